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

/** npm keeps a lock file of what is in node_modules; optional packages may be missing there (other platforms). */
function isInstalled() {
  const standing = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(standing)) return false;
  const present = packagesOf(standing);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(([name, wanted]) => {
    if (name === '' || wanted.link) return true;
    const found = present[name];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

/** Installs exactly what the lock file names, unless it is there. */
export function install() {
  if (isInstalled()) return;
  console.log('Installing dependencies (about a minute, once)');
  const result = spawnSync(
    process.platform === 'win32' ? 'npm.cmd' : 'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
  if (result.status === 0) return;
  console.error('Installing the dependencies failed.');
  process.exit(1);
}
