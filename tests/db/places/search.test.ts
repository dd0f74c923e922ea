import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabel } from '~/engine/places/place';
import {
  findAddress,
  findPlaces,
  findPostalCode,
  SEARCH_LIMIT,
  type FoundPlace,
} from '~/areas/places/find-places.server';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const scope = database.public;

const text = ({ place, area, zip }: FoundPlace) => (area ? `${placeLabel(place)} ${zip}` : placeLabel(place));
const search = async (term: string, mode: 'city' | 'zip' | 'address' = 'address') =>
  (await findPlaces(scope, { term, mode })).map(text);

describe('address search puts first', () => {
  it.each([
    // names, whole and beginning
    ['Chicago', 'Chicago, IL'],
    ['chicago', 'Chicago, IL'],
    ['chic', 'Chicago, IL'],
    ['los a', 'Los Angeles, CA'],
    ['new y', 'New York, NY'],
    ['san', 'San Antonio, TX'],
    ['Dallas', 'Dallas, TX'],
    ['laredo', 'Laredo, TX'],
    ['el paso', 'El Paso, TX'],
    ['Kansas City', 'Kansas City, MO'],
    ['fort wa', 'Fort Wayne, IN'],
    ['coeur d al', "Coeur d'Alene, ID"],
    // with a state, in every spelling
    ['Chicago IL', 'Chicago, IL'],
    ['Chicago, Illinois', 'Chicago, IL'],
    ['chic il', 'Chicago, IL'],
    ['Chicago illi', 'Chicago, IL'],
    ['Portland, Me.', 'Portland, ME'],
    ['portland mai', 'Portland, ME'],
    ['Kansas City KS', 'Kansas City, KS'],
    ['Ontario CA', 'Ontario, CA'],
    ['Indiana PA', 'Indiana, PA'],
    ['Washington DC', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['New York NY', 'New York, NY'],
    ['Vancouver BC Canada', 'Vancouver, BC'],
    ['Vancouver WA', 'Vancouver, WA'],
    ['los ang ca', 'Los Angeles, CA'],
    // abbreviations and directions
    ['saint louis', 'St. Louis, MO'],
    ['St Louis MO', 'St. Louis, MO'],
    ['st. louis', 'St. Louis, MO'],
    ['Ft Worth', 'Fort Worth, TX'],
    ['Mt Pleasant TX', 'Mount Pleasant, TX'],
    ['Sault Ste Marie', 'Sault Ste. Marie, ON'],
    ['Sault Sainte Marie MI', 'Sault Ste. Marie, MI'],
    ['N Las Vegas', 'North Las Vegas, NV'],
    ['E St Louis IL', 'East Saint Louis, IL'],
    ['pt arthur', 'Port Arthur, TX'],
    ['st', 'Staten Island, NY'],
    ['St Johns NL', "St. John's, NL"],
    ['Saint John NB', 'Saint John, NB'],
    ['nyc', 'New York, NY'],
    // accents, apostrophes, hyphens
    ['Montreal', 'Montréal, QC'],
    ['Québec', 'Québec, QC'],
    ['Quebec City', 'Québec, QC'],
    ['Trois Rivieres', 'Trois-Rivières, QC'],
    ['Winston Salem', 'Winston-Salem, NC'],
    ['O Fallon', "O'Fallon, MO"],
    ['Canon City', 'Cañon City, CO'],
    ['LaSalle IL', 'La Salle, IL'],
    // typing errors
    ['chicgo', 'Chicago, IL'],
    ['Chicgo IL', 'Chicago, IL'],
    ['San Fransisco', 'San Francisco, CA'],
    ['san fransi', 'San Francisco, CA'],
    ['tusla', 'Tulsa, OK'],
    ['Dalals', 'Dallas, TX'],
    ['Pheonix', 'Phoenix, AZ'],
    ['Albuquerqe', 'Albuquerque, NM'],
    ['Cincinatti', 'Cincinnati, OH'],
    ['Philidelphia', 'Philadelphia, PA'],
    ['Minneaplis', 'Minneapolis, MN'],
    ['Nashvile tn', 'Nashville, TN'],
    ['jacksonvile fl', 'Jacksonville, FL'],
    ['louisvile', 'Louisville, KY'],
    ['Hattisburg', 'Hattiesburg, MS'],
    ['hicago', 'Chicago, IL'],
    ['Chicgo IN', 'Chicago, IL'],
    // states
    ['Texas', 'Houston, TX'],
    ['tx', 'Houston, TX'],
    ['alberta', 'Alberta, AL'],
    // crossings and freight towns that the gazetteers lack
    ['Coutts', 'Coutts, AB'],
    ['Nisku', 'Nisku, AB'],
    ['Emerson MB', 'Emerson, MB'],
    ['Lacolle', 'Lacolle, QC'],
    ['Blaine WA', 'Blaine, WA'],
    ['Pharr', 'Pharr, TX'],
    ['otay mesa', 'Otay Mesa, CA'],
    ['World Trade Bridge', 'World Trade Bridge, TX'],
    ['29 palms', 'Twentynine Palms, CA'],
    ['100 Mile House', '100 Mile House, BC'],
    // codes
    ['60601', 'Chicago, IL 60601'],
    ['60601-1234', 'Chicago, IL 60601'],
    ['T2P', 'Calgary, AB T2P'],
    ['t2p 1j9', 'Calgary, AB T2P 1J9'],
    ['t2p 1j', 'Calgary, AB T2P'],
    ['606', 'Chicago, IL 60601'],
    ['Chicago IL 60601', 'Chicago, IL 60601'],
    ['78045 Laredo', 'Laredo, TX 78045'],
  ])('%s: %s', async (term, expected) => {
    expect((await search(term))[0]).toBe(expected);
  });

  it('a city that is one edit away even where a hamlet has the typed name', async () => {
    expect((await search('Huston')).slice(0, 2)).toEqual(['Huston, ID', 'Houston, TX']);
  });

  it('the larger of namesakes', async () => {
    expect((await search('Portland')).slice(0, 2)).toEqual(['Portland, OR', 'Portland, ME']);
    expect((await search('springfield')).slice(0, 3)).toEqual([
      'Springfield, MO',
      'Springfield, MA',
      'Springfield, IL',
    ]);
  });

  it('each place once, at most ten, the same every time', async () => {
    const first = await findPlaces(scope, { term: 'san', mode: 'address' });
    expect(first).toHaveLength(SEARCH_LIMIT);
    expect(new Set(first.map(({ place }) => place.id)).size).toBe(SEARCH_LIMIT);
    expect(await findPlaces(scope, { term: 'SAN ', mode: 'address' })).toEqual(first);
  });
});

describe('the mode of a search', () => {
  it('city: towns only, for a code the towns it belongs to', async () => {
    expect(await search('606', 'city')).toEqual(['Chicago, IL']);
    expect(await search('60601', 'city')).toEqual(['Chicago, IL 60601']);
  });

  it('zip: areas only, for a name those of its towns', async () => {
    const codes = await search('Chicago IL', 'zip');
    expect(codes).toHaveLength(SEARCH_LIMIT);
    for (const one of codes) expect(one).toMatch(/^Chicago, IL 60\d{3}$/);
    expect((await search('T2', 'zip'))[0]).toBe('Calgary, AB T2A');
  });

  it('address: a name and the beginning of a code give the areas of the town', async () => {
    const codes = await search('Houston TX 7700');
    for (const one of codes) expect(one).toMatch(/^Houston, TX 7700\d$/);
  });

  it('offers the town where the code beside it does not exist, and the code where the town is another', async () => {
    expect((await search('Chicago IL 99999'))[0]).toBe('Chicago, IL');
    expect((await search('Gary IN 60601'))[0]).toBe('Chicago, IL 60601');
  });
});

describe('an address in one line', () => {
  it.each([
    ['123 Main St, Chicago, IL 60601', 'Chicago, IL 60601'],
    ['123 Main St Chicago IL 60601', 'Chicago, IL 60601'],
    ['123 Main St Chicago IL', 'Chicago, IL'],
    ['2500 W Higgins Rd\nHoffman Estates, IL 60169-7268\nUSA', 'Hoffman Estates, IL 60169'],
    ['12345 Harbor Blvd, Fontana CA', 'Fontana, CA'],
    ['77777 Big St, Dallas, TX', 'Dallas, TX'],
    ['1000 Rue Sherbrooke O, Montréal, QC H3A 3G4', 'Montréal, QC H3A 3G4'],
    ['WALMART DC 6012, Hutchins, TX', 'Hutchins, TX'],
    ['4400 N Platte Ave, North Platte NE', 'North Platte, NE'],
    ['88 Nowhere Rd, Chicgo, IL', 'Chicago, IL'],
    ['Chicago', 'Chicago, IL'],
    ['60601', 'Chicago, IL 60601'],
  ])('%s is %s', async (term, expected) => {
    expect((await findAddress(scope, { term })).map(text)[0]).toBe(expected);
  });
});

describe('a postal code', () => {
  it.each([
    ['60601', ['Chicago, IL 60601']],
    ['60601-1234', ['Chicago, IL 60601']],
    ['T2P 1J9', ['Calgary, AB T2P 1J9']],
    ['606', []],
    ['00000', []],
    ['chicago', []],
    ['', []],
  ])('%s gives %j', async (term, expected) =>
    expect((await findPostalCode(scope, { term })).map(text)).toEqual(expected),
  );
});

describe('hostile and senseless terms', () => {
  const hostile = [
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '%%%%',
    'a%',
    "'; DROP TABLE place; --",
    "' OR '1'='1",
    'a\u0000b',
    '\u0000',
    '😀',
    '🚛 Chicago',
    '<script>alert(1)</script>',
    '\ud800',
    '$1',
    '{',
    'chicago{',
    'DFW',
    'asdfqwer',
    '00000',
    '99999',
    '-',
    '...',
    'ZZZ',
    'x'.repeat(10_240),
    'Chicago '.repeat(1_280),
    '9'.repeat(10_240),
    '%'.repeat(10_240),
    'st '.repeat(4_000),
    '\u202Egnp',
    'ﷺ'.repeat(200),
  ];

  it.each(hostile.map((term) => [term.length > 30 ? `${term.slice(0, 30)}…` : JSON.stringify(term), term]))(
    '%s: no error',
    async (_, term) => {
      for (const mode of ['city', 'zip', 'address'] as const) {
        expect((await findPlaces(scope, { term, mode })).length).toBeLessThanOrEqual(SEARCH_LIMIT);
      }
      expect(Array.isArray(await findAddress(scope, { term }))).toBe(true);
      expect((await findPostalCode(scope, { term })).length).toBeLessThanOrEqual(1);
    },
  );

  it('wildcards are letters that no name has, not wildcards', async () => {
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search('c%o')).not.toContain('Chicago, IL');
  });

  it('finds the name beside an emoji or a control character', async () => {
    expect((await search('🚛 Chicago'))[0]).toBe('Chicago, IL');
    expect((await search('Chicago\u0000'))[0]).toBe('Chicago, IL');
  });

  it('never fails on any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (term) => {
        await findPlaces(scope, { term, mode: 'address' });
        await findAddress(scope, { term });
      }),
      { numRuns: 150 },
    );
  });

  it('costs no more than an ordinary term', async () => {
    const terms = [
      'x'.repeat(10_240),
      'st '.repeat(4_000),
      'Chicago '.repeat(1_280),
      'abcdefghijklmnopqrstuvwxyz'.repeat(10),
    ];
    for (const term of terms) {
      await findPlaces(scope, { term, mode: 'address' });
      const started = performance.now();
      await findPlaces(scope, { term, mode: 'address' });
      expect(performance.now() - started, term.slice(0, 20)).toBeLessThan(250);
    }
  });

  it('leaves the data as it was', async () => {
    expect(await database.prisma.place.count()).toBeGreaterThan(35_000);
  });
});
