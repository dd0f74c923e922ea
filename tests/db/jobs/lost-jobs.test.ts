import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { enqueue } from '~/platform/database/enqueue.server';
import { reviveLostJobs } from '~/platform/database/lost-jobs.server';
import { jobCatalog, type JobName, type JobPayload } from '../../../app/platform/jobs/catalog';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma: db, system } = await testDatabase();
const { scope, carrierId, userId } = await makeAccount(db);
const later = new Date(Date.now() + 86_400_000);

interface Case {
  task: JobName;
  /** Makes a row that waits, and says what its job was given. */
  begin: () => Promise<object>;
  /** The row waits no longer for this job. */
  settle: (payload: never) => Promise<unknown>;
}

const aCase = <N extends JobName>(
  task: N,
  begin: () => Promise<JobPayload<N>>,
  settle: (payload: JobPayload<N>) => Promise<unknown>,
): Case => ({ task, begin, settle });

const cases: Case[] = [
  aCase(
    'calculateRoute',
    async () => {
      const unit = await db.equipment.create({ data: { carrierId, unit: randomUUID().slice(0, 8) } });
      const trip = await db.trip.create({
        data: {
          carrierId,
          equipmentId: unit.id,
          date: new Date('2026-10-05'),
          endDate: new Date('2026-10-05'),
          quarterKey: 20264,
          stops: [],
        },
      });
      return { tripId: Number(trip.id), routeRevision: 1 };
    },
    ({ tripId }) => db.trip.update({ where: { id: tripId }, data: { routeRevision: 2 } }),
  ),
  aCase(
    'calculateDemoRoute',
    async () => {
      const { uid } = await db.calculation.create({
        data: { uid: randomUUID().slice(0, 6), stops: [], quarterKey: 20264, expiresAt: later },
      });
      return { uid, revision: 1 };
    },
    ({ uid }) => db.calculation.update({ where: { uid }, data: { status: 'error' } }),
  ),
  aCase(
    'readDocument',
    async () => {
      const { id } = await db.document.create({
        data: {
          carrierId,
          createdBy: userId,
          name: 'load.pdf',
          sizeBytes: 1,
          sha256: randomUUID().padEnd(64, '0'),
          status: 'processing',
        },
      });
      return { documentId: id, revision: 1 };
    },
    ({ documentId: id }) =>
      db.document.update({ where: { carrierId_id: { carrierId, id } }, data: { status: 'failed' } }),
  ),
  aCase(
    'readReceipt',
    async () => {
      const { id } = await db.receipt.create({
        data: {
          id: randomUUID(),
          carrierId,
          createdBy: userId,
          name: 'receipt.jpg',
          contentType: 'image/jpeg',
          sizeBytes: 1,
          sha256: randomUUID().padEnd(64, '0'),
          readStatus: 'processing',
          readRevision: 1,
        },
      });
      return { receiptId: id, revision: 1 };
    },
    ({ receiptId: id }) =>
      db.receipt.update({ where: { carrierId_id: { carrierId, id } }, data: { readStatus: 'failed' } }),
  ),
  aCase(
    'fillSandbox',
    async () => {
      const { id } = await db.carrier.create({ data: { legalName: 'Sandbox', isSandbox: true } });
      return { carrierId: id, userId };
    },
    (payload) =>
      db.carrier.update({ where: { id: payload.carrierId }, data: { sandboxReadyAt: new Date() } }),
  ),
  aCase(
    'runImport',
    async () => {
      const { id } = await db.dataImport.create({
        data: {
          id: randomUUID(),
          carrierId,
          createdBy: userId,
          kind: 'trips',
          fileName: 'trips.csv',
          sizeBytes: 1,
          sha256: randomUUID().padEnd(64, '0'),
        },
      });
      return { importId: id, revision: 1 };
    },
    ({ importId }) => db.dataImport.update({ where: { id: importId }, data: { status: 'preview' } }),
  ),
  aCase(
    'pullMiles',
    async () => {
      const { id: connectionId } = await db.telematicsConnection.create({
        data: {
          id: randomUUID(),
          carrierId,
          createdBy: userId,
          system: 'samsara',
          access: new Uint8Array(8),
          hint: 'key',
        },
      });
      const { id } = await db.telematicsMonth.create({
        data: { id: randomUUID(), connectionId, carrierId, monthKey: 202610, askedAt: new Date() },
      });
      return { monthId: id, revision: 1 };
    },
    ({ monthId: id }) =>
      db.telematicsMonth.update({ where: { carrierId_id: { carrierId, id } }, data: { status: 'done' } }),
  ),
  aCase(
    'makeReportFile',
    async () => {
      const { id } = await db.reportFile.create({
        data: {
          id: randomUUID(),
          carrierId,
          userId,
          kind: 'pdf',
          params: {},
          fingerprint: randomUUID().padEnd(64, '0'),
          status: 'running',
          fileName: 'a.pdf',
          contentType: 'application/pdf',
          expiresAt: later,
        },
      });
      return { fileId: id };
    },
    ({ fileId: id }) =>
      db.reportFile.update({ where: { carrierId_id: { carrierId, id } }, data: { status: 'failed' } }),
  ),
  aCase(
    'exportCarrierData',
    async () => ({
      exportId: (await db.dataExport.create({ data: { carrierId, userId, expiresAt: later } })).id,
    }),
    ({ exportId }) => db.dataExport.update({ where: { id: exportId }, data: { status: 'ready' } }),
  ),
  aCase(
    'sendMail',
    async () => ({
      messageId: (
        await db.mailMessage.create({
          data: {
            kind: 'password-reset',
            toAddress: 'driver@stateline.example',
            params: {},
            status: 'sending',
          },
        })
      ).id,
    }),
    ({ messageId }) => db.mailMessage.update({ where: { id: messageId }, data: { status: 'uncertain' } }),
  ),
  aCase(
    'deliverWebhook',
    async () => {
      const endpoint = await db.webhookEndpoint.create({
        data: {
          id: randomUUID(),
          carrierId,
          createdBy: userId,
          url: 'https://tms.example/hook',
          events: [],
          secret: new Uint8Array(32),
          ending: 'abcd',
        },
      });
      const delivery = await db.webhookDelivery.create({
        data: {
          id: randomUUID(),
          carrierId,
          endpointId: endpoint.id,
          eventId: randomUUID(),
          type: 'report.ready',
          body: '{}',
        },
      });
      return { deliveryId: delivery.id, try: 1 };
    },
    ({ deliveryId }) => db.webhookDelivery.update({ where: { id: deliveryId }, data: { tries: 1 } }),
  ),
  aCase(
    'processBillingEvent',
    async () => ({
      eventId: (
        await db.billingEvent.create({
          data: { id: randomUUID(), type: 'invoice.paid', payload: {}, occurredAt: new Date() },
        })
      ).id,
    }),
    ({ eventId }) => db.billingEvent.update({ where: { id: eventId }, data: { status: 'processed' } }),
  ),
];

interface Job {
  id: bigint;
  attempts: number;
  most: number;
}

/** A job of this task and payload, as it is in the queue. */
async function jobOf({ task }: Case, payload: object): Promise<Job> {
  const [job] = await db.$queryRaw<Job[]>`
    SELECT j.id, j.attempts::int, j.max_attempts::int AS "most" FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = ${task} AND j.payload::jsonb @> ${JSON.stringify(payload)}::jsonb`;
  return job as Job;
}

/** Its tries are used up, the last of them some time ago. */
async function lose(one: Case, payload: object, ago = '1 minute', old = '1 minute'): Promise<void> {
  const { id } = await jobOf(one, payload);
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = now() - ${ago}::interval, run_at = now() - ${ago}::interval, created_at = now() - ${old}::interval WHERE id = ${id}`;
}

/** Its payload has a place for the carrier that an earlier release left empty. */
const carriesOwner = (task: JobName): boolean => {
  const { carrierId: owner } = jobCatalog[task].payload.shape as { carrierId?: z.ZodType };
  return owner?.safeParse(undefined).success ?? false;
};

const begin = async (one: Case) => {
  const payload = await one.begin();
  await enqueue(scope, one.task, payload as JobPayload<JobName>);
  return payload;
};

describe('a job whose tries are used up', () => {
  it.each(cases)(
    '$task: gets another last try while its row waits for it, and none when it does not',
    async (one) => {
      const payload = await begin(one);
      expect(await reviveLostJobs(system)).toEqual([]);
      await lose(one, payload);
      expect(await reviveLostJobs(system)).toEqual([one.task]);
      const { attempts, most } = await jobOf(one, payload);
      expect(attempts).toBe(most - 1);

      await lose(one, payload);
      await one.settle(payload as never);
      expect(await reviveLostJobs(system)).toEqual([]);
      expect((await jobOf(one, payload)).attempts).toBe(most);
    },
  );

  it.each(cases.filter(({ task }) => carriesOwner(task)))(
    '$task: carries its carrier, and one of an earlier release that does not is given its try too',
    async (one) => {
      const payload = await begin(one);
      const { id } = await jobOf(one, { ...payload, carrierId });
      await db.$executeRaw`
        UPDATE graphile_worker._private_jobs SET payload = (payload::jsonb - 'carrierId')::json WHERE id = ${id}`;
      await lose(one, payload);
      expect(await reviveLostJobs(system)).toEqual([one.task]);
      await one.settle(payload as never);
    },
  );

  it.each<[JobName, object]>([
    [
      'answerMailRequest',
      { kind: 'password-reset', email: 'driver@stateline.example', requestId: randomUUID() },
    ],
    ['tellOfNewRates', { quarterKey: 20264, revision: 3, moved: ['TX'], becameFinal: false }],
    ['fillDemoCarrier', { carrierId, userId }],
  ])('%s: gets another last try, with no row but itself', async (task, payload) => {
    const one = aCase(
      task,
      async () => payload as never,
      async () => undefined,
    );
    await begin(one);
    await lose(one, payload);
    expect(await reviveLostJobs(system)).toEqual([task]);
    const { id } = await jobOf(one, payload);
    await db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ${id}`;
  });

  it('answers no request for a mail that is older than an hour', async () => {
    const payload = { kind: 'sign-in-code', email: 'late@stateline.example', requestId: randomUUID() };
    const one = aCase(
      'answerMailRequest',
      async () => payload as never,
      async () => undefined,
    );
    await begin(one);
    await lose(one, payload, '50 minutes', '61 minutes');
    expect(await reviveLostJobs(system)).toEqual([]);
    await lose(one, payload, '50 minutes', '59 minutes');
    expect(await reviveLostJobs(system)).toEqual(['answerMailRequest']);
  });

  it('is tried ever more seldom', async () => {
    const one = cases[0] as Case;
    const payload = await begin(one);
    await lose(one, payload, '5 seconds', '6 seconds');
    expect(await reviveLostJobs(system)).toEqual([]);
    await lose(one, payload, '5 hours', '24 hours');
    expect(await reviveLostJobs(system)).toEqual([]);
    await lose(one, payload, '7 hours', '24 hours');
    expect(await reviveLostJobs(system)).toEqual([one.task]);
  });
});
