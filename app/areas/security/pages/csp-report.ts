import type { ActionFunctionArgs } from '@remix-run/node';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { receivePolicyReports } from '~/areas/security/policy-reports.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';

/** A report is a few hundred bytes; a browser sends some at a time. */
const MOST_BYTES = 32_768;

const answer = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Where browsers report what the content security policy stopped. Nobody reads the answer, so it says nothing but whether it was taken. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' });
  if (Number(request.headers.get('Content-Length') ?? 0) > MOST_BYTES) return answer(413);
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';
  if (!['application/csp-report', 'application/reports+json', 'application/json'].includes(type))
    return answer(415);
  const allowed = await countUseByAddress('policyReport', context);
  if (!allowed.ok) return answer(429, { 'Retry-After': '600' });
  const read = await receivePolicyReports(publicCtx(context), await request.text());
  return answer(read > 0 ? 204 : 400);
}

export const loader = () => answer(405, { Allow: 'POST' });
