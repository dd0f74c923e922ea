import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { counting } from '~/platform/storage/counting';
import { connected } from './connected.server';
import { copyOut } from './copy-rows.server';
import {
  countsOf,
  type BackupCounts,
  type BackupManifest,
  type BackupOutput,
  type KeptFile,
  type KeptFiles,
  type KeptTable,
} from './manifest.server';
import { digesting, rowDigest } from './row-digest';
import { listMigrations, listSequences, listTables, queueEdition } from './table-shapes.server';

/**
 * Writes all rows, as they stood at one moment, all files and last the table of contents, while the product continues working.
 * @returns the table of contents
 */
export async function writeBackup(
  url: string,
  files: KeptFiles,
  output: BackupOutput,
): Promise<BackupManifest> {
  const rows = await connected(url, (client) => dumpRows(client, output));
  // After the rows: a file is stored before the row that names it, so none that a kept row names is missing.
  const manifest: BackupManifest = {
    format: 1,
    takenAt: new Date().toISOString(),
    ...rows,
    files: await keepFiles(files, output),
  };
  await output.write('manifest.json', Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]));
  return manifest;
}

/**
 * A backup in the new folder `target`. The folder appears under its name only when it is whole; nobody but its owner can
 * enter it.
 * @throws Error where the target exists already.
 */
export async function takeBackup(url: string, files: KeptFiles, target: string): Promise<BackupCounts> {
  await assertFree(target);
  await mkdir(path.dirname(target), { recursive: true });
  const draft = `${target}.part`;
  await rm(draft, { recursive: true, force: true });
  try {
    const manifest = await writeBackup(url, files, folderOutput(draft));
    await rename(draft, target);
    return countsOf(manifest);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Files in a folder that only its owner can enter. */
function folderOutput(folder: string): BackupOutput {
  return {
    async write(name, pieces) {
      const file = path.join(folder, ...name.split('/'));
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const counted = counting();
      await pipeline(
        async function* () {
          for await (const piece of pieces) {
            counted.add(piece);
            yield piece;
          }
        },
        createWriteStream(file, { mode: 0o600, flush: true }),
      );
      return counted.result();
    },
  };
}

async function assertFree(folder: string): Promise<void> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${folder} exists already`);
}

async function dumpRows(client: pg.Client, output: BackupOutput) {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables: KeptTable[] = [];
  const migrations = await listMigrations(client);
  for (const { name, columns } of await listTables(client)) {
    const file = `tables/${name.replaceAll('"', '')}.copy.gz`;
    const digest = rowDigest();
    const rows = digesting(copyOut(client, `COPY ${name} (${columns.join(', ')}) TO STDOUT`), digest);
    const zipped = createGzip({ level: 6 });
    const [{ sha256 }] = await Promise.all([output.write(file, zipped), pipeline(rows, zipped)]);
    tables.push({ name, columns, file, sha256, ...digest.result() });
  }
  const sequences = await listSequences(client);
  const edition = await queueEdition(client);
  await client.query('COMMIT');
  return { migrations, queueEdition: edition, tables, sequences };
}

async function keepFiles(files: KeptFiles, output: BackupOutput): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  for await (const key of files.listKeys()) {
    const opened = await files.open(key);
    // Removed since it was listed: no row of the moment before needs it more than its owner wanted it gone.
    if (opened) kept.push({ key, ...(await output.write(`files/${key}`, opened.pieces)) });
  }
  return kept.sort((a, b) => (a.key < b.key ? -1 : 1));
}
