import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { connected } from './connected.server';
import { copyOut } from './copy-rows.server';
import {
  countsOf,
  fingerprinting,
  type BackupCounts,
  type BackupManifest,
  type KeptFile,
  type KeptFiles,
  type KeptTable,
} from './manifest.server';
import { listMigrations, listSequences, listTables, queueEdition } from './table-shapes.server';

/**
 * Writes all rows, as they stood at one moment, and all files into the new folder `target`, while the product goes on
 * working. The folder appears under its name only when it is whole; nobody but its owner can enter it.
 * @throws Error where the target exists already.
 */
export async function takeBackup(url: string, files: KeptFiles, target: string): Promise<BackupCounts> {
  await assertFree(target);
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.part`;
  await rm(draft, { recursive: true, force: true });
  for (const folder of [draft, path.join(draft, 'tables'), path.join(draft, 'files')])
    await mkdir(folder, { mode: 0o700 });
  try {
    const rows = await connected(url, (client) => dumpRows(client, draft));
    // After the rows: a file stands before the row that names it, so none that a kept row names is missing.
    const manifest: BackupManifest = {
      format: 1,
      takenAt: new Date().toISOString(),
      ...rows,
      files: await keepFiles(files, draft),
    };
    await writeFile(path.join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`, {
      flush: true,
      mode: 0o600,
    });
    await rename(draft, target);
    return countsOf(manifest);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function assertFree(folder: string): Promise<void> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${folder} exists already`);
}

async function dumpRows(client: pg.Client, folder: string) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables: KeptTable[] = [];
  const migrations = await listMigrations(client);
  for (const { name, columns } of await listTables(client)) {
    const file = `tables/${name.replaceAll('"', '')}.copy.gz`;
    const marked = fingerprinting();
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${name}`);
    await pipeline(
      copyOut(client, `COPY ${name} (${columns.join(', ')}) TO STDOUT`),
      createGzip({ level: 6 }),
      marked.through,
      createWriteStream(path.join(folder, file), { mode: 0o600 }),
    );
    tables.push({ name, columns, rows: Number(rows[0]?.count), file, sha256: marked.result().sha256 });
  }
  const sequences = await listSequences(client);
  const edition = await queueEdition(client);
  await client.query('COMMIT');
  return { migrations, queueEdition: edition, tables, sequences };
}

async function keepFiles(files: KeptFiles, folder: string): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for await (const key of files.listKeys()) {
    const opened = await files.open(key);
    // Removed since it was listed: no row of the moment before needs it more than its owner wanted it gone.
    if (!opened) continue;
    const file = path.join(folder, 'files', ...key.split('/'));
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const marked = fingerprinting();
    await pipeline(opened.pieces, marked.through, createWriteStream(file, { mode: 0o600 }));
    kept.push({ key, ...marked.result() });
  }
  return kept.sort((a, b) => (a.key < b.key ? -1 : 1));
}
