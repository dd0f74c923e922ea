import type { Db } from '~/platform/database/db.server';
import type { Prisma, PrismaClient } from '~/platform/database/generated/prisma/client';

const STATE = 1;

/**
 * Keeps the local Stripe's state in the database, so that it outlives a restart and every process sees the same one.
 * The row's lock puts all changes one after the other.
 */
export function testBillingStore<S extends object>(
  db: Db,
  empty: () => S,
): { change<T>(work: (state: S) => T): Promise<T> } {
  return {
    change: (work) =>
      (db as PrismaClient).$transaction(
        async (transaction) => {
          await transaction.$executeRaw`SELECT pg_advisory_xact_lock(7275)`;
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
      ),
  };
}
