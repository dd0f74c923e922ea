import type { SystemVehicle, TelematicsSystem } from '~/platform/telematics/port';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import type { JobPayload } from '~/platform/jobs/catalog';
import type { MovedMiles } from '~/areas/connections/rules/moved-miles';
import { Prisma } from '~/platform/database/generated/prisma/client';

export type MonthStatus =
  'pulling' | 'replacing' | 'importing' | 'done' | 'asks' | 'held' | 'undone' | 'moved' | 'failed';

/** While one of these a job is at work, or an import that wakes it. */
export const WORKING: readonly MonthStatus[] = ['pulling', 'replacing', 'importing'];

/** What a month of a filed quarter is at that can be compared with what is recorded of it. */
export const COMPARABLE: readonly MonthStatus[] = ['done', 'moved', 'failed'];

export interface Connection {
  id: string;
  carrierId: string;
  createdBy: string;
  system: TelematicsSystem;
  access: Uint8Array;
  hint: string;
  problem: string | null;
  createdAt: Date;
  pulledAt: Date | null;
}

export interface ConnectionMonth {
  id: string;
  connectionId: string;
  monthKey: number;
  status: MonthStatus;
  revision: number;
  cursor: string | null;
  isWhole: boolean;
  pages: number;
  sha256: string | null;
  importId: string | null;
  problem: string | null;
  /** What the system reports otherwise than it did before the quarter was filed. */
  moved: MovedMiles[] | null;
  askedAt: Date;
  pulledAt: Date | null;
}

export interface ConnectionVehicle extends SystemVehicle {
  equipmentId: number | null;
  leftOut: boolean;
}

const toConnection = (row: Omit<Connection, 'system'> & { system: string }): Connection => ({
  ...row,
  system: row.system as TelematicsSystem,
});

const toMonth = ({
  carrierId: _carrier,
  ...row
}: Omit<ConnectionMonth, 'status' | 'moved'> & {
  carrierId: string;
  status: string;
  moved: unknown;
}): ConnectionMonth => ({
  ...row,
  status: row.status as MonthStatus,
  moved: row.moved as MovedMiles[] | null,
});

export async function listConnections(scope: CarrierScope): Promise<Connection[]> {
  const rows = await scope.db.telematicsConnection.findMany({
    where: { carrierId: scope.carrierId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toConnection);
}

export async function findConnection(scope: CarrierScope, id: string): Promise<Connection | null> {
  const row = await scope.db.telematicsConnection.findFirst({ where: { id, carrierId: scope.carrierId } });
  return row && toConnection(row);
}

export async function insertConnection(
  scope: CarrierScope,
  given: Pick<Connection, 'id' | 'system' | 'hint'> & { access: Uint8Array<ArrayBuffer> },
  at: Date,
): Promise<void> {
  await scope.db.telematicsConnection.create({
    data: { ...given, carrierId: scope.carrierId, createdBy: scope.userId, createdAt: at },
  });
}

export async function updateConnection(
  scope: CarrierScope,
  id: string,
  change: Partial<
    Pick<Connection, 'createdBy' | 'hint' | 'problem' | 'pulledAt'> & { access: Uint8Array<ArrayBuffer> }
  >,
): Promise<void> {
  await scope.db.telematicsConnection.updateMany({ where: { id, carrierId: scope.carrierId }, data: change });
}

export async function deleteConnection(scope: CarrierScope, id: string): Promise<boolean> {
  const { count } = await scope.db.telematicsConnection.deleteMany({
    where: { id, carrierId: scope.carrierId },
  });
  return count === 1;
}

/** Every connection that nothing keeps from being read, for the nightly pull. */
export const listPullable = (
  scope: SystemScope,
): Promise<{ id: string; carrierId: string; createdBy: string; timeZone: string }[]> => scope.db.$queryRaw`
  SELECT c."id", c."carrierId", c."createdBy", r."timeZone" FROM "telematics_connection" c JOIN "carrier" r ON r."id" = c."carrierId"
   WHERE c."problem" IS NULL ORDER BY c."id"`;

export async function listVehicles(scope: CarrierScope, connectionId: string): Promise<ConnectionVehicle[]> {
  const rows = await scope.db.telematicsVehicle.findMany({
    where: { connectionId, carrierId: scope.carrierId },
    orderBy: [{ name: 'asc' }, { externalId: 'asc' }],
  });
  return rows.map(({ externalId, name, vin, plate, equipmentId, leftOut }) => ({
    externalId,
    name,
    vin,
    plate,
    equipmentId: equipmentId === null ? null : Number(equipmentId),
    leftOut,
  }));
}

/** What the system calls its vehicles now; what a person chose for them stays. */
export async function saveVehicles(
  scope: CarrierScope,
  connectionId: string,
  vehicles: readonly SystemVehicle[],
): Promise<void> {
  if (vehicles.length === 0) return;
  const unique = [...new Map(vehicles.map((one) => [one.externalId, one])).values()];
  await scope.db.$executeRaw`
    INSERT INTO "telematics_vehicle" ("connectionId", "carrierId", "externalId", "name", "vin", "plate")
    SELECT c."id", c."carrierId", v."externalId", v."name", v."vin", v."plate"
      FROM "telematics_connection" c, jsonb_to_recordset(${JSON.stringify(unique)}::jsonb)
        AS v("externalId" text, "name" text, "vin" text, "plate" text)
     WHERE c."id" = ${connectionId}::uuid AND c."carrierId" = ${scope.carrierId}::uuid
    ON CONFLICT ("carrierId", "connectionId", "externalId") DO UPDATE
       SET "name" = EXCLUDED."name", "vin" = EXCLUDED."vin", "plate" = EXCLUDED."plate"`;
}

/** Which unit a vehicle is, as a person says. @returns false where it was so before, or no such vehicle is there */
export async function chooseUnit(
  scope: CarrierScope,
  connectionId: string,
  externalId: string,
  { equipmentId, leftOut }: Pick<ConnectionVehicle, 'equipmentId' | 'leftOut'>,
): Promise<boolean> {
  const changed = await scope.db.$executeRaw`
    UPDATE "telematics_vehicle" SET "equipmentId" = ${equipmentId}, "leftOut" = ${leftOut}
     WHERE "connectionId" = ${connectionId}::uuid AND "carrierId" = ${scope.carrierId}::uuid AND "externalId" = ${externalId}
       AND ("equipmentId", "leftOut") IS DISTINCT FROM (${equipmentId}::bigint, ${leftOut}::boolean)`;
  return changed > 0;
}

/** Months of a connection, latest first. */
export async function listMonths(scope: CarrierScope, connectionId: string): Promise<ConnectionMonth[]> {
  const rows = await scope.db.telematicsMonth.findMany({
    where: { connectionId, carrierId: scope.carrierId },
    orderBy: { monthKey: 'desc' },
  });
  return rows.map(toMonth);
}

export async function findMonth(scope: CarrierScope, id: string): Promise<ConnectionMonth | null> {
  const row = await scope.db.telematicsMonth.findFirst({ where: { id, carrierId: scope.carrierId } });
  return row && toMonth(row);
}

/** Whose month it is, for the job that works on it. A job of an earlier release does not name the carrier. */
export async function findMonthOwner(
  scope: SystemScope,
  { carrierId, monthId: id }: JobPayload<'pullMiles'>,
): Promise<{ carrierId: string; createdBy: string; connectionId: string; revision: number } | null> {
  const row = await scope.db.telematicsMonth.findFirst({
    where: { ...(carrierId && { carrierId }), id },
    select: {
      carrierId: true,
      connectionId: true,
      revision: true,
      connection: { select: { createdBy: true } },
    },
  });
  return row && { ...row, createdBy: row.connection.createdBy };
}

/**
 * Begins a month anew, from its first page; `id` is for one that was never pulled. @returns the job's payload; null while one
 * is at work on it.
 */
export async function beginMonth(
  scope: CarrierScope,
  given: { id: string; connectionId: string; monthKey: number },
  at: Date,
): Promise<{ monthId: string; revision: number } | null> {
  const [row] = await scope.db.$queryRaw<{ id: string; revision: number }[]>`
    INSERT INTO "telematics_month" AS m ("id", "connectionId", "carrierId", "monthKey", "askedAt")
    SELECT ${given.id}::uuid, c."id", c."carrierId", ${given.monthKey}, ${at}
      FROM "telematics_connection" c WHERE c."id" = ${given.connectionId}::uuid AND c."carrierId" = ${scope.carrierId}::uuid
    ON CONFLICT ("carrierId", "connectionId", "monthKey") DO UPDATE
       SET "status" = 'pulling', "revision" = m."revision" + 1, "cursor" = NULL, "isWhole" = false, "pages" = 0, "problem" = NULL,
           "askedAt" = EXCLUDED."askedAt"
     WHERE m."status" <> ALL(${[...WORKING]}::text[])
    RETURNING "id", "revision"`;
  if (!row) return null;
  await deletePages(scope, row.id);
  return { monthId: row.id, revision: row.revision };
}

/** Changes a month that still is where `revision` says. @returns false where it was begun anew meanwhile, or is gone */
export async function changeMonth(
  scope: CarrierScope,
  { id, revision }: Pick<ConnectionMonth, 'id' | 'revision'>,
  {
    moved,
    ...change
  }: Partial<Pick<ConnectionMonth, 'status' | 'sha256' | 'importId' | 'problem' | 'moved' | 'pulledAt'>>,
): Promise<boolean> {
  const { count } = await scope.db.telematicsMonth.updateMany({
    where: { id, revision, carrierId: scope.carrierId },
    data: {
      ...change,
      ...(moved === undefined
        ? {}
        : { moved: moved === null ? Prisma.DbNull : (moved as unknown as Prisma.InputJsonValue) }),
    },
  });
  return count === 1;
}

/** Keeps a page and where the next one begins, once. @returns the month as it is now; null where it was begun anew meanwhile */
export async function keepPage(
  scope: CarrierScope,
  month: ConnectionMonth,
  page: { body: string; next: string | null },
): Promise<ConnectionMonth | null> {
  const { count } = await scope.db.telematicsMonth.updateMany({
    where: { id: month.id, revision: month.revision, pages: month.pages, carrierId: scope.carrierId },
    data: { pages: month.pages + 1, cursor: page.next, isWhole: page.next === null },
  });
  if (count === 0) return null;
  await scope.db.telematicsPage.create({
    data: { carrierId: scope.carrierId, monthId: month.id, number: month.pages + 1, body: page.body },
  });
  return findMonth(scope, month.id);
}

export async function readPages(scope: CarrierScope, monthId: string): Promise<string[]> {
  const rows = await scope.db.telematicsPage.findMany({
    where: { carrierId: scope.carrierId, monthId },
    orderBy: { number: 'asc' },
    select: { body: true },
  });
  return rows.map(({ body }) => body);
}

export async function deletePages(scope: CarrierScope, monthId: string): Promise<void> {
  await scope.db.telematicsPage.deleteMany({ where: { carrierId: scope.carrierId, monthId } });
}

/** An import as its job names it: one of an earlier release does not say whose it is. */
type ImportOfJob = Pick<JobPayload<'runImport'>, 'carrierId' | 'importId'>;

/** Months that wait for this import, or for what it replaces. */
export const listWaitingMonths = (
  scope: SystemScope,
  { carrierId, importId }: ImportOfJob,
): Promise<{ id: string; carrierId: string; revision: number }[]> =>
  scope.db.telematicsMonth.findMany({
    where: { ...(carrierId && { carrierId }), importId, status: { in: [...WORKING] } },
    select: { id: true, carrierId: true, revision: true },
  });

/** Months of a connection that a job or an import should be at work on. */
export const listWorkingMonths = (
  scope: CarrierScope,
  connectionId: string,
): Promise<{ id: string; revision: number }[]> =>
  scope.db.telematicsMonth.findMany({
    where: { connectionId, carrierId: scope.carrierId, status: { in: [...WORKING] } },
    select: { id: true, revision: true },
  });

/** How many trips of an import a person has changed or deleted since it recorded them. */
export async function countTouchedTrips(scope: CarrierScope, importId: string): Promise<number> {
  const [row] = await scope.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "import_row" r
      JOIN "data_import" i ON i."id" = r."importId" AND i."carrierId" = ${scope.carrierId}::uuid
      LEFT JOIN "trip" t ON t."id" = r."recordId" AND t."carrierId" = i."carrierId"
     WHERE r."importId" = ${importId}::uuid AND r."state" = 'accepted' AND r."recordKind" = 1 AND (t."id" IS NULL OR t."revision" > 1)`;
  return row?.count ?? 0;
}
