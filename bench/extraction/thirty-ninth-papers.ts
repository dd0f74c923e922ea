import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-ninth batch, drawn after mending the thirty-eighth. At first sight 14 of 16 exact, 15 load numbers, 15 rates, nothing wrong
 * without a doubt; 2 of the exact ones with one. After mending 16, 16 and 15, nothing wrong without a doubt, 1 with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

export const THIRTY_NINTH_BATCH: Readonly<Record<string, ByHand>> = {
  vv01_header_grid_then_stops: {
    css: SMALL,
    html: `${table('g w', '#Load|Equipment|Temp|Miles|Rate', '602-4418|Reefer 53|-10 F|688|$2,020.00')}<h4>Shipper</h4>${table('w', 'Gulfport Shrimp Co|Load between 12/01/2026 13:00 and 12/01/2026 17:00', '2800 33rd St|Reference 4410', 'Gulfport, MS 39501|')}<h4>Receiver</h4>${table('w', 'Ohio Valley Seafood|Appointment 12/02/2026 22:00', '1200 Ohio Pike|Reference 4411', 'Cincinnati, OH 45255|')}`,
    stops: ['P Gulfport, MS 39501 2026-12-01', 'D Cincinnati, OH 45255 2026-12-02'],
    load: '602-4418',
    rate: 202000,
  },
  vv02_stop_lines_no_table: {
    css: COURIER,
    html: `<pre>
CARRIER CONFIRMATION #  A-118820                     PAGE 1 OF 1
FOOTHILL LOGISTICS INC   MC# 771804   PH 864-555-0131

S#  PU/SO  DATE      TIME         NAME / CITY                       REF
--  -----  --------  -----------  --------------------------------  ---------
01  PU     12/01/26  0800 - 1500  PIEDMONT YARN     GASTONIA NC 28054  8810
02  SO     12/02/26  0600 - 0600  EMPIRE KNITS      ALBANY NY 12205    8811
03  SO     12/02/26  1300 - 1500  GREEN MTN SOCKS   RUTLAND VT 05701   8812

LINE HAUL     1,890.00
STOP OFF         75.00
TOTAL         1,965.00  USD
</pre>`,
    stops: [
      'P Gastonia, NC 28054 2026-12-01',
      'D Albany, NY 12205 2026-12-02',
      'D Rutland, VT 05701 2026-12-02',
    ],
    load: 'A-118820',
    rate: 196500,
  },
  vv03_two_column_cards: {
    css: SMALL,
    html: `<h2>Load Tender 44-118-204</h2><div class="two"><div><b>ORIGIN</b><br>Yakima Hops Exchange<br>401 W Lincoln Ave<br>Yakima, WA 98902<br>Mon, Nov 30, 2026<br>10:00 AM - 2:00 PM</div><div><b>DESTINATION</b><br>Bend Brewing Supply<br>63055 Layton Ave<br>Bend, OR 97701<br>Tue, Dec 1, 2026<br>8:00 AM</div></div><p>Commodity: Hops in bales &nbsp; Weight: 22,000 lbs &nbsp; Trailer: Van 48</p><p>Freight charges to carrier: $675.00. Carrier must call 24 hours before. No double brokering: $5,000.00 penalty.</p>`,
    stops: ['P Yakima, WA 98902 2026-11-30', 'D Bend, OR 97701 2026-12-01'],
    load: '44-118-204',
    rate: 67500,
  },
  vv04_letter_of_one_paragraph: {
    css: SERIF,
    html: `<p>Lakota Freight Services<br>1200 Omaha St, Rapid City, SD 57701</p><p>November 30, 2026</p><p>Dear Carrier,</p><p>This letter confirms our agreement under load number LFS-2209 for the transport of 44,000 lbs of bentonite from Black Hills Clay, 100 Bentonite Rd, Belle Fourche, SD 57717, loading on December 1, 2026 at 8:00 a.m., to Foundry Sands Inc., 4400 W Lincoln Ave, Milwaukee, WI 53219, unloading on December 3, 2026 at 9:00 a.m. You will be paid $2,150.00 for the complete haul.</p><p>Sincerely,<br>Dale Horse</p>`,
    stops: ['P Belle Fourche, SD 57717 2026-12-01', 'D Milwaukee, WI 53219 2026-12-03'],
    load: 'LFS-2209',
    rate: 215000,
  },
  vv05_tms_stop_detail: {
    css: SMALL,
    html: `<h3>RATE CONFIRMATION</h3><p>Trip #: 118-77420 | Dispatcher: Mo Reyes | Date: 11/30/2026</p><p><b>1 - PICKUP</b></p>${table('w', 'Location:|Texarkana Tissue Mill', 'Address:|4001 Mill Rd', 'City:|Ashdown, AR 71822', 'Arrive:|12/01/2026 07:00', 'Depart:|12/01/2026 09:00', 'PO:|77-1042')}<p><b>2 - DELIVERY</b></p>${table('w', 'Location:|Metro Towel', 'Address:|1800 Vilbig Rd', 'City:|Dallas, TX 75208', 'Arrive:|12/01/2026 14:00', 'Depart:|12/01/2026 16:00', 'PO:|77-1043')}<p>Carrier freight pay: $540.00 + FSC $62.00 = $602.00</p>`,
    stops: ['P Ashdown, AR 71822 2026-12-01', 'D Dallas, TX 75208 2026-12-01'],
    load: '118-77420',
    rate: 60200,
  },
  vv06_broker_sheet_excel: {
    css: SMALL,
    html: table(
      'g w',
      'ORANGE BLOSSOM FREIGHT|||LOAD #|OB-8841',
      'PICK UP|||DELIVER|',
      'COMPANY|Plant City Berries||COMPANY|Buckhead Market',
      'ADDRESS|1800 Turkey Creek Rd||ADDRESS|3100 Piedmont Rd NE',
      'CITY ST ZIP|Plant City FL 33566||CITY ST ZIP|Atlanta GA 30305',
      'DATE|12/1/26||DATE|12/2/26',
      'TIME|3 PM||TIME|5 AM',
      'RATE|$1,100.00||TERMS|NET 21',
    ),
    stops: ['P Plant City, FL 33566 2026-12-01', 'D Atlanta, GA 30305 2026-12-02'],
    load: 'OB-8841',
    rate: 110000,
  },
  vv07_short_mail: {
    css: SERIF,
    html: `<p>From: Kelly Brand &lt;kelly@bighorn.example&gt;<br>Date: Mon, Nov 30, 2026 at 4:41 PM<br>Subject: Rate con - Casper - Denver</p><p>Hey,</p><p>ref BH-4471<br>loads tomorrow 12/1 8am Casper Wireline, 2111 E Yellowstone Hwy, Casper WY 82609<br>offloads 12/2 7am Front Range Tools, 5600 Dahlia St, Commerce City CO 80022<br>Hotshot 12k. $900 all in</p><p>Kelly Brand | Bighorn Brokerage | 307-555-0147</p>`,
    stops: ['P Casper, WY 82609 2026-12-01', 'D Commerce City, CO 80022 2026-12-02'],
    load: 'BH-4471',
    rate: 90000,
  },
  vv08_contract_schedule: {
    css: SERIF,
    html: `<h3>SCHEDULE A TO MASTER AGREEMENT</h3><p>Shipment Schedule No. 2026-417</p>${table('g w', '#Item|Particulars', 'Commodity|Steel coils, 3 pcs, 46,500 lb', 'Consignor|Granite City Coil, 2000 Edwardsville Rd, Granite City, IL 62040', 'Consignee|Rolling Meadows Press, 3700 Industrial Ave, Rolling Meadows, IL 60008', 'Date of shipment|December 1, 2026', 'Date of delivery|December 2, 2026', 'Freight payable|USD 845.00')}<p>Signed for Broker: Gateway Steel Freight, 100 N Broadway, St. Louis, MO 63102</p>`,
    stops: ['P Granite City, IL 62040 2026-12-01', 'D Rolling Meadows, IL 60008 2026-12-02'],
    load: '2026-417',
    rate: 84500,
  },
  vv09_portal_route_steps: {
    css: SMALL,
    html: `<p>Load details</p><h2>#5518-2207</h2><p>Total pay<br><b>$1,480.00</b></p><p>Stop 1 · Pickup · Live</p><p>Tue, Dec 1 · 06:00 - 08:00 EST</p><p>Harrisburg Pasta<br>3700 Industrial Rd, Harrisburg, PA 17110</p><p>Stop 2 · Delivery · Drop</p><p>Wed, Dec 2 · 04:00 EST</p><p>Carolina Grocers<br>2800 Wilkinson Blvd, Charlotte, NC 28208</p><p>Trailer 53 ft reefer · 41,000 lb · 492 mi</p>`,
    stops: ['P Harrisburg, PA 17110 2026-12-01', 'D Charlotte, NC 28208 2026-12-02'],
    load: '5518-2207',
    rate: 148000,
  },
  vv10_dates_in_header_row: {
    css: SMALL,
    html: `<h2>Confirmation of Load 77-20-118</h2>${table('g w', '#Pickup 12/01/2026 09:00|Delivery 12/02/2026 10:30', 'Springfield Battery|Evergreen Solar', '2500 N Kansas Expy|9800 E 40th Ave', 'Springfield, MO 65803|Denver, CO 80238')}<p>Hazmat class 8. Weight 39,500 lb.</p><p>Carrier rate: 1,725.00 USD</p>`,
    stops: ['P Springfield, MO 65803 2026-12-01', 'D Denver, CO 80238 2026-12-02'],
    load: '77-20-118',
    rate: 172500,
  },
  vv11_bilingual_order: {
    css: SMALL,
    html: `<h2>Orden de carga / Load order OC-40417</h2>${table('g w', '#|Origen / Origin|Destino / Destination', 'Empresa / Company|Laredo Cross Dock|San Marcos Autopartes', 'Direccion / Address|13500 Mercury Dr|1700 Clovis Barker Rd', 'Ciudad / City|Laredo, TX 78045|San Marcos, TX 78666', 'Fecha / Date|12/01/2026|12/01/2026', 'Hora / Time|06:00|13:00')}<p>Tarifa / Rate: $575.00 USD</p>`,
    stops: ['P Laredo, TX 78045 2026-12-01', 'D San Marcos, TX 78666 2026-12-01'],
    load: 'OC-40417',
    rate: 57500,
  },
  vv12_lane_title: {
    css: SMALL,
    html: `<h2>Sioux City, IA 51106 to Memphis, TN 38118</h2><p>Load ID 9088-114 · 53' Reefer · 642 miles</p>${table('w', 'Pickup|Siouxland Pork, 2900 Murray St, Sioux City, IA 51111|Tue 12/01/2026 14:00', 'Drop|Delta Meats, 4100 Air Trans Rd, Memphis, TN 38118|Wed 12/02/2026 23:00')}<p>Line haul $1,610.00 / Fuel $240.00 / Total $1,850.00</p>`,
    stops: ['P Sioux City, IA 51111 2026-12-01', 'D Memphis, TN 38118 2026-12-02'],
    load: '9088-114',
    rate: 185000,
  },
  vv13_no_total_printed: {
    css: SMALL,
    html: `<h2>Carrier confirmation</h2><p>Load no. 33811-07</p><p><b>Pick</b><br>Elkhart RV Parts<br>2424 Middlebury St<br>Elkhart, IN 46516<br>12/01/2026 08:00</p><p><b>Drop</b><br>Junction City RV<br>92800 Prairie Rd<br>Junction City, OR 97448<br>12/04/2026 08:00</p>${table('g', 'Linehaul|$3,900.00', 'Fuel surcharge|$610.00')}<p style="font-size:7px">Detention $50.00 per hour after 2 hours.</p>`,
    stops: ['P Elkhart, IN 46516 2026-12-01', 'D Junction City, OR 97448 2026-12-04'],
    load: '33811-07',
    rate: 451000,
  },
  vv14_stop_offs_in_sections: {
    css: SMALL,
    html: `<h3>DISPATCH 88-4107</h3><p>FIRST PICK: Lodi Wine Cellars, 6100 E Hwy 12, Lodi, CA 95240, 12/01/26 08:00</p><p>SECOND PICK: Napa Bottlers, 1900 Trancas St, Napa, CA 94558, 12/01/26 13:00</p><p>FIRST DROP: Sparks Beverage, 1250 Greg St, Sparks, NV 89431, 12/02/26 07:00</p><p>LAST DROP: Ogden Spirits, 2800 Wall Ave, Ogden, UT 84401, 12/02/26 20:00</p><p>PAYS 2,640.00 FLAT</p>`,
    stops: [
      'P Lodi, CA 95240 2026-12-01',
      'P Napa, CA 94558 2026-12-01',
      'D Sparks, NV 89431 2026-12-02',
      'D Ogden, UT 84401 2026-12-02',
    ],
    load: '88-4107',
    rate: 264000,
  },
  vv15_right_aligned_keys: {
    css: SMALL,
    html: `<h2>Truckload order</h2><table class="w"><tr><td style="text-align:right">Order :</td><td>TX-4418-B</td></tr><tr><td style="text-align:right">Collect at :</td><td>Temple Furniture, 2500 Charter Oak Dr, Temple, TX 76502</td></tr><tr><td style="text-align:right">Collect on :</td><td>01 Dec 2026, 09:00</td></tr><tr><td style="text-align:right">Deliver at :</td><td>Baton Rouge Interiors, 10200 Airline Hwy, Baton Rouge, LA 70816</td></tr><tr><td style="text-align:right">Deliver on :</td><td>02 Dec 2026, 08:00</td></tr><tr><td style="text-align:right">We pay :</td><td>$ 935.00</td></tr></table>`,
    stops: ['P Temple, TX 76502 2026-12-01', 'D Baton Rouge, LA 70816 2026-12-02'],
    load: 'TX-4418-B',
    rate: 93500,
  },
  vv16_remit_and_sign_boxes: {
    css: SMALL,
    html: `<div class="two"><div><h2>Rate Confirmation</h2>Load: 20-77180</div><div class="right">Chesapeake Load Partners<br>1500 Thames St<br>Baltimore, MD 21231<br>MC 884120</div></div>${table('g w', '#Stops|Facility|Appointment', 'Pickup 1|Eastern Shore Poultry<br>10000 Old Ocean City Blvd<br>Berlin, MD 21811|12/01/2026 05:00', 'Delivery 1|Hunts Point Meats<br>355 Food Center Dr<br>Bronx, NY 10474|12/01/2026 21:00')}${table('', 'Flat|$1,000.00', 'Tolls|$95.00', 'Pay total|$1,095.00')}<div class="two"><div><b>Remit invoices</b><br>Chesapeake Load Partners<br>PO Box 4410<br>Baltimore, MD 21298</div><div><b>Carrier</b><br>Ridgeback Express LLC<br>900 Depot Rd<br>Salina, KS 67401</div></div>`,
    stops: ['P Berlin, MD 21811 2026-12-01', 'D Bronx, NY 10474 2026-12-01'],
    load: '20-77180',
    rate: 109500,
  },
};
