import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const RATES = '/mileage/reports/rates?q=20263';
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const TYPED = {
  jurisdiction: 'KS',
  fuel: 'special_diesel',
  rate: '0.2500',
  surcharge: '',
  source: 'KS notice 26-03',
};

async function withKansas() {
  const me = await signedIn(app);
  await giveThreeStates(me.scope);
  await giveRecords(me.scope, {
    units: [{ unit: '103' }],
    trips: [{ unit: '103', date: '2026-08-08', miles: { KS: 800 } }],
  });
  return me;
}

describe('the rates of a carrier itself', () => {
  it('are asked for where one is missing, entered, used by the list at once, and taken back', async () => {
    const me = await withKansas();
    const list = async () => textOf((await me.visitor.get('/mileage/trips-fuel?quarter=20263')).html);
    expect(await list()).toContain('incomplete: Kansas');
    for (const address of ['/mileage/reports?q=20263', '/mileage/reports/filing?q=20263'])
      expect((await me.visitor.get(address)).html).toContain('Enter the missing rates');
    const page = await me.visitor.get(RATES);
    expect(textOf(page.html)).toContain('Missing on this return Kansas, special diesel');
    expect(page.html).toMatch(/<option value="KS" selected/);
    await me.visitor.post(RATES, TYPED);
    expect(await list()).not.toContain('incomplete');
    const after = textOf((await me.visitor.get(RATES)).html);
    expect(after).toContain('No rate is missing on this return.');
    expect(after).toContain('KS notice 26-03');
    expect(after).toContain('Used on the return');
    await me.visitor.post(RATES, { remove: 'special_diesel/KS' });
    expect(await list()).toContain('incomplete: Kansas');
  });

  it('are refused with what to do beside the field, and what was typed is kept', async () => {
    const me = await withKansas();
    const wrong = await me.visitor.post(RATES, { ...TYPED, rate: '0.25x', source: '' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('Enter the rate with up to four decimals, such as 0.4700.');
    expect(wrong.html).toContain('Say where you read it');
    expect(wrong.html).toContain('value="0.25x"');
    const published = await me.visitor.post(RATES, { ...TYPED, jurisdiction: 'TX' });
    expect(published.status).toBe(422);
    expect(published.html).toContain('The rate for Texas is published: 0.2000. It is used as it is.');
    const oregon = await me.visitor.post(RATES, { ...TYPED, jurisdiction: 'OR' });
    expect(oregon.html).toContain('has no special diesel rate for Oregon: there is none to enter.');
    expect(await me.db.ownRate.count({ where: { carrierId: me.carrierId } })).toBe(0);
    const viewer = await signedIn(app, { carrierId: me.carrierId, role: 'viewer' });
    expect((await viewer.visitor.post(RATES, TYPED)).status).toBe(403);
  });

  it('stay as they are once the quarter is filed', async () => {
    const me = await withKansas();
    await me.visitor.post(RATES, TYPED);
    await me.visitor.post('/mileage/reports/filing?q=20263', {
      intent: 'elsewhere',
      elsewhereOn: '2026-10-20',
      elsewhereNumber: 'K-1',
    });
    expect((await me.visitor.post(RATES, { ...TYPED, rate: '0.3' })).status).toBe(409);
    expect((await me.visitor.post(RATES, { remove: 'special_diesel/KS' })).status).toBe(409);
    expect((await me.visitor.get(RATES)).html).toContain('is filed: its return keeps its rates.');
  });
});
