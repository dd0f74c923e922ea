/** When a return is reminded of. */

/** Days before the due date. */
export const REMINDER_DAYS = [30, 7, 1] as const;

/**
 * The reminder that is due with so many days left: the nearest step that has been reached, so that one whose day was
 * missed still comes. Null before the first, and once the due date has passed.
 */
export function reminderStep(daysLeft: number): number | null {
  if (daysLeft < 0) return null;
  return [...REMINDER_DAYS].reverse().find((days) => daysLeft <= days) ?? null;
}

/** "today", "tomorrow", "in 7 days". */
export function inDays(daysLeft: number): string {
  return daysLeft === 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}
