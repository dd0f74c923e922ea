import { deleteResolution, listResolutions, saveResolution } from '~/data/records/check-resolutions.server';
import { readQuarterRecords } from '~/data/reports/quarter-records.server';
import type { CarrierScope } from '~/data/database/scope.server';
import { parseQuarterKey, quarterKey as keyOf, quarterOfDate } from '~/domain/calendar/quarter';
import { duplicateFindings, economyFinding, fuelFindings, fuelWithoutMiles, milesWithoutFuel, type CheckedFuel, type UnitQuarter } from '~/domain/checks/fuel-checks';
import type { Finding, ResolvedFinding } from '~/domain/checks/finding';
import { allTripFindings, type CheckedTrip } from '~/domain/checks/trip-checks';
import { isIftaMember } from '~/domain/jurisdictions/codes';
import { invalid, ok, type Result } from '~/domain/result';
import { refuseReader } from '../authorize';
import type { Ctx } from '../context';

/** More records of a quarter are checked on their rows only. */
const MOST_RECORDS = 20_000;

export interface QuarterChecks {
  findings: ResolvedFinding[];
  trips: number;
  fuel: number;
}

/** What a careful auditor would ask about a quarter, open questions first. */
export async function checkQuarter(ctx: Ctx<CarrierScope>, quarterKey: number): Promise<QuarterChecks> {
  if (!parseQuarterKey(quarterKey)) return { findings: [], trips: 0, fuel: 0 };
  const [records, resolutions] = [await readQuarterRecords(ctx.scope, quarterKey, MOST_RECORDS), await listResolutions(ctx.scope)];
  const resolved = new Map(resolutions.map(({ findingKey, ...resolution }) => [findingKey, resolution]));
  const inQuarter = new Set(records.trips.filter((trip) => keyOf(quarterOfDate(trip.endDate)) === quarterKey).map((trip) => trip.id));
  const ofTrips = allTripFindings(records.trips).filter(({ on }) => on.kind === 'trip' && inQuarter.has(on.id));
  const trips = records.trips.filter((trip) => inQuarter.has(trip.id));
  const found = [...ofTrips, ...findingsOfFuel(trips, records.fuel, quarterKey)];
  const findings = found.map((finding): ResolvedFinding => ({ ...finding, resolution: resolved.get(finding.key) ?? null }));
  findings.sort((a, b) => Number(a.resolution !== null) - Number(b.resolution !== null));
  return { findings, trips: trips.length, fuel: records.fuel.length };
}

function findingsOfFuel(trips: readonly CheckedTrip[], fuel: readonly CheckedFuel[], quarterKey: number): Finding[] {
  const units = new Map<number, UnitQuarter & { milesByState: Map<string, number> }>();
  const unitOf = (equipmentId: number, unit: string) => {
    const known = units.get(equipmentId) ?? { equipmentId, unit, quarterKey, milesByState: new Map<string, number>(), gallonsThousandths: 0 };
    units.set(equipmentId, known);
    return known;
  };
  const fleetMiles = new Map<string, number>();
  for (const trip of trips) {
    for (const { jurisdiction, tenthMiles } of trip.states) {
      fleetMiles.set(jurisdiction, (fleetMiles.get(jurisdiction) ?? 0) + tenthMiles);
      if (trip.equipmentId === null) continue;
      const { milesByState } = unitOf(trip.equipmentId, trip.unit);
      milesByState.set(jurisdiction, (milesByState.get(jurisdiction) ?? 0) + tenthMiles);
    }
  }
  for (const purchase of fuel) if (purchase.equipmentId !== null) unitOf(purchase.equipmentId, purchase.unit).gallonsThousandths += purchase.gallonsThousandths;
  const perPurchase = fuel.flatMap((purchase) => {
    const miles = purchase.equipmentId === null ? undefined : units.get(purchase.equipmentId)?.milesByState;
    const missing = miles && miles.size > 0 ? fuelWithoutMiles(purchase, miles, quarterKey) : undefined;
    return [...fuelFindings(purchase), ...(missing ? [missing] : [])];
  });
  const fuelStates = new Set(fuel.map((purchase) => purchase.state));
  return [
    ...milesWithoutFuel(fleetMiles, fuelStates, quarterKey, isIftaMember),
    ...[...units.values()].flatMap((unit) => economyFinding(unit) ?? []),
    ...duplicateFindings(fuel),
    ...perPurchase,
  ];
}

const LONGEST_KEY = 200;

/** Writes down why a finding is in order. */
export async function resolveFinding(ctx: Ctx<CarrierScope>, input: { key: string; reason: string }): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const reason = input.reason.trim().slice(0, 300);
  if (reason === '') return invalid('Say why it is in order: an auditor will read it.', { reason: ['Say why it is in order.'] });
  if (!/^[a-z-]+:/.test(input.key) || input.key.length > LONGEST_KEY) return invalid('This question is not known.', { key: ['This question is not known.'] });
  await saveResolution(ctx.scope, input.key, reason, ctx.clock.now());
  return ok(null);
}

/** Takes a reason back: the question stands again. */
export async function reopenFinding(ctx: Ctx<CarrierScope>, key: string): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  await deleteResolution(ctx.scope, key.slice(0, LONGEST_KEY));
  return ok(null);
}
