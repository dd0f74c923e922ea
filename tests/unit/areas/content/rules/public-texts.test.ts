import { describe, expect, it } from 'vitest';
import { ABOUT, privacyText, termsText, type PublicText } from '~/areas/content/rules/public-texts';
import { BARE_SITE } from './site';

const TERMS = termsText(BARE_SITE);
const PRIVACY = privacyText(BARE_SITE);

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
    'where its data comes from',
    'quarterly fuel-tax return',
    [
      [
        'miles',
        'How we calculate miles',
        'state miles always add up to the trip',
        "isn't always the one you drove",
        'edit the miles',
      ],
      ['tax', 'How we calculate the tax', 'miles per gallon to two decimals', 'We never treat it as zero'],
      [
        'data',
        'Where the data comes from',
        'Some quarters come from the official file; others are pieced together',
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
    'terms for using {product}',
    'You check the numbers before you file',
    [
      ['operator', 'Who we are', 'has not entered a name and address yet'],
      [
        'service',
        'What you get',
        'The free plan costs nothing',
        'by the month or by the year, in US dollars',
      ],
      ['figures', 'Figures and filing', 'the return is yours', 'no legal or tax advice'],
      ['account', 'Your account', 'keep your password to yourself'],
      ['records', 'Your records', 'belongs to you', 'export all of it at any time', 'four years'],
      // TRIAL_DAYS, GRACE_DAYS
      ['trial', 'Free trial', 'one free trial of 14 days', 'we charge it when the trial ends'],
      [
        'payment',
        'Payment, renewal and canceling',
        'renew each month, or each year where you pay by the year, until you cancel',
        'active for 7 days',
      ],
      // PAUSE_MONTHS, PAUSE_MAIL_DAYS
      [
        'pause',
        'Pausing a plan',
        'A monthly plan can be paused for 1 to 6 months',
        'begins when the month you paid for ends',
        'nothing is charged, the limits of the Free plan apply, and nothing is deleted',
        'resumes by itself on the day you chose',
        'email you 7 days before',
        'resume earlier, which begins and charges a new month that day',
        'discount for several months runs on',
      ],
      ['refunds', 'Refunds', 'charged you by mistake or twice, we refund that charge in full'],
      ['taxes', 'Sales tax', 'The price shown is what we charge', 'No sales tax, GST or HST is added'],
      ['liability', 'Liability', 'as far as the law allows'],
      ['law', 'Governing law', 'the place where the operator is established'],
      ['changes', 'Changes', 'at least 30 days before', 'href="mailto:{support}"'],
    ],
  ],
  [
    'privacy',
    PRIVACY,
    'Privacy',
    'What {product} stores, for how long, who sees it',
    "We don't track you",
    [
      ['visitors', 'If you only visit', 'random code of six characters', 'deleted after 30 days'],
      ['accounts', 'If you have an account', 'a one-way hash of your password'],
      [
        'staff',
        'What our staff can see',
        'sign in as you for at most one hour',
        'They have to write down why',
        'You get an email with that reason at once',
      ],
      ['cookies', 'Cookies', 'off unless you agree'],
      ['others', 'Who else is involved', 'We do not sell or share your personal information'],
      ['retention', 'How long we keep it', 'Emails we sent you', '35 days; what was deleted is gone'],
      [
        'rights',
        'Your rights',
        'read, correct and export everything, and delete your account',
        'PIPEDA',
        'CCPA',
        'within 30 days',
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

  it('is simple, closed HTML with no other place to fill than product and support', () => {
    for (const html of [text.intro, ...text.sections.map((section) => section.html)]) {
      const open: string[] = [];
      for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
      expect(html).toMatch(/^<p>|^<ul>|^<table class="stacks">/);
      for (const [, name] of html.matchAll(/\{(\w+)\}/g)) expect(['product', 'support']).toContain(name);
    }
  });
});

const processorsOf = (more: Partial<typeof BARE_SITE>): string =>
  privacyText({ ...BARE_SITE, ...more }).sections.find(({ slug }) => slug === 'others')!.html;

describe('the privacy page', () => {
  it('names nobody outside where nobody is configured', () => {
    const html = processorsOf({});
    expect(html).toContain('no money moves');
    expect(html).toContain('calculated on our own servers');
    expect(html).toContain('No language model sees them');
    expect(html).toContain('anyone with access to this demo can read them');
    for (const word of [
      'Stripe',
      'PC*MILER',
      'SHA-1',
      'Statistics',
      'Video',
      'Sign-in',
      'Hosting',
      'Viruses',
    ])
      expect([word, html.includes(word)]).toEqual([word, false]);
  });

  it.each<[Partial<typeof BARE_SITE>, string]>([
    [{ payments: 'stripe' }, 'Card numbers go to Stripe directly and never reach us'],
    [{ mailHost: 'mail.example.com' }, 'mail.example.com delivers our messages'],
    [{ signInProviders: ['Google', 'Acme SSO'] }, 'Google, Acme SSO, only if you choose it'],
    [{ fileHost: 's3.example.com' }, 'stored at s3.example.com'],
    [
      { routing: { name: 'PC*MILER', host: 'pcmiler.alk.com' } },
      'PC*MILER (pcmiler.alk.com) gets the places',
    ],
    [{ languageModelHost: 'llm.example.com' }, 'sent to a language model at llm.example.com'],
    [
      { breachHost: 'api.pwnedpasswords.com' },
      'first five digits of its SHA-1 hash go to api.pwnedpasswords.com',
    ],
    [{ scansForViruses: true }, 'scanned on our own servers'],
    [{ analyticsHost: 'stats.example.com' }, 'stats.example.com, only if you agreed'],
    [{ mapHost: 'tiles.example.com' }, 'tiles.example.com gets your network address'],
    [{ videoHost: 'video.example.com' }, 'video.example.com, only after you follow the link'],
    [{ hostingProvider: 'Iron & Sons' }, 'our servers are at Iron &amp; Sons'],
    [{ inboundMailDomain: 'in.example.com' }, 'your address at in.example.com'],
  ])('says of %j what it means', (configured, words) => {
    expect(processorsOf(configured)).toContain(words);
  });

  it('and the terms name operator, law and date where they are configured, as text', () => {
    const site = {
      ...BARE_SITE,
      operatorName: 'Mile <b>&</b> Line LLC',
      operatorAddress: '1 Main St, Dallas, TX 75201',
      governingLaw: 'the State of Texas',
      effectiveOn: '2026-11-01',
    };
    const terms = termsText(site);
    const html = terms.intro + terms.sections.map((section) => section.html).join('');
    expect(html).toContain('run by Mile &lt;b&gt;&amp;&lt;/b&gt; Line LLC, 1 Main St, Dallas, TX 75201.');
    expect(html).toContain('governed by the law of the State of Texas');
    expect(html).toContain('In effect since November 1, 2026.');
    expect(privacyText(site).intro).toContain('In effect since November 1, 2026.');
  });
});

describe('the section about sales tax', () => {
  it('says where tax is added that prices are without it, and where it is shown', () => {
    const text = termsText({ ...BARE_SITE, addsTax: true });
    const { html } = text.sections.find(({ slug }) => slug === 'taxes') ?? { html: '' };
    expect(html).toContain('Prices are shown without tax');
    expect(html).toContain('the plan page shows it on its own line before you confirm');
    expect(html).toContain('A refund includes the tax');
    expect(html).not.toContain('The price shown is what we charge');
  });
});
