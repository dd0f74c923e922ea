import {
  countLooseAttachments,
  findLooseAttachments,
  type AttachmentRecord,
} from '~/data/mail/attachments.server';
import {
  deleteComposedEmail as remove,
  findComposedEmail,
  listComposedEmails,
  type ComposedEmail,
  type EmailListQuery,
} from '~/data/mail/composed-emails.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { invalid, notFound, ok, type Result } from '~/domain/result';
import { MAX_ATTACHMENTS } from '~/domain/support/attachment';
import { refuseReader } from '../authorize';
import type { Ctx } from '../context';
import { refuseInfected } from '../files/refuse-infected.server';
import { keepAttachment, type GivenFile } from '../support/keep-attachment.server';

export type { AttachmentRecord, ComposedEmail };

export const listEmails = (ctx: Ctx<CarrierScope>, query: EmailListQuery) =>
  listComposedEmails(ctx.scope, query);

export async function readEmail(ctx: Ctx<CarrierScope>, id: number): Promise<Result<ComposedEmail>> {
  const email =
    Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? await findComposedEmail(ctx.scope, id) : null;
  return email ? ok(email) : notFound();
}

/** Takes an e-mail out of the list. What was sent stays sent. */
export async function deleteEmail(ctx: Ctx<CarrierScope>, id: number): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const keys = Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647 ? await remove(ctx.scope, id) : null;
  if (keys === null) return notFound();
  for (const key of keys) await ctx.storage.remove(key);
  return ok(null);
}

/** Keeps a file for an e-mail that is being written. */
export async function uploadEmailFile(
  ctx: Ctx<CarrierScope>,
  file: GivenFile | undefined,
): Promise<Result<AttachmentRecord>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!file) return invalid('File is required', { file: ['File is required'] });
  if ((await countLooseAttachments(ctx.scope)) >= 5 * MAX_ATTACHMENTS)
    return invalid('Too many files wait for an e-mail. Send it, or try again tomorrow.', {
      file: ['Too many files wait for an e-mail.'],
    });
  return (await refuseInfected(ctx, [file], 'file')) ?? keepAttachment(ctx, file);
}

/** The person's files that wait, among these ids. */
export const readLooseFiles = (ctx: Ctx<CarrierScope>, ids: readonly string[]): Promise<AttachmentRecord[]> =>
  findLooseAttachments(
    ctx.scope,
    ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)).slice(0, MAX_ATTACHMENTS),
  );
