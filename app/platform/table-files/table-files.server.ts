import { csvLines } from './csv-lines.server';
import { isOldWorkbook, rewritten } from './old-workbook.server';
import type { SheetChoices, TableFiles, TableLine } from './port';
import { sheetLines } from './sheet-lines.server';
import { sniffFile } from './sniff-file';

async function* linesOfWorkbook(bytes: Uint8Array, choices?: SheetChoices): AsyncGenerator<TableLine> {
  yield* sheetLines(isOldWorkbook(bytes) ? await rewritten(bytes) : bytes, choices);
}

/** Text tables by csv-parse, workbooks by exceljs as streams; those of Excel before 2007 are written anew first. */
export const tableFiles: TableFiles = { sniff: sniffFile, lines: csvLines, sheet: linesOfWorkbook };
