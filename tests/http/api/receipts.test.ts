import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RECEIPTS } from '../../fixtures/fuel-receipts/receipts';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { receiptPdf } from '../../factories/receipt-pictures';
import { makeApiToken, signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();
const TRUCK_STOP = RECEIPTS[0]!.lines;

interface Answer {
  status: number;
  body: Record<string, unknown> & { data: Record<string, unknown> };
}

async function caller(me: SignedIn, mayWrite = true) {
  const token = await makeApiToken(me.db, me, mayWrite);
  return async (method: string, path: string, body?: object): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${app.origin}/mileage/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  };
}
type Call = Awaited<ReturnType<typeof caller>>;

const papersOf = (...papers: Uint8Array[]): FormData => {
  const form = new FormData();
  for (const [index, bytes] of papers.entries())
    form.append('receipt', new File([new Uint8Array(bytes)], `pilot-${index + 1}.pdf`));
  return form;
};

/** Uploads the receipt and asks until it was read. */
async function read(call: Call, bytes: Uint8Array): Promise<Record<string, unknown>> {
  const sent = await call('POST', '/receipts', papersOf(bytes));
  expect(sent.status).toBe(201);
  const [taken] = sent.body.data as unknown as { id: string }[];
  for (;;) {
    const { body } = await call('GET', `/receipts/${taken?.id ?? ''}`);
    if (body.data['status'] !== 'processing') return body.data;
    await pause(250);
  }
}

const fuelOf = (me: SignedIn) => me.db.fuelPurchase.findMany({ where: { carrierId: me.carrierId } });

async function withTruck(quantity?: string) {
  const me = await signedIn(app);
  await giveRecords(me.scope, {
    units: [{ unit: '4412' }],
    trips: [],
    fuel: quantity ? [{ unit: '4412', date: '2026-08-15', state: 'TX', quantity }] : [],
  });
  return { me, call: await caller(me) };
}

describe('receipts for programs', { timeout: 120_000 }, () => {
  it('proposes a purchase in the fields that recording takes, and records it once', async () => {
    const { me, call } = await withTruck();
    const paper = await receiptPdf(TRUCK_STOP);
    const found = await read(call, paper);
    expect(found).toMatchObject({
      status: 'read',
      proposal: {
        date: '2026-08-14',
        fuel_units: '118.402',
        unit: 'gallon',
        state: 'TX',
        city: 'Amarillo',
        price_per_unit: '3.899',
        fuel_amount: '461.65',
      },
      matches: [],
    });
    expect(found['not_counted']).not.toEqual([]);
    expect(await fuelOf(me)).toHaveLength(0);
    expect((await call('GET', '/receipts')).body).toMatchObject({ recordsTotal: 1 });

    const at = `/receipts/${found['id'] as string}`;
    const proposal = found['proposal'] as object;
    const wrong = await call('POST', `${at}/purchase`, { ...proposal, fuel_units: 'much' });
    expect([wrong.status, Object.keys(wrong.body['errors'] as object)]).toEqual([422, ['fuel_units']]);
    expect((await call('POST', `${at}/purchase`, { ...proposal, another: 'yes' })).status).toBe(422);
    const made = await call('POST', `${at}/purchase`, proposal);
    expect([made.status, made.body.data['gallons']]).toEqual([201, '118.402']);
    expect(made.body.data['receipt']).toMatchObject({ id: found['id'], name: 'pilot-1.pdf' });
    const again = await call('POST', `${at}/purchase`, proposal);
    expect(again.body.data['id']).toBe(made.body.data['id']);
    expect(await fuelOf(me)).toHaveLength(1);

    const twice = await call('POST', '/receipts', papersOf(paper));
    expect(twice.body.data).toMatchObject([
      { id: found['id'], seen_before: true, fuel_id: made.body.data['id'] },
    ]);
    expect((await call('GET', at)).body.data).toMatchObject({ status: 'used', matches: [] });
    expect((await call('GET', '/receipts')).body).toMatchObject({ recordsTotal: 0 });
  });

  it('names the card line that is the same fill, so that none counts twice', async () => {
    const { me, call } = await withTruck('118.40');
    const [card] = await fuelOf(me);
    const line = `2${card?.id ?? ''}`;
    const found = await read(call, await receiptPdf(TRUCK_STOP));
    expect(found['matches']).toMatchObject([{ id: line, gallons: '118.400', has_receipt: false }]);
    const at = `/receipts/${found['id'] as string}`;
    const refused = await call('POST', `${at}/purchase`, found['proposal'] as object);
    expect(refused.status).toBe(409);
    expect(refused.body['current']).toMatchObject({ matches: [{ id: line }] });
    expect((await call('PATCH', `/fuel/${line}`, { unit: 'kwh', fuel_type: 'electricity' })).status).toBe(
      200,
    );
    expect((await call('GET', at)).body.data['matches']).toEqual([]);
    const charge = { ...(found['proposal'] as object), unit: 'kwh', fuel_type: 'electricity' };
    const charged = await call('POST', `${at}/purchase`, charge);
    expect(charged.body['current']).toMatchObject({
      matches: [{ id: line, fuel_units: '118.4', unit: 'kwh', gallons: null }],
    });
    const back = { unit: 'gallon', fuel_type: 'special_diesel' };
    expect((await call('PATCH', `/fuel/${line}`, back)).status).toBe(200);
    expect((await call('POST', `${at}/attachment`, { fuel_id: 'x' })).status).toBe(422);
    const attached = await call('POST', `${at}/attachment`, { fuel_id: line });
    expect(attached.body.data).toMatchObject({ id: line, gallons: '118.400', receipt: { id: found['id'] } });
    expect(await fuelOf(me)).toHaveLength(1);

    const second = await read(call, await receiptPdf([...TRUCK_STOP, 'COPY']));
    const other = `/receipts/${second['id'] as string}`;
    expect((await call('POST', `${other}/attachment`, { fuel_id: line })).status).toBe(409);
    expect((await call('DELETE', other)).body.data).toEqual({ name: 'pilot-1.pdf' });
    expect((await call('GET', other)).status).toBe(404);
  });

  it('tells of every receipt that is attached, replaced or taken off, as of any change of its purchase', async () => {
    const { me, call } = await withTruck('118.40');
    const line = `2${(await fuelOf(me))[0]?.id ?? ''}`;
    await me.db.webhookEndpoint.create({
      data: {
        id: randomUUID(),
        carrierId: me.carrierId,
        createdBy: me.userId,
        url: 'https://127.0.0.1/never-called',
        events: ['fuel.changed', 'receipt.ready', 'receipt.failed'],
        secret: new Uint8Array(8),
        ending: 'x',
      },
    });
    const told = async (type: string) => {
      const where = { carrierId: me.carrierId, type };
      const rows = await me.db.webhookDelivery.findMany({ where, orderBy: { createdAt: 'asc' } });
      return rows.map(({ body }) => (JSON.parse(body) as { data: unknown }).data);
    };
    const changed = { ids: [line] };
    const since = async (moment: string) =>
      (await call('GET', `/fuel?filter[updated_since]=${moment}`)).body.data as unknown as { id: string }[];

    const first = await read(call, await receiptPdf(TRUCK_STOP));
    const second = await read(call, await receiptPdf([...TRUCK_STOP, 'COPY']));
    expect(await told('receipt.ready')).toEqual(
      [first, second].map(({ id, name }) => ({ receipt_id: id, name })),
    );
    let begun = new Date().toISOString();
    const attached = await call('POST', `/receipts/${first['id'] as string}/attachment`, { fuel_id: line });
    expect(attached.status).toBe(200);
    expect(await told('fuel.changed')).toEqual([changed]);
    expect(await since(begun)).toMatchObject([{ id: line }]);

    // What was read goes back as it is and changes no receipt; another one is not put in its place unsaid.
    const { receipt, revision } = attached.body.data as { receipt: object; revision: number };
    const same = await call('PUT', `/fuel/${line}`, { receipt, seller: 'Pilot' });
    expect(same.body.data['receipt']).toEqual(receipt);
    const other = await call('PUT', `/fuel/${line}`, { receipt: { ...receipt, id: second['id'] } });
    expect([other.status, Object.keys(other.body['errors'] as object)]).toEqual([422, ['receipt']]);

    begun = new Date().toISOString();
    const stale = await call('PUT', `/fuel/${line}`, { receipt: null, revision });
    expect(stale.status).toBe(409);
    const taken = await call('PUT', `/fuel/${line}`, { receipt: null });
    expect([taken.status, taken.body.data['receipt'], taken.body.data['seller']]).toEqual([
      200,
      null,
      'Pilot',
    ]);
    expect(await since(begun)).toMatchObject([{ id: line }]);
    begun = new Date().toISOString();
    const replaced = await call('POST', `/receipts/${second['id'] as string}/attachment`, { fuel_id: line });
    expect(replaced.body.data['receipt']).toMatchObject({ id: second['id'] });
    expect(await since(begun)).toMatchObject([{ id: line }]);
    expect(await told('fuel.changed')).toEqual([changed, changed, changed, changed]);

    // The same of several at once.
    const made = await call('POST', '/fuel', { ...(second['proposal'] as object), date: '2026-08-20' });
    const list = `${line},${made.body.data['id'] as string}`;
    const both = await call('PUT', `/fuel/${list}`, { receipt: null });
    expect((both.body.data as unknown as { receipt: unknown }[]).map((one) => one.receipt)).toEqual([
      null,
      null,
    ]);
    expect((await call('PUT', `/fuel/${list}`, { receipt })).status).toBe(422);
  });

  it('knows only the carrier’s own receipts, and lets a reader change none', async () => {
    const { me, call } = await withTruck();
    const found = await read(call, await receiptPdf(TRUCK_STOP));
    const at = `/receipts/${found['id'] as string}`;
    const stranger = await caller(await signedIn(app));
    expect((await stranger('GET', '/receipts')).body.data).toEqual([]);
    for (const [method, path, body] of [
      ['GET', at],
      ['DELETE', at],
      ['POST', `${at}/reading`],
      ['POST', `${at}/purchase`, found['proposal']],
      ['POST', `${at}/attachment`, { fuel_id: '21' }],
    ] as [string, string, object?][])
      expect((await stranger(method, path, body)).status, `${method} ${path}`).toBe(404);
    const reader = await caller(me, false);
    expect((await reader('GET', at)).status).toBe(200);
    expect((await reader('POST', `${at}/purchase`, found['proposal'] as object)).status).toBe(403);
    expect((await reader('DELETE', at)).status).toBe(403);
    expect((await call('GET', at)).body.data['status']).toBe('read');
    const none = await call('POST', '/receipts', new FormData());
    expect(none.status).toBe(422);
    expect(none.body['errors']).toEqual({ receipt: ['Choose a photo or PDF of a receipt.'] });
  });
});
