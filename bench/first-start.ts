/**
 * From a fresh clone to the address that `npm start` prints, with what it took: `npx tsx bench/first-start.ts [runs]`. Clones the commit
 * that is checked out into a folder of its own, with npm's cache as it is. With `REST_SECONDS` it ends with what the whole program holds
 * in memory after so long a rest: in two minutes the reader of documents that a start keeps at hand is gone.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, chmodSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from '~/config/project-root.server';
import { quantile, tell } from './measure';

const RUNS = Number(process.argv[2] ?? 3);
const REST_SECONDS = Number(process.env['REST_SECONDS'] ?? 0);
const MOST_SECONDS = 40;
const MOST_MB = 300;

/** All processes that descend from this one, itself included. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]) === pid;
      } catch {
        return false;
      }
    })
    .map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

/** What they hold in memory, shared pages counted once. */
const megabytesOf = (pids: readonly number[]): number =>
  pids.reduce(
    (sum, pid) =>
      sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024,
    0,
  );

async function firstStart() {
  const folder = mkdtempSync(path.join(tmpdir(), 'stateline-first-start-'));
  chmodSync(folder, 0o755);
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  execFileSync('git', ['clone', '-q', '--no-hardlinks', inProject(), folder]);
  const program: ChildProcess = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [said, installed] = ['', 0];
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      program.once('exit', (code) => reject(new Error(`the program ended with ${String(code)}: ${said}`)));
      program.stdout?.on('data', (piece: Buffer) => {
        said += piece.toString();
        if (installed === 0 && said.includes('Building: ')) installed = seconds();
        if (said.includes('is running: ')) resolve();
      });
    });
    const address = seconds();
    await sleep(REST_SECONDS * 1000);
    return { installed, address, megabytes: megabytesOf(familyOf(program.pid ?? 0)) };
  } finally {
    const family = program.pid === undefined ? [] : familyOf(program.pid);
    program.kill('SIGTERM');
    await ended;
    for (let tries = 0; tries < 100 && family.some(isAlive); tries++) await sleep(100);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const runs: Awaited<ReturnType<typeof firstStart>>[] = [];
for (let run = 0; run < RUNS; run++) runs.push(await firstStart());
const middle = (key: keyof (typeof runs)[number]) =>
  quantile(
    runs.map((run) => run[key]),
    0.5,
  );
const load = (loadavg()[0] ?? 0).toFixed(1);
tell(
  'from a fresh clone to the address',
  `${middle('address').toFixed(0)} s, ${middle('installed').toFixed(0)} s of them packages; ${runs.map(({ address }) => address.toFixed(0)).join(', ')} s under a load of ${load}`,
  `${MOST_SECONDS} s`,
  middle('address') <= MOST_SECONDS,
);
if (REST_SECONDS > 0)
  tell(
    `the whole program after ${REST_SECONDS} s of rest, database included`,
    `${middle('megabytes').toFixed(0)} MB`,
    `${MOST_MB} MB`,
    middle('megabytes') <= MOST_MB,
  );
process.exit();
