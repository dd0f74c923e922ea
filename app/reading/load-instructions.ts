import type { Cell, Line } from './cells';
import { evidenceOf } from './evidence';
import { unsureOf } from './keyed-values';
import type { LoadDetail, ReadConfirmation } from './reading';

/** Instructions for the driver: the words under or behind a heading that says so, as they are printed. */

const HEADING =
  /^\W{0,3}((?:special|driver'?s?|pick\s?-?up|delivery|loading|load|carrier|dispatch|additional|important|shipping|unloading)\s+)*(?:instructions?|notes?|comments?|remarks?|requirements)\s*(?::|$)\s*/i;
const LONGEST = 400;
const MOST_LINES = 5;
/** A gap of so many lines ends them. */
const GAP = 2.2;

/** At most three of them, in reading order. */
export function findInstructions(
  lines: readonly Line[],
  _reading: Omit<ReadConfirmation, 'details'>,
): LoadDetail[] {
  const found = lines.flatMap((line) => line.cells.flatMap((cell) => under(cell, lines) ?? []));
  return found.slice(0, 3);
}

function under(cell: Cell, lines: readonly Line[]): LoadDetail | undefined {
  const match = HEADING.exec(cell.text);
  if (!match) return undefined;
  const rest = cell.text.slice(match[0].length).trim();
  const parts: { text: string; cell: Cell }[] = rest === '' ? [] : [{ text: rest, cell }];
  const right = cell.line.cells[cell.index + 1];
  if (rest === '' && right && /:\s*$/.test(cell.text) && /[a-z]{3}/i.test(right.text))
    parts.push({ text: right.text, cell: right });
  const left = parts[0]?.cell.x0 ?? cell.x0;
  let last = cell.line;
  for (const line of lines.slice(lines.indexOf(cell.line) + 1)) {
    if (line.page !== cell.page || line.flow - last.flow > GAP * line.size || parts.length >= MOST_LINES)
      break;
    const next = line.cells.find((one) => Math.abs(one.x0 - left) < 14 || Math.abs(one.x0 - cell.x0) < 14);
    // A label or a heading begins something else.
    if (
      !next ||
      /^[A-Z][A-Za-z /#]{1,24}:/.test(next.text) ||
      (parts.length > 0 && isHeading(next, parts[0]!.cell))
    )
      break;
    parts.push({ text: next.text, cell: next });
    last = line;
  }
  const text = parts.map((part) => part.text).join(' ');
  if (!/[A-Za-z]{3}.*\s.*[A-Za-z]{2}/.test(text)) return undefined;
  const cells = parts.map((part) => part.cell);
  return {
    kind: 'instructions',
    value: text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text,
    evidence: evidenceOf(cells),
    doubt: unsureOf(cells),
  };
}

/** Larger print, or capitals among other letters. */
const isHeading = (cell: Cell, first: Cell): boolean =>
  cell.size > first.size * 1.15 ||
  (cell.words[0]?.font !== first.words[0]?.font &&
    cell.text.length < 40 &&
    cell.words[0]?.sure === undefined);
