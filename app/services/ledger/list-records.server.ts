import { readFleetOverview, type FleetOverview } from '~/data/records/fleet-overview.server';
import { readLedgerDetails, type FuelDetail, type TripDetail } from '~/data/records/ledger-details.server';
import { DEEP_PAGE_START, ledgerKeyOf, readLedgerPage, type LedgerCounts, type LedgerFilter, type LedgerKey, type LedgerPage, type LedgerRow } from '~/data/records/ledger-list.server';
import { limitWindowStart } from '~/data/billing/plan-usage.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { duplicateFinding, fuelFindings, fuelWithoutMiles, looksLikeDuplicate, type CheckedFuel } from '~/domain/checks/fuel-checks';
import type { Finding } from '~/domain/checks/finding';
import { continuityFindings, tripFindings, type CheckedTrip } from '~/domain/checks/trip-checks';
import type { FuelType } from '~/domain/ifta/fuel-types';
import { DEFAULT_FUEL_TYPE } from '~/domain/ifta/fuel-types';
import { isExempt } from '~/domain/ifta/records';
import { planOfPackage, type Plan } from '~/domain/trips/plan-limits';
import { fuelCreditCents, tripTaxCents } from '~/domain/trips/record-tax';
import { convertDistance, convertFuel, distanceUnitOf, isConvertibleFuel, type FuelUnit } from '~/domain/units/conversion';
import { Decimal, ZERO } from '~/domain/units/decimal';
import { defaultFuelUnit } from '~/domain/ifta/fuel-types';
import type { Ctx } from '../context';
import { quarterFigures, rateOf, type Informers, type QuarterReturn } from '../quarters/quarter-figures.server';

export { ledgerKeyOf };
export type { LedgerFilter, LedgerKey, LedgerPage, LedgerRow, LedgerCounts, TripDetail, FuelDetail };

export interface RowFinding extends Finding {
  /** Why it is in order, where somebody has said so. */
  resolution: { reason: string; by: string } | null;
}

export interface ListedRecord extends LedgerRow {
  /** Its share of the quarter's tax, negative for a credit; null where it cannot be worked out. */
  taxCents: number | null;
  locked: boolean;
  findings: RowFinding[];
  trip: TripDetail | null;
  fuel: FuelDetail | null;
}

export interface RecordList {
  rows: ListedRecord[];
  counts: LedgerCounts;
  informers: Informers;
  fleet: FleetOverview;
  plan: Plan;
}

/** One page of the combined list with everything around it, in five statements. */
export async function listRecords(ctx: Ctx<CarrierScope>, filter: LedgerFilter, page: LedgerPage): Promise<RecordList> {
  const { scope } = ctx;
  const overview = readFleetOverview(scope, limitWindowStart(ctx.clock.now()), filter);
  const matching = page.start >= DEEP_PAGE_START ? (await overview).counts.filtered : undefined;
  const [{ fleet, counts }, listed] = await Promise.all([overview, readLedgerPage(scope, filter, page, matching)]);
  const idsOf = (kind: 'trip' | 'fuel') => listed.filter((row) => row.kind === kind).map((row) => row.id);
  const [details, figures] = await Promise.all([
    listed.length === 0 ? { trips: [], fuel: [], resolutions: [] } : readLedgerDetails(scope, idsOf('trip'), idsOf('fuel')),
    quarterFigures(ctx, { quarterKey: filter.quarterKey, equipmentId: filter.equipmentId }, fleet),
  ]);
  const trips = new Map(details.trips.map((trip) => [trip.id, trip]));
  const fuel = new Map(details.fuel.map((purchase) => [purchase.id, purchase]));
  const filed = new Set(fleet.filedQuarters);
  const resolved = new Map(details.resolutions.map((resolution) => [resolution.findingKey, resolution]));
  const fuelTypes = new Map(fleet.units.map((unit) => [unit.id, unit.fuelType]));
  const rows = listed.map((row): ListedRecord => {
    const trip = row.kind === 'trip' ? (trips.get(row.id) ?? null) : null;
    const purchase = row.kind === 'fuel' ? (fuel.get(row.id) ?? null) : null;
    const found = trip ? findingsOfTrip(row, trip) : purchase ? findingsOfFuel(row, purchase) : [];
    const computed = figures.returns.get(row.quarterKey);
    const fuelType = (row.equipmentId === null ? undefined : fuelTypes.get(row.equipmentId)) ?? DEFAULT_FUEL_TYPE;
    return {
      ...row,
      trip,
      fuel: purchase,
      locked: filed.has(row.quarterKey),
      taxCents: computed ? (trip ? taxOfTrip(trip, fuelType, computed) : purchase ? taxOfFuel(purchase, row.date, computed) : null) : null,
      findings: found.map((finding) => ({ ...finding, resolution: resolved.get(finding.key) ?? null })),
    };
  });
  return { rows, counts, informers: figures.informers, fleet, plan: planOfPackage(fleet.planPackageId, fleet.freeLimitDoubled) };
}

function taxOfTrip(trip: TripDetail, fuelType: FuelType, { computed, rates, averages, exemptPeriods }: QuarterReturn): number | null {
  if (trip.states.length === 0) return null;
  const { unitSystem } = computed;
  const lines = trip.states.map((state) => ({
    taxableDistance: isExempt(exemptPeriods, state.jurisdiction, fuelType, trip.endDate)
      ? ZERO
      : convertDistance({ value: new Decimal(state.tenthMiles - state.exemptTenthMiles).dividedBy(10), unit: 'mile' }, distanceUnitOf(unitSystem)),
    rate: rateOf(rates, state.jurisdiction, fuelType, unitSystem, trip.endDate),
    jurisdiction: state.jurisdiction,
  }));
  // Miles outside the agreement carry no tax of it.
  const taxed = lines.filter(({ jurisdiction, rate }) => rate !== undefined || isMemberLine(computed, jurisdiction));
  return tripTaxCents(taxed, averages.get(fuelType));
}

const isMemberLine = (computed: QuarterReturn['computed'], jurisdiction: string): boolean =>
  computed.schedules.some((schedule) => schedule.lines.some((line) => line.jurisdiction === jurisdiction));

function taxOfFuel(purchase: FuelDetail, date: string, { computed, rates, exemptPeriods }: QuarterReturn): number | null {
  const fuelType = purchase.fuelType as FuelType;
  const unit = defaultFuelUnit(fuelType, computed.unitSystem);
  const from = purchase.fuelUnit as FuelUnit;
  if (!isConvertibleFuel(from, unit)) return null;
  const isCredited = purchase.taxPaid && !isExempt(exemptPeriods, purchase.state, fuelType, date);
  return fuelCreditCents(convertFuel({ value: purchase.quantity, unit: from }, unit), rateOf(rates, purchase.state, fuelType, computed.unitSystem, date), isCredited);
}

function findingsOfTrip(row: LedgerRow, trip: TripDetail): Finding[] {
  const current: CheckedTrip = {
    id: trip.id,
    equipmentId: trip.equipmentId,
    unit: row.unit,
    date: trip.date,
    endDate: trip.endDate,
    odometerStartTenths: trip.odometerStartTenths,
    odometerEndTenths: trip.odometerEndTenths,
    tenthMiles: trip.tenthMiles,
    byHand: trip.entry === 'odometer' || trip.states.some((state) => state.manual),
    states: trip.states,
    origin: trip.stops[0] ?? null,
    destination: trip.stops.at(-1) ?? null,
  };
  const { previous } = trip;
  if (!previous) return tripFindings(current);
  const before: CheckedTrip = {
    ...current,
    id: previous.id,
    date: previous.date,
    endDate: previous.endDate,
    odometerEndTenths: previous.odometerEndTenths,
    destination: previous.destination,
  };
  return [...tripFindings(current), ...continuityFindings(before, current)];
}

function findingsOfFuel(row: LedgerRow, purchase: FuelDetail): Finding[] {
  const checked: CheckedFuel = {
    id: purchase.id,
    equipmentId: row.equipmentId,
    unit: row.unit,
    tankGallons: purchase.tankGallons,
    date: row.date,
    state: purchase.state,
    seller: purchase.seller,
    reference: purchase.reference,
    gallonsThousandths: row.gallonsThousandths ?? 0,
    bulk: purchase.bulk,
    taxPaid: purchase.taxPaid,
  };
  const findings = fuelFindings(checked);
  const duplicate = purchase.sameDay
    .map((other): CheckedFuel => ({ ...checked, ...other }))
    .find((other) => looksLikeDuplicate(other, checked));
  if (duplicate) findings.push(duplicateFinding(duplicate, checked));
  if (purchase.unitDrove) {
    const missing = fuelWithoutMiles(checked, new Map([[purchase.state, purchase.unitTenthMilesThere]]), row.quarterKey);
    if (missing) findings.push(missing);
  }
  return findings;
}
