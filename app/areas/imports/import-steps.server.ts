import { isUuid } from '~/engine/text/uuid';
import { enqueue } from '~/platform/database/enqueue.server';
import {
  changeImport,
  findImport,
  type DataImport,
  type ImportChange,
} from '~/areas/imports/data/imports.server';
import type { ImportStatus } from '~/areas/imports/rules/import-status';
import { notifications } from '~/areas/accounts/data/notifications.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { fail, notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { importKey } from './import-file';

export const NO_SUCH_IMPORT = 'This import was not found. It may have been removed.';
const MOVED_ON = 'This import has moved on meanwhile. Look at it again.';
const SHORT_WAIT_MS = 500;

/** An import of this carrier, by an id from outside. */
export async function openImport(ctx: Ctx<CarrierScope>, id: string): Promise<Result<DataImport>> {
  const found = isUuid(id) ? await findImport(ctx.scope, id) : null;
  return found ? ok(found) : notFound(NO_SUCH_IMPORT);
}

/**
 * Starts a step of an import as a job, and waits a moment for it. `before` runs in the transaction that asks for the step.
 * A conflict where the import is not at one of the `from` steps any more.
 */
export async function beginStep(
  ctx: Ctx<CarrierScope>,
  found: DataImport,
  from: readonly ImportStatus[],
  to: ImportStatus,
  change: ImportChange = {},
  before?: (scope: CarrierScope) => Promise<void>,
): Promise<Result<DataImport>> {
  const waiting = notifications().waitFor(importKey(found.id), SHORT_WAIT_MS);
  const begun = await inTransaction(ctx.scope, async (scope) => {
    const moved = await changeImport(
      scope,
      found.id,
      { status: from, revision: found.revision },
      { ...change, status: to, progress: 0, stage: '', problem: null, failedStep: null },
      { newStep: true },
    );
    if (!moved) return false;
    await before?.(scope);
    await enqueue(scope, 'runImport', { importId: found.id, revision: found.revision + 1 });
    return true;
  });
  if (!begun) return fail({ kind: 'conflict', message: MOVED_ON });
  await waiting;
  return openImport(ctx, found.id);
}
