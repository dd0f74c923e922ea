import type { AppLoadContext } from '@remix-run/node';
import type { Failure, FieldErrors } from '~/engine/result';
import { formAgain } from './form.server';

/** A form that was refused: what was typed (never a password), and what is wrong. */
export interface FailedForm {
  /** Which form of the page, where it has several. */
  form: string;
  values: Record<string, string>;
  message: string;
  errors: FieldErrors;
}

const STATUS: Record<Failure['kind'], number> = {
  invalid: 422,
  limit: 422,
  conflict: 409,
  forbidden: 403,
  'not-found': 404,
  'rate-limited': 429,
  unavailable: 503,
};

/** The page again, with the form as it was typed and its failure. */
export function failedForm(
  context: AppLoadContext,
  failure: Failure,
  values: Record<string, string> = {},
  form = 'main',
) {
  const errors = failure.kind === 'invalid' ? (failure.fields ?? {}) : {};
  const headers: HeadersInit =
    failure.kind === 'rate-limited' ? { 'Retry-After': String(failure.retryAfterSeconds) } : {};
  return formAgain<FailedForm>(
    context,
    { form, values, message: failure.message, errors },
    { status: STATUS[failure.kind], headers },
  );
}
