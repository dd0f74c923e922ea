import { table, type ByHand } from './by-hand-papers';

/**
 * A tenth batch drawn by hand before a rule was opened: the habits of large brokers' systems, a marketplace's app, an auto mover, a port
 * drayman, a mail printed from the browser, a partial with several orders, a bilingual confirmation and a listing of an older machine.
 * At first sight 11 of 14 exact, 6 load numbers, 14 rates; nothing wrong without a doubt. After mending 14, 14 and 14; none with a doubt.
 */
const SMALL = 'body{font:9px/1.3 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';

export const TENTH_BATCH: Readonly<Record<string, ByHand>> = {
  q01_po_is_the_load: {
    html: `<table class="w"><tr><td><h1>Harrow &amp; Vale Logistics</h1></td><td class="right"><b>Rate Confirmation for HVL PO# 31188402</b><br>Sent 11/27/2026 14:02 by k.doss@harrowvale.example</td></tr></table>
${table('g w', '#Mode|Trailer Type|Trailer Size|Linear Feet|Temperature|Pallet/Case Count|Hazmat|Load Requirements', 'FTL|Van or Reefer|53 ft|53|N/A|26|Non Hazardous|Load bars (2)')}
${table('g w', '#Rate Type|Unit Type|Quantity|Rate|Amount', 'Line haul|Flat|1.00|$1,735.00|$1,735.00', 'Fuel|Flat|1.00|$240.00|$240.00', '|||<b>Total (USD)</b>|<b>$1,975.00</b>')}
<h3>Pick-up Locations</h3>${table('g w', '#Location|Date|Time|Reference', 'Thermo Pak, 4815 Coconino Way, Sparks, NV 89434|11/30/2026|FCFS 07:00 to 15:00|PU 5561-A')}
<h3>Drop Locations</h3>${table('g w', '#Location|Date|Time|Reference', 'Blue Mesa Foods, 8401 San Leandro Ave, Nampa, ID 83687|12/01/2026|Appt 09:30|DL 77120')}
<h3>Commodities</h3>${table('g w', '#Item|Weight|Dimensions', 'Plastic containers|18,400 lb|n/a')}
<p>Failure to use the tracking app reduces the rate by $150.00. Lumper paid by HVL only with a code. Late delivery: $200.00 a day.</p>`,
    stops: ['P Sparks, NV 89434 2026-11-30', 'D Nampa, ID 83687 2026-12-01'],
    load: '31188402',
    rate: 197500,
  },
  q02_addendum: {
    html: `<p style="font-size:15px"><b>Contract Addendum and Carrier Load Confirmation &ndash; #482213907</b></p><p>Customer-specific equipment: <b>Van &ndash; Min L=53</b></p><p>Driver must call 800-555-0133 for dispatch and each morning by 9 AM. The number of the load is needed at pickup.</p>
<hr><p><b>Shipper #1:</b> Anniston Castings &nbsp;&nbsp; <b>Pick Up Date:</b> 12/01/26<br>1800 Front St &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; <b>Pick Up Time:</b> 10:00 Scheduled<br>Greer, SC 29651 &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; <b>Pickup#:</b> AC-0471<br>Phone: (864) 555-0199 &nbsp; <b>Appointment#:</b> 99182</p>
${table('w', '#Commodity|Est Wgt|Units|Count|Pallets|Temp|Ref #', 'Castings|41,200|Pieces|880|22|-|0471')}
<hr><p><b>Receiver #1:</b> Maury Drive Systems &nbsp;&nbsp; <b>Delivery Date:</b> 12/02/26<br>5700 Bonny Oaks Dr &nbsp;&nbsp;&nbsp;&nbsp; <b>Delivery Time:</b> 07:00 Open<br>Chattanooga, TN 37421 &nbsp;&nbsp;&nbsp; <b>Delivery#:</b> 660-21</p>
<hr><p><b>Rate Details</b></p>${table('w', '#Service for Load #482213907|Amount|Rate|Total', 'Line Haul - FLAT RATE|1|$820.00|$820.00', 'Fuel Surcharge|328 mi|$0.38|$124.64', '|||Total: $944.64')}
<p>All payments are made in US dollars. Carrier bills within 45 days; a reduction of $0.02 per mile applies to quick pay.</p>`,
    stops: ['P Greer, SC 29651 2026-12-01', 'D Chattanooga, TN 37421 2026-12-02'],
    load: '482213907',
    rate: 94464,
  },
  q03_app_of_a_marketplace: {
    html: `<table class="w"><tr><td style="font-size:20px"><b>haulwise</b></td><td class="right">Load ID<br><b>HW-7Q2M-884</b></td></tr></table><p style="font-size:22px"><b>$2,310.00</b></p><p>Carrier pay, all in &middot; 1,043 mi &middot; $2.21/mi</p>
<div class="two"><div><p><b>Pickup</b></p><p>Mon, Nov 30 2026<br>8:00 AM &ndash; 12:00 PM MST</p><p>Sonoran Beverage DC<br>5151 W Buckeye Rd<br>Phoenix, Arizona 85043</p><p>Live load &middot; PU# 55-1182</p></div><div><p><b>Dropoff</b></p><p>Wed, Dec 2 2026<br>6:00 AM &ndash; 6:30 AM CST</p><p>Grand Prairie Cold<br>2150 Avenue E<br>Grand Prairie, Texas 75050</p><p>Drop trailer &middot; DEL# 90021</p></div></div>
<h3>Requirements</h3><p>53&#39; dry van &middot; Food grade &middot; 2 straps<br>43,000 lbs of canned drinks</p><h3>What can change your pay</h3><p>Detention $60/hr after 2 hrs, up to $480. Layover $250. Truck order not used $150. Late drop-off: up to $300 less.</p>`,
    stops: ['P Phoenix, AZ 85043 2026-11-30', 'D Grand Prairie, TX 75050 2026-12-02'],
    load: 'HW-7Q2M-884',
    rate: 231000,
  },
  q04_cars: {
    html: `<center><h2>DISPATCH SHEET</h2></center><table class="w"><tr><td>Order ID: <b>MX-20418</b><br>Dispatch date: 11/27/2026<br>Pickup exactly: 12/01/2026<br>Delivery estimated: 12/03/2026<br>Ship via: Open</td><td class="right">Total Payment to Carrier: <b>$1,150.00</b><br>On Delivery to Carrier: $650.00 (cash, certified funds)<br>Company owes Carrier: $500.00 (ACH, 10 days after BOL)</td></tr></table>
<h3>Vehicle Information</h3>${table('g w', '#|Vehicle|Type|Color|VIN|Lot #', '1|2022 Ford F-150|Pickup|Gray|1FTFW1E8XNKD11827|0081', '2|2019 Toyota Camry|Car|White|4T1B11HK5KU771204|0082')}
<div class="two"><div><h3>Pickup Information</h3>Copperline Auction<br>3501 Aviation Way<br>Contact: Gate office<br>Salina, KS 67401<br>Phone: 785-555-0140<br>Buyer #: 118</div><div><h3>Delivery Information</h3>Mr. T. Alvarez<br>14400 E 39th Ave<br>Denver, CO 80239<br>Phone: 303-555-0171</div></div>
<p>Carrier agrees that a claim over $500.00 is told within a day and that the inspection is signed by both.</p>`,
    stops: ['P Salina, KS 67401 2026-12-01', 'D Denver, CO 80239 2026-12-03'],
    load: 'MX-20418',
    rate: 115000,
  },
  q05_container: {
    html: `<table class="w"><tr><td><h1>Tidewater Box Dray</h1>Newark, NJ 07114</td><td class="right"><b>DELIVERY ORDER / RATE AGREEMENT</b><br>D.O. No. <b>TBD 6-11408</b><br>Date 27-Nov-2026</td></tr></table>
${table('g w', '#Vessel / Voyage|SSL|Master B/L|Container|Size|Seal|Last free day', 'EVER CREST 0412E|ONE|ONEYSGN88120400|TCLU 441802-7|40HC|UL0281|12/02/2026')}
${table('g w', '#Leg|Location|Address|When', 'Pull loaded|Maher Terminal|1210 Corbin St, Elizabeth, NJ 07201|01-Dec-2026 0600-1400', 'Deliver (live unload)|Cumberland Home Goods|1275 Ritner Hwy, Carlisle, PA 17013|01-Dec-2026 1500')}
${table('g', '#Charge|USD', 'Base dray|865.00', 'Fuel 31 %|268.15', 'Chassis 2 days @ 38.00|76.00', 'Total payable|1,209.15')}
<p>Per diem after free time is $125.00 a day. Pier detention $85.00 an hour after the second.</p>`,
    stops: ['P Elizabeth, NJ 07201 2026-12-01', 'D Carlisle, PA 17013 2026-12-01'],
    load: 'TBD 6-11408',
    rate: 120915,
  },
  q06_printed_mail: {
    html: `<p><b>Re: Load for Tuesday &mdash; rate con</b></p><p>From: Dana Whitlock &lt;dana@prairiearc.example&gt;<br>Sent: Friday, November 27, 2026 3:41 PM<br>To: dispatch@ridgeback.example</p><hr><p>Hi Mike,</p><p>Confirming what we said on the phone. Our load number is <b>PA 55190</b>.</p><p>Pick up Tuesday 12/1 at 7 am at Dakota Seed, 2201 12th Ave N, Fargo, ND 58102 (ask for number 4471).</p><p>Deliver Wednesday 12/2 by 2 pm at Big Sioux Feed, 700 E 39th St N, Sioux Falls, SD 57104.</p><p>We pay $925 all in. Tarps needed, 44,000 lbs of seed in totes.</p><p>Please sign and send back. The last one had the wrong MC number on it, ours is MC 448812.</p><p>Thanks,<br>Dana Whitlock<br>Prairie Arc Transport, 701-555-0142</p><hr><p>On Fri, Nov 27, 2026 at 2:10 PM dispatch@ridgeback.example wrote:<br>&gt; Can do $950 for that one, truck is empty in Fargo Monday.</p>`,
    stops: ['P Fargo, ND 58102 2026-12-01', 'D Sioux Falls, SD 57104 2026-12-02'],
    load: 'PA 55190',
    rate: 92500,
  },
  q07_consolidated_partials: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Keystone Partial Network</b></td><td class="right">Carrier Manifest <b>KPN-M-00871</b><br>Printed 11/27/2026</td></tr></table>
${table('g w', '#Stop|Type|Facility|City|ST|ZIP|Date|Window|Orders|Pallets|Lbs', '1|PU|Lehigh Paper|Allentown|PA|18106|12/01/26|0800-1000|71180, 71181|8|9,200', '2|PU|Cumberland Glass|Carlisle|PA|17013|12/01/26|1300-1500|71184|6|11,050', '3|DEL|Star City Supply|Roanoke|VA|24012|12/02/26|0700-0900|71180|4|4,400', '4|DEL|Steele Creek Bottling|Charlotte|NC|28273|12/02/26|1400-1600|71181, 71184|10|15,850')}
${table('g', '#Order|Customer PO|Revenue share', '71180|A-5510|410.00', '71181|A-5511|365.00', '71184|88-20|700.00', 'Manifest total||1,475.00')}
<p>Stop-off charge is included. Missed appointment $100.00 per stop.</p>`,
    stops: [
      'P Allentown, PA 18106 2026-12-01',
      'P Carlisle, PA 17013 2026-12-01',
      'D Roanoke, VA 24012 2026-12-02',
      'D Charlotte, NC 28273 2026-12-02',
    ],
    load: 'KPN-M-00871',
    rate: 147500,
  },
  q08_bilingual: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Transport Outarde inc.</b><br>1200 boul. Saint-Martin O, Laval QC H7S 2E4</td><td class="right">CONFIRMATION DE TRANSPORT / LOAD CONFIRMATION<br>No. <b>OUT-26-9917</b></td></tr></table>
<div class="two"><div><h3>Expéditeur / Shipper</h3>Les Emballages Rivard<br>3131 rue Joseph-Dubreuil<br>Lachine QC H8T 3H6<br>2026-11-30 &nbsp; 08h00 à 16h00</div><div><h3>Destinataire / Consignee</h3>Nickel City Packaging<br>1600 Clinton St<br>Buffalo NY 14206<br>2026-12-01 &nbsp; 09h00</div></div>
${table('g w', '#Description|Qté / Qty|Poids / Weight', 'Carton ondulé / corrugated board|24 palettes|16 400 kg')}
${table('g', '#Frais / Charges|Montant / Amount', 'Transport|1 350,00 $ CAD', 'Carburant / fuel|189,00 $ CAD', '<b>TOTAL</b>|<b>1 539,00 $ CAD</b>')}
<p>Douane / customs: PARS OUTD 00991741. Un retard est facturé 75,00 $ l'heure / delays are billed at 75.00 an hour.</p>`,
    stops: ['P Lachine, QC H8T 3H6 2026-11-30', 'D Buffalo, NY 14206 2026-12-01'],
    load: 'OUT-26-9917',
    rate: 153900,
  },
  q09_older_machine: {
    css: COURIER,
    html: `<pre>BLUFF CITY TRANSFER CO           DISPATCH CONFIRMATION        PAGE   1
MEMPHIS TN 38118                 11/27/26  16:20:44      OPR  RLT

ORD#   0617742   CUST  SOUTHAVEN MILLING        EQ  V53
TRK#   118       CARR  RIDGEBACK EXPRESS        MC  771203
-----------------------------------------------------------------------
SEQ ACT LOCATION                     EARLIEST       LATEST
 01 LLD MID SOUTH FLOUR              113026 0700    113026 1100
        4300 HOLMES RD
        MEMPHIS TN 38118       PH 901-555-0120
 02 LUL ROCK REGION BAKERY           113026 1500    113026 1900
        9401 FOURCHE DAM PIKE
        LITTLE ROCK AR 72206   PH 501-555-0188
-----------------------------------------------------------------------
MILES   142     WGT  39800     PCS  1240
PAY CODE   UNITS      RATE        AMOUNT
LH FLAT        1    485.00        485.00
FSC          142      .40          56.80
                            -----------
                  TOTAL PAY      541.80
-----------------------------------------------------------------------
SIGN AND FAX TO 901-555-0121     MAX DETENTION 300.00
</pre>`,
    stops: ['P Memphis, TN 38118 2026-11-30', 'D Little Rock, AR 72206 2026-11-30'],
    load: '0617742',
    rate: 54180,
  },
  q10_relay_of_a_shipper: {
    html: `<h2>Trip 115QKF4TB &nbsp; <span style="font-weight:normal">Confirmed</span></h2><p>Payout <b>$1,088.42</b> &nbsp;|&nbsp; 357.6 mi &nbsp;|&nbsp; 53' Trailer (provided) &nbsp;|&nbsp; Solo driver</p>
${table('g w', '#Stop|Facility|Arrive|Depart|Trailer', '1 Pickup|ONT9 &ndash; 24300 Nandina Ave, Moreno Valley, California 92551|Nov 30, 2026 20:15 PST|Nov 30, 2026 20:45 PST|Preloaded', '2 Delivery|PHX7 &ndash; 14205 W Indian School Rd, Goodyear, Arizona 85338|Dec 1, 2026 03:50 MST|Dec 1, 2026 04:20 MST|Drop')}
<p>Base rate $902.00 &nbsp; Fuel surcharge $186.42</p><p>Loads in this trip: 1144PRTWQ. Cancel later than 2 hours before the first stop: score is affected.</p>`,
    stops: ['P Moreno Valley, CA 92551 2026-11-30', 'D Goodyear, AZ 85338 2026-12-01'],
    load: '115QKF4TB',
    rate: 108842,
  },
  q11_form_with_boxes: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [40, 40, 14, 'CASCADE GATE BROKERAGE'],
          [400, 40, 10, 'CONFIRMATION'],
          [400, 54, 8, 'No.'],
          [424, 54, 11, '2611-0883'],
          [40, 62, 8, 'PO Box 1180 Tacoma WA 98401   MC 90113'],
          [40, 90, 7, '1. SHIPPER'],
          [310, 90, 7, '2. CONSIGNEE'],
          [40, 102, 10, 'Puyallup Tribal Seafoods'],
          [310, 102, 10, 'Tri-Cities Produce'],
          [40, 114, 9, '2205 Pacific Hwy E'],
          [310, 114, 9, '1021 S Oregon Ave'],
          [40, 126, 9, 'Tacoma WA 98424'],
          [310, 126, 9, 'Pasco WA 99301'],
          [40, 146, 7, '3. SHIP DATE'],
          [130, 146, 7, '4. SHIP HOURS'],
          [310, 146, 7, '5. DUE DATE'],
          [400, 146, 7, '6. DUE HOURS'],
          [40, 158, 10, '30 NOV 2026'],
          [130, 158, 10, '0500-0900'],
          [310, 158, 10, '30 NOV 2026'],
          [400, 158, 10, '1500'],
          [40, 180, 7, '7. COMMODITY'],
          [200, 180, 7, '8. WEIGHT'],
          [310, 180, 7, '9. TEMP'],
          [400, 180, 7, '10. PIECES'],
          [40, 192, 10, 'Frozen fish'],
          [200, 192, 10, '38,000'],
          [310, 192, 10, '-10 F'],
          [400, 192, 10, '1,100'],
          [40, 214, 7, '11. FREIGHT CHARGE'],
          [200, 214, 7, '12. OTHER'],
          [310, 214, 7, '13. CARRIER RECEIVES'],
          [40, 226, 10, '640.00'],
          [200, 226, 10, '85.00'],
          [310, 226, 11, '725.00'],
          [40, 260, 8, 'Carrier insures cargo to 100,000.00 and pays 50.00 for each missing paper.'],
          [40, 274, 8, 'Signed for the carrier ______________________   Date __________'],
        ],
      ],
    },
    stops: ['P Tacoma, WA 98424 2026-11-30', 'D Pasco, WA 99301 2026-11-30'],
    load: '2611-0883',
    rate: 72500,
  },
  q12_flatbed_over_two_pages: {
    html: `<table class="w"><tr><td><h1>Longhorn Steel Movers</h1></td><td class="right">Pro #: <b>LSM0044187</b><br>Quote #: Q-1182<br>Booked: 11/26/2026</td></tr></table>
<p><b>Equipment:</b> Flatbed 48', tarps 8 ft, 12 chains &nbsp; <b>Permits:</b> none &nbsp; <b>Escorts:</b> none</p>
<p><b>Stop 1 &ndash; Load</b><br>Rio Bravo Steel, 13810 Mercury Dr, Laredo, TX 78045<br>Ready: Monday 11/30/2026 from 6:00a until 2:00p &nbsp; Ref: HEAT 55182</p>
<div style="page-break-after:always"></div>
<p><b>Stop 2 &ndash; Unload</b><br>Garland Fab, 2909 Executive Dr, Garland, TX 75041<br>Due: Tuesday 12/01/2026 7:00a firm &nbsp; Ref: JOB 18-220</p>
<p><b>Settlement</b></p>${table('', 'Linehaul (433 mi x 2.55)|1,104.15', 'Tarp pay|75.00', 'Chain pay|25.00', 'Gross to carrier|1,204.15', 'Less: factoring fee waived|0.00')}
<p>Cargo insurance $100,000.00. Claims below $250.00 are the carrier's own.</p><p>Page 2 of 2 &nbsp; LSM0044187</p>`,
    stops: ['P Laredo, TX 78045 2026-11-30', 'D Garland, TX 75041 2026-12-01'],
    load: 'LSM0044187',
    rate: 120415,
  },
  q13_right_to_left_labels: {
    html: `<table class="w"><tr><td><h1>Cutler Intermodal &amp; Truck</h1>1 Arsenal Way, Joliet, IL 60436</td></tr></table>
<table class="w"><tr><td class="right">Reference</td><td>CIT/11/40771</td><td class="right">Customer load</td><td>8812-FX</td></tr><tr><td class="right">Carrier</td><td>Ridgeback Express</td><td class="right">Contact</td><td>Mike, 555-0102</td></tr><tr><td class="right">From</td><td>Prairie State Tire<br>1340 Enterprise Dr<br>Romeoville, IL 60446</td><td class="right">To</td><td>Heartland RV Parts<br>2831 Dexter Dr<br>Elkhart, IN 46516</td></tr><tr><td class="right">Load on</td><td>2026/11/30 13:00</td><td class="right">Unload on</td><td>2026/12/01 08:00</td></tr><tr><td class="right">Goods</td><td>Tires, 22,000 lb</td><td class="right">Trailer</td><td>53' van</td></tr><tr><td class="right">Freight</td><td>USD 540.00</td><td class="right">Tolls</td><td>USD 42.60</td></tr><tr><td></td><td></td><td class="right"><b>To be paid</b></td><td><b>USD 582.60</b></td></tr></table>
<p>Invoices without a signed POD are held. A driver who leaves before release is charged USD 100.00.</p>`,
    stops: ['P Romeoville, IL 60446 2026-11-30', 'D Elkhart, IN 46516 2026-12-01'],
    load: 'CIT/11/40771',
    rate: 58260,
  },
  q14_round_trip: {
    html: `<center><b style="font-size:16px">MERIDIAN DEDICATED</b><br>Tour Confirmation T-118-4402</center>
${table('g w', '#Leg|What|Name and address|Appointment', 'A|Hook loaded trailer M5510|Peach DC, 1000 Hurricane Shoals Rd, Lawrenceville, GA 30045|Mon 11/30/26 04:00', 'B|Drop M5510, hook returns|Coastal Cross Dock, 110 Logistics Way, Savannah, GA 31408|Mon 11/30/26 10:30', 'C|Drop returns|Peach DC, 1000 Hurricane Shoals Rd, Lawrenceville, GA 30045|Mon 11/30/26 17:00')}
<p>Tour rate: 1,020.00 USD, all legs, fuel in. Wait time 45.00 per hour after 1 hour.</p><p>Your customer number with us: 8-1182. Vendor 400127.</p>`,
    stops: [
      'P Lawrenceville, GA 30045 2026-11-30',
      'D Savannah, GA 31408 2026-11-30',
      'D Lawrenceville, GA 30045 2026-11-30',
    ],
    load: 'T-118-4402',
    rate: 102000,
  },
};
