import type pg from 'pg';
import { BusyError } from './busy.server';
import { requestWork, type RequestWork } from './query-count.server';

/** How long a request waits for one of its carrier's connections, and how many may wait. */
const WAIT_MS = 2000;
const MOST_WAITING = 100;

type Release = () => void;
type OnConnected = Parameters<pg.Pool['connect']>[0];

/** At most so many at once for each carrier; the others wait outside the pool, and not for long. */
class Shares {
  readonly #most: number;
  readonly #used = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(most: number) {
    this.#most = most;
  }

  async take(carrierId: string): Promise<Release> {
    const used = this.#used.get(carrierId) ?? 0;
    if (used < this.#most) this.#used.set(carrierId, used + 1);
    else await this.#wait(carrierId);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#giveBack(carrierId);
    };
  }

  #wait(carrierId: string): Promise<void> {
    const queue = this.#waiting.get(carrierId) ?? [];
    if (queue.length >= MOST_WAITING) throw new BusyError('too many requests of this carrier wait');
    this.#waiting.set(carrierId, queue);
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(next), 1);
        reject(new BusyError('the connections of this carrier are all in use'));
      }, WAIT_MS);
      queue.push(next);
    });
  }

  #giveBack(carrierId: string): void {
    const next = this.#waiting.get(carrierId)?.shift();
    if (next) return next();
    this.#waiting.delete(carrierId);
    const left = (this.#used.get(carrierId) ?? 1) - 1;
    if (left > 0) this.#used.set(carrierId, left);
    else this.#used.delete(carrierId);
  }
}

/** The pool gives a connection a new `release` each time it hands it out. */
function whenReleased(client: pg.PoolClient, then: () => void): void {
  const release = client.release.bind(client);
  client.release = (error) => {
    release(error);
    then();
  };
}

/**
 * Gives the requests of one carrier a share of the pool: a fifth for its transactions, which may wait for each other's rows,
 * and a quarter for its single statements, so that its pages never wait for its writers. A request that has a
 * transaction open gets what it asks for beside it, for it would otherwise wait for itself.
 */
export function shareConnections(pool: pg.Pool, maxConnections: number): void {
  const transactions = new Shares(Math.max(1, Math.ceil(maxConnections / 5)));
  const statements = new Shares(Math.max(1, Math.ceil(maxConnections / 4)));
  const connect = pool.connect.bind(pool);

  const forTransaction = async (work: RequestWork, carrierId: string): Promise<pg.PoolClient> => {
    const giveBack = await transactions.take(carrierId);
    try {
      const client = await connect();
      work.transactions = (work.transactions ?? 0) + 1;
      whenReleased(client, () => {
        work.transactions = (work.transactions ?? 1) - 1;
        giveBack();
      });
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  };

  const forStatement = (carrierId: string, onConnected: OnConnected): void => {
    statements.take(carrierId).then(
      (giveBack) =>
        connect((error, client, done) => {
          if (client) whenReleased(client, giveBack);
          else giveBack();
          onConnected(error, client, done);
        }),
      (error: Error) => onConnected(error, undefined, () => undefined),
    );
  };

  // `query` of the pool connects with a callback, a transaction without one.
  pool.connect = ((onConnected?: OnConnected) => {
    const work = requestWork();
    const carrierId = work?.carrierId;
    if (work === undefined || carrierId === undefined || (work.transactions ?? 0) > 0)
      return onConnected ? connect(onConnected) : connect();
    return onConnected ? forStatement(carrierId, onConnected) : forTransaction(work, carrierId);
  }) as typeof pool.connect;
}
