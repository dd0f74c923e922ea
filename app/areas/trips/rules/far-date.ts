import { addDays, localDateInZone, type LocalDate } from '~/engine/calendar/local-date';

const FARTHEST_DAYS = 366;
export const TOO_FAR = 'This date is more than a year ahead. Check the year.';

/** What is wrong with a day that lies further ahead than anybody plans: most likely its year is mistyped. */
export function farDateProblem(date: LocalDate, now: Date): string | undefined {
  if (date === '') return undefined;
  const farthest = addDays(localDateInZone(now.getTime(), 'UTC'), FARTHEST_DAYS);
  return date > farthest ? TOO_FAR : undefined;
}
