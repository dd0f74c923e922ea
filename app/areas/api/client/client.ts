import createFetchClient, { type Client } from 'openapi-fetch';
import type { components, paths } from './api-types.js';

/** The body of every failure. */
export type Problem = components['schemas']['Problem'];

export interface ClientOptions {
  /** Where the API answers: https://HOST/mileage/api */
  baseUrl: string;
  /** A named API token, or what reads the access token that is good now: it is asked before every try. */
  token?: string | (() => string | Promise<string>);
  /** Tries of one request, the first included. 6 where not given; 1 never repeats. */
  maxTries?: number;
  /** The longest Retry-After, in seconds, that is waited for. 120 where not given; an answer that asks for more comes back at once. */
  maxWaitSeconds?: number;
  /** What sends a request; the platform's own where not given. */
  fetch?: (request: Request) => Promise<Response>;
  /** Waits; with a timer where not given. @param milliseconds how long; the signal ends it early. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export type ApiClient = Client<paths>;

/** A failure that the API answered, thrown by `dataOf` and `rowsOf`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** The HTTP status. */
  readonly status: number;
  /** The word that stays when the message is bettered; null where something between here and the API answered. */
  readonly code: Problem['code'] | null;
  /** Names the request in the log of the API: tell it to support. Null where the API was not reached. */
  readonly requestId: string | null;
  /** Messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The record as it is now, where another writer was faster. */
  readonly current: unknown;
  /** Seconds to wait before the next try; null where the answer does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Response, body: unknown) {
    const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<Problem>;
    super(problem.message ?? `The API answered ${response.status}.`);
    this.status = response.status;
    this.code = problem.code ?? null;
    this.requestId = problem.requestId ?? response.headers.get('X-Request-Id');
    this.errors = problem.errors ?? {};
    this.current = problem.current;
    this.retryAfterSeconds = retryAfterOf(response);
  }
}

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * What a call answers.
 * @throws ApiProblem for every status from 300 on: 304, too, has nothing to give
 */
export async function dataOf<T extends Answer>(
  call: Promise<T>,
): Promise<Extract<T, { error?: never }>['data']> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiProblem(response, error);
  return data as Extract<T, { error?: never }>['data'];
}

type AnswerOfGet<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer A } } } };
}
  ? A
  : never;

/** The addresses that answer a list in pages. */
export type ListPath = {
  [P in keyof paths]: [AnswerOfGet<P>] extends [never]
    ? never
    : AnswerOfGet<P> extends { data: readonly unknown[]; next: string | null }
      ? P
      : never;
}[keyof paths];

export type RowOf<P extends ListPath> = AnswerOfGet<P> extends { data: readonly (infer R)[] } ? R : never;

type Parameters<P extends ListPath> = paths[P] extends { get: { parameters: infer G } }
  ? Omit<G, 'header' | 'cookie'>
  : never;

/**
 * Every row of a list, page by page, until there are no more. It goes on behind the last row that came, so rows that are added or
 * deleted meanwhile are neither skipped nor repeated.
 * @throws ApiProblem
 */
export async function* rowsOf<P extends ListPath>(
  client: ApiClient,
  path: P,
  params: Partial<Parameters<P>> = {},
): AsyncGenerator<RowOf<P>, void, undefined> {
  const get = client.GET as unknown as (path: string, init: object) => Promise<Answer>;
  let init: object = { params };
  for (;;) {
    const page = (await dataOf(get(path, init))) as { data: RowOf<P>[]; next: string | null };
    yield* page.data;
    const { next } = page;
    if (next === null) return;
    // The address of the next page says everything that was asked for, and where to go on.
    init = { params, querySerializer: () => next.slice(next.indexOf('?') + 1) };
  }
}

/** Writes a body as a form, for calls that take files: give it as `bodySerializer`. A File keeps its name. */
export function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one === undefined || one === null) continue;
      if (one instanceof Blob) form.append(name, one);
      else form.append(name, String(one as string | number | boolean));
    }
  return form;
}

/**
 * A client that is typed by the description of the API. Every write has an Idempotency-Key, yours or a new one, and is sent again with
 * the same key while the line breaks, the API is busy (503), the limit is reached (429) or the first try still runs (409 with
 * Retry-After): it is carried out once.
 */
export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl, token } = options;
  return createFetchClient<paths>({
    baseUrl,
    fetch: async (request) => {
      if (!isRead(request) && !request.headers.has('Idempotency-Key'))
        request.headers.set('Idempotency-Key', crypto.randomUUID());
      const signs = token !== undefined && !request.headers.has('Authorization');
      return sentUntilAnswered(request, options, async () => {
        const again = request.clone();
        if (signs)
          again.headers.set('Authorization', `Bearer ${typeof token === 'string' ? token : await token()}`);
        return again;
      });
    },
  });
}

const isRead = ({ method }: Request): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

async function sentUntilAnswered(
  { signal }: Request,
  { maxTries = 6, maxWaitSeconds = 120, fetch: send = (one) => fetch(one), sleep = timer }: ClientOptions,
  next: () => Promise<Request>,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries >= maxTries;
    const own = Math.min(2 ** (tries - 2), 30);
    let wait = own;
    const request = await next();
    try {
      const answer = await whole(await send(request));
      const asked = retryAfterOf(answer);
      if (isLast || !isPassing(answer, asked) || (asked ?? 0) > maxWaitSeconds) return answer;
      wait = Math.max(own, asked ?? 0);
    } catch (error) {
      if (isLast || signal.aborted) throw error;
    }
    // Clients that were turned away together do not come back together.
    await sleep(1000 * wait * (1 + Math.random() / 4), signal);
  }
}

/** Whether the same request may fare better soon. */
const isPassing = ({ status }: Response, retryAfterSeconds: number | null): boolean =>
  [429, 502, 503, 504].includes(status) || (status === 409 && retryAfterSeconds !== null);

/** JSON to its end, so that an answer that is cut off counts as none. Files stay a stream. */
async function whole(answer: Response): Promise<Response> {
  if (!/\bjson\b/.test(answer.headers.get('Content-Type') ?? '')) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await answer.arrayBuffer(), { status, statusText, headers });
}

/** Retry-After in seconds: a number, or a date (RFC 9110, 10.2.3). */
function retryAfterOf({ headers }: Response): number | null {
  const said = headers.get('Retry-After');
  if (said === null) return null;
  if (/^\d+$/.test(said)) return Number(said);
  const at = Date.parse(said);
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000);
}

const timer = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(waiting);
      reject(signal.reason as Error);
    };
    const waiting = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
