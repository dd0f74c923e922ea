import { describe, expect, it } from 'vitest';
import { amendReturn } from '~/engine/ifta/amend-return';
import { diesel, line, returnOf } from './return-builders';

/** New Jersey changed its rate on August 1; 8 mpg, and 10 miles moved from the first days to the last. */
const first = { from: '2026-07-01', to: '2026-07-31' } as const;
const second = { from: '2026-08-01', to: '2026-09-30' } as const;
const quarter = (before: string, after: string, ohio: string) =>
  returnOf([
    diesel('1000', [
      line('NJ', before, '0', '0.4000', { segment: first }),
      line('NJ', after, '0', '0.4000', { segment: second }),
      line('OH', ohio, '1000', '0.2000'),
    ]),
  ]);

describe('interest on an amended return', () => {
  it('is on what a jurisdiction is owed more, all its rates of the quarter together', () => {
    const amended = amendReturn(quarter('3200', '800', '4000'), quarter('800', '3200', '4000'), {
      paidOn: '2026-11-20',
    });
    // 300 gallons at 0.40 less and 300 more: New Jersey is owed nothing more.
    expect(amended.lines.map(({ taxCents }) => taxCents)).toEqual([-12_000, 12_000]);
    expect(amended.lines.map(({ interestCents }) => interestCents)).toEqual([0, 0]);
    expect(amended).toMatchObject({ netTaxCents: 0, interestCents: 0, complete: true });
  });

  it('is not lowered by another jurisdiction', () => {
    const amended = amendReturn(quarter('3200', '800', '4000'), quarter('3200', '1600', '3200'), {
      paidOn: '2026-11-20',
    });
    // New Jersey 100 gallons at 0.40 more: 40.00, one month at 0.75 % is 0.30. Ohio 100 gallons less at 0.20.
    expect(
      amended.lines.map(({ jurisdiction, taxCents, interestCents }) => [
        jurisdiction,
        taxCents,
        interestCents,
      ]),
    ).toEqual([
      ['NJ', 4000, 30],
      ['OH', -2000, 0],
    ]);
    expect(amended).toMatchObject({ netTaxCents: 2000, interestCents: 30 });
  });
});
