import type { Cell, Line } from './cells';
import { cellBelow, cellBelowInTable } from './neighbors';
import { onlySum } from './only-sum';
import { isScanned } from './state-and-code';
import { isOfGoods, largerAmount, LEAST_SUMS_IN_ROW } from './weighed-sum';
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

/** What a confirmation pays for the whole load: the total that is printed, never one that is added up. */

/** How plainly the words before a sum say that it is the rate, best first. */
const RANKS = ['named total', 'total', 'added up', 'rate', 'part'] as const;
type Rank = (typeof RANKS)[number];

const OF_WHAT =
  '(?:carrier\\s+|agreed\\s+|freight\\s+|load\\s+)?(?:rate|pay(?:ment)?|charges?|amount|cost|due|settlement|compensation|price)';
const CURRENCY = '(?:\\(?\\b(?:us|usd|cad|cdn)\\b\\)?)';
/** "The compensation is fixed at" */
const IS =
  '(?:\\s+(?:is|was|of|(?:shall|will)\\s+be|amounts?|comes?))?(?:\\s+(?:fixed|set|agreed))?(?:\\s+(?:at|to|as))?';
/** "Total fuel", "Total advances": what is added up is only part of the pay, or something else. */
const NOT_WHOLE =
  '(?:fuel|fsc|surcharges?|accessorials?|extras?|fees?|stops?|tolls?|taxe?s?|line\\s?-?haul|base|freight|insurance|coverage|liability|value|declared|invoice|customer|advances?|deductions?|discounts?|detention|lumpers?|layover|cargo|weight|miles|per|of|is|due\\s+(?:from|by))\\b';
const KEYS: readonly { readonly rank: Rank; readonly pattern: RegExp }[] = [
  {
    rank: 'named total',
    pattern: new RegExp(
      `\\b(?:gross\\s+(?:pay(?:ment)?|rate|amount|revenue|total|freight)|gross(?=\\s*:?\\s*\\$)|total\\s+pay(?:ment)?\\s+to\\s+(?:the\\s+)?(?:carrier|truck|hauler)|grand\\s+total|net\\s+total|tot(?:al)?\\.?\\s+${OF_WHAT}|tot(?:al)?\\.?\\s+(?:frt|freight|chgs?)|(?:carrier|hauler|truck(?:er)?|contractor)\\s+(?:gets?|receives?|earns?)|(?:carrier|hauli?er|trucker|driver)(?:['’]?s)?\\s+(?:total|pay(?:ment)?|rate|cost|compensation|remuneration|receives?|price)|(?:pay(?:able|ment)?|rate|total|settlement)\\s+to\\s+(?:the\\s+)?(?:carrier|truck|hauler|contractor|owner[\\s-]operator)(?:\\s+\\d{1,3}(?:\\.\\d+)?\\s?%)?|carrier\\s+freight\\s+total|(?:trip|load|truck|run|job)\\s+(?:pays|paid)|you\\s+(?:get|earn|receive|make)|(?<=^\\W*|[.;]\\s+)pays|(?<=^\\W*)(?:(?:net|gross)\\s+)?(?:to|for|due)\\s+(?:the\\s+)?(?:carrier|truck(?:er)?|hauler|driver)|(?:you\\s+are|(?:carrier|truck(?:er)?|hauler)\\s+is)\\s+paid|total\\s+agreed|(?<=^\\W*|[.;·•|]\\s+)agreed(?=\\s*:?\\s*\\$)|(?:agreed|accepted|awarded|confirmed|final)\\s+(?:rate|amount|price|sum|pay|bid)|(?:rate|amount|price|sum|freight(?:\\s+charges?)?)\\s+agreed(?:\\s+(?:up)?on)?|total\\s+to\\s+(?:be\\s+)?pa(?:y|id)|(?<=^\\W*)to\\s+be\\s+paid|(?:net|total|amount|sum)\\s+(?:pay(?:able|out)?|freight|due)|net\\s+charges?|all[\\s-]in(?:clusive)?(?:\\s+rate)?|(?:(?:be|are)\\s+paid|the\\s+sum\\s+of))\\b(?:\\s+for\\s+(?:[a-z]+\\s+)?#?(?=[A-Z-/]*\\d)[A-Z0-9-/]+(?=\\s+(?:is|:)))?[^$\\d]{0,20}`,
      'gi',
    ),
  },
  {
    rank: 'total',
    pattern: new RegExp(
      `(?:(?<=^\\W*)total(?:\\s+(?!${NOT_WHOLE})[a-z]+){1,2}(?=\\s*:?\\s*(?:\\$|USD|CAD))|\\b(?:al)?together|\\bin\\s+all|\\bttl|\\btotal(?!\\s+(?:fuel|fsc|surcharges?|accessorials?|detention|lumpers?|tolls?|weight|wt|miles|mileage|distance|pieces|pcs|pallets|skids|cases|cartons|units|qty|quantity|volume|cube|lbs|pounds)\\b)(?:\\s+(?:for|of)\\s+(?:the|this|both|all)\\s+[a-z]+(?:\\s+[a-z]+)?)?|^\\W*sum)\\b\\s*${CURRENCY}?\\s*:?\\s*`,
      'gi',
    ),
  },
  // "$685.00 + 2 days @ $40.00 = $765.00"
  { rank: 'added up', pattern: /(?<=\d\s?|\+[^=+]{1,24})=\s*/g },
  {
    rank: 'rate',
    pattern: new RegExp(
      `(?<=^\\W*)carrier(?=\\s*:?\\s*\\$)\\s*:?\\s*|\\b(?:rate(?:\\s?(?:\\/|per)\\s?(?:load|trip|shipment|haul|truck(?:load)?))?(?:\\s+\\(?incl[a-z.]*\\s+(?:all\\s+)?[a-z]+\\)?)?(?:\\s+(?:for|of)\\s+(?:this|the)\\s+[a-z]+)?|flat(?:\\s+rate)?|am(?:oun)?t|award|pay(?:out)?(?:\\s+(?:per|(?:for|on)\\s+(?:the|this)|this|the)\\s+(?:tour|trip|load|run|route|haul|job|segment|leg|chain|move|order|shipment))?|price|(?:compensation|remuneration)\\s+to\\s+(?:the\\s+)?carrier(?:\\s+for\\s+this\\s+[a-z]+)?|(?:compensation|remuneration|consideration)(?:\\s+(?:payable|due))?|(?<=^\\W*|[.;]\\s+)(?:your\\s+|winning\\s+|accepted\\s+)?bid|settlement|(?:planned|tender(?:ed)?|contract(?:ed)?)\\s+(?:costs?|charges?)|(?<=^\\W*|[.;]\\s+)your\\s+(?:freight\\s+)?(?:charges?|fee)(?:\\s+(?:for|of)\\s+(?:this|the)\\s+[a-z]+)?(?=\\s*:|\\s+(?:is|are|will|shall)\\b)|(?:tarifa?|prix|precio|flete|montant|monto)(?:\\s+(?:convenu|total|acordad[oa]|pactad[oa]))?(?:\\s+(?:pour|para|por|du|del)\\s+(?:(?:le|la|ce|cette|el|este|esta)\\s+)?[a-z]+)?)\\b${IS}\\s*(?:${CURRENCY}|flat)?\\s*:?\\s*`,
      'gi',
    ),
  },
  {
    rank: 'part',
    pattern: new RegExp(
      `\\b(?:(?:transport(?:ation)?|trucking|haul(?:ing|age)|cartage|drayage)\\s+(?:charges?|fee|cost)|(?:line\\s?-?haul|freight)(?:\\s+charges?)?(?:\\s+(?:payable|due))?|base(?:\\s+rate)?)\\b\\s*(?:[-–—(]\\s*(?=flat))?(?:${CURRENCY}|flat(?:\\s+rate)?)?\\)?\\s*:?\\s*`,
      'gi',
    ),
  },
];

/** "$1,650 all in", "$1,100 flat": the words behind a sum say that it is the rate. */
const SAID_BEHIND = new RegExp(
  `${SUM.source.replace(/\?<[a-z]+>(?!=)/g, '?:')}\\s*(?:all[\\s-]in(?:clusive)?|all\\s+told|in\\s+(?:all|total)|altogether|flat(?:\\s+rate)?|lump\\s+sum|total\\s+(?:pay(?:out|ment)?|rate|price)|to\\s+the\\s+(?:carrier|truck|hauler)|for\\s+(?:the|this)\\s+(?:load|haul|trip|run)|as\\s+(?:full|total|sole|complete)\\s+(?:payment|compensation|settlement|pay|price))\\b`,
  'gi',
);
/** "Four thousand one hundred dollars (": the sum in words before its figures. */
const IN_WORDS =
  /^[\s:]*[a-z]*(?:[\s-]*\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and|dollars|us|only|no\/100|00\/100)\b)+[\s(]*(?=(?:USD?|CAD?|C)?\s?[$\d])/i;
/** "Rate including fuel": what is part of the sum does not make it another. */
const INCLUDED =
  /\b(?:incl(?:\.|uding|usive|udes?)?|with|plus all)\s+(?:of\s+)?(?:all\s+)?[a-z]+(?:\s+(?:and|&)\s+[a-z]+)?/gi;

interface Candidate {
  readonly rank: Rank;
  readonly cents: number;
  readonly cell: Cell;
  /** What a sum that no word names was found to come from. */
  readonly parts?: readonly number[];
}

/** "Rate was $900.00, now $960.00" */
const NOW =
  /\b(?:now|new(?:\s+(?:rate|amount|total|price))?|(?:changed|raised|increased|reduced|lowered|amended|revised|corrected|adjusted)\s+to)\b(?:\s+(?:is|at))?\s*:?\s*(?=\$|\d|USD|CAD)/i;
const EXTRAS = new RegExp(EXTRA, 'gi');
/** What the carrier would pay is no part of the pay. */
const DEDUCTED = /^(?:late|penalt\w*|fines?|claims?)$/i;
const LONGEST_TEXT = 160;
const LONGEST_HEADING = 30;

/** "$6,17525.00": on a scan a point or a comma was lost. */
const isBeyondAnyLoad = ({ cents, cell }: Candidate): boolean =>
  isScanned(cell) && cents > MOST_CENTS_ON_SCAN;
const MOST_CENTS_ON_SCAN = 10_000_000;

/** The total in cents of the currency that is printed, with where it is. Undefined also where a scan shows it badly. */
export function findRate(lines: readonly Line[]): FoundRate | undefined {
  const found = lines
    .flatMap((line) => line.cells.flatMap((cell) => candidatesOf(cell, lines)))
    .filter(({ cell }) => !isOfGoods(cell, lines));
  const ranked = RANKS.map((rank) => found.filter((one) => one.rank === rank));
  const printed = ranked.find((same) => same.length > 0);
  const sum =
    printed === ranked[0] || printed === ranked[1] || printed === ranked[2]
      ? undefined
      : [sumOfColumn(lines), sumBesideColumn(lines), sumUnderColumn(lines)].find(
          (one) => one && !isOfGoods(one.cell, lines),
        );
  const best = sum ? [sum] : printed;
  const first = best && beforeDeduction(best, lines);
  if (!first) return sumAtHead(lines) ?? onlySum(lines);
  if (first.rank === 'part' && !isAlone(first, lines)) return undefined;
  if (isHardToRead(first.cell) || isBeyondAnyLoad(first)) return undefined;
  const isTotal = first.rank === 'named total' || first.rank === 'total' || first.rank === 'added up';
  const whole = first.rank === 'named total' ? wholeOf(first, ranked[1]!, lines) : undefined;
  if (whole) return { cents: whole.cents, cell: whole.cell, rival: undefined, isTotal: true };
  const others = first.rank === 'added up' ? ranked[2]! : isTotal ? [...ranked[0]!, ...ranked[1]!] : best;
  const rival =
    others.find(({ cents }) => cents !== first.cents && !isLessDeduction(cents, first.cents, lines)) ??
    otherThanSum(first, ranked[3]!) ??
    // A total is no less than what it is made of.
    (isTotal
      ? (ranked
          .slice(2)
          .flat()
          .find(({ cents }) => cents > first.cents) ?? rateApart(first, ranked, lines))
      : addedUp(first, lines));
  return {
    cents: first.cents,
    cell: first.cell,
    isTotal,
    rival:
      rival?.cents ??
      withoutMark(first) ??
      (isScanned(first.cell) ? otherThanParts(first, lines) : undefined) ??
      largerThanPart(first, lines) ??
      inSameCell(first) ??
      inOtherCurrency(first, lines) ??
      (isTotal ? undefined : largerAmount(first.cents, first.rank === 'part', lines)),
  };
}

/** "Rate: $1,200.00" over a column that comes to something else, as the values of what is carried do. */
const otherThanSum = ({ parts, cents }: Candidate, rates: readonly Candidate[]): Candidate | undefined =>
  parts && rates.find((one) => one.cents !== cents && !parts.includes(one.cents));

/** "Sum $7,340.00" beside "Rate: $540.00", and nothing else that is paid makes one of the other: either may be meant. */
const rateApart = (
  first: Candidate,
  [, , , rates]: readonly (readonly Candidate[])[],
  lines: readonly Line[],
): Candidate | undefined =>
  first.rank === 'total' && first.parts === undefined
    ? rates!.find(
        (one) =>
          one.cents !== first.cents &&
          one.cents + total(extrasBeside(one, lines)) !== first.cents &&
          !isAmongParts(one, first, lines),
      )
    : undefined;

/** Right over a total in its column, or before it in its line, with others that come to it together. */
function isAmongParts(one: Candidate, first: Candidate, lines: readonly Line[]): boolean {
  const line = first.cell.line.cells.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(SUM, 'g'))].flatMap((match) =>
      IS_PRICE.test(text.slice(0, match.index)) ? [] : (centsOf(match[0].trim()) ?? []),
    ),
  );
  const before = line.slice(0, line.lastIndexOf(first.cents));
  if (before.some((_, at) => total(before.slice(at)) === first.cents && before.slice(at).includes(one.cents)))
    return true;
  const column = lines
    .slice(0, lines.indexOf(first.cell.line))
    .flatMap((line) => line.cells.filter((cell) => isInColumn(cell, first.cell)).slice(0, 1))
    .filter((cell) => endOf(cell) !== undefined);
  const sums = column.map((cell) => endOf(cell)!);
  return sums.some((_, at) => total(sums.slice(at)) === first.cents && sums.slice(at).includes(one.cents));
}

/** "2 x $50.00" */
const IS_PRICE = /[x×@]\s?$/i;

/** On a scan the total may be what was lost: a part is doubted where a larger sum is in a cell of its own, "$1,490.00" or "1$1,490.00". */
function largerThanPart({ rank, cents, cell }: Candidate, lines: readonly Line[]): number | undefined {
  if (rank !== 'part' || !isScanned(cell)) return undefined;
  return shortCells(lines)
    .map(({ text }) => centsOf(/^\S?(\$ ?[\d,]+\.\d\d)$/.exec(text)?.[1] ?? ''))
    .find((sum) => sum !== undefined && sum > cents);
}

/** "5925.00" and "3925.00" of "$925.00": on a scan the mark of the currency looks like a figure. */
function withoutMark({ cents, cell }: Candidate): number | undefined {
  if (!isScanned(cell)) return undefined;
  const found = [...cell.text.matchAll(/(?<![\d$,.])[3589](\d{3,}\.\d\d)(?!\d)/g)];
  const match = found.find(([whole]) => centsOf(whole) === cents);
  return match && centsOf(match[1]!);
}

/** "4,235.00 3,025.00" in one cell, as a scan runs two columns together: either may be meant. */
const inSameCell = ({ cents, cell }: Candidate): number | undefined =>
  /^(?:\$ ?)?[\d,]+\.\d\d(?:\s+(?:\$ ?)?[\d,]+\.\d\d)+$/.test(cell.text)
    ? cell.text
        .split(/\s+(?=\$|\d)/)
        .map((sum) => centsOf(sum))
        .find((sum) => sum !== undefined && sum !== cents)
    : undefined;

/** The last letter of a currency is often recognized as another one. */
const IS_CURRENCY = /^\W*(?:US[DPO$]|CA[DO$]|CDN|C\$|MXN)\W*$/i;

/** "Charge | CAD | USD" over the sums: the largest in the column of the other currency, which may be the one that is paid. */
function inOtherCurrency(found: Candidate, lines: readonly Line[]): number | undefined {
  for (const head of lines) {
    const columns = head.cells.filter(({ text }) => IS_CURRENCY.test(text));
    if (columns.length < 2 || columns.length === head.cells.length) continue;
    const under = (column: Cell): readonly Cell[] =>
      lines
        .filter((line) => line.page === head.page && line.flow > head.flow)
        .flatMap((line) => line.cells)
        .filter((cell) => isSum(cell.text) && isInColumn(column, cell));
    const own = columns.find((column) => under(column).includes(found.cell));
    const others = columns.filter((column) => column !== own && column.text !== own?.text).flatMap(under);
    const sums = others.map(({ text }) => centsOf(text) ?? 0).filter((cents) => cents !== found.cents);
    if (own && sums.length > 0) return Math.max(...sums);
  }
  return undefined;
}

/** Of "Gross pay", "Quick pay fee" and "Net pay" the first: what the load pays before something is taken off. */
const beforeDeduction = (same: readonly Candidate[], lines: readonly Line[]): Candidate | undefined =>
  same.find(({ cents }) => isLessDeduction(same[0]!.cents, cents, lines)) ?? same[0];

/** Whether a sum is another less an advance or a fee that is printed. */
const isLessDeduction = (rest: number, whole: number, lines: readonly Line[]): boolean =>
  rest < whole &&
  lines.some((line) => {
    const text = line.cells.map((cell) => cell.text).join(' ');
    const sum = TAKEN_OFF.test(text) ? [...text.matchAll(new RegExp(SUM, 'g'))].at(-1) : undefined;
    return sum !== undefined && centsOf(sum[0]) === whole - rest;
  });

const TAKEN_OFF = /\b(?:quick\s?-?pay|advance|deduct\w*|less|minus|factoring|comche[ck]k?|efs)\b/i;

/** "Freight 690.00" over "Pallets 40.00" over "730.00": the last of a column of sums is what the others come to, whatever it is called. */
function sumOfColumn(lines: readonly Line[]): Candidate | undefined {
  let column: { cents: number; cell: Cell }[] = [];
  let from: Line | undefined;
  let found: Candidate | undefined;
  for (const line of lines) {
    const cell = line.cells.at(-1)!;
    const cents = endOf(cell);
    if (from && line.flow - from.flow > line.size * MOST_LINE_STEPS) column = [];
    if (cents === undefined || OF_SOMETHING_ELSE.test(cell.text)) continue;
    if (column.length > 0 && !isInColumn(column.at(-1)!.cell, cell)) column = [];
    const before = column.map((one) => one.cents);
    // What follows a sum may be taken off it: only the end of the column is the whole.
    const isEnd = found !== undefined && found.cell === column.at(-1)?.cell;
    if (isEnd && cents === found!.cents) {
      // The same once more, as behind a tax of nothing.
      found = { ...found!, cell };
      column = [...column.slice(-MOST_SUMS), { cents, cell }];
      from = line;
      continue;
    }
    found = isEnd ? undefined : found;
    if (cents > 0 && before.some((_, at) => at < before.length - 1 && total(before.slice(at)) === cents))
      found = {
        rank: 'total',
        cents,
        cell,
        parts: before.slice(before.findIndex((_, at) => total(before.slice(at)) === cents)),
      };
    column = [...column.slice(-MOST_SUMS), { cents, cell }];
    from = line;
  }
  return found;
}

/** "Freight 2,400.00" over "Fuel 260.00", and "2,720.00" in another place: what the whole column comes to, and it begins with the freight. */
function sumBesideColumn(lines: readonly Line[]): Candidate | undefined {
  const ends = lines
    .map((line) => line.cells.at(-1)!)
    .filter((cell) => ENDS_WITH_SUM.test(cell.text) && !OF_SOMETHING_ELSE.test(cell.text));
  const alone = shortCells(lines).filter((cell) => isSum(cell.text));
  for (const first of ends.filter(({ line }) =>
    IS_FREIGHT.test(line.cells.map(({ text }) => text).join(' ')),
  )) {
    const column = [first];
    for (const next of ends.slice(ends.indexOf(first) + 1)) {
      const before = column.at(-1)!;
      if (
        next.line.flow - before.line.flow > before.line.size * MOST_LINE_STEPS ||
        !isInColumn(before, next) ||
        column.length > MOST_SUMS
      )
        break;
      column.push(next);
    }
    const whole = total(column.map((cell) => endOf(cell) ?? 0));
    const cell = alone.find((one) => !column.includes(one) && centsOf(one.text) === whole);
    if (column.length > 1 && cell)
      return { rank: 'total', cents: whole, cell, parts: column.map((one) => endOf(one) ?? 0) };
  }
  return undefined;
}

/** "Freight 1,720.00" over "Fuel 215.00", and "Net value USD 1,935.00" in one of the next lines: what a whole column comes to. */
function sumUnderColumn(lines: readonly Line[]): Candidate | undefined {
  const ends = lines.map((line) => line.cells.at(-1)!);
  for (const [from, first] of ends.entries()) {
    const column: Cell[] = [];
    for (const next of ends.slice(from, from + MOST_SUMS)) {
      const before = column.at(-1);
      const isNext =
        before === undefined ||
        (next.line.flow - before.line.flow <= before.line.size * MOST_LINE_STEPS && isInColumn(before, next));
      if (!isNext || endOf(next) === undefined || isNamedOtherwise(next)) break;
      column.push(next);
    }
    // A column is taken whole, and one sum is what it is.
    if (
      column.length < 2 ||
      (from > 0 && endOf(ends[from - 1]!) !== undefined && isInColumn(ends[from - 1]!, first))
    )
      continue;
    const whole = total(column.map((cell) => endOf(cell)!));
    const last = from + column.length;
    const cell = ends
      .slice(last, last + LINES_TO_TOTAL)
      .find((one) => endOf(one) === whole && !BUT_TOTAL.test(one.text));
    if (cell && whole >= LEAST_BARE_CENTS)
      return { rank: 'total', cents: whole, cell, parts: column.map((one) => endOf(one)!) };
  }
  return undefined;
}

/** A row of something else than the load's charges. */
const isNamedOtherwise = ({ line }: Cell): boolean =>
  line.cells.some(({ text }) => OF_SOMETHING_ELSE.test(text));
/** "Total invoice to customer" comes to what its parts do as well. */
const BUT_TOTAL = /\b(?:cust(?:omer)?|insur\w*|declared|cargo|weight|miles|deduct\w*|advance\w*)\b/i;
const LINES_TO_TOTAL = 3;

/**
 * On a scan a figure of the total may be another one: what the sums right over it come to, where that is not the total. Nothing is known
 * where one of them is not whole, or the largest is not there.
 */
function otherThanParts({ cents, cell }: Candidate, lines: readonly Line[]): number | undefined {
  const at = lines.indexOf(cell.line);
  const end = cell.line.cells.at(-1)!;
  const parts: number[] = [];
  let from = cell.line;
  for (const line of lines.slice(Math.max(0, at - MOST_SUMS), at).reverse()) {
    const last = line.cells.at(-1)!;
    if (from.flow - line.flow > line.size * MOST_LINE_STEPS || !isInColumn(end, last)) break;
    const sum = IS_WHOLE_SUM.test(last.text) ? endOf(last) : undefined;
    if (sum === undefined) {
      if (/\d{2}/.test(last.text)) return undefined;
      break;
    }
    parts.unshift(sum);
    from = line;
  }
  const isKnown = parts.length >= 2 && Math.max(...parts) * LEAST_OF_TOTAL >= cents && endOf(end) === cents;
  const isTheirs = parts.some((_, from) => total(parts.slice(from)) === cents);
  return isKnown && !isTheirs ? total(parts) : undefined;
}

const IS_WHOLE_SUM = /^[^\d.,]*\d{1,3}(?:,?\d{3})*\.\d{2}\W*$/;
/** Line haul is most of what a load pays. */
const LEAST_OF_TOTAL = 5;

/** Sums in a column end, or begin, at one edge. */
const isInColumn = (one: Cell, other: Cell): boolean =>
  Math.abs(one.x1 - other.x1) <= one.size || Math.abs(one.x0 - other.x0) <= one.size;

const IS_FREIGHT = /(?:^|[|·\s])(?:line\s?-?haul|freight|base)\b[^$\d]{0,24}\$?\s?[\d,]+\.\d\d$/i;

const total = (sums: readonly number[]): number => sums.reduce((all, one) => all + one, 0);
const ENDS_WITH_SUM = /(?:^[-–−(]?|\s[-–−(]|[\s._:$])(\$?\s?\d[\d,]*\.\d\d)\)?$/;
/** "-$1,727.23", "(1,727.23)": a discount in a column of charges. */
const IS_TAKEN_OFF = /(?:^|\s)[-–−(]\$?[\d,]+\.\d\d\)?$/;

/** The cents that end a cell, less than nothing for a discount; undefined where none do. An advance is paid too, only earlier. */
function endOf({ text, line }: Cell): number | undefined {
  const sum = ENDS_WITH_SUM.exec(text)?.[1];
  const cents = sum === undefined ? undefined : centsOf(sum);
  if (cents === undefined || !IS_TAKEN_OFF.test(text)) return cents;
  const said = line.cells.map((cell) => cell.text).join(' ');
  return /\bdiscount/i.test(said) || !TAKEN_OFF.test(said) ? -cents : cents;
}

const MOST_LINE_STEPS = 6;
/** More charges than any load has: a hostile page must not be added up for hours. */
const MOST_SUMS = 40;

/** "#4402-1187 | $1,875" at the head of a page: the only sum that is by itself, and the largest of the page. */
function sumAtHead(lines: readonly Line[]): FoundRate | undefined {
  const cells = lines.flatMap((line) => line.cells);
  // "LOAD 4402 | 12/01 - 12/02 | $725": also between the strokes of a title.
  const aloneIn = ({ text }: Cell) =>
    text
      .split(/\s[|·•]\s/)
      .find((part) => /^(?:US|CA)?\$ ?[\d,]+(?:\.\d\d)?$/.test(part.trim()) && isSum(part.trim()));
  const alone = cells.filter((cell) => aloneIn(cell) !== undefined);
  const cell = lines
    .slice(0, HEAD_LINES)
    .flatMap((line) => line.cells)
    .find((one) => alone.includes(one));
  const sum = cell && aloneIn(cell)!.trim();
  const left = sum === cell?.text ? cell?.line.cells[cell.index - 1] : undefined;
  const cents = sum === undefined ? undefined : centsOf(sum);
  if (!cell || cents === undefined || alone.length > 1 || isHardToRead(cell)) return undefined;
  if (left && !/^#?[A-Z0-9-]*\d[A-Z0-9-]*$/i.test(left.text)) return undefined;
  if (
    OF_SOMETHING_ELSE.test(cell.text) ||
    EXTRA.test(cell.text) ||
    /\b(?:declared|cod|bond|deposit)\b/i.test(cell.text)
  )
    return undefined;
  const others = cells.flatMap(({ text }) =>
    [...text.matchAll(/\$ ?(\d[\d,]*)/g)].map(([, figures]) => Number(figures!.replace(/,/g, '')) * 100),
  );
  return others.some((other) => other > cents) ? undefined : { cents, cell, rival: undefined };
}

const HEAD_LINES = 4;

function candidatesOf(cell: Cell, lines: readonly Line[]): Candidate[] {
  if (cell.text.length > LONGEST_TEXT) return [];
  return [...saidBehind(cell), ...saidBefore(cell, lines), ...bookedAt(cell), ...multiplied(cell)];
}

/** "$62.50 per ton x 44 tons = $2,750.00": a price by what it is paid for, where the two come to the sum. */
function multiplied(cell: Cell): Candidate[] {
  return [...cell.text.matchAll(PRODUCT)].flatMap((match): Candidate[] => {
    const { one, other, sum } = match.groups!;
    const cents = centsOf(sum!);
    const [first, second] = [parts(one!), parts(other!)];
    const isRight =
      cents !== undefined &&
      BigInt(cents) * 10n ** BigInt(first.places + second.places) === first.figures * second.figures * 100n;
    const clause = clauseBefore(cell.text, match.index);
    if (!isRight || cents < LEAST_BARE_CENTS || EXTRA.test(clause) || IS_REPLACED.test(clause)) return [];
    // Something else may be paid besides.
    return [{ rank: 'part', cents, cell }];
  });
}

const PRODUCT =
  /\$?\s?(?<one>\d[\d,]*(?:\.\d{1,4})?)(?:\s?(?:\/|per\s|an?\s)?\s?[a-z]{2,8}\.?)?\s?(?:x|×|\*|@|at|times)\s?\$?(?<other>\d[\d,]*(?:\.\d{1,4})?)(?:\s?(?:(?:\/|per\s|an?\s)?\s?[a-z]{2,8}\.?)(?:\s?(?:\/|per\s)\s?[a-z]{2,8})?)?\s?=\s*(?<sum>\$?\s?\d[\d,]*(?:\.\d\d)?(?:\s(?:USD|CAD))?)/gi;

const parts = (number: string): { figures: bigint; places: number } => ({
  figures: BigInt(number.replace(/[,.]/g, '')),
  places: number.split('.')[1]?.length ?? 0,
});

function saidBehind(cell: Cell): Candidate[] {
  return [...cell.text.matchAll(SAID_BEHIND)].flatMap((match): Candidate[] => {
    const clause = clauseBefore(cell.text, match.index);
    // "Price 1 850.00 USD all inclusive": not the 850.00.
    if (/(?<![\d.,])\d{1,3}\s?$/.test(clause) && /^\s?\d{3}\D/.test(match[0])) return [];
    // Without a key before it the sum needs a mark of its own.
    const sum = match[0].replace(/\s*(?:all[\s-]in|all\s+told|flat|lump)\b.*$/i, '');
    const cents =
      centsOf(sum) ?? (BEGINS_SENTENCE.test(cell.text.slice(0, match.index)) ? bareCents(sum) : undefined);
    // "150.00 for extra stops, 4,800.00 in all"
    const own = clause.split(/,(?=\s|$)/).at(-1)!;
    return cents === undefined || OF_SOMETHING_ELSE.test(clause) || EXTRA.test(own)
      ? []
      : [
          {
            rank: /\bin\s+(?:all|total)|all\s+told|altogether/i.test(match[0]) ? 'total' : 'rate',
            cents,
            cell,
          },
        ];
  });
}

/** "1150 flat" by itself, where nothing that could be counted is named before it. */
const BEGINS_SENTENCE = /(?:^|[.;,]|\s[-–—|·•])\W*$/;

function bareCents(text: string): number | undefined {
  const cents = /^\s*(?:\d{3,5}|\d{1,2},\d{3})\s*$/.test(text)
    ? Number(text.replace(/,/g, '')) * 100
    : undefined;
  return cents !== undefined && cents >= LEAST_BARE_CENTS ? cents : undefined;
}

/** "Confirmed at 1,150.", "Booked for 1150 all in": agreed without a mark of the currency. */
function bookedAt(cell: Cell): Candidate[] {
  const match = BOOKED_AT.exec(cell.text);
  const cents = match ? bareCents(match[1]!) : undefined;
  return cents === undefined || BUT_NOT.test(clauseBefore(cell.text, match!.index))
    ? []
    : [{ rank: 'rate', cents, cell }];
}

const BOOKED_AT =
  /\b(?:confirmed|booked|agreed|covered|awarded|accepted|locked in)(?: (?:it|you|this|that))? (?:at|for) (\d{1,2},\d{3}|\d{3,5})(?![\d,:/-]|\.\d)(?! ?(?:[ap]\.?m|hrs?|hours|lbs?|miles|pallets|[A-Za-z]+ (?:st|ave|rd|dr|blvd)\b))/i;
const BUT_NOT =
  /\b(?:not|if|when|once|until|unless|to be|pick[\s-]?up|delivery|loading|unloading|appt|appointment|time)\W*$/i;
const LEAST_BARE_CENTS = 20_000;

function saidBefore(cell: Cell, lines: readonly Line[]): Candidate[] {
  return KEYS.flatMap(({ rank, pattern }) =>
    [...cell.text.matchAll(pattern)].flatMap((match): Candidate[] => {
      const end = match.index + match[0].length;
      const clause = clauseBefore(cell.text, end).replace(OTHER_SUM, '');
      if (OF_SOMETHING_ELSE.test(clause) || IS_REPLACED.test(clause)) return [];
      const replacing = /\bwas\W*$/i.test(match[0]) ? NOW.exec(cell.text.slice(end)) : null;
      if (replacing) {
        const now = centsOf(cell.text.slice(end + replacing.index + replacing[0].length));
        return now === undefined ? [] : [{ rank, cents: now, cell }];
      }
      // "Carrier pay summary: base $1,900.00": the sum is that of a part.
      if (/^flat/i.test(match[0]) && PART_BEFORE_FLAT.test(cell.text.slice(0, match.index))) return [];
      // "Base rate $902.00" beside "Payout $1,088.42"
      if (rank === 'rate' && /\b(?:base|line\s?-?haul)\s+$/i.test(cell.text.slice(0, match.index))) return [];
      if (
        rank !== 'part' &&
        PART_BEFORE_SUM.test(match[0]) &&
        !/\bincl|^tot(?:al)?\.?\s+(?:frt|freight)\b/i.test(match[0])
      )
        return [];
      const isAddedUp = rank === 'added up';
      // "$2,950.00 plus HST 15% $442.50 = $3,392.50": the price is agreed without the tax.
      if (isAddedUp && TAX.test(clause)) return [];
      // "Line haul 1,412 mi x $2.15 = $3,035.80": a price by what it is paid for, and nothing is added.
      if (isAddedUp && !/\+|\b(?:plus|and|minus|less)\b|[-–]\s?\$/i.test(clause)) return [];
      const own = rank === 'total' || rank === 'named total' ? totalOf(clause, rank) : rank;
      const sum = sumBehind(cell, end, lines);
      return sum &&
        (own === 'part' || isAddedUp || !EXTRA.test(clause.replace(INCLUDED, '')) || TOTAL_FIRST.test(clause))
        ? [{ rank: own, ...sum }]
        : [];
    }),
  );
}

/** "Extra stops: $100.00 Total freight": what a sum before it is of. */
const OTHER_SUM = /^[^+=]*\d\.\d\d\s+(?=[A-Z][a-z])/;
const PART_BEFORE_SUM = /\b(?:base|line\s?-?haul|fuel|fsc|freight)\W*$/i;
/** "Freight - flat | $2,400.00" */
const PART_BEFORE_FLAT = /^\W*(?:base|line\s?-?haul|fuel|fsc|freight)\W+$/i;
const TAX = /\b(?:hst|gst|qst|pst|tvh|tvq|tps|iva|tax(?:es)?)\b/i;

/** "Total charges and fees": what is added up may be named behind the word. */
const TOTAL_FIRST = /^\W*(?:grand |net )?total\b/i;

/** "Fuel total" and "Line haul total" are parts. */
function totalOf(clause: string, rank: Rank): Rank {
  // "Base $420.00 + stops $290.00 = Route total": what it comes from does not name it.
  const own = clause.split('=').at(-1)!;
  return !/\bcarrier\b/i.test(own) &&
    !TOTAL_FIRST.test(own) &&
    (EXTRA.test(own) || /\b(?:line\s?-?haul|freight|base)\b.*\btotal\b/i.test(own))
    ? 'part'
    : rank;
}

/** The sum right behind a key: in its cell, beside it, or alone under it. */
function sumBehind(
  cell: Cell,
  end: number,
  lines: readonly Line[],
): { cents: number; cell: Cell } | undefined {
  const rest = cell.text.slice(end).replace(IN_OTHER_LANGUAGE, '');
  // "The full rate plus $5,000.00"
  if (/^\s*(?:plus|minus|less)\b/i.test(rest)) return undefined;
  if (/\d/.test(rest)) {
    const whole = EQUATION.exec(rest)?.[1];
    if (whole !== undefined && centsOf(whole) !== undefined) return { cents: centsOf(whole)!, cell };
    const cents =
      centsOf(rest.replace(IN_WORDS, '').replace(/^[\s.:_=–-]{3,}(?=\D)/, '')) ??
      (NEEDS_NO_MARK.test(cell.text.slice(0, end))
        ? bareCents(withoutRemark(rest.replace(/^[\s:.–=-]+/, '')).split(/\s[/|·•–—-]\s|,\s/)[0]!)
        : undefined);
    return cents === undefined ? undefined : { cents, cell };
  }
  // "Total weight | 44,120.00"
  if (OF_SOMETHING_ELSE.test(rest)) return undefined;
  const beside = besideOf(cell);
  const right = cell.line.cells[cell.index + 1];
  // "Pays" over its sum, beside "8555 Sonoma Hwy" of another column.
  const isOther =
    right &&
    (NUMBERED_HEADING.test(right.text) || /^\d+ (?:[NSEW]\.? )?[A-Za-z]{3}/.test(withoutRemark(right.text)));
  const found = beside ?? (right && /\d/.test(right.text) && !isOther ? right : undefined);
  const cents =
    found &&
    (centsOf(found.text) ??
      (NEEDS_NO_MARK.test(cell.text) && found === cell.line.cells.at(-1)
        ? bareCents(withoutRemark(found.text))
        : undefined));
  if (found) return cents === undefined ? undefined : { cents, cell: found };
  if (cell.text.length > LONGEST_HEADING || rest.trim() !== '') return undefined;
  const under = cellBelow(cell, lines);
  // A narrow column breaks its heading: "Rate" over "(USD)".
  const below =
    under && /^\(?(?:USD|CAD|US\$|CA\$|\$)\)?$/i.test(under.text) ? cellBelowInTable(under, lines) : under;
  const next = below && cellBelow(below, lines);
  // Several sums under a heading are rows of a table.
  const said = below && withoutWords(below.text);
  return below &&
    said &&
    isSum(said) &&
    !(next && isSum(next.text)) &&
    (besideOf(below) === undefined || (TOTAL_FIRST.test(cell.text) && isRowOfSums(cell.line, below.line)))
    ? { cents: centsOf(said)!, cell: below }
    : undefined;
}

/** "Rate / Taux: 1 450,00 $": the key once more. "Rate / mile" is another one. */
const IN_OTHER_LANGUAGE =
  /^\s*\/\s*(?!(?:mi|miles?|km|hr|hours?|day|stop|cwt|tons?|lbs?|unit|piece|pallet)\b)[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ .'’]{1,24}(?::\s*|$)/i;

/** "2,950 incl. fuel (adv. up to 1,000)", "900 on 30 days or 875 Comcheck": how it is paid, behind the sum. */
const withoutRemark = (text: string): string =>
  text.replace(
    /^([\d,]+)\s+(?:\(|(?:incl(?:\.|uding|usive|udes)?|on|or|all\s+told|total|cash|net|by|via|upon|w\/|with)(?=\s|$)(?!\s\d+\s?(?:lbs?|mi))).*$/i,
    '$1',
  );

/** "Pay: 1,950": what is paid is no count of anything. */
const NEEDS_NO_MARK =
  /^\W*(?:(?:gross|net|pays?)\s)?to\s(?:the\s)?(?:truck|carrier|driver)\s*[:=–-]*\s*$|^\W*(?:(?:agreed|carrier|truck|load|trip|flat|our|your|the|confirmed|all[\s-]in)\s)*(?:pays?|payout|rate|price|compensation|flat|all[\s-]in)\s*[:=–-]*\s*$/i;

/** "$2,900.00 line haul + $150.00 stops = $3,050.00" */
const EQUATION = /^[^\d]{0,6}\d[\d,.]*\d?\b[^=+\d]{0,24}\+[^=]{1,80}=\s*(\$?\s?\d[\d,.]*\d)/;

/** "14. DETENTION", the heading of the next field of a form. */
const NUMBERED_HEADING = /^\d{1,2}[.)] ?[A-Z][A-Za-z /]+$/;

/** "Linehaul | Fuel | Total pay" over "$1,900.00 | $310.00 | $2,210.00": each sum has a heading of its own. */
const isRowOfSums = (heads: Line, sums: Line): boolean =>
  heads.cells.length === sums.cells.length &&
  heads.cells.length >= LEAST_SUMS_IN_ROW &&
  heads.cells.every(
    ({ text, x0, size }, index) => !/\d/.test(text) && Math.abs(sums.cells[index]!.x0 - x0) < size,
  ) &&
  sums.cells.every(({ text }) => isSum(text) || /^\$? ?0\.00$/.test(text));

/** "Two thousand dollars ($2,000.00), fuel included." is "$2,000.00": what is part of the sum, and the sum in words. */
function withoutWords(text: string): string {
  const words = IN_WORDS.exec(text)?.[0];
  if (words === undefined || !/\b(?:hundred|thousand)\b/i.test(words)) return text;
  return text
    .slice(words.length)
    .replace(/^(\$?[\d.,]*\d)\)/, '$1')
    .replace(/(?:,\s*(?:(?:all|with)\s+)?[a-z]+(?:\s+surcharge)?\s+included)?\.?$/i, '');
}

/** "Flat rate | 1 | 1,600.00 | 1,600.00": the last of the figures beside a key. */
function besideOf(cell: Cell): Cell | undefined {
  let last: Cell | undefined;
  for (const next of cell.line.cells.slice(cell.index + 1)) {
    if (isSum(next.text)) last = next;
    else if (!/^(?:[\d,.$ ]+|us\$|usd|cad|cdn)$/i.test(next.text)) break;
  }
  return last;
}

/** A sum that is printed and is what the rate comes to with everything else that is paid: it may be the total under a word of its own. */
function addedUp(first: Candidate, lines: readonly Line[]): { cents: number } | undefined {
  const cells = shortCells(lines);
  const whole = first.cents + total(extrasBeside(first, lines));
  const isPrinted = cells.some((cell) => isSum(cell.text) && centsOf(cell.text) === whole);
  return whole > first.cents && isPrinted ? { cents: whole } : undefined;
}

const shortCells = (lines: readonly Line[]): Cell[] =>
  lines.flatMap((line) => line.cells).filter((cell) => cell.text.length <= LONGEST_TEXT);

/** The sums of what else is paid beside a sum. */
const extrasBeside = (first: Candidate, lines: readonly Line[]): number[] =>
  shortCells(lines).flatMap((cell) => {
    const key = OF_SOMETHING_ELSE.test(cell.text) ? undefined : [...cell.text.matchAll(EXTRAS)][0];
    const sum = key && !DEDUCTED.test(key[0]) && sumBehind(cell, key.index + key[0].length, lines);
    return sum && (sum.cell !== first.cell || sum.cents !== first.cents) ? [sum.cents] : [];
  });

/** "Carrier rate $1,850.00. Tarp pay $50.00. Total $1,900.00": the only larger total, where it is what the rate comes to with the rest. */
function wholeOf(
  first: Candidate,
  totals: readonly Candidate[],
  lines: readonly Line[],
): Candidate | undefined {
  const larger = totals.filter(({ cents }) => cents !== first.cents);
  const [whole] = larger;
  if (!whole || larger.some(({ cents }) => cents !== whole.cents)) return undefined;
  return first.cents + total(extrasBeside(first, lines)) === whole.cents ? whole : undefined;
}

/** A part is the whole where nothing else is paid. */
const isAlone = (part: Candidate, lines: readonly Line[]): boolean =>
  !lines.some((line) =>
    line.cells.some((cell) => {
      if (cell.text.length > LONGEST_TEXT) return false;
      return [...cell.text.matchAll(EXTRAS)].some((key) => {
        if (DEDUCTED.test(key[0]) || OF_SOMETHING_ELSE.test(clauseBefore(cell.text, key.index))) return false;
        const sum = sumBehind(cell, key.index + key[0].length, lines);
        return sum !== undefined && (sum.cell !== part.cell || sum.cents !== part.cents);
      });
    }),
  );

/**
 * What a sum comes to with the others of its list, in its column or its line, where it is none of their totals: a paper whose total was not
 * read has parts of the pay only. Undefined where nothing else is paid there.
 */
export function withRestOfList(
  { cents, cell, isTotal: isNamed }: FoundRate,
  lines: readonly Line[],
): number | undefined {
  if (isNamed) return undefined;
  const column = columnOf(cell, lines);
  const others = (column.length > 1 ? column : [cell.line.cells.map(({ text }) => text).join(' | ')])
    .flatMap((text) => paidIn(text))
    .filter((sum) => sum > 0);
  others.splice(others.indexOf(cents), others.includes(cents) ? 1 : 0);
  const rest = total(others);
  const isTotal =
    others.includes(cents) ||
    others.some((_, from) => others.some((_one, to) => total(others.slice(from, to + 1)) === cents));
  return rest > 0 && !isTotal ? cents + rest : undefined;
}

/** The rows of the list that a sum is in, each with the sum at its end. */
function columnOf(cell: Cell, lines: readonly Line[]): string[] {
  const at = lines.indexOf(cell.line);
  const run = (side: readonly Line[]) => {
    const rows: Line[] = [];
    for (const line of side.slice(0, MOST_SUMS)) {
      const before = rows.at(-1) ?? cell.line;
      const end = line.cells.find((one) => isInColumn(one, cell) && endOf(one) !== undefined);
      if (!end || Math.abs(line.flow - before.flow) > line.size * LINES_IN_LIST) break;
      rows.push(line);
    }
    return rows;
  };
  return [...run(lines.slice(0, at).reverse()).reverse(), cell.line, ...run(lines.slice(at + 1))].map(
    (line) => line.cells.map(({ text }) => text).join(' | '),
  );
}

const LINES_IN_LIST = 3;

/** The last sum of each part of a text, of those that are paid whatever happens. What is in brackets is a part of what is before them. */
function paidIn(text: string): number[] {
  return text
    .replace(/\([^()]*\)/g, ' ')
    .split(PARTS_OF_LIST)
    .flatMap((part) => {
      if (ONLY_IF.test(part) || OF_SOMETHING_ELSE.test(part) || TAKEN_OFF.test(part)) return [];
      // "24 tons | x $26.00": a price by what is counted.
      const sum = [...part.matchAll(SUM_IN_LIST)].findLast(
        ({ index }) => !IS_PRICE.test(part.slice(0, index)),
      )?.[0];
      return sum === undefined ? [] : [centsOf(`$${sum.replace(/[$ ]/g, '')}`) ?? 0];
    });
}

const PARTS_OF_LIST =
  /;\s|(?<=\d\.\d\d),\s|(?<=\d)\s*\+\s*|\.\s(?=[A-Z])|(?<=\d\.\d\d(?: (?:USD|CAD))?) \| (?=[A-Za-z])|\s[·•]\s/;
const SUM_IN_LIST =
  /\$ ?\d[\d,]*(?:\.\d\d)?(?!\d|\s?(?:\/|per\b))|(?<![\d.,])\d[\d,]*(?: \d{3})*\.\d\d(?!\d|\s?(?:\/|per\b|%))/g;
/** What is paid only where something happens, or is another's, or is a part of what is before it. */
const ONLY_IF =
  /\b(?:detention|layover|tonu|not used|late|penalt\w*|fines?|claims?|hour(?:s|ly)?|hr|if|or|unless|incl\w*|was|adv|receipts?|tax(?:es)?|gst|hst|qst|pst|per|por|each|balance|refund\w*|reimburs\w*|value|cod|offer(?:ed)?|target|posted|asking|on you|you pay|(?:at|for|on) your (?:own )?(?:cost|expense|account))\b/i;
