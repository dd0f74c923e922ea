import { paths } from '~/routes';
import type { TypedStop } from './stop-line';

const FIRST_DELAY_MS = 1000;
const LAST_DELAY_MS = 60_000;

/** The route cannot be had; `fields` are messages by the names that the first step knows. */
export class RouteError extends Error {
  readonly fields: Record<string, string[]>;
  /** Places that may have been meant, by stop. */
  readonly choices: Record<string, string[]>;

  constructor(fields: Record<string, string[]>, choices: Record<string, string[]> = {}) {
    super(Object.values(fields).flat().join(' '));
    this.fields = fields;
    this.choices = choices;
  }
}

interface Answer {
  status: 'pending' | 'ok' | 'error' | number;
  message?: string;
  errors?: Record<string, string[]>;
  choices?: Record<string, string[]>;
}

export function randomUid(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz234567890';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(6)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('');
}

async function send(path: string, body: unknown, signal: AbortSignal): Promise<'pending' | 'ok'> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok)
    throw new RouteError(
      answer.errors ?? { stops: [answer.message ?? `Request failed with status code ${response.status}`] },
      answer.choices,
    );
  if (answer.status === 'error')
    throw new RouteError({ stops: [answer.message ?? 'Sorry, route calculation error'] });
  return answer.status === 'ok' ? 'ok' : 'pending';
}

/** Starts the calculation; often it is done when the answer comes. */
export const startRoute = (uid: string, stops: TypedStop[], signal: AbortSignal): Promise<'pending' | 'ok'> =>
  send(paths.api.calcStops(uid), { stops }, signal);

/** Asks after 1 s, 2 s, 4 s ... whether the route is there, and gives up when the delay reaches a minute. */
export async function awaitRoute(uid: string, signal: AbortSignal): Promise<void> {
  for (let delay = FIRST_DELAY_MS; delay < LAST_DELAY_MS; delay *= 2) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (signal.aborted) return;
    if ((await send(paths.api.calcStatus(uid), {}, signal)) === 'ok') return;
  }
  throw new RouteError({ stops: ['Something went wrong'] });
}
