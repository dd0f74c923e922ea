import type { OfferedFile } from '~/domain/documents/upload-rules';
import { textOf } from './form.server';

/** The files of a form field, empty ones left out: a browser sends one of no name where none was chosen. */
export async function filesOf(form: FormData, name: string): Promise<OfferedFile[]> {
  const files = form.getAll(name).filter((value): value is File => typeof value !== 'string' && (value.size > 0 || value.name !== ''));
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}

const MOST_STOPS = 60;

/** The review form as it was sent; stops with nothing in them are left out. */
export function reviewedTripFrom(form: FormData) {
  const stops = Array.from({ length: MOST_STOPS }, (_, index) => ({
    city: textOf(form, `stops.${index}.city`),
    state: textOf(form, `stops.${index}.state`),
    zip: textOf(form, `stops.${index}.zip`),
  })).filter((stop) => stop.city !== '' || stop.state !== '' || stop.zip !== '');
  return {
    equipmentId: textOf(form, 'equipmentId'),
    date: textOf(form, 'date'),
    endDate: textOf(form, 'endDate'),
    reference: textOf(form, 'reference'),
    notes: textOf(form, 'notes'),
    stops,
  };
}

/** A document as its carrier gets it back: as a download that no browser runs in the product's name. */
export function documentAnswer(bytes: Uint8Array, name: string): Response {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    },
  });
}
