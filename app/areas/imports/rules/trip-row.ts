import { findJurisdiction } from '~/engine/jurisdictions/codes';
import { convertDistance } from '~/engine/units/conversion';
import { decimal, roundHalfUp, toSafeInteger } from '~/engine/units/decimal';
import { MAX_TENTH_MILES } from '~/areas/trips/rules/odometer';
import { readFigure } from './cell-values';
import { jurisdictionOfField } from './fields';
import type { ImportOptions } from './import-options';
import { quoted, type RowReader } from './row-reader';

export interface GivenMiles {
  jurisdiction: string;
  tenthMiles: number;
  exemptTenthMiles: number;
  exemptReason: string;
}

/** A place as a line names it: in one text, or in parts. `field` is where an error about it belongs. */
export interface PlaceText {
  field: string;
  city: string;
  state: string;
  zip: string;
  via: boolean;
}

/** A line of trips, read but not yet looked up. */
export interface TripDraft {
  kind: 'trip';
  unit: string;
  vin: string;
  date: string;
  endDate: string;
  driver: string;
  reference: string;
  highways: string;
  notes: string;
  odometerStartTenths: number | null;
  odometerEndTenths: number | null;
  places: PlaceText[];
  /** Miles by jurisdiction as the file gives them; null where a route is to find them. */
  miles: GivenMiles[] | null;
  totalTenthMiles: number | null;
  /** Lines with the same key, one after the other, are one trip; null for a line that is a trip by itself. */
  groupKey: string | null;
}

const MILES_PER_STATE_SLACK_TENTHS = 10;

/** Reads one line of trips. What is wrong stands in `row.errors`. */
export function readTripRow(row: RowReader, mapped: readonly string[], options: ImportOptions): TripDraft {
  const tenths = (key: string): number | null => tenthMilesOf(row, key, options);
  const isSegment = row.has('state') && row.has('stateMiles');
  const draft: TripDraft = {
    kind: 'trip',
    unit: row.text('unit'),
    vin: row.text('vin'),
    date: row.date('date'),
    endDate: row.date('endDate'),
    driver: row.text('driver'),
    reference: row.text('reference'),
    highways: row.text('highways'),
    notes: row.text('notes'),
    odometerStartTenths: tenths('odometerStart'),
    odometerEndTenths: tenths('odometerEnd'),
    places: placesOf(row),
    miles: null,
    totalTenthMiles: tenths('miles'),
    groupKey: null,
  };
  const columns = jurisdictionMiles(row, mapped, options);
  const list = row.raw('states') === '' ? [] : stateList(row, options);
  const segment = isSegment ? segmentMiles(row, options) : [];
  const miles = [...columns, ...list, ...segment];
  if (miles.length > 0) draft.miles = miles;
  if (isSegment)
    draft.groupKey = [
      row.raw('tripKey'),
      draft.unit,
      draft.vin,
      draft.reference,
      row.raw('tripKey') === '' ? draft.date : '',
    ].join('\u0001');
  if (draft.date === '' && row.raw('date') === '')
    row.fail('date', 'Date is required: the day the trip began.');
  if (draft.miles === null && draft.places.length < 2 && !isSegment && row.errors.length === 0) {
    row.fail(draft.places.length === 1 ? 'to' : 'from', 'A trip needs two stops, or its miles by state.');
  }
  checkTotal(row, draft, isSegment);
  return draft;
}

/** A distance cell in tenths of a mile; null for an empty or wrong one. */
function tenthMilesOf(row: RowReader, key: string, options: ImportOptions): number | null {
  const figure = row.figure(key);
  if (figure === '') return null;
  const tenths = toTenths(figure, options);
  if (tenths !== null) return tenths;
  row.fail(key, `${quoted(row.raw(key))} is more than any odometer shows.`);
  return null;
}

/** Plain figure in the file's unit to tenths of a mile, half up; null beyond any odometer. */
export function toTenths(
  figure: string,
  { distanceUnit }: Pick<ImportOptions, 'distanceUnit'>,
): number | null {
  const tenths = roundHalfUp(
    convertDistance({ value: decimal(figure), unit: distanceUnit }, 'mile').times(10),
  );
  return tenths.greaterThan(MAX_TENTH_MILES) ? null : toSafeInteger(tenths);
}

/** "Dallas, TX > Tulsa, OK", "Dallas, TX; Tulsa, OK", or a list on lines of its own. */
const splitPlaces = (text: string): string[] =>
  text
    .split(/\s*(?:;|\||>|→|\n|\s-\s|\s–\s|\sto\s)\s*/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function placesOf(row: RowReader): PlaceText[] {
  const whole = splitPlaces(row.text('stops'));
  const place = (field: string, city: string, state = '', zip = ''): PlaceText => ({
    field,
    city,
    state,
    zip,
    via: false,
  });
  if (whole.length >= 2) return whole.map((text) => place('stops', text));
  const end = (side: 'from' | 'to'): PlaceText[] => {
    const [text, city, state, zip] = [
      row.text(side),
      row.text(`${side}City`),
      row.text(`${side}State`),
      row.text(`${side}Zip`),
    ];
    if (city === '' && zip === '' && text === '' && state === '') return [];
    if (text !== '' && city === '') return [place(side, text, state, zip)];
    return [place(city !== '' || !row.has(`${side}Zip`) ? `${side}City` : `${side}Zip`, city, state, zip)];
  };
  const via = splitPlaces(row.text('via')).map((text) => place('via', text));
  return [...end('from'), ...via, ...end('to')];
}

function jurisdictionMiles(row: RowReader, mapped: readonly string[], options: ImportOptions): GivenMiles[] {
  return mapped.flatMap((key) => {
    const jurisdiction = jurisdictionOfField(key);
    if (jurisdiction === null) return [];
    const tenthMiles = tenthMilesOf(row, key, options);
    return tenthMiles === null || tenthMiles === 0
      ? []
      : [{ jurisdiction, tenthMiles, exemptTenthMiles: 0, exemptReason: '' }];
  });
}

/** "TX 200.5; OK 120" or "TX: 200, OK: 120". */
function stateList(row: RowReader, options: ImportOptions): GivenMiles[] {
  const parts = row
    .raw('states')
    .split(/[;|\n]|,(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const miles: GivenMiles[] = [];
  for (const part of parts) {
    const match = /^([\p{L} .'-]+?)\s*[:=\s(]\s*([\d.,' ]+)\s*(?:mi|miles|km)?\)?$/iu.exec(part);
    const code = match ? findJurisdiction(match[1] ?? '')?.code : undefined;
    const figure = match ? readFigure(match[2] ?? '', options.decimal) : undefined;
    const tenthMiles = figure ? toTenths(figure, options) : null;
    if (!code || tenthMiles === null) {
      row.fail('states', `${quoted(part)} is not a state with its miles. Write them as TX 200.5; OK 120.`);
      return [];
    }
    miles.push({ jurisdiction: code, tenthMiles, exemptTenthMiles: 0, exemptReason: '' });
  }
  return mergeMiles(miles);
}

function segmentMiles(row: RowReader, options: ImportOptions): GivenMiles[] {
  const jurisdiction = row.jurisdiction('state');
  const tenthMiles = tenthMilesOf(row, 'stateMiles', options);
  const exemptTenthMiles = tenthMilesOf(row, 'exemptMiles', options) ?? 0;
  const exemptReason = row.text('exemptReason');
  if (jurisdiction === '' && row.raw('state') === '')
    row.fail('state', 'State is required on a line of its miles.');
  if (tenthMiles === null && row.raw('stateMiles') === '')
    row.fail('stateMiles', 'Write the miles driven in this state.');
  if (jurisdiction === '' || tenthMiles === null) return [];
  if (exemptTenthMiles > tenthMiles) row.fail('exemptMiles', 'More exempt miles than miles.');
  else if (exemptTenthMiles > 0 && exemptReason === '')
    row.fail('exemptReason', 'Say why: a trip permit and its number, or the exempt road.');
  return [
    { jurisdiction, tenthMiles, exemptTenthMiles, exemptReason: exemptTenthMiles > 0 ? exemptReason : '' },
  ];
}

/** The same jurisdiction twice is driven twice. */
export function mergeMiles(miles: readonly GivenMiles[]): GivenMiles[] {
  const merged = new Map<string, GivenMiles>();
  for (const part of miles) {
    const before = merged.get(part.jurisdiction);
    if (!before) merged.set(part.jurisdiction, { ...part });
    else {
      before.tenthMiles += part.tenthMiles;
      before.exemptTenthMiles += part.exemptTenthMiles;
      before.exemptReason ||= part.exemptReason;
    }
  }
  return [...merged.values()];
}

function checkTotal(row: RowReader, draft: TripDraft, isSegment: boolean): void {
  if (draft.miles === null || draft.totalTenthMiles === null || isSegment) return;
  const sum = draft.miles.reduce((total, part) => total + part.tenthMiles, 0);
  const slack = MILES_PER_STATE_SLACK_TENTHS * Math.max(1, draft.miles.length);
  if (Math.abs(sum - draft.totalTenthMiles) <= slack) return;
  row.fail(
    'miles',
    `The states add up to ${sum / 10} miles, and the total says ${draft.totalTenthMiles / 10}.`,
  );
}
