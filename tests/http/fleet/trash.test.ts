import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const LIST = '/mileage/trips-fuel?quarter=20263';
const TRASH = '/mileage/account/trash';

const RECORDS = {
  units: [{ unit: 'C' }],
  trips: [
    { unit: 'C', date: '2026-08-01', miles: { TX: 500, OK: 500 } },
    { unit: 'C', date: '2026-08-02', miles: { TX: 100, OK: 50 } },
  ],
  fuel: [{ unit: 'C', date: '2026-08-03', state: 'TX', quantity: '100' }],
};

const ids = (html: string) => [...new Set([...html.matchAll(/id="r(\d+)"/g)].map((match) => match[1] ?? ''))];
/** What the form of the toast sends. */
const undoIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...(
        /<form method="post" action="\/mileage\/account\/trash">(.*?)<\/form>/s.exec(html)?.[1] ?? ''
      ).matchAll(/name="([^"]+)" value="([^"]*)"/g),
    ].map(([, name = '', value = '']) => [name, value]),
  );
const figures = (html: string) =>
  [...html.matchAll(/class="figure-value[^"]*">(.*?)<\/dd>/gs)].map((match) => match[1]);

describe('what is deleted, without scripts', () => {
  it('leaves list and report, and comes back as it was by Undo', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_basic' });
    await giveRecords(person.scope, RECORDS);
    const before = await person.visitor.get(LIST);
    const report = '/mileage/reports?q=20263';
    const reported = (await person.visitor.get(report)).html;
    const [first = '', second = ''] = ids(before.html);
    const question = await person.visitor.get(`/mileage/trips-fuel/delete?ids=${first},${second}`);
    expect(question.html).toContain('restore them from the trash for 30 days');
    const deleted = await person.visitor.post(question.url, {});
    expect(deleted.html).toContain(' deleted.');
    expect(deleted.html).toContain('>Undo<');
    expect(ids((await person.visitor.get(LIST)).html)).not.toContain(first);
    const back = await person.visitor.post(TRASH, undoIn(deleted.html));
    expect(back.html).toContain(' restored.');
    const after = await person.visitor.get(LIST);
    expect(ids(after.html)).toEqual(ids(before.html));
    expect(figures(after.html)).toEqual(figures(before.html));
    const again = (await person.visitor.get(report)).html;
    expect(again.replace(/\d{2}:\d{2}/g, '').length).toBe(reported.replace(/\d{2}:\d{2}/g, '').length);
    // Undo pressed twice restores once, and says so.
    expect((await person.visitor.post(TRASH, undoIn(deleted.html))).html).toContain(
      'not in the trash any more',
    );
  });

  it('is asked about in words for one record or several, and of the plan only where trips are', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_basic' });
    await giveRecords(person.scope, RECORDS);
    const all = ids((await person.visitor.get(LIST)).html);
    const question = async (some: readonly string[]) =>
      (await person.visitor.get(`/mileage/trips-fuel/delete?ids=${some.join(',')}`)).html;
    const of = (digit: string) => all.filter((id) => id.startsWith(digit));
    const [trip = '', fuel = ''] = [of('1')[0], of('2')[0]];
    const one = await question([fuel]);
    expect(one).toContain('It leaves the report. You can restore it');
    expect(one).not.toContain('your plan');
    expect(await question([trip])).toContain('Trips still count toward your plan.');
    expect(await question([trip, fuel])).toContain('They leave the report. You can restore them');
  });

  it('is in the trash under the account, named, and is restored from there', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_basic' });
    await giveRecords(person.scope, RECORDS);
    expect((await person.visitor.get(TRASH)).html).toContain('The trash is empty.');
    const [first = ''] = ids((await person.visitor.get(LIST)).html);
    await person.visitor.post(`/mileage/trips-fuel/delete?ids=${first}`, {});
    const trash = await person.visitor.get(TRASH);
    expect(trash.html).toMatch(/1 (trip|fuel purchase)/);
    expect(trash.html).toContain('30 days');
    const batch = /name="batch" value="([^"]+)"/.exec(trash.html)?.[1] ?? '';
    const restored = await person.visitor.post(TRASH, { batch });
    expect(restored.url).toBe(TRASH);
    expect(restored.html).toContain(' restored.');
    expect(ids((await person.visitor.get(LIST)).html)).toContain(first);
  });

  it('is given back to nobody else', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_basic' });
    await giveRecords(person.scope, RECORDS);
    const [first = ''] = ids((await person.visitor.get(LIST)).html);
    const deleted = await person.visitor.post(`/mileage/trips-fuel/delete?ids=${first}`, {});
    const stranger = await signedIn(app);
    const refused = await stranger.visitor.post(TRASH, undoIn(deleted.html));
    expect(refused.status).toBe(404);
    expect((await person.visitor.get(TRASH)).html).toContain('name="batch"');
  });

  it('may be a unit, which comes back into the list of equipment', async () => {
    const { visitor } = await signedIn(app);
    await visitor.post('/mileage/equipment/new', { unit: 'T-9', active: '1', fuelType: 'special_diesel' });
    const id = /\/mileage\/equipment\/(\d+)"[^>]*>T-9</.exec(
      (await visitor.get('/mileage/equipment')).html,
    )?.[1];
    const deleted = await visitor.post(`/mileage/equipment/${id}/delete`, {});
    expect(deleted.html).toContain('Unit T-9 deleted.');
    const back = await visitor.post(TRASH, undoIn(deleted.html));
    expect(back.url).toBe('/mileage/equipment');
    expect(back.html).toMatch(new RegExp(`/mileage/equipment/${id}"[^>]*>T-9<`));
  });
});
