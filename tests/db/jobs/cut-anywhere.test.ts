import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startExport } from '~/areas/accounts/download-everything.server';
import { exportCarrierData } from '~/areas/accounts/export-carrier-data.server';
import { sweepAccounts } from '~/areas/accounts/sweep-accounts.server';
import { choosePlan } from '~/areas/billing/choose-plan.server';
import { readBilling } from '~/areas/billing/data/billing-account.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { endBilling, wantBillingEnd } from '~/areas/billing/end-billing.server';
import { processEvent } from '~/areas/billing/process-event.server';
import { receiveWebhook } from '~/areas/billing/receive-webhook.server';
import { copyAccount } from '~/areas/billing/second-subscription.server';
import { mailPlanUsage, sendReminders } from '~/areas/billing/send-reminders.server';
import { remindOfFilings } from '~/areas/returns/remind-of-filings.server';
import { requestFile } from '~/areas/returns/report-files.server';
import { makeReportFile } from '~/areas/returns/make-report-file.server';
import { tellOfNewRates } from '~/areas/returns/tell-of-new-rates.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import type { Ctx } from '~/platform/context';
import { openDatabase } from '~/platform/database/db.server';
import { systemScope, type SystemScope } from '~/platform/database/scope.server';
import { memoryStorage } from '~/platform/storage/disk.server';
import { atEnd } from '../../factories/at-end';
import { testStripe } from '../../factories/billing';
import { testClock, testContext } from '../../factories/context';
import { cutAnywhere as cutWork, cutLine, type CutWork } from '../../factories/cut-line';
import { fleetCtx } from '../../factories/fleet';
import { giveThreeStates } from '../../factories/quarter-records';
import { makeAccount, type Account } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** Jobs whose process is killed before each of their statements in turn, and that are then run again: as if nothing had been. */

const DAY = 86_400_000;
const database = await testDatabase();
const { prisma: db } = database;
const line = await cutLine(database.url);
const doomed = openDatabase(line.url, 3);
atEnd(() => doomed.close());
const clock = testClock('2026-11-21T15:00:00Z');
const stripe = await testStripe(clock);
const storage = memoryStorage();
const given = { clock, billing: stripe.provider, storage };
const system = testContext(database.system, given);
const ctxOf = (account: Account) => testContext(account.scope, given);

/** What a killed process holds is free after some seconds: here at once. */
const freeLocks = () => db.billingAccount.updateMany({ data: { turnHolder: null, turnUntil: null } });

const cutAnywhere = (begin: () => Promise<CutWork<Ctx<SystemScope>>>, step = 1): Promise<number> => {
  const context = testContext(systemScope(doomed.prisma), given);
  return cutWork(() => Promise.resolve({ line, context }), system, begin, { step, freeLocks });
};

const mailsTo = async (carrierId: string) => {
  const mails = await db.mailMessage.findMany({ where: { carrierId } });
  const jobs = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker._private_jobs WHERE payload->>'messageId' = ANY(${mails.map(({ id }) => id)})`;
  return {
    mails: mails.map(({ kind, params }) => `${kind} ${String((params as { step?: string }).step)}`).sort(),
    jobs: jobs[0]?.count,
  };
};

let clicks = 0;
async function subscriber(): Promise<{ account: Account; accountId: string; customerId: string }> {
  const account = await makeAccount(db);
  await db.billingAccount.create({ data: { carrierId: account.carrierId, trialUsedAt: clock.now() } });
  const chosen = await choosePlan(ctxOf(account), {
    packageId: 'ic_basic',
    token: 'tok_visa',
    cardId: '',
    couponId: '',
    authorized: true,
    key: `cut-${(clicks += 1)}`,
  });
  expect(chosen).toMatchObject({ ok: true });
  const { account: billing } = await readBilling(account.scope);
  return { account, accountId: billing?.id ?? '', customerId: billing?.customerId ?? '' };
}
const subscriptionsOf = (customerId: string) =>
  Object.values(stripe.state.subscriptions).filter(({ customer }) => customer === customerId);
const paidBy = (customerId: string) =>
  Object.values(stripe.state.invoices)
    .filter(({ customer }) => customer === customerId)
    .map(({ status, paidCents }) => `${status} ${paidCents}`);
const billingState = async ({ account, customerId }: Awaited<ReturnType<typeof subscriber>>) => {
  const { subscription, invoices } = await readBilling(account.scope);
  return {
    ...(await mailsTo(account.carrierId)),
    plan: (await readPlanUsage(account.scope, clock.now())).plan.packageId,
    known: subscription?.status,
    invoices: invoices.map(({ status, paidCents }) => `${status} ${paidCents}`),
    charged: paidBy(customerId),
  };
};

/** Takes the last message of a type about a customer in, as it comes by HTTP. */
async function received(customerId: string, type: string): Promise<string> {
  const event = stripe.state.events.findLast(
    (one) => one.type === type && JSON.stringify(one).includes(customerId),
  );
  const { body, signature } = await stripe.sign(event?.id ?? '');
  expect(await receiveWebhook(system, { rawBody: body, signature })).toMatchObject({ ok: true });
  return event?.id ?? '';
}

describe('a job that is cut off before any of its statements and run again', { timeout: 600_000 }, () => {
  it('writes of a plan that is nearly used up once (mailPlanUsage)', async () => {
    const lines = { entry: 'odometer', stateLines: [{ state: 'TX', odometer: '1' }], odometerEnd: '2' };
    const cuts = await cutAnywhere(async () => {
      const account = await makeAccount(db, { planPackageId: 'ic_free' });
      for (let trip = 0; trip < 8; trip += 1)
        expect((await createTrip(fleetCtx(account.scope), { date: '2026-11-02', ...lines })).ok).toBe(true);
      return {
        run: (ctx) => mailPlanUsage(ctx, { carrierId: account.carrierId }),
        state: () => mailsTo(account.carrierId),
      };
    });
    expect(cuts).toBeGreaterThan(5);
  });

  it('takes a plan away that was ended at the provider, once (processBillingEvent)', async () => {
    const cuts = await cutAnywhere(async () => {
      const one = await subscriber();
      await stripe.call('DELETE', `/v1/subscriptions/${subscriptionsOf(one.customerId)[0]?.id}`);
      const eventId = await received(one.customerId, 'customer.subscription.deleted');
      return {
        run: (ctx) => processEvent(ctx, { eventId, isLastAttempt: false }),
        state: async () => ({
          ...(await billingState(one)),
          event: (await db.billingEvent.findUniqueOrThrow({ where: { id: eventId } })).status,
        }),
      };
    }, 3);
    expect(cuts).toBeGreaterThan(10);
  });

  it('tells of a payment that failed once (processBillingEvent)', async () => {
    const cuts = await cutAnywhere(async () => {
      const one = await subscriber();
      const card = stripe.state.cards[subscriptionsOf(one.customerId)[0]?.defaultPaymentMethod ?? ''];
      if (card) card.behavior = 'declined-at-charge';
      clock.advance(31 * DAY);
      await stripe.local.moveClock(0);
      const eventId = await received(one.customerId, 'invoice.payment_failed');
      return {
        run: (ctx) => processEvent(ctx, { eventId, isLastAttempt: false }),
        state: async () => {
          const state = await billingState(one);
          await stripe.call('DELETE', `/v1/subscriptions/${subscriptionsOf(one.customerId)[0]?.id}`);
          return state;
        },
      };
    }, 3);
    expect(cuts).toBeGreaterThan(10);
  });

  it('ends a plan with its carrier once, and charges nothing more (endBilling, copyBilling)', async () => {
    for (const how of ['now', 'period-end'] as const) {
      const cuts = await cutAnywhere(async () => {
        const one = await subscriber();
        await wantBillingEnd(system, [one.account.carrierId], how);
        return {
          run: async (ctx) => {
            await endBilling(ctx, { accountId: one.accountId });
            await copyAccount(ctx, { accountId: one.accountId });
          },
          state: async () => ({
            ...(await billingState(one)),
            ends: subscriptionsOf(one.customerId).map(({ status, cancelAtPeriodEnd }) => [
              status,
              cancelAtPeriodEnd,
            ]),
          }),
        };
      }, 4);
      expect(cuts).toBeGreaterThan(10);
    }
  });

  it('writes each receipt once (followGrace)', async () => {
    await cutAnywhere(async () => {
      const one = await subscriber();
      return { run: (ctx) => sendReminders(ctx, one.accountId), state: () => billingState(one) };
    }, 2);
  });

  it('makes a download of everything, and writes of it once (exportCarrierData)', async () => {
    const cuts = await cutAnywhere(async () => {
      const account = await makeAccount(db);
      await db.equipment.create({ data: { carrierId: account.carrierId, unit: 'T-1' } });
      const started = await startExport(ctxOf(account));
      const exportId = started.ok ? started.value.exportId : '';
      return {
        run: (ctx) => exportCarrierData(ctx, { exportId, isLastAttempt: false }),
        state: async () => {
          const { status, progress, sizeBytes } = await db.dataExport.findUniqueOrThrow({
            where: { id: exportId },
          });
          const [kept] = await db.$queryRaw<{ bytes: number }[]>`
            SELECT sum(length(bytes))::int AS bytes FROM data_export_chunk WHERE "exportId" = ${exportId}::uuid`;
          return {
            ...(await mailsTo(account.carrierId)),
            status,
            progress,
            isWhole: kept?.bytes === Number(sizeBytes),
          };
        },
      };
    }, 13);
    expect(cuts).toBeGreaterThan(20);
  });

  it('makes a file whole and tells of it once (makeReportFile)', async () => {
    const cuts = await cutAnywhere(async () => {
      const account = await makeAccount(db);
      await giveThreeStates(account.scope);
      const endpoint = await db.webhookEndpoint.create({
        data: {
          id: randomUUID(),
          carrierId: account.carrierId,
          createdBy: account.userId,
          url: 'https://example.com/hook',
          events: ['report.ready'],
          secret: new Uint8Array(8),
          ending: 'abcd',
        },
      });
      const file = await requestFile(ctxOf(account), {
        kind: 'excel',
        quarterKey: 20263,
        params: {},
        content: 'the same',
        fileName: 'ifta.xlsx',
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        keptDays: 30,
      });
      const { carrierId } = account;
      return {
        run: (ctx) => makeReportFile(ctx, { carrierId, fileId: file.id, isLastAttempt: false }),
        state: async () => {
          const row = await db.reportFile.findFirstOrThrow({ where: { id: file.id } });
          const bytes = await storage.get(`reports/${carrierId}/${file.id}`);
          return {
            status: row.status,
            progress: row.progress,
            isWhole: bytes?.length === Number(row.sizeBytes),
            told: await db.webhookDelivery.count({ where: { endpointId: endpoint.id } }),
          };
        },
      };
    }, 4);
    expect(cuts).toBeGreaterThan(10);
  });

  it('reminds of a filing and of new rates once (remindOfFilings, tellOfNewRates)', async () => {
    let revision = 100;
    const cuts = await cutAnywhere(async () => {
      await db.membership.deleteMany();
      const account = await makeAccount(db);
      await giveThreeStates(account.scope);
      const rates = {
        quarterKey: 20263,
        revision: (revision += 1),
        moved: ['TX', 'OK', 'KY'],
        becameFinal: false,
      };
      return {
        run: async (ctx) => {
          await remindOfFilings({ ...ctx, clock: testClock('2026-11-01T14:00:00Z') });
          await tellOfNewRates(ctx, rates);
        },
        state: () => mailsTo(account.carrierId),
      };
    }, 5);
    expect(cuts).toBeGreaterThan(10);
  });

  it('erases an account whole, its plan with it, and writes of it once (sweepAccounts)', async () => {
    const cuts = await cutAnywhere(async () => {
      const one = await subscriber();
      const { userId, carrierId, email } = one.account;
      await db.equipment.create({ data: { carrierId, unit: 'T-1' } });
      await db.user.update({
        where: { id: userId },
        data: { deleteAfter: new Date(clock.now().getTime() - DAY) },
      });
      return {
        run: async (ctx) => {
          await sweepAccounts(ctx);
          await endBilling(ctx, { accountId: one.accountId });
        },
        state: async () => ({
          users: await db.user.count({ where: { id: userId } }),
          carriers: await db.carrier.count({ where: { id: carrierId } }),
          units: await db.equipment.count({ where: { carrierId } }),
          accounts: await db.billingAccount.count({ where: { id: one.accountId } }),
          mails: await db.mailMessage.count({ where: { toAddress: email, kind: 'account-deleted' } }),
          charged: paidBy(one.customerId),
          subscriptions: subscriptionsOf(one.customerId).map(({ status }) => status),
        }),
      };
    }, 9);
    expect(cuts).toBeGreaterThan(20);
  });
});
