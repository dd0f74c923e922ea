import { describe, expect, it } from 'vitest';
import { readAddressLine } from '~/engine/places/address-line';
import { cleanTerm, MAX_TERM_LENGTH, parsePlaceTerm } from '~/engine/places/place-term';

const townsOf = (line: string) => readAddressLine(line).towns.map((keys) => keys[0]);

describe('an address in one line', () => {
  it('is taken apart from its end', () => {
    expect(readAddressLine('123 Main St, Chicago, IL 60601')).toEqual({
      postal: { text: '60601', area: '60601', country: 'US' },
      state: 'IL',
      towns: [['chicago']],
      parts: ['123 Main St, Chicago, IL 60601', 'chicago IL', '123 main st IL'],
    });
  });

  it.each([
    ['123 Main St\nChicago\nIL 60601-1234', '60601', 'IL', 'chicago'],
    ['123 Main St; Chicago; Illinois', undefined, 'IL', 'chicago'],
    ['123 Main St | Chicago, IL | USA', undefined, 'IL', 'chicago'],
    ['Calgary, Alberta, Canada', undefined, 'AB', 'calgary'],
    ['Calgary, AB T2P 1J9', 'T2P 1J9', 'AB', 'calgary'],
    ['Chicago, IL, US', undefined, 'IL', 'chicago'],
    ['Fargo, North Dakota 58102', '58102', 'ND', 'fargo'],
    ["St. John's, Newfoundland and Labrador", undefined, 'NL', 'saintjohns'],
  ])('%j is code %s, state %s and town %s', (line, code, state, town) => {
    const read = readAddressLine(line);
    expect([read.postal?.text, read.state, read.towns[0]?.[0]]).toEqual([code, state, town]);
  });

  it('tries ever shorter ends where street and town are not parted', () => {
    expect(townsOf('12 Main St Chicago IL 60601')).toEqual([
      '12mainsaintchicago',
      'mainsaintchicago',
      'saintchicago',
      'chicago',
    ]);
    expect(townsOf('1 a b c d g f Chicago, IL')).toEqual([
      '1abcdgfchicago',
      'bcdgfchicago',
      'cdgfchicago',
      'dgfchicago',
      'gfchicago',
      'fchicago',
      'chicago',
    ]);
  });

  it('takes a house number of five digits for none of a post office', () => {
    expect(readAddressLine('12345 Main Street, Chicago, IL').postal).toBeUndefined();
    expect(readAddressLine('12345 Main Street, Chicago, IL').parts[0]).toBe('12345 Main Street, Chicago, IL');
    expect(readAddressLine('12345 Main Street, Chicago, IL 60601').postal?.area).toBe('60601');
    expect(readAddressLine('60601').postal?.area).toBe('60601');
    expect(readAddressLine('60601 Chicago').postal?.area).toBe('60601');
  });

  it('names no town where there is no state and no comma, and no state where that is all', () => {
    expect(readAddressLine('Springfield')).toEqual({
      postal: undefined,
      state: undefined,
      towns: [],
      parts: ['Springfield', 'springfield'],
    });
    expect(readAddressLine('Washington')).toMatchObject({ state: undefined, towns: [] });
    expect(readAddressLine('1 Main St, Springfield')).toMatchObject({
      state: undefined,
      towns: [['springfield']],
    });
    expect(readAddressLine('')).toEqual({ postal: undefined, state: undefined, towns: [], parts: [''] });
    expect(readAddressLine('Springfield, IL')).toMatchObject({ state: 'IL', towns: [['springfield']] });
  });

  it('keeps a country that is all there is, and gives at most four parts', () => {
    expect(readAddressLine('USA').parts).toEqual(['USA', 'usa']);
    expect(readAddressLine('a1, b1, c1, d1, e1, IL').parts).toEqual([
      'a1, b1, c1, d1, e1, IL',
      'e1 IL',
      'd1 IL',
      'c1 IL',
    ]);
  });
});

describe('a search term', () => {
  it('is read up to 200 characters', () => {
    expect(MAX_TERM_LENGTH).toBe(200);
    expect(cleanTerm('a'.repeat(201))).toHaveLength(200);
    expect(cleanTerm(' a  b\tc ')).toBe('a b c');
  });

  it.each(['usa', 'us', 'united states', 'united states of america', 'canada'])(
    'may end in %s',
    (country) => {
      expect(parsePlaceTerm(`Dallas, TX, ${country}`).readings).toContainEqual({
        keys: ['dallas'],
        state: 'TX',
        stateIsSure: true,
      });
      expect(parsePlaceTerm(`Dallas ${country}`).readings).toEqual([{ keys: ['dallas'], stateIsSure: true }]);
    },
  );

  it('may be a country alone, which is then a name being typed', () => {
    expect(parsePlaceTerm('us').readings).toEqual([{ keys: ['us'], stateIsSure: true }]);
    expect(parsePlaceTerm('canada').readings).toEqual([{ keys: ['canada'], stateIsSure: true }]);
  });

  it('has the states whose name it begins, from three letters on, four at most', () => {
    const begun = (term: string) =>
      parsePlaceTerm(term)
        .readings.filter((reading) => !reading.stateIsSure)
        .map(({ keys, state }) => [keys[0], state]);
    expect(begun('portland or')).toEqual([]);
    expect(begun('portland ore')).toEqual([]);
    expect(begun('portland oreg')).toEqual([]);
    expect(begun('portland orego')).toEqual([['portland', 'OR']]);
    expect(begun('x new')).toEqual([
      ['x', 'NH'],
      ['x', 'NJ'],
      ['x', 'NM'],
      ['x', 'NY'],
    ]);
    expect(begun('fargo north dak')).toEqual([['fargo', 'ND']]);
    expect(begun('charleston w')).toEqual([]);
    expect(begun('el paso mexi')).toEqual([]);
    expect(begun('x dis of c')).toEqual([]);
    expect(begun('x district of co')).toEqual([['x', 'DC']]);
  });

  it('takes a code off wherever it is, the last of several', () => {
    expect(parsePlaceTerm('60601 chicago')).toMatchObject({
      postalPrefix: '60601',
      postalText: '60601',
      readings: [{ keys: ['chicago'] }],
    });
    expect(parsePlaceTerm('12345 main chicago 60601')).toMatchObject({ postalText: '60601' });
    expect(parsePlaceTerm('T2P 1J9 calgary')).toMatchObject({
      postalPrefix: 'T2P',
      postalText: 'T2P 1J9',
      readings: [{ keys: ['calgary'] }],
    });
    expect(parsePlaceTerm('calgary,t2p 1')).toMatchObject({
      postalPrefix: 'T2P',
      readings: [{ keys: ['calgary'] }],
    });
    // What only looks like a code is none: no Canadian code begins with D.
    expect(parsePlaceTerm('chicago 60601 d2p')).toMatchObject({ postalText: '60601' });
    expect(readAddressLine('Chicago, IL 60601 D2P').postal?.area).toBe('60601');
    expect(parsePlaceTerm('t2p 1')).toMatchObject({ postalPrefix: 'T2P', readings: [] });
    expect(parsePlaceTerm('chicago d2')).not.toHaveProperty('postalPrefix');
    expect(parsePlaceTerm('chicago 606').readings).toEqual([{ keys: ['chicago'], stateIsSure: true }]);
    expect(parsePlaceTerm('at2p 1')).not.toHaveProperty('postalText');
  });

  it('has no code in a number of one digit behind a name, in a house number with a dash, or in a longer word', () => {
    for (const term of ['route 6', 'a60601', '60601b', '12-60601', 'x1'])
      expect([term, parsePlaceTerm(term).postalText]).toEqual([term, undefined]);
    expect(parsePlaceTerm('route 6').postalPrefix).toBeUndefined();
    expect(parsePlaceTerm('6').postalPrefix).toBe('6');
    expect(parsePlaceTerm('chicago 60').postalPrefix).toBe('60');
    expect(parsePlaceTerm('chicago,606').postalPrefix).toBe('606');
    expect(parsePlaceTerm('chicago606').postalPrefix).toBeUndefined();
  });

  it('that is a state alone is a name as well, without a state of its own', () => {
    expect(parsePlaceTerm('new york')).toEqual({
      text: 'new york',
      readings: [{ keys: ['newyork'], stateIsSure: true }],
      stateOnly: 'NY',
    });
    expect(parsePlaceTerm('')).toEqual({ text: '', readings: [] });
    expect(parsePlaceTerm('???').readings).toEqual([]);
  });
});
