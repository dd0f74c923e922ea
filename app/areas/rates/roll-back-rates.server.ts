import {
  findPublications,
  findPublishedState,
  type PublicationRecord,
} from '~/areas/rates/data/rate-publications.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { invalid, notFound, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { publishRates, type Published } from './publish-rates.server';

/** Every publication of a quarter, newest first: which file, when, by whom, how many rows changed. */
export async function listRatePublications(
  ctx: Ctx<SystemScope>,
  quarter: Quarter,
): Promise<PublicationRecord[]> {
  return findPublications(ctx.scope, quarter);
}

/**
 * Puts an earlier publication of the quarter into force again, rows and status exactly as they were. This is a publication of
 * its own: the history only grows.
 */
export async function rollBackRates(
  ctx: Ctx<SystemScope>,
  input: { quarter: Quarter; toRevision: number; expectedRevision: number; publishedBy: string },
): Promise<Result<Published>> {
  const { quarter, toRevision, expectedRevision, publishedBy } = input;
  const state = await findPublishedState(ctx.scope, quarter, toRevision);
  if (!state) return notFound(`${quarterLabel(quarter)} has no publication number ${toRevision}.`);
  if (toRevision === expectedRevision) return invalid('This publication is the one in force.');
  const published = await publishRates(ctx.scope, {
    ...state,
    kind: 'rollback',
    expectedRevision,
    publishedAt: ctx.clock.now(),
    publishedBy,
    findings: [],
    confirmed: true,
  });
  if (published.ok)
    ctx.log.info({ quarter: quarterLabel(quarter), toRevision, ...published.value }, 'rates rolled back');
  return published;
}
