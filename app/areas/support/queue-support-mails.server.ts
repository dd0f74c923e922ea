import type { CarrierScope } from '~/platform/database/scope.server';
import type { SupportMail } from '~/areas/support/mails/support';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';

/** Who asks: known to the boundary already. */
export interface Asker {
  name: string;
  email: string;
  carrier: string;
  timeZone: string;
}

/** The two mails of a request, in its transaction: one that it arrived, one to those who answer. */
export async function queueSupportMails(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  mail: SupportMail,
  attachmentIds: string[] = [],
): Promise<void> {
  const { userId, carrierId, isUnconfirmed } = scope;
  // An address that is not proved may be someone else's: nobody is written to in its name.
  if (!isUnconfirmed)
    await queueMail(scope, {
      kind: 'support-received',
      to: { address: mail.email, name: mail.name },
      params: mail,
      userId,
      carrierId,
    });
  await queueMail(scope, {
    kind: 'support-request',
    to: { address: ctx.site.supportEmail },
    params: { ...mail, attachmentIds, isUnconfirmed },
  });
}
