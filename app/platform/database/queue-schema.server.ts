import { runMigrations } from 'graphile-worker';
import { sharesConnections } from './assert-connections.server';

/** Creates or updates the tables of the job queue: web processes add jobs before any worker has started. */
export const prepareQueue = (connectionString: string): Promise<void> => runMigrations({ connectionString });

/** Makes a database of its own ready for the queue. @throws where it cannot be reached, or is behind a pooler that loses LISTEN and locks. */
export async function prepareOwnQueue(url: string): Promise<void> {
  const isUnsafe = await sharesConnections(url).catch((error: Error) => {
    throw new Error(`Environment: the database of QUEUE_URL does not answer (${error.message})`, {
      cause: error,
    });
  });
  if (isUnsafe)
    throw new Error(
      "Environment: QUEUE_URL leads to a pooler in transaction mode, where LISTEN and advisory locks are lost: it must be the database's own address",
    );
  await prepareQueue(url);
}
