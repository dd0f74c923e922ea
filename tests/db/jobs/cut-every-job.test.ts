import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { answerMailRequest } from '~/areas/accounts/request-mail.server';
import { sweepIdempotentAnswers } from '~/areas/api/sweep-idempotent-answers.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { reconcileBilling } from '~/areas/billing/reconcile.server';
import { syncPackages } from '~/areas/billing/sync-packages.server';
import { expireCalculations } from '~/areas/calculator/expire-calculations.server';
import { pullConnections } from '~/areas/connections/pull-connections.server';
import { leaveConfirmation } from '~/areas/demo/fill-demo-carrier.server';
import { sweepOrphanFiles } from '~/areas/documents/sweep-orphan-files.server';
import { readUploadedReceipt } from '~/areas/fuel/read-uploaded-receipt.server';
import { uploadReceipts } from '~/areas/fuel/upload-receipts.server';
import { importFileKey } from '~/areas/imports/import-file';
import { sweepImports } from '~/areas/imports/sweep-imports.server';
import { fetchRates } from '~/areas/rates/fetch-rates.server';
import { storageKeyOf } from '~/areas/returns/report-files.server';
import { sweepReportFiles } from '~/areas/returns/sweep-report-files.server';
import { keepAttachment } from '~/areas/support/keep-attachment.server';
import { sweepAttachments } from '~/areas/support/sweep-attachments.server';
import { sweepTrash } from '~/areas/trash/sweep-trash.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { calculateRoutes } from '~/areas/trips/calculate-routes.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { findOtherRoads } from '~/areas/trips/other-roads.server';
import { queueRoutes } from '~/areas/trips/queue-routes.server';
import { sweepWebhooks } from '~/areas/webhooks/manage-webhooks.server';
import type { Ctx } from '~/platform/context';
import { carrierScope, inTransaction, systemScope, type SystemScope } from '~/platform/database/scope.server';
import { jobCatalog, type JobName } from '~/platform/jobs/catalog';
import { reviveLostJobs } from '~/platform/jobs/revive-lost-jobs.server';
import { httpRateSource } from '~/platform/rate-source/http-rate-source.server';
import { memoryStorage } from '~/platform/storage/disk.server';
import { atEnd } from '../../factories/at-end';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { cutAnywhere, killedProcess, type CutWork } from '../../factories/cut-line';
import { engineOf } from '../../factories/fleet';
import { receiptPdf } from '../../factories/receipt-pictures';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';
import { RECEIPTS } from '../../fixtures/fuel-receipts/receipts';
import { officialCsv, shippedRows } from '../../fixtures/rates/official-layout';

/** Every job of the catalog is killed somewhere: here before each of its statements in turn, or in the test that is named. */

const DAY = 86_400_000;
const database = await testDatabase();
const { prisma: db } = database;
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
const storage = memoryStorage();
/** Another file each time: what was fetched once is never kept again. */
let edition = 0;
const rateServer = createServer((request, response) => {
  const [, quarter = '3'] = /(\d)Q2026/.exec(request.url ?? '') ?? [];
  response.end(
    officialCsv({ year: 2026, quarter: Number(quarter) as 3 | 4 }, shippedRows('2026Q2')) +
      '\n'.repeat(edition),
  );
}).listen(0, '127.0.0.1');
await once(rateServer, 'listening');
atEnd(() => void rateServer.close());
const given = {
  clock,
  billing: stripe.provider,
  storage,
  routingEngine: engineOf(),
  rateSource: httpRateSource({
    url: `http://127.0.0.1:${(rateServer.address() as AddressInfo).port}/{quarter}Q{year}.csv`,
  }),
};
const ctxOf = (account: Account) => testContext(account.scope, given);
const before = (days: number) => new Date(clock.now().getTime() - days * DAY);

interface Case {
  begin: () => Promise<CutWork<Ctx<SystemScope>>>;
  /** Of long work it is cut at every so many statements. */
  step?: number;
}

const keysOf = async (carrierId: string): Promise<number> =>
  storage.keys().filter((key) => key.includes(carrierId)).length;

/** Jobs about something, by their task. */
const jobsAbout = async (text: string): Promise<string[]> =>
  (
    await db.$queryRaw<{ task: string }[]>`
      SELECT t.identifier AS task FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE j.payload::text LIKE ${`%${text}%`} ORDER BY 1`
  ).map(({ task }) => task);

async function tripOf(account: Account): Promise<{ tripId: number; routeRevision: number }> {
  const made = await createTrip(ctxOf(account), {
    date: '2026-11-02',
    stops: [
      { city: 'Dallas', state: 'TX', zip: '' },
      { city: 'Tulsa', state: 'OK', zip: '' },
    ],
  });
  if (!made.ok) throw new Error(made.failure.message);
  return { tripId: made.value.id, routeRevision: made.value.routeRevision };
}
const tripState = async ({ carrierId }: Account) => ({
  trips: (await db.trip.findMany({ where: { carrierId }, orderBy: { id: 'asc' } })).map(
    ({ routeStatus }) => routeStatus,
  ),
  states: await db.tripJurisdiction.count({ where: { carrierId } }),
  routes: await db.tripRoute.count({ where: { trip: { carrierId } } }),
  ways: (await db.tripRoute.findMany({ where: { trip: { carrierId } } })).map(
    ({ alternatives }) => (alternatives as unknown[]).length,
  ),
  backlog: await db.routeBacklog.count({ where: { carrierId } }),
  deliveries: await db.webhookDelivery.count({ where: { carrierId } }),
});

async function endpointOf({ carrierId, userId }: Account, events: string[]): Promise<string> {
  const id = randomUUID();
  const [secret, ending] = [new Uint8Array(8), 'abcd'];
  const url = 'https://example.com/hook';
  await db.webhookEndpoint.create({
    data: { id, carrierId, createdBy: userId, url, events, secret, ending },
  });
  return id;
}

let clicks = 0;
/** Two subscriptions at the provider, of which the second was never wanted. */
async function paidTwice(): Promise<{ account: Account; customerId: string }> {
  const account = await makeAccount(db);
  await db.billingAccount.create({ data: { carrierId: account.carrierId, trialUsedAt: clock.now() } });
  const chosen = await choosePlan(ctxOf(account), {
    packageId: 'ic_basic',
    token: 'tok_visa',
    cardId: '',
    couponId: '',
    authorized: true,
    key: `cut-job-${(clicks += 1)}`,
  });
  expect(chosen).toMatchObject({ ok: true });
  const customerId = (await readBilling(account.scope)).account?.customerId ?? '';
  const [first] = Object.values(stripe.state.subscriptions).filter(({ customer }) => customer === customerId);
  clock.advance(60_000);
  const second = await stripe.call('POST', '/v1/subscriptions', {
    customer: customerId,
    'items[0][price]': first?.item.price ?? '',
    default_payment_method: first?.defaultPaymentMethod ?? '',
  });
  expect(second.status).toBe(200);
  return { account, customerId };
}

const cases: Record<JobName, Case | string> = {
  answerMailRequest: {
    begin: async () => {
      const { userId, email } = await makeAccount(db);
      const requestId = randomUUID();
      return {
        run: (ctx) => answerMailRequest(ctx, { kind: 'sign-in-code', email, requestId }),
        state: () => db.mailMessage.count({ where: { userId } }),
      };
    },
  },
  calculateDemoRoute: 'tests/http/worker-killed.test.ts',
  calculateRoute: {
    begin: async () => {
      const account = await makeAccount(db);
      await endpointOf(account, ['trip.route_ready']);
      const trip = await tripOf(account);
      return {
        run: (ctx) => calculateRoute(ctx, { ...trip, isLastAttempt: false }),
        state: () => tripState(account),
      };
    },
  },
  calculateRoutes: {
    step: 7,
    begin: async () => {
      const account = await makeAccount(db, { planPackageId: 'ic_advanced' });
      await endpointOf(account, ['trip.route_ready']);
      const { carrierId, scope } = account;
      const { tripId } = await tripOf(account);
      const { stops } = await db.trip.findUniqueOrThrow({ where: { id: tripId } });
      const rows = await db.trip.createManyAndReturn({
        data: Array.from({ length: 12 }, (_, index) => ({
          carrierId,
          date: new Date('2026-08-05'),
          endDate: new Date(index % 2 ? '2026-08-05' : '2026-10-05'),
          quarterKey: index % 2 ? 20263 : 20264,
          stops: stops ?? [],
        })),
        select: { id: true },
      });
      await inTransaction(scope, (inside) =>
        queueRoutes(
          inside,
          rows.map(({ id }) => ({ tripId: Number(id), routeRevision: 1 })),
        ),
      );
      const jobs = await db.$queryRaw<{ id: string; lane: number }[]>`
        SELECT id::text, (payload->>'lane')::int AS lane FROM graphile_worker._private_jobs
         WHERE payload->>'carrierId' = ${carrierId} AND key LIKE 'trip-routes:%' ORDER BY id`;
      return {
        run: async (ctx) => {
          // As in the queue: what another one still holds, or a killed one did a moment ago, comes again.
          do for (const { id, lane } of jobs) await calculateRoutes(ctx, { carrierId, lane }, id);
          while ((await db.routeBacklog.count({ where: { carrierId } })) > 0);
        },
        state: async () => ({ ...(await tripState(account)), jobs: await jobsAbout(carrierId) }),
      };
    },
  },
  copyBilling: 'tests/db/jobs/cut-anywhere.test.ts',
  deliverWebhook: 'tests/http/webhooks/webhooks-live.test.ts',
  endBilling: 'tests/db/jobs/cut-anywhere.test.ts',
  expireCalculations: {
    begin: async () => {
      const uid = randomUUID().slice(0, 6);
      await db.calculation.create({ data: { uid, stops: [], quarterKey: 20264, expiresAt: before(1) } });
      return { run: expireCalculations, state: () => db.calculation.count() };
    },
  },
  exportCarrierData: 'tests/db/jobs/cut-anywhere.test.ts',
  fetchRates: {
    begin: async () => {
      edition += 1;
      const known = await db.rateFile.count();
      return { run: fetchRates, state: async () => (await db.rateFile.count()) - known };
    },
  },
  // Its trips and fuel are killed in the middle in tests/http/worker-killed.test.ts; this is what it ends with.
  fillDemoCarrier: {
    begin: async () => {
      const account = await makeAccount(db);
      const { carrierId, userId } = account;
      return {
        run: ({ scope, ...ports }) =>
          leaveConfirmation(
            { ...ports, scope: carrierScope({ carrierId, userId, role: 'owner' }, scope.db) },
            '2026-11-21',
          ),
        state: async () => ({
          documents: (await db.document.findMany({ where: { carrierId } })).map(({ status }) => status),
          reads: await jobsAbout(carrierId),
        }),
      };
    },
  },
  fillSandbox: 'tests/http/sandbox.test.ts',
  findOtherRoads: {
    begin: async () => {
      const account = await makeAccount(db);
      const trip = await tripOf(account);
      await calculateRoute(testContext(database.system, given), { ...trip, isLastAttempt: false });
      await db.tripRoute.update({ where: { tripId: trip.tripId }, data: { alternatives: [] } });
      return { run: (ctx) => findOtherRoads(ctx, trip), state: () => tripState(account) };
    },
  },
  followGrace: 'tests/db/jobs/cut-anywhere.test.ts',
  keepBackups: 'tests/http/backup-elsewhere.test.ts',
  mailPlanUsage: 'tests/db/jobs/cut-anywhere.test.ts',
  makeReportFile: 'tests/db/jobs/cut-anywhere.test.ts',
  processBillingEvent: 'tests/db/jobs/cut-anywhere.test.ts',
  pullConnections: {
    begin: async () => {
      await db.telematicsConnection.deleteMany();
      const { carrierId, userId } = await makeAccount(db);
      const connection = await db.telematicsConnection.create({
        data: {
          id: randomUUID(),
          carrierId,
          createdBy: userId,
          system: 'samsara',
          access: new Uint8Array(8),
          hint: '',
        },
      });
      const month = { carrierId, connectionId: connection.id, askedAt: before(1) };
      await db.telematicsMonth.createMany({
        data: [
          { ...month, id: randomUUID(), monthKey: 202609, status: 'importing' },
          { ...month, id: randomUUID(), monthKey: 202610, status: 'done', revision: 3 },
        ],
      });
      return {
        run: pullConnections,
        state: async () => ({
          months: (
            await db.telematicsMonth.findMany({ where: { carrierId }, orderBy: { monthKey: 'asc' } })
          ).map(({ monthKey, status, revision }) => [monthKey, status, revision]),
          jobs: await jobsAbout(carrierId),
        }),
      };
    },
  },
  pullMiles: 'tests/http/connections/worker-killed.test.ts',
  readDocument: 'tests/http/documents-killed.test.ts',
  readReceipt: {
    begin: async () => {
      const account = await makeAccount(db);
      await endpointOf(account, ['receipt.ready', 'receipt.failed']);
      const bytes = await receiptPdf([...(RECEIPTS[0]?.lines ?? []), randomUUID()]);
      const taken = await uploadReceipts(ctxOf(account), [{ name: 'pilot.pdf', bytes }]);
      const receiptId = taken.ok ? (taken.value[0]?.id ?? '') : '';
      const { carrierId } = account;
      return {
        run: (ctx) => readUploadedReceipt(ctx, { carrierId, receiptId, revision: 1, isLastAttempt: false }),
        state: async () => {
          const { readStatus, problem, readRevision } = await db.receipt.findFirstOrThrow({
            where: { carrierId },
          });
          return {
            readStatus,
            problem,
            readRevision,
            told: await db.webhookDelivery.count({ where: { carrierId } }),
          };
        },
      };
    },
  },
  reconcileBilling: {
    step: 5,
    begin: async () => {
      await db.billingAccount.deleteMany();
      const { account, customerId } = await paidTwice();
      return {
        run: reconcileBilling,
        state: async () => ({
          plan: (await db.carrier.findUniqueOrThrow({ where: { id: account.carrierId } })).planPackageId,
          mails: (await db.mailMessage.findMany({ where: { carrierId: account.carrierId } })).map(
            ({ kind, params }) => `${kind} ${String((params as { step?: string }).step)}`,
          ),
          subscriptions: Object.values(stripe.state.subscriptions)
            .filter(({ customer }) => customer === customerId)
            .map(({ status }) => status),
          charged: Object.values(stripe.state.invoices)
            .filter(({ customer }) => customer === customerId)
            .map(({ status, paidCents, refundedCents }) => `${status} ${paidCents} ${refundedCents ?? 0}`),
        }),
      };
    },
  },
  remindOfFilings: 'tests/db/jobs/cut-anywhere.test.ts',
  reviveLostJobs: {
    begin: async () => {
      const uid = randomUUID().slice(0, 6);
      await db.calculation.create({
        data: { uid, stops: [], quarterKey: 20264, expiresAt: new Date(Date.now() + DAY) },
      });
      await db.$executeRaw`
        SELECT graphile_worker.add_job('calculateDemoRoute', json_build_object('uid', ${uid}::text, 'revision', 1), max_attempts => 4, job_key => ${uid}::text)`;
      await db.$executeRaw`
        UPDATE graphile_worker._private_jobs SET attempts = max_attempts, run_at = now() - interval '1 hour', updated_at = now() - interval '1 hour',
               created_at = now() - interval '1 hour' WHERE key = ${uid}`;
      return {
        run: reviveLostJobs,
        state: () => db.$queryRaw`
          SELECT attempts::int, max_attempts::int, run_at > now() - interval '1 minute' AS soon FROM graphile_worker._private_jobs WHERE key = ${uid}`,
      };
    },
  },
  runImport: 'tests/http/imports/import-killed.test.ts',
  sendMail: 'tests/faults/random-kills.test.ts',
  sweepAccounts: {
    begin: async () => {
      const account = await makeAccount(db);
      const kept = await keepAttachment(ctxOf(account), { name: 'a.txt', bytes: new Uint8Array([1]) });
      if (!kept.ok) throw new Error(kept.failure.message);
      const { carrierId, userId } = account;
      await db.attachment.updateMany({ where: { carrierId }, data: { createdAt: before(2) } });
      await db.trashItem.create({
        data: {
          carrierId,
          batchId: randomUUID(),
          kind: 'trip',
          recordId: '1',
          label: '',
          rows: {},
          deletedBy: userId,
          deletedAt: before(40),
        },
      });
      return {
        run: async (ctx) => {
          await sweepTrash(ctx);
          await sweepAttachments(ctx);
          // What a killed run left goes with the files that have no row, a day later.
          await sweepOrphanFiles(ctx);
          await sweepOrphanFiles({ ...ctx, clock: testClock('2026-11-23T15:00:00Z') });
        },
        state: async () => ({
          trash: await db.trashItem.count({ where: { carrierId } }),
          attachments: await db.attachment.count({ where: { carrierId } }),
          files: await keysOf(carrierId),
        }),
      };
    },
  },
  sweepIdempotentAnswers: {
    begin: async () => {
      const id = () => new Uint8Array(Buffer.from(randomUUID()));
      const answer = { fingerprint: id(), lockedUntil: before(3) };
      await db.idempotentAnswer.createMany({
        data: [
          { ...answer, id: id(), expiresAt: before(2) },
          { ...answer, id: id(), expiresAt: before(-2) },
        ],
      });
      return {
        run: sweepIdempotentAnswers,
        state: async () => {
          const left = await db.idempotentAnswer.count({ where: { expiresAt: { lt: clock.now() } } });
          await db.idempotentAnswer.deleteMany();
          return left;
        },
      };
    },
  },
  sweepImports: {
    begin: async () => {
      const { carrierId, userId } = await makeAccount(db);
      const id = randomUUID();
      await db.dataImport.create({
        data: {
          id,
          carrierId,
          createdBy: userId,
          kind: 'fuel',
          fileName: 'f.csv',
          sizeBytes: 1,
          sha256: 'x',
          createdAt: before(31),
        },
      });
      await storage.put(importFileKey(carrierId, id), new Uint8Array([1]));
      return {
        run: async (ctx) => {
          await sweepImports(ctx);
          await sweepOrphanFiles(ctx);
          await sweepOrphanFiles({ ...ctx, clock: testClock('2026-11-23T15:00:00Z') });
        },
        state: async () => ({
          imports: await db.dataImport.count({ where: { carrierId } }),
          files: await keysOf(carrierId),
        }),
      };
    },
  },
  sweepOrphanFiles: {
    begin: async () => {
      const carrierId = randomUUID();
      await storage.put(`receipts/${carrierId}/${randomUUID()}`, new Uint8Array([1]));
      return {
        run: async (ctx) => {
          await sweepOrphanFiles(ctx);
          await sweepOrphanFiles({ ...ctx, clock: testClock('2026-11-23T15:00:00Z') });
        },
        state: async () => ({ files: await keysOf(carrierId), noted: await db.orphanFile.count() }),
      };
    },
  },
  sweepReportFiles: {
    begin: async () => {
      const { carrierId, userId } = await makeAccount(db);
      const id = randomUUID();
      await db.reportFile.create({
        data: {
          id,
          carrierId,
          userId,
          kind: 'pdf',
          params: {},
          fingerprint: randomUUID(),
          fileName: 'r.pdf',
          contentType: 'application/pdf',
          expiresAt: before(1),
        },
      });
      await storage.put(storageKeyOf(carrierId, id), new Uint8Array([1]));
      return {
        run: sweepReportFiles,
        state: async () => ({
          rows: await db.reportFile.count({ where: { carrierId } }),
          files: await keysOf(carrierId),
        }),
      };
    },
  },
  sweepWebhooks: {
    begin: async () => {
      const account = await makeAccount(db);
      const { carrierId } = account;
      const endpointId = await endpointOf(account, ['report.ready']);
      await db.webhookDelivery.create({
        data: {
          id: randomUUID(),
          carrierId,
          endpointId,
          eventId: randomUUID(),
          type: 'report.ready',
          body: '{}',
          createdAt: before(400),
        },
      });
      await db.webhookFormerSecret.create({
        data: { carrierId, endpointId, until: before(1), secret: new Uint8Array(8) },
      });
      return {
        run: sweepWebhooks,
        state: async () => ({
          deliveries: await db.webhookDelivery.count({ where: { carrierId } }),
          secrets: await db.webhookFormerSecret.count({ where: { carrierId } }),
        }),
      };
    },
  },
  syncPackages: {
    step: 4,
    begin: async () => {
      for (const one of ['prices', 'products'] as const)
        for (const id of Object.keys(stripe.state[one])) delete stripe.state[one][id];
      await db.billingPackage.updateMany({ data: { priceId: null, productId: null, isLive: null } });
      return {
        run: syncPackages,
        state: async () => ({
          prices: Object.values(stripe.state.prices)
            .map(({ lookupKey, active }) => `${lookupKey} ${active}`)
            .sort(),
          known: (await db.billingPackage.findMany({ orderBy: { id: 'asc' } })).map(
            ({ id, priceId, priceCents }) => [id, priceCents, priceId !== null],
          ),
        }),
      };
    },
  },
  takeDroppedFiles: 'tests/http/imports/arrived-files.test.ts',
  tellOfNewRates: 'tests/db/jobs/cut-anywhere.test.ts',
  tryRestores: 'tests/http/backup-elsewhere.test.ts',
};

describe('a job that is killed before any of its statements and run again', { timeout: 300_000 }, () => {
  it('is each of the catalog', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(jobCatalog).sort());
    const elsewhere = Object.values(cases).filter((one) => typeof one === 'string');
    expect(elsewhere.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(
    Object.entries(cases).flatMap(([name, one]) => (typeof one === 'string' ? [] : [[name, one] as const])),
  )('leaves what it leaves when it is not: %s', async (_name, { begin, step = 1 }) => {
    const freeLocks = () => db.billingAccount.updateMany({ data: { turnHolder: null, turnUntil: null } });
    const process = () =>
      killedProcess(database.url, ({ prisma }) => testContext(systemScope(prisma), given));
    const next = testContext(database.system, given);
    expect(await cutAnywhere(process, next, begin, { step, freeLocks })).toBeGreaterThan(0);
  });
});
