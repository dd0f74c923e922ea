import type { UnitSystem } from '~/engine/units/conversion';
import { Prisma } from '~/platform/database/generated/prisma/client';

/**
 * Of a row "j" of miles by state, its length in tenths of a millimeter, of which a tenth of a mile has 1,609,344 and a tenth of a
 * kilometer 1,000,000, so that it is whole and exact: kilometers as they were written, all else as the tenths of a mile that it is.
 */
export const ROW_LENGTH = Prisma.sql`COALESCE(j."tenthKilometers"::bigint * 1000000, j."tenthMiles"::bigint * 1609344)`;

/** The exempt part of it, which is never more. */
export const EXEMPT_ROW_LENGTH = Prisma.sql`(CASE WHEN j."exemptTenthKilometers" IS NULL AND j."exemptTenthMiles" = j."tenthMiles" THEN ${ROW_LENGTH}
  ELSE LEAST(COALESCE(j."exemptTenthKilometers"::bigint * 1000000, j."exemptTenthMiles"::bigint * 1609344), ${ROW_LENGTH}) END)`;

/** The lengths of rows "j" and of their exempt parts added up; null where the carrier has to do with miles alone. */
export const sumsOfLengths = (recordsIn: UnitSystem): { all: Prisma.Sql; exempt: Prisma.Sql } => {
  const none = Prisma.sql`NULL::numeric`;
  return recordsIn === 'us'
    ? { all: none, exempt: none }
    : { all: Prisma.sql`sum(${ROW_LENGTH})`, exempt: Prisma.sql`sum(${EXEMPT_ROW_LENGTH})` };
};
