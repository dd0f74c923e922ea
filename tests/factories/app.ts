import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from 'vitest';
import { atEnd } from './at-end';
import { cloneDatabase } from './test-database';

const root = path.resolve(import.meta.dirname, '../..');

export interface RunningApp {
  /** http://localhost:PORT, without the base path. */
  origin: string;
  databaseUrl: string;
  process: ChildProcess;
  /** Log lines so far, parsed: whatever it writes to its output is one. */
  log: Record<string, unknown>[];
  /** What it has written to its error output. */
  errors: () => string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface AppOptions {
  role?: 'all' | 'web' | 'worker' | 'extractor';
  databaseUrl?: string;
  env?: Record<string, string>;
  /** Keeps error lines in the log, where the test causes them on purpose. */
  expectErrors?: boolean;
}

/**
 * Starts the built program as a person would run it, on a fresh database unless one is given. At the end of the file, or
 * of the test that started it, it is stopped, and an error in its log fails that.
 */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const databaseUrl = options.databaseUrl ?? (await cloneDatabase());
  const log: Record<string, unknown>[] = [];
  let output = '';
  let errors = '';
  const child = spawn(process.execPath, ['build/index.js', options.role ?? 'all'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      STATELINE_MODE: 'demo',
      PORT: '0',
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '6',
      RATE_LIMITS: '0',
      // A busy machine sends nobody away.
      REQUEST_LINE_MS: '120000',
      DEMO_RECORDS: '0',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const event = JSON.parse(line) as Record<string, unknown>;
        log.push(event);
        const url = / is running: (http:\/\/\S+)\/mileage /.exec(String(event['msg']))?.[1];
        if (url !== undefined) resolve(url);
        if (String(event['msg']).endsWith('worker is running')) resolve('');
      }
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      errors += chunk.toString();
    });
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}:\n${output}`)));
  });
  child.removeAllListeners('exit');
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  atEnd(async () => {
    await stop();
    if (!options.expectErrors)
      expect(
        log.filter((line) => Number(line['level']) >= 50),
        'errors in the log of the program',
      ).toEqual([]);
  });
  return { origin, databaseUrl, process: child, log, errors: () => errors, stop };
}
