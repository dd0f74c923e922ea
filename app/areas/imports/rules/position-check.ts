/** Whether the readings of a tracking device would do as records, for each truck and day. */
import { milesBetween } from '~/engine/places/place';

/** IFTA procedures manual P540.200: a reading at least every ten minutes while the engine is on. */
export const IFTA_SECONDS = 600;
/** IRP audit procedures manual: at least every fifteen minutes. */
export const IRP_SECONDS = 900;
/** P540.200: latitude and longitude to at least four decimals. */
const LEAST_DECIMALS = 4;
/** Readings this near to each other are of a parked truck: nobody asks for more of them. */
const STANDS_WITHIN_MILES = 0.1;

export interface CheckedReading {
  unit: string;
  vin: string | null;
  /** "2026-07-06", on the clock of the trip or the carrier. */
  day: string;
  /** Instant in milliseconds. Readings of a run come in its order. */
  at: number;
  latMicrodegrees: number;
  lonMicrodegrees: number;
  odometerTenths: number | null;
  /** Readings of one trip; between two runs the engine may have been off. */
  run: string;
  /** Whether the trip has dash or hub readings at its start and end. */
  hasTripReadings: boolean;
}

/** `device`: on every reading; `trip`: dash or hub at the start and end of each trip. */
export type OdometerSource = 'device' | 'trip' | 'none';

export interface PositionDay {
  unit: string;
  vin: string | null;
  day: string;
  readings: number;
  /** The longest time without a reading while the truck moved, in seconds. */
  longestSeconds: number;
  /** How often it was over ten minutes, and over fifteen. */
  overTen: number;
  overFifteen: number;
  /** The most decimals of any coordinate, at most six. */
  decimals: number;
  odometer: OdometerSource;
  /** Why P540.200 is not met; empty where it is. */
  ifta: string[];
  irp: string[];
}

type Kept = Omit<PositionDay, 'ifta' | 'irp' | 'odometer'> & { allDevice: boolean; allTrip: boolean };

/** Takes readings one by one, run by run, and knows the days when all are taken. */
export class PositionCheck {
  private readonly kept = new Map<string, Kept>();
  private before: CheckedReading | null = null;

  add(reading: CheckedReading): void {
    const key = `${reading.unit}\n${reading.day}`;
    const day = this.kept.get(key) ?? {
      unit: reading.unit,
      vin: reading.vin,
      day: reading.day,
      readings: 0,
      longestSeconds: 0,
      overTen: 0,
      overFifteen: 0,
      decimals: 0,
      allDevice: true,
      allTrip: true,
    };
    this.kept.set(key, day);
    day.readings += 1;
    day.decimals = Math.max(
      day.decimals,
      decimalsOf(reading.latMicrodegrees),
      decimalsOf(reading.lonMicrodegrees),
    );
    day.allDevice &&= reading.odometerTenths !== null;
    day.allTrip &&= reading.hasTripReadings;
    const { before } = this;
    this.before = reading;
    if (before?.run !== reading.run || before.unit !== reading.unit) return;
    const seconds = (reading.at - before.at) / 1000;
    if (seconds <= day.longestSeconds && seconds <= IFTA_SECONDS) return;
    if (milesBetween(placeOf(before), placeOf(reading)) <= STANDS_WITHIN_MILES) return;
    day.longestSeconds = Math.max(day.longestSeconds, seconds);
    if (seconds > IFTA_SECONDS) day.overTen += 1;
    if (seconds > IRP_SECONDS) day.overFifteen += 1;
  }

  /** By truck and day. */
  days(): PositionDay[] {
    return [...this.kept.values()]
      .map(judged)
      .sort((a, b) => a.unit.localeCompare(b.unit, 'en', { numeric: true }) || a.day.localeCompare(b.day));
  }
}

const placeOf = ({ latMicrodegrees, lonMicrodegrees }: CheckedReading) => ({
  lat: latMicrodegrees / 1_000_000,
  lon: lonMicrodegrees / 1_000_000,
});

function decimalsOf(microdegrees: number): number {
  let decimals = 6;
  for (let rest = Math.abs(microdegrees); decimals > 0 && rest % 10 === 0; rest /= 10) decimals -= 1;
  return decimals;
}

function judged({ allDevice, allTrip, ...day }: Kept): PositionDay {
  const odometer = allDevice ? 'device' : allTrip ? 'trip' : 'none';
  const common = odometer === 'none' ? ['no odometer'] : [];
  const times = (count: number, minutes: number) =>
    count === 0 ? [] : [`${count === 1 ? 'a gap' : `${count} gaps`} over ${minutes} minutes`];
  return {
    ...day,
    odometer,
    ifta: [
      ...times(day.overTen, 10),
      ...(day.decimals < LEAST_DECIMALS ? [`only ${day.decimals} decimals`] : []),
      ...common,
    ],
    irp: [...times(day.overFifteen, 15), ...common],
  };
}

/** "9:05", minutes and seconds. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const ODOMETER_SOURCES: Record<OdometerSource, string> = {
  device: 'device',
  trip: 'trip start and end',
  none: 'none',
};
