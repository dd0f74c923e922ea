import { compareQuarters, quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { DEFAULT_FUEL_TYPE, fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import type { JurisdictionRates, StoredRate } from '~/areas/rates/read-jurisdiction-rates.server';
import { hasFigure } from '~/areas/rates/rules/rate-row';
import { sumOf, textsOf } from './jurisdiction-rates';
import { differenceText, PER } from './rates';

/** A line of the comparison of two, in US$ per gallon. */
export interface ComparedLine {
  /** A fuel, or a quarter. */
  what: string;
  first: ComparedFigure;
  second: ComparedFigure;
  /** Second less first, surcharges included; empty where one is missing or their units differ. */
  difference: string;
}

export interface ComparedFigure {
  rate: string;
  surcharge: string;
  /** "per mile", where it is not per gallon. */
  per: string;
}

export interface ComparedView {
  quarter: Quarter & { label: string };
  /** Every fuel for which one of the two has a rate. */
  fuels: ComparedLine[];
  /** Diesel, newest quarter first. */
  diesel: ComparedLine[];
}

/** Two members side by side: every fuel of a quarter, and diesel in every quarter, both in US$ so that they can be set against each other. */
export function comparedView(
  first: JurisdictionRates,
  second: JurisdictionRates,
  quarter: Quarter,
): ComparedView {
  const lastOf = ({ rates }: JurisdictionRates, of: Quarter, fuel: FuelType) =>
    rates.filter((rate) => rate.quarterKey === quarterKey(of) && rate.fuel === fuel).at(-1);
  const info = first.quarters.find((entry) => quarterKey(entry.quarter) === quarterKey(quarter));
  const line = (what: string, of: Quarter, fuel: FuelType): ComparedLine => {
    const [left, right] = [lastOf(first, of, fuel), lastOf(second, of, fuel)];
    const isComparable =
      isKnown(left) && isKnown(right) && left.unit === right.unit && !CONVERTED_AS_LITERS.has(left.unit);
    return {
      what,
      first: figureOf(left),
      second: figureOf(right),
      difference: isComparable ? differenceText(sumOf(right.usd) - sumOf(left.usd)) || 'same' : '',
    };
  };
  return {
    quarter: { ...quarter, label: quarterLabel(quarter) },
    fuels: (info?.fuels ?? [])
      .filter((fuel) => [first, second].some((one) => isTold(lastOf(one, quarter, fuel))))
      .map((fuel) => line(fuelTypeName(fuel), quarter, fuel)),
    diesel: [...first.quarters]
      .sort((one, other) => compareQuarters(other.quarter, one.quarter))
      .map(({ quarter: of }) => line(quarterLabel(of), of, DEFAULT_FUEL_TYPE)),
  };
}

/** The US$ figure of these is the matrix's own conversion, as if liters were meant: no difference can be made of it. */
const CONVERTED_AS_LITERS: ReadonlySet<StoredRate['unit']> = new Set(['kg', 'm3']);

const isTold = (rate: StoredRate | undefined): boolean =>
  rate !== undefined && (rate.status === 'missing' || hasFigure(rate));

const isKnown = (rate: StoredRate | undefined): rate is StoredRate =>
  rate !== undefined && rate.status !== 'missing' && rate.usd.rateTenThousandths !== null;

function figureOf(rate: StoredRate | undefined): ComparedFigure {
  if (!rate) return { rate: 'no rate', surcharge: '', per: '' };
  if (rate.status === 'missing') return { rate: 'not known', surcharge: '', per: '' };
  return { ...textsOf(rate.usd), per: PER[rate.unit]?.usd ?? '' };
}
