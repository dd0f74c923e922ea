import { table, type ByHand } from './by-hand-papers';

/**
 * A thirtieth batch, drawn after the rules were mended on the twenty-ninth and its variants, again unlike those before: badges behind the
 * name, two lines a row, the same stops twice, leaders of points, a stop a page, changed rates, keys of stops in one line.
 * At first sight 10 of 16 exact, 12 load numbers, 15 rates, nothing wrong without a doubt; 2 of the exact ones with one.
 * After mending 16, 16 and 16, nothing wrong without a doubt; 2 of the exact ones with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';
const FINE = `<div style="font-size:6.5px;margin-top:10px"><p>Accessorials: truck ordered not used $250.00; layover $300.00 per day; detention $45.00 an hour, at most $360.00 a day; redelivery $150.00. Carrier's cargo insurance is $100,000.00 or more. Notices go to 3520 Piedmont Rd NE, Atlanta, GA 30305. Suits are heard in Fulton County, GA. Quick pay 2 %. This agreement is of 01/05/2026.</p></div>`;

export const THIRTIETH_BATCH: Readonly<Record<string, ByHand>> = {
  ll01_badge_behind_name: {
    css: `${SMALL} .c{border:1px solid #bbb;padding:6px;margin:6px 0}.b{background:#246;color:#fff;padding:1px 6px}`,
    html: `<p><b style="font-size:15px">Northgate Freight</b> &nbsp; Load 4471-2098 &nbsp; Carrier rate $1,310.00</p>
<div class="c"><table class="w"><tr><td><b>Great Plains Flour</b></td><td class="right"><span class="b">PICKUP</span></td></tr></table>1800 N Broadway<br>Wichita, KS 67214<br>Mon, Nov 30 2026 &nbsp; 06:00 - 12:00 CST</div><div class="c"><table class="w"><tr><td><b>Front Range Tortilla</b></td><td class="right"><span class="b">DELIVERY</span></td></tr></table>5000 Race Ct<br>Denver, CO 80216<br>Tue, Dec 1 2026 &nbsp; 05:30 MST</div><div class="c"><table class="w"><tr><td><b>Poudre Bakery</b></td><td class="right"><span class="b">DELIVERY</span></td></tr></table>1900 E Lincoln Ave<br>Fort Collins, CO 80524<br>Tue, Dec 1 2026 &nbsp; 10:00 MST</div><p>Flour in bags, 43,200 lbs, 580 miles, van</p>${FINE}`,
    stops: [
      'P Wichita, KS 67214 2026-11-30',
      'D Denver, CO 80216 2026-12-01',
      'D Fort Collins, CO 80524 2026-12-01',
    ],
    load: '4471-2098',
    rate: 131000,
    details: { weight: '43,200 lb', miles: '580 mi' },
  },
  ll02_two_lines_a_row: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Peachtree Load Desk</b></td><td class="right">Confirmation no. PLD 60412<br>as of 11/29/2026</td></tr></table>
<table class="w"><tr style="border-bottom:1px solid"><th>Stop<br>Type</th><th>Company<br>Address</th><th>Date<br>Time</th><th>Reference<br>Contact</th></tr><tr><td>1<br>Pick</td><td>Chattahoochee Carpet<br>700 Abutment Rd, Dalton, GA 30721</td><td>12/01/2026<br>09:00-15:00</td><td>CC 4471<br>Lou</td></tr><tr><td>2<br>Drop</td><td>Bluegrass Flooring<br>2400 Palumbo Dr, Lexington, KY 40509</td><td>12/02/2026<br>08:00</td><td>BF 20<br>Ann</td></tr><tr><td>3<br>Drop</td><td>Queen City Rugs<br>11400 Rockfield Ct, Cincinnati, OH 45241</td><td>12/02/2026<br>13:00</td><td>QC 7<br>Ray</td></tr></table>
<p>Carpet rolls 22,900 lbs, 420 mi</p>${table('', 'Base|$1,020.00', 'Extra stop|$60.00', 'Due carrier|$1,080.00')}${FINE}`,
    stops: [
      'P Dalton, GA 30721 2026-12-01',
      'D Lexington, KY 40509 2026-12-02',
      'D Cincinnati, OH 45241 2026-12-02',
    ],
    load: 'PLD 60412',
    rate: 108000,
    details: { weight: '22,900 lb', miles: '420 mi' },
  },
  ll03_same_stops_twice: {
    css: SMALL,
    html: `<p><b style="font-size:15px">Sound Transport Brokers</b> &nbsp; Rate confirmation for load STB-20771</p>${table('g', 'Line haul|$2,050.00', 'Fuel|$410.00', 'Total|$2,460.00')}
<p><b>Pickup</b><br>Skagit Seed Coop<br>1200 W Division St<br>Mount Vernon, WA 98273<br>Nov 30, 2026 08:00-16:00</p><p><b>Delivery</b><br>Gem State Feeds<br>3900 Garrity Blvd<br>Nampa, ID 83687<br>Dec 2, 2026 09:00</p><p>Carrier signature ____________ Date ____________</p>
<div style="break-before:page"></div><h3>Driver sheet for load STB-20771 (no rates)</h3><p><b>Go to</b> Skagit Seed Coop, 1200 W Division St, Mount Vernon, WA 98273. Be there Nov 30, 2026 between 08:00 and 16:00. Number: SSC-441.</p><p><b>Then to</b> Gem State Feeds, 3900 Garrity Blvd, Nampa, ID 83687. Be there Dec 2, 2026 at 09:00. Number: GS 90.</p><p>Call 206-555-0144 when empty.</p>`,
    stops: ['P Mount Vernon, WA 98273 2026-11-30', 'D Nampa, ID 83687 2026-12-02'],
    load: 'STB-20771',
    rate: 246000,
  },
  ll04_leaders_of_points: {
    css: COURIER,
    html: `<pre>
                 HEARTLAND CARRIER DESK
                 LOAD CONFIRMATION

LOAD NUMBER........... 771-20448
DATE.................. 11/29/26
EQUIPMENT............. REEFER 53
RATE.................. $1,640.00 FLAT

PICKUP................ 12/01/26 0500-0900
  COMPANY............. DUBUQUE PORK CO
  ADDRESS............. 1500 KERPER BLVD
  CITY................ DUBUQUE, IA 52001
  PICKUP NO........... DP-4417
DELIVERY.............. 12/02/26 0600
  COMPANY............. BUCKEYE COLD STORAGE
  ADDRESS............. 4300 FISHER RD
  CITY................ COLUMBUS, OH 43228
  PO NO............... 88-2041
COMMODITY............. FRESH PORK 41,900 LBS

BILL TO: HEARTLAND CARRIER DESK, PO BOX 71, DES MOINES, IA 50301
</pre>`,
    stops: ['P Dubuque, IA 52001 2026-12-01', 'D Columbus, OH 43228 2026-12-02'],
    load: '771-20448',
    rate: 164000,
  },
  ll05_stop_a_page: {
    css: SMALL,
    html: [
      `<h3>Stop 1 of 3: collection</h3><p>Ohio Valley Glass, 900 Market St, Wheeling, WV 26003</p><p>When: 30-NOV-2026, from 07:00 to 11:00</p><p>Freight: 18 racks of glass, 36,000 lb</p><p>Reference: OVG 771</p>`,
      `<h3>Stop 2 of 3: delivery</h3><p>Capitol Windows, 4100 Paxton St, Harrisburg, PA 17111</p><p>When: 01-DEC-2026, at 06:00</p><p>Freight: 10 racks</p><p>Reference: CW 20</p>`,
      `<h3>Stop 3 of 3: delivery</h3><p>Lehigh Glaziers, 1200 Union Blvd, Allentown, PA 18109</p><p>When: 01-DEC-2026, at 12:00</p><p>Freight: 8 racks</p><p>Reference: LG 4</p><h3>Pay</h3><p>Carrier pay in US dollars: 1,225.00</p>`,
    ]
      .map(
        (part, at) =>
          `<div style="${at > 0 ? 'break-before:page' : ''}"><p><b>Three Rivers Carriage Co.</b>, 600 Grant St, Pittsburgh, PA 15219 &nbsp; Order 20-7714-C &nbsp; sheet ${at + 1}</p>${part}</div>`,
      )
      .join(''),
    stops: [
      'P Wheeling, WV 26003 2026-11-30',
      'D Harrisburg, PA 17111 2026-12-01',
      'D Allentown, PA 18109 2026-12-01',
    ],
    load: '20-7714-C',
    rate: 122500,
  },
  ll06_changed_rate: {
    css: SMALL,
    html: `<h2>REVISED RATE CONFIRMATION &nbsp; Load: 88-40217 &nbsp; Revision 2</h2><p>Reason: second drop added 11/29/2026 by P. Ortiz.</p>${table('g w', '#Item|Before|Now', 'Line haul|$1,400.00|$1,400.00', 'Stop|$0.00|$75.00', 'Total to carrier|$1,400.00|$1,475.00')}
${table('g w', '#|Location|Appointment|Contact', 'Shipper|Bayou Steel Fab, 138 Highway 3217, LaPlace, LA 70068|11/30/2026 07:00-15:00|Gus 985-555-0111', 'Receiver 1|Magic City Girder, 3000 Vanderbilt Rd, Birmingham, AL 35217|12/01/2026 07:00|Kay 205-555-0162', 'Receiver 2|Noccalula Erectors, 1100 S 11th St, Gadsden, AL 35901|12/01/2026 11:00|Bo 256-555-0170')}<p>Flatbed, 46,100 lbs, 398 miles</p>${FINE}`,
    stops: [
      'P LaPlace, LA 70068 2026-11-30',
      'D Birmingham, AL 35217 2026-12-01',
      'D Gadsden, AL 35901 2026-12-01',
    ],
    load: '88-40217',
    rate: 147500,
    details: { weight: '46,100 lb', miles: '398 mi' },
  },
  ll07_keys_in_one_line: {
    css: SMALL,
    html: `<p><b>Ironwood TMS</b> - tender notice 11/29/2026 15:40</p><p>Tender ID: IW-771-2048 | Mode: TL | Equipment: V53 | Est. weight: 39,400 lb | Est. distance: 511 mi | Tendered rate: USD 1,377.00</p><p>Stop: 1 | Type: Pickup | Name: Sequatchie Cabinets | Address: 100 Main St W | City: Dunlap | State: TN | Zip: 37327 | Earliest: 12/01/2026 07:00 | Latest: 12/01/2026 14:00</p><p>Stop: 2 | Type: Delivery | Name: Tidewater Kitchens | Address: 3500 E Virginia Beach Blvd | City: Norfolk | State: VA | Zip: 23502 | Earliest: 12/02/2026 08:00 | Latest: 12/02/2026 10:00</p><p>Respond in 60 minutes. Accept or decline in the portal.</p>`,
    stops: ['P Dunlap, TN 37327 2026-12-01', 'D Norfolk, VA 23502 2026-12-02'],
    load: 'IW-771-2048',
    rate: 137700,
    details: { weight: '39,400 lb', miles: '511 mi' },
  },
  ll08_outline_of_word: {
    css: SERIF,
    html: `<h2>Haulage instruction HI/26/4471</h2><p>To Ridgeback Express, from Casco Bay Seafood Logistics, Portland, Maine, 29 November 2026</p><ol><li>Loading<ul><li>Place: Atlantic Lobster Pound, 200 Commercial St, Portland, ME 04101</li><li>Day: Monday 30 November 2026</li><li>Hour: 16:00</li></ul></li><li>Unloading<ul><li>Place: Fulton Fish Hall, 800 Food Center Dr, Bronx, NY 10474</li><li>Day: Tuesday 1 December 2026</li><li>Hour: 01:30</li></ul></li><li>Goods<ul><li>Live lobster, 14 pallets, 16,800 lbs, at 38 F</li></ul></li><li>Payment<ul><li>$1,250.00 within 15 days</li></ul></li></ol>`,
    stops: ['P Portland, ME 04101 2026-11-30', 'D Bronx, NY 10474 2026-12-01'],
    load: 'HI/26/4471',
    rate: 125000,
    details: { weight: '16,800 lb' },
  },
  ll09_french_cells: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Courtage Rive-Sud inc.</b><br>1200 rue Nobel, Boucherville (Qu&eacute;bec) J4B 5H1</td><td class="right"><b>BON DE TRANSPORT</b><br>N&deg; CRS-40881<br>29 novembre 2026</td></tr></table>
<table class="g w"><tr><td><b>CHARGEMENT</b><br>Papeterie du Fleuve<br>300 rue du Port<br>Trois-Rivi&egrave;res (Qu&eacute;bec) G9A 5E1</td><td>Date : 30 novembre 2026<br>Heure : 13 h 00<br>Quai : 4</td></tr><tr><td><b>LIVRAISON</b><br>Imprimerie Vermont Press<br>200 Avenue D<br>Williston (Vermont) 05495</td><td>Date : 1er d&eacute;cembre 2026<br>Heure : 8 h 30<br>Quai : 1</td></tr></table><p>Papier en rouleaux, 19 500 kg, 310 km</p><p>Tarif convenu : 875,00 $ CAD</p>`,
    stops: ['P Trois-Rivières, QC G9A 5E1 2026-11-30', 'D Williston, VT 05495 2026-12-01'],
    load: 'CRS-40881',
    rate: 87500,
  },
  ll10_chassis_and_ramp: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Gateway Drayage Control</b></td><td class="right">Delivery order 5512078<br>Steamship: Oceanic &nbsp; Booking OCN771204<br>Container OCNU 441827-1 &nbsp; Size 40HC</td></tr></table>
${table('w', '<b>Pull from</b>|Norfolk International Terminals, 7737 Hampton Blvd, Norfolk, VA 23505|12/01/2026 06:00|Last free day 12/03/2026', '<b>Deliver to</b>|Piedmont Toys DC, 2100 Chestnut St, Greensboro, NC 27405|12/01/2026 14:00|Live unload', '<b>Return empty to</b>|Norfolk International Terminals, 7737 Hampton Blvd, Norfolk, VA 23505|12/02/2026 15:00|Per diem from 12/05/2026')}<p>Base $780.00, fuel 24 % $187.20, chassis 2 days $70.00</p><p>Total drayage: $1,037.20</p>${FINE}`,
    stops: [
      'P Norfolk, VA 23505 2026-12-01',
      'D Greensboro, NC 27405 2026-12-01',
      'D Norfolk, VA 23505 2026-12-02',
    ],
    load: '5512078',
    rate: 103720,
  },
  ll11_grid_by_attributes: {
    css: SMALL,
    page: { landscape: true },
    html: `<p><b style="font-size:14px">Mesa Verde Carriers Exchange</b> &nbsp; Posting awarded: <b>MV-30718</b> &nbsp; Award amount: <b>$1,905.00</b></p>
${table('g w', '#Stop|Activity|Facility|City|State|Postal|Date|Open|Close|Pcs|Lbs', '01|Load|Gallup Pumice|Gallup|NM|87301|01-Dec-26|07:00|12:00|14|28,000', '02|Load|Grants Perlite|Grants|NM|87020|01-Dec-26|14:00|17:00|7|13,900', '03|Unload|Lone Star Garden|Amarillo|TX|79118|02-Dec-26|08:00|10:00|9|18,100', '04|Unload|Sooner Potting|Oklahoma City|OK|73128|03-Dec-26|07:00|09:00|12|23,800')}<p>Total lbs 41,900. Distance 640.</p>${FINE}`,
    stops: [
      'P Gallup, NM 87301 2026-12-01',
      'P Grants, NM 87020 2026-12-01',
      'D Amarillo, TX 79118 2026-12-02',
      'D Oklahoma City, OK 73128 2026-12-03',
    ],
    load: 'MV-30718',
    rate: 190500,
  },
  ll12_three_boxes_beside: {
    css: `${SMALL} .r{display:flex;gap:6px}.r>div{flex:1;border:1px solid #777;padding:5px}`,
    html: `<p><b style="font-size:15px">Cimarron Freight Lines Brokerage</b></p><div class="r"><div><b>Broker</b><br>Cimarron Freight Lines<br>2000 N Classen Blvd<br>Oklahoma City, OK 73106<br>405-555-0150</div><div><b>Carrier</b><br>Ridgeback Express<br>6200 S Federal Way<br>Boise, ID 83716<br>MC 881204</div><div><b>Load</b><br>No. 770412<br>Booked 11/29/2026<br>Pays $1,120.00</div></div><div class="r" style="margin-top:6px"><div><b>Shipper</b><br>Panhandle Pipe<br>4900 I-40 W<br>Amarillo, TX 79106<br>11/30/2026 08:00-14:00</div><div><b>Consignee</b><br>Ozark Waterworks<br>1600 N Old Wire Rd<br>Lowell, AR 72745<br>12/01/2026 09:00</div><div><b>Freight</b><br>Pipe, 44,000 lbs<br>Flatbed 48<br>458 miles<br>Tarps: no</div></div>${FINE}`,
    stops: ['P Amarillo, TX 79106 2026-11-30', 'D Lowell, AR 72745 2026-12-01'],
    load: '770412',
    rate: 112000,
    details: { weight: '44,000 lb', miles: '458 mi' },
  },
  ll13_form_of_questions: {
    css: SMALL,
    html: `<h2>Single trip form</h2>${table('w', 'Which trip is it?|Trip TX-4471', 'Who pays?|Red River Produce Brokers, 100 Denison St, Denison, TX 75020', 'Where do you load?|Rio Valley Citrus, 2400 S Conway Ave, Mission, TX 78572', 'When do you load?|Monday 11/30/2026, 08:00', 'Where do you unload?|Northwest Arkansas Fruit, 1400 SE 14th St, Bentonville, AR 72712', 'When do you unload?|Tuesday 12/01/2026, 17:00', 'What is it?|Grapefruit, 22 pallets, 42,000 lbs, 45 F', 'What do you get?|$1,980.00')}`,
    stops: ['P Mission, TX 78572 2026-11-30', 'D Bentonville, AR 72712 2026-12-01'],
    load: 'TX-4471',
    rate: 198000,
    details: { weight: '42,000 lb' },
  },
  ll14_codes_and_windows: {
    css: COURIER,
    html: `<pre>
DISPATCH MSG 0417  TRK 118  29NOV 1655
ORD 5520471   PAY 1044.00   MI 512   WT 38700
01 LLD  VALDOSTA PECAN       VALDOSTA GA 31601
        1900 W HILL AVE
        EARLY 30NOV 0700  LATE 30NOV 1500
02 LUL  GATE CITY CANDY      GREENSBORO NC 27409
        700 S CHIMNEY ROCK RD
        EARLY 01DEC 0800  LATE 01DEC 0800
        PO 44-0917
END
</pre>`,
    stops: ['P Valdosta, GA 31601 2026-11-30', 'D Greensboro, NC 27409 2026-12-01'],
    load: '5520471',
    rate: 104400,
  },
  ll15_stops_as_paragraphs: {
    css: SERIF,
    html: `<p><b>Blue Ridge Truck Finders</b><br>Load agreement No. 1188-20</p><p><b>First pickup.</b> Shenandoah Apples, 1200 Valley Pike, Winchester, VA 22602, on 11/30/2026 from 7 a.m. to noon; 12 bins, number SA-9.</p><p><b>Second pickup.</b> Rockingham Poultry, 400 N Main St, Harrisonburg, VA 22802, on 11/30/2026 from 2 p.m. to 4 p.m.; 8 pallets, number RP-77.</p><p><b>Delivery.</b> Capital Grocers, 1800 Brightseat Rd, Hyattsville, MD 20785, on 12/01/2026 at 4 a.m.; all freight.</p><p><b>Pay.</b> $865.00 including the second pickup.</p><p><b>Equipment.</b> Reefer at 34 degrees, 31,700 lbs.</p>`,
    stops: [
      'P Winchester, VA 22602 2026-11-30',
      'P Harrisonburg, VA 22802 2026-11-30',
      'D Hyattsville, MD 20785 2026-12-01',
    ],
    load: '1188-20',
    rate: 86500,
    details: { weight: '31,700 lb' },
  },
  ll16_drop_and_hook_columns: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Tri-County Trailer Pool</b></td><td class="right">Move ticket 90-4471<br>Issued 11/29/2026 11:20</td></tr></table>
${table('g w', '#|From|To', 'Company|Lakeshore Paper Mill|Hoosier Box Plant', 'Address|3100 Milwaukee Rd|4400 W 96th St', 'City ST Zip|Oshkosh, WI 54902|Indianapolis, IN 46268', 'Arrive|12/01/2026 06:00|12/01/2026 18:00', 'Trailer|Hook loaded TCP 5512|Drop loaded TCP 5512', 'Seal|88102|Check')}<p>Move rate: $910.00 &nbsp; Loaded miles: 360</p>${FINE}`,
    stops: ['P Oshkosh, WI 54902 2026-12-01', 'D Indianapolis, IN 46268 2026-12-01'],
    load: '90-4471',
    rate: 91000,
    details: { miles: '360 mi' },
  },
};
