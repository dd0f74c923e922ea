import type { AuditedFuel, UnitHistory } from '~/areas/ledger/rules/audit-fuel';
import type { AuditedTrip } from '~/areas/ledger/rules/audit-trips';
import { lastDayOfQuarter, quarterKey, shiftQuarter, type Quarter } from '~/engine/calendar/quarter';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';
import { COUNTS } from './counted-trips.server';

/** The last trip of each unit before the quarter that counts there. */
export const readTripsBefore = (scope: CarrierScope, quarterKey: number): Promise<AuditedTrip[]> =>
  readTrips(
    scope,
    Prisma.sql`SELECT p.* FROM "equipment" u CROSS JOIN LATERAL (
        SELECT * FROM "trip" t WHERE t."carrierId" = u."carrierId" AND t."equipmentId" = u."id" AND t."quarterKey" < ${quarterKey} AND ${COUNTS}
        ORDER BY t."endDate" DESC, t."date" DESC, COALESCE(odometer_chain(u."odometerReplacements", t."date", t."odometerStartTenths"), 0) DESC, t."id" DESC LIMIT 1) p
      WHERE u."carrierId" = ${scope.carrierId}::uuid`,
  );

/** Trips that began in the quarter and count in the next one, in which they end. */
export const readRunningTrips = (scope: CarrierScope, quarter: Quarter): Promise<AuditedTrip[]> =>
  readTrips(
    scope,
    Prisma.sql`SELECT t.* FROM "trip" t WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey(shiftQuarter(quarter, 1))}
      AND t."date" <= ${lastDayOfQuarter(quarter)}::date AND ${COUNTS}`,
  );

/** So many at once: the text of a large quarter is never whole in memory. */
const PAGE = 1_000;

/** The trips of a quarter by last day and id; with `newest` only so many of the last. */
export async function* checkedTrips(
  scope: CarrierScope,
  quarterKey: number,
  newest?: number,
): AsyncGenerator<AuditedTrip> {
  const mine = Prisma.sql`t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey} AND ${COUNTS}`;
  const from = await startOf(scope, Prisma.sql`"trip" t`, Prisma.sql`t."endDate"`, mine, newest);
  yield* paged(
    from,
    (trip: AuditedTrip) => trip.endDate,
    (day, id) =>
      readTrips(
        scope,
        Prisma.sql`SELECT t.* FROM "trip" t WHERE ${mine} AND (t."endDate", t."id") > (${day}::date, ${id}) ORDER BY t."endDate", t."id" LIMIT ${PAGE}`,
      ),
  );
}

/** The fuel of a quarter by day and id; with `newest` only so many of the last. */
export async function* checkedFuel(
  scope: CarrierScope,
  quarterKey: number,
  newest?: number,
): AsyncGenerator<AuditedFuel> {
  const mine = Prisma.sql`"carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ${quarterKey}`;
  const from = await startOf(scope, Prisma.sql`"fuel_purchase"`, Prisma.sql`"date"`, mine, newest);
  yield* paged(
    from,
    (fuel: AuditedFuel) => fuel.date,
    (day, id) =>
      readFuel(
        scope,
        Prisma.sql`SELECT * FROM "fuel_purchase" WHERE ${mine} AND ("date", "id") > (${day}::date, ${id}) ORDER BY "date", "id" LIMIT ${PAGE}`,
      ),
  );
}

interface Place {
  day: string;
  id: bigint;
}

const BEGINNING: Place = { day: '0001-01-01', id: 0n };

/** Behind which record the newest ones begin. */
async function startOf(
  scope: CarrierScope,
  table: Prisma.Sql,
  day: Prisma.Sql,
  mine: Prisma.Sql,
  newest: number | undefined,
): Promise<Place> {
  if (newest === undefined) return BEGINNING;
  const [row] = await scope.db.$queryRaw<Place[]>`
    SELECT to_char(${day}, 'YYYY-MM-DD') AS "day", "id" FROM ${table} WHERE ${mine} ORDER BY ${day} DESC, "id" DESC OFFSET ${newest} LIMIT 1`;
  return row ?? BEGINNING;
}

async function* paged<T extends { id: number }>(
  from: Place,
  dayOf: (record: T) => string,
  read: (day: string, id: bigint) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let after = from; ;) {
    // Parts of a page are put together in no order of their own.
    const page = (await read(after.day, after.id)).sort((a, b) =>
      dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : a.id - b.id,
    );
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = { day: dayOf(last), id: BigInt(last.id) };
  }
}

const place = (stop: Prisma.Sql) =>
  Prisma.sql`CASE WHEN ${stop} IS NULL THEN NULL ELSE json_build_object('city', ${stop}->>'city', 'state', ${stop}->>'state') END`;

async function readTrips(scope: CarrierScope, trips: Prisma.Sql): Promise<AuditedTrip[]> {
  const [row] = await scope.db.$queryRaw<{ trips: AuditedTrip[] | null }[]>`
    SELECT json_agg(json_build_object('id', t."id", 'equipmentId', t."equipmentId", 'unit', COALESCE(e."unit", ''), 'date', t."date", 'endDate', t."endDate",
        'odometerStartTenths', t."odometerStartTenths", 'odometerEndTenths', t."odometerEndTenths",
        'odometerStartTenthKilometers', t."odometerStartTenthKilometers", 'odometerEndTenthKilometers', t."odometerEndTenthKilometers", 'tenthMiles', t."distanceTenthMiles",
        'odometerReplacements', COALESCE(e."odometerReplacements", '[]'::jsonb),
        'byHand', t."entry" = 'odometer' OR COALESCE(j."manual", false), 'states', COALESCE(j."states", '[]'::json),
        'corrected', j."corrected", 'reference', t."reference", 'hasPositions', EXISTS (SELECT 1 FROM "track_position" x WHERE x."carrierId" = t."carrierId" AND x."tripId" = t."id"),
        'origin', ${place(Prisma.sql`(t."stops"->0)`)}, 'destination', ${place(Prisma.sql`(t."stops"->-1)`)})) AS "trips"
    FROM (${trips}) t
    LEFT JOIN "equipment" e ON e."carrierId" = t."carrierId" AND e."id" = t."equipmentId"
    LEFT JOIN LATERAL (SELECT bool_or(r."manualTenthMiles" IS NOT NULL) AS "manual",
        json_agg(json_build_object('jurisdiction', r."jurisdiction", 'tenthMiles', r."tenthMiles", 'tenthKilometers', r."tenthKilometers",
          'exemptTenthMiles', r."exemptTenthMiles", 'exemptTenthKilometers', r."exemptTenthKilometers") ORDER BY r."position") AS "states",
        CASE WHEN bool_or(r."manualTenthMiles" IS NOT NULL) AND bool_or(r."routedTenthMiles" IS NOT NULL) THEN
          json_build_object('routedTenthMiles', sum(COALESCE(r."routedTenthMiles", 0)), 'tenthMiles', sum(r."tenthMiles"),
            'addedTenthMiles', sum(GREATEST(r."tenthMiles" - COALESCE(r."routedTenthMiles", 0), 0)),
            'takenTenthMiles', sum(GREATEST(COALESCE(r."routedTenthMiles", 0) - r."tenthMiles", 0))) END AS "corrected"
      FROM "trip_jurisdiction" r WHERE r."carrierId" = t."carrierId" AND r."tripId" = t."id") j ON true`;
  return row?.trips ?? [];
}

async function readFuel(scope: CarrierScope, purchases: Prisma.Sql): Promise<AuditedFuel[]> {
  const [row] = await scope.db.$queryRaw<{ fuel: AuditedFuel[] | null }[]>`
    SELECT json_agg(json_build_object('id', f."id", 'equipmentId', f."equipmentId", 'unit', COALESCE(e."unit", ''), 'tankGallons', e."tankGallons", 'tankLiters', e."tankLiters",
        'date', f."date", 'state', f."state", 'seller', f."seller", 'reference', f."reference", 'gallonsThousandths', f."gallonsThousandths",
        'fuelUnit', f."fuelUnit", 'bulk', f."bulk", 'taxPaid', f."taxPaid", 'city', f."city", 'zip', f."zip", 'fuelType', f."fuelType", 'outOfServiceOn', e."outOfServiceOn",
        'centsPerGallon', CASE WHEN f."gallonsThousandths" > 0 THEN
          round(COALESCE(f."totalCents", f."pricePerUnit" * f."quantity" * 100) * 1000 / f."gallonsThousandths") END)) AS "fuel"
    FROM (${purchases}) f
    LEFT JOIN "equipment" e ON e."carrierId" = f."carrierId" AND e."id" = f."equipmentId"`;
  return row?.fuel ?? [];
}

/** What each unit drove by the source that counts and took in the quarters from `first` to `last`, by its id; none of units that took other fuel than gallons. */
export async function readUnitHistory(
  scope: CarrierScope,
  first: number,
  last: number,
): Promise<Map<number, UnitHistory>> {
  const rows = await scope.db.$queryRaw<({ equipmentId: number } & UnitHistory)[]>`
    SELECT m."equipmentId"::float8 AS "equipmentId", m."tenthMiles"::float8 AS "tenthMiles", f."gallonsThousandths"::float8 AS "gallonsThousandths"
    FROM (SELECT "equipmentId", sum("tenthMiles") AS "tenthMiles" FROM "trip_jurisdiction"
        WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" BETWEEN ${first} AND ${last} AND "equipmentId" IS NOT NULL GROUP BY 1) m
    JOIN (SELECT "equipmentId", sum("gallonsThousandths") AS "gallonsThousandths" FROM "fuel_purchase"
        WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" BETWEEN ${first} AND ${last} AND "equipmentId" IS NOT NULL
        GROUP BY 1 HAVING bool_and("fuelUnit" NOT IN ('kwh', 'kg', 'm3'))) f ON f."equipmentId" = m."equipmentId"`;
  return new Map(rows.map(({ equipmentId, ...history }) => [equipmentId, history]));
}
