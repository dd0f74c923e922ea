/** What the rules of the road ask of a truck; null: not known. */
export interface TruckSize {
  heightInches: number | null;
  widthInches: number | null;
  lengthInches: number | null;
  axles: number | null;
  weightPounds: number | null;
}

/** A unit as far as a road is found for it. */
export interface MeasuredUnit extends Omit<TruckSize, 'weightPounds'> {
  registeredWeightPounds: number | null;
  combinationWeightPounds: number | null;
  hazmat: boolean;
}

/** The size of a unit as it drives: with its trailers where their weight is known. */
export const sizeOf = (unit: MeasuredUnit): TruckSize => ({
  heightInches: unit.heightInches,
  widthInches: unit.widthInches,
  lengthInches: unit.lengthInches,
  axles: unit.axles,
  weightPounds: unit.combinationWeightPounds ?? unit.registeredWeightPounds,
});

/** Hazardous materials on board: as the trip says, or else as its truck usually does. */
export const carriesHazmat = (ofTrip: boolean | null, unit: Pick<MeasuredUnit, 'hazmat'> | null): boolean =>
  ofTrip ?? unit?.hazmat ?? false;

/** What a road is found for: a load on a unit, or on none. */
export interface LoadedUnit {
  unit: MeasuredUnit | null;
  hazmat: boolean | null;
}

/** A truck and whether hazardous materials were on board, as far as the road depends on them. */
export interface DrivenTruck {
  truck: TruckSize | null;
  hazmat: boolean;
}

export const drivenTruck = ({ unit, hazmat }: LoadedUnit): DrivenTruck => ({
  truck: unit && sizeOf(unit),
  hazmat: carriesHazmat(hazmat, unit),
});

const SIZES = ['heightInches', 'widthInches', 'lengthInches', 'axles', 'weightPounds'] as const;

/** Whether the same rules of the road hold for both. No truck is like one of which nothing is known. */
export const drivesAlike = (a: DrivenTruck, b: DrivenTruck): boolean =>
  a.hazmat === b.hazmat && SIZES.every((name) => (a.truck?.[name] ?? null) === (b.truck?.[name] ?? null));
