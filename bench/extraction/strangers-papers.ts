import { table, type ByHand } from './by-hand-papers';

/**
 * More papers drawn by hand, in the manner of large brokers, of small dispatch systems and of letters. At first sight of the seventh
 * batch: 13 of 18 exact, 16 load numbers, 15 rates; of the exact ones 5 with a doubt; without a doubt one day and one rate were wrong. Of the
 * eighth 9 of 12 exact, 11 load numbers, 9 rates; of the exact ones 2 with a doubt; without a doubt one rate was wrong.
 */
const MONO = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';

export const SEVENTH_BATCH: Readonly<Record<string, ByHand>> = {
  n01_big_house: {
    html: `<table class="w"><tr><td><b style="font-size:16px">H. R. CORBIN WORLDWIDE</b></td><td class="right"><b>CONTRACT ADDENDUM AND CARRIER LOAD CONFIRMATION &ndash; #468812073</b></td></tr></table><p>IMPORTANT: THIS LOAD MUST BE TRACKED. Call 800-555-0177 with any change.</p><p>Carrier: RIDGEBACK EXPRESS (T5510882) &emsp; Contact: Sofia &emsp; Ordered by: Kyle Brandt 952-555-0116</p><p>Equipment: Van 53 ft &emsp; Est. weight 38,640 &emsp; Team: No &emsp; Value: $100,000</p>
<table class="w"><tr><td style="width:60%"><b>SHIPPER#1:</b> Bemis Packaging Plant 3<br>Address: 2705 University Ave<br>Oshkosh WI 54904<br>Phone: 920-555-0188</td><td>Pick Up Date: 12/02/26<br>Pick Up Time: 08:00 Appt<br>Pickup#: 0081827731<br>Appointment#: 4410</td></tr></table>
<table class="w"><tr><td style="width:60%"><b>RECEIVER#1:</b> General Mills Covington<br>Address: 15200 Industrial Park Blvd NE<br>Covington GA 30014<br>Phone: 770-555-0107</td><td>Delivery Date: 12/04/26<br>Delivery Time: 13:30 Appt<br>Delivery#: GM77120<br>Appointment#: 9912</td></tr></table>
<h3>Service for Load #468812073</h3>${table('w', '#Description|Quantity|Rate|Total', 'Line Haul - FLAT RATE|1.00|$2,050.00|$2,050.00', 'Fuel Surcharge - FUEL|1,021.00|$0.38|$387.98', '|||Total: $2,437.98')}
<p>Submit freight bills to: H. R. Corbin, PO Box 9121, Minneapolis, MN 55480. Carrier must call 24 hours ahead to claim detention, $40.00 per hour, at most $320.00.</p>`,
    stops: ['P Oshkosh, WI 54904 2026-12-02', 'D Covington, GA 30014 2026-12-04'],
    load: '468812073',
    rate: 243798,
  },
  n02_po_number: {
    html: `<center><b style="font-size:15px">TOTAL TRUCKLOAD QUEEN CITY, INC.</b><br>RATE CONFIRMATION FOR PO# 31884027<br>4289 Ivy Pointe Blvd, Cincinnati, OH 45245 &mdash; 513-555-0131</center>
${table('w', 'Carrier|Ridgeback Express|Rate Type|Flat', 'MC|771203|Mode|FTL', 'Date|11/27/2026|Trailer|Reefer 53 ft at 36 F', 'Line Haul Rate|$1,700.00 USD|Total Rate|<b>$1,825.00 USD</b>', 'Lumper|$125.00 USD||')}
<p><b>Pick-ups</b></p>${table('g w', '#Name|Address|City|State|Zip|Date|Time|Pick-up #', 'Grimmway Cuyama|5030 Hwy 166|New Cuyama|CA|93254|12/1/2026|07:00 - 15:00 FCFS|GW-7781')}
<p><b>Drops</b></p>${table('g w', '#Name|Address|City|State|Zip|Date|Time|Delivery #', 'Harris Teeter Indian Trail|6001 W US Hwy 74|Indian Trail|NC|28079|12/5/2026|04:30 Appt|88120-1', 'Food Lion Dunn|1211 N Ellis Ave|Dunn|NC|28334|12/5/2026|11:00 Appt|FL 660')}
<p>Invoices: 4289 Ivy Pointe Blvd, Cincinnati, OH 45245. Late fee of $250 per missed appointment. A carrier that rebrokers owes the full rate plus $5,000.00.</p>`,
    stops: [
      'P New Cuyama, CA 93254 2026-12-01',
      'D Indian Trail, NC 28079 2026-12-05',
      'D Dunn, NC 28334 2026-12-05',
    ],
    load: '31884027',
    rate: 182500,
  },
  n03_stop_sections: {
    css: '.bar{background:#0a3a5a;color:#fff;padding:3px} ',
    html: `<table class="w"><tr><td><b style="font-size:18px">Wolfpack Logistics</b><br>960 North Point Pkwy, Suite 150<br>Alpharetta, GA 30005</td><td class="right">Load Number<br><b style="font-size:16px">27714068</b><br>Printed 11/27/2026 15:02 CST</td></tr></table>
<div class="bar">Load Information</div>${table('w', 'Carrier: Ridgeback Express|USDOT: 2218840|Equipment: Power Only|Pre-Loaded: Yes')}
<div class="bar">Stop 1: Pick Up - Drop Trailer / Live</div><div class="two"><div>Scheduled For: 11/30/2026 09:00<br>Facility: Sherwin-Williams Greensboro<br>113 Stage Coach Trl<br>Greensboro, NC 27409</div><div>Expected Weight: 41,220 lbs<br>Driver Work: No touch<br>Numbers: PO 4500118821, PU 72213</div></div>
<div class="bar">Stop 2: Delivery - Live</div><div class="two"><div>Scheduled For: 12/01/2026 06:00 - 12/01/2026 07:00<br>Facility: Lowe's RDC 0962<br>711 Tom Miller Rd<br>Plattsburgh, NY 12901</div><div>Expected Weight: 41,220 lbs<br>Driver Work: No touch<br>Numbers: DEL 66012238</div></div>
<div class="bar">Rate Details</div>${table('w', '#Description|Cost', 'Flat Rate|USD 2,240.00', 'Fuel Surcharge|USD 310.00', 'Total Cost|USD 2,550.00')}
<p>Send paperwork to P.O. Box 8021, Alpharetta, GA 30023. TONU of $150.00 applies only when approved in writing.</p>`,
    stops: ['P Greensboro, NC 27409 2026-11-30', 'D Plattsburgh, NY 12901 2026-12-01'],
    load: '27714068',
    rate: 255000,
  },
  n04_freight_bill: {
    css: MONO,
    html: `<pre>LONE MAST SYSTEM                       TRIP / FREIGHT BILL   7JX 4410882
13410 SUTTON PARK DR S  JACKSONVILLE FL 32224
                                       LSE/CARRIER  RIDGEBACK EXPRESS

BILL TO:  ARCONIC DAVENPORT WORKS  4879 STATE ST  BETTENDORF IA 52722

PICK-UP DATE:   12/01/26 0800 - 12/01/26 1600
NAME/ADDRESS:   ARCONIC LAFAYETTE, 3131 MAIN ST, LAFAYETTE IN 47905
PHONE:          765-555-0100      REF: 4400-17

DELIVERY DATE:  12/03/26 0700 - 12/03/26 1100
NAME/ADDRESS:   SPIRIT AERO, 3801 S OLIVER ST, WICHITA KS 67210
PHONE:          316-555-0161      REF: SA 90-221

COMMODITY  ALUMINUM PLATE    PCS 11    WGT 45,900    MILES 757
LINEHAUL                          1,893.00
FUEL SURCHARGE                      340.65
TARPS                               100.00
TOTAL CARRIER COMPENSATION        2,333.65

INVOICES NOT PRESENTED WITHIN 30 DAYS ARE REDUCED BY 100.00.
</pre>`,
    stops: ['P Lafayette, IN 47905 2026-12-01', 'D Wichita, KS 67210 2026-12-03'],
    load: '7JX 4410882',
    rate: 233365,
  },
  n05_extended_tender: {
    html: `<p><b>XPD Brokerage</b> &nbsp; Load Tender &nbsp; Order No. <b>NB-1182-7743</b> &nbsp; Version 2 &nbsp; Tendered Nov 27 2026 13:40</p>${table('w', 'Carrier|RIDGEBACK EXPRESS|SCAC|RDGX|Equip|53 DRY VAN|Weight|29,011 LB')}
${table('g w', '#Stop|Facility|Location|Earliest|Latest|References', 'PU 1|Whirlpool Clyde|119 Birdseye St, Clyde, OH 43410|30 Nov 2026 14:00|30 Nov 2026 18:00|BOL 7712009', 'SO 2|Lowe&#39;s Store 0488|1000 Berlin Rd, Cherry Hill, NJ 08034|01 Dec 2026 08:00|01 Dec 2026 08:30|PO 88100121', 'SO 3|P.C. Richard DC|150 Price Pkwy, Farmingdale, NY 11735|01 Dec 2026 13:00|01 Dec 2026 15:00|PO 2277')}
<p>Charges</p>${table('w', 'Line haul|USD|1,510.00', 'Stop charges|USD|90.00', 'Tolls|USD|64.75', 'Grand total|USD|1,664.75')}<p>Notice: fines of USD 500.00 per day for trailers kept. Remit questions to XPD Brokerage, 11215 N Community House Rd, Charlotte, NC 28277.</p>`,
    stops: [
      'P Clyde, OH 43410 2026-11-30',
      'D Cherry Hill, NJ 08034 2026-12-01',
      'D Farmingdale, NY 11735 2026-12-01',
    ],
    load: 'NB-1182-7743',
    rate: 166475,
  },
  n06_hunter_columns: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [36, 40, 13, 'JBX Integrated Capacity Solutions'],
          [36, 54, 8, '615 J B Corporate Dr, Lowell, AR 72745'],
          [380, 40, 10, 'Carrier Rate Confirmation'],
          [380, 54, 9, 'Load ID:'],
          [440, 54, 9, 'AX88217'],
          [380, 66, 9, 'Sent:'],
          [440, 66, 9, '11/27/2026 2:17 PM'],
          [36, 92, 9, 'Shipper :'],
          [100, 92, 9, 'NUCOR STEEL JEWETT'],
          [100, 104, 9, '8812 HWY 79 W'],
          [100, 116, 9, 'JEWETT, TX 75846'],
          [340, 92, 9, 'Pickup # :'],
          [410, 92, 9, 'NJ-330188'],
          [340, 104, 9, 'Arrive :'],
          [410, 104, 9, '12/01/2026 07:00 to 12/01/2026 13:00'],
          [36, 140, 9, 'Consignee :'],
          [100, 140, 9, 'MMC CONTRACTORS YARD'],
          [100, 152, 9, '13800 WYANDOTTE ST'],
          [100, 164, 9, 'KANSAS CITY, MO 64145'],
          [340, 140, 9, 'Delivery # :'],
          [410, 140, 9, '7780-A'],
          [340, 152, 9, 'Arrive :'],
          [410, 152, 9, '12/02/2026 08:00 to 12/02/2026 15:00'],
          [36, 190, 9, 'Trailer'],
          [100, 190, 9, 'FLATBED 48'],
          [220, 190, 9, 'Pieces'],
          [270, 190, 9, '9 BDL'],
          [340, 190, 9, 'Weight'],
          [410, 190, 9, '47,300 LBS'],
          [36, 220, 9, 'Base Rate'],
          [200, 220, 9, '$1,540.00'],
          [36, 232, 9, 'Tarp'],
          [200, 232, 9, '$85.00'],
          [36, 248, 10, 'Total Due Carrier'],
          [200, 248, 10, '$1,625.00'],
          [
            36,
            280,
            7,
            "Carrier shall not exceed posted weights. Fines up to $1,250.00 are the carrier's. Detention $50/hr after 2 hrs.",
          ],
        ],
      ],
    },
    stops: ['P Jewett, TX 75846 2026-12-01', 'D Kansas City, MO 64145 2026-12-02'],
    load: 'AX88217',
    rate: 162500,
  },
  n07_orange_trucks: {
    html: `<h2 style="color:#e60">Snyder Transportation Management</h2>${table('w', 'Shipment Number:|4017726615|Rate confirmation date:|11/27/2026', 'Carrier Name:|RIDGEBACK EXPRESS|Carrier Code:|RDGX', 'Total Distance:|903 MI|Trailer Type:|VAN 53')}
<p><b>Stop 1 - Origin</b></p><p>Location : KIMBERLY CLARK COLD SPRING, 1050 COLD SPRING RD, NEENAH, WI - 54956 USA</p><p>Appointment Window : 12/01/2026 10:00 CST - 12/01/2026 10:30 CST</p><p>Work : Live Load</p>
<p><b>Stop 2 - Destination</b></p><p>Location : TARGET T-0579, 3801 TARGET PKWY, ALBANY, OR - 97322 USA</p><p>Appointment Window : 12/04/2026 05:00 PST - 12/04/2026 05:30 PST</p><p>Work : Drop</p>
${table('g', '#Charge|Basis|Amount', 'Freight Charge|Flat|$3,906.20', 'Drop Trailer|Flat|$50.00', 'Shipment Total||$3,956.20')}
<p>This confirmation supplements the agreement dated 03/14/2024 between Snyder, 3101 Packerland Dr, Green Bay, WI 54313 and the carrier.</p>`,
    stops: ['P Neenah, WI 54956 2026-12-01', 'D Albany, OR 97322 2026-12-04'],
    load: '4017726615',
    rate: 395620,
  },
  n08_resonance: {
    html: `<table class="w"><tr><td><h2>Resonance Global Logistics</h2>600 W Chicago Ave Suite 725<br>Chicago, IL 60654</td><td class="right"><b>RATE CONFIRMATION</b><br>Resonance Load: <b>55120871</b><br>Cust PO: 7711-20</td></tr></table>
<table class="g w"><tr><td><b>PKU# 1</b></td><td>WAYFAIR PERRIS<br>3500 INDIAN AVE<br>PERRIS, CA 92571</td><td>Tue 12/1/26<br>11:00 - 13:00</td><td>CONF 8817A<br>14 PLTS</td></tr><tr><td><b>DELV# 1</b></td><td>WAYFAIR MCDONOUGH<br>245 DECLARATION DR<br>MCDONOUGH, GA 30253</td><td>Sat 12/5/26<br>08:00</td><td>CONF 991<br>14 PLTS</td></tr></table>
<p>Freight charges: LINE HAUL $3,100.00; FUEL $0.00; Total to be paid by Resonance: <b>$3,100.00</b></p><p>Carrier requests for lumper ($ 150.00 max), detention ($30.00 hr) and layover ($200.00) must be sent in 24 hrs.</p>`,
    stops: ['P Perris, CA 92571 2026-12-01', 'D Mcdonough, GA 30253 2026-12-05'],
    load: '55120871',
    rate: 310000,
  },
  n09_arriving_cards: {
    css: 'body{font:11px/1.5 "DejaVu Sans",sans-serif} .card{border:1px solid #bbb;border-radius:8px;padding:8px;margin:8px 0} .s{color:#666;font-size:9px}',
    html: `<div class="two"><div><h2>Onward Logistics</h2></div><div class="right"><div class="s">LOAD ID</div><b>8815523</b><div class="s">STATUS</div>Booked</div></div><div class="card"><div class="s">TOTAL PAYOUT</div><b style="font-size:16px">$1,410.00</b><div class="s">Linehaul $1,260.00 &middot; Fuel $150.00</div></div>
<div class="two"><div class="card"><div class="s">1 PICKUP</div><b>Anheuser-Busch Williamsburg</b><br>7801 Pocahontas Trl<br>Williamsburg, VA 23185<br>Dec 1, 2026 / 09:00 EST<br><div class="s">Appointment is set</div></div><div class="card"><div class="s">2 DELIVERY</div><b>Superior Beverage Group</b><br>31031 Diamond Pkwy<br>Glenwillow, OH 44139<br>Dec 2, 2026 / 07:00 - 14:00 EST<br><div class="s">First come, first served</div></div></div>
<div class="card"><div class="s">EQUIPMENT</div>Dry van 53 ft<div class="s">WEIGHT</div>43,800 lbs<div class="s">COMMODITY</div>Beer</div><p>Sent by Onward Logistics, 7701 Metropolis Dr, Austin, TX 78744. No driver assist. Advance of up to 40% of $1,410.00 at pickup.</p>`,
    stops: ['P Williamsburg, VA 23185 2026-12-01', 'D Glenwillow, OH 44139 2026-12-02'],
    load: '8815523',
    rate: 141000,
  },
  n10_app_no_year: {
    html: `<h2>Rate confirmation</h2><p>Ryde Freight LLC &bull; 433 W Van Buren St, Chicago, IL 60607</p><p>Load <b>R7K2-QX10</b> &bull; Booked by sofia@ridgeback.example on Nov 27</p><h3>Pickup</h3><p><b>Nestle Waters Allentown</b><br>405 Nestle Way, Breinigsville, PA 18031<br>12/01 @ 14:00 &ndash; 15:00 EST<br>Pickup reference 771209</p><h3>Dropoff</h3><p><b>Wakefern Elizabeth</b><br>600 York St, Elizabeth, NJ 07201<br>12/02 @ 02:00 EST<br>Dropoff reference 5512-9</p><h3>Payment</h3>${table('w', 'Base rate|$612.00', 'Accessorials|$0.00', 'Total payment|$612.00')}<p>Detention: $60/hour, max $300. Layover: $250.</p>`,
    stops: ['P Breinigsville, PA 18031 2026-12-01', 'D Elizabeth, NJ 07201 2026-12-02'],
    load: 'R7K2-QX10',
    rate: 61200,
  },
  n11_relay_codes: {
    page: { landscape: true },
    html: `<p><b>Relay trip details</b> &emsp; Trip ID: <b>T-115HX8Q2M</b> &emsp; VRID 113KQ0071</p>${table('g w', '#Leg|From|To|Equipment|Distance', '1|ONT8 - 24300 Nandina Ave, Moreno Valley, CA 92551|PHX6 - 4750 W Mohave St, Phoenix, AZ 85043|53&#39; Trailer (provided)|338 mi')}${table('g w', '#Stop|Type|Check-in|Check-out', 'ONT8|Pick up (drop and hook)|Tue, Dec 1, 2026 20:30 PST|Tue, Dec 1, 2026 21:00 PST', 'PHX6|Drop off (drop and hook)|Wed, Dec 2, 2026 04:10 MST|Wed, Dec 2, 2026 04:40 MST')}<p>Estimated payout: $878.52 ($2.60/mi incl. fuel surcharge $121.68)</p>`,
    stops: ['P Moreno Valley, CA 92551 2026-12-01', 'D Phoenix, AZ 85043 2026-12-02'],
    load: 'T-115HX8Q2M',
    rate: 87852,
  },
  n12_truckstop_form: {
    html: `<center><h2>Carrier Rate &amp; Load Confirmation</h2>Confirmation # <b>100882-B</b></center>${table('g w', 'Broker: Dogwood Transport Brokers<br>118 E Broad St, Statesville, NC 28677<br>MC# 882117|Carrier: Ridgeback Express<br>MC# 771203<br>Driver: Luis M. 704-555-0155')}
${table('g w', '#|Origin|Destination', 'City / State|Statesville, NC|Lakeland, FL', 'Date|11/30/2026|12/01/2026', 'Time|11:00 AM|02:00 PM', 'Company|Kewaunee Scientific|Publix Lab', 'Street|2700 W Front St|3300 Publix Corporate Pkwy', 'Postal code|28677|33811')}
${table('w', 'Commodity: Lab furniture|Weight: 12,400|Length: 53|Type: Van Air-Ride')}<p>Agreed amount to be paid carrier: $1,395 <u>flat</u>. Cash advance: none. Both parties agree that double brokering voids payment.</p>`,
    stops: ['P Statesville, NC 28677 2026-11-30', 'D Lakeland, FL 33811 2026-12-01'],
    load: '100882-B',
    rate: 139500,
  },
  n13_email: {
    css: 'body{font:12px/1.5 "DejaVu Serif",serif}',
    html: `<p>From: Dana Whitlock &lt;dana@whitlockfreight.example&gt;<br>Sent: Friday, November 27, 2026 3:12 PM<br>To: dispatch@ridgeback.example<br>Subject: Confirmed: load WF-2207, Salina to Amarillo</p><p>Hi team,</p><p>Confirming we have you on WF-2207 for $1,150 all in.</p><p>Picking up Monday 11/30 at 10am:<br>Great Plains Manufacturing<br>1525 E North St<br>Salina, KS 67401</p><p>Delivering Tuesday 12/1, anytime 8-4:<br>Western Equipment<br>10500 E I-40<br>Amarillo, TX 79118</p><p>Flatbed, 2 drills, 31,000 lbs, no tarps. Please send the driver's cell. If he runs late call me first, the customer fines us $100 an hour.</p><p>Thanks,<br>Dana<br>Whitlock Freight | 220 N Ash St | Wichita, KS 67202</p>`,
    stops: ['P Salina, KS 67401 2026-11-30', 'D Amarillo, TX 79118 2026-12-01'],
    load: 'WF-2207',
    rate: 115000,
  },
  n14_cross_border: {
    html: `<table class="w"><tr><td><b style="font-size:15px">Passage Nord Courtage inc.</b><br>9800 Boul. Cavendish, Montr&eacute;al (Qu&eacute;bec) H4M 2V9</td><td class="right">Confirmation de transport / Carrier confirmation<br>Dossier / File no.: <b>PN-26-08814</b><br>2026-11-27</td></tr></table>
${table('g w', '#Cueillette / Pick-up|Livraison / Delivery', 'Bois Daaquam<br>1 rue de la Scierie<br>Saint-Just-de-Breteni&egrave;res QC G0R 3H0<br>2026-12-01 &nbsp; 07:00-15:00|Curtis Lumber<br>885 State Route 67<br>Ballston Spa NY 12020<br>2026-12-02 &nbsp; 08:00-14:00')}
<p>Douane / Customs: Champlain NY, broker Livingston, PARS/PAPS RDGX 118820</p>${table('w', 'Transport|1 480,00 $ US', 'Carburant / Fuel|211,00 $ US', 'Total|1 691,00 $ US')}<p>Assurance minimum 2 000 000 $ CA.</p>`,
    stops: ['P Saint-Just-de-Bretenières, QC G0R 3H0 2026-12-01', 'D Ballston Spa, NY 12020 2026-12-02'],
    load: 'PN-26-08814',
    rate: 169100,
  },
  n15_dispatch_slip: {
    css: MONO,
    html: `<pre>                 BUCKEYE LANE DISPATCH
                 PO BOX 771, FINDLAY OH 45839

DISPATCH #  88-2207              11/27/26  16:05   BY  MARGE

P/U 1   WED 12/02/26  0700-1100      COOPER TIRE WHSE 9
        701 LIMA AVE                 FINDLAY OH 45840
        P/U NO 66120
D/L 1   THU 12/03/26  0800           TIREHUB LOUISVILLE
        3408 COLLINS LN              LOUISVILLE KY 40245
D/L 2   THU 12/03/26  1300           TIREHUB NASHVILLE
        825 VISCO DR                 NASHVILLE TN 37210

FREIGHT     900.00
STOP PAY     50.00
FSC         166.40
TOTAL PAY 1,116.40

CHECK CALLS BY 0900 OR 50.00 OFF. NO POD NO PAY.
</pre>`,
    stops: [
      'P Findlay, OH 45840 2026-12-02',
      'D Louisville, KY 40245 2026-12-03',
      'D Nashville, TN 37210 2026-12-03',
    ],
    load: '88-2207',
    rate: 111640,
  },
  n16_shipment_side: {
    css: '.row{display:flex} .side{width:28%;background:#f2f2f2;padding:8px} .main{width:72%;padding:8px}',
    html: `<div class="row"><div class="side"><b>Tendril TMS</b><br><br>Shipment ID<br><b>TND-0092817</b><br><br>Customer order<br>SO-441<br><br>Carrier cost<br><b>$2,720.00</b><br><br>Invoice to<br>Harvest Lane 3PL<br>77 W Wacker Dr<br>Chicago, IL 60601</div><div class="main"><h3>Route</h3><p><b>Pickup &mdash; Wed Dec 2, 2026, 6:00 AM to 2:00 PM MST</b><br>Leprino Foods Greeley<br>1302 1st Ave, Greeley, CO 80631<br>Contact: shipping desk</p><p><b>Delivery &mdash; Fri Dec 4, 2026, 5:00 AM PST</b><br>Pizza Hut Commissary<br>1400 E Grand Ave, Pomona, CA 91766<br>Contact: receiving desk</p><h3>Cost lines</h3>${table('w', 'Freight - flat|$2,400.00', 'Fuel - flat|$260.00', 'Pallet exchange|$60.00')}<h3>Items</h3>${table('w', 'Mozzarella|20 plt|41,900 lb|34-38 F')}</div></div>`,
    stops: ['P Greeley, CO 80631 2026-12-02', 'D Pomona, CA 91766 2026-12-04'],
    load: 'TND-0092817',
    rate: 272000,
  },
  n17_tender_split: {
    html: `<h3>TENDER 0009918-02</h3>${table('w', 'Shipper|Ship to', 'Cargill Salt<br>916 S Riverside Ave<br>St Clair, MI 48079|City of Duluth DPW<br>4825 Mike Colalillo Dr<br>Duluth, MN 55807', 'Requested ship: 12-01-2026|Requested delivery: 12-03-2026', 'Hours 24/7|Hours 7a-3p, call 218-555-0133')}<p>Product: Bulk salt, 25 tons. Equipment: End dump or walking floor.</p><p>Freight 25 T x $38.50 = $962.50; fuel 21% = $202.13; tender total $1,164.63.</p><p>Great Lakes Bulk Brokers &bull; remit: 400 Renaissance Ctr, Detroit, MI 48243</p>`,
    stops: ['P Saint Clair, MI 48079 2026-12-01', 'D Duluth, MN 55807 2026-12-03'],
    load: '0009918-02',
    rate: 116463,
  },
  n18_middle_stop: {
    html: `<table class="w"><tr><td><b>SADDLEBACK CARRIER SERVICES</b></td><td class="right">Pro No <b>118827</b> &nbsp; Ref 44-A</td></tr></table><p><b>LOAD AT:</b> Purina Mills, 6055 Park Center Dr, St Joseph, MO 64504 &mdash; 12/1 between 7am and noon</p><p><b>THEN STOP AT:</b> Tractor Supply 0881, 2301 S Range Ave, Colby, KS 67701 &mdash; 12/2 8am, unload 6 pallets</p><p><b>FINISH AT:</b> Ranchway Feeds, 546 Willow St, Fort Collins, CO 80524 &mdash; 12/2 by 4pm</p><p>Carrier pay: line $1,500, extra stop $75, total $1,575. Terms 21 days.</p>`,
    stops: [
      'P Saint Joseph, MO 64504 2026-12-01',
      'D Colby, KS 67701 2026-12-02',
      'D Fort Collins, CO 80524 2026-12-02',
    ],
    load: '118827',
    rate: 157500,
  },
};

export const EIGHTH_BATCH: Readonly<Record<string, ByHand>> = {
  o01_brokerage_pdf: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Marigold Freight Brokers, Inc.</b><br>3100 W Ray Rd Ste 201, Chandler, AZ 85226<br>MC 610448</td><td class="right"><b>LOAD CONFIRMATION</b><br>Ref #: MF-77120<br>Date: 11/27/2026</td></tr></table>${table('g w', '#Event|Place|Appt|PO / Ref', '1 - Pick|Ferrero Goodyear<br>15600 W Roosevelt St<br>Goodyear, AZ 85338|12/01/2026<br>0900-1200|PO 7740012', '2 - Drop|Sams DC 6268<br>2200 Pioneer Rd<br>Searcy, AR 72143|12/03/2026<br>0600|DEL 90021')}${table('', 'Flat rate|$2,480.00', 'Lumper (est.)|$150.00', 'TOTAL PAYABLE|$2,630.00')}<p>Deductions: $75.00 for each missed check call. Quick pay 1.5% of total.</p>`,
    stops: ['P Goodyear, AZ 85338 2026-12-01', 'D Searcy, AR 72143 2026-12-03'],
    load: 'MF-77120',
    rate: 263000,
  },
  o02_sms_style: {
    css: MONO,
    html: `<pre>LOAD INFO SHEET

LOAD:   SB-40917
TRUCK:  RIDGEBACK 118
RATE:   $1,320 FLAT

PU:     SIMPLOT, 1201 N BROADWAY AVE, MOSES LAKE, WA 98837
        TUE 12/1/26 1400 APPT
        PU# 44-9920
DEL:    COSTCO 766, 4000 142ND AVE E, SUMNER, WA 98390
        WED 12/2/26 0500 APPT
        DEL# 88112

MILES 165     WT 42,900     TEMP -10

STARBUCK BROKERAGE / PO BOX 12, WALLA WALLA WA 99362
</pre>`,
    stops: ['P Moses Lake, WA 98837 2026-12-01', 'D Sumner, WA 98390 2026-12-02'],
    load: 'SB-40917',
    rate: 132000,
  },
  o03_tms_grid: {
    page: { landscape: true },
    html: `<table class="w"><tr><td><b>CARRIER CONFIRMATION SHEET</b></td><td>Order: <b>2207714</b></td><td>BOL: 880021</td><td>Consignee ref: X-44</td></tr></table>${table('g w', '#Stop|Type|Company|Address|City|St|Zip|Appt from|Appt to', '1|PU|Domtar Ashdown|285 Hwy 71 S|Ashdown|AR|71822|11/30/26 08:00|11/30/26 16:00', '2|SO|Veritiv Memphis|4500 Quality Dr|Memphis|TN|38118|12/01/26 07:00|12/01/26 07:30', '3|SO|ODP Nashville|1300 Antioch Pike|Nashville|TN|37211|12/01/26 13:00|12/01/26 15:00')}${table('', 'Freight|900.00', 'Fuel|188.10', 'Extra stop|75.00', 'Total carrier pay|1,163.10')}<p>Bill to Ozarka Freight, 1 Riverfront Pl, North Little Rock, AR 72114.</p>`,
    stops: [
      'P Ashdown, AR 71822 2026-11-30',
      'D Memphis, TN 38118 2026-12-01',
      'D Nashville, TN 37211 2026-12-01',
    ],
    load: '2207714',
    rate: 116310,
  },
  o04_shipper_direct: {
    html: `<h2>Carrier Pick-up Authorization</h2><p>Authorization number <b>PA-0098811</b> &nbsp; Valid Nov 30, 2026 only</p><div class="two"><div><b>Ship from:</b><br>Vulcan Precast<br>3200 E Roosevelt Ave<br>Salisbury, NC 28146</div><div><b>Ship to:</b><br>I-26 Project Yard<br>2180 Airport Rd<br>Flat Rock, NC 28731</div></div>${table('g', 'Ship date|11/30/2026', 'Must arrive|12/01/2026 07:00', 'Equipment|Step deck 53', 'Weight|44,000 lbs', 'Contract price|$875.00')}<p>Carrier agrees to chains and binders. Damage claims over $10,000 are filed in 9 months.</p>`,
    stops: ['P Salisbury, NC 28146 2026-11-30', 'D Flat Rock, NC 28731 2026-12-01'],
    load: 'PA-0098811',
    rate: 87500,
  },
  o05_canadian: {
    html: `<h2>Prairie Rose Logistics Ltd.</h2><p>Unit 4, 7007 54 St SE, Calgary, AB T2C 3C2 &nbsp; Probill: <b>PRL0448819</b></p>${table('g w', '#Shipper|Consignee', 'Cavendish Farms<br>102 26 St N<br>Lethbridge AB T1H 3T9<br>PU: Dec 1, 2026 @ 13:00|Sysco Spokane<br>300 N Baugh Way<br>Post Falls ID 83854<br>DEL: Dec 2, 2026 @ 06:00')}<p>Border crossing: Coutts AB / Sweet Grass MT. PAPS sticker required.</p>${table('', 'Linehaul|C$1,450.00', 'FSC 24%|C$348.00', 'Border|C$75.00', 'Total CAD|C$1,873.00')}`,
    stops: ['P Lethbridge, AB T1H 3T9 2026-12-01', 'D Post Falls, ID 83854 2026-12-02'],
    load: 'PRL0448819',
    rate: 187300,
  },
  o06_marketplace: {
    css: 'body{font:11px/1.5 "DejaVu Sans",sans-serif} .s{color:#777;font-size:9px}',
    html: `<div class="s">Booking confirmed</div><h2>#LD-7Q2-88104</h2><p>Booked Nov 27, 2026 by Sofia at Ridgeback Express</p><div class="two"><div><div class="s">PICKUP &middot; Mon, Nov 30 2026, 08:00-12:00</div><b>Kohler Engines</b><br>100 Kohler Dr<br>Hattiesburg, MS 39402</div><div><div class="s">DROPOFF &middot; Tue, Dec 1 2026, 09:00-15:00</div><b>Toro Distribution</b><br>500 Commerce Pkwy<br>Tomah, WI 54660</div></div><p class="s">YOU EARN</p><p><b style="font-size:16px">$2,310.00</b></p><p>Includes $120.00 for the lift gate. TONU $150. Insurance $100,000.</p>`,
    stops: ['P Hattiesburg, MS 39402 2026-11-30', 'D Tomah, WI 54660 2026-12-01'],
    load: 'LD-7Q2-88104',
    rate: 231000,
  },
  o07_short_mail: {
    css: 'body{font:12px/1.5 "DejaVu Serif",serif}',
    html: `<p>Subject: Rate con - Order 55-4417</p><p>Chris,</p><p>Please see details for order 55-4417 below and reply with "confirmed".</p><p>Shipper: Weyerhaeuser, 894 Robinson Rd, Dierks, AR 71833<br>Pickup: 12/1/2026, 6a-2p<br>Receiver: BlueLinx, 2201 E Loop 820 N, Fort Worth, TX 76118<br>Delivery: 12/2/2026, 7a appt<br>Flatbed, 48k, lumber, tarp required<br>$1,025 + $75 tarp = $1,100</p><p>Regards,<br>Lee Amos<br>Amos Freight, 14 Court Sq, Texarkana, AR 71854</p>`,
    stops: ['P Dierks, AR 71833 2026-12-01', 'D Fort Worth, TX 76118 2026-12-02'],
    load: '55-4417',
    rate: 110000,
  },
  o08_multi_pick: {
    html: `<center><h2>Garnet Ridge Transportation Services</h2>LOAD TENDER SHEET &mdash; Tender ID 660-4418-A</center><p><b>Pick 1:</b> Duda Farms, 26006 S State Rd 7, Delray Beach, FL 33446 | 11/30/2026 | 14:00</p><p><b>Pick 2:</b> Hundley Farms, 20299 State Road 80, Loxahatchee, FL 33470 | 11/30/2026 | 18:00</p><p><b>Drop 1:</b> Wegmans RSC, 249 Fritz Keiper Blvd, Pottsville, PA 17901 | 12/02/2026 | 03:00</p><p><b>Drop 2:</b> Price Rite, 176 N Main St, Spring Valley, NY 10977 | 12/02/2026 | 10:00</p>${table('', 'Truckload charge|$3,650.00', 'Additional pick|$100.00', 'Additional drop|$100.00', 'Tender total|$3,850.00')}<p>Produce rejected for temperature is charged at invoice value up to $60,000.00.</p>`,
    stops: [
      'P Delray Beach, FL 33446 2026-11-30',
      'P Loxahatchee, FL 33470 2026-11-30',
      'D Pottsville, PA 17901 2026-12-02',
      'D Spring Valley, NY 10977 2026-12-02',
    ],
    load: '660-4418-A',
    rate: 385000,
  },
  o09_boxed_form: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [36, 44, 14, 'FOUR LAKES TRAFFIC MANAGEMENT'],
          [430, 44, 8, 'TRIP NUMBER'],
          [430, 56, 11, 'FL 118-40772'],
          [36, 80, 8, 'LOADING POINT'],
          [310, 80, 8, 'UNLOADING POINT'],
          [36, 92, 9, 'OSI INDUSTRIES'],
          [310, 92, 9, 'MCLANE DISTRIBUTION'],
          [36, 104, 9, '1200 DEUSTER ST'],
          [310, 104, 9, '4 DUNBAR RD'],
          [36, 116, 9, 'WEST CHICAGO IL 60185'],
          [310, 116, 9, 'CARROLLTON GA 30117'],
          [36, 134, 8, 'ON'],
          [80, 134, 9, '30 NOV 2026'],
          [150, 134, 8, 'AT'],
          [170, 134, 9, '1500'],
          [310, 134, 8, 'ON'],
          [354, 134, 9, '02 DEC 2026'],
          [424, 134, 8, 'AT'],
          [444, 134, 9, '0430'],
          [36, 170, 8, 'AMOUNT WE PAY YOU'],
          [180, 170, 10, '$1,890.00'],
          [36, 184, 8, 'ADVANCE AVAILABLE'],
          [180, 184, 10, '$756.00'],
          [36, 210, 8, 'INVOICE TO: FOUR LAKES, BOX 5007, MADISON WI 53705'],
        ],
      ],
    },
    stops: ['P West Chicago, IL 60185 2026-11-30', 'D Carrollton, GA 30117 2026-12-02'],
    load: 'FL 118-40772',
    rate: 189000,
  },
  o10_key_columns: {
    html: `<h2>Dispatch Confirmation</h2>${table('w', 'Confirmation No|DC-26-7718|Broker|Sandhill Freight LLC', 'Equipment|Hopper bottom|Broker phone|308-555-0110', 'Product|Corn|Rate|$27.50 per ton', 'Est. tons|26|Est. pay|$715.00')}${table('g w', '#|Load site|Unload site', 'Name|Aurora Coop West|Cargill Blair', 'Address|605 12th St|650 Industrial Park Dr', 'City|Aurora|Blair', 'State|NE|NE', 'Zip|68818|68008', 'Date|12/01/2026|12/01/2026', 'Hours|7:00-16:00|6:00-18:00')}`,
    stops: ['P Aurora, NE 68818 2026-12-01', 'D Blair, NE 68008 2026-12-01'],
    load: 'DC-26-7718',
    rate: 71500,
  },
  o11_side_dates: {
    html: `<table class="w"><tr><td><b style="font-size:15px">Tri-Rivers Logistics</b></td><td class="right">Shipment # 4418-0072</td></tr></table>${table('g w', '11/30/2026<br>10:00|<b>PICK UP</b><br>Alcoa Warrick, 4700 Darlington Rd, Newburgh, IN 47630|Ref 118-A<br>21 coils', '12/01/2026<br>08:00|<b>DELIVER</b><br>Ball Corp, 1300 N Ball Dr, Findlay, OH 45840|Ref 8812<br>21 coils')}<p>Pay: Line haul $1,005.00 | Fuel $162.50 | Carrier total: $1,167.50</p><p>Mail PODs: 2 Main St, Evansville, IN 47708 within 5 days or $50.00 is withheld.</p>`,
    stops: ['P Newburgh, IN 47630 2026-11-30', 'D Findlay, OH 45840 2026-12-01'],
    load: '4418-0072',
    rate: 116750,
  },
  o12_long_terms: {
    html: `<h3>TRANSPORTATION SERVICES ORDER</h3><p>Service order TSO-118807 is issued by Blue Gate Supply Chain, 200 Peachtree St, Atlanta, GA 30303 to Ridgeback Express.</p><p><b>Origin:</b> Shaw Plant 81, 701 S Hamilton St, Dalton, GA 30720 &nbsp; <b>Ready:</b> 12/01/2026 11:00</p><p><b>Destination:</b> Floor &amp; Decor DC, 6500 Roosevelt Hwy, Moreno Valley, CA 92555 &nbsp; <b>Due:</b> 12/05/2026 09:00</p><p><b>Charges:</b> Carrier accepts $4,275.00 as full payment, fuel and all accessorials included.</p><p>1. Carrier shall hold $1,000,000 of auto liability. 2. Delay beyond 24 hours: $250.00 per day. 3. Disputes are heard in Fulton County, Atlanta, GA. 4. A lumper over $200.00 needs a receipt from the warehouse. 5. Total liability for cargo is $100,000.00 per load.</p>`,
    stops: ['P Dalton, GA 30720 2026-12-01', 'D Moreno Valley, CA 92555 2026-12-05'],
    load: 'TSO-118807',
    rate: 427500,
  },
};
