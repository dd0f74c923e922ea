import { ungrouped } from '~/engine/units/decimal';

/** Dollars as they are typed, "12" or "$12.50", in cents; null for anything else, nothing and less. */
export function centsOf(typed: string): number | null {
  const [, whole = '', part = ''] =
    /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(ungrouped(typed.trim().replace(/^\$/, ''))) ?? [];
  if (whole === '') return null;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}

/** A whole number as it is typed; null where none is there, undefined where it is none. */
export function wholeOf(typed: string): number | null | undefined {
  const text = ungrouped(typed);
  if (text === '') return null;
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
