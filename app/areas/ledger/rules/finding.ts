import type { UnitSystem } from '~/engine/units/conversion';

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
  | 'duplicate-receipt'
  | 'duplicate-trip'
  | 'overlapping-trips'
  | 'miles-a-day'
  | 'no-odometer'
  | 'far-correction'
  | 'date-ahead'
  | 'fuel-without-trips'
  | 'fuel-out-of-service'
  | 'no-seller'
  | 'odd-price'
  | 'fills-far-apart'
  | 'unusual-mpg';

export interface Finding {
  /** Names the same question again on the next visit, with the figures it was asked about: a changed record asks anew. */
  key: string;
  kind: FindingKind;
  /** The record or unit it is on. */
  on: { kind: 'trip' | 'fuel' | 'equipment'; id: number } | { kind: 'state'; code: string };
  message: string;
}

export interface ResolvedFinding extends Finding {
  resolution: { reason: string; by: string; at: Date } | null;
}

const TITLES: Record<FindingKind, string> = {
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
  'duplicate-trip': 'Same trip twice',
  'overlapping-trips': 'Overlapping trips',
  'miles-a-day': 'Miles in a day',
  'no-odometer': 'No odometer',
  'far-correction': 'Far from the route',
  'date-ahead': 'Date ahead',
  'fuel-without-trips': 'Fuel without trips',
  'fuel-out-of-service': 'Fuel out of service',
  'no-seller': 'No seller or place',
  'odd-price': 'Price per gallon',
  'fills-far-apart': 'Fills far apart',
  'unusual-mpg': 'Unlike its history',
};

/** Of those that name a unit, for who reads kilometers and liters. */
const METRIC_TITLES: Partial<Record<FindingKind, string>> = {
  'odometer-mismatch': 'Kilometers and odometer differ',
  'fuel-without-miles': 'Fuel without kilometers',
  'miles-without-fuel': 'Kilometers without fuel',
  'miles-a-day': 'Kilometers in a day',
  'odd-price': 'Price per liter',
};

/** A short title for lists and files, in the units that the carrier reads. */
export const findingTitle = (kind: FindingKind, units: UnitSystem): string =>
  (units === 'metric' ? METRIC_TITLES[kind] : undefined) ?? TITLES[kind];
