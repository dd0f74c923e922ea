import type { Env } from '~/config/env.server';
import { startEmbeddedPostgres } from '~/data/database/embedded-postgres.server';

/** Runs `work` on the configured database: DATABASE_URL, else the embedded server, which goes on where it ran before. */
export async function withDatabase<T>(
  config: Env,
  work: (url: string, isServing: boolean) => Promise<T>,
): Promise<T> {
  if (config.DATABASE_URL) return work(config.DATABASE_URL, false);
  const embedded = await startEmbeddedPostgres(config.dataFolder, 'stateline');
  try {
    return await work(embedded.url, embedded.adopted);
  } finally {
    if (!embedded.adopted) await embedded.stop();
  }
}
