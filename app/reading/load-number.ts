import { parseState } from '../engine/places/place-term';
import type { Cell, Line } from './cells';
import { findDates } from './dates';
import { guessedNumber, hasOwnKey, likelyNumber, numberAlone } from './likely-number';
import { cellAbove, cellBelow } from './neighbors';
import { isScanned } from './state-and-code';

/** The number under which the broker knows the load, in the forms in which it is printed. */

export interface FoundNumber {
  readonly text: string;
  readonly cell: Cell;
  /** Another number under the same words: a file of several loads. */
  readonly rival: string | undefined;
  /** No word that is known says that it is the load's. */
  readonly isUnnamed?: boolean;
}

const MARK = '(?:number|num|nbr|no\\.?|n[°º]|id|#)';
/** Words for the load, and for the paper on which it is confirmed. */
const PAPER =
  '(?:load|shipment|trip|freight\\s?bill|pro(?:\\s?bill)?|order|confirmation|reference|dispatch|tender|booking|manifest|folio|way\\s?bill|voyage|itinerary|run|d\\s?/\\s?o|(?:freight|delivery|work|truck|transport|service)\\s?order|conf|rate\\s?con(?:f(?:irmation)?)?|agreement|sheet|move|contract|ref|rc|rcn|control|card|file|assignment|job|movement|haul|route(?=\\s?(?:no|num|id\\b|#|n[°º]))|pool|dossier|consol(?:idation)?|orden|pedido|viaje|embarque|commande|exp[eé]dition)';
const OF_THE_LOAD = '^(?:carrier\\s+)?(?:load|ld)';
/** "Confirmation de transport" */
const OF_WHAT = '(?:\\s+de\\s+[a-zà-ÿ]+)?';

/** Keys in the order in which they are believed. Those that are `bare` say nothing of a number: theirs has to look like one; `onBill` are of a bill of lading alone. */
const KEYS: readonly { readonly pattern: RegExp; readonly bare?: true; readonly onBill?: true }[] = [
  { pattern: new RegExp(`${OF_THE_LOAD}\\s*(?:${MARK}+|name|ref(?:erence)?\\s*(?=[:#]))\\s*:?\\s*#?`, 'i') },
  {
    pattern: new RegExp(
      `^(?:carrier\\s+)?load\\s+(?:confirmation|tender|details?|info(?:rmation)?|summary|overview|sheet|record|assignment|order|agreement|contract|ticket|plan)?\\s*[-–—:]?\\s*#?`,
      'i',
    ),
    bare: true,
  },
  { pattern: new RegExp(`\\bload\\s*(?:${MARK}\\s*)+:?\\s*#?`, 'i') },
  // "Primary reference | Shipment ID": of several numbers the one that is said to be the first.
  {
    pattern: new RegExp(
      `^(?:primary|main)\\s+(?:ref(?:erence)?|load|shipment|order|number)\\s*(?:${MARK}\\s*)*:?\\s*#?`,
      'i',
    ),
  },
  // "RATE CONFIRMATION FOR PO# 31884027": what the paper is for by its title, whatever it is called.
  {
    pattern: new RegExp(
      `\\b(?:confirmation|agreement|tender)\\s+(?:for|of)\\s+(?:(?:the|your|our)\\s+)?(?:p\\.?\\s?o\\.?|${PAPER})\\s*${MARK}+\\s*:?\\s*#?`,
      'i',
    ),
  },
  // "TRIP / FREIGHT BILL 7JX 4410882"
  {
    pattern: new RegExp(`^${PAPER}\\s*/\\s*${PAPER}\\b\\s*(?:${MARK}\\s*)*[-–—:]?\\s*#?`, 'i'),
    bare: true,
  },
  // "RATE AND LOAD AGREEMENT BPT-835584": a title that ends with the number.
  {
    pattern:
      /^(?=[A-Za-zÀ-ÿ&/'’. -]+\S+$)(?:[^\d]*\s)?(?:confirmation|agreement|tender|sheet|order|contract|con|shipment|card|file|assignment|booking|record|plan|instruction|manifest|ticket|docket|receipt)(?: de [a-zà-ÿ]+)?\s+/i,
    bare: true,
  },
  // "Shipment: CPD-0118-44": what the broker ships, before the pro number under which a carrier bills it.
  { pattern: /^(?:carrier\s+)?shipment\s*:\s*#?/i, bare: true },
  {
    pattern: new RegExp(
      `(?:load|shipment|trip|freight\\s?bill|pro|order|confirmation|reference|dispatch|tender|booking)\\s*${MARK}+\\s*:?\\s*#?`,
      'i',
    ),
  },
  {
    pattern: new RegExp(
      `\\b${PAPER}${OF_WHAT}\\s*[-–—:.,]?\\s*${MARK}(?:\\s*${MARK})*\\s*[-–—:]?\\s*#?`,
      'i',
    ),
  },
  { pattern: /^(?:load|shipment|order|pro(?:\s?bill)?|trip|confirmation|movement|booking|job)\s*:\s*#?/i },
  {
    pattern:
      /^(?:[a-z]+\s)?(?:sheet|file|card|assignment|tender|agreement|booking|dispatch|record)\s*:\s*#?/i,
    bare: true,
  },
  {
    pattern: new RegExp(
      `(?:^|[,:]\\s|\\b(?:our|your|transport|carrier|rate|for|route)\\s+)${PAPER}\\s*[-–—:]?\\s*#?`,
      'i',
    ),
    bare: true,
  },
  // "Primary Reference: MGX-1180042": whatever kind of number of the load's own it is said to be.
  {
    pattern: new RegExp(
      `^(?!(?:the|my|this|that|an?|each|per|every|previous|prior|old|original|last|next|related|return|replaces)\\b)(?:[a-z]+\\s+){1,2}${PAPER}\\s*(?:${MARK}\\s*)*[:.]\\s*#?`,
      'i',
    ),
    bare: true,
  },
  // "OUR P.O. 6617-B": what the broker calls his own, and what he buys is freight.
  {
    pattern:
      /^(?:our|freight|carrier|transport(?:ation)?)\s+(?:p\.?\s?o\.?|number|no\.?)\s*(?:number|no\.?|#)?\s*:?\s*#?/i,
    bare: true,
  },
  // "Booking ref JF-2026-90417"
  {
    pattern:
      /^(?:(?:our|carrier)\s+)?(?:booking|shipment|order|load|trip|tender|dispatch|confirmation)\s+ref(?:erence)?\.?\s*:?\s*#?/i,
    bare: true,
  },
  // "RATE CON" over "ESL40031"
  { pattern: /^(?:rate|carrier)\s?con(?:f(?:irmation)?)?\s*:?\s*#?/i, bare: true },
  // "Your load with us, number 66-1180"; "this confirms freight movement AFP778120"
  { pattern: /\bload\b[^.:\d]{0,20}\b(?:number|no\.?)\s*:?\s*#?/i },
  {
    pattern: /\b(?:freight|confirms?|book(?:s|ed)?)\s+(?:the\s+)?(?:movement|shipment|order|booking)\s+#?/i,
    bare: true,
  },
  // "TDTS Load": the broker's own, by his initials.
  { pattern: /^[A-Z]{2,6}\s+(?:Load|LOAD|Shipment|SHIPMENT|Order|ORDER)\s*:?\s*#?/, bare: true },
  // A work order: in another place the same letters are "without", and no number follows.
  { pattern: /(?:^|\s)w\s?\/\s?o\s*(?:#|no\.?)?\s*:?\s*/i, bare: true },
  // "You have it: our load 442091", in a sentence.
  { pattern: /\b(?:truck)?load\s+#?/i, bare: true },
  // What the broker buys is freight: "PO for transport"
  {
    pattern:
      /^(?:p\.?\s?o\.?|purchase order)\s(?:for|of)\s(?:transport(?:ation)?|freight|haulage|carriage|trucking)\s*(?:no\.?|number|#)?\s*:?\s*#?/i,
  },
  {
    pattern: new RegExp(
      `^\\W{0,2}(?:b\\s?/\\s?l|b\\.?o\\.?l\\.?|bill of lading)\\s*${MARK}+\\s*:?\\s*#?`,
      'i',
    ),
  },
  // "BOL 7714-2206", on a paper that is one.
  {
    pattern: /^\W{0,2}(?:b\s?\/\s?l|b\.?o\.?l\.?|bill of lading)\s*:?\s*(?=\S*\d)/i,
    bare: true,
    onBill: true,
  },
  // The shipper's number is that of the bill of lading he writes.
  { pattern: new RegExp(`^shipper['’]?s?\\s*${MARK}+\\s*:?\\s*#?`, 'i') },
];

/** Numbers of someone else's papers, or of one stop. */
const OF_OTHERS =
  /\b(?:customer|client|shipper|consignee|receiver|vendor|purchase|sales|p\.?\s?o\.?|pick\s?-?up|pu|delivery|del|drop|stop|appt|appointment|quote|invoice|account|release|mc|dot|seal|trailer|truck|driver|bol|cargo|customs|pars|paps|border)\W*$/i;
/** "Customer order 88120": such a word inside of the key. */
const KEY_OF_OTHERS =
  /\b(?:customer|client|shipper|consignee|receiver|vendor|buyer|supplier|purchase|buy|sales?|work|pick\s?-?up|delivery|quote|invoice|account|release|seal|trailer|container|cargo|customs|payment|bank|credit|insurance)\W+(?:order|ref(?:erence)?|shipment|confirmation|file|contract|agreement|booking|control|card|sheet)\W*(?:number|num|no\.?|#|id)?\W*$/i;

const NUMBER =
  /^[\s:#]*(?:[._]{2,}\s*:?\s*#?)?(\d[A-Z]{2,4} \d{4,}|[A-Z]{0,5}[-\s/]?\d[A-Z0-9-]{2,18}(?:\/\d{2,10})?|[A-Z]{1,5}[-\s/]?\d{1,4}\/\d{3,10}|[A-Z0-9]{2,6}-\d{3,}|[A-Z]{1,5}(?:-[A-Z]{1,4}){1,2}-\d{3,})(?![A-Za-z0-9])(?![,/]\d|\.\d)/i;
/** "60 0044 1187": figures in groups, and nothing behind them. */
const IN_GROUPS = /^[\s:#]*(?:[._]{2,}\s*:?\s*#?\s*)?(\d{1,4}(?: \d{2,4}){1,4})$/;
const LEAST_GROUPED_FIGURES = 6;
const LONG_GROUPS = /^\d{3,4}(?: \d{3,4}){1,3}$/;
const PHONE = /^\d{3} \d{3} \d{4}$/;
const PHONE_IN_PARTS = /^\d{3}-\d{3}-\d{4}$/;
/** "/ Rev.", "/ PO #": what follows the number after a stroke, by the end of its heading. */
const SECOND_HEADING = /^\s*\/\s*[A-Za-z][A-Za-z .]{1,18}#?\s*:?$/;
/** "Probill / Connaissement: MQ-330918", "Load / Ref no.: 4471": the same key in other words, and its value. "Order / PO: 4471" may be either. */
const IN_OTHER_WORDS = /^\s*\/\s*[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ .'’]{1,24}(?:#|n[°º])?\s*:\s*(?=\S)/;
/** Behind a bare key a number has five figures, or letters or strokes that no quantity has. */
const LIKE_A_NUMBER =
  /^(?=.*\d.*\d.*\d)(?:\d{5,}|[A-Z]{0,5}[-\s/]?[A-Z0-9]*\d[A-Z0-9]*[-/][A-Z0-9-]+|[A-Z]{1,5}-?\d{4,}|[A-Z]{1,5}(?:-[A-Z]{1,4}){1,2}-\d{3,}|\d{1,3}[A-Z]{1,3}\d{3,}|\d[A-Z]{2,4} \d{4,})$/i;
/** A quantity, or "RUN 26334 16:12", the day and the hour of a print: not a number. */
const IS_QUANTITY =
  /^\s*(?:#|\d{1,2}:\d{2}(?!\d)|(?:lbs?|pounds?|kgs?|kilos?|miles?|mi|pallets?|pcs|pieces|cases|gal(?:lons)?)\b)/i;
/** "file 5-0-77120": a word before the number is none of its letters. */
const WORD_BEFORE = new RegExp(
  `^(?:[A-Za-z][a-z]+|ID|NO|NUM|MSG|MESSAGE|PAGE|PG|TRK|TRUCK|UNIT|TRL|REV|COPY|(?:${PAPER}))\\s`,
);
/** "RCN 200-118" under a key: the same in the short letters of the paper. */
const KEY_AGAIN = /^\s*(?:RCN?|LD|CONF|REF|PRO)\s+#?(?=\d)/;
/** "MC 771204": the carrier's or the broker's license. */
const OF_A_LICENSE = /^(?:MC|(?:US)?\s?DOT|FF)[-\s#]*\d/i;
/** "BOL 7714-2206" under "RATE CONFIRMATION" */
const OF_OTHER_PAPERS = /^(?:BOL|PO|PU|DEL|INV|TRL|SEAL|APPT)\s\d/i;
/** A heading alone over or beside the number. */
const HEADING_ALONE =
  /^(?:(?:our|your|carrier|broker|transport|freight|route|trip|load)\s+)?(?:load|shipment|trip|order|pro|confirmation|dispatch|tender|booking|assignment|card|file|sheet|job)$|^(?:booking|shipment|order|load|trip|tender|dispatch|confirmation)\s+ref(?:erence)?$|^(?:rate|carrier)\s?con(?:f(?:irmation)?)?$|^(?:our|carrier|broker)\s+ref(?:erence)?$|^(?:load|shipment|trip|order|pro|freight\s?bill)\s*\/\s*(?:load|shipment|trip|order|pro|freight\s?bill)$/i;
/** "TDTS Load", alone over or beside the number. */
const HEADING_BY_INITIALS = /^[A-Z]{2,6} (?:Load|LOAD|Shipment|SHIPMENT|Order|ORDER)$/;
const TITLE_WITH_NUMBER = /(?:confirmation|tender|agreement|order|con|load)\s*[-–—:]?\s*#\s*$/i;

const LONGEST_TEXT = 120;
const LONGEST_HEADING = 30;
/** The certainty of figures is often low where they are right: below this they are hardly legible. */
const LEAST_SURE = 0.8;

/**
 * The number of the load with where it is. Undefined also where a scan shows it badly.
 * @param isOfStop whether a cell belongs to a stop: what it has is its own confirmation or order unless it says that it is the load's
 */
export function findLoadNumber(
  lines: readonly Line[],
  isOfStop: (cell: Cell) => boolean = () => false,
): FoundNumber | undefined {
  const isBillOfLading = isBillOfLadingIn(lines);
  const isNoBooking = isOfShip(lines);
  for (const { pattern, bare, onBill } of KEYS) {
    if (onBill && !isBillOfLading) continue;
    const found = lines
      .flatMap((line) =>
        line.cells.flatMap((cell) =>
          [cell, ...withMarkBeside(cell)].flatMap((one) =>
            partsOf(one).flatMap((text) => numberBehind(text, one, pattern, bare === true, lines) ?? []),
          ),
        ),
      )
      .filter(({ key }) => !isNoBooking || !/^booking/.test(key))
      .filter(({ key, cell }) =>
        /^shippers?n/.test(key)
          ? isBillOfLading
          : isOfLoad(key) || (isBillOfLading && /^b(?:ol|l|illoflading)/.test(key)) || !isOfStop(cell),
      );
    const first = found[0];
    if (!first) continue;
    const rival = found.find((other) => other.key === first.key && other.text !== first.text)?.text;
    // Each stop may have an order and a reference of its own: of several none is that of the load.
    if (rival !== undefined && !isOfLoad(first.key)) continue;
    if (isHardToRead(first.cell, first.text)) return undefined;
    // On any other paper the number of the bill of lading is the shipper's.
    const isUnnamed = rival === undefined && !isBillOfLading && /^b(?:ol|l|illoflading)/.test(first.key);
    return { text: first.text, cell: first.cell, rival, isUnnamed };
  }
  return (
    numberAtHead(lines) ??
    numberOfSubject(lines) ??
    numberOfOwnKind(lines, isOfStop) ??
    weighedNumber(lines, isOfStop) ??
    numberOfRequest(lines, isOfStop) ??
    shortNumberAtHead(lines) ??
    unnamedNumber(lines, isOfStop)
  );
}

const isOneOfList = (cell: Cell, lines: readonly Line[]): boolean => {
  const above = cellAbove(cell, lines);
  return above !== undefined && isFirstOfList(above, cell, lines);
};

/** The booking of an ocean line, beside or under its key. */
const isBooking = (cell: Cell, lines: readonly Line[]): boolean =>
  isOfShip(lines) &&
  [cell, cell.line.cells[cell.index - 1], cellAbove(cell, lines)].some(
    (one) => one !== undefined && /^\W*booking/i.test(one.text),
  );

/** Sizes of the print between two words of one key, at most. */
const MOST_BETWEEN_WORDS = 1.5;

/** "Load | # | 77-11804": on a scan, or where each word is printed by itself, the mark of a key is apart from it. */
function withMarkBeside(cell: Cell): Cell[] {
  const mark = cell.line.cells[cell.index + 1];
  return mark &&
    (isScanned(cell) || mark.x0 - cell.x1 < cell.size * MOST_BETWEEN_WORDS) &&
    cell.text.length <= LONGEST_HEADING &&
    MARK_ALONE.test(mark.text)
    ? [{ ...cell, text: `${cell.text} ${mark.text}`, x1: mark.x1, index: mark.index }]
    : [];
}

/** Where no key is one of those above. */
function weighedNumber(lines: readonly Line[], isOfStop: (cell: Cell) => boolean): FoundNumber | undefined {
  const found = likelyNumber(lines, (cell) => isOfStop(cell) || isBooking(cell, lines));
  return found && !isHardToRead(found.cell, found.text) && !isOneOfList(found.cell, lines)
    ? { ...found, rival: undefined }
    : undefined;
}

/** Where nothing says of any number what it is. */
function unnamedNumber(lines: readonly Line[], isOfStop: (cell: Cell) => boolean): FoundNumber | undefined {
  const found = numberAlone(lines, isOfStop, (text) => IS_OTHER.test(text));
  return found && !isScanned(found.cell) ? { ...found, rival: undefined } : undefined;
}

/** The likeliest number where no rule knows the words before it. */
export function findUnnamedNumber(
  lines: readonly Line[],
  isOfStop: (cell: Cell) => boolean,
): FoundNumber | undefined {
  const found = guessedNumber(
    lines,
    (cell) => isOfStop(cell) || isBooking(cell, lines),
    (text) => IS_OTHER.test(text),
  );
  return found && !isOneOfList(found.cell, lines)
    ? { text: found.text, cell: found.cell, rival: undefined, isUnnamed: !found.isCertain }
    : undefined;
}

/** "WC# 20261130-04": a company's own letters for its number. The only such number over the stops that is not known to be another's. */
function numberOfOwnKind(lines: readonly Line[], isOfStop: (cell: Cell) => boolean): FoundNumber | undefined {
  const end = lines.findIndex((line) => line.cells.some(isOfStop));
  const found = lines.slice(0, Math.max(0, end)).flatMap((line) =>
    line.cells.flatMap((cell) => {
      // "IOD # 118204 · customer ref 77-A": of a line of numbers the one that has the first letters of whose paper it is.
      const parts = partsOf(cell);
      if (parts.length > 1)
        return parts.flatMap((part) => {
          const match = OWN_KIND.exec(part.trim());
          const text =
            match && /^[A-Z]{2,6}$/.test(match[1]!) && areInitials(match[1]!, lines)
              ? numberOf(match[2]!, false)
              : undefined;
          return text !== undefined && isWhole(text, match![2]!) ? [{ text, cell }] : [];
        });
      // "Award ID" beside "SPA-2204-118"
      const own = KEY_OF_OWN_KIND.exec(cell.text)?.[1];
      const value = own === undefined ? undefined : cell.line.cells[cell.index + 1]?.text;
      const match = OWN_KIND.exec(
        value !== undefined &&
          LIKE_A_NUMBER.test(value) &&
          (/[A-Z/-]/.test(value) || areInitials(own!, lines))
          ? cell.text.replace(KEY_OF_OWN_KIND, `$1 # ${value}`)
          : cell.text.replace(SUBJECT, ''),
      );
      // "No. LF-2026-0773" is what the line above it says.
      const key = match && (match[1] === '' ? (cellAbove(cell, lines)?.text ?? '') : match[1]!);
      const text =
        match && !OF_OTHERS.test(key!) && !IS_OTHER.test(key!) ? numberOf(match[2]!, false) : undefined;
      return match && text !== undefined && isWhole(text, match[2]!) ? [{ text, cell }] : [];
    }),
  );
  const [first] = found;
  return first && found.every(({ text }) => text === first.text) && !isHardToRead(first.cell, first.text)
    ? { ...first, rival: undefined }
    : undefined;
}

/** "Pickup Request # QS7708114" in the title of a paper that has no other number: with part loads the pickup is what is ordered. */
function numberOfRequest(lines: readonly Line[], isOfStop: (cell: Cell) => boolean): FoundNumber | undefined {
  const end = lines.findIndex((line) => line.cells.some(isOfStop));
  const found = lines.slice(0, Math.max(0, end)).flatMap((line) =>
    line.cells.flatMap((cell) => {
      const rest = REQUEST.exec(cell.text)?.[1];
      const text = rest === undefined ? undefined : numberOf(rest, false);
      return text !== undefined && isWhole(text, rest!) ? [{ text, cell }] : [];
    }),
  );
  const [first] = found;
  return first && found.length === 1 && !isHardToRead(first.cell, first.text)
    ? { ...first, rival: undefined }
    : undefined;
}

const REQUEST =
  /^pick[\s-]?up\s(?:confirmation|request|order|booking)\s*(?:#|no\.?|number)?\s*:?\s*#?\s*(\S+)$/i;

/** "RCS No." under "Rate Confirmation Sheet", "NFG #" under "Northern Freight Group": the first letters of the title, or of whose paper it is. */
const areInitials = (letters: string, lines: readonly Line[]): boolean =>
  lines.slice(0, HEAD_LINES).some((line) =>
    line.cells.some(({ text }) =>
      text
        .split(/[\s&-]+/)
        .map((word) => word[0] ?? '')
        .join('')
        .toUpperCase()
        .startsWith(letters.toUpperCase()),
    ),
  );

const OWN_KIND =
  /^((?:[A-Za-z][A-Za-z .&'-]{0,23}?)?)\s*(?:#|no\.|number|n[°º])\s*:?\s*(\S+?)(?:,?\s(?:for|between|by and between|with|of|dated|from|issued)\s\D.*)?$/i;
const KEY_OF_OWN_KIND = /^([A-Za-z]{3,12})\s(?:id|no\.?|number|#):?$/i;
/** Numbers of people, companies, machines and other papers. */
const IS_OTHER =
  /\b(?:phone|tel|fax|cell|mobile|ext|page|tax|ein|fein|duns|scac|policy|bond|license|lic|vin|unit|tractor|chassis|container|room|suite|ste|bldg|dock|gate|store|location|site|facility|member|user|vehicle|plate|reg|permit|card|check|cheque|bank|routing|hawb|mawb|b\/?l|stop|version|rev|form|item|sku|lot|so|sales|un|usdot|ctpat|nmfc|class|acct|cust|group|zone|region|district|plant|warehouse|whse|dept|department|desk|line|part|product|serial|model|asset)\.?(?:\W+(?:id|no|number|num))?\W*$/i;

/** A booking beside a vessel is that of the ocean line, which others than the broker know the box by. */
const OF_A_SHIP =
  /^\W*(?:vessel|voyage|steam\s?ship|ocean) ?(?:line|carrier|name|no\.?|\/ ?voy(?:age)?)?\W*(?::|$)/i;

const isOfShip = (lines: readonly Line[]): boolean =>
  lines.some((line) => line.cells.some(({ text }) => OF_A_SHIP.test(text)));

const BILL_OF_LADING =
  /^\W*(?:uniform |straight |short form |original |commercial |government |inland |truck |motor carrier )*bill of lading\W*(?:(?:short form|original|copy|memorandum|(?:not|non) negotiable|(?:and|&)?\W*(?:carrier |load )?(?:rate|load)?\W*(?:confirmation|agreement))\W*)*$/i;

/** Whether the paper is a bill of lading by its title. */
export const isBillOfLadingIn = (lines: readonly Line[]): boolean =>
  lines.some((line) => line.cells.some(({ text }) => BILL_OF_LADING.test(text)));

/** Numbers that head what is under them, each with its key in a line of its own: "Confirmation 880417" over the stops of that load. */
export function headingNumbers(lines: readonly Line[]): { text: string; cell: Cell }[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      KEYS.flatMap(({ pattern, bare }) => {
        const match = pattern.exec(cell.text);
        if (!match || match.index > 0 || KEY_OF_OTHERS.test(match[0])) return [];
        const rest = cell.text.slice(match[0].length);
        const text = numberOf(rest, bare !== true || TITLE_WITH_NUMBER.test(match[0]));
        return text !== undefined && isWhole(text, rest.replace(/[\s.:]+$/, '')) ? [{ text, cell }] : [];
      }).slice(0, 1),
    ),
  );
}

/** What a cell under a heading for loads has, in a table with a load in each row. */
export function numberInRow(cell: Cell, head: Cell): string | undefined {
  const key = head.text.trim().replace(/[:.]$/, '');
  const isKey = HEADING_ALONE.test(key) || (KEYS_OF_ROWS.test(key) && !KEY_OF_OTHERS.test(key));
  return isKey && /^[A-Z0-9][A-Z0-9/-]*\d[A-Z0-9/-]*$/i.test(cell.text) && findDates(cell.text).length === 0
    ? cell.text
    : undefined;
}

const KEYS_OF_ROWS = new RegExp(`^${PAPER}\\s*(?:${MARK}\\s*)*$`, 'i');

/** "Orders: 0188420" of "Order#: 0188420" */
const MISREAD_MARK = /^(load|order|trip|shipment|confirmation|booking)(?:s|\$|4|8|H|ft?): ?(?=\S*\d{3})/i;

/** Of a long line the parts between strokes, and its sentences. */
function partsOf(cell: Cell): string[] {
  const printed = isScanned(cell) ? cell.text.replace(MISREAD_MARK, '$1#:') : cell.text;
  const text = printed.replace(SUBJECT, '');
  const parts = withNumbersOfTitles(text.split(/\s[|·•]\s/));
  return text.length > LONGEST_TEXT || parts.length > 1
    ? parts.flatMap((part) =>
        part.split(/(?<!\b(?:[Nn]o|[Nn]r|[Nn]um|[Rr]ef|[Cc]onf|Inc|Co|St))[.;]\s+(?=[A-Z])/),
      )
    : [text];
}

/** "Rate confirmation | KX-44188": a title, and its number behind a stroke. */
const withNumbersOfTitles = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => {
    const isOfTitle = index > 0 && TITLE_ALONE.test(parts[index - 1]!) && LIKE_A_NUMBER.test(part.trim());
    return isOfTitle
      ? []
      : TITLE_ALONE.test(part) && LIKE_A_NUMBER.test(parts[index + 1]?.trim() ?? '')
        ? [`${part.replace(OF_THE_LOAD_BEHIND, '')} ${parts[index + 1]!.trim()}`]
        : [part];
  });

const TITLE_ALONE =
  /^\W*(?:[A-Za-z]+ ){0,3}(?:confirmation|agreement|tender|order|rate\s?con)(?: (?:of|for) (?:the |your )?(?:load|shipment|freight))?\W*$/i;
const OF_THE_LOAD_BEHIND = /\s(?:of|for) (?:the |your )?(?:load|shipment|freight)\W*$/i;

/** "Subject: RE: Load Tender ST-90441" */
const SUBJECT = /^(?:(?:subject|re|fwd?|objet|asunto)\s*:\s*)+/i;

/** "#4402-1187" at the head of a page that has no words for it. */
function numberAtHead(lines: readonly Line[]): FoundNumber | undefined {
  const cell = lines
    .slice(0, HEAD_LINES)
    .flatMap((line) => line.cells)
    .find(({ text }) => text.startsWith('#') && LIKE_A_NUMBER.test(text.slice(1).trim()));
  return cell && !isHardToRead(cell, cell.text)
    ? { text: cell.text.slice(1).trim(), cell, rival: undefined }
    : undefined;
}

const HEAD_LINES = 3;

/** "Manifest 7118" at the head of a page, with nothing else in its cell: a short number behind what the paper is called. */
function shortNumberAtHead(lines: readonly Line[]): FoundNumber | undefined {
  const found = lines
    .slice(0, HEAD_LINES)
    .flatMap((line) => line.cells)
    .flatMap((cell) => {
      const text = SHORT_NUMBER.exec(cell.text)?.[1];
      return text === undefined || isScanned(cell) || IS_YEAR_OR_HOUR.test(text) ? [] : [{ text, cell }];
    });
  return found.length === 1 ? { ...found[0]!, rival: undefined } : undefined;
}

/** "Load 0800" */
const IS_YEAR_OR_HOUR = /^(?:(?:19|20)\d\d|0\d[03]0)$/;
const SHORT_NUMBER =
  /^(?:load|shipment|trip|order|confirmation|dispatch|tender|booking|manifest|waybill|job|haul|ticket|slip|run sheet|load sheet)\s(\d{4})$/i;

/** "Subject: Booked - Appleton to Altoona - NF20418": the only number of what a mail is about, by itself between strokes. */
function numberOfSubject(lines: readonly Line[]): FoundNumber | undefined {
  const cell = lines
    .slice(0, LINES_OF_MAIL_HEAD)
    .flatMap((line) => line.cells)
    .find(({ text }) => SUBJECT.test(text));
  const parts = cell?.text.replace(SUBJECT, '').split(/\s(?:[-–—|·•/]|\/\/)\s|[,;()]\s*/) ?? [];
  const [text, other] = parts
    .map((part) => part.trim())
    .filter((part) => (LIKE_A_NUMBER.test(part) || isInLetters(part)) && !isDay(part));
  return cell && text !== undefined && other === undefined && !isHardToRead(cell, text)
    ? { text, cell, rival: undefined }
    : undefined;
}

/** "CC 90412": letters of a company, and none of a state before its code. */
const isInLetters = (part: string): boolean =>
  /^[A-Z]{2,5} \d{4,}$/.test(part) && parseState(part.split(' ')[0]!) === undefined;

const LINES_OF_MAIL_HEAD = 12;
const isDay = (text: string): boolean => findDates(text).length > 0;

const isOfLoad = (key: string): boolean => /^(?:carrier)?(?:load|ld)/.test(key);

interface Keyed {
  readonly text: string;
  readonly cell: Cell;
  readonly key: string;
}

function numberBehind(
  text: string,
  cell: Cell,
  pattern: RegExp,
  bare: boolean,
  lines: readonly Line[],
): Keyed | undefined {
  const match = pattern.exec(text);
  if (!match || text.length > LONGEST_TEXT) return undefined;
  const before = text.slice(0, match.index);
  if (OF_OTHERS.test(before) || KEY_OF_OTHERS.test(before + match[0])) return undefined;
  const key = match[0].toLowerCase().replace(/[^a-z]/g, '');
  const said = text
    .slice(match.index + match[0].length)
    .replace(IN_OTHER_WORDS, (words) => (OF_OTHERS.test(words) ? words : ''));
  const isDouble = SECOND_HEADING.test(said);
  const rest = isDouble ? '' : said;
  const marked = !bare || TITLE_WITH_NUMBER.test(match[0]);
  const own = numberOf(rest, marked);
  if (own !== undefined) return { text: own, cell, key };
  // Only the end of the cell has something beside or under it.
  if (
    rest.trim() !== '' ||
    !cell.text.endsWith(text) ||
    (bare && !isHeadingAlone(text.trim().replace(/[\s:.#]+$/, '')))
  )
    return undefined;
  const right = cell.line.cells[cell.index + 1];
  const printed = (found: Cell | undefined) =>
    found?.text.replace(KEY_AGAIN, '').replace(isDouble ? /\s+\/\s+\S+$/ : /$/, '') ?? '';
  const value = numberOf(printed(right), marked);
  if (right && value !== undefined && (!bare || isWhole(value, printed(right).replace(/^[#:\s]+/, ''))))
    return { text: value, cell: right, key };
  if (cell.text.length > LONGEST_HEADING) return undefined;
  const next = cellBelow(cell, lines);
  // A narrow column breaks its heading, "Load" over "No.", and the number, "CG-" over "77120".
  const below = next && MARK_ALONE.test(next.text) ? cellBelow(next, lines) : next;
  if (below && (isFirstOfList(cell, below, lines) || hasOwnKey(below))) return undefined;
  const end = below && /[-/]$/.test(below.text) ? cellBelow(below, lines) : undefined;
  const whole = `${printed(below)}${end && /^[A-Z0-9]+$/i.test(end.text) ? end.text : ''}`;
  const under = numberOf(whole, marked || below !== next);
  return below && under !== undefined && isWhole(under, whole)
    ? { text: under, cell: below, key }
    : undefined;
}

/** "Shipment" over "S-90417" over "S-90422", in a table: what the load is made of, each with a number of its own. */
function isFirstOfList(head: Cell, first: Cell, lines: readonly Line[]): boolean {
  const second = cellBelow(first, lines);
  return (
    second !== undefined &&
    // Loads in a list have a flag of their own.
    !isOfLoad(head.text.trim().toLowerCase()) &&
    !first.line.cells.some(({ text }) => HAS_PLACE.test(text)) &&
    head.line.cells.length > 1 &&
    second.line.cells.length > 1 &&
    [head, second].every(({ x0 }) => Math.abs(x0 - first.x0) < first.size) &&
    second.text !== first.text &&
    shapeOf(second.text) === shapeOf(first.text) &&
    LIKE_A_NUMBER.test(second.text)
  );
}

const HAS_PLACE = /\b[A-Z]{2},? (?:\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/;

/** "S-90417" is like "S-90422": letters are the same, and so many figures. */
const shapeOf = (text: string): string => text.replace(/\d/g, '0');

const isHeadingAlone = (text: string): boolean => HEADING_ALONE.test(text) || HEADING_BY_INITIALS.test(text);

/** "No." in a line of its own, the end of a heading. */
export const MARK_ALONE = /^\(?(?:no\.?|number|num\.?|#|id)\)?:?$/i;

/** Nothing but the number. */
const isWhole = (number: string, text: string): boolean => number.length >= text.trim().length;

function numberOf(text: string, marked: boolean): string | undefined {
  const groups = IN_GROUPS.exec(text.trimEnd())?.[1];
  if (groups !== undefined && PHONE.test(groups)) return undefined;
  if (marked && groups !== undefined && groups.replace(/ /g, '').length >= LEAST_GROUPED_FIGURES)
    return groups;
  // "Load 4410 2287": nothing else that stands behind the word is so long.
  if (groups !== undefined && LONG_GROUPS.test(groups) && !isDay(groups)) return groups;
  const match = NUMBER.exec(text);
  const number = match?.[1]?.trim();
  if (
    number === undefined ||
    OF_A_LICENSE.test(number) ||
    OF_OTHER_PAPERS.test(number) ||
    (!marked && PHONE_IN_PARTS.test(number)) ||
    // "AGREEMENT OF 11-29-26"
    isDay(number) ||
    WORD_BEFORE.test(number) ||
    IS_QUANTITY.test(text.slice(match![0].length))
  )
    return undefined;
  if (findDates(text.slice(0, 24)).some(({ from }) => from < 3)) return undefined;
  return marked || LIKE_A_NUMBER.test(number) ? number : undefined;
}

const isHardToRead = (cell: Cell, number: string): boolean =>
  isScanned(cell) &&
  cell.words.some(
    ({ text, sure }) => /\d/.test(text) && isPartOf(text, number) && (sure ?? 1) < leastSure(number),
  );

const leastSure = (number: string): number =>
  FIRST_MAY_BE_LETTER.test(number)
    ? LEAST_SURE_OF_LETTER
    : BEGINS_WITH_LETTER.test(number)
      ? LEAST_SURE_BEHIND_LETTER
      : LEAST_SURE;

/** "L93967": a letter that was recognized as one shows that nothing in front of the figures is lost or mistaken. */
const BEGINS_WITH_LETTER = /^[A-Z]+-?\d{4,}$/;
const LEAST_SURE_BEHIND_LETTER = 0.5;

/** Also "#197232" and "No.:4417" have a number in them. */
const isPartOf = (word: string, number: string): boolean =>
  word.includes(number) || number.includes(word.replace(/^\W+|\W+$/g, ''));

/** "185772" of "L85772": nothing but its certainty tells a first letter that was recognized as a figure from a figure. */
const FIRST_MAY_BE_LETTER = /^1(?:\d{3,}$|[A-Z]+-?\d)/i;
const LEAST_SURE_OF_LETTER = 0.93;
