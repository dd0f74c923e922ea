import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-eighth batch, after the systems and the sheets that brokers print from, in structures unlike those of the thirty-seventh: drawn
 * before a further rule was opened. At first sight 21 of 24 exact, 23 load numbers, 22 rates, a day wrong without a doubt; 3 of the exact
 * ones with one. After mending 24, 24 and 24, nothing wrong without a doubt, 2 with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

export const THIRTY_EIGHTH_BATCH: Readonly<Record<string, ByHand>> = {
  uu01_stops_actions: {
    css: SMALL,
    html: `<div class="two"><div><h2>Prairie Rose Logistics</h2>2400 N Main St, Fargo, ND 58102</div><div class="right">Load #: 7740182<br>Booked: 11/30/2026<br>Rep: Kit Olsen x114</div></div>${table('g w', '#Stop|Action|Location|City, State ZIP|Arrive from|Arrive to', '1|Pick up|Red River Beans<br>210 Mill Rd|Hillsboro, ND 58045|12/01/26 08:00|12/01/26 12:00', '2|Deliver|Plains Foods DC<br>4411 S 84th St|Omaha, NE 68127|12/02/26 06:00|12/02/26 09:00')}${table('', 'Linehaul|1.00|$980.00|$980.00', 'Fuel surcharge|1.00|$168.00|$168.00', '||Total|$1,148.00')}`,
    stops: ['P Hillsboro, ND 58045 2026-12-01', 'D Omaha, NE 68127 2026-12-02'],
    load: '7740182',
    rate: 114800,
  },
  uu02_event_codes: {
    css: COURIER,
    html: `<pre>
ORDER 884120            CARRIER RATE CONFIRMATION           11/30/26 15:04
LEG 1 OF 1     BRKR: STONEGATE BROKERAGE     CARR: RDGX

EVT  COMPANY                        SCHED EARLIEST   SCHED LATEST
LLD  NORTHERN TISSUE                12/01/26 07:00   12/01/26 11:00
     1919 S BROADWAY
     GREEN BAY WI 54304
LUL  HARBOR PAPER                   12/02/26 05:00   12/02/26 09:00
     6400 E 10 MILE RD
     WARREN MI 48091

PAY  LINEHAUL                  FLT      1    890.00     890.00
     TOTAL PAY TO CARRIER                               890.00
</pre>`,
    stops: ['P Green Bay, WI 54304 2026-12-01', 'D Warren, MI 48091 2026-12-02'],
    load: '884120',
    rate: 89000,
  },
  uu03_days_as_headings: {
    css: SMALL,
    html: `<h1>Carrier confirmation · 60211-44871</h1><h3>Tue, Dec 1, 2026</h3><p><b>Pickup</b> 08:00 AM - 10:00 AM CST<br>Hannibal Cement<br>300 Ilasco Rd, Hannibal, MO 63401</p><h3>Wed, Dec 2, 2026</h3><p><b>Delivery</b> 07:00 AM - 07:30 AM CST<br>Peoria Ready Mix<br>1715 N Industrial Rd, Peoria, IL 61615</p><h3>Carrier costs</h3>${table('', 'Freight|$760.00', 'Tarp|$50.00', 'Total costs|$810.00')}`,
    stops: ['P Hannibal, MO 63401 2026-12-01', 'D Peoria, IL 61615 2026-12-02'],
    load: '60211-44871',
    rate: 81000,
  },
  uu04_dot_leaders: {
    css: COURIER,
    html: `<pre>
LAKESHORE DISPATCH                       PRO NUMBER......: 90-4471
RATE AGREEMENT                           PRO DATE........: 11/30/26

PICK#  1  BADGER FOUNDRY
          1205 S 1ST ST
          MILWAUKEE WI 53204
          PU DATE.: 12/01/26   PU TIME.: 0900
STOP#  1  WOLVERINE MACHINE
          1500 MICHIGAN ST NE
          GRAND RAPIDS MI 49503
          DL DATE.: 12/02/26   DL TIME.: 0730

AGREED RATE.....:    715.00
ADVANCES........:       .00
BALANCE DUE.....:    715.00
</pre>`,
    stops: ['P Milwaukee, WI 53204 2026-12-01', 'D Grand Rapids, MI 49503 2026-12-02'],
    load: '90-4471',
    rate: 71500,
  },
  uu05_parties_then_dates: {
    css: SMALL,
    html: `<h2>Carrier Load Confirmation</h2><p>Shipment # 5510284</p><table class="g w"><tr><th>Shipper</th><th>Consignee</th></tr><tr><td>Boise Cascade Yard<br>2301 Simplot Blvd<br>Caldwell, ID 83605</td><td>Salt City Lumber<br>2105 W 2300 S<br>West Valley City, UT 84119</td></tr><tr><td>Pickup date: 12/01/2026<br>Between 7:00 AM and 3:00 PM</td><td>Delivery date: 12/02/2026<br>Between 7:00 AM and 1:00 PM</td></tr></table><p>Commodity lumber, 46,000 lbs. Flatbed 48'.</p><p>Agreed carrier charges</p>${table('g', '#Description|Amount', 'Line haul|$880.00', 'Tarps|$0.00', 'TOTAL|$880.00')}`,
    stops: ['P Caldwell, ID 83605 2026-12-01', 'D West Valley City, UT 84119 2026-12-02'],
    load: '5510284',
    rate: 88000,
  },
  uu06_portal_header_chips: {
    css: SMALL,
    html: `<p><b>Load 44170-2</b> &nbsp; Booked &nbsp; Van &nbsp; 412 mi &nbsp; 38,000 lb</p><h2>$1,310.00</h2><p>Pickup · Tue 12/01 08:00 CST<br>Owensboro Plastics<br>2901 Hwy 60 W<br>Owensboro, KY 42301</p><p>Drop-off · Wed 12/02 10:00 EST<br>Toledo Closures<br>5000 Telegraph Rd<br>Toledo, OH 43612</p><p>Carrier pays own tolls. Tracking required or $150.00 is withheld.</p>`,
    stops: ['P Owensboro, KY 42301 2026-12-01', 'D Toledo, OH 43612 2026-12-02'],
    load: '44170-2',
    rate: 131000,
  },
  uu07_stop_two_columns: {
    css: SMALL,
    html: `<h2>Load Confirmation</h2><p>Load Name: TL-0118843 &nbsp; Carrier Due: <b>$2,050.00</b></p>${table('g w', '#Stop 1 - Pickup|Date and references', 'Tyler Pipe Works<br>11910 CR 492<br>Tyler, TX 75706|Appt: 12/01/2026 09:00<br>PU#: 118-44')}${table('g w', '#Stop 2 - Pickup|Date and references', 'Marshall Valve<br>2300 E Grand Ave<br>Marshall, TX 75670|Appt: 12/01/2026 14:00<br>PU#: 118-45')}${table('g w', '#Stop 3 - Delivery|Date and references', 'Birmingham Water Supply<br>3600 1st Ave N<br>Birmingham, AL 35222|Appt: 12/02/2026 10:00<br>DEL#: 77-09')}`,
    stops: [
      'P Tyler, TX 75706 2026-12-01',
      'P Marshall, TX 75670 2026-12-01',
      'D Birmingham, AL 35222 2026-12-02',
    ],
    load: 'TL-0118843',
    rate: 205000,
  },
  uu08_plain_stop_type: {
    css: SMALL,
    html: `<h3>TENDER ACCEPTANCE</h3><p>Primary Reference: MG-4418-2207<br>Carrier: RDGX<br>Total: 1,022.50 USD</p><p>Stop 1<br>Stop Type: Pickup<br>Savannah Rolls Inc<br>120 Crossgate Rd<br>Savannah GA 31407 US<br>Planned: 12/01/2026 06:00 - 12/01/2026 18:00</p><p>Stop 2<br>Stop Type: Drop<br>Knox Packaging<br>2610 Mitchell St<br>Knoxville TN 37917 US<br>Planned: 12/02/2026 08:00 - 12/02/2026 12:00</p>`,
    stops: ['P Savannah, GA 31407 2026-12-01', 'D Knoxville, TN 37917 2026-12-02'],
    load: 'MG-4418-2207',
    rate: 102250,
  },
  uu09_keys_apart: {
    css: SMALL,
    html: `<h2>Load Confirmation</h2>${table('g w', 'Confirmation no.|DL-771204|Confirmed|11/30/2026', 'Origin city|Amarillo|Destination city|Wichita Falls', 'Origin state|TX|Destination state|TX', 'Origin ZIP|79118|Destination ZIP|76306', 'Pickup date|12/01/2026|Delivery date|12/02/2026', 'Equipment|Reefer|Weight|40,000', 'Offered rate|$700.00|Accepted rate|$725.00')}`,
    stops: ['P Amarillo, TX 79118 2026-12-01', 'D Wichita Falls, TX 76306 2026-12-02'],
    load: 'DL-771204',
    rate: 72500,
  },
  uu10_word_numbered: {
    css: SERIF,
    html: `<p style="text-align:center"><b>CONFIRMATION OF CARRIAGE</b></p><p>Our file: CC-26-0881</p><p>1. &nbsp;Carrier: Ridgeback Express LLC</p><p>2. &nbsp;Goods: 22 pallets bottled water, 43,200 lbs</p><p>3. &nbsp;Loading place: Poland Bottlers, 109 Poland Spring Dr, Poland, ME 04274</p><p>4. &nbsp;Loading date: December 1, 2026, 6 a.m.</p><p>5. &nbsp;Unloading place: Albany Beverage, 50 Commerce Ave, Albany, NY 12206</p><p>6. &nbsp;Unloading date: December 2, 2026, 7 a.m.</p><p>7. &nbsp;Freight: $985.00, all inclusive</p><p>8. &nbsp;Payment: 30 days from receipt of the signed delivery receipt</p>`,
    stops: ['P Poland, ME 04274 2026-12-01', 'D Albany, NY 12206 2026-12-02'],
    load: 'CC-26-0881',
    rate: 98500,
  },
  uu11_fields_in_rows: {
    css: SMALL,
    html: `<h3>LOAD SHEET 20618</h3>${table('g w', '|Pickup|Drop 1|Drop 2', 'Name|Garden City Pack|Pueblo Market|Aurora Market', 'Street|1501 E Fulton St|801 W 4th St|15200 E Colfax Ave', 'City/ST/ZIP|Garden City, KS 67846|Pueblo, CO 81003|Aurora, CO 80011', 'Date|12/01/2026|12/02/2026|12/02/2026', 'Time|09:00|06:00|11:00', 'Pallets|22|10|12')}<p>Truck pay: 1,275.00</p>`,
    stops: [
      'P Garden City, KS 67846 2026-12-01',
      'D Pueblo, CO 81003 2026-12-02',
      'D Aurora, CO 80011 2026-12-02',
    ],
    load: '20618',
    rate: 127500,
  },
  uu12_mail_thread: {
    css: SERIF,
    html: `<p><b>Re: Covering Yuma - load 7714402</b></p><p>Jo Reyes &lt;jo@ridgeback.example&gt;<br>Mon 11/30/2026 2:14 PM<br>To: Ana Cole</p><p>Confirmed, we have a truck.</p><hr><p>On Mon, Nov 30, 2026 at 1:50 PM Ana Cole wrote:</p><p>&gt; Jo, we can do $2,400 all in, no more.<br>&gt; Load at Yuma Lettuce, 3525 E 39th St, Yuma, AZ 85365 on 12/1 at 10:00<br>&gt; Unload at Valley Greens, 1400 S Zarzamora St, San Antonio, TX 78207 on 12/3 at 05:00<br>&gt; Reefer at 34. Was posted at $2,100.</p><p>Ana Cole<br>Sonora Freight Desk</p>`,
    stops: ['P Yuma, AZ 85365 2026-12-01', 'D San Antonio, TX 78207 2026-12-03'],
    load: '7714402',
    rate: 240000,
  },
  uu13_chat_print: {
    css: SMALL,
    html: `<p>Dispatch chat · exported 11/30/2026</p><p>[9:02] Mia: Hey, load # 33-9081 is yours<br>[9:02] Mia: PICKUP: Gadsden Steel, 2200 1st Ave S, Gadsden, AL 35901. Tuesday 12/1 7am<br>[9:03] Mia: DELIVERY: Charlotte Rebar, 4300 Statesville Rd, Charlotte, NC 28269. Wed 12/2 8am<br>[9:03] Mia: pays 1150 flat<br>[9:05] Jo: ok 👍</p>`,
    stops: ['P Gadsden, AL 35901 2026-12-01', 'D Charlotte, NC 28269 2026-12-02'],
    load: '33-9081',
    rate: 115000,
  },
  uu14_bill_and_rate: {
    css: SMALL,
    html: `<h2>Bill of Lading and Rate Confirmation</h2><table class="g w"><tr><td><b>SHIP FROM</b><br>Decatur Soy<br>2200 E Eldorado St<br>Decatur, IL 62521<br>SID# 440</td><td>BOL Number: 60-88120<br>Carrier Name: Ridgeback Express<br>SCAC: RDGX<br>Load number: HT-20771</td></tr><tr><td><b>SHIP TO</b><br>Louisville Feed<br>3900 Millers Ln<br>Louisville, KY 40216<br>CID# 12</td><td>Pickup date: 12/01/2026<br>Delivery date: 12/02/2026</td></tr><tr><td><b>THIRD PARTY FREIGHT CHARGES BILL TO</b><br>Heartland Tender Inc<br>1 Main St<br>Peoria, IL 61602</td><td>Freight charge: $690.00 prepaid</td></tr></table>`,
    stops: ['P Decatur, IL 62521 2026-12-01', 'D Louisville, KY 40216 2026-12-02'],
    load: 'HT-20771',
    rate: 69000,
  },
  uu15_ramp_to_door: {
    css: SMALL,
    html: `<h2>Dray order DR-661184</h2>${table('w', 'Container|TRHU 448120-7|Size|53 domestic', 'Rail ref|882-K|Vessel|none')}<h4>Pull from ramp</h4><p>UP Dallas Intermodal Terminal<br>500 E Wintergreen Rd<br>Wilmer, TX 75172<br>Grounded 11/30/2026, pull by 12/01/2026 14:00</p><h4>Deliver door</h4><p>Waco Hardware<br>2000 Exchange Pkwy<br>Waco, TX 76712<br>Appointment 12/02/2026 08:00</p>${table('g', 'Base|$410.00', 'Fuel 28%|$114.80', 'Chassis split|$45.00', 'Order total|$569.80')}`,
    stops: ['P Wilmer, TX 75172 2026-12-01', 'D Waco, TX 76712 2026-12-02'],
    load: 'DR-661184',
    rate: 56980,
  },
  uu16_two_pages: {
    css: SMALL,
    html: `<h2>Master Carrier Rate Confirmation</h2><p>Confirmation #: 2288-4107 &nbsp; Date: 11/30/2026</p><p>Broker: Ironwood Freight Services, 18 Canal St, Utica, NY 13502, MC 550918<br>Carrier: Ridgeback Express LLC, 900 Depot Rd, Salina, KS 67401, MC 881204</p><p>The parties confirm the shipment on page 2. Carrier will carry cargo insurance of $100,000.00. A late fee of $250.00 applies.</p><div style="page-break-before:always"></div><h3>Shipment details</h3>${table('g w', '#|Facility|Window|Reference', 'Pick|Oneida Cutlery, 163 Kenwood Ave, Oneida, NY 13421|12/01/2026 10:00-12:00|PO 4410', 'Drop|Scranton Kitchen, 1000 S Washington Ave, Scranton, PA 18505|12/02/2026 08:00-09:00|PO 4411')}<p>Compensation: $640.00 line haul + $96.00 fuel = <b>$736.00</b></p>`,
    stops: ['P Oneida, NY 13421 2026-12-01', 'D Scranton, PA 18505 2026-12-02'],
    load: '2288-4107',
    rate: 73600,
  },
  uu17_vehicle_dispatch: {
    css: SMALL,
    html: `<h2>Dispatch Sheet</h2><p>Order ID: 99-VX-4471</p>${table('w', 'Vehicle|2021 Subaru Outback|Price to carrier|$650.00', 'Pay method|COD $650.00 cash or certified|Trailer|Open')}<div class="two"><div><h4>Pickup Information</h4>Dana Cole<br>1420 N Weber St<br>Colorado Springs, CO 80907<br>Phone: (719) 555-0138<br>First available: 12/01/2026</div><div><h4>Delivery Information</h4>Lee Cole<br>3100 Central Ave SE<br>Albuquerque, NM 87106<br>Phone: (505) 555-0121<br>Desired: 12/02/2026</div></div>`,
    stops: ['P Colorado Springs, CO 80907 2026-12-01', 'D Albuquerque, NM 87106 2026-12-02'],
    load: '99-VX-4471',
    rate: 65000,
  },
  uu18_expedite_slip: {
    css: SMALL,
    html: `<h2>EXPEDITE SLIP</h2><p>Job 77-40918 · Sprinter · direct drive</p><p><b>Collect</b> 01-Dec-2026 13:00<br>Auburn Hills Prototype, 2725 Bond St, Auburn Hills MI 48326</p><p><b>Deliver</b> 01-Dec-2026 22:30<br>Georgetown Assembly, 1001 Cherry Blossom Way, Georgetown KY 40324</p><p>Loaded miles 361 @ 1.55 = 559.55 · Deadhead 40 @ 0.50 = 20.00 · You get <b>579.55</b></p>`,
    stops: ['P Auburn Hills, MI 48326 2026-12-01', 'D Georgetown, KY 40324 2026-12-01'],
    load: '77-40918',
    rate: 57955,
  },
  uu19_cross_border: {
    css: SMALL,
    html: `<h2>Transport order TO-40881</h2>${table('g w', '#|Shipper|Customs|Receiver', 'Company|Calgary Pulse Co|Sweetgrass Customs|Great Falls Mill', 'Address|5555 69 Ave SE|1 Border Rd|1100 25th Ave NE', 'Place|Calgary, AB T2C 4R5|Sweet Grass, MT 59484|Great Falls, MT 59404', 'When|2026-12-01 08:00|PAPS RDGX0041|2026-12-02 10:00')}<p>Rate: US$1,480.00 flat, incl. border crossing</p>`,
    stops: ['P Calgary, AB T2C 4R5 2026-12-01', 'D Great Falls, MT 59404 2026-12-02'],
    load: 'TO-40881',
    rate: 148000,
  },
  uu20_timeline_tags: {
    css: SMALL,
    html: `<h2>Your trip #T-882-019</h2><table class="w"><tr><td>Dec 1, 2026<br>07:00</td><td><b>Lima Refining</b> <small>PICKUP</small><br>1150 S Metcalf St<br>Lima, OH 45804</td></tr><tr><td>Dec 1, 2026<br>15:00</td><td><b>Evansville Coatings</b> <small>DROP</small><br>1200 N Garvin St<br>Evansville, IN 47711</td></tr></table><p>Trip earnings <b>$905.00</b> (2.81 per loaded mile)</p>`,
    stops: ['P Lima, OH 45804 2026-12-01', 'D Evansville, IN 47711 2026-12-01'],
    load: 'T-882-019',
    rate: 90500,
  },
  uu21_check_boxes: {
    css: SMALL,
    html: `<h2>Carrier Rate & Load Confirmation</h2><p>Load: 330-7714 &nbsp; [x] Truckload &nbsp; [ ] Partial &nbsp; [ ] Team</p><p><b>Shipper:</b> Rome Carpet Mill &nbsp; [x] Live &nbsp; [ ] Drop<br>Address: 700 Redmond Rd &nbsp; City: Rome &nbsp; State: GA &nbsp; Zip: 30165<br>Date: 12/01/2026 &nbsp; Time: 8:00 AM</p><p><b>Consignee:</b> Tampa Flooring &nbsp; [ ] Live &nbsp; [x] Drop<br>Address: 5100 W Hanna Ave &nbsp; City: Tampa &nbsp; State: FL &nbsp; Zip: 33634<br>Date: 12/02/2026 &nbsp; Time: 9:00 AM</p><p>Rate: $1,260.00 &nbsp; Fuel: incl. &nbsp; Other: $0.00</p>`,
    stops: ['P Rome, GA 30165 2026-12-01', 'D Tampa, FL 33634 2026-12-02'],
    load: '330-7714',
    rate: 126000,
  },
  uu22_api_dump: {
    css: COURIER,
    html: `<pre>
load.id:            LD-55-20817
load.equipment:     V53
pickup.name:        Racine Tractor Parts
pickup.address:     2900 S Memorial Dr
pickup.city:        Racine
pickup.state:       WI
pickup.zip:         53403
pickup.date:        2026-12-01T08:00
dropoff.name:       Moline Implement
dropoff.address:    1515 River Dr
dropoff.city:       Moline
dropoff.state:      IL
dropoff.zip:        61265
dropoff.date:       2026-12-02T09:00
pay.linehaul:       520.00
pay.fuel:           88.00
pay.total:          608.00
</pre>`,
    stops: ['P Racine, WI 53403 2026-12-01', 'D Moline, IL 61265 2026-12-02'],
    load: 'LD-55-20817',
    rate: 60800,
  },
  uu23_grain_ticket: {
    css: SERIF,
    html: `<p><b>Haul ticket 44-1182</b> &nbsp; Hopper bottom &nbsp; Corn</p><p>Load out of: Hastings Elevator, 1600 W 2nd St, Hastings, NE 68901<br>Load date: 12/01/2026</p><p>Haul to: York Ethanol, 1414 County Rd O, York, NE 68467<br>Dump date: 12/01/2026</p><p>26.5 tons x $14.00 = $371.00</p>`,
    stops: ['P Hastings, NE 68901 2026-12-01', 'D York, NE 68467 2026-12-01'],
    load: '44-1182',
    rate: 37100,
  },
  uu24_role_behind_town: {
    css: SMALL,
    html: `<h2>Confirmation 8840-117</h2>${table('g w', '#Company|Where|When|Qty', 'Fond du Lac Paper|260 Trowbridge Dr<br>Fond du Lac, WI 54937 (PU)|12/01/2026 06:00|24', 'Rockford Envelope|4500 Harrison Ave<br>Rockford, IL 61108 (DEL)|12/01/2026 11:00|10', 'Gary Mail House|600 W Ridge Rd<br>Gary, IN 46408 (DEL)|12/01/2026 15:00|14')}<p>Rate to carrier 745.00, stop charge included</p>`,
    stops: [
      'P Fond du Lac, WI 54937 2026-12-01',
      'D Rockford, IL 61108 2026-12-01',
      'D Gary, IN 46408 2026-12-01',
    ],
    load: '8840-117',
    rate: 74500,
  },
};
