import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/areas/accounts/session/actor.server';
import { methodNotAllowed } from '~/platform/http/api.server';
import { filedResource } from '~/areas/returns/views/filing-resource';
import { readFilings } from '~/areas/returns/read-filing.server';

/** GET /api/reports/filings: every version of every quarter that was filed, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { ctx } = await requireApiCarrier(request, context);
  const filings = await readFilings(ctx);
  return Response.json(
    { data: filings.map(filedResource), recordsTotal: filings.length, recordsFiltered: filings.length },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export const action = () => methodNotAllowed('GET');
