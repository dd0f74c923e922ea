import { updateBillingAccount, type BillingAccount } from '~/areas/billing/data/billing-account.server';
import {
  claimTrialKeys,
  isClaimedElsewhere,
  readTrialPerson,
} from '~/areas/billing/data/trial-claims.server';
import { trialKeys, type TrialOffer } from '~/areas/billing/rules/trial';
import type { Ctx } from '~/platform/context';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

type AnyCtx = Ctx<CarrierScope | SystemScope>;
type TriedAccount = Pick<BillingAccount, 'id' | 'trialUsedAt' | 'trialDeniedAt'>;

/** Whether the person who asks gets the free trial with this carrier's first plan. A job gets none. */
export async function trialOffer(ctx: AnyCtx, account: TriedAccount | null): Promise<TrialOffer> {
  if (ctx.scope.kind === 'system') return 'used';
  if (account && (account.trialUsedAt !== null || account.trialDeniedAt !== null)) return 'used';
  const person = await readTrialPerson(ctx.scope, ctx.scope);
  if (!person) return 'used';
  if (await isClaimedElsewhere(ctx.scope, trialKeys({ ...person, fingerprint: null }), account?.id ?? null))
    return 'used';
  return person.isConfirmed ? 'offered' : 'unconfirmed';
}

/**
 * Claims the trial for person, carrier and card before it begins. Where one of them had it elsewhere this account is denied
 * from now on, so that the next page announces what is charged. @returns whether it may begin
 */
export async function claimTrial(
  ctx: AnyCtx,
  account: Pick<BillingAccount, 'id' | 'carrierId'>,
  { userId, fingerprint }: { userId: string; fingerprint: string | null },
): Promise<boolean> {
  const { id: accountId, carrierId } = account;
  const person = carrierId === null ? null : await readTrialPerson(ctx.scope, { carrierId, userId });
  if (!person) return false;
  // A test card has the same number for everybody.
  const card = ctx.billing.isLive ? fingerprint : null;
  const now = ctx.clock.now();
  const isOwn = await claimTrialKeys(ctx.scope, trialKeys({ ...person, fingerprint: card }), {
    accountId,
    now,
  });
  if (!isOwn) await updateBillingAccount(ctx.scope, accountId, { trialDeniedAt: now });
  return isOwn;
}
