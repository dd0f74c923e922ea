import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '~/config/logger.server';
import { cronItems } from './crontab';
import { Liveness } from './liveness';
import { measureJobs } from './measure';
import { taskList } from './task-list';

export interface RunningWorker {
  /** Rejects when the worker has stopped by itself. */
  finished: Promise<void>;
  stop(): Promise<void>;
}

const SWEEP_EVERY_MS = 3000;

/** Which jobs a worker takes: all, those of the extraction service alone, or all but those. Schedules belong to the ones that are not the service. */
export type WorkerShare = 'all' | 'extraction' | 'all-but-extraction';

const tasksOf = (share: WorkerShare): TaskList =>
  Object.fromEntries(Object.entries(taskList).filter(([name]) => share === 'all' || (name === 'readDocument') === (share === 'extraction')));

/** Starts a worker on the database of `pool`; any number of processes may do so. */
export async function startWorker(pool: pg.Pool, connectionString: string, concurrency: number, log: Logger, share: WorkerShare = 'all'): Promise<RunningWorker> {
  const liveness = new Liveness(connectionString, log);
  await liveness.start();

  const events = new EventEmitter() as WorkerEvents;
  measureJobs(events);
  const recorded: Promise<unknown>[] = [];
  events.on('worker:create', ({ worker }) => recorded.push(liveness.record(worker.workerId)));
  events.on('pool:create', ({ workerPool }) => recorded.push(liveness.record(workerPool.id)));

  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(share),
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    events,
    parsedCronItems: share === 'extraction' ? [] : cronItems(),
    logger: new WorkerLogger(() => (level, message) => {
      if (['error', 'warning'].includes(level)) log.warn({ source: 'queue' }, message);
    }),
    // The batching of 0.17 leaves jobs that finish during a graceful stop locked.
    preset: { worker: { completeJobBatchDelay: 0 } },
  });
  await Promise.all(recorded);
  await liveness.sweep();
  liveness.sweepEvery(SWEEP_EVERY_MS);

  return {
    finished: runner.promise,
    stop: async () => {
      await runner.stop();
      await liveness.stop();
    },
  };
}
