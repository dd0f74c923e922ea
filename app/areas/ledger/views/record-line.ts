import { formatUsDate } from '~/engine/calendar/local-date';
import type { FuelPurchase } from '~/areas/fuel/read-fuel.server';
import type { Trip } from '~/areas/trips/read-trip.server';
import { fuelUnitName } from '~/areas/fuel/views/fuel-form';
import { endsOf, titleOf } from '~/areas/trips/views/trip-page';

/** One record in one line, for a confirmation. */
export interface RecordLine {
  day: string;
  /** "Trip", "120.5 gallons" */
  what: string;
  /** Of a trip that has them. */
  ends: readonly [from: string, to: string] | null;
  /** Seller and town of a purchase. */
  place: string;
}

export function recordLine(record: { trip: Trip } | { fuel: FuelPurchase }): RecordLine {
  if ('trip' in record) {
    const { trip } = record;
    return { day: formatUsDate(trip.date), what: titleOf(trip), ends: endsOf(trip), place: '' };
  }
  const { fuel } = record;
  return {
    day: formatUsDate(fuel.date),
    what: `${fuel.quantity} ${fuelUnitName(fuel.fuelUnit)}`,
    ends: null,
    place: [fuel.seller, fuel.city, fuel.state].filter(Boolean).join(', '),
  };
}

/** "2 trips and 1 fuel purchase". */
export function countedRecords(trips: number, fuel: number): string {
  const parts = [];
  if (trips > 0) parts.push(trips === 1 ? '1 trip' : `${trips} trips`);
  if (fuel > 0) parts.push(fuel === 1 ? '1 fuel purchase' : `${fuel} fuel purchases`);
  return parts.join(' and ');
}
