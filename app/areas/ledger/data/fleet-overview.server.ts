import type { FuelType } from '~/engine/ifta/fuel-types';
import type { ExemptPeriod } from '~/engine/ifta/records';
import { importsOverviewSql, type ImportsOverview } from '~/areas/imports/data/import-batches.server';
import { readRows } from '~/platform/database/db.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import { isPlannedOnce, ledgerCountsSql, type LedgerCounts, type LedgerFilter } from './ledger-list.server';
import type { CarrierScope } from '~/platform/database/scope.server';

export interface OverviewUnit {
  id: number;
  unit: string;
  active: boolean;
  fuelType: FuelType;
  axles: number | null;
  registeredWeightPounds: number | null;
  combinationWeightPounds: number | null;
  recreational: boolean;
}

/** A quarter with records, and which state of them its figures belong to. Revisions only rise. */
export interface QuarterVersion {
  key: number;
  records: number;
  rates: number | null;
  /** The version of the return in force; null where the quarter is not filed. */
  filed: number | null;
}

/** What stands around the list: the vehicles, filed quarters, the plan and how much of it is used. */
export interface FleetOverview {
  units: OverviewUnit[];
  filedQuarters: number[];
  /** What the figures of the list's quarters are computed from. */
  quarters: QuarterVersion[];
  /** Whether anybody has ever answered one of the auditor's questions. */
  hasResolutions: boolean;
  planPackageId: string;
  freeLimitDoubled: boolean;
  freeLimitRequested: boolean;
  baseJurisdiction: string | null;
  timeZone: string;
  onboardingRequested: boolean;
  tripsUsed: number;
  /** Fuel holidays: there are few, and they touch the tax of their quarters. */
  exemptPeriods: ExemptPeriod[];
  /** Rate confirmations that wait for a person. */
  imports: ImportsOverview;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const PREPARED = Prisma.sql`/* prepared */`;

type RawOverview = Omit<FleetOverview, 'units' | 'filedQuarters'> & {
  units: OverviewUnit[] | null;
  filedQuarters: number[] | null;
  counts: RawCounts;
};

type RawCounts = Omit<LedgerCounts, 'filtered'> & { filtered: number | null };

/**
 * With the counts of the list under `filter`, in one statement. `since` begins the window in which the plan counts
 * trips.
 */
export async function readFleetOverview(
  scope: CarrierScope,
  since: Date,
  filter: LedgerFilter,
): Promise<{ fleet: FleetOverview; counts: LedgerCounts }> {
  const [row] = await readRows<RawOverview>(
    scope,
    Prisma.sql`${isPlannedOnce(filter) ? PREPARED : Prisma.empty}
    SELECT
      (SELECT row_to_json(n) FROM (${ledgerCountsSql(scope, filter)}) n) AS "counts",
      (SELECT json_agg(json_build_object('id', e."id", 'unit', e."unit", 'active', e."active", 'fuelType', e."fuelType", 'axles', e."axles",
        'registeredWeightPounds', e."registeredWeightPounds", 'combinationWeightPounds', e."combinationWeightPounds", 'recreational', e."recreational"))
        FROM "equipment" e WHERE e."carrierId" = c."id") AS "units",
      COALESCE((SELECT json_agg(json_build_object('key', s."quarterKey", 'records', s."revision", 'rates', r."revision",
          'filed', (SELECT max(v."version") FROM "filed_return" v JOIN "filed_quarter" l USING ("carrierId", "quarterKey")
            WHERE v."carrierId" = c."id" AND v."quarterKey" = s."quarterKey" AND v."reopenedAt" IS NULL)) ORDER BY s."quarterKey")
        FROM "quarter_sums" s LEFT JOIN "rate_quarter" r ON r."key" = s."quarterKey"
        WHERE s."carrierId" = c."id" ${filter.quarterKey === undefined ? Prisma.empty : Prisma.sql`AND s."quarterKey" = ${filter.quarterKey}::int`}), '[]') AS "quarters",
      EXISTS (SELECT 1 FROM "check_resolution" s WHERE s."carrierId" = c."id") AS "hasResolutions",
      (SELECT json_agg(q."quarterKey") FROM "filed_quarter" q WHERE q."carrierId" = c."id") AS "filedQuarters",
      c."planPackageId", c."freeLimitDoubled", c."freeLimitRequestedAt" IS NOT NULL AS "freeLimitRequested", c."baseJurisdiction", c."timeZone",
      COALESCE((SELECT u."onboardingRequestedAt" IS NOT NULL FROM "user_account" u WHERE u."id" = ${scope.userId}::uuid), false) AS "onboardingRequested",
      (SELECT count(*)::int FROM "record_change" r
        WHERE r."carrierId" = c."id" AND r."entity" = 'trip' AND r."action" = 'created' AND r."at" > ${since}) AS "tripsUsed",
      COALESCE((SELECT json_agg(json_strip_nulls(json_build_object('jurisdiction', x."jurisdiction", 'from', x."from", 'to', x."to",
        'fuelTypes', CASE WHEN x."fuel" IS NOT NULL THEN json_build_array(x."fuel") END)) ORDER BY x."jurisdiction", x."from") FROM "exempt_period" x), '[]') AS "exemptPeriods",
      (SELECT row_to_json(i) FROM (${importsOverviewSql(scope)}) i) AS "imports"
    FROM "carrier" c WHERE c."id" = ${scope.carrierId}::uuid`,
  );
  if (!row) throw new Error('The carrier of the scope does not exist');
  const units = [...(row.units ?? [])].sort(
    (a, b) => Number(b.active) - Number(a.active) || collator.compare(a.unit, b.unit),
  );
  const { counts, ...fleet } = row;
  return {
    fleet: { ...fleet, units, filedQuarters: row.filedQuarters ?? [] },
    counts: { ...counts, filtered: counts.filtered ?? counts.total },
  };
}
