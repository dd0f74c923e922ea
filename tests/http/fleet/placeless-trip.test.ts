import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();

/** A trip as a report tells it: day, unit and miles by state, no place. */
async function imported() {
  const person = await signedIn(app);
  const headers = person.bearer;
  const imports = `${app.origin}/mileage/api/imports`;
  const form = new FormData();
  form.set('kind', 'trips');
  form.set(
    'file',
    new File(
      ['Vehicle,Date,Jurisdiction,Distance\nT12,2026-10-05,TX,200\nT12,2026-10-05,OK,100\n'],
      'miles.csv',
    ),
  );
  const begun = await fetch(imports, { method: 'POST', headers, body: form });
  const { id } = ((await begun.json()) as { data: { id: string } }).data;
  const stateOf = async () =>
    ((await (await fetch(`${imports}/${id}`, { headers })).json()) as { data: { status: string } }).data
      .status;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('preview');
  await fetch(`${imports}/${id}/acceptance`, { method: 'POST', headers });
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('accepted');
  const trip = await person.db.trip.findFirstOrThrow({ where: { carrierId: person.carrierId } });
  const read = () =>
    person.db.trip.findUniqueOrThrow({ where: { id: trip.id }, include: { jurisdictions: true } });
  const miles = async () =>
    Object.fromEntries((await read()).jurisdictions.map((row) => [row.jurisdiction, row.tenthMiles]));
  return { person, trip, read, miles };
}

describe('a trip that came with its miles and without places', () => {
  it('takes notes and another day by its form, and keeps its miles', async () => {
    const { person, trip, read, miles } = await imported();
    const path = `/mileage/trips-fuel/trips/${trip.id}`;
    expect((await person.visitor.get(`${path}?edit`)).status).toBe(200);
    const fields = {
      revision: String(trip.revision),
      entry: 'stops',
      equipmentId: String(trip.equipmentId),
      stop_city: ['', ''],
      stop_state: ['', ''],
      stop_zip: ['', ''],
    };
    const saved = await person.visitor.post(path, { ...fields, date: '2026-10-06', notes: 'Of the ELD' });
    expect(saved.status, saved.html).toBe(200);
    expect(await read()).toMatchObject({ notes: 'Of the ELD', stops: [], routeStatus: 'ok' });
    expect((await read()).date.toISOString()).toContain('2026-10-06');
    expect(await miles()).toEqual({ TX: 2_000, OK: 1_000 });

    // One stop is half a trip.
    const half = await person.visitor.post(path, {
      ...fields,
      revision: String((await read()).revision),
      date: '2026-10-06',
      stop_city: ['Dallas', ''],
      stop_state: ['TX', ''],
    });
    expect(half.status).toBe(422);
    expect(half.html).toContain('A trip needs two stops: where it began and where it ended.');
  });

  it('takes a single field by the API', async () => {
    const { person, trip, miles } = await imported();
    const call = (body: object) =>
      fetch(`${app.origin}/mileage/api/trip/1${trip.id}`, {
        method: 'PATCH',
        headers: { ...person.bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const answer = await call({ driver: 'R. Alvarez' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { driver: 'R. Alvarez' } });
    expect(await miles()).toEqual({ TX: 2_000, OK: 1_000 });
    expect((await call({ route: [{ city: 'Dallas', state: 'TX' }] })).status).toBe(422);
  });

  it('offers no way to lose its miles', async () => {
    const { person, trip, miles } = await imported();
    const path = `/mileage/trips-fuel/trips/${trip.id}`;
    const page = await person.visitor.get(path);
    for (const words of ['Recalculate', 'Discard corrections', 'Route map'])
      expect(page.html).not.toContain(words);
    for (const intent of ['recalculate', 'recalculate:measured', 'discard-corrections']) {
      const refused = await person.visitor.post(path, { intent, revision: String(trip.revision) });
      expect(refused.html, intent).toContain('This trip was imported with its miles');
      expect(await miles()).toEqual({ TX: 2_000, OK: 1_000 });
    }
  });

  it('is no way to record a trip of nowhere', async () => {
    const { person } = await imported();
    const made = await fetch(`${app.origin}/mileage/api/trip`, {
      method: 'POST',
      headers: { ...person.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ date: '2026-10-07', route: [] }),
    });
    expect(made.status).toBe(422);
  });
});
