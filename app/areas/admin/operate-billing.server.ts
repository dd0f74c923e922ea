import { isUuid } from '~/engine/text/uuid';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { hasAction } from '~/areas/admin/data/admin-log.server';
import { findAdminCarrier } from '~/areas/admin/data/admin-people.server';
import { readBillingOfCarrier, type BillingOverview } from '~/areas/billing/data/billing-account.server';
import { readBillingContact } from '~/areas/billing/data/billing-copy.server';
import { listSubscribers, setRaisedLimits } from '~/areas/billing/data/billing-subscribers.server';
import type { BillingNoticeStep } from '~/areas/billing/mails/billing-notice';
import { formatCents } from '~/areas/billing/rules/money-words';
import {
  intervalOf,
  LARGEST_PACKAGE_ID,
  packageName,
  packageOf,
  priceCentsRunning,
} from '~/areas/billing/rules/packages';
import { centsOf, wholeOf } from '~/areas/billing/rules/typed-amount';
import { copyCustomer } from '~/areas/billing/copy-customer.server';
import { answerOf } from '~/areas/billing/provider-failure';
import { withAccountLock } from '~/areas/billing/lock-account.server';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { MAX_STOPS } from '~/areas/trips/rules/trip.schema';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction } from '~/platform/database/scope.server';
import { recordAction, type AdminCtx } from './record-action.server';

/** Who pays what, and what a month brings in before discounts, in cents. */
export async function readSubscribers(ctx: AdminCtx, search: string, page: { skip: number; take: number }) {
  const found = await listSubscribers(ctx.scope, search, { ...page, now: ctx.clock.now() });
  const plans: { planId: string; priceCents: number; count: number }[] = [];
  for (const { planId, count, ...row } of found.plans) {
    const priceCents = priceCentsRunning({ packageId: planId, ...row });
    const same = plans.find((plan) => plan.planId === planId && plan.priceCents === priceCents);
    if (same) same.count += count;
    else plans.push({ planId, priceCents, count });
  }
  const monthlyCents = plans.reduce((sum, { planId, priceCents, count }) => {
    const cents = priceCents * count;
    return sum + (intervalOf(planId) === 'year' ? Math.round(cents / 12) : cents);
  }, 0);
  return { ...found, plans, monthlyCents };
}

export interface CarrierBilling extends BillingOverview {
  carrierId: string;
  legalName: string;
  planPackageId: string;
  raisedTrips: number | null;
  raisedStops: number | null;
}

export async function readCarrierBilling(ctx: AdminCtx, carrierId: string): Promise<Result<CarrierBilling>> {
  const carrier = isUuid(carrierId) ? await findAdminCarrier(ctx.scope, carrierId) : null;
  if (!carrier) return notFound('This carrier was not found.');
  const { legalName, planPackageId, raisedTrips, raisedStops } = carrier;
  const billing = await readBillingOfCarrier(ctx.scope, carrierId);
  return ok({ ...billing, carrierId, legalName, planPackageId, raisedTrips, raisedStops });
}

export interface MoneyAct {
  carrierId: string;
  /** Dollars as they were typed. */
  amount: string;
  reason: string;
  /** The same for every repetition of one click. */
  key: string;
}

const OTHER_AMOUNT =
  'Your first try, with another amount, may have gone through. Check at Stripe, then reload this page.';
const NO_REASON = 'Say why. The log keeps it.';
const NO_AMOUNT = 'Enter an amount in dollars, such as 9 or 4.50.';

function refuseMoney({ amount, reason }: MoneyAct): Result<never> | null {
  const fields = {
    ...(centsOf(amount) === null ? { amount: [NO_AMOUNT] } : {}),
    ...(reason.trim() === '' ? { reason: [NO_REASON] } : {}),
  };
  const [first] = Object.values(fields).flat();
  return first === undefined ? null : invalid(first, fields);
}

/** Gives back some or all of what was paid for an invoice, to the card that paid. The log has it before it is done. */
export async function refundCarrier(
  ctx: AdminCtx,
  input: MoneyAct & { invoiceId: string },
): Promise<Result<{ cents: number }>> {
  const refused = refuseMoney(input);
  if (refused) return refused;
  const found = await accountOf(ctx, input.carrierId);
  if (!found.ok) return found;
  const { account, legalName, planPackageId } = found.value;
  const cents = centsOf(input.amount) ?? 0;
  return withAccountLock(ctx, account.id, async () => {
    const read = await ctx.billing.readCustomer(account.customerId);
    if (!read.ok) return answerOf(read.failure);
    const { carrierId, key } = input;
    if (await hasAction(ctx.scope, { action: 'billing.refund', subjectId: carrierId, key }))
      return ok({ cents });
    const invoice = read.value.invoices.find(({ id }) => id === input.invoiceId);
    if (!invoice) return invalid('Choose an invoice.', { invoice_id: ['Choose an invoice.'] });
    const most = invoice.paidCents - invoice.refundedCents;
    const number = invoice.number ?? invoice.id;
    // Where the answer to an earlier try of this click was lost, what it gave back is missing from the rest: the provider knows.
    const wasAsked = await hasAction(ctx.scope, {
      action: 'billing.refund-asked',
      subjectId: carrierId,
      key,
    });
    if (cents > most && !wasAsked) {
      const message = `At most ${formatCents(most)} of invoice ${number} can be refunded.`;
      return invalid(message, { amount: [message] });
    }
    return carryOut(ctx, input, {
      action: 'billing.refund',
      words: `a refund of ${formatCents(cents)} of invoice ${number} to ${legalName}`,
      work: () => ctx.billing.refundInvoice(invoice.id, cents, `refund:${account.id}:${input.key}`, null),
      account,
      notice: { step: 'refunded', cents, plan: packageName(planPackageId) },
    });
  });
}

/** Credit that the next payments of a carrier use up. */
export async function creditCarrier(ctx: AdminCtx, input: MoneyAct): Promise<Result<{ cents: number }>> {
  const refused = refuseMoney(input);
  if (refused) return refused;
  const found = await accountOf(ctx, input.carrierId);
  if (!found.ok) return found;
  const { account, legalName, planPackageId } = found.value;
  const { customerId } = account;
  const cents = centsOf(input.amount) ?? 0;
  return withAccountLock(ctx, account.id, () =>
    carryOut(ctx, input, {
      action: 'billing.credit',
      words: `a credit of ${formatCents(cents)} for ${legalName}`,
      work: () =>
        ctx.billing.giveCredit(
          { customerId, cents, description: input.reason.slice(0, 300) },
          `credit:${account.id}:${input.key}`,
        ),
      account,
      notice: { step: 'credited', cents, plan: packageName(planPackageId) },
    }),
  );
}

async function accountOf(ctx: AdminCtx, carrierId: string) {
  const found = await readCarrierBilling(ctx, carrierId);
  if (!found.ok) return found;
  const { account } = found.value;
  if (!account || account.customerId === null)
    return fail({ kind: 'conflict', message: 'This carrier has never paid or kept a card.' });
  return ok({ ...found.value, account: { ...account, customerId: account.customerId } });
}

/** Log, provider, log again where it said no; then the copy and the mail. */
async function carryOut(
  ctx: AdminCtx,
  { carrierId, reason, key }: MoneyAct,
  {
    action,
    words,
    work,
    account,
    notice,
  }: {
    action: string;
    words: string;
    work: () => ReturnType<AdminCtx['billing']['giveCredit']>;
    account: { id: string; customerId: string; isLive: boolean | null };
    notice: { step: BillingNoticeStep; cents: number; plan: string };
  },
): Promise<Result<{ cents: number }>> {
  const line = { subjectType: 'carrier', subjectId: carrierId, details: { cents: notice.cents, key } };
  // The second of two clicks finds what the first has done.
  if (await hasAction(ctx.scope, { action, subjectId: carrierId, key })) return ok({ cents: notice.cents });
  await recordAction(ctx, ctx.scope, {
    ...line,
    action: `${action}-asked`,
    summary: `Asked for ${words}: ${reason.trim()}`,
  });
  const done = await work();
  if (!done.ok) {
    const summary = `The payment provider did not confirm ${words}: ${done.failure.message}`;
    await recordAction(ctx, ctx.scope, { ...line, action: `${action}-failed`, summary });
    if (done.failure.reason === 'unavailable')
      await enqueue(ctx.scope, 'copyBilling', { accountId: account.id });
    return done.failure.reason === 'key-reused'
      ? fail({ kind: 'conflict', message: OTHER_AMOUNT })
      : answerOf(done.failure);
  }
  await copyCustomer(ctx, account);
  const contact = await readBillingContact(ctx.scope, carrierId);
  await inTransaction(ctx.scope, async (scope) => {
    await recordAction(ctx, scope, { ...line, action, summary: `Done: ${words}` });
    for (const { userId, name, email } of contact?.people ?? [])
      await queueMail(scope, {
        kind: 'billing-notice',
        to: { address: email, name },
        params: { name, carrier: contact?.legalName ?? '', until: '', ...notice },
        userId,
        carrierId,
      });
  });
  return ok({ cents: notice.cents });
}

/** Limits beyond the largest plan's, as they were agreed with the carrier; empty fields take them back. */
export async function raiseLimits(
  ctx: AdminCtx,
  { carrierId, trips, stops, reason }: { carrierId: string; trips: string; stops: string; reason: string },
): Promise<Result<null>> {
  const found = await readCarrierBilling(ctx, carrierId);
  if (!found.ok) return found;
  const plan = packageOf(LARGEST_PACKAGE_ID);
  const check = (typed: string, least: number, most: number) => {
    const value = wholeOf(typed);
    const isIn = value === null || (value !== undefined && value > least && value <= most);
    return {
      value: value ?? null,
      isIn,
      message: `Enter a whole number from ${least + 1} to ${most}, or nothing.`,
    };
  };
  const [ofTrips, ofStops] = [
    check(trips, plan?.trips ?? 0, 100_000),
    check(stops, plan?.stopsPerTrip ?? 0, MAX_STOPS),
  ];
  const fields = {
    ...(ofTrips.isIn ? {} : { trips: [ofTrips.message] }),
    ...(ofStops.isIn ? {} : { stops: [ofStops.message] }),
    ...(reason.trim() === '' ? { reason: [NO_REASON] } : {}),
  };
  const [first] = Object.values(fields).flat();
  if (first !== undefined) return invalid(first, fields);
  await inTransaction(ctx.scope, async (scope) => {
    await setRaisedLimits(scope, carrierId, { raisedTrips: ofTrips.value, raisedStops: ofStops.value });
    await recordAction(ctx, scope, {
      action: 'carrier.raised-limits',
      subjectType: 'carrier',
      subjectId: carrierId,
      summary: `Set the ${packageName(LARGEST_PACKAGE_ID)} limits of ${found.value.legalName} to ${ofTrips.value ?? plan?.trips} trips and ${ofStops.value ?? plan?.stopsPerTrip} stops: ${reason.trim()}`,
    });
  });
  return ok(null);
}
