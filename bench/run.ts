import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres.server';
import { inProject } from '~/config/project-root.server';
import type { Figure } from './measure';
import { headlinesOf, mergeRows, readRows, writeRows, type FigureRow } from './record-figures';

/**
 * npm run bench [-- name ... --record]: runs every measurement of this folder, one after the other, each with a database of its own where
 * it needs one (`lighthouse.ts` looks at every screen and is run by itself), and closes with one table: each figure, the bar it has, and
 * whether it held. `--record` writes the table to docs/measured.md, where what was not measured this time keeps its rows, and the
 * headline rows to the README.
 */
interface Bench {
  name: string;
  what: string;
  args: string[];
  needsDatabase?: boolean;
  /** More scripts on the same database. */
  then?: string[][];
}

const BENCHES: Bench[] = [
  {
    name: 'roads',
    what: 'road kernel against A*, ngraph.path and pgRouting',
    args: ['bench/roads/run.ts', '--quick'],
  },
  {
    name: 'traces',
    what: 'positions matched to the roads against straight lines, on simulated drives',
    args: ['bench/roads/traces.ts'],
  },
  {
    name: 'calculator',
    what: 'from "Calculate" to the miles, job and worker included',
    args: ['bench/calculator.ts'],
  },
  { name: 'sign-in', what: 'sign-ins at a time', args: ['bench/sign-in.ts'] },
  { name: 'api', what: 'calls of the API', args: ['bench/api/run.ts', '1'] },
  { name: 'places', what: 'address search', args: ['bench/places.ts'] },
  { name: 'list', what: 'list of 100,000 trips', args: ['bench/list/run.ts'], needsDatabase: true },
  {
    name: 'reports',
    what: 'reports of 100,000 trips',
    args: ['bench/reports/run.ts', 'times'],
    needsDatabase: true,
    then: [
      ['bench/reports/run.ts', 'files'],
      ['bench/reports/print.ts', '165'],
    ],
  },
  { name: 'imports', what: 'imports of 50,000 lines', args: ['bench/imports/run.ts'], needsDatabase: true },
  {
    name: 'bulk-routes',
    what: "routes of a carrier's imported trips, and what others wait meanwhile",
    args: ['bench/bulk-routes.ts'],
    needsDatabase: true,
  },
  {
    name: 'queue',
    what: 'what a person waits for beside the bulk work of others',
    args: ['bench/queue-cases.ts'],
    needsDatabase: true,
  },
  {
    name: 'people',
    what: '200 and 1,000 people at once, on a platform of many carriers',
    args: ['bench/people.ts', '200,1000', '60000'],
    needsDatabase: true,
  },
  {
    name: 'platform',
    what: 'carriers of all sizes with four years of records: latencies, storage',
    args: ['bench/platform/run.ts', '100000'],
    needsDatabase: true,
  },
  { name: 'extraction', what: 'rate confirmations, printed and scanned', args: ['bench/extraction/run.ts'] },
  {
    name: 'upload',
    what: 'from the upload of a rate confirmation to what was read',
    args: ['bench/extraction/upload.ts', '2027', '12'],
  },
  {
    name: 'pages',
    what: 'pages a second against a bare Remix page; memory',
    args: ['bench/pages/throughput.ts', '2'],
  },
  {
    name: 'slow-line',
    what: 'weight, requests and largest paint on a slow line',
    args: ['bench/pages/slow-line.ts', '1'],
  },
  {
    name: 'growth',
    what: '1 to 8 workers, 1 to 4 web processes',
    args: ['bench/pages/growth.ts'],
    needsDatabase: true,
  },
];

const loadBefore = loadavg()[0] ?? 0;
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false } },
});
const unknown = wanted.filter((word) => !BENCHES.some(({ name }) => name === word));
if (unknown.length > 0)
  throw new Error(
    `No such measurement: ${unknown.join(', ')}. There are ${BENCHES.map(({ name }) => name).join(', ')}.`,
  );
const chosen = BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const folder = mkdtempSync(path.join(tmpdir(), 'stateline-bench-'));
chmodSync(folder, 0o711);

const run = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: inProject(),
    encoding: 'utf8',
    env,
    maxBuffer: 64 << 20,
  });

/** A migrated database with the reference data of this release. */
async function withDatabase(name: string, work: (url: string) => void): Promise<void> {
  const server = await startEmbeddedPostgres(path.join(folder, name), 'stateline');
  try {
    const { status, stderr } = run(['bench/prepare-database.ts'], {
      ...process.env,
      DATABASE_URL: server.url,
      LOG_LEVEL: 'warn',
    });
    if (status !== 0) throw new Error(stderr);
    work(server.url);
  } finally {
    await server.stop();
  }
}

const FIGURES = path.join(folder, 'figures');
const rows = new Map<string, FigureRow[]>();

function measure({ name, what, args, then }: Bench, env: Record<string, string> = {}): void {
  console.log(`\n## ${name}: ${what}\n`);
  const given: NodeJS.ProcessEnv = { ...process.env, LOG_LEVEL: 'warn', BENCH_FIGURES: FIGURES, ...env };
  if (env['DATABASE_URL'] === undefined) delete given['DATABASE_URL'];
  writeFileSync(FIGURES, '');
  const { status, stdout, stderr } = run(args, given);
  console.log(stdout.trim());
  const figures = readFileSync(FIGURES, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Figure);
  if (status !== 0) {
    process.exitCode = 1;
    console.log(stderr.trim());
    if (figures.every(({ isHeld }) => isHeld))
      figures.push({
        what: path.basename(args[0] ?? '', '.ts'),
        figure: `ended with ${status}`,
        bar: 'to the end',
        isHeld: false,
      });
  }
  rows.set(name, [
    ...(rows.get(name) ?? []),
    ...figures.map(({ isHeld, ...figure }) => ({
      name,
      ...figure,
      verdict: figure.bar === '' ? '' : isHeld ? 'held' : '**not held**',
    })),
  ]);
  for (const more of then ?? []) measure({ name, what, args: more }, env);
}

try {
  for (const bench of chosen) {
    try {
      if (bench.needsDatabase) await withDatabase(bench.name, (url) => measure(bench, { DATABASE_URL: url }));
      else measure(bench);
    } catch (error) {
      process.exitCode = 1;
      console.error(error);
      rows.set(bench.name, [
        ...(rows.get(bench.name) ?? []),
        {
          name: bench.name,
          what: bench.what,
          figure: 'could not be measured',
          bar: 'to the end',
          verdict: '**not held**',
        },
      ]);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const state = `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}; load before ${loadBefore.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`;
console.log(`\n${state}`);
for (const { name, what, figure, bar, verdict } of [...rows.values()].flat())
  console.log(`| ${name} | ${what} | ${figure} | ${bar} | ${verdict} |`);
if (values.record) await record();
process.exit();

async function record(): Promise<void> {
  const page = readFileSync(inProject('docs/measured.md'), 'utf8');
  const all = mergeRows(
    readRows(page),
    rows,
    BENCHES.map(({ name }) => name),
  );
  writeFileSync(inProject('docs/measured.md'), await writeRows(page, all, state));
  const readme = readFileSync(inProject('README.md'), 'utf8');
  writeFileSync(inProject('README.md'), await writeRows(readme, headlinesOf(all), ''));
}
