import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { quarterOf } from '~/engine/calendar/quarter';
import { isSeen } from '~/platform/http/pages/conditional-document.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { exportRates } from '~/areas/rates/export-rates.server';

/** GET /mileage/rates/2026/3.csv: every fuel of the quarter, both currencies, with status and source on each line. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const year = params['year'] ?? '';
  const number = /^(\d)\.csv$/.exec(new URL(request.url).pathname.split('/').at(-1) ?? '')?.[1] ?? '';
  const quarter = /^\d{4}$/.test(year) ? quarterOf(Number(year), Number(number)) : undefined;
  const found = quarter && (await exportRates(publicCtx(context), quarter));
  if (!quarter || !found?.ok) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    return new Response('There are no rates for this quarter.\n', { status: 404, headers });
  }
  const etag = `"${createHash('sha256').update(found.value.csv).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="ifta-rates-${quarter.year}-q${quarter.quarter}.csv"`,
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400',
    ETag: etag,
    'Last-Modified': found.value.info.publishedAt.toUTCString(),
  };
  if (isSeen(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(found.value.csv, { headers });
}
