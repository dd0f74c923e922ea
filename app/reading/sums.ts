import type { Cell } from './cells';
import { isScanned } from './state-and-code';

/** Sums as papers print them, and the words that say what a sum is of. */

export interface FoundRate {
  readonly cents: number;
  readonly cell: Cell;
  /** Cents of another sum that may as well be the rate; undefined where none is. */
  readonly rival: number | undefined;
  /** No word that is known says that it is the pay. */
  readonly isUnnamed?: boolean;
  /** It is called a total, or others come to it. */
  readonly isTotal?: boolean;
}

/** Sums of other things, wherever such words are between the beginning of the clause and the sum. */
export const OF_SOMETHING_ELSE =
  /\bexceed|\bmax(?:imum)?\b|\bmin(?:imum)?\b|\bup to\b|\b(?:no|not) more\b|\bat least\b|\blimit|\binsur|\bliab|\bcoverage|\bdeduct|\bwithh|\badvance|\bvalue|\bcust(?:omer)?\b|\bsub\s?-?total|\bper (?:mile|hour|day)|\bestimat(?!ed\s+(?:total(?!\s+(?!pay)[a-z])|pay))|\bweight|\bmileage|\bmiles\b|\bpieces\b|\bpallets\b|\bdistance|\bquantity|\breduc|\bless\b|\bminus\b|\bquick\s?-?pay|\bow(?:es?|ed|ing)\b|\bforfeit/i;
/** "Previous rate", "the old amount": another has taken its place. */
export const IS_REPLACED =
  /\b(?:old|previous(?:ly)?|prior|original(?:ly)?|former(?:ly)?|initial(?:ly)?|superseded|replaced)\b/i;
/** What only part of the pay is for. */
export const EXTRA =
  /\b(?:fuel|fsc|surcharges?|accessorials?|detention|lumper|layover|tarps?|stop[\s-]?offs?|(?:extra|additional)\s+(?:stops?|picks?|drops?)|driver assist|wash\s?outs?|tolls?|permits?|drop fee|fees?|tonu|late|penalt\w*|fines?|claims?|hours?|hourly)\b/i;
/** The sum is for each of something, or for something else, by what follows it. */
const ENDS_OTHERWISE =
  /^\s*(?!(?:\/|per\b)\s?(?:load|trip|shipment|haul|truck(?:load)?)\b)(?:\/|per\b|each\b|(?:for\s+)(?:each|every)\b|(?:late\s+)?(?:penalt|fine|fee)\w*\b|(?:lbs?|pounds|kgs?|miles|mi|pcs|pieces|pallets)\b|an?\s+(?:hour|day|mile|stop)|max\b|(?:cargo|auto|liability|insurance|deductible)\b)/i;

/** "$1 310.00", "USD 1 310.00", "1 310.00 USD": also with a space between thousands, beside the mark of the currency. */
export const SUM =
  /(?<before>\b(?:USD|CAD|CDN|US|CA|C)\s?)?(?<mark>\$)?\s?(?<![\d.,-])(?:(?<abroad>\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+|\d{2,6}),(?<centimes>\d{2})|(?<figures>(?<=(?:\$|\b(?:USD|CAD|CDN))\s?)\d{1,3}(?: \d{3})+(?=\.\d{2}(?!\d))|(?<=^\W*|[:=]\s*)\d{1,3}(?: \d{3})+(?=\.\d{2}\s(?:USD|CAD|CDN)\b)|\d{1,3}(?:,\d{3})+|\d{2,6})(?!,\d\d(?!\d))(?:\.(?<cents>\d{2}))?)(?!\d|%|[A-Za-z])(?<after>\s(?:USD|CAD|CDN|dollars)\b|\s?\$(?!\s?\d))?/;

/** From the beginning of the sentence, or of the part of it between commas. */
export const clauseBefore = (text: string, end: number): string =>
  text
    .slice(0, end)
    .split(/(?<=\.)\s+(?=[A-Z0-9])|;\s+|(?:(?<=\d\.\d\d),|,(?=\s+[a-z]))\s+|\s{2,}|\s[|·•]\s/)
    .at(-1)!;

/** "1,450 flat" needs no mark of a currency. */
const SAID_FLAT = /^\s(?:flat|all[\s-]in|lump\s+sum)\b/i;

/** Characters between a key and its sum. */
const LONGEST_GAP = 6;

/** Cents of the sum at the beginning of a text, after a few characters at most; undefined where there is none or it is a price per unit. */
export function centsOf(text: string): number | undefined {
  const match = SUM.exec(text);
  if (!match?.groups || match.index > LONGEST_GAP) return undefined;
  const { before, mark, figures, cents, abroad, centimes, after } = match.groups;
  const isMarked = [before, mark, after, cents ?? centimes].some((part) => part !== undefined);
  const behind = text.slice(match.index + match[0].length);
  if (!isMarked && !(figures !== undefined && figures.length > 2 && SAID_FLAT.test(behind))) return undefined;
  // "2 650.00": two of them, or thousands with a space.
  const isGrouped = /^\s\d{3}\D/.test(match[0]) && /(?<!\d)\d{1,3}$/.test(text.slice(0, match.index));
  if (isGrouped) return undefined;
  if (ENDS_OTHERWISE.test(behind)) return undefined;
  return Number((figures ?? abroad ?? '').replace(/[, .]/g, '')) * 100 + Number(cents ?? centimes ?? 0);
}

/** Whether a text is a sum and nothing else, apart from a remark in brackets. */
export const isSum = (text: string): boolean => {
  const match = SUM.exec(text.replace(/\s*\([^)]*\)$/, ''));
  return match?.index === 0 && match[0].length === match.input.length && centsOf(text) !== undefined;
};

/** The certainty of figures in small print is often low where they are right: below this they are hardly legible. */
const LEAST_SURE = 0.2;

export const isHardToRead = (cell: Cell): boolean =>
  isScanned(cell) && cell.words.some(({ text, sure }) => /\d/.test(text) && (sure ?? 1) < LEAST_SURE);
