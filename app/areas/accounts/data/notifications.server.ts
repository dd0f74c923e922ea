import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { processSingleton } from '~/config/process-singleton.server';
import { directUrl } from '~/platform/database/direct-url.server';
import type { Scope } from '~/platform/database/scope.server';
import { endSoon, endWhenSilent } from '~/platform/database/silent-connection.server';

const CHANNEL = 'stateline_done';
const CONNECT_MS = 5000;

/** Tells every process, at commit of the scope's transaction, that the thing named `key` has changed. */
export async function announce(scope: Scope, key: string): Promise<void> {
  await scope.db.$executeRaw`SELECT pg_notify(${CHANNEL}, ${key})`;
}

/** The same for several things in one statement. */
export async function announceAll(scope: Scope, keys: readonly string[]): Promise<void> {
  await scope.db.$executeRaw`SELECT pg_notify(${CHANNEL}, key) FROM unnest(${[...keys]}::text[]) AS key`;
}

/** Hears what jobs announce, so that a request can wait for its job without asking the database again and again. */
class Listener {
  readonly #waiting = new Map<string, Set<() => void>>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;

  /** Resolves true when `key` is announced, false after `timeoutMs`. Start waiting before the job is committed. */
  async waitFor(key: string, timeoutMs: number): Promise<boolean> {
    // Where nothing can be heard the time runs out.
    if (!this.#client) await Promise.race([this.connect(), sleep(timeoutMs, undefined, { ref: false })]);
    return new Promise((resolve) => {
      const waiters = this.#waiting.get(key) ?? new Set();
      this.#waiting.set(key, waiters);
      const finish = (announced: boolean) => {
        clearTimeout(timer);
        waiters.delete(heard);
        if (waiters.size === 0) this.#waiting.delete(key);
        resolve(announced);
      };
      const heard = () => finish(true);
      const timer = setTimeout(() => finish(false), timeoutMs);
      waiters.add(heard);
    });
  }

  connect(): Promise<void> {
    this.#connecting ??= this.#open().catch((error: Error) => {
      this.#connecting = undefined;
      logger().warn({ reason: error.message }, 'listening for finished jobs failed');
    });
    return this.#connecting;
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: directUrl(),
      connectionTimeoutMillis: CONNECT_MS,
    });
    client.on('error', () => undefined); // 'end' follows
    client.on('end', () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#connecting = undefined;
    });
    client.on('notification', ({ payload }) => {
      for (const heard of [...(this.#waiting.get(payload ?? '') ?? [])]) heard();
    });
    await client.connect();
    endWhenSilent(client, env().databasePatienceMs);
    this.#client = client;
    await client.query(`LISTEN ${CHANNEL}`);
  }

  async close(): Promise<void> {
    if (this.#client) await endSoon(this.#client);
  }
}

export const notifications = (): Listener => processSingleton('notifications', () => new Listener());
