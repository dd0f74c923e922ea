import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { TableFileError } from '~/engine/text/table-file-error';
import { MAX_COLUMNS, type OpenBytes, type SniffedFile, type TableLine } from './port';

/** No line of a table is longer; one that is has a quotation mark that never ends. */
const LONGEST_LINE = 131_072;

/** The lines of a text table. Empty ones are passed over; quotes in the middle of a cell are kept. */
export async function* csvLines(open: OpenBytes, file: SniffedFile): AsyncGenerator<TableLine> {
  // Where the next record begins: what the parser tells with an error is where it gave up.
  let begun = { lines: 0, empty: 0 };
  const parser = parse({
    delimiter: file.delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
    info: true,
    on_record: (record: string[], { lines, empty_lines: empty }) => {
      begun = { lines, empty };
      return record;
    },
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
    throw asFileError(error, begun);
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

function asFileError(error: unknown, begun: { lines: number; empty: number }): unknown {
  const { code, empty_lines: empty = 0 } = error as { code?: string; empty_lines?: number };
  const line = begun.lines + empty - begun.empty + 1;
  if (code === 'CSV_MAX_RECORD_SIZE' || code === 'CSV_QUOTE_NOT_CLOSED')
    return new TableFileError(`Line ${line} never ends: a quotation mark (") is opened and not closed.`);
  if (code?.startsWith('CSV_'))
    return new TableFileError(`Line ${line} cannot be read as a line of a table.`);
  return error;
}
