import { env } from '~/config/env.server';
import { processSingleton } from '~/config/process-singleton.server';
import { openDatabase, type Database } from './db.server';
import { systemScope, type SystemScope } from './scope.server';

/** Whether the queue is in a database of its own: jobs then go there by the outbox. */
export const hasOwnQueue = (): boolean => env().QUEUE_URL !== undefined;

/** The connections to the queue where it has a database of its own; null where it is in the main one. */
export function queueDatabase(): Database | null {
  const { QUEUE_URL, DATABASE_POOL, databasePatienceMs } = env();
  if (QUEUE_URL === undefined) return null;
  return processSingleton('queue-database', () => openDatabase(QUEUE_URL, DATABASE_POOL, databasePatienceMs));
}

/** Where the tables of the queue are: in the database of the scope, or in their own, where no transaction of the scope reaches. */
export function queueScope(scope: SystemScope): SystemScope {
  const own = queueDatabase();
  return own ? systemScope(own.prisma) : scope;
}
