import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { findFuelPurchases } from '~/areas/fuel/data/fuel.server';
import { listLedgerIds, type LedgerFilter } from '~/areas/ledger/data/ledger-list.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { findTrips } from '~/areas/trips/data/trips.server';
import { listId } from '~/areas/trips/rules/list-id';
import { tenthMilesText } from '~/areas/trips/rules/odometer';
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

/**
 * The rows of the list as a table, in batches, so that a large fleet is never in memory at once. `refs` names rows;
 * without them everything the filter matches.
 */
export async function* exportRecords(
  ctx: Ctx<CarrierScope>,
  filter: LedgerFilter,
  refs: readonly RecordRef[] | null,
): AsyncGenerator<string[][]> {
  yield [[...EXPORT_COLUMNS]];
  const wanted = refs ?? (await listLedgerIds(ctx.scope, filter, MOST_ROWS));
  const units = new Map((await listEquipment(ctx.scope)).map((unit) => [unit.id, unit.unit]));
  for (let start = 0; start < wanted.length; start += BATCH)
    yield rowsOf(ctx, wanted.slice(start, start + BATCH), units);
}

async function rowsOf(
  ctx: Ctx<CarrierScope>,
  refs: readonly RecordRef[],
  units: ReadonlyMap<number, string>,
): Promise<string[][]> {
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
        .map((row) => `${row.jurisdiction} ${tenthMilesText(row.tenthMiles)}`)
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
          tenthMilesText(trip.distanceTenthMiles),
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
          tenthMilesText(trip.odometerStartTenths),
          tenthMilesText(trip.odometerEndTenths),
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
        fixedFromScaled(purchase.gallonsThousandths, 3),
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
