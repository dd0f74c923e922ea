import { findAttachmentsById } from '~/areas/mail/data/attachments.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { MailFile } from '~/areas/support/mails/support';
import type { Ctx } from '~/platform/context';

/** The files of a message. One that is gone from the storage is an error: a message never leaves without what it speaks of. */
export async function readMailFiles(ctx: Ctx<SystemScope>, ids: readonly string[]): Promise<MailFile[]> {
  if (ids.length === 0) return [];
  const records = await findAttachmentsById(ctx.scope, ids);
  if (records.length < ids.length) throw new Error('a file of the message is gone');
  return Promise.all(
    records.map(async ({ fileName, contentType, storageKey }) => {
      const content = await ctx.storage.get(storageKey);
      if (!content) throw new Error(`the file ${storageKey} is not in the storage`);
      return { fileName, contentType, content };
    }),
  );
}
