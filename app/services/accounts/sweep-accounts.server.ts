import { deleteCarrierRecords, listFileRows } from '~/data/carrier-records.server';
import { deleteCarriersWithoutMembers } from '~/data/carriers.server';
import { deleteOldExports } from '~/data/data-exports.server';
import { deleteOldMails } from '~/data/mail-messages.server';
import { listCarriersOnlyOf } from '~/data/memberships.server';
import { deleteOldOneTimeTokens } from '~/data/one-time-tokens.server';
import { inTransaction, type SystemScope } from '~/data/scope.server';
import { deleteEndedSessions } from '~/data/sessions.server';
import { deleteAccount, listAccountsToErase } from '~/data/users.server';
import type { Ctx } from '../context';
import { queueMail } from '../mail/queue-mail.server';
import { importTableKey } from '../imports/import-file';
import { FILE_FOLDERS, storedFileOf } from './stored-files.server';

const DAY = 24 * 3_600_000;

/** Hourly: erases accounts whose 30 days are over, and drops what has had its time. */
export async function sweepAccounts(ctx: Ctx<SystemScope>): Promise<void> {
  const now = ctx.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  for (const account of await listAccountsToErase(ctx.scope, now)) await eraseAccount(ctx, account);
  await deleteEndedSessions(ctx.scope, before(30));
  await deleteOldOneTimeTokens(ctx.scope, before(7));
  await deleteOldMails(ctx.scope, before(90));
  await deleteOldExports(ctx.scope, now);
}

/** The person, and every carrier that nobody else works on, with all its records. */
async function eraseAccount(
  ctx: Ctx<SystemScope>,
  account: { id: string; email: string; name: string },
): Promise<void> {
  const keys: string[] = [];
  await inTransaction(ctx.scope, async (scope) => {
    const carriers = await listCarriersOnlyOf(scope, account.id);
    await deleteAccount(scope, account.id);
    for (const carrierId of carriers) {
      keys.push(...(await listFileKeys(scope, carrierId)));
      await deleteCarrierRecords(scope, carrierId);
    }
    await deleteCarriersWithoutMembers(scope, carriers);
    await queueMail(scope, {
      kind: 'account-deleted',
      to: { address: account.email, name: account.name },
      params: { name: account.name },
    });
  });
  for (const key of keys) await ctx.storage.remove(key);
  ctx.log.info({ event: 'account-erased', userId: account.id }, 'account erased');
}

/** Where the carrier's files lie: their rows go first, and with them the knowledge of the keys. */
async function listFileKeys(scope: SystemScope, carrierId: string): Promise<string[]> {
  const ids = await listFileRows(scope, carrierId, Object.keys(FILE_FOLDERS));
  return ids.flatMap(({ table, id }) => {
    const key = storedFileOf({ name: table }, carrierId, { id })?.key ?? [];
    return table === 'data_import' ? [key, importTableKey(carrierId, id)].flat() : key;
  });
}
