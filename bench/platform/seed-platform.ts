/**
 * A whole platform: carriers of all sizes with four years of trips, their routes as the engine finds them, purchases and receipts.
 * Made in the database by itself from fixed rules instead of chance, so that every run measures the same rows; the triggers that count
 * and sum are at work, as in the product.
 */
import type { Db } from '~/platform/database/db.server';
import { systemScope } from '~/platform/database/scope.server';
import { embeddedRoutingEngine } from '~/platform/routing-engine/embedded.server';
import { rebuildLedger } from '~/areas/ledger/data/ledger.server';
import { packed } from '~/areas/trips/data/trip-routes.server';
import { routedMiles, toTripRoute } from '~/areas/trips/stored-route';
import { stopIn } from '../../tests/factories/fleet';

/** Trucks of a carrier, and how many of twenty carriers have so many: most carriers are small. */
const SIZES: readonly [trucks: number, carriers: number][] = [
  [1, 11],
  [2, 4],
  [4, 2],
  [9, 2],
  [25, 1],
];
/** In every ten times twenty there is one of a hundred trucks besides. */
const LARGE = 100;
/** A truck's trips in four years. */
const TRIPS_OF_TRUCK = 1000;
const DAYS = 1460;
const LAST_DAY = '2026-11-20';
/** Every so many purchases one has its receipt. */
const RECEIPT_EVERY = 10;

const CITIES: [string, string, number, number][] = [
  ['Chicago', 'IL', 41.88, -87.63],
  ['Dallas', 'TX', 32.78, -96.8],
  ['Atlanta', 'GA', 33.75, -84.39],
  ['Denver', 'CO', 39.74, -104.99],
  ['Memphis', 'TN', 35.15, -90.05],
  ['Omaha', 'NE', 41.26, -95.94],
  ['Columbus', 'OH', 39.96, -83.0],
  ['Tulsa', 'OK', 36.15, -95.99],
  ['Nashville', 'TN', 36.16, -86.78],
  ['Kansas City', 'MO', 39.1, -94.58],
  ['Indianapolis', 'IN', 39.77, -86.16],
  ['Little Rock', 'AR', 34.75, -92.29],
];

/** The routes that trips are given: one for each pair of cities. */
async function makeRoutes(db: Db): Promise<number> {
  const engine = embeddedRoutingEngine();
  const rows: unknown[] = [];
  for (const [a, from] of CITIES.entries())
    for (const [b, to] of CITIES.entries()) {
      if (a === b) continue;
      const stops = [from, to].map((city) => stopIn(...city));
      const outcome = await engine.route({
        stops: stops.map(({ lat, lon, label, state }) => ({ lat, lon, label, jurisdiction: state })),
      });
      if (!outcome.ok) throw new Error(`no road from ${from[0]} to ${to[0]}`);
      const { route, engine: by } = toTripRoute(outcome, 0);
      const miles = routedMiles(route);
      rows.push({
        n: rows.length,
        stops,
        route: packed(route),
        engine: by,
        miles,
        total: miles.reduce((sum, { tenthMiles }) => sum + tenthMiles, 0),
      });
    }
  await db.$executeRaw`CREATE TABLE bench_route (n int PRIMARY KEY, stops jsonb, route jsonb, engine text, miles jsonb, total int)`;
  await db.$executeRaw`
    INSERT INTO bench_route SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(n int, stops jsonb, route jsonb, engine text, miles jsonb, total int)`;
  return rows.length;
}

export interface SeededPlatform {
  carriers: number;
  trucks: number;
  trips: number;
}

/** Adds carriers until the platform has about so many trips. One transaction for each step of a share of the carriers. */
export async function seedPlatform(db: Db, trips: number): Promise<SeededPlatform> {
  const routes = await makeRoutes(db);
  const trucksOfTwenty = SIZES.reduce((sum, [trucks, carriers]) => sum + trucks * carriers, 0);
  const twenties = Math.max(1, Math.round(trips / (trucksOfTwenty * TRIPS_OF_TRUCK)));
  const large = Math.floor(twenties / 10);
  await db.$executeRaw`CREATE TABLE bench_carrier (id uuid PRIMARY KEY, trucks int, part int)`;
  for (const [trucks, carriers] of [
    ...SIZES.map(([trucks, carriers]) => [trucks, carriers * twenties] as const),
    [LARGE, large] as const,
  ])
    await db.$executeRawUnsafe(`
      WITH made AS (
        INSERT INTO carrier (id, "legalName", "baseJurisdiction", "updatedAt")
        SELECT gen_random_uuid(), 'Fleet of ${trucks} no. ' || n, 'TX', now() FROM generate_series(1, ${carriers}) n RETURNING id
      )
      INSERT INTO bench_carrier SELECT id, ${trucks}, (row_number() OVER ()) % ${twenties} FROM made`);
  await db.$executeRawUnsafe(`
    INSERT INTO equipment ("carrierId", unit, make, axles, "registeredWeightPounds", "tankGallons")
    SELECT id, 'T-' || lpad(n::text, 3, '0'), 'Freightliner', 3, 80000, 240 FROM bench_carrier, generate_series(1, trucks) n`);
  const quarter = '(EXTRACT(YEAR FROM d)::int * 10 + EXTRACT(QUARTER FROM d)::int)';
  for (let part = 0; part < twenties; part++) {
    const trucks = `(SELECT e.id, e."carrierId" FROM equipment e JOIN bench_carrier c ON c.id = e."carrierId" WHERE c.part = ${part})`;
    const ofPart = `SELECT id FROM bench_carrier WHERE part = ${part}`;
    await db.$executeRawUnsafe(`
      INSERT INTO trip ("carrierId", "equipmentId", date, "endDate", "quarterKey", notes, driver, stops, "routeStatus", "distanceTenthMiles")
      SELECT "carrierId", id, d, d, ${quarter}, CASE WHEN t.n % 7 = 0 THEN 'return load ' || t.n ELSE '' END, 'Driver ' || id % 90, stops, 'ok', total
        FROM (SELECT e.*, n, DATE '${LAST_DAY}' - (n * ${DAYS} / ${TRIPS_OF_TRUCK})::int AS d FROM ${trucks} e, generate_series(0, ${TRIPS_OF_TRUCK - 1}) n) t
        JOIN bench_route r ON r.n = (t.id * 7 + t.n * 13) % ${routes}`);
    await db.$executeRawUnsafe(`
      INSERT INTO trip_route ("tripId", route, engine)
      SELECT t.id, r.route, r.engine FROM trip t JOIN bench_route r ON r.stops = t.stops WHERE t."carrierId" IN (${ofPart})`);
    await db.$executeRawUnsafe(`
      INSERT INTO trip_jurisdiction ("tripId", jurisdiction, position, "carrierId", "equipmentId", "quarterKey", "tenthMiles", "routedTenthMiles")
      SELECT t.id, m.value->>'jurisdiction', m.place - 1, t."carrierId", t."equipmentId", t."quarterKey", (m.value->>'tenthMiles')::int, (m.value->>'tenthMiles')::int
        FROM trip t JOIN bench_route r ON r.stops = t.stops, jsonb_array_elements(r.miles) WITH ORDINALITY AS m(value, place)
       WHERE t."carrierId" IN (${ofPart})`);
    await db.$executeRawUnsafe(`
      INSERT INTO receipt (id, "carrierId", name, "contentType", "sizeBytes", sha256, "createdBy")
      SELECT md5('receipt' || t.id)::uuid, t."carrierId", 'fuel.jpg', 'image/jpeg', 180000, md5(t.id::text) || md5('of' || t.id), gen_random_uuid()
        FROM trip t WHERE t."carrierId" IN (${ofPart}) AND t.id % ${RECEIPT_EVERY} = 0`);
    await db.$executeRawUnsafe(`
      INSERT INTO fuel_purchase ("carrierId", "equipmentId", date, "quarterKey", quantity, "gallonsThousandths", city, state, seller, "totalCents", "receiptId")
      SELECT "carrierId", "equipmentId", date, "quarterKey", 60 + id % 120, (60 + id % 120) * 1000, stops->1->>'city', stops->1->>'state',
             (ARRAY['Pilot', 'Flying J', 'TA', 'Loves'])[1 + id % 4] || ' ' || id % 500, (60 + id % 120) * 389,
             CASE WHEN id % ${RECEIPT_EVERY} = 0 THEN md5('receipt' || id)::uuid END
        FROM trip WHERE "carrierId" IN (${ofPart})`);
  }
  const carriers = await db.$queryRaw<{ id: string }[]>`SELECT id::text FROM bench_carrier ORDER BY part, id`;
  for (const { id } of carriers) await rebuildLedger(systemScope(db), id);
  await db.$executeRaw`DROP TABLE bench_route, bench_carrier`;
  await db.$executeRawUnsafe('VACUUM ANALYZE');
  const trucks = trucksOfTwenty * twenties + LARGE * large;
  return { carriers: carriers.length, trucks, trips: trucks * TRIPS_OF_TRUCK };
}
