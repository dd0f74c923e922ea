import { table, type ByHand } from './by-hand-papers';

/**
 * A twenty-third batch, drawn before any rule was looked at: steel, vehicles, produce, part loads, ramps, government freight, carriers' and
 * brokers' systems under other words, a chain of mails, tenders with places and days in separate fields, a field ticket, a delivery tour.
 * At first sight 10 of 20 exact, 17 load numbers, 19 rates, nothing wrong without a doubt; 1 of the exact ones with a doubt.
 * After mending 20, 20 and 20; 4 with a doubt.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const FINE_PRINT = `<div style="font-size:7px"><p>By hauling this freight the carrier accepts the following. Rates include all services. Carrier may not re-broker. Accessorial charges must be approved in writing before they are incurred: detention $50.00/hr after 2 free hours, layover $200.00, TONU $150.00. A fee of $250.00 applies where the shipment is late without notice. Cargo insurance of $100,000.00 and auto liability of $1,000,000.00 must be in force. Invoices go to our accounting office, P.O. Box 4410, Omaha, NE 68104, within 30 days.</p></div>`;

export const TWENTY_THIRD_BATCH: Readonly<Record<string, ByHand>> = {
  ee01_steel_per_hundred: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Mahoning Steel Haulers Exchange</b><br>330-555-0118 &nbsp; 1450 Poland Ave, Youngstown, OH 44502</td><td class="right"><b>CARRIER WORK ORDER</b><br>W/O <b>MS-41877</b><br>Written 11/29/26</td></tr></table>
${table('g w', '#Mill / Yard|Consignee|Ship|Due', 'North Star Tube Works<br>2669 Martin Luther King Jr Blvd<br>Youngstown, OH 44510|Piedmont Fabricators<br>2200 Randleman Rd<br>Greensboro, NC 27406|12/2/26 0700-1500|12/3/26 by 1400')}
${table('g w', '#Heat / Tag|Item|Pcs|Lbs', '77A1180|HSS 8x8x3/8 x 40 ft|9|12,690', '77A1183|HSS 6x6x1/4 x 40 ft|24|18,410', '77B0440|Pipe 8 in sch 40|20|15,900', '||53|47,000')}
<p>48 ft step deck or flat, 8 ft tarps, 10 straps, coil racks no. 487 practical miles.</p>
<table class="w"><tr><td>47,000 lbs @ 3.05 cwt</td><td class="right">1,433.50</td></tr><tr><td>Tarp</td><td class="right">75.00</td></tr><tr><td>FSC 14%</td><td class="right">200.69</td></tr><tr><td><b>TO TRUCK</b></td><td class="right"><b>1,709.19</b></td></tr></table>${FINE_PRINT}`,
    stops: ['P Youngstown, OH 44510 2026-12-02', 'D Greensboro, NC 27406 2026-12-03'],
    load: 'MS-41877',
    rate: 170919,
    details: { weight: '47,000 lb', miles: '487 mi' },
  },
  ee02_vehicle_dispatch: {
    html: `<h2>Dispatch Sheet</h2><p>Order ID: <b>QX-204188</b> &nbsp; Dispatched: 11/29/2026 &nbsp; Contract with Quixote Auto Movers, 4400 N Scottsdale Rd, Scottsdale, AZ 85251, MC# 774120</p>
<table class="w"><tr><td style="width:50%"><h3>Pickup Information</h3>Manheim Nashville<br>8400 Eastgate Blvd<br>Mount Juliet, TN 37122<br>Phone: (615) 555-0149<br>Buyer # 5512877</td><td><h3>Delivery Information</h3>Lakeside Pre-Owned<br>3100 Airline Dr<br>Metairie, LA 70001<br>Phone: (504) 555-0112<br>Attn: Remy</td></tr></table>
<h3>Dates and price</h3>${table('w', 'Carrier Pickup Date (estimated):|12/02/2026|Price listed:|$925.00', 'Carrier Delivery Date (no later than):|12/04/2026|Total payment to carrier:|$900.00', 'Ship via:|Open|Company owes carrier (after COD):|$900.00')}
<h3>Vehicles</h3>${table('g w', '#Year|Make|Model|VIN|Lot #|Color', '2021|Toyota|Tacoma|3TYCZ5AN1MT041188|118|Gray', '2019|Honda|CR-V|2HKRW2H54KH620417|221|Blue', '2022|Kia|Soul|KNDJ23AU4N7802044|305|White')}
<p>Payment: ACH, 5 business days after receipt of signed BOL. Inspect each vehicle at both ends and mark damage.</p>`,
    stops: ['P Mount Juliet, TN 37122 2026-12-02', 'D Metairie, LA 70001 2026-12-04'],
    load: 'QX-204188',
    rate: 90000,
    details: { mc: '774120' },
  },
  ee03_produce_pickups: {
    css: SMALL,
    html: `<center><b style="font-size:16px">Gabilan Produce Transportation</b><br>Salinas, California &nbsp; 831-555-0101 &nbsp; PACA 20118844</center><p><b>TRUCK PASSING</b> &nbsp; Our file no. <b>118-26-G</b> &nbsp; Truck: Ridgeback Express &nbsp; Driver __________</p>
<p><b>Loading Tuesday 12/1/26:</b></p>${table('g w', '#P/U|Shipper / cooler|Cooler address|Conf #|Plts|Product', '1|Alisal Greens|1020 Abbott St, Salinas, CA 93901|AG55120|8|Romaine hearts', '2|Tres Pinos Coolers|311 Hillcrest Rd, Hollister, CA 95023|778-44|6|Spinach', '3|Pajaro Berry|275 Salinas Rd, Watsonville, CA 95076|PB2219|8|Strawberries')}
<p><b>Arriving Friday 12/4/26, 11 PM:</b></p>${table('g w', '#Drop|Receiver|Address|PO|Plts', '1|Hunts Point Growers, Unit 214|772 Edgewater Rd, Bronx, NY 10474|4471|14', '2|Nassau Fruit Terminal|500 Old Country Rd, Garden City, NY 11530|4472|8')}
<p>Run 34 degrees continuous, pulp at pickup, temp recorder on last pallet. 38,700 lbs, 22 pallets.</p><p>Freight $8,950.00 &nbsp; Less loading fee -$100.00 &nbsp; Less recorder -$35.00 &nbsp; <b>Net to truck $8,815.00</b></p>${FINE_PRINT}`,
    stops: [
      'P Salinas, CA 93901 2026-12-01',
      'P Hollister, CA 95023 2026-12-01',
      'P Watsonville, CA 95076 2026-12-01',
      'D Bronx, NY 10474 2026-12-04',
      'D Garden City, NY 11530 2026-12-04',
    ],
    load: '118-26-G',
    rate: 881500,
    details: { weight: '38,700 lb' },
  },
  ee04_ltl_cartage: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Volunteer Volume LTL</b></td><td class="right"><b>Pickup Confirmation</b></td></tr></table>${table('g w', 'PRO|884-120447-1|Quote|Q-771204', 'SCAC|RDGX|Terms|Third party prepaid', 'Ready|12/01/2026 10:00|Dock closes|16:00', 'Est. transit|2 business days|Deliver|12/03/2026')}
<table class="g w"><tr><td style="width:50%"><b>Origin</b><br>Cumberland Bath Hardware<br>Attn: Shipping, Dock 4<br>505 Hester Dr<br>White House, TN 37188<br>T 615-555-0187</td><td><b>Destination</b><br>Shoals Plumbing Supply<br>2809 Jackson Hwy<br>Sheffield, AL 35660<br>T 256-555-0190<br>Liftgate, call before delivery</td></tr><tr><td colspan="2"><b>Bill to (third party)</b><br>Volunteer Volume LTL, 209 10th Ave S, Nashville, TN 37203</td></tr></table>
${table('g w', '#Units|Type|Pcs|Description|NMFC|Class|Weight', '4|PLT|96|Faucets, brass|95190|85|2,880 lb', '2|PLT|40|Sinks, steel|158120-4|125|1,140 lb', '6||136|||4,020 lb')}
<table class="w"><tr><td>Gross charges</td><td class="right">$1,902.40</td></tr><tr><td>Discount 71%</td><td class="right">($1,350.70)</td></tr><tr><td>Net freight</td><td class="right">$551.70</td></tr><tr><td>Fuel 28.5%</td><td class="right">$157.23</td></tr><tr><td>Liftgate delivery</td><td class="right">$65.00</td></tr><tr><td><b>Amount payable</b></td><td class="right"><b>$773.93</b></td></tr></table>`,
    stops: ['P White House, TN 37188 2026-12-01', 'D Sheffield, AL 35660 2026-12-03'],
    load: '884-120447-1',
    rate: 77393,
    details: { weight: '4,020 lb' },
  },
  ee05_ramp_dray: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Kaw Point Intermodal</b> &nbsp; DRAY DISPATCH</p>${table('w', 'Dispatch no.|<b>KPI 55-20418</b>|Equipment|53 ft domestic, UMAX 884120', 'Waybill|711820|Seal|UL5512087', 'Rail ETA|11/30/2026 22:15|Last free day|12/02/2026')}
${table('g w', '#Leg|Move|From / To|Appt', '1|Pull loaded|BNSF Logistics Park KC<br>32880 W 191st St<br>Edgerton, KS 66021|12/01/2026 08:00', '2|Live unload|Topeka Pet Foods<br>4300 NW 25th St<br>Topeka, KS 66618|12/01/2026 11:30', '3|Ingate empty|BNSF Logistics Park KC<br>32880 W 191st St<br>Edgerton, KS 66021|12/01/2026 18:00')}
<p>Pet food ingredients 42,880#, no hazmat. Round trip 126 miles.</p><table><tr><td>Dray linehaul</td><td>$410.00</td></tr><tr><td>Fuel 32%</td><td>$131.20</td></tr><tr><td>Chassis</td><td>$0.00</td></tr><tr><td>Dray all-in</td><td>$541.20</td></tr></table>${FINE_PRINT}`,
    stops: [
      'P Edgerton, KS 66021 2026-12-01',
      'D Topeka, KS 66618 2026-12-01',
      'D Edgerton, KS 66021 2026-12-01',
    ],
    load: 'KPI 55-20418',
    rate: 54120,
  },
  ee06_government_bill: {
    css: COURIER,
    html: `<pre>
             COMMERCIAL BILL OF LADING  -  GOVERNMENT FREIGHT
+------------------------------------+----------------------------+
| B/L NBR   RDGX0044187              | B/L DATE  27 NOV 26        |
| TAC  A4G1       MODE  B  TRUCK     | TRANSP PRIORITY  2         |
+------------------------------------+----------------------------+
| FROM (CONSIGNOR)                   | DATE REQUESTED FOR PICKUP  |
|  W25G1U  DEPOT TRANSPORTATION OFC  |  01 DEC 26                 |
|  2 CHAMBERS AVE                    |                            |
|  NEW CUMBERLAND PA 17070           | REQUIRED DELIVERY DATE     |
+------------------------------------+  04 DEC 26                 |
| TO (CONSIGNEE)                     |                            |
|  W45G19  CENTRAL RECEIVING         | TRAILER  1 VAN 53          |
|  BLDG 345 RED RIVER                |                            |
|  TEXARKANA TX 75507                | SEAL     GOV 881204        |
+------------------------------------+----------------------------+
| SEND CHARGES TO  FREIGHT PAYMENT CENTER, PO BOX 8841            |
|                  MINNEAPOLIS MN 55480                           |
+-----------------------------------------------------------------+
| NBR  KIND   DESCRIPTION                        WEIGHT LBS       |
|  18  PALLET REPAIR PARTS, VEHICLE NOI             31,450        |
|                                                                 |
| LINEHAUL  2,604.00   FUEL  468.72   TOTAL CHARGES  3,072.72     |
+-----------------------------------------------------------------+
  CARRIER SIGNATURE ____________________   DATE ______________
</pre>`,
    stops: ['P New Cumberland, PA 17070 2026-12-01', 'D Texarkana, TX 75507 2026-12-04'],
    load: 'RDGX0044187',
    rate: 307272,
    details: { weight: '31,450 lb' },
  },
  ee07_route_timeline: {
    css: 'body{font:10px/1.5 "DejaVu Sans",sans-serif}.m{color:#777}.r{border-left:3px solid #48a;padding-left:10px;margin:8px 0}',
    html: `<table class="w"><tr><td><b style="font-size:18px">Anchorline</b> <span class="m">by Tidepool Logistics Inc.</span></td><td class="right"><span class="m">Shipment ID</span> <b>49920-11874</b><br><span class="m">Custom ID</span> TP8841</td></tr></table>
<p class="m">Route &middot; 2 stops &middot; 611 mi &middot; 10 hr 5 min</p>
<div class="r"><b>Dec 2, 2026 &nbsp; 7:00 am - 2:00 pm CST</b> &nbsp; <span class="m">FCFS</span><br><span class="m">Pickup</span> &nbsp; <b>Kettle Foods Beloit</b> &middot; 3100 Kettle Way, Beloit, WI 53511, United States<br><span class="m">PO 771-88, PU 4418</span> &middot; 26 pallets</div>
<div class="r"><b>Dec 3, 2026 &nbsp; 10:30 am EST</b> &nbsp; <span class="m">By appointment</span><br><span class="m">Delivery</span> &nbsp; <b>Giant Eagle OK Grocery</b> &middot; 1 Thorn Hill Dr, Warrendale, PA 15086, United States<br><span class="m">Appt 8820411</span> &middot; 26 pallets</div>
<table class="w"><tr><td style="width:50%"><span class="m">Items</span><br>Potato chips, 9,860 lb gross<br><span class="m">Equipment</span><br>Van - 53'</td><td><span class="m">Carrier costs</span><br>Freight - flat &nbsp; 1 &times; $1,550.00 &nbsp; $1,550.00<br>Fuel - surcharge &nbsp; 611 &times; $0.30 &nbsp; $183.30<br><b>Grand total &nbsp; $1,733.30</b></td></tr></table>
<p class="m">Tidepool Logistics Inc., 222 Merchandise Mart Plaza, Chicago, IL 60654 &middot; MC 1120448 &middot; Billing: ap@tidepool.example</p>${FINE_PRINT}`,
    stops: ['P Beloit, WI 53511 2026-12-02', 'D Warrendale, PA 15086 2026-12-03'],
    load: '49920-11874',
    rate: 173330,
    details: { weight: '9,860 lb', miles: '611 mi', mc: '1120448' },
  },
  ee08_event_codes: {
    css: SMALL,
    html: `<table class="w"><tr><td><b>LONE MESA TRANSPORT BROKERAGE</b><br>El Paso, TX 79936</td><td class="right"><b>TRIP CONFIRMATION</b><br>Order 418822 &nbsp; Leg 1 of 1 &nbsp; Move 504417</td></tr></table>
${table('g w', '#Evt|Company|City, St|Zip|Earliest|Latest|Ref|Lbs', 'LLD|SUNBELT PECAN SHELLERS|LAS CRUCES,NM|88005|12/01/26 06:00|12/01/26 09:00|PU-4410|21,000', 'LLD|MESILLA CHILE CO|HATCH,NM|87937|12/01/26 11:00|12/01/26 14:00|77120|19,800', 'LUL|RIO BRAVO DISTRIBUTORS|LUBBOCK,TX|79404|12/02/26 07:00|12/02/26 12:00|PO 2204|25,500', 'LUL|CROSS TIMBERS FOODS|DENTON,TX|76207|12/03/26 05:00|12/03/26 05:00|PO 5518|15,300')}
<p>Trailer: RFR 53 &nbsp; Set point 40F &nbsp; Commodity PECANS/CHILE &nbsp; Loaded mi 702 &nbsp; Empty mi 0</p>
${table('w', 'LHF|Line Haul Flat|1|1,800.00|1,800.00', 'FSC|Fuel|702|.38|266.76', 'SOP|Stop Pay|2|50.00|100.00', '||||<b>2,166.76</b>')}<p>Currency: US$</p>${FINE_PRINT}`,
    stops: [
      'P Las Cruces, NM 88005 2026-12-01',
      'P Hatch, NM 87937 2026-12-01',
      'D Lubbock, TX 79404 2026-12-02',
      'D Denton, TX 76207 2026-12-03',
    ],
    load: '418822',
    rate: 216676,
    details: { miles: '702 mi' },
  },
  ee09_mail_chain: {
    html: `<p style="font-size:9px">11/29/26, 4:12 PM &nbsp;&nbsp;&nbsp; Mail - Sofia Reyes - Outlook</p><h2>RE: RE: Tulsa to Shreveport Wed</h2><p><b>Wes Calloway</b> &lt;wes@arrowrockfreight.example&gt;<br>Sun 11/29/2026 3:58 PM<br>To: Sofia Reyes &lt;dispatch@ridgeback.example&gt;</p>
<p>Sofia, done at $1,075 all in. Here are the details, load number is ARF55204:</p><p>PICKUP<br>Wednesday 12/2, 9 AM appointment<br>Sooner Valve &amp; Fitting<br>5050 S 49th West Ave<br>Tulsa, OK 74107<br>PU# SV-2204</p><p>DELIVERY<br>Thursday 12/3, 8 AM to 3 PM<br>Red River Pump Supply<br>3010 Knight St<br>Shreveport, LA 71105</p><p>Load is 31,000 lbs of valves on 18 skids, dry van, 360 miles. Please send the driver's name and cell.</p><p>Wes Calloway, Arrowrock Freight LLC, 918-555-0170<br>7130 S Lewis Ave, Tulsa, OK 74136</p>
<hr><p><b>From:</b> Sofia Reyes<br><b>Sent:</b> Sunday, November 29, 2026 3:31 PM<br><b>To:</b> Wes Calloway<br><b>Subject:</b> RE: Tulsa to Shreveport Wed</p><p>Could do it for $1,150.</p><hr><p><b>From:</b> Wes Calloway<br><b>Sent:</b> Sunday, November 29, 2026 3:20 PM<br><b>Subject:</b> Tulsa to Shreveport Wed</p><p>Do you have a truck in Tulsa on Wednesday? I can pay $950.</p>`,
    stops: ['P Tulsa, OK 74107 2026-12-02', 'D Shreveport, LA 71105 2026-12-03'],
    load: 'ARF55204',
    rate: 107500,
    details: { weight: '31,000 lb', miles: '360 mi' },
  },
  ee10_long_table_two_pages: {
    css: 'body{font:10px/1.5 "DejaVu Sans",sans-serif} td{padding:7px 10px 7px 3px}',
    html: `<table class="w"><tr><td><b style="font-size:15px">Blackstone Valley 3PL</b><br>Portal export 11/29/2026</td><td class="right">Shipment <b>BV-2044187</b><br>Carrier confirmation</td></tr></table>
<table class="g w"><thead><tr><th>Stop</th><th>Type</th><th>Location</th><th>Window</th><th>Reference</th><th>Plts</th></tr></thead><tbody>${[
      '1|Pick|Worcester Paperboard<br>100 Goddard Memorial Dr<br>Worcester, MA 01603|12/01/2026<br>06:00 - 08:00|BOL 55120|22',
      '2|Drop|Nutmeg Box<br>65 Triangle St<br>Danbury, CT 06810|12/01/2026<br>12:00 - 14:00|PO 118-1|3',
      '3|Drop|Orange County Cartons<br>31 Commercial Ave<br>Middletown, NY 10941|12/01/2026<br>15:30 - 17:00|PO 118-2|2',
      '4|Drop|Pocono Display<br>1500 Route 611<br>Tannersville, PA 18372|12/02/2026<br>07:00 - 08:30|PO 118-3|4',
      '5|Drop|Lehigh Converters<br>2100 N Irving St<br>Allentown, PA 18109|12/02/2026<br>10:00 - 12:00|PO 118-4|4',
      '6|Drop|Berks Packaging<br>1301 Eisenhower Blvd<br>Reading, PA 19605|12/02/2026<br>13:30 - 15:00|PO 118-5|3',
      '7|Drop|Conestoga Printers<br>1800 Hempstead Rd<br>Lancaster, PA 17601|12/03/2026<br>07:00 - 09:00|PO 118-6|2',
      '8|Drop|Susquehanna Specialties<br>5301 Jaycee Ave<br>Harrisburg, PA 17112|12/03/2026<br>10:30 - 12:00|PO 118-7|2',
      '9|Drop|Juniata Mills<br>441 Logan Blvd<br>Altoona, PA 16602|12/03/2026<br>15:00 - 17:00|PO 118-8|2',
    ]
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</tbody></table>
<p>Total 22 pallets, 36,400 lbs, paperboard. 472 miles. Liftgate not needed.</p><p>Carrier compensation: Linehaul $1,650.00; Stops 7 @ $60.00 = $420.00; Fuel $188.80; Total $2,258.80</p>${FINE_PRINT}${FINE_PRINT}`,
    stops: [
      'P Worcester, MA 01603 2026-12-01',
      'D Danbury, CT 06810 2026-12-01',
      'D Middletown, NY 10941 2026-12-01',
      'D Tannersville, PA 18372 2026-12-02',
      'D Allentown, PA 18109 2026-12-02',
      'D Reading, PA 19605 2026-12-02',
      'D Lancaster, PA 17601 2026-12-03',
      'D Harrisburg, PA 17112 2026-12-03',
      'D Altoona, PA 16602 2026-12-03',
    ],
    load: 'BV-2044187',
    rate: 225880,
    details: { weight: '36,400 lb', miles: '472 mi' },
  },
  ee11_partner_leg: {
    css: 'body{font:10px/1.45 "DejaVu Sans",sans-serif}',
    html: `<table class="w"><tr><td><b style="font-size:16px">Thousand Isles Carriers</b><br>1200 Gardiners Rd, Kingston, ON K7P 0G3</td><td class="right"><b>Partner carrier manifest</b><br>TIC-M4418<br>Created 2026-11-29</td></tr></table>
<p>Partner: Ridgeback Express LLC &nbsp; Pay: <b>1,480.00 CAD</b> &nbsp; Taxes: HST exempt &nbsp; Orders on manifest: 2</p>
<h3>Tasks</h3>${table('g w', '#No.|Task|When|Where|Order|Qty', '1|Pick up|2026-12-01 09:00 - 11:00|Bath Chemical, 5 Factory Ln, Bath ON K0H 1G0|O-77120|10 totes, 9,500 kg', '2|Pick up|2026-12-01 13:00 - 15:00|Quinte Labels, 240 Wallbridge Cres, Belleville ON K8P 1Z3|O-77124|6 skids, 2,100 kg', '3|Deliver|2026-12-02 08:00 - 10:00|Laurentide Peintures, 100 boul. Industriel, Repentigny QC J6A 4X6|O-77120|10 totes, 9,500 kg', '4|Deliver|2026-12-02 13:00 - 16:00|Saguenay Embouteilleur, 2350 rue Bagot, Québec QC G1N 3X4|O-77124|6 skids, 2,100 kg')}
<p>Total 11,600 kg &nbsp; 690 km</p><p>Please send PODs to pod@thousandisles.example. Waiting time 70.00 CAD per hour after 90 minutes.</p>`,
    stops: [
      'P Bath, ON K0H 1G0 2026-12-01',
      'P Belleville, ON K8P 1Z3 2026-12-01',
      'D Repentigny, QC J6A 4X6 2026-12-02',
      'D Québec, QC G1N 3X4 2026-12-02',
    ],
    load: 'TIC-M4418',
    rate: 148000,
    details: { weight: '11,600 kg' },
  },
  ee12_bilingual_boxes: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Courtage Rive-Sud Freight</b><br>1500, boul. Marie-Victorin, Longueuil (Québec) J4G 1A4</td><td class="right">BON DE TRANSPORT / WAYBILL<br>N&deg; <b>RS-20418</b><br>2026/11/28</td></tr></table>
<table class="g w"><tr><td style="width:50%"><span style="color:#666">Expéditeur / Shipper</span><br>Fonderie Sorel inc.<br>1625, route Marie-Victorin<br>Sorel-Tracy (Québec) J3R 1M6<br>Réf. FS-771</td><td><span style="color:#666">Destinataire / Consignee</span><br>Merrimack Castings Supply<br>88 Northeastern Blvd<br>Nashua, NH 03062 USA<br>Ref. 20411</td></tr><tr><td><span style="color:#666">Date de ramassage / Pick-up date</span><br>2026/12/01 &nbsp; 07h30 - 15h00</td><td><span style="color:#666">Date de livraison / Delivery date</span><br>2026/12/02 &nbsp; 09h00</td></tr></table>
${table('g w', '#Qté / Qty|Description|Poids / Weight', '14 palettes|Lingots de fonte / Pig iron|18 940 kg')}
<p>Distance : 418 km &nbsp; Remorque / Trailer : plateforme / flatbed 48</p>${table('', 'Transport|1 900,00 $ US', 'Carburant / Fuel|285,00 $ US', 'Total|2 185,00 $ US')}<p>Courtier en douane / Customs broker : Frontière Entry, Champlain, NY 12919, PARS 7712RS20418</p>`,
    stops: ['P Sorel-Tracy, QC J3R 1M6 2026-12-01', 'D Nashua, NH 03062 2026-12-02'],
    load: 'RS-20418',
    rate: 218500,
    details: { weight: '18,940 kg' },
  },
  ee13_shipper_consignee_grid: {
    css: SMALL,
    html: `<center><b style="font-size:15px">Sandhills Carrier Resources LLC</b><br>910-555-0120 &nbsp; USDOT 3120448<br><b>Carrier Rate and Load Confirmation</b></center>
${table('g w', 'Load #|SCR-11874|Ship Date|12/01/2026', 'Load Type|FTL|Today|11/29/2026', 'Carrier|Ridgeback Express LLC|Carrier Ref|', 'Truck|118|Trailer|R-5304')}
${table('g w', '#Shipper|Date|Time|Type|Quantity|Weight|Purchase Order', 'Fayetteville Feather &amp; Down<br>1401 Murchison Rd<br>Fayetteville, NC 28301|12/01/2026|08:00 AM|Pallets|20|11,400|FD-2204')}
${table('g w', '#Consignee|Date|Time|Type|Quantity|Weight|Delivery Notes', 'Chattahoochee Bedding<br>4600 S Main St<br>Acworth, GA 30101|12/02/2026|10:00 AM|Pallets|12|6,840|Rear dock', 'Cahaba Mattress<br>2000 Parkway Dr<br>Leeds, AL 35094|12/02/2026|03:00 PM|Pallets|8|4,560|Call 205-555-0116')}
<p>Rate Details</p>${table('g', '#Description|Units|Per|Amount', 'Flat rate|1|$1,240.00|$1,240.00', 'Extra drop|1|$85.00|$85.00')}<p><b>Agreed amount: $1,325.00 USD</b></p>${FINE_PRINT}`,
    stops: [
      'P Fayetteville, NC 28301 2026-12-01',
      'D Acworth, GA 30101 2026-12-02',
      'D Leeds, AL 35094 2026-12-02',
    ],
    load: 'SCR-11874',
    rate: 132500,
    details: { weight: '11,400 lb' },
  },
  ee14_agent_lines: {
    css: COURIER,
    html: `<pre>
AGENT: TNB  TENNESSEE BEND AGENCY          FREIGHT BILL NO: 5520418
FAX 423-555-0108                           REF: TB-11-884
                                           DATE: NOV 29 2026
OPERATOR: RIDGEBACK EXPRESS LLC            UNIT: 118 / 5304

FROM     : ALCOVE ALUMINUM ROLLING
           2300 N WRIGHT RD  ALCOA TN 37701
LOAD ON  : WED DEC 02 2026  BETWEEN 0800 AND 1200
TO       : WABASH TRAILER PANEL
           1000 SAGAMORE PKWY S  LAFAYETTE IN 47905
UNLOAD ON: THU DEC 03 2026  AT 0700
COMMODITY: ALUMINUM COIL, EYE TO SIDE      WT: 44,310 LBS
REQUIRES : CONESTOGA OR FLAT W/ TARPS, 4 CHAINS PER COIL
MILES    : 426
REVENUE  : LINE HAUL 1,448.40   FSC 170.40   TARP 60.00
GROSS REV: 1,678.80     CONTRACTOR PAY: 1,259.10

NOTE: MAX 4 COILS PER TRUCK. NO TEAM DRIVERS. COIL RACKS NOT FURNISHED.
</pre>`,
    stops: ['P Alcoa, TN 37701 2026-12-02', 'D Lafayette, IN 47905 2026-12-03'],
    load: '5520418',
    rate: 125910,
    details: { weight: '44,310 lb', miles: '426 mi' },
  },
  ee15_export_cutoffs: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Bayport Export Services</b> &nbsp; 6100 Bayport Blvd, Seabrook, TX 77586</p><h2>INLAND TRUCKING ORDER</h2>${table('g w', 'Trucking order no.|ITO-884120|Order date|11/28/2026', 'Booking|HLCUHOU261188204|Vessel / voyage|Atlantic Heron 049W', 'ERD|12/01/2026|Port cut-off|12/05/2026 16:00', 'Doc cut-off|12/03/2026|ETS|12/08/2026')}
<table class="g w"><tr><th style="width:50%">CARGO PICKUP</th><th>CARGO DELIVERY</th></tr><tr><td>Brazos Resin Warehouse<br>1415 E Highway 332<br>Clute, TX 77531<br>12/02/2026, 08:00 - 15:00<br>Release 4418-A</td><td>Barbours Cut Terminal<br>1515 E Barbours Cut Blvd<br>La Porte, TX 77571<br>12/02/2026, before 17:00<br>Gate code 8812</td></tr></table>
<p>Resin in supersacks, 20 pallets, 44,000 lbs, flatbed not allowed, dry van only.</p><p>Trucker to be paid USD 560.00 inclusive of fuel. Storage and demurrage from missing the cut-off (USD 180.00 a day) are passed on.</p>`,
    stops: ['P Clute, TX 77531 2026-12-02', 'D La Porte, TX 77571 2026-12-02'],
    load: 'ITO-884120',
    rate: 56000,
    details: { weight: '44,000 lb' },
  },
  ee16_field_ticket: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Caprock Hotshot &amp; Oilfield Dispatch</b><br>432-555-0177</td><td class="right">Job ticket<br><b>CH-2041</b><br>Called in 11/29/2026 6:40 pm</td></tr></table>
${table('g w', 'Get it at|Permian Tubular Yard 3, 2601 W 42nd St, Odessa, TX 79764', 'Be there|11/30/2026 5:30 am', 'Take it to|Driller rig 44, lease Big Lobo 12H, 9 mi N of Mentone, TX 79754 (31.8402, -103.5991)', 'Must be there|11/30/2026 10:00 am', 'What|14 joints 5-1/2 casing, 11,900 lbs', 'Trailer|40 ft gooseneck', 'Miles one way|84', 'Company man|Dub, 432-555-0160')}
<p>Rate $3.75/loaded mile x 84 = $315.00 plus wait 2 h @ $60.00 = $120.00. Ticket total $435.00</p><p>Driver: H2S card, FR clothing, hard hat. Get the ticket stamped.</p>`,
    stops: ['P Odessa, TX 79764 2026-11-30', 'D Mentone, TX 79754 2026-11-30'],
    load: 'CH-2041',
    rate: 43500,
    details: { weight: '11,900 lb' },
  },
  ee17_home_delivery_tour: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Hearth &amp; Hall Furniture - Linehaul and home delivery</b></p><p>Tour <b>HH-0412-07</b> &nbsp; Contractor Ridgeback Express LLC &nbsp; Pay per tour $1,385.00 &nbsp; Team of two</p>
<p><b>Load at warehouse:</b> Hearth &amp; Hall DC 7, 200 Gateway Dr, Statesville, NC 28677 &nbsp; <b>12/01/2026 at 5:00 AM</b>, door 31</p>
${table('g w', '#Drop|Customer|Street|Town|Window on 12/01/2026|Pieces', '1|A. Winslow|418 Tradd Ct, Apt 4|Hickory, NC 28601|8:00 AM - 10:00 AM|3', '2|P. Okonkwo|1902 Lenoir Rd|Morganton, NC 28655|10:00 AM - 12:00 PM|2', '3|R. Castellanos|77 Lakey Gap Rd|Black Mountain, NC 28711|12:30 PM - 2:30 PM|5', '4|J. Hargrove|3 Fairway Pl|Hendersonville, NC 28739|3:00 PM - 5:00 PM|1')}
<p>Total 11 pieces, 1,870 lbs, 26 ft box truck or pup trailer, 178 miles. Returns go back to the DC the next morning, not part of this tour.</p>`,
    stops: [
      'P Statesville, NC 28677 2026-12-01',
      'D Hickory, NC 28601 2026-12-01',
      'D Morganton, NC 28655 2026-12-01',
      'D Black Mountain, NC 28711 2026-12-01',
      'D Hendersonville, NC 28739 2026-12-01',
    ],
    load: 'HH-0412-07',
    rate: 138500,
    details: { weight: '1,870 lb', miles: '178 mi' },
  },
  ee18_retail_tender: {
    css: SMALL,
    html: `<h2>Load Tender Notification</h2>${table('w', 'Load ID|<b>66120448</b>|Tender status|Accepted', 'Carrier|RDGX|Commodity group|General merchandise', 'Mode / equip|TL / 53DV|Total weight (lbs)|24,118', 'Total distance|371.0|Total cube|2,810')}
${table('g w', '#Stop|Act|Location ID|Name and address|Arrive earliest|Arrive latest|MABD', '1|PL|V-44120|Ozark Candle Co<br>3200 E Kearney St<br>SPRINGFIELD MO 65803 US|12/02/2026 08:00 CT|12/02/2026 16:00 CT|', '2|UL|DC-6077|Regional DC 6077<br>1501 Shelby Oaks Dr<br>MEMPHIS TN 38134 US|12/03/2026 02:00 CT|12/03/2026 02:00 CT|12/04/2026', '3|UL|DC-6091|Regional DC 6091<br>4800 Highway 72<br>CORINTH MS 38834 US|12/03/2026 09:00 CT|12/03/2026 09:00 CT|12/05/2026')}
${table('g', '#Charge code|Amount', '400 FREIGHT|779.10', '405 FUEL SURCHARGE|140.98', 'SOC STOP OFF|40.00', 'TOTAL LOAD COST|960.08')}
<p>Late arrival fines: $150.00 after 30 minutes, $300.00 after MABD. OTIF applies.</p>`,
    stops: [
      'P Springfield, MO 65803 2026-12-02',
      'D Memphis, TN 38134 2026-12-03',
      'D Corinth, MS 38834 2026-12-03',
    ],
    load: '66120448',
    rate: 96008,
    details: { weight: '24,118 lb' },
  },
  ee19_award_fields: {
    css: SMALL,
    html: `<p><b style="font-size:16px">Spot award</b></p><p>You have been awarded this load by Larkspur Ingredients.</p>${table('w', 'Award ID|SPA-2204-118', 'Awarded to|Ridgeback Express LLC', 'Awarded amount|USD 2,715.00', 'Equipment|Reefer 53 ft, 28 F', 'Distance|1,041 miles', 'Load weight|41,906 lbs', 'Auction closed|11/28/2026 17:00 EST')}
<h3>Pickup</h3>${table('w', 'Facility|Larkspur Dairy Ingredients', 'Street|800 N Industrial Blvd', 'City|Twin Falls', 'State/Province|ID', 'Postal code|83301', 'Country|US', 'Window start (local)|12/01/2026 10:00', 'Window end (local)|12/01/2026 12:00')}
<h3>Dropoff</h3>${table('w', 'Facility|Platte River Creamery', 'Street|3100 W Old Potash Hwy', 'City|Grand Island', 'State/Province|NE', 'Postal code|68803', 'Country|US', 'Window start (local)|12/03/2026 07:00', 'Window end (local)|12/03/2026 07:30')}
<p>Bids received: 7, lowest 2,715.00, highest 3,480.00.</p>${FINE_PRINT}`,
    stops: ['P Twin Falls, ID 83301 2026-12-01', 'D Grand Island, NE 68803 2026-12-03'],
    load: 'SPA-2204-118',
    rate: 271500,
    details: { weight: '41,906 lb', miles: '1,041 mi' },
  },
  ee20_fax_margin: {
    css: COURIER,
    html: `<pre>
TO: RIDGEBACK EXPRESS   ATT: SOFIA     FROM: CARL @ OLD PLANK FREIGHT
                                             815-555-0124
RE: CONFIRMING OUR CALL OF 11/29/26

LD# 88-1204           1 TRUCK, 53 VAN, 39500 LBS CANNED GOODS

(1) WED 12/02/26  8A-2P     ILLINOIS VALLEY CANNERS
    PICK UP                 1300 N MAIN ST
                            PRINCETON IL 61356
                            P.O. 4418 &amp; 4419

(2) THUR 12/03/26  7A       WINNEBAGO WHOLESALE
    DROP                    2900 MURDOCK AVE
                            OSHKOSH WI 54901

(3) THUR 12/03/26  1P       DOOR COUNTY PROVISION
    DROP                    1200 EGG HARBOR RD
                            STURGEON BAY WI 54235

PAYING 940.00 + 110.00 FUEL + 50.00 DROP = 1100.00 TOTAL

MAIL BILLS TO: OLD PLANK FREIGHT, BOX 118, MORRIS IL 60450
CALL WHEN EMPTY. LATE = 100.00 OFF.
</pre>`,
    stops: [
      'P Princeton, IL 61356 2026-12-02',
      'D Oshkosh, WI 54901 2026-12-03',
      'D Sturgeon Bay, WI 54235 2026-12-03',
    ],
    load: '88-1204',
    rate: 110000,
    details: { weight: '39,500 lb' },
  },
};
