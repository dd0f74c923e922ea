// Installs the dependencies when they are missing or not those of the lock file. Plain Node, nothing imported from them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LOCK = path.join(root, 'package-lock.json');

/** Written by an installation without the tools of `bench/package.json`: the fingerprint of the lock file that it followed. */
const WITHOUT_TOOLS = path.join(root, 'node_modules', '.without-bench');

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node.js 20.19 or newer is needed, this is ${process.versions.node}.`);
  process.exit(1);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm keeps a lock file of what is in node_modules; optional packages may be missing there (other platforms). */
function hasEverything() {
  const standing = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(standing)) return false;
  const present = packagesOf(standing);
  return Object.entries(packagesOf(LOCK)).every(([name, wanted]) => {
    // The project itself and the folder of its tools.
    if (!name.startsWith('node_modules/') || wanted.link) return true;
    const found = present[name];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

const lockPrint = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

const hasProgram = () => existsSync(WITHOUT_TOOLS) && readFileSync(WITHOUT_TOOLS, 'utf8') === lockPrint();

/**
 * Installs exactly what the lock file names, unless it is there. `tools`: also what only tests and measurements need
 * (`bench/package.json`); without it, what building and running need.
 */
export function install({ tools = true } = {}) {
  if (hasEverything() || (!tools && hasProgram())) return;
  // What stands is completed, not taken away: a program may be running from it.
  const complete = tools && hasProgram();
  console.log(
    complete
      ? 'Installing what tests and measurements need (about half a minute, once)'
      : 'Installing dependencies (about half a minute, once)',
  );
  npm([
    ...(complete ? ['install', '--no-save'] : ['ci']),
    ...(tools ? [] : ['--workspaces=false']),
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (!tools) writeFileSync(WITHOUT_TOOLS, lockPrint());
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
