import type { AppLoadContext } from '@remix-run/node';
import type { Request, Response } from 'express';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { receivePolicyReports } from '~/areas/security/policy-reports.server';
import { logger } from '~/config/logger.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';

/** A report is a few hundred bytes; a browser sends some at a time. */
const MOST_BYTES = 32_768;
const TYPES = ['application/csp-report', 'application/reports+json', 'application/json'];

async function statusOf(request: Request, load: AppLoadContext): Promise<number> {
  if (request.method !== 'POST') return 405;
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return 413;
  if (!TYPES.includes((request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '')) return 415;
  if (!(await countUseByAddress('policyReport', load)).ok) return 429;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES) return 413;
    parts.push(part);
  }
  return (await receivePolicyReports(publicCtx(load), Buffer.concat(parts).toString('utf8'))) > 0 ? 204 : 400;
}

/** Where browsers report what the content security policy stopped. Nobody reads the answer, so it says nothing but whether it was taken. */
export function takePolicyReports(loadContext: (request: Request, response: Response) => AppLoadContext) {
  return (request: Request, response: Response): void => {
    const load = loadContext(request, response);
    statusOf(request, load)
      .catch((error: unknown) => {
        logger().warn({ err: error, requestId: load.requestId }, 'a report of a browser was not kept');
        return 503;
      })
      .then((status) => {
        request.resume();
        response.status(status).set('Cache-Control', 'no-store');
        if (status === 405) response.set('Allow', 'POST');
        if (status === 429) response.set('Retry-After', '600');
        response.end();
      })
      .catch(() => response.destroy());
  };
}
