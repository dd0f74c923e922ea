import type {
  NumberLook,
  WorkbookCell,
  WorkbookColumn,
  WorkbookRow,
  WorkbookSheet,
} from '~/platform/workbook/port';
import type { GroupView, LineView } from '~/areas/returns/views/report-groups';
import type { ReportView } from '~/areas/returns/views/report-view';

/** Rows above the header: title, carrier, three figures, an empty one. */
const INTRO_ROWS = 6;
export const FIRST_DATA_ROW = INTRO_ROWS + 2;

const KIND = { tax: 'Tax', surcharge: 'Surcharge', outside: 'Outside IFTA' } as const;

/**
 * A group of the report as a sheet. On the fleet's sheets the figures are formulas over distance, fuel and rate. They
 * work in whole units (rates as ten-thousandths, averages as hundredths), so that a spreadsheet's binary numbers round
 * to the same gallon and cent. A vehicle's shares are not formulas: they divide the fleet's rounded figures.
 */
export function returnSheet(
  group: GroupView,
  view: ReportView,
  options: { formulas: boolean; ownAverage: boolean; averagePreRoundDigits: number | null },
): WorkbookSheet {
  const fuel = group.fuelShort;
  const unit = view.distanceUnit;
  const columns: WorkbookColumn[] = [
    { header: 'Code', width: 18 },
    { header: 'State/Prov', width: 26 },
    { header: 'Line', width: 14 },
    { header: 'Rate period', width: 22 },
    { header: `Rate (${view.currency}/${fuel})`, width: 12, look: 'rate' },
    { header: 'Rate status', width: 14 },
    { header: `Total ${unit}`, width: 12, look: 'whole' },
    { header: `Taxable ${unit}`, width: 12, look: 'whole' },
    { header: `Taxable ${fuel}`, width: 12, look: 'whole' },
    { header: `Tax-paid ${fuel}`, width: 12, look: 'whole' },
    { header: `Net taxable ${fuel}`, width: 12, look: 'whole' },
    { header: 'Tax or credit', width: 14, look: 'money' },
    { header: 'Interest', width: 12, look: 'money' },
  ];
  const last = FIRST_DATA_ROW + group.rows.length - 1;
  return {
    name: group.title ?? group.fuelName,
    columns,
    intro: introOf(group, view, last, options),
    rows: [
      ...group.rows.map((row, index) => lineRow(row, FIRST_DATA_ROW + index, options.formulas)),
      totalRow(group, last),
    ],
  };
}

function introOf(
  group: GroupView,
  view: ReportView,
  last: number,
  options: { formulas: boolean; ownAverage: boolean; averagePreRoundDigits: number | null },
): WorkbookRow[] {
  const average = group.averageHundredths;
  const averageCell: WorkbookCell =
    average === null
      ? 'none'
      : options.formulas && options.ownAverage
        ? { formula: averageFormula(options.averagePreRoundDigits), result: average / 100 }
        : average / 100;
  const looks = (look: NumberLook): (NumberLook | undefined)[] => [undefined, look];
  return [
    { cells: [`IFTA return ${view.label}${group.title ? `, ${group.title}` : ''}`], kind: 'head' },
    {
      cells: [
        `${view.carrier}${view.license ? `, IFTA license ${view.license}` : ''}. ${view.filed ? `Filed ${view.filed.filedOn}.` : `Draft: ${view.stateName.toLowerCase()}.`}`,
      ],
      kind: 'note',
    },
    {
      cells: [
        `Total distance (${view.distanceUnit})`,
        { formula: `SUM(G${FIRST_DATA_ROW}:G${last})`, result: group.totals.totalDistance },
      ],
      looks: looks('whole'),
    },
    { cells: [`Total fuel (${group.fuelShort})`, group.totalFuel], looks: looks('whole') },
    {
      cells: [`Average (${group.averageUnit})${group.unit ? ' of the fleet' : ''}`, averageCell],
      looks: looks('hundredths'),
    },
    { cells: [] },
  ];
}

/** E = C / D to two decimals, with the digits that Kansas and Florida round to first. */
function averageFormula(preRoundDigits: number | null): string {
  if (preRoundDigits === null) return 'ROUND(B3*100/B4,0)/100';
  return `ROUND(ROUND(B3*${10 ** preRoundDigits}/B4,0)/${10 ** (preRoundDigits - 2)},0)/100`;
}

function lineRow(row: LineView, at: number, formulas: boolean): WorkbookRow {
  const rate = row.rate === null ? null : Number(row.rate);
  const cells: WorkbookCell[] = [
    row.code,
    row.name,
    KIND[row.kind],
    row.period,
    rate,
    row.rateStatus === 'entered' ? 'entered by you' : row.rateStatus,
    row.kind === 'surcharge' ? null : row.totalDistance,
    row.kind === 'tax' ? row.taxableDistance : null,
    ...fuelCells(row, at, formulas),
    taxCell(row, at, formulas),
    row.interestCents === null || row.kind !== 'tax' ? null : row.interestCents / 100,
  ];
  return { cells };
}

/** K, L, M. */
function fuelCells(row: LineView, at: number, formulas: boolean): WorkbookCell[] {
  if (row.kind === 'outside' || row.taxableFuel === null)
    return [null, row.kind === 'tax' ? row.taxPaidFuel : null, null];
  if (row.kind === 'surcharge') {
    const taxable: WorkbookCell = formulas
      ? { formula: `I${at - 1}`, result: row.taxableFuel }
      : row.taxableFuel;
    return [taxable, null, formulas ? { formula: `I${at}`, result: row.taxableFuel } : row.taxableFuel];
  }
  const taxable: WorkbookCell =
    formulas && row.taxableDistance > 0
      ? { formula: `ROUND(H${at}*100/ROUND($B$5*100,0),0)`, result: row.taxableFuel }
      : row.taxableFuel;
  return [taxable, row.taxPaidFuel, { formula: `I${at}-J${at}`, result: row.netTaxableFuel ?? 0 }];
}

function taxCell(row: LineView, at: number, formulas: boolean): WorkbookCell {
  if (row.kind === 'outside') return null;
  if (row.taxCents === null) return 'not computed';
  const amount = row.taxCents / 100;
  if (!formulas || row.rate === null || row.ratePer === 'none') return amount;
  const quantity =
    row.ratePer === 'distance'
      ? `H${row.kind === 'surcharge' ? at - 1 : at}`
      : row.kind === 'surcharge'
        ? `I${at}`
        : `K${at}`;
  return { formula: `ROUND(${quantity}*ROUND(E${at}*10000,0)/100,0)/100`, result: amount };
}

/** Taxable and net fuel count the tax lines only: a surcharge line repeats them. */
function totalRow(group: GroupView, last: number): WorkbookRow {
  const range = (column: string) => `${column}${FIRST_DATA_ROW}:${column}${last}`;
  const sum = (column: string, result: number): WorkbookCell => ({
    formula: `SUM(${range(column)})`,
    result,
  });
  const taxLines = (column: string, result: number): WorkbookCell => ({
    formula: `SUMIF(${range('C')},"Tax",${range(column)})`,
    result,
  });
  const { totals } = group;
  return {
    kind: 'total',
    cells: [
      'Total',
      null,
      null,
      null,
      null,
      null,
      sum('G', totals.totalDistance),
      sum('H', totals.taxableDistance),
      taxLines('I', totals.taxableFuel),
      sum('J', totals.taxPaidFuel),
      taxLines('K', totals.netTaxableFuel),
      totals.taxCents === null ? 'incomplete' : sum('L', totals.taxCents / 100),
      totals.interestCents === null ? 'incomplete' : sum('M', totals.interestCents / 100),
    ],
  };
}

/** The cells of the sheet's tax and interest sums. */
export const totalRowOf = (group: GroupView): number => FIRST_DATA_ROW + group.rows.length;
