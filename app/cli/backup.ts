/**
 * npm run backup [-- <folder>]
 *
 * Keeps the whole database, as it stands at one moment, and all files of the customers in a new folder (default:
 * backups/<time> beside the data). The program may go on running. Configured by the same environment as the program.
 */
import path from 'node:path';
import { storageFrom } from '~/platform/storage/choose-storage.server';
import { env } from '~/config/env.server';
import { backupName, backupsIn } from '~/platform/backup/newest-backup.server';
import { takeBackup } from '~/platform/backup/take-backup.server';
import { withDatabase } from './with-database';

async function main([given, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0) throw new Error('usage: npm run backup [-- <folder>]');
  const config = env();
  const target = path.resolve(given ?? path.join(backupsIn(config.dataFolder), backupName(new Date())));
  const counts = await withDatabase(config, 'npm run backup', (url) =>
    takeBackup(url, storageFrom(config), target),
  );
  console.log(
    `Kept ${counts.rows} rows of ${counts.tables} tables and ${counts.files} files (${(counts.fileBytes / 1e6).toFixed(1)} MB) in ${target}`,
  );
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`backup: ${error.message}`);
  process.exitCode = 1;
});
