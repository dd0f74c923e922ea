import { readUnitMonths, type UnitMonth } from '~/data/reports/distance-sums.server';
import { listEquipment } from '~/data/records/equipment.server';
import { findFiledReturn, isQuarterFiled } from '~/data/reports/filed-returns.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { quarterKey, recentQuarters, type Quarter } from '~/domain/calendar/quarter';
import type { IftaReturn } from '~/domain/ifta/return-types';
import type { Ctx } from '../context';
import { computeQuarter } from './compute-quarter.server';

/** Quarters that stand beside each other. */
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
  const returns: IftaReturn[] = [];
  for (const one of recentQuarters(quarter, QUARTERS).reverse()) {
    const key = quarterKey(one);
    const filed = (await isQuarterFiled(ctx.scope, key)) ? await findFiledReturn(ctx.scope, key) : null;
    returns.push(filed ? filed.figures.computed : (await computeQuarter(ctx, one)).computed);
  }
  const equipment = await listEquipment(ctx.scope);
  return { returns, quarter, months: await readUnitMonths(ctx.scope, quarterKey(quarter)), units: equipment.map(({ id, unit }) => ({ id, unit })) };
}
