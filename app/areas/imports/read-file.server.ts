import { createHash } from 'node:crypto';
import type { SniffedFile, TableLine } from '~/platform/table-files/port';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import {
  changeImport,
  findKindOfShape,
  findMapping,
  type DataImport,
} from '~/areas/imports/data/imports.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { csvRow } from '~/areas/imports/rules/csv-row';
import { IMPORT_KINDS, type ImportKind } from '~/areas/imports/rules/fields';
import {
  bestUnderstood,
  findHeader,
  guessKind,
  guessMapping,
  headerShape,
  settleByCells,
  settleMeasures,
  type ColumnMapping,
} from '~/areas/imports/rules/header-names';
import { guessOptions, optionsAfter, type ImportOptions } from '~/areas/imports/rules/import-options';
import { comdataTable } from '~/areas/imports/rules/comdata-records';
import { mappingProblems } from '~/areas/imports/rules/import.schema';
import { jsonTable } from '~/areas/imports/rules/json-table';
import { findLayout } from '~/areas/imports/rules/layouts';
import { markupTable } from '~/areas/imports/rules/markup-table';
import { isPrinted, printedTable } from '~/areas/imports/rules/printed-columns';
import { readPeriod } from '~/areas/imports/rules/report-period';
import { TableFileError } from '~/engine/text/table-file-error';
import type { Ctx } from '~/platform/context';
import { enqueue } from '~/platform/database/enqueue.server';
import { FIRST_LINES, hasColumns, importFileKey, importTableKey, type TableFormat } from './import-file';
import { beginningOf, linesOf, storedBytes, storedText } from './read-lines.server';

/** What is recorded without a person's look where it comes from the carrier's own folder. */
const SELF_TAKEN: readonly ImportKind[] = ['cards', 'fuel'];

/** First step: finds out how the file is written and what its columns may mean. @throws TableFileError for what is no table. */
export async function readFile(ctx: Ctx<CarrierScope>, found: DataImport): Promise<void> {
  const key = importFileKey(ctx.scope.carrierId, found.id);
  const file = await ctx.tables.sniff(() => storedBytes(ctx, key), found.fileName);
  if ('message' in file) throw new TableFileError(file.message);
  const sniffed: SniffedFile =
    file.type === 'csv' && isPrinted(await beginningOf(ctx, key, file.encoding), file.delimiter)
      ? { ...file, type: 'printed' }
      : file;
  const sheetsLeftOut = sniffed.type === 'xlsx' ? await keepSheet(ctx, found.id) : [];
  if (['json', 'markup', 'comdata', 'printed'].includes(sniffed.type)) await keepText(ctx, found.id, sniffed);
  const format: TableFormat = hasColumns(sniffed)
    ? await readTable(ctx, found.id, sniffed)
    : { ...sniffed, headerLine: 0, headers: [], first: [], lineCount: 0 };
  const { isCertain, layout, ...chosen } = await choicesFor(ctx, found.kind, format, found.fileName);
  const from = { status: ['reading'] as const, revision: found.revision };
  const change = {
    ...chosen,
    format: { ...format, layout, ...(sheetsLeftOut.length > 0 ? { sheetsLeftOut } : {}) },
    progress: 100,
    stage: '',
  };
  if (!isCertain) {
    await changeImport(ctx.scope, found.id, from, {
      ...change,
      status: 'mapping',
      takesItself: false,
    });
    return;
  }
  // Of a known system, or matched by this carrier before: the lines are checked at once, and a person looks at them.
  await inTransaction(ctx.scope, async (scope) => {
    const begun = {
      ...change,
      status: 'checking' as const,
      progress: 0,
      takesItself: found.takesItself && SELF_TAKEN.includes(chosen.kind),
    };
    if (!(await changeImport(scope, found.id, from, begun, { newStep: true }))) return;
    await enqueue(scope, 'runImport', { importId: found.id, revision: found.revision + 1 });
  });
}

/** Puts the table of a text that is no table yet away, so that it is taken apart once. */
async function keepText(
  ctx: Ctx<CarrierScope>,
  id: string,
  { type, encoding, delimiter }: SniffedFile,
): Promise<void> {
  const text = await storedText(ctx, id, encoding);
  const lines =
    type === 'comdata'
      ? comdataTable(text)
      : type === 'printed'
        ? printedTable(text, delimiter)
        : (type === 'markup' ? markupTable(text) : jsonTable(text)).map((cells, index) => ({
            number: index + 1,
            cells,
          }));
  const encoder = new TextEncoder();
  const pieces = async function* () {
    for (const { number, cells } of lines) yield encoder.encode(csvRow([String(number), ...cells]));
  };
  await ctx.storage.putStream(importTableKey(ctx.scope.carrierId, id), pieces());
}

const MOST_SHEETS_NAMED = 20;
/** Columns by which the header of a table is known from the words of a cover. */
const LEAST_UNDERSTOOD = 3;

/** Puts the table of a workbook away as text, so that the workbook is unpacked once. Gives the sheets that were left out. */
async function keepSheet(ctx: Ctx<CarrierScope>, id: string): Promise<string[]> {
  const leftOut: string[] = [];
  const choices = {
    isHead: (cells: readonly string[]) => bestUnderstood(cells) >= LEAST_UNDERSTOOD,
    leaveOut: (name: string) => void leftOut.push(name),
  };
  const bytes = await ctx.storage.get(importFileKey(ctx.scope.carrierId, id));
  if (!bytes) throw new TableFileError('The file is no longer stored. Upload it again.');
  const encoder = new TextEncoder();
  const lines = async function* () {
    let text = '';
    for await (const { number, cells } of ctx.tables.sheet(bytes, choices)) {
      text += csvRow([String(number), ...cells]);
      if (text.length < 65_536) continue;
      yield encoder.encode(text);
      text = '';
    }
    yield encoder.encode(text);
  };
  await ctx.storage.putStream(importTableKey(ctx.scope.carrierId, id), lines());
  return leftOut.slice(0, MOST_SHEETS_NAMED);
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
  const { index, names } = findHeader(first.map(({ cells }) => cells));
  if (index < 0)
    throw new TableFileError(
      'This file has only one column. A table needs a header row, with commas, semicolons or tabs between cells.',
    );
  const header = first[index];
  if (lineCount <= index + 1) throw new TableFileError('This file has a header row and no rows below it.');
  return {
    ...sniffed,
    headerLine: header?.number ?? 0,
    headers: names,
    first,
    lineCount,
  };
}

export interface Choices {
  kind: ImportKind;
  mapping: ColumnMapping;
  options: ImportOptions;
}

interface FoundChoices extends Choices {
  /** Whether nothing has to be asked: a known system's report, or a header that this carrier matched before. */
  isCertain: boolean;
  /** The known system whose report this is, or ''. */
  layout: string;
}

/** Kind, meaning of the columns and way of writing: as this carrier chose them last for such a header, else guessed. */
export async function choicesFor(
  ctx: Ctx<CarrierScope>,
  kind: string,
  format: TableFormat,
  fileName = '',
): Promise<FoundChoices> {
  const isKind = (value: string | null): value is ImportKind =>
    value !== null && (IMPORT_KINDS as readonly string[]).includes(value);
  const shape = shapeHash(format.headers);
  const body = format.first.filter(({ number }) => number > format.headerLine).map(({ cells }) => cells);
  const known = findLayout(format.headers);
  const remembered =
    isKind(kind) || format.headers.length === 0 ? null : await findKindOfShape(ctx.scope, shape);
  const decided = !hasColumns(format)
    ? format.type === 'eld'
      ? 'eld'
      : 'positions'
    : isKind(kind)
      ? kind
      : isKind(remembered)
        ? remembered
        : (known?.kind ?? guessKind(format.headers, body));
  const before = format.headers.length > 0 ? await findMapping(ctx.scope, decided, shape) : null;
  const layout = known?.kind === decided ? known : null;
  const carrier = await readCarrier(ctx.scope);
  const mapping =
    before?.mapping ??
    layout?.mapping ??
    settleByCells(
      decided,
      format.headers,
      settleMeasures(decided, guessMapping(decided, format.headers), body),
      body,
    );
  const guessed = guessOptions(decided, format.headers, body, mapping, carrier, format.delimiter);
  const options: ImportOptions = {
    ...guessed,
    ...layout?.options,
    ...(before ? optionsAfter(before.options as Partial<ImportOptions>, body, mapping) : {}),
    ...periodOf(format, fileName, guessed),
  };
  const isKnown = decided === 'eld' || before !== null || layout !== null;
  return {
    kind: decided,
    mapping,
    options,
    isCertain: isKnown && mappingProblems(decided, mapping, options).length === 0,
    layout: layout?.name ?? '',
  };
}

/** The period that the lines above the header tell, else the name of the file. */
function periodOf(
  format: TableFormat,
  fileName: string,
  { dateOrder }: ImportOptions,
): Pick<ImportOptions, 'periodFrom' | 'periodTo'> {
  const above = format.first
    .filter(({ number }) => number < format.headerLine)
    .map(({ cells }) => cells.join(' '));
  const period = [...above, fileName.replace(/\.[a-z]+$/i, '')]
    .map((text) => readPeriod(text, dateOrder))
    .find((found) => found !== null);
  return period ? { periodFrom: period.from, periodTo: period.to } : {};
}

export const shapeHash = (headers: readonly string[]): string =>
  createHash('sha256').update(headerShape(headers)).digest('hex');
