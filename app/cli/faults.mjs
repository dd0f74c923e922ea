// npm run faults [-- minutes]: mixed load with random kills, ten minutes unless told otherwise; then everything is counted.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './ready.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const minutes = Number(process.argv[2] ?? 10);
const { status } = spawnSync(
  process.execPath,
  [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'faults'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', FAULT_SECONDS: String(Math.round(minutes * 60)) },
  },
);
process.exit(status ?? 1);
