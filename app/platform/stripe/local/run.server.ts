import type { Request, Response } from 'express';
import type { Clock } from '~/platform/clock/clock';
import type { StripeConfig } from '../stripe.server';
import { Deliverer } from './deliver-events.server';
import { serveApi } from './http-server.server';
import { LocalStripe, PUBLISHABLE_KEY, type StateStore } from './local-stripe.server';
import { answerPage } from './serve-pages.server';
import { firstState, type LocalStripeState } from './state';

interface Surroundings {
  storeFor: (empty: () => LocalStripeState) => StateStore;
  clock: Clock;
  /** Where its pages are, with and without the origin: `/mileage/test-billing`. */
  pagesUrl: string;
}

/** Starts the local Stripe: its API on a port of this machine, for the SDK. Built as a file of its own, which is loaded only where no key is set. */
export async function runLocalStripe({ storeFor, clock, pagesUrl }: Surroundings) {
  const local = new LocalStripe({ store: storeFor(firstState), clock, pagesUrl });
  const { secretKey, webhookSecret } = await local.inWorld(({ state }) => ({
    secretKey: state.secretKey,
    webhookSecret: state.webhookSecret,
  }));
  let deliverer: Deliverer | null = null;
  const api = await serveApi(local, () => deliverer?.nudge());
  const config: StripeConfig = {
    secretKey,
    webhookSecret,
    publishableKey: PUBLISHABLE_KEY,
    scriptUrl: `${pagesUrl}/stripe.js`,
    isTest: true,
    addsTax: false,
    host: api.host,
    port: api.port,
    protocol: 'http',
  };
  return {
    /** How the SDK reaches it. */
    config,
    /** Sends its events to this address from now on. */
    deliverTo(webhookUrl: string): void {
      deliverer = new Deliverer(local, clock, webhookUrl).start();
    },
    /** Its sheet and script are its own; nothing of the product is loaded here. */
    answerPage(request: Request, response: Response): Promise<void> {
      response.once('finish', () => deliverer?.nudge());
      const query = request.originalUrl.split('?')[1] ?? '';
      return answerPage(local, pagesUrl, request, response, request.path, query);
    },
    async stop(): Promise<void> {
      await deliverer?.stop();
      await api.stop();
    },
  };
}

export type RunningTestBilling = Awaited<ReturnType<typeof runLocalStripe>>;
