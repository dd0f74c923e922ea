import { table, type ByHand } from './by-hand-papers';

/**
 * A thirty-fourth batch, drawn after the rules were mended on the thirty-third, half of it ordinary papers. At first sight 12 of 12 exact,
 * 12 load numbers, 11 rates, the other one wrong with a doubt; 3 of the exact ones with one. After mending 12, 12 and 12, 2 with one.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';
const FOOT = `<p style="font-size:6.5px">Detention is $45.00 an hour after 2 hours, at most $300.00. A load that is not tracked costs $100.00. Comcheck fee $8.00. Bills go to Payables, 410 S Main St, Greenville, SC 29601.</p>`;

export const THIRTY_FOURTH_BATCH: Readonly<Record<string, ByHand>> = {
  qq01_sum_of_miles: {
    css: SMALL,
    html: `<h2>Truck Confirmation</h2><p>File: TC 88-20417 &nbsp; PO: 7710 &nbsp; MC 220914</p>${table('g w', '#Pickup|Delivery', 'Palmetto Tire<br>900 Woodruff Rd<br>Greenville, SC 29607<br>12/01/2026 09:00|Keystone Fleet<br>3100 N 7th St<br>Allentown, PA 18102<br>12/02/2026 10:00')}<p>Line haul 640 mi @ $2.25/mi = $1,440.00</p><p>FSC 640 mi @ $0.40/mi = $256.00</p><p>Grand total $1,696.00</p>${FOOT}`,
    stops: ['P Greenville, SC 29607 2026-12-01', 'D Allentown, PA 18102 2026-12-02'],
    load: 'TC 88-20417',
    rate: 169600,
  },
  qq02_flat_table_rows: {
    css: SMALL,
    html: `<p><b>Carolina Crossdock Brokers</b></p><h3>Load Confirmation No: CCB/26/4410</h3>${table('g w', '#Stop #|Action|Name & Address|Appointment', '1|Pick Up|Anderson Yarn, 2100 Pearman Dairy Rd, Anderson, SC 29625|12/01/2026 07:30 AM', '2|Drop Off|Dalton Floors, 1515 Abutment Rd, Dalton, GA 30721|12/01/2026 03:00 PM')}<p>Rate to carrier: 675 USD flat</p>${FOOT}`,
    stops: ['P Anderson, SC 29625 2026-12-01', 'D Dalton, GA 30721 2026-12-01'],
    load: 'CCB/26/4410',
    rate: 67500,
  },
  qq03_values_under_labels: {
    css: SMALL,
    html: `${table('w', '#LOAD|CARRIER|EQUIPMENT|PAY', '4417702|Ridgeback Express|53 VAN|1,125.00')}${table('w', '#PICKUP|DATE|TIME', 'Waco Glass<br>2000 Texas Central Pkwy<br>Waco, TX 76712|12/01/2026|0800-1400', '#DELIVERY|DATE|TIME', 'Shreveport Windows<br>6900 Linwood Ave<br>Shreveport, LA 71106|12/02/2026|0900')}${FOOT}`,
    stops: ['P Waco, TX 76712 2026-12-01', 'D Shreveport, LA 71106 2026-12-02'],
    load: '4417702',
    rate: 112500,
  },
  qq04_letter_with_advance: {
    css: SERIF,
    html: `<p>November 30, 2026</p><p>Confirmation number BX 77-104</p><p>We confirm that Ridgeback Express picks up on December 1, 2026 at 8:00 AM at Tyler Pipe Works, 11910 County Road 492, Tyler, TX 75706 and delivers on December 2, 2026 at 1:00 PM to Hattiesburg Water Dept, 900 James St, Hattiesburg, MS 39401.</p><p>The agreed price is $1,380.00. An advance of $400.00 may be drawn at pickup, so that $980.00 is due on delivery.</p><p>Bridge Exchange Freight</p>`,
    stops: ['P Tyler, TX 75706 2026-12-01', 'D Hattiesburg, MS 39401 2026-12-02'],
    load: 'BX 77-104',
    rate: 138000,
  },
  qq05_terminal_rows: {
    css: COURIER,
    html: `<pre>
LOAD   : 771-20445            DISP: KIM
TRAILER: V53                  MILES: 488
-------------------------------------------------
PU  : JONESBORO RICE
      2301 INDUSTRIAL DR
      JONESBORO AR 72401
DATE: 120126   TIME: 0700
-------------------------------------------------
DEL : BEAUMONT EXPORT
      1225 MAIN ST
      BEAUMONT TX 77701
DATE: 120226   TIME: 1000
-------------------------------------------------
PAY : 1,210
</pre>`,
    stops: ['P Jonesboro, AR 72401 2026-12-01', 'D Beaumont, TX 77701 2026-12-02'],
    load: '771-20445',
    rate: 121000,
  },
  qq06_app_cards: {
    css: `${SMALL} .k{color:#777;font-size:7px}`,
    html: `<p><b style="font-size:15px">$2,050.00</b> &nbsp; Load #HX20-9917</p><p class="k">PICKUP</p><p>Tue, Dec 1, 2026 · 10:00 AM<br>Ogden Flour<br>2700 Wall Ave, Ogden, UT 84401</p><p class="k">DROPOFF</p><p>Thu, Dec 3, 2026 · 8:00 AM<br>Yuma Bakers<br>1500 E 16th St, Yuma, AZ 85365</p><p>872 mi · $2.35/mi · Reefer · 41,000 lb</p>`,
    stops: ['P Ogden, UT 84401 2026-12-01', 'D Yuma, AZ 85365 2026-12-03'],
    load: 'HX20-9917',
    rate: 205000,
  },
  qq07_european_form: {
    css: SMALL,
    html: `<h2>Transport order 26/118840</h2><p>Date of order: 30.11.2026</p>${table('w', '<b>Loading</b>|Detroit Gear GmbH USA, 5800 Mt Elliott St, Detroit, MI 48211|01.12.2026|08:00', '<b>Unloading</b>|Spartan Axle, 2200 Boiling Springs Rd, Spartanburg, SC 29316|03.12.2026|07:00')}<p>Freight price: 1 850.00 USD all inclusive</p>`,
    stops: ['P Detroit, MI 48211 2026-12-01', 'D Spartanburg, SC 29316 2026-12-03'],
    load: '26/118840',
    rate: 185000,
  },
  qq08_settlement_lines: {
    css: SMALL,
    html: `<p>Sandhill Freight &nbsp; Rate Confirmation &nbsp; Load: SH-440918</p>${table('g w', 'Shipper|Alliance Beans, 1200 Flack Ave, Alliance, NE 69301|Ready 12/01/2026 06:00-12:00', 'Receiver|Rock Island Foods, 3100 5th St, Rock Island, IL 61201|Due 12/02/2026 14:00')}${table('', 'Freight|1,300.00', 'Fuel|195.00', 'Scale|12.00', 'To truck|1,507.00')}${FOOT}`,
    stops: ['P Alliance, NE 69301 2026-12-01', 'D Rock Island, IL 61201 2026-12-02'],
    load: 'SH-440918',
    rate: 150700,
  },
  qq09_small_caps_table: {
    css: `${SMALL} .s{font-variant:small-caps;letter-spacing:.4px}`,
    html: `<p class="s">Copperline Transport - Load 80-4417</p><div class="two"><div><p class="s">Origin</p><p>Globe Mining Supply<br>1400 N Broad St<br>Globe, AZ 85501<br>12/01/2026 07:00</p></div><div><p class="s">Destination</p><p>Elko Mine Depot<br>4300 W Idaho St<br>Elko, NV 89801<br>12/02/2026 15:00</p></div></div><p class="s">Carrier pay: $2,240.00</p>`,
    stops: ['P Globe, AZ 85501 2026-12-01', 'D Elko, NV 89801 2026-12-02'],
    load: '80-4417',
    rate: 224000,
  },
  qq10_bol_and_rate: {
    css: SMALL,
    html: `<h2>Bill of Lading and Rate Confirmation</h2><p>BOL 551-2207 &nbsp;&nbsp; Seal 00911</p>${table('w', '#Ship From|Ship To', 'Moline Castings<br>4000 River Dr<br>Moline, IL 61265<br>Ship date 12/01/2026|Waterloo Tractor<br>3500 E Donald St<br>Waterloo, IA 50703<br>Deliver 12/01/2026 16:00')}<p>Hauling charge $560.00</p>`,
    stops: ['P Moline, IL 61265 2026-12-01', 'D Waterloo, IA 50703 2026-12-01'],
    load: '551-2207',
    rate: 56000,
  },
  qq11_no_pay_on_it: {
    css: SMALL,
    html: `<h2>Dispatch Instructions</h2><p>Trip 44-90218. Pay is per the lease. Cargo value $48,000.00.</p><p><b>Pick up</b><br>Sikeston Cotton<br>1200 S Main St<br>Sikeston, MO 63801<br>12/01/2026 08:00</p><p><b>Deliver</b><br>Gastonia Mills<br>900 E Ozark Ave<br>Gastonia, NC 28054<br>12/02/2026 15:00</p>`,
    stops: ['P Sikeston, MO 63801 2026-12-01', 'D Gastonia, NC 28054 2026-12-02'],
    load: '44-90218',
    rate: null,
  },
  qq12_part_loads: {
    css: SMALL,
    html: `<p>Load plan LP-20931, all in 1,640.00 USD</p>${table('g w', '#Seq|Day|Where|Work', '1|12/01/2026 06:00|Salem Berries, 3800 Fairview Industrial Dr, Salem OR 97302|Load 12 pallets', '2|12/01/2026 10:00|Eugene Jams, 1500 W 1st Ave, Eugene OR 97402|Load 10 pallets', '3|12/02/2026 12:00|Sacramento Grocers, 8300 Belvedere Ave, Sacramento CA 95826|Unload 22 pallets')}`,
    stops: [
      'P Salem, OR 97302 2026-12-01',
      'P Eugene, OR 97402 2026-12-01',
      'D Sacramento, CA 95826 2026-12-02',
    ],
    load: 'LP-20931',
    rate: 164000,
  },
};
