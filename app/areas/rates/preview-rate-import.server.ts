import { createHash } from 'node:crypto';
import { findRateFile, keepRateFile, type RateFileRecord } from '~/areas/rates/data/rate-publications.server';
import { findPublishedQuarter, findRates } from '~/areas/rates/data/rates.server';
import { parseQuarterKey, previousQuarter, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { checkImport } from '~/areas/rates/rules/import-checks';
import { blockingFindings, type Finding } from '~/areas/rates/rules/finding';
import type { QuarterChange } from '~/areas/rates/rules/rate-changes';
import type { MatrixStatus } from '~/areas/rates/rules/rate-quarter';
import type { MatrixRow } from '~/areas/rates/rules/rate-row';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import type { RateImportCtx } from './rate-import-context';

/** An official file has about 20 kB; nothing near this size is one. */
export const MAX_RATE_FILE_BYTES = 5 * 1024 * 1024;

export interface RateImportPreview {
  fileId: string;
  quarter: Quarter;
  matrixStatus: MatrixStatus;
  format: string;
  sha256: string;
  rowCount: number;
  /** Errors first; see `blocked` and `needsConfirmation`. */
  findings: readonly Finding[];
  /** Every legislated rate that differs from the quarter before. */
  changes: readonly QuarterChange[];
  /** Cannot be published at all. */
  blocked: boolean;
  /** Can be published only by someone who confirms the findings of that severity. */
  needsConfirmation: boolean;
  /** To be handed back when it is confirmed: what the comparison was made against. */
  revision: number;
}

export interface RateFileInput {
  bytes: Uint8Array;
  fileName: string;
  quarter: Quarter;
  matrixStatus: MatrixStatus;
  /** Where it came from: an address, or "uploaded". */
  source: string;
  fetchedAt: Date;
  receivedBy: string;
}

/**
 * Reads and checks an official rate file without publishing it. The bytes are kept as they came, whatever the checks say, so
 * that what was once refused can be looked at later.
 */
export async function previewRateImport(
  ctx: RateImportCtx,
  input: RateFileInput,
): Promise<Result<RateImportPreview>> {
  const { bytes, quarter } = input;
  if (bytes.byteLength === 0)
    return invalid('The file is empty.', { file: ['Choose a file that is not empty.'] });
  if (bytes.byteLength > MAX_RATE_FILE_BYTES)
    return invalid('The file is too large for a rate file.', { file: ['A rate file is smaller than 5 MB.'] });
  const { format } = ctx.readRateFile(bytes, quarter);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const fileName = input.fileName.slice(0, 200);
  const fileId = await keepRateFile(ctx.scope, { ...input, fileName, format, sha256 });
  return reviewRateFile(ctx, fileId);
}

/** The preview of a file that was kept before. */
export async function reviewRateFile(ctx: RateImportCtx, fileId: string): Promise<Result<RateImportPreview>> {
  const file = await findRateFile(ctx.scope, fileId);
  const quarter = file && parseQuarterKey(file.quarterKey);
  if (!file || !quarter || file.format === 'seed') return notFound('This rate file was not found.');
  return ok((await examineRateFile(ctx, file, quarter)).preview);
}

/** Reads a kept file again and runs every check against what is published at this moment. */
export async function examineRateFile(
  ctx: RateImportCtx,
  file: RateFileRecord,
  quarter: Quarter,
): Promise<{ preview: RateImportPreview; rows: readonly MatrixRow[] }> {
  const parsed = ctx.readRateFile(file.bytes, quarter);
  const published = await findPublishedQuarter(ctx.scope, quarter);
  const previousRows = await findRates(ctx.scope, [quarterKey(previousQuarter(quarter))]);
  const { matrixStatus, sha256 } = file;
  const { findings, changes } = checkImport({
    parsed,
    expected: quarter,
    matrixStatus,
    previousRows,
    published: published ?? undefined,
    sha256,
  });
  const preview: RateImportPreview = {
    fileId: file.id,
    quarter,
    matrixStatus,
    format: file.format,
    sha256,
    rowCount: parsed.rows.length,
    findings,
    changes,
    blocked: blockingFindings(findings, true).length > 0,
    needsConfirmation: findings.some((finding) => finding.severity === 'confirm'),
    revision: published?.revision ?? 0,
  };
  return { preview, rows: parsed.rows };
}
