import { deleteOldSecondSteps } from '~/data/accounts/authenticators.server';
import { listAttachmentKeysOf } from '~/data/mail/attachments.server';
import { deleteCarrierRecords } from '~/data/accounts/carrier-records.server';
import { deleteCarriersWithoutMembers } from '~/data/accounts/carriers.server';
import { deleteOldExports } from '~/data/reports/data-exports.server';
import { deleteOldMails } from '~/data/mail/mail-messages.server';
import { listCarriersOnlyOf } from '~/data/accounts/memberships.server';
import { deleteOldOneTimeTokens } from '~/data/accounts/one-time-tokens.server';
import { inTransaction, type SystemScope } from '~/data/database/scope.server';
import { deleteEndedSessions } from '~/data/accounts/sessions.server';
import { deleteAccount, listAccountsToErase, listNeverConfirmed } from '~/data/accounts/users.server';
import type { Ctx } from '../context';
import { queueMail } from '../mail/queue-mail.server';
import { FILE_FOLDERS } from './stored-files.server';

const DAY = 24 * 3_600_000;
const NEVER_CONFIRMED_DAYS = 30;

/** Hourly: erases accounts whose 30 days are over and those that never proved their address and hold nothing, and drops what has had its time. */
export async function sweepAccounts(ctx: Ctx<SystemScope>): Promise<void> {
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  for (const account of await listAccountsToErase(ctx.scope, now)) await eraseAccount(ctx, account);
  for (const account of await listNeverConfirmed(ctx.scope, before(NEVER_CONFIRMED_DAYS)))
    await eraseAccount(ctx, account, { isTold: false });
  await deleteEndedSessions(ctx.scope, before(30));
  await deleteOldOneTimeTokens(ctx.scope, before(7));
  await deleteOldSecondSteps(ctx.scope, now, before(1));
  await deleteOldMails(ctx.scope, before(90));
  await deleteOldExports(ctx.scope, now);
}

/** The person, and every carrier that nobody else works on, with all its records and files. */
async function eraseAccount(
  ctx: Ctx<SystemScope>,
  account: { id: string; email: string; name: string },
  /** An address that was never proven may be a stranger's: it gets no mail. */
  { isTold = true } = {},
): Promise<void> {
  const { carriers, keys } = await inTransaction(ctx.scope, async (scope) => {
    const found = {
      carriers: await listCarriersOnlyOf(scope, account.id),
      // On the carriers of others: the rows go with the person, and with them the knowledge of the keys.
      keys: await listAttachmentKeysOf(scope, account.id),
    };
    await deleteAccount(scope, account.id);
    for (const carrierId of found.carriers) await deleteCarrierRecords(scope, carrierId);
    await deleteCarriersWithoutMembers(scope, found.carriers);
    if (isTold)
      await queueMail(scope, {
        kind: 'account-deleted',
        to: { address: account.email, name: account.name },
        params: { name: account.name },
      });
    return found;
  });
  for (const key of keys) await ctx.storage.remove(key);
  // Folder by folder, so that also what no row tells of goes: parts of a file whose making was broken off.
  for (const carrierId of carriers)
    for (const folder of Object.values(FILE_FOLDERS))
      await ctx.storage.removeFolder(`${folder}/${carrierId}`);
  ctx.log.info({ event: 'account-erased', userId: account.id }, 'account erased');
}
