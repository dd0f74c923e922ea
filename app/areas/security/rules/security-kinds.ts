/** What a line of the security log is about. */
export const SECURITY_AREAS = {
  'sign-in': 'Sign-ins',
  access: 'Passwords and verification',
  tokens: 'API tokens and webhooks',
  exports: 'Exports',
  people: 'People and roles',
  filing: 'Filings and settings',
} as const;

export type SecurityArea = keyof typeof SECURITY_AREAS;

/** Every kind of line: its words, and what it is about. */
export const SECURITY_KINDS = {
  'sign-in': { words: 'Signed in', area: 'sign-in' },
  'sign-in-failed': { words: 'Failed sign-in', area: 'sign-in' },
  'new-device': { words: 'Signed in on a new device', area: 'sign-in' },
  'second-step-failed': { words: 'Too many wrong verification codes', area: 'sign-in' },
  'sessions-revoked': { words: 'A sign-in was used twice and ended', area: 'sign-in' },
  'session-ended': { words: 'Signed a device out', area: 'sign-in' },
  'support-signed-in': { words: 'Our support team signed in', area: 'sign-in' },
  'password-changed': { words: 'Password changed', area: 'access' },
  'email-changed': { words: 'Email changed', area: 'access' },
  'provider-linked': { words: 'Sign-in provider linked', area: 'access' },
  'provider-unlinked': { words: 'Sign-in provider unlinked', area: 'access' },
  'passkey-added': { words: 'Passkey added', area: 'access' },
  'passkey-removed': { words: 'Passkey removed', area: 'access' },
  'two-step-on': { words: 'Two-step verification switched on', area: 'access' },
  'two-step-off': { words: 'Two-step verification switched off', area: 'access' },
  'two-step-reset': { words: 'Two-step verification reset by support', area: 'access' },
  'two-step-required': { words: 'Two-step verification required', area: 'access' },
  'recovery-codes-made': { words: 'New recovery codes made', area: 'access' },
  'recovery-code-used': { words: 'Recovery code used', area: 'access' },
  'token-made': { words: 'API token made', area: 'tokens' },
  'token-first-used': { words: 'API token used for the first time', area: 'tokens' },
  'token-revoked': { words: 'API token revoked', area: 'tokens' },
  'webhook-added': { words: 'Webhook added', area: 'tokens' },
  'webhook-changed': { words: 'Webhook address changed', area: 'tokens' },
  'webhook-secret-made': { words: 'New webhook signing secret made', area: 'tokens' },
  'webhook-removed': { words: 'Webhook removed', area: 'tokens' },
  'connection-added': { words: 'Telematics system connected', area: 'tokens' },
  'connection-removed': { words: 'Telematics system disconnected', area: 'tokens' },
  'export-asked': { words: 'Full download requested', area: 'exports' },
  'export-downloaded': { words: 'All records downloaded', area: 'exports' },
  'list-exported': { words: 'List of trips and fuel downloaded', area: 'exports' },
  'trail-exported': { words: 'Audit trail downloaded', area: 'exports' },
  'member-invited': { words: 'Invited', area: 'people' },
  'member-joined': { words: 'Joined the carrier', area: 'people' },
  'role-changed': { words: 'Role changed', area: 'people' },
  'member-removed': { words: 'Removed from the carrier', area: 'people' },
  'carrier-changed': { words: 'Carrier profile changed', area: 'filing' },
  'quarter-filed': { words: 'Quarter filed', area: 'filing' },
  'quarter-reopened': { words: 'Quarter reopened', area: 'filing' },
  'rate-entered': { words: 'Rate entered', area: 'filing' },
  'rate-removed': { words: 'Entered rate removed', area: 'filing' },
} as const satisfies Record<string, { words: string; area: SecurityArea }>;

export type SecurityKind = keyof typeof SECURITY_KINDS;

export const isSecurityArea = (name: string): name is SecurityArea => Object.hasOwn(SECURITY_AREAS, name);

/** The kinds of one area. */
export const kindsOf = (area: SecurityArea): SecurityKind[] =>
  (Object.keys(SECURITY_KINDS) as SecurityKind[]).filter((kind) => SECURITY_KINDS[kind].area === area);

/** The words of a kind; a kind that this release does not know is shown as it is. */
export const kindWords = (kind: string): string =>
  Object.hasOwn(SECURITY_KINDS, kind) ? SECURITY_KINDS[kind as SecurityKind].words : kind;

/** Days that a line is kept, and those of what browsers report. */
export const SECURITY_LOG_DAYS = 365;
export const CSP_REPORT_DAYS = 90;
