import { table, type ByHand } from './by-hand-papers';

/**
 * A seventeenth batch drawn by hand after the sixteenth was mended, in the same spirit: what brokers and their systems print every day.
 * At first sight 15 of 15 exact, 14 load numbers, 15 rates, 3 with a doubt. After mending 15, 15 and 15; 1 with a doubt.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';
const TERMS = `<div style="font-size:8px"><p><b>Terms and conditions.</b> 1. Carrier must notify Broker immediately of any delay, accident, overage, shortage or damage. 2. Detention of $45.00 per hour begins two hours after the appointment time, is limited to $270.00 and needs approval before it starts. 3. Carrier is charged $100.00 for each missed check call and $250.00 for a late delivery. 4. No driver assist, lumper or layover ($175.00) is paid without a receipt. 5. Cargo insurance of $100,000 must be in force. 6. The carrier that signs below must pick up and deliver this load with its own truck.</p>
<p>7. Invoices go to the broker with the signed delivery receipt. Do not bill the shipper or the consignee. 8. Payment is made 30 days after receipt of the paperwork. 9. This confirmation governs the movement above as of the date shown and is agreed to unless rejected in writing within one hour.</p></div>`;

export const SEVENTEENTH_BATCH: Readonly<Record<string, ByHand>> = {
  y01_stop_headers_numbers: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">NORTHFIELD TRANSPORTATION GROUP</b><br>90 Hutcherson Dr, Albany, NY 12205<br>518-555-0140</td><td class="right">Rate Confirmation<br>Load#: <b>NTG-220718</b><br>11/27/2026</td></tr></table><p>Carrier: Ridgeback Express LLC &nbsp; MC: 881204 &nbsp; Driver: ________ &nbsp; Truck#: ______ &nbsp; Trailer#: ______</p>
<table class="g w"><tr><td><b>STOP: 1 PICK-UP</b></td><td>DATE: 11/30/2026</td><td>TIME: 09:00 - 12:00</td><td>PICKUP#: 8812-A</td></tr><tr><td colspan="4">HUDSON RIVER PAPER MILL<br>700 RIVER ST<br>GLENS FALLS, NY 12801</td></tr></table>
<table class="g w"><tr><td><b>STOP: 2 PICK-UP</b></td><td>DATE: 11/30/2026</td><td>TIME: 14:00</td><td>PICKUP#: 8812-B</td></tr><tr><td colspan="4">ADIRONDACK TISSUE<br>1 MILL RD<br>GREENWICH, NY 12834</td></tr></table>
<table class="g w"><tr><td><b>STOP: 3 DELIVERY</b></td><td>DATE: 12/01/2026</td><td>TIME: 10:00</td><td>DELIVERY#: PTM 402</td></tr><tr><td colspan="4">PORTLAND MAINE CONVERTERS<br>145 PRESUMPSCOT ST<br>PORTLAND, ME 04103</td></tr></table>
<p>COMMODITY: PAPER ROLLS &nbsp; WEIGHT: 43,000 &nbsp; MILES: 296 &nbsp; EQUIPMENT: 53' VAN</p><table class="w"><tr><td>LINE HAUL</td><td class="right">$875.00</td></tr><tr><td>EXTRA PICK-UP</td><td class="right">$75.00</td></tr><tr><td>FUEL SURCHARGE</td><td class="right">$133.20</td></tr><tr><td><b>TOTAL RATE</b></td><td class="right"><b>$1,083.20</b></td></tr></table>${TERMS}`,
    stops: [
      'P Glens Falls, NY 12801 2026-11-30',
      'P Greenwich, NY 12834 2026-11-30',
      'D Portland, ME 04103 2026-12-01',
    ],
    load: 'NTG-220718',
    rate: 108320,
    details: { weight: '43,000 lb', miles: '296 mi' },
  },
  y02_points: {
    css: COURIER,
    html: `<pre>TENNESSEE VALLEY LOGISTICS                              PAGE 1
BROKERAGE RATE CONFIRMATION                             11/27/26 13:44

ORDER NO: TV9920418        TO: RIDGEBACK EXPRESS   ATTN: SOFIA
EQUIPMENT: 53 VAN          FROM: T. MOSS           423-555-0127

P/U Point                          D/R Point
---------                          ---------
DALTON CARPET MILLS                FLORIDA FLOORING DEPOT
1502 CORONET DR                    7600 CENTURIAN PKWY
DALTON, GA 30720                   JACKSONVILLE, FL 32256
DATE: 11/30/26                     DATE: 12/01/26
TIME: 0800-1500                    TIME: 0900 APPT
REF:  DCM 71182                    REF:  FFD 40-11

PIECES   WEIGHT   COMMODITY
   410   39,850   CARPET

CHARGES                      RATE          UNITS        AMOUNT
LINE HAUL                  850.00            1          850.00
FUEL SURCHARGE                .40          430          172.00
                                          TOTAL      $1,022.00

SEND BILLS TO: TENNESSEE VALLEY LOGISTICS
               4080 JENKINS RD, CHATTANOOGA, TN 37421
</pre>`,
    stops: ['P Dalton, GA 30720 2026-11-30', 'D Jacksonville, FL 32256 2026-12-01'],
    load: 'TV9920418',
    rate: 102200,
    details: { weight: '39,850 lb' },
  },
  y03_narrow_cells: {
    css: SMALL,
    html: `<h2>Load Tender Acceptance</h2><table class="w"><tr><td>Load number:<br><b>LT-5519-207</b></td><td>Carrier:<br>Ridgeback Express</td><td>Equipment:<br>Van 53</td><td>Total distance:<br>742 mi</td></tr></table>
<table class="g" style="width:100%;table-layout:fixed"><tr><th style="width:8%">Stop</th><th style="width:12%">Activity</th><th style="width:26%">Location</th><th style="width:18%">Start</th><th style="width:18%">End</th><th style="width:18%">References</th></tr>
<tr><td>1</td><td>Pickup</td><td>Carolina Resin &amp; Film LLC, 2400 Old Greenville Highway, Spartanburg, SC 29301</td><td>30-Nov-2026 08:00</td><td>30-Nov-2026 12:00</td><td>SO 448820</td></tr><tr><td>2</td><td>Delivery</td><td>Empire State Packaging Inc, 1200 Niagara Falls Boulevard, North Tonawanda, NY 14120</td><td>01-Dec-2026 13:00</td><td>01-Dec-2026 17:00</td><td>PO 7719-3</td></tr></table>
<table class="g"><tr><th>Charge</th><th>Amount</th><th>Currency</th></tr><tr><td>Freight</td><td>1,735.00</td><td>USD</td></tr><tr><td>Fuel</td><td>281.96</td><td>USD</td></tr><tr><td>Total</td><td>2,016.96</td><td>USD</td></tr></table>${TERMS}`,
    stops: ['P Spartanburg, SC 29301 2026-11-30', 'D North Tonawanda, NY 14120 2026-12-01'],
    load: 'LT-5519-207',
    rate: 201696,
    details: { miles: '742 mi' },
  },
  y04_pick_up_last_drop: {
    html: `<center><b style="font-size:16px">Nationline Carriers &amp; Brokers</b><br>CARRIER CONFIRMATION</center><table class="w"><tr><td>Confirmation No: <b>2204417</b><br>Dispatch Date: 11/27/26</td><td>Carrier: Ridgeback Express<br>Phone: 903-555-0150</td><td>Trailer Type: Reefer<br>Temp: 34</td></tr></table>
<table class="g w"><tr><th style="width:50%">Pick Up</th><th>Last Drop</th></tr><tr><td>Salinas Valley Cooling<br>1305 Abbott St<br>Salinas, CA 93901<br>11/30/26 - 10:00 AM<br>Pick Up #: 118-220</td><td>Treasure Coast Produce<br>3400 NW 74th Ave<br>Miami, FL 33122<br>12/04/26 - 2:00 AM<br>Delivery #: TCP 66</td></tr></table>
<p>Product: Mixed produce &nbsp; Pallets: 22 &nbsp; Weight: 40,500 lbs &nbsp; Number of picks: 1 &nbsp; Number of drops: 1</p>
<table class="w"><tr><td>Freight Charges:</td><td>$7,800.00</td></tr><tr><td>Advance:</td><td>$0.00</td></tr><tr><td>Net Due Carrier:</td><td>$7,800.00</td></tr></table>${TERMS}<p>Signed: _________________ Print: _________________ Date: ________</p>`,
    stops: ['P Salinas, CA 93901 2026-11-30', 'D Miami, FL 33122 2026-12-04'],
    load: '2204417',
    rate: 780000,
    details: { weight: '40,500 lb' },
  },
  y05_rows_no_zip: {
    css: COURIER,
    html: `<pre>ISLE LAKE BROKERAGE INC        LOAD CONFIRMATION     LOAD NO. 40-2271
TAWAS CITY MI                  989-555-0111          DATE 11/27/26

CARRIER RIDGEBACK EXPRESS      DRIVER                CELL

ST TYPE EARLY LATE  COMPANY                  CITY           ST  REF
 1 PU   11/30 11/30 GYPSUM PRODUCTS CO       ALABASTER      MI  77120
 2 SO   12/01 12/01 BUCKEYE DRYWALL          TOLEDO         OH  PO 4471
 3 SO   12/01 12/01 HOOSIER INTERIORS        FORT WAYNE     IN  PO 4472

COMMODITY WALLBOARD   WEIGHT 46000   TRAILER FLATBED 48   TARPS YES

PAY: LINE HAUL  900.00
     STOP OFF    50.00
     TARP        75.00
     TOTAL    1,025.00
</pre>`,
    stops: ['P Alabaster, MI 2026-11-30', 'D Toledo, OH 2026-12-01', 'D Fort Wayne, IN 2026-12-01'],
    load: '40-2271',
    rate: 102500,
  },
  y06_shipper_pickup_stop: {
    css: 'body{font:10px/1.45 "DejaVu Sans",sans-serif}',
    html: `<table class="w"><tr><td><b style="font-size:16px">Cordova Supply Network</b></td><td class="right">Freight order<br><b>FO-118-70442</b></td></tr></table><table class="w"><tr><td><b>Carrier</b><br>Ridgeback Express LLC<br>sofia@ridgeback.example</td><td><b>Contact</b><br>Freight desk<br>404-555-0128</td><td><b>Equipment</b><br>53' Dry Van<br><b>Total Weight</b><br>28,140 lbs</td></tr></table>
<h3>Shipper Pickup (Stop 1)</h3><table class="w"><tr><td>Cordova Fulfillment ATL-2<br>1000 Riverside Pkwy<br>Austell, GA 30168</td><td>Mon 11/30/2026<br>07:00 - 15:00 EST<br>First come, first served</td><td>Pickup #: FO-118-70442<br>26 pallets</td></tr></table>
<h3>Receiver Delivery (Stop 2)</h3><table class="w"><tr><td>Big River Fulfillment MEM1<br>3292 E Holmes Rd<br>Memphis, TN 38118</td><td>Tue 12/01/2026<br>06:30 CST<br>Appointment</td><td>Appt #: 9900412277<br>PO: 2K7TQ8</td></tr></table>
<h3>Payment</h3><p>Line haul: $1,150.00<br>Fuel: $0.00<br>Total: $1,150.00</p>${TERMS}`,
    stops: ['P Austell, GA 30168 2026-11-30', 'D Memphis, TN 38118 2026-12-01'],
    load: 'FO-118-70442',
    rate: 115000,
    details: { weight: '28,140 lb' },
  },
  y07_to_between_times: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:13px">PLATTE ASSOCIATED MOTOR LINES</b><br>297 W Henri de Tonti Blvd<br>Tontitown, AR 72770</td><td class="right"><b>CARRIER RATE CONFIRMATION</b><br>PRO: <b>5518820</b><br>Tendered 11/27/26 1127</td></tr></table>
<table class="g w"><tr><td style="width:50%"><b>PICKUP:</b><br>ARKANSAS POULTRY SUPPLY<br>301 N 40TH ST<br>SPRINGDALE, AR 72762<br>11/30/26 0800 -to- 11/30/26 1600</td><td><b>DELIVERY:</b><br>SOONER FEED &amp; FARM<br>5200 S SUNNYLANE RD<br>OKLAHOMA CITY, OK 73135<br>12/01/26 0700 -to- 12/01/26 1400</td></tr><tr><td>PU NUMBER: APS 4418</td><td>DEL NUMBER: 88-20</td></tr></table>
<table class="w"><tr><td>COMMODITY: POULTRY EQUIPMENT</td><td>WEIGHT: 18200</td><td>PIECES: 44</td><td>HAZMAT: N</td><td>LENGTH: 53</td></tr></table>
<table class="g"><tr><td>FREIGHT</td><td>625.00</td></tr><tr><td>FUEL SURCHARGE</td><td>0.00</td></tr><tr><td>TOTAL USD</td><td>625.00</td></tr></table><p>CARRIER: RIDGEBACK EXPRESS LLC, 18 DEPOT RD, TYLER TX 75702</p>${TERMS}`,
    stops: ['P Springdale, AR 72762 2026-11-30', 'D Oklahoma City, OK 73135 2026-12-01'],
    load: '5518820',
    rate: 62500,
    details: { weight: '18,200 lb' },
  },
  y08_full_state_names: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Fraser Logistics Services</b><br>19950 Clark Graham, Baie-D'Urf&eacute;, Quebec H9X 3R8<br>514-555-0177</td><td class="right">LOAD CONFIRMATION<br>Reference: <b>FLS-3380172</b></td></tr></table><p>Carrier: Ridgeback Express LLC, Tyler, Texas 75702</p>
<table class="w"><tr><td style="width:50%"><b>Pickup</b><br>Michigan Auto Glass<br>36455 Ecorse Rd<br>Romulus, Michigan 48174<br>11/30/2026 - 14:00<br>Ref: MAG-552</td><td><b>Delivery</b><br>Verre Laval Inc.<br>2455 Boulevard Dagenais Ouest<br>Laval, Quebec H7L 5V6<br>12/2/2026 - 09:00<br>Ref: VL 20-8</td></tr></table>
<p>Commodity: Windshields, 20 racks, 22,000 lbs. PAPS / PARS required. Customs broker: Cole, 1-800-555-0180.</p><table class="g"><tr><td>All-in rate</td><td>$2,350.00 USD</td></tr></table><p>Border crossing delays are not paid. ${'Please send your invoice and the signed bill of lading to payables@fraserls.example. '}</p>${TERMS}`,
    stops: ['P Romulus, MI 48174 2026-11-30', 'D Laval, QC H7L 5V6 2026-12-02'],
    load: 'FLS-3380172',
    rate: 235000,
    details: { weight: '22,000 lb' },
  },
  y09_named_lines: {
    css: 'body{font:11px/1.5 "DejaVu Sans",sans-serif}',
    html: `<b style="font-size:18px">interlink</b><h3>Carrier Confirmation for Load 77-A4410</h3><p>Carrier: Ridgeback Express LLC | MC 881204 | Driver: TBD</p><p><b>Pickup 1:</b> Bergen Beverage Co, 600 Gotham Pkwy Carlstadt, NJ 07072<br>Mon, Nov 30, 2026, 8:00 AM - 2:00 PM EST<br>Reference: BBC 55120</p><p><b>Delivery 1:</b> Chesapeake Beverage, 7500 Kaufman Dr Baltimore, MD 21226<br>Mon, Nov 30, 2026, 8:00 PM EST<br>Reference: 90-11</p><p><b>Delivery 2:</b> Old Line Distributors, 9700 Martin Luther King Jr Hwy Lanham, MD 20706<br>Tue, Dec 1, 2026, 6:00 AM EST<br>Reference: OLD-7</p>
<p><b>Freight:</b> Soda, 21 pallets, 38,900 lb, Dry Van 53 ft</p><p><b>Rate:</b> Linehaul $780.00 + Extra stop $75.00 = Total $855.00</p>${TERMS}`,
    stops: [
      'P Carlstadt, NJ 07072 2026-11-30',
      'D Baltimore, MD 21226 2026-11-30',
      'D Lanham, MD 20706 2026-12-01',
    ],
    load: '77-A4410',
    rate: 85500,
    details: { weight: '38,900 lb' },
  },
  y10_keys_two_columns: {
    html: `<table class="w"><tr><td><b style="font-size:17px">Trailhead Truckload</b><br>Boise, ID</td><td class="right"><b>RATE CON</b></td></tr></table>
<table class="g w"><tr><td style="width:20%">Load number</td><td style="width:30%"><b>TRH-66120</b></td><td style="width:20%">Carrier</td><td>Ridgeback Express LLC</td></tr><tr><td>Pickup name</td><td>Snake River Dairy</td><td>Delivery name</td><td>Las Vegas Ice Cream</td></tr><tr><td>Pickup address</td><td>2501 Cortney Dr, Twin Falls, ID 83301</td><td>Delivery address</td><td>3900 E Craig Rd, North Las Vegas, NV 89030</td></tr><tr><td>Pickup date</td><td>11/30/2026</td><td>Delivery date</td><td>12/01/2026</td></tr><tr><td>Pickup time</td><td>11:00</td><td>Delivery time</td><td>07:00</td></tr><tr><td>Pickup number</td><td>SRD 4471</td><td>Delivery number</td><td>LV-20</td></tr><tr><td>Commodity</td><td>Milk powder</td><td>Weight</td><td>44,000 lbs</td></tr><tr><td>Equipment</td><td>53' dry van</td><td>Miles</td><td>488</td></tr><tr><td>Line haul</td><td>$1,150.00</td><td>Total pay</td><td>$1,150.00</td></tr></table>${TERMS}`,
    stops: ['P Twin Falls, ID 83301 2026-11-30', 'D North Las Vegas, NV 89030 2026-12-01'],
    load: 'TRH-66120',
    rate: 115000,
    details: { weight: '44,000 lb', miles: '488 mi' },
  },
  y11_canadian_tms: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Prairie Rose Freight Ltd.</b><br>5015 4 St NE<br>Calgary, AB T2K 6G7<br>GST 81120 4471 RT0001</td><td class="right"><b style="font-size:13px">Carrier Confirmation</b><br>Manifest M-20418<br>Nov 27, 2026</td></tr></table><p><b>Carrier:</b> Ridgeback Express LLC &nbsp; <b>Attention:</b> Sofia</p>
${table('g w', '#Stop|Details|Window|Items', '<b>1 Pickup</b>|Foothills Pulse Processors<br>4321 78 Ave SE<br>Calgary, AB T2C 2Z5<br>PO 55-118|Nov 30, 2026<br>08:00 - 16:00|22 totes<br>20,865 kg', '<b>2 Delivery</b>|Big Sky Milling<br>2301 Bench Blvd<br>Billings, MT 59105<br>Appt 7712|Dec 2, 2026<br>09:00 - 11:00|22 totes<br>20,865 kg')}
<table class="g" style="margin-left:60%"><tr><td>Freight</td><td>CAD 2,100.00</td></tr><tr><td>Border fee</td><td>CAD 75.00</td></tr><tr><td>GST (0%)</td><td>CAD 0.00</td></tr><tr><td><b>Total</b></td><td><b>CAD 2,175.00</b></td></tr></table><p>Customs: Sweetgrass / Coutts. Broker: Farrow 403-555-0120.</p>${TERMS}`,
    stops: ['P Calgary, AB T2C 2Z5 2026-11-30', 'D Billings, MT 59105 2026-12-02'],
    load: 'M-20418',
    rate: 217500,
  },
  y12_dots_and_cards: {
    css: 'body{font:10px/1.5 "DejaVu Sans",sans-serif}.c{background:#f3f3f3;padding:8px;margin:8px 0}.k{color:#777;font-size:8px}',
    html: `<table class="w"><tr><td><b style="font-size:17px">Lumen Freight</b><br><span class="k">3100 Main St, Houston, TX 77002</span></td><td class="right"><span class="k">LOAD #</span><br><b style="font-size:15px">1008842</b></td></tr></table>
<div class="c"><table class="w"><tr><td><span class="k">CARRIER</span><br>Ridgeback Express LLC</td><td><span class="k">LOADED MILES</span><br>239</td><td><span class="k">EQUIPMENT</span><br>Dry Van</td><td><span class="k">CARRIER RATE</span><br><b>$725.00</b></td></tr></table></div>
<div class="c"><b>Stop 1 &bull; Pickup</b><table class="w"><tr><td>Gulf Polymer Terminal<br>1200 Battleground Rd<br>La Porte, TX 77571</td><td><span class="k">APPOINTMENT</span><br>11/30/2026 08:00 AM - 04:00 PM</td><td><span class="k">PICKUP #</span><br>GPT-90012</td></tr></table></div>
<div class="c"><b>Stop 2 &bull; Delivery</b><table class="w"><tr><td>Metroplex Plastics<br>2900 W Miller Rd<br>Garland, TX 75042</td><td><span class="k">APPOINTMENT</span><br>12/01/2026 09:00 AM</td><td><span class="k">DELIVERY #</span><br>MP 118-3</td></tr></table></div>
<div class="c"><b>Commodities</b>${table('w', '#Description|Qty|Weight', 'Polyethylene resin|24 gaylords|42,300 lbs')}</div><div class="c"><b>Rate details</b>${table('w', 'Linehaul|$725.00', '<b>Total</b>|<b>$725.00</b>')}</div>${TERMS}`,
    stops: ['P La Porte, TX 77571 2026-11-30', 'D Garland, TX 75042 2026-12-01'],
    load: '1008842',
    rate: 72500,
    details: { weight: '42,300 lb', miles: '239 mi' },
  },
  y13_wide_table_refs: {
    page: { landscape: true },
    css: SMALL,
    html: `<p style="font-size:13px"><b>Stonegate Managed Transportation</b> &nbsp; Tender to Ridgeback Express LLC</p><table class="w"><tr><td>Load ID: <b>0088-2044-71</b></td><td>SCAC: RDGX</td><td>Mode: Truckload</td><td>Equip: 53V</td><td>Respond by: 11/27/2026 17:00</td></tr></table>
${table('g w', '#Seq|Stop Type|Facility|Address|City|ST|Zip|Appt Start|Appt End|Appt Conf|Pcs|Wgt', '1|PU|Lansdale Pharma DC|900 W Main St|Lansdale|PA|19446|11/30/2026 06:00|11/30/2026 10:00|L-7712|18|11,204', '2|DEL|Rochester Health Supply|1000 Lee Rd|Rochester|NY|14606|12/01/2026 08:00|12/01/2026 08:30|88120|10|6,100', '3|DEL|Buffalo Hospital Stores|2150 William St|Buffalo|NY|14206|12/01/2026 13:00|12/01/2026 13:30|88121|8|5,104')}
<table class="w"><tr><td style="width:40%">${table('g w', '#Charge|Amount', 'Linehaul|$1,220.00', 'Stop charge|$50.00', 'Fuel|$188.16', 'Total cost|$1,458.16')}</td><td><b>Notes</b><br>Temperature 68 F. Two drivers are not needed. The seal is checked at each stop. Bill to Stonegate c/o Audit, PO Box 910, Toledo, OH 43697.</td></tr></table>${TERMS}`,
    stops: [
      'P Lansdale, PA 19446 2026-11-30',
      'D Rochester, NY 14606 2026-12-01',
      'D Buffalo, NY 14206 2026-12-01',
    ],
    load: '0088-2044-71',
    rate: 145816,
  },
  y14_three_pages: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Keystone Ridge Freight Brokers, Inc.</b><br>125 Market St, Harrisburg, PA 17101 &nbsp; MC-660218</td><td class="right">Rate Confirmation # <b>KR-771204</b><br>Page 1 of 3</td></tr></table><p><b>To:</b> Ridgeback Express LLC, 18 Depot Rd, Tyler, TX 75702</p><table class="g w"><tr><th>Pickup date</th><th>Delivery date</th><th>Equipment</th><th>Weight</th><th>Miles</th><th>Rate</th></tr><tr><td>11/30/2026</td><td>12/02/2026</td><td>Reefer</td><td>41,220</td><td>1,118</td><td>$3,300.00</td></tr></table>${TERMS}<div style="page-break-before:always"></div><p class="right">Rate Confirmation # <b>KR-771204</b><br>Page 2 of 3</p>
<h3>Pickup Information</h3><table class="w"><tr><td style="width:15%">Company:</td><td>Gettysburg Orchards Co-op</td><td style="width:15%">Date:</td><td>11/30/2026</td></tr><tr><td>Address:</td><td>2880 Biglerville Rd</td><td>Time:</td><td>07:00 to 13:00</td></tr><tr><td>City, State Zip:</td><td>Gettysburg, PA 17325</td><td>PU#:</td><td>GOC-118</td></tr><tr><td>Phone:</td><td>717-555-0103</td><td>Commodity:</td><td>Apples</td></tr></table>
<h3>Delivery Information</h3><table class="w"><tr><td style="width:15%">Company:</td><td>Sunshine State Grocers</td><td style="width:15%">Date:</td><td>12/02/2026</td></tr><tr><td>Address:</td><td>3400 Lakeland Hills Blvd</td><td>Time:</td><td>03:00</td></tr><tr><td>City, State Zip:</td><td>Lakeland, FL 33805</td><td>DEL#:</td><td>90-4418</td></tr><tr><td>Phone:</td><td>863-555-0150</td><td>Commodity:</td><td>Apples</td></tr></table><div style="page-break-before:always"></div><p class="right">Rate Confirmation # <b>KR-771204</b><br>Page 3 of 3</p>
${table('g', '#Description|Amount', 'Flat rate|$3,300.00', 'Total|$3,300.00')}${TERMS}<p>Authorized signature ______________________ Date ______________</p>`,
    stops: ['P Gettysburg, PA 17325 2026-11-30', 'D Lakeland, FL 33805 2026-12-02'],
    load: 'KR-771204',
    rate: 330000,
    details: { weight: '41,220 lb', miles: '1,118 mi', mc: '660218' },
  },
  y15_letter_from_broker: {
    css: SERIF,
    html: `<p><b style="font-size:16px">Hawkeye Load Brokers</b><br>2100 Kimball Ave, Waterloo, IA 50702<br>319-555-0116 &nbsp; MC 229017</p><p>November 27, 2026</p><p>Rate confirmation for our load <b>HLB 41-7720</b></p><p>This confirms our agreement that Ridgeback Express LLC will haul the following load for $1,310.00 for 655 miles, fuel included:</p>
<table class="w"><tr><td style="width:16%"><b>Pick up at</b></td><td>Cedar Valley Corn Processors<br>1200 Dubuque Rd<br>Waterloo, IA 50703</td><td>Monday, 11/30/26<br>between 8 AM and 4 PM<br>Pick up no. 90-1187</td></tr><tr><td><b>Deliver to</b></td><td>Delta Catfish Feed<br>1505 Highway 82 W<br>Indianola, MS 38751</td><td>Wednesday, 12/2/26<br>at 8 AM<br>Order 4418-C</td></tr></table><p>Freight: feed in bags, 45,000 lbs, 53 ft van</p><p>We pay 21 days after we have your invoice and the signed bill. A charge of $75.00 is taken for copies that are not legible.</p><p>Hawkeye Load Brokers ________________ &nbsp; Carrier ________________</p>`,
    stops: ['P Waterloo, IA 50703 2026-11-30', 'D Indianola, MS 38751 2026-12-02'],
    load: 'HLB 41-7720',
    rate: 131000,
    details: { miles: '655 mi', weight: '45,000 lb', mc: '229017' },
  },
};
