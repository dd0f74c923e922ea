import type { LocalDate } from '~/engine/calendar/local-date';
import { longDate } from '~/engine/calendar/long-date';
import { parseQuarterKey, quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { DEFAULT_FUEL_TYPE, fuelTypeName, isFuelType, type FuelType } from '~/engine/ifta/fuel-types';
import { hasIftaFuelTax, requireJurisdiction } from '~/engine/jurisdictions/codes';
import type { JurisdictionRates, StoredRate } from '~/areas/rates/read-jurisdiction-rates.server';
import { defaultRateQuarter } from '~/areas/rates/rules/default-quarter';
import {
  FACTS_CHECKED_ON,
  FACT_TOPICS,
  JURISDICTION_FACTS,
  type JurisdictionFact,
} from '~/areas/rates/rules/jurisdiction-facts';
import { jurisdictionSlug } from '~/areas/rates/rules/jurisdiction-slug';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import type { RateStatus } from '~/areas/rates/rules/rate-row';
import { OREGON_NOTE } from './rate-notes';

/** A figure of the current quarter. */
export interface CurrentRate {
  fuel: string;
  rate: string;
  /** Empty where there is none. */
  surcharge: string;
  /** "per mile", where that is not the unit of the column. */
  per: string;
}

/** A quarter's rate of one fuel, rate and surcharge together where both are charged. */
export interface HistoryLine {
  quarter: Quarter & { label: string };
  /** First day of a rate that changed inside the quarter. */
  from: LocalDate | null;
  rate: string;
  surcharge: string;
  /** "+0.0070" against the line before it; empty where nothing changed. */
  change: string;
  status: RateStatus;
}

/** A step of the chart: `value` in ten-thousandths, surcharge included. */
export interface ChartStep {
  label: string;
  /** Quarters since the year 0: where it is on the axis of time. */
  at: number;
  value: number;
  text: string;
}

export interface JurisdictionView {
  code: string;
  name: string;
  slug: string;
  isState: boolean;
  quarter: Quarter & { label: string };
  /** "US$/gal" or "C$/L". */
  unit: string;
  status: RateStatus;
  /** Why it has no rate at all, where that is so by law. */
  note: string | null;
  current: CurrentRate[];
  fuel: { id: FuelType; name: string };
  fuels: { id: FuelType; name: string; isCurrent: boolean }[];
  history: HistoryLine[];
  chart: ChartStep[];
  facts: { topic: string; list: readonly JurisdictionFact[] }[];
  factsCheckedOn: string;
  checkedOn: LocalDate;
  /** "$0.6300 per gallon", in words for the first sentence; null where none is known. */
  lead: string | null;
}

const PER: Partial<Record<StoredRate['unit'], string>> = {
  mile: 'per mile',
  kwh: 'per kWh',
  kg: 'per kg',
  m3: 'per m³',
  gge: 'per GGE',
  dge: 'per DGE',
};

/** The page of one state or province; null where no quarter is published yet. */
export function jurisdictionView(
  { code, quarters, rates }: JurisdictionRates,
  wantedFuel: string | null,
): JurisdictionView | null {
  const { name, country } = requireJurisdiction(code);
  const quarter = defaultRateQuarter(quarters.map((entry) => entry.quarter));
  const info = quarter && quarters.find((entry) => quarterKey(entry.quarter) === quarterKey(quarter));
  if (!info) return null;
  const isState = country === 'US';
  const price = (rate: StoredRate) => (isState ? rate.usd : rate.cad);
  const figures = rates.filter(
    (rate) => price(rate).rateTenThousandths !== null || price(rate).surchargeTenThousandths !== null,
  );
  const known = info.fuels.filter((id) => figures.some((rate) => rate.fuel === id));
  const fuel = isFuelType(wantedFuel) && known.includes(wantedFuel) ? wantedFuel : DEFAULT_FUEL_TYPE;
  const now = figures.filter((rate) => rate.quarterKey === quarterKey(quarter));
  const current = info.fuels.flatMap((id): CurrentRate[] => {
    const last = now.filter((rate) => rate.fuel === id).at(-1);
    return last ? [{ fuel: fuelTypeName(id), ...textsOf(price(last)), per: PER[last.unit] ?? '' }] : [];
  });
  const ofFuel = figures.filter((rate) => rate.fuel === fuel);
  const history = ofFuel.map((rate, index): HistoryLine => {
    const before = ofFuel[index - 1];
    const difference = before ? sumOf(price(rate)) - sumOf(price(before)) : 0;
    const of = parseQuarterKey(rate.quarterKey)!;
    return {
      quarter: { ...of, label: quarterLabel(of) },
      from: isMidQuarter(rate, ofFuel) ? rate.effectiveFrom : null,
      ...textsOf(price(rate)),
      change: difference === 0 ? '' : `${difference > 0 ? '+' : ''}${formatRateFigure(difference)}`,
      status: rate.status,
    };
  });
  const lead = now.filter((rate) => rate.fuel === DEFAULT_FUEL_TYPE).at(-1);
  return {
    code,
    name,
    slug: jurisdictionSlug(name),
    isState,
    quarter: { ...quarter, label: quarterLabel(quarter) },
    unit: isState ? 'US$/gal' : 'C$/L',
    status: lead?.status ?? 'missing',
    note: hasIftaFuelTax(code) ? null : OREGON_NOTE,
    current,
    fuel: { id: fuel, name: fuelTypeName(fuel) },
    fuels: known.map((id) => ({ id, name: fuelTypeName(id), isCurrent: id === fuel })),
    chart: ofFuel.map((rate, index) => ({
      label: history[index]?.quarter.label ?? '',
      at: ordinalOf(history[index]?.quarter),
      value: sumOf(price(rate)),
      text: formatRateFigure(sumOf(price(rate))),
    })),
    history: history.reverse(),
    facts: FACT_TOPICS.flatMap((topic) => {
      const list = (JURISDICTION_FACTS[code] ?? []).filter((fact) => fact.topic === topic);
      return list.length > 0 ? [{ topic, list }] : [];
    }),
    factsCheckedOn: longDate(FACTS_CHECKED_ON),
    checkedOn: info.checkedOn,
    lead: lead ? leadText(price(lead), isState) : null,
  };
}

const ordinalOf = (quarter: Quarter | undefined): number =>
  quarter ? quarter.year * 4 + quarter.quarter : 0;

type Price = StoredRate['usd'];

/** Rate and surcharge together. */
export const sumOf = ({ rateTenThousandths, surchargeTenThousandths }: Price): number =>
  (rateTenThousandths ?? 0) + (surchargeTenThousandths ?? 0);

/** Rate and surcharge as texts. */
export const textsOf = ({ rateTenThousandths, surchargeTenThousandths }: Price) => ({
  rate: rateTenThousandths === null ? 'no rate' : formatRateFigure(rateTenThousandths),
  surcharge: surchargeTenThousandths === null ? '' : formatRateFigure(surchargeTenThousandths),
});

const isMidQuarter = (rate: StoredRate, all: readonly StoredRate[]): boolean =>
  all.some((one) => one.quarterKey === rate.quarterKey && one.effectiveFrom < rate.effectiveFrom);

function leadText(price: Price, isState: boolean): string {
  const [sign, per] = isState ? ['$', 'per gallon'] : ['C$', 'per liter'];
  const { rate, surcharge } = textsOf(price);
  return surcharge === ''
    ? `${sign}${rate} ${per}`
    : `${sign}${rate} ${per} and a surcharge of ${sign}${surcharge}`;
}
