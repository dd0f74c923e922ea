import { Prisma } from '~/platform/database/generated/prisma/client';

/**
 * Lengths in tenths of a millimeter, of which a tenth of a mile has 1,609,344, so that they are whole and exact. For carriers
 * that record in kilometers: of rows that a person wrote, tenths of a mile are rounded, and sums would bring the rounding of
 * every row along. The kilometers that were typed come back as `tenthsIn` of the trips' distance texts gives them back.
 */
function asTyped(column: Prisma.Sql): Prisma.Sql {
  const exact = Prisma.sql`(${column}::bigint * 1609344)`;
  const whole = Prisma.sql`((${exact} + 5000000) / 10000000)`;
  return Prisma.sql`(CASE WHEN (${whole} * 20000000 + 1609344) / 3218688 = ${column} THEN ${whole} * 10000000 ELSE (${exact} + 500000) / 1000000 * 1000000 END)`;
}

/** Of a row "j" of miles by state: what a person wrote as written, what was routed or read off an odometer to the tenth of a mile. */
export const ROW_LENGTH = Prisma.sql`(CASE WHEN j."manualTenthMiles" IS NULL THEN j."tenthMiles"::bigint * 1609344 ELSE ${asTyped(Prisma.sql`j."tenthMiles"`)} END)`;

/** The exempt part of it, which is always written. */
export const EXEMPT_ROW_LENGTH = Prisma.sql`(CASE WHEN j."exemptTenthMiles" = j."tenthMiles" THEN ${ROW_LENGTH}
  ELSE LEAST(${asTyped(Prisma.sql`j."exemptTenthMiles"`)}, ${ROW_LENGTH}) END)`;
