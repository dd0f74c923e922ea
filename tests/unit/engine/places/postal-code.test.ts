import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parsePostalCode,
  parsePostalPrefix,
  provinceOfArea,
  unroutablePostalReason,
} from '~/engine/places/postal-code';

describe('a postal code', () => {
  it.each([
    ['60601', '60601', '60601', 'US'],
    [' 60601-1234 ', '60601', '60601', 'US'],
    ['606011234', '60601', '60601', 'US'],
    ['T2P', 'T2P', 'T2P', 'CA'],
    ['t2p1j9', 'T2P 1J9', 'T2P', 'CA'],
    ['t2p-1j9', 'T2P 1J9', 'T2P', 'CA'],
    ['６０６０１', '60601', '60601', 'US'],
  ])('%s is read', (typed, text, area, country) =>
    expect(parsePostalCode(typed)).toEqual({ text, area, country }),
  );

  it.each([
    '',
    '6060',
    '606011',
    'D2P',
    'T2O',
    'T2P 1J',
    'W1A',
    'chicago',
    '60601; DROP',
    '6'.repeat(10_000),
  ])('%s is none', (typed) => expect(parsePostalCode(typed)).toBeUndefined());

  it('reads its own text again', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^(\d{5}|[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]( \d[ABCEGHJ-NPRSTV-Z]\d)?)$/),
        (typed) => {
          const code = parsePostalCode(typed);
          expect(code?.text).toBe(typed);
          expect(parsePostalCode(code?.text ?? '')).toEqual(code);
        },
      ),
    );
  });
});

describe('a code being typed', () => {
  it.each([
    ['6', '6'],
    ['606', '606'],
    ['T2', 'T2'],
    ['t2p 1', 'T2P'],
    ['T2P 1J9', 'T2P'],
  ])('%s is %s so far', (typed, prefix) => expect(parsePostalPrefix(typed)).toBe(prefix));

  it.each(['T', 'TT', 'D2', '6a', ''])('%s cannot become one', (typed) =>
    expect(parsePostalPrefix(typed)).toBeUndefined(),
  );
});

describe('what a code tells without the data', () => {
  it.each([
    ['T2P', 'AB'],
    ['A1A', 'NL'],
    ['H3A', 'QC'],
    ['M5V', 'ON'],
    ['X0A', 'NU'],
    ['X1A', 'NT'],
    ['Y1A', 'YT'],
  ])('%s is in %s', (area, province) => expect(provinceOfArea(area)).toBe(province));

  it('names codes that no road reaches', () => {
    expect(unroutablePostalReason('00901')).toContain('Puerto Rico');
    expect(unroutablePostalReason('09012')).toContain('military');
    expect(unroutablePostalReason('96910')).toContain('Pacific');
    expect(unroutablePostalReason('96701')).toBeUndefined();
    expect(unroutablePostalReason('60601')).toBeUndefined();
  });
});
