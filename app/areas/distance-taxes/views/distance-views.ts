import type { RateStanding } from '~/areas/distance-taxes/rules/distance-brackets';
import type { TaxLine } from '~/areas/distance-taxes/rules/compute-distance-tax';
import { exactDistance, spansIn, type StatePeriod } from '~/areas/distance-taxes/rules/state-return';
import { asksAnything, type Frequency } from '~/areas/distance-taxes/rules/tax-periods';
import { formatLongDate, monthName, type LocalDate } from '~/engine/calendar/local-date';
import { heaviestOf, spanOn, type EarlierWeights } from '~/areas/equipment/rules/dated-weights';
import { firstDayOfQuarter, quarterLabel, quarterMonths } from '~/engine/calendar/quarter';
import { csvLine } from '~/engine/text/csv';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { shareMilliPercent, type DistanceYear } from '~/areas/distance-taxes/rules/distance-year';
import type { DistanceTax } from '~/areas/distance-taxes/rules/distance-taxes';
import { decimal, roundHalfUp, sumDecimals, toWhole, type Decimal } from '~/engine/units/decimal';
import { roundPartsToTotal } from '~/engine/units/distribute';
import { centsToText, fixedFromScaled } from '~/engine/units/format';
import type { DistanceTaxReport, IrpReport } from '~/areas/distance-taxes/distance-report.server';

const nameOf = (code: string): string => jurisdictionByCode(code)?.name ?? code;
const collator = new Intl.Collator('en', { numeric: true });

type DistanceSum = IrpReport['sums'][number];

export const yearLabel = ({ endYear, registrationYear }: DistanceYear): string =>
  `July ${endYear - 1} to June ${endYear} (registration year ${registrationYear})`;

export interface IrpView {
  label: string;
  endYear: number;
  years: { value: string; label: string }[];
  vehicles: { value: string; label: string }[];
  vehicleId: number | null;
  distanceUnit: 'mi' | 'km';
  total: number;
  rows: { code: string; name: string; distance: number; percent: string; units: number }[];
  byVehicle: { id: string; unit: string; distance: number; places: number; percent: string }[];
}

const idOf = (id: number | null): string => String(id ?? 'none');

/** Whole distances and how many they are. */
interface Added {
  distance: number;
  count: number;
}

function add<Key>(sums: Map<Key, Added>, key: Key, distance: number): void {
  const sum = sums.get(key);
  sums.set(key, { distance: (sum?.distance ?? 0) + distance, count: (sum?.count ?? 0) + 1 });
}

/**
 * The distance year of the fleet, or of one vehicle alone. Whole figures: what each vehicle drove in a jurisdiction adds up to
 * the fleet's figure, so both tables have one total.
 */
export function irpView(report: IrpReport, vehicleId: number | null): IrpView {
  const { unit, year } = report;
  const names = new Map(report.vehicles.map((vehicle) => [vehicle.id, vehicle.unit]));
  // A state that was corrected to zero has no data: it is no row and counts nowhere.
  const sums = report.sums.filter((sum) => sum.tenthMiles !== 0);
  const byPlace = new Map<string, DistanceSum[]>();
  for (const sum of sums) {
    const place = byPlace.get(sum.jurisdiction);
    if (place) place.push(sum);
    else byPlace.set(sum.jurisdiction, [sum]);
  }
  const places = new Map<string, Added>();
  const vehicles = new Map<number | null, Added>();
  for (const [code, place] of byPlace) {
    const exact = place.map((sum) => exactDistance(sum, unit));
    const whole = roundPartsToTotal(exact, toWhole(sumDecimals(exact)));
    place.forEach(({ equipmentId }, index) => {
      const distance = whole[index] ?? 0;
      add(vehicles, equipmentId, distance);
      if (vehicleId === null) add(places, code, distance);
    });
    for (const sum of place)
      if (sum.equipmentId === vehicleId && vehicleId !== null)
        add(places, code, toWhole(exactDistance(sum, unit)));
  }
  const lines = [...places]
    .map(([code, { distance, count }]) => ({ code, name: nameOf(code), distance, units: count }))
    .filter(({ distance }) => distance !== 0);
  const total = lines.reduce((sum, line) => sum + line.distance, 0);
  const fleet = [...vehicles].map(([id, { distance, count }]) => ({
    id: idOf(id),
    unit: id === null ? 'No unit named' : (names.get(id) ?? idOf(id)),
    distance,
    places: count,
  }));
  const fleetTotal = fleet.reduce((sum, vehicle) => sum + vehicle.distance, 0);
  return {
    label: yearLabel(year),
    endYear: year.endYear,
    years: report.years.map((one) => ({
      value: String(one.endYear),
      label: `July ${one.endYear - 1} to June ${one.endYear}`,
    })),
    vehicles: report.vehicles.map((vehicle) => ({ value: String(vehicle.id), label: vehicle.unit })),
    vehicleId,
    distanceUnit: unit === 'mile' ? 'mi' : 'km',
    total,
    rows: lines
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((line) => ({ ...line, percent: fixedFromScaled(shareMilliPercent(line.distance, total), 3) })),
    byVehicle: fleet
      .sort((a, b) => collator.compare(a.unit, b.unit))
      .map((vehicle) => ({
        ...vehicle,
        percent: fixedFromScaled(shareMilliPercent(vehicle.distance, fleetTotal), 3),
      })),
  };
}

/** One row for each vehicle and jurisdiction, with the registration's numbers; distance to the tenth, in the base's unit. */
export function irpCsv(report: IrpReport): string {
  const vehicles = new Map(report.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  let csv = csvLine([
    'irp_account',
    'irp_fleet',
    'period',
    'unit',
    'vin',
    'jurisdiction',
    'name',
    report.unit === 'mile' ? 'miles' : 'km',
  ]);
  const period = `${report.year.endYear - 1}-07-01 to ${report.year.endYear}-06-30`;
  for (const sum of report.sums
    .filter(({ tenthMiles }) => tenthMiles !== 0)
    .sort(
      (a, b) => (a.equipmentId ?? 0) - (b.equipmentId ?? 0) || (a.jurisdiction < b.jurisdiction ? -1 : 1),
    )) {
    const vehicle = sum.equipmentId === null ? undefined : vehicles.get(sum.equipmentId);
    csv += csvLine([
      report.account,
      report.fleet,
      period,
      vehicle?.unit,
      vehicle?.vin,
      sum.jurisdiction,
      nameOf(sum.jurisdiction),
      roundHalfUp(exactDistance(sum, report.unit), 1).toFixed(1),
    ]);
  }
  return csv;
}

export interface TaxBaseView {
  code: DistanceTax['jurisdiction'];
  name: string;
  note: string;
  months: string[];
  rows: {
    key: string;
    unit: string;
    /** The first day of this weight, where the vehicle has another one before it. */
    since: string;
    weight: string;
    subject: 'yes' | 'no' | 'unknown';
    months: number[];
    total: number;
  }[];
  /** Miles of vehicles that are subject to it. */
  subjectMiles: number;
  /** Miles of vehicles whose deciding weight nobody has entered. */
  unknownMiles: number;
  /** The weight that decides about them, as its field is called. */
  decidedBy: 'weight' | 'combined weight';
  /** A person chooses how it is filed, or enters miles of its own. */
  asksAnything: boolean;
  /** Of all its periods; null where a rate or weight is missing. */
  taxCents: number | null;
  periods: TaxPeriodView[];
  frequency: Frequency;
  /** The yearly return, with the quarter that it is filed after. */
  year: TaxPeriodView | null;
}

/** The lines of a return of one state and period. */
export interface TaxPeriodView {
  key: string;
  label: string;
  due: string;
  lines: {
    key: string;
    units: string;
    kind: string;
    weights: string;
    miles: number;
    rate: string;
    tax: string;
    source: string;
  }[];
  taxableMiles: number;
  cents: number | null;
  problems: string[];
  cautions: string[];
}

const STANDINGS: Record<RateStanding, string> = {
  law: '',
  reprint: ' (read from a reprint of the law)',
  verify: ' (verify before you file)',
};

/** Dollars a mile, all published decimals. */
function rateText({ microDollars, part }: TaxLine): string {
  const full = `$${fixedFromScaled(microDollars, 6).replace(/0{1,2}$/, '')}`;
  if (part === 'whole') return full;
  return part === 'two-thirds' ? `${full} x 2/3` : `${full} / 1.4`;
}

function periodLabel({ key, months }: StatePeriod, quarter: string): string {
  return months.length === 1 ? monthName(Number(key.slice(5))) : quarter;
}

const periodView = (period: StatePeriod, quarter: string): TaxPeriodView =>
  returnView(period, { key: period.key, label: periodLabel(period, quarter) });

const returnView = (
  period: Pick<StatePeriod, 'dueDate' | 'result'> & Partial<Pick<StatePeriod, 'notes'>>,
  { key, label }: { key: string; label: string },
): TaxPeriodView => ({
  key,
  label,
  due: formatLongDate(period.dueDate),
  lines: period.result.lines.map((line, index) => ({
    key: `${key}-${index}`,
    units: [...new Set(line.units)].join(', '),
    kind: line.kind,
    weights: line.weights,
    miles: line.miles,
    rate: rateText(line),
    tax: centsToText(line.cents),
    source: line.citation + STANDINGS[line.standing],
  })),
  taxableMiles: period.result.taxableMiles,
  cents: period.result.cents,
  problems: [...period.result.problems, ...(period.notes ?? [])],
  cautions: [...new Set(period.result.lines.map((line) => line.caution))].filter((text) => text !== ''),
});

/** Whole miles of each month with their sum: each month's own where it is a return, else parts of the quarter's. */
function wholeMonths(exact: readonly Decimal[], areReturns: boolean): { months: number[]; total: number } {
  const total = areReturns
    ? exact.reduce((sum, month) => sum + toWhole(month), 0)
    : toWhole(sumDecimals(exact));
  return { months: areReturns ? exact.map(toWhole) : roundPartsToTotal(exact, total), total };
}

/** As its returns have it; in one of them is enough, where what decides differs between them. */
function subjectIn(
  periods: readonly StatePeriod[],
  { id, weighedFrom }: { id: number | null; weighedFrom: LocalDate | null },
): TaxBaseView['rows'][number]['subject'] {
  const said = periods.flatMap(({ vehicles }) =>
    vehicles.flatMap((vehicle) =>
      vehicle.equipmentId === id && vehicle.weighedFrom === weighedFrom ? [vehicle.subject] : [],
    ),
  );
  return said.find((subject) => subject === 'yes') ?? said[0] ?? 'unknown';
}

/** Miles of a vehicle at one of its weights, by month. */
interface WeighedMonths {
  id: number | null;
  weights: EarlierWeights | undefined;
  months: Map<string, Decimal>;
}

/** The base of each distance tax: whole miles by vehicle and month. */
export function distanceTaxViews(report: DistanceTaxReport): { label: string; taxes: TaxBaseView[] } {
  const { quarter } = report;
  const months = quarterMonths(quarter);
  const firstDay = firstDayOfQuarter(quarter);
  const keys = months.map((month) => `${quarter.year}-${String(month).padStart(2, '0')}`);
  const vehicles = new Map(report.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const taxes = report.returns.map(({ tax, periods, frequency }): TaxBaseView => {
    const byUnit = new Map<string, WeighedMonths>();
    for (const sum of report.sums) {
      if (sum.jurisdiction !== tax.jurisdiction) continue;
      const vehicle = sum.equipmentId === null ? undefined : vehicles.get(sum.equipmentId);
      const weights = vehicle && spanOn(spansIn(tax.jurisdiction, vehicle), sum.since);
      const key = [idOf(sum.equipmentId), ...(weights?.from ? [weights.from] : [])].join(' ');
      const unit = byUnit.get(key) ?? { id: sum.equipmentId, weights, months: new Map<string, Decimal>() };
      unit.months.set(sum.month, exactDistance(sum, 'mile').plus(unit.months.get(sum.month) ?? 0));
      byUnit.set(key, unit);
    }
    const rows = [...byUnit].map(([key, { id, weights, months: sums }]) => {
      const vehicle = id === null ? undefined : vehicles.get(id);
      const weight = weights ? heaviestOf(weights) : 0;
      const weighedFrom = weights?.from ?? null;
      return {
        key,
        unit: id === null ? 'No unit named' : (vehicle?.unit ?? idOf(id)),
        since: weighedFrom !== null && weighedFrom > firstDay ? formatLongDate(weighedFrom) : '',
        weight: weight === 0 ? '' : String(weight).replace(/\B(?=(\d{3})+$)/g, ','),
        subject: subjectIn(periods, { id, weighedFrom }),
        ...wholeMonths(
          keys.map((key) => sums.get(key) ?? decimal(0)),
          periods.length > 1,
        ),
      };
    });
    const year = report.years.get(tax.jurisdiction);
    const milesOf = (subject: 'yes' | 'unknown') =>
      rows.filter((row) => row.subject === subject).reduce((sum, row) => sum + row.total, 0);
    return {
      code: tax.jurisdiction,
      name: tax.name,
      note: tax.note,
      months: months.map(monthName),
      rows: rows.sort((a, b) => collator.compare(a.unit, b.unit)),
      subjectMiles: milesOf('yes'),
      unknownMiles: milesOf('unknown'),
      decidedBy: tax.combinationsOnly ? 'combined weight' : 'weight',
      asksAnything: asksAnything(tax),
      taxCents: periods.some(({ result }) => result.cents === null)
        ? null
        : periods.reduce((sum, { result }) => sum + (result.cents ?? 0), 0),
      periods: periods
        .filter((period) => period.vehicles.length > 0)
        .map((period) => periodView(period, quarterLabel(quarter))),
      frequency,
      year: year ? returnView(year, { key: String(quarter.year), label: `Year ${quarter.year}` }) : null,
    };
  });
  return { label: quarterLabel(quarter), taxes };
}

/** The miles by vehicle and month, then the lines of each state's return. */
export function distanceTaxCsv(report: DistanceTaxReport): string {
  const { taxes } = distanceTaxViews(report);
  let csv = csvLine([
    'tax',
    'jurisdiction',
    'unit',
    'weight_lb',
    'subject',
    'month_1',
    'month_2',
    'month_3',
    'miles',
    'period',
    'due',
    'kind',
    'bracket',
    'taxable_miles',
    'rate',
    'tax_usd',
    'source',
  ]);
  for (const tax of taxes) {
    for (const row of tax.rows)
      csv += csvLine([
        tax.name,
        tax.code,
        row.unit,
        row.weight.replace(',', ''),
        row.subject,
        ...row.months,
        row.total,
        ...Array.from({ length: 8 }, () => ''),
      ]);
    for (const period of [...tax.periods, ...(tax.year ? [tax.year] : [])]) {
      for (const line of period.lines)
        csv += csvLine([
          tax.name,
          tax.code,
          line.units,
          '',
          'return line',
          '',
          '',
          '',
          '',
          period.label,
          period.due,
          line.kind,
          line.weights.replace(/,/g, ''),
          line.miles,
          line.rate,
          line.tax,
          line.source,
        ]);
      for (const problem of period.problems)
        csv += csvLine([
          tax.name,
          tax.code,
          '',
          '',
          'note',
          ...Array.from({ length: 4 }, () => ''),
          period.label,
          period.due,
          ...Array.from({ length: 5 }, () => ''),
          problem,
        ]);
    }
  }
  return csv;
}
