import { escapeHtml } from '~/engine/text/escape-html';
import type { Request, Response } from 'express';
import { codeOf } from '~/platform/http/problem-codes';

export const wantsJson = (request: Request): boolean =>
  /^\/(mileage\/)?api\//.test(request.originalUrl) || /\bjson\b/.test(request.headers.accept ?? '');

/**
 * Answers a request that is refused before the application sees it: a problem for programs, a short page for people.
 * The rest of the body is read and dropped, because a browser that is still sending shows no answer at all.
 */
export function refuse(
  request: Request,
  response: Response,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const requestId = String(response.locals['requestId'] ?? '');
  request.resume();
  response.status(status).set(headers).set('Cache-Control', 'no-store');
  if (wantsJson(request)) {
    response.json({ status, code: codeOf(status), message, requestId });
    return;
  }
  response.type('html').send(shortPage(message));
}

/** A page that needs nothing but its words. */
export function shortPage(message: string): string {
  const text = escapeHtml(message);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${text}</title></head><body><main><h1>${text}</h1>` +
    `<p>Use your browser's Back button. What you typed should still be there. <a href="/mileage">Start page</a></p></main></body></html>`
  );
}
