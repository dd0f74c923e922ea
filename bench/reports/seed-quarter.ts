/**
 * A carrier with one large quarter: 100,000 trips of 400 vehicles in five jurisdictions each, and 40,000 fuel purchases.
 * Made in the database by a fixed rule, so that every run measures the same rows.
 */
import type { Db } from '~/platform/database/db.server';
import { rebuildLedger } from '~/areas/ledger/data/ledger.server';
import { systemScope } from '~/platform/database/scope.server';

export const QUARTER_KEY = 20263;
const UNITS = 400;

export async function seedQuarter(db: Db, carrierId: string, trips: number, fuel: number): Promise<void> {
  await db.$executeRawUnsafe(`
    INSERT INTO "equipment" ("carrierId", "unit", "vin", "axles") SELECT '${carrierId}', 'T-' || n, '1FUJGLDR5CS' || lpad(n::text, 6, '0'), 5 FROM generate_series(1, ${UNITS}) n`);
  const units = `(SELECT array_agg("id" ORDER BY "id") FROM "equipment" WHERE "carrierId" = '${carrierId}')`;
  await db.$executeRawUnsafe(`
    INSERT INTO "trip" ("carrierId", "equipmentId", "date", "endDate", "quarterKey", "driver", "stops", "highways", "routeStatus", "distanceTenthMiles", "odometerStartTenths", "odometerEndTenths")
    SELECT '${carrierId}', units[1 + n % ${UNITS}], d, d, ${QUARTER_KEY}, 'Driver ' || n % 90,
      '[{"city":"Dallas","state":"TX","zip":"75201","lat":32,"lon":-96,"label":"Dallas, TX","via":false},{"city":"Joliet","state":"IL","zip":"60431","lat":41,"lon":-88,"label":"Joliet, IL","via":false}]',
      'I-35, I-44, I-55', 'ok', 5 * (500 + n % 977), 1000000 + n * 100, 1005000 + n * 100
    FROM (SELECT n, DATE '2026-07-01' + (n % 92)::int AS d, ${units} AS units FROM generate_series(1, ${trips}) n) t`);
  await db.$executeRawUnsafe(`
    INSERT INTO "trip_jurisdiction" ("tripId", "jurisdiction", "position", "carrierId", "equipmentId", "quarterKey", "tenthMiles", "routedTenthMiles", "exemptTenthMiles")
    SELECT t."id", s.code, s.place - 1, t."carrierId", t."equipmentId", t."quarterKey", t."distanceTenthMiles" / 5, t."distanceTenthMiles" / 5, CASE WHEN t."id" % 50 = 0 THEN 13 ELSE 0 END
    FROM "trip" t CROSS JOIN LATERAL unnest(
      (ARRAY[ARRAY['TX','OK','MO','IL','KS'], ARRAY['TX','AR','TN','KY','OH'], ARRAY['CA','AZ','NM','TX','LA'], ARRAY['WA','OR','ID','UT','CO']])[1 + t."id" % 4 : 1 + t."id" % 4][1:5]) WITH ORDINALITY s(code, place)
    WHERE t."carrierId" = '${carrierId}'`);
  await db.$executeRawUnsafe(`
    INSERT INTO "fuel_purchase" ("carrierId", "equipmentId", "date", "quarterKey", "quantity", "gallonsThousandths", "city", "state", "seller", "totalCents")
    SELECT '${carrierId}', units[1 + n % ${UNITS}], DATE '2026-07-01' + (n % 92)::int, ${QUARTER_KEY}, q, (q * 1000)::bigint, 'Town', (ARRAY['TX','OK','MO','CA','TN','WA'])[1 + n % 6], 'Pilot ' || n % 500, (q * 389)::int
    FROM (SELECT n, ((60000 + (n * 7919) % 120000)::numeric / 1000) AS q, ${units} AS units FROM generate_series(1, ${fuel}) n) t`);
  await rebuildLedger(systemScope(db), carrierId);
  await db.$executeRawUnsafe('VACUUM ANALYZE');
}
