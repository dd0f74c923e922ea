import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { rawHttp } from '../../factories/raw-http';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const { raw } = rawHttp(app.origin);
const person = await signedIn(app);

type Json = Record<string, unknown>;

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = person.bearer,
): Promise<{ status: number; body: Json; data: Json; headers: Headers }> {
  const response = await raw(`/mileage/api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = JSON.parse(await response.text()) as Json;
  return { status: response.status, body: answer, data: answer['data'] as Json, headers: response.headers };
}

const unit = await call('POST', '/equipment', { unit: 'T-7', make: 'Volvo', axles: 3, plate: 'TX 1' });
const equipment = unit.data['id'] as number;
const FUEL = {
  equipment_id: equipment,
  date: '2026-07-04',
  fuel_units: '120.5',
  fuel_amount: '468.27',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  seller: 'Pilot',
  reference: 'R-1',
  notes: 'first',
  tax_paid: false,
};
const newFuel = async () => (await call('POST', '/fuel', FUEL)).data;
const TRIP = {
  equipment_id: equipment,
  date: '2026-07-04',
  notes: 'first',
  driver: 'Dana',
  reference: 'L-1',
  odometer_start: 1000,
  odometer_end: 1400.5,
  route: [
    { city: 'Dallas', state: 'TX', zip: '' },
    { city: 'Oklahoma City', state: 'OK', zip: '' },
    { city: 'Wichita', state: 'KS', zip: '' },
  ],
};

async function routedTrip(): Promise<Json> {
  const made = await call('POST', '/trip', TRIP);
  expect(made.status).toBe(201);
  for (let tries = 0; tries < 200; tries++) {
    const { data } = await call('GET', `/trip/${String(made.data['id'])}`);
    if (data['status'] !== 'pending') return data;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the route was not calculated');
}

const milesOf = (trip: Json): Record<string, number> =>
  Object.fromEntries(
    (trip['state_mileages'] as { state: string; distance: number }[]).map(({ state, distance }) => [
      state,
      distance,
    ]),
  );

describe.each(['PUT', 'PATCH'])('%s', (method) => {
  it('changes the eight fields of the specification on a purchase and keeps the others', async () => {
    const made = await newFuel();
    const changed = await call(method, `/fuel/${String(made['id'])}`, {
      equipment_id: equipment,
      date: '2026-07-05',
      fuel_amount: '470.00',
      fuel_units: '121',
      city: 'Dallas',
      state: 'TX',
      zip: '75201',
      notes: 'second',
    });
    expect(changed.status).toBe(200);
    expect(changed.data).toMatchObject({
      date: '2026-07-05',
      notes: 'second',
      tax_paid: false,
      seller: 'Pilot',
      reference: 'R-1',
      fuel_amount: '470.00',
      display_equipment: 'T-7',
    });
  });

  it('names fields that the rows of a list do not have, and takes a trip back as it was read', async () => {
    const trip = await routedTrip();
    const path = `/trip/${String(trip['id'])}`;
    const wrong = await call(method, path, { state_mileages: [{ state: 'OK', miles: 200 }] });
    expect([wrong.status, wrong.body['errors']]).toEqual([
      422,
      { 'state_mileages.0.miles': ['There is no field miles.'] },
    ]);
    const stop = { city: 'Tulsa', state: 'OK', postal_code: '74103' };
    const misspelled = await call(method, path, { route: [TRIP.route[0], stop] });
    expect([misspelled.status, Object.keys(misspelled.body['errors'] as Json)]).toEqual([
      422,
      ['route.1.postal_code'],
    ]);
    const read = (await call('GET', path)).data;
    expect(milesOf(read)).toEqual(milesOf(trip));
    const back = await call(method, path, { route: read['route'], state_mileages: read['state_mileages'] });
    expect([back.status, milesOf(back.data)]).toEqual([200, milesOf(trip)]);
    const found = (await call('GET', '/geo/search?term=Tulsa')).body['data'] as Json[];
    expect((await call(method, path, { route: [TRIP.route[0], found[0]] })).status).toBe(200);
  });

  it('empties by null, refuses null for a choice, and names fields that do not exist', async () => {
    const made = await newFuel();
    const path = `/fuel/${String(made['id'])}`;
    expect((await call(method, path, { seller: null, fuel_amount: null })).data).toMatchObject({
      seller: '',
      fuel_amount: null,
      reference: 'R-1',
      tax_paid: false,
    });
    const refused = await call(method, path, { tax_paid: null, taxpaid: true });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body['errors'] as Json).sort()).toEqual(['tax_paid', 'taxpaid']);
  });

  it('changes several purchases by what the body names', async () => {
    const [one, two] = [await newFuel(), await newFuel()];
    const path = `/fuel/${String(one['id'])},${String(two['id'])}`;
    const changed = await call(method, path, { reference: 'both', seller: null });
    expect(changed.status).toBe(200);
    expect(changed.data).toMatchObject([
      { reference: 'both', seller: '', notes: 'first', tax_paid: false, display_equipment: 'T-7' },
      { reference: 'both', seller: '', notes: 'first', tax_paid: false, display_equipment: 'T-7' },
    ]);
  });

  it('changes one field of a vehicle', async () => {
    const path = `/equipment/${equipment}`;
    const changed = await call(method, path, { model: `VNL ${method}` });
    expect(changed.data).toMatchObject({
      unit: 'T-7',
      make: 'Volvo',
      axles: 3,
      plate: 'TX 1',
      model: `VNL ${method}`,
    });
    expect((await call(method, path, { active: null })).status).toBe(422);
  });

  it('changes one field of a trip, and the miles of one state', async () => {
    const trip = await routedTrip();
    const path = `/trip/${String(trip['id'])}`;
    const before = milesOf(trip);
    expect(Object.keys(before).sort()).toEqual(['KS', 'OK', 'TX']);
    const noted = await call(method, path, { notes: 'second' });
    expect(noted.data).toMatchObject({
      notes: 'second',
      driver: 'Dana',
      odometer_end: 1400.5,
      display_equipment: 'T-7',
    });
    expect(milesOf(noted.data)).toEqual(before);
    const corrected = await call(method, path, { state_mileages: [{ state: 'OK', distance: 250.5 }] });
    expect(corrected.status).toBe(200);
    expect(milesOf(corrected.data)).toEqual({ ...before, OK: 250.5 });
    const rows = corrected.data['state_mileages'] as { state: string; corrected: boolean }[];
    expect(rows.filter((row) => row.corrected).map(({ state }) => state)).toEqual(['OK']);
  });
});

describe('a field that is true or false', () => {
  it('is neither by an empty text, which is refused by name and changes nothing', async () => {
    const made = await newFuel();
    const tank = await call('POST', '/bulk-tanks', {
      name: 'Main yard',
      capacity: '8000',
      city: 'Tulsa',
      state: 'OK',
    });
    for (const [method, path, body] of [
      ['POST', '/fuel', FUEL],
      ['PUT', `/fuel/${String(made['id'])}`, {}],
      ['PUT', `/bulk-tanks/${String(tank.data['id'])}`, {}],
    ] as const) {
      const refused = await call(method, path, { ...body, tax_paid: '' });
      expect([path, refused.status, refused.body['errors']]).toEqual([
        path,
        422,
        { tax_paid: ['tax_paid must be true or false.'] },
      ]);
    }
    expect((await call('GET', `/bulk-tanks/${String(tank.data['id'])}`)).data).toEqual(tank.data);
  });
});

describe('a state that is named in full', () => {
  it('keeps the exempt miles that the correction does not name, as its code does', async () => {
    const trip = await routedTrip();
    const path = `/trip/${String(trip['id'])}`;
    const exempt = { state: 'OK', exempt_distance: 10, exempt_reason: 'Farm' };
    expect((await call('PATCH', path, { state_mileages: [exempt] })).status).toBe(200);
    for (const [state, distance] of [
      ['Oklahoma', 200],
      [' ok ', 201],
      ['OK', 202],
    ] as const) {
      const { data } = await call('PATCH', path, { state_mileages: [{ state, distance, reason: 'log' }] });
      const rows = data['state_mileages'] as Json[];
      expect(rows.find((row) => row['state'] === 'OK')).toMatchObject({ ...exempt, distance });
    }
  });
});

describe('a trip that is sent back as it was read', () => {
  it('changes with its other fields and corrects no miles', async () => {
    const trip = await routedTrip();
    const sent = await call('PUT', `/trip/${String(trip['id'])}`, { ...trip, notes: 'round trip' });
    expect(sent.status).toBe(200);
    expect(sent.data['notes']).toBe('round trip');
    const rows = sent.data['state_mileages'] as { corrected: boolean }[];
    expect(rows.some(({ corrected }) => corrected)).toBe(false);
    expect(milesOf(sent.data)).toEqual(milesOf(trip));
  });

  it('takes a field and a correction at once, and takes neither where one is wrong', async () => {
    const trip = await routedTrip();
    const path = `/trip/${String(trip['id'])}`;
    const wrong = await call('PUT', path, {
      notes: 'not kept',
      state_mileages: [{ state: 'OK', distance: 'far' }],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body['errors'] as Json)).toEqual(['state_mileages.0.distance']);
    expect((await call('GET', path)).data['notes']).toBe('first');
    const both = await call('PUT', path, { notes: 'kept', state_mileages: [{ state: 'TX', distance: 300 }] });
    expect(both.data['notes']).toBe('kept');
    expect(milesOf(both.data)).toEqual({ ...milesOf(trip), TX: 300 });
  });

  it('loses nothing of two writers at once who name different fields', async () => {
    const trip = await routedTrip();
    const path = `/trip/${String(trip['id'])}`;
    const answers = await Promise.all([
      call('PUT', path, { notes: 'from A' }),
      call('PUT', path, { driver: 'from B' }),
      call('PUT', path, { reference: 'from C' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call('GET', path)).data).toMatchObject({
      notes: 'from A',
      driver: 'from B',
      reference: 'from C',
    });
  });
});

describe('what a write may refer to', () => {
  it('takes extracted data of the carrier alone', async () => {
    const stored = await call('POST', '/modules/ratecon/activate', {});
    expect(stored.status).toBeLessThan(300);
    const other = await signedIn(app);
    const foreign = await other.db.extractedBatch.create({
      data: { carrierId: other.carrierId, createdBy: other.userId, data: {} },
    });
    const own = await other.db.extractedBatch.create({
      data: { carrierId: person.carrierId, createdBy: person.userId, data: {} },
    });
    for (const id of [foreign.id, randomUUID()]) {
      const refused = await call('POST', '/trip', { ...TRIP, extracted_data_id: id });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body['errors'] as Json)).toEqual(['extracted_data_id']);
    }
    const made = await call('POST', '/trip', { ...TRIP, extracted_data_id: own.id });
    expect(made.data['extracted_data_id']).toBe(own.id);
    await other.db.extractedBatch.deleteMany({ where: { id: own.id } });
    expect((await call('PUT', `/trip/${String(made.data['id'])}`, { notes: 'still mine' })).status).toBe(200);
  });

  it('refuses a day more than a year ahead', async () => {
    for (const [path, body] of [
      ['/trip', { ...TRIP, date: '2062-07-04' }],
      ['/fuel', { ...FUEL, date: '2062-07-04' }],
      ['/trip', { ...TRIP, date: '9999-12-31' }],
      ['/fuel', { ...FUEL, date: '9999-12-31' }],
    ] as const) {
      const refused = await call('POST', path, body);
      expect(refused.status).toBe(422);
      expect(refused.body['errors']).toEqual({
        date: ['This date is more than a year ahead. Check the year.'],
      });
    }
  });
});

describe('a list of ids', () => {
  it('has no version: If-Match is refused, and a read finds nothing', async () => {
    const [one, two] = [await newFuel(), await newFuel()];
    const path = `/fuel/${String(one['id'])},${String(two['id'])}`;
    expect((await call('GET', path)).status).toBe(404);
    const etag = (await call('GET', `/fuel/${String(one['id'])}`)).headers.get('etag') ?? '';
    const bearer = { ...person.bearer, 'If-Match': etag };
    expect((await call('DELETE', path, undefined, bearer)).status).toBe(412);
    expect((await call('PUT', path, { notes: 'no' }, bearer)).status).toBe(412);
    expect((await call('GET', `/fuel/${String(two['id'])}`)).data['notes']).toBe('first');
    expect((await call('PUT', `/fuel/${String(one['id'])}`, { notes: 'yes' }, bearer)).status).toBe(200);
  });

  it('has no revision: one that guards nothing is refused, and of one id it is held to', async () => {
    const [one, two] = [await newFuel(), await newFuel()];
    const ids = [String(one['id']), String(two['id'])];
    const refused = { revision: [expect.stringContaining('A revision is that of one record') as string] };
    expect(
      (await call('PUT', `/fuel/${ids.join(',')}`, { notes: 'no', revision: 1 })).body['errors'],
    ).toEqual(refused);
    for (const path of ['/fuel', '/trip']) {
      expect((await call('DELETE', path, { ids, revision: 1 })).body['errors']).toEqual(refused);
      expect((await call('DELETE', path, { ids: ids.slice(0, 1), revision: 7 })).status).toBe(409);
      expect((await call('DELETE', path, { ids, revisions: 1 })).body['errors']).toEqual({
        revisions: ['There is no field revisions.'],
      });
    }
    expect((await call('GET', `/fuel/${ids[0] ?? ''}`)).data['notes']).toBe('first');
    expect((await call('DELETE', '/fuel', { ids: ids.slice(0, 1), revision: 1 })).status).toBe(200);
    expect((await call('DELETE', '/trip', { ids: ids.slice(1), revision: 1 })).status).toBe(200);
  });

  it('with something in it that is no id deletes nothing', async () => {
    const id = String((await newFuel())['id']);
    for (const other of [null, {}, [], true]) {
      expect((await call('DELETE', '/fuel', { ids: [id, other] })).status).toBe(404);
      expect((await call('DELETE', '/trip', { ids: [id, other] })).status).toBe(404);
    }
    expect((await call('GET', `/fuel/${id}`)).status).toBe(200);
  });
});
