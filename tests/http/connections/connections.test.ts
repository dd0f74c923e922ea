import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import { accessOf, GOOD_KEY, telematicsServer } from '../../factories/telematics-server';

const system = await telematicsServer();
const app = await startApp({ env: { ...system.env, CLOCK_NOW: '2026-11-20T15:00:00Z' } });
const CONNECTIONS = '/mileage/imports/connections';
const MILE = 1_609.344;

type Person = Awaited<ReturnType<typeof signedIn>>;
type System = 'samsara' | 'motive' | 'geotab';

beforeEach(() => {
  system.faults = [];
  system.calls = [];
  system.isClosed = false;
  system.vehicles = [
    { id: '281474', name: 'T-012', vin: '', plate: '' },
    { id: '281475', name: 'Big Blue', vin: '1XKYD49X0JJ123450' },
    { id: '281476', name: 'Old Red', plate: 'tx 4471-K' },
  ];
  system.driven = [
    { vehicleId: '281474', day: '2026-10-05', jurisdiction: 'TX', meters: 200 * MILE },
    { vehicleId: '281474', day: '2026-10-05', jurisdiction: 'OK', meters: 100 * MILE },
    { vehicleId: '281475', day: '2026-10-18', jurisdiction: 'NM', meters: 50 * MILE },
    { vehicleId: '281476', day: '2026-11-03', jurisdiction: 'TX', meters: 75 * MILE },
  ];
});

/** A person with the three trucks, told in three ways. */
async function withTrucks(): Promise<Person> {
  const person = await signedIn(app);
  const { carrierId } = person;
  for (const unit of [
    { unit: 'T12' },
    { unit: '44', vin: '1XKYD49X0JJ123450' },
    { unit: '45', plate: 'TX4471K' },
  ])
    await person.db.equipment.create({ data: { carrierId, ...unit } });
  return person;
}

async function connect(person: Person, name: System): Promise<string> {
  const page = await person.visitor.post(CONNECTIONS, accessOf(name));
  expect(page.status, page.html.slice(0, 2_000)).toBe(200);
  const connection = await person.db.telematicsConnection.findFirstOrThrow({
    where: { carrierId: person.carrierId },
  });
  return connection.id;
}

const statesOf = async (person: Person, connectionId: string) =>
  Object.fromEntries(
    (await person.db.telematicsMonth.findMany({ where: { connectionId }, orderBy: { monthKey: 'asc' } })).map(
      ({ monthKey, status }) => [monthKey, status],
    ),
  );

const settled = (person: Person, connectionId: string, states: Record<string, string>) =>
  expect.poll(() => statesOf(person, connectionId), { timeout: 60_000 }).toEqual(states);

/** Miles by unit, month and jurisdiction, as they are recorded. */
async function miles(person: Person): Promise<string[]> {
  const rows = await person.db.$queryRaw<{ text: string }[]>`
    SELECT concat_ws(' ', e."unit", to_char(t."date", 'YYYY-MM'), j."jurisdiction", sum(j."tenthMiles")) AS "text"
      FROM "trip" t JOIN "equipment" e ON e."id" = t."equipmentId" JOIN "trip_jurisdiction" j ON j."tripId" = t."id"
     WHERE t."carrierId" = ${person.carrierId}::uuid GROUP BY e."unit", to_char(t."date", 'YYYY-MM'), j."jurisdiction" ORDER BY 1`;
  return rows.map(({ text }) => text);
}

const ALL = ['44 2026-10 NM 500', '45 2026-11 TX 750', 'T12 2026-10 OK 1000', 'T12 2026-10 TX 2000'];
const DONE = { 202610: 'done', 202611: 'done' };

describe('a connected telematics system', () => {
  it.each<System>(['samsara', 'motive', 'geotab'])(
    '%s brings in the miles of the two latest months under the own units',
    async (name) => {
      const person = await withTrucks();
      const id = await connect(person, name);
      await settled(person, id, DONE);
      expect(await miles(person)).toEqual(ALL);
      const page = await person.visitor.get(`${CONNECTIONS}/${id}`);
      expect(page.html).toContain('October 2026');
      expect(page.html).toContain('Unit 44, by VIN');
      expect(page.html).toContain('Unit 45, by plate');
      expect(page.html).toContain('Unit T12, by unit number');
      expect(page.html).not.toContain(GOOD_KEY);
      // The key is nowhere as it was typed.
      const [row] = await person.db.$queryRaw<{ text: string }[]>`
        SELECT encode("access", 'escape') AS "text" FROM "telematics_connection" WHERE "id" = ${id}::uuid`;
      expect(row?.text).not.toContain('good');
      expect(await person.db.telematicsPage.count()).toBe(0);
    },
  );

  it('tells a wrong key beside its field and keeps nothing', async () => {
    const person = await withTrucks();
    const page = await person.visitor.post(CONNECTIONS, { system: 'samsara', key: 'samsara_api_wrong' });
    expect(page.status).toBe(422);
    expect(page.html).toContain('Samsara does not accept this access.');
    expect(page.html).toMatch(/id="samsara-key-error"/);
    expect(page.html).not.toContain('samsara_api_wrong');
    const empty = await person.visitor.post(CONNECTIONS, { system: 'geotab', database: 'haulers' });
    expect(empty.status).toBe(422);
    expect(empty.html).toContain('Write the password.');
    expect(empty.html).toContain('value="haulers"');
    expect(await person.db.telematicsConnection.count({ where: { carrierId: person.carrierId } })).toBe(0);
    const twice = await connect(person, 'motive');
    expect((await person.visitor.post(CONNECTIONS, accessOf('motive'))).html).toContain(
      'This account is connected already.',
    );
    await settled(person, twice, DONE);
  });

  it('replaces what has changed, and records nothing twice', async () => {
    const person = await withTrucks();
    const id = await connect(person, 'samsara');
    await settled(person, id, DONE);
    const before = await person.db.dataImport.findMany({ where: { carrierId: person.carrierId } });
    await pullQuarter(person, id, DONE);
    expect(await person.db.dataImport.findMany({ where: { carrierId: person.carrierId } })).toEqual(before);

    system.driven.push({ vehicleId: '281474', day: '2026-10-30', jurisdiction: 'TX', meters: 10 * MILE });
    await pullQuarter(person, id, DONE);
    expect(await miles(person)).toEqual([...ALL.slice(0, 3), 'T12 2026-10 TX 2100']);
    // Neither the trash nor the list of files holds what was replaced.
    expect(await person.db.trashItem.count({ where: { carrierId: person.carrierId } })).toBe(0);
    expect(await person.db.dataImport.count({ where: { carrierId: person.carrierId } })).toBe(2);
  });

  it('asks before it replaces trips that were changed by hand', async () => {
    const person = await withTrucks();
    const id = await connect(person, 'samsara');
    await settled(person, id, DONE);
    const trip = await person.db.trip.findFirstOrThrow({
      where: { carrierId: person.carrierId, date: new Date('2026-11-01') },
    });
    const edited = await fetch(`${app.origin}/mileage/api/trip/1${trip.id}`, {
      method: 'PATCH',
      headers: { ...person.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ notes: 'Seen by the safety department' }),
    });
    expect(edited.status, await edited.text()).toBe(200);
    system.driven.push({ vehicleId: '281476', day: '2026-11-10', jurisdiction: 'LA', meters: 20 * MILE });
    const held = { 202610: 'done', 202611: 'held' };
    await pullQuarter(person, id, held);
    expect(await miles(person)).toEqual(ALL);
    const page = await person.visitor.get(`${CONNECTIONS}/${id}`);
    expect(page.html).toContain('1 of the trips pulled before was changed by hand.');
    const month = await monthOf(person, id, 202611);

    await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'keep', month });
    await settled(person, id, DONE);
    await pullQuarter(person, id, DONE);
    expect(await miles(person)).toEqual(ALL);

    system.driven.push({ vehicleId: '281476', day: '2026-11-11', jurisdiction: 'LA', meters: 5 * MILE });
    await pullQuarter(person, id, held);
    await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'replace', month });
    await settled(person, id, DONE);
    expect(await miles(person)).toContain('45 2026-11 LA 250');
  });

  it('leaves a filed quarter and an undone import alone', async () => {
    const person = await withTrucks();
    const id = await connect(person, 'samsara');
    await settled(person, id, DONE);
    const month = await person.db.telematicsMonth.findFirstOrThrow({
      where: { connectionId: id, monthKey: 202611 },
    });
    await person.visitor.post(`/mileage/imports/${month.importId}`, { intent: 'undo' });
    await expect.poll(() => miles(person)).toEqual(ALL.filter((line) => !line.includes('2026-11')));
    await person.db.filedQuarter.create({
      data: { carrierId: person.carrierId, quarterKey: 20264, filedAt: new Date(), filedBy: person.userId },
    });
    const refused = await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'pull', quarter: '20264' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Q4 2026 is filed: nothing in it is replaced.');
    system.calls = [];
    await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'again', month: month.id });
    expect(system.calls).toEqual([]);
  });

  it('says what a system reports otherwise since the quarter was filed, and changes nothing', async () => {
    const person = await withTrucks();
    const id = await connect(person, 'samsara');
    await settled(person, id, DONE);
    await person.db.filedQuarter.create({
      data: { carrierId: person.carrierId, quarterKey: 20264, filedAt: new Date(), filedBy: person.userId },
    });
    const month = await monthOf(person, id, 202610);
    const checkAgain = async (states: Record<string, string>) => {
      const before = system.calls.length;
      await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'again', month });
      await settled(person, id, states);
      expect(system.calls.length).toBeGreaterThan(before);
      return person.visitor.get(`${CONNECTIONS}/${id}`);
    };
    // The same figures as before: nothing is said.
    expect((await checkAgain(DONE)).html).not.toContain('Nothing filed has changed');

    system.driven.push({ vehicleId: '281474', day: '2026-10-30', jurisdiction: 'TX', meters: 10 * MILE });
    system.driven = system.driven.filter(({ jurisdiction }) => jurisdiction !== 'NM');
    const { html } = await checkAgain({ 202610: 'moved', 202611: 'done' });
    const said = html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
    expect(said).toContain('Changed after filing');
    expect(said).toContain('Unit T12, TX: 200.0 mi recorded, 210.0 mi reported now (+10.0 mi)');
    expect(said).toContain('Unit 44, NM: 50.0 mi recorded, 0.0 mi reported now (−50.0 mi)');
    expect(said).toContain('In all −40.0 mi. Nothing filed has changed.');
    expect(html).toContain('href="/mileage/reports/filing?q=20264"');
    expect(await miles(person)).toEqual(ALL);
    const answer = await fetch(`${app.origin}/mileage/api/connections/${id}`, { headers: person.bearer });
    const { data } = (await answer.json()) as { data: { months: Record<string, unknown>[] } };
    expect(data.months.find((one) => one['month'] === '2026-10')).toMatchObject({
      status: 'moved',
      moved: [
        { unit: '44', state: 'NM', recorded_miles: 50, reported_miles: 0 },
        { unit: 'T12', state: 'TX', recorded_miles: 200, reported_miles: 210 },
      ],
    });

    // Opened again, the new figures take the place of the old ones.
    await person.db.filedQuarter.deleteMany({ where: { carrierId: person.carrierId } });
    expect((await checkAgain(DONE)).html).not.toContain('Nothing filed has changed');
    expect(await miles(person)).toEqual(['45 2026-11 TX 750', 'T12 2026-10 OK 1000', 'T12 2026-10 TX 2100']);
  });

  it('keeps the miles of a vehicle out until a person says whose they are', async () => {
    system.vehicles.push({ id: '281477', name: 'Loaner' });
    system.driven.push({ vehicleId: '281477', day: '2026-10-07', jurisdiction: 'AR', meters: 30 * MILE });
    const person = await withTrucks();
    const id = await connect(person, 'motive');
    await settled(person, id, DONE);
    expect(await miles(person)).toEqual(ALL);
    const page = await person.visitor.get(`${CONNECTIONS}/${id}`);
    expect(page.html).toContain('One vehicle is none of your units yet.');
    const unit = await person.db.equipment.findFirstOrThrow({
      where: { carrierId: person.carrierId, unit: '44' },
    });
    const chosen = { 'vehicle.0': '281477', 'unit.0': String(unit.id) };
    await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'units', ...chosen });
    await expect.poll(() => miles(person), { timeout: 30_000 }).toContain('44 2026-10 AR 300');
    await settled(person, id, DONE);
    await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'units', ...chosen, 'unit.0': 'out' });
    await expect.poll(() => miles(person), { timeout: 30_000 }).toEqual(ALL);
    expect((await person.visitor.get(`${CONNECTIONS}/${id}`)).html).not.toContain('none of your units');
  });

  it('waits as it is told, tries again what broke off, and says what stays refused', async () => {
    system.faults = [
      { status: 429, retryAfter: '1' },
      { status: 429, retryAfter: '1' },
      'breaks off',
      'no JSON',
      { status: 503 },
    ];
    const person = await withTrucks();
    const id = await connect(person, 'samsara');
    await settled(person, id, DONE);
    expect(await miles(person)).toEqual(ALL);

    system.isClosed = true;
    await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'pull', quarter: '20264' });
    await settled(person, id, { 202610: 'failed', 202611: 'failed' });
    const page = await person.visitor.get(`${CONNECTIONS}/${id}`);
    expect(page.html).toContain('Samsara does not accept this access. Give the connection its access again.');
    expect(await miles(person)).toEqual(ALL);
    system.isClosed = false;
    const renewed = await person.visitor.post(`${CONNECTIONS}/${id}`, {
      intent: 'access',
      ...accessOf('samsara'),
    });
    expect(renewed.html).toContain('The access was changed.');
    await settled(person, id, DONE);
  });

  it('is nobody else’s, and a viewer may look at it only', async () => {
    const person = await withTrucks();
    const id = await connect(person, 'samsara');
    await settled(person, id, DONE);
    const stranger = await signedIn(app);
    for (const path of [`${CONNECTIONS}/${id}`, `${CONNECTIONS}/${randomUUID()}`, `${CONNECTIONS}/x`]) {
      expect((await stranger.visitor.get(path)).status).toBe(404);
      expect((await stranger.visitor.post(path, { intent: 'remove' })).status).toBe(404);
    }
    const viewer = await signedIn(app, { carrierId: person.carrierId, role: 'viewer' });
    const seen = await viewer.visitor.get(`${CONNECTIONS}/${id}`);
    expect(seen.status).toBe(200);
    expect(seen.html).not.toContain('value="remove"');
    const writes: Record<string, string>[] = [
      { intent: 'remove' },
      { intent: 'pull', quarter: '20264' },
      { intent: 'units' },
    ];
    for (const fields of writes)
      expect((await viewer.visitor.post(`${CONNECTIONS}/${id}`, fields)).status).toBe(403);
    expect((await viewer.visitor.post(CONNECTIONS, accessOf('motive'))).status).toBe(403);
    const gone = await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'remove' });
    expect(gone.html).toContain('Its trips are still here.');
    expect(await miles(person)).toEqual(ALL);
  });
});

/** Has October and November pulled again, and waits until they are where they should be. */
async function pullQuarter(person: Person, id: string, states: Record<string, string>): Promise<void> {
  const revisions = async () =>
    (await person.db.telematicsMonth.findMany({ where: { connectionId: id } })).map(
      ({ revision }) => revision,
    );
  const before = await revisions();
  await person.visitor.post(`${CONNECTIONS}/${id}`, { intent: 'pull', quarter: '20264' });
  expect((await revisions()).length).toBe(before.length);
  expect(await revisions()).not.toEqual(before);
  await settled(person, id, states);
}

const monthOf = async (person: Person, connectionId: string, monthKey: number): Promise<string> =>
  (await person.db.telematicsMonth.findFirstOrThrow({ where: { connectionId, monthKey } })).id;
