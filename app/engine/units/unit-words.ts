/** The words of distance and fuel in texts of ours, which are written in miles and gallons. */
import type { UnitSystem } from './conversion';

const METRIC_WORDS: Readonly<Record<string, string>> = {
  mile: 'kilometer',
  miles: 'kilometers',
  mi: 'km',
  gallon: 'liter',
  gallons: 'liters',
  gal: 'L',
  mpg: 'km/L',
};

const WORD = /\b(?:[Mm]iles?|mi|[Gg]allons?|gal|mpg|MPG)\b/g;

const metricWord = (word: string): string => {
  const found = METRIC_WORDS[word.toLowerCase()] ?? word;
  return /^[MG][a-z]/.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : found;
};

/**
 * A text of ours in the words of a carrier's units: "Empty miles" as "Empty kilometers", "gallons" as "liters", "MPG" as "km/L".
 * Figures are not converted, and names are not spared: what people wrote goes through `unitWords`.
 */
export const wordsIn = (units: UnitSystem, text: string): string =>
  units === 'metric' ? text.replace(WORD, metricWord) : text;

/** Puts a template into the words of a carrier's units. Its values stay as they are. */
export type UnitWords = (text: TemplateStringsArray, ...values: (string | number)[]) => string;

/** The tag of templates for a unit system: u`Miles of ${name}` as "Kilometers of Miles Trucking". */
export const unitWords =
  (units: UnitSystem): UnitWords =>
  (text, ...values) =>
    text.map((part, index) => `${index === 0 ? '' : values[index - 1]}${wordsIn(units, part)}`).join('');
