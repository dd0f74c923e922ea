import { deleteOldSecondSteps } from '~/areas/accounts/data/authenticators.server';
import { listAttachmentKeysOf } from '~/areas/mail/data/attachments.server';
import { deleteCarrierRecords } from '~/areas/carriers/data/carrier-records.server';
import { deleteCarriersWithoutMembers } from '~/areas/carriers/data/carriers.server';
import { deleteOldExports } from '~/areas/accounts/data/data-exports.server';
import { deleteOldMails } from '~/areas/mail/data/mail-messages.server';
import { listCarriersOnlyOf } from '~/areas/carriers/data/memberships.server';
import { deleteOldOneTimeTokens } from '~/areas/accounts/data/one-time-tokens.server';
import { deleteOldChallenges } from '~/areas/accounts/data/passkeys.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { deleteEndedSessions } from '~/areas/accounts/data/sessions.server';
import {
  deleteAccount,
  listAccountsToErase,
  listNeverConfirmed,
  listProvisional,
} from '~/areas/accounts/data/users.server';
import { endBillingOfErased } from '~/areas/billing/end-billing.server';
import type { Ctx } from '~/platform/context';
import { switchOffWebhooksOf } from '~/areas/webhooks/manage-webhooks.server';
import { sweepSecurityLog } from '~/areas/security/read-security-log.server';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { FILE_FOLDERS } from './stored-files.server';

const DAY = 24 * 3_600_000;
const NEVER_CONFIRMED_DAYS = 30;
/** As long as the link works that joins the account to the one that has proved the address. */
const PROVISIONAL_DAYS = 7;

/** Hourly: erases accounts whose 30 days are over and those that never proved their address and hold nothing, and drops what has had its time. */
export async function sweepAccounts(ctx: Ctx<SystemScope>): Promise<void> {
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  for (const account of await listAccountsToErase(ctx.scope, now)) await eraseAccount(ctx, account);
  for (const account of await listNeverConfirmed(ctx.scope, before(NEVER_CONFIRMED_DAYS)))
    await eraseAccount(ctx, account, { isNotified: false });
  for (const account of await listProvisional(ctx.scope, before(PROVISIONAL_DAYS)))
    await eraseAccount(ctx, account, { isNotified: false });
  await deleteEndedSessions(ctx.scope, before(30));
  await deleteOldOneTimeTokens(ctx.scope, before(7));
  await deleteOldSecondSteps(ctx.scope, now, before(1));
  await deleteOldChallenges(ctx.scope, now);
  await deleteOldMails(ctx.scope, before(90));
  await deleteOldExports(ctx.scope, now);
  await sweepSecurityLog(ctx);
}

/** The person, and every carrier that nobody else works on, with all its records and files. */
async function eraseAccount(
  ctx: Ctx<SystemScope>,
  account: { id: string; email: string; name: string },
  /** An address that was never proven may be a stranger's: it gets no mail. */
  { isNotified = true } = {},
): Promise<void> {
  const erased = await inTransaction(ctx.scope, async (scope) => {
    const found = {
      carriers: await listCarriersOnlyOf(scope, account.id),
      // On the carriers of others: the rows go with the person, and with them the knowledge of the keys.
      keys: await listAttachmentKeysOf(scope, account.id),
    };
    const billed = await endBillingOfErased({ clock: ctx.clock, scope }, found.carriers);
    await deleteAccount(scope, account.id);
    await switchOffWebhooksOf(scope, { userId: account.id }, ctx.clock.now());
    for (const carrierId of found.carriers) await deleteCarrierRecords(scope, carrierId);
    await deleteCarriersWithoutMembers(scope, found.carriers);
    if (isNotified)
      await queueMail(scope, {
        kind: 'account-deleted',
        to: { address: account.email, name: account.name },
        params: { name: account.name, hadPlan: billed > 0 },
      });
    return found;
  });
  for (const key of erased.keys) await ctx.storage.remove(key);
  for (const carrierId of erased.carriers) await removeFilesOf(ctx, carrierId);
  ctx.log.info({ event: 'account-erased', userId: account.id }, 'account erased');
}

/** Folder by folder, so that also what no row tells of goes: parts of a file whose making was broken off. */
export async function removeFilesOf({ storage }: Pick<Ctx, 'storage'>, carrierId: string): Promise<void> {
  for (const folder of Object.values(FILE_FOLDERS)) await storage.removeFolder(`${folder}/${carrierId}`);
}
