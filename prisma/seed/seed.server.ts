import { setTimeout as sleep } from 'node:timers/promises';
import { inLongTransaction, systemScope, type SystemScope } from '~/platform/database/scope.server';
import { seedContent } from './content/seed-content.server';
import { seedDemoAccount } from './demo-account.server';
import { seedPlaces } from './places/seed-places.server';
import { seedRates } from './rates/seed-rates.server';

/** Two processes that start at once must not both seed. */
const SEED_LOCK = 7272;

interface SeedResult {
  demoLogin: { email: string; password: string } | undefined;
}

/**
 * Puts the reference data of this release into the database; what is there already in the same edition is left alone,
 * so that a later boot costs milliseconds.
 */
export async function seed({ withDemo }: { withDemo: boolean }): Promise<SeedResult> {
  return inLongTransaction(systemScope(), async (scope: SystemScope) => {
    await waitForTurn(scope);
    await seedPlaces(scope);
    await seedRates(scope);
    await seedContent(scope);
    return { demoLogin: withDemo ? await seedDemoAccount(scope) : undefined };
  });
}

/** Asked again and again: a wait inside the database would end with the limits that guard requests. */
async function waitForTurn({ db }: SystemScope): Promise<void> {
  for (;;) {
    const [row] = await db.$queryRaw<{ isOurs: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(${SEED_LOCK}) AS "isOurs"`;
    if (row?.isOurs) return;
    await sleep(200);
  }
}
