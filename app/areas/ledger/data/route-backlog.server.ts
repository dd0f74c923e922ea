import { bigints } from '~/platform/database/column-values.server';
import { listKnownKeys } from '~/platform/database/job-queue.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

/** A carrier's trips are distinguished by so many lanes, so that several jobs can work on them and none on another's. */
export const LANES = 4;

export const laneOf = (tripId: number): number => tripId % LANES;

export interface WaitingRoute {
  tripId: number;
  routeRevision: number;
}

/** Keeps trips for the jobs of their lanes. */
export async function addToBacklog(scope: CarrierScope, routes: readonly WaitingRoute[]): Promise<void> {
  await scope.db.$executeRaw`
    INSERT INTO "route_backlog" ("carrierId", "tripId", "routeRevision")
    SELECT ${scope.carrierId}::uuid, r."tripId", r."routeRevision"
    FROM jsonb_to_recordset(${JSON.stringify(routes)}::jsonb) AS r("tripId" bigint, "routeRevision" int)
    ON CONFLICT ("carrierId", "tripId") DO UPDATE SET "routeRevision" = EXCLUDED."routeRevision"`;
}

/** The next trips of a lane. */
export async function listBacklog(
  scope: SystemScope,
  { carrierId, lane }: { carrierId: string; lane: number },
  limit: number,
): Promise<WaitingRoute[]> {
  const rows = await scope.db.$queryRaw<{ tripId: bigint; routeRevision: number }[]>`
    SELECT "tripId", "routeRevision" FROM "route_backlog"
    WHERE "carrierId" = ${carrierId}::uuid AND "tripId" % ${LANES}::bigint = ${lane}::bigint ORDER BY "tripId" LIMIT ${limit}`;
  return rows.map(({ tripId, routeRevision }) => ({ tripId: Number(tripId), routeRevision }));
}

export async function removeFromBacklog(
  scope: SystemScope,
  carrierId: string,
  tripIds: readonly number[],
): Promise<void> {
  if (tripIds.length > 0)
    await scope.db.$executeRaw`
      DELETE FROM "route_backlog" WHERE "carrierId" = ${carrierId}::uuid AND "tripId" = ANY(${bigints(tripIds)}::bigint[])`;
}

/** Lanes with trips that no job is there for, as after a database was restored. */
export async function listForgottenLanes(scope: SystemScope): Promise<{ carrierId: string; lane: number }[]> {
  const lanes = await scope.db.$queryRaw<{ carrierId: string; lane: number; key: string }[]>`
    SELECT b."carrierId"::text AS "carrierId", b."lane", concat('trip-routes:', b."carrierId", ':', b."lane") AS "key"
      FROM (SELECT DISTINCT "carrierId", ("tripId" % ${LANES}::bigint)::int AS "lane" FROM "route_backlog") b`;
  if (lanes.length === 0) return [];
  const known = await listKnownKeys(
    scope,
    lanes.map(({ key }) => key),
  );
  return lanes.filter(({ key }) => !known.has(key)).map(({ carrierId, lane }) => ({ carrierId, lane }));
}
