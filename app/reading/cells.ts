import type { DocumentPage, PageItem } from './page-items';

/**
 * From runs of text to words, lines and cells. A cell is text that is together on one line: a wider gap than a space
 * ends it, so that the columns of a table or two addresses side by side never run into each other.
 */

export interface Word {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly font: string;
  readonly sure: number | undefined;
}

export interface Cell {
  readonly text: string;
  readonly words: readonly Word[];
  readonly page: number;
  readonly x0: number;
  readonly x1: number;
  /** Baseline on its page. */
  readonly y: number;
  /** Distance down the document with the pages' empty margins left out: blocks run on over a page break. */
  readonly flow: number;
  readonly size: number;
  readonly line: Line;
  /** Place within its line, from 0. */
  readonly index: number;
  /** Where the text is on the page, for a cell that was put together from others. */
  readonly source?: CellSource;
}

export interface CellSource {
  /** As printed. */
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

export interface Line {
  readonly page: number;
  readonly y: number;
  readonly flow: number;
  readonly size: number;
  readonly cells: Cell[];
}

interface PlacedWord extends Word {
  y: number;
  size: number;
  mono: boolean;
  scanned: boolean;
  /** A run of text begins with it. */
  begins: boolean;
}

const LEAST_COLUMN_LINES = 2;
const WORD_GAP = 0.6;
const SCANNED_WORD_GAP = 0.95;
/** Characters of a monospaced font are 0.6 em wide. */
const MONO_GAP = 0.9;

/** Lines in reading order: a header that repeats on every page only at the beginning, a footer only at the end. */
export function linesOf(pages: readonly DocumentPage[]): Line[] {
  const raw = pages.map((page) => ({ page, lines: rawLines(page) }));
  const repeated = repeatedEdges(raw);
  const lines: Line[] = [];
  let flow = 0;
  for (const { page, lines: pageLines } of raw) {
    const kept = pageLines.filter((line) => {
      const key = edgeKey(line, page);
      return !repeated.has(key) || page.number === (key.startsWith('top') ? 1 : pages.length);
    });
    const first = kept[0];
    if (!first) continue;
    const edges = columnEdges(kept);
    const offset = flow - first.y + (lines.length > 0 ? first.size * 1.4 : 0);
    for (const words of kept) {
      const line: Line = {
        page: page.number,
        y: words.y,
        flow: words.y + offset,
        size: words.size,
        cells: [],
      };
      cellsOf(words.words, edges).forEach((cell, index) => line.cells.push(makeCell(cell, line, index)));
      // Nothing but a rule that was recognized as a stroke.
      if (line.cells.length === 0) continue;
      lines.push(line);
      flow = Math.max(flow, line.flow);
    }
  }
  return lines;
}

interface RawLine {
  y: number;
  size: number;
  words: PlacedWord[];
}

function rawLines(page: DocumentPage): RawLine[] {
  const words = page.items
    .filter((item) => !isDirt(item))
    .flatMap(wordsOf)
    .sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const lines: RawLine[] = [];
  for (const word of words) {
    const line = [...lines.slice(-4)].reverse().find((candidate) => sameLine(candidate, word));
    if (line) {
      line.words.push(word);
      // Recognized lines may slope a little: the line follows its words, the text of files keeps its first baseline.
      if (word.scanned) line.y += (word.y - line.y) / line.words.length;
      line.size = Math.max(line.size, Math.min(word.size, line.size * 1.3));
    } else lines.push({ y: word.y, size: word.size, words: [word] });
  }
  for (const line of lines) {
    line.words.sort((a, b) => a.x0 - b.x0);
    line.words = line.words.filter((word, at) => !isLeader(word, line.words[at - 1], line.words[at + 1]));
  }
  return lines.sort((a, b) => a.y - b.y);
}

/** Of ". . . :" between a key and its value nothing but the colon is read. */
const isLeader = (word: PlacedWord, ...beside: readonly (Word | undefined)[]): boolean =>
  // On a scan points are dirt, of which the rules for labels know.
  !word.scanned && word.text === '.' && beside.some((other) => other?.text === '.');

function sameLine(line: RawLine, word: PlacedWord): boolean {
  const tolerance = (word.scanned ? 0.42 : 0.3) * Math.min(line.size, word.size);
  return Math.abs(line.y - word.y) <= tolerance;
}

/** Specks that were recognized as points, strokes or single letters, with little faith in them. Strokes between columns are distinguished later. */
const isDirt = ({ text, sure = 1 }: PageItem): boolean =>
  (sure < 0.5 && !/[\w|[\]!~À-ÿ]/.test(text)) || (sure < 0.4 && /^\w$/.test(text));

/** Words of a run with their places: the width is shared out by how wide the letters usually are. */
function wordsOf(item: PageItem): PlacedWord[] {
  const printed =
    item.sure === undefined
      ? item.text.normalize('NFC')
      : item.text
          .replace(/™/g, 'TM')
          // The rule of a table before or behind a word.
          .replace(/^\{+(?=[\w$])(?!.*\})/, '')
          .replace(/\{/g, '(')
          .replace(/\}/g, ')')
          .replace(/(?<=[A-Za-z]{3})(?=\d{1,2}[/.-]\d{1,2}[/.-]\d)/, ' ')
          .replace(/^[.,'`‘’*_~"]+(?=\d)/, '')
          .replace(/^[|[]+(?=[\w$])|(?<=\w)[|\]]+$/g, '')
          .replace(/(?<=\w)\|(?=\w)/g, ' ');
  const text = printed.replace(/[\u00a0\u2000-\u200a\u202f\t]/g, ' ').replace(/[\u200b\u00ad\ufeff]/g, '');
  const widths = [...text].map((letter) => (item.mono ? 1 : letterWidth(letter)));
  const total = widths.reduce((sum, width) => sum + width, 0) || 1;
  const unit = (item.x1 - item.x0) / total;
  const words: PlacedWord[] = [];
  let at = 0;
  let begun: { text: string; from: number } | undefined;
  const end = () => {
    if (!begun) return;
    words.push({
      text: begun.text,
      x0: item.x0 + begun.from * unit,
      x1: item.x0 + at * unit,
      y: item.y,
      size: item.size,
      font: item.font,
      mono: item.mono,
      sure: item.sure,
      scanned: item.sure !== undefined,
      begins: begun.from === 0,
    });
    begun = undefined;
  };
  [...text].forEach((letter, index) => {
    if (letter === ' ') end();
    else if (begun) begun.text += letter;
    else begun = { text: letter, from: at };
    at += widths[index]!;
  });
  end();
  return words;
}

function letterWidth(letter: string): number {
  if (/[ijl.,:;'|!]/.test(letter)) return 0.25;
  if (/[\sftrI()/[\]-]/.test(letter)) return 0.3;
  if (/[mwMW@%]/.test(letter)) return 0.88;
  if (/[A-Z#&]/.test(letter)) return 0.68;
  return 0.54;
}

/** Where a column begins, in whole points: text starts there on several lines, with room before it. */
function columnEdges(lines: readonly RawLine[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { words } of lines) {
    words.forEach((word, index) => {
      const before = words[index - 1];
      if (before && word.x0 - before.x1 < word.size) return;
      counts.set(Math.round(word.x0), (counts.get(Math.round(word.x0)) ?? 0) + 1);
    });
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_COLUMN_LINES).map(([x]) => x));
}

/** Words of a line in groups that are close together. */
function cellsOf(words: readonly PlacedWord[], edges: ReadonlySet<number>): PlacedWord[][] {
  const cells: PlacedWord[][] = [];
  let ruled = false;
  for (const word of words) {
    // A ruled line between columns is recognized as a stroke.
    if (word.scanned && /^(?:[|[\]!]{1,2}|~+|_{2,})$/.test(word.text)) {
      ruled = true;
      continue;
    }
    const cell = cells.at(-1);
    if (!cell || ruled) {
      ruled = false;
      cells.push([word]);
      continue;
    }
    const before = cell.at(-1)!;
    const em = Math.min(before.size, word.size);
    const limit = word.scanned ? SCANNED_WORD_GAP : word.mono && before.mono ? MONO_GAP : WORD_GAP;
    const gap = word.x0 - before.x1;
    // What fills its column touches the next one: "03:00 PM" + "Dallas, TX".
    const isNextColumn =
      gap < 0.08 * em && word.begins && edges.has(Math.round(word.x0)) && !isOneWord(before, word);
    // Runs of one word may touch: "Load" + "#".
    if (isNextColumn) cells.push([word]);
    else if (gap < 0.08 * em && gap > -em && !word.scanned) {
      cell[cell.length - 1] = { ...before, text: before.text + word.text, x1: Math.max(before.x1, word.x1) };
    } else if (gap > limit * em) cells.push([word]);
    else cell.push(word);
  }
  return cells;
}

/** "Rate Con" + "firmation", as some programs print a word in two runs. */
const isOneWord = (before: Word, word: Word): boolean =>
  /[a-zà-ÿ]$/.test(before.text) && /^[a-zà-ÿ]/.test(word.text);

function makeCell(words: PlacedWord[], line: Line, index: number): Cell {
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    page: line.page,
    x0: words[0]!.x0,
    x1: words.at(-1)!.x1,
    y: line.y,
    flow: line.flow,
    size: Math.max(...words.map((word) => word.size)),
    line,
    index,
  };
}

/** The same text at the same height of the edge, but for the page's number: a letterhead, a load number, "Page 1 of 3". */
function edgeKey(line: RawLine, page: DocumentPage): string {
  const edge = line.y < page.height * 0.14 ? 'top' : line.y > page.height * 0.9 ? 'bottom' : undefined;
  const text = line.words.map((word) => word.text).join(' ');
  // Where its pages are not full a program prints the foot right under them: the same words with the count of the pages.
  if (edge !== 'top' && page.source === 'text' && COUNTS_PAGES.test(text) && !STOP_NUMBER.test(text))
    return `bottom:counted:${withoutPageNumber(text)}`;
  if (!edge) return '';
  return `${edge}:${Math.round(line.y / 3)}:${page.source === 'text' ? withoutPageNumber(text) : withoutDigits(text)}`;
}

/** "Page 1 of 2", "page 1/2" */
export const COUNTS_PAGES = /\b(?:page|pg)\b\W{0,3}\d{1,3}\s*(?:of|de|\/)\s*\d{1,3}\b/i;

/** "STOP 2 - DELIVERY" and "STOP 3 - DELIVERY" head pages of their own. */
const STOP_NUMBER = /\b(?:stop|stp|pick\s?-?up|delivery|drop)\W{0,3}\d/i;

/** Only the numbers of pages are no part of a text. */
const withoutPageNumber = (text: string): string =>
  STOP_NUMBER.test(text)
    ? text
    : text.replace(
        /\b(?:page|pg|p)\b\W{0,3}\d+(?:\s*\/\s*\d{1,3}\b)?|\b\d{1,3}\s*(?:of|de)\s*\d{1,3}\b|^\W*\d{1,3}(?:\s*\/\s*\d{1,3})?\W*$/gi,
        'page',
      );

/** On a scan a digit may be read in two ways, so that all of them count as one. */
const withoutDigits = (text: string): string => (STOP_NUMBER.test(text) ? text : text.replace(/\d+/g, '0'));

function repeatedEdges(pages: { page: DocumentPage; lines: RawLine[] }[]): Set<string> {
  const seen = new Map<string, number>();
  for (const { page, lines } of pages) {
    for (const key of new Set(lines.map((line) => edgeKey(line, page)))) {
      if (key !== '') seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  return new Set([...seen].filter(([, count]) => count > 1).map(([key]) => key));
}
