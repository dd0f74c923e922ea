import { isUuid } from '~/engine/text/uuid';
import { countFiledReturns, listMailLog, requeueMail } from '~/areas/admin/data/admin-people.server';
import { listAdminActions } from '~/areas/admin/data/admin-log.server';
import { enqueue } from '~/platform/database/enqueue.server';
import {
  countJobs,
  listJobs,
  listSchedules,
  readDatabaseFacts,
  retryJob,
  type JobState,
} from '~/platform/database/job-queue.server';
import { listWaitingRateFiles, type RateFileFacts } from '~/areas/rates/data/rate-publications.server';
import { inTransaction } from '~/platform/database/scope.server';
import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { fail, notFound, ok, type Result } from '~/engine/result';
import { requestReconciliation } from '~/areas/billing/request-reconciliation.server';
import { confirmRateImport, type ConfirmRateImportInput } from '~/areas/rates/confirm-rate-import.server';
import type { Published } from '~/areas/rates/publish-rates.server';
import type { RateImportCtx } from '~/areas/rates/rate-import-context';
import { rollBackRates } from '~/areas/rates/roll-back-rates.server';
import { recordAction, type AdminCtx } from './record-action.server';

export type { JobState };

/** The queue: how much of each, and the jobs of one state. */
export async function readJobs(ctx: AdminCtx, state: JobState) {
  const [counts, jobs, schedules] = await Promise.all([
    countJobs(ctx.scope),
    listJobs(ctx.scope, state),
    listSchedules(ctx.scope),
  ]);
  return { counts, jobs, schedules };
}

/** Has a failed job run again. */
export async function retryFailedJob(ctx: AdminCtx, id: string): Promise<Result<null>> {
  if (!/^\d{1,18}$/.test(id)) return notFound('There is no such job.');
  return inTransaction(ctx.scope, async (scope) => {
    const task = await retryJob(scope, id);
    if (task === null) return fail({ kind: 'conflict', message: 'This job is running, or is done by now.' });
    await recordAction(ctx, scope, {
      action: 'job.retry',
      subjectType: 'job',
      subjectId: id,
      summary: `Ran ${task} again`,
    });
    return ok(null);
  });
}

/** Has our copy of all payments made anew from the payment provider, now and not tonight. */
export async function reconcileNow(ctx: AdminCtx): Promise<void> {
  await inTransaction(ctx.scope, async (scope) => {
    await requestReconciliation({ ...ctx, scope });
    await recordAction(ctx, scope, {
      action: 'billing.reconcile',
      subjectType: 'billing',
      subjectId: 'all',
      summary: 'Compared all payments with the payment provider',
    });
  });
}

export const readMailLog = (
  ctx: AdminCtx,
  filter: { search: string; status: string },
  page: { skip: number; take: number },
) => listMailLog(ctx.scope, filter, page);

/** Sends a message once more that was not sent, came back, or may not have arrived. */
export async function resendMail(ctx: AdminCtx, id: string): Promise<Result<null>> {
  if (!isUuid(id)) return notFound();
  return inTransaction(ctx.scope, async (scope) => {
    if (!(await requeueMail(scope, id)))
      return fail({ kind: 'conflict', message: 'This message waits, or has been sent.' });
    await enqueue(scope, 'sendMail', { messageId: id });
    await recordAction(ctx, scope, {
      action: 'mail.resend',
      subjectType: 'mail',
      subjectId: id,
      summary: 'Sent a message once more',
    });
    return ok(null);
  });
}

export const readLog = (ctx: AdminCtx, search: string, page: { skip: number; take: number }) =>
  listAdminActions(ctx.scope, { search }, page);

export const readSystem = async (ctx: AdminCtx) => ({
  database: await readDatabaseFacts(ctx.scope),
  jobs: await countJobs(ctx.scope),
  engine: ctx.routingEngine.name,
  keepsMail: ctx.mail.keepsMessages,
});

export const countAffectedReturns = (ctx: AdminCtx, quarter: Quarter): Promise<number> =>
  countFiledReturns(ctx.scope, quarterKey(quarter));

/** Rate files that nobody has published or passed over yet. */
export const waitingRateFiles = (ctx: AdminCtx): Promise<RateFileFacts[]> => listWaitingRateFiles(ctx.scope);

/** Publishes a rate file that was previewed. The log and the rates are one transaction. */
export async function publishRateFile(
  ctx: AdminCtx & RateImportCtx,
  input: Omit<ConfirmRateImportInput, 'publishedBy'>,
  label: string,
): Promise<Result<Published>> {
  return inTransaction(ctx.scope, async (scope) => {
    const published = await confirmRateImport({ ...ctx, scope }, { ...input, publishedBy: ctx.admin.email });
    if (published.ok) {
      const { revision, changeCount, movedJurisdictions } = published.value;
      await recordAction(ctx, scope, {
        action: 'rates.publish',
        subjectType: 'rates',
        subjectId: input.fileId,
        summary: `Published the rates of ${label}, number ${revision}: ${changeCount} changes`,
        details: { moved: movedJurisdictions.join(' ') },
      });
    }
    return published;
  });
}

/** Puts an earlier publication into force again. */
export async function rollBack(
  ctx: AdminCtx,
  quarter: Quarter,
  toRevision: number,
  expectedRevision: number,
): Promise<Result<Published>> {
  return inTransaction(ctx.scope, async (scope) => {
    const published = await rollBackRates(
      { ...ctx, scope },
      { quarter, toRevision, expectedRevision, publishedBy: ctx.admin.email },
    );
    if (published.ok)
      await recordAction(ctx, scope, {
        action: 'rates.roll-back',
        subjectType: 'rates',
        subjectId: String(quarterKey(quarter)),
        summary: `Rolled the rates of ${quarterLabel(quarter)} back to number ${toRevision}`,
      });
    return published;
  });
}
