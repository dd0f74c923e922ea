import { fuelTypeInSentence, type FuelType } from '~/engine/ifta/fuel-types';
import type { FieldErrors } from '~/engine/result';
import type { BulkTank } from './tank';

interface DrawnFuel {
  state: string;
  fuelType: FuelType;
  fuelUnit: string;
}

/** What of a withdrawal does not fit the tank that it names, by field. */
export function drawnFuelProblems(
  tank: Pick<BulkTank, 'name' | 'state' | 'fuelType'>,
  fuel: DrawnFuel,
): FieldErrors {
  return {
    ...(fuel.state !== '' && fuel.state !== tank.state
      ? { state: [`Tank ${tank.name} is in ${tank.state}. Choose ${tank.state}, or another tank.`] }
      : {}),
    ...(fuel.fuelType !== tank.fuelType
      ? { fuelType: [`Tank ${tank.name} holds ${fuelTypeInSentence(tank.fuelType)}.`] }
      : {}),
    ...(fuel.fuelUnit !== 'gallon' && fuel.fuelUnit !== 'litre'
      ? { fuelUnit: ['Fuel from a tank is in gallons or liters.'] }
      : {}),
  };
}

export const NO_TANK_TO_DRAW_FROM = 'This tank was not found. Choose another one.';
