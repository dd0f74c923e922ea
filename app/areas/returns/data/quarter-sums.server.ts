import type { FuelType } from '~/engine/ifta/fuel-types';
import type { UnitSystem, FuelUnit } from '~/engine/units/conversion';
import {
  mergeVehicles,
  unitKey,
  type FleetUnit,
  type MilesRow,
  type QuarterParts,
  type QuarterSums,
} from '~/areas/returns/rules/quarter-sums';
import { Prisma } from '~/platform/database/generated/prisma/client';
import { keepSums } from './keep-sums.server';
import { sumsOfLengths } from './metric-lengths.server';
import type { CarrierScope } from '~/platform/database/scope.server';

/** A quarter, and how it is divided by the rates and fuel holidays of its days. */
export interface DividedQuarter extends QuarterParts {
  quarterKey: number;
}

/** The vehicles that are added up together, and those that are left out. */
export interface Fleet {
  units: readonly FleetUnit[];
  outsideIn: (quarterKey: number) => ReadonlySet<number>;
}

export interface SumsOptions {
  /** Merges vehicles by the fuel they burn: small, and without any vehicle's share. */
  fleet?: Fleet | undefined;
  /** What the distances are added up from; tenths of a mile when left out. */
  recordsIn?: UnitSystem;
  /** Counts the trips whose route is not there. */
  unrouted?: boolean;
}

export interface SummedQuarter {
  sums: QuarterSums;
  /** Trips of the quarter whose route is not there; 0 unless asked for. */
  pendingTrips: number;
  failedTrips: number;
}

type MilesTuple = [
  vehicle: string,
  jurisdiction: string,
  part: number,
  tenths: number,
  exempt: number,
  tenthMillimeters?: number,
  exemptTenthMillimeters?: number,
];
type FuelTuple = [
  vehicle: string,
  jurisdiction: string,
  part: number,
  fuelType: FuelType,
  fuelUnit: FuelUnit,
  taxPaid: boolean,
  thousandths: number,
];

/** As it is kept for one quarter: lists instead of objects, because there are many. */
interface KeptSums {
  /** What the sums depend on beside the records: how the quarter is divided and which vehicles are merged. */
  shape: string;
  miles: MilesTuple[];
  fuel: FuelTuple[];
  used: (number | null)[];
}

/**
 * The records of these quarters summed exactly by vehicle, jurisdiction and part of the quarter. The sums are kept and used again while nothing in the quarter has changed:
 * triggers raise its revision with every change. One statement; two more where quarters have changed.
 */
export async function readQuarterSums(
  scope: CarrierScope,
  quarters: readonly DividedQuarter[],
  { fleet, recordsIn = 'us', unrouted = false }: SumsOptions = {},
): Promise<Map<number, SummedQuarter>> {
  if (quarters.length === 0) return new Map();
  const kind = fleet ? 'sums' : 'unitSums';
  const column = fleet
    ? Prisma.sql`CASE WHEN q."sumsRevision" = q."revision" THEN q."sums" END`
    : Prisma.sql`CASE WHEN q."unitSumsRevision" = q."revision" THEN q."unitSums" END`;
  const trips = (status: 'pending' | 'error') =>
    !unrouted
      ? Prisma.sql`0`
      : Prisma.sql`(SELECT count(*)::int FROM "ledger_entry" l WHERE l."carrierId" = ${scope.carrierId}::uuid AND l."routeStatus" = ${status}::route_status AND l."quarterKey" = k."key")`;
  const rows = await scope.db.$queryRaw<
    { key: number; kept: KeptSums | null; pending: number; failed: number }[]
  >`/* prepared */
    SELECT k."key", ${column} AS "kept", ${trips('pending')} AS "pending", ${trips('error')} AS "failed"
    FROM unnest(${quarters.map((quarter) => quarter.quarterKey)}::int[]) k("key")
    LEFT JOIN "quarter_sums" q ON q."carrierId" = ${scope.carrierId}::uuid AND q."quarterKey" = k."key"`;
  const found = new Map(rows.map((row) => [row.key, row]));
  const shapes = new Map(quarters.map((quarter) => [quarter.quarterKey, shapeOf(quarter, fleet, recordsIn)]));
  const stale = quarters.filter(
    ({ quarterKey }) => found.get(quarterKey)?.kept?.shape !== shapes.get(quarterKey),
  );
  const added = await addUp(scope, stale, recordsIn);
  const anew = new Map(
    [...added.sums].map(([quarterKey, sums]): [number, KeptSums] => [
      quarterKey,
      toKept(
        shapes.get(quarterKey) ?? '',
        fleet ? mergeVehicles(sums, fleet.units, fleet.outsideIn(quarterKey)) : sums,
      ),
    ]),
  );
  await keepSums(
    scope,
    kind,
    [...anew].flatMap(([quarterKey, sums]) => {
      const revision = added.revisions.get(quarterKey);
      return revision === undefined ? [] : [{ quarterKey, revision, sums }];
    }),
  );
  return new Map(
    quarters.map(({ quarterKey }): [number, SummedQuarter] => {
      const row = found.get(quarterKey);
      const kept = anew.get(quarterKey) ?? row?.kept;
      return [
        quarterKey,
        {
          sums: kept ? fromKept(kept) : { miles: [], fuel: [], used: [] },
          pendingTrips: row?.pending ?? 0,
          failedTrips: row?.failed ?? 0,
        },
      ];
    }),
  );
}

/** Raised where the kept form changes, so that what an earlier release kept is added up anew. */
const FORM = 6;

/** A vehicle that changes its fuel, or begins to qualify, changes what its quarters add up to. */
const shapeOf = (
  { quarterKey, starts, jurisdictions }: DividedQuarter,
  fleet: Fleet | undefined,
  recordsIn: UnitSystem,
): string =>
  JSON.stringify([
    FORM,
    recordsIn,
    starts,
    jurisdictions,
    ...(fleet
      ? [
          [...fleet.outsideIn(quarterKey)].sort((a, b) => a - b),
          fleet.units
            .filter((unit) => unit.fuelType !== 'special_diesel')
            .map((unit) => [unit.id, unit.fuelType] as const)
            .sort((a, b) => a[0] - b[0]),
        ]
      : []),
  ]);

/**
 * Adds quarters up from the records, in one statement that reads indexes only but for the trips of the jurisdictions whose
 * rate changes. Revisions are those that were seen with the sums: a change that comes meanwhile leaves them stale.
 */
async function addUp(
  scope: CarrierScope,
  quarters: readonly DividedQuarter[],
  recordsIn: UnitSystem,
): Promise<{ sums: Map<number, QuarterSums>; revisions: Map<number, number> }> {
  if (quarters.length === 0) return { sums: new Map(), revisions: new Map() };
  const keys = quarters.map((quarter) => quarter.quarterKey);
  const changes = quarters.flatMap(({ quarterKey, jurisdictions }) =>
    jurisdictions.map((code) => ({ quarterKey, code })),
  );
  const starts = quarters.flatMap(({ quarterKey, starts: days }) => days.map((day) => ({ quarterKey, day })));
  const partOf = (key: Prisma.Sql, day: Prisma.Sql) =>
    starts.length === 0
      ? Prisma.sql`0`
      : Prisma.sql`(SELECT count(*) FROM unnest(${starts.map((start) => start.quarterKey)}::int[], ${starts.map((start) => start.day)}::date[]) s("key", "day") WHERE s."key" = ${key} AND s."day" <= ${day})`;
  const changed = Prisma.sql`(j."quarterKey", j."jurisdiction") IN (SELECT * FROM unnest(${changes.map((change) => change.quarterKey)}::int[], ${changes.map((change) => change.code)}::text[]))`;
  const mine = Prisma.sql`j."carrierId" = ${scope.carrierId}::uuid AND j."quarterKey" = ANY(${keys}::int[])`;
  const lengths = sumsOfLengths(recordsIn);
  const milesOf = Prisma.sql`sum(j."tenthMiles") AS "miles", sum(j."exemptTenthMiles") AS "exempt",
    ${lengths.all} AS "length", ${lengths.exempt} AS "exemptLength"`;
  const inParts =
    changes.length === 0
      ? Prisma.empty
      : Prisma.sql`UNION ALL
        SELECT j."quarterKey", j."equipmentId", j."jurisdiction", ${partOf(Prisma.sql`j."quarterKey"`, Prisma.sql`t."endDate"`)} AS "part", ${milesOf}
        FROM "trip_jurisdiction" j JOIN "trip" t ON t."carrierId" = j."carrierId" AND t."id" = j."tripId"
        WHERE ${mine} AND ${changed} GROUP BY 1, 2, 3, 4`;
  const [row] = await scope.db.$queryRaw<
    {
      revisions: [number, number][] | null;
      miles: [number, number | null, string, number, number, number, number | null, number | null][] | null;
      fuel: [number, number | null, string, number, FuelType, FuelUnit, boolean, number, boolean][] | null;
    }[]
  >`
    SELECT
      (SELECT json_agg(json_build_array("quarterKey", "revision")) FROM "quarter_sums" WHERE "carrierId" = ${scope.carrierId}::uuid AND "quarterKey" = ANY(${keys}::int[])) AS "revisions",
      (SELECT json_agg(json_build_array(g."quarterKey", g."equipmentId", g."jurisdiction", g."part", g."miles", g."exempt", g."length", g."exemptLength")) FROM (
        SELECT j."quarterKey", j."equipmentId", j."jurisdiction", 0 AS "part", ${milesOf}
        FROM "trip_jurisdiction" j WHERE ${mine} ${changes.length === 0 ? Prisma.empty : Prisma.sql`AND NOT ${changed}`}
        GROUP BY 1, 2, 3 ${inParts}) g) AS "miles",
      (SELECT json_agg(json_build_array(g."quarterKey", g."equipmentId", g."state", g."part", g."fuelType", g."fuelUnit", g."taxPaid", g."thousandths", g."moved")) FROM (
        SELECT f."quarterKey", f."equipmentId", f."state", ${partOf(Prisma.sql`f."quarterKey"`, Prisma.sql`f."date"`)} AS "part", f."fuelType", f."fuelUnit", f."taxPaid", (sum(f."quantity") * 1000)::bigint AS "thousandths", false AS "moved"
        FROM "fuel_purchase" f
        WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."quarterKey" = ANY(${keys}::int[])
        GROUP BY 1, 2, 3, 4, 5, 6, 7
        UNION ALL
        SELECT f."quarterKey", f."equipmentId", f."state", ${partOf(Prisma.sql`f."quarterKey"`, Prisma.sql`f."date"`)} AS "part", f."fuelType", f."fuelUnit", s."taxPaid", (sum(f."untaxedQuantity" * s."sign") * 1000)::bigint AS "thousandths", true AS "moved"
        FROM "fuel_purchase" f CROSS JOIN (VALUES (true, -1), (false, 1)) s("taxPaid", "sign")
        WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."quarterKey" = ANY(${keys}::int[]) AND f."untaxedQuantity" IS NOT NULL
        GROUP BY 1, 2, 3, 4, 5, 6, 7) g) AS "fuel"`;
  const sums = new Map(keys.map((key): [number, QuarterSums] => [key, { miles: [], fuel: [], used: [] }]));
  const used = new Map(keys.map((key): [number, Set<number | null>] => [key, new Set()]));
  for (const [
    key,
    equipmentId,
    jurisdiction,
    part,
    tenthMiles,
    exemptTenthMiles,
    length,
    exemptLength,
  ] of row?.miles ?? []) {
    const vehicle = unitKey(equipmentId);
    const metric = metricOf(length, exemptLength);
    sums.get(key)?.miles.push({ vehicle, jurisdiction, part, tenthMiles, exemptTenthMiles, ...metric });
    used.get(key)?.add(equipmentId);
  }
  // What is moved comes after what it is moved from.
  const fuelRows = [...(row?.fuel ?? [])].sort((a, b) => Number(a[8]) - Number(b[8]));
  for (const [
    key,
    equipmentId,
    jurisdiction,
    part,
    fuelType,
    fuelUnit,
    taxPaid,
    thousandths,
    moved,
  ] of fuelRows) {
    const vehicle = unitKey(equipmentId);
    const rows = sums.get(key)?.fuel;
    // A withdrawal that is tax-paid in part: the other part is moved to the fuel that is not.
    const known = !moved
      ? undefined
      : rows?.find(
          (row) =>
            row.vehicle === vehicle &&
            row.jurisdiction === jurisdiction &&
            row.part === part &&
            row.fuelType === fuelType &&
            row.fuelUnit === fuelUnit &&
            row.taxPaid === taxPaid,
        );
    if (known) known.thousandths += thousandths;
    else rows?.push({ vehicle, jurisdiction, part, fuelType, fuelUnit, taxPaid, thousandths });
    used.get(key)?.add(equipmentId);
  }
  for (const [key, ids] of used) sums.get(key)?.used.push(...ids);
  return { sums, revisions: new Map(row?.revisions ?? []) };
}

/** Only where there are any: a carrier that records and files in miles has none. */
const metricOf = (
  tenthMillimeters: number | null | undefined,
  exemptTenthMillimeters: number | null | undefined,
): Pick<MilesRow, 'metric'> =>
  tenthMillimeters == null || exemptTenthMillimeters == null
    ? {}
    : { metric: { tenthMillimeters, exemptTenthMillimeters } };

const toKept = (shape: string, { miles, fuel, used }: QuarterSums): KeptSums => ({
  shape,
  miles: miles.map((row) => [
    row.vehicle,
    row.jurisdiction,
    row.part,
    row.tenthMiles,
    row.exemptTenthMiles,
    ...(row.metric ? [row.metric.tenthMillimeters, row.metric.exemptTenthMillimeters] : []),
  ]) as MilesTuple[],
  fuel: fuel.map((row) => [
    row.vehicle,
    row.jurisdiction,
    row.part,
    row.fuelType,
    row.fuelUnit,
    row.taxPaid,
    row.thousandths,
  ]),
  used,
});

const fromKept = ({ miles, fuel, used }: KeptSums): QuarterSums => ({
  miles: miles.map(([vehicle, jurisdiction, part, tenthMiles, exemptTenthMiles, length, exemptLength]) => ({
    vehicle,
    jurisdiction,
    part,
    tenthMiles,
    exemptTenthMiles,
    ...metricOf(length, exemptLength),
  })),
  fuel: fuel.map(([vehicle, jurisdiction, part, fuelType, fuelUnit, taxPaid, thousandths]) => ({
    vehicle,
    jurisdiction,
    part,
    fuelType,
    fuelUnit,
    taxPaid,
    thousandths,
  })),
  used,
});

/** The first quarter with a trip or a purchase; null without any. */
export async function earliestQuarter(scope: CarrierScope): Promise<number | null> {
  const [row] = await scope.db.$queryRaw<{ key: number | null }[]>`
    SELECT min("quarterKey") AS "key" FROM "ledger_entry" WHERE "carrierId" = ${scope.carrierId}::uuid`;
  return row?.key ?? null;
}
