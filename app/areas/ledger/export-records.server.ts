import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { findFuelPurchases } from '~/areas/fuel/data/fuel.server';
import { listLedgerIds, type LedgerFilter } from '~/areas/ledger/data/ledger-list.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { findTrips } from '~/areas/trips/data/trips.server';
import { listId } from '~/areas/trips/rules/list-id';
import { distanceText } from '~/areas/trips/rules/distance-text';
import { convertFuel, distanceUnitOf, type UnitSystem } from '~/engine/units/conversion';
import { toWhole } from '~/engine/units/decimal';
import { centsToText, fixedFromScaled } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import type { RecordRef } from './change-records.server';

const MOST_ROWS = 250_000;
const BATCH = 2_000;

export const EXPORT_COLUMNS = [
  'Id',
  'Type',
  'Equipment',
  'Date',
  'End date',
  'From',
  'To',
  'Stops',
  'States',
  'Miles',
  'Gallons',
  'Quantity',
  'Unit',
  'Fuel type',
  'City',
  'State',
  'Zip',
  'Seller',
  'Reference',
  'Price per unit',
  'Total',
  'Tax paid',
  'Bulk',
  'Odometer start',
  'Odometer end',
  'Driver',
  'Highways',
  'Notes',
] as const;

/** The headings of a carrier that records in kilometers and liters. */
const METRIC_NAMES: Partial<Record<(typeof EXPORT_COLUMNS)[number], string>> = {
  Miles: 'Kilometers',
  Gallons: 'Liters',
  'Odometer start': 'Odometer start (km)',
  'Odometer end': 'Odometer end (km)',
};

const volumeText = (gallonsThousandths: number, system: UnitSystem): string =>
  fixedFromScaled(
    system === 'metric'
      ? toWhole(convertFuel({ value: gallonsThousandths, unit: 'gallon' }, 'litre'))
      : gallonsThousandths,
    3,
  );

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
  yield [
    system === 'metric' ? EXPORT_COLUMNS.map((name) => METRIC_NAMES[name] ?? name) : [...EXPORT_COLUMNS],
  ];
  const wanted = refs ?? (await listLedgerIds(ctx.scope, filter, MOST_ROWS));
  const units = new Map((await listEquipment(ctx.scope)).map((unit) => [unit.id, unit.unit]));
  for (let start = 0; start < wanted.length; start += BATCH)
    yield rowsOf(ctx, wanted.slice(start, start + BATCH), units, system);
}

async function rowsOf(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  units: ReadonlyMap<number, string>,
  system: UnitSystem,
): Promise<string[][]> {
  const distance = (tenthMiles: number | null) => distanceText(tenthMiles, distanceUnitOf(system));
  const ids = (kind: RecordRef['kind']) => refs.filter((ref) => ref.kind === kind).map((ref) => ref.id);
  const trips = new Map((await findTrips(ctx.scope, ids('trip'))).map((trip) => [trip.id, trip]));
  const fuel = new Map(
    (await findFuelPurchases(ctx.scope, ids('fuel'))).map((purchase) => [purchase.id, purchase]),
  );
  return refs.flatMap(({ kind, id }): string[][] => {
    const unit = (equipmentId: number | null) => (equipmentId === null ? '' : (units.get(equipmentId) ?? ''));
    const trip = kind === 'trip' ? trips.get(id) : undefined;
    if (trip) {
      const states = trip.jurisdictions
        .map((row) => `${row.jurisdiction} ${distance(row.tenthMiles)}`)
        .join('; ');
      const ends = [
        trip.stops[0]?.label ?? '',
        trip.stops.length > 1 ? (trip.stops.at(-1)?.label ?? '') : '',
      ];
      return [
        [
          listId(kind, id),
          'Trip',
          unit(trip.equipmentId),
          trip.date,
          trip.endDate,
          ...ends,
          trip.stops.map((stop) => stop.label).join('; '),
          states,
          distance(trip.distanceTenthMiles),
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          trip.reference,
          '',
          '',
          '',
          '',
          distance(trip.odometerStartTenths),
          distance(trip.odometerEndTenths),
          trip.driver,
          trip.highways,
          trip.notes,
        ],
      ];
    }
    const purchase = kind === 'fuel' ? fuel.get(id) : undefined;
    if (!purchase) return [];
    return [
      [
        listId(kind, id),
        'Fuel',
        unit(purchase.equipmentId),
        purchase.date,
        '',
        '',
        '',
        '',
        purchase.state,
        '',
        volumeText(purchase.gallonsThousandths, system),
        purchase.quantity,
        purchase.fuelUnit,
        purchase.fuelType,
        purchase.city,
        purchase.state,
        purchase.zip,
        purchase.seller,
        purchase.reference,
        purchase.pricePerUnit ?? '',
        purchase.totalCents === null ? '' : centsToText(purchase.totalCents),
        purchase.taxPaid ? 'Y' : 'N',
        purchase.bulk ? 'Y' : 'N',
        '',
        '',
        '',
        '',
        purchase.notes,
      ],
    ];
  });
}
