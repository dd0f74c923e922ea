import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Env } from '~/config/env.server';
import { inProject } from '~/config/project-root.server';
import { counting } from '~/platform/storage/counting';
import { backupBox, type BackupPlace } from './backup-places.server';
import { connected } from './connected.server';
import type { BackupCounts, KeptFiles } from './manifest.server';
import { backupsIn } from './newest-backup.server';
import { restoreBackup } from './restore-backup.server';
import { listArchives, unpackArchive } from './sealed-archive.server';

/** Files that are read to their end and thrown away. */
const readOnly: KeptFiles = {
  async *listKeys() {},
  open: () => Promise.resolve(null),
  async putStream(_key, pieces) {
    const counted = counting();
    for await (const piece of pieces) counted.add(piece);
    return counted.result();
  },
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const SCRATCH = '_rehearsal_';

/** With what the names of a database's scratch databases begin: short enough for the server. */
const scratchPrefix = (live: string): string =>
  (live.length <= 40 ? live : createHash('sha256').update(live).digest('hex').slice(0, 40)) + SCRATCH;

/** Databases that a rehearsal that was killed has left. */
async function dropLeftovers(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1) AND length(datname) = length($1) + 8`,
    [prefix],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
}

/** Runs `work` on a new database of the same server, dropped afterwards. */
async function onScratchDatabase<T>(url: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const scratchUrl = new URL(url);
  const prefix = scratchPrefix(decodeURIComponent(scratchUrl.pathname.slice(1)));
  const name = prefix + randomBytes(4).toString('hex');
  scratchUrl.pathname = `/${encodeURIComponent(name)}`;
  await connected(url, async (client) => {
    await dropLeftovers(client, prefix);
    await client
      .query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0 ENCODING 'UTF8'`)
      .catch((error: Error) => {
        throw new Error(
          `No database to try the backup in could be made (${error.message}): ALTER ROLE ${client.user ?? ''} CREATEDB lets the program make one`,
        );
      });
  });
  try {
    return await work(scratchUrl.href);
  } finally {
    await connected(url, (client) => client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`));
  }
}

export interface Rehearsal {
  name: string;
  counts: BackupCounts;
}

/**
 * Brings the newest backup of a place back, as if this machine were lost: opened with the key, every byte proved, loaded
 * into a scratch database of the same server, and every table read back and compared. Nothing of it stays.
 * @throws Error saying what did not come back
 */
export async function rehearseRestore(url: string, config: Env, place: BackupPlace): Promise<Rehearsal> {
  await place.assertThere();
  const name = (await listArchives(place.storage)).whole.at(-1);
  if (name === undefined) throw new Error('There is no backup');
  const folder = path.join(backupsIn(config.dataFolder), `rehearsal-${place.name}.part`);
  await rm(folder, { recursive: true, force: true });
  try {
    await unpackArchive(place.storage, backupBox(config), name, folder);
    const counts = await onScratchDatabase(url, (scratchUrl) =>
      restoreBackup(scratchUrl, readOnly, folder, {
        migrationsFolder: inProject('prisma', 'migrations'),
        replace: false,
      }),
    );
    return { name, counts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
