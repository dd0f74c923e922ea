import { describe, expect, it } from 'vitest';
import { csvLine } from '~/engine/text/csv';

describe('a line of an exported file', () => {
  it('keeps numbers and flags as they are, and leaves empty what is not known', () => {
    expect(csvLine([1, -2.5, 12n, true, false, null, undefined, ''])).toBe('1,-2.5,12,true,false,,,\r\n');
  });

  it('quotes what holds a comma, a quote or a line break, and nothing else (RFC 4180)', () => {
    expect(csvLine(['a b', 'a,b', 'say "no"', 'one\ntwo', 'one\rtwo'])).toBe(
      'a b,"a,b","say ""no""","one\ntwo","one\rtwo"\r\n',
    );
  });

  it.each(['=1+1', '+1 312 555 0142', '-x', '-1e5', '-5 miles', '@SUM(A1)'])(
    'disarms the formula %s (ASVS 1.2.10)',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`);
    },
  );

  it.each(['5', '-5', '-5.25', '-1234.5', 'a=b', 'x@y.zz', '5-2', '1+1', "'quoted'"])(
    'leaves %s as it is',
    (text) => {
      expect(csvLine([text])).toBe(`${text}\r\n`);
    },
  );

  it.each(['\t=1', '\r=1'])('disarms a formula behind a space that is not seen (%j)', (text) => {
    expect(csvLine([text]).replaceAll('"', '')).toBe(`'${text}\r\n`);
  });

  it.each(['-5.', '-.5', '--5', '-5.2.1'])('takes %s for no number', (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  });

  it('writes a number that begins like a formula as a number, and a text as a text', () => {
    expect(csvLine([-7, Number('-1e21'), -3n])).toBe('-7,-1e+21,-3\r\n');
  });

  it('writes what is no text as JSON', () => {
    expect(csvLine([{ TX: 12 }, ['a']])).toBe('"{""TX"":12}","[""a""]"\r\n');
  });
});
