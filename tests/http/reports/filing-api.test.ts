import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveThreeStates } from '../../factories/quarter-records';
import { makeApiToken, signedIn } from '../../factories/signed-in';

const app = await startApp();

interface Answer {
  status: number;
  location: string | null;
  body: {
    message?: string;
    errors?: Record<string, string[]>;
    data: Record<string, unknown> & { versions?: unknown[]; blockers?: string[]; differences?: unknown[] };
  };
}

async function call(
  bearer: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${app.origin}${path}`, {
    method,
    headers: { ...bearer, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: (await response.json()) as Answer['body'],
  };
}

const FILING = '/mileage/api/reports/filings/20263';

describe('filing by program', () => {
  it('shows what filing comes to, files, locks, opens again with a reason and files the difference', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const preview = await call(me.bearer, 'GET', `${FILING}?filed_on=2026-11-02`);
    expect(preview).toMatchObject({
      status: 200,
      body: {
        data: {
          q: 20263,
          state: 'ready',
          amended: false,
          net_tax: '29.25',
          interest: '0.00',
          penalty: '0.00',
          amount: '29.25',
          versions: [],
        },
      },
    });
    const late = await call(me.bearer, 'GET', `${FILING}?filed_on=2026-11-20`);
    expect(late.body.data).toMatchObject({ interest: '0.44', penalty: '50.00', amount: '79.69' });

    const filed = await call(me.bearer, 'POST', FILING, { filed_on: '2026-11-02', confirmation: 'TX-778' });
    expect(filed).toMatchObject({
      status: 201,
      location: `${FILING}/1`,
      body: { data: { q: 20263, version: 1, due: '29.25', confirmation: 'TX-778', difference: null } },
    });
    expect(await call(me.bearer, 'POST', FILING, { filed_on: '2026-11-02' })).toMatchObject({ status: 409 });
    expect((await call(me.bearer, 'GET', FILING)).body.data).toMatchObject({
      state: 'filed',
      versions: [{ version: 1 }],
    });
    const exact = await call(me.bearer, 'GET', `/api/reports/filings/20263/1`);
    expect(exact.body.data).toMatchObject({
      due: '29.25',
      sources: { trips: { count: 3 } },
      return: { cover: expect.any(Array) as unknown },
    });

    expect(await call(me.bearer, 'POST', `${FILING}/reopenings`, { reason: '' })).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Say why the quarter is opened again.'] } },
    });
    expect(
      await call(me.bearer, 'POST', `${FILING}/reopenings`, { reason: 'A receipt was missing' }),
    ).toMatchObject({ status: 201 });
    expect(
      await call(me.bearer, 'POST', `${FILING}/reopenings`, { reason: 'A receipt was missing' }),
    ).toMatchObject({ status: 409 });
    expect(await call(me.bearer, 'POST', FILING, { filed_on: '2026-11-02' })).toMatchObject({
      status: 409,
      body: { message: 'Nothing has changed since the return was filed.' },
    });
    await me.db.fuelPurchase.updateMany({
      where: { carrierId: me.carrierId, state: 'CA' },
      data: { quantity: '150' },
    });
    const amended = await call(me.bearer, 'POST', FILING, { filed_on: '2026-11-02', notes: 'one receipt' });
    expect(amended).toMatchObject({ status: 201, body: { data: { version: 2, amended: true } } });
    expect((await call(me.bearer, 'GET', `${FILING}/2`)).body.data.differences).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'CA', fuel_purchased: -100 })]),
    );
    expect((await call(me.bearer, 'GET', '/mileage/api/reports/filings')).body.data).toMatchObject([
      { version: 2 },
      { version: 1, reopen_reason: 'A receipt was missing' },
    ]);
  });

  it('names what is wrong, knows no foreign filings, and lets readers read only', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    expect(await call(me.bearer, 'POST', FILING, { filed_on: 'soon', credit_applied: 'much' })).toMatchObject(
      {
        status: 422,
        body: {
          errors: { filed_on: expect.any(Array) as unknown, credit_applied: expect.any(Array) as unknown },
        },
      },
    );
    expect(
      await call(me.bearer, 'POST', '/mileage/api/reports/filings/20264', { filed_on: '2026-11-02' }),
    ).toMatchObject({ status: 409, body: { message: expect.stringContaining('not over yet') as string } });
    expect(await call(me.bearer, 'GET', '/mileage/api/reports/filings/20269')).toMatchObject({ status: 404 });
    expect(await call(me.bearer, 'DELETE', FILING)).toMatchObject({ status: 405 });
    expect((await fetch(app.origin + FILING)).status).toBe(401);
    await call(me.bearer, 'POST', FILING, { filed_on: '2026-11-02' });
    const other = await signedIn(app);
    expect(await call(other.bearer, 'GET', `${FILING}/1`)).toMatchObject({ status: 404 });
    expect((await call(other.bearer, 'GET', '/mileage/api/reports/filings')).body.data).toEqual([]);
    const reading = { Authorization: `Bearer ${await makeApiToken(me.db, me, false)}` };
    expect((await call(reading, 'GET', FILING)).status).toBe(200);
    expect((await call(reading, 'POST', `${FILING}/reopenings`, { reason: 'I may not' })).status).toBe(403);
  });
});
