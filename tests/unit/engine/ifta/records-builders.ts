/** Small builders for tests on recorded trips and fuel. */
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { computeReturn } from '~/engine/ifta/compute-return';
import type { FuelType } from '~/engine/ifta/fuel-types';
import { gatherSchedules, type GatheredSchedules, type QuarterRecords } from '~/engine/ifta/gather-schedules';
import type { SummedDistance, SummedFuel } from '~/engine/ifta/records';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { rateUnitOf, type PublishedRate } from '~/engine/jurisdictions/published-rate';
import { createRateTable } from '~/engine/jurisdictions/rate-table';
import type { FuelUnit } from '~/engine/units/conversion';

export function published(
  jurisdiction: string,
  usd: string | null,
  more: Partial<PublishedRate> = {},
): PublishedRate {
  const fuelType = more.fuelType ?? 'special_diesel';
  return {
    jurisdiction,
    fuelType,
    rateUsdPerGallon: usd,
    surchargeUsdPerGallon: null,
    rateCadPerLitre: usd === null ? null : '0.1000',
    surchargeCadPerLitre: null,
    status: 'final',
    effectiveFrom: null,
    unit: rateUnitOf(jurisdiction, fuelType),
    ...more,
  };
}

export const RATES = createRateTable([
  published('TX', '0.2000'),
  published('OK', '0.1900'),
  published('KY', '0.2200', { surchargeUsdPerGallon: '0.1050', surchargeCadPerLitre: '0.0400' }),
  published('NJ', '0.4930'),
  published('NJ', '0.5190', { effectiveFrom: '2026-08-01' }),
  published('TX', '0.2000', { fuelType: 'gasoline' }),
  published('OK', '0.1900', { fuelType: 'gasoline' }),
  published('TX', '0.1500', { fuelType: 'propane' }),
]);

/** A trip's miles: what a sum of its day alone has. */
export function trip(
  date: string,
  miles: Record<string, string>,
  equipmentId = 'T1',
  untaxed: Record<string, string> = {},
): SummedDistance[] {
  return Object.entries(miles).map(([jurisdiction, value]) => ({
    equipmentId,
    jurisdiction,
    from: date,
    distance: { value, unit: 'mile' },
    ...(untaxed[jurisdiction] ? { untaxed: { value: untaxed[jurisdiction], unit: 'mile' as const } } : {}),
  }));
}

export function fuel(
  from: string,
  jurisdiction: string,
  value: string,
  more: Partial<SummedFuel> & { unit?: FuelUnit; fuelType?: FuelType } = {},
): SummedFuel {
  const { unit = 'gallon', ...rest } = more;
  return {
    equipmentId: 'T1',
    from,
    jurisdiction,
    fuelType: 'special_diesel',
    quantity: { value, unit },
    taxPaid: true,
    ...rest,
  };
}

export function gathered({
  trips = [],
  ...more
}: Partial<QuarterRecords> & { trips?: readonly SummedDistance[][] }): GatheredSchedules {
  return gatherSchedules({
    quarter: { year: 2026, quarter: 3 },
    unitSystem: 'us',
    distances: trips.flat(),
    fuel: [],
    rates: RATES,
    ...more,
  });
}

export function returnFrom(schedules: GatheredSchedules, filedOn?: string, base = 'TX'): IftaReturn {
  return computeReturn({
    quarter: { year: 2026, quarter: 3 },
    base: baseProfileOf(base),
    schedules: schedules.schedules,
    notices: schedules.notices,
    ...(filedOn ? { filing: { filedOn } } : {}),
  });
}
