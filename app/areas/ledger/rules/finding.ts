/** What a careful auditor would ask about. Each is a question, never an error: it can be resolved with a reason. */

export type FindingKind =
  | 'odometer-gap'
  | 'starts-elsewhere'
  | 'missing-days'
  | 'odometer-mismatch'
  | 'round-numbers'
  | 'no-unit'
  | 'fuel-without-miles'
  | 'miles-without-fuel'
  | 'implausible-mpg'
  | 'large-fill'
  | 'duplicate-receipt';

export interface Finding {
  /** Names the same question again on the next visit, with the figures it was asked about: a changed record asks anew. */
  key: string;
  kind: FindingKind;
  /** The record or unit it stands on. */
  on: { kind: 'trip' | 'fuel' | 'equipment'; id: number } | { kind: 'state'; code: string };
  message: string;
}

export interface ResolvedFinding extends Finding {
  resolution: { reason: string; by: string; at: Date } | null;
}

/** Short titles for lists and filters. */
export const FINDING_TITLES: Record<FindingKind, string> = {
  'odometer-gap': 'Odometer gap',
  'starts-elsewhere': 'Starts elsewhere',
  'missing-days': 'Missing days',
  'odometer-mismatch': 'Miles and odometer differ',
  'round-numbers': 'Round numbers',
  'no-unit': 'No unit',
  'fuel-without-miles': 'Fuel without miles',
  'miles-without-fuel': 'Miles without fuel',
  'implausible-mpg': 'Fuel economy',
  'large-fill': 'Large fill',
  'duplicate-receipt': 'Possible duplicate',
};
