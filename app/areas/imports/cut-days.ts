import type { SplitTrace, TraceSplitting } from '~/platform/routing-engine/trace-port';
import { addDays, localDateInZone } from '~/engine/calendar/local-date';
import { instantInZone } from '~/engine/calendar/zoned-time';

export interface TimedPosition {
  /** Milliseconds since 1970. */
  at: number;
  latMicrodegrees: number;
  lonMicrodegrees: number;
  odometerTenths: number | null;
  odometerTenthKilometers: number | null;
  /** Where the truck got another odometer: the reading as if it had kept its first one. */
  chainedTenths?: number;
}

/** What one truck drove on one day. */
export interface DrivenDay {
  date: string;
  /** Where its miles begin: the last reading of the day before where that is near, else its own first. */
  from: TimedPosition;
  first: TimedPosition;
  last: TimedPosition;
  count: number;
  split: SplitTrace;
  /** The line driven, thinned: [lat, lon]. */
  line: [number, number][];
  /** Where the truck was last heard of before a silence too long to bridge; null where the day follows the one before. */
  lostSince: TimedPosition | null;
}

/** After a longer silence a truck may have been anywhere: its way is not guessed. */
const BRIDGED_MS = 24 * 3_600_000;
const MOST_POINTS = 400;

const degreesOf = (microdegrees: number): number => microdegrees / 1_000_000;
export const pointOf = ({ latMicrodegrees, lonMicrodegrees }: TimedPosition): [number, number] => [
  degreesOf(latMicrodegrees),
  degreesOf(lonMicrodegrees),
];

/**
 * Cuts the readings of one truck, in the order of their time, into the days of a zone. What is driven over midnight counts
 * for the day it ends in, so that no mile is lost between two days.
 */
export async function* drivenDays(
  positions: AsyncIterable<TimedPosition>,
  timeZone: string,
  traces: TraceSplitting,
): AsyncGenerator<DrivenDay> {
  let day: OpenDay | null = null;
  let before: TimedPosition | null = null;
  for await (const position of positions) {
    if (day && position.at >= day.until) {
      yield day.close();
      day = null;
    }
    day ??= new OpenDay(position, before, timeZone, traces);
    day.add(position);
    before = position;
  }
  if (day) yield day.close();
}

class OpenDay {
  readonly until: number;
  private readonly date: string;
  private readonly trace: ReturnType<TraceSplitting['begin']>;
  private readonly lostSince: TimedPosition | null;
  private readonly from: TimedPosition;
  private line: [number, number][] = [];
  private stride = 1;
  private count = 0;
  private last: TimedPosition;

  constructor(
    private readonly first: TimedPosition,
    before: TimedPosition | null,
    timeZone: string,
    traces: TraceSplitting,
  ) {
    this.date = localDateInZone(first.at, timeZone);
    this.until = instantInZone(addDays(this.date, 1), '00:00', timeZone);
    this.trace = traces.begin();
    this.last = first;
    const follows = before !== null && first.at - before.at <= BRIDGED_MS;
    if (follows) this.feed(before);
    this.from = follows ? before : first;
    this.lostSince = follows ? null : before;
  }

  private feed(position: TimedPosition): void {
    const [lat, lon] = pointOf(position);
    const odometer = position.chainedTenths ?? position.odometerTenths;
    this.trace.add({
      time: position.at,
      lat,
      lon,
      odometerMiles: odometer === null ? null : odometer / 10,
    });
  }

  add(position: TimedPosition): void {
    this.feed(position);
    if (this.count % this.stride === 0) this.line.push(pointOf(position));
    if (this.line.length > MOST_POINTS) {
      this.line = this.line.filter((_, index) => index % 2 === 0);
      this.stride *= 2;
    }
    this.count += 1;
    this.last = position;
  }

  close(): DrivenDay {
    const line = [...this.line, pointOf(this.last)];
    return {
      date: this.date,
      from: this.from,
      first: this.first,
      last: this.last,
      count: this.count,
      split: this.trace.finish(),
      line,
      lostSince: this.lostSince,
    };
  }
}
