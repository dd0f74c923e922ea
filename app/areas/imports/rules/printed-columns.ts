/**
 * A statement as it is printed: no separators, the cells of a column stand under each other and blanks are between them. Its
 * columns are those of the line of names; where a line of dashes is under it, as wide as those.
 */
import { bestUnderstood } from './header-names';

export interface PrintedLine {
  /** Of the line in the file, from 1. */
  number: number;
  cells: string[];
}

interface Name {
  text: string;
  start: number;
  end: number;
}

const LOOKED_AT = 40;
/** Names by which such a line is known from a sentence with gaps. */
const LEAST_UNDERSTOOD = 3;
const LEAST_COLUMNS = 4;
const RULER = /^[\s\-=_+|]*[-=_]{3}[\s\-=_+|]*$/;

/** A form feed begins a page, and no line. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\f/g, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trimEnd());

/** What two blanks or more are between, and where it stands. */
const apart = (line: string): Name[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

/** Index of the line of names; -1 where the text is no such statement, or separators make more of it. */
function headIndex(lines: readonly string[], delimiter: string): number {
  let [best, most] = [-1, LEAST_UNDERSTOOD - 1];
  let separated = 0;
  lines.slice(0, LOOKED_AT).forEach((line, index) => {
    separated = Math.max(separated, bestUnderstood(line.split(delimiter || ',')));
    const names = apart(line);
    if (names.length < LEAST_COLUMNS || line.includes('\t')) return;
    const score = bestUnderstood(names.map(({ text }) => text));
    if (score > most) [best, most] = [index, score];
  });
  return separated >= most ? -1 : best;
}

/** Whether a text begins as such a statement. */
export const isPrinted = (beginning: string, delimiter: string): boolean =>
  headIndex(linesOf(beginning), delimiter) >= 0;

/** The table of such a statement: the lines above it as they are, its names, and what stands below each. */
export function printedTable(text: string, delimiter: string): PrintedLine[] {
  const lines = linesOf(text);
  const at = headIndex(lines, delimiter);
  if (at < 0) return [];
  const head = lines[at] ?? '';
  const names = apart(head);
  const body = lines.slice(at + 1);
  const starts = ruled(names, body[0] ?? '') ?? gaps(names, body.filter(isRecord));
  const above = new Set(lines.slice(0, at + 1).map(withoutFigures));
  return [
    ...lines
      .slice(0, at)
      .flatMap((line, index) => (line === '' ? [] : [{ number: index + 1, cells: [line.trim()] }])),
    { number: at + 1, cells: names.map((name) => name.text) },
    ...body.flatMap((line, index): PrintedLine[] => {
      // The head of the next page, and what only rules the paper.
      if (line === '' || RULER.test(line) || above.has(withoutFigures(line))) return [];
      return [{ number: at + index + 2, cells: isRecord(line) ? cut(line, starts) : [line.trim()] }];
    }),
  ];
}

const isRecord = (line: string): boolean => !RULER.test(line) && apart(line).length >= 3;

/** "PAGE 1" and "PAGE 2" are one head; lines that consist of figures are never alike. */
const withoutFigures = (line: string): string =>
  /\p{L}{3}/u.test(line) && apart(line).length < LEAST_COLUMNS + 1
    ? line.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim()
    : line.trim();

function cut(line: string, starts: readonly number[]): string[] {
  const edges = starts.map((start, index) => (index === 0 ? 0 : wordEdge(line, start)));
  return edges.map((start, index) => line.slice(start, edges[index + 1]).trim());
}

/** A word that reaches over the edge of its column is in the one that has more of it. */
function wordEdge(line: string, at: number): number {
  if ((line[at - 1] ?? ' ') === ' ' || (line[at] ?? ' ') === ' ') return at;
  const from = line.lastIndexOf(' ', at) + 1;
  const to = line.indexOf(' ', at) < 0 ? line.length : line.indexOf(' ', at);
  return at - from < to - at ? from : to;
}

/** Where the columns begin by the dashes under their names; null where there are none, or not one for each name. */
function ruled(names: readonly Name[], ruler: string): number[] | null {
  const dashes = RULER.test(ruler) ? [...ruler.matchAll(/[-=_]+/g)] : [];
  if (dashes.length !== names.length) return null;
  return dashes.map(({ index }) => index);
}

/** Where the columns begin, each in the gap that all lines have between it and the one before. */
function gaps(names: readonly Name[], lines: readonly string[]): number[] {
  const isBlank = (at: number): boolean => lines.every((line) => (line[at] ?? ' ') === ' ');
  return names.map(({ start, end }, index) => {
    const before = names[index - 1];
    if (!before) return 0;
    for (let at = start - 1; at > before.start; at -= 1) if (isBlank(at)) return at;
    for (let at = start; at < end; at += 1) if (isBlank(at)) return at;
    return start;
  });
}
