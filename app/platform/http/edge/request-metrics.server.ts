import type { NextFunction, Request, Response } from 'express';
import { metrics } from '~/config/metrics.server';

/** Addresses that are no route of the build, as one series each. */
const plainGroup = (path: string): string => {
  if (/^\/mileage\/(build|img)\//.test(path) || /\/(usa|canada)\.json$/.test(path)) return 'files';
  if (/^\/mileage\/(healthz|livez|readyz|metrics)$/.test(path)) return path;
  if (path.startsWith('/mileage/test-billing')) return '/mileage/test-billing/*';
  return 'none';
};

/** Counts every answer with its seconds under the pattern of its route. Pages' data calls (".data") count as their page. */
export function requestMetrics(patternOf: (path: string) => string | undefined) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const { requests, requestsOpen } = metrics();
    requestsOpen.inc();
    response.once('close', () => {
      requestsOpen.dec();
      const path = (request.originalUrl.split('?')[0] ?? '').replace(/\.data$/, '');
      const known = plainGroup(path);
      const found = known === 'none' ? patternOf(path) : undefined;
      const route = found === undefined || found === '/*' ? known : found;
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      requests.observe({ route, method: request.method, status }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}
