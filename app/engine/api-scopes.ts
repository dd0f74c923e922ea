/** What an API token may do, area by area. Every call of the API names the one that it needs. */
export const API_SCOPES = {
  'trips:read': 'Read trips',
  'trips:write': 'Add, change and delete trips',
  'fuel:read': 'Read fuel purchases',
  'fuel:write': 'Add, change and delete fuel purchases',
  'equipment:read': 'Read trucks',
  'equipment:write': 'Add, change and delete trucks',
  'imports:read': 'Read imports',
  'imports:write': 'Upload and accept imports',
  'documents:read': 'Read rate confirmations',
  'documents:write': 'Upload rate confirmations',
  'reports:read': 'Read reports and filed returns',
  'returns:file': 'File and reopen returns',
  'billing:read': 'Read plan, cards and invoices',
  'billing:write': 'Change plan and cards',
  'mail:read': 'Read emails that were sent',
  'mail:write': 'Send emails',
  'support:read': 'Read requests to support',
  'support:write': 'Write to support',
  'webhooks:read': 'Read webhooks',
  'webhooks:write': 'Add, change and remove webhooks',
  'carrier:read': 'Read the carrier and its people',
  'carrier:admin': 'Change the carrier and its people',
} as const;

export type ApiScope = keyof typeof API_SCOPES;

export const ALL_SCOPES = Object.keys(API_SCOPES) as ApiScope[];

export const isApiScope = (text: string): text is ApiScope => Object.hasOwn(API_SCOPES, text);

/** Whether a token that has only this one may change anything. */
export const isWriteScope = (scope: ApiScope): boolean => !scope.endsWith(':read');

/** What writing an area takes along: whoever may change its records may read them. */
const READS: Partial<Record<ApiScope, ApiScope>> = {
  'trips:write': 'trips:read',
  'fuel:write': 'fuel:read',
  'equipment:write': 'equipment:read',
  'imports:write': 'imports:read',
  'documents:write': 'documents:read',
  'returns:file': 'reports:read',
  'billing:write': 'billing:read',
  'mail:write': 'mail:read',
  'support:write': 'support:read',
  'webhooks:write': 'webhooks:read',
  'carrier:admin': 'carrier:read',
};

/** The chosen ones with what they take along, each once, in the order of the table. */
export function withReads(chosen: readonly ApiScope[]): ApiScope[] {
  const all = new Set<ApiScope>(chosen);
  for (const scope of chosen) {
    const read = READS[scope];
    if (read) all.add(read);
  }
  return ALL_SCOPES.filter((scope) => all.has(scope));
}

/**
 * Whether a token may make a call. `needed` null: every token may. `scopes` null: a token for all areas, which reads, and
 * writes where `mayWrite` says so.
 */
export function tokenCovers(
  { scopes, mayWrite }: { scopes: readonly string[] | null; mayWrite: boolean },
  needed: ApiScope | null,
): boolean {
  if (needed === null) return true;
  return scopes === null ? mayWrite || !isWriteScope(needed) : scopes.includes(needed);
}
