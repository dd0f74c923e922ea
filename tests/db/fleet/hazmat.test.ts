import { describe, expect, it } from 'vitest';
import { csvLine } from '~/engine/text/csv';
import { createEquipment } from '~/areas/equipment/save-equipment.server';
import { exportRecords } from '~/areas/ledger/export-records.server';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { changeTrip } from '~/areas/trips/change-trip.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import { routeRequest } from '~/areas/trips/route-request';
import { findTripToRoute } from '~/areas/trips/data/trip-routes.server';
import type { Trip } from '~/areas/trips/data/trips.server';
import { embeddedRoutingEngine } from '~/platform/routing-engine/embedded.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const roads = embeddedRoutingEngine();
const JERSEY_CITY = { city: 'Jersey City', state: 'NJ', zip: '' };
const NEW_YORK = { city: 'New York', state: 'NY', zip: '' };

async function fleet(hazmat: boolean) {
  const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
  const unit = must(await createEquipment(ctx, { unit: 'T-1', axles: 3, hazmat }));
  return { ctx, unit };
}

const form = (equipmentId: number | null, more: object = {}) => ({
  date: '2026-11-02',
  equipmentId,
  stops: [JERSEY_CITY, NEW_YORK],
  ...more,
});

async function routed(ctx: Ctx<CarrierScope>, { id, routeRevision }: Trip) {
  await calculateRoute(fleetCtx(system, { engine: roads }), {
    tripId: id,
    routeRevision,
    isLastAttempt: false,
  });
  const { trip, route } = must(await readTrip(ctx, id));
  return { trip, notices: route?.notices.join(' ') ?? '' };
}

const TURNED = 'Holland Tunnel (I-78 from Jersey City, NJ to New York, NY) is closed to hazardous materials';

describe('hazardous materials on board', () => {
  it.each([
    ['a truck that carries none', false, null, false],
    ['a truck that usually carries them', true, null, true],
    ['a load of them on another truck', false, true, true],
    ['a load without them on a tanker', true, false, false],
  ])('%s: through the tunnel, or around it', async (_, ofUnit, ofTrip, isTurned) => {
    const { ctx, unit } = await fleet(ofUnit);
    const made = must(await createTrip(ctx, form(unit.id, { hazmat: ofTrip })));
    expect(made.hazmat).toBe(ofTrip);
    const { trip, notices } = await routed(ctx, made);
    expect(notices.includes(TURNED)).toBe(isTurned);
    expect(trip.highways.includes('I-78')).toBe(!isTurned);
    expect(trip.distanceTenthMiles! > 100).toBe(isTurned);
  });

  it('on a trip of no truck are told to the engine, and nothing is where there are none', async () => {
    const { ctx } = await fleet(true);
    const asked = async (hazmat: boolean | null) => {
      const { id } = must(await createTrip(ctx, form(null, { hazmat })));
      return routeRequest((await findTripToRoute(system, id))!, null, 0).options?.truck;
    };
    expect(await asked(true)).toEqual({ hazmat: true });
    expect(await asked(null)).toBeUndefined();
    expect(await asked(false)).toBeUndefined();
  });

  it('ask for the road anew when a person changes them, and are in the change log', async () => {
    const { ctx, unit } = await fleet(true);
    const { trip } = await routed(ctx, must(await createTrip(ctx, form(unit.id))));
    const change = (more: object, { id, revision }: Trip) =>
      changeTrip(ctx, { id, revision, fields: form(unit.id, more) });
    const same = must(await change({ notes: 'Dock 4' }, trip));
    expect([same.routeStatus, same.routeRevision]).toEqual(['ok', trip.routeRevision]);
    const empty = must(await change({ notes: 'Dock 4', hazmat: 'no' }, same));
    expect([empty.routeStatus, empty.routeRevision]).toEqual(['pending', trip.routeRevision + 1]);
    const now = await routed(ctx, empty);
    expect(now.notices).toBe('');
    expect(now.trip.distanceTenthMiles).toBeLessThan(100);
    const log = await prisma.recordChange.findMany({
      where: { carrierId: ctx.scope.carrierId, entity: 'trip', action: 'updated' },
      orderBy: { id: 'asc' },
    });
    expect(log.at(-1)).toMatchObject({ before: { hazmat: null }, after: { hazmat: false } });
  });

  it('leave miles alone that came with the trip', async () => {
    const { ctx, unit } = await fleet(false);
    const lines = {
      entry: 'odometer',
      stops: [],
      stateLines: [
        { state: 'NJ', odometer: '100' },
        { state: 'NY', odometer: '105' },
      ],
      odometerEnd: '112',
    };
    const read = must(await createTrip(ctx, form(unit.id, lines)));
    const { id, revision } = read;
    const now = must(
      await changeTrip(ctx, { id, revision, fields: form(unit.id, { ...lines, hazmat: true }) }),
    );
    expect(now).toMatchObject({ hazmat: true, routeStatus: 'ok', distanceTenthMiles: 120 });

    const csv = csvLine(['Date', 'Unit', 'From', 'To', 'NJ', 'NY']) + csvLine(['2026-11-03', 'T-1', 'Newark, NJ', 'Albany, NY', '20', '130']); // prettier-ignore
    await accepted(ctx, (await checked(ctx, csv, { kind: 'trips' })).id);
    const [row] = await prisma.trip.findMany({ where: { carrierId: ctx.scope.carrierId, date: new Date('2026-11-03') } }); // prettier-ignore
    const { trip: imported } = must(await readTrip(ctx, Number(row!.id)));
    const { date, stops } = imported;
    const kept = must(
      await changeTrip(ctx, { id: imported.id, revision: imported.revision, fields: { date, equipmentId: unit.id, stops, hazmat: true } }), // prettier-ignore
    );
    expect(kept).toMatchObject({ hazmat: true, routeStatus: 'ok', distanceTenthMiles: 1_500 });
    expect(kept.routeRevision).toBe(imported.routeRevision);
  });

  it('come in from a file and go out with the list', async () => {
    const { ctx } = await fleet(false);
    const text = [
      ['Date', 'Unit', 'From', 'To', 'Hazmat'],
      ['2026-11-03', 'T-1', 'Dallas, TX', 'Tulsa, OK', 'Yes'],
      ['2026-11-04', 'T-1', 'Dallas, TX', 'Tulsa, OK', 'no'],
      ['2026-11-05', 'T-1', 'Dallas, TX', 'Tulsa, OK', ''],
    ].map((row) => csvLine(row)).join(''); // prettier-ignore
    await accepted(ctx, (await checked(ctx, text, { kind: 'trips' })).id);
    const saved = async (carrierId: string) =>
      (await prisma.trip.findMany({ where: { carrierId }, orderBy: { date: 'asc' } })).map(
        (trip) => trip.hazmat,
      );
    expect(await saved(ctx.scope.carrierId)).toEqual([true, false, null]);
    let csv = '';
    for await (const batch of exportRecords(ctx, {}, null, 'us'))
      csv += batch.map((row) => csvLine(row)).join('');
    const other = (await fleet(false)).ctx;
    await accepted(other, (await checked(other, csv)).id);
    expect(await saved(other.scope.carrierId)).toEqual([true, false, null]);
    const wrong = await checked(ctx, text.replace('Yes', 'perhaps'), { kind: 'trips' });
    expect(JSON.stringify(wrong)).toContain('perhaps');
  });
});
