import type { NextFunction, Request, Response } from 'express';
import type { Logger } from '~/config/logger.server';
import { countingQueries } from '~/platform/database/query-count.server';

/** Paths hold secrets where a link in a mail brings one: they are not logged. */
const loggablePath = (path: string): string =>
  path.replace(/(\/(?:password\/reset|confirm|invitations)\/)[^/]+/, '$1[redacted]');

/**
 * One line per answer: method, path without its query, status, milliseconds, database statements; `cut` where the line went
 * before the answer was through. Static files only where they fail.
 */
export function requestLog(log: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const count = { queries: 0, onlyReads: ['GET', 'HEAD'].includes(request.method) };
    const path = loggablePath(request.originalUrl.split('?')[0] ?? '');
    const logOnce = () => {
      response.off('finish', logOnce).off('close', logOnce);
      const status = response.statusCode;
      if (status < 400 && /^\/mileage\/(build|img|healthz|livez|readyz)/.test(path)) return;
      // 503 is said on purpose, with when to try again.
      log[status === 503 ? 'warn' : status >= 500 ? 'error' : 'info'](
        {
          requestId: response.locals['requestId'] as string,
          method: request.method,
          path,
          status,
          ms: Math.round(performance.now() - startedAt),
          queries: count.queries,
          ...(response.writableFinished ? {} : { cut: true }),
        },
        'request',
      );
    };
    response.on('finish', logOnce).on('close', logOnce);
    countingQueries(count, next);
  };
}
