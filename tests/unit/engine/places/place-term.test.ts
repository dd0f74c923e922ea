import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddressLine } from '~/engine/places/address-line';
import { cleanTerm, parsePlaceTerm, parseState } from '~/engine/places/place-term';
import { readStopFields } from '~/engine/places/stop-fields';

const anyText = fc.string({ unit: 'binary', maxLength: 400 });
const sureStates = (text: string) =>
  parsePlaceTerm(text)
    .readings.filter((reading) => reading.state !== undefined && reading.stateIsSure)
    .map((reading) => `${reading.keys[0]} ${reading.state}`);

describe('reading a search term', () => {
  it.each([
    ['Chicago IL', 'chicago IL'],
    ['Chicago, Illinois', 'chicago IL'],
    ['chicago ill.', 'chicago IL'],
    ['Charleston, W. Va.', 'charleston WV'],
    ['Raleigh N.C.', 'raleigh NC'],
    ['Fargo North Dakota', 'fargo ND'],
    ["St. John's, Newfoundland and Labrador", 'saintjohns NL'],
    ['Québec, Que.', 'quebec QC'],
    ['Vancouver BC Canada', 'vancouver BC'],
    ['Dallas TX 75201', 'dallas TX'],
    ['75201 Dallas, TX, USA', 'dallas TX'],
    ['Ontario CA', 'ontario CA'],
    ['Washington, D.C.', 'washington DC'],
  ])('%s is a name and a state', (text, meaning) => expect(sureStates(text)).toContain(meaning));

  it('keeps the whole text as a name too: a state code can be the beginning of a word', () => {
    const readings = parsePlaceTerm('fort wa').readings;
    expect(readings.map((reading) => [reading.keys[0], reading.state])).toEqual(
      expect.arrayContaining([
        ['fortwa', undefined],
        ['fort', 'WA'],
      ]),
    );
  });

  it('takes an unfinished state name for a state that may be meant', () => {
    expect(parsePlaceTerm('portland mai').readings).toContainEqual({
      keys: ['portland'],
      state: 'ME',
      stateIsSure: false,
    });
  });

  it.each([
    ['60601', '60601', '60601'],
    ['60601-1234', '60601', '60601'],
    ['606', '606', undefined],
    ['chicago 606', '606', undefined],
    ['T2P', 'T2P', 'T2P'],
    ['t2p 1j9', 'T2P', 'T2P 1J9'],
    ['T2P1J9', 'T2P', 'T2P 1J9'],
    ['T2', 'T2', undefined],
    ['Calgary AB t2p 1j', 'T2P', undefined],
    ['100 mile house', undefined, undefined],
    ['I 80', '80', undefined],
  ])('finds the postal code in %s', (text, prefix, complete) => {
    const term = parsePlaceTerm(text);
    expect([term.postalPrefix, term.postalText]).toEqual([prefix, complete]);
  });

  it('knows a state alone', () => {
    expect(parsePlaceTerm('Texas').stateOnly).toBe('TX');
    expect(parsePlaceTerm('quebec').stateOnly).toBe('QC');
    expect(parsePlaceTerm('Mexico').stateOnly).toBeUndefined();
  });

  it('never throws, whatever is typed, and stays small', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => `${text} IL 60601`),
        ),
        (text) => {
          const term = parsePlaceTerm(text);
          expect(term.text.length).toBeLessThanOrEqual(200);
          expect(term.readings.length).toBeLessThanOrEqual(16);
          for (const { keys } of term.readings) for (const key of keys) expect(key).toMatch(/^[a-z0-9]+$/);
          if (term.postalPrefix !== undefined) expect(term.postalPrefix).toMatch(/^[A-Z0-9]{1,5}$/);
          expect(() => readAddressLine(text)).not.toThrow();
          expect(() => readStopFields({ city: text, state: text, zip: text })).not.toThrow();
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is quick on long hostile text', () => {
    const started = performance.now();
    for (const text of [
      'a '.repeat(50_000),
      '1'.repeat(100_000),
      `${'a-'.repeat(50_000)}1`,
      'T2P '.repeat(25_000),
      ' '.repeat(100_000),
    ]) {
      parsePlaceTerm(text);
      readAddressLine(text);
      readStopFields({ city: text, state: text, zip: text });
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('cleaning a term', () => {
  it('removes NUL, control characters and halves of surrogate pairs', () => {
    expect(cleanTerm('a\u0000b\u001bc\ud800d')).toBe('a b c d');
  });

  it('keeps what it cleaned', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanTerm(cleanTerm(text))).toBe(cleanTerm(text));
      }),
    );
  });
});

describe('reading a state', () => {
  it.each([
    ['il', 'IL'],
    ['Illinois', 'IL'],
    ['Calif.', 'CA'],
    ['N.Y.', 'NY'],
    ['québec', 'QC'],
    ['PQ', 'QC'],
    ['Newfoundland', 'NL'],
    ['D.C.', 'DC'],
  ])('%s is %s', (text, code) => expect(parseState(text)).toBe(code));

  it.each(['', 'XX', 'Mexico', 'Illinoi', '12'])('%s is none', (text) =>
    expect(parseState(text)).toBeUndefined(),
  );
});
