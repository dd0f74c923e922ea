import { Prisma } from '~/platform/database/generated/prisma/client';
import type { CarrierScope, Scope, SystemScope, UserScope } from '~/platform/database/scope.server';

export interface NewSecurityEvent {
  userId: string;
  carrierId: string | null;
  actorId: string | null;
  kind: string;
  detail: string;
  device: string;
  address: string;
  network: string;
  at: Date;
}

/** Adds a line, in the scope's transaction: it is there if, and only if, what it tells of has happened. */
export const insertSecurityEvent = (scope: Scope, event: NewSecurityEvent): Promise<unknown> =>
  scope.db.securityEvent.create({
    data: {
      ...event,
      detail: event.detail.slice(0, 300),
      device: event.device.slice(0, 60),
      address: event.address.slice(0, 64),
    },
    select: { id: true },
  });

/**
 * Adds a sign-in, and says what it is: new-device where the person has signed in before, and never with such a device from
 * about there. One statement, because every sign-in waits for it.
 */
export async function insertSignIn(
  scope: Scope,
  {
    userId,
    device,
    address,
    network,
    at,
  }: Omit<NewSecurityEvent, 'carrierId' | 'actorId' | 'kind' | 'detail'>,
): Promise<'sign-in' | 'new-device'> {
  const [row] = await scope.db.$queryRaw<{ kind: 'sign-in' | 'new-device' }[]>`
    INSERT INTO "security_event" ("userId", "kind", "device", "address", "network", "at")
    SELECT ${userId}::uuid, CASE WHEN count(*) > 0 AND NOT coalesce(bool_or("device" = ${device.slice(0, 60)} AND "network" = ${network}), false) THEN 'new-device' ELSE 'sign-in' END,
           ${device.slice(0, 60)}, ${address.slice(0, 64)}, ${network}, ${at}
      FROM "security_event" WHERE "userId" = ${userId}::uuid AND "kind" IN ('sign-in', 'new-device')
    RETURNING "kind"`;
  return row?.kind ?? 'sign-in';
}

export interface SecurityLine {
  id: number;
  kind: string;
  detail: string;
  device: string;
  address: string;
  at: Date;
  /** Null where the person did it, or whoever did is gone. */
  actorName: string | null;
  carrierName: string | null;
}

/** The person's own lines, newest first; of some kinds, or of all. */
export async function listSecurityEvents(
  scope: UserScope,
  kinds: readonly string[] | null,
  page: { skip: number; take: number },
): Promise<{ rows: SecurityLine[]; total: number }> {
  const where = { userId: scope.userId, ...(kinds ? { kind: { in: [...kinds] } } : {}) };
  const [found, total] = await Promise.all([
    scope.db.securityEvent.findMany({
      where,
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      ...page,
      include: { carrier: { select: { legalName: true } } },
    }),
    scope.db.securityEvent.count({ where }),
  ]);
  const actors = await scope.db.user.findMany({
    where: { id: { in: [...new Set(found.flatMap(({ actorId }) => actorId ?? []))] } },
    select: { id: true, name: true },
  });
  const rows = found.map(({ id, kind, detail, device, address, at, actorId, carrier }) => ({
    id: Number(id),
    kind,
    detail,
    device,
    address,
    at,
    actorName: actors.find((actor) => actor.id === actorId)?.name ?? null,
    carrierName: carrier?.legalName ?? null,
  }));
  return { rows, total };
}

export interface TrailFilter {
  /** trip, fuel, equipment; null for none of them. */
  entities: readonly string[];
  /** Kinds of the security log. */
  kinds: readonly string[];
  userId: string | null;
  from: Date | null;
  /** The first moment that is not shown. */
  until: Date | null;
}

export interface TrailRow {
  /** Names the row in its order: r for a record, e for an event. */
  source: 'r' | 'e';
  id: number;
  at: Date;
  /** Name of who did it; null where the program did, or the person is gone. */
  by: string | null;
  /** Of a record: trip, fuel, equipment. Of an event: its kind. */
  what: string;
  action: string;
  recordId: number | null;
  before: unknown;
  after: unknown;
  detail: string;
  /** Whom an event is about, where that is not who did it. */
  about: string | null;
}

interface RawTrailRow extends Omit<TrailRow, 'id' | 'recordId'> {
  id: bigint;
  recordId: bigint | null;
}

function trailParts(scope: CarrierScope, { entities, kinds, userId, from, until }: TrailFilter) {
  const by = (column: string) =>
    userId === null ? Prisma.empty : Prisma.sql`AND ${Prisma.raw(column)} = ${userId}::uuid`;
  const period = Prisma.sql`${from ? Prisma.sql`AND x."at" >= ${from}` : Prisma.empty} ${until ? Prisma.sql`AND x."at" < ${until}` : Prisma.empty}`;
  return {
    records: Prisma.sql`"record_change" x WHERE x."carrierId" = ${scope.carrierId}::uuid AND x."entity" = ANY(${entities}::text[]) ${by('x."userId"')} ${period}`,
    events: Prisma.sql`"security_event" x WHERE x."carrierId" = ${scope.carrierId}::uuid AND x."kind" = ANY(${kinds}::text[]) ${by('coalesce(x."actorId", x."userId")')} ${period}`,
  };
}

/** Changes of records and events of a carrier, newest first. `after` is the last row of the batch before. */
export async function listTrail(
  scope: CarrierScope,
  filter: TrailFilter,
  page: { skip: number; take: number; after?: Pick<TrailRow, 'at' | 'source' | 'id'> | undefined },
): Promise<TrailRow[]> {
  const { records, events } = trailParts(scope, filter);
  const { skip, take, after } = page;
  const following = after
    ? Prisma.sql`AND (x."at" < ${after.at} OR (x."at" = ${after.at} AND (s.source, x."id") < (${after.source}, ${BigInt(after.id)})))`
    : Prisma.empty;
  const most = skip + take;
  const rows = await scope.db.$queryRaw<RawTrailRow[]>`
    WITH trail AS (
      (SELECT s.source, x."id", x."at", x."userId" AS "byId", x."entity" AS "what", x."action", x."recordId", x."before", x."after", '' AS "detail", NULL::uuid AS "aboutId"
         FROM (SELECT 'r' AS source) s, ${records} ${following} ORDER BY x."at" DESC, x."id" DESC LIMIT ${most})
      UNION ALL
      (SELECT s.source, x."id", x."at", coalesce(x."actorId", x."userId"), x."kind", '', NULL, NULL, NULL, x."detail", x."userId"
         FROM (SELECT 'e' AS source) s, ${events} ${following} ORDER BY x."at" DESC, x."id" DESC LIMIT ${most})
    )
    SELECT t.source, t."id", t."at", u."name" AS "by", t."what", t."action", t."recordId", t."before", t."after", t."detail",
           CASE WHEN t."aboutId" <> t."byId" THEN a."name" END AS "about"
      FROM trail t LEFT JOIN "user_account" u ON u."id" = t."byId" LEFT JOIN "user_account" a ON a."id" = t."aboutId"
     ORDER BY t."at" DESC, t.source DESC, t."id" DESC LIMIT ${take} OFFSET ${skip}`;
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    recordId: row.recordId === null ? null : Number(row.recordId),
  }));
}

export async function countTrail(scope: CarrierScope, filter: TrailFilter): Promise<number> {
  const { records, events } = trailParts(scope, filter);
  const [row] = await scope.db.$queryRaw<{ total: number }[]>`
    SELECT ((SELECT count(*) FROM ${records}) + (SELECT count(*) FROM ${events}))::int AS "total"`;
  return row?.total ?? 0;
}

/** Removes what has had its time. @returns how many lines */
export async function deleteOldSecurityEvents(scope: SystemScope, before: Date): Promise<number> {
  const { count } = await scope.db.securityEvent.deleteMany({ where: { at: { lt: before } } });
  return count;
}
