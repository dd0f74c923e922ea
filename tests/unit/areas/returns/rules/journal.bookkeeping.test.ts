import { describe, expect, it } from 'vitest';
import { parse } from 'csv-parse/sync';
import { entriesInParts, journalEntries, type JournalEntry } from '~/areas/returns/rules/journal';
import { withUsualNames } from '~/areas/returns/rules/journal-accounts';
import { chartSchema } from '~/areas/returns/rules/journal-accounts.schema';
import { iifJournal, quickBooksJournal, xeroJournal } from '~/areas/returns/views/journal-files';

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

/** A cents figure as text without a number that could lose one. */
const centsIn = (text: string): bigint => (text === '' ? 0n : BigInt(text.replace('.', '')));

/** Reads a file back and sums each entry: what a program that imports it would refuse or take. */
const READERS: Record<string, (file: string) => Map<string, bigint>> = {
  quickbooks: (file) => summed(parse(file, { columns: true }) as Record<string, string>[], 'JournalNo'),
  xero: (file) => summed(parse(file, { columns: true }) as Record<string, string>[], 'Narration'),
  desktop: (file) => {
    const sums = new Map<string, bigint>();
    const lines = file.trimEnd().split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      '!TRNS\tTRNSTYPE\tDATE\tACCNT\tCLASS\tAMOUNT\tDOCNUM\tMEMO',
      '!SPL\tTRNSTYPE\tDATE\tACCNT\tCLASS\tAMOUNT\tDOCNUM\tMEMO',
      '!ENDTRNS',
    ]);
    let isOpen = false;
    for (const line of lines.slice(3)) {
      const [kind = '', type, , account, , amount = '', number = ''] = line.split('\t');
      if (kind === 'ENDTRNS') {
        expect(isOpen).toBe(true);
        isOpen = false;
        continue;
      }
      expect([kind, type, account === '', line.split('\t').length]).toEqual([
        isOpen ? 'SPL' : 'TRNS',
        'GENERAL JOURNAL',
        false,
        8,
      ]);
      isOpen = true;
      expect(number.length).toBeLessThanOrEqual(11);
      sums.set(number, (sums.get(number) ?? 0n) + centsIn(amount));
    }
    expect(isOpen).toBe(false);
    return sums;
  },
};

function summed(rows: Record<string, string>[], by: string): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const row of rows) {
    const cents =
      'Amount' in row
        ? centsIn(row['Amount'] ?? '')
        : centsIn(row['Debits'] ?? '') - centsIn(row['Credits'] ?? '');
    sums.set(row[by] ?? '', (sums.get(row[by] ?? '') ?? 0n) + cents);
  }
  return sums;
}

/** The same numbers every time (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) % 1_000_003) % below;
  };
}

const NAMES = ['101', '"12" old', '=1+1', 'A\tB', 'Über, Nr. 7', '-5', '@unit'];
function randomEntries(seed: number): JournalEntry[] {
  const next = randomFrom(seed);
  const trucks = Array.from({ length: 1 + next(40) }, (_, index) => `${NAMES[next(NAMES.length)]} ${index}`);
  return journalEntries(
    {
      ...FACTS,
      taxes:
        next(9) === 0
          ? null
          : trucks.map((truck) => ({
              truck,
              taxCents: next(900_001) - 450_000,
              lateCents: next(3) === 0 ? next(9999) : 0,
            })),
      fuel: trucks.map((truck) => ({ truck, cents: next(4) === 0 ? 0 : next(900_000) })),
    },
    { ...ACCOUNTS, fuelExpense: '=cmd|x', fuelClearing: 'Bank: "Fuel"' },
  );
}

describe('a journal file', () => {
  it('has debits and credits of each entry equal to the cent, in every layout, over random quarters', () => {
    let amounts = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const entries = randomEntries(seed);
      const files = {
        quickbooks: quickBooksJournal(entries, '2026-09-30'),
        desktop: iifJournal(entries, '2026-09-30'),
        xero: xeroJournal(entries, '2026-09-30', 'Tax Exempt'),
      };
      for (const [name, file] of Object.entries(files)) {
        const sums = READERS[name]!(file);
        expect(sums.size, `${name} ${seed}`).toBe(entries.length);
        for (const [entry, sum] of sums) expect(sum, `${name} ${seed} ${entry}`).toBe(0n);
      }
      amounts += entries.reduce((count, entry) => count + entry.lines.length, 0);
    }
    expect(amounts).toBeGreaterThan(10_000);
  });

  it('runs no formula in a spreadsheet, and keeps a name in its own cell', () => {
    const entries = journalEntries(
      { ...FACTS, taxes: [], fuel: [{ truck: '=HYPERLINK("http://x")', cents: 100 }] },
      { ...ACCOUNTS, fuelExpense: 'Fuel\tand "more"' },
    );
    expect(quickBooksJournal(entries, '2026-09-30')).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(xeroJournal(entries, '2026-09-30', 'None')).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(iifJournal(entries, '2026-09-30').split('\r\n')[3]).toBe(
      "TRNS\tGENERAL JOURNAL\t09/30/26\tFuel and 'more'\t'=HYPERLINK('http://x')\t1.00\t20263-FUEL\tFuel Q3 2026",
    );
  });

  it('is cut into parts that each balance, where a program takes no more lines', () => {
    const fuel = Array.from({ length: 700 }, (_, index) => ({ truck: `T${index}`, cents: 100 + index }));
    const entries = journalEntries({ ...FACTS, fuel }, ACCOUNTS);
    const parts = entriesInParts(entries, 300);
    expect(parts.map((part) => part.reduce((lines, entry) => lines + entry.lines.length, 0))).toEqual([
      4, 300, 300, 103,
    ]);
    const pieces = parts.flat();
    for (const piece of pieces) expect(piece.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(0);
    expect(pieces.at(-1)?.narration).toBe('Fuel Q3 2026 (3 of 3)');
    expect(pieces.at(-1)?.lines.at(-1)).toMatchObject({ account: 'Clearing', truck: '' });
    const posted = pieces.flatMap(({ lines }) => lines.filter(({ truck }) => truck.startsWith('T')));
    expect(posted.map(({ truck, cents }) => ({ truck, cents }))).toEqual(fuel);
    expect(entriesInParts(entries, 2000)).toEqual([entries]);
    expect(entriesInParts([], 300)).toEqual([]);
  });
});

describe('the accounts of a journal', () => {
  it('are the usual ones wherever none is named, and one line each', () => {
    expect(withUsualNames({ fuelExpense: ' 5100 ' })).toMatchObject({
      fuelExpense: '5100',
      taxPayable: 'IFTA Tax Payable',
    });
    expect(chartSchema.parse({ taxExpense: '' }).taxExpense).toBe('IFTA Fuel Tax');
    const wrong = chartSchema.safeParse({ taxExpense: 'x'.repeat(101), taxPayable: 'two\nlines' });
    expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['taxExpense', 'At most 100 characters.'],
      ['taxPayable', 'Write it on one line.'],
    ]);
  });
});
