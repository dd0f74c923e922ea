import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { TableFileError } from '~/engine/text/table-file-error';
import { MAX_COLUMNS, type OpenBytes, type SniffedFile, type TableLine } from './port';

/** No line of a table is longer; one that is has a quotation mark that never ends. */
const LONGEST_LINE = 131_072;

/** The lines of a text table. Empty ones are passed over; quotes in the middle of a cell are taken as they stand. */
export async function* csvLines(open: OpenBytes, file: SniffedFile): AsyncGenerator<TableLine> {
  const parser = parse({
    delimiter: file.delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const source = Readable.from(decoded(open, file));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const item of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      const { record, info } = item;
      if (record.length > MAX_COLUMNS) {
        throw new TableFileError(
          `Line ${info.lines} has ${record.length} columns; at most ${MAX_COLUMNS} can be read. Take out what is not needed.`,
        );
      }
      if (record.some((cell) => cell.trim() !== '')) yield { number: info.lines, cells: record };
    }
  } catch (error) {
    throw asFileError(error);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

async function* decoded(open: OpenBytes, { encoding }: SniffedFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of open()) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

function asFileError(error: unknown): unknown {
  const { code, lines } = error as { code?: string; lines?: number };
  if (code === 'CSV_MAX_RECORD_SIZE')
    return new TableFileError(
      `Line ${lines ?? '?'} never ends: a quotation mark (") is opened and not closed.`,
    );
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return new TableFileError('A quotation mark (") is opened and not closed before the end of the file.');
  if (code?.startsWith('CSV_'))
    return new TableFileError(`Line ${lines ?? '?'} cannot be read as a line of a table.`);
  return error;
}
