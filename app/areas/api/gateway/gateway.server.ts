import type { AppLoadContext } from '@remix-run/node';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { BASE } from '~/routes';
import { methodNotAllowed } from '~/platform/http/api.server';
import { tokenCovers } from '~/engine/api-scopes';
import { insufficientScope } from '~/platform/http/insufficient-scope.server';
import { codeOf } from '~/platform/http/problem-codes';
import type { Operation } from '~/platform/http/openapi/operation.server';
import { noteWrite } from '~/platform/database/replica.server';
import { answerLater } from '~/platform/http/edge/busy-answers.server';
import { countedUse, waitInWords, type LimitState } from '~/platform/http/edge/rate-limit.server';
import { answerCall } from './answer-call.server';
import { refuseOtherFields } from './closed-body.server';
import { refuseOtherParameters } from './closed-query.server';
import { withTag } from './entity-tag.server';
import { API_VERSION } from '~/areas/api/views/changelog';
import { findAddress, type FoundAddress } from '~/areas/api/reference/find-operation.server';
import { wasCarriedOut } from '~/areas/api/once';
import { writeIfMatching } from './guarded-write.server';
import { idempotencyKeyIn, onceForKey, recordKeyOf } from './idempotency.server';
import { principalOf, type Principal } from './principal.server';
import { isRead, requestLike, sendAnswer, webRequest } from './web-exchange.server';

const API = `${BASE}/api`;

/**
 * What every call of the API goes through, in this order: is there such a call (404, 405), who asks and how often (429), may this token (403), has
 * this write run before (Idempotency-Key), is it about the version the client read (If-Match), and what has the client
 * already (If-None-Match). The calls of the areas' tables know nothing of it.
 */
export function apiGateway(
  loadContext: (request: ExpressRequest, response: ExpressResponse) => AppLoadContext,
) {
  return (request: ExpressRequest, response: ExpressResponse, next: NextFunction): void => {
    const exchange = async () => {
      const load = loadContext(request, response);
      const { request: asked, body } = await webRequest(request, response);
      await sendAnswer(await answerToCall(asked, body, load), response);
    };
    // A request whose body has been read counts as destroyed: only the answer tells whether the client is still there.
    exchange().catch((error: unknown) =>
      response.destroyed || response.headersSent ? response.destroy() : next(error),
    );
  };
}

/** The answer to one call, as it is sent. @param body the request's, in memory. @throws what is a failure of ours */
export function answerToCall(asked: Request, body: Buffer, load: AppLoadContext): Promise<Response> {
  return answerOf(asked, body, load).catch((error: unknown) => {
    const later = answerLater(error, asked, load.requestId);
    if (later === null) throw error;
    return inShape(later, load);
  });
}

async function answerOf(given: Request, body: Buffer, load: AppLoadContext): Promise<Response> {
  const address = findAddress(new URL(given.url).pathname.slice(API.length));
  const operation = address?.operation(given.method) ?? null;
  // The calls know no PATCH: it is the PUT that takes it.
  const request =
    given.method === 'PATCH' && operation
      ? requestLike(given, { method: 'PUT', body: new Uint8Array(body) })
      : given;
  const principal = await principalOf(request, load);
  const limit = operation?.isUncounted ? null : await countedCall(principal);
  const answer = limit?.isOver ? tooMany(limit) : await inShape(await carriedOut(), load);
  if (limit) tellLimit(answer.headers, limit);
  answer.headers.set('API-Version', API_VERSION);
  return answer;

  async function carriedOut(): Promise<Response> {
    if (!address) return noSuchCall();
    if (!operation)
      return request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: { Allow: address.allowed.join(', ') } })
        : methodNotAllowed(...address.allowed);
    const { scope, alsoScopes = [] } = operation;
    const { token } = principal;
    if (scope !== null && token?.scopes && ![scope, ...alsoScopes].some((one) => tokenCovers(token, one)))
      return insufficientScope(scope);
    const isAllowed = operation.access === 'public' || principal.isKnown;
    const unread = isAllowed ? refuseOtherParameters(operation, request.url) : null;
    if (unread) return unread;
    const answered = isRead(request.method)
      ? await answerCall(address, request, load)
      : await writtenOnce(address, operation).finally(noteWrite);
    return withTag(request, answered, operation.isTagged ?? true);
  }

  async function writtenOnce(found: FoundAddress, called: Operation): Promise<Response> {
    const isAllowed = called.access === 'public' || principal.isKnown;
    if (isAllowed && isPacked(request)) return packedBody();
    const refused = isAllowed ? await refuseOtherFields(called, request, body) : null;
    if (refused) return refused;
    const write = (asked: Request) =>
      writeIfMatching(asked, body, found.allowed.includes('GET'), {
        handle: (one) => answerCall(found, one, load),
        wasCarriedOut: () => wasCarriedOut(load, principal.carrierId),
      });
    const key = idempotencyKeyIn(request);
    if (key && !isAllowed && principal.formerKey !== null)
      load.recordKey = recordKeyOf(request, principal.formerKey, key);
    if (key === undefined || !isAllowed) return write(request);
    if (key === null)
      return Response.json(
        { status: 400, message: 'Idempotency-Key must be 1 to 255 visible characters, such as a UUID.' },
        { status: 400 },
      );
    load.recordKey = recordKeyOf(request, principal.key, key);
    return onceForKey(request, body, { principal: principal.key, key, route: called.path }, () =>
      write(request),
    );
  }
}

/** An address that no table has answers as the API does, not with a page. */
const noSuchCall = (): Response =>
  Response.json(
    { status: 404, message: 'There is no such call.' },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );

const isPacked = (request: Request): boolean =>
  !/^(identity)?$/i.test((request.headers.get('content-encoding') ?? '').trim());

/** RFC 9110, 15.5.16: what would be taken is said in Accept-Encoding. */
const packedBody = (): Response =>
  Response.json(
    { status: 415, message: 'Send the body as it is: no Content-Encoding is taken here.' },
    { status: 415, headers: { 'Accept-Encoding': 'identity', 'Cache-Control': 'no-store' } },
  );

function tooMany({ resetSeconds }: LimitState): Response {
  return Response.json(
    { status: 429, message: `Too many requests. Try again in ${waitInWords(resetSeconds)}.` },
    { status: 429, headers: { 'Retry-After': String(resetSeconds), 'Cache-Control': 'no-store' } },
  );
}

interface CallLimit extends LimitState {
  policy: 'api' | 'carrier';
}

/**
 * Counts a call by its token or address, and by the carrier, whose tokens do not multiply its share. A call that its token has no more of takes
 * nothing from the carrier's. @returns the limit that binds: the one with less left
 */
async function countedCall({ key, carrierId }: Principal): Promise<CallLimit | null> {
  const own = await countedUse('api', key);
  if (!own) return null;
  const ofToken: CallLimit = { ...own, policy: 'api' };
  const shared = own.isOver || carrierId === null ? null : await countedUse('apiCarrier', carrierId);
  const isCarriers = shared && (shared.isOver || shared.remaining < own.remaining);
  return isCarriers ? { ...shared, policy: 'carrier' } : ofToken;
}

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
function tellLimit(headers: Headers, told: CallLimit): void {
  const { policy, limit, windowSeconds, remaining, resetSeconds } = told;
  headers.set('RateLimit-Policy', `"${policy}";q=${limit};w=${windowSeconds}`);
  headers.set('RateLimit', `"${policy}";r=${remaining};t=${resetSeconds}`);
}

const WORDS: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is no such call.',
  405: 'This call does not take this method.',
  415: 'This kind of body is not taken here.',
};

/** Every failure as the same object: its status, the word that programs tell it by, a message, and the request's id. */
async function inShape(answer: Response, { requestId }: AppLoadContext): Promise<Response> {
  const { status } = answer;
  if (status < 400) return answer;
  const headers = new Headers(answer.headers);
  const text = await answer.text();
  for (const name of ['Content-Length', 'Content-Type']) headers.delete(name);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  const isObject = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
  const said = isObject ? (JSON.parse(text) as object) : { message: wordsOf(status, answer.headers, text) };
  return Response.json({ status, code: codeOf(status), ...said, requestId }, { status, headers });
}

/** What is said of a failure that came without an object of its own. */
function wordsOf(status: number, headers: Headers, text: string): string {
  if (status >= 500)
    return 'Something went wrong here, not with your request. Try again; if it stays, tell us the request id.';
  const isOwn = /^text\/plain/.test(headers.get('content-type') ?? '') && status !== 404 && status !== 405;
  return isOwn && text !== '' ? text : (WORDS[status] ?? 'The request failed.');
}
