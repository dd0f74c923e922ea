import type { AppLoadContext } from '@remix-run/node';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { processSingleton } from '~/config/process-singleton.server';
import { database } from '~/data/db.server';
import { fail, ok, type Result } from '~/domain/result';

/** How often one address (or account) may do a thing; counted in the database, so exact over all processes. */
const LIMITS = {
  calculation: { points: 30, durationSeconds: 60 },
  geo: { points: 300, durationSeconds: 60 },
  /** Wrong tries at one account; and all tries from one address, behind which a whole office may stand. */
  login: { points: 10, durationSeconds: 300 },
  signInByAddress: { points: 60, durationSeconds: 300 },
  register: { points: 10, durationSeconds: 3600 },
  /** Mails asked for to one address; and from one address. */
  mailRequest: { points: 5, durationSeconds: 900 },
  mailByAddress: { points: 30, durationSeconds: 900 },
  draft: { points: 30, durationSeconds: 600 },
  invitation: { points: 30, durationSeconds: 3600 },
  /** Requests to the people behind the product, and e-mails that somebody writes, by person. */
  support: { points: 10, durationSeconds: 3600 },
  composedMail: { points: 20, durationSeconds: 3600 },
  /** Tries at coupon codes, by carrier. */
  coupon: { points: 20, durationSeconds: 3600 },
  upload: { points: 30, durationSeconds: 300 },
  api: { points: 600, durationSeconds: 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

const limiterFor = (name: LimitName): RateLimiterAbstract =>
  processSingleton(`rate-limit:${name}`, () => {
    const { points, durationSeconds: duration } = LIMITS[name];
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

/** Counts one use by `key`; a failure names the seconds to wait. A limiter that is out of order lets people through. */
export async function countUse(name: LimitName, key: string): Promise<Result<null>> {
  if (!env().RATE_LIMITS) return ok(null);
  try {
    await limiterFor(name).consume(key.slice(0, 200));
    return ok(null);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) {
      logger().error({ err: refused, limit: name }, 'rate limiter failed');
      return ok(null);
    }
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    return fail({ kind: 'rate-limited', message: `Too many requests. Try again in ${waitInWords(retryAfterSeconds)}.`, retryAfterSeconds });
  }
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
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

export const countUseByAddress = (name: LimitName, { clientAddress }: AppLoadContext): Promise<Result<null>> => countUse(name, addressKey(clientAddress));

export function waitInWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} minutes`;
}
