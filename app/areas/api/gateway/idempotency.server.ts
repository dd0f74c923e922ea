import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { claimKey, keepAnswer, releaseKey, renewClaim } from '~/areas/api/data/idempotent-answers.server';
import { PROBLEM_CODES, type ProblemCode } from '~/platform/http/problem-codes';
import { systemScope } from '~/platform/database/scope.server';
import { uuidOfText } from '~/platform/uuid-of-text.server';

/** A process that was killed holds a key for so long; one that works renews its claim in time. */
const LOCK_SECONDS = 6;
const RENEWED_EVERY_MS = 2000;
const KEPT_SECONDS = 24 * 3600;
const MAX_KEPT_BYTES = 1_048_576;
/** What of an answer is replayed beside its status and body. */
const KEPT_HEADERS = [
  'content-type',
  'location',
  'retry-after',
  'x-ui-commands',
  'etag',
  'set-cookie',
  'cache-control',
];

const HEADER = 'Idempotency-Key';

type Bytes = Uint8Array<ArrayBuffer>;

const bytes = (buffer: Uint8Array): Bytes => new Uint8Array(buffer);

/** The key of a request: undefined for none, null for one that cannot be taken. */
export function idempotencyKeyIn(request: Request): string | null | undefined {
  const given = request.headers.get(HEADER);
  if (given === null) return undefined;
  return /^[\x21-\x7e]{1,255}$/.test(given) ? given : null;
}

/** Retries of a form differ in the line that parts their fields. */
function comparable(request: Request, body: Buffer): Buffer {
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]+)/i.exec(
    request.headers.get('content-type') ?? '',
  )?.[1];
  return boundary === undefined
    ? body
    : Buffer.from(body.toString('latin1').replaceAll(boundary, ''), 'latin1');
}

interface Slot {
  id: Bytes;
  fingerprint: Bytes;
  /** Encrypts the answer. It is made of the client's own key, which is stored nowhere. */
  secret: Buffer;
}

function slotOf(
  request: Request,
  body: Buffer,
  { principal, key, route }: { principal: string; key: string; route: string },
): Slot {
  const salt = `${principal}\n${request.method} ${route}`;
  const secret = Buffer.from(hkdfSync('sha256', key, salt, 'idempotent answer', 32));
  const { pathname, search } = new URL(request.url);
  const fingerprint = createHmac('sha256', secret)
    .update(`${pathname}${search}\n`)
    .update(comparable(request, body))
    .digest();
  return {
    id: bytes(createHash('sha256').update(`${salt}\n${key}`).digest()),
    fingerprint: bytes(fingerprint),
    secret,
  };
}

/** The id that a record gets which this request makes: the same for every try, so that even a crash makes no second one. */
export function recordKeyOf(request: Request, principal: string, key: string): string {
  return uuidOfText(`${principal}\n${new URL(request.url).pathname}\n${key}`);
}

function sealed(secret: Buffer, text: string): Bytes {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  return bytes(Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]));
}

function opened(secret: Buffer, stored: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', secret, stored.subarray(0, 12));
  decipher.setAuthTag(stored.subarray(-16));
  return Buffer.concat([decipher.update(stored.subarray(12, -16)), decipher.final()]).toString('utf8');
}

const refusal = (code: ProblemCode, message: string, headers: Record<string, string> = {}) =>
  Response.json(
    { status: PROBLEM_CODES[code], code, message },
    { status: PROBLEM_CODES[code], headers: { 'Cache-Control': 'no-store', ...headers } },
  );

/**
 * Runs a write once for its key. The same request again gets the answer of the first (Idempotency-Replayed: true); one that
 * still runs is a 409, another request under the same key a 422. Only what succeeded is kept: a failure changed nothing, so
 * its key may be used again.
 */
export async function onceForKey(
  request: Request,
  body: Buffer,
  asked: { principal: string; key: string; route: string },
  run: () => Promise<Response>,
): Promise<Response> {
  const { id, fingerprint, secret } = slotOf(request, body, asked);
  const scope = systemScope();
  const claim = { id, owner: randomUUID() };
  const stored = await claimKey(scope, {
    ...claim,
    fingerprint,
    lockSeconds: LOCK_SECONDS,
    keptSeconds: KEPT_SECONDS,
  });
  if (stored) {
    if (!Buffer.from(stored.fingerprint).equals(fingerprint))
      return refusal('idempotency_key_reused', `This ${HEADER} was used for another request. Use a new one.`);
    if (stored.answer === null)
      return refusal('idempotency_key_in_use', 'The first request with this key is still running.', {
        'Retry-After': '1',
      });
    return replayed(opened(secret, stored.answer));
  }
  let answer: Response;
  const renewal = setInterval(
    () => void renewClaim(scope, claim, LOCK_SECONDS).catch(() => undefined),
    RENEWED_EVERY_MS,
  );
  try {
    answer = await run();
  } catch (error) {
    await releaseKey(scope, claim);
    throw error;
  } finally {
    clearInterval(renewal);
  }
  const text = answer.status < 400 ? await answer.clone().text() : null;
  if (text === null || text.length > MAX_KEPT_BYTES) await releaseKey(scope, claim);
  else {
    const headers = [...answer.headers].filter(([name]) => KEPT_HEADERS.includes(name));
    await keepAnswer(scope, claim, sealed(secret, JSON.stringify({ status: answer.status, headers, text })));
  }
  return answer;
}

function replayed(stored: string): Response {
  const { status, headers, text } = JSON.parse(stored) as {
    status: number;
    headers: [string, string][];
    text: string;
  };
  const answer = new Response(text === '' ? null : text, { status, headers });
  answer.headers.set('Idempotency-Replayed', 'true');
  return answer;
}
