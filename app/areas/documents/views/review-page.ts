import type { Evidence, PaperLine } from '~/reading/reading';
import { loadFacts, type LoadFact } from '~/areas/documents/views/load-sheet';
import { stopDoubt, tripDoubt, type DoubtView } from '~/areas/documents/views/doubt-fields';
import type { Document } from '~/areas/documents/read-document.server';

/** A place on a page that something was read from, in points. Its id is where a link leads; `stop` is counted from 0. */
export interface ReviewMark {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  label: string;
  stop: number | null;
  /** The number that is beside the frame: at the address of a stop. */
  badge: string | null;
}

/** Words on a page that a person may pick for a field, in points. */
export interface ReviewLine {
  /** Line and cell of the print: "14:2". */
  place: string;
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

/** A page of the document with the places that were read on it, in points. */
export interface ReviewPage {
  number: number;
  width: number;
  height: number;
  /** Degrees clockwise about the middle by which the frames lean with a page that was scanned askew. */
  lean: number;
  marks: ReviewMark[];
  lines: ReviewLine[];
}

/** What a field was read from: the words on the page and the frame around them. */
export interface ReviewSource {
  text: string;
  page: number;
  /** Null where the page is not among those shown. */
  markId: string | null;
}

export interface ReviewStop {
  role: string;
  name: string;
  street: string;
  /** Year-month-day, '' where none was found. */
  day: string;
  time: string;
  references: string;
  address: ReviewSource;
  date: ReviewSource | null;
  /** What a person should look at. */
  flags: DoubtView[];
}

export interface ReviewView {
  id: string;
  name: string;
  status: Document['status'];
  problem: string | null;
  /** False for a file that came by mail and was not taken: its bytes are not here. */
  isKept: boolean;
  /** What to look at in the document as a whole; what concerns a stop is with the stop. */
  flags: DoubtView[];
  /** Stops that have something to look at. */
  doubtfulStops: number;
  active: string[];
  stops: ReviewStop[];
  loadNumber: ReviewSource | null;
  rate: { cents: number; source: ReviewSource | null } | null;
  /** What else the paper says of the load. */
  facts: LoadFact[];
  pages: ReviewPage[];
  /** Pages that are not shown. */
  morePages: number;
  tripId: number | null;
}

/** Pages that are shown: stops are on the first ones. */
const MOST_PAGES = 10;
const LONGEST_QUOTE = 90;

/** Whether it waits for a person to put it right and make its trip. */
export const isForReview = ({ status, tripId }: Pick<Document, 'status' | 'tripId'>): boolean =>
  status !== 'processing' && status !== 'uploaded' && tripId === null;

/** @param print what may be picked from; empty where the paper is not for filling in any more */
export function reviewView(document: Document, print: readonly PaperLine[] = []): ReviewView {
  const { reading } = document;
  const pages = document.pageSizes
    .slice(0, MOST_PAGES)
    .map(({ width, height, skew = 0 }, index): ReviewPage => ({
      width,
      height,
      lean: (skew * 180) / Math.PI,
      number: index + 1,
      marks: [],
      lines: linesOnPage(print, index + 1),
    }));

  const sourceOf = (
    found: Evidence | undefined,
    id: string,
    label: string,
    stop: number | null,
    badge: string | null = null,
  ): ReviewSource | null => {
    if (!found) return null;
    const page = pages[found.page - 1];
    page?.marks.push({
      id,
      x: found.x0 - 2,
      y: found.y0 - 1,
      width: found.x1 - found.x0 + 4,
      height: found.y1 - found.y0 + 2,
      label,
      stop,
      badge,
    });
    return { text: shortened(found.text), page: found.page, markId: page ? id : null };
  };

  const stops = (reading?.stops ?? []).map((stop, index): ReviewStop => {
    const number = index + 1;
    sourceOf(stop.evidence.role, `mark-${number}-role`, `Stop ${number}: ${stop.role}`, index);
    return {
      role: stop.role === 'pickup' ? 'Pickup' : 'Delivery',
      name: stop.name,
      street: stop.street,
      day: stop.date ?? '',
      time: stop.time ?? '',
      references: stop.references.join(', '),
      address: sourceOf(
        stop.evidence.address,
        `mark-${number}-address`,
        `Stop ${number}: address`,
        index,
        String(number),
      ) as ReviewSource,
      date: sourceOf(stop.evidence.date, `mark-${number}-date`, `Stop ${number}: date`, index),
      flags: (reading?.flags ?? []).filter((flag) => flag.stop === index).map(stopDoubt),
    };
  });
  const facts = loadFacts(reading);
  for (const { id, label, detail } of facts) sourceOf(detail.evidence, id, label, detail.stop ?? null);
  return {
    id: document.id,
    name: document.name,
    status: document.status,
    problem: document.problem,
    isKept: document.status !== 'failed' || document.pageCount !== null,
    flags: (reading?.flags ?? [])
      .filter(
        (flag, index, all) =>
          flag.stop === undefined && all.findIndex((other) => other.message === flag.message) === index,
      )
      .map(tripDoubt),
    doubtfulStops: stops.filter((stop) => stop.flags.length > 0).length,
    active: document.active,
    stops,
    loadNumber: sourceOf(reading?.evidence.loadNumber, 'mark-load', 'Load number', null),
    rate:
      reading?.rateCents == null
        ? null
        : { cents: reading.rateCents, source: sourceOf(reading.evidence.rate, 'mark-rate', 'Rate', null) },
    facts,
    pages,
    morePages: Math.max(0, document.pageSizes.length - MOST_PAGES),
    tripId: document.tripId,
  };
}

const linesOnPage = (print: readonly PaperLine[], page: number): ReviewLine[] =>
  print.flatMap((line, nth) =>
    line.page === page
      ? line.cells.map(({ text, x0, y0, x1, y1 }, cell) => ({
          place: `${nth}:${cell}`,
          x: x0 - 1,
          y: y0,
          width: Math.max(4, x1 - x0 + 2),
          height: Math.max(4, y1 - y0),
          text,
        }))
      : [],
  );

const shortened = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text;
