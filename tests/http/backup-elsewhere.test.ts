import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { giveThreeStates } from '../factories/quarter-records';
import { startS3Server, type S3Server } from '../factories/s3-server';
import { signedIn } from '../factories/signed-in';
import { cloneDatabase } from '../factories/test-database';

/** Backups off this machine: kept by a worker, sealed, brought back by test and by hand. */

const root = path.resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(tmpdir(), 'stateline-elsewhere-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const KEY = 'a key of backups that is long enough';
const share = path.join(folder, 'share');
const dataDir = path.join(folder, 'data');
await mkdir(share);
const s3 = await startS3Server();
afterAll(() => s3.stop());

const inBucket = (server: S3Server) => ({
  BACKUP_S3_ENDPOINT: server.endpoint,
  BACKUP_S3_BUCKET: server.bucket,
  BACKUP_S3_REGION: server.region,
  BACKUP_S3_ACCESS_KEY_ID: server.accessKeyId,
  BACKUP_S3_SECRET_ACCESS_KEY: server.secretAccessKey,
  BACKUP_KEY: KEY,
});
const places = { BACKUP_DIR: share, ...inBucket(s3) };

async function freePort(): Promise<string> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

async function ask<T = Record<string, unknown>>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Not blocking: the bucket is in this process. */
async function command(name: 'backup' | 'restore' | 'doctor', args: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [`build/cli/${name}.js`, ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'test', STATELINE_MODE: 'demo', LOG_LEVEL: 'silent', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, said };
}

const emptyDatabase = async (): Promise<string> => {
  const url = await cloneDatabase();
  await ask(url, 'DROP SCHEMA public CASCADE; DROP SCHEMA graphile_worker CASCADE; CREATE SCHEMA public');
  return url;
};

const addJob = (url: string, task: string) =>
  ask(url, `SELECT graphile_worker.add_job('${task}', '{}'::json, job_key := '${task}', max_attempts := 1)`);
const isDone = (url: string, task: string) => async () =>
  (await ask(url, `SELECT FROM graphile_worker.jobs WHERE task_identifier = '${task}'`)).length === 0;

const wholeOnes = (server: S3Server): string[] =>
  [...server.objects.keys()].filter((key) => key.endsWith('/whole'));

const port = await freePort();
const app = await startApp({ env: { DATA_DIR: dataDir, METRICS_PORT: port, ...places } });
const person = await signedIn(app, { legalName: 'Zoë & "Söhne"\tTrucking\\N LLC' });
await giveThreeStates(person.scope);

const readings = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const valueOf = (text: string, name: string, place: string): number =>
  Number(new RegExp(`^${name}\\{place="${place}"\\} (.+)$`, 'm').exec(text)?.[1] ?? NaN);

const settings = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, ...places };
const WAIT = { timeout: 120_000, interval: 200 };

describe('backups elsewhere', () => {
  it('are missed by doctor and metrics before the first one', async () => {
    expect(valueOf(await readings(), 'stateline_backup_elsewhere_timestamp_seconds', 'folder')).toBe(0);
    const { said, status } = await command('doctor', ['--look'], settings);
    expect(said).toContain(`FAULT     backup       There is none in ${share}.`);
    expect(said).toContain('npm run backup -- --elsewhere takes one now.');
    expect(status).toBe(1);
  });

  it('are kept by a worker in the folder and in the bucket, sealed', async () => {
    await addJob(app.databaseUrl, 'keepBackups');
    await expect.poll(isDone(app.databaseUrl, 'keepBackups'), WAIT).toBe(true);
    expect(s3.refused).toEqual([]);
    expect(wholeOnes(s3)).toHaveLength(1);
    const names = await readdir(path.join(share, 'backups'));
    expect(names).toHaveLength(1);
    const kept = path.join(share, 'backups', names[0] as string);
    expect(await readdir(kept)).toContain('whole');
    const all = [
      ...s3.objects.values(),
      ...(await Promise.all((await readdir(kept)).map((file) => readFile(path.join(kept, file))))),
    ];
    for (const bytes of all) {
      expect(bytes.includes('manifest')).toBe(false);
      expect(bytes.includes('public.')).toBe(false);
    }
    for (const place of ['folder', 'bucket'])
      expect(valueOf(await readings(), 'stateline_backup_elsewhere_timestamp_seconds', place)).toBeCloseTo(
        Date.now() / 1000,
        -4,
      );
  });

  it('come back by test into a scratch database that nobody sees again', async () => {
    expect(valueOf(await readings(), 'stateline_backup_restored_timestamp_seconds', 'bucket')).toBe(0);
    await addJob(app.databaseUrl, 'tryRestores');
    await expect.poll(isDone(app.databaseUrl, 'tryRestores'), WAIT).toBe(true);
    const text = await readings();
    for (const place of ['folder', 'bucket']) {
      expect(valueOf(text, 'stateline_backup_restored_timestamp_seconds', place)).toBeGreaterThan(0);
      expect(valueOf(text, 'stateline_backup_restore_failed', place)).toBe(0);
    }
    const told = app.log.filter(({ msg }) => msg === 'backup restored by test');
    expect(told.map(({ place }) => place)).toEqual(['folder', 'bucket']);
    expect(told[0]?.['rows']).toBeGreaterThan(100);
    const live = new URL(app.databaseUrl).pathname.slice(1);
    expect(
      await ask(app.databaseUrl, `SELECT datname FROM pg_database WHERE datname LIKE '${live}\\_rehearsal%'`),
    ).toEqual([]);
    expect(await readdir(path.join(dataDir, 'backups'))).toEqual([]);
    const { said } = await command('doctor', ['--look'], settings);
    expect(said).toMatch(/^ok +backup +newest in .*share: \d{4}-/m);
    expect(said).toMatch(/^ok +backup +newest in stateline-test \(127\.0\.0\.1:\d+\): \d{4}-/m);
    expect(said).toMatch(/^ok +backup +brought back from .*share by test 0 days ago$/m);
    expect(said).toMatch(/share is on the disk of DATA_DIR/);
  });

  it('are tried again only when a week has passed', async () => {
    const before = app.log.length;
    await addJob(app.databaseUrl, 'tryRestores');
    await expect.poll(isDone(app.databaseUrl, 'tryRestores'), WAIT).toBe(true);
    await ask(
      app.databaseUrl,
      `UPDATE backup_place SET "restoredAt" = now() - interval '7 days' WHERE name = 'folder'`,
    );
    await addJob(app.databaseUrl, 'tryRestores');
    await expect.poll(isDone(app.databaseUrl, 'tryRestores'), WAIT).toBe(true);
    const told = app.log.slice(before).filter(({ msg }) => msg === 'backup restored by test');
    expect(told.map(({ place }) => place)).toEqual(['folder']);
  });

  it('are named by the command and come back from the bucket on another machine', async () => {
    const { said } = await command('backup', ['--list'], settings);
    expect(said).toMatch(/^folder: .*share\n {2}\d{4}-\d\d-\d\dT\d{6} {2}\d+\.\d MB sealed, \d+ rows of/);
    const url = await emptyDatabase();
    const elsewhere = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'new'), ...inBucket(s3) };
    const wrong = await command('restore', ['--from', 'bucket'], {
      ...elsewhere,
      BACKUP_KEY: 'x'.repeat(32),
    });
    expect(wrong.said).toContain('does not open: it was sealed with another BACKUP_KEY');
    expect(wrong.status).toBe(1);
    const done = await command('restore', ['--from', 'bucket'], elsewhere);
    expect(done.said).toMatch(/^Brought back \d+ rows of \d+ tables and \d+ files\n$/);
    expect(await readdir(elsewhere.DATA_DIR)).not.toContainEqual(expect.stringMatching(/^restore-/));
    const rows = (at: string) =>
      ask(
        at,
        `SELECT (SELECT count(*) FROM trip) AS trips, md5(string_agg(c::text, '' ORDER BY id)) AS carriers FROM carrier c`,
      );
    expect(await rows(url)).toEqual(await rows(app.databaseUrl));
  });

  it('that are out of reach, under another name or too old are named by doctor', async () => {
    const away = await command('doctor', ['--look'], { ...settings, BACKUP_DIR: `${folder}/not mounted` });
    expect(away.said).toContain(`BACKUP_DIR ${folder}/not mounted is not there: is it mounted?`);
    const old = path.join(folder, 'old');
    await mkdir(old);
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, BACKUP_DIR: old, BACKUP_KEY: KEY };
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await command('backup', ['--elsewhere'], { ...env, CLOCK_NOW: daysAgo(5) });
    const late = await command('doctor', ['--look'], env);
    expect(late.said).toContain(`FAULT     backup       The newest in ${old} is 5 days old.`);
    const [name = ''] = await readdir(path.join(old, 'backups'));
    // Sealed pieces belong to the name under which they were written.
    const newName = '2999-01-01T083300';
    await rename(path.join(old, 'backups', name), path.join(old, 'backups', newName));
    const renamed = await command('doctor', ['--look'], env);
    expect(renamed.said).toContain(`${newName}/whole does not open`);
  });

  it('that the rule does not keep go when the next one is whole, and what was cut off with them', async () => {
    const kept = path.join(folder, 'kept by rule');
    await mkdir(kept);
    const env = { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, BACKUP_DIR: kept, BACKUP_KEY: KEY };
    const keep = (day: string) =>
      command('backup', ['--elsewhere'], { ...env, BACKUP_KEEP: '2,0,0', CLOCK_NOW: `${day}T08:33:00Z` });
    await keep('2026-11-20');
    await keep('2026-11-21');
    await mkdir(path.join(kept, 'backups', '2026-11-21T090000'));
    await writeFile(path.join(kept, 'backups', '2026-11-21T090000', '000001'), 'cut off');
    await keep('2026-11-22');
    const days = (await readdir(path.join(kept, 'backups'))).map((name) => name.slice(0, 13)).sort();
    expect(days).toEqual(['2026-11-21T08', '2026-11-22T08']);
  });
});

describe('a worker killed in the middle of a backup', () => {
  it('leaves nothing that counts as one, and another worker keeps one', async () => {
    const bucket = await startS3Server();
    afterAll(() => bucket.stop());
    const databaseUrl = await cloneDatabase();
    const env = { DATA_DIR: path.join(folder, 'killed'), ...inBucket(bucket) };
    await startApp({ role: 'web', databaseUrl, env });
    const doomed = await startApp({ role: 'worker', databaseUrl, env });
    // Its parts arrive; the piece that says that it is whole, or a later part, does not.
    bucket.silentAfter.objects = 1;
    await ask(databaseUrl, `SELECT graphile_worker.add_job('keepBackups', '{}'::json)`);
    await bucket.silence;
    await doomed.stop('SIGKILL');
    expect(bucket.objects.size).toBe(1);
    expect(wholeOnes(bucket)).toEqual([]);
    const begun = [...bucket.objects.keys()];
    const missing = await command('restore', ['--from', 'bucket'], {
      DATABASE_URL: await emptyDatabase(),
      ...env,
    });
    expect(missing.said).toMatch(/^restore: a backup is not in stateline-test/);

    bucket.silentAfter.objects = Infinity;
    await startApp({ role: 'worker', databaseUrl, env });
    await expect.poll(() => wholeOnes(bucket).length, WAIT).toBe(1);
    expect([...bucket.objects.keys()].filter((key) => begun.includes(key))).toEqual([]);
  });
});

describe('a backup that does not come back', () => {
  it('is told by metrics and doctor, and does not keep the other place from its try', async () => {
    const bucket = await startS3Server();
    afterAll(() => bucket.stop());
    const own = await freePort();
    const shared = path.join(folder, 'damaged');
    await mkdir(shared);
    const env = { DATA_DIR: path.join(folder, 'damaged-data'), ...inBucket(bucket), BACKUP_DIR: shared };
    const broken = await startApp({ env: { ...env, METRICS_PORT: own }, expectErrors: true });
    const kept = await command('backup', ['--elsewhere'], { DATABASE_URL: broken.databaseUrl, ...env });
    expect(kept.said).toMatch(/^Kept \d+ rows .* in .*damaged\nKept \d+ rows .* in stateline-test/);
    const [name = ''] = await readdir(path.join(shared, 'backups'));
    await rm(path.join(shared, 'backups', name, '000001'));
    await addJob(broken.databaseUrl, 'tryRestores');
    const metrics = async () => (await fetch(`http://127.0.0.1:${own}/metrics`)).text();
    await expect
      .poll(async () => valueOf(await metrics(), 'stateline_backup_restore_failed', 'folder'), WAIT)
      .toBe(1);
    await expect
      .poll(
        async () => valueOf(await metrics(), 'stateline_backup_restored_timestamp_seconds', 'bucket'),
        WAIT,
      )
      .toBeGreaterThan(0);
    expect(valueOf(await metrics(), 'stateline_backup_restored_timestamp_seconds', 'folder')).toBe(0);
    const { said } = await command('doctor', ['--look'], { DATABASE_URL: broken.databaseUrl, ...env });
    expect(said).toMatch(/FAULT +backup +The newest in .*damaged did not come back: The backup is damaged/);
  });
});
