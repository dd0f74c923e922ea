import type { Cell, Line } from './cells';
import { findDates } from './dates';
import { cellAbove } from './neighbors';
import { isScanned } from './state-and-code';

/**
 * Finds the number of the load where none of the keys in `load-number.ts` precedes it: every number on the paper is scored by the words
 * before, beside or above it, by its shape and by whether it is in a title.
 */

export interface WeighedNumber {
  readonly text: string;
  readonly cell: Cell;
}

/** Letters and digits joined by hyphens or slashes, with leading letters also joined by a space: "TBD 6-11408", "KPN-M-00871", "CIT/11/40771". */
const TOKEN =
  /(?<![A-Za-z0-9$€£.,@/#-]|[$€£]\s)#?((?:[A-Z]{1,5} (?:\d{1,4} (?=\d{2,5}(?:$|[^\d.,/-]))){0,2})?(?=[A-Z0-9/-]*\d)[A-Z0-9]+(?:[-/][A-Z0-9]+){0,4})(?![A-Za-z0-9@%'’]|[.,:]\d|\s?(?:%|°|am\b|pm\b))/g;
const MOST_LENGTH = 24;
const MOST_FIGURES = 16;
/** Terms of the contract are longer. */
const LONGEST_TEXT = 120;
const LEAST_FIGURES = 3;

/** Words for the number of the load itself. */
const OWN_WORD =
  '(?:load|ld|shipment|shpt|ship(?=\\s?(?:id|no|num|number|#))|loads(?=\\s?[/>›])|trip|freight\\s?bill|pro(?:bill)?|order|ord|confirmation|confirm|conf|dispatch|tender|booking|bkg|manifest|folio|waybill|voyage|run|route|tour|move|movement|job|delivery\\s?order|d\\.?\\s?/?o\\.?|work\\s?order|w\\.?o\\.?|rate\\s?con(?:firmation)?|agreement|contract|reference|ref|control|file|assignment|haul|orden|pedido|viaje|embarque|commande|exp[eé]dition|ticket|slip|note|docket|transport|posting|instruction)';
const MARK = '(?:number|numbers|num|no|nbr|nr|n[°º]|id|#)';
/** "Our load number is", "ORD#", "Trip": the words right before a number. */
const OWN_KEY = new RegExp(
  `(?:^|[^A-Za-z])${OWN_WORD}(?:\\s(?:awarded|accepted|booked|confirmed|assigned)|\\s?/\\s?[A-Za-z]{2,12}(?=\\W*[:#]))?\\W*(?:${MARK}\\W*)*(?:(?:with|at|for)\\s(?:us|you)\\W*)?(?:(?:is|was|reads|as|under)\\W*)?$`,
  'i',
);
/** "Payment reference", "the load", "original order": a word before the key means another number, or none. */
const NOT_OWN = new RegExp(
  `\\b(?:the|my|this|that|an?|each|per|every|previous|prior|old|original|last|next|related|return|replaces|payment|bank|credit|insurance|pick\\s?-?\\s?up|customer|client|shipper|consignee|receiver|vendor|supplier|buyer|purchase|sales|delivery(?!\\s?order)|drop|stop|appointment|quote|invoice|account|release|seal|trailer|cargo|customs)\\W+${OWN_WORD}\\W*(?:${MARK}\\W*)*$`,
  'i',
);
const MARKED = new RegExp(`(?:${MARK}|:|=|\\b(?:is|was|reads))\\W*$`, 'i');
/** A title of the paper: a number in it is the paper's, whatever it is called. */
const TITLE =
  /\b(?:confirmation|agreement|tender|manifest|dispatch|contract|order|addendum|slip|sheet|rate\s?con|load\s?sheet)\b/i;
/** "Rate confirmation for HVL PO#": what the paper is for by its title, whatever it is called. */
const TITLE_FOR = /^[^.]{0,40}\b(?:confirmation|agreement|tender|addendum)\s+(?:for|of|to)\s+[^.]{1,24}$/i;
const MARK_BEFORE = new RegExp(`(?:(?:^|\\W)${MARK}|#)\\W*$`, 'i');
/** Words for numbers of other parties, papers and things. */
const OTHERS =
  /\b(?:customer|cust|client|shipper|consignee|receiver|buyer|vendor|supplier|purchase|sales|p\.?o\.?|pick\s?-?\s?up|pu|pickup|delivery(?!\s?order)|del|dl|drop|stop|appt|appointment|appointments|quote|invoice|account|acct|release|mc|dot|usdot|ff|scac|ein|tax|duns|seal|trailer|truck|tractor|unit|driver|bol|b\/l|lading|cargo|customs|pars|paps|border|policy|claim|claims|phone|tel|fax|cell|mobile|call|ext|page|vin|lot|container|chassis|suite|ste|room|dock|door|gate|box|hwy|highway|route|rte|exit|mile|miles|weight|wgt|qty|quantity|pallets|pieces|pcs|cases|temp|version|rev|form|item|sku|zip|member|user|bond|license|permit|last|previous|prior|old|wrong|other|another|their|his|her)\b[^A-Za-z]*(?:(?:number|numbers|num|no|nbr|id|ref|reference|order|is|was)\b[^A-Za-z]*){0,2}$/i;
/** What follows shows that the number is a quantity or belongs to a street. */
const GOES_ON =
  /^\s*(?:x\b|@|(?:lbs?|pounds?|kgs?|kilos?|miles?|mi|km|pallets?|pcs|pieces|cases|gal|hours?|hrs?|days?|min(?:utes)?|ft|feet|foot|in|inch(?:es)?|tons?|units?|skids?|cartons?|per|stops?|usd|cad|dollars?)\b|[A-Z][a-z]+(?:\s+[A-Z][a-z]+)*\s+(?:st|ave|rd|dr|blvd|ln|way|hwy|pkwy|ct|pl|street|road|drive|avenue)\b)/i;
const PHONE = /^(?:1[-/. ]?)?\d{3}[-/. ]\d{3}[-/. ]?\d{4}$/;
const LICENSE = /^(?:MC|(?:US)?DOT|FF)[ -]?\d/;
/** "800" before "555 0177" */
const PHONE_GOES_ON = /^\s\d{3}[\s-]\d{4}(?!\d)/;
const ZIP_PLUS = /^\d{5}-\d{4}$/;
const STATE_BEFORE = /\b[A-Z]{2},?\s*$/;
const VIN = /^(?=.*[A-Z])[A-HJ-NPR-Z0-9]{17}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** How strongly the words before a number say that it is the load's; 0: not at all. */
const BY_LOAD = 4;
const BY_KEY = 3;
const BY_TITLE = 2;

/**
 * The number with the highest score; undefined where no number has a score or two numbers share the highest.
 * @param isOfStop whether a cell belongs to a stop
 */
export function likelyNumber(
  lines: readonly Line[],
  isOfStop: (cell: Cell) => boolean,
): WeighedNumber | undefined {
  const head = headOf(lines, isOfStop);
  const weighed = lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      // A cell beside a stop counts only where its label says "our".
      isOfStop(cell) && !/^our\b/i.test(cell.line.cells[cell.index - 1]?.text ?? '')
        ? []
        : candidatesIn(cell, lines, head.includes(line)),
    ),
  );
  const most = Math.max(0, ...weighed.map(({ weight }) => weight));
  const likeliest = weighed.filter(({ weight }) => weight === most);
  const [first] = likeliest;
  return first && likeliest.every(({ text }) => text === first.text)
    ? { text: first.text, cell: first.cell }
    : undefined;
}

/** The lines over the first stop, which say what the paper is. */
function headOf(lines: readonly Line[], isOfStop: (cell: Cell) => boolean): readonly Line[] {
  const end = lines.findIndex((line) => line.cells.some(isOfStop));
  return lines.slice(0, Math.min(end < 0 ? 0 : end, LINES_OF_HEAD));
}

const LINES_OF_HEAD = 12;

/**
 * "PEL-208841" by itself over the stops, beside the name of the broker or at the head of every page: the only such number there, with no
 * key before or over it that may give it to somebody else.
 * @param isOfStop whether a cell belongs to a stop
 * @param isOfThing whether a key is of a number of people, companies or machines
 */
export function numberAlone(
  lines: readonly Line[],
  isOfStop: (cell: Cell) => boolean,
  isOfThing: (text: string) => boolean,
): WeighedNumber | undefined {
  const found = headOf(lines, isOfStop).flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const text = cell.text.replace(/^#\s?/, '');
      const beside = [cell.line.cells[cell.index - 1], cell.line.cells[cell.index + 1]];
      const above = cellAbove(cell, lines);
      const isKeyed =
        beside.some(
          (one) =>
            one !== undefined &&
            (/[:#]\s*$/.test(one.text) ||
              (one.text.length <= LONGEST_LABEL && (isOfOthers(one.text) || isOfThing(one.text)))),
        ) ||
        (above !== undefined && !TITLE.test(above.text));
      return ALONE.test(text) &&
        !IS_FORM.test(text) &&
        isNumber(text, '') &&
        findDates(text).length === 0 &&
        !isKeyed
        ? [{ text, cell }]
        : [];
    }),
  );
  const [first] = found;
  return first && found.every(({ text }) => text === first.text) ? first : undefined;
}

/**
 * A number with words of its own that no rule knows, "Docket 44-1187", "Our ID: 5520418": of those that are given to nobody else the one
 * that stands out by where it is and what is before it. Undefined where several stand out alike.
 * @param isOfStop whether a cell belongs to a stop
 * @param isOfThing whether a key is of a number of people, companies or machines
 */
export function guessedNumber(
  lines: readonly Line[],
  isOfStop: (cell: Cell) => boolean,
  isOfThing: (text: string) => boolean,
): (WeighedNumber & { isCertain: boolean }) | undefined {
  const head = headOf(lines, isOfStop);
  const found = lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      isOfStop(cell) || cell.text.length > LONGEST_TEXT || isScanned(cell)
        ? []
        : guessesIn(cell, lines, isOfThing).map(({ text, label, isMarked }) => ({
            text,
            cell,
            isCertain: isMarked && OF_BROKER.test(label),
            weight:
              (head.includes(line) ? 2 : 0) +
              (isMarked ? 2 : 0) +
              (isMixed(text) ? 1 : 0) +
              (OF_BROKER.test(label) || TITLE.test(label) ? 1 : 0),
          })),
    ),
  );
  const most = Math.max(LEAST_WEIGHT, ...found.map(({ weight }) => weight));
  const likeliest = found.filter(({ weight }) => weight === most);
  const [first] = likeliest;
  return first && likeliest.every(({ text }) => text === first.text) ? first : undefined;
}

/** Letters in it, a mark before it, or its place at the head of the paper. */
const LEAST_WEIGHT = 1;
/** What whoever writes calls his own, and words for a record of a trade. */
const OF_BROKER =
  /\b(?:our|broker|system|tms|record|deal|transaction|txn|docket|case|unique|internal|locator|identifier)\b/i;

function guessesIn(
  cell: Cell,
  lines: readonly Line[],
  isOfThing: (text: string) => boolean,
): { text: string; label: string; isMarked: boolean }[] {
  const { text } = cell;
  const dates = findDates(text);
  return [...text.matchAll(TOKEN)].flatMap((match) => {
    const whole = match[1]!;
    const token = ownLetters(whole, text.slice(0, match.index)).replace(/^(?:ID|NO|NR|NUM|REF|CODE) /, '');
    const from = match.index + match[0].length - token.length;
    if (dates.some((date) => date.from < from + token.length && from < date.to)) return [];
    const before = text.slice(0, from);
    const after = text.slice(from + token.length);
    if (!isNumber(token, before) || IS_CODE.test(token) || IS_FORM.test(token) || IS_HOURS.test(token))
      return [];
    if (!ENDS_PART.test(after) && !/^[.,;]?\s*$/.test(after)) return [];
    if (!isMixed(token) && token.length < LEAST_BARE_GUESS) return [];
    const own = lastWords(before.replace(/#\s*$/, '# ')).trim();
    const beside = cell.line.cells[cell.index - 1];
    const isWord = (one: Cell | undefined) => one !== undefined && /[A-Za-z]{2}/.test(one.text);
    const label = /[A-Za-z]{2}/.test(own)
      ? own
      : before.trim().replace(/\W/g, '') !== ''
        ? undefined
        : isWord(beside)
          ? beside!.text
          : isWord(cellAbove(cell, lines))
            ? cellAbove(cell, lines)!.text
            : undefined;
    if (
      label === undefined ||
      label.length > LONGEST_LABEL ||
      /\d/.test(label.replace(/^\W*\d{1,2}[.)]/, ''))
    )
      return [];
    const said = label.trim().replace(/[\s:.#]+$/, '');
    if (isOfOthers(label) || isOfOthers(said) || isOfThing(label) || isOfThing(said) || OF_PLACE.test(said))
      return [];
    return [{ text: token, label: said, isMarked: MARKED.test(label) || /^#/.test(match[0]) }];
  });
}

/** "0800-1400", "555-0149" */
const IS_HOURS = /^(?:[01]\d|2[0-3])[0-5]\d-(?:[01]\d|2[0-4])[0-5]\d$|^\d{3}-\d{4}$/;
/** "AR 72653", "UMXU 260118" */
const IS_CODE = /^[A-Z]{2} \d{5}$|^[A-Z]{4} \d{6,7}$/;
const LEAST_BARE_GUESS = 5;
/** A state before its code, a street, a box: parts of an address. Days, goods and measures have numbers too. */
const OF_PLACE =
  /,\s*[A-Z]{2}$|^[A-Z]{2}$|\b(?:street|avenue|road|drive|lane|blvd|st|ave|rd|dr|zip|code postal|postal|po box|county|usa|canada|date|day|time|hours?|window|weight|lbs?|pounds|temp\w*|commodity|goods|freight class|length|width|height|dims?|size|feet|volume|year|density|setpoint|rate|pay|total|amount|price|sum|insurance|liability|per)\b/i;

/** Letters and figures, or figures in parts: what no quantity and no code of a town looks like. */
const ALONE =
  /^(?=.{5,24}$)(?=(?:.*\d){3})(?:[A-Z]{1,5}-?\d[A-Z0-9]*(?:[-/][A-Z0-9]+){0,3}|[A-Z]{1,5}(?:-[A-Z0-9]+){1,3}|\d[A-Z0-9]*(?:[-/][A-Z0-9]+){1,3})$/;
/** "FRM-18", "SO-9917", "MOLU8812047": a form, a paper of others, a container. */
const IS_FORM =
  /^(?:FORM|FRM|REV|VER|DOC|DOCUMENT|PG|PAGE|TEL|FAX|EXT|ISO|SOP|BMC|SO|PO|BOL|BL|PU|DEL|INV|QT|QTE|TR|TRL|UN|NMFC|SCAC)(?![A-Z])|^[A-Z]{4}\d{6,7}$/;
const isOfOthers = (text: string): boolean => OTHERS.test(text) || NOT_OWN.test(text.replace(/\W*$/, ''));

function candidatesIn(
  cell: Cell,
  lines: readonly Line[],
  isAtHead: boolean,
): (WeighedNumber & { weight: number })[] {
  // "load_confirmation_L-20118.pdf": the name of a file.
  const text = cell.text.replace(/(?<=\w)_(?=\w)/g, ' ');
  if (text.length > LONGEST_TEXT) return [];
  const dates = findDates(text);
  return [...text.matchAll(TOKEN)].flatMap((match) => {
    const token = match[1]!;
    const from = match.index + match[0].length - token.length;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (dates.some((date) => date.from < from + token.length && from < date.to)) return [];
    const number = ownLetters(token, before);
    const key = before + token.slice(0, token.length - number.length);
    if (!isNumber(number, before) || GOES_ON.test(after) || PHONE_GOES_ON.test(after)) return [];
    const weight =
      weightOf(number, key, cell, after, lines) || (isAtHead && isInTitle(number, key, after) ? BY_TITLE : 0);
    return weight > 0 ? [{ text: number, cell, weight }] : [];
  });
}

/** "ORD 0617742": leading letters that are the key are not part of the number. */
function ownLetters(token: string, before: string): string {
  const [letters, ...rest] = token.split(' ');
  if (rest.length === 0) return token;
  return NO_LETTERS.test(letters!) ||
    OWN_KEY.test(letters!) ||
    OTHERS.test(letters!) ||
    (before.trim() === '' && TITLE.test(letters!))
    ? rest.join(' ')
    : token;
}

/** "DISPATCH MSG 0417": what is counted, in short. */
const NO_LETTERS = /^(?:MSG|PAGE|PG|TRK|TRL|UNIT|REV|COPY|NO|ID)$/;

function isNumber(text: string, before: string): boolean {
  const figures = text.replace(/\D/g, '').length;
  return (
    figures >= LEAST_FIGURES &&
    figures <= MOST_FIGURES &&
    !LICENSE.test(text) &&
    text.length <= MOST_LENGTH &&
    !PHONE.test(text) &&
    !VIN.test(text) &&
    !YEAR.test(text) &&
    !(/^\d{5}$/.test(text) && STATE_BEFORE.test(before)) &&
    !ZIP_PLUS.test(text)
  );
}

const isMixed = (text: string): boolean => /[A-Z]/.test(text) || /[-/]/.test(text);
const LEAST_BARE_FIGURES = 6;

function weightOf(text: string, before: string, cell: Cell, after: string, lines: readonly Line[]): number {
  const own = before.trim();
  if (MARK_ALONE.test(own)) return byTitle(cellAbove(cell, lines));
  if (own !== '') return weightBehind(own, before, text, cell);
  // Nothing before it in its cell: the label beside or above the cell counts.
  if (/[A-Za-z0-9]/.test(after) && !PART_BEHIND.test(after)) return 0;
  const left = cell.line.cells[cell.index - 1];
  const above = cellAbove(cell, lines);
  return Math.max(
    left ? weightBeside(left, text, lines) : 0,
    above && !/\d/.test(above.text) && !hasOwnKey(cell) ? weightBeside(above, text, lines) : 0,
  );
}

/** "Customer ref: | 7712-A" under "Confirmation #:", whose number is not there: what is over it does not name it. */
export const hasOwnKey = ({ line, index }: Cell): boolean =>
  /[a-z]\W*:$/i.test(line.cells[index - 1]?.text ?? '');

/** "Acme Logistics Load 4471", "LOAD 4471 - RATE CONFIRMATION", "4471-B Rate Confirmation": a short number that is a part of a title by itself. */
function isInTitle(text: string, before: string, after: string): boolean {
  const words = lastWords(before.trim());
  if (OTHERS.test(words) || NOT_OWN.test(words) || IS_HOUR.test(text)) return false;
  if (/^\W*(?:(?:subject|re|fwd?)\s*:\s*)*$/i.test(before))
    return (isMixed(text) || text.length >= LEAST_OF_TITLE) && TITLE_BEHIND.test(after);
  return ENDS_PART.test(after) && (OWN_KEY.test(words) || TITLE_OF.test(words));
}

const ENDS_PART = /^\s*(?:$|[-–—|·•/(,]\s?|\.pdf\b)/i;
const TITLE_BEHIND =
  /^\s(?:-\s)?(?:rate|load|carrier|dispatch)\s?(?:con\b|conf|confirmation|tender|agreement|sheet)/i;
const TITLE_OF = /\b(?:confirmation|agreement|tender|order)\s+(?:for|of)$/i;
const LEAST_OF_TITLE = 5;
/** "Load 0800" */
const IS_HOUR = /^(?:[01]\d|2[0-3])[03]0$/;

/** Words in the same cell. */
function weightBehind(own: string, before: string, text: string, cell: Cell): number {
  if (TITLE_FOR.test(own) && MARK_BEFORE.test(own)) return BY_KEY;
  const words = lastWords(own);
  if (OTHERS.test(words) || NOT_OWN.test(words)) return 0;
  const isKeyed = OWN_KEY.test(words);
  if (isKeyed && (MARKED.test(before) || isMixed(text) || text.length >= LEAST_BARE_FIGURES))
    return /(?:load|ld)\W*(?:[a-z°º#]+\W*){0,2}$/i.test(words) ? BY_LOAD : BY_KEY;
  return TITLE.test(own) && MARK_BEFORE.test(own) && cell.text.length <= LONGEST_TITLE ? BY_TITLE : 0;
}

/** A label in a cell of its own, and a mark alone, "No.", with the title over it. */
function weightBeside(label: Cell, text: string, lines: readonly Line[]): number {
  const said = label.text.trim().replace(/[\s:.#]+$/, '');
  if (said.length <= LONGEST_DEMAND && IS_DEMANDED.test(said) && text.length >= LEAST_BARE_FIGURES)
    return BY_LOAD;
  if (said.length > LONGEST_LABEL) return 0;
  if (MARK_ALONE.test(said) || said === '')
    return byTitle(cellAbove(label, lines) ?? label.line.cells[label.index - 1]);
  if (OTHERS.test(said) || NOT_OWN.test(said)) return 0;
  // "Partner carrier manifest" over "TIC-M4418": a title in a few words.
  if (!OWN_LABEL.test(said))
    return isMixed(text) && (IN_FEW_WORDS.test(said) || IS_BOOKED.test(said) || endsTitle(said, label, lines))
      ? BY_TITLE
      : 0;
  if (!isMixed(text) && text.length < LEAST_BARE_FIGURES) return 0;
  return /\b(?:load|ld)\b/i.test(said) ? BY_LOAD : BY_KEY;
}

/** "No." with the title above it. */
const byTitle = (title: Cell | undefined): number =>
  title && TITLE.test(title.text) && !OTHERS.test(title.text) && !NOT_OWN.test(title.text) ? BY_KEY : 0;

const MARK_ALONE = new RegExp(`^${MARK}\\W*$`, 'i');
/** "Our file", "Booking no.": a label that is only the key. */
const OWN_LABEL = new RegExp(
  `^(?:(?:our|the|carrier|broker|rate|this|${OWN_WORD})\\W+)?${OWN_WORD}\\W*(?:${MARK}\\W*)*$`,
  'i',
);
const IN_FEW_WORDS = new RegExp(
  `^(?:[A-Za-z]+\\s){1,3}(?:${OWN_WORD}|sheet|card|plan|details?|summary|addendum|notice)$`,
  'i',
);
/** "Your trip is booked" over the number. */
const IS_BOOKED = new RegExp(
  `^(?:your|this|the)\\s${OWN_WORD}\\s(?:is|has been)\\s(?:booked|confirmed|accepted|assigned|awarded|covered|yours)$`,
  'i',
);
/** "PO# (use on all paperwork)": whatever it is called, the carrier is known by it. */
const IS_DEMANDED =
  /\b(?:use|put|show|write|include|includes?|appears?|appear|quote|mention|reference|required)\b[^.]*\b(?:all|every|each|your|invoices?|bills?)\b[^.]*\b(?:paper\w*|invoices?|bills?|documents?|correspondence|pods?)\b/i;
const LONGEST_DEMAND = 60;
/** "T-118BK · 3 stops": what is behind a point between two words is another thing. */
const PART_BEHIND = /^\s[|·•]\s/;

/** "Notice" beside a number under "Inter-plant shipment notice": the paper by the last word of its title. */
const endsTitle = (said: string, label: Cell, lines: readonly Line[]): boolean =>
  /^[A-Za-z]{4,14}$/.test(said) &&
  lines
    .slice(0, LINES_OF_TITLE)
    .flatMap((line) => line.cells)
    .some(
      (cell) =>
        cell !== label &&
        cell.text.length < LONGEST_TITLE &&
        cell.text.toLowerCase().endsWith(` ${said.toLowerCase()}`),
    );
const LINES_OF_TITLE = 5;
const LONGEST_TITLE = 90;
const LONGEST_LABEL = 30;

/** The end of a text: its last sentence, or its last part after a separator. */
const lastWords = (text: string): string =>
  text
    .split(/(?<!\b(?:no|nr|num|ref|conf|ord|[a-z]))[.;]\s+(?=\S)|\s[|·•]\s|,\s+/i)
    .at(-1)!
    .slice(-40);
