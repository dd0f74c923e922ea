import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What is asked for again and again until it is so; vitest's own second is short on a busy machine. */
const expectations = { poll: { timeout: 60_000 } };
const alias = { '~': fileURLToPath(new URL('./app', import.meta.url)) };

/** The three tiers: rules alone; services and pages on real parts; the browser with JavaScript on. */
export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default'],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/architecture.test.ts'],
          setupFiles: ['tests/factories/no-console-errors.ts'],
          // A busy machine fails nothing: no test asserts how long it takes.
          testTimeout: 120_000,
          expect: expectations,
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'db-http',
          include: ['tests/{db,http}/**/*.test.ts', 'tests/budgets.test.ts'],
          globalSetup: ['tests/factories/global-setup.ts'],
          setupFiles: ['tests/factories/no-console-errors.ts'],
          testTimeout: 240_000,
          expect: expectations,
          hookTimeout: 300_000,
          // They wait more than they work.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/factories/global-setup.ts'],
          setupFiles: ['tests/factories/no-console-errors.ts'],
          testTimeout: 240_000,
          expect: expectations,
          hookTimeout: 300_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        resolve: { alias },
        // Processes that are killed outright: alone, so that nothing else is measured beside them.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          hookTimeout: 300_000,
          expect: expectations,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
