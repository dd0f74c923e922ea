import { formatTenths } from '~/engine/units/format';

const momentIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(instant))
    .replace(', ', ' ');

/** What a person reads about a stretch that no position tells of. */
export function gapNotice(
  gap: {
    from: string;
    to: string;
    fromPlace: string;
    toPlace: string;
    tenthMiles: number;
    byOdometer: boolean;
    counted: boolean;
  },
  timeZone: string,
): string {
  const miles = `${formatTenths(gap.tenthMiles)} miles ${gap.byOdometer ? 'by the odometer' : 'as the crow flies'}`;
  const where =
    gap.fromPlace === gap.toPlace ? `near ${gap.fromPlace}` : `between ${gap.fromPlace} and ${gap.toPlace}`;
  const start = `No positions from ${momentIn(gap.from, timeZone)} to ${momentIn(gap.to, timeZone)}, ${where}`;
  return gap.counted
    ? `${start}: ${miles} are counted for it. Correct the miles if the truck drove another way.`
    : `${start}: ${miles} apart, and in no trip. Add the missing trip.`;
}
