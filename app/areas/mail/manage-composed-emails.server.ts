import { isUuid } from '~/engine/text/uuid';
import {
  countLooseAttachments,
  findLooseAttachments,
  type AttachmentRecord,
} from '~/areas/mail/data/attachments.server';
import {
  deleteComposedEmail as remove,
  findComposedEmail,
  listComposedEmails,
  type ComposedEmail,
  type EmailListQuery,
} from '~/areas/mail/data/composed-emails.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import { MAX_ATTACHMENTS } from '~/areas/support/rules/attachment';
import { refuseReader } from '~/platform/authorize';
import { doneOnce, madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import { refuseInfected } from '~/areas/documents/refuse-infected.server';
import { keepAttachment, type GivenFile } from '~/areas/support/keep-attachment.server';

export type { AttachmentRecord, ComposedEmail };

export const listEmails = (ctx: Ctx<CarrierScope>, query: EmailListQuery) =>
  listComposedEmails(ctx.scope, query);

export async function readEmail(ctx: Ctx<CarrierScope>, id: number): Promise<Result<ComposedEmail>> {
  const email =
    Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? await findComposedEmail(ctx.scope, id) : null;
  return email ? ok(email) : notFound();
}

/** Takes an email out of the list. What was sent stays sent. */
export async function deleteEmail(ctx: Ctx<CarrierScope>, id: number): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!Number.isSafeInteger(id) || id <= 0 || id > 2_147_483_647) return notFound();
  const removed = await doneOnce(ctx, 'email-deleted', async (scope) => {
    const keys = await remove(scope, id);
    return keys === null ? notFound() : ok(keys);
  });
  if (!removed.ok) return removed;
  for (const key of removed.value) await ctx.storage.remove(key);
  return ok(null);
}

/** Keeps a file for an email that is being written. */
export async function uploadEmailFile(
  ctx: Ctx<CarrierScope>,
  file: GivenFile | undefined,
): Promise<Result<AttachmentRecord>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!file) return invalid('File is required', { file: ['File is required'] });
  if ((await countLooseAttachments(ctx.scope)) >= 5 * MAX_ATTACHMENTS)
    return invalid('Too many files are attached to unsent emails. Send one, or try again tomorrow.', {
      file: ['Too many files are attached to unsent emails.'],
    });
  const infected = await refuseInfected(ctx, [file], 'file');
  if (infected) return infected;
  return inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'email-file');
    const [again] = earlier === null ? [] : await findLooseAttachments(scope, [earlier]);
    if (again) return ok(again);
    const kept = await keepAttachment({ ...ctx, scope }, file);
    if (kept.ok) await madeNow(ctx, scope, 'email-file', kept.value.id);
    return kept;
  });
}

/** The person's files that wait, among these ids. */
export const readLooseFiles = (ctx: Ctx<CarrierScope>, ids: readonly string[]): Promise<AttachmentRecord[]> =>
  findLooseAttachments(ctx.scope, ids.filter(isUuid).slice(0, MAX_ATTACHMENTS));
