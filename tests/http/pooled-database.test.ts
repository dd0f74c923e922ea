import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { calculatorOf } from '../factories/outage';
import { signedIn } from '../factories/signed-in';
import { cloneDatabase } from '../factories/test-database';
import { startTransactionPooler } from '../factories/transaction-pooler';

/** PgBouncer and its kin in transaction mode: each transaction may have another connection of the server. */
describe('a pooler in transaction mode before the database', () => {
  it('serves pages, writes and jobs, where LISTEN and locks have a direct address', async () => {
    const direct = await cloneDatabase();
    const pooler = await startTransactionPooler(direct);
    const app = await startApp({ databaseUrl: pooler.url, env: { DATABASE_DIRECT_URL: direct } });
    const someone = await signedIn({ ...app, databaseUrl: direct });
    const { id } = await someone.db.equipment.create({
      data: { carrierId: someone.carrierId, unit: 'P-1', fuelType: 'special_diesel', axles: 5 },
    });
    const save = () =>
      fetch(`${app.origin}/mileage/api/fuel`, {
        method: 'POST',
        headers: { ...someone.bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify({ equipment_id: Number(id), date: '2026-08-05', fuel_units: 100, state: 'TX' }),
      });
    const before = pooler.served();
    // More at once than the pooler has connections, so that they are handed around.
    for (const count of [1, 5, 6])
      expect((await Promise.all(Array.from({ length: count }, save))).map(({ status }) => status)).toEqual(
        Array(count).fill(201),
      );
    const pages = ['/mileage/trips-fuel', '/mileage/reports', '/mileage/equipment', '/mileage/rates'];
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(pages.map((page) => someone.visitor.get(page)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    expect(pooler.served() - before).toBeGreaterThan(50);
    expect(await someone.db.fuelPurchase.count({ where: { carrierId: someone.carrierId } })).toBe(12);

    // The request hears of its job's end at the direct address, and does not only find it when it asks again.
    const { route } = calculatorOf(app);
    let count = 10;
    const statusOfNext = async () =>
      ((await (await route(`next${count++}`)).json()) as { status: string }).status;
    await expect.poll(statusOfNext, { timeout: 60_000 }).toBe('ok');
  });

  it('leaves no setting and no statement on a connection for whoever has it next', async () => {
    const direct = await cloneDatabase();
    const pooler = await startTransactionPooler(direct, 1);
    const app = await startApp({ databaseUrl: pooler.url, env: { DATABASE_DIRECT_URL: direct } });
    const someone = await signedIn({ ...app, databaseUrl: direct });
    expect((await someone.visitor.get('/mileage/trips-fuel')).status).toBe(200);
    const next = new pg.Client({ connectionString: pooler.url });
    await next.connect();
    const { rows } = await next.query<Record<string, unknown>>(
      `SELECT current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle,
              (SELECT count(*)::int FROM pg_prepared_statements) AS prepared`,
    );
    await next.end();
    expect(rows).toEqual([{ lock: '0', idle: '0', prepared: 0 }]);
  });

  it('keeps the limit on locks within each transaction', async () => {
    const direct = await cloneDatabase();
    const pooler = await startTransactionPooler(direct);
    const app = await startApp({
      role: 'web',
      databaseUrl: pooler.url,
      env: { DATABASE_DIRECT_URL: direct },
    });
    const someone = await signedIn({ ...app, databaseUrl: direct });
    const { id } = await someone.db.equipment.create({
      data: { carrierId: someone.carrierId, unit: 'P-1', fuelType: 'special_diesel', axles: 5 },
    });
    const holder = new pg.Client({ connectionString: direct });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM carrier WHERE id = $1 FOR UPDATE', [someone.carrierId]);
    const began = performance.now();
    const answer = await fetch(`${app.origin}/mileage/api/fuel`, {
      method: 'POST',
      headers: { ...someone.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ equipment_id: Number(id), date: '2026-08-05', fuel_units: 100, state: 'TX' }),
    });
    const ms = performance.now() - began;
    await holder.end();
    expect(answer.status).toBe(503);
    expect(ms).toBeLessThan(10_000);
  });

  it.each([
    [
      'without a direct address',
      (pooled: string) => ({ DATABASE_URL: pooled }),
      /Environment: DATABASE_URL leads to a pooler in transaction mode.*set DATABASE_DIRECT_URL/,
    ],
    [
      'where the direct address is a pooler too',
      (pooled: string) => ({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled }),
      /Environment: DATABASE_DIRECT_URL leads to a pooler in transaction mode/,
    ],
  ])('does not start %s', async (_name, settings, words) => {
    const pooler = await startTransactionPooler(await cloneDatabase());
    await expect(startApp({ env: settings(pooler.url), databaseUrl: pooler.url })).rejects.toThrow(words);
  });

  it('does not start where the direct address is of another database', async () => {
    const [one, other] = [await cloneDatabase(), await cloneDatabase()];
    const pooler = await startTransactionPooler(one);
    await expect(startApp({ databaseUrl: pooler.url, env: { DATABASE_DIRECT_URL: other } })).rejects.toThrow(
      /Environment: DATABASE_URL and DATABASE_DIRECT_URL lead to different databases/,
    );
  });

  it('does not start where the database behind it gives times in another zone than UTC', async () => {
    const direct = await cloneDatabase();
    const owner = new pg.Client({ connectionString: direct });
    await owner.connect();
    const { rows } = await owner.query<{ name: string }>('SELECT current_database() AS name');
    const name = rows[0]?.name ?? '';
    const start = async () => {
      const pooler = await startTransactionPooler(direct);
      return startApp({ role: 'web', databaseUrl: pooler.url, env: { DATABASE_DIRECT_URL: direct } });
    };
    await owner.query(`ALTER DATABASE ${name} SET TimeZone = 'America/Chicago'`);
    await expect(start()).rejects.toThrow(
      `gives times in America/Chicago, and behind a pooler in transaction mode no connection can be set otherwise. Run there: ALTER DATABASE ${name} SET TimeZone = 'UTC'`,
    );
    await owner.query(`ALTER DATABASE ${name} SET TimeZone = 'Etc/UTC'`);
    await owner.end();
    expect((await fetch(`${(await start()).origin}/mileage/readyz`)).status).toBe(200);
  });
});
