import type { DatedWeights } from '~/areas/equipment/rules/dated-weights';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { ExemptPeriod } from '~/engine/ifta/records';
import { importsOverviewSql, type ImportsOverview } from '~/areas/imports/data/import-batches.server';
import { readRows } from '~/platform/database/db.server';
import { Prisma } from '~/platform/database/generated/prisma/client';
import { isPlannedOnce, ledgerCountsSql, type LedgerCounts, type LedgerFilter } from './ledger-list.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { UnitSystem } from '~/engine/units/conversion';

export interface OverviewUnit extends DatedWeights {
  id: number;
  unit: string;
  active: boolean;
  fuelType: FuelType;
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

/** What is around the list: the vehicles, filed quarters, the plan and how much of it is used. */
export interface FleetOverview {
  units: OverviewUnit[];
  filedQuarters: number[];
  /** What the figures of the list's quarters are computed from. */
  quarters: QuarterVersion[];
  /** Whether anybody has ever answered one of the auditor's questions. */
  hasResolutions: boolean;
  planPackageId: string;
  freeLimitDoubled: boolean;
  raisedTrips: number | null;
  raisedStops: number | null;
  freeLimitRequested: boolean;
  baseJurisdiction: string | null;
  /** What the carrier records in. */
  unitSystem: UnitSystem;
  timeZone: string;
  onboardingRequested: boolean;
  tripsUsed: number;
  /** Fuel holidays: there are few, and they touch the tax of their quarters. */
  exemptPeriods: ExemptPeriod[];
  /** Rate confirmations that wait for a person. */
  imports: ImportsOverview;
  outlook: Outlook;
}

/** What is left to do, by counts that end at a thousand, and the marks by which answers of longer questions are kept. */
export interface Outlook {
  /** Quarters with records that no return was filed for, oldest first. */
  unfiled: { key: number; records: number | null; rates: number | null; versions: number }[];
  /** Of the quarter of the list; null where it shows all quarters. */
  noReceipt: number | null;
  pending: number | null;
  failed: number | null;
  /** Whether a trip of the quarter has a road to draw. */
  mapped: boolean;
  /** When a trip was changed last, and how many questions were answered, when last. */
  changedAt: string | null;
  answers: string | null;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const PREPARED = Prisma.sql`/* prepared */`;

type RawOverview = Omit<FleetOverview, 'units' | 'filedQuarters'> & {
  units: OverviewUnit[] | null;
  filedQuarters: number[] | null;
  counts: RawCounts;
};

type RawCounts = Omit<LedgerCounts, 'filtered'> & { filtered: number | null };

/** As one JSON object. Counts of a whole history would be long, and nobody acts on them: they are of one quarter. */
function outlookSql(scope: CarrierScope, { quarterKey }: LedgerFilter): Prisma.Sql {
  const carrier = Prisma.sql`"carrierId" = ${scope.carrierId}::uuid`;
  const counted = (table: Prisma.Sql, condition: Prisma.Sql): Prisma.Sql =>
    quarterKey === undefined
      ? Prisma.sql`NULL`
      : Prisma.sql`(SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE ${carrier} AND "quarterKey" = ${quarterKey}::int AND ${condition} LIMIT 1000) n)`;
  const lastChange = (action: string): Prisma.Sql =>
    Prisma.sql`(SELECT max("at") FROM "record_change" WHERE ${carrier} AND "entity" = 'trip' AND "action" = ${action})`;
  return Prisma.sql`json_build_object(
    'unfiled', COALESCE((SELECT json_agg(json_build_object('key', n."quarterKey", 'records', s."revision", 'rates', r."revision",
        'versions', (SELECT count(*) FROM "filed_return" v WHERE v."carrierId" = n."carrierId" AND v."quarterKey" = n."quarterKey")) ORDER BY n."quarterKey")
      FROM (SELECT DISTINCT "carrierId", "quarterKey" FROM "ledger_count" WHERE ${carrier} AND "entries" > 0) n
        LEFT JOIN "quarter_sums" s USING ("carrierId", "quarterKey") LEFT JOIN "rate_quarter" r ON r."key" = n."quarterKey"
      WHERE NOT EXISTS (SELECT 1 FROM "filed_quarter" q WHERE q."carrierId" = n."carrierId" AND q."quarterKey" = n."quarterKey")), '[]'),
    'noReceipt', ${counted(Prisma.sql`"fuel_purchase"`, Prisma.sql`"receiptId" IS NULL AND NOT "bulk"`)},
    'pending', ${counted(Prisma.sql`"ledger_entry"`, Prisma.sql`"routeStatus" = 'pending'`)},
    'failed', ${counted(Prisma.sql`"ledger_entry"`, Prisma.sql`"routeStatus" = 'error'`)},
    'mapped', EXISTS (SELECT 1 FROM "trip" t JOIN "trip_route" w ON w."tripId" = t."id"
      WHERE t.${carrier} AND ${quarterKey === undefined ? Prisma.sql`false` : Prisma.sql`t."quarterKey" = ${quarterKey}::int`}),
    'changedAt', GREATEST(${lastChange('updated')}, ${lastChange('corrected')}, ${lastChange('moved')}),
    'answers', (SELECT concat(count(*), ' ', max("resolvedAt")) FROM "check_resolution" WHERE ${carrier}))`;
}

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
        'registeredWeightPounds', e."registeredWeightPounds", 'combinationWeightPounds', e."combinationWeightPounds", 'recreational', e."recreational",
        'weightsFrom', e."weightsFrom", 'earlierWeights', e."earlierWeights"))
        FROM "equipment" e WHERE e."carrierId" = c."id") AS "units",
      COALESCE((SELECT json_agg(json_build_object('key', s."quarterKey", 'records', s."revision", 'rates', r."revision",
          'filed', (SELECT max(v."version") FROM "filed_return" v JOIN "filed_quarter" l USING ("carrierId", "quarterKey")
            WHERE v."carrierId" = c."id" AND v."quarterKey" = s."quarterKey" AND v."reopenedAt" IS NULL)) ORDER BY s."quarterKey")
        FROM "quarter_sums" s LEFT JOIN "rate_quarter" r ON r."key" = s."quarterKey"
        WHERE s."carrierId" = c."id" ${filter.quarterKey === undefined ? Prisma.empty : Prisma.sql`AND s."quarterKey" = ${filter.quarterKey}::int`}), '[]') AS "quarters",
      EXISTS (SELECT 1 FROM "check_resolution" s WHERE s."carrierId" = c."id") AS "hasResolutions",
      (SELECT json_agg(q."quarterKey") FROM "filed_quarter" q WHERE q."carrierId" = c."id") AS "filedQuarters",
      c."planPackageId", c."freeLimitDoubled", c."raisedTrips", c."raisedStops", c."freeLimitRequestedAt" IS NOT NULL AS "freeLimitRequested", c."baseJurisdiction", c."units" AS "unitSystem", c."timeZone",
      COALESCE((SELECT u."onboardingRequestedAt" IS NOT NULL FROM "user_account" u WHERE u."id" = ${scope.userId}::uuid), false) AS "onboardingRequested",
      (SELECT count(*)::int FROM "record_change" r
        WHERE r."carrierId" = c."id" AND r."entity" = 'trip' AND r."action" = 'created' AND r."at" > ${since}) AS "tripsUsed",
      COALESCE((SELECT json_agg(json_strip_nulls(json_build_object('jurisdiction', x."jurisdiction", 'from', x."from", 'to', x."to",
        'fuelTypes', CASE WHEN x."fuel" IS NOT NULL THEN json_build_array(x."fuel") END)) ORDER BY x."jurisdiction", x."from") FROM "exempt_period" x), '[]') AS "exemptPeriods",
      (SELECT row_to_json(i) FROM (${importsOverviewSql(scope)}) i) AS "imports",
      ${outlookSql(scope, filter)} AS "outlook"
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
