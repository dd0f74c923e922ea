import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRates } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';
import { saidOn, usUnitsIn } from '../../factories/us-units';

const app = await startApp();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const US_UNITS = /\b(miles?|mpg|gallons?)\b/i;

async function ontario() {
  const me = await signedIn(app, { baseJurisdiction: 'ON' });
  await me.db.carrier.update({ where: { id: me.carrierId }, data: { units: 'metric' } });
  const { id } = await me.db.equipment.create({ data: { carrierId: me.carrierId, unit: '7', axles: 5 } });
  const call = async (method: string, path: string, body: unknown) => {
    const response = await fetch(`${app.origin}/mileage/api${path}`, {
      method,
      headers: { ...me.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const bad = { equipment_id: Number(id), date: '2026-07-06' };
  const made = await call('POST', '/trip', {
    ...bad,
    state_lines: [{ state: 'ON', odometer: 100_000 }],
    odometer_end: 100_800,
  });
  const listId = String((JSON.parse(made.text) as { data: { id: number } }).data.id);
  return { me, equipmentId: id, call, bad, listId };
}

describe('to a carrier that records in kilometers', () => {
  it('the API refuses distances in kilometers, or in the unit that the call names', async () => {
    const { call, bad, listId } = await ontario();
    const lines = (odometer: unknown) => [{ state: 'ON', odometer }];
    for (const [method, path, body] of [
      ['POST', '/trip', { ...bad, state_lines: lines('x'), odometer_end: -1 }],
      ['POST', '/trip', { ...bad, state_lines: lines(100), odometer_end: 90_000 }],
      ['PUT', `/trip/${listId}`, { state_mileages: [{ state: 'ON', distance: 'x' }] }],
      ['PUT', `/trip/${listId}`, { state_mileages: [{ state: 'ON', distance: 10, exempt_distance: 'x' }] }],
      ['PUT', `/trip/${listId}`, { state_mileages: [{ state: 'ON', distance: 10, exempt_distance: 20 }] }],
    ] as const) {
      const refused = await call(method, path, body);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('kilometers');
      expect(refused.text).not.toMatch(US_UNITS);
      const inMiles = await call(method, path, { ...body, distance_unit: 'mi' });
      expect(inMiles.status).toBe(422);
      expect(inMiles.text).toContain('miles');
    }
  });

  it('the pages refuse in kilometers, and a tax in the list has the symbol of its currency', async () => {
    const { me, equipmentId, listId } = await ontario();
    await giveRates(me.scope, 20263, [{ jurisdiction: 'ON', rate: '0.9999', cad: '0.1430' }]);
    const trip = await me.visitor.post(`/mileage/trips-fuel/trips/${listId.slice(1)}`, {
      intent: 'recalculate',
      revision: '1',
    });
    expect(textOf(trip.html)).toContain('This trip’s kilometers come from the odometer');
    const path = `/mileage/reports/reconciliation/${equipmentId}?q=20263`;
    const said = async (body: Record<string, string>) => {
      const { status, html } = await me.visitor.post(path, body);
      expect(status).toBe(422);
      return textOf(html);
    };
    expect(await said({ intent: 'add', kind: '', date: 'x', reason: '', 'parts.0.state': 'ON' })).toContain(
      'Choose what these kilometers were.',
    );
    expect(await said({ intent: 'source', source: '', reason: '' })).toContain(
      'Choose which kilometers count.',
    );
    await me.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      equipmentId: String(equipmentId),
      date: '07/06/2026',
      state: 'ON',
      city: 'Barrie',
      quantity: '400',
      fuelUnit: 'litre',
      fuelType: 'special_diesel',
      total: '640.00',
    });
    const { id: fuelId } = await me.db.fuelPurchase.findFirstOrThrow({ where: { carrierId: me.carrierId } });
    const opened = await me.visitor.get(`/mileage/trips-fuel?quarter=20263&open=2${fuelId}`);
    expect(textOf(opened.html)).toContain('Total C$640.00');
    const list = (await me.visitor.get('/mileage/trips-fuel?quarter=20263')).html;
    const taxes = [...list.matchAll(/ledger-tax">(.*?)<\/td>/g)].map(([, cell = '']) => textOf(cell));
    expect(taxes).toHaveLength(2);
    for (const tax of taxes) expect(tax).toContain('C$');
  });

  it('asking for a road, the sheet of many trips and a corrected trip speak of kilometers', async () => {
    const { me, call, listId } = await ontario();
    const trip = `/mileage/trips-fuel/trips/${listId.slice(1)}`;
    const asked = await me.visitor.post(trip, { intent: 'ask-road', via: 'ON-401' });
    expect(textOf(asked.html)).toContain('This trip’s kilometers come from the odometer');
    const refused = await call('POST', `/trip/${listId}/road`, { via: ['ON-401'] });
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('This trip’s kilometers come from the odometer') as string,
    ]);

    const row = (at: number, cells: Record<string, string>): [string, string][] =>
      Object.entries({
        [`row.${at}`]: crypto.randomUUID(),
        unit: '7',
        date: '07/08/2026',
        from: '',
        to: '',
        ...cells,
      });
    const sheet = (...rows: [string, string][][]) =>
      me.visitor.post('/mileage/trips-fuel/trips/many', rows.flat());
    const far = await sheet(
      row(0, { state: 'ON', start: '100000', end: '100100' }),
      row(1, { state: 'QC', start: '100100', end: '150000' }),
    );
    expect(textOf(far.html)).toContain('More than 16,093 kilometers since the last state line');
    const words = await sheet(row(0, { state: 'ON', start: 'x', end: '100100' }));
    expect(textOf(words.html)).toContain('is a number of kilometers');
    const pages = [asked.html, far.html, words.html];

    // A correction far from the route: 100.5 km where a truck takes some 540.
    const routed = await call('POST', '/trip', {
      equipment_id: Number(
        (await me.db.equipment.findFirstOrThrow({ where: { carrierId: me.carrierId } })).id,
      ),
      date: '2026-07-09',
      route: [
        { city: 'Toronto', state: 'ON' },
        { city: 'Montreal', state: 'QC' },
      ],
    });
    expect([routed.status, routed.text]).toEqual([201, expect.any(String)]);
    const id = String((JSON.parse(routed.text) as { data: { id: number } }).data.id);
    const status = async () =>
      (await me.db.trip.findFirstOrThrow({ where: { carrierId: me.carrierId, id: Number(id.slice(1)) } }))
        .routeStatus;
    await expect.poll(status, { timeout: 30_000 }).toBe('ok');
    const rows = [
      { state: 'ON', distance: 100.5, reason: 'odometer' },
      { state: 'QC', distance: 12.3, reason: 'odometer' },
    ];
    const corrected = await call('PUT', `/trip/${id}`, { state_mileages: rows });
    expect(corrected.status).toBe(200);
    const checks = (await me.visitor.get('/mileage/trips-fuel/checks?quarter=20263')).html;
    expect(textOf(checks)).toMatch(
      /Corrected to 112\.8 kilometers where the route has \d{3}\.\d: an auditor/,
    );
    const trail = (await me.visitor.get('/mileage/account/audit-trail')).html;
    for (const html of [...pages, checks, trail]) expect(usUnitsIn(saidOn(html).join('\n'))).toEqual([]);
  });

  it('the pages of a trip, the checks and the questions before filing speak of kilometers and liters', async () => {
    const { me, listId } = await ontario();
    const trip = `/mileage/trips-fuel/trips/${listId.slice(1)}`;
    const pages = [
      '/mileage/trips-fuel/trips/new',
      trip,
      `${trip}/miles`,
      '/mileage/trips-fuel/checks?quarter=20263',
      '/mileage/reports/interview?q=20263',
      ...['deadhead', 'personal', 'permits'].map(
        (question) => `/mileage/reports/interview/${question}?q=20263`,
      ),
    ];
    const said: string[] = [];
    for (const path of pages) {
      const { status, html } = await me.visitor.get(path);
      expect([path, status]).toEqual([path, 200]);
      const text = textOf(html.replace(/<(script|style|nav|footer)\b[\s\S]*?<\/\1>/g, ' '));
      for (const match of text.matchAll(/.{0,50}\b(?:miles?|mpg|gallons?)\b.{0,30}/gi))
        said.push(`${path}: ${match[0]}`);
    }
    expect(said).toEqual([]);
  });
});
