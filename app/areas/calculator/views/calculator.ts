import { quarterKey, quarterLabel, parseQuarterKey, type Quarter } from '~/engine/calendar/quarter';
import type { CalculatedRoute, CalculationStop, FuelPurchase } from '~/areas/calculator/rules/calculation';
import { averageUnitName } from '~/engine/ifta/notice';
import type { IftaReturn, ReturnLine, Schedule } from '~/engine/ifta/return-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import type { RateStatus } from '~/engine/jurisdictions/published-rate';
import { fixedFromScaled, formatWhole } from '~/engine/units/format';

/** What the presenters read of a stored calculation. */
export interface CalculationRow {
  uid: string;
  stops: CalculationStop[];
  quarterKey: number;
  status: 'pending' | 'ok' | 'error';
  routeError: string | null;
  distanceTenthMiles: number | null;
  route: CalculatedRoute | null;
  fuelPurchases: FuelPurchase[] | null;
}

export interface WholeMiles {
  code: string;
  miles: number;
}

export interface RoadEntry {
  kind: 'stop' | 'line';
  label: string;
  mile: number;
  code?: string;
}

export interface FuelStepView {
  uid: string;
  from: string;
  to: string;
  period: string;
  quarterKey: number;
  quarters: { value: string; label: string }[];
  totalMiles: number;
  rows: { code: string; name: string; miles: number; gallons: string }[];
  road: RoadEntry[];
  highways: string;
  notices: string[];
}

const nameOf = (code: string): string => jurisdictionByCode(code)?.name ?? code;

const milesOf = (tenths: number): number => Math.round(tenths / 10);

const periodOf = (key: number): string => {
  const quarter = parseQuarterKey(key);
  return quarter ? quarterLabel(quarter) : '';
};

/** Gallons as a person would type them: "120", "120.5". */
const typedGallons = (thousandths: number): string =>
  fixedFromScaled(thousandths, 3)
    .replace(/,/g, '')
    .replace(/\.?0+$/, '');

/** Stops and state lines in travel order, with whole miles from the start. */
export function roadOf({ stops, route, distanceTenthMiles }: CalculationRow): RoadEntry[] {
  if (!route || distanceTenthMiles === null) return [];
  let atTenths = 0;
  const marks: { entry: RoadEntry; at: number; order: number }[] = stops.map((stop, index) => {
    if (index > 0) atTenths += route.legs[index - 1]?.tenthMiles ?? 0;
    const at = index === stops.length - 1 ? distanceTenthMiles : atTenths;
    return { entry: { kind: 'stop', label: stop.label, mile: milesOf(at) }, at, order: 1 };
  });
  for (const { to, atTenthMiles } of route.crossings) {
    marks.push({
      entry: { kind: 'line', label: nameOf(to), mile: milesOf(atTenthMiles), code: to },
      at: atTenthMiles,
      order: 0,
    });
  }
  return marks.sort((a, b) => a.at - b.at || a.order - b.order).map(({ entry }) => entry);
}

/** The second step: miles by jurisdiction, and what has been typed for each. */
export function fuelStepView(
  row: CalculationRow,
  miles: WholeMiles[],
  quarters: Quarter[],
  typed?: Map<string, string>,
): FuelStepView {
  const stored = new Map(
    row.fuelPurchases?.map(({ state, gallonsThousandths }) => [state, typedGallons(gallonsThousandths)]),
  );
  return {
    uid: row.uid,
    from: row.stops[0]?.label ?? '',
    to: row.stops.at(-1)?.label ?? '',
    period: periodOf(row.quarterKey),
    quarterKey: row.quarterKey,
    quarters: quarters.map((quarter) => ({
      value: String(quarterKey(quarter)),
      label: quarterLabel(quarter),
    })),
    totalMiles: miles.reduce((sum, line) => sum + line.miles, 0),
    rows: miles.map((line) => ({
      ...line,
      name: nameOf(line.code),
      gallons: (typed ?? stored).get(line.code) ?? '',
    })),
    road: roadOf(row),
    highways: (row.route?.highways ?? []).join(', '),
    notices: row.route?.notices ?? [],
  };
}

export interface ReportRow {
  key: string;
  code: string;
  name: string;
  /** "0.2000", or null where there is none or it is not known. */
  rate: string | null;
  rateStatus: RateStatus | 'missing' | null;
  kind: 'tax' | 'surcharge' | 'outside';
  taxableMiles: number;
  taxableGallons: number | null;
  taxPaidGallons: number;
  netGallons: number | null;
  taxCents: number | null;
}

export interface ReportView {
  uid: string;
  from: string;
  to: string;
  period: string;
  /** "6.45" and its unit. */
  average: string;
  averageUnit: string;
  rows: ReportRow[];
  totals: {
    taxableMiles: number;
    totalMiles: number;
    taxableGallons: number;
    taxPaidGallons: number;
    netGallons: number;
    taxCents: number;
  };
  /** False where a rate is missing: the total is then short of it. */
  complete: boolean;
  rateStatus: RateStatus | null;
  warnings: string[];
}

function rowsOf(line: ReturnLine): ReportRow[] {
  const base = { code: line.jurisdiction, name: nameOf(line.jurisdiction) };
  const tax: ReportRow = {
    ...base,
    key: line.jurisdiction,
    kind: 'tax',
    rate: line.rate,
    rateStatus: line.notComputed === 'missing-rate' ? 'missing' : line.rateStatus,
    taxableMiles: line.taxableDistance,
    taxableGallons: line.taxableFuel,
    taxPaidGallons: line.taxPaidFuel,
    netGallons: line.netTaxableFuel,
    taxCents: line.taxCents,
  };
  if (!line.surcharge) return [tax];
  const surcharge: ReportRow = {
    ...base,
    key: `${line.jurisdiction}-surcharge`,
    kind: 'surcharge',
    rate: line.surcharge.rate,
    rateStatus: line.rateStatus,
    taxableMiles: 0,
    taxableGallons: line.taxableFuel,
    taxPaidGallons: 0,
    netGallons: line.taxableFuel,
    taxCents: line.surcharge.cents,
  };
  return [tax, surcharge];
}

/** The third step: the return of this one trip, a line per jurisdiction and surcharge. */
export function reportView(
  row: CalculationRow,
  quarter: Quarter,
  computed: IftaReturn,
  schedule: Schedule,
  warnings: string[],
): ReportView {
  const outside = schedule.nonIftaLines.map(({ jurisdiction, totalDistance }): ReportRow => ({
    key: jurisdiction,
    code: jurisdiction,
    name: nameOf(jurisdiction),
    kind: 'outside',
    rate: null,
    rateStatus: null,
    taxableMiles: totalDistance,
    taxableGallons: null,
    taxPaidGallons: 0,
    netGallons: null,
    taxCents: null,
  }));
  const { totals } = schedule;
  return {
    uid: row.uid,
    from: row.stops[0]?.label ?? '',
    to: row.stops.at(-1)?.label ?? '',
    period: quarterLabel(quarter),
    average: schedule.average.hundredths === null ? '' : fixedFromScaled(schedule.average.hundredths, 2),
    averageUnit: averageUnitName(schedule.fuelUnit, computed.unitSystem),
    rows: [...schedule.lines.flatMap(rowsOf), ...outside],
    totals: {
      taxableMiles: totals.taxableDistance,
      totalMiles: schedule.totalDistance,
      taxableGallons: totals.taxableFuel,
      taxPaidGallons: totals.taxPaidFuel,
      netGallons: totals.netTaxableFuel,
      taxCents: computed.totals.netTaxCents,
    },
    complete: schedule.complete,
    rateStatus: computed.rateStatus,
    warnings,
  };
}

/** A calculation as programs read it. */
export function calculationResource(row: CalculationRow, miles: WholeMiles[]) {
  const quarter = parseQuarterKey(row.quarterKey);
  return {
    id: row.uid,
    uid: row.uid,
    status: row.status,
    info: { quarter: quarter?.quarter ?? null, year: quarter?.year ?? null },
    warnings: row.status === 'error' ? [row.routeError ?? ''] : (row.route?.notices ?? []),
    ...(row.status === 'error' ? { message: row.routeError ?? '' } : {}),
    trip:
      row.status === 'ok' && row.distanceTenthMiles !== null
        ? {
            distance: row.distanceTenthMiles / 10,
            display_distance: `${formatWhole(milesOf(row.distanceTenthMiles))} mi`,
            state_mileages: (row.route?.jurisdictions ?? []).map(({ code, tenthMiles }, index) => ({
              state: code,
              state_name: nameOf(code),
              distance: tenthMiles / 10,
              display_distance: formatWhole(miles[index]?.miles ?? 0),
            })),
          }
        : null,
    engine: row.route?.engine ?? null,
    attribution: row.route?.attribution ?? null,
  };
}

/** The demo tax report as programs read it: rows and totals in the specification's names. */
export function demoReportResource(view: ReportView, quarter: Quarter) {
  const money = (cents: number | null): string | null =>
    cents === null ? null : fixedFromScaled(cents, 2).replace(/,/g, '');
  return {
    info: { quarter: quarter.quarter, year: quarter.year },
    avg_miles_gallons: view.average,
    complete: view.complete,
    rate_status: view.rateStatus,
    warnings: view.warnings,
    data: view.rows.map((row) => ({
      state: row.code,
      state_name: row.kind === 'surcharge' ? `${row.name} surcharge` : row.name,
      line: row.kind,
      rate: row.rate,
      rate_status: row.rateStatus,
      miles: row.taxableMiles,
      fuel_consumed: row.taxableGallons,
      fuel_purchased: row.taxPaidGallons,
      fuel_taxable: row.netGallons,
      tax_amount: money(row.taxCents),
    })),
    totals: {
      count: view.rows.length,
      consumption: view.average,
      miles: view.totals.taxableMiles,
      fuel_consumed: view.totals.taxableGallons,
      fuel_purchased: view.totals.taxPaidGallons,
      fuel_taxable: view.totals.netGallons,
      tax_amount: money(view.totals.taxCents),
    },
  };
}
