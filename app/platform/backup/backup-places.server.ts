import { stat } from 'node:fs/promises';
import type { Env } from '~/config/env.server';
import type { SecretBox } from '~/platform/secrets/port';
import { secretBox } from '~/platform/secrets/secret-box.server';
import { diskStorage } from '~/platform/storage/disk.server';
import type { FileStorage } from '~/platform/storage/port';
import { s3Storage } from '~/platform/storage/s3.server';

export type PlaceName = 'folder' | 'bucket';

/** Somewhere else than this machine, where backups are kept. */
export interface BackupPlace {
  name: PlaceName;
  /** For people: the folder, or the bucket with its address. */
  title: string;
  storage: FileStorage;
  /** @throws Error where it is not there, before anything is written. */
  assertThere(): Promise<void>;
}

async function assertFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new Error(`BACKUP_DIR ${folder} is not there: is it mounted?`);
}

/** The places that the settings name: none, one or both. */
export function backupPlaces(config: Env): BackupPlace[] {
  const places: BackupPlace[] = [];
  const {
    BACKUP_DIR: folder,
    BACKUP_S3_ENDPOINT: endpoint,
    BACKUP_S3_BUCKET: bucket,
    BACKUP_S3_REGION: region,
    BACKUP_S3_ACCESS_KEY_ID: accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (folder !== undefined)
    places.push({
      name: 'folder',
      title: folder,
      storage: diskStorage(folder),
      assertThere: () => assertFolder(folder),
    });
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    places.push({
      name: 'bucket',
      title: `${bucket} (${new URL(endpoint).host})`,
      storage: s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }),
      assertThere: () => Promise.resolve(),
    });
  return places;
}

export const backupBox = (config: Pick<Env, 'BACKUP_KEY'>): SecretBox => secretBox(() => config.BACKUP_KEY);
