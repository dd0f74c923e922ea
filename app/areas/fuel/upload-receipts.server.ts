import { ownId } from '~/areas/api/once';
import {
  findSameReceipt,
  insertUploadedReceipt,
  type UploadedReceipt,
} from '~/areas/fuel/data/receipts.server';
import { isReadable, NOT_READABLE_MESSAGE, receiptType } from '~/areas/fuel/rules/receipt-file';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { keepReceipt, type UploadedFile } from './keep-receipt.server';

export const MAX_RECEIPTS_AT_ONCE = 10;

export interface TakenReceipt {
  id: string;
  name: string;
  /** These very bytes were there before: this is that receipt. */
  seenBefore: boolean;
  /** The purchase that has it already. */
  fuelId: number | null;
}

/** Takes receipts to be read. One that cannot be one refuses them all, before anything is kept. */
export async function uploadReceipts(
  ctx: Ctx<CarrierScope>,
  files: readonly UploadedFile[],
): Promise<Result<TakenReceipt[]>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const refuse = (message: string) => invalid(message, { receipt: [message] });
  if (files.length === 0) return refuse('Choose a photo or PDF of a receipt.');
  if (files.length > MAX_RECEIPTS_AT_ONCE) return refuse(`At most ${MAX_RECEIPTS_AT_ONCE} receipts at once.`);
  for (const { bytes, name } of files) {
    const type = receiptType(bytes);
    if (type && !isReadable(type))
      return refuse(files.length > 1 ? `${name}: ${NOT_READABLE_MESSAGE}` : NOT_READABLE_MESSAGE);
  }
  // What is uploaded is read next.
  ctx.documents.prepare?.();
  const taken: TakenReceipt[] = [];
  for (const [index, file] of files.entries()) {
    const one = await take(ctx, file, ownId(ctx, `receipt/${index}`));
    if (!one.ok) return one;
    taken.push(one.value);
  }
  return ok(taken);
}

async function take(
  ctx: Ctx<CarrierScope>,
  file: UploadedFile,
  receiptId: string,
): Promise<Result<TakenReceipt>> {
  const kept = await keepReceipt(ctx, file, receiptId);
  if (!kept.ok) return kept;
  const receipt = kept.value;
  if (!receipt) return invalid('Choose a photo or PDF of a receipt.');
  const { id, name, sha256 } = receipt;
  const same = await findSameReceipt(ctx.scope, sha256);
  // Its own bytes have no row and are swept; those of an earlier try of this request are that receipt's.
  if (same) return ok({ id: same.id, name, seenBefore: same.id !== id, fuelId: same.fuelId });
  await inTransaction(ctx.scope, async (scope) => {
    const revision = await insertUploadedReceipt(scope, receipt);
    await enqueue(scope, 'readReceipt', { receiptId: id, revision });
  });
  return ok({ id, name, seenBefore: false, fuelId: null });
}

export type { UploadedReceipt };
