import { describe, expect, it } from 'vitest';
import { findEquipment } from '~/areas/equipment/data/equipment.server';
import { withQualification } from '~/areas/equipment/read-equipment.server';
import { equipmentFormOf } from '~/areas/equipment/views/equipment-form';
import { tripPageView } from '~/areas/trips/views/trip-page';
import { changeEquipment, createEquipment } from '~/areas/equipment/save-equipment.server';
import { moveRecords } from '~/areas/ledger/change-records.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { changeTrip, recalculateTrip } from '~/areas/trips/change-trip.server';
import { correctNamedMiles } from '~/areas/trips/correct-miles.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import type { Trip } from '~/areas/trips/data/trips.server';
import { embeddedRoutingEngine } from '~/platform/routing-engine/embedded.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { fleetCtx } from '../../factories/fleet';
import { must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const roads = embeddedRoutingEngine();
const TURNED = 'Holland Tunnel (I-78 from Jersey City, NJ to New York, NY) is closed to';

const form = (equipmentId: number | null, more: object = {}) => ({
  date: '2026-11-02',
  equipmentId,
  stops: [
    { city: 'Jersey City', state: 'NJ', zip: '' },
    { city: 'New York', state: 'NY', zip: '' },
  ],
  ...more,
});

async function routed(ctx: Ctx<CarrierScope>, { id, routeRevision }: Pick<Trip, 'id' | 'routeRevision'>) {
  await calculateRoute(fleetCtx(system, { engine: roads }), {
    tripId: id,
    routeRevision,
    isLastAttempt: false,
  });
  const { trip, route } = must(await readTrip(ctx, id));
  return { trip, notices: route?.notices.join(' ') ?? '' };
}

async function fleet() {
  const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
  const unit = async (name: string, more: object = {}) =>
    must(await createEquipment(ctx, { unit: name, axles: 5, heightInches: 120, ...more })).id;
  const low = await unit('LOW');
  const { trip } = await routed(ctx, must(await createTrip(ctx, form(low))));
  return { ctx, unit, low, trip };
}

describe('another truck of a trip', () => {
  it.each([
    ['that is too high', { heightInches: 160 }],
    ['that carries hazardous materials', { hazmat: true }],
  ])('%s for the old road gets a road of its own', async (_, measures) => {
    const { ctx, unit, low, trip } = await fleet();
    const other = await unit('OTHER', measures);
    const { id, revision } = trip;
    const now = must(await changeTrip(ctx, { id, revision, fields: form(other) }));
    expect([now.routeStatus, now.routeRevision]).toEqual(['pending', trip.routeRevision + 1]);
    const turned = await routed(ctx, now);
    expect(turned.notices).toContain(TURNED);
    const back = must(await changeTrip(ctx, { id, revision: now.revision, fields: form(low) }));
    expect((await routed(ctx, back)).notices).toBe('');
  });

  it('of the same measures drives the same road', async () => {
    const { ctx, unit, trip } = await fleet();
    const twin = await unit('TWIN');
    const { id, revision } = trip;
    const now = must(await changeTrip(ctx, { id, revision, fields: form(twin) }));
    expect(now).toMatchObject({ equipmentId: twin, routeStatus: 'ok', routeRevision: trip.routeRevision });
  });

  it('gets a road of its own where many trips are moved at once, and each keeps the miles of a person', async () => {
    const { ctx, unit, low, trip } = await fleet();
    const high = await unit('HIGH', { heightInches: 160 });
    const other = await routed(ctx, must(await createTrip(ctx, form(low, { date: '2026-11-03' }))));
    const corrected = must(
      await correctNamedMiles(ctx, {
        id: other.trip.id,
        revision: other.trip.revision,
        rows: [{ jurisdiction: 'NY', miles: '7.7', reason: 'Odometer' }],
      }),
    );
    const refs = [trip, corrected].map(({ id }) => ({ kind: 'trip' as const, id }));
    must(await moveRecords(ctx, refs, high));
    for (const { id } of refs) {
      const { trip: moved } = must(await readTrip(ctx, id));
      expect(moved).toMatchObject({ equipmentId: high, routeStatus: 'pending', highways: '' });
      const backlog = await prisma.routeBacklog.findMany({ where: { tripId: BigInt(id) } });
      expect(backlog).toMatchObject([{ routeRevision: moved.routeRevision }]);
      const now = await routed(ctx, moved);
      expect(now.notices).toContain(TURNED);
      const ny = now.trip.jurisdictions.find(({ jurisdiction }) => jurisdiction === 'NY');
      expect(ny?.manualTenthMiles ?? null).toBe(id === corrected.id ? 77 : null);
    }
  });

  it('leaves miles alone that came with a trip where it is moved', async () => {
    const { ctx, unit, low } = await fleet();
    const high = await unit('HIGH', { heightInches: 160 });
    const read = must(
      await createTrip(
        ctx,
        form(low, {
          entry: 'odometer',
          stops: [],
          stateLines: [
            { state: 'NJ', odometer: '100' },
            { state: 'NY', odometer: '105' },
          ],
          odometerEnd: '112',
        }),
      ),
    );
    must(await moveRecords(ctx, [{ kind: 'trip', id: read.id }], high));
    const { trip } = must(await readTrip(ctx, read.id));
    expect(trip).toMatchObject({ equipmentId: high, routeStatus: 'ok', distanceTenthMiles: 120 });
  });

  it.each([
    ['a device has measured', 'gps', 'ok'],
    ['came of a road', 'valhalla', 'pending'],
  ])('moved at once or alone: miles that %s', async (_, engine, status) => {
    const { ctx, unit, low, trip } = await fleet();
    const high = await unit('HIGH', { heightInches: 160 });
    const second = await routed(ctx, must(await createTrip(ctx, form(low, { date: '2026-11-03' }))));
    const ids = [trip.id, second.trip.id].map(BigInt);
    await prisma.tripRoute.updateMany({ where: { tripId: { in: ids } }, data: { engine } });
    must(await moveRecords(ctx, [{ kind: 'trip', id: trip.id }], high));
    expect(must(await readTrip(ctx, trip.id)).trip.routeStatus).toBe(status);
    const { id, revision } = second.trip;
    const alone = await changeTrip(ctx, { id, revision, fields: form(high, { date: '2026-11-03' }) });
    expect(must(alone).routeStatus).toBe(status);
  });

  it('that is measured anew says so on trips of an open quarter, whose miles stay', async () => {
    const { ctx, low, trip } = await fleet();
    const said = async (locked = false) => {
      const [found, units] = [must(await readTrip(ctx, trip.id)), (await findEquipment(ctx.scope, low))!];
      return tripPageView(found.trip, found.route, locked, 'mile', units).notices.join(' ');
    };
    expect(await said()).toBe('');
    const change = async (more: object) => {
      const { id, revision, ...unit } = (await findEquipment(ctx.scope, low))!;
      const fields = { ...equipmentFormOf(withQualification({ id, revision, ...unit }), 'us'), ...more };
      must(await changeEquipment(ctx, { id, revision, fields }));
    };
    await change({ make: 'Volvo' });
    expect(await said()).toBe('');
    await change({ heightInches: '160' });
    expect(await said()).toContain('other measures now than when this road was found');
    expect(await said(true)).toBe('');
    const { trip: same } = must(await readTrip(ctx, trip.id));
    expect(same).toMatchObject({ routeStatus: 'ok', distanceTenthMiles: trip.distanceTenthMiles });
    const again = must(await recalculateTrip(ctx, { id: trip.id, revision: null }));
    expect((await routed(ctx, again)).notices).toContain(TURNED);
    expect(await said()).not.toContain('other measures');
  });
});
