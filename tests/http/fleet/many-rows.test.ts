import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { makeSession, SESSION_COOKIE, signedIn, type SignedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const someone = (options: Parameters<typeof signedIn>[1] = {}) =>
  signedIn(app, { planPackageId: 'ic_advanced', ...options });

const FUEL = '/mileage/trips-fuel/fuel/many';
const TRIPS = '/mileage/trips-fuel/trips/many';

type Fields = [string, string][];
type Cells = Record<string, string>;

const fuelRow = (cells: Cells = {}, key: string = crypto.randomUUID()): Fields =>
  Object.entries({
    row: key,
    unit: 'T-1',
    date: '11/03/2026',
    city: '',
    state: '',
    quantity: '',
    total: '',
    seller: '',
    reference: '',
    ...cells,
  });
const tripRow = (cells: Cells = {}, key: string = crypto.randomUUID()): Fields =>
  Object.entries({
    row: key,
    unit: 'T-1',
    date: '11/03/2026',
    state: '',
    start: '',
    end: '',
    from: '',
    to: '',
    ...cells,
  });

const sendFuel = (person: SignedIn, fields: Fields) =>
  person.visitor.post(FUEL, numbered([...fields, ['fuelUnit', 'gallon']]));
const saysSaved = (html: string) => /\d+ [^<]{0,40} saved\./.exec(html)?.[0];
/** The key of each row comes by the row's number. */
const numbered = (fields: Fields): Fields => {
  let row = -1;
  return fields.map(([name, value]) => (name === 'row' ? [`row.${(row += 1)}`, value] : [name, value]));
};
const send = (visitor: Visitor, path: string, fields: Fields) => visitor.post(path, numbered(fields));
const addUnit = (person: SignedIn, unit: string, fuelType = 'special_diesel') =>
  person.visitor.post('/mileage/equipment/new', { unit, active: '1', fuelType, axles: '3' });
const purchasesOf = ({ db, carrierId }: SignedIn) =>
  db.fuelPurchase.findMany({ where: { carrierId }, orderBy: { id: 'asc' } });
const tripsOf = ({ db, carrierId }: SignedIn) =>
  db.trip.findMany({
    where: { carrierId },
    orderBy: { id: 'asc' },
    include: { jurisdictions: { orderBy: { position: 'asc' } } },
  });

const cellsOf = (html: string, name: string) =>
  [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(` name="${name}"`))
    .map((tag) => / value="([^"]*)"/.exec(tag)?.[1] ?? '');
const keysOf = (html: string) =>
  [...html.matchAll(/name="row\.\d+" value="([^"]+)"/g)].map((match) => match[1]);
const errorAt = (html: string, cell: string) =>
  new RegExp(`id="${cell.replaceAll('.', '\\.')}-error">(.*?)</span><input`, 's')
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .replace('Error: ', '');
const summaryOf = (html: string) =>
  /class="error-summary"(.*?)<\/ul>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, ' ') ?? '';

describe('many fuel purchases on one page, without scripts', () => {
  it('begins with ten empty rows of the only truck, and is linked from the list and the empty one', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    for (const href of [FUEL, TRIPS])
      expect((await person.visitor.get('/mileage/trips-fuel')).html).toContain(`href="${href}"`);
    const { html } = await person.visitor.get(FUEL);
    expect(cellsOf(html, 'unit')).toEqual(Array.from({ length: 10 }, () => 'T-1'));
    expect(new Set(keysOf(html)).size).toBe(10);
    expect(cellsOf(html, 'quantity').join('')).toBe('');
    const longer = await send(person.visitor, FUEL, [
      ...fuelRow({ city: 'Tulsa, OK', date: '11/05/2026' }),
      ['intent', 'add-rows'],
    ]);
    expect(longer.status).toBe(200);
    expect(cellsOf(longer.html, 'city')[0]).toBe('Tulsa, OK');
    expect(cellsOf(longer.html, 'date')).toEqual(Array.from({ length: 11 }, () => '11/05/2026'));
    await sendFuel(person, fuelRow({ city: 'Tulsa, OK', quantity: '90' }));
    const list = await person.visitor.get('/mileage/trips-fuel?quarter=20264');
    for (const href of [FUEL, TRIPS]) expect(list.html).toContain(`href="${href}"`);
  });

  it('saves every good row, each place resolved, and ignores the empty ones', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    await addUnit(person, 'T-2', 'gasoline');
    const saved = await send(person.visitor, FUEL, [
      ...fuelRow({ city: 'Tulsa, OK', quantity: '1,100.5', total: '$4,399.99', seller: 'Pilot' }),
      ...fuelRow(),
      ...fuelRow({ city: '74103', quantity: '90', unit: 't-2', date: '2026-11-04' }),
      ...fuelRow({ state: 'Texas', quantity: '80', reference: 'R-1' }),
      ['fuelUnit', 'gallon'],
    ]);
    expect(saved.url).toMatch(/^\/mileage\/trips-fuel(\?|$)/);
    expect(saved.html).toContain('3 fuel purchases saved.');
    const rows = await purchasesOf(person);
    expect(rows.map(({ city, state }) => `${city} ${state}`)).toEqual(['Tulsa OK', 'Tulsa OK', ' TX']);
    expect(rows.map(({ gallonsThousandths }) => Number(gallonsThousandths))).toEqual([
      1_100_500, 90_000, 80_000,
    ]);
    expect(rows.map(({ totalCents }) => totalCents)).toEqual([439_999, null, null]);
    expect(rows.map(({ fuelType }) => fuelType)).toEqual(['special_diesel', 'gasoline', 'special_diesel']);
  });

  it('saves the good rows and keeps the bad ones with what is wrong in each cell', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    const answer = await sendFuel(person, [
      ...fuelRow({ city: 'Tulsa, OK', quantity: '100' }),
      ...fuelRow({ city: 'Springfield', quantity: '70', seller: 'Love&s' }),
      ...fuelRow({ state: 'OK', quantity: 'many', date: '13/45/2026' }),
      ...fuelRow({ state: 'OK', quantity: '60' }),
    ]);
    expect(answer.status).toBe(422);
    expect(saysSaved(answer.html)).toBe('2 of 4 fuel purchases saved.');
    expect(await purchasesOf(person)).toHaveLength(2);
    expect(cellsOf(answer.html, 'city')).toEqual(['Springfield', '']);
    expect(cellsOf(answer.html, 'quantity')).toEqual(['70', 'many']);
    expect(cellsOf(answer.html, 'seller')).toEqual(['Love&amp;s', '']);
    expect(cellsOf(answer.html, 'date')).toEqual(['11/03/2026', '13/45/2026']);
    expect(errorAt(answer.html, 'rows.0.state')).toContain('Which Springfield?');
    expect(errorAt(answer.html, 'rows.1.date')).toContain('This is not a date.');
    expect(errorAt(answer.html, 'rows.1.quantity')).toContain('Write the units as a number');
    expect(errorAt(answer.html, 'rows.0.quantity')).toBeUndefined();
    expect(summaryOf(answer.html)).toContain('Row 2, Date: This is not a date.');
  });

  it('says so where no row is filled in', async () => {
    const person = await someone();
    const answer = await send(person.visitor, FUEL, [...fuelRow(), ...fuelRow()]);
    expect(answer.status).toBe(422);
    expect(summaryOf(answer.html)).toContain('Fill in at least one row');
  });

  it('saves once what is sent twice, at the same moment too, and refuses a row that was changed after it was saved', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    const keys = [crypto.randomUUID(), crypto.randomUUID()];
    const page = (quantity: string) => [
      ...fuelRow({ city: 'Tulsa, OK', quantity: '100' }, keys[0]),
      ...fuelRow({ city: 'Dallas, TX', quantity }, keys[1]),
    ];
    const answers = await Promise.all([sendFuel(person, page('80')), sendFuel(person, page('80'))]);
    answers.push(await sendFuel(person, page('80')));
    for (const answer of answers) expect(saysSaved(answer.html)).toBe('2 fuel purchases saved.');
    expect(await purchasesOf(person)).toHaveLength(2);
    const changed = await sendFuel(person, page('85'));
    expect(changed.status).toBe(422);
    expect(errorAt(changed.html, 'rows.0.unit')).toContain('This row was saved before.');
    expect(cellsOf(changed.html, 'quantity')).toEqual(['85']);
    expect((await purchasesOf(person)).map(({ quantity }) => quantity.toString())).toEqual(['100', '80']);
  });

  it('finds no truck of another carrier, by its number or by its id', async () => {
    const [person, other] = [await someone(), await someone()];
    await addUnit(person, 'T-1');
    await addUnit(other, 'Foreign-9');
    const [foreign] = await other.db.equipment.findMany({ where: { carrierId: other.carrierId } });
    const answer = await sendFuel(person, [
      ...fuelRow({ unit: 'Foreign-9', state: 'OK', quantity: '50' }),
      ...fuelRow({ unit: String(foreign?.id), state: 'OK', quantity: '50' }),
      ...fuelRow({ unit: '', state: 'OK', quantity: '50' }),
    ]);
    expect(saysSaved(answer.html)).toBe('0 of 3 fuel purchases saved.');
    for (const row of [0, 1])
      expect(errorAt(answer.html, `rows.${row}.unit`)).toBe('This unit was not found. Choose another one.');
    expect(errorAt(answer.html, 'rows.2.unit')).toContain('Equipment is required');
    expect(await purchasesOf(person)).toEqual([]);
  });

  it('records liters for a carrier that measures in them', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    await person.db.carrier.update({ where: { id: person.carrierId }, data: { units: 'metric' } });
    const { html } = await person.visitor.get(FUEL);
    expect(html).toMatch(/<option value="litre" selected/);
    await send(person.visitor, FUEL, [
      ...fuelRow({ state: 'ON', quantity: '378.541' }),
      ['fuelUnit', 'litre'],
    ]);
    const [row] = await purchasesOf(person);
    expect([row?.fuelUnit, Number(row?.gallonsThousandths)]).toEqual(['litre', 100_000]);
  });

  it('saves nothing for someone who may only look, and shows no form', async () => {
    const viewer = await someone({ role: 'viewer' });
    const refused = await send(viewer.visitor, FUEL, fuelRow({ state: 'OK', quantity: '50' }));
    expect(refused.status).toBe(403);
    expect(cellsOf(refused.html, 'quantity')).toEqual(['50']);
    expect(await purchasesOf(viewer)).toEqual([]);
    expect((await viewer.visitor.get(FUEL)).html).not.toContain('name="quantity"');
    expect((await viewer.visitor.get(TRIPS)).html).not.toContain('name="start"');
  });

  it('saves the rows of someone whose address is not confirmed, as the form of one purchase does', async () => {
    const person = await someone({ emailVerified: false });
    await addUnit(person, 'T-1');
    const saved = await sendFuel(person, fuelRow({ state: 'OK', quantity: '50' }));
    expect(saysSaved(saved.html)).toBe('1 fuel purchase saved.');
  });

  it('has the rows again after a session that ended', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    const away = new Visitor(app.origin);
    const login = await send(away, FUEL, [
      ...fuelRow({ city: 'Tulsa, OK', quantity: '77' }),
      ['fuelUnit', 'litre'],
    ]);
    expect(login.url).toContain('/mileage/login');
    away.cookies.set(SESSION_COOKIE, (await makeSession(person.db, person)).token);
    const { html } = await away.get(FUEL);
    expect(html).toContain('What you typed is back');
    expect(cellsOf(html, 'quantity')).toEqual(['77']);
    expect(html).toMatch(/<option value="litre" selected/);
  });

  it('holds back the rows of a quarter that is filed, at their date', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    await person.visitor.post('/mileage/reports/filing?q=20263', {
      intent: 'file',
      then: 'file',
      filedOn: '2026-11-02',
    });
    const answer = await sendFuel(person, [
      ...fuelRow({ state: 'OK', quantity: '50', date: '09/30/2026' }),
      ...fuelRow({ state: 'OK', quantity: '60', date: '10/01/2026' }),
    ]);
    expect(saysSaved(answer.html)).toBe('1 of 2 fuel purchases saved.');
    expect(errorAt(answer.html, 'rows.0.date')).toContain('Q3 2026 is filed');
    const trip = tripRow({ state: 'TX', start: '1', end: '9', date: '09/30/2026' });
    const refused = await send(person.visitor, TRIPS, trip);
    expect(errorAt(refused.html, 'rows.0.date')).toContain('Q3 2026 is filed');
  });

  it('takes at most 200 rows, whatever is sent', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    const sent = Array.from({ length: 203 }, () => fuelRow({ state: 'OK', quantity: 'x' })).flat();
    const { html } = await sendFuel(person, sent);
    expect(cellsOf(html, 'quantity')).toHaveLength(200);
    expect(summaryOf(html)).toContain('188 more are marked in the rows below.');
  });
});

describe('many trips by odometer on one page, without scripts', () => {
  it('makes a trip of the rows of a truck and a day, and of those that stand alone', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    const saved = await send(person.visitor, TRIPS, [
      ...tripRow({ state: 'TX', start: '100,000', end: '100,200', from: 'Dallas, TX' }),
      ...tripRow({ state: 'Oklahoma', end: '100450.5', to: 'Tulsa, OK' }),
      ...tripRow(),
      ...tripRow({ state: 'OK', end: '100600', date: '11/04/2026' }),
    ]);
    expect(saysSaved(saved.html)).toBe('2 trips saved.');
    const trips = await tripsOf(person);
    const miles = trips.map(({ jurisdictions }) =>
      jurisdictions.map((one) => `${one.jurisdiction} ${one.tenthMiles}`),
    );
    expect(miles).toEqual([['TX 2000', 'OK 2505'], ['OK 1495']]);
    expect((await person.visitor.get('/mileage/trips-fuel?quarter=20264')).html).toContain(
      'Dallas, TX to Tulsa, OK',
    );
  });

  it('keeps all rows of a trip that is wrong, with the error beside its cell, and saves the others once', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    const page = [
      ...tripRow({ state: 'TX', start: '100000', end: '100200' }),
      ...tripRow({ state: 'ZZ', end: '100150' }),
      ...tripRow({ state: 'KS', start: '5000', end: '5100', date: '11/05/2026' }),
      ...tripRow({ unit: 'T-9', state: 'KS', start: '1', end: '2' }),
      ...tripRow({ state: 'NE', end: '', start: '', date: '11/06/2026' }),
    ];
    for (const _ of [1, 2]) {
      const answer = await send(person.visitor, TRIPS, page);
      expect(answer.status).toBe(422);
      expect(saysSaved(answer.html)).toBe('1 trip saved.');
      expect(cellsOf(answer.html, 'state')).toEqual(['TX', 'ZZ', 'KS', 'NE']);
      expect(errorAt(answer.html, 'rows.1.state')).toBe('Choose a state or province.');
      expect(errorAt(answer.html, 'rows.1.end')).toContain('lower than the last state line');
      expect(errorAt(answer.html, 'rows.0.state')).toBeUndefined();
      expect(errorAt(answer.html, 'rows.2.unit')).toBe('This unit was not found. Choose another one.');
      expect(errorAt(answer.html, 'rows.3.start')).toContain('Write the odometer reading');
      expect(await tripsOf(person)).toHaveLength(1);
    }
  });

  it('says what the limit of the plan let through, and keeps the rest', async () => {
    const person = await someone({ planPackageId: 'ic_free' });
    await addUnit(person, 'T-1');
    const rows = Array.from({ length: 12 }, (_, day) =>
      tripRow({
        state: 'TX',
        start: String(1000 + day * 10),
        end: String(1010 + day * 10),
        date: `11/${String(day + 1).padStart(2, '0')}/2026`,
      }),
    );
    const answer = await send(person.visitor, TRIPS, rows.flat());
    expect(answer.status).toBe(422);
    expect(summaryOf(answer.html)).toContain('10 trips saved.');
    expect(answer.html).toContain('free plan limit');
    expect(cellsOf(answer.html, 'date')).toEqual(['11/11/2026', '11/12/2026']);
    expect(await tripsOf(person)).toHaveLength(10);
  });

  it('reads kilometers of a carrier that drives them', async () => {
    const person = await someone();
    await addUnit(person, 'T-1');
    await person.db.carrier.update({ where: { id: person.carrierId }, data: { units: 'metric' } });
    expect((await person.visitor.get(TRIPS)).html).toContain('Start, km');
    await send(person.visitor, TRIPS, tripRow({ state: 'ON', start: '100000', end: '100800' }));
    const [trip] = await tripsOf(person);
    expect(trip?.jurisdictions.map(({ tenthMiles }) => tenthMiles)).toEqual([4971]);
  });
});
