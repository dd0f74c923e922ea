import { formatUsDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import type { Amendment, LineChange } from '~/engine/ifta/amend-return';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { usableCredit } from '~/areas/returns/rules/credit-ledger';
import { ownRatesHint, type OwnRatesHint } from '~/areas/returns/rules/own-rates-hint';
import { sumToPay, type Amount, type AmountList, type SumToPay } from '~/areas/returns/rules/sum-to-pay';
import { missingOfLicensee, quarterStateName } from '~/areas/returns/rules/readiness';
import type { FiledSummary } from '~/areas/returns/data/filed-returns.server';
import type { FilingPreview } from '~/areas/returns/preview-filing.server';
import type { FilingSteps } from '~/areas/returns/quarter-report.server';
import { centsText } from './figures';

export interface DifferenceView {
  key: string;
  code: string;
  name: string;
  fuel: string;
  distance: number;
  taxableFuel: number | null;
  taxPaidFuel: number;
  taxCents: number | null;
  interestCents: number | null;
}

export interface FilingView {
  label: string;
  quarterKey: number;
  version: number;
  isAmended: boolean;
  state: FilingPreview['readiness']['state'];
  stateName: string;
  blockers: string[];
  /** Whether the profile lacks what a return needs. */
  lacksProfile: boolean;
  ownRates: OwnRatesHint;
  dueDate: string;
  daysLeft: number;
  sum: AmountList;
  stepCents: number | null;
  symbol: string;
  distanceUnit: 'mi' | 'km';
  isLate: boolean;
  isZero: boolean;
  availableCreditCents: number;
  usableCreditText: string;
  unknownInterestYears: number[];
  differences: DifferenceView[];
}

/** What the amended return adds; cents are null where the new return lacks a rate. */
export const amendmentLines = (amendment: Amendment): Amount[] =>
  (
    [
      ['Tax added or less', amendment.taxCents],
      ['Surcharge added or less', amendment.surchargeCents],
      ['Interest on the additional tax', amendment.interestCents],
    ] as const
  ).map(([label, cents]) => ({ label, cents: amendment.complete ? cents : null }));

/** A return as it was filed, with the credit that was applied. */
export const filedSum = (
  filed: Pick<FiledSummary, 'version' | 'differenceCents' | 'interestCents' | 'creditAppliedCents'> & {
    figures: { computed: IftaReturn };
  },
): SumToPay =>
  sumToPay({
    computed: filed.figures.computed,
    creditAppliedCents: filed.creditAppliedCents,
    amendment:
      filed.differenceCents === null
        ? null
        : { version: filed.version, lines: amendedLines(filed), stepCents: filed.differenceCents },
  });

/** What filing comes to, line by line. */
export const previewSum = ({
  quarter,
  amendment,
  version,
  stepCents,
  asOf,
}: FilingSteps & { quarter: { computed: IftaReturn } }): SumToPay =>
  sumToPay({
    computed: quarter.computed,
    asOf,
    amendment: amendment && { version, lines: amendmentLines(amendment), stepCents },
  });

/** What filing a quarter now comes to. */
export function filingView(
  preview: FilingPreview,
  daysLeft: number,
  availableCreditCents: number,
): FilingView {
  const { computed } = preview.quarter;
  const { amendment } = preview;
  const sum = previewSum(preview);
  return {
    label: quarterLabel(computed.quarter),
    quarterKey: computed.quarter.year * 10 + computed.quarter.quarter,
    version: preview.version,
    isAmended: amendment !== null,
    state: preview.readiness.state,
    stateName: quarterStateName(preview.readiness.state),
    blockers: [...preview.readiness.blockers],
    lacksProfile: missingOfLicensee(preview.quarter.carrier).length > 0,
    ownRates: ownRatesHint(computed),
    dueDate: computed.dueDate.date,
    daysLeft,
    sum: sum.amendment ?? sum.whole,
    stepCents: preview.stepCents,
    symbol: computed.base.currency === 'CAD' ? 'C$' : '$',
    distanceUnit: computed.distanceUnit === 'mile' ? 'mi' : 'km',
    isLate: computed.late || daysLeft < 0,
    isZero:
      computed.totals.totalDistance === 0 && computed.schedules.every((schedule) => schedule.totalFuel === 0),
    availableCreditCents,
    usableCreditText: (usableCredit(preview.stepCents ?? 0, availableCreditCents) / 100).toFixed(2),
    unknownInterestYears: [...preview.unknownInterestYears],
    differences: (amendment?.lines ?? []).map(differenceView),
  };
}

export const differenceView = (line: LineChange): DifferenceView => ({
  key: `${line.fuelType}/${line.jurisdiction}/${line.segment?.from ?? ''}`,
  code: line.jurisdiction,
  name: jurisdictionByCode(line.jurisdiction)?.name ?? line.jurisdiction,
  fuel: fuelTypeName(line.fuelType),
  distance: line.totalDistance,
  taxableFuel: line.taxableFuel,
  taxPaidFuel: line.taxPaidFuel,
  taxCents:
    line.taxCents === null || line.surchargeCents === null ? null : line.taxCents + line.surchargeCents,
  interestCents: line.interestCents,
});

/** What an amended return added to the one before, or took from it; nothing for an original return. */
export function amendedLines(filed: Pick<FiledSummary, 'differenceCents' | 'interestCents'>): Amount[] {
  if (filed.differenceCents === null) return [];
  return [
    { label: 'Tax and surcharge added or less', cents: filed.differenceCents - filed.interestCents },
    { label: 'Interest on the additional tax', cents: filed.interestCents },
  ];
}

export interface VersionView {
  key: string;
  quarterKey: number;
  label: string;
  version: number;
  kind: string;
  filedOn: string;
  confirmation: string;
  amount: string;
  toPay: string;
  isCredit: boolean;
  creditApplied: string;
  state: 'in force' | 'amended' | 'reopened';
  reopened: string;
}

/** The filings as a list. The newest version of a quarter is in force unless it was opened again. */
export function versionViews(filings: readonly FiledSummary[]): VersionView[] {
  const newest = new Map<number, number>();
  for (const filing of filings)
    newest.set(filing.quarterKey, Math.max(newest.get(filing.quarterKey) ?? 0, filing.version));
  return filings.map((filing) => {
    const quarter = parseQuarterKey(filing.quarterKey);
    const step = filing.differenceCents ?? filing.dueCents;
    const symbol = filing.currency === 'CAD' ? 'C$' : '$';
    return {
      key: `${filing.quarterKey}-${filing.version}`,
      quarterKey: filing.quarterKey,
      label: quarter ? quarterLabel(quarter) : String(filing.quarterKey),
      version: filing.version,
      kind: filing.version === 1 ? 'Original' : `Amended ${filing.version - 1}`,
      filedOn: formatUsDate(filing.filedOn),
      confirmation: filing.confirmation,
      amount: centsText(step, symbol),
      toPay: centsText(step - filing.creditAppliedCents, symbol),
      isCredit: step < 0,
      creditApplied: filing.creditAppliedCents > 0 ? centsText(filing.creditAppliedCents, symbol) : '',
      state:
        filing.version < (newest.get(filing.quarterKey) ?? 0)
          ? 'amended'
          : filing.reopenedAt === null
            ? 'in force'
            : 'reopened',
      reopened: filing.reopenReason ?? '',
    };
  });
}
