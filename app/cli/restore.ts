/**
 * npm run restore -- <folder> [--replace]
 * npm run restore -- --from folder|bucket [<name>] [--replace]
 *
 * Brings a backup back into an empty database, or with --replace instead of what is there. Stop the program first.
 * Configured by the same environment as the program: files go where it will look for them.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { storageFrom } from '~/platform/storage/choose-storage.server';
import { env, type Env } from '~/config/env.server';
import { inProject } from '~/config/project-root.server';
import { backupBox, backupPlaces } from '~/platform/backup/backup-places.server';
import { listArchives, unpackArchive } from '~/platform/backup/sealed-archive.server';
import { restoreBackup } from '~/platform/backup/restore-backup.server';
import { withDatabase } from './with-database';

const USAGE = 'usage: npm run restore -- <folder> | --from folder|bucket [<name>] [--replace]';

async function main(given: readonly string[]): Promise<void> {
  const [first, ...rest] = given.filter((word) => word !== '--replace');
  if (first === undefined || rest.length > (first === '--from' ? 2 : 0)) throw new Error(USAGE);
  const config = env();
  const options = {
    migrationsFolder: inProject('prisma', 'migrations'),
    replace: given.includes('--replace'),
  };
  const restore = (folder: string) =>
    withDatabase(config, 'npm run restore', (url, isServing) => {
      if (isServing) throw new Error('the program is running on this data folder: stop it first');
      return restoreBackup(url, storageFrom(config), folder, options);
    });
  const counts =
    first === '--from'
      ? await unpacked(config, rest[0], rest[1], restore)
      : await restore(path.resolve(first));
  console.log(`Brought back ${counts.rows} rows of ${counts.tables} tables and ${counts.files} files`);
}

/** Opens a sealed backup into a folder for `work`, removed afterwards; the newest where no name is given. */
async function unpacked<T>(
  config: Env,
  placeName: string | undefined,
  wanted: string | undefined,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const place = backupPlaces(config).find(({ name }) => name === placeName);
  if (!place) throw new Error(`${USAGE}: BACKUP_DIR names the folder, the BACKUP_S3_ settings the bucket`);
  await place.assertThere();
  const { whole } = await listArchives(place.storage);
  const name = wanted ?? whole.at(-1);
  if (name === undefined || !whole.includes(name))
    throw new Error(
      `${wanted ?? 'a backup'} is not in ${place.title}: npm run backup -- --list names what is`,
    );
  await mkdir(config.dataFolder, { recursive: true });
  const folder = await mkdtemp(path.join(config.dataFolder, 'restore-'));
  try {
    await unpackArchive(place.storage, backupBox(config), name, folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`restore: ${error.message}`);
  process.exitCode = 1;
});
