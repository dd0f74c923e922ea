import { table, type ByHand } from './by-hand-papers';

/**
 * A twelfth batch drawn by hand after the tenth and eleventh were mended: plain papers as small brokers print them from an office program.
 * At first sight 6 of 10 exact, 8 load numbers, 8 rates; one rate wrong without a doubt. After mending 9, 10 and 10; of the exact ones 2 with
 * a doubt.
 */
const SERIF = 'body{font:12px/1.4 "DejaVu Serif",serif}';

export const TWELFTH_BATCH: Readonly<Record<string, ByHand>> = {
  t01_word_template: {
    css: SERIF,
    html: `<center><b style="font-size:18px">Ashland Valley Transport Brokers, Inc.</b><br>900 Blacklick Rd, Ashland, OH 44805<br>MC-448120 &nbsp; Ph 419-555-0100 &nbsp; Fx 419-555-0101</center><h2>RATE CONFIRMATION</h2><p>DATE: November 27, 2026<br>LOAD NUMBER: AV 26-4471<br>CARRIER: Ridgeback Express &nbsp; MC: 771203<br>DRIVER / CELL: ____________________</p><p><b>PICK UP:</b><br>Mansfield Stamping Co.<br>1200 W 4th St<br>Mansfield, OH 44906<br>Mon 11/30/26, 7 am to 2 pm<br>P.O. 88123</p><p><b>DROP:</b><br>Bowling Green Assembly<br>600 Corvette Dr<br>Bowling Green, KY 42101<br>Tue 12/1/26, 6 am sharp<br>Dock 14</p><p><b>RATE:</b> $1,050.00 + $126.00 FSC = $1,176.00</p><p>Carrier must have $100,000 cargo and $1,000,000 auto liability. Tracking required; $100 deducted otherwise.</p>`,
    stops: ['P Mansfield, OH 44906 2026-11-30', 'D Bowling Green, KY 42101 2026-12-01'],
    load: 'AV 26-4471',
    rate: 117600,
  },
  t02_spreadsheet_grid: {
    html: `${table('g w', '#Load ID|Status|Customer|Weight|Miles|Carrier pay', 'GX0098812|Booked|Riverbend Mills|42,180|611|$1,590.00')}
${table('g w', '#|Pickup|Delivery', 'Name|Riverbend Mills Plant 2|Tri-State Bakers', 'Address|300 Mill Rd|4400 Kedzie Ave', 'City|Winona|Chicago', 'State|MN|IL', 'Zip|55987|60632', 'Date|11/30/2026|12/01/2026', 'Time|06:00 - 10:00|05:30', 'Contact|Shipping, 507-555-0155|Receiving, 773-555-0172')}
<p>Gulf Exchange Freight, 18 Royal St, Mobile, AL 36602. Printed 11/27/2026 by jl.</p><p>Detention: $40 an hour after two. TONU: $150. No double brokering.</p>`,
    stops: ['P Winona, MN 55987 2026-11-30', 'D Chicago, IL 60632 2026-12-01'],
    load: 'GX0098812',
    rate: 159000,
  },
  t03_numbered_clauses: {
    css: SERIF,
    html: `<p><b>Load Confirmation and Rate Agreement No. 118-27-004</b></p><p>1. Parties. Broker: Saguaro Freight Desk, 2020 N Central Ave, Phoenix, AZ 85004. Carrier: Ridgeback Express.</p><p>2. Pickup. Copper State Bottling, 7100 W Buckeye Rd, Phoenix, AZ 85043, on November 30, 2026 between 8:00 AM and noon.</p><p>3. Delivery. Mesilla Markets, 1850 Copper Loop, Las Cruces, NM 88005, on December 1, 2026 at 9:00 AM.</p><p>4. Freight. 24 pallets of water, 43,200 pounds, dry van.</p><p>5. Pay. $975.00, nothing else being due. Detention of $50.00 an hour is paid after three hours if the broker is told in time.</p><p>6. Claims above $1,000.00 go to the insurer.</p>`,
    stops: ['P Phoenix, AZ 85043 2026-11-30', 'D Las Cruces, NM 88005 2026-12-01'],
    load: '118-27-004',
    rate: 97500,
  },
  t04_wide_landscape: {
    page: { format: 'Letter', landscape: true },
    html: `<b style="font-size:16px">Palmetto Load Desk</b> &nbsp; Dispatch report for carrier RIDGEBACK EXPRESS
${table('g w', '#Load|PU date|PU time|Shipper|Shipper city|ST|DEL date|DEL time|Receiver|Receiver city|ST|Equip|Lbs|Pay', 'PLD-55120|11/30/26|0800|Florence Fiber|Florence|SC|12/01/26|1000|Dalton Floors|Dalton|GA|V|39,800|$910.00')}
<p>Call 843-555-0117 when empty. $75.00 is deducted for a missed check call.</p>`,
    stops: ['P Florence, SC 2026-11-30', 'D Dalton, GA 2026-12-01'],
    load: 'PLD-55120',
    rate: 91000,
  },
  t05_right_column_summary: {
    html: `<div class="two"><div><h2>Blue Heron 3PL</h2><p>Confirmation of carriage</p><h3>1 &nbsp; COLLECTION</h3><p>Tillamook Creamery<br>4175 Hwy 101 N<br>Tillamook, OR 97141</p><p>30-Nov-2026 &nbsp; 10:00</p><h3>2 &nbsp; COLLECTION</h3><p>Willamette Egg<br>31348 Hwy 34<br>Canby, OR 97013</p><p>30-Nov-2026 &nbsp; 15:00</p><h3>3 &nbsp; DELIVERY</h3><p>Safeway Auburn DC<br>3520 Pacific Ave S<br>Auburn, WA 98001</p><p>01-Dec-2026 &nbsp; 04:00</p></div><div><table class="g w"><tr><td>Our file</td><td>BH/26/7719</td></tr><tr><td>Your truck</td><td>118</td></tr><tr><td>Temp</td><td>36 F</td></tr><tr><td>Linehaul</td><td>1,120.00</td></tr><tr><td>Stop-off</td><td>50.00</td></tr><tr><td>Fuel</td><td>164.00</td></tr><tr><td><b>Carrier total</b></td><td><b>1,334.00</b></td></tr></table></div></div>`,
    stops: [
      'P Tillamook, OR 97141 2026-11-30',
      'P Canby, OR 97013 2026-11-30',
      'D Auburn, WA 98001 2026-12-01',
    ],
    load: 'BH/26/7719',
    rate: 133400,
  },
  t06_short_note: {
    css: 'body{font:14px/1.6 "DejaVu Sans",sans-serif}',
    html: `<p>KANSA GRAIN LOGISTICS &mdash; load 2611-31</p><p>From Garden Coop, 106 N 6th St, Garden City KS 67846, Monday 11/30/2026 after 9 AM</p><p>To Port of Catoosa Elevator, 5350 Cimarron Rd, Catoosa OK 74015, Tuesday 12/01/2026 by noon</p><p>Hopper, 48,000 lb milo. Pay is $1.02 per bushel, est. $874.00.</p>`,
    stops: ['P Garden City, KS 67846 2026-11-30', 'D Catoosa, OK 74015 2026-12-01'],
    load: '2611-31',
    rate: null,
  },
  t07_ref_block_first: {
    html: `<table class="w"><tr><td>Ref 1: PO 771-22<br>Ref 2: SO 118820<br>Ref 3: DEL 4471</td><td class="right">TRIP SHEET<br><b>No. TS 0044821</b><br>Nov 27, 2026</td></tr></table><h3>Trip</h3>${table('g w', '#Stop #|Action|Where|Arrive', '1|LOAD|Cumberland Furniture, 2100 Nashville Hwy, Columbia, TN 38401|Nov 30, 2026 13:00', '2|UNLOAD|Gulf South Home, 800 Bellemeade St, Jackson, MS 39212|Dec 1, 2026 08:00')}<p>Trip pay: USD 1,015.00</p><p>Broker: Duck River Logistics, 1010 W 7th St, Columbia, TN 38401, MC 610022</p>`,
    stops: ['P Columbia, TN 38401 2026-11-30', 'D Jackson, MS 39212 2026-12-01'],
    load: 'TS 0044821',
    rate: 101500,
  },
  t08_canada_metric: {
    html: `<h1>Red River Forwarding</h1><p>Winnipeg MB &nbsp; 204-555-0133 &nbsp; NIR R-118822-4</p>${table('g w', '#Probill|Date|Trailer|Weight', 'RRF 9920817|2026-11-27|53 van|18 900 kg')}<div class="two"><div><b>Shipper / Expéditeur</b><br>Prairie Pulse Foods<br>1450 Inkster Blvd<br>Winnipeg MB R2X 1R3<br>2026-11-30 13:00</div><div><b>Consignee / Destinataire</b><br>Twin Ports Cold Storage<br>4400 Grand Ave<br>Duluth MN 55807<br>2026-12-01 07:00</div></div><p>Rate: CAD 1,480.00 all in. Border: Pembina. Sufferance fees CAD 60.00 against receipt.</p>`,
    stops: ['P Winnipeg, MB R2X 1R3 2026-11-30', 'D Duluth, MN 55807 2026-12-01'],
    load: 'RRF 9920817',
    rate: 148000,
  },
  t09_two_dates_each: {
    html: `<table class="w"><tr><td><h1>Steel Valley Carriers Desk</h1></td><td class="right">Booking no.<br><b>SVC-2026-11-0417</b></td></tr></table>${table('g w', '#|Shipper|Consignee', 'Company|Mahoning Tube|Delmarva Gates', 'Address|3700 Poland Ave, Youngstown, OH 44502|9100 Ocean Hwy, Delmar, MD 21875', 'Earliest|11/30/2026 06:00|12/01/2026 07:00', 'Latest|11/30/2026 18:00|12/02/2026 15:00', 'Reference|MT-1182|DG 77')}<p>Freight: USD 1,310.00. Tarp: USD 60.00. Together USD 1,370.00.</p>`,
    stops: ['P Youngstown, OH 44502 2026-11-30', 'D Delmar, MD 21875 2026-12-01'],
    load: 'SVC-2026-11-0417',
    rate: 137000,
  },
  t10_driver_app_print: {
    html: `<p><b>Load #4471192</b> &nbsp; Accepted</p><p>1&#9679; <b>Pick up</b> &nbsp; Today is 11/27/2026<br>Wilkes Chicken, 704 Factory St, Wilkesboro, NC 28697<br>Appointment: 11/30/2026 02:00<br>Pickup number: 55-1180</p><p>2&#9679; <b>Deliver</b><br>Navy Yard Foods, 1301 Intrepid Ave, Philadelphia, PA 19112<br>Appointment: 11/30/2026 22:00<br>Confirmation: 900117</p><p>$1,425.00 &nbsp; 504 mi &nbsp; Reefer 28 F</p><p>Broker Tarheel Reefer Desk, 336-555-0144</p>`,
    stops: ['P Wilkesboro, NC 28697 2026-11-30', 'D Philadelphia, PA 19112 2026-11-30'],
    load: '4471192',
    rate: 142500,
  },
};
