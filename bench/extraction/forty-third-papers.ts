import { table, type ByHand } from './by-hand-papers';

const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const CONDENSED = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

/** Each word a text of its own, as some programs place them; Courier is 0.6 of its size wide. */
const placed = (x: number, y: number, size: number, text: string): [number, number, number, string][] =>
  [...text.matchAll(/\S+/g)].map((word): [number, number, number, string] => [
    x + word.index * size * 0.6,
    y,
    size,
    word[0],
  ]);

/**
 * A forty-third batch, drawn with these of what has been misread before in new combinations, read after mending the forty-first. At first
 * sight 13 of 16 exact, 16 load numbers, 16 rates, nothing wrong without a doubt; 5 of the exact ones with one, two of them rightly (two
 * loads, an empty trailer). One of the others was drawn with its words over each other, and is drawn anew. After mending 16, 16 and 16, 3
 * with one.
 */
export const FORTY_THIRD_BATCH: Readonly<Record<string, ByHand>> = {
  zz01_type_column_letters: {
    css: SMALL,
    html: `<h2>Blue Osprey Logistics — Load Confirmation — #90412-T</h2>${table('g w', '#Typ|Location|Address|Appt|Ref|Wgt', 'P|Gastonia Spinning|2200 Tulip Dr, Gastonia, NC 28052|12/01/2026/07:00|P-441|21,000', 'P|Kings Mtn Fibers|1100 S Battleground Ave, Kings Mountain, NC 28086|12/01/2026/11:30|P-442|20,000', 'D|Hamilton Weaving|400 Ross Ave, Hamilton, OH 45013|12/02/2026/09:00|D-77|41,000')}<p>Linehaul 1,390.00 / Fuel 205.00 / Extra pick 50.00 / TOTAL 1,645.00</p><p>Lumper not to exceed $150.00. Fines up to $500.00.</p>`,
    stops: [
      'P Gastonia, NC 28052 2026-12-01',
      'P Kings Mountain, NC 28086 2026-12-01',
      'D Hamilton, OH 45013 2026-12-02',
    ],
    load: '90412-T',
    rate: 164500,
  },
  zz02_shipping_date_and_time_under: {
    css: SMALL,
    html: `<h2>CARRIER CONFIRMATION</h2><p>Order Nr: TR-2026-8814</p><div class="two"><div><b>Shipper Information</b><br>Lamar Melon Sheds<br>1300 N Main St<br>Lamar, CO 81052<br>Shipping Date &amp; Time: 12/01/2026 @ 0900<br>Phone: 719-555-0139</div><div><b>Receiver Information</b><br>Wasatch Produce<br>1900 S 300 W<br>Salt Lake City, UT 84115<br>Receiving Date &amp; Time: 12/02/2026 @ 0500<br>Phone: 801-555-0171</div></div><p>Total Carrier Pay: $1,720.00<br>Includes Line Haul: $1,500.00 and Fuel: $220.00</p>`,
    stops: ['P Lamar, CO 81052 2026-12-01', 'D Salt Lake City, UT 84115 2026-12-02'],
    load: 'TR-2026-8814',
    rate: 172000,
  },
  zz03_dates_left_of_addresses: {
    css: SMALL,
    html: `<p><b>NORTHSTAR ROUTING</b> &nbsp; RC# 77-4410-C</p>${table('w', '12-01-26@0600<br>to 1400|<b>Pick 1</b> Aroostook Starch, 200 Main St, Presque Isle, ME 04769', '12-02-26@0700|<b>Drop 1</b> Bay Colony Paper, 100 Fibermark Way, West Springfield, MA 01089', '12-02-26@1300|<b>Drop 2</b> Nutmeg Board, 125 Depot St, Versailles, CT 06383')}<p>To carrier: $1,985.00 flat including two drops</p><p>Check calls daily by 10 AM or $50 off. TONU $200.</p>`,
    stops: [
      'P Presque Isle, ME 04769 2026-12-01',
      'D West Springfield, MA 01089 2026-12-02',
      'D Versailles, CT 06383 2026-12-02',
    ],
    load: '77-4410-C',
    rate: 198500,
  },
  zz04_no_zip_and_tail: {
    css: CONDENSED,
    html: `<h3>Dispatch sheet 3318-07</h3><p>PU: Cargill Elevator B, Hwy 81 N, York, NE - enter from east gate<br>12/01/2026 0700-1500</p><p>DEL: Garden Feeders, 2400 County Rd 12, Garden City, KS (call 1 hr out)<br>12/02/2026 0800</p><p>Rate $685.00</p>`,
    stops: ['P York, NE 2026-12-01', 'D Garden City, KS 2026-12-02'],
    load: '3318-07',
    rate: 68500,
  },
  zz05_edi_in_columns: {
    css: COURIER,
    html: `<pre>
EDI 204 LOAD TENDER                    SENDER: PALFOODS
SHIPMENT ID.: 88204417                 SCAC..: RDGX
PURPOSE.....: 00 ORIGINAL              EQUIP.: 53FT VAN

STOP 01  REASON CL  COMPLETE LOAD
  SF  PALISADE CANNERY
      3500 G RD
      PALISADE CO 81526
  37  SHIP NOT BEFORE   20261201 0700
  38  SHIP NOT LATER    20261201 1500
STOP 02  REASON CU  COMPLETE UNLOAD
  ST  SOONER GROCERS
      1200 SE 59TH ST
      OKLAHOMA CITY OK 73129
  53  DELIVER NOT BEFORE 20261203 0500
  54  DELIVER NOT LATER  20261203 0900

L3  TOTAL WEIGHT 40120  TOTAL CHARGE  USD 1540.00
</pre>`,
    stops: ['P Palisade, CO 81526 2026-12-01', 'D Oklahoma City, OK 73129 2026-12-03'],
    load: '88204417',
    rate: 154000,
  },
  zz06_two_loads_in_file: {
    css: SMALL,
    html: `<h2>Load 10-7741</h2><p>Pickup: Xenia Foundry, 1000 W Second St, Xenia, OH 45385, 12/01/2026 08:00</p><p>Delivery: Muncie Gear, 1400 W 8th St, Muncie, IN 47302, 12/01/2026 14:00</p><p>Rate: $450.00</p><div style="page-break-before:always"></div><h2>Load 10-7742</h2><p>Pickup: Muncie Gear, 1400 W 8th St, Muncie, IN 47302, 12/01/2026 16:00</p><p>Delivery: Xenia Foundry, 1000 W Second St, Xenia, OH 45385, 12/02/2026 07:00</p><p>Rate: $450.00</p>`,
    stops: [
      'P Xenia, OH 45385 2026-12-01',
      'D Muncie, IN 47302 2026-12-01',
      'P Muncie, IN 47302 2026-12-01',
      'D Xenia, OH 45385 2026-12-02',
    ],
    load: '10-7741',
    rate: 45000,
    mustFlag: true,
  },
  zz07_bill_of_lading_straight: {
    css: SMALL,
    html: `<h2 style="text-align:center">STRAIGHT BILL OF LADING</h2><table class="g w"><tr><td>Date: 12/01/2026</td><td>BOL No: 5520-8817</td></tr><tr><td><b>SHIP FROM</b><br>Ravenswood Metals<br>859 Century Rd<br>Ravenswood, WV 26164</td><td>Carrier: Ridgeback Express LLC<br>SCAC: RDGX<br>Trailer: 5512</td></tr><tr><td><b>SHIP TO</b><br>Tri-Lakes Extrusion<br>4700 N River Blvd<br>Cedar Rapids, IA 52411</td><td>Delivery date: 12/02/2026<br>Freight terms: prepaid</td></tr><tr><td><b>THIRD PARTY FREIGHT CHARGES BILL TO</b><br>Cedar Pay Audit<br>PO Box 441, Akron, OH 44309</td><td>PO: 77120</td></tr></table><p>24 bundles aluminum, 43,800 lb</p>`,
    stops: ['P Ravenswood, WV 26164 2026-12-01', 'D Cedar Rapids, IA 52411 2026-12-02'],
    load: '5520-8817',
    rate: null,
  },
  zz08_words_placed_one_by_one: {
    drawn: {
      width: 612,
      height: 792,
      mono: true,
      pages: [
        [
          ...placed(40, 50, 14, 'Carrier Rate Confirmation'),
          ...placed(430, 50, 10, 'Load # 71-40882'),
          ...placed(40, 80, 9, 'Shipper'),
          ...placed(40, 94, 9, 'Chillicothe Paper Mill'),
          ...placed(40, 106, 9, '401 S Paint St'),
          ...placed(40, 118, 9, 'Chillicothe, OH 45601'),
          ...placed(300, 94, 9, 'Pick up date'),
          ...placed(400, 94, 9, '12/01/2026'),
          ...placed(300, 106, 9, 'Pick up time'),
          ...placed(400, 106, 9, '08:00 - 12:00'),
          ...placed(40, 150, 9, 'Consignee'),
          ...placed(40, 164, 9, 'Music City Printing'),
          ...placed(40, 176, 9, '500 Brick Church Park Dr'),
          ...placed(40, 188, 9, 'Nashville, TN 37207'),
          ...placed(300, 164, 9, 'Delivery date'),
          ...placed(400, 164, 9, '12/02/2026'),
          ...placed(300, 176, 9, 'Delivery time'),
          ...placed(400, 176, 9, '07:00'),
          ...placed(40, 230, 9, 'Line haul'),
          ...placed(400, 230, 9, '$880.00'),
          ...placed(40, 242, 9, 'Fuel'),
          ...placed(400, 242, 9, '$120.00'),
          ...placed(40, 254, 9, 'Total carrier pay'),
          ...placed(400, 254, 9, '$1,000.00'),
        ],
      ],
    },
    stops: ['P Chillicothe, OH 45601 2026-12-01', 'D Nashville, TN 37207 2026-12-02'],
    load: '71-40882',
    rate: 100000,
  },
  zz09_cross_border_columns: {
    css: SMALL,
    html: `<h3>Cross-border order XB-11-4420</h3>${table('g w', '#|Shipper|Canadian customs broker|US customs broker|Consignee', 'Name|Brantford Tractor|Livingston-Ward|Frontier Entry Inc|Dakota Implement', 'Address|450 Henry St|405 The West Mall|1 Peace Bridge Plaza|3100 Main Ave', 'City|Brantford, ON N3S 7W6|Toronto, ON M9C 5J1|Buffalo, NY 14213|Fargo, ND 58103', 'Date|12/01/2026|||12/03/2026', 'Time|10:00|||08:00')}<p>PARS: 77AB1120 &nbsp; Freight USD 2,250.00 &nbsp; Border fee USD 50.00 &nbsp; Total USD 2,300.00</p>`,
    stops: ['P Brantford, ON N3S 7W6 2026-12-01', 'D Fargo, ND 58103 2026-12-03'],
    load: 'XB-11-4420',
    rate: 230000,
  },
  zz10_wrapped_narrow_cells: {
    css: `${SMALL} td,th{max-width:62px;word-wrap:break-word}`,
    html: table(
      'g',
      '#Load no.|Stop|Company|Street|City|State|Zip|Date and time|Carrier total',
      '66-0412-B|Pickup|Rocky Mount Instrument Company|1200 Sunset Avenue Extension|Rocky Mount|NC|27804|12/01/2026 08:00 to 10:00|$1,240.00',
      '|Delivery|Port Saint Lucie Medical Warehouse|1860 Northwest Federal Highway|Port Saint Lucie|FL|34986|12/02/2026 13:00 to 15:00|',
    ),
    stops: ['P Rocky Mount, NC 27804 2026-12-01', 'D Port Saint Lucie, FL 34986 2026-12-02'],
    load: '66-0412-B',
    rate: 124000,
  },
  zz11_drop_trailer_third_stop: {
    css: SMALL,
    html: `<h2>Load Tender 4-110-882</h2><p>1. Pick up preloaded trailer 53118 at Olathe Battery, 400 N Rogers Rd, Olathe, KS 66062 on 12/01/2026 at 12:00</p><p>2. Deliver (drop) to Spartan Auto, 1400 Hwy 101 S, Greer, SC 29651 on 12/03/2026 at 06:00</p><p>3. Return empty trailer to: Spartan Yard, 2100 Old Georgia Hwy, Spartanburg, SC 29303 on 12/03/2026</p><p>All-in rate: $2,040.00</p>`,
    stops: [
      'P Olathe, KS 66062 2026-12-01',
      'D Greer, SC 29651 2026-12-03',
      'D Spartanburg, SC 29303 2026-12-03',
    ],
    load: '4-110-882',
    rate: 204000,
  },
  zz12_prose_of_agent: {
    css: SERIF,
    html: `<p>Load confirmation DKT-5582</p><p>The carrier will collect 20 pallets of canned beans from Alma Canning, 1900 Hwy 64 E, Alma, AR 72921, on the morning of December 1, 2026, and will deliver them to the food bank at 3310 S Main St, Joplin, MO 64804 on December 2, 2026 before 11 AM. Payment for the trip is $540.00 and covers everything. If the truck is canceled after dispatch, $125.00 is paid instead.</p>`,
    stops: ['P Alma, AR 72921 2026-12-01', 'D Joplin, MO 64804 2026-12-02'],
    load: 'DKT-5582',
    rate: 54000,
  },
  zz13_totals_before_line_haul: {
    css: SMALL,
    html: `<div class="two"><div>${table('', 'Load # : 5K-118', 'Total Cost : $2,512.00', 'Line Haul : $2,180.00', 'Fuel Surcharge : $332.00', 'Equipment : Reefer')}</div><div>${table('', 'Contact : Ana Ruiz', 'Phone : 210-555-0117', 'Cargo Value : $75,000.00', 'Temperature : 28 F')}</div></div>${table('w', '#Pick Up|Drop Off', 'Harlingen Shrimp<br>1302 Fair Park Blvd<br>Harlingen, TX 78550<br>12/01/2026 10:00 AM|Windy City Seafood<br>1400 W 44th St<br>Chicago, IL 60609<br>12/03/2026 4:00 AM')}`,
    stops: ['P Harlingen, TX 78550 2026-12-01', 'D Chicago, IL 60609 2026-12-03'],
    load: '5K-118',
    rate: 251200,
  },
  zz14_date_above_card: {
    css: SMALL,
    html: `<h2>Shipment confirmation 402-20-118</h2><p style="margin-top:14px"><i>December 1, 2026, 09:00 - 12:00</i></p><p><b>Pick up</b><br>Lufkin Gearbox, 601 S Raguet St, Lufkin, TX 75904</p><p style="margin-top:14px"><i>December 2, 2026, 08:00</i></p><p><b>Deliver</b><br>Sheffield Rolling Mill, 8900 Clinton Dr, Houston, TX 77029</p><p style="margin-top:14px">Carrier cost: USD 495.00</p>`,
    stops: ['P Lufkin, TX 75904 2026-12-01', 'D Houston, TX 77029 2026-12-02'],
    load: '402-20-118',
    rate: 49500,
  },
  zz15_monroe_by_zip: {
    css: SMALL,
    html: `<h2>Load Sheet</h2><p>Ref #: MV-88120</p><p>Pick: Jamesburg Cosmetics, 1 Engelhard Dr, MONROE, NJ 08831. 12/01/26 1300</p><p>Drop: Shelby Beauty, 13000 23 Mile Rd, SHELBY TOWNSHIP, MI 48315. 12/02/26 0900</p><p>Pay 1,075 flat</p>`,
    stops: ['P Monroe, NJ 08831 2026-12-01', 'D Shelby Township, MI 48315 2026-12-02'],
    load: 'MV-88120',
    rate: 107500,
  },
  zz16_split_values_key_boxes: {
    css: SMALL,
    html: `<h3>Rate and load confirmation</h3>${table('g w', 'Load number|Pickup date|Delivery date|Rate', '<b>RLC-10-4418</b>|<b>12/01/2026</b>|<b>12/02/2026</b>|<b>$1,310.00</b>')}${table('g w', 'Pickup company|Pickup address|Pickup city, state, zip', '<b>Kewanee Boiler</b>|<b>101 Franklin St</b>|<b>Kewanee, IL 61443</b>')}${table('g w', 'Delivery company|Delivery address|Delivery city, state, zip', '<b>Altoona Heat</b>|<b>2900 Beale Ave</b>|<b>Altoona, PA 16601</b>')}`,
    stops: ['P Kewanee, IL 61443 2026-12-01', 'D Altoona, PA 16601 2026-12-02'],
    load: 'RLC-10-4418',
    rate: 131000,
  },
};
