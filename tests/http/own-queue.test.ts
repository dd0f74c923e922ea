import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startApp, type RunningApp } from '../factories/app';
import { calculatorOf } from '../factories/outage';
import { startRelay } from '../factories/relay';
import { signedIn } from '../factories/signed-in';
import { cloneDatabase, emptyDatabase } from '../factories/test-database';
import { startTransactionPooler } from '../factories/transaction-pooler';

/** The queue in a database of its own (QUEUE_URL): two databases that no transaction spans. */

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const inOutbox = async (url: string, task = 'calculateDemoRoute') =>
  (await ask(url, `SELECT FROM job_outbox WHERE job->>'task' = '${task}'`)).length;
const inQueue = async (url: string, task = 'calculateDemoRoute') =>
  (await ask(url, `SELECT FROM graphile_worker.jobs WHERE task_identifier = '${task}'`)).length;

async function freePort(): Promise<string> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

/** How often a process has run the job of the calculator. */
async function runsOf(port: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text
    .split('\n')
    .filter(
      (line) =>
        line.startsWith('stateline_job_duration_seconds_count') && line.includes('"calculateDemoRoute"'),
    )
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

async function saveTrip(app: RunningApp, someone: { bearer: Record<string, string> }, equipmentId: bigint) {
  const answer = await fetch(`${app.origin}/mileage/api/trip`, {
    method: 'POST',
    headers: { ...someone.bearer, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      equipment_id: Number(equipmentId),
      date: '2026-08-05',
      route: [
        { city: 'Chicago', state: 'IL' },
        { city: 'Dallas', state: 'TX' },
      ],
    }),
  });
  expect(answer.status, await answer.text()).toBeLessThan(300);
}

describe('a queue in a database of its own', () => {
  it('runs the job of a saved record there, and no job in the main database', async () => {
    const [main, queue] = [await cloneDatabase(), await emptyDatabase()];
    const app = await startApp({ databaseUrl: main, env: { QUEUE_URL: queue } });
    const someone = await signedIn({ ...app, databaseUrl: main });
    const { id } = await someone.db.equipment.create({
      data: { carrierId: someone.carrierId, unit: 'Q-1', fuelType: 'special_diesel', axles: 5 },
    });
    await saveTrip(app, someone, id);
    const statusOf = async () =>
      (await someone.db.trip.findFirstOrThrow({ where: { carrierId: someone.carrierId } })).routeStatus;
    await expect.poll(statusOf, { timeout: 60_000 }).toBe('ok');
    await expect.poll(() => inQueue(queue, 'calculateRoute'), { timeout: 60_000 }).toBe(0);
    expect(await inOutbox(main, 'calculateRoute')).toBe(0);
    expect(await ask(main, 'SELECT FROM graphile_worker._private_jobs')).toEqual([]);
    expect(await ask(main, "SELECT FROM pg_namespace WHERE nspname = 'job_liveness'")).toEqual([]);
    expect((await ask(queue, 'SELECT FROM job_liveness.worker')).length).toBeGreaterThan(0);
  });

  it('saves while the queue is away, and runs the job once when it is back', async () => {
    const [main, queue] = [await cloneDatabase(), await emptyDatabase()];
    const relay = await startRelay(queue);
    const METRICS_PORT = await freePort();
    const app = await startApp({
      databaseUrl: main,
      expectErrors: true,
      env: {
        QUEUE_URL: Object.assign(new URL(queue), { host: new URL(relay.origin).host }).href,
        METRICS_PORT,
      },
    });
    const { route, statusOf } = calculatorOf(app);
    await relay.cut();
    expect((await route('qaway1')).status).toBe(200);
    expect(await statusOf('qaway1')).toBe('pending');
    expect(await inOutbox(main)).toBe(1);
    await relay.mend();
    await expect.poll(() => statusOf('qaway1'), { timeout: 60_000 }).toBe('ok');
    await expect.poll(() => inOutbox(main), { timeout: 60_000 }).toBe(0);
    await expect.poll(() => inQueue(queue), { timeout: 60_000 }).toBe(0);
    expect(await runsOf(METRICS_PORT)).toBe(1);
  });

  it('runs a job once whose worker was killed between the queue and the outbox', async () => {
    const [main, queue] = [await cloneDatabase(), await emptyDatabase()];
    const env = { QUEUE_URL: queue };
    const web = await startApp({ role: 'web', databaseUrl: main, env });
    const { route, statusOf } = calculatorOf(web);
    expect((await route('qkill1')).status).toBe(200);

    // Nothing can be taken out of the outbox, though it can be read.
    const holder = new pg.Client({ connectionString: main });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM job_outbox FOR UPDATE');
    const worker = await startApp({ role: 'worker', databaseUrl: main, expectErrors: true, env });
    await expect.poll(() => statusOf('qkill1'), { timeout: 60_000 }).toBe('ok');
    await expect.poll(() => inQueue(queue), { timeout: 60_000 }).toBe(0);
    expect(await inOutbox(main)).toBe(1);
    await worker.stop('SIGKILL');
    await holder.query('ROLLBACK');
    await holder.end();

    const METRICS_PORT = await freePort();
    await startApp({ role: 'worker', databaseUrl: main, env: { ...env, METRICS_PORT } });
    await expect.poll(() => inOutbox(main), { timeout: 60_000 }).toBe(0);
    // One behind it: when that is done, it would have been.
    expect((await route('qkill2')).status).toBe(200);
    await expect.poll(() => statusOf('qkill2'), { timeout: 60_000 }).toBe('ok');
    await expect.poll(() => inQueue(queue), { timeout: 60_000 }).toBe(0);
    expect(await runsOf(METRICS_PORT)).toBe(1);
  });

  it('takes along what waited in the main database, and brings back what the outbox still has', async () => {
    const [main, queue] = [await cloneDatabase(), await emptyDatabase()];
    const before = await startApp({ role: 'web', databaseUrl: main });
    expect((await calculatorOf(before).route('qmove1')).status).toBe(200);
    await before.stop();
    const between = await startApp({ role: 'web', databaseUrl: main, env: { QUEUE_URL: queue } });
    expect((await calculatorOf(between).route('qmove2')).status).toBe(200);
    const moved = await startApp({ role: 'worker', databaseUrl: main, env: { QUEUE_URL: queue } });
    const { statusOf, route } = calculatorOf(between);
    for (const uid of ['qmove1', 'qmove2'])
      await expect.poll(() => statusOf(uid), { timeout: 60_000 }).toBe('ok');
    await moved.stop();
    expect((await route('qmove3')).status).toBe(200);
    expect(await inOutbox(main)).toBe(1);
    await startApp({ role: 'worker', databaseUrl: main });
    await expect.poll(() => statusOf('qmove3'), { timeout: 60_000 }).toBe('ok');
  });

  it('does not start a worker where its queue cannot be kept safely, or is away', async () => {
    const pooler = await startTransactionPooler(await emptyDatabase());
    const databaseUrl = await cloneDatabase();
    const start = (QUEUE_URL: string) => startApp({ role: 'worker', databaseUrl, env: { QUEUE_URL } });
    await expect(start(pooler.url)).rejects.toThrow(
      /Environment: QUEUE_URL leads to a pooler in transaction mode/,
    );
    await expect(start('postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(
      /Environment: the database of QUEUE_URL does not answer/,
    );
  });
});
