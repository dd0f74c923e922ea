import { table, type ByHand } from './by-hand-papers';

const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const CONDENSED = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

/**
 * A forty-fourth batch, of small offices, forwarders, shippers and portals, drawn before a rule was opened. At first sight 16 of 20 exact,
 * every other one with a doubt, 17 load numbers, 17 rates, nothing wrong without a doubt; 4 of the exact ones with one. After mending 18,
 * 19 and 20, 1 with one.
 */
export const FORTY_FOURTH_BATCH: Readonly<Record<string, ByHand>> = {
  ab01_ordinal_dates_in_cards: {
    css: `${SMALL} .k{border-left:4px solid #274;padding:3px 8px;margin:6px 0}`,
    html: `<div class="two"><div><h2>Cottonwood Freight Brokers</h2>2110 S Broadway, Wichita, KS 67211</div><div class="right">Load Confirmation<br>Load No. CFB-26-30418<br>Issued Nov. 30th, 2026</div></div><div class="k"><b>Loading</b> · Dec. 1st, 2026, 7:30 AM to 2 PM<br>Hutchinson Salt Mine No. 2<br>3300 Carey Blvd<br>Hutchinson, KS 67501<br>Release: 90218, PO 4500-7781</div><div class="k"><b>Unloading</b> · Dec. 3rd, 2026, 8 AM sharp<br>Water Care Supply<br>1450 E Chestnut Ave<br>Vineland, NJ 08361<br>Ref 55-20</div><p>The carrier is paid $3,180.00 for this load. No advances. Detention after 3 hours at $40.00 per hour.</p>`,
    stops: ['P Hutchinson, KS 67501 2026-12-01', 'D Vineland, NJ 08361 2026-12-03'],
    load: 'CFB-26-30418',
    rate: 318000,
  },
  ab02_delivery_order_with_container: {
    css: SMALL,
    html: `<h2 style="text-align:center">DELIVERY ORDER</h2>${table('g w', 'D/O No.<br><b>NY26-118842</b>|Date<br>11/30/2026|Our file<br>IMP-44107|Entry no.<br>8K2-0044718-3', 'Vessel / voyage<br>EVER LUMEN 118W|Master B/L<br>EGLV140600118842|Container<br>EITU 118 4420-7 (40HC)|Seal<br>EMC88120')}${table('g w', '#Pick up full at|Deliver to|Return empty to', 'Maher Terminals<br>1210 Corbin St<br>Elizabeth, NJ 07201<br>Last free day 12/02/2026|Keystone Tile Import<br>750 W 4th St<br>Williamsport, PA 17701<br>Appt 12/01/2026 13:00|Maher Terminals<br>1210 Corbin St<br>Elizabeth, NJ 07201<br>by 12/04/2026')}<p>1,188 cartons ceramic tile, 19,840 kg</p><p>Charges: drayage $925.00, chassis $80.00, fuel 22 % $203.50, total $1,208.50. Invoice Harbor Gate Forwarding, 500 Frank W Burr Blvd, Teaneck, NJ 07666.</p>`,
    stops: [
      'P Elizabeth, NJ 07201 -',
      'D Williamsport, PA 17701 2026-12-01',
      'D Elizabeth, NJ 07201 2026-12-04',
    ],
    load: 'NY26-118842',
    rate: 120850,
  },
  ab03_military_dates: {
    css: COURIER,
    html: `<pre>
TENDER OF SERVICE                               ORIGINAL
GOVT-FREIGHT DESK, HAMPTON ROADS LOGISTICS LLC
999 WATERSIDE DR  NORFOLK VA 23510

TENDER NR    HRL-26-0877           SCAC RDGX
GBL          XP-558120             MODE TL / VAN 53

ORIGIN                             DESTINATION
TOOELE CONTAINER SHOP              LYNCHBURG OPTICS
1150 W UTAH AVE                    2315 BEDFORD AVE
TOOELE UT 84074                    LYNCHBURG VA 24503
RDD 01DEC26 0700-1500              RDD 05DEC26 0800-1200
POC SMITH 435-555-0110             POC HALE 434-555-0129

PCS 22 SKD   WT 31,400 LB   CUBE 1,980   NSN 6650

LINEHAUL      USD    4,410.00
FSC           USD      702.00
ALL CHARGES   USD    5,112.00
</pre>`,
    stops: ['P Tooele, UT 84074 2026-12-01', 'D Lynchburg, VA 24503 2026-12-05'],
    load: 'HRL-26-0877',
    rate: 511200,
  },
  ab04_vics_bill_of_lading: {
    css: SMALL,
    html: `<table class="g w"><tr><td colspan="2" style="text-align:center"><b>BILL OF LADING</b> &nbsp; Page 1 of 1</td></tr><tr><td><b>SHIP FROM</b><br>Name: Two Rivers Pet Products<br>Address: 1777 Hickory Grove Rd<br>City/State/Zip: Paducah, KY 42003<br>SID#: 0071182 &nbsp; FOB: ☐</td><td>Bill of Lading Number: 00711820044718<br>Ship date: 12/01/2026<br>BAR CODE SPACE</td></tr><tr><td><b>SHIP TO</b> &nbsp; Location #: 6042<br>Name: Barn and Kennel DC 6042<br>Address: 1800 Business Park Dr<br>City/State/Zip: Ottumwa, IA 52501<br>CID#: 4410-2 &nbsp; FOB: ☐</td><td>CARRIER NAME: Ridgeback Express LLC<br>Trailer number: 53118<br>Seal number(s): 0099120<br>SCAC: RDGX &nbsp; Pro number: 118-20447</td></tr><tr><td><b>THIRD PARTY FREIGHT CHARGES BILL TO</b><br>Name: Pet Line Freight Pay<br>Address: 1200 Audit Way<br>City/State/Zip: Columbus, OH 43215</td><td>Freight charge terms: Prepaid ☒ Collect ☐ 3rd party ☐<br>Deliver by: 12/02/2026 11:00</td></tr></table>${table('g w', '#Customer order number|# Pkgs|Weight|Pallet/slip|Additional shipper info', '4500118842|640|18,200|Y|DEPT 12', '4500118843|320|9,100|Y|DEPT 14', 'GRAND TOTAL|960|27,300||')}<p>COD amount: $ ______ &nbsp; Where the rate is dependent on value, shippers are required to state the agreed value, not exceeding $2.50 per lb.</p>`,
    stops: ['P Paducah, KY 42003 2026-12-01', 'D Ottumwa, IA 52501 2026-12-02'],
    load: '00711820044718',
    rate: null,
  },
  ab05_one_row_per_leg: {
    css: SMALL,
    page: { landscape: true },
    html: `<h3>Carrier tender 77-208-A &nbsp; Great Basin Load Board Services</h3>${table('g w', '#Leg|Orig name|Orig city|ST|Ready|Dest name|Dest city|ST|Due|Wt|Mi', '1|Elko Mine Supply|Elko|NV|12/01/26 06:00|Twin Falls Drill|Twin Falls|ID|12/01/26 14:00|18,000|118', '2|Twin Falls Drill|Twin Falls|ID|12/01/26 16:00|Casper Core Lab|Casper|WY|12/02/26 15:00|12,500|640')}<p>Truck money for both legs: $2,260.00</p>`,
    stops: [
      'P Elko, NV 2026-12-01',
      'D Twin Falls, ID 2026-12-01',
      'P Twin Falls, ID 2026-12-01',
      'D Casper, WY 2026-12-02',
    ],
    load: '77-208-A',
    rate: 226000,
  },
  ab06_stop_of_and_european_days: {
    css: SERIF,
    html: `<h2>Transport order 2026/4471</h2><p>Nordhaus Forwarding Inc, 1 Exchange Pl, Jersey City, NJ 07302</p><p><b>Stop 1 of 3 — Collection</b><br>Berkshire Machine Tools, 100 Rand Pl<br>Fitchburg MA 01420<br>on 1 Dec 2026 between 8 and 12 h</p><p><b>Stop 2 of 3 — Collection</b><br>Monadnock Bearings, 32 Optical Ave<br>Keene NH 03431<br>on 1 Dec 2026 between 14 and 16 h</p><p><b>Stop 3 of 3 — Delivery</b><br>Saginaw Valley Tool, 3700 Hess Ave<br>Saginaw MI 48601<br>on 3 Dec 2026, 7 h fixed</p><p>Freight agreed: USD 2.140,00 all in</p>`,
    stops: [
      'P Fitchburg, MA 01420 2026-12-01',
      'P Keene, NH 03431 2026-12-01',
      'D Saginaw, MI 48601 2026-12-03',
    ],
    load: '2026/4471',
    rate: 214000,
  },
  ab07_quebec_to_new_york: {
    css: SMALL,
    html: `<div class="two"><div><b>Transport Richelieu-Champlain inc.</b><br>1055, boul. Lemire, Drummondville (QC) J2C 7W3</div><div class="right">Confirmation de voyage / Trip confirmation<br>No : TRC-88-1204<br>Date : 2026-11-30</div></div>${table('g w', '#Cueillette / Pick-up|Livraison / Delivery', 'Meubles Arthabaska<br>45, rue de la Forge<br>Victoriaville (QC) G6P 9T8<br>2026-12-01, 9 h à 12 h|Adirondack Home Outlet<br>19 Hammond Ln<br>Plattsburgh, NY 12901<br>2026-12-02, 8 h à 11 h', 'Réf. 5518|PO 77-4410')}<p>Courtier en douane / Customs broker: Frontière Dédouanement, Champlain, NY 12919. PAPS: TRCQ 118842.</p><p>Prix convenu / Agreed price: 1 245,00 $ US</p>`,
    stops: ['P Victoriaville, QC G6P 9T8 2026-12-01', 'D Plattsburgh, NY 12901 2026-12-02'],
    load: 'TRC-88-1204',
    rate: 124500,
  },
  ab08_mail_without_punctuation: {
    css: COURIER,
    html: `<p>FROM DISPATCH GULF COAST TRUCK BROKERS<br>TO RIDGEBACK<br>RE LOAD 660-118</p><p>PU TOMORROW 12/1 ANYTIME BEFORE NOON<br>LAUREL POLE YARD<br>HWY 84 E<br>LAUREL MS 39443<br>SEE TIM</p><p>DEL 12/2 FIRST THING<br>BAYOU LINE CONSTRUCTION<br>1021 GRAND CAILLOU RD<br>HOUMA LA 70363<br>CALL 985 555 0133 HOUR OUT</p><p>52 POLES 46000 LBS 48 FT FLAT NEED 12 STRAPS<br>PAYS 900 ON 30 DAYS OR 875 COMCHECK AT DELIVERY<br>CONFIRM BACK OR WE GIVE IT AWAY AT 5</p>`,
    stops: ['P Laurel, MS 39443 2026-12-01', 'D Houma, LA 70363 2026-12-02'],
    load: '660-118',
    rate: 90000,
  },
  ab09_very_narrow_wrapped_cells: {
    css: `${SMALL} td,th{max-width:48px;word-wrap:break-word}`,
    html: `<h3>Rate Con 118-4420-7</h3>${table('g', '#Seq|Act|Facility|Address|City, State Zip|Earliest|Latest|Ref 1|Ref 2|Notes', '1|PU|Statesville Brick and Block Company|1500 Wilkesboro Highway|Statesville, NC 28625|12/01/2026 06:30|12/01/2026 10:00|SO 11-4471|PO 88120|Tarp required, no wood floor', '2|SO|Morristown Garden Center|2100 West Andrew Johnson Highway|Morristown, TN 37814|12/01/2026 13:00|12/01/2026 15:30|SO 11-4472|PO 88121|Forklift on site', '3|SO|Bowling Green Masonry Supply|1800 Russellville Road|Bowling Green, KY 42101|12/02/2026 07:00|12/02/2026 09:00|SO 11-4473|PO 88122|Call first')}<p>Flat 980.00 + stop-offs 60.00 + tarp 75.00 = 1,115.00 total to truck</p>`,
    stops: [
      'P Statesville, NC 28625 2026-12-01',
      'D Morristown, TN 37814 2026-12-01',
      'D Bowling Green, KY 42101 2026-12-02',
    ],
    load: '118-4420-7',
    rate: 111500,
  },
  ab10_headings_under_values: {
    css: `${CONDENSED} small{color:#666;font-size:7px}`,
    html: `<p><b>PRAIRIE SKY LOGISTICS</b></p><table class="w"><tr><td><b>PSL 55-7719</b><br><small>confirmation number</small></td><td><b>$1,675.00</b><br><small>pay to carrier</small></td><td><b>53 ft reefer, 35 F</b><br><small>equipment</small></td></tr></table><table class="w"><tr><td><b>Norfolk Beef Packing, 1200 S Pine Industrial Rd, Norfolk, NE 68701</b><br><small>pick up at</small></td><td><b>Tue 12/01/2026 10:00-22:00</b><br><small>pick up time</small></td></tr><tr><td><b>Salisbury Foods, 2201 Northwood Dr, Salisbury, MD 21801</b><br><small>deliver at</small></td><td><b>Fri 12/04/2026 05:00</b><br><small>delivery time</small></td></tr></table><p>Washout receipt needed. Late fee $100.00 per hour. Bill to: Prairie Sky Logistics, 401 Douglas St, Sioux City, IA 51101</p>`,
    stops: ['P Norfolk, NE 68701 2026-12-01', 'D Salisbury, MD 21801 2026-12-04'],
    load: 'PSL 55-7719',
    rate: 167500,
  },
  ab11_in_and_out_times_of_driver: {
    css: SMALL,
    html: `<h2>DRIVER TRIP SHEET / RATE AGREEMENT</h2><p>Trip: 2026-TS-441 &nbsp; Truck: 118 &nbsp; Trailer: 5512 &nbsp; Driver: A. Ruiz</p><table class="g w"><tr><th>Shipper</th><th>Sched.</th><th>Time in</th><th>Time out</th><th>Sign</th></tr><tr><td>Calexico Onion Shed<br>2360 Portico Blvd<br>Calexico, CA 92231</td><td>12/01/2026<br>18:00</td><td>______</td><td>______</td><td>______</td></tr></table><table class="g w"><tr><th>Receiver</th><th>Sched.</th><th>Time in</th><th>Time out</th><th>Sign</th></tr><tr><td>Cascade Produce Row<br>2001 Fruitvale Blvd<br>Yakima, WA 98902</td><td>12/03/2026<br>04:00</td><td>______</td><td>______</td><td>______</td></tr><tr><td>Bend Community Grocers<br>63000 Plateau Dr<br>Bend, OR 97701</td><td>12/03/2026<br>14:00</td><td>______</td><td>______</td><td>______</td></tr></table><p>Odometer start ______ end ______</p><p>Settlement: 1,290 miles x $1.90 = $2,451.00 plus drop $75.00; gross pay $2,526.00</p>`,
    stops: [
      'P Calexico, CA 92231 2026-12-01',
      'D Yakima, WA 98902 2026-12-03',
      'D Bend, OR 97701 2026-12-03',
    ],
    load: '2026-TS-441',
    rate: 252600,
  },
  ab12_contract_prose: {
    css: SERIF,
    html: `<h3 style="text-align:center">SHIPMENT AGREEMENT NO. LW-0412</h3><p>This agreement, made on the thirtieth day of November, 2026, between Lake Wisconsin Brokerage Co. of Wausau, Wisconsin (“Broker”) and Ridgeback Express LLC (“Carrier”).</p><p>1. <u>Shipment.</u> Carrier shall receive one truckload of hardwood flooring at the premises of Escanaba Flooring, 2600 Ludington St, Escanaba, MI 49829 on Tuesday the 1st of December 2026, not before 7:00 a.m.</p><p>2. <u>Delivery.</u> Carrier shall tender the shipment to Prairie Builders, 1400 Lincoln Way, Ames, IA 50010 on Wednesday the 2nd of December 2026, not later than 3:00 p.m.</p><p>3. <u>Compensation.</u> Broker shall pay Carrier the sum of One Thousand One Hundred Forty Dollars ($1,140.00) within thirty days. Carrier forfeits Two Hundred Dollars ($200.00) for each day of delay.</p>`,
    stops: ['P Escanaba, MI 49829 2026-12-01', 'D Ames, IA 50010 2026-12-02'],
    load: 'LW-0412',
    rate: 114000,
  },
  ab13_edi_segments_labeled: {
    css: COURIER,
    html: `<pre>
204 MOTOR CARRIER LOAD TENDER - FORMATTED VIEW
B2   SCAC RDGX   SHIPMENT ID 4471180442   PAYMENT PP
L11  PO  7700-118-2
L11  BM  0088120447
MS3  EQUIP TL   G62 64 RESPOND BY 2026-11-30 16:00

S5 01 LD
  G62 37 EARLIEST 2026-12-01 09:00   38 LATEST 2026-12-01 13:00
  N1 SF WABASH CASTINGS       N3 837 MANCHESTER AVE
  N4 WABASH IN 46992 USA
  L5 IRON CASTINGS  AT8 G L 40,800
S5 02 UL
  G62 53 EARLIEST 2026-12-02 06:00   54 LATEST 2026-12-02 08:30
  N1 ST DANVILLE AXLE WORKS   N3 2500 E MAIN ST
  N4 DANVILLE VA 24540 USA

L3  WEIGHT 40,800 G   CHARGE 1,395.75 FLAT   FUEL 242.25   TOTAL 1,638.00
</pre>`,
    stops: ['P Wabash, IN 46992 2026-12-01', 'D Danville, VA 24540 2026-12-02'],
    load: '4471180442',
    rate: 163800,
  },
  ab14_preprinted_form_typed_over: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [40, 50, 15, 'McAllister & Sons Truck Brokers'],
          [40, 66, 8, '310 S Lamar Blvd, Oxford, MS 38655    662-555-0118'],
          [400, 50, 9, 'Confirmation'],
          [400, 64, 12, 'N° 08842'],
          [40, 100, 7, 'SHIPPER'],
          [40, 112, 10, 'Meridian Feed & Seed'],
          [40, 126, 10, '2205 A St'],
          [40, 140, 10, 'Meridian'],
          [140, 140, 10, 'MS'],
          [170, 140, 10, '39301'],
          [300, 100, 7, 'CONSIGNEE'],
          [300, 112, 10, 'Jonesboro Poultry Nutrition'],
          [300, 126, 10, '3500 Strawfloor Rd'],
          [300, 140, 10, 'Jonesboro'],
          [400, 140, 10, 'AR'],
          [430, 140, 10, '72404'],
          [40, 160, 7, 'PICK UP DATE'],
          [40, 172, 10, '12-1-26'],
          [140, 160, 7, 'HOUR'],
          [140, 172, 10, '7 to 3'],
          [300, 160, 7, 'DELIVERY DATE'],
          [300, 172, 10, '12-2-26'],
          [400, 160, 7, 'HOUR'],
          [400, 172, 10, '6 am'],
          [40, 200, 7, 'COMMODITY'],
          [40, 212, 10, 'Soybean meal, bulk'],
          [300, 200, 7, 'WEIGHT'],
          [300, 212, 10, '50,000'],
          [40, 240, 7, 'RATE'],
          [40, 252, 10, '$17.50/ton'],
          [140, 240, 7, 'UNITS'],
          [140, 252, 10, '25 tons'],
          [300, 240, 7, 'AMOUNT TO CARRIER'],
          [300, 252, 10, '$437.50'],
          [40, 290, 8, 'Bill us within 10 days. Original scale tickets required or $25.00 is withheld.'],
        ],
      ],
    },
    stops: ['P Meridian, MS 39301 2026-12-01', 'D Jonesboro, AR 72404 2026-12-02'],
    load: '08842',
    rate: 43750,
  },
  ab15_sideways_sheet: {
    drawn: {
      width: 612,
      height: 792,
      rotate: 90,
      pages: [
        [
          [40, 40, 13, 'HIGH PLAINS AG FREIGHT - LOAD SHEET'],
          [560, 40, 10, 'Ticket 5-20418'],
          [40, 80, 9, 'Origin'],
          [140, 80, 9, 'Minot Durum Elevator, 5400 Hwy 2 E, Minot, ND 58701'],
          [560, 80, 9, 'Dec 01 2026'],
          [40, 100, 9, 'Destination'],
          [140, 100, 9, 'Great Lakes Semolina, 1200 S Bell St, Lima, OH 45804'],
          [560, 100, 9, 'Dec 03 2026'],
          [40, 130, 9, 'Freight'],
          [140, 130, 9, '880 cwt at 3.15'],
          [560, 130, 9, '$2,772.00'],
          [40, 160, 9, 'Broker'],
          [140, 160, 9, 'High Plains Ag Freight, 21 1st Ave SE, Jamestown, ND 58401'],
        ],
      ],
    },
    stops: ['P Minot, ND 58701 2026-12-01', 'D Lima, OH 45804 2026-12-03'],
    load: '5-20418',
    rate: 277200,
  },
  ab16_flatbed_load_at: {
    css: CONDENSED,
    html: `<h2>Ironhorse Open Deck — Load Sheet</h2><p>IOD # 118204 · customer ref 77-A · quote Q1182 · dispatcher Lou, ext 204</p><table class="w"><tr><td style="width:15%">Load at</td><td>Decatur Tube Mill, 1405 Red Hat Rd, Decatur, AL 35601 (gate 4, hard hat + vest)</td></tr><tr><td>When</td><td>12/1, 6 to 10 AM</td></tr><tr><td>Unload at</td><td>Permian Pipe Yard, 4300 S County Rd 1290, Odessa, TX 79765</td></tr><tr><td>When</td><td>12/3, 7 AM to 3 PM</td></tr><tr><td>Load</td><td>28 joints 9-5/8 casing, 47,500 lb, 42 ft</td></tr><tr><td>Gross to truck</td><td>2,950 incl. fuel (adv. up to 1,000)</td></tr></table><p>Date 11/30/2026</p>`,
    stops: ['P Decatur, AL 35601 2026-12-01', 'D Odessa, TX 79765 2026-12-03'],
    load: '118204',
    rate: 295000,
  },
  ab17_phone_page_of_app: {
    css: 'body{font:12px/1.4 "Open Sans","DejaVu Sans",sans-serif}',
    page: {
      width: '90mm',
      height: '200mm',
      margin: { top: '5mm', bottom: '5mm', left: '5mm', right: '5mm' },
    },
    html: `<p style="text-align:center;color:#777">9:41</p><p><b>Load booked ✓</b></p><p>ID ZN-884-120</p><p style="font-size:22px;margin:6px 0">$1,064</p><p style="color:#777">$2.33 per mile · 457 mi · Dry van</p><hr><p>●&nbsp; <b>Terre Haute, IN</b> 47802<br><span style="color:#777">Wabash Plastics, 3400 Plaster Ave</span><br>Tue, Dec 1 · 7:00a – 3:00p</p><p>○&nbsp; <b>Utica, NY</b> 13502<br><span style="color:#777">Mohawk Housewares, 1001 Broad St</span><br>Wed, Dec 2 · 10:00a appt</p><hr><p>Pickup no. 4471<br>Weight 22,000 lb</p><p style="color:#777">Loadline Digital Freight · support 800-555-0119</p>`,
    stops: ['P Terre Haute, IN 47802 2026-12-01', 'D Utica, NY 13502 2026-12-02'],
    load: 'ZN-884-120',
    rate: 106400,
  },
  ab18_must_arrive_by: {
    css: SMALL,
    html: `<h3>SHIPMENT TENDER — ACME HOMEWARES DC NETWORK</h3>${table('w', 'Shipment|HW-7718-0447|Must ship by|12/01/2026 23:59', 'Pro|552-118|Must arrive by|12/03/2026 08:00 (MABD)', 'Vendor|10442 Catawba Towels|Merch class|Softlines')}<div class="two"><div><b>Vendor location</b><br>Catawba Towels<br>1800 2nd Ave SW<br>Hickory, NC 28602</div><div><b>DC</b><br>Acme Homewares DC 14<br>4501 Industrial Dr<br>Quincy, IL 62305</div></div>${table('g', '#PO|Cartons|Weight|Cube', '77-118820|412|8,240|980', '77-118821|388|7,760|940', 'Total|800|16,000|1,920')}<p>Carrier cost 1,385.00 USD, fuel program included. Chargeback for missed MABD: $500.00.</p>`,
    stops: ['P Hickory, NC 28602 2026-12-01', 'D Quincy, IL 62305 2026-12-03'],
    load: 'HW-7718-0447',
    rate: 138500,
  },
  ab19_weekday_and_letters_for_hours: {
    css: SMALL,
    html: `<table class="w"><tr><td><h2>Two Harbors Brokerage</h2></td><td class="right">2026-11-30 · Conf 4471-TH</td></tr></table><p>Hi Jo, here is the one we talked about:</p>${table('', 'p/u|Bemidji Stud Mill, 1500 Division St W, Bemidji, MN 56601|Tue. 12/1 — 7a/3p', 'del|Truss Works of Elmira, 1650 College Ave, Elmira, NY 14901|Fri. 12/4 — 8a/2p', 'wt|44,100|48’ or 53’ step ok', 'pay|2,875 + 50 tarp|2,925 all told')}<p>Thanks! Kari · Two Harbors Brokerage · 501 7th Ave, Two Harbors, MN 55616 · MC 550912</p>`,
    stops: ['P Bemidji, MN 56601 2026-12-01', 'D Elmira, NY 14901 2026-12-04'],
    load: '4471-TH',
    rate: 292500,
  },
  ab20_manifest_over_two_pages: {
    css: `${SMALL} tr{break-inside:avoid} td{padding-bottom:42px}`,
    html: `<h2>Multi-stop manifest MM-26-0447</h2><p>Sunflower Pool Freight, 1200 SW Executive Dr, Topeka, KS 66615</p>${table('g w', '#Stop|What|Where|Appointment window|Pallets|Order numbers', '1|Load|Hays Oil Seed, 2501 E 8th St, Hays, KS 67601|12/01/2026 06:00 - 09:00|26|', '2|Unload|Grand Island Grocers, 3415 W Old Hwy 30, Grand Island, NE 68803|12/01/2026 14:00 - 15:00|6|55-1, 55-2', '3|Unload|Fort Dodge Market, 2700 5th Ave S, Fort Dodge, IA 50501|12/02/2026 06:00 - 07:00|8|55-3', '4|Unload|Galesburg Food Hub, 1150 W Carl Sandburg Dr, Galesburg, IL 61401|12/02/2026 15:00 - 16:00|4|55-4', '5|Unload|Danville Natural Foods, 3700 N Vermilion St, Danville, IL 61832|12/03/2026 06:00 - 07:00|5|55-5, 55-6', '6|Unload|Kokomo Co-op, 1800 E Lincoln Rd, Kokomo, IN 46902|12/03/2026 11:00 - 12:00|3|55-7')}<p>Mileage pay 1,110 x 1.85 = 2,053.50; stops 4 x 60.00 = 240.00; total 2,293.50</p><p>Carrier accepts above: ______________</p>`,
    stops: [
      'P Hays, KS 67601 2026-12-01',
      'D Grand Island, NE 68803 2026-12-01',
      'D Fort Dodge, IA 50501 2026-12-02',
      'D Galesburg, IL 61401 2026-12-02',
      'D Danville, IL 61832 2026-12-03',
      'D Kokomo, IN 46902 2026-12-03',
    ],
    load: 'MM-26-0447',
    rate: 229350,
  },
};
