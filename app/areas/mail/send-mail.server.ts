import {
  claimMail,
  findMail,
  settleMail,
  unclaimMail,
  type MailRecord,
} from '~/areas/mail/data/mail-messages.server';
import { retryUntilAnswered } from '~/platform/database/retry-until-answered.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { markEmailBounced } from '~/areas/accounts/data/users.server';
import { ONE_TIME_LIFETIME_MS } from '~/areas/accounts/rules/one-time-rules';
import type { Ctx } from '~/platform/context';
import type { MailKinds } from './kinds';
import { writeMail } from './write-mail.server';

/**
 * Sends one message, at most once. When a mail server has taken the recipients, and before it is given a byte of the text, the
 * message is marked; where the program dies between that mark and the server's answer nobody knows whether it arrived, and it is
 * not sent a second time. Where it dies before, it is. While it lives it knows, and waits for the database to write it down.
 * @throws Error where nothing was sent and another try may work: the job is run again later.
 */
export async function sendMail(
  ctx: Ctx<SystemScope>,
  { messageId, isLastAttempt }: { messageId: string; isLastAttempt: boolean },
): Promise<void> {
  const { scope, clock, log } = ctx;
  const mail = await findMail(scope, messageId);
  if (!mail) return;
  if (mail.status === 'sending') {
    log.warn({ messageId }, 'a message was being sent when the program stopped: it is not sent again');
    await settleMail(
      scope,
      messageId,
      { status: 'uncertain', lastError: 'stopped while it was being sent' },
      true,
    );
    return;
  }
  if (mail.status !== 'queued') return;
  if (isTooLate(mail, clock.now())) {
    await settleMail(
      scope,
      messageId,
      { status: 'failed', lastError: 'too late for a code that lasts ten minutes' },
      false,
    );
    return;
  }
  const { attachments, ...content } = await writeMail(ctx, mail);
  let claim: 'none' | 'ours' | 'theirs' | { failed: unknown } = 'none';
  const beforeText = async () => {
    try {
      claim = (await claimMail(scope, messageId)) ? 'ours' : 'theirs';
    } catch (error) {
      claim = { failed: error };
    }
    if (claim !== 'ours') throw new Error('the message is not to be sent now');
  };
  const delivery = await ctx.mail.send(
    {
      id: mail.id,
      to: { address: mail.toAddress, name: mail.toName },
      ...copiesOf(mail),
      ...content,
      ...(attachments ? { attachments } : {}),
    },
    beforeText,
  );
  const claimed = claim as 'none' | 'ours' | 'theirs' | { failed: unknown };
  if (typeof claimed === 'object') {
    // The mark may have been written although its answer was lost.
    await retryUntilAnswered(scope, () => unclaimMail(scope, messageId));
    throw claimed.failed;
  }
  if (claimed === 'theirs') return;
  const now = clock.now();
  const { userId } = mail;
  const settle = (outcome: Parameters<typeof settleMail>[2]) =>
    retryUntilAnswered(scope, () => settleMail(scope, messageId, outcome, claimed === 'ours'));
  switch (delivery.outcome) {
    case 'accepted':
      await settle({
        status: 'sent',
        lastError: null,
        sentAt: now,
        ...(ctx.mail.keepsMessages
          ? { subject: content.subject, text: content.text, html: content.html }
          : {}),
      });
      return;
    case 'bounced':
      await settle({ status: 'bounced', lastError: delivery.reason, bouncedAt: now });
      if (userId !== null)
        await retryUntilAnswered(scope, () => markEmailBounced(scope, userId, mail.toAddress, now));
      log.warn({ messageId, kind: mail.kind }, 'a mail server refused the address of a message');
      return;
    case 'uncertain':
      await settle({ status: 'uncertain', lastError: delivery.reason });
      log.warn(
        { messageId, kind: mail.kind },
        'it is not known whether a message arrived: it is not sent again',
      );
      return;
    case 'try-later':
      await settle({
        status: isLastAttempt ? 'failed' : 'queued',
        lastError: delivery.reason,
      });
      throw new Error(`message ${messageId} could not be sent: ${delivery.reason}`);
  }
}

const isTooLate = (mail: MailRecord, now: Date): boolean =>
  mail.kind === 'sign-in-code' &&
  now.getTime() - mail.createdAt.getTime() > ONE_TIME_LIFETIME_MS.sign_in_code;

function copiesOf(mail: MailRecord): { alsoTo?: string[]; cc?: string[]; bcc?: string[]; replyTo?: string } {
  // Whoever answers a request answers the person who made it.
  if (mail.kind === 'support-request')
    return { replyTo: (mail.params as MailKinds['support-request']).email };
  if (mail.kind !== 'composed') return {};
  const { alsoTo, cc, bcc, replyTo } = mail.params as MailKinds['composed'];
  return { alsoTo, cc, bcc, replyTo };
}
