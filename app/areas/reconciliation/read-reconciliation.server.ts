import { gapOf } from '~/areas/equipment/rules/odometer-replacements';
import { findEquipment, listEquipment, type Equipment } from '~/areas/equipment/data/equipment.server';
import {
  findTripsToTake,
  listChosenSources,
  readMonths,
  readTruckDays,
  type ChosenSource,
} from '~/areas/reconciliation/data/mileage-sources.server';
import {
  compareMonths,
  missingDays,
  sumMonths,
  type MileageMonth,
  type TruckDay,
} from '~/areas/reconciliation/rules/mileage-months';
import { readOdometerGaps, type OdometerGap } from '~/areas/returns/data/audit-records.server';
import { isQuarterFiled } from '~/areas/returns/data/filed-returns.server';
import { firstDayOfQuarter, lastDayOfQuarter, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';

/** What a truck's sources say about a quarter. */
export interface TruckMiles {
  truck: Pick<Equipment, 'id' | 'unit' | 'vin'>;
  months: MileageMonth[];
  total: Omit<MileageMonth, 'month'>;
  /** Null where nobody chose: all trips count. */
  chosen: ChosenSource | null;
}

export interface ReconciledTruck extends TruckMiles {
  /** Days on which something says that the truck ran, and no trip that counts does. */
  missing: TruckDay[];
  /** How many trips of the other source would fill them. */
  takable: number;
  /** Between odometer readings of trips that follow each other. */
  gaps: OdometerGap[];
  isFiled: boolean;
}

/** The months of a quarter: "2026-07", "2026-08", "2026-09". */
export function monthsOf(quarter: Quarter): string[] {
  const [year, month] = firstDayOfQuarter(quarter).split('-').map(Number);
  return [0, 1, 2].map((more) => `${year}-${String((month ?? 1) + more).padStart(2, '0')}`);
}

async function milesOfTrucks(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  timeZone: string,
  trucks: readonly Equipment[],
  only?: number,
): Promise<TruckMiles[]> {
  const key = quarterKey(quarter);
  const months = monthsOf(quarter);
  const read = await readMonths(ctx.scope, { quarterKey: key, months, timeZone }, only);
  const chosen = await listChosenSources(ctx.scope, key, only);
  const empty = { months: [], before: null };
  return trucks.flatMap(({ id, unit, vin, odometerReplacements }) => {
    const found = read.find(({ equipmentId }) => equipmentId === id);
    if (!found && only === undefined) return [];
    const compared = compareMonths((found ?? empty).months, (found ?? empty).before, odometerReplacements);
    return [
      {
        truck: { id, unit, vin },
        months: compared,
        total: sumMonths(compared),
        chosen: chosen.find(({ equipmentId }) => equipmentId === id) ?? null,
      },
    ];
  });
}

/** All trucks with records in a quarter, by unit. */
export const readReconciliation = async (
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  timeZone: string,
): Promise<TruckMiles[]> => milesOfTrucks(ctx, quarter, timeZone, await listEquipment(ctx.scope));

/** One truck in a quarter, with its missing days and odometer gaps. */
export async function readReconciledTruck(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  timeZone: string,
  equipmentId: number,
): Promise<Result<ReconciledTruck>> {
  const { scope } = ctx;
  const truck = await findEquipment(scope, equipmentId);
  if (!truck) return notFound('This truck was not found.');
  const key = quarterKey(quarter);
  const [miles] = await milesOfTrucks(ctx, quarter, timeZone, [truck], equipmentId);
  if (!miles) return notFound('This truck was not found.');
  const days = await readTruckDays(
    scope,
    { quarterKey: key, equipmentId, timeZone },
    { from: firstDayOfQuarter(quarter), to: lastDayOfQuarter(quarter) },
  );
  const gaps = await readOdometerGaps(scope, key);
  return ok({
    ...miles,
    missing: missingDays(days),
    takable: (await findTripsToTake(scope, { quarterKey: key, equipmentId })).length,
    gaps: gaps.filter((gap) => gap.unit === truck.unit && gapOf(gap).tenthMiles > 0),
    isFiled: await isQuarterFiled(scope, key),
  });
}
