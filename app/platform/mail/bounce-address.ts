/**
 * The return address of a message (RFC 5321 calls it the reverse path): it names the message, so that a report that
 * comes back later says by itself which one failed, whatever the other side put into it.
 */
export const bounceAddress = (messageId: string, domain: string): string =>
  `bounce-${messageId.replaceAll('-', '')}@${domain}`;

/** The message that a return address names; null where it is none. */
export function messageOfBounceAddress(address: string, domain: string): string | null {
  const [, hex, at] = /^bounce-([0-9a-f]{32})@(.+)$/.exec(address.trim().toLowerCase()) ?? [];
  return hex && at === domain.toLowerCase() ? dashed(hex) : null;
}

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
