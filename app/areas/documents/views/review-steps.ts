/** The stops of the review form, and what its buttons do to their order. Pure: the server runs every step, so that it works without scripts. */

export interface ReviewedStop {
  city: string;
  state: string;
  zip: string;
  /** Which stop of the reading it is, from 0; null where a person added it. It stays with its stop wherever that moves. */
  read: number | null;
}

export interface StepOutcome {
  stops: ReviewedStop[];
  /** The row to look at next, from 0. */
  at: number;
}

const LEAST = 2;

const emptyStop = (): ReviewedStop => ({ city: '', state: '', zip: '', read: null });

/** At least two rows: a trip has a beginning and an end. */
export const withLeastStops = (stops: readonly ReviewedStop[]): ReviewedStop[] => [
  ...stops,
  ...Array.from({ length: Math.max(0, LEAST - stops.length) }, emptyStop),
];

/** @param intent "stop-up:2", "stop-down:0", "insert-stop:1" (before that row; one past the last adds at the end), "remove-stop:3"; null where it is no step */
export function applyReviewStep(stops: readonly ReviewedStop[], intent: string): StepOutcome | null {
  const match = /^(stop-up|stop-down|insert-stop|remove-stop):(\d{1,2})$/.exec(intent);
  if (!match) return null;
  const index = Number(match[2]);
  if (match[1] === 'insert-stop')
    return index > stops.length
      ? { stops: [...stops], at: 0 }
      : { stops: [...stops.slice(0, index), emptyStop(), ...stops.slice(index)], at: index };
  if (match[1] === 'remove-stop')
    return { stops: stops.filter((_, place) => place !== index), at: Math.max(0, index - 1) };
  const to = match[1] === 'stop-up' ? index - 1 : index + 1;
  const moved = stops[index];
  if (moved === undefined || to < 0 || to >= stops.length)
    return { stops: [...stops], at: Math.min(index, stops.length - 1) };
  const others = stops.filter((_, place) => place !== index);
  return { stops: [...others.slice(0, to), moved, ...others.slice(to)], at: to };
}

/**
 * What to check about the stops, with the numbers that they have in the form now: a person may have moved them since they
 * were read. What speaks of a stop that was removed is left out.
 */
export function flagsNow<Flag extends { text: string }>(
  flags: readonly Flag[],
  stops: readonly ReviewedStop[],
): Flag[] {
  return flags.flatMap((flag) => {
    const gone = [...flag.text.matchAll(STOP_NUMBERS)].some((match) =>
      [match[2], match[3]].some(
        (number) => number !== undefined && placeOf(Number(number), stops) === undefined,
      ),
    );
    return gone
      ? []
      : [
          {
            ...flag,
            text: flag.text.replace(
              STOP_NUMBERS,
              (_, word: string, first: string, second?: string) =>
                `${word} ${numbersNow([first, ...(second === undefined ? [] : [second])], stops)}`,
            ),
          },
        ];
  });
}

/** "Stop 2", "stops 1 and 2" */
const STOP_NUMBERS = /\b(stops?) (\d{1,2})(?: and (\d{1,2}))?\b/gi;

const placeOf = (number: number, stops: readonly ReviewedStop[]): number | undefined => {
  const at = stops.findIndex((stop) => stop.read === number - 1);
  return at < 0 ? undefined : at + 1;
};

const numbersNow = (numbers: readonly string[], stops: readonly ReviewedStop[]): string =>
  numbers
    .map((number) => placeOf(Number(number), stops) ?? number)
    .sort((a, b) => Number(a) - Number(b))
    .join(' and ');
