// npm run dev: the database stays up while the program is rebuilt and started anew at every change.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import './ready.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
// What is built from here on is for development: the next start builds anew.
rmSync(path.join(root, 'build', '.application.stamp'), { force: true });
const child = spawn(
  path.join(root, 'node_modules', '.bin', 'remix'),
  ['dev', '-c', 'node build/index.js all'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
