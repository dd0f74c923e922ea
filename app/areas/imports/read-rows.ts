import { unitInFile } from '~/areas/equipment/rules/unit-number';
import type { TableLine } from '~/platform/table-files/port';
import { jurisdictionOfField } from '~/areas/imports/rules/fields';
import { readCardRow, takenBack, TAKES_BACK } from '~/areas/imports/rules/card-row';
import { readFuelRow, type FuelDraft } from '~/areas/imports/rules/fuel-row';
import { columnsByField, RowReader, type CellError } from '~/areas/imports/rules/row-reader';
import { NO_OTHERS, readTripRow, type OdometersOf, type TripDraft } from '~/areas/imports/rules/trip-row';
import { chained, type DatedReading } from '~/areas/equipment/rules/odometer-replacements';
import { lengthBeyond } from '~/areas/trips/rules/odometer';
import { readingColumns } from '~/areas/trips/rules/trip.schema';
import type { ReadImport } from './import-file';

/** A line as its kind understands it, before anything is looked up. */
export interface ParsedLine {
  number: number;
  cells: string[];
  errors: CellError[];
  draft: TripDraft | FuelDraft | null;
  /** Why it is no record at all; '' for a line that is one. */
  aside: string;
  /** The purchase that a line of a statement takes back. */
  takesBack?: FuelDraft;
  /** What of the line was left out of its record. */
  note: string;
  columns: ReadonlyMap<string, number>;
}

/**
 * A reader of the lines of an import, from the first one on: a statement may name the truck once, above its lines. What is
 * below a totals row is nobody's until the next truck is named.
 */
export function lineReader(
  { kind, mapping, options, format }: ReadImport,
  odometersOf: OdometersOf = NO_OTHERS,
): (line: TableLine) => ParsedLine {
  const columns = columnsByField(mapping);
  const mapped = mapping.filter((key) => key !== null);
  const hasHeadings = kind === 'cards' || kind === 'fuel' || kind === 'trips';
  let unitAbove = hasHeadings ? unitOfHead(format) : '';
  const whoAbove = new Map<string, string>();
  return ({ number, cells }) => {
    const row = new RowReader(cells, columns, options);
    const parsed = { number, cells, errors: row.errors, draft: null, aside: '', note: '', columns };
    if (isHeadAgain(cells, format)) return { ...parsed, aside: 'The names of the columns again.' };
    if (isTotalsLine(cells, row) || isSumsOnly(cells, mapped, row)) {
      unitAbove = '';
      whoAbove.clear();
      return { ...parsed, aside: 'This is a totals row.' };
    }
    if (hasHeadings) {
      const named = unitOfHeading(cells, row);
      if (named !== '') {
        unitAbove = named;
        whoAbove.clear();
        return {
          ...parsed,
          cells: cells.map(withoutLongNumbers),
          aside: `Names unit ${named} for the rows below.`,
        };
      }
      const isNameless = ['unit', 'unit2', 'vin'].every((key) => unitInFile(row.raw(key)) === '');
      if (kind === 'trips') carryDown(row, whoAbove);
      if (unitAbove !== '' && isNameless && row.raw('unit') === '') row.derive('unit', unitAbove, 'unit');
    }
    if (isNote(cells, mapped)) return { ...parsed, aside: 'A note: no record.' };
    if (kind === 'cards') {
      return { ...parsed, ...readCardRow(row, options) };
    }
    const type = kind === 'records' ? recordType(row) : kind === 'fuel' ? 'fuel' : 'trip';
    if (type === null) return parsed;
    const quantity = type === 'fuel' ? row.peekFigure('quantity') : '';
    if (quantity.startsWith('-'))
      return { ...parsed, aside: TAKES_BACK, takesBack: takenBack(row, quantity, options) };
    if (type === 'trip' && standsStill(mapped, row))
      return { ...parsed, aside: 'No distance in this report.' };
    return {
      ...parsed,
      draft: type === 'fuel' ? readFuelRow(row, options) : readTripRow(row, mapped, options, odometersOf),
    };
  };
}

/** What a state's line below the first of its trip leaves empty, as cells that were merged are. */
const CARRIED = ['date', 'endDate', 'unit', 'vin', 'driver', 'tripKey', 'reference'] as const;

/** Gives a line with a state and miles, and without day and truck, those of the line above it. */
function carryDown(row: RowReader, above: Map<string, string>): void {
  const isBare = ['date', 'unit', 'vin'].every((key) => row.raw(key) === '');
  if (!isBare) {
    above.clear();
    for (const key of CARRIED) if (row.raw(key) !== '') above.set(key, row.raw(key));
    return;
  }
  if (!above.has('date') || row.raw('state') === '') return;
  for (const [key, value] of above) if (row.raw(key) === '') row.derive(key, value, key);
}

const VEHICLE =
  '(?:unit|truck|vehicle|tractor|equipment|asset|unité|camion|véhicule|tracteur|unidad|camión|vehículo|tractocamión|equipo)(?: ?(?:no|num|number|id|nº|n°|núm|número|numéro))?\\.?';
const NUMBER = '[\\p{L}\\p{N}][\\p{L}\\p{N}./_-]{0,29}';
const HEADING = new RegExp(`^${VEHICLE} ?[:#=]+ ?(${NUMBER})(?=$|[\\s,;|])`, 'iu');
/** Without a sign between them, nothing else may be there. */
const HEADING_ALONE = new RegExp(`^${VEHICLE} (?=[^\\s]*\\d)(${NUMBER})$`, 'iu');

const saidIn = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .normalize('NFC');

const headingIn = (text: string): string => (HEADING.exec(text) ?? HEADING_ALONE.exec(text))?.[1] ?? '';

/** The truck that is named above the names of the columns; only a number there is sure to be one. */
function unitOfHead({ first = [], headerLine }: Pick<ReadImport['format'], 'first' | 'headerLine'>): string {
  const named = first
    .filter(({ number }) => number < headerLine)
    .map(({ cells }) => headingIn(saidIn(cells)))
    .findLast((unit) => /\d/.test(unit));
  return unitInFile(named ?? '').slice(0, 30);
}

/** What a report says below its table, or at the end of a page. */
const FOOT = /\b(page \d+|printed|generated|created|reports?|continued|end of)\b/i;

const OF_A_RECORD = [
  ...['quantity', 'tractorQuantity', 'product', 'total'],
  ...['stateMiles', 'miles', 'odometerStart', 'odometerEnd', 'state', 'from', 'fromCity', 'stops'],
];

/** "Unit: 101  Card: 1234", or a number in the column of units and nothing else: the truck of the lines below. '' for any other line. */
function unitOfHeading(cells: readonly string[], row: RowReader): string {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (OF_A_RECORD.some((key) => !['', said[0]].includes(row.raw(key)))) return '';
  const unit = said.length === 1 && !FOOT.test(said[0] ?? '') ? row.raw('unit') : '';
  const named = headingIn(saidIn(said)) || unit;
  return unitInFile(named).slice(0, 30);
}

/** Of a card's number only its end is kept. */
const withoutLongNumbers = (cell: string): string => cell.replace(/\d{6,}(?=\d{4}(?!\d))/g, '…');

/** A printed list has the names of its columns on each page. */
const isHeadAgain = (cells: readonly string[], { headers = [] }: Partial<ReadImport['format']>): boolean =>
  headers.filter((name) => name.trim() !== '').length > 1 &&
  headers.every((name, index) => name.trim().toLowerCase() === (cells[index] ?? '').trim().toLowerCase());

/** "Total", "Grand total", "Subtotal TX": sums below a list, and no record. */
function isTotalsLine(cells: readonly string[], row: RowReader): boolean {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  if (/^(grand\s|sub)-?\s?totals?\b/i.test(first)) return true;
  return /^totals?\b|^.{0,40}\b(?:sub-?)?totals?:?$/i.test(first) && ['', first].includes(row.raw('date'));
}

const SUMMED = ['quantity', 'total', 'quantity2', 'defQuantity', 'miles', 'stateMiles', 'pricePerUnit'];

/** Sums without a word for them: two figures or more below columns that can be added up, and nothing else on a line of a dated list. */
function isSumsOnly(cells: readonly string[], mapped: readonly string[], row: RowReader): boolean {
  const said = cells.filter((cell) => cell.trim() !== '').length;
  if (said < 2 || !mapped.includes('date')) return false;
  const isSum = (key: string) =>
    (SUMMED.includes(key) || jurisdictionOfField(key) !== null) &&
    /^[^\p{L}]*\d[^\p{L}]*$/u.test(row.raw(key));
  return mapped.filter(isSum).length === said;
}

const LEAST_COLUMNS = 3;

/** A sentence in one cell below a table of several columns: "Generated 11/30/2026 by ...". */
const isNote = (cells: readonly string[], mapped: readonly string[]): boolean => {
  const said = cells.filter((cell) => cell.trim() !== '');
  return (
    said.length === 1 &&
    mapped.length >= LEAST_COLUMNS &&
    /\p{L}{2}.*\s|\s.*\p{L}{2}/u.test(said[0]?.trim() ?? '')
  );
};

/** A vehicle that a report of a period names and that drove nowhere: it has no state and no distance. */
const standsStill = (mapped: readonly string[], row: RowReader): boolean =>
  ['year', 'quarter', 'month'].some((key) => row.raw(key) !== '') &&
  row.raw('date') === '' &&
  ['state', 'stateMiles'].every((key) => mapped.includes(key) && row.raw(key) === '');

function recordType(row: RowReader): 'trip' | 'fuel' | null {
  const type = row.raw('type').toLowerCase();
  if (/^t(rips?)?$/.test(type)) return 'trip';
  if (/^f(uel)?( purchase)?s?$/.test(type)) return 'fuel';
  row.fail('type', 'Write Trip or Fuel.');
  return null;
}

const MOST_PARTS = 200;

/** Lines that belong together: those of one trip with a line for each state, else each by itself. */
export async function* together(
  lines: AsyncIterable<TableLine>,
  read: (line: TableLine) => ParsedLine,
): AsyncGenerator<ParsedLine[]> {
  let group: ParsedLine[] = [];
  const keyOf = (line: ParsedLine | undefined) => (line?.draft?.kind === 'trip' ? line.draft.groupKey : null);
  for await (const line of lines) {
    const parsed = read(line);
    const key = keyOf(parsed);
    if (group.length > 0 && (key === null || key !== keyOf(group[0]) || group.length >= MOST_PARTS)) {
      yield group;
      group = [];
    }
    group.push(parsed);
  }
  if (group.length > 0) yield group;
}

/**
 * The lines of one trip as one: miles of all, first and last day, first and last reading. Where one is wrong, none is
 * taken: a trip with a state missing would be worse than no trip.
 */
export function joined(
  group: readonly ParsedLine[],
  odometersOf: OdometersOf = NO_OTHERS,
): { whole: ParsedLine; parts: ParsedLine[] } {
  const [first, ...parts] = group as [ParsedLine, ...ParsedLine[]];
  if (parts.length === 0 || first.draft?.kind !== 'trip') return { whole: first, parts: [] };
  const drafts = group.flatMap(({ draft }) => (draft?.kind === 'trip' ? [draft] : []));
  const dates = drafts
    .flatMap(({ date, endDate }) => [date, endDate])
    .filter((date) => date !== '')
    .sort();
  const others = odometersOf(first.draft);
  const beyond = (one: DatedReading, other: DatedReading) =>
    others.length > 0 ? chained(one, others) - chained(other, others) : lengthBeyond(one, other);
  const start = readingsOf(drafts, 'odometerStart').reduce<DatedReading | null>(
    (least, one) => (least && beyond(one, least) >= 0 ? least : one),
    null,
  );
  const end = readingsOf(drafts, 'odometerEnd').reduce<DatedReading | null>(
    (most, one) => (most && beyond(one, most) <= 0 ? most : one),
    null,
  );
  const draft: TripDraft = {
    ...first.draft,
    date: dates[0] ?? '',
    endDate: dates.at(-1) ?? '',
    miles: drafts.flatMap(({ miles }) => miles ?? []),
    ...readingColumns(start, end),
    places: placesOfAll(drafts) ?? first.draft.places,
    hazmat: drafts.some(({ hazmat }) => hazmat) || first.draft.hazmat,
  };
  const broken = parts.find(({ errors }) => errors.length > 0);
  const errors = broken
    ? [...first.errors, { column: null, message: `Row ${broken.number} of the same trip has an error.` }]
    : first.errors;
  return { whole: { ...first, draft, errors }, parts };
}

/** The readings of the lines at one end, as far as they have one. */
const readingsOf = (drafts: readonly TripDraft[], end: 'odometerStart' | 'odometerEnd'): DatedReading[] =>
  drafts.flatMap((draft) => {
    const tenthMiles = draft[`${end}Tenths`];
    const day = end === 'odometerStart' || draft.endDate === '' ? draft.date : draft.endDate;
    return tenthMiles === null ? [] : [{ tenthMiles, tenthKilometers: draft[`${end}TenthKilometers`], day }];
  });

/** Where the first line began and the last one ended, for lines of a device; else the stops that one of them names. */
function placesOfAll(drafts: readonly TripDraft[]): TripDraft['places'] | undefined {
  const placed = drafts.filter(({ places }) => places.length >= 2);
  const points = placed.flatMap(({ places }) => places).filter(({ at }) => at !== undefined);
  const [from, to] = [points[0], points.at(-1)];
  return from && to && points.length > 1 ? [from, to] : placed[0]?.places;
}
