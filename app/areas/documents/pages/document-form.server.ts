import { documentType, type OfferedFile } from '~/areas/documents/rules/upload-rules';
import { applyReviewStep, type ReviewedStop } from '~/areas/documents/views/review-steps';
import { textOf } from '~/platform/http/forms/form.server';

/** The files of a form field, empty ones left out: a browser sends one of no name where none was chosen. */
export async function filesOf(form: FormData, name: string): Promise<OfferedFile[]> {
  const files = form
    .getAll(name)
    .filter((value): value is File => typeof value !== 'string' && (value.size > 0 || value.name !== ''));
  return Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}

const MOST_STOPS = 60;

/**
 * The fields of one reviewed trip as they were sent; stops with nothing in them are left out. `prefix` is before the
 * names where a form has several.
 */
export function reviewedTripFrom(form: FormData, prefix = '') {
  const text = (name: string) => textOf(form, prefix + name);
  const stops = Array.from({ length: MOST_STOPS }, (_, index) => ({
    city: text(`stops.${index}.city`),
    state: text(`stops.${index}.state`),
    zip: text(`stops.${index}.zip`),
  })).filter((stop) => stop.city !== '' || stop.state !== '' || stop.zip !== '');
  return {
    equipmentId: text('equipmentId'),
    date: text('date'),
    endDate: text('endDate'),
    reference: text('reference'),
    notes: text('notes'),
    rate: text('rate'),
    stops,
  };
}

/** The rows of the review form in their order, empty ones too: each step of the form hands them back. `prefix` as above. */
export function reviewedStopsFrom(form: FormData, prefix = ''): ReviewedStop[] {
  const rows = Array.from({ length: MOST_STOPS }, (_, index) => index).filter((index) =>
    form.has(`${prefix}stops.${index}.city`),
  );
  return rows.map((index) => {
    const read = textOf(form, `${prefix}stops.${index}.read`);
    return {
      city: textOf(form, `${prefix}stops.${index}.city`),
      state: textOf(form, `${prefix}stops.${index}.state`),
      zip: textOf(form, `${prefix}stops.${index}.zip`),
      read: /^\d{1,2}$/.test(read) ? Number(read) : null,
    };
  });
}

const MOST_CHOSEN = 50;

/** The trips of an import that were selected, each with its fields; the unit chosen for all stands in for a missing one. */
export function chosenTripsFrom(form: FormData) {
  const forAll = textOf(form, 'equipmentId');
  const keys = [...new Set(form.getAll('make').filter((key) => typeof key === 'string'))].slice(
    0,
    MOST_CHOSEN,
  );
  return keys.map((key) => {
    const trip = reviewedTripFrom(form, `${key}.`);
    return { key, trip: { ...trip, equipmentId: trip.equipmentId || forAll } };
  });
}

/** The fields of every trip of an import, selected or not, by its key: what was typed is there again whatever becomes of the others. */
export function typedTripsFrom(form: FormData): Record<string, ReturnType<typeof reviewedTripFrom>> {
  const keys = [...form.keys()]
    .flatMap((name) => /^([\w-]+)\.date$/.exec(name)?.[1] ?? [])
    .slice(0, MOST_CHOSEN);
  return Object.fromEntries(keys.map((key) => [key, reviewedTripFrom(form, `${key}.`)]));
}

/** A step of one trip of an import ("<key>/stop-up:1"): the fields of all with its rows in their new order; null where nothing of the kind was asked. */
export function batchStepFrom(
  form: FormData,
): { typed: ReturnType<typeof typedTripsFrom>; key: string; at: number } | null {
  const [, key, intent] = /^([\w-]+)\/(.+)$/.exec(textOf(form, 'intent')) ?? [];
  if (key === undefined || intent === undefined) return null;
  const rows = reviewedStopsFrom(form, `${key}.`);
  const filled = rows.findLastIndex((row) => row.city !== '' || row.state !== '' || row.zip !== '') + 1;
  const step = applyReviewStep(rows.slice(0, Math.max(LEAST_ROWS, filled)), intent);
  const typed = typedTripsFrom(form);
  const trip = typed[key];
  return step && trip
    ? {
        typed: {
          ...typed,
          [key]: { ...trip, stops: step.stops.map(({ city, state, zip }) => ({ city, state, zip })) },
        },
        key,
        at: step.at,
      }
    : null;
}

const LEAST_ROWS = 2;

/** A document as its carrier gets it back: as a download that no browser runs in the product's name. */
export function documentAnswer(bytes: Uint8Array, name: string): Response {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': documentType(bytes),
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    },
  });
}
