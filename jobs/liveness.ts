import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '~/config/logger.server';
import { endSoon, endWhenSilent } from '~/platform/database/silent-connection.server';

/** Class of the advisory locks by which workers show that they live. */
const LOCK_CLASS = 7270;

const SETUP = `
  CREATE SCHEMA IF NOT EXISTS job_liveness;
  CREATE TABLE IF NOT EXISTS job_liveness.worker (
    worker_id text PRIMARY KEY,
    instance int NOT NULL,
    started_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS job_liveness.ticket (
    ticket uuid PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now()
  )`;

const SETUP_LOCK = 7271;
const SWEEPS_AFTER_DOUBT = 3;
/** At every so many sweeps it is looked for jobs that are locked under an id nobody has recorded. */
const SWEEPS_BETWEEN_LOOKS = 15;
/** A process that begins records its ids well within this time after its first lock. */
const RECORDED_WITHIN_SECONDS = 60;
const CONNECT_MS = 5000;

export interface LivenessSettings {
  connectionString: string;
  /** After so long without an answer a connection is given up. */
  patienceMs: number;
  log: Logger;
  /** Whether this process has a job at work. */
  isAtWork(jobId: string): boolean;
  /** Ids of earlier runs of this process, which have ended, whose jobs could not be freed. */
  abandoned: Set<string>;
}

const insert = (client: pg.Client, instance: number, id: string): Promise<unknown> =>
  client.query(
    'INSERT INTO job_liveness.worker (worker_id, instance) VALUES ($1, $2) ON CONFLICT (worker_id) DO UPDATE SET instance = excluded.instance',
    [id, instance],
  );

/** Frees what was locked under ids of runs that have ended. */
const freeIds = (client: pg.Client, ids: readonly string[]): Promise<unknown> =>
  client.query(
    `WITH gone AS (DELETE FROM job_liveness.worker WHERE worker_id = ANY($1::text[]))
     SELECT graphile_worker.force_unlock_workers($1::text[])`,
    [ids],
  );

/** Frees the jobs of a process. */
const free = (client: pg.Client, instance: number): Promise<unknown> =>
  client.query(
    `WITH dead AS (DELETE FROM job_liveness.worker WHERE instance = $1 RETURNING worker_id)
     SELECT graphile_worker.force_unlock_workers(array(SELECT worker_id FROM dead))`,
    [instance],
  );

/**
 * A worker killed outright leaves its jobs locked for four hours by the queue's own rule. Here each process holds an
 * advisory lock, which dies with its connection, and records the ids under which it locks jobs; any other process that
 * finds a lock free, and a sweep later still free, frees its jobs. That takes seconds.
 *
 * A process that lives takes its lock again at once when the database comes back, under a new number: the server may not have
 * noticed yet that the connection before is gone, and then still holds the old one.
 *
 * All queries go through one connection, one at a time.
 */
export class Liveness {
  readonly #settings: LivenessSettings;
  readonly #ids = new Set<string>();
  #client!: pg.Client;
  /** The number of the connection that is in use. */
  #instance = 0;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #sweeping = false;
  /** Whose locks the sweep before found free. */
  #missing: ReadonlySet<number> = new Set();
  #doubtfulSweeps = 0;
  #sweeps = 0;
  /** What the look before found locked under ids that nobody has recorded. */
  #unrecorded: ReadonlySet<string> = new Set();
  /** What the sweep before found locked and not at work. */
  #idle: ReadonlySet<string> = new Set();

  constructor(settings: LivenessSettings) {
    this.#settings = settings;
  }

  start(): Promise<void> {
    return this.#serialize(() => this.#connect());
  }

  async #connect(): Promise<void> {
    const { connectionString, patienceMs } = this.#settings;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
    const instance = randomInt(1, 2 ** 31 - 1);
    client.on('error', () => undefined); // 'end' follows and reconnects
    client.on('end', () => {
      if (!this.#stopped && client === this.#client) void this.#serialize(() => this.#reconnect());
    });
    try {
      await client.connect();
      endWhenSilent(client, patienceMs);
      await client.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK]);
      await client.query(SETUP);
      await client.query('SELECT pg_advisory_unlock($1)', [SETUP_LOCK]);
      await client.query('SELECT pg_advisory_lock($1, $2)', [LOCK_CLASS, instance]);
      for (const id of this.#ids) await insert(client, instance, id);
    } catch (error) {
      await endSoon(client);
      throw error;
    }
    this.#client = client;
    this.#instance = instance;
  }

  /** The database was gone: without the lock others would take this process for dead, so take it again at once. */
  async #reconnect(): Promise<void> {
    for (let delayMs = 100; !this.#stopped; delayMs = Math.min(delayMs * 2, 1000)) {
      try {
        return await this.#connect();
      } catch (error) {
        this.#settings.log.warn(
          { reason: (error as Error).message },
          'worker lost its database connection, trying again',
        );
        await sleep(delayMs);
      }
    }
  }

  /** Records an id (a worker's or a pool's) under which this process will lock jobs. */
  record(id: string): Promise<unknown> {
    this.#ids.add(id);
    return this.#serialize(() => insert(this.#client, this.#instance, id));
  }

  sweepEvery(intervalMs: number): void {
    this.#timer = setInterval(() => {
      // Those that wait for the database must not follow each other at once when it is back: two sweeps are to lie apart.
      if (!this.#sweeping)
        void this.sweep().catch((error: Error) =>
          this.#settings.log.warn({ reason: error.message }, 'sweep for dead workers failed'),
        );
    }, intervalMs);
    this.#timer.unref();
  }

  /** Frees the jobs of every process whose lock could be had at this sweep and the one before, which means that it is gone. */
  async sweep(): Promise<void> {
    this.#sweeping = true;
    try {
      await this.#serialize(async () => {
        await this.#freeAbandoned();
        const { rows } = await this.#client.query<{ instance: number }>(
          'SELECT DISTINCT instance FROM job_liveness.worker WHERE instance <> $1',
          [this.#instance],
        );
        const missing = new Set<number>();
        for (const { instance } of rows) if (await this.#isMissing(instance)) missing.add(instance);
        this.#missing = missing;
        if (this.#doubtfulSweeps > 0) await this.#freeStrays();
        if (this.#sweeps++ % SWEEPS_BETWEEN_LOOKS === 0) await this.#freeUnrecorded();
      });
    } finally {
      this.#sweeping = false;
    }
  }

  /** An answer of the queue did not arrive: it may have locked a job for a worker that does not know of it. */
  doubt(): void {
    this.#doubtfulSweeps = SWEEPS_AFTER_DOUBT;
  }

  /**
   * A run can end while its line to the database hangs: it cannot free its jobs, and the server, which has not noticed, still
   * holds its lock, so that to others it lives.
   */
  async #freeAbandoned(): Promise<void> {
    const ids = [...this.#settings.abandoned];
    if (ids.length === 0) return;
    await freeIds(this.#client, ids);
    for (const id of ids) this.#settings.abandoned.delete(id);
  }

  /** A question for a job that reached the server after its asker was gone, and was given up, locks one for nobody. */
  async #freeUnrecorded(): Promise<void> {
    const { rows } = await this.#client.query<{ id: string; lock: string }>(
      `SELECT j.id, j.id || ' ' || j.locked_by AS lock FROM graphile_worker._private_jobs j
        WHERE j.locked_at < now() - make_interval(secs => $1)
          AND NOT EXISTS (SELECT FROM job_liveness.worker w WHERE w.worker_id = j.locked_by)`,
      [RECORDED_WITHIN_SECONDS],
    );
    const strays = rows.filter(({ lock }) => this.#unrecorded.has(lock));
    this.#unrecorded = new Set(rows.map(({ lock }) => lock));
    if (strays.length === 0) return;
    await this.#client.query(
      `UPDATE graphile_worker._private_jobs j SET locked_at = NULL, locked_by = NULL
        WHERE j.id = ANY($1::bigint[]) AND j.id || ' ' || j.locked_by = ANY($2::text[])`,
      [strays.map(({ id }) => id), strays.map(({ lock }) => lock)],
    );
    this.#settings.log.warn({ jobs: strays.length }, 'freed jobs that were locked under ids of nobody');
  }

  /** Frees the jobs that are locked under our ids and that nobody here has at work, twice in succession. */
  async #freeStrays(): Promise<void> {
    const { rows } = await this.#client.query<{ id: string }>(
      'SELECT id FROM graphile_worker._private_jobs WHERE locked_by = ANY($1)',
      [[...this.#ids]],
    );
    const idle = rows.map(({ id }) => id).filter((id) => !this.#settings.isAtWork(id));
    const strays = idle.filter((id) => this.#idle.has(id));
    this.#idle = new Set(idle);
    this.#doubtfulSweeps -= 1;
    if (strays.length === 0) return;
    await this.#client.query(
      'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE id = ANY($1) AND locked_by = ANY($2)',
      [strays, [...this.#ids]],
    );
    this.#settings.log.warn({ jobs: strays.length }, 'freed jobs that were locked for nobody');
  }

  /** Frees the jobs of a process that was missing before. @returns whether it is missing now, for the first time */
  async #isMissing(instance: number): Promise<boolean> {
    const { rows } = await this.#client.query<{ free: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS free',
      [LOCK_CLASS, instance],
    );
    if (!rows[0]?.free) return false;
    const isGone = this.#missing.has(instance);
    if (isGone) {
      await free(this.#client, instance);
      this.#settings.log.warn({ instance }, 'freed the jobs of a worker that is gone');
    }
    await this.#client.query('SELECT pg_advisory_unlock($1, $2)', [LOCK_CLASS, instance]);
    return !isGone;
  }

  /** Frees what is still locked under our ids, for nothing is at work any more; where the database gives no answer, whoever sweeps next does so. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopped = true;
    await this.#serialize(() => free(this.#client, this.#instance)).catch(() => {
      for (const id of this.#ids) this.#settings.abandoned.add(id);
    });
    await endSoon(this.#client);
  }

  #serialize<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
