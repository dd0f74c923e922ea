import { readCarrier, type Carrier } from '~/data/accounts/carriers.server';
import { listExemptPeriods } from '~/data/records/exempt-periods.server';
import { listEquipment, type Equipment } from '~/data/records/equipment.server';
import { findPublishedQuarter, findRates, type PublishedQuarter } from '~/data/rates/rates.server';
import { readReportSums } from '~/data/reports/report-sums.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { firstDayOfQuarter, lastDayOfQuarter, quarterKey, type Quarter } from '~/domain/calendar/quarter';
import { allocateShares, type EquipmentShare } from '~/domain/ifta/allocate-shares';
import { baseProfileOf } from '~/domain/ifta/base-profile';
import { computeReturn } from '~/domain/ifta/compute-return';
import { rateSegments } from '~/domain/ifta/rate-segments';
import type { Filing, IftaReturn, Segment } from '~/domain/ifta/return-types';
import type { FuelType } from '~/domain/ifta/fuel-types';
import { IFTA_MEMBERS, isIftaMember } from '~/domain/jurisdictions/codes';
import type { LineRate } from '~/domain/jurisdictions/published-rate';
import type { RateTable } from '~/domain/jurisdictions/rate-table';
import { rateTableOf } from '~/domain/rates/rate-sheet';
import { exemptNotices } from '~/domain/reports/exempt-periods';
import { gatherQuarter, outsideVehicles, partingOf } from '~/domain/reports/gather-quarter';
import { withUnitNames } from '~/domain/reports/unit-names';
import type { Ctx } from '../context';

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

/** A quarter worked out from the records as they are now. */
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
  filing?: Filing;
  /** Read before, where several quarters of one carrier are worked out. */
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
  const exemptPeriods = await listExemptPeriods(scope, firstDayOfQuarter(quarter), lastDayOfQuarter(quarter));
  const { starts, jurisdictions } = partingOf(quarter, rows, exemptPeriods);
  const sums = await readReportSums(scope, key, starts, jurisdictions);

  const base = baseProfileOf(isIftaMember(carrier.baseJurisdiction ?? '') ? carrier.baseJurisdiction : null);
  const table = rateTableOf(quarter, rows);
  const gathered = gatherQuarter({
    quarter,
    unitSystem: base.unitSystem,
    sums,
    starts,
    units: equipment,
    rates: table,
    exemptPeriods,
    perUnit: options.shares === true,
  });
  const outside = outsideVehicles(equipment);
  const names = new Map(equipment.map((unit) => [String(unit.id), unit.unit]));
  const notices = [
    ...withUnitNames(gathered.notices, names),
    ...exemptNotices(exemptPeriods, gathered.schedules),
  ];
  const computed = computeReturn({
    quarter,
    base,
    schedules: gathered.schedules,
    notices,
    ...(options.filing ? { filing: options.filing } : {}),
  });
  const shares = options.shares ? allocateShares(computed, gathered.contributions) : [];
  const used = new Set([...sums.miles, ...sums.fuel].map((row) => row.equipmentId));
  return {
    quarter,
    carrier,
    computed,
    shares,
    units: equipment.filter((unit) => used.has(unit.id)).map(toReportUnit),
    outsideUnits: equipment
      .filter((unit) => outside.has(unit.id) && used.has(unit.id))
      .map((unit) => unit.unit),
    emptyLines: options.emptyLines ? emptyLinesOf(computed, table, quarter) : [],
    rates,
    pendingTrips: sums.pendingTrips,
    failedTrips: sums.failedTrips,
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
