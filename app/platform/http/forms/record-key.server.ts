import { textOf } from './form.server';

/** The revision that a form was made from, of its hidden field; null for anything else. */
export function revisionOf(form: FormData): number | null {
  const text = textOf(form, 'revision');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The id of a path: a positive whole number, else 0, which is nobody's. */
export const idOf = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
