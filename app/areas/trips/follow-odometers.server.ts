import { findUnits } from '~/areas/equipment/data/equipment.server';
import type { ReplacedOdometers } from '~/areas/equipment/rules/odometer-replacements';
import { filedAmong } from '~/areas/returns/data/filed-quarters.server';
import {
  findTrips,
  listTripsByReadings,
  lockTrips,
  updateTrip,
  writeJurisdictions,
  type Trip,
} from '~/areas/trips/data/trips.server';
import { stateLineProblems } from '~/areas/trips/rules/state-lines';
import type { LocalDate } from '~/engine/calendar/local-date';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { finish } from './change-trip.server';
import { startingMiles } from './trip-miles';

/** What became of trips whose miles are read off odometers, where those of their truck are others now. */
export interface FollowedTrips {
  changed: number;
  /** In filed quarters: they keep their miles until the quarter is reopened. */
  filed: number;
  /** Corrected by a person, or their readings run back now: they keep their miles. */
  kept: number;
}

export const NO_TRIPS: FollowedTrips = { changed: 0, filed: 0, kept: 0 };

interface Followed extends ReplacedOdometers {
  equipmentId: number;
  /** The days on which the truck has, or had, another odometer. */
  days: readonly LocalDate[];
}

/** Reads the miles of a truck's trips over these days off its odometers again. Call in the transaction that changed the odometers. */
export async function followOdometers(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  { equipmentId, days, odometerReplacements }: Followed,
): Promise<FollowedTrips> {
  const ids = await listTripsByReadings(scope, equipmentId, days);
  return followTrips(ctx, scope, ids, () => ({ odometerReplacements: odometerReplacements ?? [] }));
}

/** The same of trips that got another truck, came back from the trash, or whose quarter was reopened. */
export async function followOwnOdometers(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  ids: readonly number[],
): Promise<FollowedTrips> {
  const trips = (await findTrips(scope, ids)).filter(({ entry }) => entry === 'odometer');
  const named = trips.flatMap(({ equipmentId }) => equipmentId ?? []);
  const units = new Map((await findUnits(scope, [...new Set(named)])).map((unit) => [unit.id, unit]));
  return followTrips(
    ctx,
    scope,
    trips.map(({ id }) => id),
    ({ equipmentId }) => ({ odometerReplacements: units.get(equipmentId ?? 0)?.odometerReplacements ?? [] }),
  );
}

async function followTrips(
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  ids: readonly number[],
  odometersOf: (trip: Trip) => ReplacedOdometers,
): Promise<FollowedTrips> {
  const followed = { ...NO_TRIPS };
  if (ids.length === 0) return followed;
  await lockTrips(scope, ids);
  const trips = await findTrips(scope, ids);
  const filed = new Set(
    await filedAmong(
      scope,
      trips.map((trip) => trip.quarterKey),
    ),
  );
  for (const before of trips) {
    const miles = milesBy(before, odometersOf(before));
    if (miles === 'kept') followed.kept += 1;
    else if (miles !== null && filed.has(before.quarterKey)) followed.filed += 1;
    else if (miles !== null) {
      const saved = await updateTrip(
        scope,
        before.id,
        before.revision,
        { route: miles.route },
        ctx.clock.now(),
      );
      if (!saved) continue;
      await writeJurisdictions(scope, saved, miles.rows);
      await finish(ctx, scope, 'updated', before, { ...saved, jurisdictions: miles.rows });
      followed.changed += 1;
    }
  }
  return followed;
}

/** The miles by these odometers; null where they are those of the trip, 'kept' where they cannot take their place. */
function milesBy(
  trip: Trip,
  { odometerReplacements = [] }: ReplacedOdometers,
): ReturnType<typeof startingMiles> | 'kept' | null {
  const { date, endDate, stateLines, odometerEndTenths, odometerEndTenthKilometers } = trip;
  const days = { date, endDate, odometerReplacements };
  const miles = startingMiles(trip, trip.jurisdictions, odometerReplacements);
  const text = (rows: Trip['jurisdictions']) =>
    JSON.stringify(rows.map((row) => [row.jurisdiction, row.tenthMiles, row.tenthKilometers]));
  if (text(miles.rows) === text(trip.jurisdictions)) return null;
  const isCorrected = trip.jurisdictions.some((row) => row.manualTenthMiles !== null);
  const problems = stateLineProblems(stateLines, odometerEndTenths ?? 0, odometerEndTenthKilometers, days);
  return isCorrected || problems.length > 0 ? 'kept' : miles;
}
