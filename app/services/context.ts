import type { AuthenticatorApp } from '~/adapters/authenticator/port';
import type { Clock } from '~/adapters/clock/clock';
import type { DocumentReader, ExtractionService, LanguageModel } from '~/adapters/extraction/port';
import type { Mailer } from '~/adapters/mail/port';
import type { BreachService } from '~/adapters/passwords/breach-port';
import type { PasswordKeeper } from '~/adapters/passwords/port';
import type { PdfPrinter } from '~/adapters/pdf/port';
import type { FileScanner } from '~/adapters/scanner/port';
import type { SecretBox } from '~/adapters/secrets/port';
import type { BillingProvider } from '~/adapters/stripe/port';
import type { RateSource } from '~/adapters/rate-source/port';
import type { RoutingEngine } from '~/adapters/routing-engine/port';
import type { TraceSplitting } from '~/adapters/routing-engine/trace-port';
import type { Site } from '~/adapters/site';
import type { FileStorage } from '~/adapters/storage/port';
import type { TableFiles } from '~/adapters/table-files/port';
import type { WebhookSender } from '~/adapters/webhooks/port';
import type { WorkbookMaker } from '~/adapters/workbook/port';
import type { Logger } from '~/config/logger.server';
import type { Scope } from '~/data/database/scope.server';

/** What a use case is handed: whose data, and the ports to the outside. */
export interface Ctx<S extends Scope = Scope> {
  scope: S;
  clock: Clock;
  log: Logger;
  requestId: string;
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
  secrets: SecretBox;
  pdf: PdfPrinter;
  workbooks: WorkbookMaker;
  tables: TableFiles;
  traces: TraceSplitting;
  webhooks: WebhookSender;
  /** Null unless the operator has named one. */
  rateSource: RateSource | null;
  site: Site;
}
