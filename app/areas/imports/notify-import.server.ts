import type { ImportStatus, RowCounts } from '~/areas/imports/rules/import-status';
import { emitEvent } from '~/areas/webhooks/emit-event.server';
import type { CarrierScope } from '~/platform/database/scope.server';

/** Tells the carrier's programs that an import is through, with how many lines became what. Call where its last step is written. */
export const notifyImport = (
  scope: CarrierScope,
  importId: string,
  status: 'accepted' | 'undone',
  rows: RowCounts,
  at: Date,
): Promise<void> =>
  emitEvent(
    scope,
    { carrierId: scope.carrierId, type: 'import.finished', data: { import_id: importId, status, rows } },
    at,
  );

/** The same of an import whose step failed: the step, and why. What it has recorded is kept. */
export const notifyFailedImport = (
  scope: CarrierScope,
  { importId, step, problem }: { importId: string; step: ImportStatus; problem: string },
  at: Date,
): Promise<void> =>
  emitEvent(
    scope,
    { carrierId: scope.carrierId, type: 'import.failed', data: { import_id: importId, step, problem } },
    at,
  );
