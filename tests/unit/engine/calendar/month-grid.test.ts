import { describe, expect, it } from 'vitest';
import { dayOfWeek, daysInMonth } from '~/engine/calendar/local-date';
import { firstYearShown, weeksOfMonth } from '~/engine/calendar/month-grid';

describe('the weeks of a month', () => {
  it('begin on Monday and hold every day of the month once, for 400 years', () => {
    for (let index = 0; index < 400 * 12; index++) {
      const [year, month] = [1900 + Math.floor(index / 12), (index % 12) + 1];
      const weeks = weeksOfMonth(year, month);
      const days = weeks.flat();
      const prefix = `${year}-${String(month).padStart(2, '0')}`;
      if (days.filter((day) => day.startsWith(prefix)).length !== daysInMonth(year, month))
        expect.fail(prefix);
      if (weeks.some(([first = '']) => dayOfWeek(first) !== 1) || days.length % 7 !== 0)
        expect.fail(`${prefix} begins elsewhere`);
      if (
        weeks[0]?.every((day) => !day.startsWith(prefix)) ||
        weeks.at(-1)?.every((day) => !day.startsWith(prefix))
      )
        expect.fail(`${prefix} has an empty week`);
    }
  });

  it('are four to six', () => {
    expect(weeksOfMonth(2027, 2)).toHaveLength(4);
    expect(weeksOfMonth(2026, 11)).toHaveLength(6);
    expect(weeksOfMonth(2026, 11)[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
  });
});

it('shows ten years at a time', () => {
  expect([2020, 2026, 2029, 2030].map(firstYearShown)).toEqual([2020, 2020, 2020, 2030]);
});
