import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../../../prisma/seed/content/features';
import { PRODUCT_TUTORIALS } from '../../../../../prisma/seed/content/tutorials-product';
import { TAX_TUTORIALS } from '../../../../../prisma/seed/content/tutorials-tax';
import { FAQ_ENTRIES } from '~/areas/content/rules/faq';
import { newestFinalQuarter, timelyFacts } from '~/areas/content/rules/timely-facts';
import { parseSeedQuarters } from '~/areas/rates/rules/rate-quarter';
import { parseSeedRates } from '~/areas/rates/rules/seed-file';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';

const folder = 'prisma/seed/rates';
const quarters = parseSeedQuarters(readFileSync(`${folder}/reference/quarters.csv`, 'utf8')).map(
  ({ quarter, tier, matrixStatus, finalOn }) => ({
    quarter,
    isOfficial: tier.startsWith('official'),
    isFinal: matrixStatus === 'final',
    finalOn,
  }),
);
const dieselOf = ({ year, quarter }: Quarter) =>
  parseSeedRates(readFileSync(`${folder}/${year}Q${quarter}.csv`, 'utf8'))
    .filter(({ fuel }) => fuel === 'special_diesel')
    .map(({ jurisdiction, usd }) => ({ jurisdiction, ...usd }));

/** What the texts say on a day, from the rate table as it is shipped. */
function factsOn(today: string) {
  const newest = newestFinalQuarter(quarters, today);
  return { newest, facts: timelyFacts(today, quarters, newest ? dieselOf(newest.quarter) : []) };
}

/** Four moments of a year: while a return is being filed, in the middle, after a matrix became final, and past the last rates shipped. */
const MOMENTS = [
  {
    today: '2026-04-15',
    duedates: 'Q4 2025 was due on February 2, 2026, and Q1 2026 is due on April 30, 2026.',
    nextfinal: 'The Q2 2026 rates become final around June 2, 2026.',
    interest:
      'For a base in the United States the rate for 2026 is 9 percent a year, which is 0.75 percent a month.',
    newest: 20261,
  },
  {
    today: '2026-08-20',
    duedates: 'Q2 2026 was due on July 31, 2026, and Q3 2026 is due on November 2, 2026.',
    nextfinal: 'The Q3 2026 rates become final around September 4, 2026.',
    interest:
      'For a base in the United States the rate for 2026 is 9 percent a year, which is 0.75 percent a month.',
    newest: 20262,
  },
  {
    today: '2026-11-23',
    duedates: 'Q3 2026 was due on November 2, 2026, and Q4 2026 is due on February 1, 2027.',
    nextfinal: 'The Q4 2026 rates become final around December 4, 2026.',
    interest:
      'For a base in the United States the rate for 2026 is 9 percent a year, which is 0.75 percent a month.',
    newest: 20263,
  },
  {
    today: '2027-02-02',
    duedates: 'Q4 2026 was due on February 1, 2027, and Q1 2027 is due on April 30, 2027.',
    nextfinal: '',
    interest:
      'For a base in the United States the rate for 2026 was 9 percent a year, which is 0.75 percent a month; we do not have the rate for 2027 yet.',
    newest: 20263,
  },
];

describe('what the texts say of dates and rates', () => {
  it.each(MOMENTS)('is true on $today', ({ today, duedates, nextfinal, interest, newest }) => {
    const { facts, newest: found } = factsOn(today);
    expect(found && quarterKey(found.quarter)).toBe(newest);
    expect(facts).toMatchObject({ duedates, nextfinal, interest });
    const label = `Q${newest % 10} ${Math.floor(newest / 10)}`;
    expect(facts.surcharges).toMatch(new RegExp(`^Diesel in ${label}: `));
    expect(facts.rateextremes).toContain(`<p>Diesel in ${label}, in dollars a gallon.</p>`);
  });

  it.each(MOMENTS)('names the extremes of the newest final table on $today, in order', ({ today }) => {
    const { facts, newest } = factsOn(today);
    const diesel = dieselOf(newest!.quarter);
    const rateOf = (name: string) => {
      const line = diesel.find(({ jurisdiction }) => requireJurisdiction(jurisdiction).name === name);
      return line?.rateTenThousandths ?? -1;
    };
    const [, highest = '', lowest = '', canada = ''] =
      /Highest: (.*?)\.<\/li><li>Lowest: (.*?)\.<\/li><li>Canada: (.*?)\.<\/li>/.exec(facts.rateextremes) ??
      [];
    const read = (text: string) =>
      [...text.matchAll(/([A-Z][A-Za-z ]+?) (\d\.\d+)/g)].map(
        ([, name = '', rate]) => [name, Math.round(Number(rate) * 10_000)] as const,
      );
    for (const [name, rate] of [...read(highest), ...read(lowest), ...read(canada)])
      expect([name, rate]).toEqual([name, rateOf(name)]);
    const states = diesel
      .filter(
        ({ jurisdiction, rateTenThousandths }) =>
          requireJurisdiction(jurisdiction).country === 'US' && rateTenThousandths !== null,
      )
      .map(({ rateTenThousandths }) => rateTenThousandths!)
      .sort((a, b) => a - b);
    expect(read(highest).map(([, rate]) => rate)).toEqual(states.slice(-8).reverse());
    expect(read(lowest).map(([, rate]) => rate)).toEqual(states.slice(0, 7));
    expect(read(canada).map(([name]) => name)).toEqual(['Quebec', 'British Columbia', 'Alberta', 'Ontario']);
  });

  it('writes the surcharges as published, of the states that have one', () => {
    expect(factsOn('2026-11-23').facts.surcharges).toBe(
      'Diesel in Q3 2026: Kentucky $0.22 plus a $0.105 surcharge, Virginia $0.336 plus a $0.143 surcharge.',
    );
  });

  it('says nothing of rates where none are final yet', () => {
    expect(timelyFacts('2026-11-23', [], [])).toMatchObject({
      nextfinal: '',
      surcharges: '',
      rateextremes: '',
    });
    expect(timelyFacts('2026-11-23', [], [], []).interest).toBe('');
  });

  it('has a sentence for every name in braces that the FAQ uses', () => {
    const known = new Set([...Object.keys(factsOn('2026-11-23').facts), 'product']);
    const used = FAQ_ENTRIES.flatMap(({ answer }) =>
      [...answer.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    );
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !used.includes(name))).toEqual([]);
  });

  it('leaves no year or quarter written into an answer, but those of the past', () => {
    for (const { slug, answer } of FAQ_ENTRIES) {
      const years = (answer.match(/\b20\d\d\b/g) ?? []).filter((year) => year !== '2024');
      expect([slug, years]).toEqual([slug, []]);
      expect([slug, /Q[1-4] \d{4}/.test(answer)]).toEqual([slug, false]);
    }
  });

  it('leaves none in a tutorial or a feature either', () => {
    for (const { slug, title, short, html } of [...TAX_TUTORIALS, ...PRODUCT_TUTORIALS, ...FEATURES])
      expect([slug, /(?<!\.)\b20\d\d\b|Q[1-4] \d{4}/.exec(`${title} ${short} ${html}`)?.[0]]).toEqual([
        slug,
        undefined,
      ]);
  });

  it('reads the table that is shipped', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.csv')).length).toBe(quarters.length);
  });
});
