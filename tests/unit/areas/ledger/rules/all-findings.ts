import type { Finding } from '~/areas/ledger/rules/finding';
import { DuplicateSearch, type CheckedFuel } from '~/areas/ledger/rules/fuel-checks';
import { TripSequence, type CheckedTrip } from '~/areas/ledger/rules/trip-checks';

/** All duplicates among the purchases, each on the later one, in whatever order they are given. */
export function duplicateFindings(purchases: readonly CheckedFuel[]): Finding[] {
  const ordered = [...purchases].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id));
  const search = new DuplicateSearch();
  return ordered.flatMap((fuel) => search.next(fuel) ?? []);
}

/** All questions about the trips of a fleet, in whatever order they are given. */
export function allTripFindings(trips: readonly CheckedTrip[]): Finding[] {
  const ordered = [...trips].sort((a, b) =>
    a.endDate < b.endDate ? -1 : a.endDate > b.endDate ? 1 : a.id - b.id,
  );
  const sequence = new TripSequence();
  return ordered.flatMap((trip) => sequence.next(trip));
}
