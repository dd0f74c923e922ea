import type { DetailKind, LoadDetail } from './reading';
import { placeKey } from '../engine/places/place-key';
import { parsePostalCode } from '../engine/places/postal-code';

/** How well documents were read, against what is known of them. Shares are from 0 to 1. */

export interface TrueStop {
  seq?: number;
  role: string;
  city: string;
  state: string;
  zip?: string | null;
  date?: string | null;
}

export interface Truth {
  image_only?: boolean;
  /** Null where none is printed; absent where nobody wrote it down. */
  load_number?: string | null;
  rate_cents?: number | null;
  /** The load besides, by the kind of the detail. */
  details?: Partial<Record<DetailKind, string | null>>;
  stops: TrueStop[];
}

export interface ScoredStop {
  readonly role: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly date: string | undefined;
}

export interface DocumentScore {
  /** Same stops in the same order with role, city, state and code, and the date where the truth has one. */
  readonly exact: boolean;
  readonly matched: number;
  readonly found: number;
  readonly expected: number;
  readonly rightDates: number;
  readonly datedStops: number;
}

const keyOf = (stop: { role: string; city: string; state: string }): string =>
  `${roleKey(stop.role)}|${placeKey(stop.city)}|${stop.state.toUpperCase()}`;

const roleKey = (role: string): string => (/^(?:pick|ship|orig|load)/i.test(role) ? 'pickup' : 'delivery');

const areaKey = (zip: string | null | undefined): string => (zip ? (parsePostalCode(zip)?.area ?? zip) : '');

const samePlace = (truth: TrueStop, stop: ScoredStop): boolean =>
  keyOf(truth) === keyOf(stop) && (!truth.zip || areaKey(truth.zip) === areaKey(stop.zip));

/** Matches stops one to one in order of place; a stop counts as matched where role, city, state and code agree. */
export function scoreDocument(truth: Truth, stops: readonly ScoredStop[]): DocumentScore {
  const free = [...stops];
  let rightDates = 0;
  let datedStops = 0;
  let matched = 0;
  for (const expected of truth.stops) {
    const candidates = free.filter((stop) => samePlace(expected, stop));
    const found = candidates.find((stop) => stop.date === expected.date) ?? candidates[0];
    if (!found) continue;
    free.splice(free.indexOf(found), 1);
    matched++;
    if (!expected.date) continue;
    datedStops++;
    if (found.date === expected.date) rightDates++;
  }
  const exact =
    stops.length === truth.stops.length &&
    truth.stops.every((expected, index) => {
      const stop = stops[index];
      return (
        stop !== undefined && samePlace(expected, stop) && (!expected.date || expected.date === stop.date)
      );
    });
  return { exact, matched, found: stops.length, expected: truth.stops.length, rightDates, datedStops };
}

/** missing: something is printed and nothing was read. wrong: something was read that is not what is printed. */
export interface ValueScore {
  readonly outcome: 'right' | 'missing' | 'wrong' | 'not known';
  readonly truth: string | null;
  readonly read: string | null;
}

export interface DetailScore extends ValueScore {
  readonly kind: DetailKind;
  readonly doubted: boolean;
}

/** The details of the load against those that are known; letters and figures count, not how they are set. */
export function scoreDetails(truth: Truth['details'] = {}, read: readonly LoadDetail[]): DetailScore[] {
  const plain = (text: string | null | undefined) => text?.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;
  return (Object.entries(truth) as [DetailKind, string | null][]).map(([kind, expected]) => {
    const found = read.find((detail) => detail.kind === kind);
    return {
      kind,
      ...scoreValue(plain(expected), plain(found?.value) ?? undefined),
      doubted: found?.doubt !== undefined,
    };
  });
}

/** A number of the load or its rate against what is known of it. Upper and lower case are alike. */
export function scoreValue(
  truth: string | number | null | undefined,
  read: string | number | undefined,
): ValueScore {
  const [expected, found] = [truth ?? null, read ?? null].map(
    (value) => value?.toString().toUpperCase() ?? null,
  ) as [string | null, string | null];
  const outcome =
    truth === undefined ? 'not known' : expected === found ? 'right' : found === null ? 'missing' : 'wrong';
  return { outcome, truth: expected, read: found };
}

export interface Figures {
  n: number;
  exact: number;
  precision: number;
  recall: number;
  dates: number;
}

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;

export function figuresOf(scores: readonly DocumentScore[]): Figures {
  const sum = (pick: (score: DocumentScore) => number) =>
    scores.reduce((total, score) => total + pick(score), 0);
  return {
    n: scores.length,
    exact: share(scores.filter((score) => score.exact).length, scores.length),
    precision: share(
      sum((score) => score.matched),
      sum((score) => score.found),
    ),
    recall: share(
      sum((score) => score.matched),
      sum((score) => score.expected),
    ),
    dates: share(
      sum((score) => score.rightDates),
      sum((score) => score.datedStops),
    ),
  };
}

export const shareOf = share;
