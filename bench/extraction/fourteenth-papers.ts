import { table, type ByHand } from './by-hand-papers';

/**
 * A fourteenth batch drawn by hand after the thirteenth was mended: loads in one row of an export, part loads, drayage, liquids, letters
 * with their thread, changes, terms before the load. At first sight 12 of 16 exact, 13 load numbers, 14 rates; one lost its last stop
 * without a doubt. After mending 16, 16 and 16; of the exact ones 2 with a doubt.
 */
const COURIER = 'body{font:10px/1.3 "DejaVu Sans Mono",monospace}';
const SMALL = 'body{font:9px/1.3 "DejaVu Sans",sans-serif}';
const TERMS =
  '<p>TERMS. (1) Carrier warrants an active authority and a rating other than Unsatisfactory. (2) Cargo insurance of not less than $100,000 and auto liability of $1,000,000 stay in force. (3) No shipment may be given to another carrier; a breach costs the whole charge and $2,500 besides. (4) Seals are broken by the receiver only. (5) A driver who is late by more than 30 minutes calls in; each call missed reduces pay by $50. (6) Claims are settled in 120 days. (7) The venue is Hamilton County, Ohio.</p>';

export const FOURTEENTH_BATCH: Readonly<Record<string, ByHand>> = {
  v01_movement_sheet: {
    css: SMALL,
    html: `<table class="w"><tr><td><b style="font-size:15px">HALCYON BROKERAGE GROUP</b><br>PO Box 2214, Dayton, OH 45401<br>Phone 937-555-0120 Fax 937-555-0121</td><td class="right"><b>CARRIER CONFIRMATION</b><br>Page: 1<br>Date: 11/27/26 16:02<br>Order: <b>0718842</b><br>Movement: 0655107</td></tr></table>
<table class="w"><tr><td>Carrier: RIDGEBACK EXPRESS<br>Code: RIDGTX<br>Contact: SOFIA<br>Driver: TBD</td><td>Trailer: V - VAN<br>Commodity: PLASTIC RESIN<br>Weight: 44,092.0<br>Pieces: 40<br>Ref: 4500771288</td><td>Customer: LYON POLYMERS<br>BOL: 88201744<br>Temp: <br>Loaded miles: 538.0</td></tr></table>
<hr><table class="w"><tr><td style="width:8%"><b>PU 1</b></td><td>Name: LYON POLYMERS PLANT<br>Address: 2601 W STROOP RD<br>&nbsp;<br>City: MORAINE, OH 45439<br>Phone: 937-555-0144</td><td>Date: 11/30/2026 0700<br>To: 11/30/2026 1500<br>Driver load: N<br>Ref: PU 66120</td></tr></table>
<hr><table class="w"><tr><td style="width:8%"><b>SO 2</b></td><td>Name: TARHEEL MOLDERS INC<br>Address: 511 E GREENSBORO ST<br>GATE B<br>City: ASHEBORO, NC 27203<br>Phone: 336-555-0190</td><td>Date: 12/01/2026 0800<br>To: 12/01/2026 1400<br>Driver unload: N<br>Ref: 1188-40</td></tr></table><hr>
<table class="w"><tr><td>Payment</td><td>Linehaul Rate</td><td>1,150.00</td><td>F - Flat</td><td class="right">1,150.00</td></tr><tr><td></td><td>Fuel surcharge</td><td>0.36</td><td>538.0</td><td class="right">193.68</td></tr><tr><td></td><td>Total pay</td><td></td><td></td><td class="right"><b>$1,343.68</b></td></tr></table>${TERMS}<p>Send invoices with order number to ap@halcyon.example</p>`,
    stops: ['P Moraine, OH 45439 2026-11-30', 'D Asheboro, NC 27203 2026-12-01'],
    load: '0718842',
    rate: 134368,
    details: { weight: '44,092 lb', commodity: 'PLASTIC RESIN', miles: '538 mi' },
  },
  v02_cloud_cards_no_year: {
    css: 'body{font:11px/1.5 "DejaVu Sans",sans-serif} .c{border-left:4px solid #3a7;padding-left:8px;margin:10px 0} .k{color:#777;font-size:9px}',
    html: `<div class="two"><div><b style="font-size:16px">Larkspur Freight</b><div class="k">Carrier tender</div></div><div class="right"><div class="k">Shipment ID</div><b>LKS-2044719</b><div class="k">Your price</div><b>$2,180.00</b></div></div>
<div class="c"><b>Marshfield Door Systems</b> <span class="k">PICKUP 1 OF 1</span><br>1401 E 4th St &middot; Marshfield, WI 54449<div class="k">Mon, Nov 30 &middot; 08:00 &ndash; 12:00 CST &middot; FCFS</div><div class="k">Notes</div>Check in at door 4. Bring load locks. No pets.</div>
<div class="c"><b>BFS Truss &amp; Millwork</b> <span class="k">DELIVERY 1 OF 2</span><br>2700 Yeager Dr &middot; Chesterfield, MO 63005<div class="k">Tue, Dec 1 &middot; 07:30 CST &middot; Appt</div><div class="k">Notes</div>Call Dale at 314-555-0121 one hour out.</div>
<div class="c"><b>Ozark Door &amp; Trim</b> <span class="k">DELIVERY 2 OF 2</span><br>3310 W Kearney St &middot; Springfield, MO 65803<div class="k">Tue, Dec 1 &middot; 14:00 CST &middot; Appt</div></div>
<div class="k">Equipment</div>53' Dry Van<div class="k">Total weight</div>27,450 lbs<div class="k">Distance</div>618 mi<div class="k">Cost breakdown</div>${table('w', 'Freight - flat|$2,050.00', 'Stop fee (1)|$130.00', 'Amount|$2,180.00')}`,
    stops: [
      'P Marshfield, WI 54449 2026-11-30',
      'D Chesterfield, MO 63005 2026-12-01',
      'D Springfield, MO 65803 2026-12-01',
    ],
    load: 'LKS-2044719',
    rate: 218000,
    details: { weight: '27,450 lb', miles: '618 mi', equipment: "53' Dry Van" },
  },
  v03_pro_sheet: {
    css: COURIER,
    html: `<pre>CRESTLINE TRAFFIC SERVICE INC                 RATE/LOAD CONFIRMATION
1187 LAKE ST                                  PRO # 9044127
ROANOKE VA 24016                              11/27/26   3:51 PM
MC 228817

TO: RIDGEBACK EXPRESS          ATTN: SOFIA
FROM: BEN AT CRESTLINE         EXT 114

PICKUP INFORMATION
  BLUE RIDGE STONE                   READY:  11/30/26  06:00
  3402 RANDALL DR                    CARGO:  LIMESTONE FLOUR
  SALEM        VA 24153              PCS:    22 PLTS
  540-555-0171                       WT:     45,100
  PU# BRS-7710

CONSIGNEE INFORMATION
  KEYSTONE GLASS                     APPT:   12/01/26  09:30
  200 E LOVE ST                      FCFS:   NO
  CONNELLSVILLE PA 15425
  724-555-0102

RATE $985.00 FLAT       FUEL INCLUDED
ADVANCES: NONE, COMCHEK FEE $15.00
SIGN AND RETURN TO 540-555-0199
</pre>`,
    stops: ['P Salem, VA 24153 2026-11-30', 'D Connellsville, PA 15425 2026-12-01'],
    load: '9044127',
    rate: 98500,
    details: { weight: '45,100 lb', mc: '228817' },
  },
  v04_ltl_pickup_request: {
    html: `<table class="w"><tr><td><b style="font-size:17px">Quickshare LTL</b></td><td class="right">Pickup Confirmation <b>QS7708114</b><br>Quote # Q-55182</td></tr></table>
<table class="g w"><tr><td><b>PICKUP FROM</b><br>Ivory Ceramics<br>4410 E 11 Mile Rd<br>Warren, MI 48091<br>Nov 30, 2026<br>Dock hours: 9:00 AM - 4:00 PM</td><td><b>SHIP TO</b><br>Kitchen Craft Outlet<br>2255 Lebanon Church Rd<br>West Mifflin, PA 15122<br>Est. delivery: Dec 1, 2026<br>Receiving: 8:00 AM - 3:00 PM</td><td><b>THIRD PARTY BILL TO</b><br>Quickshare LTL<br>77 W Huron St<br>Pontiac, MI 48342</td></tr></table>
${table('g w', '#H/U|Type|Pcs|NMFC|Class|L x W x H|Weight|Description', '4|PLT|96|47500-3|70|48x40x52|3,120|Ceramic tile', '2|PLT|40|150390|92.5|48x40x60|840|Grout')}
${table('', 'Gross charge|$2,214.40', 'Discount 78%|-$1,727.23', 'Fuel 31.2%|$152.00', 'Liftgate delivery|$85.00', 'Net charge|$724.17')}
<p>Excess liability: $1.50 per pound, up to $25,000. Reweigh fee $25.00.</p>`,
    stops: ['P Warren, MI 48091 2026-11-30', 'D West Mifflin, PA 15122 2026-12-01'],
    load: 'QS7708114',
    rate: 72417,
  },
  v05_quebec_english: {
    html: `<table class="w"><tr><td><b style="font-size:15px">Transit Nordique Lt&eacute;e</b><br>2800 boul. Talbot, Saguenay (Qu&eacute;bec) G7H 5B1</td><td class="right">Confirmation de voyage / Trip confirmation<br><b>No. TN-26-09917</b></td></tr></table>
${table('g w', '#|Cueillette / Pick-up|Livraison / Delivery', 'Nom / Name|Scierie Lac-Bouchette|Vermont Lumber Yards', 'Adresse / Address|1200 rte de l&#39;Ermitage, Lac-Bouchette (Qu&eacute;bec) G0W 1V0|388 River St, Springfield, VT 05156', 'Date|2026/11/30|2026/12/02', 'Heure / Time|8h00 &agrave; 12h00|7h00', 'R&eacute;f.|SLB 2218|PO 90-441')}
<p>Marchandise / Goods: bois d'oeuvre, 22 paquets, 21 400 kg</p><p>&Eacute;quipement: plate-forme / flatbed 53 pi</p><p>Taux convenu / Agreed rate: 2 150,00 $ CAD, carburant inclus</p><p>Courtier en douane: Frontenac, 418-555-0188. Frais d'attente: 60,00 $ / h apr&egrave;s 2 h.</p>`,
    stops: ['P Lac-Bouchette, QC G0W 1V0 2026-11-30', 'D Springfield, VT 05156 2026-12-02'],
    load: 'TN-26-09917',
    rate: 215000,
  },
  v06_mail_haggling: {
    css: 'body{font:12px/1.45 "DejaVu Serif",serif}',
    html: `<p><b>From:</b> Tess Odom &lt;tess@copperbend.example&gt;<br><b>To:</b> dispatch@ridgeback.example<br><b>Date:</b> Fri, Nov 27, 2026 at 1:18 PM<br><b>Subject:</b> RE: Yuma to Denver reefer - load CB-44810 booked</p><p>Hi Sofia,</p><p>Booked at $3,050 all in, thanks. Details below:</p>
<p>Pick: Yuma Fresh Cooler #2<br>1350 E 16th St<br>Yuma, AZ 85365<br>Mon 11/30, check in by 10 AM, appt 11 AM<br>PU # 774410 / 774411</p><p>Drop: King Soopers Produce<br>65 Tejon St<br>Denver, CO 80223<br>Wed 12/2 at 2 AM<br>Delivery # 22018</p><p>34 degrees, continuous. 22 pallets, 39,600 lbs lettuce.</p><p>Tess Odom<br>Copper Bend Produce Transport<br>1010 S 4th Ave, Yuma, AZ 85364<br>MC 551180</p>
<blockquote style="border-left:2px solid #999;padding-left:8px;color:#555">On Fri, Nov 27, 2026 at 12:40 PM dispatch@ridgeback.example wrote:<br>Could do it for $3,200.<blockquote style="border-left:2px solid #999;padding-left:8px">On Fri, Nov 27, 2026 at 12:31 PM Tess Odom wrote:<br>I have $2,900 on it. Interested?</blockquote></blockquote>`,
    stops: ['P Yuma, AZ 85365 2026-11-30', 'D Denver, CO 80223 2026-12-02'],
    load: 'CB-44810',
    rate: 305000,
    details: { mc: '551180', weight: '39,600 lb' },
  },
  v07_change_notice: {
    html: `<h2>CHANGE NOTICE 3 to Load Agreement 77-20418</h2><p>Brightwater Carrier Sales, 400 Water St, Toledo, OH 43604 &nbsp; 11/27/2026 10:22 ET</p>
${table('g w', '#Item|Previous|Now', 'Delivery appointment|12/01/2026 06:00|12/02/2026 07:00', 'Layover|none|$200.00', 'Total to carrier|$1,640.00|$1,840.00')}
<p>All else is unchanged and repeated here:</p><p><b>Pickup</b> 11/30/2026 13:00&ndash;17:00<br>Maumee Bottle Works<br>1 Glass Pl<br>Perrysburg, OH 43551</p><p><b>Delivery</b> 12/02/2026 07:00<br>Piedmont Sauce Co.<br>3800 Westinghouse Blvd<br>Charlotte, NC 28273</p>${TERMS}`,
    stops: ['P Perrysburg, OH 43551 2026-11-30', 'D Charlotte, NC 28273 2026-12-02'],
    load: '77-20418',
    rate: 184000,
  },
  v08_notes_between: {
    html: `<center><h1>Sandhill Truck Brokers</h1>Load Confirmation Sheet</center><table class="w"><tr><td>Our Load Number: <b>SH118-4402</b></td><td>Ship Date: 11/30/2026</td><td>Type: LTL consolidation, 4 drops</td></tr></table>
<p><b>Pickup #1</b> ............ 11/30/2026 07:00 to 09:00<br>Kearney Alfalfa Products, 1515 Antelope Ave, Kearney, NE 68847<br><i>Driver must wear long trousers. Trailer is inspected; a dirty trailer is turned away at the carrier's cost.</i></p>
<p><b>Pickup #2</b> ............ 11/30/2026 11:00 to 14:00<br>Hastings Feeder Supply, 2400 W J St, Hastings, NE 68901<br><i>Ask for Ray. The scale closes at 2:30 PM.</i></p>
<p><b>Stop #3 Drop</b> ............ 12/01/2026 08:00<br>Prairie Co-op, 405 W Main St, Hillsboro, KS 67063<br><i>6 pallets off the tail. Collect the check for $880.00 and mail it to 900 Box Butte Ave, Alliance, NE 69301.</i></p>
<p><b>Stop #4 Drop</b> ............ 12/01/2026 13:00<br>Chisholm Stockyards, 1301 S Mead St, Wichita, KS 67211<br><i>No parking on the street.</i></p>
<p><b>Stop #5 Drop</b> ............ 12/02/2026 07:00<br>Panhandle Feed &amp; Seed, 1019 W Hwy 60, Hereford, TX 79045</p>
<p>Carrier rate: 2,375.00 flat, 3 extra stops included</p>`,
    stops: [
      'P Kearney, NE 68847 2026-11-30',
      'P Hastings, NE 68901 2026-11-30',
      'D Hillsboro, KS 67063 2026-12-01',
      'D Wichita, KS 67211 2026-12-01',
      'D Hereford, TX 79045 2026-12-02',
    ],
    load: 'SH118-4402',
    rate: 237500,
  },
  v09_locations_side_by_side: {
    html: `<table class="w"><tr><td><h2>Osprey Lane Logistics LLC</h2></td><td class="right">Rate Con #<br><b>OLL 330418</b></td></tr></table>
<table class="g w"><tr><th>Pick-up Locations</th><th>Drop-off Locations</th></tr><tr><td>1) Sun Harvest Packing<br>2301 SW 6th Ave<br>Okeechobee, FL 34974<br>11/30/26 @ 9:00 AM<br>PO: 55127<br><br>2) Glades Sweet Corn<br>500 NW 16th St<br>Belle Glade, FL 33430<br>11/30/26 @ 1:00 PM<br>PO: 55128</td><td>1) Publix Lawrenceville<br>2600 Delk Rd<br>Lawrenceville, GA 30046<br>12/01/26 @ 11:00 PM<br>Conf: 88011<br><br>2) Ingles Black Mountain<br>2913 US Hwy 70 W<br>Black Mountain, NC 28711<br>12/02/26 @ 4:00 AM<br>Conf: 9127</td></tr></table>
<p>Miles: 842 &nbsp; Pays: $2,900.00 line haul + $150.00 stops = $3,050.00</p>${TERMS}`,
    stops: [
      'P Okeechobee, FL 34974 2026-11-30',
      'P Belle Glade, FL 33430 2026-11-30',
      'D Lawrenceville, GA 30046 2026-12-01',
      'D Black Mountain, NC 28711 2026-12-02',
    ],
    load: 'OLL 330418',
    rate: 305000,
    details: { miles: '842 mi' },
  },
  v10_export_wide: {
    page: { landscape: true },
    css: SMALL,
    html: `<p>Carrier: Ridgeback Express &mdash; Loads accepted 11/27/2026 &mdash; Exported by kferris</p>
${table('g w', '#Load #|Status|Mode|Equip|Origin Name|Origin City|Origin State|Origin Zip|Pickup From|Pickup To|Dest Name|Dest City|Dest State|Dest Zip|Deliver From|Deliver To|Weight|Miles|Carrier Cost', '6610429|Accepted|TL|VAN|Huron Sugar|Croswell|MI|48422|11/30/2026 07:00|11/30/2026 15:00|Lakeview Bakery|Grand Rapids|MI|49512|12/01/2026 05:00|12/01/2026 06:00|43,500|188|$640.00')}`,
    stops: ['P Croswell, MI 48422 2026-11-30', 'D Grand Rapids, MI 49512 2026-12-01'],
    load: '6610429',
    rate: 64000,
    details: { weight: '43,500 lb', miles: '188 mi' },
  },
  v11_dray_return: {
    html: `<h2>DRAY WORK ORDER</h2><table class="w"><tr><td>W/O: <b>HBD-30771</b><br>SSL: Maersk<br>Container: MSKU 448120-7 (40HC)<br>MBL: 244081177<br>LFD: 12/02/2026</td><td>Harbor Bay Drayage Brokers<br>401 E Sepulveda Blvd, Carson, CA 90745<br>dispatch@harborbay.example</td></tr></table>
<p><b>PULL FROM TERMINAL</b><br>Pier 400<br>2500 Navy Way<br>San Pedro, CA 90731<br>Nov 30 2026, appointment 0900-1000</p><p><b>LIVE UNLOAD AT</b><br>Inland Toys DC<br>14874 Jurupa Ave<br>Fontana, CA 92337<br>Nov 30 2026, 1400</p><p><b>RETURN EMPTY TO</b><br>Shippers Transport Yard<br>1150 E Sepulveda Blvd<br>Carson, CA 90745<br>by Dec 1 2026</p>
${table('', 'Dray base|$475.00', 'FSC 34%|$161.50', 'Chassis 2 days @ $35|$70.00', 'Total WO|$706.50')}<p>Dry run $175. Per diem caused by the trucker is charged back.</p>`,
    stops: [
      'P San Pedro, CA 90731 2026-11-30',
      'D Fontana, CA 92337 2026-11-30',
      'D Carson, CA 90745 2026-12-01',
    ],
    load: 'HBD-30771',
    rate: 70650,
  },
  v12_schedule_after_terms: {
    html: `<h2>BROKER-CARRIER LOAD AGREEMENT</h2><p>This agreement is made on November 27, 2026 between Verity Haulage Partners LLC, 1200 Main St, Suite 900, Kansas City, MO 64105 ("Broker") and Ridgeback Express, 18 Depot Rd, Tyler, TX 75702 ("Carrier").</p>${TERMS}${TERMS}<p>Detention is $35.00 an hour after two hours, $280.00 at most. Layover: $175.00. TONU: $200.00.</p><div style="page-break-before:always"></div><h3>SCHEDULE A &mdash; LOAD DETAILS</h3>
${table('w', 'Broker reference|VHP 2026-118840', 'Freight|Canned tomatoes, 43,200 lbs, 1,800 cases', 'Collect at|Sutter Basin Canning, 3800 Pelandale Ave, Modesto, CA 95356', 'Collection window|Nov 30, 2026, 05:00 to 13:00', 'Deliver at|Winco DC, 8200 W Franklin Rd, Boise, ID 83709', 'Delivery window|Dec 2, 2026, 04:00 to 04:30', 'Compensation|$1,925.00, fuel included', 'Trailer|Dry van')}
<p>Signed for the carrier: ____________ Date: ________</p>`,
    stops: ['P Modesto, CA 95356 2026-11-30', 'D Boise, ID 83709 2026-12-02'],
    load: 'VHP 2026-118840',
    rate: 192500,
    details: { weight: '43,200 lb' },
  },
  v13_report_writer: {
    drawn: {
      width: 612,
      height: 792,
      pages: [
        [
          [230, 36, 12, 'LOAD CONFIRMATION'],
          [36, 54, 9, 'Pennant Freight Mgmt'],
          [36, 65, 9, '22 Market Sq'],
          [36, 76, 9, 'Lancaster, PA 17603'],
          [400, 54, 9, 'Trip No'],
          [470, 54, 9, '20418-R'],
          [400, 65, 9, 'Trip Date'],
          [470, 65, 9, '11/30/26'],
          [400, 76, 9, 'Terms'],
          [470, 76, 9, 'Net 21'],
          [36, 104, 9, 'Stop'],
          [70, 104, 9, 'Act'],
          [105, 104, 9, 'Company / Address'],
          [330, 104, 9, 'Sched Date'],
          [400, 104, 9, 'From'],
          [440, 104, 9, 'To'],
          [480, 104, 9, 'Ref / Pcs / Wgt'],
          [36, 120, 9, '01'],
          [70, 120, 9, 'LD'],
          [105, 120, 9, 'HERSHEY CREEK PAPER'],
          [105, 131, 9, '1717 OLD LINE RD'],
          [105, 142, 9, 'MANHEIM'],
          [230, 142, 9, 'PA'],
          [255, 142, 9, '17545'],
          [330, 120, 9, '11/30/26'],
          [400, 120, 9, '0800'],
          [440, 120, 9, '1400'],
          [480, 120, 9, 'HC-44120'],
          [480, 131, 9, '24 ROLLS'],
          [480, 142, 9, '42,600'],
          [36, 160, 9, '02'],
          [70, 160, 9, 'UL'],
          [105, 160, 9, 'EMPIRE STATE PRINTING'],
          [105, 171, 9, '500 BUFFALO RD'],
          [105, 182, 9, 'ROCHESTER'],
          [230, 182, 9, 'NY'],
          [255, 182, 9, '14611'],
          [330, 160, 9, '12/01/26'],
          [400, 160, 9, '0600'],
          [440, 160, 9, '1100'],
          [480, 160, 9, 'PO 7718'],
          [36, 210, 9, 'Chg'],
          [105, 210, 9, 'Description'],
          [330, 210, 9, 'Units'],
          [400, 210, 9, 'Rate'],
          [480, 210, 9, 'Amount'],
          [36, 224, 9, 'LH'],
          [105, 224, 9, 'Line haul'],
          [330, 224, 9, '1'],
          [400, 224, 9, '860.00'],
          [480, 224, 9, '860.00'],
          [36, 236, 9, 'FS'],
          [105, 236, 9, 'Fuel'],
          [330, 236, 9, '297'],
          [400, 236, 9, '.40'],
          [480, 236, 9, '118.80'],
          [400, 252, 9, 'Trip total'],
          [480, 252, 9, '978.80'],
        ],
      ],
    },
    stops: ['P Manheim, PA 17545 2026-11-30', 'D Rochester, NY 14611 2026-12-01'],
    load: '20418-R',
    rate: 97880,
  },
  v14_expedite: {
    css: 'body{font:12px/1.5 "DejaVu Sans",sans-serif}',
    html: `<p><b>RAPIDLINE EXPEDITE</b> &mdash; DISPATCH CONFIRMATION</p><p>Expedite # <b>RX-771-4402</b> for unit 118 (cargo van)</p><p>Ship from: Saginaw Bearing, 2300 N Outer Dr, Saginaw, MI 48601<br>Pick up on or before: 11/29/26 22:00 ET</p><p>Ship to: Laredo Axle Assembly, 11200 Atlanta Dr, Laredo, TX 78045<br>Deliver direct by: 11/30/26 23:59 CT</p><p>Pieces: 2 &nbsp; Weight: 1,140 &nbsp; Dims: 48x40x40</p><p>Loaded miles: 1,612 &nbsp; Deadhead: 44</p><p>Pay: $1.15 x 1,612 + $50.00 = $1,903.80</p><p>Late: $100 an hour to half of the pay. Updates every two hours to 989-555-0140.</p>`,
    stops: ['P Saginaw, MI 48601 2026-11-29', 'D Laredo, TX 78045 2026-11-30'],
    load: 'RX-771-4402',
    rate: 190380,
    details: { miles: '1,612 mi' },
  },
  v15_oversize: {
    html: `<table class="w"><tr><td><h2>Ironhorse Heavy Haul Brokers</h2>MC #: 880412 &nbsp; DOT: 2911770</td><td class="right">Project: Wind Ridge<br>Haul No.: <b>IH-0092-7</b></td></tr></table>
<p>Commodity: Transformer, 1 pc, 13'6" H x 12'0" W x 42' L, 118,000 lbs</p><p>Trailer: 9-axle RGN</p>
<h3>ORIGIN</h3><p>Delta Star East, 3550 Mayflower Dr, Lynchburg, VA 24501<br>Load date: Monday, 30 November 2026, crane at 8 AM</p><h3>DESTINATION</h3><p>Wind Ridge Substation, Co Rd 40 &amp; State Hwy 15, Fowler, IN 47944 (from gate B: 40.6165, -87.3208)<br>Offload date: Friday, 4 December 2026</p>
${table('g', '#Line|Cost', 'Haul|$14,500.00', 'Permits VA WV OH IN|$1,260.00', 'Escorts|$4,875.00', 'Bucket truck|$900.00', 'All-in total|$21,535.00')}<p>Permit delays are not paid. Daylight travel only. Standby $1,200.00 a day.</p>`,
    stops: ['P Lynchburg, VA 24501 2026-11-30', 'D Fowler, IN 47944 2026-12-04'],
    load: 'IH-0092-7',
    rate: 2153500,
    details: { mc: '880412' },
  },
  v16_bulk_liquid: {
    html: `<h2>Gulfway Bulk Dispatch &mdash; Order 448-2201</h2><table class="w"><tr><td style="width:50%"><b>LOADING POINT</b></td><td><b>DISCHARGE POINT</b></td></tr><tr><td>Valero St. Charles Rack<br>14902 River Rd<br>Norco LA 70079</td><td>Delta Farm Fuels<br>1880 Hwy 1 S<br>Greenville MS 38701</td></tr><tr><td>Load on: 11/30/2026, any time from 2200</td><td>Discharge on: 12/01/2026, 0700</td></tr><tr><td>Supplier BOL: to be cut at rack</td><td>Cust PO: DFF-118</td></tr></table>
<p>Product: ULSD #2 dyed, 7,400 gal net &nbsp; Tank wash: Not required</p><p>Freight: 7,400 gal x $0.0925 = $684.50</p><p>Demurrage after 1 hr at $85.00.</p><p>Gulfway Bulk, 700 Port St, Baton Rouge, LA 70802</p>`,
    stops: ['P Norco, LA 70079 2026-11-30', 'D Greenville, MS 38701 2026-12-01'],
    load: '448-2201',
    rate: 68450,
  },
};
