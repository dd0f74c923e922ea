import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { clockFrom } from '~/platform/clock/clock';
import { readRateFile } from '~/platform/rate-files/read-rate-file.server';
import { logger } from '~/config/logger.server';
import { findRates } from '~/areas/rates/data/rates.server';
import type { Quarter } from '~/engine/calendar/quarter';
import type { RateRow } from '~/areas/rates/rules/rate-row';
import { parseSeedRates } from '~/areas/rates/rules/seed-file';
import { confirmRateImport } from '~/areas/rates/confirm-rate-import.server';
import { exportRates } from '~/areas/rates/export-rates.server';
import { listPublishedQuarters, listRateQuarters } from '~/areas/rates/list-rate-quarters.server';
import { previewRateImport, type RateFileInput } from '~/areas/rates/preview-rate-import.server';
import type { RateImportCtx } from '~/areas/rates/rate-import-context';
import { rateTableFor } from '~/areas/rates/rate-table-for.server';
import { readRateSheet } from '~/areas/rates/read-rate-sheet.server';
import { listRatePublications, rollBackRates } from '~/areas/rates/roll-back-rates.server';
import { seedRates } from '../../../prisma/seed/rates/seed-rates.server';
import { testDatabase } from '../../factories/test-database';
import { bytesOf, officialCsv, shippedRows } from '../../fixtures/rates/official-layout';

const database = await testDatabase();
const ctx = {
  scope: database.system,
  clock: clockFrom(new Date('2026-12-05T15:00:00Z')),
  log: logger(),
  requestId: 'test',
  readRateFile,
} as RateImportCtx;

const Q2: Quarter = { year: 2026, quarter: 2 };
const Q3: Quarter = { year: 2026, quarter: 3 };
const Q4: Quarter = { year: 2026, quarter: 4 };

const upload = (quarter: Quarter, text: string, more: Partial<RateFileInput> = {}): RateFileInput => ({
  bytes: bytesOf(text),
  fileName: 'upload.csv',
  quarter,
  matrixStatus: 'final',
  source: 'uploaded',
  fetchedAt: new Date('2026-12-05T14:00:00Z'),
  receivedBy: 'admin@example.com',
  ...more,
});

async function previewed(input: RateFileInput) {
  const result = await previewRateImport(ctx, input);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const diesel = async (quarter: Quarter, code: string) => {
  const lookup = (await rateTableFor(ctx, quarter, 'special_diesel')).find(code, 'special_diesel');
  return lookup.kind === 'published' ? lookup.rates[0] : lookup.kind;
};

/** The shipped second quarter as if it were the official file of the fourth, with some diesel rates moved. */
const fourthQuarter = (moves: Record<string, number> = {}): RateRow[] =>
  shippedRows('2026Q2').map((row) => {
    const move = row.fuel === 'special_diesel' ? moves[row.jurisdiction] : undefined;
    const at = '2026-10-01';
    if (move === undefined || row.usd.rateTenThousandths === null) return { ...row, effectiveFrom: at };
    const usd = row.usd.rateTenThousandths + move;
    // Liters per gallon over the exchange rate of the file that the rows are from.
    const cad = Math.round(usd / 2.7662);
    return {
      ...row,
      effectiveFrom: at,
      usd: { ...row.usd, rateTenThousandths: usd },
      cad: { ...row.cad, rateTenThousandths: cad },
    };
  });

describe('the seeded rates', () => {
  test('are the allowed quarters, newest first, and no other', async () => {
    const quarters = await listRateQuarters(ctx);
    expect(quarters.map(({ year, quarter }) => `${year}Q${quarter}`)).toEqual([
      '2026Q4', '2026Q3', '2026Q2', '2026Q1', '2025Q4', '2025Q3', '2025Q1', '2023Q4', '2022Q1',
    ]); // prettier-ignore
  });

  test('have every figure of the files, to the digit', async () => {
    const stored = await findRates(ctx.scope, [20262]);
    const plain = stored.map(({ id: _id, quarterKey: _key, ...row }) => row);
    const { quarter: _quarter, ...first } = shippedRows('2026Q2')[0] as RateRow & { quarter: unknown };
    expect(plain).toHaveLength(598);
    expect(plain).toContainEqual(first);
    const exported = await exportRates(ctx, Q2);
    expect(exported.ok && parseSeedRates(exported.value.csv)).toEqual(shippedRows('2026Q2'));
  });

  test('say what each quarter is worth', async () => {
    const quarters = await listPublishedQuarters(ctx);
    expect(quarters[0]).toMatchObject({
      tier: 'preliminary',
      matrixStatus: 'preliminary',
      finalOn: '2026-12-04',
      fuels: ['special_diesel'],
    });
    expect(quarters[1]).toMatchObject({
      tier: 'official',
      usdToCadTenThousandths: 13_984,
      fuels: ['special_diesel', 'gasoline'],
    });
    expect(quarters[6]).toMatchObject({
      tier: 'official_flagged',
      note: expect.stringContaining('New Jersey') as unknown,
    });
  });

  test('give the tax engine rates, "none" for Oregon and "missing" for what is not known', async () => {
    expect(await diesel(Q3, 'CA')).toMatchObject({ rateUsdPerGallon: '0.9790', status: 'final' });
    expect(await diesel(Q3, 'OR')).toBe('none-published');
    expect(await diesel(Q4, 'AB')).toBe('missing');
    expect(await diesel({ year: 2024, quarter: 2 }, 'TX')).toBe('missing');
  });

  test('are not published twice by a second start', async () => {
    expect(await seedRates(database.system)).toEqual([]);
    expect((await listPublishedQuarters(ctx)).every((quarter) => quarter.revision === 1)).toBe(true);
  });

  test('make a sheet of all members with the changes against the quarter before', async () => {
    const result = await readRateSheet(ctx, { quarter: Q2, fuel: undefined });
    expect(result.ok && result.value.sheet.rows).toHaveLength(58);
    expect(result.ok && result.value.changes.map((change) => change.jurisdiction).sort()).toEqual([
      'FL',
      'GA',
      'IN',
    ]);
  });

  test.each<[{ quarter: Quarter; fuel: string }, string]>([
    [{ quarter: { year: 2024, quarter: 1 }, fuel: '' }, 'no rates'],
    [{ quarter: Q3, fuel: 'whale_oil' }, 'Unknown fuel'],
  ])('answer %o with not found', async (input, message) => {
    const result = await readRateSheet(ctx, input);
    expect(!result.ok && result.failure).toMatchObject({
      kind: 'not-found',
      message: expect.stringContaining(message) as unknown,
    });
  });
});

describe('importing an official file', () => {
  const good = officialCsv(Q4, fourthQuarter({ FL: 70 }));
  let revision = 0;

  beforeAll(async () => {
    revision = (await listPublishedQuarters(ctx))[0]!.revision;
  });

  test('a preview publishes nothing and keeps the bytes with their hash', async () => {
    const preview = await previewed(upload(Q4, good));
    const sha256 = createHash('sha256').update(bytesOf(good)).digest('hex');
    expect(preview).toMatchObject({ sha256, format: 'csv', rowCount: 598, blocked: false, revision });
    expect((await listPublishedQuarters(ctx))[0]).toMatchObject({ matrixStatus: 'preliminary' });
    const file = await database.prisma.rateFile.findUniqueOrThrow({ where: { id: preview.fileId } });
    expect(Buffer.from(file.bytes).equals(Buffer.from(bytesOf(good)))).toBe(true);
    expect(file).toMatchObject({ sha256, source: 'uploaded', receivedBy: 'admin@example.com' });
  });

  test('the same file twice is kept once', async () => {
    const first = await previewed(upload(Q4, good));
    const second = await previewed(upload(Q4, good, { fileName: 'again.csv' }));
    expect(second.fileId).toBe(first.fileId);
  });

  test('a file with errors cannot be published, even when confirmed', async () => {
    const broken = await previewed(upload(Q4, good.replace('$ 0.2000 ', '$ 0.2O00 ')));
    expect(broken).toMatchObject({ blocked: true });
    const result = await confirmRateImport(ctx, {
      fileId: broken.fileId,
      revision,
      confirmed: true,
      publishedBy: 'x',
    });
    expect(!result.ok && result.failure).toMatchObject({
      kind: 'invalid',
      fields: { file: [expect.stringContaining('0.2O00') as unknown] },
    });
  });

  test('a file of another quarter cannot be published', async () => {
    const wrong = await previewed(upload(Q4, officialCsv(Q3, fourthQuarter())));
    expect(wrong.findings[0]).toMatchObject({ severity: 'error', code: 'quarter-mismatch' });
  });

  test('unusual findings must be confirmed', async () => {
    const texas = await previewed(upload(Q4, officialCsv(Q4, fourthQuarter({ TX: 100 }))));
    expect(texas).toMatchObject({ blocked: false, needsConfirmation: true });
    const result = await confirmRateImport(ctx, {
      fileId: texas.fileId,
      revision,
      confirmed: false,
      publishedBy: 'x',
    });
    expect(!result.ok && result.failure).toMatchObject({
      kind: 'invalid',
      fields: { confirmed: expect.any(Array) as unknown },
    });
    expect((await listPublishedQuarters(ctx))[0]).toMatchObject({ revision });
  });

  test('empty and oversized files, unknown ids and foreign kinds are refused', async () => {
    expect(await previewRateImport(ctx, upload(Q4, ''))).toMatchObject({
      ok: false,
      failure: { kind: 'invalid' },
    });
    const huge = { ...upload(Q4, ''), bytes: new Uint8Array(5 * 1024 * 1024 + 1) };
    expect(await previewRateImport(ctx, huge)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    const unknown = {
      fileId: '00000000-0000-4000-8000-000000000000',
      revision,
      confirmed: true,
      publishedBy: 'x',
    };
    expect(await confirmRateImport(ctx, unknown)).toMatchObject({
      ok: false,
      failure: { kind: 'not-found' },
    });
    const seed = await database.prisma.rateFile.findFirstOrThrow({
      where: { format: 'seed', quarterKey: 20264 },
    });
    expect(await confirmRateImport(ctx, { ...unknown, fileId: seed.id })).toMatchObject({ ok: false });
  });

  test('a wrong exchange rate or date is named', async () => {
    const { fileId } = await previewed(upload(Q4, good));
    const input = {
      fileId,
      revision,
      confirmed: true,
      publishedBy: 'x',
      usdToCad: '13.984',
      finalOn: 'soon',
    };
    const result = await confirmRateImport(ctx, input);
    expect(!result.ok && result.failure).toMatchObject({
      kind: 'invalid',
      fields: { usdToCad: expect.any(Array) as unknown, finalOn: expect.any(Array) as unknown },
    });
  });

  test('a final file takes the place of a preliminary one: rows, history, revision; cell ids stay', async () => {
    const idOf = async () =>
      (await findRates(ctx.scope, [20264], { fuel: 'special_diesel' })).find(
        (row) => row.jurisdiction === 'FL',
      )!.id;
    const idBefore = await idOf();
    const preview = await previewed(upload(Q4, good));
    const result = await confirmRateImport(ctx, {
      fileId: preview.fileId,
      revision,
      confirmed: true,
      publishedBy: 'admin@example.com',
      usdToCad: '1.4012',
      cadToUsd: '0.7137',
      finalOn: '2026-12-04',
    });
    expect(result).toMatchObject({ ok: true, value: { revision: revision + 1, becameFinal: true } });
    expect(result.ok && result.value.movedJurisdictions).toContain('AB');
    expect(await idOf()).toBe(idBefore);
    expect((await listPublishedQuarters(ctx))[0]).toMatchObject({
      tier: 'official',
      matrixStatus: 'final',
      usdToCadTenThousandths: 14_012,
      exchangeConfidence: 'published',
      checkedOn: '2026-12-05',
    });
    expect(await diesel(Q4, 'FL')).toMatchObject({ rateUsdPerGallon: '0.4167', status: 'final' });
    const history = await listRatePublications(ctx, Q4);
    expect(history.map(({ kind, changeCount }) => [kind, changeCount > 0])).toEqual([
      ['import', true],
      ['seed', false],
    ]);
  });

  test('a preview that is older than what is published is refused', async () => {
    const { fileId } = await previewed(upload(Q4, good));
    const result = await confirmRateImport(ctx, { fileId, revision, confirmed: true, publishedBy: 'x' });
    expect(!result.ok && result.failure).toMatchObject({ kind: 'conflict' });
  });

  test('two people who publish at once: one wins, the other is told', async () => {
    const { fileId, revision: seen } = await previewed(
      upload(Q4, officialCsv(Q4, fourthQuarter({ FL: 80 }))),
    );
    const confirm = () =>
      confirmRateImport(ctx, { fileId, revision: seen, confirmed: true, publishedBy: 'x' });
    const results = await Promise.all([confirm(), confirm()]);
    expect(results.map((result) => result.ok).sort()).toEqual([false, true]);
  });

  test('the seed does not undo an import', async () => {
    expect(await seedRates(database.system)).toEqual([]);
    expect(await diesel(Q4, 'FL')).toMatchObject({ rateUsdPerGallon: '0.4177' });
  });

  test('rolling back restores rows and status exactly, as a publication of its own', async () => {
    const [latest] = await listRatePublications(ctx, Q4);
    const input = {
      quarter: Q4,
      toRevision: 1,
      expectedRevision: latest!.revision,
      publishedBy: 'admin@example.com',
    };
    expect(await rollBackRates(ctx, input)).toMatchObject({
      ok: true,
      value: { revision: latest!.revision + 1 },
    });
    const rows = (await findRates(ctx.scope, [20264])).map(({ id: _id, quarterKey: _key, ...row }) => row);
    const shipped = shippedRows('2026Q4').map((row) => {
      const { quarter: _quarter, ...rest } = row as RateRow & { quarter: unknown };
      return rest;
    });
    expect(rows).toHaveLength(shipped.length);
    expect(rows).toEqual(expect.arrayContaining(shipped));
    expect((await listPublishedQuarters(ctx))[0]).toMatchObject({
      matrixStatus: 'preliminary',
      finalOn: '2026-12-04',
    });
    expect(await rollBackRates(ctx, { ...input, toRevision: 99 })).toMatchObject({
      failure: { kind: 'not-found' },
    });
    expect(await rollBackRates(ctx, input)).toMatchObject({ failure: { kind: 'conflict' } });
  });

  test('the history cannot be altered or deleted', async () => {
    await expect(database.prisma.rateChange.deleteMany()).rejects.toThrow();
    await expect(
      database.prisma.ratePublication.updateMany({ data: { publishedBy: 'nobody' } }),
    ).rejects.toThrow();
    await expect(database.prisma.$executeRaw`TRUNCATE rate_file CASCADE`).rejects.toThrow(/never altered/);
  });

  test('a quarter that was never there is published from its file', async () => {
    const q2of2025: Quarter = { year: 2025, quarter: 2 };
    const rows = shippedRows('2025Q1').map((row) => ({ ...row, effectiveFrom: '2025-04-01' }));
    const preview = await previewed(upload(q2of2025, officialCsv(q2of2025, rows)));
    expect(preview).toMatchObject({ revision: 0, blocked: false, needsConfirmation: false, changes: [] });
    const result = await confirmRateImport(ctx, {
      fileId: preview.fileId,
      revision: 0,
      confirmed: false,
      publishedBy: 'x',
    });
    expect(result).toMatchObject({ ok: true, value: { revision: 1, changeCount: 0, becameFinal: false } });
    expect(await diesel(q2of2025, 'KY')).toMatchObject({ status: 'final', surchargeUsdPerGallon: '0.1120' });
  });
});
