import { table, type ByHand } from './by-hand-papers';

/**
 * A twenty-first batch drawn by hand before any rule was looked at: letters, tables with their heads repeated over two pages, French papers,
 * portals' prints, part loads in mixed units, tanks, containers, forms with the receiver first.
 * At first sight 11 of 15 exact, 10 load numbers, 15 rates; without a doubt two load numbers wrong, the codes of two stops and an empty
 * pickup left out; 2 of the exact ones with a doubt. After mending 14, 15 and 15, nothing wrong without a doubt; 1 with a doubt.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:12px/1.45 "DejaVu Serif",serif}';

export const TWENTY_FIRST_BATCH: Readonly<Record<string, ByHand>> = {
  cc01_letter_of_engagement: {
    css: SERIF,
    html: `<p style="text-align:right">November 29, 2026</p><p><b>Pinnacle Ridge Brokerage, Inc.</b><br>88 Market Square, Knoxville, TN 37902<br>Motor carrier broker, docket MC-771804</p><p>Ridgeback Express LLC<br>Attention: Sofia</p>
<p>Re: our load 26-4417-B</p><p>Dear Sofia,</p>
<p>This letter confirms that your company will carry one truckload of ceramic tile, weighing 43,600 pounds, in a 53-foot dry van. The truck is to load on Tuesday, December 1, 2026, between 8:00 AM and 2:00 PM at Cumberland Tile Works, 1480 Gateway Dr, Crossville, TN 38555, under pickup number CT-20871.</p>
<p>The freight is to be delivered on Wednesday, December 2, 2026, at 9:00 AM to Carolina Floor Outlet, 3300 Rozzelles Ferry Rd, Charlotte, NC 28208. Their purchase order is 88-50417.</p>
<p>For this service we will pay the sum of $1,385.00, which includes fuel. A late delivery costs $150.00. Your invoice should mention our load number and be mailed to the address above.</p><p>Very truly yours,</p><p>Dana Whitlock<br>865-555-0182</p>`,
    stops: ['P Crossville, TN 38555 2026-12-01', 'D Charlotte, NC 28208 2026-12-02'],
    load: '26-4417-B',
    rate: 138500,
    details: { weight: '43,600 lb', mc: '771804' },
  },
  cc02_repeated_heads: {
    css: `body{font:11px/1.5 "DejaVu Sans",sans-serif} tr{break-inside:avoid}`,
    html: `<table class="w"><tr><td><b style="font-size:17px">Sandhills Store Delivery</b><br>2401 S Locust St, Grand Island, NE 68801</td><td class="right">ROUTE CONFIRMATION<br>Route no. <b>SD-70418</b><br>Confirmed 11/29/2026<br>Page totals on the last page</td></tr></table>
<p>Carrier: Ridgeback Express LLC. One trailer, 53 ft van with liftgate. Please load in reverse order of the drops.</p>
<table class="g w"><thead><tr><th>Stop</th><th>What</th><th>Where</th><th>When</th><th>Cartons</th><th>Weight</th></tr></thead><tbody>${[
      '1|Pick up|Sandhills Store Delivery DC<br>2401 S Locust St<br>Grand Island, NE 68801<br>Dock 14 to 18. Trailer is preloaded, count by shipper. Call the shift lead on arrival.|Tue 12/01/2026<br>04:00|1,180|21,940 lb',
      '2|Drop|Sandhills #204<br>1515 W 2nd St<br>Hastings, NE 68901<br>Rear door. Ring the bell twice, the alley is one-way from the east and low wires hang over it.|Tue 12/01/2026<br>06:30|212|3,960 lb',
      '3|Drop|Sandhills #211<br>2203 2nd Ave<br>Kearney, NE 68847<br>Liftgate needed. Store takes empties back, sign the pallet slip with the manager on duty.|Tue 12/01/2026<br>09:00|248|4,610 lb',
      '4|Drop|Sandhills #219<br>1400 N Washington St<br>Lexington, NE 68850<br>No delivery during school traffic between 7:45 and 8:30, use the south entrance.|Tue 12/01/2026<br>11:30|190|3,505 lb',
      '5|Drop|Sandhills #226<br>510 E Philip Ave<br>North Platte, NE 69101<br>Dock high. Receiver signs each page of the manifest. Cardboard bales go back on the trailer.|Tue 12/01/2026<br>14:00|275|5,115 lb',
      '6|Drop|Sandhills #230<br>1830 11th Ave<br>Sidney, NE 69162<br>Last drop. Return the trailer empty and swept, park in row C and leave the seal log.|Wed 12/02/2026<br>07:00|255|4,750 lb',
    ]
      .map(
        (row) =>
          `<tr style="height:118px">${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</tbody></table>
<p>Totals: 1,180 cartons, 21,940 lb, 338 miles.</p>${table('', 'Route pay|$980.00', 'Drops 5 x $35.00|$175.00', 'Fuel|$141.96', 'Carrier total|$1,296.96')}`,
    stops: [
      'P Grand Island, NE 68801 2026-12-01',
      'D Hastings, NE 68901 2026-12-01',
      'D Kearney, NE 68847 2026-12-01',
      'D Lexington, NE 68850 2026-12-01',
      'D North Platte, NE 69101 2026-12-01',
      'D Sidney, NE 69162 2026-12-02',
    ],
    load: 'SD-70418',
    rate: 129696,
    details: { weight: '21,940 lb', miles: '338 mi' },
  },
  cc03_bon_de_transport: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:16px">Groupe Routier Etchemin inc.</b><br>475, route Cameron<br>Sainte-Marie (Québec) G6E 1B2<br>Tél. : 418 555-0144</td><td class="right"><b>BON DE TRANSPORT</b><br>N° <b>E-204418</b><br>Émis le 29 novembre 2026</td></tr></table>
<p>Transporteur : Ridgeback Express LLC &nbsp; Remorque : fourgon 53 pi</p>
<h3>Ramassage</h3><p>Papiers Beauceville<br>128, rue Industrielle<br>Beauceville (Québec) G5X 2K8<br>Le 1er décembre 2026, de 8 h à 12 h<br>N° de commande : 88-2041</p>
<h3>Livraison</h3><p>Imprimerie Kanata<br>340 Legget Dr<br>Kanata (Ontario) K2K 1Y6<br>Le 2 décembre 2026 à 9 h 30<br>Référence : IK-7715</p>
<p>Marchandise : papier en rouleaux &nbsp; Poids : 18 640 kg &nbsp; Distance : 561 km</p>
${table('g', 'Transport|1 480,00 $', 'Supplément carburant (22 %)|325,60 $', 'Total avant taxes|1 805,60 $')}
<p>Temps d’attente : 65 $ l’heure après deux heures. Facturer avec la preuve de livraison signée dans les 7 jours.</p>`,
    stops: ['P Beauceville, QC G5X 2K8 2026-12-01', 'D Kanata, ON K2K 1Y6 2026-12-02'],
    load: 'E-204418',
    rate: 180560,
    details: { weight: '18,640 kg', miles: '561 km' },
  },
  cc04_portal_page: {
    css: 'body{font:10px/1.5 "DejaVu Sans",sans-serif}.k{color:#777;font-size:8px;text-transform:uppercase}.c{display:inline-block;width:23%;vertical-align:top;margin:6px 0}',
    html: `<p style="color:#888">11/29/26, 7:14 PM &nbsp;&nbsp;&nbsp; FreightHarbor Carrier | Load details</p><p>Dashboard &nbsp; My loads &nbsp; Find loads &nbsp; Payments &nbsp; Documents &nbsp; Settings</p><p>My loads &rsaquo; Booked &rsaquo; FH-8820417</p><h1>Peru, IL to Muscatine, IA</h1>
<div><div class="c"><div class="k">Load ID</div>FH-8820417</div><div class="c"><div class="k">Status</div>Booked</div><div class="c"><div class="k">Your pay</div>$648.00</div><div class="c"><div class="k">Miles</div>121</div></div>
<div><div class="c"><div class="k">Equipment</div>Van, 53 ft</div><div class="c"><div class="k">Weight</div>38,200 lb</div><div class="c"><div class="k">Commodity</div>Zinc ingots</div><div class="c"><div class="k">Customer ref</div>4501188204</div></div>
<h3>Pickup</h3><p>Illinois Valley Smelting<br>3300 Plank Rd, Peru, IL 61354</p><div><div class="c"><div class="k">Appointment</div>Dec 1, 2026, 7:00 AM CST</div><div class="c"><div class="k">Pickup number</div>IV-55180</div><div class="c"><div class="k">Loading</div>Live, FCFS</div></div>
<h3>Dropoff</h3><p>Hawkeye Galvanizing<br>2900 Grandview Ave, Muscatine, IA 52761</p><div><div class="c"><div class="k">Appointment</div>Dec 1, 2026, 1:30 PM CST</div><div class="c"><div class="k">Delivery number</div>HG-2204</div><div class="c"><div class="k">Unloading</div>Live, appointment</div></div>
<h3>Accessorials we agreed</h3><p>None. Detention is $30.00 per hour after 2 hours.</p><p style="color:#888">https://carrier.freightharbor.example/loads/FH-8820417?tab=details &nbsp; 1/1</p>`,
    stops: ['P Peru, IL 61354 2026-12-01', 'D Muscatine, IA 52761 2026-12-01'],
    load: 'FH-8820417',
    rate: 64800,
    details: { weight: '38,200 lb', miles: '121 mi', commodity: 'Zinc ingots' },
  },
  cc05_trip_of_a_marketplace: {
    css: 'body{font:10px/1.5 "DejaVu Sans",sans-serif}',
    html: `<p><b style="font-size:16px">Trip 114R8K20Q</b> &nbsp; 2 stops &nbsp; 1 load &nbsp; Solo driver</p><p>Est. payout <b>$1,512.40</b> &nbsp; $2.41/mi &nbsp; 627.5 mi &nbsp; 53' Trailer, provided</p><p>Tender accepted Nov 28, 2026 20:11 CST</p>
<table class="w"><tr><td style="width:6%"><b>1</b></td><td><b>MKE5</b> Pick up preloaded<br>9700 S 13th St, Oak Creek, WI 53154</td><td>Arrive Tue Dec 1, 2026 02:15 CST<br>Depart Tue Dec 1, 2026 02:45 CST</td></tr><tr><td><b>2</b></td><td><b>CLE3</b> Drop off loaded<br>1155 Babbitt Rd, Euclid, OH 44132</td><td>Arrive Tue Dec 1, 2026 11:05 EST<br>Depart Tue Dec 1, 2026 11:35 EST</td></tr></table>
<p>Load ID 1137XQ42D &nbsp; VRID 1137XQ42D &nbsp; Trailer V51180427</p><p>Base rate $1,240.18 &nbsp; Fuel surcharge $272.22 &nbsp; Toll $0.00</p><p>Cancelling within 24 hours lowers your score. Stops are shown in local time.</p>`,
    stops: ['P Oak Creek, WI 53154 2026-12-01', 'D Euclid, OH 44132 2026-12-01'],
    load: '1137XQ42D',
    rate: 151240,
    details: { miles: '627.5 mi' },
  },
  cc06_part_loads_mixed_units: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Niagara Partials &amp; LTL</b><br>1100 Military Rd, Kenmore, NY 14217</td><td class="right"><b>PARTIAL LOAD CONFIRMATION</b><br>Consol no. NP-11804<br>29-Nov-26</td></tr></table>
<p>Carrier: Ridgeback Express LLC &nbsp;&nbsp; Space: 22 linear feet &nbsp;&nbsp; Trailer: dry van</p>
<table class="g w"><tr><th></th><th>Company</th><th>Address</th><th>Date</th><th>Skids</th><th>Weight</th></tr><tr><td>Pick 1</td><td>Welland Gear Ltd.</td><td>401 Major St, Welland, ON L3B 3P5</td><td>01-Dec-26</td><td>4</td><td>1,860 kg</td></tr><tr><td>Pick 2</td><td>Tonawanda Bearings</td><td>240 Fire Tower Dr, Tonawanda, NY 14150</td><td>01-Dec-26</td><td>3</td><td>2,950 lb</td></tr><tr><td>Drop 1</td><td>Erie Locomotive Parts</td><td>2901 E Lake Rd, Erie, PA 16511</td><td>02-Dec-26</td><td>4</td><td>1,860 kg</td></tr><tr><td>Drop 2</td><td>Mahoning Drives</td><td>1500 Poland Ave, Youngstown, OH 44502</td><td>02-Dec-26</td><td>3</td><td>2,950 lb</td></tr></table>
<p>Total of the consolidation: 7 skids, 7,051 lb (3,198 kg). Customs by Peace Bridge Brokers, Fort Erie, ON. PAPS on file.</p><p>Pay: line haul 725.00 + border 60.00 + second drop 50.00 = <b>835.00 USD</b></p>`,
    stops: [
      'P Welland, ON L3B 3P5 2026-12-01',
      'P Tonawanda, NY 14150 2026-12-01',
      'D Erie, PA 16511 2026-12-02',
      'D Youngstown, OH 44502 2026-12-02',
    ],
    load: 'NP-11804',
    rate: 83500,
    details: { weight: '7,051 lb' },
  },
  cc07_receiver_first: {
    html: `<h2>CARRIER LOAD AGREEMENT</h2><table class="w"><tr><td>Black Swamp Brokers LLC<br>1200 N Main St, Findlay, OH 45840</td><td class="right">Load agreement no.<br><b>BSB/26/3304</b><br>Dated 11/29/2026</td></tr></table>
<table class="g w"><tr><td style="width:50%"><b>Ship to:</b><br>Palmetto Wheel Distribution<br>4000 Rivers Ave<br>North Charleston, SC 29405<br>Need by: 12/03/2026 08:00<br>Receiver's PO: 4417-PW</td><td><b>Ship from:</b><br>Maumee Rim &amp; Wheel<br>700 Toledo St<br>Napoleon, OH 43545<br>Ready: 12/01/2026 10:00<br>Release: MR-118</td></tr></table>
<p>Goods: 1,040 steel wheels on 26 pallets. Weight 41,080 lbs. Van, 53'. Distance 742 miles.</p><p>Agreed price for the carriage: US$ 2,095.00 flat. TONU US$ 150.00.</p><p>Carrier: Ridgeback Express LLC, MC 881204, Tyler, TX 75702</p>`,
    stops: ['P Napoleon, OH 43545 2026-12-01', 'D North Charleston, SC 29405 2026-12-03'],
    load: 'BSB/26/3304',
    rate: 209500,
    details: { weight: '41,080 lb', miles: '742 mi' },
  },
  cc08_two_columns_of_keys: {
    css: COURIER,
    html: `<pre>
PRO 0118842                  CARRIER RATE CONFIRMATION           11/29/26

TO   RIDGEBACK EXPRESS LLC             FROM  PEACHTREE BROKERAGE GROUP
ATTN SOFIA                             REP   KEN OKAFOR
PH   903-555-0150                      PH    404-555-0117

=============================== PICKUP ================================
NAME  CHATTAHOOCHEE CARPETS            DATE  12/01/26
ADDR  2200 S HAMILTON ST               TIME  0900-1500
CITY  DALTON                           PU#   771420
ST    GA         ZIP  30720            PCS   88 ROLLS
============================== DELIVERY ===============================
NAME  BAYOU FLOORING SUPPLY            DATE  12/02/26
ADDR  5600 JEFFERSON HWY               TIME  1000
CITY  HARAHAN                          PO#   B-20418
ST    LA         ZIP  70123            PCS   88 ROLLS
========================================================================
DESC  CARPET IN ROLLS                  WGT   32,400
TRLR  53 VAN                           MILES 497

RATE  FLAT                             $1,165.00
FUEL                                   $  178.92
TOTAL                                  $1,343.92

SIGN AND FAX TO 404-555-0118
</pre>`,
    stops: ['P Dalton, GA 30720 2026-12-01', 'D Harahan, LA 70123 2026-12-02'],
    load: '0118842',
    rate: 134392,
    details: { weight: '32,400 lb', miles: '497 mi' },
  },
  cc09_tank_order: {
    css: SMALL,
    html: `<center><b style="font-size:15px">Mississippi Bend Bulk Logistics</b><br>TANK TRUCK ORDER</center><table class="w"><tr><td>Order: <b>MB-30877</b></td><td>Entered: 11/28/2026</td><td>Trailer: food grade tanker, 6,500 gal</td><td>Wash ticket: required</td></tr></table>
<p><b>Load at:</b> River Oils Refining, 2100 Canal Rd, Muscle Shoals, AL 35661 &nbsp; <b>on</b> 12/01/2026 <b>at</b> 06:00 &nbsp; Contract 4418 / release 12</p>
<p><b>Unload at:</b> Ozark Dressing Company, 3800 N 24th St, Rogers, AR 72756 &nbsp; <b>on</b> 12/02/2026 <b>at</b> 05:00 &nbsp; Bay 2, hose 50 ft</p>
<p>Product: soybean oil, RBD, heated to 120 F &nbsp;&nbsp; Quantity: 6,100 gallons &nbsp;&nbsp; Estimated weight: 46,970 lb &nbsp;&nbsp; Scale both ways</p>
<p>Prior three loads must be edible oils. Kosher certificate with the driver.</p>${table('', 'Freight|$1,540.00', 'Heat at destination|$75.00', 'Wash (reimbursed with receipt up to $185.00)|', 'Total freight and heat|$1,615.00')}`,
    stops: ['P Muscle Shoals, AL 35661 2026-12-01', 'D Rogers, AR 72756 2026-12-02'],
    load: 'MB-30877',
    rate: 161500,
    details: { weight: '46,970 lb' },
  },
  cc10_mail_with_signature: {
    css: 'body{font:12px/1.5 "DejaVu Sans",sans-serif}',
    html: `<p><b>From:</b> Trey Lindqvist &lt;trey@northfork.example&gt;<br><b>Sent:</b> Sunday, November 29, 2026 3:22 PM<br><b>To:</b> dispatch@ridgeback.example<br><b>Subject:</b> Booked - Appleton to Altoona - NF20418</p>
<p>Sofia, you're booked on this one, $1,725 all in.</p>
<p>Pick Tues 12/1 8a-2p<br>Fox Cities Tissue<br>1000 E Hancock St, Appleton, WI 54911<br>PU 5540-118</p><p>Drop Thurs 12/3 7a<br>Blair County Paper Goods<br>2500 6th Ave, Altoona, PA 16602<br>Appt conf 77-204</p>
<p>26 pallets tissue, 18,900#, 53 van, 791 mi. Macropoint required or $100 off.</p><p>Trey Lindqvist | Carrier Sales<br>North Fork Freight, 710 Rice St, St. Paul, MN 55103<br>MC 660418 | 651-555-0126</p>`,
    stops: ['P Appleton, WI 54911 2026-12-01', 'D Altoona, PA 16602 2026-12-03'],
    load: 'NF20418',
    rate: 172500,
    details: { weight: '18,900 lb', miles: '791 mi' },
  },
  cc11_container_turn: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Elizabeth River Container Lines</b></td><td class="right">INLAND MOVE INSTRUCTION<br>Move ref: <b>ERC 660-4418</b></td></tr></table>
<table class="g w"><tr><td>Container no.</td><td>OOCU 771204-8</td><td>Seal</td><td>EMC 88417</td><td>Type</td><td>40HC</td></tr><tr><td>Booking no.</td><td>2640118842</td><td>Vessel</td><td>Ever Lantern 118W</td><td>Cut-off</td><td>12/04/2026 17:00</td></tr></table>
<table class="g w"><tr><th>Leg</th><th>From</th><th>To</th><th>Date</th></tr></table>
<p><b>Empty pick up:</b> Portsmouth Marine Terminal Depot, 2000 Seaboard Ave, Portsmouth, VA 23707, 12/01/2026 07:00<br><b>Live load:</b> Piedmont Tobacco Leaf, 600 Falls Rd, Rocky Mount, NC 27804, 12/01/2026 11:00<br><b>Deliver full:</b> Virginia International Gateway, 1000 Virginia International Gateway Blvd, Portsmouth, VA 23703, 12/02/2026 before 15:00</p>
<p>Cargo: leaf tobacco in cartons, 19,800 kg &nbsp; Gross with container: 23,720 kg</p><p>Haulage USD 890.00, fuel USD 213.60, chassis USD 70.00. Total USD 1,173.60.</p>`,
    stops: [
      'P Portsmouth, VA 23707 2026-12-01',
      'P Rocky Mount, NC 27804 2026-12-01',
      'D Portsmouth, VA 23703 2026-12-02',
    ],
    load: 'ERC 660-4418',
    rate: 117360,
    details: {},
  },
  cc12_bilingual_bill: {
    css: SMALL,
    html: `<center><b style="font-size:14px">CONNAISSEMENT / BILL OF LADING &mdash; CONFIRMATION DE TAUX / RATE CONFIRMATION</b></center>
<table class="g w"><tr><td style="width:50%"><b>Expéditeur / Shipper</b><br>Fruits de Mer Shippagan<br>85, 16e Rue<br>Shippagan, NB E8S 1G9<br>Date: 2026/12/01 &nbsp; 06:00</td><td><b>Destinataire / Consignee</b><br>Chelsea Fish Pier Cold Store<br>99 Marginal St<br>Chelsea, MA 02150<br>Date: 2026/12/02 &nbsp; 05:00</td></tr><tr><td><b>Transporteur / Carrier</b><br>Ridgeback Express LLC<br>Tyler, TX 75702</td><td><b>Payeur / Bill to</b><br>Acadie Logistique ltée<br>250 rue Champlain<br>Dieppe, NB E1A 1P2<br>N° de dossier / File no.: <b>AL-26-7714</b></td></tr></table>
${table('g w', '#Colis / Pkgs|Description|Poids / Weight|Temp.', '1 320 ctn|Crevettes congelées / Frozen shrimp|16 480 kg|-18 °C')}
<p>Port payé / Prepaid. Taux convenu / Agreed rate: 2 900,00 $ CA tout inclus / all in. 988 km.</p><p>Courtier en douane / Customs broker: Houlton Entry Inc., Houlton, ME 04730.</p>`,
    stops: ['P Shippagan, NB E8S 1G9 2026-12-01', 'D Chelsea, MA 02150 2026-12-02'],
    load: 'AL-26-7714',
    rate: 290000,
    details: { weight: '16,480 kg' },
  },
  cc13_labels_behind: {
    html: `<h1>Load sheet L-55204</h1><p>Cottonwood Dispatch Services for Ridgeback Express LLC, unit 118</p><table class="w"><tr><td>Pratt Feed Yard Supply, 400 N Main St, Pratt, KS 67124</td><td><b>ORIGIN</b></td></tr><tr><td>12/01/2026 from 9:00 to 16:00</td><td>load window</td></tr><tr><td>Panhandle Co-op, 401 S Birge Ave, Dumas, TX 79029</td><td><b>DESTINATION</b></td></tr><tr><td>12/02/2026 from 7:00 to 11:00</td><td>unload window</td></tr><tr><td>Feed supplement in bags</td><td>commodity</td></tr><tr><td>45,200 lb</td><td>weight</td></tr><tr><td>273</td><td>loaded miles</td></tr><tr><td>41</td><td>empty miles</td></tr><tr><td>$915.00</td><td>pay to truck</td></tr></table>`,
    stops: ['P Pratt, KS 67124 2026-12-01', 'D Dumas, TX 79029 2026-12-02'],
    load: 'L-55204',
    rate: 91500,
    details: {},
  },
  cc14_shipping_release: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:16px">TIMBERLINE BUILDING PRODUCTS</b><br>Mill sales, 1010 Airport Rd, Roseburg, OR 97470</td><td class="right"><b>FREIGHT RELEASE</b><br>Release 77120-03<br>Freight PO: <b>FP-204187</b><br>Entered 11/27/26 by JLM</td></tr></table>
<table class="g w"><tr><td><b>Sold to</b><br>Great Salt Lumber Wholesale<br>PO Box 1180<br>Ogden, UT 84402</td><td><b>Ship from</b><br>Timberline Mill 2<br>4200 Old Highway 99 S<br>Roseburg, OR 97471<br>Loading 6 am to 2 pm<br>Ship date 12/01/26</td><td><b>Ship to</b><br>Bonneville Truss<br>3100 Pennsylvania Ave<br>Ogden, UT 84401<br>Receiving 7 am to 3 pm<br>Arrival date 12/03/26</td></tr></table>
${table('g w', '#Item|Units|Pieces|Board feet|Weight', '2x4-16 DF STD|11|3,234|34,496|31,900', '2x6-20 DF #2|3|504|10,080|9,300', '|14|3,738|44,576|41,200')}
<p>Truck: flatbed with tarps. Carrier: RIDGEBACK EXPRESS. Freight to carrier: 1,875.00 flat including tarp. Our freight accrual code 61-200.</p>`,
    stops: ['P Roseburg, OR 97471 2026-12-01', 'D Ogden, UT 84401 2026-12-03'],
    load: 'FP-204187',
    rate: 187500,
    details: { weight: '41,200 lb' },
  },
  cc15_stop_lines_with_pipes: {
    css: 'body{font:10px/1.6 "DejaVu Sans",sans-serif}',
    html: `<p><b style="font-size:15px">Spruce Knob Freight | Confirmation of load | SKF-4418820</b></p><p>Issued 29 Nov 2026 | Agent: B. Sayre | 304-555-0161 | MC 705518</p>
<p><b>PU</b> | 12/01/2026 | 0700-1500 FCFS | Kanawha Chemical | 437 MacCorkle Ave SW | South Charleston, WV 25303 | ref KC-118</p><p><b>DEL</b> | 12/02/2026 | 0600 appt | Tidewater Coatings | 1201 Industrial Ave | Chesapeake, VA 23324 | ref 77-2041</p>
<p>Van 53 | 22 plts | 36,740 lbs | Resin, not regulated | 398 mi</p><p>Linehaul 950.00 | Fuel 143.28 | Total 1,093.28</p><p>Payment 30 days from clean paperwork | ap@spruceknob.example</p>`,
    stops: ['P South Charleston, WV 25303 2026-12-01', 'D Chesapeake, VA 23324 2026-12-02'],
    load: 'SKF-4418820',
    rate: 109328,
    details: { weight: '36,740 lb', miles: '398 mi' },
  },
};
