/** Questions about trips that only the whole quarter answers: the checks page and the audit file ask them. */
import { addDays, daysBetween, formatUsDate, type LocalDate } from '~/engine/calendar/local-date';
import { formatTenths, formatWhole } from '~/engine/units/format';
import type { Finding } from './finding';
import { MEASURES, type Measures } from './measures';
import { fold, samePlace, type CheckedTrip } from './trip-checks';

export interface AuditedTrip extends CheckedTrip {
  /**
   * What the route came to, what is there now, and the miles that corrections added to states and took from states; null without
   * corrections.
   */
  corrected: {
    routedTenthMiles: number;
    tenthMiles: number;
    addedTenthMiles: number;
    takenTenthMiles: number;
  } | null;
  /** The miles come from recorded positions: those stand for odometer readings (P540.200). */
  hasPositions: boolean;
  /** The load or trip number. */
  reference?: string;
}

/** A team of two drives day and night; nobody drives farther in a day. */
const MOST_TENTH_MILES_A_DAY = 12_000;
const FAR_TENTHS = 300;
const FAR_PERCENT = 20;
/** Trips that share days are looked at together over so many of them. */
const SHARED_DAYS = 7;
/** The same trip by a route and by hand, or by two devices. */
const SAME_MILES_PERCENT = 1;
const SAME_MILES_TENTHS = 10;
/** Records are made a little ahead, never a month. */
const DAYS_AHEAD = 31;

const onTrip = (id: number) => ({ kind: 'trip', id }) as const;

/** What a trip raises by itself. */
export function auditedTripFindings(
  trip: AuditedTrip,
  today: LocalDate,
  measures: Measures = MEASURES.us,
): Finding[] {
  return [
    ...farAhead('trip', trip.id, trip.endDate, today),
    ...tooFarInItsDays(trip, measures),
    ...farFromRoute(trip, measures),
  ];
}

/** A record of a day that is far from having come. */
export function farAhead(kind: 'trip' | 'fuel', id: number, date: LocalDate, today: LocalDate): Finding[] {
  if (date <= addDays(today, DAYS_AHEAD)) return [];
  return [
    {
      key: `date-ahead:${kind}:${id}:${date}`,
      kind: 'date-ahead',
      on: { kind, id },
      message: `Dated ${formatUsDate(date)}, which is far ahead: check the year.`,
    },
  ];
}

/** The miles by state of a trip, or its own where it has none. */
const milesOf = ({ states, tenthMiles }: AuditedTrip): CheckedTrip['states'] =>
  states.length > 0 ? states : [{ jurisdiction: '', tenthMiles: tenthMiles ?? 0 }];

function tooFarInItsDays(trip: AuditedTrip, { total, distanceWord }: Measures): Finding[] {
  const days = daysBetween(trip.date, trip.endDate) + 1;
  if ((trip.tenthMiles ?? 0) <= MOST_TENTH_MILES_A_DAY * days) return [];
  return [
    {
      key: `miles-a-day:${trip.id}:${trip.tenthMiles}:${days}`,
      kind: 'miles-a-day',
      on: onTrip(trip.id),
      message: `${formatTenths(total(trip))} ${distanceWord} in ${days === 1 ? 'one day' : `${days} days`}: no truck drives that far. Check the dates and the ${distanceWord}.`,
    },
  ];
}

function farFromRoute(trip: AuditedTrip, { tenths, total, distanceWord }: Measures): Finding[] {
  const { id, corrected } = trip;
  if (corrected === null) return [];
  const { routedTenthMiles: routed, tenthMiles, addedTenthMiles: added, takenTenthMiles: taken } = corrected;
  const isFar = (tenths: number) => tenths > FAR_TENTHS && tenths * 100 > routed * FAR_PERCENT;
  if (!isFar(Math.abs(tenthMiles - routed))) {
    // The sum tells nothing of miles that went from one state to another, and the tax goes by the state.
    const moved = Math.min(added, taken);
    if (!isFar(Math.max(added, taken)) || moved === 0) return [];
    return [
      {
        key: `far-correction:${id}:${routed}:${tenthMiles}:${moved}`,
        kind: 'far-correction',
        on: onTrip(id),
        message: `Corrections move ${tenths(moved)} of the route's ${tenths(routed)} ${distanceWord} to other states: an auditor asks why.`,
      },
    ];
  }
  return [
    {
      key: `far-correction:${id}:${routed}:${tenthMiles}`,
      kind: 'far-correction',
      on: onTrip(id),
      message: `Corrected to ${formatTenths(total(trip))} ${distanceWord} where the route has ${tenths(routed)}: an auditor asks why.`,
    },
  ];
}

/** Trips of the same first and last day. */
interface DrivenSpan {
  date: LocalDate;
  endDate: LocalDate;
  tenthMiles: number;
  /** What adds up to it. */
  states: CheckedTrip['states'][number][];
}

interface UnitDays {
  day: LocalDate;
  tenthMiles: number;
  /** What adds up to it. */
  states: CheckedTrip['states'][number][];
  trips: AuditedTrip[];
}

/** Asks about trips of one unit beside each other, as they come by last day and id. Remembers a day and a trip of each unit. */
export class AuditedTrips {
  private readonly days = new Map<number, UnitDays>();
  private readonly latest = new Map<number, AuditedTrip>();
  private readonly spans = new Map<number, DrivenSpan[]>();
  private readonly withoutOdometer = new Map<number, { unit: string; missing: number; trips: number }>();

  constructor(
    private readonly quarterKey: number,
    private readonly today: LocalDate,
    private readonly measures: Measures = MEASURES.us,
    /** The last trip of each unit before the quarter: one that still ran when the quarter's first began overlaps it. */
    before: readonly AuditedTrip[] = [],
  ) {
    for (const trip of before) if (trip.equipmentId !== null) this.latest.set(trip.equipmentId, trip);
  }

  next(trip: AuditedTrip): Finding[] {
    const findings = auditedTripFindings(trip, this.today, this.measures);
    const { equipmentId } = trip;
    if (equipmentId === null) return findings;
    this.countOdometer(equipmentId, trip);
    const before = this.latest.get(equipmentId);
    const twin =
      this.sameDay(equipmentId, trip, findings) ??
      (before && hasSameReadings(before, trip) ? before : undefined);
    if (!twin) this.sharedDays(equipmentId, trip, findings);
    if (twin) {
      findings.push({
        key: `duplicate-trip:${twin.id}:${trip.id}`,
        kind: 'duplicate-trip',
        on: onTrip(trip.id),
        message: `Looks like a trip that is entered already: same unit, days, ends and ${this.measures.distanceWord}.`,
      });
    } else if (before && trip.date < before.endDate) {
      findings.push({
        key: `overlapping-trips:${before.id}:${trip.id}`,
        kind: 'overlapping-trips',
        on: onTrip(trip.id),
        message: `Begins on ${formatUsDate(trip.date)}, while ${trip.unit} is on another trip until ${formatUsDate(before.endDate)}.`,
      });
    }
    this.latest.set(equipmentId, trip);
    return findings;
  }

  /** Adds up the unit's trips of one day. @returns the trip that this one repeats */
  private sameDay(equipmentId: number, trip: AuditedTrip, findings: Finding[]): AuditedTrip | undefined {
    const known = this.days.get(equipmentId);
    const day =
      known?.day === trip.endDate ? known : { day: trip.endDate, tenthMiles: 0, states: [], trips: [] };
    this.days.set(equipmentId, day);
    const twin = day.trips.find((other) => isSameTrip(other, trip) && !hasComeBack(day.trips, other, trip));
    day.trips.push(trip);
    if (twin || trip.date !== trip.endDate) return twin;
    const before = day.tenthMiles;
    day.tenthMiles += trip.tenthMiles ?? 0;
    day.states.push(...milesOf(trip));
    if (before > 0 && before <= MOST_TENTH_MILES_A_DAY && day.tenthMiles > MOST_TENTH_MILES_A_DAY)
      findings.push({
        key: `miles-a-day:${trip.id}:${day.tenthMiles}:1`,
        kind: 'miles-a-day',
        on: onTrip(trip.id),
        message: `The trips of ${trip.unit} on ${formatUsDate(day.day)} come to ${formatTenths(this.measures.total(day))} ${this.measures.distanceWord}: no truck drives that far in a day.`,
      });
    return undefined;
  }

  /** Adds up trips that lie in the same days, of which one alone, or those of one day, are not too long. */
  private sharedDays(equipmentId: number, trip: AuditedTrip, findings: Finding[]): void {
    const { date, endDate } = trip;
    const since = addDays(endDate, 1 - SHARED_DAYS);
    const recent = (this.spans.get(equipmentId) ?? []).filter((span) => span.date >= since);
    this.spans.set(equipmentId, recent);
    // What was asked about once is asked about in no sum again.
    if (findings.some(({ kind }) => kind === 'miles-a-day')) {
      this.spans.set(
        equipmentId,
        recent.filter((span) => span.endDate < endDate),
      );
      return;
    }
    const tenthMiles = trip.tenthMiles ?? 0;
    const begun = [...new Set([date, ...recent.map((span) => span.date)])].sort().reverse();
    for (const start of begun.filter((start) => start <= date && start < endDate)) {
      const within = recent.filter((span) => span.date >= start);
      const sum = within.reduce((total, span) => total + span.tenthMiles, tenthMiles);
      const days = daysBetween(start, endDate) + 1;
      if (within.length === 0 || sum <= MOST_TENTH_MILES_A_DAY * days) continue;
      const shown = this.measures.total({
        tenthMiles: sum,
        states: [...within.flatMap(({ states }) => states), ...milesOf(trip)],
      });
      findings.push({
        key: `miles-a-day:${trip.id}:${sum}:${days}`,
        kind: 'miles-a-day',
        on: onTrip(trip.id),
        message: `The trips of ${trip.unit} from ${formatUsDate(start)} to ${formatUsDate(endDate)} come to ${formatTenths(shown)} ${this.measures.distanceWord}: no truck drives that far in ${days} days.`,
      });
      this.spans.set(equipmentId, []);
      return;
    }
    const same = recent.find((span) => span.date === date && span.endDate === endDate);
    if (same) {
      same.tenthMiles += tenthMiles;
      same.states.push(...milesOf(trip));
    } else recent.push({ date, endDate, tenthMiles, states: [...milesOf(trip)] });
  }

  private countOdometer(equipmentId: number, trip: AuditedTrip): void {
    const count = this.withoutOdometer.get(equipmentId) ?? { unit: trip.unit, missing: 0, trips: 0 };
    count.trips += 1;
    if ((trip.odometerStartTenths === null || trip.odometerEndTenths === null) && !trip.hasPositions)
      count.missing += 1;
    this.withoutOdometer.set(equipmentId, count);
  }

  /** Whether the unit drove in the quarter. */
  drove(equipmentId: number): boolean {
    return this.withoutOdometer.has(equipmentId);
  }

  /** Once for each unit, however many trips lack readings. */
  closing(): Finding[] {
    return [...this.withoutOdometer]
      .filter(([, { missing }]) => missing > 0)
      .map(([equipmentId, { unit, missing, trips }]) => ({
        key: `no-odometer:${equipmentId}:${this.quarterKey}:${missing}`,
        kind: 'no-odometer' as const,
        on: { kind: 'equipment' as const, id: equipmentId },
        message: `${formatWhole(missing)} of ${formatWhole(trips)} ${trips === 1 ? 'trip' : 'trips'} of ${unit} have no odometer readings at start and end: records without tracking need them (P540).`,
      }));
  }
}

/**
 * The same days and miles, and the same odometer readings or, where one is without readings, the same ends. Trips of unknown
 * miles are not compared.
 */
function isSameTrip(a: AuditedTrip, b: AuditedTrip): boolean {
  if (a.date !== b.date || a.endDate !== b.endDate) return false;
  if (!hasSameMiles(a, b)) return false;
  const starts = [a.odometerStartTenths, b.odometerStartTenths];
  // One that was written by hand, without readings, is the one that a file brings with them.
  if (!starts.includes(null) && starts[0] !== starts[1]) return false;
  if (hasSameReadings(a, b)) return true;
  // Two loads over the same way.
  if (a.reference && b.reference && fold(a.reference) !== fold(b.reference)) return false;
  const isOne = (first: AuditedTrip['origin'], second: AuditedTrip['origin']) =>
    first !== null && second !== null && first.city !== '' && second.city !== ''
      ? samePlace(first, second)
      : first !== null && second !== null && first.state === second.state && first.city === second.city;
  return isOne(a.origin, b.origin) && isOne(a.destination, b.destination);
}

/**
 * Whether a truck without readings could drive the same way again: after the first of the two it came back on that day. A shuttle
 * does so many times.
 */
function hasComeBack(trips: readonly AuditedTrip[], first: AuditedTrip, again: AuditedTrip): boolean {
  const isUnread = [first, again].every(
    (trip) =>
      trip.odometerStartTenths === null && trip.odometerEndTenths === null && trip.date === trip.endDate,
  );
  const { origin, destination } = again;
  if (!isUnread || origin === null || destination === null || samePlace(origin, destination)) return false;
  return trips
    .slice(trips.indexOf(first) + 1)
    .some((trip) => trip.destination !== null && samePlace(trip.destination, origin));
}

/** By a route, by a device or by hand the same way has not the same tenths. */
function hasSameMiles({ tenthMiles: one }: AuditedTrip, { tenthMiles: other }: AuditedTrip): boolean {
  if (one === null || other === null || one <= 0 || other <= 0) return false;
  const difference = Math.abs(one - other);
  return difference < SAME_MILES_TENTHS || difference * 100 <= one * SAME_MILES_PERCENT;
}

/** A truck reads the same at both ends of one trip only, whatever days were written. */
const hasSameReadings = (a: AuditedTrip, b: AuditedTrip): boolean =>
  a.odometerStartTenths !== null &&
  a.odometerEndTenths !== null &&
  a.odometerStartTenths !== a.odometerEndTenths &&
  a.odometerStartTenths === b.odometerStartTenths &&
  a.odometerEndTenths === b.odometerEndTenths;
