import { instantInZone } from '~/engine/calendar/zoned-time';
import { readDate, type DateOrder } from './cell-values';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours by which the clocks of North America are behind UTC, by the letters that reports print. */
const NAMED_ZONES: Readonly<Record<string, number>> = {
  NST: 3.5,
  NDT: 2.5,
  AST: 4,
  ADT: 3,
  EST: 5,
  EDT: 4,
  CST: 6,
  CDT: 5,
  MST: 7,
  MDT: 6,
  PST: 8,
  PDT: 7,
  AKST: 9,
  AKDT: 8,
  HST: 10,
};
const MOST_REMEMBERED = 2_000;

/** Reads the moments of positions. The offset of a zone is computed once for each hour: a file has many in each. */
export class MomentReader {
  private readonly hours = new Map<string, number>();

  constructor(
    private readonly timeZone: string,
    private readonly dateOrder: DateOrder,
  ) {}

  /**
   * The instant of "2026-11-03T14:22:05Z", "11/03/2026 2:22 PM", "11/03/2026 7:00:15 AM CDT", "2026-11-03 14:22:05 -0600",
   * a day number of Excel with its fraction, or seconds or milliseconds since 1970; undefined for anything else. What
   * names no zone is in the reader's.
   */
  read(text: string): number | undefined {
    const bare = text.trim();
    if (/^1\d{9}(\.\d+)?$/.test(bare)) return Math.round(Number(bare) * 1000);
    if (/^1\d{12}$/.test(bare)) return Number(bare);
    const serial = /^(\d{5})[.,](\d+)$/.exec(bare);
    if (serial) return this.readSerial(serial[1] ?? '', Number(`0.${serial[2]}`));
    const match =
      /^(.*?)[T\s,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|\(?(?:[NAECMPH]|AK)[SD]T\)?)?$/i.exec(
        bare,
      );
    const date = match ? readDate(match[1] ?? '', this.dateOrder) : undefined;
    if (!match || date === undefined) return undefined;
    const hour = hourOf(Number(match[2]), match[5]);
    const [minute, second] = [Number(match[3]), Number(match[4] ?? 0)];
    if (hour === undefined || minute > 59 || second > 59) return undefined;
    const past = (minute * 60 + second) * 1000;
    if (match[6] !== undefined)
      return Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS + past - offsetOf(match[6]);
    return this.hourInZone(date, hour) + past;
  }

  /** Excel counts days, and the time of day as their fraction: to the second. */
  private readSerial(days: string, fraction: number): number | undefined {
    const date = readDate(days, this.dateOrder);
    if (date === undefined) return undefined;
    const past = Math.round((fraction * DAY_MS) / 1000) * 1000;
    return this.hourInZone(date, Math.min(23, Math.floor(past / HOUR_MS))) + (past % HOUR_MS);
  }

  private hourInZone(date: string, hour: number): number {
    const key = `${date} ${hour}`;
    const known = this.hours.get(key);
    if (known !== undefined) return known;
    const instant = instantInZone(date, `${String(hour).padStart(2, '0')}:00`, this.timeZone);
    if (this.hours.size >= MOST_REMEMBERED) this.hours.clear();
    this.hours.set(key, instant);
    return instant;
  }
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

function offsetOf(zone: string): number {
  const named = NAMED_ZONES[zone.replace(/[()]/g, '').toUpperCase()];
  if (named !== undefined) return -named * HOUR_MS;
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000 : 0;
}
