import path from 'node:path';
import type { Env } from '~/config/env.server';
import { diskStorage } from './disk.server';
import type { FileStorage } from './port';
import { s3Storage } from './s3.server';

type StorageSettings = Pick<
  Env,
  'dataFolder' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

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
    return diskStorage(path.join(config.dataFolder, 'files'));
  }
  return s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}
