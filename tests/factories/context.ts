import { pino } from 'pino';
import { authenticatorApp } from '~/platform/authenticator/totp.server';
import { passkeyVerifier } from '~/platform/passkeys/webauthn.server';
import { clockFrom, type Clock } from '~/platform/clock/clock';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { pdfReader } from '~/platform/reader/pdf-reader.server';
import type { Delivery, Mailer, OutgoingMail } from '~/platform/mail/port';
import type { BillingProvider } from '~/platform/stripe/port';
import type { RoutingEngine } from '~/platform/routing-engine/port';
import type { PdfPrinter } from '~/platform/pdf/port';
import { secretBox } from '~/platform/secrets/secret-box.server';
import { memoryStorage } from '~/platform/storage/disk.server';
import type { FileStorage } from '~/platform/storage/port';
import { embeddedTraces } from '~/platform/routing-engine/embedded-traces.server';
import { httpWebhookSender } from '~/platform/webhooks/http-sender.server';
import { tableFiles } from '~/platform/table-files/table-files.server';
import { telematicsAt } from '~/platform/telematics/telematics.server';
import { excelWorkbooks } from '~/platform/workbook/excel.server';
import type { Scope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** A mailer that keeps what it is given and answers as told. */
export interface TestMailer extends Mailer {
  sent: OutgoingMail[];
  answer: Delivery;
}

export const testMailer = (): TestMailer => {
  const mailer: TestMailer = {
    keepsMessages: true,
    sent: [],
    answer: { outcome: 'accepted' },
    async send(mail, beforeText) {
      await beforeText();
      mailer.sent.push(mail);
      return mailer.answer;
    },
  };
  return mailer;
};

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function testClock(instant = '2026-11-21T15:00:00Z'): TestClock {
  let now = new Date(instant);
  return { now: () => now, advance: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)) };
}

const noRoutes = new Proxy({} as RoutingEngine, {
  get: () => {
    throw new Error('this test has no routing engine');
  },
});

const noBilling = new Proxy({} as BillingProvider, {
  get: () => {
    throw new Error('this test has no payment provider');
  },
});

/** Where nobody listens. */
export const NO_SYSTEMS = {
  samsara: 'http://127.0.0.1:1',
  motive: 'http://127.0.0.1:1',
  geotab: 'http://127.0.0.1:1',
};

/** Files in memory. */
export const testStorage = (): FileStorage => memoryStorage();

/** No browser and no workbook: tests that need them hand them in. */
export const noPrinter: PdfPrinter = {
  print: () => Promise.reject(new Error('this test has no PDF printer')),
};

/** The context of a use case, on a real scope, with quiet ports. */
export function testContext<S extends Scope>(scope: S, given: Partial<Omit<Ctx<S>, 'scope'>> = {}): Ctx<S> {
  return {
    scope,
    clock: clockFrom(new Date('2026-11-21T15:00:00Z')),
    log: pino({ level: 'silent' }),
    requestId: 'test',
    routingEngine: noRoutes,
    storage: testStorage(),
    documents: pdfReader(),
    languageModel: null,
    extractionService: null,
    rateSource: null,
    pdf: noPrinter,
    workbooks: excelWorkbooks,
    tables: tableFiles,
    traces: embeddedTraces(),
    telematics: telematicsAt(NO_SYSTEMS),
    webhooks: httpWebhookSender({ allowHttp: false, allowedAddresses: [] }),
    mail: testMailer(),
    billing: noBilling,
    passwords: argon2Keeper(),
    breaches: null,
    scanner: null,
    authenticator: authenticatorApp('Stateline'),
    passkeys: passkeyVerifier({ name: 'Stateline', origin: 'http://localhost:3000' }),
    secrets: secretBox(() => ['a key of the tests, long enough for them']),
    site: {
      productName: 'Stateline',
      publicUrl: 'http://localhost:3000',
      supportEmail: 'support@stateline.example',
      postalAddress: '',
    },
    ...given,
  };
}
