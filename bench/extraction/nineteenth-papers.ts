import { table, type ByHand } from './by-hand-papers';

/**
 * A nineteenth batch drawn by hand before any rule was looked at: load boards' confirmations, prints of carriers' and brokers' systems,
 * shippers' tenders, a forwarder's order, Canadian brokers, drayage, part loads and reefers.
 * At first sight 14 of 15 exact, 15 load numbers, 15 rates; one date wrong without a doubt; 1 of the exact ones with a doubt.
 * After mending 15, 15 and 15; 1 with a doubt.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.35 "DejaVu Serif",serif}';
export const LONG_TERMS = `<div style="font-size:7.5px"><p><b>TERMS AND CONDITIONS</b></p><ol><li>This document amends the master agreement in force between Broker and Carrier. The agreed amount is all inclusive; no further charge is owed unless a revised confirmation is issued before the service is performed.</li><li>Carrier warrants that it will transport this load under its own operating authority. Double brokering forfeits all pay and is reported.</li><li>Check calls are due daily by 9:00 AM. Missed calls are charged at $50.00 each. A tracking link must be accepted before pick up; without it $200.00 is deducted.</li><li>Detention begins two hours after the appointment at $40.00 an hour, at most $240.00 per stop. Layover $150.00. Truck order not used $125.00. Lumpers up to $350.00 with a receipt.</li><li>Seals may only be broken by the receiver. A load delivered with a broken seal may be refused and claimed in full up to $100,000.00.</li><li>Send the signed delivery receipt within 24 hours. Payment is made 30 days after complete papers; same-day payment costs 4% of the gross amount.</li></ol></div>`;

export const NINETEENTH_BATCH: Readonly<Record<string, ByHand>> = {
  aa01_board_confirmation: {
    html: `<table class="w"><tr><td><b style="font-size:20px">Rate Confirmation</b><br>Sent 11/28/2026 9:41 AM CT</td><td class="right"><b>Harpeth Valley Freight</b><br>MC# 918224 &nbsp; DOT# 3188420<br>1100 Elm Hill Pike, Nashville, TN 37210<br>(615) 555-0133</td></tr></table>
<table class="w" style="background:#eee"><tr><td><b>Carrier</b><br>Ridgeback Express LLC<br>MC# 881204</td><td><b>Load #</b><br>HVF-20418</td><td><b>Reference #</b><br>4471882</td><td><b>Total rate</b><br>$1,425.00</td></tr></table>
<table class="w"><tr><td style="width:50%"><h3>&#9679; Pick up</h3>La Vergne Paper Goods<br>1450 Heil Quaker Blvd<br>La Vergne, TN 37086<br><br><b>Date</b> Mon, Nov 30, 2026<br><b>Time</b> 8:00 AM - 12:00 PM<br><b>Contact</b> Dana, (615) 555-0171</td><td><h3>&#9679; Drop off</h3>Bayou City Retail<br>8400 Market St<br>Houston, TX 77029<br><br><b>Date</b> Tue, Dec 1, 2026<br><b>Time</b> 3:00 PM<br><b>Contact</b> Receiving, (713) 555-0129</td></tr></table>
<table class="w"><tr><td><b>Equipment</b><br>Van, 53 ft</td><td><b>Weight</b><br>28,500 lbs</td><td><b>Commodity</b><br>Paper towels</td><td><b>Trip</b><br>789 mi</td><td><b>Load type</b><br>Full</td></tr></table>
<h3>Comments</h3><p>No pallet exchange. Driver must check in with pickup number 77-0418.</p>${LONG_TERMS}`,
    stops: ['P La Vergne, TN 37086 2026-11-30', 'D Houston, TX 77029 2026-12-01'],
    load: 'HVF-20418',
    rate: 142500,
    details: { weight: '28,500 lb', miles: '789 mi', commodity: 'Paper towels' },
  },
  aa02_movement_print: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:13px">COTTONWOOD TRANSPORTATION INC</b><br>PO BOX 2210<br>LITTLE ROCK, AR 72203</td><td style="text-align:center"><b style="font-size:15px">Rate Confirmation</b><br>11/28/2026 &nbsp; 10:12</td><td class="right">Order#: <b>0188420</b><br>Movement#: 0201775<br>BOL#: 44120087</td></tr></table><hr>
<table class="w"><tr><td style="width:50%"><b>Carrier:</b> RIDGEBACK EXPRESS LLC<br>18 DEPOT RD<br>TYLER, TX 75702<br>Contact: SOFIA<br>Phone: 903-555-0150</td><td><b>Dispatcher:</b> BRENT KOLE<br>Phone: 501-555-0119<br>Email: bkole@cottonwood.example<br>Trailer: 53 VAN<br>Temperature:</td></tr></table><hr>
<table class="w"><tr><td style="width:33%"><b>PU 1</b> &nbsp; Name: DELTA RICE MILLING<br>Address: 2300 E 9TH ST<br>STUTTGART, AR 72160<br>Phone: 870-555-0140</td><td style="width:33%">Date: 11/30/2026 0800<br>To: 11/30/2026 1500<br>Driver Load: No</td><td>Ref#: 880114 (PO)<br>Ref#: DR-2217 (PU)<br>Pieces: 1080<br>Weight: 43200.0</td></tr></table><hr>
<table class="w"><tr><td style="width:33%"><b>SO 2</b> &nbsp; Name: SOONER GROCERS<br>Address: 5900 S WESTERN AVE<br>OKLAHOMA CITY, OK 73139<br>Phone: 405-555-0151</td><td style="width:33%">Date: 12/01/2026 0400<br>To: 12/01/2026 0400<br>Driver Unload: No</td><td>Ref#: 5511208 (DEL)<br>Pieces: 1080<br>Weight: 43200.0</td></tr></table><hr>
<table class="w"><tr><td style="width:50%"><b>Commodity:</b> BAGGED RICE<br><b>Total Miles:</b> 367</td><td>${table('w', 'Freight charge:|890.00', 'Fuel surcharge:|146.80', 'Total pay:|1,036.80 USD')}</td></tr></table>
<p>Driver: ____________ Cell: ____________ Tractor: ________ Trailer: ________</p>${LONG_TERMS}`,
    stops: ['P Stuttgart, AR 72160 2026-11-30', 'D Oklahoma City, OK 73139 2026-12-01'],
    load: '0188420',
    rate: 103680,
    details: { commodity: 'BAGGED RICE', miles: '367 mi', weight: '43,200 lb' },
  },
  aa03_line_print: {
    css: COURIER,
    html: `<pre>
PALMETTO COASTAL BROKERAGE              LOAD SHEET / CARRIER CONTRACT
843-555-0144  FAX 843-555-0145          PRO:   PCB220418
                                        DATE:  11/28/26  08:55
TO:   RIDGEBACK EXPRESS LLC             BY:    TAMMY
ATTN: SOFIA

TRAILER...: VAN 53                      TEMP..:
MILES.....: 402                         PALLETS: 22

--------------------------------------------------------------------
PICK 1     11/30/26  MON  09:00         PU#: 771902
           LOW COUNTRY TEXTILES
           3200 W MONTAGUE AVE
           NORTH CHARLESTON   SC 29418
           843-555-0150
--------------------------------------------------------------------
DROP 1     12/01/26  TUE  07:30-11:00   PO#: 5512 / 5513
           GULF BREEZE LINENS
           5101 W BEAVER ST
           JACKSONVILLE       FL 32254
           904-555-0166
DROP 2     12/01/26  TUE  15:00         PO#: 5520
           CENTRAL FLORIDA HOTEL SUPPLY
           7300 PRESIDENTS DR
           ORLANDO            FL 32809
--------------------------------------------------------------------
DESCRIPTION                 PCS     WEIGHT
LINENS AND TOWELS           22      17,940

LINE HAUL    850.00   STOPS   50.00   FSC  144.72   TOTAL  1044.72
--------------------------------------------------------------------
LUMPERS MUST BE APPROVED BEFORE UNLOADING. FINE FOR LATE ARRIVAL 100.00

SIGN: ______________________   TRUCK: __________  TRAILER: _________
</pre>`,
    stops: [
      'P North Charleston, SC 29418 2026-11-30',
      'D Jacksonville, FL 32254 2026-12-01',
      'D Orlando, FL 32809 2026-12-01',
    ],
    load: 'PCB220418',
    rate: 104472,
    details: { miles: '402 mi', weight: '17,940 lb', commodity: 'LINENS AND TOWELS' },
  },
  aa04_timeline_cards: {
    css: 'body{font:11px/1.45 "DejaVu Sans",sans-serif}.k{color:#888;font-size:8px;text-transform:uppercase}.c{border:1px solid #ccc;padding:8px;margin:6px 0}',
    html: `<table class="w"><tr><td><b style="font-size:19px">shiftlane</b><br><span class="k">carrier rate confirmation</span></td><td class="right"><span class="k">shipment</span><br><b>#SL-11840-7</b></td></tr></table>
<div class="c"><table class="w"><tr><td><span class="k">Lane</span><br>Reno, NV &rarr; Boise, ID</td><td><span class="k">Equipment</span><br>Reefer - 53'</td><td><span class="k">Temp</span><br>34 F - 38 F</td><td><span class="k">Distance</span><br>423.6 mi</td><td><span class="k">Carrier pay</span><br><b>$1,380.00</b></td></tr></table></div>
<div class="c"><b>1</b> &nbsp; <span class="k">pickup</span><table class="w"><tr><td style="width:55%"><b>High Sierra Produce</b><br>14551 Industry Cir<br>Reno, NV 89506</td><td><span class="k">appointment</span><br>11/30/2026 06:00 PST<br><span class="k">PO</span><br>88012, 88013</td></tr></table></div>
<div class="c"><b>2</b> &nbsp; <span class="k">delivery</span><table class="w"><tr><td style="width:55%"><b>Treasure Valley Markets</b><br>6700 S Eisenman Rd<br>Boise, ID 83716</td><td><span class="k">first come, first served</span><br>12/01/2026 07:00 - 13:00 MST<br><span class="k">PO</span><br>88012, 88013</td></tr></table></div>
<div class="c"><table class="w"><tr><td><span class="k">Items</span><br>18 plt Bagged salads</td><td><span class="k">Gross weight</span><br>22,140 lbs</td></tr></table></div>
<div class="c"><span class="k">cost</span>${table('w', 'Freight - flat|$1,380.00 USD', '<b>Total cost</b>|<b>$1,380.00 USD</b>')}</div>${LONG_TERMS}`,
    stops: ['P Reno, NV 89506 2026-11-30', 'D Boise, ID 83716 2026-12-01'],
    load: 'SL-11840-7',
    rate: 138000,
    details: { miles: '423.6 mi', weight: '22,140 lb' },
  },
  aa05_shipper_tender: {
    css: SMALL,
    html: `<p><b style="font-size:14px">MOTOR CARRIER LOAD TENDER</b></p><p>Cuyahoga Coatings Company &middot; Transportation Department &middot; 1100 Prospect Ave E, Cleveland, OH 44115</p>
<table class="g w"><tr><td>Shipment ID</td><td>7000418822</td><td>Tender date</td><td>11/27/2026</td></tr><tr><td>Carrier</td><td>RDGX - Ridgeback Express LLC</td><td>Respond by</td><td>11/28/2026 12:00</td></tr><tr><td>Service</td><td>Truckload</td><td>Equipment</td><td>53 FT DRY VAN</td></tr><tr><td>Total weight</td><td>39,872 LB</td><td>Total distance</td><td>479 MI</td></tr><tr><td>Freight terms</td><td>Prepaid</td><td>Hazardous</td><td>No</td></tr></table>
<p><b>Stop 1 of 2 - Load</b></p><table class="g w"><tr><td style="width:20%">Location</td><td>CCC PLANT 04</td></tr><tr><td>Address</td><td>15885 SPRAGUE RD, STRONGSVILLE, OH 44136, US</td></tr><tr><td>Requested pickup</td><td>11/30/2026 07:00 - 11/30/2026 11:00</td></tr><tr><td>Delivery notes</td><td>8000221174, 8000221175</td></tr></table>
<p><b>Stop 2 of 2 - Unload</b></p><table class="g w"><tr><td style="width:20%">Location</td><td>CCC DC MILWAUKEE</td></tr><tr><td>Address</td><td>9000 N 107TH ST, MILWAUKEE, WI 53224, US</td></tr><tr><td>Requested delivery</td><td>12/01/2026 08:00 - 12/01/2026 14:00</td></tr><tr><td>Delivery notes</td><td>8000221174, 8000221175</td></tr></table>
${table('g w', '#Charge|Basis|Quantity|Rate|Amount', 'Linehaul|Per mile|479|2.15|1,029.85 USD', 'Fuel surcharge|Per mile|479|0.36|172.44 USD', 'Total||||1,202.29 USD')}
<p>Acceptance of this tender is governed by the transportation contract. Penalty for refused tender after acceptance: 250.00 USD.</p>`,
    stops: ['P Strongsville, OH 44136 2026-11-30', 'D Milwaukee, WI 53224 2026-12-01'],
    load: '7000418822',
    rate: 120229,
    details: { weight: '39,872 lb', miles: '479 mi' },
  },
  aa06_canadian_broker: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Grand River Logistique / Logistics</b><br>2100 Meadowvale Blvd<br>Mississauga, ON L5N 7J9</td><td class="right"><b>CARRIER CONFIRMATION</b><br>Our file: <b>GR-88120-26</b><br>Date: Nov 27, 2026</td></tr></table>
<p>Carrier: Ridgeback Express LLC &nbsp; Attn: Sofia &nbsp; Equipment: 53' dry van, heated service not required</p>
<table class="g w"><tr><th style="width:50%">SHIPPER</th><th>CONSIGNEE</th></tr><tr><td>Peel Container Glass<br>100 West Dr<br>Brampton, ON L6T 2J6<br>Canada</td><td>Prairie Gold Honey Packers<br>1400 Dugald Rd<br>Winnipeg, MB R2J 0H2<br>Canada</td></tr><tr><td>Pickup: Mon Nov 30, 2026 between 8:00 and 14:00<br>P/U no. 55-1180</td><td>Delivery: Thu Dec 3, 2026 at 9:00<br>PO 2218-H</td></tr></table>
<p>Freight: 24 skids glass jars, 9,850 kg. Distance 2,217 km.</p>
${table('g', 'Linehaul (CAD)|$3,400.00', 'Fuel 24%|$816.00', 'Subtotal|$4,216.00', 'HST 13% - not applicable (interprovincial zero rated)|$0.00', 'Total CAD|$4,216.00')}
<p>Claims over $2.00 per lb (CAD 4.41 per kg) need a declared value. Waiting time after 2 hours: $65 per hour. Invoices: ap@grandriver.example, 45 days.</p>`,
    stops: ['P Brampton, ON L6T 2J6 2026-11-30', 'D Winnipeg, MB R2J 0H2 2026-12-03'],
    load: 'GR-88120-26',
    rate: 421600,
    details: { weight: '9,850 kg', miles: '2,217 km' },
  },
  aa07_drayage_order: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">HARBORGATE DRAYAGE SERVICES</b></td><td class="right"><b>DELIVERY ORDER / DISPATCH</b><br>Order no. HG-40188<br>Issued 11/28/2026</td></tr></table>
<table class="g w"><tr><th>Container</th><th>Size</th><th>Steamship line</th><th>Vessel / voyage</th><th>Master B/L</th><th>Chassis</th><th>Last free day</th></tr><tr><td>TGBU 611820-4</td><td>40' HC</td><td>Meridian Ocean</td><td>Pacific Trader 044E</td><td>MOLU8812047</td><td>Pool</td><td>12/02/2026</td></tr></table>
<table class="w"><tr><td style="width:33%"><b>PULL FROM</b><br>Garden City Terminal<br>2 Main St<br>Garden City, GA 31408<br>11/30/2026 07:00-17:00<br>Pickup # 0418</td><td style="width:33%"><b>DELIVER TO</b><br>Macon Home Goods DC<br>5200 Sardis Church Rd<br>Macon, GA 31216<br>12/01/2026 09:00 live unload<br>PO MH-7712</td><td style="width:33%"><b>RETURN EMPTY TO</b><br>Garden City Terminal<br>2 Main St<br>Garden City, GA 31408<br>by 12/03/2026</td></tr></table>
<p>Commodity: FURNITURE PARTS &nbsp; Weight: 33,069 lbs / 15,000 kgs &nbsp; Seal: UL-2204418</p>
${table('g', 'Drayage round trip|$980.00', 'Fuel surcharge 30%|$294.00', 'Chassis 2 days @ $40.00|$80.00', 'Total|$1,354.00')}
<p>Per diem after the free time is for the trucker. Dry run $150.00. Pre-pull $125.00, yard storage $35.00 a day, only when ordered.</p>`,
    stops: [
      'P Garden City, GA 31408 2026-11-30',
      'D Macon, GA 31216 2026-12-01',
      'D Garden City, GA 31408 2026-12-03',
    ],
    load: 'HG-40188',
    rate: 135400,
    details: { weight: '33,069 lb' },
  },
  aa08_partial_multi_stop: {
    css: SMALL,
    html: `<center><b style="font-size:15px">Twin Rivers Freight Solutions</b><br>Carrier Rate and Load Confirmation</center>
<table class="w"><tr><td>Load: <b>TR 118402</b></td><td>Type: PARTIAL</td><td>Equipment: Van or straight truck with liftgate</td><td>Rep: Amir, 412-555-0172</td></tr></table>
${table('g w', '#Stop|Action|Location|Window|Pieces / Weight|Instructions', '1|Pickup|Allegheny Valve<br>455 Butler St<br>Pittsburgh, PA 15223|11/30/26<br>0900-1200|4 pallets<br>2,860 lb|Side door', '2|Pickup|Keystone Pump Works<br>1200 Lincoln Hwy<br>York, PA 17404|11/30/26<br>1500-1700|2 pallets<br>1,140 lb|', '3|Delivery|Garden State Utilities<br>80 Raritan Center Pkwy<br>Edison, NJ 08837|12/01/26<br>0800-1000|4 pallets<br>2,860 lb|Liftgate', '4|Delivery|Elm City Water<br>300 Sargent Dr<br>New Haven, CT 06511|12/01/26<br>1400-1600|2 pallets<br>1,140 lb|Call ahead')}
<p>Commodity: Industrial valves and pumps &nbsp;&nbsp; Total weight: 4,000 lb</p>
${table('', 'Line haul|$1,050.00', 'Extra stops (2 x $60.00)|$120.00', 'Liftgate|$75.00', 'Amount due to carrier|$1,245.00')}${LONG_TERMS}`,
    stops: [
      'P Pittsburgh, PA 15223 2026-11-30',
      'P York, PA 17404 2026-11-30',
      'D Edison, NJ 08837 2026-12-01',
      'D New Haven, CT 06511 2026-12-01',
    ],
    load: 'TR 118402',
    rate: 124500,
    details: { weight: '4,000 lb' },
  },
  aa09_temperature_controlled: {
    css: SERIF,
    html: `<h1>Blackfoot Cold Chain</h1><p>Load confirmation and temperature instructions</p>
<table class="w"><tr><td style="width:50%"><b>Load number</b> 55-20418<br><b>Booked</b> November 28, 2026<br><b>Agent</b> Rachel, 208-555-0149</td><td><b>Carrier</b> Ridgeback Express LLC<br><b>Trailer</b> Reefer 53 ft, washed out<br><b>Set point</b> -10 &deg;F, continuous</td></tr></table><hr>
<p><b>PICK UP</b> &mdash; Monday, November 30, 2026, 10:00 AM</p><p style="margin-left:30px">Snake River Fries, 700 N Fry Ln, American Falls, ID 83211<br>Pick up number: 9904418 &middot; 20 pallets, 1,260 cases frozen potatoes, 41,580 lbs gross</p>
<p><b>DELIVER</b> &mdash; Wednesday, December 2, 2026, 5:00 AM</p><p style="margin-left:30px">Lone Star Frozen Storage, 3801 Railroad Ave, Fort Worth, TX 76106<br>Appointment number: LS-8821</p>
<p>Product temperature must be 0 &deg;F or colder at pickup; pulp three cases and write the reading on the bill of lading. Download of the reefer unit is required for payment.</p>
<p><b>Agreed rate: $3,975.00</b>, fuel included. Fine for running the unit on start/stop: $500.00.</p>${LONG_TERMS}`,
    stops: ['P American Falls, ID 83211 2026-11-30', 'D Fort Worth, TX 76106 2026-12-02'],
    load: '55-20418',
    rate: 397500,
    details: { weight: '41,580 lb' },
  },
  aa10_forwarder_order: {
    css: SMALL,
    html: `<table class="g w"><tr><td style="width:50%"><b>Transport order</b><br>Kestrel International Forwarding Inc.<br>500 Center Ave<br>Carteret, NJ 07008</td><td>File: <b>KIF-IMP-26-11842</b><br>Date: 28-Nov-2026<br>Handled by: P. Moreau<br>Customer ref: 450-77120</td></tr><tr><td><b>Trucker</b><br>Ridgeback Express LLC<br>Tyler, TX</td><td><b>Notify</b><br>Newark Import Desk<br>973-555-0119</td></tr>
<tr><td><b>Collect from</b><br>Ironbound CFS Warehouse<br>180 Doremus Ave<br>Newark, NJ 07105<br>30-Nov-2026, 10:00 - 16:00<br>Lot: 118-42</td><td><b>Deliver to</b><br>Blue Ridge Bicycle Works<br>1600 Seibel Dr NE<br>Roanoke, VA 24012<br>01-Dec-2026, 09:00 - 15:00<br>Ref: 450-77120</td></tr></table>
${table('g w', '#Marks|Packages|Description of goods|Gross kg|CBM', 'BRB 1-48|48 ctns on 8 plts|Bicycle frames, alloy|2,640.0|18.400', 'Total|8 plts||2,640.0|18.400')}
<p>Agreed trucking cost: USD 1,150.00 all in. Bill to Kestrel, quote our file number. Demurrage that the trucker causes is for his account.</p>`,
    stops: ['P Newark, NJ 07105 2026-11-30', 'D Roanoke, VA 24012 2026-12-01'],
    load: 'KIF-IMP-26-11842',
    rate: 115000,
    details: { weight: '2,640 kg' },
  },
  aa11_grid_of_pairs: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:16px">Badlands Brokerage Group</b></td><td class="right"><b>Confirmation # 204418</b></td></tr></table>
<table class="g w"><tr><td><b>Broker contact</b></td><td>Wes Lund</td><td><b>Phone</b></td><td>701-555-0108</td><td><b>Equipment</b></td><td>48' step deck</td></tr><tr><td><b>Carrier</b></td><td>Ridgeback Express LLC</td><td><b>MC</b></td><td>881204</td><td><b>Tarps</b></td><td>Yes, 6 ft</td></tr></table>
<table class="g w"><tr><td colspan="4" style="background:#ddd"><b>ORIGIN</b></td></tr><tr><td style="width:14%">Company</td><td style="width:36%">Red River Ag Equipment</td><td style="width:14%">Earliest</td><td>11/30/2026 08:00</td></tr><tr><td>Street</td><td>4101 12th Ave N</td><td>Latest</td><td>11/30/2026 16:30</td></tr><tr><td>City/State/Zip</td><td>Fargo, ND 58102</td><td>Pickup #</td><td>RR-1180</td></tr></table>
<table class="g w"><tr><td colspan="4" style="background:#ddd"><b>DESTINATION</b></td></tr><tr><td style="width:14%">Company</td><td style="width:36%">Magic Valley Implement</td><td style="width:14%">Earliest</td><td>12/02/2026 08:00</td></tr><tr><td>Street</td><td>2960 Kimberly Rd</td><td>Latest</td><td>12/02/2026 15:00</td></tr><tr><td>City/State/Zip</td><td>Twin Falls, ID 83301</td><td>Delivery #</td><td>MVI-77</td></tr></table>
<table class="g w"><tr><td style="width:14%">Freight</td><td>Grain augers, 2 pcs, 38 ft long</td><td>Weight</td><td>11,600 lbs</td><td>Miles</td><td>1,107</td></tr></table>
<table class="g w"><tr><td>Line haul</td><td>$2,900.00</td><td>Tarp</td><td>$100.00</td><td>Permits</td><td>$0.00</td><td><b>Total</b></td><td><b>$3,000.00</b></td></tr></table>${LONG_TERMS}`,
    stops: ['P Fargo, ND 58102 2026-11-30', 'D Twin Falls, ID 83301 2026-12-02'],
    load: '204418',
    rate: 300000,
    details: { weight: '11,600 lb', miles: '1,107 mi' },
  },
  aa12_mail_style: {
    css: 'body{font:12px/1.5 "DejaVu Sans",sans-serif}',
    html: `<p>From: dispatch@orchardgate.example<br>To: sofia@ridgeback.example<br>Subject: Load 77-4120 Lancaster PA to Hickory NC - rate con<br>Date: Sat, 28 Nov 2026 08:14</p><hr>
<p>Hi Sofia,</p><p>Please find the confirmed load below and reply YES.</p>
<p>Load: 77-4120<br>Rate: $1,240 all in<br>Equipment: 53' van, swing doors<br>Weight: 21,000 lbs<br>Commodity: Wood flooring</p>
<p>PU: 11/30 0800-1500<br>Conestoga Flooring<br>1800 Colonial Village Ln<br>Lancaster, PA 17601<br>PU# 118420</p><p>DEL: 12/01 0900 appt<br>Catawba Home Center<br>2100 Hwy 70 SE<br>Hickory, NC 28602<br>DEL# C-44</p>
<p>Detention $40/hr after 2 hrs, must be reported while at the facility. Send POD the same day to billing@orchardgate.example for payment.</p><p>Thanks,<br>Joe Marsh<br>Orchard Gate Logistics<br>717-555-0120</p>`,
    stops: ['P Lancaster, PA 17601 2026-11-30', 'D Hickory, NC 28602 2026-12-01'],
    load: '77-4120',
    rate: 124000,
    details: { weight: '21,000 lb', commodity: 'Wood flooring' },
  },
  aa13_stop_rows_city_columns: {
    css: 'body{font:8px/1.35 "DejaVu Sans",sans-serif}',
    html: `<table class="w"><tr><td><b style="font-size:13px">WABASH INTERMODAL &amp; TRUCK BROKERAGE</b><br>3300 W Airport Dr, Lafayette, IN 47909</td><td class="right">LOAD CONFIRMATION<br>Load Nbr <b>1840227</b><br>Print date 11/28/2026 11:02</td></tr></table>
${table('g w', '#Seq|Type|Name|Address|City|St|Postal|Sched Arrive|Sched Depart|Appt|Ref', '01|PU|HOOSIER ALUMINUM|1600 E MAIN ST|LEBANON|IN|46052|11/30/2026 07:00|11/30/2026 09:00|Y|PU 44180', '02|PU|WHITEWATER CASTING|2200 W US HWY 40|RICHMOND|IN|47374|11/30/2026 13:00|11/30/2026 15:00|Y|PU 44181', '03|DL|BUCKEYE EXTRUSION|800 N HAGUE AVE|COLUMBUS|OH|43204|12/01/2026 06:00|12/01/2026 08:00|N|PO 9011')}
${table('g w', '#Item|Qty|UOM|Description|Weight|Haz', '1|14|BDL|Aluminum billet|28,000|N', '2|6|SKD|Castings|9,400|N', '||||37,400|')}
${table('g', '#Pay code|Description|Qty|Rate|Amount', 'LHF|Line haul flat|1|840.00|840.00', 'STP|Stop pay|1|60.00|60.00', 'FSC|Fuel|318|0.37|117.66', '|Total carrier pay|||$1,017.66')}${LONG_TERMS}`,
    stops: [
      'P Lebanon, IN 46052 2026-11-30',
      'P Richmond, IN 47374 2026-11-30',
      'D Columbus, OH 43204 2026-12-01',
    ],
    load: '1840227',
    rate: 101766,
    details: { weight: '37,400 lb' },
  },
  aa14_two_column_dispatch: {
    html: `<table class="w"><tr><td style="width:62%"><h1>Sawtooth Carrier Services</h1><p><b>Load Confirmation</b></p>
<h3>Shipper</h3><p>Umatilla Onion Growers<br>79360 Sand Rd<br>Hermiston, OR 97838<br>Ship date: 11/30/2026<br>Ship hours: 7 AM to 3 PM<br>Pickup number: 1180-4</p>
<h3>Receiver</h3><p>Mile High Produce<br>2200 E 58th Ave<br>Denver, CO 80216<br>Due date: 12/02/2026<br>Due hours: 3 AM appointment<br>PO number: 66120</p>
<h3>Cargo</h3><p>Yellow onions, 880 bags, 44,000 lbs<br>Reefer or vented van, 40 F</p></td><td style="background:#f2f2f2"><p><b>Load</b><br>SC-99182</p><p><b>Date sent</b><br>11/28/2026</p><p><b>Your rep</b><br>Carla Dunn<br>541-555-0137</p><p><b>Carrier</b><br>Ridgeback Express LLC<br>18 Depot Rd<br>Tyler, TX 75702</p><p><b>Pay</b><br>Flat $2,450.00<br>Fuel $310.00<br><b>Total $2,760.00</b></p><p><b>Bill to</b><br>Sawtooth Carrier Services<br>PO Box 771<br>Pendleton, OR 97801</p></td></tr></table>${LONG_TERMS}`,
    stops: ['P Hermiston, OR 97838 2026-11-30', 'D Denver, CO 80216 2026-12-02'],
    load: 'SC-99182',
    rate: 276000,
    details: { weight: '44,000 lb' },
  },
  aa15_ltl_order: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Bluegrass LTL Consolidation</b></td><td class="right">CARTAGE AND LINEHAUL AGREEMENT<br>Trip #: <b>BLC-2044-18</b></td></tr></table>
<p>Carrier: Ridgeback Express LLC &nbsp; Driver: ____________ &nbsp; Trailer: 53' pup doors ok</p>
<p><b>Load at</b><br>Bluegrass Consolidation Dock<br>1500 Jaggie Fox Way<br>Lexington, KY 40511<br>Dispatch 11/30/2026 18:00</p>
${table('g w', '#Drop|Consignee|Address|City, State ZIP|Deliver by|Skids|Lbs', '1|Volunteer Tool Supply|705 Massman Dr|Nashville, TN 37210|12/01/2026 08:00|6|4,410', '2|Delta Fasteners|4300 Getwell Rd|Memphis, TN 38118|12/01/2026 14:00|9|8,120', '3|Natural State Hardware|6600 Scott Hamilton Dr|Little Rock, AR 72209|12/02/2026 09:00|5|3,300', 'Total|||||20|15,830')}
<p>Contract rate $1,690.00 for 595 miles including three drops. Additional drops $50.00 each.</p><p>Freight: hardware, NMFC 95190, class 70.</p>${LONG_TERMS}`,
    stops: [
      'P Lexington, KY 40511 2026-11-30',
      'D Nashville, TN 37210 2026-12-01',
      'D Memphis, TN 38118 2026-12-01',
      'D Little Rock, AR 72209 2026-12-02',
    ],
    load: 'BLC-2044-18',
    rate: 169000,
    details: { miles: '595 mi', weight: '15,830 lb' },
  },
};
