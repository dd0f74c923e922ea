import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '~/engine/result';
import { THANKS } from '~/areas/support/rules/choices';
import type { CarrierActor } from '~/areas/accounts/session/actor.server';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { apiAnswer, problem } from '~/platform/http/api.server';
import { apiProblem } from '~/areas/ledger/api/api-records.server';
import { countUse } from '~/platform/http/edge/rate-limit.server';

/** The two fields of the form are one of the call. */
const errorName = (field: string): string => (field === 'date' || field === 'time' ? 'datetime' : field);

/** The frame of every support call: who asks, how often, and the answer that makes clients read the user again. */
export async function supportAnswer(
  request: Request,
  load: AppLoadContext,
  ask: (actor: CarrierActor) => Promise<Result<string>>,
): Promise<Response> {
  const actor = await requireApiCarrier(request, load);
  const counted = await countUse('support', actor.user.id);
  if (!counted.ok) return problem(counted.failure);
  const asked = await ask(actor);
  if (!asked.ok) return apiProblem(asked.failure, errorName);
  return apiAnswer(asked, (id) => ({ message: THANKS, data: { id } }), {
    status: 201,
    headers: { 'x-ui-commands': 'REFRESH_USER' },
  });
}
