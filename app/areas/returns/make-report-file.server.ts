import { findMembership } from '~/areas/carriers/data/memberships.server';
import { announce } from '~/areas/accounts/data/notifications.server';
import {
  findReportFile,
  findReportFileOwner,
  updateReportFile,
  type ReportFile,
} from '~/areas/returns/data/report-files.server';
import {
  carrierScope,
  inTransaction,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import { quarterReturnDocument } from '~/areas/returns/papers/quarter-return';
import { quarterWorkbook } from '~/areas/returns/papers/quarter-workbook';
import type { Ctx } from '~/platform/context';
import type { JobPayload } from '~/platform/jobs/catalog';
import { irpReport } from '~/areas/distance-taxes/distance-report.server';
import { distanceYear } from '~/areas/distance-taxes/rules/distance-year';
import { irpDocument } from '~/areas/distance-taxes/papers/irp-paper';
import { emitEvent } from '~/areas/webhooks/emit-event.server';
import { makeAuditExport } from './audit-export.server';
import { printed, type TellProgress } from './print-document.server';
import { todayOf } from '~/areas/carriers/today.server';
import { quarterReport, type QuarterReport } from './quarter-report.server';
import { recordPaper } from './record-papers.server';
import { reportFileKey, storageKeyOf } from './report-files.server';
import { fuelPages, tripPages } from './source-pages.server';

type Bytes = AsyncIterable<Uint8Array>;
type Maker = (ctx: Ctx<CarrierScope>, file: ReportFile, tell: TellProgress) => Promise<Bytes>;

const printedRecords: Maker = async (ctx, file, tell) => {
  await tell(10, 'Gathering the records');
  const document = await recordPaper(ctx, file);
  await tell(40, 'Printing');
  return printed(ctx, await readCarrier(ctx.scope), document);
};

const makers: Record<string, Maker> = {
  pdf: async (ctx, file, tell) => {
    await tell(10, 'Working out the return');
    const report = await reportOf(ctx, file);
    await tell(40, 'Printing');
    return printed(ctx, report.carrier, quarterReturnDocument(report));
  },
  'trip-sheets': printedRecords,
  'fuel-log': printedRecords,
  'bulk-tanks': printedRecords,
  irp: async (ctx, file, tell) => {
    await tell(10, 'Adding up the distance');
    const carrier = await readCarrier(ctx.scope);
    const { endYear, equipmentId } = file.params as { endYear: number; equipmentId: number | null };
    const report = await irpReport(ctx, distanceYear(endYear), todayOf(ctx, carrier));
    await tell(40, 'Printing');
    return printed(ctx, carrier, irpDocument(carrier, report, equipmentId));
  },
  audit: makeAuditExport,
  excel: async (ctx, file, tell) => {
    await tell(10, 'Working out the return');
    const report = await reportOf(ctx, file);
    await tell(30, 'Writing the workbook');
    const key = file.quarterKey ?? 0;
    return ctx.workbooks.make(
      quarterWorkbook(
        report,
        { trips: tripPages(ctx.scope, key), fuel: fuelPages(ctx.scope, key) },
        { createdAt: ctx.clock.now(), productName: ctx.site.productName },
      ),
    );
  },
};

const NOT_MADE = 'The file could not be made. Try again, or write to support.';

async function reportOf(ctx: Ctx<CarrierScope>, file: ReportFile): Promise<QuarterReport> {
  const quarter = parseQuarterKey(file.quarterKey);
  if (!quarter) throw new Error(`a ${file.kind} file without a quarter`);
  const carrier = await readCarrier(ctx.scope);
  const { equipmentId, perEquipment, hideNoData } = file.params as {
    equipmentId?: number | null;
    perEquipment?: boolean;
    hideNoData?: boolean;
  };
  const result = await quarterReport(
    ctx,
    {
      quarter,
      equipmentId: equipmentId ?? null,
      perEquipment: perEquipment === true,
      hideNoData: hideNoData !== false,
    },
    todayOf(ctx, carrier),
  );
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** The job that makes a file. It may be run again at any time: the file appears whole or not at all. */
export async function makeReportFile(
  ctx: Ctx<SystemScope>,
  { isLastAttempt, ...job }: JobPayload<'makeReportFile'> & { isLastAttempt: boolean },
): Promise<void> {
  const { fileId } = job;
  const owner = await findReportFileOwner(ctx.scope, job);
  if (!owner || owner.status === 'ready') return;
  const membership = await findMembership(ctx.scope, owner.userId, owner.carrierId);
  // Colleagues wait for it even where the one who asked has left.
  const scope = carrierScope(
    { carrierId: owner.carrierId, userId: owner.userId, role: membership?.role ?? 'viewer' },
    ctx.scope.db,
  );
  const file = await findReportFile(scope, fileId);
  const make = file && makers[file.kind];
  if (!file || !make) throw new Error(`no such kind of file: ${file?.kind}`);
  try {
    await updateReportFile(scope, fileId, { status: 'running', progress: 1, stage: 'Started', error: null });
    const bytes = await make({ ...ctx, scope }, file, (progress, stage) =>
      updateReportFile(scope, fileId, { progress, stage }),
    );
    const stored = await ctx.storage.putStream(storageKeyOf(owner.carrierId, fileId), bytes);
    await settle(
      scope,
      fileId,
      { status: 'ready', progress: 100, stage: '', error: null, ...stored, finishedAt: ctx.clock.now() },
      (inside) =>
        emitEvent(
          inside,
          {
            carrierId: owner.carrierId,
            type: 'report.ready',
            data: {
              file_id: fileId,
              type: file.kind,
              quarter: file.quarterKey,
              file_name: file.fileName,
              file_size: stored.sizeBytes,
              sha256: stored.sha256,
            },
          },
          ctx.clock.now(),
        ),
    );
  } catch (error) {
    if (isLastAttempt) {
      const at = ctx.clock.now();
      await settle(
        scope,
        fileId,
        { status: 'failed', stage: '', error: NOT_MADE, finishedAt: at },
        (inside) =>
          emitEvent(
            inside,
            {
              carrierId: owner.carrierId,
              type: 'report.failed',
              data: { file_id: fileId, type: file.kind, quarter: file.quarterKey, problem: NOT_MADE },
            },
            at,
          ),
      );
    }
    throw error;
  }
}

async function settle(
  scope: CarrierScope,
  id: string,
  data: Parameters<typeof updateReportFile>[2],
  tell?: (inside: CarrierScope) => Promise<void>,
): Promise<void> {
  await inTransaction(scope, async (inside) => {
    await updateReportFile(inside, id, data);
    await announce(inside, reportFileKey(id));
    await tell?.(inside);
  });
}
