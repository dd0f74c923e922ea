/** The one computation of a quarter: whatever shows a figure of a return shows one of these. */
import type { LocalDate } from '~/engine/calendar/local-date';
import { firstDayOfQuarter, lastDayOfQuarter, type Quarter } from '~/engine/calendar/quarter';
import type { DatedWeights } from '~/areas/equipment/rules/dated-weights';
import { qualifyDuring, type VehicleMeasures } from '~/areas/equipment/rules/qualified-vehicle';
import { baseProfileOf, type BaseProfile } from '~/engine/ifta/base-profile';
import { computeReturn } from '~/engine/ifta/compute-return';
import type { Contribution } from '~/engine/ifta/contributions';
import type { FuelShare } from '~/engine/ifta/fuel-shares';
import { gatherSchedules } from '~/engine/ifta/gather-schedules';
import type { Notice } from '~/engine/ifta/notice';
import type { ExemptPeriod } from '~/engine/ifta/records';
import type { Filing, IftaReturn } from '~/engine/ifta/return-types';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import { exemptNotices, exemptPeriodsIn } from '~/areas/rates/rules/exempt-periods';
import { engineSums, unitKey, type FleetUnit, type QuarterSums } from './quarter-sums';

/**
 * Vehicles that qualify on no day of a quarter (R245), at the weights of its days; those that nobody has described are inside,
 * so that nothing goes missing.
 */
export function outsideVehicles(
  units: readonly (VehicleMeasures & DatedWeights & { id: number })[],
  quarter: Quarter,
): Set<number> {
  const [first, last] = [firstDayOfQuarter(quarter), lastDayOfQuarter(quarter)];
  return new Set(
    units.filter((unit) => qualifyDuring(unit, first, last).qualified === 'no').map((unit) => unit.id),
  );
}

export interface QuarterFacts {
  readonly quarter: Quarter;
  /** Null, or one outside of IFTA: figures in miles, gallons and US dollars. */
  readonly baseJurisdiction: string | null;
  /** By vehicle, or merged where no shares are asked for: the return is the same. */
  readonly sums: Pick<QuarterSums, 'miles' | 'fuel'>;
  /** The days that the sums are divided by. */
  readonly starts: readonly LocalDate[];
  readonly units: readonly (VehicleMeasures & DatedWeights & FleetUnit)[];
  readonly rates: RateTable;
  readonly exemptPeriods: readonly ExemptPeriod[];
  /** Left out: no interest and no penalty. */
  readonly filing?: (base: BaseProfile) => Filing;
  /** The findings with vehicles as people name them. */
  readonly nameNotices?: (notices: readonly Notice[]) => Notice[];
}

export interface QuarterReturn {
  readonly computed: IftaReturn;
  /** What each vehicle of the sums put into each line. */
  readonly contributions: readonly Contribution[];
  /** Which fuels the distance of each vehicle of the sums belongs to. */
  readonly fuelShares: ReadonlyMap<string, readonly FuelShare[]>;
}

/**
 * From a quarter's sums to its return: vehicles that do not qualify are left out, distance goes to the fuels that were
 * bought (or to the listed one), each line has the rate of its days. Pure: the same facts give the same figures.
 */
export function computeQuarterReturn(facts: QuarterFacts): QuarterReturn {
  const { quarter, baseJurisdiction, starts, units, rates, filing } = facts;
  const exemptPeriods = exemptPeriodsIn(quarter, facts.exemptPeriods);
  const base = baseProfileOf(isIftaMember(baseJurisdiction ?? '') ? baseJurisdiction : null);
  const outside = new Set([...outsideVehicles(units, quarter)].map(unitKey));
  const isInside = ({ vehicle }: { vehicle: string }) => !outside.has(vehicle);
  const inside = { miles: facts.sums.miles.filter(isInside), fuel: facts.sums.fuel.filter(isInside) };
  const gathered = gatherSchedules({
    quarter,
    unitSystem: base.unitSystem,
    rates,
    exemptPeriods,
    ...engineSums(quarter, starts, inside, units),
  });
  const { schedules, contributions, shares } = gathered;
  const notices = facts.nameNotices?.(gathered.notices) ?? gathered.notices;
  const computed = computeReturn({
    quarter,
    base,
    schedules,
    notices: [...notices, ...exemptNotices(exemptPeriods, schedules)],
    ...(filing ? { filing: filing(base) } : {}),
  });
  return { computed, contributions, fuelShares: shares };
}
