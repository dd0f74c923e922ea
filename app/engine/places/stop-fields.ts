import { jurisdictionByName, jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { invalid, ok, type Result } from '~/engine/result';
import { typedKeys, foldWords } from './place-key';
import { cleanTerm, parsePlaceTerm, parseState } from './place-term';
import { parsePostalCode, type PostalCode } from './postal-code';

/** The three fields of a stop or a fuel purchase, as typed; any of them may be missing. */
export interface StopFields {
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
}

/** What the fields say, before anything is looked up. */
export interface ReadStopFields {
  /** As typed, for messages; '' when no city was given. */
  readonly city: string;
  /** Keys the city may have; empty when no city was given. */
  readonly cityKeys: readonly string[];
  /** Keys of the whole city field, where a state was read off its end: "Fort Washington" is a town as well. */
  readonly wholeKeys: readonly string[];
  /** From the state field, else from the end of the city field. */
  readonly state: string | undefined;
  /** From the state field alone. */
  readonly typedState: string | undefined;
  readonly postal: PostalCode | undefined;
}

/**
 * Reads the fields. A city field may hold everything ("Chicago, IL 60601", or a ZIP alone); what is in the other
 * fields wins. Fails with messages by field on a state or code that does not exist, and when all three are empty.
 */
export function readStopFields(fields: StopFields): Result<ReadStopFields> {
  const typed = {
    city: cleanTerm(fields.city ?? ''),
    state: cleanTerm(fields.state ?? ''),
    zip: cleanTerm(fields.zip ?? ''),
  };
  if (typed.city === '' && typed.state === '' && typed.zip === '') {
    return invalid('Enter a city with its state, or a ZIP code.', {
      city: ['Enter a city with its state, or a ZIP code.'],
    });
  }
  const state = typed.state === '' ? undefined : parseState(typed.state);
  if (typed.state !== '' && state === undefined) return unknownState(typed.state);
  const postal = typed.zip === '' ? undefined : parsePostalCode(typed.zip);
  if (typed.zip !== '' && postal === undefined) {
    const message = `"${typed.zip}" is not a ZIP or a Canadian postal code. Write it like 60601 or T2P 1J9.`;
    return invalid(message, { zip: [message] });
  }
  const city = readCity(typed.city, state, postal);
  if (typed.city !== '' && city.keys.length === 0 && !(city.postal ?? postal)) {
    const message = `"${typed.city}" is not the name of a place.`;
    return invalid(message, { city: [message] });
  }
  return ok({
    city: city.name,
    cityKeys: city.keys,
    wholeKeys: city.wholeKeys,
    state: state ?? city.state,
    typedState: state,
    postal: postal ?? city.postal,
  });
}

interface ReadCity {
  name: string;
  keys: readonly string[];
  wholeKeys: readonly string[];
  state: string | undefined;
  postal: PostalCode | undefined;
}

/** Takes a state and a complete postal code off the end of the city field, where they do not contradict the others. */
function readCity(city: string, state: string | undefined, postal: PostalCode | undefined): ReadCity {
  const term = parsePlaceTerm(city);
  const found = term.postalText === undefined ? undefined : parsePostalCode(term.postalText);
  const isOwn = found !== undefined && (postal === undefined || postal.area === found.area);
  const name = isOwn ? nameWithoutCode(city, term.postalText ?? '') : city;
  const reading = parsePlaceTerm(name).readings.find((one) => one.state !== undefined && one.stateIsSure);
  if (reading && (state === undefined || reading.state === state)) {
    return {
      name: nameBeforeState(name),
      keys: reading.keys,
      wholeKeys: name.includes(',') ? [] : typedKeys(foldWords(name)),
      state: reading.state,
      postal: isOwn ? found : undefined,
    };
  }
  const keys = typedKeys(foldWords(name));
  return { name, keys, wholeKeys: [], state: undefined, postal: isOwn ? found : undefined };
}

function nameWithoutCode(city: string, code: string): string {
  const pattern = code.includes(' ') ? code.replace(' ', '[\\s-]?') : `${code}(-\\d{4})?`;
  return city.replace(new RegExp(`[\\s,]*${pattern}`, 'i'), '').trim();
}

/** "Chicago, IL" and "Chicago Illinois" without their state, for messages. */
function nameBeforeState(name: string): string {
  const comma = name.lastIndexOf(',');
  if (comma > 0) return name.slice(0, comma).trim();
  const words = name.split(' ');
  for (let count = Math.min(4, words.length - 1); count >= 1; count--) {
    if (parseState(words.slice(-count).join(' ')) !== undefined) return words.slice(0, -count).join(' ');
  }
  return name;
}

function unknownState(text: string): Result<never> {
  const isMexico = (jurisdictionByCode(text) ?? jurisdictionByName(text))?.country === 'MX';
  const message = isMexico
    ? 'Routes end at the Mexican border: enter the crossing, for example Laredo, TX.'
    : `"${text}" is not a state of the US or a province of Canada.`;
  return invalid(message, { state: [message] });
}
