import { isOldWorkbook } from './old-workbook.server';
import type { OpenBytes, SniffedFile, TextEncoding, UnreadableFile } from './port';

const HEAD_BYTES = 262_144;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Beginnings of files that people mistake for tables. */
const OTHERS: readonly [number[], string][] = [
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF. Save the table as CSV or Excel (XLSX) and upload that.'],
  [[0xff, 0xd8, 0xff], 'This is a picture, not a table.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture, not a table.'],
  [[0x1f, 0x8b], 'This file is packed (gzip). Unpack it and upload the table inside.'],
  [[0x52, 0x61, 0x72, 0x21], 'This is an archive (RAR). Unpack it and upload the table inside.'],
];

/** A web page with a row of a table among what it begins with, or a workbook in XML. */
const TABLE_MARKUP = /^\s*<(?:[!?a-z][^>]*>)[\s\S]*<(?:(?:ss:)?Row|tr)\b/i;

/** Comdata's fixed records: "01" and 384 characters, of which blanks at the end may have been cut off. */
const COMDATA_RECORD = /^01.{9}\d{6}.{3}.{5}.{31,}/;
const COMDATA_LENGTHS = { least: 200, most: 384 };

function isComdata(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  // The last line of a long file's head is cut.
  const whole = text.length < HEAD_BYTES / 4 ? lines : lines.slice(0, -1);
  const records = whole.filter((line) => line.startsWith('01'));
  return (
    records.length > 0 &&
    whole.every((line) => /^(00|01|90)/.test(line)) &&
    records.every(
      (line) =>
        line.length >= COMDATA_LENGTHS.least &&
        line.length <= COMDATA_LENGTHS.most &&
        COMDATA_RECORD.test(line),
    )
  );
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** What kind of file this is. Text is read to its end once, to know its encoding for certain. */
export async function sniffFile(open: OpenBytes, name: string): Promise<SniffedFile | UnreadableFile> {
  const head = await headOf(open);
  if (head.length === 0) return { message: 'This file is empty.' };
  if (startsWith(head, [0x50, 0x4b])) {
    return /\.(zip|docx|ods)$/i.test(name)
      ? { message: 'This is an archive, not a table. Upload the CSV or XLSX file inside.' }
      : { type: 'xlsx', encoding: 'utf-8', delimiter: '' };
  }
  if (isOldWorkbook(head)) return { type: 'xlsx', encoding: 'utf-8', delimiter: '' };
  for (const [start, message] of OTHERS) if (startsWith(head, start)) return { message };
  const encoding = await encodingOf(open, head);
  if (encoding === null)
    return {
      message: 'This is not a table: it holds bytes that no text has. Upload a CSV, XLSX or GPX file.',
    };
  const text = new TextDecoder(encoding).decode(head);
  if (text.replaceAll('\0', '').trim() === '') return { message: 'This file is empty.' };
  if (/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<gpx[\s>]/i.test(text))
    return { type: 'gpx', encoding, delimiter: '' };
  if (TABLE_MARKUP.test(text)) return { type: 'markup', encoding, delimiter: '' };
  if (/^\s*(<\?xml|<!doctype|<html|<kml)/i.test(text))
    return { message: 'This is a web page or an XML file, not a table. Upload a CSV, XLSX or GPX file.' };
  if (/^\s*ELD File Header Segment:?\s*[\r\n]/i.test(text)) return { type: 'eld', encoding, delimiter: '' };
  if (isComdata(text)) return { type: 'comdata', encoding, delimiter: '' };
  if (/^\s*[{[]\s*["{[]/.test(text)) return { type: 'json', encoding, delimiter: '' };
  return { type: 'csv', encoding, delimiter: delimiterOf(text) };
}

async function headOf(open: OpenBytes): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of open()) {
    pieces.push(piece);
    length += piece.length;
    if (length >= HEAD_BYTES) break;
  }
  return new Uint8Array(Buffer.concat(pieces).subarray(0, HEAD_BYTES));
}

/** By the mark at its beginning, else UTF-8 where the whole file is valid UTF-8, else what Windows writes. Null: no text. */
async function encodingOf(open: OpenBytes, head: Uint8Array): Promise<TextEncoding | null> {
  if (startsWith(head, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(head, [0xfe, 0xff])) return 'utf-16be';
  const zeros = head.subarray(0, 4096).filter((byte) => byte === 0).length;
  if (zeros > 0) return zeros * 3 > Math.min(head.length, 4096) && head[1] === 0 ? 'utf-16le' : null;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of open()) decoder.decode(piece, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The one that cuts the first lines into the most, and the most equal, cells. */
export function delimiterOf(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  let best: string = ',';
  let most = 0;
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length - 1);
    const usual = counts.slice().sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const equal = counts.filter((count) => count === usual).length;
    const score =
      usual === 0
        ? Math.max(0, ...counts) * 0.01
        : Math.min(usual, 20) * (equal / Math.max(1, counts.length));
    if (score > most) {
      best = delimiter;
      most = score;
    }
  }
  return best;
}
