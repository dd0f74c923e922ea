import { randomUUID } from 'node:crypto';
import { MOST_ROWS, type GridRow } from '~/engine/text/grid-rows';
import { isUuid } from '~/engine/text/uuid';

/** Longer than any field takes: what is cut is refused anyway. */
const MOST_CHARACTERS = 500;

// eslint-disable-next-line no-control-regex -- a NUL would be refused by the database
const CONTROLS = /[\u0000-\u001f\u007f]/g;

const listOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .map((value) =>
      typeof value === 'string' ? value.replace(CONTROLS, ' ').trim().slice(0, MOST_CHARACTERS) : '',
    );

/** The rows of a grid as they were typed: each column comes as a list, the key of a row by its number. */
export function gridRowsFrom<Name extends string>(form: FormData, names: readonly Name[]): GridRow<Name>[] {
  const columns = names.map((name): [Name, string[]] => [name, listOf(form, name)]);
  const taken = new Set<string>();
  const count = Math.min(MOST_ROWS, Math.max(...columns.map(([, cells]) => cells.length)));
  return Array.from({ length: count }, (_, index) => {
    const [given] = listOf(form, `row.${index}`);
    const key = isUuid(given) && !taken.has(given) ? given : randomUUID();
    taken.add(key);
    const values = Object.fromEntries(columns.map(([name, cells]) => [name, cells[index] ?? '']));
    return { key, values: values as Record<Name, string>, errors: {} };
  });
}
