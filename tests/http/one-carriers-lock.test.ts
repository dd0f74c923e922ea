import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp({ role: 'web' });
const locks: pg.Client[] = [];

afterEach(async () => {
  for (const client of locks.splice(0)) await client.end();
});

/** Holds the carrier's row and its quarter sums, as a change does that does not come to its end. */
async function holdRowsOf({ carrierId }: SignedIn): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  locks.push(client);
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM carrier WHERE id = $1 FOR UPDATE', [carrierId]);
  await client.query('SELECT 1 FROM quarter_sums WHERE "carrierId" = $1 FOR UPDATE', [carrierId]);
}

async function fleetOf(someone: SignedIn): Promise<Record<string, string>> {
  const { id } = await someone.db.equipment.create({
    data: { carrierId: someone.carrierId, unit: 'L-1', fuelType: 'special_diesel', axles: 5 },
  });
  return {
    intent: 'save',
    equipmentId: String(id),
    date: '2026-08-05',
    city: 'Dallas',
    state: 'TX',
    quantity: '100',
    fuelUnit: 'gallon',
    fuelType: 'special_diesel',
    taxPaid: '1',
    bulk: '0',
  };
}

const FORM = '/mileage/trips-fuel/fuel/new';
const save = ({ visitor }: SignedIn, fields: Record<string, string>) =>
  visitor.post(FORM, { ...fields, idempotencyKey: crypto.randomUUID() });

const timed = async <T extends object>(answer: Promise<T>): Promise<T & { ms: number }> => {
  const began = performance.now();
  return Object.assign(await answer, { ms: performance.now() - began });
};

describe("a lock on one carrier's rows", () => {
  it('stays with that carrier: strangers are answered as ever, its own saves 503 with Retry-After, its pages at once', async () => {
    const [dana, otto] = [await signedIn(app), await signedIn(app)];
    const [fields, others] = [await fleetOf(dana), await fleetOf(otto)];
    for (const [who, typed] of [
      [dana, fields],
      [otto, others],
    ] as const)
      expect((await save(who, typed)).status).toBe(200);

    await holdRowsOf(dana);
    const waiting = Array.from({ length: 12 }, () => timed(save(dana, fields)));
    await sleep(300);
    const strangers = await Promise.all([
      ...Array.from({ length: 5 }, () => timed(otto.visitor.get('/mileage/trips-fuel'))),
      ...Array.from({ length: 5 }, () => timed(save(otto, others))),
    ]);
    expect(strangers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(Math.max(...strangers.map(({ ms }) => ms))).toBeLessThan(5000);
    const own = await Promise.all(
      ['/mileage/trips-fuel', '/mileage/reports', '/mileage/equipment'].map((path) =>
        timed(dana.visitor.get(path)),
      ),
    );
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Math.max(...own.map(({ ms }) => ms))).toBeLessThan(5000);
    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(answer.ms).toBeLessThan(10_000);
      expect(answer.html).toContain('What you typed is kept.');
    }
    const called = await fetch(`${app.origin}/mileage/api/fuel`, {
      method: 'POST',
      headers: { ...dana.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        equipment_id: Number(fields['equipmentId']),
        date: '2026-08-05',
        fuel_units: 100,
        state: 'TX',
      }),
    });
    expect(called.status).toBe(503);
    expect(Number(called.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await called.json()).toMatchObject({ status: 503, message: expect.any(String) as string });

    for (const client of locks.splice(0)) await client.end();
    expect((await save(dana, fields)).status).toBe(200);
  });
});
