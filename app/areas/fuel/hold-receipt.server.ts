import { isUuid } from '~/engine/text/uuid';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { keepReceipt, receiptKey, type UploadedFile } from './keep-receipt.server';

/** A receipt of a form that is not done: no browser sends a chosen file a second time. */
export interface HeldReceipt {
  id: string;
  name: string;
}

/**
 * Holds the file of a form that comes back, until the form is done. Its bytes have no row: they are nobody's receipt, and are
 * swept a day later. @returns null where there is no file, or none that can be a receipt
 */
export async function holdReceipt(
  ctx: Ctx<CarrierScope>,
  file: UploadedFile | null,
): Promise<HeldReceipt | null> {
  const kept = await keepReceipt(ctx, file);
  return kept.ok && kept.value ? { id: kept.value.id, name: kept.value.name } : null;
}

/** The file that an earlier answer to this form has held, for this carrier alone; null where it is gone. */
export async function readHeldReceipt(
  ctx: Ctx<CarrierScope>,
  held: HeldReceipt | null,
): Promise<UploadedFile | null> {
  if (!held || !isUuid(held.id)) return null;
  const bytes = await ctx.storage.get(receiptKey(ctx.scope.carrierId, held.id));
  return bytes && { name: held.name, bytes };
}
