import type { ReconciledTruck, TruckMiles } from '~/areas/reconciliation/read-reconciliation.server';
import { gapLength } from './reconciliation-view';
import { monthTenthsIn, mustChoose, type MileageMonth } from '~/areas/reconciliation/rules/mileage-months';
import { distanceNumber, unitShort } from '~/areas/trips/rules/distance-text';
import { listId } from '~/areas/trips/rules/list-id';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { DistanceUnit } from '~/engine/units/conversion';
import { fixedFromScaled } from '~/engine/units/format';

function figuresOf(of: Omit<MileageMonth, 'month'>, unit: DistanceUnit) {
  const { trip, position, added, counted, odometer, difference } = monthTenthsIn(of, unit);
  return {
    trips: trip / 10,
    positions: position / 10,
    added: added / 10,
    counted: counted / 10,
    odometer: odometer === null ? null : odometer / 10,
    difference: difference === null ? null : difference / 10,
    gallons: fixedFromScaled(of.gallonsThousandths, 3),
    miles_per_gallon: of.mpgHundredths === null ? null : fixedFromScaled(of.mpgHundredths, 2),
  };
}

/** What a truck's sources say about a quarter, as programs read it: distances in `distance_unit`, one decimal. */
export function truckMilesResource(
  quarter: Quarter,
  { truck, months, total, chosen }: TruckMiles,
  unit: DistanceUnit,
) {
  return {
    equipment_id: truck.id,
    unit: truck.unit,
    q: quarterKey(quarter),
    distance_unit: unitShort(unit),
    source: chosen?.source ?? null,
    reason: chosen?.reason ?? '',
    chosen_by: chosen?.by ?? null,
    chosen_at: chosen?.at.toISOString() ?? null,
    to_choose: mustChoose(total, chosen),
    months: months.map((month) => ({ month: month.month, ...figuresOf(month, unit) })),
    total: figuresOf(total, unit),
  };
}

/** One truck with everything that is open. */
export const reconciledTruckResource = (quarter: Quarter, found: ReconciledTruck, unit: DistanceUnit) => ({
  ...truckMilesResource(quarter, found, unit),
  filed: found.isFiled,
  missing_days: found.missing.map(({ day, trips, positions, fuel }) => ({
    date: day,
    trips,
    positions,
    fuel,
  })),
  trips_to_take: found.takable,
  odometer_gaps: found.gaps.map((gap) => ({
    before_trip_id: listId('trip', gap.beforeId),
    before_date: gap.beforeDate,
    after_trip_id: listId('trip', gap.afterId),
    after_date: gap.afterDate,
    distance: distanceNumber(...gapLength(gap, unit)),
  })),
});
