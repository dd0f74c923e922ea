import {
  claimGraceStep,
  clearGrace,
  findBillingAccount,
  listAccountsBehind,
  subscriptionThatCounts,
  toSubscription,
} from '~/areas/billing/data/billing-account.server';
import {
  listKnownInvoices,
  listKnownSubscriptions,
  readBillingContact,
  setCarrierPlan,
} from '~/areas/billing/data/billing-copy.server';
import { inTransaction, type SystemScope } from '~/platform/database/scope.server';
import {
  entitledPackage,
  graceEnd,
  isBehind,
  isLive,
  packageInPeriod,
} from '~/areas/billing/rules/entitlement';
import { FREE_PACKAGE, packageOf } from '~/areas/billing/rules/packages';
import type { BillingNoticeStep } from '~/areas/billing/mails/billing-notice';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';

const DAY_MS = 86_400_000;

/** Days after the failed payment, and what is mailed then. */
const STEPS: { afterDays: number; step: BillingNoticeStep }[] = [
  { afterDays: 0, step: 'failed' },
  { afterDays: 4, step: 'reminder' },
  { afterDays: 7, step: 'limited' },
];

/** Hourly: whoever is behind, or has caught up. One account's trouble keeps no other waiting. */
export async function followAllGrace(ctx: Ctx<SystemScope>): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of await listAccountsBehind(ctx.scope)) {
    await followGrace(ctx, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} accounts could not be followed up`);
}

/** Takes the steps that are due for one account: mails, and the limits of the free plan when the grace days are over. */
export async function followGrace(ctx: Ctx<SystemScope>, accountId: string): Promise<void> {
  const account = await findBillingAccount(ctx.scope, accountId);
  if (!account || account.carrierId === null) return;
  const { carrierId } = account;
  const now = ctx.clock.now();
  const subscription = subscriptionThatCounts(
    (await listKnownSubscriptions(ctx.scope, accountId)).map(toSubscription),
  );
  const since = subscription && isBehind(subscription.status) ? subscription.pastDueSince : null;

  if (subscription && since) {
    // The provider's clock may run ahead of ours: that a payment failed is never said too late.
    const due = Math.max(
      1,
      STEPS.filter(({ afterDays }) => now.getTime() >= since.getTime() + afterDays * DAY_MS).length,
    );
    const step = STEPS[due - 1]?.step;
    await inTransaction(ctx.scope, async (scope) => {
      await setCarrierPlan(scope, carrierId, entitledPackage(subscription, now));
      if (step && (await claimGraceStep(scope, accountId, since, due))) {
        await mailOwners(
          { ...ctx, scope },
          { accountId, carrierId, step, packageId: packageInPeriod(subscription, now), since },
        );
      }
    });
    return;
  }
  if (account.graceSince === null) return;
  const { graceSince } = account;
  await inTransaction(ctx.scope, async (scope) => {
    if (!(await clearGrace(scope, accountId))) return;
    // A plan that was bought after the one that failed has paid nothing of it.
    if (subscription && isLive(subscription.status) && subscription.startedAt <= graceSince) {
      await mailOwners(
        { ...ctx, scope },
        {
          accountId,
          carrierId,
          step: 'recovered',
          packageId: packageInPeriod(subscription, now),
          since: graceSince,
        },
      );
    }
  });
}

async function mailOwners(
  ctx: Ctx<SystemScope>,
  {
    accountId,
    carrierId,
    step,
    packageId,
    since,
  }: { accountId: string; carrierId: string; step: BillingNoticeStep; packageId: string; since: Date },
): Promise<void> {
  const contact = await readBillingContact(ctx.scope, carrierId);
  if (!contact) return;
  const open = (await listKnownInvoices(ctx.scope, accountId)).filter(({ status }) => status === 'open');
  const cents = open.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const [year, month, day] = graceEnd(since).toISOString().slice(0, 10).split('-');
  const params = {
    carrier: contact.legalName,
    step,
    plan: (packageOf(packageId) ?? FREE_PACKAGE).name,
    cents,
    until: `${month}/${day}/${year}`,
  };
  for (const { userId, name, email } of contact.people) {
    await queueMail(ctx.scope, {
      kind: 'billing-notice',
      to: { address: email, name },
      params: { ...params, name },
      userId,
      carrierId,
    });
  }
}
