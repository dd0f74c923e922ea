import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';

export interface DiskSpace {
  freeBytes: number;
  sizeBytes: number;
}

/** With less than this the database may stop in the middle of a change, and no file of a customer can be taken. */
export const FULL_BELOW_BYTES = 32 << 20;

/** What is left on the disk of a folder, or of the nearest folder above it that is there. */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  let there = path.resolve(folder);
  while (!existsSync(there) && there !== path.dirname(there)) there = path.dirname(there);
  const { bavail, blocks, bsize } = await statfs(there);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}
