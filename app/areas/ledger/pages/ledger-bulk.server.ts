import { invalid, ok, type Result } from '~/engine/result';
import { listId, parseListIds } from '~/areas/trips/rules/list-id';
import { paths, serverPaths } from '~/routes';
import { textOf } from '~/platform/http/forms/form.server';

const NOTHING = 'Choose at least one row.';

/** Where a button over the list leads with the rows that were chosen. */
export function bulkTarget(form: FormData): Result<string> {
  const refs = parseListIds(form.getAll('ids').map(String));
  if (!refs || refs.length === 0) return invalid(NOTHING);
  const ids = refs.map(({ kind, id }) => listId(kind, id));
  switch (textOf(form, 'intent')) {
    case 'delete':
      return ok(paths.deleteRecords(ids));
    case 'move':
      return ok(serverPaths.moveRecords(ids));
    case 'export':
      return ok(`${paths.exportRecords()}?ids=${ids.join(',')}`);
    case 'edit-fuel': {
      const fuel = refs.filter(({ kind }) => kind === 'fuel').map(({ id }) => id);
      return fuel.length > 0
        ? ok(paths.fuel(fuel))
        : invalid('Choose fuel purchases to edit several at once.');
    }
    default:
      return invalid('Choose what to do with the rows.');
  }
}

/** The ids of a query, such as ?ids=142,2318. Null where one of them cannot be an id. */
export const refsOf = (query: URLSearchParams) => parseListIds(query.getAll('ids')) ?? null;
