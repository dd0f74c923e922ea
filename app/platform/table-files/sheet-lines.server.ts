import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import ExcelJS from 'exceljs';
import { TableFileError } from '~/engine/text/table-file-error';
import { MAX_COLUMNS, MAX_LINES, type SheetChoices, type TableLine } from './port';
import { entriesOf, guardWorkbook, type Entry } from './zip-guard.server';

/** Lines at the beginning of a table among which its header is. */
const HEADS = 40;

const SHEET_PART = /^xl\/worksheets\/sheet(\d+)\.xml$/i;

/** Names and values beside each other are no table. */
const LEAST_COLUMNS = 3;

/** Cells of a line that could be the header of another sheet: some words, no figures. */
const headOf = (cells: readonly string[]): string | null =>
  cells.length > 1 && !cells.some((cell) => /^[-+$]?[\d.,/: -]+$/.test(cell))
    ? cells.map((cell) => cell.toLowerCase()).join('\n')
    : null;

/**
 * The lines of the first sheet that has any, and of those after it below the same header, as a year in sheets of months has
 * them. They are counted on: the first line of the second sheet comes after the last of the first. Streamed: neither a sheet
 * nor the unpacked file is ever whole in memory.
 * @param isHead knows the header of a table: a sheet ahead of the first that has one (a cover, a summary) is passed over
 * @param leaveOut called with each other sheet that has a table of its own below another header, which is not read
 */
export async function* sheetLines(
  bytes: Uint8Array,
  { isHead, leaveOut }: SheetChoices = {},
): AsyncGenerator<TableLine> {
  await guardWorkbook(bytes);
  const heads = new Set<string>();
  let count = 0;
  let last = 0;
  try {
    const from = isHead ? await firstTable(bytes, isHead) : 0;
    let at = -1;
    for await (const { name, rows } of sheetsOf(bytes)) {
      at += 1;
      const isFirst = at >= from && count <= 1;
      const before = isFirst ? 0 : last;
      let isBelowHead = isFirst;
      let [hasOtherHead, hasOtherRows] = [false, false];
      if (isFirst) {
        count = 0;
        heads.clear();
      }
      for await (const row of rows) {
        const cells = cellsOf(row);
        const head = headOf(cells);
        if (!isBelowHead) {
          isBelowHead = head !== null && heads.has(head);
          hasOtherRows ||= hasOtherHead && cells.filter((cell) => cell !== '').length > 1;
          hasOtherHead ||= head !== null && cells.length >= LEAST_COLUMNS;
          continue;
        }
        if (cells.length > MAX_COLUMNS) {
          throw new TableFileError(
            `Line ${row.number} has ${cells.length} columns; at most ${MAX_COLUMNS} can be read. Take out what is not needed.`,
          );
        }
        if (!cells.some((cell) => cell !== '')) continue;
        count += 1;
        if (count > MAX_LINES)
          throw new TableFileError(
            `${isFirst ? 'This sheet has' : 'These sheets have'} more than ${MAX_LINES} lines. Split ${isFirst ? 'it' : 'them'}.`,
          );
        if (isFirst && count <= HEADS && head !== null) heads.add(head);
        last = before + row.number;
        yield { number: last, cells };
      }
      if (!isBelowHead && hasOtherRows) leaveOut?.(name);
    }
  } catch (error) {
    if (error instanceof TableFileError) throw error;
    throw new TableFileError('This Excel file is damaged and cannot be opened. Save it again, or as CSV.', {
      cause: error,
    });
  }
}

/** Which sheet is the first that has a header among its first lines; the first of all where none has, or it is the only one. */
async function firstTable(bytes: Uint8Array, isHead: (cells: readonly string[]) => boolean): Promise<number> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entriesOf(view).filter(({ name }) => SHEET_PART.test(name)).length < 2) return 0;
  let at = 0;
  for await (const { rows } of sheetsOf(bytes)) {
    let looked = 0;
    for await (const row of rows) {
      if (isHead(cellsOf(row))) return at;
      if (++looked >= HEADS) break;
    }
    at += 1;
  }
  return 0;
}

/** The steps of the library's reader, each for one part of the file. */
interface PartReader {
  model: { sheets?: { rId: string; name?: string }[] };
  workbookRels?: { Id: string; Target: string }[];
  _parseRels(part: Readable): Promise<void>;
  _parseWorkbook(part: Readable): Promise<void>;
  _parseSharedStrings(part: Readable): AsyncIterable<unknown>;
  _parseStyles(part: Readable): Promise<void>;
  _parseWorksheet(part: Readable, number: string): Iterable<{ value: AsyncIterable<ExcelJS.Row> }>;
}

/**
 * The sheets in the order of their tabs. The parts of the file are given to the library one by one, in the order in which they
 * are needed: on its own way through a file it lost the texts of about one in a thousand on a busy machine.
 */
async function* sheetsOf(
  bytes: Uint8Array,
): AsyncGenerator<{ name: string; rows: AsyncIterable<ExcelJS.Row> }> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(view);
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(Readable.from([]), {
    entries: 'ignore',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    worksheets: 'emit',
  }) as unknown as PartReader;
  reader.model = {};
  const open = (entry: Entry): Readable => {
    const packed = view.subarray(entry.start, entry.start + entry.packed);
    if (entry.method === 0) return Readable.from([packed]);
    const inflate = createInflateRaw();
    inflate.end(packed);
    return inflate;
  };
  const part = (name: string): Readable[] =>
    entries.filter((entry) => entry.name.toLowerCase() === name).map(open);
  for (const rels of part('xl/_rels/workbook.xml.rels')) await reader._parseRels(rels);
  for (const workbook of part('xl/workbook.xml')) await reader._parseWorkbook(workbook);
  for (const texts of part('xl/sharedstrings.xml'))
    for await (const _ of reader._parseSharedStrings(texts)) void _;
  for (const styles of part('xl/styles.xml')) await reader._parseStyles(styles);
  for (const { entry, number, name } of inOrderOfTabs(entries, reader)) {
    const sheet = open(entry);
    try {
      for (const { value } of reader._parseWorksheet(sheet, number)) yield { name, rows: value };
    } finally {
      sheet.destroy();
    }
  }
}

/** The parts that are sheets; those that no tab names, as damaged files have them, at the end. */
function inOrderOfTabs(
  entries: readonly Entry[],
  { model, workbookRels = [] }: PartReader,
): { entry: Entry; number: string; name: string }[] {
  const tabs = (model.sheets ?? []).map(
    ({ rId }) => workbookRels.find(({ Id }) => Id === rId)?.Target.replace(/^\/?(?:xl\/)?/, '') ?? '',
  );
  const placeOf = (name: string): number => {
    const at = tabs.indexOf(name.slice('xl/'.length));
    return at < 0 ? tabs.length : at;
  };
  return entries
    .flatMap((entry) => {
      const number = SHEET_PART.exec(entry.name)?.[1];
      if (number === undefined) return [];
      return [{ entry, number, name: model.sheets?.[placeOf(entry.name)]?.name ?? `Sheet ${number}` }];
    })
    .sort((a, b) => placeOf(a.entry.name) - placeOf(b.entry.name));
}

function cellsOf(row: ExcelJS.Row): string[] {
  const values = row.values as ExcelJS.CellValue[];
  const cells = Array.from({ length: Math.max(0, values.length - 1) }, (_, index) =>
    cellText(values[index + 1]),
  );
  while (cells.length > 0 && cells.at(-1) === '') cells.pop();
  return cells;
}

/** Numbers without the noise of binary floats; dates as ISO text, with their time where they have one. */
export function cellText(value: ExcelJS.CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return plainNumber(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return dateText(value);
  if ('error' in value) return value.error;
  if ('richText' in value)
    return value.richText
      .map((part) => part.text)
      .join('')
      .trim();
  if ('text' in value) return cellText(value.text as ExcelJS.CellValue);
  if ('result' in value || 'formula' in value || 'sharedFormula' in value)
    return cellText((value as { result?: ExcelJS.CellValue }).result);
  return '';
}

function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return /e/i.test(text) ? value.toFixed(Math.abs(value) < 1 ? 12 : 0).replace(/\.?0+$/, '') : text;
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // Excel's days are counted in floats: a second may be a millisecond short.
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  return iso.slice(11, 19) === '00:00:00' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}
