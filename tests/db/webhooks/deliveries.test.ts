import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { httpWebhookSender, type Resolver } from '~/platform/webhooks/http-sender.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { deliverWebhook } from '~/areas/webhooks/deliver-webhook.server';
import { emitEvent } from '~/areas/webhooks/emit-event.server';
import {
  changeWebhook,
  createWebhook,
  readDeliveries,
  readUndelivered,
  readWebhook,
  removeWebhook,
  replayDelivery,
  replayUndelivered,
  rotateSecret,
  sweepWebhooks,
} from '~/areas/webhooks/manage-webhooks.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { secretBox } from '~/platform/secrets/secret-box.server';
import { testClock } from '../../factories/context';
import { fleetCtx } from '../../factories/fleet';
import { must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (response: ServerResponse) => void;

/** A real receiver whose answers a test decides. */
async function receiver(answer: Answer = (response) => response.writeHead(200).end('thanks')) {
  const received: Received[] = [];
  const state = { answer };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      state.answer(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close(), 1_000);
  const { port } = server.address() as AddressInfo;
  return {
    received,
    state,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    close: () => server.closeAllConnections(),
  };
}

const open = { allowHttp: true, allowedAddresses: ['127.0.0.1'] };

async function owner(sender = httpWebhookSender({ ...open, timeoutMs: 400 })) {
  const clock = testClock();
  const ctx: Ctx<CarrierScope> = {
    ...fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_basic' })).scope),
    webhooks: sender,
    clock,
  };
  const tell = (data: Record<string, unknown> = { file_id: 'x' }) =>
    inTransaction(ctx.scope, (scope) =>
      emitEvent(scope, { carrierId: scope.carrierId, type: 'report.ready', data }, clock.now()),
    );
  const pending = () =>
    prisma.webhookDelivery.findMany({
      where: { carrierId: ctx.scope.carrierId, status: 'pending' },
      orderBy: { createdAt: 'asc' },
    });
  const run = async (by: Ctx<CarrierScope> = ctx) => {
    for (const { id, tries } of await pending())
      await deliverWebhook({ ...by, scope: system }, { deliveryId: id, try: tries + 1 });
  };
  return { ctx, clock, tell, run, pending };
}

const verify = (secret: string, { headers, body }: Received): boolean => {
  const signature = String(headers['stateline-signature']);
  const time = /t=(\d+)/.exec(signature)?.[1];
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return signature.split(',').includes(`v1=${expected}`);
};

describe('a webhook', () => {
  it('tells a real receiver, signed, and writes down what came back', async () => {
    const to = await receiver();
    const { ctx, tell, run } = await owner();
    const { endpoint, secret } = must(
      await createWebhook(ctx, { url: to.url, events: ['report.ready', 'trip.route_ready'] }),
    );
    await tell({ file_id: 'abc' });
    await run();
    expect(to.received).toHaveLength(1);
    const [first] = to.received as [Received];
    expect(JSON.parse(first.body)).toMatchObject({
      type: 'report.ready',
      carrier_id: ctx.scope.carrierId,
      data: { file_id: 'abc' },
      id: first.headers['stateline-event-id'],
    });
    expect(verify(secret, first)).toBe(true);
    expect(verify(`${secret}x`, first)).toBe(false);
    expect(first.headers['stateline-timestamp']).toBe(String(Date.parse('2026-11-21T15:00:00Z') / 1000));
    const log = must(await readDeliveries(ctx, endpoint.id, { start: 0, length: 10 }));
    expect(log.rows).toMatchObject([
      { status: 'delivered', tries: 1, attempts: [{ number: 1, status: 200, excerpt: 'thanks', error: '' }] },
    ]);
    // The same job once more, as after a worker that died: nothing is sent twice.
    await deliverWebhook({ ...ctx, scope: system }, { deliveryId: log.rows[0]?.id ?? '', try: 1 });
    expect(to.received).toHaveLength(1);
  });

  it('keeps its secret sealed, and sends nothing where the key is gone', async () => {
    const to = await receiver();
    const { ctx, tell, run } = await owner();
    const keys = ['k'.repeat(32)];
    const sealing = { ...ctx, secrets: secretBox(() => keys) };
    const { endpoint, secret } = must(
      await createWebhook(sealing, { url: to.url, events: ['report.ready'] }),
    );
    const kept = await prisma.webhookEndpoint.findFirstOrThrow({ where: { id: endpoint.id } });
    expect(Buffer.from(kept.secret).toString('latin1')).not.toContain(secret.slice(6, 20));
    await tell({ file_id: 'sealed' });
    await run(sealing);
    expect(verify(secret, to.received[0] as Received)).toBe(true);
    const renewed = must(await rotateSecret(sealing, endpoint.id));
    await tell({ file_id: 'renewed' });
    await run(sealing);
    expect(verify(renewed.secret, to.received[1] as Received)).toBe(true);
    expect(verify(secret, to.received[1] as Received)).toBe(true);
    await tell({ file_id: 'lost' });
    await run({ ...ctx, secrets: secretBox(() => ['x'.repeat(32)]) });
    expect(to.received).toHaveLength(2);
    const log = must(await readDeliveries(ctx, endpoint.id, { start: 0, length: 10 }));
    expect(log.rows.find(({ body }) => body.includes('"lost"'))?.attempts).toMatchObject([
      { status: null, error: 'The signing secret could not be opened. Make a new one.' },
    ]);
  });

  it('hears of the miles of a trip when its route is saved', async () => {
    const to = await receiver();
    const { ctx, run, clock } = await owner();
    must(await createWebhook(ctx, { url: to.url, events: ['trip.route_ready'] }));
    const trip = must(
      await createTrip(ctx, {
        date: '2026-11-02',
        stops: [
          { city: 'Dallas', state: 'TX' },
          { city: 'Tulsa', state: 'OK' },
        ],
      }),
    );
    await calculateRoute(
      { ...fleetCtx(system), clock },
      { tripId: trip.id, routeRevision: trip.routeRevision, isLastAttempt: true },
    );
    await run();
    expect(JSON.parse(to.received[0]?.body ?? '{}')).toMatchObject({
      type: 'trip.route_ready',
      data: {
        trip_id: `1${trip.id}`,
        distance_miles: '150',
        state_mileages: [
          { state: 'TX', distance_miles: '100' },
          { state: 'OK', distance_miles: '50' },
        ],
      },
    });
  });

  it('that hears of other events, or of another carrier, is left alone; what is rolled back is never told', async () => {
    const to = await receiver();
    const { ctx, tell, pending } = await owner();
    must(await createWebhook(ctx, { url: to.url, events: ['quarter.filed'] }));
    await tell();
    const other = await owner();
    must(await createWebhook(other.ctx, { url: to.url, events: ['report.ready'] }));
    await tell();
    await expect(
      inTransaction(other.ctx.scope, async (scope) => {
        await emitEvent(scope, { carrierId: scope.carrierId, type: 'report.ready', data: {} }, new Date());
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect([await pending(), await other.pending()]).toEqual([[], []]);
  });

  it('is tried eight times within a day and then given up, with the reasons in the log', async () => {
    const to = await receiver((response) => response.writeHead(500).end('broken '.repeat(500)));
    const { ctx, tell, run, clock } = await owner();
    const { endpoint } = must(await createWebhook(ctx, { url: to.url, events: ['report.ready'] }));
    await tell();
    const start = clock.now().getTime();
    for (let turn = 0; turn < 12; turn += 1) {
      await run();
      const [next] = await prisma.webhookDelivery.findMany({ where: { endpointId: endpoint.id } });
      if (next?.nextAt) clock.advance(next.nextAt.getTime() - clock.now().getTime());
    }
    expect(to.received).toHaveLength(8);
    expect(clock.now().getTime() - start).toBeLessThan(24 * 3_600_000);
    const [delivery] = must(await readDeliveries(ctx, endpoint.id, { start: 0, length: 10 })).rows;
    expect(delivery).toMatchObject({ status: 'failed', tries: 8, nextAt: null });
    expect(delivery?.attempts[0]?.excerpt.length).toBe(500);
    expect(new Set(to.received.map(({ headers }) => headers['stateline-event-id'])).size).toBe(1);
    // By hand it goes once more, as the same event.
    to.state.answer = (response) => response.writeHead(204).end();
    must(await replayDelivery(ctx, endpoint.id, delivery?.id ?? ''));
    await run();
    expect(to.received).toHaveLength(9);
    expect(to.received[8]?.headers['stateline-event-id']).toBe(to.received[0]?.headers['stateline-event-id']);
    expect(must(await readWebhook(ctx, endpoint.id)).failingSince).toBeNull();
  });

  it('that fails waits for its carrier’s turn with every further try', async () => {
    const to = await receiver((response) => response.writeHead(500).end());
    const { ctx, tell, run } = await owner();
    must(await createWebhook(ctx, { url: to.url, events: ['report.ready'] }));
    for (let event = 0; event < 3; event += 1) await tell({ file_id: String(event) });
    await run();
    const jobs = await prisma.$queryRaw<{ try: number; priority: number; isIts: boolean }[]>`
      SELECT (payload->>'try')::int AS try, priority, flags ? ${`webhook:${ctx.scope.carrierId}`} AS "isIts"
        FROM graphile_worker._private_jobs j
       WHERE (payload->>'deliveryId')::uuid IN (SELECT id FROM webhook_delivery WHERE "carrierId" = ${ctx.scope.carrierId}::uuid)
       ORDER BY priority`;
    // Those of the first tries stand in the queue still: no worker runs here.
    expect(jobs.map(({ priority }) => priority - 2000)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(jobs.map((job) => job.try)).toEqual([1, 1, 1, 2, 2, 2]);
    expect(jobs.every(({ isIts }) => isIts)).toBe(true);
  });

  it('is switched off after days of failure, its owners are told, and what waits is missed', async () => {
    const to = await receiver((response) => response.writeHead(503).end());
    const { ctx, tell, run, clock, pending } = await owner();
    const { endpoint } = must(await createWebhook(ctx, { url: to.url, events: ['report.ready'] }));
    await tell();
    await run();
    clock.advance(3 * 24 * 3_600_000);
    await tell();
    await run();
    expect(must(await readWebhook(ctx, endpoint.id))).toMatchObject({
      active: false,
      disabledReason: expect.stringContaining('503') as string,
    });
    const mails = await prisma.mailMessage.findMany({
      where: { carrierId: ctx.scope.carrierId, kind: 'webhook-off' },
    });
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails[0]?.params)).toContain(to.url);
    await run();
    expect(await pending()).toEqual([]);
    await tell();
    expect(await pending()).toEqual([]);
    must(await changeWebhook(ctx, endpoint.id, { active: true }));
    to.state.answer = (response) => response.writeHead(200).end();
    await tell();
    await run();
    expect(must(await readWebhook(ctx, endpoint.id))).toMatchObject({ active: true, failingSince: null });
    expect(must(await readUndelivered(ctx, endpoint.id))).toBe(3);
  });

  it('is sent what failed and what happened while it was off, once, the oldest first, when it is on again', async () => {
    const to = await receiver();
    const { ctx, tell, run, clock, pending } = await owner();
    const { endpoint } = must(await createWebhook(ctx, { url: to.url, events: ['report.ready'] }));
    await tell({ file_id: 'taken' });
    await run();
    to.state.answer = (response) => response.writeHead(500).end();
    await tell({ file_id: 'waits' });
    await run();
    must(await changeWebhook(ctx, endpoint.id, { active: false }));
    await run();
    clock.advance(1000);
    await tell({ file_id: 'off-1' });
    clock.advance(1000);
    await tell({ file_id: 'off-2' });
    expect(await pending()).toEqual([]);
    const missed = must(await readDeliveries(ctx, endpoint.id, { start: 0, length: 10 }, ['missed']));
    expect(missed).toMatchObject({ total: 4, filtered: 3 });
    expect(missed.rows.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toEqual([
      { file_id: 'off-2' },
      { file_id: 'off-1' },
      { file_id: 'waits' },
    ]);
    expect(await replayUndelivered(ctx, endpoint.id)).toMatchObject({
      ok: false,
      failure: { kind: 'conflict' },
    });

    must(await changeWebhook(ctx, endpoint.id, { active: true }));
    to.state.answer = (response) => response.writeHead(200).end();
    to.received.length = 0;
    clock.advance(1000);
    await run();
    expect(to.received).toEqual([]);
    const answers = await Promise.all([
      replayUndelivered(ctx, endpoint.id),
      replayUndelivered(ctx, endpoint.id),
    ]);
    expect(answers.map((answer) => must(answer)).sort((a, b) => b.sent - a.sent)).toEqual([
      { sent: 3, left: 0 },
      { sent: 0, left: 0 },
    ]);
    await run();
    expect(
      to.received.map(({ body }) => (JSON.parse(body) as { data: { file_id: string } }).data.file_id).sort(),
    ).toEqual(['off-1', 'off-2', 'waits']);
    expect(to.received.map(({ headers }) => headers['stateline-event-id']).sort()).toEqual(
      missed.rows.map(({ eventId }) => eventId).sort(),
    );
    expect(must(await replayUndelivered(ctx, endpoint.id))).toEqual({ sent: 0, left: 0 });
    expect(must(await readUndelivered(ctx, endpoint.id))).toBe(0);
  });

  it('is sent missed events in parts, and the same answer is given to a retry', async () => {
    const { ctx, tell, pending } = await owner();
    const { endpoint } = must(
      await createWebhook(ctx, { url: 'https://example.com/hook', events: ['report.ready'] }),
    );
    must(await changeWebhook(ctx, endpoint.id, { active: false }));
    await tell();
    const [one] = await prisma.webhookDelivery.findMany({ where: { endpointId: endpoint.id } });
    await prisma.webhookDelivery.createMany({
      data: Array.from({ length: 501 }, () => ({
        ...(one as NonNullable<typeof one>),
        id: randomUUID(),
        eventId: randomUUID(),
      })),
    });
    must(await changeWebhook(ctx, endpoint.id, { active: true }));
    const asked = { ...ctx, recordKey: randomUUID() };
    expect(must(await replayUndelivered(asked, endpoint.id))).toEqual({ sent: 500, left: 2 });
    expect(must(await replayUndelivered(asked, endpoint.id))).toEqual({ sent: 500, left: 2 });
    expect(await pending()).toHaveLength(500);
    expect(must(await replayUndelivered(ctx, endpoint.id))).toEqual({ sent: 2, left: 0 });
  });

  it('has its events recorded for thirty days after it was switched off, and no longer', async () => {
    const { ctx, tell, clock } = await owner();
    const { endpoint } = must(
      await createWebhook(ctx, { url: 'https://example.com/hook', events: ['report.ready'] }),
    );
    must(await changeWebhook(ctx, endpoint.id, { active: false }));
    const offSince = clock.now();
    clock.advance(29 * 24 * 3_600_000);
    // Switched off once more it is off since the first time.
    expect(must(await changeWebhook(ctx, endpoint.id, { active: false })).offSince).toEqual(offSince);
    await tell();
    clock.advance(2 * 24 * 3_600_000);
    await tell();
    expect(must(await readUndelivered(ctx, endpoint.id))).toBe(1);
    must(await changeWebhook(ctx, endpoint.id, { active: true }));
    expect(must(await readWebhook(ctx, endpoint.id)).offSince).toBeNull();
  });

  it('signs with both secrets for a day after a change', async () => {
    const to = await receiver();
    const { ctx, tell, run, clock } = await owner();
    const { endpoint, secret } = must(await createWebhook(ctx, { url: to.url, events: ['report.ready'] }));
    const { secret: newer } = must(await rotateSecret(ctx, endpoint.id));
    await tell();
    await run();
    expect([verify(secret, to.received[0] as Received), verify(newer, to.received[0] as Received)]).toEqual([
      true,
      true,
    ]);
    clock.advance(25 * 3_600_000);
    await tell();
    await run();
    expect([verify(secret, to.received[1] as Received), verify(newer, to.received[1] as Received)]).toEqual([
      false,
      true,
    ]);
    expect(JSON.stringify(must(await readWebhook(ctx, endpoint.id)))).not.toContain(newer);
  });

  it('signs with every secret of the last day, however often it was changed', async () => {
    const to = await receiver();
    const { ctx, tell, run, clock } = await owner();
    const sealing = { ...ctx, secrets: secretBox(() => ['k'.repeat(32)]) };
    const { endpoint, secret } = must(
      await createWebhook(sealing, { url: to.url, events: ['report.ready'] }),
    );
    const secrets = [secret];
    for (const hours of [1, 10, 10]) {
      secrets.push(must(await rotateSecret(sealing, endpoint.id)).secret);
      clock.advance(hours * 3_600_000);
    }
    const inForce = async () => {
      await tell();
      await run(sealing);
      const last = to.received.at(-1) as Received;
      const count = String(last.headers['stateline-signature']).match(/v1=/g)?.length;
      return { which: secrets.map((one) => verify(one, last)), count };
    };
    // Replaced 21, 20 and 10 hours ago; then the first two are over.
    expect(await inForce()).toEqual({ which: [true, true, true, true], count: 4 });
    clock.advance(3.5 * 3_600_000);
    expect(await inForce()).toEqual({ which: [false, true, true, true], count: 3 });
    clock.advance(3_600_000);
    expect(await inForce()).toEqual({ which: [false, false, true, true], count: 2 });
    // Those that are over are forgotten, not only left aside.
    await sweepWebhooks({ ...ctx, scope: system });
    expect(await prisma.webhookFormerSecret.count({ where: { endpointId: endpoint.id } })).toBe(0);
  });

  it('does not change its secret so often that receivers could no longer read the header', async () => {
    const { ctx, clock } = await owner();
    const { endpoint } = must(
      await createWebhook(ctx, { url: 'https://example.com/hook', events: ['report.ready'] }),
    );
    for (let change = 0; change < 10; change += 1) {
      must(await rotateSecret(ctx, endpoint.id));
      clock.advance(3_600_000);
    }
    expect(await rotateSecret(ctx, endpoint.id)).toMatchObject({
      ok: false,
      failure: { kind: 'rate-limited', retryAfterSeconds: 14 * 3600 },
    });
    clock.advance(14 * 3_600_000);
    must(await rotateSecret(ctx, endpoint.id));
  });

  it('is not switched off for what it failed before a success, or before its address was changed', async () => {
    const to = await receiver((response) => response.writeHead(500).end());
    const { ctx, tell, run, clock, pending } = await owner();
    const { endpoint } = must(await createWebhook(ctx, { url: to.url, events: ['report.ready'] }));
    await tell();
    await run();
    clock.advance(3 * 24 * 3_600_000);
    // Another event is taken while this one waits for its answer.
    await tell();
    to.state.answer = (response) => {
      void prisma.webhookEndpoint
        .updateMany({ where: { id: endpoint.id }, data: { failingSince: null } })
        .then(() => response.writeHead(500).end());
    };
    await run();
    const now = clock.now();
    expect(must(await readWebhook(ctx, endpoint.id))).toMatchObject({ active: true, failingSince: now });

    clock.advance(3 * 24 * 3_600_000);
    must(await changeWebhook(ctx, endpoint.id, { url: `${to.url}/new` }));
    expect(must(await readWebhook(ctx, endpoint.id)).failingSince).toBeNull();
    to.state.answer = (response) => response.writeHead(500).end();
    await tell();
    await run();
    expect(must(await readWebhook(ctx, endpoint.id)).active).toBe(true);

    // The old address says that it is gone, after the new one was entered.
    await prisma.webhookDelivery.deleteMany({ where: { endpointId: endpoint.id } });
    await tell();
    to.state.answer = (response) => {
      void changeWebhook(ctx, endpoint.id, { url: to.url }).then(() => response.writeHead(410).end());
    };
    await run();
    expect(must(await readWebhook(ctx, endpoint.id))).toMatchObject({ active: true, failingSince: null });
    expect(await pending()).toHaveLength(1);
    await run();
    expect(must(await readWebhook(ctx, endpoint.id))).toMatchObject({
      active: false,
      disabledReason: 'It answered 410: gone for good.',
    });
  });

  it('keeps the secret of its receiver in force where the answer with a new one was lost', async () => {
    const to = await receiver();
    const { ctx, tell, run } = await owner();
    const { endpoint, secret } = must(await createWebhook(ctx, { url: to.url, events: ['report.ready'] }));
    const asked = { ...ctx, recordKey: randomUUID() };
    must(await rotateSecret(asked, endpoint.id));
    const { secret: newer } = must(await rotateSecret(asked, endpoint.id));
    await tell();
    await run();
    const [received] = to.received as [Received];
    expect([verify(secret, received), verify(newer, received)]).toEqual([true, true]);
  });

  it('is not given the address of another one', async () => {
    const { ctx } = await owner();
    const make = async (url: string) =>
      must(await createWebhook(ctx, { url, events: ['report.ready'] })).endpoint;
    const first = await make('https://example.com/1');
    const second = await make('https://example.com/2');
    expect(await changeWebhook(ctx, second.id, { url: first.url })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { url: ['This address is in the list already.'] } },
    });
    expect(must(await changeWebhook(ctx, second.id, { url: second.url })).url).toBe(second.url);
  });

  it('is in the security log with each new address and secret', async () => {
    const { ctx } = await owner();
    const { endpoint } = must(
      await createWebhook(ctx, { url: 'https://one.example.com/hook', events: ['report.ready'] }),
    );
    must(await changeWebhook(ctx, endpoint.id, { events: ['quarter.filed'] }));
    must(await changeWebhook(ctx, endpoint.id, { url: 'https://two.example.com/hook' }));
    must(await rotateSecret(ctx, endpoint.id));
    must(await removeWebhook(ctx, endpoint.id));
    const lines = await prisma.securityEvent.findMany({
      where: { carrierId: ctx.scope.carrierId },
      orderBy: { id: 'asc' },
    });
    expect(lines.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      'webhook-added one.example.com',
      'webhook-changed two.example.com',
      'webhook-secret-made two.example.com',
      'webhook-removed two.example.com',
    ]);
  });

  it('is the owners’ business alone', async () => {
    const { ctx } = await owner();
    const { endpoint } = must(
      await createWebhook(ctx, { url: 'https://example.com/hook', events: ['report.ready'] }),
    );
    for (const role of ['editor', 'viewer'] as const) {
      const other = {
        ...ctx,
        scope: (await makeAccount(prisma, { carrierId: ctx.scope.carrierId, role })).scope,
      };
      expect(await readWebhook(other, endpoint.id)).toMatchObject({
        ok: false,
        failure: { kind: 'forbidden' },
      });
      expect(
        await createWebhook(other, { url: 'https://example.com/2', events: ['report.ready'] }),
      ).toMatchObject({ ok: false, failure: { kind: 'forbidden' } });
    }
    const stranger = (await owner()).ctx;
    for (const result of [
      await readWebhook(stranger, endpoint.id),
      await removeWebhook(stranger, endpoint.id),
      await rotateSecret(stranger, endpoint.id),
      await changeWebhook(stranger, endpoint.id, { active: false }),
    ]) {
      expect(result).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
    }
  });
});

describe('an address that must not be called', () => {
  const post = (url: string, options: Partial<Parameters<typeof httpWebhookSender>[0]> = {}) =>
    httpWebhookSender({ allowHttp: true, allowedAddresses: [], timeoutMs: 400, ...options }).post({
      url,
      headers: {},
      body: '{}',
    });

  it.each([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0177.0.0.1',
    'http://127.1',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://localhost',
    'http://0.0.0.0',
    'http://169.254.169.254',
    'http://10.0.0.1',
  ])('%s is refused before a byte is sent', async (origin) => {
    const to = await receiver();
    expect(await post(`${origin}:${to.port}/hook`)).toMatchObject({
      status: null,
      error: expect.stringContaining('public internet') as string,
    });
    expect(to.received).toEqual([]);
  });

  it.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['169.254.169.254', 4],
    ['::1', 6],
    ['::ffff:127.0.0.1', 6],
    ['fd00::1', 6],
  ] as const)('a name that leads to %s is refused', async (address, family) => {
    const to = await receiver();
    const resolve: Resolver = async () => [{ address, family }];
    expect(await post(`http://hooks.example.com:${to.port}/`, { resolve })).toMatchObject({
      status: null,
      error: expect.stringContaining('public internet') as string,
    });
    expect(to.received).toEqual([]);
  });

  it('a name with one closed address among open ones is refused', async () => {
    const to = await receiver();
    const resolve: Resolver = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect((await post(`http://hooks.example.com:${to.port}/`, { resolve })).error).toContain(
      'public internet',
    );
    expect(to.received).toEqual([]);
  });

  it('a name is looked up once for a call, and that answer is called', async () => {
    const to = await receiver();
    let asked = 0;
    const resolve: Resolver = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const answer = await post(`http://hooks.example.com:${to.port}/`, {
      resolve,
      allowedAddresses: ['127.0.0.1'],
    });
    expect(answer.status).toBe(200);
    expect(asked).toBe(1);
    expect(to.received[0]?.headers.host).toBe(`hooks.example.com:${to.port}`);
  });

  it('a redirect is an answer, and is not followed', async () => {
    const target = await receiver();
    const to = await receiver((response) => response.writeHead(302, { Location: target.url }).end());
    expect(await post(to.url, open)).toMatchObject({ status: 302 });
    expect(target.received).toEqual([]);
  });

  it('http is refused where only https is allowed', async () => {
    expect((await post('http://example.com/', { allowHttp: false })).error).toContain('https');
  });

  it('a receiver that never ends, or sends without end, is left', async () => {
    const silent = await receiver(() => undefined);
    expect(await post(silent.url, open)).toMatchObject({
      status: null,
      error: expect.stringContaining('No whole answer') as string,
    });
    silent.close();
    const endless = await receiver((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(8_192)), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect(await post(endless.url, { ...open, timeoutMs: 5_000 })).toMatchObject({ status: 200 });
    const closed = await receiver();
    closed.close();
    expect((await post('http://127.0.0.1:1/', { ...open, allowedAddresses: ['127.0.0.1'] })).error).not.toBe(
      '',
    );
  });
});
