import type { NextFunction, Request, Response } from 'express';

const EXPOSED = [
  'Content-Disposition',
  'ETag',
  'Idempotency-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
  'x-ui-commands',
].join(', ');
const SENT = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match';
const DAY_SECONDS = 86_400;

/** A call that proves itself by a token in its header, which no page of another site can add unless an answer of ours has allowed it. */
export const isBearerCall = (request: Pick<Request, 'originalUrl' | 'headers'>): boolean =>
  /^\/(mileage\/)?api\//.test(request.originalUrl) && /^Bearer \S/i.test(request.headers.authorization ?? '');

/**
 * Lets pages of other sites call the API with a token (CORS). No cookie is ever taken from there: the answer allows no
 * credentials, and one that comes along is dropped.
 */
export function crossOrigin(methodsOf: (path: string) => readonly string[] | undefined) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const wanted = request.headers['access-control-request-method'];
    if (request.method === 'OPTIONS' && request.headers.origin !== undefined && wanted !== undefined) {
      const methods = methodsOf(request.path);
      if (!methods) return next();
      response
        .status(204)
        .set({
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Methods': methods.join(', '),
          'Access-Control-Allow-Headers': SENT,
          'Access-Control-Max-Age': String(DAY_SECONDS),
          Allow: methods.join(', '),
        })
        .end();
      return;
    }
    if (isBearerCall(request)) {
      delete request.headers.cookie;
      response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED });
    }
    next();
  };
}
