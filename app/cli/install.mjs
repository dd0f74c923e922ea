// Installs the dependencies when they are missing or not those of the lock file. Plain Node, nothing imported from them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm keeps a lock file of what is in node_modules, too. */
function standing() {
  const file = path.join(root, 'node_modules', '.package-lock.json');
  return existsSync(file) ? packagesOf(file) : {};
}

/** Everything that the lock file names; optional packages may be missing (other platforms). */
function hasEverything(present, wanted) {
  return Object.entries(wanted).every(([name, entry]) => {
    // The project itself and the folder of its tools.
    if (!name.startsWith('node_modules/') || entry.link) return true;
    const found = present[name];
    return found ? found.version === entry.version : Boolean(entry.optional || entry.devOptional);
  });
}

/** What `npm ci --workspaces=false` leaves: what package.json asks for, and nothing in another version than the lock file has it. */
function hasProgram(present, wanted) {
  const { dependencies, devDependencies } = wanted[''];
  return (
    Object.keys({ ...dependencies, ...devDependencies }).every((name) => present[`node_modules/${name}`]) &&
    Object.entries(present).every(([name, { version }]) => wanted[name]?.version === version)
  );
}

/**
 * Installs exactly what the lock file names, unless it is there. `tools`: also what only tests and measurements need
 * (`bench/package.json`); without it, what building and running need.
 */
export function install({ tools = true } = {}) {
  const present = standing();
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  if (hasEverything(present, wanted)) return;
  // What is there is completed, not removed: a program may be running from it.
  const complete = hasProgram(present, wanted);
  if (complete && !tools) return;
  console.log(
    complete
      ? 'Installing what tests and measurements need (about half a minute, once)'
      : 'Installing dependencies (about half a minute, once)',
  );
  npm([
    ...(complete ? ['install', '--no-save'] : ['ci']),
    ...(tools ? [] : ['--workspaces=false']),
    '--include=dev',
    // The lock file names versions and sums: what is in the cache cannot be out of date.
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
}

function npm(args) {
  const result = spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (result.status === 0) return;
  console.error('Installing the dependencies failed.');
  process.exit(1);
}
