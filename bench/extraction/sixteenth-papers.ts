import { table, type ByHand } from './by-hand-papers';

/**
 * A sixteenth batch drawn by hand after the fifteenth was mended: nothing exotic, but what the most used brokers and their systems print:
 * boxes for the carrier and the broker, stops as blocks and tables, windows, lines of goods, tables of charges, long terms, signatures.
 * At first sight 16 of 20 exact, 20 load numbers, 20 rates, nothing wrong without a doubt, 3 of the exact ones with a doubt. After
 * mending 20, 20 and 20; 2 with a doubt.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.35 "DejaVu Serif",serif}';
const TERMS = `<div style="font-size:8px"><p>This confirmation is subject to the Broker-Carrier Agreement between the parties. Carrier agrees that the rate below includes all charges and that no other charges are due unless approved in writing before they occur. Carrier must confirm arrival and departure at every stop by calling or through the tracking app; failure to accept tracking may result in a reduction of $150.00. Detention is paid after two (2) free hours at $50.00 per hour with a maximum of $300.00 per day and requires in and out times on the bill of lading.</p>
<p>Late pickup or late delivery may result in a fine of up to $250.00 per day. Trailer must be clean, dry, odor free and food grade. Driver must count and inspect the freight; shortage or damage must be noted on the BOL. Carrier may not re-broker, co-broker, interline or assign this shipment; if it does, no freight charge is owed. Lumper charges are reimbursed with a receipt only. Truck ordered not used: $150.00. Layover: $200.00 per 24 hours.</p>
<p>To receive payment, submit a signed bill of lading, this rate confirmation and your invoice within 48 hours of delivery. Standard payment terms are net 30 days. Quick pay is available for a 3% fee. All claims must be filed within nine months of delivery.</p></div>`;

export const SIXTEENTH_BATCH: Readonly<Record<string, ByHand>> = {
  x01_contract_addendum: {
    css: SERIF,
    html: `<center><b style="font-size:15px">CONTRACT ADDENDUM AND CARRIER LOAD CONFIRMATION - #518847203</b></center>
<table class="w"><tr><td>Bluestem Worldwide<br>14100 Technology Dr<br>Eden Prairie, MN 55344<br>Phone: (952) 555-0117</td><td class="right">Carrier: Ridgeback Express LLC (T551882)<br>Attn: Sofia<br>Phone: (903) 555-0150<br>Booked 11/27/26 14:32</td></tr></table>
<p>Equipment: Van, Min L=53 &nbsp;&nbsp; Distance: 1,012 Miles &nbsp;&nbsp; Customer-Required Equipment: Load bars (2)</p>
<table class="w"><tr><td style="width:60%"><b>SHIPPER#1:</b> Northstar Packaging<br><b>Address:</b> 3301 County Rd 42 W<br>Burnsville MN 55306<br><b>Phone:</b> (952) 555-0122</td><td><b>Pick Up Date:</b> 11/30/26 *Scheduled Appt*<br><b>Pick Up Time:</b> 13:00<br><b>Pickup#:</b> 44188201<br><b>Appointment#:</b> NS-1182</td></tr></table>
${table('w', '#Commodity|Est Wgt|Units|Count|Pallets|Temp|Ref #', 'Corrugated boxes|18,400|Pallet|26|26||4500918821')}
<table class="w"><tr><td style="width:60%"><b>RECEIVER #1:</b> Peachtree Distribution Ctr<br><b>Address:</b> 4900 Fulton Industrial Blvd SW<br>Atlanta GA 30336<br><b>Phone:</b> (404) 555-0190</td><td><b>Delivery Date:</b> 12/02/26 *Open*<br><b>Delivery Time:</b> 07:00 - 15:00<br><b>Delivery#:</b> 90-2218<br><b>Appointment#:</b></td></tr></table>
${table('w', '#Commodity|Est Wgt|Units|Count|Pallets|Temp|Ref #', 'Corrugated boxes|18,400|Pallet|26|26||4500918821')}
<h3>Rate Details</h3>${table('w', '#Service for Load #518847203|Amount|Rate|Total', 'Line Haul - FLAT RATE|1|$1,850.00|$1,850.00', 'Fuel Surcharge - FLAT RATE|1|$404.80|$404.80', '<b>Total:</b>|||<b>$2,254.80</b>')}${TERMS}
<p>Please sign and return. Name: ______________ Signature: ______________ Date: __________</p>`,
    stops: ['P Burnsville, MN 55306 2026-11-30', 'D Atlanta, GA 30336 2026-12-02'],
    load: '518847203',
    rate: 225480,
    details: { miles: '1,012 mi', weight: '18,400 lb' },
  },
  x02_po_number_lanes: {
    html: `<table class="w"><tr><td><b style="font-size:18px">GREAT MIAMI LOGISTICS</b><br>PO Box 634558<br>Cincinnati, OH 45263</td><td class="right"><b>Rate Confirmation for PO# 31188274</b><br>Date: 11/27/2026<br>Broker: Kyle Renner, 513-555-0141 x2217<br>After hours: 800-555-0100</td></tr></table>
<table class="g w"><tr><th>Carrier</th><th>Mode</th><th>Trailer</th><th>Size</th><th>Linear Feet</th><th>Temperature</th></tr><tr><td>Ridgeback Express</td><td>FTL</td><td>Van</td><td>53 ft</td><td>53</td><td>N/A</td></tr></table>
<h3>Pick-up Location(s)</h3>${table('g w', '#|Location|City|State|Zip|Date|Time|Commodity|Weight', '1|Auglaize Foods|Wapakoneta|OH|45895|11/30/2026|08:00 to 14:00|Dry food|38,000 lbs')}
<h3>Drop Location(s)</h3>${table('g w', '#|Location|City|State|Zip|Date|Time|Delivery PO', '1|Meijer Newport|Newport|MI|48166|12/01/2026|05:00 Appt|77120993', '2|Spartan Nash|Byron Center|MI|49315|12/01/2026|11:00 Appt|880421')}
<h3>Rate</h3>${table('g', '#Description|Rate|Quantity|Total', 'Line Haul|$1,100.00|1|$1,100.00', 'Additional Drop|$75.00|1|$75.00', 'Total||USD|$1,175.00')}
<p>Rate is subject to the terms of the agreement. All rates in US dollars. Send paperwork to paperwork@greatmiami.example with PO# 31188274.</p>${TERMS}`,
    stops: [
      'P Wapakoneta, OH 45895 2026-11-30',
      'D Newport, MI 48166 2026-12-01',
      'D Byron Center, MI 49315 2026-12-01',
    ],
    load: '31188274',
    rate: 117500,
  },
  x03_pick_up_date_ranges: {
    css: COURIER,
    html: `<pre>                        LOAD CONFIRMATION
AGENCY: RIO BRAVO LOGISTICS (RBV)             FREIGHT BILL #: RBV 6620418
CONTACT: DELIA M                              DATE: 11/27/2026
PHONE: 956-555-0112

CARRIER: RIDGEBACK EXPRESS LLC     MC/DOT: 881204 / 2904471
TRAILER TYPE: VAN LOGISTICS        MILES: 528

PICK-UP DATE: 11/30/2026 08:00 - 11/30/2026 16:00
NAME/ADDRESS: VALLEY ELECTRONICS, 6901 S 33RD ST, MCALLEN, TX 78503
REFERENCE: 771-4402

DELIVERY DATE: 12/01/2026 07:00 - 12/01/2026 15:00
NAME/ADDRESS: LONE STAR DISPLAYS, 4600 SIMONTON RD, DALLAS, TX 75244
REFERENCE: PO 0091-77

COMMODITY: ELECTRONIC PARTS          PIECES: 22 PALLETS    WEIGHT: 21,300

LINE HAUL:                $1,250.00
FUEL SURCHARGE:             $158.40
TOTAL TRUCK PAY:          $1,408.40

TERMS: CARRIER SHALL PROVIDE POD WITHIN 24 HOURS OF DELIVERY. FAILURE TO
DO SO MAY DELAY PAYMENT AND A $25.00 FEE MAY BE ASSESSED.

ACCEPTED BY: ____________________   DATE: ____________
</pre>`,
    stops: ['P McAllen, TX 78503 2026-11-30', 'D Dallas, TX 75244 2026-12-01'],
    load: 'RBV 6620418',
    rate: 140840,
    details: { miles: '528 mi', weight: '21,300 lb' },
  },
  x04_stop_of_facility: {
    html: `<table class="w"><tr><td><b style="font-size:17px">Redwolf Logistics</b></td><td class="right"><b>Load 30117745</b><br>Rate Confirmation<br>Page 1 of 2</td></tr></table>
<table class="w"><tr><td><b>Booked By</b><br>Marcus Hale<br>Redwolf Logistics<br>960 N Canal St<br>Chicago, IL 60610<br>(773) 555-0118</td><td><b>Carrier</b><br>Ridgeback Express LLC<br>18 Depot Rd<br>Tyler, TX 75702<br>USDOT 2904471</td><td><b>Equipment</b><br>Van, 53'<br><b>Load Requirements</b><br>Tracking required</td></tr></table>
<h3>Stop 1: Pick Up</h3><table class="w"><tr><td><b>Facility:</b><br>Prairie State Glass<br>1400 W Bluff St<br>Streator, IL 61364<br>Contact: Shipping 815-555-0166</td><td><b>Pick Up Appointment:</b><br>Scheduled for 11/30/2026 10:30<br><b>Numbers:</b><br>Pickup # 880-4471<br>PO 45-77120</td><td><b>Loading:</b> Live<br><b>Handling Units:</b> 24 Pallets<br><b>Weight:</b> 41,800 lbs<br><b>Description:</b> Glass bottles</td></tr></table>
<h3>Stop 2: Delivery</h3><table class="w"><tr><td><b>Facility:</b><br>Bourbon Trail Bottling<br>1201 W Broadway<br>Louisville, KY 40203<br>Contact: Receiving 502-555-0173</td><td><b>Delivery Appointment:</b><br>Scheduled for 12/01/2026 07:00<br><b>Numbers:</b><br>Delivery # BT-30118</td><td><b>Unloading:</b> Live<br><b>Handling Units:</b> 24 Pallets<br><b>Weight:</b> 41,800 lbs</td></tr></table>
<p>Notes: Driver must have safety vest and steel toe boots.</p><div style="page-break-before:always"></div><p class="right">Load 30117745 &nbsp; Page 2 of 2</p>
<h3>Charges</h3>${table('w', '#Description|Units|Per|Amount', 'Flat Rate|1.00|$980.00|$980.00', 'Fuel Surcharge|336.00|$0.38|$127.68', 'Total|||USD $1,107.68')}${TERMS}`,
    stops: ['P Streator, IL 61364 2026-11-30', 'D Louisville, KY 40203 2026-12-01'],
    load: '30117745',
    rate: 110768,
    details: { weight: '41,800 lb' },
  },
  x05_brokerage_two_pages: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">OZARK PLATEAU INTEGRATED</b><br>615 Corporate Dr<br>Lowell, AR 72745</td><td class="right">CARRIER LOAD TENDER<br>Load #: <b>JK88204</b><br>Tender date: 11/27/2026 09:14 CST</td></tr></table>
<p>Carrier: RIDGEBACK EXPRESS LLC &nbsp; SCAC: RDGX &nbsp; Contact: SOFIA &nbsp; Ph: 903-555-0150</p><hr>
<p>Shipper : TYSON RIVER VALLEY<br>1400 E MAIN ST<br>DARDANELLE, AR 72834<br>Pickup: 11/30/2026 06:00 to 11/30/2026 18:00<br>Shipper ref: 0081-7720 &nbsp; BOL: 55120993</p>
<p>Consignee 1 : SMOKY MOUNTAIN FOODS<br>2801 MIDDLEBROOK PIKE<br>KNOXVILLE, TN 37921<br>Deliver: 12/01/2026 10:00 to 12/01/2026 10:00<br>Consignee ref: 4471-B</p>
<p>Consignee 2 : BLUE RIDGE INSTITUTIONAL<br>450 SWEETEN CREEK RD<br>ASHEVILLE, NC 28803<br>Deliver: 12/01/2026 17:00 to 12/01/2026 19:00<br>Consignee ref: PO-11872</p><hr>
<p>Commodity: FROZEN CHICKEN &nbsp; Weight: 40220 LB &nbsp; Pieces: 1,920 CS &nbsp; Temp: -10F to 0F, run continuous</p>
<p>Charges:<br>LINEHAUL FLAT ........ 1,900.00 USD<br>STOP CHARGE .......... 75.00 USD<br>FUEL ................. 296.40 USD<br>TOTAL ................ 2,271.40 USD</p>${TERMS}${TERMS}<p>Carrier signature ________________________</p>`,
    stops: [
      'P Dardanelle, AR 72834 2026-11-30',
      'D Knoxville, TN 37921 2026-12-01',
      'D Asheville, NC 28803 2026-12-01',
    ],
    load: 'JK88204',
    rate: 227140,
    details: { weight: '40,220 lb', commodity: 'FROZEN CHICKEN' },
  },
  x06_pku_delv: {
    html: `<table class="w"><tr><td><h1>Resonant Logistics</h1>600 W Chicago Ave Ste 725, Chicago, IL 60654<br>MC-552018</td><td class="right">Load Number:<br><b style="font-size:15px">61820447</b></td></tr></table>
<p><b>Carrier Rate Confirmation</b> &nbsp; Rep: Jenna P. &nbsp; 312-555-0148 &nbsp; jenna.p@resonant.example</p>
<table class="g w"><tr><th colspan="4">PICKUP</th></tr><tr><td>PKU# 1<br>Hoosier Plastics<br>5301 W Minnesota St<br>Indianapolis, IN 46241</td><td>Date: 11/30/2026<br>Time: 09:00 - 15:00<br>FCFS</td><td>PU #: 112-8840<br>PO #: 55120</td><td>26 plts<br>31,200 lbs<br>Plastic film</td></tr></table>
<table class="g w"><tr><th colspan="4">DELIVERY</th></tr><tr><td>DELV# 1<br>Lakeshore Converting<br>3100 W 25th St<br>Cleveland, OH 44109</td><td>Date: 12/01/2026<br>Time: 08:00<br>APPT</td><td>DEL #: LC-90</td><td>26 plts<br>31,200 lbs<br>Plastic film</td></tr></table>
<table class="w"><tr><td style="width:50%"><b>Special Instructions</b><br>Two straps. No double stacking. Call 30 minutes before arrival.</td><td>${table('w', 'Line Haul|$700.00', 'FSC|$125.50', 'Total Carrier Rate|$825.50')}</td></tr></table>${TERMS}`,
    stops: ['P Indianapolis, IN 46241 2026-11-30', 'D Cleveland, OH 44109 2026-12-01'],
    load: '61820447',
    rate: 82550,
    details: { weight: '31,200 lb', mc: '552018' },
  },
  x07_power_broker: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:13px">CEDAR FORK TRANSPORTATION SERVICES</b><br>2400 SUNSET RD<br>CHARLOTTE NC 28216</td><td class="right"><b>LOAD CONFIRMATION &amp; RATE AGREEMENT</b><br>Order 0442718<br>Movement 0398211<br>11/27/2026 &nbsp; 15:20 ET</td></tr></table>
<p>To: RIDGEBACK EXPRESS LLC &nbsp; Attn: SOFIA &nbsp; Phone: 903-555-0150 &nbsp; Fax: &nbsp; From: ADAM PELL &nbsp; apell@cedarfork.example</p>
${table('w', '#Stop|Type|Company|Arrive early|Arrive late|Reference', '1|Pick up|CATAWBA YARN MILLS<br>1900 12TH AVE NW<br>HICKORY NC 28601|11/30/2026 0800|11/30/2026 1400|BM 440182<br>PO 7781', '2|Drop off|GULF COAST MATTRESS<br>3801 N PALAFOX ST<br>PENSACOLA FL 32505|12/01/2026 1300|12/01/2026 1500|PO 7781', '3|Drop off|BAYOU BEDDING<br>1801 ENGINEERS RD<br>BELLE CHASSE LA 70037|12/02/2026 0600|12/02/2026 1000|PO 7782')}
${table('w', '#Commodity|Pieces|Weight|Pallets|Temp', 'YARN ON CONES|40|32,800|40|')}
${table('w', '#Description|Units|Rate|Amount', 'Freight charge|Flat|1,940.0000|$1,940.00', 'Stop off|1|50.0000|$50.00', 'Fuel surcharge|844 Miles|0.4100|$346.04', '|||<b>Total: $2,336.04</b>')}${TERMS}<p>Signature ______________________ Driver name ______________ Driver cell ______________ Truck # ________ Trailer # ________</p>`,
    stops: [
      'P Hickory, NC 28601 2026-11-30',
      'D Pensacola, FL 32505 2026-12-01',
      'D Belle Chasse, LA 70037 2026-12-02',
    ],
    load: '0442718',
    rate: 233604,
    details: { weight: '32,800 lb' },
  },
  x08_app_tender: {
    css: 'body{font:11px/1.5 "DejaVu Sans",sans-serif}.k{color:#777;font-size:9px}',
    html: `<table class="w"><tr><td><b style="font-size:18px">Switchback Freight</b></td><td class="right"><span class="k">Load ID</span> <b>6f20-8841-QT</b></td></tr></table><h2>Rate confirmation</h2>
<table class="w"><tr><td><span class="k">Carrier</span><br>Ridgeback Express LLC<br>DOT 2904471</td><td><span class="k">Total</span><br><b>$1,612.00</b></td><td><span class="k">Distance</span><br>604 mi</td><td><span class="k">Trailer</span><br>53' dry van</td></tr></table>
<h3>1 &nbsp; Pickup &middot; Live</h3><p>Front Range Brewing Supply<br>4855 E 56th Ave, Commerce City, CO 80022, USA<br>11/30 @ 10:00 - 11/30 @ 14:00 MST</p><p class="k">Reference numbers: FR-8817, PO 20481</p>
<h3>2 &nbsp; Dropoff &middot; Live</h3><p>Heartland Beverage Kansas City<br>1300 Burlington St, North Kansas City, MO 64116, USA<br>12/01 @ 09:00 CST</p><p class="k">Reference numbers: HB 77-120</p>
<h3>Commodity</h3><p>Brewing grain &middot; 42,000 lb &middot; 20 pallets</p><h3>Rate breakdown</h3>${table('w', 'Base|$1,612.00', 'Accessorials|$0.00', 'Total|$1,612.00')}
<p class="k">Detention: $40/hour after 2 hours, up to $200. Layover: $200. TONU: $200. Rates for accessorials apply only when approved in the app. Issued 11/27/2026.</p>`,
    stops: ['P Commerce City, CO 80022 2026-11-30', 'D North Kansas City, MO 64116 2026-12-01'],
    load: '6f20-8841-QT',
    rate: 161200,
    details: { miles: '604 mi', weight: '42,000 lb' },
  },
  x09_orange_location: {
    css: SMALL,
    html: `<center><b style="font-size:14px">Packerland Transportation Management</b><br>3101 S Packerland Dr, Green Bay, WI 54313</center><p><b>Carrier Confirmation</b> &nbsp; Load Number : 4000118273 &nbsp; Mode : TL &nbsp; Equipment : 53 FT VAN &nbsp; Planned Distance : 455 MI</p>
<table class="g w"><tr><td colspan="2"><b>Stop 1 : PICKUP</b></td></tr><tr><td>Location : Fox Valley Tissue, 1919 S Broadway - Green Bay WI 54304 USA</td><td>Appointment Window : 11/30/2026 07:00 CST - 11/30/2026 15:00 CST</td></tr><tr><td>Phone : 920-555-0102</td><td>Pickup Number : 8804417</td></tr></table>
<table class="g w"><tr><td colspan="2"><b>Stop 2 : DELIVERY</b></td></tr><tr><td>Location : Twin Lakes Grocery DC, 6301 Hazelwood Ave - Indianapolis IN 46228 USA</td><td>Appointment Window : 12/01/2026 05:30 EST - 12/01/2026 06:00 EST</td></tr><tr><td>Phone : 317-555-0139</td><td>Delivery Number : TL-88-3391</td></tr></table>
${table('g w', '#Order|Item|Qty|UOM|Weight', '8804417|BATH TISSUE 24CT|1,120|CS|19,040 LB', '8804418|PAPER TOWEL 12CT|640|CS|9,600 LB')}
<table class="g"><tr><td>Linehaul</td><td>USD 815.00</td></tr><tr><td>Fuel</td><td>USD 172.90</td></tr><tr><td><b>Total Charges</b></td><td><b>USD 987.90</b></td></tr></table>${TERMS}`,
    stops: ['P Green Bay, WI 54304 2026-11-30', 'D Indianapolis, IN 46228 2026-12-01'],
    load: '4000118273',
    rate: 98790,
    details: { miles: '455 mi' },
  },
  x10_pick_drop_rows: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Queen City Truck Brokerage</b><br>11215 N Community House Rd, Charlotte, NC 28277</td><td class="right">Load Confirmation<br># <b>12044817</b></td></tr></table>
<table class="w"><tr><td><b>Broker contact</b><br>Tessa Boyle<br>704-555-0137<br>tessa.boyle@qctb.example</td><td><b>Carrier</b><br>Ridgeback Express LLC<br>MC 881204<br>Tyler, TX</td><td><b>Driver</b><br>TBD<br>Truck:<br>Trailer:</td></tr></table>
${table('g w', '#|Name / Address|Date|Time|Type|Refs', 'Pick|Piedmont Chair Works<br>812 W Green Dr<br>High Point, NC 27260|11/30/2026|1000-1400|FCFS|PU 66-1820', 'Drop|Cumberland Office<br>1410 Lebanon Pike<br>Nashville, TN 37210|12/01/2026|0900|APPT|DEL 4471', 'Drop|River City Interiors<br>1955 Vaughan Rd<br>Memphis, TN 38116|12/02/2026|0800|APPT|DEL 4472')}
<p><b>Commodity:</b> Office furniture &nbsp; <b>Weight:</b> 14,900 lbs &nbsp; <b>Pieces:</b> 212 &nbsp; <b>Miles:</b> 655</p>
<p><b>Rate:</b> $1,725.00 &nbsp; (Linehaul $1,575.00, stop $150.00)</p><p><b>Instructions:</b> Blanket wrap. Driver needs 40 blankets and 12 straps. No sweepers before 11/29/2026.</p>${TERMS}<p>Please sign and send to rates@qctb.example</p>`,
    stops: [
      'P High Point, NC 27260 2026-11-30',
      'D Nashville, TN 37210 2026-12-01',
      'D Memphis, TN 38116 2026-12-02',
    ],
    load: '12044817',
    rate: 172500,
    details: { miles: '655 mi', weight: '14,900 lb' },
  },
  x11_cards_with_windows: {
    css: 'body{font:10px/1.45 "DejaVu Sans",sans-serif}.b{border:1px solid #ccc;padding:6px;margin:6px 0}.k{color:#666}',
    html: `<table class="w"><tr><td><b style="font-size:16px">ONWARD FREIGHT PARTNERS</b><br>7701 Metropolis Dr, Austin, TX 78744</td><td class="right"><span class="k">Shipment #</span><br><b>OFP-3390427</b><br><span class="k">Rate confirmation created</span><br>Nov 27, 2026</td></tr></table>
<div class="b"><b>PICKUP 1</b><br><b>Hill Country Bottled Water</b><br>1900 Kramer Ln<br>Austin, TX 78758<br><span class="k">Appointment</span> Nov 30, 2026 / 13:00 CST<br><span class="k">Confirmation #</span> HC-7710 &nbsp; <span class="k">PO #</span> 2281, 2282<br><span class="k">Commodity</span> Bottled water, 43,800 lbs, 1,260 cases</div>
<div class="b"><b>DELIVERY 1</b><br><b>Bayou City Market DC</b><br>8401 Market St<br>Houston, TX 77029<br><span class="k">Appointment</span> Dec 1, 2026 / 03:00 CST<br><span class="k">Confirmation #</span> 119-2204</div>
<div class="b"><b>Carrier Pay</b>${table('w', 'Line Haul (Flat)|$550.00', 'Lumper advance|$0.00', 'Total Payment|$550.00 USD')}</div>
<div class="b"><b>Carrier</b><br>Ridgeback Express LLC<br>18 Depot Rd, Tyler, TX 75702<br>Dispatcher: Sofia 903-555-0150</div>${TERMS}`,
    stops: ['P Austin, TX 78758 2026-11-30', 'D Houston, TX 77029 2026-12-01'],
    load: 'OFP-3390427',
    rate: 55000,
    details: { weight: '43,800 lb' },
  },
  x12_ascend_style: {
    html: `<center><b style="font-size:16px">Patriot Gap Logistics LLC</b><br>88 Industrial Park Rd &middot; Scranton, PA 18504 &middot; Tel 570-555-0129 &middot; MC# 1120447</center><hr><table class="w"><tr><td><b>RATE CONFIRMATION</b></td><td>Load # 1482</td><td>Date: 11/27/2026</td></tr></table>
<table class="g w"><tr><td><b>Carrier:</b> Ridgeback Express LLC<br><b>Phone:</b> 903-555-0150<br><b>Driver:</b></td><td><b>Equipment:</b> Dry Van 53'<br><b>Load Type:</b> Full<br><b>Customer PO:</b> 77-2210</td></tr></table>
<table class="g w"><tr><th>Pick Up # 1</th><th>Delivery # 1</th></tr><tr><td>Wyoming Valley Paper<br>1095 Hanover St<br>Wilkes-Barre, PA 18706<br><br>Date: 11/30/2026<br>Time: 8:00 AM - 2:00 PM<br>Reference: WVP-20417<br>Contact: Dock, 570-555-0180</td><td>Ocean State Printers<br>750 Narragansett Park Dr<br>Rumford, RI 02916<br><br>Date: 12/01/2026<br>Time: 7:30 AM<br>Reference: OSP 118<br>Contact: Al, 401-555-0102</td></tr></table>
${table('g w', '#Qty|Type|Description|Weight|Value', '22|Rolls|Printing paper|38,500 lbs|$48,000.00')}
${table('g', 'Base Rate|$1,050.00', 'Fuel Surcharge|Included', 'Accessorials|$0.00', 'Total Rate|$1,050.00')}
<p><b>Notes:</b> Tracking required. Driver must check in with load # 1482.</p><p>By signing below, Carrier accepts this load at the total rate above.</p><p>Carrier: ____________________ Date: ____________ &nbsp; Broker: <u>Pete Lasko</u> Date: <u>11/27/2026</u></p>${TERMS}`,
    stops: ['P Wilkes-Barre, PA 18706 2026-11-30', 'D Rumford, RI 02916 2026-12-01'],
    load: '1482',
    rate: 105000,
    details: { weight: '38,500 lb', mc: '1120447' },
  },
  x13_carrier_confirmation_pro: {
    css: COURIER,
    html: `<pre>SAGEBRUSH FREIGHT SYSTEMS                      CARRIER CONFIRMATION
2200 N LAUREL AVE                              PRO # 771804
ONTARIO CA 91762                               DATE: 11-27-26
PHONE 909-555-0155  FAX 909-555-0156           DISPATCHER: RUBEN

CARRIER: RIDGEBACK EXPRESS   MC# 881204        PHONE: 903-555-0150
DRIVER:                      TRUCK:            TRAILER:

=========================== PICK UP ==============================
DESERT BLOOM COSMETICS                READY DATE: 11-30-26
4401 E JURUPA ST                      READY TIME: 10:00 - 15:00
ONTARIO, CA 91761                     PU#: DBC 20418
CONTACT: SHIPPING                     PHONE: 909-555-0171

========================== DELIVERY ==============================
SUPERSTITION DISTRIBUTORS             DEL DATE:  12-01-26
1300 W PINNACLE PEAK RD               DEL TIME:  06:00 APPT
PHOENIX, AZ 85027                     PO#: 4418-77
CONTACT: RECEIVING                    PHONE: 602-555-0133

PIECES: 1,104 CTNS  PALLETS: 24   WEIGHT: 22,680   COMMODITY: COSMETICS
TRAILER TYPE: 53 VAN                  MILES: 361

CARRIER PAY:                   LINE HAUL   $  825.00
                               FUEL        $    0.00
                               TOTAL       $  825.00

** THIS IS THE ONLY RATE PAID. DETENTION MUST BE CALLED IN. **
</pre>`,
    stops: ['P Ontario, CA 91761 2026-11-30', 'D Phoenix, AZ 85027 2026-12-01'],
    load: '771804',
    rate: 82500,
    details: { weight: '22,680 lb', miles: '361 mi' },
  },
  x14_sidebar_stops_table: {
    html: `<table class="w"><tr><td style="width:24%;background:#eef;font-size:9px"><b>Iron Furnace Transport</b><br>2110 Corporate Woods<br>Birmingham, AL 35216<br><br><b>Send invoices to</b><br>PO Box 43118<br>Birmingham, AL 35243<br>ap@ironfurnace.example<br><br><b>Broker</b><br>Dana Cole<br>205-555-0166<br><br><b>Load</b><br>2281047<br><b>Mode</b><br>Truckload<br><b>Trailer</b><br>Flatbed 48'<br><b>Total Miles</b><br>417</td><td><h2>Rate Confirmation</h2><p>Carrier: Ridgeback Express LLC, Tyler, TX 75702</p>${table('w', '#Date|Stop|Details', '11/30/2026<br>0700 - 1400|<b>Pickup</b>|Vulcan Pipe &amp; Steel<br>4001 Avenue F<br>Birmingham, AL 35208<br>Ref: SO 88120', '12/01/2026<br>0800 - 1200|<b>Delivery</b>|Grand Strand Utilities<br>1801 Oak St<br>Myrtle Beach, SC 29577<br>Ref: PO 20-771')}<p>Commodity: Ductile iron pipe, 46,900 lbs. 4 ft tarps required.</p>${table('w', '#Charge|Amount', 'Line Haul|$1,340.00', 'Tarp|$75.00', 'Total|$1,415.00')}</td></tr></table>${TERMS}`,
    stops: ['P Birmingham, AL 35208 2026-11-30', 'D Myrtle Beach, SC 29577 2026-12-01'],
    load: '2281047',
    rate: 141500,
    details: { miles: '417 mi', weight: '46,900 lb' },
  },
  x15_collaboration_platform: {
    css: 'body{font:10px/1.5 "DejaVu Sans",sans-serif}.k{color:#888;font-size:8px;text-transform:uppercase}',
    html: `<b style="font-size:15px">Carrier rate confirmation</b><table class="w"><tr><td><div class="k">Shipment ID</div>TRV-77204-18</td><td><div class="k">Customer order</div>SO-5512098</td><td><div class="k">Created</div>Nov 27, 2026</td><td><div class="k">Equipment</div>Van - 53ft</td></tr></table>
<table class="w"><tr><td><div class="k">Broker</div>Lodestar Supply Chain<br>250 W 57th St<br>New York, NY 10107<br>+1 212-555-0144</td><td><div class="k">Carrier</div>Ridgeback Express LLC<br>18 Depot Rd<br>Tyler, TX 75702<br>MC 881204</td></tr></table>
<h3>Route</h3><table class="w"><tr><td style="width:4%">1</td><td><b>Raritan Chemicals</b><br>1 Raritan Center Pkwy, Edison, NJ, 08837, US<div class="k">Pickup</div>PO: 118204, BOL: 99-1820</td><td><div class="k">Appointment</div>Nov 30, 2026 08:00 - 12:00 EST</td></tr><tr><td>2</td><td><b>Lehigh Coatings</b><br>7001 Ambassador Dr, Allentown, PA, 18106, US<div class="k">Pickup</div>PO: 118205</td><td><div class="k">Appointment</div>Nov 30, 2026 15:00 - 17:00 EST</td></tr><tr><td>3</td><td><b>Queen of the Rockies Paint</b><br>3700 Joliet St, Denver, CO, 80239, US<div class="k">Delivery</div>DEL: 44-9</td><td><div class="k">Appointment</div>Dec 3, 2026 09:00 MST</td></tr></table>
<h3>Items</h3>${table('w', '#Item|Qty|Weight|Class', 'Paint, non-hazardous|18 pallets|34,020 lb|60')}
<h3>Costs</h3>${table('w', '#Cost item|Quantity|Price|Amount', 'Freight - flat|1|$3,900.00|$3,900.00', 'Extra pickup|1|$100.00|$100.00', 'Fuel surcharge|1|$612.00|$612.00', 'Total cost|||$4,612.00')}${TERMS}`,
    stops: [
      'P Edison, NJ 08837 2026-11-30',
      'P Allentown, PA 18106 2026-11-30',
      'D Denver, CO 80239 2026-12-03',
    ],
    load: 'TRV-77204-18',
    rate: 461200,
    details: { weight: '34,020 lb' },
  },
  x16_two_columns_shipper_consignee: {
    html: `<table class="w"><tr><td><b style="font-size:16px">TOWPATH TRANSPORT INC</b><br>1 Canal Sq<br>Akron, OH 44308<br>Phone: 330-555-0111<br>MC# 447120</td><td><table class="g"><tr><td>Load Number</td><td><b>TTI55027</b></td></tr><tr><td>Ship Date</td><td>11/30/2026</td></tr><tr><td>Today's Date</td><td>11/27/2026</td></tr><tr><td>Work Order</td><td>99120</td></tr></table></td></tr></table>
<center><b>CARRIER RATE AND LOAD CONFIRMATION</b></center><table class="g w"><tr><th>Carrier</th><th>Phone #</th><th>Fax #</th><th>Equipment</th><th>Agreed Amount</th><th>Load Status</th></tr><tr><td>RIDGEBACK EXPRESS LLC</td><td>903-555-0150</td><td></td><td>Van</td><td>$1,190.00 USD</td><td>Booked</td></tr></table>
<table class="w"><tr><td style="width:50%"><b>Shipper 1</b><br>Rubber City Molding<br>1755 E Market St<br>Akron, OH 44305</td><td><b>Date:</b> 11/30/2026<br><b>Time:</b> 07:00 - 15:30<br><b>Type:</b> TL &nbsp; <b>Quantity:</b> 26 plt<br><b>Weight:</b> 33,700<br><b>Purchase Order #:</b> RC-88102<br><b>Shipping Hours:</b> 7-330</td></tr></table><p>Description: Rubber mats. Pickup instructions: Dock 9, closed toe shoes.</p>
<table class="w"><tr><td style="width:50%"><b>Consignee 1</b><br>Tidewater Fleet Supply<br>3600 Progress Rd<br>Norfolk, VA 23502</td><td><b>Date:</b> 12/01/2026<br><b>Time:</b> 08:00 - 16:00<br><b>Type:</b> TL &nbsp; <b>Quantity:</b> 26 plt<br><b>Weight:</b> 33,700<br><b>Purchase Order #:</b> TW 4410<br><b>Receiving Hours:</b> 8-4</td></tr></table><p>Description: Rubber mats. Delivery instructions: none.</p>
<p><b>Carrier Pay:</b> Line Haul $1,000.00, Fuel $190.00, <b>Total Carrier Pay: $1,190.00 USD</b></p><p>Accepted by: ____________ Date: ________ Driver Name: ____________ Cell #: ____________ Truck #: ______ Trailer #: ______</p>${TERMS}`,
    stops: ['P Akron, OH 44305 2026-11-30', 'D Norfolk, VA 23502 2026-12-01'],
    load: 'TTI55027',
    rate: 119000,
    details: { weight: '33,700 lb', mc: '447120' },
  },
  x17_terms_first_then_load: {
    css: SMALL,
    html: `<center><b style="font-size:13px">BEAR RIVER BROKERAGE LLC</b><br>1500 W 2550 S, Ogden, UT 84401 &nbsp; 801-555-0120</center><p>LOAD CONFIRMATION NO. 88-204417 &nbsp;&nbsp; ISSUED: 11/27/2026</p>${TERMS}${TERMS}${TERMS}${TERMS}<p>Remit to: Bear River Brokerage LLC, Dept 2218, PO Box 29338, Phoenix, AZ 85038</p><div style="page-break-before:always"></div><p>LOAD CONFIRMATION NO. 88-204417 &nbsp; PAGE 2</p>
<table class="g w"><tr><td><b>ORIGIN</b></td><td><b>DESTINATION</b></td></tr><tr><td>Cache Valley Cheese<br>2400 N Main<br>Amalga, UT 84335</td><td>Puget Sound Provisions<br>6811 S 204th St, Dock 12-20<br>Kent, WA 98032</td></tr><tr><td>Pick up: Monday, November 30, 2026, 9:00 AM to 1:00 PM</td><td>Deliver: Wednesday, December 2, 2026 at 6:00 AM</td></tr><tr><td>Pick up no.: CVC-20441</td><td>Dock appt no.: 778120</td></tr></table>
<p>PRODUCT: CHEESE &nbsp; PIECES: 1,440 &nbsp; GROSS WT: 41,100 LBS &nbsp; TEMP: 34-38F &nbsp; TRAILER: REEFER 53</p><p>RATE: $2,475.00 FLAT, ALL INCLUSIVE</p><p>Carrier ______________ By ______________ Title ____________ Date __________</p>`,
    stops: ['P Amalga, UT 84335 2026-11-30', 'D Kent, WA 98032 2026-12-02'],
    load: '88-204417',
    rate: 247500,
    details: { weight: '41,100 lb' },
  },
  x18_load_tender_portal: {
    css: SMALL,
    html: `<p style="font-size:14px"><b>Load Tender</b></p><table class="w"><tr><td>Primary Reference: <b>SHP-0091827</b><br>Tender Status: Accepted<br>Tendered: 11/27/2026 10:04</td><td>Carrier: Ridgeback Express LLC (RDGX)<br>Mode: TL<br>Service: Standard<br>Equipment Type: 53 Van</td><td>BOL: 7710-44120<br>Customer PO: 4500-88127<br>Distance: 389.0 Miles</td></tr></table>
<table class="g w"><tr><th>Stop</th><th>Type</th><th>Location</th><th>Earliest</th><th>Latest</th><th>Qty</th><th>Weight</th></tr><tr><td>1</td><td>Pickup</td><td>ALLEGHENY ALLOY<br>100 RIVER AVE<br>NATRONA HEIGHTS, PA 15065 USA</td><td>11/30/2026 08:00</td><td>11/30/2026 16:00</td><td>18 Coil</td><td>44,300 lb</td></tr><tr><td>2</td><td>Drop</td><td>MOTOR CITY STAMPING<br>21600 HOOVER RD<br>WARREN, MI 48089 USA</td><td>12/01/2026 07:00</td><td>12/01/2026 11:00</td><td>18 Coil</td><td>44,300 lb</td></tr></table>
<table class="w"><tr><td style="width:50%"><b>Bill To</b><br>Crosswind 3PL c/o Freight Audit<br>PO Box 1120<br>Lancaster, PA 17608<br>Terms: Third Party</td><td><b>Charges</b>${table('g w', '#Type|Rate|Qualifier|Amount', 'Line Haul|775.00|Flat|775.00', 'Fuel|0.42|Per Mile|163.38', 'Total|||938.38')}</td></tr></table><p>Instructions: Coil racks and chains are required. Driver checks in at gate 2.</p>${TERMS}`,
    stops: ['P Natrona Heights, PA 15065 2026-11-30', 'D Warren, MI 48089 2026-12-01'],
    load: 'SHP-0091827',
    rate: 93838,
    details: { miles: '389 mi', weight: '44,300 lb' },
  },
  x19_load_at_deliver_to: {
    css: SERIF,
    html: `<table class="w"><tr><td><b style="font-size:16px">Timber Trace Transport</b><br>National Accounts<br>PO Box 880, Chesterfield, MO 63006</td><td class="right">Trip / Rate Confirmation<br>Confirmation #: <b>TT-0447182</b><br>Revised: 11/27/2026 (Rev. 2)</td></tr></table>
<p><b>Load At:</b></p><p>Bootheel Rice Mill<br>901 S Kingshighway<br>Sikeston, MO 63801<br>Monday 11/30/2026, 7 AM to 3 PM, first come first served<br>Pickup Number: BRM 6612</p><p><b>Deliver To:</b></p><p>Chicagoland Foods Warehouse<br>2801 S Damen Ave<br>Chicago, IL 60608<br>Tuesday 12/1/2026, 5 AM appointment<br>Delivery Number: 220817</p><p><b>Drop Empty Trailer:</b></p><p>Timber Trace Yard<br>3900 W Touhy Ave<br>Lincolnwood, IL 60712<br>Tuesday 12/1/2026, any time</p>
<p>Trailer: TTT 53071 (our trailer). Product: rice in bags, 44,000 lbs.</p>${table('', 'Trip pay|$925.00', 'Fuel|$140.00', 'Empty move|$60.00', 'Total Trip Pay|$1,125.00')}${TERMS}`,
    stops: [
      'P Sikeston, MO 63801 2026-11-30',
      'D Chicago, IL 60608 2026-12-01',
      'D Lincolnwood, IL 60712 2026-12-01',
    ],
    load: 'TT-0447182',
    rate: 112500,
    details: { weight: '44,000 lb' },
  },
  x20_crm_tender_cities_only: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Nutmeg Transportation Group</b><br>NTG Carrier Sales, 1200 Peachtree Industrial Blvd, Suwanee, GA 30024</td><td class="right"><b>Load Confirmation</b><br>Load: 2044718-1<br>Sent: 11/27/2026 4:41 PM</td></tr></table>
<table class="g w"><tr><td>Carrier</td><td>Ridgeback Express LLC</td><td>Carrier Rep</td><td>Owen Tate, 404-555-0160</td></tr><tr><td>Equipment</td><td>Reefer</td><td>Temp</td><td>38 F</td></tr><tr><td>Weight</td><td>36,500</td><td>Commodity</td><td>Fresh pies</td></tr></table>
<h3>Pickups</h3><p><b>1.</b> Gwinnett Bakery<br>Suwanee, GA 30024<br>11/30/2026 11:00 - 11:00<br>Refs: PU# 48-1180</p><h3>Deliveries</h3><p><b>1.</b> Food Lion Disputanta<br>Disputanta, VA 23842<br>12/01/2026 04:00 - 04:00<br>Refs: PO# 0911-22</p><p><b>2.</b> Giant Landover Cold<br>Jessup, MD 20794<br>12/01/2026 11:00 - 11:00<br>Refs: PO# 71-0081</p>
<table class="g"><tr><td>Linehaul</td><td>$2,050.00</td></tr><tr><td>Stops</td><td>$100.00</td></tr><tr><td>Carrier Total</td><td>$2,150.00</td></tr></table><p>Late fees: $100 for the first hour, $50 for every hour after that. Maximum $500.</p>${TERMS}`,
    stops: [
      'P Suwanee, GA 30024 2026-11-30',
      'D Disputanta, VA 23842 2026-12-01',
      'D Jessup, MD 20794 2026-12-01',
    ],
    load: '2044718-1',
    rate: 215000,
    details: { weight: '36,500 lb' },
  },
};
