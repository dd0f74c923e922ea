import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-fifth batch, drawn before a rule was opened, in structures unlike those of the others: bands, cards, forms of old machines,
 * numbered paragraphs, legs, side rails, goods with their values, heads of two lines. At first sight 18 of 24 exact, 21 load numbers,
 * 17 rates, a code of two places left out without a doubt; 3 of the exact ones with one. After mending 24, 24 and 24, 1 with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COND = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

/** Each word a text of its own, at the width of Helvetica that a printer of forms would give it, roughly. */
const spread = (x: number, y: number, size: number, text: string): [number, number, number, string][] => {
  let at = x;
  return text.split(' ').map((word): [number, number, number, string] => {
    const here = at;
    at += (word.length + 0.6) * size * 0.56;
    return [here, y, size, word];
  });
};

export const THIRTY_FIFTH_BATCH: Readonly<Record<string, ByHand>> = {
  rr01_banded_sections: {
    css: `${COND} .b{background:#1d3557;color:#fff;padding:3px 6px;font-weight:bold;margin-top:8px} .l{font-size:7px;color:#666;text-transform:uppercase} td{padding-right:22px}`,
    html: `<table class="w"><tr><td><b style="font-size:15px">Harborline Freight Solutions, Inc.</b><br>2250 S Figueroa St, Los Angeles, CA 90007</td><td class="right">Load Confirmation<br><b style="font-size:15px">HL-2611-30447</b></td></tr></table><div class="b">CARRIER</div><table><tr><td><span class="l">Name</span><br>Ridgeback Express LLC</td><td><span class="l">MC</span><br>881204</td><td><span class="l">USDOT</span><br>2240118</td><td><span class="l">Dispatcher</span><br>Kim Odell</td><td><span class="l">Phone</span><br>208-555-0199</td></tr></table><div class="b">PICKUP 1 OF 1</div><table><tr><td><span class="l">Facility</span><br>Channel Islands Citrus<br>1500 Eastman Ave<br>Oxnard, CA 93030</td><td><span class="l">Earliest</span><br>12/01/2026 06:00</td><td><span class="l">Latest</span><br>12/01/2026 12:00</td><td><span class="l">Pickup number</span><br>55120098</td></tr></table><div class="b">DELIVERY 1 OF 1</div><table><tr><td><span class="l">Facility</span><br>Gem State Produce<br>4100 S Federal Way<br>Boise, ID 83716</td><td><span class="l">Earliest</span><br>12/02/2026 22:00</td><td><span class="l">Latest</span><br>12/03/2026 02:00</td><td><span class="l">Delivery number</span><br>DC4-7781</td></tr></table><div class="b">FREIGHT CHARGES</div><table class="w"><tr><td>Line haul</td><td class="right">2,150.00</td></tr><tr><td>Fuel surcharge</td><td class="right">310.00</td></tr><tr><td>Pallet exchange</td><td class="right">40.00</td></tr><tr><td><b>TOTAL (USD)</b></td><td class="right"><b>2,500.00</b></td></tr></table><p style="font-size:7px">Detention: 2 hours free, then $40.00 an hour up to $320.00. Carrier's cargo policy must be no less than $100,000.00. Invoices: Harborline Freight Solutions, PO Box 86110, Los Angeles, CA 90086.</p>`,
    stops: ['P Oxnard, CA 93030 2026-12-01', 'D Boise, ID 83716 2026-12-02'],
    load: 'HL-2611-30447',
    rate: 250000,
  },
  rr02_ltl_three_drops: {
    css: SMALL,
    html: `<h2>LTL Partner Carrier Dispatch</h2><table class="w"><tr><td>Pro # 6617720914</td><td>SCAC: RGBX</td><td>Terms: Third party</td><td>Dispatch date: 11/30/2026</td></tr></table><h3>Shipper</h3><p>Bluffton Motor Works, 410 E Spring St, Bluffton, IN 46714 &nbsp; Ready 12/01/2026 13:00, close 16:30, dock 4</p><h3>Consignees</h3>${table('g w', '#Drop|Consignee|Street|City/State/Zip|Deliver|Pcs|Wgt', '1|Fostoria Pumps|1200 N Main|Fostoria, OH 44830|12/02/2026|4|2,200', '2|Mansfield Fan|770 Newman St|Mansfield, OH 44902|12/02/2026|2|900', '3|Butler Mills|285 Pillow St|Butler, PA 16001|12/03/2026|6|3,480')}<p>12 pcs &nbsp; 6,580 lb &nbsp; Class 85</p><table><tr><td>Partner carrier revenue</td><td class="right">$1,085.50</td></tr><tr><td>Customer COD</td><td class="right">$0.00</td></tr></table>`,
    stops: [
      'P Bluffton, IN 46714 2026-12-01',
      'D Fostoria, OH 44830 2026-12-02',
      'D Mansfield, OH 44902 2026-12-02',
      'D Butler, PA 16001 2026-12-03',
    ],
    load: '6617720914',
    rate: 108550,
  },
  rr03_numbered_paragraphs: {
    css: SERIF,
    html: `<h2 style="text-align:center">FREIGHT ENGAGEMENT NOTICE</h2><p>Engagement no. FE-2026-1881 between Tallgrass Brokerage Inc. ("Broker") and Ridgeback Express LLC ("Carrier").</p><p>1. <u>Collection</u>. Carrier shall present an empty 53 ft dry van at Tallgrass Paper, 200 N Packer Ave, Sioux City, IA 51101, on December 1, 2026 between 8:00 a.m. and 11:00 a.m., reference TP-881.</p><p>2. <u>Second collection</u>. On the same day, no later than 4:00 p.m., Carrier shall present at Norfolk Envelope, 1800 W Norfolk Ave, Norfolk, NE 68701.</p><p>3. <u>Delivery</u>. The goods are to be tendered at Denver School Supply, 5000 Oneida St, Commerce City, CO 80022, on December 2, 2026 at 9:30 a.m.</p><p>4. <u>Compensation</u>. Broker will pay Carrier One Thousand Six Hundred Twenty and 00/100 Dollars ($1,620.00), inclusive of fuel. Late tender reduces this by $100.00.</p><p>5. <u>Invoices</u> go to Tallgrass Brokerage Inc., 700 Douglas St, Suite 300, Sioux City, IA 51101.</p>`,
    stops: [
      'P Sioux City, IA 51101 2026-12-01',
      'P Norfolk, NE 68701 2026-12-01',
      'D Commerce City, CO 80022 2026-12-02',
    ],
    load: 'FE-2026-1881',
    rate: 162000,
  },
  rr04_hours_under_addresses: {
    css: SMALL,
    html: `<h1>Rate Con 501-77-2204</h1><p>Broker: Foxglove Logistics &nbsp; MC 338810 &nbsp; Rep: Dana (ext 14) 615-555-0110</p><div class="two"><div><b>SHIPPER</b><br>Cumberland Stamping<br>600 Hester Dr<br>White House, TN 37188<br>Hours: M-F 07:00 - 15:30<br>Tel 615-555-0181 Fax 615-555-0182<br>Pickup: 12/01/2026 @ 09:00<br>PO's: 44180, 44181, 44190</div><div><b>RECEIVER</b><br>Lowcountry Appliance<br>7200 Industry Dr<br>North Charleston, SC 29418<br>Hours: M-Th 06:00 - 14:00, closed Fri<br>Tel 843-555-0155<br>Delivery: 12/02/2026 @ 10:30<br>Appt # 0099127</div></div><p>EQ: 53V &nbsp; 640 mi &nbsp; 31,500# &nbsp; 22 plts stamped parts</p><p><b>RATE: 1515.00 USD</b></p><p style="font-size:7px">Sat/Sun delivery only with our approval. $50/hr detention after 2 hrs; $250/day layover; TONU $200.</p>`,
    stops: ['P White House, TN 37188 2026-12-01', 'D North Charleston, SC 29418 2026-12-02'],
    load: '501-77-2204',
    rate: 151500,
  },
  rr05_stop_cards_grid: {
    css: `${SMALL} .c{border:1px solid #888;border-radius:4px;padding:6px;margin:4px;width:30%;display:inline-block;vertical-align:top} .t{font-weight:bold;color:#0a6}`,
    html: `<p style="font-size:14px"><b>Load ID 9004471</b> <span style="color:#777">Tendered · Accepted 11/29/2026 4:12 PM by auto-tender</span></p><div><div class="c"><span class="t">PU1</span><br>Prosser Juice<br>1500 Wine Country Rd<br>Prosser, WA 99350<br>Dec 1, 2026 08:00 PST</div><div class="c"><span class="t">PU2</span><br>Hermiston Foods<br>2250 N 1st St<br>Hermiston, OR 97838<br>Dec 1, 2026 13:00 PST</div><div class="c"><span class="t">SO1</span><br>Provo Grocers<br>1300 S Industrial Pkwy<br>Provo, UT 84606<br>Dec 2, 2026 15:00 MST</div></div><p>Offer accepted: <b>$2,375.00</b> all-in</p><p>Commodity: juice concentrate · 41,900 lb · Reefer 34 °F continuous</p>`,
    stops: [
      'P Prosser, WA 99350 2026-12-01',
      'P Hermiston, OR 97838 2026-12-01',
      'D Provo, UT 84606 2026-12-02',
    ],
    load: '9004471',
    rate: 237500,
  },
  rr06_canadian_bilingual_labels: {
    css: SMALL,
    html: `<h2>Load Confirmation / Confirmation de chargement</h2><p>Probill / Connaissement: MQ-330918 &nbsp;&nbsp; Trailer / Remorque: 53' dry</p>${table('g w', '#|Shipper / Expéditeur|Consignee / Destinataire', 'Name / Nom|Papiers Saguenay|Burlington Print House', 'Address / Adresse|1200 rue de l&#39;Usine|44 Lakeside Ave', 'City / Ville|Jonquière, QC G7X 7W2|Burlington, VT 05401', 'Date|2026-12-01|2026-12-02', 'Time / Heure|07:00|09:00')}<p>Customs broker / Courtier: Livingston, PARS 1228MQ330918</p><p>Rate / Taux: 1 450,00 $ US</p>`,
    stops: ['P Jonquière, QC G7X 7W2 2026-12-01', 'D Burlington, VT 05401 2026-12-02'],
    load: 'MQ-330918',
    rate: 145000,
  },
  rr07_as400_form: {
    css: COURIER,
    html: `<pre>
TRANS-PRAIRIE BROKERAGE                                   PAGE    1
CONFIRMATION NBR 0774120                     11/30/26   14:55:09

CARRIER...: RIDGEBACK EXPRESS              UNIT......: 2207
DRIVER....: J ORTIZ                        CELL......: 208 555 0199

STP TYP NAME/ADDRESS                       DATE     FROM   TO    REF
--- --- ---------------------------------- -------- ----- -----  --------
 01 L/D VALLEY CITY SUNFLOWER              12/01/26 07:00 15:00  SF-8810
        1100 WINTERSHOW RD
        VALLEY CITY          ND 58072
 02 U/L KANSAS SNACKS                      12/02/26 10:00 10:00  PO77120
        2500 N HALSTEAD ST
        HUTCHINSON           KS 67502

REVENUE:   FLAT              1,540.00
           FSC                 192.00
           -------------------------
           TOTAL DUE CARRIER 1,732.00

ADVANCES:  COMDATA             400.00  CHK 88120
</pre>`,
    stops: ['P Valley City, ND 58072 2026-12-01', 'D Hutchinson, KS 67502 2026-12-02'],
    load: '0774120',
    rate: 173200,
  },
  rr08_window_in_cells: {
    css: SMALL,
    html: `<p><b>Northern Pines 3PL</b> — Carrier Rate Agreement</p><p>Shipment: NP0048812-01 &nbsp; Mode: TL</p>${table('g w', '#|Pick|Drop', 'Location|Rhinelander Paper Converting<br>515 W Davenport St<br>Rhinelander WI 54501|Gateway Label<br>11600 Missouri Bottom Rd<br>Hazelwood MO 63042', 'Window opens|Tue 01-Dec-2026 08:00 CT|Wed 02-Dec-2026 06:00 CT', 'Window closes|Tue 01-Dec-2026 16:00 CT|Wed 02-Dec-2026 14:00 CT', 'Contact|Dock office 715-555-0122|Receiving 314-555-0170', 'Refs|PU 77120, SO 441|PO 990014')}${table('', 'Agreed freight|$1,190.00', 'Fuel|Included', 'Accessorials pre-approved|$0.00')}<p style="font-size:7px">Any accessorial above $0.00 needs a new confirmation. Max detention $400.00.</p>`,
    stops: ['P Rhinelander, WI 54501 2026-12-01', 'D Hazelwood, MO 63042 2026-12-02'],
    load: 'NP0048812-01',
    rate: 119000,
  },
  rr09_absolute_words: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          ...spread(40, 44, 14, 'Quarry Hill Transportation'),
          ...spread(40, 58, 8, '77 Granite Ave, Barre, VT 05641 802-555-0110'),
          ...spread(410, 44, 10, 'Confirmation #: QH-55190'),
          ...spread(410, 58, 8, 'Customer ref: 7712-A'),
          ...spread(40, 100, 9, 'From:'),
          ...spread(90, 100, 9, 'Rock of Ages Slab, 558 Graniteville Rd, Barre, VT 05641'),
          ...spread(40, 114, 9, 'Load:'),
          ...spread(90, 114, 9, 'Tuesday 12/1/2026 7:00 AM'),
          ...spread(40, 140, 9, 'To:'),
          ...spread(90, 140, 9, 'Keystone Monuments, 1400 N Cameron St, Harrisburg, PA 17103'),
          ...spread(40, 154, 9, 'Unload:'),
          ...spread(90, 154, 9, 'Wednesday 12/2/2026 9:00 AM'),
          ...spread(40, 190, 9, 'Flatbed, 45,000 lb, chains, edge protectors'),
          ...spread(40, 216, 10, 'Truck pays: $1,675.00'),
          ...spread(40, 232, 8, 'Tarp pay if needed: $75.00. Oversize escort not included.'),
        ],
      ],
    },
    stops: ['P Barre, VT 05641 2026-12-01', 'D Harrisburg, PA 17103 2026-12-02'],
    load: 'QH-55190',
    rate: 167500,
  },
  rr10_drop_trailer: {
    css: SMALL,
    html: `<h2>Power Only Confirmation</h2><p>Order: <b>PO-LDS-88123</b></p>${table('w', '<b>HOOK</b>|<b>DROP</b>', 'Trailer 530771 (loaded)<br>Amber Yard 12<br>3400 Fite Rd<br>Millington, TN 38053|Drop loaded, take any empty<br>Amber Yard 40<br>1701 Lavon Dr<br>Garland, TX 75040', '12/01/2026 after 18:00|12/02/2026 before 16:00')}<p>Return of the empty is not required.</p><p>Power only rate ........ $1,120.00</p><p>Trailer damage deductible ........ $2,500.00</p>`,
    stops: ['P Millington, TN 38053 2026-12-01', 'D Garland, TX 75040 2026-12-02'],
    load: 'PO-LDS-88123',
    rate: 112000,
  },
  rr11_team_with_page2: {
    css: `${SMALL} .pg{page-break-before:always}`,
    page: {
      format: 'Letter',
    },
    html: `<p class="right">Page 1/2</p><h2>CONFIRMATION OF CONTRACT CARRIER</h2>${table('w', 'Trip #|T4471-90|Booked|11/30/2026|By|R. Salas', 'Team|Required|Miles|2,118|Trailer|53 reefer')}<h3>ITINERARY</h3>${table('w', '#Date|Time|Event|Where', '12/01/2026|05:00|Pickup|Salinas Lettuce, 20 Harris Pl, Salinas, CA 93901', '12/01/2026|09:00|Pickup|Coastal Celery, 1645 Stowell Rd, Santa Maria, CA 93458', '12/04/2026|04:00|Deliver|Lake Erie Produce, 4000 Orange Ave, Cleveland, OH 44115')}<h3>PAY</h3>${table('', 'Per mile|2,118 x 2.60|5,506.80', 'Stop off|1 x 50.00|50.00', 'Lumper|as receipted|', 'Estimated total||5,556.80')}<div class="pg"></div><p class="right">Page 2/2</p><p>Trip T4471-90 — Terms</p><p>Pulp temps must be checked. Protein or dairy may not be loaded. Contact: Salas Produce Freight, 1124 Abbott St, Salinas, CA 93901, 831-555-0140.</p><p>Rejected product goes to the nearest dump: Cleveland Transfer, 3727 Ridge Rd, Cleveland, OH 44144, only after a written release. Fine for a broken seal: $1,000.00. Total claims limit $250,000.00.</p>`,
    stops: [
      'P Salinas, CA 93901 2026-12-01',
      'P Santa Maria, CA 93458 2026-12-01',
      'D Cleveland, OH 44115 2026-12-04',
    ],
    load: 'T4471-90',
    rate: 555680,
  },
  rr12_label_left_value_right_edges: {
    css: `${SMALL} td{border-bottom:1px dotted #bbb} .r{text-align:right}`,
    html: `<h2>Booking Summary</h2><table class="w"><tr><td>Booking</td><td class="r">B2-7719044</td></tr><tr><td>Customer</td><td class="r">Ashford Chemicals</td></tr><tr><td>Pickup location</td><td class="r">Ashford Chemicals Plant B, 2200 Chemical Rd, Ashtabula, OH 44004</td></tr><tr><td>Pickup date</td><td class="r">12/01/2026</td></tr><tr><td>Pickup time</td><td class="r">10:00 - 14:00</td></tr><tr><td>Delivery location</td><td class="r">Piedmont Coatings, 1900 Associates Ln, Charlotte, NC 28217</td></tr><tr><td>Delivery date</td><td class="r">12/02/2026</td></tr><tr><td>Delivery time</td><td class="r">13:00</td></tr><tr><td>Hazmat</td><td class="r">UN1263, III</td></tr><tr><td>Gross weight</td><td class="r">38,440 lb</td></tr><tr><td>Freight</td><td class="r">$1,325.00</td></tr><tr><td>Hazmat fee</td><td class="r">$150.00</td></tr><tr><td>You receive</td><td class="r">$1,475.00</td></tr></table>`,
    stops: ['P Ashtabula, OH 44004 2026-12-01', 'D Charlotte, NC 28217 2026-12-02'],
    load: 'B2-7719044',
    rate: 147500,
  },
  rr13_detention_table_first: {
    css: SMALL,
    html: `<p><b>Redwing Supply Chain</b> &nbsp; 1500 Old W Main St, Red Wing, MN 55066</p>${table('g', '#Accessorial|Free time|Rate|Cap', 'Detention|2 h|$50.00|$400.00', 'Layover|24 h|$200.00|$400.00', 'TONU||$175.00|$175.00')}<h3>Contract RW/118/26</h3>${table('g w', '#Leg|From|To|Depart|Arrive', '1|Red Wing Shoe DC, 215 S Service Dr, Red Wing, MN 55066|Eau Claire Outlets, 4800 Golf Rd, Eau Claire, WI 54701|12/01/2026 07:00|12/01/2026 10:00')}<p>Contracted price for this move: $685.00</p>`,
    stops: ['P Red Wing, MN 55066 2026-12-01', 'D Eau Claire, WI 54701 2026-12-01'],
    load: 'RW/118/26',
    rate: 68500,
  },
  rr14_sum_over_rate: {
    css: SMALL,
    html: `<h2>Carrier Rate Sheet</h2><p>Load: 7714-550</p><div class="two"><p><b>Origin</b><br>Wabash Cartons<br>900 Manchester Ave<br>Wabash, IN 46992<br>12/01/2026 08:00</p><p><b>Destination</b><br>Kalamazoo Cereal<br>5300 E Cork St<br>Kalamazoo, MI 49048<br>12/01/2026 14:00</p></div>${table('g w', '#Item|Qty|Unit value|Sum', 'Cartons A|400|$12.50|$5,000.00', 'Cartons B|260|$9.00|$2,340.00', '|||$7,340.00')}<p>Rate: $540.00</p>`,
    stops: ['P Wabash, IN 46992 2026-12-01', 'D Kalamazoo, MI 49048 2026-12-01'],
    load: '7714-550',
    rate: 54000,
  },
  rr15_stop_names_beside_number: {
    css: SMALL,
    html: `<p>Blackrock Freight Brokerage | Rate Confirmation | BR881447</p>${table('w', '<b>PU#1</b>|Lassen Timber Products|12/01/2026 07:00 - 15:00', '|1400 Riverside Dr<br>Susanville, CA 96130|Conf 88-1', '<b>PU#2</b>|Reno Truss|12/01/2026 16:00', '|2300 Deming Way<br>Sparks, NV 89431|Conf 88-2', '<b>DEL#1</b>|Elko Homes|12/02/2026 08:00', '|1500 Silver St<br>Elko, NV 89801|PO 3317')}<p>TOTAL RATE $1,390 (Includes FSC)</p><p style="font-size:7px">Rate reduced $150 if tracking is refused.</p>`,
    stops: [
      'P Susanville, CA 96130 2026-12-01',
      'P Sparks, NV 89431 2026-12-01',
      'D Elko, NV 89801 2026-12-02',
    ],
    load: 'BR881447',
    rate: 139000,
  },
  rr16_zip_before_city: {
    css: SMALL,
    html: `<h2>Transportauftrag / Transport order</h2><p>Order no. 4500118-77, 30 Nov 2026</p><p><b>Loading place:</b> Topeka Feed Mixers, 2100 NW Tyler St, US-66608 Topeka, KS<br>Loading date: 01 Dec 2026, 08:00</p><p><b>Unloading place:</b> Amarillo Cattle Co, 4200 E 3rd Ave, US-79104 Amarillo, TX<br>Unloading date: 02 Dec 2026, 11:00</p><p>Freight: USD 1,280.00 net</p>`,
    stops: ['P Topeka, KS 66608 2026-12-01', 'D Amarillo, TX 79104 2026-12-02'],
    load: '4500118-77',
    rate: 128000,
  },
  rr17_email_print: {
    css: SMALL,
    html: `<p><b>From:</b> dispatch@pinecone-brokers.example<br><b>To:</b> ops@ridgeback.example<br><b>Date:</b> Mon, 30 Nov 2026 09:14:22 -0600<br><b>Subject:</b> Rate con for Kearney to Tulsa, load 55-0917</p><p>Hi Jo,</p><p>as discussed, please see below.</p><p>PU: Kearney Hitch, 3800 Antelope Ave, Kearney, NE 68847<br>Tue 12/1/26, 0900-1500, PU# 7719</p><p>DEL: Tulsa Rigging, 9100 E Pine St, Tulsa, OK 74115<br>Wed 12/2/26, 0800, first come first served</p><p>40k hitches on a step, 48ft min, 6 straps.</p><p>$1,350 to the truck, net 30, or $1,309.50 if you take quick pay.</p><p>Thanks,<br>Moe<br>Pinecone Brokers, 200 N Broadway, Wichita, KS 67202 | MC 771204</p>`,
    stops: ['P Kearney, NE 68847 2026-12-01', 'D Tulsa, OK 74115 2026-12-02'],
    load: '55-0917',
    rate: 135000,
  },
  rr18_footer_between_pages: {
    css: `${SMALL} .pg{page-break-before:always} .f{position:absolute;bottom:0}`,
    html: `<h2>Dispatch Sheet &amp; Rate Confirmation — # 3309-1187</h2>${table('w', 'Carrier: Ridgeback Express LLC|Contact: Jo 208-555-0199|Truck: 2207|Trailer: 53R')}<div style="height:560px"><h3>Stop 1 - Live Load</h3><p>Vidalia Onion House<br>1200 Lyons Hwy<br>Vidalia, GA 30474<br>Appt: 12/01/2026 11:00</p><p>18 pallets onions, 38,000 lb</p></div><p class="f" style="font-size:7px">Confidential - Suwannee Freight, 500 Court St SE, Live Oak, FL 32064 - Page 1</p><div class="pg"></div><h3>Stop 2 - Live Unload</h3><p>Hagerstown Produce Terminal<br>1000 Frederick St<br>Hagerstown, MD 21740<br>Appt: 12/02/2026 23:30</p><h3>Settlement</h3>${table('', 'Base|$1,800.00', 'Fuel|$255.00', 'Reefer washout|$35.00', 'Net pay|$2,090.00')}<p style="font-size:7px">Confidential - Suwannee Freight, 500 Court St SE, Live Oak, FL 32064 - Page 2</p>`,
    stops: ['P Vidalia, GA 30474 2026-12-01', 'D Hagerstown, MD 21740 2026-12-02'],
    load: '3309-1187',
    rate: 209000,
  },
  rr19_side_rail: {
    css: `${SMALL} .rail{width:28%!important;background:#eee;padding:6px} .m{width:70%!important;padding:6px}`,
    html: `<div class="two"><div class="rail"><b>Load</b><br>LX 4471 02<br><br><b>Rate</b><br>$975.00<br><br><b>Equipment</b><br>Van or reefer<br><br><b>Distance</b><br>402 mi<br><br><b>Broker</b><br>Lakota Express Brokers<br>100 E St Patrick St<br>Rapid City, SD 57701<br>605-555-0133<br><br><b>Insurance on file</b><br>$1,000,000 auto<br>$100,000 cargo</div><div class="m"><h3>↑ Pick up</h3><p>Belle Fourche Bentonite<br>18900 US-85<br>Belle Fourche, SD 57717</p><p>Tuesday, December 1, 2026, 8:00 am to 3:00 pm</p><p>Check in with the scale house. Bring 4 straps.</p><h3>↓ Deliver</h3><p>Scottsbluff Drilling<br>2200 Beltline Hwy E<br>Scottsbluff, NE 69361</p><p>Wednesday, December 2, 2026, 9:00 am</p></div></div>`,
    stops: ['P Belle Fourche, SD 57717 2026-12-01', 'D Scottsbluff, NE 69361 2026-12-02'],
    load: 'LX 4471 02',
    rate: 97500,
  },
  rr20_equal_sums: {
    css: SMALL,
    html: `<h2>Load Rate Confirmation</h2>${table('w', 'Load No.|PO No.|BOL No.|Cust. Ref.', '60418827|4500990|77-1002|AX9917')}<h3>Shipper Information</h3>${table('w', 'Shipper:|Danville Glassworks|Date:|12/01/2026', 'Address:|400 Craghead St|Time:|0800', 'City/St:|Danville, VA 24541|Appt #:|N/A')}<h3>Consignee Information</h3>${table('w', 'Consignee:|Finger Lakes Bottling|Date:|12/02/2026', 'Address:|300 Forge Ave|Time:|1000', 'City/St:|Geneva, NY 14456|Appt #:|88120')}<h3>Charges</h3>${table('w', '#Code|Description|Rate|Units|Extended', 'LHF|Line haul flat|1,480.00|1|1,480.00', '||||', '|||Subtotal|1,480.00', '|||Total|$1,480.00')}<p>Maximum liability $100,000.00; claims under $250.00 are not filed.</p>`,
    stops: ['P Danville, VA 24541 2026-12-01', 'D Geneva, NY 14456 2026-12-02'],
    load: '60418827',
    rate: 148000,
  },
  rr21_reefer_deductions: {
    css: SMALL,
    html: `<p style="text-align:center"><b>EVERGLADE CARGO</b><br>RATE AND ROUTE ORDER<br>ORDER 26EG-0447</p><p><b>P/U</b> 12-01-2026 1400 &nbsp; Immokalee Peppers, 1100 E Main St, Immokalee FL 34142 &nbsp; (239) 555-0122</p><p><b>DEL</b> 12-03-2026 0100 &nbsp; Hunts Point Terminal Unit 220, 355 Food Center Dr, Bronx NY 10474 &nbsp; (718) 555-0160</p><p>Temp: 45F, recorder #88120 &nbsp; 1,386 mi</p>${table('', 'Gross freight|3,600.00', 'Less dispatch 4%|(144.00)', 'Less fuel advance|(700.00)', 'Balance|2,756.00')}<p>Rate to carrier for settlement: 3,600.00</p>`,
    stops: ['P Immokalee, FL 34142 2026-12-01', 'D Bronx, NY 10474 2026-12-03'],
    load: '26EG-0447',
    rate: 360000,
  },
  rr22_city_state_columns: {
    css: SMALL,
    html: `<h2>Tender 118-9902-T</h2>${table('g w', '#|Company|Street|City|St|Postal|Arrive by|Depart by', 'PICKUP|Great Lakes Gypsum|2000 N Water St|Bay City|MI|48708|12/01/26 09:00|12/01/26 11:00', 'DELIVERY|Tri-City Drywall|1900 W Lincoln Hwy|Merrillville|IN|46410|12/01/26 17:30|12/01/26 19:00')}${table('', '#Charge|USD', 'Contract rate|610.00', 'Fuel (DOE 3.812)|88.40', 'Total tender amount|698.40')}`,
    stops: ['P Bay City, MI 48708 2026-12-01', 'D Merrillville, IN 46410 2026-12-01'],
    load: '118-9902-T',
    rate: 69840,
  },
  rr23_upper_no_zip_phone: {
    css: COND,
    html: `<p><b>LOAD SHEET 4471990</b></p><p>SHIPPER ADDRESS</p><p>COOSA PINES PULP<br>17589 PLANT RD<br>COOSA PINES, AL<br>PH 256-555-0110<br>ARRIVE 12/01/26 BY 10AM</p><p>RECEIVER ADDRESS</p><p>GULF BALE TERMINAL<br>1500 BEACH DR<br>GULFPORT, MS<br>PH 228-555-0150<br>ARRIVE 12/01/26 BY 9PM</p><p>LOAD PAYS 925 / NO TOUCH / 44K</p>`,
    stops: ['P Coosa Pines, AL 2026-12-01', 'D Gulfport, MS 2026-12-01'],
    load: '4471990',
    rate: 92500,
  },
  rr24_two_line_headings: {
    css: SMALL,
    html: `<table class="w"><tr><td><b>Sagebrush Carriers' Exchange</b></td><td class="right">Rate confirmation<br>valid only if signed</td></tr></table>${table('g w', '#Reference<br>number|Pick up<br>between|Deliver<br>between|Line haul<br>(USD)|Other<br>(USD)|To be paid<br>(USD)', 'SX-30-0098|12/01/2026<br>08:00-12:00|12/03/2026<br>07:00-09:00|2,700.00|125.00|2,825.00')}<div class="two"><div><p><b>Place of pickup</b></p><p>Winnemucca Potash<br>3300 Grass Valley Rd<br>Winnemucca, NV 89445</p></div><div><p><b>Place of delivery</b></p><p>Bismarck Fertilizer<br>2500 E Bismarck Expy<br>Bismarck, ND 58504</p></div></div><p>Driver must call 775-555-0144 an hour before arrival. Unpaid invoices bear 1.5 % a month.</p>`,
    stops: ['P Winnemucca, NV 89445 2026-12-01', 'D Bismarck, ND 58504 2026-12-03'],
    load: 'SX-30-0098',
    rate: 282500,
  },
};
