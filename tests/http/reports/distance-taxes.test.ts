import { describe, expect, it } from 'vitest';
import { remindOfDistanceTaxes } from '~/areas/distance-taxes/remind-of-distance-taxes.server';
import { changeEquipment } from '~/areas/equipment/save-equipment.server';
import { startApp } from '../../factories/app';
import { testClock, testContext } from '../../factories/context';
import { giveRecords } from '../../factories/quarter-records';
import { jsonCalls } from '../../factories/json-calls';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const TAXES = '/mileage/reports/distance-taxes?q=20263';
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function fleet() {
  const me = await signedIn(app);
  const ids = await giveRecords(me.scope, {
    units: [
      { unit: '101', registeredWeightPounds: 33_000, combinationWeightPounds: 80_000 },
      { unit: '102', registeredWeightPounds: 33_000, combinationWeightPounds: 90_000, axles: 7 },
    ],
    trips: [
      { unit: '101', date: '2026-07-06', miles: { KY: 1000, NM: 1000, NY: 1000, CT: 200, OR: 100 } },
      { unit: '102', date: '2026-09-06', miles: { OR: 400 } },
    ],
  });
  return { me, ids };
}

describe('the taxes on distance', () => {
  it('are computed to the cent for five states, each line with its law, and due dates by period', async () => {
    const { me } = await fleet();
    const page = textOf((await me.visitor.get(TAXES)).html);
    expect(page).toContain('Tax on 1,000 miles: $28.50.');
    expect(page).toContain('Tax on 1,000 miles: $43.78.');
    expect(page).toContain('Tax on 1,000 miles: $54.60.');
    expect(page).toContain('Tax on 200 miles: $20.00.');
    // July by table A, September by table B with seven axles (88,001 to 90,000 lb).
    expect(page).toContain('Tax on 500 miles: $119.72.');
    expect(page).toContain('July, due August 31, 2026');
    expect(page).toContain('Q3 2026, due November 2, 2026');
    expect(page).toContain('NMSA 1978 § 7-15A-6(A)');
    expect(page).toContain('ORS 825.476, in force from January 1, 2024 (verify before you file)');
    expect(page).toContain('HB 3991');
    const csv = (await me.visitor.get('/mileage/reports/distance-taxes.csv?q=20263')).html;
    expect(csv).toContain('88001 to 90000 lb,400,$0.2365,94.60');
  });

  it('count empty, toll-paid and port-paid miles, one-way hauls and the schedule as entered', async () => {
    const { me, ids } = await fleet();
    const id = ids.get('101')!;
    const form = `/mileage/reports/distance-taxes/miles?q=20263&state=NY`;
    expect(textOf((await me.visitor.get(form)).html)).toContain('Toll-paid Thruway miles');
    const wrong = await me.visitor.post(form, {
      frequency: 'quarterly',
      method: 'gross',
      [`paid-2026-Q3-${id}`]: '2000',
      [`empty-2026-Q3-${id}`]: 'many',
    });
    expect(wrong.status).toBe(422);
    expect(textOf(wrong.html)).toContain('At most its 1000 miles.');
    expect(wrong.html).toContain('value="many"');
    const saved = await me.visitor.post(form, {
      frequency: 'quarterly',
      method: 'gross',
      [`paid-2026-Q3-${id}`]: '300',
      [`empty-2026-Q3-${id}`]: '200',
      [`unladen-2026-Q3-${id}`]: '17,500',
    });
    // 500 laden miles at 0.0546, 200 empty at 0.0140.
    expect(textOf(saved.html)).toContain('Tax on 700 miles: $30.10.');
    await me.visitor.post('/mileage/reports/distance-taxes/miles?q=20263&state=NM', {
      [`paid-2026-Q3-${id}`]: '100',
      [`empty-2026-Q3-${id}`]: '450',
      [`oneWay-2026-Q3-${id}`]: 'on',
    });
    // 900 x 0.04378 x 2/3 = 26.268
    expect(textOf((await me.visitor.get(TAXES)).html)).toContain('Tax on 900 miles: $26.27.');
    const oregon = await me.visitor.post('/mileage/reports/distance-taxes/miles?q=20263&state=OR', {
      frequency: 'quarterly',
    });
    expect(textOf(oregon.html)).toContain('Q3 2026, due November 30, 2026');
  });

  it('offer a form only where there is something to enter', async () => {
    const { me } = await fleet();
    const { html } = await me.visitor.get(TAXES);
    expect([...html.matchAll(/distance-taxes\/miles\?[^"]*state=(\w\w)"/g)].map(([, code]) => code)).toEqual([
      'NY',
      'NM',
      'OR',
    ]);
    const nothing = await me.visitor.get('/mileage/reports/distance-taxes/miles?q=20263&state=KY');
    expect(textOf(nothing.html)).toContain('there is nothing to enter');
    expect(nothing.html).not.toMatch(/<button[^>]*>Save</);
    expect((await me.visitor.get('/mileage/reports/distance-taxes/miles?q=20263&state=OR')).html).toMatch(
      /<button[^>]*>Save</,
    );
  });

  it('say on the screen and in the file that a weight was entered over another one', async () => {
    const { me, ids } = await fleet();
    const ctx = { ...testContext(me.system, { clock: testClock('2026-08-14T15:00:00Z') }), scope: me.scope };
    const id = ids.get('101')!;
    const changed = await changeEquipment(ctx, {
      id,
      revision: null,
      fields: { unit: '101', registeredWeightPounds: 33_000, combinationWeightPounds: 76_000 },
    });
    expect(changed.ok).toBe(true);
    const said = 'Unit 101: its weight was changed from 80,000 to 76,000 lb on August 14, 2026.';
    const page = textOf((await me.visitor.get(TAXES)).html);
    expect(page).toContain(said);
    const csv = (await me.visitor.get('/mileage/reports/distance-taxes.csv?q=20263')).html;
    expect(csv).toContain(said);
    expect(textOf((await me.visitor.get('/mileage/reports/distance-taxes?q=20264')).html)).not.toContain(
      said,
    );
  });

  it('divide the miles of a truck at the day of its new weight, one row for each, on the screen and in the file', async () => {
    const me = await signedIn(app);
    const ids = await giveRecords(me.scope, {
      units: [{ unit: '101', registeredWeightPounds: 33_000, combinationWeightPounds: 80_000 }],
      trips: [
        { unit: '101', date: '2026-08-14', miles: { NM: 1000, KY: 1000 } },
        { unit: '101', date: '2026-08-15', miles: { NM: 500, KY: 500 } },
      ],
    });
    const id = ids.get('101')!;
    const unit = `/mileage/equipment/${id}`;
    const form = (more: Record<string, string>) => ({
      unit: '101',
      active: '1',
      fuelType: 'special_diesel',
      axles: '5',
      registeredWeightPounds: '33000',
      combinationWeightPounds: '58000',
      ...more,
    });
    const kept = async () =>
      me.db.equipment.findFirstOrThrow({ where: { carrierId: me.carrierId, unit: '101' } });
    const wrong = await me.visitor.post(
      unit,
      form({
        'earlierWeights.0.from': '2026-08-20',
        'earlierWeights.0.axles': '',
        'earlierWeights.0.registeredWeightPounds': '',
        'earlierWeights.0.combinationWeightPounds': 'heavy',
      }),
    );
    expect(wrong.status).toBe(422);
    expect(textOf(wrong.html)).toContain('Enter the first day of the weight that counts now.');
    expect(textOf(wrong.html)).toContain('Combined weight is a whole number from 1 to 400000.');
    expect(wrong.html).toMatch(/name="earlierWeights\.0\.combinationWeightPounds"[^>]*value="heavy"/);
    // The form as it is there, with the new weight and its first day.
    await me.visitor.post(unit, form({ weightsFrom: '2026-08-15', 'earlierWeights.0.from': '' }));
    expect((await kept()).earlierWeights).toEqual([
      { from: null, axles: 5, registeredWeightPounds: 33_000, combinationWeightPounds: 80_000 },
    ]);
    const shown = (await me.visitor.get(unit)).html;
    expect(shown).toMatch(/name="weightsFrom"[^>]*value="2026-08-15"/);
    expect(shown).toMatch(/name="earlierWeights\.0\.combinationWeightPounds"[^>]*value="80000"/);
    const page = textOf((await me.visitor.get(TAXES)).html);
    expect(page).toContain('101, from August 15, 2026');
    expect(page).not.toContain('its weight was changed');
    // 1,000 x 0.0285 at 80,000 lb; under 59,999 lb Kentucky has no tax.
    expect(page).toContain('Tax on 1,000 miles: $28.50.');
    // New Mexico: 1,000 x 0.04378 = 43.78, and 500 at the rate to 58,000 lb.
    const csv = (await me.visitor.get('/mileage/reports/distance-taxes.csv?q=20263')).html;
    expect(csv).toContain('NM,101,80000,yes,0,1000,0,1000');
    expect(csv).toContain('NM,101,58000,yes,0,500,0,500');
    expect(csv).toContain('KY,101,58000,no,0,500,0,500');
    expect(csv).toContain('over 78000 lb,1000,$0.04378,43.78');
    expect(csv).toContain('56001 to 58000 lb,500,$0.02862,14.31');
    // Miles of its own for each weight.
    const miles = '/mileage/reports/distance-taxes/miles?q=20263&state=NM';
    expect(textOf((await me.visitor.get(miles)).html)).toContain(
      'Unit 101, Q3 2026 from August 15, 2026: 500 miles',
    );
    await me.visitor.post(miles, {
      [`paid-2026-Q3-${id}`]: '400',
      [`paid-2026-Q3-${id}-2026-08-15`]: '100',
    });
    expect(textOf((await me.visitor.get(TAXES)).html)).toContain('Tax on 1,000 miles:');
    expect((await me.visitor.get('/mileage/reports/distance-taxes.csv?q=20263')).html).toContain(
      'over 78000 lb,600,$0.04378,26.27',
    );
    // Cleared, the truck has one weight again.
    const { revision } = await kept();
    await me.visitor.post(
      unit,
      form({
        combinationWeightPounds: '80000',
        revision: String(revision),
        weightsFrom: '',
        'earlierWeights.0.from': '',
        'earlierWeights.0.combinationWeightPounds': '',
      }),
    );
    expect(textOf((await me.visitor.get(TAXES)).html)).not.toContain('101, from August');
    const stranger = await signedIn(app);
    expect((await stranger.visitor.post(unit, form({ weightsFrom: '2026-08-01' }))).status).toBe(404);
  });

  it('take the weights and their days from the API, which says and keeps them', async () => {
    const me = await signedIn(app);
    const api = jsonCalls(app, me);
    const made = await api('POST', '/equipment', { unit: '7', axles: 5, combination_weight_pounds: 80_000 });
    expect(made.body.data).toMatchObject({ weights_from: null, earlier_weights: [] });
    const path = `/equipment/${String(made.body.data['id'])}`;
    const before = {
      from: null,
      axles: 5,
      registered_weight_pounds: null,
      combination_weight_pounds: 80_000,
    };
    const lighter = { combination_weight_pounds: 76_000, weights_from: '2026-08-15' };
    const changed = {
      ...lighter,
      earlier_weights: [before],
    };
    expect((await api('PUT', path, lighter)).body.data).toMatchObject(changed);
    expect((await api('PUT', path, lighter)).body.data).toMatchObject(changed);
    expect((await api('PATCH', path, { make: 'Volvo' })).body.data).toMatchObject(changed);
    const wrong = await api('PUT', path, {
      earlier_weights: [before, { from: '2026-08-15', combination_weight_pounds: 'x' }],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys((wrong.body as unknown as { errors: object }).errors).sort()).toEqual([
      'earlier_weights.1.combination_weight_pounds',
      'earlier_weights.1.from',
    ]);
    const misspelt = await api('PUT', path, { earlier_weights: [{ ...before, weight: 80_000 }] });
    expect(misspelt.status).toBe(422);
    expect((await api('PUT', path, { earlier_weights: 'all' })).status).toBe(422);
    expect((await api('PUT', path, { earlier_weights: null, weights_from: null })).body.data).toMatchObject({
      weights_from: null,
      earlier_weights: [],
      combination_weight_pounds: 76_000,
    });
  });

  it('are not for a viewer to change, nor for another carrier to see', async () => {
    const { me } = await fleet();
    const viewer = await signedIn(app, { carrierId: me.carrierId, role: 'viewer' });
    const form = '/mileage/reports/distance-taxes/miles?q=20263&state=NY';
    expect((await viewer.visitor.post(form, { method: 'unloaded' })).status).toBe(403);
    expect(await me.db.distanceTaxAccount.count({ where: { carrierId: me.carrierId } })).toBe(0);
    expect((await me.visitor.get('/mileage/reports/distance-taxes/miles?q=20263&state=TX')).status).toBe(404);
  });

  it('are reminded of by their own due dates, once each', async () => {
    const { me } = await fleet();
    const remind = (day: string) =>
      remindOfDistanceTaxes(testContext(me.system, { clock: testClock(`${day}T14:00:00Z`) }));
    const mails = async () =>
      (
        await me.db.mailMessage.findMany({
          where: { userId: me.userId, kind: 'distance-tax-reminder' },
          orderBy: { createdAt: 'asc' },
        })
      ).map(({ params }) => params as Record<string, string>);
    await remind('2026-08-24');
    await remind('2026-08-25');
    expect(await mails()).toMatchObject([
      { tax: 'Oregon weight-mile', period: 'July 2026', when: 'in 7 days', amount: '$25.12' },
    ]);
    await remind('2026-10-26');
    expect((await mails()).slice(1).map(({ tax, period }) => [tax, period])).toEqual([
      ['Kentucky weight distance (KYU)', 'Q3 2026'],
      ['New York highway use tax (HUT)', 'Q3 2026'],
      ['New Mexico weight distance', 'Q3 2026'],
      ['Oregon weight-mile', 'September 2026'],
      ['Connecticut highway use fee', 'Q3 2026'],
    ]);
  });

  it('make one return of a year that is filed once, and remind of it where its last quarter has no miles', async () => {
    const me = await signedIn(app);
    await giveRecords(me.scope, {
      units: [{ unit: '101', registeredWeightPounds: 33_000, combinationWeightPounds: 80_000 }],
      trips: ['2025-02-03', '2025-05-04', '2025-08-05'].map((date) => ({
        unit: '101',
        date,
        miles: { NY: 11 },
      })),
    });
    await me.db.distanceTaxAccount.create({
      data: { carrierId: me.carrierId, jurisdiction: 'NY', frequency: 'annual' },
    });
    const page = textOf((await me.visitor.get('/mileage/reports/distance-taxes?q=20254')).html);
    expect(page).toContain('Year 2025, due February 2, 2026');
    // 33 miles at 0.0546: three quarters rounded by themselves are 0.60 each.
    expect(page).toContain('$1.80');
    const csv = (await me.visitor.get('/mileage/reports/distance-taxes.csv?q=20254')).html;
    expect(csv).toContain('78001 to 80000 lb,33,$0.0546,1.80');
    await remindOfDistanceTaxes(testContext(me.system, { clock: testClock('2026-01-26T14:00:00Z') }));
    const [mail] = await me.db.mailMessage.findMany({
      where: { userId: me.userId, kind: 'distance-tax-reminder' },
    });
    expect(mail?.params).toMatchObject({ period: '2025', miles: '33', amount: '$1.80', when: 'in 7 days' });
  });
});
