import { newestFirst, type NewestFirstPage } from '~/areas/imports/data/imports.server';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import {
  Prisma,
  type WebhookDelivery as DeliveryColumns,
  type WebhookEndpoint as EndpointColumns,
} from '~/platform/database/generated/prisma/client';
import { recordedSince } from '~/areas/webhooks/rules/retry-rules';

export interface WebhookEndpoint {
  id: string;
  url: string;
  events: string[];
  ending: string;
  active: boolean;
  disabledReason: string | null;
  offSince: Date | null;
  failingSince: Date | null;
  formerUntil: Date | null;
  createdAt: Date;
}

const toEndpoint = ({
  carrierId: _c,
  createdBy: _b,
  secret: _s,
  formerSecret: _f,
  ...row
}: EndpointColumns): WebhookEndpoint => row;

export interface NewEndpoint {
  id: string;
  url: string;
  events: string[];
  secret: Uint8Array<ArrayBuffer>;
  ending: string;
}

export async function insertEndpoint(
  scope: CarrierScope,
  row: NewEndpoint,
  at: Date,
): Promise<WebhookEndpoint> {
  return toEndpoint(
    await scope.db.webhookEndpoint.create({
      data: { ...row, carrierId: scope.carrierId, createdBy: scope.userId, createdAt: at },
    }),
  );
}

export async function listEndpoints(scope: CarrierScope): Promise<WebhookEndpoint[]> {
  const rows = await scope.db.webhookEndpoint.findMany({
    where: { carrierId: scope.carrierId },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(toEndpoint);
}

export async function findEndpoint(scope: CarrierScope, id: string): Promise<WebhookEndpoint | null> {
  const row = await scope.db.webhookEndpoint.findFirst({ where: { id, carrierId: scope.carrierId } });
  return row && toEndpoint(row);
}

export async function updateEndpoint(
  scope: CarrierScope,
  id: string,
  data: Partial<
    Pick<
      EndpointColumns,
      'url' | 'createdBy' | 'events' | 'active' | 'disabledReason' | 'offSince' | 'failingSince'
    >
  >,
): Promise<boolean> {
  const { count } = await scope.db.webhookEndpoint.updateMany({
    where: { id, carrierId: scope.carrierId },
    data,
  });
  return count === 1;
}

/** The times until which replaced secrets of an endpoint still sign, soonest first. */
export async function listFormerUntil(scope: CarrierScope, id: string, at: Date): Promise<Date[]> {
  const where = { carrierId: scope.carrierId, endpointId: id, until: { gt: at } };
  const earlier = await scope.db.webhookFormerSecret.findMany({
    where,
    select: { until: true },
    orderBy: { until: 'asc' },
  });
  const newest = (await findEndpoint(scope, id))?.formerUntil;
  return [...earlier.map(({ until }) => until), ...(newest && newest > at ? [newest] : [])];
}

/** Puts a new secret in force; the one before continues signing until `formerUntil`, and those before it until their own time. */
export async function replaceSecret(
  scope: CarrierScope,
  id: string,
  secret: Uint8Array<ArrayBuffer>,
  ending: string,
  formerUntil: Date,
): Promise<boolean> {
  await scope.db.$executeRaw`
    INSERT INTO "webhook_former_secret" ("carrierId", "endpointId", "until", "secret")
    SELECT "carrierId", "id", "formerUntil", "formerSecret" FROM "webhook_endpoint"
     WHERE "id" = ${id}::uuid AND "carrierId" = ${scope.carrierId}::uuid AND "formerSecret" IS NOT NULL AND "formerUntil" IS NOT NULL`;
  const count = await scope.db.$executeRaw`
    UPDATE "webhook_endpoint" SET "formerSecret" = "secret", "formerUntil" = ${formerUntil}, "secret" = ${Buffer.from(secret)}, "ending" = ${ending}
    WHERE "id" = ${id}::uuid AND "carrierId" = ${scope.carrierId}::uuid`;
  return count === 1;
}

/** Puts a new secret in force in place of one that was lost with its answer: nobody has that one, and it signs no longer. */
export async function replaceLostSecret(
  scope: CarrierScope,
  id: string,
  secret: Uint8Array<ArrayBuffer>,
  ending: string,
): Promise<void> {
  await scope.db.webhookEndpoint.updateMany({
    where: { id, carrierId: scope.carrierId },
    data: { secret, ending },
  });
}

export async function deleteEndpoint(scope: CarrierScope, id: string): Promise<boolean> {
  const { count } = await scope.db.webhookEndpoint.deleteMany({ where: { id, carrierId: scope.carrierId } });
  return count === 1;
}

/** An endpoint that is to hear of an event, at once or when it is on again. */
export interface Subscriber {
  id: string;
  active: boolean;
}

/** The endpoints of a carrier that want to hear of an event: those that are on, and those that were switched off lately. */
export const listSubscribers = (
  scope: CarrierScope | SystemScope,
  { carrierId, type }: { carrierId: string; type: string },
  at: Date,
): Promise<Subscriber[]> =>
  scope.db.webhookEndpoint.findMany({
    where: {
      carrierId,
      events: { has: type },
      OR: [{ active: true }, { offSince: { gt: recordedSince(at) } }],
    },
    select: { id: true, active: true },
  });

export interface NewDelivery {
  id: string;
  carrierId: string;
  endpointId: string;
  eventId: string;
  type: string;
  body: string;
  status: 'pending' | 'missed';
}

export async function insertDeliveries(
  scope: CarrierScope | SystemScope,
  rows: readonly NewDelivery[],
  at: Date,
): Promise<void> {
  await scope.db.webhookDelivery.createMany({
    data: rows.map((row) => ({ ...row, createdAt: at, nextAt: row.status === 'pending' ? at : null })),
  });
}

/** Deliveries `d` of an endpoint that came to nothing, the last one of each event that no other one of it brings or has brought. */
const undelivered = (scope: CarrierScope, endpointId: string): Prisma.Sql => Prisma.sql`
  d."carrierId" = ${scope.carrierId}::uuid AND d."endpointId" = ${endpointId}::uuid AND d."status" IN ('missed', 'failed', 'cancelled')
  AND NOT EXISTS (SELECT FROM "webhook_delivery" other WHERE other."endpointId" = d."endpointId" AND other."eventId" = d."eventId"
                     AND (other."status" IN ('pending', 'delivered') OR (other."createdAt", other."id") > (d."createdAt", d."id")))`;

/** How many events an endpoint has not taken, each counted once. */
export async function countUndelivered(scope: CarrierScope, endpointId: string): Promise<number> {
  const [row] = await scope.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "webhook_delivery" d WHERE ${undelivered(scope, endpointId)}`;
  return row?.count ?? 0;
}

/** Makes a delivery anew of each event that an endpoint has not taken, the oldest first. @returns their ids */
export async function insertUndeliveredAgain(
  scope: CarrierScope,
  endpointId: string,
  most: number,
  at: Date,
): Promise<string[]> {
  const rows = await scope.db.$queryRaw<{ id: string }[]>`
    INSERT INTO "webhook_delivery" ("id", "carrierId", "endpointId", "eventId", "type", "body", "status", "createdAt", "nextAt")
    SELECT gen_random_uuid(), d."carrierId", d."endpointId", d."eventId", d."type", d."body", 'pending', ${at}, ${at}
      FROM "webhook_delivery" d WHERE ${undelivered(scope, endpointId)} ORDER BY d."createdAt", d."id" LIMIT ${most}
    RETURNING "id"::text`;
  return rows.map(({ id }) => id);
}

export interface WebhookAttempt {
  number: number;
  at: Date;
  status: number | null;
  milliseconds: number;
  error: string;
  excerpt: string;
}

export interface WebhookDelivery extends Omit<DeliveryColumns, 'carrierId'> {
  attempts: WebhookAttempt[];
}

/** The deliveries of an endpoint, newest first: all, or those of some states. */
export async function listDeliveries(
  scope: CarrierScope,
  endpointId: string,
  page: NewestFirstPage,
  statuses: readonly string[] = [],
): Promise<{ rows: WebhookDelivery[]; total: number; filtered: number }> {
  const all = { endpointId, carrierId: scope.carrierId };
  const where = statuses.length === 0 ? all : { ...all, status: { in: [...statuses] } };
  const { older, range } = newestFirst(page);
  const rows = await scope.db.webhookDelivery.findMany({
    where: { ...where, ...older },
    ...range,
    include: { attempts: { orderBy: { number: 'asc' } } },
  });
  const total = await scope.db.webhookDelivery.count({ where: all });
  const filtered = where === all ? total : await scope.db.webhookDelivery.count({ where });
  return { rows, total, filtered };
}

export const findDelivery = (
  scope: CarrierScope,
  endpointId: string,
  id: string,
): Promise<DeliveryColumns | null> =>
  scope.db.webhookDelivery.findFirst({ where: { id, endpointId, carrierId: scope.carrierId } });

/** For the job: a delivery with the endpoint it goes to. */
export const findDeliveryToSend = (
  scope: SystemScope,
  id: string,
): Promise<(DeliveryColumns & { endpoint: EndpointToCall }) | null> =>
  scope.db.webhookDelivery.findUnique({
    where: { id },
    include: { endpoint: { include: { formerSecrets: { orderBy: { until: 'desc' } } } } },
  });

/** An endpoint with all that signs for it. */
type EndpointToCall = EndpointColumns & { formerSecrets: { until: Date; secret: Uint8Array }[] };

/** Writes a try down. @returns false where another run has written the same try. */
export async function recordAttempt(
  scope: SystemScope,
  delivery: { id: string; tries: number },
  attempt: WebhookAttempt,
  outcome: { status: 'pending' | 'delivered' | 'failed'; nextAt: Date | null },
): Promise<boolean> {
  const { count } = await scope.db.webhookDelivery.updateMany({
    where: { id: delivery.id, tries: delivery.tries, status: 'pending' },
    data: { ...outcome, tries: attempt.number },
  });
  if (count === 0) return false;
  await scope.db.webhookAttempt.create({ data: { ...attempt, deliveryId: delivery.id } });
  return true;
}

/** Its endpoint is off: it is tried no more, and can be sent again when the endpoint is on. */
export const missDelivery = (scope: SystemScope, id: string): Promise<unknown> =>
  scope.db.webhookDelivery.updateMany({
    where: { id, status: 'pending' },
    data: { status: 'missed', nextAt: null },
  });

/** Which endpoint was called, at its address of then: it may have got another since. */
type CalledEndpoint = Pick<EndpointColumns, 'id' | 'url'>;

/** Notes a success: null, or a failure at that time. @returns the first failure after the last success; null where there is none */
export async function noteFailing(
  scope: SystemScope,
  { id, url }: CalledEndpoint,
  failedAt: Date | null,
): Promise<Date | null> {
  const [row] = await scope.db.$queryRaw<{ failingSince: Date | null }[]>`
    UPDATE "webhook_endpoint"
    SET "failingSince" = CASE WHEN ${failedAt}::timestamptz IS NULL THEN NULL ELSE COALESCE("failingSince", ${failedAt}::timestamptz) END
    WHERE "id" = ${id}::uuid AND "url" = ${url} RETURNING "failingSince"`;
  return row?.failingSince ?? null;
}

/** @returns false where it was off already, or has another address. */
export async function switchOffEndpoint(
  scope: SystemScope,
  { id, url }: CalledEndpoint,
  disabledReason: string,
  offSince: Date,
): Promise<boolean> {
  const { count } = await scope.db.webhookEndpoint.updateMany({
    where: { id, url, active: true },
    data: { active: false, disabledReason, offSince },
  });
  return count === 1;
}

/** Switches off every endpoint whose address this person gave; with a carrier, those of that one. @returns those that were on */
export const switchOffEndpointsOf = (
  scope: SystemScope,
  of: { userId: string; carrierId?: string },
  disabledReason: string,
  offSince: Date,
): Promise<{ id: string; carrierId: string; url: string }[]> =>
  scope.db.webhookEndpoint.updateManyAndReturn({
    where: {
      createdBy: of.userId,
      active: true,
      ...(of.carrierId === undefined ? {} : { carrierId: of.carrierId }),
    },
    data: { active: false, disabledReason, offSince },
    select: { id: true, carrierId: true, url: true },
  });

/** Forgets replaced secrets that sign no longer. */
export const deleteFormerSecrets = (scope: SystemScope, at: Date): Promise<unknown> =>
  scope.db.webhookFormerSecret.deleteMany({ where: { until: { lte: at } } });

export const deleteOldDeliveries = (scope: SystemScope, before: Date): Promise<unknown> =>
  scope.db.webhookDelivery.deleteMany({ where: { createdAt: { lt: before } } });

/** The owners of a carrier, to be notified. */
export const listOwnersToTell = async (
  scope: SystemScope,
  carrierId: string,
): Promise<{ userId: string; name: string; email: string }[]> =>
  (
    await scope.db.membership.findMany({
      where: { carrierId, role: 'owner' },
      select: { userId: true, user: { select: { name: true, email: true } } },
    })
  ).map(({ userId, user }) => ({ userId, ...user }));
