import { describe, expect, it } from 'vitest';
import { startDay } from '~/areas/ledger/rules/start-day';

const TODAY = '2026-11-23';

describe('startDay', () => {
  it('is today where the list shows its quarter or all of them', () => {
    expect(startDay(TODAY, 20264, '2026-08-01')).toBe(TODAY);
    expect(startDay(TODAY, undefined, '2026-08-01')).toBe(TODAY);
  });

  it('is the day of the last record where that lies in the chosen quarter', () => {
    expect(startDay(TODAY, 20263, '2026-08-01')).toBe('2026-08-01');
  });

  it('is the end of the chosen quarter that is over, and the beginning of one to come', () => {
    expect(startDay(TODAY, 20263, '2026-05-01')).toBe('2026-09-30');
    expect(startDay(TODAY, 20263, undefined)).toBe('2026-09-30');
    expect(startDay(TODAY, 20271, undefined)).toBe('2027-01-01');
  });
});
