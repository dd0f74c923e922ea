import { expect, it } from 'vitest';
import { oneLine } from '~/engine/text/one-line';

it('keeps the words and leaves out what would begin another line', () => {
  expect(oneLine(' Acme\r\nBcc: x@example.com\u2028\u0007 LLC\t')).toBe('Acme Bcc: x@example.com LLC');
  expect(oneLine('Łódź Haul')).toBe('Łódź Haul');
});
