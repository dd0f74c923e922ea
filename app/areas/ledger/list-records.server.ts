import { readFleetOverview, type FleetOverview } from '~/areas/ledger/data/fleet-overview.server';
import type { FuelFacts, TripFacts } from '~/areas/ledger/data/ledger-facts.server';
import {
  DEEP_PAGE_START,
  ledgerKeyOf,
  readLedgerPage,
  type LedgerCounts,
  type LedgerFilter,
  type LedgerKey,
  type LedgerPage,
  type LedgerRow,
} from '~/areas/ledger/data/ledger-list.server';
import { limitWindowStart } from '~/areas/billing/data/plan-usage.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { ExemptPeriod } from '~/engine/ifta/records';
import { planOfPackage, type Plan } from '~/areas/trips/rules/plan-limits';
import { fuelCreditCents, tripTaxCents } from '~/areas/trips/rules/record-tax';
import type { FuelUnit } from '~/engine/units/conversion';
import type { Ctx } from '~/platform/context';
import { answered, findingsOf, stateOf, type RowFinding } from './row-findings.server';
import { quarterFigures, type Informers, type ListedReturn } from '~/areas/returns/quarter-figures.server';

export { ledgerKeyOf };
export type {
  LedgerFilter,
  LedgerKey,
  LedgerPage,
  LedgerRow,
  LedgerCounts,
  TripFacts,
  FuelFacts,
  RowFinding,
};

export interface ListedRecord extends LedgerRow {
  /** Its share of the quarter's tax, negative for a credit; null where it cannot be worked out. */
  taxCents: number | null;
  locked: boolean;
  findings: RowFinding[];
}

export interface RecordList {
  rows: ListedRecord[];
  counts: LedgerCounts;
  informers: Informers;
  fleet: FleetOverview;
  plan: Plan;
}

/**
 * One page of the combined list with everything around it. Two statements at once where the figures of these quarters are
 * known from before; a third where somebody has answered questions.
 */
export async function listRecords(
  ctx: Ctx<CarrierScope>,
  filter: LedgerFilter,
  page: LedgerPage,
): Promise<RecordList> {
  const { scope } = ctx;
  const overview = readFleetOverview(scope, limitWindowStart(ctx.clock.now()), filter);
  const matching = page.start >= DEEP_PAGE_START ? (await overview).counts.filtered : undefined;
  const [{ fleet, counts }, listed] = await Promise.all([
    overview,
    readLedgerPage(scope, filter, page, matching),
  ]);
  const questions = listed.map(findingsOf);
  const [findings, figures] = await Promise.all([
    answered(scope, questions, fleet.hasResolutions),
    quarterFigures(ctx, { quarterKey: filter.quarterKey, equipmentId: filter.equipmentId }, fleet),
  ]);
  const filed = new Set(fleet.filedQuarters);
  const rows = listed.map((row, index): ListedRecord => {
    const found = figures.returns.get(row.quarterKey);
    return {
      ...row,
      locked: filed.has(row.quarterKey),
      taxCents: found ? taxOf(row, found, fleet.exemptPeriods) : null,
      findings: findings[index] ?? [],
    };
  });
  return {
    rows,
    counts,
    informers: figures.informers,
    fleet,
    plan: planOfPackage(fleet.planPackageId, fleet.freeLimitDoubled),
  };
}

function taxOf(
  row: LedgerRow,
  { computed, fuelSharesOf }: ListedReturn,
  exemptPeriods: readonly ExemptPeriod[],
): number | null {
  const shares = fuelSharesOf(row.equipmentId);
  if (!shares) return null;
  if (row.trip) return tripTaxCents(row.trip, shares, computed, exemptPeriods);
  if (!row.fuel) return null;
  const { fuelType, fuelUnit, quantity, taxPaid } = row.fuel;
  const purchase = {
    date: row.date,
    jurisdiction: stateOf(row),
    fuelType: fuelType as FuelType,
    quantity: { value: quantity, unit: fuelUnit as FuelUnit },
    taxPaid,
  };
  return fuelCreditCents(purchase, computed, exemptPeriods);
}
