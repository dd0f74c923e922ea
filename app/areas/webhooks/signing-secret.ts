import type { SecretBox } from '~/platform/secrets/port';

const PREFIX = 'whsec_';

/** The bytes of a secret as they are kept: sealed with the installation's key, where it has one. */
export function keptSecret(box: SecretBox, text: string, carrierId: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  return box.isReady ? new Uint8Array(box.seal(bytes, carrierId)) : new Uint8Array(bytes);
}

/** The bytes that sign. Secrets from before they were sealed are kept as they read. @returns null where the key that sealed them is gone */
export function openedSecret(box: SecretBox, kept: Uint8Array, carrierId: string): Uint8Array | null {
  const isPlain = Buffer.from(kept.subarray(0, PREFIX.length)).toString('latin1') === PREFIX;
  return isPlain ? kept : box.open(kept, carrierId);
}
