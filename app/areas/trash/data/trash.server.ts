import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';

export type TrashKind = 'trip' | 'fuel' | 'equipment' | 'document' | 'receipt' | 'tank' | 'tank_entry';

interface RecordTables {
  /** The table of the record itself. */
  main: string;
  /** What a person reads in the trash, of the row `m`. */
  label: string;
  /** Tables whose rows go with the record, and the column by which. */
  parts: readonly { table: string; key: string; condition?: string }[];
}

const TABLES: Record<TrashKind, RecordTables> = {
  trip: {
    main: 'trip',
    label: `concat_ws(' ', to_char(m."date", 'MM/DD/YYYY'), (SELECT concat_ws(' ', nullif(l."unit", ''), nullif(l."details", '')) FROM "ledger_entry" l WHERE l."carrierId" = m."carrierId" AND l."kind" = 1 AND l."recordId" = m."id"))`,
    parts: [
      { table: 'trip_jurisdiction', key: 'tripId' },
      { table: 'trip_route', key: 'tripId' },
      { table: 'trip_track', key: 'tripId' },
      { table: 'reconciled_trip', key: 'tripId' },
      {
        table: 'track_position',
        key: 'tripId',
        condition:
          'EXISTS (SELECT FROM "data_import" i WHERE i."carrierId" = r."carrierId" AND i."id" = r."importId")',
      },
    ],
  },
  fuel: {
    main: 'fuel_purchase',
    label: `concat_ws(' ', to_char(m."date", 'MM/DD/YYYY'), (SELECT concat_ws(' ', nullif(l."unit", ''), nullif(l."details", '')) FROM "ledger_entry" l WHERE l."carrierId" = m."carrierId" AND l."kind" = 2 AND l."recordId" = m."id"), m."quantity"::float8::text || ' ' || CASE m."fuelUnit" WHEN 'gallon' THEN 'gal' WHEN 'litre' THEN 'L' WHEN 'gge' THEN 'GGE' WHEN 'dge' THEN 'DGE' WHEN 'kwh' THEN 'kWh' WHEN 'm3' THEN 'm³' ELSE m."fuelUnit" END)`,
    parts: [],
  },
  equipment: { main: 'equipment', label: `concat('Unit ', m."unit")`, parts: [] },
  document: {
    main: 'document',
    label: `m."name"`,
    parts: [{ table: 'document_text', key: 'documentId' }],
  },
  receipt: { main: 'receipt', label: `m."name"`, parts: [] },
  tank: {
    main: 'bulk_tank',
    label: `concat('Tank ', m."name")`,
    parts: [{ table: 'bulk_tank_entry', key: 'tankId' }],
  },
  tank_entry: {
    main: 'bulk_tank_entry',
    label: `concat_ws(' ', to_char(m."date", 'MM/DD/YYYY'), CASE m."kind" WHEN 'delivery' THEN 'delivery' WHEN 'reading' THEN 'reading' ELSE 'other withdrawal' END, m."quantity"::float8::text)`,
    parts: [],
  },
};

const raw = Prisma.raw;

/**
 * Keeps records as they are, in the transaction that deletes them and before it does. `batchId` is what comes back together.
 * Ids of trips, fuel and vehicles are whole numbers, those of documents and receipts UUIDs.
 */
export async function keepInTrash(
  scope: CarrierScope,
  kind: TrashKind,
  ids: readonly (number | string)[],
  { batchId, at }: { batchId: string; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const { main, label, parts } = TABLES[kind];
  const rows = [
    `'${main}', jsonb_build_array(to_jsonb(m))`,
    ...parts.map(
      ({ table, key }) =>
        `'${table}', (SELECT coalesce(jsonb_agg(to_jsonb(p)), '[]'::jsonb) FROM "${table}" p WHERE p."${key}" = m."id")`,
    ),
  ].join(', ');
  await scope.db.$executeRaw`
    INSERT INTO "trash_item" ("carrierId", "batchId", "kind", "recordId", "label", "rows", "deletedBy", "deletedAt")
    SELECT m."carrierId", ${batchId}::uuid, ${kind}, m."id"::text, ${raw(label)}, jsonb_build_object(${raw(rows)}), ${scope.userId}::uuid, ${at}
      FROM ${raw(`"${main}"`)} m
     WHERE m."carrierId" = ${scope.carrierId}::uuid AND m."id"::text = ANY(${ids.map(String)}::text[])`;
}

export interface TrashBatch {
  id: string;
  deletedAt: Date;
  /** Null where the person is gone. */
  deletedBy: string | null;
  trips: number;
  fuel: number;
  equipment: number;
  documents: number;
  receipts: number;
  tanks: number;
  tankEntries: number;
  /** Of the first records. */
  labels: string[];
  /** Name of the file where an import was undone. */
  importName: string | null;
}

const MOST_BATCHES = 100;
const MOST_LABELS = 3;

/** What is in the trash, newest first. */
export const listTrash = (scope: CarrierScope): Promise<TrashBatch[]> => scope.db.$queryRaw<TrashBatch[]>`
  SELECT b."batchId" AS "id", b."deletedAt", u."name" AS "deletedBy", b."trips", b."fuel", b."equipment", b."documents", b."receipts", b."tanks", b."tankEntries", b."labels",
         (SELECT i."fileName" FROM "data_import" i WHERE i."carrierId" = ${scope.carrierId}::uuid AND i."id" = b."batchId") AS "importName"
    FROM (SELECT "batchId", max("deletedAt") AS "deletedAt", (array_agg("deletedBy"))[1] AS "by",
                 count(*) FILTER (WHERE "kind" = 'trip')::int AS "trips", count(*) FILTER (WHERE "kind" = 'fuel')::int AS "fuel",
                 count(*) FILTER (WHERE "kind" = 'equipment')::int AS "equipment", count(*) FILTER (WHERE "kind" = 'document')::int AS "documents",
                 count(*) FILTER (WHERE "kind" = 'receipt')::int AS "receipts",
                 count(*) FILTER (WHERE "kind" = 'tank')::int AS "tanks", count(*) FILTER (WHERE "kind" = 'tank_entry')::int AS "tankEntries",
                 (array_agg("label" ORDER BY "label"))[1:${MOST_LABELS}::int] AS "labels"
            FROM "trash_item" WHERE "carrierId" = ${scope.carrierId}::uuid GROUP BY "batchId") b
    LEFT JOIN "user_account" u ON u."id" = b."by"
   ORDER BY b."deletedAt" DESC LIMIT ${MOST_BATCHES}`;

export interface TrashedRecord {
  kind: TrashKind;
  recordId: string;
  label: string;
  /** Of trips, fuel and entries of tanks. */
  quarterKey: number | null;
  /** The vehicle of trips and fuel; of a trip also whether its route was still being made. */
  equipmentId: number | null;
  /** Of an entry of a tank. */
  tankId: number | null;
  isRoutePending: boolean;
  routeRevision: number | null;
}

/** Holds the records of a batch until the transaction ends, so that nobody brings them back twice. */
export async function holdBatch(scope: CarrierScope, batchId: string): Promise<TrashedRecord[]> {
  return scope.db.$queryRaw<TrashedRecord[]>`
    SELECT "kind", "recordId", "label", ("rows"->m.name->0->>'quarterKey')::int AS "quarterKey", ("rows"->m.name->0->>'equipmentId')::int AS "equipmentId",
           CASE "kind" WHEN 'tank_entry' THEN ("rows"->m.name->0->>'tankId')::int END AS "tankId",
           coalesce("rows"->m.name->0->>'routeStatus' = 'pending', false) AS "isRoutePending", ("rows"->m.name->0->>'routeRevision')::int AS "routeRevision"
      FROM "trash_item", LATERAL (SELECT CASE "kind" WHEN 'fuel' THEN 'fuel_purchase' WHEN 'tank_entry' THEN 'bulk_tank_entry' ELSE "kind" END AS name) m
     WHERE "carrierId" = ${scope.carrierId}::uuid AND "batchId" = ${batchId}::uuid
     ORDER BY "id" FOR UPDATE OF "trash_item"`;
}

/** The batches in which these vehicles are. */
export async function batchesOfUnits(scope: CarrierScope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await scope.db.$queryRaw<{ batchId: string }[]>`
    SELECT DISTINCT "batchId" FROM "trash_item"
     WHERE "carrierId" = ${scope.carrierId}::uuid AND "kind" = 'equipment' AND "recordId" = ANY(${ids.map(String)}::text[])`;
  return rows.map(({ batchId }) => batchId);
}

/** What prevents the restore of a batch: a vehicle with the same number, or the same file, that came meanwhile. */
export async function listObstacles(scope: CarrierScope, batchId: string): Promise<string[]> {
  const rows = await scope.db.$queryRaw<{ label: string }[]>`
    SELECT t."label" FROM "trash_item" t
     WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."batchId" = ${batchId}::uuid AND (
       (t."kind" = 'equipment' AND EXISTS (SELECT FROM "equipment" e WHERE e."carrierId" = t."carrierId" AND e."unit" = t."rows"->'equipment'->0->>'unit'))
       OR (t."kind" = 'tank' AND EXISTS (SELECT FROM "bulk_tank" k WHERE k."carrierId" = t."carrierId" AND lower(k."name") = lower(t."rows"->'bulk_tank'->0->>'name')))
       OR (t."kind" = 'document' AND EXISTS (SELECT FROM "document" d WHERE d."carrierId" = t."carrierId" AND d."sha256" = t."rows"->'document'->0->>'sha256')))
     ORDER BY 1`;
  return rows.map(({ label }) => label);
}

/** Columns that the table has and that the kept rows name: a later release may have added some, which then get their defaults. */
async function columnsOf(scope: CarrierScope, batchId: string, table: string): Promise<string[]> {
  const rows = await scope.db.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(a.attname) AS "name" FROM pg_attribute a
     WHERE a.attrelid = ${`"${table}"`}::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       AND EXISTS (SELECT FROM "trash_item" t WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."batchId" = ${batchId}::uuid AND jsonb_exists(t."rows"->${table}->0, a.attname))
     ORDER BY a.attnum`;
  return rows.map(({ name }) => name);
}

/** What a kept row says of its owner is not asked: it is the carrier in whose trash it lies. */
const OWNER = '"carrierId"';

/** Puts the rows of a batch back where they were, and takes it out of the trash. Call in a transaction, after `holdBatch`. */
export async function putBack(scope: CarrierScope, batchId: string, at: Date): Promise<void> {
  // A receipt that went meanwhile is not named any more.
  await scope.db.$executeRaw`
    UPDATE "trash_item" t SET "rows" = jsonb_set(t."rows", '{fuel_purchase,0,receiptId}', 'null')
     WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."batchId" = ${batchId}::uuid AND t."kind" = 'fuel'
       AND NOT EXISTS (SELECT FROM "receipt" r WHERE r."carrierId" = t."carrierId" AND r."id"::text = t."rows"->'fuel_purchase'->0->>'receiptId')`;
  // Nor a tank that is gone.
  await scope.db.$executeRaw`
    UPDATE "trash_item" t SET "rows" = jsonb_set(t."rows", '{fuel_purchase,0,tankId}', 'null')
     WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."batchId" = ${batchId}::uuid AND t."kind" = 'fuel' AND t."rows"->'fuel_purchase'->0->>'tankId' IS NOT NULL
       AND NOT EXISTS (SELECT FROM "bulk_tank" k WHERE k."carrierId" = t."carrierId" AND k."id"::text = t."rows"->'fuel_purchase'->0->>'tankId')`;
  // A document whose reading had begun waits again: that reading ended when it was deleted.
  await scope.db.$executeRaw`
    UPDATE "trash_item" t SET "rows" = jsonb_set(t."rows", '{document,0,status}', '"uploaded"')
     WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."batchId" = ${batchId}::uuid AND t."kind" = 'document'
       AND t."rows"->'document'->0->>'status' = 'processing'`;
  // A receipt whose reading had begun is read again from its page.
  await scope.db.$executeRaw`
    UPDATE "trash_item" t SET "rows" = jsonb_set(jsonb_set(t."rows", '{receipt,0,readStatus}', '"failed"'), '{receipt,0,problem}', '"This receipt was deleted before it was read."')
     WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."batchId" = ${batchId}::uuid AND t."kind" = 'receipt'
       AND t."rows"->'receipt'->0->>'readStatus' = 'processing'`;
  // Vehicles and tanks first: trips and fuel name them.
  for (const kind of ['equipment', 'document', 'receipt', 'tank', 'tank_entry', 'trip', 'fuel'] as const) {
    const { main, parts } = TABLES[kind];
    for (const { table, condition = 'true' } of [{ table: main }, ...parts] as RecordTables['parts']) {
      const columns = await columnsOf(scope, batchId, table);
      if (columns.length === 0) continue;
      await scope.db.$executeRaw`
        INSERT INTO ${raw(`"${table}"`)} (${raw(columns.join(', '))})
        SELECT ${raw(columns.map((name) => (name === OWNER ? `t.${name}` : `r.${name}`)).join(', '))} FROM "trash_item" t, LATERAL jsonb_populate_recordset(null::${raw(`"${table}"`)}, t."rows"->${table}) r
         WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."batchId" = ${batchId}::uuid AND t."kind" = ${kind} AND ${raw(condition)}`;
    }
  }
  // Programs that keep a copy ask what changed since their last round: what is back has.
  for (const kind of ['equipment', 'trip', 'fuel'] as const)
    await scope.db.$executeRaw`
      UPDATE ${raw(`"${TABLES[kind].main}"`)} m SET "updatedAt" = ${at} FROM "trash_item" t
       WHERE t."carrierId" = ${scope.carrierId}::uuid AND t."batchId" = ${batchId}::uuid AND t."kind" = ${kind}
         AND m."carrierId" = t."carrierId" AND m."id" = t."recordId"::bigint`;
  await scope.db.$executeRaw`
    DELETE FROM "trash_item" WHERE "carrierId" = ${scope.carrierId}::uuid AND "batchId" = ${batchId}::uuid`;
}

/** Rows of an undone import whose records are back count as recorded again. @returns how many */
export const reopenUndone = (scope: CarrierScope, importId: string): Promise<number> => scope.db.$executeRaw`
  UPDATE "import_row" w SET "state" = 'accepted', "reason" = ''
    FROM "data_import" i
   WHERE i."id" = ${importId}::uuid AND i."carrierId" = ${scope.carrierId}::uuid AND w."importId" = i."id" AND w."state" = 'undone'
     AND CASE w."recordKind" WHEN 1 THEN EXISTS (SELECT FROM "trip" t WHERE t."id" = w."recordId" AND t."carrierId" = i."carrierId")
                             WHEN 2 THEN EXISTS (SELECT FROM "fuel_purchase" f WHERE f."id" = w."recordId" AND f."carrierId" = i."carrierId")
                             ELSE false END`;

/** Empties what was deleted before a moment. @returns how many records are gone for good */
export const emptyTrash = ({ db }: SystemScope, before: Date): Promise<number> =>
  db.$executeRaw`DELETE FROM "trash_item" WHERE "deletedAt" < ${before}`;

/** Forgets what was deleted together, for good: newer figures of the same source replace it. */
export async function forgetBatch(scope: CarrierScope, batchId: string): Promise<void> {
  await scope.db.$executeRaw`
    DELETE FROM "trash_item" WHERE "carrierId" = ${scope.carrierId}::uuid AND "batchId" = ${batchId}::uuid`;
}
