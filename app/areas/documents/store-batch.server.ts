import { findBatch, insertBatch } from '~/areas/imports/data/import-batches.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { itemsOfBatch } from '~/areas/documents/rules/import-batch';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import { madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import { isUuid } from '~/engine/text/uuid';

const MOST_CHARACTERS = 500_000;

/** Keeps extracted data that a program sends, to be turned into trips by a person. @returns the id of the batch */
export async function storeBatch(ctx: Ctx<CarrierScope>, data: unknown): Promise<Result<{ id: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const wrong = (message: string) => invalid(message, { extracted_data: [message] });
  if (data === null || typeof data !== 'object') return wrong('Send extracted_data as a list or an object.');
  if (JSON.stringify(data).length > MOST_CHARACTERS) return wrong('This is too much data for one batch.');
  return inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'extracted-data');
    if (earlier !== null) return ok({ id: earlier });
    const id = await insertBatch(scope, data, itemsOfBatch(data).length);
    await madeNow(ctx, scope, 'extracted-data', id);
    return ok({ id });
  });
}

export async function readBatch(ctx: Ctx<CarrierScope>, id: string): Promise<Result<unknown>> {
  const batch = isUuid(id) ? await findBatch(ctx.scope, id) : null;
  return batch ? ok(batch.data) : notFound('This batch was not found.');
}
