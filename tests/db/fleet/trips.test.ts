import { describe, expect, it } from 'vitest';
import type { RoutingEngine } from '~/platform/routing-engine/port';
import { fileQuarter, reopenQuarter } from '~/areas/returns/data/filed-quarters.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Trip } from '~/areas/trips/data/trips.server';
import type { Result } from '~/engine/result';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { deleteRecords, moveRecords } from '~/areas/ledger/change-records.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { changeTrip, recalculateTrip } from '~/areas/trips/change-trip.server';
import { chooseRoute, correctMiles, discardMileCorrections } from '~/areas/trips/correct-miles.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import type { Ctx } from '~/platform/context';
import { engineOf, fleetCtx } from '../../factories/fleet';
import { makeAccount, type AccountOptions } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();

const fleet = async (options: AccountOptions & { now?: string } = {}) => {
  const account = await makeAccount(prisma, { planPackageId: 'ic_basic', ...options });
  return fleetCtx(account.scope, options.now ? { now: options.now } : {});
};

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const failure = (result: Result<unknown>) => (result.ok ? undefined : result.failure);

const dallas = { city: 'Dallas', state: 'TX', zip: '' };
const tulsa = { city: 'Tulsa', state: 'OK', zip: '' };
const wichita = { city: 'Wichita', state: 'KS', zip: '' };
const trip = (extra: object = {}) => ({ date: '2026-11-02', stops: [dallas, tulsa], ...extra });

const unitOf = async (ctx: Ctx<CarrierScope>, unit = 'T-1') => must(await createEquipment(ctx, { unit })).id;

/** Runs the job of a trip as the worker would. */
const runJob = (made: Trip, engine: RoutingEngine = engineOf(), isLastAttempt = false) =>
  calculateRoute(fleetCtx(system, { engine }), {
    tripId: made.id,
    routeRevision: made.routeRevision,
    isLastAttempt,
  });

const jobsOf = (id: number) =>
  prisma.$queryRawUnsafe<{ payload: { tripId: number; routeRevision: number } }[]>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE (payload->>'tripId')::int = ${id}`,
  );

describe('a new trip', () => {
  it('finds its places, waits for its route and has its job in the queue', async () => {
    const ctx = await fleet();
    const made = must(
      await createTrip(
        ctx,
        trip({ equipmentId: String(await unitOf(ctx)), driver: 'Ann', endDate: '11/03/2026' }),
      ),
    );
    expect(made).toMatchObject({
      date: '2026-11-02',
      endDate: '2026-11-03',
      quarterKey: 20264,
      routeStatus: 'pending',
      driver: 'Ann',
      distanceTenthMiles: null,
    });
    expect(made.stops).toMatchObject([
      { city: 'Dallas', state: 'TX', label: 'Dallas, TX' },
      { city: 'Tulsa', label: 'Tulsa, OK' },
    ]);
    expect(made.stops[0]?.lat).toBeCloseTo(32.8, 0);
    expect(await jobsOf(made.id)).toMatchObject([{ payload: { tripId: made.id, routeRevision: 1 } }]);
  });

  it('answers with its miles when the job is quick', async () => {
    const ctx = await fleet();
    // The job is played by hand as soon as its row can be seen.
    const worker = (async () => {
      for (let turn = 0; turn < 60; turn++) {
        const row = await prisma.trip.findFirst({ where: { carrierId: ctx.scope.carrierId } });
        if (row) return runJob({ id: Number(row.id), routeRevision: 1 } as Trip);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const made = must(await createTrip(ctx, trip()));
    await worker;
    expect(made).toMatchObject({ routeStatus: 'ok', distanceTenthMiles: 1500, highways: 'I-35' });
    expect(made.jurisdictions).toMatchObject([
      { jurisdiction: 'TX', tenthMiles: 1000, routedTenthMiles: 1000 },
      { jurisdiction: 'OK', tenthMiles: 500 },
    ]);
  });

  it('is one trip however often its form is sent, at once or later', async () => {
    const ctx = await fleet();
    const form = trip({ idempotencyKey: '7f0c3f0e-58e2-4a3c-9b0e-3a1c5b0f9d11' });
    const made = await Promise.all([createTrip(ctx, form), createTrip(ctx, form), createTrip(ctx, form)]);
    expect(new Set(made.map((result) => must(result).id)).size).toBe(1);
    expect(must(await createTrip(ctx, form)).id).toBe(must(made[0] as Result<Trip>).id);
    expect(await prisma.recordChange.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(1);
  });

  it('names every field that is wrong, at its place in the form', async () => {
    const ctx = await fleet();
    const wrong = failure(
      await createTrip(
        ctx,
        trip({
          date: '',
          stops: [dallas, { city: '', state: '', zip: '' }, { city: 'Tulsa', state: '', zip: '' }],
        }),
      ),
    );
    expect(wrong).toMatchObject({
      kind: 'invalid',
      fields: { date: [expect.stringContaining('Date is required')] },
    });
    const unknown = failure(
      await createTrip(
        ctx,
        trip({ stops: [dallas, { city: '', state: '', zip: '' }, { city: 'Qqqxx', state: 'OK', zip: '' }] }),
      ),
    );
    expect(Object.keys((unknown as { fields: object }).fields)).toEqual(['stops.2.city']);
    expect(failure(await createTrip(ctx, trip({ stops: [dallas, dallas] })))).toMatchObject({
      fields: { 'stops.1.city': [expect.stringContaining('Same place')] },
    });
    expect(failure(await createTrip(ctx, trip({ stops: [dallas] })))).toMatchObject({
      fields: { 'stops.0.city': [expect.stringContaining('two stops')] },
    });
    expect(failure(await createTrip(ctx, trip({ odometerStart: '1000', odometerEnd: '900' })))).toMatchObject(
      { fields: { odometerEnd: [expect.any(String)] } },
    );
    expect(failure(await createTrip(ctx, trip({ endDate: '2026-11-01' })))).toMatchObject({
      fields: { endDate: [expect.any(String)] },
    });
    expect(await prisma.trip.count({ where: { carrierId: ctx.scope.carrierId } })).toBe(0);
  });

  it('takes no unit of another carrier', async () => {
    const foreign = await unitOf(await fleet());
    expect(failure(await createTrip(await fleet(), trip({ equipmentId: String(foreign) })))).toMatchObject({
      fields: { equipmentId: [expect.any(String)] },
    });
  });

  it('from odometer readings at state lines has its miles at once', async () => {
    const ctx = await fleet();
    const made = must(
      await createTrip(ctx, {
        date: '2026-11-02',
        entry: 'odometer',
        stateLines: [
          { state: 'TX', odometer: '100,000' },
          { state: 'OK', odometer: '100250.5' },
          { state: 'TX', odometer: '100300' },
        ],
        odometerEnd: '100400',
      }),
    );
    expect(made).toMatchObject({
      routeStatus: 'ok',
      distanceTenthMiles: 4000,
      odometerStartTenths: 1_000_000,
    });
    expect(made.jurisdictions.map(({ jurisdiction, tenthMiles }) => [jurisdiction, tenthMiles])).toEqual([
      ['TX', 3505],
      ['OK', 495],
    ]);
    expect(await jobsOf(made.id)).toEqual([]);
    const back = await createTrip(ctx, {
      date: '2026-11-02',
      entry: 'odometer',
      stateLines: [
        { state: 'TX', odometer: '500' },
        { state: 'OK', odometer: '400' },
      ],
      odometerEnd: '600',
    });
    expect(failure(back)).toMatchObject({
      fields: { 'stateLines.1.odometer': [expect.stringContaining('lower')] },
    });
  });
});

describe('plan limits', () => {
  it('count trips made in thirty days, under any number of requests at once; deleting gives none back', async () => {
    const ctx = await fleet({ planPackageId: 'ic_free' });
    const lines = { entry: 'odometer', stateLines: [{ state: 'TX', odometer: '1' }], odometerEnd: '2' };
    const results = await Promise.all(
      Array.from({ length: 14 }, () => createTrip(ctx, { date: '2026-11-02', ...lines })),
    );
    const made = results.filter((result) => result.ok);
    expect(made).toHaveLength(10);
    expect(failure(results.find((result) => !result.ok) as Result<Trip>)).toEqual({
      kind: 'limit',
      message: "You've reached the free plan limit. Want more trips?",
    });
    must(
      await deleteRecords(
        ctx,
        made.slice(0, 5).map((result) => ({ kind: 'trip', id: must(result).id })),
      ),
    );
    expect(failure(await createTrip(ctx, { date: '2026-11-02', ...lines }))?.kind).toBe('limit');
    const later = { ...ctx, clock: fleetCtx(ctx.scope, { now: '2026-12-25T00:00:00Z' }).clock };
    expect((await createTrip(later, { date: '2026-11-02', ...lines })).ok).toBe(true);
  });

  it('hold for the stops of a trip too, and double where a request was granted', async () => {
    const ctx = await fleet({ planPackageId: 'ic_free' });
    const many = [dallas, tulsa, wichita, tulsa, dallas, tulsa];
    expect(failure(await createTrip(ctx, trip({ stops: many })))).toMatchObject({
      kind: 'limit',
      message: expect.stringContaining('limit is 5 stops') as string,
    });
    await prisma.carrier.update({ where: { id: ctx.scope.carrierId }, data: { freeLimitDoubled: true } });
    const made = must(await createTrip(ctx, trip({ stops: many })));
    await prisma.carrier.update({ where: { id: ctx.scope.carrierId }, data: { freeLimitDoubled: false } });
    const notes = await changeTrip(ctx, {
      id: made.id,
      revision: made.revision,
      fields: trip({ stops: many, notes: 'kept' }),
    });
    expect(must(notes).notes).toBe('kept');
    expect(
      failure(
        await changeTrip(ctx, { id: made.id, revision: null, fields: trip({ stops: [...many, dallas] }) }),
      )?.kind,
    ).toBe('limit');
  });
});

describe('the route job', () => {
  it('saves nothing when the stops were changed meanwhile', async () => {
    const ctx = await fleet();
    const first = must(await createTrip(ctx, trip()));
    const second = must(
      await changeTrip(ctx, {
        id: first.id,
        revision: first.revision,
        fields: trip({ stops: [dallas, wichita] }),
      }),
    );
    expect(second.routeRevision).toBe(2);
    await runJob(first);
    expect(must(await readTrip(ctx, first.id)).trip.routeStatus).toBe('pending');
    await runJob(second);
    await runJob(second);
    expect(must(await readTrip(ctx, first.id)).trip).toMatchObject({
      routeStatus: 'ok',
      jurisdictions: [{ jurisdiction: 'TX' }, { jurisdiction: 'KS' }],
    });
  });

  it('lets a person edit notes while it runs', async () => {
    const ctx = await fleet();
    const made = must(await createTrip(ctx, trip()));
    must(
      await changeTrip(ctx, { id: made.id, revision: made.revision, fields: trip({ notes: 'late load' }) }),
    );
    await runJob(made);
    expect(must(await readTrip(ctx, made.id)).trip).toMatchObject({
      routeStatus: 'ok',
      notes: 'late load',
      distanceTenthMiles: 1500,
    });
  });

  it('writes the reason where a stop cannot be reached, and a plain one when the fault is ours', async () => {
    const ctx = await fleet();
    const made = must(await createTrip(ctx, trip()));
    await runJob(
      made,
      engineOf(() => ({
        ok: false,
        reason: 'no-road-nearby',
        stopIndex: 1,
        message: 'No road leads to Tulsa, OK.',
      })),
    );
    expect(must(await readTrip(ctx, made.id)).trip).toMatchObject({
      routeStatus: 'error',
      routeError: 'No road leads to Tulsa, OK.',
    });
    const again = must(await recalculateTrip(ctx, { id: made.id, revision: null }));
    const broken = engineOf(() => ({
      ok: false,
      reason: 'engine-unavailable',
      stopIndex: null,
      message: 'down',
    }));
    await expect(runJob(again, broken)).rejects.toThrow('down');
    expect(must(await readTrip(ctx, made.id)).trip.routeStatus).toBe('pending');
    await expect(runJob(again, broken, true)).rejects.toThrow('down');
    expect(must(await readTrip(ctx, made.id)).trip).toMatchObject({
      routeStatus: 'error',
      routeError: 'Sorry, route calculation error',
    });
  });
});

describe('miles by state', () => {
  const routed = async () => {
    const ctx = await fleet();
    const made = must(await createTrip(ctx, trip()));
    await runJob(made);
    return { ctx, made: must(await readTrip(ctx, made.id)).trip };
  };

  it('may be corrected; the routed miles stay beside, with who and when', async () => {
    const { ctx, made } = await routed();
    const rows = [
      { jurisdiction: 'TX', miles: '110' },
      { jurisdiction: 'OK', miles: '50', exemptMiles: '20', exemptReason: 'Trip permit 4711' },
    ];
    const corrected = must(await correctMiles(ctx, { id: made.id, revision: made.revision, rows }));
    expect(corrected).toMatchObject({
      distanceTenthMiles: 1600,
      jurisdictions: [
        {
          jurisdiction: 'TX',
          tenthMiles: 1100,
          routedTenthMiles: 1000,
          manualTenthMiles: 1100,
          correctedBy: ctx.scope.userId,
        },
        {
          jurisdiction: 'OK',
          manualTenthMiles: null,
          exemptTenthMiles: 200,
          exemptReason: 'Trip permit 4711',
        },
      ],
    });
    expect(must(await readTrip(ctx, made.id)).trip.jurisdictions).toMatchObject([
      { tenthMiles: 1100 },
      { exemptTenthMiles: 200 },
    ]);
  });

  it('keep a correction through a new calculation, until it is discarded', async () => {
    const { ctx, made } = await routed();
    must(
      await correctMiles(ctx, {
        id: made.id,
        revision: null,
        rows: [
          { jurisdiction: 'TX', miles: '111' },
          { jurisdiction: 'OK', miles: '50' },
        ],
      }),
    );
    const again = must(await recalculateTrip(ctx, { id: made.id, revision: null }));
    await runJob(again);
    expect(must(await readTrip(ctx, made.id)).trip).toMatchObject({
      distanceTenthMiles: 1610,
      jurisdictions: [{ tenthMiles: 1110, routedTenthMiles: 1000 }, { tenthMiles: 500 }],
    });
    expect(must(await discardMileCorrections(ctx, { id: made.id, revision: null }))).toMatchObject({
      distanceTenthMiles: 1500,
      jurisdictions: [{ tenthMiles: 1000, manualTenthMiles: null }, {}],
    });
  });

  it('refuse exempt miles without a reason, more than there are, and a state twice', async () => {
    const { ctx, made } = await routed();
    const correct = async (rows: object[]) =>
      failure(await correctMiles(ctx, { id: made.id, revision: null, rows }));
    expect(await correct([{ jurisdiction: 'TX', miles: '100', exemptMiles: '5' }])).toMatchObject({
      fields: { '0.exemptReason': [expect.any(String)] },
    });
    expect(
      await correct([{ jurisdiction: 'TX', miles: '100', exemptMiles: '500', exemptReason: 'x' }]),
    ).toMatchObject({ fields: { '0.exemptMiles': [expect.any(String)] } });
    expect(
      await correct([
        { jurisdiction: 'TX', miles: '1' },
        { jurisdiction: 'tx', miles: '2' },
      ]),
    ).toMatchObject({ fields: { '1.jurisdiction': [expect.stringContaining('twice')] } });
    expect(await correct([{ jurisdiction: 'TX', miles: 'many' }])).toMatchObject({ kind: 'invalid' });
  });

  it('follow another of the offered roads', async () => {
    const { ctx, made } = await routed();
    const changed = must(await chooseRoute(ctx, { id: made.id, revision: made.revision, choice: 1 }));
    expect(changed).toMatchObject({ distanceTenthMiles: 1600, highways: 'US-77' });
    expect(must(await readTrip(ctx, made.id)).route).toMatchObject({
      route: { distanceTenthMiles: 1600 },
      alternatives: [{ distanceTenthMiles: 1500 }],
    });
    expect(failure(await chooseRoute(ctx, { id: made.id, revision: null, choice: 3 }))?.kind).toBe(
      'conflict',
    );
  });
});

describe('two people and one trip', () => {
  it('the second gets a conflict that carries the first version, and nothing is written', async () => {
    const ctx = await fleet();
    const made = must(await createTrip(ctx, trip()));
    const colleague = fleetCtx(
      (await makeAccount(prisma, { carrierId: ctx.scope.carrierId, role: 'editor' })).scope,
    );
    must(
      await changeTrip(colleague, {
        id: made.id,
        revision: made.revision,
        fields: trip({ notes: 'from Ann' }),
      }),
    );
    const late = failure(
      await changeTrip(ctx, { id: made.id, revision: made.revision, fields: trip({ notes: 'from Bob' }) }),
    );
    expect(late).toMatchObject({ kind: 'conflict', current: { notes: 'from Ann', revision: 2 } });
    expect(must(await readTrip(ctx, made.id)).trip.notes).toBe('from Ann');
    const log = await prisma.recordChange.findMany({
      where: { carrierId: ctx.scope.carrierId },
      orderBy: { id: 'asc' },
    });
    expect(log.map((change) => [change.action, change.userId])).toEqual([
      ['created', ctx.scope.userId],
      ['updated', colleague.scope.userId],
    ]);
    expect(log[1]).toMatchObject({ before: { notes: '' }, after: { notes: 'from Ann' } });
  });
});

describe('a filed quarter', () => {
  it('locks its trips for every change, and takes no trips out or in; reopened, it opens', async () => {
    const ctx = await fleet();
    const unit = await unitOf(ctx);
    const old = must(await createTrip(ctx, trip({ date: '2026-08-02' })));
    const open = must(await createTrip(ctx, trip()));
    await fileQuarter(ctx.scope, 20263, new Date());
    const attempts = [
      await changeTrip(ctx, { id: old.id, revision: null, fields: trip({ date: '2026-11-02' }) }),
      await changeTrip(ctx, { id: open.id, revision: null, fields: trip({ date: '2026-09-30' }) }),
      await createTrip(ctx, trip({ date: '2026-09-30' })),
      await recalculateTrip(ctx, { id: old.id, revision: null }),
      await correctMiles(ctx, { id: old.id, revision: null, rows: [{ jurisdiction: 'TX', miles: '1' }] }),
      await deleteRecords(ctx, [
        { kind: 'trip', id: open.id },
        { kind: 'trip', id: old.id },
      ]),
      await moveRecords(ctx, [{ kind: 'trip', id: old.id }], unit),
    ];
    for (const attempt of attempts)
      expect(failure(attempt)).toMatchObject({
        kind: 'conflict',
        message: expect.stringContaining('Q3 2026 is filed') as string,
      });
    expect(must(await readTrip(ctx, old.id)).locked).toBe(true);
    await reopenQuarter(ctx.scope, 20263);
    expect((await deleteRecords(ctx, [{ kind: 'trip', id: old.id }])).ok).toBe(true);
  });
});

describe('a trip of another carrier', () => {
  it('is not found, for every use case', async () => {
    const mine = await fleet();
    const made = must(await createTrip(mine, trip()));
    const other = await fleet();
    const unit = await unitOf(other);
    const key = { id: made.id, revision: null };
    const attempts = [
      await readTrip(other, made.id),
      await changeTrip(other, { ...key, fields: trip() }),
      await recalculateTrip(other, key),
      await correctMiles(other, { ...key, rows: [{ jurisdiction: 'TX', miles: '1' }] }),
      await discardMileCorrections(other, key),
      await chooseRoute(other, { ...key, choice: 0 }),
      await deleteRecords(other, [{ kind: 'trip', id: made.id }]),
      await moveRecords(other, [{ kind: 'trip', id: made.id }], unit),
    ];
    expect(attempts.map((attempt) => failure(attempt)?.kind)).toEqual(Array(8).fill('not-found'));
    expect(must(await readTrip(mine, made.id)).trip.revision).toBe(1);
  });

  it('may be looked at but not changed by a viewer', async () => {
    const mine = await fleet();
    const made = must(await createTrip(mine, trip()));
    const viewer = fleetCtx(
      (await makeAccount(prisma, { carrierId: mine.scope.carrierId, role: 'viewer' })).scope,
    );
    expect((await readTrip(viewer, made.id)).ok).toBe(true);
    expect(failure(await changeTrip(viewer, { id: made.id, revision: null, fields: trip() }))?.kind).toBe(
      'forbidden',
    );
    expect(failure(await deleteRecords(viewer, [{ kind: 'trip', id: made.id }]))?.kind).toBe('forbidden');
  });
});
