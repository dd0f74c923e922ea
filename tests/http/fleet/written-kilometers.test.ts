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
  await giveRates(me.scope, 20263, [
    { jurisdiction: 'ON', rate: '0.1430', cad: '0.1430' },
    { jurisdiction: 'QC', rate: '0.2020', cad: '0.2020' },
  ]);
  const { id } = await me.db.equipment.create({ data: { carrierId: me.carrierId, unit: '7', axles: 5 } });
  const api = jsonCalls(app, me);
  const reportOf = async () =>
    (
      (await api('GET', '/reports?q=20263')).body.data as unknown as {
        data: { state: string; miles: number; taxable_miles: number; tax_due?: string }[];
      }[]
    )[0]?.data ?? [];
  const rowsOf = (id: unknown) =>
    me.db.tripJurisdiction.findMany({
      where: { tripId: BigInt(String(id).slice(1)) },
      orderBy: { position: 'asc' },
    });
  return { me, equipmentId: Number(id), api, reportOf, rowsOf };
}

type Ontario = Awaited<ReturnType<typeof ontario>>;

/** A trip by its odometer, whose miles by state a person wrote. */
const corrected = ({ api, equipmentId }: Ontario, km: Record<string, number>, day = '06') =>
  api('POST', '/trip', {
    equipment_id: equipmentId,
    date: `2026-07-${day}`,
    state_lines: [{ state: 'ON', odometer: 1000 }],
    odometer_end: 1300,
    state_mileages: Object.entries(km).map(([state, distance]) => ({ state, distance })),
  });

describe('kilometers that were written', () => {
  it('by hand for each jurisdiction come back as they were, in the form, list, export and through the API', async () => {
    const own = await ontario();
    const { me, api } = own;
    const made = await corrected(own, { ON: 12.3, QC: 100.5 });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      distance: 112.8,
      display_distance: '112.8',
      state_mileages: [
        { state: 'ON', distance: 12.3, display_distance: '12.3' },
        { state: 'QC', distance: 100.5, display_distance: '100.5' },
      ],
    });
    const listId = String(made.body.data['id']);
    const id = listId.slice(1);
    const form = (await me.visitor.get(`/mileage/trips-fuel/trips/${id}/miles`)).html;
    expect(form).toContain('value="12.3"');
    expect(form).toContain('value="100.5"');
    const page = textOf((await me.visitor.get(`/mileage/trips-fuel/trips/${id}`)).html);
    expect(page).toContain('Total distance 112.8');
    const list = (await me.visitor.get(`/mileage/trips-fuel?quarter=20263&open=${listId}`)).html;
    expect(list).toMatch(/ledger-miles">113</);
    expect(textOf(list)).toContain('100.5');
    expect(textOf(list)).toContain('the states add up to 112.8');
    expect((await me.visitor.get('/mileage/trips-fuel/export.csv?quarter=20263')).html).toContain(
      'ON 12.3; QC 100.5,112.8,',
    );
    const rows = (await api('GET', '/trip?length=10')).body.data as unknown as Record<string, unknown>[];
    expect(rows[0]).toMatchObject({
      distance: 112.8,
      state_mileages: [{ distance: 12.3 }, { distance: 100.5 }],
    });
  });

  it('of a quarter add up to what they are, with the tax of it', async () => {
    const own = await ontario();
    const { me, reportOf, equipmentId } = own;
    // 58 trips of 12.3 km and 17 of 99.3 km: 713.4 and 1,688.1 km.
    for (const [km, count, month] of [
      [12.3, 58, '07'],
      [99.3, 17, '08'],
    ] as const)
      for (let trip = 0; trip < count; trip += 1) {
        const date = new Date(`2026-${month}-${String(1 + (trip % 28)).padStart(2, '0')}`);
        const made = await me.db.trip.create({
          data: {
            carrierId: me.carrierId,
            equipmentId: BigInt(equipmentId),
            date,
            endDate: date,
            quarterKey: 20263,
            stops: [],
            routeStatus: 'ok',
          },
        });
        const saved = await own.api('PUT', `/trip/1${made.id}`, {
          state_mileages: [{ state: 'ON', distance: km }],
        });
        expect(saved.status).toBe(200);
      }
    const bought = await own.api('POST', '/fuel', {
      equipment_id: equipmentId,
      date: '2026-07-20',
      state: 'QC',
      city: 'Montreal',
      fuel_units: '1000',
    });
    expect(bought.status).toBe(201);
    const [on] = (await reportOf()).filter(({ state }) => state === 'ON');
    expect(on).toMatchObject({ miles: 2402, taxable_miles: 2402, tax_amount: '143.14' });
    const trends = textOf((await me.visitor.get('/mileage/reports/trends?q=20263')).html);
    // 2,401.5 km on 1,000 L.
    expect(trends).toMatch(/2\.40/);
    const csv = (await me.visitor.get('/mileage/reports/irp.csv?year=2027')).html;
    expect(csv).toMatch(/,ON,Ontario,2401\.5/);
  }, 120_000);

  it('stand over the liters that were written in the trends', async () => {
    const { me, api, equipmentId } = await ontario();
    const trip = { equipment_id: equipmentId, date: '2026-07-06', odometer_end: 1257.4 };
    expect(
      (await api('POST', '/trip', { ...trip, state_lines: [{ state: 'ON', odometer: 1000 }] })).status,
    ).toBe(201);
    const fill = { equipment_id: equipmentId, date: '2026-07-06', state: 'ON', fuel_units: '104' };
    expect((await api('POST', '/fuel', fill)).status).toBe(201);
    // 257.4 km on 104 L are 2.475; 104 L are kept as 27.474 gallons, which are 104.001 L.
    for (let look = 0; look < 2; look += 1)
      expect(textOf((await me.visitor.get('/mileage/reports/trends?q=20263')).html)).toMatch(/7 2\.48/);
  });

  it('stay when another field is changed, in either unit, and go when miles are written', async () => {
    const own = await ontario();
    const { api, rowsOf } = own;
    const made = await corrected(own, { ON: 12.3, QC: 100.5 });
    const path = `/trip/${String(made.body.data['id'])}`;
    const kept = { state_mileages: [{ distance: 12.3 }, { distance: 100.5 }] };
    expect((await api('PUT', path, { notes: 'kept' })).body.data).toMatchObject(kept);
    expect((await api('PUT', path, { notes: 'in miles', distance_unit: 'mi' })).status).toBe(200);
    expect((await api('GET', path)).body.data).toMatchObject(kept);
    // What was read in miles goes back as it was read.
    const inMiles = (await api('GET', `${path}?distance_unit=mi`)).body.data;
    expect(inMiles).toMatchObject({ state_mileages: [{ distance: 7.6 }, { distance: 62.4 }] });
    const back = await api('PUT', path, {
      state_mileages: inMiles['state_mileages'],
      distance_unit: 'mi',
    });
    expect(back.status).toBe(200);
    expect((await api('GET', path)).body.data).toMatchObject(kept);
    await api('PUT', path, { state_mileages: [{ state: 'ON', distance: 8 }], distance_unit: 'mi' });
    expect((await rowsOf(made.body.data['id'])).map(({ tenthKilometers }) => tenthKilometers)).toEqual([
      null,
      1_005,
    ]);
    expect((await api('GET', path)).body.data).toMatchObject({
      state_mileages: [{ distance: 12.9 }, { distance: 100.5 }],
    });
  });

  it('of an odometer come back and make the kilometers between them, on the next trip and a copy too', async () => {
    const own = await ontario();
    const { me, equipmentId, api, reportOf } = own;
    const saved = await me.visitor.post('/mileage/trips-fuel/trips/new', {
      intent: 'save',
      equipmentId: String(equipmentId),
      date: '07/06/2026',
      entry: 'odometer',
      line_state: 'ON',
      line_odometer: '100000.4',
      odometerEnd: '100012.7',
    });
    expect(textOf(saved.html)).toContain('Total distance 12.3');
    expect(textOf(saved.html)).toContain('Odometer: 12.3 kilometers');
    expect(saved.html).toContain('value="100000.4"');
    expect(saved.html).toContain('value="100012.7"');
    const { id, revision } = await me.db.trip.findFirstOrThrow({ where: { carrierId: me.carrierId } });
    const next = (await me.visitor.get(`/mileage/trips-fuel/trips/new?next=${id}`)).html;
    expect(next).toContain('value="100012.7"');
    expect(await reportOf()).toMatchObject([{ state: 'ON', miles: 12 }]);
    const path = `/trip/1${id}`;
    const noted = await api('PUT', path, { notes: 'kept', revision });
    expect(noted.body.data).toMatchObject({
      distance: 12.3,
      odometer_start: 100_000.4,
      odometer_end: 100_012.7,
      state_lines: [{ state: 'ON', odometer: 100_000.4 }],
    });
    // The form of a carrier that has turned to miles sends back what it shows.
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { units: 'us' } });
    const again = await me.db.trip.findFirstOrThrow({ where: { carrierId: me.carrierId } });
    const inMiles = await me.visitor.post(`/mileage/trips-fuel/trips/${id}`, {
      intent: 'save',
      revision: String(again.revision),
      equipmentId: String(equipmentId),
      date: '07/06/2026',
      entry: 'odometer',
      line_state: 'ON',
      line_odometer: '62137.4',
      odometerEnd: '62145',
      notes: 'in miles',
    });
    expect(inMiles.status).toBe(200);
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { units: 'metric' } });
    expect((await api('GET', path)).body.data).toMatchObject({
      notes: 'in miles',
      distance: 12.3,
      odometer_start: 100_000.4,
      odometer_end: 100_012.7,
    });
    // Other readings in miles are those that count.
    await api('PUT', path, { odometer_end: 62_146, distance_unit: 'mi' });
    const changed = await me.db.trip.findUniqueOrThrow({ where: { id } });
    expect(changed).toMatchObject({
      odometerStartTenthKilometers: 1_000_004,
      odometerEndTenths: 621_460,
      odometerEndTenthKilometers: null,
    });
  });

  it('are refused where they run backward by less than a tenth of a mile', async () => {
    const { api, equipmentId } = await ontario();
    const made = await api('POST', '/trip', {
      equipment_id: equipmentId,
      date: '2026-07-06',
      state_lines: [{ state: 'ON', odometer: 100_000.1 }],
      odometer_end: 100_000,
    });
    expect(made.status).toBe(422);
  });

  it('of an old release that knows only miles are dropped with them, and its rows read as before', async () => {
    const own = await ontario();
    const { me, api, equipmentId } = own;
    const made = await api('POST', '/trip', {
      equipment_id: equipmentId,
      date: '2026-07-06',
      state_lines: [{ state: 'ON', odometer: 100_000.4 }],
      odometer_end: 100_012.7,
    });
    const id = BigInt(String(made.body.data['id']).slice(1));
    await me.db
      .$executeRaw`UPDATE "trip" SET "odometerStartTenths" = 621375, "odometerEndTenths" = 621450 WHERE "id" = ${id}`;
    expect(await me.db.trip.findUniqueOrThrow({ where: { id } })).toMatchObject({
      odometerStartTenthKilometers: null,
      odometerEndTenthKilometers: 1_000_127,
    });
    await me.db
      .$executeRaw`UPDATE "trip_jurisdiction" SET "tenthKilometers" = NULL, "manualTenthMiles" = 76 WHERE "tripId" = ${id}`;
    expect((await api('GET', `/trip/1${id}`)).body.data).toMatchObject({
      state_mileages: [{ state: 'ON', distance: 12.2 }],
    });
  });

  it('beside miles of another way leave these miles: 8 mi are 12.9 km on every page, and 12.87 in the sum', async () => {
    const own = await ontario();
    const { me, api, reportOf } = own;
    const made = await corrected(own, { ON: 12.3 });
    const listId = String(made.body.data['id']);
    const inMiles = (state: string, distance: number) =>
      api('PUT', `/trip/${listId}`, { state_mileages: [{ state, distance }], distance_unit: 'mi' });
    // 62.1 miles are 99.94 kilometers, never the 100 that make the same tenth of a mile.
    expect((await inMiles('ON', 62.1)).body.data).toMatchObject({ distance: 62.1 });
    expect((await api('GET', `/trip/${listId}`)).body.data).toMatchObject({
      distance: 99.9,
      state_mileages: [{ state: 'ON', distance: 99.9 }],
    });
    const list = (await me.visitor.get(`/mileage/trips-fuel?quarter=20263&open=${listId}`)).html;
    expect(textOf(list)).toContain('the states add up to 99.9');
    const form = (await me.visitor.get(`/mileage/trips-fuel/trips/${listId.slice(1)}/miles`)).html;
    expect(form).toContain('value="99.9"');
    expect((await me.visitor.get('/mileage/trips-fuel/export.csv?quarter=20263')).html).toContain(
      'ON 99.9,99.9,',
    );
    await inMiles('ON', 8);
    expect((await api('GET', `/trip/${listId}`)).body.data).toMatchObject({ distance: 12.9 });
    // Ten of 8 miles are 128.7 kilometers.
    for (let trip = 0; trip < 9; trip += 1) {
      const more = await corrected(own, { ON: 1 }, `1${trip}`);
      const body = { state_mileages: [{ state: 'ON', distance: 8 }], distance_unit: 'mi' };
      await api('PUT', `/trip/${String(more.body.data['id'])}`, body);
    }
    expect(await reportOf()).toMatchObject([{ state: 'ON', miles: 129 }]);
    const csv = (await me.visitor.get('/mileage/reports/irp.csv?year=2027')).html;
    expect(csv).toMatch(/,ON,Ontario,128\.7/);
  });

  it('come back from the trash', async () => {
    const own = await ontario();
    const { me, api } = own;
    const made = await corrected(own, { ON: 12.3, QC: 100.5 });
    const listId = String(made.body.data['id']);
    expect((await api('DELETE', `/trip/${listId}`)).status).toBe(200);
    const trash = await me.visitor.get('/mileage/account/trash');
    const batch = /name="batch" value="([0-9a-f-]{36})"/.exec(trash.html)?.[1] ?? '';
    await me.visitor.post('/mileage/account/trash', { intent: 'restore', batch });
    expect((await api('GET', `/trip/${listId}`)).body.data).toMatchObject({
      state_mileages: [{ distance: 12.3 }, { distance: 100.5 }],
    });
  });

  it('are compared as such by the reconciliation, and added miles close a gap to the tenth', async () => {
    const own = await ontario();
    const { me, api, equipmentId } = own;
    const trip = (day: string, from: number, to: number) =>
      api('POST', '/trip', {
        equipment_id: equipmentId,
        date: `2026-07-${day}`,
        state_lines: [{ state: 'ON', odometer: from }],
        odometer_end: to,
      });
    expect((await trip('06', 1000.2, 1100.7)).status).toBe(201);
    expect((await trip('08', 1113, 1213.5)).status).toBe(201);
    const path = `/mileage/reports/reconciliation/${equipmentId}?q=20263`;
    const before = (await me.visitor.get(path)).html;
    expect(textOf(before)).toContain('12.3 km');
    expect(textOf(before)).toContain('201.0');
    const after = await api('GET', '/trip/list-data?quarter=20263');
    const { id } = await me.db.trip.findFirstOrThrow({
      where: { carrierId: me.carrierId },
      orderBy: { id: 'desc' },
    });
    const added = await me.visitor.post(path, {
      intent: 'add',
      kind: 'trip',
      date: '07/07/2026',
      reason: '',
      gap: String(id),
      'parts.0.state': 'ON',
      'parts.0.miles': '12.3',
    });
    expect({ status: added.status, after: after.status }).toEqual({ status: 200, after: 200 });
    expect(
      await me.db.trip.findFirstOrThrow({ where: { carrierId: me.carrierId }, orderBy: { id: 'desc' } }),
    ).toMatchObject({ odometerStartTenthKilometers: 11_007, odometerEndTenthKilometers: 11_130 });
    const [, figures] = /<tfoot>(.*?)<\/tfoot>/s.exec((await me.visitor.get(path)).html) ?? [];
    expect(textOf(figures ?? '')).toMatch(/201\.0.*12\.3.*213\.3/);
  });
});
