import { readdirSync } from 'node:fs';

/** What is in an area beside its rules: the sandbox does without it. */
const besideRules = readdirSync('app/areas').flatMap((area) =>
  readdirSync(`app/areas/${area}`)
    .filter((name) => name !== 'rules')
    .map((name) => `/app/areas/${area}/${name}`),
);

/**
 * Settings of `npm run mutate` (run.mjs names what is mutated). Types are not checked: the tests must notice.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'rules',
  plugins: ['./tests/mutation/rules-runner.mjs'],
  warnings: { slow: false, unknownOptions: true },
  ignorePatterns: [
    '/build',
    '/public',
    '.data',
    '.cache',
    '/prisma/migrations',
    'coverage',
    '/app/kit',
    '/bench',
    '/deploy',
    '/tests/http',
    '/tests/e2e',
    '/tests/db',
    '/tests/client',
    '/app/platform',
    ...besideRules,
    'node_modules',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // What a mutant may take beyond its tests' own time: a busy machine must not look like a rule that hangs.
  timeoutMS: 10_000,
  tempDirName: '.cache/mutation/sandbox',
  cleanTempDir: 'always',
  reporters: ['json'],
  jsonReporter: { fileName: '.cache/mutation/last.json' },
  allowEmpty: true,
  allowConsoleColors: false,
  logLevel: 'warn',
  thresholds: { high: 90, low: 85, break: null },
};
