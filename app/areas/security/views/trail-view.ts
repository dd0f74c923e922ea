import type { TrailRow } from '~/areas/security/data/security-events.server';
import { kindWords, SECURITY_AREAS, type SecurityArea } from '~/areas/security/rules/security-kinds';
import { formatUsDate } from '~/engine/calendar/local-date';
import { paths } from '~/routes';
import { formatDistance } from '~/areas/trips/rules/distance-text';
import { distanceUnitOf, type DistanceUnit, type UnitSystem } from '~/engine/units/conversion';
import { centsToText } from '~/engine/units/format';
import { wordsIn } from '~/engine/units/unit-words';

const RECORD_NAMES: Record<string, string> = { trip: 'Trip', fuel: 'Fuel', equipment: 'Truck' };

const ACTIONS: Record<string, string> = {
  created: 'added',
  updated: 'changed',
  corrected: 'corrected',
  moved: 'moved to another truck',
  deleted: 'deleted',
  restored: 'restored from the trash',
};

/** What the fields of records are called where their name in the database is no word of a screen. */
const FIELD_NAMES: Record<string, string> = {
  equipmentId: 'truck',
  endDate: 'last day',
  odometerStartTenths: 'odometer at the start',
  odometerEndTenths: 'odometer at the end',
  odometerTenths: 'odometer',
  roadRequest: 'road asked for',
  hazmat: 'hazardous materials',
  stateLines: 'state lines',
  entry: 'how the miles are known',
  jurisdictions: 'miles by state',
  distanceTenthMiles: 'miles',
  fuelUnit: 'fuel unit',
  fuelType: 'fuel type',
  priceTenthCents: 'price',
  totalCents: 'total',
  taxPaid: 'tax paid',
  receiptId: 'receipt',
};

/** Distances in tenths of a mile, each with the field that has it as it was written in kilometers. */
const DISTANCES: Record<string, string> = {
  odometerStartTenths: 'odometerStartTenthKilometers',
  odometerEndTenths: 'odometerEndTenthKilometers',
  odometerTenths: 'odometerTenthKilometers',
  distanceTenthMiles: '',
};
const WRITTEN_KILOMETERS = new Set(Object.values(DISTANCES));

/** Of no interest to whoever reads the trail: they change with every save. */
const MACHINERY = new Set([
  'id',
  'carrierId',
  'revision',
  'routeRevision',
  'updatedAt',
  'createdAt',
  'quarterKey',
  'searchText',
  'sumsRevision',
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "odometer at the start", or the words of a name such as bulkWithdrawal. */
const fieldName = (field: string): string =>
  FIELD_NAMES[field] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase();

export interface ChangedField {
  name: string;
  /** Null where it is a list or a table: only that it changed is said. */
  before: string | null;
  after: string | null;
}

const plain = (value: unknown): string | null =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : null;

/** A field as a person reads it; null for a list or a table. */
function shown(row: Record<string, unknown>, name: string, unit: DistanceUnit): string | null {
  const value = row[name];
  if (typeof value !== 'number') return plain(value);
  const written = DISTANCES[name];
  if (written !== undefined) {
    const kilometers = row[written];
    return formatDistance(value, unit, typeof kilometers === 'number' ? kilometers : null);
  }
  return name === 'totalCents' ? centsToText(value) : plain(value);
}

/** What differs between a record before and after, field by field. */
export function changedFields(before: unknown, after: unknown, units: UnitSystem = 'us'): ChangedField[] {
  if (!isObject(before) || !isObject(after)) return [];
  const unit = distanceUnitOf(units);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !MACHINERY.has(name) && !WRITTEN_KILOMETERS.has(name),
  );
  const textOf = (row: Record<string, unknown>, name: string) =>
    name in DISTANCES ? shown(row, name, unit) : JSON.stringify(row[name] ?? null);
  return names
    .filter((name) => textOf(before, name) !== textOf(after, name))
    .map((name) => {
      const [old, now] = [shown(before, name, unit), shown(after, name, unit)];
      const isText = old !== null && now !== null && old.length <= 80 && now.length <= 80;
      return {
        name: wordsIn(units, fieldName(name)),
        before: isText ? old : null,
        after: isText ? now : null,
      };
    });
}

const fieldText = ({ name, before, after }: ChangedField): string =>
  before === null || after === null ? name : `${name} ${before || 'empty'} → ${after || 'empty'}`;

const dateOf = (row: unknown): string => {
  const date =
    isObject(row) && typeof row['date'] === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(row['date']) : null;
  return date ? formatUsDate(date[0]) : '';
};

const unitOf = (row: unknown): string =>
  isObject(row) && typeof row['unit'] === 'string' ? row['unit'] : '';

const recordPath = (what: string, id: number): string =>
  what === 'trip' ? paths.trip(id) : what === 'fuel' ? paths.fuel([id]) : paths.equipmentUnit(id);

export interface TrailLine {
  key: string;
  at: Date;
  who: string;
  /** "Trip 12 changed" */
  what: string;
  /** What of it, in words. */
  details: string;
  /** Where the record is shown; null for events and for what is gone. */
  href: string | null;
}

/** A row of the trail in words, in the carrier's units. */
export function trailLine(row: TrailRow, units: UnitSystem = 'us'): TrailLine {
  const key = `${row.source}${row.id}`;
  const who = row.by ?? 'Stateline';
  if (row.source === 'e' || row.recordId === null) {
    const about = row.about === null ? '' : `${row.about}: `;
    return { key, at: row.at, who, what: kindWords(row.what), details: about + row.detail, href: null };
  }
  const { what: entity, recordId, action, before, after } = row;
  const name = entity === 'equipment' ? unitOf(after ?? before) || String(recordId) : String(recordId);
  const fields = action === 'updated' || action === 'corrected' ? changedFields(before, after, units) : [];
  const date = dateOf(after ?? before);
  return {
    key,
    at: row.at,
    who,
    what: `${RECORD_NAMES[entity] ?? entity} ${name} ${ACTIONS[action] ?? action}`,
    details: fields.length > 0 ? fields.map(fieldText).join('; ') : date && `of ${date}`,
    href: action === 'deleted' ? null : recordPath(entity, recordId),
  };
}

/** What the list can be narrowed to, with its words. */
export const trailOptions = (choices: readonly string[]): { value: string; label: string }[] =>
  choices.map((value) => ({
    value,
    label:
      { trip: 'Trips', fuel: 'Fuel', equipment: 'Trucks' }[value] ??
      SECURITY_AREAS[value as SecurityArea] ??
      value,
  }));

export const TRAIL_COLUMNS = ['When (UTC)', 'Who', 'What', 'Record', 'Action', 'Details', 'Before', 'After'];

const jsonOf = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value);

/** A row of the file: the words of the screen, and the record before and after as JSON. */
export function trailCells(row: TrailRow, units: UnitSystem): string[] {
  const { what, details } = trailLine(row, units);
  return [
    row.at.toISOString(),
    row.by ?? '',
    what,
    row.recordId === null ? '' : `${row.what} ${row.recordId}`,
    row.action || row.what,
    details,
    jsonOf(row.before),
    jsonOf(row.after),
  ];
}
