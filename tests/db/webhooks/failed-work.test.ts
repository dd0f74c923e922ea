import { describe, expect, it } from 'vitest';
import { eventBody } from '~/areas/webhooks/api/event-schemas';
import { acceptImport } from '~/areas/imports/accept-import.server';
import { openImport } from '~/areas/imports/import-steps.server';
import { runImport } from '~/areas/imports/run-import.server';
import { startImport } from '~/areas/imports/start-import.server';
import { activateExtraction } from '~/areas/documents/activation.server';
import { readDocument } from '~/areas/documents/read-document.server';
import { startExtraction } from '~/areas/documents/start-extraction.server';
import { documentKey, uploadDocuments } from '~/areas/documents/upload-documents.server';
import { receiptKey } from '~/areas/fuel/keep-receipt.server';
import { readUploadedReceipt } from '~/areas/fuel/read-uploaded-receipt.server';
import { uploadReceipts } from '~/areas/fuel/upload-receipts.server';
import { makeReportFile } from '~/areas/returns/make-report-file.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { requestAuditExport } from '~/areas/returns/report-files.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { askForRoad } from '~/areas/trips/change-trip.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { createWebhook } from '~/areas/webhooks/manage-webhooks.server';
import { WEBHOOK_EVENTS, type WebhookEvent } from '~/areas/webhooks/rules/webhook-events';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { ReadOutcome, ReadPdf } from '~/platform/reader/port';
import type { RouteOutcome } from '~/platform/routing-engine/port';
import { cleanConfirmation } from '../../fixtures/rate-confirmations/small-pdf';
import { engineOf, fleetCtx, plainRoute } from '../../factories/fleet';
import { checked, must, runStep } from '../../factories/imports';
import { giveThreeStates } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();

/** A carrier with a webhook for every event, and what was sent to it: each body as the description says. */
async function listening(options: Parameters<typeof fleetCtx>[1] = {}) {
  const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope, options);
  must(await createWebhook(ctx, { url: 'https://example.com/hook', events: [...WEBHOOK_EVENTS] }));
  const told = async (type: WebhookEvent) => {
    const where = { carrierId: ctx.scope.carrierId, type };
    const rows = await prisma.webhookDelivery.findMany({ where, orderBy: { createdAt: 'asc' } });
    return rows.map(({ body }) => {
      const event = JSON.parse(body) as { data: Record<string, unknown> };
      expect(eventBody(type).safeParse(event).error?.issues).toBeUndefined();
      return event.data;
    });
  };
  return { ctx, told };
}

describe('a webhook hears of a trip', () => {
  const form = {
    date: '2026-11-02',
    stops: [
      { city: 'Dallas', state: 'TX' },
      { city: 'Tulsa', state: 'OK' },
    ],
  };
  const refusing = (answer: RouteOutcome) => engineOf(() => answer);
  const run = (ctx: Ctx<CarrierScope>, trip: { id: number; routeRevision: number }, isLastAttempt: boolean) =>
    calculateRoute(
      { ...ctx, scope: system },
      { tripId: trip.id, routeRevision: trip.routeRevision, isLastAttempt },
    );

  it('that no road leads to, once, with the reason that is on the trip', async () => {
    const message = 'No road reaches stop 2.';
    const { ctx, told } = await listening({
      engine: refusing({ ok: false, reason: 'no-route', message } as RouteOutcome),
    });
    const trip = must(await createTrip(ctx, form));
    await run(ctx, trip, false);
    await run(ctx, trip, false);
    expect(await told('trip.route_failed')).toEqual([
      { trip_id: `1${trip.id}`, equipment_id: null, quarter: 20264, problem: message },
    ]);
    expect(await told('trip.route_ready')).toEqual([]);
    const { routeError } = await prisma.trip.findUniqueOrThrow({ where: { id: BigInt(trip.id) } });
    expect(routeError).toBe(message);
  });

  it('whose calculation broke, at the last try and not before', async () => {
    const { ctx, told } = await listening({
      engine: {
        name: 'embedded',
        route: () => Promise.reject(new Error('broken')),
      } as never,
    });
    const trip = must(await createTrip(ctx, form));
    await expect(run(ctx, trip, false)).rejects.toThrow('broken');
    expect(await told('trip.route_failed')).toEqual([]);
    await expect(run(ctx, trip, true)).rejects.toThrow('broken');
    expect(await told('trip.route_failed')).toMatchObject([{ trip_id: `1${trip.id}` }]);
  });

  it('whose requested highway was refused: it waits no longer, and its miles are what they were', async () => {
    const { ctx, told } = await listening();
    const trip = must(await createTrip(ctx, form));
    await run(ctx, trip, true);
    const { revision } = await prisma.trip.findUniqueOrThrow({ where: { id: BigInt(trip.id) } });
    const asked = must(await askForRoad(ctx, { id: trip.id, revision, roadRequest: { via: 'I-5' } }));
    const engine = engineOf((request) =>
      request.options?.via
        ? ({ ok: false, reason: 'via-not-possible', message: 'No sensible way uses I-5.' } as RouteOutcome)
        : plainRoute(request),
    );
    await run({ ...ctx, routingEngine: engine }, asked, true);
    const after = await prisma.trip.findUniqueOrThrow({ where: { id: BigInt(trip.id) } });
    expect(after.routeStatus).toBe('ok');
    const [first, second, ...more] = await told('trip.route_ready');
    expect(first).toMatchObject({ distance_miles: '150' });
    expect([second, more]).toEqual([first, []]);
  });
});

describe('a webhook hears of a rate confirmation', () => {
  const uploaded = async (ctx: Ctx<CarrierScope>, number: string) => {
    await activateExtraction(ctx);
    const kept = must(
      await uploadDocuments(ctx, [
        { name: `${number}.pdf`, bytes: new Uint8Array(cleanConfirmation(number)) },
      ]),
    );
    const id = kept[0]?.document.id ?? '';
    must(await startExtraction(ctx, [id]));
    return prisma.document.findFirstOrThrow({ where: { id } });
  };
  const reader = (answer: () => Promise<ReadOutcome<ReadPdf>>) => ({ read: answer }) as never;

  it('that could not be read, that is lost, and whose reading broke', async () => {
    const { ctx, told } = await listening();
    const own = { ...ctx, scope: system };
    const unreadable = await uploaded(ctx, 'W1');
    const job = ({ id, revision }: { id: string; revision: number }) => ({
      documentId: id,
      revision,
      isLastAttempt: true,
    });
    const refused = reader(async () => ({ ok: false, code: 'unreadable', detail: '' }));
    await readDocument({ ...own, documents: refused }, job(unreadable));
    await readDocument({ ...own, documents: refused }, job(unreadable));
    const lost = await uploaded(ctx, 'W2');
    await ctx.storage.remove(documentKey(ctx.scope.carrierId, lost.id));
    await readDocument({ ...own, documents: refused }, job(lost));
    const broken = await uploaded(ctx, 'W3');
    const crashing = reader(() => Promise.reject(new Error('bug')));
    await expect(readDocument({ ...own, documents: crashing }, job(broken))).rejects.toThrow('bug');
    const rows = await prisma.document.findMany({ where: { carrierId: ctx.scope.carrierId } });
    const problemOf = (id: string) => rows.find((row) => row.id === id)?.problem;
    expect(await told('document.failed')).toEqual(
      [unreadable, lost, broken].map(({ id, name }) => ({ document_id: id, name, problem: problemOf(id) })),
    );
    expect(await told('document.ready')).toEqual([]);
  });
});

describe('a webhook hears of a fuel receipt', () => {
  const uploaded = async (ctx: Ctx<CarrierScope>, number: string) => {
    const bytes = new Uint8Array(cleanConfirmation(number));
    const [taken] = must(await uploadReceipts(ctx, [{ name: `${number}.pdf`, bytes }]));
    return prisma.receipt.findFirstOrThrow({ where: { id: taken?.id ?? '' } });
  };

  it('that could not be read, that is lost, and whose reading broke, at the last try', async () => {
    const { ctx, told } = await listening();
    const own = { ...ctx, scope: system };
    const { carrierId } = ctx.scope;
    const job = ({ id, readRevision }: { id: string; readRevision: number }, isLastAttempt = true) => ({
      carrierId,
      receiptId: id,
      revision: readRevision,
      isLastAttempt,
    });
    const reading = (readReceipt: () => Promise<unknown>) => ({
      ...own,
      documents: { readReceipt } as never,
    });
    const refused = reading(async () => ({ ok: false, code: 'unreadable', detail: '' }));
    const unreadable = await uploaded(ctx, 'R1');
    await readUploadedReceipt(refused, job(unreadable));
    await readUploadedReceipt(refused, job(unreadable));
    const lost = await uploaded(ctx, 'R2');
    await ctx.storage.remove(receiptKey(carrierId, lost.id));
    await readUploadedReceipt(refused, job(lost));
    const broken = await uploaded(ctx, 'R3');
    const crashing = reading(() => Promise.reject(new Error('bug')));
    await expect(readUploadedReceipt(crashing, job(broken, false))).rejects.toThrow('bug');
    expect(await told('receipt.failed')).toHaveLength(2);
    await expect(readUploadedReceipt(crashing, job(broken))).rejects.toThrow('bug');
    const rows = await prisma.receipt.findMany({ where: { carrierId } });
    const problemOf = (id: string) => rows.find((row) => row.id === id)?.problem;
    expect(await told('receipt.failed')).toEqual(
      [unreadable, lost, broken].map(({ id, name }) => ({ receipt_id: id, name, problem: problemOf(id) })),
    );
    expect(await told('receipt.ready')).toEqual([]);

    // A full disk is no fault of the file: its job is given another try.
    const crowded = await uploaded(ctx, 'R4');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const roomless = reading(() => Promise.reject(full));
    await expect(readUploadedReceipt(roomless, job(crowded))).rejects.toThrow('no space');
    expect(await told('receipt.failed')).toHaveLength(3);
    expect(await prisma.receipt.findFirstOrThrow({ where: { id: crowded.id } })).toMatchObject({
      readStatus: 'processing',
    });
  });
});

describe('a webhook hears of a report file', () => {
  it('that could not be made', async () => {
    const { ctx, told } = await listening();
    await giveThreeStates(ctx.scope);
    const broken = { ...ctx, pdf: { print: () => Promise.reject(new Error('no browser')) } } as typeof ctx;
    const quarter = parseQuarterKey(20263);
    if (!quarter) throw new Error('no quarter');
    const report = must(
      await quarterReport(
        broken,
        { quarter, equipmentId: null, perEquipment: false, hideNoData: true },
        '2026-11-21',
      ),
    );
    const file = await requestAuditExport(broken, report);
    const run = (isLastAttempt: boolean) =>
      makeReportFile({ ...broken, scope: system }, { fileId: file.id, isLastAttempt });
    await expect(run(false)).rejects.toThrow('no browser');
    expect(await told('report.failed')).toEqual([]);
    await expect(run(true)).rejects.toThrow('no browser');
    expect(await told('report.failed')).toEqual([
      {
        file_id: file.id,
        type: 'audit',
        quarter: 20263,
        problem: 'The file could not be made. Try again, or write to support.',
      },
    ]);
  });
});

describe('a webhook hears of an import', () => {
  it('whose rows could not all be recorded, with the step and the problem', async () => {
    const { ctx, told } = await listening();
    const made = await checked(
      ctx,
      'Unit,Date,State,Gallons\nT-1,2026-11-02,TX,100\nT-1,2026-11-03,OK,50\n',
      { kind: 'fuel' },
    );
    must(await acceptImport(ctx, made.id, { takeDuplicates: false }));
    const { revision } = must(await openImport(ctx, made.id));
    const run = (isLastAttempt: boolean) => {
      let asked = 0;
      const now = () => {
        asked += 1;
        if (asked === 1) throw new Error('broken');
        return ctx.clock.now();
      };
      return runImport(
        { ...ctx, clock: { ...ctx.clock, now }, scope: system },
        { importId: made.id, revision, isLastAttempt },
      );
    };
    await expect(run(false)).rejects.toThrow('broken');
    expect(await told('import.failed')).toEqual([]);
    await expect(run(true)).rejects.toThrow('broken');
    const failed = must(await openImport(ctx, made.id));
    expect(failed).toMatchObject({ status: 'failed', failedStep: 'accepting' });
    expect(await told('import.failed')).toEqual([
      { import_id: made.id, step: 'accepting', problem: failed.problem },
    ]);
    expect(await told('import.finished')).toEqual([]);
  });

  it('whose file is no table', async () => {
    const { ctx, told } = await listening();
    const made = must(
      await startImport(ctx, { kind: '', file: { name: 'file.csv', bytes: new Uint8Array([0, 1, 2, 3]) } }),
    );
    await runStep(ctx, made.id);
    const failed = must(await openImport(ctx, made.id));
    expect(failed.status).toBe('failed');
    expect(await told('import.failed')).toEqual([
      { import_id: made.id, step: 'reading', problem: failed.problem },
    ]);
  });
});
