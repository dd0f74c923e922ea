import { findDates, isoOf, writesDayFirst, type FoundDate } from './dates';
import type { ReceiptLine } from './receipt-lines';

/** Who sold the fuel, when, to which truck and under which number, as receipts print it. Pure. */

export interface Fact {
  readonly text: string;
  readonly line: ReceiptLine;
  /** Another reading of the same thing on this receipt. */
  readonly rival?: string;
}

/** Chains by a word of their name; what is proposed is the line as it is printed, or this name. */
const CHAINS: readonly (readonly [RegExp, string])[] = [
  [/\bflying\s?j\b/i, 'Flying J'],
  [/\bpilot\b/i, 'Pilot'],
  [/\blove'?s?\b(?=.*\b(?:travel|country|stop|store|truck)\b)|^love'?s\b/i, "Love's"],
  [/\btravel\s?cent(?:er|re)s?\s+of\s+america\b|^ta\b(?=\s*(?:[#\d]|travel|express|petro|-))/i, 'TA'],
  [/\bpetro\s?-?\s?pass\b/i, 'Petro-Pass'],
  [/\bpetro\b/i, 'Petro'],
  [/\bspeedway\b/i, 'Speedway'],
  [/\bsapp\s+bros\b/i, 'Sapp Bros'],
  [/\broad\s+ranger\b/i, 'Road Ranger'],
  [/\bkwik\s+(?:trip|star)\b/i, 'Kwik Trip'],
  [/\bcasey'?s\b/i, "Casey's"],
  [/\bbuc-?ee'?s\b/i, "Buc-ee's"],
  [/\besso\b/i, 'Esso'],
  [/\bhusky\b/i, 'Husky'],
  [/\birving\b/i, 'Irving'],
  [/\bshell\b/i, 'Shell'],
];
const NO_NAME =
  /\bwelcome\b|\bthank|\bcustomer\b|\bcopy\b|\breceipt\b|\bduplicate\b|\breprint\b|\bsale\b|\binvoice\b|\bstore\s*#|\bdate\b|\btime\b|\bpump\b|\bgal(?:lon)?s?\b|\bdiesel\b|\bphone\b|\btotal\b|^\W*\d+\W*$|\bfuel\s+(?:purchase|ticket)\b/i;

/** The seller: a chain wherever its name is near the top, else the first line that is a name. */
export function sellerIn(lines: readonly ReceiptLine[]): Fact | undefined {
  const top = lines.slice(0, 8);
  for (const [pattern, name] of CHAINS) {
    const line = top.find(({ text }) => pattern.test(text) && !/\bthank|\breward/i.test(text));
    if (line) return { text: tidyName(line.text) || name, line };
  }
  const line = top.slice(0, 5).find(({ text }) => isName(text));
  return line && { text: tidyName(line.text), line };
}

const isName = (text: string): boolean =>
  !NO_NAME.test(text) &&
  (text.match(/[A-Za-zÀ-ÿ]/g)?.length ?? 0) >= 4 &&
  !/,\s*[A-Z]{2}\b/.test(text) &&
  !/^\d/.test(text);

const tidyName = (text: string): string =>
  text
    .replace(/^(?:welcome\s+to|seller|vendor|station|merchant)\s*:?\s*/i, '')
    .replace(/^[^A-Za-zÀ-ÿ0-9]+|[^A-Za-zÀ-ÿ0-9.)']+$/g, '')
    .slice(0, 120)
    .trim();

const NUMBER_SIGN = '(?:\\s*(?:#|no\\.?|num(?:ber)?|nbr|id)(?![a-z]))?\\s*[:#.]?\\s*';
const UNIT = new RegExp(
  `\\b(?:power\\s+unit|truck|tractor|unit[eé]?|camion|vehicle|veh|trk|tk)(?!\\s*(?:price|cost|stop|diesel|fuel|driver))${NUMBER_SIGN}([A-Z0-9][A-Z0-9-]{0,11})\\b`,
  'i',
);
const REFERENCES: readonly RegExp[] = [
  'inv(?:oice)?|facture',
  'receipt|rcpt|re[cç]u',
  'ticket|tkt',
  'tran(?:s(?:action)?)?|trn|txn',
  'sale',
  'ref(?:erence)?',
].map((key) => new RegExp(`\\b(?:${key})\\b${NUMBER_SIGN}([A-Z0-9][A-Z0-9-]{2,23})\\b`, 'i'));

/** The number of the truck, where one is printed. Words such as "UNIT PRICE" have no figure behind them. */
export function unitIn(lines: readonly ReceiptLine[]): Fact | undefined {
  const found = lines.flatMap((line): Fact[] => {
    const text = UNIT.exec(line.text)?.[1];
    return text &&
      /\d/.test(text) &&
      !/\d\.\d/.test(line.text.slice(line.text.indexOf(text)).slice(0, text.length + 2))
      ? [{ text, line }]
      : [];
  });
  return withRival(found);
}

/** The number of the receipt: an invoice's before a ticket's before a transaction's. */
export function referenceIn(lines: readonly ReceiptLine[]): Fact | undefined {
  for (const pattern of REFERENCES) {
    for (const line of lines) {
      const text = pattern.exec(line.text)?.[1];
      if (text && /\d{2}/.test(text) && findDates(text, false).length === 0) return { text, line };
    }
  }
  return undefined;
}

function withRival(found: readonly Fact[]): Fact | undefined {
  const [first] = found;
  const rival = found.find(({ text }) => text !== first?.text);
  return first && (rival ? { ...first, rival: rival.text } : first);
}

const DATED = /\bdate\b|\bsold\b|\btrans|\btime\b|\d{1,2}:\d{2}/i;
const OTHER_DATE = /\bexp(?:ir\w*)?\b|\bvalid\b|\bdue\b|\buntil\b|\bsurvey\b|\bwithin\b|\bdob\b/i;
const OLDEST_YEARS = 5;
const DAY_MS = 86_400_000;

/**
 * The day of the sale as year-month-day: the date beside its label or a time of day before others, never one to come.
 * @param today year-month-day; completes dates printed without a year
 */
export function dateIn(
  lines: readonly ReceiptLine[],
  today: string,
): (Fact & { readonly hasYear: boolean }) | undefined {
  const dayFirst = writesDayFirst(lines.map(({ text }) => text));
  const latest = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
  const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
  const found = lines.flatMap((line) =>
    OTHER_DATE.test(line.text)
      ? []
      : [...findDates(line.text, line.isScanned, dayFirst), ...shortDates(line.text)].flatMap((date) => {
          const text = date.year === undefined ? lastYearOf(date, latest) : isoOf(date, today);
          return text <= latest && text >= oldest
            ? [{ text, line, hasYear: date.year !== undefined, isLabelled: DATED.test(line.text) }]
            : [];
        }),
  );
  const [best] = [...found].sort(
    (a, b) => Number(b.hasYear) - Number(a.hasYear) || Number(b.isLabelled) - Number(a.isLabelled),
  );
  if (!best) return undefined;
  const rival = found.find(
    (one) => one.text !== best.text && one.hasYear === best.hasYear && one.isLabelled === best.isLabelled,
  );
  return { text: best.text, line: best.line, hasYear: best.hasYear, ...(rival ? { rival: rival.text } : {}) };
}

/** "8/14" by hand, without a year. */
const SHORT = /(?<![\d./-])(\d{1,2})[/-](\d{1,2})(?![\d./-])/g;
const shortDates = (text: string): FoundDate[] =>
  [...text.matchAll(SHORT)].flatMap((match): FoundDate[] => {
    const [month, day] = [Number(match[1]), Number(match[2])];
    return month >= 1 && month <= 12 && day >= 1 && day <= 31
      ? [
          {
            year: undefined,
            month,
            day,
            weekday: undefined,
            from: match.index,
            to: match.index + match[0].length,
            text: match[0],
          },
        ]
      : [];
  });

/** A receipt is of the past: without a year it is of the latest one that makes it so. */
function lastYearOf(date: FoundDate, latest: string): string {
  const year = Number(latest.slice(0, 4));
  const inYear = (one: number) =>
    `${one}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
  return inYear(year) <= latest ? inYear(year) : inYear(year - 1);
}
