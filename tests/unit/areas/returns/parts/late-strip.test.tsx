import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LateStrip, type LateQuarter } from '~/areas/returns/parts/late-strip';

const late: LateQuarter = { label: 'Q3 2026', daysLate: 20, toPayCents: 8318, symbol: '$', missing: [] };
const words = (one: Partial<LateQuarter>, named = false) =>
  renderToStaticMarkup(<LateStrip late={{ ...late, ...one }} href="/file" named={named} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the strip of a late quarter', () => {
  it('says how late, what it costs today and where to file', () => {
    expect(words({})).toBe('20 days late. $83.18 if you pay today. File now');
    expect(words({ daysLate: 1 }, true)).toBe('Q3 2026 is 1 day late. $83.18 if you pay today. File now');
  });

  it('tells a credit from a sum, and prints no sum that lacks a rate', () => {
    expect(words({ toPayCents: -1250 })).toContain('You get $12.50 in credit.');
    expect(words({ toPayCents: 0 })).toContain('Nothing to pay.');
    expect(words({ toPayCents: null, missing: ['Kentucky', 'Ohio', 'Texas', 'Utah'] })).toContain(
      'No amount to pay yet: Kentucky, Ohio, Texas and 1 more not computed.',
    );
    expect(words({ toPayCents: null, missing: ['Oklahoma', 'Texas'], lacksFuel: true })).toContain(
      'No amount to pay yet: enter the fuel you bought.',
    );
  });
});
