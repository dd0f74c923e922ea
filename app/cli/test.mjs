// npm test: installs and builds what is missing, runs every tier, and closes with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './ready.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = (name, args, flags = []) => {
  const result = spawnSync(process.execPath, [...flags, path.join(root, 'node_modules', name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  return result.status ?? 1;
};

const checks = [
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  // It holds the types of the whole tree: a little more than Node lets a process have by itself.
  ['lint', 'eslint/bin/eslint.js', ['.'], ['--max-old-space-size=6144']],
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
];
const only = process.argv.slice(2);
let failed = 0;
let passed = 0;
if (only.length === 0) {
  for (const [name, command, args, flags] of checks) {
    const ok = run(command, args, flags) === 0;
    console.log(`${ok ? 'ok' : 'FAILED'}: ${name}`);
    if (ok) passed++;
    else failed++;
  }
}

mkdirSync(path.join(root, '.cache'), { recursive: true });
const report = path.join(root, '.cache', 'test-report.json');
rmSync(report, { force: true });
const status = run('vitest/vitest.mjs', [
  'run',
  ...only,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  failed += Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
} catch {
  failed += 1;
}
if (status !== 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
