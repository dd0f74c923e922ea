import { isReadable, receiptType } from '~/areas/fuel/rules/receipt-file';
import { FREE_PACKAGE } from '~/areas/trips/rules/plan-limits';

/** What may be handed in, with the messages of the specification. */

export const MAX_DOCUMENT_BYTES = 10_485_760;
export const MAX_DOCUMENTS_AT_ONCE = 2;

export const FILE_REQUIRED = 'File is required';
export const UNSUPPORTED_FORMAT = 'Unsupported file format.';
export const TOO_LARGE =
  'File size exceeds the maximum limit of 10MB. Please choose a smaller file and try again.';
export const ONLY_ONE = 'Required only one file';
export const tooMany = (most: number): string => `At most ${most} files at once.`;

/** Files that one upload may hold: the specified two on the free plan. */
export const documentsAtOnce = (packageId: string): number =>
  packageId === FREE_PACKAGE ? MAX_DOCUMENTS_AT_ONCE : 20;

export interface OfferedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is wrong with the files, in the order in which a person would find it; undefined where nothing is. */
export function uploadProblem(
  files: readonly OfferedFile[],
  most = MAX_DOCUMENTS_AT_ONCE,
): string | undefined {
  if (files.length === 0) return FILE_REQUIRED;
  if (files.length > most) return most === 1 ? ONLY_ONE : tooMany(most);
  for (const { bytes } of files) {
    if (bytes.length > MAX_DOCUMENT_BYTES) return TOO_LARGE;
    if (!beginsLikePage(bytes)) return UNSUPPORTED_FORMAT;
  }
  return undefined;
}

/** `%PDF-` at the very beginning: neither the name nor the declared type decides. */
export const beginsLikePdf = (bytes: Uint8Array): boolean =>
  bytes.length > 5 && String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';

/** A PDF, or a JPG, PNG or HEIC of a page. */
export function beginsLikePage(bytes: Uint8Array): boolean {
  if (beginsLikePdf(bytes)) return true;
  const type = receiptType(bytes);
  return type !== undefined && type !== 'application/pdf' && isReadable(type);
}

/** The media type of a file that was taken. */
export const documentType = (bytes: Uint8Array): string => receiptType(bytes) ?? 'application/octet-stream';

/** A name for showing: one line, no path, at most 200 characters. */
export function documentName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return (clean === '' ? 'document.pdf' : clean).slice(0, 200);
}
