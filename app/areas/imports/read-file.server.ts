import { createHash } from 'node:crypto';
import type { TableLine } from '~/platform/table-files/port';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import {
  changeImport,
  findKindOfShape,
  findMapping,
  type DataImport,
} from '~/areas/imports/data/imports.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { csvRow } from '~/areas/imports/rules/csv-row';
import { IMPORT_KINDS, type ImportKind } from '~/areas/imports/rules/fields';
import {
  findHeaderLine,
  guessKind,
  guessMapping,
  headerShape,
  type ColumnMapping,
} from '~/areas/imports/rules/header-names';
import { guessOptions, type ImportOptions } from '~/areas/imports/rules/import-options';
import { TableFileError } from '~/engine/text/table-file-error';
import type { Ctx } from '~/platform/context';
import { FIRST_LINES, importFileKey, importTableKey, type TableFormat } from './import-file';
import { linesOf, storedBytes } from './read-lines.server';

/** First step: finds out how the file is written and what its columns may mean. @throws TableFileError for what is no table. */
export async function readFile(ctx: Ctx<CarrierScope>, found: DataImport): Promise<void> {
  const key = importFileKey(ctx.scope.carrierId, found.id);
  const sniffed = await ctx.tables.sniff(() => storedBytes(ctx, key), found.fileName);
  if ('message' in sniffed) throw new TableFileError(sniffed.message);
  if (sniffed.type === 'xlsx') await keepSheet(ctx, found.id);
  const format =
    sniffed.type === 'gpx'
      ? { ...sniffed, headerLine: 0, headers: [], first: [], lineCount: 0 }
      : await readTable(ctx, found.id, sniffed);
  const chosen = await choicesFor(ctx, found.kind, format);
  await changeImport(
    ctx.scope,
    found.id,
    { status: ['reading'], revision: found.revision },
    { ...chosen, format, status: 'mapping', progress: 100, stage: '' },
  );
}

/** Puts the table of a workbook away as text, so that the workbook is unpacked once. */
async function keepSheet(ctx: Ctx<CarrierScope>, id: string): Promise<void> {
  const bytes = await ctx.storage.get(importFileKey(ctx.scope.carrierId, id));
  if (!bytes) throw new TableFileError('The file is no longer in the storage. Upload it again.');
  const encoder = new TextEncoder();
  const lines = async function* () {
    let text = '';
    for await (const { number, cells } of ctx.tables.sheet(bytes)) {
      text += csvRow([String(number), ...cells]);
      if (text.length < 65_536) continue;
      yield encoder.encode(text);
      text = '';
    }
    yield encoder.encode(text);
  };
  await ctx.storage.putStream(importTableKey(ctx.scope.carrierId, id), lines());
}

async function readTable(
  ctx: Ctx<CarrierScope>,
  id: string,
  sniffed: Pick<TableFormat, 'type' | 'encoding' | 'delimiter'>,
): Promise<TableFormat> {
  const first: TableLine[] = [];
  let lineCount = 0;
  for await (const line of linesOf(ctx, id, sniffed)) {
    if (first.length < FIRST_LINES)
      first.push({ number: line.number, cells: line.cells.map((cell) => cell.slice(0, 200)) });
    lineCount += 1;
  }
  if (lineCount === 0)
    throw new TableFileError(
      sniffed.type === 'xlsx' ? 'This workbook has no sheet with anything in it.' : 'This file is empty.',
    );
  const index = findHeaderLine(first.map(({ cells }) => cells));
  if (index < 0)
    throw new TableFileError(
      'This file has only one column. A table needs a line that names its columns, and cells with commas, semicolons or tabs between them.',
    );
  const header = first[index];
  if (lineCount <= index + 1)
    throw new TableFileError('This file holds only the names of the columns and no line below them.');
  return {
    ...sniffed,
    headerLine: header?.number ?? 0,
    headers: (header?.cells ?? []).map((cell) => cell.trim()),
    first,
    lineCount,
  };
}

export interface Choices {
  kind: ImportKind;
  mapping: ColumnMapping;
  options: ImportOptions;
}

/** Kind, meaning of the columns and way of writing: as this carrier chose them last for such a header, else guessed. */
export async function choicesFor(
  ctx: Ctx<CarrierScope>,
  kind: string,
  format: TableFormat,
): Promise<Choices> {
  const isKind = (value: string | null): value is ImportKind =>
    value !== null && (IMPORT_KINDS as readonly string[]).includes(value);
  const shape = shapeHash(format.headers);
  const remembered =
    isKind(kind) || format.headers.length === 0 ? null : await findKindOfShape(ctx.scope, shape);
  const decided =
    format.type === 'gpx'
      ? 'positions'
      : isKind(kind)
        ? kind
        : isKind(remembered)
          ? remembered
          : guessKind(format.headers);
  const before = format.headers.length > 0 ? await findMapping(ctx.scope, decided, shape) : null;
  const carrier = await readCarrier(ctx.scope);
  const mapping = before ? before.mapping : guessMapping(decided, format.headers);
  const body = format.first.filter(({ number }) => number > format.headerLine).map(({ cells }) => cells);
  const guessed = guessOptions(decided, format.headers, body, mapping, carrier);
  return {
    kind: decided,
    mapping,
    options: before ? { ...guessed, ...(before.options as Partial<ImportOptions>) } : guessed,
  };
}

export const shapeHash = (headers: readonly string[]): string =>
  createHash('sha256').update(headerShape(headers)).digest('hex');
