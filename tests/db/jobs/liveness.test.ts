import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { expect, it } from 'vitest';
import { Liveness } from '../../../jobs/liveness';
import { enqueue } from '~/platform/database/enqueue.server';
import { atEnd } from '../../factories/at-end';
import { startRelay } from '../../factories/relay';
import { testDatabase } from '../../factories/test-database';

const { prisma, system, url } = await testDatabase();

/** A process that shows that it lives, or one run of its queue. */
async function living(connectionString: string, abandoned = new Set<string>()): Promise<Liveness> {
  const liveness = new Liveness({
    connectionString,
    patienceMs: 300,
    log: pino({ level: 'silent' }),
    isAtWork: () => false,
    abandoned,
  });
  await liveness.start();
  return liveness;
}

/** A job that a worker of this id has taken up so long ago. */
async function lockedJob(workerId: string, secondsAgo = 0): Promise<() => Promise<string | null>> {
  const messageId = randomUUID();
  await enqueue(system, 'sendMail', { messageId });
  await prisma.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = ${workerId}, locked_at = now() - ${secondsAgo}::int * interval '1 second'
     WHERE payload->>'messageId' = ${messageId}`;
  return async () => {
    const [row] = await prisma.$queryRaw<{ by: string | null }[]>`
      SELECT locked_by AS by FROM graphile_worker._private_jobs WHERE payload->>'messageId' = ${messageId}`;
    return row ? row.by : 'no job';
  };
}

it('the jobs of a run that ended while its line hung are freed by the next run of its process', async () => {
  const relay = await startRelay(url);
  atEnd(() => relay.cut());
  const throughRelay = Object.assign(new URL(url), { host: new URL(relay.origin).host }).href;
  const abandoned = new Set<string>();
  const first = await living(throughRelay, abandoned);
  await first.record('pool-that-ended');
  const lockedBy = await lockedJob('pool-that-ended');
  // The server does not notice: the connections stand, and with them the lock of the first run.
  relay.freeze();
  relay.thaw();
  await first.stop();
  const other = await living(url);
  atEnd(() => other.stop());
  for (let sweep = 0; sweep < 3; sweep += 1) await other.sweep();
  expect(await lockedBy()).toBe('pool-that-ended');

  const next = await living(throughRelay, abandoned);
  atEnd(() => next.stop());
  await next.sweep();
  expect(await lockedBy()).toBeNull();
  expect([...abandoned]).toEqual([]);
});

it('a job that is locked under an id of nobody is freed, one of a process that lives is not', async () => {
  const holder = await living(url);
  atEnd(() => holder.stop());
  await holder.record('pool-at-work');
  const atWork = await lockedJob('pool-at-work', 3600);
  const ofNobody = await lockedJob('pool-nobody-recorded', 3600);
  const ofOneThatBegins = await lockedJob('pool-that-begins', 1);
  const sweeper = await living(url);
  atEnd(() => sweeper.stop());
  await sweeper.sweep();
  expect(await ofNobody()).toBe('pool-nobody-recorded');
  for (let sweep = 0; sweep < 15; sweep += 1) await sweeper.sweep();
  await pause(10);
  expect([await ofNobody(), await atWork(), await ofOneThatBegins()]).toEqual([
    null,
    'pool-at-work',
    'pool-that-begins',
  ]);
});
