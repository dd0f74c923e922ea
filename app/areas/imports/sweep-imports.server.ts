import { listStaleImports, removeStaleImport } from '~/areas/imports/data/imports.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { importFileKey, importTableKey } from './import-file';

/** Files that were uploaded and never taken are kept for so long. */
const KEPT_DAYS = 30;

/** Removes imports that nobody took to their end. */
export async function sweepImports(ctx: Ctx<SystemScope>): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_DAYS * 86_400_000);
  for (const { id, carrierId } of await listStaleImports(ctx.scope, before)) {
    await removeStaleImport(ctx.scope, id);
    await ctx.storage.remove(importFileKey(carrierId, id));
    await ctx.storage.remove(importTableKey(carrierId, id));
  }
}
