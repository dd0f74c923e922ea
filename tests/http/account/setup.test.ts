import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('what a return needs, asked one question a screen without scripts', () => {
  it('leads from the first screen through every question to the list of answers, and is resumed where it was left', async () => {
    const me = await signedIn(app, { isBare: true, legalName: 'Dana Driver' });
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { baseJurisdiction: null } });
    const { visitor } = me;
    const first = await visitor.get('/mileage/trips-fuel');
    expect(textOf(first.html)).toContain('Your first return: 0 of 6 done');
    expect(first.html).toContain('href="/mileage/setup/name"');

    const name = await visitor.get('/mileage/setup/name');
    expect(textOf(name.html)).toContain('question 1 of 6');
    const base = await visitor.post('/mileage/setup/name', { legalName: 'Sutter & Sons LLC' });
    expect(base.url).toContain('/mileage/setup/base');
    const license = await visitor.post('/mileage/setup/base', { baseJurisdiction: 'TX' });
    expect(license.url).toContain('/mileage/setup/license');

    const wrong = await visitor.post('/mileage/setup/license', {
      iftaLicence: 'TX 75-1234',
      licensedSince: 'in spring',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(/<title>Error: /);
    expect(wrong.html).toContain('value="TX 75-1234"');
    expect(wrong.html).toMatch(/id="licensedSince-error"[^>]*>.*This is not a date/);
    const usdot = await visitor.post('/mileage/setup/license', {
      iftaLicence: 'TX 75-1234',
      licensedSince: '04/01/2026',
    });
    expect(usdot.url).toContain('/mileage/setup/usdot');

    // Skipped: the list says what is open, and continues there.
    expect(usdot.html).toContain('href="/mileage/setup/address"');
    const list = await visitor.get('/mileage/setup');
    expect(textOf(list.html)).toContain('3 of 6 answered.');
    expect(list.html).toMatch(/href="\/mileage\/setup\/usdot"[^>]*>Continue/);
    const empty = await visitor.post('/mileage/setup/usdot', { usdot: '' });
    expect(empty.status).toBe(422);
    expect(empty.html).toMatch(/id="usdot-error"[^>]*>.*or skip this question/);
    await visitor.post('/mileage/setup/usdot', { usdot: '1234567' });
    const half = await visitor.post('/mileage/setup/address', {
      street: '1 Main St',
      city: '',
      region: 'TX',
      postalCode: '75201',
    });
    expect(half.html).toMatch(/id="city-error"[^>]*>.*Enter the city/);
    expect(half.html).toContain('value="1 Main St"');
    const trucks = await visitor.post('/mileage/setup/address', {
      street: '1 Main St',
      city: 'Dallas',
      region: 'TX',
      postalCode: '75201',
    });
    expect(trucks.url).toContain('/mileage/setup/trucks');
    const noUnit = await visitor.post('/mileage/setup/trucks', { unit: '', axles: '5' });
    expect(noUnit.html).toMatch(/id="unit-error"/);
    const another = await visitor.post('/mileage/setup/trucks', {
      unit: '17',
      fuelType: 'special_diesel',
      axles: '3',
      combinationWeightPounds: '80,000',
      intent: 'another',
    });
    expect(textOf(another.html)).toContain('3 axles, 80,000 lb');
    const done = await visitor.post('/mileage/setup/trucks', { unit: '18', fuelType: 'gasoline' });
    expect(textOf(done.html)).toContain('5 of 6 answered.');
    const undescribed = await visitor.get('/mileage/setup/trucks');
    expect(textOf(undescribed.html)).toContain('Axles or weight missing');
    await me.db.equipment.updateMany({ where: { carrierId: me.carrierId }, data: { axles: 3 } });
    expect(textOf((await visitor.get('/mileage/setup')).html)).toContain('All answered.');
    expect(await me.db.carrier.findUniqueOrThrow({ where: { id: me.carrierId } })).toMatchObject({
      legalName: 'Sutter & Sons LLC',
      baseJurisdiction: 'TX',
      iftaLicence: 'TX 75-1234',
      usdot: '1234567',
      city: 'Dallas',
    });
    expect(textOf((await visitor.get('/mileage/trips-fuel')).html)).toContain(
      'Your first return: 2 of 6 done',
    );
    expect((await visitor.get('/mileage/setup/nothing')).status).toBe(404);
  });

  it('shows a viewer the answers and takes none; an editor may add trucks', async () => {
    const owner = await signedIn(app, { usdot: '1234567' });
    const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    const page = await viewer.visitor.get('/mileage/setup/usdot');
    expect(page.html).toContain('Only an owner of this carrier may change its profile.');
    expect(page.html).not.toContain('Save and continue');
    expect((await viewer.visitor.post('/mileage/setup/usdot', { usdot: '5' })).status).toBe(403);
    expect((await viewer.visitor.post('/mileage/setup/trucks', { unit: '5' })).status).toBe(403);
    const editor = await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    expect((await editor.visitor.post('/mileage/setup/usdot', { usdot: '5' })).status).toBe(403);
    expect((await editor.visitor.post('/mileage/setup/trucks', { unit: '5' })).status).toBe(200);
    expect(await owner.db.equipment.count({ where: { carrierId: owner.carrierId } })).toBe(1);
    expect((await owner.db.carrier.findUniqueOrThrow({ where: { id: owner.carrierId } })).usdot).toBe(
      '1234567',
    );
  });

  it('asks for base, license, USDOT number and address before a quarter is filed', async () => {
    const me = await signedIn(app, { isBare: true });
    await giveThreeStates(me.scope);
    const filing = '/mileage/reports/filing?q=20263';
    const page = await me.visitor.get(filing);
    expect(page.html).toContain(
      'Complete your carrier profile first: IFTA license number, USDOT number, address.',
    );
    expect(page.html).toContain('href="/mileage/setup"');
    const refused = await me.visitor.post(filing, { intent: 'file', then: 'file', filedOn: '2026-11-02' });
    expect(refused.status).toBe(409);
    expect(await me.db.filedReturn.count({ where: { carrierId: me.carrierId } })).toBe(0);
  });

  it('blocks a quarter of miles on fuel that no truck can do, with the reason', async () => {
    const me = await signedIn(app);
    await giveRecords(me.scope, {
      units: [{ unit: '1' }],
      trips: [{ unit: '1', date: '2026-08-01', miles: { TX: 5000 } }],
      fuel: [{ unit: '1', date: '2026-08-01', state: 'TX', quantity: '10' }],
    });
    const page = await me.visitor.get('/mileage/reports/filing?q=20263');
    expect(page.html).toContain('is not possible for a truck');
    const posted = await me.visitor.post('/mileage/reports/filing?q=20263', {
      intent: 'file',
      then: 'file',
      filedOn: '2026-11-02',
    });
    expect(posted.status).toBe(409);
  });

  it('drops the way to the first return once one is filed', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    expect(textOf((await me.visitor.get('/mileage/trips-fuel')).html)).toContain('Your first return');
    await me.visitor.post('/mileage/reports/filing?q=20263', {
      intent: 'file',
      then: 'file',
      filedOn: '2026-11-02',
    });
    expect(textOf((await me.visitor.get('/mileage/trips-fuel')).html)).not.toContain('Your first return');
  });
});
