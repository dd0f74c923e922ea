import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { enqueue, enqueueAgain, enqueueMany } from '~/platform/database/enqueue.server';
import {
  forwardAllJobs,
  forwardJobs,
  moveWaitingJobs,
  sweepTickets,
} from '~/platform/database/job-outbox.server';
import { reviveLostJobs } from '~/platform/database/lost-jobs.server';
import { inTransaction } from '~/platform/database/scope.server';
import { queueDatabase } from '~/platform/database/queue-database.server';
import { prepareQueue } from '~/platform/database/queue-schema.server';
import { PRIORITY } from '../../../app/platform/jobs/catalog';
import { emptyDatabase, testDatabase } from '../../factories/test-database';

const { system, prisma: db } = await testDatabase();
const queue = await emptyDatabase();
process.env['QUEUE_URL'] = queue;
await prepareQueue(queue);
const client = new pg.Client({ connectionString: queue });
await client.connect();
await client.query(
  'CREATE SCHEMA job_liveness; CREATE TABLE job_liveness.ticket (ticket uuid PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
);

interface Row {
  task: string;
  payload: Record<string, unknown>;
  key: string | null;
  priority: number;
  flags: string[] | null;
  /** Seconds before it may run. */
  pause: number;
}
const [carrierId, other] = [randomUUID(), randomUUID()];
const jobs = async (): Promise<Row[]> =>
  (
    await client.query<Row>(
      `SELECT t.identifier AS task, j.payload, j.key, j.priority::int, round(extract(epoch FROM j.run_at - j.created_at))::int AS pause, (SELECT array_agg(f) FROM jsonb_object_keys(j.flags) f) AS flags
         FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id ORDER BY j.id`,
    )
  ).rows;
const clear = () => client.query('DELETE FROM graphile_worker._private_jobs');
afterAll(async () => {
  await client.end();
  await queueDatabase()?.close();
});

describe('the outbox of a queue in another database', () => {
  it('brings a job if, and only if, its change is committed, as the queue itself would have had it', async () => {
    await inTransaction(system, async (scope) => {
      await enqueue(scope, 'sendMail', { messageId: randomUUID() });
      throw new Error('not saved');
    }).catch(() => undefined);
    expect(await forwardAllJobs(system)).toBe(0);

    const importId = randomUUID();
    await enqueue(system, 'runImport', { importId, revision: 1 }, { carrierId, runInMs: 3_600_000 });
    expect(await jobs()).toEqual([]);
    expect(await forwardAllJobs(system)).toBe(1);
    expect(await jobs()).toEqual([
      {
        task: 'runImport',
        payload: { carrierId, importId, revision: 1 },
        key: `import:${importId}`,
        priority: PRIORITY.import,
        flags: ['import', `import:${carrierId}`],
        pause: 3600,
      },
    ]);
    await clear();
  });

  it('keeps the order: of two jobs of one key the later one stays', async () => {
    const importId = randomUUID();
    for (const revision of [1, 2, 3]) await enqueue(system, 'runImport', { importId, revision });
    await forwardAllJobs(system);
    expect((await jobs()).map(({ payload }) => payload['revision'])).toEqual([3]);
    await clear();
  });

  it('gives carriers their turns', async () => {
    const some = (count: number) =>
      Array.from({ length: count }, () => ({ documentId: randomUUID(), revision: 1 }));
    await enqueueMany(system, 'readDocument', some(3), { carrierId });
    await enqueueMany(system, 'readDocument', some(2), { carrierId: other });
    await forwardAllJobs(system);
    await enqueueMany(system, 'readDocument', some(1), { carrierId });
    await forwardAllJobs(system);
    expect((await jobs()).map(({ priority }) => priority - PRIORITY.document)).toEqual([0, 1, 2, 0, 1, 3]);
    await clear();
  });

  it('adds a job that adds itself again only where no other one of its key waits', async () => {
    const lane = { carrierId: randomUUID(), lane: 1 };
    await enqueueAgain(system, 'calculateRoutes', lane, { jobId: '999999999' });
    await forwardAllJobs(system);
    await enqueueAgain(system, 'calculateRoutes', lane, { jobId: '999999999' });
    await forwardAllJobs(system);
    expect(await jobs()).toHaveLength(1);
    await clear();
  });

  it('does not add a job twice whose leaving the outbox failed', async () => {
    await enqueue(system, 'sendMail', { messageId: randomUUID() });
    const [row] = await db.jobOutbox.findMany();
    expect(await forwardJobs(system)).toBe(1);
    await clear(); // it has run
    await db.jobOutbox.create({ data: { ticket: row?.ticket ?? '', job: row?.job ?? {} } });
    expect(await forwardJobs(system)).toBe(1);
    expect(await jobs()).toEqual([]);
  });

  it('brings more than fits in one step', async () => {
    await enqueueMany(
      system,
      'sendMail',
      Array.from({ length: 1203 }, () => ({ messageId: randomUUID() })),
    );
    expect(await forwardAllJobs(system)).toBe(1203);
    expect(await jobs()).toHaveLength(1203);
    await clear();
  });

  it('keeps a ticket for as long as its job is in the outbox', async () => {
    await client.query('DELETE FROM job_liveness.ticket');
    const [kept, gone, fresh] = [randomUUID(), randomUUID(), randomUUID()];
    await client.query(
      `INSERT INTO job_liveness.ticket (ticket, at) VALUES ($1, now() - interval '2 days'), ($2, now() - interval '2 days'), ($3, now())`,
      [kept, gone, fresh],
    );
    await db.jobOutbox.create({ data: { ticket: kept, job: {} } });
    await sweepTickets(system);
    const { rows } = await client.query<{ ticket: string }>('SELECT ticket FROM job_liveness.ticket');
    expect(rows.map(({ ticket }) => ticket).sort()).toEqual([kept, fresh].sort());
    await db.jobOutbox.deleteMany();
  });

  it('takes along what waits in the main database, and leaves there what runs or has failed', async () => {
    await db.$executeRaw`
      SELECT graphile_worker.add_job('sendMail', json_build_object('messageId', name), job_key => name, max_attempts => 3, priority => 7, flags => ARRAY['paper'])
        FROM unnest(ARRAY['waits', 'runs', 'failed']) name`;
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w' WHERE key = 'runs'`;
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 3 WHERE key = 'failed'`;
    expect(await moveWaitingJobs(system)).toBe(1);
    await forwardAllJobs(system);
    expect(await jobs()).toMatchObject([
      { task: 'sendMail', payload: { messageId: 'waits' }, key: 'waits', priority: 7, flags: ['paper'] },
    ]);
    await clear();
  });

  it('revives a job that was lost in its last try by asking the main database for its row', async () => {
    const mail = await db.mailMessage.create({
      data: { kind: 'password-reset', toAddress: 'driver@stateline.example', params: {}, status: 'sending' },
    });
    for (const messageId of [mail.id, randomUUID()]) await enqueue(system, 'sendMail', { messageId });
    await forwardAllJobs(system);
    await client.query(
      "UPDATE graphile_worker._private_jobs SET attempts = max_attempts, run_at = now() - interval '1 hour', updated_at = now() - interval '1 hour', created_at = now() - interval '1 hour'",
    );
    expect(await reviveLostJobs(system)).toEqual(['sendMail']);
    await clear();
  });
});
