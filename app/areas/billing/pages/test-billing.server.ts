import type { NextFunction, Request, Response } from 'express';
import { ports } from '~/platform/ports.server';
import { testBilling } from '~/platform/stripe/choose-provider.server';
import { Deliverer } from '~/platform/stripe/local/deliver-events.server';
import { serveApi } from '~/platform/stripe/local/http-server.server';
import { LocalStripe, PUBLISHABLE_KEY } from '~/platform/stripe/local/local-stripe.server';
import { answerPage } from '~/platform/stripe/local/serve-pages.server';
import { emptyState } from '~/platform/stripe/local/state';
import type { Env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { database } from '~/platform/database/db.server';
import { enqueue } from '~/platform/database/enqueue.server';
import { systemScope } from '~/platform/database/scope.server';
import { testBillingStore } from '~/areas/billing/data/test-billing.server';
import { BASE, paths } from '~/routes';

/** Where the pages of test billing are: on the product's own origin, so that every browser that sees it reaches them. */
export const TEST_BILLING_BASE = `${BASE}/test-billing`;

interface Running {
  local: LocalStripe;
  deliverer: Deliverer | null;
}

let running: Running | null = null;

/**
 * Has the packages brought to the provider, and starts the local Stripe where no key is configured: its API on a port of this machine, for the SDK; its state in the
 * database, so that web and worker see the same one. Nothing is started where a real key is set.
 */
export async function startBilling(config: Env): Promise<{ stop(): Promise<void> }> {
  await enqueue(systemScope(), 'syncPackages', {});
  if (config.STRIPE_SECRET_KEY !== undefined) return { stop: async () => undefined };
  const local = new LocalStripe({
    store: testBillingStore(database().prisma, emptyState),
    clock: ports().clock,
    pagesUrl: TEST_BILLING_BASE,
  });
  const { secretKey, webhookSecret } = await local.inWorld(({ state }) => ({
    secretKey: state.secretKey,
    webhookSecret: state.webhookSecret,
  }));
  const here: Running = { local, deliverer: null };
  running = here;
  const api = await serveApi(local, () => here.deliverer?.nudge());
  testBilling().config = {
    secretKey,
    webhookSecret,
    publishableKey: PUBLISHABLE_KEY,
    scriptUrl: `${TEST_BILLING_BASE}/stripe.js`,
    isTest: true,
    host: api.host,
    port: api.port,
    protocol: 'http',
  };
  return {
    stop: async () => {
      running = null;
      await here.deliverer?.stop();
      await api.stop();
    },
  };
}

/** Delivers its webhooks to the web server of this process, once that listens. */
export function deliverTestBilling(webOrigin: string): void {
  if (running)
    running.deliverer = new Deliverer(
      running.local,
      ports().clock,
      webOrigin + paths.api.stripeWebhook(),
    ).start();
}

/** Its pages for browsers; passes on where the real Stripe is used. */
export function testBillingPages(request: Request, response: Response, next: NextFunction): void {
  const here = running;
  if (!here) return next();
  // Its sheet and script are its own; nothing of the product is loaded here.
  response.once('finish', () => here.deliverer?.nudge());
  answerPage(
    here.local,
    TEST_BILLING_BASE,
    request,
    response,
    request.path,
    request.originalUrl.split('?')[1] ?? '',
  ).catch((error: Error) => {
    logger().error({ err: error }, 'a page of test billing failed');
    if (!response.headersSent) response.status(500);
    response.end();
  });
}
