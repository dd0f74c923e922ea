import { describe, expect, it } from 'vitest';
import {
  fieldLabel,
  fieldsOf,
  IMPORT_KINDS,
  KIND_NAMES,
  takesJurisdictionColumns,
  type ImportKind,
} from '~/areas/imports/rules/fields';
import { guessMapping } from '~/areas/imports/rules/header-names';

/** Every header that programs and people are known to write, by what it means: field, its label on the form, headers. */
const HEADERS: Readonly<
  Record<
    Exclude<ImportKind, 'records' | 'eld'>,
    readonly (readonly [field: string, label: string, headers: string])[]
  >
> = {
  trips: [
    [
      'date',
      'Date',
      'Start Date | Trip Date | Departure Date | Departure | Begin Date | From Date | Pickup Date | Ship Date | Start | Day | Log Date',
    ],
    [
      'endDate',
      'End date',
      'Arrival Date | Arrival | To Date | Delivery Date | Completed | Completion Date | End',
    ],
    [
      'unit',
      'Unit number',
      'Equipment | Unit | Unit No | Unit ID | Unit Num | Truck | Truck Number | Truck No | Truck ID | Tractor | Tractor Number | Tractor No | Vehicle | Vehicle Number | Vehicle No | Vehicle ID | Vehicle Name | Power Unit | Asset | Asset ID | Asset Name | Fleet Number | Custom Vehicle Asset ID | Custom Vehicle ID',
    ],
    ['vin', 'VIN', 'Vehicle Identification Number | Vehicle VIN'],
    ['driver', 'Driver', 'Driver Name | Operator'],
    [
      'from',
      'From (place)',
      'From | Origin | Start Location | Starting Location | Start Place | Pickup | Pick Up | Pickup Location | Shipper | Origin Location | Trip Start | Start City State | Origin City State',
    ],
    ['fromCity', 'From city', 'Origin City | Pickup City | Start City | Shipper City | Departure City'],
    [
      'fromState',
      'From state',
      'Origin State | Pickup State | Start State | Shipper State | Departure State',
    ],
    ['fromZip', 'From zip', 'Origin Zip | Pickup Zip | Start Zip | Shipper Zip | Origin Postal Code'],
    ['stops', 'Stops (all, in order)', 'Stops | Route | Stop List | Route Of Travel | Itinerary'],
    ['via', 'Stops between', 'Via | Intermediate Stops | Waypoints | Stop Offs'],
    [
      'to',
      'To (place)',
      'To | Destination | End Location | Ending Location | End Place | Delivery | Delivery Location | Consignee | Receiver | Destination Location | Trip End | End City State | Destination City State',
    ],
    [
      'toCity',
      'To city',
      'Destination City | Delivery City | End City | Consignee City | Dest City | Arrival City',
    ],
    [
      'toState',
      'To state',
      'Destination State | Delivery State | End State | Consignee State | Dest State | Arrival State',
    ],
    [
      'toZip',
      'To zip',
      'Destination Zip | Delivery Zip | End Zip | Consignee Zip | Dest Zip | Destination Postal Code',
    ],
    [
      'miles',
      'Total distance',
      'Miles | Total Miles | Trip Miles | Distance | Mileage | Total Mileage | Miles Driven | Distance Driven | Trip Distance | Km | Kilometres | Kilometers | Total Km',
    ],
    [
      'states',
      'Miles by state (one cell)',
      'States | State Miles | Miles By State | Jurisdictions | State Mileage | Jurisdiction Miles List',
    ],
    [
      'state',
      'State (one line a state)',
      'Jurisdiction | State Prov | State Province | State | Province | Juris | St | Jur',
    ],
    [
      'stateMiles',
      'Distance in that state',
      'Jurisdiction Miles | Jurisdiction Distance | Miles In State | Taxable Miles | Ifta Miles | Segment Miles | Distance In State | State Distance',
    ],
    ['exemptMiles', 'Exempt distance', 'Exempt | Non Taxable Miles | Exempt Miles | Nontaxable Miles'],
    ['exemptReason', 'Reason of the exemption', 'Exempt Reason | Exemption Reason'],
    [
      'odometerStart',
      'Odometer at the start',
      'Odometer Start | Start Odometer | Begin Odometer | Beginning Odometer | Starting Odometer | Odometer Begin | Start ODO | ODO Start | Opening Odometer | Begin Odo | Beginning Odo | Starting Odometer Reading | Odometer Reading (Start) | Initial Odometer | Beginning Hub | Start Reading',
    ],
    [
      'odometerEnd',
      'Odometer at the end',
      'Odometer End | End Odometer | Ending Odometer | Finish Odometer | End ODO | ODO End | Closing Odometer | Odometer Ending | Ending Odo | Final Odometer Reading | Ending Hub | End Reading',
    ],
    ['tripKey', 'Trip number (groups lines)', 'Trip | Trip ID | Trip Number | Trip No | Trip Num'],
    [
      'reference',
      'Reference',
      'Load | Load Number | Load No | Load ID | BOL | Bill Of Lading | Pro | Pro Number | Order | Order Number | Invoice | Ref | Reference Number',
    ],
    ['highways', 'Highways', 'Roads | Highways Used | Routes Travelled | Highway'],
    [
      'hazmat',
      'Hazardous materials on board (yes or no)',
      'Hazardous materials on board | Hazardous Materials | Hazmat | Haz-Mat | Hazardous | Hazmat Load | Dangerous goods | Placarded',
    ],
    ['notes', 'Notes', 'Note | Comment | Comments | Remarks | Memo'],
  ],
  fuel: [
    [
      'date',
      'Date',
      'Purchase Date | Transaction Date | Tran Date | Trans Date | Fuel Date | Invoice Date | Date Of Purchase | Fill Date | Day | Transaction Date Time',
    ],
    [
      'quantity',
      'Quantity',
      'Gallons | Fuel Units | Units | Qty | Volume | Litres | Liters | Gal | Amount Of Fuel | Total Gallons | Fuel Quantity | Diesel Gallons | Gallons Purchased | Units In Gallons | Fuel Volume',
    ],
    [
      'fuelUnit',
      'Gallons or liters',
      'Unit Of Measure | UOM | Measure | Fuel Unit | Quantity Unit | Volume Unit | Unit Type',
    ],
    [
      'fuelType',
      'Fuel type',
      'Fuel | Product | Product Description | Type Of Fuel | Fuel Product | Product Type | Product Name',
    ],
    [
      'place',
      'Place (city, state)',
      'Location | Place | City State | Address | Merchant City/State | Site City, State | Location City State | Truckstop City/State | City/ST | City/Province',
    ],
    ['city', 'City', 'Merchant City | Location City | Town | Purchase City | Site City'],
    [
      'state',
      'State',
      'State Prov | State Province | Jurisdiction | Province | Merchant State | Merchant State Province | Location State | St | Purchase State | Site State | Juris',
    ],
    ['zip', 'Zip', 'Zip Code | Postal Code | Postcode | Merchant Postal Code | Merchant Zip'],
    [
      'seller',
      'Seller',
      'Vendor | Merchant | Merchant Name | Location Name | Truck Stop | Truckstop | Station | Supplier | Site Name | Truckstop Name | Seller Name | Fuel Stop',
    ],
    [
      'reference',
      'Reference',
      'Invoice | Invoice Number | Receipt | Receipt Number | Receipt No | Ticket | Ticket Number | Transaction ID | Transaction Number | Ref | Reference Number | Transaction Ticket Number',
    ],
    [
      'pricePerUnit',
      'Price per unit',
      'Price | Unit Price | Unit Cost | PPU | PPG | Price Per Gallon | Price Per Litre | Price Per Liter | Cost Per Gallon | Price Gal',
    ],
    [
      'total',
      'Total',
      'Amount | Amt | Total Amount | Total Cost | Cost | Fuel Amount | Total Price | Total Due | Net Cost | Gross Cost | Total Fuel Cost',
    ],
    ['taxPaid', 'Tax paid', 'Tax Paid Y N | Taxpaid | Tax Included | Taxed'],
    ['bulk', 'Bulk withdrawal', 'Bulk | From Bulk | Bulk Tank'],
    ['tank', 'Own tank', 'Tank Name | Bulk Tank Name | Storage Tank'],
  ],
  cards: [
    [
      'product',
      'Product',
      'Item | Item Code | Product Code | Product Description | Product Name | Fuel Type | Item Description | Category | Product Type',
    ],
    [
      'voided',
      'Void mark (Y)',
      'Void | Voided | Cancel | Cancelled | Canceled | Void Flag | Void Indicator | Void Y N',
    ],
    [
      'status',
      'Status',
      'Transaction Status | Transaction Type | Tran Type | Type | Transaction Description',
    ],
    ['cardNumber', 'Card number', 'Card | Card No | Card Num | Embossed Card Number'],
    ['time', 'Time', 'Transaction Time | Tran Time | Trans Time'],
    [
      'quantity2',
      'Reefer quantity',
      'Reefer Gallons | Reefer Qty | Number Of Reefer Gallons | Rfuel UOM | Reefer Fuel Gallons',
    ],
    ['total2', 'Reefer total', 'Cost Of Reefer Fuel | Reefer Amount | Reefer Cost | Rfuel Cur'],
    [
      'defQuantity',
      'DEF quantity',
      'DEF Gallons | DEF Qty | DEF UOM | Other Fuel Gallons | Number Of DEF Gallons',
    ],
    ['defTotal', 'DEF total', 'DEF Amount | DEF Cost | Cost Of DEF | DEF Cur | Cost Of Other Fuel'],
    ['oilTotal', 'Oil', 'Oil Cost | Oil Amount | Total Cost Of Oil | Oil Total'],
    ['cashAdvance', 'Cash advance', 'Cash | Cash Amount | Cash Adv | Cash Advance Amount | Advance'],
    [
      'otherTotal',
      'Other products',
      'Other Amount | Other Cost | Non Fuel Amount | Total Non Fuel Cost | Merchandise | Misc | Product Amount | Product Amount 1 | Service Cost',
    ],
    [
      'quantity',
      'Quantity',
      'Number Of Tractor Gallons | Tractor Gallons | Tractor Qty | Tractor Quantity | Fuel UOM | Tractor Fuel Gallons',
    ],
    [
      'pricePerUnit',
      'Price per unit',
      'Tractor Fuel Price Per Gallon | Tractor Price | Tractor Price Per Gallon | PPU',
    ],
    [
      'total',
      'Total',
      'Cost Of Tractor Fuel | Tractor Amount | Tractor Fuel Cost | Tractor Cost | Fuel Cur | Net Total | Line Amount | Total Fuel Cost',
    ],
    ['seller', 'Seller', 'Truckstop Name | Truck Stop Name | Merchant Brand | Merchant Name'],
    ['city', 'City', 'Truckstop City | Truck Stop City'],
    ['state', 'State', 'Truckstop State | Truck Stop State'],
    [
      'reference',
      'Reference',
      'Truckstop Invoice Number | Invoice | Truck Stop Invoice Number | Control Number',
    ],
    ['driver', 'Driver', 'Driver Name | Operator'],
  ],
  positions: [
    [
      'at',
      'Date and time',
      'Timestamp | Datetime | Date Time | Time | GPS Time | UTC | UTC Time | UTC Timestamp | Event Time | Recorded At | Located At | Time UTC | Position Time | Local Time | Event Date Time | GPS Timestamp | Date Time UTC | TS | Epoch | Unix Time | Unix Timestamp',
    ],
    ['day', 'Date', 'Event Date | GPS Date'],
    ['lat', 'Latitude', 'Lat | GPS Latitude | GPS Lat | Y'],
    ['lon', 'Longitude', 'Lon | Lng | Long | GPS Longitude | GPS Lon | GPS Long | X'],
    [
      'latLon',
      'Latitude and longitude',
      'Coordinates | Position | Lat Long | Lat Lon | Lat Lng | GPS | GPS Coordinates | GPS Location | GPS Position | Latitude/Longitude | Location (Lat, Lon) | Location Lat Long | Location Lat Lng | Location Coordinates | Geo Location | GeoLocation | Geo Coordinates | Geo Point',
    ],
    [
      'odometer',
      'Odometer',
      'ODO | Odometer Miles | Vehicle Miles | Odometer Reading | Odometer Km | Total Vehicle Miles | Mileage',
    ],
  ],
};

const FIELDS: Readonly<Record<ImportKind, string>> = {
  trips:
    'date endDate unit vin driver from fromCity fromState fromZip stops via to toCity toState toZip miles states state stateMiles emptyMiles exemptMiles exemptReason odometerStart odometerEnd tripKey reference highways hazmat startAt endAt year quarter month startCalibrated endCalibrated startGps endGps isMetric fromLat fromLon toLat toLon notes',
  fuel: 'date unit vin quantity fuelUnit fuelType place city state zip seller reference pricePerUnit total taxPaid bulk tank notes',
  records:
    'type date unit vin quantity fuelUnit fuelType city state zip seller reference pricePerUnit total taxPaid bulk tank notes endDate driver from fromCity fromState fromZip stops via to toCity toState toZip miles states odometerStart odometerEnd highways hazmat',
  cards:
    'product voided status cardNumber time quantity2 total2 defQuantity defTotal oilTotal cashAdvance tractorQuantity tractorTotal number1Quantity number2Quantity canadianTaxPaid currency unit2 otherTotal date unit vin quantity fuelUnit place city state zip seller reference pricePerUnit total bulk notes driver',
  positions: 'unit vin at day lat lon latLon odometer',
  eld: '',
};

describe.each(Object.entries(HEADERS))('a column of %s', (kind, rows) => {
  it.each(rows)('%s, "%s"', (key, label, headers) => {
    expect(fieldLabel(kind as ImportKind, key)).toBe(label);
    for (const header of [label, ...headers.split(' | ')])
      expect([header, ...guessMapping(kind as ImportKind, [header])]).toEqual([header, key]);
  });
});

describe('the fields of a file', () => {
  it.each(IMPORT_KINDS)('of %s, in the order of its form', (kind) => {
    expect(
      fieldsOf(kind)
        .map(({ key }) => key)
        .join(' '),
    ).toBe(FIELDS[kind]);
  });

  it('of trips and fuel in one table: "State" is that of the purchase, "Type" tells which', () => {
    expect(guessMapping('records', ['Type', 'Record Type', 'State'])).toEqual(['type', null, 'state']);
    for (const header of ['Trip or fuel', 'Type', 'Record type', 'Kind'])
      expect(guessMapping('records', [header])).toEqual(['type']);
  });

  it('of a statement: the names of networks go before the names of everybody', () => {
    expect(guessMapping('cards', ['Vendor', 'Merchant Name'])).toEqual([null, 'seller']);
    expect(guessMapping('cards', ['Vendor', 'Truckstop Name'])).toEqual([null, 'seller']);
    expect(guessMapping('cards', ['Reference', 'Invoice'])).toEqual([null, 'reference']);
    expect(guessMapping('cards', ['Price', 'PPU'])).toEqual([null, 'pricePerUnit']);
    expect(guessMapping('cards', ['Amount', 'Total Fuel Cost'])).toEqual([null, 'total']);
    expect(guessMapping('cards', ['Quantity', 'Tractor Gallons'])).toEqual([null, 'quantity']);
    // How it was served (full, self, wet hose) is no product.
    expect(guessMapping('cards', ['Service Used'])).toEqual([null]);
  });

  it('have a name for a person, also those of single jurisdictions', () => {
    expect(fieldLabel('trips', 'miles:TX')).toBe('Miles in TX');
    expect(fieldLabel('fuel', 'nonsense')).toBe('nonsense');
    expect(KIND_NAMES).toEqual({
      trips: 'Trips',
      fuel: 'Fuel purchases',
      records: 'Trips and fuel in one file',
      cards: 'Fuel-card statement',
      positions: 'GPS or ELD positions',
      eld: 'ELD output file',
    });
    expect(IMPORT_KINDS.filter(takesJurisdictionColumns)).toEqual(['trips', 'records']);
  });
});
