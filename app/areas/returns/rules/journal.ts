/** A quarter as a bookkeeper's journal: fuel tax and fuel by truck, each entry balanced to the cent. */

/** What goes to which account, by the names or codes of the carrier's own chart. */
export interface JournalAccounts {
  taxExpense: string;
  interestExpense: string;
  taxPayable: string;
  fuelExpense: string;
  fuelClearing: string;
}

export interface JournalLine {
  account: string;
  /** Positive is a debit, negative a credit. */
  cents: number;
  description: string;
  /** The unit number; empty for the balancing line. */
  truck: string;
}

export interface JournalEntry {
  number: string;
  narration: string;
  lines: JournalLine[];
}

export interface TruckTax {
  truck: string;
  taxCents: number;
  /** Interest and penalty. */
  lateCents: number;
}

export interface TruckFuel {
  truck: string;
  cents: number;
}

export interface JournalFacts {
  /** "Q3 2026" */
  label: string;
  quarterKey: number;
  /** Null: a rate is missing, there is no tax to post. */
  taxes: readonly TruckTax[] | null;
  fuel: readonly TruckFuel[];
}

/** The entries of the quarter; one that comes to nothing is left out. */
export function journalEntries(facts: JournalFacts, accounts: JournalAccounts): JournalEntry[] {
  const tax = (facts.taxes ?? []).flatMap(({ truck, taxCents, lateCents }): JournalLine[] => [
    { account: accounts.taxExpense, cents: taxCents, description: `IFTA fuel tax ${facts.label}`, truck },
    {
      account: accounts.interestExpense,
      cents: lateCents,
      description: `IFTA interest and penalty ${facts.label}`,
      truck,
    },
  ]);
  const fuel = facts.fuel.map(({ truck, cents }): JournalLine => ({
    account: accounts.fuelExpense,
    cents,
    description: `Fuel ${facts.label}`,
    truck,
  }));
  return [
    balanced(`IFTA-${facts.quarterKey}-TAX`, `IFTA fuel tax ${facts.label}`, tax, accounts.taxPayable),
    balanced(`IFTA-${facts.quarterKey}-FUEL`, `Fuel ${facts.label}`, fuel, accounts.fuelClearing),
  ].filter((entry) => entry.lines.length > 0);
}

/** The lines that are not zero, and one that balances them. */
function balanced(
  number: string,
  narration: string,
  all: readonly JournalLine[],
  account: string,
): JournalEntry {
  const lines = all.filter((line) => line.cents !== 0);
  const sum = lines.reduce((cents, line) => cents + line.cents, 0);
  return {
    number,
    narration,
    lines: sum === 0 ? lines : [...lines, { account, cents: -sum, description: narration, truck: '' }],
  };
}
