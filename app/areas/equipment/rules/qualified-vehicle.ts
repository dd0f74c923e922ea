/** Which vehicles the fuel tax agreement is about: R245. */
import type { LocalDate } from '~/engine/calendar/local-date';
import { weightsBetween, type DatedWeights } from './dated-weights';

export const QUALIFYING_POUNDS = 26_000;

export interface VehicleMeasures {
  axles: number | null;
  /** Gross or registered gross weight of the power unit. */
  registeredWeightPounds: number | null;
  /** Weight together with its trailers. */
  combinationWeightPounds: number | null;
  recreational: boolean;
}

export interface Qualification {
  /** Unknown: the figures that decide are not there. Such a unit is reported, so that no miles go missing. */
  qualified: 'yes' | 'no' | 'unknown';
  /** For people: the rule that decided. */
  reason: string;
}

const pounds = (value: number): string => `${String(value).replace(/\B(?=(\d{3})+$)/g, ',')} lb`;

/**
 * Whether the vehicle is a qualified motor vehicle: three or more axles; or more than 26,000 lb alone; or used in
 * a combination of more than 26,000 lb; and no recreational vehicle.
 */
export function qualifyVehicle(vehicle: VehicleMeasures): Qualification {
  const { axles, registeredWeightPounds: weight, combinationWeightPounds: combination } = vehicle;
  if (vehicle.recreational) {
    return { qualified: 'no', reason: 'Recreational vehicles are outside the agreement (R245).' };
  }
  if (axles !== null && axles >= 3) {
    return { qualified: 'yes', reason: `${axles} axles: three or more qualify at any weight (R245).` };
  }
  if (weight !== null && weight > QUALIFYING_POUNDS) {
    return { qualified: 'yes', reason: `${pounds(weight)} is more than 26,000 lb (R245).` };
  }
  if (combination !== null && combination > QUALIFYING_POUNDS) {
    return {
      qualified: 'yes',
      reason: `Used in a combination of ${pounds(combination)}, more than 26,000 lb (R245).`,
    };
  }
  if (axles !== null && weight !== null) {
    const alone = `${axles} axles and ${pounds(weight)}`;
    return {
      qualified: 'no',
      reason:
        combination === null
          ? `${alone}, not over 26,000 lb. If it pulls a trailer, enter the combined weight (R245).`
          : `${alone}, ${pounds(combination)} with trailers: not over 26,000 lb (R245).`,
    };
  }
  return {
    qualified: 'unknown',
    reason: 'Enter axles and weight. Until you do, we include this truck in your report.',
  };
}

/** The same of a period: a vehicle that qualified on a day of it is inside for all of it. */
export function qualifyDuring(
  vehicle: VehicleMeasures & DatedWeights,
  first: LocalDate,
  last: LocalDate,
): Qualification {
  const found = weightsBetween(vehicle, first, last).map((weights) =>
    qualifyVehicle({ ...weights, recreational: vehicle.recreational }),
  );
  return found.findLast(({ qualified }) => qualified !== 'no') ?? found.at(-1) ?? qualifyVehicle(vehicle);
}
