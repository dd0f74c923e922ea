import { describe, expect, it } from 'vitest';
import { waitOf } from '~/platform/telematics/ask.server';

const NOW = Date.parse('2026-11-20T15:00:00Z');

describe('how long a system asks to be left alone', () => {
  it.each([
    ['12', 12],
    ['0', 1],
    ['1.2', 2],
    ['86400', 3_600],
    ['Fri, 20 Nov 2026 15:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 14:00:00 GMT', 1],
    ['soon', 60],
    ['', 60],
    [null, 60],
  ])('%s is %i seconds', (header, seconds) => {
    expect(waitOf(header, NOW)).toBe(seconds);
  });
});
