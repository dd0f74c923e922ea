import { findKeptMail, listKeptMails, type InboxEntry } from '~/areas/mail/data/mail-messages.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { isUuid } from '~/engine/text/uuid';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

const MOST_SHOWN = 100;

/** Mails that stayed in the database because no mail server is set up. The boundary opens this in demo mode only. */
export const readInbox = (ctx: Ctx<SystemScope>): Promise<InboxEntry[]> =>
  listKeptMails(ctx.scope, MOST_SHOWN);

export async function readInboxMail(
  ctx: Ctx<SystemScope>,
  id: string,
): Promise<Result<{ toAddress: string; subject: string; text: string }>> {
  const mail = isUuid(id) ? await findKeptMail(ctx.scope, id) : null;
  return mail
    ? ok({ toAddress: mail.toAddress, subject: mail.subject ?? '', text: mail.text ?? '' })
    : notFound();
}
