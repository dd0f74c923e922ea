import { decodeLine, encodeLine, type LineDigits } from '~/engine/plane/encoded-line';
import type { JurisdictionRow } from '~/areas/trips/rules/jurisdiction-miles';
import type { KeptRoadRequest } from '~/areas/trips/rules/road-request.schema';
import { drivenTruck, type DrivenTruck, type TruckSize } from '~/areas/trips/rules/truck-measures';
import { MEASURED_ENGINE } from '~/areas/trips/rules/measured-engine';
import type { Prisma, TripRoute as RouteRow } from '~/platform/database/generated/prisma/client';
import { bigints, dateText, json } from '~/platform/database/column-values.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
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
  /** By jurisdiction; absent where none is known, as in routes made before they were. */
  tolls?: { code: string; tenthMiles: number }[];
  ferries?: { highway: string; tenthMiles: number }[];
}

export interface TripRoute {
  route: StoredRoute;
  alternatives: StoredRoute[];
  engine: string;
  /** Credits of the engine's data, to be shown beside the miles. */
  attribution: string;
  notices: string[];
  /** The truck and load that the road was found for; absent of roads made before it was kept. */
  foundFor?: DrivenTruck;
  calculatedAt: Date;
}

/** The points of a way as its row holds them. */
interface PackedLine {
  digits: LineDigits;
  text: string;
}

/** A way as its row holds it. */
type PackedRoute = StoredRoute & {
  /** Rows of earlier releases have their points in `polyline`, which is empty here: those show such a row without its map. */
  line?: PackedLine;
};

interface StoredAnswer extends PackedRoute {
  attribution: string;
  notices: string[];
  foundFor?: DrivenTruck;
}

/** Our own network gives four decimals; what others give is kept to a yard. */
const digitsOf = (points: StoredRoute['polyline']): LineDigits =>
  points.every((point) => point.every((degrees) => Number(degrees.toFixed(4)) === degrees)) ? 4 : 5;

/** A way as its row is to hold it. */
export function packed({ polyline, ...route }: StoredRoute): PackedRoute {
  const digits = digitsOf(polyline);
  return { ...route, polyline: [], line: { digits, text: encodeLine(polyline, digits) } };
}

const pointsOf = ({ line, polyline }: Pick<PackedRoute, 'line' | 'polyline'>): StoredRoute['polyline'] =>
  line ? decodeLine(line.text, line.digits) : polyline;

const unpacked = ({ line, polyline, ...route }: PackedRoute): StoredRoute => ({
  ...route,
  polyline: pointsOf({ polyline, ...(line ? { line } : {}) }),
});

export async function findTripRoute(scope: CarrierScope, tripId: number): Promise<TripRoute | null> {
  const row = await scope.db.tripRoute.findFirst({
    where: { tripId: BigInt(tripId), trip: { carrierId: scope.carrierId } },
  });
  return row && toTripRoute(row);
}

/** The same for a job, which has found the trip before. */
export async function findTripRouteOfJob(scope: SystemScope, tripId: number): Promise<TripRoute | null> {
  const row = await scope.db.tripRoute.findUnique({ where: { tripId: BigInt(tripId) } });
  return row && toTripRoute(row);
}

function toTripRoute(row: RouteRow): TripRoute {
  const { attribution, notices, foundFor, ...route } = row.route as unknown as StoredAnswer;
  return {
    route: unpacked(route),
    alternatives: (row.alternatives as unknown as PackedRoute[]).map(unpacked),
    engine: row.engine,
    attribution,
    notices,
    ...(foundFor ? { foundFor } : {}),
    calculatedAt: row.calculatedAt,
  };
}

export const deleteTripRoute = async (scope: CarrierScope, tripId: number): Promise<void> => {
  await scope.db.tripRoute.deleteMany({
    where: { tripId: BigInt(tripId), trip: { carrierId: scope.carrierId } },
  });
};

/** Those of these trips whose miles came of a road that was found between their stops, or wait for it. */
export async function tripsOfFoundRoads(scope: CarrierScope, ids: readonly number[]): Promise<number[]> {
  const rows = await scope.db.trip.findMany({
    where: {
      carrierId: scope.carrierId,
      id: { in: bigints(ids) },
      entry: 'stops',
      OR: [{ routeStatus: { not: 'ok' } }, { route: { engine: { not: MEASURED_ENGINE } } }],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => Number(id));
}

/**
 * Lets trips wait for another road between the same stops: the road and its miles go, those that a person has entered stay.
 * @returns what the jobs are to be asked for
 */
export async function dropRoads(
  scope: CarrierScope,
  ids: readonly number[],
): Promise<{ tripId: number; routeRevision: number }[]> {
  if (ids.length === 0) return [];
  const ofTrips = { tripId: { in: bigints(ids) }, carrierId: scope.carrierId };
  await scope.db.tripRoute.deleteMany({
    where: { tripId: ofTrips.tripId, trip: { carrierId: scope.carrierId } },
  });
  await scope.db.tripJurisdiction.deleteMany({ where: { ...ofTrips, manualTenthMiles: null } });
  await scope.db.tripJurisdiction.updateMany({ where: ofTrips, data: { routedTenthMiles: null } });
  const rows = await scope.db.$queryRaw<{ id: bigint; routeRevision: number }[]>`
    UPDATE "trip" t SET "routeStatus" = 'pending', "routeError" = NULL, "routeRevision" = t."routeRevision" + 1, "highways" = '',
      "distanceTenthMiles" = (SELECT sum(j."tenthMiles")::int FROM "trip_jurisdiction" j WHERE j."carrierId" = t."carrierId" AND j."tripId" = t."id")
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."id" = ANY(${bigints(ids)}::bigint[])
    RETURNING t."id", t."routeRevision"`;
  return rows.map(({ id, routeRevision }) => ({ tripId: Number(id), routeRevision }));
}

/** What the route job needs of a trip. */
export interface TripToRoute {
  id: number;
  carrierId: string;
  equipmentId: number | null;
  quarterKey: number;
  /** The day it began, YYYY-MM-DD. */
  date: string;
  routeStatus: 'pending' | 'ok' | 'error';
  routeRevision: number;
  routeChoice: number;
  roadRequest: KeptRoadRequest | null;
  highways: string;
  stops: TripStop[];
  rows: JurisdictionRow[];
  /** These stops have a road already. */
  hasRoute: boolean;
  truck: TruckSize | null;
  /** Hazardous materials on board, as the trip says or else its truck. */
  hazmat: boolean;
}

export async function findTripToRoute(scope: SystemScope, id: number): Promise<TripToRoute | null> {
  const [trip] = await findTripsToRoute(scope, [id]);
  return trip ?? null;
}

const toRoute = {
  jurisdictions: { orderBy: { position: 'asc' } },
  equipment: true,
  route: { select: { tripId: true } },
} satisfies Prisma.TripInclude;

/** Those of these trips that are still there, in no order. */
export async function findTripsToRoute(scope: SystemScope, ids: readonly number[]): Promise<TripToRoute[]> {
  const rows = await scope.db.trip.findMany({ where: { id: { in: bigints(ids) } }, include: toRoute });
  return rows.map(toTripToRoute);
}

function toTripToRoute(row: Prisma.TripGetPayload<{ include: typeof toRoute }>): TripToRoute {
  const { equipment } = row;
  return {
    id: Number(row.id),
    carrierId: row.carrierId,
    equipmentId: row.equipmentId === null ? null : Number(row.equipmentId),
    quarterKey: row.quarterKey,
    date: dateText(row.date),
    routeStatus: row.routeStatus,
    routeRevision: row.routeRevision,
    routeChoice: row.routeChoice,
    roadRequest: row.roadRequest as unknown as KeptRoadRequest | null,
    highways: row.highways,
    stops: row.stops as unknown as TripStop[],
    rows: row.jurisdictions.map(
      ({ tripId: _t, carrierId: _c, position: _p, equipmentId: _e, quarterKey: _q, ...jurisdiction }) =>
        jurisdiction,
    ),
    hasRoute: row.route !== null,
    ...drivenTruck({ unit: equipment, hazmat: row.hazmat }),
  };
}

/** Ends the waiting of a trip for a road that is not there, where its revision is still the one that was routed. @returns whether it was. */
export async function failRoute(
  scope: SystemScope,
  key: { id: number; routeRevision: number },
  routeError: string,
  at: Date,
): Promise<boolean> {
  const { count } = await scope.db.trip.updateMany({
    where: { id: BigInt(key.id), routeRevision: key.routeRevision, routeStatus: 'pending' },
    data: { routeStatus: 'error', routeError, updatedAt: at },
  });
  return count === 1;
}

/** The state of a trip once its route is there. */
export interface RoutedState {
  id: number;
  distanceTenthMiles: number | null;
  highways: string;
  roadRequest: KeptRoadRequest | null;
}

/** Ends the waiting of trips that are locked and known to wait for just these routes. */
export async function finishRoutes(
  scope: SystemScope,
  trips: readonly RoutedState[],
  at: Date,
): Promise<void> {
  await scope.db.$executeRaw`
    UPDATE "trip" t SET "routeStatus" = 'ok', "routeError" = NULL, "distanceTenthMiles" = r."distanceTenthMiles",
      "highways" = r."highways", "roadWish" = r."roadRequest", "updatedAt" = ${at}
    FROM jsonb_to_recordset(${JSON.stringify(trips)}::jsonb)
      AS r("id" bigint, "distanceTenthMiles" int, "highways" text, "roadRequest" jsonb)
    WHERE t."id" = r."id"`;
}

/** Keeps the roads of trips, each in place of the one before. */
export async function saveTripRoutes(
  scope: SystemScope | CarrierScope,
  roads: readonly { tripId: number; answer: Omit<TripRoute, 'calculatedAt'> }[],
  at: Date,
): Promise<void> {
  if (roads.length === 0) return;
  const rows = roads.map(
    ({ tripId, answer: { route, attribution, notices, foundFor, alternatives, engine } }) => ({
      tripId,
      route: { ...packed(route), attribution, notices, ...(foundFor ? { foundFor } : {}) },
      alternatives: alternatives.map(packed),
      engine,
    }),
  );
  await scope.db.$executeRaw`
    INSERT INTO "trip_route" ("tripId", "route", "alternatives", "engine", "calculatedAt")
    SELECT r."tripId", r."route", r."alternatives", r."engine", ${at}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("tripId" bigint, "route" jsonb, "alternatives" jsonb, "engine" text)
    ON CONFLICT ("tripId") DO UPDATE SET "route" = EXCLUDED."route", "alternatives" = EXCLUDED."alternatives",
      "engine" = EXCLUDED."engine", "calculatedAt" = EXCLUDED."calculatedAt"`;
}

/** Keeps the other roads of a trip, where the road in force is still the one that they were found beside. @returns whether it is */
export async function saveAlternatives(
  scope: SystemScope,
  key: { id: number; routeRevision: number },
  calculatedAt: Date,
  alternatives: readonly StoredRoute[],
): Promise<boolean> {
  const { count } = await scope.db.tripRoute.updateMany({
    where: { tripId: BigInt(key.id), calculatedAt, trip: { routeRevision: key.routeRevision } },
    data: { alternatives: json(alternatives.map(packed)) },
  });
  return count === 1;
}

/**
 * Routes of all trips of a quarter, for one map. Newest first, at most `limit`. The quarter's trips are taken first: asked for the
 * newest by their numbers, the database walks through the trips of all other carriers that were recorded since.
 */
export async function listQuarterLines(
  scope: CarrierScope,
  quarterKey: number,
  equipmentId: number | null,
  limit: number,
): Promise<{ tripId: number; polyline: [number, number][] }[]> {
  const rows = await scope.db.$queryRaw<{ tripId: bigint; road: Pick<PackedRoute, 'line' | 'polyline'> }[]>`
    WITH "driven" AS MATERIALIZED (
      SELECT t."id" FROM "trip" t
      WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey}
        AND (${equipmentId}::bigint IS NULL OR t."equipmentId" = ${equipmentId}::bigint)),
    "newest" AS MATERIALIZED (
      SELECT d."id" FROM "driven" d WHERE (SELECT true FROM "trip_route" r WHERE r."tripId" = d."id")
      ORDER BY d."id" DESC LIMIT ${limit})
    SELECT n."id" AS "tripId", (SELECT json_build_object('line', r."route"->'line', 'polyline', r."route"->'polyline')
      FROM "trip_route" r WHERE r."tripId" = n."id") AS "road"
    FROM "newest" n ORDER BY n."id" DESC`;
  return rows.map(({ tripId, road }) => ({ tripId: Number(tripId), polyline: pointsOf(road) }));
}
