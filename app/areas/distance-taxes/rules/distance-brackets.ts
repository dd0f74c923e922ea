/**
 * Rates of the taxes on distance, by the day they are in force. Weights in pounds, rates in millionths of a US$ a mile
 * (0.1 mill = 100), so that every published figure is a whole number.
 */
import type { LocalDate } from '~/engine/calendar/local-date';

/** What is behind a rate: the text of the law, a state's or publisher's print of it, or nothing that we could check. */
export type RateStanding = 'law' | 'reprint' | 'verify';

export interface WeightBracket {
  /** Heavier than this. */
  readonly over: number;
  /** Up to and including this; null has no end. */
  readonly to: number | null;
  readonly microDollars: number;
  readonly standing: RateStanding;
}

export type RateTableName =
  | 'KYU'
  | 'NM'
  | 'OR-A'
  | 'OR-B5'
  | 'OR-B6'
  | 'OR-B7'
  | 'OR-B8'
  | 'OR-B9'
  | 'NY-laden'
  | 'NY-unladen-truck'
  | 'NY-unladen-tractor'
  | 'NY-unloaded-truck'
  | 'NY-unloaded-tractor'
  | 'CT';

export interface DatedRateTable {
  readonly name: RateTableName;
  readonly from: LocalDate;
  /** The last day; null is in force as far as we know. */
  readonly until: LocalDate | null;
  readonly citation: string;
  /** What the filer must check, where something moved under the table. */
  readonly caution: string;
  readonly brackets: readonly WeightBracket[];
}

/** Brackets of equal width above a weight. */
function steps(
  over: number,
  width: number,
  rates: readonly number[],
  standing: RateStanding = 'law',
): WeightBracket[] {
  return rates.map((microDollars, index) => ({
    over: over + index * width,
    to: over + (index + 1) * width,
    microDollars,
    standing,
  }));
}

/** Brackets that end at the named weights; a null end is open. */
const ending = (over: number, rows: readonly (readonly [number | null, number])[]): WeightBracket[] =>
  rows.map(([to, microDollars], index) => ({
    over: index === 0 ? over : rows[index - 1]![0]!,
    to,
    microDollars,
    standing: 'law' as const,
  }));

/** As long as a table continues a ton at a time: to more than any legal or permitted load. */
const HEAVIEST = 300_000;

/** Further brackets of a ton (2,000 lb), each so much more. */
function byTheTon(
  brackets: readonly WeightBracket[],
  more: number,
  heaviest: number = HEAVIEST,
): WeightBracket[] {
  const all = [...brackets];
  for (let last = all.at(-1)!; last.to !== null && last.to < heaviest; last = all.at(-1)!)
    all.push({
      over: last.to,
      to: last.to + 2000,
      microDollars: last.microDollars + more,
      standing: 'law',
    });
  return all;
}

const tenths = (mills: readonly number[]): number[] => mills.map((mill) => Math.round(mill * 1000));
const dollars = (rates: readonly number[]): number[] => rates.map((rate) => Math.round(rate * 1_000_000));

const NY_TAX_LAW = 'N.Y. Tax Law §§ 503, 503-a; Form MT-903 schedule 1';
const OREGON = 'ORS 825.476, in force from January 1, 2024';
const OREGON_CAUTION =
  'HB 3991 (2025 special session) amends ORS 825.474, 825.476 and 825.480 and is partly before the voters: check the rates with ODOT before you file.';

const OREGON_A = steps(
  26_000,
  2000,
  tenths([
    76.4, 80.9, 84.6, 88.4, 91.8, 96.6, 100.2, 103.8, 107.7, 111.3, 114.9, 118.7, 123.1, 127.7, 132.5, 138.0,
    144.3, 151.7, 160.1, 169.3, 181.3, 194.1, 206.9, 218.7, 230.0, 241.1, 251.2,
  ]),
);

/** Mills a mile over 80,000 lb by axles; a missing figure is a weight that many axles may not carry. */
const OREGON_B: readonly (readonly [RateTableName, number, readonly number[]])[] = [
  ['OR-B5', 80_000, [259.4, 267.8, 275.8, 285.2, 296.2, 309.0, 323.0, 337.7, 353.3]],
  ['OR-B6', 80_000, [237.3, 241.1, 246.6, 252.0, 258.4, 265.9, 273.1, 281.5, 291.7, 302.5]],
  [
    'OR-B7',
    80_000,
    [221.8, 225.4, 229.1, 232.7, 236.5, 239.9, 243.8, 248.3, 253.9, 259.4, 264.9, 270.5, 277.7],
  ],
  [
    'OR-B8',
    80_000,
    [210.7, 213.4, 216.1, 219.9, 223.5, 227.1, 230.8, 234.6, 238.4, 242.8, 248.3, 253.9, 259.4],
  ],
  [
    'OR-B9',
    80_000,
    [198.7, 201.4, 204.2, 206.9, 210.7, 214.4, 217.2, 220.7, 224.5, 228.1, 231.9, 236.5, 241.1],
  ],
];

/** The last bracket of table B ends at 105,500 lb. */
const oregonB = (over: number, mills: readonly number[]): WeightBracket[] =>
  steps(over, 2000, tenths(mills)).map((row) => (row.over === 104_000 ? { ...row, to: 105_500 } : row));

const oregon = (
  name: RateTableName,
  brackets: readonly WeightBracket[],
): readonly [DatedRateTable, DatedRateTable] => [
  { name, from: '2024-01-01', until: '2025-12-31', citation: OREGON, caution: '', brackets },
  {
    name,
    from: '2026-01-01',
    until: null,
    citation: OREGON,
    caution: OREGON_CAUTION,
    brackets: brackets.map((row) => ({ ...row, standing: 'verify' as const })),
  },
];

const NY_LADEN = byTheTon(
  steps(
    18_000,
    2000,
    dollars([
      0.0084, 0.0098, 0.0112, 0.0126, 0.0133, 0.014, 0.0147, 0.0154, 0.0161, 0.0168, 0.0175, 0.0182, 0.0196,
      0.021, 0.0224, 0.0238, 0.0252, 0.0266, 0.028, 0.0294, 0.0308, 0.0322, 0.0336, 0.0357, 0.0378, 0.0399,
      0.042, 0.0455, 0.049, 0.0518, 0.0546,
    ]),
  ),
  2800,
);

/** Connecticut's steps: printed up to 66,000 lb in the reprint we read, continued in its even steps up to 80,000. */
const CONNECTICUT: WeightBracket[] = [
  ...steps(
    26_000,
    2000,
    dollars([
      0.025, 0.0279, 0.0308, 0.0337, 0.0365, 0.0394, 0.0423, 0.0452, 0.0481, 0.051, 0.0538, 0.0567, 0.0596,
      0.0625, 0.0654, 0.0683, 0.0712, 0.074, 0.0769,
    ]),
    'reprint',
  ),
  ...steps(64_000, 2000, dollars([0.0798, 0.0827, 0.0856, 0.0885, 0.0913, 0.0942, 0.0971, 0.1]), 'verify'),
  { over: 80_000, to: null, microDollars: 175_000, standing: 'reprint' as const },
].map((row) => (row.over === 26_000 ? { ...row, over: 25_999 } : row));

/** Every table with the days it is in force. Earlier days have none: we found no dated source. */
export const RATE_TABLES: readonly DatedRateTable[] = [
  {
    name: 'KYU',
    from: '2015-01-01',
    until: null,
    citation: 'KRS 138.660: 2.85 cents a mile',
    caution: '',
    brackets: [{ over: 59_999, to: null, microDollars: 28_500, standing: 'law' }],
  },
  {
    name: 'NM',
    from: '2015-01-01',
    until: null,
    citation: 'NMSA 1978 § 7-15A-6(A)',
    caution: '',
    brackets: [
      ...steps(
        26_000,
        2000,
        tenths([
          11.01, 11.88, 12.77, 13.64, 14.52, 15.39, 16.73, 18.05, 19.36, 20.69, 22.01, 23.33, 24.65, 25.96,
          27.29, 28.62, 29.93, 31.24, 32.58, 33.9, 35.21, 36.52, 37.86, 39.26, 40.71, 42.21,
        ]),
      ),
      { over: 78_000, to: null, microDollars: 43_780, standing: 'law' },
    ],
  },
  ...oregon('OR-A', OREGON_A),
  ...OREGON_B.flatMap(([name, over, mills]) => oregon(name, oregonB(over, mills))),
  {
    name: 'NY-laden',
    from: '2015-01-01',
    until: null,
    citation: `${NY_TAX_LAW}, gross weight method, laden`,
    caution: '',
    brackets: NY_LADEN,
  },
  {
    name: 'NY-unladen-truck',
    from: '2015-01-01',
    until: null,
    citation: `${NY_TAX_LAW}, gross weight method, unladen truck`,
    caution: '',
    brackets: byTheTon(steps(18_000, 2000, dollars([0.0084, 0.0098, 0.0112, 0.0126, 0.0133, 0.014])), 700),
  },
  {
    name: 'NY-unladen-tractor',
    from: '2015-01-01',
    until: null,
    citation: `${NY_TAX_LAW}, gross weight method, unladen tractor`,
    caution: '',
    brackets: byTheTon(
      ending(7000, [
        [8500, 8400],
        [10_000, 9800],
        [12_000, 11_200],
        [14_000, 12_600],
        [16_000, 13_300],
        [18_000, 14_000],
      ]),
      700,
    ),
  },
  {
    name: 'NY-unloaded-truck',
    from: '2015-01-01',
    until: null,
    citation: 'N.Y. Tax Law §§ 503(3), 503-a; 20 NYCRR 481.10; unloaded weight method, truck',
    caution: '',
    brackets: ending(8000, [
      [9000, 5600],
      [10_000, 7000],
      [11_000, 9800],
      [12_000, 11_200],
      [13_000, 12_600],
      [14_000, 14_000],
      [15_000, 15_400],
      [17_500, 16_800],
      [20_000, 19_600],
      [22_500, 25_200],
      [25_000, 30_800],
      [null, 37_800],
    ]),
  },
  {
    name: 'NY-unloaded-tractor',
    from: '2015-01-01',
    until: null,
    citation: 'N.Y. Tax Law §§ 503(3), 503-a; 20 NYCRR 481.10; unloaded weight method, tractor',
    caution: '',
    brackets: ending(4000, [
      [5500, 8400],
      [7000, 14_000],
      [8500, 19_600],
      [10_000, 25_200],
      [12_000, 35_000],
      [null, 46_200],
    ]),
  },
  {
    name: 'CT',
    from: '2023-01-01',
    until: null,
    citation: 'Conn. Gen. Stat. § 12-493a (P.A. 21-177 § 1)',
    caution: '',
    brackets: CONNECTICUT,
  },
];

/** The table of a name on a day; undefined where none is known for that day. */
export const rateTableOn = (name: RateTableName, day: LocalDate): DatedRateTable | undefined =>
  RATE_TABLES.find(
    (table) => table.name === name && table.from <= day && (table.until === null || day <= table.until),
  );

/** The row of a weight; undefined for a weight that the table does not have. */
export const bracketOf = (table: DatedRateTable, pounds: number): WeightBracket | undefined =>
  table.brackets.find((row) => pounds > row.over && (row.to === null || pounds <= row.to));
