import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { atEnd } from '../../factories/at-end';
import { signedIn, type SignedIn } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

/** Receivers as they are in life, and a worker that is killed outright: what the reference promises is kept. */

const databaseUrl = await cloneDatabase();
const env = { WEBHOOK_ALLOW_HTTP: '1', WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1' };
const web = await startApp({ role: 'web', databaseUrl, env });
/** One that ends with the test. */
const startWorker = () => startApp({ role: 'worker', databaseUrl, env });
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
atEnd(() => database.end());
const WAIT = { timeout: 120_000, interval: 100 };

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}
interface Event {
  id: string;
  type: string;
  data: { ids: string[] };
}

async function receiver(answer: (response: ServerResponse, count: number) => unknown) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(response, received.length);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const call = async <T>(person: SignedIn, method: string, path: string, body?: object): Promise<T> => {
  const response = await fetch(`${web.origin}/mileage/api${path}`, {
    method,
    headers: { ...person.bearer, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return ((await response.json()) as { data: T }).data;
};

const subscribe = (person: SignedIn, url: string) =>
  call<{ id: string; secret: string }>(person, 'POST', '/webhooks', { url, events: ['equipment.created'] });

let made = 0;
const addUnit = (person: SignedIn) =>
  call<{ id: number }>(person, 'POST', '/equipment', { unit: `L-${(made += 1)}` });

interface Delivery {
  event_id: string;
  status: string;
  tries: number;
  created_at: string;
  next_at: string | null;
  attempts: { number: number; at: string; status: number | null; error: string }[];
}
const logOf = (person: SignedIn, { id }: { id: string }) =>
  call<Delivery[]>(person, 'GET', `/webhooks/${id}/deliveries?length=100`);
const onlyOne = async (person: SignedIn, hook: { id: string }): Promise<Delivery> => {
  const deliveries = await logOf(person, hook);
  expect(deliveries).toHaveLength(1);
  return deliveries[0] as Delivery;
};

/** As the reference says: over timestamp, a point and the body. */
const isSigned = (secret: string, { headers, body }: Received): boolean =>
  headers['stateline-signature'] ===
  `t=${headers['stateline-timestamp'] as string},v1=${createHmac('sha256', secret)
    .update(`${headers['stateline-timestamp'] as string}.${body}`)
    .digest('hex')}`;

/** Lets the pauses of a carrier's deliveries be over. */
const hasten = ({ carrierId }: SignedIn) =>
  database.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
      WHERE locked_at IS NULL AND (payload->>'deliveryId')::uuid IN (SELECT id FROM webhook_delivery WHERE "carrierId" = $1 AND status = 'pending')`,
    [carrierId],
  );

type Case = [
  what: string,
  answer: (response: ServerResponse) => unknown,
  status: number | null,
  error: string,
];

describe('a receiver', () => {
  it.each<Case>([
    ['answers with an error', (response) => response.writeHead(500).end(), 500, ''],
    [
      'sends us elsewhere',
      (response) => response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end(),
      307,
      '',
    ],
    ['hangs up', (response) => response.destroy(), null, 'The connection was broken off.'],
    [
      'begins an answer and does not end it',
      (response) => void response.writeHead(200).write('wait'),
      null,
      'No whole answer within 10 seconds.',
    ],
  ])('that %s hears of the same event again, at last with success', async (_what, answer, status, error) => {
    await startWorker();
    const person = await signedIn(web);
    const to = await receiver((response, count) =>
      count < 3 ? answer(response) : void response.writeHead(204).end(),
    );
    const hook = await subscribe(person, to.url);
    const { id } = await addUnit(person);
    await expect.poll(async () => (await onlyOne(person, hook)).tries, WAIT).toBe(1);
    const first = await onlyOne(person, hook);
    expect(first).toMatchObject({ status: 'pending', attempts: [{ number: 1, status, error }] });
    const pause = Date.parse(first.next_at ?? '') - Date.parse(first.attempts[0]?.at ?? '');
    expect(pause).toBe(30_000);
    for (const tries of [2, 3]) {
      await hasten(person);
      await expect.poll(async () => (await onlyOne(person, hook)).tries, WAIT).toBe(tries);
    }
    expect(await onlyOne(person, hook)).toMatchObject({
      status: 'delivered',
      next_at: null,
      attempts: [{ status }, { status }, { number: 3, status: 204 }],
    });
    expect(to.received).toHaveLength(3);
    expect(to.received.every((one) => isSigned(hook.secret, one))).toBe(true);
    expect(new Set(to.received.map(({ body }) => body)).size).toBe(1);
    expect(JSON.parse(to.received[0]?.body ?? '')).toMatchObject({
      id: to.received[2]?.headers['stateline-event-id'],
      type: 'equipment.created',
      data: { ids: [String(id)] },
    });
  });

  it('that is silent keeps nobody else waiting', async () => {
    await startWorker();
    const [slow, quick] = [await signedIn(web), await signedIn(web)];
    const silent = await receiver(() => undefined);
    const prompt = await receiver((response) => response.writeHead(200).end());
    const hook = await subscribe(slow, silent.url);
    await subscribe(quick, prompt.url);
    for (let unit = 0; unit < 30; unit += 1) await addUnit(slow);
    await expect.poll(() => silent.received.length, WAIT).toBeGreaterThan(0);
    await addUnit(quick);
    const before = silent.received.length;
    await expect.poll(() => prompt.received.length, WAIT).toBe(1);
    // Whatever took a slot before it had been fetched by then.
    expect(silent.received.length - before).toBeLessThan(10);
    await call(slow, 'DELETE', `/webhooks/${hook.id}`);
  });
});

describe('a worker that is killed outright', () => {
  it('between the answer and its record sends the event again, and once it is recorded no more', async () => {
    const worker = await startWorker();
    const person = await signedIn(web);
    const lock = new pg.Client({ connectionString: databaseUrl });
    await lock.connect();
    atEnd(() => lock.end());
    let isHeld = false;
    const to = await receiver((response, count) => {
      if (count > 1) return void response.writeHead(200).end();
      // Whoever wants to write the success down waits for this lock.
      void lock
        .query('BEGIN')
        .then(() =>
          lock.query('SELECT FROM webhook_delivery WHERE "carrierId" = $1 FOR UPDATE', [person.carrierId]),
        )
        .then(() => {
          response.writeHead(200).end();
          isHeld = true;
        });
    });
    const hook = await subscribe(person, to.url);
    await addUnit(person);
    await expect.poll(() => isHeld, WAIT).toBe(true);
    const waiting = async () =>
      (
        await database.query<{ count: number }>(
          `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%webhook_delivery%'`,
        )
      ).rows[0]?.count;
    await expect.poll(waiting, WAIT).toBe(1);
    await worker.stop('SIGKILL');
    await lock.query('ROLLBACK');
    expect(await onlyOne(person, hook)).toMatchObject({ status: 'pending', tries: 0, attempts: [] });

    await startWorker();
    await expect.poll(async () => (await onlyOne(person, hook)).status, WAIT).toBe('delivered');
    expect(await onlyOne(person, hook)).toMatchObject({ tries: 1, attempts: [{ number: 1, status: 200 }] });
    expect(to.received).toHaveLength(2);
    expect(to.received.every((one) => isSigned(hook.secret, one))).toBe(true);
    const [first, second] = to.received.map(({ headers }) => headers['stateline-event-id']);
    expect(first).toBe(second);
  });

  it('again and again in the middle of its work loses no event', async () => {
    let worker = await startWorker();
    const person = await signedIn(web);
    const killAt = new Set([4, 11, 23]);
    const to = await receiver((response, count) => {
      // Some of these answers are still on their way when the worker dies.
      if (killAt.has(count)) worker.process.kill('SIGKILL');
      response.writeHead(count % 5 === 0 ? 503 : 200).end();
    });
    const hook = await subscribe(person, to.url);
    const units: string[] = [];
    for (let unit = 0; unit < 30; unit += 1) units.push(String((await addUnit(person)).id));
    const told = () => {
      const events = to.received.map(({ body }) => JSON.parse(body) as Event);
      return new Set(events.flatMap(({ data }) => data.ids));
    };
    const isDone = async () => {
      const { exitCode, signalCode } = worker.process;
      if (exitCode !== null || signalCode !== null) worker = await startWorker();
      await hasten(person);
      return (await logOf(person, hook)).every(({ status }) => status === 'delivered');
    };
    await expect.poll(isDone, { timeout: 200_000, interval: 500 }).toBe(true);
    expect([...told()].sort()).toEqual(units.sort());
    expect(to.received.every((one) => isSigned(hook.secret, one))).toBe(true);
    // A repetition has the id of the event, whichever try it is.
    const idOf = new Map<string, Set<string>>();
    for (const { body } of to.received) {
      const { id, data } = JSON.parse(body) as Event;
      idOf.set(String(data.ids), (idOf.get(String(data.ids)) ?? new Set()).add(id));
    }
    expect([...idOf.values()].every(({ size }) => size === 1)).toBe(true);
    expect((await logOf(person, hook)).length).toBe(units.length);
  });
});

describe('the log', () => {
  it('keeps thirty days, and what is older goes with its tries', async () => {
    await startWorker();
    const person = await signedIn(web);
    const to = await receiver((response) => response.writeHead(200).end());
    const hook = await subscribe(person, to.url);
    for (let unit = 0; unit < 3; unit += 1) await addUnit(person);
    const delivered = async () =>
      (await logOf(person, hook)).filter(({ status }) => status === 'delivered').length;
    await expect.poll(delivered, WAIT).toBe(3);
    const [kept, over] = (await logOf(person, hook)) as [Delivery, Delivery];
    for (const [{ event_id }, age] of [
      [kept, '29 days 23 hours'],
      [over, '30 days 1 minute'],
    ] as const)
      await database.query(
        'UPDATE webhook_delivery SET "createdAt" = now() - $2::interval WHERE "eventId" = $1',
        [event_id, age],
      );
    await database.query("SELECT graphile_worker.add_job('sweepWebhooks', '{}'::json)");
    await expect.poll(async () => (await logOf(person, hook)).length, WAIT).toBe(2);
    expect((await logOf(person, hook)).map(({ event_id }) => event_id)).not.toContain(over.event_id);
    const tries = await database.query<{ count: number }>(
      'SELECT count(*)::int FROM webhook_attempt a JOIN webhook_delivery d ON d.id = a."deliveryId" WHERE d."carrierId" = $1',
      [person.carrierId],
    );
    expect(tries.rows[0]?.count).toBe(2);
  });
});
