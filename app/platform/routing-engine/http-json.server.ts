/** JSON over HTTP to an engine that may be slow, busy or down: time-out, retries with back-off, circuit breaker. */

export interface HttpJsonOptions {
  /** One attempt may take this long. */
  timeoutMs: number;
  /** Attempts after the first. */
  retries: number;
  /** Wait before the first retry; doubles from retry to retry. */
  backoffMs: number;
  breaker: CircuitBreaker;
  fetch?: typeof fetch;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** What came back, or why nothing did. `status` 0: no answer at all. */
export type HttpJsonOutcome =
  { ok: true; status: number; body: unknown } | { ok: false; status: number; body: unknown; reason: string };

const BODY_LIMIT_BYTES = 64 << 20;

/**
 * Sends one question. Answers below 500 other than 408 and 429 are the engine's answer and are not retried.
 * Rejects only when `signal` is aborted.
 */
export async function requestJson(
  url: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: unknown },
  options: HttpJsonOptions,
  signal?: AbortSignal,
): Promise<HttpJsonOutcome> {
  const { breaker } = options;
  const sleep = options.sleep ?? wait;
  let last: HttpJsonOutcome = { ok: false, status: 0, body: null, reason: 'not asked' };
  for (let attempt = 0; attempt <= options.retries; attempt++) {
    signal?.throwIfAborted();
    if (!breaker.allows())
      return {
        ok: false,
        status: 0,
        body: null,
        reason: 'it failed several times in a row and is being left alone',
      };
    if (attempt > 0) await sleep(retryDelay(last, options.backoffMs * 2 ** (attempt - 1)), signal);
    last = await once(url, init, options, signal);
    if (!isTransient(last)) {
      breaker.succeeded();
      return last;
    }
    breaker.failed();
  }
  return last;
}

async function once(
  url: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: unknown },
  options: HttpJsonOptions,
  signal?: AbortSignal,
): Promise<HttpJsonOutcome> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  try {
    const response = await (options.fetch ?? fetch)(url, {
      method: init.method,
      headers: {
        accept: 'application/json',
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
      body: init.body === undefined ? undefined : JSON.stringify(init.body),
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await readLimited(response);
    let body: unknown = null;
    try {
      body = JSON.parse(text);
    } catch {
      if (response.ok)
        return { ok: false, status: response.status, body: null, reason: 'its answer is not JSON' };
    }
    if (response.ok) return { ok: true, status: response.status, body };
    const after = Number(response.headers.get('retry-after'));
    return {
      ok: false,
      status: response.status,
      body: body ?? (Number.isFinite(after) ? { retryAfterSeconds: after } : null),
      reason: `it answered ${response.status}`,
    };
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted)
      return {
        ok: false,
        status: 0,
        body: null,
        reason: `it took longer than ${options.timeoutMs / 1000} s`,
      };
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    return {
      ok: false,
      status: 0,
      body: null,
      reason: `it could not be reached${cause ? ` (${cause})` : ''}`,
    };
  }
}

async function readLimited(response: Response): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const isTransient = (outcome: HttpJsonOutcome): boolean =>
  !outcome.ok &&
  (outcome.status === 0 ||
    outcome.status === 408 ||
    outcome.status === 429 ||
    outcome.status >= 500 ||
    outcome.status === 200);

function retryDelay(last: HttpJsonOutcome, backoffMs: number): number {
  const asked = (last.body as { retryAfterSeconds?: number } | null)?.retryAfterSeconds;
  // Half of the wait is chance, so that many workers do not come back at once.
  return asked ? Math.min(asked * 1000, 10_000) : backoffMs * (0.5 + Math.random() / 2);
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason as Error);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** After some failures in a row the engine is left alone for a while; then one question is let through to try it. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly threshold = 5,
    private readonly restMs = 30_000,
    private readonly now: () => number = Date.now,
  ) {}

  get isOpen(): boolean {
    return this.failures >= this.threshold && this.now() < this.openUntil;
  }

  allows(): boolean {
    if (this.failures < this.threshold) return true;
    if (this.now() < this.openUntil) return false;
    // Half open: the next question after this one waits for the outcome of this one.
    this.openUntil = this.now() + this.restMs;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures++;
    if (this.failures >= this.threshold) this.openUntil = this.now() + this.restMs;
  }
}
