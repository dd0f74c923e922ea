import { env } from '~/config/env.server';
import { logger } from '~/config/logger.server';
import { processSingleton } from '~/config/process-singleton.server';
import type { AuthenticatorApp } from './authenticator/port';
import { authenticatorApp } from './authenticator/totp.server';
import type { PasskeyVerifier } from './passkeys/port';
import { passkeyVerifier } from './passkeys/webauthn.server';
import { clockFrom, systemClock, type Clock } from './clock/clock';
import { pdfReader } from './reader/pdf-reader.server';
import { httpLanguageModel } from './reader/language-model.server';
import type { DocumentReader, ExtractionService, LanguageModel } from './reader/port';
import { extractionServiceAt } from './reader/service-client.server';
import { inboxMailer } from './mail/inbox.server';
import type { Mailer } from './mail/port';
import { smtpMailer } from './mail/smtp.server';
import { measuredEngine, measuredMailer, measuredPrinter, measuredReader } from './measured.server';
import { argon2Keeper } from './passwords/argon2.server';
import type { BreachService } from './passwords/breach-port';
import { breachService } from './passwords/breach-service.server';
import type { PasswordKeeper } from './passwords/port';
import { chromiumPrinter } from './pdf/chromium-printer.server';
import type { PdfPrinter } from './pdf/port';
import { httpRateSource } from './rate-source/http-rate-source.server';
import type { RateSource } from './rate-source/port';
import type { RoutingEngine } from './routing-engine/port';
import { embeddedTraces } from './routing-engine/embedded-traces.server';
import type { TraceSplitting } from './routing-engine/trace-port';
import { routingEngineFrom } from './routing-engine/choose-engine.server';
import { clamd } from './scanner/clamd.server';
import type { FileScanner } from './scanner/port';
import type { SecretBox } from './secrets/port';
import { secretBoxFrom } from './secrets/secret-box.server';
import type { Site } from './site';
import { billingProviderFrom } from './stripe/choose-provider.server';
import type { BillingProvider } from './stripe/port';
import { storageFrom } from './storage/choose-storage.server';
import type { FileStorage } from './storage/port';
import type { TableFiles } from './table-files/port';
import { tableFiles } from './table-files/table-files.server';
import type { Telematics } from './telematics/port';
import { telematicsAt } from './telematics/telematics.server';
import { httpWebhookSender } from './webhooks/http-sender.server';
import type { WebhookSender } from './webhooks/port';
import { excelWorkbooks } from './workbook/excel.server';
import type { WorkbookMaker } from './workbook/port';

/** The outside world as this process is configured to see it. */
export interface Ports {
  clock: Clock;
  routingEngine: RoutingEngine;
  mail: Mailer;
  passwords: PasswordKeeper;
  breaches: BreachService | null;
  authenticator: AuthenticatorApp;
  passkeys: PasskeyVerifier;
  secrets: SecretBox;
  site: Site;
  storage: FileStorage;
  scanner: FileScanner | null;
  documents: DocumentReader;
  languageModel: LanguageModel | null;
  extractionService: ExtractionService | null;
  billing: BillingProvider;
  pdf: PdfPrinter;
  workbooks: WorkbookMaker;
  tables: TableFiles;
  traces: TraceSplitting;
  telematics: Telematics;
  webhooks: WebhookSender;
  /** Null unless the operator has named one. */
  rateSource: RateSource | null;
}

export const ports = (): Ports =>
  processSingleton('ports', () => {
    const config = env();
    const { PRODUCT_NAME: productName, SUPPORT_EMAIL: supportEmail, publicUrl } = config;
    return {
      clock: config.CLOCK_NOW ? clockFrom(new Date(config.CLOCK_NOW)) : systemClock,
      routingEngine: measuredEngine(
        routingEngineFrom({
          engine: config.ROUTING_ENGINE,
          roadsFile: config.roadsFile,
          ...(config.VALHALLA_URL ? { valhallaUrl: config.VALHALLA_URL } : {}),
          ...(config.PCMILER_KEY ? { pcmilerKey: config.PCMILER_KEY } : {}),
          ...(config.PCMILER_URL ? { pcmilerUrl: config.PCMILER_URL } : {}),
        }),
      ),
      mail: measuredMailer(
        config.SMTP_URL
          ? smtpMailer({
              url: config.SMTP_URL,
              from: { name: productName, address: config.MAIL_FROM ?? supportEmail },
              bounceDomain: config.INBOUND_MAIL_DOMAIN,
              unsubscribeAddress: supportEmail,
            })
          : inboxMailer,
      ),
      passwords: argon2Keeper(),
      breaches: config.PASSWORD_BREACH_URL
        ? breachService(config.PASSWORD_BREACH_URL, (message) => logger().warn(message))
        : null,
      authenticator: authenticatorApp(productName),
      passkeys: passkeyVerifier({ name: productName, origin: new URL(config.publicUrl).origin }),
      secrets: secretBoxFrom(config),
      storage: storageFrom(config),
      scanner: config.CLAMD_URL ? clamd(config.CLAMD_URL) : null,
      documents: measuredReader(pdfReader()),
      languageModel:
        config.EXTRACTION_MODEL_KIND &&
        config.EXTRACTION_MODEL_URL &&
        config.EXTRACTION_MODEL_KEY &&
        config.EXTRACTION_MODEL
          ? httpLanguageModel(
              {
                kind: config.EXTRACTION_MODEL_KIND,
                url: config.EXTRACTION_MODEL_URL,
                key: config.EXTRACTION_MODEL_KEY,
                model: config.EXTRACTION_MODEL,
              },
              (message) => logger().warn(message),
            )
          : null,
      extractionService: config.EXTRACTION_SERVICE_URL
        ? extractionServiceAt(config.EXTRACTION_SERVICE_URL)
        : null,
      pdf: measuredPrinter(chromiumPrinter()),
      workbooks: excelWorkbooks,
      tables: tableFiles,
      traces: embeddedTraces(config.roadsFile),
      telematics: telematicsAt({
        samsara: config.SAMSARA_URL,
        motive: config.MOTIVE_URL,
        geotab: config.GEOTAB_URL,
      }),
      webhooks: httpWebhookSender({
        allowHttp: config.WEBHOOK_ALLOW_HTTP,
        allowedAddresses: config.WEBHOOK_ALLOWED_ADDRESSES,
      }),
      rateSource: config.RATES_SOURCE_URL ? httpRateSource({ url: config.RATES_SOURCE_URL }) : null,
      billing: billingProviderFrom(config),
      site: {
        productName,
        publicUrl,
        supportEmail,
        postalAddress: [config.OPERATOR_NAME, config.OPERATOR_ADDRESS].filter(Boolean).join(', '),
      },
    };
  });
