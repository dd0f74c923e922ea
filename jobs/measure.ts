import type { WorkerEvents } from 'graphile-worker';
import { metrics } from '~/config/metrics.server';

/** Counts every run of a job with its seconds and how it ended. */
export function measureJobs(events: WorkerEvents): void {
  const startedAt = new Map<string, number>();
  events.on('job:start', ({ job }) => startedAt.set(job.id, performance.now()));
  events.on('job:complete', ({ job, error }) => {
    const began = startedAt.get(job.id);
    startedAt.delete(job.id);
    if (began === undefined) return;
    const outcome = !error ? 'succeeded' : job.attempts >= job.max_attempts ? 'failed' : 'tried-again';
    metrics().jobs.observe({ job: job.task_identifier, outcome }, (performance.now() - began) / 1000);
  });
}
