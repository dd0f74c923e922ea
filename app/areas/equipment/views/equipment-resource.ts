import { shownLiters } from '~/areas/equipment/rules/tank-capacity';
import type { Vehicle } from '~/areas/equipment/read-equipment.server';
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

const innerNames = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [EQUIPMENT_NAMES[name] ?? name, value ?? undefined]),
  );

/** A body of the API as the use case takes it; null stands for an empty field. */
export const equipmentInput = (body: Record<string, unknown>): Record<string, unknown> => {
  const rows = body['earlier_weights'];
  return {
    ...innerNames(body),
    ...(Array.isArray(rows)
      ? {
          earlierWeights: (rows as unknown[]).map((row) =>
            typeof row === 'object' && row !== null ? innerNames(row as Record<string, unknown>) : row,
          ),
        }
      : {}),
  };
};

const outerName = (field: string): string =>
  Object.entries(EQUIPMENT_NAMES).find(([, inner]) => inner === field)?.[0] ?? field;

/** Error fields in the names of the API. */
export const equipmentErrorName = (field: string): string => field.split('.').map(outerName).join('.');

/** What a form needs beside the record. */
export const equipmentRelated = () => ({
  fuel_types: FUEL_TYPES.map((type) => ({ id: type, value: fuelTypeName(type) })),
  us_states: IFTA_MEMBERS.map(({ code, name }) => ({ id: code, value: name })),
});
