import * as z from 'zod';

const moment = z.iso.datetime({ offset: true });

/** A moment of a query: ISO 8601 with its zone. Undefined for anything else, a day without a time included. */
export function parseMoment(text: string): Date | undefined {
  // The plus sign of a zone is a space in an address that nobody encoded.
  const asked = text.trim().replace(/ (?=\d\d:?\d\d$)/, '+');
  const at = new Date(asked);
  return moment.safeParse(asked).success && !Number.isNaN(at.getTime()) ? at : undefined;
}

export const MOMENT_WORDS = 'a moment with its zone, such as 2026-07-14T09:30:00Z';
