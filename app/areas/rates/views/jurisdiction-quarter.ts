import type { LocalDate } from '~/engine/calendar/local-date';
import {
  compareQuarters,
  firstDayOfQuarter,
  quarterKey,
  quarterLabel,
  quarterPeriodLabel,
  type Quarter,
} from '~/engine/calendar/quarter';
import { DEFAULT_FUEL_TYPE, fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import type {
  JurisdictionRates,
  PublishedQuarter,
  StoredRate,
} from '~/areas/rates/read-jurisdiction-rates.server';
import { jurisdictionSlug } from '~/areas/rates/rules/jurisdiction-slug';
import { changeOf } from '~/areas/rates/rules/rate-changes';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import { hasFigure, legislatedPrice, type RatePrice, type RateStatus } from '~/areas/rates/rules/rate-row';
import { noteTexts, OREGON_NOTE, rowNotes } from './rate-notes';
import { differenceText, PER } from './rates';

type NamedQuarter = Quarter & { label: string };

/** One fuel of one place in one quarter, in both published units. */
export interface QuarterRate {
  key: string;
  fuel: string;
  /** First day of a rate that changed inside the quarter. */
  from: LocalDate | null;
  usd: UnitRate;
  cad: UnitRate;
  /** "+0.0070" against the quarter before, in the currency that the place legislates; empty where nothing changed. */
  change: string;
  surchargeChange: string;
  /** Only where it differs from the status of the page. */
  status: RateStatus | null;
}

export interface UnitRate {
  /** "0.2000", or the words that are in its place. */
  rate: string;
  isFigure: boolean;
  /** Empty where there is none. */
  surcharge: string;
  /** "per mile", where that is not the unit of the column. */
  per: string;
}

export interface JurisdictionQuarterView {
  name: string;
  slug: string;
  code: string;
  quarter: NamedQuarter & { period: string };
  /** "$0.2000 per gallon (C$0.0739 per liter)"; null where the place has no diesel rate. */
  lead: string | null;
  status: RateStatus;
  about: string[];
  warning: string;
  lines: QuarterRate[];
  /** Fuels of the quarter for which this place has no rate. */
  without: string[];
  notes: string[];
  /** The offered quarters around this one. */
  previous: NamedQuarter | null;
  next: NamedQuarter | null;
  /** "C$/L" or "US$/gal": what the changes are in. */
  changeUnit: string;
  checkedOn: LocalDate;
}

/** The quarters for which a place's rates are known, newest first: those that its pages offer. */
export function offeredQuarters({ quarters, rates }: JurisdictionRates): PublishedQuarter[] {
  return quarters
    .filter((entry) => {
      const own = rates.filter((rate) => rate.quarterKey === quarterKey(entry.quarter));
      return own.length === 0 || own.some(({ status }) => status !== 'missing');
    })
    .sort((one, other) => compareQuarters(other.quarter, one.quarter));
}

/** The page of one state or province and one quarter; null where its rates are not known for that quarter. */
export function jurisdictionQuarterView(
  all: JurisdictionRates,
  quarter: Quarter,
  today: LocalDate,
): JurisdictionQuarterView | null {
  const { name, country } = requireJurisdiction(all.code);
  const offered = offeredQuarters(all);
  const at = offered.findIndex((entry) => quarterKey(entry.quarter) === quarterKey(quarter));
  const info = offered[at];
  if (!info) return null;
  const [next, previous] = [offered[at - 1], offered[at + 1]];
  const ratesOf = (entry: PublishedQuarter | undefined, fuel: FuelType): StoredRate[] =>
    entry
      ? all.rates.filter((rate) => rate.quarterKey === quarterKey(entry.quarter) && rate.fuel === fuel)
      : [];
  const diesel = ratesOf(info, DEFAULT_FUEL_TYPE).at(-1);
  const status = diesel?.status ?? (info.matrixStatus === 'final' ? 'final' : 'preliminary');
  const isTold = (fuel: FuelType) =>
    ratesOf(info, fuel).some((rate) => rate.status === 'missing' || hasFigure(rate));
  const rows = info.fuels.flatMap((fuel) => (isTold(fuel) ? ratesOf(info, fuel) : []));
  const notes = rows.length === 0 && all.code === 'OR' ? [OREGON_NOTE] : rows.flatMap(rowNotes);
  return {
    name,
    code: all.code,
    slug: jurisdictionSlug(name),
    quarter: { ...named(info), period: quarterPeriodLabel(quarter) },
    lead: diesel && hasFigure(diesel) ? leadText(diesel, country === 'US') : null,
    status,
    about: noteTexts.about(info, status),
    warning: noteTexts.warning(info, status, today),
    lines: rows.map((rate) => {
      const isLast = ratesOf(info, rate.fuel).at(-1) === rate;
      const before = ratesOf(previous, rate.fuel).at(-1);
      const change =
        isLast && before && before.status !== 'missing' && rate.status !== 'missing'
          ? changeOf(all.code, rate.fuel, legislatedPrice(before), legislatedPrice(rate))
          : undefined;
      return {
        key: `${rate.fuel} ${rate.effectiveFrom}`,
        fuel: fuelTypeName(rate.fuel),
        from: rate.effectiveFrom === firstDayOfQuarter(quarter) ? null : rate.effectiveFrom,
        usd: unitRate(rate, 'usd'),
        cad: unitRate(rate, 'cad'),
        change: differenceText(change?.rateDifferenceTenThousandths),
        surchargeChange: differenceText(change?.surchargeDifferenceTenThousandths),
        status: rate.status === status ? null : rate.status,
      };
    }),
    without: info.fuels.filter((fuel) => !isTold(fuel)).map(fuelTypeName),
    notes: [...new Set(notes)],
    previous: previous ? named(previous) : null,
    next: next ? named(next) : null,
    changeUnit: country === 'US' ? 'US$/gal' : 'C$/L',
    checkedOn: info.checkedOn,
  };
}

const named = ({ quarter }: PublishedQuarter): NamedQuarter => ({ ...quarter, label: quarterLabel(quarter) });

function unitRate(rate: StoredRate, currency: 'usd' | 'cad'): UnitRate {
  const price: RatePrice = rate[currency];
  const other: RatePrice = currency === 'usd' ? rate.cad : rate.usd;
  const isUnknown = rate.status === 'missing' || (price.rateTenThousandths === null && hasRate(other));
  return {
    rate:
      price.rateTenThousandths !== null
        ? formatRateFigure(price.rateTenThousandths)
        : isUnknown
          ? 'not known'
          : 'no rate',
    isFigure: price.rateTenThousandths !== null,
    surcharge: price.surchargeTenThousandths === null ? '' : formatRateFigure(price.surchargeTenThousandths),
    per: PER[rate.unit]?.[currency] ?? '',
  };
}

const hasRate = ({ rateTenThousandths }: RatePrice): boolean => rateTenThousandths !== null;

function leadText(rate: StoredRate, isState: boolean): string {
  const text = (price: RatePrice, sign: string, per: string) =>
    price.rateTenThousandths === null
      ? ''
      : `${sign}${formatRateFigure(price.rateTenThousandths)} per ${per}` +
        (price.surchargeTenThousandths === null
          ? ''
          : ` plus a surcharge of ${sign}${formatRateFigure(price.surchargeTenThousandths)}`);
  const both = [text(rate.usd, '$', 'gallon'), text(rate.cad, 'C$', 'liter')];
  const [own, other] = isState ? both : both.reverse();
  return own && other ? `${own} (${other})` : own || other || '';
}
