import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-first batch, drawn before a rule was opened, unlike those before: pages with the number in their heads only, boxes in which the
 * stops are side by side under a grid of references, work lists, printed screens, bilingual pages, wires and forms with boxes to check.
 * At first sight 17 of 24 exact, 20 load numbers, 20 rates, an address of the terms as a stop without a doubt; 1 of the exact ones with one.
 * After mending 23, 24 and 23, nothing wrong without a doubt; none of the exact ones with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';
const TERMS = `<div style="font-size:6.5px;margin-top:10px"><p>1. Detention is $50.00 an hour after two free hours, not to exceed $400.00. 2. Lumper fees are paid back with a receipt. 3. TONU is $150.00. 4. Carrier keeps cargo insurance of $100,000.00. 5. Invoices go to Accounts Payable, PO Box 3300, Omaha, NE 68103. 6. Late delivery costs $250.00 a day. 7. This agreement is governed by the law of the state of Nebraska and supplements the broker-carrier agreement dated 03/02/2025.</p></div>`;

export const THIRTY_FIRST_BATCH: Readonly<Record<string, ByHand>> = {
  mm01_number_in_page_head: {
    css: SMALL,
    html: [
      `<h2>Carrier Rate Confirmation</h2><table class="w"><tr><td><b>Carrier</b><br>Ridgeback Express LLC<br>6200 S Federal Way<br>Boise, ID 83716<br>MC 881204</td><td><b>Broker contact</b><br>Dana Wells<br>402-555-0144<br>dana@plainsedge.example</td></tr></table><h3>Pick Up</h3><p>Kearney Alfalfa<br>3100 Antelope Ave<br>Kearney, NE 68847<br>12/01/2026 08:00 - 15:00<br>Pickup #: KA-5520</p>`,
      `<h3>Delivery</h3><p>Texas Dairy Feeds<br>2200 W Washington St<br>Stephenville, TX 76401<br>12/02/2026 09:00<br>PO #: 440018</p><p>Flat rate: $1,850.00</p>${TERMS}<p>Signed ____________</p>`,
    ]
      .map(
        (part, at) =>
          `<div style="${at > 0 ? 'break-before:page' : ''}"><table class="w"><tr><td>Plains Edge Logistics Inc</td><td>PEL-208841</td><td class="right">Page ${at + 1} of 2</td></tr></table>${part}</div>`,
      )
      .join(''),
    stops: ['P Kearney, NE 68847 2026-12-01', 'D Stephenville, TX 76401 2026-12-02'],
    load: 'PEL-208841',
    rate: 185000,
  },
  mm02_grid_of_references: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Lakehead Carrier Services</b></p>${table('g w', '#Order|Cust Ref|BOL|Pro|Mode', '3320418|BX-7701-9|0044120|Assign at pickup|TL')}
${table('g w', '#Stop|Place|When|Piece count|References', 'PU 1|Superior Fiber<br>200 Winter St<br>Superior, WI 54880|12/01/26 0700-1100|22 PLT|BOL 0044120<br>PU# 771', 'SO 2|Lincoln Paperworks<br>5600 N 56th St<br>Lincoln, NE 68504|12/02/26 0800|22 PLT|PO 55102<br>DEL# 118')}
${table('', 'Linehaul|$1,300.00', 'FSC|$286.00', 'Total Pay|$1,586.00')}${TERMS}`,
    stops: ['P Superior, WI 54880 2026-12-01', 'D Lincoln, NE 68504 2026-12-02'],
    load: '3320418',
    rate: 158600,
  },
  mm03_bare_mail: {
    css: SERIF,
    html: `<p>From: Tessa Brandt &lt;tessa@coppercreek.example&gt;<br>Sent: Monday, November 30, 2026 9:12 AM<br>To: dispatch@ridgeback.example<br>Subject: CONFIRMED // Rolla MO - Peoria IL // CC 90412</p><p>Hey team,</p><p>You're good to go on this one at $975 all in.</p><p>PU tomorrow 12/1 between 8 and 2 at:<br>Ozark Stave Company<br>1500 Forum Dr<br>Rolla, MO 65401</p><p>DEL Wednesday 12/2 by 10 am at:<br>Prairie State Barrels<br>6800 W Plank Rd<br>Peoria, IL 61604</p><p>20 pallets of staves, 38k lbs, dry van. Detention after 2 hrs at $40/hr.</p><p>Thanks!<br>Tessa Brandt<br>Copper Creek Freight<br>1010 Market St, St. Louis, MO 63101<br>314-555-0109</p>`,
    stops: ['P Rolla, MO 65401 2026-12-01', 'D Peoria, IL 61604 2026-12-02'],
    load: 'CC 90412',
    rate: 97500,
  },
  mm04_word_letter: {
    css: SERIF,
    html: `<p class="right">November 30, 2026</p><p>Ridgeback Express LLC<br>6200 S Federal Way<br>Boise, ID 83716</p><p>Re: Our shipment TW-26-1184</p><p>Dear Carrier,</p><p>This letter confirms that your company will transport one full truckload of canned vegetables (41,000 pounds) for Thornwood Freight Management.</p><p>The truck is to load on December 2, 2026 at 7:00 AM at Fox Valley Canning, 900 Wisconsin Ave, Neenah, WI 54956, and is to be unloaded on December 3, 2026 at 6:30 AM at Ohio Grocers Supply, 4200 E 5th Ave, Columbus, OH 43219.</p><p>For this service we will pay $1,240.00, fuel included, within 30 days of receipt of your invoice and the signed bill of lading at Thornwood Freight Management, 88 W Main St, Mesa, AZ 85201.</p><p>Sincerely,</p><p>Harold Pine</p>`,
    stops: ['P Neenah, WI 54956 2026-12-02', 'D Columbus, OH 43219 2026-12-03'],
    load: 'TW-26-1184',
    rate: 124000,
    details: { weight: '41,000 lb' },
  },
  mm05_printed_spreadsheet: {
    css: SMALL,
    page: { landscape: true },
    html: `${table('g w', '#|A|B|C|D|E|F', '1|LOAD SHEET||||||', '2|Dispatch #|DS-4471||Date out|12/1/2026|', '3|Truck|118||Driver|Lopez|', '4||||||', '5|STOP|NAME|ADDRESS|CITY/ST/ZIP|APPT|ACTION', '6|1|Modesto Walnut|1200 Crows Landing Rd|Modesto, CA 95351|12/1/2026 7:00|LOAD', '7|2|Vegas Confections|3800 E Craig Rd|North Las Vegas, NV 89030|12/2/2026 6:00|UNLOAD', '8|3|Beehive Bakers|2200 S 3200 W|Salt Lake City, UT 84119|12/3/2026 8:00|UNLOAD', '9||||||', '10|Rate||||$2,310.00|')}`,
    stops: [
      'P Modesto, CA 95351 2026-12-01',
      'D North Las Vegas, NV 89030 2026-12-02',
      'D Salt Lake City, UT 84119 2026-12-03',
    ],
    load: 'DS-4471',
    rate: 231000,
  },
  mm06_portal_print: {
    css: `${SMALL} .k{color:#777;font-size:7px}`,
    html: `<table class="w" style="font-size:7px"><tr><td>11/29/26, 4:18 PM</td><td>Shipment details | Brightlane</td></tr></table><h2>Shipment 6U4K-22918</h2><p>Accepted &nbsp; Dry van 53' &nbsp; 1,012 mi</p><div style="display:flex;gap:40px"><div><p class="k">ORIGIN</p><p>Wooster Brushworks<br>604 Madison Ave<br>Wooster, OH 44691</p><p class="k">PICKUP WINDOW</p><p>Tue, Dec 1, 8:00 AM - 12:00 PM EST</p></div><div><p class="k">DESTINATION</p><p>Gulf Paint Supply<br>1400 N Palafox St<br>Pensacola, FL 32501</p><p class="k">DELIVERY WINDOW</p><p>Thu, Dec 3, 7:00 AM - 3:00 PM CST</p></div></div><p class="k">YOU EARN</p><p><b>$2,475.00</b></p><p class="k">INCLUDES</p><p>Fuel $412.00</p><p class="k">REFERENCE NUMBERS</p><p>PO 771020, 771021; Customer load 5540</p><p style="font-size:7px">https://carriers.brightlane.example/shipments/6U4K-22918 &nbsp; 1/1</p>`,
    stops: ['P Wooster, OH 44691 2026-12-01', 'D Pensacola, FL 32501 2026-12-03'],
    load: '6U4K-22918',
    rate: 247500,
    details: { miles: '1,012 mi' },
  },
  mm07_item_rows_under_stops: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Harbor &amp; Prairie Transport</b> &nbsp; Trip # 55-20118</p>${table('w', '<b>STOP 1 - PICKUP</b>|<b>12/01/2026 06:00</b>', 'Delta Catfish Processors<br>1300 Hwy 49 W<br>Indianola, MS 38751|Confirm # DCP-88')}
${table('g w', '#SKU|Description|Cases|Weight|PO', '1044-2|Frozen fillets 15 lb|880|13,900|PO-70011', '1044-9|Frozen nuggets 10 lb|1,210|12,700|PO-70012', '2201-1|Breaded strips 12 lb|640|8,100|PO-70018')}
${table('w', '<b>STOP 2 - DELIVERY</b>|<b>12/02/2026 04:00</b>', 'Piggly Distribution<br>2400 J Terrell Wooten Dr<br>Bessemer, AL 35020|Confirm # PD-2')}
${table('g w', '#SKU|Description|Cases|Weight|PO', '1044-2|Frozen fillets 15 lb|880|13,900|PO-70011', '1044-9|Frozen nuggets 10 lb|1,210|12,700|PO-70012')}
${table('w', '<b>STOP 3 - DELIVERY</b>|<b>12/02/2026 11:00</b>', 'Georgia School Foods<br>1800 Westgate Pkwy<br>Atlanta, GA 30336|Confirm # GSF 9')}
${table('g w', '#SKU|Description|Cases|Weight|PO', '2201-1|Breaded strips 12 lb|640|8,100|PO-70018')}<p class="right">Agreed rate $1,390.00</p>${TERMS}`,
    stops: [
      'P Indianola, MS 38751 2026-12-01',
      'D Bessemer, AL 35020 2026-12-02',
      'D Atlanta, GA 30336 2026-12-02',
    ],
    load: '55-20118',
    rate: 139000,
  },
  mm08_edi_dump: {
    css: COURIER,
    html: `<pre>
MOTOR CARRIER LOAD TENDER (204)             PRINTED 11/30/2026 07:41
SENDER: TALLGRASS4PL        RECEIVER: RDGB
SCAC: RDGB   SHIP ID: TG0088120417   PMT: PP   PURPOSE: ORIGINAL
RESPOND BY: 11/30/2026 11:00
L11  BM  400118277        L11  CO  C-2271
NTE  NO TOUCH
-----------------------------------------------------------------
S5 01 CL  42100 LB
  N1 SF  TOPEKA TIRE WORKS
  N3     2000 NE US HWY 24
  N4     TOPEKA, KS 66608
  G62 37 20261201  TIME 0800
  G62 38 20261201  TIME 1400
S5 02 CU  42100 LB
  N1 ST  ROCKIES FLEET SUPPLY
  N3     7101 E 58TH AVE
  N4     COMMERCE CITY, CO 80022
  G62 53 20261202  TIME 0900
  G62 54 20261202  TIME 0900
-----------------------------------------------------------------
L3  CHARGES  USD 1515.00
</pre>`,
    stops: ['P Topeka, KS 66608 2026-12-01', 'D Commerce City, CO 80022 2026-12-02'],
    load: 'TG0088120417',
    rate: 151500,
  },
  mm09_timeline: {
    css: `${SMALL} .t{border-left:3px solid #2a7;padding:4px 12px;margin:0 0 0 8px}`,
    html: `<h2>You're booked!</h2><p>Load ID <b>QF7-88120</b> &nbsp; Payout <b>$1,188.00</b></p><div class="t">Tue Dec 1 &nbsp; <b>10:00</b> MST &nbsp; Pickup<br><b>Bozeman Timber Frames</b><br>4000 Jackrabbit Ln, Bozeman, MT 59718</div><div class="t" style="color:#888">Drive 405 mi</div><div class="t">Wed Dec 2 &nbsp; <b>07:30</b> MST &nbsp; Drop-off<br><b>Snake River Homes</b><br>2700 Kimberly Rd, Twin Falls, ID 83301</div><h3>What to know</h3><p>Flatbed 48 or 53, straps, 4 ft tarps. Cargo 39,000 lb. Driver must wear a hard hat.</p><p>Support 800-555-0160</p>`,
    stops: ['P Bozeman, MT 59718 2026-12-01', 'D Twin Falls, ID 83301 2026-12-02'],
    load: 'QF7-88120',
    rate: 118800,
    details: { miles: '405 mi', weight: '39,000 lb' },
  },
  mm10_bilingual: {
    css: SMALL,
    html: `<h2>Confirmation de tarif / Rate Confirmation</h2>${table('', 'No de commande / Order no.|QT-118402', 'Date|2026-11-30', 'Remorque / Trailer|53 pi / 53 ft')}
${table('g w', '#Ramassage / Pick-up|Livraison / Delivery', 'Aliments Estrie<br>2500 rue King Est<br>Sherbrooke, QC J1G 5J3<br>2026-12-01 08:00 - 12:00<br>R&eacute;f. / Ref.: AE-441|Maple Leaf Cold Depot<br>3300 Caroga Dr<br>Mississauga, ON L4V 1L4<br>2026-12-02 06:00<br>R&eacute;f. / Ref.: MC 20')}
<p>Tarif total / Total rate: 1 150,00 $ CAD</p><p>Poids / Weight: 18 400 kg</p><p>Facturation / Billing: Transit Quatre-Saisons, 100 boul. Crémazie O, Montréal, QC H2P 1C4</p>`,
    stops: ['P Sherbrooke, QC J1G 5J3 2026-12-01', 'D Mississauga, ON L4V 1L4 2026-12-02'],
    load: 'QT-118402',
    rate: 115000,
  },
  mm11_decoy_parties: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Corvus Brokerage</b></td><td class="right">Pro Number: 1182044<br>Rev 1, 11/30/2026</td></tr></table><table class="g w"><tr><th>Bill To</th><th>Remit To</th><th>Ship From</th><th>Ship To</th></tr><tr><td>Corvus Brokerage<br>500 N Akard St<br>Dallas, TX 75201</td><td>Factor One Capital<br>PO Box 9010<br>Dallas, TX 75266</td><td>Sabine Rubber<br>1100 W Bluff St<br>Orange, TX 77630</td><td>Ouachita Gaskets<br>2400 Sterlington Rd<br>Monroe, LA 71203</td></tr><tr><td>Terms 30 days</td><td>Acct 55-0912</td><td>12/01/2026 07:30</td><td>12/01/2026 16:00</td></tr></table>${table('', 'Freight|640.00', 'Fuel|96.00', 'TOTAL USD|736.00')}${TERMS}`,
    stops: ['P Orange, TX 77630 2026-12-01', 'D Monroe, LA 71203 2026-12-01'],
    load: '1182044',
    rate: 73600,
  },
  mm12_numbered_headings: {
    css: SMALL,
    html: `<h2>TRANSPORTATION SERVICE ORDER</h2><p>TSO-2026-00418</p><p><b>1. Parties.</b> Broker: Meridian Load Services LLC, MC-118220. Carrier: Ridgeback Express LLC, MC-881204.</p><p><b>2. Equipment.</b> 53 ft reefer, 28 F continuous.</p><p><b>3. Origin.</b></p><p style="margin-left:20px">3.1 Facility: Kenai Seafoods South<br>3.2 Address: 2200 Marine Dr, Bellingham, WA 98225<br>3.3 Arrive: 12/01/2026, 05:00</p><p><b>4. Destination.</b></p><p style="margin-left:20px">4.1 Facility: Bay Fish Market<br>4.2 Address: 1900 Jerrold Ave, San Francisco, CA 94124<br>4.3 Arrive: 12/02/2026, 23:00</p><p><b>5. Compensation.</b> $2,640.00 all inclusive.</p><p><b>6. Notices.</b> 1400 5th Ave, Seattle, WA 98101.</p>`,
    stops: ['P Bellingham, WA 98225 2026-12-01', 'D San Francisco, CA 94124 2026-12-02'],
    load: 'TSO-2026-00418',
    rate: 264000,
  },
  mm13_labels_above_in_boxes: {
    css: `${SMALL} .l{font-size:6px;color:#555;text-transform:uppercase} .x td{border:1px solid #999;width:25%}`,
    html: `<h2>Dispatch</h2><table class="x w"><tr><td><div class="l">Dispatch no.</div>88-1204</td><td><div class="l">Driver</div>A. Moreno</td><td><div class="l">Truck / trailer</div>118 / 5300</td><td><div class="l">Carrier pay</div>$1,020.00</td></tr></table><table class="x w"><tr><td><div class="l">Pickup at</div>Wabash Castings</td><td><div class="l">Street</div>1500 Olive St</td><td><div class="l">City, state, ZIP</div>Wabash, IN 46992</td><td><div class="l">Date, time</div>12/01/26 06:00</td></tr><tr><td><div class="l">Deliver to</div>Steel City Machining</td><td><div class="l">Street</div>3700 Liberty Ave</td><td><div class="l">City, state, ZIP</div>Pittsburgh, PA 15201</td><td><div class="l">Date, time</div>12/02/26 07:00</td></tr></table>${TERMS}`,
    stops: ['P Wabash, IN 46992 2026-12-01', 'D Pittsburgh, PA 15201 2026-12-02'],
    load: '88-1204',
    rate: 102000,
  },
  mm14_no_labels_arrow: {
    css: SMALL,
    html: `<p><b style="font-size:16px">Fremont, NE &rarr; Duluth, MN</b></p><p>Freight order FO 4410-77 &nbsp; Reefer &nbsp; 470 mi &nbsp; $1,325.00</p>${table('g w', '#Loading|Unloading', 'Platte Eggs, 1200 S Main St, Fremont, NE 68025|Northland Foods, 4500 W Michigan St, Duluth, MN 55807', '01-Dec-2026 09:00 to 13:00|02-Dec-2026 05:00')}${TERMS}`,
    stops: ['P Fremont, NE 68025 2026-12-01', 'D Duluth, MN 55807 2026-12-02'],
    load: 'FO 4410-77',
    rate: 132500,
    details: { miles: '470 mi' },
  },
  mm15_boxes_to_check: {
    css: SMALL,
    html: `<h2>Stewart Haulage - Trip Order 7704</h2>${table('g w', '<b>#1</b> &#9745; Load &#9744; Unload|Carolina Denim, 1400 Yanceyville St, Greensboro, NC 27405|12/01/2026 &nbsp; 10:00', '<b>#2</b> &#9744; Load &#9745; Unload|Liberty Garments, 2100 E Wyoming Ave, Philadelphia, PA 19124|12/02/2026 &nbsp; 08:00')}<p>Freight charge payable: $1,075.00</p>${TERMS}`,
    stops: ['P Greensboro, NC 27405 2026-12-01', 'D Philadelphia, PA 19124 2026-12-02'],
    load: '7704',
    rate: 107500,
  },
  mm16_ref_beside_others: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Ashgrove Transportation Group</b></p><table class="w"><tr><td>MC# 441820 &nbsp; DOT# 2281204</td><td class="right">Ref: 0-771-208</td></tr><tr><td>Cust PO: 88120-4, 88121-4</td><td class="right">Temp: N/A</td></tr></table><h3>Shipper</h3><p>Ash Grove Lime, 1400 Industrial Park Rd, Springfield, MO 65803 (Ready 12/01/2026 06:00, closes 14:00) - Ref SO-4410</p><h3>Consignee</h3><p>Quad Cities Water, 3402 Hickory Grove Rd, Davenport, IA 52806 (Due 12/02/2026 07:00) - Ref WTR-9</p><h3>Rates</h3><p>Line haul 1,150.00 + fuel 230.00 = 1,380.00 USD</p>${TERMS}`,
    stops: ['P Springfield, MO 65803 2026-12-01', 'D Davenport, IA 52806 2026-12-02'],
    load: '0-771-208',
    rate: 138000,
  },
  mm17_confirmation_title_number: {
    css: SMALL,
    html: `<h2>CONFIRMATION 440-81-7 &mdash; REEFER &mdash; TEAM</h2>${table('w', '<b>COLLECT</b>|Tue 01 Dec 26|04:00|Salinas Lettuce Cooler|1000 Abbott St, Salinas, CA 93901', '<b>DELIVER</b>|Fri 04 Dec 26|02:00|Hunts Point Produce|772 Edgewater Rd, Bronx, NY 10474')}<p>Amount: USD 6,900 gross, comcheck fee $10 each</p><p>Harvest Moon Produce Transport, PO Box 771, Salinas, CA 93902</p>`,
    stops: ['P Salinas, CA 93901 2026-12-01', 'D Bronx, NY 10474 2026-12-04'],
    load: '440-81-7',
    rate: 690000,
  },
  mm18_date_table_apart: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Kestrel Truck Brokers</b> &nbsp; Load Number 20118-K</p><h3>Locations</h3>${table('g w', '#Key|Company|Address', 'A|Chattanooga Ductile|1600 Riverside Dr, Chattanooga, TN 37406', 'B|Bluegrass Pumps|1200 Versailles Rd, Lexington, KY 40508')}<h3>Schedule</h3>${table('g w', '#Key|Activity|Date|Time', 'A|Pickup|12/01/2026|07:00', 'B|Delivery|12/02/2026|09:30')}<p>Total payable $890.00</p>${TERMS}`,
    stops: ['P Chattanooga, TN 37406 2026-12-01', 'D Lexington, KY 40508 2026-12-02'],
    load: '20118-K',
    rate: 89000,
  },
  mm19_repeated_heads_many_stops: {
    css: SMALL,
    html:
      [
        [
          'PICK|Reading Pretzel Mill|800 Spring St|Reading|PA|19604|12/01 06:00|RP-1',
          'DROP|Beltway Snacks|7100 Golden Ring Rd|Baltimore|MD|21237|12/01 12:00|BS-7',
          'DROP|Capital Vending|3600 Nine Mile Rd|Richmond|VA|23223|12/02 06:00|CV-3',
        ],
        [
          'DROP|Tar Heel Vending|2700 Rowland Rd|Raleigh|NC|27615|12/02 11:00|TH-8',
          'DROP|Palmetto Snacks|900 Atlas Rd|Columbia|SC|29209|12/03 07:00|PS-2',
        ],
      ]
        .map(
          (rows, at) =>
            `<div style="${at > 0 ? 'break-before:page' : ''}"><table class="w"><tr><td><b>Dutch Country Freight</b></td><td>Manifest: DCF 77120</td><td class="right">11/30/2026 p. ${at + 1}/2</td></tr></table>${table('g w', '#Type|Name|Street|City|St|Zip|Appt|Ref', ...rows)}</div>`,
        )
        .join('') + `<p><b>Carrier total: $1,925.00</b></p>`,
    stops: [
      'P Reading, PA 19604 2026-12-01',
      'D Baltimore, MD 21237 2026-12-01',
      'D Richmond, VA 23223 2026-12-02',
      'D Raleigh, NC 27615 2026-12-02',
      'D Columbia, SC 29209 2026-12-03',
    ],
    load: 'DCF 77120',
    rate: 192500,
  },
  mm20_text_message: {
    css: SERIF,
    html: `<p>Sent from dispatch line 11/30/26 6:02 pm</p><p>Load# BT5518. Pick up 12/1 8am-3pm Brazos Tank, 5200 Hwy 6 S, Bryan TX 77807. Drop 12/2 7am Permian Oilfield Supply, 2900 E 2nd St, Odessa TX 79761. 44k steel. 1150 flat. Straps and chains. Call Bo 979-555-0112 when loaded.</p>`,
    stops: ['P Bryan, TX 77807 2026-12-01', 'D Odessa, TX 79761 2026-12-02'],
    load: 'BT5518',
    rate: 115000,
  },
  mm21_shipper_consignee_tms: {
    css: SMALL,
    html: `<table class="w"><tr><td><b>SUNRISE LOGISTICS PARTNERS</b><br>1200 Brickell Ave, Miami, FL 33131</td><td class="right"><b>CARRIER CONFIRMATION</b><br>Confirmation Date: 11/30/2026<br>Sunrise Ref #: 118-77204<br>Carrier Ref #: ________</td></tr></table><table class="g w"><tr><th colspan="2">SHIPPER 1 of 1</th><th colspan="2">CONSIGNEE 1 of 1</th></tr><tr><td>Name</td><td>Glades Sugar Refinery</td><td>Name</td><td>Savannah Sweets</td></tr><tr><td>Addr</td><td>111 Ponce De Leon</td><td>Addr</td><td>2200 Louisville Rd</td></tr><tr><td>City</td><td>Clewiston, FL 33440</td><td>City</td><td>Savannah, GA 31415</td></tr><tr><td>Date</td><td>12/01/2026 09:00</td><td>Date</td><td>12/02/2026 08:00</td></tr><tr><td>Ref</td><td>GS-44120</td><td>Ref</td><td>4410-PO</td></tr></table><p>Commodity sugar 44,500 lbs &nbsp; Rate: $1,210.00 Flat</p>${TERMS}`,
    stops: ['P Clewiston, FL 33440 2026-12-01', 'D Savannah, GA 31415 2026-12-02'],
    load: '118-77204',
    rate: 121000,
  },
  mm22_day_ahead_of_each: {
    css: SERIF,
    html: `<p><b>WESTERN SLOPE HAY &amp; GRAIN TRANSPORT</b></p><p>Ticket No. 30441</p><p><b>December 1</b> &nbsp; Load hay at Uncompahgre Ranch, 6800 Olathe Rd, Montrose, CO 81401. Loader on site 7 to 4.</p><p><b>December 2</b> &nbsp; Unload hay at Panhandle Feedyard, 1100 Hwy 60, Hereford, TX 79045. Closed at noon.</p><p>$68.00 per ton, 24 tons, $1,632.00 in all.</p><p>Year 2026 crop, ticket written November 29, 2026.</p>`,
    stops: ['P Montrose, CO 81401 2026-12-01', 'D Hereford, TX 79045 2026-12-02'],
    load: '30441',
    rate: 163200,
  },
  mm23_intermodal_tender: {
    css: SMALL,
    html: `<p><b style="font-size:14px">Rail Bridge Intermodal</b></p>${table('w', 'Tender|RBI771204|Equipment|RBIU 771204 6', 'Customer|Midwest Toys|Waybill|998120', 'Hub|Logistics Park KC|Ingate by|12/01/2026 23:00')}
${table('g w', '#Seq|Event|Location|Earliest|Latest', '1|Terminal pickup (empty)|Logistics Park KC, 32880 W 191st St, Edgerton, KS 66021|12/01/2026 06:00|12/01/2026 08:00', '2|Load|Heartland Toys, 1600 Burlington St, North Kansas City, MO 64116|12/01/2026 10:00|12/01/2026 10:30', '3|Terminal delivery (loaded)|Logistics Park KC, 32880 W 191st St, Edgerton, KS 66021|12/01/2026 14:00|12/01/2026 23:00')}<p>Dray rate: $415.00 incl. fuel</p>${TERMS}`,
    stops: [
      'P Edgerton, KS 66021 2026-12-01',
      'P North Kansas City, MO 64116 2026-12-01',
      'D Edgerton, KS 66021 2026-12-01',
    ],
    load: 'RBI771204',
    rate: 41500,
  },
  mm24_reversed_columns: {
    css: SMALL,
    html: `<table class="w"><tr><td>Amount due carrier: <b>$1,445.00</b></td><td class="right"><b style="font-size:14px">Juniper Ridge Freight</b><br>JRF # 60-2218</td></tr></table>${table('g w', '#Time|Date|ZIP|City, State|Street|Name|', '08:00|12/01/2026|97756|Redmond, OR|2100 NE Hemlock Ave|Juniper Millwork|Shipper', '13:00|12/01/2026|97601|Klamath Falls, OR|3200 Washburn Way|Basin Doors|Shipper', '09:00|12/02/2026|95691|West Sacramento, CA|1400 Shore St|Valley Windows|Receiver')}${TERMS}`,
    stops: [
      'P Redmond, OR 97756 2026-12-01',
      'P Klamath Falls, OR 97601 2026-12-01',
      'D West Sacramento, CA 95691 2026-12-02',
    ],
    load: '60-2218',
    rate: 144500,
  },
};
