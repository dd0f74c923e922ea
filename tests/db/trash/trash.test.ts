import { describe, expect, it } from 'vitest';
import { activateExtraction } from '~/areas/documents/activation.server';
import { removeDocument } from '~/areas/documents/remove-document.server';
import { documentKey, uploadDocuments } from '~/areas/documents/upload-documents.server';
import { sweepOrphanFiles } from '~/areas/documents/sweep-orphan-files.server';
import { deleteEquipment } from '~/areas/equipment/delete-equipment.server';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import { deleteRecords } from '~/areas/ledger/change-records.server';
import { fileQuarter } from '~/areas/returns/data/filed-quarters.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { readTrash, restoreFromTrash } from '~/areas/trash/restore-from-trash.server';
import { sweepTrash } from '~/areas/trash/sweep-trash.server';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { cleanConfirmation } from '../../fixtures/rate-confirmations/small-pdf';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must, undone } from '../../factories/imports';
import { makeAccount, type AccountOptions } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const fleet = async (options: AccountOptions = {}, now?: string) =>
  fleetCtx(
    (await makeAccount(prisma, { planPackageId: 'ic_advanced', ...options })).scope,
    now === undefined ? {} : { now },
  );

/** Every row that a record consists of, and what is added up of them. */
const rowsOf = async ({ scope: { carrierId } }: Ctx<CarrierScope>) => {
  const where = { carrierId };
  const omit = { updatedAt: true };
  return {
    trips: await prisma.trip.findMany({
      where,
      omit,
      orderBy: { id: 'asc' },
      include: { jurisdictions: { orderBy: { position: 'asc' } }, route: true },
    }),
    fuel: await prisma.fuelPurchase.findMany({ where, omit, orderBy: { id: 'asc' } }),
    list: await prisma.ledgerEntry.findMany({ where, orderBy: [{ kind: 'asc' }, { recordId: 'asc' }] }),
    counts: (await prisma.ledgerCount.findMany({ where, orderBy: [{ kind: 'asc' }] })).filter(
      ({ entries }) => entries > 0n,
    ),
    units: await prisma.equipment.findMany({ where, omit, orderBy: { id: 'asc' } }),
  };
};

async function tripAndFuel(ctx: Ctx<CarrierScope>) {
  const { id: unit } = must(await createEquipment(ctx, { unit: 'T-1' }));
  const trip = must(
    await createTrip(ctx, {
      equipmentId: String(unit),
      date: '2026-11-02',
      stops: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Tulsa', state: 'OK' },
      ],
    }),
  );
  await calculateRoute(
    { ...ctx, scope: system },
    { tripId: trip.id, routeRevision: trip.routeRevision, isLastAttempt: true },
  );
  const fuel = must(
    await createFuel(ctx, {
      fields: {
        equipmentId: String(unit),
        date: '2026-11-03',
        quantity: '100.125',
        city: 'Dallas',
        state: 'TX',
      },
    }),
  );
  return { unit, trip: trip.id, fuel: fuel.id };
}

const onlyBatch = async (ctx: Ctx<CarrierScope>) => {
  const batches = await readTrash(ctx);
  expect(batches).toHaveLength(1);
  return batches[0]!;
};

describe('the trash', () => {
  it('gives a trip with its miles and route, and a purchase, back as they were', async () => {
    const ctx = await fleet();
    const { trip, fuel } = await tripAndFuel(ctx);
    const before = await rowsOf(ctx);
    const deleted = must(
      await deleteRecords(ctx, [
        { kind: 'trip', id: trip },
        { kind: 'fuel', id: fuel },
      ]),
    );
    expect(await rowsOf(ctx)).toMatchObject({ trips: [], fuel: [], list: [], counts: [] });
    const batch = await onlyBatch(ctx);
    expect(batch).toMatchObject({ id: deleted.batchId, trips: 1, fuel: 1, deletedBy: 'Dana Driver' });
    expect(batch.labels).toEqual([
      '11/02/2026 T-1 Dallas, TX to Tulsa, OK',
      expect.stringMatching(/^11\/03\/2026 T-1 Dallas.* 100\.125 gal$/),
    ]);
    expect(must(await restoreFromTrash(ctx, batch.id))).toEqual({
      trips: 1,
      fuel: 1,
      equipment: 0,
      documents: 0,
      receipts: 0,
      tanks: 0,
      tankEntries: 0,
    });
    expect(await rowsOf(ctx)).toEqual(before);
    expect(await readTrash(ctx)).toEqual([]);
    const log = await prisma.recordChange.findMany({
      where: { carrierId: ctx.scope.carrierId, action: 'restored' },
    });
    expect(log.map(({ entity }) => entity).sort()).toEqual(['fuel', 'trip']);
    // A second press finds nothing.
    expect(await restoreFromTrash(ctx, batch.id)).toMatchObject({
      ok: false,
      failure: { kind: 'not-found' },
    });
  });

  it('asks again for the route of a trip that had none yet', async () => {
    const ctx = await fleet();
    const { id: unit } = must(await createEquipment(ctx, { unit: 'T-1' }));
    const { id } = must(
      await createTrip(ctx, {
        equipmentId: String(unit),
        date: '2026-11-02',
        stops: [
          { city: 'Dallas', state: 'TX' },
          { city: 'Tulsa', state: 'OK' },
        ],
      }),
    );
    must(await deleteRecords(ctx, [{ kind: 'trip', id }]));
    must(await restoreFromTrash(ctx, (await onlyBatch(ctx)).id));
    expect(
      await prisma.routeBacklog.count({ where: { carrierId: ctx.scope.carrierId, tripId: BigInt(id) } }),
    ).toBe(1);
  });

  it('brings the vehicle back with the trip that names it, and refuses where its number is taken', async () => {
    const ctx = await fleet();
    const { unit, trip, fuel } = await tripAndFuel(ctx);
    const before = await rowsOf(ctx);
    must(await deleteRecords(ctx, [{ kind: 'fuel', id: fuel }]));
    const { batchId } = must(await deleteRecords(ctx, [{ kind: 'trip', id: trip }]));
    must(await deleteEquipment(ctx, unit));
    const other = must(await createEquipment(ctx, { unit: 'T-1' }));
    const refused = await restoreFromTrash(ctx, batchId ?? '');
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'conflict' } });
    expect(JSON.stringify(refused)).toContain('Unit T-1 cannot be restored');
    must(await deleteEquipment(ctx, other.id));
    expect(must(await restoreFromTrash(ctx, batchId ?? ''))).toMatchObject({ trips: 1, equipment: 1 });
    expect(await rowsOf(ctx)).toMatchObject({ trips: before.trips, units: before.units });
  });

  it('gives back nothing into a quarter that was filed meanwhile', async () => {
    const ctx = await fleet();
    const { trip } = await tripAndFuel(ctx);
    const { batchId } = must(await deleteRecords(ctx, [{ kind: 'trip', id: trip }]));
    await fileQuarter(ctx.scope, 20264, new Date());
    expect(await restoreFromTrash(ctx, batchId ?? '')).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', message: expect.stringContaining('is filed') as string },
    });
    expect(await readTrash(ctx)).toHaveLength(1);
  });

  it('gives an undone import back whole, which can then be undone again', async () => {
    const ctx = await fleet();
    const file = `Date,Truck,State,City,Gallons\n11/02/2026,T-9,TX,Dallas,120.5\n11/05/2026,T-9,OK,Tulsa,80\n`;
    const read = await checked(ctx, file, { name: 'fuel.csv', options: { createUnits: true } });
    await accepted(ctx, read.id);
    const before = await rowsOf(ctx);
    expect(before.fuel).toHaveLength(2);
    await undone(ctx, read.id);
    expect(await rowsOf(ctx)).toMatchObject({ fuel: [], units: [] });
    const batch = await onlyBatch(ctx);
    expect(batch).toMatchObject({ id: read.id, fuel: 2, equipment: 1, importName: 'fuel.csv' });
    must(await restoreFromTrash(ctx, batch.id));
    expect(await rowsOf(ctx)).toEqual(before);
    const again = await undone(ctx, read.id);
    expect(again).toMatchObject({ status: 'undone', counts: { undone: 2 } });
    expect(await rowsOf(ctx)).toMatchObject({ fuel: [], units: [] });
  });

  it('keeps the file of a document as long as it keeps the document', async () => {
    const ctx = await fleet({}, new Date().toISOString());
    await activateExtraction(ctx);
    const [uploaded] = must(
      await uploadDocuments(ctx, [{ name: 'load.pdf', bytes: new Uint8Array(cleanConfirmation()) }]),
    );
    const id = uploaded!.document.id;
    const key = documentKey(ctx.scope.carrierId, id);
    must(await removeDocument(ctx, id));
    const later = (days: number) => ({
      ...ctx,
      scope: system,
      clock: { now: () => new Date(Date.now() + days * 86_400_000) },
    });
    for (const days of [1, 3, 29]) {
      await sweepTrash(later(days));
      await sweepOrphanFiles(later(days));
    }
    expect(await ctx.storage.get(key)).not.toBeNull();
    must(await restoreFromTrash(ctx, (await onlyBatch(ctx)).id));
    expect(await prisma.document.count({ where: { id } })).toBe(1);
    must(await removeDocument(ctx, id));
    for (const days of [31, 32, 34]) {
      await sweepTrash(later(days));
      await sweepOrphanFiles(later(days));
    }
    expect(await readTrash(ctx)).toEqual([]);
    expect(await ctx.storage.get(key)).toBeNull();
  });

  it('belongs to its carrier and to those who may write', async () => {
    const ctx = await fleet();
    const { trip } = await tripAndFuel(ctx);
    const { batchId } = must(await deleteRecords(ctx, [{ kind: 'trip', id: trip }]));
    const stranger = await fleet();
    expect(await readTrash(stranger)).toEqual([]);
    expect(await restoreFromTrash(stranger, batchId ?? '')).toMatchObject({ failure: { kind: 'not-found' } });
    const viewer = await fleet({ carrierId: ctx.scope.carrierId, role: 'viewer' });
    expect(await readTrash(viewer)).toHaveLength(1);
    expect(await restoreFromTrash(viewer, batchId ?? '')).toMatchObject({ failure: { kind: 'forbidden' } });
    expect(await restoreFromTrash(ctx, 'no-such-batch')).toMatchObject({ failure: { kind: 'not-found' } });
  });
});
