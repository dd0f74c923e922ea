import { drivenIn, gapIn, tripDrivenIn } from '~/areas/equipment/rules/odometer-replacements';
import { apiName, namesOf } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { minutesText, ODOMETER_SOURCES, PositionCheck } from '~/areas/imports/rules/position-check';
import { monthTenthsIn } from '~/areas/reconciliation/rules/mileage-months';
import type { TruckMiles } from '~/areas/reconciliation/read-reconciliation.server';
import { csvLine } from '~/engine/text/csv';
import type { ResolvedFinding } from '~/areas/ledger/rules/finding';
import { findingTitle } from '~/areas/ledger/rules/finding';
import {
  convertFuel,
  distanceUnitOf,
  liquidUnitOf,
  type DistanceUnit,
  type FuelUnit,
  type UnitSystem,
} from '~/engine/units/conversion';
import { decimal, roundHalfUp, sumDecimals, toWhole } from '~/engine/units/decimal';
import { fixedFromScaled } from '~/engine/units/format';
import { tenthsIn, tripTenthsIn } from '~/areas/trips/rules/distance-text';
import {
  OTHER_FUEL_UNITS,
  type ChangeRow,
  type MonthlySummary,
  type OdometerGap,
  type OdometerSpan,
} from '~/areas/returns/audit-records';
import type { Pages, SourceFuel, SourcePosition, SourceTrip } from '~/areas/returns/source-pages.server';
import { sourceOf } from './source-sheets';

/**
 * The lists of an audit export, as comma-separated values: distances to the tenth of the carrier's unit, fuel to the thousandth,
 * money to the cent.
 */

const tenths = (value: number | null): string => (value === null ? '' : fixedFromScaled(value, 1));
/** Tenths of a mile in the carrier's unit, `typed` where they were written in kilometers. */
const far = (tenthMiles: number | null, unit: DistanceUnit, typed: number | null = null): string =>
  tenths(shown(tenthMiles, unit, typed));
const shown = (tenthMiles: number | null, unit: DistanceUnit, typed: number | null): number | null =>
  tenthMiles === null ? null : tenthsIn(tenthMiles, unit, typed);
/** From one reading to another, both as they are shown. */
/** The heads of columns of distances, which name their unit. */
const headIn = (unit: DistanceUnit, head: readonly string[]): string[] =>
  unit === 'mile' ? [...head] : head.map((name) => name.replace(/(^|_)miles(?=_|$)/, '$1km'));
const thousandths = (value: number): string => fixedFromScaled(value, 3);
const cents = (value: number | null): string => (value === null ? '' : fixedFromScaled(value, 2));

/** The head, then the lines of each page in one piece. */
async function* csvOf<T>(
  head: readonly string[],
  pages: Pages<T>,
  linesOf: (record: T) => readonly string[],
): AsyncGenerator<string> {
  yield csvLine(head);
  for await (const page of pages) yield page.flatMap(linesOf).join('');
}

/** Plain texts that have no place among the columns before them. */
const TRIP_TAIL = namesOf(TRIP_TEXTS).filter((name) => !['driver', 'reference', 'highways'].includes(name));
const FUEL_TAIL = namesOf(FUEL_TEXTS).filter((name) => !['seller', 'reference'].includes(name));

const TRIP_HEAD = [
  'trip', 'unit', 'vin', 'driver', 'reference', 'start_date', 'end_date', 'origin', 'destination', 'route', 'highways', 'odometer_start', 'odometer_end', 'odometer_miles', 'trip_miles',
  'jurisdiction', 'miles', 'routed_miles', 'corrected_miles', 'exempt_miles', 'exempt_reason', 'source', 'engine', 'corrected_by', 'corrected_at', 'correction_reason', 'route_status', 'hazmat',
  ...TRIP_TAIL.map(apiName), 'created_at', 'updated_at', 'counts',
]; // prettier-ignore

/** One row for each trip and jurisdiction, with the trip's own columns repeated (P540.100). */
export const tripsCsv = (trips: Pages<SourceTrip>, unit: DistanceUnit): AsyncGenerator<string> =>
  csvOf(headIn(unit, TRIP_HEAD), trips, (trip) => linesOfTrip(trip, unit));

function linesOfTrip(trip: SourceTrip, unit: DistanceUnit): string[] {
  const start = shown(trip.odometerStartTenths, unit, trip.odometerStartTenthKilometers);
  const end = shown(trip.odometerEndTenths, unit, trip.odometerEndTenthKilometers);
  const common = [
    trip.id, trip.unit, trip.vin, trip.driver, trip.reference, trip.date, trip.endDate, trip.origin, trip.destination, trip.route, trip.highways, tenths(start), tenths(end),
    tenths(tripDrivenIn(unit, trip)), tenths(trip.distanceTenthMiles === null ? null : tripTenthsIn(trip.parts, unit)),
  ]; // prettier-ignore
  const tail = [
    trip.routeStatus,
    trip.hazmat ? 'yes' : 'no',
    ...TRIP_TAIL.map((name) => trip[name]),
    trip.createdAt,
    trip.updatedAt,
    trip.counts ? 'yes' : 'no',
  ];
  if (trip.parts.length === 0)
    return [csvLine([...common, '', '', '', '', '', '', '', '', '', '', '', ...tail])];
  return trip.parts.map((part) =>
    csvLine([
      ...common,
      part.jurisdiction,
      far(part.tenthMiles, unit, part.tenthKilometers),
      far(part.routedTenthMiles, unit),
      far(part.manualTenthMiles, unit, part.tenthKilometers),
      far(part.exemptTenthMiles, unit, part.exemptTenthKilometers),
      part.exemptReason,
      sourceOf(trip, part),
      trip.engine,
      part.correctedBy,
      part.correctedAt,
      part.correctionReason,
      ...tail,
    ]),
  );
}

/** The name of a receipt inside the archive. */
export const receiptPath = (fuel: Pick<SourceFuel, 'receiptId' | 'receiptName'>): string =>
  `receipts/${fuel.receiptId}-${safeName(fuel.receiptName ?? 'receipt')}`;

const safeName = (name: string): string =>
  name
    .replace(/[^\w.-]+/g, '_')
    .replace(/^\.+/, '')
    .slice(-80) || 'receipt';

const FUEL_HEAD = [
  'purchase', 'date', 'unit', 'vin', 'buyer', 'seller', 'city', 'state', 'zip', 'quantity', 'measured_in', 'fuel_type', 'price_per_unit', 'total', 'tax_paid', 'bulk', 'reference', 'receipt_file', 'receipt_sha256', ...FUEL_TAIL.map(apiName), 'tank', 'quantity_without_tax',
]; // prettier-ignore

/** P550: date, seller, place, quantity, type, price, vehicle, buyer, receipt. With `bulk` only withdrawals from the own tank. */
export const fuelCsv = (fuel: Pages<SourceFuel>, buyer: string, only?: 'bulk'): AsyncGenerator<string> =>
  csvOf(FUEL_HEAD, fuel, (entry) => (only === 'bulk' && !entry.bulk ? [] : [lineOfFuel(entry, buyer)]));

const lineOfFuel = (entry: SourceFuel, buyer: string): string =>
  csvLine([
    entry.id, entry.date, entry.unit, entry.vin, buyer, entry.seller, entry.city, entry.state, entry.zip, entry.quantity, entry.fuelUnit, entry.fuelType, entry.pricePerUnit, cents(entry.totalCents),
    entry.taxPaid ? 'yes' : 'no', entry.bulk ? 'yes' : 'no', entry.reference, entry.receiptId === null ? '' : receiptPath(entry), entry.receiptSha256, ...FUEL_TAIL.map((name) => entry[name]),
    entry.tank, entry.untaxedQuantity,
  ]); // prettier-ignore

/** P540.200: unit, VIN, time, place with six decimals, odometer; by trip and time. */
export const positionsCsv = (positions: Pages<SourcePosition>, unit: DistanceUnit): AsyncGenerator<string> =>
  csvOf(
    ['trip', 'unit', 'vin', 'utc_time', 'local_time', 'time_zone', 'latitude', 'longitude', 'odometer'],
    positions,
    (position) => [
      csvLine([
      position.tripId, position.unit, position.vin, position.utc.slice(0, 19), position.local, position.timeZone,
      fixedFromScaled(position.latMicrodegrees, 6), fixedFromScaled(position.lonMicrodegrees, 6), far(position.odometerTenths, unit, position.odometerTenthKilometers),
    ]), // prettier-ignore
    ],
  );

/** A sum of distances: tenths of a kilometer of a carrier that records in them, else of a mile. */
const sumTenths = (tenthMiles: number, tenthMillimeters: number | null): number =>
  tenthMillimeters === null ? tenthMiles : toWhole(decimal(tenthMillimeters).dividedBy(1_000_000));
const sumText = (tenthMiles: number, tenthMillimeters: number | null): string =>
  tenths(sumTenths(tenthMiles, tenthMillimeters));

/** Each truck and day with readings against P540.200, and against IRP's longer interval. */
export async function* positionCheckCsv(positions: Pages<SourcePosition>): AsyncGenerator<string> {
  const check = new PositionCheck();
  for await (const page of positions)
    for (const position of page)
      check.add({
        unit: position.unit ?? '',
        vin: position.vin,
        day: (position.local || position.utc).slice(0, 10),
        at: Date.parse(`${position.utc.replace(' ', 'T')}Z`),
        latMicrodegrees: position.latMicrodegrees,
        lonMicrodegrees: position.lonMicrodegrees,
        odometerTenths: position.odometerTenths,
        run: String(position.tripId),
        hasTripReadings: position.tripReadings,
      });
  yield csvLine([
    'unit', 'vin', 'day', 'readings', 'longest_interval', 'intervals_over_10_minutes', 'intervals_over_15_minutes', 'decimals', 'odometer_source',
    'p540_200', 'p540_200_why', 'irp_15_minutes', 'irp_why',
  ]); // prettier-ignore
  for (const day of check.days())
    yield csvLine([
      day.unit, day.vin, day.day, day.readings, minutesText(day.longestSeconds), day.overTen, day.overFifteen, day.decimals, ODOMETER_SOURCES[day.odometer],
      day.ifta.length === 0 ? 'pass' : 'fail', day.ifta.join('; '), day.irp.length === 0 ? 'pass' : 'fail', day.irp.join('; '),
    ]); // prettier-ignore
}

const LIQUID_UNITS = ['gallon', 'litre'] as const;

/** Miles and fuel of each vehicle, month and jurisdiction. Fuel is added up as it was entered, and then converted. */
export function* summariesCsv(summaries: Iterable<MonthlySummary>, system: UnitSystem): Generator<string> {
  const liquid = liquidUnitOf(system);
  const liquidOf = (quantity: number, unit: FuelUnit) =>
    convertFuel({ value: fixedFromScaled(quantity, 3), unit }, liquid);
  yield csvLine([
    ...headIn(distanceUnitOf(system), [
      'unit',
      'vin',
      'month',
      'jurisdiction',
      'trips',
      'miles',
      'exempt_miles',
    ]),
    liquid === 'gallon' ? 'gallons' : 'liters',
    ...OTHER_FUEL_UNITS,
  ]);
  for (const row of summaries)
    yield csvLine([
      row.unit,
      row.vin,
      row.month,
      row.jurisdiction,
      row.trips,
      sumText(row.tenthMiles, row.tenthMillimeters),
      sumText(row.exemptTenthMiles, row.exemptTenthMillimeters),
      roundHalfUp(
        sumDecimals(LIQUID_UNITS.map((unit) => liquidOf(row.fuelThousandths[unit] ?? 0, unit))),
        3,
      ).toFixed(3),
      ...OTHER_FUEL_UNITS.map((unit) => thousandths(row.fuelThousandths[unit] ?? 0)),
    ]);
}

/** First and last reading of each vehicle, the miles between them, and how far they are from the miles of its trips. */
export function* odometerCsv(spans: Iterable<OdometerSpan>, unit: DistanceUnit): Generator<string> {
  yield csvLine(
    headIn(unit, [
      'unit',
      'vin',
      'first_day',
      'last_day',
      'trips',
      'trips_with_readings',
      'odometer_first',
      'odometer_last',
      'odometer_miles',
      'trip_miles',
      'difference',
    ]),
  );
  for (const span of spans) {
    const first = shown(span.firstTenths, unit, span.firstTenthKilometers);
    const last = shown(span.lastTenths, unit, span.lastTenthKilometers);
    const driven = spanIn(span, unit);
    const trips = sumTenths(span.tenthMiles, span.tenthMillimeters);
    yield csvLine([
      span.unit, span.vin, span.firstDate, span.lastDate, span.trips, span.readings, tenths(first), tenths(last), tenths(driven), tenths(trips),
      tenths(driven === null ? null : driven - trips),
    ]); // prettier-ignore
  }
}

function spanIn(span: OdometerSpan, unit: DistanceUnit): number | null {
  const { firstTenths, lastTenths, firstReadOn, lastReadOn } = span;
  if (firstTenths === null || lastTenths === null || firstReadOn === null || lastReadOn === null) return null;
  return drivenIn(
    unit,
    [
      { tenthMiles: firstTenths, tenthKilometers: span.firstTenthKilometers, day: firstReadOn },
      { tenthMiles: lastTenths, tenthKilometers: span.lastTenthKilometers, day: lastReadOn },
    ],
    span.odometerReplacements,
  );
}

/** From one trip's last reading to the next one's first, vehicle by vehicle: zero where they meet, a gap or an overlap else. */
export function* odometerGapsCsv(gaps: Iterable<OdometerGap>, unit: DistanceUnit): Generator<string> {
  yield csvLine([
    'unit', 'vin', 'trip_before', 'ended', 'odometer_end', 'trip_after', 'began', 'odometer_start', 'gap',
  ]); // prettier-ignore
  for (const gap of gaps) {
    const end = shown(gap.endTenths, unit, gap.endTenthKilometers);
    const start = shown(gap.startTenths, unit, gap.startTenthKilometers);
    yield csvLine([
      gap.unit, gap.vin, gap.beforeId, gap.beforeDate, tenths(end), gap.afterId, gap.afterDate, tenths(start), tenths(gapIn(unit, gap)),
    ]); // prettier-ignore
  }
}

/** Trucks for which a person chose a source of miles: which one counts and who said so, with all of them month by month. */
export function* mileageSourcesCsv(trucks: Iterable<TruckMiles>, unit: DistanceUnit): Generator<string> {
  yield csvLine(headIn(unit, [
    'unit', 'vin', 'counts', 'chosen_by', 'chosen_at', 'reason', 'month', 'trip_miles', 'position_miles', 'added_miles', 'odometer_miles', 'miles_on_return',
  ])); // prettier-ignore
  for (const { truck, chosen, months } of trucks) {
    if (chosen === null) continue;
    const { source, by, at, reason } = chosen;
    const said = [source, by, at.toISOString().slice(0, 19), reason];
    for (const month of months) {
      const { trip, position, added, odometer, counted } = monthTenthsIn(month, unit);
      yield csvLine([
        truck.unit, truck.vin, ...said, month.month, tenths(trip), tenths(position), tenths(added), tenths(odometer), tenths(counted),
      ]); // prettier-ignore
    }
  }
}

export async function* exceptionsCsv(
  findings: AsyncIterable<ResolvedFinding>,
  units: UnitSystem,
): AsyncGenerator<string> {
  yield csvLine([
    'finding',
    'on',
    'record',
    'message',
    'resolved',
    'resolution',
    'resolved_by',
    'resolved_at',
  ]);
  for await (const { kind, on, message, resolution } of findings) {
    yield csvLine([
      findingTitle(kind, units),
      on.kind,
      on.kind === 'state' ? on.code : on.id,
      message,
      resolution ? 'yes' : 'no',
      resolution?.reason,
      resolution?.by,
      resolution?.at,
    ]);
  }
}

export const changesCsv = (changes: Pages<ChangeRow>): AsyncGenerator<string> =>
  csvOf(['change', 'at', 'by', 'entity', 'record', 'action', 'before', 'after'], changes, (row) => [
    csvLine([row.id, row.at, row.by, row.entity, row.recordId, row.action, row.before, row.after]),
  ]);
