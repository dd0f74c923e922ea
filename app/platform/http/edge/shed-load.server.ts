import type { NextFunction, Request, Response } from 'express';
import { RETRY_AFTER_SECONDS } from '~/platform/database/busy.server';
import { refuse } from './refuse.server';

/** So many requests that have waited so long mean that this process has more work than it does. */
const MOST_LATE = 50;
const LATE_MS = 3000;

/**
 * Refuses new requests with 503 while fifty that were taken have waited three seconds for the beginning of their answer: whoever comes
 * now would wait longer still. A client that sends or reads slowly is not counted: that is no work of ours.
 */
export function shedLoad(now: () => number = () => performance.now()) {
  const open = new Map<Response, { request: Request; since: number }>();
  const isOverloaded = (): boolean => {
    let late = 0;
    if (open.size < MOST_LATE) return false;
    // In order of arrival.
    for (const [response, { request, since }] of open) {
      if (now() - since < LATE_MS) return false;
      if (request.complete && !response.headersSent && ++late >= MOST_LATE) return true;
    }
    return false;
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    if (isOverloaded()) {
      refuse(request, response, 503, 'Too many people are here at once. Try again in a few seconds.', {
        'Retry-After': String(RETRY_AFTER_SECONDS),
      });
      return;
    }
    open.set(response, { request, since: now() });
    response.once('close', () => open.delete(response));
    next();
  };
}
