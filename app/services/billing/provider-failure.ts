import type { ProviderFailure } from '~/adapters/stripe/port';
import { fail, type Result } from '~/domain/result';

/** A failure of the provider as a use case answers it. `field` is the input that a person would mend. */
export function answerOf({ reason, message }: ProviderFailure, field = 'card'): Result<never> {
  switch (reason) {
    case 'unavailable':
      return fail({ kind: 'unavailable', message });
    case 'not-found':
      return fail({
        kind: 'not-found',
        message: 'The payment service does not know this any more. Reload the page and try again.',
      });
    case 'asks-to-confirm':
    case 'declined':
    case 'refused':
      return fail({ kind: 'invalid', message, fields: { [field]: [message] } });
  }
}
