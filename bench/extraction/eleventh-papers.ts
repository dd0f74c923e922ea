import { table, type ByHand } from './by-hand-papers';

/**
 * An eleventh batch drawn by hand, with the weight on how the number of the load is printed, after the numbers of the tenth were mended.
 * At first sight 11 of 12 exact, 10 load numbers, 10 rates; one rate wrong without a doubt. After mending 12, 12 and 12; none with a doubt.
 */
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';

export const ELEVENTH_BATCH: Readonly<Record<string, ByHand>> = {
  r01_barcode_head: {
    html: `<table class="w"><tr><td><b style="font-size:18px">Sandhill Freight Partners</b><br>2300 S 48th St, Lincoln, NE 68506<br>Broker MC# 660148</td><td class="right"><span style="font-size:24px">||| || |||| | ||</span><br>*SFP2611A04417*</td></tr></table>
<h2>Carrier Rate Confirmation</h2><p>Confirmation date 11/27/2026 &nbsp; Load SFP2611A04417 &nbsp; Dispatcher: K. Ito, 402-555-0110</p>
${table('g w', '#Type|Company|Address|City, State Zip|From|To', 'Pick|Husker Hydraulics|1901 Adams St|Lincoln, NE 68521|11/30/2026 08:00|11/30/2026 12:00', 'Drop|Platte Valley Ag|500 W Front St|North Platte, NE 69101|11/30/2026 15:00|11/30/2026 18:00')}
<p>Agreed Rate $780.00 (Line haul $690.00, Fuel $90.00)</p><p>Reduction of $75.00 for late paperwork.</p>`,
    stops: ['P Lincoln, NE 68521 2026-11-30', 'D North Platte, NE 69101 2026-11-30'],
    load: 'SFP2611A04417',
    rate: 78000,
  },
  r02_file_name_line: {
    html: `<p style="font-size:8px">RateCon_BKR-77120_RidgebackExpress.pdf</p><h1>Great Basin Brokers</h1><p>This confirms the agreement of November 27, 2026 between Great Basin Brokers (MC 551290) and Ridgeback Express.</p>
${table('', 'Our reference|BKR-77120', 'Your reference|RX-118', 'Commodity|Palletized salt, 44,500 lbs', 'Equipment|53 van', 'Amount|$1,640.00 flat')}
<p><b>Loads at</b> Morton Grantsville, 12000 W 2400 N, Grantsville, UT 84029 on Monday, November 30, 2026 at 0900.</p><p><b>Delivers to</b> Boise Water Care, 2400 S Apple St, Boise, ID 83706 on Tuesday, December 1, 2026 at 1000.</p><p>Any dispute is heard in Tooele County. Fines over $500 are shared.</p>`,
    stops: ['P Grantsville, UT 84029 2026-11-30', 'D Boise, ID 83706 2026-12-01'],
    load: 'BKR-77120',
    rate: 164000,
  },
  r03_two_numbers_in_head: {
    html: `<table class="g w"><tr><td>Shipment<br><b>0000441877</b></td><td>Freight order<br><b>6100229418</b></td><td>Tendered<br><b>11/27/2026 10:12 CT</b></td><td>Respond by<br><b>11/27/2026 12:12 CT</b></td></tr></table>
<h2>Load tender &mdash; Ozark Plains Foods</h2>
${table('g w', '#Seq|Stop|Appointment', '10|Pickup &mdash; OPF Plant 4, 2800 E Kearney St, Springfield, MO 65803|11/30/2026 05:00 CT', '20|Delivery &mdash; OPF Crossdock, 1400 N Agnes Ave, Kansas City, MO 64120|11/30/2026 11:00 CT')}
${table('g', '#Charge code|Amount', 'BAS|498.00 USD', 'FUE|61.50 USD', 'Total cost|559.50 USD')}`,
    stops: ['P Springfield, MO 65803 2026-11-30', 'D Kansas City, MO 64120 2026-11-30'],
    load: '0000441877',
    rate: 55950,
  },
  r04_hot_shot_text: {
    css: 'body{font:13px/1.5 "DejaVu Sans",sans-serif}',
    html: `<p><b>RIDGE RUNNER HOTSHOT</b></p><p>Job RR 2027 / 11-27-26</p><p>PU: Gulf Valve, 5102 Almeda Genoa Rd, Houston TX 77048<br>11-30-26 ASAP after 6am</p><p>DEL: Permian Pumpjack, 2900 W Murphy St, Odessa TX 79763<br>12-01-26 by 10am</p><p>1 crate 6x6x5, 3,100 lb</p><p>$1,250 to the truck. POD to pod@ridgerunner.example same day or $50 off.</p>`,
    stops: ['P Houston, TX 77048 2026-11-30', 'D Odessa, TX 79763 2026-12-01'],
    load: 'RR 2027',
    rate: 125000,
  },
  r05_number_in_footer: {
    html: `<h1>Carolina Drayline</h1><table class="w"><tr><td>Carrier: Ridgeback Express<br>Attn: Dispatch</td><td class="right">Date: 27 Nov 2026<br>Prepared by: S. Pinckney</td></tr></table>
<table class="g w"><tr><td><b>Collect from</b><br>Santee Chemical Works<br>1 Industrial Blvd<br>Orangeburg, SC 29115<br>30 Nov 2026, 1300 hrs</td><td><b>Deliver to</b><br>Old Fort Coatings<br>171 Lackey Town Rd<br>Old Fort, NC 28762<br>01 Dec 2026, 0900 hrs</td></tr></table>
<p>Rate agreed: $890.00 inclusive of fuel. UN1993 placards needed.</p>
<p style="margin-top:300px;font-size:8px">Carolina Drayline &middot; Load confirmation CDL-26-3318 &middot; Page 1 of 1</p>`,
    stops: ['P Orangeburg, SC 29115 2026-11-30', 'D Old Fort, NC 28762 2026-12-01'],
    load: 'CDL-26-3318',
    rate: 89000,
  },
  r06_stacked_keys: {
    html: `<table class="w"><tr><td><h1>OnTrack Brokerage</h1></td><td>BOOKING<br><b>OTB 11 8842</b></td><td>REVISION<br><b>2</b></td><td>DATE<br><b>11/27/26</b></td></tr></table>
<div class="two"><div><h3>ORIGIN</h3>Menasha Packaging<br>1645 Bergstrom Rd<br>Neenah, WI 54956<br>11/30/26 @ 14:00<br>Pickup # N-8801</div><div><h3>DESTINATION</h3>Uline H1<br>12575 Uline Dr<br>Pleasant Prairie, WI 53158<br>12/01/26 @ 06:00<br>Delivery # 90-112</div></div>
<p>Freight charge all inclusive: <b>$595.00</b></p><p>Detention at 35.00 per half hour after 2 hours free.</p>`,
    stops: ['P Neenah, WI 54956 2026-11-30', 'D Pleasant Prairie, WI 53158 2026-12-01'],
    load: 'OTB 11 8842',
    rate: 59500,
  },
  r07_fixed_width_no_keys: {
    css: COURIER,
    html: `<pre>INLAND EMPIRE CARRIERS EXCHANGE                     CONF 4471-26-0093
ONTARIO CA 91761                                    11/27/2026  09:14

SHIPPER                           CONSIGNEE
-------------------------------   -------------------------------
CHAFFEY TILE                      MOJAVE BUILDERS SUPPLY
1200 S MILLIKEN AVE               2150 E WILLIAMS AVE
ONTARIO CA 91761                  FALLON NV 89406
11/30/2026 07:00-15:00            12/01/2026 08:00

DESCRIPTION: TILE ON PALLETS      WEIGHT: 43,900
TRAILER....: FLATBED OR VAN       MILES.: 473

LINE HAUL         1,050.00
FUEL                141.90
                 ---------
NET TO CARRIER    1,191.90
</pre>`,
    stops: ['P Ontario, CA 91761 2026-11-30', 'D Fallon, NV 89406 2026-12-01'],
    load: '4471-26-0093',
    rate: 119190,
  },
  r08_reefer_multi_pick: {
    html: `<table class="w"><tr><td><h1>Salinas Cold Chain</h1></td><td class="right">Truck Order<br><b style="font-size:16px">#SCC-90217</b></td></tr></table><p>Set reefer at 34&deg;F continuous. Pulp before loading.</p>
${table('g w', '#P/D|Shed / receiver|Town|Day|Hours|Cartons|Their number', 'P|Ocean Mist Castroville|Castroville, CA 95012|Mon 11/30/2026|1000-1600|420|OM 55187', 'P|Tanimura Salinas|Salinas, CA 93901|Mon 11/30/2026|1200-2000|610|TA-1188', 'D|Associated Produce|Phoenix, AZ 85043|Tue 12/01/2026|0300|700|4410', 'D|Sunland Markets|Tucson, AZ 85706|Tue 12/01/2026|0900|330|88-2')}
<table class="g"><tr><td>Freight</td><td class="right">2,450.00</td></tr><tr><td>Extra pick</td><td class="right">75.00</td></tr><tr><td>Extra drop</td><td class="right">75.00</td></tr><tr><td><b>Truck pays out</b></td><td class="right"><b>2,600.00</b></td></tr></table><p>Claims for temperature are limited to the value of the goods; $150.00 for a lost recorder.</p>`,
    stops: [
      'P Castroville, CA 95012 2026-11-30',
      'P Salinas, CA 93901 2026-11-30',
      'D Phoenix, AZ 85043 2026-12-01',
      'D Tucson, AZ 85706 2026-12-01',
    ],
    load: 'SCC-90217',
    rate: 260000,
  },
  r09_questionnaire: {
    html: `<h2>Pinnacle Ridge Transportation Services</h2><p>What is the load? &nbsp; <b>PRTS load no 55-00412</b></p><p>Where and when do you pick up? &nbsp; <b>Shenandoah Printing, 221 Warehouse Rd, Harrisonburg, VA 22801, on 11/30/2026 at 11:00</b></p><p>Where and when do you deliver? &nbsp; <b>Capital Mail House, 8400 Ardwick Ardmore Rd, Hyattsville, MD 20785, on 12/01/2026 at 05:30</b></p><p>What is on it? &nbsp; <b>18 skids of catalogs, 33,600 lbs</b></p><p>What do we pay? &nbsp; <b>$675.00 total</b></p><p>Questions? Call 540-555-0166, extension 4410.</p>`,
    stops: ['P Harrisonburg, VA 22801 2026-11-30', 'D Hyattsville, MD 20785 2026-12-01'],
    load: '55-00412',
    rate: 67500,
  },
  r10_carrier_packet_page: {
    html: `<table class="w"><tr><td><b>BLUEGRASS LOGISTICS COOPERATIVE</b></td><td class="right">CARRIER COPY</td></tr></table><center><h2>Confirmation of Contract Carrier Verbal Rate Agreement</h2></center><table class="w"><tr><td>BLC Pro Number:</td><td><b>BLC1180-26</b></td><td>Pickup date:</td><td>12/01/2026</td></tr><tr><td>Carrier SCAC:</td><td>RBXP</td><td>Delivery date:</td><td>12/02/2026</td></tr></table>
<div class="two"><div><p><u>Shipper</u><br>Derby City Spirits<br>2900 Griffiths Ave<br>Louisville, KY 40212</p></div><div><p><u>Consignee</u><br>Old Line Distributing<br>7600 Energy Pkwy<br>Curtis Bay, MD 21226</p></div></div>
<p>Total pay to carrier for BLC1180-26 is $1,830.00, which includes fuel. Anything else is to be agreed in writing. A penalty of $250.00 applies to double brokering.</p>`,
    stops: ['P Louisville, KY 40212 2026-12-01', 'D Curtis Bay, MD 21226 2026-12-02'],
    load: 'BLC1180-26',
    rate: 183000,
  },
  r11_western_canada: {
    html: `<h1>Parkland Bulk &amp; Van Ltd.</h1><p>11220 163 St NW, Edmonton AB T5M 1T3 &nbsp; Dispatch slip <b>PBV/226611</b> &nbsp; 2026-11-27</p>
${table('g w', '#|Place|Date|Time (MST)', 'Load|Imperial Lubes, 1300 Sherwood Dr, Sherwood Park AB T8A 3Z6|2026-12-01|07:30', 'Unload|Finning Yard, 10910 100 St, Grande Prairie AB T8V 2N1|2026-12-01|15:00')}
<p>Pay: 1,140.00 CAD + GST. 455 km. Chains must be carried; a fine of 500.00 is the driver's own.</p>`,
    stops: ['P Sherwood Park, AB T8A 3Z6 2026-12-01', 'D Grande Prairie, AB T8V 2N1 2026-12-01'],
    load: 'PBV/226611',
    rate: 114000,
  },
  r12_amended: {
    html: `<h2 style="color:#a00">AMENDED &ndash; replaces the confirmation of 11/26</h2><table class="w"><tr><td><b>Wabash Valley Freight</b><br>Terre Haute, IN 47802</td><td class="right">WVF Load: <b>44-1907 R2</b></td></tr></table>
<p>Pick up: Clabber Girl, 900 Wabash Ave, Terre Haute, IN 47807 &mdash; 11/30/2026, 9:00 AM (was 11/29)</p><p>Deliver: Meijer DC 90, 3301 S Creyts Rd, Lansing, MI 48917 &mdash; 12/01/2026, 4:00 AM</p><p>Rate was $900.00, now <b>$960.00</b> including the added stop-off.</p>`,
    stops: ['P Terre Haute, IN 47807 2026-11-30', 'D Lansing, MI 48917 2026-12-01'],
    load: '44-1907',
    rate: 96000,
  },
};
