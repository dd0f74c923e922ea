import { metrics, timed } from '~/config/metrics.server';
import type { DocumentReader, ReadOutcome } from './reader/port';
import type { Mailer } from './mail/port';
import type { PdfPrinter } from './pdf/port';
import type { RouteOutcome, RoutingEngine } from './routing-engine/port';

/** The ports whose duration operators watch, each the given one with its seconds counted. */

const outcomeOf = (outcome: RouteOutcome | null): string => {
  if (outcome === null) return 'threw';
  if (!outcome.ok) return outcome.reason;
  return outcome.fallback === null ? 'ok' : 'fallback';
};

export const measuredEngine = (engine: RoutingEngine): RoutingEngine => ({
  name: engine.name,
  route: (request, signal) =>
    timed(
      () => engine.route(request, signal),
      (seconds, outcome) =>
        metrics().routes.observe({ engine: engine.name, outcome: outcomeOf(outcome) }, seconds),
    ),
  sameSeason: (oneDay, otherDay) => engine.sameSeason?.(oneDay, otherDay) ?? true,
});

export const measuredMailer = (mailer: Mailer): Mailer => ({
  keepsMessages: mailer.keepsMessages,
  send: (mail, beforeText) =>
    timed(
      () => mailer.send(mail, beforeText),
      (seconds, delivery) => metrics().mails.observe({ outcome: delivery?.outcome ?? 'threw' }, seconds),
    ),
});

const observedExtraction = (seconds: number, read: ReadOutcome<unknown> | null): void =>
  metrics().extractions.observe({ outcome: read === null ? 'threw' : read.ok ? 'ok' : read.code }, seconds);

export const measuredReader = (reader: DocumentReader): DocumentReader => ({
  read: (bytes, today) => timed(() => reader.read(bytes, today), observedExtraction),
  readReceipt: (bytes, today) => timed(() => reader.readReceipt(bytes, today), observedExtraction),
  readsHere: () => reader.readsHere?.(),
  prepare: () => reader.prepare?.(),
  drawPage: (bytes, page, pixels, quarters) => reader.drawPage(bytes, page, pixels, quarters),
});

export const measuredPrinter = (printer: PdfPrinter): PdfPrinter => ({
  print: (job) =>
    timed(
      () => printer.print(job),
      (seconds, printed) =>
        metrics().prints.observe({ outcome: printed === null ? 'failed' : 'ok' }, seconds),
    ),
});
