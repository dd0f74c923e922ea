import { describe, expect, it } from 'vitest';
import { instantInZone } from '~/engine/calendar/zoned-time';

const at = (date: string, time: string, zone: string) =>
  new Date(instantInZone(date, time, zone)).toISOString();

describe('the instant of a time in a zone', () => {
  it('follows the clocks of the zone, on the nights of a change too', () => {
    expect(at('2026-11-05', '00:00', 'America/Chicago')).toBe('2026-11-05T06:00:00.000Z');
    expect(at('2026-07-05', '00:00', 'America/Chicago')).toBe('2026-07-05T05:00:00.000Z');
    // Skipped in spring: an hour later; there twice in autumn: the first.
    expect(at('2026-03-08', '02:30', 'America/Chicago')).toBe('2026-03-08T08:30:00.000Z');
    expect(at('2026-11-01', '01:30', 'America/Chicago')).toBe('2026-11-01T06:30:00.000Z');
  });

  it('has an answer for every date that can be typed', () => {
    expect(at('0001-01-01', '00:00', 'America/Chicago')).toBe('0001-01-01T00:00:00.000Z');
    expect(at('9999-12-31', '00:00', 'America/Chicago')).toBe('9999-12-31T06:00:00.000Z');
  });
});
