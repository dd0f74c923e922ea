import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { counting } from '~/platform/storage/counting';
import type { AppliedMigration, SequencePoint } from './table-shapes.server';

/** Bytes of the customers' files, by key. The product's file storage is one. */
export interface KeptFiles {
  listKeys(): AsyncIterable<string>;
  open(key: string): Promise<{ sizeBytes: number; pieces: AsyncIterable<Uint8Array> } | null>;
  putStream(key: string, pieces: AsyncIterable<Uint8Array>): Promise<{ sizeBytes: number; sha256: string }>;
}

export interface KeptTable {
  name: string;
  columns: string[];
  rows: number;
  file: string;
  sha256: string;
  /** Of the rows themselves, in any order; backups of earlier releases have none. */
  digest?: string;
}

export interface KeptFile {
  key: string;
  sizeBytes: number;
  sha256: string;
}

/** What is in a backup's `manifest.json`. */
export interface BackupManifest {
  format: 1;
  takenAt: string;
  migrations: AppliedMigration[];
  queueEdition: number;
  tables: KeptTable[];
  sequences: SequencePoint[];
  files: KeptFile[];
}

/** Where the files of a backup are written, one after the other; its table of contents is the last. */
export interface BackupOutput {
  write(file: string, pieces: AsyncIterable<Uint8Array>): Promise<{ sizeBytes: number; sha256: string }>;
}

export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
  fileBytes: number;
}

export const countsOf = ({ tables, files }: BackupManifest): BackupCounts => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
  fileBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
});

/** Reads the table of contents. @throws Error where the folder is no whole backup. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} is no backup: it has no manifest.json`);
  const manifest = JSON.parse(text) as BackupManifest;
  if (manifest.format !== 1)
    throw new Error(`${folder} is a backup of form ${String(manifest.format)}: this release reads form 1`);
  return manifest;
}

/** Proves every byte of a backup against its table of contents. @throws Error naming the first file that differs. */
export async function checkBackup(folder: string, manifest: BackupManifest): Promise<void> {
  const wanted = [
    ...manifest.tables.map(({ file, sha256 }) => ({ file, sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ file: `files/${key}`, sha256 })),
  ];
  for (const { file, sha256 } of wanted) {
    const counted = counting();
    try {
      for await (const piece of createReadStream(path.join(folder, file))) counted.add(piece as Buffer);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new Error(`The backup is damaged: ${file} cannot be read (${code ?? message})`, {
        cause: error,
      });
    }
    if (counted.result().sha256 !== sha256)
      throw new Error(`The backup is damaged: ${file} is not what was written`);
  }
}
