import { findRateFile } from '~/areas/rates/data/rate-publications.server';
import { findPublishedQuarter, type PublishedQuarter } from '~/areas/rates/data/rates.server';
import { parseLocalDate } from '~/engine/calendar/local-date';
import { parseQuarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { blockingFindings } from '~/areas/rates/rules/finding';
import { parseRateFigure } from '~/areas/rates/rules/rate-figure';
import type { MatrixStatus, RateQuarterInfo } from '~/areas/rates/rules/rate-quarter';
import type { MatrixRow, RateRow } from '~/areas/rates/rules/rate-row';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import { examineRateFile } from './preview-rate-import.server';
import { publishRates, type Published } from './publish-rates.server';
import type { RateImportCtx } from './rate-import-context';

export interface ConfirmRateImportInput {
  fileId: string;
  /** The revision shown in the preview. */
  revision: number;
  /** A person read the findings that need a word and says that they are right. */
  confirmed: boolean;
  publishedBy: string;
  /** From the matrix page, as typed: the official CSV does not hold them. Blank keeps what is known. */
  usdToCad?: string | undefined;
  cadToUsd?: string | undefined;
  /** YYYY-MM-DD; the day the matrix became or becomes final. */
  finalOn?: string | undefined;
}

/** Publishes a file that was previewed, after the same checks once more: what is published may have changed meanwhile. */
export async function confirmRateImport(
  ctx: RateImportCtx,
  input: ConfirmRateImportInput,
): Promise<Result<Published>> {
  const file = await findRateFile(ctx.scope, input.fileId);
  const quarter = file && parseQuarterKey(file.quarterKey);
  if (!file || !quarter || file.format === 'seed') return notFound('This rate file was not found.');
  const { preview, rows } = await examineRateFile(ctx, file, quarter);
  const blocking = blockingFindings(preview.findings, input.confirmed);
  if (blocking.length > 0) {
    const messages = blocking.slice(0, 20).map((finding) => finding.message);
    const isError = blocking.some((finding) => finding.severity === 'error');
    const message = isError
      ? `The rates of ${quarterLabel(quarter)} were not published: the file has errors.`
      : `The rates of ${quarterLabel(quarter)} were not published: these findings must be confirmed.`;
    return invalid(message, { [isError ? 'file' : 'confirmed']: messages });
  }
  const info = await quarterInfo(ctx, input, quarter, file.matrixStatus, file.fetchedAt);
  if (!info.ok) return info;
  const published = await publishRates(ctx.scope, {
    info: info.value,
    rows: rows.map((row) => rateRowOf(row, file.matrixStatus)),
    kind: 'import',
    fileId: file.id,
    sha256: file.sha256,
    expectedRevision: input.revision,
    publishedAt: ctx.clock.now(),
    publishedBy: input.publishedBy,
    findings: preview.findings,
    confirmed: input.confirmed,
  });
  if (published.ok) ctx.log.info({ quarter: quarterLabel(quarter), ...published.value }, 'rates published');
  return published;
}

function rateRowOf(row: MatrixRow, matrixStatus: MatrixStatus): RateRow {
  const source = matrixStatus === 'final' ? 'matrix' : 'matrix-preliminary';
  return { ...row, status: matrixStatus, confidence: 'single_source', source };
}

async function quarterInfo(
  ctx: RateImportCtx,
  input: ConfirmRateImportInput,
  quarter: Quarter,
  matrixStatus: MatrixStatus,
  fetchedAt: Date,
): Promise<Result<RateQuarterInfo>> {
  const fields: Record<string, string[]> = {};
  const known = await findPublishedQuarter(ctx.scope, quarter);
  const finalOn = readDay(input.finalOn, known, fields);
  const usdToCad = readExchange('usdToCad', input.usdToCad, fields);
  const cadToUsd = readExchange('cadToUsd', input.cadToUsd, fields);
  const isTyped = usdToCad !== null || cadToUsd !== null;
  if (Object.keys(fields).length > 0) return invalid('Check the exchange rates and the date.', fields);
  return ok({
    quarter,
    tier: matrixStatus === 'final' ? 'official' : 'preliminary',
    matrixStatus,
    finalOn,
    checkedOn: fetchedAt.toISOString().slice(0, 10),
    usdToCadTenThousandths: isTyped ? usdToCad : (known?.usdToCadTenThousandths ?? null),
    cadToUsdTenThousandths: isTyped ? cadToUsd : (known?.cadToUsdTenThousandths ?? null),
    exchangeConfidence: isTyped ? 'published' : (known?.exchangeConfidence ?? 'unknown'),
    note: '',
  });
}

function readDay(text: string | undefined, known: PublishedQuarter | null, fields: Record<string, string[]>) {
  if (!text) return known?.finalOn ?? null;
  const day = parseLocalDate(text);
  if (day === undefined) fields['finalOn'] = ['Enter the date as YYYY-MM-DD.'];
  return day ?? null;
}

function readExchange(
  name: string,
  text: string | undefined,
  fields: Record<string, string[]>,
): number | null {
  if (!text?.trim()) return null;
  const value = parseRateFigure(text.trim());
  // A US dollar has been worth between 0.9 and 1.7 Canadian dollars for fifty years.
  if (value === undefined || value < 5000 || value > 20_000) {
    fields[name] = ['Enter an exchange rate with up to four decimals, such as 1.3984.'];
    return null;
  }
  return value;
}
