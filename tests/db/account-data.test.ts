import { describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import JSZip from 'jszip';
import { NO_RECORDS } from '~/areas/carriers/data/carrier-tables.server';
import { carrierScope } from '~/platform/database/scope.server';
import { csvLine } from '~/engine/text/csv';
import { memoryStorage } from '~/platform/storage/disk.server';
import type { Result } from '~/engine/result';
import { activateExtraction } from '~/areas/documents/activation.server';
import { uploadDocuments } from '~/areas/documents/upload-documents.server';
import { sweepOrphanFiles } from '~/areas/documents/sweep-orphan-files.server';
import { keepAttachment } from '~/areas/support/keep-attachment.server';
import { openExport, startExport } from '~/areas/accounts/download-everything.server';
import { exportCarrierData } from '~/areas/accounts/export-carrier-data.server';
import { FILE_FOLDERS } from '~/areas/accounts/stored-files.server';
import { sweepAccounts } from '~/areas/accounts/sweep-accounts.server';
import { testClock, testContext, testStorage } from '../factories/context';
import { makeAccount, makeApiToken, makeSession } from '../factories/signed-in';
import { testDatabase } from '../factories/test-database';

const { prisma: db, system } = await testDatabase();
const DAY = 86_400_000;

async function zipOf(ctx: ReturnType<typeof testContext>, exportId: string): Promise<Map<string, string>> {
  const opened = await openExport(ctx as never, exportId);
  if (!opened.ok) throw new Error(opened.failure.message);
  const pieces: Uint8Array[] = [];
  for await (const piece of opened.value.chunks) pieces.push(piece);
  const archive = await JSZip.loadAsync(Buffer.concat(pieces), { checkCRC32: true });
  expect(Buffer.concat(pieces).length).toBe(opened.value.sizeBytes);
  return new Map(
    await Promise.all(
      Object.values(archive.files).map(async (file): Promise<[string, string]> => [
        file.name,
        await file.async('string'),
      ]),
    ),
  );
}

describe('downloading everything', () => {
  it('holds every record of the carrier, none of another, and no secret', async () => {
    const account = await makeAccount(db, { legalName: 'Mine, "Inc"', email: 'me@example.com' });
    const other = await makeAccount(db, { legalName: 'Theirs', email: 'them@example.com' });
    for (const { carrierId } of [account, other]) {
      await db.equipment.create({
        data: { carrierId, unit: carrierId === account.carrierId ? 'MY-1' : 'THEIR-1' },
      });
    }
    await makeApiToken(db, account);
    await makeSession(db, account);
    const ctx = testContext(account.scope, { clock: testClock() });
    const started = await startExport(ctx);
    if (!started.ok) throw new Error(started.failure.message);
    expect((await startExport(ctx)).ok).toBe(false);
    await exportCarrierData(testContext(system, { clock: testClock() }), {
      exportId: started.value.exportId,
      isLastAttempt: false,
    });
    const files = await zipOf(ctx, started.value.exportId);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'READ ME.txt',
        'account.csv',
        'carrier.csv',
        'membership.csv',
        'equipment.csv',
        'trip.csv',
        'fuel_purchase.csv',
      ]),
    );
    expect(files.get('carrier.csv')).toContain('"Mine, ""Inc"""');
    expect(files.get('equipment.csv')).toContain('MY-1');
    const everything = [...files.values()].join('\n');
    for (const foreign of ['THEIR-1', 'Theirs', 'them@example.com', other.carrierId])
      expect(everything).not.toContain(foreign);
    expect(everything).not.toMatch(/passwordHash|tokenHash|argon2/);
    expect([...files.keys()].filter((name) => /session|token/.test(name))).toEqual([]);
    expect(await db.mailMessage.count({ where: { userId: account.userId, kind: 'export-ready' } })).toBe(1);
  });

  it('has a file for every table with a carrier in it: a new table is never forgotten', async () => {
    const tables = await db.$queryRaw<
      { name: string }[]
    >`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'carrierId'`;
    const account = await makeAccount(db);
    const ctx = testContext(account.scope);
    const started = await startExport(ctx);
    await exportCarrierData(testContext(system), {
      exportId: (started as { value: { exportId: string } }).value.exportId,
      isLastAttempt: false,
    });
    const files = await zipOf(ctx, (started as { value: { exportId: string } }).value.exportId);
    const missing = tables
      .map(({ name }) => name)
      .filter((name) => !NO_RECORDS.has(name) && !files.has(`${name}.csv`));
    expect(missing).toEqual([]);
  });

  it('is there for who asked, and for nobody else', async () => {
    const account = await makeAccount(db);
    const ctx = testContext(account.scope);
    const started = await startExport(ctx);
    const { exportId } = (started as { value: { exportId: string } }).value;
    await exportCarrierData(testContext(system), { exportId, isLastAttempt: false });
    const colleague = await makeAccount(db, { carrierId: account.carrierId, role: 'editor' });
    const stranger = await makeAccount(db);
    for (const scope of [colleague.scope, stranger.scope])
      expect((await openExport(testContext(scope), exportId)).ok).toBe(false);
    expect((await openExport(ctx, exportId)).ok).toBe(true);
    expect((await openExport(ctx, 'nonsense')).ok).toBe(false);
    const later = testContext(account.scope, {
      clock: testClock(new Date(Date.now() + 8 * DAY).toISOString()),
    });
    expect((await openExport(later, exportId)).ok).toBe(false);
  });

  it('gives up with a human reason', async () => {
    const account = await makeAccount(db);
    const ctx = testContext(account.scope);
    const { exportId } = ((await startExport(ctx)) as { value: { exportId: string } }).value;
    const broken = testContext(system, { site: undefined as never });
    await expect(exportCarrierData(broken, { exportId, isLastAttempt: true })).rejects.toThrow();
    expect(await db.dataExport.findUniqueOrThrow({ where: { id: exportId } })).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Try again') as unknown,
    });
  });

  it('lets no spreadsheet run a cell', () => {
    expect(csvLine(['=1+1', '+x', '-5', '-5.25', '@cmd', 'a,b', 'a"b', null, 3])).toBe(
      '\'=1+1,\'+x,-5,-5.25,\'@cmd,"a,b","a""b",,3\r\n',
    );
  });
});

describe('files that were uploaded', () => {
  const receipt = async (carrierId: string, userId: string, name: string) => {
    const { id } = await db.receipt.create({
      data: {
        id: randomUUID(),
        carrierId,
        name,
        contentType: 'image/png',
        sizeBytes: 3,
        sha256: 'a'.repeat(64),
        createdBy: userId,
      },
    });
    return id;
  };

  it('come along in the ZIP under safe names, and go with the account', async () => {
    const account = await makeAccount(db);
    const storage = testStorage();
    const id = await receipt(account.carrierId, account.userId, '../../evil/fuel:stop.png');
    await storage.put(`receipts/${account.carrierId}/${id}`, new Uint8Array([1, 2, 3]));
    const ctx = testContext(account.scope);
    const { exportId } = ((await startExport(ctx)) as { value: { exportId: string } }).value;
    await exportCarrierData(testContext(system, { storage }), { exportId, isLastAttempt: false });
    const files = await zipOf(ctx, exportId);
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toEqual([
      `files/receipts/${id}-_.._evil_fuel_stop.png`,
    ]);
    await db.user.update({ where: { id: account.userId }, data: { deleteAfter: new Date(0) } });
    await sweepAccounts(testContext(system, { storage }));
    expect(await storage.get(`receipts/${account.carrierId}/${id}`)).toBeNull();
  });

  it('come along and go whatever they are: receipts, documents, attachments, report files and their parts', async () => {
    const leaver = await makeAccount(db);
    const partner = await makeAccount(db);
    await db.membership.create({
      data: { userId: leaver.userId, carrierId: partner.carrierId, role: 'editor' },
    });
    const storage = memoryStorage();
    const ctx = testContext(leaver.scope, { storage });
    const bytes = new TextEncoder().encode('%PDF-1.4 a rate confirmation');
    const must = <T>(result: Result<T>): T => {
      if (!result.ok) throw new Error(result.failure.message);
      return result.value;
    };
    must(await activateExtraction(ctx));
    must(await uploadDocuments(ctx, [{ name: 'load.pdf', bytes }]));
    must(await keepAttachment(ctx, { name: 'screen.png', bytes }));
    const there = carrierScope({ carrierId: partner.carrierId, userId: leaver.userId, role: 'editor' }, db);
    must(await keepAttachment(testContext(there, { storage }), { name: 'elsewhere.png', bytes }));
    must(await keepAttachment(testContext(partner.scope, { storage }), { name: 'theirs.png', bytes }));
    await storage.put(
      `receipts/${leaver.carrierId}/${await receipt(leaver.carrierId, leaver.userId, 'fuel.png')}`,
      bytes,
    );
    await storage.put(`reports/${leaver.carrierId}/${randomUUID()}-part-0`, bytes);
    expect(storage.keys()).toHaveLength(6);

    const { exportId } = must(await startExport(ctx));
    await exportCarrierData(testContext(system, { storage }), { exportId, isLastAttempt: false });
    const files = [...(await zipOf(ctx, exportId)).keys()].filter((name) => name.startsWith('files/'));
    expect(files.map((name) => name.replace(/[0-9a-f-]{36}-/, '')).sort()).toEqual([
      'files/attachments/screen.png',
      'files/documents/load.pdf',
      'files/receipts/fuel.png',
    ]);

    await db.user.update({ where: { id: leaver.userId }, data: { deleteAfter: new Date(0) } });
    await sweepAccounts(testContext(system, { storage }));
    expect(storage.keys()).toHaveLength(1);
    expect(storage.keys()[0]).toContain(partner.carrierId);
  });

  it('go within two nights where the storage was away, or the program was killed, when the records went', async () => {
    const leaver = await makeAccount(db);
    const stays = await makeAccount(db);
    const storage = memoryStorage();
    const bytes = new TextEncoder().encode('%PDF-1.4 a paper');
    const kept: string[] = [];
    for (const { scope, carrierId } of [leaver, stays]) {
      const attached = await keepAttachment(testContext(scope, { storage }), { name: 'screen.png', bytes });
      if (!attached.ok) throw new Error(attached.failure.message);
      const report = await db.reportFile.create({
        data: {
          id: randomUUID(),
          params: {},
          carrierId,
          userId: scope.userId,
          kind: 'audit',
          quarterKey: 20_263,
          fingerprint: 'f'.repeat(64),
          fileName: 'audit.zip',
          contentType: 'application/zip',
          expiresAt: new Date('2027-01-01'),
        },
      });
      for (const ending of ['', '-part-0', '-part-12']) {
        const key = `reports/${carrierId}/${report.id}${ending}`;
        await storage.put(key, bytes);
        if (carrierId === stays.carrierId) kept.push(key);
      }
      if (carrierId === stays.carrierId) kept.push(`attachments/${carrierId}/${attached.value.id}`);
    }
    const away = () => Promise.reject(new Error('the bucket is away'));
    await db.user.update({ where: { id: leaver.userId }, data: { deleteAfter: new Date(0) } });
    await expect(
      sweepAccounts(testContext(system, { storage: { ...storage, remove: away, removeFolder: away } })),
    ).rejects.toThrow('away');
    expect(await db.user.count({ where: { id: leaver.userId } })).toBe(0);
    expect(storage.keys()).toHaveLength(8);
    for (const night of ['2026-11-20T04:31:00Z', '2026-11-21T04:32:00Z'])
      await sweepOrphanFiles(testContext(system, { storage, clock: testClock(night) }));
    expect(storage.keys().sort()).toEqual(kept.sort());
  });

  it('lie in folders that are known, wherever the program stores one', () => {
    const root = path.resolve(import.meta.dirname, '../../app/areas');
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const sources = names.map((name) => readFileSync(path.join(root, name), 'utf8'));
    const folders = sources.flatMap((text) =>
      [...text.matchAll(/`([a-z]+)\/\$\{(?:\w+\.)*carrierId\}/g)].map(([, name]) => name),
    );
    expect(new Set(folders)).toEqual(new Set(Object.values(FILE_FOLDERS)));
  });

  it('are known for every table that has any: a new one is never forgotten', async () => {
    const tables = await db.$queryRaw<{ name: string }[]>`
      SELECT a.table_name AS name FROM information_schema.columns a JOIN information_schema.columns b USING (table_schema, table_name)
       WHERE table_schema = 'public' AND a.column_name = 'carrierId' AND b.column_name IN ('contentType', 'sha256', 'storageKey')`;
    // The figures of a month become a file of data_import: here is its fingerprint only.
    const known = new Set([...Object.keys(FILE_FOLDERS), 'telematics_month']);
    expect(tables.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('erasing an account', () => {
  it('happens after thirty days, with the carriers that only this person worked on, and not with others', async () => {
    const leaver = await makeAccount(db, { email: 'leaver@example.com' });
    const partner = await makeAccount(db);
    await db.membership.create({
      data: { userId: leaver.userId, carrierId: partner.carrierId, role: 'editor' },
    });
    const unit = await db.equipment.create({ data: { carrierId: leaver.carrierId, unit: 'GONE' } });
    await db.trip.create({
      data: {
        carrierId: leaver.carrierId,
        equipmentId: unit.id,
        date: new Date('2026-10-01'),
        endDate: new Date('2026-10-01'),
        quarterKey: 20264,
        stops: [],
      } as never,
    });
    await makeSession(db, leaver);
    await db.user.update({
      where: { id: leaver.userId },
      data: { deleteAfter: new Date('2026-12-21T00:00:00Z') },
    });

    await sweepAccounts(testContext(system, { clock: testClock('2026-12-20T23:00:00Z') }));
    expect(await db.user.count({ where: { id: leaver.userId } })).toBe(1);

    await sweepAccounts(testContext(system, { clock: testClock('2026-12-21T00:00:01Z') }));
    expect(await db.user.count({ where: { id: leaver.userId } })).toBe(0);
    expect(await db.carrier.count({ where: { id: leaver.carrierId } })).toBe(0);
    expect(await db.trip.count({ where: { carrierId: leaver.carrierId } })).toBe(0);
    expect(await db.equipment.count({ where: { carrierId: leaver.carrierId } })).toBe(0);
    expect(await db.session.count({ where: { userId: leaver.userId } })).toBe(0);
    expect(await db.carrier.count({ where: { id: partner.carrierId } })).toBe(1);
    expect(await db.mailMessage.findFirst({ where: { toAddress: 'leaver@example.com' } })).toMatchObject({
      kind: 'account-deleted',
    });
  });

  it('erases accounts that never proved their address and hold nothing, thirty days after their last use, without a mail', async () => {
    const at = (day: string) => testContext(system, { clock: testClock(`${day}T12:00:00Z`) });
    const made = { emailVerified: false };
    const [idle, used, working, proven] = [
      await makeAccount(db, made),
      await makeAccount(db, made),
      await makeAccount(db, made),
      await makeAccount(db),
    ];
    const all = [idle, used, working, proven].map(({ userId }) => userId);
    await db.user.updateMany({
      where: { id: { in: all } },
      data: { createdAt: new Date('2026-09-01T00:00:00Z') },
    });
    await db.session.updateMany({
      where: { userId: { in: all } },
      data: { lastSeenAt: new Date('2026-09-01T00:00:00Z') },
    });
    await makeSession(db, used);
    await db.session.updateMany({
      where: { userId: used.userId },
      data: {
        lastSeenAt: new Date('2026-10-20T00:00:00Z'),
        expiresAt: new Date('2027-01-01T00:00:00Z'),
        idleExpiresAt: new Date('2027-01-01T00:00:00Z'),
      },
    });
    await db.equipment.create({ data: { carrierId: working.carrierId, unit: '1' } as never });
    const left = async () =>
      (await db.user.findMany({ where: { id: { in: all } }, select: { id: true } }))
        .map(({ id }) => id)
        .sort();
    await sweepAccounts(at('2026-09-20'));
    expect(await left()).toEqual([...all].sort());
    const mails = await db.mailMessage.count();
    await sweepAccounts(at('2026-11-01'));
    expect(await left()).toEqual([used, working, proven].map(({ userId }) => userId).sort());
    expect(await db.carrier.count({ where: { id: idle.carrierId } })).toBe(0);
    expect(await db.mailMessage.count()).toBe(mails);
    await sweepAccounts(at('2026-11-25'));
    expect(await left()).toEqual([working, proven].map(({ userId }) => userId).sort());
  });

  it('leaves no row of the carrier in any table', async () => {
    const leaver = await makeAccount(db);
    await db.equipment.create({ data: { carrierId: leaver.carrierId, unit: 'X' } });
    await startExport(
      testContext(carrierScope({ carrierId: leaver.carrierId, userId: leaver.userId, role: 'owner' }, db)),
    );
    await db.user.update({ where: { id: leaver.userId }, data: { deleteAfter: new Date(0) } });
    await sweepAccounts(testContext(system));
    const tables = await db.$queryRaw<
      { name: string }[]
    >`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'carrierId'`;
    for (const { name } of tables) {
      const [row] = await db.$queryRawUnsafe<{ count: bigint }[]>(
        `SELECT count(*) FROM "${name}" WHERE "carrierId" = $1::uuid`,
        leaver.carrierId,
      );
      expect(Number(row?.count), name).toBe(0);
    }
  });
});
