import type { JurisdictionRow } from '~/domain/trips/jurisdiction-miles';
import type { KeptRoadWish } from '~/domain/trips/road-wish.schema';
import { Prisma } from '../generated/prisma/client';
import { json } from '~/data/database/column-values.server';
import type { CarrierScope, SystemScope } from '~/data/database/scope.server';
import type { TripStop } from './trips.server';

/** One way to drive a trip, as the engine answered it. Distances in tenths of a mile. */
export interface StoredRoute {
  distanceTenthMiles: number;
  minutes: number;
  legs: { tenthMiles: number; minutes: number }[];
  jurisdictions: { code: string; tenthMiles: number }[];
  crossings: {
    from: string;
    to: string;
    place: string | null;
    highway: string | null;
    atTenthMiles: number;
  }[];
  highways: string[];
  polyline: [number, number][];
  tollTenthMiles: number;
}

export interface TripRoute {
  route: StoredRoute;
  alternatives: StoredRoute[];
  engine: string;
  /** Credits of the engine's data, to be shown beside the miles. */
  attribution: string;
  notices: string[];
  calculatedAt: Date;
}

interface StoredAnswer extends StoredRoute {
  attribution: string;
  notices: string[];
}

export async function findTripRoute(scope: CarrierScope, tripId: number): Promise<TripRoute | null> {
  const row = await scope.db.tripRoute.findFirst({
    where: { tripId: BigInt(tripId), trip: { carrierId: scope.carrierId } },
  });
  if (!row) return null;
  const { attribution, notices, ...route } = row.route as unknown as StoredAnswer;
  return {
    route,
    alternatives: row.alternatives as unknown as StoredRoute[],
    engine: row.engine,
    attribution,
    notices,
    calculatedAt: row.calculatedAt,
  };
}

export async function saveTripRoute(
  scope: SystemScope | CarrierScope,
  tripId: number,
  answer: Omit<TripRoute, 'calculatedAt'>,
  at: Date,
): Promise<void> {
  const data = {
    route: json({ ...answer.route, attribution: answer.attribution, notices: answer.notices }),
    alternatives: json(answer.alternatives),
    engine: answer.engine,
    calculatedAt: at,
  };
  await scope.db.tripRoute.upsert({
    where: { tripId: BigInt(tripId) },
    create: { tripId: BigInt(tripId), ...data },
    update: data,
  });
}

export const deleteTripRoute = async (scope: CarrierScope, tripId: number): Promise<void> => {
  await scope.db.tripRoute.deleteMany({
    where: { tripId: BigInt(tripId), trip: { carrierId: scope.carrierId } },
  });
};

/** What the route job needs of a trip. */
export interface TripToRoute {
  id: number;
  carrierId: string;
  equipmentId: number | null;
  quarterKey: number;
  routeStatus: 'pending' | 'ok' | 'error';
  routeRevision: number;
  routeChoice: number;
  roadWish: KeptRoadWish | null;
  highways: string;
  stops: TripStop[];
  rows: JurisdictionRow[];
  /** A road of these stops stands already. */
  hasRoute: boolean;
  truck: {
    heightInches: number | null;
    widthInches: number | null;
    lengthInches: number | null;
    axles: number | null;
    weightPounds: number | null;
  } | null;
}

export async function findTripToRoute(scope: SystemScope, id: number): Promise<TripToRoute | null> {
  const row = await scope.db.trip.findUnique({
    where: { id: BigInt(id) },
    include: {
      jurisdictions: { orderBy: { position: 'asc' } },
      equipment: true,
      route: { select: { tripId: true } },
    },
  });
  if (!row) return null;
  const { equipment } = row;
  return {
    id: Number(row.id),
    carrierId: row.carrierId,
    equipmentId: row.equipmentId === null ? null : Number(row.equipmentId),
    quarterKey: row.quarterKey,
    routeStatus: row.routeStatus,
    routeRevision: row.routeRevision,
    routeChoice: row.routeChoice,
    roadWish: row.roadWish as unknown as KeptRoadWish | null,
    highways: row.highways,
    stops: row.stops as unknown as TripStop[],
    rows: row.jurisdictions.map(
      ({ tripId: _t, carrierId: _c, position: _p, equipmentId: _e, quarterKey: _q, ...jurisdiction }) =>
        jurisdiction,
    ),
    hasRoute: row.route !== null,
    truck: equipment && {
      heightInches: equipment.heightInches,
      widthInches: equipment.widthInches,
      lengthInches: equipment.lengthInches,
      axles: equipment.axles,
      weightPounds: equipment.combinationWeightPounds ?? equipment.registeredWeightPounds,
    },
  };
}

/** Ends the waiting of a trip where its revision is still the one that was routed. @returns whether it was. */
export async function finishRoute(
  scope: SystemScope,
  key: { id: number; routeRevision: number },
  outcome:
    | { distanceTenthMiles: number | null; highways: string; roadWish: KeptRoadWish | null }
    | { routeError: string },
): Promise<boolean> {
  const { count } = await scope.db.trip.updateMany({
    where: { id: BigInt(key.id), routeRevision: key.routeRevision, routeStatus: 'pending' },
    data:
      'routeError' in outcome
        ? { routeStatus: 'error', routeError: outcome.routeError }
        : {
            routeStatus: 'ok',
            routeError: null,
            distanceTenthMiles: outcome.distanceTenthMiles,
            highways: outcome.highways,
            roadWish: outcome.roadWish === null ? Prisma.DbNull : json(outcome.roadWish),
          },
  });
  return count === 1;
}

/** Routes of all trips of a quarter, for one map. Newest first, at most `limit`. */
export async function listQuarterLines(
  scope: CarrierScope,
  quarterKey: number,
  equipmentId: number | null,
  limit: number,
): Promise<{ tripId: number; polyline: [number, number][] }[]> {
  const rows = await scope.db.$queryRaw<{ tripId: bigint; polyline: [number, number][] | null }[]>`
    SELECT r."tripId", r."route"->'polyline' AS "polyline"
    FROM "trip" t JOIN "trip_route" r ON r."tripId" = t."id"
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey}
      AND (${equipmentId}::bigint IS NULL OR t."equipmentId" = ${equipmentId}::bigint)
    ORDER BY t."id" DESC LIMIT ${limit}`;
  return rows.map((row) => ({ tripId: Number(row.tripId), polyline: row.polyline ?? [] }));
}
