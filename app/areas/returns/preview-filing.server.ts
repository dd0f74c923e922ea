import {
  listFiledReturns,
  listFilings,
  type FiledReturn,
  type FiledSummary,
} from '~/areas/returns/data/filed-returns.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { FilingCountry } from '~/engine/calendar/due-date';
import type { LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { amendReturn, type Amendment } from '~/engine/ifta/amend-return';
import { INTEREST_RATES, interestRateForYear, type InterestRate } from '~/engine/ifta/interest-rates';
import { availableCredit, type CreditStep } from '~/areas/returns/rules/credit-ledger';
import { isUnlicensed, readinessOf, type Readiness } from '~/areas/returns/rules/readiness';
import { coverOf } from '~/areas/returns/rules/sum-to-pay';
import type { Ctx } from '~/platform/context';
import { computeQuarter, type ComputedQuarter, type ComputeOptions } from './compute-quarter.server';
import { readQuarterBasis } from './quarter-basis.server';

/** What filing now, on these days, would come to. */
export interface FilingPreview {
  quarter: ComputedQuarter;
  readiness: Readiness;
  /** The last version filed, where the quarter was opened again. */
  previous: FiledReturn | null;
  /** Against it; null for an original return. */
  amendment: Amendment | null;
  version: number;
  /** Null, like the two below: not computed, for want of a rate. */
  interestCents: number | null;
  penaltyCents: number | null;
  /** What this filing adds: due of an original, difference of an amended return. Negative is a credit. */
  stepCents: number | null;
  /** Late: interest and penalty are those of this day. */
  asOf: LocalDate | null;
  /** Years without a known interest rate: the filer enters it. */
  unknownInterestYears: readonly number[];
  complete: boolean;
}

/** How a quarter is computed, with what has been read of it before. */
type PreviewOptions = Pick<ComputeOptions, 'shares' | 'emptyLines' | 'basis'>;

export interface FilingDays {
  filedOn: LocalDate;
  paidOn: LocalDate | null;
  interestPercent: string | null;
}

/**
 * Works out a quarter as if it were filed on these days, without filing it: what every paper and screen of a quarter
 * that is not filed shows. With `shares` every vehicle's as well.
 */
export async function previewFiling(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  days: FilingDays,
  today: LocalDate,
  options: PreviewOptions = {},
): Promise<FilingPreview> {
  const basis = options.basis ?? (await readQuarterBasis(ctx.scope, [quarter]));
  const versions =
    basis.of(quarter).versions > 0 ? await listFiledReturns(ctx.scope, quarterKey(quarter)) : [];
  const previous = versions[0] ?? null;
  const paidOn = days.paidOn ?? days.filedOn;
  const ratesFor = (country: FilingCountry) => interestRatesWith(country, days.interestPercent, paidOn);

  // An amended return states the new figures in full; interest runs on what it adds (R1230).
  const computedQuarter = await computeQuarter(ctx, quarter, {
    ...options,
    basis,
    ...(previous
      ? {}
      : {
          filing: ({ country }) => ({ filedOn: days.filedOn, paidOn, interestRates: ratesFor(country) }),
        }),
  });
  const { computed, carrier } = computedQuarter;
  const { licensedSince } = carrier;
  const isDue = !isUnlicensed(quarter, licensedSince);
  const { country, unitSystem } = computed.base;
  const canCompare = previous !== null && previous.figures.computed.unitSystem === unitSystem;
  const amendment =
    previous && canCompare
      ? amendReturn(previous.figures.computed, computed, { paidOn, interestRates: ratesFor(country) })
      : null;
  const readiness = readinessOf({ ...computedQuarter, quarter, today, filed: false });
  const complete = computed.complete && (amendment?.complete ?? true);
  const cover = coverOf(computed);
  const orNull = (cents: number) => (complete ? cents : null);
  return {
    quarter: computedQuarter,
    readiness:
      previous && !canCompare
        ? {
            state: 'blocked',
            blockers: [
              ...readiness.blockers,
              'The return was filed in other units: set the base jurisdiction back to compare.',
            ],
          }
        : readiness,
    previous,
    amendment,
    version: (previous?.version ?? 0) + 1,
    interestCents: amendment ? orNull(amendment.interestCents) : cover.interestCents,
    penaltyCents: amendment ? orNull(0) : cover.penaltyCents,
    stepCents: orNull(amendment ? amendment.netTaxCents + amendment.interestCents : computed.totals.dueCents),
    asOf: isDue && (paidOn > computed.dueDate.date || computed.late) ? paidOn : null,
    unknownInterestYears: computed.interestPeriod?.unknownYears ?? [],
    complete,
  };
}

/** A quarter that is not filed, with today's figures. */
export const previewToday = (
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  today: LocalDate,
  options: PreviewOptions = {},
): Promise<FilingPreview> =>
  previewFiling(ctx, quarter, { filedOn: today, paidOn: null, interestPercent: null }, today, options);

/** Credit of other filings, in the currency of this one, that may be used. */
export async function creditFor(ctx: Ctx<CarrierScope>, { quarter }: FilingPreview): Promise<number> {
  const { currency } = quarter.computed.base;
  const filings = await listFilings(ctx.scope);
  return availableCredit(filings.filter((filing) => filing.currency === currency).map(toStep));
}

export const toStep = (filing: FiledSummary): CreditStep => ({
  quarterKey: filing.quarterKey,
  version: filing.version,
  stepCents: filing.differenceCents ?? filing.dueCents,
  creditUse: filing.creditUse,
  creditAppliedCents: filing.creditAppliedCents,
});

/** The table with the filer's own rate for the years it does not know. */
function interestRatesWith(
  country: FilingCountry,
  percent: string | null,
  paidOn: LocalDate,
): readonly InterestRate[] {
  if (percent === null) return INTEREST_RATES;
  const last = Number(paidOn.slice(0, 4));
  const known = (year: number) =>
    INTEREST_RATES.some(
      (rate) => rate.country === country && rate.from <= `${year}-01-01` && rate.to >= `${year}-12-31`,
    );
  const years = [last - 2, last - 1, last].filter((year) => !known(year));
  return [
    ...INTEREST_RATES,
    ...years.map((year) => interestRateForYear(country, year, percent, 'entered by the filer')),
  ];
}
