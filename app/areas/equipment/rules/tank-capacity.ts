/** The capacity of a truck's tanks: kept in whole gallons, with the liters that were written beside them. */
import { convertFuel } from '~/engine/units/conversion';
import { Decimal, roundHalfUp, toSafeInteger } from '~/engine/units/decimal';

export interface TankCapacity {
  /** Whole US gallons; null where nobody has entered the capacity. */
  tankGallons: number | null;
  /** Whole liters as they were written; null where gallons were. */
  tankLiters: number | null;
}

/** Whole gallons of whole liters, half up. */
export const gallonsOfLiters = (liters: number): number =>
  toSafeInteger(roundHalfUp(convertFuel({ value: liters, unit: 'litre' }, 'gallon')));

const litersOfGallons = (gallons: number): number =>
  toSafeInteger(roundHalfUp(convertFuel({ value: gallons, unit: 'gallon' }, 'litre')));

/** Whole liters as who reads liters sees them: those that were written, else those of the gallons. */
export const shownLiters = ({ tankGallons, tankLiters }: TankCapacity): number | null =>
  tankLiters ?? (tankGallons === null ? null : litersOfGallons(tankGallons));

/** Thousandths of a gallon that the tanks hold, of liters exactly. */
export const tankThousandths = ({
  tankGallons,
  tankLiters = null,
}: Pick<TankCapacity, 'tankGallons'> & { tankLiters?: number | null }): number | null =>
  tankLiters !== null
    ? toSafeInteger(roundHalfUp(convertFuel({ value: tankLiters, unit: 'litre' }, 'gallon').times(1000)))
    : tankGallons === null
      ? null
      : toSafeInteger(new Decimal(tankGallons).times(1000));

/** What is none is refused for itself. */
const isWhole = (value: number | null): value is number => Number.isSafeInteger(value);

/** Whether gallons and liters that were both given are one capacity. */
export const isOneCapacity = ({ tankGallons, tankLiters }: TankCapacity): boolean =>
  !isWhole(tankGallons) ||
  !isWhole(tankLiters) ||
  gallonsOfLiters(tankLiters) === tankGallons ||
  litersOfGallons(tankGallons) === tankLiters;

/** What is kept of a capacity that was written in one unit or both: what comes back as it was shown stays as it was written. */
export function keptCapacity(before: TankCapacity | null, given: TankCapacity): TankCapacity {
  const { tankGallons, tankLiters } = given;
  if (tankGallons === null && tankLiters === null) return given;
  if (
    before &&
    (tankGallons === null || tankGallons === before.tankGallons) &&
    (tankLiters === null || tankLiters === shownLiters(before))
  )
    return { tankGallons: before.tankGallons, tankLiters: before.tankLiters };
  if (tankLiters === null) return { tankGallons, tankLiters };
  // Liters that are those of the gallons beside them were read from gallons.
  return tankGallons !== null && gallonsOfLiters(tankLiters) !== tankGallons
    ? { tankGallons, tankLiters: null }
    : { tankGallons: gallonsOfLiters(tankLiters), tankLiters };
}
