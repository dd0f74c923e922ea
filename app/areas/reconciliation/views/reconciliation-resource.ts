import type { ReconciledTruck, TruckMiles } from '~/areas/reconciliation/read-reconciliation.server';
import { mustChoose, type MileageMonth } from '~/areas/reconciliation/rules/mileage-months';
import { distanceNumber, unitShort } from '~/areas/trips/rules/distance-text';
import { listId } from '~/areas/trips/rules/list-id';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { DistanceUnit } from '~/engine/units/conversion';
import { fixedFromScaled } from '~/engine/units/format';

function figuresOf(of: Omit<MileageMonth, 'month'>, unit: DistanceUnit) {
  return {
    trips: distanceNumber(of.tripTenths, unit),
    positions: distanceNumber(of.positionTenths, unit),
    added: distanceNumber(of.addedTenths, unit),
    counted: distanceNumber(of.countedTenths, unit),
    odometer: distanceNumber(of.odometerTenths, unit),
    difference: distanceNumber(of.differenceTenths, unit),
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
    distance: distanceNumber(gap.startTenths - gap.endTenths, unit),
  })),
});
