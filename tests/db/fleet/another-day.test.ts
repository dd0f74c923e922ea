import { describe, expect, it } from 'vitest';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { changeTrip } from '~/areas/trips/change-trip.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import type { Trip } from '~/areas/trips/data/trips.server';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { measuredEngine } from '~/platform/measured.server';
import { routingEngineFrom } from '~/platform/routing-engine/choose-engine.server';
import { fleetCtx } from '../../factories/fleet';
import { must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
// As the product has it; a server engine is told of the seasons by the roads that stand in for it.
const engines = {
  embedded: measuredEngine(routingEngineFrom({})),
  valhalla: measuredEngine(routingEngineFrom({ engine: 'valhalla', valhallaUrl: 'http://127.0.0.1:1' })),
};
const CLOSED = 'Beartooth Highway (US-212';

const form = (date: string, endDate = date, cities = ['Red Lodge', 'Cooke City']) => ({
  date,
  endDate,
  equipmentId: null,
  stops: cities.map((city) => ({ city, state: 'MT', zip: '' })),
});

async function routed(ctx: Ctx<CarrierScope>, { id, routeRevision }: Pick<Trip, 'id' | 'routeRevision'>) {
  await calculateRoute(fleetCtx(system, { engine: engines.embedded }), {
    tripId: id,
    routeRevision,
    isLastAttempt: false,
  });
  const { trip, route } = must(await readTrip(ctx, id));
  return { trip, notices: route?.notices.join(' ') ?? '' };
}

async function inSummer(engine = engines.embedded) {
  const { scope } = await makeAccount(prisma, { planPackageId: 'ic_advanced' });
  const ctx = fleetCtx(scope, { engine, now: '2026-11-28T12:00:00Z' });
  return { ctx, ...(await routed(ctx, must(await createTrip(ctx, form('2026-09-10'))))) };
}

describe('another day of a trip', () => {
  it('on which a road is closed for the season finds the road anew, and so does the way back', async () => {
    const { ctx, trip, notices } = await inSummer();
    expect(notices).toBe('');
    const { id, revision } = trip;
    const late = must(await changeTrip(ctx, { id, revision, fields: form('2026-11-20') }));
    expect([late.routeStatus, late.routeRevision]).toEqual(['pending', trip.routeRevision + 1]);
    const turned = await routed(ctx, late);
    expect(turned.notices).toContain(CLOSED);
    expect(turned.trip.distanceTenthMiles).toBeGreaterThan(trip.distanceTenthMiles!);
    const early = must(
      await changeTrip(ctx, { id, revision: turned.trip.revision, fields: form('2026-09-10') }),
    );
    const back = await routed(ctx, early);
    expect([back.notices, back.trip.distanceTenthMiles]).toEqual(['', trip.distanceTenthMiles]);
  });

  it.each([
    ['in the same season', form('2026-09-11')],
    ['only of its end', form('2026-09-10', '2026-11-20')],
  ])('%s keeps the road', async (_, fields) => {
    const { ctx, trip } = await inSummer();
    const { id, revision } = trip;
    const now = must(await changeTrip(ctx, { id, revision, fields }));
    expect(now).toMatchObject({ routeStatus: 'ok', routeRevision: trip.routeRevision });
  });

  it('in another season keeps the miles that a device has measured', async () => {
    const { ctx, trip } = await inSummer();
    await prisma.tripRoute.updateMany({ where: { tripId: BigInt(trip.id) }, data: { engine: 'gps' } });
    const { id, revision } = trip;
    const now = must(await changeTrip(ctx, { id, revision, fields: form('2026-11-20') }));
    expect(now).toMatchObject({ routeStatus: 'ok', distanceTenthMiles: trip.distanceTenthMiles });
  });

  it('finds the road anew too where a server engine is asked first', async () => {
    const { ctx, trip } = await inSummer(engines.valhalla);
    const { id, revision } = trip;
    const now = must(await changeTrip(ctx, { id, revision, fields: form('2026-11-20') }));
    expect(now.routeStatus).toBe('pending');
  });
});
