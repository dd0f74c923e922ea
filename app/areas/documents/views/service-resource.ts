import { paths } from '~/routes';
import type { Document } from '~/areas/documents/read-document.server';

/** A file as the extraction service tells of it. Its reading has the id of the file. */
export function fileResource(document: Document) {
  const isRead = document.status === 'ready' || document.status === 'review';
  return {
    id: document.id,
    url: paths.documentFile(document.id),
    title: document.name,
    processing_status: document.status,
    display_processing_status: DISPLAY[document.status],
    extracted_data_id: isRead ? document.id : null,
    trip_id: document.tripId,
    error: document.problem,
  };
}

const DISPLAY: Record<Document['status'], string> = {
  uploaded: 'Uploaded',
  processing: 'Processing...',
  ready: 'Ready',
  review: 'Needs review',
  failed: 'Not read',
};

/** What was read of a file: its points in the order of the trip, and why a person should look. */
export function extractedDataResource(document: Document) {
  const { reading } = document;
  return {
    id: document.id,
    title: document.name,
    trip_id: document.tripId,
    post_results: {
      extracted_points: (reading?.stops ?? []).map((stop) => ({
        type: stop.role,
        name: stop.name,
        street: stop.street,
        suggested_address: { city: stop.city, state: stop.state, zip: stop.zip },
        suggested_date: { date: stop.date ?? null, time: stop.time ?? null },
        references: stop.references,
        evidence: { page: stop.evidence.address.page, text: stop.evidence.address.text },
      })),
      load_number: reading?.loadNumber ?? null,
      rate_cents: reading?.rateCents ?? null,
      load_details: (reading?.details ?? []).map(({ kind, value, cents, stop, evidence, doubt }) => ({
        kind,
        value,
        cents: cents ?? null,
        stop: stop ?? null,
        doubt: doubt ?? null,
        evidence: {
          page: evidence.page,
          text: evidence.text,
          box: [evidence.x0, evidence.y0, evidence.x1, evidence.y1].map(
            (point) => Math.round(point * 10) / 10,
          ),
        },
      })),
      needs_review: document.status === 'review',
      flags: (reading?.flags ?? []).map(({ code, message }) => ({ code, message })),
    },
  };
}
