import { dueDateOf } from '~/engine/calendar/due-date';
import { daysBetween, type LocalDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { filingBaseOf } from '~/engine/ifta/base-profile';
import { isUnlicensed } from '~/areas/returns/rules/readiness';
import { lacksFuel, missingOf } from '~/areas/returns/rules/sum-to-pay';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { previewToday } from './preview-filing.server';
import { RecentAnswers } from './recent-answers';

/** A quarter that has records and is not filed, and which state of them a sum belongs to. */
export interface UnfiledQuarter {
  key: number;
  /** Revisions of its records and of its rates; they only rise. */
  records: number | null;
  rates: number | null;
  /** Returns that were filed for it before it was reopened. */
  versions: number;
}

/** The first quarter that is past its due date, and what filing and paying it today comes to. */
export interface LateFiling {
  quarterKey: number;
  label: string;
  daysLate: number;
  /** Cents of the base's currency; negative is a credit, null where it is not computed. */
  toPayCents: number | null;
  symbol: string;
  missing: string[];
  /** Fuel is all that is missing. */
  lacksFuel: boolean;
  /** Other quarters that are late as well, oldest first. */
  others: string[];
}

const recentSums = new RecentAnswers<Pick<LateFiling, 'toPayCents' | 'symbol' | 'missing' | 'lacksFuel'>>(
  512,
);

/**
 * The oldest quarter that is late: returns are filed in order. `fixed` is everything else the sum depends on, as plain data.
 */
export async function lateFiling(
  ctx: Ctx<CarrierScope>,
  facts: {
    unfiled: readonly UnfiledQuarter[];
    today: LocalDate;
    baseJurisdiction: string | null;
    licensedSince: LocalDate | null;
    fixed: unknown;
  },
): Promise<LateFiling | null> {
  const { today, baseJurisdiction } = facts;
  const base = filingBaseOf(baseJurisdiction);
  const late = facts.unfiled.flatMap((version) => {
    const quarter = parseQuarterKey(version.key);
    const due = quarter ? dueDateOf(quarter, base).date : today;
    return quarter && due < today && !isUnlicensed(quarter, facts.licensedSince)
      ? [{ version, quarter, daysLate: daysBetween(due, today) }]
      : [];
  });
  const [first, ...others] = late.sort((a, b) => a.version.key - b.version.key);
  if (!first) return null;
  const question = [ctx.scope.carrierId, today, baseJurisdiction, first.version, facts.fixed];
  let sum = recentSums.find(question);
  if (!sum) {
    const { quarter, stepCents } = await previewToday(ctx, first.quarter, today);
    sum = {
      toPayCents: stepCents,
      symbol: quarter.computed.base.currency === 'CAD' ? 'C$' : '$',
      missing: missingOf(quarter.computed),
      lacksFuel: lacksFuel(quarter.computed),
    };
    // Inside a transaction are changes that may never come to pass.
    if ('$transaction' in ctx.scope.db) recentSums.keep(question, sum);
  }
  return {
    quarterKey: first.version.key,
    label: quarterLabel(first.quarter),
    daysLate: first.daysLate,
    ...sum,
    others: others.map(({ quarter }) => quarterLabel(quarter)),
  };
}
