/** How long a sign-in lasts (ASVS 7.3): without use, and altogether. */
export type SessionKind = 'browser' | 'api';

const HOUR = 3600;
const DAY = 24 * HOUR;

export interface SessionLimits {
  idleSeconds: number;
  absoluteSeconds: number;
  /** How long one token of the session works before it must be renewed. */
  tokenSeconds: number;
}

/** Limits of a new session. Remembered ones are for one's own device: two weeks unused, sixty days altogether. */
export function sessionLimits(kind: SessionKind, remember: boolean): SessionLimits {
  const idleSeconds = remember ? 14 * DAY : 8 * HOUR;
  const absoluteSeconds = remember ? 60 * DAY : DAY;
  return { idleSeconds, absoluteSeconds, tokenSeconds: kind === 'api' ? HOUR : absoluteSeconds };
}

/**
 * A token that was just replaced still works for this long: requests that were on their way, and renewals that two
 * tabs started at the same moment, must not sign anybody out. After it the same token can only be a stolen copy.
 */
export const REPLACED_TOKEN_GRACE_MS = 10_000;

/** Last use is written down at most once in this time. */
export const LAST_SEEN_STEP_MS = 60_000;

/** Changing password or email asks for the password again when the last proof is older. */
export const RECENT_PROOF_MS = 15 * 60_000;

export interface SessionTimes {
  idleExpiresAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export const isSessionAlive = ({ idleExpiresAt, expiresAt, revokedAt }: SessionTimes, now: Date): boolean =>
  revokedAt === null && now < idleExpiresAt && now < expiresAt;

export interface TokenTimes {
  expiresAt: Date;
  replacedAt: Date | null;
}

export type TokenState = 'good' | 'expired' | 'just-replaced' | 'reused';

/** The state of a token: `reused` means that someone holds a copy of a token that was renewed long ago. */
export function tokenState({ expiresAt, replacedAt }: TokenTimes, now: Date): TokenState {
  if (replacedAt !== null) {
    return now.getTime() - replacedAt.getTime() <= REPLACED_TOKEN_GRACE_MS ? 'just-replaced' : 'reused';
  }
  return now < expiresAt ? 'good' : 'expired';
}

/** When an idle session ends if it is used now; never after its absolute end. */
export const idleEnd = (kind: SessionKind, remember: boolean, expiresAt: Date, now: Date): Date =>
  new Date(Math.min(expiresAt.getTime(), now.getTime() + sessionLimits(kind, remember).idleSeconds * 1000));
