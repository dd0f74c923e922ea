import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testBillingStore } from '~/areas/billing/data/test-billing.server';
import type { Db } from '~/platform/database/db.server';
import { inTransaction, systemScope } from '~/platform/database/scope.server';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();

/** The connections that wait for another one's advisory lock. */
async function waiting(): Promise<number> {
  const [row] = await database.prisma.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS "waiting" FROM pg_locks
     WHERE "locktype" = 'advisory' AND NOT "granted"
       AND "database" = (SELECT "oid" FROM pg_database WHERE "datname" = current_database())`;
  return row?.waiting ?? 0;
}

const holdState = (db: Db, work: () => Promise<void>) =>
  inTransaction(systemScope(db), async (scope) => {
    await scope.db.$executeRaw`SELECT pg_advisory_xact_lock(7275)`;
    await work();
  });

it('lets one connection wait for the state of the local Stripe while another process holds it, however many ask', async () => {
  const store = testBillingStore(database.prisma, () => ({ asked: [] as number[] }));
  const asked: Promise<number>[] = [];
  await holdState(database.prisma, async () => {
    for (let number = 1; number <= 6; number++) asked.push(store.change((state) => state.asked.push(number)));
    for (let tries = 0; (await waiting()) === 0 && tries < 100; tries++) await sleep(20);
    await sleep(200);
    expect(await waiting()).toBe(1);
  });
  expect(await Promise.all(asked)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await store.change(({ asked: numbers }) => numbers)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('works on after a change that failed', async () => {
  const store = testBillingStore(database.prisma, () => ({ asked: [] as number[] }));
  const failing = store.change(() => {
    throw new Error('no such customer');
  });
  const next = store.change(() => 'done');
  await expect(failing).rejects.toThrow('no such customer');
  await expect(next).resolves.toBe('done');
});
