import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-sixth batch, drawn after the rules were mended on the thirty-fifth. At first sight 14 of 16 exact, 15 load numbers, 12 rates,
 * nothing wrong without a doubt; 2 of the exact ones with one. After mending 15, 16 and 16, 2 with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COND = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

export const THIRTY_SIXTH_BATCH: Readonly<Record<string, ByHand>> = {
  ss01_fields_in_frames: {
    css: `${SMALL} .f{border:1px solid #999;padding:2px 4px;display:inline-block;vertical-align:top;margin:-1px} .k{font-size:6.5px;color:#555;display:block}`,
    html: `<h2>TRUCKLOAD CONFIRMATION</h2><div><div class="f" style="width:120px"><span class="k">1. CONFIRMATION</span>TX-90-11822</div><div class="f" style="width:120px"><span class="k">2. DATE ISSUED</span>11/30/2026</div><div class="f" style="width:180px"><span class="k">3. CARRIER (MC)</span>Ridgeback Express (881204)</div></div><div><div class="f" style="width:210px"><span class="k">4. SHIP FROM</span>Big Bend Cement<br>16501 W Highway 70<br>Odessa, TX 79763</div><div class="f" style="width:210px"><span class="k">5. SHIP TO</span>Roswell Ready Mix<br>500 E McGaffey St<br>Roswell, NM 88203</div></div><div><div class="f" style="width:210px"><span class="k">6. PICKUP DATE / TIME</span>12/01/2026 05:30</div><div class="f" style="width:210px"><span class="k">7. DELIVERY DATE / TIME</span>12/01/2026 13:00</div></div><div><div class="f" style="width:135px"><span class="k">8. FREIGHT</span>$640.00</div><div class="f" style="width:135px"><span class="k">9. FUEL</span>$71.20</div><div class="f" style="width:135px"><span class="k">10. TOTAL</span>$711.20</div></div><p style="font-size:7px">11. Waiting time after 2 hours $60.00 per hour, limit $480.00.</p>`,
    stops: ['P Odessa, TX 79763 2026-12-01', 'D Roswell, NM 88203 2026-12-01'],
    load: 'TX-90-11822',
    rate: 71120,
  },
  ss02_milk_run_codes: {
    css: COURIER,
    html: `<pre>
RUN SHEET AND RATE  RS0044871            KETTLE MORAINE LOGISTICS
                                         W219 N PLAZA, PEWAUKEE WI 53072
SEQ  CODE  PLACE                     CITY/ST/ZIP               WHEN
 1   P/U   KOHLER PARTS              KOHLER WI 53044           12/01 0600
 2   P/U   PLYMOUTH FOAM             PLYMOUTH WI 53073         12/01 0800
 3   DEL   ROCKFORD ASSEMBLY         ROCKFORD IL 61109         12/01 1300
 4   DEL   BELVIDERE ASSEMBLY        BELVIDERE IL 61008        12/01 1530
RATE PER RUN      $   865.00
TOLLS INCLUDED
YEAR 2026.  QUESTIONS 262 555 0140
</pre>`,
    stops: [
      'P Kohler, WI 53044 2026-12-01',
      'P Plymouth, WI 53073 2026-12-01',
      'D Rockford, IL 61109 2026-12-01',
      'D Belvidere, IL 61008 2026-12-01',
    ],
    load: 'RS0044871',
    rate: 86500,
  },
  ss03_declaration_above_pay: {
    css: SMALL,
    html: `<p><b>Ozark Gateway Freight</b> · Rate confirmation for load <b>OGF-20-4471</b></p>${table('g w', '#Product|SKU|Units|Unit price|Total', 'Water heaters|WH-40|60|$310.00|$18,600.00', 'Fittings kit|FK-2|60|$22.00|$1,320.00', 'Merchandise value||||$19,920.00')}<div class="two"><p><b>Loading point</b><br>Springdale Heaters<br>2300 Old Wire Rd<br>Springdale, AR 72764<br>12/01/2026, 10 am</p><p><b>Unloading point</b><br>Wichita Plumbing Supply<br>1500 S Broadway<br>Wichita, KS 67211<br>12/02/2026, 8 am</p></div><p>Carrier rate is $1,010.00, fuel included.</p><p style="font-size:7px">Cargo coverage of at least $20,000.00 is required.</p>`,
    stops: ['P Springdale, AR 72764 2026-12-01', 'D Wichita, KS 67211 2026-12-02'],
    load: 'OGF-20-4471',
    rate: 101000,
  },
  ss04_lane_table_depart_arrive: {
    css: SMALL,
    html: `<h2>Dedicated lane move</h2><p>Move ID DL-778-204</p>${table('g w', '#Origin|Destination|Depart|Arrive|Miles|Price', 'Sumner Coils<br>1400 Puyallup St<br>Sumner, WA 98390|Post Falls Metals<br>3700 E Seltice Way<br>Post Falls, ID 83854|12/01/2026 20:00|12/02/2026 04:00|318|$1,040.00')}<p>Driver shuttles back empty. Price covers both ways.</p>`,
    stops: ['P Sumner, WA 98390 2026-12-01', 'D Post Falls, ID 83854 2026-12-02'],
    load: 'DL-778-204',
    rate: 104000,
  },
  ss05_letter_same_day: {
    css: SERIF,
    html: `<p>Re: Commitment no. CM/2026/0418 with Ridgeback Express LLC</p><p>Dear Jo,</p><p>this is to confirm that your truck will load at Peterborough Foundry, 1200 Technology Dr, Peterborough, ON K9J 6X6 on Tuesday 1 December 2026 at 07:30, will pick up further parts the same day at Oshawa Stamping, 700 Wilson Rd S, Oshawa, ON L1H 6E8, and will unload at Tonawanda Presses, 2100 Sheridan Dr, Tonawanda, NY 14150 on Wednesday 2 December 2026 at 09:00.</p><p>The total price agreed is CAD 1,575.00.</p><p>Kind regards,<br>Trillium Freight Agents<br>44 King St W, Oshawa, ON L1H 1A3</p>`,
    stops: [
      'P Peterborough, ON K9J 6X6 2026-12-01',
      'P Oshawa, ON L1H 6E8 2026-12-01',
      'D Tonawanda, NY 14150 2026-12-02',
    ],
    load: 'CM/2026/0418',
    rate: 157500,
  },
  ss06_pdf_words_apart: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [40, 46, 12, 'Gulf Stream Brokers'],
          [380, 46, 10, 'Load'],
          [404, 46, 10, 'No.'],
          [424, 46, 10, 'GS881204-2'],
          [40, 80, 9, 'PICK-UP'],
          [40, 94, 9, 'Pensacola Pine'],
          [40, 106, 9, '300 E Fairfield Dr'],
          [40, 118, 9, 'Pensacola,'],
          [88, 118, 9, 'FL'],
          [104, 118, 9, '32503'],
          [40, 130, 9, '12/01/2026'],
          [92, 130, 9, '08:00'],
          [300, 80, 9, 'DROP'],
          [300, 94, 9, 'Meridian Veneer'],
          [300, 106, 9, '4100 Highway 39 N'],
          [300, 118, 9, 'Meridian,'],
          [343, 118, 9, 'MS'],
          [361, 118, 9, '39301'],
          [300, 130, 9, '12/01/2026'],
          [352, 130, 9, '15:00'],
          [40, 170, 9, 'Line haul'],
          [200, 170, 9, '$'],
          [212, 170, 9, '580.00'],
          [40, 182, 9, 'Fuel'],
          [200, 182, 9, '$'],
          [212, 182, 9, '75.00'],
          [40, 194, 9, 'Total due to carrier'],
          [200, 194, 9, '$'],
          [212, 194, 9, '655.00'],
        ],
      ],
    },
    stops: ['P Pensacola, FL 32503 2026-12-01', 'D Meridian, MS 39301 2026-12-01'],
    load: 'GS881204-2',
    rate: 65500,
  },
  ss07_portal_print: {
    css: `${SMALL} .g2{color:#888} h3{border-bottom:1px solid #ccc}`,
    html: `<p class="g2">carrierportal.example — printed Mon Nov 30 2026 16:20 — page 1 of 1</p><h2>Shipment 3391-0044 <span style="font-size:10px;border:1px solid #0a0;padding:1px 4px">Accepted</span></h2><h3>Stops (2)</h3><p><b>1</b> Pickup · <b>Carlisle Tire Works</b> · 1200 Harrisburg Pike, Carlisle, PA 17013 · Tue, 12/01/2026 06:00 – 14:00</p><p><b>2</b> Delivery · <b>Chesapeake Fleet</b> · 800 S Military Hwy, Chesapeake, VA 23320 · Wed, 12/02/2026 10:00 – 10:30</p><h3>Payment</h3>${table('', 'Linehaul|$890.00', 'Fuel surcharge|$142.00', 'Quick pay discount (2%)|-$20.64', 'Expected payment|$1,011.36')}<p>Gross: $1,032.00</p>`,
    stops: ['P Carlisle, PA 17013 2026-12-01', 'D Chesapeake, VA 23320 2026-12-02'],
    load: '3391-0044',
    rate: 103200,
  },
  ss08_bilingual_spanish: {
    css: SMALL,
    html: `<h2>Confirmación de carga / Load confirmation</h2><p>Folio / Load no.: MX-5520-18 &nbsp; Placas / Plates: 44-AB-2</p>${table('g w', '#Origen / Origin|Destino / Destination', 'Laredo Crossdock<br>13900 Mines Rd<br>Laredo, TX 78045|San Antonio Tiles<br>5100 Rittiman Rd<br>San Antonio, TX 78218', 'Fecha / Date: 12/01/2026 10:00|Fecha / Date: 12/01/2026 17:00')}<p>Tarifa / Rate: $540.00 USD</p><p>Multa por retraso / Late fine: $100.00 USD</p>`,
    stops: ['P Laredo, TX 78045 2026-12-01', 'D San Antonio, TX 78218 2026-12-01'],
    load: 'MX-5520-18',
    rate: 54000,
  },
  ss09_value_left_of_label: {
    css: `${COND} td{padding-right:14px} .l{color:#666;font-size:8px}`,
    html: `<p><b>Harvest Moon Logistics</b></p>${table('', '26-HM-0771|<span class="l">our shipment number</span>', '42,300 lb|<span class="l">gross weight</span>', '$1,288.00|<span class="l">agreed with carrier, fuel included</span>')}<h3>Pickup from</h3><p>Hastings Grain Dryers<br>1900 E South St<br>Hastings, NE 68901<br>Dec 1 2026 between 9 and 11 AM</p><h3>Delivery at</h3><p>Decatur Ethanol<br>4500 E Faries Pkwy<br>Decatur, IL 62526<br>Dec 2 2026 by 3 PM</p>`,
    stops: ['P Hastings, NE 68901 2026-12-01', 'D Decatur, IL 62526 2026-12-02'],
    load: '26-HM-0771',
    rate: 128800,
  },
  ss10_yard_moves_table: {
    css: SMALL,
    html: `<h2>Spot load 880-2214</h2>${table('g w', '#Activity|At|When|Trailer', 'Hook loaded|Dillon Yard, 1400 Highway 301 N, Dillon, SC 29536|12/01/2026 06:00|D5531', 'Live unload|Wilson Foods, 2500 Ward Blvd, Wilson, NC 27893|12/01/2026 10:00|', 'Drop empty|Dillon Yard, 1400 Highway 301 N, Dillon, SC 29536|12/01/2026 16:00|D5531')}<p>Round trip rate $725.00</p>`,
    stops: [
      'P Dillon, SC 29536 2026-12-01',
      'D Wilson, NC 27893 2026-12-01',
      'D Dillon, SC 29536 2026-12-01',
    ],
    load: '880-2214',
    rate: 72500,
  },
  ss11_terms_first_page: {
    css: `${SMALL} .pg{page-break-before:always}`,
    html: `<h2>Terms of carriage</h2><p>These terms apply to load 55-71904 of Bluegrass Bulk Brokers, 1500 Leestown Rd, Lexington, KY 40511. Insurance certificates go to Bluegrass Bulk Brokers, PO Box 11800, Lexington, KY 40578. Carrier pays $250.00 for each day of delay, and a claim over $5,000.00 is settled in Fayette County.</p><div class="pg"></div><h2>Load sheet</h2>${table('w', 'Load|55-71904|Driver|TBD', 'Commodity|Limestone|Tons|24.5')}<p><b>LOAD AT:</b> Carmeuse Butler, 9222 Springdale Rd, Butler, KY 41006 &nbsp; 12/01/2026 06:30</p><p><b>DELIVER AT:</b> Ghent Steel, 9000 US Highway 42, Ghent, KY 41045 &nbsp; 12/01/2026 11:00</p><p>24.5 tons at $18.40 a ton = $450.80</p>`,
    stops: ['P Butler, KY 41006 2026-12-01', 'D Ghent, KY 41045 2026-12-01'],
    load: '55-71904',
    rate: 45080,
  },
  ss12_wide_stop_columns: {
    page: { format: 'Letter', landscape: true },
    css: SMALL,
    html: `<p><b>Prairie Schooner 3PL</b> | Shipment order | PS-118-2026</p>${table('g w', '#|Stop 1|Stop 2|Stop 3', 'Task|Load|Unload|Unload', 'Company|Dodge City Beef|Liberal Cold Store|Guymon Foods', 'Address|2000 E Trail St|1100 E 8th St|2700 N Main St', 'City|Dodge City, KS 67801|Liberal, KS 67901|Guymon, OK 73942', 'Date|12/01/2026|12/01/2026|12/01/2026', 'Time|05:00|09:00|12:00', 'Weight|40,000 lb|22,000 lb|18,000 lb')}<p>Payable to carrier: USD 780.00 flat</p>`,
    stops: [
      'P Dodge City, KS 67801 2026-12-01',
      'D Liberal, KS 67901 2026-12-01',
      'D Guymon, OK 73942 2026-12-01',
    ],
    load: 'PS-118-2026',
    rate: 78000,
  },
  ss13_no_zip_villages: {
    css: COND,
    html: `<p><b>DISPATCH 77-4420</b> &nbsp; Pay $610 flat</p><p><b>PICKUP</b></p><p>NORTH FORK HAY<br>8800 COUNTY ROAD 12<br>ZUMBRO RIDGE, MN<br>12/01/26 0800</p><p><b>DELIVER</b></p><p>LAZY J FEEDLOT<br>41200 STATE HIGHWAY 9<br>SIOUX CENTER, IA<br>12/01/26 1500</p>`,
    stops: ['P Zumbro Ridge, MN 2026-12-01', 'D Sioux Center, IA 2026-12-01'],
    load: '77-4420',
    rate: 61000,
  },
  ss14_ltl_bill_style: {
    css: SMALL,
    html: `<p>Interline partner order &nbsp; Probill: 771-0042-9</p>${table('w', '#FROM (SHIPPER)|TO (CONSIGNEE)|THIRD PARTY BILLING', 'Keene Optics<br>80 Optical Ave<br>Keene, NH 03431|Hagerstown Lasers<br>1200 Wesel Blvd<br>Hagerstown, MD 21740|Monadnock Freight<br>PO Box 510<br>Keene, NH 03431')}${table('w', 'Ready 12/01/2026 12:00|Deliver 12/03/2026 09:00|Prepaid')}${table('g', '#Pcs|Description|Wt|Class|Interline revenue', '3|Lens blanks|840|70|$212.40')}`,
    stops: ['P Keene, NH 03431 2026-12-01', 'D Hagerstown, MD 21740 2026-12-03'],
    load: '771-0042-9',
    rate: 21240,
  },
  ss15_chat_like_notice: {
    css: SMALL,
    html: `<p>NOTICE OF AWARD</p><p>You won this load on the board. Bid $1,460.00 — Load TB-77-90411</p><p>Where: Bowling Green Bumpers, 700 Nashville Rd, Bowling Green, KY 42101<br>When: Tue Dec 1 2026 7:00 AM<br>What: load 24 racks</p><p>Where: Normal Assembly, 100 Electric Ave, Normal, IL 61761<br>When: Wed Dec 2 2026 6:00 AM<br>What: unload 24 racks</p><p>Second best bid $1,490.00</p>`,
    stops: ['P Bowling Green, KY 42101 2026-12-01', 'D Normal, IL 61761 2026-12-02'],
    load: 'TB-77-90411',
    rate: 146000,
  },
  ss16_agreed_in_words: {
    css: SERIF,
    html: `<h2>Addendum to transportation agreement</h2><p>Addendum number: 2026-4471-B</p><p>Shipper and pickup point: Laurel Poultry, 1300 Ellisville Blvd, Laurel, MS 39440, ready on 12/01/2026 at 04:00.</p><p>Receiver and delivery point: Opelika Cold Chain, 2200 Interstate Dr, Opelika, AL 36801, due on 12/01/2026 at 13:00.</p><p>Compensation payable: seven hundred eighty dollars (US$ 780.00). Deduction for a temperature claim may reach US$ 5,000.00.</p>`,
    stops: ['P Laurel, MS 39440 2026-12-01', 'D Opelika, AL 36801 2026-12-01'],
    load: '2026-4471-B',
    rate: 78000,
  },
};
