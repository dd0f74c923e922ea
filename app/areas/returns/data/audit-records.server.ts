import { gapOf, type OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { FuelUnit, UnitSystem } from '~/engine/units/conversion';
import { COUNTS } from './counted-trips.server';
import { sumsOfLengths } from './metric-lengths.server';

/** Miles of a vehicle in a month and jurisdiction. */
export interface MonthlySummary {
  unit: string | null;
  vin: string | null;
  month: string;
  jurisdiction: string;
  trips: number;
  tenthMiles: number;
  exemptTenthMiles: number;
  /** Of a carrier that records in kilometers, with the rows that a person wrote as they were written. */
  tenthMillimeters: number | null;
  exemptTenthMillimeters: number | null;
  /** Fuel as it was entered, by what it was measured in. */
  fuelThousandths: Partial<Record<FuelUnit, number>>;
}

/** What fuel is measured in beside gallons and liters. */
export const OTHER_FUEL_UNITS = ['gge', 'dge', 'kwh', 'kg', 'm3'] as const satisfies readonly FuelUnit[];

type Summed = Record<'tenthMiles' | 'exemptTenthMiles' | 'trips', bigint> &
  Record<'tenthMillimeters' | 'exemptTenthMillimeters', bigint | null> & {
    unit: string | null;
    vin: string | null;
    month: string;
    jurisdiction: string;
    /** Pairs of a unit and its thousandths; null without fuel. */
    fuel: [FuelUnit, number][] | null;
  };

const numberOf = (value: bigint | null) => (value === null ? null : Number(value));

/** Two vehicles of one number are one row. */
function sumsByUnit(pairs: readonly [FuelUnit, number][]): MonthlySummary['fuelThousandths'] {
  const sums: MonthlySummary['fuelThousandths'] = {};
  for (const [unit, quantity] of pairs) sums[unit] = (sums[unit] ?? 0) + quantity;
  return sums;
}

/** The quarter by vehicle, month and jurisdiction: miles of the trips' last day, fuel of its own (P560). */
export async function readMonthlySummaries(
  scope: CarrierScope,
  quarterKey: number,
  recordsIn: UnitSystem,
): Promise<MonthlySummary[]> {
  const lengths = sumsOfLengths(recordsIn);
  const rows = await scope.db.$queryRaw<Summed[]>(Prisma.sql`
    SELECT e."unit", e."vin", s."month", s."jurisdiction", sum(s."trips")::bigint AS "trips", sum(s."miles")::bigint AS "tenthMiles",
      sum(s."exempt")::bigint AS "exemptTenthMiles", sum(s."length")::bigint AS "tenthMillimeters", sum(s."exemptLength")::bigint AS "exemptTenthMillimeters",
      json_agg(json_build_array(s."fuelUnit", s."quantity")) FILTER (WHERE s."fuelUnit" IS NOT NULL) AS "fuel"
    FROM (
      SELECT t."equipmentId", to_char(t."endDate", 'YYYY-MM') AS "month", j."jurisdiction", count(*) AS "trips", sum(j."tenthMiles") AS "miles", sum(j."exemptTenthMiles") AS "exempt",
        ${lengths.all} AS "length", ${lengths.exempt} AS "exemptLength", NULL AS "fuelUnit", 0::bigint AS "quantity"
      FROM "trip_jurisdiction" j JOIN "trip" t ON t."carrierId" = j."carrierId" AND t."id" = j."tripId"
      WHERE j."carrierId" = ${scope.carrierId}::uuid AND j."quarterKey" = ${quarterKey} GROUP BY 1, 2, 3
      UNION ALL
      SELECT f."equipmentId", to_char(f."date", 'YYYY-MM'), f."state", 0, 0, 0, ${recordsIn === 'metric' ? Prisma.sql`0, 0` : Prisma.sql`NULL, NULL`},
        f."fuelUnit"::text, (sum(f."quantity") * 1000)::bigint
      FROM "fuel_purchase" f WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."quarterKey" = ${quarterKey} GROUP BY 1, 2, 3, f."fuelUnit"
    ) s LEFT JOIN "equipment" e ON e."carrierId" = ${scope.carrierId}::uuid AND e."id" = s."equipmentId"
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 3, 4`);
  return rows.map(({ fuel, ...row }) => ({
    ...row,
    trips: Number(row.trips),
    tenthMiles: Number(row.tenthMiles),
    exemptTenthMiles: Number(row.exemptTenthMiles),
    tenthMillimeters: numberOf(row.tenthMillimeters),
    exemptTenthMillimeters: numberOf(row.exemptTenthMillimeters),
    fuelThousandths: sumsByUnit(fuel ?? []),
  }));
}

/** First and last odometer reading of a vehicle in the quarter, beside the miles of its trips. */
export interface OdometerSpan {
  unit: string | null;
  vin: string | null;
  firstDate: string;
  lastDate: string;
  firstTenths: number | null;
  /** As it was written in kilometers. */
  firstTenthKilometers: number | null;
  lastTenths: number | null;
  lastTenthKilometers: number | null;
  /** The days of those readings. */
  firstReadOn: string | null;
  lastReadOn: string | null;
  odometerReplacements: OdometerReplacement[];
  tenthMiles: number;
  /** Of a carrier that records in kilometers, with the rows that a person wrote as they were written. */
  tenthMillimeters: number | null;
  trips: number;
  readings: number;
}

/** The reading at a trip's start as if its vehicle had kept its first odometer. */
const CHAIN = Prisma.sql`odometer_chain(e."odometerReplacements", t."date", t."odometerStartTenths")`;

export async function readOdometerSpans(
  scope: CarrierScope,
  quarterKey: number,
  recordsIn: UnitSystem,
): Promise<OdometerSpan[]> {
  // Every row of a trip that counts is in its quarter.
  const [length, lengths] =
    recordsIn === 'metric'
      ? [
          Prisma.sql`COALESCE(sum(l."length"), 0)`,
          Prisma.sql`LEFT JOIN (SELECT j."tripId", ${sumsOfLengths(recordsIn).all} AS "length" FROM "trip_jurisdiction" j
      WHERE j."carrierId" = ${scope.carrierId}::uuid AND j."quarterKey" = ${quarterKey} GROUP BY 1) l ON l."tripId" = t."id"`,
        ]
      : [Prisma.sql`NULL`, Prisma.empty];
  const rows = await scope.db.$queryRaw<
    (Omit<OdometerSpan, 'tenthMiles' | 'tenthMillimeters'> & {
      tenthMiles: bigint;
      tenthMillimeters: bigint | null;
    })[]
  >(Prisma.sql`
    SELECT e."unit", e."vin", to_char(min(t."date"), 'YYYY-MM-DD') AS "firstDate", to_char(max(t."endDate"), 'YYYY-MM-DD') AS "lastDate",
      (array_agg(t."odometerStartTenths" ORDER BY t."endDate", t."date", ${CHAIN}, t."id") FILTER (WHERE t."odometerStartTenths" IS NOT NULL))[1] AS "firstTenths",
      (array_agg(t."odometerStartTenthKilometers" ORDER BY t."endDate", t."date", ${CHAIN}, t."id") FILTER (WHERE t."odometerStartTenths" IS NOT NULL))[1] AS "firstTenthKilometers",
      (array_agg(t."odometerEndTenthKilometers" ORDER BY t."endDate" DESC, t."date" DESC, ${CHAIN} DESC NULLS LAST, t."id" DESC) FILTER (WHERE t."odometerEndTenths" IS NOT NULL))[1] AS "lastTenthKilometers",
      (array_agg(t."odometerEndTenths" ORDER BY t."endDate" DESC, t."date" DESC, ${CHAIN} DESC NULLS LAST, t."id" DESC) FILTER (WHERE t."odometerEndTenths" IS NOT NULL))[1] AS "lastTenths",
      to_char((array_agg(t."date" ORDER BY t."endDate", t."date", ${CHAIN}, t."id") FILTER (WHERE t."odometerStartTenths" IS NOT NULL))[1], 'YYYY-MM-DD') AS "firstReadOn",
      to_char((array_agg(t."endDate" ORDER BY t."endDate" DESC, t."date" DESC, ${CHAIN} DESC NULLS LAST, t."id" DESC) FILTER (WHERE t."odometerEndTenths" IS NOT NULL))[1], 'YYYY-MM-DD') AS "lastReadOn",
      COALESCE(e."odometerReplacements", '[]'::jsonb) AS "odometerReplacements",
      COALESCE(sum(t."distanceTenthMiles"), 0)::bigint AS "tenthMiles", (${length})::bigint AS "tenthMillimeters", count(*)::int AS "trips",
      count(*) FILTER (WHERE t."odometerStartTenths" IS NOT NULL AND t."odometerEndTenths" IS NOT NULL)::int AS "readings"
    FROM "trip" t LEFT JOIN "equipment" e ON e."carrierId" = t."carrierId" AND e."id" = t."equipmentId" ${lengths}
    WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey} AND ${COUNTS} GROUP BY 1, 2, e."odometerReplacements" ORDER BY 1`);
  return rows.map((row) => ({
    ...row,
    tenthMiles: Number(row.tenthMiles),
    tenthMillimeters: numberOf(row.tenthMillimeters),
  }));
}

/** The readings between two trips of a vehicle, one after the other. */
export interface OdometerGap {
  unit: string | null;
  vin: string | null;
  beforeId: number;
  beforeDate: string;
  endTenths: number;
  /** As it was written in kilometers. */
  endTenthKilometers: number | null;
  afterId: number;
  afterDate: string;
  startTenths: number;
  startTenthKilometers: number | null;
  odometerReplacements: OdometerReplacement[];
}

/** Where a trip does not begin with the reading that the vehicle's trip before ended with, by vehicle and time. */
export async function readOdometerGaps(scope: CarrierScope, quarterKey: number): Promise<OdometerGap[]> {
  const rows = await scope.db.$queryRaw<
    (Omit<OdometerGap, 'beforeId' | 'afterId'> & { beforeId: bigint; afterId: bigint })[]
  >(Prisma.sql`
    SELECT e."unit", e."vin", g."beforeId", to_char(g."beforeDate", 'YYYY-MM-DD') AS "beforeDate", g."endTenths", g."endTenthKilometers", g."afterId",
      to_char(g."afterDate", 'YYYY-MM-DD') AS "afterDate", g."startTenths", g."startTenthKilometers", e."odometerReplacements"
    FROM (
      SELECT t."equipmentId", t."id" AS "afterId", t."date" AS "afterDate", t."odometerStartTenths" AS "startTenths",
        t."odometerStartTenthKilometers" AS "startTenthKilometers", lag(t."odometerEndTenthKilometers") OVER w AS "endTenthKilometers", ${CHAIN} AS "chain",
        lag(t."id") OVER w AS "beforeId", lag(t."endDate") OVER w AS "beforeDate", lag(t."odometerEndTenths") OVER w AS "endTenths"
      FROM "trip" t JOIN "equipment" e ON e."carrierId" = t."carrierId" AND e."id" = t."equipmentId"
      WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."quarterKey" = ${quarterKey}
        AND t."odometerStartTenths" IS NOT NULL AND t."odometerEndTenths" IS NOT NULL
        AND ${COUNTS}
      WINDOW w AS (PARTITION BY t."equipmentId" ORDER BY ${CHAIN}, t."endDate", t."id")
    ) g JOIN "equipment" e ON e."carrierId" = ${scope.carrierId}::uuid AND e."id" = g."equipmentId"
    WHERE g."beforeId" IS NOT NULL AND (g."startTenths" <> g."endTenths" OR e."odometerReplacements" <> '[]'::jsonb) ORDER BY e."unit", g."chain", g."afterId"`);
  return rows
    .map((row) => ({ ...row, beforeId: Number(row.beforeId), afterId: Number(row.afterId) }))
    .filter((gap) => gapOf(gap).tenthMiles !== 0);
}

export interface ChangeRow {
  id: number;
  at: string;
  by: string | null;
  entity: string;
  recordId: number;
  action: string;
  before: unknown;
  after: unknown;
}

/**
 * One page of the change log of the quarter's records (those that have left it or are deleted too) and of the vehicles,
 * in order, after `afterId`. `period` is the quarter's first and last day.
 */
export async function readQuarterChanges(
  scope: CarrierScope,
  quarterKey: number,
  period: { from: string; to: string },
  afterId: number,
  limit: number,
): Promise<ChangeRow[]> {
  const rows = await scope.db.$queryRaw<
    (Omit<ChangeRow, 'id' | 'recordId'> & { id: bigint; recordId: bigint })[]
  >(Prisma.sql`
    SELECT c."id", to_char(c."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "at", u."name" AS "by", c."entity", c."recordId", c."action", c."before", c."after"
    FROM "record_change" c LEFT JOIN "user_account" u ON u."id" = c."userId"
    WHERE c."carrierId" = ${scope.carrierId}::uuid AND c."id" > ${BigInt(afterId)} AND (
      (c."entity" = 'trip' AND (EXISTS (SELECT 1 FROM "trip" t WHERE t."id" = c."recordId" AND t."quarterKey" = ${quarterKey})
        OR left(c."before"->>'endDate', 10) BETWEEN ${period.from} AND ${period.to} OR left(c."after"->>'endDate', 10) BETWEEN ${period.from} AND ${period.to}))
      OR (c."entity" = 'fuel' AND (EXISTS (SELECT 1 FROM "fuel_purchase" f WHERE f."carrierId" = c."carrierId" AND f."id" = c."recordId" AND f."quarterKey" = ${quarterKey})
        OR left(c."before"->>'date', 10) BETWEEN ${period.from} AND ${period.to} OR left(c."after"->>'date', 10) BETWEEN ${period.from} AND ${period.to}))
      OR (c."entity" = 'tank_entry' AND (left(c."before"->>'date', 10) BETWEEN ${period.from} AND ${period.to} OR left(c."after"->>'date', 10) BETWEEN ${period.from} AND ${period.to}))
      OR c."entity" IN ('equipment', 'tank'))
    ORDER BY c."id" LIMIT ${limit}`);
  return rows.map((row) => ({ ...row, id: Number(row.id), recordId: Number(row.recordId) }));
}
