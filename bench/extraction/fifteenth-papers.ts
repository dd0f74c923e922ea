import { table, type ByHand } from './by-hand-papers';

/**
 * A fifteenth batch drawn by hand after the fourteenth was mended: keys of older machines, a manifest, terms beside the stops, two legs,
 * numbers that begin with their role. At first sight 7 of 12 exact, 10 load numbers, 10 rates; one rate was wrong without a doubt, no
 * stop was. After mending 12, 12 and 12; of the exact ones 1 with a doubt.
 */
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';

export const FIFTEENTH_BATCH: Readonly<Record<string, ByHand>> = {
  w01_timeline_three: {
    css: '.t{border-left:2px solid #888;margin-left:6px;padding-left:12px}.k{color:#666;font-size:9px}',
    html: `<table class="w"><tr><td><b style="font-size:17px">haulwise</b></td><td class="right"><span class="k">Load reference</span><br><b>HW-7Q44-1182</b></td></tr></table><p><b>3 stops</b> &middot; 712 miles &middot; 53' van &middot; <b>$1,960.00</b> total payout</p>
<div class="t"><p><b>Stop 1 of 3</b> &nbsp; Live load<br>Cascade Bottlers<br>6500 NE Halsey St, Portland, OR 97213<br><span class="k">Arrive between</span> Mon 11/30/2026 22:00 and Tue 12/01/2026 02:00 PST<br><span class="k">Pickup number</span> 441-77</p><p><b>Stop 2 of 3</b> &nbsp; Live unload<br>Treasure Valley Beverage<br>2800 E Franklin Rd, Meridian, ID 83642<br><span class="k">Arrive by</span> Tue 12/01/2026 14:00 MST</p><p><b>Stop 3 of 3</b> &nbsp; Live unload<br>Wasatch Wholesale<br>1955 W Industrial Cir, Springville, UT 84663<br><span class="k">Arrive by</span> Wed 12/02/2026 08:00 MST</p></div>
<p class="k">Payout: linehaul $1,700.00, fuel $160.00, extra stop $100.00. Late arrival may reduce the payout by $75.00 per stop.</p>`,
    stops: [
      'P Portland, OR 97213 2026-11-30',
      'D Meridian, ID 83642 2026-12-01',
      'D Springville, UT 84663 2026-12-02',
    ],
    load: 'HW-7Q44-1182',
    rate: 196000,
    details: { miles: '712 mi' },
  },
  w02_freight_pay_form: {
    css: SMALL,
    html: `<center><b style="font-size:14px">OLD DOMINION ROAD BROKERS, LLC</b><br>PO Box 77, Staunton, VA 24402 &nbsp; MC-772019-B &nbsp; (540) 555-0133</center><center><b>CARRIER LOAD TENDER AND RATE AGREEMENT</b></center>
<table class="g w"><tr><td>PRO#<br><b>118-20771</b></td><td>BL#<br>SK-99102</td><td>SHIP DATE<br>11/30/26</td><td>DELIVERY DATE<br>12/01/26</td><td>CARRIER<br>RIDGEBACK EXPRESS</td></tr></table>
<table class="g w"><tr><th>SHIPPER</th><th>CONSIGNEE</th></tr><tr><td>SHENANDOAH KNITTING<br>1301 GREENVILLE AVE<br>STAUNTON VA 24401<br>540-555-0181<br>HOURS 0700-1500</td><td>PALISADES APPAREL DC<br>20 ENTERPRISE AVE N<br>SECAUCUS NJ 07094<br>201-555-0140<br>APPT 0900</td></tr></table>
<table class="g w"><tr><th>PCS</th><th>DESCRIPTION</th><th>WEIGHT</th><th>CARRIER FREIGHT PAY</th></tr><tr><td>418 CTN</td><td>KNIT GOODS</td><td>16,300</td><td>$1,040.00</td></tr></table>
<p>Carrier acknowledges that this is the whole of its pay. Deductions: $50.00 for a late invoice, $150.00 for a missed check call.</p>`,
    stops: ['P Staunton, VA 24401 2026-11-30', 'D Secaucus, NJ 07094 2026-12-01'],
    load: '118-20771',
    rate: 104000,
    details: { weight: '16,300 lb', mc: '772019' },
  },
  w03_short_keys: {
    css: COURIER,
    html: `<pre>DELTA QUEEN DISPATCH          REF DQ99-40118
                              DT 11/27/26

PU NM:    YAZOO VALLEY OIL MILL
PU ADDR:  12 MAIN ST
PU CSZ:   GREENWOOD, MS 38930
PU DT:    11/30/26  TM: 0900-1500
PU NO:    4401

DL NM:    CRESCENT SOAP WORKS
DL ADDR:  4301 FRANCE RD
DL CSZ:   NEW ORLEANS, LA 70126
DL DT:    12/01/26  TM: 0700
DL NO:    C-118

COMM:     COTTONSEED OIL, TOTES
WT:       41800
EQ:       VAN
FRT:      $720.00
FSC:      $108.00
TOT:      $828.00
</pre>`,
    stops: ['P Greenwood, MS 38930 2026-11-30', 'D New Orleans, LA 70126 2026-12-01'],
    load: 'DQ99-40118',
    rate: 82800,
  },
  w04_ontario_short_dates: {
    html: `<table class="w"><tr><td><h2>Grand River Traffic Group</h2>75 Sherwood Dr, Brantford, ON N3T1N6</td><td class="right">Trip Ticket<br><b>GRT 20-66118</b><br>Issued Nov. 27/26</td></tr></table>
<p><b>Load:</b> Monday Nov. 30/26, 0700h to 1100h<br>Ferro Brantford, 31 Spalding Dr, Brantford, ON N3T6B8<br>PU# 90-1182</p><p><b>Offload:</b> Tuesday Dec. 1/26, 0800h firm<br>Keystone Coatings, 2201 Babcock Blvd, Pittsburgh, PA 15209<br>Ref KC-4471</p>
<p>22 drums and 10 totes, UN1263, 31,900 lbs</p><p>Freight: $1,350.00 CDN flat, border crossing included. HST does not apply.</p><p>Crossing: Peace Bridge. Customs broker Buckland, 905-555-0110.</p>`,
    stops: ['P Brantford, ON N3T 6B8 2026-11-30', 'D Pittsburgh, PA 15209 2026-12-01'],
    load: 'GRT 20-66118',
    rate: 135000,
  },
  w05_table_two_lines_each: {
    html: `<h2>Verdant Fresh Brokerage</h2><p>Confirmation VFB22-7710 for Ridgeback Express &nbsp; Reefer, 33F, continuous</p>
${table('g w', '#Appt|Location|PU / DEL|Cases|Notes', '11/30/26<br>0600-1000|Oxnard Berry Cooling<br>1500 Pacific Ave, Oxnard, CA 93033|PU 1182<br>PU 1183|1,040|Pulp temp on BOL', '11/30/26<br>1200-1600|Santa Maria Vegetable<br>1950 W Betteravia Rd, Santa Maria, CA 93455|PU 90-77|620|Call 1 hr out', '12/03/26<br>0200|Costco Monroe Twp<br>77 Docks Corner Rd, Monroe Township, NJ 08831|DEL 00417|980|Lumper: Capstone', '12/03/26<br>0900|Baldor Bronx<br>155 Food Center Dr, Bronx, NY 10474|DEL 5512|680|No pallets back')}
<p>Freight all in: $7,150.00. Lumpers against receipt. Late by more than 2 hours: $250.00.</p>`,
    stops: [
      'P Oxnard, CA 93033 2026-11-30',
      'P Santa Maria, CA 93455 2026-11-30',
      'D Monroe Township, NJ 08831 2026-12-03',
      'D Bronx, NY 10474 2026-12-03',
    ],
    load: 'VFB22-7710',
    rate: 715000,
  },
  w06_terms_beside: {
    html: `<table class="w"><tr><td style="width:55%"><h2>Tallgrass Logistics Desk</h2><p>Rate Confirmation TLD-60419</p><p><b>Pick Up</b><br>Flint Hills Feed Mill<br>1400 Road 175<br>Emporia, KS 66801<br>11/30/2026 06:00-14:00</p><p><b>Deliver</b><br>Ozark Dairy Supply<br>1640 W Chestnut Expy<br>Springfield, MO 65802<br>12/01/2026 07:00-12:00</p><p><b>Rate</b><br>$690.00</p></td><td style="width:45%;font-size:8px"><b>Conditions</b><br>Driver calls 620-555-0109 at pickup and at delivery. Rate is void if the load is not picked up by 14:00 on the day agreed. Loads are not to be given to others; the broker then owes nothing and the carrier pays $1,000.00. Detention: first two hours free, then $40.00 an hour, $200.00 a day at most. Layover $150.00. Truck ordered not used $125.00. Mail bills to Tallgrass, PO Box 12, Topeka, KS 66601. Claims are sent to the same address. Governed by the law of Kansas.</td></tr></table>`,
    stops: ['P Emporia, KS 66801 2026-11-30', 'D Springfield, MO 65802 2026-12-01'],
    load: 'TLD-60419',
    rate: 69000,
  },
  w07_round_with_backhaul: {
    html: `<h1>Pinyon Flatbed Brokers</h1><p>Round trip order <b>PFB 7741-R</b>, one truck, two legs</p>
<h3>Leg 1 - outbound</h3><p>Load: Nucor Plymouth, 7205 W Gardner Ln, Plymouth, UT 84330, 11/30/2026 at 7:00 AM<br>Unload: Elko Fabricating, 1790 W Idaho St, Elko, NV 89801, 11/30/2026 at 3:00 PM<br>Freight leg 1: $810.00</p><h3>Leg 2 - return</h3><p>Load: Carlin Core, 600 Chestnut St, Carlin, NV 89822, 12/01/2026 at 8:00 AM<br>Unload: Kilgore Ogden, 1550 W 2550 S, Ogden, UT 84401, 12/01/2026 at 4:00 PM<br>Freight leg 2: $590.00</p><p>Total for the round trip: $1,400.00. Tarps are not needed.</p>`,
    stops: [
      'P Plymouth, UT 84330 2026-11-30',
      'D Elko, NV 89801 2026-11-30',
      'P Carlin, NV 89822 2026-12-01',
      'D Ogden, UT 84401 2026-12-01',
    ],
    load: 'PFB 7741-R',
    rate: 140000,
  },
  w08_ltl_from_to: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:16px">Blue Anchor Consolidators</b></td><td class="right">LINEHAUL MANIFEST<br>Manifest No. <b>BAC-LH-30118</b><br>Trailer 530771 &nbsp; Seal 88120</td></tr></table>
<table class="g w"><tr><td><b>SHIPPER (FROM)</b><br>Blue Anchor Savannah Terminal<br>130 Prosperity Dr<br>Savannah, GA 31408<br>Depart: Nov 30, 2026 20:00</td><td><b>CONSIGNEE (TO)</b><br>Blue Anchor Charlotte Terminal<br>6600 Statesville Rd<br>Charlotte, NC 28269<br>Arrive: Dec 1, 2026 02:30</td></tr></table>
${table('g w', '#Pro|Pieces|Weight|Consignee city|Class', '771-20418|4 plt|2,180|Gastonia|70', '771-20422|2 plt|940|Concord|85', '771-20430|11 plt|9,300|Charlotte|60', '771-20431|1 crt|310|Rock Hill|125')}
<p>Total: 18 pieces, 12,730 lbs. Linehaul pay to contractor $545.00 for 252 miles.</p>`,
    stops: ['P Savannah, GA 31408 2026-11-30', 'D Charlotte, NC 28269 2026-12-01'],
    load: 'BAC-LH-30118',
    rate: 54500,
    details: { miles: '252 mi', weight: '12,730 lb' },
  },
  w09_outlook_table: {
    css: 'body{font:12px/1.4 "DejaVu Serif",serif}',
    html: `<p><b>From:</b> Loads &lt;loads@stonebridge3pl.example&gt;<br><b>Sent:</b> Friday, November 27, 2026 2:05 PM<br><b>To:</b> Sofia<br><b>Subject:</b> Confirmed: Stonebridge shipment 90441-B / Albany NY - Bangor ME</p><p>Good afternoon, please confirm by reply.</p>
<table border="1" cellpadding="4"><tr><td>PU</td><td>Mohawk Paper<br>465 Saratoga St, Cohoes, NY 12047</td><td>Mon Nov 30<br>10:00 appt</td></tr><tr><td>DO</td><td>Penobscot Print<br>90 Perry Rd, Bangor, ME 04401</td><td>Tue Dec 1<br>7:00-11:00</td></tr><tr><td>Commodity</td><td colspan=2>Paper rolls, 40,100 lb, no stacking</td></tr><tr><td>Truck</td><td colspan=2>53 van, clean and dry, 4 straps</td></tr><tr><td>All-in</td><td colspan=2>$1,325</td></tr></table>
<p>Reply "CONFIRMED" with truck, trailer and driver cell. We pay in 28 days or in 2 days at 3%.</p><p>Stonebridge 3PL<br>20 Corporate Woods Blvd, Albany, NY 12211<br>518-555-0122</p>`,
    stops: ['P Cohoes, NY 12047 2026-11-30', 'D Bangor, ME 04401 2026-12-01'],
    load: '90441-B',
    rate: 132500,
  },
  w10_right_aligned_keys: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [36, 40, 14, 'FOUR LAKES TRANSPORT SERVICES'],
          [420, 40, 10, 'Dispatch Order'],
          [394, 56, 9, 'Order:'],
          [428, 56, 9, 'FL-2611-0093'],
          [388, 68, 9, 'Printed:'],
          [428, 68, 9, '11/27/2026'],
          [64, 100, 9, 'Pickup:'],
          [104, 100, 9, 'Spectrum Cabinets'],
          [104, 112, 9, '2300 Daniels St'],
          [104, 124, 9, 'Madison WI 53718'],
          [70, 138, 9, 'When:'],
          [104, 138, 9, 'Mon 11/30/2026 8a - 3p'],
          [76, 150, 9, 'Ref:'],
          [104, 150, 9, 'SC 40-118'],
          [58, 176, 9, 'Delivery:'],
          [104, 176, 9, 'Menards DC'],
          [104, 188, 9, '2850 Prairie Dr'],
          [104, 200, 9, 'Plano IL 60545'],
          [70, 214, 9, 'When:'],
          [104, 214, 9, 'Tue 12/1/2026 5a'],
          [76, 226, 9, 'Ref:'],
          [104, 226, 9, 'PO 88102-77'],
          [64, 252, 9, 'Freight:'],
          [104, 252, 9, '560.00'],
          [76, 264, 9, 'Fuel:'],
          [104, 264, 9, '67.20'],
          [72, 276, 9, 'Total:'],
          [104, 276, 9, '627.20'],
          [
            36,
            310,
            8,
            'Please sign and email to dispatch@fourlakes.example, or fax to 608-555-0119. Cargo insured to $100,000.00.',
          ],
        ],
      ],
    },
    stops: ['P Madison, WI 53718 2026-11-30', 'D Plano, IL 60545 2026-12-01'],
    load: 'FL-2611-0093',
    rate: 62720,
  },
  w11_two_page_stops: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Keel &amp; Harbor Logistics Inc.</b></td><td class="right">Booking confirmation<br>Booking: <b>KH-B-104417</b></td></tr></table>${'<p>The carrier agrees that it holds the authority and the insurance which the law asks for; that it does not broker this booking again; that it bills the broker only; that it keeps the seal unbroken; that it reports each stop in the app; that a claim is answered within thirty days. Detention is $45.00 an hour after two hours with the times on the bill. The broker keeps $100.00 of the pay for each document that is missing.</p>'.repeat(6)}
<h3>STOP 1 &mdash; PICKUP</h3><p>Granite State Mfg<br>124 Joliette St<br>Manchester, NH 03102<br>Date: 11/30/2026 Time: 12:00-16:00<br>Ref: GS-771</p><div style="page-break-before:always"></div><h3>STOP 2 &mdash; PICKUP</h3><p>Merrimack Plastics<br>9 Executive Park Dr<br>Merrimack, NH 03054<br>Date: 11/30/2026 Time: 17:00<br>Ref: none</p><h3>STOP 3 &mdash; DELIVERY</h3><p>Susquehanna Industrial<br>1100 Eichelberger St<br>Hanover, PA 17331<br>Date: 12/01/2026 Time: 10:00<br>Ref: 4-0091</p>
${table('g', '#Pay|', 'Booking price|$1,480.00', 'Second pick|$75.00', 'Carrier receives|$1,555.00')}`,
    stops: [
      'P Manchester, NH 03102 2026-11-30',
      'P Merrimack, NH 03054 2026-11-30',
      'D Hanover, PA 17331 2026-12-01',
    ],
    load: 'KH-B-104417',
    rate: 155500,
  },
  w12_export_labels_down: {
    html: `<p style="font-size:15px"><b>Load sheet 7719920</b></p>${table('g w', 'Mode|Truckload|Service|Standard', 'Origin|Pacific Seafood|Destination|Sysco Sacramento', 'Origin address|16797 SE 130th Ave|Destination address|7062 Pacific Ave', 'Origin city/state/zip|Clackamas, OR 97015|Destination city/state/zip|Pleasant Grove, CA 95668', 'Origin date|11/30/2026|Destination date|12/01/2026', 'Origin time|18:00|Destination time|11:00', 'Equipment|Reefer 53|Temp|-10 F', 'Weight|38,220|Pallets|20', 'Rate type|Flat|Total rate|1,790.00 USD')}
<p>Offered by Columbia Gorge Freight Exchange, 1 Marina Way, Hood River, OR 97031, MC 330771.</p>`,
    stops: ['P Clackamas, OR 97015 2026-11-30', 'D Pleasant Grove, CA 95668 2026-12-01'],
    load: '7719920',
    rate: 179000,
    details: { weight: '38,220 lb', mc: '330771' },
  },
};
