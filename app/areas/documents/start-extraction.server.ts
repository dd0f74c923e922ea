import { ownId } from '~/areas/api/once';
import { enqueue } from '~/platform/database/enqueue.server';
import {
  findDocument,
  joinTask,
  listDocumentsOfTask,
  listUnbegun,
  markProcessing,
  type Document,
} from '~/areas/documents/data/documents.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { notActivated, readActivation } from './activation.server';
import { extractAtService } from './at-service.server';
import { isUuid } from '~/engine/text/uuid';

const MOST_AT_ONCE = 50;

/** Starts the reading of the documents. @returns the task that can be asked how it goes; those read before are done at once */
export async function startExtraction(
  ctx: Ctx<CarrierScope>,
  ids: readonly string[],
): Promise<Result<{ taskId: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  if (!(await readActivation(ctx)).activated) return notActivated();
  if (ids.length === 0) return invalid('File is required', { files: ['File is required'] });
  if (ids.length > MOST_AT_ONCE)
    return invalid(`At most ${MOST_AT_ONCE} files at once.`, {
      files: [`At most ${MOST_AT_ONCE} files at once.`],
    });
  for (const id of ids) {
    if (!isUuid(id) || !(await findDocument(ctx.scope, id))) return notFound('This file was not found.');
  }
  if (ctx.extractionService) return extractAtService(ctx, ctx.extractionService, ids);
  const taskId = ownId(ctx, 'extraction');
  await inTransaction(ctx.scope, async (scope) => {
    for (const { id, revision } of await markProcessing(scope, ids, taskId))
      await enqueue(scope, 'readDocument', { documentId: id, revision });
    await joinTask(scope, ids, taskId);
  });
  return ok({ taskId });
}

/** Starts what was handed in and not begun, the oldest first: where there is more than one request takes, the rest waits for the next. */
export async function startWaiting(ctx: Ctx<CarrierScope>): Promise<Result<{ taskId: string }>> {
  const waiting = await listUnbegun(ctx.scope, MOST_AT_ONCE);
  return startExtraction(
    ctx,
    waiting.map(({ id }) => id),
  );
}

/** 1 in progress, 2 success, 3 failure: the numbers of the service's protocol. */
export type TaskStatus = 1 | 2 | 3;

/** The state of a task: failed only where every file failed, so that one bad file does not take the others along. */
export async function checkTask(
  ctx: Ctx<CarrierScope>,
  taskId: string,
): Promise<Result<{ status: TaskStatus; documents: Document[] }>> {
  const documents = isUuid(taskId) ? await listDocumentsOfTask(ctx.scope, taskId) : [];
  if (documents.length === 0) return notFound('This task was not found.');
  const open = documents.some(
    (document) => document.status === 'processing' || document.status === 'uploaded',
  );
  const failed = documents.every((document) => document.status === 'failed');
  return ok({ status: open ? 1 : failed ? 3 : 2, documents });
}
