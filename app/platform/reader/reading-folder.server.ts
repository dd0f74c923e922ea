import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const PREFIX = 'stateline-read-';
/** Reading ends within three times the clock of a child, twice over, and its wait for a place: this is far beyond it. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** Gives a document to `use` as a private file, which is gone afterwards: nothing of it goes through a pipe or a name. */
export async function withFile<T>(bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), PREFIX));
  try {
    const file = path.join(folder, 'document');
    await writeFile(file, bytes, { mode: 0o600 });
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the documents that processes left behind which were killed while they read. Says how many. */
export async function sweepLeftBehind(now = Date.now()): Promise<number> {
  const names = (await readdir(os.tmpdir()).catch(() => [])).filter((name) => name.startsWith(PREFIX));
  const removed = await Promise.all(
    names.map(async (name) => {
      const folder = path.join(os.tmpdir(), name);
      try {
        if (now - (await stat(folder)).mtimeMs < LEFT_BEHIND_MS) return false;
        await rm(folder, { recursive: true });
        return true;
      } catch {
        return false; // another process was first, or it is someone else's
      }
    }),
  );
  return removed.filter(Boolean).length;
}
