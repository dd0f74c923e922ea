import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import type { BackupManifest } from '~/platform/backup/manifest.server';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';
import { startApp } from '../factories/app';
import { giveThreeStates } from '../factories/quarter-records';
import { startS3Server } from '../factories/s3-server';
import { SESSION_COOKIE, signedIn } from '../factories/signed-in';
import { cloneDatabase } from '../factories/test-database';
import { Visitor } from '../factories/visitor';

const root = path.resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(tmpdir(), 'stateline-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const command = (name: 'backup' | 'restore', args: string[], env: Record<string, string>) => {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`build/cli/${name}.js`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, HOME, NODE_ENV: 'test', STATELINE_MODE: 'demo', ...env },
  });
  return { status, said: stdout + stderr };
};

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rows and a fingerprint of every table. */
const contentsOf = (url: string) =>
  onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public' OR (schemaname = 'graphile_worker' AND tablename LIKE '\\_private\\_%') ORDER BY 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables.filter(({ name }) => name !== 'public._prisma_migrations')) {
      const { rows } = await client.query<{ found: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS found FROM ${name} t`,
      );
      found[name] = rows[0]?.found ?? '';
    }
    return found;
  });

/** Rules, triggers and indexes, which a restore takes off and puts back. */
const shapeOf = (url: string) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ what: string }>(
      `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS what FROM pg_constraint WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
       UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
    );
    return rows.map(({ what }) => what);
  });

/** Everything a backup holds; the rows of a table in no order. Which worker held a job at the moment is not brought back. */
async function keptIn(backup: string) {
  const { tables, files, sequences } = JSON.parse(
    await readFile(path.join(backup, 'manifest.json'), 'utf8'),
  ) as BackupManifest;
  const rows: Record<string, string[]> = {};
  for (const { name, columns, file } of tables) {
    const lines = gunzipSync(await readFile(path.join(backup, file)))
      .toString()
      .split('\n')
      .slice(0, -1);
    const held = columns.flatMap((column, index) => (/^locked_(at|by)$/.test(column) ? [index] : []));
    rows[name] = lines
      .map((line) =>
        line
          .split('\t')
          .map((cell, index) => (held.includes(index) ? '' : cell))
          .join('\t'),
      )
      .sort();
  }
  return { rows, files, sequences };
}

const emptyDatabase = async (): Promise<string> => {
  const url = await cloneDatabase();
  await onDatabase(url, (client) =>
    client.query('DROP SCHEMA public CASCADE; DROP SCHEMA graphile_worker CASCADE; CREATE SCHEMA public'),
  );
  return url;
};

const figuresOf = (html: string) => html.replace(/[\s\S]*<main/, '').match(/[$−]?\d[\d,.]*/g);

const dataDir = path.join(folder, 'data');
const app = await startApp({ env: { DATA_DIR: dataDir } });
const person = await signedIn(app, { legalName: 'Zoë & "Söhne"\tTrucking\\N LLC' });
await giveThreeStates(person.scope);
const form = new FormData();
form.set('intent', 'upload');
form.append(
  'files[]',
  new File([new Uint8Array(cleanConfirmation())], 'load.pdf', { type: 'application/pdf' }),
);
await person.visitor.post('/mileage/trips-fuel/documents', { intent: 'activate' });
await fetch(`${app.origin}/mileage/trips-fuel/documents`, {
  method: 'POST',
  body: form,
  redirect: 'manual',
  headers: {
    Cookie: `${person.cookie.name}=${person.cookie.value}`,
    Origin: app.origin,
    'Sec-Fetch-Site': 'same-origin',
  },
});
const reportBefore = figuresOf((await person.visitor.get('/mileage/reports?q=20263')).html);
// A job that waits, and one that a worker held at that moment.
await person.db
  .$executeRaw`SELECT graphile_worker.add_job('sendMail', '{"messageId":"00000000-0000-4000-8000-000000000000"}'::json, run_at := now() + interval '1 day')`;

const backup = path.join(folder, 'kept');
const taken = command('backup', [backup], { DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir });

describe('a backup of a running program', () => {
  it('is one whole folder that only its owner can enter', async () => {
    expect(taken.said).toMatch(/^Kept \d+ rows of \d+ tables and 1 files \(0\.\d MB\) in /);
    expect(taken.status).toBe(0);
    expect((await stat(backup)).mode & 0o777).toBe(0o700);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('comes back into an empty database and another folder: rows, files, rules and figures', async () => {
    const url = await emptyDatabase();
    const elsewhere = path.join(folder, 'restored');
    const { said, status } = command('restore', [backup], { DATABASE_URL: url, DATA_DIR: elsewhere });
    expect(said).toMatch(/^Brought back \d+ rows of \d+ tables and 1 files\n$/);
    expect(status).toBe(0);
    const again = path.join(folder, 'kept-again');
    command('backup', [again], { DATABASE_URL: url, DATA_DIR: elsewhere });
    // The running program continues writing its own books, so the second backup is compared with the first, row by row.
    const [before, after] = [await keptIn(backup), await keptIn(again)];
    expect(after).toEqual(before);
    expect(await shapeOf(url)).toEqual(await shapeOf(app.databaseUrl));

    const restored = await startApp({ databaseUrl: url, env: { DATA_DIR: elsewhere } });
    const visitor = new Visitor(restored.origin);
    visitor.cookies.set(SESSION_COOKIE, person.cookie.value);
    const report = await visitor.get('/mileage/reports?q=20263');
    expect(report.html).toContain('$29.25');
    expect(figuresOf(report.html)).toEqual(reportBefore);
    const documents = await visitor.get('/mileage/trips-fuel/documents');
    const id = /documents\/([0-9a-f-]{36})/.exec(documents.html)?.[1] ?? '';
    const file = await fetch(`${restored.origin}/mileage/trips-fuel/documents/${id}/file`, {
      headers: { Cookie: `${SESSION_COOKIE}=${person.cookie.value}` },
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(cleanConfirmation()))).toBe(true);
    // New numbers continue where the old ones ended.
    const highest = await person.db.equipment.aggregate({ _max: { id: true } });
    await visitor.post('/mileage/equipment/new', {
      unit: 'after',
      active: '1',
      fuelType: 'special_diesel',
      axles: '5',
    });
    const { rows } = await onDatabase(url, (client) =>
      client.query<{ id: number }>('SELECT max(id)::int AS id FROM equipment'),
    );
    expect(rows[0]?.id).toBeGreaterThan(highest._max.id ?? Infinity);
    await restored.stop();
  });

  it('moves to a bucket as well', async () => {
    const s3 = await startS3Server();
    const url = await emptyDatabase();
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, ['build/cli/restore.js', backup], {
      cwd: root,
      env: {
        PATH,
        HOME,
        NODE_ENV: 'test',
        DATABASE_URL: url,
        S3_ENDPOINT: s3.endpoint,
        S3_BUCKET: s3.bucket,
        S3_REGION: s3.region,
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      },
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(0);
    expect([...s3.objects.values()].map((bytes) => bytes.equals(Buffer.from(cleanConfirmation())))).toEqual([
      true,
    ]);
    await s3.stop();
  });
});

describe('a restore', () => {
  it('keeps its hands off a database with rows, unless told to replace them', async () => {
    const url = await cloneDatabase();
    const env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'replaced') };
    const refused = command('restore', [backup], env);
    expect(refused.said).toBe('restore: The database is not empty: --replace throws away what is in it\n');
    expect(refused.status).toBe(1);
    const done = command('restore', [backup, '--replace'], env);
    expect(done.said).toMatch(/^Brought back/);
    expect((await contentsOf(url))['public.carrier']).toBe(
      (await contentsOf(app.databaseUrl))['public.carrier'],
    );
  });

  it('refuses while someone uses the database', () => {
    const { said } = command('restore', [backup, '--replace'], {
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: dataDir,
    });
    expect(said).toMatch(/^restore: \d+ other connections use the database: stop the program first\n$/);
  });

  it('proves every byte before it changes anything', async () => {
    const url = await emptyDatabase();
    const damaged = path.join(folder, 'damaged');
    await cp(backup, damaged, { recursive: true });
    await appendFile(path.join(damaged, 'tables', 'public.carrier.copy.gz'), randomBytes(4));
    const run = () =>
      command('restore', [damaged], { DATABASE_URL: url, DATA_DIR: path.join(folder, 'none') }).said;
    expect(run()).toBe(
      'restore: The backup is damaged: tables/public.carrier.copy.gz is not what was written\n',
    );
    await rm(path.join(damaged, 'tables', 'public.carrier.copy.gz'));
    expect(run()).toBe(
      'restore: The backup is damaged: tables/public.carrier.copy.gz cannot be read (ENOENT)\n',
    );
    await rm(path.join(damaged, 'manifest.json'));
    expect(run()).toMatch(/^restore: .*damaged is no backup: it has no manifest\.json\n$/);
    expect(Object.keys(await contentsOf(url))).toEqual([]);
  });

  it('names a migration that this release does not have', async () => {
    const url = await emptyDatabase();
    const later = path.join(folder, 'later');
    await cp(backup, later, { recursive: true });
    const manifest = JSON.parse(await readFile(path.join(later, 'manifest.json'), 'utf8')) as {
      migrations: unknown[];
    };
    manifest.migrations.push({ name: '20991231000000_tomorrow', checksum: 'x' });
    await writeFile(path.join(later, 'manifest.json'), JSON.stringify(manifest));
    const { said } = command('restore', [later], { DATABASE_URL: url, DATA_DIR: path.join(folder, 'none') });
    expect(said).toBe(
      'restore: The backup knows the migration 20991231000000_tomorrow, which this release does not have: it was made by a later one\n',
    );
  });
});

describe('a backup', () => {
  it('never writes over another one', () => {
    const { said, status } = command('backup', [backup], {
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: dataDir,
    });
    expect(said).toBe(`backup: ${backup} exists already\n`);
    expect(status).toBe(1);
  });
});
