import { describe, expect, it } from 'vitest';
import type { Quarter } from '~/engine/calendar/quarter';
import { FUEL_TYPES, type FuelType } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import { rateUnitOf } from '~/engine/jurisdictions/published-rate';
import { checkImport, type ImportCheckInput } from '~/areas/rates/rules/import-checks';
import { checkFigures } from '~/areas/rates/rules/figure-checks';
import type { MatrixRow, RateRow } from '~/areas/rates/rules/rate-row';

const Q3: Quarter = { year: 2026, quarter: 3 };
/** C$ per liter of a rate in US$ per gallon, at the exchange rate of these tests. */
const inCad = (usd: number) => Math.round(usd * 0.3694);
const row = (jurisdiction: string, usd: number | null, more: Partial<MatrixRow> = {}): MatrixRow => ({
  jurisdiction,
  fuel: 'special_diesel',
  effectiveFrom: '2026-07-01',
  usd: { rateTenThousandths: usd, surchargeTenThousandths: null },
  cad: { rateTenThousandths: usd === null ? null : inCad(usd), surchargeTenThousandths: null },
  unit: 'gallon',
  ...more,
});
const withSurcharge = (one: MatrixRow, usd: number | null): MatrixRow => ({
  ...one,
  usd: { ...one.usd, surchargeTenThousandths: usd },
  cad: { ...one.cad, surchargeTenThousandths: usd === null ? null : inCad(usd) },
});
const RATES: Record<string, number | null> = { OR: null, TX: 2000, CA: 9790 };
const GOOD = IFTA_MEMBERS.map(({ code }) => {
  const one = row(code, RATES[code] === undefined ? 3000 : RATES[code]);
  return code === 'KY' || code === 'VA' ? withSurcharge(one, 1000) : one;
});
const published = (rows: readonly MatrixRow[]): RateRow[] =>
  rows.map((one) => ({ ...one, status: 'final', confidence: null, source: '' }));
const instead = (...changed: MatrixRow[]) =>
  GOOD.map((one) => changed.find(({ jurisdiction }) => jurisdiction === one.jurisdiction) ?? one);

const check = (rows: readonly MatrixRow[], more: Partial<ImportCheckInput> = {}) =>
  checkImport({
    parsed: { quarter: Q3, rows, findings: [] },
    expected: Q3,
    matrixStatus: 'final',
    previousRows: published(GOOD),
    sha256: 'new',
    ...more,
  });
const said = (rows: readonly MatrixRow[], more: Partial<ImportCheckInput> = {}) =>
  check(rows, more).findings.map(({ severity, code, message }) => [severity, code, message]);

describe('an official file', () => {
  it('that is as it should be raises nothing', () => {
    expect(check(GOOD)).toEqual({ findings: [], changes: [] });
  });

  it('says for which quarter it is where that is another', () => {
    expect(said(GOOD, { expected: { year: 2026, quarter: 4 } })).toEqual([
      ['error', 'quarter-mismatch', 'The file is for Q3 2026, not for Q4 2026.'],
    ]);
    expect(said(GOOD, { parsed: { quarter: undefined, rows: GOOD, findings: [] } })).toEqual([]);
  });

  it('names every member that is not in it', () => {
    expect(
      check(
        GOOD.filter(({ jurisdiction }) => jurisdiction !== 'QC' && jurisdiction !== 'ID'),
        { previousRows: [] },
      ).findings.filter(({ severity }) => severity === 'error'),
    ).toEqual([
      {
        severity: 'error',
        code: 'jurisdiction-missing',
        message: 'Idaho is not in the file.',
        jurisdiction: 'ID',
      },
      {
        severity: 'error',
        code: 'jurisdiction-missing',
        message: 'Quebec is not in the file.',
        jurisdiction: 'QC',
      },
    ]);
  });

  it('may have a tax holiday for diesel in three states if a person says so', () => {
    const holiday = (...codes: string[]) =>
      check(instead(...codes.map((code) => row(code, null)))).findings.filter(
        ({ code }) => code === 'diesel-missing',
      );
    expect(holiday('GA')).toEqual([
      {
        severity: 'confirm',
        code: 'diesel-missing',
        message: 'Georgia has no diesel rate. Only Oregon has none as a rule; a tax holiday is possible.',
        jurisdiction: 'GA',
        fuel: 'special_diesel',
      },
    ]);
    expect(holiday('GA', 'FL', 'NY').map(({ severity }) => severity)).toEqual([
      'confirm',
      'confirm',
      'confirm',
    ]);
    expect(holiday('GA', 'FL', 'NY', 'MD').map(({ severity }) => severity)).toEqual([
      'error',
      'error',
      'error',
      'error',
    ]);
  });

  it('may not give Oregon a rate, nor take the surcharge of Kentucky and Virginia, without a word', () => {
    expect(check(instead(row('OR', 3000))).findings).toEqual([
      {
        severity: 'confirm',
        code: 'oregon-has-rate',
        message: 'Oregon has a diesel rate. It never had one: it collects a weight-mile tax instead.',
        jurisdiction: 'OR',
        fuel: 'special_diesel',
      },
    ]);
    expect(check(instead(row('VA', 3000))).findings).toEqual([
      {
        severity: 'confirm',
        code: 'surcharge-missing',
        message: 'Virginia has no diesel surcharge. It always had one: is a block missing?',
        jurisdiction: 'VA',
        fuel: 'special_diesel',
      },
    ]);
    expect(said(instead(row('KY', 3000)))).toEqual([
      [
        'confirm',
        'surcharge-missing',
        'Kentucky has no diesel surcharge. It always had one: is a block missing?',
      ],
    ]);
    // A surcharge on another fuel is not the one on diesel.
    const gasoline = withSurcharge(row('KY', 3000, { fuel: 'gasoline' }), 1000);
    expect(said([...instead(row('KY', 3000)), gasoline]).map(([, code]) => code)).toEqual([
      'surcharge-missing',
    ]);
  });

  it('that is preliminary says so, and asks before it takes the place of final rates', () => {
    const preliminary = { matrixStatus: 'preliminary' } as const;
    const note = [
      'warning',
      'not-final',
      'The file is preliminary: returns made with it cannot be marked ready to file.',
    ];
    expect(said(GOOD, preliminary)).toEqual([note]);
    expect(said(GOOD, { ...preliminary, published: { matrixStatus: 'preliminary', sha256: 'old' } })).toEqual(
      [note],
    );
    expect(said(GOOD, { ...preliminary, published: { matrixStatus: 'final', sha256: 'old' } })).toEqual([
      [
        'confirm',
        'final-to-preliminary',
        'The published rates of this quarter are final; this file is preliminary.',
      ],
      note,
    ]);
    expect(said(GOOD, { published: { matrixStatus: 'final', sha256: 'old' } })).toEqual([]);
  });

  it('that is published already, or has nothing before it, says so', () => {
    expect(said(GOOD, { published: { matrixStatus: 'final', sha256: 'new' } })).toEqual([
      ['warning', 'same-file', 'These are the very bytes that are published now.'],
    ]);
    expect(said(GOOD, { previousRows: [] })).toEqual([
      [
        'warning',
        'no-previous-quarter',
        'The quarter before is not in the table, so changes could not be compared.',
      ],
    ]);
  });
});

describe('changes since the quarter before', () => {
  const raised = (count: number) => {
    const chosen = new Set(
      GOOD.filter(
        ({ jurisdiction, usd }) =>
          usd.rateTenThousandths === 3000 &&
          /^[A-P]/.test(jurisdiction) &&
          !['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE'].includes(jurisdiction),
      ).slice(0, count),
    );
    return GOOD.map((one) =>
      chosen.has(one)
        ? {
            ...one,
            usd: { ...one.usd, rateTenThousandths: 3010 },
            cad: { ...one.cad, rateTenThousandths: inCad(3010) },
          }
        : one,
    );
  };

  it('in up to fifteen jurisdictions are usual', () => {
    expect(check(raised(15))).toMatchObject({ findings: [], changes: { length: 15 } });
    expect(said(raised(16))).toEqual([
      [
        'confirm',
        'many-changes',
        '16 jurisdictions changed 16 rates since the quarter before (usual are up to 15).',
      ],
    ]);
  });

  it('by more than a quarter of the rate are pointed out', () => {
    const to = (usd: number) => check(instead(row('ID', usd))).findings;
    expect(to(3750)).toEqual([]);
    expect(to(2250)).toEqual([]);
    expect(to(3751)).toEqual([
      {
        severity: 'warning',
        code: 'big-change',
        message: 'Idaho, Special diesel: 0.3000 becomes 0.3751.',
        jurisdiction: 'ID',
        fuel: 'special_diesel',
      },
    ]);
    expect(to(2249)).toHaveLength(1);
  });

  it('from nothing or from zero have no size', () => {
    const before = (usd: number | null) => said(GOOD, { previousRows: published(instead(row('ID', usd))) });
    expect(before(null)).toEqual([]);
    expect(before(0)).toEqual([]);
  });
});

describe('figures', () => {
  const judged = (...rows: MatrixRow[]) =>
    checkFigures(rows).map(({ severity, code, message }) => [severity, code, message]);
  const far = row('CA', 9790);

  it('of a state’s diesel stand between 0.10 and 1.50 dollars a gallon', () => {
    expect(judged(far, row('ID', 1000), row('PA', 15_000))).toEqual([]);
    expect(judged(far, row('ID', 999))).toEqual([
      ['error', 'diesel-out-of-range', 'Idaho: diesel at 0.0999 is not a plausible rate in US$ per gallon.'],
    ]);
    expect(checkFigures([far, row('PA', 15_001)])).toEqual([
      {
        severity: 'error',
        code: 'diesel-out-of-range',
        message: 'Pennsylvania: diesel at 1.5001 is not a plausible rate in US$ per gallon.',
        jurisdiction: 'PA',
        fuel: 'special_diesel',
      },
    ]);
    // A province is taxed in C$, another fuel may cost less, and what is not published is no figure.
    expect(judged(far, row('AB', 900), row('ID', 900, { fuel: 'propane' }), row('OR', null))).toEqual([]);
  });

  it('whose highest is under half a dollar were read from the wrong line', () => {
    expect(checkFigures([row('ID', 4999)])).toEqual([
      {
        severity: 'error',
        code: 'wrong-line',
        message:
          'The highest diesel rate of a state is 0.4999: the C$ line was probably read as the US$ line.',
        fuel: 'special_diesel',
      },
    ]);
    expect(judged(row('ID', 5000))).toEqual([]);
    expect(judged(row('AB', 2000))).toEqual([]);
    expect(judged()).toEqual([]);
  });

  it('of Texas are 0.2000', () => {
    expect(checkFigures([far, row('TX', 2001)])).toEqual([
      {
        severity: 'confirm',
        code: 'texas-rate',
        message: 'Texas diesel is 0.2001, not 0.2000 as ever since 1991.',
        jurisdiction: 'TX',
        fuel: 'special_diesel',
      },
    ]);
    expect(judged(far, row('TX', 2000), row('TX', 1500, { fuel: 'cng' }))).toEqual([]);
    expect(judged(far, row('TX', null))).toEqual([]);
  });

  const cad = (one: MatrixRow, rate: number | null): MatrixRow => ({
    ...one,
    cad: { ...one.cad, rateTenThousandths: rate },
  });

  it('in both currencies have one ratio in the whole file, to a hundredth and the last digit', () => {
    const others = [far, row('AL', 3000), row('AR', 3000), row('AZ', 3000)];
    expect(checkFigures([...others, cad(row('PA', 7410), 7410)])).toEqual([
      {
        severity: 'error',
        code: 'currency-ratio',
        message: 'Pennsylvania, Special diesel: US$ 0.7410 beside C$ 0.7410 do not match.',
        jurisdiction: 'PA',
        fuel: 'special_diesel',
      },
    ]);
    expect(judged(...others, cad(row('PA', 7410), Math.round(2737 * 1.008)))).toEqual([]);
    expect(judged(...others, cad(row('PA', 7410), Math.round(2737 * 0.992)))).toEqual([]);
    expect(judged(...others, cad(row('PA', 7410), Math.round(2737 * 1.03)))).toHaveLength(1);
    expect(judged(...others, cad(row('PA', 7410), Math.round(2737 * 0.97)))).toHaveLength(1);
  });

  it('under two cents are too coarse for a ratio, and one missing figure has none', () => {
    const others = [far, row('AL', 3000), row('AR', 3000)];
    expect(judged(...others, cad(row('ID', 3000, { fuel: 'propane' }), 199))).toEqual([]);
    expect(judged(...others, cad(row('ID', 3000, { fuel: 'propane' }), 200))).toHaveLength(1);
    expect(judged(...others, cad(row('ID', 3000), null))).toEqual([]);
  });

  it('of a surcharge are compared where there is no rate', () => {
    const propane = withSurcharge(row('IN', null, { fuel: 'propane' }), 1000);
    expect(judged(far, row('AL', 3000), propane)).toEqual([]);
    expect(
      judged(far, row('AL', 3000), {
        ...propane,
        cad: { rateTenThousandths: null, surchargeTenThousandths: 1000 },
      }),
    ).toHaveLength(1);
  });

  it.each<[FuelType, string]>([
    ['electricity', 'Electricity'],
    ['hydrogen', 'Hydrogen'],
    ['hythane', 'Hythane'],
    ['lng', 'LNG'],
    ['cng', 'CNG'],
  ])('of %s may be per another unit, if a person says so', (fuel, name) => {
    const odd = cad(row('OH', 3000, { fuel }), 4000);
    expect(checkFigures([far, row('AL', 3000), row('AR', 3000), odd])).toEqual([
      {
        severity: 'confirm',
        code: 'not-per-gallon',
        message: `Ohio, ${name}: US$ 0.3000 beside C$ 0.4000 is not a rate per gallon.`,
        jurisdiction: 'OH',
        fuel,
      },
    ]);
  });

  it.each(['kwh', 'mile', 'kg', 'm3'] as const)('per %s have a ratio of their own', (unit) => {
    expect(
      judged(far, row('AL', 3000), row('AR', 3000), cad(row('OH', 3000, { fuel: 'cng', unit }), 4000)),
    ).toEqual([]);
  });

  it.each(['gge', 'dge'] as const)('per %s are converted like gallons', (unit) => {
    expect(
      judged(far, row('AL', 3000), row('AR', 3000), cad(row('OH', 3000, { fuel: 'cng', unit }), 4000)),
    ).toHaveLength(1);
  });

  it('of zero need a word: no rate is written as a dash', () => {
    const zero = (one: MatrixRow) => judged(far, one).filter(([, code]) => code === 'zero-rate');
    const message = 'Manitoba, Special diesel: the file says 0.0000, where "no rate" is written as a dash.';
    const manitoba = row('MB', 1000);
    expect(zero({ ...manitoba, cad: { rateTenThousandths: 0, surchargeTenThousandths: null } })).toEqual([
      ['confirm', 'zero-rate', message],
    ]);
    expect(zero({ ...manitoba, usd: { rateTenThousandths: 1000, surchargeTenThousandths: 0 } })).toHaveLength(
      1,
    );
    expect(zero(manitoba)).toEqual([]);
    expect(checkFigures([far, row('MB', 0)]).at(-1)).toMatchObject({
      jurisdiction: 'MB',
      fuel: 'special_diesel',
    });
  });

  it('are judged for every fuel of the matrix', () => {
    expect(
      checkFigures([
        far,
        ...FUEL_TYPES.filter((fuel) => fuel !== 'electricity').map((fuel) =>
          row('ID', 5000, { fuel, unit: rateUnitOf('ID', fuel) }),
        ),
      ]),
    ).toEqual([]);
  });
});
