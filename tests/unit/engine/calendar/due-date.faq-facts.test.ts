import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dueDateOf } from '~/engine/calendar/due-date';
import { formatUsDate } from '~/engine/calendar/local-date';
import { FAQ_ENTRIES } from '~/areas/content/rules/faq';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import { rateFigureText } from '~/areas/rates/rules/rate-figure';
import { parseSeedRates } from '~/areas/rates/rules/seed-file';

const answerOf = (slug: string) => FAQ_ENTRIES.find((entry) => entry.slug === slug)?.answer ?? '';

/** Each question with what its answer must say: the agreement, its Procedures and Audit Manuals, the specification's FAQ facts. */
const FACTS: [slug: string, question: string, ...facts: string[]][] = [
  [
    'what-is-ifta',
    'What is IFTA?',
    'one return a quarter with your base jurisdiction',
    '48 contiguous states and 10 Canadian provinces',
    '1996',
    '24.4 cents a gallon on diesel and 18.4 cents on gasoline',
  ],
  ['who-needs-it', 'Who needs an IFTA licence?', 'two or more member jurisdictions'],
  [
    'qualified-vehicles',
    'Which vehicles qualify?',
    'two axles and a gross or registered weight over 26,000 pounds (11,797 kg)',
    'three or more axles on the power unit, at any weight',
    'combined weight over 26,000 pounds',
    'at least 20 passengers',
    'Recreational vehicles',
  ],
  [
    'non-members',
    'Which places are not members?',
    'Alaska, Hawaii, the District of Columbia, Yukon, the Northwest Territories, Nunavut and Mexico',
    'still count in your average miles per gallon',
  ],
  [
    'one-state-only',
    'I only drive in one state. Do I need IFTA?',
    'No. If a truck never leaves its state, no licence is needed',
  ],
  [
    'licence-and-decals',
    'How do I get the licence and the decals?',
    'Apply in your base jurisdiction',
    'two for each vehicle',
    'copy of the licence in every cab',
    'A decal set is often about $10',
  ],
  ['how-long-valid', 'How long are licence and decals valid?', 'One calendar year', 'last day of February'],
  [
    'waiting-for-decals',
    'Can I drive while I wait for decals?',
    'temporary decal for 30 days',
    'Ontario has none',
    'trip permit',
  ],
  [
    'trip-permits',
    'Can I buy trip permits instead?',
    'Texas 20 days $50',
    'stay in your total miles but not in the taxable miles',
    'not tax-paid fuel',
  ],
  [
    'due-dates',
    'When is the return due?',
    '(Q1): April 30',
    '(Q2): July 31',
    '(Q3): October 31',
    '(Q4): January 31',
    'next business day',
  ],
  [
    'no-travel',
    'I did not drive this quarter. Must I file?',
    'a return with zeros',
    '$50 penalty even when there is no tax',
  ],
  [
    'miles-by-state',
    'How do I record miles by state?',
    'at the start, at every state line and at the end',
    'tracking device',
    'loaded, empty, personal',
  ],
  [
    'mpg',
    'How is miles per gallon worked out?',
    'All miles of the fleet divided by all gallons',
    'to two decimals',
    '12,400 miles on 1,900 gallons is 6.53',
  ],
  [
    'tax-per-state',
    'How is the tax of a state worked out?',
    'Taxable miles in the state divided by your miles per gallon',
    'Take off the gallons you bought there with tax',
    'the result is a credit',
  ],
  [
    'surcharge',
    'What is a surcharge?',
    'on all taxable gallons',
    'gives no credit against it',
    'Indiana now only on propane',
  ],
  [
    'oregon',
    'Why is the rate for Oregon zero?',
    'trucks over 26,000 pounds by weight and mile',
    'the tax is zero',
    'gives no credit',
  ],
  ['highest-and-lowest', 'Where is the tax highest and lowest?', 'href="/mileage/rates"'],
  [
    'preliminary-rates',
    'What is a preliminary rate?',
    'about a month before the quarter ends',
    'final on December 4, 2026',
  ],
  [
    'late',
    'What does it cost to be late?',
    '$50 or 10 percent of the net tax due, whichever is more',
    '9 percent a year in 2025, which is 0.75 percent a month',
    'a credit elsewhere does not reduce it',
  ],
  [
    'bulk-fuel',
    'What about fuel from my own tank?',
    'in the quarter of the withdrawal',
    'tax-paid only if tax was paid on the delivery',
    'log of withdrawals',
  ],
  [
    'def-and-reefer',
    'Do DEF and reefer fuel count?',
    'Diesel exhaust fluid is not fuel',
    'leave both out',
    'power take-off',
  ],
  [
    'leased-trucks',
    'Who files for a leased truck?',
    'over 29 days the contract decides',
    'For 29 days or less it is usually the owner',
  ],
  [
    'records',
    'Which records must I keep, and how long?',
    'Four years from the due date or the day you filed, whichever is later',
    'odometer at start and end',
    'unit or VIN',
    'CSV or Excel',
  ],
  [
    'audit',
    'What happens in an audit?',
    '3 percent of its accounts a year',
    'set to 4.00 or cut by 20 percent',
    'credit for fuel without a receipt is refused',
  ],
];

describe('the FAQ', () => {
  it('asks these questions in this order', () => {
    expect(FAQ_ENTRIES.map(({ slug, question }) => [slug, question])).toEqual(
      FACTS.map(([slug, question]) => [slug, question]),
    );
  });

  it.each(FACTS)('%s is answered as the agreement and the states say', (slug, _question, ...facts) => {
    for (const fact of facts) expect(answerOf(slug)).toContain(fact);
  });
});

describe('figures in the FAQ', () => {
  const diesel = parseSeedRates(readFileSync('prisma/seed/rates/2026Q3.csv', 'utf8')).filter(
    ({ fuel }) => fuel === 'special_diesel',
  );
  const states = diesel
    .filter(
      ({ jurisdiction, usd }) =>
        requireJurisdiction(jurisdiction).country === 'US' && usd.rateTenThousandths !== null,
    )
    .map(({ jurisdiction, usd }) => ({
      name: requireJurisdiction(jurisdiction).name,
      rate: usd.rateTenThousandths ?? 0,
    }))
    .sort((a, b) => a.rate - b.rate);
  const rateOf = (name: string, text: string) =>
    Math.round(Number(new RegExp(`${name} (\\d\\.\\d+)`).exec(text)?.[1]) * 10_000);
  const [, highest = '', lowest = '', canada = ''] =
    /Highest: (.*?)<\/li><li>Lowest: (.*?)<\/li><li>Canada: (.*?)<\/li>/.exec(
      answerOf('highest-and-lowest'),
    ) ?? [];

  it('name the eight highest and the seven lowest rates of the quarter, in order', () => {
    const named = (text: string) => text.match(/[A-Z][A-Za-z ]+(?= \d)/g)?.map((name) => name.trim());
    expect(named(highest)).toEqual(
      states
        .slice(-8)
        .reverse()
        .map(({ name }) => name),
    );
    expect(named(lowest)?.sort()).toEqual(
      states
        .slice(0, 7)
        .map(({ name }) => name)
        .sort(),
    );
    for (const { name, rate } of [...states.slice(-8), ...states.slice(0, 7)])
      expect([name, rateOf(name, `${highest} ${lowest}`)]).toEqual([name, rate]);
  });

  it('name the rates of provinces and surcharges as published', () => {
    const find = (code: string) => diesel.find(({ jurisdiction }) => jurisdiction === code)?.usd;
    for (const [name, code] of [
      ['Quebec', 'QC'],
      ['British Columbia', 'BC'],
      ['Alberta', 'AB'],
      ['Ontario', 'ON'],
    ] as const)
      expect([name, rateOf(name, canada)]).toEqual([name, find(code)?.rateTenThousandths]);
    for (const [name, code] of [
      ['Kentucky', 'KY'],
      ['Virginia', 'VA'],
    ] as const) {
      const [, rate, surcharge] =
        new RegExp(`${name} \\$(0\\.\\d+) and \\$(0\\.\\d+)`).exec(answerOf('surcharge')) ?? [];
      expect([rate?.padEnd(6, '0'), surcharge?.padEnd(6, '0')]).toEqual([
        rateFigureText(find(code)?.rateTenThousandths ?? null),
        rateFigureText(find(code)?.surchargeTenThousandths ?? null),
      ]);
    }
  });

  it('name the due dates that the calendar gives', () => {
    expect(formatUsDate(dueDateOf({ year: 2026, quarter: 3 }).date)).toBe('11/02/2026');
    expect(answerOf('due-dates')).toContain('Q3 2026 was due on November 2, 2026');
    expect(formatUsDate(dueDateOf({ year: 2026, quarter: 4 }).date)).toBe('02/01/2027');
    expect(answerOf('due-dates')).toContain('Q4 2026 is due on February 1, 2027');
  });
});
