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
  /** "IFTA-20263-TAX" */
  number: string;
  narration: string;
  /** The account of the balancing line. */
  against: string;
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
    against: account,
    lines: sum === 0 ? lines : [...lines, balancing(lines, account, narration)],
  };
}

const balancing = (lines: readonly JournalLine[], account: string, description: string): JournalLine => ({
  account,
  // Minus zero is no figure.
  cents: 0 - lines.reduce((cents, line) => cents + line.cents, 0),
  description,
  truck: '',
});

/**
 * The entries in files of at most so many lines, for a program that takes no more at once. A longer entry is cut, and each
 * part is balanced by a line of its own, so that every file can be imported alone.
 */
export function entriesInParts(entries: readonly JournalEntry[], most: number): JournalEntry[][] {
  const pieces = entries.flatMap((entry) => piecesOf(entry, most));
  const files: JournalEntry[][] = [];
  let count = 0;
  for (const piece of pieces) {
    const file = files.at(-1);
    if (file && count + piece.lines.length <= most) {
      file.push(piece);
      count += piece.lines.length;
    } else {
      files.push([piece]);
      count = piece.lines.length;
    }
  }
  return files;
}

function piecesOf(entry: JournalEntry, most: number): JournalEntry[] {
  if (entry.lines.length <= most) return [entry];
  const lines = entry.lines.filter(({ truck }) => truck !== '');
  const pieces = Math.ceil(lines.length / (most - 1));
  return Array.from({ length: pieces }, (_, index) => {
    const part = lines.slice(index * (most - 1), (index + 1) * (most - 1));
    const narration = `${entry.narration} (${index + 1} of ${pieces})`;
    const line = balancing(part, entry.against, narration);
    return {
      ...entry,
      narration,
      lines: line.cents === 0 ? part : [...part, line],
    };
  });
}
