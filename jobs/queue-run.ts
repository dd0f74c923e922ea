import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '~/config/logger.server';
import { cronItems } from './crontab';
import { Liveness } from './liveness';
import { measureJobs } from './measure';
import { RESERVED_SLOTS, Slots } from './slots';
import { taskList } from './task-list';

/** Which jobs a worker takes: all, those of the extraction service alone, or all but those. Schedules belong to the ones that are not the service. */
export type WorkerShare = 'all' | 'extraction' | 'all-but-extraction';

export interface WorkerSettings {
  pool: pg.Pool;
  connectionString: string;
  /** After so long without an answer a connection of the database is given up. */
  patienceMs: number;
  /** How many jobs of the limited classes it has at work at once; those that people wait for have slots beside these. */
  concurrency: number;
  log: Logger;
  share: WorkerShare;
  /** The ids of earlier runs of this process whose jobs could not be freed: kept here from one run to the next. */
  abandoned: Set<string>;
}

/** One run of the queue, from its start to its end. */
export interface QueueRun {
  /** Settles when no job is at work any more, with the error that ended it, if one did. */
  ended: Promise<Error | undefined>;
  /** Ends it when the jobs at work are done, and clears up after one that has ended. What stays locked because the database is away is left to whoever sweeps next. */
  stop(): Promise<void>;
}

const SWEEP_EVERY_MS = 2000;
/** Jobs that are nearly done finish first; after this long the stop signal of the others aborts. */
const ABORT_AFTER_MS = 500;

/** By more than this a clock is set, and does not only run fast or slow. */
const CLOCK_IS_SET_MS = 10 * 60_000;

/**
 * The queue takes a schedule for done until the moment that is noted for its last run. Where the clock was ahead and was set right
 * since, that moment lies before us, and no sweep, reminder or backup would run until then. What was left out is made up for.
 */
const forgetRunsToCome = (pool: pg.Pool): Promise<unknown> =>
  pool.query(
    `UPDATE graphile_worker._private_known_crontabs SET last_execution = now() - interval '2 days'
      WHERE last_execution > now() + make_interval(secs => $1)`,
    [CLOCK_IS_SET_MS / 1000],
  );

/** Tells by how many seconds the clock was set while the program runs. The queue would wait for the minute it had in mind, or run each one in between. */
function watchClock(onSet: (seconds: number) => void): { end(): void } {
  let ahead = Date.now() - performance.now();
  const timer = setInterval(() => {
    const now = Date.now() - performance.now();
    const moved = now - ahead;
    ahead = now;
    if (Math.abs(moved) > CLOCK_IS_SET_MS) onSet(Math.round(moved / 1000));
  }, SWEEP_EVERY_MS);
  timer.unref();
  return { end: () => clearInterval(timer) };
}

const tasksOf = (share: WorkerShare): TaskList =>
  Object.fromEntries(
    Object.entries(taskList).filter(
      ([name]) => share === 'all' || (name === 'readDocument') === (share === 'extraction'),
    ),
  );

/**
 * When no job of a run is at work any more. Where the end of a job could not be written this is not the end of the queue's own
 * pool: after two such it waits for ever for one it has miscounted. Nor is it the end of the runner in any case: that waits for
 * its clock, which may rest for a minute after an outage before it notices.
 *
 * A run whose first question for a job fails has to be ended, `atFirstFault`: the queue asks for the numbers of its tasks
 * with it, once, and keeps a failure for the answer to every question after it.
 */
const endOf = (events: WorkerEvents, atFirstFault: () => void): Promise<Error | undefined> =>
  new Promise((resolve) => {
    let workers = 0;
    let isAnswered = false;
    let fault: Error | undefined;
    const look = () => {
      if (fault && workers === 0) resolve(fault);
    };
    events.on('worker:getJob:empty', () => (isAnswered = true));
    events.on('job:start', () => (isAnswered = true));
    events.on('worker:getJob:error', ({ error }) => {
      if (isAnswered || fault) return;
      fault = error as Error;
      atFirstFault();
    });
    events.on('worker:create', () => (workers += 1));
    events.on('worker:stop', () => {
      workers -= 1;
      look();
    });
    events.on('pool:fatalError', ({ error }) => {
      fault ??= error as Error;
      look();
    });
    events.once('pool:release', () => resolve(fault));
  });

/** Starts to take jobs. Throws where the database cannot be reached; nothing is left behind then. */
export async function beginRun({
  pool,
  connectionString,
  patienceMs,
  concurrency,
  log,
  share,
  abandoned,
}: WorkerSettings): Promise<QueueRun> {
  const events = new EventEmitter() as WorkerEvents;
  measureJobs(events);
  const atWork = new Set<string>();
  events.on('job:start', ({ job }) => atWork.add(job.id));
  events.on('job:complete', ({ job }) => atWork.delete(job.id));

  // A service of its own reads documents and nothing else: with all its slots.
  const slots = share === 'extraction' ? null : new Slots(concurrency);
  slots?.follow(events);

  const liveness = new Liveness({
    connectionString,
    patienceMs,
    log,
    isAtWork: (jobId) => atWork.has(jobId),
    abandoned,
  });
  await liveness.start();
  await forgetRunsToCome(pool);
  const recorded: Promise<unknown>[] = [];
  events.on('worker:create', ({ worker }) => recorded.push(liveness.record(worker.workerId)));
  events.on('pool:create', ({ workerPool }) => recorded.push(liveness.record(workerPool.id)));
  events.on('worker:getJob:error', () => liveness.doubt());

  let runner: Runner | undefined;
  // It refuses to stop where it is ending by itself, and then may never come to its end.
  const endRunner = () => void runner?.stop().catch(() => undefined);
  let jump: Error | undefined;
  const ended = endOf(events, () => setImmediate(endRunner)).then((fault) => fault ?? jump);
  const clock = watchClock((seconds) => {
    jump ??= new Error(`the clock was set ${seconds} seconds`);
    endRunner();
  });

  try {
    runner = await run({
      pgPool: pool,
      taskList: tasksOf(share),
      concurrency: slots ? concurrency + RESERVED_SLOTS : concurrency,
      ...(slots ? { forbiddenFlags: () => slots.full() } : {}),
      pollInterval: 1000,
      noHandleSignals: true,
      events,
      parsedCronItems: share === 'extraction' ? [] : cronItems(),
      logger: new WorkerLogger(() => (level, message) => {
        if (['error', 'warning'].includes(level)) log.warn({ source: 'queue' }, message);
      }),
      // Otherwise nobody hears of it when the end of a job cannot be written, and jobs that finish during a graceful stop stay locked.
      preset: {
        worker: {
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
          gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
        },
      },
    });
    const stop = async () => {
      clock.end();
      endRunner();
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
    return { ended, stop };
  } catch (error) {
    clock.end();
    await liveness.stop();
    throw error;
  }
}
