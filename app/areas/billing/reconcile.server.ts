import { findBillingAccount, listAccountsAfter } from '~/areas/billing/data/billing-account.server';
import { deleteOldBillingEvents } from '~/areas/billing/data/billing-events.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { endBilling, endThoseOfDisabled } from './end-billing.server';
import { followGrace } from './follow-grace.server';
import { copyAndCorrect } from './second-subscription.server';
import { syncPackages } from './sync-packages.server';

const BATCH = 50;
const EVENTS_KEPT_MS = 90 * 86_400_000;

export interface Reconciliation {
  accounts: number;
  /** Customers of erased carriers that were removed at the provider. */
  removed: number;
  failures: number;
}

/**
 * Nightly, or by hand: makes our copy of every customer again from the provider, ends what belongs to carriers that were
 * erased, and brings the packages' prices there. @throws Error where some could not be done, to be tried again.
 */
export async function reconcileBilling(ctx: Ctx<SystemScope>): Promise<Reconciliation> {
  const done: Reconciliation = { accounts: 0, removed: 0, failures: 0 };
  await syncPackages(ctx).catch((error: Error) => {
    ctx.log.warn({ err: error }, 'packages could not be brought to the payment provider');
    done.failures += 1;
  });
  await endThoseOfDisabled(ctx);
  let last: string | null = null;
  for (;;) {
    const accounts = await listAccountsAfter(ctx.scope, last, BATCH);
    for (const account of accounts) {
      done.accounts += 1;
      if (account.carrierId === null || account.endWanted !== null) {
        const isEnded = await endBilling(ctx, { accountId: account.id }).then(
          () => true,
          (error: Error) => void ctx.log.warn({ err: error, accountId: account.id }, 'account not ended'),
        );
        if (!isEnded) done.failures += 1;
        else if ((await findBillingAccount(ctx.scope, account.id)) === null) done.removed += 1;
        if (account.carrierId === null || !isEnded) continue;
      }
      const copied = await copyAndCorrect(ctx, account);
      if (copied.ok) await followGrace(ctx, account.id);
      else done.failures += 1;
    }
    if (accounts.length < BATCH) break;
    last = accounts.at(-1)?.id ?? null;
  }
  await deleteOldBillingEvents(ctx.scope, new Date(ctx.clock.now().getTime() - EVENTS_KEPT_MS));
  ctx.log.info({ ...done }, 'billing compared with the payment provider');
  if (done.failures > 0)
    throw new Error(
      `${done.failures} of ${done.accounts} accounts could not be compared with the payment provider`,
    );
  return done;
}
