import type { SystemScope } from '~/platform/database/scope.server';
import {
  lastDayOfQuarter,
  previousQuarter,
  quarterLabel,
  quarterOfDate,
  type Quarter,
} from '~/engine/calendar/quarter';
import { localDateInZone } from '~/engine/calendar/local-date';
import type { Ctx } from '~/platform/context';
import { previewRateImport } from './preview-rate-import.server';

/** Who a fetched file comes from, in the list of files that wait. */
export const NIGHTLY = 'nightly fetch';

/**
 * Nightly, where the operator has named a source: fetches the files of this quarter and the one before, and puts them by for
 * a person to look at. Nothing is ever published by it. The same file fetched again changes nothing.
 * @throws Error naming what could not be fetched, after everything else was; it is among the failed jobs then
 */
export async function fetchRates(ctx: Ctx<SystemScope>): Promise<{ kept: string[] }> {
  const source = ctx.rateSource;
  const kept: string[] = [];
  if (source === null) return { kept };
  const now = ctx.clock.now();
  const today = localDateInZone(now.getTime(), 'America/Chicago');
  const current = quarterOfDate(today);
  const failures: string[] = [];
  for (const quarter of [previousQuarter(current), current]) {
    const file = await source.fetch(quarter);
    if (file.outcome === 'not-there') continue;
    if (file.outcome === 'failed') {
      failures.push(`${file.address} ${file.reason}`);
      continue;
    }
    const { bytes, fileName, address } = file;
    if (bytes.byteLength === 0 || source.readRateFile(bytes, quarter).rows.length === 0) {
      failures.push(`${address} answered something that is no rate file`);
      continue;
    }
    const preview = await previewRateImport(
      { ...ctx, readRateFile: source.readRateFile },
      {
        bytes,
        fileName,
        quarter,
        matrixStatus: statusOf(quarter, today),
        source: address,
        fetchedAt: now,
        receivedBy: NIGHTLY,
      },
    );
    if (preview.ok) kept.push(preview.value.fileId);
    else failures.push(`${address}: ${preview.failure.message}`);
    ctx.log.info(
      {
        event: 'rates-fetched',
        quarter: quarterLabel(quarter),
        blocked: preview.ok && preview.value.blocked,
      },
      'a rate file was fetched',
    );
  }
  if (failures.length > 0) throw new Error(failures.join('; '));
  return { kept };
}

/** A matrix may still change while its quarter runs. */
const statusOf = (quarter: Quarter, today: string): 'final' | 'preliminary' =>
  today > lastDayOfQuarter(quarter) ? 'final' : 'preliminary';
