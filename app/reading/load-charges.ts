import type { Cell, Line } from './cells';
import { evidenceOf } from './evidence';
import { unsureOf } from './keyed-values';
import type { LoadDetail, ReadConfirmation } from './reading';

/** What the rate is made of: rows of a name and a sum. They are believed where they add up to the rate that is printed. */

const NAME =
  /^(?:[A-Za-z][A-Za-z .&/()'-]*)?\b(?:line\s?-?haul|freight|flat(?: rate)?|base(?: rate)?|fuel(?: surcharge)?|fsc|surcharge|detention|lumper|layover|tarp(?:s|ing)?|stop[\s-]?offs?|(?:extra )?stops?(?: (?:charges?|fees?|pay))?|drop(?: fee)?|pick\s?-?up(?: fee| charge)?|delivery(?: fee| charge)?|tolls?|tonu|pallets?|hazmat|driver (?:assist|load|unload)|team|scale|wash(?:out)?|permits?|escort|border|customs|chassis|accessorials?|bonus|discount)\b[A-Za-z .&/()'-]*$/i;
const NOT_A_CHARGE =
  /\b(?:total|per|max(?:imum)?|exceed|late|penalty|fine|insurance|value|terms|quick\s?-?pay)\b/i;
const SUM =
  /^\(?-?(?:(?:USD|CAD|US|C)\s?)?\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,6})\.(\d{2})\)?(?:\s?(?:USD|CAD))?$/;
const LONGEST_NAME = 40;
const MOST_ROWS = 12;

const centsOf = (text: string): number | undefined => {
  const match = SUM.exec(text.trim());
  if (!match) return undefined;
  const cents = Number(match[1]!.replace(/,/g, '')) * 100 + Number(match[2]);
  return /^\(?-|^\(/.test(text.trim()) ? -cents : cents;
};

interface Row {
  name: string;
  cents: number;
  cells: Cell[];
}

export function findCharges(
  lines: readonly Line[],
  { rateCents }: Omit<ReadConfirmation, 'details'>,
): LoadDetail[] {
  if (rateCents === undefined) return [];
  const rows = lines.flatMap((line) => line.cells.flatMap((cell) => rowOf(cell) ?? []));
  if (rows.length === 0 || rows.length > MOST_ROWS) return [];
  const sum = rows.reduce((total, row) => total + row.cents, 0);
  const doubt = sum === rateCents ? undefined : 'The charges do not add up to the rate.';
  return rows.map(({ name, cents, cells }) => ({
    kind: 'charge',
    value: name,
    cents,
    evidence: evidenceOf(cells),
    doubt: doubt ?? unsureOf(cells.slice(0, 1)),
  }));
}

/** "Fuel surcharge | 1 | 125.00 | 125.00": a name and, last in its row, its sum. */
function rowOf(cell: Cell): Row | undefined {
  const inOne = /^(.{3,40}?)\s*:?\s+(\(?-?(?:USD\s?)?\$?\s?[\d,]+\.\d{2}\)?)$/.exec(cell.text);
  const name = (inOne?.[1] ?? cell.text).replace(/\s*\d+(?:\.\d\d)? x \d+\s*$|[\s:]+$/g, '').trim();
  if (name.length > LONGEST_NAME || !NAME.test(name) || NOT_A_CHARGE.test(name)) return undefined;
  if (inOne) {
    const cents = centsOf(inOne[2]!);
    return cents === undefined ? undefined : { name, cents, cells: [cell] };
  }
  const row = [cell];
  for (const next of cell.line.cells.slice(cell.index + 1)) {
    if (!/^[\d$,.()\sx@%-]+(?:USD|CAD|ea|each)?$/i.test(next.text)) break;
    row.push(next);
  }
  const last = row.at(-1)!;
  const cents = row.length > 1 ? centsOf(last.text) : undefined;
  return cents === undefined ? undefined : { name, cents, cells: [cell, last] };
}
