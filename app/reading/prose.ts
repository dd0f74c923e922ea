import type { Block } from './blocks';
import type { Cell, Line, Word } from './cells';
import { findDates } from './dates';
import { cellAbove } from './neighbors';

/**
 * Confirmations written as a letter: "Please pick up at ACME, 5 Main St, Troy, MI 48083 on 07/02/2026 and deliver to ...".
 * Each clause is turned into a line that begins with its role, which the rules for forms then read like any other.
 */

/** "Pick up the load at", "pick up one truckload of paper at" */
const FREIGHT =
  '(?:(?:one|an?|\\d+)\\s+(?:full\\s+)?(?:(?:truck)?loads?|[a-z]+(?=\\s+of\\b))\\s+(?:of\\s+(?:[a-z]+\\s+){1,4}?)?)?(?:(?:the|this|your|our|said|same|above|freight|load|shipment|cargo|product|goods|it|all|full)\\s+){0,4}';
const HOUR = '\\d{1,2}(?::?\\d{2})?\\s*(?:[ap]\\.?m\\.?)?';
/** "Picks up Tuesday 8/4/2026 at 0800 at ACME": the day and the hour may come before the place. */
const WHEN =
  '(?:(?:(?:on|by|around)\\s+)?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day,?\\s+)?\\d{1,4}[-/.]\\d{1,2}(?:[-/.]\\d{2,4})?,?\\s+' +
  `(?:(?:(?:at|@|by)?\\s*${HOUR}|(?:between|from)\\s+${HOUR}\\s*(?:and|to|-)\\s*${HOUR}),?\\s+)?)?`;
const CLAUSE = new RegExp(
  `\\b(?:(?<pickup>(?:pick(?:s|ed|ing)?[\\s-]?up|load(?:s|ed|ing)?|collect(?:s|ed|ion)?|receives?|pickup)\\s+${FREIGHT}(?:is\\s+)?(?<on1>${WHEN})(?:at|from|in)\\b|out\\s+of\\b|(?:have|send|get)\\s+(?:(?:the|your|a)\\s+)?(?:driver|truck)\\s+(?:be\\s+|go\\s+)?(?:at|to)\\b)(?:\\s+the\\s+premises\\s+of\\b)?|(?<delivery>(?:deliver(?:s|ed|y|ing)?|unload(?:s|ed|ing)?|drop(?:s|ped|ping)?(?:[\\s-]?off)?|consigned|destined)\\s+${FREIGHT}(?:is\\s+)?(?<on2>${WHEN})(?:to|at|in|for)\\b|tender\\s+(?:the|said|this)\\s+(?:shipment|load|freight|goods|cargo)\\s+to\\b|(?:going\\s+to|bound\\s+for)\\b)(?:\\s+the\\s+premises\\s+of\\b)?)`,
  'gi',
);

/** The lines with every paragraph that speaks of pickups and deliveries taken apart; undefined where none does. */
export function clauseLines(lines: readonly Line[]): Line[] | undefined {
  const result: Line[] = [];
  let found = 0;
  for (const paragraph of paragraphsOf(lines)) {
    const text = wholeText(paragraph);
    const clauses =
      paragraph[0] && /\d{5}|[A-Z]\d[A-Z]|,\s*[A-Z]{2}\b/.test(text) ? [...text.matchAll(CLAUSE)] : [];
    if (clauses.length === 0) {
      result.push(...paragraph);
      continue;
    }
    // Figures before the first stop may be the rate or the number of the load: they are kept over it.
    const opening = text.slice(0, clauses[0]!.index).trim();
    if (/\$\s?\d|\d{4}/.test(opening) && paragraph[0]) {
      const over = { ...paragraph[0], flow: paragraph[0].flow - paragraph[0].size };
      result.push(lineOf(opening, over, paragraph, 0));
    }
    clauses.forEach((clause, index) => {
      const rest = text
        .slice(clause.index + clause[0].length, clauses[index + 1]?.index ?? text.length)
        .trim();
      const first = paragraph[0];
      if (!first) return;
      const said = (clause.groups?.on1 ?? clause.groups?.on2 ?? '').trim();
      // "Mon 30 Nov, 06:30 - load at ACME": a line of a schedule begins with its day.
      const isOfSchedule =
        clauses.length === 1 && said === '' && isDay(opening) && findDates(rest).length === 0;
      const when = isOfSchedule ? opening : said;
      result.push(
        lineOf(
          `${clause.groups?.pickup ? 'Pickup' : 'Delivery'}: ${rest}${when === '' ? '' : ` on ${when}`}`,
          first,
          paragraph,
          index,
        ),
      );
      found++;
    });
  }
  return found >= 2 ? result.sort((a, b) => a.flow - b.flow) : undefined;
}

const LOADS = /\b(?:load(?:ed|s|ing)?|pick(?:s|ed|ing)?[\s-]?up|collect(?:s|ed|ion)?)\b/i;
const UNLOADS =
  /\b(?:(?:un|off)-?load(?:ed|s|ing)?|deliver(?:ed|s|y|ing)?|discharged?|drop(?:s|ped)?(?:[\s-]off)?|hand(?:s|ed)?\sover)\b/i;
/** "The hay goes to": the freight, and no driver who is loaded there. */
const GOES =
  /(?<!\b(?:driver|truck|he|she|you|unit)\s)\b(?:goes|going|bound|headed|destined|consigned)\s(?:to|for)\b/i;
/** The end of an address, as far as it can be told without the gazetteer. */
const PLACE_IN_SENTENCE =
  /,\s(?:[A-Z]{2}|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?),?\s(?:\d{5}(?!\d)|[A-Z]\d[A-Z]\s?\d[A-Z]\d)/g;

/**
 * "Your driver goes to ACME, 5 Main St, Troy, MI 48083, where he will be loaded": a sentence with one place, and one thing that happens
 * there wherever it says so. Undefined where a letter has not two of them.
 */
export function sentenceLines(lines: readonly Line[]): Line[] | undefined {
  let found = 0;
  const result = paragraphsOf(lines).flatMap((paragraph) => {
    const sentences = wholeText(paragraph)
      .trim()
      .split(/(?<=[a-z\d)]{2}[.;])\s+(?=[A-Z])/)
      .map((text) => ({ text, said: saidIn(text) }));
    if (sentences.every(({ said }) => said === undefined)) return paragraph;
    return sentences.map(({ text, said }, index) => {
      if (said !== undefined) found++;
      return lineOf(said ?? text, paragraph[0]!, paragraph, index);
    });
  });
  return found >= 2 ? result.sort((a, b) => a.flow - b.flow) : undefined;
}

function saidIn(sentence: string): string | undefined {
  const places = [...sentence.matchAll(PLACE_IN_SENTENCE)];
  const loads = LOADS.test(sentence);
  const unloads = UNLOADS.test(sentence) || (!loads && GOES.test(sentence));
  if (places.length !== 1 || loads === unloads) return undefined;
  const before = sentence.slice(0, places[0]!.index);
  const from = [...before.matchAll(/\b(?:at|to|from|in|is)\s+(?:the\s+)?(?=[A-Z0-9])/g)].at(-1);
  if (!from) return undefined;
  const place = sentence.slice(from.index + from[0].length);
  // "The truck is to load on Tuesday, December 1, 2026 at ACME": the day may be before the place.
  const day = findDates(place).length === 0 ? findDates(before.slice(0, from.index)).at(-1) : undefined;
  return `${loads ? 'Pickup' : 'Delivery'}: ${place}${day ? ` on ${sentence.slice(day.from, from.index)}` : ''}`;
}

/** What happens at the next place. "The load", "load# 4471" and "a truckload" are things, and nothing that happens. */
const VERBS =
  '(?<pickup>pick(?:s|ed|ing)?[\\s-]?up|p\\/?u(?=\\s)|load(?:ed|s|ing)|(?<!\\b(?:the|this|that|a|an|our|your|one|full|partial|each|per|truck)[\\s-])load(?!\\s?(?:#|no\\b|num|id\\b|conf|order|ref|details|info|bars?|locks?|straps?|is|has|pays|:\\s*#?\\s*\\w*\\d)|\\s[\\w-]*\\d{3})|collect(?:s|ed|ion)?|(?:ready|available)(?=\\s(?:for|at|with|from)\\s)|(?:goes|go|moves?|hauls?|hauled|hauling|transport(?:ed|s|ing)?|carry|carried|takes?|taken|runs?|ships?|shipped)\\b[^.;]{0,60}?\\sfrom)|(?<delivery>(?:un|off)-?load(?:ed|s|ing)?|deliver(?:s|ed|y|ing)?|discharged?|drop(?:s|ped)?(?:[\\s-]?off)?|del(?=\\s))';
const DOES = new RegExp(`\\b(?:${VERBS})\\b`, 'gi');
/** "Arrive at ACME, 5 Main St, Troy, MI 48083 at 8 to load": what happens behind the place and the hour. */
const DOES_BEHIND = new RegExp(
  `^(?:(?!\\b(?:and|then) (?:at|to|from)\\b).)*?\\b(?:to|to be|where (?:he|she|it|you) (?:will be|is|are)|for) (?:${VERBS})\\b`,
  'i',
);
const PLACE_IN_TEXT =
  /(?:,?\s[A-Z]{2}|,\s[A-Z][a-z]+(?:\s[A-Z][a-z]+)?),?\s(?:\d{5}(?:-\d{4})?(?!\d)|[A-Z]\d[A-Z]\s?\d[A-Z]\d)/g;
/** "8am-3pm", "at 7:00 AM", "by 10" before who is there. */
const HOURS_FIRST =
  /^[\s,;:@(-]*(?:(?:at|by|from|between|before|after|until|till|to|and|thru|appt|fcfs|@|-|–)?\s*(?:\d{1,2}(?::\d{2}|\d{2})?\s*(?:[ap]\.?m?\.?\b|hrs?\b|hours\b|(?=\s?(?:-|–|to|and)\s?\d))|\d{1,2}:\d{2}|\d{4}(?=\s+[A-Za-z])|noon|midnight)[\s,;)-]*)+/i;
const BEFORE_NAME = /^[\s,;:–—-]*(?:at|to|from|in|with|is)?[\s,;:–—-]*(?:the\s+)?/i;
const LONGEST_BEFORE_PLACE = 140;

/**
 * "The truck is to load on December 2, 2026 at ACME, 5 Main St, Troy, MI 48083, and is to be unloaded on ...": each place of a paragraph with
 * what is said to happen right before it, wherever sentences end. Undefined where a letter has not two of them.
 */
export function placeLines(lines: readonly Line[]): Line[] | undefined {
  let found = 0;
  const result = paragraphsOf(lines).flatMap((paragraph) => {
    const text = wholeText(paragraph).trim();
    const places = [...text.matchAll(PLACE_IN_TEXT)];
    const said = whatIsSaid(text, places);
    if (said === undefined) return paragraph;
    if (said.every((one) => one === undefined)) return paragraph;
    const first = said.find((one) => one !== undefined)!;
    const opening = text.slice(0, first.from).trim();
    const parts: string[] = [];
    said.forEach((one, at) => {
      if (!one) return;
      const next = said.slice(at + 1).find((other) => other !== undefined);
      const behind = text.slice(one.to, next?.from);
      const end = /[.;](?=\s|$)/.exec(behind)?.index ?? behind.length;
      const earlier = text
        .slice(said[at - 1]?.to ?? 0, one.from)
        .split(/[.;]\s/)
        .at(-1)!;
      parts.push(
        `${one.kind}: ${whoAndWhen(text.slice(one.begins, one.to), behind.slice(0, end), earlier)}`,
        behind.slice(end + 1).trim(),
      );
      found++;
    });
    // What is over the stops is about the load.
    const over = { ...paragraph[0]!, flow: paragraph[0]!.flow - paragraph[0]!.size };
    return [
      ...(/\w/.test(opening) ? [lineOf(opening, over, paragraph, 0)] : []),
      ...parts
        .filter((part) => /\w/.test(part))
        .map((part, index) => lineOf(part, paragraph[0]!, paragraph, index)),
    ];
  });
  return found >= 2 ? result.sort((a, b) => a.flow - b.flow) : undefined;
}

interface Said {
  readonly kind: 'Pickup' | 'Delivery';
  /** Where what is said begins, who is there, and where the place ends. */
  readonly from: number;
  readonly begins: number;
  readonly to: number;
}

/**
 * What happens at each place: what is said last before it, "to load" behind it, or the same as at the one before. Undefined where a sentence
 * between two of them gives a place and does not say what happens there.
 */
function whatIsSaid(text: string, places: readonly RegExpExecArray[]): (Said | undefined)[] | undefined {
  const said: (Said | undefined)[] = [];
  let taken = 0;
  places.forEach((place, at) => {
    const to = place.index + place[0].length;
    const start = at === 0 ? 0 : places[at - 1]!.index + places[at - 1]![0].length;
    const own = saysWhat(text, Math.max(start, taken), place.index, said[at - 1]);
    if (own) {
      said.push({ ...own, to });
      return;
    }
    const end = places[at + 1]?.index ?? text.length;
    const verb = DOES_BEHIND.exec(text.slice(to, end).split(/[.;](?=\s|$)/)[0]!);
    const from = [...text.slice(start, place.index).matchAll(/\b(?:at|to|in)\s(?=[A-Z0-9])/g)].at(-1);
    if (verb && from && !OR_ELSE.test(text.slice(to + verb.index + verb[0].length))) {
      taken = to + verb.index + verb[0].length;
      const begins = start + from.index + from[0].length;
      said.push({ kind: verb.groups!.pickup ? 'Pickup' : 'Delivery', from: start + from.index, begins, to });
      return;
    }
    // "Pick up at one mill and at another": the same is done there.
    const before = said[at - 1];
    const between = text.slice(Math.max(start, taken), place.index);
    const again = before && !/[.;]\s/.test(between) ? AND_AT.exec(between) : null;
    const since = Math.max(start, taken) + (again?.index ?? 0);
    said.push(
      before && again ? { kind: before.kind, from: since, begins: since + again[0].length, to } : undefined,
    );
  });
  const first = said.findIndex((one) => one !== undefined);
  const last = said.findLastIndex((one) => one !== undefined);
  return first < 0 || said.slice(first, last).includes(undefined) ? undefined : said;
}

/** What is said right before a place; "to" says it behind one that is left: "goes from ACME, Troy, MI 48083 to". */
function saysWhat(
  text: string,
  from: number,
  end: number,
  before: Said | undefined,
): Omit<Said, 'to'> | undefined {
  const between = text.slice(from, end);
  // "Troy, MI 48083, loading on December 1, to": what is done at the place before.
  const verbs = [...between.matchAll(DOES)].filter((one) => {
    const behind = between.slice(one.index + one[0].length);
    return !(
      /^\W*$/.test(between.slice(0, one.index)) &&
      /\bto\s(?=[A-Z0-9])/.test(behind) &&
      findDates(behind).some(({ from: day }) => day < LONGEST_TO_DAY)
    );
  });
  const verb = verbs.at(-1);
  const other = verbs.at(-2);
  // "Load or unload at" says neither.
  if (verb && other && OR.test(between.slice(other.index + other[0].length, verb.index))) return undefined;
  if (verb && between.length - verb.index < LONGEST_BEFORE_PLACE)
    return {
      kind: verb.groups!.pickup ? 'Pickup' : 'Delivery',
      from: from + verb.index,
      begins: from + verb.index + verb[0].length,
    };
  const left =
    before && /\bfrom\s$/.test(text.slice(before.from, before.begins + 1)) && !/[.;]\s/.test(between);
  const to = left ? [...between.matchAll(/\bto\s(?=[A-Z0-9])/g)].at(-1) : undefined;
  return to && { kind: 'Delivery', from: from + to.index, begins: from + to.index + to[0].length };
}

/** " on the " before a day. */
const LONGEST_TO_DAY = 8;

/** "Loaded or unloaded": one of two, and which is not said. */
const OR = /^\s?(?:or|and|&|\/)\s?(?:to\s|be\s)*$/i;
const OR_ELSE = new RegExp(`^\\s?(?:or|and|&|/)\\s?(?:to\\s|be\\s)*(?:${VERBS})\\b`, 'i');
const AND_AT = /(?:\b(?:and|then|plus|also)\s(?:then\s|also\s)?(?:at|from|to|in)|,\s(?:at|from|to)|\band)\b/i;

/** Who is there and where, and behind it the day, which may be before or after the place, or before what happens there. */
function whoAndWhen(before: string, behind: string, earlier: string): string {
  const [day] = findDates(before);
  const rest = day ? before.slice(day.to) : before;
  const hours = HOURS_FIRST.exec(rest)?.[0] ?? '';
  const where = rest.slice(hours.length).replace(BEFORE_NAME, '');
  const when = day
    ? `${before.slice(day.from, day.to)} ${hours}`
    : findDates(behind).length > 0
      ? behind
      : dayIn(earlier);
  return /\w/.test(when) ? `${where} on ${when.replace(/^\W+/, '').replace(/^on\s/, '').trim()}` : where;
}

const dayIn = (text: string): string => {
  const [day] = findDates(text);
  return day ? `${text.slice(day.from, day.to)} ${HOURS_FIRST.exec(text.slice(day.to))?.[0] ?? ''}` : '';
};

/** A line of the terms of a contract is longer than any that gives a place. */
const LEAST_OF_TERMS = 120;
/** The end of a sentence, and the beginning of the next one. */
const NEXT_SENTENCE = /^\W*\.\s+(?:\(?\d{1,2}[.)]\s+)?[A-Z]/;
const SENTENCE_BEFORE = /[a-z\d)]{2}[.;]\s+(?:\(?\d{1,2}[.)]\s+)?[A-Z][a-z]/;

/** "Invoices go to PO Box 3300, Omaha, NE 68103. 6. Late delivery costs": an address in a paragraph of the terms, where no heading is its own. */
export function isInProse({ address: { cell, from, to } }: Block, lines: readonly Line[]): boolean {
  const before = cell.text.slice(0, from);
  const isBetween = SENTENCE_BEFORE.test(before) || NEXT_SENTENCE.test(cell.text.slice(to));
  if (cell.text.length > LEAST_OF_TERMS) return isBetween;
  const above = cellAbove(cell, lines);
  return (
    above !== undefined &&
    above.text.length > LEAST_OF_TERMS &&
    Math.abs(above.x0 - cell.x0) < 2 &&
    cell.line.cells.length === 1
  );
}

/** A day with its hour, numbered or not, and nothing else. */
const isDay = (text: string): boolean => {
  const [day] = findDates(text);
  return (
    day !== undefined &&
    /^\W*\d{0,2}\W*$/.test(text.slice(0, day.from)) &&
    /^[\s\d:,;@–—-]*(?:[ap]\.?m\.?|hrs?|hours|at|appt)?[\s\d:,;@–—-]*$/i.test(text.slice(day.to))
  );
};

/** What a line has of its paragraph: with several lines the column at the left, without what is beside it. */
const cellsOf = (line: Line, paragraph: readonly Line[]): readonly Cell[] =>
  paragraph.length > 1 ? line.cells.slice(0, 1) : line.cells;

/** The lines of a paragraph in one; a date that breaks at its stroke ("2026-" over "12-03") is whole again. */
const wholeText = (paragraph: readonly Line[]): string =>
  paragraph
    .map((line) =>
      cellsOf(line, paragraph)
        .map((cell) => cell.text)
        .join(' '),
    )
    .reduce((text, line) => (/\d[-/]$/.test(text) && /^\d/.test(line) ? text + line : `${text} ${line}`));

function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let paragraph: Line[] | undefined;
  for (const line of lines) {
    const before = paragraph?.at(-1);
    const runsOn =
      before !== undefined &&
      line.flow - before.flow < 1.6 * line.size &&
      Math.abs((line.cells[0]?.x0 ?? 0) - (before.cells[0]?.x0 ?? 0)) < 3 &&
      (paragraph ?? []).every((one) => isLeftOf(one, line) && isLeftOf(line, one)) &&
      // A paragraph fills its line; a form breaks after a name or a street.
      (before.cells[0]?.text.length ?? 0) > 45;
    // What is beside a paragraph, in a column of its own, does not end it.
    const isBeside =
      before !== undefined &&
      line.flow - before.flow < 1.6 * line.size &&
      (line.cells[0]?.x0 ?? 0) > (before.cells.at(-1)?.x1 ?? 0);
    if (paragraph && runsOn) paragraph.push(line);
    else paragraphs.push([line]);
    if (!runsOn && !isBeside) paragraph = paragraphs.at(-1);
  }
  return paragraphs;
}

/** The column at the left of one line ends before anything begins beside that of the other. */
const isLeftOf = (one: Line, other: Line): boolean =>
  (one.cells[0]?.x1 ?? 0) < Math.min(...other.cells.slice(1).map((cell) => cell.x0));

function lineOf(text: string, first: Line, paragraph: readonly Line[], index: number): Line {
  const cells = paragraph.flatMap((line) => cellsOf(line, paragraph));
  const sample = cells[0]?.words[0];
  const line: Line = {
    page: first.page,
    y: first.y,
    flow: first.flow + index * 0.01,
    size: first.size,
    cells: [],
  };
  const x0 = Math.min(...cells.map((cell) => cell.x0));
  const x1 = Math.max(...cells.map((cell) => cell.x1));
  const words: Word[] = text
    .split(' ')
    .map((word) => ({ text: word, x0, x1, font: sample?.font ?? '', sure: sample?.sure }));
  const cell: Cell = {
    text,
    words,
    page: first.page,
    x0,
    x1,
    y: first.y,
    flow: line.flow,
    size: first.size,
    line,
    index: 0,
  };
  line.cells.push(cell);
  return line;
}
