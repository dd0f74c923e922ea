/**
 * The questions of the FAQ, in our own words: the 24 of the specification, then those that people ask besides. Answers
 * are our own static HTML (p, ul, li, a, strong) and never hold a person's text. What differs from state to state, or
 * rests on one source, says "check with your state". Articles: AoA R..., Procedures Manual P..., Audit Manual A....
 * A name in braces stands for something that ages: see timely-facts.ts.
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
      '<p>The International Fuel Tax Agreement. You hold one license and file one return a quarter with your base jurisdiction, which shares the tax with the 48 contiguous states and 10 Canadian provinces you drove in. All 48 states have taken part since 1996, as federal law (ISTEA, 1991) required.</p><p>It covers state and provincial fuel tax only. The federal excise tax, 24.4 cents a gallon on diesel and 18.4 cents on gasoline, is paid at the pump and is not on the return.</p>',
  },
  {
    slug: 'who-needs-it',
    question: 'Who needs an IFTA license?',
    answer:
      '<p>Anyone who runs a qualified vehicle in two or more member states or provinces. It does not matter whether you own one truck or a fleet, drive for hire or haul your own goods.</p>',
  },
  {
    slug: 'qualified-vehicles',
    question: 'Which vehicles qualify?',
    answer:
      '<p>A vehicle that carries people or property and has</p><ul><li>two axles and a gross or registered weight over 26,000 pounds (11,797 kg), or</li><li>three or more axles on the power unit, at any weight, or</li><li>a combined weight over 26,000 pounds with its trailer.</li></ul><p>Buses go by the same weight and axle test, not by their seats. A bus carrying at least 20 passengers usually meets it; check with your state. Motor homes and RVs used only for personal travel are exempt. Go by the gross or registered weight, not by a scale ticket.</p>',
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
      '<p>No. If a truck never leaves its state, it needs no license. Some states also cancel accounts that show no travel outside for a while (Michigan, for example, after three quarters), so check with your state before you keep a license just in case.</p>',
  },
  {
    slug: 'license-and-decals',
    question: 'How do I get the license and the decals?',
    answer:
      '<p>Apply in your base jurisdiction: where the trucks are registered and controlled from, where your records are, and where at least some of the miles are driven.</p><ul><li>Have these ready: EIN or SSN, USDOT number, IRP account number, number of trucks.</li><li>Pay the fee and order the decals: two for each vehicle, one on either side of the cab.</li><li>Keep a copy of the license in every cab; an image on a phone or tablet is allowed.</li></ul><p>A decal set is often about $10, but fees differ: New Jersey $10, New York $8, Illinois $3.75, Iowa $0.50 a set and $10 for the license, California $10 for the license plus $2 for each decal set, Michigan nothing, Ontario C$10. Check with your state.</p>',
  },
  {
    slug: 'how-long-valid',
    question: 'How long are the license and decals valid?',
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
      '<p>For a rare trip, yes. A fuel permit covers one jurisdiction for a few days. Prices seen: California 4 days $30, Pennsylvania 5 days $73, Oklahoma 120 hours $25. Texas sells a 20-day permit for $50 that is good for one entry, so a round trip through Texas and back takes two, and you can buy at most five a year. Michigan sells at most three a year to one USDOT number. Check with the state before you go.</p><p>If you also hold a license: miles under a permit stay in your total miles but not in the taxable miles, and fuel bought under it is not tax-paid fuel on the return.</p>',
  },
  {
    slug: 'due-dates',
    question: 'When is the return due?',
    answer:
      '<ul><li>January to March (Q1): April 30</li><li>April to June (Q2): July 31</li><li>July to September (Q3): October 31</li><li>October to December (Q4): January 31</li></ul><p>If that&#39;s a weekend or holiday, you have until the next business day. {duedates} The postmark or the time you send it online decides.</p>',
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
      '<p>Use any of these. State miles must add up to your odometer:</p><ul><li>write down the odometer at the start, at every state line and at the end;</li><li>use a tracking device and keep its positions;</li><li>use routing software on the route you actually drove, as this calculator does.</li></ul><p>Every mile counts: loaded, empty, personal, off the route.</p>',
  },
  {
    slug: 'mpg',
    question: 'How do I calculate miles per gallon?',
    answer:
      '<p>Divide all miles of the fleet by all gallons put into its tanks in the quarter, for each kind of fuel, to two decimals. 12,400 miles on 1,900 gallons is 6.53. It is one average for the whole fleet, not one for each state.</p>',
  },
  {
    slug: 'tax-per-state',
    question: "How is a state's tax calculated?",
    answer:
      '<p>Taxable miles ÷ MPG = gallons burned in the state. Subtract the tax-paid gallons you bought there. Multiply what&#39;s left by the state&#39;s rate. If you bought more than you burned, the result is a credit. Then add up the tax and credits for all jurisdictions: you pay the total, or get it back.</p>',
  },
  {
    slug: 'surcharge',
    question: 'What is a surcharge?',
    answer:
      '<p>A second tax that is not collected at the pump, on its own line. It is due on all taxable gallons, and fuel you bought there gives no credit against it. Kentucky and Virginia have one on nearly every fuel, Indiana now only on propane. {surcharges}</p>',
  },
  {
    slug: 'oregon',
    question: 'Why is the rate for Oregon zero?',
    answer:
      '<p>Oregon taxes trucks over 26,000 pounds by weight and mile instead, on a separate report. On the IFTA return you still enter the Oregon miles and gallons, the tax is zero, and fuel bought there gives no credit.</p>',
  },
  {
    slug: 'highest-and-lowest',
    question: 'Where is the tax highest and lowest?',
    answer:
      '{rateextremes}<p>Cheap diesel at the pump is not always cheap: in a state with a low rate you get little credit. <a href="/mileage/rates">All rates by quarter</a>.</p>',
  },
  {
    slug: 'preliminary-rates',
    question: 'What is a preliminary rate?',
    answer:
      '<p>A quarter&#39;s rates become final about a month before the quarter ends; until then a state may still change its line. Reports here mark every preliminary rate. Run the report again once the rates are final, and before you file. {nextfinal}</p>',
  },
  {
    slug: 'late',
    question: 'What does it cost to be late?',
    answer:
      '<p>A penalty of $50 or 10 percent of the net tax due, whichever is more. You also pay interest for every jurisdiction where you owe tax, for every month or part of a month; a credit elsewhere does not reduce it. {interest} It resets every January 1; check with your state.</p>',
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
      '<p>No. Diesel exhaust fluid is not fuel, and fuel in a reefer&#39;s own tank does not move the truck. Leave both out, even when they&#39;re on the same receipt. Fuel that a power take-off burns from the main tank stays in; some states refund part of that tax if you file a separate claim.</p>',
  },
  {
    slug: 'leased-trucks',
    question: 'Who files for a leased truck?',
    answer:
      '<p>For a lease over 29 days the contract decides, and if it does not say, the carrier that uses the truck. For 29 days or less it is usually the owner. Household goods movers and independent contractors have special rules. Write into the lease who files, and check with your state.</p>',
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
      '<p>Each jurisdiction audits an average of 3 percent of its accounts a year. The auditor picks quarters and trucks and compares trips, odometers, positions and receipts with the return. Where records are missing, your miles per gallon may be set to 4.00 or cut by 20 percent, and credit for fuel without a receipt is refused.</p>',
  },
  {
    slug: 'trip-across-quarters',
    question: "What if a trip runs across a quarter's end?",
    answer:
      '<p>Use one rule and keep to it. {product} counts a trip in the quarter in which it ends. To split it exactly, record two trips: one up to where the truck was at midnight on the last day, and one from there on. Fuel counts on the day you bought it.</p>',
  },
  {
    slug: 'amending',
    question: 'I found a mistake after filing. What now?',
    answer:
      '<p>File an amended return with your base jurisdiction. If you owe more, interest runs from the first due date. In {product}, reopen the quarter with a reason, correct the records and file again: the figures you filed first are kept, and the report shows the difference.</p>',
  },
  {
    slug: 'refunds',
    question: 'My return is a credit. How do I get the money?',
    answer:
      '<p>You can ask for a refund or carry the credit to a later return. Refunds are due within 90 days of a proper request. How long a credit lasts differs, and some jurisdictions do not pay out very small amounts; check with your state.</p>',
  },
  {
    slug: 'ten-minute-rule',
    question: 'What is the ten-minute rule?',
    answer:
      '<p>Since January 1, 2024, records from a tracking device must hold a position at least every ten minutes while the engine is on (P540.200). Each position needs the date and time, latitude and longitude to at least four decimals, and the odometer from the engine&#39;s computer. Without that odometer, write down the dash or hub reading at the start and end of each trip. An ELD&#39;s hours-of-service file alone is not enough.</p>',
  },
  {
    slug: 'irp-and-ifta',
    question: 'What is the difference between IRP and IFTA?',
    answer:
      '<p>IRP is about plates, IFTA about fuel tax. Both use the same miles: IFTA by quarter, IRP from July to June before the registration year. Apportioned plates for an 80,000-pound truck in all 48 states cost about $1,500 to $2,000 a year.</p>',
  },
  {
    slug: 'canadian-filing',
    question: 'How does filing work for a Canadian base?',
    answer:
      '<p>The same return in kilometers, liters and Canadian dollars, with the C$ per liter column of the rate table and kilometers per liter to two decimals. Set your province as the base jurisdiction under Account, and {product} shows and prints the return that way. The exchange rate is fixed for each quarter.</p>',
  },
  {
    slug: 'electric-trucks',
    question: 'Do electric trucks owe IFTA tax?',
    answer:
      '<p>They file like any qualified vehicle, with kilowatt-hours in place of gallons. Tax is due only where the rate table has a rate for electricity, which so far is a handful of states.</p>',
  },
  {
    slug: 'canceling',
    question: 'How do I cancel my license?',
    answer:
      '<p>Tell your base jurisdiction, file a final return through the last day you drove, and take the decals off the trucks. Keep your records for four years: you can still be audited. Check with your state.</p>',
  },
];
