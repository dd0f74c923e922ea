import { escapeHtml } from '~/engine/text/escape-html';
import { quarterLabel, quarterPeriodLabel, type Quarter } from '~/engine/calendar/quarter';
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import type { RateSheetView } from '~/areas/rates/read-rate-sheet.server';
import { changeText } from './rates';

export interface FeedSite {
  product: string;
  /** Without a slash at the end. */
  origin: string;
  feedPath: string;
  pathOf: (quarter: Quarter) => string;
}

/** An Atom feed (RFC 4287) of the quarters, newest first: one entry each, which changes when a rate is published anew. */
export function rateFeed(sheets: readonly RateSheetView[], site: FeedSite): string {
  const host = new URL(site.origin).hostname;
  const updated = sheets
    .map(({ info }) => info.publishedAt.toISOString())
    .sort()
    .at(-1);
  const entries = sheets.map(({ info, changes, previous }) => {
    const url = site.origin + site.pathOf(info.quarter);
    const label = quarterLabel(info.quarter);
    const lines = changes.map(
      (change) => `${requireJurisdiction(change.jurisdiction).name}: ${changeText(change)}`,
    );
    const summary =
      lines.length > 0
        ? lines.join('; ')
        : previous
          ? 'No diesel rate changed, as far as the rates are known.'
          : 'Diesel rates by state and province.';
    return (
      `<entry><id>tag:${host},2026:rates/${info.quarter.year}/${info.quarter.quarter}</id>` +
      `<title>${escapeHtml(`IFTA diesel rates, ${label} (${info.matrixStatus}): ${lines.length} changed`)}</title>` +
      `<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/><updated>${info.publishedAt.toISOString()}</updated>` +
      `<summary>${escapeHtml(`${quarterPeriodLabel(info.quarter)}. ${summary}`)}</summary></entry>`
    );
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">` +
    `<id>tag:${host},2026:rates</id><title>${escapeHtml(`IFTA rate changes – ${site.product}`)}</title>` +
    `<author><name>${escapeHtml(site.product)}</name></author>` +
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(site.origin + site.feedPath)}"/>` +
    `<link rel="alternate" type="text/html" href="${escapeHtml(`${site.origin}/mileage/rates`)}"/>` +
    `<updated>${updated ?? '2026-01-01T00:00:00.000Z'}</updated>\n${entries.join('\n')}\n</feed>\n`
  );
}
