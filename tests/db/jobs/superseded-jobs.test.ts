import { describe, expect, it } from 'vitest';
import { enqueue } from '~/platform/database/enqueue.server';
import {
  countJobs,
  countJobsByTask,
  listJobs,
  removeSupersededJobs,
} from '~/platform/database/job-queue.server';
import { cronItems } from '../../../jobs/crontab';
import { keyedJobs } from '../../../app/platform/jobs/catalog';
import { testDatabase } from '../../factories/test-database';

const { prisma: db, system } = await testDatabase();
const payload = { uid: 'abcdef', revision: 1 };
const A_DAY_MS = 86_400_000;

const add = (revision: number) =>
  enqueue(system, 'calculateDemoRoute', { ...payload, revision }, { runInMs: A_DAY_MS });

/** A worker takes what waits, as the queue writes it. */
const take = () =>
  db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = attempts + 1, locked_by = 'dead', locked_at = now() WHERE locked_at IS NULL AND attempts < max_attempts`;

/** What the sweep of another worker does with the jobs of one that is gone. */
const free = () =>
  db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL WHERE locked_at IS NOT NULL`;

describe('a job that a later one of its key took the place of while a worker was at it', () => {
  it('is at work as long as its worker lives, and in no state afterwards', async () => {
    await add(1);
    await take();
    await add(2);
    expect(await countJobs(system)).toEqual({ running: 1, waiting: 1, failed: 0 });
    expect(await removeSupersededJobs(system)).toBe(0);
    await free();
    expect(await countJobs(system)).toEqual({ running: 0, waiting: 1, failed: 0 });
    expect(await countJobsByTask(system)).toEqual([
      { task: 'calculateDemoRoute', state: 'waiting', count: 1 },
    ]);
    expect(await listJobs(system, 'failed')).toEqual([]);
    expect(await removeSupersededJobs(system)).toBe(1);
    expect((await listJobs(system, 'waiting')).map(({ key }) => key)).toEqual(['demo-route:abcdef']);
  });

  it('leaves what failed for good where it is seen', async () => {
    await take();
    await free();
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'no road'`;
    expect(await removeSupersededJobs(system)).toBe(0);
    expect(await countJobs(system)).toEqual({ running: 0, waiting: 0, failed: 1 });
    expect((await listJobs(system, 'failed')).map(({ lastError }) => lastError)).toEqual(['no road']);
  });

  it('is never taken for a run of the schedule that failed', () => {
    for (const { task, options } of cronItems())
      expect(options.jobKey !== undefined, task).toBe(keyedJobs.includes(task));
  });
});
