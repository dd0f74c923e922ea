/**
 * A carrier of the size that the combined list promises to serve: 100,000 trips and 100,000 fuel rows over four years
 * and 200 units. Made in the database by itself, with a fixed rule instead of chance: every run measures the same rows.
 */
import type { Db } from '~/platform/database/db.server';
import { rebuildLedger } from '~/areas/ledger/data/ledger.server';
import { systemScope } from '~/platform/database/scope.server';

const UNITS = 200;

export async function seedFleet(db: Db, carrierId: string, rows: number): Promise<void> {
  await db.$executeRawUnsafe(`
    INSERT INTO "equipment" ("carrierId", "unit", "make", "axles", "registeredWeightPounds", "tankGallons")
    SELECT '${carrierId}', 'T-' || lpad(n::text, 3, '0'), 'Freightliner', 3, 80000, 240 FROM generate_series(1, ${UNITS}) n`);
  const units = `(SELECT array_agg("id" ORDER BY "id") FROM "equipment" WHERE "carrierId" = '${carrierId}')`;
  const quarter = (date: string) =>
    `(EXTRACT(YEAR FROM ${date})::int * 10 + EXTRACT(QUARTER FROM ${date})::int)`;
  // Four years up to the bench's day; a place and its states from a short list.
  const places = `ARRAY['Dallas|TX','Tulsa|OK','Memphis|TN','Atlanta|GA','Chicago|IL','Denver|CO','Phoenix|AZ','Reno|NV','Omaha|NE','Boise|ID','Toledo|OH','Albany|NY']`;
  await db.$executeRawUnsafe(`
    INSERT INTO "trip" ("carrierId", "equipmentId", "date", "endDate", "quarterKey", "notes", "driver", "stops", "routeStatus", "distanceTenthMiles", "odometerStartTenths", "odometerEndTenths")
    SELECT '${carrierId}', units[1 + n % ${UNITS}], d, d, ${quarter('d')}, CASE WHEN n % 7 = 0 THEN 'return load ' || n ELSE '' END, 'Driver ' || n % 90,
      jsonb_build_array(
        jsonb_build_object('city', split_part(places[1 + n % 12], '|', 1), 'state', split_part(places[1 + n % 12], '|', 2), 'zip', '', 'lat', 35, 'lon', -90, 'label', replace(places[1 + n % 12], '|', ', '), 'via', false),
        jsonb_build_object('city', split_part(places[1 + (n + 5) % 12], '|', 1), 'state', split_part(places[1 + (n + 5) % 12], '|', 2), 'zip', '', 'lat', 36, 'lon', -91, 'label', replace(places[1 + (n + 5) % 12], '|', ', '), 'via', false)),
      'ok', 4000 + (n % 97) * 100, 1000000 + n * 100, 1004000 + n * 100
    FROM (SELECT n, DATE '2026-11-20' - (n % 1440)::int AS d, ${units} AS units, ${places} AS places FROM generate_series(1, ${rows}) n) t`);
  await db.$executeRawUnsafe(`
    INSERT INTO "trip_jurisdiction" ("tripId", "jurisdiction", "position", "carrierId", "equipmentId", "quarterKey", "tenthMiles", "routedTenthMiles")
    SELECT t."id", s.code, s.place - 1, t."carrierId", t."equipmentId", t."quarterKey", t."distanceTenthMiles" / 4, t."distanceTenthMiles" / 4
    FROM "trip" t CROSS JOIN LATERAL unnest(ARRAY[t."stops"->0->>'state', t."stops"->1->>'state', 'MO', 'KS']) WITH ORDINALITY s(code, place)
    WHERE t."carrierId" = '${carrierId}'`);
  await db.$executeRawUnsafe(
    `UPDATE "trip" SET "distanceTenthMiles" = "distanceTenthMiles" / 4 * 4 WHERE "carrierId" = '${carrierId}' AND "distanceTenthMiles" % 4 <> 0`,
  );
  await db.$executeRawUnsafe(`
    INSERT INTO "fuel_purchase" ("carrierId", "equipmentId", "date", "quarterKey", "quantity", "gallonsThousandths", "city", "state", "seller", "totalCents")
    SELECT '${carrierId}', units[1 + n % ${UNITS}], d, ${quarter('d')}, 60 + n % 120, (60 + n % 120) * 1000, split_part(places[1 + n % 12], '|', 1), split_part(places[1 + n % 12], '|', 2),
      (ARRAY['Pilot','Flying J','TA','Loves'])[1 + n % 4] || ' ' || n % 500, (60 + n % 120) * 389
    FROM (SELECT n, DATE '2026-11-20' - (n % 1440)::int AS d, ${units} AS units, ${places} AS places FROM generate_series(1, ${rows}) n) t`);
  await rebuildLedger(systemScope(db), carrierId);
  await db.$executeRawUnsafe('VACUUM ANALYZE');
}
