import { isUuid } from '~/engine/text/uuid';
import { findReceipt, type Receipt } from '~/areas/fuel/data/receipts.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { fail, notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { receiptKey } from './keep-receipt.server';

/** The paper behind a purchase, for people of its carrier only. */
export async function readReceipt(
  ctx: Ctx<CarrierScope>,
  id: string,
): Promise<Result<{ receipt: Receipt; bytes: Uint8Array }>> {
  const receipt = isUuid(id) ? await findReceipt(ctx.scope, id) : null;
  if (!receipt) return notFound('This receipt was not found.');
  const bytes = await ctx.storage.get(receiptKey(ctx.scope.carrierId, receipt.id));
  if (bytes) return ok({ receipt, bytes });
  ctx.log.error({ receiptId: id }, 'the file of a receipt is missing in the storage');
  return fail({ kind: 'unavailable', message: 'This receipt cannot be opened now. Try again later.' });
}
