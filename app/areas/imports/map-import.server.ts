import { madeBefore, madeNow } from '~/areas/api/once';
import { changeImport, rememberMapping, type DataImport } from '~/areas/imports/data/imports.server';
import { clearPositions } from '~/areas/imports/data/positions.server';
import { clearImportRows } from '~/areas/imports/data/import-rows.server';
import { findEquipment } from '~/areas/equipment/data/equipment.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { importChoicesSchema, mappingProblems } from '~/areas/imports/rules/import.schema';
import { fail, invalid, type FieldErrors, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { asRead, hasColumns, type TableFormat } from './import-file';
import { beginStep, openImport } from './import-steps.server';
import { choicesFor, shapeHash } from './read-file.server';

const CHANGEABLE = ['mapping', 'preview'] as const;

/**
 * Takes what a person decided about the columns and has every line checked. The choices are remembered for the next file
 * of the same header. Another kind or another header line gives a new guess instead, to be looked at first.
 */
export async function mapImport(
  ctx: Ctx<CarrierScope>,
  id: string,
  input: unknown,
  { guessOnly = false }: { guessOnly?: boolean } = {},
): Promise<Result<DataImport>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const opened = await openImport(ctx, id);
  if (!opened.ok || (await madeBefore(ctx, ctx.scope, 'import-mapping')) !== null) return opened;
  const found = asRead(opened.value);
  if (!(CHANGEABLE as readonly string[]).includes(found.status))
    return fail({ kind: 'conflict', message: 'The columns of this import can no longer be changed.' });
  const parsed = parseInput(importChoicesSchema, input);
  if (!parsed.ok) return parsed;
  const choices = parsed.value;
  const headerLine = choices.headerLine ?? found.format.headerLine;
  if (guessOnly || choices.kind !== found.kind || headerLine !== found.format.headerLine)
    return guessAgain(ctx, opened.value, choices.kind, headerLine);
  const mapping = found.format.headers.map((_, index) =>
    choices.mapping ? (choices.mapping[index] ?? null) : (found.mapping[index] ?? null),
  );
  const errors: FieldErrors = {};
  const options = { ...found.options, ...withoutUndefined(choices.options) };
  // What a person says is not doubted.
  if (options.fuelUnit !== found.options.fuelUnit) {
    delete options.unitByPrice;
    delete options.imperialGallons;
  }
  if (hasColumns(found.format))
    for (const { column, message } of mappingProblems(choices.kind, mapping, options))
      (errors[column === null ? 'mapping' : `mapping.${column}`] ??= []).push(message);
  if (options.equipmentId !== null && !(await findEquipment(ctx.scope, options.equipmentId)))
    errors['options.equipmentId'] = ['This unit was not found. Choose another one.'];
  if (found.format.type === 'gpx' && options.equipmentId === null)
    errors['options.equipmentId'] = ['Choose the truck that drove this.'];
  if (Object.keys(errors).length > 0) return invalid(errors['mapping']?.[0] ?? INVALID_DATA, errors);
  return beginStep(
    ctx,
    opened.value,
    CHANGEABLE,
    'checking',
    { mapping, options, counts: {} },
    async (scope) => {
      await madeNow(ctx, scope, 'import-mapping', id);
      await clearImportRows(scope, id);
      await clearPositions(scope, id);
      if (found.format.headers.length > 0)
        await rememberMapping(
          scope,
          choices.kind,
          shapeHash(found.format.headers),
          { mapping, options },
          ctx.clock.now(),
        );
    },
  );
}

async function guessAgain(
  ctx: Ctx<CarrierScope>,
  found: DataImport,
  kind: string,
  headerLine: number,
): Promise<Result<DataImport>> {
  const format = found.format as TableFormat;
  const header = format.first.find(({ number }) => number === headerLine);
  const below = format.first.find(({ number }) => number > headerLine);
  if (headerLine !== 0 && (!header || !below))
    return invalid('Choose one of the first rows as the header.', {
      headerLine: ['Choose one of the first rows.'],
    });
  const width = Math.max(0, ...format.first.map(({ cells }) => cells.length));
  const headers = header
    ? header.cells.map((cell) => cell.trim())
    : Array.from({ length: width }, (_, index) => `Column ${index + 1}`);
  const moved = hasColumns(format) ? { ...format, headerLine, headers } : format;
  const { isCertain: _certain, layout, ...chosen } = await choicesFor(ctx, kind, moved, found.fileName);
  await inTransaction(ctx.scope, async (scope) => {
    const isChanged = await changeImport(
      scope,
      found.id,
      { status: CHANGEABLE, revision: found.revision },
      { ...chosen, format: { ...moved, layout }, status: 'mapping' },
    );
    if (isChanged) await madeNow(ctx, scope, 'import-mapping', found.id);
  });
  return openImport(ctx, found.id);
}

const withoutUndefined = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
