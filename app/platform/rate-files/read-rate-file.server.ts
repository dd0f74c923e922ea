import { parseCsv } from '~/areas/rates/rules/csv-text';
import type { Quarter } from '~/engine/calendar/quarter';
import { readMatrixGrid } from '~/areas/rates/rules/matrix-grid';
import type { RateFileFormat, RateFileReader, ReadRateFile } from './port';
import { readMatrixXml } from './matrix-xml.server';
import { workbookGrid } from './workbook-grid.server';

/** The reader for all official layouts. Formats are distinguished by their first bytes. */
export const readRateFile: RateFileReader = (bytes, expected) => {
  const format = formatOf(bytes);
  if (format === undefined)
    return unreadable('unknown', 'The file is empty or not a CSV, XML or Excel file.');
  try {
    return { format, ...parse(bytes, format, expected) };
  } catch (error) {
    return unreadable(
      format,
      `The file cannot be read as ${format.toUpperCase()}: ${(error as Error).message}.`,
    );
  }
};

function parse(bytes: Uint8Array, format: RateFileFormat, expected: Quarter) {
  if (format === 'xml') return readMatrixXml(decodeText(bytes), expected);
  if (format === 'csv') return readMatrixGrid(textGrid(decodeText(bytes)), expected);
  return readMatrixGrid(workbookGrid(bytes), expected);
}

/** The TXT download has tabs where the CSV has commas. */
function textGrid(text: string): string[][] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const isTabbed = firstLine.includes('\t') && !firstLine.includes(',');
  return isTabbed ? text.split(/\r\n|\n|\r/).map((line) => line.split('\t')) : parseCsv(text);
}

function formatOf(bytes: Uint8Array): RateFileFormat | undefined {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return 'xls';
  const head = decodeText(bytes.subarray(0, 512))
    .replace(/^\ufeff/, '')
    .trimStart();
  if (head === '' || hasBinary(head)) return undefined;
  // Some "Excel" downloads are a page with a table; the workbook reader takes those too.
  if (/^<(?:!doctype html|html|table)/i.test(head)) return 'xls';
  return head.startsWith('<') ? 'xml' : 'csv';
}

function hasBinary(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- NUL bytes tell a binary file from text
  return /[\u0000-\u0008\u000e-\u001f]/.test(text);
}

/** UTF-8, or UTF-16 where its mark says so, or else the Windows encoding that older exports are in. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function unreadable(format: ReadRateFile['format'], message: string): ReadRateFile {
  return {
    format,
    quarter: undefined,
    rows: [],
    findings: [{ severity: 'error', code: 'unreadable-file', message }],
  };
}
