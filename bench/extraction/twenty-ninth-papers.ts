import { table, type ByHand } from './by-hand-papers';

/**
 * A twenty-ninth batch, drawn before a rule was opened and unlike those before in structure: boxes in two rows, keys that name the role in
 * each line, days on a line of time, rows that hold a whole load, segments, chats, sold-to and remit-to decoys, schedules apart from stops.
 * At first sight 20 of 24 exact, 20 load numbers, 23 rates, nothing wrong without a doubt; 3 of the exact ones with one.
 * After mending 24, 22 and 24, nothing wrong without a doubt; 1 of the exact ones with one. The two numbers can be taken either way.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';
const CARDS =
  'body{font:9.5px/1.4 "DejaVu Sans",sans-serif}.g2{display:flex;flex-wrap:wrap;gap:8px}.g2>div{width:47%;border:1px solid #999;padding:6px}.k{color:#777;font-size:7px;display:block}.r{display:flex}.r>*{flex:1}';
const FINE = `<div style="font-size:6.5px;margin-top:10px"><p>1. This load may not be brokered again. 2. Carrier keeps $100,000.00 of cargo insurance. 3. A late arrival costs $75.00 an hour, at most $300.00. 4. Lumper receipts are due in 48 hours. 5. Claims go to 2 Riverfront Plaza, Newark, NJ 07102 within 9 months. 6. Rates hold until 12/31/2026. 7. Send the invoice to PO Box 2207, Newark, NJ 07101. 8. Detention after two free hours at $40.00.</p></div>`;

export const TWENTY_NINTH_BATCH: Readonly<Record<string, ByHand>> = {
  kk01_four_boxes: {
    css: CARDS,
    html: `<div class="r"><div><b style="font-size:16px">Laurel Ridge Logistics</b><br>MC 771204</div><div class="right"><b>Load Sheet</b><br>LRL-40417<br>Nov 29, 2026</div></div>
<div class="g2"><div><b>#1 Pick</b><br>Hoosier Cabinet Co<br>4100 Oak Hill Rd<br>Evansville, IN 47711<hr><span class="k">When</span>Mon Nov 30, 2026, 8 AM to noon<span class="k">Their number</span>HC 2281</div><div><b>#2 Pick</b><br>Wabash Mirror<br>2200 N 13th St<br>Terre Haute, IN 47804<hr><span class="k">When</span>Mon Nov 30, 2026, 2 PM to 5 PM<span class="k">Their number</span>WM-7</div><div><b>#3 Drop</b><br>Quad City Homes<br>3700 River Dr<br>Moline, IL 61265<hr><span class="k">When</span>Tue Dec 1, 2026, 7:30 AM<span class="k">Their number</span>QCH 118</div><div><b>#4 Drop</b><br>Cedar Rapids Kitchens<br>900 Blairs Ferry Rd NE<br>Cedar Rapids, IA 52402<hr><span class="k">When</span>Tue Dec 1, 2026, 1 PM<span class="k">Their number</span>CRK 31</div></div>
<p>Cabinets, 18,440 lbs, 471 miles, 53' van. Truck pay <b>$1,385.00</b> (haul 1,235.00 + two stops 150.00)</p>${FINE}`,
    stops: [
      'P Evansville, IN 47711 2026-11-30',
      'P Terre Haute, IN 47804 2026-11-30',
      'D Moline, IL 61265 2026-12-01',
      'D Cedar Rapids, IA 52402 2026-12-01',
    ],
    load: 'LRL-40417',
    rate: 138500,
    details: { weight: '18,440 lb', miles: '471 mi' },
  },
  kk02_keys_name_the_role: {
    css: SMALL,
    html: `<h2>Load Details: 8817204</h2>${table('w', 'Pickup Company:|Portneuf Potato Sheds', 'Pickup Address:|1400 W Highway 30', 'Pickup City/State/Zip:|Pocatello, ID 83201', 'Pickup Date:|12/01/2026', 'Pickup Hours:|07:00 - 15:00', 'Pickup PO:|PP-4471', 'Delivery Company:|Wasatch Fresh Cut', 'Delivery Address:|2210 S Industrial Rd', 'Delivery City/State/Zip:|Salt Lake City, UT 84104', 'Delivery Date:|12/02/2026', 'Delivery Hours:|05:00 appt', 'Delivery PO:|WFC 8820', 'Commodity:|Potatoes in totes', 'Weight:|43,900', 'Carrier:|Ridgeback Express', 'Carrier Address:|6200 S Federal Way, Boise, ID 83716', 'Agreed Rate:|$790.00 flat', 'Broker:|Teton Brokerage Inc, PO Box 71, Rexburg, ID 83440')}${FINE}`,
    stops: ['P Pocatello, ID 83201 2026-12-01', 'D Salt Lake City, UT 84104 2026-12-02'],
    load: '8817204',
    rate: 79000,
  },
  kk03_row_holds_the_load: {
    css: 'body{font:8px/1.35 "DejaVu Sans",sans-serif}',
    page: { landscape: true },
    html: `<p><b style="font-size:13px">SOUTHWIND CARRIER SERVICES</b> &nbsp; Dispatch sheet printed 11/29/2026</p>
${table('g w', '#Load|Ship date|Shipper|Ship city|Due date|Consignee|Dest city|Pcs|Wt|Pay', 'SW 55121|12/01/26|Ozark Pallet, 900 E Kearney St|Springfield, MO 65803|12/02/26|Sooner Storage, 7100 SW 29th St|Oklahoma City, OK 73179|520|38,200|$865.00')}
<p>Driver calls when loaded and when empty. Straps are needed. Payment in 30 days from signed bills to accounts@southwind.example.</p>${FINE}`,
    stops: ['P Springfield, MO 65803 2026-12-01', 'D Oklahoma City, OK 73179 2026-12-02'],
    load: 'SW 55121',
    rate: 86500,
  },
  kk04_line_of_time: {
    css: `${SMALL} .d{width:60px;text-align:center;border-right:3px solid #07a} .m{font-size:7px;color:#666}`,
    html: `<p><b style="font-size:16px">relayline</b> &nbsp; Trip plan <b>RL-9917-204</b></p><p>Pay to carrier <b>$2,105.00</b> &nbsp; 1,012 mi &nbsp; 40,250 lb &nbsp; Dry van</p>
<table class="w"><tr><td class="d"><b style="font-size:14px">30</b><br>Nov<br>Mon</td><td><b>Pick up at Gwinnett Brass Works</b><br>1100 Atlanta Hwy, Gainesville, GA 30501<br><span class="m">Arrive between 09:00 and 11:00 EST. Ask for bill 4471-A.</span></td></tr><tr><td class="d"><b style="font-size:14px">02</b><br>Dec<br>Wed</td><td><b>Deliver to Bay State Fittings</b><br>40 Southbridge St, Worcester, MA 01608<br><span class="m">Arrive at 08:00 EST. Appointment 20-8817.</span></td></tr></table>
<p>Confirmed on Nov 29, 2026 by Ridgeback Express.</p>${FINE}`,
    stops: ['P Gainesville, GA 30501 2026-11-30', 'D Worcester, MA 01608 2026-12-02'],
    load: 'RL-9917-204',
    rate: 210500,
    details: { weight: '40,250 lb', miles: '1,012 mi' },
  },
  kk05_raw_204: {
    css: COURIER,
    html: `<pre>
ST*204*0001
B2**RDGX**0811-44720**PP
B2A*00
L11*77120*CO
G62*64*20261129*1*1512
MS3*RDGX*B**M
N1*BT*CARDINAL PAYABLES*93*220
N3*PO BOX 9917
N4*CINCINNATI*OH*45201
N7**55120*********TL****5300
S5*1*CL*42800*L*24*PL
L11*QQ-1181*PU
G62*37*20261201*I*0700
G62*38*20261201*K*1300
N1*SF*MIAMI VALLEY PAPER*93*11
N3*900 MILL RD
N4*DAYTON*OH*45414
S5*2*CU*42800*L*24*PL
L11*DN 5520*DO
G62*53*20261202*G*0800
N1*ST*LAKE EFFECT PRINTING*93*12
N3*2400 SENECA ST
N4*BUFFALO*NY*14210
L3*42800*G*1295.00*FR*129500
SE*24*0001
</pre>`,
    stops: ['P Dayton, OH 45414 2026-12-01', 'D Buffalo, NY 14210 2026-12-02'],
    load: '0811-44720',
    rate: 129500,
  },
  kk06_outlook_thread: {
    css: SERIF,
    html: `<p><b>Jo Becker</b></p><hr>${table('', 'From:|Jo Becker &lt;jo@palisadefreight.example&gt;', 'Sent:|Sunday, November 29, 2026 3:14 PM', 'To:|dispatch@ridgeback.example', 'Subject:|RE: Load 330-18842 Fresno to Tacoma')}
<p>Good afternoon,</p><p>You are good to go on this one at $2,950 all in. Info below, rate con to follow tomorrow.</p>
<p>PU: Tue 12/1, 0600-1000<br>Raisin Belt Growers<br>3000 S Cedar Ave<br>Fresno CA 93725<br>PU# RB 7741</p><p>DEL: Thu 12/3, 0700 appt<br>Puget Natural Foods<br>2200 Lincoln Ave<br>Tacoma WA 98421<br>Conf# 00918</p><p>42k lbs, 22 pallets, no tracking no pay.</p><p>Jo Becker<br>Palisade Freight<br>1700 Broadway Ste 900, Oakland, CA 94612<br>510-555-0144</p>
<hr><p><b>From:</b> dispatch@ridgeback.example<br><b>Sent:</b> Sunday, November 29, 2026 2:50 PM<br><b>Subject:</b> RE: Load 330-18842 Fresno to Tacoma</p><p>We can do $3,000, truck empties in Stockton CA 95206 on 11/30.</p>`,
    stops: ['P Fresno, CA 93725 2026-12-01', 'D Tacoma, WA 98421 2026-12-03'],
    load: '330-18842',
    rate: 295000,
  },
  kk07_letter_with_table: {
    css: SERIF,
    html: `<p style="text-align:right">Blackhawk Cartage<br>800 Kishwaukee St<br>Rockford, IL 61104</p><p>November 29, 2026</p><p>Ridgeback Express LLC<br>6200 S Federal Way<br>Boise, ID 83716</p><p><b>Re: Our order 61208, transport of machine parts</b></p><p>Dear Ms. Hale,</p><p>Thank you for taking this order. The particulars are as follows.</p>
${table('g w', '#|From|To', 'Firm|Sundstrand Gear|Iron Range Drilling', 'Street|4747 Harrison Ave|1200 E 25th St', 'Place|Rockford, IL 61108|Hibbing, MN 55746', 'Day and hour|Tuesday, December 1, 2026, 10:00|Wednesday, December 2, 2026, 08:00')}
<p>The parts weigh 22,150 lbs. We pay you $1,425.00 for this order, within 30 days of your invoice.</p><p>Very truly yours,</p><p>Carl Lindqvist</p>`,
    stops: ['P Rockford, IL 61108 2026-12-01', 'D Hibbing, MN 55746 2026-12-02'],
    load: '61208',
    rate: 142500,
    details: { weight: '22,150 lb' },
  },
  kk08_printed_portal: {
    css: `${SMALL} .hd{font-size:7px;display:flex;justify-content:space-between}.tab{color:#06c}`,
    html: `<div class="hd"><span>11/29/26, 4:12 PM</span><span>Load 6612-0447 | HaulHub Carrier Portal</span></div>
<p class="tab">Home &nbsp; My loads &nbsp; Payments &nbsp; Documents (2) &nbsp; Help</p><p><b style="font-size:15px">Load 6612-0447</b> &nbsp; <span style="background:#dfd">BOOKED</span></p>
<p>Tulsa, OK &#8594; Memphis, TN<br>408 mi &middot; Flatbed &middot; 46,000 lbs</p>
<p><b>Stops</b></p><p>Pickup &middot; Tue, Dec 1, 2026 &middot; 6:00 AM - 2:00 PM CST<br><b>Arkansas River Steel</b><br>5100 W 21st St, Tulsa, OK 74107<br>Reference: ARS-9921 &nbsp; Contact: Gate 2, (918) 555-0117</p><p>Dropoff &middot; Wed, Dec 2, 2026 &middot; 7:00 AM CST<br><b>Delta Bridge &amp; Iron</b><br>1800 Channel Ave, Memphis, TN 38113<br>Reference: DBI 40 &nbsp; Contact: (901) 555-0135</p>
<p><b>Your payout</b></p>${table('', 'Base|$980.00', 'Fuel|$214.00', 'Tarp|$75.00', 'Total payout|$1,269.00')}<p><a>Get paid in 2 days for $25.38</a></p><p>Similar loads: Memphis, TN to Tulsa, OK 12/03 $1,100 &nbsp; Memphis, TN to Dallas, TX 12/03 $1,240</p>
<div class="hd" style="margin-top:300px"><span>https://carrier.haulhub.example/loads/6612-0447?tab=details</span><span>1/1</span></div>`,
    stops: ['P Tulsa, OK 74107 2026-12-01', 'D Memphis, TN 38113 2026-12-02'],
    load: '6612-0447',
    rate: 126900,
    details: { weight: '46,000 lb', miles: '408 mi' },
  },
  kk09_english_and_french: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Transit Laurier Inc.</b><br>4455 rue Garand, Saint-Laurent, QC H4R 2H9</td><td class="right"><b>Load confirmation / Confirmation de chargement</b><br>No. TL-88120<br>2026-11-29</td></tr></table>
${table('g w', '#|Shipper / Exp&eacute;diteur|Consignee / Destinataire', 'Name / Nom|Bois Franc Mauricie|Granite State Floors', 'Address / Adresse|1850 boul. Saint-Jean|700 Harvey Rd', 'City / Ville|Trois-Rivi&egrave;res, QC G9A 5E1|Manchester, NH 03103', 'Date|2026-12-01|2026-12-02', 'Time / Heure|08:00 - 12:00|13:00', 'Ref. / R&eacute;f.|BF-221|GSF 9')}
<p>Weight / Poids: 41,000 lb &nbsp;&nbsp; Skids / Palettes: 22</p>${table('', 'Freight / Transport|1,150.00', 'Fuel / Carburant|205.00', 'Total (CAD)|1,355.00')}
<p>Bill to / Facturer &agrave; : Transit Laurier, C.P. 118, Saint-Laurent, QC H4L 4V4</p>`,
    stops: ['P Trois-Rivières, QC G9A 5E1 2026-12-01', 'D Manchester, NH 03103 2026-12-02'],
    load: 'TL-88120',
    rate: 135500,
    details: { weight: '41,000 lb' },
  },
  kk10_english_and_spanish: {
    css: SMALL,
    html: `<h2>Frontera Carga LLC &nbsp; Orden de carga / Load order FC-2026-7712</h2><p>8900 San Dario Ave, Laredo, TX 78045 &nbsp; (956) 555-0122</p>
<div class="two"><div><p><b>RECOGER EN / PICK UP AT</b><br>Bodega Mines Road<br>13300 Mines Rd<br>Laredo, TX 78045<br>Fecha/Date: 30-Nov-2026<br>Hora/Time: 14:00</p></div><div><p><b>ENTREGAR EN / DELIVER TO</b><br>Autopartes del Centro<br>5600 Bonnelli Dr<br>Mesquite, TX 75149<br>Fecha/Date: 01-Dic-2026<br>Hora/Time: 09:00</p></div></div>
<p>Mercanc&iacute;a/Commodity: arneses / harnesses, 19,880 lbs. Caja/Trailer: 53 pies.</p><p>Tarifa/Rate: USD 1,150.00 &nbsp; Condiciones/Terms: 21 d&iacute;as/days</p>${FINE}`,
    stops: ['P Laredo, TX 78045 2026-11-30', 'D Mesquite, TX 75149 2026-12-01'],
    load: 'FC-2026-7712',
    rate: 115000,
    details: { weight: '19,880 lb' },
  },
  kk11_heads_on_each_page: {
    css: SMALL,
    html: [
      `<p><b>Stops</b></p><p>1 &nbsp; <b>Load at</b> &nbsp; Lone Star Resins, 5900 Highway 225, Deer Park, TX 77536 &nbsp; 11/30/2026 &nbsp; 08:00 to 14:00</p><p style="height:560px">Resin in bags on 20 pallets. Swept trailer without holes. Number LS-7714.</p><p>2 &nbsp; <b>Unload at</b> &nbsp; Gulf Coast Molding, 3600 Industrial Pkwy`,
      `Mobile, AL 36610 &nbsp; 12/01/2026 &nbsp; 07:00</p><p style="height:500px">12 pallets. Appointment MM-51.</p><p>3 &nbsp; <b>Unload at</b> &nbsp; Emerald Boats, 900 Beck Ave, Panama City, FL 32401 &nbsp; 12/01/2026 &nbsp; 14:30</p><p>8 pallets.</p>`,
      `<p><b>Price</b></p>${table('g', 'Freight|1,540.00', 'Stop|60.00', 'To pay|1,600.00')}<p>Weight 40,800 lbs, 622 miles.</p><p>Signed ________ Date ________</p>${FINE}`,
    ]
      .map(
        (part, at) =>
          `<div style="${at > 0 ? 'break-before:page' : ''}"><table class="w" style="border-bottom:1px solid #000"><tr><td><b>Bayou City Brokers</b><br>1200 Smith St, Houston, TX 77002</td><td>Carrier: Ridgeback Express<br>Boise, ID 83716</td><td class="right">Confirmation BCB41207<br>11/29/2026<br>Page ${at + 1} of 3</td></tr></table>${part}</div>`,
      )
      .join(''),
    stops: [
      'P Deer Park, TX 77536 2026-11-30',
      'D Mobile, AL 36610 2026-12-01',
      'D Panama City, FL 32401 2026-12-01',
    ],
    load: 'BCB41207',
    rate: 160000,
    details: { weight: '40,800 lb', miles: '622 mi' },
  },
  kk12_order_with_four_addresses: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Allegheny Tube Sales</b></td><td class="right"><b>TRANSPORT ORDER</b> &nbsp; 4500-77182<br>Order date 11/27/2026</td></tr></table>
<table class="g w"><tr><td><b>Sold to</b><br>Hudson Boiler Corp<br>1 Steel Plaza<br>Albany, NY 12205</td><td><b>Bill freight to</b><br>Allegheny Tube Sales<br>PO Box 400<br>Pittsburgh, PA 15230</td></tr><tr><td><b>Ship from</b><br>Allegheny Tube Plant 4<br>3100 W Carson St<br>Pittsburgh, PA 15204</td><td><b>Ship to</b><br>Hudson Boiler Shop 2<br>500 Erie Blvd<br>Schenectady, NY 12305</td></tr></table>
${table('g w', '#Ship date|Deliver by|Carrier|Freight terms|Trailer', '11/30/2026|12/01/2026|Ridgeback Express|Prepaid|48 ft flatbed')}
${table('g w', '#Item|Description|Pieces|Weight lb', '10|2 in boiler tube 20 ft|310|22,100', '20|3 in boiler tube 20 ft|140|19,700', '|Total|450|41,800')}
<p>Freight agreed: 1,175.00 USD flat. Send the freight bill to PO Box 400, Pittsburgh, PA 15230.</p>`,
    stops: ['P Pittsburgh, PA 15204 2026-11-30', 'D Schenectady, NY 12305 2026-12-01'],
    load: '4500-77182',
    rate: 117500,
  },
  kk13_schedule_apart: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Saguaro Freight Group</b></td><td class="right">Rate confirmation<br>Load # 118-40772</td></tr></table>
<div class="two"><div><h3>Shipper</h3><p>Copper State Beverage<br>2900 S 51st Ave<br>Phoenix, AZ 85043</p></div><div><h3>Consignee</h3><p>Rio Grande Wholesale<br>4801 Hawkins St NE<br>Albuquerque, NM 87109</p></div></div>
<h3>Appointments</h3>${table('g w', '#Event|Date|From|To|Confirmation', 'Pickup|12/01/2026|10:00|12:00|C-7741', 'Delivery|12/02/2026|06:00|06:00|R-0098')}
<h3>Freight</h3>${table('g w', '#Description|Cases|Pallets|Weight', 'Soft drinks|2,090|22|44,300 lbs')}
<h3>Charges</h3>${table('g w', '#Charge|Per|Units|Amount', 'Freight|flat|1|$1,010.00', 'Fuel|mile|421|$189.45', 'Carrier total|||$1,199.45')}${FINE}`,
    stops: ['P Phoenix, AZ 85043 2026-12-01', 'D Albuquerque, NM 87109 2026-12-02'],
    load: '118-40772',
    rate: 119945,
    details: { weight: '44,300 lb' },
  },
  kk14_chat_print: {
    css: `${SMALL} .o{background:#e8f0ff;margin:4px 0 4px 80px;padding:4px 8px}.i{background:#eee;margin:4px 80px 4px 0;padding:4px 8px}.t{font-size:7px;color:#777}`,
    html: `<p><b>Conversation with Becca @ Lakeshore Logistics</b><br><span class="t">Exported Nov 29, 2026 5:31 PM</span></p><div class="i"><span class="t">Becca 4:02 PM</span><br>load 20417 still open?</div><div class="o"><span class="t">You 4:03 PM</span><br>yes, need 1900</div><div class="i"><span class="t">Becca 4:05 PM</span><br>can do 1850 final</div><div class="o"><span class="t">You 4:06 PM</span><br>ok send it</div><div class="i"><span class="t">Becca 4:10 PM</span><br>LOAD 20417 CONFIRMED $1,850<br>PU 11/30 0800-1500<br>Fox Valley Envelope, 1900 Prosper St, De Pere, WI 54115<br>DEL 12/01 0900 appt<br>Motor City Mail, 6500 Lynch Rd, Detroit, MI 48234<br>38k lbs paper 24 plts</div><div class="o"><span class="t">You 4:11 PM</span><br>confirmed, thx</div>`,
    stops: ['P De Pere, WI 54115 2026-11-30', 'D Detroit, MI 48234 2026-12-01'],
    load: '20417',
    rate: 185000,
  },
  kk15_picks_and_drops_in_turn: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Palmetto Milk Run Inc</b></td><td class="right"><b>Route confirmation PM-7715</b><br>11/29/2026</td></tr></table>
${table('g w', '#Seq|Act|Where|Arrive|Depart|What', '1|LD|Upstate Stampings, 400 Fairforest Way, Greenville, SC 29607|12/01/2026 06:00|06:45|12 racks for stop 2', '2|UL|Carolina Axle, 2100 Nations Ford Rd, Charlotte, NC 28217|12/01/2026 09:30|10:00|12 racks', '3|LD|Queen City Springs, 5100 Westinghouse Blvd, Charlotte, NC 28273|12/01/2026 10:30|11:15|9 racks for stop 4', '4|UL|Midlands Chassis, 1500 Bluff Rd, Columbia, SC 29201|12/01/2026 14:00|14:30|9 racks')}
<p>Flat pay for the route: USD 685.00. Distance 208 miles.</p>${FINE}`,
    stops: [
      'P Greenville, SC 29607 2026-12-01',
      'D Charlotte, NC 28217 2026-12-01',
      'P Charlotte, NC 28273 2026-12-01',
      'D Columbia, SC 29201 2026-12-01',
    ],
    load: 'PM-7715',
    rate: 68500,
    details: { miles: '208 mi' },
  },
  kk16_labels_above_in_grid: {
    css: `${CARDS} .q{display:grid;grid-template-columns:repeat(4,1fr);border:1px solid #aaa;margin:6px 0}.q>div{padding:3px 6px;border:1px solid #ddd}`,
    html: `<p><b style="font-size:15px">CASCADE LOAD EXCHANGE</b> &nbsp; Tender accepted</p><div class="q"><div><span class="k">TENDER ID</span>CLX774120</div><div><span class="k">MODE</span>TL</div><div><span class="k">LINEHAUL</span>1,720.00</div><div><span class="k">ALL-IN</span>2,046.80 USD</div></div>
<p><b>ORIGIN</b></p><div class="q"><div><span class="k">FACILITY</span>Rogue Valley Pears</div><div><span class="k">STREET</span>1400 Sage Rd</div><div><span class="k">CITY, STATE</span>Medford, OR</div><div><span class="k">ZIP</span>97501</div><div><span class="k">EARLIEST</span>12/01/2026 06:00</div><div><span class="k">LATEST</span>12/01/2026 14:00</div><div><span class="k">NUMBER</span>RVP-12</div><div><span class="k">DRIVER WORK</span>No touch</div></div>
<p><b>DESTINATION</b></p><div class="q"><div><span class="k">FACILITY</span>High Desert Produce</div><div><span class="k">STREET</span>5300 Arville St</div><div><span class="k">CITY, STATE</span>Las Vegas, NV</div><div><span class="k">ZIP</span>89118</div><div><span class="k">EARLIEST</span>12/03/2026 04:00</div><div><span class="k">LATEST</span>12/03/2026 05:00</div><div><span class="k">NUMBER</span>HD 9</div><div><span class="k">DRIVER WORK</span>Tailgate</div></div>${FINE}`,
    stops: ['P Medford, OR 97501 2026-12-01', 'D Las Vegas, NV 89118 2026-12-03'],
    load: 'CLX774120',
    rate: 204680,
  },
  kk17_numbered_heads: {
    css: SERIF,
    html: `<h2>Agreement for one shipment</h2><p>between Prairie Wind Brokerage, Sioux Falls (broker) and Ridgeback Express, Boise (carrier), November 29, 2026</p><p><b>1. Shipment.</b> Shipment number PW-3318. Sunflower seed in sacks, 44,500 lbs, in a dry van.</p><p><b>2. Place and time of loading.</b> Red River Seed, 1700 NP Ave, Fargo, ND 58102; December 1, 2026, 8:00 a.m. to 4:00 p.m.</p><p><b>3. Place and time of unloading.</b> Heartland Snacks, 4500 S 76th St, Omaha, NE 68127; December 2, 2026, 10:00 a.m.</p><p><b>4. Price.</b> The carrier is paid $1,140.00, which includes fuel. Each hour of waiting after the second is paid at $35.00.</p><p><b>5. Insurance.</b> The carrier is insured for $1,000,000 in liability and $100,000 in cargo.</p><p><b>6. Notices.</b> To the broker: 101 S Reid St, Sioux Falls, SD 57103.</p>`,
    stops: ['P Fargo, ND 58102 2026-12-01', 'D Omaha, NE 68127 2026-12-02'],
    load: 'PW-3318',
    rate: 114000,
    details: { weight: '44,500 lb' },
  },
  kk18_items_under_stops: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Twin Rivers Transport Mgmt</b><br>Pittsburgh PA</td><td class="right">Load Tender Confirmation<br>Shipment: 70011482<br>Run: 11/29/2026 08:14</td></tr></table>
<p style="background:#eee"><b>STOP 1 PICKUP</b> &nbsp; Sched: 12/01/2026 13:00-15:00 &nbsp; Facility 0114</p><p>Keystone Chocolate, 1100 Reese Ave, Hershey, PA 17033</p>${table('g w', '#PO|SKU|Description|Cases|Gross', '88120|44-1|Bars 36 ct|600|11,400', '88121|44-2|Bars 48 ct|720|14,900', '88122|45-9|Syrup|300|9,950', '|||1,620|36,250')}
<p style="background:#eee"><b>STOP 2 DELIVERY</b> &nbsp; Sched: 12/02/2026 05:00-05:00 &nbsp; Facility 0988</p><p>Buckeye Grocers DC, 2200 Westbelt Dr, Columbus, OH 43228</p>${table('g w', '#PO|SKU|Description|Cases|Gross', '88120|44-1|Bars 36 ct|600|11,400', '88122|45-9|Syrup|300|9,950', '|||900|21,350')}
<p style="background:#eee"><b>STOP 3 DELIVERY</b> &nbsp; Sched: 12/02/2026 11:00-12:00 &nbsp; Facility 0991</p><p>Hoosier Candy Depot, 5600 W Raymond St, Indianapolis, IN 46241</p>${table('g w', '#PO|SKU|Description|Cases|Gross', '88121|44-2|Bars 48 ct|720|14,900', '|||720|14,900')}
${table('g', '#Charge|USD', 'Contract line haul|1,310.00', 'Stop charge|85.00', 'Fuel 18%|235.80', 'Total freight|1,630.80')}${FINE}`,
    stops: [
      'P Hershey, PA 17033 2026-12-01',
      'D Columbus, OH 43228 2026-12-02',
      'D Indianapolis, IN 46241 2026-12-02',
    ],
    load: '70011482',
    rate: 163080,
  },
  kk19_terms_first: {
    css: SMALL,
    html: `<h3>Broker-carrier terms for this load</h3>${FINE.replace('6.5px', '9px')}<p>Carrier shall pick up on time at shipper and deliver to consignee without delay. Any pickup after 12/15/2026 needs a new rate. Governing law: Essex County, Newark, NJ 07102.</p><div style="break-before:page"></div>
<h3>Schedule A</h3>${table('', 'Load|GV 20-4471', 'Truck|Van, 53 ft', 'Rate|$1,890.00 all inclusive', 'Distance|880 mi')}
<p><u>Pickup</u></p><p style="margin-left:30px">Garden State Cosmetics<br>300 Kilmer Rd<br>Edison, NJ 08817<br>Tuesday, December 1st 2026<br>between 1:00 PM and 4:00 PM</p><p><u>Delivery</u></p><p style="margin-left:30px">Peachtree Beauty Supply<br>4900 Fulton Industrial Blvd SW<br>Atlanta, GA 30336<br>Thursday, December 3rd 2026<br>9:00 AM</p>`,
    stops: ['P Edison, NJ 08817 2026-12-01', 'D Atlanta, GA 30336 2026-12-03'],
    load: 'GV 20-4471',
    rate: 189000,
    details: { miles: '880 mi' },
  },
  kk20_auto_transport: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Sunbelt Auto Movers</b><br>Dispatch sheet</td><td class="right">Order ID: SAM-118820<br>Total Payment to Carrier: <b>$1,150.00</b><br>On Delivery to Carrier: $0.00</td></tr></table>
${table('w', 'Dispatch Date|11/29/2026|Ship Via|Open trailer', 'Pickup Estimated|12/01/2026|Delivery Estimated|12/03/2026', 'Condition|Operable|Distance|870 miles')}
${table('g w', '#Vehicle|Color|Plate|VIN|Lot', '2022 Ford F-150|White|TX 8KX441|1FTFW1E50NFA00417|A12', '2020 Honda CR-V|Gray|TX 2LM771|2HKRW2H80LH600118|A13')}
<div class="two"><div><p><b>Pickup Information</b><br>Mid-Cities Auto Auction<br>12101 Trinity Blvd<br>Euless, TX 76040<br>Phone: (817) 555-0140</p></div><div><p><b>Delivery Information</b><br>Volusia Motors<br>1400 Mason Ave<br>Daytona Beach, FL 32117<br>Phone: (386) 555-0152</p></div></div>
<p>Contract terms: carrier is paid in 5 business days by company check to the address of the carrier, 6200 S Federal Way, Boise, ID 83716.</p>${FINE}`,
    stops: ['P Euless, TX 76040 2026-12-01', 'D Daytona Beach, FL 32117 2026-12-03'],
    load: 'SAM-118820',
    rate: 115000,
    details: { miles: '870 mi' },
  },
  kk21_dates_left_of_addresses: {
    css: SMALL,
    html: `<p><b style="font-size:14px">Great Falls Forwarding</b> &nbsp; Load confirmation &nbsp; <b>GFF#20881</b></p>
<table class="w"><tr><td style="width:20%">12/01/26 Tue<br>0700-1200</td><td style="width:12%"><b>P/U</b></td><td>Malting Co. of the Plains<br>2800 Great Bear Ave<br>Great Falls, MT 59404</td></tr><tr><td>12/02/26 Wed<br>1300-1400</td><td><b>DEL</b></td><td>Spokane Brewers Union<br>3900 E Trent Ave<br>Spokane, WA 99202</td></tr><tr><td>12/03/26 Thu<br>0800-0900</td><td><b>DEL</b></td><td>Columbia Gorge Ales<br>600 Port Way<br>Hood River, OR 97031</td></tr></table>
<p>Malt, 43,700#. Miles: 690. Rate: 1,960.00 + 50.00 stop = <b>2,010.00</b></p>${FINE}`,
    stops: [
      'P Great Falls, MT 59404 2026-12-01',
      'D Spokane, WA 99202 2026-12-02',
      'D Hood River, OR 97031 2026-12-03',
    ],
    load: '20881',
    rate: 201000,
  },
  kk22_spreadsheet: {
    css: 'body{font:8.5px/1.3 "DejaVu Sans",sans-serif} td,th{min-width:48px}',
    page: { landscape: true },
    html: `${table('g w', '|A|B|C|D|E|F', '1|LOAD CONFIRMATION|||Piney Woods Lumber Traffic||', '2|Load no.|PW1184||Date|29-Nov-26|', '3|Carrier|Ridgeback Express||MC|881204|', '4||||||', '5||PICKUP|||DROP|', '6|Name|East Texas Studs||Name|Brazos Truss|', '7|Street|3300 US-59 S||Street|1100 N Loop 340|', '8|City|Lufkin||City|Waco|', '9|State|TX||State|TX|', '10|Zip|75901||Zip|76705|', '11|Date|1-Dec-26||Date|1-Dec-26|', '12|Time|6:00||Time|14:00|', '13||||||', '14|Rate|$640.00||Weight|47,500|', '15|Fuel|$95.00||Tarps|Yes|', '16|Total|$735.00||||')}`,
    stops: ['P Lufkin, TX 75901 2026-12-01', 'D Waco, TX 76705 2026-12-01'],
    load: 'PW1184',
    rate: 73500,
  },
  kk23_ltl_style_bill: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">STRAIGHT BILL OF LADING AND RATE CONFIRMATION</b></td><td class="right">BOL 7714-2206<br>Ship date 12/01/2026</td></tr></table>
<table class="g w"><tr><td><b>SHIP FROM</b><br>Name: Cumberland Wire<br>Address: 1900 Amnicola Hwy<br>City/State/Zip: Chattanooga, TN 37406<br>SID#: 5520</td><td><b>Carrier name:</b> Ridgeback Express<br>Trailer number: 55120<br>Seal: 88412<br>SCAC: RDGX<br>Pro number: 330-7714</td></tr><tr><td><b>SHIP TO</b><br>Name: Raleigh Electric Supply<br>Address: 2700 Capital Blvd<br>City/State/Zip: Raleigh, NC 27604<br>CID#: 11-8</td><td><b>Freight charges:</b> Prepaid<br>Deliver on: 12/02/2026<br>Deliver at: 09:00</td></tr><tr><td colspan="2"><b>THIRD PARTY FREIGHT CHARGES BILL TO</b><br>Name: Volunteer Freight Desk<br>Address: 400 Georgia Ave<br>City/State/Zip: Chattanooga, TN 37402</td></tr></table>
${table('g w', '#Handling units|Type|Weight|Commodity|NMFC|Class', '18|Reels|39,900 lbs|Copper wire|061070|65')}
<p>Rate to carrier, flat: $1,020.00. COD amount: $0.00</p>`,
    stops: ['P Chattanooga, TN 37406 2026-12-01', 'D Raleigh, NC 27604 2026-12-02'],
    load: '7714-2206',
    rate: 102000,
    details: { weight: '39,900 lb' },
  },
  kk24_fixed_print_columns: {
    css: COURIER,
    html: `<pre>
BADGER STATE TRAFFIC INC             RATE AGREEMENT            11/29/26
MILWAUKEE WI  414-555-0177           ORDER NO. 0447182         PG 1/1
======================================================================
SHPR  WAUKESHA CASTINGS              CNSE  TRI-STATE PUMP
      1400 PEARL ST                        4700 E 7TH AVE
      WAUKESHA         WI 53186            GARY             IN 46403
      262-555-0190                         219-555-0133
P/U   12/01/26  0800-1100            DEL   12/01/26  1500-1600
REF   WC4471                         REF   TSP 20
----------------------------------------------------------------------
                                     CNSE  MAUMEE VALVE
                                           2100 MATZINGER RD
                                           TOLEDO           OH 43612
                                           419-555-0120
                                     DEL   12/02/26  0700-0800
                                     REF   MV-9
======================================================================
42 PCS CASTINGS   41,900 LBS   FLAT BED   395 MILES
LINE HAUL    1,150.00
STOP OFF        75.00
FUEL           167.88
TOTAL DUE    1,392.88       TERMS NET 30
</pre>`,
    stops: [
      'P Waukesha, WI 53186 2026-12-01',
      'D Gary, IN 46403 2026-12-01',
      'D Toledo, OH 43612 2026-12-02',
    ],
    load: '0447182',
    rate: 139288,
    details: { miles: '395 mi' },
  },
};
