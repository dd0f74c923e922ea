import { bytesSay, pictureType, type PictureType } from '~/reading/picture-type';

/** What a fuel receipt may be: a photo or a PDF, recognized by its first bytes and not by its name. */

export const MAX_RECEIPT_BYTES = 10_485_760;

export const UNSUPPORTED_FILE_MESSAGE = 'Unsupported file format.';
export const FILE_TOO_LARGE_MESSAGE =
  'File size exceeds the maximum limit of 10MB. Please choose a smaller file and try again.';

export type ReceiptType = 'application/pdf' | `image/${PictureType}`;

/** The type of the bytes; undefined when they are neither a photo nor a PDF. */
export function receiptType(bytes: Uint8Array): ReceiptType | undefined {
  if (bytesSay(bytes, '%PDF-')) return 'application/pdf';
  const picture = pictureType(bytes);
  return picture && `image/${picture}`;
}

const ENDINGS: Record<ReceiptType, RegExp> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'image/heic': /\.hei[cf]$/i,
};

/** A name that is safe to show and to send: no folders, no control characters, at most 100 long, the right ending. */
export function receiptName(given: string, type: ReceiptType): string {
  const base = given.split(/[/\\]/).pop() ?? '';
  const clean = base
    // eslint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f"<>|:*?]/g, '')
    .replace(/^\.+/, '')
    .trim();
  const name = clean === '' ? 'receipt' : clean;
  if (ENDINGS[type].test(name))
    return name.length <= 100 ? name : `${name.slice(0, 90)}${name.slice(name.lastIndexOf('.'))}`;
  return `${name.slice(0, 90)}.${type === 'application/pdf' ? 'pdf' : type.slice(6).replace('jpeg', 'jpg')}`;
}

/** What is read: the rest may be kept with a purchase, and nothing more. */
const READABLE: readonly ReceiptType[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic'];

export const isReadable = (type: ReceiptType): boolean => READABLE.includes(type);

export const NOT_READABLE_MESSAGE =
  'WebP pictures cannot be read. Save it as JPG, or attach it to a purchase you type.';
