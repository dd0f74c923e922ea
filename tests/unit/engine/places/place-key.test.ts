import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords, KEY_EDITION, placeKey, typedKeys } from '~/engine/places/place-key';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const nameLike = fc
  .array(
    fc.constantFrom(
      'st',
      'st.',
      'Ste',
      'ft',
      'Mt.',
      'n',
      'No.',
      'E',
      'f',
      't',
      'Louis',
      "O'",
      'é',
      'Ω',
      '-',
      ' ',
      '100',
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(' '));

describe('the key of a place', () => {
  it.each([
    ['St. Louis', 'Saint Louis', 'st louis', 'ST LOUIS', 'St.Louis'],
    ['Ft Worth', 'Fort Worth', 'ft. worth', 'FortWorth'],
    ['Mt. Vernon', 'Mount Vernon', 'mt vernon'],
    ['Sault Ste. Marie', 'Sault Sainte Marie', 'sault ste marie'],
    ['Winston-Salem', 'Winston Salem', 'winstonsalem'],
    ["Coeur d'Alene", 'Coeur dAlene', 'COEUR D’ALENE', 'Cœur d’Alene'],
    ["O'Fallon", 'O Fallon', 'OFallon'],
    ['Montréal', 'Montreal', 'MONTRÉAL', 'Montre\u0301al'],
    ['Trois-Rivières', 'Trois Rivieres'],
    ['N. Platte', 'North Platte', 'No. Platte'],
    ['E St Louis', 'East Saint Louis'],
    ['Rockville Centre', 'Rockville Center'],
    ['LaSalle', 'La Salle'],
  ])('is one for %s and its other spellings', (name, ...others) => {
    for (const other of others) expect(placeKey(other)).toBe(placeKey(name));
  });

  it.each([
    ['St. Louis', 'Louisville'],
    ['Saint John', "Saint John's"],
    ['Portland', 'Port'],
    ['North Platte', 'Platte'],
  ])('tells %s from %s', (a, b) => expect(placeKey(a)).not.toBe(placeKey(b)));

  it('never throws, holds only a-z and 0-9, and of its own output makes the same key', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, nameLike), (text) => {
        const key = placeKey(text);
        expect(key).toMatch(/^[a-z0-9]*$/);
        expect(placeKey(key)).toBe(key);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not see case, outer spaces or combined accents', () => {
    fc.assert(
      fc.property(nameLike, (text) => {
        expect(placeKey(`  ${text.toUpperCase()} `)).toBe(placeKey(text));
        expect(placeKey(text.normalize('NFD'))).toBe(placeKey(text.normalize('NFC')));
      }),
    );
  });

  it('bounds the work for very long text', () => {
    expect(placeKey('st '.repeat(100_000)).length).toBeLessThanOrEqual(120);
    expect(foldWords('x'.repeat(1_000_000))).toHaveLength(1);
  });
});

describe('the keys of typed words', () => {
  const keysOf = (text: string) => typedKeys(foldWords(text));

  it('take an abbreviation at the end both ways', () => {
    expect(keysOf('st')).toEqual(['saint', 'st']);
    expect(keysOf('port st')).toEqual(['portsaint', 'portst']);
  });

  it('take Pt for Port and Point', () => {
    expect(keysOf('Pt Arthur')).toEqual(expect.arrayContaining(['portarthur', 'pointarthur']));
  });

  it('know what everybody calls a city', () => {
    expect(keysOf('NYC')).toEqual(['newyork']);
    expect(keysOf('Quebec City')).toEqual(['quebec']);
  });

  it('are one to four, none empty, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, nameLike), (text) => {
        const words = foldWords(text);
        const keys = typedKeys(words);
        expect(keys.length > 0).toBe(words.length > 0);
        expect(keys.length).toBeLessThanOrEqual(4);
        for (const key of keys) expect(key).toMatch(/^[a-z0-9]+$/);
      }),
    );
  });
});

describe('the edition of the keys', () => {
  it('is the fingerprint of the keys of all places, so that stored keys of other rules are replaced at the next start', () => {
    const lines = readFileSync('prisma/seed/places/places.tsv', 'utf8').trimEnd().split('\n');
    const hash = createHash('sha256');
    for (const line of lines) hash.update(placeKey(line.split('\t')[1] ?? '')).update('\n');
    expect(KEY_EDITION, 'put this into place-key.ts').toBe(hash.digest('hex').slice(0, 12));
  });
});
