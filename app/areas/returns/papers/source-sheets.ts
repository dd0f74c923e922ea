import type { WorkbookColumn, WorkbookRow, WorkbookSheet } from '~/platform/workbook/port';
import { fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { fuelUnitName } from '~/engine/ifta/notice';
import type { DistanceUnit, FuelUnit } from '~/engine/units/conversion';
import { distanceNumber } from '~/areas/trips/rules/distance-text';
import type { Pages, SourceFuel, SourceTrip } from '~/areas/returns/source-pages.server';

/** Excel ends at 1,048,576 rows. */
const ROWS_PER_SHEET = 1_000_000;

const tripColumns = (unit: DistanceUnit): WorkbookColumn[] => [
  { header: 'Trip', width: 10 },
  { header: 'Unit', width: 12 },
  { header: 'VIN', width: 20 },
  { header: 'Start', width: 12, look: 'day' },
  { header: 'End', width: 12, look: 'day' },
  { header: 'Origin', width: 24 },
  { header: 'Destination', width: 24 },
  { header: 'Highways', width: 24 },
  { header: 'Odometer start', width: 14, look: 'tenths' },
  { header: 'Odometer end', width: 14, look: 'tenths' },
  { header: 'Jurisdiction', width: 12 },
  { header: unit === 'mile' ? 'Miles' : 'Kilometers', width: 12, look: 'tenths' },
  { header: unit === 'mile' ? 'Exempt miles' : 'Exempt kilometers', width: 12, look: 'tenths' },
  { header: 'Exempt because', width: 20 },
  { header: 'Source', width: 14 },
];

const FUEL_COLUMNS: WorkbookColumn[] = [
  { header: 'Purchase', width: 10 },
  { header: 'Unit', width: 12 },
  { header: 'Date', width: 12, look: 'day' },
  { header: 'Seller', width: 26 },
  { header: 'City', width: 20 },
  { header: 'State/Prov', width: 10 },
  { header: 'Fuel', width: 16 },
  { header: 'Quantity', width: 12, look: 'thousandths' },
  { header: 'Measured in', width: 12 },
  { header: 'Total paid', width: 12, look: 'money' },
  { header: 'Tax paid', width: 10 },
  { header: 'Quantity without tax', width: 12, look: 'thousandths' },
  { header: 'Bulk', width: 8 },
  { header: 'Tank', width: 16 },
  { header: 'Receipt', width: 24 },
];

/** One row for each trip and jurisdiction. */
export const tripSheets = (trips: Pages<SourceTrip>, unit: DistanceUnit): AsyncIterable<WorkbookSheet> =>
  sheetsOf(
    'Trips',
    tripColumns(unit),
    rowsOf(trips, (trip) => rowsOfTrip(trip, unit)),
  );

export const fuelSheets = (fuel: Pages<SourceFuel>): AsyncIterable<WorkbookSheet> =>
  sheetsOf('Fuel', FUEL_COLUMNS, rowsOf(fuel, rowsOfPurchase));

async function* rowsOf<T>(
  pages: Pages<T>,
  rowsOfRecord: (record: T) => WorkbookRow[],
): AsyncGenerator<WorkbookRow[]> {
  for await (const page of pages) yield page.flatMap(rowsOfRecord);
}

function rowsOfTrip(trip: SourceTrip, unit: DistanceUnit): WorkbookRow[] {
  const parts = trip.parts.length > 0 ? trip.parts : [null];
  return parts.map((part) => ({
    cells: [
      trip.id,
      trip.unit,
      trip.vin,
      { day: trip.date },
      { day: trip.endDate },
      trip.origin,
      trip.destination,
      trip.highways,
      distanceNumber(trip.odometerStartTenths, unit, trip.odometerStartTenthKilometers),
      distanceNumber(trip.odometerEndTenths, unit, trip.odometerEndTenthKilometers),
      part?.jurisdiction ?? `route ${trip.routeStatus}`,
      distanceNumber(part?.tenthMiles ?? null, unit, part?.tenthKilometers),
      part && part.exemptTenthMiles > 0
        ? distanceNumber(part.exemptTenthMiles, unit, part.exemptTenthKilometers)
        : null,
      part?.exemptReason ?? null,
      part ? sourceOf(trip, part) : null,
    ],
  }));
}

/** Where a trip's miles come from: typed in, read off the odometer, a tracking device's readings, or routed. */
export const sourceOf = (trip: SourceTrip, part: SourceTrip['parts'][number]): string =>
  part.manualTenthMiles !== null
    ? 'corrected'
    : trip.entry === 'odometer'
      ? 'odometer'
      : trip.engine === 'gps'
        ? 'gps'
        : 'route';

const rowsOfPurchase = (entry: SourceFuel): WorkbookRow[] => [
  {
    cells: [
      entry.id,
      entry.unit,
      { day: entry.date },
      entry.seller,
      entry.city,
      entry.state,
      fuelTypeName(entry.fuelType as FuelType),
      Number(entry.quantity),
      fuelUnitName(entry.fuelUnit as FuelUnit),
      entry.totalCents === null ? null : entry.totalCents / 100,
      entry.taxPaid ? 'yes' : 'no',
      entry.untaxedQuantity === null ? null : Number(entry.untaxedQuantity),
      entry.bulk ? 'yes' : 'no',
      entry.tank,
      entry.receiptName,
    ],
  },
];

/** A sheet, and another one of the same columns each time one is full. */
async function* sheetsOf(
  name: string,
  columns: WorkbookColumn[],
  pages: AsyncGenerator<WorkbookRow[]>,
): AsyncGenerator<WorkbookSheet> {
  let next = await pages.next();
  do {
    const state = { next };
    const rows = async function* () {
      for (
        let count = 0;
        !state.next.done && count + state.next.value.length <= ROWS_PER_SHEET;
        state.next = await pages.next()
      ) {
        count += state.next.value.length;
        yield state.next.value;
      }
    };
    yield { name, columns, rows: rows() };
    next = state.next;
  } while (!next.done);
}
