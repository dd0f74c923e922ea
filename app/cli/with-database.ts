import type { Env } from '~/config/env.server';
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres.server';

/** Runs `work` on the configured database: DATABASE_DIRECT_URL or DATABASE_URL, else the embedded server, which continues where it ran before. */
export async function withDatabase<T>(
  config: Env,
  task: string,
  work: (url: string, isServing: boolean) => Promise<T>,
): Promise<T> {
  if (config.DATABASE_URL) return work(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL, false);
  const embedded = await startEmbeddedPostgres(config.dataFolder, 'stateline', { task, join: true });
  try {
    return await work(embedded.url, embedded.joined);
  } finally {
    await embedded.stop();
  }
}
