import { gapOf } from '~/areas/equipment/rules/odometer-replacements';
import type { ReconciledTruck, TruckMiles } from '~/areas/reconciliation/read-reconciliation.server';
import {
  monthTenthsIn,
  mustChoose,
  type MileageMonth,
  type MileageSource,
  type TruckDay,
} from '~/areas/reconciliation/rules/mileage-months';
import type { OdometerGap } from '~/areas/returns/audit-records';
import { distanceText, formatDistance, unitShort, unitWord } from '~/areas/trips/rules/distance-text';
import { formatUsDate, localDateInZone } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { convertDistance, type DistanceUnit } from '~/engine/units/conversion';
import { roundHalfUp } from '~/engine/units/decimal';
import { fixedFromScaled, formatTenths } from '~/engine/units/format';

export interface ViewedCarrier {
  timeZone: string;
  distanceUnit: DistanceUnit;
}

export const SOURCE_NAMES: Readonly<Record<MileageSource, string>> = {
  trips: 'Trips',
  positions: 'Positions',
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
export const monthName = (month: string): string => MONTHS[Number(month.slice(5)) - 1] ?? month;

const LITERS = 3.785411784;

/** One line of sources side by side, as it is read. */
function figures(of: Omit<MileageMonth, 'month'>, unit: DistanceUnit) {
  const sums = monthTenthsIn(of, unit);
  const far = (tenths: number | null) => (tenths === null ? '–' : formatTenths(tenths));
  const liters = Math.round((of.gallonsThousandths / 100) * LITERS);
  const kmPerLiter =
    of.mpgHundredths === null
      ? null
      : roundHalfUp(
          convertDistance({ value: of.mpgHundredths / 100, unit: 'mile' }, 'km').dividedBy(LITERS),
          2,
        );
  return {
    trips: far(sums.trip),
    positions: far(sums.position),
    added: far(sums.added),
    counted: far(sums.counted),
    odometer: far(sums.odometer),
    difference:
      sums.difference === null
        ? '–'
        : `${sums.difference > 0 ? '+' : sums.difference < 0 ? '−' : ''}${far(Math.abs(sums.difference))}`,
    fuel: formatTenths(unit === 'km' ? liters : Math.round(of.gallonsThousandths / 100)),
    economy:
      of.mpgHundredths === null
        ? '–'
        : unit === 'km'
          ? (kmPerLiter?.toFixed(2) ?? '–')
          : fixedFromScaled(of.mpgHundredths, 2),
  };
}

const unitsOf = (unit: DistanceUnit) => ({
  distance: unitShort(unit),
  word: unitWord(unit),
  fuel: unit === 'km' ? 'L' : 'gal',
  economy: unit === 'km' ? 'km/L' : 'mpg',
});

/** Which source counts, in words: who chose it, or what counts without a choice. */
function choiceOf({ chosen, total }: TruckMiles, { timeZone }: ViewedCarrier) {
  const hasBoth = total.tripTenths > 0 && total.positionTenths > 0;
  const isOpen = mustChoose(total, chosen);
  const source = chosen?.source ?? (total.positionTenths > 0 && !isOpen ? 'positions' : 'trips');
  return {
    source: isOpen ? '' : source,
    name: isOpen ? 'Both' : SOURCE_NAMES[source],
    isOpen,
    /** There is something to choose, or to choose anew: the only source is not to be taken out by a slip. */
    isOffered: chosen !== null || hasBoth,
    reason: chosen?.reason ?? '',
    who: chosen
      ? [chosen.by, formatUsDate(localDateInZone(chosen.at.getTime(), timeZone))].filter(Boolean).join(', ')
      : '',
  };
}

/** All trucks of a quarter. */
export function reconciliationView(quarter: Quarter, trucks: readonly TruckMiles[], carrier: ViewedCarrier) {
  return {
    label: quarterLabel(quarter),
    quarterKey: quarterKey(quarter),
    units: unitsOf(carrier.distanceUnit),
    trucks: trucks.map((truck) => ({
      id: truck.truck.id,
      unit: truck.truck.unit,
      choice: choiceOf(truck, carrier),
      ...figures(truck.total, carrier.distanceUnit),
    })),
  };
}

const because = ({ trips, positions, fuel }: TruckDay): string =>
  [trips ? 'trip' : '', positions ? 'positions' : '', fuel ? 'fuel' : ''].filter(Boolean).join(', ');

/** How long a gap is: of readings in kilometers what is between them. */
export function gapLength(
  gap: OdometerGap,
  unit: DistanceUnit,
): [tenthMiles: number, unit: DistanceUnit, typed: number | null] {
  const { tenthMiles, tenthKilometers } = gapOf(gap);
  return [tenthMiles, unit, tenthKilometers];
}

/** One truck of a quarter with everything that is open. */
export function reconciledTruckView(quarter: Quarter, found: ReconciledTruck, carrier: ViewedCarrier) {
  const { distanceUnit } = carrier;
  return {
    label: quarterLabel(quarter),
    quarterKey: quarterKey(quarter),
    id: found.truck.id,
    unit: found.truck.unit,
    units: unitsOf(distanceUnit),
    months: found.months.map((month) => ({
      key: month.month,
      name: monthName(month.month),
      ...figures(month, distanceUnit),
    })),
    total: figures(found.total, distanceUnit),
    choice: choiceOf(found, carrier),
    missing: found.missing.map((day) => ({ day: formatUsDate(day.day), because: because(day) })),
    takable: found.takable,
    gaps: found.gaps.map((gap) => ({
      value: String(gap.afterId),
      label: `${formatUsDate(gap.beforeDate)} to ${formatUsDate(gap.afterDate)}: ${formatDistance(...gapLength(gap, distanceUnit))} ${unitShort(distanceUnit)}`,
    })),
    firstGap: found.gaps[0]
      ? {
          date: found.gaps[0].afterDate,
          miles: distanceText(...gapLength(found.gaps[0], distanceUnit)),
        }
      : null,
    isFiled: found.isFiled,
  };
}
