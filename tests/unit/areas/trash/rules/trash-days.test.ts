import { expect, it } from 'vitest';
import { daysLeft } from '~/areas/trash/rules/trash-days';

it.each([
  ['2026-11-01T12:00:00Z', 30],
  ['2026-11-01T12:00:01Z', 30],
  ['2026-11-30T12:00:00Z', 1],
  ['2026-12-05T00:00:00Z', 1],
])('at %s, %i days are left of what was deleted on November 1 at noon', (now, days) => {
  expect(daysLeft(new Date('2026-11-01T12:00:00Z'), new Date(now))).toBe(days);
});
