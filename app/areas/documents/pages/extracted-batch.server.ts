import { extractedDataResource } from '~/areas/documents/views/service-resource';
import { openImportBatch, type ImportsOverview } from '~/areas/documents/import-batch.server';
import { readBatch } from '~/areas/documents/store-batch.server';
import type { CarrierActor } from '~/areas/accounts/session/actor.server';

/** The newest import that waits to become trips, with its data; null where none waits. */
export async function newestBatch(ctx: CarrierActor['ctx'], { batches }: ImportsOverview) {
  const [newest] = batches;
  const found = newest && (await openImportBatch(ctx, newest.id));
  if (!newest || !found?.ok) return null;
  const stored = found.value.isStored ? await readBatch(ctx, newest.id) : null;
  const data = stored?.ok
    ? stored.value
    : found.value.items.flatMap(({ document }) => (document ? [extractedDataResource(document)] : []));
  return { id: newest.id, created_at: newest.at, open: newest.open, extracted_data: data };
}
