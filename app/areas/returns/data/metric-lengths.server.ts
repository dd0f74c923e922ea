import { Prisma } from '~/platform/database/generated/prisma/client';

/**
 * Lengths in tenths of a millimeter, of which a tenth of a mile has 1,609,344 and a tenth of a kilometer 1,000,000, so that they are
 * whole and exact. For carriers that record in kilometers: kilometers that were written are added up as they were. Of rows that were
 * written before these were kept there are only tenths of a mile, which are rounded; their kilometers are those that `tenthsIn` of
 * the trips' distance texts gives back.
 */
function asShown(column: Prisma.Sql): Prisma.Sql {
  const exact = Prisma.sql`(${column}::bigint * 1609344)`;
  const whole = Prisma.sql`((${exact} + 5000000) / 10000000)`;
  return Prisma.sql`(CASE WHEN (${whole} * 20000000 + 1609344) / 3218688 = ${column} THEN ${whole} * 10000000 ELSE (${exact} + 500000) / 1000000 * 1000000 END)`;
}

/** Of a row "j" of miles by state: what a person wrote as written, what was routed or read off in miles to the tenth of a mile. */
export const ROW_LENGTH = Prisma.sql`(CASE WHEN j."tenthKilometers" IS NOT NULL THEN j."tenthKilometers"::bigint * 1000000
  WHEN j."manualTenthMiles" IS NULL THEN j."tenthMiles"::bigint * 1609344 ELSE ${asShown(Prisma.sql`j."tenthMiles"`)} END)`;

/** The exempt part of it, which is always written. */
export const EXEMPT_ROW_LENGTH = Prisma.sql`(CASE WHEN j."exemptTenthKilometers" IS NOT NULL THEN LEAST(j."exemptTenthKilometers"::bigint * 1000000, ${ROW_LENGTH})
  WHEN j."exemptTenthMiles" = j."tenthMiles" THEN ${ROW_LENGTH}
  ELSE LEAST(${asShown(Prisma.sql`j."exemptTenthMiles"`)}, ${ROW_LENGTH}) END)`;

/** Of a trip "t": all its rows, whatever source of miles counts for its truck. */
export const LENGTH_OF_TRIP = Prisma.sql`(SELECT COALESCE(sum(${ROW_LENGTH}), 0) FROM "trip_jurisdiction" j WHERE j."tripId" = t."id")`;
