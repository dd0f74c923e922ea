import { Prisma } from '~/platform/database/generated/prisma/client';
import type { SystemScope } from '~/platform/database/scope.server';

export interface Subscriber {
  carrierId: string;
  legalName: string;
  /** The plan by its id, which tells how often it is paid. */
  planId: string;
  /** Its price where it is known to be a certain one. */
  priceCents: number | null;
  status: string;
  cancelAtPeriodEnd: boolean;
  periodEnd: Date;
  discountText: string | null;
  /** A pause that is ahead or has begun. */
  pausedFrom: Date | null;
  pausedUntil: Date | null;
  /** Taken from their cards, less what was given back. */
  paidCents: number;
  /** What of that is tax. */
  taxCents: number;
  openCents: number;
}

const SUBSCRIBERS = Prisma.sql`"billing_subscription" s
  JOIN "billing_account" a ON a."id" = s."accountId"
  JOIN "carrier" c ON c."id" = a."carrierId"`;
const IS_RUNNING = Prisma.sql`s."status" IN ('trialing', 'active', 'past_due', 'unpaid', 'paused')`;

/** Carriers with a subscription, those that are behind first, then by name. Plans are counted where they are paid: none that is paused. */
export async function listSubscribers(
  { db }: SystemScope,
  search: string,
  { skip, take, now }: { skip: number; take: number; now: Date },
): Promise<{
  rows: Subscriber[];
  filtered: number;
  total: number;
  plans: { planId: string; priceCents: number | null; count: number }[];
}> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const found = search === '' ? Prisma.empty : Prisma.sql`AND c."legalName" ILIKE ${like}`;
  const [rows, [counted], plans] = await Promise.all([
    db.$queryRaw<Subscriber[]>`
      SELECT c."id" AS "carrierId", c."legalName", s."packageId" AS "planId", s."priceCents", s."status", s."cancelAtPeriodEnd", s."periodEnd",
        s."discountText", s."pausedFrom", s."pausedUntil", i."paidCents", i."taxCents", i."openCents"
      FROM ${SUBSCRIBERS}
      CROSS JOIN LATERAL (
        SELECT COALESCE(sum(v."paidCents" - v."refundedCents"), 0)::int AS "paidCents",
          COALESCE(sum(v."taxCents" - round(v."taxCents"::numeric * v."refundedCents" / NULLIF(v."totalCents", 0))) FILTER (WHERE v."status" = 'paid'), 0)::int
            AS "taxCents",
          COALESCE(sum(v."dueCents") FILTER (WHERE v."status" = 'open'), 0)::int AS "openCents"
        FROM "billing_invoice" v WHERE v."accountId" = a."id") i
      WHERE ${IS_RUNNING} ${found}
      ORDER BY s."status" IN ('past_due', 'unpaid') DESC, c."legalName", s."id" LIMIT ${take} OFFSET ${skip}`,
    db.$queryRaw<{ filtered: number; total: number }[]>`
      SELECT count(*) FILTER (WHERE true ${found})::int AS "filtered", count(*)::int AS "total"
      FROM ${SUBSCRIBERS} WHERE ${IS_RUNNING}`,
    db.$queryRaw<{ planId: string; priceCents: number | null; count: number }[]>`
      SELECT s."packageId" AS "planId", s."priceCents", count(*)::int AS "count"
      FROM ${SUBSCRIBERS} WHERE ${IS_RUNNING} AND s."status" IN ('active', 'past_due')
        AND COALESCE(s."pausedFrom" > ${now}, true)
      GROUP BY s."packageId", s."priceCents" ORDER BY s."packageId", s."priceCents"`,
  ]);
  return { rows, filtered: counted?.filtered ?? 0, total: counted?.total ?? 0, plans };
}

/** Limits beyond the largest plan's; null for the plan's own. */
export async function setRaisedLimits(
  { db }: SystemScope,
  carrierId: string,
  limits: { raisedTrips: number | null; raisedStops: number | null },
): Promise<void> {
  await db.carrier.update({ where: { id: carrierId }, data: limits });
}
