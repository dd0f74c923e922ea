import { csvLines } from './csv-lines.server';
import type { TableFiles } from './port';
import { sheetLines } from './sheet-lines.server';
import { sniffFile } from './sniff-file';

/** Text tables by csv-parse, workbooks by exceljs, both as streams. */
export const tableFiles: TableFiles = { sniff: sniffFile, lines: csvLines, sheet: sheetLines };
