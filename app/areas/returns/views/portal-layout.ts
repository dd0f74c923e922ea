/** How the return is typed or uploaded at the site of a base jurisdiction, where its order of columns is known. */
import type { IftaReturn, ReturnLine, Schedule } from '~/engine/ifta/return-types';
import { fuelFormCode, type FuelType } from '~/engine/ifta/fuel-types';
import { csvLine } from '~/engine/text/csv';
import { fixedFromScaled } from '~/engine/units/format';

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
  /** What the site does with them, or that nothing is known of it. */
  note: string;
  /** Surcharges are lines of their own. */
  hasSurchargeLines: boolean;
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

/** Only bases whose order is in their own form, instructions or site. */
const KNOWN: Readonly<Record<string, Omit<PortalLayout, 'base'>>> = {
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
  TX: {
    columns: ['jurisdiction', 'total', 'taxable', 'taxPaid'],
    note: 'Order of the Webfile grid: jurisdiction, total IFTA miles, taxable miles, purchased gallons. Whole numbers.',
    hasSurchargeLines: false,
  },
  ID: {
    columns: ['jurisdiction', 'fuel', 'rate', 'total', 'taxable', 'taxableFuel', 'taxPaid', 'net', 'tax'],
    note: 'Idaho form 3150 begins with jurisdiction (4), fuel (5), rate (6), total (7) and taxable miles (8); the columns after it are in the common order.',
    hasSurchargeLines: true,
  },
};

/** The layout of a base, or the common order. */
export function portalLayout(base: string | null): PortalLayout {
  const known = base === null ? undefined : KNOWN[base];
  if (known) return { base, ...known };
  return {
    base: null,
    columns: COMMON,
    note: 'We do not know the order of columns of your base jurisdiction’s site: this is the common order of the IFTA forms. Rate codes are in the jurisdiction’s rate table; we do not have them.',
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
  const code = fuelFormCode(schedule.fuelType) ?? '';
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
  const lines = [...schedule.lines].sort((a, b) =>
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
