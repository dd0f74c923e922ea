import type { GivenMiles } from './trip-row';

/** What tells whether two records are one and the same thing, recorded twice. */

export interface FuelFacts {
  /** Id of the vehicle, or the number of one yet to be made. */
  vehicle: string;
  date: string;
  state: string;
  fuelType: string;
  gallonsThousandths: number;
  reference: string;
}

export interface TripFacts {
  vehicle: string;
  date: string;
  endDate: string;
  stops: readonly string[];
  /** Null: not known yet, a route is to find them. */
  miles: readonly Pick<GivenMiles, 'jurisdiction' | 'tenthMiles'>[] | null;
  odometerStartTenths: number | null;
  reference: string;
}

const fold = (text: string): string => text.trim().toLowerCase();

/** Two papers have two numbers; a missing one proves nothing. */
const sameReference = (a: string, b: string): boolean =>
  fold(a) === '' || fold(b) === '' || fold(a) === fold(b);

const milesText = (miles: TripFacts['miles']): string =>
  miles === null
    ? ''
    : [...miles]
        .filter(({ tenthMiles }) => tenthMiles > 0)
        .sort((a, b) => a.jurisdiction.localeCompare(b.jurisdiction))
        .map((part) => `${part.jurisdiction}${part.tenthMiles}`)
        .join(',');

/** Text that is the same for lines of one file that say the same. */
export const fuelText = (fuel: FuelFacts): string =>
  [
    'fuel',
    fold(fuel.vehicle),
    fuel.date,
    fuel.state,
    fuel.fuelType,
    fuel.gallonsThousandths,
    fold(fuel.reference),
  ].join('\u0001');

export const tripText = (trip: TripFacts): string =>
  [
    'trip',
    fold(trip.vehicle),
    trip.date,
    trip.endDate,
    trip.stops.map(fold).join('>'),
    milesText(trip.miles),
    trip.odometerStartTenths ?? '',
    fold(trip.reference),
  ].join('\u0001');

const COUNTS_LINES = /^(#|n[or]\.?|(row|line|seq(uence)?|s)\.?\s*(#|no|nr|num|number)?\.?)$/i;

/** All that a line says but its place in the list. */
export const lineText = (cells: readonly string[], headers: readonly string[]): string =>
  ['', ...cells.filter((_, column) => !COUNTS_LINES.test((headers[column] ?? '-').trim()))]
    .map(fold)
    .join('\u0001');

/** Of purchases that are recorded: whether a line is one of them, the same truck, day, state, fuel and quantity, and no two receipt numbers. */
export function recordedFuel(purchases: Iterable<FuelFacts>): (line: FuelFacts) => boolean {
  // Looked up by what must be equal: a day may hold thousands of equal fills, which are not compared each with each.
  const references = new Map<string, Set<string>>();
  const keyOf = (fuel: FuelFacts) => fuelText({ ...fuel, reference: '' });
  for (const fuel of purchases) {
    const known = references.get(keyOf(fuel)) ?? new Set();
    references.set(keyOf(fuel), known.add(fold(fuel.reference)));
  }
  return (line) => {
    const known = references.get(keyOf(line));
    const reference = fold(line.reference);
    return known !== undefined && (reference === '' || known.has('') || known.has(reference));
  };
}

/** Whether a trip was recorded before: the same truck and days, and the same stops or the same miles. */
export function isSameTrip(a: TripFacts, b: TripFacts): boolean {
  if (
    a.vehicle !== b.vehicle ||
    a.date !== b.date ||
    a.endDate !== b.endDate ||
    !sameReference(a.reference, b.reference)
  )
    return false;
  if (
    a.odometerStartTenths !== null &&
    b.odometerStartTenths !== null &&
    a.odometerStartTenths !== b.odometerStartTenths
  )
    return false;
  const sameStops = a.stops.length >= 2 && a.stops.map(fold).join('>') === b.stops.map(fold).join('>');
  const haveMiles = (a.miles?.length ?? 0) > 0 && (b.miles?.length ?? 0) > 0;
  if (a.miles !== null && haveMiles) return milesText(a.miles) === milesText(b.miles);
  return sameStops;
}
