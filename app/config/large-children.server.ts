import { writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { processSingleton } from './process-singleton.server';

const MB = 1024 * 1024;
/** What the program and its own database hold while they work. */
const PROGRAM_MB = 400;
/** What a reader of a scanned page holds at most of the time, two engines included; the browser that prints holds less. */
const CHILD_MB = 300;

/** A queue for children of one kind. Waiting is off the clock of the child. */
export class Places {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}

export interface LargeChildren {
  readonly readers: Places;
  readonly painters: Places;
  readonly printers: Places;
  /** One large child at a time, none kept ahead of its work or after it. */
  readonly isShortOfMemory: boolean;
}

/**
 * Places for the children that take hundreds of megabytes. As many readers at a time as there are processors, so that they do not
 * take each other's time, where the memory is there; a person who waits for a picture does not wait for them. Where memory is
 * there for one of them only, all kinds share one place.
 */
export function largeChildrenOf(memoryBytes: number, processors: number): LargeChildren {
  const fitting = Math.floor((memoryBytes / MB - PROGRAM_MB) / CHILD_MB);
  if (fitting < 2) {
    const only = new Places(1);
    return { readers: only, painters: only, printers: only, isShortOfMemory: true };
  }
  return {
    readers: new Places(Math.max(1, Math.min(4, processors, fitting))),
    painters: new Places(2),
    printers: new Places(Number.POSITIVE_INFINITY),
    isShortOfMemory: false,
  };
}

/** What this machine gives the program: the limit of its control group where there is one. Nothing is said where there is none. */
const memoryBytes = (): number =>
  Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

export const largeChildren = (): LargeChildren =>
  processSingleton('large-children', () => largeChildrenOf(memoryBytes(), availableParallelism()));

/**
 * Where memory runs out, the system ends the process that offers itself before the program and the database, which are larger at
 * times: its one document or page is tried again. Systems without this choose for themselves.
 */
export function offerFirst(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // Not Linux, or gone already.
  }
}
