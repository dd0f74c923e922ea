import { describe, expect, it } from 'vitest';
import { embeddedRoutingEngine } from '~/platform/routing-engine/embedded.server';
import type { RouteRequest, RoutingEngine } from '~/platform/routing-engine/port';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Trip } from '~/areas/trips/data/trips.server';
import type { Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { calculateRoute } from '~/areas/trips/calculate-route.server';
import { fileQuarter } from '~/areas/returns/data/filed-quarters.server';
import { askForRoad, changeTrip, recalculateTrip } from '~/areas/trips/change-trip.server';
import { correctMiles } from '~/areas/trips/correct-miles.server';
import { createTrip } from '~/areas/trips/create-trip.server';
import { readTrip } from '~/areas/trips/read-trip.server';
import { fleetCtx } from '../../factories/fleet';
import { makeAccount, type AccountOptions } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma, system } = await testDatabase();
const roads = embeddedRoutingEngine();
const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const fleet = async (options: AccountOptions = {}) =>
  fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_basic', ...options })).scope);
const chicago = { city: 'Chicago', state: 'IL', zip: '' };
const newYork = { city: 'New York', state: 'NY', zip: '' };
const form = (stops: object[]) => ({ date: '2026-11-02', stops });

async function routed(ctx: Ctx<CarrierScope>, { id, routeRevision }: Trip, engine: RoutingEngine = roads) {
  await calculateRoute(fleetCtx(system, { engine }), { tripId: id, routeRevision, isLastAttempt: false });
  const { trip, route } = must(await readTrip(ctx, id));
  return {
    trip,
    road: route?.route,
    milesIn: (code: string) =>
      (trip.jurisdictions.find(({ jurisdiction }) => jurisdiction === code)?.tenthMiles ?? 0) / 10,
  };
}
const fresh = async (ctx: Ctx<CarrierScope>, stops = [chicago, newYork]) =>
  routed(ctx, must(await createTrip(ctx, form(stops))));
const ask = async (ctx: Ctx<CarrierScope>, { id, revision }: Trip, asked: object) =>
  routed(ctx, must(await askForRoad(ctx, { id, revision, roadRequest: asked })));

describe('a road that a person asks for', () => {
  it('leads over the named highway, and the miles by state follow it', async () => {
    const ctx = await fleet();
    const first = await fresh(ctx);
    // The Thruway is New York's; the straight way is Pennsylvania's and New Jersey's.
    expect(first.milesIn('NJ')).toBeGreaterThan(50);
    expect(first.milesIn('NY')).toBeLessThan(40);
    const { trip, road, milesIn } = await ask(ctx, first.trip, { via: 'i 90' });
    expect(trip).toMatchObject({
      routeStatus: 'ok',
      roadRequest: { via: ['i 90'], avoidTolls: false, shortest: false },
    });
    expect(road?.highways[0]).toBe('I-90');
    expect(trip.highways).toContain('I-87');
    expect(milesIn('NY')).toBeGreaterThan(350);
    expect(milesIn('PA')).toBeLessThan(60);
    expect(trip.jurisdictions.reduce((sum, row) => sum + row.tenthMiles, 0)).toBe(trip.distanceTenthMiles);
  });

  it('keeps off toll roads, or is the shortest', async () => {
    const ctx = await fleet();
    const first = await fresh(ctx);
    const free = await ask(ctx, first.trip, { avoidTolls: '1' });
    expect(first.road?.tollTenthMiles).toBeGreaterThan(1000);
    expect(free.road?.tollTenthMiles).toBeLessThan(500);
    const short = await ask(ctx, free.trip, { shortest: true });
    expect(short.trip.distanceTenthMiles).toBeLessThan(first.trip.distanceTenthMiles ?? 0);
    expect(short.trip.roadRequest).toEqual({ via: [], avoidTolls: false, shortest: true });
    const again = await ask(ctx, short.trip, {});
    expect(again.trip).toMatchObject({
      roadRequest: null,
      distanceTenthMiles: first.trip.distanceTenthMiles,
    });
  });

  it.each([
    ['I-999', 'The highway I-999 is not known.'],
    ['I-5', 'No sensible way between these stops uses I-5.'],
  ])('that cannot be (%s) leaves the road that stands, and says why', async (via, reason) => {
    const ctx = await fleet();
    const first = await ask(ctx, (await fresh(ctx)).trip, { via: ['I-90'] });
    const { trip, road } = await ask(ctx, first.trip, { via: [via], shortest: true });
    expect(trip).toMatchObject({
      routeStatus: 'ok',
      routeError: null,
      distanceTenthMiles: first.trip.distanceTenthMiles,
      highways: first.trip.highways,
      jurisdictions: first.trip.jurisdictions,
    });
    expect(road).toEqual(first.road);
    expect(trip.roadRequest).toEqual({
      via: ['I-90'],
      avoidTolls: false,
      shortest: false,
      asked: { via: [via], avoidTolls: false, shortest: true, refused: reason },
    });
    // A later calculation follows what is in force, not what was refused.
    const recalculated = await routed(
      ctx,
      must(await recalculateTrip(ctx, { id: trip.id, revision: trip.revision })),
    );
    expect(recalculated.trip.distanceTenthMiles).toBe(first.trip.distanceTenthMiles);
  });

  it('stays for other stops where it can, and is let go with a word where it cannot', async () => {
    const ctx = await fleet();
    const { trip } = await ask(ctx, (await fresh(ctx)).trip, { via: ['I-90'], avoidTolls: true });
    const change = (before: Trip, stops: object[]) =>
      changeTrip(ctx, { id: before.id, revision: before.revision, fields: form(stops) });
    const kept = await routed(
      ctx,
      must(await change(trip, [chicago, { city: 'Boston', state: 'MA', zip: '' }])),
    );
    expect(kept.trip.roadRequest).toEqual({ via: ['I-90'], avoidTolls: true, shortest: false });
    const gone = await routed(
      ctx,
      must(
        await change(kept.trip, [
          { city: 'Miami', state: 'FL', zip: '' },
          { city: 'Orlando', state: 'FL', zip: '' },
        ]),
      ),
    );
    expect(gone.trip).toMatchObject({
      routeStatus: 'ok',
      roadRequest: {
        via: [],
        avoidTolls: true,
        asked: { via: ['I-90'], refused: 'No sensible way between these stops uses I-90.' },
      },
    });
    expect(gone.milesIn('FL')).toBeGreaterThan(200);
  });

  it('keeps the miles that a person has corrected', async () => {
    const ctx = await fleet();
    const { trip } = await fresh(ctx);
    const rows = trip.jurisdictions.map(({ jurisdiction, tenthMiles }) => ({
      jurisdiction,
      miles: jurisdiction === 'IL' ? '21' : String(tenthMiles / 10),
    }));
    const corrected = must(await correctMiles(ctx, { id: trip.id, revision: trip.revision, rows }));
    const asked = await ask(ctx, corrected, { via: 'I-87' });
    expect(asked.milesIn('IL')).toBe(21);
  });

  it('is asked of every engine in its own words', async () => {
    const requests: RouteRequest[] = [];
    const ctx = await fleet();
    const { trip } = await fresh(ctx);
    const asked = must(
      await askForRoad(ctx, {
        id: trip.id,
        revision: trip.revision,
        roadRequest: { via: 'I-90; US-20 and NY-17', avoidTolls: 1, shortest: '' },
      }),
    );
    await routed(ctx, asked, {
      name: 'embedded',
      route: async (request) => (requests.push(request), roads.route({ ...request, options: {} })),
    });
    expect(requests[0]?.options).toEqual({
      alternatives: 0,
      date: trip.date,
      via: ['I-90', 'US-20', 'NY-17'],
      avoidTolls: true,
    });
  });

  it('is refused in words: too many highways, nonsense, an odometer’s trip, a filed quarter, a reader, an older version', async () => {
    const ctx = await fleet();
    const { trip } = await fresh(ctx);
    const refused = async (asked: object, extra: object = {}) => {
      const result = await askForRoad(ctx, {
        id: trip.id,
        revision: trip.revision,
        roadRequest: asked,
        ...extra,
      });
      return result.ok
        ? undefined
        : [
            result.failure.kind,
            result.failure.kind === 'invalid' ? result.failure.fields?.['via']?.[0] : result.failure.message,
          ];
    };
    expect(await refused({ via: '1,2,3,4,5,6' })).toEqual([
      'invalid',
      'At most 5 highways: name those that tell your road from the others.',
    ]);
    expect(await refused({ via: '--' })).toEqual([
      'invalid',
      'Write highways by their numbers, with commas between them: I-90, US-20.',
    ]);
    expect((await refused({ via: 'I-90' }, { revision: trip.revision - 1 }))?.[0]).toBe('conflict');
    expect((await refused({ via: 'I-90' }, { id: 999_999 }))?.[0]).toBe('not-found');
    const odometer = must(
      await createTrip(ctx, {
        date: '2026-11-02',
        entry: 'odometer',
        odometerEnd: '1100',
        stateLines: [{ state: 'TX', odometer: '1000' }],
      }),
    );
    expect((await askForRoad(ctx, { id: odometer.id, revision: null, roadRequest: {} })).ok).toBe(false);
    await fileQuarter(ctx.scope, 20264, ctx.clock.now());
    expect((await refused({ via: 'I-90' }))?.[0]).toBe('conflict');
    const reader = await fleet({ role: 'viewer' });
    expect((await askForRoad(reader, { id: trip.id, revision: null, roadRequest: {} })).ok).toBe(false);
  });
});
