import { isBusy, isUnavailable, RETRY_AFTER_SECONDS } from '~/platform/database/busy.server';
import type { NextFunction, Request, Response } from 'express';
import { ports } from '~/platform/ports.server';
import { testBilling } from '~/platform/stripe/choose-provider.server';
import type * as LocalStripeProgram from '~/platform/stripe/local/run.server';
import type { Env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { database } from '~/platform/database/db.server';
import { enqueue } from '~/platform/database/enqueue.server';
import { systemScope } from '~/platform/database/scope.server';
import { testBillingStore } from '~/areas/billing/data/test-billing.server';
import { BASE, paths } from '~/routes';

/** Where the pages of test billing are: on the product's own origin, so that every browser that sees it reaches them. */
export const TEST_BILLING_BASE = `${BASE}/test-billing`;
/** Built beside this program (app/cli/build.mjs), so that a program with a real key never reads it. */
const PROGRAM = './local-stripe.js';

let running: LocalStripeProgram.RunningTestBilling | null = null;

/**
 * Has the packages brought to the provider, and starts the local Stripe where no key is configured; its state in the
 * database, so that web and worker see the same one. Nothing is started where a real key is set.
 */
export async function startBilling(config: Env): Promise<{ stop(): Promise<void> }> {
  await enqueue(systemScope(), 'syncPackages', {});
  if (config.STRIPE_SECRET_KEY !== undefined) return { stop: async () => undefined };
  const program = (await import(new URL(PROGRAM, import.meta.url).href)) as typeof LocalStripeProgram;
  const here = await program.runLocalStripe({
    storeFor: (empty) => testBillingStore(database().prisma, empty),
    clock: ports().clock,
    pagesUrl: TEST_BILLING_BASE,
  });
  running = here;
  testBilling().config = here.config;
  return {
    stop: async () => {
      running = null;
      await here.stop();
    },
  };
}

/** Delivers its webhooks to the web server of this process, once that listens. */
export function deliverTestBilling(webOrigin: string): void {
  running?.deliverTo(webOrigin + paths.api.stripeWebhook());
}

/** Its pages for browsers; passes on where the real Stripe is used. */
export function testBillingPages(request: Request, response: Response, next: NextFunction): void {
  if (!running) return next();
  running.answerPage(request, response).catch((error: Error) => {
    logger().error({ err: error }, 'a page of test billing failed');
    if (!response.headersSent) {
      if (isBusy(error) || isUnavailable(error))
        response.status(503).setHeader('Retry-After', String(RETRY_AFTER_SECONDS));
      else response.status(500);
    }
    response.end();
  });
}
