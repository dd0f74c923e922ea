import type { DetailKind } from '~/reading/reading';

/** A paper and what it says. A stop is "P Dallas, TX 75201 2026-11-26": P picks up, D delivers; "-" where no day is printed. */
export interface ByHand {
  html?: string;
  /** Style and size of the page, where they are not those of the others. */
  css?: string;
  page?: {
    format?: string;
    landscape?: boolean;
    width?: string;
    height?: string;
    margin?: { top: string; bottom: string; left: string; right: string };
  };
  /** In the place of HTML: texts of each page in the order in which they are drawn, each with x, y from the top, and size. */
  drawn?: {
    width: number;
    height: number;
    rotate?: number;
    mono?: boolean;
    pages: readonly (readonly (readonly [x: number, y: number, size: number, text: string])[])[];
  };
  stops: readonly string[];
  /** Null where none is printed. */
  load: string | null;
  /** Cents of the whole load; null where none is printed. */
  rate: number | null;
  details?: Readonly<Partial<Record<DetailKind, string | null>>>;
  /** Several loads in one file: a reading without a doubt is wrong, whatever its stops. */
  mustFlag?: boolean;
}

/** Rows of a table; "|" parts the cells, a row that begins with "#" is a heading. */
export const table = (kind: string, ...rows: string[]): string =>
  `<table class="${kind}">${rows
    .map((row) => {
      const tag = row.startsWith('#') ? 'th' : 'td';
      return `<tr>${row
        .replace(/^#/, '')
        .split('|')
        .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
        .join('')}</tr>`;
    })
    .join('')}</table>`;
const pre = (...lines: string[]): string => `<pre>${lines.join('\n')}</pre>`;

export const SEEN: Readonly<Record<string, ByHand>> = {
  a01_type_column: {
    html: `<h1>Meridian Freight Partners LLC</h1><p>MC 448210 &nbsp; 4100 Lakeside Pkwy, Flower Mound, TX 75028</p><h2>LOAD CONFIRMATION - #4829</h2>${table('g w', '#Type|Location|Address|Date/Time|Ref', 'P|Gulf Resin Plant 3|8800 Bayport Blvd<br>Pasadena, TX 77507|11/26/2026/08:00|PU 99182', 'D|Polymer Works Inc|2200 Industrial Dr<br>Jackson, MS 39209|11/27/2026/13:00|PO 318')}<p>Commodity: PLASTIC PELLETS, 42,500 lbs &nbsp; Equipment: 53' Van</p>${table('', 'Linehaul|$1,050.00', 'Fuel|$125.00', 'TOTAL|$1,175.00')}<h3>Terms</h3><p>1. Lumper receipts are refunded in an amount not to exceed $200. 2. Cargo insurance of $100,000 is required. 3. Late deliveries are charged a total of $150 per day.</p>`,
    stops: ['P Pasadena, TX 77507 2026-11-26', 'D Jackson, MS 39209 2026-11-27'],
    load: '4829',
    rate: 117500,
  },
  a02_bare_load: {
    html: `<div class="two"><div><h1>TRUE NORTH LOGISTICS</h1><p>Load 29441873</p><p>Booked by Casey Ames, 612-555-0144</p></div><div class="right"><p>Rate: USD 2,340.00 All In</p><p>Miles: 871</p></div></div><h3>Pick Up</h3><p>Cold Harbor Foods<br>1717 W 4th St<br>Sioux Falls, SD 57104</p><p>11-26-26@0800</p><h3>Drop Off</h3><p>Fresh Market DC 12<br>9600 Commerce Ct<br>Indianapolis, IN 46241</p><p>11-27-26@1430</p><p>Payment terms: net 30. Quick pay fee $25.00. TONU $150.</p>`,
    stops: ['P Sioux Falls, SD 57104 2026-11-26', 'D Indianapolis, IN 46241 2026-11-27'],
    load: '29441873',
    rate: 234000,
  },
  a03_total_first: {
    html: `<h2>Carrier Rate Agreement</h2>${table('', 'Load #      : 8KX', 'Total Carrier Pay : $3,212.50', 'Line Haul : $2,900.00', 'Fuel Surcharge : $312.50', 'Trailer : Reefer 53')}${table('w', '#Shipper|Consignee', 'Orchard Valley Packers<br>55 Fruit Rd<br>Yakima, WA 98901<br>Shipping Date &amp; Time: 12/01/2026 06:00 - 14:00|Inland Grocers<br>300 Depot Ave<br>Boise, ID 83705<br>Receiving Date &amp; Time: 12/02/2026 05:00')}<p>Carrier: Bluebird Transport LLC, Reno, NV 89502 &nbsp; MC#: 881122</p>`,
    stops: ['P Yakima, WA 98901 2026-12-01', 'D Boise, ID 83705 2026-12-02'],
    load: '8KX',
    rate: 321250,
  },
  a04_dates_left: {
    html: `<h1>HARBORLINE BROKERAGE</h1><p>RC 5512-B</p>${table('w', '#When|Stop|Where', 'Nov 30, 2026<br>07:00-15:00|PICK 1|Alder Timber Co, 12 Mill Ln, Eugene, OR 97402', 'Dec 2, 2026<br>08:00|DROP 1|Builders Supply, 4000 S 300 W, Salt Lake City, UT 84107', 'Dec 3, 2026<br>10:00|DROP 2|Rocky Mountain Truss, 77 Frontage Rd, Grand Junction, CO 81505')}<p>Agreed rate $2,875 flat, detention $40/hr after 2 hours, max $250.</p>`,
    stops: [
      'P Eugene, OR 97402 2026-11-30',
      'D Salt Lake City, UT 84107 2026-12-02',
      'D Grand Junction, CO 81505 2026-12-03',
    ],
    load: '5512-B',
    rate: 287500,
  },
  a05_edi: {
    html: pre(
      'MOTOR CARRIER LOAD TENDER (204)           SHIPMENT ID  00478812',
      '------------------------------------------------------------',
      'S5*01*CL   COMPLETE LOAD',
      'G62*37*20261203  G62*I*0700',
      'N1*SF  KANSAS GRAIN MILLING',
      'N3     1200 ELEVATOR RD',
      'N4     SALINA KS 67401',
      'OID    PO 771230',
      '',
      'S5*02*CU   COMPLETE UNLOAD',
      'G62*38*20261204  G62*K*1600',
      'N1*ST  HEARTLAND BAKERS',
      'N3     88 OVEN ST',
      'N4     OMAHA NE 68107',
      '',
      'L3  TOTAL CHARGES   USD      965.00',
    ),
    stops: ['P Salina, KS 67401 2026-12-03', 'D Omaha, NE 68107 2026-12-04'],
    load: '00478812',
    rate: 96500,
  },
  a06_letter: {
    html: `<p>December 1, 2026</p><p>Pine Ridge Brokers, Inc.<br>400 First Ave, Duluth, MN 55802</p><p>Re: our order 66120</p><p>Dear Carrier,</p><p>This confirms that you will pick up one truckload of paper at Lake Mill, 9 Paper Plant Rd, Cloquet, MN 55720 on December 4, 2026 at 9 AM and deliver it to Midwest Print, 600 Press Pkwy, Green Bay, WI 54304 on December 5, 2026 before noon.</p><p>For this you will be paid $1,420.00 in all. Any claim must be made within 30 days. A fee of $75.00 applies to missing paperwork.</p><p>Yours, R. Olsen</p>`,
    stops: ['P Cloquet, MN 55720 2026-12-04', 'D Green Bay, WI 54304 2026-12-05'],
    load: '66120',
    rate: 142000,
  },
  a07_keyed_table: {
    html: `<h2>DISPATCH SHEET</h2>${table('g w', 'Dispatch No.|D-20417', 'Origin|Steel Coil Processing', 'Origin Address|700 Furnace St, Gary, IN 46402', 'Origin Date|12/07/2026', 'Origin Time|06:00', 'Destination|Auto Stamping LLC', 'Destination Address|15 Die Dr, Warren, MI 48089', 'Destination Date|12/07/2026', 'Destination Time|17:00', 'Gross Pay|$1,150.00', 'Weight|44,000')}`,
    stops: ['P Gary, IN 46402 2026-12-07', 'D Warren, MI 48089 2026-12-07'],
    load: 'D-20417',
    rate: 115000,
  },
  a08_part_unload: {
    html: `<h1>Carrier Confirmation</h1><p>Confirmation Number 7740021</p>${table('g w', '#Seq|Action|Company|City/State|Appt', '1|Live Load|Bay State Seafood|New Bedford, MA 02740|12/08/26 05:00', '2|Part Unload|Empire Fish|Albany, NY 12205|12/08/26 14:00', '3|Complete Unload|Lake Erie Foods|Erie, PA 16509|12/09/26 07:00')}<p>LIVE LOAD / LIVE UNLOAD. Driver must stay with the truck.</p>${table('', '#Description|Qty|Rate|Amount', 'Flat rate|1|1,600.00|1,600.00', 'Stop off|1|75.00|75.00', '||Total USD|1,675.00')}`,
    stops: [
      'P New Bedford, MA 02740 2026-12-08',
      'D Albany, NY 12205 2026-12-08',
      'D Erie, PA 16509 2026-12-09',
    ],
    load: '7740021',
    rate: 167500,
  },
  a09_no_zip_tail: {
    html: `<h2>RATE CON</h2><p>Load No: MTX-3391 &nbsp;&nbsp; PO # 318</p><p><b>PU:</b> Desert Gypsum, Las Vegas, NV (gate 4, ask for Rosa) 12/10 07:00 - 11:00</p><p><b>DEL:</b> Wallboard Depot, Fresno, CA (rear dock, no idling) 12/11 08:00</p><p>Rate confirmation total: $1,080.00. Date: 12/08/2026</p>`,
    stops: ['P Las Vegas, NV 2026-12-10', 'D Fresno, CA 2026-12-11'],
    load: 'MTX-3391',
    rate: 108000,
  },
  a10_cross_border: {
    html: `<h1>Confirmation de chargement / Load Confirmation</h1><p>Reference: QX-88214</p>${table('g w', '#|Ramassage / Pickup|Livraison / Delivery', 'Nom / Name|Papiers Saguenay|Atlantic Print House', 'Adresse / Address|45 rue du Moulin|900 Harbor St', 'Ville / City|Saguenay, QC G7H 1A1|Portland, ME 04101', 'Date|2026-12-09|2026-12-11', 'Heure / Time|08:00|10:00-12:00')}<p>Tarif / Rate: CAD 2 450,00</p><p>Customs broker: Frontier Customs, Champlain, NY 12919</p>`,
    stops: ['P Saguenay, QC G7H 1A1 2026-12-09', 'D Portland, ME 04101 2026-12-11'],
    load: 'QX-88214',
    rate: 245000,
  },
  a11_two_totals: {
    html: `<h2>Rate Confirmation</h2><p>Pro Number 55-100287</p>${table('w', '#Pickup|Delivery', '12/14/2026 09:00<br>Bluegrass Barrels<br>20 Cooper Way<br>Lebanon, KY 40033|12/15/2026 13:00<br>Hill Country Spirits<br>81 Still Rd<br>Dripping Springs, TX 78620')}${table('', 'Customer total|$3,900.00', 'Carrier total|$3,150.00')}`,
    stops: ['P Lebanon, KY 40033 2026-12-14', 'D Dripping Springs, TX 78620 2026-12-15'],
    load: '55-100287',
    rate: 315000,
  },
  a12_drop_trailer: {
    html: `<h1>QUAKER STATE CARRIERS</h1><p>Trip ID: 2026-4471</p><h3>Stop 1 - Hook Empty Trailer</h3><p>Yard 9, 1 Drop Lot Rd, Carlisle, PA 17013<br>Mon 12/14/2026 06:00</p><h3>Stop 2 - Load</h3><p>Hershey Warehouse, 19 Cocoa Ave, Hershey, PA 17033<br>Mon 12/14/2026 08:00</p><h3>Stop 3 - Drop Loaded Trailer</h3><p>Sweet Retail DC, 60 Candy Ln, Columbus, OH 43217<br>Tue 12/15/2026 09:00</p><p>Total: $1,320.00 &nbsp; Advance available: $500.00</p>`,
    stops: [
      'P Carlisle, PA 17013 2026-12-14',
      'P Hershey, PA 17033 2026-12-14',
      'D Columbus, OH 43217 2026-12-15',
    ],
    load: '2026-4471',
    rate: 132000,
  },
  a13_wrapped: {
    html: `<h2>Tender</h2><p>Tender # TN0091845</p><table class="g"><tr><th style="width:70px">Stop</th><th style="width:110px">Address</th><th style="width:70px">Earliest</th><th style="width:70px">Latest</th></tr><tr><td>Pickup</td><td>Southern Cotton Gin, 4417 County Road 2250, Lubbock, TX 79403</td><td>12/16/2026 08:00</td><td>12/16/2026 16:00</td></tr><tr><td>Delivery</td><td>Carolina Yarn Spinners, 1 Spindle Way, Gastonia, NC 28052</td><td>12/18/2026 07:00</td><td>12/18/2026 11:00</td></tr></table><p>Base 3,010.00 + FSC 410.00 = $3,420.00</p>`,
    stops: ['P Lubbock, TX 79403 2026-12-16', 'D Gastonia, NC 28052 2026-12-18'],
    load: 'TN0091845',
    rate: 342000,
  },
  a14_bol: {
    html: `<h1>STRAIGHT BILL OF LADING</h1><p>B/L No. 1190442 &nbsp; Date shipped 12/17/2026</p><div class="two"><div><h3>SHIP FROM</h3><p>Cascade Nut Growers<br>5100 Orchard Rd<br>Chico, CA 95928<br>SID#: 8891</p></div><div><h3>THIRD PARTY FREIGHT CHARGES BILL TO</h3><p>Almond Brokers Co<br>1 Market St<br>San Francisco, CA 94105</p></div></div><div class="two"><div><h3>SHIP TO</h3><p>Snack Makers Inc<br>210 Salt St<br>Ogden, UT 84401<br>CID#: 1004<br>Deliver by 12/19/2026</p></div><div><p>Carrier Name: Ridge Haul LLC<br>Trailer number: 53104<br>Seal: 889913</p></div></div><p>Declared value not exceeding $10.00 per pound.</p>`,
    stops: ['P Chico, CA 95928 2026-12-17', 'D Ogden, UT 84401 2026-12-19'],
    load: '1190442',
    rate: null,
  },
  a15_date_above: {
    html: `<h1>Kestrel Transport Services</h1><p>LOAD CONFIRMATION &nbsp; Load ID K-77120</p><p><b>LOADING</b><br>Thursday, 17 December 2026 - 10:00<br>Crescent Sugar<br>5 Cane Rd<br>Houma, LA 70363</p><p><b>UNLOADING</b><br>Friday, 18 December 2026 - 09:00<br>Peach State Bottling<br>88 Cola Cir<br>MACON, GA 31206</p><p>2. Load Confirmations must be signed and returned.</p><p>LIVE LOAD</p><p>All-in: 1,495 USD</p>`,
    stops: ['P Houma, LA 70363 2026-12-17', 'D Macon, GA 31206 2026-12-18'],
    load: 'K-77120',
    rate: 149500,
  },
  a16_monroe: {
    html: `<h2>Load Tender 7100455</h2>${table('w', '#|Pick-Up|Final Delivery', 'Facility|Allied Beverage|Shop Smart 44', 'Street|9 Docks Corner Rd|1200 Route 9', 'City|MONROE, NJ 08831|ALBANY, NY 12203', 'Ready|12/21/2026 12:00|', 'Must arrive||12/22/2026 06:00')}<p>Carrier compensation: $875.00 (includes fuel). Invoice deduction of $50.00 if tracking is off.</p>`,
    stops: ['P Monroe, NJ 08831 2026-12-21', 'D Albany, NY 12203 2026-12-22'],
    load: '7100455',
    rate: 87500,
  },
};

export const UNSEEN: Readonly<Record<string, ByHand>> = {
  b01_cards: {
    html: `<h1>ORION FREIGHT</h1><div class="two"><div><p>Load<br><b>AX-901144</b></p></div><div><p>Carrier total<br><b>$2,060.00</b></p></div></div><div class="two"><div class="g" style="border:1px solid #888;padding:6px"><p><b>ORIGIN</b></p><p>Granite Quarry Co</p><p>15 Stone Rd<br>Barre, VT 05641</p><p>Wed 12/02/2026, 07:00 to 12:00</p></div><div style="border:1px solid #888;padding:6px"><p><b>DESTINATION</b></p><p>Monument Works</p><p>901 Memorial Dr<br>Harrisburg, PA 17109</p><p>Thu 12/03/2026, 08:00 to 15:00</p></div></div>${table('', 'Freight|$1,860.00', 'Tarp|$100.00', 'Escort|$100.00')}`,
    stops: ['P Barre, VT 05641 2026-12-02', 'D Harrisburg, PA 17109 2026-12-03'],
    load: 'AX-901144',
    rate: 206000,
  },
  b02_mono: {
    html: pre(
      'PLAINS STATE TRUCK BROKERS            CONF NO 0093381',
      'PH 402-555-0110                       DATE 12/01/26',
      '',
      'PU#1  NEBRASKA BEEF                   12/03/26 1400',
      '      4501 S 36TH ST',
      '      OMAHA, NE  68107',
      'SO#1  MILE HIGH MEATS                 12/04/26 0600',
      '      5151 BANNOCK ST',
      '      DENVER, CO  80216',
      'SO#2  PIKES PEAK PROVISION            12/04/26 1100',
      '      2 GARDEN WAY',
      '      COLORADO SPRINGS, CO  80910',
      '',
      'RATE   1,450.00   EXTRA STOP  50.00   TOTAL  1,500.00',
    ),
    stops: [
      'P Omaha, NE 68107 2026-12-03',
      'D Denver, CO 80216 2026-12-04',
      'D Colorado Springs, CO 80910 2026-12-04',
    ],
    load: '0093381',
    rate: 150000,
  },
  b03_columns_pd: {
    html: `<h2>Order Confirmation</h2><p>Order 118-4402</p>${table('g w', '#P/D|Date|Time|Name|City|ST|Zip', 'P|12/09/2026|0700|Redwood Lumber|Ukiah|CA|95482', 'P|12/09/2026|1200|Valley Pallet|Lodi|CA|95240', 'D|12/10/2026|0900|Home Center 812|Sparks|NV|89431')}<p>Amount due carrier: $1,995.75</p><p>No more than $300.00 is paid for layover.</p>`,
    stops: ['P Ukiah, CA 95482 2026-12-09', 'P Lodi, CA 95240 2026-12-09', 'D Sparks, NV 89431 2026-12-10'],
    load: '118-4402',
    rate: 199575,
  },
  b04_email: {
    html: `<p>From: dispatch@sunbeltfreight.example<br>Subject: Rate confirmation for load # SB-20045</p><p>Hi team,</p><p>Please see below.</p><p>Pickup: Tucson Copper Rod, 3800 E Ajo Way, Tucson, AZ 85713<br>Pickup date: 12/11/2026 window 8a-2p<br>Delivery: El Paso Wire, 120 Cable Ct, El Paso, TX 79936<br>Delivery date: 12/12/2026 appt 10:00<br>Rate: $900 all in<br>Weight 43k</p><p>Thanks, Dana</p>`,
    stops: ['P Tucson, AZ 85713 2026-12-11', 'D El Paso, TX 79936 2026-12-12'],
    load: 'SB-20045',
    rate: 90000,
  },
  b05_total_in_terms: {
    html: `<h1>Summit Ridge Logistics - Carrier Confirmation</h1><p>Ref # 8-44710</p><h3>Stop 1: Pick-up</h3><p>Frozen Potato Co.<br>440 Spud Ave<br>Idaho Falls, ID 83402<br>12/14/2026 between 08:00 and 16:00</p><h3>Stop 2: Delivery</h3><p>Quick Burger Commissary<br>1010 Grill Rd<br>Phoenix, AZ 85043<br>12/16/2026 at 04:00</p><h3>Carrier pay</h3><p>Line haul $2,400.00<br>Fuel surcharge $380.00<br>Total $2,780.00</p><h3>Conditions</h3><p>Insurance: a total of $1,000,000 auto liability and total cargo coverage of $100,000.00. Total fines shall not exceed $500.00 per load.</p>`,
    stops: ['P Idaho Falls, ID 83402 2026-12-14', 'D Phoenix, AZ 85043 2026-12-16'],
    load: '8-44710',
    rate: 278000,
  },
  b06_horizontal: {
    html: `<h2>SHIPMENT 4410-77</h2>${table('g w', '#|Stop 1|Stop 2|Stop 3', 'Activity|Pickup|Delivery|Delivery', 'Site|Tupelo Furniture|Sofa Outlet|Sofa Outlet West', 'Address|1 Couch Rd|40 Lounge Ln|82 Recliner Rd', 'City, State Zip|Tupelo, MS 38801|Little Rock, AR 72209|Tulsa, OK 74107', 'Scheduled|12/15/2026 08:00|12/16/2026 09:00|12/17/2026 07:30')}<p>Pay: $1,750.00</p>`,
    stops: [
      'P Tupelo, MS 38801 2026-12-15',
      'D Little Rock, AR 72209 2026-12-16',
      'D Tulsa, OK 74107 2026-12-17',
    ],
    load: '4410-77',
    rate: 175000,
  },
  b07_currency: {
    html: `<h1>Northway Cartage Ltd.</h1><p>Probill: 663201</p><p><b>Shipper</b><br>Ontario Plastics<br>80 Resin Cres<br>Brampton, ON L6T 4B5<br>Ship date: 2026/12/16</p><p><b>Consignee</b><br>Motor City Molding<br>5 Injection Dr<br>Detroit, MI 48210<br>Delivery date: 2026/12/17</p><p>Line haul: C$ 1,100.00<br>Border fee: C$ 85.00<br>Total (CAD): C$ 1,185.00</p>`,
    stops: ['P Brampton, ON L6T 4B5 2026-12-16', 'D Detroit, MI 48210 2026-12-17'],
    load: '663201',
    rate: 118500,
  },
  b08_sentence_total: {
    html: `<h2>Truckload Agreement No. TA-3098</h2><p>PICKUP LOCATION: Wabash Grain, 10 Silo Rd, Lafayette, IN 47905, READY 12/17/2026 0800</p><p>DELIVERY LOCATION: Feed Mill South, 400 Hog Farm Rd, Decatur, AL 35601, DUE 12/18/2026 1500</p><p>Carrier agrees to haul for the sum of $1,225.00.</p><p>Broker may withhold up to $100.00 for late PODs. Fees of $35 for reprints.</p>`,
    stops: ['P Lafayette, IN 47905 2026-12-17', 'D Decatur, AL 35601 2026-12-18'],
    load: 'TA-3098',
    rate: 122500,
  },
  b09_side_by_side_dates: {
    html: `<h1>Load Sheet</h1><p>Sheet No 9917</p>${table('w', '#PICKUP INFORMATION|DELIVERY INFORMATION', 'Name: Texas Pecan Shellers|Name: Candy Kitchen', 'Addr: 33 Nut Blvd|Addr: 8 Sugar St', 'City: San Saba|City: Shreveport', 'State: TX|State: LA', 'Zip: 76877|Zip: 71101', 'Date: 12/21/26|Date: 12/22/26', 'Time: 09:00|Time: 13:00')}<p>Gross rate..........$1,040.00</p>`,
    stops: ['P San Saba, TX 76877 2026-12-21', 'D Shreveport, LA 71101 2026-12-22'],
    load: '9917',
    rate: 104000,
  },
  b10_numbered_list: {
    html: `<h2>Driver instructions, move 33071</h2><ol><li>Pick up at Beaver Paper, 6 Pulp St, Longview, WA 98632 on 12/21/2026 at 07:30. PU number 5510.</li><li>Deliver at Newsprint Depot, 71 Ink Rd, Stockton, CA 95206 on 12/22/2026 at 18:00.</li></ol><p>Your pay: $1,610.00. Fuel advance up to 40%.</p><p>Call 503-555-0122 with delays.</p>`,
    stops: ['P Longview, WA 98632 2026-12-21', 'D Stockton, CA 95206 2026-12-22'],
    load: '33071',
    rate: 161000,
  },
  b11_shipment_columns: {
    html: `<h1>CENTRAL BROKERAGE CO</h1>${table('w', '#Load #|Mode|Equip|Miles|Total', 'CB7781|TL|Flatbed 48|642|$2,118.60')}${table('g w', '#Shipper/Receiver|Arrive From|Arrive To|Ref', 'SHIPPER: Nucor Bar Mill<br>1 Rebar Rd<br>Norfolk, NE 68701|12/21/2026 08:00|12/21/2026 14:00|SO 11-299', 'RECEIVER: Bridge Builders<br>77 Span Rd<br>St. Paul, MN 55114|12/22/2026 07:00|12/22/2026 12:00|PO 45-881')}`,
    stops: ['P Norfolk, NE 68701 2026-12-21', 'D St. Paul, MN 55114 2026-12-22'],
    load: 'CB7781',
    rate: 211860,
  },
  b12_late_stop_terms: {
    html: `<h2>CONFIRMATION 60-7712</h2><p>Shipper<br>Vidalia Onion Shed<br>2 Sweet Ln<br>Vidalia, GA 30474<br>Pickup 12/22/2026 0900-1500</p><p>Consignee<br>Hudson Produce Terminal<br>Building 4, 100 Food Center Dr<br>Bronx, NY 10474<br>Deliver 12/23/2026 2200</p><p>Total rate: $3,300.00</p><p>1. PICKUP AND DELIVERY. Carrier shall deliver in good order. 2. SHIPPER LOAD AND COUNT applies. 3. Drop trailers stay with the shipper. 4. STOP PAY. Extra stops are paid at $50.00.</p>`,
    stops: ['P Vidalia, GA 30474 2026-12-22', 'D Bronx, NY 10474 2026-12-23'],
    load: '60-7712',
    rate: 330000,
  },
  b13_pay_items_right: {
    html: `<div class="two"><div><h1>Ridgeline Carriers Network</h1><p>Carrier Load Number:<br>RCN 200-118</p><p>Pick Date 12/28/2026</p><p>Ace Hardware Supply<br>7 Bolt Blvd<br>Rockford, IL 61109</p></div><div><p>Freight charge 1,010.00<br>Fuel 140.00<br>Lumper 60.00<br>Sub total 1,210.00<br>Comdata fee -10.00<br>Net total 1,200.00</p><p>Drop Date 12/29/2026</p><p>Twin City Tools<br>91 Wrench Rd<br>Eau Claire, WI 54703</p></div></div>`,
    stops: ['P Rockford, IL 61109 2026-12-28', 'D Eau Claire, WI 54703 2026-12-29'],
    load: '200-118',
    rate: 120000,
  },
  b14_multi_page: {
    html: `<h2>Rate Confirmation Load#: 5501992</h2><p>Stop 1 of 2 - PICKUP</p><p>Gator Citrus<br>19 Grove Rd<br>Lakeland, FL 33811</p><p>Sched: 12/28/2026 10:00 EST</p><div style="page-break-before:always"></div><p>Load#: 5501992 &nbsp; Page 2</p><p>Stop 2 of 2 - DELIVERY</p><p>Juice Works<br>45 Squeeze St<br>Bradenton, FL 34203</p><p>Sched: 12/28/2026 19:00 EST</p><p>Total Cost USD 612.00</p>`,
    stops: ['P Lakeland, FL 33811 2026-12-28', 'D Bradenton, FL 34203 2026-12-28'],
    load: '5501992',
    rate: 61200,
  },
  b15_euro_style: {
    html: `<h2>Transport order 2026/8814</h2>${table('g w', 'Loading place|Wolverine Gear, 60 Cog St, Saginaw, MI 48601', 'Loading date|29-Dec-2026 07:00', 'Unloading place|Gearbox Assembly, 2 Torque Tr, Lima, OH 45801', 'Unloading date|29-Dec-2026 15:00', 'Freight price|USD 700.00', 'Goods|12 crates')}`,
    stops: ['P Saginaw, MI 48601 2026-12-29', 'D Lima, OH 45801 2026-12-29'],
    load: '2026/8814',
    rate: 70000,
  },
  b16_rate_per_mile: {
    html: `<h1>Big Sky Brokers</h1><p>Load number 77-A-190</p>${table('w', '#Pick|Drop', 'Bitterroot Log Homes<br>3 Cabin Rd<br>Hamilton, MT 59840<br>1/4/2027 8:00 AM|Teton Village Lodge<br>14 Powder Ln<br>Jackson, WY 83001<br>1/5/2027 12:00 PM')}<p>Rate per mile $3.10, miles 402</p><p>Total settlement $1,246.20</p><p>Max detention total $300.00</p>`,
    stops: ['P Hamilton, MT 59840 2027-01-04', 'D Jackson, WY 83001 2027-01-05'],
    load: '77-A-190',
    rate: 124620,
  },
};
