import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRates } from '../../factories/quarter-records';
import { jsonCalls } from '../../factories/json-calls';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function ontario() {
  const me = await signedIn(app, { baseJurisdiction: 'ON' });
  await me.db.carrier.update({ where: { id: me.carrierId }, data: { units: 'metric' } });
  const { id } = await me.db.equipment.create({ data: { carrierId: me.carrierId, unit: '7', axles: 5 } });
  const api = jsonCalls(app, me);
  return { me, equipmentId: id, api };
}

describe('a carrier that records in kilometers and liters', () => {
  it('reads the kilometers of its odometers in form, trip, list, corrections, export and return', async () => {
    const { me, equipmentId } = await ontario();
    await giveRates(me.scope, 20263, [{ jurisdiction: 'ON', rate: '0.1430', cad: '0.1430' }]);
    const form = await me.visitor.get('/mileage/trips-fuel/trips/new');
    expect(textOf(form.html)).toContain('Odometer, km');
    const saved = await me.visitor.post('/mileage/trips-fuel/trips/new', {
      intent: 'save',
      equipmentId: String(equipmentId),
      date: '07/06/2026',
      entry: 'odometer',
      line_state: 'ON',
      line_odometer: '100000',
      odometerEnd: '100800',
    });
    const trip = textOf(saved.html);
    expect(trip).toContain('Total distance 800.0');
    expect(trip).toContain('Odometer: 800.0 kilometers');
    expect(saved.html).toContain('value="100000"');
    expect(saved.html).toContain('value="100800"');
    const { id } = await me.db.trip.findFirstOrThrow({ where: { carrierId: me.carrierId } });

    const list = await me.visitor.get(`/mileage/trips-fuel?quarter=20263&open=1${id}`);
    expect(textOf(list.html)).toMatch(/Kilometers ?km/);
    expect(textOf(list.html)).toContain('100,000.0 to 100,800.0');
    expect(list.html).toMatch(/ledger-miles">800</);
    expect(textOf(list.html)).toMatch(/Total IFTA Kilometers 800/);

    const corrected = await me.visitor.post(`/mileage/trips-fuel/trips/${id}/miles`, {
      intent: 'save',
      revision: '1',
      jurisdiction: 'ON',
      miles: '790',
      routed: '800',
      exemptMiles: '100',
      exemptReason: 'Permit 7',
    });
    expect(textOf(corrected.html)).toContain('790.0');
    expect((await me.visitor.get(`/mileage/trips-fuel/trips/${id}/miles`)).html).toContain('value="790"');

    const refused = await me.visitor.post(`/mileage/trips-fuel/trips/${id}/miles`, {
      intent: 'save',
      revision: '2',
      jurisdiction: 'ON',
      miles: '100',
      routed: '800',
      exemptMiles: '200',
      exemptReason: 'Permit 7',
    });
    expect(refused.status).toBe(422);
    expect(textOf(refused.html)).toContain('More exempt kilometers than kilometers.');

    const csv = (await me.visitor.get('/mileage/trips-fuel/export.csv?quarter=20263')).html;
    expect(csv).toContain('Kilometers');
    expect(csv).toContain('ON 790');
    expect(csv).toContain(',100000,100800,');
    const report = await me.visitor.get('/mileage/reports?q=20263');
    expect(textOf(report.html)).toContain('790');
  });

  it('gives and takes kilometers through the API, or the unit that a call names', async () => {
    const { api, equipmentId } = await ontario();
    const made = await api('POST', '/trip', {
      equipment_id: Number(equipmentId),
      date: '2026-07-06',
      state_lines: [{ state: 'ON', odometer: 100_000 }],
      odometer_end: 100_800,
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      distance_unit: 'km',
      distance: 800,
      odometer_start: 100_000,
      odometer_end: 100_800,
    });
    const path = `/trip/${String(made.body.data['id'])}`;
    expect((await api('GET', `${path}?distance_unit=mi`)).body.data).toMatchObject({
      distance_unit: 'mi',
      distance: 497.1,
    });
    expect((await api('GET', `${path}?distance_unit=furlong`)).status).toBe(422);
    const noted = await api('PUT', path, { notes: 'kept' });
    expect(noted.body.data).toMatchObject({ distance: 800, odometer_start: 100_000, notes: 'kept' });
    const corrected = await api('PUT', path, { state_mileages: [{ state: 'ON', distance: 750 }] });
    expect(corrected.body.data).toMatchObject({ distance: 750 });
    const inMiles = await api('PUT', path, {
      distance_unit: 'mi',
      state_mileages: [{ state: 'ON', distance: 100 }],
    });
    expect(inMiles.body.data).toMatchObject({ distance_unit: 'mi', distance: 100 });
    const rows = (await api('GET', '/trip?length=10')).body.data as unknown as Record<string, unknown>[];
    expect(rows[0]).toMatchObject({ display_distance: '161', distance_unit: 'km', volume_unit: 'L' });
    const fuel = await api('POST', '/fuel', {
      equipment_id: Number(equipmentId),
      date: '2026-07-06',
      state: 'ON',
      city: 'Toronto',
      fuel_units: '500',
    });
    expect(fuel.body.data).toMatchObject({ unit: 'litre', volume_unit: 'L', fuel_units: '500' });
  });

  it('takes the volume of fuel in the unit that a call names, and refuses two that differ', async () => {
    const { api, equipmentId } = await ontario();
    const bought = {
      equipment_id: Number(equipmentId),
      date: '2026-07-06',
      state: 'ON',
      fuel_units: '100',
    };
    const made = await api('POST', '/fuel', { ...bought, volume_unit: 'gal' });
    expect(made.body.data).toMatchObject({ unit: 'gallon', volume_unit: 'gal', gallons: '100.000' });
    const path = `/fuel/${String(made.body.data['id'])}`;
    const read = (await api('GET', path)).body.data;
    // What was read goes back with one of its two names changed.
    const inLiters = await api('PUT', path, { ...read, volume_unit: 'L' });
    expect(inLiters.body.data).toMatchObject({ unit: 'litre', volume_unit: 'L', gallons: '26.417' });
    const again = await api('PUT', path, { ...inLiters.body.data, unit: 'gallon' });
    expect(again.body.data).toMatchObject({ unit: 'gallon', volume_unit: 'gal' });
    const power = await api('PUT', path, { ...again.body.data, unit: 'kwh' });
    expect(power.body.data).toMatchObject({ unit: 'kwh', volume_unit: null });
    expect((await api('PATCH', path, { volume_unit: 'L' })).body.data).toMatchObject({ unit: 'litre' });

    const named = { volume_unit: [expect.stringContaining('volume_unit')] };
    for (const [method, where, body] of [
      ['POST', '/fuel', { ...bought, volume_unit: 'barrel' }],
      ['POST', '/fuel', { ...bought, unit: 'gallon', volume_unit: 'L' }],
      ['PATCH', path, { unit: 'kwh', volume_unit: 'gal' }],
      ['PATCH', `${path},${path.slice('/fuel/'.length)}`, { unit: 'kwh', volume_unit: 'gal' }],
    ] as const) {
      const refused = await api(method, where, body);
      expect({ status: refused.status, errors: (refused.body as { errors?: unknown }).errors }).toEqual({
        status: 422,
        errors: named,
      });
    }
    expect((await api('GET', path)).body.data).toMatchObject({ unit: 'litre', fuel_units: '100' });
  });

  it('has on its return and its IRP distance the sum of the kilometers that were written', async () => {
    const { api, me, equipmentId } = await ontario();
    await giveRates(me.scope, 20263, [
      { jurisdiction: 'ON', rate: '0.1430', cad: '0.1430' },
      { jurisdiction: 'NY', rate: '0.3805', cad: '0.1375' },
    ]);
    // 101 km are 62.76 miles, kept as 62.8: ten of them would be 1,011 km.
    for (let day = 1; day <= 10; day += 1) {
      const date = `2026-07-${String(day).padStart(2, '0')}`;
      const made = await api('POST', '/trip', {
        equipment_id: Number(equipmentId),
        date,
        state_lines: [
          { state: 'ON', odometer: 1000 },
          { state: 'NY', odometer: 1100 },
        ],
        odometer_end: 1210,
        state_mileages: [
          { state: 'ON', distance: 101 },
          { state: 'NY', distance: 101, exempt_distance: 51, exempt_reason: 'Permit 7' },
        ],
      });
      expect(made.status).toBe(201);
      // Both kept as 62.8 miles, which together are 202.1 km.
      expect(made.body.data).toMatchObject({ distance: 202, display_distance: '202.0' });
    }
    const rows = (await api('GET', '/trip?length=10')).body.data as unknown as object[];
    expect(rows[0]).toMatchObject({ distance: 202, display_distance: '202' });
    const list = (await me.visitor.get('/mileage/trips-fuel/export.csv?quarter=20263')).html;
    expect(list).toMatch(/ON 101; NY 101,202,/);
    const report = (await api('GET', '/reports?q=20263')).body.data as unknown as {
      data: { state: string; miles: number; taxable_miles: number }[];
    }[];
    expect(report[0]?.data).toMatchObject([
      { state: 'NY', miles: 1010, taxable_miles: 500 },
      { state: 'ON', miles: 1010, taxable_miles: 1010 },
    ]);
    expect(textOf((await me.visitor.get('/mileage/trips-fuel?quarter=20263')).html)).toContain(
      'Total IFTA Kilometers 2,020',
    );
    const irp = textOf((await me.visitor.get('/mileage/reports/irp?year=2027')).html);
    expect(irp).toMatch(/Ontario .*?1,010/);
    expect(irp).toContain('2,020');
    const csv = (await me.visitor.get('/mileage/reports/irp.csv?year=2027')).html;
    expect(csv).toMatch(/,ON,Ontario,1010\.0/);
    // A carrier of a US base that records in kilometers files the miles of what it wrote: 1,010 km.
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { baseJurisdiction: 'MI' } });
    const inMiles = (await api('GET', '/reports?q=20263')).body.data as unknown as typeof report;
    expect(inMiles[0]?.data).toMatchObject([
      { state: 'NY', miles: 628, taxable_miles: 311 },
      { state: 'ON', miles: 628, taxable_miles: 628 },
    ]);
    expect(textOf((await me.visitor.get('/mileage/reports/distance-taxes?q=20263')).html)).toContain('628');
  });

  it('makes no liters of kilowatt-hours', async () => {
    const { api, me, equipmentId } = await ontario();
    const charge = {
      equipment_id: Number(equipmentId),
      date: '2026-07-06',
      state: 'ON',
      city: 'Barrie',
      fuel_units: '400.5',
      unit: 'kwh',
      fuel_type: 'electricity',
    };
    expect((await api('POST', '/fuel', charge)).status).toBe(201);
    const list = textOf((await me.visitor.get('/mileage/trips-fuel?quarter=20263')).html);
    expect(list).toContain('400.5 kWh');
    expect(list).not.toContain('1,516');
    const csv = (await me.visitor.get('/mileage/trips-fuel/export.csv?quarter=20263')).html;
    expect(csv).toMatch(/,,400\.5(00)?,kwh,electricity,/);
  });

  it('names no miles and no gallons on map, sorting, route and trends, and converts their figures', async () => {
    const { me, equipmentId } = await ontario();
    await giveRates(me.scope, 20263, [{ jurisdiction: 'ON', rate: '0.1430', cad: '0.1430' }]);
    for (const [day, from, to] of [
      ['06', '100000', '100800'],
      ['07', '100800', '101200'],
    ] as const)
      await me.visitor.post('/mileage/trips-fuel/trips/new', {
        intent: 'save',
        equipmentId: String(equipmentId),
        date: `07/${day}/2026`,
        entry: 'odometer',
        line_state: 'ON',
        line_odometer: from,
        odometerEnd: to,
      });
    await me.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      equipmentId: String(equipmentId),
      date: '07/07/2026',
      state: 'ON',
      city: 'Toronto',
      quantity: '480',
      fuelUnit: 'litre',
      fuelType: 'special_diesel',
    });
    const list = textOf((await me.visitor.get('/mileage/trips-fuel?quarter=20263')).html);
    for (const part of ['Most kilometers', 'Fewest liters']) expect(list, part).toContain(part);
    for (const part of ['Most miles', 'Fewest gallons']) expect(list, part).not.toContain(part);
    const { id: second } = await me.db.trip.findFirstOrThrow({
      where: { carrierId: me.carrierId, odometerStartTenths: 626_342 },
    });
    await me.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      equipmentId: String(equipmentId),
      date: '07/08/2026',
      state: 'ON',
      city: 'Toronto',
      seller: 'Husky',
      quantity: '2000',
      fuelUnit: 'litre',
      fuelType: 'special_diesel',
    });
    const checks = textOf((await me.visitor.get('/mileage/trips-fuel/checks?quarter=20263')).html);
    expect(checks).toContain('2,000 liters is more than most trucks hold.');
    expect(checks).toContain('7 comes to 0.48 kilometers per liter');
    expect(checks).not.toMatch(/\d (miles|gallons)/);
    const opened = await me.visitor.get(`/mileage/trips-fuel?quarter=20263&open=1${second}`);
    expect(textOf(opened.html)).not.toMatch(/\d (miles|gallons)/);
    await me.db.fuelPurchase.deleteMany({ where: { carrierId: me.carrierId, date: new Date('2026-07-08') } });
    const map = textOf((await me.visitor.get('/mileage/trips-fuel/map?quarter=20263')).html);
    expect(map).toContain('Kilometers by state');
    expect(map).toMatch(/Total 1,200/);
    expect(map).not.toContain('Miles');
    // 1,200 km on 480 L.
    const trends = textOf((await me.visitor.get('/mileage/reports/trends?q=20263')).html);
    expect(trends).toContain('Kilometers per liter by vehicle and month');
    expect(trends).toMatch(/7 2\.50/);
    expect(trends).not.toMatch(/mpg|Miles per gallon/);
    const asked = await me.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      equipmentId: String(equipmentId),
      date: '07/07/2026',
      state: 'ON',
      quantity: '95,125',
      fuelUnit: 'litre',
    });
    expect(asked.status).toBe(422);
    expect(textOf(asked.html)).toContain('Is this 95.125 or 95125? Write it without the comma.');
    expect(asked.html).toContain('value="95,125"');
  });
});
