import type { Document } from '~/services/documents/read-document.server';

/** A page of the document with the places that were read on it, in points. */
export interface ReviewPage {
  number: number;
  width: number;
  height: number;
  marks: { x: number; y: number; width: number; height: number; label: string }[];
}

export interface ReviewStop {
  role: string;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  date: string;
  time: string;
  references: string;
  /** The words on the page that this was read from. */
  evidence: string;
  page: number;
}

export interface ReviewView {
  id: string;
  name: string;
  status: Document['status'];
  problem: string | null;
  flags: string[];
  active: string[];
  stops: ReviewStop[];
  loadNumber: string;
  rateCents: number | null;
  pages: ReviewPage[];
  tripId: number | null;
}

/** Pages that are shown: stops stand on the first ones. */
const MOST_PAGES = 10;

export function reviewView(document: Document): ReviewView {
  const { reading } = document;
  const pages = document.pageSizes.slice(0, MOST_PAGES).map((size, index): ReviewPage => ({ ...size, number: index + 1, marks: [] }));
  const mark = (found: { page: number; x0: number; y0: number; x1: number; y1: number } | undefined, label: string): void => {
    const page = found && pages[found.page - 1];
    if (!found || !page) return;
    page.marks.push({ x: found.x0 - 2, y: found.y0 - 1, width: found.x1 - found.x0 + 4, height: found.y1 - found.y0 + 2, label });
  };
  reading?.stops.forEach((stop, index) => {
    mark(stop.evidence.address, `Stop ${index + 1}: address`);
    mark(stop.evidence.role, `Stop ${index + 1}: ${stop.role}`);
    mark(stop.evidence.date, `Stop ${index + 1}: date`);
  });
  mark(reading?.evidence.loadNumber, 'Load number');
  mark(reading?.evidence.rate, 'Rate');
  return {
    id: document.id,
    name: document.name,
    status: document.status,
    problem: document.problem,
    flags: [...new Set(reading?.flags.map((flag) => flag.message) ?? [])],
    active: document.active,
    stops: (reading?.stops ?? []).map((stop) => ({
      role: stop.role === 'pickup' ? 'Pickup' : 'Delivery',
      name: stop.name,
      street: stop.street,
      city: stop.city,
      state: stop.state,
      zip: stop.zip,
      date: stop.date ?? '',
      time: stop.time ?? '',
      references: stop.references.join(', '),
      evidence: stop.evidence.address.text,
      page: stop.evidence.address.page,
    })),
    loadNumber: reading?.loadNumber ?? '',
    rateCents: reading?.rateCents ?? null,
    pages,
    tripId: document.tripId,
  };
}
