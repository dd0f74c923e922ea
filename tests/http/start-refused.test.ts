import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';

/** The program with its own database, as real processes: starts that must be refused, and what they leave behind. */

const root = path.resolve(import.meta.dirname, '../..');
const made: { folder: string; children: ChildProcess[] }[] = [];

/** A folder that the database's own user can enter, so that the data stays in it where the tests run as root. */
function place() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stateline-refused-'));
  chmodSync(folder, 0o711);
  const children: ChildProcess[] = [];
  made.push({ folder, children });
  const start = (command = process.execPath, args = ['build/index.js'], env: Record<string, string> = {}) => {
    const { DATABASE_URL: _unset, ...environment } = process.env;
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...environment,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        DEMO_RECORDS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const run = { child, output: '', errors: '', exited: once(child, 'exit') as Promise<[number | null]> };
    child.stdout.on('data', (chunk: Buffer) => (run.output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (run.errors += chunk.toString()));
    return run;
  };
  return { folder, start };
}

type Run = ReturnType<ReturnType<typeof place>['start']>;

const isUp = async (run: Run): Promise<string> => {
  await expect
    .poll(() => run.output + run.errors, { timeout: 90_000, interval: 100 })
    .toMatch(/Ctrl-C stops it/);
  return /is running: (\S+)/.exec(run.output)?.[1] ?? '';
};

/** What a refused start says. */
const refusal = (run: Run): string => (JSON.parse(run.errors) as { msg: string }).msg;

const ended = async (run: Run): Promise<number | null> => {
  const [code] = await run.exited;
  return code;
};

/** Processes of which the folder is an argument: the database. */
const databasesIn = (folder: string): string[] =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  });

const pidIn = (folder: string): number =>
  Number((JSON.parse(readFileSync(path.join(folder, 'stateline.lock'), 'utf8')) as { pid: number }).pid);

const isAlive = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

async function ask(folder: string, text: string): Promise<unknown[]> {
  const [, , , port] = readFileSync(path.join(folder, 'pg18', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(path.join(folder, 'pg.secret'), 'utf8');
  const client = new pg.Client({
    connectionString: `postgresql://stateline:${password}@127.0.0.1:${port}/stateline`,
  });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

afterAll(() => {
  for (const { folder, children } of made) {
    for (const child of children) child.kill('SIGKILL');
    for (const pid of databasesIn(folder)) process.kill(Number(pid), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

describe.runIf(process.platform === 'linux')('a start that has to be refused', () => {
  it('leaves a folder as it is when a second program starts on it, or when something in it is missing', async () => {
    const { folder, start } = place();
    const first = start();
    const url = await isUp(first);
    await ask(folder, `CREATE TABLE kept AS SELECT 1 AS one`);

    const second = start();
    expect(await ended(second)).toBe(1);
    expect(refusal(second)).toMatch(
      new RegExp(
        `^DATA_DIR ${folder} is in use: process ${first.child.pid} on \\S+ \\(npm start\\) .*Nothing was touched`,
      ),
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await ask(folder, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);

    first.child.kill('SIGTERM');
    expect(await ended(first)).toBe(0);
    expect(databasesIn(folder)).toEqual([]);

    const version = path.join(folder, 'pg18', 'PG_VERSION');
    renameSync(version, path.join(folder, 'aside'));
    const before = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const third = start();
    expect(await ended(third)).toBe(1);
    expect(refusal(third)).toMatch(
      /pg18\/PG_VERSION is missing from the database .*Nothing was changed\. Put back/,
    );
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()).toEqual(before);

    renameSync(path.join(folder, 'aside'), version);
    const fourth = start();
    await isUp(fourth);
    expect(await ask(folder, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);

    // Killed outright, its database lives on: the next start takes both over.
    fourth.child.kill('SIGKILL');
    await fourth.exited;
    expect(databasesIn(folder)).not.toEqual([]);
    const fifth = start();
    await isUp(fifth);
    expect(await ask(folder, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
    fifth.child.kill('SIGTERM');
    await fifth.exited;
    expect(databasesIn(folder)).toEqual([]);
  }, 240_000);

  it('refuses without the folder of files and with the password of another database, and takes a copy as tools make it', async () => {
    const { folder, start } = place();
    const first = start();
    await isUp(first);
    await ask(
      folder,
      `SET session_replication_role = replica; INSERT INTO receipt (id, "carrierId", name, "contentType", "sizeBytes", sha256, "createdBy")
       VALUES (gen_random_uuid(), gen_random_uuid(), 'fuel.jpg', 'image/jpeg', 4, repeat('0', 64), gen_random_uuid())`,
    );
    first.child.kill('SIGTERM');
    await first.exited;

    const files = path.join(folder, 'files');
    rmSync(files, { recursive: true, force: true });
    const without = start();
    expect(await ended(without)).toBe(1);
    expect(refusal(without)).toMatch(
      /the folder files is missing, .*the database names 1\. Nothing was changed\. Mount its disk/,
    );
    expect(existsSync(files)).toBe(false);
    mkdirSync(files);

    const secret = path.join(folder, 'pg.secret');
    const password = readFileSync(secret, 'utf8');
    writeFileSync(secret, 'of-another-database');
    const other = start();
    expect(await ended(other)).toBe(1);
    expect(refusal(other)).toMatch(/pg\.secret does not hold the password of the database .*Put back/);
    writeFileSync(secret, password);

    // As "cp -r" leaves it: open to others and, where root copied, root's own.
    const [database, copy] = [path.join(folder, 'pg18'), path.join(folder, 'copy')];
    cpSync(database, copy, { recursive: true });
    chmodSync(copy, 0o755);
    rmSync(database, { recursive: true });
    renameSync(copy, database);
    const last = start();
    await isUp(last);
    expect(await ask(folder, 'SELECT count(*)::int AS kept FROM receipt')).toEqual([{ kept: 1 }]);
    last.child.kill('SIGTERM');
    expect(await ended(last)).toBe(0);
  }, 240_000);

  it('says that its folder cannot be made where nobody can make one', async () => {
    const { start } = place();
    const refused = start(process.execPath, ['build/index.js'], { DATA_DIR: '/proc/stateline/data' });
    expect(await ended(refused)).toBe(1);
    expect(refusal(refused)).toMatch(/^DATA_DIR \/proc\/stateline\/data cannot be created: ENOENT/);
  }, 60_000);

  it('names a link that leads nowhere, and what is not a folder', async () => {
    const { folder, start } = place();
    const [link, file] = [path.join(folder, 'link'), path.join(folder, 'file')];
    mkdirSync(folder, { recursive: true });
    symlinkSync(path.join(folder, 'not-mounted'), link);
    writeFileSync(file, '');
    for (const [DATA_DIR, words] of [
      [
        link,
        /^DATA_DIR \S+\/link is a link to \S+\/not-mounted, which does not exist\. Is the disk with it mounted\?/,
      ],
      [file, /^DATA_DIR \S+\/file is not a folder/],
    ] as const) {
      const refused = start(process.execPath, ['build/index.js'], { DATA_DIR });
      expect(await ended(refused)).toBe(1);
      expect(refusal(refused)).toMatch(words);
    }
  }, 60_000);

  it('names a link where its database is to be', async () => {
    const { folder, start } = place();
    mkdirSync(path.join(folder, 'on-another-disk'));
    symlinkSync(path.join(folder, 'on-another-disk'), path.join(folder, 'pg18'));
    const refused = start();
    expect(await ended(refused)).toBe(1);
    expect(refusal(refused)).toMatch(
      /\/pg18 is a link to a folder without a database\. Remove the link, or set DATA_DIR/,
    );
  }, 60_000);

  it('says so too where the database is elsewhere, before anything is to be written there', async () => {
    const { start } = place();
    const DATABASE_URL = 'postgresql://stateline@127.0.0.1:1/stateline';
    for (const [folder, words] of [
      ['/proc', /^DATA_DIR \/proc cannot be written to: ENOENT/],
      ['/proc/stateline', /^DATA_DIR \/proc\/stateline cannot be created: ENOENT/],
    ] as const) {
      const refused = start(process.execPath, ['build/index.js'], {
        DATA_DIR: folder,
        DATABASE_URL,
        STATELINE_MODE: 'demo',
      });
      expect(await ended(refused)).toBe(1);
      expect(refusal(refused)).toMatch(words);
    }
  }, 60_000);

  it('leaves no process behind when its port is taken, or when it is stopped while it starts', async () => {
    const { folder, start } = place();
    const taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as net.AddressInfo;
    const refused = start(process.execPath, ['build/index.js'], { PORT: String(port) });
    expect(await ended(refused)).toBe(1);
    taken.close();
    expect(refusal(refused)).toMatch(new RegExp(`^Environment: PORT ${port} is taken by another program`));
    expect(databasesIn(folder)).toEqual([]);

    for (const milliseconds of [1500, 2500]) {
      const run = start();
      await pause(milliseconds);
      run.child.kill('SIGTERM');
      await run.exited;
      expect(databasesIn(folder)).toEqual([]);
    }
  }, 240_000);

  it('ends with the npm that started it', async () => {
    const { folder, start } = place();
    const npm = start('npm', ['start']);
    const url = await isUp(npm);
    const program = pidIn(folder);
    expect(program).not.toBe(npm.child.pid);
    npm.child.kill('SIGTERM');
    await expect.poll(() => isAlive(program), { timeout: 20_000, interval: 100 }).toBe(false);
    expect(databasesIn(folder)).toEqual([]);
    await expect(fetch(url)).rejects.toThrow();
  }, 240_000);
});
