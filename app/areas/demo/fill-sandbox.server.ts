import { FILE_FOLDERS } from '~/areas/accounts/stored-files.server';
import { deleteCarrierRecords, KEPT_BY_RESET } from '~/areas/carriers/data/carrier-records.server';
import {
  finishSandbox,
  holdCarrier,
  isSandboxUnfilled,
  resetSandboxProfile,
} from '~/areas/carriers/data/sandboxes.server';
import { everythingAsDeleted, listAsDeleted } from '~/areas/ledger/data/record-changes.server';
import { tellOfGone } from '~/areas/ledger/note-changes.server';
import type { Ctx } from '~/platform/context';
import { inLongTransaction, type SystemScope } from '~/platform/database/scope.server';
import { makeDemoRecords } from './fill-demo-carrier.server';

/**
 * Makes a sandbox what it is at the beginning: whatever it holds goes, listed as deleted for programs that keep a copy, and the
 * demonstration's six quarters come. Broken off anywhere and run again it begins anew; one that is ready is left alone.
 */
export async function fillSandbox(
  ctx: Ctx<SystemScope>,
  {
    carrierId,
    userId,
    stopSignal,
  }: { carrierId: string; userId: string; stopSignal?: AbortSignal | undefined },
): Promise<void> {
  if (!(await isSandboxUnfilled(ctx.scope, carrierId))) return;
  await inLongTransaction(ctx.scope, async (scope) => {
    // Nothing comes in between what is listed as deleted and what is.
    await holdCarrier(scope, carrierId);
    const { before, now } = await everythingAsDeleted(scope, carrierId);
    await deleteCarrierRecords(scope, carrierId, KEPT_BY_RESET);
    // Dated when it is done: programs ask two minutes back, and deleting may take longer.
    const at = ctx.clock.now();
    await listAsDeleted(scope, carrierId, [...before, ...now.map((gone) => ({ ...gone, at }))]);
    await tellOfGone(scope, carrierId, now, at);
    await resetSandboxProfile(scope, carrierId);
  });
  for (const [table, folder] of Object.entries(FILE_FOLDERS))
    if (!KEPT_BY_RESET.has(table)) await ctx.storage.removeFolder(`${folder}/${carrierId}`);
  await makeDemoRecords(ctx, { carrierId, userId, stopSignal });
  await finishSandbox(ctx.scope, carrierId, ctx.clock.now());
}
