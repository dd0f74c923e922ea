import type { SignInOverview } from '~/areas/accounts/manage-sessions.server';

/** "Chrome on Windows", from what a browser says about itself; programs keep their own name. */
export function deviceName(userAgent: string): string {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /OPR\//.test(userAgent)
      ? 'Opera'
      : /Firefox\//.test(userAgent)
        ? 'Firefox'
        : /Chrome\//.test(userAgent)
          ? 'Chrome'
          : /Safari\//.test(userAgent)
            ? 'Safari'
            : '';
  const system = /iPhone/.test(userAgent)
    ? 'iPhone'
    : /iPad/.test(userAgent)
      ? 'iPad'
      : /Android/.test(userAgent)
        ? 'Android'
        : /Windows/.test(userAgent)
          ? 'Windows'
          : /Mac OS X/.test(userAgent)
            ? 'Mac'
            : /CrOS/.test(userAgent)
              ? 'Chromebook'
              : /Linux/.test(userAgent)
                ? 'Linux'
                : '';
  if (browser && system) return `${browser} on ${system}`;
  if (browser || system) return browser || system;
  return userAgent.trim().slice(0, 60) || 'Unknown device';
}

/** 11/21/2026, 3:04 PM in the carrier's time zone. */
export function momentText(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);
}

export function signInsView(
  overview: SignInOverview,
  providers: readonly { id: string; name: string }[],
  timeZone: string,
) {
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;
  return {
    hasPassword: overview.hasPassword,
    sessions: overview.sessions.map(({ id, kind, userAgent, address, lastSeenAt, createdAt, isThis }) => ({
      id,
      device: deviceName(userAgent),
      isProgram: kind === 'api',
      address,
      lastSeen: momentText(lastSeenAt, timeZone),
      since: momentText(createdAt, timeZone),
      isThis,
    })),
    identities: overview.identities.map(({ id, provider, email }) => ({ id, name: nameOf(provider), email })),
    linkable: providers.filter(({ id }) => !overview.identities.some(({ provider }) => provider === id)),
  };
}
