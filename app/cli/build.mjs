// Builds everything that the program needs to run: database client, road network, web application.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name) =>
  path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** One number for the contents of all given files and folders: a step is done again only when it changes. */
function fingerprint(entries) {
  const hash = createHash('sha256');
  const visit = (entry) => {
    const full = path.join(root, entry);
    if (!existsSync(full)) return;
    const children = safeList(full);
    if (children === null) hash.update(entry).update(readFileSync(full));
    else for (const child of children) if (!ignored.has(child)) visit(path.join(entry, child));
  };
  entries.forEach(visit);
  return hash.digest('hex');
}
const ignored = new Set(['generated', 'node_modules', '.DS_Store']);
function safeList(full) {
  try {
    return readdirSync(full).sort();
  } catch {
    return null;
  }
}

const AS_NODE_MODULE = [
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--packages=external',
  '--log-level=warning',
];

// Steps run beside one another, each after those that it names as `needs`.
const steps = [
  {
    name: 'database client',
    inputs: ['prisma/schema', 'app/cli/generate-client.mjs', 'package-lock.json'],
    outputs: ['app/platform/database/generated/prisma/client.ts'],
    command: [process.execPath, 'app/cli/generate-client.mjs'],
  },
  {
    name: 'road network',
    inputs: ['app/roads', 'app/cli/roads-build.ts', 'package-lock.json'],
    outputs: ['build/roads.bin', 'build/side-roads.bin'],
    command: [bin('tsx'), 'app/cli/roads-build.ts', '--strict'],
  },
  {
    name: 'application',
    needs: ['database client'],
    inputs: [
      'app',
      'jobs',
      'prisma/seed',
      'server.ts',
      'remix.config.js',
      'postcss.config.js',
      'package-lock.json',
      'tsconfig.json',
    ],
    outputs: ['build/index.js', 'public/build'],
    command: [bin('remix'), 'build'],
    then: [process.execPath, 'app/cli/finish-application.mjs'],
  },
  {
    // A program with a real key never loads it.
    name: 'local Stripe',
    inputs: ['app/platform/stripe', 'package-lock.json', 'tsconfig.json'],
    outputs: ['build/local-stripe.js'],
    command: [
      bin('esbuild'),
      'app/platform/stripe/local/run.server.ts',
      ...AS_NODE_MODULE,
      '--outfile=build/local-stripe.js',
    ],
  },
  {
    name: 'typed client of the API',
    inputs: ['app/areas/api/client', 'app/cli/pack-client.mjs', 'package-lock.json'],
    outputs: ['build/stateline-client.tgz'],
    command: [process.execPath, 'app/cli/pack-client.mjs'],
  },
  {
    // Operators run them where only what the program needs is installed.
    name: 'commands of operation',
    needs: ['database client'],
    inputs: ['app', 'app/platform/jobs/catalog.ts', 'package-lock.json', 'tsconfig.json'],
    outputs: ['backup', 'restore', 'admin-grant', 'doctor'].map((name) => `build/cli/${name}.js`),
    command: [
      bin('esbuild'),
      'app/cli/backup.ts',
      'app/cli/restore.ts',
      'app/cli/admin-grant.ts',
      'app/cli/doctor.ts',
      ...AS_NODE_MODULE,
      '--outdir=build/cli',
    ],
  },
  {
    // Opens hostile documents in a process of its own: nothing of the rest of the program is in it.
    name: 'reader of documents',
    inputs: ['app/reading', 'package-lock.json', 'tsconfig.json'],
    outputs: ['build/reader/reader-child.js'],
    command: [
      bin('esbuild'),
      'app/reading/process/reader-child.ts',
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--packages=external',
      '--outdir=build/reader',
      '--log-level=warning',
    ],
  },
];

/** Builds what is not as its inputs would have it. Ends the process, with what the tool said, when a step fails. */
export async function build({ quiet = false } = {}) {
  mkdirSync(path.join(root, 'build'), { recursive: true });
  const done = new Map();
  for (const step of steps) {
    const needs = (step.needs ?? []).map((name) => done.get(name));
    done.set(
      step.name,
      Promise.all(needs).then(() => takeStep(step, quiet)),
    );
  }
  await Promise.all(done.values());
}

async function takeStep({ name, inputs, outputs, command, then }, quiet) {
  const stampFile = path.join(root, 'build', `.${name.replace(/ /g, '-')}.stamp`);
  const stamp = fingerprint(inputs);
  const upToDate =
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp &&
    outputs.every((output) => existsSync(path.join(root, output)));
  if (upToDate) return;
  if (!quiet) console.log(`Building: ${name}`);
  for (const one of then ? [command, then] : [command]) {
    const { status, said } = await run(one);
    if (status === 0) continue;
    console.error(said);
    console.error(`Building the ${name} failed`);
    process.exit(1);
  }
  writeFileSync(stampFile, stamp);
}

/** Runs a tool to its end; what it says is shown only when it fails. */
function run([command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('error', (error) => resolve({ status: 1, said: `${said}${error}` }));
    child.on('close', (status) => resolve({ status, said }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
