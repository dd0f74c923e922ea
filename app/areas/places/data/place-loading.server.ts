import type { SystemScope } from '~/platform/database/scope.server';

/** The edition of the place data in the database, or undefined before the first load. */
export async function loadedPlaceEdition(scope: SystemScope): Promise<string | undefined> {
  return (await scope.db.placeDataset.findUnique({ where: { id: 1 } }))?.edition;
}

/**
 * Replaces the whole gazetteer. Rows come as lines of tab-separated fields and are taken apart by PostgreSQL: two
 * parameters instead of half a million. Call in a transaction.
 * @param places lines of `id key state name lat lon population postalArea`; the last two may be empty.
 * @param areas lines of `placeId code state name lat lon`.
 */
export async function replacePlaces(
  scope: SystemScope,
  edition: string,
  places: string,
  areas: string,
): Promise<void> {
  await scope.db.$executeRaw`DELETE FROM postal_area`;
  await scope.db.$executeRaw`DELETE FROM place`;
  await scope.db.$executeRaw`
    INSERT INTO place (id, key, state, name, lat, lon, population, "postalArea")
    SELECT field[1], field[2], field[3], field[4], field[5]::float8, field[6]::float8,
           coalesce(nullif(field[7], '')::int, 0), nullif(field[8], '')
    FROM (SELECT string_to_array(line, E'\t') AS field FROM string_to_table(${places}::text, E'\n') AS line) AS lines`;
  await scope.db.$executeRaw`
    INSERT INTO postal_area ("placeId", code, state, lat, lon)
    SELECT field[1], field[2], field[3], field[5]::float8, field[6]::float8
    FROM (SELECT string_to_array(line, E'\t') AS field FROM string_to_table(${areas}::text, E'\n') AS line) AS lines`;
  await scope.db.$executeRaw`
    INSERT INTO place_dataset (id, edition, "loadedAt") VALUES (1, ${edition}, now())
    ON CONFLICT (id) DO UPDATE SET edition = excluded.edition, "loadedAt" = excluded."loadedAt"`;
  // The planner needs to know the new tables at once, not when autovacuum comes by.
  await scope.db.$executeRaw`ANALYZE place`;
  await scope.db.$executeRaw`ANALYZE postal_area`;
}
