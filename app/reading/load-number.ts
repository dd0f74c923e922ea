import type { Cell, Line } from './cells';
import { findDates } from './dates';
import { cellBelow } from './neighbors';
import { isScanned } from './state-and-code';

/** The number under which the broker knows the load, in the forms in which it is printed. */

export interface FoundNumber {
  readonly text: string;
  readonly cell: Cell;
  /** Another number under the same words: a file of several loads. */
  readonly rival: string | undefined;
}

const MARK = '(?:number|num|no\\.?|n[°º]|id|#)';
/** Words for the load, and for the paper on which it is confirmed. */
const PAPER =
  '(?:load|shipment|trip|freight\\s?bill|pro(?:\\s?bill)?|order|confirmation|reference|dispatch|tender|booking|conf|rate\\s?con(?:f(?:irmation)?)?|agreement|sheet|move|contract|ref|rc|rcn)';
const OF_THE_LOAD = '^(?:carrier\\s+)?(?:load|ld)';

/** Keys in the order in which they are believed. Those that are `bare` say nothing of a number: theirs has to look like one. */
const KEYS: readonly { readonly pattern: RegExp; readonly bare?: true }[] = [
  { pattern: new RegExp(`${OF_THE_LOAD}\\s*${MARK}+\\s*:?\\s*#?`, 'i') },
  {
    pattern: new RegExp(`^(?:carrier\\s+)?load\\s+(?:confirmation|tender)?\\s*[-–—:]?\\s*#?`, 'i'),
    bare: true,
  },
  { pattern: new RegExp(`\\bload\\s*(?:${MARK}\\s*)+:?\\s*#?`, 'i') },
  // "RATE AND LOAD AGREEMENT BPT-835584": a title that ends with the number.
  {
    pattern:
      /^(?=[A-Za-zÀ-ÿ&/'’. -]+\S+$)(?:[^\d]*\s)?(?:confirmation|agreement|tender|sheet|order|contract|con|shipment)(?: de [a-zà-ÿ]+)?\s+/i,
    bare: true,
  },
  {
    pattern: new RegExp(
      `(?:load|shipment|trip|freight\\s?bill|pro|order|confirmation|reference|dispatch|tender|booking)\\s*${MARK}+\\s*:?\\s*#?`,
      'i',
    ),
  },
  { pattern: new RegExp(`\\b${PAPER}\\s*[-–—:.,]?\\s*${MARK}(?:\\s*${MARK})*\\s*[-–—:]?\\s*#?`, 'i') },
  { pattern: /^(?:load|shipment|order|pro(?:\s?bill)?|trip|confirmation)\s*:\s*#?/i },
  {
    pattern: new RegExp(
      `(?:^|[,:]\\s|\\b(?:our|your|transport|carrier|rate|for)\\s+)${PAPER}\\s*[-–—:]?\\s*#?`,
      'i',
    ),
    bare: true,
  },
  { pattern: new RegExp(`^(?:b\\s?/\\s?l|b\\.?o\\.?l\\.?|bill of lading)\\s*${MARK}+\\s*:?\\s*#?`, 'i') },
];

/** Numbers of someone else's papers, or of one stop. */
const OF_OTHERS =
  /\b(?:customer|client|shipper|consignee|receiver|vendor|purchase|sales|p\.?\s?o\.?|pick\s?-?up|pu|delivery|del|drop|stop|appt|appointment|quote|invoice|account|release|mc|dot|seal|trailer|truck|driver|bol)\W*$/i;

const NUMBER =
  /^[\s:#]*([A-Z]{0,5}[-\s]?\d[A-Z0-9-]{2,18}(?:\/\d{2,10})?|[A-Z0-9]{2,6}-\d{3,})\b(?![,/]\d|\.\d)/i;
/** Behind a bare key a number has five figures, or letters or strokes that no quantity has. */
const LIKE_A_NUMBER =
  /^(?=.*\d.*\d.*\d)(?:\d{5,}|[A-Z]{0,5}[-\s]?[A-Z0-9]*\d[A-Z0-9]*[-/][A-Z0-9-]+|[A-Z]{1,5}-?\d{4,})$/i;
const TITLE_WITH_NUMBER = /(?:confirmation|tender|agreement|order|con|load)\s*[-–—:]?\s*#\s*$/i;

const LONGEST_TEXT = 120;
const LONGEST_HEADING = 30;
/** The certainty of figures is often low where they are right: below this they are hardly legible. */
const LEAST_SURE = 0.5;

/**
 * The number of the load with where it is. Undefined also where a scan shows it badly.
 * @param isOfStop whether a cell belongs to a stop: what it has is its own confirmation or order unless it says that it is the load's
 */
export function findLoadNumber(
  lines: readonly Line[],
  isOfStop: (cell: Cell) => boolean = () => false,
): FoundNumber | undefined {
  for (const { pattern, bare } of KEYS) {
    const found = lines
      .flatMap((line) =>
        line.cells.flatMap((cell) => numberBehind(cell, pattern, bare === true, lines) ?? []),
      )
      .filter(({ key, cell }) => isOfLoad(key) || !isOfStop(cell));
    const first = found[0];
    if (!first) continue;
    const rival = found.find((other) => other.key === first.key && other.text !== first.text)?.text;
    // Each stop may have an order and a reference of its own: of several none is that of the load.
    if (rival !== undefined && !isOfLoad(first.key)) continue;
    if (isHardToRead(first.cell, first.text)) return undefined;
    return { text: first.text, cell: first.cell, rival };
  }
  return undefined;
}

const isOfLoad = (key: string): boolean => /^(?:carrier)?(?:load|ld)/.test(key);

interface Keyed {
  readonly text: string;
  readonly cell: Cell;
  readonly key: string;
}

function numberBehind(cell: Cell, pattern: RegExp, bare: boolean, lines: readonly Line[]): Keyed | undefined {
  const match = pattern.exec(cell.text);
  if (!match || cell.text.length > LONGEST_TEXT || OF_OTHERS.test(cell.text.slice(0, match.index)))
    return undefined;
  const key = match[0].toLowerCase().replace(/[^a-z]/g, '');
  const rest = cell.text.slice(match.index + match[0].length);
  const marked = !bare || TITLE_WITH_NUMBER.test(match[0]);
  const own = numberOf(rest, marked);
  if (own !== undefined) return { text: own, cell, key };
  if (rest.trim() !== '' || (bare && !/^load$/i.test(cell.text.trim()))) return undefined;
  const right = cell.line.cells[cell.index + 1];
  const value = right && numberOf(right.text, marked);
  if (right && value !== undefined) return { text: value, cell: right, key };
  if (cell.text.length > LONGEST_HEADING) return undefined;
  const below = cellBelow(cell, lines);
  const under = below && numberOf(below.text, marked);
  return below && under !== undefined && isWhole(under, below.text)
    ? { text: under, cell: below, key }
    : undefined;
}

/** "RCN 200-118" under its key: nothing but the number. */
const isWhole = (number: string, text: string): boolean => number.length >= text.trim().length;

function numberOf(text: string, marked: boolean): string | undefined {
  const number = NUMBER.exec(text)?.[1]?.trim();
  if (number === undefined || findDates(text.slice(0, 24)).some(({ from }) => from < 3)) return undefined;
  return marked || LIKE_A_NUMBER.test(number) ? number : undefined;
}

const isHardToRead = (cell: Cell, number: string): boolean =>
  isScanned(cell) &&
  cell.words.some(({ text, sure }) => /\d/.test(text) && number.includes(text) && (sure ?? 1) < LEAST_SURE);
