import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export interface Running {
  /** http://localhost:PORT */
  origin: string;
  pid: number;
  /** What the demonstration is signed in as. */
  login: { email: string; password: string };
  stop: () => Promise<void>;
}

async function told(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let output = '';
  child.stdout?.on('data', (piece: Buffer) => (output += piece.toString()));
  for (;;) {
    const found = pattern.exec(output);
    if (found) return found;
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
};

/** Resident memory of a process. */
export const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const MEMORY_GROUPS = '/sys/fs/cgroup/memory';

/**
 * A control group of Linux (version 1) with so much memory and no swap, as a container has one. What a process of it starts is in
 * it too, and where its memory runs out the system ends one of them. Only root may make one.
 */
export function memoryGroup(limitMegabytes: number) {
  const folder = path.join(MEMORY_GROUPS, `stateline-bench-${process.pid}`);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'memory.limit_in_bytes'), String(limitMegabytes * 1024 * 1024));
  writeFileSync(path.join(folder, 'memory.swappiness'), '0');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    /** The command that runs another one inside. */
    command: ['sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$0" "$@"`] as const,
    mostMegabytes: () => Number(read('memory.max_usage_in_bytes')) / 1024 / 1024,
    /** Processes that the system has ended. */
    killed: () => Number(/^oom_kill (\d+)/m.exec(read('memory.oom_control'))?.[1] ?? 0),
    /** Once all of its processes are gone. */
    remove: async () => {
      for (let tries = 0; tries < 100 && read('cgroup.procs') !== ''; tries++)
        await new Promise((resolve) => setTimeout(resolve, 100));
      rmdirSync(folder);
    },
  };
}

/**
 * Starts a part of the built program; `all` brings a database of its own where the environment names none. `onOutput` hears
 * what it writes, its log lines among it.
 */
export async function start(
  role: 'all' | 'web' | 'worker',
  env: Record<string, string> = {},
  onOutput: (text: string) => void = () => undefined,
  within: readonly string[] = [],
): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stateline-bench-'));
  const [command = '', ...args] = [...within, process.execPath, 'build/index.js', role];
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      STATELINE_MODE: 'demo',
      PORT: '0',
      DATA_DIR: folder,
      RATE_LIMITS: '0',
      API_REQUESTS_PER_MINUTE: '100000000',
      LOG_LEVEL: 'error',
      // As deploy/Dockerfile sets it.
      ...(within.length > 0 ? { MALLOC_ARENA_MAX: '1' } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (piece: Buffer) => onOutput(piece.toString()));
  const [, origin = '', email = '', password = ''] = await told(
    child,
    role === 'worker'
      ? /worker is running/
      : / is running: (http:\/\/\S+)\/mileage [\s\S]*Demo login: (\S+) \/ (\S+)/,
  );
  return {
    origin,
    pid: child.pid ?? 0,
    login: { email, password },
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page of Remix with nothing on it, built and served by the same machine in the same run. */
export async function startBare(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = path.join(root, 'bench/pages/bare');
  const built = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@remix-run/dev/dist/cli.js'), 'build'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (built.status !== 0) throw new Error(built.stderr);
  const child = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, url = ''] = await told(child, /bare page: (\S+)/);
  return { url, stop: () => ended(child) };
}
