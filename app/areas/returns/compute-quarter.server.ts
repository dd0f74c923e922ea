import type { Carrier } from '~/areas/carriers/data/carriers.server';
import type { Equipment } from '~/areas/equipment/data/equipment.server';
import { findRates, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import { readQuarterSums, type SummedQuarter } from '~/areas/returns/data/quarter-sums.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { BaseProfile } from '~/engine/ifta/base-profile';
import { allocateShares, type EquipmentShare } from '~/engine/ifta/allocate-shares';
import { rateSegments } from '~/engine/ifta/rate-segments';
import type { Filing, IftaReturn, Segment } from '~/engine/ifta/return-types';
import type { FuelType } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import type { LineRate } from '~/engine/jurisdictions/published-rate';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { computeQuarterReturn, outsideVehicles } from '~/areas/returns/rules/quarter-return';
import { partsOf, recordedIn, type QuarterParts } from '~/areas/returns/rules/quarter-sums';
import { isUnlicensed } from '~/areas/returns/rules/readiness';
import { withUnitNames } from '~/areas/returns/rules/unit-names';
import type { Ctx } from '~/platform/context';
import { readQuarterBasis, type QuarterBasis } from './quarter-basis.server';

/** A vehicle as reports name it. */
export interface ReportUnit {
  id: number;
  unit: string;
  vin: string | null;
  fuelType: FuelType;
}

/** A member jurisdiction in which nothing happened, with the rate it would have had. */
export interface EmptyLine {
  fuelType: FuelType;
  jurisdiction: string;
  segment: Segment | null;
  rate: LineRate | null;
}

/** A quarter computed from the records as they are now. */
export interface ComputedQuarter {
  quarter: Quarter;
  carrier: Carrier;
  computed: IftaReturn;
  /** Empty unless asked for. */
  shares: EquipmentShare[];
  /** The vehicles of the shares. */
  units: ReportUnit[];
  /** Numbers of vehicles that do not qualify (R245) and are left out. */
  outsideUnits: string[];
  /** Jurisdictions without data, where asked for. */
  emptyLines: EmptyLine[];
  rates: PublishedQuarter | null;
  pendingTrips: number;
  failedTrips: number;
  withoutUnit: boolean;
}

export interface ComputeOptions {
  shares?: boolean;
  emptyLines?: boolean;
  /** How late it is, by the base that files; left out: no interest and no penalty. */
  filing?: (base: BaseProfile) => Filing;
  /** Read before, of these quarters at least. */
  basis?: QuarterBasis;
}

/** The return of one quarter; see computeQuarters. */
export async function computeQuarter(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  options: ComputeOptions = {},
): Promise<ComputedQuarter> {
  const [computed] = await computeQuarters(ctx, [quarter], options);
  if (!computed) throw new Error('a quarter that was asked for was not computed');
  return computed;
}

/**
 * Computes quarters' returns from exact sums of their records: one average per fuel for the whole fleet. Vehicles that
 * do not qualify (R245) are outside of it; those that nobody has described are inside, so that nothing goes missing.
 * Two statements for any number of quarters; one more where rates, and three where records have changed since the last time.
 */
export async function computeQuarters(
  ctx: Ctx<CarrierScope>,
  quarters: readonly Quarter[],
  options: ComputeOptions = {},
): Promise<ComputedQuarter[]> {
  const { scope } = ctx;
  // One after the other: filing calls this inside a transaction, which has one connection.
  const basis = options.basis ?? (await readQuarterBasis(scope, quarters));
  const keys = quarters.map(quarterKey);
  const rows = await findRates(scope, keys, {
    revisions: new Map(quarters.map((one) => [quarterKey(one), basis.of(one).published?.revision ?? 0])),
  });
  const divided = quarters.map((quarter): DividedBasis => {
    const own = rows.filter((rate) => rate.quarterKey === quarterKey(quarter));
    const { ownRates, exemptPeriods } = basis.of(quarter);
    return {
      quarter,
      table: rateTableOf(quarter, own, ownRates),
      parts: partsOf(quarter, own, exemptPeriods),
    };
  });
  const outside = new Map(
    quarters.map((quarter) => [quarterKey(quarter), outsideVehicles(basis.equipment, quarter)]),
  );
  const outsideIn = (key: number): ReadonlySet<number> => outside.get(key) ?? new Set();
  const read = await readQuarterSums(
    scope,
    divided.map(({ quarter, parts }) => ({ quarterKey: quarterKey(quarter), ...parts })),
    {
      fleet: options.shares ? undefined : { units: basis.equipment, outsideIn },
      unrouted: true,
      recordsIn: recordedIn(basis.carrier),
    },
  );
  return divided.map((one) =>
    returnOf(
      one,
      read.get(quarterKey(one.quarter)) ?? NO_RECORDS,
      basis,
      outsideIn(quarterKey(one.quarter)),
      options,
    ),
  );
}

/** A quarter with its rates, and how they and its fuel holidays divide it. */
interface DividedBasis {
  quarter: Quarter;
  table: RateTable;
  parts: QuarterParts;
}

const NO_RECORDS: SummedQuarter = {
  sums: { miles: [], fuel: [], used: [] },
  pendingTrips: 0,
  failedTrips: 0,
};

function returnOf(
  { quarter, table, parts }: DividedBasis,
  { sums, pendingTrips, failedTrips }: SummedQuarter,
  basis: QuarterBasis,
  outside: ReadonlySet<number>,
  options: ComputeOptions,
): ComputedQuarter {
  const { carrier, equipment } = basis;
  const { published, exemptPeriods } = basis.of(quarter);
  const names = new Map(equipment.map((unit) => [String(unit.id), unit.unit]));
  const { computed, contributions } = computeQuarterReturn({
    quarter,
    baseJurisdiction: carrier.baseJurisdiction,
    sums,
    starts: parts.starts,
    units: equipment,
    rates: table,
    exemptPeriods,
    nameNotices: (notices) => withUnitNames(notices, names),
    // No return was due for a quarter before the license: it is not late.
    ...(options.filing && !isUnlicensed(quarter, carrier.licensedSince) ? { filing: options.filing } : {}),
  });
  const used = new Set(sums.used);
  return {
    quarter,
    carrier,
    computed,
    shares: options.shares ? allocateShares(computed, contributions) : [],
    units: equipment.filter((unit) => used.has(unit.id)).map(toReportUnit),
    outsideUnits: equipment
      .filter((unit) => outside.has(unit.id) && used.has(unit.id))
      .map((unit) => unit.unit),
    emptyLines: options.emptyLines ? emptyLinesOf(computed, table, quarter) : [],
    rates: published,
    pendingTrips,
    failedTrips,
    withoutUnit: used.has(null),
  };
}

/** A vehicle by what reports name of it. */
export const toReportUnit = ({ id, unit, vin, fuelType }: Equipment): ReportUnit => ({
  id,
  unit,
  vin,
  fuelType,
});

/** Member jurisdictions that are on no line of the return. */
export function emptyLinesOf(computed: IftaReturn, table: RateTable, quarter: Quarter): EmptyLine[] {
  return computed.schedules.flatMap((schedule) => {
    const present = new Set(schedule.lines.map((line) => line.jurisdiction));
    return IFTA_MEMBERS.filter(({ code }) => !present.has(code)).flatMap(({ code }) =>
      rateSegments(table, quarter, code, schedule.fuelType, computed.unitSystem).map(({ segment, rate }) => ({
        fuelType: schedule.fuelType,
        jurisdiction: code,
        segment,
        rate: rate ?? null,
      })),
    );
  });
}
