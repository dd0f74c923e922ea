import type {
  BulkTank,
  EntryFields,
  EntryKind,
  TankEntry,
  TankFields,
  TankUnit,
} from '~/areas/bulk-tanks/rules/tank';
import type { TankDay } from '~/areas/bulk-tanks/rules/tank-book';
import { quarterKey, quarterOfDate } from '~/engine/calendar/quarter';
import type { FuelType } from '~/engine/ifta/fuel-types';
import { dateText, dateValue } from '~/platform/database/column-values.server';
import type {
  BulkTank as TankRow,
  BulkTankEntry as EntryRow,
} from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

const toTank = ({ carrierId: _c, createdAt: _at, ...row }: TankRow): BulkTank => ({
  ...row,
  id: Number(row.id),
  fuelType: row.fuelType as FuelType,
  unit: row.unit as TankUnit,
  capacity: row.capacity.toString(),
});

const toEntry = ({ carrierId: _c, createdAt: _at, idempotencyKey: _k, ...row }: EntryRow): TankEntry => ({
  ...row,
  id: Number(row.id),
  tankId: Number(row.tankId),
  kind: row.kind as EntryKind,
  date: dateText(row.date),
  quantity: row.quantity.toString(),
});

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** All tanks, those in use first, by name. */
export async function listTanks(scope: CarrierScope): Promise<BulkTank[]> {
  const rows = await scope.db.bulkTank.findMany({ where: { carrierId: scope.carrierId } });
  return rows
    .map(toTank)
    .sort((a, b) => Number(b.active) - Number(a.active) || collator.compare(a.name, b.name));
}

export async function findTank(scope: CarrierScope, id: number): Promise<BulkTank | null> {
  const row = await scope.db.bulkTank.findFirst({ where: { carrierId: scope.carrierId, id: BigInt(id) } });
  return row && toTank(row);
}

/** The id of the tank of this name, whatever its case; null where there is none. */
export async function tankNamed(scope: CarrierScope, name: string): Promise<number | null> {
  const row = await scope.db.bulkTank.findFirst({
    where: { carrierId: scope.carrierId, name: { equals: name, mode: 'insensitive' } },
    select: { id: true },
  });
  return row && Number(row.id);
}

export async function insertTank(scope: CarrierScope, fields: TankFields): Promise<BulkTank> {
  return toTank(await scope.db.bulkTank.create({ data: { ...fields, carrierId: scope.carrierId } }));
}

/** The changed tank; null where `revision` is no longer the one that was read. */
export async function updateTank(
  scope: CarrierScope,
  id: number,
  revision: number,
  fields: TankFields,
  at: Date,
): Promise<BulkTank | null> {
  const [row] = await scope.db.bulkTank.updateManyAndReturn({
    where: { carrierId: scope.carrierId, id: BigInt(id), revision },
    data: { ...fields, revision: { increment: 1 }, updatedAt: at },
  });
  return row ? toTank(row) : null;
}

export async function deleteTankRow(scope: CarrierScope, id: number): Promise<void> {
  await scope.db.bulkTank.deleteMany({ where: { carrierId: scope.carrierId, id: BigInt(id) } });
}

/** How many fills of own vehicles name the tank, and how many entries it has. */
export async function countUses(
  scope: CarrierScope,
  id: number,
): Promise<{ withdrawals: number; entries: number }> {
  const where = { carrierId: scope.carrierId, tankId: BigInt(id) };
  const [withdrawals, entries] = await Promise.all([
    scope.db.fuelPurchase.count({ where }),
    scope.db.bulkTankEntry.count({ where }),
  ]);
  return { withdrawals, entries };
}

export async function findEntry(scope: CarrierScope, id: number): Promise<TankEntry | null> {
  const row = await scope.db.bulkTankEntry.findFirst({
    where: { carrierId: scope.carrierId, id: BigInt(id) },
  });
  return row && toEntry(row);
}

export async function findEntryByKey(scope: CarrierScope, idempotencyKey: string): Promise<TankEntry | null> {
  const row = await scope.db.bulkTankEntry.findFirst({
    where: { carrierId: scope.carrierId, idempotencyKey },
  });
  return row && toEntry(row);
}

export interface EntryQuery {
  tankId?: number | undefined;
  from?: string;
  to?: string;
}

/** Entries of a tank, or of all, by day and id. */
export async function listEntries(
  scope: CarrierScope,
  { tankId, from, to }: EntryQuery,
): Promise<TankEntry[]> {
  const rows = await scope.db.bulkTankEntry.findMany({
    where: {
      carrierId: scope.carrierId,
      ...(tankId === undefined ? {} : { tankId: BigInt(tankId) }),
      date: { ...(from ? { gte: dateValue(from) } : {}), ...(to ? { lte: dateValue(to) } : {}) },
    },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toEntry);
}

const toColumns = ({ date, ...fields }: EntryFields) => ({
  ...fields,
  date: dateValue(date),
  quarterKey: quarterKey(quarterOfDate(date)),
});

export async function insertEntry(
  scope: CarrierScope,
  tankId: number,
  fields: EntryFields,
  idempotencyKey: string | null,
): Promise<TankEntry> {
  const row = await scope.db.bulkTankEntry.create({
    data: { ...toColumns(fields), carrierId: scope.carrierId, tankId: BigInt(tankId), idempotencyKey },
  });
  return toEntry(row);
}

/** The changed entry; null where `revision` is no longer the one that was read. */
export async function updateEntry(
  scope: CarrierScope,
  id: number,
  revision: number,
  fields: EntryFields,
  at: Date,
): Promise<TankEntry | null> {
  const [row] = await scope.db.bulkTankEntry.updateManyAndReturn({
    where: { carrierId: scope.carrierId, id: BigInt(id), revision },
    data: { ...toColumns(fields), revision: { increment: 1 }, updatedAt: at },
  });
  return row ? toEntry(row) : null;
}

export async function deleteEntryRow(scope: CarrierScope, id: number): Promise<void> {
  await scope.db.bulkTankEntry.deleteMany({ where: { carrierId: scope.carrierId, id: BigInt(id) } });
}

/** Changes with any tank and any entry. */
export async function digestTanks(scope: CarrierScope): Promise<string> {
  const [row] = await scope.db.$queryRaw<{ digest: string }[]>`
    SELECT concat_ws('/', (SELECT string_agg(concat_ws('|', "id", "revision"), ',' ORDER BY "id") FROM "bulk_tank" WHERE "carrierId" = ${scope.carrierId}::uuid),
      (SELECT md5(string_agg(concat_ws('|', "id", "revision"), ',' ORDER BY "id")) FROM "bulk_tank_entry" WHERE "carrierId" = ${scope.carrierId}::uuid)) AS "digest"`;
  return row?.digest ?? '';
}

/** Filed quarters from this one on in which own vehicles were filled from the tank: their tax would follow other deliveries. */
export async function filedWithdrawalQuarters(
  scope: CarrierScope,
  tankId: number,
  fromKey: number,
): Promise<number[]> {
  const rows = await scope.db.$queryRaw<{ key: number }[]>`
    SELECT q."quarterKey" AS "key" FROM "filed_quarter" q
     WHERE q."carrierId" = ${scope.carrierId}::uuid AND q."quarterKey" >= ${fromKey}
       AND EXISTS (SELECT FROM "fuel_purchase" f WHERE f."carrierId" = q."carrierId" AND f."tankId" = ${BigInt(tankId)} AND f."quarterKey" = q."quarterKey")
     ORDER BY 1`;
  return rows.map(({ key }) => key);
}

/**
 * What went in and out of tanks until a day, by tank and day; liters as exact decimal text. Of a reading the last one of the day.
 * Of all tanks without `tankId`.
 */
export async function readTankDays(
  scope: CarrierScope,
  until: string,
  tankId?: number,
): Promise<(TankDay & { tankId: number })[]> {
  const day = dateValue(until);
  const only = tankId === undefined ? null : BigInt(tankId);
  const rows = await scope.db.$queryRaw<(TankDay & { tankId: bigint })[]>`
    SELECT d."tankId", to_char(d."date", 'YYYY-MM-DD') AS "date",
           trim_scale(sum(d."delivered"))::text AS "delivered", trim_scale(sum(d."deliveredTaxPaid"))::text AS "deliveredTaxPaid",
           trim_scale(sum(d."own"))::text AS "own", trim_scale(sum(d."ownTaxPaid"))::text AS "ownTaxPaid", trim_scale(sum(d."other"))::text AS "other",
           trim_scale((array_agg(d."measured" ORDER BY d."id" DESC) FILTER (WHERE d."measured" IS NOT NULL))[1])::text AS "measured"
      FROM (
        SELECT e."tankId", e."date", e."id",
               CASE e."kind" WHEN 'delivery' THEN e."quantity" ELSE 0 END * u.factor AS "delivered",
               CASE WHEN e."kind" = 'delivery' AND e."taxPaid" THEN e."quantity" ELSE 0 END * u.factor AS "deliveredTaxPaid",
               0 AS "own", 0 AS "ownTaxPaid",
               CASE e."kind" WHEN 'other' THEN e."quantity" ELSE 0 END * u.factor AS "other",
               CASE e."kind" WHEN 'reading' THEN e."quantity" * u.factor END AS "measured"
          FROM "bulk_tank_entry" e JOIN "bulk_tank" t ON t."carrierId" = e."carrierId" AND t."id" = e."tankId",
               LATERAL (SELECT CASE t."unit" WHEN 'gallon' THEN 3.785411784 ELSE 1 END AS factor) u
         WHERE e."carrierId" = ${scope.carrierId}::uuid AND e."date" <= ${day} AND (${only}::bigint IS NULL OR e."tankId" = ${only}::bigint)
        UNION ALL
        SELECT f."tankId", f."date", 0, 0, 0, f."quantity" * u.factor,
               CASE WHEN f."taxPaid" THEN f."quantity" - COALESCE(f."untaxedQuantity", 0) ELSE 0 END * u.factor, 0, NULL
          FROM "fuel_purchase" f, LATERAL (SELECT CASE f."fuelUnit" WHEN 'gallon' THEN 3.785411784 ELSE 1 END AS factor) u
         WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."tankId" IS NOT NULL AND f."date" <= ${day} AND (${only}::bigint IS NULL OR f."tankId" = ${only}::bigint)
      ) d GROUP BY 1, 2 ORDER BY 1, 2`;
  return rows.map((row) => ({ ...row, tankId: Number(row.tankId) }));
}

/** Fills of own vehicles from tanks in a period, by day. */
export interface OwnWithdrawal {
  id: number;
  tankId: number;
  date: string;
  unit: string;
  quantity: string;
  fuelUnit: string;
  taxPaid: boolean;
  untaxedQuantity: string | null;
  reference: string;
}

export async function listOwnWithdrawals(
  scope: CarrierScope,
  from: string,
  to: string,
  tankId?: number,
): Promise<OwnWithdrawal[]> {
  const only = tankId === undefined ? null : BigInt(tankId);
  const rows = await scope.db.$queryRaw<(OwnWithdrawal & { id: bigint; tankId: bigint })[]>`
    SELECT f."id", f."tankId", to_char(f."date", 'YYYY-MM-DD') AS "date", COALESCE(e."unit", '') AS "unit", trim_scale(f."quantity")::text AS "quantity",
           f."fuelUnit", f."taxPaid", trim_scale(f."untaxedQuantity")::text AS "untaxedQuantity", f."reference"
      FROM "fuel_purchase" f LEFT JOIN "equipment" e ON e."id" = f."equipmentId" AND e."carrierId" = f."carrierId"
     WHERE f."carrierId" = ${scope.carrierId}::uuid AND f."tankId" IS NOT NULL AND f."date" BETWEEN ${dateValue(from)} AND ${dateValue(to)}
       AND (${only}::bigint IS NULL OR f."tankId" = ${only}::bigint)
     ORDER BY f."date", f."id"`;
  return rows.map((row) => ({ ...row, id: Number(row.id), tankId: Number(row.tankId) }));
}

/** Bulk fuel of a period that names no tank. */
export const countWithoutTank = (scope: CarrierScope, from: string, to: string): Promise<number> =>
  scope.db.fuelPurchase.count({
    where: {
      carrierId: scope.carrierId,
      bulk: true,
      tankId: null,
      date: { gte: dateValue(from), lte: dateValue(to) },
    },
  });
