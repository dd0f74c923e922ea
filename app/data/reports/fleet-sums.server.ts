import type { FuelType } from '~/domain/ifta/fuel-types';
import type { FuelUnit } from '~/domain/units/conversion';
import { bigints } from '~/data/database/column-values.server';
import { Prisma } from '../generated/prisma/client';
import type { CarrierScope } from '~/data/database/scope.server';

/** Miles of the fleet with one fuel in one jurisdiction and quarter; tenths of a mile. */
export interface MilesSum {
  quarterKey: number;
  fuelType: FuelType;
  jurisdiction: string;
  tenthMiles: number;
  exemptTenthMiles: number;
}

/** Fuel bought in one jurisdiction and quarter; exact decimal text in the entered unit. */
export interface FuelSum {
  quarterKey: number;
  fuelType: FuelType;
  jurisdiction: string;
  fuelUnit: FuelUnit;
  taxPaid: boolean;
  quantity: string;
}

export interface FleetSums {
  miles: MilesSum[];
  fuel: FuelSum[];
  /** Of each quarter; rises with every change of its records. */
  revisions: ReadonlyMap<number, number>;
}

/** As it is stored for one quarter: lists instead of objects, because there are many. */
interface StoredSums {
  miles: [FuelType, string, number, number][];
  fuel: [FuelType, string, FuelUnit, boolean, string][];
}

/** Which vehicles are outside of IFTA, and which fuel the trips of the others burn. */
export interface FleetShape {
  outside: readonly number[];
  fuelOfUnit: ReadonlyMap<number, FuelType>;
  defaultFuel: FuelType;
}

interface SumsFilter {
  quarterKey?: number | undefined;
  equipmentId?: number | undefined;
}

/**
 * What a quarter (or every quarter) adds up to. The sums of whole quarters are kept and used again while nothing in the
 * quarter has changed; those of one unit are read from an index of their own.
 */
export async function readFleetSums(
  scope: CarrierScope,
  filter: SumsFilter,
  shape: FleetShape,
): Promise<FleetSums> {
  if (filter.equipmentId !== undefined) {
    const { sums, revisions } = await addUp(scope, filter, shape);
    return flat(sums, revisions);
  }
  const ofQuarter =
    filter.quarterKey === undefined ? Prisma.empty : Prisma.sql`AND "quarterKey" = ${filter.quarterKey}::int`;
  const kept = await scope.db.$queryRaw<
    { quarterKey: number; revision: bigint; sums: (StoredSums & { shape: string }) | null }[]
  >`/* prepared */
    SELECT "quarterKey", "revision", CASE WHEN "sumsRevision" = "revision" THEN "sums" END AS "sums"
    FROM "quarter_sums" WHERE "carrierId" = ${scope.carrierId}::uuid ${ofQuarter}`;
  const known = new Map<number, StoredSums>();
  const stale: number[] = [];
  for (const { quarterKey, sums } of kept) {
    if (sums && sums.shape === shapeText(shape)) known.set(quarterKey, sums);
    else stale.push(quarterKey);
  }
  if (stale.length > 0) {
    for (const [quarterKey, sums] of (await addUp(scope, filter, shape, stale)).sums)
      known.set(quarterKey, sums);
  }
  return flat(known, new Map(kept.map(({ quarterKey, revision }) => [quarterKey, Number(revision)])));
}

/** A vehicle that changes its fuel, or begins to qualify, changes what its quarters add up to. */
const shapeText = ({ outside, fuelOfUnit, defaultFuel }: FleetShape): string =>
  JSON.stringify([
    [...outside].sort((a, b) => a - b),
    [...fuelOfUnit].filter(([, fuel]) => fuel !== defaultFuel).sort((a, b) => a[0] - b[0]),
  ]);

/** Adds up from the records, in one statement that reads indexes only, and keeps the sums of whole quarters. */
async function addUp(
  scope: CarrierScope,
  filter: SumsFilter,
  shape: FleetShape,
  quarters?: readonly number[],
): Promise<{ sums: Map<number, StoredSums>; revisions: Map<number, number> }> {
  const where = [Prisma.sql`"carrierId" = ${scope.carrierId}::uuid`];
  if (quarters) where.push(Prisma.sql`"quarterKey" = ANY(${[...quarters]}::int[])`);
  else if (filter.quarterKey !== undefined) where.push(Prisma.sql`"quarterKey" = ${filter.quarterKey}::int`);
  if (filter.equipmentId !== undefined)
    where.push(Prisma.sql`"equipmentId" = ${BigInt(filter.equipmentId)}::bigint`);
  if (shape.outside.length > 0)
    where.push(
      Prisma.sql`("equipmentId" IS NULL OR "equipmentId" <> ALL(${bigints(shape.outside)}::bigint[]))`,
    );
  const conditions = Prisma.join(where, ' AND ');
  const others = [...shape.fuelOfUnit].filter(([, fuel]) => fuel !== shape.defaultFuel);
  const fuelOfTrip =
    others.length === 0
      ? Prisma.sql`${shape.defaultFuel}::text`
      : Prisma.sql`COALESCE((${JSON.stringify(Object.fromEntries(others))}::jsonb ->> "equipmentId"::text), ${shape.defaultFuel}::text)`;
  const [row] = await scope.db.$queryRaw<
    {
      revisions: [number, number][] | null;
      miles: [number, FuelType, string, number, number][] | null;
      fuel: [number, FuelType, string, FuelUnit, boolean, string][] | null;
    }[]
  >`
    SELECT
      (SELECT json_agg(json_build_array("quarterKey", "revision")) FROM "quarter_sums" WHERE "carrierId" = ${scope.carrierId}::uuid) AS "revisions",
      (SELECT json_agg(json_build_array("quarterKey", "fuelType", "jurisdiction", "miles", "exempt")) FROM (
        SELECT "quarterKey", ${fuelOfTrip} AS "fuelType", "jurisdiction", sum("tenthMiles") AS "miles", sum("exemptTenthMiles") AS "exempt"
        FROM "trip_jurisdiction" WHERE ${conditions} GROUP BY 1, 2, 3) g) AS "miles",
      (SELECT json_agg(json_build_array("quarterKey", "fuelType", "state", "fuelUnit", "taxPaid", "quantity"::text)) FROM (
        SELECT "quarterKey", "fuelType", "state", "fuelUnit", "taxPaid", sum("quantity") AS "quantity"
        FROM "fuel_purchase" WHERE ${conditions} GROUP BY 1, 2, 3, 4, 5) g) AS "fuel"`;
  const sums = new Map<number, StoredSums>((quarters ?? []).map((key) => [key, { miles: [], fuel: [] }]));
  const of = (key: number): StoredSums => {
    const known = sums.get(key) ?? { miles: [], fuel: [] };
    sums.set(key, known);
    return known;
  };
  for (const [key, ...rest] of row?.miles ?? []) of(key).miles.push(rest);
  for (const [key, ...rest] of row?.fuel ?? []) of(key).fuel.push(rest);
  const revisions = new Map(row?.revisions ?? []);
  if (quarters) await keep(scope, sums, revisions, shape);
  return { sums, revisions };
}

/** Keeps sums under the revision that was seen with them: a change that came meanwhile leaves them stale. */
async function keep(
  scope: CarrierScope,
  sums: ReadonlyMap<number, StoredSums>,
  revisions: ReadonlyMap<number, number>,
  shape: FleetShape,
): Promise<void> {
  const values = [...sums].flatMap(([key, stored]) => {
    const revision = revisions.get(key);
    return revision === undefined
      ? []
      : [{ quarterKey: key, revision, sums: { ...stored, shape: shapeText(shape) } }];
  });
  if (values.length === 0) return;
  await scope.db.$executeRaw`
    UPDATE "quarter_sums" q SET "sums" = v."sums", "sumsRevision" = v."revision"
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS v("quarterKey" int, "revision" bigint, "sums" jsonb)
    WHERE q."carrierId" = ${scope.carrierId}::uuid AND q."quarterKey" = v."quarterKey" AND q."revision" = v."revision"`;
}

function flat(sums: ReadonlyMap<number, StoredSums>, revisions: ReadonlyMap<number, number>): FleetSums {
  const result: FleetSums = { miles: [], fuel: [], revisions };
  for (const [quarterKey, { miles, fuel }] of sums) {
    for (const [fuelType, jurisdiction, tenthMiles, exemptTenthMiles] of miles)
      result.miles.push({ quarterKey, fuelType, jurisdiction, tenthMiles, exemptTenthMiles });
    for (const [fuelType, jurisdiction, fuelUnit, taxPaid, quantity] of fuel)
      result.fuel.push({ quarterKey, fuelType, jurisdiction, fuelUnit, taxPaid, quantity });
  }
  return result;
}
