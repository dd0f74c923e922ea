import { chmodSync, statSync } from 'node:fs';
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
    const folder = path.join(config.dataFolder, 'files');
    closeToOthers(folder);
    return diskStorage(folder);
  }
  return s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
