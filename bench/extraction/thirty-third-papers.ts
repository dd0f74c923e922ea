import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-third batch, drawn before a rule was opened: half of it ordinary papers (a titled table of stops, boxes, labels with their
 * values), half hard; sums and numbers of the load in the forms that people print, beside advances, deductions and quick pay.
 * At first sight 20 of 24 exact, 21 load numbers, 20 rates, nothing wrong without a doubt; 5 of the exact ones with one.
 * After mending 24, 24 and 24, nothing wrong without a doubt; 2 of the exact ones with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';
const CAPS = 'body{font:10px/1.4 "DejaVu Sans",sans-serif} .sc{font-variant:small-caps;letter-spacing:.5px}';
const TERMS = `<div style="font-size:6.5px;margin-top:10px"><p><b>Terms</b></p><p>Carrier agrees to the rate above and to the broker-carrier agreement. Detention $35.00 per hour after 2 hours free with prior written approval, $280.00 maximum. Layover $150.00. TONU $100.00. Macropoint tracking required; failure to track is a $75.00 deduction. Carrier is liable for the full value of the cargo up to $100,000. Remit to: Accounts Payable, 90 Lake St, Suite 1100, Erie, PA 16501. Quick pay: 2 days less 3%, 7 days less 2%.</p></div>`;

/** Each glyph a text of its own, as some printers of forms write them; Courier is 0.6 of its size wide. */
const glyphs = (x: number, y: number, size: number, text: string): [number, number, number, string][] =>
  [...text].flatMap((glyph, at): [number, number, number, string][] =>
    glyph === ' ' ? [] : [[x + at * size * 0.6, y, size, glyph]],
  );
/** Each word a text of its own. */
const words = (x: number, y: number, size: number, text: string): [number, number, number, string][] =>
  [...text.matchAll(/\S+/g)].map((word): [number, number, number, string] => [
    x + word.index * size * 0.6,
    y,
    size,
    word[0],
  ]);

export const THIRTY_THIRD_BATCH: Readonly<Record<string, ByHand>> = {
  pp01_plain_stop_table: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:16px">Blue Heron Logistics, LLC</b><br>90 Lake St, Suite 1100<br>Erie, PA 16501<br>Ph: 814-555-0150 Fax: 814-555-0151<br>MC# 774410 DOT# 2240118</td><td class="right"><b style="font-size:13px">RATE CONFIRMATION</b><br>Load Number: 118820<br>Date: 11/30/2026<br>Page 1 of 1</td></tr></table>${table('w', 'Carrier:|Ridgeback Express LLC|MC:|881204', 'Driver:|J. Ortiz|Cell:|208-555-0199', 'Equipment:|Van 53|Temp:|N/A')}<h3>Stops</h3>${table('g w', '#Stop|Type|Facility|City|State|Zip|Arrive|Reference', '1|Pickup|Meadville Forging|Meadville|PA|16335|12/01/2026 08:00|PU 22018', '2|Delivery|Peoria Tractor Works|East Peoria|IL|61611|12/02/2026 09:30|PO 4500117')}<h3>Rate</h3>${table('g', '#Description|Qty|Rate|Amount', 'Flat rate|1|$1,450.00|$1,450.00', 'Fuel surcharge|1|$210.00|$210.00', 'Total|||$1,660.00')}${TERMS}`,
    stops: ['P Meadville, PA 16335 2026-12-01', 'D East Peoria, IL 61611 2026-12-02'],
    load: '118820',
    rate: 166000,
  },
  pp02_two_boxes: {
    css: SMALL,
    html: `<h2>Load Tender &amp; Rate Agreement</h2><p>Tender # T-5501/26 &nbsp;&nbsp; Cust. PO 88-1204 &nbsp;&nbsp; BOL 300118</p><div class="two"><div style="border:1px solid #444;padding:6px"><b>PICK UP AT</b><p>Northgate Cold Storage<br>2100 Airport Rd<br>Faribault, MN 55021</p><p>Date: 12/01/26<br>Time: 0600-1400 FCFS<br>Phone: 507-555-0111</p></div><div style="border:1px solid #444;padding:6px"><b>DELIVER TO</b><p>Lone Star Frozen<br>8801 Citizens Pkwy<br>Selma, TX 78154</p><p>Date: 12/03/26<br>Time: 0300 APPT<br>Phone: 210-555-0170</p></div></div>${table('w', 'Commodity: Frozen peas|Weight: 42,180 lbs|Pallets: 22|Temp: -10F')}<p><b>Agreed Amount: USD 2,890.00</b> (line haul and fuel included)</p><p>Advance available: $1,000.00 at pickup, fee $25.00</p>${TERMS}`,
    stops: ['P Faribault, MN 55021 2026-12-01', 'D Selma, TX 78154 2026-12-03'],
    load: 'T-5501/26',
    rate: 289000,
    details: { weight: '42,180 lb', commodity: 'Frozen peas' },
  },
  pp03_labels_right_aligned: {
    css: `${SMALL} .l{text-align:right;color:#555;width:110px}`,
    html: `<h1>Carrier Load Confirmation</h1><table><tr><td class="l">Our Load #</td><td>KR0098214</td></tr><tr><td class="l">Customer PO</td><td>7718820</td></tr><tr><td class="l">Booked With</td><td>Marta Keane, 312-555-0177</td></tr><tr><td class="l">Trailer</td><td>48' Step deck, tarps</td></tr><tr><td class="l">Carrier Pay</td><td>$3,140.00</td></tr></table><h3>Origin</h3><table><tr><td class="l">Company</td><td>Gadsden Pipe</td></tr><tr><td class="l">Address</td><td>1400 Hoke St</td></tr><tr><td class="l"></td><td>Gadsden, AL 35903</td></tr><tr><td class="l">Ready</td><td>Dec 1, 2026 7:00 AM</td></tr><tr><td class="l">Close</td><td>Dec 1, 2026 2:00 PM</td></tr></table><h3>Destination</h3><table><tr><td class="l">Company</td><td>Permian Tubulars</td></tr><tr><td class="l">Address</td><td>5200 W County Rd 116</td></tr><tr><td class="l"></td><td>Midland, TX 79706</td></tr><tr><td class="l">Deliver by</td><td>Dec 3, 2026 4:00 PM</td></tr></table>${TERMS}`,
    stops: ['P Gadsden, AL 35903 2026-12-01', 'D Midland, TX 79706 2026-12-03'],
    load: 'KR0098214',
    rate: 314000,
  },
  pp04_rate_per_mile: {
    css: SMALL,
    html: `<p><b style="font-size:14px">CASTLEFORD FREIGHT GROUP</b> &nbsp; Confirmation of Load 26-40077</p>${table('g w', '#|Origin|Destination', 'Name|Casper Bentonite|Ashland Foundry Supply', 'Street|4400 E Yellowstone Hwy|2700 Winchester Ave', 'City, State ZIP|Casper, WY 82609|Ashland, KY 41101', 'Appointment|12/01/2026 10:00|12/04/2026 07:00', 'Contact|307-555-0122|606-555-0184')}${table('g w', '#Charge|Units|Rate|Total', 'Line Haul|1,412 mi|$2.15|$3,035.80', 'Fuel Surcharge|1,412 mi|$0.35|$494.20', 'Tarp|1|$75.00|$75.00', '<b>Total Carrier Charges</b>|||<b>$3,605.00</b>')}<p>Less advance: ($500.00) &nbsp; Balance due on delivery: $3,105.00</p>${TERMS}`,
    stops: ['P Casper, WY 82609 2026-12-01', 'D Ashland, KY 41101 2026-12-04'],
    load: '26-40077',
    rate: 360500,
  },
  pp05_glyph_by_glyph: {
    drawn: {
      width: 612,
      height: 792,
      mono: true,
      pages: [
        [
          ...glyphs(40, 50, 12, 'SILVER CREEK DISPATCH'),
          ...glyphs(40, 74, 9, 'RATE CON NO. SC 77120'),
          ...glyphs(330, 74, 9, 'PRINTED 11/30/26 15:22'),
          ...glyphs(40, 100, 9, 'LOAD AT:'),
          ...glyphs(330, 100, 9, 'UNLOAD AT:'),
          ...glyphs(40, 114, 9, 'GOLDEN GRAIN MILLING'),
          ...glyphs(330, 114, 9, 'CRESCENT BAKERIES'),
          ...glyphs(40, 126, 9, '1800 E MARLETTE ST'),
          ...glyphs(330, 126, 9, '700 EDWARDS AVE'),
          ...glyphs(40, 138, 9, 'ENID OK 73701'),
          ...glyphs(330, 138, 9, 'HARAHAN LA 70123'),
          ...glyphs(40, 150, 9, '12/01/26 1000'),
          ...glyphs(330, 150, 9, '12/02/26 2200'),
          ...glyphs(40, 180, 9, 'FLOUR IN BAGS   44000 LBS   20 PLT'),
          ...glyphs(40, 204, 9, 'TRUCK PAY          1,395.00'),
          ...glyphs(40, 216, 9, 'FUEL                 180.00'),
          ...glyphs(40, 228, 9, 'TOTAL TO TRUCK     1,575.00'),
          ...glyphs(40, 260, 8, 'LUMPER UP TO 200.00 WITH RECEIPT. CALL 580 555 0140.'),
        ],
      ],
    },
    stops: ['P Enid, OK 73701 2026-12-01', 'D Harahan, LA 70123 2026-12-02'],
    load: 'SC 77120',
    rate: 157500,
  },
  pp06_word_by_word_sections: {
    drawn: {
      width: 612,
      height: 792,
      mono: true,
      pages: [
        [
          ...words(36, 48, 11, 'IRONWOOD TRANSPORT BROKERS'),
          ...words(36, 64, 8, '4800 Dixie Hwy, Saginaw, MI 48601   MC 220187'),
          ...words(400, 48, 11, 'Order 0045518'),
          ...words(36, 96, 9, 'PICKUP 1'),
          ...words(150, 96, 9, 'Tue 12/01/2026   06:30 - 10:30'),
          ...words(150, 108, 9, 'Thumb Bean Elevator'),
          ...words(150, 120, 9, '6600 Main St'),
          ...words(150, 132, 9, 'Cass City, MI 48726'),
          ...words(36, 156, 9, 'PICKUP 2'),
          ...words(150, 156, 9, 'Tue 12/01/2026   13:00'),
          ...words(150, 168, 9, 'Caro Sugar'),
          ...words(150, 180, 9, '819 Peninsular St'),
          ...words(150, 192, 9, 'Caro, MI 48723'),
          ...words(36, 216, 9, 'DELIVERY 1'),
          ...words(150, 216, 9, 'Thu 12/03/2026   08:00'),
          ...words(150, 228, 9, 'Hudson Valley Canning'),
          ...words(150, 240, 9, '25 Enterprise Pl'),
          ...words(150, 252, 9, 'Newburgh, NY 12550'),
          ...words(36, 286, 9, 'Contract rate . . . . . $2,050.00 USD'),
          ...words(36, 298, 9, 'Extra stop  . . . . . .    $75.00 USD'),
          ...words(36, 310, 9, 'Amount payable  . . . . $2,125.00 USD'),
        ],
      ],
    },
    stops: [
      'P Cass City, MI 48726 2026-12-01',
      'P Caro, MI 48723 2026-12-01',
      'D Newburgh, NY 12550 2026-12-03',
    ],
    load: '0045518',
    rate: 212500,
  },
  pp07_small_caps_letterhead: {
    css: CAPS,
    html: `<p class="sc" style="font-size:18px">Grayson &amp; Pell Freight</p><p class="sc">Load Confirmation</p><p class="sc">Reference: GP 4471-B</p><hr><p class="sc">Shipper</p><p>Lowcountry Textiles<br>310 Textile Way<br>Walterboro, SC 29488<br>Wednesday, December 2, 2026 at 9:00 am</p><p class="sc">Consignee</p><p>Bay State Mattress<br>75 Plain St<br>Brockton, MA 02301<br>Friday, December 4, 2026 at 7:00 am</p><hr><p class="sc">Freight charge</p><p>$2,675.00, all in</p><p style="font-size:7px">Quick pay at 5 percent: $2,541.25.</p>`,
    stops: ['P Walterboro, SC 29488 2026-12-02', 'D Brockton, MA 02301 2026-12-04'],
    load: 'GP 4471-B',
    rate: 267500,
  },
  pp08_wrapped_cells: {
    css: SMALL,
    html: `<p>Summit Ridge Transportation &nbsp; | &nbsp; Shipment ID: 910-22-0451 &nbsp; | &nbsp; Pro: to be assigned</p><table class="g w" style="table-layout:fixed"><tr><th style="width:8%">Seq</th><th style="width:12%">Activity</th><th style="width:22%">Location</th><th style="width:26%">Address</th><th style="width:16%">Window</th><th style="width:16%">Notes</th></tr><tr><td>1</td><td>Live load</td><td>Ponderosa Pellet Fuel Manufacturing</td><td>1500 S Milton Rd Building C, Flagstaff, AZ 86001</td><td>12/01/2026 07:00 to 12/01/2026 11:00</td><td>Check in at gate 3</td></tr><tr><td>2</td><td>Live unload</td><td>Front Range Farm and Ranch Supply</td><td>3900 Ward Rd, Wheat Ridge, CO 80033</td><td>12/02/2026 13:00 to 12/02/2026 15:00</td><td>Call 303-555-0128 ahead</td></tr></table><p>Commodity wood pellets &nbsp; 43,500 lb &nbsp; 53 ft van</p><p>Total cost: 1515.00 USD</p>${TERMS}`,
    stops: ['P Flagstaff, AZ 86001 2026-12-01', 'D Wheat Ridge, CO 80033 2026-12-02'],
    load: '910-22-0451',
    rate: 151500,
  },
  pp09_footer_between_pages: {
    css: SMALL,
    html: `<div style="height:100%"><h2>Carrier Confirmation Sheet</h2><p>Load ID LX-0092217</p><p>Pays: $1,950</p><div style="height:560px"></div><p><b>PU#1</b> &nbsp; Tupelo Upholstery &nbsp; 12/01/26 &nbsp; 08:00-15:00<br>1300 McCullough Blvd<br>Tupelo, MS 38801</p></div><div style="break-after:page;font-size:7px;margin-top:130px">LX Logistics, 44 Union Ave, Memphis, TN 38103 &nbsp; page 1/2 &nbsp; printed 11/30/2026</div><div><p><b>DEL#1</b> &nbsp; Fort Wayne Furniture Mart &nbsp; 12/02/26 &nbsp; 14:00<br>5500 Illinois Rd<br>Fort Wayne, IN 46804</p><p>Driver must call for check in. ${TERMS}</p></div><div style="font-size:7px">LX Logistics, 44 Union Ave, Memphis, TN 38103 &nbsp; page 2/2 &nbsp; printed 11/30/2026</div>`,
    stops: ['P Tupelo, MS 38801 2026-12-01', 'D Fort Wayne, IN 46804 2026-12-02'],
    load: 'LX-0092217',
    rate: 195000,
  },
  pp10_titles_in_bars: {
    css: `${SMALL} .bar{background:#234;color:#fff;padding:3px 6px;font-weight:bold;margin-top:6px}`,
    html: `<h2>Meridian Way Logistics</h2><div class="bar">LOAD INFORMATION</div>${table('w', 'Load No.|Mode|Equipment|Miles', '5520-118|FTL|Reefer|1,188')}<div class="bar">PICKUP INFORMATION</div>${table('w', 'Facility|Del Rio Produce|Date|12/01/2026', 'Address|2600 Veterans Blvd|Time|14:00', 'City|Del Rio, TX 78840|PU #|DR-118')}<div class="bar">DELIVERY INFORMATION</div>${table('w', 'Facility|Kroger GA DC|Date|12/03/2026', 'Address|1750 Marietta Blvd NW|Time|02:00', 'City|Atlanta, GA 30318|DEL #|884120')}<div class="bar">RATE INFORMATION</div>${table('w', 'Line haul|2,600.00', 'Fuel|412.00', 'Pallet exchange|-12.00', 'Total|3,000.00')}${TERMS}`,
    stops: ['P Del Rio, TX 78840 2026-12-01', 'D Atlanta, GA 30318 2026-12-03'],
    load: '5520-118',
    rate: 300000,
    details: { miles: '1,188 mi' },
  },
  pp11_one_line_stops: {
    css: SERIF,
    html: `<h2>Truckload Booking</h2><p>Booking ref. NTB/4471/26</p><p>PU: 12/1 0800 - Nampa Onion Growers, 1100 Garrity Blvd, Nampa ID 83687 (PU# 4410)</p><p>SO: 12/2 1000 - Tri Cities Food Bank, 321 N Wehe Ave, Pasco WA 99301 (drop 6 plts)</p><p>SO: 12/2 1600 - Spokane Produce, 1905 S Geiger Blvd, Spokane WA 99224 (drop 16 plts)</p><p>Total to carrier $1,480 incl. one stop.</p><p>Ask for Bev at 509-555-0101 ext 4.</p>`,
    stops: ['P Nampa, ID 83687 2026-12-01', 'D Pasco, WA 99301 2026-12-02', 'D Spokane, WA 99224 2026-12-02'],
    load: 'NTB/4471/26',
    rate: 148000,
  },
  pp12_invoice_like: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">PURCHASE ORDER FOR TRANSPORT</b><br>Vendor: Ridgeback Express LLC<br>Vendor no. 20417</td><td>${table('g', 'PO for transport|4500998120', 'Our ship. no.|80114477', 'Date|30.11.2026')}</td></tr></table>${table('g w', '#Item|Service|From|To|Qty|Unit|Net price|Amount', '10|Freight FTL|Weirton, WV 26062|Rockford, IL 61109|1|TRIP|1,720.00|1,720.00', '20|Fuel surcharge|||1|TRIP|215.00|215.00')}<p class="right">Net value USD 1,935.00</p><h3>Loading point</h3><p>Panhandle Tin Plate, 3000 Birch Dr, Weirton, WV 26062<br>Loading date 12/01/2026, 06:00 - 12:00</p><h3>Unloading point</h3><p>Rockford Can Company, 4100 Auburn St, Rockford, IL 61109<br>Unloading date 12/02/2026, 07:00</p>`,
    stops: ['P Weirton, WV 26062 2026-12-01', 'D Rockford, IL 61109 2026-12-02'],
    load: '4500998120',
    rate: 193500,
  },
  pp13_date_column_middle: {
    css: SMALL,
    html: `<p><b>FAIRWATER 3PL</b> Load Confirmation <b>#FW-118-4420</b></p>${table('g w', '#Stop|Date|Hours|Company and address|Work', '1|Tue 12/01|0700-1500|Great Lakes Salt, 1201 W Grand Blvd, Fairport Harbor OH 44077|Load 44 tons', '2|Wed 12/02|0600-1400|City of Bangor Public Works, 530 Maine Ave, Bangor ME 04401|Unload')}<p>Rate: $62.50 per ton x 44 tons = $2,750.00</p><p>Minimum 40 tons. Detention $90/hr after 1 hour.</p>`,
    stops: ['P Fairport Harbor, OH 44077 2026-12-01', 'D Bangor, ME 04401 2026-12-02'],
    load: 'FW-118-4420',
    rate: 275000,
  },
  pp14_equal_sums: {
    css: SMALL,
    html: `<h2>Rate &amp; Load Confirmation</h2>${table('g w', 'Load|Linehaul|Fuel|Accessorials|Total', '77-20418|$2,200.00|$0.00|$0.00|$2,200.00')}<p>Carrier: Ridgeback Express &nbsp; Truck 118 &nbsp; Trailer 5302</p><h3>Stop 1 (Pick)</h3><p>Dothan Peanut Co. &nbsp; 700 Ross Clark Cir &nbsp; Dothan, AL 36303<br>Earliest 12/01/2026 08:00 &nbsp; Latest 12/01/2026 16:00</p><h3>Stop 2 (Drop)</h3><p>Hershey Contract Packing &nbsp; 1025 Reese Ave &nbsp; Hershey, PA 17033<br>Earliest 12/03/2026 07:00 &nbsp; Latest 12/03/2026 07:00</p><p>Invoice amount must not exceed $2,200.00. Standard terms 30 days: $2,200.00. Quick pay 5 days: $2,134.00.</p>${TERMS}`,
    stops: ['P Dothan, AL 36303 2026-12-01', 'D Hershey, PA 17033 2026-12-03'],
    load: '77-20418',
    rate: 220000,
  },
  pp15_file_line_and_head: {
    css: SMALL,
    html: `<p style="font-size:7px">file:///C:/TMS/Out/RC_2261190_Ridgeback.htm &nbsp;&nbsp; 11/30/2026</p><h2>Confirmation 2261190</h2>${table('w', 'Broker|Carrier', 'Tidewater Freight Lines<br>1200 Military Hwy<br>Norfolk, VA 23502<br>757-555-0110|Ridgeback Express LLC<br>6200 S Federal Way<br>Boise, ID 83716<br>208-555-0199')}${table('w', '#Shipper Information|Consignee Information', 'Suffolk Peanut Oil<br>900 Carolina Rd<br>Suffolk, VA 23434|Cincinnati Snack Foods<br>11300 Grooms Rd<br>Blue Ash, OH 45242', 'Pickup 12/01/2026 11:00|Deliver 12/02/2026 15:30', 'Ref 5567|Ref 99-2')}<p>Carrier freight pay .......... $1,325.00<br>Unloading .................... $0.00<br>Total ........................ $1,325.00</p>${TERMS}`,
    stops: ['P Suffolk, VA 23434 2026-12-01', 'D Blue Ash, OH 45242 2026-12-02'],
    load: '2261190',
    rate: 132500,
  },
  pp16_text_message: {
    css: 'body{font:13px/1.5 "DejaVu Sans",sans-serif} .m{background:#eee;border-radius:10px;padding:8px;margin:6px 0;width:70%}',
    html: `<p>Kyle (Broker) - iMessage - Mon, Nov 30, 2:10 PM</p><div class="m">hey man load 66120 is yours</div><div class="m">pu tues 12/1 10am Hoopeston Foods 220 W Maple St Hoopeston IL 60942</div><div class="m">del weds 12/2 6am Aldi DC 4000 Aldi Dr Olathe KS 66061</div><div class="m">1100 all in. sending rc now. call me 815-555-0166</div>`,
    stops: ['P Hoopeston, IL 60942 2026-12-01', 'D Olathe, KS 66061 2026-12-02'],
    load: '66120',
    rate: 110000,
  },
  pp17_truckload_grid_dense: {
    css: 'body{font:7.5px/1.25 "DejaVu Sans",sans-serif} td,th{padding:1px 4px!important}',
    html: `${table('g w', 'CARRIER CONFIRMATION||TRIP NO|9914-0287|PAGE 1/1', 'BROKER|CORNERSTONE FREIGHT 5100 POPLAR AVE MEMPHIS TN 38137|TEL|901-555-0100|MC 330144', 'CARRIER|RIDGEBACK EXPRESS LLC|TEL|208-555-0199|MC 881204')}${table('g w', '#NO|P/D|NAME|ADDRESS|CITY|ST|ZIP|DATE|FROM|TO|PCS|WT', '01|P|OSCEOLA STEEL|400 MILL RD|OSCEOLA|AR|72370|120126|0600|1400|12|46000', '02|D|TULSA TANK|5800 S 49TH W AVE|TULSA|OK|74107|120226|0700|1500|12|46000')}${table('g', 'LINEHAUL|825.00', 'FSC|165.00', 'TARP|50.00', 'TOTAL USD|1,040.00')}`,
    stops: ['P Osceola, AR 72370 2026-12-01', 'D Tulsa, OK 74107 2026-12-02'],
    load: '9914-0287',
    rate: 104000,
  },
  pp18_spanish_english: {
    css: SMALL,
    html: `<h2>Confirmación de carga / Load Confirmation</h2><p>Carga / Load: LRD-22087 &nbsp; Tarifa / Rate: US$ 2,250.00</p>${table('g w', '#Recolección / Pick up|Entrega / Delivery', 'Bodega Rio Norte<br>13500 Mines Rd<br>Laredo, TX 78045|Autopartes Motor City<br>6300 Miller Rd<br>Dearborn, MI 48126', 'Fecha / Date: 12/01/2026<br>Hora / Time: 9:00|Fecha / Date: 12/03/2026<br>Hora / Time: 14:00')}<p>Peso / Weight: 38,400 lb. Sello / Seal: 0099120. Pedimento 26 24 3398 6001182.</p><p>Facturar a / Bill to: Frontera Cargo, 1010 San Bernardo Ave, Laredo, TX 78040</p>`,
    stops: ['P Laredo, TX 78045 2026-12-01', 'D Dearborn, MI 48126 2026-12-03'],
    load: 'LRD-22087',
    rate: 225000,
  },
  pp19_courier_report: {
    css: COURIER,
    html: `<pre>
REPORT RATECNF                 VALLEY BRIDGE CARRIERS               11/30/26 16:02
==================================================================================
ORDER: 0331207-01      CUST REF: 99812       MOVE: 1 OF 1       REV: 0
CARRIER: RIDGEBACK EXPRESS LLC         CODE: RIDG01
----------------------------------------------------------------------------------
STOP TYPE   LOCATION                                 SCHED EARLY     SCHED LATE
  1  PU     OMAK LUMBER                              12/01 0700      12/01 1100
            1000 S JACKSON ST
            OMAK              WA 98841
  2  SO     RENO TRUSS                               12/02 1300      12/02 1300
            9700 N VIRGINIA ST
            RENO              NV 89506
----------------------------------------------------------------------------------
PAY CODE   DESCRIPTION            UNITS       RATE          AMOUNT
LH         LINE HAUL FLAT          1.00    1400.0000       1400.00
FS         FUEL SURCHARGE          1.00     220.0000        220.00
                                                        ----------
                                             TOTAL PAY     1620.00
CARRIER SIGNATURE X______________________________
</pre>`,
    stops: ['P Omak, WA 98841 2026-12-01', 'D Reno, NV 89506 2026-12-02'],
    load: '0331207-01',
    rate: 162000,
  },
  pp20_cards_with_icons: {
    css: `${SMALL} .c{border:1px solid #ccc;border-radius:6px;padding:8px;margin:6px 0;display:flex;gap:14px} .n{background:#06c;color:#fff;border-radius:50%;width:16px;height:16px;text-align:center}`,
    html: `<p style="font-size:15px"><b>FleetMatch</b></p><p>LOAD FM-7KQ2-0918 &nbsp;•&nbsp; BOOKED &nbsp;•&nbsp; $1,765.00</p><div class="c"><div class="n">1</div><div><b>Pickup</b> Dec 1, 9:00 AM PST<br>Stockton Tomato Packers<br>2800 Navy Dr, Stockton, CA 95206, USA</div></div><div class="c"><div class="n">2</div><div><b>Dropoff</b> Dec 2, 4:00 PM MST<br>Tempe Salsa Works<br>7300 S Kyrene Rd, Tempe, AZ 85283, USA</div></div><p>Estimated 694 mi • $2.54/mi • Dry van • 44,000 lb</p><p>Need help? 1-800-555-0144 or chat. Standard pay in 30 days. Get paid in 2 hours for a fee of 1.5% ($26.48).</p>`,
    stops: ['P Stockton, CA 95206 2026-12-01', 'D Tempe, AZ 85283 2026-12-02'],
    load: 'FM-7KQ2-0918',
    rate: 176500,
    details: { miles: '694 mi', weight: '44,000 lb' },
  },
  pp21_deductions: {
    css: SMALL,
    html: `<h2>SETTLEMENT RATE SHEET</h2><p>Load: 1180-447 &nbsp; Dispatcher: Ann</p>${table('w', '#Pickup|Delivery', '12/01/2026 07:00<br>Sandusky Gypsum<br>1500 Cleveland Rd<br>Sandusky, OH 44870|12/02/2026 10:00<br>Tonawanda Board<br>3700 River Rd<br>Tonawanda, NY 14150')}${table('', 'Gross rate|$980.00', 'Cash advance 11/30|($300.00)', 'Advance fee|($12.00)', 'Tracking app|$0.00', 'Net after advance|$668.00')}`,
    stops: ['P Sandusky, OH 44870 2026-12-01', 'D Tonawanda, NY 14150 2026-12-02'],
    load: '1180-447',
    rate: 98000,
  },
  pp22_no_rate_separate: {
    css: SMALL,
    html: `<h2>Driver Load Sheet</h2><p>Load # <b>B44-0911</b> &nbsp; Rate is on a separate sheet</p><h3>Pick Up Location 1</h3>${table('', 'Name:|Kalispell Timber', 'Address:|1500 US Hwy 2 E', 'City/State/Zip:|Kalispell, MT 59901', 'Scheduled:|12/01/2026 @ 08:00', 'Pickup #:|0099', 'Phone:|406-555-0117')}<h3>Drop Off Location 1</h3>${table('', 'Name:|Fargo Homes', 'Address:|3400 Main Ave', 'City/State/Zip:|Fargo, ND 58103', 'Scheduled:|12/03/2026 @ 07:00', 'Delivery #:|110-2', 'Phone:|701-555-0191')}<p>Fine for no straps: $100.00</p>`,
    stops: ['P Kalispell, MT 59901 2026-12-01', 'D Fargo, ND 58103 2026-12-03'],
    load: 'B44-0911',
    rate: null,
  },
  pp23_latex_absolute_runs: {
    drawn: {
      width: 595,
      height: 842,
      pages: [
        [
          [60, 60, 16, 'Weststrand Forwarding Inc.'],
          [60, 78, 8, '2250 E Imperial Hwy, El Segundo, CA 90245'],
          [60, 110, 11, 'Truck order'],
          [130, 110, 11, 'WF26-11873'],
          [60, 140, 9, 'Collect from'],
          [150, 140, 9, 'Carson Transload'],
          [150, 152, 9, '21900 S Wilmington Ave'],
          [150, 164, 9, 'Carson, California 90810'],
          [400, 140, 9, 'on'],
          [415, 140, 9, '1 December 2026'],
          [400, 152, 9, 'at'],
          [415, 152, 9, '13:00'],
          [60, 190, 9, 'Deliver to'],
          [150, 190, 9, 'Wasatch Outdoor'],
          [150, 202, 9, '2500 S 5370 W'],
          [150, 214, 9, 'West Valley City, Utah 84120'],
          [400, 190, 9, 'on'],
          [415, 190, 9, '2 December 2026'],
          [400, 202, 9, 'at'],
          [415, 202, 9, '16:00'],
          [60, 245, 9, 'Goods'],
          [150, 245, 9, 'Camping stoves, 18 pallets, 19,400 lb'],
          [60, 260, 9, 'Freight'],
          [150, 260, 9, '1 350.00 USD'],
          [60, 800, 7, 'Weststrand Forwarding Inc. - order WF26-11873 - page 1'],
        ],
      ],
    },
    stops: ['P Carson, CA 90810 2026-12-01', 'D West Valley City, UT 84120 2026-12-02'],
    load: 'WF26-11873',
    rate: 135000,
  },
  pp24_stop_detail_pages: {
    css: SMALL,
    html: `<div><h2>Rate Confirmation</h2><p>Load 4410 2287 &nbsp; &nbsp; Nov 30, 2026</p><p>From MOSES LAKE WA to GRAND ISLAND NE, 2 stops, 1,204 miles</p>${table('g', 'Line Haul Rate|$2,650.00', 'Fuel Surcharge Rate|$350.00', 'Total Rate|$3,000.00', 'Total Rate w/ Quick Pay|$2,910.00')}${TERMS}</div><div style="break-before:page"><p>Load 4410 2287, stop details</p><p><b>1. Pickup</b></p>${table('', 'Appt|12/01/2026 06:00', 'Where|Basin Potato, 13700 Wheeler Rd NE, Moses Lake, WA 98837', 'Numbers|PU 88121, SO 4410')}<p><b>2. Delivery</b></p>${table('', 'Appt|12/03/2026 08:00', 'Where|Platte Valley Fries, 3400 W Stolley Park Rd, Grand Island, NE 68803', 'Numbers|PO 7781')}</div>`,
    stops: ['P Moses Lake, WA 98837 2026-12-01', 'D Grand Island, NE 68803 2026-12-03'],
    load: '4410 2287',
    rate: 300000,
    details: { miles: '1,204 mi' },
  },
};
