import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn, type SignedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const someone = () => signedIn(app, { planPackageId: 'ic_basic' });

type Fields = [string, string][];
const TRIP = '/mileage/trips-fuel/trips/new';
const FUEL = '/mileage/trips-fuel/fuel/new';

const stop = (city: string, state = '', zip = ''): Fields => [
  ['stop_city', city],
  ['stop_state', state],
  ['stop_zip', zip],
];
const trip = (stops: Fields, extra: Fields = []): Fields => [
  ['date', '2026-11-02'],
  ['entry', 'stops'],
  ['idempotencyKey', crypto.randomUUID()],
  ...stops,
  ...extra,
];
const fuel = (unit: number, fields: Record<string, string>): Record<string, string> => ({
  equipmentId: String(unit),
  date: '2026-11-03',
  quantity: '100',
  fuelUnit: 'gallon',
  fuelType: 'special_diesel',
  taxPaid: '1',
  bulk: '0',
  idempotencyKey: crypto.randomUUID(),
  ...fields,
});

async function addUnit(person: SignedIn, unit: string): Promise<number> {
  const fields = { unit, active: '1', fuelType: 'special_diesel', axles: '3' };
  await person.visitor.post('/mileage/equipment/new', fields);
  const list = await person.visitor.get('/mileage/equipment');
  return Number(new RegExp(`/mileage/equipment/(\\d+)"[^>]*>${unit}<`).exec(list.html)?.[1]);
}

const valuesOf = (html: string, name: string) =>
  [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(` name="${name}"`))
    .map((tag) => / value="([^"]*)"/.exec(tag)?.[1] ?? '');
const chosenIn = (html: string, name: string) =>
  /<option value="([^"]*)" selected/.exec(
    new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1] ?? '',
  )?.[1];
const summaryOf = (html: string) =>
  /class="error-summary"(.*?)<\/ul>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, ' ') ?? '';
const choicesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

describe('one address field, without scripts', () => {
  it('makes a trip of "Tulsa, OK" and 75201, each alone in its field', async () => {
    const { visitor } = await someone();
    const saved = await visitor.post(TRIP, trip([...stop('75201'), ...stop('Tulsa, OK')]));
    expect(saved.url).toMatch(/\/trips\/\d+/);
    expect(saved.html).toContain('Dallas, TX to Tulsa, OK');
    const clear = await visitor.post(TRIP, trip([...stop('Chicago'), ...stop('Tulsa, OK 74103')]));
    expect(clear.html).toContain('Chicago, IL to Tulsa, OK');
  });

  it('says of a place that it does not know that it was not found, not that a state is missing', async () => {
    const { visitor } = await someone();
    for (const [typed, said] of [
      ['DFW', 'We could not find "DFW".'],
      ['99999', 'We do not know ZIP 99999.'],
      ['Mexico City', 'We could not find "Mexico City".'],
    ] as const) {
      const refused = await visitor.post(TRIP, trip([...stop('Tulsa, OK'), ...stop(typed)]));
      expect(refused.status).toBe(422);
      expect(summaryOf(refused.html).replaceAll('&quot;', '"')).toContain(said);
      expect(refused.html).not.toContain('State is required.');
      expect(valuesOf(refused.html, 'stop_city')).toEqual(['Tulsa, OK', typed]);
    }
  });

  it('takes two cells pasted into one field', async () => {
    const { visitor } = await someone();
    const saved = await visitor.post(TRIP, trip([...stop('Dallas\tTX'), ...stop('Tulsa\tOK')]));
    expect(saved.html).toContain('Dallas, TX to Tulsa, OK');
  });

  it('asks which Springfield, names the stop, and continues with the one that is pressed', async () => {
    const { visitor } = await someone();
    const asked = await visitor.post(TRIP, trip([...stop('Springfield'), ...stop('Tulsa, OK')]));
    expect(asked.status).toBe(422);
    expect(summaryOf(asked.html)).toContain('From: which Springfield?');
    const choices = choicesIn(asked.html, /value="(choose-stop:0:[^"]+)"/g);
    expect(choices).toContain('choose-stop:0:Springfield, MO 65802');
    const chosen = await visitor.post(
      TRIP,
      trip(
        [...stop('Springfield'), ...stop('Tulsa, OK')],
        [['intent', 'choose-stop:0:Springfield, MO 65802']],
      ),
    );
    expect(valuesOf(chosen.html, 'stop_city')).toEqual(['Springfield', 'Tulsa, OK']);
    expect(valuesOf(chosen.html, 'stop_state')).toEqual(['MO', '']);
    expect(valuesOf(chosen.html, 'stop_zip')).toEqual(['65802', '']);
  });

  it('offers what may have been meant by a town that is misspelled', async () => {
    const { visitor } = await someone();
    const asked = await visitor.post(TRIP, trip([...stop('Tulsa, OK'), ...stop('Chicgo', 'IL')]));
    expect(summaryOf(asked.html)).toContain('To: We could not find');
    expect(choicesIn(asked.html, /value="(choose-stop:1:[^"]+)"/g)[0]).toMatch(/^choose-stop:1:Chicago, IL/);
  });

  it('saves fuel with "Tulsa, OK" or 74103 alone, and takes a whole address apart', async () => {
    const person = await someone();
    const unit = await addUnit(person, 'T-1');
    for (const place of [
      { city: 'Tulsa, OK' },
      { city: '74103' },
      { zip: '74103' },
      { city: 'Tulsa, OK 74103', state: 'OK' },
    ]) {
      const saved = await person.visitor.post(FUEL, fuel(unit, { city: '', state: '', zip: '', ...place }));
      expect(saved.status, JSON.stringify(place)).toBe(200);
      expect(saved.html).toContain('Success: fuel saved.');
    }
    const list = await person.visitor.get('/mileage/trips-fuel?quarter=20264');
    const ids = [...new Set([...list.html.matchAll(/trips-fuel\/fuel\/(\d+)"/g)].map((match) => match[1]))];
    expect(ids).toHaveLength(4);
    for (const id of ids) {
      const { html } = await person.visitor.get(`/mileage/trips-fuel/fuel/${id}`);
      expect([...valuesOf(html, 'city'), chosenIn(html, 'state')]).toEqual(['Tulsa', 'OK']);
    }
  });

  it('asks which Springfield was filled up in, and keeps the rest of the form', async () => {
    const person = await someone();
    const unit = await addUnit(person, 'T-1');
    const asked = await person.visitor.post(
      FUEL,
      fuel(unit, { city: 'Springfield', state: '', notes: 'Pilot' }),
    );
    expect(asked.status).toBe(422);
    expect(summaryOf(asked.html)).toContain('Which Springfield?');
    const [choice = ''] = choicesIn(asked.html, /value="(choose-place:[^"]+)"/g);
    const chosen = await person.visitor.post(
      FUEL,
      fuel(unit, { city: 'Springfield', state: '', notes: 'Pilot', intent: choice }),
    );
    expect(valuesOf(chosen.html, 'city')).toEqual(['Springfield']);
    expect(chosenIn(chosen.html, 'state')).toBe('MO');
    expect(chosen.html).toContain('Pilot');
  });

  it('asks a visitor of the calculator, and calculates with the answer', async () => {
    const visitor = new Visitor(app.origin);
    const stops = {
      pickup_city: 'Springfield',
      pickup_state: '',
      delivery_city: '74103',
      delivery_state: '',
    };
    const asked = await visitor.post('/mileage/calculator', stops);
    expect(asked.status).toBe(422);
    expect(asked.html).toContain('Pickup: which Springfield?');
    const [choice = ''] = choicesIn(asked.html, /name="choice" value="(pickup:[^"]+)"/g);
    expect(choice).toMatch(/^pickup:Springfield, MO/);
    const fuelStep = await visitor.post('/mileage/calculator', { ...stops, choice });
    expect(fuelStep.url).toMatch(/\/fuel$/);
  });

  it('offers choices to programs too', async () => {
    const answer = await fetch(`${app.origin}/mileage/api/calc/stops/abc123`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ stops: [{ city: 'Springfield' }, { city: 'Tulsa, OK' }] }),
    });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { choices: object }).choices).toEqual({
      'stops.0': ['Springfield, MO 65802', 'Springfield, MA 01101', 'Springfield, IL 62701'],
    });
  });
});

describe('what a new form begins with', () => {
  it('has the last truck, the last place and the last seller', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    const second = await addUnit(person, 'T-2');
    await person.visitor.post(
      TRIP,
      trip([...stop('Dallas, TX'), ...stop('Tulsa, OK')], [['equipmentId', String(second)]]),
    );
    await person.visitor.post(FUEL, fuel(second, { city: 'Amarillo', state: 'TX', seller: 'Pilot 436' }));
    const newTrip = await person.visitor.get(TRIP);
    expect(valuesOf(newTrip.html, 'stop_city')).toEqual(['Tulsa', '']);
    expect(chosenIn(newTrip.html, 'equipmentId')).toBe(String(second));
    const newFuel = await person.visitor.get(FUEL);
    expect(valuesOf(newFuel.html, 'city')).toEqual(['Amarillo']);
    expect(chosenIn(newFuel.html, 'state')).toBe('TX');
    expect(valuesOf(newFuel.html, 'seller')).toEqual(['Pilot 436']);
    expect(chosenIn(newFuel.html, 'equipmentId')).toBe(String(second));
  });

  it('keeps truck, date and state for the next purchase', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    const second = await addUnit(person, 'T-2');
    const next = await person.visitor.post(
      FUEL,
      fuel(second, { city: 'Amarillo', state: 'TX', date: '2026-10-07', intent: 'save-next' }),
    );
    expect(next.url).toMatch(/fuel\/new\?next=\d+$/);
    expect(chosenIn(next.html, 'equipmentId')).toBe(String(second));
    expect(chosenIn(next.html, 'state')).toBe('TX');
    expect(valuesOf(next.html, 'date')).toEqual(['2026-10-07']);
    expect(valuesOf(next.html, 'city')).toEqual(['']);
    expect(valuesOf(next.html, 'quantity')).toEqual(['']);
  });

  it('has a day inside the quarter that the list shows', async () => {
    const { visitor } = await someone();
    await visitor.get('/mileage/trips-fuel?quarter=20261');
    expect(valuesOf((await visitor.get(TRIP)).html, 'date')).toEqual(['2026-03-31']);
    expect(valuesOf((await visitor.get(FUEL)).html, 'date')).toEqual(['2026-03-31']);
  });
});

describe('a record saved outside the quarter that the list shows', () => {
  it('is shown: the list moves to its quarter, opens the row and says so', async () => {
    const person = await someone();
    const unit = await addUnit(person, 'T-1');
    await person.visitor.get('/mileage/trips-fuel?quarter=20264');
    const saved = await person.visitor.post(FUEL, fuel(unit, { city: 'Tulsa, OK', date: '2026-08-05' }));
    expect(saved.url).toMatch(/quarter=20263&open=2\d+/);
    expect(saved.html).toContain('Saved in Q3 2026.');
    const back = await person.visitor.get('/mileage/trips-fuel?quarter=20264');
    expect(back.html).not.toContain('Saved in Q3 2026.');
    const trips = await person.visitor.post(
      TRIP,
      trip([...stop('Dallas, TX'), ...stop('Tulsa, OK')], []).map(([name, value]): [string, string] =>
        name === 'date' ? [name, '2026-08-06'] : [name, value],
      ),
    );
    expect(trips.html).toContain('Saved in Q3 2026.');
    expect(trips.html).toMatch(
      /href="\/mileage\/trips-fuel\?quarter=20263&amp;open=1\d+#r1\d+"[^>]*>Show Q3 2026</,
    );
  });
});
