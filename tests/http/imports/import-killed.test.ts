import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

const LINES = 12_000;

describe('a worker killed in the middle of an import', () => {
  it('loses no line and doubles none', async () => {
    const databaseUrl = await cloneDatabase();
    const web = await startApp({ role: 'web', databaseUrl });
    const person = await signedIn(web);
    const body = Array.from(
      { length: LINES },
      (_, index) =>
        `2026-11-${String((index % 28) + 1).padStart(2, '0')},T-${index % 9},TX,${(index / 10 + 50).toFixed(1)},R${index}`,
    );
    const form = new FormData();
    form.set('kind', 'fuel');
    form.set('file', new File([`Date,Unit,State,Gallons,Invoice\n${body.join('\n')}\n`], 'fuel.csv'));
    const call = async (path: string, init: RequestInit = {}) =>
      (await (
        await fetch(`${web.origin}/mileage/api/imports${path}`, {
          ...init,
          headers: { ...person.bearer, ...init.headers },
        })
      ).json()) as { data: { id: string; status: string; progress: number; counts: object } };
    const { id } = (await call('', { method: 'POST', body: form })).data;
    const statusOf = async () => (await call(`/${id}`)).data.status;
    const rowCount = () => person.db.importRow.count({ where: { importId: id } });
    const fuelCount = () => person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } });

    const first = await startApp({ role: 'worker', databaseUrl });
    await expect.poll(statusOf, { timeout: 60_000 }).toBe('mapping');
    await call(`/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'fuel', options: { createUnits: true } }),
    });
    await expect.poll(rowCount, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    await first.stop('SIGKILL');
    const checkedSoFar = await rowCount();
    expect(checkedSoFar).toBeLessThan(LINES);

    const second = await startApp({ role: 'worker', databaseUrl });
    await expect.poll(statusOf, { timeout: 40_000 }).toBe('preview');
    expect((await call(`/${id}`)).data.counts).toEqual({ good: LINES });
    await call(`/${id}/acceptance`, { method: 'POST' });
    await expect.poll(fuelCount, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    await second.stop('SIGKILL');
    expect(await fuelCount()).toBeLessThan(LINES);

    const third = await startApp({ role: 'worker', databaseUrl });
    await expect.poll(statusOf, { timeout: 60_000 }).toBe('accepted');
    expect((await call(`/${id}`)).data.counts).toEqual({ accepted: LINES });
    expect(await fuelCount()).toBe(LINES);
    expect(await person.db.ledgerEntry.count({ where: { carrierId: person.carrierId } })).toBe(LINES);
    expect(
      await person.db.recordChange.count({ where: { carrierId: person.carrierId, entity: 'fuel' } }),
    ).toBe(LINES);
    expect(await person.db.equipment.count({ where: { carrierId: person.carrierId } })).toBe(9);

    await call(`/${id}/reversal`, { method: 'POST' });
    await expect.poll(fuelCount, { timeout: 60_000, interval: 5 }).toBeLessThan(LINES);
    await third.stop('SIGKILL');
    const left = await fuelCount();
    expect(left).toBeGreaterThan(0);
    const { progress } = (await call(`/${id}`)).data;
    expect(progress).toBe(Math.floor((100 * (LINES - left)) / LINES));

    await startApp({ role: 'worker', databaseUrl });
    await expect.poll(statusOf, { timeout: 60_000 }).toBe('undone');
    expect((await call(`/${id}`)).data.counts).toEqual({ undone: LINES });
    expect(await fuelCount()).toBe(0);
    expect(await person.db.ledgerEntry.count({ where: { carrierId: person.carrierId } })).toBe(0);
    expect(await person.db.equipment.count({ where: { carrierId: person.carrierId } })).toBe(0);
    const deleted = { carrierId: person.carrierId, entity: 'fuel' as const, action: 'deleted' as const };
    expect(await person.db.recordChange.count({ where: deleted })).toBe(LINES);
  });
});
