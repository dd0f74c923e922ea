import { setTimeout as sleep } from 'node:timers/promises';
import type { Scope } from './scope.server';

const LONGEST_MS = 10 * 60_000;
const PAUSE_MS = 1000;
/** How often a write may fail although the database answers. */
const MOST_REFUSALS = 3;

/**
 * Writes down what has happened outside and cannot be asked again, or was computed and is not at fault: tries for as long as the
 * database is away, at most ten minutes. The write may be done twice, where the answer to the first got lost.
 * @throws what the database says where it answers and refuses.
 */
export async function retryUntilAnswered<T>(scope: Scope, write: () => Promise<T>): Promise<T> {
  const until = Date.now() + LONGEST_MS;
  for (let refusals = 0; ;) {
    try {
      return await write();
    } catch (error) {
      const isBack = await scope.db.$queryRaw`SELECT 1`.then(
        () => true,
        () => false,
      );
      if (isBack) refusals += 1;
      if (refusals === MOST_REFUSALS || Date.now() > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
