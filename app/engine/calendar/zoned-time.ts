import type { LocalDate } from './local-date';

/**
 * The instant of a wall-clock time in a time zone, in milliseconds. A time that a spring change skips is the one an hour later;
 * of two in autumn it is the first.
 * @param time hours:minutes[:seconds], 24 hours
 */
export function instantInZone(date: LocalDate, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  // Of years with fewer digits Date.UTC makes others, and no zone has clocks there.
  if (date < '0100') return wanted;
  // Two rounds: the offset at the first guess may be that of the other side of a change.
  const first = wanted - offsetAt(wanted, timeZone);
  const second = wanted - offsetAt(first, timeZone);
  return offsetAt(second, timeZone) === wanted - second ? second : first;
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** "Tuesday, December 1, 2026 at 2:30 PM CST". */
export function zonedText(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(instant)
    .replaceAll('\u202f', ' ');
}
