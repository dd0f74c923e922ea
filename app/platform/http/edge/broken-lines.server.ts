import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NextFunction, Request, Response } from 'express';
import { isBusy, isUnavailable, RETRY_AFTER_SECONDS } from '~/platform/database/busy.server';
import { logger } from '~/config/logger.server';
import { codeOf } from '~/platform/http/problem-codes';
import { refuse } from './refuse.server';

/** The head of a request has so long to arrive; looked at every second. */
export const HEAD_TIMEOUT_MS = 10_000;
export const CHECKED_EVERY_MS = 1000;
/** A body has so long, and the time that its length takes over a slow line. */
const BODY_TIMEOUT_MS = 10_000;
const SLOWEST_BYTES_A_SECOND = 16_384;

/** The answer that is being made on a line: one that has begun is not spoiled by a second. */
const answering = new WeakMap<object, Response>();
/** Lines whose last words have been said. */
const broken = new WeakSet<object>();

/** Refuses an address whose host nobody can read, or that names two (RFC 9112, 3.2), and ends bodies that come drop by drop. */
export function wholeRequests(request: Request, response: Response, next: NextFunction): void {
  answering.set(request.socket, response);
  const { host } = request.headers;
  const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1 || (host !== undefined && !isReadable(host, request.hostname)))
    return refuse(request, response, 400, 'The Host of the request could not be read.');
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > 0) {
    const allowedMs = BODY_TIMEOUT_MS + (length / SLOWEST_BYTES_A_SECOND) * 1000;
    const timer = setTimeout(() => {
      if (request.complete) return;
      // What was answered before it was read to its end keeps no line either.
      if (response.headersSent) request.socket.destroy();
      else refuse(request, response, 408, 'The request did not arrive in time.', { Connection: 'close' });
    }, allowedMs);
    timer.unref();
    request.once('end', () => clearTimeout(timer));
  }
  next();
}

/** Whether the host, and the one that a proxy names in its place, make an address. */
function isReadable(...hosts: string[]): boolean {
  return hosts.every((host) => URL.canParse(`http://${host}/`) && !/[/?#@\\\s]/.test(host));
}

const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
  408: 'The request did not arrive in time.',
  431: 'The head of the request is too long.',
};

const statusOf = (code: string | undefined): number =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;

/** Answers what is no request, or ends before it is whole, as any other failure is answered; then the line is closed. */
export function answerBrokenLines(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = answering.get(socket);
    if (!socket.writable || error.code === 'ECONNRESET' || response?.headersSent) {
      socket.destroy();
      return;
    }
    broken.add(socket);
    const status = statusOf(error.code);
    const requestId = String(response?.locals['requestId'] ?? randomUUID());
    const body = JSON.stringify({ status, code: codeOf(status), message: WORDS[status], requestId });
    socket.end(
      [
        `HTTP/1.1 ${status} ${status === 408 ? 'Request Timeout' : status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}`,
        'Connection: close',
        'Content-Type: application/json',
        'Cache-Control: no-store',
        `X-Request-Id: ${requestId}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  });
}

/** The end of the line for what nothing else has caught: a problem for programs, a short page for people; never a stack. */
export function answerFailures(
  error: unknown,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (broken.has(request.socket)) return;
  if (response.headersSent) return next(error);
  // The client went away in the middle of its body: nobody is there to read an answer.
  if (!request.complete && request.destroyed) {
    response.destroy();
    return;
  }
  const { status } = error as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500)
    return refuse(request, response, status, 'The request could not be read.');
  const isLater = isBusy(error) || isUnavailable(error);
  // The path is in the line of the request, without the secrets that links of mails have in theirs.
  logger().error({ err: error, requestId: response.locals['requestId'] as string }, 'request failed');
  if (isLater)
    return refuse(request, response, 503, 'We cannot answer at the moment. Try again soon.', {
      'Retry-After': String(RETRY_AFTER_SECONDS),
    });
  refuse(
    request,
    response,
    500,
    'Something went wrong here. Try again; if it stays, tell us the request id.',
  );
}
