import type { RowCounts } from '~/areas/imports/rules/import-status';
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
