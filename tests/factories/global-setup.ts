import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres.server';
import { migrate } from '~/platform/database/migrate.server';
import { prepareQueue } from '~/platform/database/queue-schema.server';

const root = path.resolve(import.meta.dirname, '../..');
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

/** Everything that shapes the template database: when none of it has changed, the template is used again. */
function editionOf(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const entry of readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).sort(
      (a, b) => `${a.parentPath}/${a.name}`.localeCompare(`${b.parentPath}/${b.name}`),
    )) {
      if (entry.isFile())
        hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * One PostgreSQL for the run with a migrated and seeded template database; each test file clones it (see
 * test-database.ts). With TEST_DATABASE_URL the tests use that server instead of an embedded one.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given
    ? undefined
    : await startEmbeddedPostgres(path.join(root, '.cache', 'test-database'), 'postgres', {
        settings: SETTINGS,
        task: 'tests',
        join: true,
      });
  const admin = server ? server.url : (given ?? '');
  const template = `stateline_template_${editionOf(['prisma/migrations', 'prisma/seed'])}`;
  const urlOf = (name: string) => Object.assign(new URL(admin), { pathname: `/${name}` }).href;

  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query('SELECT pg_advisory_lock(7273)');
  const { rows } = await client.query<{ datname: string }>(
    "SELECT datname FROM pg_database WHERE datname LIKE 'stateline_t%'",
  );
  for (const { datname } of rows) {
    const isLeftover =
      datname.startsWith('stateline_test_') ||
      (datname.startsWith('stateline_template_') && datname !== template);
    if (isLeftover && !server?.joined)
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(datname)} WITH (FORCE)`);
  }
  if (!rows.some(({ datname }) => datname === template)) {
    const building = `${template}_building`;
    await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${building}`);
    process.env['DATABASE_URL'] = urlOf(building);
    process.env['LOG_LEVEL'] = 'silent';
    await migrate(urlOf(building), path.join(root, 'prisma', 'migrations'));
    await prepareQueue(urlOf(building));
    const { seed } = await import('../../prisma/seed/seed.server');
    const { database } = await import('~/platform/database/db.server');
    await seed({ withDemo: false });
    await database().close();
    delete process.env['DATABASE_URL'];
    await client.query(`ALTER DATABASE ${building} RENAME TO ${template}`);
  }
  await client.query('SELECT pg_advisory_unlock(7273)');
  await client.end();

  process.env['TEST_ADMIN_URL'] = admin;
  process.env['TEST_TEMPLATE'] = template;
  // A server that was running when we came belongs to another run.
  return async () => {
    if (!server?.joined) await server?.stop();
  };
}
