import {
  findFiledReturn,
  isQuarterFiled,
  listFiledReturns,
  listFilings,
  type FiledReturn,
  type FiledSummary,
} from '~/areas/returns/data/filed-returns.server';
import { findFiledElsewhere, type FiledElsewhere } from '~/areas/returns/data/filed-quarters.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { amendReturn, type LineChange } from '~/engine/ifta/amend-return';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

export type { FiledReturn, FiledSummary };

/** All filings of the carrier, newest quarter first. */
export const readFilings = (ctx: Ctx<CarrierScope>): Promise<FiledSummary[]> => listFilings(ctx.scope);

/** Whether the quarter is locked, and the filing in force. */
export async function readFiling(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
): Promise<{ isFiled: boolean; filed: FiledReturn | null; elsewhere: FiledElsewhere | null }> {
  const key = quarterKey(quarter);
  const isFiled = await isQuarterFiled(ctx.scope, key);
  return {
    isFiled,
    filed: isFiled ? await findFiledReturn(ctx.scope, key) : null,
    elsewhere: isFiled ? await findFiledElsewhere(ctx.scope, key) : null,
  };
}

/** One version with its exact figures, and what it changed against the one before. */
export async function readFiledVersion(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  version: number,
): Promise<Result<{ filed: FiledReturn; differences: readonly LineChange[] }>> {
  const versions = await listFiledReturns(ctx.scope, quarterKey(quarter));
  const filed = versions.find((entry) => entry.version === version);
  if (!filed) return notFound();
  if (filed.figures.changes) return ok({ filed, differences: filed.figures.changes });
  const before = versions.find((entry) => entry.version === version - 1);
  const canCompare = before && before.figures.computed.unitSystem === filed.figures.computed.unitSystem;
  return ok({
    filed,
    differences: canCompare ? amendReturn(before.figures.computed, filed.figures.computed).lines : [],
  });
}
