import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres.server';
import { migrate } from '~/platform/database/migrate.server';
import { diskStorage } from '~/platform/storage/disk.server';
import { startApp } from '../factories/app';
import { startMailServer } from '../factories/mail-server';
import { cloneDatabase, emptyDatabase } from '../factories/test-database';

/** `npm run doctor` on installations that are well, and on such in which something is broken on purpose. */

const root = path.resolve(import.meta.dirname, '../..');
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stateline-doctor-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Told {
  area: string;
  level: string;
  text: string;
  advice?: string;
}

async function doctor(env: Record<string, string>, args: string[] = []) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['build/cli/doctor.js', '--json', ...args], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'production', STATELINE_MODE: 'demo', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(errors).toBe('');
  const { findings } = JSON.parse(output.slice(output.indexOf('{'))) as { findings: Told[] };
  const of = (area: string, level: string) =>
    findings.filter((told) => told.area === area && told.level === level).map(({ text }) => text);
  return { code, findings, of };
}

async function ask<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

const BREAKS = [
  `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`,
  'CREATE TABLE odd (one int)',
  'INSERT INTO odd VALUES (1), (1)',
  'CREATE UNIQUE INDEX CONCURRENTLY odd_one ON odd (one)',
  'TRUNCATE odd',
  `SELECT graphile_worker.add_job('expireCalculations', '{}'::json)`,
  `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'gone'`,
];

describe('npm run doctor', () => {
  it('finds nothing wrong with a program that runs, and ends with 0', async () => {
    const folder = newFolder();
    const app = await startApp({ env: { DATA_DIR: folder } });
    const { code, findings } = await doctor({ DATABASE_URL: app.databaseUrl, DATA_DIR: folder });
    expect(findings.filter(({ level }) => level === 'fault' || level === 'repaired')).toEqual([]);
    expect(code).toBe(0);
    for (const area of [
      'settings',
      'program',
      'disk',
      'clock',
      'database',
      'queue',
      'files',
      'payments',
      'browser',
    ])
      expect(findings.map((told) => told.area)).toContain(area);
    // Every notice says what to do.
    expect(findings.filter(({ level, advice }) => level !== 'ok' && !advice)).toEqual([]);
  });

  it('names what keeps Stripe Tax from adding tax', async () => {
    const answers: Record<string, object> = {
      '/v1/balance': {},
      '/v1/webhook_endpoints': { data: [{ url: 'https://ifta.example.com/mileage/api/stripe/webhook' }] },
      '/v1/tax/settings': { status: 'pending', defaults: {} },
      '/v1/tax/registrations': { data: [] },
    };
    const stripe = createServer((request, response) => {
      const answer = answers[(request.url ?? '').split('?')[0] ?? ''];
      response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
    await once(stripe.listen(0, '127.0.0.1'), 'listening');
    const settings = {
      DATABASE_URL: await cloneDatabase(),
      DATA_DIR: newFolder(),
      PUBLIC_URL: 'https://ifta.example.com',
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
    };
    const look = (more: Record<string, string> = { STRIPE_AUTOMATIC_TAX: '1' }) =>
      doctor({ ...settings, ...more }, ['--look']);
    expect((await look({})).of('payments', 'ok')).toEqual(['Stripe, test mode']);
    expect((await look()).of('payments', 'fault')).toEqual([expect.stringContaining('is not set up')]);
    answers['/v1/tax/settings'] = { status: 'active', defaults: { tax_behavior: null } };
    expect((await look()).of('payments', 'notice')).toEqual([
      expect.stringContaining('no default tax behavior'),
    ]);
    answers['/v1/tax/settings'] = { status: 'active', defaults: { tax_behavior: 'exclusive' } };
    expect((await look()).of('payments', 'notice')).toEqual([
      expect.stringContaining('no place is registered'),
    ]);
    answers['/v1/tax/registrations'] = { data: [{ id: 'taxreg_1' }] };
    expect((await look()).of('payments', 'ok')).toEqual(['Stripe, test mode, with Stripe Tax']);
    stripe.close();
  });

  it('names an unfinished migration, an unusable index and stranded jobs, and repairs them', async () => {
    const url = await cloneDatabase();
    const DATA_DIR = newFolder();
    for (const text of BREAKS) await ask(url, text).catch(() => undefined);
    const looked = await doctor({ DATABASE_URL: url, DATA_DIR }, ['--look']);
    expect(looked.code).toBe(1);
    expect(looked.of('database', 'fault')).toEqual([
      expect.stringMatching(/^A start was cut off in \d+_\w+\.$/),
      'The index odd_one is not usable.',
    ]);
    expect(looked.of('queue', 'fault')).toEqual(['1 jobs are held by a worker that is gone.']);

    const mended = await doctor({ DATABASE_URL: url, DATA_DIR });
    expect(mended.of('database', 'repaired')).toHaveLength(2);
    expect(mended.of('queue', 'repaired')).toHaveLength(1);
    expect(mended.code).toBe(0);
    const again = await doctor({ DATABASE_URL: url, DATA_DIR }, ['--look']);
    expect(again.code).toBe(0);
    expect(await ask(url, `SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL`)).toEqual(
      [],
    );
  });

  it.each([
    [
      ['DROP TABLE job_outbox', 'ALTER TABLE trip DROP COLUMN "routeStatus" CASCADE'],
      'What this release keeps its records in is missing: JobOutbox, a column of Trip.',
    ],
    [['DELETE FROM _prisma_migrations'], /^It holds tables, and nothing says which migrations made them/],
    [['DROP TABLE _prisma_migrations'], /^It holds tables, and nothing says which migrations made them/],
    [['DROP EXTENSION unaccent CASCADE'], /^Extensions were removed from it: unaccent\./],
    [['ALTER TABLE trip DISABLE TRIGGER ALL'], 'Rules that guard its rows are switched off: trip.'],
  ])('names what was removed by hand, and changes nothing: %o', async (breaks, words) => {
    const url = await cloneDatabase();
    for (const text of breaks) await ask(url, text);
    const tables = () => ask(url, 'SELECT relname, relkind, relfilenode FROM pg_class ORDER BY oid');
    const before = await tables();
    const { code, findings, of } = await doctor({ DATABASE_URL: url, DATA_DIR: newFolder() });
    expect(code).toBe(1);
    expect(of('database', 'fault')).toEqual([
      typeof words === 'string' ? words : expect.stringMatching(words),
    ]);
    expect(findings.filter(({ level, advice }) => level === 'fault' && !advice)).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  it('names each key, index, trigger, function and check that was dropped by hand, and makes it again', async () => {
    const url = await cloneDatabase();
    const DATA_DIR = newFolder();
    const [unique] = await ask<{ index: string; table: string; columns: string }>(
      url,
      `SELECT i.relname AS index, t.relname AS "table" FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
        WHERE x.indisunique AND t.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.oid) ORDER BY 1 LIMIT 1`,
    );
    const [check] = await ask<{ name: string; table: string }>(
      url,
      `SELECT conname AS name, conrelid::regclass::text AS "table" FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace ORDER BY 1 LIMIT 1`,
    );
    const [foreign] = await ask<{ name: string }>(
      url,
      `SELECT conname AS name FROM pg_constraint WHERE conrelid = 'webhook_delivery'::regclass AND contype = 'f'`,
    );
    for (const text of [
      `ALTER TABLE webhook_delivery DROP CONSTRAINT "${foreign?.name}"`,
      'DROP INDEX "webhook_delivery_createdAt_idx"',
      `DROP INDEX "${unique?.index}"`,
      `ALTER TABLE ${check?.table} DROP CONSTRAINT "${check?.name}"`,
      'ALTER TABLE webhook_attempt DROP CONSTRAINT webhook_attempt_pkey',
      'DROP FUNCTION take_document_off() CASCADE',
      'DROP TRIGGER trip_moved ON trip',
      'ALTER TABLE trip ALTER COLUMN "carrierId" DROP NOT NULL',
    ])
      await ask(url, text);
    const removed = [
      'The function take_document_off() was removed',
      'The constraint webhook_attempt_pkey of webhook_attempt was removed',
      `The constraint ${check?.name} of ${check?.table} was removed`,
      `The foreign key ${foreign?.name} of webhook_delivery was removed`,
      `The index ${unique?.index} of ${unique?.table} was removed`,
      'The index webhook_delivery_createdAt_idx of webhook_delivery was removed',
      'The trigger trip_moved of trip was removed',
    ];
    const changed = expect.stringMatching(
      /^The column carrierId of trip is not as the migrations made it: it is "uuid", not "uuid NOT NULL"\.$/,
    ) as string;
    const looked = (await doctor({ DATABASE_URL: url, DATA_DIR }, ['--look'])).of('database', 'fault');
    for (const words of removed) expect(looked).toContain(`${words}.`);
    expect(looked.at(-1)).toEqual(changed);
    const mended = await doctor({ DATABASE_URL: url, DATA_DIR });
    expect(mended.of('database', 'fault')).toEqual([changed]);
    for (const words of removed)
      expect(mended.of('database', 'repaired')).toContainEqual(
        expect.stringMatching(new RegExp(`^${words.replace(/[()]/g, '\\$&')}: made again\\.`)),
      );
    await ask(url, 'ALTER TABLE trip ALTER COLUMN "carrierId" SET NOT NULL');
    const again = await doctor({ DATABASE_URL: url, DATA_DIR }, ['--look']);
    expect(again.of('database', 'fault')).toEqual([]);
    expect(again.code).toBe(0);
  });

  it('leaves what rows of meanwhile do not allow, and says so', async () => {
    const url = await cloneDatabase();
    const DATA_DIR = newFolder();
    const [foreign] = await ask<{ name: string }>(
      url,
      `SELECT conname AS name FROM pg_constraint WHERE conrelid = 'webhook_attempt'::regclass AND contype = 'f'`,
    );
    for (const text of [
      `ALTER TABLE webhook_attempt DROP CONSTRAINT "${foreign?.name}"`,
      'ALTER TABLE webhook_attempt DROP CONSTRAINT webhook_attempt_pkey',
      `INSERT INTO webhook_attempt ("deliveryId", number, at, milliseconds)
       SELECT '4e7d9a10-2b3c-4d5e-8f60-7a8b9c0d1e01', 1, now(), 1 FROM generate_series(1, 2)`,
    ])
      await ask(url, text);
    const parts = () =>
      ask(url, `SELECT conname FROM pg_constraint WHERE conrelid = 'webhook_attempt'::regclass ORDER BY 1`);
    const before = await parts();
    const { code, findings, of } = await doctor({ DATABASE_URL: url, DATA_DIR });
    expect(code).toBe(1);
    expect(of('database', 'fault')).toEqual([
      expect.stringMatching(
        /^The constraint webhook_attempt_pkey of webhook_attempt was removed, and cannot be made again: /,
      ),
      expect.stringMatching(
        /^The foreign key \S+ of webhook_attempt was removed, and cannot be made again: /,
      ),
    ]);
    expect(findings.filter(({ level, advice }) => level === 'fault' && !advice)).toEqual([]);
    expect(await parts()).toEqual(before);
  });

  it('says that the queue is gone, and lets numbers go on that were taken by rows brought in by hand', async () => {
    const url = await cloneDatabase();
    const DATA_DIR = newFolder();
    await ask(url, 'DROP SCHEMA graphile_worker CASCADE');
    const gone = await doctor({ DATABASE_URL: url, DATA_DIR });
    expect(gone.of('queue', 'fault')).toEqual(['The tables of the queue are missing: no job runs.']);
    expect(gone.of('database', 'fault')).toEqual([]);

    const other = await cloneDatabase();
    await ask(
      other,
      `SET session_replication_role = replica; INSERT INTO equipment (id, "carrierId", unit, "fuelType", axles)
       VALUES (41, gen_random_uuid(), 'X', 'special_diesel', 5)`,
    );
    const looked = await doctor({ DATABASE_URL: other, DATA_DIR }, ['--look']);
    expect(looked.of('database', 'fault')).toEqual([
      'The next number for equipment was taken already: nothing could be added.',
    ]);
    expect((await doctor({ DATABASE_URL: other, DATA_DIR })).of('database', 'repaired')).toHaveLength(1);
    expect((await doctor({ DATABASE_URL: other, DATA_DIR })).of('database', 'repaired')).toEqual([]);
    expect(
      await ask(other, `SELECT nextval(pg_get_serial_sequence('equipment', 'id'))::int AS next`),
    ).toEqual([{ next: 42 }]);
  });

  it('is not misled by the zone that the server was set up with', async () => {
    const url = await cloneDatabase();
    const name = new URL(url).pathname.slice(1);
    await ask(url, `ALTER DATABASE ${name} SET TimeZone = 'Asia/Tokyo'`);
    const { of } = await doctor({ DATABASE_URL: url, DATA_DIR: newFolder() }, ['--look']);
    expect(of('clock', 'ok')).toEqual(['agrees with the database']);
  });

  it('names a road network that cannot be read', async () => {
    const DATA_DIR = newFolder();
    const { of } = await doctor({ DATA_DIR, ROADS_FILE: 'package.json' }, ['--look']);
    expect(of('program', 'fault')).toEqual([
      expect.stringMatching(/package\.json cannot be read: .*No miles are/),
    ]);
  });

  it('looks at a queue in a database of its own, and says when it is away', async () => {
    const [DATABASE_URL, queue] = [await cloneDatabase(), await emptyDatabase()];
    const DATA_DIR = newFolder();
    const settings = { DATABASE_URL, DATA_DIR, QUEUE_URL: queue };
    const before = await doctor(settings);
    expect(before.of('queue', 'notice')).toEqual(['The database of QUEUE_URL is empty.']);
    await startApp({ databaseUrl: DATABASE_URL, env: { DATA_DIR, QUEUE_URL: queue } });
    const running = await doctor(settings);
    expect(running.of('queue', 'ok')).toEqual([
      expect.stringMatching(/^in a database of its own, PostgreSQL \d.*, \d+ jobs on their way to it$/),
      expect.stringMatching(/^1 workers, \d+ jobs wait$/),
    ]);
    expect(running.code).toBe(0);
    const away = await doctor({ ...settings, QUEUE_URL: 'postgresql://nobody:secret-word@127.0.0.1:1/none' });
    expect(away.code).toBe(1);
    expect(away.of('queue', 'fault')).toEqual([
      expect.stringMatching(/^The database of QUEUE_URL does not answer: /),
    ]);
    expect(JSON.stringify(away.findings)).not.toContain('secret-word');
  });

  it('names files of customers that are missing', async () => {
    const url = await cloneDatabase();
    const DATA_DIR = newFolder();
    const [carrierId, id] = [randomUUID(), randomUUID()];
    await ask(
      url,
      `SET session_replication_role = replica; INSERT INTO receipt (id, "carrierId", name, "contentType", "sizeBytes", sha256, "createdBy")
       VALUES ('${id}', '${carrierId}', 'fuel.jpg', 'image/jpeg', 4, repeat('0', 64), gen_random_uuid())`,
    );
    const { code, of } = await doctor({ DATABASE_URL: url, DATA_DIR });
    expect(code).toBe(1);
    expect(of('files', 'fault')).toEqual([
      `1 files of customers are missing, such as receipts/${carrierId}/${id}.`,
    ]);
    // A look makes no folder in the place of one whose disk may not be mounted.
    expect(readdirSync(DATA_DIR)).toEqual([]);
    await diskStorage(path.join(DATA_DIR, 'files')).put(`receipts/${carrierId}/${id}`, new Uint8Array(4));
    expect((await doctor({ DATABASE_URL: url, DATA_DIR })).of('files', 'ok')).toHaveLength(1);
  });

  it('names wrong settings, a database and a mail server that do not answer or refuse', async () => {
    const wrong = await doctor({ PORT: 'harbor', TRUST_PROXY: 'yes' });
    expect(wrong.code).toBe(1);
    expect(wrong.of('settings', 'fault')).toEqual([
      expect.stringMatching(/^PORT must be a whole number/),
      expect.stringMatching(/^TRUST_PROXY must be/),
    ]);
    const mail = await startMailServer();
    const port = new URL(mail.url).port;
    const away = await doctor({
      DATABASE_URL: 'postgresql://nobody:secret-word@127.0.0.1:1/none',
      SMTP_URL: 'smtp://127.0.0.1:1',
      DATA_DIR: newFolder(),
      PUBLC_URL: 'https://ifta.example.com',
      CLOCK_NOW: '2026-10-31T17:00:00Z',
    });
    expect(away.code).toBe(1);
    expect(away.of('database', 'fault')[0]).toMatch(/^It does not answer: /);
    expect(away.of('mail', 'fault')[0]).toMatch(/^127\.0\.0\.1:1: /);
    expect(away.of('settings', 'notice')).toEqual([expect.stringContaining('PUBLC_URL is not a setting')]);
    expect(away.of('clock', 'notice')).toHaveLength(1);
    expect(JSON.stringify(away.findings)).not.toContain('secret-word');
    const there = await doctor({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: newFolder() }, ['--look']);
    expect(there.of('mail', 'ok')).toHaveLength(1);
  });

  it('says what is missing from a data folder, touches nothing, and reads an embedded database that is well', async () => {
    const DATA_DIR = newFolder();
    const embedded = await startEmbeddedPostgres(DATA_DIR, 'stateline');
    await migrate(embedded.url, path.join(root, 'prisma', 'migrations'), new Set());
    await embedded.stop();
    const well = await doctor({ DATA_DIR });
    expect(well.of('database', 'notice')).toEqual([expect.stringMatching(/^\d+ of \d+ migrations wait\.$/)]);
    const file = path.join(DATA_DIR, 'pg.secret');
    expect((await doctor({ DATA_DIR: file })).of('data folder', 'fault')).toEqual([
      `${file} is a file, not a folder.`,
    ]);
    rmSync(path.join(DATA_DIR, 'pg18', 'PG_VERSION'));
    const before = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).sort();
    const broken = await doctor({ DATA_DIR });
    expect(broken.code).toBe(1);
    expect(broken.of('data folder', 'fault')[0]).toMatch(
      /pg18\/PG_VERSION is missing .*Nothing was changed\.$/,
    );
    expect(broken.findings.find(({ level }) => level === 'fault')?.advice).toMatch(
      /^Put back what is missing/,
    );
    expect(readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' }).sort()).toEqual(before);
  });
});
