import type { Env } from '~/config/env.server';
import { processSingleton } from '~/config/process-singleton.server';
import type { BillingProvider } from './port';
import { stripeProvider, type StripeConfig } from './stripe.server';

/** Stripe's own script; test billing brings its own. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/v3/';

/** How the local Stripe of this process is reached; set when it has started, before anything is served. */
export const testBilling = (): { config: StripeConfig | null } =>
  processSingleton('test billing', () => ({ config: null }));

/** Stripe with the operator's key, else the local one. */
export function billingProviderFrom(config: Env): BillingProvider {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = config;
  if (secretKey === undefined) {
    return stripeProvider(() => {
      const local = testBilling().config;
      if (!local) throw new Error('test billing has not started');
      return { ...local, addsTax: config.STRIPE_AUTOMATIC_TAX };
    });
  }
  const url = config.STRIPE_API_URL === undefined ? undefined : new URL(config.STRIPE_API_URL);
  const real: StripeConfig = {
    secretKey,
    publishableKey: publishableKey as string,
    webhookSecret: webhookSecret as string,
    scriptUrl: STRIPE_SCRIPT,
    isTest: !/^.k_live_/.test(secretKey),
    addsTax: config.STRIPE_AUTOMATIC_TAX,
    ...(url === undefined
      ? {}
      : {
          host: url.hostname,
          port: Number(url.port || (url.protocol === 'http:' ? 80 : 443)),
          protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
  };
  return stripeProvider(() => real);
}
