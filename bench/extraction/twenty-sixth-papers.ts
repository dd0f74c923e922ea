import { table, type ByHand } from './by-hand-papers';

/**
 * A twenty-sixth batch, drawn after the rules were mended on the twenty-fifth and without a look at them: portals, team loads, tankers,
 * relays, flowers, moved equipment, messages, faxed forms, notices in French.
 * At first sight 11 of 15 exact, 14 load numbers, 12 rates, nothing wrong without a doubt; none of the exact ones with one.
 * After mending 14, 15 and 15; none with a doubt.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const RULES = `<div style="font-size:7px"><p>General rules. The carrier named here hauls under its own authority and does not broker the load to others. Layover is $175.00 a day with approval. Late trucks lose up to $250.00. Pictures of the load, the seal and the signed papers are sent by the app. Unauthorized stops are not paid. Claims go to 900 Commerce St, Suite 40, Louisville, KY 40202.</p></div>`;

export const TWENTY_SIXTH_BATCH: Readonly<Record<string, ByHand>> = {
  hh01_portal_print: {
    css: SMALL,
    html: `<p style="color:#666">Carrier portal &gt; My loads &gt; 90044718</p><h2>Load 90044718 <span style="font-size:9px">Booked</span></h2>
${table('w', '#Rate|Distance|Equipment|Weight', '$2,240.00|918 mi|Van 53 ft|40,700 lb')}
<p><b>1</b> &nbsp; <b>Pickup</b> &nbsp; Tulsa, OK<br>Osage Nutrition<br>6100 S Yale Ave, Tulsa, OK 74136<br>Tue 12/01/2026 10:00 - 14:00 CST<br>Pickup number: OSG-7741</p>
<p><b>2</b> &nbsp; <b>Delivery</b> &nbsp; Atlanta, GA<br>Chattahoochee Pet Mart<br>3700 Browns Mill Rd SE, Atlanta, GA 30354<br>Thu 12/03/2026 06:00 EST<br>Delivery number: 0071-B</p>
<p>Commodity: pet food &nbsp; Customer reference: 4500-8812</p>${RULES}`,
    stops: ['P Tulsa, OK 74136 2026-12-01', 'D Atlanta, GA 30354 2026-12-03'],
    load: '90044718',
    rate: 224000,
    details: { weight: '40,700 lb', miles: '918 mi' },
  },
  hh02_team_load: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Longhaul Team Logistics</b><br>Ph 800-555-0170</td><td class="right">TEAM CARRIER RATE CONFIRMATION<br>LTL Load Nbr: 66-04187<br>Date: 29-Nov-26</td></tr></table>
${table('g w', '#Event|Where|Earliest|Latest', 'Origin 1|Garden Grove Electronics, 11900 Western Ave, Garden Grove, CA 92841|30-Nov-26 15:00|30-Nov-26 18:00', 'Origin 2|Inland Robotics, 1680 Palmyrita Ave, Riverside, CA 92507|30-Nov-26 20:00|30-Nov-26 21:00', 'Destination|Keystone Fulfillment, 40 Truck Ln, Carlisle, PA 17015|03-Dec-26 06:00|03-Dec-26 10:00')}
<p>High value, team required, do not stop within 200 miles of Riverside. 17,900 lbs.</p>${table('', 'Flat rate for 2,640 miles|USD 7,100.00', 'Team premium|USD 400.00', 'Total to carrier|USD 7,500.00')}${RULES}`,
    stops: [
      'P Garden Grove, CA 92841 2026-11-30',
      'P Riverside, CA 92507 2026-11-30',
      'D Carlisle, PA 17015 2026-12-03',
    ],
    load: '66-04187',
    rate: 750000,
    details: { weight: '17,900 lb', miles: '2,640 mi' },
  },
  hh03_milk_tanker: {
    css: COURIER,
    html: `<pre>
LAKE STATE DAIRY HAULING             ROUTE TICKET 118-2044
WEEK 49  TUESDAY 12/01/2026          UNIT __________

FARM PICKUPS
  1  HOLSTEIN HILL FARM    N4410 COUNTY RD F    CHILTON WI 53014      05:10
  2  MAPLE BROOK DAIRY     W2204 SCHMIDT RD     KIEL WI 53042         06:20
PLANT
  3  WINNEBAGO CHEESE      1200 W 9TH AVE       OSHKOSH WI 54902      08:30

LBS EST 48,200      MILES 71      PAY THIS ROUTE $312.00
</pre>`,
    stops: [
      'P Chilton, WI 53014 2026-12-01',
      'P Kiel, WI 53042 2026-12-01',
      'D Oshkosh, WI 54902 2026-12-01',
    ],
    load: '118-2044',
    rate: 31200,
  },
  hh04_stops_beside_instructions: {
    css: SMALL,
    html: `<h2>Rate Confirmation: Load #7714402</h2><p>Cascadia Cross Freight, 1420 5th Ave, Seattle, WA 98101 &nbsp; Agent: Priya N. &nbsp; 206-555-0149</p>
<table class="g w"><tr><th style="width:55%">Stop details</th><th>Instructions</th></tr><tr><td><b>Pickup: 12/01/2026 from 08:00 to 12:00</b><br>Everett Paper Stock<br>2600 Federal Ave<br>Everett, WA 98201</td><td>Check in at the north gate with load number. Safety vest required. Do not arrive before 12/01/2026.</td></tr><tr><td><b>Delivery: 12/02/2026 at 07:30</b><br>Treasure State Printers<br>900 E Broadway St<br>Missoula, MT 59802</td><td>Lumper paid with receipt. Call receiver at 406-555-0172 one hour before arrival.</td></tr></table>
<p>Trailer: 53 van, food grade. Weight 39,000. Miles 497.</p><p>Carrier agrees to haul the load for a total of $1,640.00 including all surcharges.</p>${RULES}`,
    stops: ['P Everett, WA 98201 2026-12-01', 'D Missoula, MT 59802 2026-12-02'],
    load: '7714402',
    rate: 164000,
    details: { miles: '497 mi' },
  },
  hh05_french_notice: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Courtage Fleuve-Nord</b><br>50, rue Saint-Paul, Québec (QC) G1K 3V9</td><td class="right"><b>Avis de répartition</b><br>Commande : CFN-20418<br>Le 29 novembre 2026</td></tr></table>
<p><b>CHARGER CHEZ</b><br>Aluminium Saguenay ltée<br>1955, boul. Mellon<br>Jonquière (Québec) G7S 4L2<br>Le mardi 1er décembre 2026, de 7 h à 15 h<br>No de ramassage : 88-120</p><p><b>LIVRER CHEZ</b><br>Fonderie Bay State<br>200 Industrial Park Rd<br>Fall River, MA 02720<br>Le jeudi 3 décembre 2026 à 8 h</p>
<p>Chargement : lingots, 20 paquets, 20 400 kg. Plate-forme avec bâches. Distance 890 km.</p><p>Prix convenu pour le voyage : 2 450,00 $ US. Retard : 150,00 $.</p>`,
    stops: ['P Jonquière, QC G7S 4L2 2026-12-01', 'D Fall River, MA 02720 2026-12-03'],
    load: 'CFN-20418',
    rate: 245000,
    details: { weight: '20,400 kg' },
  },
  hh06_relay: {
    css: SMALL,
    html: `<p><b style="font-size:14px">Meridian Relay Network</b> &nbsp; Segment order <b>MRN-5512-S2</b> &nbsp; issued 11/29/2026</p><p>You run segment 2 of 3 with a loaded trailer.</p>
${table('g w', 'Take over at|Relay yard Amarillo, 9500 E Interstate 40, Amarillo, TX 79118', 'When|12/01/2026 18:00 to 19:00', 'Trailer|MRN 53014, seal 88120', 'Hand over at|Relay yard Joplin, 4240 E 32nd St, Joplin, MO 64804', 'When|12/02/2026 03:00 to 05:00', 'Paid miles|470', 'Segment pay|$893.00 all in')}<p>Gross 41,000 lbs. Do not break the seal.</p>${RULES}`,
    stops: ['P Amarillo, TX 79118 2026-12-01', 'D Joplin, MO 64804 2026-12-02'],
    load: 'MRN-5512-S2',
    rate: 89300,
  },
  hh07_flowers: {
    css: 'body{font:10px/1.4 "DejaVu Serif",serif}',
    html: `<h2>Tropic Bloom Transport Desk</h2><p>Booking TBT 771-2044 &nbsp; 11/29/2026 &nbsp; Reefer, 36F continuous</p>
${table('g w', '#Loading|Boxes|Date and time', 'Miami Bloom Imports<br>2400 NW 82nd Ave<br>Doral, FL 33122|410|12/01/2026 11:00', 'Andes Flower Coolers<br>7900 NW 25th St<br>Doral, FL 33122|260|12/01/2026 14:00')}${table('g w', '#Unloading|Boxes|Date and time', 'Petal Place DC<br>8801 Wellington Rd<br>Manassas, VA 20109|390|12/02/2026 20:00', 'Garden State Floral<br>75 State St<br>Moonachie, NJ 07074|280|12/03/2026 04:00')}
<p>1,290 miles, 14,800 lbs. Truck rate $3,950.00, includes two extra stops.</p>${RULES}`,
    stops: [
      'P Doral, FL 33122 2026-12-01',
      'P Doral, FL 33122 2026-12-01',
      'D Manassas, VA 20109 2026-12-02',
      'D Moonachie, NJ 07074 2026-12-03',
    ],
    load: 'TBT 771-2044',
    rate: 395000,
    details: { weight: '14,800 lb', miles: '1,290 mi' },
  },
  hh08_equipment_move: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Red Clay Machinery Transport</b></td><td class="right">Hauling agreement<br>Ref. RC-2604418</td></tr></table>
${table('w', 'Machine|Excavator, 2019, 54,200 lbs, 34 x 10.5 x 10.8 ft', 'Loading site|Peachtree Grading, 2150 Marietta Blvd NW, Atlanta, GA 30318', 'Loading date|Wednesday 12/02/2026, 8:00 AM, contact Ray 404-555-0111', 'Unloading site|Palmetto Quarry, 1700 Quarry Rd, Columbia, SC 29203', 'Unloading date|Thursday 12/03/2026, before noon', 'Trailer|Lowboy', 'Permits|GA and SC, by shipper')}<p>Hauling price: $1,480.00. Payment terms: net 30.</p>${RULES}`,
    stops: ['P Atlanta, GA 30318 2026-12-02', 'D Columbia, SC 29203 2026-12-03'],
    load: 'RC-2604418',
    rate: 148000,
    details: { weight: '54,200 lb' },
  },
  hh09_two_column_boxes: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:16px">ALLEGHENY DIRECT</b></td><td class="right"><b>CARRIER RATE AGREEMENT</b></td></tr></table>
<table class="g w"><tr><td style="width:50%"><b>ORDER NUMBER</b><br>AD0092214</td><td><b>DATE / TIME PRINTED</b><br>11/29/2026 14:07</td></tr><tr><td><b>BROKER</b><br>Allegheny Direct LLC<br>600 Grant St<br>Pittsburgh, PA 15219</td><td><b>CARRIER</b><br>Ridgeback Express LLC<br>410 Depot St<br>Caldwell, ID 83605</td></tr><tr><td><b>ORIGIN</b><br>Monessen Coke<br>345 Donner Ave<br>Monessen, PA 15062</td><td><b>DESTINATION</b><br>Great Lakes Foundry<br>2400 E 79th St<br>Cleveland, OH 44104</td></tr><tr><td><b>READY</b><br>12/01/2026 07:00</td><td><b>DUE</b><br>12/01/2026 15:00</td></tr><tr><td><b>FREIGHT</b><br>Foundry coke, bulk, 46,000 lbs</td><td><b>EQUIPMENT</b><br>End dump</td></tr><tr><td><b>MILES</b><br>151</td><td><b>RATE</b><br>$640.00 flat</td></tr></table>${RULES}`,
    stops: ['P Monessen, PA 15062 2026-12-01', 'D Cleveland, OH 44104 2026-12-01'],
    load: 'AD0092214',
    rate: 64000,
    details: { miles: '151 mi' },
  },
  hh10_text_thread: {
    css: 'body{font:11px/1.5 "DejaVu Sans",sans-serif}',
    html: `<p><b>Messages with Gulf South Dispatch</b> &nbsp; printed 11/29/2026</p><p>Gulf South 2:14 PM: Got one for you. Load GS-40771, 22 pallets roofing shingles 45,500 lbs</p><p>Gulf South 2:15 PM: PU: Mobile Roofing Plant, 1200 Telegraph Rd, Mobile, AL 36610, 12/1/26 7am-2pm, PU# 55187</p><p>Gulf South 2:15 PM: DEL: Builders Yard 14, 4100 Ringgold Rd, Chattanooga, TN 37412, 12/2/26 8am</p><p>Gulf South 2:16 PM: $1,275 all in, flatbed w/ tarps, 441 mi. Want it?</p><p>You 2:20 PM: Yes send it</p><p>Gulf South 2:21 PM: Booked, thank you</p>`,
    stops: ['P Mobile, AL 36610 2026-12-01', 'D Chattanooga, TN 37412 2026-12-02'],
    load: 'GS-40771',
    rate: 127500,
    details: { weight: '45,500 lb', miles: '441 mi' },
  },
  hh11_shipper_tms_wide: {
    css: 'body{font:8px/1.35 "DejaVu Sans",sans-serif}',
    page: { landscape: true },
    html: `<p><b style="font-size:13px">Carrier Shipment Details</b> &nbsp; Shipment: SHP-0033418-01 &nbsp; Status: Accepted by RDGX on 11/28/2026 17:44</p>
${table('g w', '#Seq|Stop type|Location ID|Name and address|Appointment from|Appointment to|Orders|Cases|Gross wt', '10|PU|DC0410|Prairie Foods DC<br>1500 S Highway 69<br>Lenexa, KS 66219|2026-12-01 06:00 CT|2026-12-01 08:00 CT|450019-1, 450019-2|1,120|38,410', '20|DO|ST2207|Lakeland Grocer 07<br>3300 County Road 10<br>Brooklyn Center, MN 55429|2026-12-02 04:00 CT|2026-12-02 05:00 CT|450019-1|560|19,205', '30|DO|ST2211|Lakeland Grocer 11<br>1400 W Lake St<br>Duluth, MN 55805|2026-12-02 10:00 CT|2026-12-02 11:00 CT|450019-2|560|19,205')}
${table('g', '#Charge|Amount|Currency', 'Base|1,260.00|USD', 'Fuel|279.30|USD', 'Stops|60.00|USD', 'Total|1,599.30|USD')}`,
    stops: [
      'P Lenexa, KS 66219 2026-12-01',
      'D Brooklyn Center, MN 55429 2026-12-02',
      'D Duluth, MN 55805 2026-12-02',
    ],
    load: 'SHP-0033418-01',
    rate: 159930,
  },
  hh12_fax_form_blanks: {
    css: COURIER,
    html: `<pre>
        HIGH PLAINS GRAIN &amp; FREIGHT     FAX 806-555-0181

TO:  Ridgeback Express      ATTN: dispatch     PAGES: 1

TRUCK ORDER NO. __HP-7712__      DATE __11/29/2026__

LOAD AT      __Panhandle Elevator, 900 S Main, Dimmitt, TX 79027__
LOAD DAY     __12/01/2026, 7 am to 4 pm__
HAUL TO      __Sunbelt Feed Mill, 4200 W Reno Ave, Oklahoma City, OK 73107__
UNLOAD DAY   __12/02/2026, 6 am to 2 pm__

PRODUCT      __corn__    EST. WEIGHT __52,000 lbs__
RATE         __$0.98 per bushel, about $910.00__   MILES __318__

FLAT PAY TO TRUCK IF FULL  __$910.00__
</pre>`,
    stops: ['P Dimmitt, TX 79027 2026-12-01', 'D Oklahoma City, OK 73107 2026-12-02'],
    load: 'HP-7712',
    rate: 91000,
  },
  hh13_date_first_cards: {
    css: 'body{font:10px/1.4 "DejaVu Sans",sans-serif}.d{font-size:14px;font-weight:bold}',
    html: `<table class="w"><tr><td><b style="font-size:16px">Waypoint North</b></td><td class="right">Trip sheet for load <b>WN118-442</b><br>Carrier rate $1,905.00</td></tr></table>
<p><span class="d">Dec 1</span> &nbsp; 09:00 - 11:00<br><b>Load 18 pallets</b><br>Fox Valley Foods, 2400 W Prospect Ave, Appleton, WI 54914</p><p><span class="d">Dec 2</span> &nbsp; 07:00<br><b>Unload 10 pallets</b><br>Hoosier Grocers, 5400 W 84th St, Indianapolis, IN 46268</p><p><span class="d">Dec 2</span> &nbsp; 14:30<br><b>Unload 8 pallets</b><br>Derby City Foods, 4500 Produce Rd, Louisville, KY 40218</p>
<p>Issued 11/29/2026. 27,300 lbs, 489 miles, temperature 28 to 32 F.</p>${RULES}`,
    stops: [
      'P Appleton, WI 54914 2026-12-01',
      'D Indianapolis, IN 46268 2026-12-02',
      'D Louisville, KY 40218 2026-12-02',
    ],
    load: 'WN118-442',
    rate: 190500,
    details: { weight: '27,300 lb', miles: '489 mi' },
  },
  hh14_auto_parts_letterhead_foot: {
    css: SMALL,
    html: `<h2>Load Assignment</h2>${table('w', 'Assignment ID|LA-99-20417|Carrier|Ridgeback Express', 'Customer PO|880-114|Trailer type|Van')}
${table('g w', '#|Pickup stop|Delivery stop', 'Facility|Wolverine Axle Plant 2|Lone Star Truck Assembly', 'Street address|1840 Holbrook St|12011 Camp Bowie W', 'City|Detroit|Fort Worth', 'State and ZIP|MI 48212|TX 76126', 'Arrive by|12/01/2026 6:00 AM|12/03/2026 5:30 AM', 'Contact|Dock 14|Receiving')}
<p>Load: axle assemblies, 44,000 lbs, 1,214 miles.</p><p>Freight charge $2,914.00<br>Fuel surcharge $486.00<br><b>Carrier compensation $3,400.00</b></p>${RULES}<hr><center>Motor City Logistics Partners &nbsp; 2000 Town Center, Southfield, MI 48075 &nbsp; MC 771180</center>`,
    stops: ['P Detroit, MI 48212 2026-12-01', 'D Fort Worth, TX 76126 2026-12-03'],
    load: 'LA-99-20417',
    rate: 340000,
    details: { weight: '44,000 lb', miles: '1,214 mi' },
  },
  hh15_amended: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Tidewater Truck Brokers</b><br>Norfolk, VA</td><td class="right"><b>REVISED RATE CONFIRMATION #2</b><br>Pro number 3310442<br>Replaces the confirmation of 11/27/2026</td></tr></table>
<p>Changes: delivery appointment moved; $100.00 added for the extra day.</p>${table('g w', '#|Shipper|Consignee', 'Name|Hampton Cold Chain|Volunteer Meats', 'Address|3800 Village Ave|2100 Nolensville Pike', 'City/ST/Zip|Norfolk, VA 23502|Nashville, TN 37211', 'Date|12/01/2026|12/03/2026 (was 12/02/2026)', 'Time|13:00|05:00')}
${table('', 'Original rate|$1,750.00', 'Layover|$100.00', 'Revised total|$1,850.00')}<p>Reefer -10F, 38,900 lbs, 689 miles.</p>${RULES}`,
    stops: ['P Norfolk, VA 23502 2026-12-01', 'D Nashville, TN 37211 2026-12-03'],
    load: '3310442',
    rate: 185000,
    details: { weight: '38,900 lb', miles: '689 mi' },
  },
};
