import { listDeletions, type DeletedRecord } from '~/areas/ledger/data/record-changes.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

export type { DeletedRecord };

/** What of the carrier's records is gone since a moment, the oldest first, for programs that keep a copy. */
export const readDeletions = (
  { scope }: Ctx<CarrierScope>,
  page: Parameters<typeof listDeletions>[1],
): Promise<{ rows: DeletedRecord[]; total: number }> => listDeletions(scope, page);
