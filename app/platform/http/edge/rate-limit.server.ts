import type { AppLoadContext } from '@remix-run/node';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { processSingleton } from '~/config/process-singleton.server';
import { database } from '~/platform/database/db.server';
import { systemScope } from '~/platform/database/scope.server';
import { addUses } from '~/platform/database/use-counts.server';
import { fail, ok, type Result } from '~/engine/result';
import { SharedCount } from './shared-count.server';

/**
 * How often one address (or account) may do a thing; counted in the database, so one count over all processes. Exact, but
 * for the frequent ones (`BATCHED`), of which a process tells in batches: see SharedCount for how far they can be off.
 */
const LIMITS = {
  calculation: { points: 30, durationSeconds: 60 },
  /** Previews beside the trip form, by person. */
  routePreview: { points: 60, durationSeconds: 60 },
  geo: { points: 300, durationSeconds: 60 },
  /** Wrong tries at one account; and all tries from one address, behind which a whole office may be. */
  login: { points: 10, durationSeconds: 300 },
  signInByAddress: { points: 60, durationSeconds: 300 },
  register: { points: 10, durationSeconds: 3600 },
  /** Mails asked for to one address; and from one address. */
  mailRequest: { points: 5, durationSeconds: 900 },
  mailByAddress: { points: 30, durationSeconds: 900 },
  draft: { points: 30, durationSeconds: 600 },
  /** Invitations of one carrier; and those to one address, whoever invites. */
  invitation: { points: 30, durationSeconds: 3600 },
  invitationTo: { points: 5, durationSeconds: 3600 },
  /** Requests to the people behind the product, and emails that someone writes, by person. */
  support: { points: 10, durationSeconds: 3600 },
  composedMail: { points: 20, durationSeconds: 3600 },
  /** Tries at coupon codes, by carrier. */
  coupon: { points: 20, durationSeconds: 3600 },
  /** Cards that are new to us, by carrier: whoever tries one after the other looks which of somebody else's are taken. */
  card: { points: 10, durationSeconds: 3600 },
  upload: { points: 30, durationSeconds: 300 },
  /** Reports of browsers about our content security policy, by address. */
  policyReport: { points: 60, durationSeconds: 600 },
  /** All calls of one token, or of one address where nobody is signed in. */
  api: { points: 600, durationSeconds: 60 },
  /** All calls of one carrier, by whatever tokens and people. */
  apiCarrier: { points: 3000, durationSeconds: 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Calls of the API by one carrier in a minute. */
export function carrierApiLimit(): number {
  const { API_CARRIER_REQUESTS_PER_MINUTE: own, API_REQUESTS_PER_MINUTE: ofToken } = env();
  return own ?? 5 * ofToken;
}

/** The limits on calls of the API can be set by the operator; all others are part of the product. */
function limitOf(name: LimitName): { points: number; durationSeconds: number } {
  if (name === 'api') return { ...LIMITS.api, points: env().API_REQUESTS_PER_MINUTE };
  if (name === 'apiCarrier') return { ...LIMITS.apiCarrier, points: carrierApiLimit() };
  return LIMITS[name];
}

const BATCHED: ReadonlySet<LimitName> = new Set(['api', 'apiCarrier', 'geo']);

const sharedCountFor = (name: LimitName): SharedCount =>
  processSingleton(`shared-count:${name}`, () => {
    const { points: limit, durationSeconds } = limitOf(name);
    const windowMs = durationSeconds * 1000;
    return new SharedCount({
      limit,
      windowMs,
      record: (uses) => addUses(systemScope(), uses, Date.now(), windowMs),
      onFailure: (error) => logger().error({ err: error, limit: name }, 'rate limiter failed'),
    });
  });

const limiterFor = (name: LimitName): RateLimiterAbstract =>
  processSingleton(`rate-limit:${name}`, () => {
    const { points, durationSeconds: duration } = limitOf(name);
    return new RateLimiterPostgres({
      storeClient: database().pool,
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
    });
  });

/** The count after one more use. */
export interface LimitState {
  limit: number;
  windowSeconds: number;
  remaining: number;
  /** Seconds until the count begins anew. */
  resetSeconds: number;
  isOver: boolean;
}

/** Counts one use by `key`; null where nothing is counted. A limiter that is out of order lets people through. */
export async function countedUse(name: LimitName, key: string): Promise<LimitState | null> {
  if (!env().RATE_LIMITS) return null;
  const { points: limit, durationSeconds: windowSeconds } = limitOf(name);
  if (BATCHED.has(name)) {
    const { used, resetAt } = await sharedCountFor(name).use(`${name}:${key.slice(0, 200)}`);
    return {
      limit,
      windowSeconds,
      remaining: Math.max(0, limit - used),
      resetSeconds: Math.max(1, Math.ceil((resetAt - Date.now()) / 1000)),
      isOver: used > limit,
    };
  }
  const state = (counted: RateLimiterRes, isOver: boolean): LimitState => ({
    limit,
    windowSeconds,
    remaining: isOver ? 0 : Math.max(0, counted.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)),
    isOver,
  });
  try {
    return state(await limiterFor(name).consume(key.slice(0, 200)), false);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return state(refused, true);
    logger().error({ err: refused, limit: name }, 'rate limiter failed');
    return null;
  }
}

/** Counts one use by `key`; a failure names the seconds to wait. */
export async function countUse(name: LimitName, key: string): Promise<Result<null>> {
  const counted = await countedUse(name, key);
  if (!counted?.isOver) return ok(null);
  const { resetSeconds: retryAfterSeconds } = counted;
  return fail({
    kind: 'rate-limited',
    message: `Too many requests. Try again in ${waitInWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}

/** Forgets the uses by `key`, where what was counted turned out well. */
export async function forgiveUses(name: LimitName, key: string): Promise<void> {
  if (!env().RATE_LIMITS) return;
  await limiterFor(name)
    .delete(key.slice(0, 200))
    .catch((error: unknown) => logger().error({ err: error, limit: name }, 'rate limiter failed'));
}

/** One IPv6 line has 2^64 addresses: they count as one. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

export const countUseByAddress = (
  name: LimitName,
  { clientAddress }: AppLoadContext,
): Promise<Result<null>> => countUse(name, addressKey(clientAddress));

/** Counts an invitation by the carrier that sends it and by the address that it is mailed to. */
export async function countInvitation(carrierId: string, email: unknown): Promise<Result<null>> {
  const byCarrier = await countUse('invitation', carrierId);
  return byCarrier.ok ? countUse('invitationTo', emailKey(email)) : byCarrier;
}

/** An address as it is counted; empty for what is none. */
export const emailKey = (email: unknown): string =>
  typeof email === 'string' ? email.trim().toLowerCase().slice(0, 160) : '';

export function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minutes`;
}
