import { describe, expect, it } from 'vitest';
import { periodInCells, readPeriod } from '~/areas/imports/rules/report-period';

describe('the month of a period', () => {
  it.each([
    ['July 2026', '2026-07-01', '2026-07-31'],
    ['juillet 2026', '2026-07-01', '2026-07-31'],
    ['Août 2026', '2026-08-01', '2026-08-31'],
    ['febrero de 2028', '2028-02-01', '2028-02-29'],
    ['ifta_dic_2026', '2026-12-01', '2026-12-31'],
    ['2026-07', '2026-07-01', '2026-07-31'],
    ['2026/9', '2026-09-01', '2026-09-30'],
    ['Jul-26', '2026-07-01', '2026-07-31'],
    ["sept.'26", '2026-09-01', '2026-09-30'],
  ])('%s', (text, from, to) => {
    expect(readPeriod(text)).toEqual({ from, to });
  });

  it.each(['Market 2026', '2026-13', 'report 2026-07', 'July 26', 'Jul-2'])('%s tells none', (text) => {
    expect(readPeriod(text)).toBeNull();
  });
});

describe('the period in the cells of a line', () => {
  const of = (cells: { year?: string; quarter?: string; month?: string }) =>
    periodInCells({ year: '', quarter: '', month: '', ...cells }, 'mdy');

  it.each([
    [{ month: 'July 2026' }, '2026-07-01', '2026-07-31'],
    [{ month: 'August', year: '2026' }, '2026-08-01', '2026-08-31'],
    [{ month: '7', year: '2026' }, '2026-07-01', '2026-07-31'],
    [{ month: '07/01/2026' }, '2026-07-01', '2026-07-31'],
    [{ month: '46204' }, '2026-07-01', '2026-07-31'],
    [{ month: 'Q3 2026' }, '2026-07-01', '2026-09-30'],
    [{ quarter: '3', year: '2026' }, '2026-07-01', '2026-09-30'],
    [{ quarter: 'Q3', year: '2026' }, '2026-07-01', '2026-09-30'],
    [{ quarter: '2026 Q3' }, '2026-07-01', '2026-09-30'],
  ])('%o', (cells, from, to) => {
    expect(of(cells)).toEqual({ from, to });
  });

  it.each([
    [{ month: 'July' }],
    [{ quarter: '3' }],
    [{ quarter: '5', year: '2026' }],
    [{ month: '13', year: '2026' }],
  ])('%o tells none', (cells) => {
    expect(of(cells)).toBeNull();
  });
});
