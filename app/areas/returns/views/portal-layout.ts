/** How the return is typed or uploaded at the site of a base jurisdiction, where its order of columns is known. */
import type { IftaReturn, ReturnLine, Schedule } from '~/engine/ifta/return-types';
import { FUEL_TYPES, fuelFormCode, fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { csvLine } from '~/engine/text/csv';
import { fixedFromScaled } from '~/engine/units/format';
import { hasFigures } from './figures';

type ColumnName =
  | 'jurisdiction'
  | 'fuel'
  | 'rateCode'
  | 'total'
  | 'taxable'
  | 'average'
  | 'taxableFuel'
  | 'taxPaid'
  | 'net'
  | 'rate'
  | 'tax'
  | 'interest'
  | 'due';

export interface PortalLayout {
  /** Null: the common order of the IFTA forms, because the site's own is not known to us. */
  base: string | null;
  columns: readonly ColumnName[];
  /** Where the order is written and what the site does with it, or that nothing is known of it. */
  note: string;
  /** Surcharges are lines of their own. */
  hasSurchargeLines: boolean;
  /** The base's own codes of the fuels; the usual form codes where it has none. */
  fuelCodes?: Partial<Record<FuelType, string>>;
  /** Before the fuel code of a surcharge line. */
  surchargePrefix?: string;
}

const COMMON: readonly ColumnName[] = [
  'jurisdiction',
  'fuel',
  'rateCode',
  'total',
  'taxable',
  'average',
  'taxableFuel',
  'taxPaid',
  'net',
  'rate',
  'tax',
  'interest',
  'due',
];

/** Columns F to Q of form IFTA-101, one schedule a fuel, as Georgia, Kentucky and Minnesota print it (IFTA-101-MN). */
const IFTA_101 = COMMON.filter((name) => name !== 'fuel');
const IFTA_101_NOTE = (base: string) =>
  `Order of ${base} form IFTA-101, columns F to Q. Rate codes (G) are in the quarter’s rate table: we do not have them.`;

/** Only bases whose order is in their own form, instructions or site. */
const KNOWN: Readonly<Record<string, Omit<PortalLayout, 'base'>>> = {
  // 2002 print of IFTA-101-MN for Georgia, as Kentucky's of 2011.
  GA: { columns: IFTA_101, note: IFTA_101_NOTE('Georgia'), hasSurchargeLines: true },
  KY: { columns: IFTA_101, note: IFTA_101_NOTE('Kentucky'), hasSurchargeLines: true },
  MN: { columns: IFTA_101, note: IFTA_101_NOTE('Minnesota'), hasSurchargeLines: true },
  // IFTA-101, 4Q/19.
  ME: {
    columns: IFTA_101.filter((name) => name !== 'rateCode'),
    note: 'Order of Maine form IFTA-101, columns F to P.',
    hasSurchargeLines: true,
  },
  NY: {
    columns: ['jurisdiction', 'rateCode', 'total', 'taxable', 'average', 'taxableFuel', 'taxPaid'],
    note: 'Order of New York form IFTA-101, columns F to L. Take the rate codes (G) from the quarter’s IFTA-105: we do not have them. The site multiplies.',
    hasSurchargeLines: true,
  },
  MI: {
    columns: ['jurisdiction', 'taxable', 'taxPaid'],
    note: 'Michigan’s site asks by fuel for total IFTA miles, non-IFTA miles and total gallons, then for miles and tax-paid gallons of each jurisdiction. It works out the rest.',
    hasSurchargeLines: false,
  },
  // Help of the state's own site, "Tax Return, page 2": miles, taxable miles, gallons purchased for each jurisdiction.
  NJ: {
    columns: ['jurisdiction', 'total', 'taxable', 'taxPaid'],
    note: 'New Jersey’s site asks by fuel for total miles and total fuel, then for miles, taxable miles and gallons purchased of each jurisdiction. It works out the rest.',
    hasSurchargeLines: false,
  },
  // eservices.dor.nc.gov/ifta/help, "Tax Return Summary": the columns that it names as entered by the carrier, in its order.
  NC: {
    columns: ['jurisdiction', 'fuel', 'total', 'taxable', 'taxPaid'],
    note: 'The figures that North Carolina’s site asks for, in the order of its summary. It works out the rest, surcharges included.',
    hasSurchargeLines: false,
    // The site lists its fuels by name.
    fuelCodes: Object.fromEntries(FUEL_TYPES.map((fuel) => [fuel, fuelTypeName(fuel)])),
  },
  TX: {
    columns: ['jurisdiction', 'total', 'taxable', 'taxPaid'],
    note: 'Order of the Webfile grid: jurisdiction, total IFTA miles, taxable miles, purchased gallons. Whole numbers.',
    hasSurchargeLines: false,
  },
  // RDT 121 (07/01/2020), section 8.
  VA: {
    columns: COMMON.filter((name) => name !== 'rateCode' && name !== 'average'),
    note: 'Order of Virginia form RDT 121, columns 8A to 8K, with its fuel codes. Surcharges are lines with ST before the code.',
    hasSurchargeLines: true,
    fuelCodes: {
      gasoline: 'G',
      gasohol: 'H',
      special_diesel: 'D',
      biodiesel: 'B',
      propane: 'P',
      ethanol: 'E',
      methanol: 'M',
      cng: 'C',
      electricity: 'X',
      m85: 'T',
      lng: 'N',
      hydrogen: 'Y',
      e85: 'F',
      a55: 'A',
    },
    surchargePrefix: 'ST-',
  },
  // MV2754 (09/2020), the instructions for MV2755.
  WI: {
    columns: COMMON.filter((name) => name !== 'rateCode' && name !== 'average'),
    note: 'Order of Wisconsin form MV2755, columns 1 to 11.',
    hasSurchargeLines: true,
  },
  // The return's columns A to G; those after them are in the common order.
  OR: {
    columns: COMMON.filter((name) => name !== 'rateCode' && name !== 'average'),
    note: 'Oregon’s return begins with jurisdiction (A), fuel type (B), total (C) and taxable miles (D), taxable (E), tax-paid (F) and net gallons (G); the columns after it are in the common order.',
    hasSurchargeLines: true,
  },
  // tax.idaho.gov, "Idaho IFTA Reporting", steps 1 to 5.
  ID: {
    columns: ['jurisdiction', 'fuel', 'rate', 'total', 'taxable', 'taxableFuel', 'taxPaid', 'net', 'tax'],
    note: 'Order of Idaho form 3150: jurisdiction (4), fuel (5) by Idaho’s codes, rate (6), total (7) and taxable miles (8), taxable (9) and tax-paid gallons (10); the columns after it are in the common order.',
    hasSurchargeLines: true,
    fuelCodes: {
      gasoline: '1',
      special_diesel: '2',
      biodiesel: '2',
      gasohol: '3',
      propane: '4',
      lng: '5',
      cng: '6',
      ethanol: '7',
      methanol: '8',
      e85: '9',
      m85: '0',
      a55: 'A',
      electricity: 'E',
      hydrogen: 'F',
    },
  },
};

/** What else is known of bases whose order is not. */
const BESIDES: Readonly<Record<string, string>> = {
  CA: ' California takes its Jurisdiction Schedule from the Excel template of its own site: paste the columns into it.',
};

/** The layout of a base, or the common order. */
export function portalLayout(base: string | null): PortalLayout {
  const known = base === null ? undefined : KNOWN[base];
  if (known) return { base, ...known };
  const name = (base === null ? undefined : jurisdictionByCode(base)?.name) ?? 'your base jurisdiction';
  return {
    base: null,
    columns: COMMON,
    note: `We do not know the order of columns of the site of ${name}: this is the common order of the IFTA forms. Rate codes are in the jurisdiction’s rate table; we do not have them.${BESIDES[base ?? ''] ?? ''}`,
    hasSurchargeLines: true,
  };
}

export interface PortalColumn {
  name: ColumnName;
  label: string;
}

export interface PortalTable {
  fuelType: FuelType;
  columns: PortalColumn[];
  /** Cells as they are typed: digits, a point, a minus. */
  rows: string[][];
}

/** A schedule in a layout's columns. Surcharge lines have distance and average 0 and the taxable fuel repeated. */
export function portalTable(schedule: Schedule, computed: IftaReturn, layout: PortalLayout): PortalTable {
  const [distance, fuel] = computed.unitSystem === 'us' ? ['miles', 'gallons'] : ['km', 'liters'];
  const labels: Record<ColumnName, string> = {
    jurisdiction: 'Jurisdiction',
    fuel: 'Fuel code',
    rateCode: 'Rate code',
    total: `Total ${distance}`,
    taxable: `Taxable ${distance}`,
    average: 'Average',
    taxableFuel: `Taxable ${fuel}`,
    taxPaid: `Tax-paid ${fuel}`,
    net: `Net taxable ${fuel}`,
    rate: 'Rate',
    tax: 'Tax',
    interest: 'Interest',
    due: 'Total due',
  };
  const average = schedule.average.hundredths === null ? '' : fixedFromScaled(schedule.average.hundredths, 2);
  const code = (layout.fuelCodes ?? {})[schedule.fuelType] ?? fuelFormCode(schedule.fuelType) ?? '';
  const money = (cents: number | null) => (cents === null ? '' : fixedFromScaled(cents, 2));
  const whole = (value: number | null) => (value === null ? '' : String(value));
  const sumOf = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
  const cellsOf = (line: ReturnLine): Record<ColumnName, string> => ({
    jurisdiction: line.jurisdiction,
    fuel: code,
    rateCode: '',
    total: whole(line.totalDistance),
    taxable: whole(line.taxableDistance),
    average,
    taxableFuel: whole(line.taxableFuel),
    taxPaid: whole(line.taxPaidFuel),
    net: whole(line.netTaxableFuel),
    rate: line.rate ?? '',
    tax: money(line.taxCents),
    interest: money(line.interestCents),
    due: money(sumOf(line.taxCents, line.interestCents)),
  });
  const surchargeOf = (line: ReturnLine): Record<ColumnName, string>[] =>
    line.surcharge && layout.hasSurchargeLines
      ? [
          {
            ...cellsOf(line),
            fuel: `${layout.surchargePrefix ?? ''}${code}`,
            total: '0',
            taxable: '0',
            average: '0.00',
            taxPaid: '0',
            net: whole(line.taxableFuel),
            rate: line.surcharge.rate,
            tax: money(line.surcharge.cents),
            interest: '0.00',
            due: money(line.surcharge.cents),
          },
        ]
      : [];
  const lines = schedule.lines
    .filter(hasFigures)
    .sort((a, b) =>
      `${a.jurisdiction}${a.segment?.from ?? ''}`.localeCompare(`${b.jurisdiction}${b.segment?.from ?? ''}`),
    );
  return {
    fuelType: schedule.fuelType,
    columns: layout.columns.map((name) => ({ name, label: labels[name] })),
    rows: lines.flatMap((line) =>
      [cellsOf(line), ...surchargeOf(line)].map((cells) => layout.columns.map((name) => cells[name])),
    ),
  };
}

/** Rows and headings with tabs between: what a spreadsheet or a grid takes from the clipboard. */
export const tabSeparated = ({ columns, rows }: PortalTable): string =>
  [columns.map(({ label }) => label), ...rows].map((cells) => cells.join('\t')).join('\n');

export const portalCsv = (tables: readonly PortalTable[]): string =>
  tables
    .map(({ columns, rows }) =>
      [columns.map(({ label }) => label), ...rows].map((cells) => csvLine(cells)).join(''),
    )
    .join('\r\n');

/** Indiana's letters for the fuels (help of motorcarrier.dor.in.gov, appendix E). */
const INDIANA_FUELS: Partial<Record<FuelType, string>> = {
  special_diesel: 'DI',
  gasoline: 'GA',
  methanol: 'MH',
  gasohol: 'GH',
  lng: 'LN',
  cng: 'CN',
  propane: 'LP',
  biodiesel: 'BD',
};

/**
 * Texas takes a return as X12 813 too (Comptroller's map of October 2018), but of that map we could read only its frame and
 * that fuels are in FGS~SU~PG: a file made of guesses would be refused or worse, so there is none.
 *
 * The parts of Indiana's upload file that its help documents: account, quarter, and each fuel with its miles, gallons and
 * average. The lines by jurisdiction are not in what we could read, so none are made up.
 */
export function indianaFile(computed: IftaReturn, license: string | null): string {
  const { year, quarter } = computed.quarter;
  let csv = csvLine(['TID', license ?? '']) + csvLine(['QUARTER', quarter, '', year]);
  for (const schedule of computed.schedules)
    csv += csvLine([
      INDIANA_FUELS[schedule.fuelType] ?? 'OT',
      schedule.totalDistance,
      schedule.totalFuel,
      schedule.average.hundredths === null ? '' : fixedFromScaled(schedule.average.hundredths, 2),
    ]);
  return csv;
}
