import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Enough for the database, its log and everything that is recorded in ten minutes. */
const MEGABYTES = 900;

/** A folder on a disk of its own, where this machine lets us mount one (root does), so that it can be filled. */
export class SmallDisk {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'stateline-faults-'));
  readonly canBeFilled: boolean;
  readonly #filler = path.join(this.folder, 'filler');

  constructor(megabytes = MEGABYTES) {
    this.canBeFilled =
      process.platform === 'linux' &&
      spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'stateline-faults', this.folder])
        .status === 0;
    chmodSync(this.folder, 0o711);
  }

  /** Takes all there is left, to the last byte. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    for (const bytes of [bavail * bsize, 0]) {
      try {
        writeFileSync(this.#filler, Buffer.alloc(Math.max(bytes, 65_536)), { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  remove(): void {
    if (this.canBeFilled) spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
