import type { TelematicsAccess } from '~/areas/connections/rules/access';
import type { SecretBox } from '~/platform/secrets/port';

/** An access sealed for the connection whose row it is on. */
export const sealedAccess = (
  box: SecretBox,
  access: TelematicsAccess,
  connectionId: string,
): Uint8Array<ArrayBuffer> => box.seal(new TextEncoder().encode(JSON.stringify(access)), connectionId);

/** The access of a connection; null where the key that sealed it is gone. */
export function openedAccess(
  box: SecretBox,
  sealed: Uint8Array,
  connectionId: string,
): TelematicsAccess | null {
  const bytes = box.open(sealed, connectionId);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as TelematicsAccess);
}
