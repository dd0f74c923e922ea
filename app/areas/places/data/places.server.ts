import type { Place, PostalArea } from '~/engine/places/place';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { Scope } from '~/platform/database/scope.server';

const PLACE = Prisma.sql`place.id, place.name, place.state, place.key, place.lat, place.lon, place.population, place."postalArea"`;

/** The first text after every text that begins with the prefix; keys and codes hold nothing above 'z'. */
const endOfPrefix = (prefix: string): string => `${prefix}{`;

/** One way to look for a beginning: a key, and the state it must be in where one is known. */
export interface KeyPrefix {
  key: string;
  state?: string;
}

export interface PrefixHit extends Place {
  isExact: boolean;
  /** Index of the prefix that found it. */
  prefix: number;
}

/**
 * Places whose key begins with one of the prefixes: for each prefix the exact ones, then the largest, at most `limit`.
 * One query for all prefixes; a place may come more than once.
 */
export async function findPlacesByPrefix(
  scope: Scope,
  prefixes: readonly KeyPrefix[],
  limit: number,
): Promise<PrefixHit[]> {
  if (prefixes.length === 0) return [];
  const branches = prefixes.map(
    ({ key, state }, index) => Prisma.sql`
      (SELECT ${PLACE}, key = ${key} AS "isExact", ${index}::int AS prefix FROM place
       WHERE key >= ${key} AND key < ${endOfPrefix(key)} ${state ? Prisma.sql`AND state = ${state}` : Prisma.empty}
       ORDER BY key = ${key} DESC, population DESC, id LIMIT ${limit})`,
  );
  return scope.db.$queryRaw<PrefixHit[]>(Prisma.join(branches, ' UNION ALL '));
}

/** Places that have one of the keys, largest first. */
export async function findPlacesByKeys(
  scope: Scope,
  keys: readonly string[],
  state: string | undefined,
  limit: number,
): Promise<Place[]> {
  if (keys.length === 0) return [];
  return scope.db.$queryRaw<Place[]>`
    SELECT ${PLACE} FROM place
    WHERE key = ANY(ARRAY(SELECT unnest(${[...keys]}::text[]))) ${state ? Prisma.sql`AND state = ${state}` : Prisma.empty}
    ORDER BY population DESC, id LIMIT ${limit}`;
}

/** Places whose key shares enough trigrams with this one (pg_trgm), the most alike first. */
export async function findSimilarPlaces(
  scope: Scope,
  key: string,
  state: string | undefined,
  limit: number,
): Promise<Place[]> {
  return scope.db.$queryRaw<Place[]>`
    SELECT ${PLACE} FROM place
    WHERE key % ${key} ${state ? Prisma.sql`AND state = ${state}` : Prisma.empty}
    ORDER BY similarity(key, ${key}) DESC, population DESC, id LIMIT ${limit}`;
}

/** The largest towns of a state or province. */
export async function findLargestPlaces(scope: Scope, state: string, limit: number): Promise<Place[]> {
  return scope.db.$queryRaw<Place[]>`
    SELECT ${PLACE} FROM place WHERE state = ${state} ORDER BY population DESC, id LIMIT ${limit}`;
}

/** Towns of at least so many people, the largest first. */
export async function findTowns(
  scope: Scope,
  leastPeople: number,
): Promise<Pick<Place, 'name' | 'lat' | 'lon' | 'population'>[]> {
  return scope.db.$queryRaw`
    SELECT name, lat, lon, population FROM place WHERE population >= ${leastPeople} ORDER BY population DESC, id`;
}

interface AreaRow extends Place {
  code: string;
  areaState: string;
  areaLat: number;
  areaLon: number;
}

const AREA = Prisma.sql`area.code, area.state AS "areaState", area.lat AS "areaLat", area.lon AS "areaLon", ${PLACE}`;

const toArea = ({ code, areaState, areaLat, areaLon, ...place }: AreaRow): PostalArea => ({
  code,
  state: areaState,
  lat: areaLat,
  lon: areaLon,
  place,
});

/** The postal area with this code, or undefined. */
export async function findPostalArea(scope: Scope, code: string): Promise<PostalArea | undefined> {
  const [row] = await scope.db.$queryRaw<AreaRow[]>`
    SELECT ${AREA} FROM postal_area AS area JOIN place ON place.id = area."placeId" WHERE area.code = ${code}`;
  return row && toArea(row);
}

/** Postal areas whose code begins with the prefix, in the order of their codes. */
export async function findPostalAreas(scope: Scope, prefix: string, limit: number): Promise<PostalArea[]> {
  const rows = await scope.db.$queryRaw<AreaRow[]>`
    SELECT ${AREA} FROM postal_area AS area JOIN place ON place.id = area."placeId"
    WHERE area.code >= ${prefix} AND area.code < ${endOfPrefix(prefix)}
    ORDER BY area.code LIMIT ${limit}`;
  return rows.map(toArea);
}

/**
 * Postal areas of these towns whose code begins with the prefix ('' for all): the one that stands for its town first,
 * the rest in the order of their codes.
 */
export async function findPostalAreasOfPlaces(
  scope: Scope,
  placeIds: readonly string[],
  prefix: string,
  limit: number,
): Promise<PostalArea[]> {
  if (placeIds.length === 0) return [];
  const rows = await scope.db.$queryRaw<AreaRow[]>`
    SELECT ${AREA} FROM postal_area AS area JOIN place ON place.id = area."placeId"
    WHERE area."placeId" = ANY(${[...placeIds]}::text[]) AND starts_with(area.code, ${prefix})
    ORDER BY array_position(${[...placeIds]}::text[], place.id),
             (area.code = place."postalArea") IS TRUE DESC, area.code
    LIMIT ${limit}`;
  return rows.map(toArea);
}

/** Degrees around a point in which its nearest place is looked for: about 35 miles. */
const NEARBY_DEGREES = 0.5;

/** The place nearest to a point, or null where none is near. Towns before hamlets of the same distance. */
export async function findNearestPlace(scope: Scope, lat: number, lon: number): Promise<Place | null> {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  const [place] = await scope.db.$queryRaw<Place[]>`
    SELECT ${PLACE} FROM place
    WHERE lat BETWEEN ${lat - NEARBY_DEGREES}::float8 AND ${lat + NEARBY_DEGREES}::float8 AND lon BETWEEN ${lon - NEARBY_DEGREES}::float8 AND ${lon + NEARBY_DEGREES}::float8
    ORDER BY power(lat - ${lat}::float8, 2) + power((lon - ${lon}::float8) * ${squeeze}::float8, 2), population DESC LIMIT 1`;
  return place ?? null;
}

/** Where towns are, by their id ("IL-chicago"); those that are not known are left out. */
export async function findPlacePoints(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, { lat: number; lon: number }>> {
  const rows = await scope.db.place.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, lat: true, lon: true },
  });
  return new Map(rows.map(({ id, ...point }) => [id, point]));
}
