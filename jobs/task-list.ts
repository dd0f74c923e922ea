import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import { exportCarrierData } from '~/areas/accounts/export-carrier-data.server';
import { answerMailRequest } from '~/areas/accounts/request-mail.server';
import { sweepAccounts } from '~/areas/accounts/sweep-accounts.server';
import { sweepIdempotentAnswers } from '~/areas/api/sweep-idempotent-answers.server';
import { endBilling } from '~/areas/billing/end-billing.server';
import { followAllGrace } from '~/areas/billing/follow-grace.server';
import { followPauses } from '~/areas/billing/follow-pauses.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { reconcileBilling } from '~/areas/billing/reconcile.server';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { mailPlanUsage, sendReminders } from '~/areas/billing/send-reminders.server';
import { syncPackages } from '~/areas/billing/sync-packages.server';
import { calculateDemoRoute } from '~/areas/calculator/calculate-demo-route.server';
import { expireCalculations } from '~/areas/calculator/expire-calculations.server';
import { pullConnections } from '~/areas/connections/pull-connections.server';
import { pullMiles } from '~/areas/connections/pull-miles.server';
import { fillDemoCarrier } from '~/areas/demo/fill-demo-carrier.server';
import { fillSandbox } from '~/areas/demo/fill-sandbox.server';
import { readDocument } from '~/areas/documents/read-document.server';
import { sweepOrphanFiles } from '~/areas/documents/sweep-orphan-files.server';
import { readUploadedReceipt } from '~/areas/fuel/read-uploaded-receipt.server';
import { runImport } from '~/areas/imports/run-import.server';
import { sweepImports } from '~/areas/imports/sweep-imports.server';
import { sendMail } from '~/areas/mail/send-mail.server';
import { fetchRates } from '~/areas/rates/fetch-rates.server';
import { makeReportFile } from '~/areas/returns/make-report-file.server';
import { remindOfFilings } from '~/areas/returns/remind-of-filings.server';
import { remindOfDistanceTaxes } from '~/areas/distance-taxes/remind-of-distance-taxes.server';
import { sweepReportFiles } from '~/areas/returns/sweep-report-files.server';
import { takeDroppedFiles } from '~/areas/imports/take-dropped-files.server';
import { dropRoot } from '~/platform/drop-folder/drop-root.server';
import { tellOfNewRates } from '~/areas/returns/tell-of-new-rates.server';
import { sweepAttachments } from '~/areas/support/sweep-attachments.server';
import { sweepTrash } from '~/areas/trash/sweep-trash.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { calculateRoutes } from '~/areas/trips/calculate-routes.server';
import { findOtherRoads } from '~/areas/trips/other-roads.server';
import { resumeRoutes } from '~/areas/trips/queue-routes.server';
import { deliverWebhook } from '~/areas/webhooks/deliver-webhook.server';
import { sweepWebhooks } from '~/areas/webhooks/manage-webhooks.server';
import { env } from '~/config/env.server';
import { keepBackups, tryRestores } from '~/platform/backup/backup-jobs.server';
import type { Ctx } from '~/platform/context';
import { directUrl } from '~/platform/database/direct-url.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { jobCatalog, type JobName, type JobPayload } from '~/platform/jobs/catalog';
import { reviveLostJobs } from '~/platform/jobs/revive-lost-jobs.server';
import { jobContext, type JobRun } from './context';

/** A use case as a job: the parsed payload, and whether a further attempt follows if this one fails. */
type Handler<N extends JobName> = (ctx: Ctx<SystemScope>, input: JobPayload<N> & JobRun) => Promise<unknown>;

/** The address is the worker's own: where the program runs its database itself, no setting names it. */
const backupWork = (ctx: Ctx<SystemScope>) => ({
  scope: ctx.scope,
  clock: ctx.clock,
  log: ctx.log,
  url: directUrl(),
  config: env(),
});

/** Which use case does the work of each job of the catalog. */
const handlers: { [N in JobName]: Handler<N> } = {
  answerMailRequest,
  calculateDemoRoute,
  calculateRoute,
  calculateRoutes: (ctx, { jobId, carrierId, lane }) => calculateRoutes(ctx, { carrierId, lane }, jobId),
  copyBilling: copyAccount,
  deliverWebhook,
  endBilling,
  expireCalculations: (ctx) => expireCalculations(ctx),
  exportCarrierData,
  fetchRates: (ctx) => fetchRates(ctx),
  fillDemoCarrier,
  fillSandbox,
  findOtherRoads,
  followGrace: async (ctx) => {
    await followAllGrace(ctx);
    await followPauses(ctx);
    await sendReminders(ctx);
  },
  keepBackups: (ctx) => keepBackups(backupWork(ctx)),
  mailPlanUsage,
  makeReportFile,
  processBillingEvent: processEvent,
  pullConnections: (ctx) => pullConnections(ctx),
  pullMiles,
  readDocument,
  readReceipt: readUploadedReceipt,
  reconcileBilling: (ctx) => reconcileBilling(ctx),
  remindOfFilings: async (ctx) => {
    await remindOfFilings(ctx);
    await remindOfDistanceTaxes(ctx);
  },
  reviveLostJobs: async (ctx) => {
    await reviveLostJobs(ctx);
    await resumeRoutes(ctx);
  },
  runImport,
  sendMail,
  sweepAccounts: async (ctx) => {
    await sweepAccounts(ctx);
    await sweepTrash(ctx);
    await sweepAttachments(ctx);
  },
  sweepIdempotentAnswers: (ctx) => sweepIdempotentAnswers(ctx),
  sweepImports: (ctx) => sweepImports(ctx),
  sweepOrphanFiles: (ctx) => sweepOrphanFiles(ctx),
  sweepReportFiles: (ctx) => sweepReportFiles(ctx),
  sweepWebhooks: (ctx) => sweepWebhooks(ctx),
  syncPackages: (ctx) => syncPackages(ctx),
  takeDroppedFiles: (ctx) => takeDroppedFiles(ctx, dropRoot(env())),
  tellOfNewRates,
  tryRestores: (ctx) => tryRestores(backupWork(ctx)),
};

function asTask<N extends JobName>(name: N, handler: Handler<N>): Task {
  return async (raw: unknown, { job, abortSignal: stopSignal }: JobHelpers) => {
    const run = {
      jobId: String(job.id),
      attempt: job.attempts,
      isLastAttempt: job.attempts >= job.max_attempts,
      stopSignal,
    };
    const ctx = jobContext(name, run);
    try {
      const payload = jobCatalog[name].payload.parse(raw) as JobPayload<N>;
      await handler(ctx, { ...payload, ...run });
    } catch (error) {
      if (stopSignal?.aborted && error === stopSignal.reason) {
        ctx.log.info('a job was left: the worker stops');
        throw error;
      }
      const level = run.isLastAttempt ? 'error' : 'warn';
      ctx.log[level]({ err: error, attempt: job.attempts }, 'job failed');
      throw error;
    }
  };
}

export const taskList: TaskList = Object.fromEntries(
  Object.entries(handlers).map(([name, handler]) => [
    name,
    asTask(name as JobName, handler as Handler<JobName>),
  ]),
);
