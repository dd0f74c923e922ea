import type { ShippedText } from './shipped-text';

/** How to do things with the product. */
export const PRODUCT_TUTORIALS: readonly ShippedText[] = [
  {
    slug: 'first-quarter',
    title: 'Your first quarter in fifteen minutes',
    short: 'From an empty account to a report: one truck, one trip, one purchase.',
    html: `<p>You need the odometer, one fuel receipt and the stops of one trip. Everything else can come later.</p>
<h2>Steps</h2>
<ol><li>Open <a data-action="#/equipment">Equipment</a> and add the truck. Unit is the number you call it by; weight and axles decide whether IFTA counts it.</li>
<li>Open <a data-action="#/trips-fuel">Trips &amp; Fuel</a> and choose <strong>Trip</strong>. Give the date of delivery and the stops in the order you drove them. Save: the miles of each state appear within a second.</li>
<li>Choose <strong>Fuel</strong> and enter the receipt: date, gallons, city and state.</li>
<li>Open <a data-action="#/reports">Reports</a>, choose the quarter and press <strong>Run report</strong>.</li></ol>
<h2>What you should see</h2>
<p>Miles in every state on the way, one state with tax-paid gallons, and a total that is mostly tax due. That is right: with a single fill-up you owe every state you only drove through. It evens out as more receipts come in.</p>
<p>Stuck? <button type="button" data-action="@training">Schedule a complimentary 30-minutes one-on-one training session</button></p>`,
  },
  {
    slug: 'add-a-trip',
    title: 'Add a trip with several stops',
    short: 'Stops, order, dates, and what to do about empty miles.',
    html: `<p>IFTA counts every mile the truck moves, loaded or not. A trip ends where the next one begins, so that no miles fall between them.</p>
<h2>Steps</h2>
<ol><li>Choose <strong>Trip</strong> on <a data-action="#/trips-fuel">Trips &amp; Fuel</a>.</li>
<li>Pick the truck. The date is the day the trip ended: it decides the quarter.</li>
<li>Enter the stops: a city and state, or a ZIP code alone. The first stop is where the truck stood, not where the load was.</li>
<li>Drag a stop to another place in the list, or use its arrow buttons.</li>
<li>Save. While the route is worked out the row says <em>Route Calculation</em>; then the miles of each state stand in it.</li></ol>
<h2>Empty miles</h2>
<p>Driving to the pickup belongs on the trip too. Begin with the yard, or with the last delivery. <strong>Save and add next</strong> begins the next trip where this one ended.</p>`,
  },
  {
    slug: 'correct-miles',
    title: 'When your odometer says otherwise',
    short: 'Correct the miles of a state and keep the reason where an auditor will look for it.',
    html: `<p>A planned route is not a driven one. A detour, a closed bridge or a scale house can move miles from one state to another. Your odometer or ELD is the record; the route is the plan.</p>
<h2>Steps</h2>
<ol><li>Open the trip and choose <strong>Correct the miles</strong>.</li>
<li>Enter the miles of the states that differ. The routed figure stays beside yours.</li>
<li>Write why: <em>detour on I-40, mile 12</em> is enough. Your name and the time are kept.</li>
<li>If some of the miles are exempt in a state, enter them with the reason. They count in your average and not in the tax.</li></ol>
<p>Changing a stop later works out a new route and asks whether to keep your miles or to let them go.</p>
<p>The Procedures Manual asks for beginning and ending odometer readings of each trip (P540). They have their fields under <strong>For your records</strong>.</p>`,
  },
  {
    slug: 'add-fuel',
    title: 'Enter a fuel receipt',
    short: 'Which line of the receipt goes where, and what makes a purchase tax-paid.',
    html: `<p>A purchase gives credit only where tax was paid and the receipt proves it. The receipt must show date, seller, place, gallons or litres, fuel, price or total, and the truck (P550).</p>
<h2>Steps</h2>
<ol><li>Choose <strong>Fuel</strong> on <a data-action="#/trips-fuel">Trips &amp; Fuel</a>.</li>
<li>Pick the truck and the date printed on the receipt.</li>
<li>Enter the gallons as printed, with their decimals. Litres are converted for you.</li>
<li>Type the city or the ZIP; the state follows.</li>
<li>Attach a photo of the receipt. It costs a minute now and saves a credit in three years.</li></ol>
<h2>Bulk fuel</h2>
<p>Fuel from your own tank is tax-paid only if tax was paid when the tank was filled. Tick <strong>Bulk withdrawal</strong>, use the date it went into the truck, and keep the delivery tickets.</p>
<p>DEF, reefer fuel and gasoline for the pickup do not belong here.</p>`,
  },
  {
    slug: 'rate-confirmation',
    title: 'Make trips from rate confirmations',
    short: 'Upload the PDF, check two lines, save the trip.',
    html: `<p>The stops and dates of a load stand in the rate confirmation already.</p>
<h2>Steps</h2>
<ol><li>On <a data-action="#/trips-fuel">Trips &amp; Fuel</a> switch the extractor on. The first time it asks once.</li>
<li>Drop one or two PDF files on the zone, 10 MB each at most.</li>
<li>Press <strong>Extract Trip data</strong>. Each file says <em>Processing...</em> until it is read.</li>
<li>Compare the stops with the page beside them. A place that was not understood is marked: type it.</li>
<li>Choose the truck and save. The PDF stays with the trip.</li></ol>
<p>A rate confirmation says where the load goes, not where the truck stood before. Add that as the first stop.</p>`,
  },
  {
    slug: 'run-a-report',
    title: 'Run the quarter and read the report',
    short: 'What each column means and which figures go on the return.',
    html: `<h2>Steps</h2>
<ol><li>Open <a data-action="#/reports">Reports</a> and choose the quarter.</li>
<li>Leave <strong>Hide jurisdictions with no data</strong> ticked; untick it if your state wants every line.</li>
<li>Press <strong>Run report</strong> and read the warnings first. <em>Miles but no fuel</em> means tax on all of them.</li>
<li>Download the PDF to sign, or the workbook to check.</li></ol>
<h2>The columns</h2>
<dl><dt>Taxable miles</dt><dd>Miles driven there, without exempt ones, rounded to whole miles.</dd><dt>Taxable gallons</dt><dd>Taxable miles divided by your average miles per gallon.</dd><dt>Tax-paid gallons</dt><dd>What you bought there with tax.</dd><dt>Net taxable gallons</dt><dd>The difference. Below zero it is a credit.</dd><dt>Tax or credit due</dt><dd>Net gallons times the rate. A surcharge stands on a line of its own and is worked out on all taxable gallons.</dd></dl>`,
  },
  {
    slug: 'invite-people',
    title: 'Let somebody else work on your records',
    short: 'Roles, invitations and working for several carriers.',
    html: `<h2>Steps</h2>
<ol><li>Open <a data-action="#/account/people">People</a> on the account page.</li>
<li>Enter the e-mail address and choose a role. <strong>Editor</strong> records trips and fuel; <strong>Viewer</strong> only looks, which suits most accountants.</li>
<li>The invitation works for seven days. The person signs in or signs up and presses one button.</li></ol>
<p>Somebody who belongs to several carriers changes between them in the header. Nothing of one carrier is ever visible in another.</p>`,
  },
  {
    slug: 'take-your-data',
    title: 'Take your records with you',
    short: 'Lists as CSV, everything as one archive, or by program.',
    html: `<p>IFTA wants records for four years from the due date or the filing of the return, whichever is later (P510). Keep a copy of your own.</p>
<ol><li>A list: <strong>CSV</strong> on <a data-action="#/trips-fuel">Trips &amp; Fuel</a> holds what the filter shows.</li>
<li>Everything: <a data-action="#/account/data">Download everything</a> makes an archive and mails you when it is ready.</li>
<li>By program: make a token under <a data-action="#/account/tokens">API tokens</a>; the <a data-action="#/docs">reference</a> lists the calls.</li></ol>`,
  },
];
