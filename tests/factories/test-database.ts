import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { atEnd } from './at-end';
import { openDatabase, type Database } from '~/platform/database/db.server';
import {
  publicScope,
  systemScope,
  type PublicScope,
  type SystemScope,
} from '~/platform/database/scope.server';

export interface TestDatabase extends Database {
  url: string;
  public: PublicScope;
  system: SystemScope;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_ADMIN_URL'] });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** An empty address: a fresh copy of the migrated and seeded template, dropped at the end of the file. */
export async function cloneDatabase(): Promise<string> {
  const name = `stateline_test_${randomBytes(6).toString('hex')}`;
  await onServer(async (client) => {
    // Copies of one template must not be made at the same moment.
    await client.query('SELECT pg_advisory_lock(7274)');
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${process.env['TEST_TEMPLATE']} STRATEGY FILE_COPY`);
    await client.query('SELECT pg_advisory_unlock(7274)');
  });
  atEnd(() => onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)));
  return Object.assign(new URL(process.env['TEST_ADMIN_URL'] as string), { pathname: `/${name}` }).href;
}

/** The address of a database with nothing in it, dropped at the end of the file. */
export async function emptyDatabase(): Promise<string> {
  const name = `stateline_test_${randomBytes(6).toString('hex')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name}`));
  atEnd(() => onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)));
  return Object.assign(new URL(process.env['TEST_ADMIN_URL'] as string), { pathname: `/${name}` }).href;
}

/** A fresh database with clients on it, closed and dropped when the file is done. Call at the top of a test file. */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await cloneDatabase();
  process.env['DATABASE_URL'] = url;
  process.env['LOG_LEVEL'] ??= 'silent';
  const database = openDatabase(url, 5);
  atEnd(() => database.close());
  return { ...database, url, public: publicScope(database.prisma), system: systemScope(database.prisma) };
}
