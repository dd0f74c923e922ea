import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DroppedFile, DropRoot } from './port';

/** Names under which programs write a file that is not whole yet, and those that are hidden. */
const UNFINISHED = /^\.|\.(part|partial|filepart|tmp|temp|crdownload|swp)$|~$/i;

/** The folders of carriers below one of the operator; null where none is configured. */
export const dropRoot = ({
  FUEL_DROP_DIR: root,
  FUEL_DROP_STILL_SECONDS: stillSeconds,
}: {
  FUEL_DROP_DIR?: string | undefined;
  FUEL_DROP_STILL_SECONDS: number;
}): DropRoot | null => (root === undefined ? null : new DiskFolders(root, stillSeconds));

/** The beginning of a name in whole letters: a disk takes so many bytes of it, and a letter may be four. */
function cutToBytes(name: string, most: number): string {
  let bytes = 0;
  let cut = '';
  for (const letter of name) {
    bytes += Buffer.byteLength(letter);
    if (bytes > most) break;
    cut += letter;
  }
  return cut;
}

class DiskFolders implements DropRoot {
  constructor(
    private readonly root: string,
    private readonly stillSeconds: number,
  ) {}

  async finished(folder: string, most: number): Promise<DroppedFile[] | null> {
    const inside = path.join(this.root, folder);
    for (const one of [inside, path.join(inside, 'done'), path.join(inside, 'refused')]) {
      await mkdir(one, { recursive: true });
      // A link would lead elsewhere what is written here.
      if (!(await lstat(one)).isDirectory()) return null;
    }
    const files: DroppedFile[] = [];
    for (const name of (await readdir(inside)).sort()) {
      if (files.length >= most) break;
      if (UNFINISHED.test(name)) continue;
      const found = await lstat(path.join(inside, name)).catch(() => null);
      if (!found || found.isDirectory()) continue;
      // The time of change moves with every write and rename, and no upload can set it.
      if (Date.now() - found.ctimeMs < this.stillSeconds * 1_000) continue;
      files.push({ name, sizeBytes: found.size, isPlain: found.isFile() && found.nlink === 1 });
    }
    return files;
  }

  async read(folder: string, { name, sizeBytes }: DroppedFile): Promise<Uint8Array | null> {
    const file = await open(path.join(this.root, folder, name), constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const before = await file.stat();
      if (!before.isFile() || before.size !== sizeBytes) return null;
      const bytes = await file.readFile();
      const after = await file.stat();
      return after.ctimeMs === before.ctimeMs && bytes.length === sizeBytes ? bytes : null;
    } finally {
      await file.close();
    }
  }

  async putAway(
    folder: string,
    { name }: DroppedFile,
    { to, mark, reason }: { to: 'done' | 'refused'; mark: string; reason: string | null },
  ): Promise<void> {
    const inside = path.join(this.root, folder);
    const target = path.join(inside, to, cutToBytes(`${mark}-${name}`, 200));
    // Only a new file is written: none that someone has put there before, nor where a link leads.
    if (reason !== null)
      await writeFile(`${target}.reason.txt`, `${reason}\n`, { flag: 'wx' }).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      });
    await rename(path.join(inside, name), target);
  }
}
