import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts the built program (`npm run build` first) on a database of its own under .cache. `base` ends in /mileage. */
export async function startProgram(env: Record<string, string> = {}): Promise<{ base: string; stop: () => void }> {
  const child = spawn(process.execPath, ['build/index.js', 'all'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: '.cache/bench', RATE_LIMITS: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!/is running: \S+/.test(output)) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { base: /is running: (\S+)/.exec(output)?.[1] ?? '', stop: () => void child.kill('SIGINT') };
}
