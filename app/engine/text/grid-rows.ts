import type { FieldErrors } from '../result';

/** A row of a page that takes many records at once, all as text. */
export interface GridRow<Name extends string = string> {
  /** A UUID that is the row's own: what it saves is saved once, however often the page is sent. */
  key: string;
  values: Record<Name, string>;
  /** By column. */
  errors: FieldErrors;
}

/** Rows of an empty page, and how many "Add rows" adds. */
export const ROWS_AT_ONCE = 10;
/** A page holds no more. */
export const MOST_ROWS = 200;

/** Whether anything is in a row but what it begins with: other rows are ignored. */
export const isFilled = (values: Readonly<Record<string, string>>, given: readonly string[]): boolean =>
  Object.entries(values).some(([name, value]) => value.trim() !== '' && !given.includes(name));

/** The same rows with as many empty ones below as are asked for. They begin as the last row does, in the columns `given`. */
export function withBlankRows<Name extends string>(
  rows: readonly GridRow<Name>[],
  count: number,
  start: { values: Record<Name, string>; given: readonly Name[]; newKey: () => string },
): GridRow<Name>[] {
  const values = { ...start.values };
  for (const name of start.given) values[name] = rows.at(-1)?.values[name] ?? values[name];
  const room = Math.max(0, Math.min(count, MOST_ROWS - rows.length));
  return [
    ...rows,
    ...Array.from({ length: room }, () => ({ key: start.newKey(), values: { ...values }, errors: {} })),
  ];
}
