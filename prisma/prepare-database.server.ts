import type { Env } from '~/config/env.server';
import { inProject } from '~/config/project-root.server';
import { database } from '~/data/database/db.server';
import { startEmbeddedPostgres } from '~/data/database/embedded-postgres.server';
import { migrate } from '~/data/database/migrate.server';
import { notifications } from '~/data/accounts/notifications.server';
import { prepareQueue } from '~/data/database/queue-schema.server';
import { seed } from './seed/seed.server';

export interface PreparedDatabase {
  demoLogin: { email: string; password: string } | undefined;
  stop(): Promise<void>;
}

/** Brings the database to where the program can start: running, migrated, with its reference data. */
export async function prepareDatabase(config: Env): Promise<PreparedDatabase> {
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres(config.dataFolder, 'stateline');
  const url = embedded ? embedded.url : (config.DATABASE_URL ?? '');
  process.env['DATABASE_URL'] = url;
  await migrate(url, inProject('prisma', 'migrations'));
  await prepareQueue(url);
  const { demoLogin } = await seed({ withDemo: config.mode === 'demo' });
  return {
    demoLogin,
    stop: async () => {
      await notifications().close();
      await database().close();
      await embedded?.stop();
    },
  };
}
