import { table, type ByHand } from './by-hand-papers';

/**
 * A thirteenth batch drawn by hand after the twelfth was mended: the habits of the large houses' systems, one by one. At first sight 10 of 10
 * exact, 10 load numbers, 6 rates; nothing wrong without a doubt. After mending 10, 10 and 10; none with a doubt.
 */
const NARROW = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';

export const THIRTEENTH_BATCH: Readonly<Record<string, ByHand>> = {
  u01_pick_and_drop_boxes: {
    html: `<table class="w"><tr><td><h1>Resonant Global</h1></td><td class="right"><b>Load Confirmation</b><br>Load #: 51220934 &nbsp; Rev 1<br>11/27/2026 09:41 CST</td></tr></table>
<table class="g w"><tr><td><b>PICK 1</b><br>Lafayette Starch<br>2200 E Eldorado St<br>Decatur, IL 62521<br>Expected: 11/30/2026 07:00 - 11/30/2026 15:00<br>Pick #: 771-A, 771-B<br>Hours: M-F 06:00 - 16:00</td><td><b>DROP 1</b><br>Ozark Corrugated<br>4000 Wheeler Ave<br>Fort Smith, AR 72901<br>Expected: 12/01/2026 09:00<br>Drop #: 90044<br>Hours: M-F 05:00 - 14:00</td></tr></table>
${table('g w', '#Item|Weight|Pieces|Class', 'Corn starch, bags|43,800 lbs|21 PLT|55')}
${table('', 'Line Haul (Flat)|$1,150.00', 'Fuel Surcharge|$188.10', 'Carrier Total|$1,338.10')}`,
    stops: ['P Decatur, IL 62521 2026-11-30', 'D Fort Smith, AR 72901 2026-12-01'],
    load: '51220934',
    rate: 133810,
  },
  u02_scheduled_to_arrive: {
    html: `<h2>Jackrabbit Freight</h2><p>Load 33190277</p><p>Carrier confirms it will haul the load described here for <b>$2,045.00 USD</b>.</p>
<h3>Stop 1: Pick Up</h3><p>Facility: Owens Valley Minerals<br>Address: 1 Mineral Way, Trona, CA 93562<br>Scheduled to arrive: Monday, November 30, 2026 at 07:00 PST<br>Instructions: Hard hat and vest.</p>
<h3>Stop 2: Delivery</h3><p>Facility: Great Salt Glass<br>Address: 2600 Directors Row, Salt Lake City, UT 84104<br>Scheduled to arrive: Tuesday, December 1, 2026 at 10:00 MST<br>Instructions: None</p>
<h3>Accessorials</h3><p>Detention $50/hour after two hours, at most $350. Layover $250. Anything above $500 needs a manager.</p>`,
    stops: ['P Trona, CA 93562 2026-11-30', 'D Salt Lake City, UT 84104 2026-12-01'],
    load: '33190277',
    rate: 204500,
  },
  u03_origin_information: {
    html: `<center><b>CARRIER RATE AGREEMENT</b></center><p>BOL#: 77614402 &nbsp;&nbsp; Mode: TL &nbsp;&nbsp; Equipment: Van 53</p>
<table class="w"><tr><td><b>Origin Information</b></td><td><b>Destination Information</b></td></tr><tr><td>Name: Piedmont Yarn</td><td>Name: Hudson Knits</td></tr><tr><td>Address 1: 1400 E Ash St</td><td>Address 1: 75 Demarest Mill Rd</td></tr><tr><td>City, State Zip: Goldsboro, NC 27530</td><td>City, State Zip: West Nyack, NY 10994</td></tr><tr><td>Ready: 11/30/2026 08:00</td><td>Deliver by: 12/01/2026 12:00</td></tr><tr><td>Close: 16:00</td><td>Close: 15:00</td></tr></table>
<p>Carrier cost: $1,420.00 including fuel</p><p>Insurance: cargo $100,000.00. Chargebacks of $100.00 for late PODs.</p>`,
    stops: ['P Goldsboro, NC 27530 2026-11-30', 'D West Nyack, NY 10994 2026-12-01'],
    load: '77614402',
    rate: 142000,
  },
  u04_between_and: {
    html: `<table class="w"><tr><td><h1>Trillium Traffic Inc.</h1>201 Westcreek Blvd, Brampton ON L6T 5S6</td><td class="right"><b>ORDER CONFIRMATION</b><br>PROBILL: 889-40117<br>2026-11-27</td></tr></table>
<p><b>PICK UP FROM:</b><br>PINE VALLEY WINDOWS<br>4180 DUFFERIN ST<br>TORONTO, ON M3H 5S4<br>2026-11-30 BETWEEN 08:00 AND 16:00</p><p><b>DELIVER TO:</b><br>LAKE ERIE BUILDING SUPPLY<br>1200 W 26TH ST<br>ERIE, PA 16508<br>2026-12-01 AT 09:00</p>
<p>18 SKIDS &nbsp; 14,200 LBS &nbsp; WINDOWS, DO NOT STACK</p><p>AGREED RATE: US$ 875.00 ALL IN</p><p>CUSTOMS BROKER: LIVINGSTON, FORT ERIE ON, 905-555-0190</p>`,
    stops: ['P Toronto, ON M3H 5S4 2026-11-30', 'D Erie, PA 16508 2026-12-01'],
    load: '889-40117',
    rate: 87500,
  },
  u05_three_drops_schedule: {
    css: NARROW,
    html: `<h2>Order Number: 5571023</h2><p>Summit Arrow Logistics &middot; Carrier Rate Confirmation &middot; issued Nov 27, 2026</p>
${table('g w', '#No.|Type|Location|Schedule|Reference', '1|Pickup|Lebanon Valley Chocolate<br>19 E Chocolate Ave<br>Hershey, PA 17033|Nov 30, 2026<br>06:00 - 08:00 EST<br>Appointment|PO 11-4471', '2|Delivery|Wakefern Elizabeth<br>600 York St<br>Elizabeth, NJ 07207|Nov 30, 2026<br>15:00 EST<br>Appointment|DEL 8820', '3|Delivery|Bozzutos<br>275 Schoolhouse Rd<br>Cheshire, CT 06410|Dec 1, 2026<br>05:00 EST<br>Appointment|DEL 8821', '4|Delivery|Hannaford South Portland<br>54 Hemco Rd<br>South Portland, ME 04106|Dec 1, 2026<br>14:00 EST<br>FCFS|DEL 8822')}
${table('g', '#Pay item|Qty|Rate|Total', 'Linehaul|1|$1,690.00|$1,690.00', 'Stop off|2|$60.00|$120.00', 'Total carrier pay|||$1,810.00')}`,
    stops: [
      'P Hershey, PA 17033 2026-11-30',
      'D Elizabeth, NJ 07207 2026-11-30',
      'D Cheshire, CT 06410 2026-12-01',
      'D South Portland, ME 04106 2026-12-01',
    ],
    load: '5571023',
    rate: 181000,
  },
  u06_city_lines_first: {
    html: `<p style="font-size:16px"><b>Meadowlark Transport Sales</b></p><p>Agreement AGR 60-118 &nbsp; 11/27/26</p><p><b>Bismarck, ND &rarr; Billings, MT</b> &nbsp; 414 miles &nbsp; $990.00</p>
<table class="g w"><tr><th>Shipper</th><td>Dakota Dry Bean, 2901 Morrison Ave, Bismarck, ND 58504</td></tr><tr><th>Ships</th><td>11/30/26, 8:00 to 4:00</td></tr><tr><th>Consignee</th><td>Yellowstone Foods, 1233 N 13th St, Billings, MT 59101</td></tr><tr><th>Delivers</th><td>12/01/26, 7:00 to 11:00</td></tr><tr><th>Freight</th><td>Beans in totes, 44,000 lb</td></tr></table><p>Payment in 30 days. $40.00 fee for a wire.</p>`,
    stops: ['P Bismarck, ND 58504 2026-11-30', 'D Billings, MT 59101 2026-12-01'],
    load: 'AGR 60-118',
    rate: 99000,
  },
  u07_trip_of_a_large_carrier: {
    html: `<table class="w"><tr><td><b style="font-size:16px;color:#d60">ORANGE LINE CARRIERS</b></td><td class="right">Power Only Confirmation</td></tr></table><table class="w"><tr><td>Order Number</td><td><b>7005518842</b></td><td>Trailer</td><td>OLU 553318</td></tr><tr><td>Leg</td><td>1 of 1</td><td>Loaded miles</td><td>298</td></tr></table>
<h3>Activity</h3>${table('w', '#Event|Company|Window start|Window end', 'Preloaded pick|Menlo Paper, 1100 Lynn St, Green Bay, WI 54303|11/30/2026 00:01|11/30/2026 23:59', 'Drop trailer|OLC Gary Yard, 6200 Melton Rd, Gary, IN 46403|12/01/2026 00:01|12/01/2026 12:00')}
<h3>Pay Items</h3>${table('', 'Line haul|610.00', 'Fuel|83.44', 'Settlement total|693.44')}`,
    stops: ['P Green Bay, WI 54303 2026-11-30', 'D Gary, IN 46403 2026-12-01'],
    load: '7005518842',
    rate: 69344,
  },
  u08_load_info_grid: {
    html: `<center><b>FREIGHT AGREEMENT</b></center>${table('g w', '#Freight bill|Agency|Trailer type|Weight|Miles', 'BHK 4471830|BHK|Flatbed|46,500|702')}
<p>Load at: <b>Gerdau Midlothian, 300 Ward Rd, Midlothian, TX 76065</b><br>Earliest: 11/30/2026 06:00 &nbsp; Latest: 11/30/2026 17:00<br>P/U #: 88-31190</p><p>Deliver to: <b>Magic City Rebar, 1700 Vanderbilt Rd, Birmingham, AL 35234</b><br>Earliest: 12/01/2026 07:00 &nbsp; Latest: 12/01/2026 14:00<br>PO #: MC 2201</p>
<p>Settlement to contractor 72%: $1,512.00 of $2,100.00 gross</p>`,
    stops: ['P Midlothian, TX 76065 2026-11-30', 'D Birmingham, AL 35234 2026-12-01'],
    load: 'BHK 4471830',
    rate: 151200,
  },
  u09_pu_lines_in_one: {
    css: 'body{font:12px/1.5 "DejaVu Sans",sans-serif}',
    html: `<p><b>Tri-County Produce Haulers</b> load sheet</p><p>Load/Trip #: 998-4410</p><p>PU 1: 11/30/26 1400 &ndash; Mountain King, 19000 County Rd 9, Monte Vista, CO 81144<br>PU 2: 11/30/26 1700 &ndash; Skyline Potato, 3300 Sherman Ave, Center, CO 81125<br>DEL 1: 12/02/26 0400 &ndash; HEB Produce, 4710 N PanAm Expy, San Antonio, TX 78218</p><p>46 F. 800 sacks and 600 sacks. Rate 2650.00 with fuel.</p>`,
    stops: [
      'P Monte Vista, CO 81144 2026-11-30',
      'P Center, CO 81125 2026-11-30',
      'D San Antonio, TX 78218 2026-12-02',
    ],
    load: '998-4410',
    rate: 265000,
  },
  u10_left_rail: {
    html: `<table class="w"><tr><td style="width:30%;background:#eee"><b>Northbay 3PL</b><br><br>Shipment<br><b>NB-3P-77120</b><br><br>Pays<br><b>$1,275.00</b><br><br>Distance<br>489 mi<br><br>Equipment<br>53' dry van<br><br>Questions?<br>707-555-0188</td><td style="width:70%"><p><b>Pickup</b> &middot; Nov 30, 2026 &middot; 9:00 AM</p><p>Sonoma Cellars Bottling<br>8555 Sonoma Hwy<br>Kenwood, CA 95452</p><p>Ref SC-118</p><p><b>Delivery</b> &middot; Dec 1, 2026 &middot; 8:00 AM</p><p>Southern Glazers Las Vegas<br>8400 S Jones Blvd<br>Las Vegas, NV 89139</p><p>Ref 44-7</p><p><b>Good to know</b></p><p>Driver assist is not needed. Detention pays $45/hr after 2 hrs.</p></td></tr></table>`,
    stops: ['P Kenwood, CA 95452 2026-11-30', 'D Las Vegas, NV 89139 2026-12-01'],
    load: 'NB-3P-77120',
    rate: 127500,
  },
};
