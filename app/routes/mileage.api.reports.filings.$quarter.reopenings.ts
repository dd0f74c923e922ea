import type { ActionFunctionArgs } from '@remix-run/node';
import { quarterKey } from '~/domain/calendar/quarter';
import { methodNotAllowed, readJson } from '~/http/api/api.server';
import { resourceAnswer } from '~/http/api/api-records.server';
import { apiFilingRequest } from '~/http/api/api-filing-request.server';
import { reopenQuarter } from '~/services/reports/file-quarter.server';

export const loader = () => methodNotAllowed('POST');

/** POST /api/reports/filings/{quarter}/reopenings with a reason: unlocks the records, for an amended return. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { actor, quarter } = await apiFilingRequest(request, context, params['quarter']);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const { reason } = await readJson(request);
  return resourceAnswer(
    await reopenQuarter(actor.ctx, quarter, { reason: typeof reason === 'string' ? reason : '' }),
    () => ({ q: quarterKey(quarter), state: 'open' }),
    { status: 201 },
  );
}
