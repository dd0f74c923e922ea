import { formatUsDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import type { LineChange } from '~/engine/ifta/amend-return';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { usableCredit } from '~/areas/returns/rules/credit-ledger';
import { quarterStateName } from '~/areas/returns/rules/readiness';
import type { FiledSummary } from '~/areas/returns/data/filed-returns.server';
import type { FilingPreview } from '~/areas/returns/preview-filing.server';
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
  dueDate: string;
  daysLeft: number;
  lines: { label: string; cents: number }[];
  stepCents: number;
  symbol: string;
  distanceUnit: 'mi' | 'km';
  isLate: boolean;
  isZero: boolean;
  availableCreditCents: number;
  usableCreditText: string;
  unknownInterestYears: number[];
  differences: DifferenceView[];
}

/** What filing a quarter now comes to. */
export function filingView(preview: FilingPreview, daysLeft: number): FilingView {
  const { computed } = preview.quarter;
  const { totals } = computed;
  const amendment = preview.amendment;
  return {
    label: quarterLabel(computed.quarter),
    quarterKey: computed.quarter.year * 10 + computed.quarter.quarter,
    version: preview.version,
    isAmended: amendment !== null,
    state: preview.readiness.state,
    stateName: quarterStateName(preview.readiness.state),
    blockers: [...preview.readiness.blockers],
    dueDate: computed.dueDate.date,
    daysLeft,
    lines: amendment
      ? [
          { label: 'Tax added or less', cents: amendment.taxCents },
          { label: 'Surcharge added or less', cents: amendment.surchargeCents },
          { label: 'Interest on the additional tax', cents: amendment.interestCents },
        ]
      : [
          { label: 'Tax', cents: totals.taxCents },
          { label: 'Surcharge', cents: totals.surchargeCents },
          { label: 'Interest', cents: totals.interestCents },
          { label: 'Penalty', cents: totals.penaltyCents },
        ],
    stepCents: preview.stepCents,
    symbol: computed.base.currency === 'CAD' ? 'C$' : '$',
    distanceUnit: computed.distanceUnit === 'mile' ? 'mi' : 'km',
    isLate: computed.late || daysLeft < 0,
    isZero:
      computed.totals.totalDistance === 0 && computed.schedules.every((schedule) => schedule.totalFuel === 0),
    availableCreditCents: preview.availableCreditCents,
    usableCreditText: (usableCredit(preview.stepCents, preview.availableCreditCents) / 100).toFixed(2),
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
export function amendedLines(
  filed: Pick<FiledSummary, 'differenceCents' | 'interestCents'>,
): { label: string; cents: number }[] {
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
