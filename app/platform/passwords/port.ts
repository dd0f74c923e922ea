/** Keeps passwords: slow to hash on purpose, and never readable again. */
export interface PasswordKeeper {
  hash(password: string): Promise<string>;
  /** Takes as long for an account without a password (null) as for a wrong one, so that time tells nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
  /** Among the 10,000 that everybody tries first. */
  isCommon(password: string): boolean;
}
