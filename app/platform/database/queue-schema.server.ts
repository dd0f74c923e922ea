import { runMigrations } from 'graphile-worker';

/** Creates or updates the tables of the job queue: web processes add jobs before any worker has started. */
export const prepareQueue = (connectionString: string): Promise<void> => runMigrations({ connectionString });
