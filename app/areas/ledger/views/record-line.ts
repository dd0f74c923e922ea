import { formatUsDate } from '~/engine/calendar/local-date';
import type { FuelPurchase } from '~/areas/fuel/read-fuel.server';
import type { Trip } from '~/areas/trips/read-trip.server';
import { fuelUnitName } from '~/areas/fuel/views/fuel-form';
import { titleOf } from '~/areas/trips/views/trip-page';

/** One record in one line, for a confirmation. */
export function recordLine(record: { trip: Trip } | { fuel: FuelPurchase }): string {
  if ('trip' in record) return `${formatUsDate(record.trip.date)} ${titleOf(record.trip)}`;
  const { fuel } = record;
  return `${formatUsDate(fuel.date)} ${fuel.quantity} ${fuelUnitName(fuel.fuelUnit)}, ${[fuel.seller, fuel.city, fuel.state].filter(Boolean).join(', ')}`;
}

/** "2 trips and 1 fuel purchase". */
export function countedRecords(trips: number, fuel: number): string {
  const parts = [];
  if (trips > 0) parts.push(trips === 1 ? '1 trip' : `${trips} trips`);
  if (fuel > 0) parts.push(fuel === 1 ? '1 fuel purchase' : `${fuel} fuel purchases`);
  return parts.join(' and ');
}
