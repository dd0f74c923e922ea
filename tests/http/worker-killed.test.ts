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
});
