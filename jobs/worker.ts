import { setTimeout as sleep } from 'node:timers/promises';
import { beginRun, type QueueRun, type WorkerSettings } from './queue-run';

export interface RunningWorker {
  /** Whether it takes jobs now. */
  isTakingJobs(): boolean;
  stop(): Promise<void>;
}

const MAX_PAUSE_MS = 1000;

/**
 * Starts a worker on a database; any number of processes may do so. The queue ends by itself when the end of a job cannot be
 * written, because the database was away: then it begins anew, and the jobs that stayed locked are taken up again.
 */
export async function startWorker(given: Omit<WorkerSettings, 'abandoned'>): Promise<RunningWorker> {
  const settings: WorkerSettings = { ...given, abandoned: new Set() };
  let run = await beginRun(settings);
  let isTakingJobs = true;
  let stopping = false;

  const beginAgain = async (): Promise<QueueRun | undefined> => {
    for (let pauseMs = 100; !stopping; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        return await beginRun(settings);
      } catch (error) {
        settings.log.warn({ reason: (error as Error).message }, 'the worker cannot begin again yet');
        await sleep(pauseMs);
      }
    }
    return undefined;
  };

  const kept = (async () => {
    while (!stopping) {
      const error = await run.ended;
      isTakingJobs = false;
      if (stopping) return;
      settings.log.warn({ reason: error?.message }, 'the worker ended by itself and begins again');
      await run.stop();
      const next = await beginAgain();
      if (!next) return;
      run = next;
      isTakingJobs = true;
    }
    await run.stop();
  })();

  return {
    isTakingJobs: () => isTakingJobs,
    stop: async () => {
      stopping = true;
      await run.stop();
      await kept;
    },
  };
}
