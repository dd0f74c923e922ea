import { describe, expect, test } from 'vitest';
import type { Quarter } from '~/engine/calendar/quarter';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import { blockingFindings } from '~/areas/rates/rules/finding';
import { DEFAULT_FUEL_TYPE as DIESEL } from '~/engine/ifta/fuel-types';
import { checkImport, MAX_UNCONFIRMED_JURISDICTIONS } from '~/areas/rates/rules/import-checks';
import { readMatrixGrid, type ParsedMatrix } from '~/areas/rates/rules/matrix-grid';
import { publicationChanges, quarterChanges } from '~/areas/rates/rules/rate-changes';
import type { MatrixRow, RatePrice } from '~/areas/rates/rules/rate-row';
import { rateSheetOf, rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { officialBlocks, officialGrid, shippedRows } from '../../../fixtures/rates/official-layout';

const Q2: Quarter = { year: 2026, quarter: 2 };
const Q3: Quarter = { year: 2026, quarter: 3 };
const previousRows = shippedRows('2026Q1');
const rows = shippedRows('2026Q2');
const parsed = readMatrixGrid(officialGrid(Q2, officialBlocks(rows)), Q2);

const check = (change: Partial<ParsedMatrix> = {}, more: Partial<Parameters<typeof checkImport>[0]> = {}) =>
  checkImport({
    parsed: { ...parsed, ...change },
    expected: Q2,
    matrixStatus: 'final',
    previousRows,
    sha256: 'new',
    ...more,
  });
const serious = (result: ReturnType<typeof check>) =>
  result.findings
    .filter((finding) => finding.severity !== 'warning')
    .map((finding) => `${finding.severity} ${finding.code}`);
const altered = (pick: (row: MatrixRow) => boolean, change: (row: MatrixRow) => MatrixRow) => ({
  rows: parsed.rows.map((row) => (pick(row) ? change(row) : row)),
});
const diesel = (code: string) => (row: MatrixRow) => row.jurisdiction === code && row.fuel === DIESEL;
const usdRate = (value: number | null) => (row: MatrixRow) => ({
  ...row,
  usd: { ...row.usd, rateTenThousandths: value },
});

describe('importing an official file', () => {
  test('a good file after its predecessor raises nothing that blocks and lists what changed', () => {
    const { findings, changes } = check();
    expect(blockingFindings(findings, false)).toEqual([]);
    const dieselChanges = changes.filter((change) => change.fuel === DIESEL);
    expect(
      dieselChanges.map((change) => [change.jurisdiction, change.rateDifferenceTenThousandths]).sort(),
    ).toEqual([
      ['FL', 70],
      ['GA', 20],
      ['IN', 200],
    ]);
  });

  test('the exchange rate alone is no change: provinces are compared in C$', () => {
    const alberta = (list: readonly MatrixRow[]) => list.find(diesel('AB'))!;
    expect(alberta(previousRows).usd).not.toEqual(alberta(rows).usd);
    expect(check().changes.some((change) => change.jurisdiction === 'AB')).toBe(false);
  });

  test('a rate that moves by more than a quarter of itself is pointed out', () => {
    const big = check().findings.filter((finding) => finding.code === 'big-change');
    expect(big.map((finding) => `${finding.jurisdiction} ${finding.fuel}`)).toEqual([
      'MA propane',
      'MA lng',
      'MA cng',
    ]);
  });

  test('a file for another quarter is refused', () => {
    expect(serious(check({ quarter: { year: 2026, quarter: 3 } }))).toEqual(['error quarter-mismatch']);
  });

  test('a file without one of the 58 members is refused, naming it', () => {
    const result = check({ rows: parsed.rows.filter((row) => row.jurisdiction !== 'QC') });
    expect(result.findings[0]).toMatchObject({
      severity: 'error',
      code: 'jurisdiction-missing',
      jurisdiction: 'QC',
    });
  });

  test('one state without diesel needs a word (tax holiday), four are an error; Oregon never counts', () => {
    const holiday = (...codes: string[]) =>
      check(altered((row) => codes.some((code) => diesel(code)(row)), usdRate(null)));
    expect(serious(holiday('GA'))).toEqual(['confirm diesel-missing']);
    expect(serious(holiday('GA', 'FL', 'NY', 'MD'))).toEqual(Array(4).fill('error diesel-missing'));
  });

  test('Oregon with a diesel rate needs a word', () => {
    const price: RatePrice = { rateTenThousandths: 4000, surchargeTenThousandths: null };
    const oregon = altered(diesel('OR'), (row) => ({
      ...row,
      usd: price,
      cad: { ...price, rateTenThousandths: 1446 },
    }));
    expect(serious(check(oregon))).toEqual(['confirm oregon-has-rate']);
  });

  test('the Can line read as the U.S. line is refused', () => {
    const swapped = parsed.rows.map((row) => ({ ...row, usd: row.cad, cad: row.usd }));
    expect(serious(check({ rows: swapped }))).toEqual(
      expect.arrayContaining(['error wrong-line', 'error diesel-out-of-range', 'confirm texas-rate']),
    );
  });

  test('a single pair of lines the wrong way round is refused', () => {
    const swapped = altered(diesel('PA'), (row) => ({ ...row, usd: row.cad, cad: row.usd }));
    expect(serious(check(swapped))).toEqual(['error currency-ratio']);
  });

  test('a state above 1.50 or below 0.10, and Texas at anything but 0.2000, are caught', () => {
    const scaled = (code: string, usd: number, cad: number) =>
      altered(diesel(code), (row) => ({
        ...usdRate(usd)(row),
        cad: { ...row.cad, rateTenThousandths: cad },
      }));
    expect(serious(check(scaled('CA', 16_000, 5784)))).toEqual(['error diesel-out-of-range']);
    expect(serious(check(scaled('MS', 900, 325)))).toEqual(['error diesel-out-of-range']);
    expect(serious(check(scaled('TX', 2100, 759)))).toEqual(['confirm texas-rate']);
  });

  test('Kentucky or Virginia without a diesel surcharge needs a word', () => {
    for (const code of ['KY', 'VA']) {
      const without = altered(diesel(code), (row) => ({
        ...row,
        usd: { ...row.usd, surchargeTenThousandths: null },
        cad: { ...row.cad, surchargeTenThousandths: null },
      }));
      expect(serious(check(without))).toEqual(['confirm surcharge-missing']);
    }
  });

  test('a published zero needs a word, because no rate is written as a dash', () => {
    const zero = altered(diesel('MB'), (row) => ({
      ...row,
      usd: { ...row.usd, rateTenThousandths: 0 },
      cad: { ...row.cad, rateTenThousandths: 0 },
    }));
    expect(serious(check(zero))).toEqual(['confirm zero-rate']);
  });

  test('a per-kWh cell that no note knows needs a word', () => {
    const row: MatrixRow = {
      ...parsed.rows.find(diesel('OH'))!,
      fuel: 'electricity',
      usd: { rateTenThousandths: 400, surchargeTenThousandths: null },
      cad: { rateTenThousandths: 547, surchargeTenThousandths: null },
    };
    expect(serious(check({ rows: [...parsed.rows, row] }))).toEqual(['confirm not-per-gallon']);
  });

  test('more changes than usual are refused unless confirmed', () => {
    const states = new Set(parsed.rows.filter((row) => row.unit === 'gallon').map((row) => row.jurisdiction));
    states.delete('TX');
    const chosen = new Set([...states].slice(0, MAX_UNCONFIRMED_JURISDICTIONS + 6));
    const many = altered(
      (row) => chosen.has(row.jurisdiction) && row.fuel === DIESEL && row.usd.rateTenThousandths !== null,
      (row) => ({
        ...row,
        usd: { ...row.usd, rateTenThousandths: row.usd.rateTenThousandths! + 28 },
        cad: { ...row.cad, rateTenThousandths: row.cad.rateTenThousandths! + 10 },
      }),
    );
    const result = check(many);
    expect(serious(result)).toEqual(['confirm many-changes']);
    expect(blockingFindings(result.findings, true)).toEqual([]);
  });

  test('a preliminary file is marked, and may not silently replace a final one', () => {
    const preliminary = { matrixStatus: 'preliminary' as const };
    expect(check().findings.map((finding) => finding.code)).not.toContain('not-final');
    expect(check({}, preliminary).findings).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'not-final' }),
    );
    const over = check({}, { ...preliminary, published: { matrixStatus: 'final', sha256: 'old' } });
    expect(serious(over)).toEqual(['confirm final-to-preliminary']);
  });

  test('the same bytes again, or no quarter to compare with, is said', () => {
    const again = check({}, { previousRows: [], published: { matrixStatus: 'final', sha256: 'new' } });
    expect(again.findings.map((finding) => finding.code).sort()).toEqual([
      'no-previous-quarter',
      'same-file',
    ]);
    expect(again.changes).toEqual([]);
  });

  test('the findings of the reader stay, errors first', () => {
    const broken = { findings: [{ severity: 'warning', code: 'missing-column', message: 'w' } as const] };
    const result = check({ ...broken, rows: parsed.rows.filter((row) => row.jurisdiction !== 'TX') });
    expect(result.findings.map((finding) => finding.code).slice(0, 2)).toEqual([
      'jurisdiction-missing',
      'missing-column',
    ]);
  });
});

describe('changes', () => {
  test('between a quarter and itself there are none, whatever the order', () => {
    expect(quarterChanges(rows, [...rows].reverse())).toEqual([]);
    expect(publicationChanges(rows, [...rows].reverse())).toEqual([]);
  });

  test('are exact opposites in the two directions', () => {
    const forth = quarterChanges(previousRows, rows);
    const back = quarterChanges(rows, previousRows);
    expect(back).toHaveLength(forth.length);
    for (const change of forth)
      expect(back).toContainEqual(
        expect.objectContaining({
          jurisdiction: change.jurisdiction,
          fuel: change.fuel,
          before: change.after,
          after: change.before,
        }),
      );
  });

  test('leave out fuels that one side does not have and jurisdictions that it does not know', () => {
    const preliminary = shippedRows('2026Q4');
    const third = shippedRows('2026Q3');
    const changes = quarterChanges(third, preliminary);
    expect(changes.every((change) => change.fuel === DIESEL)).toBe(true);
    expect(changes.some((change) => change.jurisdiction === 'AB')).toBe(false);
  });

  test('of a publication name added, removed and altered rows, also when only the status moved', () => {
    const [first, second, ...rest] = rows;
    const changes = publicationChanges(
      [first!, second!, ...rest],
      [{ ...first!, status: 'reconstructed' }, ...rest],
    );
    expect(changes).toHaveLength(2);
    expect(changes[0]).toMatchObject({ before: { status: 'final' }, after: { status: 'reconstructed' } });
    expect(changes[1]).toMatchObject({ before: second, after: null });
  });
});

describe('the sheet of one fuel', () => {
  test('has every member, and no rate where the quarter has the fuel but not the jurisdiction', () => {
    const sheet = rateSheetOf(Q2, 'gasoline', rows);
    expect(sheet.rows.map((row) => row.jurisdiction)).toEqual(IFTA_MEMBERS.map((member) => member.code));
    expect(sheet.rows.find((row) => row.jurisdiction === 'CA')).toMatchObject({
      usd: { rateTenThousandths: null },
      status: 'final',
    });
  });

  test('says missing, not "no rate", where a rate is unknown or the fuel is not shipped', () => {
    const third = shippedRows('2026Q3');
    const sheet = rateSheetOf(Q3, 'gasoline', third);
    const missing = sheet.rows.filter((row) => row.status === 'missing').map((row) => row.jurisdiction);
    expect(missing).toEqual(['IN', 'MD', 'NY']);
    const propane = rateSheetOf(Q3, 'propane', third);
    expect(propane.isShipped).toBe(false);
    expect(propane.rows.every((row) => row.status === 'missing')).toBe(true);
  });

  test('shows a jurisdiction once per period', () => {
    const first = rows.find((row) => row.jurisdiction === 'NL' && row.fuel === DIESEL)!;
    const second = { ...first, effectiveFrom: '2026-05-01', cad: { ...first.cad, rateTenThousandths: 1650 } };
    const sheet = rateSheetOf(Q2, DIESEL, [second, ...rows]);
    expect(sheet.rows.filter((row) => row.jurisdiction === 'NL')).toEqual([first, second]);
  });
});

describe('the lookup for the tax engine', () => {
  test('keeps the published digits of both currencies and tells none from unknown', () => {
    const table = rateTableOf(Q3, shippedRows('2026Q3'));
    expect(table.find('CA', DIESEL)).toMatchObject({
      kind: 'published',
      rates: [
        {
          rateUsdPerGallon: '0.9790',
          rateCadPerLitre: '0.3618',
          status: 'final',
          effectiveFrom: null,
          unit: 'gallon',
        },
      ],
    });
    expect(table.find('KY', DIESEL)).toMatchObject({ rates: [{ surchargeUsdPerGallon: '0.1050' }] });
    expect(table.find('OR', DIESEL)).toEqual({ kind: 'none-published' });
    expect(table.find('CA', 'gasoline')).toEqual({ kind: 'none-published' });
    expect(table.find('MD', 'gasoline')).toEqual({ kind: 'missing' });
    expect(table.find('TX', 'propane')).toEqual({ kind: 'missing' });
  });

  test('gives the date of a change inside the quarter', () => {
    const first = rows.find((row) => row.jurisdiction === 'NL' && row.fuel === DIESEL)!;
    const table = rateTableOf(Q2, [{ ...first, effectiveFrom: '2026-05-01' }, first]);
    expect(table.find('NL', DIESEL)).toMatchObject({
      rates: [{ effectiveFrom: null }, { effectiveFrom: '2026-05-01' }],
    });
  });
});
