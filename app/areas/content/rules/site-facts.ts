import type { LocalDate } from '~/engine/calendar/local-date';

/** How this installation is run, as far as the texts speak of it. Hosts are names such as "api.pwnedpasswords.com". */
export interface SiteFacts {
  product: string;
  support: string;
  /** Who runs it, where they are reached by post, and whose law applies; '' where nobody has said. */
  operatorName: string;
  operatorAddress: string;
  governingLaw: string;
  /** Since when these texts are in force; null where nobody has said. */
  effectiveOn: LocalDate | null;
  /** Where the server is; '' where nobody has said. */
  hostingProvider: string;
  backupDays: number;
  logDays: number;
  /** Payments: the real provider, or the local stand-in with which no money moves. */
  payments: 'stripe' | 'test';
  /** Sales tax is added to prices where it applies. */
  addsTax: boolean;
  /** Names on the buttons of sign-in. */
  signInProviders: readonly string[];
  /** Where mail goes out; null where it stays on the inbox page of a demonstration. */
  mailHost: string | null;
  /** Where files are kept, if not on the server's own disk. */
  fileHost: string | null;
  /** Where stops are sent to be routed, if not to the program's own network. */
  routing: { name: string; host: string } | null;
  /** Where the text of a document that the rules are unsure of goes. */
  languageModelHost: string | null;
  /** Where the first five digits of a new password's SHA-1 go. */
  breachHost: string | null;
  scansForViruses: boolean;
  analyticsHost: string | null;
  mapHost: string | null;
  videoHost: string | null;
  /** Domain to which rate confirmations may be forwarded. */
  inboundMailDomain: string | null;
}
