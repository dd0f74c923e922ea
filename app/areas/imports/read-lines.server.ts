import type { TableLine } from '~/platform/table-files/port';
import type { CarrierScope } from '~/platform/database/scope.server';
import { plainCell } from '~/areas/imports/rules/cell-values';
import { TableFileError } from '~/engine/text/table-file-error';
import type { Ctx } from '~/platform/context';
import { importFileKey, importTableKey, type TableFormat } from './import-file';

const GONE = 'The file is no longer stored. Upload it again.';

/** The bytes under a key, piece by piece. @throws TableFileError where they are gone. */
export async function* storedBytes(ctx: Ctx, key: string): AsyncGenerator<Uint8Array> {
  const opened = await ctx.storage.open(key);
  if (!opened) throw new TableFileError(GONE);
  yield* opened.pieces;
}

/** Every line of an import's table, the header and what is above it included. */
export async function* linesOf(
  ctx: Ctx<CarrierScope>,
  id: string,
  format: Pick<TableFormat, 'type' | 'encoding' | 'delimiter'>,
): AsyncGenerator<TableLine> {
  const { carrierId } = ctx.scope;
  if (format.type === 'csv' || format.type === 'gpx') {
    const read = ctx.tables.lines(() => storedBytes(ctx, importFileKey(carrierId, id)), format);
    for await (const { number, cells } of read) yield { number, cells: cells.map(plainCell) };
    return;
  }
  const table = ctx.tables.lines(() => storedBytes(ctx, importTableKey(carrierId, id)), {
    type: 'csv',
    encoding: 'utf-8',
    delimiter: ',',
  });
  for await (const { cells } of table) yield { number: Number(cells[0]), cells: cells.slice(1) };
}

/** The lines below the header. */
export async function* bodyLines(
  ctx: Ctx<CarrierScope>,
  id: string,
  format: TableFormat,
  after: number,
): AsyncGenerator<TableLine> {
  const from = Math.max(format.headerLine, after);
  for await (const line of linesOf(ctx, id, format)) if (line.number > from) yield line;
}

const BEGINNING_BYTES = 65_536;

/** The first lines of a file as text. @throws TableFileError where its bytes are gone. */
export async function beginningOf(ctx: Ctx, key: string, encoding: TableFormat['encoding']): Promise<string> {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for await (const piece of storedBytes(ctx, key)) {
    text += decoder.decode(piece, { stream: true });
    if (text.length >= BEGINNING_BYTES) break;
  }
  return text.slice(0, BEGINNING_BYTES);
}

/** A whole file as text; no file is larger than an upload may be. @throws TableFileError where its bytes are gone. */
export async function storedText(
  ctx: Ctx<CarrierScope>,
  id: string,
  encoding: TableFormat['encoding'],
): Promise<string> {
  const bytes = await ctx.storage.get(importFileKey(ctx.scope.carrierId, id));
  if (!bytes) throw new TableFileError(GONE);
  return new TextDecoder(encoding).decode(bytes);
}
