import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { processSingleton } from '~/config/process-singleton.server';

/** How many statements a request has sent to the database: in its log line, and asserted as a budget by the tests. */
interface Count {
  queries: number;
}

const storage = (): AsyncLocalStorage<Count> =>
  processSingleton('query count', () => new AsyncLocalStorage<Count>());

/** Runs `work` and counts what it and everything it starts asks the database. */
export const countingQueries = <T>(count: Count, work: () => T): T => storage().run(count, work);

const NOT_COUNTED = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

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
