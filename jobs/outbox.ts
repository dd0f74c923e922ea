import pg from 'pg';
import type { Logger } from '~/config/logger.server';
import { forwardAllJobs, OUTBOX_CHANNEL } from '~/platform/database/job-outbox.server';
import { systemScope } from '~/platform/database/scope.server';
import { endSoon, endWhenSilent } from '~/platform/database/silent-connection.server';

export interface OutboxSettings {
  /** Of the main database, where the outbox is. */
  connectionString: string;
  /** After so long without an answer a connection is given up. */
  patienceMs: number;
  log: Logger;
}

/** Where nothing is heard, because a connection is lost, the outbox is looked at so often. */
const LOOK_EVERY_MS = 1000;
const CONNECT_MS = 5000;

/**
 * Brings jobs from the outbox of the main database to the queue in its own: at once when they are committed, and once a second
 * whatever is heard. While one of the two is away they wait.
 */
export class OutboxForwarder {
  readonly #settings: OutboxSettings;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #atWork: Promise<void> | undefined;
  #isAskedAgain = false;
  #isFailing = false;
  #stopped = false;

  constructor(settings: OutboxSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#look();
  }

  #look(): void {
    if (this.#stopped) return;
    if (this.#atWork) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isAskedAgain = false;
    this.#atWork = this.#forward().finally(() => {
      this.#atWork = undefined;
      if (this.#isAskedAgain && !this.#isFailing) this.#look();
    });
  }

  async #forward(): Promise<void> {
    try {
      if (!this.#client) await this.#listen();
      await forwardAllJobs(systemScope());
      this.#isFailing = false;
    } catch (error) {
      // Once for each time that something is away, not once a second.
      if (!this.#isFailing)
        this.#settings.log.warn(
          { reason: (error as Error).message },
          'jobs wait in the outbox: the queue or the database does not answer',
        );
      this.#isFailing = true;
    }
  }

  async #listen(): Promise<void> {
    const { connectionString, patienceMs } = this.#settings;
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
    client.on('error', () => undefined); // 'end' follows
    client.on('end', () => {
      if (this.#client === client) this.#client = undefined;
    });
    client.on('notification', () => this.#look());
    await client.connect();
    endWhenSilent(client, patienceMs);
    this.#client = client;
    await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#atWork;
    if (this.#client) await endSoon(this.#client);
  }
}
