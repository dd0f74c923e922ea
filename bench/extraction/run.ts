/**
 * Makes rate confirmations of a seed, printed and scanned, and reads them with the time of each: `npx tsx bench/extraction/run.ts [seed] [count]`.
 * One after the other, so that the times are those of a document alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tell } from '../measure';

interface Checked {
  text: { n: number; exact: number };
  scan: { n: number; exact: number };
  flagged: number;
  unflagged_exact: number;
}

const [seed = '2026', count = '24'] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'stateline-bench-'));
const run = (script: string, ...given: string[]): void => {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, script), ...given],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
};
try {
  run('generate.ts', folder, '--seed', seed, '--count', count);
  const check = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, '../../app/cli/extraction-check.ts'), folder],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  console.log(check.stdout);
  if (check.status !== 0) process.exitCode = 1;
  const {
    text,
    scan,
    flagged,
    unflagged_exact: unflagged,
  } = JSON.parse(check.stdout.trim().split('\n').at(-1) ?? '') as Checked;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  tell(
    `rate confirmations of seed ${seed}, text`,
    `${percent(text.exact)} of ${text.n} exact`,
    '95 %',
    text.exact >= 0.95,
  );
  tell('scans among them', `${percent(scan.exact)} of ${scan.n} exact`, '80 %', scan.exact >= 0.8);
  tell(
    'all of them',
    `${percent(flagged)} flagged, ${percent(unflagged)} of the others exact`,
    '25 %, 99 %',
    flagged <= 0.25 && unflagged >= 0.99,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
