/** A service that knows passwords which leaked elsewhere. */
export interface BreachService {
  /** Whether the password is known to have leaked; null where the service did not answer in time or in form. */
  hasLeaked(password: string): Promise<boolean | null>;
}
