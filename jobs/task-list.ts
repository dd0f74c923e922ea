import type { TaskList } from 'graphile-worker';
import type { JobName } from './catalog';
import { asTask, type Handler } from './task';
import { answerMailRequest } from './tasks/answer-mail-request';
import { calculateDemoRoute } from './tasks/calculate-demo-route';
import { calculateRoute } from './tasks/calculate-route';
import { exportCarrierData } from './tasks/export-carrier-data';
import { expireCalculations } from './tasks/expire-calculations';
import { fetchRates } from './tasks/fetch-rates';
import { fillDemoCarrier } from './tasks/fill-demo-carrier';
import { remindOfFilings } from './tasks/remind-of-filings';
import { sweepReportFiles } from './tasks/sweep-report-files';
import { makeReportFile } from './tasks/make-report-file';
import { readDocument } from './tasks/read-document';
import { copyBilling } from './tasks/copy-billing';
import { followGrace } from './tasks/follow-grace';
import { processBillingEvent } from './tasks/process-billing-event';
import { reconcileBilling } from './tasks/reconcile-billing';
import { syncPackages } from './tasks/sync-packages';
import { sendMail } from './tasks/send-mail';
import { sweepOrphanFiles } from './tasks/sweep-orphan-files';
import { reviveLostJobs } from './tasks/revive-lost-jobs';
import { runImport } from './tasks/run-import';
import { deliverWebhook } from './tasks/deliver-webhook';
import { sweepWebhooks } from './tasks/sweep-webhooks';
import { sweepImports } from './tasks/sweep-imports';
import { sweepAccounts } from './tasks/sweep-accounts';
import { sweepIdempotentAnswers } from './tasks/sweep-idempotent-answers';
import { tellOfNewRates } from './tasks/tell-of-new-rates';

const handlers: { [N in JobName]: Handler<N> } = {
  calculateDemoRoute,
  calculateRoute,
  expireCalculations,
  fetchRates,
  fillDemoCarrier,
  sendMail,
  answerMailRequest,
  exportCarrierData,
  processBillingEvent,
  copyBilling,
  syncPackages,
  reconcileBilling,
  followGrace,
  reviveLostJobs,
  sweepAccounts,
  sweepIdempotentAnswers,
  makeReportFile,
  remindOfFilings,
  tellOfNewRates,
  sweepReportFiles,
  sweepOrphanFiles,
  readDocument,
  runImport,
  sweepImports,
  deliverWebhook,
  sweepWebhooks,
};

export const taskList: TaskList = Object.fromEntries(
  Object.entries(handlers).map(([name, handler]) => [
    name,
    asTask(name as JobName, handler as Handler<JobName>),
  ]),
);
