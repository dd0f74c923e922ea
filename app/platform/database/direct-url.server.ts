import { env } from '~/config/env.server';

/** The address of the queue's database, for its workers. */
export const queueUrl = (): string => env().QUEUE_URL ?? directUrl();

/**
 * The address for what lives as long as a connection: LISTEN, advisory locks, the queue's workers, migrations, backups.
 * DATABASE_URL is set by the launcher where the embedded server runs.
 */
export function directUrl(): string {
  const url = env().DATABASE_DIRECT_URL ?? process.env['DATABASE_URL'];
  if (!url) throw new Error('Environment: DATABASE_URL is missing');
  return url;
}
