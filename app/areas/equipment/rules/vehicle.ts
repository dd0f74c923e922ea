import type { FuelType } from '~/engine/ifta/fuel-types';
import type { EarlierWeights } from './dated-weights';
import type { OdometerReplacement } from './odometer-replacements';
import type { VehicleMeasures } from './qualified-vehicle';

/** A vehicle of a carrier, as it is kept. */
export interface Vehicle extends VehicleMeasures {
  id: number;
  unit: string;
  make: string | null;
  model: string | null;
  vin: string | null;
  year: number | null;
  active: boolean;
  plate: string | null;
  baseJurisdiction: string | null;
  fuelType: FuelType;
  /** The first day of its weights and axles; null where it always had them. */
  weightsFrom: string | null;
  /** Those of before, in their order. */
  earlierWeights: EarlierWeights[];
  /** The odometers that it got in place of others, in the order of their days. */
  odometerReplacements: OdometerReplacement[];
  heightInches: number | null;
  lengthInches: number | null;
  widthInches: number | null;
  /** It usually carries hazardous materials with placards. */
  hazmat: boolean;
  tankGallons: number | null;
  /** As it was written in liters; null where gallons were. */
  tankLiters: number | null;
  inServiceOn: string | null;
  outOfServiceOn: string | null;
  revision: number;
  updatedAt: Date;
}
