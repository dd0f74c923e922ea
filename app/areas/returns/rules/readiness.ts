/** What stands between a quarter and its filing. */
import { formatLongDate, type LocalDate } from '~/engine/calendar/local-date';
import { lastDayOfQuarter, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { noticeMessage } from '~/engine/ifta/notice';

export type QuarterState = 'unlicensed' | 'collecting' | 'blocked' | 'ready' | 'filed';

/** Whether the quarter ended before the carrier held its license: no return was due for it. */
export const isUnlicensed = (quarter: Quarter, licensedSince: LocalDate | null): boolean =>
  licensedSince !== null && lastDayOfQuarter(quarter) < licensedSince;

export interface Readiness {
  readonly state: QuarterState;
  /** Sentences: what must be done before the return can be filed. */
  readonly blockers: readonly string[];
}

export interface ReadinessFacts {
  readonly quarter: Quarter;
  readonly today: LocalDate;
  readonly filed: boolean;
  readonly licensedSince: LocalDate | null;
  readonly computed: IftaReturn;
  readonly pendingTrips: number;
  readonly failedTrips: number;
  /** Trips or fuel that name no vehicle. */
  readonly withoutUnit: boolean;
}

const NAMES: Record<QuarterState, string> = {
  unlicensed: 'Not yet a carrier',
  collecting: 'Collecting',
  blocked: 'Not ready to file',
  ready: 'Ready to file',
  filed: 'Filed',
};

export const quarterStateName = (state: QuarterState): string => NAMES[state];

/**
 * Missing and preliminary rates, an average that is none or that no truck can do, routes that are not calculated and a quarter that is not over
 * keep it from being ready. Reconstructed rates and odd averages are warnings: the filer checks them.
 */
export function readinessOf(facts: ReadinessFacts): Readiness {
  if (facts.filed) return { state: 'filed', blockers: [] };
  if (isUnlicensed(facts.quarter, facts.licensedSince))
    return {
      state: 'unlicensed',
      blockers: [
        `The license is since ${formatLongDate(facts.licensedSince ?? '')}: no return was due for ${quarterLabel(facts.quarter)}.`,
      ],
    };
  const blockers = facts.computed.notices
    .filter(
      (notice) =>
        notice.severity === 'blocking' ||
        notice.code === 'preliminary-rate' ||
        // Miles on fuel that no truck can do: a record is missing or mistyped.
        (notice.code === 'average' && notice.problem === 'impossible'),
    )
    .map(noticeMessage);
  if (facts.pendingTrips > 0)
    blockers.push(
      `${trips(facts.pendingTrips)} still waiting for a route: the miles are not in this report yet.`,
    );
  if (facts.failedTrips > 0)
    blockers.push(
      `${trips(facts.failedTrips)} without a calculated route. Correct the stops or type the miles in.`,
    );
  if (facts.withoutUnit)
    blockers.push('Some trips or fuel name no vehicle. Records need the unit number (P540, P550).');
  const isOver = facts.today > lastDayOfQuarter(facts.quarter);
  if (!isOver)
    return {
      state: 'collecting',
      blockers: [`${quarterLabel(facts.quarter)} is not over yet.`, ...blockers],
    };
  return { state: blockers.length > 0 ? 'blocked' : 'ready', blockers };
}

const trips = (count: number): string => (count === 1 ? '1 trip is' : `${count} trips are`);
