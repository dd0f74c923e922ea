import type { ShippedText } from './shipped-text';

/** What the product does, one page each. Buttons and links carry actions: see app/areas/content/rules/actions.ts. */
export const FEATURES: readonly ShippedText[] = [
  {
    slug: 'route-miles',
    title: 'Miles by state from two addresses',
    short:
      'Type where a trip began and ended. The miles of every state and province come from the route, and their sum is the trip.',
    html: `<p>A stop is a city and a state, or just a ZIP or postal code. The route follows the highways a truck takes, and every state line on it is a point with a mile, so the miles of the jurisdictions add up to the miles of the trip to the tenth.</p>
<ul><li>Add as many stops as your plan allows and drag them into order.</li><li>Where your odometer or ELD says otherwise, correct the miles of a state: the routed figure stays beside yours, with who changed it and when.</li><li>The map and the list of highways show which way was taken.</li></ul>
<p><button type="button" data-action="@add-trip">Add a trip</button></p>
<p><a data-action="#/calculator">Try one without an account</a></p>`,
  },
  {
    slug: 'fuel-records',
    title: 'Fuel records that survive an audit',
    short: 'Date, seller, place, gallons, price and fuel type of every purchase, with the receipt beside it.',
    html: `<p>An auditor asks for the receipt behind a credit. Each purchase holds the seller, the place, gallons or litres as they were printed, the price, the fuel, and the photo or PDF of the receipt.</p>
<ul><li>City or ZIP fills in the rest of the address.</li><li>Bulk withdrawals and purchases without tax are marked, because they count differently.</li><li>Several purchases can be moved to another truck at once.</li></ul>
<p><button type="button" data-action="@add-fuel">Add fuel</button></p>`,
  },
  {
    slug: 'quarter-report',
    title: 'The quarterly report, worked out as the return does it',
    short:
      'Whole miles, average to two decimals, whole taxable gallons, cents: the figures you copy onto the return.',
    html: `<p>Choose a quarter. The report shows miles, taxable and tax-paid gallons, and the tax or credit of each jurisdiction, with surcharges on lines of their own. Nothing is rounded twice, and the lines add up to the total.</p>
<ul><li>For the whole fleet or one truck at a time.</li><li>As PDF to sign, as a workbook to check.</li><li>Rates that are preliminary or missing are named, never guessed.</li></ul>
<p><a data-action="#/reports">Go to your reports</a></p>`,
  },
  {
    slug: 'rates',
    title: 'Rates of every quarter, with where they come from',
    short:
      'Tax and surcharge of all 58 members, by year and quarter, marked final, preliminary or reconstructed.',
    html: `<p>Rates change every quarter, and some change in the middle of one. The table shows what changed against the quarter before, both published figures (US$ per gallon, C$ per litre), and how sure we are of each.</p>
<p><a data-action="#/rates">See the rates</a>, or take them as CSV.</p>`,
  },
  {
    slug: 'rate-confirmations',
    title: 'Trips out of rate confirmations',
    short: 'Drop the PDF your broker sent. Pickups, deliveries and dates are read from it and become a trip.',
    html: `<p>Upload up to two rate confirmations at a time, 10 MB each. Pickups and deliveries are found with their dates and shown beside the page, so that you can correct a line before the trip is made.</p>
<ul><li>Scanned pages are read too, and say so where a word is uncertain.</li><li>The file stays with its trip, for the day somebody asks.</li></ul>
<p><a data-action="#/trips-fuel">Open Trips &amp; Fuel</a></p>`,
  },
  {
    slug: 'fleet',
    title: 'Trucks, and which of them IFTA counts',
    short:
      'Unit, make, model, VIN, weight and axles. Each truck says whether it is a qualified vehicle, and why.',
    html: `<p>A power unit over 26,000 pounds, or with three axles at any weight, is a qualified vehicle. Enter weight and axles once and every report knows which miles belong on the return.</p>
<ul><li>VINs are checked for a typing error before you save.</li><li>Trucks you have sold stay with their records and leave the choices.</li></ul>
<p><a data-action="#/equipment">Go to your equipment</a></p>`,
  },
  {
    slug: 'calculator',
    title: 'A calculator for one trip, for everybody',
    short: 'No account: two addresses, the gallons you bought, and the IFTA tax of that trip.',
    html: `<p>For a quote, or to see what a state costs before you drive through it. Enter pickup and delivery, then the diesel you would buy in each state. The result has an address of its own that you can send on.</p>
<p><a data-action="#/calculator">Open the calculator</a></p>`,
  },
  {
    slug: 'people',
    title: 'Your team, your accountant, your other carriers',
    short: 'Owners, editors and viewers; one sign-in for several carriers; a token for your own programs.',
    html: `<p>Invite somebody by e-mail and choose what they may do: an owner everything, an editor the records, a viewer looks. A safety specialist who works for several carriers changes between them in the header.</p>
<ul><li>Everything can be downloaded at any time, as files you can open elsewhere.</li><li>The same calls that the screens use are open to your own programs.</li></ul>
<p><button type="button" data-action="@training">Schedule a complimentary 30-minutes one-on-one training session</button></p>`,
  },
];
