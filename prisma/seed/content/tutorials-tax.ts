import type { ShippedText } from './shipped-text';

/** How the tax works. Articles: AoA R..., Procedures Manual P.... Where states differ, the text says so. */
export const TAX_TUTORIALS: readonly ShippedText[] = [
  {
    slug: 'how-ifta-works',
    title: 'How the tax works, with one trip',
    short: 'Why you owe a state where you bought nothing, and get money back from another.',
    html: `<p>Each state taxes the fuel you <em>burn</em> on its roads, wherever you bought it. What you paid at the pump is a prepayment to the state of the pump. The return settles the difference.</p>
<h2>One trip</h2>
<p>A truck drives 300 miles in Oklahoma and 300 in Texas, and burns 100 gallons: six miles to the gallon. All 100 gallons were bought in Texas.</p>
<table><caption>What the return makes of it</caption><thead><tr><th scope="col">State</th><th scope="col">Burned</th><th scope="col">Bought</th><th scope="col">Net</th><th scope="col">Rate</th><th scope="col">Tax</th></tr></thead><tbody><tr><th scope="row">Oklahoma</th><td>50</td><td>0</td><td>50</td><td>0.1900</td><td>9.50 due</td></tr><tr><th scope="row">Texas</th><td>50</td><td>100</td><td>-50</td><td>0.2000</td><td>10.00 credit</td></tr></tbody></table>
<p>You get 50 cents. The miles per gallon are those of the <em>whole fleet in the whole quarter</em>, so one missing receipt changes every line.</p>
<p><a data-action="#/calculator">Work out a trip of your own</a></p>`,
  },
  {
    slug: 'deadlines',
    title: 'When the return is due, and what lateness costs',
    short: 'Four dates, weekends, the penalty and the interest.',
    html: `<table><caption>Due dates</caption><thead><tr><th scope="col">Quarter</th><th scope="col">Months</th><th scope="col">Due</th></tr></thead><tbody><tr><th scope="row">Q1</th><td>January to March</td><td>April 30</td></tr><tr><th scope="row">Q2</th><td>April to June</td><td>July 31</td></tr><tr><th scope="row">Q3</th><td>July to September</td><td>October 31</td></tr><tr><th scope="row">Q4</th><td>October to December</td><td>January 31</td></tr></tbody></table>
<p>A due date on a Saturday, Sunday or legal holiday moves to the next business day. A return is due also for a quarter without miles.</p>
<h2>Late</h2>
<ul><li>Penalty: 50 dollars or 10 percent of the net tax, whichever is more (R1220).</li><li>Interest: on the tax of each jurisdiction that is owed, for each month or part of one, also where the return as a whole is a credit (R1230).</li></ul>
<p>The rate of interest is set every year. The report works out both for the day you mean to file.</p>`,
  },
  {
    slug: 'surcharges-oregon',
    title: 'Surcharges, Oregon, and other odd lines',
    short: 'Kentucky, Virginia and Indiana; why Oregon shows no rate; miles outside the agreement.',
    html: `<h2>Surcharges</h2>
<p>A surcharge is a second rate that is not sold at the pump, so fuel bought in that state gives no credit against it: it is worked out on all taxable gallons. That is why a state can show a credit on one line and tax on the next. Which states have one changes: the <a data-action="#/rates">rates of the quarter</a> say so.</p>
<h2>Oregon</h2>
<p>Oregon takes a weight-mile tax of its own and has no diesel rate on the return. Report miles and gallons there all the same: both belong in your average.</p>
<h2>Outside the agreement</h2>
<p>Alaska, Hawaii, the District of Columbia, Mexico and the Canadian territories are not members. Their miles count in total miles and the average, and in no line. Some of them want a permit or a tax of their own.</p>
<h2>Before you file</h2>
<ol><li>Look for a second line of the same state in the report: that is the surcharge.</li><li>Check that Oregon has miles if you crossed it.</li><li>Check that total miles are more than the sum of the lines only by miles outside the agreement.</li></ol>
<p>Weight and distance taxes of New Mexico, New York and Kentucky are returns of their own.</p>`,
  },
  {
    slug: 'audit-ready',
    title: 'Be ready for an audit',
    short: 'What the auditor asks for, and where it stands.',
    html: `<p>A base jurisdiction audits three percent of its licensees a year (A310). Records that cannot be produced cost: the auditor may set the average to 4.00 miles per gallon or cut yours by 20 percent, and fuel without papers gives no credit (P570).</p>
<h2>For each trip (P540)</h2>
<ul><li>Begin and end dates, origin and destination.</li><li>Odometer at the beginning and at the end, or readings at least every ten minutes from an electronic system.</li><li>Miles by jurisdiction, routes, the vehicle.</li></ul>
<h2>For each purchase (P550)</h2>
<ul><li>Date, seller and address, gallons, fuel, price or total, the unit.</li></ul>
<h2>Before each return</h2>
<ol><li>Run the <strong>checks</strong> on <a data-action="#/trips-fuel">Trips &amp; Fuel</a>: gaps between odometers, fuel before a trip, an average that cannot be.</li><li>Attach the receipts that are missing.</li><li>Mark the quarter as filed. Its records are locked, and the report stays as you filed it.</li></ol>`,
  },
  {
    slug: 'licence-and-decals',
    title: 'Get the licence and the decals',
    short: 'Who needs them, what to send, and what to do before they arrive.',
    html: `<p>You need an IFTA licence if you run a qualified vehicle in two or more member jurisdictions: over 26,000 pounds, or three axles on the power unit at any weight, or a combination over 26,000 pounds.</p>
<ol><li>Apply to your base jurisdiction: where the vehicles are registered, where you keep records, and where some of the miles are driven.</li><li>Have at hand: USDOT number, federal employer or social security number, the list of vehicles, proof of registration.</li><li>Order two decals for each vehicle. They cost a few dollars and are good for the calendar year.</li><li>Put one on each side of the cab and carry a copy of the licence in each truck.</li></ol>
<p>Until then a trip needs a temporary permit of the state, or stays at home. Renew in the fourth quarter: whoever renewed in time may run on the old decals to the last day of February.</p>
<p>What it costs and which form it is differs from state to state: ask your base jurisdiction.</p>`,
  },
  {
    slug: 'better-average',
    title: 'When the average looks wrong',
    short: 'Three miles per gallon, or eleven: how to find the missing receipt or the missing trip.',
    html: `<p>A loaded tractor does between five and eight miles to the gallon. Outside of that something is missing, and an auditor will see it before you do.</p>
<h2>Too high</h2>
<ul><li>Fuel is missing: compare the receipts with the fuel card's statement, month by month.</li><li>Miles are twice there: a trip entered by hand and again from its rate confirmation.</li></ul>
<h2>Too low</h2>
<ul><li>Trips are missing: look for an odometer that jumps between two trips.</li><li>Empty miles were left out.</li><li>Fuel of another vehicle or a reefer was entered.</li></ul>
<ol><li>Run the report with <strong>Show per equipment</strong>: usually it is one truck.</li><li>Open <a data-action="#/trips-fuel">Trips &amp; Fuel</a>, filter by that unit and sort by date.</li><li>Correct the record, and run the report again.</li></ol>`,
  },
];
