import {
  findPublishedQuarters,
  findUnknownQuarters,
  type PublishedQuarter,
} from '~/areas/rates/data/rates.server';
import type { Quarter } from '~/engine/calendar/quarter';
import type { Ctx } from '~/platform/context';

export type { PublishedQuarter };

/** The quarters that have rates, newest first. */
export async function listRateQuarters(ctx: Ctx): Promise<Quarter[]> {
  return (await listPublishedQuarters(ctx)).map(({ quarter }) => quarter);
}

/** The same with what is known about each of them: status, fuels, exchange rates, revision. */
export async function listPublishedQuarters(ctx: Ctx): Promise<PublishedQuarter[]> {
  return findPublishedQuarters(ctx.scope);
}

/** "TX 20264": the quarters for which not one rate of a member is known. */
export async function listUnknownQuarters(ctx: Ctx): Promise<ReadonlySet<string>> {
  const found = await findUnknownQuarters(ctx.scope);
  return new Set(found.map(({ jurisdiction, quarterKey }) => `${jurisdiction} ${quarterKey}`));
}
