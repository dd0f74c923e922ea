import { createHash, randomBytes } from 'node:crypto';

/** Marks of our tokens: a scanner that finds one in a public repository knows where it belongs. */
export type TokenMark = 'sls' | 'sla' | 'slt' | 'slm' | 'slp' | 'slx' | 'slc';

/** A new secret of 256 random bits: sls session cookie, sla access token, slt API token, slm link in a mail, slp sign-in between its steps, slx the extraction service. */
export const newToken = (mark: TokenMark): string => `${mark}_${randomBytes(32).toString('base64url')}`;

/** What is kept of a token. It has 256 random bits, so a plain hash cannot be turned around. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());

/** Whether a text could be one of our tokens: what could not is never looked up. */
export const looksLikeToken = (text: string, ...marks: TokenMark[]): boolean =>
  /^sl[satmpxc]_[A-Za-z0-9_-]{43}$/.test(text) && marks.some((mark) => text.startsWith(`${mark}_`));
