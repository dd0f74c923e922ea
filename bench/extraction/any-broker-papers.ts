import { table, type ByHand } from './by-hand-papers';

/**
 * Papers drawn by hand in layouts unlike those of the generator, with rotated pages, words in an odd order, phones, machines and
 * letters among them. Rules were mended on SEEN after their first reading; UNSEEN were drawn afterwards and read once.
 */
const OUTLOOK =
  'body{font:12.5px/1.4 Carlito,Arial,sans-serif} .h{border-bottom:2px solid #000;font-weight:bold} blockquote{border-left:2px solid #99f;margin:0 0 0 6px;padding-left:8px}';

export const SEEN: Readonly<Record<string, ByHand>> = {
  c01_cross_border_table: {
    page: { landscape: true },
    html: `<div style="display:flex;justify-content:space-between"><div><h1>Laurentide Cross-Dock &amp; Brokerage</h1><p>1550 Boul. Hymus, Dorval, QC H9P 1J6 | NIR R-114402-7 | MC 1188204</p></div><div><p>Order<br><b>LCX-260411</b></p><p>Issued 2026-11-27</p></div></div>
${table('g w', '#Leg|Party|Street|Town|Prov/St|Postal|Ctry|ETA|Window|Refs', '1 - Collect|Toitures Beauce|280 route Kennedy|Saint-Georges|QC|G5Y 2A4|CA|2026-12-02|07:30-11:00|SO 71822', '2 - Clear|Pembina entry, PARS 88210045512|||||||US customs broker: Deringer Champlain NY|', '3 - Deliver|Upstate Roofing Yard|19 Corporate Cir|Albany|NY|12203|US|2026-12-03|08:00-16:00|PO 5510-9', '4 - Deliver|Berkshire Shingle|77 Hubbard Ave|Pittsfield|MA|01201|US|2026-12-04|09:00-12:00|PO 5511-2')}
<p>Equipment: 53' flatbed, 4' tarps &nbsp;&nbsp; Freight: asphalt shingles, 20 pallets &nbsp;&nbsp; 19 958 kg (44,000 lb) &nbsp;&nbsp; 392 mi</p>
${table('', 'Transport|CAD 2,400.00', 'Tarping|CAD 150.00', 'Border crossing|CAD 90.00', 'Payable to carrier|CAD 2,640.00', '<i>approx.</i>|<i>USD 1,927.20</i>')}
<p>Late border paperwork: $200 penalty. Waiting at customs is payable after 3 hours at $60/h, not to exceed $300.</p>`,
    stops: [
      'P Saint-Georges, QC G5Y 2A4 2026-12-02',
      'D Albany, NY 12203 2026-12-03',
      'D Pittsfield, MA 01201 2026-12-04',
    ],
    load: 'LCX-260411',
    rate: 264000,
    details: { mc: '1188204', broker: 'Laurentide Cross-Dock & Brokerage', miles: '392 mi' },
  },
  c02_two_loads: {
    html: `<h2>Tejas Produce Logistics</h2><p>Two confirmations enclosed</p><h3>Confirmation 880417</h3><p>Shipper: Rio Queen Citrus, 4012 E Goodwin Rd, Mission, TX 78574 - 11/30/2026 13:00<br>Receiver: HEB Retail Support, 4710 N Pan Am Expy, San Antonio, TX 78218 - 12/01/2026 03:00</p><p>Pays $1,100.00</p><div style="page-break-before:always"></div><h3>Confirmation 880418</h3><p>Shipper: Val Verde Vegetable, 200 W Nolana Ave, McAllen, TX 78504 - 11/30/2026 16:00<br>Receiver: Kroger DC, 701 Gellhorn Dr, Houston, TX 77029 - 12/01/2026 05:00</p><p>Pays $1,250.00</p>`,
    stops: [
      'P Mission, TX 78574 2026-11-30',
      'D San Antonio, TX 78218 2026-12-01',
      'P McAllen, TX 78504 2026-11-30',
      'D Houston, TX 77029 2026-12-01',
    ],
    load: '880417',
    rate: 110000,
    mustFlag: true,
  },
  c03_part_codes: {
    html: `<div style="background:#223;color:#fff;padding:6px"><b>FREIGHTLANE</b> &nbsp; carrier dispatch record</div><p>Shipment ID: FL7-00931 &nbsp; BOL: 4471902 &nbsp; PO: 88-1133, 88-1134</p>
${table('w', '#Evt|Facility|Where|Appt from|Appt to', 'PL|Boise Cascade Mill|Kettle Falls, WA 99141|30-Nov-26 06:00|30-Nov-26 09:00', 'PU|ProBuild Yard|Ellensburg, WA 98926|30-Nov-26 17:00|30-Nov-26 18:00', 'CU|Parr Lumber|Hillsboro, OR 97124|01-Dec-26 07:00|01-Dec-26 12:00')}
<p style="font-size:9px">Evt: PL = partial load, CL = complete load, PU = partial unload, CU = complete unload.</p>
<p>Equipment Flatbed 48 &nbsp; Commodity Plywood &nbsp; Weight 46,200 lbs &nbsp; Distance 418 mi</p><p>Line haul 1,390.00 USD<br>Stop-off 60.00 USD<br>Carrier total 1,450.00 USD</p>`,
    stops: [
      'P Kettle Falls, WA 99141 2026-11-30',
      'D Ellensburg, WA 98926 2026-11-30',
      'D Hillsboro, OR 97124 2026-12-01',
    ],
    load: 'FL7-00931',
    rate: 145000,
    details: { equipment: "48' flatbed", commodity: 'Plywood', weight: '46,200 lb', miles: '418 mi' },
  },
  c04_drop_hook: {
    html: `<h1 style="text-align:center">DROP &amp; HOOK ASSIGNMENT</h1><p style="text-align:center">Assignment <b>#DH-30077</b> issued by Prairie Gold Logistics (MC# 702215), ask for Lena 515-555-0160</p>
<div style="border:1px solid #000;padding:5px;margin:6px 0"><b>PRE-LOADED TRAILER AT</b><br>Quaker Mill Yard C<br>418 2nd St NE<br>Cedar Rapids, IA 52401<br>Available Mon 11/30/2026 from 00:01 until 23:59 - open 24 hrs</div>
<div style="border:1px solid #000;padding:5px;margin:6px 0"><b>DROP LOADED TRAILER AT</b><br>Target T-3803<br>1100 Valley Rd<br>Oconomowoc, WI 53066<br>Due Tue 12/01/2026 by 23:59 - FCFS</div>
<div style="border:1px solid #000;padding:5px;margin:6px 0"><b>RETURN EMPTY TRAILER TO</b><br>Prairie Gold Pool<br>2600 Edgewood Rd SW<br>Cedar Rapids, IA 52404<br>Wed 12/02/2026 12:00</div>
<p>Trip pays $1,275.00 flat including empty return. $200 penalty if the trailer is not returned; trailer rent of $75/day, not to exceed $525.</p>`,
    stops: [
      'P Cedar Rapids, IA 52401 2026-11-30',
      'D Oconomowoc, WI 53066 2026-12-01',
      'D Cedar Rapids, IA 52404 2026-12-02',
    ],
    load: 'DH-30077',
    rate: 127500,
    details: { mc: '702215' },
  },
  c05_dmy_dates_above: {
    html: `<table class="w"><tr><td><b>MARITIME HAUL BROKERS INC.</b><br>12 Akerley Blvd<br>Dartmouth NS B3B 1J4</td><td class="right">Confirmation no.: MHB/2026/1187<br>Date of issue: 27/11/2026</td></tr></table>
<p style="margin-top:14px">30/11/2026 &nbsp; 09h00 - 12h00<br><b>COLLECTION</b><br>High Liner Foods<br>100 Battery Point<br>Lunenburg NS B0J 2C0</p>
<p style="margin-top:14px">02/12/2026 &nbsp; 06h30<br><b>OFFLOADING</b><br>Sobeys RDC<br>1500 rue Industrielle<br>Terrebonne QC J6Y 1V8</p>
<p>Agreed price: $2,950.00 CAD plus HST 15% $442.50 = $3,392.50</p><p>Temp -20 C continuous. Reefer fuel must be full.</p>`,
    stops: ['P Lunenburg, NS B0J 2C0 2026-11-30', 'D Terrebonne, QC J6Y 1V8 2026-12-02'],
    load: 'MHB/2026/1187',
    rate: 295000,
  },
  c06_mail_thread: {
    css: OUTLOOK,
    html: `<p class="h">Ray Delgado</p><p><b>From:</b> Amy Fisk &lt;amy@copperstatefreight.example&gt;<br><b>Sent:</b> Friday, November 27, 2026 9:12 AM<br><b>To:</b> dispatch@rdtrucking.example<br><b>Subject:</b> RE: Yuma to Salinas 11/30 - CSF 442091 confirmed</p>
<p>Ray,</p><p>OK, you have it at $1,650 all in. CSF load 442091. Loads Monday 11/30/2026 at 7am at Dole Fresh, 2905 E Gila Ridge Rd, Yuma AZ 85365 (pickup # Y-8812) and delivers Tuesday 12/01/2026 at 5am at Taylor Farms, 1207 Abbott St, Salinas CA 93901. 53 reefer, 34 degrees, 22 pallets of lettuce, 38,500 lbs.</p><p>Amy Fisk<br>Copper State Freight<br>4400 N Central Ave, Phoenix, AZ 85012<br>MC 559102</p>
<blockquote><p><b>From:</b> Ray Delgado<br><b>Sent:</b> Friday, November 27, 2026 8:55 AM<br><b>To:</b> Amy Fisk</p><p>Can't do it for $1,400. Need $1,700.</p></blockquote>`,
    stops: ['P Yuma, AZ 85365 2026-11-30', 'D Salinas, CA 93901 2026-12-01'],
    load: '442091',
    rate: 165000,
    details: { mc: '559102', weight: '38,500 lb' },
  },
  c07_bol_vics: {
    css: 'body{font:8px/1.25 Arial,sans-serif} td{border:1px solid #000;padding:1px 3px}',
    html: `<table style="width:100%"><tr><td colspan=2>Date: 11/30/2026</td><td colspan=2 style="text-align:center"><b>BILL OF LADING</b></td><td>Page 1 of 1</td></tr>
<tr><td colspan=3 style="background:#000;color:#fff">SHIP FROM</td><td colspan=2 rowspan=2>Bill of Lading Number: <b>06141411234567890</b></td></tr>
<tr><td colspan=3>Name: Lodi Canning Co<br>Address: 307 Canners Way<br>City/State/Zip: Lodi, WI 53555<br>SID#: 40021 &nbsp; FOB: &#9744;</td></tr>
<tr><td colspan=3 style="background:#000;color:#fff">SHIP TO</td><td colspan=2 rowspan=2>CARRIER NAME: Badger Line Haul<br>Trailer number: 53R118<br>Seal number(s): 7741902<br>SCAC: BDLH<br>Pro number: 221-889134</td></tr>
<tr><td colspan=3>Name: Meijer Dist Center 90 &nbsp; Location #: 90<br>Address: 3303 Wilson Ave SW<br>City/State/Zip: Grandville, MI 49418<br>CID#: 61177 &nbsp; FOB: &#9744;</td></tr>
<tr><td colspan=3 style="background:#000;color:#fff">THIRD PARTY FREIGHT CHARGES BILL TO:</td><td colspan=2 rowspan=2>Freight Charge Terms: Prepaid ____ Collect ____ 3rd Party X</td></tr>
<tr><td colspan=3>Name: Spartan Freight Pay<br>Address: PO Box 8700<br>City/State/Zip: Grand Rapids, MI 49518</td></tr>
<tr><td colspan=5>SPECIAL INSTRUCTIONS: Deliver 12/01/2026 0600 appt, call 616-555-0133.</td></tr>
<tr><td>CUSTOMER ORDER NUMBER<br>4500219931</td><td># PKGS<br>1,840</td><td>WEIGHT<br>43,120</td><td>PALLET/SLIP<br>Y</td><td>ADDITIONAL SHIPPER INFO<br>canned peas</td></tr>
<tr><td colspan=5>Where the rate is dependent on value, shippers are required to state specifically in writing the agreed or declared value of the property as follows: "The agreed or declared value of the property is specifically stated by the shipper to be not exceeding ______ per ______." COD Amount: $ 0.00 Fee Terms: Collect</td></tr>
<tr><td colspan=3>SHIPPER SIGNATURE / DATE ____ Trailer Loaded: By shipper X</td><td colspan=2>CARRIER SIGNATURE / PICKUP DATE ____</td></tr></table>`,
    stops: ['P Lodi, WI 53555 2026-11-30', 'D Grandville, MI 49418 2026-12-01'],
    load: '06141411234567890',
    rate: null,
    details: { weight: '43,120 lb' },
  },
  c08_raw_x12: {
    drawn: {
      width: 612,
      height: 792,
      mono: true,
      pages: [
        [
          'ISA*00*          *00*          *02*SWFT           *02*KLLM           *261127*0912*U*00401*000004411*0*P*>~',
          'GS*SM*SWFT*KLLM*20261127*0912*4411*X*004010~',
          'ST*204*0001~',
          'B2**KLLM**55810023**PP~',
          'B2A*00~',
          'L11*0044190217*BM~',
          'L11*PO-77182*PO~',
          'G62*64*20261127*1*1200~',
          'MS3*KLLM*B**M~',
          'NTE**DRIVER MUST CHECK IN WITH BOTH NUMBERS~',
          'N1*BT*SWIFT FREIGHT PAY*93*0009~',
          'N3*2200 S 75TH AVE~',
          'N4*PHOENIX*AZ*85043*US~',
          'N7**53000*********RT****5300~',
          'S5*1*CL*41200*L*24*PL~',
          'G62*37*20261130*I*0800~',
          'G62*38*20261130*K*1400~',
          'N1*SF*LAMB WESTON TWIN FALLS*93*2201~',
          'N3*856 RUSSET ST~',
          'N4*TWIN FALLS*ID*83301*US~',
          'S5*2*CU*41200*L*24*PL~',
          'G62*53*20261202*I*0500~',
          'G62*54*20261202*K*0900~',
          'N1*ST*SYSCO DENVER*93*1102~',
          'N3*5000 BEELER ST~',
          'N4*DENVER*CO*80238*US~',
          'L3*41200*G***214000******24~',
          'SE*26*0001~',
        ].map((text, index) => [40, 50 + index * 12, 8.5, text] as [number, number, number, string]),
      ],
    },
    stops: ['P Twin Falls, ID 83301 2026-11-30', 'D Denver, CO 80238 2026-12-02'],
    load: '55810023',
    rate: 214000,
  },
  c09_phone: {
    page: {
      width: '78mm',
      height: '165mm',
      margin: { top: '4mm', bottom: '4mm', left: '4mm', right: '4mm' },
    },
    css: 'body{font:10px/1.35 Arial,sans-serif} .c{border:1px solid #ccc;border-radius:8px;padding:6px;margin:5px 0} .s{color:#777;font-size:8px}',
    html: `<div style="text-align:center"><b>haulr</b></div><div class="c"><span class="s">LOAD</span><br><b>H-66-20418</b><br><span class="s">YOU GET</span><br><b>$905</b> <span class="s">($2.41/mi)</span></div>
<div class="c"><span class="s">PICK UP &middot; TODAY + 3</span><br><b>Mon, Nov 30</b>, 2:00 PM - 6:00 PM<br>Westrock Box Plant<br>3950 Shackleford Rd<br>Duluth, GA 30096</div><div class="c"><span class="s">376 mi &middot; 6 h 10 min &middot; 18,400 lb &middot; Dry van 53'</span></div><div class="c"><span class="s">DROP OFF &middot; FCFS</span><br><b>Tue, Dec 1</b>, 7:00 AM - 3:00 PM<br>Coastal Pack &amp; Ship<br>101 Telfair Rd<br>Savannah, GA 31415</div>
<div class="c"><span class="s">IF PLANS CHANGE</span><br>Cancel within 2 h: $50 fee. Detention $35/h from hour 3.</div>`,
    stops: ['P Duluth, GA 30096 2026-11-30', 'D Savannah, GA 31415 2026-12-01'],
    load: 'H-66-20418',
    rate: 90500,
    details: { weight: '18,400 lb', miles: '376 mi' },
  },
  c10_tiny_watermark: {
    page: { landscape: true },
    css: 'body{font:5.5px/1.25 Arial,sans-serif} td,th{padding:1px 4px} .wm{position:fixed;top:38%;left:8%;font-size:70px;color:#ddd;transform:rotate(-28deg);z-index:-1}',
    html: `<div class="wm">CARRIER COPY - DO NOT DUPLICATE</div><h2>ALLEGHENY STEEL TRANSPORT EXCHANGE</h2><p>Tender acceptance | Control no. ASX0088123 | Accepted 11/27/2026 10:41 ET | Accepted by: Bob's Hotshot LLC, 12 Mill St, Zanesville, OH 43701</p>
${table('g w', '#Ln|Activity|Location name|Address 1|City|State|Zip|Earliest|Latest|Pcs|Wgt (lb)|Reference', '10|LOAD|Butler Works|210 Pittsburgh Rd|Butler|PA|16001|11/30/2026 06:00|11/30/2026 22:00|2|21,550|Coil 882A', '20|LOAD|Vandergrift Finishing|132 Lincoln Ave|Vandergrift|PA|15690|11/30/2026 08:00|11/30/2026 20:00|2|22,180|Coil 882B', '30|UNLOAD|Rouge Stamping|4001 Miller Rd|Dearborn|MI|48120|12/01/2026 05:00|12/01/2026 07:00|4|43,730|ASN 11902')}
${table('g', '#Charge|Basis|Amount', 'TOTAL FREIGHT||1,488.25', 'Line haul|318 mi x 4.05|1,287.90', 'FSC|15.56%|200.35')}
<p>1. Carrier waives all liens. 2. Accessorials over $100.00 need approval. 3. Coil racks lost: $450.00 each. 4. Cargo claims total limit $250,000. 5. Unload at rear of plant. 6. Load must be chained, 4 per coil.</p>`,
    stops: [
      'P Butler, PA 16001 2026-11-30',
      'P Vandergrift, PA 15690 2026-11-30',
      'D Dearborn, MI 48120 2026-12-01',
    ],
    load: 'ASX0088123',
    rate: 148825,
    details: { miles: '318 mi' },
  },
  c11_rotated: {
    drawn: {
      width: 612,
      height: 792,
      rotate: 90,
      pages: [
        [
          [40, 40, 14, 'GREAT BASIN LOGISTICS'],
          [560, 40, 10, 'Rate Sheet No.'],
          [650, 40, 10, '19-4408'],
          [40, 58, 9, 'MC-330918   Carrier Sales: Toni Ruiz   775-555-0109'],
          [40, 90, 9, 'Sequence'],
          [120, 90, 9, 'What'],
          [200, 90, 9, 'Site'],
          [400, 90, 9, 'On'],
          [500, 90, 9, 'At'],
          [580, 90, 9, 'Contact'],
          [40, 110, 9, '1'],
          [120, 110, 9, 'Pick'],
          [200, 110, 9, 'Nevada Gold Tools'],
          [200, 121, 9, '2055 Idaho St'],
          [200, 132, 9, 'Elko NV 89801'],
          [400, 110, 9, '11.30.2026'],
          [500, 110, 9, '0900-1500'],
          [580, 110, 9, '775-555-0177'],
          [40, 155, 9, '2'],
          [120, 155, 9, 'Drop'],
          [200, 155, 9, 'Wasatch Drill Supply'],
          [200, 166, 9, '1780 S Redwood Rd'],
          [200, 177, 9, 'Salt Lake City UT 84104'],
          [400, 155, 9, '12.01.2026'],
          [500, 155, 9, '0700-1100'],
          [580, 155, 9, '801-555-0131'],
          [40, 220, 9, 'Freight'],
          [120, 220, 9, 'Drill steel, 31,000 lbs'],
          [400, 220, 9, 'Trailer'],
          [500, 220, 9, 'Step deck'],
          [40, 240, 10, 'Carrier receives'],
          [160, 240, 10, '$ 1,010.00'],
          [400, 240, 9, '(tarps $75.00 included)'],
          [40, 300, 7, 'Fines for missed appointments are $250.00 each. Lumpers up to $200.00 with receipt.'],
        ],
      ],
    },
    stops: ['P Elko, NV 89801 2026-11-30', 'D Salt Lake City, UT 84104 2026-12-01'],
    load: '19-4408',
    rate: 101000,
    details: { mc: '330918', weight: '31,000 lb' },
  },
  c12_odd_order: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          // right column first, bottom to top, one item a word
          [420, 300, 9, '84029'],
          [395, 300, 9, 'UT'],
          [345, 300, 9, 'Grantsville,'],
          [375, 287, 9, 'Depot'],
          [345, 287, 9, 'Army'],
          [345, 274, 9, 'Tooele'],
          [345, 255, 9, '12/02/2026'],
          [400, 255, 9, '14:00'],
          [345, 236, 11, 'CONSIGNEE'],
          [60, 300, 9, 'Hermiston,'],
          [112, 300, 9, 'OR'],
          [130, 300, 9, '97838'],
          [60, 287, 9, '80110'],
          [90, 287, 9, 'Umatilla'],
          [130, 287, 9, 'Dr'],
          [60, 274, 9, 'Columbia'],
          [104, 274, 9, 'Seed'],
          [60, 255, 9, '12/01/2026'],
          [115, 255, 9, '08:00'],
          [60, 236, 11, 'SHIPPER'],
          [60, 420, 9, 'Accessorial'],
          [60, 405, 9, 'Freight'],
          [60, 435, 10, 'Grand'],
          [92, 435, 10, 'Total'],
          [300, 435, 10, '$1,733.00'],
          [300, 420, 9, '$83.00'],
          [300, 405, 9, '$1,650.00'],
          [60, 60, 15, 'BLUE'],
          [105, 60, 15, 'MOUNTAIN'],
          [195, 60, 15, 'DISPATCH'],
          [60, 90, 10, 'Our'],
          [82, 90, 10, 'Pro'],
          [104, 90, 10, '#'],
          [114, 90, 10, 'BM-71140'],
          [345, 90, 10, 'Customer'],
          [395, 90, 10, 'PO'],
          [413, 90, 10, '#'],
          [425, 90, 10, '6600817'],
        ],
      ],
    },
    stops: ['P Hermiston, OR 97838 2026-12-01', 'D Grantsville, UT 84029 2026-12-02'],
    load: 'BM-71140',
    rate: 173300,
  },
  c13_fcfs_24h: {
    html: `<h1>Load #WW-118-0093</h1><p>Wagon Wheel Transport Services LLC</p>
<dl><dt><b>Origin</b></dt><dd>Cargill Salt, 916 S Riverside Ave, St Clair, MI 48079</dd><dd>Hours: 24/7, shipping opens 11/30/2026 00:00 closes 12/01/2026 00:00</dd><dd>Confirmation: FCFS, no appointment, ref S-44192</dd><dt><b>Destination</b></dt><dd>Cumberland Road Salt Barn, 12 Nevins Ave, Cumberland, MD 21502</dd><dd>Hours: Mon-Fri 0700-1500 FCFS; deliver on 12/02/2026</dd></dl>
<p>Bulk rock salt 48,000# end dump. 391 practical miles.</p><p>RATE: $1,525.00 (line haul $1,300.00 / fuel $225.00)</p>`,
    stops: ['P St Clair, MI 48079 2026-11-30', 'D Cumberland, MD 21502 2026-12-02'],
    load: 'WW-118-0093',
    rate: 152500,
    details: { weight: '48,000 lb', miles: '391 mi' },
  },
  c14_competing_sums: {
    html: `<h2>INTERNAL + CARRIER VIEW</h2><p>Load ID 3390021-A</p><div class="two"><div>${table('', 'Pickup|Mon 30 Nov 2026 10:00', '|Hanes Dye &amp; Finishing', '|600 Northwest Blvd', '|Winston-Salem, NC 27101')}</div><div>${table('', 'Dropoff|Tue 1 Dec 2026 08:00', '|Gildan Activewear', '|602 E Main St', '|Princeton, KY 42445')}</div></div>
${table('g', '#|Customer|Carrier', 'Total|$2,350.00|$1,980.00', 'Line haul|$2,100.00|$1,780.00', 'Fuel|$250.00|$200.00')}<p>Carrier payment is the Carrier column. Margin $370.00.</p>`,
    stops: ['P Winston-Salem, NC 27101 2026-11-30', 'D Princeton, KY 42445 2026-12-01'],
    load: '3390021-A',
    rate: 198000,
  },
  c15_tails: {
    html: `<p style="font-size:20px;font-weight:bold">SHEPHERD FREIGHT</p><p>Load Ref: SHF 90-1182</p>
<p><b>1st pick:</b> Ash Grove Cement, Chanute KS - silo 4, hard hats required, no sandals, scale on site. Nov 30 2026, anytime after 0600</p><p><b>2nd pick:</b> Monarch Cement, Humboldt KS / rear gate. Nov 30 2026, before 1500 hrs</p><p><b>Final drop:</b> Ozark Ready Mix, Springdale, AR; call 479-555-0150 one hour out. Dec 1 2026, 0700-0900</p><p>Pneumatic tanker. Each pick approx 24,500 lbs. Truck paid 1125.00 on receipt of BOLs.</p>`,
    stops: ['P Chanute, KS 2026-11-30', 'P Humboldt, KS 2026-11-30', 'D Springdale, AR 2026-12-01'],
    load: 'SHF 90-1182',
    rate: 112500,
  },
  c16_other_names: {
    html: `<h2>CARRIER PICK SHEET</h2><p>Pick sheet: 7Q4410</p>${table('w', '#Ship From|Ship To|Second Ship To', 'Alcon Labs<br>6201 South Fwy<br>FT WORTH TX 76134|McKesson<br>4853 Crumpler Rd<br>N LITTLE ROCK AR 72117|Cardinal<br>850 Airport Rd<br>MT PLEASANT, TX 75455', '12/01/26 0600|12/01/26 1600|12/02/26 1000')}<p>All-inclusive: USD$1,340</p><p>Med supplies 9,800 lb.</p>`,
    stops: [
      'P Fort Worth, TX 76134 2026-12-01',
      'D North Little Rock, AR 72117 2026-12-01',
      'D Mount Pleasant, TX 75455 2026-12-02',
    ],
    load: '7Q4410',
    rate: 134000,
  },
  c17_erp_pairs: {
    html: `<p><b>SAP Shipment Document</b></p>${table('g w', 'Shipment|0012004471|Trans. type|FTL', 'Ship-From Name|Owens Corning Amarillo|Ship-To Name|Lowes RDC 1436', 'Ship-From Street|1701 Hollywood Rd|Ship-To Street|955 Lowes Ln', 'Ship-From City|Amarillo|Ship-To City|Mount Vernon', 'Ship-From Region|TX|Ship-To Region|TX', 'Ship-From Post. code|79110|Ship-To Post. code|75457', 'Req. ship date|11/30/2026|Req. deliv. date|12/01/2026', 'Loading time|06:30|MABD|12/01/2026 18:00', 'Gross wt|31,870 LB|Distance|448 MI', 'Fwd agent|Panhandle Express|Freight cost|1,190.00 USD')}`,
    stops: ['P Amarillo, TX 79110 2026-11-30', 'D Mount Vernon, TX 75457 2026-12-01'],
    load: '0012004471',
    rate: 119000,
    details: { weight: '31,870 lb', miles: '448 mi' },
  },
  c18_terms_heavy: {
    css: 'body{font:10px/1.5 "DejaVu Serif",serif} .cols{columns:2}',
    html: `<h2>CARRIER LOAD AGREEMENT</h2><p>between Old Dominion Brokerage Group, Inc., 500 Patton Rd, Roanoke, VA 24012, and the Carrier named below.</p><p>Agreement No. ODB-2026-55102</p><p>Carrier: Smoky Trucking, Knoxville, TN 37918, DOT 1882001</p>
<div class="cols"><p>1. FINES. There is a $200 penalty for each missed check call, and a $500.00 penalty for late delivery. Total penalties are not to exceed $1,000.00 per load.</p><p>2. DETENTION. Paid at $50.00 per hour, up to $250.00 in total.</p><p>3. PICKUP AND DELIVERY. Delivery in Memphis, TN 38118 terminals is not permitted unless ordered.</p><p>4. CLAIMS. Total cargo liability $100,000.00.</p></div>
<div style="page-break-before:always"></div><h3>Schedule A to Agreement No. ODB-2026-55102</h3><p>From: Ball Metal Container, 10 Ball Dr, Golden, CO 80401. Ready: 12/01/2026, 0800 hours.</p><p>To: Coors Bottling, 1 Brewery Rd, Elkton, VA 22827. Due: 12/04/2026, 1000 hours.</p><p>Compensation: Four thousand one hundred fifty dollars ($4,150.00), inclusive of fuel.</p>`,
    stops: ['P Golden, CO 80401 2026-12-01', 'D Elkton, VA 22827 2026-12-04'],
    load: 'ODB-2026-55102',
    rate: 415000,
  },
  c19_timeline: {
    page: { landscape: true },
    html: `<h2>Route card &nbsp; R-2210-88</h2><table style="width:100%;text-align:center"><tr><td style="text-align:center">&#9679; P1</td><td>&#9679; P2</td><td>&#9632; D1</td><td>&#9632; D2</td></tr><tr><td>Sun 11/29/2026<br>22:00</td><td>Mon 11/30/2026<br>02:00</td><td>Mon 11/30/2026<br>15:00</td><td>Tue 12/01/2026<br>06:00</td></tr><tr><td>Blue Bell<br>1101 S Horton St<br>Brenham, TX 77833</td><td>Pioneer Frozen<br>627 Big Stone Gap Rd<br>Duncanville, TX 75137</td><td>Reser's<br>3728 SE 6th<br>Topeka, KS 66607</td><td>Hy-Vee Cold<br>1801 Osceola Ave<br>Chariton, IA 50049</td></tr></table><p>PAY 3,050.00 &nbsp; ADVANCE 1,000.00 &nbsp; BALANCE 2,050.00</p><p>Loaded miles 988</p>`,
    stops: [
      'P Brenham, TX 77833 2026-11-29',
      'P Duncanville, TX 75137 2026-11-30',
      'D Topeka, KS 66607 2026-11-30',
      'D Chariton, IA 50049 2026-12-01',
    ],
    load: 'R-2210-88',
    rate: 305000,
    details: { miles: '988 mi' },
  },
  c20_francais: {
    html: `<h1>Confirmation de transport n° TQ-40291</h1><p>Transit Québec Courtage, 2950 av. Watt, Québec QC G1X 4A8</p><p><b>Expéditeur</b><br>Fromagerie Boivin<br>2152 ch. Saint-Joseph<br>La Baie (Québec) G7B 3N9<br>Date de ramassage : lundi 30 nov. 2026, 8 h à 15 h</p><p><b>Destinataire</b><br>Agropur Ontario<br>1920 boul. Saint-Laurent<br>Ottawa (Ontario) K1G 1A1<br>Date de livraison : 2 déc. 2026, 7 h 30</p><p>Marchandise : fromage, 18 500 kg<br>Tarif convenu : 1 950,00 $ CA<br>Pénalité de retard : 200,00 $</p>`,
    stops: ['P La Baie, QC G7B 3N9 2026-11-30', 'D Ottawa, ON K1G 1A1 2026-12-02'],
    load: 'TQ-40291',
    rate: 195000,
  },

  d01_board_row: {
    page: { landscape: true },
    html: `<p><b>Spot award</b> &nbsp; from awards@ridgelinebrokers.example &nbsp; 11/27/2026</p><p>Congratulations, you have been awarded the following:</p>${table('g', '#Load Number|P/U City|P/U St|P/U Zip|P/U Date|P/U Time|Del City|Del St|Del Zip|Del Date|Del Time|Equip|Lbs|Award', '90117734|Lathrop|CA|95330|12/02/2026|10:00|Reno|NV|89506|12/03/2026|06:00|V53|41,880|$1,140.00')}<p>Please reply within 15 minutes or the award is void. A $150 service fee applies to awards that are given back.</p>`,
    stops: ['P Lathrop, CA 95330 2026-12-02', 'D Reno, NV 89506 2026-12-03'],
    load: '90117734',
    rate: 114000,
  },
  d02_board_two: {
    page: { landscape: true },
    html: `<p><b>Daily tender list</b></p>${table('g', '#Tender|From|Ready|To|Due|Pay', '7100-1|Lathrop, CA 95330|12/02/2026 10:00|Reno, NV 89506|12/03/2026 06:00|$1,140.00', '7100-2|Fontana, CA 92337|12/02/2026 12:00|Phoenix, AZ 85043|12/03/2026 08:00|$1,010.00')}`,
    stops: [
      'P Lathrop, CA 95330 2026-12-02',
      'D Reno, NV 89506 2026-12-03',
      'P Fontana, CA 92337 2026-12-02',
      'D Phoenix, AZ 85043 2026-12-03',
    ],
    load: '7100-1',
    rate: 114000,
    mustFlag: true,
  },
  d03_chips: {
    page: {
      width: '90mm',
      height: '190mm',
      margin: { top: '5mm', bottom: '5mm', left: '5mm', right: '5mm' },
    },
    css: 'body{font:11px/1.4 Arial} .r{display:flex;justify-content:space-between} .k{background:#dde;border-radius:6px;padding:0 5px;font-size:9px}',
    html: `<div class="r"><b>#4402-1187</b><b>$1,875</b></div><div style="color:#777">Sable Freight - reefer - 611 mi</div><hr>
<div class="r"><b>Tyson Fresh Meats</b><span class="k">PICKUP</span></div><div>1500 S Broad St<br>Dakota City, NE 68731</div><div>Thu Dec 3 - 06:00 to 10:00</div><hr>
<div class="r"><b>Aldi DC</b><span class="k">DROP 1</span></div><div>1201 Nobel Way<br>Dwight, IL 60420</div><div>Fri Dec 4 - 05:00</div><hr>
<div class="r"><b>Sysco Milwaukee</b><span class="k">DROP 2</span></div><div>1 Sysco Dr<br>Jackson, WI 53037</div><div>Fri Dec 4 - 13:00</div><hr><div>Late fee up to $300. Lumpers paid by Comchek.</div>`,
    stops: [
      'P Dakota City, NE 68731 2026-12-03',
      'D Dwight, IL 60420 2026-12-04',
      'D Jackson, WI 53037 2026-12-04',
    ],
    load: '4402-1187',
    rate: 187500,
  },
  d04_contract: {
    css: 'body{font:11px/1.5 "DejaVu Serif",serif}',
    html: `<h2 style="text-align:center">SINGLE SHIPMENT TRANSPORTATION CONTRACT</h2><p style="text-align:center">Contract No. SST-22-0917</p><p>Entered into on November 27, 2026 between Fairmont Shipping Agents Co. (MC 411872) and Lone Pine Trucking Inc.</p><p>1. <u>Service.</u> The Carrier shall (a) receive 21 bundles of lumber at Rayonier Sawmill, 2401 Sweetgum Rd, Jesup, GA 31545, on December 2, 2026 between 7:00 a.m. and 3:00 p.m.; and (b) deliver the same to Universal Truss, 5120 Port Royal Rd, Spring Hill, TN 37174, on December 3, 2026 at 8:00 a.m.</p><p>2. <u>Price.</u> The Carrier shall be paid one thousand nine hundred dollars ($1,900.00) for all services, fuel included. Payment is due in thirty days.</p><p>3. <u>Damages.</u> A sum of $250.00 is due for each day of delay, in total not more than $1,000.00. Cargo cover shall be at least $100,000.00.</p><p>4. <u>Venue.</u> Courts of Nashville, TN 37201.</p>`,
    stops: ['P Jesup, GA 31545 2026-12-02', 'D Spring Hill, TN 37174 2026-12-03'],
    load: 'SST-22-0917',
    rate: 190000,
  },
  d05_dispatch_grid: {
    drawn: {
      width: 792,
      height: 612,
      pages: [
        [
          [30, 40, 16, 'T R I - C O U N T Y   T R A N S P O R T'],
          [620, 40, 10, 'DISPATCH NO'],
          [700, 40, 10, '55-8820'],
          [30, 100, 9, 'LOADED AT'],
          [30, 113, 9, 'Georgia-Pacific Gypsum'],
          [30, 126, 9, '4075 Hwy 34 W'],
          [30, 139, 9, 'Fort Dodge IA 50501'],
          [400, 100, 9, 'UNLOADED AT'],
          [400, 113, 9, 'L&W Supply'],
          [400, 126, 9, '700 E 55th Ave'],
          [400, 139, 9, 'Merrillville IN 46410'],
          [30, 165, 8, 'DATE'],
          [100, 165, 9, '12-02-26'],
          [180, 165, 8, 'TIME'],
          [220, 165, 9, '0730'],
          [400, 165, 8, 'DATE'],
          [470, 165, 9, '12-03-26'],
          [550, 165, 8, 'TIME'],
          [590, 165, 9, '1100'],
          [30, 185, 8, 'P/U NO.'],
          [100, 185, 9, 'FD-66120'],
          [400, 185, 8, 'DEL NO.'],
          [470, 185, 9, '77-19'],
          [30, 230, 8, 'FREIGHT'],
          [100, 230, 9, 'WALLBOARD 46,000 LBS'],
          [400, 230, 8, 'TRUCK RATE'],
          [490, 230, 9, '1,385.00'],
          [560, 230, 8, 'CUST RATE'],
          [640, 230, 9, '1,640.00'],
        ],
      ],
    },
    stops: ['P Fort Dodge, IA 50501 2026-12-02', 'D Merrillville, IN 46410 2026-12-03'],
    load: '55-8820',
    rate: 138500,
  },
  d06_canada_bol: {
    css: 'body{font:9px/1.3 Arial}',
    html: `<table class="w"><tr><td><h2>BILL OF LADING - CONNAISSEMENT</h2></td><td class="right">B/L no. ON-771920<br>Ship date / Date d'expédition: 2026-12-02</td></tr></table><table class="g w"><tr><td><b>SHIPPER / EXPÉDITEUR</b><br>Maple Leaf Foods<br>6985 Financial Dr<br>Mississauga ON L5N 0A1</td><td><b>CONSIGNEE / DESTINATAIRE</b><br>Loblaw Calgary DC<br>9 Freeport Way NE<br>Calgary AB T3J 5N4<br>Del. appt 2026-12-06 07:00</td></tr><tr><td><b>CARRIER / TRANSPORTEUR</b><br>Prairie Reefer Ltd<br>Brandon MB R7A 6N3</td><td><b>BILL TO / FACTURER À</b><br>Maple Leaf Accounts<br>PO Box 61, Etobicoke ON M9C 4V2</td></tr></table><p>20 pallets fresh pork, 19,200 kg. Declared valuation: maximum liability $2.00 per lb ($4.41 per kg).</p>`,
    stops: ['P Mississauga, ON L5N 0A1 2026-12-02', 'D Calgary, AB T3J 5N4 2026-12-06'],
    load: 'ON-771920',
    rate: null,
  },

  e01_as400: {
    page: { landscape: true },
    css: 'pre{font-size:11px}',
    html: `<pre>ORDER: 4417720         TRUCKLOAD MANIFEST                    RUN 11/27/26 07:12  PAGE 1

SHP: INTL PAPER CO                     CNS: GEORGIA BOX
     865 JOHN RIEGEL RD                     91 PACKER RD
     RIEGELWOOD      NC 28456               ALBANY          GA 31705
SHIP DT: 12/02/26  0600                DLV DT: 12/03/26  1000
PCS  20    WGT  42,350   MI  478       EQ  V

TOT FRT:   1,310.00   FSC INCL         BILL TO: IP FREIGHT PAYABLES</pre>`,
    stops: ['P Riegelwood, NC 28456 2026-12-02', 'D Albany, GA 31705 2026-12-03'],
    load: '4417720',
    rate: 131000,
  },
  e02_itinerary: {
    html: `<h1>Sequoia Carrier Desk</h1><p>Itinerary for truckload <b>SQ-88-0142</b></p><p><b>A) Load</b><br>Blue Diamond Growers, 1802 C St, Sacramento, CA 95811<br>Wednesday Dec 2, 2026, open 24 hours</p><p><b>B) Part drop, 8 pallets</b><br>Winco Foods DC, 400 S Woodland Blvd, Woodburn, OR 97071<br>Thursday Dec 3, 2026, 05:00 strict</p><p><b>C) Final drop, 14 pallets</b><br>URM Stores, 7511 N Freya St, Spokane, WA 99217<br>Friday Dec 4, 2026, FCFS 06:00-13:00</p><p>Your rate for this itinerary is $2,890.00 which includes one extra drop ($50.00).</p><p>Rules: no pets on docks. A $200 penalty applies to late arrivals; total penalties not to exceed $400.</p>`,
    stops: [
      'P Sacramento, CA 95811 2026-12-02',
      'D Woodburn, OR 97071 2026-12-03',
      'D Spokane, WA 99217 2026-12-04',
    ],
    load: 'SQ-88-0142',
    rate: 289000,
  },
  e03_forwarder: {
    page: { format: 'A4' },
    html: `<h2>Transport order</h2>${table('', 'Order no.|TO-2026-00418', 'Our contact|Ms. Ingrid Vogel', 'Contractor|Twin Rivers Cartage')}${table('g w', '#Loading address|Unloading address', 'Bosch Rexroth Corp<br>8 Southchase Ct<br>Fountain Inn, SC 29644|John Deere Harvester<br>1100 13th Ave<br>East Moline, IL 61244', 'Loading date: 03.12.2026 / 08:00-14:00|Unloading date: 04.12.2026 / 15:00')}<p>Document date: 27.11.2026</p><p>Agreed freight: USD 2.350,00 (all costs included)</p><p>Contract penalty USD 200,00 per started hour.</p>`,
    stops: ['P Fountain Inn, SC 29644 2026-12-03', 'D East Moline, IL 61244 2026-12-04'],
    load: 'TO-2026-00418',
    rate: 235000,
  },
  e04_text_message: {
    page: {
      width: '80mm',
      height: '120mm',
      margin: { top: '4mm', bottom: '4mm', left: '4mm', right: '4mm' },
    },
    css: 'body{font:12px/1.4 Arial}',
    html: `<p style="color:#777">Broker Joe, Today 9:41 AM</p><p style="background:#e5e5ea;border-radius:12px;padding:8px">load id 88-1172<br>PU Laredo TX 78045 12/2 9am<br>DEL Ontario CA 91761 12/4 7am<br>$3400 all in, 53 van, 38k lbs auto parts<br>TONU is 150</p><p style="background:#0b84ff;color:#fff;border-radius:12px;padding:8px">ok send it</p>`,
    stops: ['P Laredo, TX 78045 2026-12-02', 'D Ontario, CA 91761 2026-12-04'],
    load: '88-1172',
    rate: 340000,
  },
  e05_drayage: {
    drawn: {
      width: 595,
      height: 842,
      pages: [
        [
          [50, 60, 14, 'DELIVERY ORDER'],
          [380, 60, 9, 'D/O No.'],
          [430, 60, 9, 'PCL-771204'],
          [50, 90, 9, 'Container'],
          [120, 90, 9, 'MSCU 771204-4'],
          [300, 90, 9, 'Size'],
          [340, 90, 9, '40HC'],
          [50, 130, 9, 'Pick up full container at'],
          [50, 144, 9, 'Garden City Terminal'],
          [50, 158, 9, '2 Main St'],
          [50, 172, 9, 'Garden City, GA 31408'],
          [300, 144, 9, 'Available'],
          [360, 144, 9, '12/01/2026'],
          [420, 144, 9, '07:00'],
          [50, 210, 9, 'Deliver to'],
          [50, 224, 9, 'Floor & Decor DC'],
          [50, 238, 9, '1550 Rockmill Rd'],
          [50, 252, 9, 'Savannah, GA 31407'],
          [300, 224, 9, 'Appointment'],
          [360, 224, 9, '12/02/2026'],
          [420, 224, 9, '10:00'],
          [50, 290, 9, 'Return empty container to'],
          [50, 304, 9, 'Ocean Terminal'],
          [50, 318, 9, '1 N Lathrop Ave'],
          [50, 332, 9, 'Savannah, GA 31415'],
          [300, 304, 9, 'Last free day'],
          [370, 304, 9, '12/04/2026'],
          [50, 380, 9, 'Drayage'],
          [150, 380, 9, '$425.00'],
          [50, 394, 9, 'Chassis'],
          [150, 394, 9, '$35.00'],
          [50, 408, 9, 'Total'],
          [150, 408, 9, '$460.00'],
          [50, 440, 7, 'Per diem of $200.00 a day is charged after the last free day.'],
        ],
      ],
    },
    stops: [
      'P Garden City, GA 31408 2026-12-01',
      'D Savannah, GA 31407 2026-12-02',
      'D Savannah, GA 31415 -',
    ],
    load: 'PCL-771204',
    rate: 46000,
  },
  e06_totals: {
    html: `<h2>Hazardous load tender</h2><p>Shipment reference number: HZ 44190-7</p><div class="two"><div><h3>Ship from (1)</h3><p>Olin Chlor Alkali<br>1186 Lower River Rd<br>Charleston, TN 37310</p><p>From: 12/02/2026 06:00<br>To: 12/02/2026 14:00</p></div><div><h3>Ship to (2)</h3><p>Hasa Inc<br>1251 Loveridge Rd<br>Pittsburg, CA 94565</p><p>From: 12/06/2026 00:01<br>To: 12/06/2026 23:59</p></div></div>${table('', 'Total weight|44,120.00 lb', 'Total pieces|1,204', 'Total miles|2,431', 'Total stops|2')}${table('', 'Freight|5,350.00', 'Hazmat|250.00', 'Total|5,600.00')}<p>UN1791, class 8. Spill response costs up to $1,000,000. Total liability as per law.</p>`,
    stops: ['P Charleston, TN 37310 2026-12-02', 'D Pittsburg, CA 94565 2026-12-06'],
    load: 'HZ 44190-7',
    rate: 560000,
  },

  f01_ltl_style: {
    css: 'body{font:10px/1.3 Tahoma,Arial}',
    html: `<table class="w"><tr><td><b style="font-size:15px">OZARK MOTOR BROKERAGE</b><br>Fort Smith, Arkansas 72903</td><td class="right"><b>Carrier Confirmation</b><br>Movement: 0448127<br>Printed: 27 Nov 2026 14:02</td></tr></table>
<hr><table class="w"><tr><td style="width:90px"><b>Origin stop</b></td><td>Riceland Foods Inc.<br>2120 S Park Ave<br>Stuttgart, Arkansas 72160</td><td>Arrive by<br>Wed 02 Dec 2026<br>09:00 - 11:00</td></tr><tr><td><b>Final stop</b></td><td>Goya Foods of Texas<br>30602 Goya Rd<br>Brookshire, Texas 77423</td><td>Arrive by<br>Thu 03 Dec 2026<br>07:00 - 15:00</td></tr></table><hr>
<table><tr><td>Base freight</td><td class="right">1,020.00</td></tr><tr><td>Fuel</td><td class="right">165.00</td></tr><tr><td><b>Carrier freight total</b></td><td class="right"><b>1,185.00</b></td></tr></table><p>Rice, bagged, 44,500 lbs, 22 plts</p>`,
    stops: ['P Stuttgart, AR 72160 2026-12-02', 'D Brookshire, TX 77423 2026-12-03'],
    load: '0448127',
    rate: 118500,
  },
  f02_email_answer: {
    css: 'body{font:13px/1.4 Calibri,Carlito,Arial}',
    html: `<p><b>Subject:</b> Confirmed - Load 7714-03 - Elkhart to Tulare</p><p>Hi Sam,</p><p>Details:</p><ul><li>Shipper is Forest River Plant 52, 3010 Corwin Dr, Elkhart IN 46514. Ready Wed Dec 2, 2026 after 8 am.</li><li>Receiver is Valley RV Center, 1180 E Prosperity Ave, Tulare CA 93274. Needs it Mon Dec 7, 2026 before 4 pm.</li><li>Total to truck $5,200.00, all miles 2,214.</li></ul><p>No brokering. Late fee $200.00.</p><p>Marta Quiroz / Hoosier Haulers Group / MC-771620 / 574-555-0102</p>`,
    stops: ['P Elkhart, IN 46514 2026-12-02', 'D Tulare, CA 93274 2026-12-07'],
    load: '7714-03',
    rate: 520000,
  },
  f03_columns_of_three: {
    page: { landscape: true },
    html: `<h2>DRIVER LOAD PLAN 33-7718</h2><table class="g w"><tr><th>PICK 1</th><th>PICK 2</th><th>DROP 1</th></tr><tr><td>12/02 (Wed) 06:30</td><td>12/02 (Wed) 11:00</td><td>12/04 (Fri) 04:00</td></tr><tr><td>Del Monte Foods<br>10652 Jackson Ave<br>Hanford, CA 93230</td><td>Sun-Maid Growers<br>13525 S Bethel Ave<br>Kingsburg, CA 93631</td><td>Costco Depot 1250<br>4000 142nd Ave E<br>Sumner, WA 98390</td></tr><tr><td>PO 118204</td><td>PO 118205</td><td>Appt # 4410</td></tr></table><p>Plan date 11/27/2026. Linehaul 3,100.00 + fuel 420.00 + second pick 75.00 = 3,595.00 total due hauler</p>`,
    stops: [
      'P Hanford, CA 93230 2026-12-02',
      'P Kingsburg, CA 93631 2026-12-02',
      'D Sumner, WA 98390 2026-12-04',
    ],
    load: '33-7718',
    rate: 359500,
  },
  f04_two_sheets: {
    html: `<h3>Load Order LO-5501</h3><p>PU: Nucor Steel, 4537 S Nucor Rd, Crawfordsville, IN 47933 on 12/01/2026 08:00</p><p>DEL: Steel Warehouse, 2722 W Tucker Dr, South Bend, IN 46619 on 12/01/2026 15:00</p><p>Flat $640.00</p><hr><h3>Load Order LO-5502</h3><p>PU: SDI Columbia City, 2601 S County Rd 700 E, Columbia City, IN 46725 on 12/02/2026 08:00</p><p>DEL: Worthington, 100 Old Wilson Bridge Rd, Columbus, OH 43085 on 12/02/2026 16:00</p><p>Flat $720.00</p>`,
    stops: [
      'P Crawfordsville, IN 47933 2026-12-01',
      'D South Bend, IN 46619 2026-12-01',
      'P Columbia City, IN 46725 2026-12-02',
      'D Columbus, OH 43085 2026-12-02',
    ],
    load: 'LO-5501',
    rate: 64000,
    mustFlag: true,
  },
  f05_word_items: {
    drawn: {
      width: 595,
      height: 842,
      pages: [
        [
          // values first, keys after them; European day
          [180, 100, 10, 'BNL-0093-26'],
          [180, 120, 10, 'Curtain-sider,'],
          [245, 120, 10, '24'],
          [260, 120, 10, 't'],
          [180, 160, 10, 'Hershey'],
          [222, 160, 10, 'West'],
          [248, 160, 10, 'Plant'],
          [180, 174, 10, '1033'],
          [205, 174, 10, 'Old'],
          [224, 174, 10, 'W'],
          [236, 174, 10, 'Chocolate'],
          [283, 174, 10, 'Ave'],
          [180, 188, 10, 'Hershey,'],
          [222, 188, 10, 'PA'],
          [239, 188, 10, '17033'],
          [180, 202, 10, '02.12.2026'],
          [240, 202, 10, '06:00-20:00'],
          [180, 236, 10, 'Walmart'],
          [222, 236, 10, 'DC'],
          [240, 236, 10, '6080'],
          [180, 250, 10, '300'],
          [200, 250, 10, 'Enterprise'],
          [250, 250, 10, 'Dr'],
          [180, 264, 10, 'Tobyhanna,'],
          [234, 264, 10, 'PA'],
          [251, 264, 10, '18466'],
          [180, 278, 10, '15.12.2026'],
          [240, 278, 10, '11:00'],
          [180, 320, 10, '$'],
          [188, 320, 10, '795.00'],
          [50, 60, 15, 'Keystone'],
          [120, 60, 15, 'Forwarding'],
          [50, 100, 10, 'Booking:'],
          [50, 120, 10, 'Vehicle:'],
          [50, 160, 10, 'Take'],
          [74, 160, 10, 'over'],
          [98, 160, 10, 'at:'],
          [50, 202, 10, 'On:'],
          [50, 236, 10, 'Hand'],
          [78, 236, 10, 'over'],
          [102, 236, 10, 'at:'],
          [50, 278, 10, 'On:'],
          [50, 320, 10, 'Agreed'],
          [86, 320, 10, 'pay:'],
        ],
      ],
    },
    stops: ['P Hershey, PA 17033 2026-12-02', 'D Tobyhanna, PA 18466 2026-12-15'],
    load: 'BNL-0093-26',
    rate: 79500,
  },
  f06_fields_below: {
    html: `<table class="w"><tr><td><small>Load</small><br>K552-0081</td><td><small>Pay to carrier</small><br>$2,415.00</td><td><small>Weight</small><br>39,900 lb</td><td><small>Distance</small><br>1,012 mi</td></tr></table><h3>Where to load</h3><p>Kohler Co Plant 3, 444 Highland Dr, Kohler, WI 53044<br>Earliest 12/02/2026 06:00, latest 12/02/2026 22:00</p><h3>Where to unload</h3><p>Ferguson Waterworks, 3500 Empire Blvd SW, Atlanta, GA 30354<br>Earliest 12/04/2026 07:00, latest 12/04/2026 07:30</p><h3>What else</h3><p>Two straps a pallet. A missing strap costs $200.00. Cargo insurance of $150,000.00 is needed.</p>`,
    stops: ['P Kohler, WI 53044 2026-12-02', 'D Atlanta, GA 30354 2026-12-04'],
    load: 'K552-0081',
    rate: 241500,
    details: { weight: '39,900 lb', miles: '1,012 mi' },
  },
};

export const UNSEEN: Readonly<Record<string, ByHand>> = {
  g01_plain_list: {
    html: `<h2>Pioneer Valley Freight</h2><p>Rate confirmation for load PVF-20771</p><p>Carrier name: Big Creek Hauling. Carrier MC: 802114.</p><ol><li>Pick up: 12/02/2026 07:00-12:00<br>Agri-Mark Creamery<br>958 Riverdale St<br>West Springfield, MA 01089</li><li>Drop off: 12/03/2026 08:00<br>Hannaford DC<br>54 Hemco Rd<br>South Portland, ME 04106</li></ol><p>Linehaul: $780.00<br>Fuel: $95.00<br>Total: $875.00</p><p>A detention request must not exceed $240.</p>`,
    stops: ['P West Springfield, MA 01089 2026-12-02', 'D South Portland, ME 04106 2026-12-03'],
    load: 'PVF-20771',
    rate: 87500,
  },
  g02_grid_boxes: {
    html: `<table class="g w"><tr><td colspan="2"><b>GREEN RIVER LOGISTICS</b> Salt Lake City</td><td>LOAD NO.<br><b>731-55402</b></td></tr><tr><td><b>SHIPPER</b><br>Nutrien Soda Ash<br>5 Miles W of Town Rd<br>Green River, WY 82935</td><td><b>CONSIGNEE</b><br>Owens-Illinois Glass<br>3831 N Columbia Blvd<br>Portland, OR 97217</td><td><b>RATE</b><br>$2,040.00<br><b>MILES</b><br>811</td></tr><tr><td>PICKUP DATE/TIME<br>12/02/2026 0600-1400</td><td>DELIVERY DATE/TIME<br>12/04/2026 0700</td><td>TRAILER<br>Pneumatic</td></tr></table><p>TERMS: Penalty of $200.00 for contaminated product.</p>`,
    stops: ['P Green River, WY 82935 2026-12-02', 'D Portland, OR 97217 2026-12-04'],
    load: '731-55402',
    rate: 204000,
  },
  g03_stop_headers: {
    html: `<h2>Lakehead Transportation Brokers</h2><p>Reference Number 66-1180-N | Customer Ref 8812</p><h3>STOP 1 | PICKUP | 2026-12-02 09:00 CST</h3><p>Cargill Malt<br>704 S 15th St<br>Sheboygan, WI 53081</p><h3>STOP 2 | PARTIAL DELIVERY | 2026-12-03 07:00 EST</h3><p>Bell's Brewery<br>8938 Krum Ave<br>Galesburg, MI 49053</p><h3>STOP 3 | DELIVERY | 2026-12-03 14:00 EST</h3><p>Founders Brewing<br>235 Grandville Ave SW<br>Grand Rapids, MI 49503</p><p>Total Amount: USD 1,455.00</p>`,
    stops: [
      'P Sheboygan, WI 53081 2026-12-02',
      'D Galesburg, MI 49053 2026-12-03',
      'D Grand Rapids, MI 49503 2026-12-03',
    ],
    load: '66-1180-N',
    rate: 145500,
  },
  g04_wide_grid: {
    page: { landscape: true },
    css: 'body{font:7px/1.3 Arial} td,th{padding:2px 4px}',
    html: `<p><b>LOAD CONFIRMATION 4471-CAN</b></p>${table('g w', '#Stop|Action|Name|Address|City|Prov|Postal|Country|Date (yyyy-mm-dd)|From|To|Pieces|Weight kg', '1|Pick|Cascades Papers|77 Marie-Victorin|Candiac|QC|J5R 1C3|CAN|2026-12-02|08:00|15:00|18|17,200', '2|Drop|Staples DC|30 Brookside Dr|Putnam|CT|06260|USA|2026-12-04|06:00|10:00|10|9,600', '3|Drop|WB Mason|59 Centre St|Brockton|MA|02301|USA|2026-12-04|13:00|16:00|8|7,600')}<p>Customs broker: Livingston, Champlain, NY 12919 | PAPS CSCD 4471</p><p>Total charges: 2,130.00 CAD</p>`,
    stops: [
      'P Candiac, QC J5R 1C3 2026-12-02',
      'D Putnam, CT 06260 2026-12-04',
      'D Brockton, MA 02301 2026-12-04',
    ],
    load: '4471-CAN',
    rate: 213000,
  },
  g05_letterhead_mail: {
    css: 'body{font:12px/1.45 Georgia,serif}',
    html: `<p>From: Loads &lt;loads@sawtoothfreight.example&gt;<br>Date: Fri, 27 Nov 2026 08:15<br>Subject: Load Tender ST-90441</p><p>Good morning, please confirm the following tender by reply.</p>${table('', 'Origin:|Simplot Grower Solutions, 1099 W Front St, Boise, ID 83702', 'Ready:|December 2, 2026 at 10:00 MT', 'Destination:|Helena Agri, 2405 N 30th Rd, Kennewick, WA 99337', 'Due:|December 3, 2026 by 15:00 PT', 'Commodity:|Fertilizer, 44,000 lbs', 'All-in rate:|$1,060.00')}<p>Thanks,<br>Priya Nair, Sawtooth Freight, 800 W Main St, Boise, ID 83702</p>`,
    stops: ['P Boise, ID 83702 2026-12-02', 'D Kennewick, WA 99337 2026-12-03'],
    load: 'ST-90441',
    rate: 106000,
  },
};
