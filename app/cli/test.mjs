// npm test: installs and builds what is missing, runs every tier, and closes with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './ready.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = (name, args) => {
  const result = spawnSync(process.execPath, [path.join(root, 'node_modules', name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  return result.status ?? 1;
};

const checks = [
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  ['lint', 'eslint/bin/eslint.js', ['.']],
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
];
const only = process.argv.slice(2);
let failed = 0;
let passed = 0;
if (only.length === 0) {
  for (const [name, command, args] of checks) {
    const ok = run(command, args) === 0;
    console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`);
    if (ok) passed++;
    else failed++;
  }
}

/** @returns what the tests came to, and the files in which some failed; null where they could not be run to their end. */
function runTests(args, name) {
  const report = path.join(root, '.cache', name);
  rmSync(report, { force: true });
  const status = run('vitest/vitest.mjs', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const files = testResults
      .filter((file) => file.status === 'failed')
      .map((file) => path.relative(root, file.name));
    const count = Math.max(numFailedTests, numFailedTestSuites > 0 || status !== 0 ? 1 : 0);
    return { passed: numPassedTests, failed: count, files };
  } catch {
    return null;
  }
}

mkdirSync(path.join(root, '.cache'), { recursive: true });
const first = runTests(only, 'test-report.json');
passed += first?.passed ?? 0;
let failures = first?.failed ?? 1;

// Real processes, browsers and networks also fail for want of a processor: a few such files are run once more, when nothing
// else is, and it is told which ones needed it. Rules alone have no second try.
const MOST_AGAIN = 4;
const { files = [] } = first ?? {};
const isOnRealParts = (file) => /^tests\/(db|http|e2e|faults)\//.test(file);
if (only.length === 0 && files.length > 0 && files.length <= MOST_AGAIN && files.every(isOnRealParts)) {
  const again = runTests([...files, '--no-file-parallelism'], 'test-report-again.json');
  console.log(`Failed beside others, run again alone: ${files.join(', ')}`);
  if (again?.failed === 0) {
    console.log('UNSTEADY: all of these passed alone. Each is a fault to be found.');
    passed += failures;
    failures = 0;
  }
}
failed += failures;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
