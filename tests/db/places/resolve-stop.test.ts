import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillStop, resolveStop } from '~/areas/places/resolve-stop.server';
import { translatorOf } from '~/kit/foreign-texts';
import { textsIn } from '~/platform/http/languages/texts.server';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const scope = database.public;

const resolved = async (city: string, state: string, zip: string) => {
  const result = await resolveStop(scope, { city, state, zip });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};

const refused = async (city: string, state: string, zip: string) => {
  const result = await resolveStop(scope, { city, state, zip });
  if (result.ok) throw new Error(`resolved to ${result.value.label}`);
  if (result.failure.kind !== 'invalid') throw new Error(result.failure.kind);
  // Drivers and people at the calculator read it in their language.
  for (const language of ['fr', 'es'] as const)
    for (const group of ['forms', 'calculator'] as const) {
      const { langOf } = translatorOf(textsIn(language, group, 'places')!);
      expect(
        langOf(result.failure.message),
        `${language} ${group}: ${result.failure.message}`,
      ).toBeUndefined();
    }
  return {
    ...result.failure,
    field: Object.keys(result.failure.fields ?? {}).join(),
    labels: result.failure.suggestions.map((one) => `${one.label} ${one.zip}`.trim()),
  };
};

describe('an address with its street', () => {
  it.each([
    ['8 Elm Ave, Springfield', '', '', 'state'],
    ['8 Elm Ave, Nowhere Atall, TX', '', '', 'city'],
    ['1200 Main St, Dallas, TX 10001', '', '', 'zip'],
  ])('is refused where its town is not clear: %s', async (city, state, zip, field) =>
    expect((await refused(city, state, zip)).field).toBe(field),
  );
});

describe('a stop is completed', () => {
  it.each([
    ['', '', '60601', 'Chicago, IL', '60601'],
    ['', '', '60601-1234', 'Chicago, IL', '60601'],
    ['', '', 't2p1j9', 'Calgary, AB', 'T2P 1J9'],
    ['Chicago', 'IL', '', 'Chicago, IL', '60608'],
    ['Chicago', '', '', 'Chicago, IL', '60608'],
    ['chicago', 'illinois', '60601', 'Chicago, IL', '60601'],
    ['Chicago, IL', '', '', 'Chicago, IL', '60608'],
    ['Chicago IL 60601', '', '', 'Chicago, IL', '60601'],
    ['60601', '', '', 'Chicago, IL', '60601'],
    ['Chicago, IL', 'IL', '60601', 'Chicago, IL', '60601'],
    ['Montreal', 'Que.', '', 'Montréal, QC', 'H3A'],
    ['Quebec City', 'QC', '', 'Québec, QC', 'G1R'],
    ['N Platte', 'Neb', '', 'North Platte, NE', '69101'],
    ['ft worth', 'tx', '', 'Fort Worth, TX', '76104'],
    ['New York', '', '', 'New York, NY', '10002'],
    ['St. Louis', 'Missouri', '63101', 'St. Louis, MO', '63101'],
    ['Coutts', 'AB', '', 'Coutts, AB', ''],
    ['Washington', 'DC', '', 'Washington, DC', '20004'],
    ['Mid Missouri', 'MO', '65299', 'Mid Missouri, MO', '65299'],
    ['Fort Washington', '', '19034', 'Fort Washington, PA', '19034'],
    ['Port Washington', 'NY', '', 'Port Washington, NY', '11050'],
    ['Fort Wayne Indiana', 'IN', '', 'Fort Wayne, IN', '46825'],
    ['1600 Pennsylvania Ave NW, Washington, DC', '', '', 'Washington, DC', '20004'],
    ['1200 Main St, Dallas, TX 75202', '', '', 'Dallas, TX', '75202'],
    ['1200 Main St, Dallas', 'TX', '75202', 'Dallas, TX', '75202'],
    ['1200 Main St Dallas', 'TX', '', 'Dallas, TX', '75201'],
    ['4500 S Service Rd, Fort St. John, British Columbia', '', '', 'Fort St. John, BC', 'V1J'],
    ['77 Fort St, St. Louis, MO 63101-2211', '', '', 'St. Louis, MO', '63101'],
    ['8 Elm Ave, Chicago', '', '', 'Chicago, IL', '60608'],
    ['29 Palms', 'CA', '', 'Twentynine Palms, CA', '92277'],
  ])('%j %j %j: %s %s', async (city, state, zip, label, code) => {
    const stop = await resolved(city, state, zip);
    expect(stop).toMatchObject({ label, zip: code });
    expect(`${stop.city}, ${stop.state}`).toBe(label);
    expect(stop.countryCode).toBe(/^[A-Z]\d/.test(code) || stop.state === 'AB' ? 'CA' : 'US');
    expect(stop.lat).toBeGreaterThan(18);
    expect(stop.lat).toBeLessThan(72);
    expect(stop.lon).toBeLessThan(-52);
    expect(stop.lon).toBeGreaterThan(-170);
  });

  it('to the same point whether the town is typed alone or sent back with the code that was filled in', async () => {
    for (const [city, state] of [
      ['Chicago', 'IL'],
      ['Dallas', 'TX'],
      ['Montréal', 'QC'],
      ['Lakewood', 'CO'],
      ['Coutts', 'AB'],
      ['Laredo', 'TX'],
    ] as const) {
      const alone = await resolved(city, state, '');
      expect(await resolved(alone.city, alone.state, alone.zip)).toEqual(alone);
    }
  });

  it('to its own position for any other code', async () => {
    const [loop, town] = [await resolved('', '', '60601'), await resolved('Chicago', 'IL', '')];
    expect([loop.lat, loop.lon]).not.toEqual([town.lat, town.lon]);
  });

  it('keeps a suburb that shares the code of its neighbor', async () => {
    expect((await resolved('Lakewood', 'CO', '80226')).label).toBe('Lakewood, CO');
    expect((await resolved('Bloomington', 'MN', '55420')).label).toBe('Bloomington, MN');
  });

  it('takes the code for a city that is misspelt beside it', async () => {
    expect((await resolved('Chcago', 'IL', '60601')).label).toBe('Chicago, IL');
  });

  it('takes the position of the town where a rural Canadian area spans hundreds of miles', async () => {
    expect(await resolved('Coutts', 'AB', 'T0K 0N0')).toMatchObject({
      label: 'Coutts, AB',
      zip: 'T0K 0N0',
      lat: 49.003,
    });
  });

  it('again to itself: what came out goes in unchanged, for every large town', async () => {
    const towns = await database.prisma.place.findMany({ where: { population: { gt: 250_000 } } });
    expect(towns.length).toBeGreaterThan(80);
    for (const town of towns) {
      const stop = await resolved(town.name, town.state, '');
      expect(stop.label).toBe(`${town.name}, ${town.state}`);
      expect(await resolved(stop.city, stop.state, stop.zip)).toEqual(stop);
    }
  });
});

describe('a stop is refused with a way out', () => {
  it.each([
    ['Chicgo', 'IL', '', 'city', 'We could not find "Chicgo, IL". Did you mean Chicago, IL?'],
    ['Chicago', 'IN', '', 'city', 'We could not find "Chicago, IN". Did you mean Chicago, IL?'],
    [
      'Naperville',
      'IL',
      '60601',
      'zip',
      'ZIP 60601 is Chicago, IL, which is not "Naperville, IL". Did you mean Chicago, IL 60601 or Naperville, IL?',
    ],
    [
      'Gary',
      'IN',
      '60601',
      'zip',
      'ZIP 60601 is in Chicago, IL, not in Indiana. Did you mean Chicago, IL 60601 or Gary, IN?',
    ],
    [
      '',
      'IN',
      '60601',
      'zip',
      'ZIP 60601 is in Chicago, IL, not in Indiana. Did you mean Chicago, IL 60601?',
    ],
    [
      'Asdf',
      'IL',
      '60601',
      'zip',
      'ZIP 60601 is Chicago, IL, and we do not know "Asdf, IL". Did you mean Chicago, IL 60601?',
    ],
    ['', 'IL', '', 'city', 'Enter a city in Illinois, or a ZIP code.'],
    ['Texas', '', '', 'city', 'Enter a city in Texas, or a ZIP code.'],
    [
      'Springfield',
      '',
      '',
      'state',
      'Which Springfield? Add the state, such as Springfield, MO; Springfield, MA or Springfield, IL.',
    ],
    [
      'Fort Washington',
      '',
      '',
      'state',
      'Which Fort Washington? Add the state, such as Fort Washington, MD or Fort Washington, PA.',
    ],
    ['', 'XX', '', 'state', '"XX" is not a state of the US or a province of Canada.'],
    [
      'Monterrey',
      'Mexico',
      '',
      'state',
      'Routes end at the Mexican border: enter the crossing, for example Laredo, TX.',
    ],
    ['', '', '6060', 'zip', '"6060" is not a ZIP or a Canadian postal code. Write it like 60601 or T2P 1J9.'],
    ['', '', '00901', 'zip', 'ZIP 00901 is in Puerto Rico, which has no road to the mainland.'],
    ['', '', '00000', 'zip', 'We do not know ZIP 00000.'],
    ['Chicago', 'IL', '00000', 'zip', 'We do not know ZIP 00000. Leave it empty to use Chicago, IL.'],
    ['', '', '', 'city', 'Enter a city with its state, or a ZIP code.'],
    ['%', 'IL', '', 'city', '"%" is not the name of a place.'],
    ['😀', '', '', 'city', '"😀" is not the name of a place.'],
    [
      "'; DROP TABLE place; --",
      'IL',
      '',
      'city',
      'We could not find "\'; DROP TABLE place; --, IL". Check the spelling, or enter a ZIP code.',
    ],
  ])('%j %j %j', async (city, state, zip, field, message) => {
    const failure = await refused(city, state, zip);
    expect(failure.message).toBe(message);
    expect(failure.field).toBe(field);
  });

  it('offers stops that resolve', async () => {
    const failure = await refused('Naperville', 'IL', '60601');
    expect(failure.labels).toEqual(['Chicago, IL 60601', 'Naperville, IL 60540']);
    for (const { city, state, zip } of failure.suggestions)
      expect((await resolved(city, state, zip)).zip).toBe(zip);
  });

  it('and never throws, whatever is typed', async () => {
    const field = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('', 'IL', 'Chicago', '60601', 'T2P', 'x'.repeat(10_240), '\u0000'),
    );
    await fc.assert(
      fc.asyncProperty(field, field, field, async (city, state, zip) => {
        const result = await resolveStop(scope, { city, state, zip });
        if (!result.ok) expect(result.failure.message).not.toBe('');
      }),
      { numRuns: 150 },
    );
  });
});

describe('filling a record without a position', () => {
  it('keeps a state alone', async () => {
    expect(await fillStop(scope, { state: 'illinois' })).toEqual({
      ok: true,
      value: { city: '', state: 'IL', zip: '' },
    });
  });

  it('fills the rest from the code or the city', async () => {
    expect(await fillStop(scope, { zip: '75201' })).toEqual({
      ok: true,
      value: { city: 'Dallas', state: 'TX', zip: '75201' },
    });
    expect(await fillStop(scope, { city: 'Dallas', state: 'TX' })).toEqual({
      ok: true,
      value: { city: 'Dallas', state: 'TX', zip: '75201' },
    });
  });

  it('says what is wrong as a stop does', async () => {
    expect(await fillStop(scope, { city: 'Chicgo', state: 'IL' })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
  });
});
