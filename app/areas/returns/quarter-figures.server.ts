import { findRates } from '~/areas/rates/data/rates.server';
import { listOwnRates } from '~/areas/rates/data/own-rates.server';
import { readFiledLists, type FiledList } from '~/areas/returns/data/filed-returns.server';
import { readQuarterSums } from '~/areas/returns/data/quarter-sums.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { OverviewUnit, QuarterVersion } from '~/areas/ledger/data/fleet-overview.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { allocateShares, type EquipmentShare } from '~/engine/ifta/allocate-shares';
import { averageOf } from '~/engine/ifta/average';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import type { FuelShare } from '~/engine/ifta/fuel-shares';
import { DEFAULT_FUEL_TYPE } from '~/engine/ifta/fuel-types';
import type { ExemptPeriod } from '~/engine/ifta/records';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { exemptPeriodsIn } from '~/areas/rates/rules/exempt-periods';
import { missingOf } from '~/areas/returns/rules/sum-to-pay';
import { computeQuarterReturn, outsideVehicles } from '~/areas/returns/rules/quarter-return';
import { partsOf, recordedIn, unitKey } from '~/areas/returns/rules/quarter-sums';
import { liquidUnitOf, type FuelUnit, type UnitSystem } from '~/engine/units/conversion';
import { Decimal, sumDecimals } from '~/engine/units/decimal';
import type { Contribution } from '~/engine/ifta/contributions';
import type { Ctx } from '~/platform/context';
import { RecentAnswers } from './recent-answers';

/** The four figures above the list: those of the returns, in their units. */
export interface Informers {
  unitSystem: UnitSystem;
  /** Whole miles or kilometers driven in member jurisdictions by qualified vehicles. */
  iftaDistance: number;
  /** All liquid fuel, in whole gallons or liters. */
  fuel: number;
  /** Average with two decimals, times 100; null without fuel. */
  averageHundredths: number | null;
  /** For who reads them in other units: what they were before they were rounded, as far as that is known. */
  exact: ExactFigures;
  /** Tax and surcharge of the quarter as the return will show it; null where it cannot be computed yet. */
  taxCents: number | null;
  /** False where a rate is missing or there is no average: there is then no sum. */
  complete: boolean;
  /** Names of the jurisdictions whose tax is not computed. */
  missing: string[];
  currency: 'USD' | 'CAD';
}

/** In the units of the return; whole where it was filed. */
export interface ExactFigures {
  iftaDistance: Decimal;
  liquidFuel: Decimal;
  /** What the average is made of, and the unit of its fuel. */
  averageDistance: Decimal;
  averageFuel: Decimal;
  averageUnit: FuelUnit;
}

/** What a return has of one vehicle, or of all. */
interface Part {
  /** Whole miles or kilometers by jurisdiction, members and others. */
  distances: ReadonlyMap<string, number>;
  iftaDistance: number;
  totalDistance: number;
  liquidFuel: number;
  /** Of each schedule. */
  fuel: { unit: FuelUnit; total: number }[];
  /** Before it was rounded; null where that is not known. */
  exact:
    (Pick<ExactFigures, 'iftaDistance' | 'liquidFuel'> & { totalDistance: Decimal; fuel: Decimal }) | null;
  /** Of each schedule, with the vehicle's own average. */
  averages: (number | null)[];
  netTaxCents: number;
  hasTax: boolean;
}

/** The return of one quarter with what rows need to show their own share of it. */
export interface ListedReturn {
  computed: IftaReturn;
  /** Which fuels a vehicle's distance belongs to; null where it is not on the return. */
  fuelSharesOf: (equipmentId: number | null) => readonly FuelShare[] | null;
  /** Of the vehicle that was asked for, else the whole. */
  part: Part;
}

export interface QuarterFigures {
  informers: Informers;
  returns: ReadonlyMap<number, ListedReturn>;
}

interface FleetFacts {
  units: readonly OverviewUnit[];
  baseJurisdiction: string | null;
  /** What the carrier records in. */
  unitSystem: UnitSystem;
  exemptPeriods: readonly ExemptPeriod[];
  /** The quarters that the filter lets through. */
  quarters: readonly QuarterVersion[];
}

interface FiguresFilter {
  quarterKey?: number | undefined;
  equipmentId?: number | undefined;
}

/** Revisions only rise, so nothing here grows old. Quarters change seldom: of a list of all, one is computed at most. */
const recentQuarters = new RecentAnswers<ListedReturn>(512);

/**
 * The figures above the list and behind its rows: the returns of its quarters, as filed where they are filed. With a
 * vehicle its share of them, as the report shows it.
 */
export async function quarterFigures(
  ctx: Ctx<CarrierScope>,
  filter: FiguresFilter,
  fleet: FleetFacts,
): Promise<QuarterFigures> {
  const { carrierId, db } = ctx.scope;
  // Inside a transaction are changes that may never come to pass.
  const mayKeep = '$transaction' in db;
  const outside = new Map(
    fleet.quarters.map(({ key }) => {
      const quarter = parseQuarterKey(key);
      return [key, quarter ? outsideVehicles(fleet.units, quarter) : new Set<number>()];
    }),
  );
  const outsideIn = (key: number): ReadonlySet<number> => outside.get(key) ?? new Set();
  const units = fleet.units.map(({ id, fuelType }) => [id, fuelType] as const);
  const fixed = JSON.stringify([
    carrierId,
    filter.equipmentId ?? null,
    fleet.baseJurisdiction,
    fleet.unitSystem,
    fleet.exemptPeriods,
    units,
  ]);
  const questionOf = (version: QuarterVersion) =>
    version.filed === null
      ? [fixed, version, ...outsideIn(version.key)]
      : [carrierId, filter.equipmentId ?? null, version.key, 'filed', version.filed, version.records];

  const known = new Map<number, ListedReturn>();
  for (const version of mayKeep ? fleet.quarters : []) {
    const found = recentQuarters.find(questionOf(version));
    if (found) known.set(version.key, found);
  }
  const missing = fleet.quarters.filter((version) => !known.has(version.key));
  const filed = await readFiledLists(
    ctx.scope,
    missing.filter((version) => version.filed !== null).map((version) => version.key),
    filter.equipmentId === undefined ? null : unitKey(filter.equipmentId),
  );
  for (const entry of filed) known.set(entry.quarterKey, filedQuarter(entry, filter.equipmentId));
  const open = missing.filter((version) => !known.has(version.key)).map((version) => version.key);
  for (const [key, quarter] of await openQuarters(ctx, open, filter.equipmentId, fleet, outsideIn))
    known.set(key, quarter);
  if (mayKeep)
    for (const version of missing) {
      const quarter = known.get(version.key);
      if (quarter) recentQuarters.keep(questionOf(version), quarter);
    }
  return {
    informers: informersOf([...known.values()], fleet.baseJurisdiction),
    returns: known,
  };
}

/** Computes quarters from their sums: those of the whole fleet are merged and small, a vehicle's share needs all. */
async function openQuarters(
  ctx: Ctx<CarrierScope>,
  keys: readonly number[],
  equipmentId: number | undefined,
  fleet: FleetFacts,
  outsideIn: (quarterKey: number) => ReadonlySet<number>,
): Promise<Map<number, ListedReturn>> {
  if (keys.length === 0) return new Map();
  const rates = await findRates(ctx.scope, keys);
  const ownRates = await listOwnRates(ctx.scope, keys);
  const quarters = keys.flatMap((quarterKey) => {
    const quarter = parseQuarterKey(quarterKey);
    if (!quarter) return [];
    const own = rates.filter((rate) => rate.quarterKey === quarterKey);
    return [{ quarterKey, quarter, rates: own, ...partsOf(quarter, own, fleet.exemptPeriods) }];
  });
  const sums = await readQuarterSums(
    ctx.scope,
    quarters.map(({ quarterKey, starts, jurisdictions }) => ({ quarterKey, starts, jurisdictions })),
    {
      recordsIn: recordedIn({ units: fleet.unitSystem, baseJurisdiction: fleet.baseJurisdiction }),
      ...(equipmentId === undefined ? { fleet: { units: fleet.units, outsideIn } } : {}),
    },
  );
  return new Map(
    quarters.map(({ quarterKey, quarter, starts, rates: own }): [number, ListedReturn] => {
      const { computed, contributions, fuelShares } = computeQuarterReturn({
        quarter,
        baseJurisdiction: fleet.baseJurisdiction,
        sums: sums.get(quarterKey)?.sums ?? { miles: [], fuel: [] },
        starts,
        units: fleet.units,
        rates: rateTableOf(
          quarter,
          own,
          ownRates.filter((rate) => rate.quarterKey === quarterKey),
        ),
        exemptPeriods: exemptPeriodsIn(quarter, fleet.exemptPeriods),
      });
      const listed = new Map(fleet.units.map((unit) => [unit.id, unit.fuelType]));
      return [
        quarterKey,
        {
          computed,
          fuelSharesOf: (id) =>
            id !== null && outsideIn(quarterKey).has(id)
              ? null
              : (fuelShares.get(unitKey(id)) ??
                wholly((id === null ? undefined : listed.get(id)) ?? DEFAULT_FUEL_TYPE)),
          part:
            equipmentId === undefined
              ? { ...fleetPart(computed), exact: exactOf(contributions, computed) }
              : {
                  ...vehiclePart(
                    allocateShares(computed, contributions).find(
                      (share) => share.equipmentId === unitKey(equipmentId),
                    ),
                    computed,
                  ),
                  exact: exactOf(
                    contributions.filter((one) => one.equipmentId === unitKey(equipmentId)),
                    computed,
                  ),
                },
        },
      ];
    }),
  );
}

const ONE = new Decimal(1);
const wholly = (fuelType: FuelShare['fuelType']): FuelShare[] => [{ fuelType, share: ONE }];

/** A quarter as it was filed; a vehicle's fuels are those of its share, whatever it is listed with since. */
function filedQuarter(
  { computed, fuels: burned, own }: FiledList,
  equipmentId: number | undefined,
): ListedReturn {
  const fuels = new Map(burned.map((share) => [share.equipmentId, share.fuels]));
  return {
    computed,
    fuelSharesOf: (id) => {
      const ownFuels = fuels.get(unitKey(id));
      if (!ownFuels) return null;
      const total = ownFuels.reduce((sum, fuel) => sum + fuel.totalDistance, 0);
      return ownFuels
        .filter((fuel) => fuel.totalDistance > 0)
        .map(({ fuelType, totalDistance }) => ({
          fuelType,
          share: new Decimal(totalDistance).dividedBy(total),
        }));
    },
    part: equipmentId === undefined ? fleetPart(computed) : vehiclePart(own ?? undefined, computed),
  };
}

/** Distances of a jurisdiction added up over fuels and the parts of the quarter. */
function distancesOf(
  lines: readonly { jurisdiction: string; totalDistance: number }[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { jurisdiction, totalDistance } of lines)
    sums.set(jurisdiction, (sums.get(jurisdiction) ?? 0) + totalDistance);
  return sums;
}

const fuelUnitIn = (computed: IftaReturn, fuelType: FuelShare['fuelType']): FuelUnit | undefined =>
  computed.schedules.find((schedule) => schedule.fuelType === fuelType)?.fuelUnit;

function exactOf(contributions: readonly Contribution[], computed: IftaReturn): Part['exact'] {
  const liquid = liquidUnitOf(computed.unitSystem);
  const distanceOf = (own: readonly Contribution[]) => sumDecimals(own.map((one) => one.totalDistance));
  const fuelOf = (own: readonly Contribution[]) => sumDecimals(own.map((one) => one.fuel));
  return {
    iftaDistance: distanceOf(contributions.filter(({ jurisdiction }) => isIftaMember(jurisdiction))),
    totalDistance: distanceOf(contributions),
    liquidFuel: fuelOf(contributions.filter(({ fuelType }) => fuelUnitIn(computed, fuelType) === liquid)),
    fuel: fuelOf(contributions),
  };
}

function fleetPart({ schedules, totals, unitSystem }: IftaReturn): Part {
  const liquid = liquidUnitOf(unitSystem);
  return {
    distances: distancesOf(schedules.flatMap((schedule) => [...schedule.lines, ...schedule.nonIftaLines])),
    iftaDistance: schedules.reduce((sum, schedule) => sum + schedule.iftaDistance, 0),
    totalDistance: totals.totalDistance,
    liquidFuel: schedules.reduce(
      (sum, schedule) => sum + (schedule.fuelUnit === liquid ? schedule.totalFuel : 0),
      0,
    ),
    fuel: schedules.map(({ fuelUnit, totalFuel }) => ({ unit: fuelUnit, total: totalFuel })),
    exact: null,
    averages: schedules.map((schedule) => schedule.average.hundredths),
    netTaxCents: totals.netTaxCents,
    hasTax: schedules.some((schedule) => schedule.lines.some((line) => line.taxCents !== null)),
  };
}

/** The same as the report of the vehicle shows: its share of the fleet's tax, and its own average. */
function vehiclePart(share: EquipmentShare | undefined, computed: IftaReturn): Part {
  const liquid = liquidUnitOf(computed.unitSystem);
  const fuels = share?.fuels ?? [];
  const lines = share?.lines ?? [];
  const isLiquid = (fuelType: FuelShare['fuelType']) => fuelUnitIn(computed, fuelType) === liquid;
  return {
    distances: distancesOf(lines),
    iftaDistance: lines.reduce((sum, line) => sum + line.totalDistance, 0),
    totalDistance: fuels.reduce((sum, fuel) => sum + fuel.totalDistance, 0),
    liquidFuel: fuels.reduce((sum, fuel) => sum + (isLiquid(fuel.fuelType) ? fuel.totalFuel : 0), 0),
    fuel: fuels.map(({ fuelType, totalFuel }) => ({
      unit: fuelUnitIn(computed, fuelType) ?? liquid,
      total: totalFuel,
    })),
    exact: null,
    averages: fuels.map((fuel) => fuel.average.hundredths),
    netTaxCents: (share?.totals.taxCents ?? 0) + (share?.totals.surchargeCents ?? 0),
    hasTax: share !== undefined && fleetPart(computed).hasTax,
  };
}

function informersOf(quarters: readonly ListedReturn[], baseJurisdiction: string | null): Informers {
  const base = baseProfileOf(isIftaMember(baseJurisdiction ?? '') ? baseJurisdiction : null);
  // Quarters that were filed in other units, before the base moved to another country, are no part of one sum.
  const own = quarters.filter(({ computed }) => computed.unitSystem === base.unitSystem);
  const parts = own.map(({ part }) => part);
  const sum = (pick: (part: Part) => number) => parts.reduce((total, part) => total + pick(part), 0);
  const averages = parts.flatMap((part) => part.averages);
  const fuel = sum((part) => part.liquidFuel);
  const exactSum = (pick: (part: Part) => Decimal | number) =>
    sumDecimals(parts.map((part) => new Decimal(pick(part))));
  const liquidFuel = exactSum((part) => part.exact?.liquidFuel ?? part.liquidFuel);
  const [only, ...others] = parts.flatMap((part) => part.fuel);
  const isOne = only !== undefined && others.length === 0;
  const complete = own.every(({ computed }) => computed.complete);
  return {
    unitSystem: base.unitSystem,
    iftaDistance: sum((part) => part.iftaDistance),
    fuel,
    averageHundredths:
      averages.length === 1
        ? (averages[0] ?? null)
        : averageOf({
            distance: sum((part) => part.totalDistance),
            fuel,
            fuelUnit: liquidUnitOf(base.unitSystem),
            unitSystem: base.unitSystem,
          }).hundredths,
    exact: {
      iftaDistance: exactSum((part) => part.exact?.iftaDistance ?? part.iftaDistance),
      liquidFuel,
      averageDistance: exactSum((part) => part.exact?.totalDistance ?? part.totalDistance),
      averageFuel: isOne ? exactSum((part) => part.exact?.fuel ?? only.total) : liquidFuel,
      averageUnit: isOne ? only.unit : liquidUnitOf(base.unitSystem),
    },
    taxCents: complete && parts.some((part) => part.hasTax) ? sum((part) => part.netTaxCents) : null,
    complete,
    missing: [...new Set(own.flatMap(({ computed }) => missingOf(computed)))].sort(),
    currency: base.currency,
  };
}
