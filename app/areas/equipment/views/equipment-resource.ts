import { shownLiters } from '~/areas/equipment/rules/tank-capacity';
import type { Vehicle } from '~/areas/equipment/read-equipment.server';
import { replacementValues } from '~/areas/equipment/views/equipment-form';
import { FUEL_TYPES, fuelTypeName } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';

/** A vehicle as programs read it. `active` is 1 or 0. */
export const equipmentResource = (vehicle: Vehicle) => ({
  id: vehicle.id,
  unit: vehicle.unit,
  make: vehicle.make,
  model: vehicle.model,
  vin: vehicle.vin,
  year: vehicle.year,
  active: vehicle.active ? 1 : 0,
  plate: vehicle.plate,
  base_jurisdiction: vehicle.baseJurisdiction,
  fuel_type: vehicle.fuelType,
  axles: vehicle.axles,
  registered_weight_pounds: vehicle.registeredWeightPounds,
  combination_weight_pounds: vehicle.combinationWeightPounds,
  weights_from: vehicle.weightsFrom,
  earlier_weights: vehicle.earlierWeights.map((row) => ({
    from: row.from,
    axles: row.axles,
    registered_weight_pounds: row.registeredWeightPounds,
    combination_weight_pounds: row.combinationWeightPounds,
  })),
  odometer_replacements: vehicle.odometerReplacements.map((one) => {
    const { on, last, first, unit } = replacementValues(one);
    return { on, last_reading: Number(last), first_reading: Number(first), distance_unit: unit };
  }),
  recreational: vehicle.recreational,
  height_inches: vehicle.heightInches,
  length_inches: vehicle.lengthInches,
  width_inches: vehicle.widthInches,
  hazmat: vehicle.hazmat,
  tank_gallons: vehicle.tankGallons,
  tank_liters: shownLiters(vehicle),
  in_service_on: vehicle.inServiceOn,
  out_of_service_on: vehicle.outOfServiceOn,
  qualified: vehicle.qualification.qualified,
  qualified_reason: vehicle.qualification.reason,
  display_value: vehicle.unit,
  revision: vehicle.revision,
  updated_at: vehicle.updatedAt.toISOString(),
});

/** The names of the API in the words of the use case. */
export const EQUIPMENT_NAMES: Record<string, string> = {
  base_jurisdiction: 'baseJurisdiction',
  fuel_type: 'fuelType',
  registered_weight_pounds: 'registeredWeightPounds',
  combination_weight_pounds: 'combinationWeightPounds',
  weights_from: 'weightsFrom',
  earlier_weights: 'earlierWeights',
  odometer_replacements: 'odometerReplacements',
  height_inches: 'heightInches',
  length_inches: 'lengthInches',
  width_inches: 'widthInches',
  tank_gallons: 'tankGallons',
  tank_liters: 'tankLiters',
  in_service_on: 'inServiceOn',
  out_of_service_on: 'outOfServiceOn',
  vin_confirmed: 'vinConfirmed',
};

/** Fields that hold a choice: they cannot be empty. */
export const EQUIPMENT_CHOICES = ['active', 'recreational', 'hazmat', 'fuel_type'] as const;

/** The fields that a body may have, those that are only read included. */
export const equipmentFieldNames = (vehicle: Vehicle): ReadonlySet<string> =>
  new Set([...Object.keys(equipmentResource(vehicle)), 'vin_confirmed', 'idempotency_key']);

/** The vehicle as a body of the API would write it, with what the body names laid over it. */
export const mergedEquipment = (
  vehicle: Vehicle,
  body: Record<string, unknown>,
): Record<string, unknown> => ({
  ...equipmentResource(vehicle),
  // A capacity that is named in one unit is another one in the other, too.
  ...('tank_gallons' in body ? { tank_liters: null } : {}),
  ...('tank_liters' in body ? { tank_gallons: null } : {}),
  // A number that was confirmed once is not asked about again.
  ...('vin' in body ? {} : { vin_confirmed: true }),
  ...body,
});

/** The names within a row of one of its lists. */
const ROW_NAMES: Record<string, string> = {
  ...EQUIPMENT_NAMES,
  last_reading: 'last',
  first_reading: 'first',
  distance_unit: 'unit',
};

const innerNames = (
  body: Record<string, unknown>,
  names: Record<string, string> = EQUIPMENT_NAMES,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [names[name] ?? name, value ?? undefined]));

const LISTS = ['earlier_weights', 'odometer_replacements'] as const;

/** A body of the API as the use case takes it; null stands for an empty field. */
export const equipmentInput = (body: Record<string, unknown>): Record<string, unknown> => {
  const lists = LISTS.flatMap((list) => {
    const rows = body[list];
    if (!Array.isArray(rows)) return [];
    const inner = (rows as unknown[]).map((row) =>
      typeof row === 'object' && row !== null ? innerNames(row as Record<string, unknown>, ROW_NAMES) : row,
    );
    return [[EQUIPMENT_NAMES[list] ?? list, inner]];
  });
  return { ...innerNames(body), ...(Object.fromEntries(lists) as Record<string, unknown>) };
};

const outerName = (field: string, names: Record<string, string>): string =>
  Object.entries(names).find(([, inner]) => inner === field)?.[0] ?? field;

/** Error fields in the names of the API. */
export const equipmentErrorName = (field: string): string =>
  field
    .split('.')
    .map((part, depth) => outerName(part, depth === 0 ? EQUIPMENT_NAMES : ROW_NAMES))
    .join('.');

/** What a form needs beside the record. */
export const equipmentRelated = () => ({
  fuel_types: FUEL_TYPES.map((type) => ({ id: type, value: fuelTypeName(type) })),
  us_states: IFTA_MEMBERS.map(({ code, name }) => ({ id: code, value: name })),
});
