import * as z from 'zod';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from './archive';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What an archive says about itself: how many records of each kind, and the hash of everything in it. */
export const archiveManifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  madeAt: z.string(),
  carrier: z.string(),
  /** Archives of earlier releases do not say it: of their distances in kilometers there may be miles alone. */
  keepsKilometers: z.boolean().default(false),
  tables: z.array(z.object({ name: z.string(), rows: z.int().min(0), sha256 })),
  /** The same for people to read: tables as CSV. Archives of earlier releases do not list them. */
  copies: z.array(z.object({ name: z.string(), sha256 })).default([]),
  files: z.array(z.object({ name: z.string(), table: z.string(), id: z.string(), sha256 })),
});

export type ArchiveManifest = z.infer<typeof archiveManifestSchema>;
export const archiveRowsSchema = z.array(z.record(z.string(), z.unknown()));
