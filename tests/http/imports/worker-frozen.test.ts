import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

const LINES = 6000;

describe('a worker that freezes in the middle of an import', () => {
  it("costs strangers nothing and keeps the carrier's own rows for ten seconds", async () => {
    const databaseUrl = await cloneDatabase();
    const web = await startApp({ role: 'web', databaseUrl });
    const [person, stranger] = [await signedIn(web), await signedIn(web)];
    const lines = Array.from({ length: LINES }, (_, index) => `2026-11-02,T-1,TX,50.5,R${index}`);
    const form = new FormData();
    form.set('kind', 'fuel');
    form.set('file', new File([`Date,Unit,State,Gallons,Invoice\n${lines.join('\n')}\n`], 'fuel.csv'));
    const call = async (path: string, init: RequestInit = {}) =>
      (await (
        await fetch(`${web.origin}/mileage/api/imports${path}`, {
          ...init,
          headers: { ...person.bearer, ...init.headers },
        })
      ).json()) as { data: { id: string; status: string } };
    const { id } = (await call('', { method: 'POST', body: form })).data;
    const statusOf = async () => (await call(`/${id}`)).data.status;
    const worker = await startApp({ role: 'worker', databaseUrl, expectErrors: true });
    await expect.poll(statusOf, { timeout: 60_000 }).toBe('mapping');
    await call(`/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'fuel', options: { createUnits: true } }),
    });
    await expect.poll(statusOf, { timeout: 40_000 }).toBe('preview');
    await call(`/${id}/acceptance`, { method: 'POST' });

    const isHolding = async () =>
      (
        await person.db.$queryRaw<unknown[]>`
          SELECT FROM pg_stat_activity a JOIN pg_locks l USING (pid)
          WHERE a.datname = current_database() AND a.state = 'idle in transaction' AND l.relation = 'carrier'::regclass`
      ).length > 0;
    const frozen = async () => {
      worker.process.kill('SIGSTOP');
      await sleep(30);
      if (await isHolding()) return true;
      worker.process.kill('SIGCONT');
      await sleep(7);
      return false;
    };
    await expect.poll(frozen, { timeout: 60_000, interval: 1 }).toBe(true);
    const frozenAt = performance.now();

    const add = async ({ bearer }: typeof person, unit: string) => {
      const began = performance.now();
      const { status, headers } = await fetch(`${web.origin}/mileage/api/equipment`, {
        method: 'POST',
        headers: { ...bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify({ unit, axles: 3 }),
      });
      return { status, retryAfter: headers.get('Retry-After'), ms: performance.now() - began };
    };
    const own = Promise.all(Array.from({ length: 8 }, (_, index) => add(person, `P-${index}`)));
    await sleep(200);
    for (const one of await Promise.all(
      Array.from({ length: 10 }, (_, index) => add(stranger, `S-${index}`)),
    )) {
      expect(one.status).toBe(201);
      expect(one.ms).toBeLessThan(5000);
    }
    for (const { status, retryAfter } of await own)
      expect([status, retryAfter !== null]).toEqual(status === 201 ? [201, false] : [503, true]);
    await expect
      .poll(async () => (await add(person, `Q-${Math.random()}`)).status, { timeout: 60_000, interval: 300 })
      .toBe(201);
    expect(performance.now() - frozenAt).toBeLessThan(20_000);
    worker.process.kill('SIGCONT');
    await expect.poll(statusOf, { timeout: 60_000 }).toBe('accepted');
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(LINES);
  });
});
