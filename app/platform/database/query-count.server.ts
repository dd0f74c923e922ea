import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { processSingleton } from '~/config/process-singleton.server';

/** What a request asks of the database. */
export interface RequestWork {
  /** How many statements it has sent: in its log line, and asserted as a budget by the tests. */
  queries: number;
  /** Whose records it is about, once that is known. */
  carrierId?: string;
  /** It only reads: lists and reports may come from a replica. */
  onlyReads?: boolean;
  /** How many transactions it has open. */
  transactions?: number;
}

const storage = (): AsyncLocalStorage<RequestWork> =>
  processSingleton('query count', () => new AsyncLocalStorage<RequestWork>());

/** Runs `work` and counts what it and everything it starts asks the database. */
export const countingQueries = <T>(count: RequestWork, work: () => T): T => storage().run(count, work);

/** The request that is being answered here; undefined in jobs and scripts. */
export const requestWork = (): RequestWork | undefined => storage().getStore();

const NOT_COUNTED = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

/** Where a call brings its own way of hearing the answer, the driver keeps the order. */
const answersByPromise = (args: readonly unknown[]): boolean =>
  typeof args.at(-1) !== 'function' &&
  typeof (args[0] as { submit?: unknown } | undefined)?.submit !== 'function';

/**
 * Sends a connection one statement at a time. Prisma asks for the parts of a record in a transaction all at once; the driver would keep
 * them in order too, and warns that one day it will not.
 */
export function oneAtATime(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  let last: Promise<unknown> | undefined;
  client.query = ((...args: unknown[]) => {
    if (!answersByPromise(args)) return send(...args);
    const answer = (last ? last.then(() => send(...args)) : send(...args)) as Promise<unknown>;
    const settled = answer.then(
      () => undefined,
      () => undefined,
    );
    last = settled;
    void settled.then(() => {
      if (last === settled) last = undefined;
    });
    return answer;
  }) as typeof client.query;
}

/** Counts the statements of a connection from now on. */
export function countQueriesOf(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const count = storage().getStore();
    const [statement] = args;
    const text =
      typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
    if (count && !NOT_COUNTED.test(text ?? '')) count.queries += 1;
    return send(...args);
  }) as typeof client.query;
}
