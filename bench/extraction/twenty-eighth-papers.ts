import { table, type ByHand } from './by-hand-papers';

/**
 * A twenty-eighth batch, drawn after the rules were mended on the twenty-seventh and without a look at them: still other layouts of TMS
 * programs and brokers, with summaries ahead of the stops, schedules beside them, chains of legs, and references per stop.
 * At first sight 10 of 16 exact, 15 load numbers, 13 rates, two days wrong without a doubt; 1 of the exact ones with one.
 * After mending 15, 16 and 16, nothing wrong without a doubt; none of the exact ones with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:10px/1.4 "DejaVu Serif",serif}';
const KEYS =
  'body{font:10px/1.45 "DejaVu Sans",sans-serif}.k{color:#999;font-size:7px;display:block}.b{border-left:4px solid #06c;padding:4px 10px;margin:8px 0}.r{display:flex}.r>*{flex:1}';
const FINE = `<div style="font-size:6.5px"><p>By accepting this load the carrier agrees: (a) to carry $1,000,000.00 of liability insurance; (b) that a missed check call costs $25.00, a missed appointment $100.00 and a service failure up to $500.00; (c) that overcharges are settled under the law of Ohio at the courts of Hamilton County, Cincinnati, OK 45202; (d) to mail originals to Freight Audit, 4289 Ivy Pointe Blvd, Cincinnati, OH 45245 on request; (e) that lumpers above $150.00 need consent. Printed 11/29/2026 16:20.</p></div>`;

export const TWENTY_EIGHTH_BATCH: Readonly<Record<string, ByHand>> = {
  jj01_summary_then_stops: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Ivy Creek Freight</b><br>513-555-0180</td><td class="right"><b>CARRIER AGREEMENT</b><br>Load Number 77120448</td></tr></table>
${table('g w', '#Origin|Destination|Pick date|Drop date|Miles|Weight|Rate', 'Hamilton, OH|Kansas City, KS|11/30/2026|12/01/2026|604|41,300|$1,525.00')}
<p><b>PICKS</b></p>${table('w', '1.|Miami River Board Mill<br>200 N B St<br>Hamilton, OH 45013|Mon 11/30/2026 10:00<br>Appt conf. 55-118|Ref MR 4471')}
<p><b>DROPS</b></p>${table('w', '1.|Armourdale Box Co<br>1100 Kansas Ave<br>Kansas City, KS 66105|Tue 12/01/2026 08:00<br>Appt conf. pending|PO 771-20', '2.|Turner Packaging<br>6000 Inland Dr<br>Kansas City, KS 66106|Tue 12/01/2026 11:00<br>Appt conf. pending|PO 771-21')}
<p>Pay: line haul $1,450.00, extra drop $75.00, <b>total $1,525.00</b></p>${FINE}`,
    stops: [
      'P Hamilton, OH 45013 2026-11-30',
      'D Kansas City, KS 66105 2026-12-01',
      'D Kansas City, KS 66106 2026-12-01',
    ],
    load: '77120448',
    rate: 152500,
    details: { miles: '604 mi' },
  },
  jj02_schedule_beside_address: {
    css: KEYS,
    html: `<div class="r"><div><b style="font-size:17px">Cobalt Lane</b></div><div><span class="k">RATE CONFIRMATION FOR LOAD</span><b>CL-118-2047</b></div><div><span class="k">TOTAL CARRIER COST</span><b>$2,780.00</b></div></div>
<div class="b"><div class="r"><div><b>PICKUP</b> 1/1</div><div><span class="k">DATE</span>12/01/2026</div><div><span class="k">WINDOW</span>07:00 to 13:00 PST</div><div><span class="k">CONFIRMATION</span>77-Q1</div></div><p>Salinas Cooling Company, 1120 Harkins Rd, Salinas, CA 93901 (831) 555-0147</p></div>
<div class="b"><div class="r"><div><b>DELIVERY</b> 1/1</div><div><span class="k">DATE</span>12/03/2026</div><div><span class="k">WINDOW</span>03:00 to 03:30 MST</div><div><span class="k">CONFIRMATION</span>D-90</div></div><p>Rocky Mountain Greengrocers, 5151 Bannock St, Denver, CO 80216 (303) 555-0163</p></div>
<p>Leafy greens, 1,210 cases, 40,100 lbs gross, reefer at 34 F, 1,235 miles</p>${table('w', 'Line haul|$2,300.00', 'Fuel|$480.00')}${FINE}`,
    stops: ['P Salinas, CA 93901 2026-12-01', 'D Denver, CO 80216 2026-12-03'],
    load: 'CL-118-2047',
    rate: 278000,
    details: { miles: '1,235 mi' },
  },
  jj03_chain_of_legs: {
    css: SMALL,
    html: `<h2>Multi-leg assignment 4402-77</h2><p>Dispatched by Great Basin Motor Lines for Ridgeback Express, unit 12, on 29 Nov 2026.</p>
${table('g w', '#Leg|Leave|Reach|Load or empty|Miles', '1|Boise yard, 6200 S Federal Way, Boise, ID 83716<br>30 Nov 2026 05:00|Nampa Sugar Works, 138 W Karcher Rd, Nampa, ID 83687<br>30 Nov 2026 06:00|Empty|24', '2|Nampa Sugar Works, 138 W Karcher Rd, Nampa, ID 83687<br>30 Nov 2026 08:00|Ogden Candy, 2900 Midland Dr, Ogden, UT 84401<br>30 Nov 2026 16:00|Loaded|298')}
<p>Pay for the chain: $815.00. Load at Nampa, unload at Ogden. Sugar in totes, 43,900 lbs.</p>`,
    stops: ['P Nampa, ID 83687 2026-11-30', 'D Ogden, UT 84401 2026-11-30'],
    load: '4402-77',
    rate: 81500,
  },
  jj04_refs_per_stop: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Hawthorn Transportation Services</b><br>MC-558120</td><td class="right"><b>Load Confirmation # 0091842</b><br>Rev. 2 of 11/29/2026</td></tr></table>
<table class="g w"><tr><td style="width:14%"><b>Pickup</b></td><td><b>Shoreline Chemical</b><br>3300 Industrial Pkwy<br>Ashtabula, OH 44004</td><td>Arrival: 12/01/26 08:00-10:00<br>BOL: 80012277<br>PO: 4500012, 4500013<br>Release: 33-0914-2</td></tr><tr><td><b>Drop</b></td><td><b>Lehigh Coatings</b><br>2100 S 12th St<br>Allentown, PA 18103</td><td>Arrival: 12/02/26 07:00-07:30<br>PO: 4500012<br>Dock: 4</td></tr><tr><td><b>Drop</b></td><td><b>Raritan Adhesives</b><br>75 Mill Rd<br>Edison, NJ 08817</td><td>Arrival: 12/02/26 12:00-14:00<br>PO: 4500013<br>Dock: east</td></tr></table>
<p>53' van, hazmat class 3, 38,480 lbs, 462 mi</p>${table('', '#Pay item|Amount', 'LH|1,690.00', 'HAZ|150.00', 'STP|75.00', '#Sum|1,915.00')}${FINE}`,
    stops: [
      'P Ashtabula, OH 44004 2026-12-01',
      'D Allentown, PA 18103 2026-12-02',
      'D Edison, NJ 08817 2026-12-02',
    ],
    load: '0091842',
    rate: 191500,
    details: { weight: '38,480 lb', miles: '462 mi' },
  },
  jj05_edi_like_print: {
    css: COURIER,
    html: `<pre>
MOTOR CARRIER LOAD TENDER                          29NOV26 1502
SHIPMENT ID   . . . : 0720418834
SCAC          . . . : RDGX
EQUIPMENT     . . . : TL 53
TOTAL CHARGE  . . . : 1,118.40 USD

S5 01 CL   LOAD
   SF      CEDAR VALLEY STARCH            CODE 0044
           1001 1ST ST SW
           CEDAR RAPIDS IA 52404
   G62 37  PICKUP NOT BEFORE   01DEC26 0600
   G62 38  PICKUP NOT AFTER    01DEC26 1400
   L11 BM  8812044

S5 02 CU   UNLOAD
   ST      FOX CITIES PAPER CO            CODE 2190
           1500 E WISCONSIN AVE
           APPLETON WI 54911
   G62 53  DELIVER NOT BEFORE  02DEC26 0700
   G62 54  DELIVER NOT AFTER   02DEC26 0900
   L11 PO  PP-66012

WEIGHT 44,060 L     DISTANCE 342 M
</pre>`,
    stops: ['P Cedar Rapids, IA 52404 2026-12-01', 'D Appleton, WI 54911 2026-12-02'],
    load: '0720418834',
    rate: 111840,
  },
  jj06_letter_with_bullets: {
    css: SERIF,
    html: `<p><b>Stonebridge Logistics</b><br>Knoxville, Tennessee</p><p>Sunday, 29 November 2026</p><p>To: Ridgeback Express<br>Subject: our load 61-7720</p><p>We confirm the following for your truck:</p><ul><li>Collect 20 pallets of tile at Volunteer Ceramics, 900 Tile Dr, Lawrenceburg, TN 38464 on Tuesday, December 1, between 9 and 12.</li><li>Deliver 12 of them to Dogwood Floors, 4400 Campbellton Rd, Atlanta, GA 30331 on Wednesday, December 2 at 7 in the morning.</li><li>Deliver the other 8 to Azalea Interiors, 2200 Gordon Hwy, Augusta, GA 30909 on the same day, December 2, by 2 pm.</li></ul><p>You will be paid $1,640.00 in all, fuel and the second drop included, 21 days after we have the signed bills.</p><p>Yours sincerely,<br>Dana Whitlock</p>`,
    stops: [
      'P Lawrenceburg, TN 38464 2026-12-01',
      'D Atlanta, GA 30331 2026-12-02',
      'D Augusta, GA 30909 2026-12-02',
    ],
    load: '61-7720',
    rate: 164000,
  },
  jj07_columns_of_three_stops: {
    css: SMALL,
    page: { landscape: true },
    html: `<table class="w"><tr><td><b style="font-size:15px">Pelican State Brokerage</b></td><td class="right">Confirmation of load 20-5514 &nbsp; 11/29/2026</td></tr></table>
${table('g w', '#|Stop 1|Stop 2|Stop 3', 'What|Pickup|Delivery|Delivery', 'Who|Bayou Rice Mill|Caddo Grocers|East Texas Foods', 'Street|1800 Mill St|2900 Linwood Ave|1500 N Eastman Rd', 'City|Crowley, LA 70526|Shreveport, LA 71103|Longview, TX 75601', 'Day|11/30/2026|12/01/2026|12/01/2026', 'Hours|08:00-15:00|06:00|10:30', 'Number|B-7712|CG 118|ETF 90')}
<p>Weight 42,780 lbs. 312 miles. Rice in bags, 21 pallets.</p><p><b>Rate to carrier: $985.00</b> including one extra stop.</p>${FINE}`,
    stops: [
      'P Crowley, LA 70526 2026-11-30',
      'D Shreveport, LA 71103 2026-12-01',
      'D Longview, TX 75601 2026-12-01',
    ],
    load: '20-5514',
    rate: 98500,
    details: { weight: '42,780 lb', miles: '312 mi' },
  },
  jj08_place_then_activity: {
    css: SMALL,
    html: `<p><b style="font-size:14px">Sandhills Intermodal</b> &nbsp; Work order <b>WO-330118</b> &nbsp; 11/29/2026</p>
${table('g w', '#Location|Activity|Scheduled|Equipment', 'BNSF Logistics Park Chicago, 26664 Baseline Rd, Elwood, IL 60421|Out-gate loaded|12/01/2026 07:00|JBHU 441187', 'Du Page Home Goods, 1500 S Wolf Rd, Wheeling, IL 60090|Live unload|12/01/2026 10:00|JBHU 441187', 'BNSF Logistics Park Chicago, 26664 Baseline Rd, Elwood, IL 60421|In-gate empty|12/01/2026 16:00|JBHU 441187')}
<p>Drayage all in $540.00. Cargo 36,210 lbs. Chassis is supplied.</p>${FINE}`,
    stops: [
      'P Elwood, IL 60421 2026-12-01',
      'D Wheeling, IL 60090 2026-12-01',
      'D Elwood, IL 60421 2026-12-01',
    ],
    load: 'WO-330118',
    rate: 54000,
  },
  jj09_ontario_two_columns: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Grand River Transport Brokers Inc.</b><br>1400 Bishop St N, Cambridge, ON N1R 6W8 &nbsp; 519-555-0142</td><td class="right"><b>Load Confirmation / Contract</b><br>Pro Bill: GR-771204<br>29-Nov-2026</td></tr></table>
<div class="two"><div><h3>PICKUP AT</h3><p>Windsor Stampings<br>3200 Deziel Dr<br>Windsor, Ontario N8W 5A5<br>Date: 01-Dec-2026<br>Time: 0800-1200<br>Ref: WS 4471</p></div><div><h3>DELIVER TO</h3><p>Bluegrass Auto Assembly<br>1001 Cherry Blossom Way<br>Georgetown, Kentucky 40324<br>Date: 02-Dec-2026<br>Time: 0630<br>Ref: Dock 81</p></div></div>
${table('g', 'Customs broker|Ambassador Brokerage, 3033 Porter St, Detroit, MI 48216', 'Crossing|Ambassador Bridge', 'ACE / PAPS|GRVX 771204')}
<p>Stamped parts, 38 racks, 39,600 lb. 372 miles.</p>${table('', 'Freight|$1,450.00 CAD', 'FSC|$246.50 CAD', 'Border fee|$75.00 CAD', 'Total|$1,771.50 CAD')}<p>Mail to: PO Box 118, Cambridge, ON N1R 5S9</p>`,
    stops: ['P Windsor, ON N8W 5A5 2026-12-01', 'D Georgetown, KY 40324 2026-12-02'],
    load: 'GR-771204',
    rate: 177150,
    details: { weight: '39,600 lb', miles: '372 mi' },
  },
  jj10_dates_over_addresses: {
    css: KEYS,
    html: `<p><b style="font-size:15px">Meadowlark Truckload</b> &nbsp; Shipment 9920417 &nbsp; Carrier pay $1,260.00</p>
<div class="r"><div><p><b>Origin</b></p><p>11/30/2026<br>12:00 - 17:00</p><p>Minot Durum Elevator<br>2400 Valley St<br>Minot, ND 58701</p></div><div><p><b>Destination</b></p><p>12/01/2026<br>09:00 - 09:00</p><p>Twin Ports Pasta<br>1200 Garfield Ave<br>Superior, WI 54880</p></div><div><p><b>Load facts</b></p><p>Durum in totes<br>43,400 lbs<br>438 miles<br>Van</p></div></div>${FINE}`,
    stops: ['P Minot, ND 58701 2026-11-30', 'D Superior, WI 54880 2026-12-01'],
    load: '9920417',
    rate: 126000,
    details: { weight: '43,400 lb', miles: '438 mi' },
  },
  jj11_row_per_stop_wide: {
    css: 'body{font:8px/1.35 "DejaVu Sans",sans-serif}',
    page: { landscape: true },
    html: `<p><b style="font-size:13px">Truckstead TMS</b> &nbsp; Carrier copy &nbsp; Load ID 5518820 &nbsp; Broker: Red Bluff Freight, Redding CA, MC 447120</p>
${table('g w', '#P/D|Name|Addr 1|Addr 2|City|ST|Zip|Open|Close|Ref 1|Ref 2', 'P|Shasta Bottled Water|8600 Commercial Way|Dock B|Redding|CA|96002|12/01/26 06:00|12/01/26 14:00|SBW771|', 'P|Mt Lassen Trout|20560 Lanes Valley Rd||Paynes Creek|CA|96075|12/01/26 08:00|12/01/26 15:00|ML-3|9917', 'D|Valley Food Bank|8301 Umatilla Dr|Suite 4|Sacramento|CA|95829|12/02/26 07:00|12/02/26 08:00|VFB20|4410', 'D|Delta Grocers|2400 Boeing Way||Stockton|CA|95206|12/02/26 10:00|12/02/26 11:30|DG-5|')}
${table('g', '#Line|Code|Description|Qty|Unit|Ext', '1|LH|Linehaul flat|1|980.00|980.00', '2|SO|Stop off|2|50.00|100.00', '|||||1,080.00')}<p>Weight 39,910 &nbsp; Miles 243</p>${FINE}`,
    stops: [
      'P Redding, CA 96002 2026-12-01',
      'P Paynes Creek, CA 96075 2026-12-01',
      'D Sacramento, CA 95829 2026-12-02',
      'D Stockton, CA 95206 2026-12-02',
    ],
    load: '5518820',
    rate: 108000,
    details: { miles: '243 mi' },
  },
  jj12_trailer_pool: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Tamarack Pool Services</b></td><td class="right"><b>Dispatch 7718-B</b><br>Sent 11/29/2026</td></tr></table>
<p><b>Stop 1 - Pick up empty trailer</b><br>Tamarack yard, 1200 Port Rd, Toledo, OH 43605<br>12/01/2026 05:00, any trailer from row C</p><p><b>Stop 2 - Drop empty, hook loaded</b><br>Maumee Glassworks, 1700 Indian Wood Cir, Maumee, OH 43537<br>12/01/2026 06:30, loaded trailer 55120, seal 8841</p><p><b>Stop 3 - Live unload</b><br>Hoosier Windows, 2600 Bremen Hwy, Mishawaka, IN 46544<br>12/01/2026 11:00 EST, PO 77-118</p>
<p>Rate $695.00 flat. 168 loaded miles. 31,200 lbs.</p>${FINE}`,
    stops: [
      'P Toledo, OH 43605 2026-12-01',
      'P Maumee, OH 43537 2026-12-01',
      'D Mishawaka, IN 46544 2026-12-01',
    ],
    load: '7718-B',
    rate: 69500,
  },
  jj13_sidebar_of_broker: {
    css: `${SMALL} .s{width:28%;background:#f2f2f2;padding:6px;vertical-align:top}`,
    html: `<table class="w"><tr><td class="s"><b>Copper Basin Logistics</b><br>3838 N Central Ave<br>Phoenix, AZ 85012<br><br>Your contact<br>Marta Reyes<br>602-555-0119<br><br>Bill us at<br>PO Box 7712<br>Phoenix, AZ 85011<br><br>Load<br><b>CB 40718</b><br><br>You are paid<br><b>$1,035.00</b><br><br>Miles<br>367<br><br>Weight<br>44,500 lbs</td><td><h3>Where you load</h3><p>Globe Smelter Supply<br>4900 S Russell Rd<br>Claypool, AZ 85532<br>Tuesday 12/01/2026, 06:00 to 12:00<br>Give number 88-204 at the gate.</p><h3>Where you unload</h3><p>Barstow Foundry<br>2600 W Main St<br>Barstow, CA 92311<br>Wednesday 12/02/2026, 09:00<br>Ask for dock 3.</p><h3>What you haul</h3><p>Copper anode, 22 bundles, straps required.</p><h3>Terms</h3><p>Net 30 days. Tolls are yours. A late truck costs $75.00. Do not break the seal.</p></td></tr></table>`,
    stops: ['P Claypool, AZ 85532 2026-12-01', 'D Barstow, CA 92311 2026-12-02'],
    load: 'CB 40718',
    rate: 103500,
  },
  jj14_no_street_addresses: {
    css: SMALL,
    html: `<h2>LINDEN TRUCK BROKERS: RATE SHEET</h2>${table('w', 'Load|LTB-5512|Date|11/29/2026', 'Carrier|Ridgeback Express|Driver|', 'Truck type|Hopper|Weight|50,000 lb')}
${table('g w', '#PU / DEL|City|St|Date|Time|Number', 'PU|Garden City|KS|12/01/2026|AM|GC 4410', 'DEL|Hereford|TX|12/02/2026|07:00-16:00|Pen 6')}
<p>$0.052 per lb hauled, estimated; guaranteed flat minimum to the truck. ALL IN RATE: $1,320.00</p>${FINE}`,
    stops: ['P Garden City, KS 2026-12-01', 'D Hereford, TX 2026-12-02'],
    load: 'LTB-5512',
    rate: 132000,
  },
  jj15_stop_headers_as_bars: {
    css: `${SMALL} .bar{background:#234;color:#fff;padding:3px 6px;margin-top:8px}`,
    html: `<table class="w"><tr><td><b style="font-size:16px">ARROYO FREIGHT EXCHANGE</b></td><td class="right"><b>Order 26-77-1184</b><br>Page 1 of 1</td></tr></table>
<div class="bar">LOADING &nbsp;|&nbsp; 12/01/2026 &nbsp;|&nbsp; 05:00 - 09:00 &nbsp;|&nbsp; FCFS</div><p>Imperial Hay Export &nbsp; 1700 Pan American Ave &nbsp; Calexico CA 92231 &nbsp; 760-555-0123</p><div class="bar">UNLOADING &nbsp;|&nbsp; 12/01/2026 &nbsp;|&nbsp; 14:00 &nbsp;|&nbsp; APPT 88120</div><p>Harbor Container Freight &nbsp; 1200 Pier F Ave &nbsp; Long Beach CA 90802 &nbsp; 562-555-0159</p>
<div class="bar">FREIGHT</div><p>Hay bales, compressed, 44,100 lbs, 223 miles, flatbed</p><div class="bar">MONEY</div><p>Carrier $720.00 &nbsp; Advance max 40% &nbsp; Net 21</p>${FINE}`,
    stops: ['P Calexico, CA 92231 2026-12-01', 'D Long Beach, CA 90802 2026-12-01'],
    load: '26-77-1184',
    rate: 72000,
    details: { weight: '44,100 lb', miles: '223 mi' },
  },
  jj16_texts_in_odd_order: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [380, 300, 9, 'Total to be paid: $2,240.00'],
          [380, 284, 9, 'Fuel: $340.00'],
          [380, 268, 9, 'Haul: $1,900.00'],
          [320, 130, 10, 'Consignee:'],
          [320, 144, 9, 'Empire Cabinet Outlet'],
          [320, 158, 9, '90 Ridge Rd'],
          [320, 172, 9, 'Lackawanna, NY 14218'],
          [320, 190, 9, 'Must arrive: Dec 3, 2026 08:00'],
          [40, 130, 10, 'Shipper:'],
          [40, 144, 9, 'Heartland Cabinet Works'],
          [40, 158, 9, '4600 E 48th Ave'],
          [40, 172, 9, 'Denver, CO 80216'],
          [40, 190, 9, 'Must arrive: Dec 1, 2026 10:00'],
          [40, 230, 9, 'Pieces: 210   Weight: 18,900 lbs   Miles: 1,540'],
          [40, 40, 16, 'Rampart Freight'],
          [40, 58, 8, '1801 Broadway, Denver, CO 80202'],
          [400, 40, 11, 'Load No: RF-20-4418'],
          [400, 56, 9, 'Nov 29, 2026'],
        ],
      ],
    },
    stops: ['P Denver, CO 80216 2026-12-01', 'D Lackawanna, NY 14218 2026-12-03'],
    load: 'RF-20-4418',
    rate: 224000,
    details: { weight: '18,900 lb', miles: '1,540 mi' },
  },
};
