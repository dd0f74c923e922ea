import { askedOfComma } from '~/areas/fuel/rules/fill-comma';
import * as z from 'zod';
import { Decimal, parseDecimal } from '~/engine/units/decimal';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { invalid, ok, type Result } from '~/engine/result';
import { MAX_GALLONS_THOUSANDTHS, MAX_STOPS, MIN_STOPS, type FuelPurchase } from './calculation';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());

const stop = z.object({ city: text, state: text, zip: text });

export interface TypedStop {
  city: string;
  state: string;
  zip: string;
}

/** How the two stops of the front page are called; further ones by number. */
export const stopName = (index: number, count: number): string =>
  index === 0 ? 'pickup' : index === count - 1 ? 'delivery' : `stop ${index + 1}`;

/** The stops of a request: 2 to 5, each with a city and state or a ZIP. Errors are keyed by `stops.N`. */
export function parseStops(input: unknown): Result<TypedStop[]> {
  const list = z.array(z.unknown()).safeParse(input);
  if (!list.success)
    return invalid('The stops are missing.', {
      stops: ['Send a list of stops, each with city, state and zip.'],
    });
  if (list.data.length < MIN_STOPS || list.data.length > MAX_STOPS) {
    const message = `A calculation takes ${MIN_STOPS} to ${MAX_STOPS} stops, this has ${list.data.length}.`;
    return invalid(message, { stops: [message] });
  }
  const fields: Record<string, string[]> = {};
  const stops = list.data.map((item, index): TypedStop => {
    const parsed = stop.safeParse(item);
    const value = parsed.success ? parsed.data : { city: '', state: '', zip: '' };
    const name = stopName(index, list.data.length);
    if (value.city === '' && value.zip === '')
      fields[`stops.${index}`] = [`Enter the ${name}: a city with its state, or a ZIP.`];
    else if (Math.max(value.city.length, value.state.length, value.zip.length) > 200)
      fields[`stops.${index}`] = [`The ${name} is too long: enter a city, a state and a ZIP.`];
    return value;
  });
  if (Object.keys(fields).length > 0) return invalid(Object.values(fields).flat().join(' '), fields);
  return ok(stops);
}

const purchase = z.object({ state: z.unknown(), fuel_units: z.unknown() });

/**
 * Fuel purchases as typed. Gallons that are zero, empty or no number are left out, as specified; negative or absurd
 * ones are an error beside their field, because leaving them out would change the tax without a word.
 */
export function parseFuelPurchases(input: unknown): Result<FuelPurchase[]> {
  const list = z.array(purchase).max(200).safeParse(input);
  if (!list.success)
    return invalid('The fuel purchases could not be read.', {
      fuel_purchases: ['Send a list of {state, fuel_units}.'],
    });
  const byState = new Map<string, number>();
  const fields: Record<string, string[]> = {};
  for (const { state, fuel_units: typed } of list.data) {
    const question = askedOfComma(typed);
    if (question !== undefined) {
      const code = typeof state === 'string' ? state.trim().toUpperCase() : '';
      fields[`gallons.${code}`] = [question];
      continue;
    }
    const gallons = parseDecimal(
      typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : '',
    );
    if (gallons === undefined || gallons.isZero()) continue;
    const jurisdiction =
      typeof state === 'string' ? jurisdictionByCode(state.trim().toUpperCase()) : undefined;
    if (!jurisdiction) {
      fields['fuel_purchases'] = ['A fuel purchase names no state or province.'];
      continue;
    }
    const thousandths = gallons.times(1000).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
    if (gallons.isNegative())
      fields[`gallons.${jurisdiction.code}`] = [`${jurisdiction.name}: gallons cannot be negative.`];
    else if (thousandths.greaterThan(MAX_GALLONS_THOUSANDTHS))
      fields[`gallons.${jurisdiction.code}`] = [
        `${jurisdiction.name}: that is more fuel than a trip can burn.`,
      ];
    else byState.set(jurisdiction.code, (byState.get(jurisdiction.code) ?? 0) + thousandths.toNumber());
  }
  if (Object.keys(fields).length > 0) return invalid(Object.values(fields).flat().join(' '), fields);
  return ok(
    [...byState]
      .filter(([, gallonsThousandths]) => gallonsThousandths > 0)
      .map(([state, gallonsThousandths]) => ({ state, gallonsThousandths })),
  );
}
