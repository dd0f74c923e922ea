import { findFuelPurchases, type FuelPurchase } from '~/areas/fuel/data/fuel.server';
import { lastRecordIds } from '~/areas/ledger/data/last-records.server';
import { findTrips, type Trip } from '~/areas/trips/data/trips.server';
import type { OfferedPlace } from '~/engine/places/place-text';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';

/** What a new form begins with, and what its address fields offer first. */
export interface LastEntries {
  trip: Trip | null;
  fuel: FuelPurchase | null;
  /** Places of the last records, newest first, each once. */
  places: OfferedPlace[];
}

const MOST_RECORDS = 12;
const MOST_PLACES = 20;

/** The records that this person, else anybody of the carrier, wrote down last. */
export async function readLastEntries(ctx: Ctx<CarrierScope>): Promise<LastEntries> {
  const { scope } = ctx;
  const [tripIds, fuelIds] = await Promise.all([
    lastRecordIds(scope, 'trip', scope.userId),
    lastRecordIds(scope, 'fuel', scope.userId),
  ]);
  const [trips, purchases] = await Promise.all([
    findTrips(scope, tripIds.slice(0, MOST_RECORDS)),
    findFuelPurchases(scope, fuelIds.slice(0, MOST_RECORDS)),
  ]);
  const newest = <T extends { id: number }>(records: T[], ids: number[]): T[] =>
    ids.flatMap((id) => records.find((record) => record.id === id) ?? []);
  const [ordered, bought] = [newest(trips, tripIds), newest(purchases, fuelIds)];
  const places = new Map<string, OfferedPlace>();
  for (const { city, state, zip } of [...ordered.flatMap((trip) => [...trip.stops].reverse()), ...bought]) {
    if (city === '' || state === '') continue;
    const text = `${city}, ${state}${zip === '' ? '' : ` ${zip}`}`;
    if (!places.has(text)) places.set(text, { text, city, state, zip });
  }
  return {
    trip: ordered[0] ?? null,
    fuel: bought[0] ?? null,
    places: [...places.values()].slice(0, MOST_PLACES),
  };
}

/** The unit of the record that was written down last, trip or purchase; '' where none names one. */
export function lastUnit({ trip, fuel }: LastEntries): string {
  const [newer, older] =
    trip && fuel && fuel.updatedAt > trip.updatedAt ? [fuel, trip] : [trip ?? fuel, trip ? fuel : null];
  return String(newer?.equipmentId ?? older?.equipmentId ?? '');
}
