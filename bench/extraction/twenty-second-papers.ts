import { table, type ByHand } from './by-hand-papers';
import { LONG_TERMS } from './nineteenth-papers';

/**
 * A twenty-second batch, drawn together with the twenty-first: milk runs, tenders in numbered sections, shared truckloads, grain, mails and faxes,
 * French and Spanish papers, days in words and by ISO, several numbers and several days that compete.
 * At first sight 10 of 15 exact, 11 load numbers, 11 rates; one load number wrong without a doubt; 1 of the exact ones with a doubt.
 * After mending 15, 15 and 14, nothing wrong without a doubt; 1 with a doubt, a trailer that is brought back empty.
 */
const SMALL = 'body{font:9px/1.35 "DejaVu Sans",sans-serif}';
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SERIF = 'body{font:11px/1.4 "DejaVu Serif",serif}';

export const TWENTY_SECOND_BATCH: Readonly<Record<string, ByHand>> = {
  dd01_milk_run: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:14px">Great Lakes Inbound Materials</b><br>Control tower for Wolverine Seating</td><td class="right"><b>ROUTE TENDER</b><br>Route ID <b>GLI-7742-TU</b><br>Tendered 11/28/2026 16:40<br>Respond by 11/29/2026 12:00</td></tr></table>
${table('g w', '#Seq|Stop type|Supplier / plant|City|State|Zip|Window open|Window close|Wgt (lb)|Containers', '1|Pickup|Lenawee Foam|Adrian|MI|49221|12/01/2026 06:00|12/01/2026 06:30|2,120|48', '2|Pickup|Defiance Stamping|Defiance|OH|43512|12/01/2026 08:15|12/01/2026 08:45|11,480|22', '3|Pickup|Van Wert Fasteners|Van Wert|OH|45891|12/01/2026 10:00|12/01/2026 10:30|6,300|14', '4|Pickup|Fort Recovery Trim|Fort Recovery|OH|45846|12/01/2026 12:00|12/01/2026 12:30|1,540|36', '5|Deliver|Wolverine Seating Plant 2|Detroit|MI|48209|12/01/2026 17:00|12/01/2026 17:30|21,440|120')}
<p>Route miles 402 &nbsp; Equipment 53 ft van, logistics posts &nbsp; Returnable containers come back on the next route.</p>${table('g', 'Route rate|$1,045.00', 'Fuel 402 mi x 0.38|$152.76', 'Route total|$1,197.76')}`,
    stops: [
      'P Adrian, MI 49221 2026-12-01',
      'P Defiance, OH 43512 2026-12-01',
      'P Van Wert, OH 45891 2026-12-01',
      'P Fort Recovery, OH 45846 2026-12-01',
      'D Detroit, MI 48209 2026-12-01',
    ],
    load: 'GLI-7742-TU',
    rate: 119776,
    details: { weight: '21,440 lb', miles: '402 mi' },
  },
  dd02_numbered_sections: {
    css: SERIF,
    html: `<h2>Schedule A to the Transportation Agreement</h2><p>Order reference: <b>WPX-26-0914</b> &nbsp;&nbsp; Date of this schedule: November 28, 2026</p>
<p><b>1. Parties</b><br>1.1 Shipper's agent: Wapiti Exchange LLC, 1600 Stout St, Denver, CO 80202<br>1.2 Motor carrier: Ridgeback Express LLC, Tyler, TX 75702</p>
<p><b>2. Goods</b><br>2.1 Description: Drilling mud additives, palletized<br>2.2 Weight: 44,000 lb<br>2.3 Equipment: 48 ft flatbed with tarps</p>
<p><b>3. Place and time of collection</b><br>3.1 Sweetwater Minerals, 600 Foothill Blvd, Rock Springs, WY 82901<br>3.2 December 1, 2026, 07:00 to 15:00<br>3.3 Collection reference SM-4417</p>
<p><b>4. Place and time of delivery</b><br>4.1 Bakken Fluids, 2400 2nd Ave W, Williston, ND 58801<br>4.2 December 3, 2026, 08:00<br>4.3 Delivery reference BF-20</p>
<p><b>5. Remuneration</b><br>5.1 The carrier is paid $2,650.00 for everything named in this schedule.<br>5.2 Waiting is paid at $60.00 an hour after the second hour.<br>5.3 Liability is limited to $100,000.00.</p>`,
    stops: ['P Rock Springs, WY 82901 2026-12-01', 'D Williston, ND 58801 2026-12-03'],
    load: 'WPX-26-0914',
    rate: 265000,
    details: { weight: '44,000 lb' },
  },
  dd03_shared_truckload: {
    css: 'body{font:10px/1.4 "DejaVu Sans",sans-serif}',
    html: `<table class="w"><tr><td><b style="font-size:17px">Murmur Shared Truckload</b></td><td class="right">Carrier confirmation<br>Pool # <b>MST-118427</b></td></tr></table><p>Two shipments ride on this truck. No handling in between, no terminals.</p>
${table('g w', '#Shipment|Commodity|Pallets|Weight|Linear feet', 'S-90417|Bottled sauce|12|19,400 lbs|24', 'S-90422|Paper bags|10|7,850 lbs|20')}
<p><b>Total 22 pallets, 27,250 lbs, 44 ft</b></p>
<h3>Stop 1: Pickup S-90417</h3><p>Sabine Foods, 2100 Eastex Fwy, Beaumont, TX 77703<br>Tuesday, Dec 01, 2026, 08:00 - 12:00</p><h3>Stop 2: Pickup S-90422</h3><p>Calcasieu Bag Co, 1900 E Prien Lake Rd, Lake Charles, LA 70601<br>Tuesday, Dec 01, 2026, 13:00 - 16:00</p><h3>Stop 3: Delivery S-90422</h3><p>Mobile Grocers Supply, 3300 Moffett Rd, Mobile, AL 36607<br>Wednesday, Dec 02, 2026, 07:00 - 10:00</p><h3>Stop 4: Delivery S-90417</h3><p>Flagler Restaurant Depot, 8300 Western Way, Jacksonville, FL 32256<br>Thursday, Dec 03, 2026, 06:00</p>
<p>Carrier pay <b>$2,240.00</b> all inclusive. Miles 804. Equipment: 53' dry van.</p>${LONG_TERMS}`,
    stops: [
      'P Beaumont, TX 77703 2026-12-01',
      'P Lake Charles, LA 70601 2026-12-01',
      'D Mobile, AL 36607 2026-12-02',
      'D Jacksonville, FL 32256 2026-12-03',
    ],
    load: 'MST-118427',
    rate: 224000,
    details: { weight: '27,250 lb', miles: '804 mi' },
  },
  dd04_weekdays_no_year: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Ozark Gateway Freight</b><br>417-555-0142</td><td class="right">Rate con<br>Load # 77-11804<br>11/29/2026</td></tr></table>
<table class="g w"><tr><td style="width:50%"><b>PICK</b><br>Ozark Boat Trailers<br>1800 W Kearney St<br>Springfield, MO 65803<br>Tue Dec 1, 08:00-15:00<br>Unit count 6</td><td><b>DROP</b><br>Table Rock Lake Marine Center<br>4400 N Causeway Blvd<br>Metairie, LA 70002<br>Thu Dec 3, 09:00<br>Ask for yard manager</td></tr></table><p>Flatbed 48, six boat trailers stacked, 11,200 lbs, 725 miles. Chains and straps.</p><p><b>Rate: $1,950.00</b> flat, fuel included</p>${LONG_TERMS}`,
    stops: ['P Springfield, MO 65803 2026-12-01', 'D Metairie, LA 70002 2026-12-03'],
    load: '77-11804',
    rate: 195000,
    details: { weight: '11,200 lb', miles: '725 mi' },
  },
  dd05_iso_export: {
    css: SMALL,
    html: `<h2>Transport order 4500771204</h2>${table('g w', 'Carrier|RIDGEBACK EXPRESS LLC (SCAC RDGX)', 'Created|2026-11-27T14:05:11Z', 'Accept until|2026-11-29T18:00:00Z', 'Freight order|6100041882', 'Means of transport|TRUCK_53_DRY', 'Gross weight|17,916.000 KG', 'Distance|1,290.400 KM', 'Planned cost|2,418.00 USD')}
<h3>Stage 1</h3>${table('g w', 'Loading location|US_PLANT_2040', 'Name|Shenandoah Films', 'Address|1500 Valley Rd, Harrisonburg, VA 22802, US', 'Loading start|2026-12-01T08:00:00-05:00', 'Loading end|2026-12-01T10:00:00-05:00', 'Unloading location|US_CUST_11804', 'Name|Gateway Label Stock', 'Address|6200 N Broadway, St. Louis, MO 63147, US', 'Unloading start|2026-12-03T07:00:00-06:00', 'Unloading end|2026-12-03T09:00:00-06:00')}
<h3>Items</h3>${table('g w', '#Delivery|Material|Quantity|Gross weight', '80117204|PP film 25 my|14 PAL|10,116.000 KG', '80117205|PET film 12 my|11 PAL|7,800.000 KG')}`,
    stops: ['P Harrisonburg, VA 22802 2026-12-01', 'D St. Louis, MO 63147 2026-12-03'],
    load: '4500771204',
    rate: 241800,
    details: { weight: '17,916 kg' },
  },
  dd06_middle_column_labels: {
    css: SMALL,
    html: `<center><b style="font-size:15px">Klamath Basin Transport Brokers</b><br>CONFIRMATION 26-20418</center><table class="g w"><tr><th style="width:42%">LOADING</th><th style="width:16%"></th><th style="width:42%">UNLOADING</th></tr><tr><td>Basin Potato Packers</td><td><b>Company</b></td><td>Inland Empire Produce Terminal</td></tr><tr><td>10811 Highway 39</td><td><b>Street</b></td><td>3200 E Mission Ave</td></tr><tr><td>Klamath Falls, OR 97603</td><td><b>City</b></td><td>Spokane, WA 99202</td></tr><tr><td>12/01/2026</td><td><b>Date</b></td><td>12/02/2026</td></tr><tr><td>1:00 PM</td><td><b>Time</b></td><td>4:00 AM</td></tr><tr><td>KB-55118</td><td><b>Number</b></td><td>PO 204-77</td></tr></table>
<p>Commodity: Fresh potatoes, 50 lb cartons &nbsp; Weight: 43,000 &nbsp; Temperature: 45 F &nbsp; Miles: 503</p><p>Rate to truck: $1,610.00. Broker: 541-555-0139. Carrier: Ridgeback Express LLC.</p>${LONG_TERMS}`,
    stops: ['P Klamath Falls, OR 97603 2026-12-01', 'D Spokane, WA 99202 2026-12-02'],
    load: '26-20418',
    rate: 161000,
    details: { weight: '43,000 lb', miles: '503 mi' },
  },
  dd07_fax_leaders: {
    css: COURIER,
    html: `<pre>
      * * *  FAX  TRANSMISSION  * * *      1 OF 1

      BIG HORN LOGISTICS           307-555-0164
      TO: RIDGEBACK EXPRESS        DATE: 11-29-2026

      LOAD NUMBER.........: BH 40-1188
      PICKS UP............: 12-01-2026   0800 TO 1600
      AT..................: BEARTOOTH BENTONITE
                            550 ROAD 54
                            LOVELL, WY 82431
      DELIVERS............: 12-03-2026   0900
      AT..................: PLATTE VALLEY FOUNDRY
                            1900 E SOUTH 27TH ST
                            LINCOLN, NE 68502
      COMMODITY...........: BENTONITE IN BAGS
      WEIGHT..............: 47,500
      TRAILER.............: FLATBED, TARP
      MILES...............: 735
      RATE................: $2,020.00
      TARP PAY............: $75.00
      TOTAL...............: $2,095.00

      SIGN HERE AND FAX BACK: ______________________
</pre>`,
    stops: ['P Lovell, WY 82431 2026-12-01', 'D Lincoln, NE 68502 2026-12-03'],
    load: 'BH 40-1188',
    rate: 209500,
    details: { weight: '47,500 lb', commodity: 'BENTONITE IN BAGS', miles: '735 mi' },
  },
  dd08_grain_contract: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Prairie Scale Grain Merchandising</b><br>Trucking desk 515-555-0127</td><td class="right">HAUL CONFIRMATION<br>Haul no. <b>H-20418-6</b><br>Sale contract S-77120 &nbsp; Purchase contract P-41188</td></tr></table>
<table class="w"><tr><td style="width:50%"><b>Loads from</b><br>Boone Valley Elevator<br>1102 W 2nd St<br>Boone, IA 50036<br>12/01/2026, 7:00 - 16:30</td><td><b>Dumps at</b><br>Cedar Rapids Wet Mill<br>1350 Waconia Ave SW<br>Cedar Rapids, IA 52404<br>12/01/2026, 24 hours</td></tr></table>
<p>Grain: yellow corn, No. 2 &nbsp; Quantity: 950 bushels (53,200 lb) &nbsp; Trailer: hopper bottom &nbsp; 132 miles</p><p>Freight 0.42 per bushel, min. 900 bushels: <b>$399.00</b> for this haul. Settlement weight is the destination's.</p>`,
    stops: ['P Boone, IA 50036 2026-12-01', 'D Cedar Rapids, IA 52404 2026-12-01'],
    load: 'H-20418-6',
    rate: 39900,
    details: { weight: '53,200 lb', miles: '132 mi' },
  },
  dd09_new_brunswick: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Logistique Madawaska Logistics</b><br>40, rue Victoria, Edmundston (N.-B.) E3V 2H5</td><td class="right"><b>Confirmation d’affrètement</b><br>Dossier : <b>LM-1188-4</b><br>Le 29 nov. 2026</td></tr></table>
${table('g w', '#Étape|Lieu|Adresse|Date et heure|Instructions', 'Chargement|Scierie Kedgwick|210 chemin Rang 5, Kedgwick, NB E8B 1W6|1 déc. 2026, 7 h|Bâches exigées', 'Déchargement|Bangor Truss &amp; Beam|1400 Hammond St, Bangor, ME 04401|2 déc. 2026, 8 h à 15 h|Sur rendez-vous')}
<p>Produit : bois d’œuvre, 32 paquets &nbsp;&nbsp; Poids total : 24 100 kg &nbsp;&nbsp; 361 km &nbsp;&nbsp; Plateforme 53 pi</p><p>Prix convenu : 1 325,00 $ CAN, carburant compris. Pénalité de retard : 150,00 $.</p><p>Courtier en douanes : Houlton Entry Inc., 207 555-0119</p>`,
    stops: ['P Kedgwick, NB E8B 1W6 2026-12-01', 'D Bangor, ME 04401 2026-12-02'],
    load: 'LM-1188-4',
    rate: 132500,
    details: { weight: '24,100 kg', miles: '361 km' },
  },
  dd10_spanish_letter: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Río Grande Fletes y Logística LLC</b><br>2600 Military Hwy, McAllen, TX 78503</td><td class="right"><b>CONFIRMACIÓN DE CARGA / LOAD CONFIRMATION</b><br>Carga / Load: <b>RGF-44180</b><br>29/NOV/2026</td></tr></table>
<table class="g w"><tr><th></th><th>Recolección / Pickup</th><th>Entrega / Delivery</th></tr><tr><td>Empresa</td><td>Valle Verde Cold Storage</td><td>Bayou City Produce</td></tr><tr><td>Dirección</td><td>1400 S Cage Blvd, Pharr, TX 78577</td><td>3100 Produce Row, Houston, TX 77023</td></tr><tr><td>Fecha</td><td>01/DIC/2026</td><td>02/DIC/2026</td></tr><tr><td>Hora</td><td>15:00</td><td>03:00</td></tr><tr><td>Referencia</td><td>VV-771</td><td>BCP 2041</td></tr></table><p>Producto / Commodity: Limes &nbsp; Peso / Weight: 40,500 lbs &nbsp; Temperatura: 48 F &nbsp; Millas / Miles: 352</p><p>Tarifa total / Total rate: $1,050.00 USD. Lonas no. Multa por retraso: $100.00.</p>`,
    stops: ['P Pharr, TX 78577 2026-12-01', 'D Houston, TX 77023 2026-12-02'],
    load: 'RGF-44180',
    rate: 105000,
    details: { weight: '40,500 lb', miles: '352 mi' },
  },
  dd11_many_days_and_numbers: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">TWIN CITIES SPOT DESK</b><br>2800 University Ave SE, Minneapolis, MN 55414</td><td class="right">Quote 118420 accepted 11/27/2026<br>Customer order 771-204<br>Confirmation <b>TC204418</b><br>Printed 11/29/2026 10:15</td></tr></table>
<table class="g w"><tr><th colspan="2">ORIGIN</th><th colspan="2">DESTINATION</th></tr><tr><td>Shipper</td><td>Mesabi Castings</td><td>Receiver</td><td>Wasatch Pump Works</td></tr><tr><td>Address</td><td>1100 E 25th St<br>Hibbing, MN 55746</td><td>Address</td><td>1500 S Redwood Rd<br>Salt Lake City, UT 84104</td></tr><tr><td>Available</td><td>11/30/2026</td><td>Must arrive by</td><td>12/04/2026</td></tr><tr><td>Appointment</td><td>12/01/2026 13:00</td><td>Appointment</td><td>12/03/2026 10:00</td></tr><tr><td>BOL</td><td>88-20417</td><td>PO</td><td>WP-1188</td></tr></table>
${table('g w', '#Item|NMFC|Class|Pcs|Weight|Description', '1|104160|50|6|22,000|Pump castings', '2|104160|50|4|14,600|Valve bodies', '|||10|36,600|')}
<p>Equipment: van or flatbed with tarps. Cargo value 185,000.00. Limit of weight on the pallet 5,000 lbs.</p><table class="right"><tr><td>Linehaul</td><td>$2,700.00</td></tr><tr><td>Fuel</td><td>$486.50</td></tr><tr><td><b>All in</b></td><td><b>$3,186.50</b></td></tr></table>`,
    stops: ['P Hibbing, MN 55746 2026-12-01', 'D Salt Lake City, UT 84104 2026-12-03'],
    load: 'TC204418',
    rate: 318650,
    details: { weight: '36,600 lb' },
  },
  dd12_step_cards_in_three: {
    css: 'body{font:10px/1.45 "DejaVu Sans",sans-serif}.s{color:#666;font-size:8px}.b{border:1px solid #999;border-radius:6px;padding:8px;width:30%;display:inline-block;vertical-align:top;margin-right:1%;box-sizing:border-box}',
    html: `<p><b style="font-size:18px">Tender #TDR-5541882</b> <span class="s">from Lakefront TMS for Ridgeback Express</span></p><div class="b"><span class="s">STOP 1 OF 3 &middot; PICKUP</span><br><b>Packers Fiber</b><br>1900 N Broadway<br>De Pere, WI 54115<br><span class="s">Scheduled</span><br>12/01/2026, 9:00 AM<br><span class="s">Ref</span> PF-118</div><div class="b"><span class="s">STOP 2 OF 3 &middot; DELIVERY</span><br><b>Badger Box</b><br>2100 W Haven Ave<br>New Lenox, IL 60451<br><span class="s">Scheduled</span><br>12/01/2026, 4:00 PM<br><span class="s">Ref</span> BB-2041</div><div class="b"><span class="s">STOP 3 OF 3 &middot; DELIVERY</span><br><b>Calumet Carton</b><br>16900 State St<br>South Holland, IL 60473<br><span class="s">Scheduled</span><br>12/02/2026, 7:00 AM<br><span class="s">Ref</span> CC-77</div>
<p><span class="s">Total weight</span> 39,900 lbs &nbsp; <span class="s">Distance</span> 243 mi &nbsp; <span class="s">Equipment</span> 53' Van &nbsp; <span class="s">Commodity</span> Linerboard rolls</p><p><span class="s">Total rate</span> <b>$870.00</b> &nbsp; <span class="s">Linehaul</span> $680.00 &nbsp; <span class="s">Stop</span> $75.00 &nbsp; <span class="s">FSC</span> $115.00</p>`,
    stops: [
      'P De Pere, WI 54115 2026-12-01',
      'D New Lenox, IL 60451 2026-12-01',
      'D South Holland, IL 60473 2026-12-02',
    ],
    load: 'TDR-5541882',
    rate: 87000,
    details: { weight: '39,900 lb', miles: '243 mi', commodity: 'Linerboard rolls' },
  },
  dd13_government_order: {
    css: COURIER,
    html: `<pre>
FREIGHT SHIPMENT ORDER            FORM FSO-7          PAGE 1 OF 1
-----------------------------------------------------------------
1. ORDER NUMBER               2. DATE ISSUED     3. PRIORITY
   FSO-26-118842                 28 NOV 2026        02
4. CARRIER (SCAC)             5. MODE            6. TERMS
   RDGX RIDGEBACK EXPRESS        TL DRY VAN         PREPAID
-----------------------------------------------------------------
7. SHIP FROM                  8. SHIP TO
   DEPOT SUPPLY CENTER           REGIONAL STORES
   3990 E BROAD ST               5100 W GILA SPRINGS
   COLUMBUS OH 43213             CHANDLER AZ 85226
9. PICKUP DATE                10. REQ DELIVERY DATE
   01 DEC 2026                   04 DEC 2026
-----------------------------------------------------------------
11. DESCRIPTION               12. PIECES    13. WEIGHT (LB)
    TENTS AND LINERS              24            29,860
14. MILES                     15. RATE      16. TOTAL CHARGES
    1,897                         2.05/MI       $3,888.85
-----------------------------------------------------------------
17. REMARKS: CALL 614-555-0138 24 HOURS BEFORE ARRIVAL.
</pre>`,
    stops: ['P Columbus, OH 43213 2026-12-01', 'D Chandler, AZ 85226 2026-12-04'],
    load: 'FSO-26-118842',
    rate: 388885,
    details: { weight: '29,860 lb', miles: '1,897 mi', commodity: 'TENTS AND LINERS' },
  },
  dd14_drop_and_hook: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">Interchange Power Brokers</b><br>Power only desk, 901-555-0153</td><td class="right">POWER ONLY CONFIRMATION<br>Load: <b>IPB77204</b></td></tr></table>
<p><b>Task 1 - Hook loaded trailer 53-4418</b><br>Wolf River Appliance DC, 4600 Shelby Dr, Memphis, TN 38118<br>12/01/2026 anytime between 06:00 and 22:00</p><p><b>Task 2 - Drop loaded trailer</b><br>Peach State Appliance, 1500 Westgate Pkwy, Atlanta, GA 30336<br>12/02/2026 by 12:00</p><p><b>Task 3 - Hook empty trailer, same yard</b></p><p><b>Task 4 - Return the empty trailer</b><br>Birmingham Trailer Pool, 1700 Vanderbilt Rd, Birmingham, AL 35234<br>12/03/2026 by 18:00</p>
<p>Freight: washers and dryers, 17,600 lbs. 530 loaded and empty miles.</p><p>Power only pay: $1,150.00. Trailer damage deductible $1,000.00.</p>${LONG_TERMS}`,
    stops: [
      'P Memphis, TN 38118 2026-12-01',
      'D Atlanta, GA 30336 2026-12-02',
      'D Birmingham, AL 35234 2026-12-03',
    ],
    load: 'IPB77204',
    rate: 115000,
    details: { weight: '17,600 lb' },
  },
  dd15_small_towns: {
    html: `<table class="w"><tr><td><b style="font-size:16px">Backroads Freight Co-op</b><br>PO Box 88, Lowville, NY 13367</td><td class="right">LOAD TICKET 5-20417<br>11/29/2026</td></tr></table>
<table class="w"><tr><td style="width:50%"><b>From:</b><br>Tug Hill Hardwoods<br>9100 State Route 26<br>Turin, NY 13473<br>Tuesday 12/1, after 7 am</td><td><b>To:</b><br>Clinch River Flooring<br>440 Mill Hollow Rd<br>Sneedville, TN 37869<br>Thursday 12/3, 8 am - 3 pm</td></tr></table><p>Kiln dried maple, 24 packs, 44,800 lbs, van or covered wagon, about 840 miles</p><p>Pays $2,300.00 total. Cash advance none.</p><p>Call Enid 315-555-0110 when loaded.</p>`,
    stops: ['P Turin, NY 13473 2026-12-01', 'D Sneedville, TN 37869 2026-12-03'],
    load: '5-20417',
    rate: 230000,
    details: { weight: '44,800 lb' },
  },
};
