import { formatUsDate } from '~/engine/calendar/local-date';

/** The day of an instant in UTC: "11/23/2026"; '' for none. */
export const utcDay = (date: Date | null): string =>
  date === null ? '' : formatUsDate(date.toISOString().slice(0, 10));

/** An instant for the administration, in UTC to the second: "11/23/2026 19:22:24 UTC"; '' for none. */
export const utcText = (date: Date | null): string =>
  date === null ? '' : `${utcDay(date)} ${date.toISOString().slice(11, 19)} UTC`;
