import { markMailBounced } from '~/areas/mail/data/mail-messages.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { markEmailBounced } from '~/areas/accounts/data/users.server';
import { isUuid } from '~/engine/text/uuid';
import type { Ctx } from '~/platform/context';

export interface ReportedFailure {
  address: string;
  status: string;
  reason: string;
}

/**
 * A message that a mail server had taken over came back: its state becomes "bounced", and its person is asked for another
 * address. What failed only for now (4.x.x) is still being tried by the mail server and changes nothing. For a message
 * with several recipients one is enough. @returns whether a message changed; a report that comes twice changes nothing
 */
export async function recordBounce(
  ctx: Ctx<SystemScope>,
  { messageId, failures }: { messageId: string; failures: readonly ReportedFailure[] },
): Promise<boolean> {
  const failure = failures.find(({ status }) => !status.startsWith('4'));
  if (!failure || !isUuid(messageId)) return false;
  const now = ctx.clock.now();
  return inTransaction(ctx.scope, async (scope) => {
    const mail = await markMailBounced(scope, messageId, `${failure.address}: ${failure.reason}`, now);
    if (!mail) return false;
    if (mail.userId !== null && failure.address === mail.toAddress.toLowerCase())
      await markEmailBounced(scope, mail.userId, mail.toAddress, now);
    ctx.log.warn({ messageId, kind: mail.kind }, 'a message came back');
    return true;
  });
}
