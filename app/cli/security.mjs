// npm run security [-- 6.3 7]: runs the tests that deploy/security.md names, of all requirements or of those that begin
// so, and prints its table with their results. Fails when one of them fails, or is not there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, requireNode } from './install.mjs';
import { readTable, securityTable } from './security-table.mjs';

requireNode();
const root = fileURLToPath(new URL('../../', import.meta.url));
if (!existsSync(path.join(root, 'node_modules/vitest'))) install();
const { build } = await import('./build.mjs');
build();

const chosen = process.argv.slice(2);
const isChosen = ({ id }) => chosen.length === 0 || chosen.some((start) => id === start || id.startsWith(`${start}.`));
const rows = readTable(readFileSync(path.join(root, 'deploy/security.md'), 'utf8')).filter(isChosen);
const files = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))].sort();

const cache = path.join(root, '.cache');
mkdirSync(cache, { recursive: true });
const reportFile = path.join(cache, 'security-report.json');
rmSync(reportFile, { force: true });
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const args = ['run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
const run = files.length > 0 ? spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, NODE_ENV: 'test' } }) : { status: 0 };
const report = files.length > 0 && existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : { testResults: [] };

const { text, isGreen } = securityTable(rows, report);
writeFileSync(path.join(cache, 'security-table.md'), `${text}\n`);
console.log(text);
process.exit(isGreen && run.status === 0 ? 0 : 1);
