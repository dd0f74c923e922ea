import { describe, expect, it } from 'vitest';
import { everyMail, MAIL_SITE } from '../../../../factories/every-mail';

/** Messages to the operator, who needs no greeting. */
const TO_STAFF = ['support-request', 'billing-second'];
/** What the person did not set off and may turn off: CAN-SPAM and CASL ask for more in these. */
const NOT_TRANSACTIONAL = /^(filing-reminder|distance-tax-reminder|rates-moved)/;
/** Words that wording.md and content/sentences.md replace. */
const ODD =
  /\b(e-mails?|mails?|mailed|licenses?|liters?|kilometers?|somebody|nobody|everybody|whoever|is told|are told|worked out|ticked?|goes on|stands?|switched off)\b/i;

const words = (html: string): string =>
  html
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');

describe.each(everyMail())('the %s message', (name, mail) => {
  it('greets, then begins a sentence with a capital letter', () => {
    if (TO_STAFF.includes(name)) return;
    const [greeting, first = ''] = mail.text.split('\n\n');
    expect(greeting).toMatch(/^Hi( .+)?,$/);
    expect(first).toMatch(/^[A-Z0-9$]/);
  });

  it('has at most one button', () => {
    expect((mail.html.match(/background:#0b5d3c/g) ?? []).length).toBeLessThanOrEqual(1);
  });

  it('says the same as text and as HTML', () => {
    const html = words(mail.html).replace(/\s+/g, '');
    for (const paragraph of mail.text.split('\n\n')) {
      for (const line of paragraph.split('\n'))
        for (const part of line.replace(/^-- $/, '').split(/: |:$/))
          expect(html).toContain(part.replace(/\s+/g, ''));
    }
  });

  it('is in plain US English', () => {
    const said = `${mail.subject} ${mail.text}`.replace(/https?:\S+|mailto:\S+|\S+@\S+/g, '');
    expect(ODD.exec(said)?.[0]).toBeUndefined();
    expect(said).not.toMatch(/\d{4}-\d\d-\d\d/);
    expect(said).not.toMatch(/\.\./);
  });

  it('carries the postal address and the way out where the person has not set it off', () => {
    const wanted = NOT_TRANSACTIONAL.test(name);
    expect(mail.unsubscribeUrl).toBe(wanted ? 'https://ifta.example.com/mileage/reports/filings' : undefined);
    expect(mail.text.includes(MAIL_SITE.postalAddress)).toBe(wanted);
    expect(words(mail.html).includes(MAIL_SITE.postalAddress)).toBe(wanted);
    if (wanted) expect(mail.text).toMatch(/[Tt]urn off/);
  });
});

describe('a message that can be turned off', () => {
  it('says nothing of an address where nobody has configured one', () => {
    const mails = new Map(everyMail({ ...MAIL_SITE, postalAddress: '' }));
    expect(mails.get('filing-reminder')?.text).toContain(
      'Stateline, mileage and fuel tax for carriers. Questions: help@example.com',
    );
  });
});
