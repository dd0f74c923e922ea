import type { ReviewFlag } from './reading';

/**
 * The message for each doubt. What the program decides about one hangs on its name or its code, never on these
 * words: they may change.
 */
const MESSAGES = {
  'no-stops': () =>
    'No stop was found. Enter the stops yourself, or remove the file if it is not a rate confirmation.',
  'no-pickup': () => 'No pickup was found.',
  'no-delivery': () => 'No delivery was found.',
  'first-last': () =>
    'The trip does not begin with a pickup and end with a delivery: check the order of the stops.',
  'no-date': (stop: number, town: string) => `Stop ${stop} (${town}) has no date.`,
  'date-order': (stop: number) => `Stop ${stop} is dated before the stop ahead of it.`,
  'date-gap': (stop: number, days: number) =>
    `Stop ${stop} is more than ${days} days after the stop ahead of it.`,
  year: (stop: number, year: string) => `The year of stop ${stop} is not printed: check that it was ${year}.`,
  weekday: (stop: number) => `The weekday printed at stop ${stop} is not that of its date.`,
  'stop-count': (announced: number, found: number) =>
    `The document speaks of ${announced} stops, ${found} were found.`,
  numbering: () => 'The numbers of the stops have a gap or repeat: a stop may be missing.',
  'numbering-mixed': () => 'Some stops are numbered and others are not: one of them may be no stop.',
  'unassigned-address': (town: string) => `${town} is among the stops, but nothing says what happens there.`,
  'unassigned-label': (label: string) => `"${label}" names a stop, but no address was found for it.`,
  'party-address': (stop: number, town: string) =>
    `Stop ${stop} (${town}) has the address of whoever arranges or pays for the load: compare it with the page.`,
  'place-unknown': (stop: string) => `${stop}: this town is not known.`,
  'zip-state': (stop: string, state: string) => `${stop}: the postal code is in ${state}.`,
  'zip-place': (stop: string) => `${stop}: town and postal code do not match.`,
  'same-stop': (stop: number) =>
    `Stops ${stop} and ${stop + 1} are the same place: one of them may be printed twice.`,
  'empty-trailer': (stop: number) =>
    `Stop ${stop} only drops the empty trailer: remove it if you do not drive there.`,
  'hard-to-read': (stop: string, part?: 'postal code' | 'date') =>
    part ? `${stop}: the ${part} was hard to read on the scan.` : `${stop} was hard to read on the scan.`,
  'zip-cut': (stop: number, town: string, read: string) =>
    `The postal code of stop ${stop} (${town}) was legible only as far as ${read}.`,
  'zip-lost': (stop: number, town: string) =>
    `The postal code of stop ${stop} (${town}) was not legible on the scan.`,
  'zips-lost': () => 'The postal codes of the stops were not legible on the scan.',
  'date-of-no-stop': (date: string) =>
    `The date "${date}" is among those of the stops and belongs to none: a stop may not have been legible on the scan.`,
  'town-of-no-stop': (town: string) =>
    `The document says that the trip goes through ${town}, where no stop was found: one may not have been legible on the scan.`,
  'role-lost': (town: string) =>
    `What happens in ${town} was not legible on the scan: check whether it is a pickup or a delivery.`,
  roles: () =>
    'Nothing says which stops are pickups and which are deliveries: the first was taken for the pickup.',
  rate: (sum: string, other: string) =>
    `Two sums may be the rate of the load: ${sum} and ${other}. Check which one it is.`,
  'rate-unnamed': (sum: string) =>
    `${sum} is the likeliest rate, but no known word says so: compare it with the page.`,
  'number-unnamed': (number: string) =>
    `${number} is the likeliest load number, but no known word says so: compare it with the page.`,
  loads: (number: string, other: string) =>
    `The file names two loads, ${number} and ${other}: make a trip of each.`,
  learned: (what: string) =>
    `The ${what} was read where you put it right on an earlier paper: compare it with the page.`,
  'learned-lost': (what: string) =>
    `The ${what} is not where you put it right on an earlier paper: compare it with the page.`,
  'stops-learned': () =>
    'The stops were read by the words that you put right on an earlier paper: compare them with the page.',
  'stops-lost': () =>
    'The words that name the stops of this layout are not on this paper: compare the stops with the page.',
  proposed: () => 'The stops were proposed by the language model: compare them with the page.',
} as const;

/** What is doubted, one name for each message. */
export type Doubt = keyof typeof MESSAGES;
export type DoubtFacts<One extends Doubt> = Parameters<(typeof MESSAGES)[One]>;

/** Doubts that the API tells under a code that they share; the code of the others is their own name. */
const SHARED_CODES = {
  'date-gap': 'date-order',
  'numbering-mixed': 'numbering',
  'zip-state': 'zip-place',
  'hard-to-read': 'recognition',
  'zip-cut': 'recognition',
  'zip-lost': 'recognition',
  'zips-lost': 'recognition',
  'date-of-no-stop': 'recognition',
  'town-of-no-stop': 'recognition',
  'role-lost': 'recognition',
  'party-address': 'unassigned-address',
  'rate-unnamed': 'rate',
  'learned-lost': 'learned',
  'stops-learned': 'learned',
  'stops-lost': 'learned',
} as const satisfies Partial<Record<Doubt, string>>;

export type FlagCode =
  Exclude<Doubt, keyof typeof SHARED_CODES> | (typeof SHARED_CODES)[keyof typeof SHARED_CODES];

/** @param stop place of the stop in the trip, from 0; undefined where the doubt is about the whole document */
export function flagOf<One extends Doubt>(
  doubt: One,
  stop: number | undefined,
  ...facts: DoubtFacts<One>
): ReviewFlag {
  const message = MESSAGES[doubt] as (...facts: DoubtFacts<One>) => string;
  const shared: Partial<Record<Doubt, FlagCode>> = SHARED_CODES;
  return { code: shared[doubt] ?? (doubt as FlagCode), doubt, message: message(...facts), stop };
}
