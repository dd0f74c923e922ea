import { randomUUID } from 'node:crypto';
import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { API_VERSION } from '~/areas/api/views/changelog';
import { startApp } from '../factories/app';
import { databaseOf, makeApiToken, makeSession, signedIn, type SignedIn } from '../factories/signed-in';
import { cloneDatabase } from '../factories/test-database';

/** A carrier of invented records that a person makes for themselves, resets and deletes: by pages without scripts and over the API. */

const CARRIERS = '/mileage/account/carriers';
const FILLED = { timeout: 200_000, interval: 250 };
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

interface Said {
  data: { id: string; sandbox: boolean; sandbox_ready: boolean | null; name: string; current: boolean };
  message?: string;
}

const databaseUrl = await cloneDatabase();
const app = await startApp({ role: 'web', databaseUrl });
let worker = await startApp({ role: 'worker', databaseUrl });
const db = databaseOf(databaseUrl).prisma;
let dana: SignedIn;

const call = async (method: string, path: string, token: string, body?: unknown, more: object = {}) => {
  const answer = await fetch(`${app.origin}/mileage/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, said: (await answer.json()) as Said };
};

const sandboxOf = (userId: string) => db.carrier.findUniqueOrThrow({ where: { sandboxOf: userId } });
const filled = (carrierId: string) =>
  expect
    .poll(
      async () => (await db.carrier.findUniqueOrThrow({ where: { id: carrierId } })).sandboxReadyAt,
      FILLED,
    )
    .not.toBeNull();

/** "type id" of every record, as the lists of the API say. */
async function everyRecord(token: string): Promise<string[]> {
  const names = new Set<string>();
  for (const type of ['trip', 'fuel', 'equipment'])
    for (let start = 0, total = 1; start < total; start += 100) {
      const page = (await call('GET', `/${type}?start=${start}&length=100`, token)).said as unknown as {
        data: { id: string | number }[];
        recordsTotal: number;
      };
      total = page.recordsTotal;
      for (const { id } of page.data)
        names.add(`${type === 'trip' && String(id).startsWith('2') ? 'fuel' : type} ${id}`);
    }
  return [...names].sort();
}

/** Everything of a sandbox but numbers and moments. */
async function stateOf(carrierId: string) {
  const where = { carrierId };
  const [profile, equipment, trips, fuel, filed, miles] = await Promise.all([
    db.carrier.findUniqueOrThrow({ where: { id: carrierId } }),
    db.equipment.findMany({ where, orderBy: { unit: 'asc' } }),
    db.trip.findMany({ where, orderBy: { reference: 'asc' } }),
    db.fuelPurchase.findMany({ where, orderBy: { reference: 'asc' } }),
    db.filedQuarter.findMany({ where, orderBy: { quarterKey: 'asc' } }),
    db.tripJurisdiction.groupBy({
      by: ['jurisdiction', 'quarterKey'],
      where,
      _count: true,
      orderBy: [{ jurisdiction: 'asc' }, { quarterKey: 'asc' }],
    }),
  ]);
  return {
    name: profile.legalName,
    plan: profile.planPackageId,
    equipment: equipment.map(({ unit, make, plate }) => [unit, make, plate]),
    trips: trips.map(({ reference, date, routeStatus, odometerStartTenths, odometerEndTenths }) => [
      reference,
      date,
      routeStatus,
      odometerStartTenths,
      odometerEndTenths,
    ]),
    fuel: fuel.map(({ reference, date, state, gallonsThousandths }) => [
      reference,
      date,
      state,
      String(gallonsThousandths),
    ]),
    filed: filed.map(({ quarterKey }) => quarterKey),
    miles,
  };
}

beforeAll(async () => {
  dana = await signedIn(app, { email: 'dana@example.com' });
});

describe('a sandbox', () => {
  it('is made by one press, once, is marked on every page and in the API, and costs nothing', async () => {
    const { visitor, userId } = dana;
    expect(words((await visitor.get(CARRIERS)).html)).toContain('Create sandbox');
    const [made] = await Promise.all([
      visitor.post(CARRIERS, { intent: 'sandbox' }),
      visitor.post(CARRIERS, { intent: 'sandbox' }),
    ]);
    expect(made?.status).toBe(200);
    const { id } = await sandboxOf(userId);
    expect(await db.carrier.count({ where: { isSandbox: true } })).toBe(1);
    await filled(id);

    for (const path of ['/mileage/trips-fuel', '/mileage/reports', '/mileage/account/carrier', CARRIERS])
      expect(words((await visitor.get(path)).html), path).toContain(
        'Sandbox: the records of this carrier are invented.',
      );
    expect(words((await visitor.get('/mileage/reports')).html)).toContain('Blue Mesa Freight (sandbox)');
    expect(words((await visitor.get(CARRIERS)).html)).not.toContain('Create sandbox');

    const carrier = await sandboxOf(userId);
    const paid = await visitor.post('/mileage/account/billing/plans/ic_basic', {
      authorized: 'on',
      stripe_token: 'tok_visa',
    });
    expect(paid.status).not.toBe(500);
    expect(await db.billingAccount.count({ where: { carrierId: id } })).toBe(0);
    expect(carrier.planPackageId).toBe('ic_advanced');
    expect(await db.mailMessage.count({ where: { carrierId: id } })).toBe(0);
    const state = await stateOf(id);
    expect(state.trips.length).toBeGreaterThan(30);
    expect(new Set(state.trips.map(([, , status]) => status))).toEqual(new Set(['ok']));
    expect(state.fuel.length).toBeGreaterThan(30);
    expect(state.filed.length).toBeGreaterThan(2);

    expect(words((await visitor.get(`/mileage/reports?q=${state.filed.at(-1) ?? 0}`)).html)).toContain(
      'Sandbox: the records of this carrier are invented.',
    );
    await visitor.get(`/mileage/reports/download?type=excel&q=${state.filed.at(-1) ?? 0}`);
    const file = () => db.reportFile.findFirstOrThrow({ where: { carrierId: id } });
    await expect.poll(async () => (await file()).status, FILLED).toBe('ready');
    const content = await fetch(`${app.origin}/mileage/reports/files/${(await file()).id}/content`, {
      headers: { Cookie: `${dana.cookie.name}=${dana.cookie.value}` },
    });
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await content.arrayBuffer());
    for (const sheet of workbook.worksheets.slice(0, 2))
      expect(JSON.stringify(sheet.getSheetValues()), sheet.name).toContain('SANDBOX, NOT FOR FILING');
  }, 240_000);

  it('is reset on a page that asks first: what was changed is gone, everything is as at the beginning', async () => {
    const { visitor, userId } = dana;
    const { id } = await sandboxOf(userId);
    const before = await stateOf(id);
    const token = await makeApiToken(db, { userId, carrierId: id });
    const there = await everyRecord(token);
    expect(there.filter((name) => name.startsWith('equipment')).length).toBeGreaterThan(1);
    expect(there.filter((name) => name.startsWith('fuel')).length).toBeGreaterThan(30);
    const begun = new Date().toISOString();
    await db.carrier.update({ where: { id }, data: { legalName: 'Changed' } });
    await db.trip.updateMany({ where: { carrierId: id }, data: { reference: 'CHANGED' } });
    const { id: endpointId } = await db.webhookEndpoint.create({
      data: {
        id: randomUUID(),
        carrierId: id,
        createdBy: userId,
        url: 'https://127.0.0.1/never-called',
        events: ['trip.deleted', 'fuel.deleted', 'equipment.deleted'],
        secret: new Uint8Array(8),
        ending: 'x',
      },
    });

    const asked = await visitor.get(`${CARRIERS}/${id}/reset`);
    expect(words(asked.html)).toContain('Everything you recorded in the sandbox Changed is erased.');
    expect((await sandboxOf(userId)).sandboxReadyAt).not.toBeNull();
    const [pressed] = await Promise.all([
      visitor.post(`${CARRIERS}/${id}/reset`, {}),
      visitor.post(`${CARRIERS}/${id}/reset`, {}),
    ]);
    expect(pressed?.status).toBe(200);
    expect(words(pressed?.html ?? '')).toContain('Sandbox');
    // Nobody changes what is being made.
    if ((await sandboxOf(userId)).sandboxReadyAt === null)
      expect((await call('POST', '/equipment', token, { unit: 'X1' })).status).toBe(403);
    await filled(id);
    expect(await stateOf(id)).toEqual(before);
    expect(await db.webhookEndpoint.count({ where: { id: endpointId, carrierId: id } })).toBe(1);

    // Programs that keep a copy hear of everything that is gone, of all kinds, and by webhook too.
    const gone = new Set<string>();
    let next: string | null = `/deletions?filter[deleted_since]=${begun}&length=100`;
    while (next !== null) {
      const answer = (await call('GET', next, token)).said as unknown as {
        data: { type: string; id: string }[];
        next: string | null;
      };
      for (const row of answer.data) gone.add(`${row.type} ${row.id}`);
      next = answer.next?.replace(/^.*\/api/, '') ?? null;
    }
    expect([...gone].sort()).toEqual(there);
    const told = (await db.webhookDelivery.findMany({ where: { carrierId: id } })).flatMap(({ type, body }) =>
      (JSON.parse(body) as { data: { ids: string[] } }).data.ids.map(
        (one) => `${type.replace('.deleted', '')} ${one}`,
      ),
    );
    expect(told.sort()).toEqual(there);
    // And of nothing that is there now.
    const anew = await everyRecord(token);
    expect(anew).toHaveLength(there.length);
    expect(anew.filter((name) => gone.has(name))).toEqual([]);
  }, 240_000);

  it('that a worker killed in the middle left half made is whole after the next start', async () => {
    const { userId } = dana;
    const { id } = await sandboxOf(userId);
    const before = await stateOf(id);
    const token = await makeApiToken(db, { userId, carrierId: id });
    await db.trip.updateMany({ where: { carrierId: id }, data: { reference: 'CHANGED' } });
    const key = { 'Idempotency-Key': 'one-reset' };
    const first = await call('POST', `/carriers/${id}/reset`, token, undefined, key);
    expect([first.status, first.said.data]).toMatchObject([202, { id, sandbox: true, current: true }]);
    expect((await call('GET', '/carrier', token)).said.data).toMatchObject({
      sandbox: true,
      sandbox_ready: false,
    });
    const made = () => db.trip.count({ where: { carrierId: id, reference: { not: 'CHANGED' } } });
    await expect.poll(made, FILLED).toBeGreaterThan(5);
    await worker.stop('SIGKILL');
    expect((await sandboxOf(userId)).sandboxReadyAt).toBeNull();

    worker = await startApp({ role: 'worker', databaseUrl: app.databaseUrl });
    await filled(id);
    expect(await stateOf(id)).toEqual(before);
    // The same request once more is the same reset.
    const readyAt = (await sandboxOf(userId)).sandboxReadyAt;
    expect((await call('POST', `/carriers/${id}/reset`, token, undefined, key)).status).toBe(202);
    expect((await sandboxOf(userId)).sandboxReadyAt).toEqual(readyAt);
    expect((await call('GET', '/carrier', token)).headers.get('API-Version')).toBe(API_VERSION);
  }, 300_000);

  it('of others is not found; a token that may only read, and people who do not own it, reset nothing', async () => {
    const { id } = await sandboxOf(dana.userId);
    const otto = await signedIn(app, { email: 'otto@example.com' });
    const ottoToken = await makeApiToken(db, otto);
    for (const [method, path] of [
      ['POST', `/carriers/${id}/reset`],
      ['DELETE', `/carriers/${id}`],
    ] as const) {
      expect((await call(method, path, ottoToken)).status, path).toBe(404);
      const readOnly = await makeApiToken(db, { userId: dana.userId, carrierId: id }, false);
      expect((await call(method, path, readOnly)).status, path).toBe(403);
      // A carrier that is none, and a token of another carrier of the same person.
      expect((await call(method, path.replace(id, otto.carrierId), ottoToken)).status, path).toBe(404);
      const other = await makeApiToken(db, dana);
      expect((await call(method, path, other)).status, path).toBe(404);
    }
    for (const what of ['reset', 'delete']) {
      expect((await otto.visitor.get(`${CARRIERS}/${id}/${what}`)).status).toBe(404);
      expect((await otto.visitor.post(`${CARRIERS}/${id}/${what}`, {})).status).toBe(404);
    }
    await db.membership.create({ data: { userId: otto.userId, carrierId: id, role: 'editor' } });
    const editor = await makeApiToken(db, { userId: otto.userId, carrierId: id });
    expect((await call('POST', `/carriers/${id}/reset`, editor)).status).toBe(403);
    expect((await call('DELETE', `/carriers/${id}`, editor)).status).toBe(403);
    expect((await sandboxOf(dana.userId)).sandboxReadyAt).not.toBeNull();
  });

  it('is made, listed, chosen and deleted over the API; another one can be made', async () => {
    const { id } = await sandboxOf(dana.userId);
    const session = await makeSession(db, dana, 'api');
    const again = await call('POST', '/carriers', session.token, { sandbox: true });
    expect([again.status, again.said.data]).toMatchObject([201, { id, sandbox: true, current: true }]);
    const listed = (await call('GET', '/carriers', session.token)).said.data as unknown as Said['data'][];
    expect(listed.filter(({ sandbox }) => sandbox).map((one) => one.id)).toEqual([id]);
    expect((await call('POST', `/carriers/${dana.carrierId}/choice`, session.token)).said.data).toMatchObject(
      {
        sandbox: false,
      },
    );
    expect((await call('POST', '/carriers', session.token, { sandbox: 'yes' })).status).toBe(422);
    expect((await call('POST', '/carriers', session.token, { sandbox: false })).status).toBe(422);

    expect((await call('DELETE', `/carriers/${id}`, session.token)).status).toBe(200);
    expect(await db.carrier.count({ where: { isSandbox: true } })).toBe(0);
    expect(await db.trip.count({ where: { carrierId: id } })).toBe(0);
    expect((await call('GET', '/carrier', session.token)).said.data.id).toBe(dana.carrierId);
    const other = await call('POST', '/carriers', session.token, { sandbox: true });
    expect(other.said.data.id).not.toBe(id);
    const page = await dana.visitor.post(`${CARRIERS}/${other.said.data.id}/delete`, {});
    expect(words(page.html)).toContain('Create sandbox');
  }, 120_000);
});
