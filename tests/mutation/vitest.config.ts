import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The rules alone, without the shared set-up of the other tiers: what Stryker runs for every mutant. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '~': fileURLToPath(new URL('../../app', import.meta.url)) } },
  test: {
    include: [process.env['MUTATE_TESTS'] ?? 'tests/unit/{domain,routing}/**/*.test.{ts,tsx}'],
    maxWorkers: 1,
    // Stryker stops what hangs by its own clock; a busy machine must not look like a failing test.
    testTimeout: 120_000,
  },
});
