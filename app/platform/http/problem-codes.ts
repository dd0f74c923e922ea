/**
 * The words by which programs tell failures apart, each with the status it comes with. A word stays what it is when the
 * message beside it is bettered.
 */
export const PROBLEM_CODES = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  insufficient_scope: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  idempotency_key_in_use: 409,
  length_required: 411,
  precondition_failed: 412,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  plan_limit: 422,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  busy: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_CODES;

/** The word of a status where nothing nearer is known: the first that stands for it. */
export const codeOf = (status: number): ProblemCode =>
  (Object.keys(PROBLEM_CODES) as ProblemCode[]).find((code) => PROBLEM_CODES[code] === status) ??
  (status >= 500 ? 'internal' : 'bad_request');
