/**
 * npm run mutate -- --mutate "app/domain/ifta/**"      (a slice at a time; two processors need a few minutes for a folder)
 *
 * Changes the rules one by one and asks the tests whether they notice. Types are not checked: the tests must.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  mutate: ['app/domain/ifta/**/*.ts', 'app/routing/kernel/**/*.ts'],
  ignorePatterns: ['/build', '/public/build', '.data', '.cache', '/prisma/seed/places', 'coverage', '/app/routes', '/app/ui', '/app/styles'],
  concurrency: 2,
  coverageAnalysis: 'perTest',
  // Tables that are made when a module loads would need every test again for each of them.
  ignoreStatic: true,
  timeoutMS: 5000,
  tempDirName: '.cache/mutation',
  cleanTempDir: 'always',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: '.cache/mutation.json' },
  thresholds: { high: 90, low: 85, break: 85 },
};
