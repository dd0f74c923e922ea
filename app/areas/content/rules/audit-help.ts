import type { PublicText } from './public-texts';

/** For a carrier whose base jurisdiction has written that it will audit. Articles: Audit Manual A..., Procedures Manual P..., AoA R.... */
export const AUDIT_HELP: PublicText = {
  title: 'An IFTA audit letter arrived',
  description:
    'What to do in the 30 days after an IFTA audit letter: who to call, which records to send, what auditors test, and what a gap costs.',
  intro:
    '<p>It is routine: each base state or province audits 3% of its accounts a year. Most letters leave you about 30 days. The date in your letter counts.</p>',
  sections: [
    {
      slug: 'first-days',
      title: 'In the first days',
      html: '<ol><li>Write down the date by which they want an answer, the periods and the trucks.</li><li>Call the auditor. Ask which quarters and trucks are the sample, in which form they take records, and for more time if you need it.</li><li>Change nothing in your records. Fix a mistake as a correction with a reason, so that both can be seen.</li></ol>',
    },
    {
      slug: 'what-to-send',
      title: 'What to send',
      html: '<ul><li>Your returns and amended returns, with the work behind them.</li><li>A list of trucks with VIN, unit number, fuel, and the days they came and left. Leases too.</li><li>Trips by truck: dates, places, route, odometer readings, miles by state.</li><li>Totals that lead from trips to months to the return.</li><li>Position records as a spreadsheet, not as PDF, if GPS made your miles.</li><li>Fuel receipts by truck. For bulk tanks, deliveries, withdrawals and inventory.</li><li>Trip permits, and the reason for every exempt mile.</li><li>A page on how your miles are made.</li></ul>',
    },
    {
      slug: 'what-they-test',
      title: 'What auditors test',
      html: '<ul><li>Does each trip start at the odometer reading at which the last one ended?</li><li>Do the states add up to the odometer?</li><li>Is there fuel in states without miles, or miles on days without a trip?</li><li>Is the MPG one that the truck can do?</li><li>Is every purchase on a receipt that names seller, date, place, gallons, fuel and truck?</li></ul>',
    },
    {
      slug: 'what-a-gap-costs',
      title: 'What a gap costs',
      html: '<p>If records are not enough, the auditor may set your MPG to 4.00 (1.70 km/L) or lower it by 20% (P570), and refuse credit for fuel without a receipt. Tax, interest and penalty follow from that. You can appeal in writing within 30 days of the finding (R1400).</p>',
    },
    {
      slug: 'in-the-program',
      title: 'With {product}',
      html: '<p>Signed in, <a href="/mileage/reports/audit-letter">An audit letter arrived</a> writes the letter, makes one ZIP a quarter with all of the above, and puts the days into your calendar.</p>',
    },
  ],
};
