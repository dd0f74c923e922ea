import { findPublishedQuarters, type PublishedQuarter } from '~/data/rates/rates.server';
import type { Quarter } from '~/domain/calendar/quarter';
import type { Ctx } from '../context';

export type { PublishedQuarter };

/** The quarters that have rates, newest first. */
export async function listRateQuarters(ctx: Ctx): Promise<Quarter[]> {
  return (await listPublishedQuarters(ctx)).map(({ quarter }) => quarter);
}

/** The same with what is known about each of them: status, fuels, exchange rates, revision. */
export async function listPublishedQuarters(ctx: Ctx): Promise<PublishedQuarter[]> {
  return findPublishedQuarters(ctx.scope);
}
