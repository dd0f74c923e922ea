/** Dates and units in a return file. */
import { parseTypedDate, type LocalDate } from '~/engine/calendar/local-date';
import type { RateUnit } from '~/engine/jurisdictions/published-rate';
import type { FuelUnit } from '~/engine/units/conversion';
import { show, type Fields } from './read-fields';

/** A day as ISO text or MM/dd/yyyy; undefined when not given. */
export function readDate(fields: Fields, names: readonly string[]): LocalDate | undefined {
  const found = fields.find(names);
  if (!found) return undefined;
  const date = parseTypedDate(found.value);
  if (date === undefined)
    throw fields.error(found.name, `is not a date such as "2026-11-02": ${show(found.value)}`);
  return date;
}

type UnitWord = RateUnit | 'litre';

const UNIT_WORDS: ReadonlyMap<string, UnitWord> = new Map<string, UnitWord>([
  ['gallon', 'gallon'],
  ['gallons', 'gallon'],
  ['gal', 'gallon'],
  ['litre', 'litre'],
  ['liters', 'litre'],
  ['liter', 'litre'],
  ['liters', 'litre'],
  ['l', 'litre'],
  ['gge', 'gge'],
  ['dge', 'dge'],
  ['kwh', 'kwh'],
  ['kg', 'kg'],
  ['m3', 'm3'],
  ['mile', 'mile'],
  ['miles', 'mile'],
  ['km', 'mile'],
]);

function readUnitWord(fields: Fields, names: readonly string[]): UnitWord | undefined {
  const found = fields.find(names);
  if (!found) return undefined;
  const word =
    typeof found.value === 'string'
      ? found.value
          .toLowerCase()
          .replace(/^per\s+/, '')
          .trim()
      : '';
  const unit = UNIT_WORDS.get(word);
  if (unit === undefined) throw fields.error(found.name, `is not a known unit: ${show(found.value)}`);
  return unit;
}

/** What a line's rate is per. */
export function readRateUnit(fields: Fields): RateUnit | undefined {
  const unit = readUnitWord(fields, ['rate_unit']);
  return unit === 'litre' ? 'gallon' : unit;
}

/** What a schedule's fuel is counted in. */
export function readFuelUnit(fields: Fields): FuelUnit | undefined {
  const unit = readUnitWord(fields, ['fuel_unit', 'fuel_units']);
  if (unit === 'mile') throw fields.error('fuel_unit', 'cannot be a distance');
  return unit;
}
