import { createHash, randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { CarrierScope, SystemScope } from '~/platform/database/scope.server';
import type { DroppedFile, DropRoot } from '~/platform/drop-folder/port';
import { findDropFolder, insertDropFolder, listDropFolders } from './data/drop-folders.server';
import { MOST_FILE_BYTES } from './start-import.server';
import {
  refuseArrived,
  takeArrivedFile,
  TOO_LARGE,
  UNREAD_SHA256,
  type Arrival,
} from './take-arrived-file.server';

const MOST_AT_ONCE = 50;
const NO_PLAIN_FILE = 'This is not a regular file. Put the file itself here.';
const MARK_FIGURES = 8;

export const readDropFolder = (ctx: Ctx<CarrierScope>): Promise<string | null> => findDropFolder(ctx.scope);

/** Gives the carrier a folder of its own, under a name that nobody can guess. */
export async function openDropFolder(ctx: Ctx<CarrierScope>, isOffered: boolean): Promise<Result<string>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!isOffered)
    return fail({ kind: 'unavailable', message: 'Drop folders are not available on this site.' });
  await insertDropFolder(ctx.scope, `fuel-${randomBytes(10).toString('hex')}`, ctx.clock.now());
  return ok((await findDropFolder(ctx.scope)) ?? '');
}

/**
 * Takes the finished files of every carrier's folder. A file is moved away once it is taken: a run that was killed in between
 * finds it again, knows its bytes and takes nothing twice.
 */
export async function takeDroppedFiles(ctx: Ctx<SystemScope>, root: DropRoot | null): Promise<void> {
  if (!root) return;
  for (const { name, scope } of await listDropFolders(ctx.scope)) {
    const own = { ...ctx, scope };
    if (refuseReader(own)) continue;
    try {
      for (const file of (await root.finished(name, MOST_AT_ONCE)) ?? [])
        await takeOne(own, root, name, file);
    } catch (error) {
      // One carrier's folder keeps no other from its files.
      ctx.log.warn(
        { err: error, carrierId: scope.carrierId },
        'a folder of fuel-card files could not be read',
      );
    }
  }
}

async function takeOne(
  ctx: Ctx<CarrierScope>,
  root: DropRoot,
  folder: string,
  file: DroppedFile,
): Promise<void> {
  const problem = file.isPlain ? (file.sizeBytes > MOST_FILE_BYTES ? TOO_LARGE : null) : NO_PLAIN_FILE;
  if (problem !== null) {
    await root.putAway(folder, file, { to: 'refused', mark: randomMark(), reason: problem });
    await refuseArrived(ctx, { ...file, sha256: UNREAD_SHA256, problem }, 'folder');
    return;
  }
  const bytes = await root.read(folder, file);
  if (!bytes) return;
  const arrived = await takeArrivedFile(ctx, { name: file.name, bytes }, 'folder');
  // Nobody there to check it for viruses: it stays where it is for the next run.
  if (!arrived.ok) return;
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, MARK_FIGURES);
  await root.putAway(folder, file, { ...placeOf(arrived.value), mark });
}

function placeOf(arrival: Arrival): { to: 'done' | 'refused'; reason: string | null } {
  if (arrival.outcome === 'refused') return { to: 'refused', reason: arrival.problem };
  return {
    to: 'done',
    reason:
      arrival.outcome === 'seen-before' ? 'This file was imported before. Nothing was recorded twice.' : null,
  };
}

const randomMark = (): string => randomBytes(MARK_FIGURES / 2).toString('hex');
