import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '~/config/logger.server';

/** Class of the advisory locks by which workers show that they live. */
const LOCK_CLASS = 7270;

const SETUP = `
  CREATE SCHEMA IF NOT EXISTS job_liveness;
  CREATE TABLE IF NOT EXISTS job_liveness.worker (
    worker_id text PRIMARY KEY,
    instance int NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now()
  )`;

const SETUP_LOCK = 7271;
const SWEEPS_AFTER_DOUBT = 3;

/**
 * A worker killed outright leaves its jobs locked for four hours by the queue's own rule. Here each process holds an
 * advisory lock, which dies with its connection, and records the ids under which it locks jobs; any other process that
 * gets a dead one's lock frees its jobs. That takes seconds.
 *
 * All queries go through one connection, one at a time.
 */
export class Liveness {
  readonly #instance = randomInt(1, 2 ** 31 - 1);
  readonly #connectionString: string;
  readonly #log: Logger;
  readonly #ids = new Set<string>();
  #client!: pg.Client;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #isAtWork: (jobId: string) => boolean;
  #doubtfulSweeps = 0;
  /** What the sweep before found locked and not at work. */
  #idle: ReadonlySet<string> = new Set();

  constructor(connectionString: string, log: Logger, isAtWork: (jobId: string) => boolean) {
    this.#connectionString = connectionString;
    this.#log = log;
    this.#isAtWork = isAtWork;
  }

  start(): Promise<void> {
    return this.#inTurn(() => this.#connect());
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#connectionString, keepAlive: true });
    client.on('error', () => undefined); // 'end' follows and reconnects
    client.on('end', () => {
      if (!this.#stopped && client === this.#client) void this.#inTurn(() => this.#reconnect());
    });
    try {
      await client.connect();
      await client.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK]);
      await client.query(SETUP);
      await client.query('SELECT pg_advisory_unlock($1)', [SETUP_LOCK]);
      await client.query('SELECT pg_advisory_lock($1, $2)', [LOCK_CLASS, this.#instance]);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    for (const id of this.#ids) await this.#insert(id);
  }

  /** The database was gone: without the lock others would take this process for dead, so take it again at once. */
  async #reconnect(): Promise<void> {
    for (let delayMs = 100; !this.#stopped; delayMs = Math.min(delayMs * 2, 1000)) {
      try {
        return await this.#connect();
      } catch (error) {
        this.#log.warn({ reason: (error as Error).message }, 'worker lost its database connection, trying again');
        await sleep(delayMs);
      }
    }
  }

  #insert(id: string): Promise<unknown> {
    return this.#client.query('INSERT INTO job_liveness.worker (worker_id, instance) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, this.#instance]);
  }

  /** Records an id (a worker's or a pool's) under which this process will lock jobs. */
  record(id: string): Promise<unknown> {
    this.#ids.add(id);
    return this.#inTurn(() => this.#insert(id));
  }

  sweepEvery(intervalMs: number): void {
    this.#timer = setInterval(() => {
      void this.sweep().catch((error: Error) => this.#log.warn({ reason: error.message }, 'sweep for dead workers failed'));
    }, intervalMs);
    this.#timer.unref();
  }

  /** Frees the jobs of every process whose lock can be had, which means that it is gone. */
  sweep(): Promise<unknown> {
    return this.#inTurn(async () => {
      const { rows } = await this.#client.query<{ instance: number }>(
        'SELECT DISTINCT instance FROM job_liveness.worker WHERE instance <> $1',
        [this.#instance],
      );
      for (const { instance } of rows) await this.#recover(instance);
      if (this.#doubtfulSweeps > 0) await this.#freeStrays();
    });
  }

  /** An answer of the queue did not arrive: it may have locked a job for a worker that does not know of it. */
  doubt(): void {
    this.#doubtfulSweeps = SWEEPS_AFTER_DOUBT;
  }

  /** Frees the jobs that are locked under our ids and that nobody here has at work, twice in succession. */
  async #freeStrays(): Promise<void> {
    const { rows } = await this.#client.query<{ id: string }>('SELECT id FROM graphile_worker._private_jobs WHERE locked_by = ANY($1)', [[...this.#ids]]);
    const idle = rows.map(({ id }) => id).filter((id) => !this.#isAtWork(id));
    const strays = idle.filter((id) => this.#idle.has(id));
    this.#idle = new Set(idle);
    this.#doubtfulSweeps -= 1;
    if (strays.length === 0) return;
    await this.#client.query('UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE id = ANY($1) AND locked_by = ANY($2)', [strays, [...this.#ids]]);
    this.#log.warn({ jobs: strays.length }, 'freed jobs that were locked for nobody');
  }

  async #recover(instance: number): Promise<void> {
    const { rows } = await this.#client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS free', [LOCK_CLASS, instance]);
    if (!rows[0]?.free) return;
    await this.#client.query(
      `WITH dead AS (DELETE FROM job_liveness.worker WHERE instance = $1 RETURNING worker_id)
       SELECT graphile_worker.force_unlock_workers(array(SELECT worker_id FROM dead))`,
      [instance],
    );
    await this.#client.query('SELECT pg_advisory_unlock($1, $2)', [LOCK_CLASS, instance]);
    this.#log.warn({ instance }, 'freed the jobs of a worker that is gone');
  }

  /** Ends in good order: no job is locked any more. */
  async stop(): Promise<void> {
    this.#end();
    // Where the connection is gone, so is the lock: others clear up.
    await this.#inTurn(() => this.#client.query('DELETE FROM job_liveness.worker WHERE instance = $1', [this.#instance])).catch(() => undefined);
    await this.#client.end().catch(() => undefined);
  }

  /** Ends as a killed process does: whoever sweeps next frees the jobs that are still locked. */
  async abandon(): Promise<void> {
    this.#end();
    await this.#inTurn(() => this.#client.end()).catch(() => undefined);
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#stopped = true;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
