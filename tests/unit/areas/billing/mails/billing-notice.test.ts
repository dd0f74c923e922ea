import { describe, expect, it } from 'vitest';
import { billingNoticeMail, type BillingNotice } from '~/areas/billing/mails/billing-notice';

const site = {
  productName: 'Stateline',
  publicUrl: 'https://ifta.example.com',
  supportEmail: 'support@example.com',
  postalAddress: '',
};
const RECEIPT: BillingNotice = {
  name: 'Dana',
  carrier: 'Acme',
  step: 'receipt',
  plan: 'Standard',
  cents: 2057,
  until: '',
  detail: 'ABC-0001',
};

describe('a receipt', () => {
  it('names each tax on a line of its own, and what was paid with it', () => {
    const taxes = [
      { label: 'GST 5%', cents: 95 },
      { label: 'QST 9.975%', cents: 190 },
    ];
    const { subject, text, html } = billingNoticeMail(site, { ...RECEIPT, cents: 2185, taxes });
    expect(subject).toBe('Receipt for $21.85');
    expect(text).toContain('GST 5%: $0.95\nQST 9.975%: $1.90\nPaid: $21.85');
    expect(html).toContain('QST 9.975%');
  });

  it('says no word of tax where there is none', () => {
    const { text } = billingNoticeMail(site, RECEIPT);
    expect(text).not.toMatch(/[Ss]ales tax|Paid:/);
    expect(text).toContain('$20.57');
  });
});

describe('a mail about a later payment', () => {
  it('names the tax in the amount that it announces', () => {
    const { text } = billingNoticeMail(site, {
      ...RECEIPT,
      step: 'trial-ends',
      cents: 974,
      until: '12/12/2026',
      taxes: [{ label: 'Sales tax 8.25%', cents: 74 }],
    });
    expect(text).toContain("We'll charge your card $9.74 then.");
    expect(text).toContain('Sales tax 8.25%: $0.74\nTotal: $9.74');
  });
});
