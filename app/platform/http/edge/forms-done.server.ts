import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { isSecure } from '../forms/browser-cookie.server';

const DONE_COOKIE = 'stateline_done';
const SIGNED_IN = /(?:^|;\s*)(?:__Host-)?stateline_session=/;
const SIGN_IN = /^\/mileage\/login(?:[/?]|$)/;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const MOST_LETTERS = 200;

/**
 * Tells a signed-in browser which form has been saved, by a cookie that its pages read (public/js/keep-typed.js): what was
 * typed into that form need not be kept. A form that was refused, failed or met an ended session stays kept; so does one that
 * comes back after a step ("Add rows"), which is the only answer of status 200: what is saved leads on, what is made is a 201.
 */
export function formsDone(request: Request, response: Response, next: NextFunction): void {
  const { pathname } = new URL(request.url, 'http://inside.invalid');
  const isForm = request.method === 'POST' && FORM.test(request.headers['content-type'] ?? '');
  if (!isForm || !SIGNED_IN.test(request.headers.cookie ?? '') || pathname.length > MOST_LETTERS)
    return next();
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => Response;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const to = response.getHeader('Location');
    const isSaved = status > 200 && status < 400 && !(typeof to === 'string' && SIGN_IN.test(to));
    if (isSaved)
      response.appendHeader(
        'Set-Cookie',
        `${DONE_COOKIE}=${encodeURIComponent(`${randomUUID()}~${pathname}`)}; Path=/mileage; Max-Age=60; SameSite=Lax${isSecure() ? '; Secure' : ''}`,
      );
    return writeHead(status, ...rest);
  }) as typeof response.writeHead;
  next();
}
