import { isUuid } from '~/engine/text/uuid';
import { findAttachmentsById } from '~/areas/mail/data/attachments.server';
import { inTransaction } from '~/platform/database/scope.server';
import {
  findRequest,
  listRequests,
  setFreeLimitDoubled,
  settleRequest,
  type QueuedRequest,
} from '~/areas/support/data/support.server';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { SUPPORT_KIND_NAMES, type SupportKind, type SupportStatus } from '~/areas/support/rules/choices';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { INVALID_DATA } from '~/platform/parse-input';
import { recordAction, type AdminCtx } from './record-action.server';

export type { QueuedRequest };

/** What can become of a request of each kind. */
export const DECISIONS: Readonly<Record<SupportKind, readonly SupportStatus[]>> = {
  limits: ['granted', 'declined', 'in_progress'],
  training: ['granted', 'declined', 'in_progress', 'done'],
  message: ['done', 'in_progress'],
};

export const listSupportQueue = (ctx: AdminCtx, isDecided: boolean, page: { skip: number; take: number }) =>
  listRequests(ctx.scope, isDecided, page);

export async function readSupportRequest(ctx: AdminCtx, id: string): Promise<Result<QueuedRequest>> {
  const request = isUuid(id) ? await findRequest(ctx.scope, id) : null;
  return request ? ok(request) : notFound();
}

/** A file of a request, for who answers it. */
export async function readRequestFile(ctx: AdminCtx, id: string, fileId: string) {
  const found = await readSupportRequest(ctx, id);
  if (!found.ok || !found.value.attachments.some((file) => file.id === fileId)) return notFound();
  const [file] = await findAttachmentsById(ctx.scope, [fileId]);
  const bytes = file ? await ctx.storage.get(file.storageKey) : null;
  return file && bytes ? ok({ file, bytes }) : notFound();
}

/** Decides a request, tells the person by mail, and does what was granted: doubled limits are doubled at once. */
export async function decideRequest(
  ctx: AdminCtx,
  id: string,
  decision: { status: string; answer: string; revision: number },
): Promise<Result<null>> {
  const found = await readSupportRequest(ctx, id);
  if (!found.ok) return found;
  const request = found.value;
  const status = DECISIONS[request.kind].find((one) => one === decision.status);
  const answer = decision.answer.trim();
  const wrong: Record<string, string[]> = {};
  if (!status) wrong['status'] = ['Choose what becomes of the request'];
  if (answer.length > 4000) wrong['answer'] = ['Write at most 4000 characters'];
  if (answer === '' && (status === 'declined' || status === 'done'))
    wrong['answer'] = ['Tell the person why, or what you did'];
  if (!status || Object.keys(wrong).length > 0) return invalid(INVALID_DATA, wrong);
  return inTransaction(ctx.scope, async (scope) => {
    const decidedAt = status === 'in_progress' ? null : ctx.clock.now();
    if (!(await settleRequest(scope, id, decision.revision, { status, answer, decidedAt })))
      return fail({
        kind: 'conflict',
        message: 'Someone else decided this request meanwhile. Look at it once more.',
      });
    const isDoubling = request.kind === 'limits' && status === 'granted' && request.carrier !== null;
    if (isDoubling && request.carrier) await setFreeLimitDoubled(scope, request.carrier.id, true);
    const summary = `${SUPPORT_KIND_NAMES[request.kind]} of ${request.user.email}: ${status}`;
    await recordAction(ctx, scope, {
      action: `support.${status}`,
      subjectType: 'request',
      subjectId: id,
      summary,
      details: { carrierId: request.carrier?.id ?? null, answer },
    });
    if (status !== 'in_progress' || answer !== '') {
      const params = {
        kind: request.kind,
        status,
        name: request.user.name,
        answer,
        granted: isDoubling ? DOUBLED : '',
      };
      await queueMail(scope, {
        kind: 'support-answer',
        to: { address: request.user.email, name: request.user.name },
        params,
        userId: request.user.id,
      });
    }
    return ok(null);
  });
}

/** Twice the free plan of the specification. */
const DOUBLED = '20 trips in 30 days and 10 stops a trip';
