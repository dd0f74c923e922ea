/**
 * Expected outcomes of a use case are values; bugs throw.
 * HTML answers 303 or 422 with the form, the API answers 2xx or a problem document; both read the same shape.
 */
export type FieldErrors = Record<string, string[]>;

/** By field: texts that the person may have meant. Each one, put into the field, is understood. */
export type FieldChoices = Record<string, string[]>;

export type Failure =
  | { kind: 'invalid'; message: string; fields?: FieldErrors; choices?: FieldChoices }
  | { kind: 'not-found'; message: string }
  | { kind: 'forbidden'; message: string }
  | { kind: 'conflict'; message: string; current?: unknown }
  | { kind: 'limit'; message: string }
  | { kind: 'rate-limited'; message: string; retryAfterSeconds: number }
  | { kind: 'unavailable'; message: string };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (failure: Failure): Result<never> => ({ ok: false, failure });

export const invalid = (message: string, fields?: FieldErrors): Result<never> =>
  fail({ kind: 'invalid', message, ...(fields ? { fields } : {}) });

export const notFound = (message = 'The page you are looking for was not found.'): Result<never> =>
  fail({ kind: 'not-found', message });

/** What a 503 says where a disk is full: pages tell it from a database that is away by these words. */
export const DISK_FULL =
  'The disk of the server is full. Nothing of this request was saved: try again later.';
