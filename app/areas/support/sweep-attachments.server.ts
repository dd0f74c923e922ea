import { deleteAttachments, listForgottenAttachments } from '~/areas/mail/data/attachments.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

const KEPT_MS = 24 * 3_600_000;

/** Hourly: drops files that were uploaded for an email which nobody sent within a day. The rows go first: bytes without a row belong to nobody. */
export async function sweepAttachments(ctx: Ctx<SystemScope>): Promise<void> {
  const files = await listForgottenAttachments(ctx.scope, new Date(ctx.clock.now().getTime() - KEPT_MS));
  await deleteAttachments(
    ctx.scope,
    files.map(({ id }) => id),
  );
  for (const { storageKey } of files) await ctx.storage.remove(storageKey);
}
