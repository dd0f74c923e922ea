import { readFleetOverview, type FleetOverview } from '~/areas/ledger/data/fleet-overview.server';
import type { FuelFacts, TripFacts } from '~/areas/ledger/data/ledger-facts.server';
import {
  DEEP_PAGE_START,
  ledgerKeyOf,
  readLedgerPage,
  readLedgerRows,
  readTaxedRecords,
  type LedgerCounts,
  type LedgerFilter,
  type LedgerKey,
  type LedgerPage,
  type LedgerRow,
  type TaxedRecord,
} from '~/areas/ledger/data/ledger-list.server';
import { limitWindowStart } from '~/areas/billing/data/plan-usage.server';
import { onReplica } from '~/platform/database/replica.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { FuelType } from '~/engine/ifta/fuel-types';
import type { ExemptPeriod } from '~/engine/ifta/records';
import { planOfPackage, type Plan } from '~/areas/trips/rules/plan-limits';
import { fuelCreditCents, tripTaxCents, type TaxedTrip } from '~/areas/trips/rules/record-tax';
import { sortedByTax } from '~/areas/ledger/rules/tax-order';
import type { FuelUnit, UnitSystem } from '~/engine/units/conversion';
import { decimal } from '~/engine/units/decimal';
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
  /** Its share of the quarter's tax, negative for a credit; null where it cannot be computed. */
  taxCents: number | null;
  locked: boolean;
  findings: RowFinding[];
}

/** A page of the list: by a column, or by the tax, which no column has. */
export type ListPage = Omit<LedgerPage, 'order'> & { order: LedgerPage['order'] | 'tax' };

/** So many records are sorted by their tax, which is computed of each of them; of more, the list goes by days. */
export const MOST_BY_TAX = 2_000;

export interface RecordList {
  /** The order that the rows are in. */
  order: ListPage['order'];
  /** Whether they can be sorted by their tax. */
  maySortByTax: boolean;
  rows: ListedRecord[];
  counts: LedgerCounts;
  informers: Informers;
  fleet: FleetOverview;
  plan: Plan;
}

/**
 * One page of the combined list with everything around it, its questions in the carrier's units. Two statements at once where the
 * figures of these quarters are known from before; a third where someone has answered questions. By tax it is one more, and one
 * after the other. Read at the replica where one is configured.
 */
export const listRecords = (
  ctx: Ctx<CarrierScope>,
  filter: LedgerFilter,
  asked: ListPage,
  units: UnitSystem = 'us',
): Promise<RecordList> => onReplica(ctx.scope, (scope) => readList({ ...ctx, scope }, filter, asked, units));

async function readList(
  ctx: Ctx<CarrierScope>,
  filter: LedgerFilter,
  asked: ListPage,
  units: UnitSystem,
): Promise<RecordList> {
  const { scope } = ctx;
  const overview = readFleetOverview(scope, limitWindowStart(ctx.clock.now()), filter);
  const isByTax = asked.order === 'tax' && (await overview).counts.filtered <= MOST_BY_TAX;
  const page: LedgerPage = { ...asked, order: asked.order === 'tax' ? 'date' : asked.order };
  const matching = page.start >= DEEP_PAGE_START ? (await overview).counts.filtered : undefined;
  const figuresOf = ({ fleet }: Awaited<typeof overview>) =>
    quarterFigures(ctx, { quarterKey: filter.quarterKey, equipmentId: filter.equipmentId }, fleet);
  const early = isByTax ? await figuresOf(await overview) : null;
  const [known, listed] = await Promise.all([
    overview,
    early
      ? pageByTax(scope, filter, page, early.returns, (await overview).fleet.exemptPeriods)
      : readLedgerPage(scope, filter, page, matching),
  ]);
  const { fleet, counts } = known;
  const questions = listed.map((row) => findingsOf(row, units));
  const [findings, figures] = await Promise.all([
    answered(scope, questions, fleet.hasResolutions),
    early ?? figuresOf(known),
  ]);
  const filed = new Set(fleet.filedQuarters);
  const rows = listed.map((row, index): ListedRecord => {
    const found = figures.returns.get(row.quarterKey);
    return {
      ...row,
      locked: filed.has(row.quarterKey),
      taxCents: found ? taxOf({ ...row, state: stateOf(row) }, found, fleet.exemptPeriods) : null,
      findings: findings[index] ?? [],
    };
  });
  return {
    rows,
    order: isByTax ? 'tax' : page.order,
    maySortByTax: counts.filtered <= MOST_BY_TAX,
    counts,
    informers: figures.informers,
    fleet,
    plan: planOfPackage(fleet.planPackageId, fleet.freeLimitDoubled, fleet),
  };
}

/** The page of the list by tax: that of every record that matches is computed, and the page read. Without a tax is last. */
async function pageByTax(
  scope: CarrierScope,
  filter: LedgerFilter,
  { start, length, direction }: LedgerPage,
  returns: ReadonlyMap<number, ListedReturn>,
  exemptPeriods: readonly ExemptPeriod[],
): Promise<LedgerRow[]> {
  const taxed = (await readTaxedRecords(scope, filter)).map((record) => {
    const found = returns.get(record.quarterKey);
    return { ...record, cents: found ? taxOf(taxedOf(record), found, exemptPeriods) : null };
  });
  return readLedgerRows(scope, sortedByTax(taxed, direction).slice(start, start + length));
}

const taxedOf = (record: TaxedRecord): Taxed => ({
  ...record,
  trip:
    record.endDate === null
      ? null
      : {
          endDate: record.endDate,
          counts: record.counts !== false,
          states: (record.lines ?? []).map(
            ([jurisdiction, tenthMiles, exemptTenthMiles, tenthKilometers, exemptTenthKilometers]) => ({
              jurisdiction,
              tenthMiles,
              tenthKilometers,
              exemptTenthMiles,
              exemptTenthKilometers,
            }),
          ),
        },
  fuel:
    record.quantity === null
      ? null
      : {
          quantity: record.quantity,
          fuelUnit: record.fuelUnit ?? '',
          fuelType: record.fuelType ?? '',
          taxPaid: record.taxPaid === true,
          untaxedQuantity: record.untaxedQuantity,
        },
});

interface Taxed {
  date: string;
  equipmentId: number | null;
  /** Where fuel was bought. */
  state: string;
  trip: (TaxedTrip & { counts: boolean }) | null;
  fuel: Pick<FuelFacts, 'fuelType' | 'fuelUnit' | 'quantity' | 'taxPaid' | 'untaxedQuantity'> | null;
}

function taxOf(
  { date, equipmentId, state, trip, fuel }: Taxed,
  { computed, fuelSharesOf }: ListedReturn,
  exemptPeriods: readonly ExemptPeriod[],
): number | null {
  const shares = fuelSharesOf(equipmentId);
  if (!shares) return null;
  // Another source counts for its truck: it is on no return.
  if (trip && !trip.counts) return 0;
  if (trip) return tripTaxCents(trip, shares, computed, exemptPeriods);
  if (!fuel) return null;
  const { fuelType, fuelUnit, quantity, taxPaid, untaxedQuantity } = fuel;
  const purchase = {
    date,
    jurisdiction: state,
    fuelType: fuelType as FuelType,
    quantity: { value: decimal(quantity).minus(untaxedQuantity ?? 0), unit: fuelUnit as FuelUnit },
    taxPaid,
  };
  return fuelCreditCents(purchase, computed, exemptPeriods);
}
