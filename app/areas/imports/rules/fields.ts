import { columnOf, namesOf, type TextField, type TextFields } from '~/engine/records/text-fields';
import { FUEL_TEXTS } from '~/areas/fuel/fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';

/** What the columns of an imported file can mean, and the header names under which programs and people write them. */

/** records: trips and purchases in one table, as the list of the product is exported. */
export const IMPORT_KINDS = ['trips', 'fuel', 'records', 'cards', 'positions'] as const;
/** eld: the output file of a logging device, which is recognized by its bytes and has no columns to match. */
export const READ_KINDS = [...IMPORT_KINDS, 'eld'] as const;
export type ImportKind = (typeof READ_KINDS)[number];

export const KIND_NAMES: Record<ImportKind, string> = {
  trips: 'Trips',
  fuel: 'Fuel purchases',
  records: 'Trips and fuel in one file',
  cards: 'Fuel-card statement',
  positions: 'GPS or ELD positions',
  eld: 'ELD output file',
};

export interface ImportField {
  key: string;
  label: string;
  /** Header names, folded (see header-names.ts), the usual ones first. */
  names: readonly string[];
}

/** "begin odo", "odometer begin", "begin odometer reading" and so on, of every word for one end of a trip. */
const readingNames = (...words: string[]): string[] =>
  words.flatMap((word) => [
    ...['odometer', 'odo', 'odometer reading', 'hub', 'hubometer', 'reading'].map(
      (name) => `${word} ${name}`,
    ),
    ...['odometer', 'odo', 'odometer reading', 'hubometer'].map((name) => `${name} ${word}`),
  ]);

/** The label itself is one of the names, as a header of it folds: a list that the product names so is understood. */
const field = (key: string, label: string, ...names: string[]): ImportField => ({
  key,
  label,
  names: [
    label
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim(),
    ...names,
  ],
});

const UNIT = field(
  'unit',
  'Unit number',
  'equipment',
  'unit no',
  'unit id',
  'unit num',
  'truck',
  'truck number',
  'truck no',
  'truck id',
  'tractor',
  'tractor number',
  'tractor no',
  'vehicle',
  'vehicle number',
  'vehicle no',
  'vehicle id',
  'vehicle name',
  'power unit',
  'asset',
  'asset id',
  'asset name',
  'fleet number',
  'custom vehicle asset id',
  'custom vehicle id',
  // Last: beside a column of trucks it is the measure of the fuel.
  'unit',
);
const VIN = field('vin', 'VIN', 'vehicle identification number', 'vehicle vin');

const textField = <F extends TextFields>(fields: F, name: keyof F & string): ImportField => {
  const { importNames } = fields[name] as TextField;
  return field(name, columnOf(fields[name] as TextField), ...importNames);
};
/** The plain texts of a record that have no place of their own among the columns. */
const otherTexts = <F extends TextFields>(fields: F, ...placed: (keyof F & string)[]): ImportField[] =>
  namesOf(fields)
    .filter((name) => !placed.includes(name))
    .map((name) => textField(fields, name));

const TRIP: readonly ImportField[] = [
  field(
    'date',
    'Date',
    'start date',
    'trip date',
    'departure date',
    'departure',
    'begin date',
    'from date',
    'pickup date',
    'ship date',
    'start',
    'day',
    'log date',
  ),
  field(
    'endDate',
    'End date',
    'arrival date',
    'arrival',
    'to date',
    'delivery date',
    'completed',
    'completion date',
    'end',
  ),
  UNIT,
  VIN,
  textField(TRIP_TEXTS, 'driver'),
  field(
    'from',
    'From (place)',
    'from',
    'origin',
    'start location',
    'starting location',
    'start place',
    'pickup',
    'pick up',
    'pickup location',
    'shipper',
    'origin location',
    'trip start',
    'start city state',
    'origin city state',
  ),
  field(
    'fromCity',
    'From city',
    'origin city',
    'pickup city',
    'start city',
    'shipper city',
    'departure city',
  ),
  field(
    'fromState',
    'From state',
    'origin state',
    'pickup state',
    'start state',
    'shipper state',
    'departure state',
  ),
  field('fromZip', 'From zip', 'origin zip', 'pickup zip', 'start zip', 'shipper zip', 'origin postal code'),
  field('stops', 'Stops (all, in order)', 'stops', 'route', 'stop list', 'route of travel', 'itinerary'),
  field('via', 'Stops between', 'via', 'intermediate stops', 'waypoints', 'stop offs'),
  field(
    'to',
    'To (place)',
    'to',
    'destination',
    'end location',
    'ending location',
    'end place',
    'delivery',
    'delivery location',
    'consignee',
    'receiver',
    'destination location',
    'trip end',
    'end city state',
    'destination city state',
  ),
  field(
    'toCity',
    'To city',
    'destination city',
    'delivery city',
    'end city',
    'consignee city',
    'dest city',
    'arrival city',
  ),
  field(
    'toState',
    'To state',
    'destination state',
    'delivery state',
    'end state',
    'consignee state',
    'dest state',
    'arrival state',
  ),
  field(
    'toZip',
    'To zip',
    'destination zip',
    'delivery zip',
    'end zip',
    'consignee zip',
    'dest zip',
    'destination postal code',
  ),
  field(
    'miles',
    'Total distance',
    'miles',
    'total miles',
    'trip miles',
    'distance',
    'mileage',
    'total mileage',
    'miles driven',
    'distance driven',
    'trip distance',
    'km',
    'kilometres',
    'kilometers',
    'total km',
  ),
  field(
    'states',
    'Miles by state (one cell)',
    'states',
    'state miles',
    'miles by state',
    'jurisdictions',
    'state mileage',
    'jurisdiction miles list',
  ),
  field(
    'state',
    'State (one line a state)',
    'jurisdiction',
    'state prov',
    'state province',
    'state',
    'province',
    'juris',
    'st',
    'jur',
  ),
  field(
    'stateMiles',
    'Distance in that state',
    'jurisdiction miles',
    'jurisdiction distance',
    'miles in state',
    'taxable miles',
    'taxable distance',
    'taxable km',
    'ifta miles',
    'segment miles',
    'distance in state',
    'state distance',
  ),
  field('exemptMiles', 'Exempt distance', 'exempt', 'non taxable miles', 'exempt miles', 'nontaxable miles'),
  field('exemptReason', 'Reason of the exemption', 'exempt reason', 'exemption reason'),
  field(
    'odometerStart',
    'Odometer at the start',
    ...readingNames('start', 'begin', 'beginning', 'starting', 'opening', 'initial'),
  ),
  field(
    'odometerEnd',
    'Odometer at the end',
    ...readingNames('end', 'ending', 'finish', 'finishing', 'closing', 'final'),
  ),
  field('tripKey', 'Trip number (groups lines)', 'trip', 'trip id', 'trip number', 'trip no', 'trip num'),
  textField(TRIP_TEXTS, 'reference'),
  ...otherTexts(TRIP_TEXTS, 'driver', 'reference', 'notes'),
  field(
    'hazmat',
    'Hazardous materials on board (yes or no)',
    'hazardous materials on board',
    'hazardous materials',
    'hazmat',
    'haz mat',
    'hazardous',
    'hazmat load',
    'dangerous goods',
    'placarded',
  ),
  field('startAt', 'Entered (date and time)'),
  field('endAt', 'Left (date and time)'),
  field('year', 'Year of the report', 'year', 'report year', 'yr'),
  field('quarter', 'Quarter of the report', 'quarter', 'qtr', 'tax quarter', 'reporting quarter'),
  field('month', 'Month of the report', 'month', 'report month', 'period', 'reporting period', 'tax period'),
  field('startCalibrated', 'Calibrated odometer at the start'),
  field('endCalibrated', 'Calibrated odometer at the end'),
  field('startGps', 'GPS odometer at the start'),
  field('endGps', 'GPS odometer at the end'),
  field('isMetric', 'Kilometers instead of miles (yes or no)'),
  field('fromLat', 'From latitude'),
  field('fromLon', 'From longitude'),
  field('toLat', 'To latitude'),
  field('toLon', 'To longitude'),
  textField(TRIP_TEXTS, 'notes'),
];

/** Fields of reports of devices; a table that people write has no such columns. */
const REPORT_FIELDS = [
  'startAt',
  'endAt',
  'year',
  'quarter',
  'month',
  'startCalibrated',
  'endCalibrated',
  'startGps',
  'endGps',
  'isMetric',
  'fromLat',
  'fromLon',
  'toLat',
  'toLon',
];

const FUEL: readonly ImportField[] = [
  field(
    'date',
    'Date',
    'purchase date',
    'transaction date',
    'tran date',
    'trans date',
    'fuel date',
    'invoice date',
    'date of purchase',
    'date of fill',
    'date of fueling',
    'date filled',
    'date fueled',
    'fueling date',
    'fill date',
    'day',
    'transaction date time',
  ),
  UNIT,
  VIN,
  field(
    'quantity',
    'Quantity',
    'gallons',
    'fuel units',
    'units',
    'qty',
    'volume',
    'litres',
    'liters',
    'gal',
    'amount of fuel',
    'total gallons',
    'fuel quantity',
    'diesel gallons',
    'gallons purchased',
    'units in gallons',
    'fuel volume',
  ),
  field(
    'fuelUnit',
    'Gallons or liters',
    'unit of measure',
    'uom',
    'measure',
    'fuel unit',
    'quantity unit',
    'volume unit',
    'unit type',
  ),
  field(
    'fuelType',
    'Fuel type',
    'fuel',
    'product',
    'product description',
    'type of fuel',
    'fuel product',
    'product type',
    'product name',
  ),
  field('place', 'Place (city, state)', 'location', 'place', 'city state', 'address'),
  field('city', 'City', 'merchant city', 'location city', 'town', 'purchase city', 'site city'),
  field(
    'state',
    'State',
    'state prov',
    'state province',
    'jurisdiction',
    'province',
    'merchant state',
    'merchant state province',
    'location state',
    'st',
    'purchase state',
    'site state',
    'juris',
  ),
  field('zip', 'Zip', 'zip code', 'postal code', 'postcode', 'merchant postal code', 'merchant zip'),
  textField(FUEL_TEXTS, 'seller'),
  textField(FUEL_TEXTS, 'reference'),
  field(
    'pricePerUnit',
    'Price per unit',
    'price',
    'unit price',
    'unit cost',
    'ppu',
    'ppg',
    'price per gallon',
    'price per litre',
    'price per liter',
    'cost per gallon',
    'price gal',
    'price per gal',
    'price per l',
    'price l',
    'cost per gal',
    'rate per gallon',
    'net price',
    'net ppg',
    'net price per gallon',
    'discounted price',
  ),
  field(
    'total',
    'Total',
    'amount',
    'amt',
    'total amount',
    'total cost',
    'cost',
    'fuel amount',
    'total price',
    'total due',
    'net cost',
    'gross cost',
    'total fuel cost',
    'net amount',
    'final amount',
    'amount paid',
    'total paid',
    'line total',
    'invoice total',
    'fuel cost',
  ),
  field('taxPaid', 'Tax paid', 'tax paid y n', 'taxpaid', 'tax included', 'taxed'),
  field('bulk', 'Bulk withdrawal', 'bulk', 'from bulk', 'bulk tank'),
  field('tank', 'Own tank', 'tank name', 'bulk tank name', 'storage tank'),
  ...otherTexts(FUEL_TEXTS, 'seller', 'reference', 'notes'),
  textField(FUEL_TEXTS, 'notes'),
];

const CARD_EXTRA: readonly ImportField[] = [
  field(
    'product',
    'Product',
    'item',
    'item code',
    'product code',
    'product description',
    'product name',
    'fuel type',
    'item description',
    'category',
    'product type',
  ),
  field(
    'voided',
    'Void mark (Y)',
    'void',
    'voided',
    'cancel',
    'cancelled',
    'canceled',
    'void flag',
    'void indicator',
    'void y n',
  ),
  field(
    'status',
    'Status',
    'transaction status',
    'transaction type',
    'tran type',
    'type',
    'transaction description',
  ),
  field(
    'cardNumber',
    'Card number',
    'card',
    'card no',
    'card num',
    'embossed card number',
    'card last 4',
    'card last four',
  ),
  field('time', 'Time', 'transaction time', 'tran time', 'trans time'),
  field(
    'quantity2',
    'Reefer quantity',
    'reefer gallons',
    'reefer qty',
    'number of reefer gallons',
    'rfuel uom',
    'reefer fuel gallons',
  ),
  field('total2', 'Reefer total', 'cost of reefer fuel', 'reefer amount', 'reefer cost', 'rfuel cur'),
  field(
    'defQuantity',
    'DEF quantity',
    'def gallons',
    'def qty',
    'def uom',
    'other fuel gallons',
    'number of def gallons',
  ),
  field('defTotal', 'DEF total', 'def amount', 'def cost', 'cost of def', 'def cur', 'cost of other fuel'),
  field('oilTotal', 'Oil', 'oil cost', 'oil amount', 'total cost of oil', 'oil total'),
  field('cashAdvance', 'Cash advance', 'cash', 'cash amount', 'cash adv', 'cash advance amount', 'advance'),
  field('tractorQuantity', 'Tractor quantity, DEF included'),
  field('tractorTotal', 'Tractor total, DEF included'),
  field('number1Quantity', 'Diesel #1 quantity'),
  field('number2Quantity', 'Diesel #2 quantity'),
  field('canadianTaxPaid', 'Canadian tax paid (yes or no)'),
  field('currency', 'Currency', 'currency code', 'billing currency'),
  field('unit2', 'Unit number, where the other is empty'),
  field(
    'otherTotal',
    'Other products',
    'other amount',
    'other cost',
    'non fuel amount',
    'total non fuel cost',
    'merchandise',
    'misc',
    'product amount',
    'product amount 1',
    'service cost',
  ),
];

const CARD_NAMES: Record<string, readonly string[]> = {
  quantity: [
    'number of tractor gallons',
    'tractor gallons',
    'tractor qty',
    'tractor quantity',
    'fuel uom',
    'tractor fuel gallons',
  ],
  pricePerUnit: [
    'tractor fuel price per gallon',
    'diesel ppg',
    'diesel price',
    'tractor price',
    'tractor price per gallon',
    'ppu',
  ],
  total: [
    'cost of tractor fuel',
    'fuel amount',
    'diesel amount',
    'diesel cost',
    'tractor amount',
    'tractor fuel cost',
    'tractor cost',
    'fuel cur',
    'net total',
    'line amount',
    'total fuel cost',
  ],
  seller: ['truckstop name', 'truck stop name', 'merchant brand', 'merchant name'],
  city: ['truckstop city', 'truck stop city'],
  state: ['truckstop state', 'truck stop state'],
  reference: ['truckstop invoice number', 'invoice', 'truck stop invoice number', 'control number'],
};

const POSITION: readonly ImportField[] = [
  { ...UNIT, names: [...UNIT.names, 'device name', 'device', 'device id', 'name', 'number'] },
  VIN,
  field(
    'at',
    'Date and time',
    'timestamp',
    'datetime',
    'date time',
    'time',
    'gps time',
    'utc',
    'utc time',
    'utc timestamp',
    'event time',
    'recorded at',
    'located at',
    'time utc',
    'position time',
    'local time',
    'event date time',
    'gps timestamp',
    'date time utc',
    'ts',
    'epoch',
    'unix time',
    'unix timestamp',
  ),
  field('day', 'Date', 'event date', 'gps date'),
  field('lat', 'Latitude', 'lat', 'gps latitude', 'gps lat', 'y'),
  field('lon', 'Longitude', 'lon', 'lng', 'long', 'gps longitude', 'gps lon', 'gps long', 'x'),
  field(
    'latLon',
    'Latitude and longitude',
    'coordinates',
    'position',
    'lat long',
    'lat lon',
    'lat lng',
    'gps',
    'gps coordinates',
  ),
  field(
    'odometer',
    'Odometer',
    'odo',
    'odometer miles',
    'vehicle miles',
    'odometer reading',
    'odometer km',
    'total vehicle miles',
    'mileage',
  ),
];

/** Fields of a table with both: "State" there is the state of a purchase. */
const RECORDS: readonly ImportField[] = [
  field('type', 'Trip or fuel', 'type', 'record type', 'kind'),
  ...FUEL.filter(({ key }) => key !== 'place'),
  ...TRIP.filter(
    ({ key }) =>
      !FUEL.some((fuel) => fuel.key === key) &&
      !['stateMiles', 'tripKey', 'exemptMiles', 'exemptReason', ...REPORT_FIELDS].includes(key),
  ),
];

const CARDS: readonly ImportField[] = [
  ...CARD_EXTRA,
  ...FUEL.filter(({ key }) => !['fuelType', 'taxPaid', 'tank'].includes(key)).map((one) => ({
    ...one,
    names: [...(CARD_NAMES[one.key] ?? []), ...one.names],
  })),
  textField(TRIP_TEXTS, 'driver'),
];

/** The fields that a file of this kind can have, in the order of its form. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] =>
  ({ trips: TRIP, fuel: FUEL, records: RECORDS, cards: CARDS, positions: POSITION, eld: [] })[kind];

/** Distance in one jurisdiction as a column of its own: "miles:TX". */
export const milesField = (code: string): string => `miles:${code}`;
export const jurisdictionOfField = (key: string): string | null =>
  key.startsWith('miles:') ? key.slice('miles:'.length) : null;

/** Whether columns of single jurisdictions make sense in a file of this kind. */
export const takesJurisdictionColumns = (kind: ImportKind): boolean => kind === 'trips' || kind === 'records';

/** What a person reads for a field; a jurisdiction's column is named by its code. */
export function fieldLabel(kind: ImportKind, key: string): string {
  const code = jurisdictionOfField(key);
  return code ? `Miles in ${code}` : (fieldsOf(kind).find((one) => one.key === key)?.label ?? key);
}
