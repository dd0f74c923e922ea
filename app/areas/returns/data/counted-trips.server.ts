import { Prisma } from '~/platform/database/generated/prisma/client';

/** Condition on a trip `t`: its miles are in its quarter, because no other source counts for its truck (see MileageSource). */
export const COUNTS = Prisma.sql`NOT EXISTS (SELECT 1 FROM "trip_jurisdiction" aside WHERE aside."carrierId" = t."carrierId" AND aside."tripId" = t."id" AND aside."quarterKey" = 0)`;
