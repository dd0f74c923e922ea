import type { CountedUses, Uses } from '~/platform/database/use-counts.server';

export interface SharedCountOptions {
  /** Uses of a key in one window. */
  limit: number;
  windowMs: number;
  /** Tells the database of uses and answers with everybody's, in any order. */
  record(uses: readonly Uses[]): Promise<CountedUses[]>;
  onFailure(error: unknown): void;
  now?: () => number;
}

export interface Counted {
  /** Uses in this window with this one, as far as this process knows. */
  used: number;
  /** When the window ends, in milliseconds since 1970. */
  resetAt: number;
}

interface Window {
  /** Everybody's uses, as the database said last. */
  recorded: number;
  /** This process's uses that are not among them yet. */
  unrecorded: number;
  resetAt: number;
}

/** Uses that are reported together. */
interface Batch {
  points: Map<string, number>;
  /** Everybody's uses by key when it has been recorded. */
  totals: Map<string, number>;
  done: Promise<void> | null;
}

const newBatch = (): Batch => ({ points: new Map(), totals: new Map(), done: null });

const FLUSH_MS = 250;
/** Of a limit, what one process may keep to itself: of 600 calls a minute, 12. */
const SHARES = 50;
const MOST_UNTOLD = 100;
/** So many shares before the limit each use is reported before it is answered. */
const EXACT_SHARES = 4;

/**
 * Counts uses in memory and tells the database in batches, all keys by one statement: every quarter of a second, and
 * before a process keeps more than its share of a limit to itself. A use waits for the database where its key's window
 * is new here, where the share is used up, and near the limit, where every use gets its own place in the database's order.
 * So one process is exact, and of several each lets through at most its share (a fiftieth of the limit) beyond it.
 * Limits under 100 have no share: they are exact over all processes. While the database is away each process counts alone.
 */
export class SharedCount {
  readonly #windows = new Map<string, Window>();
  readonly #options: Required<SharedCountOptions>;
  readonly #share: number;
  #gathering = newBatch();
  #last: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #sweepAt = 0;

  constructor(options: SharedCountOptions) {
    this.#options = { now: Date.now, ...options };
    const share = Math.min(MOST_UNTOLD, Math.floor(options.limit / SHARES));
    this.#share = share < 2 ? 0 : share;
  }

  /** Counts one use. */
  async use(key: string): Promise<Counted> {
    const { limit } = this.#options;
    const window = this.#windowOf(key);
    // Within a window a count only grows: who is over stays over, and nothing has to be recorded.
    if (window.recorded > limit) return { used: window.recorded, resetAt: window.resetAt };
    const batch = this.#gathering;
    const place = (batch.points.get(key) ?? 0) + 1;
    batch.points.set(key, place);
    window.unrecorded += 1;
    const used = window.recorded + window.unrecorded;
    if (window.recorded > 0 && window.unrecorded < this.#share && used + EXACT_SHARES * this.#share < limit) {
      if (this.#timer === null) this.#timer = setTimeout(() => this.#tellLater(), FLUSH_MS).unref();
      return { used, resetAt: window.resetAt };
    }
    await this.#tell(batch);
    const total = batch.totals.get(key) ?? used;
    return { used: total - (batch.points.get(key) ?? 0) + place, resetAt: window.resetAt };
  }

  #windowOf(key: string): Window {
    const now = this.#options.now();
    const known = this.#windows.get(key);
    if (known && now < known.resetAt) return known;
    const window = { recorded: 0, unrecorded: 0, resetAt: now + this.#options.windowMs };
    this.#windows.set(key, window);
    return window;
  }

  #tellLater(): void {
    this.#timer = null;
    if (this.#gathering.points.size > 0) void this.#tell(this.#gathering);
  }

  /** Tells of a batch, after those before it. What comes meanwhile joins it until it goes. */
  #tell(batch: Batch): Promise<void> {
    if (batch.done === null) {
      batch.done = this.#last.then(() => this.#send(batch));
      this.#last = batch.done;
    }
    return batch.done;
  }

  async #send(batch: Batch): Promise<void> {
    this.#gathering = newBatch();
    const uses = [...batch.points].map(([key, points]) => ({ key, points }));
    try {
      for (const { key, points, expire } of await this.#options.record(uses))
        this.#learn(batch, key, points, expire);
    } catch (error) {
      this.#options.onFailure(error);
      for (const { key, points } of uses)
        this.#learn(batch, key, (this.#windows.get(key)?.recorded ?? 0) + points);
    }
    this.#sweep();
  }

  #learn(batch: Batch, key: string, total: number, resetAt?: number): void {
    batch.totals.set(key, total);
    const window = this.#windows.get(key);
    if (!window) return;
    window.recorded = total;
    window.unrecorded = Math.max(0, window.unrecorded - (batch.points.get(key) ?? 0));
    window.resetAt = resetAt ?? window.resetAt;
  }

  #sweep(): void {
    const now = this.#options.now();
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + this.#options.windowMs;
    for (const [key, { resetAt }] of this.#windows) if (resetAt <= now) this.#windows.delete(key);
  }
}
