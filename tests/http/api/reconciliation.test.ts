import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { makeApiToken, signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();
const LIST = '/reports/reconciliation/20263';

async function withTruck() {
  const me = await signedIn(app, { name: 'Dana Driver' });
  const ids = await giveRecords(me.scope, {
    units: [{ unit: '101' }],
    trips: [
      { unit: '101', date: '2026-07-06', miles: { TX: 200 }, odometer: [1000, 1200] },
      { unit: '101', date: '2026-08-10', miles: { TX: 100, OK: 50 }, odometer: [1240, 1390] },
    ],
    fuel: [{ unit: '101', date: '2026-08-20', state: 'OK', quantity: '30' }],
  });
  return { me, at: `${LIST}/${ids.get('101') ?? 0}`, call: await caller(me) };
}

async function caller(me: SignedIn) {
  const token = await makeApiToken(me.db, me);
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${app.origin}/mileage/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

describe('reconciliation for programs', () => {
  it('gives the sources of each truck month by month, its missing days and its gaps', async () => {
    const { at, call } = await withTruck();
    const list = await call('GET', LIST);
    expect(list.body).toMatchObject({
      recordsTotal: 1,
      data: [
        {
          unit: '101',
          q: 20263,
          distance_unit: 'mi',
          source: null,
          to_choose: false,
          months: [
            { month: '2026-07', trips: 200, counted: 200, odometer: 200, difference: 0, gallons: '0.000' },
            { month: '2026-08', trips: 150, counted: 150, odometer: 190, difference: 40, gallons: '30.000' },
            { month: '2026-09', trips: 0, counted: 0, odometer: null, difference: null, gallons: '0.000' },
          ],
          total: { trips: 350, positions: 0, counted: 350, odometer: 390, difference: 40 },
        },
      ],
    });
    const truck = await call('GET', at);
    expect(truck.body['data']).toMatchObject({
      filed: false,
      missing_days: [{ date: '2026-08-20', trips: false, positions: false, fuel: true }],
      trips_to_take: 0,
      odometer_gaps: [{ before_date: '2026-07-06', after_date: '2026-08-10', distance: 40 }],
    });
  });

  it('keeps a choice with its reason, says what is wrong with one, and refuses it once the quarter is filed', async () => {
    const { me, at, call } = await withTruck();
    const bad = await call('PUT', at, { source: 'odometer', reason: ' ' });
    expect([bad.status, bad.body['errors']]).toEqual([
      422,
      { source: ['Choose which miles count.'], reason: ['Say why: an auditor will read it.'] },
    ]);
    expect((await call('PUT', at, { source: 'trips', reason: 'x', why: 'y' })).status).toBe(422);
    const choice = { source: 'positions', reason: 'ELD is complete' };
    const chosen = await call('PUT', at, choice);
    expect(chosen.body['data']).toMatchObject({
      source: 'positions',
      reason: 'ELD is complete',
      chosen_by: 'Dana Driver',
      total: { trips: 350, counted: 0 },
      trips_to_take: 2,
    });
    const taken = await call('POST', `${at}/missing-days`);
    expect(taken.body['data']).toMatchObject({ total: { counted: 350 }, trips_to_take: 0 });
    expect((await call('POST', `${at}/missing-days`)).body['data']).toEqual(taken.body['data']);

    await me.scope.db.filedQuarter.create({ data: { carrierId: me.scope.carrierId, quarterKey: 20263 } });
    expect((await call('PUT', at, { ...choice, source: 'trips' })).status).toBe(409);
    expect((await call('POST', `${at}/missing-days`)).status).toBe(409);
    expect((await call('GET', at)).body['data']).toMatchObject({ filed: true, source: 'positions' });
  });

  it('says in its description what a choice may not leave out', async () => {
    const { at, call } = await withTruck();
    const { errors = {} } = (await call('PUT', at, {})).body as { errors?: object };
    const answer = await fetch(`${app.origin}/mileage/api/openapi.json`);
    const { paths } = (await answer.json()) as {
      paths: Record<
        string,
        { put: { requestBody: { content: Record<string, { schema: { required: string[] } }> } } }
      >;
    };
    const { content } = paths['/reports/reconciliation/{quarter}/{equipment}']?.put.requestBody ?? {};
    expect(content?.['application/json']?.schema.required).toEqual(Object.keys(errors));
  });

  it('knows only the carrier’s own trucks, and only quarters', async () => {
    const { me, at } = await withTruck();
    const stranger = await caller(await signedIn(app, { name: 'Sam Stranger' }));
    expect((await stranger('GET', LIST)).body['data']).toEqual([]);
    const choice = { source: 'trips', reason: 'Mine' };
    expect((await stranger('GET', at)).status).toBe(404);
    expect((await stranger('PUT', at, choice)).status).toBe(404);
    expect((await stranger('POST', `${at}/missing-days`)).status).toBe(404);
    expect((await stranger('GET', '/reports/reconciliation/20265')).status).toBe(404);
    expect(await me.scope.db.mileageSource.count({ where: { carrierId: me.scope.carrierId } })).toBe(0);
  });
});
