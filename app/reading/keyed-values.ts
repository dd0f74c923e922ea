import type { Cell, Line } from './cells';
import { labelOf } from './labels';
import { cellBelow, cellBelowInTable } from './neighbors';
import { isScanned } from './state-and-code';

/** Values after, beside or under their label. */

export interface Key {
  /** The whole label, without its colon. */
  readonly key: RegExp;
  /** Labels that need a colon, or a cell of their own in a table, to be labels. */
  readonly isLoose?: RegExp;
  /** The value is text that may go on in the next line. */
  readonly isText?: true;
  /** The value as a person reads it; undefined where the text is none. */
  readonly valueOf: (text: string, key: string) => string | undefined;
}

export interface KeyedValue {
  readonly key: string;
  readonly value: string;
  /** Where it is printed. */
  readonly cells: readonly Cell[];
  readonly doubt: string | undefined;
  /** The head of the column of a table in which it is. */
  readonly head?: Cell;
}

const LONGEST_TEXT = 200;
const LONGEST_KEY = 32;
/** Words before a colon, a number sign behind them included: "Weight (lbs):", "Equipment Type #:". */
const KEYS_IN_TEXT = /(?:^|(?<=[\s,;|]))([A-Za-z][A-Za-z.'&/]*(?: [A-Za-z(][A-Za-z.'&/()]*){0,3})\s?:/g;

/** All values of a key in the document, in reading order. */
export function keyedValues(lines: readonly Line[], key: Key): KeyedValue[] {
  return lines.flatMap((line) => line.cells.flatMap((cell) => valuesOf(cell, lines, key)));
}

function valuesOf(cell: Cell, lines: readonly Line[], key: Key): KeyedValue[] {
  if (cell.text.length > LONGEST_TEXT) return [];
  const parts = partsOf(cell.text, key);
  if (parts.length > 0)
    return parts.flatMap((part) => {
      if (part.rest !== '') {
        const rest = part.isLast && key.isText ? restOfText(cell, lines) : undefined;
        const whole = rest?.isSure ? `${part.rest} ${rest.cell.text}` : part.rest;
        const value = key.valueOf(whole, part.key);
        const cells = rest?.isSure ? [cell, rest.cell] : [cell];
        const doubt = rest && !rest.isSure ? MAY_GO_ON : undefined;
        return value === undefined ? [] : [{ key: part.key, value, cells, doubt }];
      }
      return part.isLast ? besideOrBelow(cell, lines, key, part.key, true) : [];
    });
  const bare = cell.text.trim().replace(/[:.#]+$/, '');
  return bare.length <= LONGEST_KEY && key.key.test(bare) ? besideOrBelow(cell, lines, key, bare, false) : [];
}

const MAY_GO_ON = 'It may go on in the next line.';
const LINE_OF_TEXT = 1.75;
/** "chicken", "goods in bags": the rest of a value. */
const GOES_ON = /^[a-z][a-z ,&/()'’-]{0,40}$/;
const MAY_BE_REST = /^[A-Z][A-Za-z&/'’-]*(?: [A-Za-z&/'’-]+){0,2}$/;

/**
 * What follows in the next line of print: under the beginning of the cell, or of its line where several keys run on as one paragraph,
 * "Equipment: Van Commodity: Frozen" over "chicken". Sure where it goes on in small letters.
 */
function restOfText(cell: Cell, lines: readonly Line[]): { cell: Cell; isSure: boolean } | undefined {
  const keys = cell.line.cells.slice(0, cell.index + 1);
  const isParagraph = keys.length > 1 && keys.every(({ text }) => IS_KEYED.test(text));
  const lefts = isParagraph ? [keys[0]!.x0] : [cell.x0];
  const next = lines
    .slice(lines.indexOf(cell.line) + 1)
    .filter((line) => line.page === cell.page && line.flow - cell.flow < cell.size * LINE_OF_TEXT)
    .flatMap((line) => line.cells)
    .find(({ x0 }) => lefts.some((left) => Math.abs(x0 - left) < 2));
  if (!next) return undefined;
  if (GOES_ON.test(next.text)) return { cell: next, isSure: true };
  return isParagraph && MAY_BE_REST.test(next.text) && labelOf(next) === undefined
    ? { cell: next, isSure: false }
    : undefined;
}

const IS_KEYED = /^[A-Za-z][A-Za-z.'&/# ]{1,30}:\s*\S/;

/** "Equipment: Van Weight: 42,000 lbs": what is behind each label goes as far as the next one. */
function partsOf(text: string, { key }: Key): { key: string; rest: string; isLast: boolean }[] {
  const labels = [...text.matchAll(KEYS_IN_TEXT)].map((match) => ({
    words: match[1]!,
    from: match.index,
    to: match.index + match[0].length,
  }));
  return labels.flatMap(({ words, to }, index) => {
    // "53' Van Weight:": the label is the end of the words before the colon.
    const own = endsOf(words).find((end) => key.test(end));
    if (own === undefined || STRANGER.test(words.replace(/\.{2,}$/, '').slice(0, -own.length))) return [];
    const next = labels[index + 1];
    const rest = text.slice(to, next === undefined ? undefined : startOfLabel(next));
    return [{ key: own, rest: rest.trim(), isLast: next === undefined }];
  });
}

/** Words before a label that make it that of something else. */
const STRANGER =
  /\b(?:empty|deadhead|dead head|rate per|per|max(?:imum)?|min(?:imum)?|tare|net|customer|customs|shipper|consignee|receiver|carrier|driver|cargo value of|insurance|legal|dim|out of route|stop|pallet|piece|line)\b[^,;]*$/i;

/** Without the points that lead to the colon: "MILES.....: 402". */
const endsOf = (words: string): string[] => {
  const each = words.replace(/\.{2,}$/, '').split(' ');
  return each.map((_, index) => each.slice(index).join(' '));
};

/** Of the words before the next colon only those that can be its label are cut off: at most the last two. */
const startOfLabel = (next: { words: string; from: number }): number => {
  const each = next.words.split(' ');
  const known = each.findIndex((_, index) => KNOWN_LABEL.test(each.slice(index).join(' ')));
  return next.from + each.slice(0, known < 0 ? 0 : known).join(' ').length;
};

const KNOWN_LABEL =
  /^(?:(?:total |gross |net |loaded |trailer |equipment |truck |load )?(?:weight|wt|miles|mileage|distance|commodity|product|equipment|trailer|truck|type|temp(?:erature)?|pieces|pallets|qty|quantity|value|length|size|contact|phone|tel|fax|email|rate|class|dims?|mode|service|notes?|po|bol|ref))\b/i;

function besideOrBelow(
  cell: Cell,
  lines: readonly Line[],
  key: Key,
  words: string,
  marked: boolean,
): KeyedValue[] {
  const right = cell.line.cells[cell.index + 1];
  const beside = right && key.valueOf(right.text.replace(/^:\s+/, ''), words);
  const isNear = right !== undefined && right.x0 - cell.x1 < 220;
  // A row of labels is the head of a table: its values are under it.
  if (right && beside !== undefined && isNear && (marked || !isHead(cell)))
    return [{ key: words, value: beside, cells: [right], doubt: undefined }];
  const below = isHead(cell) ? cellBelowInTable(cell, lines) : cellBelow(cell, lines);
  if (!below || (key.isLoose?.test(words) && !isHead(cell) && !marked)) return [];
  const found: KeyedValue[] = [];
  for (
    let next: Cell | undefined = below;
    next && found.length < MOST_ROWS;
    next = cellBelowInTable(next, lines)
  ) {
    const value =
      Math.abs(next.x0 - cell.x0) < COLUMN || isUnderMiddle(next, cell)
        ? key.valueOf(next.text, words)
        : undefined;
    if (value === undefined) break;
    found.push({
      key: words,
      value,
      cells: [next],
      doubt: undefined,
      ...(isHead(cell) ? { head: cell } : {}),
    });
    // Text has no shape of its own: what is under a single value may be anything.
    if (!isHead(cell)) break;
  }
  return found;
}

const MOST_ROWS = 24;

/** Points by which a value may begin beside its heading. */
const COLUMN = 6;
const isUnderMiddle = (below: Cell, above: Cell): boolean =>
  Math.abs((below.x0 + below.x1) / 2 - (above.x0 + above.x1) / 2) < 8 || Math.abs(below.x1 - above.x1) < 4;

/** Whether a cell is in a row of words without figures, the head of a table. */
const isHead = (cell: Cell): boolean =>
  cell.line.cells.length >= 2 &&
  cell.line.cells.every(({ text }) => text.length <= LONGEST_KEY && !/\d/.test(text) && !/:\s*\S/.test(text));

/** Recognition is trusted from here on for a value of the load: there is no list of the right ones to hold it against. */
const SURE_WORDS = 0.85;
const SURE_FIGURES = 0.93;

/** Why recognized words are not to be relied upon; undefined for the text of a file and for what was recognized well. */
export function unsureOf(cells: readonly Cell[]): string | undefined {
  const isUnsure = cells.some(
    (cell) =>
      isScanned(cell) &&
      cell.words.some(({ text, sure }) => (sure ?? 1) < (/\d/.test(text) ? SURE_FIGURES : SURE_WORDS)),
  );
  return isUnsure ? HARD_TO_READ : undefined;
}

export const HARD_TO_READ = 'It was hard to read on the scan.';
