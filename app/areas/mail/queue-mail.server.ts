import { enqueue } from '~/platform/database/enqueue.server';
import { insertMail } from '~/areas/mail/data/mail-messages.server';
import type { Scope } from '~/platform/database/scope.server';
import { isPlaceHolder } from '~/areas/accounts/data/users.server';
import type { MailKind, MailKinds } from './kinds';

export interface QueuedMail<K extends MailKind> {
  kind: K;
  to: { address: string; name?: string };
  params: MailKinds[K];
  userId?: string;
  carrierId?: string;
  /** A request that may come twice, or be answered by a job that runs twice: it gets one message. */
  requestId?: string;
}

/**
 * Writes a message down and has a job send it, both in the scope's transaction: a message leaves if, and only if,
 * what it tells of has happened. None is made for a place holder of an address, which reaches nobody, nor for a request that was
 * answered before. @returns the message's id, or "" where none was made.
 */
export async function queueMail<K extends MailKind>(scope: Scope, mail: QueuedMail<K>): Promise<string> {
  const { kind, to, params, userId, carrierId, requestId } = mail;
  if (isPlaceHolder(to.address)) return '';
  const messageId = await insertMail(scope, {
    kind,
    toAddress: to.address,
    toName: to.name ?? '',
    params: { ...params },
    userId: userId ?? null,
    carrierId: carrierId ?? null,
    requestId: requestId ?? null,
  });
  if (messageId === null) return '';
  await enqueue(scope, 'sendMail', { messageId });
  return messageId;
}
