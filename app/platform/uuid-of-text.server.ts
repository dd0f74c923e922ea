import { createHash } from 'node:crypto';

/** A UUID (RFC 9562, version 8) made of a text: the same for the same text. */
export function uuidOfText(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
