import { townCase } from '~/engine/places/town-case';
import { repeatedLoads } from '~/areas/documents/rules/same-load';
import type { Document } from '~/areas/documents/read-document.server';

/** A file in the list, in words. */
export interface DocumentRow {
  id: string;
  name: string;
  status: Document['status'] | 'trip' | 'repeated';
  statusText: string;
  tone: 'plain' | 'good' | 'warn' | 'bad';
  /** From its first stop to its last one. */
  route: { from: string; to: string | null; stops: number } | null;
  /** Reasons for a look, or why it could not be read. */
  notes: string[];
  tripId: number | null;
  removable: boolean;
}

const STATUS: Record<DocumentRow['status'], { text: string; tone: DocumentRow['tone'] }> = {
  uploaded: { text: 'Uploaded', tone: 'plain' },
  processing: { text: 'Processing...', tone: 'plain' },
  ready: { text: 'Ready', tone: 'good' },
  review: { text: 'Needs review', tone: 'warn' },
  failed: { text: 'Not read', tone: 'bad' },
  trip: { text: 'Trip made', tone: 'good' },
  repeated: { text: 'Same load', tone: 'warn' },
};

/** @param first the paper that said the same load before */
export function documentRow(document: Document, first?: Document): DocumentRow {
  const status = document.tripId !== null ? 'trip' : first ? 'repeated' : document.status;
  return {
    id: document.id,
    name: document.name,
    status,
    statusText: STATUS[status].text,
    tone: STATUS[status].tone,
    route: routeOf(document),
    notes: [noteOf(document), first ? sameLoadText(first) : ''].filter(Boolean),
    tripId: document.tripId,
    removable: document.status !== 'processing',
  };
}

/** "Same load as monday.pdf, which has a trip." */
export const sameLoadText = ({ name, tripId }: Document): string =>
  `Same load as ${name}${tripId === null ? '' : ', which has a trip'}.`;

function routeOf({ status, reading }: Document): DocumentRow['route'] {
  const places = (reading?.stops ?? []).map((stop) => `${townCase(stop.city)}, ${stop.state}`);
  const [from] = places;
  if (status === 'failed' || from === undefined) return null;
  return { from, to: places.length > 1 ? (places.at(-1) ?? null) : null, stops: places.length };
}

const noteOf = ({ status, problem, reading }: Document): string =>
  status === 'failed' ? (problem ?? '') : status === 'review' ? (reading?.flags[0]?.message ?? '') : '';

export interface DocumentsView {
  activated: boolean;
  rows: DocumentRow[];
  /** Files that wait for "Extract Trip data". */
  waiting: number;
  processing: number;
  /** Files whose trips one click makes. */
  ready: number;
}

export function documentsView(activated: boolean, documents: readonly Document[]): DocumentsView {
  const repeated = repeatedLoads(documents);
  const rows = documents.map((document) => documentRow(document, repeated.get(document.id)));
  const count = (status: DocumentRow['status']) => rows.filter((row) => row.status === status).length;
  return {
    activated,
    rows,
    waiting: count('uploaded'),
    processing: count('processing'),
    ready: count('ready'),
  };
}
