import { createHash } from 'node:crypto';
import type { Clock } from '~/platform/clock/clock';
import { catalogRoutes } from './catalog-routes';
import { customerRoutes } from './customer-routes';
import { StripeFailure, invalidRequest } from './failure';
import { Parameters, parseForm } from './parameters';
import type { Route } from './route-table';
import { subscriptionRoutes } from './subscription-routes';
import { taxRoutes } from './taxes';
import { emptyState, newId, type LocalStripeState, type World } from './state';
import { letTimePass } from './timeline';

/** Where the state is kept. `change` runs one piece of work after the other, in every process that shares the store. */
export interface StateStore {
  change<T>(work: (state: LocalStripeState) => T): Promise<T>;
}

export function memoryStore(state: LocalStripeState = emptyState()): StateStore {
  return { change: async (work) => work(state) };
}

export interface LocalRequest {
  method: string;
  /** Path without the query. */
  path: string;
  query: string;
  body: string;
  authorization: string | null;
  idempotencyKey: string | null;
}

export interface LocalAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const routes: Route[] = [...catalogRoutes, ...customerRoutes, ...subscriptionRoutes, ...taxRoutes];

/** What a browser's script may do with the publishable key. */
const PUBLIC = /^\/v1\/(tokens|setup_intents\/[^/]+\/confirm)$/;

export interface LocalStripeOptions {
  store: StateStore;
  clock: Clock;
  /** Outside address of the pages: {origin}/mileage/test-billing. */
  pagesUrl: string;
}

export const PUBLISHABLE_KEY = 'pk_test_local';

/**
 * A small, stateful Stripe: the part of its API that this product uses, over the same parameters, with the same errors.
 * Whatever else is asked is answered with an error object: a 404 without one would pass for success in the SDK.
 */
export class LocalStripe {
  readonly #options: LocalStripeOptions;
  /** True while nobody is home: every call is refused at the door. */
  isDown = false;

  constructor(options: LocalStripeOptions) {
    this.#options = options;
  }

  /** Runs work in this world, after everything that time has brought about. */
  inWorld<T>(work: (world: World) => T): Promise<T> {
    return this.#options.store.change((state) => {
      const world = this.#worldOf(state);
      letTimePass(world);
      return work(world);
    });
  }

  #worldOf(state: LocalStripeState): World {
    const now = Math.floor(this.#options.clock.now().getTime() / 1000) + state.clockShiftSeconds;
    return { state, now, pagesUrl: this.#options.pagesUrl };
  }

  /** Moves the hand of this Stripe's clock on by so many seconds; renewals and retries happen on the way. */
  async moveClock(seconds: number): Promise<void> {
    await this.#options.store.change((state) => {
      state.clockShiftSeconds += seconds;
      letTimePass(this.#worldOf(state));
    });
  }

  answer(request: LocalRequest): Promise<LocalAnswer> {
    return this.inWorld((world) => {
      const requestId = newId('req');
      const answer = this.#answerIn(world, request);
      return { ...answer, headers: { 'Request-Id': requestId, ...answer.headers } };
    });
  }

  #answerIn(world: World, request: LocalRequest): LocalAnswer {
    const { state } = world;
    const key = request.authorization?.replace(/^Bearer /, '') ?? '';
    const isPublic = key === PUBLISHABLE_KEY && PUBLIC.test(request.path);
    if (key !== state.secretKey && !isPublic) {
      return failureAnswer(
        new StripeFailure(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
      );
    }
    const fingerprint = createHash('sha256')
      .update(`${request.method} ${request.path} ${request.body}`)
      .digest('base64');
    const before =
      request.method === 'POST' && request.idempotencyKey !== null
        ? state.idempotency[request.idempotencyKey]
        : undefined;
    if (before) {
      if (before.fingerprint === fingerprint)
        return { status: before.status, body: before.body, headers: { 'Idempotent-Replayed': 'true' } };
      return failureAnswer(
        new StripeFailure(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        }),
      );
    }
    const answer = this.#carryOut(world, request);
    const isKept = answer.status < 300 || answer.status === 402;
    if (request.method === 'POST' && request.idempotencyKey !== null && isKept) {
      state.idempotency[request.idempotencyKey] = {
        fingerprint,
        status: answer.status,
        body: answer.body,
        at: world.now,
      };
    }
    return answer;
  }

  /** Works on a copy, so that a call that is refused half-way has changed nothing. */
  #carryOut(world: World, request: LocalRequest): LocalAnswer {
    const draft: World = { ...world, state: structuredClone(world.state) };
    try {
      const body = dispatch(draft, request);
      Object.assign(world.state, draft.state);
      return { status: 200, body: JSON.parse(JSON.stringify(body)) as unknown };
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      if (error.keepsTrace) Object.assign(world.state, draft.state);
      return failureAnswer(error);
    }
  }
}

export const failureAnswer = (failure: StripeFailure): LocalAnswer => ({
  status: failure.status,
  body: { error: failure.error },
});

function dispatch(world: World, request: LocalRequest): object {
  for (const { method, pattern, answer } of routes) {
    const match = method === request.method ? pattern.exec(request.path) : null;
    // A literal path comes before a pattern that would take its last part for an id.
    if (!match || (match[1] === 'create_preview' && match.length === 2)) continue;
    const parameters = new Parameters(
      parseForm(request.method === 'GET' || request.body === '' ? request.query : request.body),
    );
    return answer({ world, ids: match.slice(1), parameters });
  }
  throw new StripeFailure(404, {
    ...invalidRequest(
      `Unrecognized request URL (${request.method}: ${request.path}). The local Stripe of test billing does not know it.`,
    ).error,
    code: 'url_invalid',
  });
}
