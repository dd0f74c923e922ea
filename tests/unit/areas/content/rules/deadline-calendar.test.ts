import { describe, expect, it } from 'vitest';
import { deadlineCalendar, deadlinesFrom } from '~/areas/content/rules/deadline-calendar';

const SITE = { name: 'Mile; Line', host: 'ifta.example.com', stampedOn: '2026-11-23' };

describe('the deadlines', () => {
  it.each([
    // While a return is being filed, in the middle, after a due date, past the turn of the year.
    ['2026-04-15', '2026-04-30', 'Q1 2026 IFTA return due'],
    ['2026-08-20', '2026-07-31', 'Q2 2026 IFTA return due'],
    ['2026-11-23', '2026-11-02', 'Q3 2026 IFTA return due'],
    ['2027-02-02', '2027-02-01', 'Q4 2026 IFTA return due'],
  ])('on %s begin with the last quarter, whose return is due %s', (today, date, title) => {
    const returns = deadlinesFrom(today, 'US').filter(({ uid }) => uid.startsWith('ifta-US'));
    expect(returns).toHaveLength(8);
    expect(returns[0]).toMatchObject({ date, title });
  });

  it('have the renewal at the end of the year and the last day of the old decals, leap years included', () => {
    const dates = deadlinesFrom('2027-02-02', 'US').map(({ uid, date }) => [uid, date]);
    expect(dates).toContainEqual(['ifta-renewal-2027', '2027-12-31']);
    expect(dates).toContainEqual(['ifta-decals-2028', '2028-02-29']);
  });

  it('follow the holidays of the base', () => {
    const of = (country: 'US' | 'CA') => deadlinesFrom('2026-11-23', country).map(({ date }) => date);
    expect(of('US').filter((date) => date.startsWith('2027-0')).length).toBeGreaterThan(2);
    expect(of('CA').length).toBe(of('US').length);
  });
});

describe('the calendar file', () => {
  const text = deadlineCalendar(deadlinesFrom('2026-11-23', 'US'), SITE);

  it('has whole days, an id that stays, and an alarm a week before', () => {
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text).toContain('UID:ifta-US-2026-q4@ifta.example.com\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20270201\r\nDTEND;VALUE=DATE:20270202\r\n');
    expect(text).toContain('PRODID:-//Mile\\; Line//');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(text.match(/TRIGGER:-P7D/g)!.length);
  });

  it('has no line over 75 octets', () => {
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
