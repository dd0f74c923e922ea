import type { NextFunction, Request, Response } from 'express';

/** Of the entry that is sent: every try of it has the same. */
export const OUTBOX_KEY = 'X-Outbox-Key';
/** Of one try. Its answer repeats it, so that no page of another server or of a cache can be taken for the answer. */
const TRY = 'x-outbox-try';
const SIGN_IN = /^\/mileage\/login(?:[/?]|$)/;

/**
 * Answers the outbox in the browser (public/sw.js). It may not see where a redirect leads, nor whose it is: so its tries are
 * answered with 200, `X-Outbox-Answer: FATE TRY` and, for a redirect, `X-Outbox-To`. The fates: `saved`, `sign-in`, `elsewhere`
 * (another redirect) and `answered` (the status says how).
 */
export function outboxAnswers(request: Request, response: Response, next: NextFunction): void {
  const attempt = request.headers[TRY];
  if (typeof attempt !== 'string' || !/^[\w-]{8,64}$/.test(attempt)) return next();
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => Response;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const to = response.getHeader('Location');
    const isRedirect = status >= 300 && status < 400 && typeof to === 'string';
    const fate = !isRedirect
      ? 'answered'
      : response.getHeader('X-Form-Saved') !== undefined
        ? 'saved'
        : SIGN_IN.test(to)
          ? 'sign-in'
          : 'elsewhere';
    response.setHeader('X-Outbox-Answer', `${fate} ${attempt}`);
    if (!isRedirect) return writeHead(status, ...rest);
    response.setHeader('X-Outbox-To', to);
    response.removeHeader('Location');
    response.statusMessage = 'OK';
    return writeHead(200);
  }) as typeof response.writeHead;
  next();
}
