import { describe, expect, it } from 'vitest';
import { dueDateOf, nextFilingDeadline } from '~/engine/calendar/due-date';
import { isProvincialHoliday } from '~/engine/calendar/holidays';
import { filingBaseOf } from '~/engine/ifta/base-profile';

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032];
const QUARTERS = [1, 2, 3, 4] as const;
const PROVINCES = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'];

describe('the due date of a Canadian base', () => {
  it('moves past the first Monday in August where the law of the province makes it a holiday', () => {
    const second = { year: 2027, quarter: 2 } as const;
    expect(
      Object.fromEntries(PROVINCES.map((code) => [code, dueDateOf(second, filingBaseOf(code)).date])),
    ).toEqual({
      AB: '2027-08-02',
      BC: '2027-08-03',
      MB: '2027-08-02',
      NB: '2027-08-03',
      NL: '2027-08-02',
      NS: '2027-08-02',
      ON: '2027-08-02',
      PE: '2027-08-02',
      QC: '2027-08-02',
      SK: '2027-08-03',
    });
  });

  it('is in every other quarter of 2026 to 2032 that of the country', () => {
    const moved = PROVINCES.flatMap((code) =>
      YEARS.flatMap((year) =>
        QUARTERS.flatMap((quarter) => {
          const { date } = dueDateOf({ year, quarter }, filingBaseOf(code));
          return date === dueDateOf({ year, quarter }, 'CA').date
            ? []
            : [`${code} ${quarter}Q${year} ${date}`];
        }),
      ),
    );
    expect(moved).toEqual([
      'BC 2Q2027 2027-08-03',
      'BC 2Q2032 2032-08-03',
      'NB 2Q2027 2027-08-03',
      'NB 2Q2032 2032-08-03',
      'SK 2Q2027 2027-08-03',
      'SK 2Q2032 2032-08-03',
    ]);
  });

  it('has no provincial holiday in the United States or without a base', () => {
    expect(isProvincialHoliday(null, '2027-08-02')).toBe(false);
    expect(isProvincialHoliday('WA', '2027-08-02')).toBe(false);
    expect(filingBaseOf(null)).toMatchObject({ country: 'US', jurisdiction: null });
    expect(filingBaseOf('YT')).toMatchObject({ country: 'US', jurisdiction: null });
  });

  it('is the one that the next deadline counts to', () => {
    expect(nextFilingDeadline('2027-08-03', filingBaseOf('BC'))).toEqual({
      quarter: { year: 2027, quarter: 2 },
      dueDate: '2027-08-03',
      daysLeft: 0,
    });
    expect(nextFilingDeadline('2027-08-03', filingBaseOf('ON')).quarter).toEqual({ year: 2027, quarter: 3 });
  });
});
