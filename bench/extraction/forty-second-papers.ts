import { table, type ByHand } from './by-hand-papers';

const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const CONDENSED = 'body{font:10px/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

/**
 * A forty-second batch, drawn with these, read after mending them. At first sight 15 of 16 exact, 16 load numbers, 13 rates, nothing wrong
 * without a doubt; 4 of the exact ones with one. After mending 16, 16 and 16, none with one.
 */
export const FORTY_SECOND_BATCH: Readonly<Record<string, ByHand>> = {
  yy01_country_line_and_zip_four: {
    css: SMALL,
    html: `<h2>Load Confirmation 60441-208</h2><div class="two"><div><b>Pick-up from</b><br>Tupelo Upholstery<br>1105 S Eason Blvd<br>Tupelo, MS 38804-5021<br>United States<br>Ready date: 12/01/2026<br>Ready time: 08:00 - 16:00</div><div><b>Deliver to</b><br>High Point Showroom Freight<br>305 W High Ave<br>High Point, NC 27260-4950<br>United States<br>Due date: 12/02/2026<br>Due time: 09:00</div></div><p>Carrier payment summary</p>${table('', 'Line haul|USD 1,115.00', 'Fuel surcharge|USD 175.00', 'Accessorials|USD 0.00', 'Carrier payment|USD 1,290.00')}`,
    stops: ['P Tupelo, MS 38804 2026-12-01', 'D High Point, NC 27260 2026-12-02'],
    load: '60441-208',
    rate: 129000,
  },
  yy02_directions_name_other_towns: {
    css: SMALL,
    html: `<h2>Rate Confirmation</h2><p>Load #: 218840 &nbsp; Trailer: Hopper</p><p><b>Shipper</b><br>Garden City Feeders<br>3005 W Mary St<br>Garden City, KS 67846<br>12/01/2026 07:00 - 17:00<br>Directions: from Dodge City, KS take US-50 west, 2 miles past the elevator. Scale at Holcomb, KS closes at 5 PM.</p><p><b>Consignee</b><br>Hereford Cattle Nutrition<br>1200 Progressive Rd<br>Hereford, TX 79045<br>12/02/2026 07:00 - 12:00<br>Directions: from Amarillo, TX US-60 southwest to FM 1062.</p><p>Rate: $22.50 per ton, 26 ton minimum. Estimated total $585.00</p>`,
    stops: ['P Garden City, KS 67846 2026-12-01', 'D Hereford, TX 79045 2026-12-02'],
    load: '218840',
    rate: 58500,
  },
  yy03_same_place_twice_by_order: {
    css: SMALL,
    html: `<h2>Confirmation of Load L-4471802</h2>${table('g w', '#Stop|Type|Location|Date|Time|PO', '1|Pickup|Rivervale Foods, 2400 Front St, Evansville, IN 47710|12/01/2026|08:00|55-1', '2|Pickup|Ohio River Oils, 1100 E Virginia St, Evansville, IN 47711|12/01/2026|10:00|55-2', '3|Delivery|Bakers Depot, 4700 Poplar Level Rd, Louisville, KY 40213|12/01/2026|16:00|55-1', '4|Delivery|Bakers Depot Annex, 4720 Poplar Level Rd, Louisville, KY 40213|12/01/2026|18:00|55-2')}<p>Freight: $540.00 &nbsp; Extra stops 2 x $50.00: $100.00 &nbsp; Total freight: $640.00</p>`,
    stops: [
      'P Evansville, IN 47710 2026-12-01',
      'P Evansville, IN 47711 2026-12-01',
      'D Louisville, KY 40213 2026-12-01',
      'D Louisville, KY 40213 2026-12-01',
    ],
    load: 'L-4471802',
    rate: 64000,
  },
  yy04_early_late_columns_mono: {
    css: COURIER,
    html: `<pre>
GRANITE PEAK BROKERAGE, LLC                        LOAD CONFIRMATION
100 N 27TH ST  BILLINGS MT 59101                   LOAD:  GP-77120

STOP  TYPE      EARLY             LATE              LOCATION
----  --------  ----------------  ----------------  ------------------------
  1   PICKUP    12/01/26 06:00    12/01/26 14:00    LEWISTOWN SEED
                                                    300 E AIRPORT RD
                                                    LEWISTOWN, MT 59457
  2   DELIVERY  12/02/26 08:00    12/02/26 15:00    BOISE VALLEY FEED
                                                    5500 W AMITY RD
                                                    BOISE, ID 83709

CARRIER RATE                                        $   1,610.00
  FUEL INCLUDED
</pre>`,
    stops: ['P Lewistown, MT 59457 2026-12-01', 'D Boise, ID 83709 2026-12-02'],
    load: 'GP-77120',
    rate: 161000,
  },
  yy05_office_hours_and_weekdays: {
    css: CONDENSED,
    html: `<h2>Carrier Load Confirmation #AB-10-4471</h2><p>Office hours Mon - Fri 7:00 AM - 6:00 PM, after hours 800-555-0123</p><p><b>PICK UP</b> &nbsp; Tuesday, 12/01/2026, 07:30<br>Everett Aluminum<br>2000 Airport Rd<br>Everett, WA 98204<br>Shipping hours: Mon - Thu 06:00 - 14:30, Fri 06:00 - 11:00</p><p><b>DELIVER</b> &nbsp; Thursday, 12/03/2026, 06:00<br>Modesto Can Works<br>2700 Yosemite Blvd<br>Modesto, CA 95354<br>Receiving hours: Mon - Fri 05:00 - 13:00</p><p>PAY: $2,050.00 FLAT, ALL FUEL AND TOLLS IN</p>`,
    stops: ['P Everett, WA 98204 2026-12-01', 'D Modesto, CA 95354 2026-12-03'],
    load: 'AB-10-4471',
    rate: 205000,
  },
  yy06_quote_and_final: {
    css: SMALL,
    html: `<h3>Load 4410-77-B booked</h3><p>Posted $1,050.00 · Your offer $1,250.00 · Agreed $1,180.00</p><p>Origin<br>Cape Girardeau Diapers<br>14484 State Hwy 177, Jackson, MO 63755<br>Dec 1, 2026 between 10 AM and 4 PM</p><p>Destination<br>Baby Goods DC<br>5001 Statesman Dr, Irving, TX 75063<br>Dec 2, 2026 at 11 AM</p><p>Miles 590 · 21,000 lb · Dry van</p><p>Broker: Bootheel Freight Desk, Sikeston, MO · MC 660091</p>`,
    stops: ['P Jackson, MO 63755 2026-12-01', 'D Irving, TX 75063 2026-12-02'],
    load: '4410-77-B',
    rate: 118000,
  },
  yy07_three_columns_of_cards: {
    css: `${SMALL} .k{display:flex;gap:8px} .k>div{width:32%;border:1px solid #999;padding:5px}`,
    html: `<h2>Tour 88-2047</h2><div class="k"><div><b>Stop 1 · Pickup</b><br>Elizabethton Yarn<br>1100 Hwy 19E<br>Elizabethton, TN 37643<br>12/01/2026<br>09:00 - 11:00</div><div><b>Stop 2 · Delivery</b><br>Danville Knit<br>300 Goodyear Blvd<br>Danville, VA 24541<br>12/01/2026<br>17:00</div><div><b>Stop 3 · Delivery</b><br>Burlington Hosiery<br>2500 Park Rd<br>Burlington, NC 27215<br>12/02/2026<br>07:00</div></div><p>Haul rate $845.00</p><p>Sent by Smoky Line Freight, 2020 Northpark, Johnson City, TN 37604 on 11/30/2026</p>`,
    stops: [
      'P Elizabethton, TN 37643 2026-12-01',
      'D Danville, VA 24541 2026-12-01',
      'D Burlington, NC 27215 2026-12-02',
    ],
    load: '88-2047',
    rate: 84500,
  },
  yy08_labels_after_values: {
    css: SMALL,
    html: `<h3>TRANSPORT CONFIRMATION TC/5520/26</h3>${table('w', 'Rawlins Wind Parts, 1800 Harshman St, Rawlins, WY 82301|loading address', '12/01/2026 08:00|loading date and time', 'Gillette Energy Yard, 900 W 2nd St, Gillette, WY 82716|unloading address', '12/01/2026 16:00|unloading date and time', 'Blade roots, 3 pcs, 22 t|goods', 'USD 990.00|agreed carriage charge')}`,
    stops: ['P Rawlins, WY 82301 2026-12-01', 'D Gillette, WY 82716 2026-12-01'],
    load: 'TC/5520/26',
    rate: 99000,
  },
  yy09_sms_from_dispatcher: {
    css: SERIF,
    html: `<p>Mon 11/30/26 5:12 PM<br>Hi its Rob w/ Dunes Brokerage. Conf for load DB9912:</p><p>Pick Tue 12/1 0900 @ Michigan City Casting, 1500 Eastwood Rd, Michigan City IN 46360 ask for Jan</p><p>Drop Wed 12/2 0700 @ Lorain Steel Finish, 2199 E 28th St, Lorain OH 44055</p><p>43k coils, need coil racks + chains. $825 + $50 tarp = $875. Reply YES</p>`,
    stops: ['P Michigan City, IN 46360 2026-12-01', 'D Lorain, OH 44055 2026-12-02'],
    load: 'DB9912',
    rate: 87500,
  },
  yy10_charge_table_before_stops: {
    css: SMALL,
    html: `<table class="w"><tr><td><h2>Mission Ridge Logistics</h2>5 Market St, Wenatchee, WA 98801</td><td class="right">RATE CONFIRMATION<br>MR-26-11840</td></tr></table>${table('g', '#Charge|Qty|Each|Total', 'Flat linehaul|1|2,700.00|2,700.00', 'Fuel|1|300.00|300.00', 'Total pay|||3,000.00')}${table('g w', '#|Pickup|Drop', 'Where|Chelan Cherry Packers<br>5 Howser Rd<br>Chelan, WA 98816|Front Range Fruit<br>5151 E 46th Ave<br>Denver, CO 80216', 'When|Tue 12/01/2026<br>1300-1700|Fri 12/04/2026<br>0200 appt', 'Numbers|P-88120|D-77')}<p>Product apples, 40 F. Weight 43,200.</p>`,
    stops: ['P Chelan, WA 98816 2026-12-01', 'D Denver, CO 80216 2026-12-04'],
    load: 'MR-26-11840',
    rate: 300000,
  },
  yy11_partial_and_team_codes: {
    css: SMALL,
    html: `<p>Shipment 99-408817 <b>LTL-VOLUME</b></p>${table('g w', '#Role|Party|Street|City|ST|Zip|Ready|Close', 'SH|Tacoma Door Works|2301 Taylor Way|Tacoma|WA|98421|12/01/2026 08:00|12/01/2026 15:00', 'CN|Redding Builders|7900 Eastside Rd|Redding|CA|96001|12/03/2026 07:00|12/03/2026 12:00', 'BT|Evergreen Volume Freight|500 Broadway|Tacoma|WA|98402||')}<p>Cost to carrier 1,020.00 USD</p>`,
    stops: ['P Tacoma, WA 98421 2026-12-01', 'D Redding, CA 96001 2026-12-03'],
    load: '99-408817',
    rate: 102000,
  },
  yy12_ontario_french_mix: {
    css: SMALL,
    html: `<h2>Rate Confirmation / Confirmation de tarif</h2><p>Load No. / No de charge : 55-88-204</p>${table('g w', '#Shipper / Expéditeur|Consignee / Destinataire', 'Usine Kapuskasing<br>1 Government Rd<br>Kapuskasing, ON P5N 2X7|Imprimerie Laval<br>2800 boul. Industriel<br>Laval, QC H7L 3W8', 'Pickup / Cueillette : 2026-12-01 09:00|Delivery / Livraison : 2026-12-02 11:00')}<p>Total: 1,875.00 CAD, taxes extra</p>`,
    stops: ['P Kapuskasing, ON P5N 2X7 2026-12-01', 'D Laval, QC H7L 3W8 2026-12-02'],
    load: '55-88-204',
    rate: 187500,
  },
  yy13_load_on_second_page: {
    css: SERIF,
    html: `<p>Fax cover</p><p>To: Ridgeback Express LLC, fax 785-555-0103<br>From: Walla Walla Truckload, 14 W Main St, Walla Walla, WA 99362<br>Date: 11/30/2026<br>Pages: 2</p><p>Sign page 2 and fax it back to 509-555-0136 before you dispatch.</p><div style="page-break-before:always"></div><h3>Load agreement 26-20418</h3><p>Pickup: Milton-Freewater Grain, 100 Elzora St, Milton-Freewater, OR 97862<br>Pickup date: 12/01/2026 10:00</p><p>Delivery: Portland Malt, 3500 NW Yeon Ave, Portland, OR 97210<br>Delivery date: 12/01/2026 18:00</p><p>Carrier to receive: $715.00</p>`,
    stops: ['P Milton-Freewater, OR 97862 2026-12-01', 'D Portland, OR 97210 2026-12-01'],
    load: '26-20418',
    rate: 71500,
  },
  yy14_grid_with_merged_role_cells: {
    css: SMALL,
    html: `<h2>Consolidated Load CL-300218</h2><table class="g w"><tr><th></th><th>Company</th><th>City</th><th>Date / time</th><th>Cases</th></tr><tr><td rowspan="2"><b>PICK UP</b></td><td>Salinas Greens, 1100 Abbott St</td><td>Salinas, CA 93901</td><td>12/01/2026 10:00</td><td>600</td></tr><tr><td>Hollister Peppers, 2500 San Juan Rd</td><td>Hollister, CA 95023</td><td>12/01/2026 14:00</td><td>420</td></tr><tr><td rowspan="2"><b>DELIVER</b></td><td>Omaha Fresh, 6200 S 120th St</td><td>Omaha, NE 68137</td><td>12/04/2026 03:00</td><td>500</td></tr><tr><td>Des Moines Fresh, 1400 E Army Post Rd</td><td>Des Moines, IA 50320</td><td>12/04/2026 08:00</td><td>520</td></tr></table><p>Truck pay 4,650.00 plus 150.00 for extra stops, 4,800.00 in all</p>`,
    stops: [
      'P Salinas, CA 93901 2026-12-01',
      'P Hollister, CA 95023 2026-12-01',
      'D Omaha, NE 68137 2026-12-04',
      'D Des Moines, IA 50320 2026-12-04',
    ],
    load: 'CL-300218',
    rate: 480000,
  },
  yy15_box_form_ink_lines: {
    css: `${CONDENSED} u{text-decoration-thickness:1px}`,
    html: `<h2 style="text-align:center">TRUCK LOAD CONFIRMATION</h2><p>Broker load no. <u>&nbsp; 7-40221 &nbsp;</u> &nbsp; Date <u>&nbsp; 11/30/26 &nbsp;</u> &nbsp; Carrier <u>&nbsp; Ridgeback &nbsp;</u></p><p>Shipper <u>&nbsp; Natchitoches Plywood &nbsp;</u> Address <u>&nbsp; 4700 Hwy 1 S &nbsp;</u> City <u>&nbsp; Natchitoches &nbsp;</u> State <u>&nbsp; LA &nbsp;</u> Zip <u>&nbsp; 71457 &nbsp;</u></p><p>Date <u>&nbsp; 12/1/26 &nbsp;</u> Time <u>&nbsp; 9 AM &nbsp;</u> P.U. # <u>&nbsp; 3318 &nbsp;</u></p><p>Consignee <u>&nbsp; Conroe Truss &nbsp;</u> Address <u>&nbsp; 1600 S Frazier St &nbsp;</u> City <u>&nbsp; Conroe &nbsp;</u> State <u>&nbsp; TX &nbsp;</u> Zip <u>&nbsp; 77301 &nbsp;</u></p><p>Date <u>&nbsp; 12/2/26 &nbsp;</u> Time <u>&nbsp; 7 AM &nbsp;</u> P.O. # <u>&nbsp; 99120 &nbsp;</u></p><p>Rate $ <u>&nbsp; 780.00 &nbsp;</u> flat</p>`,
    stops: ['P Natchitoches, LA 71457 2026-12-01', 'D Conroe, TX 77301 2026-12-02'],
    load: '7-40221',
    rate: 78000,
  },
  yy16_stop_lines_of_api_portal: {
    css: SMALL,
    html: `<h2>PRO 55012884</h2><p>Status: Covered · Customer: confidential</p><p>▸ PICK 1/1 — Bartow Citrus Juice — 1410 Centennial Blvd — Bartow, FL 33830 — 2026-12-01 06:00→10:00</p><p>▸ DROP 1/2 — Peach State Juice — 1300 Williams Dr — Marietta, GA 30066 — 2026-12-02 04:00→06:00</p><p>▸ DROP 2/2 — Smoky Grocers — 3100 Thorn Grove Pike — Knoxville, TN 37914 — 2026-12-02 12:00→13:00</p><p>Carrier charges: line haul 1,450.00, stop 75.00, fuel 310.00, total 1,835.00 USD</p>`,
    stops: [
      'P Bartow, FL 33830 2026-12-01',
      'D Marietta, GA 30066 2026-12-02',
      'D Knoxville, TN 37914 2026-12-02',
    ],
    load: '55012884',
    rate: 183500,
  },
};
