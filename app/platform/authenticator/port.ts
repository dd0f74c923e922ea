/** Authenticator apps: a key that the app and the program share, and a code of six digits for every half minute (RFC 6238). */
export interface AuthenticatorApp {
  /** 160 random bits, as RFC 4226 recommends. */
  newKey(): Uint8Array;
  /** The key as people type it: base32. */
  keyText(key: Uint8Array): string;
  /** What an app reads from a picture: the key, and whose it is. */
  address(key: Uint8Array, account: string): string;
  /** The number of the half minute that a code belongs to, one before or after `now` allowed; null for a wrong code. */
  stepOf(key: Uint8Array, code: string, now: Date): number | null;
  /** The picture of an address (QR code): its width in squares, margin included, and the dark ones as an SVG path. */
  picture(address: string): { size: number; path: string };
}
