import { doneOnce } from '~/areas/api/once';
import { countEditedRecords } from '~/areas/ledger/data/bulk-records.server';
import {
  deleteImport,
  findImportsOfFile,
  listImports,
  type DataImport,
  type NewestFirstPage,
} from '~/areas/imports/data/imports.server';
import type { RowState } from '~/areas/imports/rules/import-status';
import { countAside, pageImportRows, type ImportRow } from '~/areas/imports/data/import-rows.server';
import { readPlanUsage } from '~/areas/billing/data/plan-usage.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { fail, ok, type Result } from '~/engine/result';
import { limitsOf } from '~/areas/trips/rules/plan-limits';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { importFileKey, importTableKey } from './import-file';
import { beginStep, openImport } from './import-steps.server';
import { NOT_RECORDED } from './mark-duplicates.server';

export type { DataImport, ImportRow, RowState };

export const listCarrierImports = (
  ctx: Ctx<CarrierScope>,
  page: NewestFirstPage,
): Promise<{ rows: DataImport[]; total: number }> => listImports(ctx.scope, page);

export interface OpenedImport {
  found: DataImport;
  /** Imports of the very same file that are in force. */
  before: DataImport[];
  /** Trips that the plan still leaves room for. */
  room: number;
  /** Records of the import that someone has changed since; known once it was accepted. */
  edited: number;
  /** Rows of filed quarters that nothing recorded matches: the filed returns may lack them. */
  notInFiled: number;
}

/** An import with what a person needs to decide about it. */
export async function readImport(ctx: Ctx<CarrierScope>, id: string): Promise<Result<OpenedImport>> {
  const opened = await openImport(ctx, id);
  if (!opened.ok) return opened;
  const found = opened.value;
  const { plan, used } = await readPlanUsage(ctx.scope, ctx.clock.now());
  const isOpen = found.status === 'mapping' || found.status === 'preview';
  return ok({
    found,
    before: isOpen ? await findImportsOfFile(ctx.scope, found.sha256, found.id) : [],
    room: Math.max(0, limitsOf(plan).trips - used),
    edited: found.status === 'accepted' ? await countEditedRecords(ctx.scope, found.id) : 0,
    notInFiled: (found.counts.aside ?? 0) > 0 ? await countAside(ctx.scope, found.id, NOT_RECORDED) : 0,
  });
}

/** A page of an import's lines. */
export async function readRows(
  ctx: Ctx<CarrierScope>,
  id: string,
  states: readonly RowState[] | null,
  page: { start: number; length: number; after?: number | undefined },
): Promise<Result<{ rows: ImportRow[]; total: number }>> {
  const opened = await openImport(ctx, id);
  return opened.ok ? ok(await pageImportRows(ctx.scope, id, states, page)) : opened;
}

/** Starts the step that failed once more. */
export async function retryImport(ctx: Ctx<CarrierScope>, id: string): Promise<Result<DataImport>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const opened = await openImport(ctx, id);
  if (!opened.ok || opened.value.status !== 'failed') return opened;
  const step = opened.value.failedStep;
  if (step !== 'reading' && step !== 'checking' && step !== 'accepting' && step !== 'undoing') return opened;
  return beginStep(ctx, opened.value, ['failed'], step);
}

/** Removes an import that has recorded nothing, at work on its file or not, or whose records were all taken back, with its file. */
export async function removeImport(ctx: Ctx<CarrierScope>, id: string): Promise<Result<DataImport>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const removed = await doneOnce(ctx, 'import-deleted', (scope) => removeIdle({ ...ctx, scope }, id));
  if (!removed.ok) return removed;
  await ctx.storage.remove(importFileKey(ctx.scope.carrierId, id));
  await ctx.storage.remove(importTableKey(ctx.scope.carrierId, id));
  return removed;
}

async function removeIdle(ctx: Ctx<CarrierScope>, id: string): Promise<Result<DataImport>> {
  const opened = await openImport(ctx, id);
  if (!opened.ok) return opened;
  const { status, counts, failedStep } = opened.value;
  const isIdle =
    ['reading', 'mapping', 'checking', 'preview', 'accepted', 'undone'].includes(status) ||
    (status === 'failed' && failedStep !== 'accepting' && failedStep !== 'undoing');
  if (!isIdle || (counts.accepted ?? 0) + (counts.kept ?? 0) > 0) {
    return fail({ kind: 'conflict', message: 'This import has recorded trips or fuel. Undo it first.' });
  }
  await deleteImport(ctx.scope, id);
  return opened;
}
