import { createHash } from 'node:crypto';
import { findFuelLike, findReceiptedFuelNear, findTripsLike } from '~/areas/ledger/data/bulk-records.server';
import { unitHolder } from '~/areas/equipment/data/equipment.server';
import {
  findFingerprints,
  findMadeBy,
  type ImportRow,
  type NewImportRow,
} from '~/areas/imports/data/import-rows.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { MATCH_DAYS, MATCH_THOUSANDTHS, sameFills } from '~/areas/fuel/rules/receipt-match';
import { formatUsDate } from '~/engine/calendar/local-date';
import { fuelUnitName } from '~/engine/ifta/notice';
import {
  fuelText,
  isSameTrip,
  lineText,
  recordedFuel,
  tripText,
  type FuelFacts,
  type TripFacts,
} from '~/areas/imports/rules/likeness';
import { lockedMessage, quarterName } from '~/areas/trips/locked-quarter.server';
import type { ReadImport } from './import-file';
import type { FuelRecord } from './prepare-fuel-row.server';
import type { TripRecord } from './prepare-trip-row.server';

export type ImportRecord = TripRecord | FuelRecord;

const vehicleText = ({ newUnit, fields }: ImportRecord): string =>
  newUnit === '' ? String(fields.equipmentId ?? '') : `new ${newUnit}`;

const fuelFacts = (record: FuelRecord): FuelFacts => ({ ...record.fields, vehicle: vehicleText(record) });

const tripFacts = (record: TripRecord): TripFacts => ({
  ...record.fields,
  vehicle: vehicleText(record),
  stops: record.fields.stops.map(({ label }) => label),
  miles: record.miles,
});

/** Two equal records without a number are two where their lines tell them apart, by the time, the pump or the price. */
const fingerprintOf = (record: ImportRecord, said: string): string =>
  createHash('md5')
    .update(record.kind === 'trip' ? tripText(tripFacts(record)) : fuelText(fuelFacts(record)))
    .update(record.fields.reference.trim() === '' ? said : '')
    .digest('hex');

/** Marks the good lines that say what an earlier line of the file, or a record of the carrier, says already. */
export async function markDuplicates(
  scope: CarrierScope,
  { id, format }: Pick<ReadImport, 'id' | 'format'>,
  rows: NewImportRow[],
): Promise<void> {
  const good = rows.filter((row) => row.state === 'good' && row.record !== null);
  for (const row of good)
    row.fingerprint = fingerprintOf(row.record as ImportRecord, lineText(row.cells, format.headers));
  const earlier = await findFingerprints(
    scope,
    id,
    good.map((row) => row.fingerprint ?? ''),
  );
  for (const row of good) {
    const before = earlier.get(row.fingerprint ?? '');
    if (before === undefined) earlier.set(row.fingerprint ?? '', row.number);
    else mark(row, `Same as row ${before}.`);
  }
  await markRecorded(
    scope,
    good.filter((row) => row.state === 'good'),
  );
}

/** How the reason of a line begins that the records of a filed quarter do not have. */
export const NOT_RECORDED = 'No matching record.';

/**
 * Sets the lines of filed quarters aside: nothing in them changes. Which of them are recorded was looked up before, so that a
 * person sees what the filed return lacks.
 */
export function setAsideFiled(rows: readonly NewImportRow[], filed: ReadonlySet<number>): void {
  for (const row of rows) {
    const { quarterKey = 0 } = (row.record ?? {}) as Partial<ImportRecord>;
    if ((row.state !== 'good' && row.state !== 'duplicate') || !filed.has(quarterKey)) continue;
    row.reason =
      row.state === 'duplicate'
        ? `${row.reason} ${quarterName(quarterKey)} is filed.`
        : [NOT_RECORDED, row.reason, lockedMessage(quarterKey)].filter(Boolean).join(' ');
    row.state = 'aside';
    row.record = null;
  }
}

const mark = (row: NewImportRow, reason: string): void => {
  row.state = 'duplicate';
  row.reason = reason;
};

const fuelKey = ({ record }: NewImportRow) => {
  const { equipmentId, date, gallonsThousandths } = (record as FuelRecord).fields;
  return { equipmentId, date, gallonsThousandths };
};

const tripKey = ({ record }: NewImportRow) => {
  const { equipmentId, date, endDate } = (record as TripRecord).fields;
  return { equipmentId, date, endDate };
};

/**
 * Of lines that are about to be recorded those that have been recorded since they were checked: by another import of the same
 * purchases, or by hand. Two imports may be checked beside each other, and neither knows of the other's lines then.
 * @returns the lines with the reason
 */
export async function recordedSince(
  scope: CarrierScope,
  importId: string,
  rows: readonly ImportRow[],
): Promise<{ number: number; state: 'duplicate'; reason: string }[]> {
  const holders = new Map<string, number | null>();
  for (const { newUnit } of rows.map(({ record }) => record as ImportRecord))
    if (newUnit !== '' && !holders.has(newUnit)) holders.set(newUnit, await unitHolder(scope, newUnit));
  const lines = rows.map((row): NewImportRow => {
    const record = row.record as ImportRecord;
    const equipmentId = holders.get(record.newUnit) ?? null;
    return {
      ...row,
      state: 'good',
      record:
        equipmentId === null ? record : { ...record, newUnit: '', fields: { ...record.fields, equipmentId } },
    };
  });
  await markLike(scope, lines, importId);
  return lines.flatMap(({ number, state, reason }) =>
    state === 'duplicate' ? [{ number, state, reason }] : [],
  );
}

async function markRecorded(scope: CarrierScope, rows: readonly NewImportRow[]): Promise<void> {
  await markLike(scope, rows);
  const isFuel = (row: NewImportRow) => (row.record as ImportRecord).kind === 'fuel';
  await markReceipted(
    scope,
    rows.filter((row) => row.state === 'good' && isFuel(row) && (row.record as ImportRecord).newUnit === ''),
  );
}

/** Marks the lines that a record of the carrier says already. `except`: what that import has made itself says nothing. */
async function markLike(
  scope: CarrierScope,
  rows: readonly NewImportRow[],
  except: string | null = null,
): Promise<void> {
  const ofOthers = async <T extends { id: number }>(kind: 1 | 2, found: readonly T[]): Promise<T[]> => {
    if (except === null || found.length === 0) return [...found];
    const own = await findMadeBy(
      scope,
      except,
      kind,
      found.map(({ id }) => id),
    );
    return found.filter(({ id }) => !own.has(id));
  };
  const known = rows.filter((row) => (row.record as ImportRecord).newUnit === '');
  const fuel = known.filter((row) => (row.record as ImportRecord).kind === 'fuel');
  const trips = known.filter((row) => (row.record as ImportRecord).kind === 'trip');

  const isRecorded = recordedFuel(
    (await ofOthers(2, await findFuelLike(scope, fuel.map(fuelKey)))).map((facts) => ({
      ...facts,
      vehicle: String(facts.equipmentId),
    })),
  );
  for (const row of fuel) {
    const facts = fuelFacts(row.record as FuelRecord);
    if (isRecorded(facts))
      mark(row, `Recorded before: the same fuel, truck and state on ${formatUsDate(facts.date)}.`);
  }

  const driven = new Map<string, TripFacts[]>();
  for (const trip of await ofOthers(1, await findTripsLike(scope, trips.map(tripKey)))) {
    push(driven, `${trip.equipmentId ?? ''} ${trip.date}`, {
      ...trip,
      vehicle: String(trip.equipmentId ?? ''),
      stops: trip.stops.map(({ label }) => label),
      miles: trip.jurisdictions,
    });
  }
  for (const row of trips) {
    const facts = tripFacts(row.record as TripRecord);
    if (driven.get(`${facts.vehicle} ${facts.date}`)?.some((one) => isSameTrip(facts, one)))
      mark(row, `Recorded before: the same trip of this truck on ${formatUsDate(facts.date)}.`);
  }
}

/** A card line may be the fill whose receipt was recorded before, a day or hundredths of a gallon apart. A receipt is one line's. */
async function markReceipted(scope: CarrierScope, rows: readonly NewImportRow[]): Promise<void> {
  const receipted = await findReceiptedFuelNear(scope, rows.map(fuelKey), {
    days: MATCH_DAYS,
    thousandths: MATCH_THOUSANDTHS,
  });
  for (const row of rows) {
    const { equipmentId, date, state, fuelType, fuelUnit, gallonsThousandths } = (row.record as FuelRecord)
      .fields;
    const [same] = sameFills({ equipmentId, date, state, fuelType, fuelUnit, gallonsThousandths }, receipted);
    if (!same) continue;
    receipted.splice(receipted.indexOf(same), 1);
    mark(
      row,
      `Recorded from a receipt: ${same.quantity} ${fuelUnitName(same.fuelUnit)} on ${formatUsDate(same.date)}.`,
    );
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
