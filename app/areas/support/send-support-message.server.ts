import { insertSupportRequest } from '~/areas/support/data/support.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { invalid, ok, type Result } from '~/engine/result';
import { MAX_ATTACHMENTS_BYTES } from '~/areas/support/rules/attachment';
import { supportMessageSchema } from '~/areas/support/rules/support.schema';
import { refuseReadToken } from '~/platform/authorize';
import { madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { refuseInfected } from '~/areas/documents/refuse-infected.server';
import { keepAttachment, refusedFile, type GivenFile } from './keep-attachment.server';
import { queueSupportMails, type Asker } from './queue-support-mails.server';

const MAX_FILES = 3;

/** A message to support, with up to three files. @returns the request's id. */
export async function sendSupportMessage(
  ctx: Ctx<CarrierScope>,
  asker: Asker,
  input: unknown,
  files: readonly GivenFile[],
): Promise<Result<string>> {
  const refused = refuseReadToken(ctx);
  if (refused) return refused;
  const parsed = parseInput(supportMessageSchema, input);
  const wrong = filesProblem(files);
  if (!parsed.ok)
    return wrong && parsed.failure.kind === 'invalid'
      ? invalid(INVALID_DATA, { ...parsed.failure.fields, files: [wrong] })
      : parsed;
  if (wrong !== null) return invalid(wrong, { files: [wrong] });
  const infected = await refuseInfected(ctx, files, 'files');
  if (infected) return infected;
  const { subject, message } = parsed.value;
  return inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'support');
    if (earlier !== null) return ok(earlier);
    const requestId = await insertSupportRequest(scope, {
      kind: 'message',
      fields: { subject, message },
      createdAt: ctx.clock.now(),
    });
    const attachmentIds: string[] = [];
    for (const file of files) {
      const kept = await keepAttachment({ ...ctx, scope }, file, requestId);
      if (!kept.ok) return kept;
      attachmentIds.push(kept.value.id);
    }
    const facts: [string, string][] = [
      ['Subject', subject],
      ['Message', message],
    ];
    await queueSupportMails(
      ctx,
      scope,
      { requestId, kind: 'message', name: asker.name, email: asker.email, carrier: asker.carrier, facts },
      attachmentIds,
    );
    await madeNow(ctx, scope, 'support', requestId);
    return ok(requestId);
  });
}

function filesProblem(files: readonly GivenFile[]): string | null {
  if (files.length > MAX_FILES) return `At most ${MAX_FILES} files can go with a message`;
  const first = files.map(refusedFile).find((problem) => problem !== null);
  if (first) return first;
  const total = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  return total > MAX_ATTACHMENTS_BYTES ? 'The files together cannot exceed 20 MB' : null;
}
