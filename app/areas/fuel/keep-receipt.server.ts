import { createHash, randomUUID } from 'node:crypto';
import type { Receipt } from '~/areas/fuel/data/receipts.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import {
  FILE_TOO_LARGE_MESSAGE,
  MAX_RECEIPT_BYTES,
  receiptName,
  receiptType,
  UNSUPPORTED_FILE_MESSAGE,
} from '~/areas/fuel/rules/receipt-file';
import { invalid, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { refuseInfected } from '~/areas/documents/refuse-infected.server';

/** A file as it came with a form. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

export const receiptKey = (carrierId: string, id: string): string => `receipts/${carrierId}/${id}`;

const refuse = (message: string): Result<never> => invalid(message, { receipt: [message] });

/**
 * Stores the bytes of a receipt after looking at what they are. The row is the caller's to insert: bytes without a row
 * belong to nobody and open for nobody.
 */
export async function keepReceipt(
  ctx: Ctx<CarrierScope>,
  file: UploadedFile | null,
  id: string = randomUUID(),
): Promise<Result<Receipt | null>> {
  if (!file || (file.bytes.length === 0 && file.name === '')) return ok(null);
  if (file.bytes.length > MAX_RECEIPT_BYTES) return refuse(FILE_TOO_LARGE_MESSAGE);
  const contentType = receiptType(file.bytes);
  if (!contentType) return refuse(UNSUPPORTED_FILE_MESSAGE);
  const infected = await refuseInfected(ctx, [file], 'receipt');
  if (infected) return infected;
  const receipt: Receipt = {
    id,
    name: receiptName(file.name, contentType),
    contentType,
    sizeBytes: file.bytes.length,
    sha256: createHash('sha256').update(file.bytes).digest('hex'),
  };
  await ctx.storage.put(receiptKey(ctx.scope.carrierId, receipt.id), file.bytes);
  return ok(receipt);
}
