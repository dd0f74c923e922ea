import { table, type ByHand } from './by-hand-papers';

const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const CONDENSED = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

/**
 * A forty-fifth batch of the same kind, drawn with the forty-fourth and read after mending that. At first sight 13 of 20 exact, 18 load
 * numbers, 17 rates, a load number wrong without a doubt; 4 of the exact ones with one. One of the others was drawn with the code for a
 * part that is unloaded where a part is loaded, and is drawn anew. After mending 19, 19 and 19, none with one.
 */
export const FORTY_FIFTH_BATCH: Readonly<Record<string, ByHand>> = {
  ac01_ordinal_days_in_rows: {
    css: CONDENSED,
    html: `<table class="w"><tr><td><b>Sandhill Crane Logistics</b><br>214 W 3rd St, North Platte, NE 69101</td><td class="right"><b>Carrier Confirmation</b><br>SCL Load: 77120-26<br>Printed Monday the 30th of November</td></tr></table>${table('g w', '#Where|Who and address|Day|Hours', 'Pick up|Grand Island Ag Chem<br>3200 W Stolley Park Rd<br>Grand Island, NE 68801|December 1st, 2026|0700-1600', 'Drop off|Pueblo Orchard Supply<br>27 Silicon Dr<br>Pueblo, CO 81004|December 2nd, 2026|0800-1200')}<p>Your rate: $1,020.00. Payment 28 days from a clean invoice; 2% off for 5 days.</p>`,
    stops: ['P Grand Island, NE 68801 2026-12-01', 'D Pueblo, CO 81004 2026-12-02'],
    load: '77120-26',
    rate: 102000,
  },
  ac02_export_drayage_work_order: {
    css: SMALL,
    html: `<h3>WORK ORDER (EXPORT)</h3>${table('w', 'W/O #: LB-2026-7714|Booking: ONEYLAX118842|SSL: ONE|Vessel: HAN RIVER 044W', 'Size: 40HC|Container: TBA|Cut-off: 12/04/2026 15:00|ERD: 12/01/2026')}${table('g w', '#Step|Location|Date', 'Pull empty|Total Terminals Intl, 301 Hanjin Rd, Long Beach, CA 90802|12/01/2026 08:00', 'Load|Kings River Almonds, 9900 8th Ave, Hanford, CA 93230|12/01/2026 14:00', 'Deliver full|Total Terminals Intl, 301 Hanjin Rd, Long Beach, CA 90802|12/02/2026 10:00')}<p>Base 890.00 · FSC 31 % 275.90 · Chassis 2 days 90.00 · Pier pass 0.00 · <b>Trucker total 1,255.90</b></p><p>Ocean Bridge Forwarders, 879 W 190th St, Gardena, CA 90248</p>`,
    stops: [
      'P Long Beach, CA 90802 2026-12-01',
      'P Hanford, CA 93230 2026-12-01',
      'D Long Beach, CA 90802 2026-12-02',
    ],
    load: 'LB-2026-7714',
    rate: 125590,
  },
  ac03_julian_header_and_slashes: {
    css: COURIER,
    html: `<pre>
RIVERBEND STEEL CO - TRAFFIC DEPT              RUN 26334 16:12
FREIGHT ORDER  F 118-4471                      CARR RDGX

FROM  RIVERBEND STEEL MILL 3                   SHIP  2026/12/01
      2200 E BROADWAY                          HRS   06-22
      ALTON           IL  62002

TO    MANSFIELD STAMPING                       DUE   2026/12/02
      605 N MAIN ST                            HRS   07-15
      MANSFIELD       OH  44902

HEATS 88120 88121   COILS 2   LBS 44,912
RATE  2.12 CWT      FREIGHT    952.13
FSC   19.5 PCT                 185.67
                    DUE CARR 1,137.80
</pre>`,
    stops: ['P Alton, IL 62002 2026-12-01', 'D Mansfield, OH 44902 2026-12-02'],
    load: 'F 118-4471',
    rate: 113780,
  },
  ac04_short_form_lading: {
    css: SMALL,
    html: `<h3 style="text-align:center">Uniform Straight Bill of Lading — Short Form — Original — Not Negotiable</h3><p>Shipper's No. <b>SB-44718</b> &nbsp; Carrier's No. ________ &nbsp; Date <b>December 1, 2026</b></p><p>RECEIVED, subject to the classifications and tariffs in effect on the date of this bill of lading,</p><p>from <b>Sumter Furniture Works</b> at <b>1105 N Guignard Dr, Sumter, SC 29150</b></p><p>Consigned to <b>Rooms of Roswell</b><br>Destination <b>4501 W 2nd St, Roswell, NM 88201</b><br>Delivery on or before <b>December 4, 2026</b></p>${table('g w', '#No. packages|Kind of package, description|Weight (subject to correction)|Class', '118|Ctn furniture, wooden, KD|14,220|70', '12|Ctn hardware|480|65')}<p>Freight charges are prepaid unless marked collect. Declared value not exceeding $5.00 per pound.</p>`,
    stops: ['P Sumter, SC 29150 2026-12-01', 'D Roswell, NM 88201 2026-12-04'],
    load: 'SB-44718',
    rate: null,
  },
  ac05_board_row_with_arrow: {
    css: SMALL,
    html: `<h2>Booking receipt BR-5518-20</h2>${table('g w', '#From|To|Pickup|Delivery|Trailer|Miles|You get', 'Florence, SC 29501|Valdosta, GA 31601|Dec 1 2026 09:00|Dec 1 2026 18:00|Van 53|302|USD 790.00')}<p>Shipper: Pee Dee Snack Cakes, 2200 N Cashua Dr · gate code 4471#</p><p>Receiver: Azalea Food Bank, 1411 Harbin Cir · dock 6</p><p>Coastal Load Exchange LLC, 40 Calhoun St, Charleston, SC 29401. Booked 11/30/2026 13:20 by dispatch@ridgeback.example</p>`,
    stops: ['P Florence, SC 29501 2026-12-01', 'D Valdosta, GA 31601 2026-12-01'],
    load: 'BR-5518-20',
    rate: 79000,
  },
  ac06_numbered_points_with_dates_left: {
    css: SERIF,
    html: `<h2>Haulage order no. HO 26/1188</h2><p>Lindqvist Projects LLC, 120 S LaSalle St, Chicago, IL 60603</p>${table('w', '1 Dec 2026<br>09.00–12.00|<b>A. Loading point</b><br>Great Lakes Wind Components<br>1600 N Pulaski St<br>Manitowoc, WI 54220|Contact Mr Braun<br>+1 920 555 0144', '2 Dec 2026<br>07.00|<b>B. Loading point</b><br>Galesburg Castings<br>940 Ave C<br>Galesburg, IL 61401|Ref. GC/77', '4 Dec 2026<br>08.00–15.00|<b>C. Unloading point</b><br>Panhandle Turbines<br>10500 I-40 E<br>Amarillo, TX 79118|Contact Ms Ortiz')}<p>Remuneration: 3.960,00 USD, payable 45 days. Penalty for delay 150,00 USD per day begun.</p>`,
    stops: [
      'P Manitowoc, WI 54220 2026-12-01',
      'P Galesburg, IL 61401 2026-12-02',
      'D Amarillo, TX 79118 2026-12-04',
    ],
    load: 'HO 26/1188',
    rate: 396000,
  },
  ac07_maritimes_bilingual: {
    css: SMALL,
    html: `<p><b>Acadian Shore Freight / Fret Côte Acadienne</b><br>95 Foundry St, Moncton NB E1C 5H7</p>${table('w', 'Dossier / File: ASF-2026-4418|Émis / Issued: 30-11-2026', 'Remorque / Trailer: frigo 53, -20 C|Poids / Weight: 18 144 kg')}<p><b>Expéditeur / Shipper</b><br>Shediac Lobster Packers, 230 Commercial St, Shediac NB E4P 2H1<br>Chargement / Loading: 01-12-2026 13:00</p><p><b>Destinataire / Consignee</b><br>Boston Harbor Seafood, 30 Gloucester Fish Pier, Gloucester, MA 01930 USA<br>Livraison / Delivery: 02-12-2026 04:00</p><p>Douanes / Customs: Passage Houlton, courtier Border Clear Services, Houlton, ME 04730</p><p>Tarif / Rate: USD 1,960.00 · Total: USD 1,960.00</p>`,
    stops: ['P Shediac, NB E4P 2H1 2026-12-01', 'D Gloucester, MA 01930 2026-12-02'],
    load: 'ASF-2026-4418',
    rate: 196000,
  },
  ac08_text_thread_of_broker: {
    css: 'body{font:11px/1.5 "Open Sans","DejaVu Sans",sans-serif}',
    html: `<p>Load confirmation by text</p><p>[11/30/26, 4:02 PM] Bev (Mesa Brokerage): got one for u. Kingman AZ to St George UT</p><p>[11/30/26, 4:03 PM] Jo: how much</p><p>[11/30/26, 4:03 PM] Bev (Mesa Brokerage): 650</p><p>[11/30/26, 4:05 PM] Jo: 725 and i take it</p><p>[11/30/26, 4:06 PM] Bev (Mesa Brokerage): ok 700 done. load # MB2204</p><p>[11/30/26, 4:07 PM] Bev (Mesa Brokerage): pickup tomorrow 12/1 10am, Mohave Rebar, 4300 Olympic Way, Kingman AZ 86401</p><p>[11/30/26, 4:08 PM] Bev (Mesa Brokerage): deliver 12/2 7am, Dixie Concrete, 1200 E Red Hills Pkwy, St George UT 84770</p><p>[11/30/26, 4:08 PM] Jo: confirmed</p>`,
    stops: ['P Kingman, AZ 86401 2026-12-01', 'D Saint George, UT 84770 2026-12-02'],
    load: 'MB2204',
    rate: 70000,
  },
  ac09_narrow_columns_of_spreadsheet: {
    css: `${SMALL} td,th{max-width:54px;word-wrap:break-word;font-size:8px}`,
    html: `<p><b>ORDER 20-118-7</b></p>${table('g', '#Shipper|Shipper address|Shipper city|Pick date|Pick time|Consignee|Consignee address|Consignee city|Del date|Del time|Pay', 'Longview Resin Works|2400 South Martin Luther King Boulevard|Longview, TX 75602|12/01/ 2026|09:00 to 11:00|Lakeland Drum Company|3200 Flightline Drive|Lakeland, FL 33811|12/03/ 2026|06:30 to 08:00|$2,045.00')}<p>Pinewoods Chemical Freight, 911 W Loop 281, Longview, TX 75604. Hazmat endorsement needed, fine of $1,000.00 if not.</p>`,
    stops: ['P Longview, TX 75602 2026-12-01', 'D Lakeland, FL 33811 2026-12-03'],
    load: '20-118-7',
    rate: 204500,
  },
  ac10_gray_captions_over_values: {
    css: `${SMALL} i{font-style:normal;color:#888;font-size:7px;display:block} .b{display:inline-block;width:30%;vertical-align:top;margin-bottom:8px}`,
    html: `<h2>Copperfield Freight</h2><div class="b"><i>OUR LOAD</i>CF-40-2271</div><div class="b"><i>BOOKED WITH</i>Jo, Ridgeback Express</div><div class="b"><i>SENT</i>Nov 30, 2026 3:41 PM</div><hr><div class="b"><i>FIRST STOP · LOADS</i>Merced Sweet Potatoes<br>2900 N Buhach Rd<br>Merced, CA 95340</div><div class="b"><i>ARRIVE</i>Dec 1, 2026 11:00 AM</div><div class="b"><i>REFERENCE</i>SP-118</div><div class="b"><i>LAST STOP · UNLOADS</i>Wasatch Kitchens<br>1740 N 600 W<br>Logan, UT 84321</div><div class="b"><i>ARRIVE</i>Dec 2, 2026 7:00 PM</div><div class="b"><i>REFERENCE</i>WK 4</div><hr><div class="b"><i>LINE</i>$1,700.00</div><div class="b"><i>EXTRAS</i>$85.00</div><div class="b"><i>WHAT WE PAY</i>$1,785.00</div>`,
    stops: ['P Merced, CA 95340 2026-12-01', 'D Logan, UT 84321 2026-12-02'],
    load: 'CF-40-2271',
    rate: 178500,
  },
  ac11_settlement_lines_and_signatures: {
    css: SMALL,
    html: `<h2>Load and settlement sheet</h2>${table('g w', 'Load|4471-SS|Driver|A. Ruiz|Unit|118', 'Shipper|Tifton Pecan Shellers|Address|1200 Hwy 41 S|City|Tifton, GA 31794', 'Appt|12/01/2026 13:00|In|____|Out|____', 'Receiver|Bluegrass Candy|Address|2600 Calhoun St|City|Owensboro, KY 42301', 'Appt|12/02/2026 10:00|In|____|Out|____')}${table('g', '#Settlement|Amount', 'Line haul 560 mi @ 2.05|1,148.00', 'Less advance (ComData)|-300.00', 'Less cargo fee|-12.00', 'Balance to carrier|836.00')}<p>Gross load pay 1,148.00. Balance is paid 21 days after POD.</p>`,
    stops: ['P Tifton, GA 31794 2026-12-01', 'D Owensboro, KY 42301 2026-12-02'],
    load: '4471-SS',
    rate: 114800,
  },
  ac12_letter_of_award: {
    css: SERIF,
    html: `<p>Nutmeg Distribution Services<br>100 Mill Plain Rd<br>Danbury, CT 06811</p><p>November 30, 2026</p><p>Ridgeback Express LLC<br>900 Depot Rd<br>Salina, KS 67401</p><p>Re: award of shipment NDS-118-26</p><p>Dear Jo,</p><p>We are pleased to award you the above shipment. Twenty-two pallets of printed catalogs will be ready at our printer, Green Mountain Press, 70 Route 4 E, Rutland, VT 05701, on the 1st of December at 10 a.m. They are to be delivered to the mail center at 2800 Woodlawn Ave, Dover, DE 19901, on the morning of the 3rd of December.</p><p>As agreed by phone, we will pay $1,310 for the trip, tolls included, and $55 an hour should you wait longer than two hours.</p><p>Sincerely,<br>Ida Crane</p>`,
    stops: ['P Rutland, VT 05701 2026-12-01', 'D Dover, DE 19901 2026-12-03'],
    load: 'NDS-118-26',
    rate: 131000,
  },
  ac13_portal_print_of_204: {
    css: COURIER,
    html: `<pre>
TENDER 88-7714-20 / ACTION: NEW / SCAC: RDGX / RESPONSE DUE 11/30/26 17:00

REFS: BM=7714000118  PO=4500990  DP=12  CR=SAGE-4471

EVT  TYP  NAME / ADDR / CITY                          OPEN           CLOSE
001  CL   SAGE POTATO PROCESSORS                      12/01/26 0600  12/01/26 1200
          2975 E HEYBURN RD
          POCATELLO, ID 83202
002  PL   BIG SKY ONION                               12/02/26 0600  12/02/26 1000
          1400 N 1ST ST
          HAMILTON, MT 59840
003  CU   BADLANDS FOODSERVICE                        12/03/26 0500  12/03/26 0900
          2250 N PLAZA DR
          RAPID CITY, SD 57702

RATING: LH 2,140.00 / SOC 75.00 / FUEL 402.50 / TTL 2,617.50 USD
</pre>`,
    stops: [
      'P Pocatello, ID 83202 2026-12-01',
      'P Hamilton, MT 59840 2026-12-02',
      'D Rapid City, SD 57702 2026-12-03',
    ],
    load: '88-7714-20',
    rate: 261750,
  },
  ac14_typed_form_with_captions_below: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [40, 50, 15, 'Bangor & Coast Truck Service'],
          [420, 50, 11, 'No. 11842'],
          [40, 66, 8, '44 Central St, Bangor, ME 04401   207-555-0140   "Since 1958"'],
          [40, 110, 11, 'Penobscot Shingle Co, 1 Mill St, Lincoln, ME 04457'],
          [40, 122, 7, '(pick up at)'],
          [430, 110, 11, '12/1/26  7 AM'],
          [430, 122, 7, '(date and hour)'],
          [40, 160, 11, 'Builders Choice, 300 Pequot Ave, New London, CT 06320'],
          [40, 172, 7, '(deliver to)'],
          [430, 160, 11, '12/2/26  8 AM'],
          [430, 172, 7, '(date and hour)'],
          [40, 210, 11, '24 pallets cedar shingles, 41,000 lbs'],
          [40, 222, 7, '(freight)'],
          [430, 210, 11, '$1,090.00'],
          [430, 222, 7, '(truck gets)'],
          [40, 270, 8, 'Truck to carry $100,000 cargo insurance. We hold back $50.00 if papers are late.'],
        ],
      ],
    },
    stops: ['P Lincoln, ME 04457 2026-12-01', 'D New London, CT 06320 2026-12-02'],
    load: '11842',
    rate: 109000,
  },
  ac15_landscape_columns_drawn: {
    drawn: {
      width: 792,
      height: 612,
      pages: [
        [
          [40, 40, 14, 'ARKLATEX BULK LOGISTICS'],
          [600, 40, 10, 'Dispatch 26-D-4418'],
          [40, 80, 8, 'LOADS AT'],
          [300, 80, 8, 'UNLOADS AT'],
          [560, 80, 8, 'PAY'],
          [40, 94, 10, 'Texarkana Lime'],
          [40, 108, 10, '3801 E 19th St'],
          [40, 122, 10, 'Texarkana, AR 71854'],
          [40, 136, 10, 'Tue Dec 1, 2026 - 24 hr'],
          [300, 94, 10, 'Lake Charles Water District'],
          [300, 108, 10, '1000 N Ryan St'],
          [300, 122, 10, 'Lake Charles, LA 70601'],
          [300, 136, 10, 'Wed Dec 2, 2026 - by 2 pm'],
          [560, 94, 10, '24 tons'],
          [560, 108, 10, 'x $26.00'],
          [560, 122, 10, '$624.00'],
          [40, 180, 8, 'Blow-off hose needed. Rejected loads: $150 + return freight.'],
        ],
      ],
    },
    stops: ['P Texarkana, AR 71854 2026-12-01', 'D Lake Charles, LA 70601 2026-12-02'],
    load: '26-D-4418',
    rate: 62400,
  },
  ac16_hotshot_ticket: {
    css: CONDENSED,
    html: `<h2>HOTSHOT TICKET &nbsp; HS-20447</h2><p>Permian Express Desk · cust AFE 118-77 · rig Patterson 204 · ordered by: Cody</p><table class="w"><tr><td style="width:16%">P/U LOC</td><td>Abilene Thread Shop, 4202 N 1st St, Abilene, TX 79603</td></tr><tr><td>P/U DT</td><td>12/01 1500</td></tr><tr><td>DEL LOC</td><td>Wolfcamp Yard 3, 2200 W Pierce St, Carlsbad, NM 88220 (radio ch 4)</td></tr><tr><td>DEL DT</td><td>12/02 0200</td></tr><tr><td>CARGO</td><td>3 subs + 1 crossover, 6,400#</td></tr><tr><td>MI / RT</td><td>281 / 2.75 per loaded mi</td></tr><tr><td>TKT AMT</td><td>772.75</td></tr></table><p>Ticket date 11/30/2026. Wait time $65/hr.</p>`,
    stops: ['P Abilene, TX 79603 2026-12-01', 'D Carlsbad, NM 88220 2026-12-02'],
    load: 'HS-20447',
    rate: 77275,
  },
  ac17_tablet_card_with_timeline: {
    css: 'body{font:12px/1.4 "Open Sans","DejaVu Sans",sans-serif} .s{border-left:2px solid #2a6;margin-left:6px;padding:2px 10px}',
    page: {
      width: '120mm',
      height: '190mm',
      margin: { top: '6mm', bottom: '6mm', left: '6mm', right: '6mm' },
    },
    html: `<p><b>Trip T-7H2-4418</b> <span style="color:#777">Confirmed Nov 30</span></p><div class="s"><b>Tue, Dec 1, 2026</b><br>1:00 PM – 4:00 PM CST<br><b>Pickup</b> · live load<br>Waco Window Works<br>7301 Imperial Dr<br>Waco, TX 76712</div><div class="s"><b>Thu, Dec 3, 2026</b><br>6:30 AM EST<br><b>Drop-off</b> · live unload<br>Tidewater Glass<br>5300 Virginia Beach Blvd<br>Norfolk, VA 23502</div><p>Guaranteed pay <b>$3,015.50</b><br><span style="color:#777">Base $2,600.00 + Fuel $415.50</span></p><p style="color:#777">1,402 mi · 53' dry van · 16,300 lb · Questions? Roadrunner Marketplace, 512-555-0136</p>`,
    stops: ['P Waco, TX 76712 2026-12-01', 'D Norfolk, VA 23502 2026-12-03'],
    load: 'T-7H2-4418',
    rate: 301550,
  },
  ac18_routing_guide_release: {
    css: SMALL,
    html: `<h3>CARRIER RELEASE</h3>${table('w', 'Release no.|CR 0044-7718|Route code|BMT-LBK|Status|FIRM', 'Ship window|12/01/2026 - 12/01/2026|Arrival window|12/02/2026 - 12/03/2026|Trailer|Tank, food')}<table class="w"><tr><td><b>Ship-from plant</b><br>Spindletop Sugar Liquids<br>4200 Cardinal Dr<br>Beaumont, TX 77705</td><td><b>Ship-to plant</b><br>Caprock Beverage<br>3601 E Slaton Rd<br>Lubbock, TX 79404</td><td><b>Freight bill-to</b><br>Spindletop Transport Accounting<br>1001 Texas Ave<br>Houston, TX 77002</td></tr></table><p>Contract freight $1,610.00 | Kosher wash $140.00 | Sum payable $1,750.00</p>`,
    stops: ['P Beaumont, TX 77705 2026-12-01', 'D Lubbock, TX 79404 2026-12-02'],
    load: 'CR 0044-7718',
    rate: 175000,
  },
  ac19_chat_table_of_agent: {
    css: SMALL,
    html: `<p>Conf from Lou @ Chico Ag Brokers (MC 771120), 11/30/26. Call 530-555-0141 nites.</p>${table('', 'our #|CAB 2207-B|', 'first pick|Chico Prune Sheds, 2600 Esplanade, Chico, CA 95973|Tu 12/1 8a', 'second pick|Redding Olive Oil, 5000 Caterpillar Rd, Redding, CA 96003|Tu 12/1 1p', 'drop|Medford Mercantile, 800 S Grape St, Medford, OR 97501|We 12/2 7a', 'money|$985 to the truck|$35 lumper on you')}`,
    stops: [
      'P Chico, CA 95973 2026-12-01',
      'P Redding, CA 96003 2026-12-01',
      'D Medford, OR 97501 2026-12-02',
    ],
    load: 'CAB 2207-B',
    rate: 98500,
  },
  ac20_long_table_broken_by_terms: {
    css: `${SMALL} tr{break-inside:avoid} td{padding-bottom:30px}`,
    html: `<div class="two"><div><h2>Load Tender LT-118-2047</h2></div><div class="right">Bluestem Consolidators<br>2020 N Webb Rd<br>Wichita, KS 67206</div></div>${table('g w', '#No|Type|Site|Street|City/St/Zip|Date/Time|Wgt', '1|P|Wichita Falls Glass|5000 Allendale Rd|Wichita Falls, TX 76310|12/01/2026 0700|14,000', '2|P|Enid Flour Mill|2800 N 10th St|Enid, OK 73701|12/01/2026 1400|16,000', '3|D|Sikeston Bakery|1500 S Main St|Sikeston, MO 63801|12/02/2026 0900|12,000', '4|D|Cookeville Bread|900 S Jefferson Ave|Cookeville, TN 38501|12/03/2026 0600|10,000', '5|D|Bluefield Foods|300 Bluefield Ave|Bluefield, WV 24701|12/03/2026 1500|8,000')}<p>Detention $30.00 per half hour from the third hour. Reconsignment $100.00. OS&amp;D must be reported before leaving.</p>${table('g', '#Pay item|Qty|Rate|Amount', 'Miles|1,240|2.02|2,504.80', 'Stops|3|50.00|150.00', 'Pay total|||2,654.80')}<p>Page 2 is to be signed.</p>`,
    stops: [
      'P Wichita Falls, TX 76310 2026-12-01',
      'P Enid, OK 73701 2026-12-01',
      'D Sikeston, MO 63801 2026-12-02',
      'D Cookeville, TN 38501 2026-12-03',
      'D Bluefield, WV 24701 2026-12-03',
    ],
    load: 'LT-118-2047',
    rate: 265480,
  },
};
