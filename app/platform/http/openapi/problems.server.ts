import * as z from 'zod';
import { PROBLEM_CODES, type ProblemCode } from '~/platform/http/problem-codes';
import { named, type Operation } from './operation.server';

/** Every failure: what clients show is `message`, and the lists under `errors`, joined with line breaks. */
export const problemSchema = named(
  'Problem',
  z.object({
    status: z.int(),
    code: z
      .enum(Object.keys(PROBLEM_CODES) as [ProblemCode, ...ProblemCode[]])
      .describe('Tells failures apart; stays when the message is bettered.'),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional().describe('Messages by field.'),
    choices: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('Texts that may have been meant, by stop or field: each one is understood there.'),
    error: z.object({ message: z.string() }).optional().describe('Of a card that was refused.'),
    current: z.unknown().optional().describe('The record as it is now, where another one changed it.'),
    requestId: z.string().describe('Also in the header X-Request-Id.'),
  }),
);

export const PROBLEM_WORDS: Readonly<Record<string, string>> = {
  400: 'The request could not be read: no valid JSON, no object, or a header that cannot be.',
  401: 'No token, or one that does not work, or no longer.',
  403: 'You may not do that: the role or the token may only read, or something must be switched on first.',
  404: 'There is no such record, or it is someone else’s.',
  405: 'The address does not take this method; Allow names those it takes.',
  408: 'The body did not arrive in time, or only drop by drop.',
  409: 'It conflicts with something: a newer revision, a filed quarter, a name that is taken, the same Idempotency-Key still running.',
  411: 'The length of the body is missing.',
  412: 'The record is no longer the one that If-Match names.',
  413: 'Too much at once.',
  415: 'Send JSON, or the kind of form that the call names.',
  422: 'The data was invalid; errors says what is wrong with which field. Also a limit of the plan, and an Idempotency-Key of another request.',
  429: 'Too many requests; Retry-After says how long to wait.',
  500: 'Something went wrong here. Tell support the request id.',
  503: 'Something this call needs is not there for a moment; Retry-After says when to try again.',
};

/** The failures that a call can have: those of its kind, and its own. */
export function problemsOf(operation: Operation): number[] {
  const { method, access, params, body, problems = [], isUncounted } = operation;
  const found = new Set<number>([...problems, 405, 500, 503]);
  if (!isUncounted) found.add(429);
  if (access !== 'public') found.add(401);
  if (access === 'carrier' || access === 'service') found.add(403);
  if (params) found.add(404);
  if (method !== 'GET') for (const status of [400, 403, 408, 409, 411, 412, 413, 422]) found.add(status);
  if (body) found.add(415);
  // A token that does not work is refused also where none is needed.
  if (access === 'public') found.add(401);
  return [...found].sort((a, b) => a - b);
}
