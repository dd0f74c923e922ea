import { packageOf, priceCentsOf } from '~/areas/billing/rules/packages';

/** What is pushed to `window.dataLayer`, in the names that tag managers know. No event holds who someone is. */
export type AnalyticsEvent =
  | { event: 'login'; method: SignInMethod }
  | { event: 'registration'; method: SignInMethod }
  | ({ event: 'begin_checkout' } & Purchase)
  | ({ event: 'purchase'; transaction_id: string } & Purchase);

export type SignInMethod = 'password' | 'code' | 'provider' | 'passkey';

interface Purchase {
  currency: 'USD';
  /** US dollars for one period; at the beginning of a trial 0. */
  value: number;
  items: { item_id: string; item_name: string; price: number; quantity: 1 }[];
}

/** Data layers want dollars as numbers. */
function purchaseOf(packageId: string): Purchase | null {
  const wanted = packageOf(packageId);
  if (!wanted || wanted.monthlyCents === 0) return null;
  const price = priceCentsOf(packageId) / 100;
  return {
    currency: 'USD',
    value: price,
    items: [{ item_id: packageId, item_name: wanted.name, price, quantity: 1 }],
  };
}

/** The step with the payment is open. None for the free plan. */
export function checkoutEvents(packageId: string): AnalyticsEvent[] {
  const purchase = purchaseOf(packageId);
  return purchase ? [{ event: 'begin_checkout', ...purchase }] : [];
}

/**
 * A paid plan has begun or was enlarged. `transactionId` is the same for every telling of one purchase. A plan that begins with
 * its trial is worth nothing yet: its items say what it will cost.
 */
export function purchaseEvents(
  packageId: string,
  transactionId: string,
  { isTrial }: { isTrial: boolean },
): AnalyticsEvent[] {
  const purchase = purchaseOf(packageId);
  if (!purchase) return [];
  const value = isTrial ? 0 : purchase.value;
  return [{ event: 'purchase', transaction_id: transactionId, ...purchase, value }];
}
