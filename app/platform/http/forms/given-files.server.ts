import type { FieldErrors } from '~/engine/result';

export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

/** The files of a form's fields of this name; a field without a file brings none. */
export async function filesOf(form: FormData, ...names: string[]): Promise<GivenFile[]> {
  const files = names
    .flatMap((name) => form.getAll(name))
    .filter((value): value is File => typeof value !== 'string' && (value.size > 0 || value.name !== ''));
  return Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
}

/** Beside a file field of a form that comes back: no browser sends a chosen file a second time. A kept form has its name in its place. */
export function fileAgain(form: FormData, name: string): FieldErrors {
  const isChosen = form.getAll(name).some((value) => (typeof value === 'string' ? value : value.name) !== '');
  return isChosen ? { [name]: ['Choose the file again: it does not come back with the form.'] } : {};
}

/** A form of a program with files, or JSON without. */
export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

/** Headers of someone's file: a download, never a page of ours. */
export function downloadHeaders(
  file: { fileName: string; contentType: string },
  length: number,
): Record<string, string> {
  const name = file.fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return {
    'Content-Type': file.contentType,
    'Content-Length': String(length),
    'Content-Disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  };
}
