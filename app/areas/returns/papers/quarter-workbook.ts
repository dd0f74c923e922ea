import { formatUsDate } from '~/engine/calendar/local-date';
import type { Amount } from '~/areas/returns/rules/sum-to-pay';
import type { WorkbookCell, WorkbookInput, WorkbookRow, WorkbookSheet } from '~/platform/workbook/port';
import type { GroupView } from '~/areas/returns/views/report-groups';
import { reportView, type ReportView } from '~/areas/returns/views/report-view';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import type { Pages, SourceFuel, SourceTrip } from '~/areas/returns/source-pages.server';
import { distanceUnitOf } from '~/engine/units/conversion';
import { returnSheet, totalRowOf } from './return-sheet';
import { fuelSheets, tripSheets } from './source-sheets';

/** So many vehicles get a sheet each. */
const MOST_UNIT_SHEETS = 250;

/** The workbook of a quarter: cover, one sheet per fuel with formulas, one per vehicle where asked, and the sources. */
export function quarterWorkbook(
  report: QuarterReport,
  sources: { trips: Pages<SourceTrip>; fuel: Pages<SourceFuel> },
  meta: { createdAt: Date; productName: string },
): WorkbookInput {
  const fleet = reportView({
    ...report,
    filter: { ...report.filter, perEquipment: false, equipmentId: null },
  });
  const wantsUnits = report.filter.perEquipment || report.filter.equipmentId !== null;
  const units = wantsUnits ? reportView(report).groups : [];
  return {
    title: `IFTA return ${fleet.label}, ${fleet.carrier}`,
    creator: meta.productName,
    createdAt: meta.createdAt,
    currencySymbol: fleet.symbol,
    sheets: sheetsOf(report, fleet, units, sources, meta),
  };
}

async function* sheetsOf(
  report: QuarterReport,
  fleet: ReportView,
  units: readonly GroupView[],
  sources: { trips: Pages<SourceTrip>; fuel: Pages<SourceFuel> },
  meta: { createdAt: Date; productName: string },
): AsyncGenerator<WorkbookSheet> {
  const { averagePreRoundDigits } = report.computed.base;
  // Two groups never share a name with the cover: fuels do not, and vehicles are called "Unit".
  const named = fleet.groups.map((group) => ({ ...group, title: group.fuelName }));
  yield coverSheet(fleet, named, meta);
  for (const [index, group] of named.entries()) {
    const schedule = report.computed.schedules[index];
    const ownAverage = schedule !== undefined && isOwnAverage(schedule);
    yield returnSheet(group, fleet, {
      formulas: group.averageHundredths !== null,
      ownAverage,
      averagePreRoundDigits,
    });
  }
  if (units.length > 0 && units.length <= MOST_UNIT_SHEETS) {
    for (const group of units)
      yield returnSheet(group, fleet, { formulas: false, ownAverage: false, averagePreRoundDigits: null });
  }
  if (units.length > 0) yield vehiclesSheet(units, fleet);
  yield* tripSheets(sources.trips, distanceUnitOf(report.carrier.units));
  yield* fuelSheets(sources.fuel);
}

/** Whether the average is the schedule's own distance over its own fuel; that of dual-fuel trucks is over both fuels. */
function isOwnAverage(schedule: QuarterReport['computed']['schedules'][number]): boolean {
  if (schedule.average.hundredths === null || schedule.totalFuel === 0) return false;
  // Exact in whole numbers: |100 C / D - E| is at most half of one.
  return (
    Math.abs(200 * schedule.totalDistance - 2 * schedule.average.hundredths * schedule.totalFuel) <=
    schedule.totalFuel
  );
}

const totalOf = (group: GroupView, column: 'L' | 'M', cents: number | null): WorkbookCell =>
  cents === null
    ? 'incomplete'
    : { formula: `'${group.fuelName}'!${column}${totalRowOf(group)}`, result: cents / 100 };

/** An amount of the cover; a sum is a formula over those above it. */
function amountRow(
  { label, cents }: Amount,
  [kind, formula]: [kind: 'total', formula: string] | [] = [],
): WorkbookRow {
  const amount: WorkbookCell =
    cents === null ? 'incomplete' : formula === undefined ? cents / 100 : { formula, result: cents / 100 };
  return { ...(kind ? { kind } : {}), cells: [label, null, null, null, amount] };
}

function coverSheet(
  view: ReportView,
  groups: readonly GroupView[],
  meta: { createdAt: Date; productName: string },
): WorkbookSheet {
  const first = 9;
  const rows: WorkbookRow[] = groups.map((group) => ({
    cells: [
      group.fuelName,
      group.totals.totalDistance,
      group.totalFuel,
      group.averageHundredths === null ? null : group.averageHundredths / 100,
      totalOf(group, 'L', group.totals.taxCents),
      totalOf(group, 'M', group.totals.interestCents),
    ],
  }));
  const last = first + rows.length - 1;
  const has = rows.length > 0;
  const { sum } = view;
  const { netTaxCents, interestCents } = sum.cover;
  const known = (cents: number | null, formula: string): WorkbookCell =>
    cents === null ? 'incomplete' : has ? { formula, result: cents / 100 } : cents / 100;
  rows.push({
    kind: 'total',
    cells: [
      'Total',
      view.totals.distance,
      null,
      null,
      known(netTaxCents, `SUM(E${first}:E${last})`),
      known(interestCents, `SUM(F${first}:F${last})`),
    ],
  });
  const total = first + groups.length;
  // Tax, surcharge and interest are the sums above; what is on the cover alone follows.
  const own = sum.whole.lines.filter(({ label }) => !['Tax', 'Surcharge', 'Interest'].includes(label));
  rows.push(...own.map((line) => amountRow(line)));
  const afterOwn = total + own.length;
  rows.push(
    amountRow(sum.whole.total, [
      'total',
      // Floating point leaves a hair of amounts that are their own opposite: "-0.00".
      `ROUND(E${total}+F${total}${own.map((_, index) => `+E${total + 1 + index}`).join('')},2)`,
    ]),
  );
  rows.push({ cells: [] });
  if (sum.amendment) {
    const { title, lines, total: step } = sum.amendment;
    const start = afterOwn + 3;
    rows.push(
      { cells: [`${title}: difference to the return before`] },
      ...lines.map((line) => amountRow(line)),
      amountRow(step, ['total', `SUM(E${start + 1}:E${start + lines.length})`]),
      { cells: [] },
    );
  }
  if (sum.asOf)
    rows.push({
      kind: 'note',
      cells: [`The return is late: interest and penalty as of ${formatUsDate(sum.asOf)}.`],
    });
  if (sum.missing.length > 0)
    rows.push({
      kind: 'note',
      cells: [`No total yet. Not computed: ${sum.missing.join(', ')}.`],
    });
  for (const text of [...view.notices.map((notice) => notice.text), view.rateSource, ...view.remarks])
    rows.push({ kind: 'note', cells: [text] });
  return {
    name: 'Return',
    columns: [
      { header: 'Fuel', width: 26 },
      { header: `Total ${view.distanceUnit}`, width: 14, look: 'whole' },
      { header: 'Total fuel', width: 14, look: 'whole' },
      { header: 'Average', width: 10, look: 'hundredths' },
      { header: 'Tax and surcharge', width: 18, look: 'money' },
      { header: 'Interest', width: 14, look: 'money' },
    ],
    intro: [
      { kind: 'head', cells: [`IFTA fuel tax return ${view.label}`] },
      { cells: ['Carrier', view.carrier] },
      { cells: ['IFTA license', view.license ?? ''] },
      { cells: ['Base jurisdiction', view.base ?? ''] },
      { cells: ['State of the quarter', view.filed ? `Filed ${view.filed.filedOn}` : view.stateName] },
      { cells: ['Made by', `${meta.productName}, ${meta.createdAt.toISOString()}`] },
      { cells: [] },
    ],
    rows,
  };
}

/** Every vehicle's sums, to be laid beside the return. */
function vehiclesSheet(groups: readonly GroupView[], view: ReportView): WorkbookSheet {
  return {
    name: 'Vehicles',
    columns: [
      { header: 'Vehicle', width: 20 },
      { header: 'Fuel', width: 18 },
      { header: `Total ${view.distanceUnit}`, width: 14, look: 'whole' },
      { header: 'Fuel bought', width: 14, look: 'whole' },
      { header: 'Own average', width: 12, look: 'hundredths' },
      { header: 'Taxable fuel', width: 14, look: 'whole' },
      { header: 'Tax-paid fuel', width: 14, look: 'whole' },
      { header: 'Share of the tax', width: 16, look: 'money' },
    ],
    rows: [
      ...groups.map((group): WorkbookRow => ({
        cells: [
          group.unit,
          group.fuelName,
          group.totals.totalDistance,
          group.totalFuel,
          group.ownAverage === null ? null : Number(group.ownAverage),
          group.totals.taxableFuel,
          group.totals.taxPaidFuel,
          group.totals.taxCents === null ? 'incomplete' : group.totals.taxCents / 100,
        ],
      })),
      {
        kind: 'total',
        cells: [
          'Total',
          null,
          ...(['C', 'D'] as const).map((column, index) => ({
            formula: `SUM(${column}2:${column}${groups.length + 1})`,
            result: groups.reduce(
              (sum, group) => sum + (index === 0 ? group.totals.totalDistance : group.totalFuel),
              0,
            ),
          })),
          null,
          ...(['F', 'G'] as const).map((column, index) => ({
            formula: `SUM(${column}2:${column}${groups.length + 1})`,
            result: groups.reduce(
              (sum, group) => sum + (index === 0 ? group.totals.taxableFuel : group.totals.taxPaidFuel),
              0,
            ),
          })),
          view.totals.netTaxCents === null
            ? 'incomplete'
            : {
                formula: `SUM(H2:H${groups.length + 1})`,
                result: groups.reduce((sum, group) => sum + (group.totals.taxCents ?? 0), 0) / 100,
              },
        ],
      },
    ],
  };
}
