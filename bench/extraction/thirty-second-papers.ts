import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-second batch, drawn after the rules were mended on the thirty-first and its variants, again unlike those before.
 * At first sight 12 of 16 exact, 14 load numbers, 14 rates, nothing wrong without a doubt; none of the exact ones with one.
 * After mending 16, 16 and 16, nothing wrong without a doubt; none of the exact ones with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';
const FOOT = `<div style="font-size:6.5px;margin-top:10px;display:flex;gap:20px"><div style="flex:1"><p>Pickup and delivery times are firm. A missed delivery is charged at $150.00. The carrier does not break the seal. All claims are sent to Claims Desk, 210 N Phillips Ave, Sioux Falls, SD 57104 within nine months.</p></div><div style="flex:1"><p>Loads may not be brokered again. Detention is paid at $40.00 an hour. Payment is made within 28 days to the address on file. Questions: 605-555-0188.</p></div></div>`;

export const THIRTY_SECOND_BATCH: Readonly<Record<string, ByHand>> = {
  nn01_two_trucks_one_order: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Dakota Plains Brokerage</b></p>${table('w', 'Carrier confirmation|DPB 44-1207|Issued|Nov 30 2026', 'Carrier|Ridgeback Express|Equipment|Hopper')}<h3>Where from</h3><p>Huron Elevator, 1800 Dakota Ave S, Huron, SD 57350<br>Open Tue Dec 1, 7:30a to 4:30p</p><h3>Where to</h3><p>Sioux City Soy, 2700 Murray St, Sioux City, IA 51111<br>Unload Wed Dec 2, before 11:00a</p><p>Soybeans 52,000 lb. Pays $780.00.</p>${FOOT}`,
    stops: ['P Huron, SD 57350 2026-12-01', 'D Sioux City, IA 51111 2026-12-02'],
    load: 'DPB 44-1207',
    rate: 78000,
  },
  nn02_side_titles: {
    css: `${SMALL} .s{display:flex;border:1px solid #999;margin:5px 0}.s>div:first-child{width:80px;background:#eee;padding:6px;font-weight:bold}.s>div:last-child{padding:6px}`,
    html: `<h2>Load Offer Accepted</h2><div class="s"><div>LOAD</div><div>#TLX-90418 &nbsp; 53' Van &nbsp; 44,000 lbs &nbsp; 611 miles</div></div><div class="s"><div>RATE</div><div>$1,527.50 (includes fuel)</div></div><div class="s"><div>PICK</div><div>Rutherford Appliances<br>1400 Elizabeth Dr<br>Murfreesboro, TN 37128<br>Dec 01 2026 09:00 to 15:00 CT</div></div><div class="s"><div>DROP</div><div>Carolina Home Stores<br>8100 Statesville Rd<br>Charlotte, NC 28269<br>Dec 02 2026 08:00 ET</div></div><div class="s"><div>NOTES</div><div>No pallets exchanged. Two load bars.</div></div>${FOOT}`,
    stops: ['P Murfreesboro, TN 37128 2026-12-01', 'D Charlotte, NC 28269 2026-12-02'],
    load: 'TLX-90418',
    rate: 152750,
    details: { weight: '44,000 lb', miles: '611 mi' },
  },
  nn03_columns_of_stops: {
    css: SMALL,
    page: { landscape: true },
    html: `<p><b style="font-size:15px">Great Basin Transportation Mgmt</b> &nbsp;&nbsp; Route ID GBT-R-4471</p>${table('g w', '#|Stop 1|Stop 2|Stop 3|Stop 4', 'Action|Pickup|Pickup|Delivery|Delivery', 'Site|Elko Gypsum|Wells Lime|Boise Drywall|Ontario Supply', 'Street|2200 Idaho St|400 Humboldt Ave|6000 Eisenman Rd|1100 SE 5th Ave', 'City|Elko|Wells|Boise|Ontario', 'State|NV|NV|ID|OR', 'ZIP|89801|89835|83716|97914', 'Date|12/01/2026|12/01/2026|12/02/2026|12/02/2026', 'From|06:00|10:00|07:00|13:00', 'To|08:00|12:00|09:00|15:00')}<p>Route pay: $1,680.00</p>`,
    stops: [
      'P Elko, NV 89801 2026-12-01',
      'P Wells, NV 89835 2026-12-01',
      'D Boise, ID 83716 2026-12-02',
      'D Ontario, OR 97914 2026-12-02',
    ],
    load: 'GBT-R-4471',
    rate: 168000,
  },
  nn04_mail_answer: {
    css: SERIF,
    html: `<p><b>RE: 12/1 Joplin MO to Wichita Falls TX</b></p><p>Priya Nair &lt;pnair@osagefreight.example&gt;<br>Mon 11/30/2026 2:41 PM<br>To: Dispatch</p><p>Confirmed at 1,150. Load number is OF-30771.</p><p>Shipper: Tri-State Motors Parts, 3300 E 32nd St, Joplin, MO 64804 - Tuesday 12/1 at 0900 appt<br>Receiver: Red River Truck Center, 4100 Jacksboro Hwy, Wichita Falls, TX 76302 - Wednesday 12/2 0700-1500 FCFS</p><p>Send POD to pods@osagefreight.example for quick pay (3%).</p><p>Priya Nair | Osage Freight | 417-555-0132</p><hr><p>From: Dispatch<br>Sent: Mon 11/30/2026 2:12 PM</p><p>Can do 1,200 on Joplin tomorrow.</p>`,
    stops: ['P Joplin, MO 64804 2026-12-01', 'D Wichita Falls, TX 76302 2026-12-02'],
    load: 'OF-30771',
    rate: 115000,
  },
  nn05_letters_and_forms: {
    css: SMALL,
    html: `<table class="w"><tr><td style="width:50%"><b style="font-size:13px">NORTHSTAR CARRIER RELATIONS</b><br>400 S 4th St<br>Minneapolis, MN 55415<br>T 612-555-0120</td><td><table class="g w"><tr><td>Rate agreement</td><td>NCR118204</td></tr><tr><td>Date</td><td>30 Nov 2026</td></tr><tr><td>Amount</td><td>USD 1,905.00</td></tr></table></td></tr></table><table class="g w"><tr><th>Collection details</th><th>Delivery details</th></tr><tr><td>Date/time: 01 Dec 2026 06:00-10:00</td><td>Date/time: 02 Dec 2026 11:00</td></tr><tr><td>Company: Iron Range Taconite</td><td>Company: Gary Works Pellets</td></tr><tr><td>Address: 500 Old Hwy 169, Hibbing, MN 55746</td><td>Address: 1 N Broadway, Gary, IN 46402</td></tr><tr><td>Ref: IRT-88</td><td>Ref: GW 4410</td></tr></table>${FOOT}`,
    stops: ['P Hibbing, MN 55746 2026-12-01', 'D Gary, IN 46402 2026-12-02'],
    load: 'NCR118204',
    rate: 190500,
  },
  nn06_fixed_width_dispatch: {
    css: COURIER,
    html: `<pre>
 PRAIRIE WIND TRANSPORT                              DATE 11/30/26
 DRIVER ASSIGNMENT                                   PAGE 1

 ASSIGN NO  20418-3     TRACTOR 118    TRAILER 5300

 SEQ TYP NAME                 CITY            ST ZIP   DATE     TIME
 --- --- -------------------- --------------- -- ----- -------- ----
 001 PUP HAYS SUNFLOWER       HAYS            KS 67601 12/01/26 0800
 002 DLV DENVER SNACKS        COMMERCE CITY   CO 80022 12/02/26 0600
 003 DLV PIKES PEAK VENDING   COLORADO SPGS   CO 80907 12/02/26 1100

 LOADED MILES 410   PAY 984.00   FUEL ADV 200.00
</pre>`,
    stops: [
      'P Hays, KS 67601 2026-12-01',
      'D Commerce City, CO 80022 2026-12-02',
      'D Colorado Springs, CO 80907 2026-12-02',
    ],
    load: '20418-3',
    rate: 98400,
  },
  nn07_questions_in_boxes: {
    css: `${SMALL} .q{border-bottom:1px solid #ccc;padding:3px 0}.q b{display:inline-block;width:150px;color:#555}`,
    html: `<h2>Booking summary</h2><div class="q"><b>Booking</b>HB-26-55120</div><div class="q"><b>Booked by</b>Hollow Brook Logistics, 77 Water St, Portland, ME 04101</div><div class="q"><b>You load at</b>Aroostook Potatoes, 800 Main St, Presque Isle, ME 04769</div><div class="q"><b>on</b>Tuesday, December 1, 2026, 7 am - 2 pm</div><div class="q"><b>You deliver to</b>Yankee Chips, 1600 Crown Colony Dr, Quincy, MA 02169</div><div class="q"><b>on</b>Wednesday, December 2, 2026, 5 am</div><div class="q"><b>You carry</b>43,000 lbs potatoes in totes</div><div class="q"><b>You are paid</b>$1,395.00</div>`,
    stops: ['P Presque Isle, ME 04769 2026-12-01', 'D Quincy, MA 02169 2026-12-02'],
    load: 'HB-26-55120',
    rate: 139500,
  },
  nn08_spanish_order: {
    css: SMALL,
    html: `<h2>ORDEN DE SERVICIO DE TRANSPORTE</h2>${table('w', 'Folio|TX-55120|Fecha|30/11/2026', 'Cliente|Frutas del Valle|Unidad|Caja refrigerada 53')}${table('g w', '<b>Lugar de carga</b>|<b>Lugar de descarga</b>', 'Empaque Rio Grande<br>1400 E Military Hwy<br>Pharr, TX 78577|Mercado Central<br>2101 W Loop 1604<br>San Antonio, TX 78264', 'Fecha: 01/12/2026 07:00|Fecha: 01/12/2026 16:00')}<p>Flete: $640.00 USD</p><p>Peso 38,000 lb, lim&oacute;n</p>`,
    stops: ['P Pharr, TX 78577 2026-12-01', 'D San Antonio, TX 78264 2026-12-01'],
    load: 'TX-55120',
    rate: 64000,
  },
  nn09_legs_of_team: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Summit Linehaul Control</b> &nbsp; Run 7-40218</p>${table('g w', '#Leg|Depart|Arrive|Trailer|Miles', '1|SUM01 Reno: 1300 E Greg St, Sparks, NV 89431<br>12/01/2026 19:00|SUM07 Salt Lake: 2900 W 2100 S, Salt Lake City, UT 84119<br>12/02/2026 04:30|53118 loaded|518', '2|SUM07 Salt Lake: 2900 W 2100 S, Salt Lake City, UT 84119<br>12/02/2026 05:30|SUM12 Denver: 5300 Holly St, Commerce City, CO 80022<br>12/02/2026 15:00|53118 loaded|525')}<p>Run pay $2,190.00</p>`,
    stops: [
      'P Sparks, NV 89431 2026-12-01',
      'D Salt Lake City, UT 84119 2026-12-02',
      'D Commerce City, CO 80022 2026-12-02',
    ],
    load: '7-40218',
    rate: 219000,
  },
  nn10_address_in_pieces: {
    css: SMALL,
    html: `<h2>Rate Confirmation Sheet</h2>${table('w', 'RCS No.|26113007|Broker|Lighthouse Load Co', 'MC|441882|Phone|207-555-0119')}${table('w', '<b>Shipper</b>|Penobscot Paper', 'Address 1|1 Katahdin Ave', 'Address 2|Gate 4', 'City|Millinocket', 'State / Zip|ME 04462', 'Ready|12/01/2026 08:00', 'Close|12/01/2026 16:00')}${table('w', '<b>Consignee</b>|Bay State Printing', 'Address 1|200 Myles Standish Blvd', 'Address 2|Dock 12', 'City|Taunton', 'State / Zip|MA 02780', 'Appt|12/02/2026 09:00')}${table('w', 'Line haul|1,010.00', 'Fuel|212.00', 'All in total|1,222.00')}${FOOT}`,
    stops: ['P Millinocket, ME 04462 2026-12-01', 'D Taunton, MA 02780 2026-12-02'],
    load: '26113007',
    rate: 122200,
  },
  nn11_headline_with_everything: {
    css: SMALL,
    html: `<h2>LOAD 5512078 | V | GREENVILLE SC - MACON GA | 12/01 - 12/02 | $725</h2><p>Dispatcher: Marcus, 864-555-0177</p><p><b>Origin (1/2)</b> Upstate Plastics &middot; 100 Brookfield Pkwy &middot; Greenville, SC 29607 &middot; 12/01/2026 13:00-17:00 &middot; Ref UP-118</p><p><b>Destination (2/2)</b> Middle Georgia Molding &middot; 4000 Avondale Mill Rd &middot; Macon, GA 31216 &middot; 12/02/2026 07:00 &middot; Ref MGM/20</p>${FOOT}`,
    stops: ['P Greenville, SC 29607 2026-12-01', 'D Macon, GA 31216 2026-12-02'],
    load: '5512078',
    rate: 72500,
  },
  nn12_customer_order_decoys: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Blackhawk Transport Brokers</b><br>900 Walnut St, Des Moines, IA 50309</td><td class="right">Ship date 12/01/2026<br>Customer order 77120418<br>Pickup # 44102<br>BTB Load ID: 2611-88<br>Quote Q-55120</td></tr></table><h3>Ship from</h3><p>Marshalltown Valves<br>205 S Center St<br>Marshalltown, IA 50158</p><h3>Ship to</h3><p>Tulsa Pipeline Supply<br>5400 S 49th West Ave<br>Tulsa, OK 74107<br>Deliver by 12/02/2026 15:00</p><h3>Bill freight to</h3><p>Blackhawk Transport Brokers<br>PO Box 771<br>Des Moines, IA 50303</p><p>Carrier cost: $1,205.00</p>`,
    stops: ['P Marshalltown, IA 50158 2026-12-01', 'D Tulsa, OK 74107 2026-12-02'],
    load: '2611-88',
    rate: 120500,
  },
  nn13_list_with_dashes: {
    css: SERIF,
    html: `<p><b>Willamette Cartage</b>, work for Tuesday</p><p>Job 30-118</p><p>- 06:00 collect: Salem Hops, 2500 Hyacinth St NE, Salem, OR 97301 (22 bales)<br>- 11:30 deliver: Yakima Brewing Supply, 1200 N 1st St, Yakima, WA 98901 (12 bales)<br>- 16:00 deliver: Spokane Ales, 3400 E Trent Ave, Spokane, WA 99202 (10 bales)</p><p>Work date: December 1, 2026. Price $1,090.00.</p>`,
    stops: [
      'P Salem, OR 97301 2026-12-01',
      'D Yakima, WA 98901 2026-12-01',
      'D Spokane, WA 99202 2026-12-01',
    ],
    load: '30-118',
    rate: 109000,
  },
  nn14_page_of_signatures_first: {
    css: SMALL,
    html: `<h2>Carrier acceptance page</h2><p>By signing, Ridgeback Express LLC, 6200 S Federal Way, Boise, ID 83716 accepts shipment CT-771-20418 for $2,085.00. Return to: Cascade Tender Desk, 1201 3rd Ave, Seattle, WA 98101.</p><p>Name ____________ Title ____________ Date ____________</p><div style="break-before:page"></div><h2>Shipment CT-771-20418</h2>${table('g w', '#Stop|Location|Window start|Window end|Type', '1|Wenatchee Pears<br>1300 N Miller St<br>Wenatchee WA 98801|12/01/2026 08:00|12/01/2026 12:00|Pick', '2|Bay Grocers<br>2300 Teagarden St<br>San Leandro CA 94577|12/03/2026 02:00|12/03/2026 05:00|Drop')}<p>Pears, 41,500 lb, keep at 31 F.</p>`,
    stops: ['P Wenatchee, WA 98801 2026-12-01', 'D San Leandro, CA 94577 2026-12-03'],
    load: 'CT-771-20418',
    rate: 208500,
  },
  nn15_town_names_only: {
    css: SMALL,
    html: `<h2>Spot load SL-4418</h2>${table('g w', '#|City|State|Date|Time|Contact', 'Load|Laramie|WY|12/01/2026|07:00|J. Stone', 'Unload|Scottsbluff|NE|12/01/2026|14:00|T. Marsh')}<p>Total: $560.00. Addresses follow by text message.</p>`,
    stops: ['P Laramie, WY 2026-12-01', 'D Scottsbluff, NE 2026-12-01'],
    load: 'SL-4418',
    rate: 56000,
  },
  nn16_bill_of_lading_like: {
    css: SMALL,
    html: `<h2>TRUCKLOAD CONTRACT</h2><table class="g w"><tr><td>Contract no. <b>TC 0044-18</b></td><td>Date 11/30/2026</td><td>Carrier Ridgeback Express (RDGB)</td></tr></table><table class="g w"><tr><td style="width:50%"><b>SHIPPER</b><br>Wausau Window Works<br>7800 International Dr<br>Wausau, WI 54401<br>Contact Lena 715-555-0140</td><td><b>CONSIGNEE</b><br>Rapid City Builders<br>1900 Deadwood Ave<br>Rapid City, SD 57702<br>Contact Gil 605-555-0121</td></tr><tr><td>Pick up 12/01/2026 by 14:00</td><td>Must deliver 12/03/2026 08:00</td></tr><tr><td colspan="2">THIRD PARTY BILL TO: Badger Load Exchange, 100 E Wisconsin Ave, Milwaukee, WI 53202</td></tr></table>${table('g w', '#Qty|Type|Description|Weight', '24|Crates|Windows, glass|18,600')}<p class="right">Contract price: <b>$2,150.00</b></p>`,
    stops: ['P Wausau, WI 54401 2026-12-01', 'D Rapid City, SD 57702 2026-12-03'],
    load: 'TC 0044-18',
    rate: 215000,
  },
};
