import { madeBefore, madeNow } from '~/areas/api/once';
import { enqueue } from '~/platform/database/enqueue.server';
import {
  ensureBillingAccount,
  listKnownCards,
  readBilling,
  type BillingAccount,
} from '~/areas/billing/data/billing-account.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { isBehind, isLive, type SubscriptionStatus } from '~/areas/billing/rules/entitlement';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseUnlessOwner } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { accountAtProvider, type AccountAtProvider } from './account-at-provider.server';
import { copyCustomer } from './copy-customer.server';
import { answerOf } from './provider-failure';
import { withAccountLock } from './lock-account.server';

type AnyCtx = Ctx<CarrierScope | SystemScope>;

export interface CardChoice {
  /** A card that is kept already; '' for none. */
  cardId: string;
  /** Of the provider's script in the browser, for a new card; '' for none. */
  token: string;
  key: string;
}

const TOKEN = /^(tok|pm)_\w{3,100}$/;
const NO_CARD = 'This card is not among yours any more.';

/**
 * Whether this card is one of the carrier's own. What is kept may be behind: a card of a moment ago, added while the provider could
 * not be read, is looked for there.
 */
async function isOwn(
  ctx: AnyCtx,
  account: Pick<BillingAccount, 'id' | 'customerId' | 'isLive'>,
  cardId: string,
): Promise<Result<boolean>> {
  const isKnown = async () => (await listKnownCards(ctx.scope, account.id)).some(({ id }) => id === cardId);
  if (await isKnown()) return ok(true);
  const copied = await copyCustomer(ctx, account);
  return copied.ok ? ok(await isKnown()) : answerOf(copied.failure);
}

/** The card of a change of plan, and whether it was kept only for it. */
export type BroughtCard =
  | {
      asksToConfirm: false;
      cardId: string | null;
      /** The same for the same number. */
      fingerprint: string | null;
      isNew: boolean;
      isChosen: boolean;
    }
  /** The bank wants to see the holder first, at the provider's page. */
  | { asksToConfirm: true };

/**
 * The card that a change is to be paid with: a new one is kept, one of someone else is not found. Nothing is charged to it and
 * the default stays as it is until the change has gone through.
 */
export async function bringCard(
  ctx: AnyCtx,
  account: AccountAtProvider,
  { cardId, token, key }: CardChoice,
): Promise<Result<BroughtCard>> {
  if (token !== '') {
    if (!TOKEN.test(token)) return invalid('Something went wrong', { card: ['Something went wrong'] });
    const added = await ctx.billing.addCard(account.customerId, token, `${account.id}:${key}:card`);
    if (added.ok) {
      const { id, isNew, fingerprint } = added.value;
      return ok({ asksToConfirm: false, cardId: id, fingerprint, isNew, isChosen: true });
    }
    return added.failure.reason === 'asks-to-confirm' ? ok({ asksToConfirm: true }) : answerOf(added.failure);
  }
  // A card may have been removed at the provider's own page a moment ago: a plan is not promised to it.
  const copied = await copyCustomer(ctx, account);
  if (!copied.ok) return answerOf(copied.failure);
  const cards = await listKnownCards(ctx.scope, account.id);
  const card = cards.find(({ id, isDefault }) => (cardId === '' ? isDefault : id === cardId));
  if (cardId !== '' && !card) return invalid(NO_CARD, { card: [NO_CARD] });
  return ok({
    asksToConfirm: false,
    cardId: card?.id ?? null,
    fingerprint: card?.fingerprint ?? null,
    isNew: false,
    isChosen: cardId !== '',
  });
}

/** Removes cards that were kept twice, such as by a payment page. The one that is charged stays, else the newest. */
export async function dropDuplicateCards(ctx: AnyCtx, account: AccountAtProvider): Promise<void> {
  const read = await ctx.billing.readCustomer(account.customerId);
  if (!read.ok) return;
  const kept = new Set<string>();
  const inOrder = [...read.value.cards].sort(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || b.createdAt.getTime() - a.createdAt.getTime(),
  );
  for (const { id, fingerprint, expMonth, expYear } of inOrder) {
    if (fingerprint === null) continue;
    const face = `${fingerprint}:${expMonth}:${expYear}`;
    if (kept.has(face)) await ctx.billing.removeCard(id, `duplicate:${id}`);
    kept.add(face);
  }
}

async function afterChange(
  ctx: Ctx<CarrierScope>,
  account: Pick<BillingAccount, 'id' | 'customerId' | 'isLive'>,
): Promise<void> {
  const copied = await copyCustomer(ctx, account);
  if (!copied.ok) await enqueue(ctx.scope, 'copyBilling', { accountId: account.id });
}

/**
 * Makes a card the one that is charged, of the customer and of what runs, and tries open payments with it at once, oldest
 * first. What runs and what is open is read at the provider: what is kept here may be behind. @returns what the bank said where it said no
 */
export async function chargeFromNowOn(
  ctx: AnyCtx,
  { customerId, cardId, key }: { customerId: string; cardId: string; key: string },
): Promise<Result<{ unpaid: string | null }>> {
  const read = await ctx.billing.readCustomer(customerId);
  if (!read.ok) return answerOf(read.failure);
  const { subscriptions, invoices } = read.value;
  const charged = subscriptions.filter(({ status }) => isLive(status as SubscriptionStatus));
  const subscriptionIds = charged.map(({ id }) => id);
  const made = await ctx.billing.setDefaultCard({ customerId, cardId, subscriptionIds }, `${key}:default`);
  if (!made.ok) return answerOf(made.failure);
  const behind = charged.filter(({ status }) => isBehind(status as SubscriptionStatus)).map(({ id }) => id);
  const open = invoices
    .filter(({ status, subscriptionId }) => status === 'open' && behind.includes(subscriptionId ?? ''))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (const { id } of open) {
    const paid = await ctx.billing.payInvoice(id, cardId, `${key}:pay:${id}`);
    if (!paid.ok && paid.failure.reason !== 'refused') return ok({ unpaid: paid.failure.message });
  }
  return ok({ unpaid: null });
}

/** Keeps a new card behind a token of the provider's script; the first one becomes the one that is charged. */
export async function addCard(
  ctx: Ctx<CarrierScope>,
  { token, key }: { token: string; key: string },
): Promise<Result<{ cardId: string; needsConfirmation: boolean }>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  if (!TOKEN.test(token)) return invalid('Something went wrong', { stripe_token: ['Something went wrong'] });
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  return withAccountLock<{ cardId: string; needsConfirmation: boolean }>(ctx, account.value.id, async () => {
    const { customerId, id } = account.value;
    const known = await readBilling(ctx.scope);
    const added = await ctx.billing.addCard(customerId, token, `${id}:${key}:card`);
    if (!added.ok)
      return added.failure.reason === 'asks-to-confirm'
        ? ok({ cardId: '', needsConfirmation: true })
        : answerOf(added.failure);
    const cardId = added.value.id;
    if (!known.cards.some(({ isDefault }) => isDefault)) {
      // What the bank says to an open payment is shown on the billing page, where it stays open.
      const made = await chargeFromNowOn(ctx, { customerId, cardId, key: `${id}:${key}` });
      if (!made.ok) {
        if (made.failure.kind !== 'unavailable') return made;
        // What runs could not be read: the card is the default all the same, as far as is known here.
        const { subscription } = known;
        const subscriptionIds = subscription && isLive(subscription.status) ? [subscription.id] : [];
        const input = { customerId, cardId, subscriptionIds };
        const alone = await ctx.billing.setDefaultCard(input, `${id}:${key}:alone`);
        if (!alone.ok) return answerOf(alone.failure);
      }
    }
    await afterChange(ctx, account.value);
    return ok({ cardId, needsConfirmation: false });
  });
}

/** Makes a card the one that is charged. Where a payment is open it is tried with this card at once. */
export async function setDefaultCard(
  ctx: Ctx<CarrierScope>,
  { cardId, key }: { cardId: string; key: string },
): Promise<Result<{ unpaid: string | null }>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const account = await ensureBillingAccount(ctx.scope);
  const { customerId } = account;
  if (customerId === null) return notFound(NO_CARD);
  return withAccountLock(ctx, account.id, async () => {
    const own = await isOwn(ctx, account, cardId);
    if (!own.ok) return own;
    if (!own.value) return notFound(NO_CARD);
    const made = await chargeFromNowOn(ctx, { customerId, cardId, key: `${account.id}:${key}` });
    if (!made.ok) return made;
    await afterChange(ctx, account);
    return made;
  });
}

/** Removes a card. The one that a running plan is charged to stays until another takes its place. */
export async function removeCard(
  ctx: Ctx<CarrierScope>,
  { cardId, key }: { cardId: string; key: string },
): Promise<Result<void>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const account = await ensureBillingAccount(ctx.scope);
  return withAccountLock(ctx, account.id, async () => {
    const own = await isOwn(ctx, account, cardId);
    if (!own.ok) return own;
    const { cards, subscription } = await readBilling(ctx.scope);
    const card = cards.find(({ id }) => id === cardId);
    if (!card)
      return (await madeBefore(ctx, ctx.scope, 'card-removal')) === null ? notFound(NO_CARD) : ok(undefined);
    const isNeeded =
      card.isDefault &&
      subscription !== null &&
      isLive(subscription.status) &&
      !subscription.cancelAtPeriodEnd;
    if (isNeeded)
      return fail({
        kind: 'conflict',
        message: 'Your plan is paid with this card. Make another card the default first.',
      });
    // Noted first: where the process dies behind the provider's answer, the retry knows why the card is not there any more.
    await madeNow(ctx, ctx.scope, 'card-removal', '');
    const removed = await ctx.billing.removeCard(cardId, `${account.id}:${key}:remove`);
    if (!removed.ok && removed.failure.reason === 'unavailable') return answerOf(removed.failure);
    await afterChange(ctx, account);
    return ok(undefined);
  });
}
