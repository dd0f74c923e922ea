import type { RecordedIn } from '~/areas/returns/rules/quarter-sums';
import { Prisma } from '~/platform/database/generated/prisma/client';

/**
 * Lengths in tenths of a millimeter, of which a tenth of a mile has 1,609,344 and a tenth of a kilometer 1,000,000, so that they are
 * whole and exact. For carriers that record or file in kilometers: kilometers that were written are added up as they were. Of rows that were
 * written before these were kept there are only tenths of a mile, which are rounded; their kilometers are those that `tenthsIn` of
 * the trips' distance texts gives back.
 */
function asShown(column: Prisma.Sql): Prisma.Sql {
  const exact = Prisma.sql`(${column}::bigint * 1609344)`;
  const whole = Prisma.sql`((${exact} + 5000000) / 10000000)`;
  return Prisma.sql`(CASE WHEN (${whole} * 20000000 + 1609344) / 3218688 = ${column} THEN ${whole} * 10000000 ELSE (${exact} + 500000) / 1000000 * 1000000 END)`;
}

/** Of a carrier that records in kilometers and a row "j" of miles by state: what a person wrote as written, what was routed or read off in miles to the tenth of a mile. */
export const ROW_LENGTH = Prisma.sql`(CASE WHEN j."tenthKilometers" IS NOT NULL THEN j."tenthKilometers"::bigint * 1000000
  WHEN j."manualTenthMiles" IS NULL THEN j."tenthMiles"::bigint * 1609344 ELSE ${asShown(Prisma.sql`j."tenthMiles"`)} END)`;

/** The exempt part of it, which is always written. */
export const EXEMPT_ROW_LENGTH = Prisma.sql`(CASE WHEN j."exemptTenthKilometers" IS NOT NULL THEN LEAST(j."exemptTenthKilometers"::bigint * 1000000, ${ROW_LENGTH})
  WHEN j."exemptTenthMiles" = j."tenthMiles" THEN ${ROW_LENGTH}
  ELSE LEAST(${asShown(Prisma.sql`j."exemptTenthMiles"`)}, ${ROW_LENGTH}) END)`;

/** The same of a carrier that records in miles, whose rows are what they are: those that were written in kilometers as they were. */
const EXACT_LENGTH = Prisma.sql`COALESCE(j."tenthKilometers"::bigint * 1000000, j."tenthMiles"::bigint * 1609344)`;
const EXACT_EXEMPT_LENGTH = Prisma.sql`(CASE WHEN j."exemptTenthKilometers" IS NULL AND j."exemptTenthMiles" = j."tenthMiles" THEN ${EXACT_LENGTH}
  ELSE LEAST(COALESCE(j."exemptTenthKilometers"::bigint * 1000000, j."exemptTenthMiles"::bigint * 1609344), ${EXACT_LENGTH}) END)`;

/** The lengths of rows "j" and of their exempt parts added up; null where the carrier has to do with miles alone. */
export const sumsOfLengths = (recordsIn: RecordedIn): { all: Prisma.Sql; exempt: Prisma.Sql } => {
  if (recordsIn === 'us') return { all: Prisma.sql`NULL::numeric`, exempt: Prisma.sql`NULL::numeric` };
  const [all, exempt] =
    recordsIn === 'metric' ? [ROW_LENGTH, EXEMPT_ROW_LENGTH] : [EXACT_LENGTH, EXACT_EXEMPT_LENGTH];
  return { all: Prisma.sql`sum(${all})`, exempt: Prisma.sql`sum(${exempt})` };
};
