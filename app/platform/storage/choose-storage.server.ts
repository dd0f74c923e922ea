import { chmodSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '~/config/env.server';
import { diskStorage } from './disk.server';
import type { FileStorage } from './port';
import { s3Storage } from './s3.server';

type StorageSettings = Pick<
  Env,
  'dataFolder' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Earlier releases made the folder readable for every user of the machine. */
function closeToOthers(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch {
    // Of another user, who decides.
  }
}

const filesIn = (dataFolder: string): string => path.join(dataFolder, 'files');

/**
 * A folder of files that is gone is not made anew in silence: what is saved from then on would lie beside the files that come back
 * with their disk. @param countNamed how many files the database names. @throws Error that says what to do
 */
export async function assertFilesAreThere(
  config: StorageSettings,
  countNamed: () => Promise<number>,
): Promise<void> {
  const folder = filesIn(config.dataFolder);
  if (config.S3_BUCKET !== undefined || existsSync(folder)) return;
  const named = await countNamed();
  if (named === 0) return;
  throw new Error(
    `DATA_DIR ${config.dataFolder}: the folder files is missing, and files of customers were in it: the database names ${named}. Nothing was changed. ` +
      `Mount its disk, or put the folder back from a copy or a backup (its folder files/ has the same names). To start without them, make an empty folder ${folder}.`,
  );
}

/** The bucket where one is configured, else the folder `files` of the data folder. */
export function storageFrom(config: StorageSettings): FileStorage {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (
    endpoint === undefined ||
    bucket === undefined ||
    accessKeyId === undefined ||
    secretAccessKey === undefined
  ) {
    const folder = filesIn(config.dataFolder);
    closeToOthers(folder);
    return diskStorage(folder);
  }
  return s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
