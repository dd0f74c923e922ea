import { findRates, type StoredRate } from '~/data/rates/rates.server';
import { readFleetSums, type FleetSums, type FuelSum } from '~/data/reports/fleet-sums.server';
import type { CarrierScope } from '~/data/database/scope.server';
import type { OverviewUnit } from '~/data/records/fleet-overview.server';
import { readReportSums, type ReportSums } from '~/data/reports/report-sums.server';
import type { LocalDate } from '~/domain/calendar/local-date';
import {
  firstDayOfQuarter,
  lastDayOfQuarter,
  parseQuarterKey,
  type Quarter,
} from '~/domain/calendar/quarter';
import { baseProfileOf } from '~/domain/ifta/base-profile';
import { computeReturn } from '~/domain/ifta/compute-return';
import { DEFAULT_FUEL_TYPE, defaultFuelUnit, type FuelType } from '~/domain/ifta/fuel-types';
import type { ExemptPeriod } from '~/domain/ifta/records';
import type { IftaReturn, LineInput, ScheduleInput } from '~/domain/ifta/return-types';
import { isIftaMember } from '~/domain/jurisdictions/codes';
import { lineRateOf, type LineRate } from '~/domain/jurisdictions/published-rate';
import { rateTableOf } from '~/domain/rates/rate-sheet';
import { gatherQuarter, outsideVehicles, partingOf } from '~/domain/reports/gather-quarter';
import type { RateTable } from '~/domain/jurisdictions/rate-table';
import {
  convertDistance,
  convertFuel,
  distanceUnitOf,
  isConvertibleFuel,
  type FuelUnit,
  type UnitSystem,
} from '~/domain/units/conversion';
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
  /** Fuel holidays of the quarter. */
  exemptPeriods: readonly ExemptPeriod[];
}

export interface QuarterFigures {
  informers: Informers;
  returns: ReadonlyMap<number, QuarterReturn>;
}

interface FleetFacts {
  units: readonly OverviewUnit[];
  baseJurisdiction: string | null;
  exemptPeriods: readonly ExemptPeriod[];
  /** Of the records and rates of the quarters that the filter lets through. */
  figuresVersion: string;
}

interface FiguresFilter {
  quarterKey?: number | undefined;
  equipmentId?: number | undefined;
}

/** What carriers look at again while nothing of it has changed. Revisions only rise, so nothing here grows old. */
const recentFigures = new RecentAnswers<QuarterFigures>(100);

/**
 * Works out the figures of a quarter (or of all, each by itself) from the records, with the tax engine. Vehicles that
 * do not qualify (R245) are outside of it; those that nobody has described are inside, so that nothing goes missing. A quarter in which a rate changes or a fuel holiday
 * begins or ends is parted by the days of its records, as the return is.
 */
export function quarterFigures(
  ctx: Ctx<CarrierScope>,
  filter: FiguresFilter,
  fleet: FleetFacts,
): Promise<QuarterFigures> {
  const { carrierId, db } = ctx.scope;
  // Inside a transaction are changes that may never come to pass.
  if (!('$transaction' in db)) return workOut(ctx, filter, fleet);
  const { units, baseJurisdiction, exemptPeriods, figuresVersion } = fleet;
  const question = [
    carrierId,
    filter.quarterKey ?? null,
    filter.equipmentId ?? null,
    figuresVersion,
    baseJurisdiction,
    exemptPeriods,
    units,
  ];
  return recentFigures.getLater(question, () => workOut(ctx, filter, fleet));
}

async function workOut(
  ctx: Ctx<CarrierScope>,
  filter: FiguresFilter,
  fleet: FleetFacts,
): Promise<QuarterFigures> {
  const outside = [...outsideVehicles(fleet.units)];
  const fuelOfUnit = new Map(fleet.units.map((unit) => [unit.id, unit.fuelType]));
  const sums = await readFleetSums(ctx.scope, filter, {
    outside,
    fuelOfUnit,
    defaultFuel: DEFAULT_FUEL_TYPE,
  });
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
    const exemptPeriods = fleet.exemptPeriods.filter(
      (period) => period.from <= lastDayOfQuarter(quarter) && period.to >= firstDayOfQuarter(quarter),
    );
    const parting = partingOf(quarter, rates, exemptPeriods);
    const table = () => rateTableOf(quarter, rates);
    const isWhole = exemptPeriods.length === 0 && parting.starts.length === 0;
    if (isWhole) {
      returns.set(
        key,
        recentReturns.get([key, baseJurisdiction, fingerprintOf(rates), ofQuarter], () =>
          returnOf(
            quarter,
            table(),
            (system, known) => schedulesOf(known, system, ofQuarter),
            baseJurisdiction,
            exemptPeriods,
          ),
        ),
      );
      continue;
    }
    // Its own sums are read once for each change of the quarter.
    const { carrierId } = ctx.scope;
    const question = [
      carrierId,
      key,
      sums.revisions.get(key) ?? null,
      filter.equipmentId ?? null,
      baseJurisdiction,
      fingerprintOf(rates),
      exemptPeriods,
      fleet.units,
    ];
    const parted = await recentReturns.getLater(question, async () => {
      const own = ofUnit(
        await readReportSums(ctx.scope, key, parting.starts, parting.jurisdictions),
        filter.equipmentId,
      );
      const { starts } = parting;
      const schedules = (system: UnitSystem, known: RateTable) =>
        gatherQuarter({
          quarter,
          unitSystem: system,
          sums: own,
          starts,
          units: fleet.units,
          rates: known,
          exemptPeriods,
          perUnit: false,
        }).schedules;
      return returnOf(quarter, table(), schedules, baseJurisdiction, exemptPeriods);
    });
    returns.set(key, parted);
  }
  return { informers: informersOf(sums, [...returns.values()], fleet), returns };
}

/** The one fuel of the fleet, so that the rates of the others are not read; undefined where there are several. */
function onlyFuel(sums: FleetSums, units: readonly OverviewUnit[]): FuelType | undefined {
  const types = new Set<FuelType>([
    DEFAULT_FUEL_TYPE,
    ...units.map((unit) => unit.fuelType),
    ...sums.fuel.map((sum) => sum.fuelType),
  ]);
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

/** Rates are read once and then come as the same objects: each is written out once. */
const writtenRates = new WeakMap<StoredRate, string>();

function fingerprintOf(rates: readonly StoredRate[]): string {
  return rates
    .map((rate) => {
      const known = writtenRates.get(rate);
      if (known !== undefined) return known;
      const written = JSON.stringify([
        rate.id,
        rate.fuel,
        rate.jurisdiction,
        rate.effectiveFrom,
        rate.usd,
        rate.cad,
        rate.unit,
        rate.status,
        rate.confidence,
      ]);
      writtenRates.set(rate, written);
      return written;
    })
    .join();
}

/** Quarters change seldom and are looked at often: a list of all of them works out one at most. */
const recentReturns = new RecentAnswers<QuarterReturn>(256);

function returnOf(
  quarter: Quarter,
  rates: RateTable,
  schedulesIn: (system: UnitSystem, rates: RateTable) => readonly ScheduleInput[],
  baseJurisdiction: string | null,
  exemptPeriods: readonly ExemptPeriod[],
): QuarterReturn {
  const base = baseProfileOf(isIftaMember(baseJurisdiction ?? '') ? baseJurisdiction : null);
  const schedules = schedulesIn(base.unitSystem, rates);
  const averages = new Map<FuelType, Decimal>();
  for (const schedule of schedules) {
    const distance = sumDecimals(schedule.lines.map((line) => decimal(line.totalDistance)));
    const fuel = decimal(schedule.totalFuel);
    if (!fuel.isZero() && !distance.isZero()) averages.set(schedule.fuelType, distance.dividedBy(fuel));
  }
  return { quarter, rates, averages, exemptPeriods, computed: computeReturn({ quarter, base, schedules }) };
}

/** The parted sums of one vehicle, or of all. */
function ofUnit(
  { miles, fuel }: ReportSums,
  equipmentId: number | undefined,
): Pick<ReportSums, 'miles' | 'fuel'> {
  const isOwn = (sum: { equipmentId: number | null }) =>
    equipmentId === undefined || sum.equipmentId === equipmentId;
  return { miles: miles.filter(isOwn), fuel: fuel.filter(isOwn) };
}

type OfQuarter = Pick<FleetSums, 'miles' | 'fuel'>;

function schedulesOf(rates: RateTable, system: UnitSystem, sums: OfQuarter): ScheduleInput[] {
  const types = [...new Set([...sums.miles, ...sums.fuel].map((sum) => sum.fuelType))].sort();
  return types.map((fuelType) =>
    scheduleOf(fuelType, system, rates, {
      miles: sums.miles.filter((sum) => sum.fuelType === fuelType),
      fuel: sums.fuel.filter((sum) => sum.fuelType === fuelType),
    }),
  );
}

function scheduleOf(
  fuelType: FuelType,
  system: UnitSystem,
  rates: RateTable,
  sums: OfQuarter,
): ScheduleInput {
  const unit = defaultFuelUnit(fuelType, system);
  const distance = (tenths: number) =>
    convertDistance({ value: new Decimal(tenths).dividedBy(10), unit: 'mile' }, distanceUnitOf(system));
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
  isConvertibleFuel(sum.fuelUnit, unit)
    ? convertFuel({ value: sum.quantity, unit: sum.fuelUnit }, unit)
    : ZERO;

interface KnownRate {
  effectiveFrom: LocalDate | null;
  line: LineRate | undefined;
}

/** Of each table the rates that were asked for, in the order of their days. */
const knownRates = new WeakMap<RateTable, Map<string, readonly KnownRate[]>>();

const NONE_PUBLISHED: KnownRate = {
  effectiveFrom: null,
  line: { rate: null, surcharge: null, unit: 'gallon', status: 'final' },
};

function ratesOf(
  rates: RateTable,
  jurisdiction: string,
  fuelType: FuelType,
  system: UnitSystem,
): readonly KnownRate[] {
  const ofTable = knownRates.get(rates) ?? new Map<string, readonly KnownRate[]>();
  knownRates.set(rates, ofTable);
  const key = `${jurisdiction}/${fuelType}/${system}`;
  let known = ofTable.get(key);
  if (known === undefined) {
    const found = rates.find(jurisdiction, fuelType);
    known =
      found.kind === 'none-published'
        ? [NONE_PUBLISHED]
        : found.kind === 'published'
          ? found.rates.map((rate) => ({ effectiveFrom: rate.effectiveFrom, line: lineRateOf(rate, system) }))
          : [];
    ofTable.set(key, known);
  }
  return known;
}

/** The rate of a day, or without one that at the end of the quarter. */
export function rateOf(
  rates: RateTable,
  jurisdiction: string,
  fuelType: FuelType,
  system: UnitSystem,
  date?: LocalDate,
): LineRate | undefined {
  if (!isIftaMember(jurisdiction)) return undefined;
  return ratesOf(rates, jurisdiction, fuelType, system).findLast(
    ({ effectiveFrom }) => date === undefined || effectiveFrom === null || effectiveFrom <= date,
  )?.line;
}

function informersOf(sums: FleetSums, returns: readonly QuarterReturn[], fleet: FleetFacts): Informers {
  const iftaTenthMiles = sums.miles
    .filter((sum) => isIftaMember(sum.jurisdiction))
    .reduce((tenths, sum) => tenths + sum.tenthMiles, 0);
  const allTenthMiles = sums.miles.reduce((tenths, sum) => tenths + sum.tenthMiles, 0);
  const gallons = sumDecimals(
    sums.fuel
      .filter((sum) => isConvertibleFuel(sum.fuelUnit, 'gallon'))
      .map((sum) => quantityIn(sum, 'gallon')),
  );
  const complete = returns.every(({ computed }) => computed.complete);
  const base = baseProfileOf(isIftaMember(fleet.baseJurisdiction ?? '') ? fleet.baseJurisdiction : null);
  const schedules = returns.flatMap(({ computed }) => computed.schedules);
  // Where the return itself is in miles, the badges show its own rounded lines: list and report agree to the mile.
  const whole = base.unitSystem === 'us' && schedules.length > 0;
  const single = schedules.length === 1 ? schedules[0] : undefined;
  const hasTax = returns.some(({ computed }) =>
    computed.schedules.some((schedule) => schedule.lines.some((line) => line.taxCents !== null)),
  );
  return {
    iftaTenthMiles: whole
      ? schedules.reduce((sum, schedule) => sum + schedule.iftaDistance, 0) * 10
      : iftaTenthMiles,
    gallonsThousandths: toSafeInteger(roundHalfUp(gallons.times(1000))),
    averageHundredths:
      whole && single
        ? single.average.hundredths
        : gallons.isZero() || allTenthMiles === 0
          ? null
          : toSafeInteger(roundHalfUp(new Decimal(allTenthMiles).times(10).dividedBy(gallons))),
    taxCents: hasTax ? returns.reduce((cents, { computed }) => cents + computed.totals.netTaxCents, 0) : null,
    complete,
    currency: base.currency,
  };
}
