import { findRates } from '~/data/rates/rates.server';
import { readFleetSums, type FleetSums, type FuelSum } from '~/data/reports/fleet-sums.server';
import type { CarrierScope } from '~/data/database/scope.server';
import type { OverviewUnit } from '~/data/records/fleet-overview.server';
import { parseQuarterKey, type Quarter } from '~/domain/calendar/quarter';
import { qualifyVehicle } from '~/domain/equipment/qualified-vehicle';
import { baseProfileOf } from '~/domain/ifta/base-profile';
import { computeReturn } from '~/domain/ifta/compute-return';
import { DEFAULT_FUEL_TYPE, defaultFuelUnit, type FuelType } from '~/domain/ifta/fuel-types';
import type { IftaReturn, LineInput, ScheduleInput } from '~/domain/ifta/return-types';
import { isIftaMember } from '~/domain/jurisdictions/codes';
import { lineRateOf, type LineRate } from '~/domain/jurisdictions/published-rate';
import { rateTableOf } from '~/domain/rates/rate-sheet';
import type { RateTable } from '~/domain/jurisdictions/rate-table';
import { convertDistance, convertFuel, distanceUnitOf, isConvertibleFuel, type FuelUnit, type UnitSystem } from '~/domain/units/conversion';
import { Decimal, decimal, roundHalfUp, sumDecimals, toSafeInteger, ZERO } from '~/domain/units/decimal';
import type { Ctx } from '../context';
import { RecentAnswers } from './recent-answers';

/** The four figures above the list. */
export interface Informers {
  /** Tenths of a mile driven in member jurisdictions by qualified vehicles. */
  iftaTenthMiles: number;
  /** All liquid fuel, in thousandths of a gallon. */
  gallonsThousandths: number;
  /** Average with two decimals, times 100; null without fuel. */
  averageHundredths: number | null;
  /** Tax and surcharge of the quarter as the return will show it; null where it cannot be worked out yet. */
  taxCents: number | null;
  /** False where a rate is missing or the average is none: the tax is then short of it. */
  complete: boolean;
  currency: 'USD' | 'CAD';
}

/** How the tax of one quarter comes about; what rows need to show their own share of it. */
export interface QuarterReturn {
  quarter: Quarter;
  computed: IftaReturn;
  rates: RateTable;
  /** Exact average of each fuel's schedule, distance by fuel, in the return's units. */
  averages: ReadonlyMap<FuelType, Decimal>;
}

export interface QuarterFigures {
  informers: Informers;
  returns: ReadonlyMap<number, QuarterReturn>;
}

interface FleetFacts {
  units: readonly OverviewUnit[];
  baseJurisdiction: string | null;
}

/**
 * Works out the figures of a quarter (or of all, each by itself) from the records, with the tax engine. Vehicles that
 * do not qualify (R245) are outside of it; those that nobody has described are inside, so that nothing goes missing.
 */
export async function quarterFigures(
  ctx: Ctx<CarrierScope>,
  filter: { quarterKey?: number | undefined; equipmentId?: number | undefined },
  fleet: FleetFacts,
): Promise<QuarterFigures> {
  const outside = fleet.units.filter((unit) => qualifyVehicle(unit).qualified === 'no').map((unit) => unit.id);
  const fuelOfUnit = new Map(fleet.units.map((unit) => [unit.id, unit.fuelType]));
  const sums = await readFleetSums(ctx.scope, filter, { outside, fuelOfUnit, defaultFuel: DEFAULT_FUEL_TYPE });
  const keys = [...new Set([...sums.miles, ...sums.fuel].map((sum) => sum.quarterKey))].sort((a, b) => a - b);
  const returns = new Map<number, QuarterReturn>();
  const rows = byQuarter(await findRates(ctx.scope, keys, onlyFuel(sums, fleet.units)));
  const [miles, fuel] = [byQuarter(sums.miles), byQuarter(sums.fuel)];
  for (const key of keys) {
    const quarter = parseQuarterKey(key);
    if (!quarter) continue;
    const rates = rows.get(key) ?? [];
    const ofQuarter = { miles: miles.get(key) ?? [], fuel: fuel.get(key) ?? [] };
    const { baseJurisdiction } = fleet;
    returns.set(key, recentReturns.get([key, baseJurisdiction, rates, ofQuarter], () => returnOf(quarter, rateTableOf(quarter, rates), ofQuarter, baseJurisdiction)));
  }
  return { informers: informersOf(sums, [...returns.values()], fleet), returns };
}

/** The one fuel of the fleet, so that the rates of the others are not read; undefined where there are several. */
function onlyFuel(sums: FleetSums, units: readonly OverviewUnit[]): FuelType | undefined {
  const types = new Set<FuelType>([DEFAULT_FUEL_TYPE, ...units.map((unit) => unit.fuelType), ...sums.fuel.map((sum) => sum.fuelType)]);
  return types.size === 1 ? DEFAULT_FUEL_TYPE : undefined;
}

function byQuarter<T extends { quarterKey: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.quarterKey);
    if (group) group.push(row);
    else groups.set(row.quarterKey, [row]);
  }
  return groups;
}

/** Quarters change seldom and are looked at often: a list of all of them works out one at most. */
const recentReturns = new RecentAnswers<QuarterReturn>(256);

function returnOf(quarter: Quarter, rates: RateTable, sums: FleetSums, baseJurisdiction: string | null): QuarterReturn {
  const base = baseProfileOf(isIftaMember(baseJurisdiction ?? '') ? baseJurisdiction : null);
  const types = [...new Set([...sums.miles, ...sums.fuel].map((sum) => sum.fuelType))].sort();
  const schedules = types.map((fuelType) =>
    scheduleOf(fuelType, base.unitSystem, rates, {
      miles: sums.miles.filter((sum) => sum.fuelType === fuelType),
      fuel: sums.fuel.filter((sum) => sum.fuelType === fuelType),
    }),
  );
  const averages = new Map<FuelType, Decimal>();
  for (const schedule of schedules) {
    const distance = sumDecimals(schedule.lines.map((line) => decimal(line.totalDistance)));
    const fuel = decimal(schedule.totalFuel);
    if (!fuel.isZero() && !distance.isZero()) averages.set(schedule.fuelType, distance.dividedBy(fuel));
  }
  return { quarter, rates, averages, computed: computeReturn({ quarter, base, schedules }) };
}

function scheduleOf(fuelType: FuelType, system: UnitSystem, rates: RateTable, sums: FleetSums): ScheduleInput {
  const unit = defaultFuelUnit(fuelType, system);
  const distance = (tenths: number) => convertDistance({ value: new Decimal(tenths).dividedBy(10), unit: 'mile' }, distanceUnitOf(system));
  const fuel = (wanted: FuelSum[]) => sumDecimals(wanted.map((sum) => quantityIn(sum, unit)));
  const codes = [...new Set([...sums.miles, ...sums.fuel].map((sum) => sum.jurisdiction))].sort();
  const lines = codes.map((jurisdiction): LineInput => {
    const miles = sums.miles.filter((sum) => sum.jurisdiction === jurisdiction);
    const total = miles.reduce((tenths, sum) => tenths + sum.tenthMiles, 0);
    const exempt = miles.reduce((tenths, sum) => tenths + sum.exemptTenthMiles, 0);
    const rate = rateOf(rates, jurisdiction, fuelType, system);
    return {
      jurisdiction,
      totalDistance: distance(total),
      taxableDistance: distance(total - exempt),
      taxPaidFuel: fuel(sums.fuel.filter((sum) => sum.jurisdiction === jurisdiction && sum.taxPaid)),
      ...(rate ? { rate } : {}),
    };
  });
  return { fuelType, lines, totalFuel: fuel(sums.fuel) };
}

/** Gas and electricity keep their own unit: what does not convert is not counted into another one. */
const quantityIn = (sum: FuelSum, unit: FuelUnit): Decimal =>
  isConvertibleFuel(sum.fuelUnit, unit) ? convertFuel({ value: sum.quantity, unit: sum.fuelUnit }, unit) : ZERO;

/** Where a rate changes inside the quarter, the badges use the one at its end; the return asks for the split. */
export function rateOf(rates: RateTable, jurisdiction: string, fuelType: FuelType, system: UnitSystem): LineRate | undefined {
  if (!isIftaMember(jurisdiction)) return undefined;
  const found = rates.find(jurisdiction, fuelType);
  if (found.kind === 'none-published') return { rate: null, surcharge: null, unit: 'gallon', status: 'final' };
  const last = found.kind === 'published' ? found.rates.at(-1) : undefined;
  return last && lineRateOf(last, system);
}

function informersOf(sums: FleetSums, returns: readonly QuarterReturn[], fleet: FleetFacts): Informers {
  const iftaTenthMiles = sums.miles.filter((sum) => isIftaMember(sum.jurisdiction)).reduce((tenths, sum) => tenths + sum.tenthMiles, 0);
  const allTenthMiles = sums.miles.reduce((tenths, sum) => tenths + sum.tenthMiles, 0);
  const gallons = sumDecimals(sums.fuel.filter((sum) => isConvertibleFuel(sum.fuelUnit, 'gallon')).map((sum) => quantityIn(sum, 'gallon')));
  const complete = returns.every(({ computed }) => computed.complete);
  const base = baseProfileOf(isIftaMember(fleet.baseJurisdiction ?? '') ? fleet.baseJurisdiction : null);
  const schedules = returns.flatMap(({ computed }) => computed.schedules);
  // Where the return itself is in miles, the badges show its own rounded lines: list and report agree to the mile.
  const whole = base.unitSystem === 'us' && schedules.length > 0;
  const single = schedules.length === 1 ? schedules[0] : undefined;
  const hasTax = returns.some(({ computed }) => computed.schedules.some((schedule) => schedule.lines.some((line) => line.taxCents !== null)));
  return {
    iftaTenthMiles: whole ? schedules.reduce((sum, schedule) => sum + schedule.iftaDistance, 0) * 10 : iftaTenthMiles,
    gallonsThousandths: toSafeInteger(roundHalfUp(gallons.times(1000))),
    averageHundredths: whole && single ? single.average.hundredths : gallons.isZero() || allTenthMiles === 0 ? null : toSafeInteger(roundHalfUp(new Decimal(allTenthMiles).times(10).dividedBy(gallons))),
    taxCents: hasTax ? returns.reduce((cents, { computed }) => cents + computed.totals.netTaxCents, 0) : null,
    complete,
    currency: base.currency,
  };
}
