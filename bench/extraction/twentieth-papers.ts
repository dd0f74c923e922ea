import { table, type ByHand } from './by-hand-papers';
import { LONG_TERMS } from './nineteenth-papers';

/**
 * A twentieth batch, drawn together with the nineteenth: tenders by key and value, prints of carriers' systems, cross-border and
 * French-Canadian orders, rail ramps, part loads, pools, reefers.
 * At first sight 14 of 15 exact, 14 load numbers, 14 rates; one load number wrong without a doubt; none of the exact ones with a doubt.
 * After mending 15, 15 and 15; none with a doubt.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.35 "DejaVu Serif",serif}';

export const TWENTIETH_BATCH: Readonly<Record<string, ByHand>> = {
  bb01_board_posting: {
    css: 'body{font:11px/1.45 "DejaVu Sans",sans-serif}',
    html: `<center><b style="font-size:18px">LOAD CONFIRMATION</b></center><table class="w"><tr><td><b>Broker</b><br>Tallgrass Load Services LLC<br>MC 1044187<br>1901 E 1st St N<br>Wichita, KS 67214<br>316-555-0148</td><td><b>Carrier</b><br>Ridgeback Express LLC<br>MC 881204<br>Tyler, TX 75702<br>903-555-0150</td><td class="right"><b>Load ID</b><br>TLS118402<br><b>Rate</b><br>$1,275.00</td></tr></table>
<table class="g w"><tr><th>Origin</th><th>Destination</th></tr><tr><td>Sunflower Grain Products<br>701 E 17th St N<br>Wichita, KS 67214</td><td>Front Range Bakeries<br>5150 Colorado Blvd<br>Denver, CO 80216</td></tr><tr><td>Pick up date: 11/30/2026<br>Pick up hours: 0700 - 1400</td><td>Drop off date: 12/01/2026<br>Drop off hours: 0500 - 1000</td></tr></table>
<table class="w"><tr><td>Trailer type: V - Van</td><td>Length: 53</td><td>Weight: 43,500</td><td>Distance: 518 mi</td><td>Commodity: Flour in bags</td></tr></table>
<p>Notes: Food grade trailer. Load locks 2. Straps no.</p>${LONG_TERMS}`,
    stops: ['P Wichita, KS 67214 2026-11-30', 'D Denver, CO 80216 2026-12-01'],
    load: 'TLS118402',
    rate: 127500,
    details: { weight: '43,500 lb', miles: '518 mi', commodity: 'Flour in bags' },
  },
  bb02_order_header: {
    css: COURIER,
    html: `<pre>
                     CARRIER RATE AGREEMENT
ORDER NUMBER  : 4418207          REVISION : 2    11/28/26 10:40
BROKER        : LAKE ERIE DISPATCH CO
PHONE         : 419-555-0166     AGENT    : R MASON
CARRIER       : RIDGEBACK EXPRESS LLC
------------------------------------------------------------------
STOP  1  LLD  COMPANY  : MAUMEE GLASS
              ADDRESS  : 1695 INDIAN WOOD CIR
              CITY     : MAUMEE, OH 43537
              ARRIVE   : 11/30/26 08:00  -  11/30/26 12:00
              REFERENCE: PO 77120
------------------------------------------------------------------
STOP  2  LUL  COMPANY  : LEHIGH VALLEY BOTTLERS
              ADDRESS  : 7534 PENN DR
              CITY     : ALLENTOWN, PA 18106
              ARRIVE   : 12/01/26 06:00  -  12/01/26 06:00
              REFERENCE: DEL 20418
------------------------------------------------------------------
COMMODITY     : EMPTY BOTTLES            WEIGHT : 24600 LBS
LOADED MILES  : 498
LINE HAUL     :     1,050.00
FUEL          :       189.24
OTHER         :          .00
TOTAL         :     1,239.24
------------------------------------------------------------------
</pre>${LONG_TERMS}`,
    stops: ['P Maumee, OH 43537 2026-11-30', 'D Allentown, PA 18106 2026-12-01'],
    load: '4418207',
    rate: 123924,
    details: { weight: '24,600 lb', commodity: 'EMPTY BOTTLES', miles: '498 mi' },
  },
  bb03_french_english: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Transit Rive-Sud inc.</b><br>1855 boul. Marie-Victorin<br>Longueuil (Québec) J4G 1A9</td><td class="right"><b>CONFIRMATION DE TRANSPORT / LOAD CONFIRMATION</b><br>No. de voyage / Trip no.: <b>RS-40227</b><br>Date: 2026-11-27</td></tr></table>
<p>Transporteur / Carrier: Ridgeback Express LLC &nbsp; Équipement / Equipment: 53' sec / dry</p>
<table class="g w"><tr><td style="width:50%"><b>CUEILLETTE / PICKUP</b><br>Emballages Boucherville<br>1360 rue Newton<br>Boucherville, QC J4B 5H2<br>2026-11-30 08:00-15:00<br>Réf: 88-1204</td><td><b>LIVRAISON / DELIVERY</b><br>Ocean State Packaging<br>45 Industrial Rd<br>Cumberland, RI 02864<br>2026-12-01 10:00<br>Réf: OSP 771</td></tr></table>
<p>Marchandise / Goods: boîtes pliantes / folding cartons, 26 palettes, 11 200 kg</p>
<p>Douanes / Customs: PARS par courriel. Courtier / Broker: Frontier Entry Services, Champlain, NY</p>
${table('g', 'Taux / Rate|1 950,00 $ US', 'Carburant / Fuel|inclus / included', 'Total|1 950,00 $ US')}
<p>Attente / Waiting: 60 $ l'heure après 2 heures. Facture par courriel avec preuve de livraison.</p>`,
    stops: ['P Boucherville, QC J4B 5H2 2026-11-30', 'D Cumberland, RI 02864 2026-12-01'],
    load: 'RS-40227',
    rate: 195000,
    details: { weight: '11,200 kg' },
  },
  bb04_rail_ramp: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Continental Ramp Services</b></td><td class="right">DRAY WORK ORDER<br>WO# <b>3118842</b></td></tr></table>
<table class="g w"><tr><td>Trailer/Container</td><td>UMXU 804417</td><td>Chassis</td><td>TSXZ 90118</td><td>Size</td><td>53</td></tr><tr><td>Rail</td><td>BN</td><td>Rail PU#</td><td>418820</td><td>Load/Empty</td><td>Load</td></tr></table>
<table class="g w"><tr><th>Event</th><th>Facility</th><th>Address</th><th>Date / time</th></tr><tr><td>Pick up loaded</td><td>Logistics Park Chicago</td><td>26664 S Baseline Rd, Elwood, IL 60421</td><td>11/30/2026 05:00 - 11:00</td></tr><tr><td>Deliver loaded</td><td>Fox Valley Cosmetics</td><td>1750 S Eola Rd, Aurora, IL 60503</td><td>11/30/2026 13:00</td></tr></table>
<p>Commodity: Shampoo, FAK. Weight 38,440 lbs. Seal 7711820.</p>
<p>Charges &mdash; Dray: $310.00, Fuel: $86.80, Chassis split: $45.00, <b>Total: $441.80</b></p>
<p>Terms: tolls are included. Bobtail is not paid. Storage at the ramp after the last free day (12/01/2026) is for the account of the carrier.</p>`,
    stops: ['P Elwood, IL 60421 2026-11-30', 'D Aurora, IL 60503 2026-11-30'],
    load: '3118842',
    rate: 44180,
    details: { weight: '38,440 lb' },
  },
  bb05_key_value_tender: {
    css: SMALL,
    html: `<h2>Load Tender Notification</h2><p>You have been tendered the following load. Log in to accept or decline before Nov 28, 2026 5:00 PM CST.</p>
${table('g w', 'Load ID|LT-2044188', 'Tendered by|Ozarka Paper Company', 'Carrier|RDGX Ridgeback Express LLC', 'Equipment|53 Van', 'Planned miles|611', 'Total weight|40,900.00 LB', 'Tender amount|$1,527.50 USD', 'Currency|USD')}
<h3>Stops</h3>
${table('g w', '#Stop|Activity|Location ID|Location name|Address|Planned date', '1|Live Load|OZ-17|Ozarka Mill Monticello|155 Cut Off Rd<br>Monticello, AR 71655|11/30/2026 14:00 CST', '2|Live Unload|CU-408|Piedmont Print Works|4200 Pleasant Garden Rd<br>Greensboro, NC 27406|12/02/2026 08:00 EST')}
<h3>Cost</h3>${table('g', '#Type|Amount', 'Base|$1,283.10', 'Fuel|$244.40', 'Total|$1,527.50')}
<h3>Contacts</h3><p>Ozarka Paper Company, 400 W Capitol Ave, Little Rock, AR 72201, 501-555-0170</p>`,
    stops: ['P Monticello, AR 71655 2026-11-30', 'D Greensboro, NC 27406 2026-12-02'],
    load: 'LT-2044188',
    rate: 152750,
    details: { weight: '40,900 lb', miles: '611 mi' },
  },
  bb06_side_by_side_stop_boxes: {
    html: `<table class="w"><tr><td><b style="font-size:18px">Ironbridge Logistics Partners</b><br>230 Executive Park Dr, Concord, NC 28025</td><td class="right">RATE CONFIRMATION<br><b># 5118-0442</b></td></tr></table>
<table class="g w"><tr><td style="width:25%"><b>CARRIER</b></td><td style="width:25%">Ridgeback Express LLC</td><td style="width:25%"><b>DISPATCHER</b></td><td>Sofia 903-555-0150</td></tr><tr><td><b>DRIVER</b></td><td></td><td><b>DRIVER CELL</b></td><td></td></tr><tr><td><b>TRUCK #</b></td><td></td><td><b>TRAILER #</b></td><td></td></tr></table>
<table class="g w"><tr><td style="width:50%;background:#dde"><b>PICKUP #1</b></td><td style="background:#dde"><b>PICKUP #2</b></td></tr><tr><td>Carolina Yarn Supply<br>1010 Bessemer City Rd<br>Gastonia, NC 28052<br>11/30/2026 @ 08:00 (APPT)<br>PU: 118820</td><td>Upstate Dye Works<br>900 Howard St<br>Spartanburg, SC 29303<br>11/30/2026 @ 11:00 - 15:00 (FCFS)<br>PU: 118821</td></tr><tr><td style="background:#ded"><b>DELIVERY #1</b></td><td style="background:#ded"><b>DELIVERY #2</b></td></tr><tr><td>Magnolia Upholstery<br>1200 S Green St<br>Tupelo, MS 38804<br>12/01/2026 @ 09:00 (APPT)<br>PO: 44-7</td><td>Bluff City Bedding<br>3900 Lamar Ave<br>Memphis, TN 38118<br>12/01/2026 @ 15:00 (APPT)<br>PO: 44-8</td></tr></table>
<p>Goods: yarn and fabric on pallets. 26 pallets. 34,900 LBS. Van 53.</p>
<p class="right">Line haul $1,500.00<br>Stops (2) $100.00<br>Fuel surcharge $230.00<br><b>TOTAL $1,830.00</b></p>${LONG_TERMS}`,
    stops: [
      'P Gastonia, NC 28052 2026-11-30',
      'P Spartanburg, SC 29303 2026-11-30',
      'D Tupelo, MS 38804 2026-12-01',
      'D Memphis, TN 38118 2026-12-01',
    ],
    load: '5118-0442',
    rate: 183000,
    details: { weight: '34,900 lb' },
  },
  bb07_produce_reefer: {
    css: SERIF,
    html: `<center><h1>CENTRAL COAST PRODUCE BROKERAGE</h1>PACA license and MC 552208 &middot; 1150 Abbott St, Salinas, CA 93901 &middot; 831-555-0122</center>
<p><b>Load #:</b> 26-11842 &nbsp;&nbsp;&nbsp; <b>Date:</b> 11/28/2026 &nbsp;&nbsp;&nbsp; <b>Temp:</b> 34 &deg;F continuous &nbsp;&nbsp;&nbsp; <b>Trailer:</b> 53' reefer</p>
<p><b>Pickups:</b></p>${table('g w', '#No|Shipper|Address|Date|Time|P/U #|Pallets', '1|Gabilan Lettuce Coolers|1155 Harkins Rd, Salinas, CA 93901|11/30/2026|18:00|G-4418|12', '2|Pajaro Berry Cooling|275 Westridge Dr, Watsonville, CA 95076|11/30/2026|22:00|PB-118|10')}
<p><b>Drops:</b></p>${table('g w', '#No|Receiver|Address|Date|Time|PO #|Pallets', '1|Wasatch Fresh Foods|1800 W 2300 S, Salt Lake City, UT 84119|12/02/2026|04:00|WF 7712|9', '2|Mile High Terminal Market|5000 Brighton Blvd, Denver, CO 80216|12/03/2026|02:00|MH 5520|13')}
<p>Mixed vegetables and berries, approx. 38,000 lbs. Check pulp temperatures at every pickup.</p>
<p><b>Freight: $5,150.00 total, lumpers not included. Advance available: $1,500.00 by fuel code, fee $15.00.</b></p>${LONG_TERMS}`,
    stops: [
      'P Salinas, CA 93901 2026-11-30',
      'P Watsonville, CA 95076 2026-11-30',
      'D Salt Lake City, UT 84119 2026-12-02',
      'D Denver, CO 80216 2026-12-03',
    ],
    load: '26-11842',
    rate: 515000,
    details: { weight: '38,000 lb', mc: '552208' },
  },
  bb08_western_canada_flatbed: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">FOOTHILLS FLATDECK BROKERS LTD.</b><br>5600 Barlow Trail SE, Calgary, AB T2C 4M5<br>403-555-0118</td><td class="right"><b>LOAD CONFIRMATION NO. 20418-C</b><br>28-NOV-2026<br>ALL AMOUNTS IN CANADIAN DOLLARS</td></tr></table>
<p>CARRIER: RIDGEBACK EXPRESS LLC &nbsp; UNIT: 53' STEP DECK &nbsp; TARPS: 8' LUMBER TARPS</p>
<p><b>PICK UP AT:</b></p><p>SELKIRK CEDAR MILLS<br>1880 FRONT ST<br>REVELSTOKE BC V0E 2S0<br>READY 30-NOV-2026 07:00, SHIPPING CLOSES 15:30<br>PICKUP REF: SC 8814</p><p><b>DELIVER TO:</b></p><p>QU'APPELLE BUILDING CENTRE<br>310 LONGMAN CRES<br>REGINA SK S4N 6G3<br>02-DEC-2026 08:00 TO 16:00<br>PO: 770-42</p>
<p>COMMODITY: CEDAR LUMBER 14 LIFTS &nbsp; WEIGHT: 21,500 KGS &nbsp; DISTANCE: 1,166 KM</p>
<p>LINEHAUL 2,650.00 &nbsp; FUEL 18% 477.00 &nbsp; TARPING 100.00 &nbsp; GST 161.35 &nbsp; <b>TOTAL 3,388.35 CAD</b></p><p>PLEASE QUOTE LOAD NO. ON INVOICE. CARGO INSURANCE MINIMUM 250,000.00 CAD. SIGNED ____________</p>`,
    stops: ['P Revelstoke, BC V0E 2S0 2026-11-30', 'D Regina, SK S4N 6G3 2026-12-02'],
    load: '20418-C',
    rate: 338835,
    details: { weight: '21,500 kg', miles: '1,166 km' },
  },
  bb09_portal_print: {
    css: 'body{font:10px/1.45 "DejaVu Sans",sans-serif}.l{color:#666}',
    html: `<p class="l">11/28/26, 9:58 AM &nbsp;&nbsp;&nbsp;&nbsp; Carrier Portal - Load 88120447</p><h1>Load 88120447</h1><p><span class="l">Status</span> Booked &nbsp; <span class="l">Mode</span> Dry van &nbsp; <span class="l">Customer PO</span> 4500-118</p>
<table class="w"><tr><td style="width:50%"><h3>Origin</h3><p>Gateway Appliance Parts<br>12000 Missouri Bottom Rd<br>Hazelwood, MO 63042<br><span class="l">Earliest</span> 11/30/2026 09:00 AM CST<br><span class="l">Latest</span> 11/30/2026 02:00 PM CST</p></td><td><h3>Destination</h3><p>Monon Home Services<br>4700 W 96th St<br>Indianapolis, IN 46268<br><span class="l">Earliest</span> 12/01/2026 08:00 AM EST<br><span class="l">Latest</span> 12/01/2026 12:00 PM EST</p></td></tr></table>
<table class="w"><tr><td><h3>Rate summary</h3><p><span class="l">Linehaul</span> $640.00<br><span class="l">Fuel</span> $93.60<br><span class="l">Total</span> <b>$733.60</b></p></td><td><h3>Shipment</h3><p><span class="l">Weight</span> 18,700 lbs<br><span class="l">Pieces</span> 14 pallets<br><span class="l">Miles</span> 254</p></td></tr></table>
<h3>Facility rules</h3><p>Origin: check in at gate 3. Destination: no overnight parking. Late fee $100.00 after 30 minutes.</p><p class="l">https://portal.example/loads/88120447 &nbsp; 1/1</p>`,
    stops: ['P Hazelwood, MO 63042 2026-11-30', 'D Indianapolis, IN 46268 2026-12-01'],
    load: '88120447',
    rate: 73360,
    details: { weight: '18,700 lb', miles: '254 mi' },
  },
  bb10_pool_distribution: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Chesapeake Pool Distribution</b><br>6700 Beckley Rd, Baltimore, MD 21224</td><td class="right">Carrier Rate Confirmation<br>Shipment: <b>CPD-0118-44</b></td></tr></table>
<table class="w"><tr><td><b>Pro Number:</b> 7710448</td><td><b>Trailer:</b> 53 Van</td><td><b>Total Stops:</b> 4</td><td><b>Total Pieces:</b> 612 ctn</td><td><b>Total Weight:</b> 14,220 lb</td></tr></table>
<p><b>1. Pickup</b> 11/30/2026 16:00<br>Chesapeake Pool Distribution, 6700 Beckley Rd, Baltimore, MD 21224</p>
<p><b>2. Delivery</b> 12/01/2026 06:00 - 08:00<br>Tidewater Shoes #118, 1401 Greenbrier Pkwy, Chesapeake, VA 23320<br>210 ctn, 4,880 lb</p>
<p><b>3. Delivery</b> 12/01/2026 11:00 - 13:00<br>Albemarle Shoes #121, 3850 Conlon Way, Elizabeth City, NC 27909<br>180 ctn, 4,190 lb</p>
<p><b>4. Delivery</b> 12/01/2026 16:00 - 18:00<br>Down East Shoes #130, 714 Greenville Blvd SE, Greenville, NC 27858<br>222 ctn, 5,150 lb</p>
${table('', 'Flat rate|$1,310.00', 'Stop-offs 2 @ $40.00|$80.00', 'Total charges|$1,390.00')}<p>Contact Nadia for every delay: 410-555-0177.</p>${LONG_TERMS}`,
    stops: [
      'P Baltimore, MD 21224 2026-11-30',
      'D Chesapeake, VA 23320 2026-12-01',
      'D Elizabeth City, NC 27909 2026-12-01',
      'D Greenville, NC 27858 2026-12-01',
    ],
    load: 'CPD-0118-44',
    rate: 139000,
    details: { weight: '14,220 lb' },
  },
  bb11_bilingual_us_mexico: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Puente Norte Logistics LLC</b><br>MC 990142 &middot; Laredo, TX</td><td class="right">RATE CONFIRMATION<br>Ref. <b>PNL 2611-884</b></td></tr></table>
<p>Trailer transfers at the border; this confirmation covers the US leg only.</p>
<table class="g w"><tr><th></th><th>Pick up</th><th>Delivery</th></tr><tr><td>Name</td><td>Puente Norte Yard</td><td>Hoosier Harness Assembly</td></tr><tr><td>Address</td><td>13610 Mercury Dr</td><td>3700 Meyers St</td></tr><tr><td>City, state, ZIP</td><td>Laredo, TX 78045</td><td>Fort Wayne, IN 46806</td></tr><tr><td>Date</td><td>11/30/2026</td><td>12/02/2026</td></tr><tr><td>Time</td><td>14:00</td><td>10:00</td></tr><tr><td>Reference</td><td>Trailer 53118</td><td>ASN 771204</td></tr></table>
<p>Commodity: wire harnesses. Weight: 19,600 lb (8,890 kg). Miles: 1,421.</p><p>Rate in USD: 3,050.00 flat. No fuel added.</p><p>Carrier must have cargo coverage of 100,000.00. Signature: ____________</p>`,
    stops: ['P Laredo, TX 78045 2026-11-30', 'D Fort Wayne, IN 46806 2026-12-02'],
    load: 'PNL 2611-884',
    rate: 305000,
    details: { weight: '19,600 lb', miles: '1,421 mi' },
  },
  bb12_blanket_columns: {
    css: COURIER,
    html: `<pre>
GOLDEN ISLES TRUCK BROKERS                                 PAGE 1
CARRIER CONFIRMATION SHEET            LOAD NO.  GI-118427

SHIP FROM                              SHIP TO
GLYNN PULP AND PAPER                   QUEEN CITY CONVERTING
1400 9TH ST                            8100 STATESVILLE RD
BRUNSWICK GA 31520                     CHARLOTTE NC 28269

SHIP DATE   11/30/26                   DUE DATE    12/01/26
SHIP TIME   0600-1400                  DUE TIME    0800
SHIP REF    88-4417                    DUE REF     QC 20118

EQUIP  53 VAN      TOTAL WGT  44100    UNITS 18 ROLLS
GOODS  KRAFT PAPER ROLLS

        LINE HAUL            725.00
        FUEL SURCHARGE       130.05
                          ---------
        TOTAL              $ 855.05

CARRIER  RIDGEBACK EXPRESS LLC   MC 881204
BY ______________________  DATE __________
</pre>${LONG_TERMS}`,
    stops: ['P Brunswick, GA 31520 2026-11-30', 'D Charlotte, NC 28269 2026-12-01'],
    load: 'GI-118427',
    rate: 85505,
    details: { weight: '44,100 lb', commodity: 'KRAFT PAPER ROLLS' },
  },
  bb13_time_zones_and_notes: {
    html: `<h1>Rate &amp; Route Confirmation</h1><table class="w"><tr><td>Cascadia Freight Exchange<br>2000 S 116th St, Tukwila, WA 98168<br>Tel 206-555-0161</td><td class="right">Booking CFX-20-4418<br>Truck: 53' reefer<br>Temperature: 28 F</td></tr></table>
<h3>Pickup 1 - Monday, Nov 30 2026, 13:00 PT</h3><p><b>Tri-Cities Frozen Vegetables</b>, 1825 N Commercial Ave, Pasco, WA 99301<br>Notes: enter from A Street. Bring the confirmation. Gross 42,900 lbs of frozen corn on 22 pallets.<br>Refs: PU 55-204, PO 88120</p>
<h3>Delivery 1 - Wednesday, Dec 2 2026, 07:00 MT</h3><p><b>Yellowstone Food Bank Supply</b>, 2112 4th Ave N, Billings, MT 59101<br>Notes: receiver takes 10 pallets. Refs: PO 88120-A</p>
<h3>Delivery 2 - Thursday, Dec 3 2026, 09:00 CT</h3><p><b>Dakota School Lunch</b>, 1700 N 12th St, Bismarck, ND 58501<br>Notes: receiver takes 12 pallets. Refs: PO 88120-B</p>
<h3>What we pay</h3><p>Linehaul 2,980.00<br>Extra drop 100.00<br>Total USD 3,080.00</p>${LONG_TERMS}`,
    stops: [
      'P Pasco, WA 99301 2026-11-30',
      'D Billings, MT 59101 2026-12-02',
      'D Bismarck, ND 58501 2026-12-03',
    ],
    load: 'CFX-20-4418',
    rate: 308000,
    details: { weight: '42,900 lb' },
  },
  bb14_agent_template: {
    html: `<table class="w"><tr><td style="width:30%"><div style="border:2px solid #000;padding:8px"><b>HILL COUNTRY AGENTS</b></div></td><td><center><b style="font-size:16px">CARRIER LOAD CONFIRMATION</b></center></td><td class="right">Date: 11/28/26<br>Load: 4-11820</td></tr></table>
<table class="w"><tr><td><b>To:</b> Ridgeback Express LLC<br><b>Ph:</b> 903-555-0150</td><td><b>From:</b> Merle, 830-555-0144<br><b>Pay:</b> <u>$925.00</u> (all in)</td></tr></table>
<table class="w"><tr><td style="width:18%"><b>Pick up at:</b></td><td style="width:45%">Guadalupe Stone Yard<br>1400 Rock Quarry Rd<br>New Braunfels, TX 78130</td><td><b>On:</b> 11/30/26<br><b>At:</b> 7 am - 3 pm<br><b>PO:</b> 44188</td></tr><tr><td><b>Deliver to:</b></td><td>Sooner Landscape Supply<br>9200 NE 23rd St<br>Spencer, OK 73084</td><td><b>On:</b> 12/01/26<br><b>At:</b> 8 am - 4 pm<br><b>PO:</b> 2204</td></tr></table>
<table class="w"><tr><td><b>Load:</b> 22 pallets stone</td><td><b>Weight:</b> 47,300</td><td><b>Trailer:</b> 48' flatbed, 8 straps</td></tr></table><p><b>Notes:</b> No tarp. Driver needs hard hat, vest, long pants. Call Merle when loaded and empty or $75 off the pay.</p>${LONG_TERMS}`,
    stops: ['P New Braunfels, TX 78130 2026-11-30', 'D Spencer, OK 73084 2026-12-01'],
    load: '4-11820',
    rate: 92500,
    details: { weight: '47,300 lb' },
  },
  bb15_summary_and_itinerary: {
    css: 'body{font:10px/1.4 "DejaVu Sans",sans-serif}',
    html: `<table class="w"><tr><td><b style="font-size:16px">Great Basin Transport Management</b></td><td class="right">Carrier Confirmation<br>Load <b>GBT0418827</b></td></tr></table>
${table('g w', '#Pickup|Delivery|Stops|Miles|Weight|Pay', 'Sparks, NV<br>11/30/2026|Lehi, UT<br>12/01/2026|3|552|31,800 lbs|$1,490.00')}
<h3>Itinerary</h3>
<table class="g w"><tr><td style="width:12%"><b>1</b> Pickup</td><td>Truckee River Batteries<br>2777 USA Pkwy<br>Sparks, NV 89437</td><td>11/30/2026<br>10:00 - 14:00</td><td>PU TRB-11<br>20 pallets, 31,800 lbs<br>Batteries, not hazardous</td></tr><tr><td><b>2</b> Delivery</td><td>Ruby Mountain Solar<br>1100 Silver St<br>Elko, NV 89801</td><td>12/01/2026<br>07:00</td><td>DEL 4418<br>4 pallets, 6,360 lbs</td></tr><tr><td><b>3</b> Delivery</td><td>Silicon Slopes Energy<br>3400 N Ashton Blvd<br>Lehi, UT 84043</td><td>12/01/2026<br>15:00 - 17:00</td><td>DEL 4419<br>16 pallets, 25,440 lbs</td></tr></table>
${table('g', 'Base rate|$1,390.00', 'Stop-off|$100.00', 'Total rate|$1,490.00')}<p>Page 1 of 1</p>${LONG_TERMS}`,
    stops: ['P Sparks, NV 89437 2026-11-30', 'D Elko, NV 89801 2026-12-01', 'D Lehi, UT 84043 2026-12-01'],
    load: 'GBT0418827',
    rate: 149000,
    details: { weight: '31,800 lb', miles: '552 mi' },
  },
};
