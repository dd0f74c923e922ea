import { findTowns } from '~/areas/places/data/places.server';
import type { Scope } from '~/platform/database/scope.server';
import { processSingleton } from '~/config/process-singleton.server';

/** A town as a map names it. */
export interface MapTown {
  name: string;
  lat: number;
  lon: number;
  population: number;
}

/** Smaller ones are named on no map. */
const LEAST_PEOPLE = 500;
/** A new edition of the places is on the maps after this long. */
const KEPT_MS = 6 * 3_600_000;

/** Every town that a map may name, the largest first; read once in a while and kept by the process. */
export async function mapTowns(scope: Scope, now: Date): Promise<readonly MapTown[]> {
  const kept = processSingleton<{ at: number; towns: Promise<readonly MapTown[]> | null }>(
    'map towns',
    () => ({
      at: 0,
      towns: null,
    }),
  );
  if (kept.towns && now.getTime() - kept.at < KEPT_MS) return kept.towns;
  kept.at = now.getTime();
  kept.towns = findTowns(scope, LEAST_PEOPLE);
  // What failed or found nothing yet (a new database) is asked again next time.
  kept.towns.then(
    (towns) => towns.length === 0 && (kept.towns = null),
    () => (kept.towns = null),
  );
  return kept.towns;
}
