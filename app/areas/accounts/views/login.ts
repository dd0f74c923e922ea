/** What the login page reads from its address. Nothing of it acts by itself: a code only fills a field. */
export interface LoginView {
  email: string;
  /** Six digits from a mailed link; '' where there are none. */
  authcode: string;
  /** Where a mailed link came from, handed on with the sign-in: which message, which event. */
  uniq: string;
  eventId: string;
  /** What a provider's sign-in ended with. */
  error: string | null;
}

const SOCIAL_ERRORS: Record<string, string> = {
  error_social_provider: 'Auth Provider error',
  error_user_not_found: 'User not found',
  error_registration_failed: 'Registration failed',
};

/** The words for a social login's error code; anything unknown is "Error". */
export const socialErrorMessage = (code: string): string =>
  Object.hasOwn(SOCIAL_ERRORS, code) ? (SOCIAL_ERRORS[code] ?? 'Error') : 'Error';

const identifier = (value: string | null): string =>
  value !== null && /^[\w-]{1,64}$/.test(value) ? value : '';

export function loginView(query: URLSearchParams): LoginView {
  const error = query.get('error');
  const failedRegistration =
    query.get('action') === 'registration' && error !== null && !Object.hasOwn(SOCIAL_ERRORS, error);
  const authcode = query.get('authcode') ?? '';
  return {
    email: (query.get('email') ?? '').trim().slice(0, 254),
    authcode: /^\d{6}$/.test(authcode) ? authcode : '',
    uniq: identifier(query.get('uniq')),
    eventId: identifier(query.get('event_id')),
    error: error === null ? null : failedRegistration ? 'Registration failed' : socialErrorMessage(error),
  };
}
