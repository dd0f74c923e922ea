import { describe, expect, it } from 'vitest';
import { addMiles, takeMissingDays } from '~/areas/reconciliation/add-miles.server';
import { chooseSource } from '~/areas/reconciliation/choose-source.server';
import { readReconciledTruck } from '~/areas/reconciliation/read-reconciliation.server';
import { computeQuarter } from '~/areas/returns/compute-quarter.server';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { readQuarterFacts } from '~/areas/returns/data/quarter-facts.server';
import { readTripsBefore, readUnitHistory } from '~/areas/returns/data/quarter-records.server';
import { trendReport } from '~/areas/returns/trend-report.server';
import { listRecords } from '~/areas/ledger/list-records.server';
import { readQuarterSums } from '~/areas/returns/data/quarter-sums.server';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must, undone } from '../../factories/imports';
import { giveRecords } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const QUARTER = { year: 2026, quarter: 4 } as const;
const KEY = 20264;
const ZONE = 'America/Chicago';
const fleet = async () =>
  fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced', timeZone: ZONE })).scope);

/** Tenths of miles that the return counts, by jurisdiction. */
async function onReturn(ctx: Ctx<CarrierScope>): Promise<Record<string, number>> {
  const read = await readQuarterSums(ctx.scope, [{ quarterKey: KEY, starts: [], jurisdictions: [] }]);
  const miles: Record<string, number> = {};
  for (const { jurisdiction, tenthMiles } of read.get(KEY)?.sums.miles ?? [])
    miles[jurisdiction] = (miles[jurisdiction] ?? 0) + tenthMiles;
  return miles;
}

/** A drive from Dallas to Waco, inside Texas, on each of these days. */
const drive = (days: readonly string[], unit: string): string =>
  [
    'Vehicle,Timestamp,Latitude,Longitude',
    ...days.flatMap((day) =>
      Array.from({ length: 25 }, (_, index) => {
        const share = index / 24;
        const at = new Date(Date.parse(`${day}T15:00:00Z`) + index * 5 * 60_000).toISOString();
        return `${unit},${at},${(32.78 - 1.23 * share).toFixed(6)},${(-96.8 - 0.35 * share).toFixed(6)}`;
      }),
    ),
  ].join('\n');

const positionTenths = async (ctx: Ctx<CarrierScope>): Promise<number> =>
  (await prisma.trip.findMany({ where: { carrierId: ctx.scope.carrierId, track: { isNot: null } } })).reduce(
    (sum, trip) => sum + (trip.distanceTenthMiles ?? 0),
    0,
  );

async function twoSources() {
  const ctx = await fleet();
  const ids = await giveRecords(ctx.scope, {
    units: [{ unit: '42' }, { unit: '43' }],
    trips: [
      { unit: '42', date: '2026-11-03', miles: { TX: 120, OK: 50 }, odometer: [1000, 1170] },
      { unit: '42', date: '2026-11-06', miles: { TX: 100 }, odometer: [1320, 1420] },
      { unit: '43', date: '2026-11-03', miles: { KS: 10 } },
    ],
    fuel: [{ unit: '42', date: '2026-11-06', state: 'TX', quantity: '50' }],
  });
  const file = await checked(ctx, drive(['2026-11-03', '2026-11-04'], '42'));
  await accepted(ctx, file.id);
  return { ctx, truck: ids.get('42') ?? 0, other: ids.get('43') ?? 0, importId: file.id };
}

describe('the miles of a truck with two sources', () => {
  it('are those of one source on the return, and never their sum', async () => {
    const { ctx, truck } = await twoSources();
    const measured = await positionTenths(ctx);
    expect(measured).toBeGreaterThan(1_000);
    // Nobody chose: nothing that was recorded is taken out behind a person's back, and the page says so.
    expect(await onReturn(ctx)).toEqual({ TX: 2_200 + measured, OK: 500, KS: 100 });
    expect(must(await readReconciledTruck(ctx, QUARTER, ZONE, truck)).chosen).toBeNull();
    must(await chooseSource(ctx, QUARTER, truck, { source: 'positions', reason: 'ELD is complete' }));
    expect(await onReturn(ctx)).toEqual({ TX: measured, KS: 100 });
    const computed = await computeQuarter(ctx, QUARTER);
    const lines = computed.computed.schedules.flatMap(({ lines }) => lines);
    expect(lines.find(({ jurisdiction }) => jurisdiction === 'OK')).toBeUndefined();
    must(await chooseSource(ctx, QUARTER, truck, { source: 'trips', reason: 'Device was broken' }));
    expect(await onReturn(ctx)).toEqual({ TX: 2_200, OK: 500, KS: 100 });
  });

  it('are those of one source in the trends, the list and the questions, as on the return', async () => {
    const { ctx, truck } = await twoSources();
    const tenthsOf = async () =>
      (await trendReport(ctx, QUARTER)).months
        .filter(({ equipmentId }) => equipmentId === truck)
        .map(({ tenthMiles }) => tenthMiles);
    const rows = async (order: 'date' | 'tax') =>
      (
        await listRecords(
          ctx,
          { quarterKey: KEY, equipmentId: truck, kind: 'trip' },
          { start: 0, length: 50, order, direction: 'asc' },
        )
      ).rows;
    const measured = await positionTenths(ctx);
    expect(await tenthsOf()).toEqual([2_700 + measured]);
    must(await chooseSource(ctx, QUARTER, truck, { source: 'trips', reason: 'Device was broken' }));
    expect(await tenthsOf()).toEqual([2_700]);
    expect(await readUnitHistory(ctx.scope, 20261, KEY)).toEqual(
      new Map([[truck, { tenthMiles: 2_700, gallonsThousandths: 50_000 }]]),
    );
    for (const order of ['date', 'tax'] as const) {
      const listed = await rows(order);
      expect(listed).toHaveLength(4);
      const aside = listed.filter(({ trip }) => trip?.counts === false);
      expect(aside.map(({ taxCents, findings }) => [taxCents, findings])).toEqual([
        [0, []],
        [0, []],
      ]);
    }
    // The trip of November 6 follows that of November 3, not the positions of the day after.
    const last = (await rows('date')).filter(({ trip }) => trip?.counts).at(-1);
    expect(last?.trip?.previous).toMatchObject({ endDate: '2026-11-03', odometerEndTenths: 11_700 });
    expect((await readTripsBefore(ctx.scope, 20271)).map(({ id }) => id)).toContain(last?.id);
    expect(
      (await readQuarterFacts(ctx.scope, KEY, { from: '2026-10-01', to: '2026-12-31' }, 'us')).trips,
    ).toBe(3);
  });

  it('stay those of the chosen source whatever is recorded, moved, deleted or undone later', async () => {
    const { ctx, truck, importId } = await twoSources();
    must(await chooseSource(ctx, QUARTER, truck, { source: 'trips', reason: 'Device was broken' }));
    // A truck with positions only, on which a trip is entered afterwards: the positions count on.
    const file = await checked(ctx, drive(['2026-11-05'], '44'));
    await accepted(ctx, file.id);
    const before = await onReturn(ctx);
    const own = await prisma.equipment.findFirstOrThrow({
      where: { carrierId: ctx.scope.carrierId, unit: '44' },
    });
    must(
      await chooseSource(ctx, QUARTER, Number(own.id), { source: 'positions', reason: 'ELD is complete' }),
    );
    expect(await onReturn(ctx)).toEqual(before);
    const trip = await prisma.trip.findFirstOrThrow({
      where: { carrierId: ctx.scope.carrierId, equipmentId: truck, track: { is: null } },
    });
    await prisma.trip.update({ where: { id: trip.id }, data: { equipmentId: own.id } });
    await prisma.tripJurisdiction.updateMany({ where: { tripId: trip.id }, data: { equipmentId: own.id } });
    const moved = await onReturn(ctx);
    expect((before['TX'] ?? 0) - (moved['TX'] ?? 0)).toBe(1_200);
    expect(moved['OK']).toBeUndefined();
    await prisma.trip.update({ where: { id: trip.id }, data: { equipmentId: truck } });
    await prisma.tripJurisdiction.updateMany({ where: { tripId: trip.id }, data: { equipmentId: truck } });
    expect(await onReturn(ctx)).toEqual(before);
    await undone(ctx, importId);
    expect(await onReturn(ctx)).toEqual(before);
  });

  it('are completed on missing days by trips of the other source, once', async () => {
    const { ctx, truck } = await twoSources();
    must(await chooseSource(ctx, QUARTER, truck, { source: 'trips', reason: 'Device was broken' }));
    const found = must(await readReconciledTruck(ctx, QUARTER, ZONE, truck));
    expect(found.missing.map(({ day, positions }) => [day, positions])).toEqual([['2026-11-04', true]]);
    expect(found.takable).toBe(1);
    const day = await prisma.trip.findFirstOrThrow({
      where: { carrierId: ctx.scope.carrierId, date: new Date('2026-11-04') },
    });
    expect(must(await takeMissingDays(ctx, QUARTER, truck))).toBe(1);
    expect(must(await takeMissingDays(ctx, QUARTER, truck))).toBe(0);
    const both = { TX: 2_200 + (day.distanceTenthMiles ?? 0), OK: 500, KS: 100 };
    expect(await onReturn(ctx)).toEqual(both);
    expect(must(await readReconciledTruck(ctx, QUARTER, ZONE, truck)).missing).toEqual([]);
    // The other way around it counts with its own source, and not twice.
    must(await chooseSource(ctx, QUARTER, truck, { source: 'positions', reason: 'ELD is complete' }));
    expect(await onReturn(ctx)).toEqual({ TX: await positionTenths(ctx), KS: 100 });
  });

  it('show months side by side, and an odometer gap becomes a trip in the states a person names', async () => {
    const { ctx, truck, other } = await twoSources();
    must(await chooseSource(ctx, QUARTER, truck, { source: 'trips', reason: 'Device was broken' }));
    const before = must(await readReconciledTruck(ctx, QUARTER, ZONE, truck));
    expect(before.months[1]).toMatchObject({
      month: '2026-11',
      tripTenths: 2_700,
      positionTenths: await positionTenths(ctx),
      odometerTenths: 4_200,
      countedTenths: 2_700,
      differenceTenths: 1_500,
      gallonsThousandths: 50_000,
      mpgHundredths: 540,
    });
    expect(before.gaps).toHaveLength(1);
    const form = {
      kind: 'personal',
      date: '11/05/2026',
      reason: 'Home and back',
      gap: String(before.gaps[0]?.afterId),
      parts: [
        { state: 'TX', miles: '100' },
        { state: 'OK', miles: '50' },
      ],
      idempotencyKey: '0b9f1c1e-6a53-4c0c-9d3a-1f0a4a0b7c11',
    };
    const trip = must(await addMiles(ctx, QUARTER, truck, form));
    expect(must(await addMiles(ctx, QUARTER, truck, form)).id).toBe(trip.id);
    const after = must(await readReconciledTruck(ctx, QUARTER, ZONE, truck));
    expect(after.gaps).toEqual([]);
    expect(after.months[1]).toMatchObject({ addedTenths: 1_500, countedTenths: 4_200, differenceTenths: 0 });
    expect(await onReturn(ctx)).toEqual({ TX: 3_200, OK: 1_000, KS: 100 });
    // It completes the trips: with the positions it does not count.
    must(await chooseSource(ctx, QUARTER, truck, { source: 'positions', reason: 'ELD is complete' }));
    expect(await onReturn(ctx)).toEqual({ TX: await positionTenths(ctx), KS: 100 });

    const none = await addMiles(ctx, QUARTER, other, {
      ...form,
      gap: '',
      parts: [{ state: '', miles: '45' }],
    });
    expect(none).toMatchObject({
      failure: {
        kind: 'invalid',
        fields: { 'parts.0.state': [expect.stringContaining('never put anywhere')] },
      },
    });
    const exempt = must(
      await addMiles(ctx, QUARTER, other, {
        kind: 'exempt',
        date: '2026-11-09',
        reason: 'Yard moves',
        parts: [{ state: 'KS', miles: '5' }],
      }),
    );
    expect(exempt.jurisdictions[0]).toMatchObject({ exemptTenthMiles: 50, exemptReason: 'Yard moves' });
  });

  it('are chosen by a person who may write, with a reason, in an open quarter of their own truck', async () => {
    const { ctx, truck } = await twoSources();
    const stranger = await fleet();
    const choice = { source: 'positions', reason: 'ELD is complete' };
    expect(await chooseSource(stranger, QUARTER, truck, choice)).toMatchObject({
      failure: { kind: 'not-found' },
    });
    expect(await takeMissingDays(stranger, QUARTER, truck)).toMatchObject({ failure: { kind: 'not-found' } });
    expect(await chooseSource(ctx, QUARTER, truck, { source: 'positions', reason: ' ' })).toMatchObject({
      failure: { kind: 'invalid', fields: { reason: [expect.stringContaining('Say why')] } },
    });
    const reader = { ...ctx, scope: { ...ctx.scope, mayWrite: false } } as Ctx<CarrierScope>;
    expect(await chooseSource(reader, QUARTER, truck, choice)).toMatchObject({
      failure: { kind: 'forbidden' },
    });
    must(await chooseSource(ctx, QUARTER, truck, choice));
    must(await chooseSource(ctx, QUARTER, truck, choice));
    const logged = await prisma.recordChange.findMany({
      where: { carrierId: ctx.scope.carrierId, entity: 'equipment', action: 'updated' },
    });
    expect(logged.map(({ userId, before, after }) => [userId, before, after])).toEqual([
      [
        ctx.scope.userId,
        expect.objectContaining({ mileageSource: '' }),
        expect.objectContaining({ mileageSource: 'positions', mileageSourceReason: 'ELD is complete' }),
      ],
    ]);
    await prisma.filedQuarter.create({ data: { carrierId: ctx.scope.carrierId, quarterKey: KEY } });
    expect(await chooseSource(ctx, QUARTER, truck, { ...choice, source: 'trips' })).toMatchObject({
      failure: { kind: 'conflict' },
    });
    expect(await takeMissingDays(ctx, QUARTER, truck)).toMatchObject({ failure: { kind: 'conflict' } });
  });
});
