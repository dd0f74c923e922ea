import { createHash, randomUUID } from 'node:crypto';
import { digestTanks } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import { listResolutions } from '~/areas/ledger/data/check-resolutions.server';
import { enqueue } from '~/platform/database/enqueue.server';
import { listEquipment } from '~/areas/equipment/data/equipment.server';
import { listFilings } from '~/areas/returns/data/filed-returns.server';
import {
  findOrInsertReportFile,
  findReportFile,
  listReportFiles,
  updateReportFile,
  type ReportFile,
} from '~/areas/returns/data/report-files.server';
import { readTripsBefore } from '~/areas/returns/data/quarter-records.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { digestRecords } from '~/areas/returns/data/source-records.server';
import { quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { returnFileName } from '~/areas/returns/papers/quarter-return';
import type { Ctx } from '~/platform/context';
import type { QuarterReport } from './quarter-report.server';

export type { ReportFile };

export const PDF_TYPE = 'application/pdf';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const ZIP_TYPE = 'application/zip';

/** Printed files are made again in a moment; they are kept for as long as someone may come back for them. */
const KEPT_DAYS = 30;
/** Raised when documents change their looks, so that files made before are not given out. */
const EDITION = 6;

/** What the announcement of a finished file is called. */
export const reportFileKey = (id: string): string => `report-file:${id}`;

/** Where the bytes of a file are. */
export const storageKeyOf = (carrierId: string, id: string): string => `reports/${carrierId}/${id}`;

/** Has the report made as a PDF or workbook, or gives the file that was made of the very same content. */
export async function requestReportFile(
  ctx: Ctx<CarrierScope>,
  report: QuarterReport,
  kind: 'pdf' | 'excel',
): Promise<ReportFile> {
  const key = quarterKey(report.filter.quarter);
  const fileName = returnFileName(report.filter);
  // A print depends on the figures, the workbook on every trip and purchase behind them as well.
  const records = kind === 'excel' ? await digestRecords(ctx.scope, key) : null;
  const { today: _today, ...content } = report;
  return requestFile(ctx, {
    kind,
    quarterKey: key,
    params: {
      equipmentId: report.filter.equipmentId,
      perEquipment: report.filter.perEquipment,
      hideNoData: report.filter.hideNoData,
    },
    content: { content, records },
    fileName: kind === 'pdf' ? `${fileName}.pdf` : `${fileName}.xlsx`,
    contentType: kind === 'pdf' ? PDF_TYPE : XLSX_TYPE,
    keptDays: KEPT_DAYS,
  });
}

/** An audit file is kept for as long as its records have to be, from the day it was made (P510). */
const AUDIT_KEPT_DAYS = 4 * 366;

/** Has everything about a quarter put into one ZIP, or gives the one that was made of the very same records. */
export async function requestAuditExport(ctx: Ctx<CarrierScope>, report: QuarterReport): Promise<ReportFile> {
  const key = quarterKey(report.filter.quarter);
  const { today: _today, shares: _shares, emptyLines: _empty, ...content } = report;
  // What the checks ask follows from these and the records.
  const checks = {
    resolutions: await listResolutions(ctx.scope),
    before: await readTripsBefore(ctx.scope, key),
    vehicles: await listEquipment(ctx.scope),
  };
  return requestFile(ctx, {
    kind: 'audit',
    quarterKey: key,
    params: {},
    content: {
      content,
      checks,
      records: await digestRecords(ctx.scope, key),
      tanks: await digestTanks(ctx.scope),
      filings: await listFilings(ctx.scope),
    },
    fileName: `ifta-audit-${report.filter.quarter.year}-Q${report.filter.quarter.quarter}.zip`,
    contentType: ZIP_TYPE,
    keptDays: AUDIT_KEPT_DAYS,
  });
}

export interface FileRequest {
  kind: string;
  quarterKey: number | null;
  params: Record<string, unknown>;
  /** Everything that the file shows: the same content gives the same file. */
  content: unknown;
  fileName: string;
  contentType: string;
  keptDays: number;
}

/** The row of a file and, where nobody makes it yet, the job that does. */
export async function requestFile(ctx: Ctx<CarrierScope>, request: FileRequest): Promise<ReportFile> {
  const now = ctx.clock.now();
  const { content, keptDays, ...row } = request;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ edition: EDITION, ...row, content }))
    .digest('hex');
  const expiresAt = new Date(now.getTime() + keptDays * 86_400_000);
  return inTransaction(ctx.scope, async (scope) => {
    const { file, isNew } = await findOrInsertReportFile(
      scope,
      { ...row, id: randomUUID(), fingerprint, expiresAt },
      now,
    );
    if (isNew || file.status === 'failed') {
      if (!isNew)
        await updateReportFile(scope, file.id, {
          status: 'queued',
          progress: 0,
          stage: '',
          error: null,
          expiresAt,
        });
      await enqueue(scope, 'makeReportFile', { fileId: file.id });
      return { ...file, status: 'queued' as const, error: null };
    }
    return file;
  });
}

/** The audit files of a quarter, newest first. */
export const listAuditFiles = (ctx: Ctx<CarrierScope>, quarter: Quarter): Promise<ReportFile[]> =>
  listReportFiles(ctx.scope, { kind: 'audit', quarterKey: quarterKey(quarter) });

export async function readReportFile(ctx: Ctx<CarrierScope>, id: string): Promise<Result<ReportFile>> {
  const file = /^[0-9a-f-]{36}$/.test(id) ? await findReportFile(ctx.scope, id) : null;
  return file ? ok(file) : notFound();
}

/** Starts a file that failed once more. */
export async function retryReportFile(ctx: Ctx<CarrierScope>, id: string): Promise<Result<ReportFile>> {
  const found = await readReportFile(ctx, id);
  if (!found.ok) return found;
  if (found.value.status !== 'failed') return found;
  await inTransaction(ctx.scope, async (scope) => {
    await updateReportFile(scope, id, { status: 'queued', progress: 0, stage: '', error: null });
    await enqueue(scope, 'makeReportFile', { fileId: id });
  });
  return ok({ ...found.value, status: 'queued', error: null });
}

export interface OpenedReportFile {
  file: ReportFile;
  sizeBytes: number;
  pieces: AsyncIterable<Uint8Array>;
}

/** The bytes of a finished file, piece by piece. */
export async function openReportFile(ctx: Ctx<CarrierScope>, id: string): Promise<Result<OpenedReportFile>> {
  const found = await readReportFile(ctx, id);
  if (!found.ok) return found;
  const file = found.value;
  if (file.status !== 'ready') return fail({ kind: 'conflict', message: 'The file is not ready yet.' });
  const opened = await ctx.storage.open(storageKeyOf(ctx.scope.carrierId, file.id));
  if (!opened)
    return fail({
      kind: 'unavailable',
      message: 'The file is not in the storage any more. Run the report again.',
    });
  return ok({ file, ...opened });
}
