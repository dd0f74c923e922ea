import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '~/data/database/embedded-postgres.server';
import { inProject } from '~/config/project-root.server';
import { migrate } from '~/data/database/migrate.server';
import { prepareQueue } from '~/data/database/queue-schema.server';

/**
 * npm run bench [-- name ...]: runs every measurement of this folder, one after the other, each with a database of its own where
 * it needs one (`lighthouse.ts` looks at every screen and is run by itself), and closes with one table: what each printed last, how long it took, whether it held its own limits.
 */
interface Bench {
  name: string;
  what: string;
  args: string[];
  needsDatabase?: boolean;
  /** A second script on the same database. */
  then?: string[];
}

const BENCHES: Bench[] = [
  { name: 'roads', what: 'road kernel against A*, ngraph.path and pgRouting', args: ['bench/roads/run.ts', '--quick'] },
  { name: 'calculator', what: 'from "Calculate" to the miles, job and worker included', args: ['bench/calculator.ts'] },
  { name: 'sign-in', what: 'sign-ins at a time', args: ['bench/sign-in.ts'] },
  { name: 'api', what: 'calls of the API', args: ['bench/api/run.ts', '1'] },
  { name: 'places', what: 'address search', args: ['bench/places.ts'], needsDatabase: true },
  { name: 'list', what: 'list of 100,000 trips', args: ['bench/list/run.ts'], needsDatabase: true },
  { name: 'reports', what: 'reports of 100,000 trips', args: ['bench/reports/run.ts', 'times'], needsDatabase: true, then: ['bench/reports/print.ts', '165'] },
  { name: 'imports', what: 'imports of 50,000 lines', args: ['bench/imports/run.ts'], needsDatabase: true },
  { name: 'extraction', what: 'rate confirmations, printed and scanned', args: ['bench/extraction/run.ts'] },
  { name: 'upload', what: 'from the upload of a rate confirmation to what was read', args: ['bench/extraction/upload.ts', '2027', '12'] },
  { name: 'pages', what: 'pages a second against a bare Remix page; memory', args: ['bench/pages/throughput.ts', '2'] },
  { name: 'slow-line', what: 'weight, requests and largest paint on a slow line', args: ['bench/pages/slow-line.ts', '1'] },
  { name: 'growth', what: '1 to 8 workers, 1 to 4 web processes', args: ['bench/pages/growth.ts'], needsDatabase: true },
];

const loadBefore = loadavg()[0] ?? 0;
const wanted = process.argv.slice(2);
const chosen = BENCHES.filter(({ name, args }) => (wanted.length === 0 || wanted.includes(name)) && existsSync(inProject(args[0] ?? '')));
const folder = mkdtempSync(path.join(tmpdir(), 'stateline-bench-'));
chmodSync(folder, 0o711);

/** A migrated database with the reference data of this release. */
async function withDatabase(name: string, work: (url: string) => void): Promise<void> {
  const server = await startEmbeddedPostgres(path.join(folder, name), 'stateline');
  try {
    await migrate(server.url, inProject('prisma', 'migrations'));
    await prepareQueue(server.url);
    process.env['DATABASE_URL'] = server.url;
    process.env['LOG_LEVEL'] = 'warn';
    const { seed } = await import('../prisma/seed/seed.server');
    await seed({ withDemo: false });
    work(server.url);
  } finally {
    await server.stop();
  }
}

const lines: string[] = [];

function measure({ name, what, args, then }: Bench, env: Record<string, string> = {}): void {
  console.log(`\n## ${name}: ${what}\n`);
  const startedAt = Date.now();
  const given = { ...process.env, ...env };
  if (env['DATABASE_URL'] === undefined) delete given['DATABASE_URL'];
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: inProject(), encoding: 'utf8', env: given, maxBuffer: 64 << 20 });
  const said = stdout.trim();
  console.log(said || stderr.trim());
  const last = said.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('{')).at(-1) ?? '';
  lines.push(`| ${name} | ${what} | ${last.replaceAll('|', '/').trim()} | ${Math.round((Date.now() - startedAt) / 1000)} s | ${status === 0 ? 'held' : 'FAILED'} |`);
  if (status !== 0) process.exitCode = 1;
  if (then) measure({ name: `${name}: ${path.basename(then[0] ?? '', '.ts')}`, what, args: then }, env);
}

try {
  for (const bench of chosen) {
    if (bench.needsDatabase) await withDatabase(bench.name, (url) => measure(bench, { DATABASE_URL: url }));
    else measure(bench);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const state = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}; load before ${loadBefore.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`;
console.log(`\n${new Date().toISOString().slice(0, 16)}Z, ${state}`);
console.log(['| measurement | what | last line | took | limits |', '|---|---|---|---|---|', ...lines].join('\n'));
process.exit();
