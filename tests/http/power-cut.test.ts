import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres.server';
import { migrate } from '~/platform/database/migrate.server';

/** The program with its own database: everything of it is killed at once while it starts, as when the power goes. */

const root = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stateline-cut-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

/** Processes that name the folder: the program by its environment, its database by its arguments. */
const processesOf = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) =>
      ['cmdline', 'environ'].some((file) => {
        try {
          return readFileSync(`/proc/${name}/${file}`, 'utf8').includes(folder);
        } catch {
          return false;
        }
      }),
    )
    .map(Number);

function cutPower(folder: string): void {
  for (let left = processesOf(folder); left.length > 0; left = processesOf(folder)) {
    for (const pid of left) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has just ended.
      }
    }
  }
}

function start(folder: string) {
  const { DATABASE_URL: _unset, ...environment } = process.env;
  const child = spawn(process.execPath, ['build/index.js'], {
    cwd: root,
    env: {
      ...environment,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      DEMO_RECORDS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run = { child, output: '', exited: once(child, 'exit') };
  child.stdout.on('data', (chunk: Buffer) => (run.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (run.output += chunk.toString()));
  return run;
}

async function isUp(folder: string): Promise<ReturnType<typeof start>> {
  const run = start(folder);
  await Promise.race([
    expect.poll(() => run.output, { timeout: 120_000, interval: 50 }).toMatch(/is running: http/),
    run.exited.then(() => Promise.reject(new Error(`it ended:\n${run.output}`))),
  ]);
  return run;
}

async function onDatabase<T>(folder: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const [, , , port] = readFileSync(path.join(folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(path.join(folder, 'pg.secret'), 'utf8');
  const client = new pg.Client({
    connectionString: `postgresql://stateline:${password}@127.0.0.1:${port}/stateline`,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

afterAll(() => {
  for (const folder of folders) {
    cutPower(folder);
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.runIf(process.platform === 'linux')('a power cut', () => {
  it('at any moment of the first start bars no later start', async () => {
    const whole = newFolder();
    const begun = Date.now();
    const first = await isUp(whole);
    const startMs = Date.now() - begun;
    first.child.kill('SIGTERM');
    await first.exited;
    for (let part = 1; part <= 6; part++) {
      const folder = newFolder();
      const run = start(folder);
      await pause((startMs * part) / 6);
      cutPower(folder);
      await run.exited;
      const again = await isUp(folder);
      const [, url = ''] = /is running: (http:\/\/localhost:\d+\/mileage)/.exec(again.output) ?? [];
      expect((await fetch(url)).status).toBe(200);
      cutPower(folder);
      await again.exited;
    }
  }, 480_000);

  it('at any moment of an upgrade bars no later start and loses no row', async () => {
    const folder = newFolder();
    // As an earlier release left it: the later half of the migrations is not there yet.
    const migrations = path.join(root, 'prisma', 'migrations');
    const names = readdirSync(migrations).filter((name) => /^\d/.test(name));
    const earlier = await startEmbeddedPostgres(folder, 'stateline');
    await migrate(earlier.url, migrations, new Set(names.sort().slice(0, names.length / 2)));
    await onDatabase(folder, (client) =>
      client.query('CREATE TABLE kept AS SELECT generate_series(1, 1000) AS one'),
    );
    await earlier.stop();
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      const run = start(folder);
      await pause(2500 * part);
      cutPower(folder);
      await run.exited;
    }
    const last = await isUp(folder);
    expect(
      await onDatabase(
        folder,
        async (client) => (await client.query<{ n: number }>('SELECT count(*)::int AS n FROM kept')).rows,
      ),
    ).toEqual([{ n: 1000 }]);
    last.child.kill('SIGTERM');
    await last.exited;
  }, 480_000);
});
