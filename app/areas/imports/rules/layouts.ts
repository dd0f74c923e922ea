import type { ImportKind } from './fields';
import { foldHeader, guessMapping, type ColumnMapping } from './header-names';
import type { ImportOptions } from './import-options';

/**
 * Reports of known systems, recognized by the names of their columns and read without a question. A layout is here only
 * where its columns are documented or were read in a public repository; what is not known is matched by a person.
 */
export interface Layout {
  /** The system, as a person knows it. */
  name: string;
  kind: Exclude<ImportKind, 'eld'>;
  mapping: ColumnMapping;
  options: Partial<ImportOptions>;
}

interface LayoutRule {
  name: string;
  kind: Layout['kind'];
  /** Folded names that all have to be there, each in one of its spellings. */
  needs: readonly (readonly string[])[];
  /** Folded names by field, the preferred one first. */
  columns: Readonly<Record<string, readonly string[]>>;
  options?: Partial<ImportOptions>;
  /** Other columns that such a report has. Where this is given, one that is neither makes it someone else's table. */
  others?: readonly string[];
}

const DEVICE_UNIT = ['vehicle name', 'vehicle number', 'device name', 'vehicle', 'device', 'unit'];

const RULES: readonly LayoutRule[] = [
  {
    name: 'Samsara IFTA report',
    kind: 'trips',
    needs: [['jurisdiction'], ['total meters']],
    columns: {
      unit: [...DEVICE_UNIT, 'vehicle id'],
      year: ['year', 'data year'],
      quarter: ['quarter', 'data quarter'],
      month: ['month', 'data month'],
      date: ['date'],
      state: ['jurisdiction'],
      stateMiles: ['total meters'],
    },
    options: { distanceUnit: 'meter', decimal: 'point' },
  },
  {
    name: 'Motive IFTA trips',
    kind: 'trips',
    needs: [['jurisdiction'], ['date'], ['distance'], ['start odometer', 'calibrated start odometer']],
    columns: {
      unit: ['vehicle number', 'vehicle', 'unit'],
      vin: ['vehicle vin', 'vin'],
      date: ['date'],
      state: ['jurisdiction'],
      stateMiles: ['distance'],
      odometerStart: ['start odometer'],
      odometerEnd: ['end odometer'],
      startCalibrated: ['calibrated start odometer'],
      endCalibrated: ['calibrated end odometer'],
      isMetric: ['vehicle metric units', 'metric units'],
      fromLat: ['start lat'],
      fromLon: ['start lon'],
      toLat: ['end lat'],
      toLon: ['end lon'],
    },
    options: { distanceUnit: 'mile', decimal: 'point' },
  },
  {
    name: 'Motive (KeepTruckin) IFTA summary',
    kind: 'trips',
    needs: [['jurisdiction'], ['distance'], ['vehicle', 'vehicle number']],
    columns: {
      unit: ['vehicle number', 'vehicle', 'unit'],
      vin: ['vehicle vin', 'vin'],
      year: ['year'],
      quarter: ['quarter'],
      month: ['month'],
      date: ['date'],
      state: ['jurisdiction'],
      stateMiles: ['distance'],
      isMetric: ['vehicle metric units', 'metric units'],
    },
    others: ['id', 'vehicle id', 'vehicle year', 'vehicle make', 'vehicle model', 'fuel type', 'time zone'],
    options: { distanceUnit: 'mile', decimal: 'point' },
  },
  {
    name: 'Geotab fuel tax details',
    kind: 'trips',
    needs: [['jurisdiction'], ['enter time'], ['exit time'], ['enter odometer'], ['exit odometer']],
    columns: {
      unit: ['device name', 'device', 'vehicle', 'device id'],
      vin: ['device vehicle identification number', 'vin'],
      driver: ['driver name'],
      startAt: ['enter time'],
      endAt: ['exit time'],
      state: ['jurisdiction'],
      odometerStart: ['enter odometer'],
      odometerEnd: ['exit odometer'],
      startGps: ['enter gps odometer'],
      endGps: ['exit gps odometer'],
      fromLat: ['enter latitude'],
      fromLon: ['enter longitude'],
      toLat: ['exit latitude'],
      toLon: ['exit longitude'],
    },
    options: { distanceUnit: 'km', decimal: 'point' },
  },
  {
    name: 'EFS transaction report',
    kind: 'cards',
    needs: [['card number'], ['tran date'], ['item'], ['qty'], ['state prov']],
    columns: {
      cardNumber: ['card number'],
      date: ['tran date'],
      time: ['tran time'],
      reference: ['invoice'],
      unit: ['unit'],
      driver: ['driver name'],
      seller: ['location name'],
      city: ['city'],
      state: ['state prov'],
      product: ['item'],
      pricePerUnit: ['disc ppu', 'unit price'],
      quantity: ['qty'],
      total: ['amt'],
      currency: ['currency'],
    },
    options: { decimal: 'point' },
  },
  {
    name: 'Comdata transactions',
    kind: 'cards',
    needs: [
      ['number of tractor gallons'],
      ['other fuel gallons'],
      ['comchek card number', 'card number'],
      ['transaction date'],
    ],
    columns: {
      cardNumber: ['comchek card number', 'card number'],
      date: ['transaction date'],
      time: ['transaction time'],
      reference: ['truck stop invoice number', 'transaction number'],
      unit: ['unit number'],
      unit2: ['expanded unit number'],
      vin: ['vin'],
      driver: ['driver s name'],
      seller: ['truck stop name'],
      city: ['truck stop city'],
      state: ['truck stop state'],
      zip: ['service center zip code'],
      tractorQuantity: ['number of tractor gallons'],
      tractorTotal: ['cost of tractor fuel'],
      pricePerUnit: ['tractor fuel price per gallon'],
      quantity2: ['number of reefer gallons'],
      total2: ['cost of reefer fuel'],
      defQuantity: ['other fuel gallons'],
      defTotal: ['other fuel cost'],
      number1Quantity: ['number 1 fuel gallons'],
      number2Quantity: ['number 2 diesel gallons'],
      voided: ['cancel flag'],
      bulk: ['bulk fuel flag'],
      canadianTaxPaid: ['canadian tax paid flag'],
      currency: ['currency', 'currency flag'],
      oilTotal: ['total cost of oil', 'oil cost'],
      cashAdvance: ['cash advance amount'],
    },
    options: { decimal: 'point', fuelUnit: 'gallon' },
  },
  {
    name: 'Card transactions with a site description',
    kind: 'cards',
    needs: [['site descr'], ['quantity'], ['transaction date'], ['product description']],
    columns: {
      cardNumber: ['card no', 'card number'],
      date: ['transaction date'],
      time: ['transaction time'],
      reference: ['authorization no'],
      unit: ['unit no', 'unit'],
      place: ['site descr'],
      product: ['product description'],
      quantity: ['quantity'],
      total: ['invoice total', 'retail total'],
    },
    options: { decimal: 'point' },
  },
];

/** The unit in which a person had the report printed, behind the name of a column: "Enter Odometer (km)". */
const UNIT_BEHIND = /(?<= (?:odometer|distance)) (km|mi|miles)$/;

/** The layout of a table with these columns, or null where it is of no known system. */
export function findLayout(headers: readonly string[]): Layout | null {
  const names = headers.map(foldHeader);
  const folded = names.map((name) => name.replace(UNIT_BEHIND, ''));
  const rule = RULES.find(
    ({ needs, columns, others }) =>
      needs.every((names) => names.some((name) => folded.includes(name))) &&
      (!others ||
        folded.every((name) => others.includes(name) || Object.values(columns).flat().includes(name))),
  );
  if (!rule) return null;
  const mapping: ColumnMapping = headers.map(() => null);
  for (const [field, names] of Object.entries(rule.columns)) {
    const column = names.map((name) => folded.indexOf(name)).find((index) => index >= 0);
    if (column !== undefined && mapping[column] === null) mapping[column] = field;
  }
  if (rule.kind === 'cards') addPlainColumns(headers, mapping);
  const told = mapping.map((key, index) =>
    key === null ? '' : (UNIT_BEHIND.exec(names[index] ?? '')?.[1] ?? ''),
  );
  const distanceUnit = told.includes('km')
    ? 'km'
    : told.some((unit) => unit.startsWith('mi'))
      ? 'mile'
      : null;
  return {
    name: rule.name,
    kind: rule.kind,
    mapping,
    options: { ...rule.options, ...(distanceUnit ? { distanceUnit } : {}) },
  };
}

/** What is computed of other columns where the tractor's quantity includes DEF. */
const WORKED_OUT = ['quantity', 'total', 'product', 'taxPaid'];

/** Statements come with columns that a carrier chose: a void mark, a ZIP code. None of them is passed over. */
function addPlainColumns(headers: readonly string[], mapping: ColumnMapping): void {
  const taken = new Set(mapping);
  const isMixed = taken.has('tractorQuantity');
  guessMapping('cards', headers).forEach((key, column) => {
    if (key === null || mapping[column] !== null || taken.has(key)) return;
    if (isMixed && WORKED_OUT.includes(key)) return;
    mapping[column] = key;
    taken.add(key);
  });
}
