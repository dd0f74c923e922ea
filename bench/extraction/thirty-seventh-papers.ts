import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-seventh batch, after the systems that brokers print from: drawn after sums and numbers were weighed under words that no rule
 * knows, before a further rule was opened. At first sight 19 of 24 exact, 24 load numbers, 21 rates, nothing wrong without a doubt; 4 of
 * the exact ones with one. By the rules before that 19, 23 and 15. After mending 19, 24 and 24, 3 with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

export const THIRTY_SEVENTH_BATCH: Readonly<Record<string, ByHand>> = {
  tt01_mcleod_style: {
    css: SMALL,
    html: `<div class="two"><div><b>Harrow Creek Transportation</b><br>PO Box 4410<br>Omaha, NE 68103</div><div class="right"><h2>Load Confirmation</h2>Page 1<br>Order: 2204417<br>Move: 2219803<br>11/30/2026 1422</div></div><p>Carrier: RIDGEBACK EXPRESS LLC &nbsp; MC: 881204 &nbsp; Attn: Jo</p><table class="w"><tr><td><b>PU 1</b></td><td>Name: Fremont Beef Co<br>Address: 960 S Schneider St<br>FREMONT, NE 68025</td><td>Date: 12/01/2026 0600<br>12/01/2026 1400<br>PU Number: 55180</td></tr><tr><td><b>SO 2</b></td><td>Name: Joliet Cold<br>Address: 2750 W Caterpillar Dr<br>JOLIET, IL 60431</td><td>Date: 12/02/2026 0500<br>12/02/2026 0500<br>PO: 7710-A</td></tr></table><p>Payment</p>${table('', 'Line Haul Freight|1,050.00', 'FUEL SURCHARGE|215.00', 'Total Carrier Pay|$1,265.00')}<p style="font-size:7px">Failure to answer check calls: $50. Lumper reimbursed with receipt up to $300.00.</p>`,
    stops: ['P Fremont, NE 68025 2026-12-01', 'D Joliet, IL 60431 2026-12-02'],
    load: '2204417',
    rate: 126500,
  },
  tt02_turvo_style: {
    css: SMALL,
    html: `<h1>Carrier rate confirmation</h1><p>Shipment ID <b>88417-20613</b> · Created by Dana Holt · dana@skylark.example · 312-555-0144</p>${table('g w', '#Stop|Location|Appointment|Notes', '1 Pickup|<b>Lowell Paperboard</b><br>100 Industrial Ave E, Lowell, MA 01852, US|Tue Dec 1, 2026 09:00 EST|PO 4471', '2 Delivery|<b>Allentown Box</b><br>7000 Ambassador Dr, Allentown, PA 18106, US|Wed Dec 2, 2026 07:00 EST|Dock 14')}<h3>Costs</h3>${table('g', '#Code|Qty|Price|Amount', 'Freight - flat|1|$820.00|$820.00', 'Fuel - flat|1|$140.00|$140.00', '|||<b>$960.00</b>')}<p>MC 771820 Skylark Freight Solutions</p>`,
    stops: ['P Lowell, MA 01852 2026-12-01', 'D Allentown, PA 18106 2026-12-02'],
    load: '88417-20613',
    rate: 96000,
  },
  tt03_aljex_style: {
    css: COURIER,
    html: `<pre>
              TALLGRASS FREIGHT BROKERS INC
              CARRIER CONFIRMATION
  PRO#  611840            DATE 11/30/26
  TO:   RIDGEBACK EXPRESS LLC      PH 402-555-0190

  SHIPPER                          CONSIGNEE
  MCPHERSON PIPE                   EL RENO SUPPLY
  1500 W FIRST ST                  900 S ROCK ISLAND AVE
  MCPHERSON       KS 67460         EL RENO         OK 73036
  12/01/26  08:00-15:00            12/02/26  08:00-12:00
  PICKUP# 88-201                   REF  PO77104

  PIECES  20    WEIGHT  44000   PVC PIPE
  TRUCK RATE:      785.00 FLAT
  LINE HAUL FUEL INCLUDED          TOTAL:     785.00
  SIGN AND FAX BACK TO 316-555-0171
</pre>`,
    stops: ['P McPherson, KS 67460 2026-12-01', 'D El Reno, OK 73036 2026-12-02'],
    load: '611840',
    rate: 78500,
  },
  tt04_tai_two_pickups: {
    css: SMALL,
    html: `<p class="right">Tender Accepted: 11/30/2026 10:22 AM</p><h2>Shipment #4402218 - Carrier Confirmation</h2><p><b>Bill to:</b> Bluewater Logistics Group, 55 Broad St, Suite 200, Boise, ID 83702</p><table class="g w"><tr><td><b>Pickup</b> (1/3)<br>Nampa Onion<br>2100 Madison Ave<br>Nampa, ID 83687<br>Ready: 12/01/2026 08:00 AM<br>Close: 12/01/2026 03:00 PM</td><td><b>Pickup</b> (2/3)<br>Ontario Produce<br>1200 SE 9th Ave<br>Ontario, OR 97914<br>Ready: 12/01/2026 08:00 AM<br>Close: 12/01/2026 05:00 PM</td><td><b>Delivery</b> (3/3)<br>Salt Lake Grocers<br>3800 W California Ave<br>Salt Lake City, UT 84104<br>Appt: 12/02/2026 06:00 AM</td></tr></table><p>Buy: <b>$1,390.00</b></p><p style="font-size:7px">Carrier must have $100,000 cargo insurance. Rate reductions of $200 apply for late loads.</p>`,
    stops: [
      'P Nampa, ID 83687 2026-12-01',
      'P Ontario, OR 97914 2026-12-01',
      'D Salt Lake City, UT 84104 2026-12-02',
    ],
    load: '4402218',
    rate: 139000,
  },
  tt05_ascend_sections: {
    css: SMALL,
    html: `<h2>RATE CON</h2>${table('w', 'Load|ASC-11874|Customer ref|99120-4', 'Truck type|Flatbed 48|Weight|46,500', 'Dispatcher|Reese Long|Cell|(205) 555-0117')}<h3>Where to load</h3><p>Bessemer Rebar, 1500 5th Ave N, Bessemer, AL 35020<br>Monday, November 30, 2026, 7:00 AM to 2:00 PM</p><h3>Where to unload</h3><p>Macon Structures, 3900 Mead Rd, Macon, GA 31206<br>Tuesday, December 1, 2026, 8:00 AM</p><h3>What it pays</h3><p>$1,125.00 all in. Tarps required, included.</p>`,
    stops: ['P Bessemer, AL 35020 2026-11-30', 'D Macon, GA 31206 2026-12-01'],
    load: 'ASC-11874',
    rate: 112500,
  },
  tt06_revenova_lines: {
    css: SMALL,
    html: `<h2>Load Confirmation <span style="font-size:10px">TL-0092218</span></h2><p><b>Ship From</b> &nbsp; Kenosha Castings · 5500 60th St · Kenosha · WI · 53144</p><p>Expected 12/01/2026, Appointment required: 12/01/2026 10:00-10:00</p><p><b>Ship To</b> &nbsp; Lansing Axle · 920 Townsend St · Lansing · MI · 48921</p><p>Expected 12/02/2026, Appointment required: 12/02/2026 08:00-08:00</p>${table('g', '#Carrier service|Carrier quote', 'Base transportation|$1,000.00', 'FSC|$96.40', 'Net due|$1,096.40')}`,
    stops: ['P Kenosha, WI 53144 2026-12-01', 'D Lansing, MI 48921 2026-12-02'],
    load: 'TL-0092218',
    rate: 109640,
  },
  tt07_mercurygate_tender: {
    css: SMALL,
    html: `<h2>Load Tender</h2><p>Load ID: 3300187-T &nbsp; SCAC: RDGX &nbsp; Mode: TL &nbsp; Equipment: VAN53</p>${table('g w', '#Seq|Type|Name / address|Earliest|Latest|Ref', '1|PICK|Reno Fulfillment<br>9460 N Virginia St<br>Reno NV 89506-1234|12/01/2026 06:00|12/01/2026 10:00|SO 881', '2|DROP|Fresno Returns<br>2600 E Annadale Ave<br>Fresno CA 93706-5501|12/01/2026 16:00|12/01/2026 20:00|SO 882')}<p>Charges: Linehaul 1.00 @ 745.00 USD = 745.00 USD; Fuel 300 mi @ 0.42 USD = 126.00 USD</p><p>Total Tender Charge 871.00 USD</p>`,
    stops: ['P Reno, NV 89506 2026-12-01', 'D Fresno, CA 93706 2026-12-01'],
    load: '3300187-T',
    rate: 87100,
  },
  tt08_dat_one_page: {
    css: SERIF,
    html: `<h2>Rate Agreement</h2><p>Between <b>Nutmeg Brokerage LLC</b> (Broker, MC 661902) and <b>Ridgeback Express LLC</b> (Carrier, MC 881204)</p><p>Reference: NB-40-2217</p><p>1. Pick up: Waterbury Brass, 55 Freight St, Waterbury, CT 06702. December 1, 2026, between 9 AM and noon.</p><p>2. Deliver: Utica Valve, 1 Valve Way, Utica, NY 13501. December 2, 2026, by 10 AM.</p><p>3. Freight: 18 pallets brass fittings, 31,000 lbs.</p><p>4. For this Carrier shall receive seven hundred ninety dollars ($790.00).</p>`,
    stops: ['P Waterbury, CT 06702 2026-12-01', 'D Utica, NY 13501 2026-12-02'],
    load: 'NB-40-2217',
    rate: 79000,
  },
  tt09_excel_sheet: {
    css: SMALL,
    html: table(
      'g w',
      'DISPATCH|||',
      'Our load|D-2611-88|Truck|T-104',
      'Driver|Sam|Phone|(785) 555-0102',
      'FROM|||TO',
      'Salina Milling|||Denver Baking',
      '800 N Santa Fe|||4600 Kingston St',
      'Salina|KS|67401|Denver CO 80239',
      '12/1/2026|8:00|12/2/2026|6:00',
      'Miles|434|per mile|2.30',
      '||Truck gets|998.20',
    ),
    stops: ['P Salina, KS 67401 2026-12-01', 'D Denver, CO 80239 2026-12-02'],
    load: 'D-2611-88',
    rate: 99820,
  },
  tt10_email_print: {
    css: SERIF,
    html: `<p><b>From:</b> Tessa Ward &lt;tessa@rimrock.example&gt;<br><b>Sent:</b> Monday, November 30, 2026 9:12 AM<br><b>To:</b> jo@ridgeback.example<br><b>Subject:</b> Billings to Rapid City - #RR44102</p><p>Hi Jo,</p><p>Thanks for taking this one. Details:</p><p>PU: Billings Sugar, 3020 State Ave, Billings, MT 59101 - 12/1 at 8am<br>DEL: Rapid City Candy, 1600 E St Patrick St, Rapid City, SD 57703 - 12/2 at 9am</p><p>42k sugar in bags. We're at $1,150 on it, fuel included. TONU is $200.</p><p>Tessa<br>Rimrock Freight, 2500 Grand Ave, Billings, MT 59102</p>`,
    stops: ['P Billings, MT 59101 2026-12-01', 'D Rapid City, SD 57703 2026-12-02'],
    load: 'RR44102',
    rate: 115000,
  },
  tt11_word_letterhead: {
    css: SERIF,
    html: `<p style="text-align:center"><b>PALMETTO CARTAGE & BROKERAGE</b><br>1800 Rivers Ave, North Charleston, SC 29406</p><p>Date: November 30, 2026<br>Confirmation of Haul: PCB 2026/118</p><p><u>Collection</u><br>Charleston Port Warehouse<br>1000 Remount Rd<br>North Charleston, SC 29406<br>Collection date: December 1, 2026<br>Collection time: 13:00</p><p><u>Destination</u><br>Greenville Textiles<br>250 Executive Center Dr<br>Greenville, SC 29615<br>Destination date: December 2, 2026<br>Destination time: 07:30</p><p>Haulage: USD 640.00<br>Chassis: none</p><p>Signed ____________</p>`,
    stops: ['P North Charleston, SC 29406 2026-12-01', 'D Greenville, SC 29615 2026-12-02'],
    load: 'PCB 2026/118',
    rate: 64000,
  },
  tt12_landscape_rows: {
    css: COURIER,
    page: { landscape: true },
    html: `<pre>
PINE TAR LOGISTICS - LOAD MANIFEST                                                        LOAD: 70-33182
TYPE  STOP  CUSTOMER              ADDRESS                 CITY            ST  ZIP    DATE      FROM   TO    PCS   WGT
PICK   01   HARRISON MILLS        800 INDUSTRIAL RD       HARRISON        AR  72601  12/01/26  0700   1100   24  22000
PICK   02   BERRYVILLE POULTRY    1009 W TRIMBLE AVE      BERRYVILLE      AR  72616  12/01/26  1200   1500   12  11000
DROP   03   TULSA FOODS           5656 E 15TH ST          TULSA           OK  74112  12/02/26  0400   0600   20  18000
DROP   04   WICHITA FOODS         2901 S KANSAS AVE       WICHITA         KS  67216  12/02/26  1100   1300   16  15000
                                                                      LOAD PAY  1,240.00   STOP PAY  100.00   ALL  1,340.00
</pre>`,
    stops: [
      'P Harrison, AR 72601 2026-12-01',
      'P Berryville, AR 72616 2026-12-01',
      'D Tulsa, OK 74112 2026-12-02',
      'D Wichita, KS 67216 2026-12-02',
    ],
    load: '70-33182',
    rate: 134000,
  },
  tt13_boxes_icons: {
    css: `${SMALL} .b{border:1px solid #888;border-radius:6px;padding:6px;margin:4px 0}`,
    html: `<div class="b"><b>Booked!</b> Confirmation code <b>QZ7-4418</b></div><div class="b">▲ Tue Dec 1 2026, 10:00–14:00<br>Macon Clay Products · 600 Riverside Dr · Macon, GA 31201</div><div class="b">▼ Wed Dec 2 2026, 08:00<br>Jackson Ceramics · 300 W Northside Dr · Jackson, MS 39206</div><div class="b">You are paid <b>$1,205.00</b> within 21 days · Insurance on file $1,000,000</div>`,
    stops: ['P Macon, GA 31201 2026-12-01', 'D Jackson, MS 39206 2026-12-02'],
    load: 'QZ7-4418',
    rate: 120500,
  },
  tt14_key_column: {
    css: SMALL,
    html: table(
      'w',
      'Carrier Load Confirmation|',
      'Brokerage|Kestrel Freight Partners LLC',
      'Brokerage file|KFP100442',
      'Hauler|Ridgeback Express',
      'Loading company|Ogden Steel',
      'Loading street|2400 Rulon White Blvd',
      'Loading city|Ogden, UT 84404',
      'Loading on|12/01/2026 08:00',
      'Unloading company|Elko Mine Supply',
      'Unloading street|1200 Water St',
      'Unloading city|Elko, NV 89801',
      'Unloading on|12/01/2026 17:00',
      'Equipment|Step deck',
      'Hauler total|$905.00',
      'Insurance required|$100,000.00',
    ),
    stops: ['P Ogden, UT 84404 2026-12-01', 'D Elko, NV 89801 2026-12-01'],
    load: 'KFP100442',
    rate: 90500,
  },
  tt15_two_column_newspaper: {
    css: `${SMALL} .c{column-count:2;column-gap:20px}`,
    html: `<h2>TRANSPORT ORDER 2026-0771</h2><div class="c"><p><b>Pick-up point</b><br>Erie Plastics<br>844 Route 6<br>Corry, PA 16407<br>01-Dec-2026 09:00</p><p><b>Delivery point</b><br>Buffalo Molding<br>1325 Millersport Hwy<br>Buffalo, NY 14221<br>01-Dec-2026 15:00</p><p><b>Goods</b><br>22 pallets resin, 19,800 kg</p><p><b>Agreed freight</b><br>USD 540.00</p><p><b>Penalties</b><br>USD 250.00 for each missed slot</p><p><b>Invoice to</b><br>Allegheny Forwarding<br>12 E 4th St<br>Erie, PA 16507</p></div>`,
    stops: ['P Corry, PA 16407 2026-12-01', 'D Buffalo, NY 14221 2026-12-01'],
    load: '2026-0771',
    rate: 54000,
  },
  tt16_reefer_grid: {
    css: SMALL,
    html: `${table('g w', '#Trip|Rev|Temp|Trailer|Driver', 'WV-5520-3|0|-10 F cont.|53 RF|TBA')}${table('g w', '#|Shipper|Receiver 1|Receiver 2', 'Company|Watsonville Berry|Phoenix Fresh|Tucson Fresh', 'Street|500 W Beach St|4747 W Mohave St|1880 W Price St', 'City|Watsonville|Phoenix|Tucson', 'State|CA|AZ|AZ', 'Zip|95076|85043|85705', 'Date|12/01/2026|12/02/2026|12/02/2026', 'Time|14:00|04:00|09:00')}<p>Trip revenue to carrier <b>$2,180.00</b> (linehaul 1,900.00 + fuel 280.00)</p>`,
    stops: [
      'P Watsonville, CA 95076 2026-12-01',
      'D Phoenix, AZ 85043 2026-12-02',
      'D Tucson, AZ 85705 2026-12-02',
    ],
    load: 'WV-5520-3',
    rate: 218000,
  },
  tt17_stop_without_zip: {
    css: SMALL,
    html: `<h2>Freight Order FO-33-204</h2><p><b>Load at</b><br>Great Bend Feed<br>5900 10th St<br>Great Bend, KS<br>12/01/2026 07:00</p><p><b>Unload at</b><br>Amarillo Feeders<br>3200 SE 27th Ave<br>Amarillo, TX 79103<br>12/01/2026 18:00</p><p>Rate $760.00</p>`,
    stops: ['P Great Bend, KS 2026-12-01', 'D Amarillo, TX 79103 2026-12-01'],
    load: 'FO-33-204',
    rate: 76000,
  },
  tt18_dedicated_row: {
    css: SMALL,
    html: `<h2>Cascade Haul Desk</h2>${table('g w', '#Ref|Pick date|Pick city|Pick address|Drop date|Drop city|Drop address|Equip|Gross', 'CHD 8810-7|12/01/2026|Kent, WA 98032|Kent Beverage, 7820 S 228th St|12/02/2026|Medford, OR 97504|Rogue Drinks, 700 Ehrman Way|53 V|$1,020.00')}<p>Confirm by reply. Detention $40/hr.</p>`,
    stops: ['P Kent, WA 98032 2026-12-01', 'D Medford, OR 97504 2026-12-02'],
    load: 'CHD 8810-7',
    rate: 102000,
  },
  tt19_money_top_right: {
    css: SMALL,
    html: `<div class="two"><div><h2>Carrier Load Sheet</h2>Prairie Dog Freight · MC 55180</div><div class="right"><h1>$1,475.00</h1>Load 118820 · flat, fuel in</div></div><p>Origin: <b>Minot Grain</b>, 1800 Valley St, Minot, ND 58701. Load Tue 12/01/2026 09:00.</p><p>Destination: <b>Duluth Elevator</b>, 1201 Port Terminal Dr, Duluth, MN 55802. Unload Wed 12/02/2026 08:00.</p><p>Deductions: no tracking $150.00, late paperwork $100.00.</p>`,
    stops: ['P Minot, ND 58701 2026-12-01', 'D Duluth, MN 55802 2026-12-02'],
    load: '118820',
    rate: 147500,
  },
  tt20_legal_form: {
    css: SERIF,
    html: `<p><b>SCHEDULE A — LOAD ADDENDUM No. 41-2204</b></p><p>to the Broker/Carrier Agreement dated March 2, 2025 between Tri-River Brokerage, Inc. and Ridgeback Express LLC.</p>${table('', 'Shipper:|Paducah Barge Parts, 1300 S 3rd St, Paducah, KY 42003', 'Pick up:|12/01/2026, 6 am - 11 am', 'Consignee:|Evansville Marine, 1900 Lynch Rd, Evansville, IN 47711', 'Deliver:|12/01/2026, 3 pm - 6 pm', 'Description:|Machined parts, 12 crates, 18,400 lbs', 'Carrier’s charges:|$525.00, payable 30 days after receipt of invoice', 'Released value:|$50,000.00')}`,
    stops: ['P Paducah, KY 42003 2026-12-01', 'D Evansville, IN 47711 2026-12-01'],
    load: '41-2204',
    rate: 52500,
  },
  tt21_three_drop_cards: {
    css: SMALL,
    html: `<h2>Run 66-118 · Tues 1 Dec 2026</h2><p>Out of: <b>Stockton DC</b>, 4500 S Airport Way, Stockton, CA 95206, gate 05:00</p><ol><li>Modesto Store 14, 2225 Plaza Pkwy, Modesto, CA 95350 — 07:00</li><li>Merced Store 22, 3155 R St, Merced, CA 95348 — 09:00</li><li>Fresno Store 31, 7065 N Ingram Ave, Fresno, CA 93650 — 12:00</li></ol><p>Run price $560.00. Each pallet returned $4.00.</p>`,
    stops: [
      'P Stockton, CA 95206 2026-12-01',
      'D Modesto, CA 95350 2026-12-01',
      'D Merced, CA 95348 2026-12-01',
      'D Fresno, CA 93650 2026-12-01',
    ],
    load: '66-118',
    rate: 56000,
  },
  tt22_canada_form: {
    css: SMALL,
    html: `<h2>Carrier Dispatch / Répartition</h2><p>Dispatch: MTL-60-2214 &nbsp; Devise / Currency: CAD</p>${table('g w', '#Cueillette / Pick-up|Livraison / Delivery', 'Bois Saguenay<br>2500 boul. Saint-Paul<br>Chicoutimi, QC G7K 1A4|Lumber Yard Barrie<br>400 Bayview Dr<br>Barrie, ON L4N 8Y2', '2026-12-01 08:00|2026-12-02 13:00')}<p>Transport: 1 625,00 $ + carburant: 275,00 $</p><p>Total à payer: 1 900,00 $</p>`,
    stops: ['P Chicoutimi, QC G7K 1A4 2026-12-01', 'D Barrie, ON L4N 8Y2 2026-12-02'],
    load: 'MTL-60-2214',
    rate: 190000,
  },
  tt23_plain_ordinary: {
    css: SMALL,
    html: `<h2>Rate Confirmation</h2><p>Load Number: 9004418</p><p><b>Pickup</b><br>Toledo Glass<br>2000 Madison Ave<br>Toledo, OH 43604<br>Date: 12/01/2026 Time: 08:00</p><p><b>Delivery</b><br>Fort Wayne Windows<br>3000 Coliseum Blvd<br>Fort Wayne, IN 46805<br>Date: 12/01/2026 Time: 14:00</p><p>Rate: $475.00</p>`,
    stops: ['P Toledo, OH 43604 2026-12-01', 'D Fort Wayne, IN 46805 2026-12-01'],
    load: '9004418',
    rate: 47500,
  },
  tt24_sheet_with_signature: {
    css: SMALL,
    html: `<div class="right">Load Confirmation No. 55-20-7741<br>Rev. 1</div><h2>Ozark Ridge Carriers Desk</h2>${table('w', 'SHIP DATE|12/01/2026|DUE DATE|12/02/2026', 'SHIPPER|Joplin Battery<br>3700 W 20th St<br>Joplin, MO 64804|CONSIGNEE|Little Rock Auto<br>6000 Asher Ave<br>Little Rock, AR 72204', 'COMMODITY|Batteries, UN2794, class 8|WEIGHT|39,900')}${table('', 'CARRIER PAYMENT DETAIL||', 'Haul|$700.00|', 'Hazmat|$75.00|', 'Net to carrier|$775.00|')}<p>Accepted by ____________ Driver ____________ Truck # ______</p>`,
    stops: ['P Joplin, MO 64804 2026-12-01', 'D Little Rock, AR 72204 2026-12-02'],
    load: '55-20-7741',
    rate: 77500,
  },
};
