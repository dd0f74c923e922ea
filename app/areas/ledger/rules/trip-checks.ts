import {
  chained,
  drivenBetween,
  drivenOnTrip,
  type ReplacedOdometers,
} from '~/areas/equipment/rules/odometer-replacements';
import { daysBetween, formatUsDate, type LocalDate } from '~/engine/calendar/local-date';
import { placeKey } from '~/engine/places/place-key';
import { formatTenths } from '~/engine/units/format';
import type { Finding } from './finding';
import { MEASURES, type Measures } from './measures';

/** With the odometers that its truck got in place of others. */
export interface CheckedTrip extends ReplacedOdometers {
  id: number;
  equipmentId: number | null;
  /** The carrier's number of the unit. */
  unit: string;
  date: LocalDate;
  endDate: LocalDate;
  odometerStartTenths: number | null;
  /** As it was written in kilometers. */
  odometerStartTenthKilometers?: number | null;
  odometerEndTenths: number | null;
  odometerEndTenthKilometers?: number | null;
  /** Null while the route is not known. */
  tenthMiles: number | null;
  /** Written by a person (odometer readings or corrections), not routed. */
  byHand: boolean;
  /** Exempt miles are part of `tenthMiles` and owe no tax. */
  states: readonly {
    jurisdiction: string;
    tenthMiles: number;
    tenthKilometers?: number | null;
    exemptTenthMiles?: number;
    exemptTenthKilometers?: number | null;
  }[];
  origin: { city: string; state: string } | null;
  destination: { city: string; state: string } | null;
}

/** Odometers are read with a mile's accuracy. */
const GAP_TENTHS = 10;
const MISSING_DAYS = 7;
const MISMATCH_TENTHS = 50;
const MISMATCH_PERCENT = 3;
const ROUND_TENTHS = 100;
const ROUND_FROM_TENTHS = 1_000;

const NOTHING = { tenthMiles: 0, tenthKilometers: 0 };

const onTrip = (id: number) => ({ kind: 'trip', id }) as const;

/** "Ft. Worth" and "Fort Worth" are one town, and so are "Montréal" and "MONTREAL". */
export const samePlace = (a: { city: string; state: string }, b: { city: string; state: string }): boolean =>
  a.state === b.state && (a.city === '' || b.city === '' || placeKey(a.city) === placeKey(b.city));

/** A text by its letters and digits. */
export const fold = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const placeName = (place: { city: string; state: string }): string =>
  [place.city, place.state].filter(Boolean).join(', ');

/** Questions between a trip and the one of the same unit before it (by end date, then id). */
export function continuityFindings(
  previous: CheckedTrip,
  current: CheckedTrip,
  { tenths, between, distanceWord }: Measures = MEASURES.us,
): Finding[] {
  const findings: Finding[] = [];
  const ended = previous.odometerEndTenths;
  const started = current.odometerStartTenths;
  const end = { tenthMiles: ended ?? 0, tenthKilometers: previous.odometerEndTenthKilometers ?? null };
  const start = { tenthMiles: started ?? 0, tenthKilometers: current.odometerStartTenthKilometers ?? null };
  const gapOf = () =>
    drivenBetween(
      { ...end, day: previous.endDate },
      { ...start, day: current.date },
      current.odometerReplacements,
    );
  const missing = ended === null || started === null ? null : gapOf();
  const gap = missing?.tenthMiles ?? null;
  if (missing !== null && gap !== null && Math.abs(gap) > GAP_TENTHS) {
    findings.push({
      key: `odometer-gap:${previous.id}:${current.id}:${ended}:${started}`,
      kind: 'odometer-gap',
      on: onTrip(current.id),
      message:
        gap > 0
          ? `${between(NOTHING, missing)} ${distanceWord} are missing: ${current.unit} ended its trip of ${formatUsDate(previous.endDate)} at ${tenths(end.tenthMiles, end.tenthKilometers)} and starts this one at ${tenths(start.tenthMiles, start.tenthKilometers)}.`
          : `The odometer runs back ${between(missing, NOTHING)} ${distanceWord}: ${current.unit} ended its trip of ${formatUsDate(previous.endDate)} at ${tenths(end.tenthMiles, end.tenthKilometers)}.`,
    });
  }
  if (previous.destination && current.origin && !samePlace(previous.destination, current.origin)) {
    findings.push({
      key: `starts-elsewhere:${previous.id}:${current.id}:${fold(placeName(previous.destination))}:${fold(placeName(current.origin))}`,
      kind: 'starts-elsewhere',
      on: onTrip(current.id),
      message: `Starts in ${placeName(current.origin)}, but ${current.unit} ended its last trip in ${placeName(previous.destination)}: empty ${distanceWord} may be missing.`,
    });
  }
  const days = daysBetween(previous.endDate, current.date) - 1;
  // With an unbroken odometer the truck stood still.
  const stoodStill = gap !== null && Math.abs(gap) <= GAP_TENTHS;
  if (days >= MISSING_DAYS && !stoodStill) {
    findings.push({
      key: `missing-days:${previous.id}:${current.id}:${days}`,
      kind: 'missing-days',
      on: onTrip(current.id),
      message: `No trip of ${current.unit} for ${days} days before this one. If it was parked, mark it as OK.`,
    });
  }
  return findings;
}

/** Questions a trip raises by itself. */
export function tripFindings(
  trip: CheckedTrip,
  { inTenths, tenths, total, whole, distanceWord }: Measures = MEASURES.us,
): Finding[] {
  const findings: Finding[] = [];
  const { odometerStartTenths: start, odometerEndTenths: end, tenthMiles } = trip;
  const driven = drivenOnTrip(trip);
  if (trip.equipmentId === null) {
    findings.push({
      key: `no-unit:${trip.id}`,
      kind: 'no-unit',
      on: onTrip(trip.id),
      message: 'No unit on this trip: an auditor asks which truck drove it.',
    });
  }
  if (driven !== null && tenthMiles !== null) {
    const difference = driven.tenthMiles - tenthMiles;
    if (
      Math.abs(difference) > MISMATCH_TENTHS &&
      Math.abs(difference) * 100 > driven.tenthMiles * MISMATCH_PERCENT
    ) {
      findings.push({
        key: `odometer-mismatch:${trip.id}:${start}:${end}:${tenthMiles}`,
        kind: 'odometer-mismatch',
        on: onTrip(trip.id),
        message: `The odometer shows ${tenths(driven.tenthMiles, driven.tenthKilometers)} ${distanceWord}, the states add up to ${formatTenths(total(trip))}: correct the ${distanceWord} by state or the readings.`,
      });
    }
  }
  const miles = trip.states.filter((state) => state.tenthMiles > 0);
  if (
    trip.byHand &&
    total(trip) >= ROUND_FROM_TENTHS &&
    !isReadOff(trip, inTenths) &&
    miles.every((state) => inTenths(state.tenthMiles, state.tenthKilometers) % ROUND_TENTHS === 0)
  ) {
    findings.push({
      key: `round-numbers:${trip.id}:${tenthMiles}`,
      kind: 'round-numbers',
      on: onTrip(trip.id),
      message: `All ${distanceWord} are round numbers (${miles.map((state) => `${state.jurisdiction} ${whole(state.tenthMiles, state.tenthKilometers)}`).join(', ')}): they look like estimates.`,
    });
  }
  return findings;
}

/** Whether readings that are no round numbers themselves come to its miles: what they leave is round by chance. */
function isReadOff(trip: CheckedTrip, inTenths: Measures['inTenths']): boolean {
  const { odometerStartTenths: start, odometerEndTenths: end, tenthMiles } = trip;
  const driven = drivenOnTrip(trip);
  if (start === null || end === null || driven === null || tenthMiles === null) return false;
  const isRound = (tenths: number, written: number | null = null) =>
    inTenths(tenths, written) % ROUND_TENTHS === 0;
  return (
    Math.abs(driven.tenthMiles - tenthMiles) <= GAP_TENTHS &&
    !isRound(start, trip.odometerStartTenthKilometers) &&
    !isRound(end, trip.odometerEndTenthKilometers)
  );
}

/** The reading at the start as if the truck had kept its first odometer; 0 without one. */
const startOf = ({
  odometerStartTenths: tenthMiles,
  date: day,
  odometerReplacements = [],
}: CheckedTrip): number =>
  tenthMiles === null ? 0 : chained({ tenthMiles, tenthKilometers: null, day }, odometerReplacements);

/**
 * Trips that end on one day in the order in which a unit drove them: by first day and reading, whatever the order in which
 * they were recorded. A file that begins with the newest trip is recorded from its end.
 */
export const asDriven = <T extends CheckedTrip>(trips: readonly T[]): T[] =>
  trips.toSorted(
    (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || startOf(a) - startOf(b) || a.id - b.id,
  );

/** The same trips, day by day of their last days, each day's as they were driven. */
export async function* dayByDay<T extends CheckedTrip>(trips: AsyncIterable<T>): AsyncGenerator<T> {
  let day: T[] = [];
  for await (const trip of trips) {
    if (day.length > 0 && day[0]?.endDate !== trip.endDate) {
      yield* asDriven(day);
      day = [];
    }
    day.push(trip);
  }
  yield* asDriven(day);
}

/** Asks about trips that come in the order of their last day and of `asDriven`, each beside the one of its unit before it. */
export class TripSequence {
  private readonly last = new Map<number, CheckedTrip>();

  /** @param before the last trip of each unit before the first one that is asked about */
  constructor(
    before: readonly CheckedTrip[] = [],
    private readonly measures: Measures = MEASURES.us,
  ) {
    for (const trip of before) if (trip.equipmentId !== null) this.last.set(trip.equipmentId, trip);
  }

  next(trip: CheckedTrip): Finding[] {
    const previous = trip.equipmentId === null ? undefined : this.last.get(trip.equipmentId);
    if (trip.equipmentId !== null) this.last.set(trip.equipmentId, trip);
    return [
      ...tripFindings(trip, this.measures),
      ...(previous ? continuityFindings(previous, trip, this.measures) : []),
    ];
  }
}
