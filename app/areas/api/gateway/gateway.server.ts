import type { AppLoadContext } from '@remix-run/node';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { BASE } from '~/routes';
import { methodNotAllowed } from '~/platform/http/api.server';
import type { Operation } from '~/platform/http/openapi/operation.server';
import { isBusy } from '~/platform/database/busy.server';
import { busyAnswer } from '~/platform/http/edge/busy-answers.server';
import { countedUse, waitInWords, type LimitState } from '~/platform/http/edge/rate-limit.server';
import { withTag } from './entity-tag.server';
import { findOperation } from '~/areas/api/reference/find-operation.server';
import { writeIfMatching } from './guarded-write.server';
import { idempotencyKeyIn, onceForKey, recordKeyOf } from './idempotency.server';
import { principalOf } from './principal.server';
import { isRead, requestLike, sendAnswer, webRequest } from './web-exchange.server';

type Remix = (request: Request, load: AppLoadContext) => Promise<Response>;

const API = `${BASE}/api`;

/**
 * What every call of the API goes through, in this order: is there such a call (405), who asks and how often (429), has this
 * write run before (Idempotency-Key), is it about the version the client read (If-Match), and what has the client already
 * (If-None-Match). The calls themselves know nothing of it.
 */
export function apiGateway(
  remix: Remix,
  loadContext: (request: ExpressRequest, response: ExpressResponse) => AppLoadContext,
) {
  return (request: ExpressRequest, response: ExpressResponse, next: NextFunction): void => {
    const exchange = async () => {
      const load = loadContext(request, response);
      const { request: asked, body } = await webRequest(request, response);
      const answer = await answerOf(asked, body, load, remix).catch((error: unknown) => {
        if (isBusy(error)) return busyAnswer(true);
        throw error;
      });
      await sendAnswer(answer, response);
    };
    // A request whose body has been read counts as destroyed: only the answer tells whether the client is still there.
    exchange().catch((error: unknown) =>
      response.destroyed || response.headersSent ? response.destroy() : next(error),
    );
  };
}

async function answerOf(given: Request, body: Buffer, load: AppLoadContext, remix: Remix): Promise<Response> {
  const found = findOperation(given.method, new URL(given.url).pathname.slice(API.length));
  // The calls know no PATCH: it is the PUT that takes it.
  const isPatch = given.method === 'PATCH' && found?.operation != null;
  const request = isPatch ? requestLike(given, { method: 'PUT', body: new Uint8Array(body) }) : given;
  const principal = await principalOf(request, load);
  const limit = found?.operation?.isUncounted ? null : await countedUse('api', principal.key);
  const answer = limit?.isOver ? tooMany(limit) : await inShape(await carriedOut(), load);
  if (limit) tellLimit(answer.headers, limit);
  return answer;

  async function carriedOut(): Promise<Response> {
    if (found && !found.operation)
      return request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: { Allow: found.allowed.join(', ') } })
        : methodNotAllowed(...found.allowed);
    const answered = isRead(request.method)
      ? await remix(request, load)
      : await writtenOnce(found?.operation ?? null, found?.allowed.includes('GET') ?? false);
    return withTag(request, answered, found?.operation?.isTagged ?? true);
  }

  async function writtenOnce(operation: Operation | null, isReadable: boolean): Promise<Response> {
    const write = (wish: Request) => writeIfMatching(wish, body, isReadable, (one) => remix(one, load));
    const key = idempotencyKeyIn(request);
    if (key === undefined || !operation || (operation.access !== 'public' && !principal.isKnown))
      return write(request);
    if (key === null)
      return Response.json(
        { status: 400, message: 'Idempotency-Key must be 1 to 255 visible characters, such as a UUID.' },
        { status: 400 },
      );
    load.recordKey = recordKeyOf(request, principal.key, key);
    return onceForKey(request, body, { principal: principal.key, key, route: operation.path }, () =>
      write(request),
    );
  }
}

function tooMany({ resetSeconds }: LimitState): Response {
  return Response.json(
    { status: 429, message: `Too many requests. Try again in ${waitInWords(resetSeconds)}.` },
    { status: 429, headers: { 'Retry-After': String(resetSeconds), 'Cache-Control': 'no-store' } },
  );
}

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
function tellLimit(headers: Headers, { limit, windowSeconds, remaining, resetSeconds }: LimitState): void {
  headers.set('RateLimit-Policy', `"api";q=${limit};w=${windowSeconds}`);
  headers.set('RateLimit', `"api";r=${remaining};t=${resetSeconds}`);
}

const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is no such call.',
  405: 'This call does not take this method.',
  415: 'This kind of body is not taken here.',
};

/** Failures that the framework answers in plain text, as the object with a message that all others are. */
async function inShape(answer: Response, { requestId }: AppLoadContext): Promise<Response> {
  const headers = new Headers(answer.headers);
  if (answer.status < 400 || /\bjson\b/.test(headers.get('content-type') ?? '')) return answer;
  const text = await answer.text();
  for (const name of ['Content-Length', 'Content-Type']) headers.delete(name);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  const isPlain =
    /^text\/plain/.test(answer.headers.get('content-type') ?? '') &&
    answer.status < 500 &&
    answer.status !== 404 &&
    answer.status !== 405;
  const message =
    answer.status >= 500
      ? 'Something went wrong here, not with your request. Try again; if it stays, tell us the request id.'
      : isPlain && text !== ''
        ? text
        : (WORDS[answer.status] ?? 'The request failed.');
  return Response.json({ status: answer.status, message, requestId }, { status: answer.status, headers });
}
