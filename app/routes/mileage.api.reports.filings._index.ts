import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireApiCarrier } from '~/http/session/actor.server';
import { methodNotAllowed } from '~/http/api/api.server';
import { filedResource } from '~/presenters/reports/filing-resource';
import { readFilings } from '~/services/reports/read-filing.server';

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
