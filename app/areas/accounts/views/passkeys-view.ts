import { formatUsDate, localDateInZone } from '~/engine/calendar/local-date';

export interface PasskeyView {
  id: string;
  name: string;
  added: string;
  lastUsed: string | null;
}

const dayIn = (moment: Date, timeZone: string): string =>
  formatUsDate(localDateInZone(moment.getTime(), timeZone));

/** A person's passkeys with their days. */
export const passkeysView = (
  passkeys: readonly { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[],
  timeZone: string,
): PasskeyView[] =>
  passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    added: dayIn(createdAt, timeZone),
    lastUsed: lastUsedAt && dayIn(lastUsedAt, timeZone),
  }));
