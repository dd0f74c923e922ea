import { table, type ByHand } from './by-hand-papers';

const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const CONDENSED = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

/** What brokers print below the load: sums, days and addresses that are none of it. */
const LONG_TERMS = `<div style="font-size:7px"><p><b>TERMS OF THIS CONFIRMATION</b></p><p>1. Rate is inclusive of all accessorials unless approved in writing. Detention: $45.00 per hour after 2 hours free, maximum $360.00 per day, in and out times must be signed on the BOL. Layover $200.00 per 24 hours. TONU $150.00.</p><p>2. Failure to accept tracking: $100.00 reduction. Missed pickup or delivery appointment: up to $250.00. Lumper receipts must be sent within 24 hours or a $75.00 deduction applies. Cargo coverage of $100,000 minimum.</p><p>3. Quick pay 2 days at 3%, or 7 days at 1.5%. Standard terms are net 30 from receipt of a legible signed POD. Effective January 1, 2026 paper invoices are charged $15.00.</p><p>4. Mail originals to Accounts Payable, PO Box 2077, Carmel, IN 46082. Claims: 11611 N Meridian St, Suite 300, Carmel, IN 46032.</p><p>5. No re-brokering, co-brokering or interlining. Carrier must not contact shipper or consignee about rates.</p></div>`;

/**
 * A fortieth batch, after what large brokers and their systems print with its terms in small print: drawn before a further rule was
 * opened. At first sight 23 of 24 exact (the other one has the yard where an empty trailer is left, with a doubt), 22 load numbers, 24
 * rates, a number wrong without a doubt; 3 of the exact ones with one. After mending 24, 24 and 24, 2 with one.
 */
export const FORTIETH_BATCH: Readonly<Record<string, ByHand>> = {
  ww01_addendum_three_columns: {
    css: SMALL,
    html: `<h2 style="text-align:center">Contract Addendum and Carrier Load Confirmation - #551 228 8140</h2><p style="text-align:center">Heartland Worldwide Brokerage · 14701 Charlson Rd · Eden Prairie, MN 55347 · (952) 555-0100</p><p>To: RIDGEBACK EXPRESS LLC (T884120) &nbsp; Attn: JO &nbsp; Phone: (785) 555-0102 &nbsp; Equipment: 53' Van &nbsp; Distance: 612 mi</p>${table('w', 'SHIPPER#1:|Wausau Tissue Converting|Pick Up Date:|12/01/26', 'Address:|3120 Concord Ave|Pick Up Time:|09:00 Scheduled Appt', '|Wausau WI 54403|Pickup#:|W4471-02', 'Phone:|(715) 555-0136|Appointment#:|998120')}${table('w', 'RECEIVER #2:|Toledo Paper Warehouse|Delivery Date:|12/02/26', 'Address:|1415 Holland Rd|Delivery Time:|07:00 - 15:00 Open', '|Maumee OH 43537|Delivery#:|558812', 'Phone:|(419) 555-0151|Appointment#:|')}<p><b>Rate Details</b></p>${table('w', '#Service for Load #5512288140|Amount|Rate|Extended', 'Line Haul - FLAT RATE|1|$1,210.00|$1,210.00', 'Fuel Surcharge - PER MILE|612|$0.38|$232.56', '|||Total: $1,442.56')}<p>Send invoices to: Heartland Worldwide, PO Box 9049, Minneapolis, MN 55480</p>${LONG_TERMS}`,
    stops: ['P Wausau, WI 54403 2026-12-01', 'D Maumee, OH 43537 2026-12-02'],
    load: '5512288140',
    rate: 144256,
  },
  ww02_po_number_confirmation: {
    css: CONDENSED,
    html: `<h2>RATE CONFIRMATION FOR PO# 30118842</h2><p>THIS PO# MUST APPEAR ON ALL INVOICES. Total Quality Way Logistics, 4289 Ivy Pointe Blvd, Cincinnati, OH 45245</p>${table('g w', '#Contact|Phone|Ext|Fax|Email', 'Drew Kessler|800-555-0165|44127|513-555-0190|dkessler@example.com')}${table('g w', '#Mode|Trailer Type|Trailer Size|Linear Feet|Temperature|Pallet/Case Count|Hazmat', 'FTL|Reefer|53 ft||34 F Continuous|22 pallets|No')}<p><b>Agreed upon rates for driver (in USD)</b></p>${table('', '#Rate Type|Rate|Qty|Total', 'Line Haul|$2,300.00 - Flat|1|$2,300.00', 'Unloading (driver assist)|$0.00|1|$0.00', '|||TOTAL $2,300.00')}<p><b>Pick-up Location</b></p>${table('g w', '#Shipper|Date|Time|Pick-up #|City|State', 'Mariposa Citrus - Dock B|12/01/2026|Between 10:00 and 14:00|PO 60117 / 60118|Visalia|CA')}<p><b>Drop Location</b></p>${table('g w', '#Receiver|Date|Time|Delivery #|City|State', 'Pikes Peak Produce|12/03/2026|Appt 04:30|77120|Colorado Springs|CO')}<p>Driver must call for dispatch. Advance limit 40% up to $920.00, fee $10.00.</p>${LONG_TERMS}`,
    stops: ['P Visalia, CA 2026-12-01', 'D Colorado Springs, CO 2026-12-03'],
    load: '30118842',
    rate: 230000,
  },
  ww03_stop_scheduled_for: {
    css: SMALL,
    html: `<div class="two"><div><h1>Rate Confirmation</h1><p>Load <b>31180442</b></p></div><div class="right">Windhoek Logistics<br>960 North Point Pkwy, Suite 150<br>Alpharetta, GA 30005<br>Booked by: Ty Brooks<br>Booked on 11/30/2026 11:07</div></div><p><b>Equipment</b> Van, 53' &nbsp; <b>Load requirements</b> Load bars, seal</p><h3>Stop 1: Pick Up</h3><div class="two"><div>Etowah Carpet Mills<br>615 S Industrial Blvd<br>Calhoun, GA 30701<br>Contact: Shipping<br>Facility #: 2204</div><div>Scheduled For:<br>12/01/2026 13:00 Appointment<br>Numbers: PU 118-442, SO 99-1<br>Driver work: No touch</div></div><h3>Stop 2: Delivery</h3><div class="two"><div>Sunbelt Flooring DC<br>7400 W Buckeye Rd<br>Phoenix, AZ 85043<br>Contact: Receiving<br>Facility #: 5518</div><div>Scheduled For:<br>12/04/2026 06:00 - 12/04/2026 14:00<br>Numbers: DEL 44-118<br>Driver work: No touch</div></div><p>Commodity: Carpet rolls &nbsp; Expected weight: 38,500 lbs</p>${table('w', '#Charge description|Units|Per|Amount', 'Flat Rate|1.00|USD 3,950.00|USD 3,950.00', 'Fuel Surcharge|1.00|USD 512.00|USD 512.00', '||Total|USD 4,462.00')}${LONG_TERMS}`,
    stops: ['P Calhoun, GA 30701 2026-12-01', 'D Phoenix, AZ 85043 2026-12-04'],
    load: '31180442',
    rate: 446200,
  },
  ww04_agency_confirmation: {
    css: COURIER,
    html: `<pre>
                     LANDMARK RANGER LOGISTICS
                  13410 SUTTON PARK DR SOUTH
                     JACKSONVILLE, FL 32224

FREIGHT BILL NUMBER: LRL 7718204        AGENT CODE: XKQ
CONFIRMATION OF CONTRACT CARRIER        DATE: 11/30/2026 16:20 ET

CARRIER: RIDGEBACK EXPRESS LLC          MC-881204

PICK-UP DATE: 12/01/2026 08:00 - 12/01/2026 15:30
  NAME/ADDRESS: CAPROCK VALVE, 2701 E 5TH ST, BORGER, TX 79007
  CONTACT: DOCK  806-555-0140           REFERENCE: CV-5520

DELIVERY DATE: 12/02/2026 08:00 - 12/02/2026 12:00
  NAME/ADDRESS: BAYOU PROCESS, 1201 EDWARDS AVE, HARAHAN, LA 70123
  CONTACT: REC   504-555-0111           REFERENCE: 88-120

COMMODITY: VALVES ON SKIDS              WEIGHT: 41000   PIECES: 16
TRAILER: FLAT 48, TARPED

CHARGES
  LINEHAUL                                    1,780.00
  TARP                                          100.00
  PERMITS                                         0.00
  TOTAL CONTRACT CARRIER PAY                  1,880.00

BILL TO: LANDMARK RANGER LOGISTICS, PO BOX 8898, JACKSONVILLE, FL 32239
</pre>`,
    stops: ['P Borger, TX 79007 2026-12-01', 'D Harahan, LA 70123 2026-12-02'],
    load: 'LRL 7718204',
    rate: 188000,
  },
  ww05_pick_drop_detail_rows: {
    css: SMALL,
    html: `<div class="two"><div><b>RX Freight Brokerage</b><br>11215 North Community House Rd<br>Charlotte, NC 28277</div><div class="right"><b>Load Confirmation</b><br>Order # 0091182204<br>Rev 2 - 11/30/2026 10:12 CST</div></div><table class="g w"><tr><th>Stop</th><th>Details</th><th>Schedule</th><th>References</th></tr><tr><td>Pick<br>1 of 2</td><td>DALTON ADHESIVES PLANT 2<br>1500 ABUTMENT RD<br>DALTON GA 30721 USA<br>PIECES: 40 DRUM &nbsp; WEIGHT: 20,100 LB</td><td>ARRIVE BETWEEN<br>12/01/2026 07:00 EST<br>12/01/2026 11:00 EST</td><td>BM: 90011822<br>PO: 450077</td></tr><tr><td>Pick<br>2 of 2</td><td>CHATTANOOGA RESIN<br>4100 JERSEY PIKE<br>CHATTANOOGA TN 37421 USA<br>PIECES: 36 DRUM &nbsp; WEIGHT: 18,000 LB</td><td>ARRIVE BETWEEN<br>12/01/2026 12:00 EST<br>12/01/2026 16:00 EST</td><td>BM: 90011823<br>PO: 450078</td></tr><tr><td>Drop<br>1 of 1</td><td>GREAT LAKES COATINGS<br>2800 E 33RD ST<br>ERIE PA 16510 USA<br>PIECES: 76 DRUM &nbsp; WEIGHT: 38,100 LB</td><td>ARRIVE AT<br>12/02/2026 14:00 EST</td><td>DO: 118</td></tr></table>${table('', 'Freight Charge|FLT|1,640.00', 'Stop Off|1|50.00', 'Fuel|INC|0.00', 'Net Freight Charges|USD|1,690.00')}${LONG_TERMS}`,
    stops: [
      'P Dalton, GA 30721 2026-12-01',
      'P Chattanooga, TN 37421 2026-12-01',
      'D Erie, PA 16510 2026-12-02',
    ],
    load: '0091182204',
    rate: 169000,
  },
  ww06_load_number_with_pkus: {
    css: SMALL,
    html: `<p style="text-align:right">600 W Chicago Ave, Suite 725, Chicago, IL 60654</p><h2>LOAD # 55210884</h2><p>Carrier Sales: Nia Ford (800) 555-0177 x2204 &nbsp; Carrier: Ridgeback Express LLC &nbsp; Driver: TBD</p><p><b>PKU#1</b> &nbsp; Date: 12/1/2026 &nbsp; Time: 11:00-17:00 &nbsp; Type: FCFS &nbsp; Conf#: 4410-B</p><p>Sandusky Bearing &nbsp; 2100 Perkins Ave, Sandusky, OH 44870 &nbsp; (419) 555-0188</p><p>Pallets 20, Pieces 20, Weight 34,000, Item: Bearings</p><p><b>DEL#1</b> &nbsp; Date: 12/2/2026 &nbsp; Time: 08:00 &nbsp; Type: Appt &nbsp; Conf#: 77</p><p>Piedmont Motors &nbsp; 300 S Main St, Kernersville, NC 27284 &nbsp; (336) 555-0142</p><p>Pallets 8, Pieces 8, Weight 13,600, Item: Bearings</p><p><b>DEL#2</b> &nbsp; Date: 12/2/2026 &nbsp; Time: 13:00 &nbsp; Type: Appt &nbsp; Conf#: 78</p><p>Carolina Drive &nbsp; 1100 Simpson St, Greensboro, NC 27401 &nbsp; (336) 555-0129</p><p>Pallets 12, Pieces 12, Weight 20,400, Item: Bearings</p>${table('g', '#Charge|Cost|Note', 'Line Haul|$1,325.00|', 'Fuel|$240.00|', 'Extra stop|$50.00|DEL#2', 'Total Cost|$1,615.00|')}${LONG_TERMS}`,
    stops: [
      'P Sandusky, OH 44870 2026-12-01',
      'D Kernersville, NC 27284 2026-12-02',
      'D Greensboro, NC 27401 2026-12-02',
    ],
    load: '55210884',
    rate: 161500,
  },
  ww07_cards_with_zones: {
    css: `${SMALL} .c{border:1px solid #aaa;border-radius:4px;padding:8px;margin:6px 0}`,
    html: `<div class="two"><div><h1>Arrow Freight</h1>7701 Metropolis Dr, Bldg 15, Austin, TX 78744</div><div class="right">Order<br><h2>8120447</h2></div></div><div class="c"><div class="two"><div><b>PICKUP</b> (Live)<br>Lubbock Cotton Compress<br>1200 E 50th St<br>Lubbock, TX 79404</div><div>Dec 1, 2026<br>08:00 - 16:00 CST<br>First come, first served<br>PU# 55-1182</div></div></div><div class="c"><div class="two"><div><b>DELIVERY</b> (Live)<br>Granite Denim Mill<br>400 Pine St<br>Trion, GA 30753</div><div>Dec 3, 2026<br>09:30 EST<br>By appointment<br>Del# 7 / 118</div></div></div><div class="c"><b>Payables</b>${table('w', 'Linehaul|$2,140.00', 'Tracking bonus (if tracked to delivery)|$50.00', 'Total|$2,190.00')}</div>${LONG_TERMS}`,
    stops: ['P Lubbock, TX 79404 2026-12-01', 'D Trion, GA 30753 2026-12-03'],
    load: '8120447',
    rate: 219000,
  },
  ww08_app_load_sheet: {
    css: SMALL,
    html: `<h1>Load GK4-88217-TXZ</h1><p>Rate confirmation · Uptown Freight LLC · accepted Nov 30, 2026 at 9:42 AM by ridgeback@example.com</p><div class="two"><div><p>Pickup</p><p><b>Savannah Bulk Foods</b><br>1 Prosperity Dr<br>Savannah, GA 31408, USA</p><p>12/01 @ 14:00 EST<br>Appointment confirmed</p></div><div><p>Dropoff</p><p><b>Queen City Grocers</b><br>4500 Statesville Rd<br>Charlotte, NC 28269, USA</p><p>12/02 @ 03:00 EST - 12/02 @ 05:00 EST</p></div></div><p>Total payout<br><b style="font-size:15px">$812.40</b></p><p>Line haul $700.00 · Fuel surcharge $112.40</p><p>252 mi · Reefer 53' · 38 °F · 40,120 lb</p><p>Accessorials: lumper as per receipt. Detention $35.00/h, capped at $280.00.</p>`,
    stops: ['P Savannah, GA 31408 2026-12-01', 'D Charlotte, NC 28269 2026-12-02'],
    load: 'GK4-88217-TXZ',
    rate: 81240,
  },
  ww09_tender_primary_reference: {
    css: SMALL,
    html: `<h3>Carrier Tender Notification</h3>${table('g w', '#Primary Reference|Shipment ID|BOL|Mode|Equipment|Total Miles', 'TL88-117-204|SH00512281|BOL559920|TL|53 VAN|418.0')}<p><b>Origin</b> planned 12/01/2026 06:00 to 12/01/2026 10:00</p>${table('w', 'ZANESVILLE POTTERY WORKS (ZPW01)|Contact: J. Kline', '2800 NATIONAL RD|Phone: 740-555-0155', 'ZANESVILLE, OH 43701 US|')}<p><b>Destination</b> planned 12/01/2026 18:00 to 12/02/2026 02:00</p>${table('w', 'HOMEGOODS DC 4 (HG04)|Contact: Receiving', '1415 BLUE HILLS DR|Phone: 860-555-0109', 'BLOOMFIELD, CT 06002 US|')}${table('g w', '#Handling units|Description|Class|Weight', '26 PLT|Stoneware|70|31,200 lb')}${table('g w', '#Charge|Basis|Rate|Amount', 'Contract linehaul|Flat|1,105.00|1,105.00', 'Fuel|418 mi|0.44|183.92', '||Total cost to pay (USD)|1,288.92')}<p>Respond by 11/30/2026 17:00 or the tender expires.</p>`,
    stops: ['P Zanesville, OH 43701 2026-12-01', 'D Bloomfield, CT 06002 2026-12-01'],
    load: 'TL88-117-204',
    rate: 128892,
  },
  ww10_order_with_phone_columns: {
    css: CONDENSED,
    html: `<div class="two"><div><b>IRON RANGE LOGISTICS INC</b><br>PO Box 1180<br>Hibbing, MN 55746<br>Phone: (218) 555-0126</div><div><b>Carrier Rate Confirmation</b><br>Order No.: 0447718<br>BOL: 77120-1<br>Consignee ref: 8801<br>Dispatcher: Lena Aho</div></div><p>CARRIER: RIDGEBACK EXPRESS LLC, 900 DEPOT RD, SALINA KS 67401 &nbsp; TRAILER: FLATBED</p><table class="w"><tr><td>Stop 1</td><td>Pickup</td><td>Mesabi Fabricators<br>2450 Industrial Park Dr<br>Virginia, MN 55792</td><td>Phone: (218) 555-0171<br>Contact: Olli<br>Early: 12/01/2026 07:00<br>Late: 12/01/2026 15:00</td></tr><tr><td>Stop 2</td><td>Delivery</td><td>Quad City Bridge<br>2500 State St<br>Bettendorf, IA 52722</td><td>Phone: (563) 555-0183<br>Contact: Gail<br>Early: 12/02/2026 07:00<br>Late: 12/02/2026 14:00</td></tr></table><p>Rate: $1,250.00 &nbsp; Type: Flat &nbsp; Units: 1.0 &nbsp; Other charges: $125.00 (tarps) &nbsp; Total pay: $1,375.00</p>${LONG_TERMS}<p>Carrier signature ______________ Date ______</p>`,
    stops: ['P Virginia, MN 55792 2026-12-01', 'D Bettendorf, IA 52722 2026-12-02'],
    load: '0447718',
    rate: 137500,
  },
  ww11_sheet_with_section_bars: {
    css: `${SMALL} .bar{background:#345;color:#fff;padding:3px 6px;margin:6px 0 2px}`,
    html: `<table class="w"><tr><td><b>Blue Mesa Transport Solutions</b><br>1881 9th St, Suite 300<br>Boulder, CO 80302<br>MC 990114 · USDOT 3318204</td><td class="right"><b>Carrier Rate Confirmation</b><br>Load ID: 11-2044<br>Sent: 11/30/2026</td></tr></table><div class="bar">Load information</div><p>Equipment: Van or Reefer (53 ft) · Weight: 28,000 lbs · Commodity: Pet food · Load type: Full</p><div class="bar">Pick up (1)</div>${table('w', 'Front Range Pet Nutrition|Date/Time:|Tue 12/01/2026 12:00 PM - 05:00 PM', '11700 E 53rd Ave|Pick up number:|PF-118', 'Denver, CO 80239|Notes:|Check in at guard shack')}<div class="bar">Drop off (1)</div>${table('w', 'Paws and Claws Warehouse|Date/Time:|Thu 12/03/2026 08:00 AM', '3939 Roanoke Ave|Drop number:|PC 4471', 'Oklahoma City, OK 73118|Notes:|')}<div class="bar">Carrier pay</div><p>Line haul: $1,300.00<br>Additional charges: $0.00<br>Total: $1,300.00 USD, paid by standard terms (30 days)</p><div class="bar">Agreement</div>${LONG_TERMS}`,
    stops: ['P Denver, CO 80239 2026-12-01', 'D Oklahoma City, OK 73118 2026-12-03'],
    load: '11-2044',
    rate: 130000,
  },
  ww12_shipment_plan: {
    css: SMALL,
    html: `<p>Rate Confirmation</p><h1>Shipment 70218-55413</h1><div class="two"><div><b>Broker</b><br>Northern Loon Freight<br>530 N 3rd St, Minneapolis, MN 55401<br>ops@northernloon.example</div><div><b>Carrier</b><br>Ridgeback Express LLC<br>900 Depot Rd, Salina, KS 67401<br>MC 881204</div></div><h3>Route</h3><p>1 &nbsp; <b>Pickup</b> · FCFS<br>St Cloud Granite<br>3800 3rd St N, St Cloud, MN 56303, US<br>Dec 1, 2026 07:00 CST - Dec 1, 2026 14:00 CST</p><p>2 &nbsp; <b>Delivery</b> · APPT<br>Monument Builders Supply<br>5300 Gulf Fwy, Houston, TX 77023, US<br>Dec 3, 2026 08:00 CST</p><h3>Items</h3>${table('w', '#Item|Qty|Gross weight', 'Granite slabs|12 crates|42,000 lb')}<h3>Carrier cost</h3>${table('w', 'Freight - Flat|1 × $2,600.00|$2,600.00', 'Tarp|1 × $75.00|$75.00', '|Total|$2,675.00')}`,
    stops: ['P Saint Cloud, MN 56303 2026-12-01', 'D Houston, TX 77023 2026-12-03'],
    load: '70218-55413',
    rate: 267500,
  },
  ww13_word_of_small_office: {
    css: SERIF,
    html: `<p style="text-align:center"><b>M &amp; D TRUCK BROKERS</b><br>Route 4 Box 118, Dothan, AL 36301<br>334-555-0140 office · 334-555-0141 fax</p><p><b>CONFIRMATION SHEET</b></p><p>LOAD NO: 2611-07<br>TRUCK: Ridgeback Express &nbsp; MC 881204</p><p><u>PICK UP:</u> Tuesday 12/1/26 @ 7:00 am<br>Wiregrass Peanut Co<br>601 N Range St, Dothan, AL 36303<br>P/U # 5518</p><p><u>DELIVER:</u> Wednesday 12/2/26 @ 10:00 am<br>Snack Makers of Tennessee<br>1300 Shelby Dr E, Memphis, TN 38116</p><p>RATE: $1,150.00 INCLUDES FUEL. NO OTHER CHARGES WILL BE PAID UNLESS WE OK IT FIRST.</p><p>We pay 30 days after we get your invoice and signed bills. Mail to the address on top.</p><p>Driver name and cell: _______________________</p>`,
    stops: ['P Dothan, AL 36303 2026-12-01', 'D Memphis, TN 38116 2026-12-02'],
    load: '2611-07',
    rate: 115000,
  },
  ww14_excel_of_small_office: {
    css: SMALL,
    html: table(
      'g w',
      'LONE PINE FREIGHT LLC||RATE CONFIRMATION|',
      'MC # 660418||Confirm #|LP-10442',
      'PO Box 77, Lone Pine, CA 93545||Date|11/30/2026',
      'CARRIER|Ridgeback Express LLC|PHONE|785-555-0102',
      'EQUIPMENT|53 van|TEMP|n/a',
      'SHIPPER||CONSIGNEE|',
      'Owens Valley Bottling|PO # 8812|Silver State Beverage|PO # 8812',
      '1210 S Main St||2475 Precision Dr|',
      'Bishop, CA 93514||Minden, NV 89423|',
      'Tues Dec 1|6am-noon|Tues Dec 1|by 6pm',
      'Product: Bottled water|44,800 lb|Pallets|22',
      'LINE HAUL|$640.00|TOTAL RATE|$700.00',
      'FSC|$60.00||',
    ),
    stops: ['P Bishop, CA 93514 2026-12-01', 'D Minden, NV 89423 2026-12-01'],
    load: 'LP-10442',
    rate: 70000,
  },
  ww15_canadian_dispatch_confirmation: {
    css: SMALL,
    html: `<div class="two"><div><b>Thousand Lakes Transport Ltd.</b><br>1220 Dufferin Ave<br>Saskatoon SK S7K 2H1<br>GST# 81120 4417 RT0001</div><div class="right"><b>CARRIER CONFIRMATION</b><br>Trip No. TL044718<br>Issued 2026-11-30</div></div>${table('g w', '#|Pick Up|Delivery', 'Company|Prairie Pulse Processors|Fraser Valley Feeds', 'Address|3004 Faithfull Ave|31500 South Fraser Way', 'City / Prov / PC|Saskatoon SK S7K 8B3|Abbotsford BC V2T 1V1', 'Date &amp; time|2026-12-01 08:00|2026-12-03 07:30', 'Contact|306-555-0144|604-555-0138', 'Ref|PPP 8841|FV-220')}<p>Equipment: Tri-axle tandem, 20 400 kg, dry bulk totes</p>${table('', 'Freight (flat)|CAD|2,450.00', 'Fuel|CAD|390.00', 'GST 5%|CAD|142.00', 'Total|CAD|2,982.00')}<p>Bill to: AP, Thousand Lakes Transport Ltd., 1220 Dufferin Ave, Saskatoon SK S7K 2H1</p>`,
    stops: ['P Saskatoon, SK S7K 8B3 2026-12-01', 'D Abbotsford, BC V2T 1V1 2026-12-03'],
    load: 'TL044718',
    rate: 298200,
  },
  ww16_order_of_events_table: {
    css: CONDENSED,
    html: `<h2>Dispatch Instructions / Rate Confirmation</h2>${table('w', 'Manifest:|RR-118-20447|Carrier:|Ridgeback Express LLC', 'Created:|Nov 30, 2026 2:14 PM|Equipment:|Dry van 53, air ride')}${table('g w', '#Event|Location|Appointment|Units', 'Pickup|Tri Rivers Electronics<br>200 Technology Dr<br>Pittsburgh, PA 15219|Dec 01, 2026<br>3:00 PM - 5:00 PM|14 skids / 9,800 lb', 'Pickup|Mon Valley Controls<br>1 Industrial Ave<br>Donora, PA 15033|Dec 01, 2026<br>6:00 PM - 8:00 PM|10 skids / 7,000 lb', 'Delivery|Data Center Supply<br>21000 Loudoun County Pkwy<br>Ashburn, VA 20147|Dec 02, 2026<br>7:00 AM - 9:00 AM|24 skids / 16,800 lb')}<p><b>Carrier rate</b></p><p>Linehaul $780.00<br>Additional pickup $65.00<br>Liftgate $40.00<br>Subtotal $885.00<br>Taxes $0.00<br>Total $885.00 USD</p>${LONG_TERMS}`,
    stops: [
      'P Pittsburgh, PA 15219 2026-12-01',
      'P Donora, PA 15033 2026-12-01',
      'D Ashburn, VA 20147 2026-12-02',
    ],
    load: 'RR-118-20447',
    rate: 88500,
  },
  ww17_stops_with_times_right: {
    css: SMALL,
    html: `<div class="two"><div><h2>Rate Confirmation</h2><p>Load #100482 · PO# 77-1120-4</p></div><div class="right"><b>Alder Vista Logistics</b><br>500 Capitol Mall, Sacramento, CA 95814<br>MC#771203</div></div><hr><div class="two"><div><b>#1 Pickup</b><br>Woodland Tomato Co-op<br>1250 E Gum Ave, Woodland, CA 95776</div><div class="right">12/01/2026<br>07:00 - 13:00 (FCFS)</div></div><hr><div class="two"><div><b>#2 Delivery</b><br>Tri-Cities Canning<br>2013 Saint St, Richland, WA 99354</div><div class="right">12/02/2026<br>10:00 (APPT)</div></div><hr><div class="two"><div><b>#3 Delivery</b><br>Palouse Foods<br>1515 S Main St, Moscow, ID 83843</div><div class="right">12/02/2026<br>16:00 (APPT)</div></div><hr><p>Commodity: Tomato paste, 264 drums · 43,500 lbs · Van · 53 ft</p><p>Linehaul: $2,015.00 | Fuel: $0.00 | Detention: $0.00 | Stop: $100.00 | Total: <b>$2,115.00</b></p>${LONG_TERMS}`,
    stops: [
      'P Woodland, CA 95776 2026-12-01',
      'D Richland, WA 99354 2026-12-02',
      'D Moscow, ID 83843 2026-12-02',
    ],
    load: '100482',
    rate: 211500,
  },
  ww18_dispatch_shipper_consignee: {
    css: SMALL,
    html: `<table class="w"><tr><td>Red Maple Carriers Brokerage<br>48 Depot St<br>Essex Junction, VT 05452<br>Phone: 802-555-0121</td><td class="right">Load Confirmation<br><b>Load #: 6612</b><br>Ship Date: 12/01/2026<br>Today's Date: 11/30/2026<br>Customer W/O: 40-1182</td></tr></table><p>CARRIER: Ridgeback Express LLC · PHONE: 785-555-0102 · EQUIPMENT: Van · AGREED AMOUNT: $910.00 USD · LOAD STATUS: Dispatched</p>${table('w', 'Shipper 1|Date: 12/01/2026|Purchase Order #: 40-1182', 'Champlain Cheese Works|Time: 9:00 AM|Shipping Hours: 7-3', '400 Industrial Ave|Type: Pallets|Appointment: No', 'Middlebury, VT 05753|Quantity: 20|Weight: 40,000 lbs', 'Phone: 802-555-0147|Notes:|')}${table('w', 'Consignee 1|Date: 12/02/2026|Purchase Order #: 40-1182', 'Empire Pizza Supply|Time: 5:00 AM|Receiving Hours: 24', '110 Brookfield Ave|Type: Pallets|Appointment: Yes', 'Syracuse, NY 13212|Quantity: 20|Weight: 40,000 lbs', 'Phone: 315-555-0186|Notes:|')}<p>Dispatch Notes: call at 802-555-0121 with loaded time. Please sign and email back.</p>${LONG_TERMS}`,
    stops: ['P Middlebury, VT 05753 2026-12-01', 'D Syracuse, NY 13212 2026-12-02'],
    load: '6612',
    rate: 91000,
  },
  ww19_letterhead_with_boxes: {
    css: `${CONDENSED} .b{border:1px solid #333;padding:5px;margin:3px}`,
    html: `<div class="two"><div class="b"><b>KEYSTONE POINT LOGISTICS</b><br>75 Utley Dr, Camp Hill, PA 17011<br>Rep: Sal Marino</div><div class="b"><b>RATE CONFIRMATION</b><br>Our Ref No: KP-2026-10447<br>Carrier: Ridgeback Express LLC</div></div><div class="two"><div class="b"><b>PICKUP INFORMATION</b><br>Hanover Snacks<br>1350 York St<br>Hanover, PA 17331<br>Ready: 12/01/2026 Time: 10:00 To: 16:00<br>Ph: 717-555-0155</div><div class="b"><b>DELIVERY INFORMATION</b><br>Tidewater Vending<br>1240 Executive Blvd<br>Chesapeake, VA 23320<br>Due: 12/02/2026 Time: 07:00 To: 11:00<br>Ph: 757-555-0132</div></div><div class="b"><b>FREIGHT</b><br>24 pallets snack foods, 14,400 lbs, van 53, no hazmat</div><div class="b"><b>CHARGES</b> Linehaul 745.00 Fuel 0.00 Accessorial 0.00 <b>TOTAL DUE CARRIER $745.00</b></div>${LONG_TERMS}`,
    stops: ['P Hanover, PA 17331 2026-12-01', 'D Chesapeake, VA 23320 2026-12-02'],
    load: 'KP-2026-10447',
    rate: 74500,
  },
  ww20_ship_from_ship_to_grid: {
    css: SMALL,
    html: `<h2>TRUCKLOAD RATE AGREEMENT</h2><table class="g w"><tr><td>Rate agreement #<br><b>RA-0088127</b></td><td>Date<br>11/30/2026</td><td>Service<br>Truckload</td><td>Temp<br>Dry</td></tr><tr><td colspan="2"><b>SHIP FROM</b><br>Natchez Paperboard<br>100 Adams Landing<br>Natchez, MS 39120</td><td colspan="2"><b>SHIP TO</b><br>Ozark Carton<br>3300 E Kearney St<br>Springfield, MO 65803</td></tr><tr><td>Pickup date<br>12/01/2026</td><td>Pickup time<br>08:00-15:00</td><td>Delivery date<br>12/02/2026</td><td>Delivery time<br>13:00</td></tr><tr><td>Pieces<br>44 rolls</td><td>Weight<br>43,100 lbs</td><td>Miles<br>480</td><td>Agreed rate<br><b>$1,090.00</b></td></tr><tr><td colspan="4">Third party bill to: Cumberland Load Services, 210 25th Ave N, Nashville, TN 37203</td></tr></table>${LONG_TERMS}`,
    stops: ['P Natchez, MS 39120 2026-12-01', 'D Springfield, MO 65803 2026-12-02'],
    load: 'RA-0088127',
    rate: 109000,
  },
  ww21_relay_style_stops: {
    css: SMALL,
    html: `<h2>114-TX7KQ2 &nbsp; <span style="font-size:10px">One-way · 53' Trailer · Provided</span></h2><p><b>1 MQJ5</b> &nbsp; Greenfield, IN 46140 &nbsp; 12/01 02:30 EST &nbsp; Pick up preloaded trailer</p><p>9590 W 400 N, Greenfield, IN 46140</p><p><b>2 STL8</b> &nbsp; Saint Peters, MO 63376 &nbsp; 12/01 08:45 CST &nbsp; Drop trailer</p><p>4000 Premier Pkwy, Saint Peters, MO 63376</p><p>Est. payout $734.18 &nbsp; ($2.61/mi, 281.4 mi)</p><p>Base rate $640.00 · Fuel $94.18</p><p>Booked 11/30/2026 17:02 EST</p>`,
    stops: ['P Greenfield, IN 46140 2026-12-01', 'D Saint Peters, MO 63376 2026-12-01'],
    load: '114-TX7KQ2',
    rate: 73418,
  },
  ww22_drop_and_hook_confirmation: {
    css: SMALL,
    html: `<p><b>Integrated Capacity Services</b> · PO Box 598 · Lowell, AR 72745</p><h2>Carrier Confirmation - Order JA44718</h2>${table('g w', '#Shipper :|Consignee #1', 'Ozark Poultry Plant 6<br>2008 S Thompson St<br>Springdale, AR 72764|Metro Cold Storage<br>5600 W 73rd St<br>Bedford Park, IL 60638', 'Pickup: 12/01/26 16:00-23:59|Deliver: 12/03/26 01:00-05:00', 'Hook preloaded trailer JBX 55120|Live unload')}<p>Drop empty trailer at: Lowell Yard, 615 JB Hunt Corporate Dr, Lowell, AR 72745</p><p>Commodity FAK &nbsp; Weight 42000 &nbsp; Temp -5F</p><p>Total Contract Charges: 1,375.00 USD</p>${LONG_TERMS}`,
    stops: [
      'P Springdale, AR 72764 2026-12-01',
      'D Bedford Park, IL 60638 2026-12-03',
      'D Lowell, AR 72745 -',
    ],
    load: 'JA44718',
    rate: 137500,
  },
  ww23_load_tender_of_tms: {
    css: SMALL,
    html: `<p style="text-align:center"><b>Carrier Load Tender</b></p>${table('w', 'BOL Number:|99120447|Origin Terminal:|n/a', 'PRO Number:|n/a|Quote:|Q-55182', 'PO Number:|4471, 4472|Service:|Volume TL')}<p><b>Shipper Information</b></p><p>Company: Beloit Papermaking Clothing<br>Address: 1 St Lawrence Ave<br>City/State/Zip: Beloit, WI 53511<br>Pickup Window: 12/01/2026 08:00 - 14:30</p><p><b>Consignee Information</b></p><p>Company: Ticonderoga Mill<br>Address: 568 Shore Airport Rd<br>City/State/Zip: Ticonderoga, NY 12883<br>Delivery Window: 12/03/2026 07:00 - 12:00</p><p><b>Carrier charges</b></p>${table('g', '#Item|Amount', 'Net linehaul|1,815.00', 'Fuel surcharge (21.5%)|390.23', 'Residential|0.00', 'Grand total|2,205.23')}<p>Invoice GTX Brokerage, 7350 N Dobson Rd, Scottsdale, AZ 85256 and reference BOL number.</p>`,
    stops: ['P Beloit, WI 53511 2026-12-01', 'D Ticonderoga, NY 12883 2026-12-03'],
    load: '99120447',
    rate: 220523,
  },
  ww24_mail_with_signature_block: {
    css: SERIF,
    html: `<p><b>From:</b> Marla Finch &lt;marla@finchhauling.example&gt;<br><b>To:</b> dispatch@ridgeback.example<br><b>Date:</b> Monday, November 30, 2026 3:55 PM<br><b>Subject:</b> RATE CON 8817 Odessa TX &gt; Farmington NM</p><p>Please sign and return.</p><p>Load 8817<br>PU Tues 12/1 9a-3p<br>Basin Wellhead<br>3115 Kermit Hwy<br>Odessa TX 79764</p><p>DEL Wed 12/2 8a<br>San Juan Energy<br>5300 E Main St<br>Farmington NM 87402</p><p>2 pieces, 18,000 lb, 40 ft hotshot, straps no tarp<br>Rate $1,325 flat. Net 15.</p><p>Thanks,<br>Marla Finch<br>Finch Hauling &amp; Brokerage<br>101 N Grant Ave, Odessa, TX 79761<br>432-555-0118</p>`,
    stops: ['P Odessa, TX 79764 2026-12-01', 'D Farmington, NM 87402 2026-12-02'],
    load: '8817',
    rate: 132500,
  },
};
