import { listTanks } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { columnOf, namesOf, type TextField, type TextFields } from '~/engine/records/text-fields';
import { FUEL_TEXTS, type FuelTexts } from '~/areas/fuel/fields';
import { TRIP_TEXTS, type TripTexts } from '~/areas/trips/fields';
import { findFuelPurchases, type FuelPurchase } from '~/areas/fuel/data/fuel.server';
import { listLedgerIds, type LedgerFilter } from '~/areas/ledger/data/ledger-list.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { findTrips, type Trip } from '~/areas/trips/data/trips.server';
import { listId } from '~/areas/trips/rules/list-id';
import { distanceText, tripTenthsIn } from '~/areas/trips/rules/distance-text';
import { tenthMilesText } from '~/areas/trips/rules/odometer';
import {
  convertFuel,
  distanceUnitOf,
  isVolume,
  liquidUnitOf,
  type UnitSystem,
} from '~/engine/units/conversion';
import { roundHalfUp } from '~/engine/units/decimal';
import { centsToText } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import { noteSecurity } from '~/areas/security/note-security.server';
import type { RecordRef } from './change-records.server';

const MOST_ROWS = 250_000;
const BATCH = 2_000;

/** The texts that are beside the figures of a purchase; those of both records that are left come last, the notes behind them. */
const PLACED = ['seller', 'reference'];
const LAST_TEXTS = [...namesOf(TRIP_TEXTS), ...namesOf(FUEL_TEXTS)]
  .filter((name, index, all) => !PLACED.includes(name) && name !== 'notes' && all.indexOf(name) === index)
  .concat('notes');

interface ExportColumn {
  name: string;
  /** The heading of a carrier that records in kilometers and liters, where it is another. */
  metric?: string;
  trip?: (
    trip: Trip,
    distance: (tenthMiles: number | null, typed: number | null) => string,
    system: UnitSystem,
  ) => string;
  fuel?: (purchase: FuelPurchase, system: UnitSystem, tanks: ReadonlyMap<number, string>) => string;
}

/** A plain text of the trip, the purchase, or both. */
const textColumn = (name: string): ExportColumn => {
  const [ofTrip, ofFuel] = [textOf(TRIP_TEXTS, name), textOf(FUEL_TEXTS, name)];
  return {
    name: columnOf((ofTrip ?? ofFuel) as TextField),
    ...(ofTrip ? { trip: (trip) => trip[name as keyof TripTexts] } : {}),
    ...(ofFuel ? { fuel: (purchase) => purchase[name as keyof FuelTexts] } : {}),
  };
};
const textOf = (fields: TextFields, name: string): TextField | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Every column of an exported list, with what a trip and a purchase have in it; nothing where they have nothing. */
const COLUMNS: readonly ExportColumn[] = [
  { name: 'End date', trip: (trip) => trip.endDate },
  { name: 'From', trip: (trip) => trip.stops[0]?.label ?? '' },
  { name: 'To', trip: (trip) => (trip.stops.length > 1 ? (trip.stops.at(-1)?.label ?? '') : '') },
  { name: 'Stops', trip: (trip) => trip.stops.map((stop) => stop.label).join('; ') },
  {
    name: 'States',
    trip: (trip, distance) =>
      trip.jurisdictions
        .map((row) => `${row.jurisdiction} ${distance(row.tenthMiles, row.tenthKilometers)}`)
        .join('; '),
    fuel: (purchase) => purchase.state,
  },
  {
    name: 'Miles',
    metric: 'Kilometers',
    trip: (trip, _distance, system) =>
      trip.distanceTenthMiles === null
        ? ''
        : tenthMilesText(tripTenthsIn(trip.jurisdictions, distanceUnitOf(system))),
  },
  {
    name: 'Gallons',
    metric: 'Liters',
    // What is no liquid has its quantity and unit in the columns beside.
    fuel: ({ quantity, fuelUnit }, system) =>
      isVolume(fuelUnit)
        ? roundHalfUp(convertFuel({ value: quantity, unit: fuelUnit }, liquidUnitOf(system)), 3).toFixed(3)
        : '',
  },
  { name: 'Quantity', fuel: (purchase) => purchase.quantity },
  { name: 'Unit', fuel: (purchase) => purchase.fuelUnit },
  { name: 'Fuel type', fuel: (purchase) => purchase.fuelType },
  { name: 'City', fuel: (purchase) => purchase.city },
  { name: 'State', fuel: (purchase) => purchase.state },
  { name: 'Zip', fuel: (purchase) => purchase.zip },
  ...PLACED.map(textColumn),
  { name: 'Price per unit', fuel: (purchase) => purchase.pricePerUnit ?? '' },
  {
    name: 'Total',
    fuel: (purchase) => (purchase.totalCents === null ? '' : centsToText(purchase.totalCents)),
  },
  { name: 'Tax paid', fuel: (purchase) => (purchase.taxPaid ? 'Y' : 'N') },
  { name: 'Quantity without tax', fuel: (purchase) => purchase.untaxedQuantity ?? '' },
  { name: 'Bulk', fuel: (purchase) => (purchase.bulk ? 'Y' : 'N') },
  { name: 'Own tank', fuel: (purchase, _system, tanks) => tanks.get(purchase.tankId ?? 0) ?? '' },
  {
    name: 'Odometer start',
    metric: 'Odometer start (km)',
    trip: (trip, distance) => distance(trip.odometerStartTenths, trip.odometerStartTenthKilometers),
  },
  {
    name: 'Odometer end',
    metric: 'Odometer end (km)',
    trip: (trip, distance) => distance(trip.odometerEndTenths, trip.odometerEndTenthKilometers),
  },
  {
    name: 'Hazardous materials',
    trip: ({ hazmat }) => (hazmat === null ? '' : hazmat ? 'Y' : 'N'),
  },
  ...LAST_TEXTS.map(textColumn),
];

/** What every row begins with. */
const COMMON = ['Id', 'Type', 'Equipment', 'Date'];
export const EXPORT_COLUMNS = [...COMMON, ...COLUMNS.map(({ name }) => name)];

/**
 * The rows of the list as a table, in batches, so that a large fleet is never in memory at once. `refs` names rows;
 * without them everything the filter matches.
 */
export async function* exportRecords(
  ctx: Ctx<CarrierScope>,
  filter: LedgerFilter,
  refs: readonly RecordRef[] | null,
  system: UnitSystem,
): AsyncGenerator<string[][]> {
  yield [[...COMMON, ...COLUMNS.map(({ name, metric }) => (system === 'metric' && metric ? metric : name))]];
  const wanted = refs ?? (await listLedgerIds(ctx.scope, filter, MOST_ROWS));
  const { userId, carrierId } = ctx.scope;
  await noteSecurity(ctx, ctx.scope, {
    userId,
    kind: 'list-exported',
    detail: `${wanted.length} records`,
    carrierId,
  });
  const units = new Map((await listEquipment(ctx.scope)).map((unit) => [unit.id, unit.unit]));
  const tanks = new Map((await listTanks(ctx.scope)).map(({ id, name }) => [id, name]));
  for (let start = 0; start < wanted.length; start += BATCH)
    yield rowsOf(ctx, wanted.slice(start, start + BATCH), units, tanks, system);
}

async function rowsOf(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  units: ReadonlyMap<number, string>,
  tanks: ReadonlyMap<number, string>,
  system: UnitSystem,
): Promise<string[][]> {
  const distance = (tenthMiles: number | null, typed: number | null) =>
    distanceText(tenthMiles, distanceUnitOf(system), typed);
  const ids = (kind: RecordRef['kind']) => refs.filter((ref) => ref.kind === kind).map((ref) => ref.id);
  const trips = new Map((await findTrips(ctx.scope, ids('trip'))).map((trip) => [trip.id, trip]));
  const fuel = new Map(
    (await findFuelPurchases(ctx.scope, ids('fuel'))).map((purchase) => [purchase.id, purchase]),
  );
  return refs.flatMap(({ kind, id }): string[][] => {
    const unit = (equipmentId: number | null) => (equipmentId === null ? '' : (units.get(equipmentId) ?? ''));
    const trip = kind === 'trip' ? trips.get(id) : undefined;
    const purchase = kind === 'fuel' ? fuel.get(id) : undefined;
    const record = trip ?? purchase;
    if (!record) return [];
    const cells = COLUMNS.map((column) =>
      trip ? column.trip?.(trip, distance, system) : purchase && column.fuel?.(purchase, system, tanks),
    );
    return [
      [
        listId(kind, id),
        trip ? 'Trip' : 'Fuel',
        unit(record.equipmentId),
        record.date,
        ...cells.map((cell) => cell ?? ''),
      ],
    ];
  });
}
