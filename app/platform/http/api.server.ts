import type { Failure, Result } from '~/engine/result';
import { RETRY_AFTER_SECONDS } from '~/platform/database/busy.server';
import type { ProblemCode } from '~/platform/http/problem-codes';

const STATUS: Record<Failure['kind'], number> = {
  invalid: 422,
  limit: 422,
  'not-found': 404,
  forbidden: 403,
  conflict: 409,
  'rate-limited': 429,
  unavailable: 503,
};

const CODES: Record<Failure['kind'], ProblemCode> = {
  invalid: 'invalid',
  limit: 'plan_limit',
  'not-found': 'not_found',
  forbidden: 'forbidden',
  conflict: 'conflict',
  'rate-limited': 'too_many_requests',
  unavailable: 'unavailable',
};

const NO_STORE = { 'Cache-Control': 'no-store' };

/** A failure as programs read it: a message, and lists of messages by field. */
export function problem(failure: Failure): Response {
  const headers: Record<string, string> = { ...NO_STORE };
  if (failure.kind === 'unavailable') headers['Retry-After'] = String(RETRY_AFTER_SECONDS);
  if (failure.kind === 'rate-limited') headers['Retry-After'] = String(failure.retryAfterSeconds);
  const body = {
    status: STATUS[failure.kind],
    code: CODES[failure.kind],
    message: failure.message,
    ...(failure.kind === 'invalid' && failure.fields ? { errors: failure.fields } : {}),
    ...(failure.kind === 'invalid' && failure.choices && Object.keys(failure.choices).length > 0
      ? { choices: failure.choices }
      : {}),
    ...(failure.kind === 'conflict' && failure.current !== undefined ? { current: failure.current } : {}),
  };
  return Response.json(body, { status: body.status, headers });
}

/** The answer of an API route: the resource made of the value, or the problem. */
export function apiAnswer<T>(
  result: Result<T>,
  resource: (value: T) => unknown,
  init: ResponseInit = {},
): Response {
  if (!result.ok) return problem(result.failure);
  const headers = new Headers(init.headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return Response.json(resource(result.value), { ...init, headers });
}

/** The JSON object of a request; anything else is a thrown 400 or 415. Forms are taken as well, as an object of texts. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    return storable(
      Object.fromEntries(
        await request.formData().catch(() => refuseBody(400, 'The form could not be read.')),
      ),
    ) as Record<string, unknown>;
  }
  const bytes = await request.arrayBuffer();
  const isText = /\bjson\b/i.test(type) && isUtf8(type);
  const text = isText ? decoded(bytes) : new TextDecoder().decode(bytes);
  if (text.trim() === '') return {};
  if (!/\bjson\b/i.test(type)) return refuseBody(415, 'Send JSON, with Content-Type: application/json.');
  if (!isText) return refuseBody(415, 'Send the JSON as UTF-8: no other charset is taken here.');
  let value: unknown;
  try {
    value = storable(JSON.parse(text));
  } catch {
    return refuseBody(400, 'The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuseBody(400, 'A JSON object was expected.');
  return value as Record<string, unknown>;
}

/** JSON is UTF-8 (RFC 8259, 8.1): read as that, the letters of another charset would be kept as other letters. */
const isUtf8 = (type: string): boolean =>
  /^(?:utf-?8|us-ascii)$/i.test(/;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? 'utf-8');

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuseBody(400, 'The request is not valid UTF-8.');
  }
}

/** A text without what none of the database can hold: NULs, and halves of characters. */
export const storableText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/[\ud800-\udfff]/gu, '');

/** A value whose texts and names are storable, without what would be taken for the prototype of an object. @throws RangeError where it is nested too deep. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object' || value instanceof File) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [storableText(name), storable(inner)] as const)
      .filter(([name]) => name !== '__proto__'),
  );
}

function refuseBody(status: number, message: string): never {
  throw Response.json({ status, message }, { status, headers: NO_STORE });
}

/** Answers a method that a path does not have. */
export function methodNotAllowed(...allowed: string[]): Response {
  return Response.json(
    { status: 405, message: `Use ${allowed.join(' or ')} here.` },
    { status: 405, headers: { ...NO_STORE, Allow: allowed.join(', ') } },
  );
}
