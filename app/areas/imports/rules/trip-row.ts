import {
  drivenOnTrip,
  runsBack,
  type OdometerReplacement,
} from '~/areas/equipment/rules/odometer-replacements';
import { unitInFile } from '~/areas/equipment/rules/unit-number';
import { eachText } from '~/engine/records/text-fields';
import { TRIP_TEXTS, type TripTexts } from '~/areas/trips/fields';
import { localDateInZone } from '~/engine/calendar/local-date';
import { convertDistance, type DistanceUnit } from '~/engine/units/conversion';
import { decimal, roundHalfUp, sumDecimals, toSafeInteger, type Decimal } from '~/engine/units/decimal';
import { lengthBeyond, MAX_TENTH_MILES, type Distance } from '~/areas/trips/rules/odometer';
import { jurisdictionIn, readDate, readFigure } from './cell-values';
import { jurisdictionOfField } from './fields';
import type { ImportOptions } from './import-options';
import { finePointIn, microdegrees, type Point } from './microdegrees';
import { MomentReader } from './position-time';
import { periodInCells } from './report-period';
import { quoted, type RowReader } from './row-reader';
import { tenthsIn, tripTenthsIn, unitWord } from '~/areas/trips/rules/distance-text';
import { wordsIn } from '~/engine/units/unit-words';

export interface GivenMiles {
  jurisdiction: string;
  tenthMiles: number;
  /** Of a file in kilometers, as it has them; absent of others, and of lines that were read before they were kept. */
  tenthKilometers?: number | null;
  exemptTenthMiles: number;
  exemptTenthKilometers?: number | null;
  exemptReason: string;
  /** The same distance unrounded, in tenths of a mile and of a kilometer: parts of one trip are added before they are rounded. */
  exactTenths?: string;
  exactTenthKilometers?: string;
}

/** A place as a line names it: in one text, or in parts. `field` is where an error about it belongs. */
export interface PlaceText {
  field: string;
  city: string;
  state: string;
  zip: string;
  via: boolean;
  /** Where a device was, in millionths of a degree; the place is then the nearest town. */
  at?: Point;
}

/** A line of trips, read but not yet looked up. */
export interface TripDraft extends TripTexts {
  kind: 'trip';
  unit: string;
  vin: string;
  date: string;
  endDate: string;
  odometerStartTenths: number | null;
  /** As the file has it in kilometers; null of other units. */
  odometerStartTenthKilometers: number | null;
  odometerEndTenths: number | null;
  odometerEndTenthKilometers: number | null;
  places: PlaceText[];
  /** Miles by jurisdiction as the file gives them; null where a route is to find them. */
  miles: GivenMiles[] | null;
  totalTenthMiles: number | null;
  /** As a file in kilometers has it; absent of lines that were read before it was kept. */
  totalTenthKilometers?: number | null;
  /** Lines with the same key, one after the other, are one trip; null for a line that is a trip by itself. */
  groupKey: string | null;
  /** Hazardous materials on board; null where the line does not say. */
  hazmat: boolean | null;
}

/** Of a tenth of a mile, as text: finer than any device measures. */
const PLACES_KEPT = 12;
const MILES_PER_STATE_SLACK_TENTHS = 10;

/** The odometers that the vehicle of a line got in place of others. */
export type OdometersOf = (draft: Pick<TripDraft, 'unit' | 'vin'>) => readonly OdometerReplacement[];
export const NO_OTHERS: OdometersOf = () => [];

/** Reads one line of trips. What is wrong is in `row.errors`. */
export function readTripRow(
  row: RowReader,
  mapped: readonly string[],
  given: ImportOptions,
  odometersOf: OdometersOf = NO_OTHERS,
): TripDraft {
  const options = row.raw('isMetric') === '' ? given : { ...given, distanceUnit: unitOf(row, given) };
  addEmpty(row);
  const readings = readingsOf(row);
  const reading = (key: string | null): Distance | null =>
    key === null ? null : distanceOf(row, key, options);
  const isSegment = row.has('state') && (row.has('stateMiles') || isMeasured(row, readings));
  const days = daysOf(row, options);
  const [start, end, total] = [reading(readings.start), reading(readings.end), reading('miles')];
  const draft: TripDraft = {
    kind: 'trip',
    unit: unitInFile(row.text('unit')),
    vin: row.text('vin'),
    date: days.date,
    endDate: days.endDate,
    ...eachText(TRIP_TEXTS, (name) => row.text(name)),
    odometerStartTenths: start?.tenthMiles ?? null,
    odometerStartTenthKilometers: start?.tenthKilometers ?? null,
    odometerEndTenths: end?.tenthMiles ?? null,
    odometerEndTenthKilometers: end?.tenthKilometers ?? null,
    places: placesOf(row),
    miles: null,
    totalTenthMiles: total?.tenthMiles ?? null,
    totalTenthKilometers: total?.tenthKilometers ?? null,
    groupKey: null,
    hazmat: row.yesNo('hazmat'),
  };
  const columns = jurisdictionMiles(row, mapped, options);
  const list = row.raw('states') === '' ? [] : stateList(row, options);
  const segment = isSegment ? segmentMiles(row, options, readings, () => tripDriven(draft, odometersOf)) : [];
  const miles = [...columns, ...list, ...segment];
  if (miles.length > 0) draft.miles = miles;
  if (isSegment)
    draft.groupKey = [
      row.raw('tripKey'),
      draft.unit,
      draft.vin,
      draft.reference,
      row.raw('tripKey') === '' ? days.groupedBy : '',
    ].join('\u0001');
  if (
    draft.date === '' &&
    !['date', 'startAt', 'endAt', 'year', 'quarter', 'month'].some((key) => row.raw(key) !== '')
  )
    row.fail('date', 'Date is required: the day the trip began.');
  if (draft.miles === null && draft.places.length < 2 && !isSegment && row.errors.length === 0) {
    row.fail(
      draft.places.length === 1 ? 'to' : 'from',
      inWords(options, 'A trip needs two stops, or its miles by state.'),
    );
  }
  checkTotal(row, draft, isSegment, options);
  return draft;
}

const unitOf = (row: RowReader, { distanceUnit }: ImportOptions): ImportOptions['distanceUnit'] => {
  const isMetric = row.yesNo('isMetric');
  return isMetric === null ? distanceUnit : isMetric ? 'km' : 'mile';
};

interface Readings {
  start: string | null;
  end: string | null;
}

/** Empty miles in a column of their own are driven as the loaded ones are; what is no figure is left for its own column to say. */
function addEmpty(row: RowReader): void {
  const empty = row.peekFigure('emptyMiles');
  if (!row.has('emptyMiles') || empty === '' || empty.startsWith('-')) return;
  const key = row.has('stateMiles') ? 'stateMiles' : 'miles';
  if (row.raw(key) !== '' && row.peekFigure(key) === '') return;
  row.derive(
    key,
    decimal(row.peekFigure(key) || '0')
      .plus(empty)
      .toString(),
    key,
  );
}

/** The pair of odometer readings that counts: calibrated ones before those of the device, the dash before the GPS. */
function readingsOf(row: RowReader): Readings {
  const pairs: [string, string][] = [
    ['startCalibrated', 'endCalibrated'],
    ['odometerStart', 'odometerEnd'],
    ['startGps', 'endGps'],
  ];
  const isGiven = ([start, end]: [string, string]) => row.raw(start) !== '' && row.raw(end) !== '';
  const [start, end] = pairs.find(isGiven) ?? ['odometerStart', 'odometerEnd'];
  return { start: row.has(start) ? start : null, end: row.has(end) ? end : null };
}

/** In a table that says where a trip went, readings are those of the whole trip; else those of the state of the line. */
const isMeasured = (row: RowReader, { start, end }: Readings): boolean =>
  start !== null &&
  end !== null &&
  !['type', 'from', 'fromCity', 'fromZip', 'stops', 'states', 'miles'].some((key) => row.has(key));

interface Days {
  date: string;
  endDate: string;
  /** Lines of one truck with the same are one trip. */
  groupedBy: string;
}

const readers = new Map<string, MomentReader>();

/** One reader for each way of writing: it remembers the offsets of its zone. */
function momentsOf({ timeZone, dateOrder }: ImportOptions): MomentReader {
  const key = `${timeZone} ${dateOrder}`;
  const known = readers.get(key);
  if (known) return known;
  if (readers.size > 20) readers.clear();
  const reader = new MomentReader(timeZone, dateOrder);
  readers.set(key, reader);
  return reader;
}

/**
 * The days of a line: as written, or of the moments of a device in the zone of the carrier, or of the report's period. A
 * stretch over midnight belongs to the day it ends in, and so does its quarter.
 */
function daysOf(row: RowReader, options: ImportOptions): Days {
  const [date, endDate] = [row.date('date'), row.date('endDate')];
  if (date !== '') return { date, endDate, groupedBy: date };
  const [from, to] = [momentDay(row, 'startAt', options), momentDay(row, 'endAt', options)];
  if (from !== '' || to !== '') return { date: from || to, endDate: to || from, groupedBy: to || from };
  const period = periodOf(row, options);
  return period
    ? { date: period.from, endDate: period.to, groupedBy: period.from }
    : { date: '', endDate, groupedBy: '' };
}

function momentDay(row: RowReader, key: string, options: ImportOptions): string {
  const raw = row.raw(key);
  if (raw === '') return '';
  const at = momentsOf(options).read(raw);
  if (at !== undefined) return localDateInZone(at, options.timeZone);
  const day = readDate(raw, options.dateOrder);
  if (day !== undefined) return day;
  row.fail(key, `${quoted(raw)} is not a date and time.`);
  return '';
}

function periodOf(row: RowReader, options: ImportOptions): { from: string; to: string } | null {
  const [year, quarter, month] = ['year', 'quarter', 'month'].map((key) => row.raw(key)) as [
    string,
    string,
    string,
  ];
  if (month !== '' || quarter !== '') {
    const period = periodInCells({ year, quarter, month }, options.dateOrder);
    if (period) return period;
    row.fail(month !== '' ? 'month' : 'quarter', `${quoted(month || quarter)} is not a month or quarter.`);
    return null;
  }
  return options.periodFrom && options.periodTo ? { from: options.periodFrom, to: options.periodTo } : null;
}

/** A distance cell; null for an empty or wrong one. */
function distanceOf(row: RowReader, key: string, options: ImportOptions): Distance | null {
  const figure = row.figure(key);
  if (figure === '') return null;
  const distance = toDistance(figure, asWritten(row.raw(key), options));
  if (distance !== null) return distance;
  row.fail(key, `${quoted(row.raw(key))} is more than any odometer shows.`);
  return null;
}

type Unit = Pick<ImportOptions, 'distanceUnit'>;

/** What a person reads about a file's distances: kilometers of one in meters too. */
const writtenUnit = ({ distanceUnit }: Unit): DistanceUnit => (distanceUnit === 'mile' ? 'mile' : 'km');
const inWords = (options: Unit, text: string): string =>
  wordsIn(writtenUnit(options) === 'mile' ? 'us' : 'metric', text);

const UNITS_BEHIND: readonly (readonly [Unit['distanceUnit'], RegExp])[] = [
  ['mile', /[\d.,]\s*(mi|mls|miles?)\.?\)?$/i],
  ['km', /[\d.,]\s*(kms?|kilomet(?:er|re)s?)\.?\)?$/i],
];

/** The unit of one distance: the one behind its own figure ("418 km"), else that of the file. */
export function asWritten(text: string, { distanceUnit }: Unit): Unit {
  return {
    distanceUnit: UNITS_BEHIND.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? distanceUnit,
  };
}

/** Plain figure in the file's unit as it is kept, half up; null beyond any odometer. */
export function toDistance(figure: string, options: Unit): Distance | null {
  const tenths = roundHalfUp(exactTenthsOf(decimal(figure), options));
  if (tenths.greaterThan(MAX_TENTH_MILES)) return null;
  const kilometers = exactTenthKilometersOf(decimal(figure), options);
  return {
    tenthMiles: toSafeInteger(tenths),
    tenthKilometers: kilometers && toSafeInteger(roundHalfUp(kilometers)),
  };
}

/** A distance of a file in kilometers or meters in tenths of a kilometer, exact; null of one in miles. */
const exactTenthKilometersOf = (value: Decimal, { distanceUnit }: Unit): Decimal | null =>
  distanceUnit === 'mile' ? null : distanceUnit === 'km' ? value.times(10) : value.dividedBy(100);

/** A distance in the file's unit in tenths of a mile, exact: 1,609.344 m and 1.609344 km are ten of them. */
function exactTenthsOf(value: Decimal, { distanceUnit }: Unit): Decimal {
  const kilometers = distanceUnit === 'meter' ? value.dividedBy(1_000) : value;
  return convertDistance({ value: kilometers, unit: distanceUnit === 'mile' ? 'mile' : 'km' }, 'mile').times(
    10,
  );
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
    const at = finePointIn(text);
    if (at && city === '') return [{ ...place(side, ''), at }];
    if (text !== '' && city === '') return [place(side, text, state, zip)];
    return [place(city !== '' || !row.has(`${side}Zip`) ? `${side}City` : `${side}Zip`, city, state, zip)];
  };
  const points = [pointAt(row, 'from'), pointAt(row, 'to')];
  if (points.every((point) => point !== null) && row.raw('from') === '' && row.raw('fromCity') === '')
    return points.map((at, index) => ({ ...place(index === 0 ? 'fromLat' : 'toLat', ''), at }));
  const via = splitPlaces(row.text('via')).map((text) => place('via', text));
  return [...end('from'), ...via, ...end('to')];
}

/** Where a device was at one end; null where it had no position, which is no error of the line. */
function pointAt(row: RowReader, side: 'from' | 'to'): Point | null {
  const latMicrodegrees = microdegrees(row.raw(`${side}Lat`), 90);
  const lonMicrodegrees = microdegrees(row.raw(`${side}Lon`), 180);
  if (latMicrodegrees === null || lonMicrodegrees === null) return null;
  return latMicrodegrees === 0 && lonMicrodegrees === 0 ? null : { latMicrodegrees, lonMicrodegrees };
}

/** The kilometers are named only where there are any. */
const asGiven = ({
  tenthMiles,
  tenthKilometers,
}: Distance): Pick<GivenMiles, 'tenthMiles' | 'tenthKilometers'> => ({
  tenthMiles,
  ...(tenthKilometers === null ? {} : { tenthKilometers }),
});

function jurisdictionMiles(row: RowReader, mapped: readonly string[], options: ImportOptions): GivenMiles[] {
  return mapped.flatMap((key) => {
    const jurisdiction = jurisdictionOfField(key);
    if (jurisdiction === null) return [];
    const distance = distanceOf(row, key, options);
    return distance === null || distance.tenthMiles === 0
      ? []
      : [{ jurisdiction, ...asGiven(distance), exemptTenthMiles: 0, exemptReason: '' }];
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
    const match =
      /^([\p{L} .'-]+?)\s*[:=\s(]\s*([\d.,' ]+)\s*(?:mi|mls|miles?|kms?|kilomet(?:er|re)s?)?\.?\)?$/iu.exec(
        part,
      );
    const code = match ? jurisdictionIn(match[1] ?? '')?.code : undefined;
    const figure = match ? readFigure(match[2] ?? '', options.decimal) : undefined;
    const distance = figure ? toDistance(figure, asWritten(part, options)) : null;
    if (!code || distance === null) {
      row.fail(
        'states',
        quoted(part) + inWords(options, ' is not a state with its miles. Write them as TX 200.5; OK 120.'),
      );
      return [];
    }
    miles.push({ jurisdiction: code, ...asGiven(distance), exemptTenthMiles: 0, exemptReason: '' });
  }
  return mergeMiles(miles);
}

/** What was driven between the readings of a line, where another odometer came in between; null else. */
function tripDriven(draft: TripDraft, odometersOf: OdometersOf): Distance | null {
  const odometerReplacements = odometersOf(draft);
  const endDate = draft.endDate === '' ? draft.date : draft.endDate;
  const driven =
    odometerReplacements.length > 0 ? drivenOnTrip({ ...draft, endDate, odometerReplacements }) : null;
  const plain = (draft.odometerEndTenths ?? 0) - (draft.odometerStartTenths ?? 0);
  return driven && driven.tenthMiles !== plain ? driven : null;
}

function segmentMiles(
  row: RowReader,
  options: ImportOptions,
  readings: Readings,
  overOdometers: () => Distance | null,
): GivenMiles[] {
  const jurisdiction = row.jurisdiction('state');
  if (jurisdiction === '' && row.raw('state') === '')
    row.fail('state', inWords(options, 'State is required on a row with miles.'));
  const length = segmentLength(row, options, readings, overOdometers);
  const exempt = distanceOf(row, 'exemptMiles', options);
  const exemptTenthMiles = exempt?.tenthMiles ?? 0;
  const exemptReason = row.text('exemptReason');
  if (jurisdiction === '' || length === null) return [];
  const exactTenths = exactTenthsOf(length.value, length.unit);
  const exactKilometers = exactTenthKilometersOf(length.value, length.unit);
  const miles: Distance = {
    tenthMiles: toSafeInteger(roundHalfUp(exactTenths)),
    tenthKilometers: exactKilometers && toSafeInteger(roundHalfUp(exactKilometers)),
  };
  if (exempt && lengthBeyond(exempt, miles) > 0)
    row.fail('exemptMiles', inWords(options, 'More exempt miles than miles.'));
  else if (exemptTenthMiles > 0 && exemptReason === '')
    row.fail('exemptReason', 'Say why: a trip permit and its number, or the exempt road.');
  return [
    {
      jurisdiction,
      ...asGiven(miles),
      exemptTenthMiles,
      ...(exemptTenthMiles > 0 && exempt?.tenthKilometers != null
        ? { exemptTenthKilometers: exempt.tenthKilometers }
        : {}),
      exemptReason: exemptTenthMiles > 0 ? exemptReason : '',
      ...(exactTenths.isInteger() ? {} : { exactTenths: keptText(exactTenths) }),
      ...(exactKilometers === null || exactKilometers.isInteger()
        ? {}
        : { exactTenthKilometers: keptText(exactKilometers) }),
    },
  ];
}

const keptText = (tenths: Decimal): string => tenths.toDecimalPlaces(PLACES_KEPT).toString();

/** The distance of a line in its jurisdiction: as written, else what the odometer moved. Null where it is wrong. */
function segmentLength(
  row: RowReader,
  options: ImportOptions,
  { start, end }: Readings,
  overOdometers: () => Distance | null,
): { value: Decimal; unit: Unit } | null {
  if (row.has('stateMiles') && (row.raw('stateMiles') !== '' || start === null)) {
    if (row.raw('stateMiles') === '')
      row.fail('stateMiles', inWords(options, 'Write the miles driven in this state.'));
    return distanceOf(row, 'stateMiles', options) === null
      ? null
      : { value: decimal(row.figure('stateMiles')), unit: asWritten(row.raw('stateMiles'), options) };
  }
  const [from, to] = [start, end].map((key) => (key === null ? '' : row.figure(key)));
  if (from === undefined || to === undefined || from === '' || to === '') {
    if (row.errors.length === 0)
      row.fail(end ?? 'odometerEnd', 'The odometer readings on this row are missing.');
    return null;
  }
  const moved = decimal(to).minus(decimal(from));
  const [first, last] = [start, end].map((key) => asWritten(row.raw(key ?? ''), options)) as [Unit, Unit];
  if (first.distanceUnit !== last.distanceUnit) {
    row.fail(end ?? 'odometerEnd', 'The odometer readings on this row are in two units.');
    return null;
  }
  const driven = overOdometers();
  if (driven && !runsBack(driven)) {
    const { tenthMiles, tenthKilometers } = driven;
    return tenthKilometers === null
      ? { value: decimal(tenthMiles).dividedBy(10), unit: { distanceUnit: 'mile' } }
      : { value: decimal(tenthKilometers).dividedBy(10), unit: { distanceUnit: 'km' } };
  }
  if (!moved.isNegative()) return { value: moved, unit: last };
  row.fail(end ?? 'odometerEnd', `The odometer runs backwards, from ${from} to ${to}.`);
  return null;
}

/** The same jurisdiction twice is driven twice. */
export function mergeMiles(miles: readonly GivenMiles[]): GivenMiles[] {
  const merged = new Map<string, GivenMiles[]>();
  for (const part of miles) merged.set(part.jurisdiction, [...(merged.get(part.jurisdiction) ?? []), part]);
  return [...merged].map(([jurisdiction, parts]) => {
    const exact = sumDecimals(parts.map((part) => decimal(part.exactTenths ?? part.tenthMiles)));
    const kilometers = sumOf(parts, (part) => part.exactTenthKilometers ?? part.tenthKilometers ?? null);
    const exemptKilometers = sumOf(
      parts.filter((part) => part.exemptTenthMiles > 0),
      (part) => part.exemptTenthKilometers ?? null,
    );
    return {
      jurisdiction,
      tenthMiles: toSafeInteger(roundHalfUp(exact)),
      ...(kilometers === null ? {} : { tenthKilometers: kilometers }),
      exemptTenthMiles: parts.reduce((sum, part) => sum + part.exemptTenthMiles, 0),
      ...(exemptKilometers === null ? {} : { exemptTenthKilometers: exemptKilometers }),
      exemptReason: parts.find((part) => part.exemptReason !== '')?.exemptReason ?? '',
    };
  });
}

/** The sum of all, half up; null where one has nothing, or there is none. */
function sumOf(
  parts: readonly GivenMiles[],
  of: (part: GivenMiles) => string | number | null,
): number | null {
  const tenths = parts.map(of);
  const known = tenths.flatMap((one) => (one === null ? [] : [decimal(one)]));
  return known.length === 0 || known.length < tenths.length
    ? null
    : toSafeInteger(roundHalfUp(sumDecimals(known)));
}

function checkTotal(row: RowReader, draft: TripDraft, isSegment: boolean, options: Unit): void {
  if (draft.miles === null || draft.totalTenthMiles === null || isSegment) return;
  const sum = draft.miles.reduce((total, part) => total + part.tenthMiles, 0);
  const slack = MILES_PER_STATE_SLACK_TENTHS * Math.max(1, draft.miles.length);
  if (Math.abs(sum - draft.totalTenthMiles) <= slack) return;
  const unit = writtenUnit(options);
  const said = tripTenthsIn(draft.miles, unit) / 10;
  const total = tenthsIn(draft.totalTenthMiles, unit, draft.totalTenthKilometers) / 10;
  row.fail('miles', `The states add up to ${said} ${unitWord(unit)}, and the total says ${total}.`);
}
