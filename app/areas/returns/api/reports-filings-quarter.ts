import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { quarterKey } from '~/engine/calendar/quarter';
import { filingDaysSchema } from '~/areas/returns/rules/filing.schema';
import { methodNotAllowed, readJson } from '~/platform/http/api.server';
import { apiProblem, resourceAnswer } from '~/areas/ledger/api/api-records.server';
import { apiFilingRequest } from '~/areas/returns/api/api-filing-request.server';
import { paths } from '~/routes';
import {
  filedResource,
  filingErrorName,
  filingInput,
  filingPreviewResource,
} from '~/areas/returns/views/filing-resource';
import { parseInput } from '~/platform/parse-input';
import { fileQuarter } from '~/areas/returns/file-quarter.server';
import { previewFiling } from '~/areas/returns/preview-filing.server';
import { readFiling, readFilings } from '~/areas/returns/read-filing.server';

/** GET /api/reports/filings/{quarter}: the filing in force, or what filing now (?filed_on=, ?paid_on=) would come to. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { actor, quarter, today } = await apiFilingRequest(request, context, params['quarter']);
  const q = quarterKey(quarter);
  const query = new URL(request.url).searchParams;
  const { isFiled } = await readFiling(actor.ctx, quarter);
  const versions = (await readFilings(actor.ctx))
    .filter((filing) => filing.quarterKey === q)
    .map(filedResource);
  const days = parseInput(filingDaysSchema, {
    filedOn: query.get('filed_on') || today,
    paidOn: query.get('paid_on') ?? '',
    interestPercent: query.get('interest_percent') ?? '',
  });
  if (!days.ok) return apiProblem(days.failure, filingErrorName);
  const preview = isFiled ? null : await previewFiling(actor.ctx, quarter, days.value, today);
  const data = preview
    ? filingPreviewResource(q, preview, preview.quarter.computed.dueDate.date)
    : { q, state: 'filed', blockers: [] };
  return Response.json({ data: { ...data, versions } }, { headers: { 'Cache-Control': 'no-store' } });
}

/** POST marks the quarter as filed, or files an amended return where it was opened again; 409 with the reason where it is not ready. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { actor, quarter, today } = await apiFilingRequest(request, context, params['quarter']);
  if (request.method !== 'POST') return methodNotAllowed('GET', 'POST');
  const q = quarterKey(quarter);
  const filed = await fileQuarter(
    actor.ctx,
    quarter,
    { filedOn: today, ...filingInput(await readJson(request)) },
    today,
  );
  const newest = filed.ok
    ? (await readFilings(actor.ctx)).find((filing) => filing.id === filed.value.id)
    : undefined;
  return resourceAnswer(filed, () => (newest ? filedResource(newest) : null), {
    status: 201,
    nameOf: filingErrorName,
    ...(newest ? { headers: { Location: paths.api.reportFiledVersion(q, newest.version) } } : {}),
  });
}
