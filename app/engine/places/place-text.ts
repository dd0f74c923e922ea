/** A place that a list offers, and a text that names it for good: "Chicago, IL 60601". */
export interface OfferedPlace {
  text: string;
  city: string;
  state: string;
  zip: string;
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether a place is what these letters begin to say: its town, "town, state", or its ZIP. */
export function matchesTyped(place: OfferedPlace, typed: string): boolean {
  const sought = folded(typed);
  return (
    folded(`${place.city} ${place.state} ${place.zip}`).startsWith(sought) ||
    folded(place.zip).startsWith(sought)
  );
}

/** Whether a text needs no choice from a list: "Tulsa, OK", "Tulsa, OK 74103", "74103", "T2P 1J9". */
export const isWholeAddress = (typed: string): boolean =>
  /^\s*(\d{5}(-\d{4})?|[a-z]\d[a-z](\s?\d[a-z]\d)?)\s*$/i.test(typed) ||
  /\S,\s*[a-z]{2}\.?(\s+[a-z0-9][a-z0-9 -]*)?\s*$/i.test(typed);

/** The place that the text of a choice names; a text without a state is a town alone. */
export function placeOfText(text: string): OfferedPlace {
  const [, city, state, zip] = /^(.+), ([A-Z]{2})(?: (.+))?$/.exec(text.trim()) ?? [];
  return { text, city: city ?? text.trim(), state: state ?? '', zip: zip ?? '' };
}
