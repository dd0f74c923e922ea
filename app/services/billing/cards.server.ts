import { enqueue } from '~/data/database/enqueue.server';
import { ensureBillingAccount, ownsCard, readBilling } from '~/data/billing/billing-account.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { isLive } from '~/domain/billing/entitlement';
import { fail, invalid, notFound, ok, type Result } from '~/domain/result';
import { refuseUnlessOwner } from '../authorize';
import type { Ctx } from '../context';
import { accountAtProvider, type AccountAtProvider } from './account-at-provider.server';
import { copyCustomer } from './copy-customer.server';
import { answerOf } from './provider-failure';
import { inTurn } from './take-turn.server';

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
  ctx: Ctx<CarrierScope>,
  account: { id: string; customerId: string | null },
  cardId: string,
): Promise<Result<boolean>> {
  if (await ownsCard(ctx.scope, cardId)) return ok(true);
  const copied = await copyCustomer(ctx, account);
  return copied.ok ? ok(await ownsCard(ctx.scope, cardId)) : answerOf(copied.failure);
}

/** Makes the chosen card the one that is charged. A card of somebody else is not found. */
export async function bringCard(
  ctx: Ctx<CarrierScope>,
  account: AccountAtProvider,
  { cardId, token, key }: CardChoice,
): Promise<Result<{ hasCard: boolean }>> {
  const keyOf = (step: string) => `${ctx.scope.carrierId}:${key}:${step}`;
  let chosen = cardId;
  if (token !== '') {
    if (!TOKEN.test(token)) return invalid('Something went wrong', { card: ['Something went wrong'] });
    const added = await ctx.billing.addCard(account.customerId, token, keyOf('card'));
    if (!added.ok) return answerOf(added.failure);
    chosen = added.value;
  } else if (cardId !== '') {
    const own = await isOwn(ctx, account, cardId);
    if (!own.ok) return own;
    if (!own.value) return invalid(NO_CARD, { card: [NO_CARD] });
  }
  if (chosen !== '') {
    const made = await ctx.billing.setDefaultCard(account.customerId, chosen, keyOf('default'));
    if (!made.ok) return answerOf(made.failure);
    return ok({ hasCard: true });
  }
  const { cards } = await readBilling(ctx.scope);
  return ok({ hasCard: cards.some(({ isDefault }) => isDefault) });
}

async function afterChange(
  ctx: Ctx<CarrierScope>,
  account: { id: string; customerId: string | null },
): Promise<void> {
  const copied = await copyCustomer(ctx, account);
  if (!copied.ok) await enqueue(ctx.scope, 'copyBilling', { accountId: account.id });
}

/** Keeps a new card behind a token of the provider's script; the first one becomes the one that is charged. */
export async function addCard(
  ctx: Ctx<CarrierScope>,
  { token, key }: { token: string; key: string },
): Promise<Result<{ cardId: string }>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  if (!TOKEN.test(token)) return invalid('Something went wrong', { stripe_token: ['Something went wrong'] });
  const account = await accountAtProvider(ctx);
  if (!account.ok) return account;
  return inTurn(ctx, account.value.id, async () => {
    const { cards } = await readBilling(ctx.scope);
    const added = await ctx.billing.addCard(
      account.value.customerId,
      token,
      `${ctx.scope.carrierId}:${key}:card`,
    );
    if (!added.ok) return answerOf(added.failure);
    if (!cards.some(({ isDefault }) => isDefault)) {
      const made = await ctx.billing.setDefaultCard(
        account.value.customerId,
        added.value,
        `${ctx.scope.carrierId}:${key}:default`,
      );
      if (!made.ok) return answerOf(made.failure);
    }
    await afterChange(ctx, account.value);
    return ok({ cardId: added.value });
  });
}

export async function setDefaultCard(
  ctx: Ctx<CarrierScope>,
  { cardId, key }: { cardId: string; key: string },
): Promise<Result<void>> {
  const refused = refuseUnlessOwner(ctx);
  if (refused) return refused;
  const account = await ensureBillingAccount(ctx.scope);
  const { customerId } = account;
  if (customerId === null) return notFound(NO_CARD);
  return inTurn(ctx, account.id, async () => {
    const own = await isOwn(ctx, account, cardId);
    if (!own.ok) return own;
    if (!own.value) return notFound(NO_CARD);
    const made = await ctx.billing.setDefaultCard(
      customerId,
      cardId,
      `${ctx.scope.carrierId}:${key}:default`,
    );
    if (!made.ok) return answerOf(made.failure);
    await afterChange(ctx, account);
    return ok(undefined);
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
  return inTurn(ctx, account.id, async () => {
    const own = await isOwn(ctx, account, cardId);
    if (!own.ok) return own;
    const { cards, subscription } = await readBilling(ctx.scope);
    const card = cards.find(({ id }) => id === cardId);
    if (!card) return notFound(NO_CARD);
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
    const removed = await ctx.billing.removeCard(cardId, `${ctx.scope.carrierId}:${key}:remove`);
    if (!removed.ok && removed.failure.reason === 'unavailable') return answerOf(removed.failure);
    await afterChange(ctx, account);
    return ok(undefined);
  });
}
