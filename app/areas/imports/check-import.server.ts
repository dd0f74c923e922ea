import type { OdometersOf } from '~/areas/imports/rules/trip-row';
import { listTanks } from '~/areas/bulk-tanks/data/bulk-tanks.server';
import { changeImport, holdImport } from '~/areas/imports/data/imports.server';
import {
  countRows,
  insertImportRows,
  lastRowNumber,
  type NewImportRow,
} from '~/areas/imports/data/import-rows.server';
import { listFiledQuarters } from '~/areas/returns/data/filed-quarters.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { checkEld } from './check-eld.server';
import { checkPositions } from './check-positions.server';
import type { ReadImport } from './import-file';
import { PlaceFinder, UnitIndex } from './look-ups.server';
import type { FuelDraft } from './rules/fuel-row';
import { markDuplicates, setAsideFiled } from './mark-duplicates.server';
import { markTakenBack } from './mark-taken-back.server';
import { prepareFuelRow } from './prepare-fuel-row.server';
import { prepareTripRow, type LookUps } from './prepare-trip-row.server';
import { bodyLines } from './read-lines.server';
import { joined, lineReader, together, type ParsedLine } from './read-rows';

/** Lines that are written in one transaction. */
export const LINES_AT_ONCE = 500;

/**
 * Second step: reads every line, looks up what it names, and writes down what would be recorded or what is wrong. Nothing
 * is recorded yet. A run that was broken off continues after the last lines it wrote.
 */
export async function checkImport(ctx: Ctx<CarrierScope>, found: ReadImport): Promise<void> {
  if (found.kind === 'eld') return checkEld(ctx, found);
  if (found.kind === 'positions') return checkPositions(ctx, found);
  const filed = new Set((await listFiledQuarters(ctx.scope)).map(({ quarterKey }) => quarterKey));
  const lookUps: LookUps = {
    units: await UnitIndex.load(ctx.scope),
    tanks: await listTanks(ctx.scope),
    places: new PlaceFinder(ctx),
    options: found.options,
    plan: (await readPlanUsage(ctx.scope, ctx.clock.now())).plan,
  };
  const from = await lastRowNumber(ctx.scope, found.id);
  let batch: NewImportRow[] = [];
  const write = async () => {
    if (batch.length === 0) return true;
    const rows = batch;
    batch = [];
    return writeBatch(ctx, found, rows, filed);
  };
  const odometersOf: OdometersOf = ({ unit, vin }) =>
    lookUps.units.odometersOf(
      unit === '' && vin === '' ? found.options.equipmentId : lookUps.units.find(unit, vin),
    );
  const read = lineReader(found, odometersOf);
  // The truck that was named above the lines that are left.
  if (from > 0)
    for await (const line of bodyLines(ctx, found.id, found.format, 0)) {
      if (line.number > from) break;
      read(line);
    }
  for await (const group of together(bodyLines(ctx, found.id, found.format, from), read)) {
    batch.push(...(await checkGroup(group, lookUps, odometersOf)));
    if (batch.length >= LINES_AT_ONCE && !(await write())) return;
  }
  if (!(await write())) return;
  await markTakenBack(ctx.scope, found.id);
  await changeImport(
    ctx.scope,
    found.id,
    { status: ['checking'], revision: found.revision },
    { status: 'preview', progress: 100, stage: '', counts: await countRows(ctx.scope, found.id) },
  );
}

/** @returns false where the import is no longer at this step: someone has changed its columns. */
async function writeBatch(
  ctx: Ctx<CarrierScope>,
  found: ReadImport,
  rows: NewImportRow[],
  filed: ReadonlySet<number>,
): Promise<boolean> {
  await markDuplicates(ctx.scope, found, rows);
  setAsideFiled(rows, filed);
  const number = rows.at(-1)?.number ?? 0;
  return inTransaction(ctx.scope, async (scope) => {
    if (!(await holdImport(scope, found.id, 'checking', found.revision))) return false;
    await insertImportRows(scope, found.id, rows);
    const progress = Math.min(99, Math.floor((100 * number) / Math.max(1, found.format.lineCount)));
    await changeImport(
      scope,
      found.id,
      { status: ['checking'] },
      { progress, stage: `Row ${number} of about ${Math.max(number, found.format.lineCount)}` },
    );
    return true;
  });
}

async function checkGroup(
  group: readonly ParsedLine[],
  lookUps: LookUps,
  odometersOf: OdometersOf,
): Promise<NewImportRow[]> {
  const { whole, parts } = joined(group.map(withoutCardNumber), odometersOf);
  const row = await checkLine(whole, lookUps);
  return [
    row,
    ...parts.map((part): NewImportRow => ({
      ...emptyRow(part),
      state: part.errors.length > 0 || row.state === 'bad' ? 'bad' : 'part',
      reason: part.errors.length > 0 ? '' : `Part of the trip on row ${whole.number}.`,
    })),
  ];
}

const SHOWN_FIGURES = 4;

/** Of a card's number only its end is kept with the lines. */
function withoutCardNumber(line: ParsedLine): ParsedLine {
  const column = line.columns.get('cardNumber');
  if (column === undefined) return line;
  return {
    ...line,
    cells: line.cells.map((cell, index) =>
      index === column ? `…${cell.trim().slice(-SHOWN_FIGURES)}` : cell,
    ),
  };
}

const emptyRow = ({ number, cells, errors }: ParsedLine): NewImportRow => ({
  number,
  state: 'bad',
  cells: cells.map(storable),
  errors,
  reason: '',
  record: null,
  fingerprint: null,
});

const LONGEST_CELL = 2_000;
// eslint-disable-next-line no-control-regex -- a NUL would be refused by the database
const storable = (cell: string): string => cell.replace(/\u0000/g, '').slice(0, LONGEST_CELL);

async function checkLine(line: ParsedLine, lookUps: LookUps): Promise<NewImportRow> {
  const row = emptyRow(line);
  if (line.aside !== '') {
    const isReadable = line.takesBack !== undefined && line.errors.length === 0;
    const record = isReadable
      ? await prepareFuelRow(line.takesBack as FuelDraft, lookUps, () => undefined)
      : null;
    return { ...row, state: 'aside', errors: [], reason: line.aside, record };
  }
  if (line.errors.length > 0 || line.draft === null) return row;
  const problem = (key: string, message: string) =>
    void line.errors.push({ column: line.columns.get(key) ?? null, message });
  const record =
    line.draft.kind === 'trip'
      ? await prepareTripRow(line.draft, lookUps, problem)
      : await prepareFuelRow(line.draft, lookUps, problem);
  if (record === null) return row;
  return { ...row, state: 'good', record, reason: line.note };
}
