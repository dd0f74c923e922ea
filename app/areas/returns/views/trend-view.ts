import { monthName } from '~/engine/calendar/local-date';
import { quarterLabel, quarterMonths } from '~/engine/calendar/quarter';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { convertDistance, convertFuel } from '~/engine/units/conversion';
import {
  Decimal,
  decimal,
  roundHalfAwayFromZero,
  roundHalfUp,
  sumDecimals,
  toSafeInteger,
} from '~/engine/units/decimal';
import type { TrendReport } from '~/areas/returns/trend-report.server';

export interface QuarterTrend {
  label: string;
  distance: number;
  fuel: number;
  /** Hundredths; null without one. */
  averageHundredths: number | null;
  /** Null where it lacks a rate. */
  taxCents: number | null;
  /** Hundredths of a cent a mile or km. */
  taxPerDistance: number | null;
  complete: boolean;
}

export interface PlaceTrend {
  code: string;
  name: string;
  distance: number[];
  /** Of the last quarter; null where a rate is missing and the tax is not computed. */
  taxCents: number | null;
  change: number;
}

export interface UnitTrend {
  key: string;
  unit: string;
  /** Hundredths of miles per gallon (or of kilometers per liter) for each month; null without fuel or miles. */
  months: (number | null)[];
  quarter: number | null;
}

export interface TrendView {
  label: string;
  symbol: string;
  distanceUnit: 'mi' | 'km';
  quarters: QuarterTrend[];
  places: PlaceTrend[];
  months: string[];
  units: UnitTrend[];
}

/** Distance for a unit of fuel in hundredths, half up; null where one of them is nothing. */
const ratioHundredths = (distance: Decimal, fuel: Decimal): number | null =>
  distance.isZero() || fuel.isZero() ? null : toSafeInteger(roundHalfUp(distance.times(100).dividedBy(fuel)));

/** Tenths of a millimeter in a kilometer. */
const TENTH_MILLIMETERS = 10_000_000;

export function trendView({ returns, quarter, months, units }: TrendReport): TrendView {
  const last = returns.at(-1);
  const keys = quarterMonths(quarter).map((month) => `${quarter.year}-${String(month).padStart(2, '0')}`);
  const names = new Map(units.map((unit) => [unit.id, unit.unit]));
  const rowsOf = new Map<number | null, TrendReport['months']>();
  for (const row of months) {
    const own = rowsOf.get(row.equipmentId);
    if (own) own.push(row);
    else rowsOf.set(row.equipmentId, [row]);
  }
  const collator = new Intl.Collator('en', { numeric: true });
  const isMetric = last?.distanceUnit === 'km';
  const economy = (tenthMiles: number, liters: Decimal, tenthMillimeters: number | null): number | null =>
    ratioHundredths(
      convertDistance(
        tenthMillimeters === null
          ? { value: new Decimal(tenthMiles).dividedBy(10), unit: 'mile' }
          : { value: new Decimal(tenthMillimeters).dividedBy(TENTH_MILLIMETERS), unit: 'km' },
        isMetric ? 'km' : 'mile',
      ),
      convertFuel({ value: liters, unit: 'litre' }, isMetric ? 'litre' : 'gallon'),
    );
  return {
    label: quarterLabel(quarter),
    symbol: last?.base.currency === 'CAD' ? 'C$' : '$',
    distanceUnit: last?.distanceUnit === 'km' ? 'km' : 'mi',
    quarters: returns.map(quarterTrend),
    places: placesOf(returns),
    months: quarterMonths(quarter).map(monthName),
    units: [...rowsOf]
      .map(([id, own]) => {
        const sum = (pick: (row: (typeof own)[number]) => number) =>
          own.reduce((total, row) => total + pick(row), 0);
        return {
          key: String(id ?? 'none'),
          unit: id === null ? 'No unit named' : (names.get(id) ?? String(id)),
          months: keys.map((key) => {
            const row = own.find((one) => one.month === key);
            return row ? economy(row.tenthMiles, decimal(row.liters), row.tenthMillimeters) : null;
          }),
          quarter: economy(
            sum((row) => row.tenthMiles),
            sumDecimals(own.map((row) => decimal(row.liters))),
            own.some((row) => row.tenthMillimeters === null) ? null : sum((row) => row.tenthMillimeters ?? 0),
          ),
        };
      })
      .sort((a, b) => collator.compare(a.unit, b.unit)),
  };
}

function quarterTrend(computed: IftaReturn): QuarterTrend {
  const { totals } = computed;
  const [main] = computed.schedules;
  return {
    label: quarterLabel(computed.quarter),
    distance: totals.totalDistance,
    fuel: computed.schedules.reduce((sum, schedule) => sum + schedule.totalFuel, 0),
    averageHundredths: computed.schedules.length === 1 ? (main?.average.hundredths ?? null) : null,
    taxCents: computed.complete ? totals.netTaxCents : null,
    taxPerDistance:
      totals.totalDistance === 0 || !computed.complete
        ? null
        : toSafeInteger(
            roundHalfAwayFromZero(new Decimal(totals.netTaxCents).times(100).dividedBy(totals.totalDistance)),
          ),
    complete: computed.complete,
  };
}

/** The jurisdictions by distance over all quarters, the longest first. */
function placesOf(returns: readonly IftaReturn[]): PlaceTrend[] {
  const codes = new Set(
    returns.flatMap((computed) =>
      computed.schedules.flatMap((schedule) => schedule.lines.map((line) => line.jurisdiction)),
    ),
  );
  const total = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0);
  const last = returns.at(-1);
  return [...codes]
    .map((code) => {
      const linesOf = (computed: IftaReturn) =>
        computed.schedules.flatMap((schedule) => schedule.lines.filter((line) => line.jurisdiction === code));
      const distance = returns.map((computed) => total(linesOf(computed).map((line) => line.totalDistance)));
      const taxes = last
        ? linesOf(last).flatMap((line) => [line.taxCents, ...(line.surcharge ? [line.surcharge.cents] : [])])
        : [];
      const taxCents = taxes.every((cents) => cents !== null) ? total(taxes) : null;
      return {
        code,
        name: jurisdictionByCode(code)?.name ?? code,
        distance,
        taxCents,
        change: (distance.at(-1) ?? 0) - (distance.at(-2) ?? 0),
      };
    })
    .sort((a, b) => total(b.distance) - total(a.distance) || (a.name < b.name ? -1 : 1));
}
