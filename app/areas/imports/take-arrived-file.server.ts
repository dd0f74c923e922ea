import { createHash, randomUUID } from 'node:crypto';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { refuseInfected } from '~/areas/documents/refuse-infected.server';
import { ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { enqueue } from '~/platform/database/enqueue.server';
import { inTransaction, type CarrierScope, type Scope } from '~/platform/database/scope.server';
import { insertImport, isHere, wasRefusedSince, type ImportSource } from './data/imports.server';
import { importFileKey } from './import-file';
import { tellArrived } from './follow-arrived.server';
import { MOST_FILE_BYTES, safeName, type OfferedTable } from './start-import.server';

const TABLE_NAMES = /\.(csv|xlsx?|txt|tsv)$/i;
/** What the files of fuel cards are: tables, and Comdata's records. */
const TABLE_TYPES: readonly string[] = ['csv', 'xlsx', 'markup', 'comdata', 'printed'];

/** What became of a file that no person handed in. */
type SeenFile = { outcome: 'taken' | 'seen-before' };
export type Arrival = SeenFile | { outcome: 'refused'; problem: string };

/** Why a file is none that fuel cards come in; null where it may be one. */
async function tableProblem(ctx: Pick<Ctx<Scope>, 'tables'>, { name, bytes }: OfferedTable) {
  if (bytes.length === 0) return 'This file is empty.';
  if (bytes.length > MOST_FILE_BYTES) return TOO_LARGE;
  if (!TABLE_NAMES.test(name)) return NO_TABLE;
  const sniffed = await ctx.tables.sniff(async function* () {
    yield bytes;
  }, name);
  if ('message' in sniffed) return sniffed.message;
  return TABLE_TYPES.includes(sniffed.type) ? null : NO_TABLE;
}

export const TOO_LARGE = `This file is larger than ${MOST_FILE_BYTES / 1_048_576} MB.`;
const NO_TABLE = 'Only CSV, text and Excel files are accepted here.';

/** Whether an attachment is a table that can be imported. */
export const isArrivingTable = async (
  ctx: Pick<Ctx<Scope>, 'tables'>,
  file: OfferedTable,
): Promise<boolean> => (await tableProblem(ctx, file)) === null;

/**
 * Takes a file that came without a person, once: the same bytes again change nothing. From the carrier's folder it is
 * recorded by itself where its columns are known for certain; mail, which anybody may send, waits for a person.
 */
export async function takeArrivedFile(
  ctx: Ctx<CarrierScope>,
  file: OfferedTable,
  source: Exclude<ImportSource, 'upload'>,
): Promise<Result<Arrival>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const fileName = safeName(file.name);
  // Of another run at the same moment it is no second file: that run is about to move it away.
  const seen = async (scope: CarrierScope): Promise<SeenFile['outcome'] | null> => {
    if (!(await isHere(scope, sha256))) return null;
    const since = new Date(ctx.clock.now().getTime() - ONE_TRY_MS);
    const isSame = source === 'folder' && (await isHere(scope, sha256, { fileName, since }));
    return isSame ? 'taken' : 'seen-before';
  };
  const before = await seen(ctx.scope);
  if (before) return ok({ outcome: before });
  const problem = await tableProblem(ctx, file);
  if (problem !== null)
    return refuseArrived(ctx, { ...file, sizeBytes: file.bytes.length, sha256, problem }, source);
  const infected = await refuseInfected(ctx, [file], 'file');
  if (infected && !infected.ok && infected.failure.kind === 'unavailable') return infected;
  if (infected && !infected.ok)
    return refuseArrived(
      ctx,
      { ...file, sizeBytes: file.bytes.length, sha256, problem: infected.failure.message },
      source,
    );
  const id = randomUUID();
  await ctx.storage.put(importFileKey(ctx.scope.carrierId, id), file.bytes);
  return inTransaction(ctx.scope, async (scope): Promise<Result<Arrival>> => {
    await lockCarrier(scope);
    // Of another try at the same moment: this one's file is swept.
    const meanwhile = await seen(scope);
    if (meanwhile) return ok({ outcome: meanwhile });
    const row = await insertImport(
      scope,
      {
        id,
        kind: '',
        fileName,
        sizeBytes: file.bytes.length,
        sha256,
        source,
        takesItself: source === 'folder',
      },
      ctx.clock.now(),
    );
    await enqueue(scope, 'runImport', { importId: id, revision: row.revision });
    return ok({ outcome: 'taken' });
  });
}

/** Two runs that find one file at the same moment refuse it once; the same file later is refused again. */
const ONE_TRY_MS = 60_000;
/** Of a file that is moved away without having been read: only one run can move it. */
export const UNREAD_SHA256 = '0'.repeat(64);

/** Lists a file that was not taken with the reason, and tells it by mail. Its bytes are not kept. */
export async function refuseArrived(
  ctx: Ctx<CarrierScope>,
  { name, sizeBytes, sha256, problem }: { name: string; sizeBytes: number; sha256: string; problem: string },
  source: Exclude<ImportSource, 'upload'>,
): Promise<Result<Arrival>> {
  const [id, at] = [randomUUID(), ctx.clock.now()];
  const fileName = safeName(name);
  await inTransaction(ctx.scope, async (scope) => {
    await lockCarrier(scope);
    const since = new Date(at.getTime() - ONE_TRY_MS);
    if (sha256 !== UNREAD_SHA256 && (await wasRefusedSince(scope, { fileName, sha256 }, since))) return;
    const row = await insertImport(
      scope,
      { id, kind: '', fileName, sizeBytes, sha256, source, status: 'failed', problem },
      at,
    );
    await tellArrived(scope, row);
  });
  return ok({ outcome: 'refused', problem });
}
