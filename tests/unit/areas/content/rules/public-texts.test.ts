import { describe, expect, it } from 'vitest';
import { ABOUT, PRIVACY, TERMS, type PublicText } from '~/areas/content/rules/public-texts';

/** What the pages promise, section by section. */
const PROMISES: [
  name: string,
  text: PublicText,
  title: string,
  description: string,
  intro: string,
  sections: [slug: string, title: string, ...words: string[]][],
][] = [
  [
    'about',
    ABOUT,
    'About {product}',
    'where its data come from',
    'quarterly fuel-tax return',
    [
      [
        'miles',
        'How the miles are worked out',
        'always add up to the miles of the trip',
        'you can correct the miles',
      ],
      ['tax', 'How the tax is worked out', 'miles per gallon to two decimals', 'never taken as zero'],
      [
        'data',
        'Where the data come from',
        'GeoNames (geonames.org), under the Creative Commons Attribution 4.0',
        'Natural Earth',
        'not endorsed by any tax authority',
      ],
      ['contact', 'Contact', 'href="mailto:{support}"'],
    ],
  ],
  [
    'terms',
    TERMS,
    'Terms and Conditions',
    'terms under which you use {product}',
    'check the figures before you sign',
    [
      ['service', 'What you get', 'The free plan costs nothing', 'monthly, in US dollars'],
      ['figures', 'Figures and filing', 'the return is yours', 'no legal or tax advice'],
      ['account', 'Your account', 'keep your password to yourself'],
      ['records', 'Your records', 'belongs to you', 'export all of it at any time', 'four years'],
      ['payment', 'Payment and ending', 'renew each month until you cancel'],
      ['liability', 'Liability', 'as far as the law allows'],
      ['changes', 'Changes', 'at least 30 days before', 'href="mailto:{support}"'],
    ],
  ],
  [
    'privacy',
    PRIVACY,
    'Privacy',
    'stores, for how long, and who sees it',
    'There is no advertising',
    [
      ['visitors', 'If you only visit', 'random code of six characters', 'deleted after {days} days'],
      [
        'accounts',
        'If you have an account',
        'a scrambled form of your password',
        'Only the members of your carrier see it',
      ],
      ['cookies', 'Cookies', 'off unless you agree'],
      [
        'others',
        'Who else is involved',
        'card numbers go to it directly and never reach us',
        'We sell nothing',
      ],
      [
        'rights',
        'Your rights',
        'read, correct and export everything, and delete your account',
        'href="mailto:{support}"',
      ],
    ],
  ],
];

describe.each(PROMISES)('the %s page', (_, text, title, description, intro, sections) => {
  it('has a title, and says in a sentence what it holds', () => {
    expect(text.title).toBe(title);
    expect(text.description).toContain(description);
    expect(text.intro).toContain(intro);
  });

  it('has these sections', () => {
    expect(text.sections.map((section) => [section.slug, section.title])).toEqual(
      sections.map(([slug, heading]) => [slug, heading]),
    );
  });

  it.each(sections)('says under %s what it promises', (slug, _heading, ...words) => {
    const html = text.sections.find((section) => section.slug === slug)?.html.toLowerCase();
    for (const word of words) expect(html).toContain(word.toLowerCase());
  });

  it('is simple, closed HTML with no other place to fill than product, support and days', () => {
    for (const html of [text.intro, ...text.sections.map((section) => section.html)]) {
      const open: string[] = [];
      for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
      expect(html).toMatch(/^<p>|^<ul>/);
      for (const [, name] of html.matchAll(/\{(\w+)\}/g))
        expect(['product', 'support', 'days']).toContain(name);
    }
  });
});
