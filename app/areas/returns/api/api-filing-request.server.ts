import type { AppLoadContext } from '@remix-run/node';
import type { LocalDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, type Quarter } from '~/engine/calendar/quarter';
import { todayOf } from '~/areas/carriers/today.server';
import { requireApiCarrier, type CarrierActor } from '~/areas/accounts/session/actor.server';
import { problem } from '~/platform/http/api.server';

export interface ApiFilingRequest {
  actor: CarrierActor;
  today: LocalDate;
  quarter: Quarter;
}

/** Who asks about the filing of a quarter named in the path. @throws the 404 of what is no quarter. */
export async function apiFilingRequest(
  request: Request,
  load: AppLoadContext,
  key: string | undefined,
): Promise<ApiFilingRequest> {
  const actor = await requireApiCarrier(request, load);
  const quarter = parseQuarterKey(key);
  if (!quarter)
    throw problem({
      kind: 'not-found',
      message: 'There is no such quarter: name it by year and quarter digit, such as 20263.',
    });
  return { actor, quarter, today: todayOf(actor.ctx, actor.carrier) };
}
