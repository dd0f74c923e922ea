import { inTransaction, systemScope, type SystemScope } from '~/platform/database/scope.server';
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
  return inTransaction(systemScope(), async (scope: SystemScope) => {
    await scope.db.$executeRaw`SELECT pg_advisory_xact_lock(${SEED_LOCK})`;
    await seedPlaces(scope);
    await seedRates(scope);
    await seedContent(scope);
    return { demoLogin: withDemo ? await seedDemoAccount(scope) : undefined };
  });
}
