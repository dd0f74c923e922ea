/** What a return comes to: the one list of amounts that every paper, screen and call shows, and the sum to pay. */
import { formatUsDate, type LocalDate } from '~/engine/calendar/local-date';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';

/** Null cents: not computed, because a rate is missing. Never a sum that is short of something. */
export interface Amount {
  label: string;
  cents: number | null;
}

export interface AmountList {
  lines: Amount[];
  total: Amount;
}

/** The cover's amounts, in cents; null where a line they are made of is not computed. */
export interface CoverAmounts {
  taxCents: number | null;
  surchargeCents: number | null;
  netTaxCents: number | null;
  interestCents: number | null;
  penaltyCents: number | null;
  /** Before credit. */
  dueCents: number | null;
}

export interface SumToPay {
  cover: CoverAmounts;
  /** The whole return; of an original one it ends with the sum to pay. */
  whole: AmountList;
  /** What an amended return adds, ending with the sum to pay. */
  amendment: ({ title: string } & AmountList) | null;
  /** Of an amended return what it adds, before credit. */
  differenceCents: number | null;
  /** Credit of earlier quarters that was used. */
  creditAppliedCents: number;
  /** What is to be paid in the end; negative is a credit. Null: incomplete. */
  toPayCents: number | null;
  /** Late and not filed: interest and penalty are those of this day. */
  asOf: LocalDate | null;
  /** Jurisdictions whose tax is not computed, and years without an interest rate; nothing where there is a sum. */
  missing: string[];
  /** Why there is no sum: miles of a fuel of which nothing was bought yet. */
  lacksFuel: boolean;
}

export interface SumFacts {
  computed: IftaReturn;
  /** Of one vehicle's share; those of the return when left out. */
  totals?: IftaReturn['totals'];
  amendment?: { version: number; lines: readonly Amount[]; stepCents: number | null } | null;
  creditAppliedCents?: number;
  asOf?: LocalDate | null;
}

/** "Credit" or "To pay", with the day where it changes from day to day. */
export const sumName = (cents: number | null, asOf: LocalDate | null = null): string =>
  cents !== null && cents < 0 ? 'Credit' : asOf === null ? 'To pay' : `To pay on ${formatUsDate(asOf)}`;

/** Works out the sum to pay. Pure; amounts in cents of the base's currency. */
export function sumToPay(facts: SumFacts): SumToPay {
  const { computed, amendment = null, creditAppliedCents = 0, asOf = null } = facts;
  const cover = coverOf(computed, facts.totals);
  const credit: Amount[] =
    creditAppliedCents > 0 ? [{ label: 'Credit applied', cents: -creditAppliedCents }] : [];
  const lessCredit = (cents: number | null) => (cents === null ? null : cents - creditAppliedCents);
  const differenceCents = amendment ? amendment.stepCents : null;
  const toPayCents = lessCredit(amendment ? differenceCents : cover.dueCents);
  const lines: Amount[] = [
    { label: 'Tax', cents: cover.taxCents },
    ...(cover.surchargeCents === 0 ? [] : [{ label: 'Surcharge', cents: cover.surchargeCents }]),
    ...(computed.late
      ? [
          { label: 'Interest', cents: cover.interestCents },
          { label: 'Penalty', cents: cover.penaltyCents },
        ]
      : []),
  ];
  return {
    cover,
    whole: amendment
      ? { lines, total: { label: 'Total as amended', cents: cover.dueCents } }
      : { lines: [...lines, ...credit], total: { label: sumName(toPayCents, asOf), cents: toPayCents } },
    amendment: amendment && {
      title: `Amended return ${amendment.version - 1}`,
      lines: [...amendment.lines, ...credit],
      total: { label: sumName(toPayCents, asOf), cents: toPayCents },
    },
    differenceCents,
    creditAppliedCents,
    toPayCents,
    asOf,
    missing: missingOf(computed),
    lacksFuel: lacksFuel(computed),
  };
}

/** The amounts of a return, or of one vehicle's share of it; what a missing rate leaves open is null. */
export function coverOf(computed: IftaReturn, totals: IftaReturn['totals'] = computed.totals): CoverAmounts {
  const hasTax = computed.schedules.every((schedule) => schedule.complete);
  const known = (cents: number, isKnown: boolean) => (isKnown ? cents : null);
  return {
    taxCents: known(totals.taxCents, hasTax),
    surchargeCents: known(totals.surchargeCents, hasTax),
    netTaxCents: known(totals.netTaxCents, hasTax),
    interestCents: known(totals.interestCents, computed.complete || !computed.late),
    penaltyCents: known(totals.penaltyCents, hasTax || !computed.late),
    dueCents: known(totals.dueCents, computed.complete),
  };
}

/** Names of the jurisdictions whose tax is not computed, else of the years whose interest rate is not known. */
export function missingOf(computed: IftaReturn): string[] {
  const codes = new Set(
    computed.schedules.flatMap((schedule) =>
      schedule.lines
        .filter((line) => line.taxCents === null || line.surcharge?.cents === null)
        .map((line) => line.jurisdiction),
    ),
  );
  if (codes.size > 0) return [...codes].map((code) => jurisdictionByCode(code)?.name ?? code).sort();
  return computed.complete
    ? []
    : (computed.interestPeriod?.unknownYears ?? []).map((year) => `interest rate of ${year}`);
}

/** Whether fuel is all that is missing: without any there is no average, and no tax. */
export function lacksFuel(computed: IftaReturn): boolean {
  const open = computed.schedules.flatMap(({ lines }) => lines.filter(({ taxCents }) => taxCents === null));
  return open.length > 0 && open.every(({ notComputed }) => notComputed === 'no-average');
}

/** "incomplete: Kentucky, Texas"; what is in place of a sum. */
export const incompleteText = (missing: readonly string[]): string =>
  missing.length === 0 ? 'incomplete' : `incomplete: ${missing.join(', ')}`;
