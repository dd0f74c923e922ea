import { readImportRows } from '~/areas/imports/data/import-rows.server';
import type { RowState } from '~/areas/imports/rules/import-status';
import type { CarrierScope } from '~/platform/database/scope.server';
import { ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { asRead } from './import-file';
import { openImport } from './import-steps.server';

const ROWS_AT_ONCE = 1_000;
const LEFT_OVER: readonly RowState[] = ['bad', 'duplicate', 'aside', 'refused'];

/** The lines that were not taken, under their own header, with the reason at the end: to be corrected and handed in again. */
export async function leftOverLines(
  ctx: Ctx<CarrierScope>,
  id: string,
): Promise<Result<AsyncGenerator<string[][]>>> {
  const opened = await openImport(ctx, id);
  if (!opened.ok) return opened;
  const headers = asRead(opened.value).format?.headers ?? [];
  const batches = async function* () {
    yield [[...headers, 'Why it was not imported']];
    for (let after = 0; ;) {
      const rows = await readImportRows(ctx.scope, id, LEFT_OVER, after, ROWS_AT_ONCE);
      yield rows.map((row) => [
        ...headers.map((_, index) => row.cells[index] ?? ''),
        [row.reason, ...row.errors.map(({ message }) => message)].filter(Boolean).join(' '),
      ]);
      if (rows.length < ROWS_AT_ONCE) return;
      after = rows.at(-1)?.number ?? after;
    }
  };
  return ok(batches());
}
