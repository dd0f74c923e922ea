import { describe, expect, it } from 'vitest';
import { isWholeAddress, matchesTyped, placeOfText } from '~/engine/places/place-text';

describe('isWholeAddress', () => {
  it.each([
    'Tulsa, OK',
    'tulsa, ok',
    'Tulsa, OK 74103',
    '74103',
    '74103-1234',
    'T2P 1J9',
    'T2P',
    'Calgary, AB T2P 1J9',
  ])('needs no choice for %s', (text) => expect(isWholeAddress(text)).toBe(true));

  it.each(['', 'Tulsa', 'Tulsa,', 'Tulsa, O', '7410', 'Springfield', ', OK'])(
    'waits for more after "%s"',
    (text) => expect(isWholeAddress(text)).toBe(false),
  );
});

describe('matchesTyped', () => {
  const tulsa = { text: 'Tulsa, OK 74103', city: 'Tulsa', state: 'OK', zip: '74103' };

  it.each(['', 'tul', 'Tulsa, O', 'tulsa ok 741', '741'])('offers Tulsa for "%s"', (typed) =>
    expect(matchesTyped(tulsa, typed)).toBe(true),
  );

  it.each(['Tulsa, TX', 'OK', 'ulsa', '103'])('does not offer Tulsa for "%s"', (typed) =>
    expect(matchesTyped(tulsa, typed)).toBe(false),
  );

  it('passes over accents', () => {
    expect(matchesTyped({ text: '', city: 'Montréal', state: 'QC', zip: 'H2X' }, 'montrea')).toBe(true);
  });
});

describe('placeOfText', () => {
  it('takes a choice apart, so that it fills the three fields', () => {
    expect(placeOfText('Springfield, MO 65806')).toMatchObject({
      city: 'Springfield',
      state: 'MO',
      zip: '65806',
    });
    expect(placeOfText('Calgary, AB T2P 1J9')).toMatchObject({
      city: 'Calgary',
      state: 'AB',
      zip: 'T2P 1J9',
    });
    expect(placeOfText('Gary, IN')).toMatchObject({ city: 'Gary', state: 'IN', zip: '' });
    expect(placeOfText('Gary')).toMatchObject({ city: 'Gary', state: '', zip: '' });
  });
});
