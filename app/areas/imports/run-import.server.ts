import {
  changeImport,
  findImport,
  findImportOwner,
  type DataImport,
} from '~/areas/imports/data/imports.server';
import type { ImportStatus } from '~/areas/imports/rules/import-status';
import { findMembership } from '~/areas/carriers/data/memberships.server';
import { announce } from '~/areas/accounts/data/notifications.server';
import {
  carrierScope,
  inTransaction,
  type CarrierScope,
  type SystemScope,
} from '~/platform/database/scope.server';
import { wakeMonths } from '~/areas/connections/wake-months.server';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { JobPayload } from '~/platform/jobs/catalog';
import { takeRows } from './accept-import.server';
import { followArrived } from './follow-arrived.server';
import { checkImport } from './check-import.server';
import { asRead, importKey } from './import-file';
import { notifyFailedImport } from './notify-import.server';
import { readFile } from './read-file.server';
import { takeBackRows } from './undo-import.server';

type Step = (ctx: Ctx<CarrierScope>, found: DataImport) => Promise<void>;

const steps: Partial<Record<ImportStatus, Step>> = {
  reading: readFile,
  checking: (ctx, found) => checkImport(ctx, asRead(found)),
  accepting: (ctx, found) => takeRows(ctx, asRead(found)),
  undoing: (ctx, found) => takeBackRows(ctx, asRead(found)),
};

/**
 * The job of every step of an import. It may be killed and run again at any time: each step notes how far it is in the
 * transactions that do its work. A fault of the file ends it with the reason; a fault of ours is tried again.
 */
export async function runImport(
  ctx: Ctx<SystemScope>,
  { carrierId, importId, revision, isLastAttempt }: JobPayload<'runImport'> & { isLastAttempt: boolean },
): Promise<void> {
  const owner = await findImportOwner(ctx.scope, { carrierId, importId });
  const job = { carrierId: carrierId ?? owner?.carrierId, importId };
  const step = owner && owner.revision === revision ? steps[owner.status] : undefined;
  // Of a step that was through when its worker was killed: who waits for it is notified once more.
  if (!owner || !step) {
    await wakeMonths(ctx.scope, job);
    return followArrived(ctx, job);
  }
  const membership = await findMembership(ctx.scope, owner.createdBy, owner.carrierId);
  const scope = carrierScope(
    { carrierId: owner.carrierId, userId: owner.createdBy, role: membership?.role ?? 'viewer' },
    ctx.scope.db,
  );
  const own = { ...ctx, scope };
  const end = (problem: string) =>
    inTransaction(scope, async (inside) => {
      const isEnded = await changeImport(
        inside,
        importId,
        { status: [owner.status], revision },
        { status: 'failed', failedStep: owner.status, problem, stage: '' },
      );
      if (isEnded)
        await notifyFailedImport(inside, { importId, step: owner.status, problem }, ctx.clock.now());
    });
  try {
    const found = await findImport(scope, importId);
    if (!found) return;
    if (refuseReader(own)) await end('The person who began this import may no longer change this carrier.');
    else await step(own, found);
  } catch (error) {
    if ((error as Error).name === 'TableFileError') await end((error as Error).message);
    else {
      if (isLastAttempt)
        await end('This step did not finish. What is done is kept. Try again, or contact support.');
      throw error;
    }
  } finally {
    await wakeMonths(ctx.scope, job);
    await followArrived(ctx, job);
    await announce(scope, importKey(importId));
  }
}
