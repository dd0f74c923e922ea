import type { Cell, Line } from './cells';
import { evidenceOf } from './evidence';
import { findAppointments } from './load-appointments';
import { findCharges } from './load-charges';
import { findInstructions } from './load-instructions';
import { findBroker } from './load-broker';
import { keyedValues, unsureOf, type KeyedValue } from './keyed-values';
import { centsOf } from './sums';
import type { DetailKind, LoadDetail, ReadConfirmation, ReadStop } from './reading';

/**
 * What a confirmation says of its load besides stops, number and rate: who gives it, what is carried in what, how heavy, how
 * far, what is paid for what, when the docks wait, and the instructions for the driver. A value is left out rather than guessed; where
 * it is without its own label, competes with another or was recognized with little faith it carries a doubt.
 * @param lines the whole document in reading order
 * @param reading what was read of the stops and the rate
 */
export function findLoadDetails(
  lines: readonly Line[],
  reading: Omit<ReadConfirmation, 'details'>,
): LoadDetail[] {
  return [
    ...findBroker(lines, reading),
    ...one(
      'equipment',
      orElse(keyedValues(lines, EQUIPMENT), () => inText(lines, TRAILERS)),
      reading,
      lines,
    ),
    ...one('commodity', keyedValues(lines, COMMODITY), reading, lines),
    ...one('weight', weights(lines, reading), reading, lines),
    ...one(
      'miles',
      orElse(
        orElse(keyedValues(lines, MILES), () => inText(lines, DISTANCES)),
        () => milesBehindRate(lines, reading),
      ),
      reading,
      lines,
    ),
    ...findCharges(lines, reading),
    ...findAppointments(lines, reading),
    ...findInstructions(lines, reading),
  ];
}

const TRAILER =
  '(?:dry\\s?van|van|reefer|refrigerated|temp(?:erature)? controlled|flat\\s?bed|step\\s?deck|drop\\s?deck|double\\s?drop|power\\s?only|conestoga|hot\\s?shot|box truck|straight truck|low\\s?boy|rgn|removable gooseneck|tanker|tank|hopper(?: bottom)?|container|intermodal|dump|curtain\\s?side|sprinter|cargo van|auto\\s?hauler|car hauler|pneumatic)';
const IS_TRAILER = new RegExp(`\\b${TRAILER}s?\\b`, 'i');

const EQUIPMENT = {
  key: /^(?:(?:required |req(?:'d|\.)? )?(?:equipment|equip\.?|trailer|truck)(?: (?:type|required|needed|requirements?|description))?|eq(?:uip)?\.? type|type of (?:equipment|trailer|truck)|trlr(?: type)?)$/i,
  valueOf: (text: string): string | undefined =>
    text.length <= 60 && IS_TRAILER.test(text) && !/[.;!?] [A-Z]/.test(text) ? tidy(text) : undefined,
};

const NO_COMMODITY =
  /^(?:n\/?a|none|tbd|yes|no|type|description|weight|pieces|qty|quantity|pallets?|class|value|see\b.*|-+)$/i;
const COMMODITY = {
  key: /^(?:commodit(?:y|ies)(?: (?:description|name|type))?|product(?: description)?|(?:freight|cargo|goods) description|description of (?:goods|freight|articles|commodity)|goods|cargo|freight)$/i,
  /** Under these words alone any text may follow. */
  isLoose: /^(?:goods|cargo|freight|product)$/i,
  isText: true as const,
  valueOf: (text: string): string | undefined => {
    // "PLASTIC PELLETS, 42,500 lbs": the weight is a value of its own.
    const words = tidy(
      firstSentence(text)
        .replace(/(?<=[a-z)]{2})\.$/, '')
        .replace(/[\s,;(-]*\b\d[\d,.]*\s?(?:lbs?\b|pounds|kgs?\b|#).*$/i, ''),
    );
    return /[A-Za-z]{3}/.test(words) &&
      words.length <= 60 &&
      !NO_COMMODITY.test(words) &&
      !/[$:]|\b(?:insurance|liability|claims?|shall|must|will|not)\b/i.test(words)
      ? words
      : undefined;
  },
};

const grouped = (value: number): string => value.toLocaleString('en-US');

const LEAST_POUNDS = 100;
const MOST_POUNDS = 200_000;
const WEIGHT =
  /^(?:approx\.? ?|~ ?|est\.? ?)?(\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.0+)?\s?(lbs?\.?|pounds|#|kgs?\.?|kilograms)?$/i;

function weightOf(text: string, key: string): string | undefined {
  const match = WEIGHT.exec(text.trim());
  if (!match) return undefined;
  const value = Number(match[1]!.replace(/,/g, ''));
  const unit = match[2] ?? /\b(lbs?|pounds|kgs?|kilograms)\b/i.exec(key)?.[1];
  if (value < LEAST_POUNDS || value > MOST_POUNDS) return undefined;
  return `${grouped(value)} ${unit === undefined ? '' : /^k/i.test(unit) ? 'kg' : 'lb'}`.trimEnd();
}

const WEIGHTS = {
  key: /^(?:(?:total |gross |est(?:imated|\.)? |approx(?:imate|\.)? |load |shipment |cargo |freight )*(?:weight|wt\.?|wgt\.?)(?: ?\(?(?:in )?(?:lbs?\.?|pounds|kgs?)\)?)?|(?:gross )?\(?(?:lbs|pounds|(?<=gross )kgs?)\)?)$/i,
  valueOf: weightOf,
};
/** "42,000 lbs", "47,000#", "36k lbs", "18 500 kg", and "WEIGHT 41350" in a form without colons. */
const BARE_WEIGHT =
  /(?:^|[\s,;(/–—-])(\d{1,3}(?:[, ]\d{3})+|\d{3,6}|\d{1,3}k)\s?(lbs?\b|pounds\b|kgs?\b|kilos?\b|(?<=\d,\d{3})#)|\b(?:weight|wt|wgt)\.?\s+(\d{1,3}(?:,\d{3})+|\d{4,6})(?![\d.])/gi;
/** What a weight may be other than that of the load. */
const LIMIT =
  /\b(?:exceed|max(?:imum)?|min(?:imum)?|limit|legal|over|up to|under|per|gross vehicle|gvwr?|scale|axles?|bars?|straps?)\b/i;

/** Weights behind their label; where none is, what is followed by "lbs" in a short piece of text, with a doubt. */
function weights(lines: readonly Line[], reading: Omit<ReadConfirmation, 'details'>): KeyedValue[] {
  const keyed = withSums(keyedValues(lines, WEIGHTS), lines);
  const abroad = reading.stops.some((stop) => stop.country === 'CA');
  if (keyed.length > 0)
    return keyed.map((found) =>
      / (?:lb|kg)$/.test(found.value)
        ? found
        : {
            ...found,
            value: abroad ? found.value : `${found.value} lb`,
            doubt: found.doubt ?? (abroad ? 'No unit is printed with the weight.' : undefined),
          },
    );
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      return sentencesOf(cell)
        .filter((text) => text.length <= LONGEST_WITH_WEIGHT && !LIMIT.test(text))
        .flatMap((text) => [...text.matchAll(BARE_WEIGHT)])
        .flatMap((match): KeyedValue[] => {
          const figures = (match[1] ?? match[3]!).replace(/ /g, ',').replace(/k$/i, ',000');
          const unit = match[2]?.replace(/^kilos?$/i, 'kg') ?? (abroad ? '' : 'lb');
          const value = weightOf(figures + unit, '');
          return value === undefined ? [] : [{ key: '', value, cells: [cell], doubt: NO_LABEL }];
        });
    }),
  );
}

/** Of a column of weights what they come to, where that is printed: as the last of them, or elsewhere with its unit. */
function withSums(found: readonly KeyedValue[], lines: readonly Line[]): KeyedValue[] {
  const heads = [...new Set(found.map(({ head }) => head))].filter((head) => head !== undefined);
  const wholes = heads.flatMap((head) => {
    const column = found.filter((one) => one.head === head);
    const last = column.at(-1)!;
    const isUnder = column.length > LEAST_PARTS && weighed(column.slice(0, -1)) === weighed([last]);
    const sum = column.length < LEAST_PARTS ? undefined : isUnder ? last : sumPrinted(column, lines);
    return sum ? [{ ...sum, key: last.key, column }] : [];
  });
  if (wholes.length !== 1) return [...found];
  const [{ column, ...whole }] = wholes as [(typeof wholes)[number]];
  return [whole, ...found.filter((one) => !column.includes(one))];
}

const LEAST_PARTS = 2;
const weighed = (found: readonly KeyedValue[]): number =>
  found.reduce((all, { value }) => all + Number(value.replace(/[^\d]/g, '')), 0);

/** "Total: 18 pieces, 12,730 lbs." beside a column of weights that come to as much. */
function sumPrinted(column: readonly KeyedValue[], lines: readonly Line[]): KeyedValue | undefined {
  const sum = weighed(column);
  return lines
    .flatMap((line) => line.cells)
    .filter(({ text }) => text.length <= LONGEST_WITH_WEIGHT && !LIMIT.test(text))
    .flatMap((cell): KeyedValue[] => {
      const unit = [...cell.text.matchAll(BARE_WEIGHT)].find(
        ([, figures]) => figures !== undefined && Number(figures.replace(/[, ]/g, '')) === sum,
      )?.[2];
      const value = unit === undefined ? undefined : weightOf(`${sum}${unit.replace(/^kilos?$/i, 'kg')}`, '');
      return value === undefined ? [] : [{ key: '', value, cells: [cell], doubt: undefined }];
    })[0];
}

const LONGEST_WITH_WEIGHT = 80;
/** Longer pieces of text are terms. */
const LONGEST_OF_FACTS = 200;
/** "Do not break the seal. 17,900 lbs.": what one sentence demands does not make the fact in another one a demand. */
const sentencesOf = ({ text }: Cell): string[] => {
  const sentences = text.split(/(?<=[a-z\d)]\.)\s+(?=[A-Z\d])/);
  return text.length > LONGEST_OF_FACTS ? sentences.slice(0, 1) : sentences;
};
/** "Commodity: Windshields, 22,000 lbs. PAPS required. Customs broker: ...": what is carried comes first. */
const firstSentence = (text: string): string => text.split(/(?<=[a-z)]\.)\s+(?=[A-Z])/)[0]!;

const NO_LABEL = 'It has no label of its own.';
const MOST_MILES = 6000;
const MILES = {
  key: /^(?:(?:total |loaded |planned |billed |billable |practical |trip |est(?:imated|\.)? |approx(?:imate|\.)? |load )*(?:miles|mileage|millas)|(?:total |trip )?distance(?: ?\(?(?:mi|miles)\)?)?)$/i,
  valueOf: (text: string): string | undefined => {
    const match = /^(\d{1,2},\d{3}|\d{1,4})(?:\.(\d))?\d?\s?(mi\.?|miles|millas|km|kilometers)?\.?$/i.exec(
      text.trim(),
    );
    if (!match) return undefined;
    const value = Number(match[1]!.replace(/,/g, ''));
    if (value < 1 || value > MOST_MILES) return undefined;
    const tenth = match[2] !== undefined && match[2] !== '0' ? `.${match[2]}` : '';
    return `${grouped(value)}${tenth} ${/^k/i.test(match[3] ?? '') ? 'km' : 'mi'}`;
  },
};

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s:#–-]+|[\s,;:|–-]+$/g, '')
    .trim();

const orElse = (keyed: KeyedValue[], others: () => KeyedValue[]): KeyedValue[] =>
  keyed.length > 0 ? keyed : others();

/** What a short piece of text says, without a label of its own or without a mark behind it. */
interface InText {
  readonly pattern: RegExp;
  readonly valueOf: (found: string) => string | undefined;
}

const LENGTH = "(?:\\d{2}\\s?(?:['’]|ft\\.?|foot|feet)?)";
const TRAILERS: InText = {
  pattern: new RegExp(`((?<![\\d,.])${LENGTH}\\s+)?\\b${TRAILER}\\b(?:\\s+${LENGTH}(?![\\d,.]))?`, 'gi'),
  valueOf: tidy,
};
const DISTANCES: InText = {
  pattern:
    /(?<![\d.,$])(?:\d{1,2},\d{3}|\d{2,4})(?:\.\d)?\s?(?:mi|miles|km)\b(?!\s*(?:\/|per|radius|from|of|out|away|x\b))|\b(?:miles|mileage|millas:?)\s+(?:\d{1,2},\d{3}|\d{2,4})(?!\d|[,.]\d)|\bdistance\s+(?:\d{1,2},\d{3}|\d{2,4})\s?(?:miles|mi|km)\b/gi,
  valueOf: (text) => MILES.valueOf(text.replace(/^(?:miles|mileage|millas:?|distance)\s+/i, '')),
};
/** "will haul the load for $1,310.00 for 655 miles": how far the load goes that the rate pays. */
function milesBehindRate(
  lines: readonly Line[],
  { rateCents }: Omit<ReadConfirmation, 'details'>,
): KeyedValue[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      [...cell.text.matchAll(FOR_MILES)].flatMap((match): KeyedValue[] => {
        const value = MILES.valueOf(match[1]!);
        const before = cell.text.slice(0, match.index);
        return value !== undefined &&
          rateCents !== undefined &&
          centsOf(before.slice(lastSumIn(before))) === rateCents
          ? [{ key: '', value, cells: [cell], doubt: NO_LABEL }]
          : [];
      }),
    ),
  );
}

const FOR_MILES =
  /(?<=\d)(?: (?:USD|CAD))? for (?:(?:about|approx\.?) )?((?:\d{1,2},\d{3}|\d{2,4})(?:\.\d)? (?:mi|miles))\b/gi;
const lastSumIn = (text: string): number => Math.max(0, text.search(/\$? ?[\d,]+(?:\.\d\d)?$/));

const NO_FACT =
  /\b(?:must|shall|will|may|if|any|every|each|per|within|more than|dead\s?head|empty|out of route|rate|overweight)\b|\$/i;

const LONGEST_WITH_FACT = 100;

function inText(lines: readonly Line[], { pattern, valueOf }: InText): KeyedValue[] {
  return lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      (cell.text.length > LONGEST_OF_FACTS ? [] : sentencesOf(cell))
        .flatMap((sentence) => (sentence.length > LONGEST_WITH_FACT ? [] : sentence.split(/\s[·•|]\s/)))
        .filter((part) => !LIMIT.test(part) && !NO_FACT.test(part))
        .flatMap((part) => [...part.matchAll(pattern)])
        .flatMap((match): KeyedValue[] => {
          const value = valueOf(match[0]);
          return value === undefined ? [] : [{ key: '', value, cells: [cell], doubt: NO_LABEL }];
        }),
    ),
  );
}

/** The value of a kind that a load has once: that of a total before others, with a doubt where two compete. */
function one(
  kind: DetailKind,
  found: readonly KeyedValue[],
  { stops }: Omit<ReadConfirmation, 'details'>,
  lines: readonly Line[],
): LoadDetail[] {
  const total = found.filter(({ key }) => /\b(?:total|gross)\b/i.test(key));
  const from = total.length > 0 ? total : found;
  const first = from[0];
  if (!first) return [];
  const rival = from.find((other) => sameOf(other.value) !== sameOf(first.value));
  const same = from.filter((other) => sameOf(other.value) === sameOf(first.value));
  const isOfStop =
    OF_GOODS.has(kind) &&
    total.length === 0 &&
    same.every(({ cells }) => isOfOneOfSeveral(cells[0]!, stops, lines));
  return [
    {
      kind,
      value: first.value,
      evidence: evidenceOf(onePage(first.cells)),
      doubt:
        first.doubt ??
        (rival ? `The document also says ${rival.value}.` : isOfStop ? OF_ONE_STOP : unsureOf(first.cells)),
    },
  ];
}

const OF_GOODS: ReadonlySet<DetailKind> = new Set(['commodity', 'weight']);
const OF_ONE_STOP = 'It is printed with one of several stops.';
/** Lines of a block are this close, in sizes of their print. */
const MOST_BETWEEN_LINES = 1.75;

/** Whether a cell is in the row of a stop, or in the lines right under its address, while others are loaded or unloaded the same way. */
function isOfOneOfSeveral(cell: Cell, stops: readonly ReadStop[], lines: readonly Line[]): boolean {
  const own = stops.findLast(({ evidence: { role, address } }) => {
    if (address.page !== cell.page) return false;
    const top = role.page === address.page ? Math.min(role.y0, address.y0) : address.y0;
    if (cell.y > top && cell.y <= address.y1 && cell.x0 > address.x0) return true;
    if (cell.y <= address.y1 || Math.abs(cell.x0 - address.x0) > cell.size * 2) return false;
    let last = address.y1;
    for (const line of lines) {
      if (line.page !== cell.page || line.flow > cell.flow) continue;
      const next = line.cells.find(({ x0 }) => Math.abs(x0 - address.x0) <= cell.size * 2);
      if (!next || next.y <= last) continue;
      if (next.y - last > cell.size * MOST_BETWEEN_LINES) return false;
      last = next.y;
    }
    return true;
  });
  return own !== undefined && stops.filter(({ role }) => role === own.role).length > 1;
}

const sameOf = (value: string): string => value.toLowerCase().replace(/[^a-z0-9.]/g, '');

const onePage = (cells: readonly Cell[]): Cell[] => cells.filter((cell) => cell.page === cells[0]!.page);
