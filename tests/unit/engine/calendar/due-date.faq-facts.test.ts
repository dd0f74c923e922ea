import { describe, expect, it } from 'vitest';
import { FAQ_ENTRIES } from '~/areas/content/rules/faq';

const answerOf = (slug: string) => FAQ_ENTRIES.find((entry) => entry.slug === slug)?.answer ?? '';

/** Each question with what its answer must say: the agreement, its Procedures and Audit Manuals, the specification's FAQ facts. What ages is filled in: timely-facts. */
const FACTS: [slug: string, question: string, ...facts: string[]][] = [
  [
    'what-is-ifta',
    'What is IFTA?',
    'one return a quarter with your base jurisdiction',
    '48 contiguous states and 10 Canadian provinces',
    '1996',
    '24.4 cents a gallon on diesel and 18.4 cents on gasoline',
  ],
  ['who-needs-it', 'Who needs an IFTA license?', 'two or more member states or provinces'],
  [
    'qualified-vehicles',
    'Which vehicles qualify?',
    'two axles and a gross or registered weight over 26,000 pounds (11,797 kg)',
    'three or more axles on the power unit, at any weight',
    'combined weight over 26,000 pounds',
    'at least 20 passengers',
    // R245: gross or registered weight, for buses too; there is no seat count.
    'Buses go by the same weight and axle test',
    'Go by the gross or registered weight',
    'RVs used only for personal travel are exempt',
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
    'No. If a truck never leaves its state, it needs no license',
  ],
  [
    'license-and-decals',
    'How do I get the license and the decals?',
    'Apply in your base jurisdiction',
    'two for each vehicle',
    'copy of the license in every cab',
    'A decal set is often about $10',
    'California $10 for the license plus $2 for each decal set',
  ],
  [
    'how-long-valid',
    'How long are the license and decals valid?',
    'One calendar year',
    'last day of February',
  ],
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
    // One entry each, five a year (comptroller.texas.gov).
    'Texas sells a 20-day permit for $50 that is good for one entry',
    'at most five a year',
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
    '{duedates}',
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
    'How do I calculate miles per gallon?',
    'all miles of the fleet by all gallons',
    'to two decimals',
    '12,400 miles on 1,900 gallons is 6.53',
  ],
  [
    'tax-per-state',
    "How is a state's tax calculated?",
    'Taxable miles ÷ MPG = gallons burned in the state',
    'Subtract the tax-paid gallons you bought there',
    'the result is a credit',
  ],
  [
    'surcharge',
    'What is a surcharge?',
    'on all taxable gallons',
    'gives no credit against it',
    'Indiana now only on propane',
    '{surcharges}',
  ],
  [
    'oregon',
    'Why is the rate for Oregon zero?',
    'trucks over 26,000 pounds by weight and mile',
    'the tax is zero',
    'gives no credit',
  ],
  ['highest-and-lowest', 'Where is the tax highest and lowest?', '{rateextremes}', 'href="/mileage/rates"'],
  [
    'preliminary-rates',
    'What is a preliminary rate?',
    'about a month before the quarter ends',
    '{nextfinal}',
  ],
  [
    'late',
    'What does it cost to be late?',
    '$50 or 10 percent of the net tax due, whichever is more',
    '{interest}',
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
    'Leave both out',
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
    'an average of 3 percent of its accounts a year',
    'set to 4.00 or cut by 20 percent',
    'credit for fuel without a receipt is refused',
  ],
  ['trip-across-quarters', "What if a trip runs across a quarter's end?", 'in the quarter in which it ends'],
  [
    'amending',
    'I found a mistake after filing. What now?',
    'amended return',
    'reopen the quarter with a reason',
  ],
  ['refunds', 'My return is a credit. How do I get the money?', 'within 90 days', 'carry the credit'],
  [
    'ten-minute-rule',
    'What is the ten-minute rule?',
    'at least every ten minutes while the engine is on (P540.200)',
    'at least four decimals',
    'odometer from the engine&#39;s computer',
    'dash or hub reading at the start and end of each trip',
  ],
  [
    'irp-and-ifta',
    'What is the difference between IRP and IFTA?',
    'July to June before the registration year',
    'about $1,500 to $2,000',
  ],
  ['canadian-filing', 'How does filing work for a Canadian base?', 'kilometers, liters and Canadian dollars'],
  ['electric-trucks', 'Do electric trucks owe IFTA tax?', 'kilowatt-hours in place of gallons'],
  ['canceling', 'How do I cancel my license?', 'file a final return', 'four years'],
];

describe('the FAQ', () => {
  it('asks these questions in this order, the 24 of the specification first', () => {
    expect(FAQ_ENTRIES.map(({ slug, question }) => [slug, question])).toEqual(
      FACTS.map(([slug, question]) => [slug, question]),
    );
  });

  it.each(FACTS)('%s is answered as the agreement and the states say', (slug, _question, ...facts) => {
    for (const fact of facts) expect(answerOf(slug)).toContain(fact);
  });
});
