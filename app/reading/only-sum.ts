import type { Cell, Line } from './cells';
import { cellAbove } from './neighbors';
import {
  centsOf,
  clauseBefore,
  EXTRA,
  IS_REPLACED,
  isHardToRead,
  isSum,
  OF_SOMETHING_ELSE,
  SUM,
  type FoundRate,
} from './sums';

/**
 * Finds the pay where no label names it, the only sum on the paper that is not for something else: "$1,425.00 504 mi Reefer",
 * "Bismarck, ND to Billings, MT | 414 miles | $990.00", "will haul the load for $2,045.00".
 */
export function onlySum(lines: readonly Line[]): FoundRate | undefined {
  const sums = lines
    .flatMap((line) => line.cells)
    .flatMap((cell) => marksOf(cell).map((at) => ({ cell, at })));
  const own = sums.filter(({ cell, at }) => {
    const over = saidOver(cell, lines);
    const row = cell.line.cells.slice(0, cell.index).some(({ text }) => EXTRA.test(text));
    return !row && !isOfSomethingElse(over + cell.text, over.length + at);
  });
  const [first] = own;
  const cents = first && centsOf(first.cell.text.slice(first.at));
  if (!first || cents === undefined || cents < LEAST_CENTS || cents > MOST_CENTS) return undefined;
  const isOne = own.every(({ cell, at }) => centsOf(cell.text.slice(at)) === cents);
  if (!isOne || isHardToRead(first.cell) || !own.some(({ cell, at }) => isUnnamed(cell, at, lines)))
    return undefined;
  return { cents, cell: first.cell, rival: undefined };
}

/** "Fine for a broken seal:" at the end of the line over "$1,000.00. Total claims": what a sentence says before it breaks. */
export function saidOver(cell: Cell, lines: readonly Line[]): string {
  const above = cellAbove(cell, lines);
  return above &&
    above.text.length > LONGEST_LINE &&
    Math.abs(above.x0 - cell.x0) < 2 &&
    cell.flow - above.flow < cell.size * MOST_LINE_STEP
    ? `${above.text} `
    : '';
}

const MOST_LINE_STEP = 1.8;

/** What a list of loads pays for the load of a row: the only sum in it. */
export function onlySumInRow({ cells }: Line): FoundRate | undefined {
  const [cell, ...others] = cells.filter(({ text }) => isSum(text));
  const cents = cell && centsOf(cell.text);
  return cell && others.length === 0 && cents !== undefined && cents >= LEAST_CENTS && !isHardToRead(cell)
    ? { cents, cell, rival: undefined }
    : undefined;
}

/** Offsets of the sums with a currency mark in a cell. */
export const marksOf = ({ text }: Cell): number[] =>
  [
    ...text.matchAll(
      /(?:US ?|CA ?)?\$ ?\d|\b(?:USD|CAD|CDN) ?\d|(?<![\d.,$])\d[\d,]*(?:\.\d\d)? (?=USD|CAD|CDN\b)/g,
    ),
  ].map(({ index }) => index);

/** Whether the sentence around it says that the sum is a fee, a limit or an hourly rate. Small sums do not pay a load. */
function isOfSomethingElse(text: string, at: number): boolean {
  const clause = clauseBefore(text, at).replace(MILES_BEFORE, '');
  const sum = SUM.exec(text.slice(at));
  const behind = sum ? text.slice(at + sum.index + sum[0].length) : '';
  const cents = centsOf(text.slice(at));
  return (
    cents === undefined ||
    cents < LEAST_CENTS ||
    (isNamedOtherwise(clause) && !NAMES_PAY_PLAINLY.test(clause)) ||
    EXTRA.test(behind.split(/[.;,]\s/)[0]!.slice(0, LONGEST_NAME))
  );
}

const IS_LIMIT =
  /\b(?:above|over|more than|below|under|less than|at most|bond|cod|c\.o\.d|deposit|declared|charged?|costs?|pays? (?:the )?broker|loss|damages?|each|every|if|unless)\b/i;

/**
 * Whether no unknown label precedes it: it begins its cell and line, follows miles, a place or a stroke, or the text says that a load is
 * hauled for it or what a haul is paid by, "CHARGES USD 1515.00".
 */
function isUnnamed(cell: Cell, at: number, lines: readonly Line[]): boolean {
  const before = cell.text.slice(0, at);
  if (HAULED_FOR.test(before) || BOOKED_AT.test(before) || MILES_BEFORE.test(before)) return true;
  if (namesPay(clauseBefore(cell.text, at))) return true;
  if (/\s[|·•]\s*$/.test(before)) return !isNamedOtherwise(before);
  if (/[A-Za-z0-9]/.test(before))
    return /\d\.\s+$/.test(before) && /^\W*$/.test(cell.text.slice(at).replace(SUM, ''));
  const left = cell.line.cells.slice(0, cell.index).findLast(({ text }) => /\w/.test(text));
  const isBehindStroke = left !== cell.line.cells[cell.index - 1];
  return left === undefined
    ? cell.text.length <= LONGEST_LINE
    : isSum(cell.text) &&
        (namesPay(cellAbove(cell, lines)?.text ?? '') ||
          (isBehindStroke && !isNamedOtherwise(left.text)) ||
          namesPay(left.text) ||
          /\d\s?(?:mi|miles|km)\b|\b(?:mi|miles|km|dist(?:ance)?)\W*\d[\d,.]*$|,\s?[A-Z]{2}\b/i.test(
            left.text,
          ));
}

export const isNamedOtherwise = (text: string): boolean =>
  [OF_SOMETHING_ELSE, EXTRA, IS_REPLACED, IS_LIMIT].some((pattern) => pattern.test(text));

const PAY =
  '(?:charges|freight|haul(?:age|ing)?|transport(?:ation)?|truck(?:ing)?|cost|amount|sum|price|rate|pay|money|fare|revenue|earnings|offer|bid|cartage|drayage)';
/** A label in a few words that are for freight, the last of which is for what a haul is paid by. */
const NAMES_PAY_PLAINLY = new RegExp(
  `^\\W*(?:(?:our|your|the|carrier|truck|freight|haul|load|trip|total|agreed|offered|transport|base|flat|net|contract|line)\\s){0,2}${PAY}(?:\\s(?:is|of|at))?\\W*$`,
  'i',
);
/**
 * The same in whatever words, "Partner carrier revenue", "Contracted price for this move", unless they are for something else: a money,
 * an amount or a charge may be for anything.
 */
const NAMES_PAY =
  /^\W*(?:[a-z]+\s){0,3}?(?:freight|haul(?:age|ing)?|price|rate|pay|fare|revenue|earnings|cartage|drayage)(?:\s(?:for|of|on)\s(?:this|the|your|our)\s[a-z]+)?(?:\s(?:is|of|at))?\W*$/i;
export const namesPay = (text: string): boolean =>
  NAMES_PAY_PLAINLY.test(text) ||
  (NAMES_PAY.test(text) && !isNamedOtherwise(text) && !IS_OF_GOODS.test(text));
export const IS_OF_GOODS =
  /\b(?:cargo|goods|product|declared|insured|market|retail|sale|purchase|invoice|unit|shipper|consignee|receiver|broker|cod)\b/i;

const MILES_BEFORE = /\d\s?(?:mi|miles|km)\b\W*$/i;
const HAULED_FOR =
  /\b(?:haul|carry|move|transport|run|load|shipment|freight|trip|service)\b[^.$]{0,60}\bfor(?:\s+(?:a|the|an?\s+agreed|total|flat|sum|rate|price|of))*\W*$/i;
/** "LOAD 20417 CONFIRMED $1,850" */
const BOOKED_AT =
  /(?<!\b(?:to be|not|yet|if|when|once|until|unless|be)\s)\b(?:confirmed|booked|agreed|approved|covered|awarded|accepted|locked(?: in)?)(?:\s+(?:it|you|this|that|the load))?(?:\s+(?:at|for|to))?\W*$/i;
/** Characters after a sum that may say what it is for. */
const LONGEST_NAME = 30;
const LONGEST_LINE = 60;
const LEAST_CENTS = 20_000;
const MOST_CENTS = 2_500_000;
