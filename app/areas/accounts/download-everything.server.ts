import {
  findDataExport,
  insertDataExport,
  listDataExports,
  readExportChunk,
  type DataExportRecord,
} from '~/areas/accounts/data/data-exports.server';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { EXPORT_LIFETIME_MS } from '~/areas/accounts/rules/one-time-rules';
import { isUuid } from '~/engine/text/uuid';
import { fail, notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { noteSecurity } from '~/areas/security/note-security.server';

/** Has a job put every record of the carrier into a ZIP. Who may look at a carrier may take its records along. */
export async function startExport(ctx: Ctx<CarrierScope>): Promise<Result<{ exportId: string }>> {
  const now = ctx.clock.now();
  const known = await listDataExports(ctx.scope, now);
  if (known.some(({ status }) => status === 'queued' || status === 'running')) {
    return fail({ kind: 'conflict', message: 'A download is being made already.' });
  }
  const exportId = await inTransaction(ctx.scope, async (scope) => {
    const id = await insertDataExport(scope, {
      now,
      expiresAt: new Date(now.getTime() + EXPORT_LIFETIME_MS),
    });
    await enqueue(scope, 'exportCarrierData', { exportId: id });
    const { userId, carrierId } = scope;
    await noteSecurity(ctx, scope, { userId, kind: 'export-asked', carrierId });
    return id;
  });
  return ok({ exportId });
}

export const readExports = (ctx: Ctx<CarrierScope>): Promise<DataExportRecord[]> =>
  listDataExports(ctx.scope, ctx.clock.now());

/** A finished ZIP, piece by piece. One of another person or carrier is not found. */
export async function openExport(
  ctx: Ctx<CarrierScope>,
  exportId: string,
): Promise<Result<{ sizeBytes: number; chunks: AsyncGenerator<Uint8Array> }>> {
  const found = isUuid(exportId) && (await findDataExport(ctx.scope, exportId, ctx.clock.now()));
  if (!found || found.status !== 'ready') return notFound('This download does not exist or has expired.');
  const { scope } = ctx;
  const { userId, carrierId } = scope;
  await noteSecurity(ctx, scope, { userId, kind: 'export-downloaded', carrierId });
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let position = 0; ; position++) {
      const bytes = await readExportChunk(scope, exportId, position);
      if (bytes === null) return;
      yield bytes;
    }
  }
  return ok({ sizeBytes: found.sizeBytes ?? 0, chunks: chunks() });
}
