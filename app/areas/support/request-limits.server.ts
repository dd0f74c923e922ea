import { readCarrier } from '~/areas/carriers/data/carriers.server';
import {
  hasOpenRequest,
  insertSupportRequest,
  noteLimitsRequested,
} from '~/areas/support/data/support.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { fail, ok, type Result } from '~/engine/result';
import { featureNames, roleName } from '~/areas/support/rules/choices';
import { limitsSurveySchema } from '~/areas/support/rules/support.schema';
import { FREE_PACKAGE } from '~/areas/trips/rules/plan-limits';
import { refuseReader } from '~/platform/authorize';
import { madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import { parseInput } from '~/platform/parse-input';
import { queueSupportMails, type Asker } from './queue-support-mails.server';

const conflict = (message: string): Result<never> => fail({ kind: 'conflict', message });

/** Asks for doubled limits of the free plan, with the survey. One request of a carrier waits at a time. @returns its id. */
export async function requestLimits(
  ctx: Ctx<CarrierScope>,
  asker: Asker,
  input: unknown,
): Promise<Result<string>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(limitsSurveySchema, input);
  if (!parsed.ok) return parsed;
  const survey = parsed.value;
  return inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'support');
    if (earlier !== null) return ok(earlier);
    const isWaiting = await hasOpenRequest(scope, 'limits');
    const carrier = await readCarrier(scope);
    if (carrier.planPackageId !== FREE_PACKAGE)
      return conflict('Your plan has higher limits than the free one already.');
    if (carrier.freeLimitDoubled) return conflict('Your free limits are already doubled. Upgrade for more.');
    if (isWaiting) return conflict('We already have your request. We’ll reply within one business day.');
    const createdAt = ctx.clock.now();
    const requestId = await insertSupportRequest(scope, { kind: 'limits', fields: { ...survey }, createdAt });
    await noteLimitsRequested(scope, createdAt);
    const facts: [string, string][] = [
      ['You are', roleName(survey.userRoleId)],
      ['Trucks', String(survey.fleetSize)],
      ['Would help', featureNames(survey.expectedFeatureIds).join(', ') || 'nothing named'],
      ...(survey.comment ? [['Comment', survey.comment] as [string, string]] : []),
    ];
    await queueSupportMails(ctx, scope, {
      requestId,
      kind: 'limits',
      name: asker.name,
      email: asker.email,
      carrier: asker.carrier,
      facts,
    });
    await madeNow(ctx, scope, 'support', requestId);
    return ok(requestId);
  });
}
