/**
 * Makes rate confirmations of a seed, printed and scanned, and reads them with the time of each: `npx tsx bench/extraction/run.ts [seed] [count]`.
 * One after the other, so that the times are those of a document alone. The last line before the figures is the scans'.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const [seed = '2026', count = '24'] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'stateline-bench-'));
const run = (script: string, ...given: string[]): void => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, script), ...given], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
};
try {
  run('generate.ts', folder, '--seed', seed, '--count', count);
  run('../../app/cli/extraction-check.ts', folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
