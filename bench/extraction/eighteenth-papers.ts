import { table, type ByHand } from './by-hand-papers';

/**
 * An eighteenth batch drawn by hand after the seventeenth was mended, in the same spirit, to measure with. At first sight 10 of 10 exact,
 * 10 load numbers, 10 rates, 1 with a doubt: a summary whose town the list does not have.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const TERMS = `<div style="font-size:8px"><p>By accepting this load Carrier agrees: (a) the rate shown is the whole compensation; (b) detention is paid at $40.00 an hour after three hours, up to $240.00; (c) a truck ordered and not used is paid $100.00; (d) failure to deliver on time costs up to $500.00; (e) the load may not be brokered again; (f) cargo insurance of $100,000.00 is in force; (g) Carrier waives any lien on the freight and seeks payment from Broker only; (h) the load moves in the trailer that is named above.</p><p>Proof of delivery must be sent the same day. Unloading receipts above $50.00 need an authorization number. Overweight axles are the responsibility of the driver; scale before leaving the shipper.</p></div>`;

export const EIGHTEENTH_BATCH: Readonly<Record<string, ByHand>> = {
  z01_rate_per_mile: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Great Bend Logistics</b><br>14507 Frontier Rd, Omaha, NE 68138<br>MC 334120</td><td class="right"><b>LOAD CONFIRMATION</b><br>Load Nbr: <b>GBL7720418</b><br>Created: 11/27/2026 08:12 CT<br>By: R. Haas</td></tr></table>
<table class="g w"><tr><td><b>CARRIER</b><br>Ridgeback Express LLC<br>18 Depot Rd<br>Tyler, TX 75702</td><td><b>CONTACT</b><br>Sofia<br>903-555-0150<br>dispatch@ridgeback.example</td><td><b>TRAILER</b><br>53 VAN<br><b>TOTAL MILES</b><br>497</td></tr></table>
${table('g w', '#Stop|Activity|Name and address|Appointment (local)|Numbers', '1|Live load|OMAHA CEREALS<br>6003 S 97TH ST<br>OMAHA NE 68127|11/30/26 09:00 to 11/30/26 13:00|PO 118-77', '2|Live unload|JEWEL MELROSE PARK<br>1955 W NORTH AVE<br>MELROSE PARK IL 60160|12/01/26 05:00 to 12/01/26 05:00|DEL 882014')}
<h3>Rate breakdown</h3>${table('w', '#Item|Rate|Qty|Extended', 'Linehaul per mile|$2.15|497|$1,068.55', 'Fuel per mile|$0.38|497|$188.86', 'Total|||$1,257.41')}${TERMS}`,
    stops: ['P Omaha, NE 68127 2026-11-30', 'D Melrose Park, IL 60160 2026-12-01'],
    load: 'GBL7720418',
    rate: 125741,
    details: { miles: '497 mi', mc: '334120' },
  },
  z02_facility_codes: {
    css: 'body{font:10px/1.5 "DejaVu Sans",sans-serif}.k{color:#777;font-size:8px}',
    html: `<h2>Load 114HQK7R2</h2><table class="w"><tr><td><span class="k">Total payout</span><br><b>$684.20</b></td><td><span class="k">Distance</span><br>301.4 mi</td><td><span class="k">Equipment</span><br>53' Trailer, provided</td><td><span class="k">Status</span><br>Scheduled</td></tr></table>
<p><b>1 &nbsp; FTW5 &nbsp; Pick up</b><br>33333 Lyndon B Johnson Fwy, Dallas, TX 75241<br><span class="k">Arrival</span> Mon Nov 30 18:00 CST &nbsp; <span class="k">Departure</span> Mon Nov 30 19:30 CST<br>Drop and hook</p><p><b>2 &nbsp; SAT2 &nbsp; Drop off</b><br>1410 S Callaghan Rd, San Antonio, TX 78227<br><span class="k">Arrival</span> Tue Dec 1 00:15 CST<br>Drop and hook</p><p class="k">Payout: base $612.00, fuel $72.20. Tolls are not paid. Issued 2026-11-27.</p>`,
    stops: ['P Dallas, TX 75241 2026-11-30', 'D San Antonio, TX 78227 2026-12-01'],
    load: '114HQK7R2',
    rate: 68420,
    details: { miles: '301.4 mi' },
  },
  z03_sunrise_form: {
    html: `<center><b style="font-size:18px">SUNDOWN TRANSPORTATION</b><br>10877 Watson Rd, St. Louis, MO 63127<br><b>LOAD CONFIRMATION #7710448</b></center>
<table class="w"><tr><td style="width:16%">Date:</td><td style="width:34%">11/27/2026</td><td style="width:16%">Broker:</td><td>Nick Ferris ext. 5512</td></tr><tr><td>Carrier:</td><td>Ridgeback Express LLC</td><td>Attn:</td><td>Sofia</td></tr><tr><td>Equip:</td><td>Van or reefer</td><td>Weight:</td><td>24,000 lbs</td></tr></table><hr>
<table class="w"><tr><td style="width:16%"><b>Shipper:</b></td><td style="width:34%">Gateway Candle Co<br>3600 Chouteau Ave<br>St. Louis, MO 63110</td><td style="width:16%"><b>Pick up:</b></td><td>Monday 11/30/2026<br>8:00 to 15:00<br>PU# 4418</td></tr></table><hr>
<table class="w"><tr><td style="width:16%"><b>Consignee:</b></td><td style="width:34%">Home Scents Ohio<br>5777 Grant Ave<br>Cleveland, OH 44105</td><td style="width:16%"><b>Deliver:</b></td><td>Tuesday 12/01/2026<br>10:00<br>PO# 20-1187</td></tr></table><hr><p>Rate: $1,150.00 including fuel. Driver must call 314-555-0170 when loaded and when empty.</p>${TERMS}<p>Signature: ____________________</p>`,
    stops: ['P St. Louis, MO 63110 2026-11-30', 'D Cleveland, OH 44105 2026-12-01'],
    load: '7710448',
    rate: 115000,
    details: { weight: '24,000 lb' },
  },
  z04_many_purchase_orders: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Wolverine Consolidated Freight Brokerage</b><br>4455 Airwest Dr SE, Kentwood, MI 49512</td><td class="right">Carrier Load Confirmation<br>Load ID <b>WCF 881204</b></td></tr></table>
<h3>Pickup 1 of 2</h3><table class="w"><tr><td style="width:45%">Holland Furniture Works<br>899 Lincoln Ave<br>Holland, MI 49423</td><td>Date: 11/30/2026<br>Time: 07:00-10:00<br>PO: 440018, 440019, 440020, 440022</td></tr></table><h3>Pickup 2 of 2</h3><table class="w"><tr><td style="width:45%">Zeeland Seating<br>855 E Main Ave<br>Zeeland, MI 49464</td><td>Date: 11/30/2026<br>Time: 11:00-14:00<br>PO: 440031, 440035</td></tr></table><h3>Delivery 1 of 2</h3><table class="w"><tr><td style="width:45%">Commonwealth Offices<br>4500 Sarellen Rd<br>Henrico, VA 23231</td><td>Date: 12/01/2026<br>Time: 14:00<br>PO: 440018, 440019, 440031</td></tr></table><h3>Delivery 2 of 2</h3><table class="w"><tr><td style="width:45%">Research Triangle Interiors<br>2800 Weck Dr<br>Durham, NC 27713</td><td>Date: 12/02/2026<br>Time: 08:00<br>PO: 440020, 440022, 440035</td></tr></table>
<p>Commodity: New furniture, blanket wrapped. Weight: 11,800 lbs. Equipment: 53' air ride van.</p>${table('g', 'Linehaul|$2,300.00', 'Extra pickup|$75.00', 'Extra delivery|$75.00', 'Total due carrier|$2,450.00')}${TERMS}`,
    stops: [
      'P Holland, MI 49423 2026-11-30',
      'P Zeeland, MI 49464 2026-11-30',
      'D Henrico, VA 23231 2026-12-01',
      'D Durham, NC 27713 2026-12-02',
    ],
    load: 'WCF 881204',
    rate: 245000,
    details: { weight: '11,800 lb' },
  },
  z05_older_machine: {
    css: COURIER,
    html: `<pre>PIEDMONT TRAFFIC BUREAU INC           ** RATE CONFIRMATION **
3200 W MARKET ST GREENSBORO NC 27403
PH 336-555-0111                       LOAD:  66204-1
                                      DATE:  11/27/26

TRUCKER: RIDGEBACK EXPRESS            RATE:      1,475.00
CONTACT: SOFIA                        FUEL:           .00
PHONE:   903-555-0150                 TOTAL:     1,475.00

-----------------------------------------------------------------
ORIGIN      HIGH POINT BEDDING         DATE 11/30/26  TIME 1300
            1800 S MAIN ST             PU#  HPB-771
            HIGH POINT NC 27260        336-555-0190
-----------------------------------------------------------------
DESTINATION LONE OAK FURNITURE         DATE 12/02/26  TIME 0700-1100
            5225 W I-40                PO#  118-44
            AMARILLO TX 79106          806-555-0155
-----------------------------------------------------------------
128 PCS  MATTRESSES  9,800 LBS  53FT VAN

CHECK CALLS DAILY BY 0900. FINES OF 50.00 APPLY.
</pre>`,
    stops: ['P High Point, NC 27260 2026-11-30', 'D Amarillo, TX 79106 2026-12-02'],
    load: '66204-1',
    rate: 147500,
    details: { weight: '9,800 lb' },
  },
  z06_order_information_box: {
    html: `<table class="w"><tr><td style="width:50%"><b style="font-size:16px">Blue Heron Logistics Group, LLC</b><br>500 Renaissance Center<br>Detroit, MI 48243<br>Fax 313-555-0199</td><td><table class="g w"><tr><th colspan="2">Order Information</th></tr><tr><td>Order #</td><td><b>BH-0044718</b></td></tr><tr><td>Customer Ref</td><td>TRK-77120</td></tr><tr><td>BOL #</td><td>4500981</td></tr><tr><td>Service</td><td>Truckload - team</td></tr></table></td></tr></table>
<table class="g w"><tr><th style="width:50%">Origin</th><th>Destination</th></tr><tr><td>Rouge Stamping Plant<br>3001 Miller Rd<br>Dearborn, MI 48120<br>Contact: Traffic 313-555-0121</td><td>Lone Star Assembly<br>2525 E Abram St<br>Arlington, TX 76010<br>Contact: Dock 4, 817-555-0108</td></tr><tr><td>Ready: 11/30/2026 16:00<br>Close: 11/30/2026 20:00</td><td>Due: 12/01/2026 22:00<br>Close: 12/01/2026 23:30</td></tr></table>
${table('g w', '#Pieces|Package|Weight|Description|Hazmat', '44|Racks|31,460 lb|Body panels|No')}
<table class="w"><tr><td style="width:60%"><b>Special instructions</b><br>Team service, no stops over 30 minutes. Broker tracks by phone.</td><td><b>Charges</b><br>Line haul $3,450.00<br>Fuel surcharge $520.00<br><b>Total charges $3,970.00</b></td></tr></table>${TERMS}`,
    stops: ['P Dearborn, MI 48120 2026-11-30', 'D Arlington, TX 76010 2026-12-01'],
    load: 'BH-0044718',
    rate: 397000,
    details: { weight: '31,460 lb' },
  },
  z07_address_over_two_lines: {
    html: `<h2>Rate Confirmation</h2><table class="w"><tr><td>Load number:<br><b>88-4410</b></td><td>Broker:<br><b>Mesa Verde Freight</b></td><td>Agreed rate:<br><b>$1,680.00</b></td><td>Trailer:<br><b>48' flatbed</b></td></tr></table>
<table class="w"><tr><td style="width:25%"><b>Pickup location</b></td><td>Four Corners Pipe Yard, 5601 E Main St,<br>Farmington, NM 87402</td></tr><tr><td><b>Pickup date / time</b></td><td>11/30/2026, 7:00 AM to 3:00 PM</td></tr><tr><td><b>Pickup contact</b></td><td>Leo, 505-555-0177</td></tr><tr><td><b>Delivery location</b></td><td>Permian Drilling Supply, 4100 W County Rd 127,<br>Midland, TX 79706</td></tr><tr><td><b>Delivery date / time</b></td><td>12/01/2026, 8:00 AM</td></tr><tr><td><b>Delivery contact</b></td><td>Dock, 432-555-0101</td></tr><tr><td><b>Commodity</b></td><td>Steel pipe, 46,000 lbs, straps and dunnage</td></tr></table>${TERMS}<p>Carrier: Ridgeback Express LLC &nbsp; Accepted by: ______________</p>`,
    stops: ['P Farmington, NM 87402 2026-11-30', 'D Midland, TX 79706 2026-12-01'],
    load: '88-4410',
    rate: 168000,
  },
  z08_carrier_first_columns: {
    css: SMALL,
    html: `<table class="w"><tr><td style="width:34%"><b>Bill To:</b><br>Tamarack Freight Services<br>PO Box 4120<br>Duluth, MN 55804<br>invoices@tamarack.example</td><td style="width:33%"><b>Carrier:</b><br>Ridgeback Express LLC<br>18 Depot Rd<br>Tyler, TX 75702<br>Fed ID on file</td><td><b>Load Confirmation</b><br>Trip #: <b>TFS-20611</b><br>Ordered: 11/25/2026<br>Terms: Net 30</td></tr></table>
${table('g w', '#|Pickup|Delivery', '<b>Company</b>|Iron Range Taconite|Burns Harbor Blast', '<b>Address</b>|8819 Old Hwy 169|250 W US Hwy 12', '<b>City, ST Zip</b>|Mountain Iron, MN 55768|Burns Harbor, IN 46304', '<b>Date</b>|11/30/2026|12/01/2026', '<b>Time</b>|06:00 - 18:00|08:00 - 20:00', '<b>Ref #</b>|IRT 4471|BHB-9', '<b>Contact</b>|218-555-0140|219-555-0127')}
<p>Freight: Pellets in super sacks &nbsp; Weight: 45,500 lbs &nbsp; Trailer: End dump</p><table class="g"><tr><td>Flat rate</td><td>1</td><td>$1,320.00</td></tr><tr><td>Total due</td><td></td><td>$1,320.00</td></tr></table>${TERMS}`,
    stops: ['P Mountain Iron, MN 55768 2026-11-30', 'D Burns Harbor, IN 46304 2026-12-01'],
    load: 'TFS-20611',
    rate: 132000,
    details: { weight: '45,500 lb' },
  },
  z09_reefer_instructions: {
    html: `<table class="w"><tr><td><h1>ColdLine Partners</h1>A refrigerated brokerage</td><td class="right">CONF # <b>CLP-118842</b><br>Rep: Gina Moss 559-555-0114</td></tr></table><p><b>REEFER SETTINGS:</b> 34 F continuous. Pre-cool to 34 F. Reefer download may be asked for.</p>
<p><b>PICK UP #1</b> &mdash; 11/30/2026 &mdash; 10:00 (appointment)<br>Kings River Packing &mdash; 21083 E Trimmer Springs Rd &mdash; Sanger, CA 93657<br>Pick up no. KRP 7710 &mdash; 14 pallets citrus &mdash; 28,000 lbs</p><p><b>PICK UP #2</b> &mdash; 11/30/2026 &mdash; 15:00 (first come)<br>Tulare Grape Cold Storage &mdash; 1600 Ave 56 &mdash; Earlimart, CA 93219<br>Pick up no. 20-118 &mdash; 8 pallets grapes &mdash; 14,400 lbs</p><p><b>DROP #1</b> &mdash; 12/02/2026 &mdash; 23:00 (appointment)<br>Hy-Vee Cherokee Cold &mdash; 300 E Bow Dr &mdash; Cherokee, IA 51012<br>Drop no. 771204</p>
<p>LINE HAUL $4,600.00 &nbsp; EXTRA PICK $100.00 &nbsp; <b>ALL IN $4,700.00</b></p>${TERMS}`,
    stops: [
      'P Sanger, CA 93657 2026-11-30',
      'P Earlimart, CA 93219 2026-11-30',
      'D Cherokee, IA 51012 2026-12-02',
    ],
    load: 'CLP-118842',
    rate: 470000,
  },
  z10_summary_then_details: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Gateway Arch Truckload</b></td><td class="right">Confirmation of load <b>2026-77104</b><br>Page 1 of 2</td></tr></table><table class="g w"><tr><th>Origin</th><th>Destination</th><th>Pickup</th><th>Delivery</th><th>Miles</th><th>Rate</th></tr><tr><td>Sauget, IL</td><td>Conley, GA</td><td>11/30/2026</td><td>12/01/2026</td><td>571</td><td>$1,540.00</td></tr></table><p>Carrier: Ridgeback Express LLC (MC 881204). Dispatcher: Sofia. Agreed with Hal on 11/27/2026.</p>${TERMS}${TERMS}<div style="page-break-before:always"></div><p class="right">Confirmation of load <b>2026-77104</b><br>Page 2 of 2</p>
<p><b>Origin details</b><br>Mississippi Bluff Chemicals<br>2500 Mississippi Ave<br>Sauget, IL 62206<br>Pickup: 11/30/2026 08:00 - 14:00<br>Load at door 11. Reference 55-1182.</p><p><b>Destination details</b><br>Peach State Coatings<br>4220 International Pkwy<br>Conley, GA 30288<br>Delivery: 12/01/2026 09:30<br>Reference PSC-7.</p><p>Commodity: Resin in drums, non-hazardous, 80 drums, 38,400 lbs</p><p>Payment: $1,540.00 within 30 days.</p><p>Signed ____________</p>`,
    stops: ['P Sauget, IL 62206 2026-11-30', 'D Conley, GA 30288 2026-12-01'],
    load: '2026-77104',
    rate: 154000,
    details: { miles: '571 mi' },
  },
};
