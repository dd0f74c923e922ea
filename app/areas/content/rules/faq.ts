/**
 * The 24 questions of the FAQ, in our own words. Answers are our own static HTML (p, ul, li, a, strong) and
 * never hold a person's text. What differs from state to state, or rests on one source, says "check with your
 * state". Articles: AoA R..., Procedures Manual P..., Audit Manual A....
 */
export interface FaqEntry {
  /** The end of the entry's address: `#faq-due-dates`. */
  slug: string;
  question: string;
  answer: string;
}

export const FAQ_ENTRIES: readonly FaqEntry[] = [
  {
    slug: 'what-is-ifta',
    question: 'What is IFTA?',
    answer:
      '<p>The International Fuel Tax Agreement. You hold one licence, file one return a quarter with your base jurisdiction, and it shares the tax with the 48 contiguous states and 10 Canadian provinces you drove in. All 48 states have taken part since 1996, as the federal transportation act of 1991 (ISTEA) asked.</p><p>It covers the state and provincial fuel tax only. The federal excise tax, 24.4 cents a gallon on diesel and 18.4 cents on gasoline, is paid at the pump and is not on the return.</p>',
  },
  {
    slug: 'who-needs-it',
    question: 'Who needs an IFTA licence?',
    answer:
      '<p>Whoever runs a qualified vehicle in two or more member jurisdictions. It does not matter whether you own one truck or a fleet, drive for hire or haul your own goods.</p>',
  },
  {
    slug: 'qualified-vehicles',
    question: 'Which vehicles qualify?',
    answer:
      '<p>A vehicle that carries people or property and has</p><ul><li>two axles and a gross or registered weight over 26,000 pounds (11,797 kg), or</li><li>three or more axles on the power unit, at any weight, or</li><li>a combined weight over 26,000 pounds with its trailer.</li></ul><p>A bus for at least 20 passengers is often counted in too; check with your state. Recreational vehicles used for pleasure are left out. The registered weight decides, not what a scale ticket says that day.</p>',
  },
  {
    slug: 'non-members',
    question: 'Which places are not members?',
    answer:
      '<p>Alaska, Hawaii, the District of Columbia, Yukon, the Northwest Territories, Nunavut and Mexico. You pay no IFTA tax for the miles there, but those miles and the fuel you bought there still count in your average miles per gallon.</p><p>Carriers from Yukon may be able to register in British Columbia and those from the Northwest Territories in Alberta; check with the province.</p>',
  },
  {
    slug: 'one-state-only',
    question: 'I only drive in one state. Do I need IFTA?',
    answer:
      '<p>No. If a truck never leaves its state, no licence is needed for it. Some states also cancel accounts that show no travel outside for a while (Michigan, for example, after three quarters), so check with your state before you keep a licence just in case.</p>',
  },
  {
    slug: 'licence-and-decals',
    question: 'How do I get the licence and the decals?',
    answer:
      '<p>Apply in your base jurisdiction: where the trucks are registered and controlled from, where your records are, and where at least some of the miles are driven.</p><ul><li>Have your EIN or SSN, USDOT number, IRP account and the number of vehicles at hand.</li><li>Pay the fee and order the decals: two for each vehicle, one on either side of the cab.</li><li>Keep a copy of the licence in every cab; an image on a phone or tablet is allowed.</li></ul><p>A decal set is often about $10, but fees differ: New Jersey $10, New York $8, Illinois $3.75, Iowa $0.50 a set and $10 for the licence, California $10, Michigan nothing, Ontario C$10. Check with your state.</p>',
  },
  {
    slug: 'how-long-valid',
    question: 'How long are licence and decals valid?',
    answer:
      '<p>One calendar year. Renew in the last quarter. If you renewed in time, last year&#39;s decals are good until the last day of February, so there is time to put the new ones on.</p>',
  },
  {
    slug: 'waiting-for-decals',
    question: 'Can I drive while I wait for decals?',
    answer:
      '<p>Most jurisdictions give a temporary decal for 30 days. Not all do: Ontario has none. Without one you need a trip permit for each jurisdiction.</p>',
  },
  {
    slug: 'trip-permits',
    question: 'Can I buy trip permits instead?',
    answer:
      '<p>For a rare trip, yes. A fuel permit covers one jurisdiction for a few days. Prices seen: California 4 days $30, Texas 20 days $50, Pennsylvania 5 days $73, Oklahoma 120 hours $25; Michigan sells at most three a year to one USDOT number. Check with the state before you go.</p><p>If you also hold a licence: miles under a permit stay in your total miles but not in the taxable miles, and fuel bought under it is not tax-paid fuel on the return.</p>',
  },
  {
    slug: 'due-dates',
    question: 'When is the return due?',
    answer:
      '<ul><li>January to March (Q1): April 30</li><li>April to June (Q2): July 31</li><li>July to September (Q3): October 31</li><li>October to December (Q4): January 31</li></ul><p>On a weekend or holiday the next business day counts: Q3 2026 was due on November 2, 2026, and Q4 2026 is due on February 1, 2027. The postmark or the time you send it online decides.</p>',
  },
  {
    slug: 'no-travel',
    question: 'I did not drive this quarter. Must I file?',
    answer:
      '<p>Yes, a return with zeros. A return that is not filed costs a $50 penalty even when there is no tax.</p>',
  },
  {
    slug: 'miles-by-state',
    question: 'How do I record miles by state?',
    answer:
      '<p>Any of these, as long as the parts add up to the odometer:</p><ul><li>write down the odometer at the start, at every state line and at the end;</li><li>use a tracking device and keep its positions;</li><li>use routing software on the way you really drove, as this calculator does.</li></ul><p>Every mile counts: loaded, empty, personal, off the route.</p>',
  },
  {
    slug: 'mpg',
    question: 'How is miles per gallon worked out?',
    answer:
      '<p>All miles of the fleet divided by all gallons put into its tanks in the quarter, for each kind of fuel, to two decimals. 12,400 miles on 1,900 gallons is 6.53. It is one average for the whole fleet, not one for each state.</p>',
  },
  {
    slug: 'tax-per-state',
    question: 'How is the tax of a state worked out?',
    answer:
      '<p>Taxable miles in the state divided by your miles per gallon are the gallons you burned there. Take off the gallons you bought there with tax, and multiply the rest by the state&#39;s rate. If you bought more than you burned, the result is a credit. Tax and credits of all jurisdictions are added up: you pay the sum, or get it back.</p>',
  },
  {
    slug: 'surcharge',
    question: 'What is a surcharge?',
    answer:
      '<p>A second tax that is not collected at the pump, on a line of its own. It is due on all taxable gallons, and fuel you bought there gives no credit against it. Kentucky and Virginia have one on nearly every fuel, Indiana now only on propane. Diesel in Q3 2026: Kentucky $0.22 and $0.105 surcharge, Virginia $0.336 and $0.143.</p>',
  },
  {
    slug: 'oregon',
    question: 'Why is the rate for Oregon zero?',
    answer:
      '<p>Oregon taxes trucks over 26,000 pounds by weight and mile instead, on a report of its own. On the IFTA return you still enter the Oregon miles and gallons, the tax is zero, and fuel bought there gives no credit.</p>',
  },
  {
    slug: 'highest-and-lowest',
    question: 'Where is the tax highest and lowest?',
    answer:
      '<p>Diesel in Q3 2026, in dollars a gallon.</p><ul><li>Highest: California 0.979, Pennsylvania 0.741, Illinois 0.738, Indiana 0.63, Washington 0.595, New Jersey 0.561, Michigan 0.524, Connecticut 0.499.</li><li>Lowest: Oklahoma 0.19, Louisiana 0.20, Texas 0.20, New Mexico 0.21, Delaware 0.22, Kentucky 0.22 (and 0.105 surcharge), New Hampshire 0.222.</li><li>Canada: Quebec 0.5468, British Columbia 0.406, Alberta 0.3519, Ontario 0.2436.</li></ul><p>Cheap diesel at the pump is not always cheap: in a state with a low rate you get little credit. <a href="/mileage/rates">All rates by quarter</a>.</p>',
  },
  {
    slug: 'preliminary-rates',
    question: 'What is a preliminary rate?',
    answer:
      '<p>The rates of a quarter become final about a month before the quarter ends; until then a state may still change its line. Reports here mark every preliminary rate. Run the report again once the rates are final, and before you file. The rates of Q4 2026 are final on December 4, 2026.</p>',
  },
  {
    slug: 'late',
    question: 'What does it cost to be late?',
    answer:
      '<p>A penalty of $50 or 10 percent of the net tax due, whichever is more. Interest comes on top, for every jurisdiction where you owe tax and every month or part of a month; a credit elsewhere does not reduce it. For a base in the United States the rate was 9 percent a year in 2025, which is 0.75 percent a month. It is set anew each January 1; check with your state.</p>',
  },
  {
    slug: 'bulk-fuel',
    question: 'What about fuel from my own tank?',
    answer:
      '<p>Fuel counts when it is pumped into a qualified vehicle, in the quarter of the withdrawal, not when it is delivered. It is tax-paid only if tax was paid on the delivery. Keep the delivery tickets, a log of withdrawals with date, gallons, fuel and vehicle, and the tank&#39;s stock by quarter.</p>',
  },
  {
    slug: 'def-and-reefer',
    question: 'Do DEF and reefer fuel count?',
    answer:
      '<p>No. Diesel exhaust fluid is not fuel, and fuel in a reefer&#39;s own tank does not move the truck: leave both out, also when they stand on the same receipt. Fuel that a power take-off burns from the main tank stays in; some states refund a part of it on a claim of its own.</p>',
  },
  {
    slug: 'leased-trucks',
    question: 'Who files for a leased truck?',
    answer:
      '<p>For a lease over 29 days the contract decides, and if it does not say, the carrier who uses the truck. For 29 days or less it is usually the owner. Household goods and independent contractors have rules of their own. Write into the lease who files, and check with your state.</p>',
  },
  {
    slug: 'records',
    question: 'Which records must I keep, and how long?',
    answer:
      '<p>Four years from the due date or the day you filed, whichever is later.</p><ul><li><strong>Trips:</strong> dates, origin and destination, route, odometer at start and end, total miles, miles by jurisdiction, unit or VIN.</li><li><strong>Fuel:</strong> date, seller and address, quantity, kind of fuel, price or total, unit, buyer&#39;s name.</li></ul><p>Images of receipts are accepted if they can be read. Positions from a tracking device must be kept as a table (CSV or Excel), not as a PDF.</p>',
  },
  {
    slug: 'audit',
    question: 'What happens in an audit?',
    answer:
      '<p>Each jurisdiction audits 3 percent of its accounts a year. The auditor picks quarters and trucks and compares trips, odometers, positions and receipts with the return. Where records are missing, your miles per gallon may be set to 4.00 or cut by 20 percent, and credit for fuel without a receipt is refused.</p>',
  },
];
