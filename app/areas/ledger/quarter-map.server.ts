import { limitWindowStart } from '~/areas/billing/data/plan-usage.server';
import { readFleetOverview } from '~/areas/ledger/data/fleet-overview.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { listQuarterLines } from '~/areas/trips/data/trip-routes.server';
import type { DistanceUnit } from '~/engine/units/conversion';
import type { Ctx } from '~/platform/context';
import { quarterFigures } from '~/areas/returns/quarter-figures.server';

/** More lines than this are one brown spot on any screen. */
const MOST_LINES = 400;

export interface QuarterMap {
  lines: [number, number][][];
  distanceUnit: DistanceUnit;
  /** Whole distances of the return by jurisdiction, most first. */
  distances: { code: string; distance: number }[];
}

/**
 * All trips of a quarter on one map, with the distance of each state as the return has it. Of the roads the newest
 * `mostLines`.
 */
export async function quarterMap(
  ctx: Ctx<CarrierScope>,
  filter: { quarterKey: number; equipmentId?: number | undefined },
  mostLines = MOST_LINES,
): Promise<QuarterMap> {
  const [lines, { fleet }] = await Promise.all([
    listQuarterLines(ctx.scope, filter.quarterKey, filter.equipmentId ?? null, mostLines),
    readFleetOverview(ctx.scope, limitWindowStart(ctx.clock.now()), { quarterKey: filter.quarterKey }),
  ]);
  const { returns } = await quarterFigures(ctx, filter, fleet);
  const found = returns.get(filter.quarterKey);
  return {
    lines: lines.map((line) => line.polyline).filter((polyline) => polyline.length > 1),
    distanceUnit: found?.computed.distanceUnit ?? 'mile',
    distances: [...(found?.part.distances ?? [])]
      .map(([code, distance]) => ({ code, distance }))
      .sort((a, b) => b.distance - a.distance),
  };
}
