import { escapeHtml } from '~/engine/text/escape-html';
import { VISITOR_TIME_ZONE } from '~/areas/calculator/rules/calculation';
import { fillText } from '~/areas/content/rules/fill-text';
import { newestFinalQuarter, timelyFacts } from '~/areas/content/rules/timely-facts';
import { findPublishedQuarters, findRates } from '~/areas/rates/data/rates.server';
import { localDateInZone } from '~/engine/calendar/local-date';
import { quarterKey } from '~/engine/calendar/quarter';
import type { Ctx } from '~/platform/context';

/**
 * Fills the names in braces of stored texts (see rules/timely-facts.ts) with what the calendar and the rate table say
 * today. Reads the rates only where a text asks for something.
 */
export async function fillTimelyFacts<T extends { bodyHtml: string }>(
  ctx: Ctx,
  items: readonly T[],
): Promise<T[]> {
  if (!items.some(({ bodyHtml }) => /\{[a-z]+\}/.test(bodyHtml))) return [...items];
  const facts = await readFacts(ctx);
  return items.map((item) => ({ ...item, bodyHtml: fillText(item.bodyHtml, facts) }));
}

async function readFacts(ctx: Ctx): Promise<Record<string, string>> {
  const today = localDateInZone(ctx.clock.now().getTime(), VISITOR_TIME_ZONE);
  const quarters = (await findPublishedQuarters(ctx.scope))
    .filter(({ fuels }) => fuels.includes('special_diesel'))
    .map(({ quarter, tier, matrixStatus, finalOn }) => ({
      quarter,
      isOfficial: tier === 'official' || tier === 'official_flagged',
      isFinal: matrixStatus === 'final',
      finalOn,
    }));
  const newest = newestFinalQuarter(quarters, today);
  const rates = newest
    ? await findRates(ctx.scope, [quarterKey(newest.quarter)], { fuel: 'special_diesel' })
    : [];
  // Where a rate changed inside the quarter, the later one.
  const latest = new Map(
    [...rates]
      .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1))
      .map((rate) => [rate.jurisdiction, rate]),
  );
  const diesel = [...latest.values()].map(({ jurisdiction, usd }) => ({ jurisdiction, ...usd }));
  return { ...timelyFacts(today, quarters, diesel), product: escapeHtml(ctx.site.productName) };
}
