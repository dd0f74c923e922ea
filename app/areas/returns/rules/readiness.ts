/** What is between a quarter and its filing. */
import { formatLongDate, type LocalDate } from '~/engine/calendar/local-date';
import { lastDayOfQuarter, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { noticeMessage } from '~/engine/ifta/notice';
import { filingBaseOf } from '~/engine/ifta/base-profile';
import { wordsIn } from '~/engine/units/unit-words';
import type { UnitSystem } from '~/engine/units/conversion';

export type QuarterState = 'unlicensed' | 'collecting' | 'blocked' | 'ready' | 'filed';

/** Whether the quarter ended before the carrier held its license: no return was due for it. */
export const isUnlicensed = (quarter: Quarter, licensedSince: LocalDate | null): boolean =>
  licensedSince !== null && lastDayOfQuarter(quarter) < licensedSince;

/** What the head of a return names of its carrier. */
export interface Licensee {
  readonly baseJurisdiction: string | null;
  readonly iftaLicence: string | null;
  readonly usdot: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly licensedSince: LocalDate | null;
}

/**
 * What a return needs of its carrier and has not got, by the words of the form. A carrier of a Canadian base may have no
 * USDOT number: it needs one only to drive in the United States.
 */
export function missingOfLicensee(licensee: Licensee): string[] {
  const isCanadian = filingBaseOf(licensee.baseJurisdiction).country === 'CA';
  const { street, city, region, postalCode } = licensee;
  return [
    licensee.baseJurisdiction ? '' : 'base state or province',
    licensee.iftaLicence ? '' : 'IFTA license number',
    licensee.usdot || isCanadian ? '' : 'USDOT number',
    street && city && region && postalCode ? '' : 'address',
  ].filter((name) => name !== '');
}

export interface Readiness {
  readonly state: QuarterState;
  /** Sentences: what must be done before the return can be filed. */
  readonly blockers: readonly string[];
}

export interface ReadinessFacts {
  readonly quarter: Quarter;
  readonly today: LocalDate;
  readonly filed: boolean;
  readonly carrier: Licensee & { readonly units?: UnitSystem };
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
 * A profile without base, license, USDOT number or address, missing and preliminary rates, an average that is none or that no truck can do, routes that are not calculated and a quarter that is not over
 * keep it from being ready. Reconstructed rates and odd averages are warnings: the filer checks them.
 */
export function readinessOf(facts: ReadinessFacts): Readiness {
  if (facts.filed) return { state: 'filed', blockers: [] };
  const { licensedSince } = facts.carrier;
  if (isUnlicensed(facts.quarter, licensedSince))
    return {
      state: 'unlicensed',
      blockers: [
        `The license is since ${formatLongDate(licensedSince ?? '')}: no return was due for ${quarterLabel(facts.quarter)}.`,
      ],
    };
  const missing = missingOfLicensee(facts.carrier);
  const profile = missing.length > 0 ? [`Complete your carrier profile first: ${missing.join(', ')}.`] : [];
  const found = facts.computed.notices
    .filter(
      (notice) =>
        notice.severity === 'blocking' ||
        notice.code === 'preliminary-rate' ||
        // Miles on fuel that no truck can do: a record is missing or mistyped.
        (notice.code === 'average' && notice.problem === 'impossible'),
    )
    .map(noticeMessage);
  const miles = wordsIn(facts.carrier.units ?? 'us', 'miles');
  const blockers = [...profile, ...found];
  if (facts.pendingTrips > 0)
    blockers.push(
      `${trips(facts.pendingTrips)} still waiting for a route: the ${miles} are not in this report yet.`,
    );
  if (facts.failedTrips > 0)
    blockers.push(
      `${trips(facts.failedTrips)} without a calculated route. Correct the stops or type the ${miles} in.`,
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
