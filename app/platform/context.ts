import type { AuthenticatorApp } from '~/platform/authenticator/port';
import type { PasskeyVerifier } from '~/platform/passkeys/port';
import type { Clock } from '~/platform/clock/clock';
import type { DocumentReader, ExtractionService, LanguageModel } from '~/platform/reader/port';
import type { Mailer } from '~/platform/mail/port';
import type { BreachService } from '~/platform/passwords/breach-port';
import type { PasswordKeeper } from '~/platform/passwords/port';
import type { PdfPrinter } from '~/platform/pdf/port';
import type { FileScanner } from '~/platform/scanner/port';
import type { SecretBox } from '~/platform/secrets/port';
import type { BillingProvider } from '~/platform/stripe/port';
import type { RateSource } from '~/platform/rate-source/port';
import type { RoutingEngine } from '~/platform/routing-engine/port';
import type { TraceSplitting } from '~/platform/routing-engine/trace-port';
import type { Site } from '~/platform/site';
import type { FileStorage } from '~/platform/storage/port';
import type { TableFiles } from '~/platform/table-files/port';
import type { Telematics } from '~/platform/telematics/port';
import type { WebhookSender } from '~/platform/webhooks/port';
import type { WorkbookMaker } from '~/platform/workbook/port';
import type { Logger } from '~/config/logger.server';
import type { Scope } from '~/platform/database/scope.server';

/** What a use case is handed: whose data, and the ports to the outside. */
export interface Ctx<S extends Scope = Scope> {
  scope: S;
  clock: Clock;
  log: Logger;
  requestId: string;
  /** Of a request under an Idempotency-Key: the same for every try of it. What it makes is made once. */
  recordKey?: string | undefined;
  /** Who sent the request; none in jobs. */
  client?: { address: string; userAgent: string } | undefined;
  routingEngine: RoutingEngine;
  storage: FileStorage;
  /** Null unless the operator has named one. */
  scanner: FileScanner | null;
  documents: DocumentReader;
  /** Null unless the operator has configured one. */
  languageModel: LanguageModel | null;
  /** Null where this program reads documents itself. */
  extractionService: ExtractionService | null;
  mail: Mailer;
  billing: BillingProvider;
  passwords: PasswordKeeper;
  /** Null unless the operator has named one. */
  breaches: BreachService | null;
  authenticator: AuthenticatorApp;
  passkeys: PasskeyVerifier;
  secrets: SecretBox;
  pdf: PdfPrinter;
  workbooks: WorkbookMaker;
  tables: TableFiles;
  traces: TraceSplitting;
  telematics: Telematics;
  webhooks: WebhookSender;
  /** Null unless the operator has named one. */
  rateSource: RateSource | null;
  site: Site;
}
