import { digestTanks } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import { tankLogDocument } from '~/areas/bulk-tanks/papers/tank-log';
import { reconcileTanks } from '~/areas/bulk-tanks/read-tanks.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { digestRecords, isTripOfQuarter } from '~/areas/returns/data/source-records.server';
import type { ReportFile } from '~/areas/returns/data/report-files.server';
import { fuelLogDocument } from '~/areas/returns/papers/fuel-log';
import type { PrintedDocument } from '~/areas/returns/papers/quarter-return';
import { tripSheetsDocument } from '~/areas/returns/papers/trip-sheets';
import { unitOfCarrier } from '~/areas/trips/rules/distance-text';
import { parseQuarterKey, quarterKey, type Quarter } from '~/engine/calendar/quarter';
import { fail, notFound, ok, type Result } from '~/engine/result';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { PDF_TYPE, requestFile } from './report-files.server';
import { fuelPages, tripPages, type Pages, type SourceFuel, type SourceTrip } from './source-pages.server';

export type RecordPaper = 'trip-sheets' | 'fuel-log' | 'bulk-tanks';

/** More would be a print of hundreds of pages that nobody turns: by truck it is fewer. */
const MOST_SHEETS = 1500;
const KEPT_DAYS = 30;

/** Has the trip sheets or the fuel log of a quarter printed; of one trip or one truck where it is named. */
export async function requestRecordPaper(
  ctx: Ctx<CarrierScope>,
  kind: RecordPaper,
  quarter: Quarter,
  only: { tripId: number | null; unit: string | null },
): Promise<Result<ReportFile>> {
  const key = quarterKey(quarter);
  const digests = await digestRecords(ctx.scope, key);
  const count = { 'trip-sheets': digests.trips.count, 'fuel-log': digests.fuel.count, 'bulk-tanks': 0 }[kind];
  if (only.tripId !== null && !(await isTripOfQuarter(ctx.scope, key, only.tripId))) return notFound();
  if (count > MOST_SHEETS && only.tripId === null && only.unit === null)
    return fail({
      kind: 'limit',
      message: `More than ${MOST_SHEETS} records: choose one truck.`,
    });
  const { legalName, iftaLicence, usdot, units, paperSize } = await readCarrier(ctx.scope);
  const part = only.tripId !== null ? `-${only.tripId}` : only.unit !== null ? '-one-truck' : '';
  return ok(
    await requestFile(ctx, {
      kind,
      quarterKey: key,
      params: { tripId: only.tripId, unit: only.unit },
      content: {
        carrier: { legalName, iftaLicence, usdot, units, paperSize },
        digests,
        ...(kind === 'bulk-tanks' ? { tanks: await digestTanks(ctx.scope) } : {}),
      },
      fileName: `${kind}-${quarter.year}-Q${quarter.quarter}${part}.pdf`,
      contentType: PDF_TYPE,
      keptDays: KEPT_DAYS,
    }),
  );
}

/** The document of a file that was asked for. */
export async function recordPaper(ctx: Ctx<CarrierScope>, file: ReportFile): Promise<PrintedDocument> {
  const quarter = parseQuarterKey(file.quarterKey);
  if (!quarter) throw new Error('papers of records without a quarter');
  const { tripId, unit } = file.params as { tripId?: number | null; unit?: string | null };
  const carrier = await readCarrier(ctx.scope);
  const key = file.quarterKey ?? 0;
  const isOf = (record: { unit: string | null }) => unit == null || record.unit === unit;
  if (file.kind === 'bulk-tanks')
    return tankLogDocument(carrier, quarter, await reconcileTanks(ctx, quarter));
  if (file.kind === 'fuel-log')
    return fuelLogDocument(carrier, quarter, await gathered<SourceFuel>(fuelPages(ctx.scope, key), isOf));
  const trips = await gathered<SourceTrip>(
    tripPages(ctx.scope, key),
    (trip) => isOf(trip) && (tripId == null || trip.id === tripId),
  );
  return tripSheetsDocument({
    carrier,
    quarter,
    unit: unitOfCarrier(carrier),
    trips: trips.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id)),
    single: tripId != null,
  });
}

async function gathered<T>(pages: Pages<T>, wanted: (record: T) => boolean): Promise<T[]> {
  const all: T[] = [];
  for await (const page of pages) all.push(...page.filter(wanted));
  return all;
}
