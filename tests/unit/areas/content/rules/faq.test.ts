import { describe, expect, it } from 'vitest';
import { FAQ_ENTRIES } from '~/areas/content/rules/faq';

describe('the FAQ', () => {
  it('has the 24 entries of the specification and 8 more, with addresses of their own', () => {
    expect(FAQ_ENTRIES).toHaveLength(32);
    expect(new Set(FAQ_ENTRIES.map((entry) => entry.slug)).size).toBe(32);
    for (const { slug, question } of FAQ_ENTRIES) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(question).toMatch(/\?$/);
    }
  });

  it.each(FAQ_ENTRIES.map((entry) => [entry.slug, entry.answer] as const))(
    '%s is simple, closed HTML',
    (_, answer) => {
      const open: string[] = [];
      for (const [, slash, name] of answer.matchAll(/<(\/?)([a-z]+)(?: href="\/mileage\/[a-z-]+")?>/g)) {
        expect(['p', 'ul', 'li', 'strong', 'a']).toContain(name);
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name!);
      }
      expect(open).toEqual([]);
      expect(answer.replace(/<\/?[a-z]+(?: href="[^"]+")?>/g, '')).not.toMatch(/[<>"]/);
    },
  );

  it('states the facts the product promises', () => {
    const all = FAQ_ENTRIES.map((entry) => entry.answer).join(' ');
    for (const fact of [
      '26,000 pounds',
      '11,797 kg',
      'at least 20 passengers',
      '18.4 cents',
      '24.4 cents',
      'about $10',
      'April 30',
      'July 31',
      'October 31',
      'January 31',
      '4.00',
      '$50 or 10 percent',
      '$1,500 to $2,000',
    ])
      expect(all).toContain(fact);
  });
});
