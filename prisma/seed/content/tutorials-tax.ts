import type { ShippedText } from './shipped-text';

/** How the tax works. Articles: AoA R..., Procedures Manual P.... Where states differ, the text says so. */
export const TAX_TUTORIALS: readonly ShippedText[] = [
  {
    slug: 'how-ifta-works',
    title: 'How the tax works, with one trip',
    short: 'Why you owe a state where you bought nothing, and get money back from another.',
    html: `<p>Each state taxes the fuel you <em>burn</em> on its roads, wherever you bought it. What you paid at the pump is a prepayment to the state where you filled up. The return settles the difference.</p>
<h2>One trip</h2>
<p>A truck drives 300 miles in Oklahoma and 300 in Texas, and burns 100 gallons: six miles to the gallon. All 100 gallons were bought in Texas. Say the rates are 19 and 20 cents a gallon.</p>
<table><caption>What the return makes of it</caption><thead><tr><th scope="col">State</th><th scope="col">Burned</th><th scope="col">Bought</th><th scope="col">Net</th><th scope="col">Rate</th><th scope="col">Tax</th></tr></thead><tbody><tr><th scope="row">Oklahoma</th><td>50</td><td>0</td><td>50</td><td>0.1900</td><td>9.50 due</td></tr><tr><th scope="row">Texas</th><td>50</td><td>100</td><td>-50</td><td>0.2000</td><td>10.00 credit</td></tr></tbody></table>
<p>You get 50 cents back. Miles per gallon are for the <em>whole fleet in the whole quarter</em>, so one missing receipt changes every line.</p>
<p><a data-action="#/calculator">Calculate a trip of your own</a></p>`,
  },
  {
    slug: 'deadlines',
    title: 'When the return is due, and what it costs to be late',
    short: 'Four dates, weekends, the penalty and the interest.',
    html: `<table><caption>Due dates</caption><thead><tr><th scope="col">Quarter</th><th scope="col">Months</th><th scope="col">Due</th></tr></thead><tbody><tr><th scope="row">Q1</th><td>January to March</td><td>April 30</td></tr><tr><th scope="row">Q2</th><td>April to June</td><td>July 31</td></tr><tr><th scope="row">Q3</th><td>July to September</td><td>October 31</td></tr><tr><th scope="row">Q4</th><td>October to December</td><td>January 31</td></tr></tbody></table>
<p>If that's a Saturday, Sunday or legal holiday, you have until the next business day. {duedates} You must file even for a quarter without miles.</p>
<h2>Late</h2>
<ul><li>Penalty: 50 dollars or 10 percent of the net tax, whichever is more (R1220).</li><li>Interest: on the tax owed to each jurisdiction, for each month or part of one, even if the return as a whole is a credit (R1230).</li></ul>
<p>The interest rate is set every year. {interest} The filing page calculates both for the day you plan to file.</p>`,
  },
  {
    slug: 'surcharges-oregon',
    title: 'Surcharges, Oregon, and other odd lines',
    short: 'Second lines for one state; why Oregon shows no rate; miles outside IFTA.',
    html: `<h2>Surcharges</h2>
<p>A surcharge is a second rate that is not collected at the pump, so fuel bought in that state gives no credit against it. It applies to all taxable gallons. That is why a state can show a credit on one line and tax on the next. {surcharges} The <a data-action="#/rates">rates for each quarter</a> show who has one.</p>
<h2>Oregon</h2>
<p>Oregon charges its own weight-mile tax and has no diesel rate on the return. Report miles and gallons there anyway: both count in your MPG.</p>
<h2>Outside IFTA</h2>
<p>Alaska, Hawaii, the District of Columbia, Mexico and the Canadian territories are not members. Their miles count in total miles and MPG, and get no line. Some of them require a permit or charge their own tax.</p>
<h2>Before you file</h2>
<ol><li>Look for a second line for the same state in the report: that is the surcharge.</li><li>Check that Oregon has miles if you crossed it.</li><li>Check that total miles exceed the sum of the lines only by miles outside IFTA.</li></ol>
<p>Mileage taxes in Kentucky, New York, New Mexico, Oregon and Connecticut are separate returns: see <a data-action="#/reports/distance-taxes">Mileage taxes</a>.</p>`,
  },
  {
    slug: 'audit-ready',
    title: 'Be ready for an audit',
    short: 'What auditors ask for and where to find it.',
    html: `<p>A base jurisdiction audits an average of three percent of its licensees a year (A310). Records you can't produce cost money: the auditor may set your MPG to 4.00 or cut it by 20 percent, and fuel without receipts gives no credit (P570).</p>
<h2>For each trip (P540)</h2>
<ul><li>Start and end dates, origin and destination.</li><li>Odometer at the start and at the end.</li><li>Miles by jurisdiction, routes, the vehicle.</li></ul>
<p>With an electronic system (P540.200): a position at least every ten minutes while the engine is on, each with date and time, latitude and longitude to at least four decimals, and the odometer from the engine's computer. If it doesn't report that odometer, you need the dash or hub reading at the start and end of each trip.</p>
<h2>For each purchase (P550)</h2>
<ul><li>Date, seller and address, gallons, fuel, price or total, the unit.</li></ul>
<h2>Before each return</h2>
<ol><li>Open <a data-action="#/trips-fuel/checks">Auditor's checks</a>: gaps between odometers, missing days, possible duplicates, an MPG that can't be right.</li><li>Attach the missing receipts.</li><li>Mark the quarter as filed. Its records are locked, and the report stays as you filed it.</li></ol>`,
  },
  {
    slug: 'license-and-decals',
    title: 'Get the license and the decals',
    short: 'Who needs them, what to send, and what to do before they arrive.',
    html: `<p>You need an IFTA license if you run a qualified vehicle in two or more member states or provinces: over 26,000 pounds, or three axles on the power unit at any weight, or a combination over 26,000 pounds.</p>
<ol><li>Apply to your base jurisdiction: where the vehicles are registered, where you keep records, and where some of the miles are driven.</li><li>Have these ready: USDOT number, EIN or SSN, the list of vehicles, proof of registration.</li><li>Order two decals for each vehicle. They cost a few dollars and are good for the calendar year.</li><li>Put one on each side of the cab and carry a copy of the license in each truck.</li></ol>
<p>Until they arrive, get a 30-day temporary permit from your base state, or a trip permit for each state. Renew in the fourth quarter: if you renewed on time, you may run on the old decals to the last day of February.</p>
<p>Costs and forms differ from state to state: ask your base jurisdiction.</p>`,
  },
  {
    slug: 'better-average',
    title: 'When your MPG looks wrong',
    short: 'Three miles per gallon, or sixteen: how to find the missing receipt or the missing trip.',
    html: `<p>A loaded tractor usually gets between 5.5 and 8 miles to the gallon. We flag a truck below 3 or above 15, where an auditor is sure to ask; look at anything far from your usual figure before that.</p>
<h2>Too high</h2>
<ul><li>Fuel is missing: compare the receipts with the fuel card statement, month by month.</li><li>Miles are entered twice: a trip typed by hand and again from its rate confirmation.</li></ul>
<h2>Too low</h2>
<ul><li>Trips are missing: look for an odometer that jumps between two trips.</li><li>Empty miles were left out.</li><li>Fuel for another vehicle or a reefer was entered.</li></ul>
<ol><li>Run the report with <strong>Show per equipment</strong>: usually it is one truck.</li><li>Open <a data-action="#/trips-fuel">Trips &amp; Fuel</a>, filter by that unit and sort by date.</li><li>Correct the record, and run the report again.</li></ol>`,
  },
];
