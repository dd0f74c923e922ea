import type { CarrierScope } from '~/platform/database/scope.server';
import type { Db } from '~/platform/database/db.server';
import { systemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import type { Result } from '~/engine/result';
import { mapImport } from '~/areas/imports/map-import.server';
import { acceptImport } from '~/areas/imports/accept-import.server';
import { asRead, type ReadImport } from '~/areas/imports/import-file';
import { openImport } from '~/areas/imports/import-steps.server';
import { runImport } from '~/areas/imports/run-import.server';
import { startImport } from '~/areas/imports/start-import.server';
import { undoImport } from '~/areas/imports/undo-import.server';

export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Runs the step an import is at, as its job would. */
export async function runStep(ctx: Ctx<CarrierScope>, id: string): Promise<ReadImport> {
  const { revision } = must(await openImport(ctx, id));
  await runImport(
    { ...ctx, scope: systemScope(ctx.scope.db) },
    { importId: id, revision, isLastAttempt: true },
  ).catch((error: Error) => {
    throw error;
  });
  return asRead(must(await openImport(ctx, id)));
}

/** A file that was uploaded and read. */
export async function uploaded(
  ctx: Ctx<CarrierScope>,
  text: string | Uint8Array,
  options: { kind?: string; name?: string } = {},
): Promise<ReadImport> {
  const bytes = typeof text === 'string' ? bytesOf(text) : text;
  const made = must(
    await startImport(ctx, { kind: options.kind ?? '', file: { name: options.name ?? 'file.csv', bytes } }),
  );
  return runStep(ctx, made.id);
}

/** The same, its columns taken as guessed and every line checked. */
export async function checked(
  ctx: Ctx<CarrierScope>,
  text: string | Uint8Array,
  options: { kind?: string; name?: string; options?: object } = {},
): Promise<ReadImport> {
  const read = await uploaded(ctx, text, options);
  // Of a known system, or matched before: nothing is asked.
  if (read.status === 'checking' && !options.options) return runStep(ctx, read.id);
  if (read.status === 'checking') await runStep(ctx, read.id);
  else if (read.status !== 'mapping') throw new Error(`not read: ${read.problem}`);
  must(await mapImport(ctx, read.id, { kind: read.kind, options: options.options ?? {} }));
  return runStep(ctx, read.id);
}

export async function accepted(
  ctx: Ctx<CarrierScope>,
  id: string,
  takeDuplicates = false,
): Promise<ReadImport> {
  must(await acceptImport(ctx, id, { takeDuplicates }));
  return runStep(ctx, id);
}

export async function undone(ctx: Ctx<CarrierScope>, id: string): Promise<ReadImport> {
  must(await undoImport(ctx, id));
  return runStep(ctx, id);
}

/** The trips of a carrier in the order they were made: unit, first and last day, miles by state. */
export const tripLines = async (db: Db, carrierId: string) =>
  (
    await db.trip.findMany({
      where: { carrierId },
      orderBy: { id: 'asc' },
      include: { jurisdictions: { orderBy: { position: 'asc' } }, equipment: true },
    })
  ).map((trip) => [
    trip.equipment?.unit,
    trip.date.toISOString().slice(0, 10),
    trip.endDate.toISOString().slice(0, 10),
    trip.jurisdictions.map(({ jurisdiction, tenthMiles }) => `${jurisdiction} ${tenthMiles / 10}`).join(', '),
  ]);
