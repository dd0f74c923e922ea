import type { PlaceLookup } from './gazetteer';
import type { DocumentPage, PageItem } from './page-items';
import { flagOf } from './flag-messages';
import { dollars, readConfirmation } from './read-confirmation';
import type { ReadConfirmation, ReadStop, ReviewFlag } from './reading';

/**
 * What two passes over the same scan make of it. Each was recognized from a picture that was prepared another way, so that what
 * one lost the other may have, and what both read alike is hardly a misreading.
 */

/** Whether a second pass over the scanned pages could help: the first left something for a person. */
export const wantsSecondPass = (pages: readonly DocumentPage[], first: ReadConfirmation): boolean =>
  first.flags.length > 0 && pages.some((page) => page.source !== 'text');

/** Flags about how print of one stop was legible: no other print of the page can settle them. */
const isOfItsOwnPrint = (flag: ReviewFlag): boolean => flag.code === 'recognition' && flag.stop !== undefined;

/**
 * Whether the paragraphs that were left out at first may matter: something is missing that they could say, or they do not
 * are apart from the stops.
 */
export function wantsParagraphs(pages: readonly DocumentPage[], { stops, flags }: ReadConfirmation): boolean {
  const unread = pages.flatMap((page) =>
    (page.unread ?? []).map(({ from, to }) => ({ page: page.number, from, to })),
  );
  if (unread.length === 0) return false;
  if (new Set(stops.map((stop) => stop.role)).size < 2 || !flags.every(isOfItsOwnPrint)) return true;
  const boxes = stops.flatMap(({ evidence }) => [
    evidence.role,
    evidence.address,
    ...(evidence.date ? [evidence.date] : []),
  ]);
  return unread.some(({ page, from, to }) => {
    const before = boxes.some((box) => box.page < page || (box.page === page && box.y0 < from));
    const after = boxes.some((box) => box.page > page || (box.page === page && box.y1 > to));
    return before && after;
  });
}

/** Rows of a page, in points from its upper edge. */
export interface PageRows {
  readonly page: number;
  readonly from: number;
  readonly to: number;
}

/** Lines of print around what is in doubt that are looked at with it, and below it where something is missing. */
const LINES_AROUND = 2.5;
const LINES_BELOW = 12;

/**
 * Where the second pass has to look: the rows of the stops that the flags are about, or of all stops where a flag is about the
 * whole document. Empty: the whole of every scanned page.
 */
export function rowsInDoubt(pages: readonly DocumentPage[], { stops, flags }: ReadConfirmation): PageRows[] {
  if (new Set(stops.map((stop) => stop.role)).size < 2) return [];
  const whole = flags.some((flag) => flag.stop === undefined);
  const rows: PageRows[] = [];
  for (const page of pages) {
    if (page.source === 'text') continue;
    const here = stops
      .map((stop, index) => ({
        index,
        boxes: [
          stop.evidence.role,
          stop.evidence.address,
          ...(stop.evidence.date ? [stop.evidence.date] : []),
        ].filter((box) => box.page === page.number),
      }))
      .filter(({ boxes }) => boxes.length > 0);
    const doubted = here.filter(({ index }) => whole || flags.some((flag) => flag.stop === index));
    const boxes = doubted.flatMap((one) => one.boxes);
    if (boxes.length === 0) continue;
    const line = Math.min(...boxes.map((box) => box.y1 - box.y0));
    const missing = whole || doubted.some(({ index }) => stops[index]?.date === undefined);
    rows.push({
      page: page.number,
      from: Math.max(
        0,
        Math.min(...boxes.map((box) => box.y0)) - line * (whole ? LINES_BELOW / 2 : LINES_AROUND),
      ),
      to: Math.min(
        page.height,
        Math.max(...boxes.map((box) => box.y1)) + line * (missing ? LINES_BELOW : LINES_AROUND),
      ),
    });
  }
  return rows;
}

/**
 * @param first pages as they were recognized at first
 * @param second the same pages, recognized from other pictures
 * @param today year-month-day
 */
export function readTwice(
  first: readonly DocumentPage[],
  second: readonly DocumentPage[],
  places: PlaceLookup,
  today: string,
): { confirmation: ReadConfirmation; pages: readonly DocumentPage[] } {
  const both = first.map((page, index) => mergedPage(page, second[index]));
  const looks = [first, second, both].map((pages) => ({
    pages,
    confirmation: readConfirmation(pages, places, today),
  }));
  const doubts = looks.map(({ confirmation }) => doubtOf(confirmation));
  const best = looks[doubts.indexOf(Math.min(...doubts))]!;
  const witnesses = looks
    .slice(0, 2)
    .filter(({ confirmation }) => sameStops(confirmation, best.confirmation)).length;
  const confirmation = withoutContradictions(
    best.confirmation,
    looks[0]!.confirmation,
    looks[1]!.confirmation,
  );
  if (witnesses < 2) return { ...best, confirmation };
  return {
    ...best,
    confirmation: { ...confirmation, flags: confirmation.flags.filter((flag) => !isAboutLegibility(flag)) },
  };
}

/** Two passes that read different sums leave a doubt, and of two load numbers neither is reported: either may be misread. */
function withoutContradictions(
  best: ReadConfirmation,
  one: ReadConfirmation,
  other: ReadConfirmation,
): ReadConfirmation {
  const isOtherNumber =
    one.loadNumber !== undefined && other.loadNumber !== undefined && one.loadNumber !== other.loadNumber;
  const isOtherRate =
    one.rateCents !== undefined && other.rateCents !== undefined && one.rateCents !== other.rateCents;
  return {
    ...best,
    ...(isOtherNumber
      ? { loadNumber: undefined, evidence: { ...best.evidence, loadNumber: undefined } }
      : {}),
    flags:
      isOtherRate && !best.flags.some((flag) => flag.code === 'rate')
        ? [...best.flags, flagOf('rate', undefined, dollars(one.rateCents), dollars(other.rateCents))]
        : best.flags,
  };
}

/** Flags that say a place or a day was hard to read, which a second witness settles; not that a role was guessed or a code is missing. */
const isAboutLegibility = (flag: ReviewFlag): boolean => flag.doubt === 'hard-to-read';

/** How much a reading leaves open. What is missing or contradicts itself weighs more than what was hard to read. */
function doubtOf({ stops, flags }: ReadConfirmation): number {
  const roles = new Set(stops.map((stop) => stop.role)).size;
  return (
    (2 - roles) * 100 +
    flags.reduce((sum, flag) => sum + (flag.code === 'recognition' ? 1 : 4), 0) -
    Math.min(stops.length, 12) / 100
  );
}

const keyOf = (stop: ReadStop): string =>
  [stop.role, stop.city.toUpperCase(), stop.state, stop.zip, stop.date].join('|');

const sameStops = (a: ReadConfirmation, b: ReadConfirmation): boolean =>
  a.stops.length === b.stops.length && a.stops.every((stop, index) => keyOf(stop) === keyOf(b.stops[index]!));

type Recognized = PageItem & { readonly sure: number };

/** The words of both looks: those alike are surer, of two that differ the surer one is kept, and what one look missed is added. */
function mergedPage(first: DocumentPage, second: DocumentPage | undefined): DocumentPage {
  if (!second || first.source === 'text') return first;
  const recognized = second.items.filter((item): item is Recognized => item.sure !== undefined);
  const items = first.items.map((item) => {
    if (item.sure === undefined) return item;
    const over = recognized.filter((other) => isSamePlace(item, other));
    const [other] = over;
    if (!other || over.length > 1) return item;
    if (other.text === item.text) return { ...item, sure: 1 - (1 - item.sure) * (1 - other.sure) };
    return other.sure > item.sure ? { ...item, text: other.text, sure: other.sure } : item;
  });
  const added = recognized.filter(
    (other) =>
      other.sure > SURE_ALONE &&
      /[A-Za-z0-9]{2}/.test(other.text) &&
      !first.items.some((item) => isSamePlace(item, other)),
  );
  return { ...first, items: [...items, ...added] };
}

/** A word that only one look has must be one that it is fairly sure of. */
const SURE_ALONE = 0.5;

/** Whether two words are in the same place: most of the narrower one lies over the other. */
function isSamePlace(a: PageItem, b: PageItem): boolean {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  return (
    Math.abs(a.y - b.y) < Math.max(a.size, b.size) * 0.6 && shared > 0.5 * Math.min(a.x1 - a.x0, b.x1 - b.x0)
  );
}
