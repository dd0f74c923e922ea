import type { NextFunction, Request, Response } from 'express';
import { isBearerCall } from './cross-origin.server';
import { refuse } from './refuse.server';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page caused. Browsers say where a request comes from (Sec-Fetch-Site, Origin);
 * programs that say neither hold no cookie of ours.
 */
export function isCrossSiteWrite(request: {
  method: string;
  headers: Record<string, string | string[] | undefined>;
}): boolean {
  if (SAFE.has(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers['origin'];
  if (origin === undefined) return false;
  try {
    return new URL(String(origin)).host !== request.headers['host'];
  } catch {
    return true; // "null" of a sandboxed page
  }
}

/** A call with a token is its own proof. What passes is judged: the framework would look at the origin once more, and knows nothing of Sec-Fetch-Site. */
export function crossSiteGuard(request: Request, response: Response, next: NextFunction): void {
  if (isBearerCall(request) || !isCrossSiteWrite(request)) {
    delete request.headers.origin;
    return next();
  }
  refuse(request, response, 403, 'This request came from another site and was refused.');
}
