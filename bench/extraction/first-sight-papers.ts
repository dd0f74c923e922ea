import { table, type ByHand } from './by-hand-papers';

/**
 * Papers drawn by hand after the manner of dispatch systems and of small offices. Each batch was drawn and read once before the rules
 * were mended on it. At first sight exact, load number right, rate right: of the first 10, 10 and 16 of 16; of the second 6, 3 and 7 of
 * 10 (one rate wrong without a doubt); of the third 7, 6 and 5 of 8; of the fourth 4, 5 and 4 of 6; of the fifth 9, 12 and 12 of 14;
 * of the sixth 5, 4 and 7 of 8. Nothing wrong without a doubt but that one rate.
 */
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';

export const FIRST_BATCH: Readonly<Record<string, ByHand>> = {
  h01_order_movement: {
    drawn: {
      width: 612,
      height: 792,
      mono: true,
      pages: [
        [
          [215, 36, 11, 'LOAD TENDER / RATE AGREEMENT'],
          [36, 60, 8, 'KESTREL TRANSPORTATION INC'],
          [36, 70, 8, '2200 COMMERCE PKWY STE 310'],
          [36, 80, 8, 'MADISON WI 53713'],
          [36, 90, 8, 'PHONE 608-555-0144   FAX 608-555-0145'],
          [380, 60, 8, 'ORDER       0718823'],
          [380, 70, 8, 'MOVEMENT    2288104'],
          [380, 80, 8, 'DATE/TIME   11/27/26 0951'],
          [380, 90, 8, 'DISPATCHER  GREG OLSEN'],
          [36, 114, 8, 'CARRIER     BLUE HERON TRUCKING LLC     TRACTOR  118    TRAILER  53R-2207'],
          [36, 124, 8, 'TRLR TYPE   R       LENGTH 53       TEMP 34 TO 36      MILES 427'],
          [36, 134, 8, 'COMMODITY   FRESH CHEESE           WEIGHT 41350     PIECES 22'],
          [36, 156, 8, 'STOP 1 PU   FOREMOST CURDS PLANT 2             EARLIEST 11/30/26 0700'],
          [36, 166, 8, '            1180 DAIRY LN                      LATEST   11/30/26 1000'],
          [36, 176, 8, '            RICHLAND CENTER WI 53581           DRIVER LOAD  N'],
          [36, 186, 8, '            608-555-0190 DOCK                  REF  PU 88412  BM 7719'],
          [36, 206, 8, 'STOP 2 SO   GREAT LAKES COLD STORAGE           EARLIEST 12/01/26 0500'],
          [36, 216, 8, '            6531 COCHRAN RD                    LATEST   12/01/26 0500'],
          [36, 226, 8, '            SOLON OH 44139                     DRIVER UNLOAD  N'],
          [36, 246, 8, 'STOP 3 SO   TRACKSIDE PROVISION                EARLIEST 12/01/26 0900'],
          [36, 256, 8, '            240 E 22ND ST                      LATEST   12/01/26 1300'],
          [36, 266, 8, '            ERIE PA 16503                      DRIVER UNLOAD  Y'],
          [36, 296, 8, 'RATE        FLAT        1             1450.0000                1,450.00'],
          [36, 306, 8, 'FSC         PER MILE    427              0.4100                  175.07'],
          [36, 316, 8, 'STP         EACH        1               50.0000                   50.00'],
          [36, 326, 8, 'TOTAL CHARGES                                                  1,675.07'],
          [36, 350, 8, 'ADVANCES ARE CHARGED 5% (MIN $10.00). LATE TO APPOINTMENT 150.00 PER DAY.'],
          [36, 360, 8, 'BILL TO: KESTREL TRANSPORTATION, PO BOX 8819, MADISON WI 53708'],
        ],
      ],
    },
    stops: [
      'P Richland Center, WI 53581 2026-11-30',
      'D Solon, OH 44139 2026-12-01',
      'D Erie, PA 16503 2026-12-01',
    ],
    load: '0718823',
    rate: 167507,
    details: { weight: '41,350 lb', miles: '427 mi', commodity: 'FRESH CHEESE' },
  },
  h02_pro_ready: {
    html: `<table class="w"><tr><td><b style="font-size:15px">Driftless Brokerage Services</b><br>88 Copeland Ave<br>La Crosse, WI 54603</td><td class="right"><span style="font-size:15px">Carrier Rate Confirmation</span><br>PRO# <b>884210</b><br>Dispatched 11/27/2026 10:14 AM<br>By: Hannah x214</td></tr></table>
<table class="g w"><tr><td>Equipment<br><b>VAN OR REEFER</b></td><td>Size<br><b>53</b></td><td>Weight<br><b>38,900</b></td><td>Pallets<br><b>24</b></td><td>Miles<br><b>612</b></td><td>Hazmat<br><b>NO</b></td></tr></table>
<table class="g w"><tr><th style="width:50%">Shipper 1</th><th>Consignee 1</th></tr><tr><td>NORTHERN TISSUE CONVERTING<br>1919 S BROADWAY<br>GREEN BAY, WI 54304<br>Ready Date: 11/30/2026 &nbsp; Ready Time: 0800<br>Close Time: 1600<br>Pick Up #: NT-55812</td><td>DOLLAR GENERAL DC #11<br>2300 JUSTIN DR<br>MARION, IN 46952<br>Appt Date: 12/01/2026 &nbsp; Appt Time: 1030<br>Appt #: 7719820<br>PO: 4500881, 4500882</td></tr></table>
${table('w', 'Carrier Freight Pay:|Flat|$1,525.00', 'Detention at shipper:||$75.00', '<b>Total Carrier Pay:</b>||<b>$1,600.00</b>')}
<p>Send your invoice, our rate confirmation and clean BOL to: Driftless Brokerage Services, PO Box 2209, La Crosse, WI 54602.</p>
<p>Quick pay 3% in 2 days. MacroPoint tracking required or $100.00 deduction. Loads not delivered by appointment $200 per day.</p>`,
    stops: ['P Green Bay, WI 54304 2026-11-30', 'D Marion, IN 46952 2026-12-01'],
    load: '884210',
    rate: 160000,
    details: { weight: '38,900 lb', miles: '612 mi' },
  },
  h03_shipment_cards: {
    css: 'body{font:11px/1.5 "DejaVu Sans",sans-serif} .card{border:1px solid #ddd;border-radius:6px;padding:8px;margin:8px 0;display:flex} .card>div{flex:1} .k{color:#888;font-size:9px;text-transform:uppercase}',
    html: `<div style="display:flex;justify-content:space-between"><b style="font-size:18px">Pinnacle Ridge Logistics</b><div class="right"><span class="k">Shipment</span><br><b>30881-44127</b></div></div>
<div class="card"><div><div class="k">Carrier</div>Santo Carriers Inc<br>MC 998123</div><div><div class="k">Equipment</div>Van - 53 ft</div><div><div class="k">Total weight</div>22,410 lb</div><div><div class="k">Distance</div>743 mi</div></div>
<div class="card"><div><div class="k">Stop 1 &middot; Pickup</div><b>Caraustar Mill</b><br>3082 Shelby St<br>Indianapolis, IN, 46227, US</div><div><div class="k">Appointment</div>Mon, Nov 30, 2026<br>1:00 PM EST</div><div><div class="k">Notes</div>Check in at guard shack. PO 71882</div></div>
<div class="card"><div><div class="k">Stop 2 &middot; Delivery</div><b>Tar Heel Packaging</b><br>4201 Sunset Ave<br>Rocky Mount, NC, 27804, US</div><div><div class="k">FCFS</div>Wed, Dec 2, 2026<br>7:00 AM - 2:30 PM EST</div><div><div class="k">Notes</div>Lumper fee reimbursed up to $250</div></div>
<div class="card"><div><div class="k">Costs</div>Freight - flat<br>Fuel surcharge<br><b>Total</b></div><div class="right"><div class="k">Qty x price</div>1 x $1,900.00<br>743 x $0.35<br>&nbsp;</div><div class="right"><div class="k">Amount</div>$1,900.00<br>$260.05<br><b>$2,160.05</b></div></div>
<p>By accepting, carrier agrees to Pinnacle Ridge Logistics, 1801 California St, Denver, CO 80202 terms.</p>`,
    stops: ['P Indianapolis, IN 46227 2026-11-30', 'D Rocky Mount, NC 27804 2026-12-02'],
    load: '30881-44127',
    rate: 216005,
    details: { mc: '998123', weight: '22,410 lb', miles: '743 mi' },
  },
  h04_windows: {
    html: `<h1>SHIPMENT CONFIRMATION 5512873</h1><p>Meridian Peak Freight &bull; 4800 Alexander Valley Ct, Charlotte, NC 28270 &bull; ops@meridianpeak.example</p>
<div class="two"><div><h3>PICKUP FROM</h3>Sonoco Tubes<br>1 N Second St<br>Hartsville, SC 29550<br>Contact: Receiving 843-555-0170<br>Hours: 07:00-15:00</div><div><h3>DELIVER TO</h3>Fieldcrest Yarn<br>1210 Ross Clark Cir<br>Dothan, AL 36301<br>Contact: Marvin 334-555-0122<br>Hours: 08:00-16:30</div></div>
<div class="two"><div><h3>PICKUP WINDOW</h3>11/30/2026 from 09:00 to 12:00</div><div><h3>DELIVERY WINDOW</h3>12/01/2026 from 10:00 to 14:00</div></div>
${table('g w', '#Handling Units|Type|Description|Weight|Class|NMFC', '18|Pallets|Paper cores|17,640 lbs|70|15255-2')}
<p>Linear feet 36 &nbsp; Trailer Dry Van 53' &nbsp; Total miles 468</p>
<p><b>Agreed Rate</b> $1,080.00 &nbsp; (all accessorials included)</p><p>Reference numbers: PRO 77-20118, PO SON-4471, Pickup# 118820</p>`,
    stops: ['P Hartsville, SC 29550 2026-11-30', 'D Dothan, AL 36301 2026-12-01'],
    load: '5512873',
    rate: 108000,
    details: { weight: '17,640 lb', miles: '468 mi', equipment: "Dry Van 53'" },
  },
  h05_agreement_items: {
    page: { landscape: true },
    html: `<table class="w"><tr><td><h2>Carrier Rate Agreement</h2></td><td class="right">Primary Reference: <b>MGX-1180042</b><br>Create Date: 11/26/2026 16:20</td></tr></table>
<p>Mode: TL &nbsp; Service: Standard &nbsp; Equipment: 53 VAN &nbsp; Distance: 291.4 &nbsp; Carrier: Rapid Wolf Express (RWXP)</p>
${table('g w', '#Stop|Activity|Planned Arrival|Location|Address|Items|Weight', '1|Pickup|11/30/2026 06:00 - 11/30/2026 14:00|Georgia-Pacific Camas (GPCAM)|401 NE Adams St, Camas, WA 98607 USA|14 PLT|25,200 lb', '2|Delivery|11/30/2026 18:00 - 11/30/2026 22:00|Fred Meyer Puyallup (FM071)|6100 E Valley Hwy, Sumner, WA 98390 USA|6 PLT|10,800 lb', '3|Delivery|12/01/2026 07:00 - 12/01/2026 09:00|URM Stores (URM1)|7511 N Freya St, Spokane, WA 99217 USA|8 PLT|14,400 lb')}
${table('g', '#Charge Description|Qty|Rate|Basis|Total', 'Linehaul|1|1,060.00|Flat|1,060.00', 'Stop off|1|75.00|Each|75.00', '|||Total (USD)|1,135.00')}
<p>Bill freight to: Georgia Corrugated c/o Audit Partners, PO Box 19749, Charlotte, NC 28219</p><p>Carrier must report status within 30 minutes of each event. Failure results in $25.00 fee per event.</p>`,
    stops: [
      'P Camas, WA 98607 2026-11-30',
      'D Sumner, WA 98390 2026-11-30',
      'D Spokane, WA 99217 2026-12-01',
    ],
    load: 'MGX-1180042',
    rate: 113500,
    details: { equipment: "53' van" },
  },
  h06_cloud_form: {
    html: `<h2 style="color:#036">Carrier Confirmation</h2>
${table('w', 'Load Name|Load-0031877|Carrier|Osprey Haulage Inc', 'Load Status|Assigned|Carrier Contact|Vik Singh', 'Mode|Truckload|Equipment Type|Flatbed', 'Total Weight|46,800.00|Distance (Miles)|205', 'Carrier Total (USD)|975.00|Payment Terms|Net 30')}
<h3 style="background:#eee">Stop 1 &ndash; Pickup</h3>${table('w', 'Location|Steel Dynamics Butler|Expected Date|11/30/2026', 'Address|4500 County Rd 59|Appointment Time|09:30', 'City, State, Zip|Butler, IN 46721|References|PU 5510-77', 'Instructions|Coil racks and 4 chains. PPE required.||')}
<h3 style="background:#eee">Stop 2 &ndash; Delivery</h3>${table('w', 'Location|Worthington Monroe|Expected Date|12/01/2026', 'Address|350 Lawton Ave|Appointment Time|06:00', 'City, State, Zip|Monroe, OH 45050|References|SO 91882', 'Instructions|Deliver to gate 4.||')}
<p>Ridgeline Freight Partners, 600 Superior Ave E, Cleveland, OH 44114</p>`,
    stops: ['P Butler, IN 46721 2026-11-30', 'D Monroe, OH 45050 2026-12-01'],
    load: 'Load-0031877',
    rate: 97500,
    details: { weight: '46,800 lb', miles: '205 mi' },
  },
  h07_numbered_picks: {
    html: `<p style="text-align:center;font-size:16px">Rate Confirmation for Load # 20418</p><p style="text-align:center">Please sign and return to loads@sagebrushlogistics.example or fax to 208-555-0199</p>
<p><b>Broker:</b> Sagebrush Logistics LLC, 1020 W Main St, Boise, ID 83702 &nbsp; <b>MC#:</b> 1402288</p><p><b>Carrier:</b> Lone Juniper Transport, 44 Elk Rd, Burns, OR 97720 &nbsp; MC#: 889102</p>
<p style="background:#cde"><b>Pickup #1</b></p><p>Simplot Caldwell, 16701 Simplot Blvd, Caldwell, ID, 83605, USA<br>Date/Time: 11/30/2026 at 08:00 AM to 02:00 PM<br>PU Number: SIM-8871<br>Frozen potatoes (42,000 lbs), 20 pallets, Temp: -10F</p>
<p style="background:#cde"><b>Pickup #2</b></p><p>Simplot Othello, 1300 S Broadway, Othello, WA, 99344, USA<br>Date/Time: 11/30/2026 at 06:00 PM<br>PU Number: SIM-8872</p>
<p style="background:#cde"><b>Drop #1</b></p><p>Costco Depot 766, 4000 142nd Ave E, Sumner, WA, 98390, USA<br>Date/Time: 12/01/2026 at 04:00 AM<br>Delivery Number: 76600142</p>
<p><b>Total Rate:</b> $1,890.00 USD (All rates are inclusive of all fees. No lumper over $300.00 without approval.)</p>`,
    stops: [
      'P Caldwell, ID 83605 2026-11-30',
      'P Othello, WA 99344 2026-11-30',
      'D Sumner, WA 98390 2026-12-01',
    ],
    load: '20418',
    rate: 189000,
    details: { mc: '1402288', broker: 'Sagebrush Logistics LLC', weight: '42,000 lb' },
  },
  h08_canada_manifest: {
    css: 'body{font:11px/1.4 "DejaVu Sans Condensed",sans-serif}',
    html: `<table class="w"><tr><td><h2>Partner Carrier Agreement</h2>Maple Arch Freight Solutions<br>6725 Airport Rd, Mississauga, ON, L4V 1V2</td><td class="right">Manifest MAF-20881<br>Issue date Nov 27, 2026</td></tr></table>
<table class="w"><tr><td style="width:50%"><b>Origin</b><br>Cambridge Plastics<br>1300 Industrial Rd<br>Cambridge, ON, N3H 4W3, CA<br>Pickup Nov 30, 2026 between 08:00 and 12:00</td><td><b>Destination</b><br>Rimouski Quincaillerie<br>375 Av. Sirois<br>Rimouski, QC, G5L 8R2, CA<br>Delivery Dec 2, 2026 between 09:00 and 15:00</td></tr></table>
${table('g w', '#Commodity|Pieces|Dimensions|Weight', 'Plastic bins|26 skids|48 x 40 x 96 in|19,800 lb')}
<table style="margin-left:auto">${[
      'Linehaul|CA$2,350.00',
      'Fuel 18%|CA$423.00',
      'Subtotal|CA$2,773.00',
      'GST 5%|CA$138.65',
      'QST 9.975%|CA$276.61',
      'Total|CA$3,188.26',
    ]
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>
<p>Free time 2 hours, afterwards CA$75 per hour. Carrier's insurance of CA$2,000,000 must be current.</p>`,
    stops: ['P Cambridge, ON N3H 4W3 2026-11-30', 'D Rimouski, QC G5L 8R2 2026-12-02'],
    load: 'MAF-20881',
    rate: 318826,
    details: { weight: '19,800 lb', commodity: 'Plastic bins' },
  },
  h09_freight_order: {
    css: COURIER,
    html: `<p><b>PRAIRIE WIND DISPATCH LTD.</b>  Box 440, Swift Current SK  S9H 3W1</p><p>FREIGHT ORDER NO 44108          BOOKED 27-NOV-2026</p><pre>

SHIPPER                            CONSIGNEE
Viterra Regina East                Cascadia Terminal
Hwy 46 &amp; Fleet St                  3333 New Brighton Rd
Regina SK S4N 7L2                  Vancouver BC V5K 5J7
Attn Dale 306-555-0180             Attn Gatehouse 604-555-0128

SHIP DATE 30-NOV-2026 0800         DEL DATE 03-DEC-2026 1400
SHIP REF  VR 8841                  DEL REF  CT-11-2026

UNIT REQ     SUPER B HOPPER
PRODUCT      CANOLA MEAL
WT           96,000 LBS

FRT CHARGES  CAD  4,120.00
GST          CAD    206.00
TOTAL        CAD  4,326.00
</pre><p>Wash tickets must be shown at the gate; a refused trailer is charged 350.00.</p>`,
    stops: ['P Regina, SK S4N 7L2 2026-11-30', 'D Vancouver, BC V5K 5J7 2026-12-03'],
    load: '44108',
    rate: 432600,
    details: { weight: '96,000 lb', commodity: 'CANOLA MEAL' },
  },
  h10_letter: {
    css: 'body{font:12px/1.5 "DejaVu Serif",serif}',
    html: `<p>Tidewater Produce Exchange<br>1 Harbor Sq<br>Norfolk, Virginia 23510</p><p>November 27, 2026</p><p>Re: our file TPE 26/4471</p><p>Dear Mr. Okafor,</p>
<p>Thank you for taking this shipment. Your driver should present himself at Eastern Shore Potato Growers, 22411 Lankford Highway, Cheriton, Virginia 23316 on Monday, November 30, 2026 at 7:00 in the morning, where he will be loaded with 840 bags of potatoes, about 42,000 pounds. He then proceeds to Jessup Terminal Market, 7460 Conowingo Avenue, Jessup, Maryland 20794, where he is to be unloaded on Tuesday, December 1, 2026 before 4:00 in the morning.</p>
<p>For this we will pay you nine hundred and eighty-five dollars ($985.00) within twenty-one days of receiving the signed bill. Should the unloading take longer than three hours we add $40.00 for every hour.</p><p>Yours truly,</p><p>Margaret Tull<br>Tidewater Produce Exchange</p>`,
    stops: ['P Cheriton, VA 23316 2026-11-30', 'D Jessup, MD 20794 2026-12-01'],
    load: 'TPE 26/4471',
    rate: 98500,
    details: { weight: '42,000 lb' },
  },
  h11_gmail: {
    css: 'body{font:12px/1.45 "DejaVu Sans",sans-serif}',
    html: `<table class="w" style="border-bottom:1px solid #aaa"><tr><td><b>Gmail</b></td><td class="right">Dispatch &lt;dispatch@tworiverslines.example&gt;</td></tr></table><h3>Load Tender - ST-771204 - Toledo to Chattanooga</h3><p>1 message</p>
<table class="w"><tr><td><b>Karen Wu</b> &lt;kwu@heartlandbulk.example&gt;</td><td class="right">Fri, Nov 27, 2026 at 11:02 AM</td></tr></table><p>To: dispatch@tworiverslines.example</p>
<p>Hi team,</p><p>Here is what we have for Monday:</p><ul><li>PU - 11/30 @ 10am - Libbey Glass, 940 Ash St, Toledo OH 43611 - PU# 8812-A</li><li>DEL - 12/1 @ 9am - Chattem Distribution, 3708 Amnicola Hwy, Chattanooga TN 37406 - appt 44120</li><li>53' dry van, 36k lbs, glassware, no touch</li><li>Rate - $1,310 all in</li></ul><p>Tracking via FourKites is a must. Please send MC and driver info.</p><p>Thanks!</p><p>--<br>Karen Wu | Heartland Bulk &amp; Freight<br>2 Seagate, Suite 900 | Toledo, OH 43604<br>o: 419-555-0177 | m: 419-555-0178</p><p style="font-size:8px">https://mail.example.com/mail/u/0/?ik=88af1&amp;view=pt &nbsp;&nbsp; 1/1</p>`,
    stops: ['P Toledo, OH 43611 2026-11-30', 'D Chattanooga, TN 37406 2026-12-01'],
    load: 'ST-771204',
    rate: 131000,
    details: { weight: '36,000 lb', equipment: "53' dry van" },
  },
  h12_bilingual: {
    html: `<table class="w"><tr><td><b>TRANSPORT BORÉAL INC.</b><br>2975 rue Omer-Lavallée<br>Montréal (Québec) H1Y 3R9</td><td class="right"><b>CONFIRMATION DE VOYAGE / TRIP CONFIRMATION</b><br>No de voyage / Trip no. <b>TB-60417</b></td></tr></table>
${table('g w', '#|Ramassage / Pick up|Livraison / Delivery', 'Client / Customer|Papiers Kruger|Staples Canada CD', 'Adresse / Address|100 Bd Wayagamac|6 Staples Ave', 'Ville / City|Trois-Rivières (QC) G8T 5B9|Richmond Hill (ON) L4B 4W3', 'Date|30-11-2026|01-12-2026', 'Heure / Time|07:00|13:30', 'Référence|RAM-5518|LIV-0904')}
<p>Équipement / Equipment: fourgon 53 pi / 53' van &nbsp;&nbsp; Poids / Weight: 18 500 kg &nbsp;&nbsp; Distance: 615 km</p>
${table('', 'Taux / Rate|1 475,00 $', 'Carburant / Fuel|265,50 $', 'Total avant taxes / before tax|1 740,50 $ CAD')}
<p>Toute livraison en retard : pénalité de 150 $. / Late delivery: $150 penalty.</p>`,
    stops: ['P Trois-Rivières, QC G8T 5B9 2026-11-30', 'D Richmond Hill, ON L4B 4W3 2026-12-01'],
    load: 'TB-60417',
    rate: 174050,
    details: { weight: '18,500 kg' },
  },
  h13_straight_bol: {
    css: 'body{font:10px/1.3 "DejaVu Serif",serif} td{border:1px solid #333;padding:2px 4px}',
    html: `<table class="w"><tr><td colspan=4 style="text-align:center"><b>UNIFORM STRAIGHT BILL OF LADING</b> - Original - Not Negotiable</td></tr>
<tr><td colspan=2>Carrier: Wolverine Cartage (WVCT)</td><td>Shipper's No. 118-7720</td><td>Date: November 30, 2026</td></tr>
<tr><td colspan=2><b>CONSIGNED TO:</b><br>Nashville Brass &amp; Fitting<br>2850 Nolensville Pike<br>Nashville, TN 37211<br>Deliver on: December 2, 2026</td><td colspan=2><b>FROM (SHIPPER):</b><br>Mueller Port Huron<br>2199 Lapeer Ave<br>Port Huron, MI 48060</td></tr>
<tr><td>No. Pieces</td><td>Description of articles</td><td>Weight (subject to correction)</td><td>Class</td></tr><tr><td>12 skids</td><td>Brass fittings, NOI</td><td>24,480 lbs</td><td>60</td></tr>
<tr><td colspan=2>Send freight bill to: Mueller Accounts Payable, 150 Schilling Blvd, Collierville, TN 38017</td><td colspan=2>Freight charges are PREPAID unless marked collect &#9744;</td></tr></table>`,
    stops: ['P Port Huron, MI 48060 2026-11-30', 'D Nashville, TN 37211 2026-12-02'],
    load: '118-7720',
    rate: null,
    details: { weight: '24,480 lb' },
  },
  h14_delivery_order: {
    html: `<h2>DELIVERY ORDER</h2>${table('g w', 'D/O No.|LAX-26-30918|Date|11/27/2026', 'Steamship line|ONE|Vessel / Voy|ONE STORK 041E', 'Container|ONEU 551882-7 / 40HC|Master B/L|ONEYLAX118200', 'Last free day|12/03/2026|Per diem free until|12/07/2026')}
<div class="two"><div><b>Pick up at</b><br>YTI Terminal<br>701 New Dock St<br>San Pedro, CA 90731<br>Available 11/30/2026, appointment 11/30/2026 13:00</div><div><b>Deliver to</b><br>Inland Home Goods<br>4100 E Mission Blvd<br>Ontario, CA 91761<br>12/01/2026 08:00, live unload, 2 hours free</div></div>
<div><b>Empty return to</b><br>Fenix Marine<br>614 Terminal Way<br>San Pedro, CA 90731<br>by 12/04/2026</div>
<p>Commodity furniture 18,220 kgs, 612 ctns</p>${table('', 'Drayage|$480.00', 'Chassis 2 days|$80.00', 'Pier pass|$40.00', 'Total due trucker|$600.00')}<p>Harbor Crest Forwarding, 879 W 190th St, Gardena, CA 90248. Storage by late pickup at trucker's account, $250/day.</p>`,
    stops: [
      'P San Pedro, CA 90731 2026-11-30',
      'D Ontario, CA 91761 2026-12-01',
      'D San Pedro, CA 90731 2026-12-04',
    ],
    load: 'LAX-26-30918',
    rate: 60000,
  },
  h15_stop_columns: {
    page: { landscape: true },
    html: `<h2>TRIP SHEET &amp; RATE CON &mdash; LONGLEAF CARRIER SERVICES</h2><p>Rate con # LL-2026-0981 &nbsp;|&nbsp; MC 610044 &nbsp;|&nbsp; Rep: Dana Pruitt, dana@longleaf.example</p>
${table('g w', '#|STOP 1|STOP 2|STOP 3|STOP 4', 'Action|Load|Load|Drop|Drop', 'Facility|Weyerhaeuser Dodson|Roy O Martin|84 Lumber 1180|Builders FirstSource', 'Street|5168 Hwy 505|8050 Hwy 71|2801 S Eastern Ave|1600 N Sam Houston Pkwy', 'City/St/Zip|Dodson, LA 71422|Alexandria, LA 71302|Longview, TX 75602|Houston, TX 77043', 'Open|11/30/26 06:00|11/30/26 10:00|12/01/26 07:00|12/01/26 13:00', 'Close|11/30/26 09:00|11/30/26 15:00|12/01/26 10:00|12/01/26 16:00', 'Ref|D-1180|ROM 44|PO 9912|PO 9913')}
<p>48' flatbed w/ tarps &mdash; lumber &mdash; 47,000# &mdash; 438 mi</p><p>Linehaul $1,275 + 2 stops @ $50 = <b>$1,375 TOTAL TO TRUCK</b></p><div style="page-break-before:always"></div><h3>Terms</h3>${Array.from({ length: 12 }, (_, i) => `<p>${i + 1}. ${['Carrier will not load or unload freight of other customers in Longview, TX or elsewhere.', 'A fee of $100.00 applies for each missed check call.', 'Cargo liability up to $100,000.00 total per load.', 'Loads are picked up and delivered on the dates shown.'][i % 4]!}</p>`).join('')}`,
    stops: [
      'P Dodson, LA 71422 2026-11-30',
      'P Alexandria, LA 71302 2026-11-30',
      'D Longview, TX 75602 2026-12-01',
      'D Houston, TX 77043 2026-12-01',
    ],
    load: 'LL-2026-0981',
    rate: 137500,
    details: { mc: '610044', weight: '47,000 lb', miles: '438 mi', equipment: "48' flatbed" },
  },
  h16_excel_form: {
    css: 'body{font:11px/1.3 "DejaVu Sans Condensed",sans-serif} td{border:1px solid #bbb;padding:3px 5px}',
    html: `<table class="w"><tr><td colspan=4 style="text-align:center;font-size:16px;background:#fd6"><b>TRUCK ORDER</b></td></tr>
<tr><td colspan=2>Cactus Wren Brokerage<br>Office 505-555-0110</td><td>ORDER</td><td><b>CW7731</b></td></tr>
<tr><td colspan=2 style="background:#eee"><b>PICK-UP INFORMATION</b></td><td colspan=2 style="background:#eee"><b>DELIVERY INFORMATION</b></td></tr>
<tr><td>COMPANY</td><td>Rio Grande Pallet</td><td>COMPANY</td><td>Sandia Bottling</td></tr><tr><td>ADDRESS</td><td>2200 Industrial Ave</td><td>ADDRESS</td><td>700 N 7th Ave</td></tr><tr><td>CITY</td><td>Las Cruces</td><td>CITY</td><td>Tucson</td></tr><tr><td>STATE</td><td>NM</td><td>STATE</td><td>AZ</td></tr><tr><td>ZIP</td><td>88005</td><td>ZIP</td><td>85705</td></tr><tr><td>DATE</td><td>11/30/26</td><td>DATE</td><td>11/30/26</td></tr><tr><td>TIME</td><td>7:00 AM</td><td>TIME</td><td>3:00 PM</td></tr><tr><td>PU #</td><td>4410</td><td>DEL #</td><td>none</td></tr>
<tr><td>WEIGHT</td><td>32000</td><td>MILES</td><td>276</td></tr><tr><td>TRAILER</td><td>53 DRY VAN</td><td>COMMODITY</td><td>Empty pallets</td></tr><tr><td colspan=2></td><td><b>PAY</b></td><td><b>$ 725.00</b></td></tr>
<tr><td colspan=4>Driver must call Office when loaded and empty. No pay without signed BOL. Deductions: $50 late check call.</td></tr></table>`,
    stops: ['P Las Cruces, NM 88005 2026-11-30', 'D Tucson, AZ 85705 2026-11-30'],
    load: 'CW7731',
    rate: 72500,
    details: { weight: '32,000 lb', miles: '276 mi', commodity: 'Empty pallets' },
  },
};

export const SECOND_BATCH: Readonly<Record<string, ByHand>> = {
  i01_sidebar: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [30, 40, 13, 'Boulder Pass Logistics'],
          [30, 56, 8, '1444 Wazee St #215'],
          [30, 66, 8, 'Denver, CO 80202'],
          [30, 90, 9, 'Confirmation'],
          [30, 102, 11, 'BPL-118822'],
          [30, 130, 9, 'Carrier'],
          [30, 142, 8, 'High Desert Haul'],
          [30, 152, 8, '77 Yucca Rd'],
          [30, 162, 8, 'Farmington, NM 87401'],
          [30, 190, 9, 'Equipment'],
          [30, 202, 8, 'Reefer 53ft, 36F'],
          [30, 225, 9, 'Load weight'],
          [30, 237, 8, '39,600 lbs'],
          [30, 260, 9, 'Line haul'],
          [120, 260, 9, '$2,100.00'],
          [30, 274, 9, 'Lumper'],
          [120, 274, 9, '$150.00'],
          [30, 290, 10, 'You are paid'],
          [120, 290, 10, '$2,250.00'],
          [230, 40, 11, 'ROUTE'],
          [230, 60, 9, 'PICK'],
          [290, 60, 9, 'JBS Greeley Beef'],
          [290, 71, 9, '800 8th Ave'],
          [290, 82, 9, 'Greeley, CO 80631'],
          [460, 60, 9, 'Mon 11/30/26'],
          [460, 71, 9, '12:00 - 16:00'],
          [460, 82, 9, 'PO 55182'],
          [230, 110, 9, 'DROP'],
          [290, 110, 9, 'Associated Wholesale Grocers'],
          [290, 121, 9, '5000 Kansas Ave'],
          [290, 132, 9, 'Kansas City, KS 66106'],
          [460, 110, 9, 'Tue 12/01/26'],
          [460, 121, 9, '04:00 appt'],
          [230, 160, 9, 'DROP'],
          [290, 160, 9, 'Hy-Vee Distribution'],
          [290, 171, 9, '1801 Osceola Ave'],
          [290, 182, 9, 'Chariton, IA 50049'],
          [460, 160, 9, 'Tue 12/01/26'],
          [460, 171, 9, '13:00 appt'],
          [230, 230, 8, 'Reefer must run on continuous. Fines of $250 for a temperature out of range.'],
        ],
      ],
    },
    stops: [
      'P Greeley, CO 80631 2026-11-30',
      'D Kansas City, KS 66106 2026-12-01',
      'D Chariton, IA 50049 2026-12-01',
    ],
    load: 'BPL-118822',
    rate: 225000,
    details: { weight: '39,600 lb' },
  },
  i02_one_row: {
    page: { landscape: true },
    html: `<h2>Weekly Award Sheet &ndash; Cumberland Gap Freight</h2><p>Carrier: Holston Valley Express &nbsp; Effective week of 11/30/2026</p>${table('g w', '#Load No.|Ship Date|From|To|Del. Date|Equip|Wt|Rate (USD)', 'CG-77120|11/30/2026|Eastman Chemical, 200 S Wilcox Dr, Kingsport, TN 37660|Berry Global, 101 Oakley St, Evansville, IN 47710|12/01/2026|Van|43,900|1,085.00')}<p>Reply "accept" by 3 PM. All loads are live load and live unload. Rates include fuel.</p>`,
    stops: ['P Kingsport, TN 37660 2026-11-30', 'D Evansville, IN 47710 2026-12-01'],
    load: 'CG-77120',
    rate: 108500,
  },
  i03_word_leaders: {
    css: 'body{font:12px/1.7 "DejaVu Serif",serif}',
    html: `<p style="text-align:center"><b>GARY'S TRUCK BROKERAGE</b><br>Rt 2 Box 118, Dumas, Texas</p><p>Date ...... 11-27-26 &nbsp;&nbsp; Our load no ...... 3371</p><p>Truck line ...... Panhandle Haulers</p><p>Loads at ...... Cactus Feeders, 7 mi N of town, Cactus, TX 79013</p><p>Load date ...... 11-30-26 &nbsp; Time ...... 8 AM</p><p>Commodity ...... Cottonseed meal &nbsp; Weight ...... 50,000</p><p>Unloads at ...... Dodge City Co-op, 710 W Trail St, Dodge City, KS 67801</p><p>Unload date ...... 11-30-26 &nbsp; Time ...... before 5 PM</p><p>Rate ...... $27.00 per ton &nbsp;&nbsp; Freight bill total ...... $675.00</p><p>Signed ______________</p>`,
    stops: ['P Cactus, TX 79013 2026-11-30', 'D Dodge City, KS 67801 2026-11-30'],
    load: '3371',
    rate: 67500,
    details: { weight: '50,000 lb' },
  },
  i04_border_spanish: {
    html: `<h2>CARTA DE INSTRUCCIONES / LOAD ORDER</h2><p>Folio: RGB-2026-4471 &nbsp;&nbsp; Fecha: 27/11/2026</p><p>Rio Bravo Brokerage, 8902 San Mateo Dr, Laredo, TX 78045 &nbsp; MC-771882</p>
<div class="two"><div><b>CARGAR EN / LOAD AT</b><br>Bodega Milo Dist. Center<br>13205 S Unitec Dr<br>Laredo, TX 78045<br>Cita / Appt: 30/11/2026 09:00</div><div><b>ENTREGAR EN / DELIVER TO</b><br>Autopartes Lordstown<br>2369 Ellsworth Bailey Rd SW<br>Warren, OH 44481<br>Cita / Appt: 03/12/2026 07:00</div></div>
<p>Caja / Trailer: 53' seca, sellos por cliente &nbsp; Peso / Weight: 31,200 lbs &nbsp; Mercancía / Commodity: arneses automotrices</p><p>Tarifa / Rate: US$ 3,450.00 todo incluido. Demoras: $50 por hora después de 2 horas, máximo $400.</p>`,
    stops: ['P Laredo, TX 78045 2026-11-30', 'D Warren, OH 44481 2026-12-03'],
    load: 'RGB-2026-4471',
    rate: 345000,
    details: { weight: '31,200 lb', mc: '771882' },
  },
  i05_pool_drops: {
    html: `<h1>Pool Distribution Order</h1><p>Order Number POOL-10442 &nbsp; Dispatcher Renee Ault 614-555-0166</p><p><b>Pick up:</b> Lancaster Colony, 380 Polaris Pkwy, Westerville, OH 43082 &mdash; 11/30/2026 05:00</p>
${table('g w', '#Drop #|Consignee|Address|City|ST|Zip|Pallets|PO|Deliver By', '1|Kroger Delaware|2000 Kroger Blvd|Delaware|OH|43015|4|K-8811|11/30/2026 09:00', '2|Giant Eagle|2500 Lovi Rd|Freedom|PA|15042|6|GE-2207|11/30/2026 16:00', '3|Wegmans|1500 Brooks Ave|Rochester|NY|14624|5|W-0091|12/01/2026 06:00', '4|Price Chopper|501 Duanesburg Rd|Schenectady|NY|12306|7|PC-4410|12/01/2026 13:30')}
<p>Carrier pay summary: base $1,900.00; 3 extra drops at $60.00; total carrier pay $2,080.00.</p>`,
    stops: [
      'P Westerville, OH 43082 2026-11-30',
      'D Delaware, OH 43015 2026-11-30',
      'D Freedom, PA 15042 2026-11-30',
      'D Rochester, NY 14624 2026-12-01',
      'D Schenectady, NY 12306 2026-12-01',
    ],
    load: 'POOL-10442',
    rate: 208000,
  },
  i06_starred_text: {
    css: COURIER,
    html: `<pre>
CASCADE CRATE &amp; FREIGHT                                   27 NOV 2026
P.O. BOX 1180  YAKIMA WA 98907

  CONFIRMATION NUMBER ..... 88-4402
  CARRIER ................. SNAKE RIVER REEFER

  *** PICKUP ***
  MONSON FRUIT CO
  252 N RUSHMORE RD
  SELAH WA 98942
  30 NOV 2026  0900 HRS

  *** DELIVERY ***
  UNITED NATURAL FOODS
  7909 S UNION RIDGE PKWY
  RIDGEFIELD WA 98642
  30 NOV 2026  1800 HRS

  *** MONEY ***
  FREIGHT ................. 690.00
  PALLET EXCHANGE .........  40.00
                          --------
  TO CARRIER .............. 730.00
</pre>`,
    stops: ['P Selah, WA 98942 2026-11-30', 'D Ridgefield, WA 98642 2026-11-30'],
    load: '88-4402',
    rate: 73000,
  },
  i07_header_dates: {
    html: `<table class="w"><tr><td><b>Wolf Creek Transportation Brokers</b><br>PO Box 55, Rice Lake, WI 54868</td><td class="right">LOAD CONFIRMATION<br>WC# 20261130-04</td></tr></table>
${table('g w', '#Ship Date|Delivery Date|Equipment|Temp|Miles|Pay', '11/30/2026|12/02/2026|53 Reefer|-5|1,012|$2,675.00')}
<p><b>Shipper</b></p><p>Birchwood Meats<br>1821 W Knapp St<br>Rice Lake, WI 54868</p><p>Open 6a-2p, first come</p><p><b>Consignee</b></p><p>Ben E Keith Foods<br>7650 Will Rogers Blvd<br>Fort Worth, TX 76140</p><p>Appointment 6:00 AM, conf 4417782</p>
<p>Carrier not to exceed 500 out of route miles. $100 for a missing POD.</p>`,
    stops: ['P Rice Lake, WI 54868 2026-11-30', 'D Fort Worth, TX 76140 2026-12-02'],
    load: '20261130-04',
    rate: 267500,
    details: { miles: '1,012 mi' },
  },
  i08_air_recovery: {
    html: `<h2>Trucking Pre-Alert</h2>${table('w', 'HAWB:|ORD-7719204|File:|AE-26-0091', 'Issued by:|Summit Air Ocean Inc|Phone:|630-555-0188')}<h3>RECOVER FROM</h3><p>Nippon Cargo Airlines, Bldg 528<br>528 Express Center Dr<br>Chicago, IL 60666<br>Ready Mon 30-Nov-2026 after 14:00</p><h3>TENDER TO</h3><p>Haas Automation<br>2800 Sturgis Rd<br>Oxnard, CA 93030<br>Thu 03-Dec-2026 08:00-15:00</p><p>3 crates, 4,120 kg, tail lift not needed. TSA driver required.</p><p>Agreed trucking cost USD 4,875.00 flat.</p>`,
    stops: ['P Chicago, IL 60666 2026-11-30', 'D Oxnard, CA 93030 2026-12-03'],
    load: 'AE-26-0091',
    rate: 487500,
  },
  i09_vehicle_dispatch: {
    html: `<h2>Dispatch Sheet</h2><p>Order ID: 26-MUST-8841</p><div class="two"><div><h3>Shipper</h3>Gulf Auto Movers LLC<br>2200 Airline Hwy<br>Metairie, LA 70001<br>Co. Phone: 504-555-0144</div><div><h3>Carrier</h3>Magnolia Car Haul<br>18 Depot Ln<br>Brookhaven, MS 39601</div></div>
<h3>Order Information</h3>${table('w', 'Pickup Exactly:|11/30/2026|Total Payment to Carrier:|$850.00', 'Delivery Within 2 days of:|12/02/2026|On Delivery to Carrier:|$0.00', 'Ship Via:|Open|Company owes Carrier:|$850.00', 'Condition:|Operable||')}
<h3>Vehicle Information</h3>${table('g', '#|Year Make Model|Color|VIN', '1|2019 Ford F-150|White|1FTEW1EP8KFA88412')}
<div class="two"><div><h3>Pickup Information</h3>Name: Manheim New Orleans<br>61077 St Tammany Ave<br>Slidell, LA 70460<br>Phone: 985-555-0100</div><div><h3>Delivery Information</h3>Name: Ron Tillman<br>4410 Old Canton Rd<br>Jackson, MS 39211<br>Phone: 601-555-0162</div></div><p>Dispatch instructions: call both ends. Failure to deliver in time $100 a day.</p>`,
    stops: ['P Slidell, LA 70460 2026-11-30', 'D Jackson, MS 39211 2026-12-02'],
    load: '26-MUST-8841',
    rate: 85000,
  },
  i10_zone_times: {
    css: 'body{font:11px/1.5 "DejaVu Sans",sans-serif} .step{border-left:3px solid #0a7;padding-left:10px;margin:10px 0}',
    html: `<div style="display:flex;justify-content:space-between"><b>Saltflat Freight Marketplace</b><span>Ref 7KQ-22918</span></div><p style="font-size:20px"><b>$1,420</b> &nbsp; 519 mi &nbsp; Van</p>
<div class="step"><b>Pick up</b> &middot; Nov 30 08:00 MST &ndash; 12:00 MST<br>Kimberly-Clark Ogden<br>2010 N Rulon White Blvd, Ogden, UT 84404<br>Live load &middot; Confirmation 88102</div>
<div class="step"><b>Drop off</b> &middot; Dec 1 07:00 PST &ndash; 15:00 PST<br>Target RDC Reno<br>10451 N Virginia St, Reno, NV 89506<br>Drop trailer &middot; Confirmation T0-5512</div>
<p>Cargo: tissue &middot; 21,300 lbs &middot; 28 pallets</p><p>Cancelling within 24 hours of pickup costs $150. Detention $40/hr up to $320.</p>`,
    stops: ['P Ogden, UT 84404 2026-11-30', 'D Reno, NV 89506 2026-12-01'],
    load: '7KQ-22918',
    rate: 142000,
    details: { weight: '21,300 lb', miles: '519 mi' },
  },
};

export const THIRD_BATCH: Readonly<Record<string, ByHand>> = {
  j01_take_over: {
    html: `<h2>TRANSPORT INSTRUCTION</h2><p>Instruction ref. HX/26/8810 &nbsp; raised 27 Nov 2026</p><h3>Take over at</h3><p>Lakeside Foundry<br>1 Furnace St<br>Kewanee, IL 61443<br>on 30 Nov 2026, 0700 to 1100</p><h3>Hand over at</h3><p>Deere Harvester Works<br>1100 13th Ave<br>East Moline, IL 61244<br>on 30 Nov 2026 not later than 1500</p><p>Castings, 22 tons, on 48 ft flatbed, 61 miles. Haulier's remuneration $410.00.</p>`,
    stops: ['P Kewanee, IL 61443 2026-11-30', 'D East Moline, IL 61244 2026-11-30'],
    load: 'HX/26/8810',
    rate: 41000,
  },
  j02_kv_flat: {
    html: `<h1>Rate Confirmation</h1>${table('g w', 'Broker|Bitterroot Freight Services|Broker MC|889123', 'Load Number|BF0044871|Total Rate|$3,125.00', 'Pickup Company|Roseburg Forest Products|Delivery Company|Menards DC', 'Pickup Address|2600 W Broadway|Delivery Address|1500 Shelby Dr', 'Pickup City|Missoula|Delivery City|Shelby', 'Pickup State|MT|Delivery State|IA', 'Pickup Zip|59808|Delivery Zip|51570', 'Pickup Date|11/30/2026|Delivery Date|12/03/2026', 'Pickup Time|07:00-15:00|Delivery Time|06:00-12:00', 'Pickup PO|88410|Delivery PO|M-2291')}<p>Trailer: 53 van, weight 44,800 lbs. Late deliveries are deducted $250.</p>`,
    stops: ['P Missoula, MT 59808 2026-11-30', 'D Shelby, IA 51570 2026-12-03'],
    load: 'BF0044871',
    rate: 312500,
    details: { weight: '44,800 lb' },
  },
  j03_quebec_order: {
    html: `<table class="w"><tr><td><b>LOGISTIQUE FLEUVE INC.</b><br>1200 boul. Guillaume-Couture<br>Lévis QC G6W 0R9</td><td class="right">BON DE TRANSPORT<br>No. LF-2026-0773<br>Émis le 27 novembre 2026</td></tr></table><div class="two"><div><b>Cueillette</b><br>Bois Daaquam<br>370 route 204<br>Saint-Just-de-Bretenières QC G0R 3H0<br>Le lundi 30 novembre 2026 à 8 h 00</div><div><b>Livraison</b><br>Rona Entrepôt<br>220 chemin du Tremblay<br>Boucherville QC J4B 8H7<br>Le mardi 1er décembre 2026 à 7 h 30</div></div><p>Remorque plate-forme 53 pieds. Poids : 33 500 kg. Marchandise : bois d'oeuvre.</p><p>Prix convenu : 980,00 $ plus taxes. Attente : 60 $ de l'heure après 2 heures.</p>`,
    stops: ['P Saint-Just-de-Bretenières, QC G0R 3H0 2026-11-30', 'D Boucherville, QC J4B 8H7 2026-12-01'],
    load: 'LF-2026-0773',
    rate: 98000,
  },
  j04_stop_blocks_mono: {
    css: COURIER,
    html: `<pre>
PIEDMONT CARRIER NETWORK                    TRIP 90117-3
                                            REV 2   11/27/26
----------------------------------------------------------------
SEQ TYPE  LOCATION                     ARRIVE BETWEEN
----------------------------------------------------------------
01  LL    UNIFI YADKINVILLE            11/30/26 0600
          601 E MAIN ST                11/30/26 0900
          YADKINVILLE NC 27055
02  LU    GLEN RAVEN ANDERSON          11/30/26 1300
          300 GLEN RAVEN RD            11/30/26 1500
          ANDERSON SC 29625
03  LU    MILLIKEN LAGRANGE            12/01/26 0700
          300 LUKKEN INDUSTRIAL DR     12/01/26 1100
          LAGRANGE GA 30240
----------------------------------------------------------------
LL=LIVE LOAD  LU=LIVE UNLOAD  DT=DROP TRAILER  HK=HOOK
MILES  384        WEIGHT 28,400       EQUIP 53V
LINEHAUL     768.00
FUEL         157.44
STOPOFF       50.00
            -------
             975.44
</pre>`,
    stops: [
      'P Yadkinville, NC 27055 2026-11-30',
      'D Anderson, SC 29625 2026-11-30',
      'D LaGrange, GA 30240 2026-12-01',
    ],
    load: '90117-3',
    rate: 97544,
  },
  j05_outlook_forward: {
    css: 'body{font:12px/1.4 "DejaVu Sans",sans-serif}',
    html: `<p><b>From:</b> Terrell Banks &lt;tbanks@gulfprairie.example&gt;<br><b>Sent:</b> Friday, November 27, 2026 2:18 PM<br><b>To:</b> 'Dispatch'<br><b>Subject:</b> FW: GP-66120 // Baytown TX - Olive Branch MS // 11.30</p><p>Y'all are booked on this one:</p><p>Load: GP-66120<br>Rate: $1,725 flat<br>Trailer: 53' van, no reefers<br>Commodity: resin bags, 44,092 lbs</p><p>PU: Mon 11/30, 8a-2p FCFS<br>Ravago Baytown<br>5300 Decker Dr<br>Baytown, TX 77520<br>PU# 118201</p><p>Del: Tue 12/1, 10a appt<br>Thomas & Betts<br>8155 T and B Blvd<br>Olive Branch, MS 38654<br>Appt# 5577</p><p>Please send signed RC back. Any issues call me, not the customer.</p><p>Terrell Banks<br>Carrier Sales | Gulf Prairie Logistics, LLC<br>1330 Post Oak Blvd, Houston, TX 77056<br>C 713-555-0147</p>`,
    stops: ['P Baytown, TX 77520 2026-11-30', 'D Olive Branch, MS 38654 2026-12-01'],
    load: 'GP-66120',
    rate: 172500,
    details: { weight: '44,092 lb' },
  },
  j06_grid_boxes: {
    css: 'td{border:1px solid #444;padding:2px 5px} .s{font-size:8px;color:#555}',
    html: `<table class="w"><tr><td colspan=2><b>ST. CROIX BROKERAGE</b></td><td><span class="s">LOAD NUMBER</span><br>71180</td><td><span class="s">DATE ISSUED</span><br>11/27/2026</td></tr><tr><td colspan=2><span class="s">ORIGIN</span><br>Andersen Corp<br>100 4th Ave N<br>Bayport MN 55003</td><td colspan=2><span class="s">DESTINATION</span><br>Lowe's RDC 955<br>4700 W Expressway<br>Rockford IL 61102</td></tr><tr><td><span class="s">PICKUP DATE</span><br>11/30/2026</td><td><span class="s">PICKUP TIME</span><br>10:00</td><td><span class="s">DELIVERY DATE</span><br>12/01/2026</td><td><span class="s">DELIVERY TIME</span><br>05:30</td></tr><tr><td><span class="s">WEIGHT</span><br>26,400</td><td><span class="s">COMMODITY</span><br>Windows</td><td><span class="s">EQUIPMENT</span><br>53 VAN AIR RIDE</td><td><span class="s">CARRIER PAY</span><br>$1,090.00</td></tr></table><p class="s">Broker shall not be liable for charges exceeding the amount above. Claims limit $100,000.</p>`,
    stops: ['P Bayport, MN 55003 2026-11-30', 'D Rockford, IL 61102 2026-12-01'],
    load: '71180',
    rate: 109000,
    details: { weight: '26,400 lb', commodity: 'Windows' },
  },
  j07_hook_drop: {
    html: `<h2>Power Only Dispatch # 5501-PO</h2><p>Issued to: Gray Fox Transport &nbsp; by Tallgrass Capacity, MC 1177420</p><p><b>HOOK LOADED TRAILER</b><br>Amazon MCI5<br>16851 W 113th St<br>Lenexa, KS 66219<br>11/30/2026 21:15</p><p><b>DROP LOADED TRAILER</b><br>Amazon DEN2<br>22205 E 19th Ave<br>Aurora, CO 80019<br>12/01/2026 08:30</p><p><b>HOOK EMPTY TRAILER</b><br>Amazon DEN3<br>14601 Grant St<br>Thornton, CO 80023<br>12/01/2026 09:45</p><p><b>DROP EMPTY TRAILER</b><br>Amazon MCI5<br>16851 W 113th St<br>Lenexa, KS 66219<br>12/01/2026 21:00</p><p>Loaded 611 mi, empty 604 mi. Run pay: $2,240.00, no detention paid on drop trailers.</p>`,
    stops: [
      'P Lenexa, KS 66219 2026-11-30',
      'D Aurora, CO 80019 2026-12-01',
      'P Thornton, CO 80023 2026-12-01',
      'D Lenexa, KS 66219 2026-12-01',
    ],
    load: '5501-PO',
    rate: 224000,
    details: { mc: '1177420' },
  },
  j08_paragraph_items: {
    css: 'body{font:12px/1.5 "DejaVu Serif",serif}',
    html: `<h2>Carrier Engagement Letter</h2><p>Contract no. BCF-1180-26. This engagement is between Bluewater Cold Freight (broker) and Sandpiper Transport (carrier).</p><ol><li>Freight: 21 pallets of frozen blueberries, 40,300 pounds, held at -10 F.</li><li>First stop is Wyman's, 7 Wyman Rd, Milbridge, ME 04658, where the carrier loads on Monday, November 30, 2026 between 9:00 AM and noon.</li><li>Last stop is Sysco Boston, 99 Spring St, Plympton, MA 02367, where the carrier unloads on Tuesday, December 1, 2026 at 5:00 AM.</li><li>The carrier's compensation is fixed at $1,390.00, fuel included. A late arrival reduces it by $150.00.</li></ol><p>Signed for Bluewater Cold Freight, 2 Portland Fish Pier, Portland, ME 04101</p>`,
    stops: ['P Milbridge, ME 04658 2026-11-30', 'D Plympton, MA 02367 2026-12-01'],
    load: 'BCF-1180-26',
    rate: 139000,
  },
};

export const FOURTH_BATCH: Readonly<Record<string, ByHand>> = {
  k01_fax_sheet: {
    css: COURIER,
    html: `<p>TO: FOUR CORNERS TRUCKING   FAX 505-555-0102</p><p>FM: UINTA BROKERS          PH 435-555-0131</p><p>RE: OUR P.O. 6617-B</p><p>PLEASE HAVE DRIVER AT:</p><p>UINTA WAX OPERATING<br>3755 E 5000 S<br>VERNAL UT 84078<br>MON 11/30/26 0700<br>FOR ONE LOAD DRILLING MUD 45000 LBS</p><p>GOING TO:</p><p>SAN JUAN BASIN SUPPLY<br>1300 TROY KING RD<br>FARMINGTON NM 87401<br>TUE 12/01/26 0600</p><p>WE PAY $1150.00 ON BOLS BY FAX</p>`,
    stops: ['P Vernal, UT 84078 2026-11-30', 'D Farmington, NM 87401 2026-12-01'],
    load: '6617-B',
    rate: 115000,
    details: { weight: '45,000 lb' },
  },
  k02_transposed: {
    page: { landscape: true },
    html: `<h2>TenderLine / Carrier tender 4481-TL-09</h2>${table('g w', '#|Origin|Destination', 'Site|Mosaic Riverview|Nutrien Ag Sims', 'Street|8813 US-41|4411 Hwy 210', 'City, State|Riverview, FL|Sims, NC', 'Postal code|33578|27880', 'Earliest|30-NOV-2026 06:00|02-DEC-2026 07:00', 'Latest|30-NOV-2026 14:00|02-DEC-2026 15:00', 'Contact|Gate 813-555-0100|Office 252-555-0140')}<p>Freight amount: 2,010.50 USD. Product potash in bags, gross 43,600 lb.</p>`,
    stops: ['P Riverview, FL 33578 2026-11-30', 'D Sims, NC 27880 2026-12-02'],
    load: '4481-TL-09',
    rate: 201050,
  },
  k03_booking_chat: {
    css: 'body{font:12px/1.5 "DejaVu Sans",sans-serif}',
    html: `<p><b>Booking summary</b> &nbsp; booking ID 9C-40071</p><p>Driver: Luis &middot; Truck 22 &middot; Carrier: Mesa Verde Lines</p><p>1) Mon 30 Nov, 06:30 &mdash; load at Shamrock Foods, 2540 N 29th Ave, Phoenix, AZ 85009</p><p>2) Mon 30 Nov, 15:00 &mdash; unload at Albertsons DC, 7100 W Sahara Ave, Las Vegas, NV 89117</p><p>3) Tue 1 Dec, 05:00 &mdash; unload at Smith's DC, 1990 S Cobalt Point Way, Salt Lake City, UT 84101</p><p>Payout: $1,980 &middot; detention $50/h after 2 h</p>`,
    stops: [
      'P Phoenix, AZ 85009 2026-11-30',
      'D Las Vegas, NV 89117 2026-11-30',
      'D Salt Lake City, UT 84101 2026-12-01',
    ],
    load: '9C-40071',
    rate: 198000,
  },
  k04_double_form: {
    html: `<table class="w"><tr><td><h2>Hoosier Steel Logistics</h2></td><td class="right"><b>Carrier Load Tender</b><br>Tender # HSL-00918<br>Tendered 11/27/2026 13:05</td></tr></table>
<fieldset><legend>Stop 1 - Load</legend><table class="w"><tr><td>Company: Nucor Crawfordsville</td><td>Scheduled: 11/30/2026 09:00</td></tr><tr><td>Address: 4537 S Nucor Rd</td><td>Pieces: 3 coils</td></tr><tr><td>City/State: Crawfordsville, IN</td><td>Zip: 47933</td></tr></table></fieldset>
<fieldset><legend>Stop 2 - Unload</legend><table class="w"><tr><td>Company: Toyota Georgetown</td><td>Scheduled: 11/30/2026 19:30</td></tr><tr><td>Address: 1001 Cherry Blossom Way</td><td>Pieces: 2 coils</td></tr><tr><td>City/State: Georgetown, KY</td><td>Zip: 40324</td></tr></table></fieldset>
<fieldset><legend>Stop 3 - Unload</legend><table class="w"><tr><td>Company: Bowling Green Metalforming</td><td>Scheduled: 12/01/2026 06:00</td></tr><tr><td>Address: 111 Cosma Dr</td><td>Pieces: 1 coil</td></tr><tr><td>City/State: Bowling Green, KY</td><td>Zip: 42101</td></tr></table></fieldset>
<p>All-in carrier rate: $1,265.00 &nbsp; Total weight: 44,310 lbs &nbsp; Trailer: Flatbed w/ coil package</p><p>Rate con void if truck is not tracking 1 hour before pickup. Accessorials over $75 need approval.</p>`,
    stops: [
      'P Crawfordsville, IN 47933 2026-11-30',
      'D Georgetown, KY 40324 2026-11-30',
      'D Bowling Green, KY 42101 2026-12-01',
    ],
    load: 'HSL-00918',
    rate: 126500,
    details: { weight: '44,310 lb' },
  },
  k05_ontario_waybill: {
    html: `<h2>WAYBILL / LETTRE DE TRANSPORT</h2><p>Waybill no. 300-88172 &nbsp; Date 2026/11/27</p>${table('g w', 'SHIPPER / EXPÉDITEUR|CONSIGNEE / DESTINATAIRE', 'Stelco Lake Erie<br>2330 Haldimand Rd 3<br>Nanticoke ON N0A 1L0|Marwood Metal<br>105 Spring Valley Rd<br>Woodstock ON N4S 7X9', 'Pick up / Ramassage 2026/11/30 08:00|Deliver / Livrer 2026/11/30 13:00')}<p>Charges: Freight $520.00, Fuel $104.00, total $624.00 CAD</p><p>Bill to: Northbridge Freight, 88 Queens Quay W, Toronto ON M5J 0B8</p>`,
    stops: ['P Nanticoke, ON N0A 1L0 2026-11-30', 'D Woodstock, ON N4S 7X9 2026-11-30'],
    load: '300-88172',
    rate: 62400,
  },
  k06_cards_two_up: {
    css: '.b{border:1px solid #999;padding:6px;margin:4px} .k{color:#666;font-size:9px}',
    html: `<h1 style="color:#147">LoneStar Drayless LLC</h1><p>Carrier confirmation &nbsp; <b>LSD#77-40182</b></p><div class="two"><div class="b"><div class="k">Loading location</div><b>Frito-Lay Rosenberg</b><br>3310 Hwy 36 N, Rosenberg, TX 77471<div class="k">Loading date and hours</div>12/02/2026 &nbsp; 10:00 - 18:00<div class="k">Loading instructions</div>Food grade trailer, swept</div><div class="b"><div class="k">Unloading location</div><b>PepsiCo Flex Center</b><br>4532 Highway 67, Mesquite, TX 75150<div class="k">Unloading date and hours</div>12/03/2026 &nbsp; 02:00 - 04:00<div class="k">Unloading instructions</div>Check in at door 40</div></div><div class="two"><div class="b"><div class="k">Carrier charges</div>Line haul $700.00<br>Fuel $98.00<br><b>Net payable $798.00</b></div><div class="b"><div class="k">Freight</div>Chips, 9,200 lb, 30 pallets<br>Van 53'</div></div>`,
    stops: ['P Rosenberg, TX 77471 2026-12-02', 'D Mesquite, TX 75150 2026-12-03'],
    load: '77-40182',
    rate: 79800,
    details: { weight: '9,200 lb' },
  },
};

export const FIFTH_BATCH: Readonly<Record<string, ByHand>> = {
  l01_freight_bill: {
    html: `<table class="w"><tr><td><h2>Sandhills Carrier Group</h2>Agent office 4471 &middot; 101 W Front St, North Platte, NE 69101</td><td class="right"><b>CONTRACT CARRIER RATE AGREEMENT</b><br>Freight Bill&nbsp;# <b>SQA4471882</b><br>Agreement date Nov 27, 2026</td></tr></table>
<p>To: Ridgeback Express (MC-771204) &nbsp; Attn: Dana &nbsp; Truck 14 / Trailer 5312 &nbsp; Phone 308-555-0117</p>
${table('g w', '#Stop|Location|Scheduled|Reference', 'Load|Cabela&#39;s Distribution<br>One Cabela Dr<br>Sidney, NE 69160|Fri 04 Dec 2026<br>0700 to 1100|SO 20011874', 'Drop|Bass Pro DC 3<br>1935 S Campbell Ave<br>Springfield, MO 65807|Sat 05 Dec 2026<br>0600|PO 7781120', 'Drop|Scheels Overland<br>6503 W 135th St<br>Overland Park, KS 66223|Sat 05 Dec 2026<br>1400|PO 7781121')}
${table('w', 'Line haul|1,640.00', 'Fuel surcharge|212.50', 'Extra drop|75.00', '<b>Total carrier pay</b>|<b>1,927.50 USD</b>')}
<p>A $250.00 fine applies for re-brokering. Cargo insured to $100,000. Proof of delivery within 24 hours or pay is cut by $50.</p>`,
    stops: [
      'P Sidney, NE 69160 2026-12-04',
      'D Springfield, MO 65807 2026-12-05',
      'D Overland Park, KS 66223 2026-12-05',
    ],
    load: 'SQA4471882',
    rate: 192750,
  },
  l02_mail_reply: {
    html: `<p><b>From:</b> Trish Calloway &lt;trish@bluffcityfreight.example&gt;<br><b>To:</b> dispatch@heronline.example<br><b>Sent:</b> Friday, November 27, 2026 2:14 PM<br><b>Subject:</b> RE: Load BC20931 Memphis to Laredo - confirmed</p><p>Marcus,</p><p>You're all set on BC20931. Please have the driver at Cummins Filtration, 4155 Willow Lake Blvd, Memphis TN 38118 on Tuesday 12/1 at 10:00 (live load, 18 pallets). It delivers Thursday 12/3 between 08:00 and 14:00 to Transmaquila Warehouse, 13216 Mercury Dr, Laredo TX 78045.</p><p>All in we agreed $2,150.00, which covers everything but lumper. If you need a fuel advance it can be up to 40%, less a $15 fee.</p><p>Thanks,<br>Trish<br>Bluff City Freight | 60 N B.B. King Blvd, Memphis, TN 38103 | 901-555-0152</p>`,
    stops: ['P Memphis, TN 38118 2026-12-01', 'D Laredo, TX 78045 2026-12-03'],
    load: 'BC20931',
    rate: 215000,
  },
  l03_cross_border: {
    html: `<h1>Laurentide Freight Brokers Inc.</h1><p>1250 Boul. Ren&eacute;-L&eacute;vesque O, Montr&eacute;al, QC H3B 4W8 &nbsp; | &nbsp; NEQ 1170044021</p><h2>Load Confirmation CA-220194</h2>${table('g w', '#Order no.|Equipment|Customs broker|PARS', 'CA-220194|53&#39; dry van|Farrow, 519-555-0160|1234PARS771002')}
${table('g w', '#PICK-UP|DELIVERY', 'Kruger Products<br>3300 Rue Bellefeuille<br>Trois-Rivi&egrave;res, QC G9A 3Z3<br>2026-12-02, 08:00-15:00<br>Pickup no. KR-558120|Costco Depot 952<br>1 Costco Way<br>Monroe Township, NJ 08831<br>2026-12-03, 06:30<br>Appt. 44120098')}
<p>Agreed rate: <b>CAD 3,150.00</b> (tax not applicable). Currency of payment: Canadian dollars. Border crossing bonus included.</p><p>Carrier must hold FAST and C-TPAT. Penalty of CAD 500.00 per day late.</p>`,
    stops: ['P Trois-Rivières, QC G9A 3Z3 2026-12-02', 'D Monroe Township, NJ 08831 2026-12-03'],
    load: 'CA-220194',
    rate: 315000,
  },
  l04_tender_204: {
    css: COURIER,
    html: `<pre>EDI 204 MOTOR CARRIER LOAD TENDER - ORIGINAL            11/27/2026 09:02:11
SENDER  GENMILLS     RECEIVER  RDGB (SCAC)
SHIPMENT ID NUMBER   60013882          METHOD OF PAYMENT  PP
L11  BM  88120077    BILL OF LADING
L11  CO  4400918     CUSTOMER ORDER
RESPOND BY  11/27/2026 13:00

STOP 01  CL  COMPLETE LOAD       WEIGHT 43210 LB   CASES 1820
  SF GENERAL MILLS BUFFALO
  54 S MICHIGAN AVE
  BUFFALO            NY 14203
  G62 EARLIEST 20261130 1200   LATEST 20261130 2000

STOP 02  CU  COMPLETE UNLOAD
  ST WAKEFERN NEWARK
  140 CORE ST
  NEWARK             NJ 07114
  G62 EARLIEST 20261201 0400   LATEST 20261201 0900

L3  TOTAL WEIGHT 43210 G    TOTAL CHARGE 1,318.75
</pre>`,
    stops: ['P Buffalo, NY 14203 2026-11-30', 'D Newark, NJ 07114 2026-12-01'],
    load: '60013882',
    rate: 131875,
  },
  l05_small_office: {
    css: 'body{font:13px/1.6 "DejaVu Serif",serif}',
    html: `<center><h2>OZARK HAUL CO.</h2>Route 3 Box 118, Mountain Home AR 72653 &mdash; (870) 555-0109</center><p><b>TRIP NO:</b> 5567 &emsp; <b>DATE:</b> 11-27-26 &emsp; <b>TRUCKER:</b> B. Hollis</p><p><b>PICK UP AT:</b> Baxter Healthcare, 1900 Hwy 201 N, Mountain Home, AR 72653 &emsp; <b>ON:</b> 11-30-26 @ 9 AM</p><p><b>TAKE TO:</b> Cardinal Health, 7601 NE Evangeline Thwy, Carencro, LA 70520 &emsp; <b>BY:</b> 12-01-26 @ 1 PM</p><p><b>FREIGHT:</b> 20 skids IV solution, 39,000#</p><p><b>PAYS:</b> $1,290.00 on receipt of signed bills</p><p>Thank you for hauling for us!</p>`,
    stops: ['P Mountain Home, AR 72653 2026-11-30', 'D Carencro, LA 70520 2026-12-01'],
    load: '5567',
    rate: 129000,
  },
  l06_portal_export: {
    page: { landscape: true },
    html: `<h3>Accepted tender &ndash; GreenLane Shipper Portal</h3>${table('g w', '#Tender ID|Status|Mode|Equipment|Distance|Tendered cost', 'GLN-8841-0092|Accepted|TL|48&#39; Flatbed|588 mi|$1,910.44')}${table('g w', '#Seq|Activity|Facility|Street|City|State|Postal|Window start|Window end', '1|Pickup|Georgia-Pacific Madison|1400 Gainesville Hwy|Madison|GA|30650|2026-12-01 07:00|2026-12-01 15:00', '2|Delivery|Menards DC Holiday City|14502 County Rd 15|Holiday City|OH|43543|2026-12-02 08:00|2026-12-02 16:00')}${table('w', 'Base charge|$1,704.00', 'Fuel charge|$206.44', 'Invoice total not to exceed|$1,910.44')}`,
    stops: ['P Madison, GA 30650 2026-12-01', 'D Holiday City, OH 43543 2026-12-02'],
    load: 'GLN-8841-0092',
    rate: 191044,
  },
  l07_dray: {
    html: `<h2>Harborline Drayage</h2><p>DELIVERY ORDER / WORK ORDER &nbsp; <b>W/O 771-2290</b> &nbsp; issued 27 Nov 2026</p>${table('w', 'Container|MSKU 889120-4|Size|40 HC', 'Booking|MAEU 228817120|Vessel|Maersk Seville 648W')}${table('g w', '#Leg|Where|When', 'Pick up loaded|APM Terminals Elizabeth, 5080 McLester St, Elizabeth, NJ 07207|12/02/2026 06:00', 'Deliver|IKEA Perryville, 100 IKEA Dr, Perryville, MD 21903|12/02/2026 13:00')}<p>Rate to carrier: $685.00 + chassis 2 days @ $40.00 = <b>$765.00 total</b></p><p>Per diem after free time is for the carrier&#39;s account.</p>`,
    stops: ['P Elizabeth, NJ 07207 2026-12-02', 'D Perryville, MD 21903 2026-12-02'],
    load: '771-2290',
    rate: 76500,
  },
  l08_right_column: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [40, 50, 16, 'Copper State Logistics'],
          [40, 66, 9, '2902 W Agua Fria Fwy, Phoenix, AZ 85027'],
          [400, 50, 9, 'Rate Confirmation'],
          [400, 62, 9, 'Our Load #'],
          [480, 62, 9, '118840-A'],
          [400, 74, 9, 'Your Truck'],
          [480, 74, 9, '0227'],
          [40, 110, 10, 'SHIPPER'],
          [320, 110, 10, 'RECEIVER'],
          [40, 124, 9, 'Niagara Bottling PHX'],
          [320, 124, 9, 'Smart & Final Riverside'],
          [40, 136, 9, '5675 W Lower Buckeye Rd'],
          [320, 136, 9, '8055 Arlington Ave'],
          [40, 148, 9, 'Phoenix, AZ 85043'],
          [320, 148, 9, 'Riverside, CA 92503'],
          [40, 162, 9, 'Arrive Mon 11/30/26, 05:30'],
          [320, 162, 9, 'Arrive Mon 11/30/26, 17:00'],
          [40, 174, 9, 'Shipper ref 0090-1182'],
          [320, 174, 9, 'Receiver PO 55810022'],
          [40, 206, 9, 'Water, 24 pallets, 44,500 lb'],
          [40, 240, 9, 'Linehaul'],
          [220, 240, 9, '$925.00'],
          [40, 252, 9, 'Lumper (paid by driver, refunded)'],
          [220, 252, 9, '$180.00'],
          [40, 268, 10, 'YOU WILL BE PAID'],
          [220, 268, 10, '$1,105.00'],
          [40, 300, 8, 'Terms: net 30. Quick pay 2.5 %. Claims above $1,000.00 need a police report.'],
        ],
      ],
    },
    stops: ['P Phoenix, AZ 85043 2026-11-30', 'D Riverside, CA 92503 2026-11-30'],
    load: '118840-A',
    rate: 110500,
  },
  l09_long_dates: {
    html: `<table class="w"><tr><td><b style="font-size:16px">PENOBSCOT BAY BROKERS</b></td><td class="right">Confirmation Number<br><span style="font-size:16px">PB2611-0447</span></td></tr></table><h3>Origin</h3><p>Sappi Somerset Mill<br>1329 Waterville Road<br>Skowhegan, Maine 04976</p><p>Monday, November 30th, 2026 at 7:30 a.m.</p><h3>Final destination</h3><p>Quad Sussex Finishing<br>N64 W23110 Main Street<br>Sussex, Wisconsin 53089</p><p>Thursday, December 3rd, 2026 at 8:00 a.m.</p><h3>Compensation</h3><p>Two thousand nine hundred eighty dollars ($2,980.00), fuel included.</p><p>If the carrier is more than one hour late a fee of one hundred dollars ($100.00) is deducted.</p>`,
    stops: ['P Skowhegan, ME 04976 2026-11-30', 'D Sussex, WI 53089 2026-12-03'],
    load: 'PB2611-0447',
    rate: 298000,
  },
  l10_many_refs: {
    html: `<h2>Tri-Delta Transport Solutions &ndash; Load Tender Acceptance</h2>${table('w', 'TDTS Load|TD-90118|Customer PO|4512009|BOL|771120084', 'SCAC|RDGX|Quote|Q-55120|Master load|M-3301', 'Seal|required|Trailer|R53|Temp|-10 F')}<p><b>PU 1</b> Tyson Foods Plant 4, 1009 Sugar Creek Rd, Waldron, AR 72958. Pick up 12/01/2026 14:00. Pickup # 2299104</p><p><b>PU 2</b> Simmons Prepared, 10700 S State Hwy 43, Southwest City, MO 64863. Pick up 12/01/2026 19:30. Pickup # SP-118</p><p><b>DEL 1</b> US Foods Fort Mill, 125 Fort Mill Pkwy, Fort Mill, SC 29715. Deliver 12/03/2026 04:00. Conf. 8811209</p>${table('g', '#Charge|Amount', 'Base|$2,780.00', 'Reefer fuel|$140.00', 'Total|$2,920.00')}`,
    stops: [
      'P Waldron, AR 72958 2026-12-01',
      'P Southwest City, MO 64863 2026-12-01',
      'D Fort Mill, SC 29715 2026-12-03',
    ],
    load: 'TD-90118',
    rate: 292000,
  },
  l11_title_number: {
    html: `<div class="right">Page 1 of 1</div><center><h1>Load 771045</h1>Great Basin Carriers Network<br>Reno, NV</center>${table('g w', '#|Pickup|Drop off', 'Name|Tesla Sparks|Blue Origin Kent', 'Address|1 Electric Ave<br>Sparks, NV 89434|21218 76th Ave S<br>Kent, WA 98032', 'Date|Dec 1, 2026|Dec 2, 2026', 'Time|13:00|16:00', 'Ref|BAT-20018|PO BO-7712')}<p>Load value $480,000. Insurance of $500,000 required.</p><p>Carrier rate $1,850.00. Tarp pay $50.00. <b>Total $1,900.00</b></p>`,
    stops: ['P Sparks, NV 89434 2026-12-01', 'D Kent, WA 98032 2026-12-02'],
    load: '771045',
    rate: 190000,
  },
  l12_ltl_pickups: {
    html: `<h2>Cascade Consolidators &nbsp; <small>Route manifest</small></h2><p>Manifest #: <b>CC-1127-08</b> &emsp; Carrier: Ridgeback Express &emsp; Equipment: 53V</p>${table('g w', '#Stop|P/D|Customer|City / State / Zip|Date|Plts|Lbs', '1|P|Bob&#39;s Red Mill|Milwaukie OR 97222|12/01/26|6|9,100', '2|P|Tillamook Creamery|Tillamook OR 97141|12/01/26|8|12,400', '3|D|WinCo DC|Woodburn OR 97071|12/01/26|2|3,000', '4|D|Associated Food Stores|Farr West UT 84404|12/03/26|7|10,900', '5|D|Kroger Denver|Aurora CO 80011|12/04/26|5|7,600')}<p>Settlement: linehaul 3,100.00 + stop-offs 3 x 60.00 + FSC 418.20. <b>Carrier settlement 3,698.20</b></p>`,
    stops: [
      'P Milwaukie, OR 97222 2026-12-01',
      'P Tillamook, OR 97141 2026-12-01',
      'D Woodburn, OR 97071 2026-12-01',
      'D Farr West, UT 84404 2026-12-03',
      'D Aurora, CO 80011 2026-12-04',
    ],
    load: 'CC-1127-08',
    rate: 369820,
  },
  l13_advance_balance: {
    html: `<h2>Redwood Line Brokerage</h2><p>Dispatch confirmation &nbsp; | &nbsp; Dispatch ID 40-88127 &nbsp; | &nbsp; 11/27/2026</p><div class="two"><div><h3>Pick</h3>Sierra Pacific Anderson<br>19794 Riverside Ave<br>Anderson CA 96007<br>12/01/2026 06:00-14:00</div><div><h3>Drop</h3>84 Lumber Las Vegas<br>4700 N Lamb Blvd<br>Las Vegas NV 89115<br>12/02/2026 07:00-12:00</div></div>${table('g', 'Gross rate|$2,050.00', 'Advance (Comchek, 11/30)|-$800.00', 'Advance fee|-$24.00', 'Balance on delivery|$1,226.00')}`,
    stops: ['P Anderson, CA 96007 2026-12-01', 'D Las Vegas, NV 89115 2026-12-02'],
    load: '40-88127',
    rate: 205000,
  },
  l14_times_first: {
    css: COURIER,
    html: `<pre>PRAIRIE SKY LOGISTICS LLC                         LOAD NO.  PSL 3390-27
1101 S 12TH ST BISMARCK ND 58504                  DATE      27-NOV-26

0800 30-NOV-26  LOAD    DAKOTA GROWERS PASTA
                        ONE PASTA AVE
                        CARRINGTON ND 58421
1000 02-DEC-26  UNLOAD  ALDI TULLY DC
                        300 STATE HWY 80
                        TULLY NY 13159

PAY PER MILE 1.92 X 1488 MI                                2,856.96
DETENTION AGREED                                              43.04
                                            PAY TOTAL      2,900.00
</pre>`,
    stops: ['P Carrington, ND 58421 2026-11-30', 'D Tully, NY 13159 2026-12-02'],
    load: 'PSL 3390-27',
    rate: 290000,
  },
};

export const SIXTH_BATCH: Readonly<Record<string, ByHand>> = {
  m01_booking_card: {
    css: '.k{color:#777;font-size:9px} .v{font-size:13px} td{padding:6px 18px 6px 0}',
    html: `<h1 style="color:#c30">Junction Freightways</h1>${table('w', '<div class="k">BOOKING REF</div><div class="v">JF-2026-90417</div>|<div class="k">CARRIER</div><div class="v">Ridgeback Express</div>|<div class="k">AGREED LINEHAUL</div><div class="v">$1,325.00</div>|<div class="k">FUEL</div><div class="v">$175.00</div>|<div class="k">ALL IN</div><div class="v"><b>$1,500.00</b></div>')}<h3>1 &middot; Collect</h3><p>International Paper Prattville, 100 Jensen Rd, Prattville AL 36067</p><p>Dec 1, 2026, between 09:00 and 15:00 &middot; Release 7700218</p><h3>2 &middot; Deliver</h3><p>Uline Braselton, 2950 Jurupa St, Braselton GA 30517</p><p>Dec 2, 2026, 07:15 sharp &middot; PO U-551200</p><p>Dock fee of $75 if late. Cargo cover of $100,000 required.</p>`,
    stops: ['P Prattville, AL 36067 2026-12-01', 'D Braselton, GA 30517 2026-12-02'],
    load: 'JF-2026-90417',
    rate: 150000,
  },
  m02_memo: {
    css: COURIER,
    html: `<pre>MEMO
TO      RIDGEBACK EXPRESS, DISPATCH
FROM    TALLGRASS BROKERAGE CO., EMPORIA KS
DATE    NOVEMBER 27 2026
SUBJ    YOUR LOAD WITH US, NUMBER 66-1180

WILL LOAD    HILL'S PET NUTRITION, 2325 INDUSTRIAL RD, EMPORIA KS 66801
             MONDAY NOVEMBER 30 AT 2 PM
WILL EMPTY   CHEWY DFW1, 7243 GRADY NIBLO RD, DALLAS TX 75236
             TUESDAY DECEMBER 1 AT 5 AM

WE PAY       $980 FLAT AFTER SIGNED BILLS
</pre>`,
    stops: ['P Emporia, KS 66801 2026-11-30', 'D Dallas, TX 75236 2026-12-01'],
    load: '66-1180',
    rate: 98000,
  },
  m03_left_labels: {
    html: `<h2>Carrier Contract &ndash; Great Plains Load Services</h2>${table('g w', 'Contract number|GPLS 118-2207|Contract date|11/27/2026', 'Truck type|Reefer 53, -5 F|Total pay|$3,410.00', 'Shipping point|Schwan&#39;s, 115 W College Dr, Marshall, MN 56258|Ship date|11/30/2026 10:00', 'Receiving point|Sysco Jacksonville, 1501 Lewis Industrial Dr, Jacksonville, FL 32254|Receive date|12/03/2026 03:00', 'Commodity|Frozen pizza|Weight|40,118')}<p>Pay includes fuel. Washout is reimbursed to $60.00 with a receipt.</p>`,
    stops: ['P Marshall, MN 56258 2026-11-30', 'D Jacksonville, FL 32254 2026-12-03'],
    load: 'GPLS 118-2207',
    rate: 341000,
  },
  m04_drop_trailer: {
    html: `<table class="w"><tr><td><h2>Erie Shores Logistics</h2></td><td class="right">RATE CON<br><b>ESL40031</b></td></tr></table><p>Power only: hook trailer ESLZ 5501 at origin, drop at destination.</p><div class="two"><div><b>Hook</b><br>Smucker Orrville<br>333 Wadsworth Rd<br>Orrville, OH 44667<br>11/30/2026 after 16:00</div><div><b>Drop</b><br>Meijer DC Newport<br>7100 Newport Rd<br>Newport, MI 48166<br>12/01/2026 before 06:00</div></div><p>Rate: 640.00 USD</p><p>Trailer damage is charged at cost, minimum 250.00.</p>`,
    stops: ['P Orrville, OH 44667 2026-11-30', 'D Newport, MI 48166 2026-12-01'],
    load: 'ESL40031',
    rate: 64000,
  },
  m05_bilingual: {
    html: `<h2>Transporte Frontera Norte LLC</h2><p>Confirmaci&oacute;n de tarifa / Rate confirmation &nbsp; Folio <b>TFN-7718</b></p>${table('g w', '#Origen / Origin|Destino / Destination', 'Bodegas del Sur<br>8602 Airway Rd<br>San Diego, CA 92154<br>01/12/2026 08:00|Mission Produce<br>2500 E Vineyard Ave<br>Oxnard, CA 93036<br>01/12/2026 17:00')}<p>Fecha: d&iacute;a/mes/a&ntilde;o (dd/mm/aaaa)</p><p>Tarifa total / Total rate: $720.00 USD</p>`,
    stops: ['P San Diego, CA 92154 2026-12-01', 'D Oxnard, CA 93036 2026-12-01'],
    load: 'TFN-7718',
    rate: 72000,
  },
  m06_stops_below_terms: {
    html: `<p>ALLEGHENY FREIGHT PARTNERS &mdash; 600 Grant St, Pittsburgh, PA 15219</p><p>Thank you for your partnership. This confirms freight movement <b>AFP778120</b> at <b>$1,075.00</b> to the carrier, inclusive of fuel.</p><p>Carrier shall maintain $1,000,000 liability. Failure to track: $100.</p><h3>Shipment details</h3><pre>PU#1  11/30/26  1300  US STEEL IRVIN WORKS    100 CAMP HOLLOW RD   WEST MIFFLIN PA 15122
SO#1  12/01/26  0800  WHEATLAND TUBE          ONE COUNCIL AVE      WHEATLAND PA 16161
SO#2  12/01/26  1330  VALLOUREC STAR          2669 M L KING BLVD   YOUNGSTOWN OH 44510</pre>`,
    stops: [
      'P West Mifflin, PA 15122 2026-11-30',
      'D Wheatland, PA 16161 2026-12-01',
      'D Youngstown, OH 44510 2026-12-01',
    ],
    load: 'AFP778120',
    rate: 107500,
  },
  m07_wide_header: {
    page: { landscape: true },
    html: `<table class="w"><tr><td><b>Silver Spur Transportation Brokers</b><br>Casper, WY</td><td>Shipment No.<br><b>0044817</b></td><td>Cust ref<br>88102-B</td><td>Miles<br>1,014</td><td>Payment to carrier<br><b>$2,535.00</b></td></tr></table>${table('g w', '#|Facility|Address|Appointment|Contact', 'Pickup|Black Hills Bentonite|55 Salt Creek Hwy, Casper, WY 82601|Mon Nov 30 2026, 8:00 AM|Gate 307-555-0133', 'Delivery|Halliburton Midland|9100 W Hwy 80, Midland, TX 79706|Wed Dec 2 2026, 10:00 AM|Yard 432-555-0144')}<p>Accessorials: none agreed. Fuel is part of the payment.</p>`,
    stops: ['P Casper, WY 82601 2026-11-30', 'D Midland, TX 79706 2026-12-02'],
    load: '0044817',
    rate: 253500,
  },
  m08_two_pages: {
    html: `<h2>Palmetto Coast Logistics, LLC</h2><p>Load Assignment Sheet &nbsp; Assignment: <b>PC-26-33017</b></p><p>Origin: BMW Spartanburg, 1400 Hwy 101 S, Greer, SC 29651. Ready 12/01/2026 06:00. Ref ASN 771288</p><p>Stop: Magna Tuscaloosa, 10799 Ed Stephens Rd, Cottondale, AL 35453. Due 12/01/2026 18:00. Partial unload, 10 racks</p><p>Destination: Mercedes Vance, 1 Mercedes Dr, Vance, AL 35490. Due 12/01/2026 21:00. Ref 55-1180</p><div style="page-break-before:always"><h3>Pay sheet</h3>${table('', 'Freight|1,180.00', 'Stop-off|100.00', 'Tolls|12.50', 'Amount payable|1,292.50')}</div>`,
    stops: [
      'P Greer, SC 29651 2026-12-01',
      'D Cottondale, AL 35453 2026-12-01',
      'D Vance, AL 35490 2026-12-01',
    ],
    load: 'PC-26-33017',
    rate: 129250,
  },
};
