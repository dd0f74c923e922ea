import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const FILING = '/mileage/reports/filing?q=20263';
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('a carrier that began later', () => {
  it('is not late, and owes no penalty, for the quarters before its license', async () => {
    const me = await signedIn(app);
    const before = textOf((await me.visitor.get('/mileage/reports?q=20262')).html);
    expect(before).toContain('$50.00');
    expect(before).toContain('A return is still due, with zeros.');
    const page = await me.visitor.get('/mileage/account/carrier');
    const revision = /name="revision" value="(\d+)"/.exec(page.html)?.[1] ?? '';
    const profile = {
      revision,
      legalName: 'Late Start LLC',
      units: 'us',
      baseJurisdiction: 'TX',
      timeZone: 'America/Chicago',
    };
    const wrong = await me.visitor.post('/mileage/account/carrier', { ...profile, licensedSince: 'soon' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('This is not a date. Write it as MM/DD/YYYY.');
    await me.visitor.post('/mileage/account/carrier', { ...profile, licensedSince: '2026-10-01' });
    for (const address of ['/mileage/reports?q=20262', FILING]) {
      const text = textOf((await me.visitor.get(address)).html);
      expect(text).toContain('Not yet a carrier');
      expect(text).toContain('No return due');
      expect(text).not.toContain('$50.00');
      expect(text).not.toContain('days late');
      expect(text).not.toContain('is still due');
    }
    expect(textOf((await me.visitor.get('/mileage/reports?q=20262')).html)).toContain(
      'so no return was due.',
    );
    await giveRecords(me.scope, {
      units: [{ unit: '1' }],
      trips: [
        { unit: '1', date: '2026-10-02', miles: { TX: 10 } },
        { unit: '1', date: '2026-06-02', miles: { TX: 10 } },
      ],
    });
    const list = textOf((await me.visitor.get('/mileage/trips-fuel?quarter=20263')).html);
    expect(list).toContain('No return is due for Q3 2026');
    expect(list).not.toMatch(/days late/);
  });
});

describe('a quarter that was filed elsewhere', () => {
  it('is recorded as filed although a rate is missing here, locked, and can be opened again', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    await giveRecords(me.scope, {
      units: [{ unit: '9' }],
      trips: [{ unit: '9', date: '2026-08-01', miles: { OH: 100 } }],
    });
    const typed = { intent: 'elsewhere', elsewhereOn: '2026-10-20', elsewhereNumber: 'OLD-77' };
    expect((await me.visitor.post(FILING, { ...typed, elsewhereOn: '2030-01-01' })).html).toContain(
      'The day of filing cannot be in the future.',
    );
    const recorded = textOf((await me.visitor.post(FILING, typed)).html);
    expect(recorded).toContain('recorded as filed elsewhere');
    expect(recorded).toContain('Filed October 20, 2026, OLD-77');
    const report = textOf((await me.visitor.get('/mileage/reports?q=20263')).html);
    expect(report).toContain('Filed elsewhere');
    expect(report).not.toContain('days late');
    const trip = await me.db.trip.findFirstOrThrow({ where: { carrierId: me.carrierId } });
    expect((await me.visitor.get(`/mileage/trips-fuel/trips/${trip.id}/miles`)).url).not.toContain('/miles');
    expect((await me.visitor.post(FILING, typed)).status).toBe(409);
    await me.visitor.post(FILING, { intent: 'reopen', reason: 'A trip was missing' });
    expect(await me.db.filedQuarter.count({ where: { carrierId: me.carrierId } })).toBe(0);
    const viewer = await signedIn(app, { carrierId: me.carrierId, role: 'viewer' });
    expect((await viewer.visitor.post(FILING, typed)).status).toBe(403);
  });
});
