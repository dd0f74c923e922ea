import { readUnitMonths, type UnitMonth } from '~/areas/returns/data/distance-sums.server';
import { readFiledReturns } from '~/areas/returns/data/filed-returns.server';
import { recordedIn } from '~/areas/returns/rules/quarter-sums';
import { onReplica } from '~/platform/database/replica.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { quarterKey, recentQuarters, type Quarter } from '~/engine/calendar/quarter';
import type { IftaReturn } from '~/engine/ifta/return-types';
import type { Ctx } from '~/platform/context';
import { computeQuarters } from './compute-quarter.server';
import { readQuarterBasis } from './quarter-basis.server';

/** Quarters that are beside each other. */
const QUARTERS = 6;

export interface TrendReport {
  /** Oldest first. */
  returns: IftaReturn[];
  quarter: Quarter;
  months: UnitMonth[];
  units: { id: number; unit: string }[];
  /** The first quarter with a record. */
  earliest: number | null;
  /** The last one. */
  latest: number | null;
}

/** The returns of the last quarters up to this one, as filed where they are filed, and each vehicle's months of this one. */
export const trendReport = (ctx: Ctx<CarrierScope>, quarter: Quarter): Promise<TrendReport> =>
  onReplica(ctx.scope, (scope) => readTrends({ ...ctx, scope }, quarter));

async function readTrends(ctx: Ctx<CarrierScope>, quarter: Quarter): Promise<TrendReport> {
  const quarters = recentQuarters(quarter, QUARTERS).reverse();
  const basis = await readQuarterBasis(ctx.scope, quarters);
  const months = await readUnitMonths(ctx.scope, quarterKey(quarter), recordedIn(basis.carrier));
  const filed = await readFiledReturns(
    ctx.scope,
    quarters.filter((one) => basis.of(one).isFiled).map(quarterKey),
  );
  const open = await computeQuarters(
    ctx,
    quarters.filter((one) => !filed.has(quarterKey(one))),
    { basis },
  );
  const computed = new Map(open.map((one) => [quarterKey(one.quarter), one.computed]));
  return {
    returns: quarters.flatMap((one) => filed.get(quarterKey(one)) ?? computed.get(quarterKey(one)) ?? []),
    quarter,
    months,
    units: basis.equipment.map(({ id, unit }) => ({ id, unit })),
    earliest: basis.earliest,
    latest: basis.latest,
  };
}
