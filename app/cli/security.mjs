// npm run security [-- 6.3 7]: runs the tests that deploy/security.md names, of all requirements or of those that begin
// so, and prints its table with their results. Fails when one of them fails, or is not there. `--last-run` takes the results from
// what the last `npm test` wrote down, and runs nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { install, requireNode } from './install.mjs';
import { readTable, securityTable } from './security-table.mjs';

requireNode();
const root = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { 'last-run': { type: 'boolean', default: false } },
});
const isChosen = ({ id }) =>
  chosen.length === 0 || chosen.some((start) => id === start || id.startsWith(`${start}.`));
const rows = readTable(readFileSync(path.join(root, 'deploy/security.md'), 'utf8')).filter(isChosen);
const files = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))].sort();

const cache = path.join(root, '.cache');
const report = values['last-run'] ? lastReport() : await run();
const { text, isGreen } = securityTable(rows, report);
writeFileSync(path.join(cache, 'security-table.md'), `${text}\n`);
console.log(text);
process.exit(isGreen ? 0 : 1);

function lastReport() {
  const file = path.join(cache, 'test-report.json');
  if (!existsSync(file)) throw new Error('There is no report of a run: `npm test` writes one.');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  console.error(`Results of the run of ${new Date(report.startTime).toISOString()}`);
  return {
    ...report,
    testResults: report.testResults.filter(({ name }) =>
      files.some((one) => name.replaceAll('\\', '/').endsWith(`/${one}`)),
    ),
  };
}

async function run() {
  if (!existsSync(path.join(root, 'node_modules/vitest'))) install();
  const { build } = await import('./build.mjs');
  await build();
  if (files.length === 0) return { testResults: [] };
  mkdirSync(cache, { recursive: true });
  const reportFile = path.join(cache, 'security-report.json');
  rmSync(reportFile, { force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { status } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'test' },
  });
  if (!existsSync(reportFile)) throw new Error(`the tests ended with ${status} and no report`);
  return JSON.parse(readFileSync(reportFile, 'utf8'));
}
