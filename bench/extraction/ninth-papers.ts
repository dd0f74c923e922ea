import { table, type ByHand } from './by-hand-papers';

/**
 * A ninth batch drawn by hand, with the weight on how sums and numbers of loads are printed: sums in words, sums left over after an
 * advance, unlabeled sums under a column, two currencies, numbers among others in one row, under their label or in groups. At first
 * sight 8 of 14 exact, 8 load numbers, 10 rates; of the exact ones 2 with a doubt; nothing wrong without a doubt.
 * After mending 14, 14 and 14; 3 with a doubt.
 */
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';

export const NINTH_BATCH: Readonly<Record<string, ByHand>> = {
  p01_three_refs: {
    html: `<table class="w"><tr><td><b style="font-size:17px">Cinder Butte Freight Group</b><br>1411 SW 15th St, Redmond, OR 97756<br>MC 1120447 &nbsp; 541-555-0118</td><td class="right"><b>CARRIER RATE AND LOAD AGREEMENT</b><br>11/27/2026 8:52 AM PT</td></tr></table>
${table('g w', '#Shipment ID|PO|BOL|Customer Ref|Mode', '0091-77342|4500771209|BL-220981|WP 11-3|TL')}
${table('g w', '#|Origin|Destination', 'Company|Woodgrain Prineville|Jeld-Wen Rialto', 'Street|1948 N Main St|2760 S Willow Ave', 'City/ST/Zip|Prineville, OR 97754|Rialto, CA 92316', 'Appointment|12/01/2026 08:30|12/03/2026 07:00', 'Reference|WG-5512|JW 77190')}
${table('g', '#Accessorial|Units|Rate (USD)|Amount (USD)', 'Linehaul|1|1,985.00|1,985.00', 'Fuel surcharge|871|0.42|365.82', 'Tarp|1|60.00|60.00', '|||2,410.82')}
<p>Detention: first 2 hours free, then $45.00 per hour, $360.00 maximum per day. Layover $200.00. All invoices to ap@cinderbutte.example.</p>`,
    stops: ['P Prineville, OR 97754 2026-12-01', 'D Rialto, CA 92316 2026-12-03'],
    load: '0091-77342',
    rate: 241082,
  },
  p02_amount_in_words: {
    css: 'body{font:12px/1.5 "DejaVu Serif",serif}',
    html: `<center><h2>Chattahoochee Truck Brokers</h2>Load Tender 0012-334</center><p>Chattahoochee Truck Brokers, 1200 6th Ave, Columbus, GA 31901, tenders and Ridgeback Express accepts the shipment below.</p><p><b>Shipper:</b> Pratt &amp; Whitney Columbus, 8801 Macon Rd, Columbus, GA 31908. <b>To load:</b> December 1, 2026, 7:00 AM.</p><p><b>Consignee:</b> Delta TechOps, 1775 M H Jackson Service Rd, Atlanta, GA 30354. <b>To unload:</b> December 1, 2026, 3:00 PM.</p><p><b>Agreed amount:</b> Six Hundred Forty and 00/100 Dollars ($640.00)</p><p>An accident involving cargo worth more than $25,000.00 is reported within one hour. A fee of fifty dollars ($50.00) is charged for a missing seal.</p>`,
    stops: ['P Columbus, GA 31908 2026-12-01', 'D Atlanta, GA 30354 2026-12-01'],
    load: '0012-334',
    rate: 64000,
  },
  p03_equation: {
    html: `<table class="w"><tr><td><h1 style="color:#285">rivulet</h1></td><td class="right">Trip ID<br><b>RV4-00918-27</b></td></tr></table>
<p>Truck 118 &middot; Driver A. Novak &middot; 53 ft dry van &middot; 512 mi</p>
${table('w', '<b>Arrive by</b>|<b>Where</b>|<b>Do</b>', 'Mon 30 Nov 2026, 09:00|Kellogg Battle Creek, 235 Porter St, Battle Creek, MI 49014|Load 22 pallets', 'Tue 01 Dec 2026, 06:15|Giant Eagle Bedford, 5300 Richmond Rd, Bedford Heights, OH 44146|Unload 10 pallets', 'Tue 01 Dec 2026, 13:00|Wegmans Erie, 6143 Peach St, Erie, PA 16509|Unload 12 pallets')}
<p>Linehaul $1,225.00 + FSC $179.20 + stop $50.00 = <b>$1,454.20</b></p><p>Late pickup is charged $100.00, a missed check-in $25.00.</p>`,
    stops: [
      'P Battle Creek, MI 49014 2026-11-30',
      'D Bedford Heights, OH 44146 2026-12-01',
      'D Erie, PA 16509 2026-12-01',
    ],
    load: 'RV4-00918-27',
    rate: 145420,
  },
  p04_job_sheet: {
    css: COURIER,
    html: `<pre>******************************************************************
*  TETON CARTAGE & BROKERAGE            JOB NO .... 26 1182 07   *
*  IDAHO FALLS, ID 83402                ENTERED ... 27 NOV 26    *
******************************************************************
CARRIER ....... RIDGEBACK EXPRESS         MC 771203
EQUIPMENT ..... 48 FT STEP DECK
COMMODITY ..... IRRIGATION PIPE           WEIGHT ... 31,200 LBS

FROM .......... VALMONT PIPE YARD
                1655 N YELLOWSTONE HWY
                IDAHO FALLS ID 83401
   READY ...... 30 NOV 26  0800
TO ............ STOTZ EQUIPMENT
                3245 N 1200 W
                TREMONTON UT 84337
   DUE ........ 30 NOV 26  1500

RATE .......... 725.00
CHAINS ........  25.00
                ------
ALL-IN RATE ... 750.00
ADVANCE ....... 300.00-
BALANCE DUE ... 450.00
</pre>`,
    stops: ['P Idaho Falls, ID 83401 2026-11-30', 'D Tremonton, UT 84337 2026-11-30'],
    load: '26 1182 07',
    rate: 75000,
  },
  p05_two_currencies: {
    html: `<table class="w"><tr><td><b style="font-size:15px">Niagara Escarpment Transport Solutions</b><br>2680 Skymark Ave Unit 610<br>Mississauga ON L4W 5L6</td><td class="right">Our Ref: <b>NE 60-2217</b><br>Your Ref: RDX-118<br>Date: 2026/11/27</td></tr></table>
<div class="two"><div><h3>PICKUP LOCATION</h3>Dare Foods<br>25 Fallbrook Lane<br>Cambridge ON N1R 7H2<br>2026/12/01 &nbsp; 10:00 - 14:00</div><div><h3>DELIVERY LOCATION</h3>Associated Grocers Pompano<br>1141 SW 12th Ave<br>Pompano Beach FL 33069<br>2026/12/04 &nbsp; 05:00</div></div>
${table('g', '#Charge|CAD|USD', 'Freight|4,130.00|2,950.00', 'Border fee|105.00|75.00', 'Total|4,235.00|3,025.00')}
<p>Carrier is paid in US dollars. Exchange 1.40. PAPS and ACE manifest are the carrier&#39;s duty; fines of CAD 550.00 are charged back.</p>`,
    stops: ['P Cambridge, ON N1R 7H2 2026-12-01', 'D Pompano Beach, FL 33069 2026-12-04'],
    load: 'NE 60-2217',
    rate: 302500,
  },
  p06_under_its_label: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [36, 44, 15, 'Ironwood Freight Exchange, LLC'],
          [36, 58, 8, '8400 W Sunset Rd Ste 300, Las Vegas, NV 89113'],
          [36, 84, 7, 'RATE CON #'],
          [150, 84, 7, 'CUSTOMER PO'],
          [270, 84, 7, 'BOOKED'],
          [370, 84, 7, 'EQUIPMENT'],
          [480, 84, 7, 'RATE (USD)'],
          [36, 97, 11, '70 118 442'],
          [150, 97, 11, '4417-90'],
          [270, 97, 11, '11/27/2026'],
          [370, 97, 11, "Reefer 53'"],
          [480, 97, 11, '2,875.00'],
          [36, 130, 7, 'PICKUP 1 OF 1'],
          [36, 142, 10, 'Taylor Farms Yuma'],
          [36, 154, 9, '6955 E 30th St'],
          [36, 166, 9, 'Yuma, AZ 85365'],
          [330, 130, 7, 'DATE AND TIME'],
          [330, 142, 10, '12/01/2026, 3:00 PM'],
          [330, 154, 9, 'Pick number 0091827'],
          [36, 196, 7, 'DELIVERY 1 OF 2'],
          [36, 208, 10, 'Sprouts Aurora'],
          [36, 220, 9, '20001 E 32nd Pkwy'],
          [36, 232, 9, 'Aurora, CO 80011'],
          [330, 196, 7, 'DATE AND TIME'],
          [330, 208, 10, '12/03/2026, 4:00 AM'],
          [330, 220, 9, 'PO 88190'],
          [36, 262, 7, 'DELIVERY 2 OF 2'],
          [36, 274, 10, 'King Soopers Denver'],
          [36, 286, 9, '65 Tejon St'],
          [36, 298, 9, 'Denver, CO 80223'],
          [330, 262, 7, 'DATE AND TIME'],
          [330, 274, 10, '12/03/2026, 9:30 AM'],
          [330, 286, 9, 'PO 88191'],
          [
            36,
            330,
            7,
            'Temperature 34 F continuous. Claims: produce value up to $48,000. Late: $250 first day. Quick pay 2%.',
          ],
        ],
      ],
    },
    stops: ['P Yuma, AZ 85365 2026-12-01', 'D Aurora, CO 80011 2026-12-03', 'D Denver, CO 80223 2026-12-03'],
    load: '70 118 442',
    rate: 287500,
  },
  p07_quick_pay: {
    html: `<h2>Whitetail Logistics &ndash; Settlement Confirmation</h2><p>Rate Con # WT-5512087 &nbsp;|&nbsp; Pro # none &nbsp;|&nbsp; Carrier Ridgeback Express, MC 771203</p>
<p><b>Pickup (1)</b><br>Ashley Furniture Arcadia<br>1 Ashley Way<br>Arcadia, WI 54612<br>Dec 01 2026 | 08:00 to 10:00</p><p><b>Dropoff (2)</b><br>Ashley HomeStore DC<br>2400 Highway 287 N<br>Mansfield, TX 76063<br>Dec 03 2026 | 07:00 to 09:00</p>
${table('g', '#Pay item|Amount', 'Line haul flat|$2,310.00', 'Fuel included|$0.00', 'Gross carrier pay|$2,310.00', 'Quick pay fee 3%|-$69.30', 'Net carrier pay|$2,240.70')}
<p>Quick pay was chosen by the carrier. Standard terms pay the gross amount in 30 days.</p>`,
    stops: ['P Arcadia, WI 54612 2026-12-01', 'D Mansfield, TX 76063 2026-12-03'],
    load: 'WT-5512087',
    rate: 231000,
  },
  p08_per_mile: {
    html: `<div style="background:#eee;padding:6px"><b>GOLDEN TRIANGLE CAPACITY</b> &nbsp; Load Sheet / <b>Booking 3371-GT</b></div>
${table('w', 'Trailer:|53 VAN, swing doors|Miles:|742', 'Rate per mile:|$2.50|Linehaul:|$1,855.00', 'Fuel per mile:|$0.35|Fuel:|$259.70', 'Other:|None|Carrier Pay:|$2,114.70')}
${table('g w', '#Pickup Information|Delivery Information', '<b>Exxon Polymers</b><br>11440 Hwy 90<br>Beaumont, TX 77713<br>Earliest 11/30/2026 06:00<br>Latest 11/30/2026 15:00<br>PU# 118-44120|<b>Berry Global Evansville</b><br>101 Oakley St<br>Evansville, IN 47710<br>Earliest 12/02/2026 07:00<br>Latest 12/02/2026 11:00<br>DEL# 7719')}
<p>Carrier is to send signed BOL within 24 hours of delivery to Golden Triangle Capacity, 550 Fannin St, Beaumont, TX 77701, or forfeits $150.00.</p>`,
    stops: ['P Beaumont, TX 77713 2026-11-30', 'D Evansville, IN 47710 2026-12-02'],
    load: '3371-GT',
    rate: 211470,
  },
  p09_file_head: {
    html: `<p style="font-size:9px;color:#666">Ridgeback_Express_Confirmation_LD118402.pdf &nbsp; page 1 of 1</p><h1>Confirmation LD118402</h1>
<p>Piedmont Triad Freight Desk, 3 Centerview Dr, Greensboro, NC 27407</p>
<ol><li><b>Collect from</b> Unifi Plant 5, 1032 Unifi Industrial Rd, Yadkinville, NC 27055 on <b>Mon 11/30/26</b> between 1 pm and 4 pm. Release 55-220.</li><li><b>Bring to</b> Milliken Live Oak, 300 Industrial Dr, LaGrange, GA 30240 on <b>Tue 12/1/26</b> at 8 am. Dock 4.</li></ol>
<p><b>What you are paid</b><br>Base freight 905.00<br>Fuel 118.50<br>Sum 1,023.50 US dollars</p><p>Deductions: 100.00 for no tracking, 250.00 for a missed appointment.</p>`,
    stops: ['P Yadkinville, NC 27055 2026-11-30', 'D LaGrange, GA 30240 2026-12-01'],
    load: 'LD118402',
    rate: 102350,
  },
  p10_charges_wide: {
    page: { landscape: true },
    html: `<table class="w"><tr><td><b style="font-size:14px">BLACKWATER SUPPLY CHAIN</b></td><td>Carrier Dispatch Advice</td><td class="right">Load # / Rev.<br><b>BW0338127 / 2</b></td></tr></table>
${table('g w', '#Seq|Stop type|Sched. date|Sched. time|Name|Address|Contents', '01|SHIP|12/02/26|0700-1300|SMITHFIELD TAR HEEL|15855 NC-87 W, TAR HEEL, NC 28392|22 PLT FROZEN PORK', '02|RECV|12/04/26|0200|SYSCO BOSTON|99 SPRING ST, PLYMPTON, MA 02367|14 PLT', '03|RECV|12/04/26|0900|NATIVE MAINE|491 RIVERSIDE ST, PORTLAND, ME 04103|8 PLT')}
${table('g w', '#Linehaul|Fuel|Stop-off|Lumper allow.|Total Carrier Pay|Est. detention/hr', '$2,700.00|$412.00|$75.00|$0.00|$3,187.00|$50.00')}
<p>Carrier acknowledges a cargo value of $92,400.00. Invoices above the Total Carrier Pay are rejected. Bill: Blackwater, 500 E Main St Ste 1100, Norfolk, VA 23510.</p>`,
    stops: [
      'P Tar Heel, NC 28392 2026-12-02',
      'D Plympton, MA 02367 2026-12-04',
      'D Portland, ME 04103 2026-12-04',
    ],
    load: 'BW0338127',
    rate: 318700,
  },
  p11_detention_first: {
    html: `<table class="w"><tr><td><b>SUNFLOWER STATE LOGISTICS</b><br>Rate Confirmation</td><td class="right">Load Number: SSL-26-4471-B</td></tr></table><p style="font-size:9px">TERMS: 1) Detention after 2 hrs $40/hr, total not over $200.00, total stop time counts. 2) TONU $150.00. 3) Total liability insurance $1,000,000.00. 4) Carrier pay is cut by $100.00 when PODs come late. 5) Rates include fuel.</p>
<p><b>Pickup:</b> 11/30/2026 1000-1400 &nbsp; Hill Country Grain, 900 W 6th St, Hutchinson, KS 67501 &nbsp; PU ref 7718</p><p><b>Delivery:</b> 12/01/2026 0800-1500 &nbsp; Bartlett Feed, 2001 S 4th St, Coffeyville, KS 67337 &nbsp; DO ref 2201</p>
<p style="text-align:right"><b>Freight charges agreed: $815.00</b></p>`,
    stops: ['P Hutchinson, KS 67501 2026-11-30', 'D Coffeyville, KS 67337 2026-12-01'],
    load: 'SSL-26-4471-B',
    rate: 81500,
  },
  p12_numbered_fields: {
    css: '.b td{border:1px solid #333;width:25%} .k{font-size:8px;color:#333;display:block}',
    html: `<center><b>TRUCK LOAD ORDER</b></center>
${table('b w', '<span class=k>1. ORDER NO.</span>60 0044 1187|<span class=k>2. ISSUED</span>27-Nov-2026|<span class=k>3. BROKER</span>Lakehead Traffic Inc.|<span class=k>4. CARRIER</span>Ridgeback Express', '<span class=k>5. LOADING PLACE</span>Sappi Cloquet Mill<br>2201 Avenue B<br>Cloquet, MN 55720|<span class=k>6. LOADING DATE</span>1-Dec-2026 14:00|<span class=k>7. UNLOADING PLACE</span>Quad West Allis<br>555 S 108th St<br>West Allis, WI 53214|<span class=k>8. UNLOADING DATE</span>2-Dec-2026 06:00', '<span class=k>9. GOODS</span>Paper rolls, 19|<span class=k>10. GROSS WEIGHT</span>44,020 lb|<span class=k>11. FREIGHT</span>USD 1,090.00|<span class=k>12. SURCHARGES</span>USD 142.00', '<span class=k>13. TOTAL TO PAY</span><b>USD 1,232.00</b>|<span class=k>14. DETENTION</span>USD 35.00 / hour|<span class=k>15. PAYMENT</span>30 days|<span class=k>16. SIGNED</span>&nbsp;')}
<p>Lakehead Traffic Inc., 11 E Superior St, Duluth, MN 55802</p>`,
    stops: ['P Cloquet, MN 55720 2026-12-01', 'D West Allis, WI 53214 2026-12-02'],
    load: '60 0044 1187',
    rate: 123200,
  },
  p13_revised_rate: {
    html: `<h2>REVISED Rate Confirmation</h2><p>Cotton Belt Brokerage | Load: CB-2208814 | Revision 2 of 11/27/2026 replaces revision 1</p>
${table('g w', '#Stop|Details|Times', 'PICK-UP 1|Riceland Foods<br>2120 S Park Ave<br>Stuttgart, AR 72160|11/30/2026<br>FCFS 0700-1500', 'DELIVER 1|HEB Temple<br>4600 Wendland Rd<br>Temple, TX 76504|12/01/2026<br>APPT 0600')}
${table('', 'Original rate|$1,150.00', 'Added: reconsignment|$125.00', 'Revised total rate|$1,275.00')}
<p>Signed copies of revision 1 for $1,150.00 are void. Factoring: send notice of assignment. Remit to PO Box 910, Jonesboro, AR 72403.</p>`,
    stops: ['P Stuttgart, AR 72160 2026-11-30', 'D Temple, TX 76504 2026-12-01'],
    load: 'CB-2208814',
    rate: 127500,
  },
  p14_bullets: {
    css: 'body{font:11px/1.6 "DejaVu Sans Condensed",sans-serif}',
    html: `<p><b>Subject: You are booked! Lone Cypress load no 8 841 207</b></p><p>Hi Ridgeback, here is what we have you down for:</p><ul><li>Pick up @ Driscoll&#39;s Watsonville, 151 Silliman Rd, Watsonville CA 95076, 12/1 at 2pm (conf # DR99120)</li><li>1st drop @ Harmons DC, 3540 S 4000 W, West Valley City UT 84120, 12/3 at 3am</li><li>2nd drop @ Associated Foods, 1850 W 2100 S, Salt Lake City UT 84119, 12/3 at 7am</li><li>Money: $2,400 line + $380 fuel + $100 extra drop, so $2,880 to the truck</li><li>Advance: up to $1,000, costs $25</li></ul><p>Lone Cypress Produce Logistics, 318 Cayuga St, Salinas CA 93901<br>November 27, 2026</p>`,
    stops: [
      'P Watsonville, CA 95076 2026-12-01',
      'D West Valley City, UT 84120 2026-12-03',
      'D Salt Lake City, UT 84119 2026-12-03',
    ],
    load: '8 841 207',
    rate: 288000,
  },
};
