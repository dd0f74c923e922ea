import type { SignInOverview } from '~/areas/accounts/manage-sessions.server';
import { deviceName } from '~/engine/text/device-name';

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
