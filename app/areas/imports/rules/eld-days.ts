import { chained, type OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { daysBetween, type LocalDate } from '~/engine/calendar/local-date';
import type { EldReading } from './eld-file';
import { unitWord } from '~/areas/trips/rules/distance-text';
import { convertDistance, type DistanceUnit } from '~/engine/units/conversion';
import { roundHalfUp, toSafeInteger } from '~/engine/units/decimal';
import { formatWhole } from '~/engine/units/format';

/** What a log tells of one truck and day, whole miles of its odometer. */
export interface EldDay {
  unit: string;
  date: LocalDate;
  firstMiles: number | null;
  lastMiles: number | null;
  /** What it moved between them, over another odometer that came that day. */
  drivenMiles: number;
  /** Miles that the odometer moved between the last reading before this day and its first: driven without a log. */
  gapMiles: number;
  /** The day of that reading before. */
  gapSince: LocalDate | null;
  /** Miles that the odometer moved between a stop of the engine and its next start that day. */
  offMiles: number;
  /** Miles driven while nobody was signed in. */
  unidentifiedMiles: number;
  /** The odometer runs backwards within the day. */
  runsBack: boolean;
  readings: number;
}

/** The chain of the odometer by truck and day. Readings in the order of unit and time. */
export function eldDays(
  readings: readonly EldReading[],
  odometersOf: (unit: string) => readonly OdometerReplacement[] = () => [],
): EldDay[] {
  const groups = new Map<string, EldReading[]>();
  for (const reading of readings) {
    const key = `${reading.unit}\u0001${reading.date}`;
    const group = groups.get(key);
    if (group) group.push(reading);
    else groups.set(key, [reading]);
  }
  let before: EldDay | null = null;
  return [...groups.values()].map((group) => {
    const unit = group[0]?.unit ?? '';
    const day = dayOf(group, before?.unit === unit ? before : null, odometersOf(unit));
    if (day.lastMiles !== null || before?.unit !== day.unit) before = day;
    return day;
  });
}

/** Whole miles as if the truck had kept its first odometer. */
const chainedMiles = (miles: number, day: LocalDate, replacements: readonly OdometerReplacement[]): number =>
  Math.round(chained({ tenthMiles: miles * 10, tenthKilometers: null, day }, replacements) / 10);

function dayOf(
  read: readonly EldReading[],
  before: EldDay | null,
  replacements: readonly OdometerReplacement[],
): EldDay {
  const date = read[0]?.date ?? '';
  const inChain = (miles: number, day = date) => chainedMiles(miles, day, replacements);
  const group = read.map((one) => ({
    ...one,
    odometerMiles: one.odometerMiles === null ? null : inChain(one.odometerMiles),
  }));
  const miles = group.flatMap(({ odometerMiles }) => odometerMiles ?? []);
  const [first, last] = [miles[0] ?? null, miles.at(-1) ?? null];
  const gap =
    first !== null && before?.lastMiles != null ? first - inChain(before.lastMiles, before.date) : 0;
  const shown = read.flatMap(({ odometerMiles }) => odometerMiles ?? []);
  return {
    unit: group[0]?.unit ?? '',
    date,
    firstMiles: shown[0] ?? null,
    lastMiles: shown.at(-1) ?? null,
    drivenMiles: first === null || last === null ? 0 : last - first,
    gapMiles: Math.max(0, gap),
    gapSince: gap > 0 ? (before?.date ?? null) : null,
    offMiles: movedWhileOff(group),
    unidentifiedMiles: unidentifiedOf(group),
    runsBack: gap < 0 || miles.some((one, index) => one < (miles[index - 1] ?? 0)),
    readings: group.length,
  };
}

function movedWhileOff(group: readonly EldReading[]): number {
  let sum = 0;
  group.forEach((reading, index) => {
    const before = group[index - 1];
    if (reading.engine === 'started' && before?.engine === 'stopped')
      sum += Math.max(0, (reading.odometerMiles ?? 0) - (before.odometerMiles ?? reading.odometerMiles ?? 0));
  });
  return sum;
}

/** From a reading without a driver to the next one, whoever is signed in then. */
function unidentifiedOf(group: readonly EldReading[]): number {
  let sum = 0;
  group.forEach((reading, index) => {
    const after = group[index + 1];
    if (reading.isUnidentified && reading.odometerMiles !== null && after?.odometerMiles != null)
      sum += Math.max(0, after.odometerMiles - reading.odometerMiles);
  });
  return sum;
}

/** Whole miles of a log in the carrier's unit, half up. */
const whole = (miles: number, unit: DistanceUnit): string =>
  formatWhole(toSafeInteger(roundHalfUp(convertDistance({ value: miles, unit: 'mile' }, unit))));

/** What a person reads of a day in the carrier's unit, with everything that an auditor would ask about. */
export function eldDayText(day: EldDay, unit: DistanceUnit = 'mile'): string {
  const far = (miles: number) => whole(miles, unit);
  const word = unitWord(unit);
  const chain =
    day.firstMiles === null || day.lastMiles === null
      ? 'no odometer in the file'
      : `odometer ${far(day.firstMiles)} to ${far(day.lastMiles)}, ${far(day.drivenMiles)} ${word}`;
  const days = day.gapSince === null ? 0 : daysBetween(day.gapSince, day.date);
  return [
    chain,
    day.gapMiles > 0
      ? `${far(day.gapMiles)} ${word} are in no log since ${days === 1 ? 'the day before' : `${days} days before`}`
      : '',
    day.offMiles > 0 ? `${far(day.offMiles)} ${word} are in no log while the engine was off` : '',
    day.unidentifiedMiles > 0 ? `${far(day.unidentifiedMiles)} ${word} without a driver signed in` : '',
    day.runsBack ? 'the odometer runs backwards' : '',
  ]
    .filter(Boolean)
    .join('; ');
}
