import { table, type ByHand } from './by-hand-papers';

/**
 * A twenty-fifth batch, drawn before the rules were opened: exports of TMS programs, mails printed to PDF, a portal's print, Quebec papers,
 * produce, drayage, less-than-truckload, part loads, power only, intermodal.
 * At first sight 17 of 20 exact, 18 load numbers, all rates, nothing wrong without a doubt; 4 of the exact ones with one.
 * After mending 20, 20 and 20; 1 with a doubt.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const TERMS = `<div style="font-size:7px"><p>1. Carrier shall not re-broker, assign or interline this shipment. 2. All accessorial charges must be approved in writing before they are incurred. 3. Detention begins two hours after the appointment and is paid at $50.00 per hour, not to exceed $400.00. 4. Tracking is required from pickup to delivery; failure to track will result in a deduction of $150.00. 5. Send signed bills of lading within 48 hours. 6. Mail invoices to Accounts Payable, PO Box 4471, Chattanooga, TN 37405.</p></div>`;

export const TWENTY_FIFTH_BATCH: Readonly<Record<string, ByHand>> = {
  gg01_tms_dispatch_sheet: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Copperline Freight Solutions, LLC</b><br>2208 Market Center Blvd, Suite 300<br>Dallas, TX 75207<br>Ph: 214-555-0177</td><td class="right"><b style="font-size:13px">Load Confirmation</b><br>Order: 0417723<br>Page 1 of 2<br>11/29/2026 0912</td></tr></table>
${table('w', 'Carrier:|Ridgeback Express LLC|Contact:|Dispatch', 'MC #:|881204|Phone:|208-555-0119', 'Trailer:|V53|Temp:|', 'Commodity:|DRY GROCERY|Pieces:|26', 'Weight:|41,885.0|Miles:|786.0', 'BOL:|66120983|Reference:|PO 4500091277')}
<table class="w g"><tr><td style="width:8%"><b>PU 1</b></td><td style="width:46%">Name: TRINITY MILLS BAKERY<br>Address: 3100 BELMEADE DR<br>&nbsp; CARROLLTON, TX 75006</td><td>Date: 12/01/2026 0700<br>To: 12/01/2026 1100<br>Phone: 972-555-0128<br>Appt: No</td></tr><tr><td><b>SO 2</b></td><td>Name: OZARK WHOLESALE GROCERS<br>Address: 1400 E KEARNEY ST<br>&nbsp; SPRINGFIELD, MO 65803</td><td>Date: 12/02/2026 0500<br>To: 12/02/2026 0500<br>Phone: 417-555-0162<br>Appt: Yes</td></tr><tr><td><b>SO 3</b></td><td>Name: MIDTOWN FOOD DEPOT<br>Address: 4200 GARDNER AVE<br>&nbsp; KANSAS CITY, MO 64120</td><td>Date: 12/02/2026 1300<br>To: 12/02/2026 1500<br>Phone: 816-555-0139<br>Appt: Yes</td></tr></table>
${table('', 'Linehaul Rate|1,480.00|FLT', 'Stop charge|75.00|1', 'Fuel surcharge|294.75|786', 'Total Carrier Pay:|$1,849.75|')}${TERMS}`,
    stops: [
      'P Carrollton, TX 75006 2026-12-01',
      'D Springfield, MO 65803 2026-12-02',
      'D Kansas City, MO 64120 2026-12-02',
    ],
    load: '0417723',
    rate: 184975,
    details: { weight: '41,885 lb', miles: '786 mi' },
  },
  gg02_route_cards: {
    css: 'body{font:10px/1.45 "DejaVu Sans",sans-serif} .c{border:1px solid #ccc;border-radius:6px;padding:8px;margin:6px 0} .k{color:#666;font-size:8px;text-transform:uppercase}',
    html: `<table class="w"><tr><td><b style="font-size:16px">Kestrel Freight</b></td><td class="right"><span class="k">Shipment ID</span><br><b>KF-20941</b></td><td class="right"><span class="k">Sent</span><br>Nov 29, 2026</td></tr></table>
<div class="c"><span class="k">Pickup</span> &nbsp; <b>Tue, Dec 1</b> &nbsp; 08:00 - 15:00 FCFS<br><b>Wabash Valley Glass</b><br>2100 Fort Harrison Rd<br>Terre Haute, IN 47804 US<br><span class="k">Pickup #</span> 7741-A</div>
<div class="c"><span class="k">Delivery</span> &nbsp; <b>Wed, Dec 2</b> &nbsp; 10:30 APPT<br><b>Blue Ridge Bottlers</b><br>1900 Hanover Ave<br>Roanoke, VA 24017 US<br><span class="k">Delivery #</span> 900-22</div>
<div class="c">${table('w', '#Description|Qty|Unit|Amount', 'Freight - flat|1|$1,650.00|$1,650.00', 'Lumper (estimate, reimbursed)|0|$0.00|$0.00', 'Carrier total|||$1,650.00')}</div><div class="c"><span class="k">Equipment</span> Van 53' &nbsp; <span class="k">Weight</span> 38,220 lbs &nbsp; <span class="k">Distance</span> 521 mi</div>${TERMS}`,
    stops: ['P Terre Haute, IN 47804 2026-12-01', 'D Roanoke, VA 24017 2026-12-02'],
    load: 'KF-20941',
    rate: 165000,
    details: { weight: '38,220 lb', miles: '521 mi' },
  },
  gg03_stop_grid_headings: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">TALLGRASS TRANSPORT GROUP</b></td><td class="right">Rate &amp; Route Confirmation<br>Load #: <b>118842</b><br>Customer Ref: 55-0912</td></tr></table><p>This confirms the rate agreed by phone for Ridgeback Express (MC881204), driver to be named.</p>
<h3>Stops</h3>${table('g w', '#|Facility|Window|Contact / Ref', '1 Pick|Prairie Star Dog Food<br>501 N Kansas Ave<br>Topeka, KS 66608|Early 12/02/2026 06:00<br>Late 12/02/2026 12:00|Dock office 785-555-0171<br>PU 3341', '2 Drop|Mile High Pet Supply<br>11600 E 53rd Ave<br>Denver, CO 80239|Early 12/03/2026 07:00<br>Late 12/03/2026 07:00|Receiving<br>DEL 88-9', '3 Drop|Front Range Feed<br>2600 Midpoint Dr<br>Fort Collins, CO 80525|Early 12/03/2026 13:00<br>Late 12/03/2026 15:00|Yard<br>DEL 88-10')}
<h3>Charges</h3>${table('', 'Line haul|$1,725.00', 'Extra stop|$100.00', 'Grand total|$1,825.00')}<p>42,000 lb &nbsp;|&nbsp; 612 miles &nbsp;|&nbsp; Van or reefer</p>${TERMS}`,
    stops: [
      'P Topeka, KS 66608 2026-12-02',
      'D Denver, CO 80239 2026-12-03',
      'D Fort Collins, CO 80525 2026-12-03',
    ],
    load: '118842',
    rate: 182500,
    details: { weight: '42,000 lb', miles: '612 mi' },
  },
  gg04_mail_printed: {
    css: 'body{font:10px/1.4 "DejaVu Serif",serif}',
    html: `<p><b>RE: Load for tomorrow - Chattanooga to Charlotte</b></p><p style="color:#555">From: Tammy Rule &lt;tammy@volunteerfreight.example&gt;<br>Sent: Sunday, November 29, 2026 3:41 PM<br>To: dispatch@ridgeback.example<br>Subject: RE: Load for tomorrow - Chattanooga to Charlotte</p>
<p>Hey Mike,</p><p>You got it. Details below, please reply "confirmed".</p><p>Our load number is 7730192.<br>Pick up Monday 11/30/2026 at 9am:<br>Signal Mountain Textiles<br>1800 Central Ave<br>Chattanooga, TN 37408</p><p>Going to:<br>Queen City Upholstery<br>4101 Barringer Dr<br>Charlotte, NC 28217<br>Tuesday 12/1/2026, 8am to 2pm, first come first serve</p><p>18 pallets, 22,500#. Rate is $1,150 all in.</p><p>Thanks,<br>Tammy Rule<br>Volunteer Freight Brokers<br>6000 Shallowford Rd, Chattanooga, TN 37421<br>423-555-0118</p><p style="color:#555">On Sun, Nov 29, 2026 at 3:20 PM Mike wrote:<br>&gt; Can do it for 1150, empty in Dalton in the morning.</p>`,
    stops: ['P Chattanooga, TN 37408 2026-11-30', 'D Charlotte, NC 28217 2026-12-01'],
    load: '7730192',
    rate: 115000,
  },
  gg05_quebec_bilingual: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Transit Boréal inc.</b><br>1200, boul. Industriel, Boucherville (Québec) J4B 2X4<br>Tél. : 450-555-0143</td><td class="right"><b>CONFIRMATION DE CHARGEMENT / LOAD CONFIRMATION</b><br>No de dossier / File no.: <b>TB-61877</b><br>Date : 2026-11-29</td></tr></table>
${table('g w', '#|Expéditeur / Shipper|Destinataire / Consignee', 'Nom / Name|Papiers Saint-Maurice|Empire Paper Converters', 'Adresse / Address|2250, rue Royale|75 Hoffman Pl', 'Ville / City|Trois-Rivières, QC G9A 4M3|Newburgh, NY 12550', 'Date|2026-12-01|2026-12-02', 'Heure / Time|07:00-15:00|09:00', 'Référence|R-44180|PO 7712')}
<p>Marchandise / Commodity : papier en rouleaux, 22 rouleaux &nbsp; Poids / Weight : 19 800 kg &nbsp; Équipement : remorque 53'</p>
${table('', 'Taux de base / Base rate|1 900,00 $ CAD', 'Surcharge carburant / Fuel|285,00 $ CAD', 'TOTAL|2 185,00 $ CAD')}<p>Le transporteur doit appeler avant chaque livraison. The carrier must call before each delivery.</p>`,
    stops: ['P Trois-Rivières, QC G9A 4M3 2026-12-01', 'D Newburgh, NY 12550 2026-12-02'],
    load: 'TB-61877',
    rate: 218500,
    details: { weight: '19,800 kg' },
  },
  gg06_produce_multi_pick: {
    css: SMALL,
    html: `<h2>Coastal Greens Transportation</h2><p>Truck confirmation &nbsp; <b>File# 26-118804</b> &nbsp; Monday 11/30/2026 &nbsp; Buyer: Lakeshore Produce</p>
${table('g w', '#Load at|Address|Cases|Product|P/U no.|Load date', 'Valle Verde Coolers|1351 Pacific Way, Salinas, CA 93901|480|Romaine|VV 88120|11/30/26', 'Elkhorn Berry Coolers|200 Aviation Way, Watsonville, CA 95076|320|Berries|EB 4471|11/30/26', 'Sunrise Cooling|1120 W Betteravia Rd, Santa Maria, CA 93455|560|Broccoli|SC 77|12/01/26')}
${table('g w', '#Unload at|Address|Appt', 'Lakeshore Produce DC|2301 S Wolcott Ave, Chicago, IL 60608|12/04/26 03:00')}
<p>Set temp 34F continuous. Pulp before loading. Temp recorder on the last pallet.</p><p>Freight: $6,800.00 + pallet fee 0.00 = <b>$6,800.00</b> to truck on arrival. Advance allowed 40%. 2,215 miles. 39,400 lbs.</p>${TERMS}`,
    stops: [
      'P Salinas, CA 93901 2026-11-30',
      'P Watsonville, CA 95076 2026-11-30',
      'P Santa Maria, CA 93455 2026-12-01',
      'D Chicago, IL 60608 2026-12-04',
    ],
    load: '26-118804',
    rate: 680000,
    details: { weight: '39,400 lb', miles: '2,215 mi' },
  },
  gg07_drayage_order: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Elizabeth Port Drayage</b></td><td class="right"><b>DELIVERY ORDER</b><br>D/O # EPD-33018<br>11/29/2026</td></tr></table>
${table('g w', 'Container|TCNU 441876-2|Size|40HC', 'Steamship line|Ocean Crest|MBL|OCRE4471280', 'Last free day|12/02/2026|Per diem from|12/05/2026', 'Weight|39,640 lbs|Seal|88120')}
<table class="g w"><tr><td style="width:33%"><b>PULL FROM</b><br>Maher Terminals<br>1210 Corbin St<br>Elizabeth, NJ 07201<br>12/01/2026 06:30</td><td style="width:33%"><b>DELIVER TO</b><br>Lehigh Toy Distribution<br>7400 Industrial Pkwy<br>Allentown, PA 18106<br>12/01/2026 13:00</td><td><b>RETURN EMPTY TO</b><br>Maher Terminals<br>1210 Corbin St<br>Elizabeth, NJ 07201<br>12/02/2026</td></tr></table>
<p>Drayage $685.00 &nbsp; Chassis 2 days $70.00 &nbsp; Fuel $95.90 &nbsp; <b>Total $850.90</b></p>${TERMS}`,
    stops: [
      'P Elizabeth, NJ 07201 2026-12-01',
      'D Allentown, PA 18106 2026-12-01',
      'D Elizabeth, NJ 07201 2026-12-02',
    ],
    load: 'EPD-33018',
    rate: 85090,
    details: { weight: '39,640 lb' },
  },
  gg08_ltl_linehaul: {
    css: SMALL,
    page: { landscape: true },
    html: `<p><b style="font-size:14px">Heartland LTL Consolidators</b> &nbsp; Manifest 7118 &nbsp; Pro range 550120-550129 &nbsp; Truck pay <b>$1,940.00</b></p><p>Load at our dock: Heartland LTL Consolidators, 4800 NE 14th St, Des Moines, IA 50313, Monday 11/30/2026 18:00</p>
${table('g w', '#Drop|Consignee|Street|City/State/Zip|Deliver|Pcs|Lbs|Pro', '1|Quad City Tool|3800 W River Dr|Davenport, IA 52802|12/01/2026 08:00|4|2,200|550120', '2|Peoria Pump Works|1200 SW Adams St|Peoria, IL 61602|12/01/2026 11:30|6|4,310|550121', '3|Wabash Electric|900 E Pershing Rd|Decatur, IL 62526|12/01/2026 15:00|2|1,150|550124', '4|Crossroads Hardware|6100 Churchman Byp|Indianapolis, IN 46203|12/02/2026 08:00|12|9,800|550126')}
<p>Pieces 24 &nbsp; Weight 17,460 lbs &nbsp; 518 miles &nbsp; Lift gate at drop 3</p>${TERMS}`,
    stops: [
      'P Des Moines, IA 50313 2026-11-30',
      'D Davenport, IA 52802 2026-12-01',
      'D Peoria, IL 61602 2026-12-01',
      'D Decatur, IL 62526 2026-12-01',
      'D Indianapolis, IN 46203 2026-12-02',
    ],
    load: '7118',
    rate: 194000,
    details: { weight: '17,460 lb', miles: '518 mi' },
  },
  gg09_partial_load: {
    html: `<h1>Pine Belt Logistics</h1><p>PARTIAL LOAD CONFIRMATION &nbsp; Load: PBL88127-1</p><p>Carrier: Ridgeback Express &nbsp; Dispatcher: Mike &nbsp; Truck 204</p><p>12 ft of deck, 9,400 lbs, two crated gearboxes, must be tarped. Carrier may load other freight on the same trailer.</p>
<h3>Origin</h3><p>Hattiesburg Gear &amp; Drive, 2100 W 7th St, Hattiesburg, MS 39401<br>Ready: 12/01/2026 after 10:00 AM &nbsp; Contact: Ray 601-555-0147</p><h3>Destination</h3><p>Tennessee Valley Mining Supply, 1600 Moore Ln SE, Decatur, AL 35601<br>Must deliver: 12/02/2026 before 3:00 PM &nbsp; Contact: Jo 256-555-0110</p>
<p>Agreed amount: $725.00 USD. Mileage: 301</p>${TERMS}`,
    stops: ['P Hattiesburg, MS 39401 2026-12-01', 'D Decatur, AL 35601 2026-12-02'],
    load: 'PBL88127-1',
    rate: 72500,
    details: { weight: '9,400 lb', miles: '301 mi' },
  },
  gg10_power_only: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Interlake Trailer Pool</b></td><td class="right">Power Only Rate Con<br>Trip ID: <b>PO-558120</b></td></tr></table>
${table('g w', '#Move|Yard|Trailer|Date|Time', 'Hook loaded|Interlake Joliet, 3000 Channahon Rd, Joliet, IL 60436|ITP 44187|12/01/2026|05:00', 'Drop loaded|Motor City Stampings, 6500 E 12 Mile Rd, Warren, MI 48092|ITP 44187|12/01/2026|14:00', 'Hook empty|Motor City Stampings, 6500 E 12 Mile Rd, Warren, MI 48092|ITP 40112|12/01/2026|14:30', 'Drop empty|Interlake Toledo, 4100 Bennett Rd, Toledo, OH 43612|ITP 40112|12/01/2026|17:00')}
<p>Trip rate $912.50, fuel included. Miles 372.</p>${TERMS}`,
    stops: [
      'P Joliet, IL 60436 2026-12-01',
      'D Warren, MI 48092 2026-12-01',
      'P Warren, MI 48092 2026-12-01',
      'D Toledo, OH 43612 2026-12-01',
    ],
    load: 'PO-558120',
    rate: 91250,
    details: { miles: '372 mi' },
  },
  gg11_courier_form: {
    css: COURIER,
    html: `<pre>
 DAKOTA PLAINS BROKERAGE            RATE CONFIRMATION
 PO BOX 1180  BISMARCK ND 58502     CONF NBR : 88204-01
 701-555-0166                       CONF DATE: 11/29/26
 ======================================================
 CARRIER : RIDGEBACK EXPRESS LLC    MC: 881204
 ------------------------------------------------------
 SHIP FROM                          DATE: 12/01/26
   RED RIVER SUGAR                  TIME: 0800-1600
   1700 11TH ST N                   PU# : RRS 5512
   WAHPETON ND 58075
 ------------------------------------------------------
 SHIP TO                            DATE: 12/02/26
   NORTH STAR CANDY                 TIME: 0600
   710 PINE ST                      PO# : 40-118
   SAINT PAUL MN 55130
 ------------------------------------------------------
 BAGGED SUGAR      22 PLT     44,000 LBS      231 MI
 ------------------------------------------------------
 LINE HAUL      725.00
 FSC            110.88
 TOTAL          835.88
 ======================================================
</pre>`,
    stops: ['P Wahpeton, ND 58075 2026-12-01', 'D Saint Paul, MN 55130 2026-12-02'],
    load: '88204-01',
    rate: 83588,
    details: { weight: '44,000 lb', miles: '231 mi' },
  },
  gg12_table_split_columns: {
    css: SMALL,
    page: { landscape: true },
    html: `<table class="w"><tr><td><b style="font-size:14px">Sonoran Crossroads Logistics</b><br>Tender 2026-44187-3</td><td class="right">Offered 11/28/2026<br>Accepted 11/29/2026</td></tr></table>
${table('g w', '#Stop|Type|Location name|Address 1|City|State|Postal|Country|Planned arrival|Planned departure', '1|Pickup|Copper State Tile|3602 E Illini St|Phoenix|AZ|85040|USA|2026-12-01 07:00|2026-12-01 09:00', '2|Delivery|Sandia Flooring|4901 Broadway Blvd SE|Albuquerque|NM|87105|USA|2026-12-02 08:00|2026-12-02 10:00', '3|Delivery|Caprock Homes|2800 E 50th St|Lubbock|TX|79404|USA|2026-12-02 16:00|2026-12-02 17:00')}
${table('', 'Charge|Basis|Amount', 'Freight|Flat|1,540.00', 'Fuel surcharge|Per mile 0.38 x 745|283.10', 'Stop-off|1|50.00', 'Total tender amount|USD|1,873.10')}<p>Total weight 43,100 LB. Total distance 745 MI.</p>${TERMS}`,
    stops: [
      'P Phoenix, AZ 85040 2026-12-01',
      'D Albuquerque, NM 87105 2026-12-02',
      'D Lubbock, TX 79404 2026-12-02',
    ],
    load: '2026-44187-3',
    rate: 187310,
    details: { weight: '43,100 lb', miles: '745 mi' },
  },
  gg13_salesforce_quote: {
    css: 'body{font:9.5px/1.4 "DejaVu Sans",sans-serif} .l{color:#555;width:22%} td{padding:2px 6px}',
    html: `<b style="font-size:15px">CARRIER CONFIRMATION</b> <span style="float:right">Load Name: <b>L-0098127</b></span>
<h3 style="background:#dde">Load Information</h3>${table('w', 'Broker|Harrow &amp; Finch Logistics|Carrier|Ridgeback Express LLC', 'Mode|TL|Equipment|Flatbed', 'Total Weight|46,500|Distance (Miles)|412', 'Expected Ship Date|12/1/2026|Expected Delivery Date|12/2/2026')}
<h3 style="background:#dde">Stop 1 - Pick Up</h3>${table('w', 'Location|Calumet Bar &amp; Rod|Shipping/Receiving Hours|06:00-14:00', 'Address|101 E 103rd St, Chicago, IL 60628|Appointment Required|No', 'Expected Date|12/1/2026|Pickup Number|CBR-771')}
<h3 style="background:#dde">Stop 2 - Delivery</h3>${table('w', 'Location|Gateway Fasteners|Shipping/Receiving Hours|07:00-15:00', 'Address|8800 Page Ave, Saint Louis, MO 63114|Appointment Required|Yes', 'Expected Date|12/2/2026|Appointment Time|09:30')}
<h3 style="background:#dde">Carrier Charges</h3>${table('w', 'Freight Charge|$1,100.00', 'Tarp Fee|$75.00', 'Total Carrier Invoice|$1,175.00')}${TERMS}`,
    stops: ['P Chicago, IL 60628 2026-12-01', 'D Saint Louis, MO 63114 2026-12-02'],
    load: 'L-0098127',
    rate: 117500,
    details: { weight: '46,500 lb', miles: '412 mi' },
  },
  gg14_month_names_canada: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Grand River Freight Ltd.</b><br>155 Shirley Ave, Kitchener, ON N2B 2E1</td><td class="right">Carrier Load Sheet<br>Trip No. <b>GR 40-7712</b><br>29 Nov 2026</td></tr></table>
<p><b>COLLECT FROM</b> &nbsp; 01 Dec 2026, 09:00 to 16:00</p><p>Guelph Valve Foundry<br>500 Speedvale Ave W<br>Guelph, ON N1K 1E6<br>Release 55012</p><p><b>DELIVER TO</b> &nbsp; 03 Dec 2026, 08:30</p><p>Twin Tiers Waterworks<br>1100 Conklin Rd<br>Binghamton, NY 13903<br>Customs broker: Peace Bridge Clearance, PAPS required</p>
<p>15 skids, 28,600 lbs, dry van. Crossing Buffalo. Agreed rate CAD 1,480.00 plus nil HST. 322 miles.</p>${TERMS}`,
    stops: ['P Guelph, ON N1K 1E6 2026-12-01', 'D Binghamton, NY 13903 2026-12-03'],
    load: 'GR 40-7712',
    rate: 148000,
    details: { weight: '28,600 lb', miles: '322 mi' },
  },
  gg15_no_year: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:16px">BayBridge Capacity</b></td><td class="right">Confirmation 3310-9921<br>Created 11/28/2026 17:20 PST</td></tr></table>
<table class="w"><tr><td style="width:50%"><b>PICK 1</b><br>Tue 12/01 @ 06:00-10:00<br>Delta Almond Hulling<br>4400 Ingomar Grade<br>Los Banos, CA 93635</td><td><b>DROP 1</b><br>Wed 12/02 @ 05:30<br>Nut House Snacks<br>2250 Kleppe Ln<br>Sparks, NV 89431</td></tr></table>
<p>$1,025.00 total to carrier &nbsp; 279 mi &nbsp; 42,500 lbs &nbsp; Van</p>${TERMS}`,
    stops: ['P Los Banos, CA 93635 2026-12-01', 'D Sparks, NV 89431 2026-12-02'],
    load: '3310-9921',
    rate: 102500,
    details: { weight: '42,500 lb', miles: '279 mi' },
  },
  gg16_intermodal_work_order: {
    css: SMALL,
    html: `<b style="font-size:14px">Prairie Rail &amp; Truck</b><p>Work order <b>WO-77120-B</b> for Ridgeback Express &nbsp; Equipment UMXU 260118</p>
${table('g w', 'Ramp out|BNSF Logistics Park, 32600 W 191st St, Edgerton, KS 66021', 'Ramp date|11/30/2026 04:00', 'Consignee|Sunflower Appliances, 3500 N Rock Rd, Wichita, KS 67226', 'Appointment|11/30/2026 11:00', 'Ramp in|BNSF Logistics Park, 32600 W 191st St, Edgerton, KS 66021 (empty, by 12/01/2026 20:00)')}
${table('', 'Base|540.00', 'Fuel 28%|151.20', 'Chassis split|0.00', 'Order total|691.20')}<p>Gross 44,800 lbs. 372 miles round trip.</p>${TERMS}`,
    stops: [
      'P Edgerton, KS 66021 2026-11-30',
      'D Wichita, KS 67226 2026-11-30',
      'D Edgerton, KS 66021 2026-12-01',
    ],
    load: 'WO-77120-B',
    rate: 69120,
    details: { weight: '44,800 lb' },
  },
  gg17_sidebar: {
    css: SMALL,
    html: `<div class="two"><div style="width:30%;background:#eee;padding:8px"><b>Marlow Supply Chain</b><br>880 Second Ave N<br>Nashville, TN 37201<br><br><b>Load</b><br>MSC-118044<br><br><b>Rate</b><br>$2,760.00<br><br><b>Equipment</b><br>53' Reefer<br><br><b>Temp</b><br>-10 F<br><br><b>Weight</b><br>39,900 lbs<br><br><b>Miles</b><br>1,012<br><br><b>Rep</b><br>D. Ortega<br>615-555-0190</div><div style="width:66%;padding:8px"><h3>1. SHIPPER</h3><p>Music City Ice Cream<br>3100 Charlotte Ave<br>Nashville, TN 37209</p><p>Pickup: 12/02/2026 10:00 CST, confirmed<br>Pickup number: 55-1187</p><h3>2. RECEIVER</h3><p>Bayou Frozen Storage<br>5200 Armour Dr<br>Houston, TX 77020</p><p>Delivery: 12/03/2026 22:00 CST, confirmed<br>PO: 0099182</p><h3>3. RECEIVER</h3><p>Alamo Cold<br>4610 E Houston St<br>San Antonio, TX 78220</p><p>Delivery: 12/04/2026 06:00 CST, to be confirmed<br>PO: 0099183</p></div></div>${TERMS}`,
    stops: [
      'P Nashville, TN 37209 2026-12-02',
      'D Houston, TX 77020 2026-12-03',
      'D San Antonio, TX 78220 2026-12-04',
    ],
    load: 'MSC-118044',
    rate: 276000,
    details: { weight: '39,900 lb', miles: '1,012 mi' },
  },
  gg18_city_state_only: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Overland Edge Brokerage</b></td><td class="right">PO# (use on all paperwork)<br><b style="font-size:14px">26144870</b></td></tr></table>
${table('g w', '#Pick-up location|Date|Time|Pick-up #|Quantity', 'Tifton, GA|11/30/2026|0800-1500 FCFS|TG 118|1,320 ctn')}${table('g w', '#Delivery location|Date|Time|Delivery #|Quantity', 'Baltimore, MD|12/01/2026|2300 APPT|MD 4471|660 ctn', 'Jessup, MD|12/02/2026|0300 APPT|MD 4472|660 ctn')}
${table('', 'Line haul rate|$2,050.00|Mode: TL', 'Stop off|$50.00|Trailer: Reefer 34F', 'Total rate|$2,100.00|Weight: 40,260')}<p>Street addresses are given to the driver by phone after he calls in empty at 800-555-0122.</p>${TERMS}`,
    stops: ['P Tifton, GA 2026-11-30', 'D Baltimore, MD 2026-12-01', 'D Jessup, MD 2026-12-02'],
    load: '26144870',
    rate: 210000,
  },
  gg19_spanish_mixed: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Rio Bravo Carga</b><br>Pharr, TX</td><td class="right">Confirmación de carga / Load confirmation<br>Carga no. <b>RB-20488</b></td></tr></table>
${table('g w', '#|Recoger / Pick up|Entregar / Deliver', 'Lugar|Bodegas Fresca del Valle<br>2900 W Military Hwy<br>McAllen, TX 78503|Mercado Central Foods<br>1800 Wall St<br>Garland, TX 75041', 'Fecha|30/Nov/2026|01/Dic/2026', 'Hora|14:00|04:00', 'Referencia|BF-771|MC 40918-A')}
<p>Producto: aguacate, 20 tarimas, 42,000 lbs. Temperatura 40F.</p><p>Tarifa total: $1,450.00 USD. Millas: 523</p>`,
    stops: ['P McAllen, TX 78503 2026-11-30', 'D Garland, TX 75041 2026-12-01'],
    load: 'RB-20488',
    rate: 145000,
    details: { weight: '42,000 lb', miles: '523 mi' },
  },
  gg20_flat_deck_two_sites: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Ironwood Project Freight</b><br>Tulsa, OK</td><td class="right">Carrier agreement for one shipment<br>Job <b>IPF 26-0771</b>, Load 3 of 9</td></tr></table>
<p><b>Haul from:</b> Verdigris Vessel Works, 5300 N Mingo Rd, Tulsa, OK 74117<br><b>On:</b> Wednesday, 12/02/2026, crane at 07:00</p><p><b>Haul to:</b> Permian Gas Plant 4, 11400 W County Rd 122, Odessa, TX 79765<br><b>On:</b> Friday, 12/04/2026, crane at 09:00, no weekend offloading</p>
<p>One separator skid, 38 ft x 12 ft x 13 ft, 52,000 lbs, RGN. Permits by carrier, escorts billed at cost.</p>${table('', 'Haul|$5,400.00', 'Permits (OK, TX)|$620.00', 'Escort allowance|$1,980.00', 'Not-to-exceed total|$8,000.00')}<p>Routed miles 541.</p>${TERMS}`,
    stops: ['P Tulsa, OK 74117 2026-12-02', 'D Odessa, TX 79765 2026-12-04'],
    load: 'IPF 26-0771',
    rate: 800000,
    details: { weight: '52,000 lb' },
  },
};
