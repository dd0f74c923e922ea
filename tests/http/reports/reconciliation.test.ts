import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const LIST = '/mileage/reports/reconciliation?q=20263';
const at = (id: number) => `/mileage/reports/reconciliation/${id}?q=20263`;

async function carrierWithGap() {
  const me = await signedIn(app, { name: 'Dana Driver' });
  const ids = await giveRecords(me.scope, {
    units: [{ unit: '101' }],
    trips: [
      { unit: '101', date: '2026-07-06', miles: { TX: 200 }, odometer: [1000, 1200] },
      { unit: '101', date: '2026-08-10', miles: { TX: 100, OK: 50 }, odometer: [1240, 1390] },
    ],
    fuel: [{ unit: '101', date: '2026-08-20', state: 'OK', quantity: '30' }],
  });
  return { me, id: ids.get('101') ?? 0 };
}

describe('reconciliation, without scripts', () => {
  it('shows the sources of each truck side by side, names missing days and makes a trip of a gap once', async () => {
    const { me, id } = await carrierWithGap();
    const list = await me.visitor.get(LIST);
    expect(list.html).toContain(`href="/mileage/reports/reconciliation/${id}?q=20263"`);
    for (const from of ['/mileage/reports?q=20263', '/mileage/reports/interview/deadhead?q=20263'])
      expect((await me.visitor.get(from)).html).toContain('/mileage/reports/reconciliation?q=20263');
    expect((await me.visitor.get('/mileage/imports/positions')).html).toContain('/reports/reconciliation"');

    const page = await me.visitor.get(at(id));
    expect(textOf(page.html)).toContain('08/20/2026 (fuel)');
    expect(textOf(page.html)).toContain('07/06/2026 to 08/10/2026: 40.0 mi');
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
    const gap = /<option value="(\d+)"[^>]*>07\/06\/2026 to/.exec(page.html)?.[1] ?? '';
    const form = { intent: 'add', idempotencyKey: key, kind: 'personal', gap, date: '08/09/2026' };

    const wrong = await me.visitor.post(at(id), { ...form, 'parts.0.miles': '40', reason: '' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(/<title>Error: /);
    expect(textOf(wrong.html)).toContain('Choose the state: miles are never put anywhere by guess.');
    expect(textOf(wrong.html)).toContain('Say why: an auditor will read it.');
    expect(wrong.html).toContain('value="40"');
    expect(wrong.html).toContain('value="08/09/2026"');
    const many = { ...form, 'parts.0.state': 'TX', 'parts.0.miles': '41', reason: 'Home' };
    expect(textOf((await me.visitor.post(at(id), many)).html)).toContain(
      'These are more miles than the gap has.',
    );

    const right = { ...many, 'parts.0.miles': '40' };
    const done = await me.visitor.post(at(id), right);
    expect(textOf(done.html)).toContain('Trip recorded.');
    await me.visitor.post(at(id), right);
    const trips = await me.scope.db.trip.findMany({ where: { carrierId: me.scope.carrierId } });
    expect(trips).toHaveLength(3);
    expect(trips.find(({ notes }) => notes === 'Personal miles: Home')).toMatchObject({
      distanceTenthMiles: 400,
      odometerStartTenths: 12_000,
      odometerEndTenths: 12_400,
    });
    expect(textOf((await me.visitor.get(at(id))).html)).not.toContain('to 08/10/2026: 40');
  });

  it('keeps a choice with who, when and why, in the audit trail too, and refuses it once the quarter is filed', async () => {
    const { me, id } = await carrierWithGap();
    const none = await me.visitor.post(at(id), { intent: 'source', source: 'trips', reason: '' });
    expect(none.status).toBe(422);
    expect(none.html).toMatch(/id="source-reason-error"[^>]*>.*Say why/);
    const choice = { intent: 'source', source: 'trips', reason: 'No device in this truck' };
    expect(textOf((await me.visitor.post(at(id), choice)).html)).toMatch(
      /Trips count: No device in this truck \(Dana Driver, \d\d\/\d\d\/\d{4}\)/,
    );
    expect(textOf((await me.visitor.get('/mileage/account/audit-trail')).html)).toMatch(/mileage source/i);

    await me.scope.db.filedQuarter.create({ data: { carrierId: me.scope.carrierId, quarterKey: 20263 } });
    expect((await me.visitor.post(at(id), { ...choice, source: 'positions' })).status).toBe(409);
    expect((await me.visitor.post(at(id), { intent: 'take' })).status).toBe(409);
    expect(textOf((await me.visitor.get(at(id))).html)).toContain('Q3 2026 is filed');
  });

  it('knows only the carrier’s own trucks', async () => {
    const { id } = await carrierWithGap();
    const stranger = await signedIn(app, { name: 'Sam Stranger' });
    expect((await stranger.visitor.get(at(id))).status).toBe(404);
    for (const intent of ['source', 'take', 'add']) {
      const answer = await stranger.visitor.post(at(id), { intent, source: 'trips', reason: 'Mine' });
      expect(answer.status).toBe(404);
    }
    expect((await stranger.visitor.get(LIST)).status).toBe(200);
  });
});
