import { findResolutions } from '~/areas/ledger/data/check-resolutions.server';
import type { FuelFacts, TripFacts } from '~/areas/ledger/data/ledger-facts.server';
import type { LedgerRow } from '~/areas/ledger/data/ledger-list.server';
import type { FuelUnit, UnitSystem } from '~/engine/units/conversion';
import type { CarrierScope } from '~/platform/database/scope.server';
import {
  duplicateFinding,
  fuelFindings,
  fuelWithoutMiles,
  looksLikeDuplicate,
  type CheckedFuel,
} from '~/areas/ledger/rules/fuel-checks';
import type { Finding } from '~/areas/ledger/rules/finding';
import { MEASURES, type Measures } from '~/areas/ledger/rules/measures';
import { continuityFindings, tripFindings, type CheckedTrip } from '~/areas/ledger/rules/trip-checks';

export interface RowFinding extends Finding {
  /** Why it is in order, where someone has said so. */
  resolution: { reason: string; by: string } | null;
}

/** The auditor's questions about a row of the list, by what was read with it. */
export function findingsOf(row: LedgerRow, units: UnitSystem): Finding[] {
  const measures = MEASURES[units];
  return row.trip ? ofTrip(row, row.trip, measures) : row.fuel ? ofFuel(row, row.fuel, measures) : [];
}

/** The questions of several rows with what has been said to them; asks for answers only where there are any. */
export async function answered(
  scope: CarrierScope,
  questions: readonly (readonly Finding[])[],
  hasResolutions: boolean,
): Promise<RowFinding[][]> {
  const keys = hasResolutions ? questions.flatMap((found) => found.map(({ key }) => key)) : [];
  const answers = new Map(
    (keys.length > 0 ? await findResolutions(scope, keys) : []).map(({ findingKey, reason, by }) => [
      findingKey,
      { reason, by },
    ]),
  );
  return questions.map((found) =>
    found.map((finding) => ({ ...finding, resolution: answers.get(finding.key) ?? null })),
  );
}

/** A purchase is made in the one state of its row. */
export const stateOf = (row: LedgerRow): string => row.states[0] ?? '';

function ofTrip(row: LedgerRow, trip: TripFacts, measures: Measures): Finding[] {
  // No auditor asks about miles that are on no return.
  if (!trip.counts) return [];
  const current: CheckedTrip = {
    id: row.id,
    equipmentId: row.equipmentId,
    unit: row.unit,
    date: row.date,
    endDate: trip.endDate,
    odometerStartTenths: trip.odometerStartTenths,
    odometerStartTenthKilometers: trip.odometerStartTenthKilometers,
    odometerEndTenths: trip.odometerEndTenths,
    odometerEndTenthKilometers: trip.odometerEndTenthKilometers,
    tenthMiles: row.tenthMiles,
    byHand: trip.entry === 'odometer' || trip.states.some((state) => state.manual),
    states: trip.states,
    origin: trip.origin,
    destination: trip.destination,
    odometerReplacements: trip.odometerReplacements,
  };
  const { previous } = trip;
  if (!previous) return tripFindings(current, measures);
  const before: CheckedTrip = {
    ...current,
    id: previous.id,
    date: previous.date,
    endDate: previous.endDate,
    odometerEndTenths: previous.odometerEndTenths,
    odometerEndTenthKilometers: previous.odometerEndTenthKilometers,
    destination: previous.destination,
  };
  return [...tripFindings(current, measures), ...continuityFindings(before, current, measures)];
}

function ofFuel(row: LedgerRow, purchase: FuelFacts, measures: Measures): Finding[] {
  const checked: CheckedFuel = {
    id: row.id,
    equipmentId: row.equipmentId,
    unit: row.unit,
    tankGallons: purchase.tankGallons,
    tankLiters: purchase.tankLiters,
    date: row.date,
    state: stateOf(row),
    seller: purchase.seller,
    reference: purchase.reference,
    gallonsThousandths: row.gallonsThousandths ?? 0,
    fuelUnit: purchase.fuelUnit as FuelUnit,
    bulk: purchase.bulk,
    taxPaid: purchase.taxPaid,
  };
  const findings = fuelFindings(checked, measures);
  const duplicate = purchase.sameDay
    .map((other): CheckedFuel => ({ ...checked, ...other }))
    .find((other) => looksLikeDuplicate(other, checked));
  if (duplicate) findings.push(duplicateFinding(duplicate, checked, measures));
  if (purchase.unitDrove) {
    const missing = fuelWithoutMiles(
      checked,
      new Map([[checked.state, purchase.unitDroveThere ? 1 : 0]]),
      row.quarterKey,
      measures,
    );
    if (missing) findings.push(missing);
  }
  return findings;
}
