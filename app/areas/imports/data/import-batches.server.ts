import { json } from '~/platform/database/column-values.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope } from '~/platform/database/scope.server';

/** Extracted data that a program stored. */
export interface StoredBatch {
  id: string;
  createdAt: Date;
  data: unknown;
  /** Place of the item -> trip that was made of it; trips that were deleted since are left out. */
  made: Map<string, number>;
}

export async function insertBatch(scope: CarrierScope, data: unknown, items: number): Promise<string> {
  const row = await scope.db.extractedBatch.create({
    data: { carrierId: scope.carrierId, createdBy: scope.userId, data: json(data), items },
    select: { id: true },
  });
  return row.id;
}

/** A stored batch of this carrier; null where there is none. */
export async function findBatch(scope: CarrierScope, id: string): Promise<StoredBatch | null> {
  const row = await scope.db.extractedBatch.findFirst({
    where: { id, carrierId: scope.carrierId },
    select: { id: true, createdAt: true, data: true, made: true },
  });
  if (!row) return null;
  const made = Object.entries(row.made as Record<string, number>);
  const living = await scope.db.trip.findMany({
    where: { carrierId: scope.carrierId, id: { in: made.map(([, tripId]) => BigInt(tripId)) } },
    select: { id: true },
  });
  const ids = new Set(living.map(({ id }) => Number(id)));
  return {
    id: row.id,
    createdAt: row.createdAt,
    data: row.data,
    made: new Map(made.filter(([, tripId]) => ids.has(tripId))),
  };
}

/** Notes which trip an item has become; two that are noted at once both stay. */
export async function noteMade(scope: CarrierScope, id: string, key: string, tripId: number): Promise<void> {
  await scope.db.$executeRaw`
    UPDATE "extracted_batch" SET "made" = "made" || jsonb_build_object(${key}::text, ${tripId}::bigint)
    WHERE "id" = ${id}::uuid AND "carrierId" = ${scope.carrierId}::uuid`;
}

/** @returns false where there is no such batch */
export async function deleteBatch(scope: CarrierScope, id: string): Promise<boolean> {
  const { count } = await scope.db.extractedBatch.deleteMany({ where: { id, carrierId: scope.carrierId } });
  return count === 1;
}

/** A batch that waits for a person: documents read under one task, or data that a program stored. */
export interface OpenBatch {
  id: string;
  at: string;
  /** Trips that it still proposes, and how many of them need a look. */
  open: number;
  review: number;
  /** Of its first file; '' for stored data. */
  name: string;
}

/** What the list says of rate confirmations. */
export interface ImportsOverview {
  activated: boolean;
  batches: OpenBatch[];
}

const MOST_BATCHES = 30;

/** As a statement of one row, to be read together with what is around the list; newest batches first. */
export function importsOverviewSql(scope: CarrierScope): Prisma.Sql {
  const mine = Prisma.sql`"carrierId" = ${scope.carrierId}::uuid`;
  return Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM "extraction_activation" WHERE ${mine}) AS "activated",
      COALESCE((SELECT json_agg(b) FROM (
        SELECT "taskId" AS "id", min("createdAt") AS "at", count(*) AS "open", count(*) FILTER (WHERE "status" = 'review') AS "review", min("name") AS "name"
        FROM "document" WHERE ${mine} AND "tripId" IS NULL AND "status" IN ('ready', 'review') AND "taskId" IS NOT NULL GROUP BY "taskId"
        UNION ALL
        SELECT "id", "createdAt", "items" - (SELECT count(*) FROM jsonb_object_keys("made")), 0, ''
        FROM "extracted_batch" WHERE ${mine} AND "items" > (SELECT count(*) FROM jsonb_object_keys("made"))
        ORDER BY "at" DESC LIMIT ${MOST_BATCHES}) b), '[]'::json) AS "batches"`;
}

export async function readImportsOverview(scope: CarrierScope): Promise<ImportsOverview> {
  const [row] = await scope.db.$queryRaw<ImportsOverview[]>(importsOverviewSql(scope));
  return row ?? { activated: false, batches: [] };
}
