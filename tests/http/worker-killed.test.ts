import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { cloneDatabase } from '../factories/test-database';

/** A routing service that takes requests and never answers: a worker that asks it is in the middle of its job. */
async function silentServer(): Promise<{ url: string; asked: Promise<unknown>; server: Server }> {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: once(server, 'request'), server };
}

describe('a worker killed in the middle of a job', () => {
  it('costs seconds: another one does the job, once', async () => {
    const silent = await silentServer();
    afterAll(() => silent.server.closeAllConnections());
    const databaseUrl = await cloneDatabase();
    const web = await startApp({ role: 'web', databaseUrl });
    const doomed = await startApp({
      role: 'worker',
      databaseUrl,
      env: { ROUTING_ENGINE: 'valhalla', VALHALLA_URL: silent.url },
    });

    const post = (path: string, body: unknown) =>
      fetch(`${web.origin}/mileage/api/calc/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const started = (await (
      await post('stops/killed', {
        stops: [
          { city: 'Chicago', state: 'IL' },
          { city: 'Dallas', state: 'TX' },
        ],
      })
    ).json()) as { status: string };
    expect(started.status).toBe('pending');
    await silent.asked;
    await doomed.stop('SIGKILL');

    const killedAt = Date.now();
    await startApp({ role: 'worker', databaseUrl });
    const status = async () =>
      ((await (await post('check-status/killed', {})).json()) as { status: string }).status;
    await expect.poll(status, { timeout: 60_000, interval: 200 }).toBe('ok');
    expect(Date.now() - killedAt).toBeLessThan(15_000);

    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // The queue takes a job away right after what it did is there.
    const left = async () =>
      (
        await client.query<{ count: string }>(
          "SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'calculateDemoRoute'",
        )
      ).rows[0]?.count;
    await expect.poll(left, { timeout: 60_000, interval: 200 }).toBe('0');
    await client.end();
  });

  it('leaves no job behind when workers are stopped in an orderly way', async () => {
    const databaseUrl = await cloneDatabase();
    const web = await startApp({ role: 'web', databaseUrl });
    const worker = await startApp({ role: 'worker', databaseUrl });
    const body = JSON.stringify({
      stops: [
        { city: 'Chicago', state: 'IL' },
        { city: 'Gary', state: 'IN' },
      ],
    });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fetch(`${web.origin}/mileage/api/calc/stops/${String(index).padStart(6, 'a')}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        }),
      ),
    );
    await worker.stop();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ locked: string }>(
      'SELECT count(*) AS locked FROM graphile_worker.jobs WHERE locked_at IS NOT NULL',
    );
    expect(rows[0]?.locked).toBe('0');
    const done = await client.query<{ count: string }>(
      "SELECT count(*) FROM calculation WHERE status = 'ok'",
    );
    const waiting = await client.query<{ count: string }>(
      "SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'calculateDemoRoute'",
    );
    expect(Number(done.rows[0]?.count) + Number(waiting.rows[0]?.count)).toBe(20);
    await client.end();
  });

  it('leaves long work where it is when it is told to stop, and goes on with it in the next run', async () => {
    const databaseUrl = await cloneDatabase();
    const env = { DEMO_RECORDS: '1' };
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const count = async (table: string) =>
      Number((await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count);
    const fillings = () => count(`graphile_worker.jobs WHERE task_identifier = 'fillDemoCarrier'`);
    const first = await startApp({ databaseUrl, env });
    await expect.poll(() => count('trip'), { timeout: 60_000, interval: 20 }).toBeGreaterThan(2);
    const exited = once(first.process, 'exit');
    await first.stop();
    expect(await exited).toEqual([0, null]);
    expect(await fillings()).toBe(1);
    const left = await count('trip');

    // The next one is killed outright, and the one after it makes nothing twice.
    const second = await startApp({ databaseUrl, env });
    await expect.poll(() => count('trip'), { timeout: 60_000, interval: 20 }).toBeGreaterThan(left + 2);
    await second.stop('SIGKILL');
    await startApp({ databaseUrl, env });
    await expect.poll(fillings, { timeout: 240_000, interval: 200 }).toBe(0);
    expect(await count('trip')).toBeGreaterThan(left);
    expect(await count('(SELECT DISTINCT "carrierId", reference FROM trip) one')).toBe(await count('trip'));
    expect(await count('(SELECT DISTINCT "carrierId", reference FROM fuel_purchase) one')).toBe(
      await count('fuel_purchase'),
    );
    expect(await count('document')).toBe(1);
    await client.end();
  });
});

describe('a clock that was a month ahead and is set right', () => {
  const lastRuns = async (databaseUrl: string, work: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ to_come: number }>(work);
    await client.end();
    return rows[0]?.to_come;
  };
  const TO_COME = `SELECT count(*)::int AS to_come FROM graphile_worker._private_known_crontabs WHERE last_execution > now() + interval '1 hour'`;

  it('stops no schedule: what has run by the wrong clock is due again', async () => {
    const databaseUrl = await cloneDatabase();
    await (await startApp({ role: 'worker', databaseUrl })).stop();
    await lastRuns(
      databaseUrl,
      `UPDATE graphile_worker._private_known_crontabs SET last_execution = now() + interval '30 days'`,
    );
    expect(await lastRuns(databaseUrl, TO_COME)).toBeGreaterThan(10);
    await startApp({ role: 'worker', databaseUrl });
    expect(await lastRuns(databaseUrl, TO_COME)).toBe(0);
  });

  it('has the queue begin again, which would wait for the minute it had in mind', async () => {
    const shifted = `
      const Real = Date;
      let shift = 0;
      globalThis.Date = class extends Real {
        constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + shift); }
        static now() { return Real.now() + shift; }
      };
      process.on('SIGUSR2', () => (shift -= ${30 * 86_400_000}));`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shifted)}` };
    const worker = await startApp({ role: 'worker', env });
    worker.process.kill('SIGUSR2');
    const begun = () => worker.log.filter(({ msg }) => msg === 'the worker ended by itself and begins again');
    await expect
      .poll(begun, { timeout: 30_000, interval: 100 })
      .toMatchObject([{ reason: expect.stringMatching(/^the clock was set -2592\d{3} seconds$/) as string }]);
  });
});
