import type { NextFunction, Request, Response } from 'express';
import { processSingleton } from '~/config/process-singleton.server';
import { refuse } from './refuse.server';

const state = () => processSingleton('draining', () => ({ isDraining: false }));

/** From now on this process is not ready: it ends soon. */
export const beginDraining = (): void => void (state().isDraining = true);

export const isDraining = (): boolean => state().isDraining;

const READS = new Set(['GET', 'HEAD']);

/**
 * While this process is draining, its connections end with their answer, so that the next request comes over a new one. Where the
 * proxy says that it asks another process for a read that is refused here (deploy/nginx.conf), reads are refused: that is how
 * it learns to leave this process alone. Writes are served to the last: no proxy repeats them.
 */
export function drain({ isBehindProxy }: { isBehindProxy: boolean }) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isDraining()) return next();
    response.setHeader('Connection', 'close');
    const isAskedElsewhere =
      isBehindProxy && READS.has(request.method) && request.headers['x-proxy-retries'] === 'reads';
    if (!isAskedElsewhere) return next();
    refuse(request, response, 503, 'This server is being restarted. Try again in a few seconds.', {
      'Retry-After': '1',
    });
  };
}
