/** Odometers that a truck got in place of others, and the miles between readings of several of them. */
import { lengthBeyond, type Distance } from '~/areas/trips/rules/odometer';
import { tenthsIn } from '~/areas/trips/rules/distance-text';
import type { LocalDate } from '~/engine/calendar/local-date';
import type { DistanceUnit } from '~/engine/units/conversion';

export interface OdometerReplacement {
  /** The day on which the truck got it. */
  on: LocalDate;
  /** The last reading of the odometer before. */
  last: Distance;
  /** Its own first reading. */
  first: Distance;
}

/** The odometers that a vehicle got, in the order of their days. */
export interface ReplacedOdometers {
  odometerReplacements?: readonly OdometerReplacement[];
}

export interface DatedReading extends Distance {
  day: LocalDate;
}

export const inOrderOfDays = (rows: readonly OdometerReplacement[]): OdometerReplacement[] =>
  [...rows].sort((a, b) => (a.on < b.on ? -1 : 1));

/** On the day of the replacement a reading is of the odometer whose reading is nearer; both tell at once only where it is plain. */
const isOfNew = (reading: Distance, { last, first }: OdometerReplacement): boolean =>
  Math.abs(reading.tenthMiles - first.tenthMiles) < Math.abs(reading.tenthMiles - last.tenthMiles);

/** How many odometers the truck had had before the one of this reading. The database has the same rule: odometer_chain. */
const odometersBefore = (reading: DatedReading, replacements: readonly OdometerReplacement[]): number =>
  replacements.filter((one) => one.on < reading.day || (one.on === reading.day && isOfNew(reading, one)))
    .length;

const NO_WAY: Distance = { tenthMiles: 0, tenthKilometers: 0 };

/** From one reading to another of the same odometer. */
export const minus = (one: Distance, other: Distance): Distance => ({
  tenthMiles: one.tenthMiles - other.tenthMiles,
  tenthKilometers:
    one.tenthKilometers === null || other.tenthKilometers === null
      ? null
      : one.tenthKilometers - other.tenthKilometers,
});

/** Two ways as one; in kilometers where both were written in them. */
export const plus = (one: Distance, other: Distance): Distance => ({
  tenthMiles: one.tenthMiles + other.tenthMiles,
  tenthKilometers:
    one.tenthKilometers === null || other.tenthKilometers === null
      ? null
      : one.tenthKilometers + other.tenthKilometers,
});

/** From a reading of one odometer to that of another, in the order in which the truck had them. */
function overOdometers(
  [from, fromIndex]: readonly [Distance, number],
  [to, toIndex]: readonly [Distance, number],
  replacements: readonly OdometerReplacement[],
): Distance {
  const [low, high] = [Math.min(fromIndex, toIndex), Math.max(fromIndex, toIndex)];
  const between = replacements
    .slice(low, high)
    .map(({ last, first }) => minus(last, first))
    .reduce<Distance>(plus, NO_WAY);
  const plain = minus(to, from);
  return toIndex >= fromIndex ? plus(plain, between) : minus(plain, between);
}

/** What was driven between two readings, over every odometer that came in between; below zero where it ran back. */
export const drivenBetween = (
  from: DatedReading,
  to: DatedReading,
  replacements: readonly OdometerReplacement[] = [],
): Distance =>
  overOdometers(
    [from, odometersBefore(from, replacements)],
    [to, odometersBefore(to, replacements)],
    replacements,
  );

/** The same in tenths of the unit. Without another odometer in between it is what the two readings, as they are shown, leave. */
export function drivenIn(
  unit: DistanceUnit,
  [from, to]: readonly [DatedReading, DatedReading],
  replacements: readonly OdometerReplacement[] = [],
): number {
  const { tenthMiles, tenthKilometers } = drivenBetween(from, to, replacements);
  const shown = (reading: Distance) => tenthsIn(reading.tenthMiles, unit, reading.tenthKilometers);
  return tenthMiles === to.tenthMiles - from.tenthMiles
    ? shown(to) - shown(from)
    : Math.sign(tenthMiles) *
        tenthsIn(Math.abs(tenthMiles), unit, tenthKilometers && Math.abs(tenthKilometers));
}

/** Tenths of a mile of a reading as if the truck had kept its first odometer, by which readings are ordered. */
export const chained = (reading: DatedReading, replacements: readonly OdometerReplacement[]): number =>
  overOdometers([NO_WAY, 0], [reading, odometersBefore(reading, replacements)], replacements).tenthMiles;

/** Below zero where `driven` is no way: in kilometers where it was written in them, as readings are compared. */
export const runsBack = (driven: Distance): boolean => lengthBeyond(driven, NO_WAY) < 0;

/** The days of a trip, and what its truck's odometers were. */
export interface DrivenDays extends ReplacedOdometers {
  date: LocalDate;
  endDate: LocalDate;
}

/**
 * What was driven from each reading of a trip to the next one. Only the first and the last have a day: those between are of the
 * odometer before for as long as they are nearer to its last reading.
 */
export function drivenAlong(
  readings: readonly Distance[],
  { date, endDate, odometerReplacements: replacements = [] }: DrivenDays,
): Distance[] {
  const [start] = readings;
  const end = readings.at(-1);
  if (!start || !end) return [];
  const first = odometersBefore({ ...start, day: date }, replacements);
  const last = Math.max(first, odometersBefore({ ...end, day: endDate }, replacements));
  let now = first;
  const placed = readings.map((reading, index): readonly [Distance, number] => {
    if (index === readings.length - 1) now = last;
    else if (index > 0)
      for (
        let next = replacements[now];
        now < last && next && isOfNew(reading, next);
        next = replacements[now]
      )
        now += 1;
    return [reading, now];
  });
  return placed.slice(1).map((to, index) => overOdometers(placed[index] ?? to, to, replacements));
}

/** The readings between two trips of a vehicle. */
interface ReadGap {
  beforeDate: LocalDate;
  endTenths: number;
  endTenthKilometers: number | null;
  afterDate: LocalDate;
  startTenths: number;
  startTenthKilometers: number | null;
  odometerReplacements: readonly OdometerReplacement[];
}

const readingsAround = (gap: ReadGap): [DatedReading, DatedReading] => [
  { tenthMiles: gap.endTenths, tenthKilometers: gap.endTenthKilometers, day: gap.beforeDate },
  { tenthMiles: gap.startTenths, tenthKilometers: gap.startTenthKilometers, day: gap.afterDate },
];

/** What the odometer moved between two trips. */
export const gapOf = (gap: ReadGap): Distance =>
  drivenBetween(...readingsAround(gap), gap.odometerReplacements);

/** The same in tenths of the unit. */
export const gapIn = (unit: DistanceUnit, gap: ReadGap): number =>
  drivenIn(unit, readingsAround(gap), gap.odometerReplacements);

interface ReadTrip extends DrivenDays {
  odometerStartTenths: number | null;
  odometerStartTenthKilometers?: number | null;
  odometerEndTenths: number | null;
  odometerEndTenthKilometers?: number | null;
}

/** The readings at the start and the end of a trip; null without both. */
function readingsOf(trip: ReadTrip): [DatedReading, DatedReading] | null {
  const { odometerStartTenths: start, odometerEndTenths: end, date, endDate } = trip;
  if (start === null || end === null) return null;
  return [
    { tenthMiles: start, tenthKilometers: trip.odometerStartTenthKilometers ?? null, day: date },
    { tenthMiles: end, tenthKilometers: trip.odometerEndTenthKilometers ?? null, day: endDate },
  ];
}

/** What was driven between the readings of a trip; null without both. */
export function drivenOnTrip(trip: ReadTrip): Distance | null {
  const readings = readingsOf(trip);
  return readings && drivenBetween(...readings, trip.odometerReplacements);
}

/** The same in tenths of the unit. */
export function tripDrivenIn(unit: DistanceUnit, trip: ReadTrip): number | null {
  const readings = readingsOf(trip);
  return readings && drivenIn(unit, readings, trip.odometerReplacements);
}
