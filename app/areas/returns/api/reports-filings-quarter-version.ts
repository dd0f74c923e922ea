import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/platform/http/api.server';
import { resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { apiFilingRequest } from '~/areas/returns/api/api-filing-request.server';
import { filedVersionResource } from '~/areas/returns/views/filing-resource';
import { readFiledVersion } from '~/areas/returns/read-filing.server';

/** GET /api/reports/filings/{quarter}/{version}: the exact figures of one version, and what it changed. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { actor, quarter } = await apiFilingRequest(request, context, params['quarter']);
  const version = /^[1-9]\d{0,3}$/.test(params['version'] ?? '') ? Number(params['version']) : 0;
  return resourceAnswer(await readFiledVersion(actor.ctx, quarter, version), ({ filed, differences }) =>
    filedVersionResource(filed, differences),
  );
}

export const action = () => methodNotAllowed('GET');
