import { randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn, type SignedIn } from '../../factories/signed-in';
import { cloneDatabase } from '../../factories/test-database';

const root = mkdtempSync(path.join(os.tmpdir(), 'stateline-drop-'));
const folders = { FUEL_DROP_DIR: root, FUEL_DROP_STILL_SECONDS: '0', CLOCK_NOW: '2026-11-20T15:00:00Z' };
const app = await startApp({
  env: { ...folders, INBOUND_MAIL_DOMAIN: 'in.example.com', INBOUND_SMTP_PORT: '0' },
});
const taking = () => app.log.find((line) => line['msg'] === 'mail is taken');
await vi.waitUntil(taking, { timeout: 30_000 });
const transport = createTransport({
  host: '127.0.0.1',
  port: Number(taking()?.['port']),
  secure: false,
  ignoreTLS: true,
});
afterAll(() => transport.close());

/** Jobs of a worker that may have others before them. */
const PATIENT = { timeout: 30_000 };

const IMPORTS = '/mileage/imports?index';
const EFS =
  'Card Number,Tran Date,Tran Time,Invoice,Unit,Driver Name,Location Name,City,State/Prov,Item,Disc PPU,Qty,Amt,Currency';
const statement = (first: number, lines: number, header = EFS): string =>
  [
    header,
    ...Array.from(
      { length: lines },
      (_, index) =>
        `7083050000001234,2026-10-${String((index % 28) + 1).padStart(2, '0')},08:15,${first + index},T-1,PAT,FLYING STAR ${index},TULSA,OK,ULSD,3.50,100.00,350.00,USD`,
    ),
    '',
  ].join('\n');

async function withFolder(web = app): Promise<{ person: SignedIn; folder: string; name: string }> {
  const person = await signedIn(web);
  await person.db.equipment.create({ data: { carrierId: person.carrierId, unit: 'T-1' } });
  const page = await person.visitor.post(IMPORTS, { intent: 'folder' });
  const name = /fuel-[0-9a-f]{20}/.exec(page.html)?.[0] ?? '';
  expect(name, page.html.slice(0, 500)).not.toBe('');
  mkdirSync(path.join(root, name), { recursive: true });
  return { person, name, folder: path.join(root, name) };
}

/** Has the folders looked through now, as it happens every minute, until `isDone`. */
async function untilTaken({ db }: SignedIn, isDone: () => unknown): Promise<void> {
  await expect
    .poll(
      async () => {
        // Asked for again it keeps its place: behind a busy worker it would else go to the end of the queue each time.
        await db.$queryRaw`SELECT 1 FROM graphile_worker.add_job('takeDroppedFiles', '{}'::json, job_key := 'take-dropped-files', job_key_mode := 'preserve_run_at')`;
        return isDone();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBeTruthy();
}

const importsOf = ({ db, carrierId }: SignedIn) =>
  db.dataImport.findMany({ where: { carrierId }, orderBy: { createdAt: 'asc' } });
const mailsOf = async ({ db, carrierId }: SignedIn) =>
  (await db.mailMessage.findMany({ where: { carrierId, kind: 'file-arrived' } })).map(
    ({ params }) => params as { fileName: string; status: string; problem: string | null },
  );
const inside = (folder: string, part: 'done' | 'refused') => {
  try {
    return readdirSync(path.join(folder, part)).sort();
  } catch {
    return [];
  }
};

describe('the folder of a carrier', { timeout: 90_000 }, () => {
  it('records a statement of a known card company by itself, once, and tells it', async () => {
    const { person, folder } = await withFolder();
    writeFileSync(path.join(folder, 'october.csv'), statement(1000, 5));
    await untilTaken(person, () => inside(folder, 'done').length === 1);
    await expect
      .poll(async () => (await importsOf(person)).map(({ status }) => status), PATIENT)
      .toEqual(['accepted']);
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(5);
    await expect
      .poll(() => mailsOf(person), PATIENT)
      .toMatchObject([{ fileName: 'october.csv', status: 'accepted' }]);
    // The same bytes under another name are put away, and change nothing.
    writeFileSync(path.join(folder, 'october again.csv'), statement(1000, 5));
    await untilTaken(person, () => inside(folder, 'done').length === 3);
    expect(inside(folder, 'done').filter((name) => name.endsWith('.reason.txt'))).toHaveLength(1);
    expect(await importsOf(person)).toHaveLength(1);
    expect(await mailsOf(person)).toHaveLength(1);
    const page = await person.visitor.get('/mileage/imports');
    expect(page.html).toContain('from your folder');
  });

  it('asks a person about columns that it does not know', async () => {
    const { person, folder } = await withFolder();
    const header = 'When,What,Lorry,Where,How much,For';
    writeFileSync(path.join(folder, 'own.csv'), `${header}\n10/05/2026,Diesel,T-1,OK,100,350\n`);
    await untilTaken(person, () => inside(folder, 'done').length === 1);
    await expect
      .poll(() => mailsOf(person), PATIENT)
      .toMatchObject([{ fileName: 'own.csv', status: 'mapping' }]);
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it('refuses links, files of others, huge files and foreign types, with the reason beside them', async () => {
    const { person, folder } = await withFolder();
    const secret = path.join(root, `secret-${randomBytes(4).toString('hex')}.csv`);
    writeFileSync(secret, statement(9000, 1));
    symlinkSync(secret, path.join(folder, 'soft.csv'));
    linkSync(secret, path.join(folder, 'hard.csv'));
    writeFileSync(path.join(folder, 'huge.csv'), '');
    truncateSync(path.join(folder, 'huge.csv'), 21 * 1_048_576);
    writeFileSync(path.join(folder, 'photo.png'), randomBytes(500));
    writeFileSync(path.join(folder, 'report.pdf.csv'), '%PDF-1.7\nno table at all');
    writeFileSync(path.join(folder, 'coming.csv.part'), statement(9100, 1));
    await untilTaken(person, () => inside(folder, 'refused').length === 10);
    const reasons = inside(folder, 'refused')
      .filter((name) => name.endsWith('.reason.txt'))
      .map((name) => `${name.slice(9)}: ${readFileSync(path.join(folder, 'refused', name), 'utf8').trim()}`)
      .sort();
    expect(reasons).toEqual([
      'hard.csv.reason.txt: This is not a regular file. Put the file itself here.',
      'huge.csv.reason.txt: This file is larger than 20 MB.',
      'photo.png.reason.txt: Only CSV, text and Excel files are accepted here.',
      expect.stringMatching(/^report\.pdf\.csv\.reason\.txt: /),
      'soft.csv.reason.txt: This is not a regular file. Put the file itself here.',
    ]);
    expect(readdirSync(folder).sort()).toEqual(['coming.csv.part', 'done', 'refused']);
    const found = await importsOf(person);
    expect(found.map(({ status }) => status)).toEqual(Array(5).fill('failed'));
    await expect.poll(async () => (await mailsOf(person)).length, PATIENT).toBe(5);
    const page = await person.visitor.get(`/mileage/imports/${found[0]?.id}`);
    expect(page.html).toContain('This is not a regular file.');
  });

  it('leaves a folder alone that is a link', async () => {
    const { person, folder, name } = await withFolder();
    const other = await withFolder();
    rmSync(folder, { recursive: true });
    symlinkSync(other.folder, path.join(root, name));
    writeFileSync(path.join(other.folder, 'theirs.csv'), statement(5000, 2));
    await untilTaken(person, () => inside(other.folder, 'done').length === 1);
    expect(await importsOf(person)).toEqual([]);
    expect(await importsOf(other.person)).toHaveLength(1);
  });
});

describe('a worker killed in the middle of a file from a folder', () => {
  it('costs nothing and doubles nothing', { timeout: 120_000 }, async () => {
    const databaseUrl = await cloneDatabase();
    const web = await startApp({ role: 'web', databaseUrl, env: folders });
    const { person, folder } = await withFolder(web);
    writeFileSync(path.join(folder, 'many.csv'), statement(20_000, 3_000));
    const first = await startApp({ role: 'worker', databaseUrl, env: folders });
    await untilTaken(person, async () => (await importsOf(person)).length === 1);
    await first.stop('SIGKILL');
    await startApp({ role: 'worker', databaseUrl, env: folders });
    await expect
      .poll(async () => (await importsOf(person)).map(({ status }) => status), { timeout: 90_000 })
      .toEqual(['accepted']);
    await untilTaken(person, () => !readdirSync(folder).includes('many.csv'));
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(3_000);
    expect(await importsOf(person)).toHaveLength(1);
    await expect.poll(() => mailsOf(person), PATIENT).toMatchObject([{ status: 'accepted' }]);
  });
});

describe('a statement that is forwarded by mail', { timeout: 60_000 }, () => {
  it('waits for a person, comes in once, and is told', async () => {
    const { person } = await withFolder();
    const list = '/mileage/trips-fuel/documents';
    await person.visitor.post(list, { intent: 'activate' });
    const html = (await person.visitor.get('/mileage/imports')).html;
    const address = /loads-[0-9a-f]{16}@in\.example\.com/.exec(html)?.[0] ?? '';
    const forward = (filename: string, content: string | Buffer) =>
      transport.sendMail({
        from: 'cards@example.com',
        to: address,
        subject: 'Fwd: Statement',
        text: 'See attached.',
        attachments: [{ filename, content }],
      });
    expect((await forward('efs.csv', statement(30_000, 4))).response).toMatch(/^250 .*1 taken/);
    await expect
      .poll(() => mailsOf(person), PATIENT)
      .toMatchObject([{ fileName: 'efs.csv', status: 'preview' }]);
    expect(await importsOf(person)).toMatchObject([
      { status: 'preview', source: 'mail', counts: { good: 4 } },
    ]);
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(0);
    await forward('efs.csv', statement(30_000, 4));
    expect(await importsOf(person)).toHaveLength(1);
    await expect(forward('packed.csv', gzipSync(statement(1, 1)))).rejects.toThrow(/no CSV or Excel file/);
    expect(await importsOf(person)).toHaveLength(1);
  });
});
