import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { counting } from './counting';
import { assertStorageKey, isStorageKey, type FileStorage } from './port';

/** What a file is called while it is written. */
const DRAFT = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.part$/;

/** Files in a folder of this machine, for the user of this program alone. A file appears under its name only when it is whole. */
export function diskStorage(folder: string): FileStorage {
  const fileOf = (key: string): string => {
    assertStorageKey(key);
    return path.join(folder, ...key.split('/'));
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const draft = `${file}.${randomUUID()}.part`;
      try {
        await writeFile(draft, bytes, { flush: true, mode: 0o600 });
        await rename(draft, file);
      } catch (error) {
        // On a full disk, what was begun would keep it full.
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async putStream(key, pieces) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const draft = `${file}.${randomUUID()}.part`;
      const handle = await open(draft, 'w', 0o600);
      try {
        const counted = counting();
        for await (const piece of pieces) {
          counted.add(piece);
          await handle.writeFile(piece);
        }
        await handle.sync();
        await handle.close();
        await rename(draft, file);
        return counted.result();
      } catch (error) {
        await handle.close().catch(() => undefined);
        await rm(draft, { force: true });
        throw error;
      }
    },
    async open(key) {
      try {
        const handle = await open(fileOf(key));
        const { size } = await handle.stat();
        return { sizeBytes: size, pieces: handle.createReadStream() };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async sizeOf(key) {
      try {
        return (await stat(fileOf(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
    async *listKeys() {
      for (const entry of await entriesOf(folder)) {
        if (!entry.isFile()) continue;
        const key = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        // Drafts of a write that was cut off are no files of ours yet.
        if (isStorageKey(key)) yield key;
      }
    },
    async removeDrafts(before) {
      let removed = 0;
      for (const entry of await entriesOf(folder)) {
        if (!entry.isFile() || !DRAFT.test(entry.name)) continue;
        const draft = path.join(entry.parentPath, entry.name);
        const written = await stat(draft).catch(() => null);
        if (!written || written.mtime >= before) continue;
        await rm(draft, { force: true });
        removed += 1;
      }
      return removed;
    },
    async removeFolder(name) {
      await rm(fileOf(name), { force: true, recursive: true });
    },
  };
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Files in memory, for tests. */
export function memoryStorage(): FileStorage & { readonly keys: () => string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    keys: () => [...files.keys()],
    async *listKeys() {
      yield* files.keys();
    },
    async put(key, bytes) {
      assertStorageKey(key);
      files.set(key, Uint8Array.from(bytes));
    },
    async putStream(key, pieces) {
      assertStorageKey(key);
      const counted = counting();
      const all: Uint8Array[] = [];
      for await (const piece of pieces) {
        counted.add(piece);
        all.push(Uint8Array.from(piece));
      }
      files.set(key, Buffer.concat(all));
      return counted.result();
    },
    async open(key) {
      const bytes = files.get(key);
      return bytes
        ? {
            sizeBytes: bytes.length,
            pieces: (async function* () {
              yield bytes;
            })(),
          }
        : null;
    },
    sizeOf: async (key) => files.get(key)?.length ?? null,
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    removeDrafts: async () => 0,
    removeFolder: async (name) => {
      assertStorageKey(name);
      for (const key of files.keys()) if (key.startsWith(`${name}/`)) files.delete(key);
    },
  };
}
