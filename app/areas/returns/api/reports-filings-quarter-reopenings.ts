import type { ActionFunctionArgs } from '@remix-run/node';
import { quarterKey } from '~/engine/calendar/quarter';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { apiFilingRequest } from '~/areas/returns/api/api-filing-request.server';
import { reopenQuarter } from '~/areas/returns/file-quarter.server';

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
