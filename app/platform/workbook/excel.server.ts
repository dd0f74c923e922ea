import { once } from 'node:events';
import { PassThrough, type Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import type {
  NumberLook,
  WorkbookCell,
  WorkbookInput,
  WorkbookMaker,
  WorkbookRow,
  WorkbookSheet,
} from './port';
import { sheetName } from './sheet-name';

/** After so many rows the writer waits until the reader has taken what was made. */
const ROWS_BETWEEN_PAUSES = 250;

/** Streams the workbook with exceljs: what is written is compressed and gone from the memory. */
export const excelWorkbooks: WorkbookMaker = {
  async *make(input) {
    const sink = new PassThrough({ highWaterMark: 1 << 18 });
    const done = write(input, sink).catch((error: Error) => {
      sink.destroy(error);
    });
    for await (const piece of sink) yield piece as Uint8Array;
    await done;
  },
};

async function write(input: WorkbookInput, sink: PassThrough): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: sink,
    useStyles: true,
    useSharedStrings: false,
  });
  workbook.title = input.title;
  workbook.creator = input.creator;
  workbook.created = input.createdAt;
  workbook.modified = input.createdAt;
  const taken = new Set<string>();
  for await (const sheet of input.sheets)
    await writeSheet(workbook, sheet, sheetName(sheet.name, taken), input.currencySymbol, sink);
  await workbook.commit();
}

async function writeSheet(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  sheet: WorkbookSheet,
  name: string,
  symbol: string,
  sink: PassThrough,
): Promise<void> {
  const introRows = sheet.intro?.length ?? 0;
  const worksheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: introRows + 1, xSplit: 1 }],
    pageSetup: {
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${introRows + 1}:${introRows + 1}`,
    },
  });
  // The look of a column is its cells' own: setting it cell by cell takes most of the time of a large sheet.
  worksheet.columns = sheet.columns.map(({ width, look }) => ({
    width,
    ...(look ? { style: { numFmt: formatOf(look, symbol) } } : {}),
  }));
  for (const row of sheet.intro ?? []) addRow(worksheet, row, symbol).commit();
  const header = worksheet.addRow(sheet.columns.map((column) => column.header));
  header.eachCell((cell, index) => {
    cell.font = { bold: true };
    cell.alignment = {
      wrapText: true,
      vertical: 'bottom',
      horizontal: sheet.columns[index - 1]?.look ? 'right' : 'left',
    };
    cell.border = { bottom: { style: 'thin' } };
  });
  header.commit();
  let count = 0;
  for await (const page of 'length' in sheet.rows ? [sheet.rows] : sheet.rows) {
    for (const row of page) {
      addRow(worksheet, row, symbol).commit();
      count += 1;
      if (count % ROWS_BETWEEN_PAUSES === 0) await pause(sink, worksheet);
    }
  }
  worksheet.commit();
  await pause(sink);
}

/** The library heeds no back-pressure of its own: rows would pile up before a slow reader, and before the compressor. */
async function pause(sink: PassThrough, worksheet?: ExcelJS.Worksheet): Promise<void> {
  await nextTurn();
  const { stream } = (worksheet ?? {}) as { stream?: { pipes?: Writable[] } };
  for (const writable of [...(stream?.pipes ?? []), sink]) {
    if (writable.writableNeedDrain && !writable.destroyed)
      await Promise.race([once(writable, 'drain'), once(writable, 'close'), once(sink, 'close')]);
  }
}

function addRow(worksheet: ExcelJS.Worksheet, row: WorkbookRow, symbol: string): ExcelJS.Row {
  const added = worksheet.addRow(row.cells.map(toValue));
  if (!row.kind && !row.looks) return added;
  row.cells.forEach((value, index) => {
    if (value === null) return;
    const look = row.looks?.[index];
    const cell = added.getCell(index + 1);
    if (look && typeof value !== 'string') cell.numFmt = formatOf(look, symbol);
    if (row.kind === 'total') {
      cell.font = { bold: true };
      cell.border = { top: { style: 'medium' } };
    }
    if (row.kind === 'head') cell.font = { bold: true, size: 14 };
    if (row.kind === 'note') cell.font = { italic: true, color: { argb: 'FF444444' } };
  });
  return added;
}

function toValue(cell: WorkbookCell): ExcelJS.CellValue {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('day' in cell) return new Date(`${cell.day}T00:00:00.000Z`);
  return { formula: cell.formula, result: cell.result, date1904: false };
}

function formatOf(look: NumberLook, symbol: string): string {
  switch (look) {
    case 'whole':
      return '#,##0';
    case 'tenths':
      return '#,##0.0';
    case 'hundredths':
      return '#,##0.00';
    case 'thousandths':
      return '#,##0.000';
    case 'rate':
      return '0.0000';
    case 'money':
      return `"${symbol}"#,##0.00;-"${symbol}"#,##0.00`;
    case 'day':
      return 'mm/dd/yyyy';
  }
}
