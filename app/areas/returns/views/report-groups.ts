import { formatUsDate } from '~/engine/calendar/local-date';
import type { EquipmentShare, ShareFuel, ShareLine } from '~/engine/ifta/allocate-shares';
import type { Average } from '~/engine/ifta/average';
import { fuelFormCode, fuelTypeInSentence, fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { averageUnitName } from '~/engine/ifta/notice';
import type { IftaReturn, ReturnLine, Schedule, Segment } from '~/engine/ifta/return-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import type { RateStatus } from '~/engine/jurisdictions/published-rate';
import { NO_UNIT } from '~/areas/returns/rules/quarter-sums';
import { unitTitle } from '~/areas/returns/rules/unit-names';
import type { FuelUnit } from '~/engine/units/conversion';
import { fixedFromScaled } from '~/engine/units/format';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';

export interface LineView {
  key: string;
  code: string;
  name: string;
  kind: 'tax' | 'surcharge' | 'outside';
  /** "07/01 to 08/15/2026" where the rate changed inside the quarter. */
  period: string | null;
  /** Decimal text; null where there is none. */
  rate: string | null;
  /** per gallon unless it says otherwise */
  ratePer: 'fuel' | 'distance' | 'none';
  rateStatus: RateStatus | 'missing' | null;
  totalDistance: number;
  taxableDistance: number;
  /** K */
  taxableFuel: number | null;
  /** L */
  taxPaidFuel: number;
  /** M */
  netTaxableFuel: number | null;
  taxCents: number | null;
  interestCents: number | null;
}

export interface GroupView {
  key: string;
  /** Null where one group is the whole return. */
  title: string | null;
  unit: string | null;
  /** Of the vehicle, where it is known. */
  vin: string | null;
  fuelType: FuelType;
  fuelName: string;
  /** "special diesel", "CNG" */
  fuelInSentence: string;
  fuelCode: string | null;
  fuelUnit: FuelUnit;
  /** "gal", "L", "kWh" */
  fuelShort: string;
  /** "6.45", null without one. */
  average: string | null;
  averageHundredths: number | null;
  averageUnit: string;
  /** Where the vehicle's own average is beside that of the fleet. */
  ownAverage: string | null;
  totalFuel: number;
  rows: LineView[];
  totals: {
    count: number;
    totalDistance: number;
    taxableDistance: number;
    taxableFuel: number;
    taxPaidFuel: number;
    netTaxableFuel: number;
    /** Null where a line is not computed. */
    taxCents: number | null;
    interestCents: number | null;
  };
}

const FUEL_SHORT: Record<FuelUnit, string> = {
  gallon: 'gal',
  litre: 'L',
  gge: 'GGE',
  dge: 'DGE',
  kwh: 'kWh',
  kg: 'kg',
  m3: 'm³',
};

export const fuelShort = (unit: FuelUnit): string => FUEL_SHORT[unit];

const nameOf = (code: string): string => jurisdictionByCode(code)?.name ?? code;
const lineKey = (line: { fuelType: FuelType; jurisdiction: string; segment: Segment | null }): string =>
  `${line.fuelType}/${line.jurisdiction}/${line.segment?.from ?? ''}`;
const averageText = (average: Average): string | null =>
  average.hundredths === null ? null : fixedFromScaled(average.hundredths, 2);

function periodOf(segment: Segment | null): string | null {
  return segment ? `${formatUsDate(segment.from).slice(0, 5)} to ${formatUsDate(segment.to)}` : null;
}

/** Makers of the report's groups in order, so that only those of one page are made. */
export function groupsOf(report: QuarterReport): (() => GroupView)[] {
  const { computed, filter } = report;
  const shown = (rows: LineView[]) => (!filter.hideNoData || rows.some(hasData) ? rows : []);
  const emptyOf = new Map<FuelType, LineView[]>();
  for (const empty of report.emptyLines) {
    const list = emptyOf.get(empty.fuelType) ?? [];
    list.push(emptyRow(empty));
    emptyOf.set(empty.fuelType, list);
  }
  if (!filter.perEquipment && filter.equipmentId === null) {
    return computed.schedules.map(
      (schedule) => () => fleetGroup(schedule, computed, emptyOf.get(schedule.fuelType) ?? [], shown),
    );
  }
  const names = new Map(report.units.map((unit) => [String(unit.id), unit.unit]));
  const vins = new Map(report.units.map((unit) => [String(unit.id), unit.vin]));
  const lines = new Map(
    computed.schedules.flatMap((schedule) => schedule.lines.map((line) => [lineKey(line), line] as const)),
  );
  const wanted = report.shares.filter(
    (share) => filter.equipmentId === null || share.equipmentId === String(filter.equipmentId),
  );
  return sortShares(wanted, names).flatMap((share) => {
    const vehicle = {
      title: unitTitle(share.equipmentId, names),
      vin: vins.get(share.equipmentId ?? '') ?? null,
    };
    return computed.schedules
      .filter(
        (schedule) =>
          share.fuels.some((fuel) => fuel.fuelType === schedule.fuelType) ||
          share.lines.some((line) => line.fuelType === schedule.fuelType),
      )
      .map(
        (schedule) => () =>
          shareGroup(share, schedule, computed, lines, vehicle, emptyOf.get(schedule.fuelType) ?? [], shown),
      );
  });
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function sortShares(shares: readonly EquipmentShare[], names: ReadonlyMap<string, string>): EquipmentShare[] {
  const rank = (share: EquipmentShare) =>
    share.equipmentId === null || share.equipmentId === NO_UNIT ? 1 : 0;
  const name = (share: EquipmentShare) => names.get(share.equipmentId ?? '') ?? '';
  return [...shares].sort((a, b) => rank(a) - rank(b) || collator.compare(name(a), name(b)));
}

/** Whether something happened there: a line of zeros, as returns filed earlier may have, is no data. */
const hasData = (row: LineView): boolean =>
  row.totalDistance !== 0 || (row.kind !== 'outside' && (row.taxPaidFuel !== 0 || row.taxCents !== 0));

function fleetGroup(
  schedule: Schedule,
  computed: IftaReturn,
  empty: readonly LineView[],
  shown: (rows: LineView[]) => LineView[],
): GroupView {
  const rows = [
    ...sorted([...schedule.lines.flatMap((line) => shown(returnRows(line))), ...empty]),
    ...schedule.nonIftaLines.flatMap(({ jurisdiction, totalDistance }) =>
      shown([outsideRow(jurisdiction, nameOf(jurisdiction), totalDistance)]),
    ),
  ];
  return {
    ...headOf(schedule, computed),
    key: schedule.fuelType,
    title: computed.schedules.length > 1 ? fuelTypeName(schedule.fuelType) : null,
    unit: null,
    vin: null,
    ownAverage: null,
    totalFuel: schedule.totalFuel,
    rows,
    totals: totalsOf(rows),
  };
}

function shareGroup(
  share: EquipmentShare,
  schedule: Schedule,
  computed: IftaReturn,
  lines: ReadonlyMap<string, ReturnLine>,
  { title, vin }: { title: string; vin: string | null },
  empty: readonly LineView[],
  shown: (rows: LineView[]) => LineView[],
): GroupView {
  const fuel: ShareFuel | undefined = share.fuels.find((entry) => entry.fuelType === schedule.fuelType);
  const own = share.lines.filter((line) => line.fuelType === schedule.fuelType);
  const present = new Set(own.map((line) => line.jurisdiction));
  const rows = sorted([
    ...own.flatMap((line) => shown(shareRows(line, lines.get(lineKey(line))))),
    ...empty.filter((row) => !present.has(row.code)),
  ]);
  const inside = own.reduce((sum, line) => sum + line.totalDistance, 0);
  const outside = (fuel?.totalDistance ?? inside) - inside;
  if (outside > 0) rows.push(outsideRow('', 'Outside IFTA', outside));
  const several = computed.schedules.length > 1;
  return {
    ...headOf(schedule, computed),
    key: `${share.equipmentId ?? NO_UNIT}-${schedule.fuelType}`,
    title: several ? `${title}, ${fuelTypeInSentence(schedule.fuelType)}` : title,
    unit: title,
    vin,
    ownAverage: fuel ? averageText(fuel.average) : null,
    totalFuel: fuel?.totalFuel ?? 0,
    rows,
    totals: totalsOf(rows),
  };
}

function headOf(schedule: Schedule, computed: IftaReturn) {
  return {
    fuelType: schedule.fuelType,
    fuelName: fuelTypeName(schedule.fuelType),
    fuelInSentence: fuelTypeInSentence(schedule.fuelType),
    fuelCode: fuelFormCode(schedule.fuelType) ?? null,
    fuelUnit: schedule.fuelUnit,
    fuelShort: fuelShort(schedule.fuelUnit),
    average: averageText(schedule.average),
    averageHundredths: schedule.average.hundredths,
    averageUnit: averageUnitName(schedule.fuelUnit, computed.unitSystem),
  };
}

const ratePerOf = (line: Pick<ReturnLine, 'basis' | 'rateUnit'>): LineView['ratePer'] =>
  line.basis === 'none' ? 'none' : line.rateUnit === 'mile' ? 'distance' : 'fuel';

function returnRows(line: ReturnLine): LineView[] {
  return rowsOf(line, line, line.surcharge ? line.surcharge.cents : 0);
}

function shareRows(share: ShareLine, line: ReturnLine | undefined): LineView[] {
  return line ? rowsOf(line, share, share.surchargeCents) : [];
}

type Figures = Pick<
  ShareLine,
  | 'totalDistance'
  | 'taxableDistance'
  | 'taxableFuel'
  | 'taxPaidFuel'
  | 'netTaxableFuel'
  | 'taxCents'
  | 'interestCents'
>;

/** A tax line and, where there is one, its surcharge line, on which the forms repeat K alone. Interest is on the tax line. */
function rowsOf(line: ReturnLine, figures: Figures, surchargeCents: number | null): LineView[] {
  const common = {
    code: line.jurisdiction,
    name: nameOf(line.jurisdiction),
    period: periodOf(line.segment),
    rateStatus: line.notComputed === 'missing-rate' ? ('missing' as const) : line.rateStatus,
  };
  const tax: LineView = {
    ...common,
    key: lineKey(line),
    kind: 'tax',
    rate: line.rate,
    ratePer: ratePerOf(line),
    totalDistance: figures.totalDistance,
    taxableDistance: figures.taxableDistance,
    taxableFuel: figures.taxableFuel,
    taxPaidFuel: figures.taxPaidFuel,
    netTaxableFuel: figures.netTaxableFuel,
    taxCents: figures.taxCents,
    interestCents: figures.interestCents,
  };
  if (!line.surcharge) return [tax];
  const byDistance = line.rateUnit === 'mile';
  return [
    tax,
    {
      ...common,
      key: `${lineKey(line)}/surcharge`,
      kind: 'surcharge',
      rate: line.surcharge.rate,
      ratePer: byDistance ? 'distance' : 'fuel',
      totalDistance: 0,
      taxableDistance: 0,
      taxableFuel: byDistance ? null : figures.taxableFuel,
      taxPaidFuel: 0,
      netTaxableFuel: byDistance ? null : figures.taxableFuel,
      taxCents: surchargeCents,
      interestCents: 0,
    },
  ];
}

function emptyRow({ fuelType, jurisdiction, segment, rate }: QuarterReport['emptyLines'][number]): LineView {
  return {
    key: lineKey({ fuelType, jurisdiction, segment }),
    code: jurisdiction,
    name: nameOf(jurisdiction),
    kind: 'tax',
    period: periodOf(segment),
    rate: rate?.rate ?? null,
    ratePer: rate === null || rate.rate === null ? 'none' : rate.unit === 'mile' ? 'distance' : 'fuel',
    rateStatus: rate === null ? 'missing' : rate.status,
    totalDistance: 0,
    taxableDistance: 0,
    taxableFuel: 0,
    taxPaidFuel: 0,
    netTaxableFuel: 0,
    taxCents: 0,
    interestCents: 0,
  };
}

function outsideRow(code: string, name: string, totalDistance: number): LineView {
  return {
    key: `outside-${code}`,
    code,
    name,
    kind: 'outside',
    period: null,
    rate: null,
    ratePer: 'none',
    rateStatus: null,
    totalDistance,
    taxableDistance: 0,
    taxableFuel: null,
    taxPaidFuel: 0,
    netTaxableFuel: null,
    taxCents: null,
    interestCents: null,
  };
}

/** By name, as the forms list them; the surcharge stays under its tax line. */
function sorted(rows: LineView[]): LineView[] {
  return rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => (a.row.name === b.row.name ? a.index - b.index : a.row.name < b.row.name ? -1 : 1))
    .map(({ row }) => row);
}

/** Sums of the rows; the surcharge line repeats K and counts its tax only. */
function totalsOf(rows: readonly LineView[]): GroupView['totals'] {
  const sum = (pick: (row: LineView) => number | null) =>
    rows.reduce((total, row) => total + (pick(row) ?? 0), 0);
  const taxRows = rows.filter((row) => row.kind === 'tax');
  const whole = (pick: (row: LineView) => number | null) =>
    rows.some((row) => row.kind !== 'outside' && pick(row) === null) ? null : sum(pick);
  const sumTax = (pick: (row: LineView) => number | null) =>
    taxRows.reduce((total, row) => total + (pick(row) ?? 0), 0);
  return {
    count: taxRows.length,
    totalDistance: sum((row) => row.totalDistance),
    taxableDistance: sum((row) => row.taxableDistance),
    taxableFuel: sumTax((row) => row.taxableFuel),
    taxPaidFuel: sum((row) => row.taxPaidFuel),
    netTaxableFuel: sumTax((row) => row.netTaxableFuel),
    taxCents: whole((row) => row.taxCents),
    interestCents: whole((row) => row.interestCents),
  };
}
