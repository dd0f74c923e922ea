import { readCarrier, type Carrier } from '~/areas/carriers/data/carriers.server';
import { listExemptPeriods } from '~/areas/rates/data/exempt-periods.server';
import { listEquipment, type Equipment } from '~/areas/equipment/data/equipment.server';
import { findPublishedQuarter, findRates, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import { listOwnRates } from '~/areas/rates/data/own-rates.server';
import { readQuarterSums } from '~/areas/returns/data/quarter-sums.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { firstDayOfQuarter, lastDayOfQuarter, quarterKey, type Quarter } from '~/engine/calendar/quarter';
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
import { partsOf } from '~/areas/returns/rules/quarter-sums';
import { isUnlicensed } from '~/areas/returns/rules/readiness';
import { withUnitNames } from '~/areas/returns/rules/unit-names';
import type { Ctx } from '~/platform/context';

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
  /** Read before, where several quarters of one carrier are computed. */
  known?: { carrier: Carrier; equipment: Equipment[] };
}

/**
 * Works out a quarter's return from exact sums of its records: one average per fuel for the whole fleet. Vehicles that
 * do not qualify (R245) are outside of it; those that nobody has described are inside, so that nothing goes missing.
 */
export async function computeQuarter(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  options: ComputeOptions = {},
): Promise<ComputedQuarter> {
  const { scope } = ctx;
  const key = quarterKey(quarter);
  // One after the other: filing calls this inside a transaction, which has one connection.
  const carrier = options.known?.carrier ?? (await readCarrier(scope));
  const equipment = options.known?.equipment ?? (await listEquipment(scope));
  const rates = await findPublishedQuarter(scope, quarter);
  const rows = await findRates(scope, [key]);
  const own = await listOwnRates(scope, [key]);
  const exemptPeriods = await listExemptPeriods(scope, firstDayOfQuarter(quarter), lastDayOfQuarter(quarter));
  const outside = outsideVehicles(equipment);
  const parts = partsOf(quarter, rows, exemptPeriods);
  const read = await readQuarterSums(scope, [{ quarterKey: key, ...parts }], {
    fleet: options.shares ? undefined : { units: equipment, outside },
    unrouted: true,
  });
  const { sums, pendingTrips, failedTrips } = read.get(key) ?? {
    sums: { miles: [], fuel: [], used: [] },
    pendingTrips: 0,
    failedTrips: 0,
  };
  const table = rateTableOf(quarter, rows, own);
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
    rates,
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
