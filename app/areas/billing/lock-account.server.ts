import { setTimeout as sleep } from 'node:timers/promises';
import {
  releaseAccountLock,
  renewAccountLock,
  acquireAccountLock,
} from '~/areas/billing/data/billing-account.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import { fail, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

const WAIT_MS = 20_000;
const STEP_MS = 100;
/** A process that was killed keeps its lock for so long. */
const HELD_SECONDS = 15;
const RENEWED_EVERY_MS = 5000;

/**
 * Lets changes of one account happen one after the other, without holding a database connection while the provider
 * thinks. The second of two clicks waits for the first, and then finds what it has done.
 */
export async function withAccountLock<T>(
  ctx: Ctx<CarrierScope | SystemScope>,
  accountId: string,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const patience = Date.now() + WAIT_MS;
  let holder = await acquireAccountLock(ctx.scope, accountId, HELD_SECONDS);
  while (holder === null && Date.now() < patience) {
    await sleep(STEP_MS);
    holder = await acquireAccountLock(ctx.scope, accountId, HELD_SECONDS);
  }
  if (holder === null)
    return fail({
      kind: 'unavailable',
      message: 'Another change of your plan is still being made. Please try again in a minute.',
    });
  const mine = holder;
  const renewal = setInterval(
    () => void renewAccountLock(ctx.scope, accountId, mine, HELD_SECONDS).catch(() => undefined),
    RENEWED_EVERY_MS,
  );
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await releaseAccountLock(ctx.scope, accountId, mine);
  }
}
