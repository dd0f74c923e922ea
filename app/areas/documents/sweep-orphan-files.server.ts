import {
  forgetOrphans,
  keysWithoutRow,
  listOrphansSeenBefore,
  noteOrphans,
} from '~/areas/documents/data/orphan-files.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** Files of rows: a carrier's folders, and what an import or an audit export keeps beside its file. */
const SWEPT =
  /^(receipts|documents|imports|reports|attachments)(\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}(-table|-part-\d+)?$/;
const AT_ONCE = 500;
/** A form that is being sent, or a backup that is being restored, may still bring the row. */
const KEPT_MS = 24 * 3_600_000;

/**
 * Removes files whose row never came (the program was killed between the two), or went without them: with its carrier or person, where
 * the storage was away or the program killed in the middle of erasing. A file is removed a day after it was first seen without a row, if
 * it still has none.
 * What a write left behind that was cut off goes the same way.
 * @returns how many files were removed
 */
export async function sweepOrphanFiles(ctx: Ctx<SystemScope>): Promise<number> {
  const now = ctx.clock.now();
  let removed = 0;
  for (;;) {
    const due = await listOrphansSeenBefore(ctx.scope, new Date(now.getTime() - KEPT_MS), AT_ONCE);
    if (due.length === 0) break;
    const still = await keysWithoutRow(ctx.scope, due);
    for (const key of still) await ctx.storage.remove(key);
    await forgetOrphans(ctx.scope, due);
    removed += still.length;
  }
  for await (const keys of inGroups(ctx.storage.listKeys()))
    await noteOrphans(ctx.scope, await keysWithoutRow(ctx.scope, keys), now);
  removed += await ctx.storage.removeDrafts(new Date(now.getTime() - KEPT_MS));
  if (removed > 0) ctx.log.info({ removed }, 'files without a row were removed');
  return removed;
}

async function* inGroups(keys: AsyncIterable<string>): AsyncIterable<string[]> {
  let group: string[] = [];
  for await (const key of keys) {
    if (!SWEPT.test(key)) continue;
    group.push(key);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
