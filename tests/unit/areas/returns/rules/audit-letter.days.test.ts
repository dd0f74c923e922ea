import { describe, expect, it } from 'vitest';
import { letterDays, letterText, periodText, readLetter } from '~/areas/returns/rules/audit-letter';

const VALUES = {
  received: '11/02/2026',
  replyBy: '',
  from: '20261',
  to: '20263',
  agency: 'Texas Comptroller, IFTA audit',
  reference: 'A-77',
};
const TODAY = '2026-11-23';
const SENDER = {
  legalName: 'Sutter & Sons LLC',
  iftaLicence: 'TX75',
  usdot: '1234567',
  street: '1 Main St',
  city: 'Dallas',
  region: 'TX',
  postalCode: '75201',
  contactName: 'Dana Driver',
  contactPhone: '(312) 555-0142',
  contactEmail: null,
};

describe('an audit letter', () => {
  it('is due 30 days after its date where it names no other', () => {
    const { facts } = readLetter(VALUES, TODAY);
    expect(facts).toMatchObject({ received: '2026-11-02', replyBy: '2026-12-02' });
    expect(facts && periodText(facts.quarters)).toBe('Q1 2026 to Q3 2026');
    expect(readLetter({ ...VALUES, replyBy: '12/18/2026' }, TODAY).facts?.replyBy).toBe('2026-12-18');
  });

  it('asks again for a date that is to come, the last of all among them', () => {
    for (const received of ['11/24/2026', '12/31/9999'])
      expect(readLetter({ ...VALUES, received }, TODAY).errors).toEqual({
        received: ['The letter cannot be from a day to come.'],
      });
  });

  it('gives days to call, gather and send before the answer is due, in order', () => {
    const { facts } = readLetter(VALUES, TODAY);
    expect(facts && letterDays(facts).map(({ date }) => date)).toEqual([
      '2026-11-05',
      '2026-11-17',
      '2026-11-26',
      '2026-12-02',
    ]);
    const short = letterDays({ received: '2026-11-02', replyBy: '2026-11-02' });
    expect(new Set(short.map(({ date }) => date))).toEqual(new Set(['2026-11-02']));
  });

  it.each([
    ['received', { received: 'today' }],
    ['received', { received: '12/01/2026' }],
    ['replyBy', { replyBy: 'soon' }],
    ['replyBy', { replyBy: '10/01/2026' }],
    ['from', { from: '' }],
    ['from', { from: '20101' }],
    ['to', { to: 'x' }],
    ['to', { to: '20254' }],
    ['agency', { agency: 'x'.repeat(121) }],
    ['reference', { reference: 'x'.repeat(61) }],
  ])('refuses what cannot be, beside the field %s', (name, more) => {
    const { facts, errors } = readLetter({ ...VALUES, ...more }, TODAY);
    expect(facts).toBeNull();
    expect(Object.keys(errors)).toEqual([name]);
  });

  it('is answered by a letter with who, what for, and whom to call', () => {
    const { facts } = readLetter(VALUES, TODAY);
    const text = facts ? letterText(SENDER, facts, TODAY) : '';
    expect(text.split('\n').slice(0, 9)).toEqual([
      'Sutter & Sons LLC',
      '1 Main St',
      'Dallas, TX 75201',
      '',
      'November 23, 2026',
      '',
      'Texas Comptroller, IFTA audit',
      '',
      'IFTA audit of Q1 2026 to Q3 2026: license TX75, USDOT 1234567, your reference A-77',
    ]);
    expect(text).toContain('We have your letter of November 2, 2026.');
    expect(text).toContain('Contact: Dana Driver, (312) 555-0142');
  });

  it('names nothing that is not known', () => {
    const { facts } = readLetter({ ...VALUES, agency: '', reference: '', to: '20261' }, TODAY);
    const nobody = { ...SENDER, iftaLicence: null, usdot: null, street: null, city: null, region: null };
    const text = facts
      ? letterText(
          { ...nobody, postalCode: null, contactName: null, contactPhone: '', legalName: 'Solo' },
          facts,
          TODAY,
        )
      : '';
    expect(
      text.startsWith('Solo\n\nNovember 23, 2026\n\nIFTA audit section\n\nIFTA audit of Q1 2026\n'),
    ).toBe(true);
    expect(text).not.toMatch(/null|Contact/);
  });
});
