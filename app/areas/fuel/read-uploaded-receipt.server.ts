import { findReceiptToRead, saveReceiptReading } from '~/areas/fuel/data/receipts.server';
import { emitEvent } from '~/areas/webhooks/emit-event.server';
import type { Ctx } from '~/platform/context';
import { isUnavailable } from '~/platform/database/busy.server';
import { retryUntilAnswered } from '~/platform/database/retry-until-answered.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';
import { isLastTry, type ReadCircumstance } from '~/platform/reader/port';
import { receiptRefusal } from '~/reading/refusals';
import { receiptKey } from './keep-receipt.server';

/**
 * Reads one uploaded receipt and saves what was found, or words for a person. A run for an older request saves nothing; the last
 * attempt never leaves the receipt in progress.
 */
export async function readUploadedReceipt(
  ctx: Ctx<SystemScope>,
  input: JobPayload<'readReceipt'> & { isLastAttempt: boolean; attempt?: number },
): Promise<void> {
  const receipt = await findReceiptToRead(ctx.scope, input);
  if (!receipt || receipt.revision !== input.revision || receipt.status !== 'processing') return;
  const at = ctx.clock.now();
  const { carrierId, id, name } = receipt;
  const failed = (problem: string) =>
    inTransaction(ctx.scope, async (scope) => {
      const outcome = { status: 'failed' as const, problem, reading: null, pages: [] };
      if (!(await saveReceiptReading(scope, receipt, outcome))) return;
      const data = { receipt_id: id, name, problem };
      await emitEvent(scope, { carrierId, type: 'receipt.failed', data }, at);
    });
  let circumstance: ReadCircumstance | undefined;
  try {
    const bytes = await ctx.storage.get(receiptKey(receipt.carrierId, receipt.id));
    if (!bytes) {
      ctx.log.error({ receiptId: receipt.id }, 'the file of a receipt is missing in the storage');
      await failed('This file is no longer stored. Upload it again.');
      return;
    }
    const read = await ctx.documents.readReceipt(bytes, at.toISOString().slice(0, 10));
    // Where one came, the next is near.
    ctx.documents.prepare?.();
    circumstance = read.ok ? undefined : read.circumstance;
    if (circumstance && !isLastTry(input, circumstance))
      throw new Error(`a receipt waits for its reader: ${circumstance}`);
    if (!read.ok) {
      ctx.log.warn(
        { receiptId: receipt.id, code: read.code, detail: read.detail },
        'a receipt could not be read',
      );
      await failed(receiptRefusal(read.code));
      return;
    }
    const { pages, receipt: reading } = read.value;
    await retryUntilAnswered(ctx.scope, () =>
      inTransaction(ctx.scope, async (scope) => {
        const isSaved = await saveReceiptReading(scope, receipt, {
          status: 'read',
          problem: null,
          reading,
          pages: pages.map(({ width, height, quarters = 0, skew = 0 }) => ({
            width,
            height,
            quarters,
            skew,
          })),
        });
        const data = { receipt_id: id, name };
        if (isSaved) await emitEvent(scope, { carrierId, type: 'receipt.ready', data }, at);
      }),
    );
  } catch (error) {
    // With the disk full or the database away it stays in progress, and `reviveLostJobs` has it read when that is over.
    if (isLastTry(input, circumstance) && !isUnavailable(error)) await failed(receiptRefusal('crashed'));
    throw error;
  }
}
