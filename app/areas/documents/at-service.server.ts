import type { ExtractionService, ServiceAnswer, ServiceToken } from '~/platform/reader/port';
import { findDocument } from '~/areas/documents/data/documents.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { OfferedFile } from '~/areas/documents/rules/upload-rules';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { issueServiceToken } from './activation.server';
import type { UploadedDocument } from './upload-documents.server';

/** Handing in and reading where the extraction service runs as a process of its own. Rights were checked by the caller, and are again by the service. */

const tokens = new Map<string, string>();
const MOST_TOKENS = 5_000;

/** The service token of a person for a carrier, kept until it stops working. */
function tokenOf(ctx: Ctx<CarrierScope>): ServiceToken {
  const key = `${ctx.scope.carrierId} ${ctx.scope.userId}`;
  return async (renew) => {
    const kept = renew ? undefined : tokens.get(key);
    if (kept !== undefined) return kept;
    const { token } = await issueServiceToken(ctx);
    if (tokens.size >= MOST_TOKENS) tokens.clear();
    if (token !== null) tokens.set(key, token);
    return token ?? '';
  };
}

export async function uploadAtService(
  ctx: Ctx<CarrierScope>,
  service: ExtractionService,
  files: readonly OfferedFile[],
  source: 'upload' | 'mail',
): Promise<Result<UploadedDocument[]>> {
  const answer = await service.upload(tokenOf(ctx), files, source);
  if (!answer.ok) return refusal(answer, 'files[]');
  const kept: UploadedDocument[] = [];
  for (const { id, seenBefore } of answer.value) {
    const document = await findDocument(ctx.scope, id);
    if (!document) throw new Error('the extraction service keeps its documents in another database');
    kept.push({ document, seenBefore });
  }
  return ok(kept);
}

export async function extractAtService(
  ctx: Ctx<CarrierScope>,
  service: ExtractionService,
  ids: readonly string[],
): Promise<Result<{ taskId: string }>> {
  const answer = await service.extract(tokenOf(ctx), ids);
  return answer.ok ? ok(answer.value) : refusal(answer, 'files');
}

function refusal(
  { status, message }: Extract<ServiceAnswer<unknown>, { ok: false }>,
  field: string,
): Result<never> {
  if (status === 422) return invalid(message, { [field]: [message] });
  if (status === 404) return notFound(message);
  if (status === 403) return fail({ kind: 'forbidden', message });
  return fail({
    kind: 'unavailable',
    message:
      status === 0 ? message : 'The extraction service does not take files now. Try again in a minute.',
  });
}
