import type { ProviderFailure } from '~/platform/stripe/port';
import { fail, type Result } from '~/engine/result';

export const NEEDS_ADDRESS =
  'Sales tax depends on your billing address. Enter it on the billing details page, with the ZIP or postal code.';

/** A failure of the provider as a use case answers it. `field` is the input that a person would mend. */
export function answerOf({ reason, message }: ProviderFailure, field = 'card'): Result<never> {
  switch (reason) {
    case 'unavailable':
      return fail({ kind: 'unavailable', message });
    case 'key-reused':
      return fail({
        kind: 'unavailable',
        message: 'An earlier request of yours is still being checked. Please try again in a minute.',
      });
    case 'not-found':
      return fail({
        kind: 'not-found',
        message: 'The payment service does not know this any more. Reload the page and try again.',
      });
    case 'needs-address':
      return fail({ kind: 'invalid', message: NEEDS_ADDRESS, fields: { postal_code: [NEEDS_ADDRESS] } });
    case 'asks-to-confirm':
    case 'declined':
    case 'refused':
      return fail({ kind: 'invalid', message, fields: { [field]: [message] } });
  }
}
