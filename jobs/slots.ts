import type { WorkerEvents } from 'graphile-worker';
import { JOB_CLASSES, type JobClass } from '../app/platform/jobs/catalog';

/** Slots that no class may take: one for the routes that people wait for, one for mail. */
export const RESERVED_SLOTS = 2;

/** How many jobs of each class a worker has at work at once, where all classes together may have `concurrency`. */
function limitsOf(concurrency: number): Record<JobClass, number> {
  const half = Math.max(1, Math.floor(concurrency / 2));
  return { webhook: half, paper: 1, export: 1, import: 1, document: half, routes: half, upkeep: 1 };
}

/**
 * Which classes of jobs a worker may take at this moment. The queue asks before it fetches a job and leaves those out whose class is
 * full. Fetches go one after the other: two at once would both find the last slot free.
 */
export class Slots {
  readonly #concurrency: number;
  readonly #limits: Record<JobClass, number>;
  readonly #atWork = new Map<string, JobClass>();
  #fetched: Promise<void> = Promise.resolve();
  #endFetch: () => void = () => undefined;

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
    this.#limits = limitsOf(concurrency);
  }

  /** Hears of every fetch, and of the jobs that begin and end. */
  follow(events: WorkerEvents): void {
    events.on('job:start', ({ job }) => {
      const kind = JOB_CLASSES.find((one) => job.flags?.[one]);
      if (kind) this.#atWork.set(job.id, kind);
      this.#endFetch();
    });
    events.on('job:complete', ({ job }) => void this.#atWork.delete(job.id));
    events.on('worker:getJob:empty', () => this.#endFetch());
    events.on('worker:getJob:error', () => this.#endFetch());
  }

  /** The classes that are full; waits for the fetch before. */
  async full(): Promise<string[]> {
    const before = this.#fetched;
    let end: () => void = () => undefined;
    this.#fetched = new Promise((resolve) => (end = resolve));
    await before;
    this.#endFetch = end;
    const counts = new Map<JobClass, number>();
    for (const kind of this.#atWork.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return this.#atWork.size >= this.#concurrency
      ? [...JOB_CLASSES]
      : JOB_CLASSES.filter((kind) => (counts.get(kind) ?? 0) >= this.#limits[kind]);
  }
}
