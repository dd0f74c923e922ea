/**
 * npm run restore -- <folder> [--replace]
 *
 * Brings a backup back into an empty database, or with --replace instead of what stands there. Stop the program first.
 * Configured by the same environment as the program: files go where it will look for them.
 */
import path from 'node:path';
import { storageFrom } from '~/platform/storage/choose-storage.server';
import { env } from '~/config/env.server';
import { inProject } from '~/config/project-root.server';
import { restoreBackup } from '~/platform/backup/restore-backup.server';
import { withDatabase } from './with-database';

async function main(given: readonly string[]): Promise<void> {
  const [folder, ...rest] = given.filter((word) => word !== '--replace');
  if (folder === undefined || rest.length > 0)
    throw new Error('usage: npm run restore -- <folder> [--replace]');
  const config = env();
  const options = {
    migrationsFolder: inProject('prisma', 'migrations'),
    replace: given.includes('--replace'),
  };
  const counts = await withDatabase(config, 'npm run restore', (url, isServing) => {
    if (isServing) throw new Error('the program is running on this data folder: stop it first');
    return restoreBackup(url, storageFrom(config), path.resolve(folder), options);
  });
  console.log(`Brought back ${counts.rows} rows of ${counts.tables} tables and ${counts.files} files`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`restore: ${error.message}`);
  process.exitCode = 1;
});
