import type { ShippedText } from './shipped-text';

/** How to do things with the product. Every label in <strong> is on the screen it speaks of: tests/http/tutorials.test.ts. */
export const PRODUCT_TUTORIALS: readonly ShippedText[] = [
  {
    slug: 'first-quarter',
    title: 'Your first quarter in fifteen minutes',
    short: 'From an empty account to a report: one truck, one trip, one fuel purchase.',
    html: `<p>You need the odometer, one fuel receipt and the stops of one trip. Everything else can wait.</p>
<h2>Steps</h2>
<ol><li>Open <a data-action="#/equipment">Equipment</a> and add the truck. Unit is what you call it; weight and axles decide whether IFTA counts it.</li>
<li>Open <a data-action="#/trips-fuel">Trips &amp; Fuel</a> and choose <strong>Trip</strong>. Enter the day the trip began and the stops in the order you drove them. Save: the miles for each state appear within a second.</li>
<li>Choose <strong>Fuel</strong> and enter the receipt: date, gallons, city and state.</li>
<li>Open <a data-action="#/reports">Reports</a>, choose the quarter and press <strong>Run report</strong>.</li></ol>
<h2>What you should see</h2>
<p>Miles in every state along the way, one state with tax-paid gallons, and a total that is mostly tax due. That is right: with a single fill-up you owe every state you only drove through. It evens out as you add receipts.</p>
<p>Stuck? <button type="button" data-action="@training">Schedule a complimentary 30-minutes one-on-one training session</button></p>`,
  },
  {
    slug: 'add-a-trip',
    title: 'Add a trip with several stops',
    short: 'Stops, order, dates, and what to do about empty miles.',
    html: `<p>IFTA counts every mile the truck moves, loaded or not. Start each trip where the last one ended, so no miles go missing.</p>
<h2>Steps</h2>
<ol><li>Choose <strong>Trip</strong> on <a data-action="#/trips-fuel">Trips &amp; Fuel</a>.</li>
<li>Pick the truck. <strong>Date</strong> is the day the trip began. If it ended on another day, enter that under <strong>Last day</strong>: the last day decides the quarter.</li>
<li>Enter the stops: a city and state, or just a ZIP code. Start from where the truck was parked, not from the pickup.</li>
<li>Drag a stop to another place in the list, or use its arrow buttons.</li>
<li>Save. While we calculate the route the row says <em>Route Calculation</em>; then it shows the miles for each state.</li></ol>
<h2>Empty miles</h2>
<p>Driving to the pickup belongs on the trip too. Begin at the yard, or at the last delivery. <strong>Save and add next</strong> begins the next trip where this one ended.</p>`,
  },
  {
    slug: 'correct-miles',
    title: 'When your odometer says otherwise',
    short: "Correct a state's miles; the routed figure stays next to yours for the auditor.",
    html: `<p>A planned route isn't always the one you drove. A detour, a closed bridge or a scale house can move miles from one state to another. If your odometer or ELD disagrees, trust it.</p>
<h2>Steps</h2>
<ol><li>Open the trip and choose <strong>Correct miles</strong>.</li>
<li>Enter the miles for the states that differ. The routed figure stays next to yours, with your name and the time.</li>
<li>If some of the miles are exempt in a state, enter them under <strong>Exempt miles</strong> with the reason. They count in your MPG and not in the tax.</li></ol>
<p>Changing a stop later calculates a new route. Your corrected miles stay until you go back to the routed ones, so look at them again.</p>
<p>Auditors ask for odometer readings at the start and end of each trip (P540): enter them under <strong>Odometer, start</strong> and <strong>Odometer, end</strong>.</p>`,
  },
  {
    slug: 'add-fuel',
    title: 'Enter a fuel receipt',
    short: 'Which line on the receipt goes where, and what makes a purchase tax-paid.',
    html: `<p>A purchase gives credit only if tax was paid and the receipt proves it. The receipt must show date, seller, place, gallons or liters, fuel, price or total, and the truck (P550).</p>
<h2>Steps</h2>
<ol><li>Choose <strong>Fuel</strong> on <a data-action="#/trips-fuel">Trips &amp; Fuel</a>.</li>
<li>Pick the truck and the date printed on the receipt.</li>
<li>Enter the gallons as printed, with their decimals. We convert liters for you.</li>
<li>Type the city or the ZIP; the state fills itself in.</li>
<li>Attach a photo under <strong>Receipt</strong>. It takes a minute and protects your tax credit for four years.</li></ol>
<h2>Bulk fuel</h2>
<p>Fuel from your own tank is tax-paid only if tax was paid when the tank was filled. Open <strong>For your records</strong> and choose Yes under <strong>From your own bulk tank</strong>, use the date it went into the truck, and keep the delivery tickets.</p>
<p>Don't enter DEF, reefer fuel or gasoline for the pickup.</p>`,
  },
  {
    slug: 'rate-confirmation',
    title: 'Make trips from rate confirmations',
    short: 'Upload the PDF, check two lines, save the trip.',
    html: `<p>Your rate confirmation already lists the stops and dates.</p>
<h2>Steps</h2>
<ol><li>On <a data-action="#/trips-fuel/documents">Rate confirmations</a> press <strong>Try now for free!</strong> (first time only).</li>
<li>Drop one or two PDF files on the zone (up to 20 on a paid plan), 10 MB each at most.</li>
<li>Press <strong>Extract Trip data</strong>. Each file says <em>Processing...</em> until it is read.</li>
<li>Compare the stops with the page next to them. If a place is flagged, type it.</li>
<li>Choose the truck and save. The PDF stays with the trip.</li></ol>
<p>A rate confirmation says where the load goes, not where the truck was before. Add that as the first stop.</p>`,
  },
  {
    slug: 'run-a-report',
    title: 'Run the quarter and read the report',
    short: 'What each column means and which figures go on the return.',
    html: `<h2>Steps</h2>
<ol><li>Open <a data-action="#/reports">Reports</a> and choose the quarter.</li>
<li>Leave <strong>Hide jurisdictions with no data</strong> checked; uncheck it if your state wants every line.</li>
<li>Press <strong>Run report</strong> and read the warnings first. <a data-action="#/trips-fuel/checks">Auditor's checks</a> lists states where you drove far and bought no fuel.</li>
<li>Download the PDF to sign, or the workbook to check.</li></ol>
<h2>The columns</h2>
<dl><dt>Taxable miles</dt><dd>Miles driven there, without exempt ones, rounded to whole miles.</dd><dt>Taxable gallons</dt><dd>Taxable miles divided by your average miles per gallon.</dd><dt>Tax-paid gallons</dt><dd>What you bought there with tax.</dd><dt>Net taxable gallons</dt><dd>The difference. Below zero it is a credit.</dd><dt>Tax or credit due</dt><dd>Net gallons times the rate. A surcharge is on a separate line and applies to all taxable gallons.</dd></dl>`,
  },
  {
    slug: 'invite-people',
    title: 'Let someone else work on your records',
    short: 'Roles, invitations and working for several carriers.',
    html: `<h2>Steps</h2>
<ol><li>Open <a data-action="#/account/people">People</a> on the account page.</li>
<li>Enter the email address and choose a role. <strong>Editor</strong> records trips and fuel; <strong>Viewer</strong> only looks, which suits most accountants.</li>
<li>The invitation works for seven days. The person signs in or signs up and presses one button.</li></ol>
<p>Someone who works for several carriers switches between them in the header. No carrier ever sees another carrier's records.</p>`,
  },
  {
    slug: 'take-your-data',
    title: 'Take your records with you',
    short: 'Export lists as CSV, download everything as a ZIP, or use the API.',
    html: `<p>IFTA requires records for four years from the due date or the day you filed the return, whichever is later (P510). Keep your own copy.</p>
<ol><li>A list: <strong>Export</strong> on <a data-action="#/trips-fuel">Trips &amp; Fuel</a> gives you a CSV of what the filter shows.</li>
<li>Everything: press <strong>Prepare download</strong> on <a data-action="#/account/data">Your data</a>. We make a ZIP and email you when it is ready.</li>
<li>The API: make a token under <a data-action="#/account/tokens">API tokens</a>; the <a data-action="#/docs">reference</a> lists the calls.</li></ol>`,
  },
];
