import { describe, expect, it } from 'vitest';
import { putRight, type Recognized } from '~/reading/corrections';
import type { PlaceLookup } from '~/reading/gazetteer';

/** What a scan lost of town, state or code, in a country of eight towns. */

const TOWNS: Readonly<Record<string, readonly string[]>> = {
  TX: ['Dallas', 'Irving', 'Waco', 'Vandergrift', 'East Vandergrift'],
  OK: ['Tulsa', 'Dallas'],
  MI: ['Troy'],
};
const AREAS: Readonly<Record<string, { state: string; town: string }>> = {
  '75201': { state: 'TX', town: 'Dallas' },
  '75207': { state: 'TX', town: 'Dallas' },
  '75060': { state: 'TX', town: 'Irving' },
  '75260': { state: 'TX', town: 'East Vandergrift' },
  '76701': { state: 'TX', town: 'Waco' },
  '74103': { state: 'OK', town: 'Tulsa' },
  '74104': { state: 'OK', town: 'Dallas' },
};
/** From the middle of a town to the area of a code; all others are neighbors. */
const MILES: Readonly<Record<string, number>> = {
  'Waco 75201': 45,
  'Waco 75207': 45.1,
  'Dallas 76701': 88,
  'Irving 76701': 90,
};
const NEAREST: Readonly<Record<string, string>> = {
  'Wacn TX': 'Waco',
  'Tulza OK': 'Tulsa',
  'Dalxxs TX': 'Dallas',
  'Xalxax TX': 'Dallas',
};

const places: PlaceLookup = {
  hasTown: (city, state) => TOWNS[state]?.includes(city) ?? false,
  areaOf: (code) => AREAS[code],
  milesFromArea: (city, _state, code) => (AREAS[code] ? (MILES[`${city} ${code}`] ?? 5) : undefined),
  nearestTown: (city, state) => NEAREST[`${city} ${state}`],
};

const right = (
  city: string,
  state: string,
  zip: string,
  known: Recognized['known'],
  more: { words?: string; illegible?: boolean } = {},
) => {
  const printed = { city, state, zip, known, end: city };
  const read = putRight(printed, more.words ?? city, more.illegible ?? false, places);
  return read === printed
    ? 'as printed'
    : `${read.city}, ${read.state} ${read.zip} (${read.known})${read.end === city ? '' : ` for "${read.end}"`}`;
};

describe('a town that no list of its state has', () => {
  it.each([
    // The code is of a state that has it.
    ['Tulsa', 'TX', '74103', 'Tulsa, OK 74103 (zip)'],
    ['Dallas', 'MI', '75201', 'Dallas, TX 75201 (zip)'],
    ['Houston', 'TX', '74103', 'as printed'],
    // A misread name of the town of the code, and one that is too far from it.
    ['Dalxxs', 'TX', '75201', 'Dallas, TX 75201 (zip)'],
    ['Dxxxxs', 'TX', '75201', 'as printed'],
    // The only town that is spelled alike: at most 45 miles from the code.
    ['Wacn', 'TX', '75201', 'Waco, TX 75201 (town)'],
    ['Wacn', 'TX', '75207', 'as printed'],
    // A code of no area, or of another state, or none at all, says nothing of how far it is.
    ['Wacn', 'TX', '99999', 'Waco, TX 99999 (town)'],
    ['Wacn', 'TX', '74103', 'Waco, TX 74103 (town)'],
    ['Wacn', 'TX', '', 'Waco, TX  (town)'],
    ['Tulza', 'OK', '', 'Tulsa, OK  (town)'],
    ['Qwerty', 'TX', '75060', 'as printed'],
  ])('%s, %s %s: %s', (city, state, zip, read) => {
    expect(right(city, state, zip, 'no')).toBe(read);
  });

  it('is that of its code where its name was not legible', () => {
    expect(right('Qwerty', 'TX', '75060', 'no', { illegible: true })).toBe('Irving, TX 75060 (town)');
    expect(right('Wacn', 'TX', '75207', 'no', { illegible: true })).toBe('Dallas, TX 75207 (town)');
    expect(right('Qwerty', 'TX', '74103', 'no', { illegible: true })).toBe('as printed');
    expect(right('Qwerty', 'TX', '', 'no', { illegible: true })).toBe('as printed');
  });

  it('gets the code of its own with its name', () => {
    expect(right('Wacn', 'TX', '76703', 'no')).toBe('Waco, TX 76701 (town)');
  });
});

describe('a town that is the end of a longer name', () => {
  it.each([
    ['Vandergrift', '75260', 'Last Vandergrift', 'East Vandergrift, TX 75260 (zip) for "Last Vandergrift"'],
    ['Vandergrift', '75060', 'Last Vandergrift', 'as printed'],
    ['Vandergrift', '75260', 'Pleasant Hill Road Vandergrift', 'as printed'],
    // Neither is a name of the same length put in the place of the town, nor a shorter one.
    ['Irving', '75201', 'Dallax', 'as printed'],
    ['East Vandergrift', '75201', 'Dallas', 'as printed'],
  ])('%s %s in "%s"', (city, zip, words, read) => {
    expect(right(city, 'TX', zip, 'town', { words })).toBe(read);
  });

  it('is not asked after where the code names the town, or is of another state', () => {
    expect(right('Vandergrift', 'TX', '75260', 'zip', { words: 'Last Vandergrift' })).toBe('as printed');
    expect(right('Vandergrift', 'OK', '75260', 'town', { words: 'Last Vandergrift' })).toBe('as printed');
  });
});

describe('a code that is not that of its town', () => {
  it.each([
    // Taken for each other: 0 and 6, though the code is one of a town near by.
    ['Irving', 'TX', '75000', 'Irving, TX 75060 (town)'],
    ['East Vandergrift', 'TX', '75060', 'as printed'],
    ['Irving', 'TX', '75260', 'as printed'],
    // Far away, or of no area: any one digit.
    ['Irving', 'TX', '95060', 'Irving, TX 75060 (town)'],
    ['Dallas', 'TX', '76701', 'as printed'],
    ['Waco', 'TX', '76702', 'Waco, TX 76701 (town)'],
    // Of another state.
    ['Tulsa', 'OK', '74104', 'as printed'],
    ['Waco', 'TX', '74103', 'as printed'],
    // The code is that of the town: the likeness of another one of it is no reason.
    ['Dallas', 'TX', '75201', 'as printed'],
    ['Dallas', 'TX', '', 'as printed'],
  ])('%s, %s %s: %s', (city, state, zip, read) => {
    expect(right(city, state, zip, 'town')).toBe(read);
  });

  it('stays where the code vouches for the name', () => {
    expect(right('Irving', 'TX', '75000', 'zip')).toBe('as printed');
  });
});
