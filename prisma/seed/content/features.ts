import type { ShippedText } from './shipped-text';

/** What the product does, one page each. Buttons and links carry actions: see app/areas/content/rules/actions.ts. */
export const FEATURES: readonly ShippedText[] = [
  {
    slug: 'route-miles',
    title: 'Miles by state from two addresses',
    short:
      'Type where a trip began and ended. The route gives the miles for every state and province, and they add up to the trip.',
    html: `<p>A stop is a city and state, or just a ZIP or postal code. The route follows the highways a truck takes and splits at every state line, so state miles add up to the trip to the tenth of a mile.</p>
<ul><li>Add as many stops as your plan allows and drag them into order.</li><li>If your odometer or ELD disagrees, correct a state's miles. The routed figure stays next to yours, with who changed it and when.</li><li>The map and the list of highways show the route.</li></ul>
<p><button type="button" data-action="@add-trip">Add a trip</button></p>
<p><a data-action="#/calculator">Try one without an account</a></p>`,
  },
  {
    slug: 'fuel-records',
    title: 'Fuel records that hold up in an audit',
    short: 'Date, seller, place, gallons, price and fuel type for every purchase, with the receipt attached.',
    html: `<p>An auditor asks for the receipt behind a credit. Each purchase has the seller, place, gallons or liters as printed, price, fuel type, and a photo or PDF of the receipt.</p>
<ul><li>City or ZIP fills in the rest of the address.</li><li>Bulk withdrawals and untaxed purchases are marked, because they count differently.</li><li>Several purchases can be moved to another truck at once.</li></ul>
<p><button type="button" data-action="@add-fuel">Add fuel</button></p>`,
  },
  {
    slug: 'quarter-report',
    title: 'A quarterly report that matches your IFTA return',
    short:
      'Whole miles, MPG to two decimals, whole taxable gallons, cents: the numbers you copy onto the return.',
    html: `<p>Choose a quarter. The report shows miles, taxable and tax-paid gallons, and the tax or credit for each jurisdiction, with surcharges on separate lines. Nothing is rounded twice, and the lines add up to the total.</p>
<ul><li>For the whole fleet or one truck at a time.</li><li>A PDF to sign, a workbook to check.</li><li>Rates that are preliminary or missing are named, never guessed.</li></ul>
<p><a data-action="#/reports">Go to your reports</a></p>`,
  },
  {
    slug: 'rates',
    title: 'IFTA rates by quarter, with sources',
    short:
      'Tax and surcharge for states and provinces, by year and quarter, marked final, preliminary, reconstructed or missing.',
    html: `<p>Rates change every quarter, and some change in the middle of one. The table shows what changed since the quarter before, in US$ per gallon or C$ per liter, and how sure we are of each figure. If we don't have a rate, we say so.</p>
<p><a data-action="#/rates">See the rates</a>, or take them as CSV.</p>`,
  },
  {
    slug: 'rate-confirmations',
    title: 'Turn rate confirmations into trips',
    short: 'Drop the PDF your broker sent. We read the pickups, deliveries and dates and make the trip.',
    html: `<p>Upload up to two rate confirmations at a time on the free plan, 20 on paid plans, 10 MB each. We show the pickups, deliveries and dates next to the page, so you can fix a line before the trip is made.</p>
<ul><li>Scanned pages work too. Anything we couldn't read well is flagged.</li><li>The PDF stays attached to the trip in case of an audit.</li></ul>
<p><a data-action="#/trips-fuel">Open Trips &amp; Fuel</a></p>`,
  },
  {
    slug: 'fleet',
    title: 'Know which trucks count for IFTA',
    short:
      'Unit, make, model, VIN, weight and axles. Each truck shows whether it is a qualified vehicle, and why.',
    html: `<p>A power unit over 26,000 pounds, or with three axles at any weight, is a qualified vehicle. Enter weight and axles once, and only the right miles go on the return.</p>
<ul><li>VINs are checked for typos before you save.</li><li>Sold trucks keep their records but drop out of the pick lists.</li></ul>
<p><a data-action="#/equipment">Go to your equipment</a></p>`,
  },
  {
    slug: 'calculator',
    title: 'A free calculator for a single trip',
    short: 'No account: two addresses, the gallons you bought, and the IFTA tax for that trip.',
    html: `<p>For a quote, or to see what a state costs before you drive through it. Enter pickup and delivery, then the diesel you would buy in each state. The result has its own link that you can share.</p>
<p><a data-action="#/calculator">Open the calculator</a></p>`,
  },
  {
    slug: 'people',
    title: 'Your team, your accountant, your other carriers',
    short: 'Owners, editors and viewers; one sign-in for several carriers; API tokens for your own programs.',
    html: `<p>Invite people by email and choose a role. Owners manage everything, editors enter records, viewers can only look. A safety specialist who works for several carriers switches between them in the header.</p>
<ul><li>Download everything at any time, as files you can open elsewhere.</li><li>Your own programs can use the same functions through the API.</li></ul>
<p><button type="button" data-action="@training">Schedule a complimentary 30-minutes one-on-one training session</button></p>`,
  },
];
