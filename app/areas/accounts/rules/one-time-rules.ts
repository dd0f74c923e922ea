const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a mailed link or code works. */
export const ONE_TIME_LIFETIME_MS = {
  password_reset: 60 * MINUTE,
  sign_in_code: 10 * MINUTE,
  email_confirm: 7 * DAY,
  email_change: DAY,
} as const;

export const INVITATION_LIFETIME_MS = 7 * DAY;

/** A code of six digits may be tried this often; then a new one must be asked for. */
export const CODE_TRIES = 5;

/** Between asking to delete an account and its end. */
export const DELETION_GRACE_MS = 30 * DAY;

export const EXPORT_LIFETIME_MS = 7 * DAY;
