/** Secrets that the program must be able to read again, and that the database alone does not betray. */
export interface SecretBox {
  /** False where the installation has no key: nothing can be sealed, and what was sealed before stays closed. */
  readonly isReady: boolean;
  /** `owner` is bound to it: moved to another row, it does not open. @throws Error without a key */
  seal(secret: Uint8Array, owner: string): Uint8Array<ArrayBuffer>;
  /** Null where no key of the installation opens it. */
  open(sealed: Uint8Array, owner: string): Uint8Array | null;
}
