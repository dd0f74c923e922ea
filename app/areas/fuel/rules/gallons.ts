import { convertFuel, isConvertibleFuel, type FuelUnit } from '~/engine/units/conversion';
import { decimal, roundHalfUp, toSafeInteger, type DecimalInput } from '~/engine/units/decimal';

/**
 * The quantity in thousandths of a gallon for lists and sorting; a unit that is no liquid (kWh, kg) counts as it is.
 * Returns convert the entered quantity themselves, unrounded.
 */
export function gallonsThousandths(quantity: DecimalInput, unit: FuelUnit): number {
  const gallons = isConvertibleFuel(unit, 'gallon')
    ? convertFuel({ value: quantity, unit }, 'gallon')
    : decimal(quantity);
  return toSafeInteger(roundHalfUp(gallons.times(1000)));
}
