import { findRates, listPublishedQuarterKeys, type StoredRate } from '~/areas/rates/data/rates.server';
import { parseQuarterKey, quarterKey, quarterOf, type Quarter } from '~/engine/calendar/quarter';
import { isFuelType } from '~/engine/ifta/fuel-types';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import { defaultRateQuarter } from '~/areas/rates/rules/default-quarter';
import { rateFigureText } from '~/areas/rates/rules/rate-figure';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

/** The Rate entity of the API. Figures are text with the published digits; null is "no rate", or not known (see `status`). */
export interface RateEntity {
  id: number;
  country: 'US' | 'CA';
  jurisdiction: string;
  jurisdiction_name: string;
  year: number;
  quarter: number;
  fuel_type: string;
  /** US$ per US gallon, or per `unit`. */
  value: string | null;
  surcharge_value: string | null;
  /** C$ per liter, or per kilometer or `unit`. */
  value_cad: string | null;
  surcharge_value_cad: string | null;
  unit: string;
  status: string;
  /** The first day it is in force. */
  effective_from: string;
}

export interface ListRatesInput {
  year?: string | undefined;
  quarter?: string | undefined;
  fuelType?: string | undefined;
  search: string;
  searchable: readonly string[];
  order: { column: string; direction: 'asc' | 'desc' } | null;
  start: number;
  length: number;
  /** The last rate of the page before, in the columns that the order goes by. */
  after?: RateKey | undefined;
}

export type RateKey = Pick<
  RateEntity,
  'country' | 'jurisdiction_name' | 'value' | 'surcharge_value' | 'effective_from'
> &
  Partial<Pick<RateEntity, 'value_cad' | 'surcharge_value_cad'>>;

export interface RateList {
  rows: RateEntity[];
  total: number;
  filtered: number;
  quarter: Quarter;
}

/**
 * The rates of one quarter as a list: searched, sorted, cut to a page. Without a year the default quarter; with a year alone
 * that year's. At most two queries.
 */
export async function listRates(ctx: Ctx, input: ListRatesInput): Promise<Result<RateList>> {
  const fuel = input.fuelType ?? 'special_diesel';
  if (!isFuelType(fuel))
    return invalid('Unknown fuel type.', { fuel_type: ['Choose a fuel type of the list.'] });
  const quarter = await chosenQuarter(ctx, input);
  if (!quarter.ok) return quarter;
  const key = quarterKey(quarter.value);
  const stored = await findRates(ctx.scope, [key], { fuel });
  const all = stored.map((rate) => rateEntity(rate, quarter.value));
  const compare = comparator(input.order);
  const found = all.filter((rate) => matches(rate, input.search, input.searchable)).sort(compare);
  const { after } = input;
  const rest = after ? found.filter((rate) => compare(rate, after) > 0) : found;
  return ok({
    rows: rest.slice(input.start, input.start + input.length),
    total: all.length,
    filtered: found.length,
    quarter: quarter.value,
  });
}

/** A stored rate as the API names it. */
export function rateEntity(rate: StoredRate, quarter: Quarter): RateEntity {
  const { country, name } = requireJurisdiction(rate.jurisdiction);
  return {
    id: rate.id,
    country: country === 'CA' ? 'CA' : 'US',
    jurisdiction: rate.jurisdiction,
    jurisdiction_name: name,
    year: quarter.year,
    quarter: quarter.quarter,
    fuel_type: rate.fuel,
    value: rateFigureText(rate.usd.rateTenThousandths),
    surcharge_value: rateFigureText(rate.usd.surchargeTenThousandths),
    value_cad: rateFigureText(rate.cad.rateTenThousandths),
    surcharge_value_cad: rateFigureText(rate.cad.surchargeTenThousandths),
    unit: rate.unit,
    status: rate.status,
    effective_from: rate.effectiveFrom,
  };
}

async function chosenQuarter(ctx: Ctx, { year, quarter }: ListRatesInput): Promise<Result<Quarter>> {
  const known = (await listPublishedQuarterKeys(ctx.scope)).flatMap((key) => parseQuarterKey(key) ?? []);
  const wrong = (field: string, text: string) => invalid(text, { [field]: [text] });
  if (year !== undefined && !/^\d{4}$/.test(year)) return wrong('year', 'The year must have four digits.');
  if (quarter !== undefined && !/^[1-4]$/.test(quarter))
    return wrong('quarter', 'The quarter must be 1, 2, 3 or 4.');
  const whole = defaultRateQuarter(known, year === undefined ? undefined : Number(year));
  const wanted = quarter === undefined ? whole : quarterOf(Number(year ?? whole?.year), Number(quarter));
  if (!wanted || !known.some((entry) => quarterKey(entry) === quarterKey(wanted)))
    return notFound('There are no rates for this quarter.');
  return ok(wanted);
}

function matches(rate: RateEntity, search: string, searchable: readonly string[]): boolean {
  if (search === '') return true;
  const needle = search.toLowerCase();
  const isSearched = (column: string) => searchable.length === 0 || searchable.includes(column);
  const texts = [
    isSearched('jurisdiction') ? `${rate.jurisdiction}\n${rate.jurisdiction_name}` : '',
    isSearched('country') ? rate.country : '',
    isSearched('value') ? (rate.value ?? '') : '',
    isSearched('surcharge_value') ? (rate.surcharge_value ?? '') : '',
  ];
  return texts.some((text) => text.toLowerCase().includes(needle));
}

const byName = (a: RateKey, b: RateKey): number =>
  compareText(b.country, a.country) ||
  compareText(a.jurisdiction_name, b.jurisdiction_name) ||
  compareText(a.effective_from, b.effective_from);

/** Ties, and lists without an order, go by country and name, so that pages never overlap. */
function comparator(order: ListRatesInput['order']): (a: RateKey, b: RateKey) => number {
  const keys: Record<string, (rate: RateKey) => string | null> = {
    country: (rate) => rate.country,
    jurisdiction: (rate) => rate.jurisdiction_name,
    value: (rate) => rate.value,
    surcharge_value: (rate) => rate.surcharge_value,
    value_cad: (rate) => rate.value_cad ?? null,
    surcharge_value_cad: (rate) => rate.surcharge_value_cad ?? null,
  };
  const key = order && keys[order.column];
  if (!key) return byName;
  const sign = order.direction === 'desc' ? -1 : 1;
  return (a, b) => {
    const [first, second] = [key(a), key(b)];
    // What has no figure comes last in both directions. Four decimals and one digit before the point sort as text.
    if (first === null || second === null) return first === second ? byName(a, b) : first === null ? 1 : -1;
    return sign * compareText(first, second) || byName(a, b);
  };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
