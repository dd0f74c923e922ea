import { describe, expect, it } from 'vitest';
import { journalEntries } from '~/areas/returns/rules/journal';
import { quickBooksJournal, xeroJournal } from '~/areas/returns/views/journal-files';

const ACCOUNTS = {
  taxExpense: 'Fuel Tax',
  interestExpense: 'Interest',
  taxPayable: 'Tax Payable',
  fuelExpense: 'Fuel',
  fuelClearing: 'Clearing',
};
const FACTS = {
  label: 'Q3 2026',
  quarterKey: 20263,
  taxes: [
    { truck: '101', taxCents: 5925, lateCents: 0 },
    { truck: '102', taxCents: -3000, lateCents: 125 },
  ],
  fuel: [
    { truck: '101', cents: 210_000 },
    { truck: '102', cents: 0 },
  ],
};

describe('the journal of a quarter', () => {
  it('balances every entry, a truck with a credit included, and posts nothing of zero', () => {
    const entries = journalEntries(FACTS, ACCOUNTS);
    for (const entry of entries) expect(entry.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0);
    expect(
      entries.map((entry) => entry.lines.map(({ account, cents, truck }) => [account, truck, cents])),
    ).toEqual([
      [
        ['Fuel Tax', '101', 5925],
        ['Fuel Tax', '102', -3000],
        ['Interest', '102', 125],
        ['Tax Payable', '', -3050],
      ],
      [
        ['Fuel', '101', 210_000],
        ['Clearing', '', -210_000],
      ],
    ]);
  });

  it('has no tax while a rate is missing, and is empty without records', () => {
    expect(journalEntries({ ...FACTS, taxes: null }, ACCOUNTS)).toHaveLength(1);
    expect(journalEntries({ ...FACTS, taxes: [], fuel: [] }, ACCOUNTS)).toEqual([]);
  });

  it('is written in the columns of QuickBooks and of Xero', () => {
    const entries = journalEntries(FACTS, ACCOUNTS);
    expect(quickBooksJournal(entries, '2026-09-30').split('\r\n').slice(0, 3)).toEqual([
      'JournalNo,JournalDate,AccountName,Debits,Credits,Description,Name,Class',
      'IFTA-20263-TAX,09/30/2026,Fuel Tax,59.25,,IFTA fuel tax Q3 2026,,101',
      'IFTA-20263-TAX,09/30/2026,Fuel Tax,,30.00,IFTA fuel tax Q3 2026,,102',
    ]);
    const xero = xeroJournal(entries, '2026-09-30', 'Tax Exempt').split('\r\n');
    expect(xero[1]).toBe(
      'IFTA fuel tax Q3 2026,30 Sep 2026,IFTA fuel tax Q3 2026,Fuel Tax,Tax Exempt,59.25,Truck,101',
    );
    expect(xero[4]).toBe(
      'IFTA fuel tax Q3 2026,30 Sep 2026,IFTA fuel tax Q3 2026,Tax Payable,Tax Exempt,-30.50,,',
    );
  });
});
