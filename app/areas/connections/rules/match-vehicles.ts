import { foldUnit, withoutZeros } from '~/areas/equipment/rules/unit-number';

/** A vehicle as a telematics system names it. */
export interface NamedVehicle {
  name: string;
  vin: string;
  plate: string;
}

/** A unit of the carrier. */
export interface OwnUnit {
  id: number;
  unit: string;
  vin: string | null;
  plate: string | null;
}

export interface VehicleMatch {
  unitId: number;
  by: 'VIN' | 'unit number' | 'plate';
}

/** The one unit of which `test` is true; null for none and for several. */
const only = (units: readonly OwnUnit[], test: (unit: OwnUnit) => boolean): OwnUnit | null => {
  const found = units.filter(test);
  return found.length === 1 ? (found[0] as OwnUnit) : null;
};

/** The unit that a vehicle is: by VIN, else by unit number, else by plate. Null where none or several could be meant. */
export function matchVehicle(vehicle: NamedVehicle, units: readonly OwnUnit[]): VehicleMatch | null {
  const [vin, plate, name] = [
    foldUnit(vehicle.vin),
    foldUnit(vehicle.plate),
    withoutZeros(foldUnit(vehicle.name)),
  ];
  const byVin = vin === '' ? null : only(units, (unit) => foldUnit(unit.vin ?? '') === vin);
  if (byVin) return { unitId: byVin.id, by: 'VIN' };
  const exact = units.find(({ unit }) => unit === vehicle.name);
  const byName =
    exact ?? (name === '' ? null : only(units, (unit) => withoutZeros(foldUnit(unit.unit)) === name));
  if (byName) return { unitId: byName.id, by: 'unit number' };
  const byPlate = plate === '' ? null : only(units, (unit) => foldUnit(unit.plate ?? '') === plate);
  return byPlate ? { unitId: byPlate.id, by: 'plate' } : null;
}
