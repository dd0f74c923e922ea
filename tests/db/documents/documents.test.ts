import { describe, expect, it } from 'vitest';
import type { DocumentReader, ReadOutcome, ReadPdf } from '~/platform/reader/port';
import { clockFrom } from '~/platform/clock/clock';
import { memoryStorage } from '~/platform/storage/disk.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { pageItemsOf } from '../../factories/page-items';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { readConfirmation } from '~/reading/read-confirmation';
import {
  activateExtraction,
  identifyServiceToken,
  issueServiceToken,
} from '~/areas/documents/activation.server';
import {
  drawDocumentPage,
  listCarrierDocuments,
  openDocument,
  readDocument,
  readDocumentFile,
} from '~/areas/documents/read-document.server';
import { receiveMail } from '~/areas/documents/receive-mail.server';
import { removeDocument } from '~/areas/documents/remove-document.server';
import { checkTask, startExtraction, startWaiting } from '~/areas/documents/start-extraction.server';
import { readBatch, storeBatch } from '~/areas/documents/store-batch.server';
import { takeDocuments } from '~/areas/documents/take-documents.server';
import { documentKey, uploadDocuments } from '~/areas/documents/upload-documents.server';
import { ZipArchive } from '~/platform/table-files/zip-archive.server';
import { cleanConfirmation } from '../../fixtures/rate-confirmations/small-pdf';
import { testContext } from '../../factories/context';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const database = await testDatabase();
const { prisma } = database;

const READ: ReadPdf = (() => {
  const pages = [
    pageItemsOf([
      'Pickup',
      'Dallas, TX 75201',
      '07/13/2026',
      '',
      'Delivery',
      'Memphis, TN 38103',
      '07/14/2026',
    ]),
  ];
  return { pages, active: [], confirmation: readConfirmation(pages, gazetteer(), '2026-11-21') };
})();

const readerThat = (answer: () => Promise<ReadOutcome<ReadPdf>>): DocumentReader => ({
  read: answer,
  readReceipt: async () => ({ ok: false, code: 'unreadable', detail: 'no receipt here' }),
  drawPage: async () => ({ ok: true, value: { png: new Uint8Array([1]), width: 1, height: 1, pages: 1 } }),
});
const works = readerThat(async () => ({ ok: true, value: READ }));

async function carrier(role: 'owner' | 'viewer' = 'owner', storage = memoryStorage()) {
  const account = await makeAccount(prisma, { role });
  const ctx = testContext<CarrierScope>(account.scope, { documents: works, storage });
  if (role === 'owner') await activateExtraction(ctx);
  return ctx;
}

const system = (documents: DocumentReader, storage = memoryStorage()) =>
  testContext(database.system, { documents, storage });
const pdf = (number: string) => ({ name: `${number}.pdf`, bytes: new Uint8Array(cleanConfirmation(number)) });

async function uploaded(ctx: Awaited<ReturnType<typeof carrier>>, number: string): Promise<string> {
  const kept = await uploadDocuments(ctx, [pdf(number)]);
  if (!kept.ok) throw new Error(kept.failure.message);
  return kept.value[0]!.document.id;
}

const queued = (id: string) =>
  prisma.$queryRaw<
    { key: string }[]
  >`SELECT key FROM graphile_worker.jobs WHERE key = ${`read-document:${id}`}`;
const row = (id: string) => prisma.document.findFirstOrThrow({ where: { id } });

describe('the list', () => {
  it('keeps in sight what waits, however many newer files there are', async () => {
    const ctx = await carrier();
    const { carrierId, userId } = ctx.scope;
    const made = (index: number, status: 'uploaded' | 'ready' | 'review' | 'failed') => ({
      carrierId,
      createdBy: userId,
      name: `${index}.pdf`,
      sizeBytes: 1,
      sha256: String(index).padStart(64, '0'),
      status,
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)),
    });
    const old = (['uploaded', 'ready', 'review', 'failed'] as const).map((status, index) =>
      made(index, status),
    );
    await prisma.document.createMany({
      data: [...old, ...Array.from({ length: 130 }, (_, index) => made(10 + index, 'failed'))],
    });
    const listed = await listCarrierDocuments(ctx);
    expect(listed.length).toBe(103);
    expect(listed.slice(-3).map(({ status }) => status)).toEqual(['review', 'ready', 'uploaded']);
    expect(listed[0]?.name).toBe('139.pdf');
  });
});

describe('many that were read and became no trip', () => {
  it('keep nothing from being begun, nor out of sight, that lies between them and newer ones', async () => {
    const ctx = await carrier();
    const { carrierId, userId } = ctx.scope;
    const made = (index: number, status: 'uploaded' | 'ready') => ({
      carrierId,
      createdBy: userId,
      name: `${index}.pdf`,
      sizeBytes: 1,
      sha256: String(index).padStart(64, '0'),
      status,
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)),
    });
    const ready = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => made(from + index, 'ready'));
    await prisma.document.createMany({ data: [...ready(0, 120), made(200, 'uploaded'), ...ready(300, 120)] });
    expect((await listCarrierDocuments(ctx)).map(({ name }) => name)).toContain('200.pdf');
    expect((await startWaiting(ctx)).ok).toBe(true);
    expect(await prisma.document.findFirst({ where: { carrierId, name: '200.pdf' } })).toMatchObject({
      status: 'processing',
    });
  });
});

describe('one click on what waits', () => {
  it('begins the fifty oldest, and leaves the others for the next', async () => {
    const ctx = await carrier();
    const { carrierId, userId } = ctx.scope;
    await prisma.document.createMany({
      data: Array.from({ length: 160 }, (_, index) => ({
        carrierId,
        createdBy: userId,
        name: `${index}.pdf`,
        sizeBytes: 1,
        sha256: String(index).padStart(64, '0'),
        createdAt: new Date(Date.UTC(2026, 10, 1, 0, index)),
      })),
    });
    const left = async () =>
      (
        await prisma.document.findMany({
          where: { carrierId, status: 'uploaded' },
          orderBy: { createdAt: 'asc' },
        })
      ).map(({ name }) => name);
    for (const next of ['50.pdf', '100.pdf', '150.pdf', undefined]) {
      expect((await startWaiting(ctx)).ok).toBe(true);
      expect((await left())[0]).toBe(next);
    }
  });
});

describe('handing in', () => {
  it('keeps the same bytes once for a carrier, also when two come at the same moment, and apart for each carrier', async () => {
    const ctx = await carrier();
    const other = await carrier();
    const results = await Promise.all(Array.from({ length: 6 }, () => uploadDocuments(ctx, [pdf('SAME')])));
    const ids = new Set(results.map((result) => (result.ok ? result.value[0]?.document.id : '')));
    expect(ids.size).toBe(1);
    expect(results.filter((result) => result.ok && result.value[0]?.seenBefore === false)).toHaveLength(1);
    await uploaded(other, 'SAME');
    expect(await prisma.document.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(1);
    expect(await prisma.document.count({ where: { carrierId: other.scope.carrierId } })).toBe(1);
    // The bytes of those that came second are gone again.
    const [id] = [...ids];
    expect(await ctx.storage.get(documentKey(ctx.scope.carrierId, id ?? ''))).not.toBeNull();
  });

  it('of several files judges each by itself and begins to read those that were taken', async () => {
    const ctx = await carrier();
    await prisma.carrier.update({ where: { id: ctx.scope.carrierId }, data: { planPackageId: 'ic_basic' } });
    await uploaded(ctx, 'TWICE');
    const html = { name: 'page.html', bytes: new TextEncoder().encode('<html>') };
    const taken = await takeDocuments(ctx, [pdf('NEW1'), html, pdf('TWICE'), pdf('NEW2')], { reads: true });
    expect(taken.ok && taken.value.map(({ name, outcome, problem }) => [name, outcome, problem])).toEqual([
      ['NEW1.pdf', 'taken', null],
      ['page.html', 'refused', 'Unsupported file format.'],
      ['TWICE.pdf', 'seen-before', null],
      ['NEW2.pdf', 'taken', null],
    ]);
    const rows = await prisma.document.findMany({ where: { carrierId: ctx.scope.carrierId } });
    expect(rows.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'NEW1.pdf processing',
      'NEW2.pdf processing',
      'TWICE.pdf processing',
    ]);
    const many = Array.from({ length: 21 }, (_, index) => pdf(`MANY${index}`));
    expect(await takeDocuments(ctx, many, { reads: true })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: 'At most 20 files at once.' },
    });
    expect(await prisma.document.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(3);
  });

  it('takes all files or none, and nothing before activation or from a viewer', async () => {
    const ctx = await carrier();
    const refused = await uploadDocuments(ctx, [
      pdf('GOOD'),
      { name: 'bad.pdf', bytes: new TextEncoder().encode('<html>') },
    ]);
    expect(refused).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', message: 'Unsupported file format.' },
    });
    expect(await prisma.document.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(0);
    const viewer = await carrier('viewer');
    expect(await uploadDocuments(viewer, [pdf('V')])).toMatchObject({
      ok: false,
      failure: { kind: 'forbidden' },
    });
    const account = await makeAccount(prisma);
    expect(await uploadDocuments(testContext(account.scope), [pdf('N')])).toMatchObject({
      ok: false,
      failure: { kind: 'forbidden' },
    });
  });
});

describe('starting to read', () => {
  it('writes the state and its job in one transaction: without the queue nothing is in progress', async () => {
    const ctx = await carrier();
    const id = await uploaded(ctx, 'TX1');
    await prisma.$executeRaw`ALTER FUNCTION graphile_worker.add_job RENAME TO add_job_away`;
    try {
      await expect(startExtraction(ctx, [id])).rejects.toThrow();
    } finally {
      await prisma.$executeRaw`ALTER FUNCTION graphile_worker.add_job_away RENAME TO add_job`;
    }
    expect(await row(id)).toMatchObject({ status: 'uploaded', taskId: null });
    const started = await startExtraction(ctx, [id]);
    expect(started.ok).toBe(true);
    expect(await row(id)).toMatchObject({ status: 'processing' });
    expect(await queued(id)).toHaveLength(1);
  });

  it('makes one job of two clicks', async () => {
    const ctx = await carrier();
    const id = await uploaded(ctx, 'TX2');
    await Promise.all([startExtraction(ctx, [id]), startExtraction(ctx, [id])]);
    expect(await queued(id)).toHaveLength(1);
  });
});

describe('reading', () => {
  async function processing(number: string) {
    const ctx = await carrier();
    const id = await uploaded(ctx, number);
    const task = await startExtraction(ctx, [id]);
    const { revision } = await row(id);
    return { ctx, id, revision, task: task.ok ? task.value.taskId : '' };
  }

  it('saves what was read and lets the task end', async () => {
    const { ctx, id, revision, task } = await processing('R1');
    expect(await checkTask(ctx, task)).toMatchObject({ ok: true, value: { status: 1 } });
    await readDocument(system(works, ctx.storage as never), {
      documentId: id,
      revision,
      isLastAttempt: false,
    });
    expect(await row(id)).toMatchObject({ status: 'ready', pageCount: 1, problem: null });
    expect(await checkTask(ctx, task)).toMatchObject({ ok: true, value: { status: 2 } });
  });

  it('of a run that was overtaken saves nothing', async () => {
    const { ctx, id, revision } = await processing('R2');
    const slow = readerThat(async () => {
      await prisma.document.updateMany({ where: { id }, data: { revision: revision + 1 } });
      return { ok: true, value: READ };
    });
    await readDocument(system(slow, ctx.storage as never), { documentId: id, revision, isLastAttempt: true });
    expect(await row(id)).toMatchObject({ status: 'processing', reading: null });
    await readDocument(system(works, ctx.storage as never), {
      documentId: id,
      revision: revision + 1,
      isLastAttempt: true,
    });
    expect((await row(id)).status).toBe('ready');
  });

  it('comes again where the machine was too busy or the reader was killed, and says so in the end', async () => {
    const { ctx, id, revision } = await processing('R3');
    const starved = readerThat(async () => ({
      ok: false,
      code: 'too-slow',
      circumstance: 'starved',
      detail: '',
    }));
    await expect(
      readDocument(system(starved, ctx.storage as never), { documentId: id, revision, isLastAttempt: false }),
    ).rejects.toThrow('too busy');
    const killed = readerThat(async () => ({
      ok: false,
      code: 'crashed',
      circumstance: 'killed',
      detail: '',
    }));
    await expect(
      readDocument(system(killed, ctx.storage as never), { documentId: id, revision, isLastAttempt: false }),
    ).rejects.toThrow('was killed');
    expect((await row(id)).status).toBe('processing');
    await readDocument(system(starved, ctx.storage as never), {
      documentId: id,
      revision,
      isLastAttempt: true,
    });
    const failed = await row(id);
    expect(failed.status).toBe('failed');
    expect(failed.problem).toContain('took too long');
  });

  it('waits longer for a machine that is busy than for a reader that fails, which is given up after the third try', async () => {
    const answering = (code: 'too-slow' | 'crashed', circumstance: 'starved' | 'killed') =>
      readerThat(async () => ({ ok: false, code, circumstance, detail: '' }) as const);
    for (const [load, reader, status] of [
      ['R21', answering('too-slow', 'starved'), 'processing'],
      ['R22', answering('crashed', 'killed'), 'failed'],
      ['R23', readerThat(() => Promise.reject(new Error('a bug'))), 'failed'],
    ] as const) {
      const { ctx, id, revision } = await processing(load);
      const run = { documentId: id, revision, isLastAttempt: false };
      const tried = (attempt: number) =>
        readDocument(system(reader, ctx.storage as never), { ...run, attempt }).catch(() => undefined);
      await tried(2);
      expect((await row(id)).status).toBe('processing');
      await tried(3);
      expect((await row(id)).status).toBe(status);
    }
  });

  it('comes again after its last try where the disk was full: nothing is wrong with the file', async () => {
    const { ctx, id, revision } = await processing('R7');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const job = { documentId: id, revision, isLastAttempt: true };
    const crowded = readerThat(() => Promise.reject(full));
    await expect(readDocument(system(crowded, ctx.storage as never), job)).rejects.toThrow('no space');
    expect((await row(id)).status).toBe('processing');
    await readDocument(system(works, ctx.storage as never), job);
    expect((await row(id)).status).toBe('ready');
  });

  it('never leaves a document in progress: a bug, lost bytes and a removed document each end', async () => {
    const first = await processing('R4');
    const broken = readerThat(() => Promise.reject(new Error('bug')));
    await expect(
      readDocument(system(broken, first.ctx.storage as never), {
        documentId: first.id,
        revision: first.revision,
        isLastAttempt: true,
      }),
    ).rejects.toThrow('bug');
    expect((await row(first.id)).status).toBe('failed');
    const second = await processing('R5');
    await readDocument(system(works), {
      documentId: second.id,
      revision: second.revision,
      isLastAttempt: false,
    });
    expect(await row(second.id)).toMatchObject({
      status: 'failed',
      problem: 'This file is no longer stored. Upload it again.',
    });
    const third = await processing('R6');
    await removeDocument(third.ctx, third.id);
    await readDocument(system(works, third.ctx.storage as never), {
      documentId: third.id,
      revision: third.revision,
      isLastAttempt: true,
    });
    expect(await prisma.document.count({ where: { id: third.id } })).toBe(0);
    // The trash keeps the file with the document: tests/db/trash says until when.
    expect(await third.ctx.storage.get(documentKey(third.ctx.scope.carrierId, third.id))).not.toBeNull();
  });
});

describe('whose documents', () => {
  it('opens nothing of another carrier by any way', async () => {
    const owner = await carrier();
    const stranger = await carrier();
    const id = await uploaded(owner, 'WALL');
    const task = await startExtraction(owner, [id]);
    const batch = await storeBatch(owner, [{ city: 'Dallas' }]);
    const missing = { ok: false, failure: { kind: 'not-found' } };
    expect(await openDocument(stranger, id)).toMatchObject(missing);
    expect(await readDocumentFile(stranger, id)).toMatchObject(missing);
    expect(await drawDocumentPage(stranger, id, 1)).toMatchObject(missing);
    expect(await removeDocument(stranger, id)).toMatchObject(missing);
    expect(await startExtraction(stranger, [id])).toMatchObject(missing);
    expect(await checkTask(stranger, task.ok ? task.value.taskId : '')).toMatchObject(missing);
    expect(await readBatch(stranger, batch.ok ? batch.value.id : '')).toMatchObject(missing);
    expect(await listCarrierDocuments(stranger)).toEqual([]);
    expect((await listCarrierDocuments(owner)).map((document) => document.id)).toEqual([id]);
  });

  it('lets a service token stand for its carrier for an hour and while its person belongs to it', async () => {
    const ctx = await carrier();
    const { token } = await issueServiceToken(ctx);
    const at = (instant: string) =>
      identifyServiceToken({ scope: database.system, clock: clockFrom(new Date(instant)) }, token ?? '');
    expect(await at('2026-11-21T15:30:00Z')).toMatchObject({ carrierId: ctx.scope.carrierId });
    await prisma.membership.deleteMany({ where: { carrierId: ctx.scope.carrierId } });
    expect(await at('2026-11-21T15:30:00Z')).toBeNull();
    const other = await carrier();
    const second = await issueServiceToken(other);
    expect(
      await identifyServiceToken(
        { scope: database.system, clock: clockFrom(new Date('2026-11-21T16:00:01Z')) },
        second.token ?? '',
      ),
    ).toBeNull();
  });

  it('takes forwarded mail for the carriers that are addressed and no others', async () => {
    const storage = memoryStorage();
    const [one, two, three] = [
      await carrier('owner', storage),
      await carrier('owner', storage),
      await carrier('owner', storage),
    ];
    const address = async (ctx: typeof one) =>
      `${(await prisma.extractionActivation.findUniqueOrThrow({ where: { carrierId: ctx.scope.carrierId } })).mailKey}@in.example.com`;
    const recipients = [
      await address(one),
      (await address(two)).toUpperCase(),
      (await address(three)).replace('in.example.com', 'elsewhere.example'),
    ];
    const taken = await receiveMail(
      system(works, storage),
      { recipients, attachments: [pdf('MAIL'), { name: 'logo.png', bytes: new Uint8Array([1]) }] },
      'in.example.com',
    );
    expect(taken).toEqual({ ok: true, value: { accepted: 1, leftOut: 1 } });
    const count = (ctx: typeof one) =>
      prisma.document.count({
        where: { carrierId: ctx.scope.carrierId, source: 'mail', status: 'processing' },
      });
    expect([await count(one), await count(two), await count(three)]).toEqual([1, 1, 0]);
    // What was left out is listed with the reason, once for each carrier, and its bytes are not kept.
    const refused = { carrierId: { in: [one, two].map((ctx) => ctx.scope.carrierId) }, name: 'logo.png' };
    const listed = await prisma.document.findMany({ where: refused });
    expect(listed.map(({ status, problem }) => `${status}: ${problem}`)).toEqual(
      Array(2).fill('failed: Unsupported file format.'),
    );
    expect(await storage.get(documentKey(listed[0]!.carrierId, listed[0]!.id))).toBeNull();
    await prisma.membership.deleteMany({ where: { carrierId: one.scope.carrierId } });
    expect(
      await receiveMail(
        system(works, storage),
        { recipients: [recipients[0] ?? ''], attachments: [pdf('LATE')] },
        'in.example.com',
      ),
    ).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  });

  it('lists every file of a mail that was not taken, and takes those inside a ZIP', async () => {
    const storage = memoryStorage();
    const ctx = await carrier('owner', storage);
    const { mailKey } = await prisma.extractionActivation.findUniqueOrThrow({
      where: { carrierId: ctx.scope.carrierId },
    });
    const mailed = (attachments: { name: string; bytes: Uint8Array }[]) =>
      receiveMail(
        system(works, storage),
        { recipients: [`${mailKey}@in.example.com`], attachments },
        'in.example.com',
      );
    const table = (number: number) => ({
      name: `card-${number}.csv`,
      bytes: new TextEncoder().encode(`Date,Truck,State,Gallons\n07/03/2026,T-1,TX,${number}\n`),
    });
    const zip = new ZipArchive(new Date());
    zip.add('july/card-1.csv', table(1).bytes);
    zip.add('july/rate con.pdf', pdf('ZIP1').bytes);
    zip.add('__MACOSX/july/._card-1.csv', 'x');
    const names = async () => ({
      tables: (await prisma.dataImport.findMany({ where: { carrierId: ctx.scope.carrierId } })).map(
        ({ fileName }) => fileName,
      ),
      left: (
        await prisma.document.findMany({
          where: { carrierId: ctx.scope.carrierId, status: 'failed' },
          orderBy: { name: 'asc' },
        })
      ).map(({ name, problem }) => `${name}: ${problem}`),
    });
    expect(
      await mailed([
        { name: 'july.ZIP', bytes: Buffer.concat(zip.finish(1_000_000)) },
        { name: 'locked.zip', bytes: new TextEncoder().encode('PK no archive') },
      ]),
    ).toEqual({ ok: true, value: { accepted: 2, leftOut: 1 } });
    expect(await names()).toEqual({
      tables: ['card-1.csv'],
      left: ['locked.zip: Unsupported file format.'],
    });
    expect(
      await mailed([
        ...Array.from({ length: 11 }, (_, index) => table(index + 2)),
        ...Array.from({ length: 11 }, (_, index) => ({
          name: `page-${10 + index}.docx`,
          bytes: new Uint8Array([index]),
        })),
      ]),
    ).toEqual({ ok: true, value: { accepted: 10, leftOut: 12 } });
    const { tables, left } = await names();
    expect(tables).toHaveLength(11);
    expect(left[0]).toBe(
      'card-12.csv: Only the first 10 files of an email are accepted. Forward this one in another email.',
    );
    expect(left.filter((one) => one.includes('2 more files of this email were left out.'))).toEqual([
      'page-18.docx: Unsupported file format. 2 more files of this email were left out.',
    ]);
  });
});
