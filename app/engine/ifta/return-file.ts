/**
 * A return written as a JSON file, as `npm run ifta:return` takes it. Pure: the file's text is parsed elsewhere.
 *
 * The shape is that of the worked example: `inputs` with quarter, fuel_type, units, non_ifta_miles,
 * total_gallons and lines (jurisdiction, total_miles, tax_paid_gallons, rate, surcharge_rate). Optional:
 * base_jurisdiction, taxable_miles or trip_permit_miles and exempt_miles per line, filed_on, paid_on, due_date,
 * several fuels as `schedules`. Numbers may be text with comma groups; codes may be lower case or full names;
 * `units: "metric"` reads every figure as kilometers, liters and C$ per liter.
 */
import type { LocalDate } from '~/engine/calendar/local-date';
import { parseQuarter, quarterOf, type Quarter } from '~/engine/calendar/quarter';
import { findJurisdiction, type Jurisdiction } from '~/engine/jurisdictions/codes';
import type { RateUnit } from '~/engine/jurisdictions/published-rate';
import { invalid, ok, type Result } from '~/engine/result';
import type { FuelUnit, UnitSystem } from '~/engine/units/conversion';
import { ZERO, type Decimal } from '~/engine/units/decimal';
import { baseProfileOf, type BaseProfile } from './base-profile';
import { DEFAULT_FUEL_TYPE, parseFuelType, type FuelType } from './fuel-types';
import { readDate, readFuelUnit, readRateUnit } from './return-file-fields';
import { FieldError, Fields, isJsonObject, show } from './read-fields';

export interface ReturnFileLine {
  readonly jurisdiction: Jurisdiction;
  readonly totalDistance: Decimal;
  readonly taxableDistance: Decimal;
  readonly taxPaidFuel: Decimal;
  /** Decimal text; null: stated to be none; undefined: to be looked up in the shipped rates. */
  readonly rate: string | null | undefined;
  readonly surcharge: string | null | undefined;
  readonly rateUnit: RateUnit | undefined;
  /** Day the line's rate starts, where a jurisdiction appears twice. */
  readonly effectiveFrom: LocalDate | undefined;
}

export interface ReturnFileSchedule {
  readonly fuelType: FuelType;
  readonly fuelUnit: FuelUnit | undefined;
  readonly nonIftaDistance: Decimal;
  readonly totalFuel: Decimal;
  /** Total distance as stated, where the file states it (examples that show only some jurisdictions). */
  readonly statedDistance: Decimal | undefined;
  readonly lines: readonly ReturnFileLine[];
}

export interface ReturnFile {
  /** Undefined when not given: allowed as long as nothing depends on it. */
  readonly quarter: Quarter | undefined;
  readonly base: BaseProfile;
  readonly unitSystem: UnitSystem;
  readonly schedules: readonly ReturnFileSchedule[];
  /** Whether the file lists several schedules, and the answer should too. */
  readonly severalSchedules: boolean;
  /** Whether the file's own field names are metric ones (total_km, total_litres). */
  readonly metricNames: boolean;
  readonly filing: { filedOn: LocalDate; paidOn?: LocalDate; dueDate?: LocalDate } | undefined;
}

const TOTAL_DISTANCE = [
  'total_miles',
  'total_distance',
  'miles',
  'total_km',
  'total_kilometres',
  'total_kilometers',
  'km',
  'distance',
];
const TAXABLE_DISTANCE = [
  'taxable_miles',
  'taxable_distance',
  'taxable_km',
  'taxable_kilometres',
  'taxable_kilometers',
];
const UNTAXED_DISTANCE = [
  [
    'trip_permit_miles',
    'permit_miles',
    'fuel_trip_permit_miles',
    'trip_permit_km',
    'permit_km',
    'trip_permit_distance',
  ],
  ['exempt_miles', 'non_taxable_miles', 'nontaxable_miles', 'exempt_km', 'non_taxable_km', 'exempt_distance'],
] as const;
const TAX_PAID = [
  'tax_paid_gallons',
  'tax_paid_fuel',
  'tax_paid_litres',
  'tax_paid_liters',
  'tax_paid_kwh',
  'tax_paid',
];
const TOTAL_FUEL = [
  'total_gallons',
  'total_fuel',
  'gallons',
  'total_litres',
  'total_liters',
  'liters',
  'liters',
  'total_kwh',
  'kwh',
];
const NON_IFTA = [
  'non_ifta_miles',
  'total_non_ifta_miles',
  'non_ifta_distance',
  'non_ifta_km',
  'non_ifta_kilometres',
];
const METRIC_NAME = /km|kilomet|lit(re|er)s?/i;

/** Reads the parsed JSON. A failure's message is one line that names the field. */
export function readReturnFile(json: unknown): Result<ReturnFile> {
  try {
    return ok(readFile(json));
  } catch (error) {
    if (error instanceof FieldError) return invalid(error.message, { [error.field]: [error.message] });
    throw error;
  }
}

function readFile(json: unknown): ReturnFile {
  if (!isJsonObject(json)) throw new FieldError('file', 'must hold a JSON object with "inputs"');
  const hasInputs = 'inputs' in json;
  const source = hasInputs ? json['inputs'] : json;
  if (!isJsonObject(source)) throw new FieldError('inputs', 'must be an object');
  const outer = new Fields(json, '');
  const inputs = new Fields(source, hasInputs ? 'inputs' : '');

  const base = readBase(inputs.find(['base_jurisdiction', 'base']) ? inputs : outer);
  const several = inputs.find(['schedules']);
  const schedules = several
    ? list(several.value, inputs.fieldPath('schedules')).map(({ item, path }) =>
        readSchedule(new Fields(item, path), item, inputs),
      )
    : [readSchedule(inputs, source, inputs)];
  return {
    quarter: readQuarter(inputs),
    base,
    unitSystem: readUnits(inputs) ?? base.unitSystem,
    schedules,
    severalSchedules: several !== undefined,
    metricNames: usesMetricNames(source),
    filing: readFiling(inputs),
  };
}

function readBase(fields: Fields): BaseProfile {
  const text = fields.text(['base_jurisdiction', 'base']);
  if (text === undefined) return baseProfileOf(null);
  const found = findJurisdiction(text);
  if (!found) throw fields.error('base_jurisdiction', `is not a jurisdiction: ${show(text)}`);
  if (!found.iftaMember) throw fields.error('base_jurisdiction', `${found.name} is not a member of IFTA`);
  return baseProfileOf(found.code);
}

function readQuarter(fields: Fields): Quarter | undefined {
  const text = fields.text(['quarter', 'period']);
  const year = fields.text(['year']);
  if (text === undefined) {
    if (year !== undefined) throw fields.error('quarter', 'is missing');
    return undefined;
  }
  const digit = /^Q?([1-4])Q?$/i.exec(text);
  const quarter =
    year !== undefined && digit ? quarterOf(Number(year), Number(digit[1])) : parseQuarter(text);
  if (!quarter) throw fields.error('quarter', `is not a quarter such as "2026Q3": ${show(text)}`);
  return quarter;
}

function readUnits(fields: Fields): UnitSystem | undefined {
  const text = fields.text(['units', 'unit_system']);
  if (text === undefined) return undefined;
  if (/metric|\bsi\b|canad|km|kilomet|lit(er|re)/i.test(text)) return 'metric';
  if (/^u\.?s|american|imperial|mi(les?)?\b|gal/i.test(text)) return 'us';
  throw fields.error('units', `must be "US" or "metric": ${show(text)}`);
}

function readSchedule(
  fields: Fields,
  source: Readonly<Record<string, unknown>>,
  inputs: Fields,
): ReturnFileSchedule {
  const fuelText = fields.text(['fuel_type', 'fuel']) ?? inputs.text(['fuel_type', 'fuel']);
  const fuelType = fuelText === undefined ? DEFAULT_FUEL_TYPE : parseFuelType(fuelText);
  if (!fuelType) throw fields.error('fuel_type', `is not a fuel type: ${show(fuelText)}`);
  const lines = list(source['lines'], fields.fieldPath('lines')).map(({ item, path }) =>
    readLine(new Fields(item, path)),
  );
  const nonIftaDistance = fields.quantity(NON_IFTA);
  const iftaDistance = fields.quantity([
    'total_ifta_miles',
    'ifta_miles',
    'total_ifta_km',
    'total_ifta_distance',
  ]);
  const stated = fields.quantity([
    'total_miles',
    'total_distance',
    'total_km',
    'total_kilometres',
    'total_kilometers',
  ]);
  return {
    fuelType,
    fuelUnit: readFuelUnit(fields),
    nonIftaDistance: nonIftaDistance ?? ZERO,
    totalFuel: fields.requiredQuantity(TOTAL_FUEL),
    statedDistance: stated ?? iftaDistance?.plus(nonIftaDistance ?? 0),
    lines,
  };
}

function readLine(fields: Fields): ReturnFileLine {
  const text = fields.text(['jurisdiction', 'state', 'code', 'province']);
  if (text === undefined) throw fields.error('jurisdiction', 'is missing');
  // Forms mark changed rates and footnotes behind the code: "TX **", "VA #19".
  const jurisdiction = findJurisdiction(text.replace(/[*#].*$/, ''));
  if (!jurisdiction) throw fields.error('jurisdiction', `is not a jurisdiction: ${show(text)}`);

  const givenTaxable = fields.quantity(TAXABLE_DISTANCE);
  const totalDistance = fields.quantity(TOTAL_DISTANCE) ?? givenTaxable;
  if (totalDistance === undefined) throw fields.error('total_miles', 'is missing');
  const untaxed = UNTAXED_DISTANCE.map((names) => fields.quantity(names));
  const taxableDistance =
    givenTaxable ?? untaxed.reduce<Decimal>((left, part) => (part ? left.minus(part) : left), totalDistance);
  if (taxableDistance.lessThan(0)) throw fields.error('exempt_miles', 'is more than total_miles');
  if (taxableDistance.greaterThan(totalDistance))
    throw fields.error('taxable_miles', 'is more than total_miles');

  return {
    jurisdiction,
    totalDistance,
    taxableDistance,
    taxPaidFuel: fields.quantity(TAX_PAID) ?? ZERO,
    rate: fields.rate(['rate', 'tax_rate']),
    surcharge: fields.rate(['surcharge_rate', 'surcharge']),
    rateUnit: readRateUnit(fields),
    effectiveFrom: readDate(fields, ['effective_from', 'effective_date', 'rate_from']),
  };
}

function readFiling(fields: Fields): ReturnFile['filing'] {
  const paidOn = readDate(fields, ['paid_on', 'payment_date', 'date_paid', 'paid_date', 'paid']);
  const filedOn =
    readDate(fields, [
      'filed_on',
      'filing_date',
      'date_filed',
      'filed_date',
      'filed',
      'postmark_date',
      'postmarked_on',
      'received_on',
    ]) ?? paidOn;
  const dueDate = readDate(fields, ['due_date', 'due_on']);
  if (filedOn === undefined) return undefined;
  return { filedOn, ...(paidOn ? { paidOn } : {}), ...(dueDate ? { dueDate } : {}) };
}

function list(value: unknown, path: string): { item: Readonly<Record<string, unknown>>; path: string }[] {
  if (value === undefined || value === null) throw new FieldError(path, 'is missing');
  if (!Array.isArray(value)) throw new FieldError(path, 'must be a list');
  if (value.length > 1000) throw new FieldError(path, 'has more than 1000 entries');
  return value.map((item: unknown, index) => {
    if (!isJsonObject(item)) throw new FieldError(`${path}[${index}]`, 'must be an object');
    return { item, path: `${path}[${index}]` };
  });
}

function usesMetricNames(source: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(source).some((name) => METRIC_NAME.test(name));
}
