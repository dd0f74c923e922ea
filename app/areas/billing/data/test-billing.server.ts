import type { Db } from '~/platform/database/db.server';
import type { Prisma, PrismaClient } from '~/platform/database/generated/prisma/client';

const STATE = 1;
/** Of the database, so that all processes know it. */
const STATE_LOCK = 7275;

/**
 * Keeps the local Stripe's state in the database, so that it outlives a restart and every process sees the same one.
 * A lock puts the changes of all processes one after the other. Those of one process wait for each other here: in the database a
 * dozen would each hold a connection, and the last would wait longer than a statement may.
 */
export function testBillingStore<S extends object>(
  db: Db,
  empty: () => S,
): { change<T>(work: (state: S) => T): Promise<T> } {
  const changeNow = <T>(work: (state: S) => T): Promise<T> =>
    (db as PrismaClient).$transaction(
      async (transaction) => {
        await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${STATE_LOCK})`;
        const row = await transaction.testBillingState.findUnique({ where: { id: STATE } });
        const before = row ? JSON.stringify(row.state) : null;
        const state = (row?.state ?? empty()) as unknown as S;
        const result = work(state);
        if (JSON.stringify(state) !== before) {
          const json = state as unknown as Prisma.InputJsonObject;
          await transaction.testBillingState.upsert({
            where: { id: STATE },
            create: { id: STATE, state: json },
            update: { state: json },
          });
        }
        return result;
      },
      { timeout: 20_000, maxWait: 10_000 },
    );
  let last: Promise<unknown> = Promise.resolve();
  return {
    change: (work) => {
      const changed = last.then(() => changeNow(work));
      last = changed.catch(() => undefined);
      return changed;
    },
  };
}
