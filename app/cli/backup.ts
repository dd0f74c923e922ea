/**
 * npm run backup [-- <folder> | --elsewhere | --list]
 *
 * Keeps the whole database, as it is at one moment, and all files of the customers in a new folder (default:
 * backups/<time> beside the data). The program may continue running. Configured by the same environment as the program.
 * With --elsewhere sealed at the places of BACKUP_DIR and BACKUP_S3_BUCKET, as the worker does every night; --list names what is there.
 */
import path from 'node:path';
import { storageFrom } from '~/platform/storage/choose-storage.server';
import { env, type Env } from '~/config/env.server';
import { backupBox, backupPlaces, type BackupPlace } from '~/platform/backup/backup-places.server';
import { keepElsewhere } from '~/platform/backup/keep-elsewhere.server';
import type { BackupCounts } from '~/platform/backup/manifest.server';
import { backupName, backupsIn, backupTime } from '~/platform/backup/newest-backup.server';
import { noteKept } from '~/platform/backup/place-states.server';
import { listArchives, readWhole } from '~/platform/backup/sealed-archive.server';
import { takeBackup } from '~/platform/backup/take-backup.server';
import { clockFrom, systemClock } from '~/platform/clock/clock';
import { openDatabase } from '~/platform/database/db.server';
import { systemScope } from '~/platform/database/scope.server';
import { withDatabase } from './with-database';

const USAGE = 'usage: npm run backup [-- <folder> | --elsewhere | --list]';

async function main(given: readonly string[]): Promise<void> {
  const [first, ...rest] = given;
  if (rest.length > 0) throw new Error(USAGE);
  const config = env();
  if (first === '--elsewhere') return keepNow(config);
  if (first === '--list') return list(config);
  if (first?.startsWith('-')) throw new Error(USAGE);
  const target = path.resolve(first ?? path.join(backupsIn(config.dataFolder), backupName(new Date())));
  const counts = await withDatabase(config, 'npm run backup', (url) =>
    takeBackup(url, storageFrom(config), target),
  );
  console.log(`Kept ${inWords(counts)} in ${target}`);
}

const inWords = ({ rows, tables, files, fileBytes }: BackupCounts): string =>
  `${rows} rows of ${tables} tables and ${files} files (${(fileBytes / 1e6).toFixed(1)} MB)`;

/** @throws Error where the settings name no place */
function placesOf(config: Env): BackupPlace[] {
  const places = backupPlaces(config);
  if (places.length === 0) throw new Error('BACKUP_DIR or the BACKUP_S3_ settings name where backups go');
  return places;
}

async function keepNow(config: Env): Promise<void> {
  placesOf(config);
  const clock = config.CLOCK_NOW ? clockFrom(new Date(config.CLOCK_NOW)) : systemClock;
  await withDatabase(config, 'npm run backup', async (url) => {
    const database = openDatabase(url, 2);
    try {
      await keepElsewhere(
        url,
        config,
        () => clock.now(),
        async ({ place, name, whole }) => {
          await noteKept(systemScope(database.prisma), place.name, name, backupTime(name) ?? clock.now());
          console.log(`Kept ${inWords(whole.counts)} as ${name} in ${place.title}`);
        },
      );
    } finally {
      await database.close();
    }
  });
}

async function list(config: Env): Promise<void> {
  for (const place of placesOf(config)) {
    await place.assertThere();
    const { whole } = await listArchives(place.storage);
    console.log(`${place.name}: ${place.title}${whole.length === 0 ? ': none' : ''}`);
    for (const name of whole) {
      const { counts, sizeBytes } = await readWhole(place.storage, backupBox(config), name);
      console.log(`  ${name}  ${(sizeBytes / 1e6).toFixed(1)} MB sealed, ${inWords(counts)}`);
    }
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`backup: ${error.message}`);
  process.exitCode = 1;
});
