import { readFleetOverview, type FleetOverview } from '~/data/records/fleet-overview.server';
import type { FuelFacts, TripFacts } from '~/data/records/ledger-facts.server';
import {
  DEEP_PAGE_START,
  ledgerKeyOf,
  readLedgerPage,
  type LedgerCounts,
  type LedgerFilter,
  type LedgerKey,
  type LedgerPage,
  type LedgerRow,
} from '~/data/records/ledger-list.server';
import { limitWindowStart } from '~/data/billing/plan-usage.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { DEFAULT_FUEL_TYPE, defaultFuelUnit, type FuelType } from '~/domain/ifta/fuel-types';
import { isExempt } from '~/domain/ifta/records';
import { planOfPackage, type Plan } from '~/domain/trips/plan-limits';
import { fuelCreditCents, tripTaxCents } from '~/domain/trips/record-tax';
import {
  convertDistance,
  convertFuel,
  distanceUnitOf,
  isConvertibleFuel,
  type FuelUnit,
} from '~/domain/units/conversion';
import { Decimal, ZERO } from '~/domain/units/decimal';
import type { Ctx } from '../context';
import { answered, findingsOf, stateOf, type RowFinding } from './row-findings.server';
import {
  quarterFigures,
  rateOf,
  type Informers,
  type QuarterReturn,
} from '../quarters/quarter-figures.server';

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
  const fuelTypes = new Map(fleet.units.map((unit) => [unit.id, unit.fuelType]));
  const rows = listed.map((row, index): ListedRecord => {
    const computed = figures.returns.get(row.quarterKey);
    const fuelType =
      (row.equipmentId === null ? undefined : fuelTypes.get(row.equipmentId)) ?? DEFAULT_FUEL_TYPE;
    return {
      ...row,
      locked: filed.has(row.quarterKey),
      taxCents: computed
        ? row.trip
          ? taxOfTrip(row.trip, fuelType, computed)
          : row.fuel
            ? taxOfFuel(row, row.fuel, computed)
            : null
        : null,
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

const TENTH = new Decimal('0.1');

function taxOfTrip(
  trip: TripFacts,
  fuelType: FuelType,
  { computed, rates, averages, exemptPeriods }: QuarterReturn,
): number | null {
  if (trip.states.length === 0) return null;
  const { unitSystem } = computed;
  const lines = trip.states.map((state) => ({
    taxableDistance: isExempt(exemptPeriods, state.jurisdiction, fuelType, trip.endDate)
      ? ZERO
      : convertDistance(
          { value: new Decimal(state.tenthMiles - state.exemptTenthMiles).times(TENTH), unit: 'mile' },
          distanceUnitOf(unitSystem),
        ),
    rate: rateOf(rates, state.jurisdiction, fuelType, unitSystem, trip.endDate),
    jurisdiction: state.jurisdiction,
  }));
  // Miles outside the agreement carry no tax of it.
  const taxed = lines.filter(
    ({ jurisdiction, rate }) => rate !== undefined || isMemberLine(computed, jurisdiction),
  );
  return tripTaxCents(taxed, averages.get(fuelType));
}

const isMemberLine = (computed: QuarterReturn['computed'], jurisdiction: string): boolean =>
  computed.schedules.some((schedule) => schedule.lines.some((line) => line.jurisdiction === jurisdiction));

function taxOfFuel(
  row: LedgerRow,
  purchase: FuelFacts,
  { computed, rates, exemptPeriods }: QuarterReturn,
): number | null {
  const fuelType = purchase.fuelType as FuelType;
  const unit = defaultFuelUnit(fuelType, computed.unitSystem);
  const from = purchase.fuelUnit as FuelUnit;
  if (!isConvertibleFuel(from, unit)) return null;
  const [state, { date }] = [stateOf(row), row];
  const isCredited = purchase.taxPaid && !isExempt(exemptPeriods, state, fuelType, date);
  return fuelCreditCents(
    convertFuel({ value: purchase.quantity, unit: from }, unit),
    rateOf(rates, state, fuelType, computed.unitSystem, date),
    isCredited,
  );
}
