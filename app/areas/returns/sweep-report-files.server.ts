import { deleteReportFile, listExpiredReportFiles } from '~/areas/returns/data/report-files.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { storageKeyOf } from './report-files.server';

/** Takes away files whose time has come: the bytes first, so that a run that breaks off leaves nothing behind unseen. */
export async function sweepReportFiles(ctx: Ctx<SystemScope>): Promise<number> {
  const expired = await listExpiredReportFiles(ctx.scope, ctx.clock.now());
  for (const file of expired) {
    await ctx.storage.remove(storageKeyOf(file.carrierId, file.id));
    await deleteReportFile(ctx.scope, file);
  }
  return expired.length;
}
