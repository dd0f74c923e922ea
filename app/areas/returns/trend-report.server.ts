import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { readUnitMonths, type UnitMonth } from '~/areas/returns/data/distance-sums.server';
import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { findFiledReturn, isQuarterFiled } from '~/areas/returns/data/filed-returns.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { quarterKey, recentQuarters, type Quarter } from '~/engine/calendar/quarter';
import type { IftaReturn } from '~/engine/ifta/return-types';
import type { Ctx } from '~/platform/context';
import { computeQuarter, type ComputeOptions } from './compute-quarter.server';

/** Quarters that are beside each other. */
const QUARTERS = 6;

export interface TrendReport {
  /** Oldest first. */
  returns: IftaReturn[];
  quarter: Quarter;
  months: UnitMonth[];
  units: { id: number; unit: string }[];
}

/** The returns of the last quarters up to this one, as filed where they are filed, and each vehicle's months of this one. */
export async function trendReport(ctx: Ctx<CarrierScope>, quarter: Quarter): Promise<TrendReport> {
  const quarters = recentQuarters(quarter, QUARTERS).reverse();
  const [carrier, equipment, months] = await Promise.all([
    readCarrier(ctx.scope),
    listEquipment(ctx.scope),
    readUnitMonths(ctx.scope, quarterKey(quarter)),
  ]);
  const returns = await Promise.all(quarters.map((one) => returnOf(ctx, one, { carrier, equipment })));
  return { returns, quarter, months, units: equipment.map(({ id, unit }) => ({ id, unit })) };
}

async function returnOf(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  known: NonNullable<ComputeOptions['known']>,
): Promise<IftaReturn> {
  const key = quarterKey(quarter);
  const filed = (await isQuarterFiled(ctx.scope, key)) ? await findFiledReturn(ctx.scope, key) : null;
  return filed ? filed.figures.computed : (await computeQuarter(ctx, quarter, { known })).computed;
}
