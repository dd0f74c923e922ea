import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { migrate } from '~/platform/database/migrate.server';
import { prepareQueue } from '~/platform/database/queue-schema.server';
import { connected } from './connected.server';
import { copyIn, copyOut } from './copy-rows.server';
import {
  checkBackup,
  countsOf,
  readManifest,
  type BackupCounts,
  type BackupManifest,
  type KeptFiles,
  type KeptTable,
} from './manifest.server';
import { rowDigest } from './row-digest';
import {
  isEmptyDatabase,
  KEPT_SCHEMAS,
  listMigrations,
  listTables,
  queueEdition,
  type AppliedMigration,
} from './table-shapes.server';

export interface RestoreOptions {
  /** The last migration of this release. */
  migrationsFolder: string;
  /** Throws away what is in the database now. */
  replace: boolean;
}

/**
 * Brings rows and files back. The tables are made by this release's own migrations, as far as the backup knew them;
 * later migrations run over the rows afterwards, as in an update. Nothing is changed before every byte is proved.
 * @throws Error where someone else is connected, the database is not empty and `replace` is not given, or the backup is of a later release.
 */
export async function restoreBackup(
  url: string,
  files: KeptFiles,
  folder: string,
  options: RestoreOptions,
): Promise<BackupCounts> {
  const manifest = await readManifest(folder);
  await checkBackup(folder, manifest);
  await connected(url, assertAlone);
  const empty = await connected(url, isEmptyDatabase);
  if (!empty && !options.replace)
    throw new Error('The database is not empty: --replace throws away what is in it');
  if (!empty) await connected(url, clear);
  const kept = new Set(manifest.migrations.map(({ name }) => name));
  await migrate(url, options.migrationsFolder, kept);
  await prepareQueue(url);
  await connected(url, (client) => loadRows(client, folder, manifest));
  await migrate(url, options.migrationsFolder);
  for (const { key, sha256 } of manifest.files) {
    const file = createReadStream(path.join(folder, 'files', ...key.split('/')));
    if ((await files.putStream(key, file)).sha256 !== sha256)
      throw new Error(`${key}: the file did not come back as it was kept`);
  }
  return countsOf(manifest);
}

async function assertAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  const others = rows[0]?.others ?? 0;
  if (others > 0) throw new Error(`${others} other connections use the database: stop the program first`);
}

async function clear(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  for (const schema of [...KEPT_SCHEMAS, 'job_liveness'])
    await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await client.query('CREATE SCHEMA public');
  await client.query('COMMIT');
}

async function loadRows(client: pg.Client, folder: string, manifest: BackupManifest): Promise<void> {
  assertSameMigrations(await listMigrations(client), manifest.migrations);
  const edition = await queueEdition(client);
  if (edition !== manifest.queueEdition)
    throw new Error(
      `The backup's queue is of edition ${manifest.queueEdition}, this release's of ${edition}: restore it with the release that made it, then update`,
    );
  await client.query('BEGIN');
  const shapes = await listTables(client);
  const names = shapes.map(({ name }) => name);
  // Rows come table by table, so what binds and what follows them must wait: references, and triggers that would count twice.
  const references = await dropReferences(client, names);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  for (const { name, columns, file } of manifest.tables) {
    const rows = createReadStream(path.join(folder, file)).pipe(createGunzip());
    await copyIn(client, `COPY ${name} (${columns.join(', ')}) FROM STDIN`, Readable.from(rows));
  }
  for (const table of manifest.tables) await assertSameRows(client, table);
  for (const { name, last } of manifest.sequences)
    if (last !== null) await client.query('SELECT setval($1::regclass, $2)', [name, last]);
  await client.query('UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL');
  await client.query('UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL');
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, name, rule } of references)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

function assertSameMigrations(present: AppliedMigration[], wanted: AppliedMigration[]): void {
  const known = new Map(present.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of wanted) {
    if (!known.has(name))
      throw new Error(
        `The backup knows the migration ${name}, which this release does not have: it was made by a later one`,
      );
    if (known.get(name) !== checksum)
      throw new Error(`The migration ${name} was another one when the backup was made`);
  }
}

async function dropReferences(
  client: pg.Client,
  tables: string[],
): Promise<{ table: string; name: string; rule: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule
       FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[])`,
    [tables],
  );
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return rows;
}

/** Reads back what was loaded: as many rows, and the same. */
async function assertSameRows(client: pg.Client, { name, columns, rows, digest }: KeptTable): Promise<void> {
  const found = rowDigest();
  for await (const piece of copyOut(client, `COPY ${name} (${columns.join(', ')}) TO STDOUT`))
    found.add(piece);
  const back = found.result();
  if (back.rows !== rows) throw new Error(`${name}: ${rows} rows were kept, ${back.rows} came back`);
  if (digest !== undefined && back.digest !== digest)
    throw new Error(`${name}: its ${rows} rows came back, but not as they were kept`);
}
