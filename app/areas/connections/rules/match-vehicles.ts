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

const folded = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** "T-012" and "T12" are the same number. */
const withoutNoughts = (text: string): string => folded(text).replace(/(^|[A-Z])0+(?=\d)/g, '$1');

/** The one unit of which `test` is true; null for none and for several. */
const only = (units: readonly OwnUnit[], test: (unit: OwnUnit) => boolean): OwnUnit | null => {
  const found = units.filter(test);
  return found.length === 1 ? (found[0] as OwnUnit) : null;
};

/** The unit that a vehicle is: by VIN, else by unit number, else by plate. Null where none or several could be meant. */
export function matchVehicle(vehicle: NamedVehicle, units: readonly OwnUnit[]): VehicleMatch | null {
  const [vin, plate, name] = [folded(vehicle.vin), folded(vehicle.plate), withoutNoughts(vehicle.name)];
  const byVin = vin === '' ? null : only(units, (unit) => folded(unit.vin ?? '') === vin);
  if (byVin) return { unitId: byVin.id, by: 'VIN' };
  const exact = units.find(({ unit }) => unit === vehicle.name);
  const byName = exact ?? (name === '' ? null : only(units, (unit) => withoutNoughts(unit.unit) === name));
  if (byName) return { unitId: byName.id, by: 'unit number' };
  const byPlate = plate === '' ? null : only(units, (unit) => folded(unit.plate ?? '') === plate);
  return byPlate ? { unitId: byPlate.id, by: 'plate' } : null;
}
