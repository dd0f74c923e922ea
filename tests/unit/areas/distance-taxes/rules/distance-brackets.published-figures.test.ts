import { describe, expect, it } from 'vitest';
import { computeDistanceTax, type TaxedVehicle } from '~/areas/distance-taxes/rules/compute-distance-tax';
import { bracketOf, rateTableOn, type RateTableName } from '~/areas/distance-taxes/rules/distance-brackets';

/*
 * Every figure as the states print it, typed from their publications and not taken from the tables that are tested: the last
 * pound of each bracket, then the rate.
 */
const pairs = (text: string): [pounds: number, rate: string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [pounds = '', rate = ''] = pair.split(':');
      return [Number(pounds), rate];
    });
/** Decimal text of dollars, or of mills, as millionths of a dollar. */
const micro = (text: string, decimals: number): number => {
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole + fraction.padEnd(decimals, '0'));
};

const rateAt = (table: RateTableName, pounds: number, day = '2026-07-01') =>
  bracketOf(rateTableOn(table, day)!, pounds)?.microDollars;

/** Checks a bracket from its first pound to its last. */
function check(table: RateTableName, over: number, text: string, decimals: number) {
  let before = over;
  for (const [to, rate] of pairs(text)) {
    for (const pounds of [before + 1, to])
      expect(rateAt(table, pounds), `${table} ${pounds}`).toBe(micro(rate, decimals));
    before = to;
  }
  return before;
}
const MILLS = 3;
const DOLLARS = 6;

describe('the rates of the taxes on distance, figure by figure', () => {
  it('New Mexico: NMSA 7-15A-6, mills a mile', () => {
    const last = check(
      'NM',
      26_000,
      `28000:11.01 30000:11.88 32000:12.77 34000:13.64 36000:14.52 38000:15.39 40000:16.73 42000:18.05 44000:19.36 46000:20.69
       48000:22.01 50000:23.33 52000:24.65 54000:25.96 56000:27.29 58000:28.62 60000:29.93 62000:31.24 64000:32.58 66000:33.90
       68000:35.21 70000:36.52 72000:37.86 74000:39.26 76000:40.71 78000:42.21 200000:43.78`,
      MILLS,
    );
    expect(last).toBe(200_000);
    expect(rateAt('NM', 26_000)).toBeUndefined();
  });

  it('Oregon table A: ORS 825.476 from January 2024, mills a mile', () => {
    check(
      'OR-A',
      26_000,
      `28000:76.4 30000:80.9 32000:84.6 34000:88.4 36000:91.8 38000:96.6 40000:100.2 42000:103.8 44000:107.7 46000:111.3
       48000:114.9 50000:118.7 52000:123.1 54000:127.7 56000:132.5 58000:138.0 60000:144.3 62000:151.7 64000:160.1 66000:169.3
       68000:181.3 70000:194.1 72000:206.9 74000:218.7 76000:230.0 78000:241.1 80000:251.2`,
      MILLS,
    );
    expect(rateAt('OR-A', 80_001)).toBeUndefined();
  });

  it('Oregon table B: by 5, 6, 7, 8 and 9 axles, as the statute prints its rows', () => {
    const rows = `82000 259.4 237.3 221.8 210.7 198.7
      84000 267.8 241.1 225.4 213.4 201.4
      86000 275.8 246.6 229.1 216.1 204.2
      88000 285.2 252.0 232.7 219.9 206.9
      90000 296.2 258.4 236.5 223.5 210.7
      92000 309.0 265.9 239.9 227.1 214.4
      94000 323.0 273.1 243.8 230.8 217.2
      96000 337.7 281.5 248.3 234.6 220.7
      98000 353.3 291.7 253.9 238.4 224.5
      100000 - 302.5 259.4 242.8 228.1
      102000 - - 264.9 248.3 231.9
      104000 - - 270.5 253.9 236.5
      105500 - - 277.7 259.4 241.1`;
    let before = 80_000;
    for (const row of rows.split('\n')) {
      const [to = '', ...rates] = row.trim().split(/\s+/);
      rates.forEach((rate, index) => {
        const table = `OR-B${index + 5}` as RateTableName;
        for (const pounds of [before + 1, Number(to)])
          expect(rateAt(table, pounds), `${table} ${pounds}`).toBe(
            rate === '-' ? undefined : micro(rate, MILLS),
          );
      });
      before = Number(to);
    }
    expect(rateAt('OR-B9', 105_501)).toBeUndefined();
  });

  it('New York schedule 1: gross weight with load, empty truck, empty tractor, and the unloaded weight method', () => {
    check(
      'NY-laden',
      18_000,
      `20000:0.0084 22000:0.0098 24000:0.0112 26000:0.0126 28000:0.0133 30000:0.0140 32000:0.0147 34000:0.0154 36000:0.0161
       38000:0.0168 40000:0.0175 42000:0.0182 44000:0.0196 46000:0.0210 48000:0.0224 50000:0.0238 52000:0.0252 54000:0.0266
       56000:0.0280 58000:0.0294 60000:0.0308 62000:0.0322 64000:0.0336 66000:0.0357 68000:0.0378 70000:0.0399 72000:0.0420
       74000:0.0455 76000:0.0490 78000:0.0518 80000:0.0546 82000:0.0574 84000:0.0602`,
      DOLLARS,
    );
    expect(rateAt('NY-laden', 100_000)).toBe(54_600 + 10 * 2800);
    check(
      'NY-unladen-tractor',
      7000,
      '8500:0.0084 10000:0.0098 12000:0.0112 14000:0.0126 16000:0.0133 18000:0.0140 20000:0.0147',
      DOLLARS,
    );
    check(
      'NY-unladen-truck',
      18_000,
      '20000:0.0084 22000:0.0098 24000:0.0112 26000:0.0126 28000:0.0133 30000:0.0140 32000:0.0147',
      DOLLARS,
    );
    check(
      'NY-unloaded-truck',
      8000,
      `9000:0.0056 10000:0.0070 11000:0.0098 12000:0.0112 13000:0.0126 14000:0.0140 15000:0.0154 17500:0.0168 20000:0.0196
       22500:0.0252 25000:0.0308 90000:0.0378`,
      DOLLARS,
    );
  });

  it('Kentucky: 2.85 cents over 59,999 lb, not the 0.0285 cents nor the $0.285 that are in print', () => {
    expect(rateAt('KYU', 60_000)).toBe(28_500);
    expect(rateAt('KYU', 59_999)).toBeUndefined();
  });

  it('Connecticut: $0.025 from 26,000 lb to $0.175 over 80,000 lb, what no print has marked to be verified', () => {
    check(
      'CT',
      25_999,
      `28000:0.0250 30000:0.0279 32000:0.0308 34000:0.0337 36000:0.0365 38000:0.0394 40000:0.0423 42000:0.0452 44000:0.0481
       46000:0.0510 48000:0.0538 50000:0.0567 52000:0.0596 54000:0.0625 56000:0.0654 58000:0.0683 60000:0.0712 62000:0.0740
       64000:0.0769`,
      DOLLARS,
    );
    expect(rateAt('CT', 80_001)).toBe(175_000);
    const table = rateTableOn('CT', '2026-07-01')!;
    expect(bracketOf(table, 64_000)?.standing).toBe('reprint');
    expect(bracketOf(table, 70_000)?.standing).toBe('verify');
  });
});

describe('New York schedule 2', () => {
  const truck = (more: Partial<TaxedVehicle>): TaxedVehicle => ({
    unit: '1',
    registeredPounds: 73_280,
    combinationPounds: null,
    axles: 5,
    unladenPounds: 25_000,
    miles: 10_000,
    emptyMiles: 0,
    paidMiles: 0,
    oneWayHaul: false,
    logging: false,
    ...more,
  });

  it('is schedule 1 without the supplement, 1 / 1.4 of it, laden and empty', () => {
    const cents = (logging: boolean) =>
      computeDistanceTax('NY', [truck({ logging, emptyMiles: 4000 })], {
        firstDay: '2026-07-01',
        method: 'gross',
      }).lines.map((line) => line.cents);
    // 6,000 laden miles at 0.0455 and 4,000 empty ones of a 25,000 lb truck at 0.0126.
    expect(cents(false)).toEqual([27_300, 5040]);
    // At 0.0325 and 0.0090.
    expect(cents(true)).toEqual([19_500, 3600]);
  });
});
