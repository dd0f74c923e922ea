import { findBatch, insertBatch } from '~/data/imports/import-batches.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { itemsOfBatch } from '~/domain/documents/import-batch';
import { invalid, notFound, ok, type Result } from '~/domain/result';
import { refuseReader } from '../authorize';
import type { Ctx } from '../context';
import { isUuid } from './read-document.server';

const MOST_CHARACTERS = 500_000;

/** Keeps extracted data that a program sends, to be turned into trips by a person. @returns the id of the batch */
export async function storeBatch(ctx: Ctx<CarrierScope>, data: unknown): Promise<Result<{ id: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const wrong = (message: string) => invalid(message, { extracted_data: [message] });
  if (data === null || typeof data !== 'object') return wrong('Send extracted_data as a list or an object.');
  if (JSON.stringify(data).length > MOST_CHARACTERS) return wrong('This is too much data for one batch.');
  return ok({ id: await insertBatch(ctx.scope, data, itemsOfBatch(data).length) });
}

export async function readBatch(ctx: Ctx<CarrierScope>, id: string): Promise<Result<unknown>> {
  const batch = isUuid(id) ? await findBatch(ctx.scope, id) : null;
  return batch ? ok(batch.data) : notFound('This batch was not found.');
}
