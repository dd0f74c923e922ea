/** Weights and axles of a vehicle that count from a day, and those of before. */
import type { LocalDate } from '~/engine/calendar/local-date';

export interface Weights {
  axles: number | null;
  registeredWeightPounds: number | null;
  combinationWeightPounds: number | null;
}

export interface EarlierWeights extends Weights {
  /** Null: as far back as the records go. */
  from: LocalDate | null;
}

/** The weights of today, since when, and those of before in their order. */
export interface DatedWeights extends Weights {
  weightsFrom?: LocalDate | null;
  earlierWeights?: readonly EarlierWeights[];
}

const orderOf = (from: LocalDate | null): string => from ?? '';

export const weightsOf = ({ axles, registeredWeightPounds, combinationWeightPounds }: Weights): Weights => ({
  axles,
  registeredWeightPounds,
  combinationWeightPounds,
});

export const sameWeights = (a: Weights, b: Weights): boolean =>
  a.axles === b.axles &&
  a.registeredWeightPounds === b.registeredWeightPounds &&
  a.combinationWeightPounds === b.combinationWeightPounds;

/** The more of the weight alone and that with trailers; 0 where neither is known. */
export const heaviestOf = (weights: Omit<Weights, 'axles'>): number =>
  Math.max(weights.registeredWeightPounds ?? 0, weights.combinationWeightPounds ?? 0);

/**
 * Every weight with its first day, in order. The first one counts for all days before, too: nothing else is known of them.
 * Weights that are alike for what is asked make one span.
 */
export function weightSpans(
  vehicle: DatedWeights,
  isAlike: (a: Weights, b: Weights) => boolean = sameWeights,
): EarlierWeights[] {
  const all = [
    ...(vehicle.earlierWeights ?? []),
    { from: vehicle.weightsFrom ?? null, ...weightsOf(vehicle) },
  ].sort((a, b) => (orderOf(a.from) < orderOf(b.from) ? -1 : 1));
  const spans: EarlierWeights[] = [];
  for (const weights of all) {
    const last = spans.at(-1);
    if (!last) spans.push({ ...weights, from: null });
    else if (!isAlike(last, weights)) spans.push(weights);
  }
  return spans;
}

/** The weights that count on a day. */
export const spanOn = (spans: readonly EarlierWeights[], day: LocalDate | null): EarlierWeights | undefined =>
  spans.findLast(({ from }) => orderOf(from) <= orderOf(day)) ?? spans[0];

/** The weights that count on any day from `first` to `last`. */
export const weightsBetween = (
  vehicle: DatedWeights,
  first: LocalDate,
  last: LocalDate,
): readonly EarlierWeights[] => {
  const spans = weightSpans(vehicle);
  return spans.filter(({ from }, index) => {
    const next = spans[index + 1]?.from ?? null;
    return orderOf(from) <= last && (next === null || next > first);
  });
};

/**
 * The earlier weights after a change: other weights from a later day leave those of before where they were. Weights that are
 * written without another day correct the ones that are there.
 */
export function keptEarlier(
  before: DatedWeights | null,
  { earlierWeights = [], weightsFrom = null, ...after }: DatedWeights,
): EarlierWeights[] {
  const inOrder = (rows: readonly EarlierWeights[]) =>
    [...rows].sort((a, b) => (orderOf(a.from) < orderOf(b.from) ? -1 : 1));
  const written = inOrder(earlierWeights);
  if (!before || weightsFrom === null) return written;
  const from = before.weightsFrom ?? null;
  const former = weightsOf(before);
  const isNew = orderOf(from) < weightsFrom && !sameWeights(before, after);
  const isKnown = former.axles !== null || heaviestOf(former) > 0;
  return isNew && isKnown && !written.some((row) => row.from === from)
    ? inOrder([...written, { from, ...former }])
    : written;
}
