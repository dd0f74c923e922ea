import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '~/config/logger.server';
import { cronItems } from './crontab';
import { Liveness } from './liveness';
import { measureJobs } from './measure';
import { taskList } from './task-list';

/** Which jobs a worker takes: all, those of the extraction service alone, or all but those. Schedules belong to the ones that are not the service. */
export type WorkerShare = 'all' | 'extraction' | 'all-but-extraction';

export interface WorkerSettings {
  pool: pg.Pool;
  connectionString: string;
  /** After so long without an answer a connection of the database is given up. */
  patienceMs: number;
  concurrency: number;
  log: Logger;
  share: WorkerShare;
}

/** One run of the queue, from its start to its end. */
export interface QueueRun {
  /** Settles when no job is at work any more, with the error that ended it, if one did. */
  ended: Promise<Error | undefined>;
  /** Ends it when the jobs at work are done; does no harm to one that has ended. */
  stop(): Promise<void>;
  /** Leaves what an ended run may still have locked to whoever sweeps next. */
  abandon(): Promise<void>;
}

const SWEEP_EVERY_MS = 2000;

const tasksOf = (share: WorkerShare): TaskList =>
  Object.fromEntries(Object.entries(taskList).filter(([name]) => share === 'all' || (name === 'readDocument') === (share === 'extraction')));

/** Starts to take jobs. Throws where the database cannot be reached; nothing is left behind then. */
export async function beginRun({ pool, connectionString, patienceMs, concurrency, log, share }: WorkerSettings): Promise<QueueRun> {
  const events = new EventEmitter() as WorkerEvents;
  measureJobs(events);
  const atWork = new Set<string>();
  events.on('job:start', ({ job }) => atWork.add(job.id));
  events.on('job:complete', ({ job }) => atWork.delete(job.id));

  const liveness = new Liveness({ connectionString, patienceMs, log, isAtWork: (jobId) => atWork.has(jobId) });
  await liveness.start();
  const recorded: Promise<unknown>[] = [];
  events.on('worker:create', ({ worker }) => recorded.push(liveness.record(worker.workerId)));
  events.on('pool:create', ({ workerPool }) => recorded.push(liveness.record(workerPool.id)));
  events.on('worker:getJob:error', () => liveness.doubt());

  let fault: Error | undefined;
  events.on('pool:fatalError', ({ error }) => (fault = error as Error));
  // Not the end of the runner: that waits for its clock, which may rest for a minute after an outage before it notices.
  const ended = new Promise<Error | undefined>((resolve) => events.once('pool:release', () => resolve(fault)));

  try {
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
      // Otherwise nobody hears of it when the end of a job cannot be written, and jobs that finish during a graceful stop stay locked.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const stop = async () => {
      // It refuses to stop when it is ending by itself.
      runner.stop().catch(() => undefined);
      await ended;
      await liveness.stop();
    };
    try {
      await Promise.all(recorded);
      await liveness.sweep();
    } catch (error) {
      await stop();
      throw error;
    }
    liveness.sweepEvery(SWEEP_EVERY_MS);
    return { ended, stop, abandon: () => liveness.abandon() };
  } catch (error) {
    await liveness.abandon();
    throw error;
  }
}
