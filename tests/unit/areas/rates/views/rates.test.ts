import { describe, expect, test } from 'vitest';
import type { Quarter } from '~/engine/calendar/quarter';
import { quarterChanges } from '~/areas/rates/rules/rate-changes';
import { rateSheetOf } from '~/areas/rates/rules/rate-sheet';
import type { RateRow } from '~/areas/rates/rules/rate-row';
import type { RateSheetView } from '~/areas/rates/read-rate-sheet.server';
import { ratesView } from '~/areas/rates/views/rates';
import { defaultRateQuarter } from '~/areas/rates/rules/default-quarter';
import { shippedRows } from '../../../../fixtures/rates/official-layout';

const Q1: Quarter = { year: 2026, quarter: 1 };
const Q2: Quarter = { year: 2026, quarter: 2 };
const TODAY = '2026-11-21';

function sheetView(rows: readonly RateRow[], more: Partial<RateSheetView['info']> = {}): RateSheetView {
  const info: RateSheetView['info'] = {
    quarter: Q2,
    tier: 'official',
    matrixStatus: 'final',
    finalOn: '2026-06-02',
    checkedOn: '2026-11-20',
    usdToCadTenThousandths: 13_684,
    cadToUsdTenThousandths: 7308,
    exchangeConfidence: 'published',
    note: '',
    fuels: ['special_diesel'],
    revision: 1,
    sha256: '',
    publishedAt: new Date(0),
    ...more,
  };
  const previous = { ...info, quarter: Q1 };
  const sheet = rateSheetOf(Q2, 'special_diesel', rows);
  return {
    quarters: [info, previous],
    info,
    sheet,
    previous,
    changes: quarterChanges(shippedRows('2026Q1'), rows),
  };
}

const rows = shippedRows('2026Q2').filter((row) => row.fuel === 'special_diesel');
const lineOf = (view: ReturnType<typeof ratesView>, code: string) =>
  view.lines.filter((line) => line.code === code);

describe('the rates page', () => {
  test('lists states by name and then provinces by name', () => {
    const codes = ratesView(sheetView(rows), 'usd', TODAY).lines.map((line) => line.code);
    expect(codes.slice(0, 3)).toEqual(['AL', 'AZ', 'AR']);
    expect(codes.slice(47, 50)).toEqual(['WY', 'AB', 'BC']);
  });

  test('tells a change in the currency of the jurisdiction only', () => {
    const moved = rows.map((row) =>
      row.jurisdiction === 'QC' ? { ...row, cad: { ...row.cad, rateTenThousandths: 2100 } } : row,
    );
    expect(lineOf(ratesView(sheetView(moved), 'usd', TODAY), 'QC')[0]?.change).toBe('');
    expect(lineOf(ratesView(sheetView(moved), 'cad', TODAY), 'QC')[0]?.change).toBe('+0.0080');
    expect(lineOf(ratesView(sheetView(moved), 'usd', TODAY), 'FL')[0]?.change).toBe('+0.0070');
    expect(lineOf(ratesView(sheetView(moved), 'cad', TODAY), 'FL')[0]?.change).toBe('');
  });

  test('shows both periods of a rate that changed inside the quarter, the change at the last one', () => {
    const first = rows.find((row) => row.jurisdiction === 'GA')!;
    const second = { ...first, effectiveFrom: '2026-05-01', usd: { ...first.usd, rateTenThousandths: 3000 } };
    const lines = lineOf(ratesView(sheetView([...rows, second]), 'usd', TODAY), 'GA');
    expect(lines.map(({ from, rate, change }) => [from, rate, change])).toEqual([
      [null, '0.3730', ''],
      ['2026-05-01', '0.3000', '\u22120.0710'],
    ]);
  });

  test('says "not known" where only the other currency is known, never "no rate"', () => {
    const half = rows.map((row) =>
      row.jurisdiction === 'TX'
        ? { ...row, cad: { rateTenThousandths: null, surchargeTenThousandths: null } }
        : row,
    );
    expect(lineOf(ratesView(sheetView(half), 'cad', TODAY), 'TX')[0]?.rate).toBe('not known');
    expect(lineOf(ratesView(sheetView(half), 'cad', TODAY), 'OR')[0]?.rate).toBe('no rate');
  });

  test('speaks of a preliminary table before and after its final day', () => {
    const preliminary = rows.map((row) => ({ ...row, status: 'preliminary' as const }));
    const view = (today: string) =>
      ratesView(sheetView(preliminary, { finalOn: '2026-12-04' }), 'usd', today);
    expect(view('2026-12-03').warning).toContain('preliminary until about December 4, 2026');
    expect(view('2026-12-04').warning).toContain('came out around December 4, 2026');
    expect(view('2026-12-03').status).toBe('preliminary');
  });

  test('is as good as its least certain rate, and marks what differs', () => {
    const mixed = rows.map((row) =>
      row.jurisdiction === 'TX' ? { ...row, status: 'reconstructed' as const } : row,
    );
    const view = ratesView(sheetView(mixed), 'usd', TODAY);
    expect(view.status).toBe('reconstructed');
    expect(view.warning).toContain('Check them before filing');
    expect(lineOf(view, 'TX')[0]?.status).toBeNull();
    expect(lineOf(view, 'FL')[0]?.status).toBe('final');
  });
});

describe('the default quarter', () => {
  const quarters = (text: string) =>
    text
      .split(' ')
      .map((key) => ({ year: Number(key.slice(0, 4)), quarter: Number(key.slice(4)) }) as Quarter);

  test.each([
    ['20264 20263 20262 20254', 20263],
    ['20254 20261', 20261],
    ['20251 20253 20254', 20253],
  ])('of %s is %i', (known, expected) => {
    const found = defaultRateQuarter(quarters(known))!;
    expect(found.year * 10 + found.quarter).toBe(expected);
  });

  test('is none without quarters', () => {
    expect(defaultRateQuarter([])).toBeUndefined();
    expect(defaultRateQuarter(quarters('20263'), 2024)).toBeUndefined();
  });
});
