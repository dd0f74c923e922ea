import { describe, expect, it } from 'vitest';
import { readStopFields, type StopFields } from '~/engine/places/stop-fields';

const read = (fields: StopFields) => {
  const result = readStopFields(fields);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};
const refusal = (fields: StopFields) => {
  const result = readStopFields(fields);
  if (result.ok || result.failure.kind !== 'invalid') throw new Error('It was taken');
  return [result.failure.message, result.failure.fields];
};
const CHICAGO = {
  city: 'Chicago',
  cityKeys: ['chicago'],
  wholeKeys: [],
  state: 'IL',
  typedState: 'IL',
  postal: undefined,
};

describe('the fields of a stop', () => {
  it('are city, state and ZIP, each as typed', () => {
    const postal = { text: '60601', area: '60601', country: 'US' };
    expect(read({ city: ' Chicago ', state: 'il', zip: '60601' })).toEqual({ ...CHICAGO, postal });
    expect(read({ city: 'Chicago', state: 'Illinois' })).toEqual(CHICAGO);
    expect(read({ city: 'Chicago', state: null, zip: undefined })).toEqual({
      ...CHICAGO,
      state: undefined,
      typedState: undefined,
    });
    expect(read({ zip: 'T2P 1J9' })).toEqual({
      city: '',
      cityKeys: [],
      wholeKeys: [],
      state: undefined,
      typedState: undefined,
      postal: { text: 'T2P 1J9', area: 'T2P', country: 'CA' },
    });
    expect(read({ state: 'TX' })).toEqual({
      city: '',
      cityKeys: [],
      wholeKeys: [],
      state: 'TX',
      typedState: 'TX',
      postal: undefined,
    });
  });

  it.each<[city: string, name: string, key: string, state: string, zip: string | undefined]>([
    ['Chicago, IL', 'Chicago', 'chicago', 'IL', undefined],
    ['Chicago, IL 60601', 'Chicago', 'chicago', 'IL', '60601'],
    ['Chicago, IL, 60601-1234', 'Chicago', 'chicago', 'IL', '60601'],
    ['Chicago IL', 'Chicago', 'chicago', 'IL', undefined],
    ['Chicago Illinois', 'Chicago', 'chicago', 'IL', undefined],
    ['Fargo North Dakota', 'Fargo', 'fargo', 'ND', undefined],
    ["St. John's, Newfoundland and Labrador", "St. John's", 'saintjohns', 'NL', undefined],
    ['Calgary AB t2p 1j9', 'Calgary', 'calgary', 'AB', 'T2P 1J9'],
    ['Calgary AB t2p1j9', 'Calgary', 'calgary', 'AB', 'T2P 1J9'],
    ['Calgary AB T2P', 'Calgary', 'calgary', 'AB', 'T2P'],
  ])('may be in the city alone: %s', (city, name, key, state, zip) => {
    expect(read({ city })).toMatchObject({ city: name, cityKeys: [key], state, typedState: undefined });
    expect(read({ city }).postal?.text).toBe(zip);
  });

  it('may be a code alone, in the city', () => {
    expect(read({ city: '60601' })).toEqual({
      city: '',
      cityKeys: [],
      wholeKeys: [],
      state: undefined,
      typedState: undefined,
      postal: { text: '60601', area: '60601', country: 'US' },
    });
    expect(read({ city: 'Chicago 60601' })).toMatchObject({
      city: 'Chicago',
      cityKeys: ['chicago'],
      state: undefined,
      postal: { area: '60601' },
    });
  });

  it('keep the whole name too where a state may be the end of it: Fort Washington is a town', () => {
    expect(read({ city: 'Fort Washington' })).toMatchObject({
      city: 'Fort',
      cityKeys: ['fort'],
      wholeKeys: ['fortwashington'],
      state: 'WA',
    });
    expect(read({ city: 'Fort, Washington' })).toMatchObject({ city: 'Fort', wholeKeys: [], state: 'WA' });
    expect(read({ city: 'Fort Washington', state: 'PA' })).toMatchObject({
      city: 'Fort Washington',
      cityKeys: ['fortwashington'],
      wholeKeys: [],
      state: 'PA',
    });
  });

  it('are read once where the state is said twice, and by the state field where they contradict', () => {
    expect(read({ city: 'Chicago, IL', state: 'IL' })).toMatchObject({
      city: 'Chicago',
      cityKeys: ['chicago'],
      state: 'IL',
      typedState: 'IL',
    });
    expect(read({ city: 'Chicago IL', state: 'IL' })).toMatchObject({ city: 'Chicago', state: 'IL' });
    expect(read({ city: 'Fargo North Dakota', state: 'ND' })).toMatchObject({
      city: 'Fargo',
      cityKeys: ['fargo'],
      wholeKeys: ['fargonorthdakota'],
      state: 'ND',
    });
    expect(read({ city: 'Fargo, North Dakota 58102', state: 'ND' })).toMatchObject({
      city: 'Fargo',
      cityKeys: ['fargo'],
      wholeKeys: [],
      state: 'ND',
      postal: { area: '58102' },
    });
    expect(read({ city: 'Kansas City, KS', state: 'MO' })).toMatchObject({
      city: 'Kansas City, KS',
      cityKeys: ['kansascityks'],
      state: 'MO',
    });
  });

  it('are read by the ZIP field where the city holds another code', () => {
    expect(read({ city: 'Chicago 60601', zip: '60602' })).toMatchObject({
      city: 'Chicago 60601',
      postal: { area: '60602' },
    });
    expect(read({ city: 'Chicago 60601', zip: '60601' })).toMatchObject({
      city: 'Chicago',
      cityKeys: ['chicago'],
      postal: { area: '60601' },
    });
    expect(read({ city: 'Calgary T2P', zip: 'T2P 1J9' })).toMatchObject({
      city: 'Calgary',
      postal: { text: 'T2P 1J9' },
    });
  });
});

describe('fields that name no place', () => {
  it('say what to enter where all are empty', () => {
    const message = 'Enter a city with its state, or a ZIP code.';
    expect(refusal({})).toEqual([message, { city: [message] }]);
    expect(refusal({ city: ' ', state: '', zip: null })).toEqual([message, { city: [message] }]);
  });

  it('say which state does not exist, and where routes end', () => {
    expect(refusal({ city: 'Chicago', state: 'Illinoi' })).toEqual([
      '"Illinoi" is not a state of the US or a province of Canada.',
      { state: ['"Illinoi" is not a state of the US or a province of Canada.'] },
    ]);
    for (const state of ['MX', 'Mexico'])
      expect(refusal({ city: 'Monterrey', state })).toEqual([
        'Routes end at the Mexican border: enter the crossing, for example Laredo, TX.',
        { state: ['Routes end at the Mexican border: enter the crossing, for example Laredo, TX.'] },
      ]);
  });

  it('say which code is none, and how codes are written', () => {
    const message = '"6060" is not a ZIP or a Canadian postal code. Write it like 60601 or T2P 1J9.';
    expect(refusal({ city: 'Chicago', state: 'IL', zip: '6060' })).toEqual([message, { zip: [message] }]);
  });

  it('say which name is none, unless a code tells the place', () => {
    expect(refusal({ city: '???', state: 'IL' })).toEqual([
      '"???" is not the name of a place.',
      { city: ['"???" is not the name of a place.'] },
    ]);
    expect(read({ city: '???', zip: '60601' })).toMatchObject({
      city: '???',
      cityKeys: [],
      postal: { area: '60601' },
    });
  });
});
