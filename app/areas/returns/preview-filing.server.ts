import {
  listFiledReturns,
  listFilings,
  type FiledReturn,
  type FiledSummary,
} from '~/areas/returns/data/filed-returns.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { LocalDate } from '~/engine/calendar/local-date';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { amendReturn, type Amendment } from '~/engine/ifta/amend-return';
import { INTEREST_RATES, interestRateForYear, type InterestRate } from '~/engine/ifta/interest-rates';
import { availableCredit, type CreditStep } from '~/areas/returns/rules/credit-ledger';
import { readinessOf, type Readiness } from '~/areas/returns/rules/readiness';
import type { Ctx } from '~/platform/context';
import { computeQuarter, type ComputedQuarter } from './compute-quarter.server';

/** What filing now, on these days, would come to. */
export interface FilingPreview {
  quarter: ComputedQuarter;
  readiness: Readiness;
  /** The last version filed, where the quarter was opened again. */
  previous: FiledReturn | null;
  /** Against it; null for an original return. */
  amendment: Amendment | null;
  version: number;
  interestCents: number;
  penaltyCents: number;
  /** What this filing adds: due of an original, difference of an amended return. Negative is a credit. */
  stepCents: number;
  /** Credit of other filings that may be used. */
  availableCreditCents: number;
  /** Years without a known interest rate: the filer enters it. */
  unknownInterestYears: readonly number[];
  complete: boolean;
}

export interface FilingDays {
  filedOn: LocalDate;
  paidOn: LocalDate | null;
  interestPercent: string | null;
}

/** Works out a filing without filing it. With `shares` every vehicle's as well. */
export async function previewFiling(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  days: FilingDays,
  today: LocalDate,
  options: { shares?: boolean } = {},
): Promise<FilingPreview> {
  const key = quarterKey(quarter);
  const [versions, filings] = [await listFiledReturns(ctx.scope, key), await listFilings(ctx.scope)];
  const previous = versions[0] ?? null;
  const paidOn = days.paidOn ?? days.filedOn;
  const ratesFor = (country: 'US' | 'CA') => interestRatesWith(country, days.interestPercent, paidOn);

  // An amended return states the new figures in full; interest runs on what it adds (R1230).
  const first = await computeQuarter(ctx, quarter, options);
  const { country, unitSystem } = { ...first.computed.base };
  const computedQuarter = previous
    ? first
    : await computeQuarter(ctx, quarter, {
        ...options,
        filing: { filedOn: days.filedOn, paidOn, interestRates: ratesFor(country) },
      });
  const { computed } = computedQuarter;
  const canCompare = previous !== null && previous.figures.computed.unitSystem === unitSystem;
  const amendment =
    previous && canCompare
      ? amendReturn(previous.figures.computed, computed, { paidOn, interestRates: ratesFor(country) })
      : null;
  const { pendingTrips, failedTrips, withoutUnit } = computedQuarter;
  const readiness = readinessOf({
    quarter,
    today,
    filed: false,
    computed,
    pendingTrips,
    failedTrips,
    withoutUnit,
  });
  const interestCents = amendment ? amendment.interestCents : computed.totals.interestCents;
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
    interestCents,
    penaltyCents: amendment ? 0 : computed.totals.penaltyCents,
    stepCents: amendment ? amendment.netTaxCents + amendment.interestCents : computed.totals.dueCents,
    availableCreditCents: availableCredit(
      filings.filter((filing) => filing.currency === computed.base.currency).map(toStep),
    ),
    unknownInterestYears: computed.interestPeriod?.unknownYears ?? [],
    complete: amendment ? amendment.complete : computed.complete,
  };
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
  country: 'US' | 'CA',
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
