import { FUEL_TYPES, fuelTypeName } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS, JURISDICTIONS } from '~/engine/jurisdictions/codes';
import type { OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { shownLiters } from '~/areas/equipment/rules/tank-capacity';
import { tenthMilesText, type Distance } from '~/areas/trips/rules/odometer';
import type { UnitSystem } from '~/engine/units/conversion';
import type { Vehicle } from '~/areas/equipment/read-equipment.server';

/** The fields of the vehicle form, all as text. */
export const EQUIPMENT_FIELDS = [
  'unit',
  'active',
  'make',
  'model',
  'vin',
  'year',
  'plate',
  'baseJurisdiction',
  'fuelType',
  'axles',
  'registeredWeightPounds',
  'combinationWeightPounds',
  'weightsFrom',
  'recreational',
  'heightInches',
  'lengthInches',
  'widthInches',
  'hazmat',
  'tankGallons',
  'tankLiters',
  'inServiceOn',
  'outOfServiceOn',
  'vinConfirmed',
] as const;

/** Boxes that other forms have as a choice. */
export const EQUIPMENT_BOXES = ['hazmat', 'vinConfirmed'] as const;

export type EquipmentField = (typeof EQUIPMENT_FIELDS)[number];

/** A row of earlier weights, as it was typed. Its fields are named as what is wrong with them: "earlierWeights.0.from". */
export const EARLIER_FIELDS = ['from', 'axles', 'registeredWeightPounds', 'combinationWeightPounds'] as const;
export type EarlierValues = Record<(typeof EARLIER_FIELDS)[number], string>;

/** A row of a replaced odometer. The unit alone says nothing: an empty row has one, too. */
export const REPLACEMENT_FIELDS = ['on', 'last', 'first', 'unit'] as const;
export type ReplacementValues = Record<(typeof REPLACEMENT_FIELDS)[number], string>;

export type EquipmentFormValues = Record<EquipmentField, string> & {
  earlierWeights: EarlierValues[];
  odometerReplacements: ReplacementValues[];
};

export const saysReplacement = ({ on, last, first }: ReplacementValues): boolean =>
  [on, last, first].some((value) => value.trim() !== '');

/** The form with its dated rows as one text each, to be held against another version of it. */
export const comparedForm = ({ earlierWeights, odometerReplacements, ...values }: EquipmentFormValues) => ({
  ...values,
  odometerReplacements: odometerReplacements
    .filter(saysReplacement)
    .map(({ on, last, first, unit }) => `${on}: ${last} ${unit}, then ${first} ${unit}`)
    .join('; '),
  earlierWeights: earlierWeights
    .map((row) => EARLIER_FIELDS.map((name) => row[name].trim()))
    .filter((figures) => figures.some((figure) => figure !== ''))
    .map(([from = '', axles = '', alone = '', together = '']) =>
      [from, axles && `${axles} axles`, alone && `${alone} lb`, together && `${together} lb combined`]
        .filter(Boolean)
        .join(', '),
    )
    .join('; '),
});

/** An empty form; a new vehicle is active. */
export const emptyEquipmentForm = (): EquipmentFormValues => ({
  ...(Object.fromEntries(EQUIPMENT_FIELDS.map((name) => [name, ''])) as Record<EquipmentField, string>),
  earlierWeights: [],
  odometerReplacements: [],
  active: '1',
  fuelType: 'special_diesel',
});

const typedReading = ({ tenthMiles, tenthKilometers }: Distance): string =>
  tenthMilesText(tenthKilometers ?? tenthMiles);

/** A replaced odometer in the unit that its readings were written in. */
export const replacementValues = ({ on, last, first }: OdometerReplacement): ReplacementValues => {
  const isMetric = last.tenthKilometers !== null && first.tenthKilometers !== null;
  return { on, last: typedReading(last), first: typedReading(first), unit: isMetric ? 'km' : 'mi' };
};

const text = (value: string | number | null): string => (value === null ? '' : String(value));

/** A vehicle in its form, the tanks in what the carrier records in. */
export const equipmentFormOf = (vehicle: Vehicle, units: UnitSystem): EquipmentFormValues => ({
  unit: vehicle.unit,
  active: vehicle.active ? '1' : '0',
  make: text(vehicle.make),
  model: text(vehicle.model),
  vin: text(vehicle.vin),
  year: text(vehicle.year),
  plate: text(vehicle.plate),
  baseJurisdiction: text(vehicle.baseJurisdiction),
  fuelType: vehicle.fuelType,
  axles: text(vehicle.axles),
  registeredWeightPounds: text(vehicle.registeredWeightPounds),
  combinationWeightPounds: text(vehicle.combinationWeightPounds),
  weightsFrom: text(vehicle.weightsFrom),
  earlierWeights: vehicle.earlierWeights.map((row) => ({
    from: text(row.from),
    axles: text(row.axles),
    registeredWeightPounds: text(row.registeredWeightPounds),
    combinationWeightPounds: text(row.combinationWeightPounds),
  })),
  odometerReplacements: vehicle.odometerReplacements.map(replacementValues),
  recreational: vehicle.recreational ? '1' : '',
  heightInches: text(vehicle.heightInches),
  lengthInches: text(vehicle.lengthInches),
  widthInches: text(vehicle.widthInches),
  hazmat: vehicle.hazmat ? '1' : '',
  tankGallons: units === 'us' ? text(vehicle.tankGallons) : '',
  tankLiters: units === 'metric' ? text(shownLiters(vehicle)) : '',
  inServiceOn: text(vehicle.inServiceOn),
  outOfServiceOn: text(vehicle.outOfServiceOn),
  vinConfirmed: '',
});

export const fuelTypeOptions = () => FUEL_TYPES.map((type) => ({ value: type, label: fuelTypeName(type) }));

export const memberOptions = () =>
  IFTA_MEMBERS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

/** Every place a truck can be, for stops and miles. */
export const jurisdictionOptions = () =>
  JURISDICTIONS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

/** A row of the vehicle list. */
export interface EquipmentRow {
  id: number;
  unit: string;
  make: string;
  model: string;
  vin: string;
  year: string;
  active: boolean;
  qualified: 'yes' | 'no' | 'unknown';
  reason: string;
}

export const equipmentRow = (vehicle: Vehicle): EquipmentRow => ({
  id: vehicle.id,
  unit: vehicle.unit,
  make: text(vehicle.make),
  model: text(vehicle.model),
  vin: text(vehicle.vin),
  year: text(vehicle.year),
  active: vehicle.active,
  qualified: vehicle.qualification.qualified,
  reason: vehicle.qualification.reason,
});
