const MINUTE = 60_000;

/** Between the right password and the code. */
export const SECOND_STEP_LIFETIME_MS = 10 * MINUTE;

/** Codes that may be tried before the password is asked for again. */
export const SECOND_STEP_TRIES = 5;

/** How long a new key may wait for its first code. */
export const SET_UP_LIFETIME_MS = 30 * MINUTE;

/** The same form sent twice gets recovery codes again, instead of a page that says it is done. */
export const SET_UP_AGAIN_MS = 2 * MINUTE;

export const RECOVERY_CODES = 10;

/** No letter or digit that is taken for another. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Sixteen characters in fours; the first four find the code, the others prove it. */
export const RECOVERY_CODE_LENGTH = 16;
export const RECOVERY_LOOKUP_LENGTH = 4;

export type GivenCode = { kind: 'app'; digits: string } | { kind: 'recovery'; lookup: string; rest: string };

/** Text in groups of four, as people read and type it. */
export const inFours = (text: string, separator = ' '): string =>
  (text.match(/.{1,4}/g) ?? []).join(separator);

/** What someone typed: six digits of the app, or a recovery code; null for anything else. */
export function givenCode(typed: string): GivenCode | null {
  const text = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(text)) return { kind: 'app', digits: text };
  if (text.length !== RECOVERY_CODE_LENGTH || [...text].some((sign) => !RECOVERY_ALPHABET.includes(sign)))
    return null;
  return {
    kind: 'recovery',
    lookup: text.slice(0, RECOVERY_LOOKUP_LENGTH),
    rest: text.slice(RECOVERY_LOOKUP_LENGTH),
  };
}
