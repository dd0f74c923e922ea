import { table, type ByHand } from './by-hand-papers';

/**
 * A twenty-seventh batch, drawn before the rules were opened: the confirmations of large brokers and of TMS programs as they are laid out,
 * with pages that part a stop or a table, labels in small gray above or below their values, codes of events, and terms with decoys.
 * At first sight 18 of 24 exact, all load numbers, 23 rates, a role wrong without a doubt; 3 of the exact ones with one.
 * After mending 23, 24 and 24, nothing wrong without a doubt; none of the exact ones with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const GRAY =
  'body{font:10px/1.45 "DejaVu Sans",sans-serif}.k{color:#888;font-size:7px;text-transform:uppercase;display:block}.c{border:1px solid #ddd;border-radius:4px;padding:8px;margin:6px 0}.r{display:flex}.r>*{flex:1}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';
const LEGAL = `<div style="font-size:7px"><p><b>Terms and conditions.</b> This confirmation is governed by the broker-carrier agreement dated 03/14/2024. Carrier waives its right of lien. Claims over $250.00 are to be filed within nine months at 14701 Charlson Rd, Eden Prairie, MN 55347. Detention is paid at $35.00 per hour after two hours, with a maximum of $300.00 per stop. A truck ordered and not used is paid $150.00. Double brokering leads to forfeit of the total amount due. Cargo insurance of $100,000.00 is required. Remit to: PO Box 88417, Chicago, IL 60680. Quick pay is offered at a fee of 3 percent.</p></div>`;

export const TWENTY_SEVENTH_BATCH: Readonly<Record<string, ByHand>> = {
  ii01_shipper_number_one: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:16px">Great Lakes Worldwide</b></td><td class="right"><b style="font-size:13px">Contract Addendum and Carrier Load Confirmation - #559871204</b><br>11/29/2026 09:14 CST</td></tr></table>
${table('w', 'Carrier: Ridgeback Express LLC|Contact: Dispatch desk|T-Code: T4418027', 'Phone: (208) 555-0119|Equipment: Van - Min L=53|Distance: 1,103 mi')}
<table class="w"><tr><td style="width:60%"><b>SHIPPER #1:</b> Central Valley Raisin Packers<br>Address: 2601 S Golden State Blvd<br>Fresno CA 93725<br>Phone: (559) 555-0148<br>Pickup#: 4500088127</td><td>Pick Up Date: 12/01/2026<br>Pick Up Time: 08:00<br>Appointment #: 77120</td></tr></table>
${table('g w', '#Commodity|Est Wgt|Units|Count|Pallets|Ref #', 'Raisins, dry|41,250|Cases|1,650|22|PO 0081724')}
<table class="w"><tr><td style="width:60%"><b>RECEIVER #1:</b> Front Range Bakery Supply<br>Address: 4800 Dahlia St<br>Denver CO 80216<br>Phone: (303) 555-0126<br>Delivery#: FR-0812</td><td>Delivery Date: 12/03/2026<br>Delivery Time: 06:30<br>Appointment #: 90418</td></tr></table>
<p><b>Rate Details</b></p>${table('w', '#Service|Amount|Rate|Extended', 'Line Haul - Flat|1|$2,410.00|$2,410.00', 'Fuel Surcharge|1,103|$0.38|$419.14', '|||Total: $2,829.14 USD')}
<p>All invoices reference load number and go to: 3400 Wacker Ct, Suite 200, Chicago, IL 60606.</p>${LEGAL}`,
    stops: ['P Fresno, CA 93725 2026-12-01', 'D Denver, CO 80216 2026-12-03'],
    load: '559871204',
    rate: 282914,
    details: { weight: '41,250 lb', miles: '1,103 mi' },
  },
  ii02_pieces_of_address_in_columns: {
    css: SMALL,
    html: `<center><b style="font-size:15px">Queen City Quality Brokerage</b><br>Rate Confirmation for PO# 31884120</center>
<p>Send this back signed to 800-555-0193. Load must be tracked. Carrier MC 881204.</p>
<p><b>Mode</b> FTL &nbsp; <b>Trailer Type</b> Van or Reefer &nbsp; <b>Size</b> 53 ft &nbsp; <b>Linear Feet</b> 52</p>
${table('g w', '#Pick-up Location|Address|City|State|Zip|Date|Time', 'Bluegrass Can Plant|1900 Plantside Dr|Louisville|KY|40299|12/1/2026|FCFS 08:00 - 14:00')}
${table('g w', '#Commodity|Quantity|Weight|Pick-up #|Shipper notes', 'Aluminum cans|24 Pallets|11,800 lbs|0088-14|Clean dry trailer only')}
${table('g w', '#Delivery Location|Address|City|State|Zip|Date|Time', 'Delta Bottling 2|3600 Lamar Ave|Memphis|TN|38118|12/2/2026|Appt 07:00', 'Ozark Bottling|5601 Patterson Rd|Little Rock|AR|72209|12/2/2026|Appt 15:00')}
${table('g', '#Rate type|Quantity|Rate|Total', 'Flat Rate|1|$1,375.00|$1,375.00', 'Stop Off|1|$75.00|$75.00', '||Total Carrier Charges|$1,450.00')}
<p>Lumper up to $200.00 with receipt and a code from us.</p>${LEGAL}`,
    stops: [
      'P Louisville, KY 40299 2026-12-01',
      'D Memphis, TN 38118 2026-12-02',
      'D Little Rock, AR 72209 2026-12-02',
    ],
    load: '31884120',
    rate: 145000,
    details: { weight: '11,800 lb' },
  },
  ii03_freight_bill_agent: {
    css: 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}',
    html: `<pre>
                    TRANSPORTATION AGENTS OF THE SOUTH
                 CARRIER CONTRACT ADDENDUM / LOAD TENDER

FREIGHT BILL #: BHM 4410283            AGENT: BHM    DATE: 11/29/2026
CARRIER:  RIDGEBACK EXPRESS LLC        MC: 881204    TRAILER: FLAT 48
------------------------------------------------------------------------
STOP  1  PICK-UP   DATE: 12/01/2026 0700 - 12/01/2026 1500
  NAME/ADDRESS: IRON CITY PIPE, 4601 5TH AVE S, BIRMINGHAM, AL 35222
  CONTACT: SHIPPING 205-555-0164         REF: PO 77-1182
  DUCTILE IRON PIPE      1 LOAD      46,900 LBS      TARP: N
------------------------------------------------------------------------
STOP  2  DELIVERY  DATE: 12/02/2026 0800 - 12/02/2026 1200
  NAME/ADDRESS: COASTAL WATER WORKS YARD, 1500 HENDERSON AVE,
                SAVANNAH, GA 31415
  CONTACT: YARD 912-555-0151             REF: JOB 26-118
------------------------------------------------------------------------
PAYMENT:   FLAT RATE                                 1,310.00
           SECUREMENT                                   50.00
           TOTAL CARRIER PAY                   USD   1,360.00

LOADED MILES: 398
SUBMIT INVOICE AND BOL TO: PO BOX 8898 JACKSONVILLE FL 32239
</pre>`,
    stops: ['P Birmingham, AL 35222 2026-12-01', 'D Savannah, GA 31415 2026-12-02'],
    load: 'BHM 4410283',
    rate: 136000,
    details: { weight: '46,900 lb', miles: '398 mi' },
  },
  ii04_order_number_with_letters: {
    css: GRAY,
    html: `<div class="r"><div><b style="font-size:16px">Ozark 360</b></div><div><span class="k">Order number</span><b>7HK4412</b></div><div><span class="k">Carrier</span>Ridgeback Express</div><div><span class="k">All-in rate</span><b>$2,065.00</b></div></div>
<div class="c"><div class="r"><div><span class="k">Stop 1 - Shipper</span><b>Sunflower Appliance Plant</b><br>2600 S Meridian Ave<br>Newton, KS 67114<br>316-555-0133</div><div><span class="k">Arrive between</span>Tue, Dec 1, 2026 13:00 CST<br>Tue, Dec 1, 2026 17:00 CST</div><div><span class="k">Load type</span>Live load<br><span class="k">Shipper ref</span>SA-20417</div></div></div>
<div class="c"><div class="r"><div><span class="k">Stop 2 - Consignee</span><b>Wasatch Home Center DC</b><br>1985 W 2200 S<br>Salt Lake City, UT 84119<br>801-555-0175</div><div><span class="k">Arrive between</span>Thu, Dec 3, 2026 09:00 MST<br>Thu, Dec 3, 2026 09:00 MST</div><div><span class="k">Load type</span>Live unload<br><span class="k">Consignee ref</span>1140027</div></div></div>
<div class="r"><div><span class="k">Commodity</span>Household appliances</div><div><span class="k">Weight</span>22,400 lbs</div><div><span class="k">Miles</span>1,028</div><div><span class="k">Equipment</span>53' dry van</div></div>
${table('w', '#Charge|Amount', 'Base linehaul|$1,650.00', 'Fuel surcharge|$415.00')}${LEGAL}`,
    stops: ['P Newton, KS 67114 2026-12-01', 'D Salt Lake City, UT 84119 2026-12-03'],
    load: '7HK4412',
    rate: 206500,
    details: { weight: '22,400 lb', miles: '1,028 mi' },
  },
  ii05_app_print_without_year: {
    css: GRAY,
    html: `<p><b style="font-size:18px">Rate confirmation</b></p><p>Load ID <b>K7Q-2281-M4</b> &nbsp;•&nbsp; Booked on Nov 28, 2026 &nbsp;•&nbsp; Prepared for Ridgeback Express LLC, DOT 3310447</p>
<div class="r"><div><span class="k">Total payment</span><b style="font-size:20px">$1,118.50</b></div><div><span class="k">Trip</span>412 mi &nbsp; 1d 2h</div><div><span class="k">Trailer</span>Reefer 53 ft, 34°F</div></div>
<p style="margin-top:14px"><b>Pickup</b> &nbsp; Mon, 11/30 @ 14:00 - 18:00 EST</p><p>Lehigh Creamery<br>800 Uhler Rd, Easton, PA 18040, USA<br><span style="color:#777">Pickup numbers: 88120, 88121</span><br><span style="color:#777">Facility is open Mon - Fri 06:00 - 22:00. Overnight parking no.</span></p>
<p style="margin-top:14px"><b>Dropoff</b> &nbsp; Tue, 12/01 @ 04:30 EST (appointment)</p><p>Buckeye Dairy Depot<br>3375 Southwest Blvd, Grove City, OH 43123, USA<br><span style="color:#777">Delivery numbers: BD-4471</span></p>
<p><b>Cargo</b> &nbsp; Yogurt, 24 pallets, 38,900 lbs</p><p><b>Payment details</b></p>${table('w', 'Linehaul|$935.00', 'Fuel|$183.50', 'Total|$1,118.50')}<p style="font-size:8px;color:#777">If you cancel within 24 hours of pickup a fee of $250 may apply.</p>`,
    stops: ['P Easton, PA 18040 2026-11-30', 'D Grove City, OH 43123 2026-12-01'],
    load: 'K7Q-2281-M4',
    rate: 111850,
    details: { weight: '38,900 lb', miles: '412 mi' },
  },
  ii06_site_codes: {
    css: SMALL,
    html: `<h2>Trip 114NX2KQ8</h2>${table('w', '#Payout|Distance|Equipment|Driver type', "$783.44|361.2 mi|53' trailer, provided|Solo")}
${table('g w', '#Stop|Location|Arrival|Departure|Task', '1|ONT9<br>2125 W San Bernardino Ave<br>Redlands, CA 92374|Tue Dec 01 2026 02:10 PST|Tue Dec 01 2026 03:00 PST|Pick up preloaded trailer', '2|PHX7<br>800 N 75th Ave<br>Phoenix, AZ 85043|Tue Dec 01 2026 09:35 MST|Tue Dec 01 2026 10:05 MST|Drop off trailer')}
<p>Rate breakdown: base rate $640.12, fuel surcharge $143.32, tolls $0.00. Total estimated payout $783.44.</p><p>Cancellations less than 2 hours before the first stop affect your performance score.</p>`,
    stops: ['P Redlands, CA 92374 2026-12-01', 'D Phoenix, AZ 85043 2026-12-01'],
    load: '114NX2KQ8',
    rate: 78344,
    details: { miles: '361.2 mi' },
  },
  ii07_second_stop_on_next_page: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Piedmont Capacity Solutions</b><br>11215 N Community House Rd, Charlotte, NC 28277<br>704-555-0188</td><td class="right"><b>Carrier Confirmation</b><br>Order #: 70-2281947<br>Trip #: 1</td></tr></table>
<p>Rate: 2,650.00 USD flat. Miles 742. Weight 43,105 lb. Commodity: copy paper.</p>
<div style="height:560px;border:1px solid #aaa;padding:6px"><p><b>Special instructions</b></p><p>Driver must have two load locks. No drop trailers on this lane. Seal is placed by the shipper. Call 704-555-0188 at the gate and when empty. Detention starts two hours after the appointment if the driver was on time.</p></div>
<p><b>Stop 1 of 2: Loading</b><br>Roanoke River Paper Mill<br>300 Gaston Rd</p>
<div style="break-before:page"></div>
<p style="color:#777">Piedmont Capacity Solutions &nbsp; Order #: 70-2281947 &nbsp; Page 2 of 2</p>
<p>Roanoke Rapids, NC 27870<br>12/01/2026 06:00 to 12/01/2026 16:00<br>PO 4500 1187</p>
<p><b>Stop 2 of 2: Unloading</b><br>Keystone Office Wholesale<br>2455 Boulevard of the Generals<br>Norristown, PA 19403<br>12/02/2026 13:30 appointment</p>${LEGAL}`,
    stops: ['P Roanoke Rapids, NC 27870 2026-12-01', 'D Norristown, PA 19403 2026-12-02'],
    load: '70-2281947',
    rate: 265000,
    details: { weight: '43,105 lb', miles: '742 mi' },
  },
  ii08_table_parted_by_page: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Silver State Freight Desk</b></td><td class="right">LOAD CONFIRMATION<br>Load: 1184-C &nbsp; Date: 11/29/2026</td></tr></table>
<div style="height:690px"><p>Carrier: Ridgeback Express LLC, MC 881204, attention of dispatch. Truck must be on site at the given time. Equipment: conestoga. Load weight: 33,700 lbs. Distance: 1,246 miles.</p></div>
<table class="g w"><thead><tr><th>Stop</th><th>Type</th><th>Name and address</th><th>Date</th><th>Time</th><th>Reference</th></tr></thead><tbody><tr><td>1</td><td>Pick</td><td>Comstock Crate Works<br>1350 Greg St<br>Sparks, NV 89431</td><td>12/01/2026</td><td>07:30</td><td>CW 11</td></tr><tr><td>2</td><td>Pick</td><td>Humboldt Fabricators<br>5400 W Haskell St<br>Winnemucca, NV 89445</td><td>12/01/2026</td><td>14:00</td><td>HF 2281</td></tr><tr><td>3</td><td>Drop</td><td>Gallatin Millwork<br>2100 Industrial Dr<br>Bozeman, MT 59715</td><td>12/03/2026</td><td>08:00</td><td>GM-4</td></tr><tr><td>4</td><td>Drop</td><td>Yellowstone Builders Supply<br>4300 Hannon Rd<br>Billings, MT 59101</td><td>12/03/2026</td><td>15:00</td><td>YB-7</td></tr></tbody></table>
${table('g', 'Freight|$3,100.00', 'Extra stops (2)|$150.00', 'Tarp|$0.00', 'Amount payable to carrier|$3,250.00')}${LEGAL}`,
    stops: [
      'P Sparks, NV 89431 2026-12-01',
      'P Winnemucca, NV 89445 2026-12-01',
      'D Bozeman, MT 59715 2026-12-03',
      'D Billings, MT 59101 2026-12-03',
    ],
    load: '1184-C',
    rate: 325000,
    details: { weight: '33,700 lb', miles: '1,246 mi' },
  },
  ii09_shared_shipment_page: {
    css: GRAY,
    html: `<div class="r"><div><b style="font-size:15px">Alder Point Logistics</b><br>hello@alderpoint.example</div><div style="text-align:right"><span class="k">Shipment</span><b>#118420-77301</b><span class="k">Customer order</span>SO-9917</div></div>
<p><b style="font-size:13px">Savannah, GA → Nashville, TN → Bowling Green, KY</b><br><span style="color:#777">586 miles, Van, 53 ft, 36,480 lb</span></p>
<p><b>Route</b></p>
<div class="c"><b>1. Pickup</b> &nbsp; <span style="color:#777">Dec 1, 2026, 8:00 AM - 3:00 PM EST, first come first served</span><br>Port Wentworth Warehouse 4<br>120 Crossgate Rd, Port Wentworth, GA, 31407, US<br><span class="k">PO numbers</span>PW-8812, PW-8813<span class="k">Notes</span>Driver brings TWIC card.</div>
<div class="c"><b>2. Delivery</b> &nbsp; <span style="color:#777">Dec 2, 2026, 9:00 AM CST, appointment confirmed</span><br>Cumberland Sporting Goods<br>521 Harding Industrial Dr, Nashville, TN, 37211, US<br><span class="k">PO numbers</span>PW-8812</div>
<div class="c"><b>3. Delivery</b> &nbsp; <span style="color:#777">Dec 2, 2026, 2:00 PM CST, appointment confirmed</span><br>Corvette City Outfitters<br>440 Dishman Ln, Bowling Green, KY, 42104, US<br><span class="k">PO numbers</span>PW-8813</div>
<p><b>Costs</b></p>${table('w', '#Item|Qty|Price|Amount', 'Freight - flat|1|$1,580.00|$1,580.00', 'Stop charge|1|$100.00|$100.00')}<p style="text-align:right"><span class="k">Total cost</span><b>$1,680.00</b></p>${LEGAL}`,
    stops: [
      'P Port Wentworth, GA 31407 2026-12-01',
      'D Nashville, TN 37211 2026-12-02',
      'D Bowling Green, KY 42104 2026-12-02',
    ],
    load: '118420-77301',
    rate: 168000,
    details: { weight: '36,480 lb', miles: '586 mi' },
  },
  ii10_labels_drawn_before_values: {
    drawn: {
      width: 612,
      height: 792,
      mono: true,
      pages: [
        [
          [36, 40, 9, 'PRO #'],
          [36, 56, 9, 'CARRIER'],
          [36, 72, 9, 'EQUIPMENT'],
          [330, 40, 9, 'DATE'],
          [330, 56, 9, 'TRUCK PAY'],
          [330, 72, 9, 'WEIGHT'],
          [36, 110, 9, 'PICK UP'],
          [330, 110, 9, 'CONSIGNEE'],
          [36, 190, 9, 'READY'],
          [330, 190, 9, 'DELIVER'],
          [36, 204, 9, 'CLOSE'],
          [330, 204, 9, 'CLOSE'],
          [36, 218, 9, 'P/U #'],
          [330, 218, 9, 'DEL #'],
          [110, 40, 9, '1184470'],
          [110, 56, 9, 'RIDGEBACK EXPRESS LLC'],
          [110, 72, 9, 'VAN 53'],
          [410, 40, 9, '11/29/26'],
          [410, 56, 9, '$1,225.00'],
          [410, 72, 9, '40100'],
          [36, 126, 9, 'TRI CITIES POTATO SHED'],
          [36, 140, 9, '2800 E LEWIS ST'],
          [36, 154, 9, 'PASCO WA 99301'],
          [330, 126, 9, 'TREASURE VALLEY FOODS'],
          [330, 140, 9, '6200 S EISENMAN RD'],
          [330, 154, 9, 'BOISE ID 83716'],
          [110, 190, 9, '12/01/26 0700'],
          [110, 204, 9, '12/01/26 1500'],
          [110, 218, 9, 'TC-118'],
          [410, 190, 9, '12/02/26 0600'],
          [410, 204, 9, '12/02/26 1100'],
          [410, 218, 9, '5521'],
          [36, 260, 8, 'DETENTION $40 AN HOUR AFTER 2 HOURS WITH APPROVAL. LUMPERS PAID WITH RECEIPT.'],
          [36, 274, 8, 'SEND INVOICE TO 1201 3RD AVE SEATTLE WA 98101 WITHIN 30 DAYS.'],
        ],
      ],
    },
    stops: ['P Pasco, WA 99301 2026-12-01', 'D Boise, ID 83716 2026-12-02'],
    load: '1184470',
    rate: 122500,
  },
  ii11_ready_and_close: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Harborview Shipping Partners</b><br>600 Brickell Ave, Miami, FL 33131</td><td class="right"><b>Carrier Rate Agreement</b><br>Shipment ID: 9918247<br>Created: 11/28/2026</td></tr></table>
<div class="two"><div><h3>Origin</h3><p>Gulfstream Tile Imports<br>7225 NW 68th St Ste 4<br>Miami, FL 33166<br>Contact: Luis, 305-555-0127<br>Ready: 11/30/2026 09:00 AM<br>Close: 11/30/2026 04:00 PM<br>Reference: GT-1902</p></div><div><h3>Destination</h3><p>Capitol Flooring<br>3020 Blue Springs Rd<br>Baton Rouge, LA 70810<br>Contact: Ann, 225-555-0190<br>Open: 12/02/2026 07:30 AM<br>Close: 12/02/2026 12:00 PM<br>Reference: CF 771</p></div></div>
${table('g w', '#Pieces|Type|Description|Class|Weight', '18|Pallets|Porcelain tile|60|42,880 lbs')}<p>Equipment: 53' Van &nbsp; Mileage: 866</p>
${table('g', 'Carrier freight charge|$1,700.00', 'Fuel|Included', 'Total|$1,700.00')}<p>Carrier liability $100,000. Any change in price is to be confirmed by a new agreement.</p>${LEGAL}`,
    stops: ['P Miami, FL 33166 2026-11-30', 'D Baton Rouge, LA 70810 2026-12-02'],
    load: '9918247',
    rate: 170000,
    details: { weight: '42,880 lb', miles: '866 mi' },
  },
  ii12_values_under_gray_labels: {
    css: GRAY,
    html: `<p><b style="font-size:14px">Load Confirmation</b></p><div class="r"><div><span class="k">Load #</span>1044-B<br><span class="k">Customer PO</span>77 1120</div><div><span class="k">Carrier</span>Ridgeback Express LLC<br><span class="k">MC #</span>881204</div><div><span class="k">Trailer</span>Flatbed 48<br><span class="k">Tarps</span>8 ft</div></div>
<p style="background:#eee"><b>Pick 1</b></p><div class="r"><div><span class="k">Company</span>Magic City Steel<br><span class="k">Address</span>900 Bessemer Super Hwy<br>Bessemer, AL 35022</div><div><span class="k">Date</span>Nov 30, 2026<br><span class="k">Time</span>6:00 AM - 2:00 PM</div><div><span class="k">Pick up number</span>MCS 4471<br><span class="k">Commodity</span>Rebar</div></div>
<p style="background:#eee"><b>Drop 1</b></p><div class="r"><div><span class="k">Company</span>Palmetto Bridge Builders<br><span class="k">Address</span>7100 Rivers Ave<br>North Charleston, SC 29406</div><div><span class="k">Date</span>Dec 1, 2026<br><span class="k">Time</span>10:00 AM</div><div><span class="k">Delivery number</span>882<br><span class="k">Contact</span>Site foreman 843-555-0101</div></div>
<p style="background:#eee"><b>Drop 2</b></p><div class="r"><div><span class="k">Company</span>Palmetto Bridge Builders, job 2<br><span class="k">Address</span>1400 Frontage Rd<br>Florence, SC 29501</div><div><span class="k">Date</span>Dec 2, 2026<br><span class="k">Time</span>7:00 AM</div><div><span class="k">Delivery number</span>883<br><span class="k">Contact</span>Site foreman 843-555-0102</div></div>
<p style="background:#eee"><b>Carrier pay</b></p><div class="r"><div><span class="k">Flat</span>$1,900.00</div><div><span class="k">Tarp</span>$100.00</div><div><span class="k">Stop off</span>$50.00</div><div><span class="k">Total</span><b>$2,050.00</b></div></div>${LEGAL}`,
    stops: [
      'P Bessemer, AL 35022 2026-11-30',
      'D North Charleston, SC 29406 2026-12-01',
      'D Florence, SC 29501 2026-12-02',
    ],
    load: '1044-B',
    rate: 205000,
  },
  ii13_fields_of_records: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Lakefront 3PL, Inc.</b></td><td class="right">Load: <b>LD-0044718</b><br>Load Status: Assigned</td></tr></table>
${table('w', 'Distance (Miles)|689.4|Total Weight (lbs)|27,950.00', "Mode|Truckload|Equipment Type|53' Reefer", 'Temperature Control|Frozen -10|Customer Reference|4500-77120')}
<h3>Stop 1 (Pickup)</h3>${table('w', 'Location Name|Marshfield Ice Cream|Expected Date|12/1/2026', 'Address|1700 S Central Ave|Appointment Required|Yes', 'City, State|Marshfield, WI|Appointment Time|08:30', 'Postal Code|54449|Pickup/Delivery #|MIC 20417')}
<h3>Stop 2 (Delivery)</h3>${table('w', 'Location Name|Heart of Ohio Frozen|Expected Date|12/2/2026', 'Address|2950 Alum Creek Dr|Appointment Required|Yes', 'City, State|Columbus, OH|Appointment Time|22:00', 'Postal Code|43207|Pickup/Delivery #|9918')}
<h3>Carrier Quote</h3>${table('w', 'Net Line Haul|$1,820.00', 'Fuel Surcharge|$330.00', 'Accessorial Total|$0.00', 'Carrier Quote Total|$2,150.00')}${LEGAL}`,
    stops: ['P Marshfield, WI 54449 2026-12-01', 'D Columbus, OH 43207 2026-12-02'],
    load: 'LD-0044718',
    rate: 215000,
    details: { weight: '27,950 lb', miles: '689.4 mi' },
  },
  ii14_columns_drawn_by_field: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [40, 44, 15, 'Two Rivers Freight Co.'],
          [40, 62, 8, '118 Main St, Dubuque, IA 52001    MC 661204    563-555-0140'],
          [400, 44, 11, 'Confirmation no. 26-4471'],
          [400, 60, 8, 'Printed Nov 29 2026 4:12 PM'],
          [40, 100, 9, 'Shipper'],
          [40, 114, 9, 'Mississippi Feed Mills'],
          [40, 128, 9, '2401 Kerper Blvd'],
          [40, 142, 9, 'Dubuque, IA 52001'],
          [40, 180, 9, 'Consignee'],
          [40, 194, 9, 'Prairie Hog Supply'],
          [40, 208, 9, '3900 E 10th St'],
          [40, 222, 9, 'Sioux Falls, SD 57103'],
          [260, 100, 9, 'Pickup date'],
          [260, 114, 9, '01-Dec-2026'],
          [260, 128, 9, 'between 6 am and 2 pm'],
          [260, 180, 9, 'Delivery date'],
          [260, 194, 9, '02-Dec-2026'],
          [260, 208, 9, 'by 11 am'],
          [440, 100, 9, 'Bags / weight'],
          [440, 114, 9, '880 / 44,000 lbs'],
          [440, 180, 9, 'Receiver PO'],
          [440, 194, 9, 'PHS 2281'],
          [40, 270, 9, 'Freight'],
          [40, 284, 9, '$ 1,240.00'],
          [140, 270, 9, 'Fuel'],
          [140, 284, 9, '$ 0.00'],
          [240, 270, 9, 'Other'],
          [240, 284, 9, '$ 60.00'],
          [340, 270, 9, 'Total to carrier'],
          [340, 284, 9, '$ 1,300.00'],
          [
            40,
            330,
            7,
            'The carrier may not load before 12/01/2026. Fines of $500 apply to re-brokering. Bill to Two Rivers Freight Co.',
          ],
        ],
      ],
    },
    stops: ['P Dubuque, IA 52001 2026-12-01', 'D Sioux Falls, SD 57103 2026-12-02'],
    load: '26-4471',
    rate: 130000,
    details: { weight: '44,000 lb' },
  },
  ii15_event_codes: {
    css: SMALL,
    html: `<p><b style="font-size:14px">Tri-State Dedicated Transport</b> &nbsp; DISPATCH ORDER</p>${table('w', 'Order: 338112|Move: 441907|Tractor: 118|Trailer: 53204')}
${table('g w', '#Evt|Company|Address|City/State|Zip|Early|Late|Ref', 'HPL|Hoosier Tire Plant|1100 S Byrkit St|Mishawaka IN|46544|12/01/26 05:00|12/01/26 07:00|BL 44107', 'LUL|Gateway Tire Outlet|4520 Duncan Ave|St Louis MO|63110|12/01/26 14:00|12/01/26 15:00|', 'DRL|Mid-America Tire DC|8900 Rosehill Rd|Lenexa KS|66215|12/02/26 00:01|12/02/26 23:59|BL 44108')}
<p>HPL = hook preloaded, LUL = live unload, DRL = drop loaded. Total miles 647. Weight 31,900 lbs.</p>${table('', 'LHF line haul flat|1,390.00', 'Stop pay|55.00', 'Total pay|1,445.00')}${LEGAL}`,
    stops: [
      'P Mishawaka, IN 46544 2026-12-01',
      'D Saint Louis, MO 63110 2026-12-01',
      'D Lenexa, KS 66215 2026-12-02',
    ],
    load: '338112',
    rate: 144500,
    details: { weight: '31,900 lb', miles: '647 mi' },
  },
  ii16_notes_with_decoy_dates: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Windward Freight Group</b><br>960 Northpoint Pkwy, Alpharetta, GA 30005</td><td class="right"><b>Rate Confirmation</b><br>Load 30448127<br>Sent 11/29/2026 to Ridgeback Express</td></tr></table>
<h3>Stop 1: Pick Up</h3><table class="w"><tr><td style="width:50%">Facility: Blue Ridge Spring Water<br>780 Old Clayton Rd<br>Blairsville, GA 30512<br>Phone 706-555-0102</td><td>Scheduled for: 12/01/2026 10:00 - 12/01/2026 10:00<br>Loading: Live<br>Pick up numbers: 4471-A; 4471-B</td></tr></table><p style="font-size:8px"><i>Facility notes: closed from 12/24/2026 through 12/27/2026. Product code date must be later than 06/30/2027. Safety shoes since 10/01/2025.</i></p>
<h3>Stop 2: Delivery</h3><table class="w"><tr><td style="width:50%">Facility: Gulf Coast Beverage<br>3200 Hollywood Ave<br>Pensacola, FL 32505<br>Phone 850-555-0171</td><td>Scheduled for: 12/02/2026 08:00 - 12/02/2026 11:00<br>Unloading: Live<br>Delivery numbers: GCB-8</td></tr></table><p style="font-size:8px"><i>Facility notes: report to 3250 Hollywood Ave, Pensacola, FL 32505 if the main gate is closed. Last trucks were turned away on 11/20/2026 without appointment.</i></p>
${table('g w', '#Description|Weight|Pallets', 'Bottled water|43,500 lbs|20')}${table('g', '#Rate|Units|Price|Amount', 'Line haul|1|$1,080.00|$1,080.00', 'Fuel|1|$195.00|$195.00', '#Total|||$1,275.00')}${LEGAL}`,
    stops: ['P Blairsville, GA 30512 2026-12-01', 'D Pensacola, FL 32505 2026-12-02'],
    load: '30448127',
    rate: 127500,
    details: { weight: '43,500 lb' },
  },
  ii17_border_with_customs_brokers: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Fraser Crossing Logistics Ltd.</b><br>19500 56 Ave, Surrey, BC V3S 6K4 &nbsp; 604-555-0112</td><td class="right"><b>CARRIER LOAD CONFIRMATION</b><br>Our ref: FC 88204-1<br>Issued: 2026-11-29</td></tr></table>
${table('g w', '#|PICK UP|DELIVER', 'Company|Skeena Cedar Products|Cascade Fence Supply', 'Street|8521 198A Street|12300 SE Carpenter Dr', 'City|Langley BC V2Y 0A1|Clackamas OR 97015', 'When|2026-12-01 07:00 - 11:00|2026-12-02 08:00', 'Ref|SCP-1182|PO 55120')}
${table('g w', '#Customs|Broker|Place|Phone', 'US entry|Pacific Highway Customs Services|250 H St, Blaine, WA 98230|360-555-0161', 'PAPS|FCLX 88204|Crossing: Pacific Highway|')}
<p>Cedar fencing, 22 bundles, 46,200 lb / 20,956 kg. Flat deck 53. Distance 355 mi.</p>${table('', 'Freight CAD 2,150.00', 'Fuel CAD 322.50', 'TOTAL CAD 2,472.50')}<p>Late PAPS filings are charged CAD 150.00.</p>${LEGAL}`,
    stops: ['P Langley, BC V2Y 0A1 2026-12-01', 'D Clackamas, OR 97015 2026-12-02'],
    load: 'FC 88204-1',
    rate: 247250,
    details: { weight: '46,200 lb', miles: '355 mi' },
  },
  ii18_laredo_bilingual: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Puente Norte Carga</b><br>8411 Killam Industrial Blvd, Laredo, TX 78045</td><td class="right"><b>Confirmación de carga / Load confirmation</b><br>Folio: PN-66120<br>Fecha: 29/11/2026</td></tr></table>
${table('g w', 'Recolección / Pick up|Bodega Frontera 3, 13401 Mines Rd, Laredo, TX 78045', 'Fecha y hora / Date and time|30/11/2026 15:00', 'Entrega 1 / Delivery 1|Alamo Auto Parts, 4610 Rittiman Rd, San Antonio, TX 78218', 'Fecha y hora / Date and time|01/12/2026 08:00', 'Entrega 2 / Delivery 2|Bluebonnet Bearings, 10300 Harwin Dr, Houston, TX 77036', 'Fecha y hora / Date and time|01/12/2026 16:00', 'Mercancía / Commodity|Autopartes', 'Peso / Weight|18,250 lbs', 'Caja / Trailer|Seca 53')}
<p>Tarifa / Rate: <b>USD 1,325.00</b> todo incluido. Estadía / Detention: USD 40.00 por hora.</p>`,
    stops: [
      'P Laredo, TX 78045 2026-11-30',
      'D San Antonio, TX 78218 2026-12-01',
      'D Houston, TX 77036 2026-12-01',
    ],
    load: 'PN-66120',
    rate: 132500,
    details: { weight: '18,250 lb' },
  },
  ii19_power_only_drop_and_hook: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Platte Valley Power Only</b></td><td class="right">LOAD TENDER ACCEPTED<br>Load ID 51-884207</td></tr></table><p>Power only. Hook at the shipper, drop at the receiver. You need no trailer.</p>
${table('g w', '#Stop|Activity|Where|Appointment window|Trailer', '01|Hook loaded trailer|Cornhusker Pet Foods<br>3405 E US Highway 30<br>Grand Island, NE 68801|12/01/2026 00:01 - 12/01/2026 23:59|PVPZ 40117', '02|Live unload (partial, 8 pallets)|Siouxland Farm Supply<br>2500 Southport Dr<br>Sioux City, IA 51106|12/02/2026 07:00 - 12/02/2026 08:00|PVPZ 40117', '03|Drop loaded trailer|North Star Pets DC<br>7500 Setzler Pkwy<br>Brooklyn Park, MN 55445|12/02/2026 15:00 - 12/03/2026 15:00|PVPZ 40117')}
<p>Miles: 537 &nbsp; Weight: 39,640 &nbsp; Rate: $1,208.25 ($2.25 per mile)</p><p>A lost trailer is charged at $60 per day.</p>${LEGAL}`,
    stops: [
      'P Grand Island, NE 68801 2026-12-01',
      'D Sioux City, IA 51106 2026-12-02',
      'D Brooklyn Park, MN 55445 2026-12-02',
    ],
    load: '51-884207',
    rate: 120825,
    details: { miles: '537 mi' },
  },
  ii20_side_heading_turned: {
    css: `${SMALL} .v{writing-mode:vertical-rl;transform:rotate(180deg);font-weight:bold;width:14px;background:#ddd;text-align:center}`,
    html: `<table class="w"><tr><td><b style="font-size:15px">Northgate Carrier Services</b></td><td class="right">Booking Sheet<br>Trip No. NG70412</td></tr></table>
<table class="g w"><tr><td class="v" rowspan="2">PICKUP</td><td>Beehive Bottling, 1855 W North Temple, Salt Lake City, UT 84116</td><td>11/30/2026 09:00</td></tr><tr><td>Uinta Mineral Water, 500 S Main St, Nephi, UT 84648</td><td>11/30/2026 14:00</td></tr><tr><td class="v" rowspan="2">DELIVERY</td><td>Mojave Market, 6000 E Lake Mead Blvd, Las Vegas, NV 89156</td><td>12/01/2026 06:00</td></tr><tr><td>Silver Basin Stores, 1400 Boulder Hwy, Henderson, NV 89011</td><td>12/01/2026 09:00</td></tr></table>
<p>Total for this trip: $1,385.00 &nbsp; Miles: 441 &nbsp; Weight: 40,050 lbs</p>${LEGAL}`,
    stops: [
      'P Salt Lake City, UT 84116 2026-11-30',
      'P Nephi, UT 84648 2026-11-30',
      'D Las Vegas, NV 89156 2026-12-01',
      'D Henderson, NV 89011 2026-12-01',
    ],
    load: 'NG70412',
    rate: 138500,
    details: { weight: '40,050 lb', miles: '441 mi' },
  },
  ii21_stop_lines_with_at: {
    css: SERIF,
    html: `<p><b style="font-size:16px">NORTH COUNTY TRANSPORT BROKERS</b><br>Clifton Park, NY 12065 &nbsp; Toll free 800-555-0135</p><p><b>TRUCK CONFIRMATION # 884120</b></p><p>TRUCKER: RIDGEBACK EXPRESS LLC &nbsp; PHONE: 208-555-0119 &nbsp; DRIVER CELL: ________</p>
<p>STOP: 01 PICK-UP<br>ADIRONDACK TISSUE<br>1 RIVER ST<br>FORT EDWARD NY 12828<br>APPT: 12/01/26 AT 0900<br>PICKUP# 77120 / 77121</p><p>STOP: 02 DELIVERY<br>TIDEWATER PAPER GOODS<br>2700 AIRLINE BLVD<br>PORTSMOUTH VA 23701<br>APPT: 12/02/26 AT 1400<br>PO# TPG 441</p>
<p>44 PALLETS TISSUE 16,900 LBS</p><p>AGREED RATE: $1,950.00 PLUS NOTHING, LUMPER EXTRA WITH RECEIPT</p><p>WE PAY 30 DAYS FROM RECEIPT OF PAPERS, OR 2 DAYS LESS 3%, TO THE RATE MAXIMUM.</p>`,
    stops: ['P Fort Edward, NY 12828 2026-12-01', 'D Portsmouth, VA 23701 2026-12-02'],
    load: '884120',
    rate: 195000,
    details: { weight: '16,900 lb' },
  },
  ii22_total_as_footer_of_second_page: {
    css: GRAY,
    html: `<div class="r"><div><b style="font-size:15px">Lakeshore Solutions Group</b><br>167 N Green St, Chicago, IL 60607</div><div style="text-align:right"><span class="k">Load number</span><b style="font-size:14px">2204817</b></div></div>
<div class="r"><div class="c"><span class="k">Pickup 1 of 1</span><b>Quad Cities Cold Storage</b><br>5300 River Dr<br>Moline, IL 61265<br><br><span class="k">Date</span>12/01/2026<span class="k">Time</span>11:00 CST<span class="k">Ref</span>QC-771</div><div class="c"><span class="k">Delivery 1 of 2</span><b>Music City Meats</b><br>1201 Visco Dr<br>Nashville, TN 37210<br><br><span class="k">Date</span>12/02/2026<span class="k">Time</span>05:00 CST<span class="k">Ref</span>88-112</div><div class="c"><span class="k">Delivery 2 of 2</span><b>Peach State Meats</b><br>1050 Murphy Ave SW<br>Atlanta, GA 30310<br><br><span class="k">Date</span>12/03/2026<span class="k">Time</span>06:00 EST<span class="k">Ref</span>88-113</div></div>
<div style="height:520px"><p><b>Instructions</b></p><p>Continuous run at 28 F. Pulp the load. Call when loaded. The driver counts. Tarps, straps and load bars are the carrier's matter. Weight 38,760 lbs. Total distance 795 miles. Frozen pork.</p></div><div style="break-before:page"></div>
<table class="g w"><thead><tr><th>Charge</th><th>Unit</th><th>Rate</th><th>Amount</th></tr></thead><tbody><tr><td>Linehaul</td><td>Flat</td><td>2,300.00</td><td>$2,300.00</td></tr><tr><td>Additional stop</td><td>1</td><td>75.00</td><td>$75.00</td></tr><tr><td>Temperature recorder</td><td>1</td><td>25.00</td><td>$25.00</td></tr></tbody><tfoot><tr><td colspan="3">Total pay</td><td><b>$2,400.00</b></td></tr></tfoot></table>${LEGAL}`,
    stops: [
      'P Moline, IL 61265 2026-12-01',
      'D Nashville, TN 37210 2026-12-02',
      'D Atlanta, GA 30310 2026-12-03',
    ],
    load: '2204817',
    rate: 240000,
    details: { weight: '38,760 lb', miles: '795 mi' },
  },
  ii23_location_line_with_country: {
    css: SMALL,
    html: `<p style="text-align:right">Tender <b>8104477201</b> &nbsp; version 3 &nbsp; 11/29/2026 17:40</p><p><b style="font-size:15px">Fox River Carriers Logistics</b><br>3101 S Packerland Dr, Green Bay, WI 54313</p>
<p><b>1 &nbsp; PICKUP</b><br>Location : Neenah Foundry Works, 2121 Brooks Ave, Neenah, WI - 54956 USA<br>Appointment Window : 12/01/2026 12:00 CST to 12/01/2026 14:00 CST<br>Reference : BM 0071182, SI 44</p><p><b>2 &nbsp; DROP</b><br>Location : Keystone Hydrants, 1300 Colwell Ln, Conshohocken, PA - 19428 USA<br>Appointment Window : 12/03/2026 07:00 EST to 12/03/2026 09:00 EST<br>Reference : PO KH-118</p>
<p>Equipment : 48FT FLATBED &nbsp; Weight : 45,300 LBS &nbsp; Miles : 921</p>${table('g', '#Charge code|Description|Amount (USD)', '400|Freight|1,830.00', 'FSC|Fuel surcharge|386.82', 'TRP|Tarping|75.00', '|Tender total|2,291.82')}${LEGAL}`,
    stops: ['P Neenah, WI 54956 2026-12-01', 'D Conshohocken, PA 19428 2026-12-03'],
    load: '8104477201',
    rate: 229182,
    details: { weight: '45,300 lb', miles: '921 mi' },
  },
  ii24_word_with_tabs: {
    css: SERIF,
    html: `<center><b style="font-size:15px">Bob Tanner Trucking &amp; Brokerage</b><br>Rural Route 3, Box 118, Searcy, AR 72143<br>501-555-0109 &nbsp; fax 501-555-0110</center><p><b>Load confirmation</b></p>
${table('', 'Our load no.|TB 4418', 'Truck|Ridgeback Express, driver to call in', 'Shipper|Riceland Bag &amp; Box, 1100 Mill St, Stuttgart, AR 72160', 'Load|Mon 11/30/26, anytime 8 to 4', 'Receiver|Hill Country Feeds, 2000 Airport Rd, Kerrville, TX 78028', 'Unload|Tue 12/1/26 before 3 pm, call Ed 830-555-0118', 'What|Rice hulls, bagged, 38,000 lb', 'Pay|1,450 flat incl. fuel. 15 days. No factoring.')}
<p>Have the driver call me at each end. Don't leave without a signed bill. Thanks for your help, Bob</p>`,
    stops: ['P Stuttgart, AR 72160 2026-11-30', 'D Kerrville, TX 78028 2026-12-01'],
    load: 'TB 4418',
    rate: 145000,
    details: { weight: '38,000 lb' },
  },
};
