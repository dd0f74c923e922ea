import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startApp, type RunningApp } from '../factories/app';
import { atEnd } from '../factories/at-end';
import { startRelay } from '../factories/relay';
import { cloneDatabase } from '../factories/test-database';

/** A routing service that holds each question until it is told to refuse them all; the worker then uses its own roads. */
async function slowRouting() {
  const held: ServerResponse[] = [];
  const server = createServer((_request, response) => held.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.closeAllConnections());
  const refuseAll = () => {
    server.removeAllListeners('request').on('request', (_request, response: ServerResponse) => response.writeHead(400).end('{}'));
    for (const response of held) response.writeHead(400).end('{}');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: once(server, 'request'), refuseAll };
}

async function waitingJobs(databaseUrl: string, where: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'calculateDemoRoute' AND ${where}`);
  await client.end();
  return Number(rows[0]?.count);
}

async function calculatorOf(web: RunningApp) {
  const post = (path: string, body: unknown) =>
    fetch(`${web.origin}/mileage/api/calc/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return {
    route: (uid: string) => post(`stops/${uid}`, { stops: [{ city: 'Chicago', state: 'IL' }, { city: 'Dallas', state: 'TX' }] }),
    statusOf: async (uid: string) => ((await (await post(`check-status/${uid}`, {})).json()) as { status: string }).status,
  };
}

/** A web process with its database, and a worker whose way to that database goes through a relay. */
async function world(workerEnv: Record<string, string> = {}) {
  const databaseUrl = await cloneDatabase();
  const web = await startApp({ role: 'web', databaseUrl });
  const relay = await startRelay(databaseUrl);
  const throughRelay = Object.assign(new URL(databaseUrl), { host: new URL(relay.origin).host }).href;
  const worker = await startApp({ role: 'worker', databaseUrl: throughRelay, env: workerEnv });
  return { databaseUrl, relay, worker, ...(await calculatorOf(web)) };
}

describe('a worker whose database goes away', () => {
  it('while a job is at work: takes it up again, and all others, in the same process', async () => {
    const routing = await slowRouting();
    const { databaseUrl, relay, worker, route, statusOf } = await world({ ROUTING_ENGINE: 'valhalla', VALHALLA_URL: routing.url });
    await route('before');
    await routing.asked;
    await relay.cut();
    routing.refuseAll();
    const begins = () => worker.log.some(({ msg }) => msg === 'the worker ended by itself and begins again');
    await expect.poll(begins, { timeout: 30_000, interval: 100 }).toBe(true);
    await relay.mend();

    await route('second');
    await expect.poll(() => statusOf('second'), { timeout: 30_000, interval: 200 }).toBe('ok');
    await expect.poll(() => statusOf('before'), { timeout: 30_000, interval: 200 }).toBe('ok');
    await expect.poll(() => waitingJobs(databaseUrl, 'true'), { timeout: 10_000 }).toBe(0);

    await worker.stop();
    expect(worker.process.exitCode).toBe(0);
  }, 120_000);

  it('when it has given out a job, and its answer gets lost: takes the job up within seconds', async () => {
    const { databaseUrl, relay, worker, route, statusOf } = await world();
    await route('before');
    await expect.poll(() => statusOf('before'), { timeout: 30_000, interval: 200 }).toBe('ok');
    relay.loseAnswers();
    await route('second');
    await expect.poll(() => waitingJobs(databaseUrl, 'locked_by IS NOT NULL'), { timeout: 10_000, interval: 100 }).toBe(1);
    await relay.cut();
    await relay.mend();
    await expect.poll(() => statusOf('second'), { timeout: 30_000, interval: 200 }).toBe('ok');
    expect(worker.log.some(({ msg }) => msg === 'freed jobs that were locked for nobody')).toBe(true);
    await worker.stop();
    expect(worker.process.exitCode).toBe(0);
  }, 90_000);
});
