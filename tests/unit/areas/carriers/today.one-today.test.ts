import { describe, expect, it } from 'vitest';
import { todayOf } from '~/areas/carriers/today.server';

const at = (instant: string) => ({ clock: { now: () => new Date(instant) } });
const in_ = (timeZone: string) => ({ timeZone });

describe('todayOf', () => {
  it.each([
    // The night in which clocks go back: two times half past one, one day.
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01'],
    ['2026-11-01T04:59:59Z', 'America/Chicago', '2026-10-31'],
    ['2026-11-01T05:00:00Z', 'America/Chicago', '2026-11-01'],
    ['2026-11-02T05:59:59Z', 'America/Chicago', '2026-11-01'],
    ['2026-11-02T06:00:00Z', 'America/Chicago', '2026-11-02'],
    // The night in which they go forward.
    ['2027-03-14T07:59:59Z', 'America/Los_Angeles', '2027-03-13'],
    ['2027-03-14T08:00:00Z', 'America/Los_Angeles', '2027-03-14'],
    ['2027-03-15T06:59:59Z', 'America/Los_Angeles', '2027-03-14'],
    ['2027-03-15T07:00:00Z', 'America/Los_Angeles', '2027-03-15'],
    // Where they never change.
    ['2026-11-01T06:59:59Z', 'America/Phoenix', '2026-10-31'],
    ['2026-11-01T07:00:00Z', 'America/Phoenix', '2026-11-01'],
    ['2027-03-14T05:59:59Z', 'America/Regina', '2027-03-13'],
    // Half an hour off the others.
    ['2026-11-01T02:30:00Z', 'America/St_Johns', '2026-11-01'],
  ])('at %s in %s is %s', (instant, zone, day) => {
    expect(todayOf(at(instant), in_(zone))).toBe(day);
  });

  it('is the day in the middle of the continent for someone without a carrier', () => {
    expect(todayOf(at('2027-01-01T05:30:00Z'), null)).toBe('2026-12-31');
    expect(todayOf(at('2027-01-01T06:00:00Z'), undefined)).toBe('2027-01-01');
  });
});
