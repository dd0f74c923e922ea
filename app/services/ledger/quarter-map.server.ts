import { readQuarterSums } from '~/data/reports/quarter-figures.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { listQuarterLines } from '~/data/records/trip-routes.server';
import type { Ctx } from '../context';

/** More lines than this are one brown spot on any screen. */
const MOST_LINES = 400;

export interface QuarterMap {
  lines: [number, number][][];
  /** Tenths of a mile by jurisdiction, most first. */
  miles: { code: string; tenthMiles: number }[];
}

/** All trips of a quarter on one map, with the miles of each state. */
export async function quarterMap(
  ctx: Ctx<CarrierScope>,
  filter: { quarterKey: number; equipmentId?: number | undefined },
): Promise<QuarterMap> {
  const [lines, sums] = await Promise.all([
    listQuarterLines(ctx.scope, filter.quarterKey, filter.equipmentId ?? null, MOST_LINES),
    readQuarterSums(ctx.scope, filter),
  ]);
  const miles = new Map<string, number>();
  for (const sum of sums.miles)
    miles.set(sum.jurisdiction, (miles.get(sum.jurisdiction) ?? 0) + sum.tenthMiles);
  return {
    lines: lines.map((line) => line.polyline).filter((polyline) => polyline.length > 1),
    miles: [...miles]
      .map(([code, tenthMiles]) => ({ code, tenthMiles }))
      .sort((a, b) => b.tenthMiles - a.tenthMiles),
  };
}
