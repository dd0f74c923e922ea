import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '~/platform/clock/clock';
import { postDelivery, signEvent } from '~/platform/stripe/local/deliver-events.server';
import { answerApi } from '~/platform/stripe/local/http-server.server';
import { LocalStripe, memoryStore, PUBLISHABLE_KEY } from '~/platform/stripe/local/local-stripe.server';
import { emptyState, type LocalStripeState } from '~/platform/stripe/local/state';
import type { Chance } from '../../bench/extraction/random';

export type Mood = 'well' | 'down' | 'failing' | 'slow';

/** Messages on the way at once. */
const AT_A_TIME = 4;
/** Longer than the product waits for an answer. */
const SLOW_MS = 9000;

/**
 * The payment provider as it is on a bad day: nobody home, an error for an answer, or an answer to work that was done which
 * comes too late. Its messages come late, twice and in any order, and again until they are taken.
 */
export class Payments {
  mood: Mood = 'well';
  readonly state: LocalStripeState = emptyState();
  readonly #local = new LocalStripe({
    store: memoryStore(this.state),
    clock: systemClock,
    pagesUrl: 'http://localhost/mileage/test-billing',
  });
  readonly #server: Server;
  #ended = false;
  #telling: Promise<void> = Promise.resolve();
  /** How often each message is still sent. */
  readonly #toTell = new Map<string, number>();
  lastRefusal = 'none';

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<Payments> {
    const server = createServer();
    const payments = new Payments(server);
    server.on('request', (request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://local.invalid');
      const { mood } = payments;
      if (mood === 'down') return void request.socket.destroy();
      if (mood === 'failing')
        return void response
          .writeHead(500, { 'Content-Type': 'application/json' })
          .end('{"error":{"type":"api_error","message":"An error occurred."}}');
      if (mood === 'slow') {
        const end = response.end.bind(response) as (body: string) => void;
        response.end = ((body: string) =>
          void setTimeout(() => end(body), SLOW_MS)) as unknown as typeof response.end;
      }
      void answerApi(payments.#local, request, response, pathname, search.slice(1)).catch(() =>
        response.destroy(),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return payments;
  }

  get env(): Record<string, string> {
    const { secretKey, webhookSecret } = this.state;
    return {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
    };
  }

  /** Begins to tell of what happens: each message one to three times. */
  tell(url: string, chance: Chance): void {
    const deliver = async (id: string): Promise<void> => {
      const delivery = await signEvent(this.#local, id, systemClock);
      const answer = delivery
        ? await postDelivery(url, delivery).catch((error: Error) => error.message)
        : true;
      if (answer === true) this.#toTell.set(id, (this.#toTell.get(id) ?? 1) - 1);
      else this.lastRefusal = `${id}: ${String(answer)}`;
    };
    const round = async (): Promise<void> => {
      while (!this.#ended) {
        const waiting = chance.shuffled(this.state.events).filter(({ id }) => {
          if (!this.#toTell.has(id)) this.#toTell.set(id, chance.whole(1, 3));
          return this.#toTell.get(id) !== 0;
        });
        for (let first = 0; first < waiting.length && !this.#ended; first += AT_A_TIME) {
          await Promise.all(waiting.slice(first, first + AT_A_TIME).map(({ id }) => deliver(id)));
        }
        await pause(300);
      }
    };
    this.#telling = round();
  }

  /** How many messages have not been taken as often as they are sent. */
  get untold(): number {
    return this.state.events.filter(({ id }) => this.#toTell.get(id) !== 0).length;
  }

  async passDays(days: number): Promise<void> {
    await this.#local.moveClock(days * 86_400);
  }

  async stop(): Promise<void> {
    this.#ended = true;
    await this.#telling;
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
