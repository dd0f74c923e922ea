import { createHash, randomUUID } from 'node:crypto';
import { enqueue } from '~/platform/database/enqueue.server';
import { findImport, insertImport, type DataImport } from '~/areas/imports/data/imports.server';
import { notifications } from '~/areas/accounts/data/notifications.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { IMPORT_KINDS } from '~/areas/imports/rules/fields';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import { madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import { refuseInfected } from '~/areas/documents/refuse-infected.server';
import { importFileKey, importKey } from './import-file';

export const MOST_FILE_BYTES = 20 * 1_048_576;
/** How long a request waits for a small file. */
const SHORT_WAIT_MS = 500;

export interface OfferedTable {
  name: string;
  bytes: Uint8Array;
}

export const safeName = (name: string): string =>
  (name.split(/[/\\]/).pop() ?? '')
    // eslint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .slice(-200) || 'file';

/** Keeps a file for importing and has it looked at. `kind` '' leaves it to the header what it is. */
export async function startImport(
  ctx: Ctx<CarrierScope>,
  input: { kind: string; file: OfferedTable | null },
): Promise<Result<DataImport>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const { kind, file } = input;
  if (kind !== '' && !(IMPORT_KINDS as readonly string[]).includes(kind))
    return invalid('Choose the file type.', { kind: ['Choose the file type.'] });
  const problem = fileProblem(file);
  if (problem || !file) return invalid(problem ?? '', { file: [problem ?? ''] });
  const infected = await refuseInfected(ctx, [file], 'file');
  if (infected) return infected;
  const id = randomUUID();
  await ctx.storage.put(importFileKey(ctx.scope.carrierId, id), file.bytes);
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const waiting = notifications().waitFor(importKey(id), SHORT_WAIT_MS);
  const made = await inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'import');
    const again = earlier === null ? null : await findImport(scope, earlier);
    if (again) return again;
    const row = await insertImport(
      scope,
      { id, kind, fileName: safeName(file.name), sizeBytes: file.bytes.length, sha256 },
      ctx.clock.now(),
    );
    await enqueue(scope, 'runImport', { importId: id, revision: row.revision });
    await madeNow(ctx, scope, 'import', id);
    return row;
  });
  // Of an earlier try: its own file is there, this one is swept.
  if (made.id !== id) return ok(made);
  await waiting;
  return ok((await findImport(ctx.scope, id)) ?? made);
}

function fileProblem(file: OfferedTable | null): string | null {
  if (!file || (file.name === '' && file.bytes.length === 0)) return 'File is required';
  if (file.bytes.length === 0) return 'This file is empty.';
  if (file.bytes.length > MOST_FILE_BYTES)
    return `File size exceeds the maximum limit of ${MOST_FILE_BYTES / 1_048_576}MB. Please choose a smaller file and try again.`;
  return null;
}
