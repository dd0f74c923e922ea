import { TelematicsRefusal } from './port';

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 32 << 20;
const MOST_WAIT_SECONDS = 3_600;

/** How long a system asks to be left alone: seconds, or a date (RFC 9110, 10.2.3). */
export function waitOf(header: string | null, now: number): number {
  const seconds = Number(header ?? '');
  const wait =
    header !== null && header.trim() !== '' && Number.isFinite(seconds)
      ? seconds
      : (Date.parse(header ?? '') - now) / 1_000;
  return Number.isFinite(wait) ? Math.min(MOST_WAIT_SECONDS, Math.max(1, Math.ceil(wait))) : 60;
}

/**
 * Asks a telematics system for JSON. @returns the text of its answer, which is JSON.
 * @throws TelematicsRefusal for everything else, in words for a person
 */
export async function askSystem(
  name: string,
  url: string,
  init: { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: unknown } = {},
): Promise<{ text: string; json: unknown }> {
  const answer = await sent(name, url, init);
  if (answer.status === 401 || answer.status === 403) {
    await answer.body?.cancel();
    throw new TelematicsRefusal('access', `${name} does not accept this access.`);
  }
  if (answer.status === 429) {
    await answer.body?.cancel();
    const seconds = waitOf(answer.headers.get('retry-after'), Date.now());
    throw new TelematicsRefusal('wait', `${name} asks to wait.`, seconds);
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new TelematicsRefusal('down', `${name} answered with status ${answer.status}.`);
  }
  const text = await read(name, answer);
  try {
    return { text, json: JSON.parse(text) as unknown };
  } catch {
    throw new TelematicsRefusal('down', `${name} answered with something that is no JSON.`);
  }
}

async function sent(
  name: string,
  url: string,
  { method = 'GET', headers = {}, body }: Parameters<typeof askSystem>[2] & object,
): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      redirect: 'error',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw unreached(name, error);
  }
}

async function read(name: string, answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      if (size > MOST_BYTES) break;
      pieces.push(piece);
    }
  } catch (error) {
    throw unreached(name, error);
  }
  if (size > MOST_BYTES) throw new TelematicsRefusal('down', `${name} sent more than a page can have.`);
  return Buffer.concat(pieces).toString('utf8');
}

function unreached(name: string, error: unknown): TelematicsRefusal {
  const { name: kind, cause } = error as Error & { cause?: { code?: string } };
  return new TelematicsRefusal(
    'down',
    kind === 'TimeoutError'
      ? `${name} did not answer within ${TIMEOUT_MS / 1_000} seconds.`
      : `${name} could not be reached${cause?.code ? ` (${cause.code})` : ''}.`,
  );
}
