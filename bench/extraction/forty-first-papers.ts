import { table, type ByHand } from './by-hand-papers';

const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const CONDENSED = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

/**
 * A forty-first batch in other structures, drawn and read before a rule was mended by the fortieth. At first sight 22 of 24 exact, 23 load
 * numbers, 23 rates, nothing wrong without a doubt; 6 of the exact ones with one. After mending 24, 24 and 24, 4 with one.
 */
export const FORTY_FIRST_BATCH: Readonly<Record<string, ByHand>> = {
  xx01_confirmation_with_parties_left: {
    css: SMALL,
    html: `<table class="w"><tr><td style="width:35%"><b>Broker</b><br>Sycamore Freight Management<br>1 W Court Sq, Suite 750<br>Decatur, GA 30030<br>MC 880317<br><br><b>Carrier</b><br>Ridgeback Express LLC<br>900 Depot Rd<br>Salina, KS 67401<br>MC 881204<br><br><b>Bill to</b><br>ap@sycamore.example</td><td><h2>Rate &amp; Load Confirmation 4471-SFM</h2><b>Pick-Up Information</b><br>Location: Peachtree Paint<br>1625 Marietta Rd NW, Atlanta, GA 30318<br>Earliest: 12/01/2026 07:00<br>Latest: 12/01/2026 11:00<br><br><b>Drop-Off Information</b><br>Location: Coastal Hardware<br>4600 Ogeechee Rd, Savannah, GA 31405<br>Earliest: 12/01/2026 15:00<br>Latest: 12/01/2026 18:00<br><br><b>Compensation</b><br>Line haul 500.00<br>Fuel 85.00<br>Carrier total 585.00</td></tr></table>`,
    stops: ['P Atlanta, GA 30318 2026-12-01', 'D Savannah, GA 31405 2026-12-01'],
    load: '4471-SFM',
    rate: 58500,
  },
  xx02_stops_with_window_lines: {
    css: SMALL,
    html: `<h1 style="font-size:15px">Loadlink Carrier Rate Confirmation</h1><p>Reference number: 3-118820-1 &nbsp; Customer reference: 900-44 &nbsp; Trailer: Reefer &nbsp; Temp: 35F</p><p><b>Pickup at</b> Hermiston Melon Packers, 79500 Bensel Rd, Hermiston, OR 97838<br><b>Pickup window</b> Tue 1 Dec 2026 from 06:00 to 12:00<br><b>Instructions</b> Pulp all product; call if over 40F</p><p><b>Deliver to</b> Inland Empire Markets, 3700 E Boone Ave, Spokane, WA 99202<br><b>Delivery window</b> Tue 1 Dec 2026 from 18:00 to 22:00<br><b>Instructions</b> Two pallet exchange</p><p><b>Then deliver to</b> Panhandle Stores, 600 E Best Ave, Coeur d'Alene, ID 83814<br><b>Delivery window</b> Wed 2 Dec 2026 from 05:00 to 07:00</p><p><b>Flat rate to truck</b> $1,040.00 (fuel in)</p>`,
    stops: [
      'P Hermiston, OR 97838 2026-12-01',
      'D Spokane, WA 99202 2026-12-01',
      "D Coeur d'Alene, ID 83814 2026-12-02",
    ],
    load: '3-118820-1',
    rate: 104000,
  },
  xx03_courier_order_print: {
    css: COURIER,
    html: `<pre>
SUWANNEE TRANSPORT SYSTEMS               ORDER INQUIRY / CARRIER COPY
11/30/26 14:22                           ORD NBR   0088214   DIV 02

BILL-TO  SUWANNEE   CARRIER RIDGEBACK    TRL TYPE V    MILES   396

----- LOAD ------------------------------------------------------------
FIRST COAST PAPER          APPT 12/01/26  0900   TO 12/01/26  1200
9469 EASTPORT RD           PU# FC-2201
JACKSONVILLE    FL 32218   TEL 904-555-0166

----- UNLOAD ----------------------------------------------------------
GULF SOUTH PRINTING        APPT 12/02/26  0600   TO 12/02/26  0600
1500 TELEGRAPH RD          DL# 5518
MOBILE          AL 36611   TEL 251-555-0109

LINEHAUL      850.00   FSC      132.00   OTHER       .00
CARRIER SETTLEMENT TOTAL      982.00
</pre>`,
    stops: ['P Jacksonville, FL 32218 2026-12-01', 'D Mobile, AL 36611 2026-12-02'],
    load: '0088214',
    rate: 98200,
  },
  xx04_itinerary_two_lines_each: {
    css: SMALL,
    html: `<h3>Carrier Load Confirmation — Load 2026113-44</h3>${table('g w', '#No.|Stop type|Name|Address|City|State|Postal', '1|Pickup|Bluegrass Bourbon Barrel|1107 Withrow Ct|Bardstown|KY|40004', '|Window: 12/01/2026 08:00 to 12:00|Ref: BB-12|Contact: 502-555-0141|||', '2|Delivery|Sonoma Cooperage|1401 Grant Ave|Healdsburg|CA|95448', '|Window: 12/05/2026 08:00 to 16:00|Ref: SC-77|Contact: 707-555-0122|||')}<p>Pay: Flat 4,900.00 | Fuel 0.00 | Team 250.00 | Total 5,150.00 USD</p><p>Weight 39,600 lbs / 240 barrels. Van 53. Teams only.</p>`,
    stops: ['P Bardstown, KY 40004 2026-12-01', 'D Healdsburg, CA 95448 2026-12-05'],
    load: '2026113-44',
    rate: 515000,
  },
  xx05_dates_row_above_parties: {
    css: SMALL,
    html: `<h2>Transportation Agreement / Rate Confirmation</h2><p>Pro Number <b>KLT58821</b></p><table class="g w"><tr><td>Pickup Date: 12/01/2026</td><td>Delivery Date: 12/03/2026</td></tr><tr><td>Pickup Time: 10:00 - 15:00</td><td>Delivery Time: 09:00 strict</td></tr><tr><td><b>Shipper:</b> Bangor Pellet Fuel<br>90 Bomarc Rd<br>Bangor, ME 04401</td><td><b>Receiver:</b> Hudson Home Centers<br>300 Corporate Blvd<br>Newburgh, NY 12550</td></tr><tr><td>Pickup #: 55-BP</td><td>PO #: 4410087</td></tr></table><p>Total Rate (all inclusive): $1,260.00</p><p>Kennebec Load Trust, 45 Memorial Cir, Augusta, ME 04330, operates as property broker MC 771188. This confirmation is void after 12/31/2026.</p>`,
    stops: ['P Bangor, ME 04401 2026-12-01', 'D Newburgh, NY 12550 2026-12-03'],
    load: 'KLT58821',
    rate: 126000,
  },
  xx06_bullets_in_a_mail: {
    css: SERIF,
    html: `<p>From: Ops &lt;ops@tamarack.example&gt;<br>To: Ridgeback<br>Subject: Confirmation of TMK-2088 (Bemidji / Chicago)<br>Date: 11/30/2026 08:12</p><p>Team,</p><ul><li>Load TMK-2088, 46k lumber, flatbed, 6 ft tarps</li><li>Pick Tuesday 12/01 anytime 7-3: Bemidji Timber, 4001 Hwy 2 W, Bemidji MN 56601. PU 118</li><li>Drop Wednesday 12/02 8am: Calumet Yard, 2300 E 103rd St, Chicago IL 60617</li><li>Price agreed $1,475 with tarps</li><li>Please send insurance to 220 Paul Bunyan Dr, Bemidji MN 56601</li></ul><p>Tamarack Ops</p>`,
    stops: ['P Bemidji, MN 56601 2026-12-01', 'D Chicago, IL 60617 2026-12-02'],
    load: 'TMK-2088',
    rate: 147500,
  },
  xx07_header_totals_then_stops: {
    css: SMALL,
    html: `<table class="g w"><tr><th>Confirmation</th><th>Loads</th><th>Pickup date</th><th>Delivery date</th><th>Miles</th><th>Total</th></tr><tr><td>BRT-77120</td><td>1</td><td>12/01/2026</td><td>12/02/2026</td><td>521</td><td>$1,395.00</td></tr></table><h4>Pickup details</h4>${table('w', 'Facility|Bluefield Coal Mining Supply', 'Street|2500 Bluefield Ave', 'City|Bluefield, WV 24701', 'Hours|8 AM to 4 PM', 'Note|Hard hat required')}<h4>Delivery details</h4>${table('w', 'Facility|Peabody Equipment', 'Street|701 Market St', 'City|Saint Louis, MO 63101', 'Hours|Appointment at 10 AM', 'Note|')}<p>Linehaul $1,200.00; FSC $195.00</p>`,
    stops: ['P Bluefield, WV 24701 2026-12-01', 'D Saint Louis, MO 63101 2026-12-02'],
    load: 'BRT-77120',
    rate: 139500,
  },
  xx08_side_by_side_many_keys: {
    css: CONDENSED,
    html: `<h2>LOAD SHEET</h2><table class="w"><tr><td><b>ORIGIN</b></td><td></td><td><b>DESTINATION</b></td><td></td></tr><tr><td>Company</td><td>Magic Valley Potato</td><td>Company</td><td>Lone Star Chips</td></tr><tr><td>Address</td><td>1300 Kimberly Rd</td><td>Address</td><td>800 Great SW Pkwy</td></tr><tr><td>City/ST/Zip</td><td>Twin Falls ID 83301</td><td>City/ST/Zip</td><td>Grand Prairie TX 75051</td></tr><tr><td>Date</td><td>12-01-2026</td><td>Date</td><td>12-03-2026</td></tr><tr><td>Time</td><td>0700-1500</td><td>Time</td><td>0600</td></tr><tr><td>PO#</td><td>7120</td><td>PO#</td><td>7120</td></tr></table><table class="w"><tr><td>Load Number</td><td>SNK 20-4418</td><td>Gross Rate</td><td>$3,025.00</td></tr><tr><td>Commodity</td><td>Fresh potatoes</td><td>Quick Pay Fee</td><td>3%</td></tr></table>`,
    stops: ['P Twin Falls, ID 83301 2026-12-01', 'D Grand Prairie, TX 75051 2026-12-03'],
    load: 'SNK 20-4418',
    rate: 302500,
  },
  xx09_portal_sections_no_labels_on_days: {
    css: SMALL,
    html: `<p>haulerdesk.example/loads/5520-8814</p><h2>Load 5520-8814 <span style="font-size:9px">Awarded</span></h2><p>$2,480.00 all-in</p><p>PICKUP</p><p>Vidalia Onion Exchange</p><p>2050 Hwy 280 E<br>Vidalia, GA 30474</p><p>Tuesday, December 1<br>7:00 am – 5:00 pm</p><p>DROPOFF</p><p>Garden State Produce Terminal</p><p>5400 N Crescent Blvd<br>Pennsauken, NJ 08109</p><p>Thursday, December 3<br>2:00 am</p><p>Weight 42,000 lb · Reefer · 38 F</p><p>Awarded Nov 30, 2026</p>`,
    stops: ['P Vidalia, GA 30474 2026-12-01', 'D Pennsauken, NJ 08109 2026-12-03'],
    load: '5520-8814',
    rate: 248000,
  },
  xx10_numbered_form_lines: {
    css: SERIF,
    html: `<h3>BROKER – CARRIER LOAD CONFIRMATION</h3><p>1. Broker: Fundy Freight Brokers, 40 Main St, Calais, ME 04619<br>2. Carrier: Ridgeback Express LLC<br>3. Load/Confirmation No.: FFB 2026-880<br>4. Shipper and loading address: Penobscot Shellfish, 12 Mill St, Bucksport, ME 04416<br>5. Loading date and time: 12/01/2026, 11:00<br>6. Receiver and unloading address: Fulton Fish Hall, 800 Food Center Dr, Bronx, NY 10474<br>7. Unloading date and time: 12/02/2026, 01:00<br>8. Goods: live lobsters, 11,000 lbs, 34 F<br>9. Freight charges payable to Carrier: $1,450.00<br>10. Payment terms: 21 days<br>11. Liability of Carrier per shipment: $250,000.00</p>`,
    stops: ['P Bucksport, ME 04416 2026-12-01', 'D Bronx, NY 10474 2026-12-02'],
    load: 'FFB 2026-880',
    rate: 145000,
  },
  xx11_stop_table_with_services: {
    css: SMALL,
    html: `<h2>Load Confirmation</h2><p>Shipment: S-4410-882 / Carrier: Ridgeback Express LLC / Service: Expedited team</p>${table('g w', '#Stop|Service|Company and address|From|To|Pcs|Lbs', '1|PU|Huntsville Avionics<br>1 Wall Triana Hwy SW<br>Huntsville AL 35824|12/01 08:00|12/01 10:00|6|4,200', '2|PU|Decatur Rocket Supply<br>3600 Point Mallard Pkwy<br>Decatur AL 35601|12/01 11:30|12/01 12:30|2|1,900', '3|DL|Cape Assembly<br>100 Astronaut Blvd<br>Cape Canaveral FL 32920|12/02 05:00|12/02 06:00|8|6,100')}<p>Year 2026. All times local.</p>${table('', 'Expedite rate|$2,350.00', 'Second pick|$75.00', 'Amount payable|$2,425.00')}`,
    stops: [
      'P Huntsville, AL 35824 2026-12-01',
      'P Decatur, AL 35601 2026-12-01',
      'D Cape Canaveral, FL 32920 2026-12-02',
    ],
    load: 'S-4410-882',
    rate: 242500,
  },
  xx12_reefer_carrier_sheet: {
    css: CONDENSED,
    html: `<div class="two"><div><b>PRODUCE RUNNERS, INC.</b><br>1610 N Nogales Ave, Nogales, AZ 85621</div><div class="right">CARRIER SHEET<br>FILE 26-77140</div></div><p>Truck: Ridgeback Express / 785-555-0102 / Reefer set at 45F</p><table class="g w"><tr><th>LOADING AT</th><th>P/U NO.</th><th>PKGS</th><th>DATE</th></tr><tr><td>Rio Rico Growers, 450 W Gold Hill Rd, Nogales, AZ 85621</td><td>88120</td><td>800 ctn tomatoes</td><td>12/1/26 AM</td></tr><tr><td>Santa Cruz Melons, 1000 N Grand Ct Dr, Rio Rico, AZ 85648</td><td>5-221</td><td>640 ctn melons</td><td>12/1/26 PM</td></tr></table><table class="g w"><tr><th>DELIVERING TO</th><th>PO NO.</th><th>PKGS</th><th>DATE</th></tr><tr><td>Kansas City Terminal Market, 2100 N Topping Ave, Kansas City, MO 64120</td><td>4410</td><td>All</td><td>12/3/26 3:00 AM</td></tr></table><p>FREIGHT: $3,350.00 &nbsp; PALLET EXCHANGE: none &nbsp; GATE FEES: $25.00 at Nogales, paid by us</p>`,
    stops: [
      'P Nogales, AZ 85621 2026-12-01',
      'P Rio Rico, AZ 85648 2026-12-01',
      'D Kansas City, MO 64120 2026-12-03',
    ],
    load: '26-77140',
    rate: 335000,
  },
  xx13_short_grid_with_states_spelled: {
    css: SMALL,
    html: `<h2>Load confirmation no. 118-B-204</h2>${table('g w', '#Where|What|When', 'New Ulm Sweet Corn<br>1500 Broadway St S<br>New Ulm, Minnesota 56073|Load|December 1st, 2026 at 6 am', 'Badger Canning<br>225 N Main St<br>Fall River, Wisconsin 53932|Unload|December 1st, 2026 at 3 pm')}<p>Van. 43,000 pounds. The carrier receives $690.00 for this load.</p>`,
    stops: ['P New Ulm, MN 56073 2026-12-01', 'D Fall River, WI 53932 2026-12-01'],
    load: '118-B-204',
    rate: 69000,
  },
  xx14_rail_and_truck_work_order: {
    css: SMALL,
    html: `<h3>Drayage Delivery Order</h3>${table('g w', 'Order|D-0447182|Container|TGHU 551820 4', 'Steamship line|OOCL|Size|40HC', 'Pickup terminal|APM Pier 400, 2500 Navy Way, San Pedro, CA 90731|Appointment|12/01/2026 10:00', 'Deliver to|Riverside Appliance DC, 21800 Opportunity Way, Riverside, CA 92518|Appointment|12/01/2026 15:00', 'Return empty to|STS Long Beach, 2001 E Carson St, Carson, CA 90810|Last free day|12/04/2026')}${table('', 'Drayage|$425.00', 'Chassis 2 days|$70.00', 'Fuel 30%|$127.50', 'Total to trucker|$622.50')}`,
    stops: ['P San Pedro, CA 90731 2026-12-01', 'D Riverside, CA 92518 2026-12-01', 'D Carson, CA 90810 -'],
    load: 'D-0447182',
    rate: 62250,
  },
  xx15_french_order: {
    css: SMALL,
    html: `<h2>Confirmation de voyage no 26-4471</h2><p>Courtier : Logistique Chaudière inc., 1200, boul. Guillaume-Couture, Lévis (Québec) G6W 0R9</p>${table('w', 'Ramassage :|Scierie Beauce|1er décembre 2026, 8 h', '|625, 90e Rue, Saint-Georges (Québec) G5Y 3L1|Réf. 8812', 'Livraison :|Matériaux Outaouais|2 décembre 2026, 7 h 30', '|1000, rue de Vernon, Gatineau (Québec) J9J 3K1|Réf. 118')}<p>Tarif forfaitaire : 980,00 $ CA (carburant compris)</p>`,
    stops: ['P Saint-Georges, QC G5Y 3L1 2026-12-01', 'D Gatineau, QC J9J 3K1 2026-12-02'],
    load: '26-4471',
    rate: 98000,
  },
  xx16_two_page_with_summary_and_stops: {
    css: SMALL,
    html: `<h2>Rate Confirmation Summary</h2>${table('w', 'Load No.|77-401-882', 'Lane|Yuma, AZ to Plover, WI', 'Pieces|1,152', 'All-in rate|$4,300.00', 'Carrier|Ridgeback Express LLC', 'Broker contact|Priya Nand, (602) 555-0118')}<p>Details of each stop are on the next page.</p><div style="page-break-before:always"></div><h3>Stop details</h3><p><b>Origin: Yuma Lettuce Cooling</b><br>3700 E 40th St, Yuma, AZ 85365<br>Cool and load: Tuesday 12/01/2026, 11:00 to 20:00<br>Reference 1: 88-12 &nbsp; Reference 2: 88-13</p><p><b>Destination: Portage County Foods</b><br>3100 Hoover Ave, Plover, WI 54467<br>Receive: Friday 12/04/2026, 04:00<br>Reference 1: 5510</p>`,
    stops: ['P Yuma, AZ 85365 2026-12-01', 'D Plover, WI 54467 2026-12-04'],
    load: '77-401-882',
    rate: 430000,
  },
  xx17_auto_hauler_table: {
    css: SMALL,
    html: `<h2>Transport Order #AH-22087</h2>${table('g w', '#Pickup from|Deliver to', 'Manheim Statesville<br>145 Auction Ln<br>Statesville, NC 28625<br>Pickup after: 12/01/2026|Roanoke Motors<br>2844 Peters Creek Rd<br>Roanoke, VA 24019<br>Deliver by: 12/03/2026')}${table('g w', '#Vehicle|VIN|Lot #', '2022 Ford Bronco|1FMEE5DP8NLA00118|8812', '2021 Honda CR-V|5J6RW2H57ML005521|8813')}<p>Carrier pay: $610.00 (COP, cash or certified funds on pickup: $0.00; ACH 5 days: $610.00)</p>`,
    stops: ['P Statesville, NC 28625 2026-12-01', 'D Roanoke, VA 24019 2026-12-03'],
    load: 'AH-22087',
    rate: 61000,
  },
  xx18_rates_table_by_stop: {
    css: SMALL,
    html: `<h2>Multi-Stop Rate Confirmation</h2><p>Route ID: MR-0552-18 &nbsp; Driver rate includes all stops.</p>${table('g w', '#Seq|Stop|Address|Appointment|Stop pay', 'A|Pick up: Hazleton Distribution|200 Commerce Dr, Hazleton, PA 18202|12/01/2026 04:00|-', 'B|Drop: Store 2210|1500 Scranton Carbondale Hwy, Dickson City, PA 18519|12/01/2026 07:00|$90.00', 'C|Drop: Store 2218|100 Viewmont Dr, Scranton, PA 18508|12/01/2026 09:00|$90.00', 'D|Drop: Store 2301|50 Front St, Binghamton, NY 13905|12/01/2026 13:00|$110.00')}<p>Base $420.00 + stops $290.00 = Route total $710.00</p>`,
    stops: [
      'P Hazleton, PA 18202 2026-12-01',
      'D Dickson City, PA 18519 2026-12-01',
      'D Scranton, PA 18508 2026-12-01',
      'D Binghamton, NY 13905 2026-12-01',
    ],
    load: 'MR-0552-18',
    rate: 71000,
  },
  xx19_boxes_with_small_captions: {
    css: `${SMALL} .f{border:1px solid #777;display:inline-block;width:30%;padding:2px 4px;margin:1px;vertical-align:top} .f i{font-size:6px;font-style:normal;color:#555;display:block}`,
    html: `<h3>Truck Order / Confirmation of Rate</h3><div><div class="f"><i>ORDER NO.</i>TO-118-772</div><div class="f"><i>TRUCK TYPE</i>Step deck 53</div><div class="f"><i>RATE TO TRUCK</i>$2,260.00</div></div><div><div class="f"><i>LOAD POINT</i>Moline Tractor Works<br>3400 80th St<br>Moline, IL 61265</div><div class="f"><i>LOAD DATE</i>12/01/2026</div><div class="f"><i>LOAD TIME</i>9 AM - 2 PM</div></div><div><div class="f"><i>DELIVERY POINT</i>Red River Implement<br>4300 32nd Ave S<br>Grand Forks, ND 58201</div><div class="f"><i>DELIVERY DATE</i>12/02/2026</div><div class="f"><i>DELIVERY TIME</i>3 PM</div></div><p>Two tractors, 38,000 lbs, 13'4" loaded. Permits by broker.</p>`,
    stops: ['P Moline, IL 61265 2026-12-01', 'D Grand Forks, ND 58201 2026-12-02'],
    load: 'TO-118-772',
    rate: 226000,
  },
  xx20_load_tender_with_comments: {
    css: SMALL,
    html: `<h2>LOAD TENDER 0000188204-1</h2><p>Tendered: 11/30/2026 09:14 CST by Palmer Fastening &nbsp; Reply until: 11/30/2026 13:00 CST</p><p><b>Stop Sequence 1 (Pick)</b></p><p>Palmer Fastening Rockford Plant<br>5331 27th Ave, Rockford, IL 61109<br>Start: 2026-12-01T08:00 &nbsp; End: 2026-12-01T12:00<br>Comments: trailers must be swept. 26,440 LB</p><p><b>Stop Sequence 2 (Drop)</b></p><p>Palmer Fastening Reno DC<br>8775 Technology Way, Reno, NV 89521<br>Start: 2026-12-04T07:00 &nbsp; End: 2026-12-04T10:00<br>Comments: dock 4 to 9</p>${table('g w', '#Cost component|Cost', 'Base cost|USD 3,780.00', 'Fuel cost|USD 702.10', 'Accessorial cost|USD 0.00', 'Shipment cost|USD 4,482.10')}`,
    stops: ['P Rockford, IL 61109 2026-12-01', 'D Reno, NV 89521 2026-12-04'],
    load: '0000188204-1',
    rate: 448210,
  },
  xx21_terms_before_the_load: {
    css: SERIF,
    html: `<p><b>CARRIER RATE CONFIRMATION AND SUPPLEMENTAL TERMS</b></p><p>This agreement is made on November 30, 2026 by Bighorn Basin Brokers of 1131 13th St, Cody, WY 82414. Failure to deliver on time reduces the rate by $200.00 a day. All claims are heard in Park County, Cody, WY.</p><p><b>Load Number:</b> BBB 7741<br><b>Pick Up Location:</b> Greybull Bentonite, 100 Smokehouse Rd, Greybull, WY 82426<br><b>Pick Up Date/Time:</b> 12/01/2026 06:30<br><b>Delivery Location:</b> Odessa Mud Supply, 2501 W 42nd St, Odessa, TX 79764<br><b>Delivery Date/Time:</b> 12/03/2026 09:00<br><b>Carrier Compensation:</b> $3,150.00<br><b>Special Instructions:</b> Pneumatic hose 60 ft. Blow off 2 hours free.</p>`,
    stops: ['P Greybull, WY 82426 2026-12-01', 'D Odessa, TX 79764 2026-12-03'],
    load: 'BBB 7741',
    rate: 315000,
  },
  xx22_mexican_cross_border_box: {
    css: SMALL,
    html: `<h2>Carrier Confirmation / Confirmación de flete</h2><p>Load / Carga: MX-77-2041 &nbsp; Trailer / Caja: 53 seca</p><table class="g w"><tr><th>Origin / Origen</th><th>Destination / Destino</th></tr><tr><td>Del Rio Maquila Warehouse<br>208 Industrial Blvd<br>Del Rio, TX 78840<br>Cita: 12/01/2026 09:00</td><td>Tennessee Wire Harness<br>1900 Fort Campbell Blvd<br>Clarksville, TN 37042<br>Cita: 12/03/2026 08:00</td></tr></table><p>Customs broker / Agente aduanal: Aduanas Del Norte, 1809 Veterans Blvd, Del Rio, TX 78840</p><p>Tarifa total / Total rate: USD $2,780.00 &nbsp; Combustible / Fuel: incluido</p>`,
    stops: ['P Del Rio, TX 78840 2026-12-01', 'D Clarksville, TN 37042 2026-12-03'],
    load: 'MX-77-2041',
    rate: 278000,
  },
  xx23_letter_with_indented_blocks: {
    css: SERIF,
    html: `<p>Copper Basin Logistics, LLC<br>302 W Park St, Butte, MT 59701</p><p>To: Ridgeback Express LLC<br>Re: Our reference CBL/26/204</p><p>We hereby confirm the following shipment:</p><p style="margin-left:40px">From: Anaconda Slag Products<br>1000 Smelter Rd<br>Anaconda, MT 59711<br>on Tuesday, the 1st of December 2026, 8:00 a.m.</p><p style="margin-left:40px">To: Columbia Abrasives<br>2400 Port of Tacoma Rd<br>Tacoma, WA 98421<br>on Wednesday, the 2nd of December 2026, 10:00 a.m.</p><p>Your charge for this shipment is $1,480.00. The shipment weighs 45,000 lbs. Please quote our reference on your bill.</p>`,
    stops: ['P Anaconda, MT 59711 2026-12-01', 'D Tacoma, WA 98421 2026-12-02'],
    load: 'CBL/26/204',
    rate: 148000,
  },
  xx24_wide_row_of_a_board: {
    css: 'body{font:7px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}',
    page: { landscape: true },
    html: `<h3>Booked loads · Ridgeback Express LLC</h3>${table('g w', '#Load #|Status|Equip|Pick-up date|Shipper|Origin address|Delivery date|Receiver|Destination address|Wt|Loaded mi|Rate', 'QH-40-1182|Booked|V|12/01/2026 09:00|Winchester Apple Storage|801 Fairmont Ave, Winchester, VA 22601|12/02/2026 04:00|Maryland Food Center|7801 Oceano Ave, Jessup, MD 20794|41,000|98|$525.00')}<p>Quarterhorse Loads LLC, 250 W Main St, Lexington, KY 40507. Questions: 859-555-0117.</p>`,
    stops: ['P Winchester, VA 22601 2026-12-01', 'D Jessup, MD 20794 2026-12-02'],
    load: 'QH-40-1182',
    rate: 52500,
  },
};
