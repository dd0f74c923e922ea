import type { Cell, Line } from './cells';
import { labelOf } from './labels';
import { cellAboveInTable } from './neighbors';
import { isNamedOtherwise, IS_OF_GOODS, marksOf, namesPay, saidOver } from './only-sum';
import { centsOf, clauseBefore, isSum, SUM, type FoundRate } from './sums';
import { isScanned } from './state-and-code';

/**
 * Finds the pay where no rule knows the words before it: every sum of the paper is judged by what it comes from, what its words are
 * made of and whether another one competes with it. Words that nobody knows leave a doubt.
 */

/** A sum as the paper has it. */
interface Printed {
  readonly cents: number;
  readonly cell: Cell;
  /** What is before it in its clause, or beside and over it. */
  readonly label: string;
  /** A part of a sentence: only what is said there plainly counts. */
  readonly isSaid: boolean;
}

/** One amount, however often it is printed. */
interface Amount {
  readonly cents: number;
  readonly cell: Cell;
  /** A word for pay is among its words. */
  readonly isPay: boolean;
  /** Nothing is said of it anywhere: what stands by itself on a confirmation is what it is about. */
  readonly isBare: boolean;
  /** Other sums of the paper come to it. */
  readonly isTotal: boolean;
  /** Other sums of the paper, or miles and a price, come to it. */
  readonly isResult: boolean;
}

/** The likeliest sum with its rival; undefined where none may be the pay of a load. */
export function weighedSum(lines: readonly Line[]): FoundRate | undefined {
  const amounts = amountsIn(lines);
  const results = amounts.filter(({ isResult }) => isResult);
  const named = amounts.filter(({ isPay }) => isPay);
  const best = largest(results) ?? largest(named) ?? largest(amounts);
  // A scan may have lost the words that name it.
  if (!best || isScanned(best.cell)) return undefined;
  const isCertain = best.isPay || best.isResult || (best.isBare && amounts.length === 1);
  // A sum that is made of others is more than each of them.
  const rival = amounts.find(
    (one) => one !== best && (one.cents > best.cents || (!best.isResult && (one.isPay || !isCertain))),
  );
  return {
    cents: best.cents,
    cell: best.cell,
    rival: rival?.cents,
    isUnnamed: !isCertain,
    isTotal: best.isTotal,
  };
}

/** The sum that others on the paper come to, where two of them compete for the pay: neither is the whole of it. */
export function wholeOfRivals(found: FoundRate, lines: readonly Line[]): FoundRate {
  const { rival } = found;
  if (rival === undefined) return found;
  const whole = largest(
    amountsIn(lines).filter(({ cents, isResult }) => isResult && cents > Math.max(found.cents, rival)),
  );
  return whole ? { cents: whole.cents, cell: whole.cell, rival: undefined, isTotal: true } : found;
}

/**
 * A larger sum than one that is called a rate: it may be the whole of it under words that nobody knows.
 * @param isPart whether the words of the first say that it is only a part of the pay; else the larger one has to come from others
 */
export const largerAmount = (cents: number, isPart: boolean, lines: readonly Line[]): number | undefined =>
  largest(amountsIn(lines).filter((one) => one.cents > cents && (isPart || one.isResult)))?.cents;

const amountsIn = (lines: readonly Line[]): Amount[] =>
  amountsOf(
    lines.flatMap((line) => line.cells.flatMap((cell) => printedIn(cell, lines))),
    lines,
  );

const largest = (amounts: readonly Amount[]): Amount | undefined =>
  amounts.reduce<Amount | undefined>(
    (most, one) => (most && most.cents >= one.cents ? most : one),
    undefined,
  );

function printedIn(cell: Cell, lines: readonly Line[]): Printed[] {
  const marked = marksOf(cell);
  const offsets = isSum(cell.text)
    ? [0]
    : marked.length > 0
      ? marked
      : [...cell.text.matchAll(BARE)].map(({ index }) => index);
  return offsets.flatMap((at): Printed[] => {
    const cents = centsOf(cell.text.slice(at));
    if (cents === undefined) return [];
    const over = BEGINS_LABEL.test(cell.text.slice(0, at)) ? '' : saidOver(cell, lines);
    const clause = clauseBefore(over + cell.text, over.length + at);
    const behind = cell.text
      .slice(at)
      .replace(SUM, '')
      .replace(INCLUDED, ' ')
      .split(/[.;,(]\s?|\s[-–—|·•]\s/)[0]!
      .slice(0, LONGEST_NAME);
    const label = /[A-Za-zÀ-ÿ]{2}/.test(clause) ? clause : besideAndOver(cell, lines);
    const words = clause.replace(IN_WORDS, '').trim().split(/\s+/).length;
    const isLong = cell.text.length > LONGEST_LINE;
    // Terms run on; what the pay is stands at the beginning of its line, or between strokes.
    const isLabel =
      clause.length <= at &&
      words <= (isLong ? MOST_IN_TERMS : MOST_WORDS) &&
      (!isLong || BEGINS.test(cell.text.slice(0, at - clause.length)));
    return [{ cents, cell, label: isOther(behind) ? `${label} ${behind}` : label, isSaid: !isLabel }];
  });
}

/** Words left of a sum in its row, and the head of its column. */
function besideAndOver(cell: Cell, lines: readonly Line[]): string {
  // The heads of two stops are no words for a sum in their line.
  const left = cell.line.cells
    .slice(0, cell.index)
    .filter((one) => HAS_WORD.test(one.text) && labelOf(one) === undefined);
  let head = cellAboveInTable(cell, lines);
  for (let steps = 0; head && !HAS_WORD.test(head.text) && steps < MOST_ROWS; steps++)
    head = cellAboveInTable(head, lines);
  // Beside a label of its own a sum has no other one, unless it is in a table.
  const isHead =
    head !== undefined &&
    head.text.length <= LONGEST_HEAD &&
    !/\d{3}/.test(head.text) &&
    (left.length === 0 ||
      (head.line.cells.length > 2 && head.line.cells.every(({ text }) => !/\d/.test(text))));
  return [...left.slice(-MOST_LEFT).map(({ text }) => text), ...(isHead ? [head!.text] : [])].join(' | ');
}

/** Amounts that may be the pay of a load: none that some of its words give to something else. */
function amountsOf(printed: readonly Printed[], lines: readonly Line[]): Amount[] {
  const own = printed.filter(
    ({ cents, cell, label, isSaid }) =>
      cents >= LEAST_CENTS &&
      cents <= MOST_CENTS &&
      !isOther(label) &&
      !isOfGoods(cell, lines) &&
      (!isSaid || namesPay(label.trim())),
  );
  const other = new Set(
    printed.filter(({ label, isSaid }) => isOther(label) && !isSaid).map(({ cents }) => cents),
  );
  return [...new Set(own.map(({ cents }) => cents))]
    .filter((cents) => !other.has(cents) || own.some((one) => one.cents === cents && hasPay(one.label)))
    .map((cents) => {
      const same = own.filter((one) => one.cents === cents);
      const named = same.find(({ label }) => hasPay(label));
      const isTotal = isSumOfOthers(cents, printed);
      return {
        isTotal,
        cents,
        cell: (named ?? same[0]!).cell,
        isPay: named !== undefined,
        isBare: same.every(({ label }) => !HAS_WORD.test(label)),
        isResult: isTotal || isByMiles(cents, lines),
      };
    });
}

const isOther = (label: string): boolean => {
  // "Cost of move": what it costs the one who writes.
  const plain = label.replace(MILES, ' ').replace(NAMES_COST, ' ');
  return isNamedOtherwise(plain) || IS_OF_GOODS.test(plain) || OF_NO_LOAD.test(plain);
};

/** Words that are for money and for no load: what is held, borrowed, collected, only spoken of, or of a price by the unit. */
const OF_NO_LOAD =
  /\b(?:cash|credit|balance|budget|target|capacity|reserve|escrow|lien|loan|lease|rent(?:al)?|tax(?:es)?|hst|gst|qst|duty|duties|reward|bonus|prize|referral|not used|replacement|salvage|cap|checks?|cheques?|collect|est|to be|not yet|pending|requested|asking|could|would|can(?:['’]t|not)?|need)\b/i;

/** A word for pay, in whatever composition: "Hauler's earnings", "Lane price", "Buy rate", "Carrier settlement". */
const PAY =
  /\b(?:(?:over|pre)?pa(?:y|yer|ys|id|yable|yment|yout)|rates?|prices?|priced|fares?|earn\w*|revenues?|settle\w*|compens\w*|remunerat\w*|linehaul|haul\w*|freight|truck\w*|carriers?|proceeds|all[\s-]?in\w*|flat|wages?|gross|net|gage|flete|fret|tarifa?|prix|precio|pago)\b/i;
/** "Carton | Qty | Unit value | Sum" over a sum: what the goods are worth, in a table of them. */
export function isOfGoods(cell: Cell, lines: readonly Line[]): boolean {
  let from = cell.line;
  for (const line of lines.slice(0, lines.indexOf(cell.line)).reverse()) {
    if (line.page !== from.page || from.flow - line.flow > line.size * LINES_IN_TABLE) return false;
    if (line.cells.length > 1 && line.cells.every(({ text }) => !/\d/.test(text)))
      return (
        line.cells.length >= LEAST_SUMS_IN_ROW &&
        line.cells.some(({ text }) => IS_GOODS.test(text)) &&
        cell.x0 > line.cells[1]!.x0 - cell.size
      );
    from = line;
  }
  return false;
}

const LINES_IN_TABLE = 3;
const IS_GOODS =
  /^\W*(?:unit (?:value|price|cost)|(?:declared |customs |goods |total )?value(?: \(?(?:usd|cad|us\$)\)?)?|sku|hts(?: code)?|tariff(?: code| no\.?)?|country of origin|product(?: code)?|article|goods|merchandise)\W*$/i;

export const LEAST_SUMS_IN_ROW = 3;

const hasPay = (label: string): boolean => PAY.test(label) && !/\b(?:terms?|days|method|bank)\b/i.test(label);

/** Two or more other sums of its column or row, right over or before it, come to it. */
function isSumOfOthers(cents: number, printed: readonly Printed[]): boolean {
  return printed
    .filter((one) => one.cents === cents)
    .some(({ cell }) => {
      const row = printed.filter((one) => one.cell.line === cell.line && one.cell.index < cell.index);
      const column = printed.filter(
        (one) =>
          one.cell.flow < cell.flow &&
          one.cell.page === cell.page &&
          (Math.abs(one.cell.x1 - cell.x1) <= cell.size || Math.abs(one.cell.x0 - cell.x0) <= cell.size),
      );
      return [row, column].some((parts) => {
        let sum = 0;
        return parts
          .slice(-MOST_PARTS)
          .reverse()
          .some((part, index) => {
            sum += part.cents;
            return index > 0 && sum === cents;
          });
      });
    });
}

/** "504 miles" and "$2.15": what they come to. Tenths of a mile and tenths of a cent are counted whole. */
function isByMiles(cents: number, lines: readonly Line[]): boolean {
  const texts = lines.flatMap((line) => line.cells).map(({ text }) => text);
  const miles = texts.flatMap((text) =>
    [...text.matchAll(COUNT_OF_MILES)].map((match) => scaled(match[1]!, 1)),
  );
  const prices = texts.flatMap((text) => [...text.matchAll(PRICE)].map((match) => scaled(match[1]!, 4)));
  return miles.some((count) =>
    prices.some((price) => {
      const exact = count * price - BigInt(cents) * 1000n;
      return exact >= -500n && exact <= 500n;
    }),
  );
}

/** "1,412.5" with one place is 14125. */
function scaled(number: string, places: number): bigint {
  const [whole, part = ''] = number.replace(/,/g, '').split('.');
  return BigInt(whole! + part.slice(0, places).padEnd(places, '0'));
}

const COUNT_OF_MILES = /(?<![\d.,])(\d{1,2},\d{3}|\d{2,4})(?:\.\d)?\s?(?:mi|miles)\b/gi;
const PRICE = /(?<![\d.,])(\d{1,2}\.\d{2,4})(?![\d.,])/g;
const MILES = /(?<![\d.,])\d[\d,.]*\s?(?:mi|miles|km)\b/gi;
/** A line that begins with a word of its own goes on with no other. */
const BEGINS_LABEL = /^[A-ZÀ-Ý][\wÀ-ÿ'’ ]*\W*$/;
/** "PAY: 1,259.10" */
const BARE =
  /(?<![\d.,$-])(?:\d[\d,]*\.\d\d(?![\d.,%]|\s?(?:lbs?|pounds|kgs?|mi|miles|%)\b)|(?<!\d )\d{1,3}(?: \d{3})*,\d\d\s\$)/g;
const NAMES_COST = /^\W*(?:[a-z]+\s){0,2}(?:costs?|charges?)\b(?=(?:\s[a-z]+){0,3}\W*$)/i;
const HAS_WORD = /[A-Za-zÀ-ÿ]{2}/;
const LEAST_CENTS = 20_000;
const MOST_CENTS = 2_500_000;
const LONGEST_NAME = 30;
const LONGEST_LINE = 90;
const LONGEST_HEAD = 40;
const MOST_WORDS = 9;
const MOST_IN_TERMS = 5;
/** Nothing, "4. Price. ", or the part of a line before a stroke. */
const BEGINS = /(?:^|\s[|·•]\s)\W*(?:\d{1,2}[.)]\s+)?(?:[A-Z][a-z]+\.\s+)?$/;
/** "seven hundred ninety dollars (": the sum in words before its figures. */
const IN_WORDS =
  /(?:[\s-]*\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and|dollars)\b)+[\s(]*$/i;
/** "including fuel", "incl. one stop": what is part of the sum does not make it another. */
const INCLUDED =
  /\b(?:incl(?:\.|uding|usive(?:\s+of)?|udes?|uded)?|with|plus\s+all|covers)\s+(?:all\s+)?[a-z]+(?:\s+(?:and\s+)?[a-z]+)?/gi;
const MOST_LEFT = 3;
const MOST_ROWS = 8;
const MOST_PARTS = 12;
