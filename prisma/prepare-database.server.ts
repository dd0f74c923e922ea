import type { Env } from '~/config/env.server';
import { inProject } from '~/config/project-root.server';
import { assertConnections } from '~/platform/database/assert-connections.server';
import { database } from '~/platform/database/db.server';
import { directUrl } from '~/platform/database/direct-url.server';
import { makeDataFolder, startEmbeddedPostgres } from '~/platform/database/embedded-postgres.server';
import { listNamedFiles } from '~/platform/database/installation-facts.server';
import { migrate } from '~/platform/database/migrate.server';
import { replicaDatabase } from '~/platform/database/replica.server';
import { systemScope } from '~/platform/database/scope.server';
import { assertFilesAreThere } from '~/platform/storage/choose-storage.server';
import { assertKeyIsThere } from '~/platform/secrets/secret-box.server';
import { countAuthenticators } from '~/areas/accounts/data/authenticators.server';
import { notifications } from '~/areas/accounts/data/notifications.server';
import { queueDatabase } from '~/platform/database/queue-database.server';
import { prepareQueue } from '~/platform/database/queue-schema.server';
import { seed } from './seed/seed.server';

export interface PreparedDatabase {
  demoLogin: { email: string; password: string } | undefined;
  stop(): Promise<void>;
}

/**
 * Brings the database to where the program can start: running, migrated, with its reference data.
 * @throws the reason of `stopSignal` where the program is told to stop meanwhile. The next start goes on from there.
 */
export async function prepareDatabase(
  config: Env,
  task: string,
  stopSignal: AbortSignal,
): Promise<PreparedDatabase> {
  // Files of customers go there where no bucket is named.
  if (config.DATABASE_URL && config.S3_BUCKET === undefined) makeDataFolder(config.dataFolder);
  const embedded = config.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres(config.dataFolder, 'stateline', { task });
  try {
    const url = embedded ? embedded.url : (config.DATABASE_URL ?? '');
    process.env['DATABASE_URL'] = url;
    if (!embedded) await assertConnections(url, config.DATABASE_DIRECT_URL);
    stopSignal.throwIfAborted();
    await migrate(directUrl(), inProject('prisma', 'migrations'), undefined, stopSignal);
    stopSignal.throwIfAborted();
    await prepareQueue(directUrl());
    stopSignal.throwIfAborted();
    assertKeyIsThere(config, await countAuthenticators(systemScope()));
    // A database elsewhere may be one of several that this machine serves; the embedded one and its files are one folder.
    if (embedded) await assertFilesAreThere(config, async () => (await listNamedFiles(systemScope())).length);
    const { demoLogin } = await seed({ withDemo: config.mode === 'demo' });
    return {
      demoLogin,
      stop: async () => {
        await notifications().close();
        await queueDatabase()?.close();
        await replicaDatabase()?.close();
        await database().close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
