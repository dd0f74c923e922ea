import { flagOf } from './flag-messages';
import type { TaughtReading } from './read-confirmation';
import {
  areSameStops,
  type Evidence,
  type LayoutMark,
  type LearnedField,
  type LearnedPart,
  type LearnedPlace,
  type LearnedWay,
  type PaperCell,
  type PaperLayout,
  type PaperLine,
  type ReadConfirmation,
  type ReviewFlag,
} from './reading';

/**
 * What a person puts right on one paper of a broker is used on the next. A layout is recognized by words that its papers have in
 * common and where they are; a value by the label at it. A layout adds doubts and never takes one away.
 */

/** The print of a document. @see paperLinesOf */
export interface Paper {
  readonly lines: readonly PaperLine[];
  /** Of its first page, in points. */
  readonly width: number;
}

export interface PlacedValue {
  readonly text: string;
  /** Of a sum. */
  readonly cents: number | undefined;
  readonly evidence: Evidence;
}

const WORDS: Record<LearnedField, string> = { loadNumber: 'load number', rate: 'rate' };
const FIELDS: readonly LearnedField[] = ['loadNumber', 'rate'];

const LEAST_MARKS = 4;
const MOST_MARKS = 80;
const LONGEST_MARK = 60;
const LEAST_SHARE = 0.6;
const SAME_PLACE = 0.05;

const lettersOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim();

/** The words of a cell that its papers may have in common: up to the first figure or the colon. */
const markOf = ({ text }: PaperCell): string => {
  const mark = lettersOf(text.split(/[\d:$]/)[0] ?? '');
  return mark.length >= 3 && mark.length <= LONGEST_MARK ? mark : '';
};

/** Words by which a paper is known again; those of its stops and of its load are its own and left out. */
export function marksOf(
  { lines, width }: Paper,
  reading: ReadConfirmation | null,
  most = MOST_MARKS,
): LayoutMark[] {
  const own = [
    ...(reading?.stops ?? []).flatMap(({ evidence }) => [evidence.address]),
    ...(reading?.details ?? []).filter(({ kind }) => kind === 'instructions').map(({ evidence }) => evidence),
  ];
  const marks = new Map<string, LayoutMark>();
  for (const { page, cells } of lines)
    for (const cell of cells) {
      const text = markOf(cell);
      if (text === '' || marks.has(text) || own.some((box) => isInside(cell, page, box))) continue;
      marks.set(text, { text, x: Math.round((cell.x0 / width) * 1000) / 1000 });
      if (marks.size === most) return [...marks.values()];
    }
  return [...marks.values()];
}

const isInside = (cell: PaperCell, page: number, box: Evidence): boolean =>
  box.page === page &&
  cell.x0 < box.x1 + 1 &&
  cell.x1 > box.x0 - 1 &&
  (cell.y0 + cell.y1) / 2 > box.y0 &&
  (cell.y0 + cell.y1) / 2 < box.y1;

const isSameMark = (a: LayoutMark, b: LayoutMark): boolean =>
  a.text === b.text && Math.abs(a.x - b.x) <= SAME_PLACE;

/** The marks that both have: with every paper that is known again a layout sheds what only its first one had. */
export function commonMarks(layout: readonly LayoutMark[], paper: readonly LayoutMark[]): LayoutMark[] {
  const common = layout.filter((mark) => paper.some((other) => isSameMark(mark, other)));
  return common.length >= LEAST_MARKS ? common : [...layout];
}

/** Whether papers can be known again by these words. */
export const isKnowable = (marks: readonly LayoutMark[]): boolean => marks.length >= LEAST_MARKS;

/** The layout that the paper has: most of its words are where they were. Undefined where none fits. */
export function layoutOf(paper: Paper, layouts: readonly PaperLayout[]): PaperLayout | undefined {
  // Towns and names may be among the words of the layout, and among those that were left out here.
  const marks = marksOf(paper, null, Infinity);
  let best: { layout: PaperLayout; share: number; count: number } | undefined;
  for (const layout of layouts) {
    const count = layout.marks.filter((mark) => marks.some((other) => isSameMark(mark, other))).length;
    const share = count / layout.marks.length;
    if (count < LEAST_MARKS || share < LEAST_SHARE) continue;
    if (!best || share > best.share || (share === best.share && count > best.count))
      best = { layout, share, count };
  }
  return best?.layout;
}

/** Where on the paper a value is that a person gave: undefined where no label leads to it, and to nothing else. */
export function placeOf(paper: Paper, field: LearnedField, value: string | number): LearnedPlace | undefined {
  for (const [at, line] of paper.lines.entries())
    for (const [index, cell] of line.cells.entries()) {
      const found = valueIn(cell.text, field, value);
      if (!found) continue;
      const form = {
        words: found.text.split(/\s+/).length,
        length: found.text.length,
        hasLetters: /[A-Z]/i.test(found.text),
        isPlain: field === 'rate' && !/[$.]/.test(found.text),
        confirmed: 0,
      };
      const labels: Pick<LearnedPlace, 'label' | 'where' | 'cellsAway'>[] = [
        { label: lettersOf(cell.text.slice(0, found.from)), where: 'behind', cellsAway: 0 },
        ...line.cells
          .slice(0, index)
          .map(
            (left, place) =>
              ({ label: lettersOf(left.text), where: 'right', cellsAway: index - place }) as const,
          )
          .reverse(),
        ...labelsAbove(paper.lines, at, cell).map(
          (text) => ({ label: lettersOf(text), where: 'below', cellsAway: 0 }) as const,
        ),
      ];
      for (const label of labels) {
        if (label.label.length < 2 || label.label.length > LONGEST_MARK) continue;
        const place = { ...label, ...form };
        const again = valueAt(paper, field, place);
        if (again && isSameValue(again, value)) return place;
      }
    }
  return undefined;
}

const isSameValue = (found: PlacedValue, value: string | number): boolean =>
  typeof value === 'number' ? found.cents === value : plain(found.text) === plain(value);

const plain = (text: string): string => text.toUpperCase().replace(/\s+/g, ' ').trim();

const ROWS_ABOVE = 3;

/** Heads of the column, nearest first. */
function labelsAbove(lines: readonly PaperLine[], at: number, cell: PaperCell): string[] {
  const { page } = lines[at]!;
  return lines
    .slice(Math.max(0, at - ROWS_ABOVE), at)
    .filter((line) => line.page === page)
    .reverse()
    .flatMap((line) => line.cells.filter((other) => isOver(other, cell)).map(({ text }) => text));
}

const isOver = (a: PaperCell, b: PaperCell): boolean => a.x0 < b.x1 && a.x1 > b.x0;

/** What is at a place of the paper; undefined where nothing of its form does, or where two values do. */
export function valueAt(paper: Paper, field: LearnedField, place: LearnedPlace): PlacedValue | undefined {
  const found: PlacedValue[] = [];
  for (const [at, line] of paper.lines.entries())
    for (const [index, cell] of line.cells.entries()) {
      const value =
        place.where === 'behind'
          ? cellsBehind(cell, place.label)
          : lettersOf(cell.text) !== place.label
            ? undefined
            : place.where === 'right'
              ? textOfCell(line.cells[index + place.cellsAway])
              : textOfCell(cellUnder(paper.lines, at, cell));
      if (!value) continue;
      const read = leadingValue(value.text, field, place);
      if (read) found.push({ ...read, evidence: { page: line.page, ...boxOf(value.cell) } });
    }
  const [first, ...others] = found;
  return first && others.every((other) => isSameValue(other, first.cents ?? first.text)) ? first : undefined;
}

const textOfCell = (cell: PaperCell | undefined): { text: string; cell: PaperCell } | undefined =>
  cell && { text: cell.text, cell };

/** What follows the label in its own cell. */
function cellsBehind(cell: PaperCell, label: string): { text: string; cell: PaperCell } | undefined {
  for (const { index } of cell.text.matchAll(/(?<![A-Z0-9])[A-Z0-9$]/gi))
    if (lettersOf(cell.text.slice(0, index)) === label && /\d/.test(cell.text.slice(index)))
      return { text: cell.text.slice(index), cell };
  return undefined;
}

function cellUnder(lines: readonly PaperLine[], at: number, label: PaperCell): PaperCell | undefined {
  const { page } = lines[at]!;
  for (const line of lines.slice(at + 1, at + 1 + ROWS_ABOVE)) {
    if (line.page !== page) return undefined;
    const under = line.cells.find((cell) => isOver(cell, label));
    if (under && /\d/.test(under.text)) return under;
  }
  return undefined;
}

const boxOf = ({ text, x0, y0, x1, y1 }: PaperCell) => ({ text, x0, y0, x1, y1 });

const SUM = /(?<![\d.,-])\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?(?![\d,.]*\d|\s?%|[A-Z])/i;

const centsOfSum = (match: RegExpExecArray): number =>
  Number((match[1] ?? '').replace(/,/g, '')) * 100 + Number(match[2] ?? 0);

/** The value at the beginning of a text, where it has the form that was learned. */
function leadingValue(
  text: string,
  field: LearnedField,
  place: LearnedPlace,
): Pick<PlacedValue, 'text' | 'cents'> | undefined {
  if (field === 'rate') {
    const match = SUM.exec(text);
    if (!match || /[\dA-Z]/i.test(text.slice(0, match.index).replace(/\b(?:USD|US|CAD)\b/gi, '')))
      return undefined;
    return place.isPlain || /[$.]/.test(match[0])
      ? { text: match[0].trim(), cents: centsOfSum(match) }
      : undefined;
  }
  const words = text
    .replace(/^[^A-Z0-9]+/i, '')
    .split(/\s+/)
    .slice(0, place.words)
    .join(' ')
    .replace(/[^A-Z0-9]+$/i, '');
  const isOfForm =
    /\d/.test(words) &&
    words.split(' ').length === place.words &&
    Math.abs(words.length - place.length) <= Math.max(2, place.length / 3) &&
    (place.hasLetters || !/[A-Z]/i.test(words)) &&
    // A date or a sum is no number of a load.
    !/^\d{1,4}[/.]\d{1,2}[/.]\d{2,4}\b|^\d[\d,]*\.\d{2}$/.test(words);
  return isOfForm ? { text: words, cents: undefined } : undefined;
}

/** Where in a text the value is as a whole. */
function valueIn(
  text: string,
  field: LearnedField,
  value: string | number,
): { from: number; text: string } | undefined {
  if (field === 'rate' || typeof value === 'number') {
    for (const match of text.matchAll(new RegExp(SUM.source, 'gi')))
      if (centsOfSum(match) === value) return { from: match.index, text: match[0].trim() };
    return undefined;
  }
  const words = value
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  const match = new RegExp(`(?<![A-Z0-9])${words.join('\\s+')}(?![A-Z0-9])`, 'i').exec(text);
  return match && words[0] !== '' ? { from: match.index, text: match[0] } : undefined;
}

/**
 * The reading with the values that stand where a person put them right on an earlier paper of the layout. Doubts stay; a value
 * that was changed is doubted until a person has let one stand, and one that is missing there is doubted always.
 * @param reread reads the paper by labels of stops that a person taught; undefined where they are not on it
 */
export function withLayouts(
  reading: ReadConfirmation,
  paper: Paper,
  layouts: readonly PaperLayout[],
  reread: (ways: readonly LearnedWay[]) => TaughtReading | undefined,
): ReadConfirmation {
  const layout = layoutOf(paper, layouts);
  if (!layout) return reading;
  const fields: LearnedPart[] = [];
  const flags: ReviewFlag[] = [];
  let next = reading;
  if (layout.stops) {
    const taught = reread(layout.stops.ways);
    if (taught) fields.push('stops');
    else flags.push(flagOf('stops-lost', undefined));
    if (taught && (hasInferredRoles(reading) || !areSameStops(taught.reading.stops, reading.stops))) {
      next = {
        ...taught.reading,
        flags: [...taught.reading.flags, ...ofRecognition(reading, taught.reading)],
      };
      // Where the rules had no doubt about other stops, more addresses are there or the ways differ, a person decides.
      const { confirmed, spare } = layout.stops;
      if (confirmed === 0 || reading.flags.length === 0 || taught.spare > spare || taught.isOpen)
        flags.push(flagOf('stops-learned', undefined));
    }
  }
  for (const field of FIELDS) {
    const place = layout.places[field];
    if (!place) continue;
    // The word that no rule knows was taught.
    const isGuess = guessedFields(next).includes(field);
    if (isGuess) next = { ...next, flags: next.flags.filter(({ doubt }) => doubt !== GUESSES[field]) };
    const value = valueAt(paper, field, place);
    if (!value) {
      flags.push({ ...flagOf('learned-lost', undefined, WORDS[field]), field });
      continue;
    }
    fields.push(field);
    const before = field === 'rate' ? reading.rateCents : reading.loadNumber;
    if (before !== undefined && isSameValue(value, before) && !(isGuess && place.confirmed === 0)) continue;
    if (place.confirmed === 0) flags.push({ ...flagOf('learned', undefined, WORDS[field]), field });
    next = withValue(next, field, value);
  }
  return { ...next, flags: [...next.flags, ...flags], learned: { layoutId: layout.id, fields } };
}

const GUESSES = { loadNumber: 'number-unnamed', rate: 'rate-unnamed' } as const;

/** Values that were found under words that no rule knows: what a person lets stand of them is known from then on. */
export const guessedFields = ({ flags }: ReadConfirmation): LearnedField[] =>
  FIELDS.filter((field) => flags.some(({ doubt }) => doubt === GUESSES[field]));

/** No word of the paper says which of its stops loads and which unloads. */
export const hasInferredRoles = ({ flags }: ReadConfirmation): boolean =>
  flags.some(({ code }) => code === 'roles');

/** Doubts about what was recognized on a scan: they hold whatever the labels are. */
const ofRecognition = (byRules: ReadConfirmation, taught: ReadConfirmation): ReviewFlag[] =>
  byRules.flags
    .filter(
      ({ code, message }) =>
        code === 'recognition' && !taught.flags.some((other) => other.message === message),
    )
    .map((flag) => ({ ...flag, stop: undefined }));

/** The reading with another value of a field; without a place where it is not on the paper. */
export const withValue = (
  reading: ReadConfirmation,
  field: LearnedField,
  value: { text: string; cents: number | undefined; evidence: Evidence | undefined },
): ReadConfirmation => ({
  ...reading,
  ...(field === 'rate' ? { rateCents: value.cents } : { loadNumber: value.text }),
  evidence: {
    ...reading.evidence,
    [field === 'rate' ? 'rate' : 'loadNumber']: value.evidence,
  },
});
